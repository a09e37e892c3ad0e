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
import { fields, inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** How a veterans' hospital or a veterans' center asks whether somebody fits a residential program, sent on when none is free. */
export const veteransResidentialScreen: readonly ApartRecord[] = [
  {
    person: who('okpara', 'Delroy', 'Okpara', '11/13/1988'),
    as: 'text',
    pages: [
      `LOCAL TITLE: MH RRTP SCREENING NOTE
STANDARD TITLE: MENTAL HEALTH RESIDENTIAL SCREENING CONSULT
DATE OF NOTE: OCT 21, 2026@10:12     ENTRY DATE: OCT 21, 2026@11:40:08
      AUTHOR: FENNIMORE,GRETA J      EXP COSIGNER:            URGENCY: Priority (72 hr)    STATUS: COMPLETED

Veteran: OKPARA,DELROY      DOB: NOV 13,1988      Sex: MALE      Branch: Army 2007-2015, OEF x2
Address: 1908 Tamarind Ct, Port Ellery, TX 77999       Cell: 409-555-0116
Marital status: DIVORCED      Employment: full-time, port crane operator (Ellery Terminals)
NOK/Emergency: OKPARA,SIMONE (mother)  409-555-0117
SC: 70% (PTSD 50, knee 10, tinnitus 10)     Other insurance: BCBS of Texas PPO, ID ZGP 8114 20067,
group 104882, through employer

1. Reason for referral: Veteran asks for residential SUD/PTSD treatment: "The clinic once a week is a
   band-aid. My daughter is scared of me." No bed at this facility before 12/14; community care referral
   VA0026117740 entered for a contracted program.

2. Substance use:
   Alcohol    Whiskey, a fifth daily x 3 yrs. Last use 10/21 at 0600 (3 shots). BAC 0.06 at interview.
   Cocaine    Intranasal, 1 g on paydays. Last use 10/16.
   Cannabis   Denies.      Opioids  Denies.      Tobacco  Cigars, weekend.
   AUDIT-C 12. CIWA-Ar 7.

3. Withdrawal: On missed drinks has tremor, sweats, BP up; "shook so bad at Mom's I dropped the baby's
   bottle" (niece). Hospitalized this VA 03/04-03/09/2026 for withdrawal, ICU one day with delirium.
   One withdrawal seizure 03/04/2026. Recommend medical detox first; not appropriate for home taper.

4. Suicide risk (CSRE today): chronic risk intermediate, acute low. Ideation passive. One attempt, 2016,
   hand on rifle trigger, ex-wife took it from him. No nonsuicidal self-injury. Flag: none active.
   Firearms: two, gun locks issued, mother holds keys.

5. Violence: Put his fist through TV 09/2026, daughter in room. No assault on persons. No registry.`,
      `OKPARA,DELROY   MH RRTP SCREENING NOTE (continued)              OCT 21, 2026@10:12         Page 2

6. Trauma: IED 2011 Kandahar, two of his squad killed. Blast TBI, mild, LOC under 5 min. PCL-5 58.

7. Medical: HTN, R knee arthritis, sleep apnea (uses CPAP nightly). No seizure off alcohol.
   Independent in ADLs. Ambulatory. TB screen (QFT) negative 10/14/2026. Not diabetic.
   Allergies (verified): IBUPROFEN (angioedema), FIRE ANTS (anaphylaxis; has epinephrine autoinjector).
   Active outpatient meds: prazosin 5 mg HS; sertraline 150 mg daily; amlodipine 10 mg daily;
   naltrexone 50 mg daily (last filled 6/2026, not taking); thiamine 100 mg.

8. Treatment hx: RRTP Waverly VA, 45 days, 2018, completed, sober 2 yrs. IOP here 2025, 6 of 24
   sessions. Current: psychiatrist Lenore Achterhof MD, 409-555-0118; therapist Jonah Mabbit PhD (CPT,
   session 4); PACT PCP Sanjay Dhar MD. Next appt: 11/09/2026@0900, Dr. Achterhof.
   Neuropsych screening 2016, no deficits beyond attention.

9. Legal: DWI 08/29/2026, Ellery County, hearing 12/02/2026. No probation or parole. Custody of daughter
   Nia (9): shared; exparte motion by ex-wife pending.

10. Family: father alcohol, died in a wreck. Brother Andre schizophrenia, takes clozapine, lives at a
    board and care. Mother breast CA survivor.

11. Battle buddy R. Tillman, who drove him, said he himself is 100% service connected and is
    allergic to bees. Not part of this Veteran's record except as collateral.

12. Barriers: No car until ignition interlock fitted, needs transport (VTS cannot cross county line).
    Job held under FMLA to 01/15/2027. Requests no bunk beds, nightmares.

Summary: meets criteria for residential, ASAM 3.7 then 3.5. Accepts.
/es/ GRETA J FENNIMORE, LCSW   SUD screening coordinator   409-555-0119     Signed 10/21/2026 11:40

10/22/2026 ADDENDUM: Item "hx of fire setting" in draft sent to community care 10/21 was template text
left checked in error; retracted. Receiving program notified.     /es/ GJF`,
    ],
    expected: {
      dob: '1988-11-13',
      sex_at_birth: 'Male',
      ...livesAt(/1908 Tamarind/i, 'Port Ellery', 'TX', '77999'),
      phone_number: /555-0116/,
      marital_status: 'Divorced',
      employment_status: 'Full-time',
      employer: /Ellery Terminals/i,
      emergency_contact_primary_firstname: /Simone/i,
      emergency_contact_primary_lastname: /Okpara/i,
      emergency_contact_primary_phone: /555-0117/,
      carrier: 'BCBS (state plan)',
      subscriber_id: /ZGP\s?8114\s?20067/,
      group_number: '104882',
      reason_for_seeking_treatment: /band-aid|scared of me|residential SUD/i,
      current_symptoms: /nightmares|ideation passive|PCL-5|tremor, sweats/i,
      recent_substance_abuse: /whiskey|cocaine|fifth daily/i,
      concerns_for_withdrawal: /tremor|delirium|withdrawal seizure|CIWA|medical detox/i,
      medication_plan: /prazosin|sertraline|amlodipine|thiamine/i,
      allergies: /IBUPROFEN|FIRE ANTS/i,
      epipen: /epinephrine|\byes\b/i,
      transportation_required: /needs transport|no car/i,
      ...seenBy('psychiatrist', /Achterhof/i, /555-0118/),
      current_therapist_name: /Mabbit/i,
      current_pcp_name: /Dhar/i,
      next_appointment: '2026-11-09',
      hospitalizations: /this VA|03\/04|withdrawal, ICU/i,
      residential_programs: /Waverly/i,
      other_levels_of_care: /IOP here/i,
      psych_testing_done: /Neuropsych/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /2016|rifle|One attempt/i,
      history_of_trauma: /IED|squad killed|PCL-5/i,
      history_of_seizures: /withdrawal seizure|03\/04\/2026/i,
      history_of_tbi_concussions: /Blast TBI|LOC under/i,
      aggression_or_property_damage: /fist through TV/i,
      pending_legal_charges: /DWI/,
      upcoming_court_date: '2026-12-02',
      probation: RULED_OUT,
      parole_granted: RULED_OUT,
      family_history: /father alcohol|schizophrenia|breast CA/i,
    },
    open: [
      ...fields('gender living_status outpatient_therapy authorization_number registered_sex_offender'),
      ...fields('additional_treatment_or_support_needed subscriber_employer sexually_inappropriate_behavior'),
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('CIWA score at screening', 1, /CIWA-Ar 7/),
      asked('What is the community care referral number?', 1, /VA0026117740/),
      asked('when was he in RRTP at Waverly', 2, /2018/),
      asked('who is the psychiatrist', 2, /Achterhof/),
      asked('DWI hearing', 2, /hearing 12\/02\/2026/),
      asked('Does he use a CPAP?', 2, /CPAP nightly/),
      reworded('how is he when he cannot get alcohol', 1, /tremor, sweats|shook so bad/),
      reworded('explosion injury to the brain', 2, /Blast TBI/),
      reworded('did he ever come close to shooting himself', 1, /hand on rifle trigger|One attempt, 2016/),
      reworded('how long is his position being held', 2, /FMLA to 01\/15\/2027/),
      reworded('is he swallowing the craving pill', 2, /not taking/),
      reworded('powder use and when', 1, /1 g on paydays|Last use 10\/16/),
      takenBack('has he set fires', 2, /fire setting/),
      anothers('is he on clozapine', 2, /takes clozapine/),
      anothers('does he stay in a board and care', 2, /board and care/),
      anothers('is he allergic to bees', 2, /allergic to bees/),
      absent('what is his hemoglobin'),
      absent('does he have a roommate'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('haugen-strand', 'Rosalyn', 'Haugen-Strand', '05/06/1985'),
    as: 'scan',
    pages: [
      `GREAT PLAINS VETERANS CENTER      RESIDENTIAL PLACEMENT SCREEN   form VC-22         1 of 3
1 Name    Rosalyn Haugen-Strand          2 DOB  5/6/85         3 [x] Woman  [ ] Man  [ ] Other
4 Service USAF 03-11, E5, honorable      5 Eligibility  VA health care [x]   TRICARE [ ]   none [ ]
6 Where staying  transitional house, 622 Mill Ave, Dunmore SD 57999     since 7/26     7 Ph 605-555-0180
8 Marital  [ ] never  [x] separated  [ ] divorced  [ ] married      9 Kids  2, w/ their father
10 Work  [ ] FT  [x] PT  [ ] none     Dunmore Feed & Seed, 20 h
11 Who to call  Lorna Haugen, aunt, 605-555-0181     Payee/guardian  [x] none, own
12 Insurance beside VA  [x] SD Medicaid  # 00418 7726 3

13 Have you ever                              NO    YES      details
   a tried to kill yourself                   [ ]   [x]      2012, 2020 (pills both)
   b hurt yourself w/o wanting to die         [ ]   [x]      burns, last 2021
   c had a seizure                            [x]   [ ]
   d been knocked out                         [ ]   [x]      hangar door '09, 20 min, CT
   e hit / threatened / broke things          [x]   [ ]
   f set fires                                [x]   [ ]
   g been charged w/ sex offense / registry   [x]   [ ]
   h binged, purged, starved                  [ ]   [x]      binge/purge in service, none since 2014
14 Courts now   [ ] N  [x] Y     Child support contempt, 11/23/26, Dunmore circuit.   Parole  [x] N  [ ] Y
                Probation  [x] N  [ ] Y      Criminal charges  [x] N  [ ] Y
15 Allergies   LISINOPRIL (tongue swelled) ,  bee: no      ~~walnuts~~ crossed by vet, "not me, my son"
16 EpiPen  [x] N  [ ] Y        17 Ride  [x] needed   [ ] own`,
      `VC-22         HAUGEN-STRAND R       5/6/85                                     2 of 3
18 SUBSTANCES   which      how much / often         how long    last time
                wine       2 boxes / wk, nights     since 2023  10/24 pm
                crack      $60-80 x 3-4 d/wk        8 mo        10/25 am
                pot        no        opiates   never        pills  leftover Klonopin, 2-3/wk, last 10/20
19 If you stop  "cranky, sleep 2 days, then the sweats and my heart goes"   no DTs
20 Why now      "They will put me out of the house Nov 5 if I blow hot again.  And I miss my boys."
21 Treatment before    VA Ft. Harlan dom, 90 d, 2021  /  Prairie Dove IOP 2024 (12 wks, done)
                psych ward Ft. Harlan 2012 + 2020, about 1 wk each
22 Trauma       MST 2007, reported 2019.   Husband (sep) choked her 2025, PO granted, he is to stay away
23 Sleep / mood nightmares 5/7, startle, can't sit w/ back to door, cries daily, PHQ 20
                SI  [ ] none  [x] wish asleep  [ ] plan
24 Meds         venlafaxine XR 150 / hydroxyzine 50 tid / levothyroxine 88 / trazodone 100
                ~~ Suboxone 8 ~~ (was on page of prior vet, screener's error, ab)
25 Family       mom: drink, bipolar.  dad: heart attack 52.  sister Dagny heroin, on methadone, 5 yrs clean
26 Doctor       Dr. Wes Tolleson PCP VA Ft Harlan 605-555-0182      psych APRN Fern Oakes -0183
   Counselor    Vet Ctr, B. Achterberg LPC  (every Tue 3:00)  NEXT  11/3/26
   Other        cane for R hip, thyroid, asthma, no O2.  Covid 9/26 recovered`,
      `VC-22         HAUGEN-STRAND R       5/6/85                                     3 of 3
SCREENER (A. Birdsong, outreach)     Date 10/26/26
Vet sat w/ aunt.   Sober in room, BrAC .00.   Hands steady.   Wants women only or locked floor at night
because of MST.   Will share if roommate female.   Not w/ the boys' father, who is also applying (Marcus
Strand, he is on parole and on Antabuse) - KEEP APART.
Lorna says R. was "asleep on the floor" 10/18;  EMS came, said low sugar in Lorna herself, not R.
Fits for residential, dual, trauma.   1st choice Sunrise Womens;  2nd you.    Sent: you 10/27.
VA auth not yet.   Medicaid PA # PA-2610-559 pending.
Records: VA med list attached sep.   TB skin test 10/19, 0 mm.   UDS 10/26 coc +, BZO +.
DISPO   [x] residential   [ ] IOP   [ ] detox 1st (VA doctor says no, outpt taper not needed)
Call vet directly;  aunt may leave messages only.                        Audrey Birdsong 605-555-0184`,
    ],
    expected: {
      dob: '1985-05-06',
      gender: 'Woman',
      ...livesAt(/622 Mill/i, 'Dunmore', 'SD', '57999'),
      phone_number: /555-0180/,
      marital_status: 'Separated',
      employment_status: 'Part-time',
      employer: /Dunmore Feed/i,
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Lorna', 'Haugen', /555-0181/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /00418\s?7726\s?3/,
      reason_for_seeking_treatment: /put me out|miss my boys/i,
      current_symptoms: /nightmares|startle|cries daily|PHQ|wish asleep/i,
      recent_substance_abuse: /wine|crack|Klonopin/i,
      concerns_for_withdrawal: /cranky|sweats|no DTs/i,
      medication_plan: /venlafaxine|hydroxyzine|levothyroxine|trazodone/i,
      allergies: /LISINOPRIL/i,
      epipen: TICKED_NO,
      transportation_required: /needed|\byes\b/i,
      current_pcp_name: /Tolleson/i,
      current_pcp_phone: /555-0182/,
      current_therapist_name: /Achterberg/i,
      next_appointment: '2026-11-03',
      hospitalizations: /psych ward|2012 \+ 2020/i,
      residential_programs: /Ft\. Harlan dom/i,
      other_levels_of_care: /Prairie Dove/i,
      history_of_self_harm: /burns|\byes\b/i,
      history_of_suicide_attempts: /2012|2020|pills both|\byes\b/i,
      eating_disorder: /binge|\byes\b/i,
      history_of_trauma: /MST|choked/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /hangar door|\byes\b/i,
      aggression_or_property_damage: TICKED_NO,
      registered_sex_offender: TICKED_NO,
      probation: TICKED_NO,
      parole_granted: TICKED_NO,
      upcoming_court_date: '2026-11-23',
      family_history: /bipolar|heart attack|heroin/i,
    },
    open: [
      ...fields('sex_at_birth living_status authorization_number current_psychiatrist_name current_psychiatrist_phone'),
      ...fields('outpatient_therapy sexually_inappropriate_behavior additional_treatment_or_support_needed'),
      'pending_legal_charges',
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('when was the MST', 2, /MST 2007/),
      asked('What is the Medicaid number?', 1, /00418 7726 3/),
      asked('last time she used crack', 2, /10\/25 am/),
      asked('TB skin test', 3, /TB skin test 10\/19, 0 mm/),
      asked('who is the Vet Center counselor', 2, /Achterberg/),
      asked('What are the child support contempt court date and place?', 1, /11\/23\/26/),
      reworded('what if she drinks at the house again', 2, /put me out of the house Nov 5/),
      reworded('ace inhibitor reaction', 1, /tongue swelled/),
      reworded('loss of consciousness at work', 1, /hangar door/),
      reworded('can we leave word with her aunt', 3, /aunt may leave messages only/),
      reworded('does she walk with an aid', 2, /cane for R hip/),
      reworded('overnight preferences', 3, /women only or locked floor|roommate female/),
      takenBack('is she on suboxone', 2, /Suboxone 8/),
      takenBack('walnut allergy', 1, /~~walnuts~~/),
      anothers('does she take antabuse', 3, /on Antabuse/),
      anothers('methadone', 2, /on methadone/),
      absent('does she have a CPAP'),
      absent('how much does she weigh'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
