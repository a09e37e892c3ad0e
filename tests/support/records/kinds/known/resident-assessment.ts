import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, seenBy, speakWith } from '../apart-values.ts';
import { levelOfCareVisit } from './level-of-care-visit.ts';

/** The coded assessment of somebody who lives in a nursing facility for a time, or the county's visit for one. */
export const residentAssessment: readonly ApartRecord[] = [
  {
    person: who('dellarosa', 'Francine', 'Dellarosa', '11/26/1984'),
    as: 'text',
    pages: [
      `MAPLE LEDGE SKILLED NURSING & REHABILITATION            RESIDENT ASSESSMENT AND CARE SCREENING
                                                        Nursing home discharge planned (return not anticipated)
Assessment reference date  10/23/2026                   Bed 118-W         Attending  Dr. Obadiah Crane
==========================================================================================================
SECTION A   IDENTIFICATION                                                          ENTER CODE / ANSWER
A0500  Legal name of resident                             Francine L. Dellarosa
A0600B Insurance number (see A0700)                       -
A0700  Medicaid number                                    CT 0097 441 286   Husky D, state of Connecticut
A0800  Gender                  1 male  2 female           [2]
A0900  Birth date                                         11-26-1984
A1100  Needs interpreter       0 no  1 yes                [0]
A1200  Marital status          1 never married  2 married  3 widowed  4 separated  5 divorced
                                                          [4]
A1300A Medical record number                              ML-20-7714
A1300C Name by which resident prefers to be addressed     "Frankie"
A1300D Lifetime occupation                                hairdresser, own chair, Salon Bixby (self-employed)
A1600  Entry date                                         09-14-2026
A1800  Entered from            3 acute hospital           [03]  Quinnipiac Shore Hospital, 08/19 to 09/14
A2100  Discharge status expected   99 other               [99]  substance use residential

SECTION B   HEARING, SPEECH, VISION      B0200 [0]   B0600 [0]   B1000 [1] reading glasses

SECTION C   COGNITIVE PATTERNS
C0500  BIMS summary score  00-15                          [14]       prior (09-20)  [12]
C1310  Acute onset mental status change                   [0]

SECTION D   MOOD  (PHQ-9 interview)                       Presence      Frequency
  A  little interest                                      1             2
  B  down, hopeless                                       1             3
  C  sleep                                                1             3     "up at three, every night"
  D  tired                                                1             2
  E  appetite                                             0             0
  F  bad about self                                       1             3     "my girls get picked up by my sister"
  I  better off dead / hurting self                       0             0
D0160  Total severity score                               [13]`,
      `DELLAROSA, FRANCINE    ML-20-7714    ARD 10/23/2026                                            page 2

SECTION E   BEHAVIOR                                       code 0 not exhibited  1 1-3 days  2 4-6 days  3 daily
E0100  Hallucinations / delusions                          [none of the above]
E0200A Physical, directed toward others                    [0]
E0200B Verbal, directed toward others                      [1]   10/19, shouted at kitchen aide over tray; apologized
E0200C Other                                               ~~[2] public sexual acts~~   corrected 10/24, roommate. PL
E0800  Rejection of care                                   [0]
E0900  Wandering                                           [0]

SECTION G   FUNCTION     walks with rolling walker, 300 ft, supervision on stairs.   Dressing, eating, toilet: independent

SECTION I   ACTIVE DIAGNOSES
  [X] I2500 Wound infection          [X] I6200 Asthma/COPD          [ ] I2900 Diabetes        [ ] I5400 Seizure disorder
  [X] I5700 Anxiety                  [X] I5800 Depression           [ ] I5900 Bipolar         [X] I6100 PTSD
  I8000  Additional    A. endocarditis, tricuspid, MSSA          B. L2-L3 osteomyelitis
                       C. opioid use disorder, severe            D. cocaine use disorder
                       E. hepatitis C, genotype 1a

SECTION J   HEALTH CONDITIONS
J0100  Pain regimen   scheduled [1]  PRN [1]      J0600 worst, 0-10  [06] low back
J1300  Tobacco use    [1]  vape
J1700  Fall history   A last month [0]   B 2-6 months [1]  07/2026, off porch, struck head, lost consciousness, CT negative

SECTION N   MEDICATIONS  (7-day look-back)
  cefazolin 2 g IV q8h via PICC                 07 days     stop date 10/30, PICC out same day
  methadone 70 mg liquid daily                  07 days     guest dosed by Root Center; 60 until 10/12
  mirtazapine 15 mg hs                          07 days
  prazosin 2 mg hs                              07 days
  albuterol HFA prn                             02 days
  ~~apixaban 5 mg BID~~                         pharmacy's line for 118-D. PL
ALLERGIES   vancomycin (flushing, hives)   sulfonamides (rash)   tape          EpiPen ordered  [ ] yes  [X] no

SECTION O   SPECIAL TREATMENTS    IV meds [X]    Isolation [ ]    ~~Dialysis [X]~~ PL    Physical therapy 165 min`,
      `DELLAROSA, FRANCINE    ML-20-7714    ARD 10/23/2026                                            page 3

SECTION Q   PARTICIPATION AND GOALS
Q0300  Resident's overall goal   "I didn't have my back cut open for nothing. I want to go from here to a program, not to my
       old street for one single night, because that one night is the whole problem."
Q0400  Active discharge plan [1]      Q0600 Referral made to local contact agency [1]

SOCIAL SERVICES NARRATIVE   (Petra Lindgren, MSW, 203-555-0161, plindgren@mapleledge.example; call her about a bed)
Ms. Dellarosa used fentanyl by needle, twelve to fifteen bags a day, with cocaine in the same syringe, until the
morning she was carried in on August 19. She has not used since, apart from October 2, one bag her cousin mailed in
a birthday card, which she told us about herself. In the hospital she went through withdrawal untreated for two days:
cramps, vomiting, "I chewed the sheet." She holds well on 70 mg and is afraid any place will lower it.
She was at Cedar Hollow, a women's residential program, for six weeks in 2022, and in detox there first. Later,
methadone with counseling at the Root Center (Alonzo Peck, LADC, 203-555-0162, still her counselor).
She was hit for years by the separated husband, Vincent; two ribs, jaw. He is on parole and wears an ankle bracelet.
At 22 she drank antifreeze, after the first baby was placed; four days in the ICU at Quinnipiac Shore. No attempt since.
Never cut or burned herself. She says she "starved to be thin" in beauty school, a year, no treatment. No seizures.
Her roommate, Mrs. Oyelaran, has seizures and uses oxygen; they share a curtain and get on.
Her mother has schizophrenia and is in a group home. Father died in a fire. Sister is well.
Legal: a failure to appear in Bridgeport on a 2025 larceny, to be heard 11-18-2026 at 10; otherwise nothing. She was on
probation until 2024; now is not. DCF: daughters Mia and Joss are with her sister by her own choice, no case.

Home address on file    27 Tannery Row, 3rd fl, Shelby Landing, CT 06999    (rented; do not mail)
Cell                    203-555-0163
Responsible for self    [X] yes   [ ] conservator
Emergency               Gianna Marchetti (sister)   203-555-0164
Community physician     Dr. Rosalind Baptiste, 203-555-0165
Cardiology, valve       11-12-2026, 9:15, echo and visit, must be kept wherever she is
Psychiatry              seen here once by consult; none outside
Ride                    walker folds. Needs wheelchair-free van; Medicaid ride if in state, 48 h. No license.
At the program          low bed, wound check twice a week, methadone order on arrival, HCV treatment to be begun`,
    ],
    expected: {
      dob: '1984-11-26',
      sex_at_birth: 'Female',
      ...livesAt(/27 Tannery/i, 'Shelby Landing', 'CT', '06999'),
      phone_number: /555-0163/,
      marital_status: 'Separated',
      employment_status: 'Self-employed',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Gianna', 'Marchetti', /555-0164/),
      ...speakWith(/Lindgren/i, /555-0161/),
      contact_person_email: 'plindgren@mapleledge.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /CT 0097 441 286/,
      ...seenBy('therapist', /Alonzo Peck/i, /555-0162/),
      ...seenBy('pcp', /Baptiste/i, /555-0165/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /cut open for nothing|one night is the whole problem/i,
      current_symptoms: /down, hopeless|up at three|Total severity|Anxiety|pain|low back/i,
      recent_substance_abuse: /fentanyl|cocaine|one bag/i,
      concerns_for_withdrawal: /cramps|chewed the sheet|lower it|untreated/i,
      medication_plan: /cefazolin|methadone|mirtazapine|prazosin/i,
      allergies: /vancomycin|sulfonamides|tape/i,
      epipen: /\bno\b/i,
      transportation_required: /van|Medicaid ride|No license/i,
      additional_treatment_or_support_needed: /low bed|wound check|HCV treatment|methadone order/i,
      hospitalizations: /Quinnipiac Shore/i,
      residential_programs: /Cedar Hollow/i,
      other_levels_of_care: /detox|methadone with counseling|Root Center/i,
      outpatient_therapy: /Root Center|Peck/i,
      history_of_suicide_attempts: /antifreeze/i,
      eating_disorder: /starved to be thin/i,
      history_of_trauma: /hit for years|Vincent|two ribs/i,
      history_of_tbi_concussions: /off porch|struck head/i,
      aggression_or_property_damage: /shouted at kitchen|Verbal/i,
      pending_legal_charges: /failure to appear|larceny/i,
      upcoming_court_date: '2026-11-18',
      family_history: /schizophrenia|group home/i,
      history_of_self_harm: /Never cut|never/i,
      history_of_seizures: /No seizures|\bno\b/i,
      probation: /until 2024|is not|\bnot\b/i,
    },
    open: [
      ...fields(
        'gender employer living_status current_psychiatrist_name psych_testing_done sexually_inappropriate_behavior',
      ),
      ...OWN_PLAN,
    ],
    questions: [
      asked('BIMS summary score', 1, /BIMS summary score 00-15 \[14\]/),
      asked('What is the stop date for cefazolin?', 2, /stop date 10\/30/),
      asked('how much methadone does she get', 2, /methadone 70 mg/),
      asked('Medicaid number', 1, /CT 0097 441 286/),
      asked('how many minutes of physical therapy', 2, /Physical therapy 165 min/),
      asked('when was she at Cedar Hollow', 3, /six weeks in 2022/),
      reworded('what nickname does she go by', 1, /Frankie/),
      reworded('which heart valve was infected', 2, /endocarditis, tricuspid/),
      reworded('how did drugs get to her inside the facility', 3, /birthday card/),
      reworded('who is raising her daughters', [1, 3], /picked up by my sister|with her sister by her own choice/),
      reworded('Did she ever poison herself?', 3, /antifreeze/),
      reworded('can she get about on her own feet', 2, /rolling walker/),
      reworded('what specialist visit can she not miss', 3, /Cardiology, valve/),
      reworded('how should her wound be looked after at the center', 3, /wound check twice a week/),
      takenBack('does she take apixaban', 2, /apixaban/),
      takenBack('is she on dialysis', 2, /Dialysis/),
      takenBack('Has she shown public sexual acts?', 2, /public sexual acts/),
      anothers('does she use oxygen', 3, /uses oxygen/),
      anothers('does she wear an ankle bracelet', 3, /ankle bracelet/),
      anothers('has she been diagnosed with schizophrenia', 3, /schizophrenia/),
      absent('what does she weigh'),
      absent('is she vaccinated against pneumonia'),
      absent('when was her last menstrual period'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  levelOfCareVisit,
];
