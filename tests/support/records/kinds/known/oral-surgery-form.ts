import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** The health history that people fill in at an oral surgeon's, with what the office adds. */
export const oralSurgeryForm: readonly ApartRecord[] = [
  {
    person: who('winterbourne', 'Callum', 'Winterbourne', '09/09/1995'),
    as: 'scan',
    pages: [
      `    BRANCHFORD ORAL & MAXILLOFACIAL SURGERY           MEDICAL / DENTAL HISTORY

    Name  Callum Winterbourne     Date of Birth  9/9/95     Today  10-08-26
    Address  17 Slip Road          City  Branchford    State  VT    Zip  05999
    Cell  555-0145     Email  cal.w95@mail.example     [ ] M [ ] S [x] D [ ] W
    Employer  none since June (was: ski lift mechanic)    Occupation  -
    Emergency contact  Hazel Winterbourne (mum)   Phone  555-0146
    Physician  Dr Asa Pruitt-Lang       Last physical  2024
    Dental insurance  Delta      Medical  BCBS VT   ID  VZT20071834   Group  V1100
    Person responsible for account  self

    Why are you here?   broken teeth, abscess lower R, "from meth"

    Are you in good health?                         Y (N)
    Have you been hospitalized in 5 years?          (Y) N     psych, 8/2026, Branchford Hosp, 9 days
    Blood thinners?                                 Y (N)
    Bisphosphonates (bone drugs)?                   Y (N)
    Heart murmur / valve?                           (Y) N     murmur as kid
    High blood pressure?                            Y (N)
    Asthma?                                         (Y) N     inhaler, not with me
    Epilepsy or seizures?                           Y (N)
    Hepatitis / jaundice?                           (Y) N     B, when I was 22, cleared
    HIV?                                            Y (N)
    Bleeding problem?                               Y (N)
    Diabetes?                                       Y (N)
    Head or neck injury?                            (Y) N     concussions x3 snowboard`,
      `    WINTERBOURNE, C        9/9/95                       HISTORY  page 2

    Do you use:   tobacco  (Y) N  1 ppd      alcohol  (Y) N  "binge, 1-2 x month"
                  recreational drugs  (Y) N   crystal, smoke + shoot, 1 g day, last: 2 days ago
    Are you in recovery or treatment?               Y (N)     on wait list, detox not needed they said
    Psychiatric care?                               (Y) N     Dr Femi Lawal, branchford MH
    Eating disorder?                                Y (N)
    Ever considered or attempted suicide?           (Y) N     Aug, tried w/ a rope. mum found me
    WOMEN: pregnant?                                n/a
    Allergic to:
      [x] Local anesthetic w/ epi  racing heart     [ ] Penicillin      [x] Codeine   sick
      [ ] Latex       [ ] Aspirin       [x] Other   erythromycin - hives
      ~~[x] Penicillin~~  oops that's my mum
    Medicines:  olanzapine 10 at nite, hydroxyzine 25 when needed, albuterol. quit lexapro in sept
    Family:  heart disease  dad      cancer  -     bleeding  -     other  mum: thyroid, wellbutrin
    Trouble with anesthesia?   woke up swinging once (wisdom teeth 2017)  nobody hurt
    Signature  Callum W

    - - - OFFICE USE - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
    BP 146/92  P 108  SpO2 98     ASA  III    Reviewed  Dr. Yara Steinholt DMD 10/8/26
    10/8  I&D #28 abscess, clinda 300 qid x7d. NO opioid Rx at pt request. ibu 600.
    10/8  pt tells assistant he hears people in walls when up for days, not today. Voices no.
    10/15 extr #27-29 local plain. Picking at arms, sores. "No cutting, just the bugs." Rides w/ mum.
    10/15 ~~pt on parole~~ misheard, "on patrol" (ski). YS
    10/22 suture out, healing. Says bed date maybe 11/4 at residential, asks us to fax. Will need
          partial denture after. Next appt 11/18/26 10:40.
    10/22 no charges, no court per pt. Assault ? "pushed a cop, got let off, 2023."`,
    ],
    expected: {
      dob: '1995-09-09',
      address: /17 Slip Road/i,
      city: 'Branchford',
      state: 'VT',
      zip: '05999',
      phone_number: /555-0145/,
      email_id: 'cal.w95@mail.example',
      marital_status: 'Divorced',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Hazel',
      emergency_contact_primary_lastname: 'Winterbourne',
      emergency_contact_primary_phone: /555-0146/,
      current_pcp_name: /Asa Pruitt-Lang/i,
      current_psychiatrist_name: /Femi Lawal/i,
      carrier: 'BCBS (state plan)',
      subscriber_id: 'VZT20071834',
      group_number: 'V1100',
      recent_substance_abuse: /crystal|1 g day|binge/i,
      medication_plan: /olanzapine|hydroxyzine|albuterol/i,
      allergies: /anesthetic w\/ epi|Codeine|erythromycin/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /rope/i,
      aggression_or_property_damage: /pushed a cop|woke up swinging/i,
      history_of_tbi_concussions: /concussions x3/i,
      hospitalizations: /psych, 8\/2026|Branchford Hosp/i,
      eating_disorder: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      family_history: /heart disease|thyroid/i,
      next_appointment: '2026-11-18',
    },
    open: [
      'sex_at_birth',
      'gender',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'concerns_for_withdrawal',
      'employer',
      'transportation_required',
      'additional_treatment_or_support_needed',
      'contact_person_name',
      'contact_person_phone',
      'residential_programs',
      'upcoming_court_date',
      'subscriber_firstname',
      'subscriber_lastname',
      'outpatient_therapy',
      'living_status',
      'other_levels_of_care',
      'history_of_self_harm',
    ],
    questions: [
      asked('hepatitis', 1, /when I was 22, cleared/),
      asked('what is the bcbs id', 1, /VZT20071834/),
      asked('when is his next appointment', 2, /11\/18\/26/),
      asked('does he have asthma?', 1, /inhaler, not with me|Asthma/),
      asked('Who is his psychiatrist?', 2, /Femi Lawal/),
      reworded('how recently did he use meth', 2, /last: 2 days ago/),
      reworded('how did he try to die', 2, /tried w\/ a rope/),
      reworded('did he get pain pills from you', 2, /NO opioid Rx/),
      reworded('bugs or sores on the skin', 2, /Picking at arms/),
      reworded('which antidepressant did he come off', 2, /quit lexapro/),
      reworded('does his heart react to numbing shots', 2, /racing heart/),
      takenBack('is he allergic to penicillin', 2, /Penicillin/),
      takenBack('is he on parole', 2, /pt on parole/),
      anothers('does he take wellbutrin', 2, /wellbutrin/),
      anothers('thyroid problem?', 2, /mum: thyroid/),
      absent('what is his subscriber’s employer'),
      absent('has he ever had gonorrhea'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('tanaka-reuss', 'Philomena', 'Tanaka-Reuss', '01/05/1982'),
    as: 'text',
    strange: [3],
    pages: [
      `Mill Pond Oral Surgery, PC
PATIENT HEALTH QUESTIONNAIRE (online, submitted 10/18/2026 21:14)

Full name: Philomena Tanaka-Reuss
Date of birth: 01/05/1982
Gender: Woman
Mobile: (555) 555-0129
E-mail: philomena@mail.example
Street: 9B Ferrier Court
City, state, ZIP: Mill Pond, MD 21999
Marital status: Married
Occupation / employer: full time paralegal, Thackeray Boone LLP
Medical insurance: CareFirst BCBS; policyholder Jun Tanaka-Reuss (spouse), born 04/23/1980; member
    JTR 7733 0921; group 0G-5518
In case of emergency: Jun Tanaka-Reuss, 555-0130
Primary care: Dr. Constance Abara, 555-0131

1. Reason for visit: jaw fracture follow-up. I fell down the cellar steps on 9/29 after wine.
2. Current medicines: propranolol 20 mg twice a day (tremor), fluoxetine 40 mg, Lo Loestrin, Imitrex as
   needed, disulfiram - prescribed, NOT taking.
3. Drug allergies: clindamycin (C diff, was told never again). Hydrocodone (itching).
4. Other allergies: kiwi - throat, I carry 2 EpiPens.
5. Alcohol per week: "Honest answer: a bottle of wine a day, two on weekends. Gin at lunch since spring."
6. When was your last drink: today, 7 pm
7. Drugs: edible on weekends. Nothing else ever.
8. What happens when you do not drink: I shake, sweat through the sheets, once I saw cats.
9. Seizures or fits: None.
10. Fainting, head injury: knocked out by the fall, ER scan fine.
11. Mental health: depression, panic. Bulimia in college (treated). Therapist Amos Feld.`,
      `Philomena Tanaka-Reuss            01/05/1982             page 2 of questionnaire

12. Suicide thoughts or attempts: thoughts last winter; never an attempt. I do scratch my scalp till it bleeds.
13. Could you be pregnant: No (test at ER neg).
14. Infectious disease: Lyme 2015. Shingles 2022. Never tested for hepatitis or HIV.
15. Sleep apnea: yes, mild, no machine.
16. Anyone at home with drug problems: my husband's son (17) vapes and was arrested for fighting at school
    in Sept; he has a court date in December. My sister is on Suboxone.
17. Parents' health: mother - alcoholic, alive. father - MI at 49.
18. Do you feel safe at home: Yes.
19. Have you been treated for alcohol: AA. An online group program (IOP) with Talbot Steps, Feb 2026, 3 wks.
20. May we share this: yes, with the treatment center, I am going on my boss's orders more or less, and
    because I don't want Jun to carry me up the stairs again.

STAFF NOTES
10/19 ML  chart prep. ~~Pt takes warfarin per pharmacy call.~~ wrong Tanaka (Tanaka, Ruth). ML
10/21 ML  Pt phoned: correction to Q9, "I left out that I had one in 2019, in the airport, they said it was
          from stopping." Also Q4 pens are expired.
10/21 Dr. Boyle  mandible healing, MMF elastics until 11/11, soft diet & wire cutters with her at all
          times. Removal appt 11/11/2026 8:00. Any program must accept elastics. BP 150/98, tremor.
10/22 ML  Faxed to program. Husband will drive. Breath smelled of alcohol on both visits.
10/23 ML  ~~Pt yelled & threw clipboard~~ that was the 3 pm. Apologized to Ms. T-R for the mixup.`,
      `Mill Pond Oral Surgery, PC
PATIENT HEALTH QUESTIONNAIRE (paper, scanned 10/19/2026)

Full name: Ruth Tanaka
Date of birth: 06/27/1948
1. Reason for visit: implant.
2. Current medicines: warfarin 4 mg, lisinopril, donepezil.
3. Drug allergies: sulfa - hives.
9. Seizures or fits: yes, after stroke 2023, on Keppra.
12. Suicide thoughts or attempts: no.
14. Infectious disease: hepatitis B carrier.`,
    ],
    expected: {
      dob: '1982-01-05',
      gender: 'Woman',
      phone_number: /555-0129/,
      email_id: 'philomena@mail.example',
      address: /9B Ferrier/i,
      city: 'Mill Pond',
      state: 'MD',
      zip: '21999',
      marital_status: 'Married',
      employment_status: 'Full-time',
      employer: /Thackeray Boone/i,
      carrier: 'BCBS (state plan)',
      subscriber_firstname: 'Jun',
      subscriber_lastname: 'Tanaka-Reuss',
      subscriber_dob: '1980-04-23',
      subscriber_id: 'JTR 7733 0921',
      group_number: '0G-5518',
      emergency_contact_primary_firstname: 'Jun',
      emergency_contact_primary_lastname: 'Tanaka-Reuss',
      emergency_contact_primary_phone: /555-0130/,
      current_pcp_name: /Constance Abara/i,
      current_pcp_phone: /555-0131/,
      current_therapist_name: /Amos Feld/i,
      recent_substance_abuse: /bottle of wine|Gin|edible|today, 7 pm/i,
      concerns_for_withdrawal: /I shake|saw cats|from stopping/i,
      medication_plan: /propranolol|fluoxetine|Loestrin|Imitrex/i,
      allergies: /clindamycin|Hydrocodone|kiwi/i,
      epipen: /EpiPen|pens are expired/i,
      history_of_seizures: /one in 2019|from stopping|airport/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_tbi_concussions: /knocked out/i,
      eating_disorder: /Bulimia/i,
      family_history: /alcoholic, alive|MI at 49|Suboxone/i,
      other_levels_of_care: /Talbot Steps|IOP/i,
      next_appointment: '2026-11-11',
    },
    open: [
      'transportation_required',
      'sex_at_birth',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'history_of_self_harm',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'hospitalizations',
      'living_status',
      'contact_person_name',
      'contact_person_phone',
      'history_of_trauma',
      'subscriber_employer',
    ],
    questions: [
      asked('when was her last drink?', 1, /today, 7 pm/),
      asked('When do the elastics come off?', 2, /11\/11/),
      asked('who is the policyholder', 1, /policyholder Jun/),
      asked('what happened with clindamycin', 1, /C diff/),
      asked('does she take disulfiram', 1, /NOT taking/),
      reworded('has she ever seized', 2, /one in 2019/),
      reworded('are her epinephrine pens still good', 2, /pens are expired/),
      reworded('what food can she chew', 2, /soft diet/),
      reworded('hallucinations when not drinking', 1, /saw cats/),
      reworded('why is she coming to rehab', 2, /boss's orders|carry me up the stairs/),
      reworded('binging and purging in the past', 1, /Bulimia/),
      takenBack('did she throw something at the office', 2, /threw clipboard/),
      anothers('is she on warfarin', 3, /warfarin 4 mg/),
      anothers('does she take donepezil', 3, /donepezil/),
      anothers('court date in december?', 2, /has a court date in December/),
      anothers('is she on suboxone', 2, /sister is on Suboxone/),
      absent('is there metal in her knee'),
      absent('has she had probation before'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
