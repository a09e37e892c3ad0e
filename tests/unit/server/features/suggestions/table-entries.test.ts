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

test('a medicine that is marked to be stopped, or no longer taken, is left out', () => {
  const marked = `Medication        Dose/Freq        Last taken     CONTINUE   STOP    Comment
Quetiapine        300 mg HS        10/25             X
Lamotrigine       100 mg BID       unk                         X      rash 2025`;
  expect(valuesOf(marked).medication_plan).toBe('Quetiapine 300 mg HS 10/25 X');
  const asked = `Name              dose      how often     still taking?          who ordered
Venlafaxine       150       morning       Yes                    Dr. Kline
Clonazepam        1 mg      2x day        No - made me foggy     Dr. Kline`;
  expect(valuesOf(asked).medication_plan).toBe('Venlafaxine 150 morning Yes Dr. Kline');
});

test('marks under never, in the past and now say which it is', () => {
  const form = `                                      Never     In the past    Now
Seizures or convulsions                X
Tried to end my life                   X
Hurt myself on purpose (cut, burn)                  X
Shakes when I stop                                              X`;
  expect(valuesOf(form)).toEqual({
    history_of_seizures: 'No',
    history_of_suicide_attempts: 'No',
    history_of_self_harm: 'Yes, in the past',
    concerns_for_withdrawal: 'Yes, now',
  });
});

test('of two blocks of questions side by side each has its own yes and no', () => {
  const form = `                              Y   N                                       Y   N
5. Seizure disorder?              X    13. Ever tried to kill yourself?   X
7. Drinks every day?          X        14. Hearing voices?                    X`;
  expect(valuesOf(form)).toMatchObject({ history_of_seizures: 'No', history_of_suicide_attempts: 'Yes' });
  const unheaded = `5. Seizure disorder?              X    13. Hearing voices?                    X
2. Currently taking medication?   X    10. Thinking about suicide today?      X`;
  expect(valuesOf(unheaded)).toEqual({});
});

test('a form in two languages is read by its columns, and what it asks of the family says nothing of the client', () => {
  const form = `¿Ha tenido alguna vez? / Have you ever had:          Sí/Yes   No
  Convulsiones / Seizures                             [ ]     [X]
  Intento de suicidio / Suicide attempt               [X]     [ ]
¿Alguien de su familia...? / Anyone in your family:
  Suicidio / Suicide          [ ] Sí  [X] No   ¿Quién? / Who?`;
  expect(valuesOf(form)).toMatchObject({ history_of_seizures: 'No', history_of_suicide_attempts: 'Yes' });
});

test('beside the client’s column the guarantor’s fills the plan alone', () => {
  const form = `PATIENT INFORMATION                          GUARANTOR / INSURED INFORMATION
Name: Brent Sample                           Name: Patricia Sample
DOB: 08/14/1969                              DOB: 02/02/1971
Employer: retired                            Employer: Harbor Care`;
  const read = valuesOf(form);
  expect(read).toMatchObject({ dob: '1969-08-14', subscriber_employer: 'Harbor Care' });
  expect(read.employer).toBeUndefined();
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
