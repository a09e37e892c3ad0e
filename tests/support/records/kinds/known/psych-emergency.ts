import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** Triage at a psychiatric emergency service: boxes typed with X, a legal hold, and whatever the officer and the mother said. */
export const psychEmergency: readonly ApartRecord[] = [
  {
    person: who('tolliver', 'Marek', 'Tolliver', '01/25/1999'),
    as: 'text',
    pages: [
      `COMPREHENSIVE PSYCHIATRIC EMERGENCY PROGRAM (CPEP)  -  ERIE FALLS MEDICAL CENTER         TRIAGE / RN
Arrival 10/25/2026 02:51     Triage level: (X) 2  ( ) 3  ( ) 4       Mode: ( ) walk-in (X) police ( ) EMS
Last, First: TOLLIVER, MAREK          Birth: 01/25/1999        Assigned at birth: M     Pronoun: he
Legal: (X) 9.41 by PD, Ofc. Brandt #417   ( ) voluntary   -> changed to voluntary 10/25 09:30, Dr. Amadi
Lives: 88 Chandlery St, Apt 4R, Erie Falls NY 14299      With: ( ) alone (X) friends, 2  ( ) family
Reach him: 716-555-0221                                   Marital: (X) S ( ) M ( ) D ( ) W
Notify: Bronislava Tolliver (mother) 716-555-0222         Guardian/HCP: (X) none
Ins: Univera Healthcare, Medicaid managed, CIN TT41772K   Group: none

BROUGHT IN BECAUSE: on the parapet of the parking ramp, shouting at cars; companion (arrested, had a knife) ran.
SEARCH: 1 lighter, 2 pipes.  ~~1 box cutter~~ that was companion's property, re-bagged 03:20 KL

IN THE PAST 72 HRS            Y   N   REMARKS                          VITALS
 Alcohol                     (X) ( )  4 Loko x2, 10/24                 BP 164/98   P 128
 Crystal / speed             (X) ( )  smoked, "a T a week", last 10/24 T 100.1     R 20   O2 98
                                      21:00; daily 14 mo               BAL .06   Glu 92
 Opioid                      ( ) (X)                                   UTOX amph +, THC +
 Marijuana                   (X) ( )  daily, last 10/24                       ~~PCP +~~ lab recalled lot
 Benzo / sleeping pill       ( ) (X)                                   WEIGHT 131
 G / GHB                     (X) ( )  "a capful every 3 hrs on weekends", last 10/24 23:00
EVER                          Y   N
 Seizure                     ( ) (X)  none
 Blacked out / head injury   (X) ( )  bike v. door 2018, LOC 5 min, CT clean
 Hurt self, not to die       (X) ( )  hits own head on wall, last week; cut L arm 2015
 Tried to die                (X) ( )  ramp last March (talked down); Tylenol 2016
 Hurt others                 ( ) (X)
 Broke things                (X) ( )  roommate's door, 10/20
 Fire set                    ( ) (X)
 Sexual acting out / registry( ) (X)  denies both
 Vomits / starves            ( ) (X)
ALLERGY: Compazine (neck locked), penicillin (hives).     Epi-pen ( ) yes (X) no`,
      `TOLLIVER, MAREK    01/25/1999    CPEP    10/25/2026                                        MD / SW   pg 2

09:40  Amadi, Chiamaka, MD.  Slept 5 h after olanzapine 10 and lorazepam 2. Calm now, embarrassed. 27 y/o bike courier
(Swift Satchel, "about 20 hours"), single. Hears his name in the fan only when up >3 days; today gone. Since Pawel, his
boyfriend, overdosed beside him in January he has not slept through a night without using; sees the blue lips. No appetite
for food, "hollow." Denies wish to die this a.m. "I was up there because the cars looked soft. I don't want to be that guy.
Is there a bed tonight?"
G withdrawal: in August after a 4-day run, "shook, sweated through the mattress, saw wires, thought Mom was an actor."
Was at Erie Falls Med 08/14-08/19, phenobarb. So: watch 24 h more here, CIWA q2.
Out-of-hospital: Dr. Soledad Vance psychiatry 716-555-0223 (seen x2); therapist Terrence Ko LMHC 716-555-0224, weekly.
No PCP. On PrEP (Descovy) and sertraline 100; was given a Zyprexa script by ED 06/2026, never filled.
Pharmacogenomic panel done by Vance 07/2026.
Prior: Renaissance Campus, 42 d, 2024, completed. CASAC outpatient Horizon, 2024-25. Psych unit ECMC 2016, 8 d.

10:30  Rhee, J., LMSW.  Spoke to mother (release signed). She adds: her own brother has schizophrenia, her husband (not
Marek's father) had ECT, and she herself had a seizure on tramadol. Marek's father drank, died 2011 in a car he was
driving; Marek was buckled in the back seat.
Law: petit larceny (bike), Erie Falls City Court, 11/13/2026. Public defender. On no supervision. The companion, Dario,
is on parole and HIV positive; he is in custody; please keep him out of this chart.
Ride: none, bike only; Medicaid cab from here if bed by 10/27, ref 55-0917.
Dispo: residential stimulant/GHB, LGBTQ-affirming. Three programs called; speak with J. Rhee 716-555-0225,
jrhee@efmc.example. If no bed, bridge visit Dr. Vance 11/04/2026 15:00.
Wants beside it: PrEP continued, STI panel, grief group, his bike stored.
                                                                      C. Amadi MD / J. Rhee LMSW`,
    ],
    expected: {
      dob: '1999-01-25',
      sex_at_birth: 'Male',
      phone_number: /555-0221/,
      ...livesAt(/88 Chandlery/i, 'Erie Falls', 'NY', '14299'),
      marital_status: 'Single',
      living_status: 'With friends',
      employment_status: 'Part-time',
      employer: /Swift Satchel/i,
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Bronislava', 'Tolliver', /555-0222/),
      ...speakWith(/Rhee/i, /555-0225/),
      contact_person_email: 'jrhee@efmc.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: 'TT41772K',
      ...seenBy('psychiatrist', /Vance/i, /555-0223/),
      ...seenBy('therapist', /Terrence Ko/i, /555-0224/),
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /parapet|cars looked soft|be that guy|bed tonight/i,
      current_symptoms: /Hears his name|not slept|hollow|blue lips/i,
      recent_substance_abuse: /4 Loko|a T a week|capful|Crystal/i,
      concerns_for_withdrawal: /shook, sweated|saw wires|CIWA|phenobarb/i,
      medication_plan: /Descovy|sertraline/i,
      allergies: /Compazine|penicillin/i,
      transportation_required: /bike only|Medicaid cab/i,
      additional_treatment_or_support_needed: /STI panel|grief group|PrEP continued|LGBTQ/i,
      hospitalizations: /Erie Falls Med|ECMC/i,
      residential_programs: /Renaissance Campus/i,
      outpatient_therapy: /Horizon|Terrence Ko/i,
      completed_genetic_testing: /Pharmacogenomic/i,
      history_of_self_harm: /own head on wall|cut L arm/i,
      history_of_suicide_attempts: /ramp last March|Tylenol 2016/i,
      history_of_trauma: /overdosed beside him|buckled in/i,
      history_of_tbi_concussions: /bike v\. door|LOC 5 min/i,
      aggression_or_property_damage: /roommate's door/i,
      pending_legal_charges: /petit larceny/i,
      upcoming_court_date: '2026-11-13',
      family_history: /father drank|schizophrenia|seizure on tramadol/i,
      ...ruledOut('epipen history_of_seizures eating_disorder registered_sex_offender sexually_inappropriate_behavior'),
      probation: /no supervision|\bno\b/i,
    },
    open: [
      ...fields('gender current_pcp_name other_levels_of_care parole_granted group_number authorization_number'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('What was his BAL on arrival?', 1, /BAL \.06/),
      asked('which officer brought him', 1, /Brandt #417/),
      asked('CIN', 1, /TT41772K/),
      asked('When is he due in Erie Falls City Court?', 2, /11\/13\/2026/),
      asked('who is the therapist', 2, /Terrence Ko/),
      asked('weight', 1, /WEIGHT 131/),
      reworded('how often does he dose GHB', 1, /a capful every 3 hrs/),
      reworded('where was he when police found him', 1, /parapet of the parking ramp/),
      reworded('was he present when his partner died', 2, /overdosed beside him/),
      reworded('HIV prevention medicine', 2, /PrEP \(Descovy\)/),
      reworded('what nausea drug gave him a dystonic reaction', 1, /Compazine \(neck locked\)/),
      reworded('is he still held against his will', 1, /changed to voluntary/),
      takenBack('what kind of blade was he carrying', 1, /1 box cutter/),
      takenBack('PCP on the urine screen', 1, /PCP \+/),
      anothers('Is he HIV positive?', 2, /on parole and HIV positive/),
      anothers('has he had ECT', 2, /had ECT/),
      anothers('did he have a knife', 1, /had a knife/),
      absent('did he graduate from college'),
      absent('What is his A1c?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('quiroga', 'Ofelia', 'Quiroga', '10/06/2002'),
    as: 'scan',
    strange: [2],
    pages: [
      `DESERT WILLOW CRISIS RESPONSE CTR      (23 hr obs)       intake sheet, write or type          10/27/26  1855
name  Ofelia Quiroga            dob 10 06 2002           f      id: state card            chair 9
address  5150 W Ocotillo #208, Las Lomas AZ 85799       phone 520-555-0231     ofe.quiroga@aztmail.example
lives w/  tia Marisol + cousins (tia's house)      single    student, Pima Lomas CC, 2 classes     job: quit 9/26
ins  AHCCCS - Arizona Complete Health    A1774 4209       call in emerg.  tia Marisol Quiroga 520-555-0232
came w/  [ ] police  [x] family  [ ] self         status  [x] vol   [ ] T36 petition   ~~[x] T36~~ err SB

what happened    took "like 14" of tia's metformin about 5 pm after fight about blues.  told cousin at once.  poison
                 center 520 - ok to obs, glu 88.   says wanted "to make it stop, all of it".   regrets.
1st time?        no.  2019 hung w/ belt, cousin cut down, Palo Verde 10 d
cuts             thighs, razor, last 10/24          burns no
uses             blues (fent) smoked, 15-20/day, 2 yr.  last 1400 today.      xanax bar 1-2 when scared, last Sun
                 no alc "makes me sick".  thc cart daily.   meth twice ever.
w/o it           "bones cold, yawning, throw up, legs".  COWS now 9, 1900
seizures         [ ] y  [x] n          head inj  [x] y  soccer x2 + thrown from ex's truck '22, out 1-2 min
violent          [ ] y  [x] n          breaks stuff  [x] y   phone, mirror (today)
eats             [x] problem  binge + vomit 3x/wk since 16.   wt 104
trauma           uncle (mom's bro), 7-9 yo.   ex took her to "parties" '22, $.   mom deported 2015
allergies        ibuprofen hives, mango lips.     epi pen  [ ] y [x] n
meds             Prozac 40, Prazosin 2, OCP.     took today?  [x] y`,
      `page 2 / narrative

Rosalba was brought over from the chair by the window because she would not stop singing. She says her birthday
is the day the towers fell and that she has been awake since it. Per the group home she stopped her lithium and
the clozapine three weeks ago, and there was a seizure on the 20th when she drank pool water. Rosalba struck the
tech (Manny) with a tray at 1730, no injury. She is allergic to Geodon and to shellfish. She has a public
fiduciary, Ms. Tran, who consents. T36 petition filed 1815, hearing 11/02 by video. She smokes spice every day.
She has not been able to say where her shoes are. Hold for the unit at Sonora Behavioral, auth AZ-119330.`,
      `QUIROGA, O    10 06 2002    chair 9        DWCRC                       provider + SW                  pg 3 of 3

2040  N. Begay PMHNP.    24 F, tearful, good eye contact.  SI passive now, no plan, no means (tia locked meds).
      no AVH.  sleep 3 h.  panic 2-3/d.  nothing is fun.   PHQ 23.    dx MDD, PTSD, BN, OUD sev.
      start bup 4 mg when COWS > 10 (pt agrees).   hold xanax, small amt, no taper.  watch.
      ~~EKG QTc 511~~   chair 7's strip.   hers 438.        ~~adds Lamictal 25~~   wrong chair, NB
2130  SW  Santiago Bell LCSW  520-555-0235  sbell@dwcrc.example   <- rehabs call me, not the front
   -  outside:  psych  Dr. Hal Moreno 520-555-0233    couns  Yuki Abe LAC 520-555-0234 every Tues    pcp none
   -  before:   The Haven, resid 30 d, 2024.   IOP La Frontera 2025, 5 wk.   methadone no.
   -  psych testing: CC disability office 3/26, Dr. Lund, ADHD inattentive
   -  law:   none open, no po.   victim in case vs. ex (Reyes), subpoena 12/9/26 - witness only
   -  ex Reyes: 2 yr probation '23, prison now, hep C.
   -  fam:  mom depression.  grandpa drank, d. liver.   tia Marisol diabetes.   cousin Nando autism + takes Risperdal
   -  why:  "Cuz my little cousin found me and she's six.  I'll go tonight, I'll go in pajamas."
   -  ride:  no car; tia works nights; AHCCCS cab 2 h ahead
   -  next:  Moreno 11/10/26 1100 if not inpt
   -  needs: women only, ED-aware kitchen, incomplete in class by 11/20
   -  beds:  Cottonwood - no AHCCCS.   La Paloma 10/29 - yes, wants labs.   ~~Sierra Tucson accepted~~ declined 2150`,
    ],
    expected: {
      dob: '2002-10-06',
      sex_at_birth: 'Female',
      phone_number: /555-0231/,
      email_id: 'ofe.quiroga@aztmail.example',
      ...livesAt(/5150 W Ocotillo/i, 'Las Lomas', 'AZ', '85799'),
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Student',
      ...inEmergency('Marisol', 'Quiroga', /555-0232/),
      ...speakWith(/Santiago Bell/i, /555-0235/),
      contact_person_email: 'sbell@dwcrc.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /A1774\s?4209/,
      ...seenBy('psychiatrist', /Moreno/i, /555-0233/),
      ...seenBy('therapist', /Yuki Abe/i, /555-0234/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /little cousin|in pajamas|make it stop|fight about blues/i,
      current_symptoms: /tearful|sleep 3 h|panic|PHQ 23|nothing is fun/i,
      recent_substance_abuse: /blues \(fent\)|15-20|xanax bar/i,
      concerns_for_withdrawal: /bones cold|yawning|COWS/i,
      medication_plan: /Prozac|Prazosin|bup 4/i,
      allergies: /ibuprofen|mango/i,
      transportation_required: /no car|AHCCCS cab/i,
      additional_treatment_or_support_needed: /women only|ED-aware|incomplete in class/i,
      hospitalizations: /Palo Verde/i,
      residential_programs: /The Haven/i,
      other_levels_of_care: /IOP La Frontera/i,
      outpatient_therapy: /Yuki Abe|every Tues|La Frontera/i,
      psych_testing_done: /Lund|ADHD|disability office/i,
      history_of_self_harm: /razor|thighs/i,
      history_of_suicide_attempts: /metformin|hung w\/ belt/i,
      eating_disorder: /binge \+ vomit|BN/,
      history_of_trauma: /uncle|parties|deported/i,
      history_of_tbi_concussions: /soccer|thrown from/i,
      aggression_or_property_damage: /phone, mirror/i,
      family_history: /mom depression|grandpa drank|diabetes/i,
      ...ruledOut('epipen history_of_seizures pending_legal_charges'),
      probation: /no po\b|\bno\b|\bnone\b/i,
    },
    open: [...fields('gender current_pcp_name upcoming_court_date'), ...OWN_PLAN],
    questions: [
      asked('COWS at 1900', 1, /COWS now 9/),
      asked('What is her PHQ?', 3, /PHQ 23/),
      asked('AHCCCS number', 1, /A1774 4209/),
      asked('which chair is she in', [1, 3], /chair 9/),
      asked('when does she see Moreno', 3, /11\/10\/26 1100/),
      asked('her QTc', 3, /hers 438/),
      asked('Who is the social worker?', 3, /Santiago Bell/),
      reworded('how many pills did she swallow', 1, /like 14/),
      reworded('earlier suicide attempt', 1, /hung w\/ belt/),
      reworded('was she pimped out', 1, /took her to "parties"/),
      reworded('purging', 1, /binge \+ vomit 3x\/wk/),
      reworded('when can buprenorphine begin', 3, /when COWS > 10/),
      reworded('does a child know about the overdose', 3, /little cousin found me/),
      takenBack('how much Lamictal does she take', 3, /Lamictal 25/),
      takenBack('was she accepted at Sierra Tucson', 3, /Sierra Tucson accepted/),
      anothers('is she allergic to Geodon', 2, /allergic to Geodon/),
      anothers('Does she take lithium?', 2, /stopped her lithium/),
      anothers('does she have hep C', 3, /prison now, hep C/),
      absent('does she have kids'),
      absent('Is she deaf?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
