import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** The list a hospital makes on the way out: what to go on with, what is new, what to stop. */
export const dischargeMedications: readonly ApartRecord[] = [
  {
    person: who('vanterpool', 'Leopold', 'Vanterpool', '01/30/1978'),
    as: 'text',
    pages: [
      `                     CROSSWATER BEHAVIORAL HOSPITAL
                 MEDICATION RECONCILIATION AT DISCHARGE

Patient        Vanterpool, Leopold R.           Account      77120934
Date of birth  01/30/1978                       Admitted     10/12/2026
Unit           Adult 2                          Discharge    10/29/2026
Attending      Imogen Castellane, MD            Pharmacist   B. Rourke, PharmD
Allergies      Haloperidol (dystonia); sulfonamides (rash). No food allergies.
Weight 212 lb  Height 5'11"    eGFR 88    LFT wnl    QTc 432

CONTINUE
 Drug                      Dose       Route   When             For                 Last given
 lithium carbonate ER      900 mg     PO      bedtime          bipolar I           10/28 2100
 atorvastatin              40 mg      PO      bedtime          cholesterol         10/28 2100
 tiotropium inhaler        2 puffs    INH     morning          COPD                10/29 0800
NEW
 quetiapine                300 mg     PO      bedtime          mania, sleep        10/28 2100
 naltrexone                50 mg      PO      morning          alcohol             10/29 0800
 nicotine patch            21 mg      TD      morning          tobacco             10/29 0800
CHANGED
 metformin                 500 mg bid, was 1000 mg bid         GI upset            10/29 0800
STOP
 zolpidem 10 mg            sleepwalking
 divalproex 500 mg bid     tremor, weight
 ~~prazosin 2 mg hs~~      listed in error (BR 10/29)

Lithium level 10/27: 0.8     A1c 7.1     TSH 2.2     Breath alcohol on arrival 0.19`,
      `Vanterpool, Leopold R.    77120934                 Page 2 - RECONCILIATION NOTES

Source of home list: patient, Gilchrist Pharmacy (555-0140), wife.

1. Mr. Vanterpool was brought by police on an emergency hold after four nights without sleep
   during which he drove to two states, spent $11,000 and put his fist through a neighbor's
   windshield. He drinks "to come down," up to a liter of rum across a binge, most recently
   10/11. Cocaine twice in September. CIWA peaked at 9, no medication was needed, and he has never
   had a seizure or DTs.
2. Third psychiatric admission (2009 Crosswater, 2021 St. Ansgar). He tried to hang himself in
   2009. No self-injury otherwise.
3. Wife, Margit Vanterpool, fills his pill box. Her own lorazepam has been moved to a lock box
   at our request. Home and cell number for her: 555-0141. She is first contact.
4. Lithium + ibuprofen: counseled to avoid. He had been taking ibuprofen daily for his knee.
5. Their daughter (16) is on lamotrigine for bipolar II; his mother was "manic," died in a state
   hospital.
6. Injectable naltrexone could be given at the program; consent signed, first dose not before
   11/05.
7. Coverage: Humana Gold PPO, member H60023187, retiree plan of the Port Authority, under wife's
   name. PA for quetiapine ER denied, so IR.

Follow-up   Psychiatry: Dr. Anders Welk, 11/10/2026 at 2:40 PM, 555-0142
            Primary: Joss Tillery, NP
            Therapy: none at present
            SUD: patient accepted a residential referral and needs a ride from the hospital.

ADDENDUM 10/29 1530 BR: Sulfonamide allergy confirmed with mother-in-law? No. Confirmed with
patient: rash 1990s. Haloperidol confirmed by St. Ansgar records.`,
    ],
    expected: {
      dob: '1978-01-30',
      reason_for_seeking_treatment: /emergency hold|four nights without sleep|residential referral/i,
      recent_substance_abuse: /rum|binge|Cocaine/i,
      concerns_for_withdrawal: /CIWA peaked at 9|no medication was needed|never had/i,
      medication_plan: /lithium|atorvastatin|tiotropium|quetiapine|naltrexone|nicotine|metformin/i,
      allergies: /Haloperidol|sulfonamide/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /hang himself/i,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /windshield/i,
      hospitalizations: /Third psychiatric admission|St\. Ansgar|Crosswater/i,
      family_history: /manic|state hospital|lamotrigine/i,
      current_psychiatrist_name: /Anders Welk/i,
      current_psychiatrist_phone: /555-0142/,
      current_pcp_name: /Joss Tillery/i,
      next_appointment: '2026-11-10',
      transportation_required: /needs a ride/i,
      carrier: 'Humana',
      subscriber_id: 'H60023187',
      contact_person_name: /Margit Vanterpool/i,
      contact_person_phone: /555-0141/,
      marital_status: 'Married',
    },
    open: [
      'sex_at_birth',
      'gender',
      'current_symptoms',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'subscriber_firstname',
      'subscriber_lastname',
      'subscriber_employer',
      'outpatient_therapy',
      'current_therapist_name',
      'additional_treatment_or_support_needed',
      'living_status',
      'employment_status',
      'pending_legal_charges',
    ],
    questions: [
      asked('lithium level', 1, /0\.8/),
      asked('dose of quetiapine?', 1, /quetiapine/),
      asked('why was zolpidem stopped', 1, /sleepwalking/),
      asked('What is the QTc?', 1, /QTc 432/),
      asked('when was lithium last given', 1, /lithium.*10\/28 2100/),
      reworded('which drug is he on for cravings to drink', 1, /naltrexone/),
      reworded('what damage did he do', 2, /windshield/),
      reworded('how did he attempt suicide', 2, /hang himself/),
      reworded('may he have advil', 2, /ibuprofen: counseled to avoid/),
      reworded('when could he get the vivitrol shot', 2, /not before 11\/05|Injectable naltrexone/),
      reworded('how much money did he blow', 2, /\$11,000/),
      takenBack('does he take prazosin', 1, /prazosin 2 mg hs/),
      anothers('lorazepam at home for him?', 2, /Her own lorazepam/),
      anothers('Does he take lamotrigine?', 2, /daughter \(16\) is on lamotrigine/),
      absent('has he been tested for HIV'),
      absent('is he a smoker of cannabis'),
      absent('what is the group number'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('szymborska', 'Odalys', 'Szymborska', '09/17/1969'),
    as: 'scan',
    pages: [
      `Pinnace Bay Community Hospital            DISCHARGE MED LIST  - give copy to next provider
                                          printed 10/21/26 11:07 by dhollis
SZYMBORSKA, ODALYS M   57 F   DOB: Sep 17 1969   ACCT PB-331806   D/C TO: Recovery program/TBD
ALLERGIES: Tramadol (seizure 2018)   IV contrast (throat tight)   Penicillin - DELABELED 2025

   Take?   Medicine                     How much / how often              Next dose due
   [X]yes  CARVEDILOL 6.25 mg           1 tab 2x a day w/ food            tonight 6 pm
   [X]yes  SPIRONOLACTONE 50 mg         1 tab each morning                10/22 8 am
   [X]yes  LACTULOSE 30 mL              3x a day, 2-3 soft stools         today 2 pm
   [X]yes  RIFAXIMIN 550 mg             2x a day (co-pay card inside)     tonight 6 pm
   [X]yes  THIAMINE 100 mg              1 a day                           10/22 8 am
   [X]yes  BACLOFEN 10 mg               3x a day for craving              today 2 pm
   [X]yes  MIRTAZAPINE 15 mg            bedtime                           tonight 9 pm
   [ ]NO   ACETAMINOPHEN over 2 g/day   liver
   [ ]NO   CHLORDIAZEPOXIDE             finished in hospital 10/18
   [ ]NO   NAPROXEN                     bled on it (ulcer 10/2026)
   [ ]NO   GABAPENTIN                   confusion
   ~~[X]yes  WARFARIN 5 mg~~            not this patient - removed dh 10/21 11:20

Pharmacy: Harbor Rx 555-0170 (delivered to bedside)          Reviewed w/ patient: O.S.
Reviewed by RN: D. Hollis     Questions answered: yes     Interpreter: Polish, by video`,
      `SZYMBORSKA, ODALYS M         PB-331806         WHY YOU WERE HERE / PLAN          2 of 3

You came in on 10/11 vomiting blood. A bleeding ulcer was clipped. You have cirrhosis from alcohol
(MELD 14) and had fluid taken off the belly (4 L). You told us you drank about a bottle of
vodka every two days and that your last drink was the night of 10/10. You had shakes and saw
spiders on 10/13 and needed Librium. You did not have a seizure this time. Your only seizure was
the one on tramadol. You have not tried to harm yourself or end your life.

WHAT TO DO
 - No alcohol. You asked for a 28 day program; social work (Hamish Orr 555-0171) sent papers.
   It must have a nurse for lactulose and be able to do low salt (2 g).
 - Liver clinic Dr. Fonseca Thu 11/05/2026 8:20 am.  Bring list.
 - Repeat scope 12/2026.
 - Call your doctor, Dr. Beatrix Lowell (555-0172), if black stool, confusion, fever.
 - You live alone in a rented upstairs flat. A neighbor has the key. Emergency contact: your
   niece Kasia Nowicka 555-0173.
 - You are on disability (SSDI) since 2020 for your back. Medicare 5TT2-AJ6-KC30 and state Medicaid.
 - Husband: deceased 2017.`,
      `SZYMBORSKA, ODALYS M         PB-331806         FAMILY / CAREGIVER PAGE           3 of 3

Completed with niece. Niece's answers are about herself where marked (N).

 Anyone at home drink?              no one else at home.   (N) 2 glasses wine on weekends
 Guns?                              no
 Who manages pills?                 (N) will fill box Sundays.  (N) takes warfarin & knows boxes
 Family illness                     mother - stroke;  brother - alcohol, died 1999 in a car
 Anything staff should know?        She gets loud when confused, threw a tray 10/14. Not like her.
 Past programs                      Gull Point 30 days, 2016.  AA in Polish, Thursdays.
 Car?                               no, lost license 2016.  Needs someone to drive her.`,
    ],
    expected: {
      dob: '1969-09-17',
      reason_for_seeking_treatment: /vomiting blood|28 day program/i,
      recent_substance_abuse: /vodka|last drink/i,
      concerns_for_withdrawal: /shakes|spiders|Librium|CHLORDIAZEPOXIDE/i,
      medication_plan: /CARVEDILOL|SPIRONOLACTONE|LACTULOSE|RIFAXIMIN|THIAMINE|BACLOFEN|MIRTAZAPINE/i,
      allergies: /Tramadol|IV contrast/i,
      history_of_seizures: /tramadol|seizure 2018/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /threw a tray|loud when confused/i,
      hospitalizations: /10\/11|bleeding ulcer/i,
      residential_programs: /Gull Point/i,
      family_history: /stroke|brother - alcohol/i,
      transportation_required: /drive her/i,
      current_pcp_name: /Beatrix Lowell/i,
      current_pcp_phone: /555-0172/,
      next_appointment: '2026-11-05',
      marital_status: 'Widowed',
      living_status: 'Rental',
      employment_status: 'Disability',
      emergency_contact_primary_firstname: 'Kasia',
      emergency_contact_primary_lastname: 'Nowicka',
      emergency_contact_primary_phone: /555-0173/,
      subscriber_id: '5TT2-AJ6-KC30',
      carrier: 'Medicare',
      additional_treatment_or_support_needed: /nurse for lactulose|low salt|Interpreter/i,
    },
    open: [
      'sex_at_birth',
      'gender',
      'current_symptoms',
      'contact_person_name',
      'contact_person_phone',
      'other_levels_of_care',
      'outpatient_therapy',
      'pending_legal_charges',
    ],
    questions: [
      asked('how much lactulose', 1, /LACTULOSE 30 mL/),
      asked('MELD score?', 2, /MELD 14/),
      asked('What happened with tramadol?', [1, 2], /seizure 2018|on tramadol/),
      asked('when is the liver clinic', 2, /11\/05\/2026/),
      asked('does she need an interpreter', 1, /Interpreter: Polish/),
      reworded('can she have ibuprofen-like painkillers', 1, /NAPROXEN/),
      reworded('is the penicillin allergy still valid', 1, /DELABELED 2025/),
      reworded('was she hallucinating', 2, /spiders/),
      reworded('what does she take to curb the urge to drink', 1, /BACLOFEN/),
      reworded('earlier rehab stay', 3, /Gull Point 30 days/),
      reworded('does she own firearms', 3, /Guns\?/),
      takenBack('dose of warfarin', 1, /WARFARIN 5 mg/),
      anothers('is she on a blood thinner?', 3, /takes warfarin & knows boxes/),
      anothers('does she drink wine on weekends', 3, /2 glasses wine on weekends/),
      absent('is she on buprenorphine'),
      absent('does she have an open court case'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'insurance'],
  },
];
