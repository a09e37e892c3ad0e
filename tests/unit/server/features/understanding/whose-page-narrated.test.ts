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
  'New lead from website\nFirst Name: Wendell\nEmail: wend@lettermail.example\nLast Name: Abernathy\nAllergies: codeine',
  'I am filling this out for ......... My spouse\nFirst name ........................ Wendell\nLast name ......................... Abernathy\nAllergies ......................... codeine',
  'CONTACT US - submission 8812\nYour first name\nWendell\nYour last name\nAbernathy\nAllergies\ncodeine',
  'first_name=Wendell\nlast_name=Abernathy\nallergies=codeine',
  '{"first_name": "Wendell", "last_name": "Abernathy", "allergies": "codeine"}',
  'First name\tLast name\tUses\nWendell\tAbernathy\tfentanyl',
  'Dear Intake,\nI am Lenora Doyle’s case manager. She has been on methadone since 2022.',
  'L.D. (F, 60) - needle exchange card\nShoots fentanyl 5x/day.',
  'RITE CORNER PHARMACY   555-0177\nLENORA DOYLE\n418 TANNERY ROW\nLEVETIRACETAM 500MG TAB\nQTY 60',
  'Doyle/Lenora/M     3E-12      Hosp day 4\nKeppra load given.',
  'DOYLE/LENORA M MS     CONF K7QW2P\nSeizure disorder declared.',
  'Doyle v. Doyle      GAL report\nMother is on probation.',
  'Consumer: LD    Clinician: RS\nRelapse to alcohol Saturday.',
  'Roommate agreement, Room 3, completed by Lenora Doyle\nI take insulin at 7. I use a CPAP.',
  'From: Lenora <ldoyle66@mail.example>\nI take suboxone 16. I had a seizure when I stopped in May.',
  'PT: 60F Doyle. CC: etoh. HPI: found down, sz x2.',
  'S: 60F L. Doyle, CIWA 22\nB: cirrhosis, DTs 2024',
  'Doyle’s list of medicines: Keppra, Lasix. Doyle is allergic to codeine.',
  'Tent 14: Lenora, 60, + dog. Foot wound. Wants detox if dog can come.',
  'Interdisciplinary round. Lenora (Room 3): methadone letter needed.',
  '"Lenora’s Crisis Plan"\nI take Abilify. Hospital I prefer: Lima Memorial.',
  '6. Does Lenora have any allergies? Yes, sulfa.\n7. Does Lenora take medicines? Keppra.',
  'Applicant essay\nMy name is Lenora. I lost my kids to meth in 2019. I take lithium.',
  'Deposition of Lenora Doyle, Vol. 1\nQ. Did you have seizures? A. Two.',
  'Shift note: Lenora had one seizure at 0310. Lenora back to sleep.',
  'Lab requisition: Doyle, L / 66180 / F / 3-14-66: CMP, PETH, HCV RNA',
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
  'EMERGENCY CONTACT\nRelationship: husband\nFirst name: Robert\nLast name: Delgado\nPhone: 555-0144',
  'Step 2 of 4: who should we call?\nFirst name: Robert\nLast name: Delgado\nRelationship: husband',
  'Policy holder\nFirst Name\tLast Name\tDOB\nRobert\tDelgado\t08/30/1980',
  'Insured: DELGADO, ROBERT     Patient relationship: Spouse\nCopay $30',
  'I am Robert Delgado’s wife. I drink a bottle of wine a day and I take Zoloft.',
  'Impact letter\nYou said that you would stop. I started taking Lexapro because of all this.\nLove, Dylan',
  'Safe ride plan: Robert Delgado will drive. Backup: Corinne Abbas. She has no license.',
  'Incident: another resident, Lenora Doyle, took client’s phone. Client stayed calm.',
  'CHILD CARE PLAN\nDylan Delgado (14) - asthma.\nAna Delgado (11) - allergic to eggs.',
  'GENOGRAM\nBirgit (62) - diabetes\nOdell (d. 2004) - alcohol\nMilan 38 - heroin, prison',
  'St. Agnes Rehabilitation, Martin Luther Pavilion\nDay 3. CIWA 4.',
  'Plan of Care: Jackson Pratt drain removed; Foley out.',
  'FACT SHEET\nMilton Hershel first described delirium tremens. Call 988 if you feel suicidal.',
  'Columbia-Suicide Severity Rating Scale\nPosner, Brent, Lucas. 1. Wish to be dead: No.',
  'Patient Advocate: Kim Vale 555-0100\nYou have the right to be treated with respect.',
  'RD: Kim Vale\nBMI 19, skips meals.',
  'Bail bond: surety Dana Orr, $5,000. Court 12/09/2026.',
  'Scene: private home of Dana Orr. Woman, 36, found on floor.',
  'From: Mari <marisolt90@mail.example>\nI drink a bottle a day. I had a seizure in March.',
  'Names of people who use around me: Corey B., Travis M. I will block their numbers.',
  'Payee: Dana Orr manages her SSI.',
  'Property receipt: phone, wallet, ring. Released to: Robert Delgado',
  'Rounding: Glenn Moss MD, Kim Vale PharmD, Toni Vance RN. Plan: discharge Friday.',
  'NPI 1447812200 Glenn Moss\nBuprenorphine 8-2 film #14',
  'Client: OK to call   Consent: YES\nDrinks daily.',
  'RITE CORNER PHARMACY   555-0177\nHoward Pelling, MD\nSERTRALINE 100 MG\nQTY 30',
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
