import { expect, test } from 'vitest';
import { numberOf } from '#client/components/form/number-of.ts';

test('a number is one while it is being typed, and what can’t be one stays as it is', () => {
  expect(['', ' ', '12', '12.', '12.5', '.5', '-3', '0'].map((typed) => numberOf(typed, false))).toEqual([
    null,
    null,
    12,
    12,
    12.5,
    0.5,
    -3,
    0,
  ]);
  expect(['a few', '1e3', '0x10', '-', '.', '1,000'].map((typed) => numberOf(typed, false))).toEqual([
    'a few',
    '1e3',
    '0x10',
    '-',
    '.',
    '1,000',
  ]);
});

test('an amount may be written as money', () => {
  expect(['$12,500.50', ' 1 000', '$', '12,5oo'].map((typed) => numberOf(typed, true))).toEqual([
    12_500.5,
    1_000,
    '$',
    '12,5oo',
  ]);
});
