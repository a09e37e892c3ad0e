import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterWorking, type BusinessHours, workingBetween } from '#server/features/first-contact/working-time.ts';
import { USUAL_SPEED_TO_LEAD } from '#shared/features/first-contact/first-contact.rules.ts';

const MINUTE = 60_000;
const CLOSED = { mon: '', tue: '', wed: '', thu: '', fri: '', sat: '', sun: '' };
const usual: BusinessHours = { hours: USUAL_SPEED_TO_LEAD, zone: 'America/New_York' };
const always: BusinessHours = {
  hours: Object.fromEntries(Object.keys(CLOSED).map((day) => [day, '00:00-24:00'])) as typeof CLOSED,
  zone: 'America/New_York',
};
const nights: BusinessHours = { hours: { ...CLOSED, sun: '00:00-06:00' }, zone: 'America/New_York' };
const due = (start: string, minutes: number, business = usual) =>
  afterWorking(new Date(start), minutes * MINUTE, business).toISOString();
const minutes = (start: string, end: string, business = usual) =>
  workingBetween(new Date(start), new Date(end), business) / MINUTE;

describe('five minutes of business hours', () => {
  test.each([
    ['in the middle of a day', '2026-05-12T16:00:00Z', '2026-05-12T16:05:00.000Z'],
    ['over closing time go on at the next opening', '2026-05-12T21:58:00Z', '2026-05-13T12:03:00.000Z'],
    ['that end as the doors close are over then', '2026-05-12T21:55:00Z', '2026-05-12T22:00:00.000Z'],
    ['from the minute of closing on begin the next day', '2026-05-12T22:00:00Z', '2026-05-13T12:05:00.000Z'],
    ['in the night begin in the morning', '2026-05-12T06:00:00Z', '2026-05-12T12:05:00.000Z'],
    ['on a Friday night begin on Monday', '2026-05-15T23:00:00Z', '2026-05-18T12:05:00.000Z'],
    ['over the Friday evening go on on Monday', '2026-05-15T21:57:00Z', '2026-05-18T12:02:00.000Z'],
  ])('%s', (_, start, end) => expect(due(start, 5)).toBe(end));

  test('are read from the clock of the organization, before and after it changes', () => {
    // The Friday before clocks go forward ends in winter time; Monday opens in summer time.
    expect(due('2026-03-06T22:58:00Z', 5)).toBe('2026-03-09T12:03:00.000Z');
    expect(due('2026-10-30T21:58:00Z', 5)).toBe('2026-11-02T13:03:00.000Z');
  });
});

test('a night in which clocks change is as long as it was', () => {
  // 00:00 to 06:00 has five hours when clocks go forward and seven when they go back.
  expect(minutes('2026-03-08T05:00:00Z', '2026-03-08T12:00:00Z', nights)).toBe(5 * 60);
  expect(minutes('2026-11-01T04:00:00Z', '2026-11-01T12:00:00Z', nights)).toBe(7 * 60);
  expect(due('2026-03-08T06:30:00Z', 60, nights)).toBe('2026-03-08T07:30:00.000Z');
  expect(due('2026-11-01T05:30:00Z', 60, nights)).toBe('2026-11-01T06:30:00.000Z');
});

test('a target longer than what is left of a day takes days', () => {
  expect(due('2026-05-14T20:00:00Z', 1_440)).toBe('2026-05-19T14:00:00.000Z');
});

test('what waits over a weekend has waited no hour of it', () => {
  expect(minutes('2026-05-15T21:00:00Z', '2026-05-18T13:00:00Z')).toBe(120);
  expect(minutes('2026-05-16T13:00:00Z', '2026-05-17T20:00:00Z')).toBe(0);
});

test('round the clock, business hours are all hours, whatever clocks do', () => {
  expect(minutes('2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z', always)).toBe(48 * 60);
  expect(minutes('2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z', always)).toBe(48 * 60);
});

test('between the start and when the time is over lies that time, for any start, length and zone', () => {
  const zones = ['America/New_York', 'America/Phoenix', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
  const start = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2027-12-31') });
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 1_440 }), fc.constantFrom(...zones), (from, length, zone) => {
      const business = { ...usual, zone };
      const end = afterWorking(new Date(from), length * MINUTE, business);
      expect(workingBetween(new Date(from), end, business)).toBe(length * MINUTE);
      expect(workingBetween(new Date(from), new Date(end.getTime() - 1), business)).toBe(length * MINUTE - 1);
    }),
    { seed: 2026, numRuns: 300 },
  );
});
