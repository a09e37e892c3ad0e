import { describe, expect, test } from 'vitest';
import { draftSummary } from '#server/features/suggestions/engine/draft-summary.ts';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';

const TODAY = '2026-11-01';
const CLIENT = { firstname: 'Dana', lastname: 'Sample' };
const read = (text: string) =>
  Object.fromEntries(
    extractSuggestions([{ page: 1, text }], { today: TODAY, client: CLIENT }).map(({ field, value }) => [field, value]),
  );

describe('remarks of few words', () => {
  test.each([
    ['Amoxicillin gives her hives.', { allergies: 'Amoxicillin gives her hives.' }],
    [
      'Morphine and Reglan listed as reactions (itching).',
      { allergies: 'Morphine and Reglan listed as reactions (itching).' },
    ],
    ['Bad reaction to vancomycin years back.', { allergies: 'Bad reaction to vancomycin years back.' }],
    [
      'Snorting roxies all week, last one Friday.',
      { recent_substance_abuse: 'Snorting roxies all week, last one Friday.' },
    ],
    ['Drinking a fifth of vodka a day.', { recent_substance_abuse: 'Drinking a fifth of vodka a day.' }],
    [
      "She has been taking a cousin's klonopin, four a day.",
      { recent_substance_abuse: "She has been taking a cousin's klonopin, four a day." },
    ],
    ['Urine: fentanyl positive.', { recent_substance_abuse: 'Urine: fentanyl positive.' }],
    [
      'When she ran out she vomited and had chills.',
      { concerns_for_withdrawal: 'When she ran out she vomited and had chills.' },
    ],
    ['Has had two rough withdrawals.', { concerns_for_withdrawal: 'Has had two rough withdrawals.' }],
    ['CIWA peaked at 19.', { concerns_for_withdrawal: 'CIWA peaked at 19.' }],
    ['Lamictal 100 each morning.', { medication_plan: 'Lamictal 100 each morning.' }],
    ['Sleeping in his van.', { living_status: 'Unhoused' }],
    ['Stays w/ her grandmother.', { living_status: 'With family' }],
    ['Got laid off in June.', { employment_status: 'Unemployed' }],
    ['Next appt 11/20/2026 with Dr. Example.', { next_appointment: '2026-11-20' }],
    ['No fits.', { history_of_seizures: 'No' }],
    [
      'In 2016 he swallowed a bottle of Tylenol.',
      { history_of_suicide_attempts: 'In 2016 he swallowed a bottle of Tylenol.' },
    ],
    ['Has thought of dying, never acted on those thoughts.', { history_of_suicide_attempts: 'No' }],
    [
      'He ran a blade across his forearm last winter.',
      { history_of_self_harm: 'He ran a blade across his forearm last winter.' },
    ],
    ['He stabbed a man in 2011.', { aggression_or_property_damage: 'He stabbed a man in 2011.' }],
    ['She was molested by an uncle at nine.', { history_of_trauma: 'She was molested by an uncle at nine.' }],
    ['Bench warrant in Example County.', { pending_legal_charges: 'Bench warrant in Example County.' }],
  ])('%s', (text, values) => {
    expect(read(text)).toEqual(values);
  });

  test.each([
    'Her brother snorts roxies.',
    'Amoxicillin gives his sister hives.',
    'Aspirin only upsets his stomach. Not a true allergy.',
    'No reaction to amoxicillin.',
    'Took a bottle of water to the group.',
    'Pt in 12 had a seizure.',
    'K.L. had meth in a sock.',
    'Potassium 4.2 mmol/L.',
    'He was given Narcan.',
    'Opioid dependence with withdrawal.',
    'CIWA 3.',
    'Takes her pills every day.',
    'The medication is not working.',
    'In good spirits, uses an ice pack daily.',
    'Tired of sleeping in his van.',
    'Allergic to latex. [Charted on the wrong resident, disregard. KB]',
  ])('nothing is read from %s', (text) => {
    expect(read(text)).toEqual({});
  });

  test('who was brought in by their tie to the client is spoken of by name alone', () => {
    expect(
      read('Her partner Robin came to the door. Robin has cut herself before. Robin is allergic to latex.'),
    ).toEqual({});
  });
});

describe('labels and values in one cell', () => {
  test.each([
    ['Past attempt Y (pills, 2015)', { history_of_suicide_attempts: 'Yes, (pills, 2015)' }],
    ['Screen at door: thoughts N\tplan N\tpast attempts N', { history_of_suicide_attempts: 'No' }],
    ['Sample, Dana\tDOB 3/4/88\tSEX F', { dob: '1988-03-04', sex_at_birth: 'Female' }],
    ['Sample, Dana | 3-4-88 | unit B', { dob: '1988-03-04' }],
    ['chart 12\tallergies on band: latex', { allergies: 'latex' }],
  ])('%s', (text, values) => {
    expect(read(text)).toEqual(values);
  });

  test('marks under Y and N answer for their rows', () => {
    const text = [
      'History               Y    N    comment',
      'Fits or blackouts     _    X    fainted once',
      'Head injury           X    _    bicycle, age 9',
    ].join('\n');
    expect(read(text)).toMatchObject({ history_of_seizures: 'No', history_of_tbi_concussions: 'Yes, bicycle, age 9' });
  });
});

describe('people and plans without a label of their own', () => {
  test.each([
    [
      'Called emergency contact Robin Sample (mom) 555-0142, no answer.',
      {
        emergency_contact_primary_firstname: 'Robin',
        emergency_contact_primary_lastname: 'Sample',
        emergency_contact_primary_phone: '555-0142',
      },
    ],
    ["Counselor's note (Alex Example, LPC)", { current_therapist_name: 'Alex Example, LPC' }],
    ['Coverage is through her job, Cigna.', { carrier: 'Cigna/Evernorth' }],
    ['Medicare is first. 1EG4-TE5-MK73', { carrier: 'Medicare', subscriber_id: '1EG4-TE5-MK73' }],
    ['auth received 10/30: BH-778120', { authorization_number: 'BH-778120' }],
  ])('%s', (text, values) => {
    expect(read(text)).toMatchObject(values);
  });

  test.each(['Secondary coverage is Cigna.', "Her husband's insurance was Aetna.", 'Aetna terminated in 2023.'])(
    'no carrier from %s',
    (text) => {
      expect(read(text)).not.toHaveProperty('carrier');
    },
  );
});

test('further names of fields are known', () => {
  expect(read('NOK: sister Robin Sample 617-555-0142')).toMatchObject({
    emergency_contact_primary_firstname: 'Robin',
    emergency_contact_primary_lastname: 'Sample',
  });
  expect(read('Scripts on file: Zoloft 50 daily')).toEqual({ medication_plan: 'Zoloft 50 daily' });
  expect(read('Nature of call: wants a bed for alcohol')).toMatchObject({
    reason_for_seeking_treatment: 'wants a bed for alcohol',
  });
  expect(read('Fits: none')).toEqual({ history_of_seizures: 'No' });
  expect(read('Due in court: 12/02/2026')).toEqual({ upcoming_court_date: '2026-12-02' });
});

test('a list in capitals with doses is no heading', () => {
  const text = 'ACTIVE OUTPATIENT MEDICATIONS\nSERTRALINE 100MG TAB DAILY\nPRAZOSIN 2MG CAP AT BEDTIME';
  expect(read(text)).toEqual({ medication_plan: 'SERTRALINE 100MG TAB DAILY\nPRAZOSIN 2MG CAP AT BEDTIME' });
});

test('a letter of a plan that names the member by number is of that plan', () => {
  expect(read('Molina Healthcare, appeals\n\nMember DOB: 03/04/1988\nMember ID: 5512-0098')).toMatchObject({
    carrier: 'Molina',
    subscriber_id: '5512-0098',
    dob: '1988-03-04',
  });
});

test('a letterhead that names a family practice does not make its letter one of the family', () => {
  expect(read('EXAMPLE FAMILY DENTISTRY\nCodeine gave her a rash.')).toEqual({ allergies: 'Codeine gave her a rash.' });
});

describe('a part of a summary that would stay empty', () => {
  const parts = (text: string) =>
    draftSummary([{ document_id: 'd', file_name: 'a.pdf', page: 1, text }], { today: TODAY, client: CLIENT }).map(
      ({ part, quote }) => [part, quote],
    );
  test.each([
    ['why_now', 'Asked for a bed today'],
    ['substances', 'F10.20 per chart today'],
    ['medical', 'Uses a cane'],
    ['psychiatric', 'Nightmares and panic at night'],
    ['legal', 'Judge wants a letter'],
    ['insurance', 'Cigna, deductible met'],
  ])('%s takes a remark of few words: %s', (part, text) => {
    expect(parts(text)).toEqual([[part, text]]);
  });

  test.each(['Her brother is in jail', 'She wears hearing aids daily'])('%s fills nothing', (text) => {
    expect(parts(text)).toEqual([]);
  });
});
