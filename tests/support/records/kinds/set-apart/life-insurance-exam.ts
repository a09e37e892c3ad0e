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
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy } from '../apart-values.ts';

/** An underwriter's papers: the paramedical visit at the kitchen table and the attending physician's statement. */
export const lifeInsuranceExam: readonly ApartRecord[] = [
  {
    person: who('oglevie', 'Milton', 'Oglevie', '10/09/1970'),
    as: 'text',
    pages: [
      `KEYSTONE MUTUAL LIFE            ATTENDING PHYSICIAN'S STATEMENT            Return to Underwriting within 10 days
Proposed insured  MILTON OGLEVIE     Birth 10/09/1970     Policy applied for: 20-year term, $500,000, no. T-8840-77
Physician         Beatriz Amador, MD, internal medicine, 412-555-0130
Copy to residential program by patient's written request, 10/22/2026

1. How long a patient?   Since 2011.      2. Last seen   10/20/2026.     Next visit   11/12/2026.
3. Reason for last visit.   Alcohol. He came with his wife and asked for a letter to a program and for this form to be
   held; the Company may have it. He drinks 12 to 14 beers and two or three double whiskeys daily, last on 10/20 before
   he came. His application of 06/2026 says "3 drinks per week." He tells me that it was not true when he wrote it.
4. Medications.   Losartan 100 mg, atorvastatin 40 mg, gabapentin 300 mg three times a day (new).
   ~~Insulin glargine 20 units~~  entered for another patient. B.A.
5. Allergies.   Aspirin (asthma). He carries albuterol. No epinephrine.
6. Has the patient ever had, or been treated for, the following? (circle)
   a. Heart attack                yes  (no)      g. Attempted suicide               yes  (no)
   b. Stroke, TIA                 yes  (no)      h. Psychiatric hospitalization     yes  (no)
   c. Diabetes                    yes  (no)      i. Seizure, convulsion            (yes)  no
   d. Cancer                      yes  (no)      j. Head injury with coma           yes  (no)
   e. Liver disease              (yes)  no       k. Self-inflicted injury           yes  (no)
   f. Alcohol or drug treatment  (yes)  no       l. HIV                             yes  (no)
7. Details of "yes."   e. Fatty liver with GGT 612, AST 141, ALT 88 (10/20); ultrasound without cirrhosis. f. Outpatient
   program at Three Rivers, evenings, ten weeks in 2018, completed. No residential stay. i. One, in an airport in
   January 2025, thirty hours after the last drink; Allegheny Bluff Hospital two nights; EEG normal.
8. Withdrawal now?   Marked tremor at 10 am, pulse 108, sweats at night. I do not want him to stop at home.`,
      `OGLEVIE, MILTON      T-8840-77                                                  Part B, page 2

PARAMEDICAL EXAM      06/18/2026     Examiner: R. Quint, Home-Exam Partners     at 9 Chestnut Landing, Sewickle, PA 15199
Height 5-11   Weight 221   BP 152/94, 150/92   Pulse 92   Urine cotinine neg   Cocaine neg   CDT 3.9 (high)

NON-MEDICAL QUESTIONS (answered by proposed insured on 06/18)                                       Yes      No
 Have you in five years been charged with driving under the influence?                               X
    03/2023, Beaver Co., ARD completed 03/2024.
 Are charges pending, or are you on probation or parole?                                                      X
 Have you flown as a pilot, dived, raced or climbed?                                                 X
    dives, 60 ft
 Has a life policy ever been rated or refused?                                                                X
 Do you drink?    3 drinks per week
 Have you used marijuana, cocaine, opiates in ten years?                                                      X
 Occupation: owner, Oglevie Tile & Stone. Income 140,000.   Marital status: married.  Phone 412-555-0131
 Home: owned.    E-mail milton@oglevietile.example

FAMILY            Age if living   Condition                Age at death    Cause
 Father                           alcoholism                   54          suicide by firearm
 Mother               78          breast cancer 2009
 Brother Amos         51          bipolar, two suicide attempts
 Sister Ruth          60          good

BENEFICIARY: wife, Claudine Oglevie, born 12/12/1973, 412-555-0132 (also emergency contact)
SECOND LIFE TO BE INSURED: Claudine. She answers: thyroid cancer 2017, Xanax as needed, counseling for panic, penicillin
 allergy, no alcohol.

10. Remarks of the physician.   Not suicidal on careful inquiry; sleeps badly; fears his father's age. His words: "I told
the insurance man three a week and I couldn't look at him. I want to be worth insuring." His health plan is Highmark Blue
Cross Blue Shield, ID HMK330817745, group 0219-44, in his own name. Claudine drives him. He asks for a program that takes
men who own a business: one call a day. ~~Patient has agreed to naltrexone injection 10/20.~~ deferred until detox. B.A.

WARNING: Any person who knowingly and with intent to defraud files an application containing a false statement commits a
crime. Suicide within two years of issue is excluded. Seizure disorders are rated individually.`,
    ],
    expected: {
      dob: '1970-10-09',
      ...livesAt(/9 Chestnut Landing/i, 'Sewickle', 'PA', '15199'),
      phone_number: /555-0131/,
      email_id: 'milton@oglevietile.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Self-employed',
      employer: /Oglevie Tile/i,
      carrier: 'BCBS (state plan)',
      subscriber_id: 'HMK330817745',
      group_number: '0219-44',
      ...inEmergency('Claudine', 'Oglevie', /555-0132/),
      ...seenBy('pcp', /Beatriz Amador/i, /555-0130/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /worth insuring|three a week/i,
      current_symptoms: /tremor|sleeps badly|sweats/i,
      recent_substance_abuse: /beers|whiskeys/i,
      concerns_for_withdrawal: /tremor|stop at home|thirty hours/i,
      medication_plan: /Losartan|atorvastatin|gabapentin/i,
      allergies: /Aspirin/i,
      epipen: RULED_OUT,
      transportation_required: /Claudine drives/i,
      additional_treatment_or_support_needed: /own a business|one call a day/i,
      hospitalizations: /Allegheny Bluff|\(no\)/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Three Rivers|evenings/i,
      ...ruledOut('history_of_self_harm history_of_suicide_attempts history_of_tbi_concussions'),
      history_of_seizures: /airport|\byes\b|thirty hours/i,
      ...ruledOut('pending_legal_charges probation parole_granted'),
      family_history: /suicide by firearm|alcoholism|bipolar|breast cancer/i,
    },
    open: [
      ...fields('outpatient_therapy subscriber_employer current_psychiatrist_name upcoming_court_date'),
      ...fields('aggression_or_property_damage emergency_contact_primary_email'),
      ...SEX,
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('GGT', 1, /GGT 612/),
      asked('what was his CDT', 2, /CDT 3\.9/),
      asked('when did he last see Dr. Amador', 1, /10\/20\/2026/),
      asked('policy number of the term policy', 1, /T-8840-77/),
      asked('losartan dose', 1, /Losartan 100 mg/),
      asked('Highmark group', 2, /0219-44/),
      reworded('did he understate his drinking', 1, /it was not true when he wrote it/),
      reworded('fit in an airport', 1, /One, in an airport/),
      reworded('which treatment did he finish', 1, /evenings, ten weeks in 2018, completed/),
      reworded('drunk driving on his record', 2, /03\/2023, Beaver Co\./),
      reworded('has he ever tried to take his own life', 1, /Attempted suicide yes \(no\)/),
      reworded('what does he do for a living', 2, /owner, Oglevie Tile/),
      reworded('can he detox at home', 1, /do not want him to stop at home/),
      takenBack('how many units of insulin', 1, /Insulin glargine 20 units/),
      takenBack('did he agree to naltrexone injection on 10/20', 2, /agreed to naltrexone injection/),
      anothers('thyroid cancer in 2017', 2, /thyroid cancer 2017/),
      anothers('does he take Xanax as needed', 2, /Xanax as needed/),
      anothers('is he bipolar', 2, /bipolar/),
      absent('what is his Social Security number'),
      absent('does he have a psychiatrist who prescribes lithium'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('delacruz', 'Winona', 'Delacruz-Hume', '12/18/1985'),
    as: 'scan',
    pages: [
      `  PARAMED VISIT     HOME                 Prairie States Life       10-8-26   7:15 am     ex. Bud Kroll
  Prop. insured    Winona Delacruz-Hume    12-18-85    F     5-4   131 (was 158, 1 yr)     nonsmoker? vape
   212 Dakota St,  Elkhorn Grove NE 68099       (owns w/ hubby)   ph 402-555-0140     winona.dh@post.example
   married   employer  Grove Elem., PARA, part time          hubby  Scott Hume 402-555-0141

   BP 144/90  146/92  140/88    P 110  104  100       urine  amber     blood 2 tubes     EKG s. tach
   fasting Y    last alcohol "none"     last med  Vyvanse 6 am

   PART II (proposed ins. answers, ex. writes)                   Y      N
    1 heart                                                               x
    2 lung                                                         x            asthma, inhaler
    3 nervous, mental                                              x            ADHD, anxiety
    4 seizure, fainting, paralysis                                        x
    5 diabetes                                                            x     gestational 2016 only
    6 liver                                                               x
    7 alcohol or drug tx or advised to cut down                           x     ~~N~~ see amend.
    8 used cocaine, narcotic, amphet. not as Rx'd                         x     ~~N~~ see amend.
    9 suicide attempt / self harm                                         x
   10 hospital past 5 yr                                           x            C-sect 2021
   11 charges / license suspended                                         x
   12 disability claim                                                    x
   13 allergic                                                     x            latex, kiwi - throat

   FAM    F 64 diabetic    M d. 49 pancreas CA    sis 1, living, "pills"     bro 0
   signed  W. Delacruz-Hume        B. Kroll`,
      `  AMENDMENT TO APPLICATION         Prairie States Life            10-20-26     (statement of proposed insured, her hand)

  I am writing because the lab sent me the paper. Amphetamine and methamphetamine positive. The Vyvanse is mine but I take
  all thirty in nine days. Then I buy meth from a mom at pickup. I smoke it in the garage, every day since August, last
  time this morning. I answered no on 7 and 8 and that was a lie. Dr. Steiner told me to stop in June.
  When the pills run out I sleep two days and cry and I said to Scott I wished I was dead. I did not do anything and never
  have. One time in high school I cut my ankle with a compass, that's all.
  I don't eat for days. They treated me for anorexia when I was 19 at Lakeview, eight weeks living there.
  I hear my name when no one's there.
  I want the policy for the kids but more than that I want to be the mom they think I am. I called you and a treatment
  place the same day. You can have this page too.
    Winona

  UNDERWRITER   (rec'd 10-21)   decline, reconsider 24 mo.  file copy to ins'd.
    Rx history check:   Vyvanse 70 #30   x12      Xanax .5 #15  4/26 only     albuterol    ~~Suboxone 8-2 #60~~   error,
      other Delacruz
    MVR   1 accident 9-14-26, rear-end, no injury;  cited, careless driving, court 11-24-26.   no DUI.
    MIB   none
    APS req'd:  Dr. Alvin Steiner 402-555-0142  (PCP, Rx Vyvanse).     counselor:  none.  referred to Mercy PHP, not gone
    Med ins  (not ours)  UHC Choice   ID 917 440 226   grp 0712298    thru Scott, b. 5-5-84, Union Grain.
    Contact re claim   Scott.     Also emerg per Part I:  Scott.

  2nd applicant  Scott Hume   5-5-84    6-1  240     sleep apnea Y   DUI 2011 Y   gout    Cialis    allergy codeine
    F d. 60 suicide.    cocaine college Y
  Sched:  Steiner 10-30-26.    Treatment intake phone 10-27.  Scott to drive, "her keys are with me."`,
    ],
    expected: {
      dob: '1985-12-18',
      sex_at_birth: 'Female',
      ...livesAt(/212 Dakota/i, 'Elkhorn Grove', 'NE', '68099'),
      phone_number: /555-0140/,
      email_id: 'winona.dh@post.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Part-time',
      employer: /Grove Elem/i,
      ...inEmergency('Scott', 'Hume', /555-0141/),
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /917 440 226/,
      group_number: '0712298',
      subscriber_firstname: 'Scott',
      subscriber_dob: '1984-05-05',
      subscriber_employer: /Union Grain/i,
      ...seenBy('pcp', /Alvin Steiner/i, /555-0142/),
      reason_for_seeking_treatment: /mom they think I am/i,
      current_symptoms: /hear my name|wished I was dead|don't eat/i,
      recent_substance_abuse: /meth|Vyvanse/i,
      concerns_for_withdrawal: /sleep two days/i,
      medication_plan: /Vyvanse|albuterol|inhaler/i,
      allergies: /latex|kiwi/i,
      transportation_required: /Scott to drive/i,
      hospitalizations: /C-sect/i,
      residential_programs: /Lakeview/i,
      history_of_self_harm: /compass/i,
      history_of_suicide_attempts: TICKED_NO,
      eating_disorder: /anorexia/i,
      history_of_seizures: TICKED_NO,
      upcoming_court_date: '2026-11-24',
      family_history: /pancreas|diabetic|pills/i,
    },
    open: [
      ...fields('gender subscriber_lastname pending_legal_charges next_appointment other_levels_of_care'),
      ...fields('current_therapist_name outpatient_therapy additional_treatment_or_support_needed'),
      ...SPOKESPERSON,
    ],
    questions: [
      asked('What did the EKG show?', 1, /s\. tach/),
      asked('which Vyvanse strength is filled', 2, /Vyvanse 70 #30/),
      asked('UHC group no', 2, /0712298/),
      asked('when is court for careless driving', 2, /11-24-26/),
      asked('who is her PCP', 2, /Alvin Steiner/),
      asked('weight a year ago', 1, /was 158/),
      reworded('what street drug does she smoke', 2, /buy meth/),
      reworded('did she lie on the form', 2, /that was a lie/),
      reworded('is she hearing voices', 2, /hear my name/),
      reworded('residential treatment for eating', 2, /eight weeks living there/),
      reworded('how long does a month of pills last her', 2, /all thirty in nine days/),
      reworded('self-injury as a teen', 2, /cut my ankle with a compass/),
      reworded('did the company grant the policy', 2, /decline, reconsider/),
      reworded('who keeps her car keys', 2, /her keys are with me/),
      takenBack('does she fill Suboxone', 2, /Suboxone 8-2/),
      anothers('sleep apnea', 2, /sleep apnea Y/),
      anothers('does she have gout', 2, /gout/),
      anothers('codeine allergy', 2, /allergy codeine/),
      absent('what is her A1c'),
      absent('does she take insulin'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
