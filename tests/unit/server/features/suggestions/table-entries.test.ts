import { expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { asRead } from '#tests/support/records/as-read.ts';
import { suggestFromRecords } from '#tests/support/records/measure-suggestions.ts';
import { KNOWN_RECORDS } from '#tests/support/records/record-set.ts';

const valuesOf = (printed: string) =>
  Object.fromEntries(
    extractSuggestions([asRead(printed, 1, 'text', 1)], { today: '2026-11-01' }).map(({ field, value }) => [
      field,
      value,
    ]),
  );

test('a label beside its value needs no colon', () => {
  expect(valuesOf('BENEFITS\nMember ID        X7741902        Group number      G-5512')).toMatchObject({
    subscriber_id: 'X7741902',
    group_number: 'G-5512',
  });
});

test('a label above its value is read by the column', () => {
  expect(valuesOf('Home address           Date of birth\n12 Mill Lane           03/04/1985')).toMatchObject({
    dob: '1985-03-04',
  });
});

test('a mark stands for the column it is in, and what is written behind it goes along', () => {
  const form =
    'HISTORY\nCondition          Yes     No      Explain\nSeizures           X               in 2019\nEating disorder            X';
  expect(valuesOf(form)).toMatchObject({ history_of_seizures: 'Yes, in 2019', eating_disorder: 'No' });
});

test('a grid of medicines leaves out what was stopped', () => {
  const grid = `MEDICATIONS
Medication         Dose        Frequency       Status
Sertraline         100 mg      once daily      Active
Gabapentin         300 mg      twice daily     Discontinued
Prescriber: Dr. Ana Sample`;
  expect(valuesOf(grid).medication_plan).toBe('Sertraline 100 mg once daily Active');
});

test('what a plan pays for is nothing that the client had', () => {
  const table = `Level of care               Covered       Days per year
Partial hospitalization     Yes           30
Sober living                No            0`;
  expect(valuesOf(table)).toEqual({});
});

test('of the records the rules were made with, nearly all that is suggested is right, and most of what they say is found', () => {
  const { right, wrong, missing } = suggestFromRecords(KNOWN_RECORDS);
  expect(wrong).toEqual([]);
  expect(right / (right + missing.length)).toBeGreaterThanOrEqual(0.9);
});
