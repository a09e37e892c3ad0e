import { expect, test } from 'vitest';
import { type Filled, verifyFilled } from '#server/features/suggestions/engine/verify-filled.ts';

const PAGE = [
  'DOB: 03/04/1985',
  'Sex: F',
  'Phone of the client: (555) 555-0142',
  'Allergies: Penicillin (hives)',
  'She denies any history of seizures. Her mother had a suicide attempt.',
  'Next court date: 12/01/2026 and before that 03/01/2026',
  'SSN: 900-11-2233',
].join('\n');

const verify = (...filled: Omit<Filled, 'page'>[]) =>
  verifyFilled(
    filled.map((each) => ({ ...each, page: 1 })),
    [{ page: 1, text: PAGE }],
    { today: '2026-11-01' },
  ).map(({ field, value, quote }) => ({ field, value, quote }));

test('a value that stands in a quote that stands on its page is kept', () => {
  const allergies = { field: 'allergies', value: 'penicillin (hives)', quote: 'allergies: Penicillin (hives)' };
  expect(verify(allergies)).toEqual([
    { field: 'allergies', value: 'Penicillin (hives)', quote: 'Allergies: Penicillin (hives)' },
  ]);
  expect(verify({ field: 'dob', value: '1985-03-04', quote: 'DOB: 03/04/1985' })).toHaveLength(1);
  expect(verify({ field: 'sex_at_birth', value: 'F', quote: 'Sex: F' })[0]?.value).toBe('Female');
  const court = { field: 'upcoming_court_date', value: '2026-12-01', quote: 'Next court date: 12/01/2026' };
  expect(verify(court)).toHaveLength(1);
});

test('a denial that was cut off the quote makes it a No', () => {
  const filled = { field: 'history_of_seizures', value: 'Yes', quote: 'history of seizures' };
  expect(verify(filled)).toEqual([{ field: 'history_of_seizures', value: 'No', quote: 'history of seizures' }]);
});

test.each<[string, Omit<Filled, 'page'>]>([
  ['a field that is none', { field: 'status', value: 'ADMITTED', quote: 'Allergies: Penicillin (hives)' }],
  ['a quote that stands nowhere', { field: 'allergies', value: 'Latex', quote: 'Allergies: Latex' }],
  ['a value that is not in its quote', { field: 'allergies', value: 'Latex', quote: 'Allergies: Penicillin (hives)' }],
  ['another date than the quote', { field: 'dob', value: '1985-04-03', quote: 'DOB: 03/04/1985' }],
  [
    'a court date that has passed',
    { field: 'upcoming_court_date', value: '2026-03-01', quote: 'before that 03/01/2026' },
  ],
  [
    "a relative's history",
    { field: 'history_of_suicide_attempts', value: 'suicide attempt', quote: 'had a suicide attempt' },
  ],
  ['a social security number', { field: 'subscriber_id', value: '900-11-2233', quote: 'SSN: 900-11-2233' }],
  ['a quote of no words', { field: 'allergies', value: ':', quote: ':' }],
])('%s is dropped', (_, filled) => {
  expect(verify(filled)).toEqual([]);
});
