import { describe, expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { asRead } from '#tests/support/records/as-read.ts';

const TODAY = '2026-11-01';
const CLIENT = { firstname: 'Dana', lastname: 'Sample' };
const read = (printed: string) =>
  Object.fromEntries(
    extractSuggestions([asRead(printed, 1, 'text', 1)], { today: TODAY, client: CLIENT }).map(({ field, value }) => [
      field,
      value,
    ]),
  );

describe('labels that lead into their values', () => {
  test.each([
    ['Meds metformin 500 bid, lisinopril 10 daily', { medication_plan: 'metformin 500 bid, lisinopril 10 daily' }],
    ['FH sister bipolar, uncle d. cirrhosis', { family_history: 'sister bipolar, uncle d. cirrhosis' }],
    ['Allergies codeine (vomits), latex', { allergies: 'codeine (vomits), latex' }],
    [
      '4. Withdrawal. Shook and saw bugs for two days in March.',
      { concerns_for_withdrawal: 'Shook and saw bugs for two days in March.' },
    ],
    ['ALLERGY. Ceftin, rash as a child. ~~Peanuts~~', { allergies: 'Ceftin, rash as a child.' }],
    ['Marital status divorced', { marital_status: 'Divorced' }],
  ])('%s', (text, values) => {
    expect(read(text)).toMatchObject(values);
  });

  test.each([
    ['Allergies were reviewed with the client.', 'allergies'],
    ['Withdrawal. No signs so far.', 'concerns_for_withdrawal'],
    ['Medication management groups meet on Mondays.', 'medication_plan'],
    ['Home is where she wants to go.', 'address'],
  ])('%s', (text, field) => {
    expect(read(text)).not.toHaveProperty(field);
  });
});

describe('boxes and marks of a row', () => {
  test('several questions a row, each with boxes of its own', () => {
    const row = 'SAFETY    past attempt [x]Y [ ]N    pills 2019    hx violence [ ]Y [x]N';
    expect(read(row)).toMatchObject({
      history_of_suicide_attempts: 'Yes, pills 2019',
      aggression_or_property_damage: 'No',
    });
  });

  test('rings and strokes tick as crosses do', () => {
    expect(read('epilepsy    ( ) Y    (o) N')).toMatchObject({ history_of_seizures: 'No' });
    expect(read('Hurts self    [ ] yes    [/] no')).toMatchObject({ history_of_self_harm: 'No' });
  });

  test('a cross before a word, beside lines that were left empty', () => {
    expect(read('Sex    X F    _ M\nViolent?    X No    _ Yes')).toMatchObject({
      sex_at_birth: 'Female',
      aggression_or_property_damage: 'No',
    });
  });

  test('the choice in brackets is the one that was made', () => {
    expect(read('Marital    S    M    [D]    W')).toMatchObject({ marital_status: 'Divorced' });
  });

  test('columns for negative and positive', () => {
    const form =
      'HISTORY               neg     pos     details\n3 seizures              x\n7 drug allergy                  x      Cipro, tendon pain';
    expect(read(form)).toMatchObject({ history_of_seizures: 'No', allergies: 'Yes, Cipro, tendon pain' });
  });

  test('what never was in a year says nothing of the years before', () => {
    const form = 'IN THE PAST YEAR                      YES     NO\nHurt someone in the past year                 x';
    expect(read(form)).not.toHaveProperty('aggression_or_property_damage');
  });

  test('a list to draw rings in answers nothing by its print', () => {
    expect(read('Circle what you have had:   asthma   SEIZURES   ulcers   gout')).not.toHaveProperty(
      'history_of_seizures',
    );
  });

  test('a question behind a question answers nothing', () => {
    expect(read('Did you ever have a seizure? Does anybody at home know about it? We can talk on Friday.')).toEqual({});
  });

  test('a mark alone is no allergy', () => {
    expect(read('Allergic     X')).not.toHaveProperty('allergies');
  });
});

describe('blocks side by side', () => {
  test('a number belongs to whom the heading over its own column names', () => {
    const form = `CLIENT                              REFERRED BY
Name      Dana Sample               Name      Lee Exampler
Phone     312-555-0107              Phone     312-555-0199
COVERAGE                            FAMILY
Member #  QRS 44 718 2205           Kids      two`;
    expect(read(form)).toMatchObject({ phone_number: '+13125550107', subscriber_id: 'QRS 44 718 2205' });
  });
});

describe('plans and clinicians in running text', () => {
  test.each([
    [
      'She is covered through the county, Highmark, member QX 55 204 881, group 77120.',
      { carrier: 'BCBS (state plan)', subscriber_id: 'QX 55 204 881', group_number: '77120' },
    ],
    ['Insurance: MassHealth, member 100 22 334455', { carrier: 'Medicaid/MCO' }],
    [
      'His psychiatrist is Dr. Lee Exampler, 312-555-0133.',
      { current_psychiatrist_name: 'Dr. Lee Exampler', current_psychiatrist_phone: '+13125550133' },
    ],
    [
      'Dana sees Dr. Kim Muster for medication and Ana Beispiel for therapy (312-555-0144).',
      {
        current_psychiatrist_name: 'Dr. Kim Muster',
        current_therapist_name: 'Ana Beispiel',
        current_therapist_phone: '+13125550144',
      },
    ],
    ['Therapy has been with Ana Beispiel, LCSW, on Mondays.', { current_therapist_name: 'Ana Beispiel, LCSW' }],
    ['f/u 11/20/2026 9:30 in our clinic', { next_appointment: '2026-11-20' }],
  ])('%s', (text, values) => {
    expect(read(text)).toMatchObject(values);
  });

  test.each([
    ['Her old Cigna plan, ID 884 112 0456, lapsed in June.', 'subscriber_id'],
    ['Call Aetna at 312-555-0188.', 'subscriber_id'],
    ['Her former therapist was Ana Beispiel, LCSW.', 'current_therapist_name'],
    ['Needs a psychiatrist; Dr. Kim Muster is not taking anybody.', 'current_psychiatrist_name'],
  ])('%s', (text, field) => {
    expect(read(text)).not.toHaveProperty(field);
  });
});

describe('withdrawals and attempts told in passing', () => {
  test.each([
    'If he skips a dose he is yawning, cramping and cannot sit still.',
    'On mornings without beer she is shaky and retches.',
    'When she waits too long: goosebumps, belly cramps.',
    'AM tremors, gone after the first drink.',
  ])('%s', (text) => {
    expect(read(text)).toHaveProperty('concerns_for_withdrawal');
  });

  test.each([
    'He skips a day of group now and then.',
    'She is shaky on her crutches.',
    'His brother shakes if he skips a drink.',
  ])('%s', (text) => {
    expect(read(text)).not.toHaveProperty('concerns_for_withdrawal');
  });

  test.each([
    ['In 2020 he jumped off the pier on purpose.', /pier/],
    ["She took all of her mother's sleeping pills last spring.", /sleeping pills/],
    ['He sat in the closed garage with the engine running.', /garage/],
    ['Overdosed on Tylenol at 15.', /Tylenol/],
    ['Wished he were dead in May. Never tried.', /^No$/],
    ['Thoughts of dying; no past attempts.', /^No$/],
    ['No one has known him to attempt.', /^No$/],
  ])('%s', (text, value) => {
    expect(read(text).history_of_suicide_attempts).toMatch(value);
  });

  test.each([
    'Overdosed on fentanyl twice, both times by accident.',
    'He has never tried kratom.',
    'Her father took all of his heart pills.',
  ])('%s', (text) => {
    expect(read(text)).not.toHaveProperty('history_of_suicide_attempts');
  });
});

describe('what is taken back, another’s, or of the paper itself', () => {
  test.each([
    ['He also takes Abilify 10 mg daily.\nSorry, that was for my other patient, wrong chart.', 'medication_plan'],
    ['Allergies: penicillin <- crossed out, belongs to bed 9', 'allergies'],
    ['Please note "allergy: strawberries" in the chart.', 'allergies'],
    ['Entry of 3/12 struck by supervisor.', 'aggression_or_property_damage'],
    ['Lou B. broke a window in the day room.', 'aggression_or_property_damage'],
    ['The man in cot 7 hit a nurse.', 'aggression_or_property_damage'],
    ['We gave her lorazepam 2 mg by mouth at 06:00 and 10:00.', 'medication_plan'],
    ['Here are two programs that accept Aetna: Example House and Sample Lodge.', 'residential_programs'],
    ['There is a check mark at seizures on the intake sheet.', 'history_of_seizures'],
    ['She has been up since Monday and came down on Friday.', 'reason_for_seeking_treatment'],
    ['The wall was kicked in (no charges filed).', 'pending_legal_charges'],
  ])('%s', (text, field) => {
    expect(read(text)).not.toHaveProperty(field);
  });
});

describe('circumstances', () => {
  test.each([
    ['Lives alone in a condo she owns.', { living_status: 'Own home' }],
    ["Moved back to his parents' house in May.", { living_status: 'With family' }],
    ['A retired mail carrier.', { employment_status: 'Retired' }],
    ['Works for himself as a roofer.', { employment_status: 'Self-employed' }],
    ['Works at a bakery, 20 hours.', { employment_status: 'Part-time' }],
    ['70M widower.', { marital_status: 'Widowed' }],
    ['Wife Ola d. 2023.', { marital_status: 'Widowed' }],
    ['In a domestic partnership with Kim.', { marital_status: 'Domestic partner' }],
    ['She will need a wheelchair van.', { transportation_required: 'She will need a wheelchair van.' }],
    ['Dana Sample - 07/27/1964 - arrived 10/23/2026 22:10', { dob: '1964-07-27' }],
    ['Birth date   03 17 1968', { dob: '1968-03-17' }],
    [
      'Emergency    Kim (sister) 312-555-0174',
      { emergency_contact_primary_firstname: 'Kim', emergency_contact_primary_phone: '+13125550174' },
    ],
    [
      'Emergency    my mom    Kim Sample    312-555-0119',
      { emergency_contact_primary_firstname: 'Kim', emergency_contact_primary_lastname: 'Sample' },
    ],
  ])('%s', (text, values) => {
    expect(read(text)).toMatchObject(values);
  });

  test.each([
    ['Her father is a retired mail carrier.', 'employment_status'],
    ['He hopes to own a home one day.', 'living_status'],
    ['He sold the house he owned.', 'living_status'],
    ['Her mother is a widow.', 'marital_status'],
  ])('%s', (text, field) => {
    expect(read(text)).not.toHaveProperty(field);
  });
});
