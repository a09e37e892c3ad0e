import { describe, expect, it } from 'vitest';
import { answerFromPassages } from '#server/features/questions/engine/answer-from-passages.ts';
import { fieldPlaces } from '#server/features/suggestions/engine/field-places.ts';

const about = { client: { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12' }, today: '2026-11-01' };

const ask = (question: string, text: string) =>
  answerFromPassages(
    question,
    [{ document_id: 'd1', file_name: 'record.pdf', page: 1, text: `INTAKE\nClient: Marisol Tandy\n${text}`, rank: 1 }],
    about,
    null,
    fieldPlaces,
  );

describe('a value behind its label', () => {
  it.each([
    ['What is the insurance member ID?', 'Member ID: XJT330918822'],
    ['What is the group number of the insurance?', 'Group No. 44012'],
    ['What is the authorization number?', 'Auth #: HH-88301 (20 visits)'],
    ['auth #', 'Auth #: HH-88301 (20 visits)'],
    ['What is the case number?', 'Case No. 25-3-00418'],
    ['claim number', 'claim STD-26-0093318'],
    ['Who is the emergency contact?', 'Emergency contact: Bev Tandy (mother) 555-201-0122'],
    ['Who should we call in an emergency?', 'Emergency contact: Tandy, Bev, 555-201-0122'],
    ['Who is the emergency contact?', 'Emergency contact Bev Crane 555-201-0122 - left vm, no details'],
    ['Who is her probation officer?', 'PO: Dana Rusk, 555-201-0100'],
    ['Who is the subscriber?', 'Subscriber: Bev Tandy (mother)'],
    ['Who is her therapist?', 'Therapist Ada Lowe, LCSW.'],
    ['Who is the attorney?', 'Attorney: J. Threlfall (PD)'],
    ['Who is POA?', 'daughter Odessa Crane 555-201-0155 is POA'],
    ['Who is her pastor?', 'Pastor Ray Lowe of the Free Will church.'],
    ['When is the next lab due?', 'Next lab due 11/2 at the clinic.'],
    ['When was her last drink?', 'Last drink 10/19 before the ambulance.'],
  ])('answers "%s"', (question, text) => {
    expect(ask(question, text)).toMatchObject({ found: true });
  });

  it.each([
    ['that of a relative', 'Who is her therapist?', 'Her sister’s therapist: Ada Lowe, LCSW.'],
    ['that of somebody by name', 'Who is the attorney?', 'Odessa’s attorney is Ada Lowe.'],
    ['one of the other sex', 'Who is her psychiatrist?', 'He has a job and his psychiatrist is Dr. Ada Lowe.'],
    ['a denial', 'Who is her therapist?', 'Therapist: none since Ada Lowe left.'],
    ['the client alone', 'Who is the emergency contact?', 'Emergency contact: Marisol Tandy'],
    ['a number of something else', 'What is the case number?', 'Case closed on Monday after the call, ref 88301.'],
    ['what would be quoted without it', 'What is the Medicaid number?', 'Medicaid number 440-91-7735'],
    ['a thing without its number', 'What is the authorization number?', 'Authorization pending.'],
  ])('is none where it is %s', (_what, question, text) => {
    expect(ask(question, text).found).toBe(false);
  });
});

describe('a question for all of a field', () => {
  it.each([
    ['Any allergies?', 'ALLERGIES\nSulfa drugs (rash). No known food allergies.', 'Sulfa drugs (rash)'],
    ['What is he allergic to?', 'Allergies: Penicillin (hives), shellfish', 'shellfish'],
    ['Does the client have any pending legal charges?', 'Pending charges: [ ] Yes [X] No', '[X] No'],
    ['Has the client ever attempted suicide?', 'She took an overdose of sertraline in 2019 in order to die.', '2019'],
    ['Any history of seizures?', 'She had one alcohol withdrawal seizure in March 2025.', 'March 2025'],
    ['Is the client on probation?', 'He is on probation until May 2027.', 'May 2027'],
  ])('is answered by its value, however it is put: %s', (question, text, answer) => {
    expect(ask(question, text)).toMatchObject({ found: true, answer: expect.stringContaining(answer) });
  });

  it.each([
    ['Is she allergic to eggs?', 'Allergies: Penicillin (hives)'],
    ['Has she been violent at work?', 'He struck a neighbor in 2015.'],
    ['Why did the client come off Bupropion?', 'She came because she cannot stop drinking on her own.'],
    ['Who is the tertiary insurance?', 'Insurance: Highpoint Medicaid Plan'],
  ])('is none where it asks for something else: %s', (question, text) => {
    expect(ask(question, text).found).toBe(false);
  });
});

describe('what stands around a value', () => {
  it('may name another of whom it goes on', () => {
    expect(ask('glucose?', 'Rourke told crew he is diabetic, asks for a check; glucose 98, released.').found).toBe(
      false,
    );
    expect(ask('Does she have hepatitis C?', 'My son is laid to rest at Mt. Zion. He had hepatitis C.').found).toBe(
      false,
    );
  });

  it('may be of a stay that is over', () => {
    expect(ask('What is her potassium?', 'Hospital: Fairview, 2 nights, 9/12-9/14/26, potassium 2.4.').found).toBe(
      false,
    );
  });

  it.each([
    'Correction to Q9: "I left out one in 2019."',
    'Question 9 was amended by phone.',
    'Error in item 9, see letter.',
    'Line 9 should read yes.',
  ])('may put it right by its number: %s', (correction) => {
    const page = (after: string) => `9. Seizures or fits: None.\n10. Diabetes: None.\n\n${after}`;
    expect(ask('Has she ever had a seizure?', page(correction)).found).toBe(false);
    expect(ask('Has she ever had a seizure?', page(correction.replace('9', '4'))).found).toBe(true);
  });

  it('counts the days of a stay, and is no date of it', () => {
    const text = 'The note of 9/29 was during a glucose of 52.\nGlucose 41 on day 2, treated.';
    expect(ask('What was the glucose on day 2?', text).answer).toContain('41');
  });
});
