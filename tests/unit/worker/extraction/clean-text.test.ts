import { expect, test } from 'vitest';
import { cleanText, unmappedShare } from '#reader/documents/clean-text.ts';

test('NUL, other controls and lone surrogates are not kept', () => {
  expect(cleanText('dose\u0000: 5\u0007 mg \ud83d and \udc00')).toBe('dose: 5 mg \ufffd and \ufffd');
  expect(cleanText('kept: \ud83d\ude80')).toBe('kept: \ud83d\ude80');
});

test('text is composed (NFC) and its lines end with a newline', () => {
  expect(cleanText('Rene\u0301e  \r\nsecond\rthird\u2028fourth\t\n')).toBe('Renée\nsecond\nthird\nfourth');
});

test('the share of characters that stand for nothing is said', () => {
  expect(unmappedShare('plain text')).toBe(0);
  expect(unmappedShare('')).toBe(0);
  expect(unmappedShare('\u0001\u0002ab')).toBe(0.5);
  expect(unmappedShare('\ue001\ufffd')).toBe(1);
});
