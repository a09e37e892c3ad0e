import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  reworded,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a health plan's nurse types while calling a new member through a fixed list of questions. */
export const healthRiskCall: readonly ApartRecord[] = [
  {
    person: who('bloomquist', 'Harriet', 'Bloomquist', '12/08/1951'),
    as: 'text',
    pages: [
      `Humana Gold Plus HMO          HEALTH RISK ASSESSMENT - TELEPHONIC                 Completed 10/20/2026
Member: HARRIET BLOOMQUIST                      Member ID: H70219944           Group: 5F114
DOB on file: 12/08/1951   verified [Y]          Outreach RN: Corey Bannerman   Call length 41 min
Language: English         Consent to record: Y  Call-back: 319-555-0121 (home)

Q1. Is this still your address?
    A. 610 Mulberry Ct, Unit C, Cedar Glen, IA 52999. Yes.
Q2. Who do you live with?
    A. "Just me and the cat." Rents a senior apartment. Husband died 2020.
Q3. Are you working?
    A. Retired, was a court reporter.
Q4. Who should we call if we can't reach you or there is an emergency?
    A. Niece, Tess Bloomquist-Ray, 319-555-0122.
Q5. Who is your regular doctor? When do you see them next?
    A. Dr. Anand Pillai, 319-555-0123. November 9, 2026.
Q6. In general would you say your health is...
    A. Fair.
Q7. Which of these has a doctor diagnosed?
    A. High blood pressure, osteoarthritis, glaucoma, atrial fibrillation.     COPD: N     Diabetes: N    Cancer: N
Q8. Hospital stays in the last 12 months?
    A. Two. Mercy Cedar, April (broken wrist, fell on ice) and Mercy Cedar, Sept 2-6 ("my salt was low and I was
       seeing spiders").
Q9. ER visits not admitted?
    A. One, August, fall in the bathtub. Staples in scalp. CT normal, "concussion sheet."
Q10. What medicines do you take? (read from bottles)
    A. Eliquis 5 twice a day, metoprolol 25 twice, latanoprost drops, Tylenol arthritis. Sertraline 50 - has not
       opened the bottle. Trazodone: "that one is Tess's, she left it here."
Q11. Any allergies to medicine, food, or other?
    A. Sulfa, it peeled her skin. Bee stings. Carries EpiPen? Yes, expired.
Q12. Do you need help with: bathing N   dressing N   shopping Y   medicines Y   rides Y (gave up the car in Sept)`,
      `HRA - BLOOMQUIST, HARRIET     ID H70219944     10/20/2026                                          p 2

Q13. Over the last two weeks, little interest or pleasure?        A. Nearly every day.       PHQ-2 = 5
Q14. Feeling down or hopeless?                                    A. More than half the days.
Q15. Any thoughts you would be better off dead?
    A. "I think about it at night. I wouldn't, the cat." No plan. RN asked about the past: one time, 1974, took a
       bottle of aspirin, stomach pumped. No self-harm otherwise.
Q16. How often do you have a drink containing alcohol?
    A. Every day. "I may as well say it." Vodka, three-quarters of a liter every two days, begins at breakfast since
       her husband's death. Last one: "in my hand."
Q17. Any other substances, or medicines not as prescribed?
    A. Takes a hydrocodone from her 2024 wrist... corrected by member: from her April wrist. One or two at night, 6 left.
       No marijuana, no street drugs. Tobacco: quit 1990.
Q18. Has anyone suggested you cut down?
    A. Dr. Pillai, Tess, and the hospital. They gave her Ativan in September for the shakes. No seizure.
Q19. Have you ever had treatment?
    A. Sedlacek center, outpatient, 1988, twelve weeks. Never stayed anywhere.
Q20. Do you feel safe at home? Has anyone hurt you?
    A. Safe. First husband "knocked me about" in the 1970s. She never hit anyone. Legal trouble: "Good heavens, no."
Q21. Family history?
    A. Mother stroke. Father and brother alcohol. Tess has lupus and goes to infusion.
Q22. What matters most to you this year?
    A. "I would like someone to take this seriously and put me somewhere decent, not a ward, before Thanksgiving."
Q23. Advance directive?
    A. Has health care power of attorney: Tess. Makes own decisions now.
Q24. Memory: 3 words, recalled 1.  Clock not possible by phone.

RN NOTES  ~~Member states she fell because of dizziness from Eliquis.~~   Struck CB: that was previous call.
          Speech slurred at 10:40 AM. Warm transfer to Behavioral Health 10/20, ref. BH-62071844 opened for inpatient
          withdrawal. Member asked that Tess be the one to speak with programs.
          ~~Opted out of case management~~  changed mind before end of call, opted IN.
          Fall risk HIGH. Anticoagulant + falls + alcohol: supervise withdrawal, do not stop at home.`,
    ],
    expected: {
      dob: '1951-12-08',
      ...livesAt(/610 Mulberry/i, 'Cedar Glen', 'IA', '52999'),
      phone_number: /555-0121/,
      marital_status: 'Widowed',
      living_status: 'Rental',
      employment_status: 'Retired',
      ...inEmergency('Tess', 'Bloomquist-Ray', /555-0122/),
      ...speakWith(/Tess/i, /555-0122/),
      carrier: 'Humana',
      subscriber_id: 'H70219944',
      group_number: '5F114',
      ...seenBy('pcp', /Pillai/i, /555-0123/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /take this seriously|somewhere decent|I may as well say it/i,
      current_symptoms: /Nearly every day|little interest|More than half|better off dead|hopeless|PHQ-2|at night/i,
      recent_substance_abuse: /Vodka|three-quarters|hydrocodone|Every day\. "I may/i,
      concerns_for_withdrawal: /Ativan|the shakes|spiders|supervise withdrawal|inpatient withdrawal/i,
      medication_plan: /Eliquis|metoprolol|latanoprost/i,
      allergies: /Sulfa|Bee stings/i,
      epipen: /\byes\b|expired/i,
      transportation_required: /rides Y|gave up the car/i,
      hospitalizations: /Mercy Cedar/i,
      outpatient_therapy: /Sedlacek/i,
      history_of_suicide_attempts: /1974|bottle of aspirin/i,
      history_of_trauma: /knocked me about/i,
      history_of_tbi_concussions: /concussion|Staples in scalp|bathtub/i,
      family_history: /Mother stroke|brother alcohol/i,
      ...ruledOut('history_of_self_harm history_of_seizures residential_programs aggression_or_property_damage'),
      ...ruledOut('pending_legal_charges'),
    },
    open: [
      'sex_at_birth',
      'gender',
      ...OWN_PLAN,
      ...fields('legal_guardianship_status authorization_number additional_treatment_or_support_needed'),
      ...fields('other_levels_of_care psych_testing_done probation'),
    ],
    questions: [
      asked('PHQ-2', 2, /PHQ-2 = 5/),
      asked('Who is her regular doctor?', 1, /Anand Pillai/),
      asked('member ID', [1, 2], /H70219944/),
      asked('hospital stays in the last 12 months', 1, /Mercy Cedar/),
      asked('what is the behavioral health ref', 2, /BH-62071844/),
      asked('Does she carry an EpiPen?', 1, /Carries EpiPen\? Yes|expired/),
      reworded('blood thinner', 1, /Eliquis 5/),
      reworded('how did she injure her scalp', 1, /fall in the bathtub/),
      reworded('what antibiotic class is dangerous for her skin', 1, /Sulfa, it peeled/),
      reworded('leftover painkillers', 2, /hydrocodone|6 left/),
      reworded('prior rehab', 2, /Sedlacek/),
      reworded('was she drinking during the call', 2, /in my hand|Speech slurred/),
      takenBack('does Eliquis make her dizzy', 2, /dizziness from Eliquis/),
      takenBack('Has she refused case management?', 2, /Opted out of case management/),
      anothers('does she take trazodone', 1, /that one is Tess's/),
      anothers('does she get infusions for lupus', 2, /lupus and goes to infusion/),
      absent('does she use hearing aids'),
      absent('Does she attend AA?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('whitehorse', 'Clyde', 'Whitehorse-Munn', '05/26/1979'),
    as: 'scan',
    pages: [
      `RIVER VALLEY HEALTH PLAN (Medicaid managed care)      New Member Health Risk Screener      by phone [x]   mail [ ]
Member   Clyde Whitehorse-Munn                DOB  05/26/1979      Sex  M      RVHP ID  77-30418-2
Screener  L. Bui, care guide                  Date  10/23/26   2nd attempt      Best number  605-555-0124
Addr  Lot 22, Badger Creek Trailer Ct, Ft. Hale SD 57999             e-mail  clydewm@plains.example

A. YOU AND YOUR HOME                                           yes   no    notes
 1  Own or rent your home                                       x          owns trailer, rents lot
 2  Live with others                                            x          brother Les + Les's kids
 3  Work for pay                                                      x    SSDI since 2022, back.  Drove truck before
 4  Trouble paying for food / heat                              x          furnace
 5  Way to get to the doctor                                          x    "no license, no car." wants plan van
 6  Partner / married                                                 x    never
 7  Person to notify:  Les Munn, brother, 605-555-0125
B. YOUR HEALTH
 8  Regular doctor                                              x          Kay Two Elk PA-C  IHS Ft Hale 605-555-0126
 9  Appointment coming up                                       x          11/17/26
10  Diabetes                                                    x          type 2, metformin
11  High blood pressure                                               x    (Les has it)
12  Asthma / lungs                                                    x
13  Hepatitis C                                                 x          not treated yet
14  Seizures                                                    x          last 8/9/26 - "quit drinking cold, hit the deck"
15  Head injury                                                 x          rodeo 1999, coma 2 d
16  Hospital past yr                                            x          Sioux Falls, 8/9-8/13/26
17  Allergies                                                   x          strawberries - hives;  Haldol - locked jaw
18  Epi pen                                                           x
19  Medicines:  metformin 1000 bid, Keppra 500 bid, Cymbalta 60.  ~~Norco 10~~ LB: old list, not now`,
      `Whitehorse-Munn, C.      05/26/1979      RVHP 77-30418-2                        screener page 2
C. MOOD AND SAFETY                                             yes   no    notes
20  Down, depressed, hopeless                                   x          most days, sleeps 3 h, no appetite
21  Thoughts of suicide now                                           x
22  Ever tried                                                  x          2008 shotgun misfired.  "I took it as a sign"
23  Ever hurt yourself on purpose, not to die                         x
24  Ever hurt somebody / broke things                           x          broke Les's TV & a cousin's nose, July 4
25  Anyone hurt you                                             x          boarding school priest, age 9-11
26  Counselor                                                   x          Mona Redday LSW, IHS  605-555-0127
27  Psychiatrist                                                      x
D. ALCOHOL, DRUGS
28  Alcohol                                                     x          Black Velvet, fifth a day again since Sept 20.
                                                                           last: 10/22 night
29  Marijuana                                                         x
30  Meth, heroin, pills not yours                               x          meth, weekends w/ Les, snorts, last 10/18
31  Shakes or sick when you stop                                x          shakes, sweats, sz as above
32  Been to treatment                                           x          Keystone, 2016 (30 d).  detox Sioux Falls Aug.
                                                                           ~~Yankton state hosp 2012~~ no - that is Les
33  Want treatment now                                          x          "Put down yes with two lines under it."
E. LAW
34  Charges / court                                             x          simple assault, 12/11/26 Hale County
35  Probation / parole                                                x    (Les is on parole)
F. FAMILY     dad + grandpa died drinking, mom diabetes - dialysis.   ~~sister: suicide~~  member asked me to erase
G. OTHER      Lakota, wants sweat lodge if there is one.   Reads ok.    No guardian, own decisions.
    May we talk to someone for you?   Mona (counselor).  She sets it up.
    CARE GUIDE ACTION   urgent referral sent to BH team 10/23.  Auth request # RV-5520931 (pending, residential 30 d).
    Glucometer mailed.     Furnace: referred to tribal LIHEAP.      Call closed 3:52 pm.     LB`,
    ],
    expected: {
      dob: '1979-05-26',
      sex_at_birth: 'Male',
      phone_number: /555-0124/,
      email_id: 'clydewm@plains.example',
      ...livesAt(/Lot 22|Badger Creek/i, 'Ft. Hale', 'SD', '57999'),
      marital_status: 'Single',
      employment_status: 'Disability',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Les', 'Munn', /555-0125/),
      ...speakWith(/Mona/i, /555-0127/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /77-?30418-?2/,
      ...seenBy('pcp', /Two Elk/i, /555-0126/),
      ...seenBy('therapist', /Redday/i, /555-0127/),
      next_appointment: '2026-11-17',
      current_symptoms: /depressed|sleeps 3 h|no appetite|most days/i,
      recent_substance_abuse: /Black Velvet|fifth a day|meth/i,
      concerns_for_withdrawal: /shakes|sweats|quit drinking cold/i,
      medication_plan: /metformin|Keppra|Cymbalta/i,
      allergies: /strawberries|Haldol/i,
      transportation_required: /no car|plan van|no license/i,
      hospitalizations: /Sioux Falls/i,
      residential_programs: /Keystone/i,
      other_levels_of_care: /detox/i,
      history_of_suicide_attempts: /shotgun|2008/i,
      history_of_seizures: /8\/9\/26|hit the deck/i,
      history_of_tbi_concussions: /rodeo|coma/i,
      history_of_trauma: /boarding school priest/i,
      aggression_or_property_damage: /cousin's nose|Les's TV/i,
      pending_legal_charges: /simple assault/i,
      upcoming_court_date: '2026-12-11',
      family_history: /grandpa died drinking|dialysis/i,
      epipen: TICKED_NO,
      history_of_self_harm: TICKED_NO,
      probation: TICKED_NO,
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('living_status authorization_number employer current_psychiatrist_name parole_granted'),
      ...fields('additional_treatment_or_support_needed outpatient_therapy psych_testing_done'),
      ...fields('reason_for_seeking_treatment'),
    ],
    questions: [
      asked('RVHP ID', [1, 2], /77-30418-2/),
      asked('last seizure', 1, /last 8\/9\/26/),
      asked('Who is his counselor?', 2, /Mona Redday/),
      asked('what does Haldol do', 1, /Haldol - locked jaw/),
      asked('where was he in treatment in 2016', 2, /Keystone, 2016/),
      asked('auth request number', 2, /RV-5520931/),
      reworded('how did he nearly die in 2008', 2, /shotgun misfired/),
      reworded('what liquor is he drinking', 2, /Black Velvet/),
      reworded('was he molested by clergy', 2, /boarding school priest/),
      reworded('what is wrong with the heating', 1, /furnace/),
      reworded('what injury did he get riding', 1, /rodeo 1999/),
      reworded('spiritual wishes', 2, /sweat lodge/),
      takenBack('is he still taking Norco', 1, /Norco 10/),
      takenBack('did his sister die by suicide', 2, /sister: suicide/),
      anothers('when was he at Yankton state hospital', 2, /Yankton state hosp 2012/),
      anothers('is he on dialysis', 2, /mom diabetes - dialysis/),
      absent('does he wear dentures'),
      absent('was he in the military'),
      absent('is he taking lithium'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
