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

/** What a school's 504 or IEP team writes down when a student is going away to treatment and means to come back. */
export const schoolTeamMeeting: readonly ApartRecord[] = [
  {
    person: who('kirkbride', 'Tobin', 'Kirkbride', '11/28/2009'),
    as: 'text',
    pages: [
      `PRAIRIE STAR UNIFIED SCHOOL DISTRICT 412                                     SECTION 504 TEAM MEETING
                                                                             [ ] initial  [X] review  [X] re-entry planning
Student     Tobin R. Kirkbride                     Grade 11      Student no.  70418        Date   10/21/2026  7:45 am
Birth date  11/28/2009                             Sex   M       School       Prairie Star High
Parents     Loretta and Dean Kirkbride             Home  4120 Meadowlark Lane, Sedge City, KS 66999
Phone       Loretta (cell) 785-555-0142            Dean (cell) 785-555-0143           Tobin 785-555-0144
Call first in an emergency: Dean Kirkbride.        Student lives with [X] both parents   [ ] one   [ ] other

Members present                  Role                          Signature
  Tobin Kirkbride                student (last 20 min)         T. Kirkbride
  Loretta Kirkbride              parent                        L. Kirkbride
  Beatrix Holm                   504 coordinator               B. Holm
  Coach Ray Sandoz               algebra 2 / wrestling         R Sandoz
  Nadine Oyler, LSCSW            school social worker          N. Oyler
  Mr. Petrie                     assistant principal           absent, sent notes

1. Why the team met
   Tobin was suspended 10 days on 10/9 for vodka in a sports bottle. He has told us (9/29, 10/21) that he has drunk before first
   period since August, "a water bottle a day, two Fridays," and takes his brother's Vyvanse, three or four 70s at a time, to
   stay up. He vapes nicotine and THC at lunch. He has not used needles or opioids. He last drank on 10/20 at night.
   "I'm not asking for a pass. I'm asking you to hold my spot because I can't quit in this building."
2. Disability considered            ADHD, combined (2018); major depression (2025); alcohol use disorder (Dr. Imhoff, 10/14)
3. Data the team looked at
      attendance      31 absences, 19 tardy              grades    Eng C-, Alg F, Chem F, Weld A
      WIAT / WISC     by Dr. Kessa Brill, 4/2025         working memory 79, math fluency 71
      BASC-3          9/2026, self and parent            depression T 78, atypicality T 52
      nurse log       9/14: shaky, sweaty, threw up at 8:10, better by lunch;   9/30: same.  BP 150/94
4. Effect at school   Hands tremble in welding when he has not had any. Sleeps through Chem. Cries in the truck.`,
      `Section 504 team meeting      Kirkbride, Tobin      70418      10/21/2026                                   page 2

5. Health and safety information given by the family (with release to receiving program)
   Allergies            bee and wasp (2019, passed out): EpiPen at nurse's office and in his truck.  Bactrim, rash.
                        ~~Gluten~~  that is Ray Sandoz's own note for the banquet. BH
   Seizure              none.                    Concussion    three: football 9/2022, wrestling 1/2024, ATV 7/2025 (overnight,
                                                 Sedge City Hosp., said the same thing for an hour)
   Medicines            Concerta 36 at 7 am, Lexapro 10 at bedtime, Claritin.
   Hurting himself      N. Oyler, 3/2025: bites forearm, bruises; not since.
   Suicide              2/22/2026, garage, truck running; Dean found him. Prairie View, Newton, inpatient 10 days, then
                        partial hospital there 3 weeks. Today no thoughts. Safety plan on file.
   Fights               10/2: pushed a freshman into lockers, no injury. Kicked in a restroom stall door 9/18 (paid).
   Eating               cuts weight for wrestling, "spits and sauna"; doctor says no eating disorder.
   Has been hurt        Former youth pastor, ages 11-12. Reported 2025, man charged. Trial is 2/2027; Tobin may be called.
   Police / court       MIP ticket 10/9. Diversion interview 11/17/2026, Osage Co. juvenile intake. No probation.
   Family               mother: depression, on Zoloft. Brother Cade (20): opioid use, at Oxford House now, hepatitis C.
                        grandmother Kirkbride: Alzheimer's. Dean "is a beer guy, not a problem."
6. Who treats him
   Dr. Walter Imhoff, Sedge City Pediatrics, 785-555-0145; recheck 11/10/2026, 3:20 pm
   counselor  Juno Abrahamian, LCPC, 785-555-0146, Thursdays 4 pm since March
   medication: "the PA at Prairie View," no name given
7. Insurance (nurse's card copy)    Blue Cross Blue Shield of Kansas   XSK 7740 31298   group 44810 00
                                    in the name of Loretta Kirkbride, 02/19/1981; Sedge County Treasurer
8. Team decides
   [X] Hold enrollment through 2/1/2027. Credits by packet, Coach Sandoz to grade. Extended time 1.5, no timed math.
   [X] Ask the program for a teacher on site and a bus-free campus (family cannot drive him after Dean's eye surgery;
       needs to be picked up, or the district van as far as Topeka).
   [X] Re-entry meeting 10 days before he is home.
   [ ] Home-bound teacher     ~~[X] Home-bound teacher~~  un-checked at parent's request
   [ ] Manifestation: ~~alcohol not related~~  not decided today
9. Who will send and answer
   Nadine Oyler, school social worker, 785-555-0147, noyler@psusd412.example. Not the main office.
   Parent comment: "He went in for two weeks and learned to play spades. This time please longer. He hasn't
   ever been in a real rehab."   L.K.`,
    ],
    expected: {
      dob: '2009-11-28',
      sex_at_birth: 'Male',
      ...livesAt(/4120 Meadowlark/i, 'Sedge City', 'KS', '66999'),
      phone_number: /555-0144/,
      living_status: 'With family',
      legal_guardianship_status: 'Parent/legal guardian',
      ...inEmergency('Dean', 'Kirkbride', /555-0143/),
      ...speakWith(/Oyler/i, /555-0147/),
      contact_person_email: 'noyler@psusd412.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /XSK 7740 31298/,
      group_number: /44810 00/,
      subscriber_firstname: 'Loretta',
      subscriber_lastname: 'Kirkbride',
      subscriber_dob: '1981-02-19',
      subscriber_employer: /Sedge County Treasurer/i,
      ...seenBy('pcp', /Imhoff/i, /555-0145/),
      ...seenBy('therapist', /Abrahamian/i, /555-0146/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /hold my spot|can't quit in this building|suspended 10 days|please longer/i,
      current_symptoms: /Cries in the truck|Sleeps through|depression|Hands tremble|shaky/i,
      recent_substance_abuse: /vodka|water bottle a day|Vyvanse|vapes|last drank/i,
      concerns_for_withdrawal: /shaky, sweaty|Hands tremble|threw up/i,
      medication_plan: /Concerta|Lexapro|Claritin/i,
      allergies: /bee and wasp|Bactrim/i,
      epipen: /nurse's office|in his truck/i,
      transportation_required: /picked up|cannot drive|district van/i,
      additional_treatment_or_support_needed:
        /teacher on site|Extended time|Credits by packet|Hold enrollment|Re-entry meeting/i,
      hospitalizations: /Prairie View|Sedge City Hosp/i,
      residential_programs: /ever been in a real rehab|^no\b|never/i,
      other_levels_of_care: /partial hospital/i,
      outpatient_therapy: /Abrahamian|Thursdays/i,
      psych_testing_done: /WISC|WIAT|BASC|Brill/i,
      history_of_self_harm: /bites forearm/i,
      history_of_suicide_attempts: /truck running|garage/i,
      eating_disorder: /no eating disorder|cuts weight|^no\b/i,
      history_of_trauma: /youth pastor/i,
      ...ruledOut('history_of_seizures'),
      history_of_tbi_concussions: /wrestling 1\/2024|three|football 9\/2022/i,
      aggression_or_property_damage: /into lockers|stall door/i,
      pending_legal_charges: /MIP|Diversion/i,
      probation: /No probation|^no\b/i,
      family_history: /on Zoloft|opioid use|Alzheimer|beer guy/i,
    },
    open: [...fields('gender marital_status employment_status upcoming_court_date current_psychiatrist_name')],
    questions: [
      asked('What is his student number?', [1, 2], /70418/),
      asked('BASC-3 depression', 1, /depression T 78/),
      asked('who is the 504 coordinator', 1, /Beatrix Holm/),
      asked('when is the diversion interview', 2, /11\/17\/2026/),
      asked('how many absences', 1, /31 absences/),
      asked('until when is enrollment held', 2, /through 2\/1\/2027/),
      reworded('whose stimulant pills does he take', 1, /brother's Vyvanse/),
      reworded('did he try to gas himself', 2, /truck running/),
      reworded('was he abused by a clergyman', 2, /youth pastor/),
      reworded('how many times has he been knocked in the head', 2, /three: football/),
      reworded('what did the school nurse observe in the morning', 1, /shaky, sweaty/),
      reworded('why can the parents not bring him', 2, /Dean's eye surgery/),
      takenBack('Does he have a problem with gluten?', 2, /~~Gluten~~/),
      takenBack('will there be a home-bound teacher', 2, /Home-bound teacher/),
      anothers('does he have hepatitis C', 2, /hepatitis C/),
      anothers('is he on Zoloft', 2, /on Zoloft/),
      anothers('When is his trial?', 2, /man charged\. Trial is 2\/2027/),
      absent('what is his religion'),
      absent('has he had his meningitis shot'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('oyarzun', 'Belén', 'Oyarzun', '08/03/2008'),
    as: 'scan',
    pages: [
      `HARLAN POINT PUBLIC SCHOOLS  *  SPECIAL EDUCATION        IEP AMENDMENT W/O MEETING + TRANSITION PAGE        (carbon 3, pink)
Student  OYARZUN, Belén       DOB 8/3/08 (18)       F        Gr 12      SASID 2290417       Disability: SLD + Emotional
Rights transferred at 18:  YES (signed 8/5/26) - Belén makes own decisions.  Guardian: none.    Lang home: Spanish / she prefers English
Lives   w/ foster-turned-adoptive mother Ms. Hester Boyd,   9 Quarry Step Rd,  Harlan Point  RI  02999     tel B: 401-555-0148
Case mgr   Alonzo Whitty, M.Ed.    401-555-0149   awhitty@hpps.example                        eff.  10/26/26 - 6/18/27

A  REASON FOR AMENDMENT (case mgr writes)
   Student leaving for inpatient/residential. Found nodding in the life skills room 9/22 and 10/6. EMT'd 10/6 to
   South County ER (naloxone), home same night. Told me: "kratom shots since I was 16, gas station, now 10 of the 7-OH
   tabs a day + oxys when I got money. I'm so tired of the bathroom floor." Last tab 10/25 on the bus.
   Says coke 1x. Drink: no "hate it". weed nightly to eat. no needles.
   When none by 3rd period:  yawns, goose skin, runny nose, pacing, "legs want off".  Nurse COWS-ish 10/9.
B  WHAT SHE WANTS (student page, her pencil)
   I want to get clean before I graduate so I can do the CNA class in January.  I want a place that
   lets me read slow.  Don't send me with all boys.
C  PRESENT LEVELS           reads gr 4.2 (WJ-IV 3/26)    math 6.0    FSIQ 86 (WAIS-IV, Dr. Noemi Teller 3/26)    Conners ADHD neg
D  BEHAVIOR                 ODR x 6.  9/30 flipped a desk, no one hurt.  10/1 ~~bit para~~  (was K.D., her podmate)
                            K.D. also has the 1:1 aide and the helmet, seizures.  pls fix in Aspen
E  SERVICES                 resource 5x45;  counseling 1x30 (school psych Ives);  text-to-speech;  frequent breaks
   While away:              district pays tutor 5 h/wk at program if program ok.  Tests read aloud.
F  TRANSPORT                SPED van will take her up to 60 mi.   Ms. Boyd no car.  Over 60:  program to fetch
                            ~~bus pass issued~~ returned`,
      `OYARZUN  B.    IEP amend.    10/26/26     HEALTH ATTACHMENT (school nurse C. Abbate RN w/ Belén + Ms. Boyd)       pink

 ALLERGY     Latex (lips) .  codeine - itchy .  mango rash              EPI-PEN     carried?  yes   no X
 MEDS        Zoloft 75   .   Depo q 3 mo (next 11/19)   .   trazodone 25-50 HS   .  Flovent
 SEIZ        no                                     CONCUSS     1 - stairs, 6th gr, 2 wk dark room
 SELF HARM   scratches w/ paper clip, hips, last 9/26            SUICIDE     1 try  - 14 yo, bleach, Hasbro 4 d + Bradley 16 d.
             (this wk: no, C-SSRS neg)
 EATING      skips, no vomiting. wt 118. nutrition no dx       TRAUMA  bio father sexual 5-8 (DCYF), 5 placements; saw
             mother shot 2014.  "don't like doors closed"
 WORK        Stop & Shop bagger 12 hr wk, since June
 LEGAL       shoplift 8/26, Family->District ct, 11/30/26 9a.  Not on probation.
 FAM HX      bio mom heroin, d.;  bio dad in ACI;  half-bro Ian bipolar, lithium;  Ms. Boyd has MS & cane (not blood)
 PREV TX     CBH outpt (Ms. Rourke-Nye LMHC 401-555-0150, q wk since Jan) .  Bradley PHP 2022.   no rehab no detox
 DOCS        PCP  Hasbro Adolescent, Dr. Sefa Mensah 401-555-0151, appt 11/12/26 at 1.    Psych  Dr. Ivo Krantz  401-555-0152
             ~~Dr. Pell~~  left practice
 INSUR       Neighborhood Health Plan of RI (Medicaid)    30 7718 4420 1    no grp
 EMERGENCY   Hester Boyd  401-555-0153     h.boyd@hpmail.example
 GENETIC     Fragile X screen - done age 9, NEG
 NEEDS AT PROGRAM   reading help . door ajar at night . latex free gloves . step-free if Ms. Boyd visits . female staff room checks
 PREGNANT?   test 10/26 neg
 CONTACT for placement  ->  case mgr Whitty (front page) till 4;   nurse only for meds
 SIGN   Belén Oyarzun      A. Whitty       C. Abbate RN`,
    ],
    expected: {
      dob: '2008-08-03',
      sex_at_birth: 'Female',
      ...livesAt(/9 Quarry Step/i, 'Harlan Point', 'RI', '02999'),
      phone_number: /555-0148/,
      living_status: 'With family',
      legal_guardianship_status: 'None (own guardian)',
      employer: /Stop & Shop/i,
      ...inEmergency('Hester', 'Boyd', /555-0153/),
      emergency_contact_primary_email: 'h.boyd@hpmail.example',
      ...speakWith(/Whitty/i, /555-0149/),
      contact_person_email: 'awhitty@hpps.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /30 7718 4420 1/,
      ...seenBy('pcp', /Mensah/i, /555-0151/),
      ...seenBy('psychiatrist', /Krantz/i, /555-0152/),
      ...seenBy('therapist', /Rourke-Nye/i, /555-0150/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /get clean before|CNA class|bathroom floor|Found nodding/i,
      current_symptoms: /nodding|yawns|pacing|don't like doors/i,
      recent_substance_abuse: /kratom|7-OH|oxys|weed nightly|Last tab/i,
      concerns_for_withdrawal: /yawns|goose skin|legs want off|COWS/i,
      medication_plan: /Zoloft|trazodone|Depo|Flovent/i,
      allergies: /Latex|codeine|mango/i,
      epipen: TICKED_NO,
      transportation_required: /SPED van|no car|program to fetch/i,
      additional_treatment_or_support_needed:
        /reading help|door ajar|tutor|text-to-speech|latex free|read aloud|female staff/i,
      hospitalizations: /Hasbro 4 d|Bradley 16|South County ER/i,
      other_levels_of_care: /Bradley PHP|no detox/i,
      outpatient_therapy: /CBH outpt|Rourke-Nye|counseling 1x30/i,
      psych_testing_done: /WAIS-IV|WJ-IV|Conners/i,
      completed_genetic_testing: /Fragile X/i,
      history_of_self_harm: /paper clip|scratches/i,
      history_of_suicide_attempts: /bleach|1 try/i,
      history_of_trauma: /bio father sexual|mother shot|5 placements/i,
      ...ruledOut('history_of_seizures residential_programs probation'),
      history_of_tbi_concussions: /stairs, 6th/i,
      aggression_or_property_damage: /flipped a desk/i,
      pending_legal_charges: /shoplift/i,
      upcoming_court_date: '2026-11-30',
      family_history: /heroin|bipolar|lithium|ACI/i,
    },
    open: [...fields('gender marital_status employment_status eating_disorder'), ...OWN_PLAN],
    questions: [
      asked('SASID', 1, /SASID 2290417/),
      asked('What is her FSIQ?', 1, /FSIQ 86/),
      asked('who did the WAIS-IV', 1, /Noemi Teller/),
      asked('when is the next Depo', 2, /next 11\/19/),
      asked('Fragile X result', 2, /Fragile X screen - done age 9, NEG/),
      asked('how many tutor hours', 1, /tutor 5 h\/wk/),
      reworded('which opioid does she get over the counter', 1, /kratom shots|7-OH/),
      reworded('what did she swallow as a 14 year old', 2, /bleach/),
      reworded('may she sign for herself', 1, /makes own decisions/),
      reworded('at what level does she read', 1, /reads gr 4\.2/),
      reworded('was she sexually abused as a small child', 2, /bio father sexual 5-8/),
      reworded('how far will the school drive her', 1, /up to 60 mi/),
      takenBack('did she bite the para', 1, /~~bit para~~/),
      takenBack('Is Dr. Pell her doctor?', 2, /~~Dr\. Pell~~/),
      anothers('does she wear a helmet', 1, /the helmet, seizures/),
      anothers('does she walk with a cane', 2, /MS & cane/),
      anothers('is she on lithium', 2, /bipolar, lithium/),
      absent('does she have a boyfriend'),
      absent('What is her blood pressure?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
