import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type CustomValue,
  FIELD_TYPES,
  type FieldType,
  hasValue,
} from '#shared/features/custom-config/custom-config.rules.ts';
import { readCustomValue } from '#shared/features/custom-config/custom-values.ts';

const OPTIONS = ['Detox', 'Residential'];
const reading = (field_type: FieldType, given: unknown, stored: CustomValue = null) =>
  readCustomValue({ field_type, enum_options: OPTIONS }, given, stored);

test.each<[FieldType, unknown, CustomValue]>([
  ['text', '  Since March.\nTwice. ', 'Since March.\nTwice.'],
  ['text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['text', ' \t ', null],
  ['number', 0, 0],
  ['number', -0, 0],
  ['number', 12.5, 12.5],
  ['number', '', null],
  ['boolean', false, false],
  ['boolean', null, null],
  ['date', '2026-05-12', '2026-05-12'],
  ['date', '', null],
  ['date', 1_778_601_600, '2026-05-12'],
  ['enum', 'Detox', 'Detox'],
  ['enum', '', null],
  ['multi_enum', ['Residential', 'Detox', 'Residential'], ['Residential', 'Detox']],
  ['multi_enum', [], null],
])('%s keeps %j as %j', (type, given, value) => {
  expect(reading(type, given)).toEqual({ value });
});

test.each<[FieldType, unknown, string]>([
  ['text', 5, 'Enter a text'],
  ['text', 'x'.repeat(10_001), 'At most 10,000 characters'],
  ['number', 'twelve', 'Enter a number.'],
  ['number', '12', 'Enter a number.'],
  ['number', Number.NaN, 'Enter a number.'],
  ['number', 1e300, 'Enter a number.'],
  ['number', true, 'Enter a number.'],
  ['boolean', 'yes', 'Choose Yes or No.'],
  ['boolean', 1, 'Choose Yes or No.'],
  ['enum', 'PHP', 'Choose one of the options.'],
  ['enum', 'detox', 'Choose one of the options.'],
  ['enum', ['Detox'], 'Choose one of the options.'],
  ['multi_enum', 'Detox', 'Choose one of the options.'],
  ['multi_enum', ['Detox', 'PHP'], 'Choose one of the options.'],
])('%s refuses %j', (type, given, error) => {
  expect(reading(type, given)).toEqual({ error });
});

test.each(['2026-02-30', '0000-00-00', 'tomorrow', true, ['2026-05-12']])('a date refuses %j', (given) => {
  expect(reading('date', given)).toHaveProperty('error');
});

describe('an option that was removed', () => {
  it('may stay where a record holds it', () => {
    expect(reading('enum', 'PHP', 'PHP')).toEqual({ value: 'PHP' });
    expect(reading('multi_enum', ['PHP', 'Detox'], ['PHP', 'IOP'])).toEqual({ value: ['PHP', 'Detox'] });
  });

  it('may not be chosen again', () => {
    expect(reading('enum', 'PHP', 'Detox')).toEqual({ error: 'Choose one of the options.' });
    expect(reading('multi_enum', ['PHP'], ['IOP'])).toEqual({ error: 'Choose one of the options.' });
  });
});

it('whatever comes is kept as a value of its type, or refused, and what is kept is kept again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FIELD_TYPES), fc.anything(), (type, given) => {
      const read = reading(type, given);
      if ('error' in read) expect(read.error).not.toBe('');
      else {
        expect(reading(type, read.value, read.value)).toEqual(read);
        expect(hasValue(read.value) || read.value === null).toBe(true);
      }
    }),
  );
});
