import { describe, expect, it } from 'vitest';
import { whosePage } from '#server/features/understanding/assertion/whose-page.ts';

const CLIENT = { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12', mrn: 'C-20418' };
const TODAY = '2026-11-01';
const whose = (text: string) => whosePage(text, CLIENT, TODAY);

/** Ways in which papers say whom they are about; `~` stands for the name, `#` for the birth date. */
const LABELED = [
  'Patient Name ~ Date of birth #',
  'Patient Name: ~',
  'PATIENT ........ ~',
  'Pt ~ M / 48 y born #',
  'Pt. Name: ~   Sex: M',
  'CLIENT NAME ~ CASE NUMBER 26-1184',
  'Client ID: 20981 ~',
  'Client (print): ~',
  'Consumer: ~   County: Lime',
  'Name of Individual: ~',
  'Individual served: ~',
  'Person served - ~',
  'Resident ~ b. # bed 6A',
  'Resident Name: ~ Room: 12',
  'Guest: ~   Check-in: 10/12/2026',
  'Guest name ~ bed 14',
  'Tenant(s): ~',
  'Occupant: ~  Unit 4',
  'Member Name: ~   Member ID: W2291 40067',
  'Subscriber: ~   Group: 00912',
  'Insured: ~ Policy 5510-22',
  'Beneficiary: ~',
  'Enrollee name: ~',
  'Employee: ~   Department: Paint line',
  'Employee name (Last, First): ~',
  'EMPLOYEE NAME: ~',
  'Student: ~  Grade: 11',
  'Student name ~ Grade 11',
  'Respondent: ~',
  'Proposed patient: ~',
  'Probationer: ~   Officer: L. Whitaker',
  'Offender Name: ~ DOC no. 118834',
  'Defendant: ~',
  'Participant: ~   Phase: 2',
  'INMATE ~ BOOKING 26-10933',
  'Applicant: ~',
  'Claimant: ~',
  'Licensee: ~   License no. RN-220114',
  'Examinee: ~',
  'Veteran: ~',
  'Youth ~ Born #',
  'donor ~ dob #',
  'Subject: ~',
  'Re: ~',
  'RE: ~ (DOB #)',
  'Regarding: ~, born #',
  'In re: ~',
  'name ~ dob # chart 6618',
  'Last name: Stamper   First name: Orville',
  'Search: first ORVILLE last STAMPER dob #',
  'Case No. 26-CR-1184   State of Ohio v. ~',
  'IN THE MATTER OF ~, Respondent',
  'STATE OF OHIO, Plaintiff,\nvs.\n~,\nDefendant.',
  'I, ~, DOB #, authorize the release of my records.',
  'I, ~, hereby agree to the rules of the house.',
  'Resident signature: ~   Date: 10/12/2026',
  'Client: O.S.   DOB: #',
  'Client: O. S.',
];
const HEADERS = [
  'DISCHARGE SUMMARY, page 2 ~',
  '~, psychiatric evaluation, page 2',
  'WITHDRAWAL SCORING GRID | STAMPER, Orville | 5-6-49 | adm 10-22-26',
  'Shift remarks | STAMPER, Orville | p. 2',
  'Stamper, Orville p 2\nVaping round the clock.',
  'Harbor Homes - follow up Stamper, O 10/25/26 noon',
  'Stamper, J. review continued',
  'STAMPER,ORVILLE JAMES 000-00-6143 DOB #',
  'STAMPER ORVILLE K 80 11427 93 call notes',
  '~ MBR-26-884102 page 2',
  '~ Member number: W2291 40067\n118 Wickford Street',
  '~, 61M, seen for follow-up.',
  '~ 61 y/o male',
  'ED NOTE\n~ (61 yo M) MRN 5512-8',
  'CONSULTATION\nStamper, Orville    #    61 yrs',
  'VISIT BY VIDEO 10/12/2026\nOrville J. Stamper, age 61, at home in Lathrop.',
  'Handout\nWeek 3\n~  Chart: Z-90001',
];
const PROSE = [
  'Mr. Stamper is a 61-year-old man with alcohol use disorder.',
  'Mr. Stamper was seen by video. Mr. Stamper denies any seizures.',
  'HISTORY\n~ is a 61-year-old divorced man who drinks.',
  'October 3, 2026\nTo the board:\nI have known ~ for three years. He drinks.',
  'I am writing about my husband, ~, who cannot stop drinking.',
  'To intake at your place, about ~, born #',
  'Dear Mr. Stamper:\nYour request was denied. You may appeal within 60 days of your notice.',
  'PORTAL MESSAGE\nFrom: ~\nTo: Care team\nI had another seizure last night.',
  'Letter of support for ~, who has been sober for 90 days.',
  'Assessment of ~ (#)\nPast seizures.',
];

const filled = (text: string) => text.replace('~', 'Orville Stamper').replace('#', '05/06/1949');
const turned = (text: string) => text.replace('~', 'STAMPER, ORVILLE J').replace('#', '5/6/49');
const filledByClient = (text: string) => text.replace('~', 'Marisol Tandy').replace('#', '04/12/1990');

describe('a page that says whom it is about', () => {
  it.each(LABELED.map(filled))('somebody else, by a label: %s', (text) =>
    expect(whose(`FORM 12\n${text}\nSeizures since 1988.`)).toBe('other'),
  );
  it.each(LABELED.filter((text) => text.includes('~')).map(turned))('somebody else, last name first: %s', (text) =>
    expect(whose(`FORM 12\n${text}\nSeizures since 1988.`)).toBe('other'),
  );
  it.each([...HEADERS, ...PROSE].map(filled))('somebody else, without a label: %s', (text) =>
    expect(whose(`${text}\nSeizures since 1988.`)).toBe('other'),
  );
  it.each([...LABELED, ...HEADERS, ...PROSE].filter((text) => text.includes('~')).map(filledByClient))(
    'the client: %s',
    (text) => expect(whose(`FORM 12\n${text}\nSeizures since 1988.`)).not.toBe('other'),
  );
});

describe('a page that names people beside the one it is about', () => {
  it.each([
    'PROGRESS NOTE\nShe slept well.\nOdessa Marsh, RN',
    'Emergency contact\nName: Odessa Marsh   Phone: (555) 555-0111',
    'Emergency contact: Odessa Marsh (sister), 555-0111',
    'GUARANTOR\nName: Leona Strand DOB: 02/02/1958',
    'Prescriber Theo Garriott MD NPI on file',
    'Section II Prescriber\nName Theo Garriott MD NPI on file',
    'Attending: Odessa Marsh, MD\nPotassium 3.2',
    'Her mother, Odessa Marsh, 61, has diabetes.',
    'Son: Vincent Marsh, born 01/30/2011, lives with his father.',
    'Probation officer Mr. Dorsey reports that she is compliant. Mr. Dorsey has no concerns.',
    'Judge Villanueva\nNext hearing 11/20/26.',
    'Reported by: Tamsin Kovel, house manager',
    'Signed Birgit Marsh 10/18/26 (mother)',
    'Fax from: G. Tull RN   To: Admissions',
    'From: Wendeline Pratt, Harrow Street Outreach\nTo: Admissions\nIs there a bed this week?',
    'Sincerely,\nCurtis Abernathy\n(555) 555-0110',
    'Dear Ms. Whitlock:\nThank you for your call. Please send your notes.\nMarisol was seen on Friday.',
    'Patient denies seizures.\nPatient Rights Officer: 555-0100',
    'Member Services: 555-0102\nMember ID: 914 228 6630',
    'Harbor Point Recovery, Columbus, Ohio 43215\nWeekly menu',
    'Portside, ME 04072\nGroup rules, page 2 of 3',
    'Roommate Odessa Marsh had a seizure; staff called 911.',
    'Another resident: Odessa Marsh was shouting.',
    'Group leader: Rhea Lindqvist\nTopic: anger',
    'Page 2 of 3\nNarcan given. She was calm.',
    'Pharmacy: Valley Drug\nPharmacist: Tom Bell, RPh',
    'Witness: Arlo Dean, tech\nThe fall was unwitnessed.',
    'Crew: J. Halloway, EMT-P; S. Ito, EMT',
    'Therapist Corinne Abbas, LCSW, 45 y/o clinic, page 2',
    'Medication Administration Record, page 2 of 2\nThiamine Folate Given',
    'Dr. Pelling is a 61-year-old physician who retires in May.',
    'Employ: FT, Example Trucking',
  ])('is not for that another’s: %s', (text) => expect(whose(text)).not.toBe('other'));

  it.each([
    'Resident: Corey Blandings  b. 12/9/91  bed 6A\nGot into it with housemate Marisol Tandy over the TV. Seizures since 2019.',
    'Patient: Odessa Marsh  DOB 01/30/1961\nUpset when Marisol was moved. Latex allergy.',
    'Patient: Hector Tandy\nDOB: 09/09/1958\nHis daughter Ines Tandy visited.',
    'Name: Marisol Quigley\nHas epilepsy.',
  ])('is that one’s, though it speaks of the client or bears a part of their name: %s', (text) =>
    expect(whose(text)).toBe('other'),
  );

  it.each([
    'Patient: Mari Tandy\nNo seizures.',
    'Client: Marisol T.\nNo seizures.',
    'Client: M. Tandy\nNo seizures.',
    'Client: M.T.\nNo seizures.',
    'Tandy, M. review continued',
    'Patient: Morisol Tondy\nNo seizures.',
    'Your name: Birgit Tandy\nPatient: Marisol Tandy\nI have epilepsy.',
    'Your name Birgit Marlowe   You are the patient’s mother\nMarisol Tandy has hives.',
    'Subscriber: Elsa Lindh DOB 03/13/1973\nDependent: Marisol Tandy',
    'Petitioner: Odessa Marsh\nRespondent: Marisol Tandy',
    'Patient: Marisol Quigley\nDOB: 04/12/1990\nMaiden name.',
  ])('is the client’s: %s', (text) => expect(whose(text)).not.toBe('other'));
});
