import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What is asked before somebody is put to sleep: a form of boxes, or a nurse's call, and what it brought to light. */
export const anesthesiaQuestionnaire: readonly ApartRecord[] = [
  {
    person: who('mcallister', 'Gordon', 'McAllister', '07/14/1962'),
    as: 'text',
    strange: [3],
    pages: [
      `LAKE VESPER SURGERY CENTER                 ANESTHESIA PRE-OPERATIVE QUESTIONNAIRE        form AN-7 (04/25)
Patient completes page 1. Bring to pre-op visit.                        Procedure date  ~~11/05/2026~~ postponed, see p2
PATIENT  Gordon McAllister              DOB 07/14/1962        Age 64     Ht 5-11     Wt 221      [X] M  [ ] F
ADDRESS  58 Birch Hollow Rd, Vesper, MI 48999                 HOME none   CELL 231-555-0110
EMAIL    gmcal62@lakemail.example                             MARITAL  [X] married  [ ] single  [ ] divorced  [ ] widowed
WORK     [ ] employed  [X] retired (UAW)   [ ] disabled       SURGERY  R total knee, Dr. Ostrander
INSURANCE  BCBS of Michigan   ID  XYM 9024 11863   GRP 71044   SUBSCRIBER  [ ] self  [X] spouse
SPOUSE   Colleen McAllister   DOB 02/08/1964    EMPLOYER  Vesper Public Library
EMERGENCY CONTACT / RIDE HOME    Colleen, wife   231-555-0111
-----------------------------------------------------------------------------------------------------------
HAVE YOU HAD                     YES  NO       |   HAVE YOU HAD                      YES  NO
Heart attack                     [ ]  [X]      |   Hepatitis / liver disease         [X]  [ ]  fatty
High blood pressure              [X]  [ ]      |   Kidney disease                    [ ]  [X]
Irregular heartbeat              [X]  [ ]      |   Diabetes                          [ ]  [X]
Sleep apnea                      [X]  [ ]      |   Thyroid                           [ ]  [X]
   Use CPAP?                     [ ]  [X]      |   Stroke / TIA                      [ ]  [X]
Asthma / COPD                    [ ]  [X]      |   Seizure or epilepsy               [X]  [ ]  once, 2023
Reflux                           [X]  [ ]      |   Head injury                       [X]  [ ]  hockey, '80
Bleeding problem                 [ ]  [X]      |   Nerves / depression               [X]  [ ]
Loose teeth / dentures           [X]  [ ]      |   Attempted suicide                 [ ]  [X]
Latex allergy                    [ ]  [X]      |   MRSA                              [ ]  [X]
Trouble with anesthesia          [X]  [ ]  woke up swinging 2019 hernia, hit the recovery nurse
Family trouble with anesthesia   [X]  [ ]  brother, malignant hyperthermia
-----------------------------------------------------------------------------------------------------------
DRUG / FOOD ALLERGIES     lidocaine (passed out);  Levaquin - tendon.   ~~eggs~~ no - G.M.
MEDICINES      metoprolol 50 x2    Eliquis 5 x2    omeprazole    Norco 7.5 x4   fish oil
OPERATIONS     hernia 2019, appendix 1975, R knee scope 2016
SMOKE   [ ] yes  [X] quit 2010        VAPE [ ] yes [X] no         MARIJUANA [ ] yes [X] no
ALCOHOL [ ] none  [ ] 1-2/wk  [ ] 1-2/day  [X] more: "4 or so"
STREET DRUGS [ ] yes [X] no           PAIN PILLS NOT YOURS [ ] yes [X] no
WHO IS YOUR FAMILY DOCTOR    Dr. Lisbeth Crane, Vesper Family Med, 231-555-0112
Signature  Gordon McAllister      10/19/2026`,
      `McAllister, Gordon    DOB 07/14/1962      AN-7 page 2, ANESTHESIOLOGIST / PRE-OP NURSE USE      visit 10/26/2026

Vitals  166/98   HR 104 irreg   SpO2 95   T 98.4     Airway: MP III, partial upper plate     ASA 3
Labs    Hgb 12.9   plt 118   AST 96   ALT 51   GGT 610   INR 1.1   K 3.3      EKG a-fib, rate 101

RN interview (D. Falk RN): wife present, asked to speak apart. She counts the bottles: a 1.75 of Canadian whisky lasts
two days. He agreed when it was put to him. First drink 7 a.m. "for the shakes", last drink today 6:45 a.m. Takes her
Ativan, 1 mg, when he has to be somewhere, maybe three a week. Norco 7.5, four a day from Dr. Ostrander, never more.
2023: stopped for a fishing trip in Ontario, seizure in the boat the second night, flown to Sault General, 5 days, "the
horrors" there. Since then has not gone a day without. Colleen takes Zoloft and had breast cancer 2020. She says he
put a boot through the pantry door in July; never touched her. He has been low since the plant friend's funeral and sits in
the garage; denies suicidal ideas; never harmed himself.
He was a medic in the Air Force, Khobar Towers 1996, pulled out men; "I see the one kid." No counseling for it.
One try at treatment, Pine Rest day program 2005, two weeks. Never gone away to a place. No legal trouble; the OWI
the scheduler noted is that of his son Gordon Jr., same address, DOB 1990, court 11/30/26.

MD note (Priscilla Yoon MD): I will not put him to sleep for an elective knee. Risk of delirium tremens, of a-fib with
withdrawal, and of bleeding. CIWA in my office 12 with 3 h since his last drink. Knee postponed until 90 days sober; Dr.
Ostrander agrees. He took it better than I expected: "Then let's fix the drinking first. I want to walk my girl down
the aisle in June on the new knee." Family: both parents drank, uncle cirrhosis.

   [X] cancel 11/05      [X] call Dr. Crane      [X] hospital detox, not home      [X] residential w/ PT, walker, no stairs
   [ ] psych consult     [X] hold Eliquis? NO, continue      [X] MH precautions on chart by family hx
   ~~[X] pulmonary clearance~~  ordered on wrong patient, canceled PY
Follow up: Dr. Crane 11/03/2026 at 2:15.      He may not drive; wife does not drive on highways, needs transport set up.
Contact for arrangements: Delphine Falk RN, pre-op clinic, 231-555-0113, dfalk@vespersurg.example`,
      `LAKE VESPER SURGERY CENTER                 ANESTHESIA PRE-OPERATIVE QUESTIONNAIRE        form AN-7 (04/25)
Patient completes page 1. Bring to pre-op visit.                        Procedure date  11/06/2026
PATIENT  Wanda Szymanski                DOB 01/30/1955        Age 71     Ht 5-2      Wt 140      [ ] M  [X] F
ADDRESS  9 Depot St, Ludlow Bay, MI 48998                     HOME 231-555-0161   CELL none
INSURANCE  Medicare  ID 2GH7-XX1-KP30     SURGERY  L cataract
-----------------------------------------------------------------------------------------------------------
HAVE YOU HAD                     YES  NO       |   HAVE YOU HAD                      YES  NO
Heart attack                     [X]  [ ]      |   Hepatitis / liver disease         [ ]  [X]
Asthma / COPD                    [X]  [ ]      |   Kidney disease                    [X]  [ ]  stage 3
Latex allergy                    [X]  [ ]      |   Attempted suicide                 [ ]  [X]
DRUG / FOOD ALLERGIES     iodine, sulfa, kiwi
MEDICINES      insulin glargine 22 units, lisinopril, Plavix
ALCOHOL [X] none       SMOKE [X] yes 1/2 pack`,
    ],
    expected: {
      dob: '1962-07-14',
      sex_at_birth: 'Male',
      ...livesAt(/58 Birch Hollow/i, 'Vesper', 'MI', '48999'),
      phone_number: /555-0110/,
      email_id: 'gmcal62@lakemail.example',
      marital_status: 'Married',
      employment_status: 'Retired',
      emergency_contact_primary_firstname: 'Colleen',
      emergency_contact_primary_phone: /555-0111/,
      ...speakWith(/Falk/i, /555-0113/),
      contact_person_email: 'dfalk@vespersurg.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /XYM 9024 11863/,
      group_number: '71044',
      subscriber_firstname: 'Colleen',
      subscriber_lastname: 'McAllister',
      subscriber_dob: '1964-02-08',
      subscriber_employer: /Vesper Public Library/i,
      ...seenBy('pcp', /Lisbeth Crane|Crane/i, /555-0112/),
      next_appointment: '2026-11-03',
      reason_for_seeking_treatment: /fix the drinking|walk my girl/i,
      current_symptoms: /low since|sits in the garage|for the shakes|the one kid/i,
      recent_substance_abuse: /Canadian whisky|1\.75|7 a\.m\.|Ativan|4 or so/i,
      concerns_for_withdrawal: /delirium tremens|CIWA|horrors|for the shakes/i,
      medication_plan: /metoprolol|Eliquis|omeprazole|Norco/i,
      allergies: /lidocaine|Levaquin/i,
      transportation_required: /may not drive|transport set up/i,
      hospitalizations: /Sault General/i,
      other_levels_of_care: /Pine Rest|day program/i,
      history_of_trauma: /Khobar|one kid/i,
      history_of_seizures: /once, 2023|seizure in the boat/i,
      history_of_tbi_concussions: /hockey/i,
      aggression_or_property_damage: /pantry door|woke up swinging|hit the recovery nurse/i,
      family_history: /malignant hyperthermia|both parents|cirrhosis/i,
      ...ruledOut('history_of_suicide_attempts history_of_self_harm residential_programs pending_legal_charges'),
    },
    open: [
      'gender',
      ...fields('employer living_status emergency_contact_primary_lastname outpatient_therapy'),
      ...fields('additional_treatment_or_support_needed current_therapist_name upcoming_court_date'),
    ],
    questions: [
      asked('What is his GGT?', 2, /GGT 610/),
      asked('ASA class', 2, /ASA 3/),
      asked('who is the family doctor', 1, /Lisbeth Crane/),
      asked('when is the follow up with Dr. Crane', 2, /11\/03\/2026/),
      asked('Weight', 1, /Wt 221/),
      asked('Which surgery and which surgeon?', 1, /R total knee/),
      reworded('how fast does he go through a handle of liquor', 2, /two days/),
      reworded('is he an ex-smoker', 1, /quit 2010/),
      reworded('blood thinner to keep taking', 2, /hold Eliquis\? NO, continue/),
      reworded('what relative nearly died from anesthetic gas', 1, /brother, malignant hyperthermia/),
      reworded('war memories', 2, /Khobar Towers|I see the one kid/),
      reworded('what motivates him', 2, /walk my girl/),
      takenBack('is he allergic to eggs', 1, /~~eggs~~/),
      takenBack('does he need pulmonary clearance', 2, /pulmonary clearance/),
      anothers('when is his OWI in court', 2, /court 11\/30\/26/),
      anothers('did he have breast cancer', 2, /had breast cancer 2020/),
      anothers('how much insulin does he inject', 3, /insulin glargine 22 units/),
      absent('Does he have a living will?'),
      absent('has he had the flu shot'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('nakamura', 'Kendra', 'Nakamura', '02/25/1990'),
    as: 'scan',
    pages: [
      `ST. CLEMENT AMBULATORY SURGERY - PRE-ANESTHESIA PHONE CALL                           PAC nurse: R. Osei RN
Pt: NAKAMURA, KENDRA L      DOB 2/25/1990      F       Call: Tue 10/27/26 1615, 2nd try, 38 min
Scheduled: lap chole, Dr. Bergstrom, 11/10/26 0730, Room 2         Verified name/DOB/address: yes
   1130 Mesa Verde Pl, Unit 14, Solano Springs, AZ 85999      cell 520-555-0190      kendra.naka@mail.example

1. Any problem with anesthesia before?             "I came out of it crying and wouldn't stop." C-section 2018.
2. Anyone in the family?                           no
3. Allergies and what happens?                     morphine - itching all over. Tree nuts - throat, has an EpiPen in
                                                   her purse (exp 2027). Ate a brownie w/ walnuts last Easter knowing
                                                   it had them, "drunk", ED. ~~Propofol~~ confused w/ Pepcid, no.
4. Heart? Lungs? Kidneys?                          palpitations; mild asthma, inhaler; kidneys fine
5. Snore / apnea?                                  husband says no
6. Seizures, stroke, fainting?                     Never a seizure. Fainted in the shower 9/26
7. Head injuries?                                  softball to the temple in high school, concussion x1
8. Liver / hepatitis?                              gallstones, enzymes up. Hep B vaccinated
9. Diabetes?                                       gestational only
10. Bleeding / transfusion?                        no.  Jehovah's Witness: ~~yes~~ mother-in-law is. Pt accepts blood.
11. What do you take every day?                    Adderall XR 30, Lexapro 10, albuterol prn, OCP, Zofran prn
12. Anything not prescribed to you?                Pause. "My sister's Vicodin for the gallbladder... and other stuff."
13. Alcohol?                                       Wine "a couple". Asked to say in boxes: a 5 L box in 2 days. Last
                                                   glass during this call.
14. Street drugs?                                  cocaine fri-sun, a gram, since the layoff in May. Last 10/25
15. Smoke/vape?                                    vape, all day
16. What if you don't drink for a day?             "Sweaty, heart pounds, I throw up." No seeing things. Longest dry
                                                   3 days in June, took husband's Valium to do it
17. Could you be pregnant?                         no, LMP 10/12
18. Mood / safety                                  Panic, sleeps 4 h, cries at commercials. "Sometimes I think they'd
                                                   be better off" - no plan. 2011 took pills at college, stomach
                                                   pumped, 4 days Desert Willow psych. Used to burn herself w/
                                                   a curling iron, stopped 2012. Hurt anyone? "I threw
                                                   a pan at the wall. Not at him."
19. Do you feel safe at home?                      yes. As a kid no: mom's boyfriend, touched, age 7-10
20. Eating                                         restricts then wine; was treated for anorexia at 16`,
      `NAKAMURA, KENDRA     2/25/1990     PAC call p.2

21. Who drives you home and stays 24 h?            husband Ryan Nakamura, 520-555-0191 (also emergency contact). He
                                                   works days; license of pt suspended (DUI) so she has no ride daytime
22. Legal - will anything interfere w/ date?       DUI, Solano Springs Municipal, hearing 11/18/26. No probation.
23. Who are your doctors?                          PCP Amy Castleberry PA 520-555-0192.  Psych: Dr. Noel Ferrante
                                                   520-555-0193 (Adderall, Lexapro).  Therapist: quit in 2024
24. Insurance                                      UnitedHealthcare Choice Plus, ID 911 440 872, grp 0730118, under
                                                   Ryan Nakamura, dob 6/3/88, employer Tri-City Fire District
25. Work / home                                    unemployed since May (medical billing). Married, one child Miles 8,
                                                   they rent. Ryan is 4 yrs sober, IOP at Sonora Path 2022, has PTSD from
                                                   the job, takes Vivitrol monthly
26. Any treatment before for alcohol or drugs?     no rehab, no detox. One online group, 3 times
27. Family medical                                 mom: bipolar, drinks. dad: MI at 60. sister: Crohn's, has a port

At the end pt said w/out being asked: "You're the first person who asked me like it mattered. Can somebody take me
instead of the surgery? I need to stop before Miles is old enough to remember this."

RN ACTION
 - warm transfer to Dr. Bergstrom's office, then anesthesia on call (Dr. Ilagan)
 - Dr. Ilagan 1720: defer lap chole, not acute. Wants CIWA-monitored detox first. Stimulant + EtOH + opioid.
   ~~Proceed under spinal~~  not said, RO
 - SW consult S. Whitehorse 520-555-0194 swhitehorse@stclement.example takes over the search for a bed; call HER, not the OR desk
 - pt to see PCP 11/2/26 11:00 for labs
 - asked to keep husband informed, pt ok'd
                                                                  R. Osei RN     10/27/26 1745`,
    ],
    expected: {
      dob: '1990-02-25',
      sex_at_birth: 'Female',
      ...livesAt(/1130 Mesa Verde/i, 'Solano Springs', 'AZ', '85999'),
      phone_number: /555-0190/,
      email_id: 'kendra.naka@mail.example',
      marital_status: 'Married',
      living_status: 'Rental',
      employment_status: 'Unemployed',
      ...inEmergency('Ryan', 'Nakamura', /555-0191/),
      ...speakWith(/Whitehorse/i, /555-0194/),
      contact_person_email: 'swhitehorse@stclement.example',
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /911 440 872/,
      group_number: '0730118',
      subscriber_firstname: 'Ryan',
      subscriber_lastname: 'Nakamura',
      subscriber_dob: '1988-06-03',
      subscriber_employer: /Tri-City Fire/i,
      ...seenBy('pcp', /Castleberry/i, /555-0192/),
      ...seenBy('psychiatrist', /Ferrante/i, /555-0193/),
      next_appointment: '2026-11-02',
      reason_for_seeking_treatment: /need to stop|take me instead|old enough/i,
      current_symptoms: /Panic|sleeps 4 h|cries at/i,
      recent_substance_abuse: /5 L box|cocaine fri-sun|Vicodin/i,
      concerns_for_withdrawal: /Sweaty|heart pounds|throw up|CIWA-monitored/i,
      medication_plan: /Adderall|Lexapro|albuterol|Zofran/i,
      allergies: /morphine|Tree nuts/i,
      knowingly_ingested_allergen: /brownie|walnuts/i,
      epipen: /has an EpiPen|exp 2027/i,
      transportation_required: /no ride daytime|suspended/i,
      hospitalizations: /Desert Willow/i,
      outpatient_therapy: /online group|quit in 2024/i,
      history_of_self_harm: /burn herself|curling iron/i,
      history_of_suicide_attempts: /took pills|stomach pumped/i,
      eating_disorder: /anorexia|restricts/i,
      history_of_trauma: /boyfriend, touched|age 7-10/i,
      history_of_tbi_concussions: /softball|concussion/i,
      aggression_or_property_damage: /threw a pan|pan at the wall/i,
      pending_legal_charges: /DUI/i,
      upcoming_court_date: '2026-11-18',
      family_history: /bipolar|MI at 60|Crohn/i,
      ...ruledOut('history_of_seizures probation residential_programs'),
    },
    open: [
      'gender',
      ...fields('employer current_therapist_name other_levels_of_care additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('What surgery was scheduled?', 1, /lap chole/),
      asked('what does morphine do to her', 1, /itching all over/),
      asked('Who is her PCP?', 2, /Amy Castleberry/),
      asked('when is her hearing', 2, /hearing 11\/18\/26/),
      asked('group number with UnitedHealthcare', 2, /0730118/),
      reworded('did she consume nuts despite knowing', 1, /brownie w\/ walnuts/),
      reworded('was she drinking on the telephone', 1, /glass during this call/),
      reworded('how much coke', 1, /cocaine fri-sun, a gram/),
      reworded('e-cigarettes?', 1, /vape, all day/),
      reworded('abused as a little girl', 1, /boyfriend, touched/),
      reworded('who may be kept posted besides the patient', 2, /keep husband informed/),
      reworded('is the gallbladder operation still going ahead', 2, /defer lap chole/),
      takenBack('propofol allergy', 1, /~~Propofol~~/),
      takenBack('Will they do it under spinal?', 2, /Proceed under spinal/),
      anothers('does she get Vivitrol', 2, /takes Vivitrol monthly/),
      anothers('has she a port', 2, /has a port/),
      anothers('does she belong to the Witnesses', 1, /mother-in-law is/),
      absent('has she ever been arrested for theft'),
      absent('What is her height?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
