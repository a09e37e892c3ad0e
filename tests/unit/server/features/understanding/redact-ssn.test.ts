import { describe, expect, it } from 'vitest';
import { maskSsns, removeSsns } from '#server/features/understanding/text/redact-ssn.ts';

describe('social security numbers', () => {
  it.each([
    'SSN: 912-44-1177',
    'SSN 912441177',
    'S.S. # 912 44 1177',
    'Social Security Number: 912441177',
    'Soc. Sec. No.\n912-44-1177',
    'soc sec 912.44.1177',
    '912–44–1177',
    'Subscriber SSN is 912 44 1177.',
  ])('are removed from %j', (text) => {
    expect(removeSsns(text)).toContain('[SSN removed]');
    expect(removeSsns(text)).not.toMatch(/912|1177/);
    expect(maskSsns(text)).toContain('***-**-1177');
  });

  it.each([
    '(555) 555-0177',
    '10/03/2026',
    'Member ID: HHC-009-22716',
    'NPI 1234567890',
    'Policy 912441177',
    '912-44-11770',
    'ZIP 91244-1177',
  ])('are not seen in %j', (text) => {
    expect(removeSsns(text)).toBe(text);
  });
});
