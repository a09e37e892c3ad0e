import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What follows a failed test at work: the custody form, the laboratory's sheet, and the evaluator's letter. */
export const specimenPacket: readonly ApartRecord[] = [
  {
    person: who('delacroix', 'Orson', 'Delacroix', '10/08/1984'),
    as: 'scan',
    pages: [
      `  DRUG TESTING CUSTODY AND CONTROL FORM      SPECIMEN ID 0077 3391 208      COPY 4 - EMPLOYER
  STEP 1
  A. EMPLOYER   Ridgeback Freight Lines        B. MRO   Dr. Pauline Etheridge
     1 Depot Rd, Salt Fork, TX 79999              212 Medical Row, Salt Fork, TX 79998
     DER: Wade Collier 806-555-0180               806-555-0181   fax 806-555-0182
  C. DONOR ID   RF-20448                       D. REASON  [ ] pre-emp  [X] random  [ ] post-acc
  E. TESTS      [X] THC COC PCP OPI AMP        F. COLLECTED  10/01/2026  9:42 a.m.
  STEP 2   Temp 90-100 F  [X] Yes [ ] No        [X] split   [ ] single   [ ] observed
           Remarks:  shy bladder, 2nd try.
  STEP 5   DONOR
           Orson Delacroix                      806-555-0183            10/08/1984
           PRINT NAME                           DAYTIME PHONE           DATE OF BIRTH
  ---------------------------------------------------------------------------------------------
  LABORATORY REPORT        Accession 26-A-991027       Rec'd 10/02/2026   Seal intact

  ANALYTE              SCREEN     CUTOFF     CONFIRM        RESULT
  Marijuana metab      NEG        50
  Cocaine metab        NEG        150
  Phencyclidine        NEG        25
  Opiates              NEG        2000
  Amphetamine          POS        500        3120 ng/mL     POSITIVE
  Methamphetamine      POS        500        18400 ng/mL    POSITIVE
  Creatinine 88.2      SG 1.014   pH 6.1                    ACCEPTABLE
  D/L isomer: d-methamphetamine 98%

  MRO NOTE 10/05/26   Donor reached 2nd call. No rx for amphetamine. Donor says "I've been using
  ice to stay on the road."  VERIFIED POSITIVE.   ~~Refusal to test.~~  (box checked in error PE)
  Split declined.`,
      `Gwendolyn Marsh, LCSW, Substance Abuse Professional
608 Pecan Ave, Salt Fork TX 79998           806-555-0184

                                                                     October 20, 2026
INITIAL ASSESSMENT - to W. Collier, Ridgeback Freight Lines

Employee: Orson Delacroix, 9 Windmill Ct., Amberly, TX 79997.  Seen 10/14 and 10/19.

Background.  42. Mr. Delacroix has driven for Ridgeback full time since 2017 and is suspended without
pay. Divorced; lives with his parents since June. Three children with their mother in Lubbock. His
emergency contact is his mother, Yvette Delacroix, 806-555-0185.

Use.  Methamphetamine from age 31, smoked; daily for the past 14 months, about a gram every two days.
Last use October 11. Alcohol: 4-6 tall beers at night on days off, last October 17. As a teen he
huffed paint. No opioids, no needles. When he stops he sleeps for two days, is "black and ugly," and
eats everything. No delirium or convulsions at any time.

Health.  High blood pressure (losartan 50 mg, his only prescription). Allergic to tetracycline: blistering
sunburn. Teeth poor. Concussion as a bull rider at 19, and a second at 22. Family doctor: Dr. Amos
Kettle, Amberly Clinic, 806-555-0186; physical there November 10, 2026.

Mental.  In 2021, in the divorce, he took a bottle of his mother's sleeping pills, was pumped out and
spent a week at Caprock Behavioral. He has not hurt himself otherwise. Sees and hears things
after several nights awake ("shadow people" in September). Paid for two sessions with a
counselor in August, none now. Father violent to his mother; Mr. Delacroix as a boy
stood between them and was hit with a shovel handle.

Conduct.  Punched a dock door in March 2026 and broke the glass; written up. No arrests of any kind, no
probation. His nephew, who rode with him in 2024, is awaiting trial for selling.

Family.  Father drinks. Uncle died of an overdose. Sister has schizophrenia.

Prior care.  None residential. An 8-week outpatient class (Plains Intervention) in 2015, for alcohol.

Recommendation.  Residential treatment, 30 to 45 days, followed by intensive outpatient. He agrees:
"I have not been straight one day since my daughter's birthday, I can't do it at the house." He
cannot drive himself, the license being downgraded; father will bring him. Insurance is Aetna through
Ridgeback: ID W2291 80447, group 0868812-014. No authorization yet.`,
    ],
    expected: {
      dob: '1984-10-08',
      phone_number: /555-0183/,
      address: /9 Windmill/i,
      city: 'Amberly',
      state: 'TX',
      zip: '79997',
      marital_status: 'Divorced',
      living_status: 'With family',
      employer: /Ridgeback Freight/i,
      emergency_contact_primary_firstname: 'Yvette',
      emergency_contact_primary_lastname: 'Delacroix',
      emergency_contact_primary_phone: /555-0185/,
      carrier: 'Aetna',
      subscriber_id: /W2291 ?80447/,
      group_number: '0868812-014',
      current_pcp_name: /Amos\s+Kettle|Kettle/i,
      current_pcp_phone: /555-0186/,
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /not been straight|can't do it at the house|VERIFIED POSITIVE/i,
      recent_substance_abuse: /Methamphetamine|gram every two days|Last use October 11|using\s+ice/i,
      concerns_for_withdrawal: /sleeps for two days|black and ugly|No delirium/i,
      medication_plan: /losartan/i,
      allergies: /tetracycline/i,
      hospitalizations: /Caprock Behavioral/i,
      residential_programs: RULED_OUT,
      history_of_suicide_attempts: /sleeping pills/i,
      history_of_trauma: /shovel handle|violent to his mother/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /Concussion/i,
      aggression_or_property_damage: /dock door/i,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /Father drinks|overdose|schizophrenia/i,
    },
    open: [
      ...SEX,
      'employment_status',
      'current_symptoms',
      'history_of_self_harm',
      'other_levels_of_care',
      'outpatient_therapy',
      'transportation_required',
      'additional_treatment_or_support_needed',
      'subscriber_employer',
      ...OWN_PLAN,
      ...SPOKESPERSON,
      'current_therapist_name',
    ],
    questions: [
      asked('methamphetamine level?', 1, /18400 ng\/mL/),
      asked('who is the MRO', 1, /Pauline Etheridge/),
      asked('what is the specimen ID', 1, /0077 3391 208/),
      asked('when was his last use of meth', 2, /Last use October 11/),
      asked('aetna id', 2, /W2291 80447/),
      reworded('was it a scheduled or surprise test', 1, /\[X\] random/),
      reworded('has he tried to end his life', 2, /bottle of his mother's sleeping pills/),
      reworded('is he psychotic when up for days', 2, /shadow people/),
      reworded('who is bringing him', 2, /father will bring him/),
      reworded('does he take anything for hypertension', 2, /losartan 50 mg/),
      reworded('is he still being paid', 2, /suspended without\s+pay/),
      takenBack('did he refuse the test', 1, /Refusal to test/),
      anothers('does he sell drugs', 2, /awaiting trial for selling/),
      anothers('does he have schizophrenia', 2, /has schizophrenia/),
      absent('has he been tested for hepatitis c'),
      absent('Does he have sleep apnea?'),
      absent('how tall is he'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('hargreave', 'Philomena', 'Hargreave', '03/27/1993'),
    as: 'text',
    pages: [
      `TOXICOLOGY RESULT                                              Sagebrush Reference Laboratory
                                                               77 Assay Court, Minden, NV 89999
Patient     HARGREAVE, PHILOMENA        DOB  03/27/1993     Sex  F      Age  33
Ordering    Board of Nursing Monitoring / T. Quarles            Acct  NBM-0031
Collected   10/12/2026 08:15 (observed)    Received 10/13     Reported 10/16/2026     FINAL
Meds declared on form:  escitalopram, propranolol

TEST NAME                    RESULT        UNITS     CUTOFF    FLAG     HISTORY (prior draws)
Ethyl glucuronide            2,480         ng/mL     500       POS      08/17 neg   09/14 890
Ethyl sulfate                610           ng/mL     100       POS      08/17 neg   09/14 205
Fentanyl                     none det      ng/mL     0.5                08/17 neg   09/14 neg
Norfentanyl                  none det      ng/mL     0.5                08/17 neg   09/14 neg
Hydromorphone                312           ng/mL     50        POS      08/17 neg   09/14 neg
Benzodiazepines (panel)      none det      ng/mL     20                 08/17 neg   09/14 neg
Cannabinoids                 none det      ng/mL     15                 08/17 neg   09/14 neg
Creatinine                   41.0          mg/dL     >20       OK

COMMENT  Hydromorphone without hydrocodone or morphine suggests direct use.
~~COMMENT 2  Cocaine metabolite present, 88 ng/mL.~~   VOID - line carried from tube 4 (other
donor), re-issued 10/17.
CHAIN OF CUSTODY   Collector: L. Finnerty    Seal #: S-40081 intact    Courier: 10/12 16:00`,
      `From:     Tansy Quarles, Case Manager, Nurse Monitoring           Date: 10/23/2026
To:       admissions
Re:       P. Hargreave, RN            Please treat as confidential.

What happened
  Ms. Hargreave called me on the 16th before the report reached me. She said she had been
  drinking "a bottle of Malbec a night" since the end of August and had taken hydromorphone waste
  from the PACU on seven or eight shifts, injected, the last on October 11. Last drink October 15.
  The hospital (Minden Regional) terminated her on the 19th. Practice: voluntarily stopped.
Where she is
  12 Piñon Terrace #4, Minden NV 89998. Cell 775-555-0190, phil.hargreave@mail.example. Rents alone
  since her boyfriend moved out. Never married. If she can't be reached: her aunt Sable Hargreave,
  775-555-0191 (emergency contact on our form).
Health
  Depression and "performance nerves." Escitalopram 20 mg, propranolol 10 mg as needed. Migraine.
  Metoclopramide: dystonia, do not give. No other reactions. No fits. Fell rock climbing in 2020,
  helmet split, "concussed for a week." Bulimia from 16 to 21, outpatient, not active.
Risk
  On October 17 she texted a friend goodbye; police did a welfare check and Carson Bluffs kept her
  until the 20th. She tells me she had taken nothing and would not call that an attempt. No
  earlier attempts. She used to scratch her wrists as a teen. No one has ever known her
  to be violent.
Withdrawal
  At Carson Bluffs she was given chlordiazepoxide for tremor and sweats and clonidine for the opioid
  side; finished on the 20th. Slept poorly since and is restless.
Legal
  The hospital has reported diversion to the DEA and the sheriff; nothing filed as of today. Her former
  boyfriend, Kip Landry, has a DUI and sees a probation officer in Reno.
Treaters
  Psychiatrist Dr. Lenore Ashdown, 775-555-0192, next visit 11/06/2026. Therapist: Jonah Petrakis
  LCADC, Wednesdays. She has no family doctor.
Before
  IOP for alcohol at High Desert Recovery, 2022, which is why she was in monitoring at all.
Family
  Mother, alcohol, died at 49 of varices. Half sister is well.
Coverage
  COBRA election pending. Until 11/30 Cigna, ID U77 310 4482, group 3341290.
What we ask
  90 days residential with a professionals' track. Please send us the admit date; she wants "the
  longest thing you've got, I don't trust myself with a week."`,
    ],
    expected: {
      dob: '1993-03-27',
      sex_at_birth: 'Female',
      phone_number: /555-0190/,
      email_id: 'phil.hargreave@mail.example',
      address: /12 Piñon/i,
      city: 'Minden',
      state: 'NV',
      zip: '89998',
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Sable',
      emergency_contact_primary_lastname: 'Hargreave',
      emergency_contact_primary_phone: /555-0191/,
      carrier: 'Cigna/Evernorth',
      subscriber_id: /U77 ?310 ?4482/,
      group_number: '3341290',
      current_psychiatrist_name: /Lenore Ashdown/i,
      current_psychiatrist_phone: /555-0192/,
      current_therapist_name: /Jonah Petrakis/i,
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /longest thing|don't trust myself|drinking/i,
      current_symptoms: /Slept poorly|restless|Depression/i,
      recent_substance_abuse: /Malbec|hydromorphone|Last drink/i,
      concerns_for_withdrawal: /chlordiazepoxide|tremor and sweats|clonidine/i,
      medication_plan: /escitalopram|propranolol/i,
      allergies: /Metoclopramide/i,
      other_levels_of_care: /High Desert/i,
      hospitalizations: /Carson Bluffs/i,
      history_of_self_harm: /scratch her wrists/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussed|helmet split/i,
      eating_disorder: /Bulimia/i,
      aggression_or_property_damage: RULED_OUT,
      family_history: /varices|Mother, alcohol/i,
    },
    open: [
      'gender',
      'employer',
      'history_of_suicide_attempts',
      'pending_legal_charges',
      'outpatient_therapy',
      'residential_programs',
      'additional_treatment_or_support_needed',
      'current_pcp_name',
      ...SPOKESPERSON,
      ...OWN_PLAN,
      'subscriber_employer',
      'psych_testing_done',
    ],
    questions: [
      asked('EtG result 10/12', 1, /2,480/),
      asked('what was the 09/14 ethyl sulfate', 1, /09\/14 205/),
      asked('who collected the specimen', 1, /L\. Finnerty/),
      asked('When was the last drink?', 2, /Last drink October 15/),
      asked('therapist name', 2, /Jonah Petrakis/),
      reworded('was the urine collection watched', 1, /\(observed\)/),
      reworded('did she shoot up the dilaudid', 2, /hydromorphone waste from the PACU|injected/),
      reworded('is she still employed', 2, /terminated her on the 19th/),
      reworded('which nausea drug must we avoid', 2, /Metoclopramide: dystonia/),
      reworded('was she put on a psych hold', 2, /Carson Bluffs kept her/),
      reworded('when does her insurance run out', 2, /Until 11\/30/),
      takenBack('was cocaine found', 1, /Cocaine metabolite present/),
      anothers('who is her probation officer', 2, /sees a probation officer in Reno/),
      anothers('does she have a DUI', 2, /has a DUI/),
      absent('does she have any children'),
      absent('is her tetanus shot up to date'),
      absent('What are her liver enzymes?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
