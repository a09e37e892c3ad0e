import { expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { daysAhead } from '#server/features/suggestions/engine/notes/days-ahead.ts';

const CONTEXT = { today: '2026-11-01', client: { firstname: 'Dana', lastname: 'Sample' } };
const read = (text: string): Record<string, string> =>
  Object.fromEntries(extractSuggestions([{ page: 1, text }], CONTEXT).map(({ field, value }) => [field, value]));

test('days ahead are read without a year too', () => {
  expect(daysAhead('heart check Nov 20', CONTEXT.today)).toEqual(['2026-11-20']);
  expect(daysAhead('11/12 1:15 pm, seen 10/12', CONTEXT.today)).toEqual(['2026-11-12']);
  expect(daysAhead('back on Jan 5', CONTEXT.today)).toEqual(['2027-01-05']);
});

test.each<[string, string, string]>([
  ['Psychiatry: Dr. Lotte Berg, 555-555-0188, 11/09/2026 at 9:30, by video.', 'next_appointment', '2026-11-09'],
  ['He has a urologist, Dr. Hsu, whom he sees on November 6.', 'next_appointment', '2026-11-06'],
  ['She is to appear in Pinefold Municipal Court on November 30.', 'upcoming_court_date', '2026-11-30'],
  ['He lives at 61 Quince Street, Tallis, alone.', 'city', 'Tallis'],
  ['Rents, 44 Arroyo Seco Trail, Rincon, NM 87999.', 'zip', '87999'],
  ['Rents with Fern. Single.', 'living_status', 'Rental'],
  ['Student at Dunmere Tech, on leave.', 'employment_status', 'Student'],
  ['She is her own boss.', 'employment_status', 'Self-employed'],
  ['My doctor is Dr. Fairuz Benally in Clover Gap.', 'current_pcp_name', 'Dr. Fairuz Benally'],
])('%s', (text, field, value) => {
  expect(read(text)[field]).toBe(value);
});

test.each([
  ['My own court date is 11/5/2026.', 'upcoming_court_date'],
  ['Business address: 9 Harbor Plaza, Suite 300, Wexley, VA 23999', 'address'],
  ['Bed date 11/09/2026 at the clinic.', 'next_appointment'],
])('none: %s', (text, field) => {
  expect(read(text)).not.toHaveProperty(field);
});
