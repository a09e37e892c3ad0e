import { addDays, type CalendarDay } from '#shared/platform/dates.ts';
import type { SourceStatus } from '../referral-sources/referral-sources.rules.ts';

/** Kinds of interaction that people log. */
export const INTERACTION_KINDS = [
  'Email sent',
  'Email received',
  'Phone call',
  'Virtual meeting',
  '1 on 1 meeting',
  'Conference',
  'Event',
  'Mail sent',
  'Mail received',
  'Drop-in Visit',
] as const;

/** Written by the product when a referral is logged, and read-only. */
export const REFERRAL_EVENTS = { referral_received: 'Referral received', referral_sent: 'Referral sent' } as const;

const AUTOMATIC_EVENTS = Object.values(REFERRAL_EVENTS);
/** Whether an event is written by the product: nobody logs or edits it. */
export const isAutomatic = (event: string): boolean => (AUTOMATIC_EVENTS as readonly string[]).includes(event);

/** Kinds that say at which of the organization's outreach events they happened (C-32). */
export const takesEventName = (event: string | null): boolean => event === 'Conference' || event === 'Event';

/** The outreach events of an organization that has not named its own. */
export const DEFAULT_OUTREACH_EVENTS = [
  'NAATP National',
  'Cape Cod Symposium (CCSAD)',
  'West Coast Symposium (WCSAD)',
  'National Council NatCon',
  'IECA Conference',
  'local coalition breakfast',
  'open house',
  'CE lunch & learn',
] as const;

/** 'Conference – NAATP National', or the kind alone. */
export const eventLabel = ({ event, event_name }: { event: string; event_name: string | null }): string =>
  event_name ? `${event} – ${event_name}` : event;

export const ACTIVITY_EVENTS = [...INTERACTION_KINDS, ...AUTOMATIC_EVENTS] as const;
export type ActivityEvent = (typeof ACTIVITY_EVENTS)[number];

/** Days that an activity counts for where the organization has set no other number, and the range it may set. */
export const DEFAULT_ENGAGEMENT_PERIOD = 60;
export const ENGAGEMENT_PERIOD = { least: 1, most: 365 } as const;

/** The most contacts that one activity names. */
export const MAX_CONTACTS = 20;

/** Who performed an activity that names nobody (C-44). */
export const UNASSIGNED = 'Unassigned';

/** What each kind says of a source's closeness (C-30). */
const LEVEL_OF: Record<ActivityEvent, SourceStatus> = {
  'Referral received': 'REFERRING',
  'Phone call': 'HOT',
  'Referral sent': 'HOT',
  'Virtual meeting': 'HOT',
  '1 on 1 meeting': 'HOT',
  'Email received': 'WARM',
  'Mail received': 'WARM',
  Conference: 'WARM',
  Event: 'WARM',
  'Email sent': 'COLD',
  'Mail sent': 'COLD',
  'Drop-in Visit': 'COLD',
};
const HIGHEST_FIRST = ['REFERRING', 'HOT', 'WARM', 'COLD'] as const satisfies readonly SourceStatus[];

/** The levels from the lowest up: a level's rank is its place here, counted from 1. */
export const LEVELS_BY_RANK: readonly SourceStatus[] = HIGHEST_FIRST.toReversed();

/** How high an event ranks; 0 for what says nothing of a source's closeness. */
export const rankOf = (event: string): number => (isKnown(event) ? LEVELS_BY_RANK.indexOf(LEVEL_OF[event]) + 1 : 0);

export interface DatedEvent {
  event: string;
  event_date: CalendarDay;
}

const isKnown = (event: string): event is ActivityEvent => Object.hasOwn(LEVEL_OF, event);

/**
 * A source's engagement on a day: the highest level of its activities of the last `period` days, that day included
 * (so a period of 1 counts today and yesterday), and the day of its newest activity. What lies ahead counts for neither.
 */
export function engagementOf(
  activities: readonly DatedEvent[],
  today: CalendarDay,
  period: number = DEFAULT_ENGAGEMENT_PERIOD,
): { status: SourceStatus; last_activity_date: CalendarDay | null } {
  const past = activities.filter(({ event_date }) => event_date <= today);
  const from = addDays(today, -period);
  const levels = new Set(
    past.flatMap(({ event, event_date }) => (event_date >= from && isKnown(event) ? [LEVEL_OF[event]] : [])),
  );
  const days = past.map(({ event_date }) => event_date);
  return {
    status: HIGHEST_FIRST.find((level) => levels.has(level)) ?? 'INACTIVE',
    last_activity_date: days.reduce<CalendarDay | null>((last, day) => (last && last > day ? last : day), null),
  };
}
