import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** The continuity-of-care export of another system, printed by its style sheet: sections, tables, codes, empty headings. */
export const continuityDocument: readonly ApartRecord[] = [
  {
    person: who('lindqvist', 'Marguerite', 'Lindqvist', '07/30/1976'),
    as: 'text',
    pages: [
      `Continuity of Care Document                                     Printed 10/22/2026 08:14 AM     Page 1 of 3
-------------------------------------------------------------------------------------------------------
Patient            Marguerite A Lindqvist              Date of birth     July 30, 1976
Sex                Female                              Race / Ethnicity  White / Not Hispanic
Contact info       Primary Home: 27 Halyard Lane, Apt 3B, Port Ansel, ME 04999, US
                   Tel (Mobile): +1(207)-555-0141      Mail: m.lindqvist@mail.example
Marital status     Divorced                            Language          English (preferred)
Patient IDs        PT-0084417  (Tidewater Primary Care)
Author             Imogen Fairweather, NP, Tidewater Primary Care        Tel: +1(207)-555-0142
Emergency contact  Sorrel Lindqvist (daughter)         Tel: +1(207)-555-0143
-------------------------------------------------------------------------------------------------------
Table of contents   Allergies | Medications | Problems | Procedures | Encounters | Results | Vital signs |
                    Social history | Family history | Mental status | Payers | Plan of treatment | Care team
ALLERGIES, ADVERSE REACTIONS, ALERTS
Substance               Code (RxNorm)   Reaction              Severity    Status
lisinopril              29046           Angioedema            Severe      Active
nickel                  -               Contact dermatitis    Mild        Active
amoxicillin             723             Rash                  Mild        ENTERED IN ERROR 03/04/2026
MEDICATIONS
Medication                              Directions                           Start        Status
losartan 50 mg oral tablet              1 tab by mouth daily                 02/2024      Active
levothyroxine 88 mcg oral tablet        1 tab by mouth every morning         2017         Active
venlafaxine XR 150 mg capsule           1 cap by mouth daily                 06/2025      Active
hydroxyzine HCl 25 mg tablet            1 tab three times daily as needed    09/18/2026   Active
zolpidem 10 mg tablet                   1 tab at bedtime                     01/2023      Discontinued 09/2026
naltrexone 50 mg tablet                 1 tab daily                          05/2025      Discontinued 08/2025
PROBLEMS
Problem                                        SNOMED       Onset       Status
Alcohol dependence                             66590003     2019        Active
Hypothyroidism                                 40930008     2017        Active
Hypertension                                   38341003     2016        Active
Moderate recurrent major depression            310496002    2014        Active
Post-traumatic stress disorder                 47505003     2014        Active
Alcohol withdrawal seizure                     308742005    08/2026     Resolved`,
      `Marguerite A Lindqvist   DOB July 30, 1976   PT-0084417                                      Page 2 of 3
-------------------------------------------------------------------------------------------------------
ENCOUNTERS
Date          Type                   Location                        Reason / Diagnosis
10/21/2026    Office visit           Tidewater Primary Care          Alcohol dependence, request for referral
08/11/2026    Inpatient, 4 days      Ansel Bay Medical Center        Withdrawal seizure, hypokalemia
05/02/2025    Residential, 28 days   Spruce Point Recovery           Alcohol dependence (discharged 05/30/2025)
06/2025       Intensive outpatient   Spruce Point IOP, Port Ansel    16 sessions, completed
11/2021       Emergency              Ansel Bay Medical Center        Head injury with concussion, fall on ice
RESULTS (10/21/2026)
Test             Value    Units     Reference     Flag
AST              142      U/L       10-40         H
ALT              88       U/L       7-35          H
Potassium        3.4      mmol/L    3.5-5.1       L
Hepatitis C Ab   Nonreactive
PEth             912      ng/mL     <20           H
VITAL SIGNS      10/21/2026   BP 152/94   Pulse 102   Temp 98.9 F   Ht 5 ft 6 in   Wt 171 lb   BMI 27.6
SOCIAL HISTORY
Element                  Description                                               Effective
Smoking status           Former smoker (SNOMED 8517006)                            quit 2012
Alcohol                  Vodka, about a fifth daily; last drink 10/20/2026 10 PM    10/21/2026
Drug use                 Cannabis gummy a few nights a week. Denies others.        10/21/2026
Occupation               Bookkeeper, Ansel Marine Supply - on leave, FMLA          10/21/2026
Housing                  Rents apartment, lives alone                              10/21/2026
Transportation           License suspended, no ride outside town                   10/21/2026
Exposure to violence     Ex-husband, physical, 2006-2014                           03/2024
Legal                    OUI, 2nd; Ansel District Court 12/01/2026. Probation: no  10/21/2026
FAMILY HISTORY
Relation      Diagnosis                           Age at onset     Deceased
Mother        Breast cancer                       58               Y
Father        Alcohol dependence; seizure         40s              Y
Brother       Opioid overdose                     31               Y
Daughter      Type 1 diabetes (insulin pump)      11               N
PROCEDURES       ~~Gastric bypass 2015~~  removed 10/21/2026: chart merge error, belongs to PT-0084471
                 Colonoscopy 2022, normal`,
      `Marguerite A Lindqvist   DOB July 30, 1976   PT-0084417                                      Page 3 of 3
-------------------------------------------------------------------------------------------------------
MENTAL STATUS
PHQ-9  19 (10/21/2026)     GAD-7  16     Item 9: "several days," passive, no plan
Suicide attempt            Denied, lifetime          Self-injurious behavior    Denied, lifetime
Aggression                 None reported             Eating disorder            None reported
ASSESSMENT (free text, 10/21/2026)
Tearful, tremulous, not sleeping more than 3 hours. Says "I had a fit in my daughter's kitchen. I am not
doing that to her twice." Asks for inpatient program with medical detox first. History of complicated
withdrawal (seizure day 2, August): should not stop at home. CIWA 13 in office.
PAYERS
Payer                     Plan type     Member ID        Group       Subscriber          Relation
Harbor Pilgrim PPO        Commercial    HPM 6620419 01   ANSEL-44    Marguerite Lindqvist  Self
PLAN OF TREATMENT
Planned                   Date                         Instructions
Follow up, I. Fairweather 11/10/2026 02:30 PM          bring medication bottles
Referral, residential     -                            send to 3 programs
CARE TEAM
Imogen Fairweather NP     Primary care        +1(207)-555-0142
Dr. Ravi Oduya            Psychiatry          +1(207)-555-0144
Tess Marchetti LCSW       Therapist           +1(207)-555-0145     t.marchetti@pacounsel.example
Sorrel Lindqvist          Daughter, caregiver; speaks for patient with programs, best evenings
-------------------------------------------------------------------------------------------------------
End of document. This document was produced by a certified system and is not valid as a prescription.`,
    ],
    expected: {
      dob: '1976-07-30',
      sex_at_birth: 'Female',
      ...livesAt(/27 Halyard/i, 'Port Ansel', 'ME', '04999'),
      phone_number: /\(?207\)?-?555-0141/,
      email_id: 'm.lindqvist@mail.example',
      marital_status: 'Divorced',
      living_status: 'Rental',
      employer: /Ansel Marine/i,
      ...inEmergency('Sorrel', 'Lindqvist', /555-0143/),
      subscriber_id: /HPM 6620419 01/,
      group_number: 'ANSEL-44',
      subscriber_firstname: 'Marguerite',
      subscriber_lastname: 'Lindqvist',
      ...speakWith(/Sorrel/i, /555-0143/),
      ...seenBy('pcp', /Fairweather/i, /555-0142/),
      ...seenBy('psychiatrist', /Oduya/i, /555-0144/),
      ...seenBy('therapist', /Marchetti/i, /555-0145/),
      current_therapist_email: 't.marchetti@pacounsel.example',
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /fit in my daughter|not\s+doing that to her|inpatient program/i,
      current_symptoms: /Tearful|tremulous|not sleeping/i,
      recent_substance_abuse: /Vodka|fifth daily|gummy/i,
      concerns_for_withdrawal: /complicated\s+withdrawal|seizure day 2|CIWA 13|stop at home|Withdrawal seizure/i,
      medication_plan: /losartan|levothyroxine|venlafaxine|hydroxyzine/i,
      allergies: /lisinopril|nickel/i,
      transportation_required: /License suspended|no ride/i,
      hospitalizations: /Ansel Bay/i,
      residential_programs: /Spruce Point/i,
      other_levels_of_care: /Intensive outpatient|IOP/i,
      history_of_trauma: /Ex-husband|physical, 2006/i,
      history_of_seizures: /Withdrawal seizure|seizure day 2|had a fit/i,
      history_of_tbi_concussions: /concussion/i,
      pending_legal_charges: /OUI/,
      probation: /\bno\b/i,
      upcoming_court_date: '2026-12-01',
      family_history: /Alcohol dependence|overdose|Breast cancer|Type 1 diabetes/i,
      ...ruledOut('history_of_self_harm history_of_suicide_attempts eating_disorder aggression_or_property_damage'),
    },
    open: [
      ...fields('gender carrier employment_status outpatient_therapy subscriber_dob'),
      ...fields('subscriber_employer contact_person_email additional_treatment_or_support_needed'),
      ...fields('epipen psych_testing_done'),
    ],
    questions: [
      asked('PEth result', 2, /PEth 912/),
      asked('What is the group on her Harbor Pilgrim plan?', 3, /ANSEL-44/),
      asked('when was her colonoscopy', 2, /Colonoscopy 2022/),
      asked('who is her psychiatrist', 3, /Ravi Oduya/),
      asked('date of last office visit', 2, /10\/21\/2026 Office visit/),
      reworded('did she ever take vivitrol or a pill for cravings', 1, /naltrexone 50 mg/),
      reworded('BP med that made her face swell', 1, /lisinopril/),
      reworded('how bad are her liver enzymes', 2, /AST 142|ALT 88/),
      reworded('is she safe to detox at home', 3, /should not stop at home/),
      reworded('does she use weed', 2, /Cannabis gummy/),
      reworded('what does she do for a living', 2, /Bookkeeper/),
      takenBack('does she react to amoxicillin', 1, /amoxicillin 723 Rash/),
      takenBack('Has she had bariatric surgery?', 2, /Gastric bypass 2015/),
      anothers('is she diabetic', 2, /Type 1 diabetes/),
      anothers('overdose history', 2, /Opioid overdose/),
      absent('does she have a living will'),
      absent('does she wear dentures'),
      absent('ekg / qtc'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('bodnarchuk', 'Terrell', 'Bodnarchuk', '03/12/1994'),
    as: 'scan',
    pages: [
      `SUMMARY OF CARE (C-CDA R2.1 Referral Note)                    Prairie Junction CMHC   faxed 10/26/26 16:40
BODNARCHUK, TERRELL J      M      b. Mar-12-1994  (32 yr)      MRN 55-20871
Addr: 1190 County Road K, Elmore, NE 68999     H: (308) 555-0151     no e-mail on file
Marital Status: Never Married     Religion: Unknown     Employer: Elmore Co-op Elevator (full time)
Guardian: none, own guardian      NOK: Bodnarchuk, Oleta - Mother - (308) 555-0152
Ins 1: Blue Cross Blue Shield of Nebraska   ID YNB 884 120 553   Grp 77140   Holder: self
Ins 2: ----
== REASON FOR REFERRAL ==
Methamphetamine use disorder, severe, asking for residential. Pt: "My boss gave me one month to fix it.
I want to fix it."   Urgency: within 14 days.
== ALLERGIES ==
  Peanut        anaphylaxis      (carries EpiPen, 2)
  Haloperidol   dystonia
== KNOWN EXPOSURES ==   ate a candy bar with peanuts at work on 6/3/26, by mistake, used pen, ER
== MEDICATIONS (current as of 10/26/26) ==
  mirtazapine 30 mg PO qHS            Dr. Lund
  bupropion XL 300 mg PO qAM          Dr. Lund
  epinephrine 0.3 mg auto-injector    Dr. Sandoz
  STOPPED: quetiapine 100 mg                   stopped 7/26, weight
== PROBLEMS ==
  F15.20 Stimulant dep., severe    F32.1 MDD, moderate    F90.2 ADHD, combined    K04.7 dental abscess
  ~~F20.9 Schizophrenia~~          <- entered in error, A. Lund MD 9/14/26
== HOSPITALIZATIONS / PROGRAMS ==
  Mar 2026   Good Shepherd Regional, psych unit, 8 d, meth psychosis, EPC
  Jan 2024   Platte House (residential) 60 d, completed
  2024-25    Prairie Junction CMHC outpatient groups, weekly
  no detox admissions
== SOCIAL HX ==
  Meth, smokes 0.5 g/d, IV x3 in life. Last: Sat 10/24. Beer on weekends, 4-6. Vapes nicotine.
  Lives w mother on farm. Drives own truck. Firearms: moved to uncle's.`,
      `BODNARCHUK, TERRELL J     b. Mar-12-1994     MRN 55-20871            Summary of Care          p. 2/2
== MENTAL STATUS / RISK (10/26/26) ==
  Sleeps 14 h after runs, low mood, no interest, irritable, jaw pain. No voices since April.
  SI: none now.  Attempts: one, hanging, rope broke, Feb 2022.   NSSI: picks skin, does not cut or burn.
  Violence: punched a grain truck window, 3/26 (hand sutured). None to people.
  Trauma: saw coworker die in bin, 2020.    Disordered eating: no
  Withdrawal: crash and sleep; no seizure hx; none expected that need a hospital
  TBI: football, 2 concussions (2010, 2011)
  Psych testing: ADHD battery, Dr. Ezra Quist, 2019.   Pharmacogenomic panel: done 5/26, in chart
== FAMILY HX ==
  Mother: bipolar I, on lithium. Father: alcohol, d. cirrhosis 2015. Sister: lupus.
== LEGAL ==
  Criminal mischief (truck window), Elmore County Court, next 11/23/26. Not on probation or parole.
== LAST VITALS ==    10/26/26   BP 128/76   P 88   T 98.2   SpO2 98%   Wt 158 lb   (was 181 in May)
== LABS ==           UDS 10/26  amphetamine POS, all other NEG     HIV neg 5/26    HCV neg 5/26
                     ~~A1c 9.8~~ void, specimen mislabeled
== CARE TEAM ==
  Psychiatrist   Annika Lund MD          (308) 555-0153     alund@pjcmhc.example
  Counselor      Corey Stands LADC       (308) 555-0154     seen Thursdays
  PCP            Nils Sandoz MD          (308) 555-0155
  Dentist        Elmore Dental           tooth #19 to be pulled
  Coordinator    Hattie Braun            (308) 555-0156     contact for placement questions
== PLAN ==
  Next Lund: 11-12-26 1:15 pm.   Antibiotic for tooth started elsewhere? - unknown, ask.
  Needs: residential w psychiatry, dental before or during. Not needing a ride, mother or self.
  Care everywhere note: mother (O. Bodnarchuk) is also a patient here, lithium level high 10/20. Do not
  forward with this document.`,
    ],
    expected: {
      dob: '1994-03-12',
      sex_at_birth: 'Male',
      ...livesAt(/1190 County Road K/i, 'Elmore', 'NE', '68999'),
      phone_number: /555-0151/,
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Full-time',
      employer: /Elmore Co-op/i,
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Oleta', 'Bodnarchuk', /555-0152/),
      carrier: 'BCBS (state plan)',
      subscriber_id: /YNB 884 120 553/,
      group_number: '77140',
      ...speakWith(/Hattie Braun/i, /555-0156/),
      ...seenBy('psychiatrist', /Lund/i, /555-0153/),
      current_psychiatrist_email: 'alund@pjcmhc.example',
      ...seenBy('therapist', /Stands/i, /555-0154/),
      ...seenBy('pcp', /Sandoz/i, /555-0155/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /one month to fix|asking for residential/i,
      current_symptoms: /low mood|Sleeps 14 h|irritable/i,
      recent_substance_abuse: /Meth, smokes|0\.5 g/i,
      concerns_for_withdrawal: /crash and sleep|none expected/i,
      medication_plan: /mirtazapine|bupropion/i,
      allergies: /Peanut|Haloperidol/i,
      epipen: /carries|0\.3 mg|auto-injector|EpiPen/i,
      hospitalizations: /Good Shepherd/i,
      residential_programs: /Platte House/i,
      outpatient_therapy: /outpatient groups|Prairie Junction/i,
      psych_testing_done: /ADHD battery/i,
      completed_genetic_testing: /Pharmacogenomic|done 5\/26/i,
      history_of_suicide_attempts: /hanging|rope broke/i,
      history_of_trauma: /coworker die/i,
      history_of_tbi_concussions: /football|2 concussions/i,
      aggression_or_property_damage: /truck window/i,
      pending_legal_charges: /Criminal mischief/i,
      upcoming_court_date: '2026-11-23',
      family_history: /bipolar|cirrhosis|lupus/i,
      ...ruledOut('eating_disorder history_of_seizures probation parole_granted'),
    },
    open: [
      ...fields('gender history_of_self_harm other_levels_of_care transportation_required'),
      ...fields('additional_treatment_or_support_needed subscriber_firstname subscriber_lastname'),
      ...fields('subscriber_dob subscriber_employer knowingly_ingested_allergen'),
    ],
    questions: [
      asked('UDS 10/26', 2, /amphetamine POS/),
      asked('Who is the placement coordinator?', 2, /Hattie Braun/),
      asked('group number', 1, /Grp 77140/),
      asked('how many days at Good Shepherd', 1, /psych unit, 8 d/),
      asked('when is the next appointment with Lund', 2, /11-12-26/),
      reworded('what happens if he eats nuts', 1, /anaphylaxis/),
      reworded('why did they stop his seroquel', 1, /stopped 7\/26, weight/),
      reworded('access to guns', 1, /moved to uncle's/),
      reworded('how soon does he need a bed', 1, /within 14 days/),
      reworded('has he lost weight', 2, /158 lb \(was 181/),
      reworded('is he hearing voices these days', 2, /No voices since April/),
      takenBack('is he schizophrenic', 1, /F20\.9 Schizophrenia/),
      takenBack('high hemoglobin A1c?', 2, /A1c 9\.8/),
      anothers('Is he on lithium?', 2, /bipolar I, on lithium/),
      anothers('lupus', 2, /Sister: lupus/),
      absent('does he have children'),
      absent('has he been in the military'),
      absent('does he have sleep apnea'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
