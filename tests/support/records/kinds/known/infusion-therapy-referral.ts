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
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What comes with somebody who needs infusions while in treatment. */
export const infusionTherapyReferral: readonly ApartRecord[] = [
  {
    person: who('gorham', 'Bernadette', 'Gorham', '01/31/1982'),
    as: 'text',
    pages: [
      `PALISADE INFUSION PHARMACY          REFERRAL & PLAN OF TREATMENT          Start of care 11/04/2026
Site of care   [ ] home   [ ] infusion suite   [X] residential program (to be named)   [ ] nursing facility
-----------------------------------------------------------------------------------------------------------
PATIENT     Bernadette Gorham        DOB 01/31/1982       Sex  [X] F  [ ] M       Ht 5'5"   Wt 61.2 kg
            57 Coal Spur Lane, Tipple Fork, WV 26099 (sister's house, lives there)    Cell 304-555-0141
            Marital  [ ] S  [ ] M  [X] Sep  [ ] D  [ ] W       Employment  none since 2023
CONTACT     Colleen Pike, sister, emergency and teaching caregiver, 304-555-0142
COVERAGE    WV Medicaid MCO      ID 00419977206       Infusion PA# 26-INF-55821, 10/28-12/05
PCP         Dr. Glenna Mays, Tipple Fork Primary Care, 304-555-0143
PRESCRIBER  Rohan Vellaturi MD, infectious disease, Kanauga Valley Medical Center, 304-555-0144

DX          M46.46 lumbar discitis/osteomyelitis, MSSA      F11.20   F15.20
ORDERS      cefazolin 2 g IV every 8 hours through 12/05/2026, by elastomeric ball
            Line: PICC right basilic, double lumen, placed 10/20, tip confirmed
            Mondays: CBC, CMP, CRP. Dressing weekly. Tamper-evident seal on both hubs.
            [X] anaphylaxis kit with first delivery: epinephrine auto-injector 0.3 mg x 2 (standing order)
ALLERGIES   vancomycin: flushing and hives.  Foods: none.  Tape: none.

SCREEN BEFORE NURSE VISITS                              Y     N     Note
Violence toward people or property, ever                [ ]   [X]
Firearms where patient will stay                        [ ]   [X]
Seizures, ever                                          [ ]   [X]
Suicide attempt, ever                                   [X]   [ ]   overdose meant to die, 2015
Self-injury apart from that                             [ ]   [ ]   not asked, visitor present
Head injury with loss of consciousness                  [ ]   [X]
Registered sex offender                                 [ ]   [X]
Can manage stairs                                       [ ]   [X]   walker, back brace
Pregnant                                                [ ]   [X]   10/16`,
      `Gorham, Bernadette     01/31/1982                               Palisade liaison notes     page 2 of 2

Liaison: Keva Lindholm RN.  Bedside 10/27 and 10/29, Kanauga Valley rm 611.

10/27  Admitted 10/16 with back pain and fever. Injected fentanyl six years, last 10/15; smokes meth, last
10/14. Was sick the first four days here (cramps, yawning, vomiting), then methadone; 60 mg now, no
withdrawal at this time. Endocarditis 2023, five weeks in the same hospital, left against advice near the
end. Laurel House residential, 90 days, 2019, went well until her brother Denny died of an overdose.
Husband, Rusk, is on parole, has hepatitis C, and struck a nurse here in 2024; he is not allowed up and
not at the sister's. Her own hepatitis C test is negative. He choked her in June; she has a protective order.

Other medicines: methadone 60 mg daily (Bluestone clinic will guest dose), gabapentin 300 mg three times a
day, nicotine patch 21, naloxone spray. ~~enoxaparin 40 daily~~ void KL.   ~~O2 2 L at night~~ void KL,
both from rm 613's sheet.

She says: "I about lost my back over this. I want this line out the right way and to go to my sister's
clean." She asked the team for a program before they offered. Mother has diabetes and takes insulin.

10/29  Reviewed with patient: line is sealed and counted, a broken seal means a call and not a discharge.
Shoplifting charge, Tipple County Magistrate, 11/30/2026 10:00; no probation, no parole. ID clinic
11/12/2026 1:30 pm. Medicaid van is booked from the hospital for 11/04, program must book the ones after.
No therapist, no psychiatrist. Needs: hard chair, shower sleeve, first-floor bed.

PHARMACIST (template): Cefazolin at high dose or in kidney failure can cause seizures. Monitor for rash,
diarrhea, confusion. Patients with any penicillin allergy need a test dose. Nurses may decline a home
where there has been aggression or where weapons are not locked.             M. Ferrand PharmD`,
    ],
    expected: {
      dob: '1982-01-31',
      sex_at_birth: 'Female',
      ...livesAt(/57 Coal Spur/i, 'Tipple Fork', 'WV', '26099'),
      phone_number: /555-0141/,
      marital_status: 'Separated',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Colleen', 'Pike', /555-0142/),
      carrier: 'Medicaid/MCO',
      subscriber_id: '00419977206',
      ...seenBy('pcp', /Glenna Mays/i, /555-0143/),
      reason_for_seeking_treatment: /lost my back|line out the right way|asked the team/i,
      recent_substance_abuse: /fentanyl|meth/i,
      concerns_for_withdrawal: /no\s+withdrawal|cramps|sick the first|\bno\b/i,
      medication_plan: /cefazolin|methadone|gabapentin/i,
      allergies: /vancomycin/i,
      additional_treatment_or_support_needed: /PICC|walker|hard chair|first-floor|Dressing/i,
      transportation_required: /Medicaid van|program must book/i,
      next_appointment: '2026-11-12',
      hospitalizations: /Endocarditis|Admitted 10\/16|Kanauga/i,
      residential_programs: /Laurel House/i,
      history_of_suicide_attempts: /meant to die|2015|yes|\[X\]/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: TICKED_NO,
      history_of_trauma: /choked her/i,
      aggression_or_property_damage: TICKED_NO,
      registered_sex_offender: TICKED_NO,
      pending_legal_charges: /Shoplifting/i,
      upcoming_court_date: '2026-11-30',
      probation: RULED_OUT,
      parole_granted: RULED_OUT,
      family_history: /died of an overdose|has diabetes/i,
    },
    open: [
      'gender',
      'authorization_number',
      'current_symptoms',
      'current_psychiatrist_name',
      'current_therapist_name',
      'other_levels_of_care',
      'outpatient_therapy',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('until when does she get cefazolin', 1, /cefazolin 2 g IV every 8 hours through 12\/05\/2026/),
      asked('When was the PICC placed?', 1, /placed 10\/20/),
      asked('which labs on Mondays', 1, /Mondays: CBC, CMP, CRP/),
      asked('methadone dose?', 2, /methadone 60 mg daily|60 mg now/),
      asked('what does she weigh', 1, /61\.2 kg/),
      asked('When is the ID clinic visit?', 2, /11\/12\/2026 1:30 pm/),
      reworded('will she arrive in withdrawal', 2, /no\s+withdrawal at this time/),
      reworded('did she ever leave AMA', 2, /left against advice/),
      reworded('bloodborne liver infection', 2, /hepatitis C test is negative/),
      reworded('what if the line is tampered with', 2, /broken seal means a call/),
      reworded('intimate partner violence', 2, /He choked her in June/),
      reworded('can she use the upstairs bedroom', [1, 2], /Can manage stairs \[ \] \[X\]|first-floor bed/),
      takenBack('does she get enoxaparin', 2, /enoxaparin 40 daily/),
      takenBack('is she on oxygen', 2, /O2 2 L at night/),
      anothers('did she hit a nurse', 2, /struck a nurse here in 2024/),
      anothers('does she use insulin', 2, /takes insulin/),
      absent('does she cut herself'),
      absent('what is the group number'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('tuiasosopo', 'Tavita', 'Tuiasosopo', '06/06/1972'),
    as: 'scan',
    pages: [
      `   PORT LOWELL INFUSION SUITE            chair record (one sheet per course)                  chair 2
   Pt  Tavita Tuiasosopo    "Tui"      6-6-72     M      1915 Tideflat Ave, Port Lowell WA 98099
   Ph 360-555-0151     wife Leilani Tuiasosopo 360-555-0152 (call her if emergency)    married, rents
   Kaiser Permanente  # 77120394   grp 20418-000 (his)           PCP Dr. Wes Okamura 360-555-0153
   Works  Harbor & Rail Stevedores, crane, out sick since Aug
   Dx  endocarditis, tissue valve put in 8-19-26.    Drug  dalbavancin 500 mg weekly, last one 11-4-26
   Allergy  vancomycin (rash all over 8/26), lisinopril (lips & tongue swelled)

   DATE     DOSE   BP        HR     TEMP   SITE      LAST DRINK (asks each time)     RN
   10-7     ok     132/80    84     98.2   L hand    none x 5 days                   CB
   10-14    ok     140/88    92     98.4   R hand    "yesterday, 8 beers"            CB
   10-21    ok     158/94    108    98.6   L arm     this morning, pint vodka        MJ
   10-28    ok     166/100   114    98.9   R hand    2 hrs ago, vodka                CB

   ASK AT FIRST VISIT (10-7)                         yes     no
   seizure, ever                                     ( )     (x)
   concussion / knocked out                          (x)     ( )    3, high school football
   tried to end life                                 ( )     (x)
   hurt self on purpose                              ( )     ( )
   hit anyone / broke things past 12 mos             ( )     (x)
   eating disorder                                   ( )     (x)
   legal trouble, probation, court                   ( )     (x)    "nothing, never"
   somebody else decides for you                     ( )     (x)    wife has DPOA, not in use
   Crash cart and epi are at chairside for EVERY patient per policy 4.2.`,
      `   Tuiasosopo T   chair record, reverse                                          notes, newest at bottom

   10-7   Came w/ wife. Meds from bottles: metoprolol ER 50 am, aspirin 81, atorvastatin 40 hs, folic acid 1.
          Naltrexone stopped '24, upset stomach.                                         CB
   10-14  Talks about brother Sione, took his own life 2018. Cried. Says he himself wouldn't, "I got four
          kids."  Smokes a little meth w/ crew, last 10-2.                               CB
   10-21  Wait was long, he kicked IV pole over and it hit the wall. Nobody hurt. Said sorry, helped pick
          up.  Supervisor knows.  ~~Ativan 1 mg po given~~  void, that's chair 4.      MJ
   10-28  HAD A SEIZURE since the form overleaf: Sat 10-24, didn't drink as of noon Fri, shook all over on the
          kitchen floor 2 min, wife saw it, medics came, he would not go. Sun heard church music that
          wasn't on. Drank again Sun night so it would stop. Hands shake by 9 am every day now. Wife adds
          son Junior has seizures too & takes Depakote, she knows what one looks like.
          Dr. Okamura called, wants detox then residential now, after dose 4.
          Tui: "My girl plays in the state final. I want to be sober in those stands." He'll go.
          ~~Port-a-cath L chest~~ void, chair 4.                                          CB
   10-29  Faxing to program.  Has done Kaiser evening program 12 wks in 2021, A.A. on & off, never detox,
          never a live-in place. No counselor now. Hospital only for the valve, St. Brannock 8-12 to 9-9.
          Dad & uncle heart attacks in their 50s. Echo 11-13-26 at 9:15, has to keep that one.
          Last dose 11-4 can be given at program by our RN, need a chair & a plug.
          Dad's church will bring him & pick him up.  Big man, 310 lb, needs a wide bed.   CB`,
    ],
    expected: {
      dob: '1972-06-06',
      sex_at_birth: 'Male',
      ...livesAt(/1915 Tideflat/i, 'Port Lowell', 'WA', '98099'),
      phone_number: /555-0151/,
      marital_status: 'Married',
      living_status: 'Rental',
      employer: /Harbor & Rail/i,
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Leilani', 'Tuiasosopo', /555-0152/),
      carrier: 'Kaiser Permanente',
      subscriber_id: '77120394',
      group_number: '20418-000',
      ...seenBy('pcp', /Wes Okamura/i, /555-0153/),
      reason_for_seeking_treatment: /sober in those stands|state final|wants detox/i,
      current_symptoms: /Hands shake|Cried|church music/i,
      recent_substance_abuse: /vodka|meth|8 beers/i,
      concerns_for_withdrawal: /Hands shake|shook all over|SEIZURE|church music/i,
      medication_plan: /metoprolol|aspirin|atorvastatin|dalbavancin/i,
      allergies: /vancomycin|lisinopril/i,
      additional_treatment_or_support_needed: /wide bed|Last dose|chair & a plug/i,
      hospitalizations: /St\. Brannock|for the valve/i,
      residential_programs: /never/i,
      outpatient_therapy: /Kaiser evening|No counselor/i,
      history_of_suicide_attempts: TICKED_NO,
      history_of_seizures: /10-24|shook all over|HAD A SEIZURE/i,
      history_of_tbi_concussions: /football|yes/i,
      eating_disorder: TICKED_NO,
      aggression_or_property_damage: /kicked IV pole/i,
      pending_legal_charges: TICKED_NO,
      probation: TICKED_NO,
      family_history: /took his own life|heart attacks/i,
    },
    open: [
      'gender',
      'employment_status',
      'transportation_required',
      'other_levels_of_care',
      'current_therapist_name',
      'next_appointment',
      'upcoming_court_date',
      'parole_granted',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('When is the echo?', 2, /Echo 11-13-26 at 9:15/),
      asked('what is the weekly dose of dalbavancin', 1, /dalbavancin 500 mg weekly/),
      asked('BP on 10-28', 1, /10-28 ok 166\/100/),
      asked('what happened with lisinopril', 1, /lisinopril \(lips & tongue swelled\)/),
      asked('When was the valve put in?', 1, /tissue valve put in 8-19-26/),
      asked('last use of meth', 2, /last 10-2/),
      reworded('has he convulsed', 2, /shook all over/),
      reworded('any outburst with property', 2, /kicked IV pole over/),
      reworded('hallucinations', 2, /heard church music/),
      reworded('any live-in rehab earlier', 2, /never a live-in place/),
      reworded('what motivates him', 2, /sober in those stands/),
      reworded('why is he off the craving pill', 2, /Naltrexone stopped '24, upset stomach/),
      takenBack('did he get ativan', 2, /Ativan 1 mg po given/),
      takenBack('does he have a port in his chest', 2, /Port-a-cath L chest/),
      anothers('Does he take Depakote?', 2, /takes Depakote/),
      anothers('has he had a heart attack', 2, /heart attacks in their 50s/),
      absent('is his hearing normal'),
      absent('does he self-injure'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
