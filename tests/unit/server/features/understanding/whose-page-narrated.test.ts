import { describe, expect, it } from 'vitest';
import { whosePages } from '#server/features/understanding/assertion/whose-page.ts';

/* Pages without a label that sentences, letters, initials and the place of a name give to somebody. */

const CLIENT = { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12' };
const BEFORE =
  'LIME CLINIC VISIT NOTE  page 1 of 2\nPatient: Marisol Tandy  DOB 04/12/1990  MRN 55-20418\nShe drinks daily. Ride from Corey Blandings.';
const isOther = (text: string, before = BEFORE): boolean =>
  whosePages([{ text: before }, { text }], CLIENT, '2026-11-01')[1] === 'other';

const STRANGERS = [
  'Phone note 10/20 - Mr. Marsh called, out of insulin since Monday. Mr. Marsh was advised to go to the ED.',
  'Wendell came by at 3. He is using again, two bags a day. Wendell said that his mother threw him out.',
  'The above-named, Wendell Marsh, was booked on 10/18; BAC .21. He has seizures.',
  'Wendell T. Marsh appeared in person and with counsel. Mr. Marsh admitted the use of fentanyl.',
  'Our patient Wendell Marsh is being sent to you for detox. He is allergic to sulfa.',
  'Consult request\nReason: 61-year-old Wendell Marsh with a GI bleed after two weeks of drinking.',
  'Met w/ Wendell today at the library. Still using. Wants detox.',
  'Rosalba was brought over from the window. She says she has been awake since Friday. Rosalba struck a tech.',
  'Caller was Mrs. Hensley about her husband. Dwight has not eaten since Friday. He takes insulin.',
  'Dear Captain Whitlow,\nYou wrote that you drank on six evenings. Your allergy to aspirin is on file. Your court date is in May.',
  'My daughter Kirsten Pell, 6/9/1988, drinks gin every day. When could she come?',
  'Hi, this is Wendell Marsh. I drink about a fifth a day and take Keppra. Is there a bed?',
  'TO: Wendell Marsh, 12 Elm St\nYour request for 30 days of treatment was denied.',
  'Form, page 1\nYou are J. T. born 12/11/61\nWhen you stop: seizures.',
  'W.M., 3/3/65, seen 10/20. Injects heroin.',
  'The minor, W.P., was found with marijuana.',
  'MARSH / WENDELL / T     M  61Y   Acct V0044-120\nAlcohol intoxication, fall.',
  'Patlent Narne: Wende11 Morsh\nSulfa allergy',
  'Rcsident: Marsh. Wendell   Rm 12\nSulfa allergy',
  'Rider: Wendell Marsh    Pick-up 9:10\nUses a wheelchair, oxygen 2 L.',
  'Who is this form about?  Wendell Marsh\nYour relationship: brother\nHe has seizures.',
  'The patient, Wendell Marsh, was brought by EMS after a fall.',
  'Authorization for Wendell Marsh\nDetox 5 days, 10/20-10/25',
];

const OWN = [
  'Insurance is under Brendan Hall, born 4/22/1971, he works for Alamo Grid. Card attached.',
  'The policy is in the name of Brendan Hall, DOB 4/22/1971.\nShe drinks daily.',
  'Roommate Wendell Marsh had a seizure at 0300; Wendell was sent to the ER. Pt slept through.',
  'Accompanied by Wendell Marsh. Mr. Marsh left at noon. Mr. Marsh says she drinks daily. Mr. Marsh was asked to bring her meds.',
  'Discharge ride: Wendell Marsh, DOB 3/3/65, license seen by staff.',
  'Approved visitors: Wendell Marsh 3/3/65 brother\nShe has no restrictions',
  'Corey Blandings has been sober for ten years. He drove to court.',
  'Boyfriend (Wendell) uses meth. Wendell was arrested 10/12. Wendell is on parole.',
  'Bayou Oaks 2020, finished. Bayou Oaks was sober living.',
  'Dear Officer Pratt:\nYour probationer completed 28 days here. Your court date is November 20.',
  'Lorazepam was started. Keppra was given. Denies SI.',
  'Wilhelmina Vark 4/2/88, a friend, lives with Marisol ("Mari") Tandy 4/12/90.',
];

describe('whose a page without a label is', () => {
  it.each(STRANGERS)('is a stranger’s: %s', (text) => expect(isOther(text)).toBe(true));
  it.each(OWN)('is the client’s: %s', (text) => expect(isOther(text)).toBe(false));

  it('knows the place where one house writes its name', () => {
    const sheet = (name: string) => `KOA POINT DAILY SHEET OCT 2026 house ${name}\nSlept 6 hours.`;
    expect(isOther(sheet('Souza, Wendell'), sheet('Tandy, Marisol'))).toBe(true);
    expect(isOther(sheet('Tandy, Mari'), sheet('Tandy, Marisol'))).toBe(false);
    expect(isOther('Signature: Odessa Marsh\nSlept 6 hours.', `${BEFORE}\nSignature: Marisol Tandy`)).toBe(false);
  });
});
