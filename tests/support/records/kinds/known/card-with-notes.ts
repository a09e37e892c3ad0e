import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, who } from '../apart-record.ts';

/** A copied insurance card, with what somebody wrote around it. */
export const cardWithNotes: readonly ApartRecord[] = [
  {
    person: who('hollis', 'Bram', 'Hollis', '08/25/2004'),
    as: 'scan',
    pages: [
      `                      (front)                                        (back)
 UnitedHealthcare      Choice Plus                  Providers: 877-555-0101
 Member ID:  914 228 6630   Group: 78-300415        Behavioral health / SUD: 877-555-0102
 Member:     MARGUERITE HOLLIS                      Claims: PO Box 30555, Salt Flat UT
 Dependents: BRAM HOLLIS                            Payer ID 87726
             PIPPA HOLLIS                           RxBin 610279  RxGrp UHEALTH
 Copay: Office $30  ER $300  UrgCare $75  Spec $60

 - - - - - - - - - - - - - - - copied 10/14/26 front desk - - - - - - - - - - - - - - -

 handwritten:
 Bram dob 8/25/04.   MOM is the sub, her dob 3/13/73, works at Ledger & Pine
 called BH line 10/14 2:40p  rep Shaquille  ref# 0082-4415
 INN ded 1500 met 1500      OON ded 3000 met 212      OOP 6000 met 1890
 res needs auth, php needs auth, iop NO auth.   no exclusions for court ordered
 term date: 12/31/26 - mom changing jobs!!  cobra?
 auth - got it 10/16:  A2026-55180   7 days`,
      ` back of sheet
 Bram - pills (perc 30s) sniffing 6-8/day, last Tues. no shots. no fits. sick as a dog w/o
 no allergies. strattera. lives w/ mom.
 sister Pippa is T1 diabetic & had the eating d/o admit, dont mix up claims
 ~~PCP Dr. Lo~~ -> moved, now Dr. Faye Rasmussen 555-0103
 dad Kurt: do not call, has no rights (mom faxed decree)`,
    ],
    expected: {
      dob: '2004-08-25',
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /914\s?228\s?6630/,
      group_number: '78-300415',
      subscriber_firstname: 'Marguerite',
      subscriber_lastname: 'Hollis',
      subscriber_dob: '1973-03-13',
      subscriber_employer: /Ledger & Pine/i,
      authorization_number: 'A2026-55180',
      recent_substance_abuse: /perc 30s|pills/i,
      allergies: RULED_OUT,
      history_of_seizures: RULED_OUT,
      concerns_for_withdrawal: /sick as a dog/i,
      medication_plan: /strattera/i,
      living_status: 'With family',
      current_pcp_name: /Rasmussen/i,
      current_pcp_phone: /555-0103/,
    },
    open: ['contact_person_name', 'legal_guardianship_status'],
    questions: [
      asked('Member ID?', 1, /914 228 6630/),
      asked('does iop need auth', 1, /iop NO auth/),
      asked('ER copay', 1, /ER \$300/),
      asked('What is the call reference number?', 1, /0082-4415/),
      reworded('whose name is the plan in', 1, /MARGUERITE HOLLIS|MOM is the sub/),
      reworded('when does coverage run out', 1, /term date: 12\/31\/26/),
      reworded('how far along is the out of network deductible', 1, /OON ded 3000 met 212/),
      reworded('can we talk to his father', 2, /do not call, has no rights/),
      reworded('opioid of choice and how much', 2, /perc 30s/),
      anothers('is Bram diabetic', 2, /sister Pippa is T1 diabetic/),
      asked('who is his pcp now', 2, /now Dr\. Faye Rasmussen/),
      absent('secondary insurance?'),
      absent('past suicide attempts?'),
    ],
    summary: ['substances', 'withdrawal', 'medications', 'insurance'],
  },
  {
    person: who('esposito', 'Carmela', 'Esposito', '11/15/1955'),
    as: 'text',
    pages: [
      `[ MEDICARE HEALTH INSURANCE ]                [ Blue Cross Blue Shield  Medigap Plan G ]
Name      CARMELA R ESPOSITO                 Member    C R ESPOSITO
Number    7NK3-WD2-TT09                      ID        ZGP 4471 0938
Entitled  HOSPITAL (PART A)  11-01-2020      Group     MGAP-G
          MEDICAL  (PART B)  11-01-2020      Effective 01/01/2024

[ driver license, copy faint ]   DOB 11/15/1955   SEX F   7 Cannery Row Ct, Port Ansel RI 02899

Notes to file, D. Whitlow, admissions, 10/28/2026
- Medicare is first. Supplement pays the 20 percent. No referral needed for inpatient SUD.
- Lifetime psychiatric days used: 22 of 190, so 168 are left.
- Her late husband's card (Aetna, W118820) is still in our system. Terminated 2023. Do not bill.
- She holds her own POA. Son Vincent has tried to sign for her, he may not.
- Daughter Gia Esposito-Marsh is the one to reach day or night, 401-555-0107, gia@example.com.
- Hearing aids both ears, speak to her left. Uses oxygen? No, that was the husband.`,
      `Esposito intake notes, page two (same caller, same day)

She has been taking her sister's oxycodone since the hip was done in May, on top of her own
lorazepam, which Dr. Amos Tully has given for thirty years. Counted out nine tablets a day.
The week that the mail was late she shook, saw her husband in the chair, and fell.
Sister Lucia is the one who had the stroke and the seizures, not Carmela, I asked twice.
Sulfa closes her throat.  Also lactose.
Takes: lorazepam, apixaban 5 twice daily, donepezil no longer (dizzy), atorvastatin 40.
A widow, in her own house of forty years. Church on Sundays matters to her.
Says that she would like to go to sleep and be with Sal, but would never, it is a sin.`,
    ],
    expected: {
      dob: '1955-11-15',
      sex_at_birth: 'Female',
      address: /7 Cannery Row Ct/i,
      city: 'Port Ansel',
      state: /RI|Rhode Island/,
      zip: '02899',
      carrier: 'Medicare',
      subscriber_id: '7NK3-WD2-TT09',
      recent_substance_abuse: /oxycodone|lorazepam/i,
      concerns_for_withdrawal: /she shook/i,
      history_of_seizures: /not Carmela|\bno\b/i,
      allergies: /Sulfa/i,
      medication_plan: /lorazepam|apixaban/i,
      marital_status: 'Widowed',
      living_status: 'Own home',
    },
    open: [
      'group_number',
      'subscriber_firstname',
      'subscriber_lastname',
      'history_of_suicide_attempts',
      'contact_person_name',
      'contact_person_phone',
      'contact_person_email',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'emergency_contact_primary_email',
      'email_id',
      'legal_guardianship_status',
      'current_pcp_name',
      'family_history',
      'current_symptoms',
    ],
    questions: [
      asked('Medicare number?', 1, /7NK3-WD2-TT09/),
      asked('how many lifetime psych days are left', 1, /168 are left/),
      asked('When did part B start?', 1, /\(PART B\)\s+11-01-2020/),
      reworded('what does she react to', 2, /Sulfa closes her throat/),
      reworded('who do we phone at 3am', 1, /Gia Esposito-Marsh/),
      reworded('how many pills a day', 2, /nine tablets a day/),
      reworded('is she hard of hearing', 1, /Hearing aids both ears/),
      reworded('can her boy sign the paperwork', 1, /he may not/),
      reworded('what happened when she ran out', 2, /she shook, saw her husband/),
      asked('was it Carmela who had the stroke', 2, /not Carmela/),
      anothers('does she have Aetna', 1, /late husband's card \(Aetna/),
      absent('is she diabetic'),
      absent('next appointment with Dr. Tully'),
    ],
    summary: ['substances', 'withdrawal', 'medications', 'insurance'],
  },
];
