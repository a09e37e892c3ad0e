import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';

/** What a doctor certifies to an employer or its insurer so that somebody may be away from work. */
export const leaveForm: readonly ApartRecord[] = [
  {
    person: who('gallaudet', 'Priscilla', 'Gallaudet', '10/30/1979'),
    as: 'text',
    pages: [
      `CERTIFICATION OF HEALTH CARE PROVIDER                    Family and Medical Leave
FOR EMPLOYEE'S SERIOUS HEALTH CONDITION                   return to HR by  11/06/2026

SECTION I - EMPLOYER
Employer name        Tidewater Title & Escrow, Inc.      HR contact   Bo Lindqvist, ext. 14
Employee's job       closing coordinator, M-F 8 to 5 (40 hrs)    Date of form 10/22/2026

SECTION II - HEALTH CARE PROVIDER
Provider             Adaeze Nwachukwu, MD                 Specialty    internal medicine
Business address     9 Harbor Plaza, Suite 300, Wexley, VA 23999
Telephone            757-555-0124                         Fax          757-555-0125

PART A: MEDICAL INFORMATION
(1) Patient's name   Priscilla Gallaudet                  Birth date   10/30/1979
(2) Approximate date the condition began:   about May 2026
(3) Best estimate of how long it will last:  6 weeks of residential care, then 8 weeks part time
(4) Check the box(es) that apply
    ☒ Inpatient care: admitted to hospital overnight on   10/09/2026 to 10/13/2026 (pancreatitis)
    ☒ Incapacity plus treatment: will be incapacitated more than three days
    ☐ Pregnancy        ☐ Chronic condition       ☐ Permanent condition
    ☐ None of the above`,
      `GALLAUDET                                            page 2 of 3

(5) Describe the medical facts (may include symptoms, diagnosis, regimen of treatment):

    Alcohol use disorder, severe, with alcoholic pancreatitis. One and a half bottles of wine
    nightly. Had tremor and sweats in hospital, no seizure there or in the past. Now on gabapentin
    300 mg three times a day, pantoprazole 40 mg, folic acid. Cannot take NSAIDs (ulcer bleed, 2020).
    ~~Major depression, recurrent~~  error, that is from another patient's form.  AN 10/22
    Anxiety, for which she sees a counselor, Marguerite Poe (757-555-0127), twice a month.

PART B: AMOUNT OF LEAVE NEEDED
(6) ☒ Planned medical treatment: follow-up here on 11/12/2026
(7) ☐ Reduced schedule now    ☒ Reduced schedule later, 4 hours a day, 5 days a week
(8) Will the condition cause flare-ups?   ☒ Yes  ☐ No    frequency 1 per month, 1-2 days
PART C: ESSENTIAL JOB FUNCTIONS
(9) Not able to perform:  driving the company car, notary duties, work after 3 pm

Signature  A. Nwachukwu MD                         Date  10/22/2026`,
      `GALLAUDET                                            page 3 of 3

EMPLOYEE'S OWN STATEMENT (optional, stays with HR)

My husband Neil had his own leave last year for his heart attack so we have used what we saved.
My daughter (15) was found to be bulimic in the summer and I stopped sleeping. I do not want my
manager to see this page. I would like to start at the treatment center the week of Nov 2. Please
keep paying my dental from my check. You may reach me at pgallaudet@mail.example.

P. Gallaudet   10/23/26`,
    ],
    expected: {
      dob: '1979-10-30',
      email_id: 'pgallaudet@mail.example',
      employer: /Tidewater Title/i,
      employment_status: 'Full-time',
      marital_status: 'Married',
      recent_substance_abuse: /bottles of wine|Alcohol use disorder/i,
      concerns_for_withdrawal: /tremor and sweats/i,
      history_of_seizures: /\bno\b/i,
      allergies: /NSAIDs/i,
      medication_plan: /gabapentin|pantoprazole|folic/i,
      current_therapist_name: /Marguerite Poe/i,
      current_therapist_phone: /555-0127/,
      next_appointment: '2026-11-12',
      hospitalizations: /10\/09\/2026|pancreatitis/i,
    },
    open: [
      'current_pcp_name',
      'current_pcp_phone',
      'current_symptoms',
      'reason_for_seeking_treatment',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'residential_programs',
      'family_history',
    ],
    questions: [
      asked('when did the condition begin', 1, /about May 2026/),
      asked('Which job functions is she not able to perform?', 2, /driving the company car/),
      asked('hr contact?', 1, /Bo Lindqvist/),
      asked('follow up date with Dr. Nwachukwu', 2, /11\/12\/2026/),
      reworded('painkillers to avoid', 2, /Cannot take NSAIDs/),
      reworded('how much was she drinking', 2, /bottles of wine/),
      reworded('why was she hospitalized in october', [1, 2], /pancreatitis/),
      reworded('when can she come in', 3, /the week of Nov 2/),
      reworded('how long will she be off', 1, /6 weeks of residential care/),
      takenBack('depression diagnosis?', 2, /Major depression, recurrent/),
      anothers('is she bulimic', 3, /My daughter \(15\) was found to be bulimic/),
      anothers('any cardiac history', 3, /for his heart attack/),
      absent('policy number'),
      absent('has she ever been arrested'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications'],
  },
  {
    person: who('okimoto', 'Ray', 'Okimoto', '03/17/1968'),
    as: 'scan',
    strange: [3],
    pages: [
      `Sentry Mutual Disability            ATTENDING PHYSICIAN'S STATEMENT - BEHAVIORAL
claim  STD-26-0093318               (patient is responsible for any cost of completing this form)

1 Patient   OKIMOTO, RAY K.        2 Birth date  03 17 1968      3 Sex  X M  _ F
4 Employer  Cascade Freight Lines  5 Occupation  dispatcher, nights   6 Last day worked  09 28 2026
7 Is condition work related?   _ Yes   X No    _ Unknown
8 Diagnosis   a. F11.20  opioid dependence      b. F43.10  PTSD       c. M54.5  low back pain
9 Subjective:  "I count the pills before I count the trucks." Nightmares of the ferry fire. Up to
  14 hydrocodone 10s daily from a coworker and the net; last took 10 06 2026 per pt. Dope sick by
  noon if he waits - runny nose, cramps, gooseflesh.
10 Objective:  pinpoint pupils 9/30; UDS + opiates, neg benzo, neg EtOH. PHQ-9 19.
11 Suicidal?   X No current   _ Ideation   _ Plan         past attempt  X none   _ yes, when ____
12 Violent?    X No           _ Yes
13 Hospital stays for this condition   X none   _ list
14 Other treatment    X outpatient counseling  with  R. Duchamp PhD   since  Feb 2026
                      _ residential    _ partial    _ ECT
15 Medications  clonidine 0.1 tid prn (bridge);  cyclobenzaprine 10 hs;  prazosin 2 hs`,
      `Okimoto  STD-26-0093318                                    APS Behavioral  p. 2

16 Functional rating (circle)         none   mild   moderate   marked   extreme
     attention to radio traffic                             (x)
     getting along with others               (x)
     keeping to a schedule                                  (x)
17 Restrictions:  no dispatch, no CDL driving. Fell asleep at console 9/26.
18 Allergic to   morphine (hives)  -----  crossed through, pt says "just flushed" KM
                 shellfish, throat tight; carries no pen
19 Expected return   full duty 01 04 2027      light duty 12 07 2026
20 Plan: referred for residential, he wants one with Japanese-speaking family sessions for his
   mother. Start Suboxone there. Does NOT want methadone.
21 Physician   Kwame Mensah-Ortiz MD    family practice    PHONE  206-555-0177   NPI on file
22 Who is at home   wife (Mika) and her father, who has dementia and needs lifting

signed  K Mensah-Ortiz                         dated  10 14 2026`,
      `Sentry Mutual Disability            ATTENDING PHYSICIAN'S STATEMENT - BEHAVIORAL
claim  STD-26-0093340               (patient is responsible for any cost of completing this form)

1 Patient   OKAFOR-LUND, BEATE     2 Birth date  08 01 1975      3 Sex  _ M  X F
4 Employer  Cascade Freight Lines  5 Occupation  payroll         6 Last day worked  10 02 2026
8 Diagnosis   a. F32.2  major depression
11 Suicidal?   _ No current   X Ideation   _ Plan         past attempt  _ none   X yes, when 2011
13 Hospital stays for this condition   _ none   X list   Rainier Behavioral 2011, 2019
15 Medications  lithium 900 hs;  venlafaxine 225 am
18 Allergic to   latex`,
    ],
    expected: {
      dob: '1968-03-17',
      sex_at_birth: 'Male',
      employer: /Cascade Freight Lines/i,
      marital_status: 'Married',
      recent_substance_abuse: /hydrocodone|opioid/i,
      concerns_for_withdrawal: /Dope sick|gooseflesh|runny nose/i,
      history_of_suicide_attempts: /none|\bno\b/i,
      aggression_or_property_damage: /\bno\b/i,
      hospitalizations: /none/i,
      outpatient_therapy: /Duchamp|outpatient counseling/i,
      current_therapist_name: /Duchamp/i,
      medication_plan: /clonidine|cyclobenzaprine|prazosin|Suboxone/i,
      allergies: /shellfish/i,
      epipen: /\bno\b/i,
    },
    open: [
      'gender',
      'history_of_trauma',
      'current_symptoms',
      'current_pcp_name',
      'current_pcp_phone',
      'employment_status',
      'living_status',
      'reason_for_seeking_treatment',
      'residential_programs',
      'other_levels_of_care',
      'additional_treatment_or_support_needed',
      'family_history',
    ],
    questions: [
      asked('Last day worked?', 1, /09 28 2026/),
      asked('claim number', [1, 2], /STD-26-0093318/),
      asked('when is light duty expected', 2, /light duty 12 07 2026/),
      asked('what is the phq-9', 1, /PHQ-9 19/),
      reworded('where was he getting the norcos', 1, /from a coworker and the net/),
      reworded('what mat does he refuse', 2, /Does NOT want methadone/),
      reworded('bad dreams', 1, /Nightmares of the ferry fire/),
      reworded('is he dangerous to others', 1, /Violent\? X No/),
      reworded('interpreter needed for family?', 2, /Japanese-speaking family sessions/),
      reworded('any danger on the job', 2, /Fell asleep at console|no dispatch/),
      takenBack('morphine allergy', 2, /morphine \(hives\)/),
      anothers('Does he have dementia?', 2, /her father, who has dementia/),
      anothers('is he taking lithium', 3, /lithium 900 hs/),
      anothers('latex allergy?', 3, /latex/),
      absent('what is his health plan id'),
      absent('does he have kids'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'psychiatric', 'medications'],
  },
];
