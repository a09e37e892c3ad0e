import { expect, test } from 'vitest';
import { planLines } from '#server/features/suggestions/engine/notes/plan-lines.ts';

const read = (text: string) => planLines(text).map(({ value }) => value);

test.each([
  ['ins Medicaid CW 40771 Q (Fidelis, no grp)', ['Medicaid/MCO', 'CW 40771 Q']],
  ['Cigna through the bank, ID U77 204 1186 01, group 3342910', ['Cigna/Evernorth', 'U77 204 1186 01', '3342910']],
  ['Medicare 8TN4-XJ0-PQ62 and a Medica supplement.', ['Medicare', '8TN4-XJ0-PQ62']],
  ['- Medicaid: Ambetter, ID 3390 1188 54. Married', ['Ambetter/Centene', '3390 1188 54']],
  ['Ins TennCare / Amerigroup ZEC 771 402 886', ['Medicaid/MCO', 'ZEC 771 402 886']],
  ['Medicaid (Molina) ID 440-18-2297-A active.', ['Molina', '440-18-2297-A']],
  ['TennCare, number 440 91 7735. Plan', ['Medicaid/MCO', '440 91 7735']],
  ['ins Anthem ME, marketplace VZC 338 M 70021 grp - self', ['Anthem/Elevance', 'VZC 338 M 70021']],
  ['Pays. Montana BCBS, YDM 905512208, group 00MT41', ['BCBS (state plan)', 'YDM 905512208', '00MT41']],
])('is a plan: %s', (text, values) => {
  expect(read(text)).toEqual(values);
});

test.each([
  "Her late husband's card (Aetna, W118820) is still in our system.",
  'Call Aetna at 202-555-0133',
  'Blue Cross Blue Shield, 1200 Main St, Harbor City, MD 21999',
  'Medicaid rejected, case 440192',
  'auth from Anthem BH: 26C-700413 ok',
  'Medicaid (ModivCare #MC-220914) ride',
  'Anthem since 10/01/2026',
  'Secondary: Aetna ID W1234567',
  'Cigna ref # 448812',
])('is no plan of theirs: %s', (text) => {
  expect(read(text)).toEqual([]);
});
