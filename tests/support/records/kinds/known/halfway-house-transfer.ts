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
import { fields, inEmergency, livesAt, seenBy, speakWith } from '../apart-values.ts';

/** What a halfway house writes when a resident has used and is to go to treatment instead of back to a cell. */
export const halfwayHouseTransfer: readonly ApartRecord[] = [
  {
    person: who('kilbride', 'Deshawn', 'Kilbride', '01/22/1987'),
    as: 'text',
    pages: [
      `BAYARD STREET RESIDENTIAL REENTRY CENTER                          INCIDENT / TRANSFER REQUEST    RRC-114
Resident: KILBRIDE, DESHAWN        Reg. No.: 61882-055        DOB: 01/22/1987        Sex: M        Bed: 3-C
Arrived: 08/11/2026                Projected release: 02/08/2027                     Case Mgr: Lorna Szabo

PART A - INCIDENT           Date: 10/20/2026        Time: 2140        Place: 3rd floor restroom
Type:  [ ] Fight   [ ] Threat   [x] Suspected drug use   [ ] Walkaway   [ ] Contraband   [x] Medical
Narrative: At 2140 this writer found Resident Kilbride slumped in a stall, lips blue, snoring. Narcan 4 mg
x2 given, EMS called. He came around at 2149 and stated "K2 and a pill." Transported to Mercy Lakes
Hospital, returned 0615. Resident HARDESTY, M. was in the next stall with a syringe and was returned to
custody (see separate report 10-0417). Hardesty stated he is HIV positive and bipolar.
~~Resident Kilbride struck Monitor Okonjo.~~  Corrected 10/21 S. Okonjo: it was Hardesty who swung.
Breath test 0.000.     UA 10/21:  synthetic cannabinoid POS,  fentanyl POS,  other panels NEG.
                                                          S. Okonjo, Monitor, 10/20/2026 2305
PART B - RESIDENT STATEMENT (verbatim)
"I did 70 days straight. I got my check, my baby's mother put me out, I bought a pill. I need a program,
not a cell. I don't want to wake up like that again."                         /s/ D. Kilbride

PART C - PRIOR ENTRIES
08/29/2026   late from work 40 min          verbal warning
~~09/12/2026 walkaway~~                     void, was on approved pass, LS
09/28/2026   odor of smoke, admits K2       extra duty, counseling increased to weekly

PART D - DISPOSITION      [ ] Return to custody     [x] Request transfer to residential treatment
Center hearing held 10/23. RRM concurs if a bed is confirmed by 11/06/2026. No new charges.`,
      `KILBRIDE, DESHAWN   61882-055                 PART E - HEALTH AND PLACEMENT SHEET              RRC-114 p.2

Cell (held in locker)   716-555-0112             Marital   never married, 1 child (Zuri, 3)
Release address         mother, 224 Lockport Row, Buffton NY 14299
Job                     Niagara Pallet, full time since 9/8, job held to 12/1
Emergency notify        Yolanda Kilbride (mother)      716-555-0113
Coverage                NY Medicaid / Fidelis          CIN KB40817D
Case manager / referral contact    Lorna Szabo         716-555-0110      lszabo@bayardrrc.example
USPO on release         Dale Merriweather              716-555-0111
Clinic                  Simeon Farr MD, Jericho Clinic 716-555-0114      next 11/17/2026
Counselor               Nadia Belkin LMHC              716-555-0115      weekly
Psychiatrist            none

Substance history   K2 smoked, 4-5 times since 9/28. Fentanyl pill 10/20, the last. Heroin 2014-19, IV.
Withdrawal          Chills and cramps 10/21-10/23, COWS 6 on 10/22, settled. Seizures: none by history.
Medications         sertraline 100 mg, prazosin 1 mg hs, albuterol (self-carry)
Allergies           tetracycline (rash)                           Chronic   asthma
Mental health       PTSD, depression. Not sleeping, jumpy, on edge since the 20th.
Suicide             No thoughts. Attempt 2015, sheet, county jail. Self-injury none.
Head injury         Graze wound scalp 2013, out about 5 min.
Trauma              Saw father shot on the porch at 9. Shot himself at 26 by a stranger.
Violence            Bank robbery 2019 (this sentence). Two assault write-ups in prison, 2020, 2021; none here.
Sex offender reg.   No
Treatment           RDAP completed, FCI Marlow, 2025. Kirkhaven, 28 days, 2018.
Family              Mother diabetic, on dialysis T/Th/S. Sister Keisha is pregnant and in treatment at
                    Horizon House, please do not place together.
Legal               Federal custody to 2/8/27, then 3 y supervised release. No detainers.
Transport           Center van within 60 miles, staff escort.`,
    ],
    expected: {
      dob: '1987-01-22',
      sex_at_birth: 'Male',
      phone_number: /555-0112/,
      marital_status: 'Single',
      employment_status: 'Full-time',
      employer: /Niagara Pallet/i,
      ...inEmergency('Yolanda', 'Kilbride', /555-0113/),
      ...speakWith(/Lorna Szabo/i, /555-0110/),
      contact_person_email: 'lszabo@bayardrrc.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: 'KB40817D',
      ...seenBy('pcp', /Simeon Farr/i, /555-0114/),
      ...seenBy('therapist', /Belkin/i, /555-0115/),
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /need a program|wake up like that|70 days|drug use/i,
      current_symptoms: /Not sleeping|jumpy|on edge|PTSD|Chills/i,
      recent_substance_abuse: /K2|fentanyl/i,
      concerns_for_withdrawal: /Chills|COWS|cramps/i,
      medication_plan: /sertraline|prazosin|albuterol/i,
      allergies: /tetracycline/i,
      transportation_required: /Center van|escort/i,
      residential_programs: /Kirkhaven|RDAP/i,
      outpatient_therapy: /Belkin|weekly/i,
      history_of_suicide_attempts: /2015|sheet/i,
      history_of_trauma: /father shot|stranger|on the porch/i,
      history_of_tbi_concussions: /Graze|scalp|out about/i,
      aggression_or_property_damage: /robbery|assault write-ups/i,
      family_history: /diabetic|dialysis|Keisha/i,
      history_of_self_harm: RULED_OUT,
      history_of_seizures: RULED_OUT,
      registered_sex_offender: TICKED_NO,
      pending_legal_charges: RULED_OUT,
    },
    open: [
      ...OWN_PLAN,
      ...fields('address city state zip living_status gender probation parole_granted hospitalizations'),
      ...fields('current_psychiatrist_name additional_treatment_or_support_needed upcoming_court_date'),
      ...fields('other_levels_of_care legal_guardianship_status'),
    ],
    questions: [
      asked('what was positive on the UA', 1, /synthetic cannabinoid POS/),
      asked('When is his projected release?', 1, /Projected release: 02\/08\/2027/),
      asked('who is the USPO', 2, /Dale Merriweather/),
      asked('tetracycline allergy?', 2, /tetracycline \(rash\)/),
      asked('by what date must a bed be confirmed', 1, /confirmed by 11\/06\/2026/),
      asked('where did he complete RDAP', 2, /FCI Marlow/),
      reworded('how many doses of naloxone did it take', 1, /Narcan 4 mg x2/),
      reworded('will his employer keep him', 2, /job held to 12\/1/),
      reworded('breathing problems', 2, /asthma/),
      reworded('what crime is he doing time for', 2, /Bank robbery/),
      reworded('who can bring him over', 2, /Center van/),
      reworded('does he have children', [1, 2], /1 child|baby's mother/),
      takenBack('when did he walk away from the center', 1, /09\/12\/2026 walkaway/),
      takenBack('which staff member did he hit', 1, /struck Monitor Okonjo/),
      anothers('is he HIV positive', 1, /he is HIV positive and bipolar/),
      anothers('what are his dialysis days', 2, /on dialysis T\/Th\/S/),
      anothers('was he found with a syringe', 1, /in the next stall with a syringe/),
      absent('does he have an advance directive'),
      absent('What is his religion?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('quigley', 'Charmaine', 'Quigley-Rodd', '06/17/1994'),
    as: 'scan',
    pages: [
      `RUTH'S DOOR  women's halfway house (county contract)       TRANSFER TO TREATMENT   T-2      10-25-26
NAME   Charmaine Quigley-Rodd            BORN  6-17-94            DOC#  1180447        CAME  7-2-26
ETHNIC/LANG  white, Eng.    MARITAL  never      KIDS  2, in foster care w/ cousin
MAIL TO   c/o aunt, 33 Hop Kiln Rd, Moxley WA 98998                PHONE  none of her own
REACH    house mgr Delphine Ozment  509-555-0122 (she is the one to talk to)
EMERG    Bettye Rodd, aunt   509-555-0121        WORK  none, cannery laid off in Aug
INS      Molina   card # 200417766               AUTH  not requested
OFFICER  (prob)  parole    Tyrell Haas 509-555-0120     COURT  12-15-26 review, Yakton Co.    NEW CHARGES  none
WHY NOW  walked off 10-9, back on her own 10-23 in sock feet.  "I left because I was ashamed, not
         because I wanted to. Put me someplace with a fence."
USED     meth, smoked, half gram a day 10-9 to 10-23 (last).  2 wine coolers 10-22.  Needles: not
         since 2023.   Opioids  no     Benzos  no
COMING DOWN   slept 14 hr, eats everything, low, craving bad, picking at arms.   no shakes
ALLERGIC   clindamycin - throat swelled.    strawberries - hives       EPI PEN  no
HEALTH    asthma as kid.  teeth bad, 2 abscess.  Preg test 10-24 neg.  Depo 9-8.  ~~scabies~~ not her
MENTAL    schizoaffective.  Voices low when she takes the pill.  Seen by Glenna Faust ARNP (psych)
          509-555-0123, next 11-13-26.   No therapist, on wait list.
SUICIDAL  now (N).   TRIED  2016 pills.  2020 sheet, jail.      CUTS  arms, last Feb '26
SEIZURE   1, 2019, tramadol        HEAD  boyfriend w/ bat 2021, headaches since
HURT OTHERS / BROKE THINGS   see p2        SEX OFFENDER REG  no      GUARDIAN  no, own
BEEN HURT   mom's boyfriend 8-10.  trafficked at 15
HOSPITAL   Eastern State 3 wks 2020      TREATMENT   Sundown Ridge 60 d 2022,  Yakton IOP 2024
FAMILY   mom uses meth.  brother Travis schizophrenia, in Eastern now
RIDE     house van, Tues or Thurs only`,
      `RUTH'S DOOR        INCIDENT, copy to T-2                                 Quigley-Rodd       p2
10-9-26 5:40 pm    by D. Ozment
Ms. Q-R came in from court-ordered class upset, cousin had canceled the kids' visit. Yelled at Lucinda T. over the
dryer. Went to office, hit window with broom handle, glass broke. Nobody hurt. She said sorry, took
her coat and left. 911 not called.
~~Ms. Q-R made threat to burn the house~~    DO: Lucinda said that, not Charmaine. Crossed out 10-10.
Lucinda T. had a seizure 10-10, ER, epilepsy, she is on Keppra. She has scabies too, all bedding washed.
Damage $180, Charmaine signed to pay $20/mo.
10-24 Returned. UA meth +, all else neg. Breath .00. Apologized in group. P.O. Haas: no violation filed if
she is in a bed by 11-7.`,
      `RUTH'S DOOR        MEDICINE COUNT, goes with resident                    Quigley-Rodd       p3
drug                        how                      left        last taken
aripiprazole 10             1 am                     22          10-25 am
hydroxyzine 25              1-2 prn anxiety          40          10-24 hs
albuterol inhaler           prn                      1           -
ibuprofen 600               prn tooth                12          10-25 am
~~gabapentin 300~~          wrong line, rm 4         -           -
counted by  DO / C.Q.R.                              bag sealed  10-25-26
Belongings: 1 duffel, bible, photos of kids (Juno, Bix), reading glasses. No cash. ID card held.`,
    ],
    expected: {
      dob: '1994-06-17',
      ...livesAt(/33 Hop Kiln/i, 'Moxley', 'WA', '98998'),
      marital_status: 'Single',
      employment_status: 'Unemployed',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Bettye', 'Rodd', /555-0121/),
      ...speakWith(/Ozment/i, /555-0122/),
      carrier: 'Molina',
      subscriber_id: '200417766',
      ...seenBy('psychiatrist', /Faust/i, /555-0123/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /ashamed|with a fence|walked off/i,
      current_symptoms: /slept 14|low|craving|picking|Voices/i,
      recent_substance_abuse: /meth|wine cooler/i,
      concerns_for_withdrawal: /slept 14|craving|no shakes/i,
      medication_plan: /aripiprazole|hydroxyzine|albuterol|ibuprofen/i,
      allergies: /clindamycin|strawberries/i,
      epipen: RULED_OUT,
      transportation_required: /house van/i,
      hospitalizations: /Eastern State/i,
      residential_programs: /Sundown Ridge/i,
      other_levels_of_care: /Yakton IOP|IOP 2024/i,
      history_of_suicide_attempts: /2016|2020|pills|sheet/i,
      history_of_self_harm: /arms|Feb '26/i,
      history_of_seizures: /2019|tramadol/i,
      history_of_tbi_concussions: /\bbat\b|headaches/i,
      history_of_trauma: /mom's boyfriend|trafficked/i,
      aggression_or_property_damage: /broom|window|glass broke/i,
      probation: /prob|Haas|\byes\b|violation/i,
      upcoming_court_date: '2026-12-15',
      pending_legal_charges: RULED_OUT,
      registered_sex_offender: RULED_OUT,
      family_history: /mom uses meth|schizophrenia/i,
    },
    open: [
      ...OWN_PLAN,
      ...fields('sex_at_birth gender phone_number living_status employer parole_granted current_therapist_name'),
      ...fields('additional_treatment_or_support_needed outpatient_therapy authorization_number'),
      ...fields('sexually_inappropriate_behavior'),
    ],
    questions: [
      asked('how many aripiprazole are left', 3, /aripiprazole 10 1 am 22/),
      asked('when is court', 1, /COURT 12-15-26/),
      asked('Who is her probation officer?', 1, /Tyrell Haas/),
      asked('what was the damage to the window', 2, /Damage \$180|glass broke/),
      asked('where was she treated in 2022', 1, /Sundown Ridge 60 d 2022/),
      asked('strawberries reaction', 1, /strawberries - hives/),
      reworded('who should we phone about her', 1, /Delphine Ozment/),
      reworded('what made her so angry', 2, /canceled the kids' visit/),
      reworded('is she hearing things', 1, /Voices low/),
      reworded('what caused her convulsion', 1, /1, 2019, tramadol/),
      reworded('dental pain?', 1, /teeth bad, 2 abscess/),
      reworded('birth control', 1, /Depo 9-8/),
      takenBack('did she threaten arson', 2, /threat to burn the house/),
      takenBack('what dose of gabapentin is she on', 3, /gabapentin 300/),
      anothers('is she on Keppra for epilepsy', 2, /on Keppra/),
      anothers('is she in Eastern State hospital now', 1, /in Eastern now/),
      absent('what grade did she finish'),
      absent('is she a US citizen'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
