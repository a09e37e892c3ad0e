import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a university's health center sends when a student needs to leave school for treatment. */
export const healthCenterReferral: readonly ApartRecord[] = [
  {
    person: who('doyle', 'Priyasha', 'Doyle-Venkat', '05/03/2005'),
    as: 'text',
    pages: [
      `KESTREL STATE UNIVERSITY  |  STUDENT HEALTH                              Visit Note (released for referral)
Student: Priyasha Doyle-Venkat      KSU ID: K90044718      DOB: 05/03/2005 (21 y)      Legal sex: F
Gender: Woman   Pronouns: she/her   Visit: 10/28/2026 15:20 same-day      Provider: Maren Iversen, FNP-BC
Local: Tallgrass Hall 418, Kestrel, KS 66999        Cell: 785-555-0161      priyasha.dv@kestrelstate.example
Permanent: 9 Orchard Knoll, Overbrook, KS 66998 (parents' home)

CC: "I can't do another Sunday like that."
HPI: 21F, junior in chem. engineering, single, walked over by her RA after being found on a bathroom floor
Sunday. Vodka, 8-12 drinks, was Thu-Sat since sophomore year, now most nights since midterms; last drink
10/27 about 23:00. Adderall IR not prescribed to her, 60-80 mg/day crushed and snorted, 3-4 days/wk since
January; last 10/26. Cannabis gummy about monthly. Denies opioids, benzodiazepines, injecting.
Withdrawal: shaky and nauseated mornings x 5 wks; today tremor, CIWA-Ar 11. No withdrawal seizure ever;
febrile seizure age 2, none since.
PMH: Mild asthma. Iron deficiency. Concussion, club rugby, 4/2025.   PSH: appendectomy 2019, Overbrook Medical.
ALL: TREE NUTS (hives, wheeze). Has EpiPen, in backpack. On 9/19 ate a walnut brownie on purpose "to see if
it still would," used Epi, watched 4 h here.
MEDS: escitalopram 10 mg daily; norethindrone 0.35 mg; ferrous sulfate 325; albuterol prn.
      ~~bupropion XL 150~~ (removed 10/28 MI: never filled, unsafe with purging)
PSYCH: GAD. Bulimia since age 17, purges 2-3x/wk. Suicide: passive thoughts Sunday, none today, no plan, no
attempts ever. Self-harm: cuts to L thigh in high school, last 2022. No HI. No aggression.
Trauma: sexual assault 10/2023, first year; Title IX case closed.
FH: Father sober from alcohol 12 y. Mother breast ca, BRCA2+; pt had gene test 6/2026, BRCA2 negative.
Brother Rohan has ADHD, his Adderall is her supply.
O: BP 138/88  HR 118  T 98.9  BMI 19.2   K 3.1 (L)  ALT 61 (H)  Hgb 10.8   hCG neg   UDS amph +, others neg`,
      `KESTREL STATE UNIVERSITY  |  STUDENT HEALTH            Doyle-Venkat, P.    K90044718         2 of 2

A/P: 1) Alcohol use d/o, severe, with withdrawal. 2) Stimulant use d/o, moderate. 3) Bulimia nervosa.
4) Hypokalemia: KCl 40 mEq given, recheck on admit. Needs medically managed withdrawal then residential w/
eating disorder track. Not safe to go back to the hall alone; staying w/ aunt in town until a bed opens.
If no bed: back to see me 11/05/2026 10:00.

CARE TEAM      Home PCP       Dr. Noor Haddad-Pell          913-555-0162
               Counseling     Ellis Groban, LMSW (wkly)     785-555-0163
               Psychiatry     none
NOTIFY         Emergency      Sunita Venkat, mother         913-555-0164     sunita.v@overbrook.example
               Best contact for placement: same (mother). Do not call father at work.
INSURANCE      Cigna Open Access Plus    ID U77120398802    Grp 3341890
               Subscriber Brendan Doyle (father)   DOB 01/22/1970   Employer Meadowlark Rail
PRIOR TX       No residential, no detox. Campus "Alcohol Skills" class, spring 2026. Groban since 9/2025.
LEGAL          Minor in possession? no, of age. Disorderly conduct cited 9/27/26, Kestrel Municipal Ct,
               diversion hearing 11/19/2026. Not on probation.
SCHOOL         ~~Medical withdrawal processed 10/28~~ per registrar not yet; student remains enrolled.
               Conduct hold. Roommate Tess (mono, steroid taper) has been moved out for her own health.
               RA Jordan K. wears an insulin pump and cannot be the escort.
TRANSPORT      No car. Parents will drive up to 4 h; farther, needs airport pick-up.
DIET           Halal? no. Vegetarian, nut-free kitchen required.
                                                     Signed: M. Iversen FNP-BC 10/28/2026 16:41`,
    ],
    expected: {
      dob: '2005-05-03',
      sex_at_birth: 'Female',
      gender: 'Woman',
      state: 'KS',
      phone_number: /555-0161/,
      email_id: 'priyasha.dv@kestrelstate.example',
      marital_status: 'Single',
      employment_status: 'Student',
      ...inEmergency('Sunita', 'Venkat', /555-0164/),
      emergency_contact_primary_email: 'sunita.v@overbrook.example',
      ...speakWith(/Sunita|mother/i, /555-0164/),
      carrier: 'Cigna/Evernorth',
      subscriber_id: 'U77120398802',
      group_number: '3341890',
      subscriber_firstname: 'Brendan',
      subscriber_lastname: 'Doyle',
      subscriber_dob: '1970-01-22',
      subscriber_employer: /Meadowlark Rail/i,
      ...seenBy('pcp', /Haddad/i, /555-0162/),
      ...seenBy('therapist', /Groban/i, /555-0163/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /another Sunday|bathroom floor|medically managed|Alcohol use d/i,
      current_symptoms: /shaky|nauseated|tremor|purges|passive thoughts|GAD|Bulimia/i,
      recent_substance_abuse: /Vodka|Adderall/i,
      concerns_for_withdrawal: /shaky|tremor|CIWA|medically managed/i,
      medication_plan: /escitalopram|norethindrone|ferrous|albuterol/i,
      allergies: /TREE NUTS/i,
      knowingly_ingested_allergen: /walnut|on purpose/i,
      epipen: /Has EpiPen|\byes\b|backpack/i,
      transportation_required: /No car|airport|Parents will drive/i,
      outpatient_therapy: /Groban|Counseling/i,
      completed_genetic_testing: /BRCA2 negative|gene test/i,
      history_of_self_harm: /cuts|thigh/i,
      eating_disorder: /Bulimia|purges/i,
      history_of_trauma: /sexual assault/i,
      history_of_seizures: /febrile|No withdrawal seizure/i,
      history_of_tbi_concussions: /Concussion|rugby/i,
      pending_legal_charges: /Disorderly/i,
      upcoming_court_date: '2026-11-19',
      family_history: /Father sober|breast ca|ADHD/i,
      probation: /\bnot?\b/i,
      ...ruledOut('history_of_suicide_attempts aggression_or_property_damage residential_programs'),
    },
    open: [
      ...fields('address city zip living_status contact_person_email hospitalizations other_levels_of_care'),
      ...fields('current_psychiatrist_name additional_treatment_or_support_needed legal_guardianship_status'),
      ...fields('sexually_inappropriate_behavior employer'),
    ],
    questions: [
      asked('what was her potassium', 1, /K 3\.1/),
      asked('CIWA score', 1, /CIWA-Ar 11/),
      asked('Who is the subscriber on her insurance?', 2, /Brendan Doyle/),
      asked('when is the diversion hearing', 2, /11\/19\/2026/),
      asked('When was her appendectomy?', 1, /appendectomy 2019/),
      reworded('does she make herself vomit', 1, /purges 2-3x/),
      reworded('where do her stimulants come from', 1, /Rohan has ADHD|his Adderall/),
      reworded('inherited cancer risk screened?', 1, /BRCA2 negative/),
      reworded('what is she studying', 1, /chem\. engineering/),
      reworded('is she expecting a baby', 1, /hCG neg/),
      reworded('where is she sleeping until admission', 2, /aunt in town/),
      reworded('has she eaten something dangerous deliberately', 1, /walnut brownie on purpose/),
      takenBack('how much bupropion does she take', 1, /bupropion XL 150/),
      takenBack('when was her medical withdrawal from the university processed', 2, /withdrawal processed 10\/28/),
      anothers('does she use an insulin pump', 2, /insulin pump/),
      anothers('is she on a steroid taper', 2, /mono, steroid taper/),
      absent('what is her religion'),
      absent('does she have a history of migraines'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('thorvald', 'Marcus', 'Thorvald-Bey', '11/27/2003'),
    as: 'scan',
    pages: [
      `    F A X          Univ. of North Sable Campus Health             10/29/26  4:47 PM     pgs incl. cover 3

TO     Admissions / intake desk
FROM   Bettina Crowe RN, care coordinator       207-555-0170       fax 207-555-0171
RE     M. Thorvald-Bey    dob 11/27/03                             [x] urgent   [ ] for review

Bed wanted this week, please. He is 22 and signs for himself. Call me, not the dad, I have the release.
His roommate Ansel Prior is coming to you on another fax. ANSEL is the one with the seizure disorder and
the court case on 11/13. Please don't mix them up.

42 CFR Part 2 prohibits redisclosure of these records without written consent.`,
      `CAMPUS HEALTH       OUTSIDE REFERRAL (white: chart, yellow: facility)                      2/3
Student   Marcus Thorvald-Bey         DOB  11/27/03      Sex  (M) F      ID#  NS-2213087
Address   44 Spruce St Apt 2B, North Sable ME 04099      Cell  207-555-0174
(S) M  D  W      Student (FT) PT     Email  mthorvald@northsable.example
Emerg. contact   Halvard Thorvald, father   207-555-0172
Insurance  UnitedHealthcare student plan   ID 551820760   Grp 2026-20184      Insured:  (self) parent
Dx        opioid use d/o sev.; sedative use mild; depression
Using     M30 "percs" 8-10 a day, crushed, nose.  Since L shoulder surgery 3/25.  Last 10/28 late.
          Xanax bars, 2 on weekends, last 10/24.    ETOH rare.   THC no.   IV never.
Withdrawal  COWS 12 at 3 pm.  Yawning, gooseflesh, loose stools, legs.   Seizures never.
Overdose  10/11/26, RA gave Narcan x2, Sable Bay Med Ctr ED overnight
Allergies  cefaclor (serum sickness)         Epi-pen  N
Meds      sertraline 50 since 9/26.  propranolol 10 prn before games.   ~~tramadol 50~~ BC: see p3
Doctor    Winifred Asante MD, here, 207-555-0170      Psychiatrist  Dr. Otto Lindqvist (tele) 207-555-0173
Next appt  Lindqvist 11/9/26 11:00       Counselor  none now.  Counseling Ctr w/ K. Amado 9/25-5/26
Prior tx  no detox, no rehab
Suicide   thoughts Sun nt, no plan.  Tries: never.     Self-injury  lighter burns L forearm, summer
Legal     none open (disorderly 5/26, dismissed)       Probation  N       Guardian  N
Transport  none needed, father drives him
Other     ADHD/LD testing 2019, Dr. Vail, copy can be sent.      Wheat free? no. Eats anything.`,
      `CAMPUS HEALTH      RN note + athletic training             Thorvald-Bey   NS-2213087          3/3

10/29 15:05  Pt here w/ trainer G. Pruett. Pale, sweating, knee bouncing. Down to 161 lb from 178 in Aug.
  Sleeps 2-3 h. States "I'm not going to die in an apartment like Kev." (Kevin, teammate, OD 4/26.
  Kevin had hep C, pts on the team were offered testing; Marcus: HIV neg, HCV neg 9/9.)
  10/2 punched a locker after being benched, boxer's fx R hand, splint off 10/20. Has not hit people.
  Mother died in a car wreck, he was in the back seat, age 14. Won't ride in front.
  Concussions: 2021 (HS), 2024 (wall). Uncle Per has schizophrenia. Mother's father drank.
  Pt wants Vivitrol not Suboxone, "coach says Sub is a banned thing" - not so, will discuss.
  Dr. Asante: clonidine 0.1 given x1 in clinic, BP after 112/70. Send to detox level.
AT log  9/14  ~~failed NCAA screen, oxycodone~~     wrong athlete #22, corrected GP 9/15
        9/20  tramadol bottle in his bag: belongs to A. Prior, returned
        10/26 cleared L shoulder, full range.  ~~Out for season~~ status: coach undecided (GP 10/28)
Financial aid & registrar know; leave of absence from 11/2.             B. Crowe RN`,
    ],
    expected: {
      dob: '2003-11-27',
      sex_at_birth: 'Male',
      address: /44 Spruce/i,
      city: 'North Sable',
      state: 'ME',
      zip: '04099',
      phone_number: /555-0174/,
      email_id: 'mthorvald@northsable.example',
      marital_status: 'Single',
      employment_status: 'Student',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Halvard', 'Thorvald', /555-0172/),
      ...speakWith(/Bettina Crowe/i, /555-0170/),
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: '551820760',
      group_number: '2026-20184',
      ...seenBy('pcp', /Asante/i, /555-0170/),
      ...seenBy('psychiatrist', /Lindqvist/i, /555-0173/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /going to die|opioid use|Overdose/i,
      current_symptoms: /Yawning|sweating|Sleeps 2-3|Pale|thoughts Sun|knee bouncing|gooseflesh/i,
      recent_substance_abuse: /M30|percs|Xanax/i,
      concerns_for_withdrawal: /COWS|Yawning|gooseflesh|loose stools|clonidine/i,
      medication_plan: /sertraline|propranolol/i,
      allergies: /cefaclor/i,
      epipen: TICKED_NO,
      transportation_required: /none needed|father drives|\bno\b/i,
      outpatient_therapy: /Counseling Ctr|Amado/i,
      psych_testing_done: /2019|Vail/i,
      residential_programs: RULED_OUT,
      history_of_self_harm: /burns|lighter/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /car wreck|back seat/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /2021|2024|HS/i,
      aggression_or_property_damage: /locker/i,
      pending_legal_charges: RULED_OUT,
      probation: TICKED_NO,
      family_history: /schizophrenia|father drank/i,
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender living_status current_therapist_name other_levels_of_care contact_person_email'),
      ...fields('additional_treatment_or_support_needed parole_granted hospitalizations eating_disorder'),
    ],
    questions: [
      asked('what was his COWS', 2, /COWS 12/),
      asked('next appt with Lindqvist', 2, /11\/9\/26/),
      asked('When did he overdose?', 2, /10\/11\/26/),
      asked('which hand did he fracture', 3, /fx R hand/),
      asked('who is the athletic trainer', 3, /trainer G\. Pruett/),
      asked('leave of absence starts when', 3, /leave of absence from 11\/2/),
      reworded('how did this addiction begin', 2, /Since L shoulder surgery/),
      reworded('how much weight has he lost', 3, /161 lb from 178/),
      reworded('which MAT does he prefer', 3, /wants Vivitrol/),
      reworded('is he old enough to consent', 1, /22 and signs for himself/),
      reworded('how did his mom pass', 3, /car wreck/),
      reworded('bloodborne virus screen', 3, /HIV neg, HCV neg/),
      takenBack('did he fail a drug screen for the NCAA', 3, /failed NCAA screen/),
      takenBack('is he out for the season', 3, /Out for season/),
      anothers('does he have a seizure disorder', 1, /one with the seizure disorder/),
      anothers('court case date?', 1, /court case on 11\/13/),
      anothers('schizophrenia?', 3, /Uncle Per has schizophrenia/),
      absent('does he have tattoos'),
      absent('what is his blood sugar'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
