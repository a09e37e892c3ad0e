import { type ApartRecord, absent, anothers, asked, reworded, TICKED_NO, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What an impaired-driving school finds in its assessment, and how it sends somebody on to treatment. */
export const impairedDrivingProgram: readonly ApartRecord[] = [
  {
    person: who('fontenot', 'Garrett', 'Fontenot-Wray', '05/19/1983'),
    as: 'text',
    pages: [
      `CROSSROADS RISK REDUCTION SCHOOL (DUI), lic. 0417            CLINICAL EVALUATION AND REFERRAL
2290 Frontage Rd, Waycrest, GA 31999       Tel 912-555-0100        Evaluator: Philippa Stroud, CADC-II
=====================================================================================================
Client       Garrett Fontenot-Wray          DOB 05/19/1983      Age 43     Sex M     DL# on file
Address      61 Saltgrass Ct, Waycrest, GA 31999                Cell 912-555-0181
E-mail       gfwray@mail.example            Marital: married, wife Colleen 912-555-0182 (emergency)
Occupation   HVAC installer, Coastal Air & Duct, 40+ hrs       Insurance  Cigna  U7733120 02  grp 3341907
                                                               (through wife's job, Waycrest Schools;
                                                               Colleen Wray, born 12/01/1984)
Court        Ware-Lyle State Court, case 26-DU-00871           Attorney  J. Burdick
-----------------------------------------------------------------------------------------------------
ARREST THAT BROUGHT CLIENT HERE
  Date 08/15/2026   BAC .214 (breath)   Refused field test: no   Accident: struck parked car, no injury
  Drugs in blood: not tested            Prior DUI: 1 (2017, Florida, BAC .15)
  Status: pled guilty 09/30/2026; sentencing 11/17/2026 at 9:00 AM. On pretrial supervision, no probation yet.

INSTRUMENTS                 Score           Range
  NEEDS survey              31              Problem
  AUDIT                     26              Probable dependence
  DAST-10                   1               Low
  PHQ-9                     12              Moderate
  Collateral (wife)         agrees; adds "he hides it in the van"

SUBSTANCE USE
  Alcohol: 8-10 beers each evening, whiskey on weekends (a fifth, Fri-Sun), since about 2015. Last drink the night
  before this evaluation, 10/14/2026. Cannabis: college only. Cocaine: tried, 2005. Opioids: took hydrocodone
  as prescribed after a back strain 2022, no misuse. Tobacco: dips a can a day.
  When he stops: hand shakes, sweats, could not eat, "heard the radio when it was off" (July, 2 days). No seizures.
  Blackouts: yes, monthly.`,
      `Fontenot-Wray, Garrett        26-DU-00871            Evaluation 10/15/2026                     Page 2 of 2

HEALTH      Gout, reflux, elevated liver panel (Dr. Simone Achterberg, Waycrest Internal Med, 912-555-0183, sees him
            11/05/2026). Takes allopurinol 300, omeprazole 20. Allergic to shellfish (lips swell) and naproxen;
            no EpiPen. Concussion in high school football, 1999. No hospital stays.
MENTAL      Trouble sleeping, on edge, guilt. Denies suicidal thoughts, past or present; no attempts; no self-harm.
            No psychiatric care. No eating disorder. Put a fist through the garage door, New Year's 2026; has never
            struck a person. Grew up with a father who "came home swinging"; was hit through age 13.
FAMILY      Father alcohol, died in a wreck. Older brother Denny: 3 DUIs, prison 2019-21, hepatitis C.
            Wife takes Xanax for panic. No other.
TREATMENT   None residential, no detox. Marriage counseling, Faith & Family, 2024, 6 sessions. AA twice. First DUI
            school 2017 (Florida, Level I), completed.
LEGAL       Only the above and the 2017 matter (closed). Not on parole. A hit-and-run count in the accusation was
            dismissed 09/30/2026. License suspended; ignition interlock ordered; wife or her father drives.
TRANSPORT   Cannot drive himself to any program until 2027.

CLIENT'S STATEMENT  "I could have killed the kid who owned that car if he was in it. I can't fix it at night school. I
            need to go away and get this out of me before I'm sentenced."

FINDINGS    Alcohol use disorder, severe (F10.20). DOES meet criteria for treatment beyond Risk Reduction.
            Recommended: withdrawal management, then residential (ASAM 3.5), 28-45 days, then IOP 9 hrs/wk.
            ~~Recommended: Level I, 12 weeks~~  template text, struck P.S.
            Classes: 20-hr course deferred until discharge.   Interlock vendor to be notified by client.

EDITS       10/16: "Client also uses methamphetamine" was pasted from another evaluation, removed. P.S.
            Release signed to: court, J. Burdick, any program. All calls about admission to Colleen.
            Completion certificate: NOT issued.
                                                     Philippa Stroud, CADC-II          Date: 10/16/2026`,
    ],
    expected: {
      dob: '1983-05-19',
      sex_at_birth: 'Male',
      ...livesAt(/61 Saltgrass/i, 'Waycrest', 'GA', '31999'),
      phone_number: /555-0181/,
      email_id: 'gfwray@mail.example',
      marital_status: 'Married',
      employment_status: 'Full-time',
      employer: /Coastal Air/i,
      emergency_contact_primary_firstname: 'Colleen',
      emergency_contact_primary_phone: /555-0182/,
      ...speakWith(/Colleen/i, /555-0182/),
      carrier: 'Cigna/Evernorth',
      subscriber_id: /U7733120 ?02/,
      group_number: '3341907',
      subscriber_firstname: 'Colleen',
      subscriber_lastname: 'Wray',
      subscriber_dob: '1984-12-01',
      subscriber_employer: /Waycrest Schools/i,
      ...seenBy('pcp', /Achterberg/i, /555-0183/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /killed the kid|get this out of me|go away/i,
      current_symptoms: /Trouble sleeping|on edge|guilt/i,
      recent_substance_abuse: /8-10 beers|whiskey|fifth/i,
      concerns_for_withdrawal: /hand shakes|heard the radio|withdrawal management/i,
      medication_plan: /allopurinol|omeprazole/i,
      allergies: /shellfish|naproxen/i,
      transportation_required: /Cannot drive|wife or her father/i,
      outpatient_therapy: /Marriage counseling/i,
      history_of_trauma: /was hit|came home swinging/i,
      history_of_tbi_concussions: /Concussion/i,
      aggression_or_property_damage: /garage door/i,
      pending_legal_charges: /DUI|pled guilty|26-DU-00871|sentencing/i,
      upcoming_court_date: '2026-11-17',
      family_history: /Father alcohol|3 DUIs/i,
      ...ruledOut('epipen history_of_self_harm history_of_suicide_attempts history_of_seizures eating_disorder'),
      ...ruledOut('hospitalizations residential_programs probation parole_granted'),
    },
    open: [
      ...fields('gender living_status emergency_contact_primary_lastname other_levels_of_care contact_person_email'),
      ...fields('additional_treatment_or_support_needed psych_testing_done'),
    ],
    questions: [
      asked('BAC at arrest', 1, /BAC \.214/),
      asked('When is sentencing?', 1, /sentencing 11\/17\/2026/),
      asked('AUDIT', 1, /AUDIT 26/),
      asked('who is his attorney', 1, /J\. Burdick/),
      asked('case number', [1, 2], /26-DU-00871/),
      asked('Is the certificate issued?', 2, /NOT issued/),
      reworded('how drunk was he the first time he was caught', 1, /2017, Florida, BAC \.15/),
      reworded('who carries the policy', 1, /Colleen Wray|wife's job/),
      reworded('which foods must the kitchen keep from him', 2, /shellfish \(lips swell\)/),
      reworded('did he hallucinate', 1, /heard the radio/),
      reworded('does he lose time when drinking', 1, /Blackouts: yes/),
      reworded('what length of stay was advised', 2, /28-45 days/),
      takenBack('does he use methamphetamine', 2, /Client also uses methamphetamine/),
      takenBack('Was Level I for 12 weeks recommended?', 2, /Level I, 12 weeks/),
      anothers('has he been in prison', 2, /prison 2019-21/),
      anothers('does he take xanax', 2, /Wife takes Xanax/),
      absent('what is his weight'),
      absent('does he have kids'),
      absent('is he diabetic'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('mukherjee', 'Anjali', 'Mukherjee-Stone', '09/08/1996'),
    as: 'scan',
    pages: [
      `NORTHSTAR SAFE DRIVER INSTITUTE      Driving While Impaired Assessment      [carbon: DMV / court / file]
                                                                              Sheet 1
Last  MUKHERJEE-STONE     First  ANJALI     MI  R     DOB  09/08/96    Sex  F    Tel  919-555-0191
Street  18 Kestrel Ln Unit 5     City  Hollings     ST  NC     Zip  27999     Mail  anj.stone@mail.example
Marital  [x] single  [ ] married  [ ] div.      Lives with  [ ] alone [ ] spouse [x] parents [ ] other
Work  [ ] FT [x] PT [ ] none [ ] student   where  Hollings Animal Clinic (vet tech)
Offense date  7/4/26      County  Granby       BrAC  0.17       Limited privilege?  [ ] y  [x] n
Passenger(s) hurt?  [x] y  [ ] n     explain  friend Lacey broke wrist.  Charged: DWI, serious injury by vehicle
Next court  12 / 10 / 26     Superior, ctrm 4        Attorney  Public defender, B. Nakagawa
Payment of fee   [x] $100 paid  rec't 5581

Ans. by client, circle Y or N                                        comments
 1 Do you drink in the morning?                   (Y)   N            vodka in tea
 2 Have you tried to stop and could not?          (Y)   N            4 times
 3 Have you passed out driving or nearly?         (Y)   N
 4 Did anybody in your family have trouble?       (Y)   N            dad's brother, mother's mother: alcohol
 5 Have you had seizures?                          Y   (N)
 6 Have you ever harmed yourself?                 (Y)   N            burns w/ lighter, 2024, last Feb 2025
 7 Have you tried to take your life?              (Y)   N            pills 2/2025, Granby Med Ctr 3 d
 8 Have you hit someone or broken things?          Y   (N)
 9 Head injury, knocked out?                      (Y)   N            airbag 7/4, CT ok, "concussion"
10 Any eating disorder?                           (Y)   N            bulimia 2014-2018, treated, OK now
11 Have you been abused?                          (Y)   N            ex, 2022-23, choked me
12 On probation or parole?                         Y   (N)
13 Drugs other than alcohol?                      (Y)   N            Klonopin (mine), weed 2x/wk`,
      `NORTHSTAR  /  MUKHERJEE-STONE  ANJALI  R                                                   Sheet 2

INTERVIEW 10/8/26 by R. Dalgleish, LCAS-A
Vodka, about a pint and a half per day, since winter 2025 (after the break-up). Last drank this morning, 7 am, 2 shots.
Has had shakes and a racing heart within 6 h of stopping; nothing worse. Benzo on top of alcohol makes this risky.
Meds: clonazepam 0.5 bid, escitalopram 20 (Dr. Preeti Ramaswamy, psychiatry, 919-555-0192, seen monthly, next 11/18/26).
Counselor Moira Teague LCMHC, 919-555-0193.   PCP none now.    Allergy: bee stings -> has EpiPen in her purse.
Codeine: itching.    ~~Allergic to penicillin~~ struck, R.D.
Insur.  Blue Cross NC State Health Plan YPPW 1422 7719 01; grp S15522; in father's name: Subrata Mukherjee, b. 3/3/64
Tx hx:  IOP at Alder Springs, Mar-May 2025, left at week 7.  Eating disorder residential, Laurelwood, 2016 (12 wks).
Says: "I hurt my best friend. I'd rather be locked in a hospital than wake up and do it again."
Looks thin, tearful, can't sleep, nervous.
Collateral: mother Ruma Mukherjee 919-555-0194 (emerg. and the one to talk with about beds; email ruma.m@mail.example).
Mother has lupus and is on prednisone. Father had a drunk driving conviction in 1990. Lacey (passenger) is
on Vyvanse & was also drunk, BrAC .19.

SCORES  MAST 14   ASI alcohol 7   CAGE 4     ~~2nd offense~~ (another A. Stone's file, RD)
RESULT  [ ] ADETS (class)   [ ] short-term outpt   [ ] longer-term outpt   [ ] day tx   [x] inpatient / residential
        90 hrs min.; detox first.     Needs a ride: no license, parents work days.
Assessment void if not started in 6 months.  Form sent DMV 10/9/26.           R. Dalgleish`,
    ],
    expected: {
      dob: '1996-09-08',
      sex_at_birth: 'Female',
      ...livesAt(/18 Kestrel/i, 'Hollings', 'NC', '27999'),
      phone_number: /555-0191/,
      email_id: 'anj.stone@mail.example',
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Part-time',
      employer: /Hollings Animal/i,
      ...inEmergency('Ruma', 'Mukherjee', /555-0194/),
      emergency_contact_primary_email: 'ruma.m@mail.example',
      ...speakWith(/Ruma/i, /555-0194/),
      contact_person_email: 'ruma.m@mail.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /YPPW 1422 7719 01/,
      group_number: 'S15522',
      subscriber_firstname: 'Subrata',
      subscriber_lastname: 'Mukherjee',
      subscriber_dob: '1964-03-03',
      ...seenBy('psychiatrist', /Ramaswamy/i, /555-0192/),
      ...seenBy('therapist', /Teague/i, /555-0193/),
      next_appointment: '2026-11-18',
      reason_for_seeking_treatment: /hurt my best friend|locked in a hospital/i,
      current_symptoms: /tearful|can't sleep|nervous|thin/i,
      recent_substance_abuse: /Vodka|pint and a half|weed/i,
      concerns_for_withdrawal: /shakes and a racing heart|Benzo on top|detox first/i,
      medication_plan: /clonazepam|escitalopram/i,
      allergies: /bee stings|Codeine/i,
      epipen: /in her purse|has EpiPen/i,
      transportation_required: /no license|Needs a ride/i,
      hospitalizations: /Granby Med/i,
      residential_programs: /Laurelwood/i,
      other_levels_of_care: /IOP|Alder Springs/i,
      history_of_self_harm: /burns w\/ lighter/i,
      history_of_suicide_attempts: /pills 2\/2025/i,
      eating_disorder: /bulimia/i,
      history_of_trauma: /choked me|ex, 2022/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /airbag|concussion/i,
      aggression_or_property_damage: TICKED_NO,
      pending_legal_charges: /DWI|serious injury/i,
      probation: TICKED_NO,
      parole_granted: TICKED_NO,
      upcoming_court_date: '2026-12-10',
      family_history: /dad's brother|mother's mother|drunk driving|lupus/i,
    },
    open: fields(
      'gender outpatient_therapy current_pcp_name additional_treatment_or_support_needed psych_testing_done',
    ),
    questions: [
      asked('MAST score', 2, /MAST 14/),
      asked('what was her BrAC', 1, /BrAC 0\.17/),
      asked('When is the next court date?', 1, /12 \/ 10 \/ 26/),
      asked('who is the counselor', 2, /Moira Teague/),
      asked('was the fee paid', 1, /\$100 paid/),
      reworded('what did the assessor decide she needs', 2, /\[x\] inpatient \/ residential/),
      reworded('where does she work', 1, /Hollings Animal Clinic/),
      reworded('has an intimate partner been violent to her', 1, /choked me/),
      reworded('is she a purger', 1, /bulimia 2014-2018/),
      reworded('which narcotic bothers her', 2, /Codeine: itching/),
      reworded('is detox dangerous because of the sedative', 2, /Benzo on top of alcohol/),
      reworded('how many times has she tried quitting', 1, /4 times/),
      takenBack('penicillin allergy?', 2, /Allergic to penicillin/),
      takenBack('is this her second offense', 2, /2nd offense/),
      anothers('is she on vyvanse', 2, /on Vyvanse/),
      anothers('does she have lupus', 2, /Mother has lupus/),
      anothers('broken wrist', 1, /Lacey broke wrist/),
      absent('has she served in the armed forces'),
      absent('what are her liver numbers'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
