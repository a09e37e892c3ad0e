import { expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';

const CONTEXT = { today: '2026-11-01', client: { firstname: 'Dana', lastname: 'Sample' } };
const read = (text: string): Record<string, string> =>
  Object.fromEntries(extractSuggestions([{ page: 1, text }], CONTEXT).map(({ field, value }) => [field, value]));
const place = { city: 'Harbor Falls', state: 'NJ', zip: '07999' };

test.each([
  'Address: c/o Iglesia Roca, 12 Poplar St, Harbor Falls, NJ 07999 (she sleeps in the basement)',
  'ADDR moved 9/15 -> 12 Poplar St, Harbor Falls NJ 07999',
  'Mail: c/o Open Hand Day Center, 12 Poplar St, Harbor Falls, NJ 07999',
  'lives w/ abuelos (guardians by court), 12 Poplar St, Harbor Falls NJ 07999',
  'Q1. Is this still your address?\nA. 12 Poplar St, Harbor Falls, NJ 07999. Yes.',
  'Where do you live?\n12 Poplar St, Harbor Falls, NJ 07999',
  'WHERE the lake place, 12 Poplar St, Harbor Falls NJ 07999, she owns it',
  'Home, 12 Poplar St, Harbor Falls, NJ 07999 (mother, stepfather)',
  "where basement apt of his aunt's, 12 Poplar St, Harbor Falls NJ 07999, pays her $600",
  'They own a row house at 12 Poplar St, Harbor Falls, NJ 07999. Two dogs.',
])('lives: %s', (text) => {
  expect(read(text)).toMatchObject({ address: '12 Poplar St', ...place });
});

test.each([
  'Her mother lives at 12 Poplar St, Harbor Falls, NJ 07999.',
  'Sister Ana owns 12 Poplar St, Harbor Falls, NJ 07999.',
  'Attorney Ana Poe, 12 Poplar St, Harbor Falls, NJ 07999',
  'Until May he lived at 12 Poplar St, Harbor Falls, NJ 07999.',
  'Employer: Poe Homes, 12 Poplar St, Harbor Falls, NJ 07999',
  'Mail to our clinic, 12 Poplar St, Harbor Falls, NJ 07999',
  'Lives with a friend. The court is at 12 Poplar St, Harbor Falls, NJ 07999.',
])('does not live: %s', (text) => {
  expect(read(text).address).toBeUndefined();
});

test.each([
  ['phone_number', 'own ph: 202-555-0133', '+12025550133'],
  ['phone_number', "Teen's cell: 202-555-0133", '+12025550133'],
  ['current_pcp_name', 'Who is your family doctor: Dr. Ana Poe', 'Dr. Ana Poe'],
  ['current_pcp_name', 'Pediatrician: Dr. Ana Poe', 'Dr. Ana Poe'],
  ['current_psychiatrist_name', 'Behavioral health prescriber: Dr. Ana Poe', 'Dr. Ana Poe'],
  ['marital_status', 'Marr.: single', 'Single'],
])('%s: %s', (field, text, value) => {
  expect(read(`Name: Dana Sample\n${text}`)[field]).toBe(value);
});

test.each([
  ['Own home', 'FROM home - 12 Poplar St, Harbor Falls NJ 07999 (owns, lives w/ wife)'],
  ['Own home', 'addr: 12 Poplar St, Harbor Falls NJ 07999 (own) marital: M, 15 y'],
  ['Rental', 'addr 12 Poplar St #4F, Harbor Falls NJ 07999, rents, alone'],
  ['Rental', 'Address 12 Poplar St, Harbor Falls, NJ 07999 (rents) Cell 202-555-0133'],
  ['With family', 'Home, 12 Poplar St, Harbor Falls, NJ 07999 (mother, stepfather)'],
  ['With family', "Lives at 12 Poplar St, Harbor Falls NJ 07999 - whose: her tia Ana's"],
  [undefined, 'Home 12 Poplar St, Harbor Falls NJ 07999 (rented out since May)'],
  [undefined, 'Home 12 Poplar St, Harbor Falls, NJ 07999'],
  ['With family', 'lives w/ abuelos, 12 Poplar St, Harbor Falls NJ 07999 own ph 202-555-0133'],
])('holds where they live as %s: %s', (status, text) => {
  expect(read(text).living_status).toBe(status);
});

test.each([
  ['Married', 'ESTADO CIVIL / MARITAL STATUS [ ] soltero/single [X] casado/married [ ] viudo'],
  ['Single', 'No car of own. mar: S - has a friend'],
  ['Married', 'marital: M, 15 y, 3 kids'],
  ['Single', '32-year-old single woman, mother of one'],
])('is %s: %s', (status, text) => {
  expect(read(text).marital_status).toBe(status);
});
