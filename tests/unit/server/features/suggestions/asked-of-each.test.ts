import { describe, expect, it } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const PAGE = [
  'Client   Dana Sample          DOB 02/03/1990',
  '',
  'ASK EACH, WRITE Y/N           Briony    Dana      Omar',
  ' seizure ever                  N         Y         N      Dana: two, 2019',
  ' tried suicide ever            Y         N         N      2021',
  ' breaks things                 N         Y         Y      Omar: a window',
  ' hits people                   N         N         Y',
  ' allergies                     Y         N         N      B: codeine',
].join('\n');

describe('questions that are asked of each of several people', () => {
  it.each([
    ['history_of_seizures', 'Yes, two, 2019'],
    ['history_of_suicide_attempts', 'No'],
    ['aggression_or_property_damage', 'Yes'],
    ['allergies', 'No'],
  ])('%s', (field, value) => expect(valueIn(PAGE, field)).toBe(value));
});
