import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a crisis team that drives out, or the sobering center it drives to, writes of one encounter. */
export const mobileCrisis: readonly ApartRecord[] = [
  {
    person: who('crenshaw', 'Deja', 'Crenshaw', '12/02/1995'),
    as: 'scan',
    pages: [
      `COUNTY MOBILE RESPONSE TEAM 2        FIELD ENCOUNTER          inc# 26-10-7741
CLIENT  CRENSHAW, DEJA M     DOB 12-02-95    F   ph 414-555-0147    DATE 10/22/26  disp 1933 arr 1951
LOC: laundromat 2700 blk Vine      CALLER: attendant      LE on scene: [x]Y [ ]N   Ofc. Rutkowski

NARR  Attendant rpts female yelling at dryers. On arr 30yo F seated on floor, soaked, no shoes, cooperative
w/ female responder. States she has been up 6 days on "ice," last hit noon today, & GHB to come
down, "capful every couple hrs round the clock since August". States if she sleeps thru a dose she wakes
up shaking & hearing helicopters. Denies etoh. Denies any fit ever. No wpns found.

SUICIDE   current ideation [ ]Y [x]N     plan [ ]Y [x]N     hx attempt [x]Y [ ]N  bridge 2022, pulled back
HOMICIDE  ideation [ ]Y [x]N             hx violence [ ]Y [x]N
SELF-INJ  [ ]Y [x]N
PSYCHOSIS AH [x]Y [ ]N   VH [ ]Y [x]N   paranoia [x]Y [ ]N  "Marcus put cameras in the lint"
MEDICAL   HR 128  BP 148/90  T 99.8  glu 96.  abscess L forearm, 3 cm, draining
Allergy:  see next page        Meds: Abilify 10 (out 3 wk), PrEP

A male bystander, "Marcus", also intox, yelled that HE has HIV and hepatitis and would spit. LE took him
on a warrant. He was not our client.`,
      `COUNTY MOBILE RESPONSE TEAM 2        inc# 26-10-7741        CRENSHAW, DEJA M       pg 2

2015  Sister Tasha by phone 414-555-0148: dx schizoaffective, 3 stays at County Complex, last in April.
      Allergic to Haldol, "neck locks up", and Bactrim rash. Their mom also has schizophrenia. Deja
      lost her apt in July, has been at trap houses. SSDI, Tasha is payee. Has a case mgr at Outreach
      Partners, Ms. Vang. UHC Community Plan, ID 1157-2204-90.
2031  Tasha adds: was raped at the bus depot in 2022, before the bridge.
2040  Reported allergy to vancomycin - VOID, radio traffic for other unit.
2055  Client agrees to Sobering Ctr. Transported seated, no restraints.
2120  Handoff to RN Dietz. GHB w/d explained: may need baclofen/phenobarb, high risk. Abscess to be I&D'd.

DISPO  [ ] home  [ ] jail  [ ] ED  [x] Sobering Ctr -> refer residential dual dx when cleared
FU     MRT call back 10/24 1000.  Court: none per CCAP.   Prob/parole: none per CCAP.
       Client's words: "I want somewhere with a door that locks and a nurse."
                              Janelle Okafor-Reyes LPC #77   /  P. Dunn EMT-P`,
    ],
    expected: {
      dob: '1995-12-02',
      phone_number: /555-0147/,
      sex_at_birth: 'Female',
      recent_substance_abuse: /\bice\b|GHB/i,
      concerns_for_withdrawal: /shaking|hearing helicopters|GHB w\/d|high risk/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /bridge|\by\b|yes/i,
      history_of_self_harm: /\bn\b|\bno\b/i,
      aggression_or_property_damage: /\bn\b|\bno\b/i,
      history_of_trauma: /raped/i,
      current_symptoms: /helicopters|AH|paranoia|cameras in the lint|up 6 days/i,
      allergies: /Haldol|Bactrim/i,
      medication_plan: /Abilify|PrEP/i,
      hospitalizations: /County Complex/i,
      family_history: /schizophrenia/i,
      employment_status: 'Disability',
      subscriber_id: '1157-2204-90',
      probation: /none/i,
      reason_for_seeking_treatment: /door that locks/i,
    },
    open: [
      'living_status',
      'carrier',
      'gender',
      'upcoming_court_date',
      'pending_legal_charges',
      'contact_person_name',
      'contact_person_phone',
      'additional_treatment_or_support_needed',
      'transportation_required',
      'next_appointment',
      'parole_granted',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_phone',
      'legal_guardianship_status',
    ],
    questions: [
      asked('when was the last hit', 1, /last hit noon/),
      asked('incident number', [1, 2], /26-10-7741/),
      asked('who is her case mgr', 2, /Ms\. Vang/),
      asked('Where was she transported?', 2, /Sobering Ctr/),
      reworded('how often does she take g', 1, /capful every couple hrs/),
      reworded('previous suicidal act', 1, /bridge 2022/),
      reworded('skin infection?', 1, /abscess L forearm/),
      reworded('antipsychotic that gave her dystonia', 2, /Haldol/),
      reworded('who handles her money', 2, /Tasha is payee/),
      reworded('psych admits', 2, /3 stays at County Complex/),
      reworded('did they find a knife or gun on her', 1, /No wpns found/),
      reworded('housing', 2, /lost her apt in July|trap houses/),
      takenBack('vancomycin allergy?', 2, /allergy to vancomycin/),
      anothers('is she hiv positive', 1, /HE has HIV/),
      anothers('warrant?', 1, /on a warrant/),
      anothers('did she threaten to spit on anyone', 1, /would spit/),
      absent('is she diabetic'),
      absent('last dental visit'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('hodgdon', 'Ansel', 'Hodgdon', '07/27/1964'),
    as: 'text',
    strange: [3],
    pages: [
      `Three Rivers Sobering & Stabilization                                   GUEST EPISODE SUMMARY
Ansel Hodgdon  -  07/27/1964  -  arrived 10/23/2026 22:10 by patrol car  -  left 10/25/2026 09:00

Mr. Hodgdon was found by a river patrolman asleep against a piling with the tide coming in. He
blew 0.31. He walked with one arm held. This is his sixth stay with us since the first of the
year; on the fourth he left in an ambulance because of a convulsion in the shower (August 9).

At 04:00 on the 24th he was trembling and told the attendant that there were men on the roof. We
gave him diazepam 10 mg by mouth at 04:10, 06:00 and 10:00 under our standing order. By supper
he was himself.
      ~~Insulin 6 units at 18:00.~~  wrong guest's line, E.L.
He ate, and told Nurse Bramwell about himself, as follows.

He was a tugboat engineer for thirty years and has a pension and a bad shoulder. He is a widower
and sleeps on his boat, the Edith B., which is paid for, at Slip 14, Corliss Marina, Tollgate, ME
04999. He has drunk fortified wine every day since Edith's stroke; about three bottles. He
takes, or is supposed to take, hydrochlorothiazide, and vitamin B1. Aspirin makes him bleed
from the stomach. He says that he once, in 2020, went over the side on purpose with a
chain round his waist, and a lobsterman got him out.`,
      `Three Rivers Sobering & Stabilization        Ansel Hodgdon 07/27/1964                 page 2

Other matters. In the day room on the 24th the guest in cot 3 broke a chair and struck a
volunteer. Mr. Hodgdon took no part. The shift sheet which lists him as the aggressor was filled
in for the wrong cot and has been torn up; we mention it since a copy had gone to you by mistake.

He has no charges; the patrolman wrote no ticket. His nephew Silas is the one with the court case.
Silas (207-555-0132) is the only family and may be told where he is.

He has been to the Mariners' Cure at Port Hale, 1999, ninety days, "and it took for eleven years."
He has Medicare, 7RD2-KX5-PT08, and MaineCare as second. He has never had a psychiatrist.

He would go "if there's a window on the water." He needs clothing, a ride, and somebody to look in on
a one-eyed dog called Bosun.

Seen on leaving by Dr. Prudence Alder of the street clinic, 207-555-0134, who will be his doctor;
she has him down for November 12, 2026 for the shoulder.              Ezra Lunt, manager`,
      `Three Rivers Sobering & Stabilization                                   GUEST EPISODE SUMMARY
Anselm Hodgkins  -  02/27/1984  -  arrived 10/24/2026 13:30 walked in  -  left 10/24/2026 23:15

Mr. Hodgkins came in having taken methamphetamine. He is allergic to penicillin. He broke a chair
and struck a volunteer, and was taken by the police, who say that he is on parole for arson. He
has hepatitis C. He takes olanzapine. He lives with his sister at 9 Mill Road. He has MaineCare.`,
    ],
    expected: {
      dob: '1964-07-27',
      address: /Slip 14,? Corliss Marina/i,
      city: 'Tollgate',
      state: /ME|Maine/,
      zip: '04999',
      marital_status: 'Widowed',
      employment_status: 'Retired',
      recent_substance_abuse: /fortified wine|three bottles|0\.31/i,
      concerns_for_withdrawal: /trembling|men on the roof|convulsion|diazepam/i,
      history_of_seizures: /convulsion/i,
      history_of_suicide_attempts: /went over the side on purpose|chain round his waist/i,
      medication_plan: /hydrochlorothiazide|vitamin B1/i,
      allergies: /Aspirin/i,
      residential_programs: /Mariners' Cure/i,
      pending_legal_charges: /\bno\b/i,
      carrier: 'Medicare',
      subscriber_id: /7RD2-?KX5-?PT08/,
      current_pcp_name: /Prudence Alder/i,
      current_pcp_phone: /555-0134/,
      next_appointment: '2026-11-12',
      transportation_required: /a ride/i,
    },
    open: [
      'living_status',
      'contact_person_name',
      'contact_person_phone',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'hospitalizations',
      'aggression_or_property_damage',
      'other_levels_of_care',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'additional_treatment_or_support_needed',
      'current_psychiatrist_name',
      'history_of_trauma',
      'history_of_self_harm',
      'family_history',
    ],
    questions: [
      asked('what did he blow', 1, /0\.31/),
      asked('When is his appointment with Dr. Alder?', 2, /November 12, 2026/),
      asked('medicare number', 2, /7RD2-KX5-PT08/),
      asked('how many stays this year', 1, /sixth stay/),
      reworded('hx withdrawal sz', 1, /convulsion in the shower/),
      reworded('did he try to drown himself', 1, /over the side on purpose/),
      reworded('seeing things', 1, /men on the roof/),
      reworded('benzos given there?', 1, /diazepam 10 mg/),
      reworded('where does he live', 1, /sleeps on his boat|Slip 14/),
      reworded('longest sobriety', 2, /it took for eleven years|eleven years/),
      reworded('what did he do for a living', 1, /tugboat engineer/),
      reworded('any pet', 2, /one-eyed dog/),
      reworded('did he strike the volunteer', 2, /took no part/),
      takenBack('was he given insulin', 1, /Insulin 6 units/),
      anothers('is he on parole', 3, /on parole for arson/),
      anothers('penicillin allergy', 3, /allergic to penicillin/),
      anothers('does he have hepatitis c', 3, /has hepatitis C/),
      anothers('history of stroke?', 1, /Edith's stroke/),
      absent('does he use tobacco'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
