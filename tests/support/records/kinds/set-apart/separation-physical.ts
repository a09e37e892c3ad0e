import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy } from '../apart-values.ts';

/** The history and examination with which somebody leaves a uniformed service: numbered items, then remarks by number. */
export const separationPhysical: readonly ApartRecord[] = [
  {
    person: who('breckwold', 'Shelby', 'Breckwold', '03/30/1997'),
    as: 'scan',
    pages: [
      `   REPORT OF MEDICAL HISTORY           SEPARATION            (this information is for official use only)
  1. NAME  Breckwold, Shelby Ann              2. GRADE  SPC / E-4         3. DATE  16 OCT 2026
  4. DOB  30 MAR 1997       5. SEX  F         6. UNIT  218th Sustainment, Fort Kessler, GA 31399
  7. HOME OF RECORD  17 Cotton Gin Rd, Tull, AL 35099          8. PHONE  334-555-0160
  9. LEAVING SERVICE  19 DEC 2026, alcohol rehabilitation failure, general under honorable
 10. MARITAL  separated      11. LIVES  barracks      12. NEXT OF KIN  Carla Breckwold, mother 334-555-0161
 13. CURRENT MEDS  naltrexone 50, venlafaxine XR 150, prazosin 3 hs, ibuprofen
 14. ALLERGIES  shellfish - face swells.   EpiPen issued 2021, has it
 15. INSURANCE  TRICARE till sep, then TAMP.

  HAVE YOU EVER HAD, OR DO YOU NOW HAVE            YES   NO
  16a asthma, wheeze                                      X
  16b broken bones                                  X
  16c concussion, loss of consciousness             X
  16d seizures, fits, convulsions                         X
  16e frequent trouble sleeping                     X
  16f loss of appetite, weight loss                       X
  16g depression, excessive worry                   X
  16h been evaluated or treated by a counselor      X
  16i attempted suicide                             X
  16j cut or hurt yourself on purpose                     X
  16k used illegal drugs                                  X
  16l treated for alcohol                           X
  16m been hospitalized                             X
  16n sexual assault or harassment                  X
  16o eating disorder                                     X
  16p arrested or charged                           X
  16q female disorder                               X
  16r hearing loss                                  X`,
      `  BRECKWOLD S A                       REMARKS - EXPLAIN EACH YES                      page 2

  16b  L collarbone, PT test 2019.
  16c  Rollover JLTV, Nov 2022, out about 2 min, headaches since, cleared by TBI clinic Feb 2023.
  16e  3-4 h. Wakes at 0200 same dream.
  16g  Since 2023.  PCL-5 51.
  16h  BH, Dr Anselm Ruiz, psychiatry, 706-555-0162.  Counselor Ms Tawny Hale LPC 706-555-0163.
  16i  took all her venlafaxine + bottle of wine 4 JUL 2025, roommate called.  ICU 2 d, then 9 d inpatient BH
       Eisenhoff AMC.   ~~second attempt Dec 2025~~  err, other soldier, struck per Dr Ruiz 16 OCT 26
  16l  SUDCC outpt, 2 times, 2024 and 2025-26.  Residential Fort Delmar 28 d, Mar 2026, finished, drank 2 wks later.
  16m  see 16i, 16l.   wisdom teeth.
  16n  Sexual assault by an NCO, deployment 2023, unrestricted report.  Does not want it read aloud.
  16p  DUI on post 29 AUG 2026, pending, magistrate 20 NOV 2026.   No civil arrests.  No probation.
  16q  heavy periods.
  16r  R ear, mild, 2022.

  EXAMINER.   29 yo F in acute early withdrawal by look of her - tremor, sweaty, BP 148/92, HR 112. States last
  drink last night 2300.  Vodka, about a liter every two days since she got home from Delmar, more on weekends.
  No prior DTs.  Never skipped more than a day since March. CIWA 13.  Sent to ED for eval, back same day w/
  chlordiazepoxide 25 x 6.   Denies SI today, no plan. No HI.   Not pregnant (hcg 10/16).
  Fam: F - alcohol, d. MI 52.  M - anxiety.  Bro, Marine, killed himself 2024.
  Vision 20/20.  Audio H2.   PULHES  1 1 2 1 1 3

  SOLDIER STATES   "They're putting me out for drinking and I'm going to be dead by spring if I go home to Tull
  like this. I want a women's place, one that does the assault stuff too."
  NEEDS    women's residential w/ trauma tx;   car sold - Army bus to Tull only, needs ride to program
  FOLLOW UP   BH 02 NOV 2026 0900.   VA enroll.     ~~Sleep study ordered~~  cancelled, BH will treat nightmares`,
      `   REPORT OF MEDICAL HISTORY           SEPARATION                         (misfiled - see name)
  1. NAME  Breckman, Sheldon R                2. GRADE  SGT / E-5         3. DATE  16 OCT 2026
  4. DOB  11 JUN 1994       5. SEX  M         6. UNIT  218th Sustainment
 13. CURRENT MEDS  divalproex 500 bid
 14. ALLERGIES  none
  16a asthma YES      16d seizures YES     16i attempted suicide YES  x2      16k used illegal drugs YES cocaine
 REMARKS  16d since 2020, EEG abn.   16i Dec 2025, hanging, Mar 2026 pills`,
    ],
    strange: [3],
    expected: {
      dob: '1997-03-30',
      sex_at_birth: 'Female',
      ...livesAt(/17 Cotton Gin/i, 'Tull', 'AL', '35099'),
      phone_number: /555-0160/,
      marital_status: 'Separated',
      employment_status: 'Military',
      ...inEmergency('Carla', 'Breckwold', /555-0161/),
      ...seenBy('psychiatrist', /Anselm Ruiz/i, /555-0162/),
      ...seenBy('therapist', /Tawny Hale/i, /555-0163/),
      next_appointment: '2026-11-02',
      reason_for_seeking_treatment: /dead by spring|women's place/i,
      current_symptoms: /tremor|sweaty|3-4 h|same dream/i,
      recent_substance_abuse: /Vodka|liter/i,
      concerns_for_withdrawal: /acute early withdrawal|CIWA 13|tremor/i,
      medication_plan: /naltrexone|venlafaxine|prazosin/i,
      allergies: /shellfish/i,
      epipen: /EpiPen issued|has it|yes/i,
      transportation_required: /needs ride|car sold/i,
      additional_treatment_or_support_needed: /trauma tx|assault stuff/i,
      hospitalizations: /Eisenhoff|9 d inpatient|ICU/i,
      residential_programs: /Fort Delmar/i,
      outpatient_therapy: /SUDCC|Tawny Hale/i,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: /venlafaxine \+ bottle|\byes\b/i,
      eating_disorder: TICKED_NO,
      history_of_trauma: /Sexual assault|Rollover/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /Rollover|TBI clinic|concussion/i,
      pending_legal_charges: /DUI on post/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-20',
      family_history: /killed himself|anxiety|d\. MI/i,
    },
    open: [
      ...fields('gender living_status carrier employer other_levels_of_care aggression_or_property_damage'),
      ...fields('psych_testing_done parole_granted'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('PCL-5 score', 2, /PCL-5 51/),
      asked('What is her home of record?', 1, /17 Cotton Gin/),
      asked('When does she leave the service?', 1, /19 DEC 2026/),
      asked('prazosin dose', 1, /prazosin 3 hs/),
      asked('when is magistrate', 2, /20 NOV 2026/),
      asked('CIWA', 2, /CIWA 13/),
      reworded('how did she try to end her life', 2, /venlafaxine \+ bottle of wine/),
      reworded('how long did she stay sober after residential', 2, /drank 2 wks later/),
      reworded('what kind of program does she ask for', 2, /women's place/),
      reworded('was she knocked out in an accident', 2, /out about 2 min/),
      reworded('why is she being discharged', 1, /alcohol rehabilitation failure/),
      reworded('does she carry epinephrine', 1, /EpiPen issued 2021/),
      reworded('who in the family died by suicide', 2, /Bro, Marine, killed himself/),
      takenBack('when was the second attempt', 2, /second attempt Dec 2025/),
      takenBack('when is the sleep study', 2, /Sleep study ordered/),
      anothers('is she on divalproex', 3, /divalproex 500/),
      anothers('does she have abnormal EEG', 3, /EEG abn/),
      reworded('did she use cocaine', 1, /used illegal drugs/),
      absent('what is her social security number'),
      absent('does she have children'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('larkspur', 'Mateo', 'Larkspur-Ruiz', '09/12/1984'),
    as: 'text',
    pages: [
      `COAST GUARD BASE HALVERSON - MEDICAL                         SEPARATION HISTORY AND PHYSICAL EXAMINATION
Member: Larkspur-Ruiz, Mateo J., BM1, 19 years of service             DOB 12 Sep 1984       Exam 14 Oct 2026
Retirement date 01 Feb 2027 (early, medical). Home 66 Breakwater Dr, Astor Point, OR 97199. Tel 503-555-0170.
Insured TRICARE Prime, West Region, DoD benefits number 00412887102, through own service.

HISTORY OF PRESENT ILLNESS
BM1 Larkspur-Ruiz is a 42-year-old boatswain's mate who presents for separation. He injured his lower back on
a bar crossing in 2020 and was operated on in 2021. Oxycodone was prescribed for eighteen months. Since it was
ended in January 2023 he has bought "blues" (counterfeit tablets) and now smokes eight to ten a day. He came
forward on 5 October under the self-referral rule. He last used on the evening before this examination. When he
runs out he has chills, gooseflesh, vomiting and legs that will not lie still; he has never gone past two days.
He drinks two beers on a weekend and has not used other drugs. He has not overdosed.

Review of systems. Constitutional: weight down 22 lb. Neuro: no seizure at any time. No syncope. Positive for one
concussion, 2009, boom strike, no lasting effects. Psych: low mood, irritability, four hours of sleep. Denies
suicidal thoughts, past attempts, or self-injury. He punched a locker on 28 September and broke the door; he has
not struck a person. Denies disordered eating. GI: constipation.

Medications. Clonidine 0.1 mg three times a day and ondansetron, both from this clinic 14 Oct; tamsulosin 0.4 mg.
  ~~Buprenorphine-naloxone 8-2 mg daily~~   [not started; member declined on 14 Oct. /s/ HS1 Tran]
Allergies. Morphine (itching only), tape.    ~~Latex~~ [tested negative 2019. /s/ HS1 Tran]`,
      `Larkspur-Ruiz, Mateo J.                                                      page 2

PAST TREATMENT. No detoxification or residential treatment at any time. Six sessions of counseling at Work-Life
in 2024 for his marriage. He has been in hospital once, for his spine, 8 to 12 March 2021.

FAMILY AND SOCIAL. His wife of fifteen years, Ingrid, is in treatment for breast cancer; she takes oxycodone,
which he says he has not touched. Their house is their own. Two daughters; the older has type 1 diabetes. His
father was a heavy drinker and died in a fall; a maternal aunt has schizophrenia. On 9 November 2022 his crew
took four drowned children out of the water off Neptune Shoal, and he was the one in the water. He does not
speak of it. Emergency contact: Ingrid Larkspur, 503-555-0171.

LEGAL. Captain's mast closed 8 October with a reprimand; no charges remain, no civil case, no probation.

EXAMINATION. BP 142/88, pulse 104, pupils 6 mm, yawning, gooseflesh, COWS 15. Lumbar scar. No track marks.
Laboratory: urine fentanyl positive, oxycodone negative, hepatitis B, C and HIV negative.

ASSESSMENT AND PLAN
 1. Opioid use disorder, severe. Recommend withdrawal management and residential treatment before separation,
    TRICARE referral number 2026-771-0384 issued 15 Oct to any network facility. He says, "I've pulled people out
    my whole life. Somebody come get me."
 2. PTSD, probable. Psychology intake with CDR Naomi Petrie (503-555-0172), 6 Nov 2026 at 0800.
 3. Chronic back pain: no opioids without pain board. He cannot sit more than two hours; needs stops on the road.
    Duty driver will take him.
 4. Primary care until separation: LT Hollis Bremer, PA, 503-555-0173.

STANDARD BRIEF (read to every member leaving the service). You may be eligible for disability compensation. If
you have had a seizure, attempted suicide, were sexually assaulted or have a head injury, say so now: conditions
not listed may be denied later. A court-martial conviction may end benefits. Crisis line 988, press 1.
Spouse's records were not reviewed.`,
    ],
    expected: {
      dob: '1984-09-12',
      ...livesAt(/66 Breakwater/i, 'Astor Point', 'OR', '97199'),
      phone_number: /555-0170/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Military',
      carrier: 'TRICARE West (TriWest)',
      subscriber_id: '00412887102',
      ...inEmergency('Ingrid', 'Larkspur', /555-0171/),
      ...seenBy('pcp', /Hollis Bremer/i, /555-0173/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /come get me|pulled people out|self-referral/i,
      current_symptoms: /low mood|irritability|yawning|four hours/i,
      recent_substance_abuse: /blues|eight to ten|fentanyl/i,
      concerns_for_withdrawal: /chills|COWS 15|gooseflesh/i,
      medication_plan: /Clonidine|ondansetron|tamsulosin/i,
      allergies: /Morphine|tape/i,
      transportation_required: /Duty driver|two hours/i,
      hospitalizations: /spine|March 2021/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /No detoxification/i,
      outpatient_therapy: /Six sessions|Work-Life/i,
      ...ruledOut('history_of_self_harm history_of_suicide_attempts eating_disorder history_of_seizures'),
      history_of_trauma: /drowned children/i,
      history_of_tbi_concussions: /boom strike|one\s+concussion/i,
      aggression_or_property_damage: /punched a locker/i,
      ...ruledOut('pending_legal_charges probation'),
      family_history: /heavy drinker|schizophrenia/i,
    },
    open: [
      ...fields('sex_at_birth gender employer authorization_number current_psychiatrist_name upcoming_court_date'),
      ...fields('current_therapist_name current_therapist_phone additional_treatment_or_support_needed parole_granted'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('tricare referral number', 2, /2026-771-0384/),
      asked('What was his COWS?', 2, /COWS 15/),
      asked('DoD benefits number', 1, /00412887102/),
      asked('when is his psychology intake', 2, /6 Nov 2026 at 0800/),
      asked('which dose of clonidine', 1, /Clonidine 0\.1 mg three times/),
      asked('when was the mast closed', 2, /closed 8 October/),
      reworded('how many pills a day does he smoke', 1, /eight to ten a day/),
      reworded('does he owe anything to a court', 2, /no civil case|no charges remain/),
      reworded('what did he break in anger', 1, /broke the door/),
      reworded('how did the opioid problem begin', 1, /Oxycodone was prescribed/),
      reworded('which rescue haunts him', 2, /four drowned children/),
      reworded('is his liver virus test clear', 2, /hepatitis B, C and HIV negative/),
      reworded('earlier rehab stays', 2, /No detoxification or residential/),
      takenBack('what dose of suboxone is he on', 1, /Buprenorphine-naloxone 8-2/),
      takenBack('is he allergic to latex', 1, /Latex/),
      anothers('does he have breast cancer in treatment', 2, /in treatment for breast cancer/),
      anothers('type 1 diabetes', 2, /type 1 diabetes/),
      absent('has he had a colonoscopy'),
      absent('what is his e-mail'),
      absent('Does he have a history of fire setting?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
