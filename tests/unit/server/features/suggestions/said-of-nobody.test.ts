import { expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const HEAD = 'Client: Dana Sample   DOB 01/02/1990\n';

test.each([
  ['history_of_suicide_attempts', 'Notes: rep confirmed no exclusions for self-inflicted injury or suicide attempts.'],
  ['history_of_self_harm', 'Notes: rep confirmed no exclusions for self-inflicted injury or suicide attempts.'],
  ['history_of_seizures', 'COMMENT: Results in patients with a history of seizures on valproate may vary.'],
  ['allergies', 'Patients with penicillin allergy should be noted.'],
  [
    'concerns_for_withdrawal',
    'What is alcohol withdrawal? When a person who drinks stops, shaking and seizures occur.',
  ],
  ['history_of_seizures', 'Narrative: Dispatched for a seizure. On arrival found sitting on the curb, alert.'],
  ['history_of_seizures', 'Bed 7A\n0300  7B had tonic-clonic seizure, 2 min. Rapid response.'],
  ['aggression_or_property_damage', 'Lives w/ boyfriend who drinks and has been violent to her.'],
  ['history_of_suicide_attempts', 'Co-def Teel attempted to hang himself at the jail; subject was upset.'],
  ['living_status', 'FOB Tremaine is in jail for assaulting her in June.'],
  ['contact_person_name', 'The defendant must have no contact with the victim, Renee Marlow, 555-555-0120.'],
  ['address', 'cc: Orrin County Attorney; Renee Marlow, lives at 14 Elm St, Orrin, KS 67000'],
])('%s: somebody else, or nobody', (field, line) => {
  expect(valueIn(HEAD + line, field)).toBeUndefined();
});

test.each([
  ['history_of_seizures', "Ever had seizures / bad withdrawal:  doesn't know"],
  ['history_of_self_harm', "Ever hurt self or tried suicide:  doesn't think so but not sure"],
  ['aggression_or_property_damage', 'Violent?:  no w/ her. "his stepdad is the violent one"'],
  ['history_of_seizures', 'SI no  HI no  Sz no (hx yes, 2019 etoh)  DT no'],
  ['history_of_seizures', 'Seizures: N (1 "maybe" 2016, EEG normal)'],
  ['aggression_or_property_damage', 'Violence Risk: Disruptive Behavior Flag: NO.'],
  ['aggression_or_property_damage', 'Aggression: none this review period. Hx: arrested 2017.'],
  ['allergies', 'Medical: none known. No allergies known to this office.'],
  ['history_of_suicide_attempts', 'Trauma: + abuse, - nightmares\nSuicide attempts: - lifetime'],
])('%s: no answer that can be relied on', (field, line) => {
  expect(valueIn(HEAD + line, field)).toBeUndefined();
});

test.each([
  ['authorization_number', 'Carrier: Cigna\nAuth phone: 800-555-0133   Claims: PO Box 188061'],
  ['subscriber_id', 'PATIENT ID: 90221'],
  ['current_therapist_name', 'SCHOOL COUNSELOR SUMMARY FOR RECORDS REQUEST'],
  ['other_levels_of_care', 'NURSING ADMISSION  DETOX     Sample, Dana'],
  ['reason_for_seeking_treatment', 'Warrant requested 10/20, held pending placement.'],
  ['phone_number', 'Driver: Leo Marchetti   cell 555-555-0170'],
])('%s: another thing than the label seems to ask for', (field, line) => {
  expect(valueIn(HEAD + line, field)).toBeUndefined();
});

test('what is said of the client beside such words is still read', () => {
  expect(valueIn(`${HEAD}History of seizures: N (denies any)`, 'history_of_seizures')).toBe('No');
  expect(valueIn(`${HEAD}She lives with a boyfriend who drinks. She punched a wall.`, DEED)).toContain('punched');
  expect(valueIn(`${HEAD}EMS was called out. Pt had a seizure at home in May.`, 'history_of_seizures')).toContain(
    'May',
  );
  expect(valueIn(`${HEAD}Carrier: Cigna\nAuth #: 0R5512-77`, 'authorization_number')).toBe('0R5512-77');
});

const DEED = 'aggression_or_property_damage';

test('a denial of allergies ends before the narrative goes on', () => {
  expect(valueIn(`${HEAD}Allergies: denies. BGL 88. Pt requests detox.`, 'allergies')).toBe('denies');
  expect(valueIn(`${HEAD}Allergies: NKDA. Latex listed, removed.`, 'allergies')).toContain('Latex');
});

test('a list of patients in a van gives only the row of the client', () => {
  const page = `RIDER NOTES
Rider 1: Sample, Dana   walks w/ cane, one bag. Sister Odette meets van.
Rider 2: Farris, Wendell   two seizures in detox. Penicillin allergy.
Rider 3: Ito, Kaneko   attempted OD 10/21. Scars on arms.
Rider 4: Rutledge, Shawn   on probation, threw chair at staff.`;
  for (const field of ['allergies', 'history_of_seizures', 'history_of_suicide_attempts', 'probation', DEED])
    expect(valueIn(page, field)).toBeUndefined();
});

test('the number of a second person is not the first one’s', () => {
  const page = `${HEAD}Next of kin: son Caleb Pell; sister Joanne Pell 555-555-0196`;
  expect(valueIn(page, 'emergency_contact_primary_firstname')).toBe('Caleb');
  expect(valueIn(page, 'emergency_contact_primary_phone')).toBeUndefined();
});

test('what stands in the guarantor’s or the practice’s column is not the client’s', () => {
  const face = `PATIENT                                       GUARANTOR
SAMPLE, DANA T                                SAMPLE, STANLEY W
1410 Ferry Rd Apt 2                           88 Orchard Park Dr
Ludlow, MA 01056                              Chicopee, MA 01013
Marital: WID                                  Employer: TOWN OF LUDLOW`;
  expect(valueIn(face, 'employer')).toBeUndefined();
  expect(valueIn(face, 'address')).toBe('1410 Ferry Rd Apt 2');
  const report = `PATIENT INFORMATION            SPECIMEN INFORMATION           CLIENT INFORMATION
SAMPLE, DANA                   SPECIMEN: QW883120             Harlan Family Medicine
DOB: 11/02/1978                COLLECTED: 10/20/2026          201 Depot St
GENDER: F                      RECEIVED: 10/20/2026           Harlan, IA 51537`;
  expect(valueIn(report, 'address')).toBeUndefined();
});

test('the first half of the next label in two languages is no part of a value', () => {
  const page = `${HEAD}Dirección / Address: 77 Calle Olmo         Ciudad / City: Brawley   Estado / State: CA`;
  expect(valueIn(page, 'address')).toBe('77 Calle Olmo');
});
