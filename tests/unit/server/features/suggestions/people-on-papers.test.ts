import { describe, expect, it } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const under = (header: string) => (field: string) => valueIn(header, field);

describe('the sex beside a birth date, a name or an age', () => {
  it.each([
    ['Sample, Dana  |  F  |  DOB 4/4/1988  |  MRN 1178', 'Female'],
    ['Client  Dana Sample     DOB  4/4/88     M     Seen  9/9/26', 'Male'],
    ['SAMPLE, DANA     61 y     F     Bed 4', 'Female'],
    ['Name  Sample, Dana     [ ]M [x]F     Date 9/9/26', 'Female'],
    ['PT  Dana Sample    age 38    M    (F)    wt 60 kg', 'Female'],
    ['Dana Sample\nHPI: 38M with three weeks of poor sleep.', 'Male'],
  ])('%s', (text, value) => expect(valueIn(text, 'sex_at_birth')).toBe(value));

  it.each([
    'Last  Sample   First  Dana   MI  M   DOB  04/04/1988',
    'Dana M Sample DOB 04/04/1988',
    'Counselor  Ana Doe   F   DOB 4/4/1988',
  ])('an initial, or another line: %s', (text) => expect(valueIn(text, 'sex_at_birth')).toBeUndefined());
});

describe('a header that calls nothing by name', () => {
  const header = under(
    'Dana Sample      #4471\n12 Plover Way apt B, Ambrose CO 80998      (970) 555-0118      dsample@post.example      divorced x2\nAllergies: none',
  );
  it.each([
    ['address', '12 Plover Way apt B'],
    ['city', 'Ambrose'],
    ['zip', '80998'],
    ['phone_number', '+19705550118'],
    ['email_id', 'dsample@post.example'],
    ['marital_status', 'Divorced'],
  ])('%s', (field, value) => expect(header(field)).toBe(value));

  it('leaves the letterhead and the people to call alone', () => {
    expect(valueIn('Quill Clinic, Suite 4      (970) 555-0100\nPatient: Dana Sample', 'phone_number')).toBeUndefined();
    expect(valueIn('Dana Sample     Emergency: Ana Doe     (970) 555-0119', 'phone_number')).toBeUndefined();
  });
});

describe('a team in rows', () => {
  const page =
    'CARE TEAM\nOda Fenn NP          Primary care     970-555-0141\nDr. Ira Quill        Psychiatry       970-555-0142\nBea Tarn LCSW        Therapist        970-555-0143     btarn@quill.example\nLew Marsh            Navigator        970-555-0144     contact for placement';
  it.each([
    ['current_pcp_name', 'Oda Fenn NP'],
    ['current_psychiatrist_phone', '+19705550142'],
    ['current_therapist_email', 'btarn@quill.example'],
    ['contact_person_name', 'Lew Marsh'],
  ])('%s', (field, value) => expect(valueIn(page, field)).toBe(value));

  it('takes no name from the label before it, and none who is gone', () => {
    expect(
      valueIn(
        'Doctor     Dr. Ira Quill, Ferry Health     970-555-0141     Counselor     no',
        'current_therapist_phone',
      ),
    ).toBeUndefined();
    expect(
      valueIn('Bea Tarn LCSW     Therapist     970-555-0143     until 2024', 'current_therapist_name'),
    ).toBeUndefined();
  });
});

describe('who holds the plan', () => {
  it.each([
    ["Insurance: Cigna PPO, in mother's name: Ruth Sample, b. 3/4/1961.", 'subscriber_dob', '1961-03-04'],
    ['The coverage is under Al Doe, born 3/4/1961, he works for Quill Steel.', 'subscriber_firstname', 'Al'],
    ['The coverage is under Al Doe, born 3/4/1961, he works for Quill Steel.', 'subscriber_employer', 'Quill Steel'],
    [
      "Covered through her husband's job, Ferry Freight; Al Doe, DOB 03/04/1961",
      'subscriber_employer',
      'Ferry Freight',
    ],
    ['Plan Aetna, member of group 4471, subscriber Al Doe (DOB 3/4/1961)', 'subscriber_lastname', 'Doe'],
  ])('%s: %s', (text, field, value) => expect(valueIn(`Re: Dana Sample\n${text}`, field)).toBe(value));

  it.each(['Her son Al Doe, born 3/4/2011, lives with his father.', 'Sponsor: Al D., sober nine years'])(
    'no holder: %s',
    (text) => expect(valueIn(`Re: Dana Sample\n${text}`, 'subscriber_firstname')).toBeUndefined(),
  );
});

describe('whom to call about a place', () => {
  it.each([
    ['Please call Odile Marsh about openings, 970-555-0161.', 'Odile Marsh'],
    ['Bed call-backs go to our navigator, Odile Marsh, RN, 970-555-0161.', 'Odile Marsh'],
    ['Arrange everything with his wife, Odile Marsh, 970-555-0161.', 'Odile Marsh'],
    ['Odile Marsh will coordinate the admission. Odile Marsh, 970-555-0161.', 'Odile Marsh'],
    ['SW Odile Marsh 970-555-0161 omarsh@quill.example - call me, not the desk', 'Odile Marsh'],
  ])('%s', (text, value) => expect(valueIn(`Re: Dana Sample\n${text}`, 'contact_person_name')).toBe(value));

  it.each([
    'Do not call Odile Marsh about openings.',
    'Next visit with Ms. Marsh 11/06/2026 for labs.',
    'Staff will call the pharmacy about refills.',
  ])('nobody: %s', (text) => expect(valueIn(`Re: Dana Sample\n${text}`, 'contact_person_name')).toBeUndefined());
});

describe('for whom somebody works, behind the job', () => {
  it.each([
    ['Occupation: bookkeeper, Ferry Marine Supply - on leave', 'Ferry Marine Supply'],
    ['Job: Part time, cook, Plover Diner', 'Plover Diner'],
    ['Roofer, Quill Exteriors, off work since the fall.', 'Quill Exteriors'],
    ['He has hauled gravel for Ambrose Freight for nine years.', 'Ambrose Freight'],
    ['Work: [ ] FT [x] PT     where:  Plover Animal Clinic (tech)', 'Plover Animal Clinic'],
  ])('%s', (text, value) => expect(valueIn(`Patient: Dana Sample\n${text}`, 'employer')).toBe(value));

  it.each(['Last job: line cook, Plover Diner, until 2022', 'School / work: sophomore, Plover College', 'RN K. Marsh'])(
    'no employer: %s',
    (text) => expect(valueIn(`Patient: Dana Sample\n${text}`, 'employer')).toBeUndefined(),
  );
});

describe('who decides', () => {
  it.each([
    ['He makes his own decisions.', 'None (own guardian)'],
    ['Legal rep: self', 'None (own guardian)'],
    ['Ana Doe, daughter, POA-HC (activated 9/2026)', 'Power of attorney'],
    [
      'PROBATE COURT\nGuardian: Ana Doe, certified guardian, 970-555-0171\nThe ward rents a room.',
      'Court-appointed guardian',
    ],
  ])('%s', (text, value) => expect(valueIn(`Re: Dana Sample\n${text}`, 'legal_guardianship_status')).toBe(value));

  it.each(['No POA on file.', 'Health care POA booklet given.'])('not said: %s', (text) =>
    expect(valueIn(`Re: Dana Sample\n${text}`, 'legal_guardianship_status')).toBeUndefined(),
  );
});

describe('who treats, by practice and by thanks', () => {
  it.each([
    ['Labs by Dr. Ira Quill, Ferry Internal Medicine, 970-555-0141.', 'current_pcp_name', 'Dr. Ira Quill'],
    ['Psych ofc Dr. Ira Quill 970-555-0142 confirms the visit.', 'current_psychiatrist_name', 'Dr. Ira Quill'],
    ['couns Bea Tarn LMHC 970-555-0143, weekly', 'current_therapist_name', 'Bea Tarn LMHC'],
    [
      'Ira Quill, MD\nFerry Family Physicians\n970-555-0141\n\nDear Ira,\nThank you for asking me to see Dana Sample.',
      'current_pcp_phone',
      '+19705550141',
    ],
  ])('%s', (text, field, value) => expect(valueIn(`Re: Dana Sample\n${text}`, field)).toBe(value));

  it('takes a neighbor who is thanked for nobody', () => {
    expect(
      valueIn('Ira Quill, MD\nFerry Family Physicians\n\nDear Ira,\nHere is our newsletter.', 'current_pcp_name'),
    ).toBeUndefined();
  });
});

describe('whose number it is', () => {
  it('is that of whoever was named before it on the line', () => {
    const text = 'Name  Dana Sample\nEmergency contact  Ana Doe (aunt)     cell 970-555-0119';
    expect(valueIn(text, 'emergency_contact_primary_phone')).toBe('+19705550119');
    expect(valueIn(text, 'phone_number')).toBeUndefined();
  });

  it("is the client's where they call for themselves", () => {
    expect(valueIn('Caller: self\nNAME  Dana Sample     cell 970-555-0118', 'phone_number')).toBe('+19705550118');
  });

  it('is said in a sentence', () => {
    expect(valueIn('Re: Dana Sample\nHis own phone is 970-555-0118.', 'phone_number')).toBe('+19705550118');
    expect(valueIn('Re: Dana Sample\nHis wife says her phone is 970-555-0118.', 'phone_number')).toBeUndefined();
  });
});
