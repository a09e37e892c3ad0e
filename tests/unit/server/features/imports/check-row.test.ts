import { expect, test } from 'vitest';
import { checkRow, rowOptions } from '#server/features/imports/check-row.ts';
import { NO_RESULT } from '#server/platform/reader/sheet.ts';

const OPTIONS = rowOptions([]);
const contact = (rest: Record<string, string>) =>
  checkRow('contacts', { firstname: 'Robin', lastname: 'Sample', organization_name: 'Alder House', ...rest }, OPTIONS);
const source = (rest: Record<string, string>) =>
  checkRow('referrals', { referral_name: 'Alder House', type: 'Private practice', ...rest }, OPTIONS);

test('a phone number keeps its extension', () => {
  expect(contact({ phone_number: '(212) 555-0142 x12' }).fields.phone_number).toBe('+12125550142;ext=12');
  expect(contact({ phone_number: '212-555-0142 ext. 7' }).fields.phone_number).toBe('+12125550142;ext=7');
  expect(contact({ phone_number: '(212) 555-0142' }).fields.phone_number).toBe('+12125550142');
});

test('C13: what is no phone number is a problem until it is kept as typed', () => {
  expect(contact({ phone_number: 'call mum' }).problems).toEqual({
    phone_number: 'Enter a phone number, or keep it as typed',
  });
  expect(contact({ phone_number: 'as-typed:call mum' })).toMatchObject({
    fields: { phone_number: 'call mum' },
    problems: null,
  });
});

test.each(['01/02/2034', '2034-01-02', 'Jan 02, 2034', '123456', 'none'])('%s is no ZIP code', (zipcode) => {
  expect(contact({ zipcode }).problems).toEqual({ zipcode: 'This is no ZIP code' });
});

test.each([
  ['02134', '02134'],
  ['2134', '02134'],
  ['02134-1234', '02134-1234'],
  ['K1A 0B1', 'K1A 0B1'],
])('%s is one', (zipcode, kept) => {
  expect(contact({ zipcode })).toMatchObject({ fields: { zipcode: kept }, problems: null });
});

test.each([
  'Robin Sample <robin@alder.example>',
  '"Sample, Robin" <robin@alder.example>',
  'mailto:robin@alder.example',
])('the address of %s is kept alone', (email) => {
  expect(contact({ email })).toMatchObject({ fields: { email: 'robin@alder.example' }, problems: null });
});

test('two addresses in a cell are no address', () => {
  expect(Object.keys(contact({ email: 'robin@alder.example, lee@alder.example' }).problems ?? {})).toEqual(['email']);
});

test('a formula that was kept without a result is a problem of its field, not an empty one', () => {
  expect(contact({ email: NO_RESULT }).problems).toEqual({
    email: 'A formula without a result. Open the file in a spreadsheet, save it, and upload it again.',
  });
});

test('values of a list stand apart by semicolon, bar or comma, as exports write them', () => {
  for (const written of ['Private pay; Insurance', 'Private pay, Insurance', 'Private pay|Insurance'])
    expect(source({ payment_type: written })).toMatchObject({
      fields: { payment_type: ['Private pay', 'Insurance'] },
      problems: null,
    });
  expect(source({ payment_type: 'Private pay, Barter' }).problems).toEqual({
    payment_type: 'Not one of the options: Barter',
  });
});
