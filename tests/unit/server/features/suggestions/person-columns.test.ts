import { describe, expect, it } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const TABLE = [
  'FATHER                                        MOTHER',
  'Name           Dana Sample                    Briony Other',
  'Born           11/21/1991                     05/05/1994',
  'Telephone      502-555-0121                   502-555-0199',
  'E-mail         none                           b.other@mail.example',
  'Work           part time, Quill Tire          full time, Other Bakery',
  'Insurance      Medicaid, 3300417762           Medicaid, 3300958114',
  '',
  'Both were seen.',
].join('\n');

describe('a table with a column for each of two people', () => {
  it.each([
    ['dob', '1991-11-21'],
    ['phone_number', '+15025550121'],
    ['email_id', undefined],
    ['employment_status', 'Part-time'],
    ['employer', 'Quill Tire'],
    ['subscriber_id', '3300417762'],
  ])('%s', (field, value) => expect(valueIn(TABLE, field)).toBe(value));
});

describe('a table of two people whose rows go on without a label', () => {
  const GOES_ON = [
    '               PATIENT                        OTHER PARENT',
    'Name           Dana Sample                    Briony Other',
    'Address        48 Quarry Hill                 2 Fork Rd',
    '               Ripley, WV 25999               Ripley, WV 25999',
    'Uses           beer, daily                    wine',
    '               cocaine, last 10/15',
    'Suicide attempt   two, pills at 16            never',
    'Allergies      cephalexin (hives)             bee stings, has EpiPen',
    'Legal          no charges                     assault, court 12/10/2026',
  ].join('\n');

  it.each([
    ['allergies', 'cephalexin (hives)'],
    ['epipen', undefined],
    ['history_of_suicide_attempts', 'two, pills at 16'],
    ['upcoming_court_date', undefined],
  ])('%s', (field, value) => expect(valueIn(GOES_ON, field)).toBe(value));
});

describe('two blocks side by side, with how to fill them in', () => {
  const CARD = [
    'STUDENT (please print)                 PARENT / GUARDIAN 1',
    'Last    Sample                         Name    Joanna Sample',
    'First   Dana                           Cell    603-555-0132',
    'Street 14 Plover Brook Rd              Email   j.sample@mail.example',
    'Student cell  603-555-0131',
    '',
    'INSURANCE Anthem ID YNH880231477   Policy holder Joanna Sample b. 9/2/81',
  ].join('\n');

  it.each([
    ['phone_number', '+16035550131'],
    ['email_id', undefined],
    ['address', '14 Plover Brook Rd'],
    ['dob', undefined],
  ])('%s', (field, value) => expect(valueIn(CARD, field)).toBe(value));
});
