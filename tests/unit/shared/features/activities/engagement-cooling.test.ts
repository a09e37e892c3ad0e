import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACTIVITY_EVENTS,
  type DatedEvent,
  engagementOf,
  LEVELS_BY_RANK,
} from '#shared/features/activities/activities.rules.ts';
import { coolingOf } from '#shared/features/activities/engagement-cooling.ts';
import type { SourceStatus } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { chances } from '#tests/support/rounds.ts';

const TODAY = '2026-05-12';
const SEED = Math.floor(chances('cooling')() * 2 ** 31);
const on = (event: string, daysAgo: number): DatedEvent => ({ event, event_date: addDays(TODAY, -daysAgo) });

test('a call of today holds for the window and leaves what is under it', () => {
  expect(coolingOf([on('Phone call', 0), on('Email sent', -30)], TODAY, 60)).toEqual({
    on: '2026-07-12',
    status: 'COLD',
  });
  expect(coolingOf([on('Phone call', 60)], TODAY, 60)).toEqual({ on: '2026-05-13', status: 'INACTIVE' });
});

test('what lies ahead holds a level that it reaches in time, and does not reach over a gap', () => {
  expect(coolingOf([on('Event', 9), on('Conference', -1)], TODAY, 10)?.on).toBe('2026-05-24');
  expect(coolingOf([on('Event', 10), on('Conference', -2)], TODAY, 10)).toEqual({
    on: '2026-05-13',
    status: 'INACTIVE',
  });
});

test('nothing cools that is inactive', () => {
  expect(coolingOf([], TODAY, 60)).toBeNull();
  expect(coolingOf([on('Phone call', -3), on('Phone call', 61)], TODAY, 60)).toBeNull();
});

test('is the first day that, looked at one by one, stands lower', () => {
  const activities = fc.array(
    fc.record({
      event: fc.constantFrom(...ACTIVITY_EVENTS, 'Something else'),
      daysAgo: fc.integer({ min: -25, max: 30 }),
    }),
    { maxLength: 10 },
  );
  const height = (status: SourceStatus) => LEVELS_BY_RANK.indexOf(status);
  fc.assert(
    fc.property(activities, fc.integer({ min: 1, max: 20 }), (given, period) => {
      const all = given.map(({ event, daysAgo }) => on(event, daysAgo));
      const standing = (day: string) => engagementOf(all, day, period).status;
      const days = Array.from({ length: 60 }, (_, day) => addDays(TODAY, day));
      const first = days.find((day) => height(standing(day)) < height(standing(TODAY)));
      expect(coolingOf(all, TODAY, period)).toEqual(first ? { on: first, status: standing(first) } : null);
    }),
    { seed: SEED, numRuns: 500 },
  );
});
