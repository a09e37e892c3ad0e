import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';

/** Days between two touches of a source where neither it, its type nor the organization says otherwise. */
export const USUAL_RHYTHM = 30;
export const RHYTHM_DAYS = { least: 1, most: 365 } as const;

/** How many days a source has to be overdue; '0' is due by today. */
export const OVERDUE_DAYS = ['0', '7', '14', '30', '60'] as const;

/** The most stops that one day's route has. */
export const MAX_STOPS = 50;

const DAY_MS = 86_400_000;

/** Whole days from one calendar day to another. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

interface Paced {
  due_on: CalendarDay;
  last_activity_date: CalendarDay | null;
  /** Seconds since the epoch. */
  created_at: number;
}

/** The rhythm that a source is kept in, whoever set it. */
export const rhythmOf = ({ due_on, last_activity_date, created_at }: Paced, timeZone: string): number =>
  daysBetween(last_activity_date ?? dayInZone(new Date(created_at * 1000), timeZone), due_on);

interface Placed {
  id: string;
  state: string | null;
  zipcode: string | null;
  address: string | null;
}

/** Whether anybody could drive there. */
export const isPlaced = ({ zipcode, address }: Pick<Placed, 'zipcode' | 'address'>): boolean =>
  Boolean(zipcode || address);

/** What a map is asked for: the street, the state and the ZIP code, as far as they are known. */
export const placeOf = ({ address, state, zipcode }: Pick<Placed, 'address' | 'state' | 'zipcode'>): string =>
  [address, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** As many stops as a map takes in one way. */
export const MAX_ON_MAP = 10;

export interface PartOnMap {
  /** The numbers of its first and its last stop in the route. */
  from: number;
  to: number;
  /** Directions from where one stands, by way of all but the last to the last. */
  href: string;
}

/** Addresses of a map that shows the route, in parts of ten stops; those that nobody could drive to are passed over. */
export function partsOnMap(stops: readonly Omit<Placed, 'id'>[]): PartOnMap[] {
  const placed = stops.flatMap((stop, at) => (isPlaced(stop) ? [{ n: at + 1, place: placeOf(stop) }] : []));
  const parts = Array.from({ length: Math.ceil(placed.length / MAX_ON_MAP) }, (_, n) =>
    placed.slice(n * MAX_ON_MAP, (n + 1) * MAX_ON_MAP),
  );
  return parts.map((part) => {
    const [last, ...before] = part.map(({ place }) => place).reverse();
    const asked = new URLSearchParams({ api: '1', destination: last ?? '' });
    if (before.length > 0) asked.set('waypoints', before.reverse().join('|'));
    return { from: part[0]?.n ?? 0, to: part.at(-1)?.n ?? 0, href: `https://www.google.com/maps/dir/?${asked}` };
  });
}

/**
 * The way from one to the next: by state, by ZIP code, whose digits run from region to place, then by street. What names
 * a state alone comes after its others, and what names no place at all comes last.
 */
export function inRouteOrder<Stop extends Placed>(stops: readonly Stop[]): Stop[] {
  const keys = ({ state, zipcode, address, id }: Stop) => [
    state,
    zipcode,
    address?.replace(/^[\d\s-]+/, ''),
    address,
    id,
  ];
  return [...stops].sort((one, other) => {
    const theirs = keys(other);
    for (const [at, key] of keys(one).entries()) {
      const [a, b] = [key || '\uffff', theirs[at] || '\uffff'];
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  });
}
