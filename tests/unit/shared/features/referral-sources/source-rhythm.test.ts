import { expect, test } from 'vitest';
import {
  daysBetween,
  inRouteOrder,
  isPlaced,
  partsOnMap,
  rhythmOf,
} from '#shared/features/referral-sources/source-rhythm.ts';

const stop = (id: string, state: string | null, zipcode: string | null, address: string | null) => ({
  ...{ id, state, zipcode, address },
});

test('a route goes by state, ZIP code and street; what names no place comes last', () => {
  const stops = [
    stop('nowhere', null, null, null),
    stop('state alone', 'MA', null, null),
    stop('boston 9', 'MA', '02118', '9 Alder Street'),
    stop('maine', 'ME', '04101', '1 Pier'),
    stop('boston 12', 'MA', '02118', '12 Alder Street'),
    stop('worcester', 'MA', '01602', '4 Birch Row'),
    stop('boston elm', 'MA', '02118', '2 Elm Street'),
  ];
  expect(inRouteOrder(stops).map(({ id }) => id)).toEqual([
    ...['worcester', 'boston 12', 'boston 9', 'boston elm', 'state alone', 'maine', 'nowhere'],
  ]);
  expect(inRouteOrder(inRouteOrder(stops).toReversed())).toEqual(inRouteOrder(stops));
});

test('a place is an address or a ZIP code', () => {
  expect(isPlaced({ zipcode: null, address: null })).toBe(false);
  expect(isPlaced({ zipcode: '02118', address: null })).toBe(true);
  expect(isPlaced({ zipcode: null, address: '9 Alder Street' })).toBe(true);
});

test('a map elsewhere is asked for ten stops at a time, in their order, and for none that nobody could drive to', () => {
  expect(partsOnMap([stop('nowhere', 'MA', null, null)])).toEqual([]);
  expect(partsOnMap([stop('one', 'MA', '02118', '9 Alder Street')])).toEqual([
    {
      ...{ from: 1, to: 1 },
      href: 'https://www.google.com/maps/dir/?api=1&destination=9+Alder+Street%2C+MA+02118',
    },
  ]);
  const many = Array.from({ length: 12 }, (_, n) => stop(String(n), 'MA', n === 1 ? null : `0210${n % 10}`, null));
  const [first, second] = partsOnMap(many);
  expect([first?.from, first?.to, second?.from, second?.to]).toEqual([1, 11, 12, 12]);
  const asked = new URL(first?.href ?? '').searchParams;
  expect(asked.get('waypoints')?.split('|')).toHaveLength(9);
  expect(asked.get('waypoints')?.split('|')[1]).toBe('MA 02102');
  expect(asked.get('destination')).toBe('MA 02100');
});

test('the rhythm runs from the last touch, and before the first from the day the source came to be', () => {
  expect(daysBetween('2026-03-01', '2026-03-31')).toBe(30);
  const created_at = Date.parse('2026-01-02T01:00:00Z') / 1000;
  expect(rhythmOf({ created_at, last_activity_date: '2026-03-01', due_on: '2026-03-15' }, 'UTC')).toBe(14);
  // Still New Year's Day where the organization is.
  expect(rhythmOf({ created_at, last_activity_date: null, due_on: '2026-01-31' }, 'America/New_York')).toBe(30);
});
