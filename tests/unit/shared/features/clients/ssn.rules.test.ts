import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatSsn, maskSsn, parseSsn, SSN_REASON_LABELS, SSN_REASONS } from '#shared/features/clients/ssn.rules.ts';

const digits = fc.stringMatching(/^\d{9}$/);

describe('a social security number', () => {
  test.each([
    ['900123456', '900123456'],
    ['900-12-3456', '900123456'],
    ['900 12 3456', '900123456'],
    ['900.12.3456', '900123456'],
    ['900–12–3456', '900123456'],
    [' 900-123456 ', '900123456'],
    ['', null],
    ['900-12-345', null],
    ['900-12-34567', null],
    ['90-012-3456', null],
    ['***-**-3456', null],
    ['900-12-345a', null],
    ['９００１２３４５６', null],
  ])('%j is read as %j', (typed, read) => {
    expect(parseSsn(typed)).toBe(read);
  });

  test('is read back as it is written, whatever it is', () => {
    fc.assert(fc.property(digits, (ssn) => parseSsn(formatSsn(ssn)) === ssn));
  });

  test('masked shows its last four digits and nothing else of it', () => {
    fc.assert(fc.property(digits, (ssn) => maskSsn(ssn) === `***-**-${ssn.slice(5)}`));
  });

  test('is shown for reasons that all have their words', () => {
    expect(SSN_REASONS.map((reason) => SSN_REASON_LABELS[reason])).toEqual([
      'Verify insurance benefits',
      'Request or check an authorization',
      'Confirm identity',
      'Answer a records request',
      'Correct the record',
    ]);
  });
});
