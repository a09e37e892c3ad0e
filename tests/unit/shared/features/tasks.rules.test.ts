import { describe, expect, test } from 'vitest';
import { firstSentence } from '#shared/features/calls/calls.rules.ts';
import { groupOf, nextDue } from '#shared/features/tasks/tasks.rules.ts';
import { formatTime } from '#shared/platform/dates.ts';

describe('a repeating task', () => {
  test.each([
    ['2026-05-12', 'DAY', '2026-05-12', '2026-05-13'],
    ['2026-05-01', 'DAY', '2026-05-12', '2026-05-13'],
    ['2026-05-12', 'WEEK', '2026-05-12', '2026-05-19'],
    ['2026-05-18', 'WEEK', '2026-05-12', '2026-05-25'],
    ['2026-04-01', 'TWO_WEEKS', '2026-05-12', '2026-05-13'],
    ['2026-01-31', 'MONTH', '2026-02-01', '2026-02-28'],
    ['2026-01-31', 'MONTH', '2026-03-01', '2026-03-31'],
    ['2024-11-30', 'QUARTER', '2026-05-12', '2026-05-30'],
    ['2026-12-15', 'MONTH', '2026-12-15', '2027-01-15'],
    [null, 'WEEK', '2026-05-12', '2026-05-19'],
  ] as const)('due %s, %s, completed on %s is due again on %s', (due, repeats, today, next) => {
    expect(nextDue(due, repeats, today)).toBe(next);
  });
});

describe('a task stands under', () => {
  // A Tuesday.
  const today = '2026-05-12';
  const open = (due_date: string | null) => groupOf({ due_date, is_complete: false }, today);
  test('when it is due; the week ends on its Sunday', () => {
    expect(open('2026-05-11')).toBe('overdue');
    expect(open('2026-05-12')).toBe('today');
    expect(open('2026-05-13')).toBe('week');
    expect(open('2026-05-17')).toBe('week');
    expect(open('2026-05-18')).toBe('later');
    expect(open(null)).toBe('none');
    expect(groupOf({ due_date: '2026-05-18', is_complete: false }, '2026-05-17')).toBe('later');
  });
  test('what is done, whenever it was due', () => {
    expect(groupOf({ due_date: '2026-05-11', is_complete: true }, today)).toBe('done');
  });
});

test('a time of day is written as it is said', () => {
  expect(['00:05', '09:30', '12:00', '15:45'].map(formatTime)).toEqual(['12:05 AM', '9:30 AM', '12:00 PM', '3:45 PM']);
});

test('the first sentence of what was said', () => {
  expect(firstSentence('A mother asks for a bed. She wants a call back.')).toBe('A mother asks for a bed.');
  expect(firstSentence('Dr. Alder asks about detox. Soon.')).toBe('Dr. Alder asks about detox.');
  expect(firstSentence('no end')).toBe('no end');
});
