import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_EVENTS, type DatedEvent, engagementOf } from '#shared/features/activities/activities.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { chances } from '#tests/support/rounds.ts';

const TODAY = '2026-05-12';
const SEED = Math.floor(chances('engagement')() * 2 ** 31);
const on = (event: string, daysAgo: number): DatedEvent => ({ event, event_date: addDays(TODAY, -daysAgo) });

/** The decision's own table, said once more. */
const LEVELS: [string, string[]][] = [
  ['REFERRING', ['Referral received']],
  ['HOT', ['Phone call', 'Referral sent', 'Virtual meeting', '1 on 1 meeting']],
  ['WARM', ['Email received', 'Mail received', 'Conference', 'Event']],
  ['COLD', ['Email sent', 'Mail sent', 'Drop-in Visit']],
];

describe('the engagement of a source', () => {
  test.each(LEVELS.flatMap(([level, events]) => events.map((event) => [event, level] as const)))(
    'is said by %s as %s',
    (event, level) => {
      expect(engagementOf([on(event, 3)], TODAY)).toEqual({ status: level, last_activity_date: '2026-05-09' });
    },
  );

  test('has twelve events, ten of them kinds that people log', () => {
    expect([...ACTIVITY_EVENTS].sort()).toEqual(LEVELS.flatMap(([, events]) => events).sort());
    expect(ACTIVITY_EVENTS).toHaveLength(12);
  });

  test('counts sixty days back where nothing else is said, the sixtieth included', () => {
    expect(engagementOf([on('Phone call', 60)], TODAY).status).toBe('HOT');
    expect(engagementOf([on('Phone call', 61)], TODAY)).toEqual({
      status: 'INACTIVE',
      last_activity_date: '2026-03-12',
    });
  });

  test('of a period of one day counts today and yesterday', () => {
    expect(engagementOf([on('Phone call', 1)], TODAY, 1).status).toBe('HOT');
    expect(engagementOf([on('Phone call', 2)], TODAY, 1).status).toBe('INACTIVE');
  });

  test('is that of no activity where there is none, or where all lie ahead', () => {
    expect(engagementOf([], TODAY)).toEqual({ status: 'INACTIVE', last_activity_date: null });
    expect(engagementOf([on('Referral received', -1)], TODAY)).toEqual({
      status: 'INACTIVE',
      last_activity_date: null,
    });
  });

  const activities = fc.array(
    fc.record({
      event: fc.constantFrom(...ACTIVITY_EVENTS, 'Something else'),
      daysAgo: fc.integer({ min: -40, max: 400 }),
    }),
    { maxLength: 12 },
  );

  test('is the highest level within the window, whatever the order and whatever lies outside', () => {
    fc.assert(
      fc.property(activities, fc.integer({ min: 1, max: 365 }), (given, period) => {
        const said = engagementOf(
          given.map(({ event, daysAgo }) => on(event, daysAgo)),
          TODAY,
          period,
        );
        const counted: string[] = given
          .filter(({ daysAgo }) => daysAgo >= 0 && daysAgo <= period)
          .map(({ event }) => event);
        const level = LEVELS.find(([, events]) => events.some((event) => counted.includes(event)))?.[0];
        expect(said.status).toBe(level ?? 'INACTIVE');
        const past = given.map(({ daysAgo }) => daysAgo).filter((daysAgo) => daysAgo >= 0);
        expect(said.last_activity_date).toBe(past.length === 0 ? null : addDays(TODAY, -Math.min(...past)));
        const reversed = [...given].reverse().map(({ event, daysAgo }) => on(event, daysAgo));
        expect(engagementOf(reversed, TODAY, period)).toEqual(said);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  test('is said as well by the newest activity of each kind', () => {
    fc.assert(
      fc.property(activities, fc.integer({ min: 1, max: 365 }), (given, period) => {
        const all = given
          .map(({ event, daysAgo }) => on(event, daysAgo))
          .filter(({ event_date }) => event_date <= TODAY);
        const newest = new Map<string, DatedEvent>();
        for (const each of all)
          if ((newest.get(each.event)?.event_date ?? '') < each.event_date) newest.set(each.event, each);
        expect(engagementOf([...newest.values()], TODAY, period)).toEqual(engagementOf(all, TODAY, period));
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});
