import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What a county's access line keys in or writes down while somebody calls about treatment. */
export const countyAccessLine: readonly ApartRecord[] = [
  {
    person: who('quintero', 'Marisela', 'Quintero-Holt', '04/17/1988'),
    as: 'text',
    pages: [
      `ALDER COUNTY BEHAVIORAL HEALTH - ACCESS & CRISIS LINE            SUD CALL SCREENING     v7.2
Call ID 26-118804     10/27/2026 14:12-14:51     Screener: K. Obuya, CADC-II     Lang: English
==============================================================================================
CALLER              [X] Beneficiary    [ ] Family    [ ] Provider    [ ] Jail/Probation
Name (last, first)  QUINTERO-HOLT, MARISELA              DOB 04/17/1988     Age 38
Sex at birth F      Gender: Woman       Pronouns she/her
Street  2290 Pepperwood Ct #14     City  Fern Valley     ST CA     ZIP 95990
Phone   530-555-0142  cell, OK to leave msg  [X] Y [ ] N      Email  mquin88@mail.example
Marital  [ ] S  [ ] M  [X] Sep  [ ] Div  [ ] Wid      Employment  [ ] FT [X] PT [ ] Unemp [ ] Dis
Employer  Nopal Grill (server, 22 h/wk)               Housing  rents apartment, w/ 2 kids
Medi-Cal  [X] Active (MEDS checked)    CIN 91347726D    Aid code M1    Res. county Alder  [X]
Other health coverage  none            Emerg. contact  Beatriz Holt (mother-in-law) 530-555-0143

IMMEDIATE RISK (ask all)                              NO    YES    Detail
 1 In danger right now?                               [X]   [ ]
 2 Thoughts of suicide today?                         [X]   [ ]
 3 Suicide attempt, ever?                             [ ]   [X]    2011, took Tylenol, ER overnight
 4 Self-injury (cut, burn)?                           [ ]   [X]    cut thighs as teen, none since 2006
 5 Thoughts of hurting others / violent incident?     [X]   [ ]
 6 Seizure, ever?                                     [X]   [ ]
 7 Head injury w/ loss of consciousness?              [ ]   [X]    car accident 2019, concussion
 8 Pregnant?                                          [X]   [ ]    test 10/20 neg
 9 Injection use?                                     [X]   [ ]
10 On probation / parole / PRCS?                      [X]   [ ]
11 Open charges?                                      [ ]   [X]    DUI 9/5/26, arraign 11/19/2026

PRIORITY LEVEL   ( ) Emergent   (X) Urgent   ( ) Routine`,
      `QUINTERO-HOLT, M.      CIN 91347726D       Call 26-118804                    Page 2 of 2

SUBSTANCE              Freq          Amount              Route    Age 1st   Last use
Alcohol                daily         fifth of tequila    oral     15        10/27 0700
Methamphetamine        2-3x/wk       quarter gram        smoked   29        10/25
Cannabis               denies
Opioids                denies
Tobacco / vape         daily         vape                -        16        today

DIMENSION 1   "Hands go like this" when she waits past noon; vomits, sweats. Woke up seeing spiders
              once in August. No detox ever.                                     Risk rating  3
DIMENSION 2   Hypothyroid, takes levothyroxine 88 mcg. Allergic to penicillin (hives) and latex.
              No EpiPen. PCP Dr. Nalini Roth, Fern Valley Health Ctr, 530-555-0144.   Rating  1
DIMENSION 3   Sertraline 100 from PCP, ran out 2 wks ago. Cries daily, not sleeping. No psychiatrist.
              Saw therapist at Manzanita Counseling 2022-23. Ex-husband (Dale) choked her twice,
              last July. Eating disorder - no.                                   Rating  2
DIMENSION 4   Action. "I got pulled over with my son in the back seat. That's it. I'm done."
DIMENSION 5   Relapsed 3 wks after Pathways perinatal residential (60 d, 2021).  Rating  3
DIMENSION 6   Dale drinks, still comes by; he has hep C and is on parole. His brother Rick deals.
              CPS: open case, worker F. Amadi. Kids 6 & 3.  License suspended, no ride.

CALL NOTES  14:12 warm transfer from 211. 14:30 Cl. asked for a place that takes kids. 14:38 Cl.'s
mother-in-law came on the line: her own father died of seizures off whiskey, worried. Cl's mom
alcoholic, sober now; sister has schizophrenia.
14:44 ~~Cl. states she takes Xanax from a friend~~ struck KO - misheard, "Zantac". 14:47 correction:
line "homeless" entered at 14:15 is void, see Housing above.

ASAM PROVISIONAL LOC   3.7 WM  ->  3.1 perinatal
REFERRAL   1) Ridgeline Withdrawal Mgmt - bed hold to 10/28 noon   2) Casa Nueva, interview
           11/03/2026 10:00 by phone    Auth/Referral # AC-26-5520
TIMELY ACCESS  Offered appt within 48 h [X]     NOABD sent [ ]     Interpreter declined [X]
                                                       K. Obuya CADC-II   10/27/2026 15:02`,
    ],
    expected: {
      dob: '1988-04-17',
      sex_at_birth: 'Female',
      gender: 'Woman',
      address: /2290 Pepperwood/i,
      city: 'Fern Valley',
      state: 'CA',
      zip: '95990',
      phone_number: /555-0142/,
      email_id: 'mquin88@mail.example',
      marital_status: 'Separated',
      employment_status: 'Part-time',
      employer: /Nopal Grill/i,
      living_status: 'Rental',
      carrier: 'Medicaid/MCO',
      subscriber_id: '91347726D',
      authorization_number: 'AC-26-5520',
      emergency_contact_primary_firstname: 'Beatriz',
      emergency_contact_primary_lastname: 'Holt',
      emergency_contact_primary_phone: /555-0143/,
      reason_for_seeking_treatment: /pulled over|I'm done|place that takes kids/i,
      current_symptoms: /Cries daily|not sleeping/i,
      recent_substance_abuse: /tequila|Alcohol|Methamphetamine/i,
      concerns_for_withdrawal: /Hands go|vomits|sweats|spiders/i,
      medication_plan: /levothyroxine|Sertraline/i,
      allergies: /penicillin|latex/i,
      epipen: RULED_OUT,
      transportation_required: /no ride|License suspended/i,
      current_pcp_name: /Nalini Roth/i,
      current_pcp_phone: /555-0144/,
      next_appointment: '2026-11-03',
      residential_programs: /Pathways/i,
      outpatient_therapy: /Manzanita/i,
      history_of_self_harm: /cut thighs|yes/i,
      history_of_suicide_attempts: /Tylenol|yes/i,
      eating_disorder: /\bno\b/i,
      history_of_trauma: /choked her/i,
      history_of_seizures: /\bno\b|Seizure, ever/i,
      history_of_tbi_concussions: /concussion|car accident/i,
      aggression_or_property_damage: /\bno\b|violent incident/i,
      pending_legal_charges: /DUI/i,
      probation: /\bno\b|On probation/i,
      upcoming_court_date: '2026-11-19',
      family_history: /alcoholic|schizophrenia/i,
    },
    open: [
      'parole_granted',
      'additional_treatment_or_support_needed',
      'hospitalizations',
      'other_levels_of_care',
      'current_psychiatrist_name',
      'current_therapist_name',
      'legal_guardianship_status',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('When was her last use of methamphetamine?', 2, /10\/25/),
      asked('what is the CIN', [1, 2], /91347726D/),
      asked('priority level', 1, /\(X\) Urgent/),
      asked('who is the CPS worker', 2, /F\. Amadi/),
      asked('how long is the bed hold', 2, /bed hold to 10\/28 noon/),
      asked('how many hours a week does she work?', 1, /22 h\/wk/),
      reworded('is she drinking liquor, how much a day', 2, /fifth of tequila/),
      reworded('any hallucinations', 2, /seeing spiders/),
      reworded('was there domestic violence', 2, /choked her twice/),
      reworded('is she expecting', 1, /test 10\/20 neg|Pregnant\? \[X\]/),
      reworded('can we leave a voicemail', 1, /OK to leave msg/),
      reworded('thyroid problem?', 2, /Hypothyroid/),
      takenBack('does she take xanax', 2, /takes Xanax from a friend/),
      takenBack('is she homeless', 2, /line "homeless" entered at 14:15 is void/),
      anothers('does she have hepatitis c', 2, /he has hep C/),
      anothers('Is she on parole?', 2, /is on parole/),
      absent('does she have diabetes'),
      absent('what is her blood pressure'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('haverty', 'Clement', 'Haverty', '11/30/1963'),
    as: 'scan',
    pages: [
      `  TAMARACK COUNTY HUMAN SERVICES         Access Line - Intake by Phone  (form HS-40, pink = chart)
  Date  10/29/26     Time 8:50 a     Worker  L. Sandoval        Call #  3317
  -------------------------------------------------------------------------------------------
  Caller   Joanne Haverty-Lund           Relation  daughter      Ph  715-555-0161
  Consumer on the line too?   (Y)  N      Consumer gave verbal OK to talk w/ daughter   (Y)  N

  CONSUMER   Clement Haverty             DOB  11-30-63          M / F    (M)
  Address    W6120 Cranberry Rd, Pine Eddy  WI  54890           Ph  715-555-0160 (landline)
  Lives      own house, alone since wife Ruth d. 2/25           Vet?  no
  Marital    widower                    Work   retired - county highway dept
  Insurance  Medicare 7HC2MW5PK40,  supplement thru county - did not have card
  Guardian/POA-HC activated?   no, own decisions
  Doctor     Dr. Owen Prusak, Pine Eddy Clinic 715-555-0162      next there  11-12-26

  WHAT'S GOING ON  (consumer's words)
    "Joanne won't bring the grandkids no more. I fell in the driveway Sunday and laid there till
    the mail came. I guess I need to dry out someplace."

  USE    Brandy, 1.75 L lasts 2 days, since Ruth.  Beer w/ supper.   Last drink  6 am today
         Pot  no       Pills  no       Other drugs  no       Smokes  1 pk
  STOPS DRINKING ->   shakes bad, sweaty, heart pounds.   Seizure?  (Y)  N    one, 3/26, in Eau
         Fork ER, kept 2 nights.     DTs?  Y  (N)
  BEFORE THIS   Detox at Birchmount, March 26, 4 days.  Residential  none.  OWI class 1998.
                Went to grief counselor Tess Amundsen, Pine Eddy, 6 times, quit.
  HEALTH   high blood pressure, afib, COPD.   O2  no.     Fell = bruised hip, xray OK 10/26
  MEDS     metoprolol 50 bid,  Eliquis 5 bid,  Spiriva.     Takes them?  "most days"
  ALLERGY  sulfa (rash).   wasps - swells up.   Has EpiPen?   Yes, in truck, expired`,
      `  HS-40  back          Haverty, Clement                                    10/29/26   LS

  SAFETY                                  never    past    now     notes
   wish to be dead                         ( )     ( )     (x)     "be with Ruth", no plan
   tried to kill self                      (x)     ( )     ( )
   hurt self on purpose                    (x)     ( )     ( )
   hurt others / broke things              ( )     (x)     ( )     put fist thru door 7/26
   guns in house                           ( )     ( )     (x)     3 deer rifles - son-in-law will
                                                                   take them tonight
   hit on head, knocked out                (x)     ( )     ( )
  LEGAL    Probation  no     Charges  none     Court  none     sex offender registry  no
  FAMILY   Father & 2 brothers "all drank."   Brother Vern: DTs in 1991, died.   Daughter Joanne
           takes Lexapro for anxiety & sees Dr. Malik (psychiatrist).   Grandson Eli - seizures,
           peanut allergy.
  GETTING THERE   license OK but truck not running.  Joanne can bring him to Eau Fork only.

  WORKER   Called Birchmount 9:20 - no beds til Mon.   Called St. Odile detox 9:35 - bed, will
           take on Eliquis if INR .. (cross out, RN says no INR for Eliquis).
           ~~Pt has pacemaker~~   wrong, that was the 8:15 caller.  LS
           ~~Uses a CPAP~~  daughter says no, was Ruth's.  LS
           Explained: ER if he stops before bed & gets shaky.   He has not decided on rehab after,
           "one thing at a time."   F/U call  10/30  9 am,  talk to Joanne first.
           County funds  n/a.      Crisis plan faxed to  715-555-0163  (NW Connections).`,
    ],
    expected: {
      dob: '1963-11-30',
      sex_at_birth: 'Male',
      address: /W6120 Cranberry/i,
      city: 'Pine Eddy',
      state: 'WI',
      zip: '54890',
      phone_number: /555-0160/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      legal_guardianship_status: 'None (own guardian)',
      carrier: 'Medicare',
      subscriber_id: '7HC2MW5PK40',
      contact_person_name: /Joanne Haverty/i,
      contact_person_phone: /555-0161/,
      reason_for_seeking_treatment: /dry out|grandkids|fell in the driveway/i,
      recent_substance_abuse: /Brandy|Beer|6 am today/i,
      concerns_for_withdrawal: /shakes|sweaty|heart pounds|Seizure/i,
      medication_plan: /metoprolol|Eliquis|Spiriva/i,
      allergies: /sulfa|wasps/i,
      epipen: /Yes|in truck|expired/i,
      transportation_required: /truck not running|Eau Fork only/i,
      current_pcp_name: /Owen Prusak/i,
      current_pcp_phone: /555-0162/,
      next_appointment: '2026-11-12',
      hospitalizations: /kept 2 nights|Eau/i,
      residential_programs: /\bnone\b/i,
      other_levels_of_care: /Birchmount/i,
      outpatient_therapy: /Amundsen|grief counselor/i,
      history_of_self_harm: /never|hurt self/i,
      history_of_suicide_attempts: /never|tried to kill/i,
      history_of_seizures: /3\/26|yes|\(Y\)/i,
      history_of_tbi_concussions: /never|knocked out/i,
      aggression_or_property_damage: /fist thru door/i,
      registered_sex_offender: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /all drank|DTs in 1991/i,
    },
    open: [
      'gender',
      'current_symptoms',
      'history_of_trauma',
      'employer',
      'upcoming_court_date',
      'current_therapist_name',
      'additional_treatment_or_support_needed',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      ...OWN_PLAN,
    ],
    questions: [
      asked('last drink?', 1, /Last drink 6 am today/),
      asked('Are there guns in the house?', 2, /3 deer rifles|guns in house/),
      asked('what did the x-ray show', 1, /xray OK 10\/26/),
      asked('when is the f/u call', 2, /F\/U call 10\/30/),
      asked('which detox has a bed', 2, /St\. Odile detox 9:35 - bed/),
      reworded('blood thinner?', 1, /Eliquis 5 bid/),
      reworded('med compliance', 1, /most days/),
      reworded('has he punched anything', 2, /fist thru door/),
      reworded('when did his spouse die', 1, /Ruth d\. 2\/25/),
      reworded('SI at present?', 2, /be with Ruth|wish to be dead/),
      reworded('may we speak with his family', 1, /verbal OK to talk w\/ daughter/),
      reworded('Is he open to a 28-day program?', 2, /not decided on rehab|one thing at a time/),
      takenBack('pacemaker?', 2, /Pt has pacemaker/),
      takenBack('does he use a cpap at night', 2, /Uses a CPAP/),
      anothers('does he take an antidepressant', 2, /takes Lexapro/),
      anothers('peanut allergy?', 2, /peanut allergy/),
      absent('does he have a hearing aid'),
      absent('what religion is he'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
