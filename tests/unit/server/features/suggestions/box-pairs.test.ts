import { expect, test } from 'vitest';
import { withBoxesFirst } from '#server/features/suggestions/engine/entries/box-pairs.ts';
import { valueIn } from '#tests/support/records/value-in.ts';

const PAGE = [
  'Client   Dana Sample          DOB 02/03/1990',
  '',
  'HAVE YOU EVER HAD',
  ' 1 Asthma              Y[x] N[ ]  as a child             5 Cut yourself         Y[x] N[ ]  arm, 2021',
  ' 2 Seizures            Y[ ] N[ ]                         6 Tried suicide        Y[ ] N[x]',
  ' 3 Carry EpiPen        Y[ ] N[x]                         7 Eating disorder      Y[ ] N[x]',
].join('\n');

test.each([
  ['history_of_seizures', undefined],
  ['history_of_self_harm', 'Yes, arm, 2021'],
  ['history_of_suicide_attempts', 'No'],
  ['eating_disorder', 'No'],
])('a box behind its letter is that letter’s: %s', (field, value) => expect(valueIn(PAGE, field)).toBe(value));

test('only pairs of a yes and a no are such', () => {
  expect(withBoxesFirst('Seizures  Y[x] N[ ]')).toBe('Seizures  [x]Y [ ]N');
  expect(withBoxesFirst('Status  Single[ ]  Married[x]')).toBe('Status  [ ]Single  [x]Married');
  for (const text of ['[ ] Y [x] N [ ] unknown', 'a b[x] then F[ ]']) expect(withBoxesFirst(text)).toBe(text);
});
