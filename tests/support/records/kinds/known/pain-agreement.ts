import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a pain clinic has its patients sign, with what came of it. */
export const painAgreement: readonly ApartRecord[] = [
  {
    person: who('crabtree', 'Millicent', 'Crabtree', '06/18/1957'),
    as: 'scan',
    pages: [
      `             THREE RIVERS INTERVENTIONAL PAIN
             AGREEMENT FOR CONTROLLED MEDICINES

Patient  Millicent Crabtree          Birth date  6/18/57         Chart 4409
Signed   3/02/2026                   Prescriber  Lorcan Vasey, MD
One pharmacy: Tuttle Drug, 555-0160

Please initial each line.
 M.C.  I will take oxycodone only as written: 10 mg, four times a day, no more than 120 a month.
 M.C.  I will not get opioids, benzodiazepines or soma from anybody else.
 M.C.  I will come for a pill count within 24 hours of a call.
 M.C.  I know these can be habit forming and that stopping at once will make me sick.
 ____  I am pregnant or may become so.            (n/a - mc)
 M.C.  I will keep them locked. My grandson may not have the key.
 M.C.  I do not drink alcohol with this medicine.
 ____  I have had a seizure.                      NO
 M.C.  I have told you about every drug allergy:   Keflex - hives    morphine - itch
                                                   ~~contrast dye~~  mc
 M.C.  I have told you of past problems with alcohol or drugs:  "pills in 1988 after my
       divorce, went to Glenhaven 4 wks"
 ____  I have been treated for depression.        Yes, cymbalta. Never suicidal. MC

Witness  D. Olmstead LPN`,
      `THREE RIVERS INTERVENTIONAL PAIN        AGREEMENT - COMPLIANCE LOG       Crabtree 4409

DATE       EVENT                                                           ACTION           BY
3/02/26    baseline UDS  oxy +  others neg                                 Rx #120          LV
4/06       count 8, exp 8                                                  Rx               DO
6/15       count 0, exp 31. "grandson took them"                           warned           LV
7/20       UDS oxy +, noroxy +, alpraz +  (not ours)                       warned 2         LV
8/24       PDMP: alprazolam 1 mg #60 from Dr. Hume x5 since Feb            letter           DO
9/21       UDS oxy NEG, fentanyl +. Says she bought "blue ones" when       taper, refer     LV
           she ran out; takes 8-10 a day of whatever she has, last this am
9/28       tel: daughter, found her slumped, narcan x1, would not go to ER                  DO
10/05      taper oxy 5 mg qid x 2 wk. COWS 11 in office, BP 164/90         clonidine 0.1    LV
10/12      count n/a. tel: pt fell in bath, hit head, ER neg CT            -                DO
10/19      here w/ daughter Honor Crabtree-Lowe, 555-0166. Agrees to       agreement ENDED  LV
           treatment, "I'm 69 and I'm a junkie." Last blue 10/18 pm.
10/19      ~~police report on file for forged Rx~~  filed to wrong chart, see 4490          DO
10/26      UDS oxy +, fent neg, alpraz +.  To refer: must taper both. No prior w/d seizure   LV`,
      `THREE RIVERS INTERVENTIONAL PAIN                               REFERRAL COVER   10/26/2026

To: any program w/ medical detox                      Re: Crabtree, Millicent   DOB 06/18/1957

Failed back (L4-S1 fusion 2011), spinal stenosis, on oxycodone 12 y. Walks with rollator. COPD, home
O2 2 L at night. Current: oxycodone 5 mg tid, clonidine 0.1 mg bid, duloxetine 60, alprazolam 1 mg
bid (Dr. Hume, PCP, agrees to taper after admission), tiotropium, senna. Medicare 1MC4-RT9-HE55
and Aetna supplement. Widow; lives in own house with grandson Tate, 24, who uses heroin and was
sentenced last month to probation. Daughter will bring her and is her health care power of
attorney. Nephrologist none. Next visit here 11/16/26 for last script only.
Mood: cries, no thoughts of death, has never hurt herself or struck anyone.
Mother had Parkinson's; brother drank.`,
    ],
    expected: {
      dob: '1957-06-18',
      reason_for_seeking_treatment: /Agrees to|junkie|taper|detox/i,
      recent_substance_abuse: /blue|fentanyl|8-10 a day|alpraz/i,
      concerns_for_withdrawal: /COWS|must taper both|w\/d seizure|stopping at once/i,
      medication_plan: /oxycodone|clonidine|duloxetine|alprazolam|tiotropium|senna/i,
      allergies: /Keflex|morphine/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      history_of_tbi_concussions: /hit head/i,
      residential_programs: /Glenhaven/i,
      family_history: /Parkinson|brother drank/i,
      marital_status: 'Widowed',
      living_status: 'Own home',
      legal_guardianship_status: 'Power of attorney',
      current_pcp_name: /Hume/i,
      next_appointment: '2026-11-16',
      carrier: 'Medicare',
      subscriber_id: '1MC4-RT9-HE55',
      contact_person_name: /Honor Crabtree-Lowe/i,
      contact_person_phone: /555-0166/,
      additional_treatment_or_support_needed: /rollator|O2/i,
    },
    open: [
      'current_symptoms',
      'transportation_required',
      'sex_at_birth',
      'gender',
      'hospitalizations',
      'other_levels_of_care',
      'outpatient_therapy',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'employment_status',
    ],
    questions: [
      asked('pill count on 6/15', 2, /count 0, exp 31/),
      asked('when did the agreement end', 2, /agreement ENDED/),
      asked('which pharmacy', 1, /Tuttle Drug/),
      asked('COWS in office?', 2, /COWS 11/),
      asked('What is the Medicare number?', 3, /1MC4-RT9-HE55/),
      reworded('was she getting benzos from a second doctor', 2, /alprazolam 1 mg #60 from Dr\. Hume/),
      reworded('overdose reversed?', 2, /narcan x1/),
      reworded('does she use oxygen', 3, /O2 2 L/),
      reworded('spine surgery', 3, /fusion 2011/),
      reworded('can she get around alone', 3, /rollator/),
      reworded('earlier addiction in her life', 1, /pills in 1988/),
      takenBack('is there a police report', 2, /police report on file/),
      takenBack('is she allergic to contrast', 1, /contrast dye/),
      anothers('is she on probation', 3, /sentenced last month to probation/),
      anothers('does she use heroin', 3, /who uses heroin/),
      absent('does she get dialysis'),
      absent('is her hepatitis treated'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('sandoval-reyes', 'Ezekiel', 'Sandoval-Reyes', '04/29/1983'),
    as: 'text',
    pages: [
      `MESA VERDE SPINE & PAIN                                        Opioid Treatment Agreement v.6
--------------------------------------------------------------------------------------------
Name: Ezekiel Sandoval-Reyes     DOB: 04/29/1983     Date: 01/13/2026     MRN: MV-20771
Phone: 555-0174     Address: 310 Cholla Dr Unit B, Mesa Verde, AZ 85999
Employer: self employed (tile)   Insurance: Cigna PPO via wife's employer (Saguaro Credit Union)
   Member: U7719 20334   Group: 3341108   Subscriber: Lucia Reyes   Sub. DOB: 09/12/1984

OPIOID RISK TOOL (patient)                              YES   NO
  Family history of alcohol abuse                       [X]   [ ]    father
  Family history of illegal drugs                       [X]   [ ]    brother, meth, prison
  Personal history of alcohol abuse                     [ ]   [X]
  Personal history of prescription drug abuse           [ ]   [X]
  Preadolescent sexual abuse                            [X]   [ ]    coach
  ADD, OCD, bipolar, schizophrenia                      [ ]   [X]
  Depression                                            [X]   [ ]
OTHER
  Seizures, epilepsy                                    [ ]   [X]
  Head injury with loss of consciousness                [X]   [ ]    scaffolding 2024, same fall
  Suicide attempt                                       [ ]   [X]
  Sleep apnea                                           [ ]   [X]
  Violence, restraining order                           [ ]   [X]
ALLERGIES    gabapentin (swelling of feet), bee stings NO, latex YES
Diagnosis    Crush fx L1, chronic pain.    Rx  hydromorphone 4 mg q6h; baclofen 10 tid
Signed       E. Sandoval-Reyes             Witness  P. Ito, MA`,
      `Mesa Verde Spine & Pain     Sandoval-Reyes, E.     MV-20771           TERMINATION OF AGREEMENT

October 9, 2026
Dear Mr. Sandoval-Reyes,

Your agreement is ended under paragraph 7. On September 25 you told Dr. Amundsen that since about June
you have crushed and snorted the hydromorphone, six to ten tablets a day, and bought what was
lacking. You were honest and we are grateful. Your last dose was taken in the waiting room. You have
also been drinking, "six or so beers to sleep." You were sick after twelve hours and the nurse
scored you 13 (COWS). We gave you a first dose of buprenorphine on October 2 and you are on 16 mg
a day. We will go on with this until you are placed in a program or until November 30, whichever is
first.

We noted three things to correct. (1) In January you checked NO for a suicide attempt. You told us that
in May you drove to the quarry edge and rolled the truck forward, then stopped; you count that as one.
(2) You checked NO for violence. You now say you hit your brother-in-law in July; he was not hurt
and did not report it. (3) Our chart said "DUI 2025, on probation." ~~DUI 2025, on probation.~~ This was
typed into your chart from another's and is gone.

Your wife says she is filing for divorce; you say you are still together and sleep in the garage. She is
on Suboxone from a different clinic and wants that kept private.

Lab: HIV neg, Hep B immune, Hep C neg (10/2). Your liver tests are up.
Please ask the program to call me at 555-0175. A visit is held for you on 11/20/2026 at 10:15.

                                         Greer Amundsen, MD`,
    ],
    expected: {
      dob: '1983-04-29',
      phone_number: /555-0174/,
      address: /310 Cholla/i,
      city: 'Mesa Verde',
      state: 'AZ',
      zip: '85999',
      employment_status: 'Self-employed',
      carrier: 'Cigna/Evernorth',
      subscriber_id: 'U7719 20334',
      group_number: '3341108',
      subscriber_firstname: 'Lucia',
      subscriber_lastname: 'Reyes',
      subscriber_dob: '1984-09-12',
      subscriber_employer: /Saguaro/i,
      recent_substance_abuse: /hydromorphone|beers|last dose|snorted/i,
      concerns_for_withdrawal: /COWS|sick after twelve hours/i,
      medication_plan: /buprenorphine|baclofen/i,
      allergies: /gabapentin|latex/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /quarry/i,
      aggression_or_property_damage: /hit your brother-in-law/i,
      history_of_trauma: /coach|sexual abuse/i,
      history_of_tbi_concussions: /scaffolding|Head injury/i,
      family_history: /father|brother, meth|Family history of/i,
      next_appointment: '2026-11-20',
      marital_status: 'Married',
    },
    open: [
      'current_pcp_phone',
      'sex_at_birth',
      'gender',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'living_status',
      'employer',
      'history_of_self_harm',
      'outpatient_therapy',
      'contact_person_name',
      'current_pcp_name',
      'additional_treatment_or_support_needed',
      'contact_person_phone',
    ],
    questions: [
      asked('why was the agreement ended', 2, /paragraph 7|crushed and snorted/),
      asked('buprenorphine dose?', 2, /16 mg/),
      asked('is he allergic to latex', 1, /latex YES/),
      asked('COWS score', 2, /13 \(COWS\)|scored you 13/),
      asked('until when will the clinic prescribe', 2, /November 30/),
      reworded('how did he take the pills', 2, /crushed and snorted/),
      reworded('was he molested', 1, /sexual abuse/),
      reworded('ever attempted suicide?', 2, /quarry edge|count that as one/),
      reworded('who holds the policy', 1, /Lucia Reyes/),
      reworded('blood borne infections', 2, /HIV neg/),
      reworded('nightly booze?', 2, /beers to sleep/),
      takenBack('was there a DUI', 2, /DUI 2025/),
      anothers('is suboxone coming from another clinic', 2, /on Suboxone from a different clinic|on Suboxone/),
      anothers('meth use or prison?', 1, /brother, meth, prison/),
      absent('how many children does he have'),
      absent('does he have high blood pressure'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
