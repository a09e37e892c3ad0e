import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';

/** A shelter's assessment: coded answers and boxes, some in two columns. */
export const shelterIntake: readonly ApartRecord[] = [
  {
    person: who('nakai', 'Waylon', 'Nakai', '10/09/1985'),
    as: 'text',
    pages: [
      `HMIS Coordinated Entry Assessment v3        Site: Cedar Street Navigation Ctr    10/24/2026
Client: Waylon Nakai        DOB: 10/09/1985 (full)     Gender: Man     Vet: No
Bed: M-22     Assessor: prisca.l     Household type: single adult     HoH: self

1. LIVING SITUATION
   Prior night:            place not meant for habitation (wash behind the flea market)
   Length of stay there:   more than 90 days       Times homeless past 3 yrs: 4 or more
2. INCOME / NON-CASH       SNAP  Y     SSI  N     SSDI  N    Earned  N     Tribal per cap  Y
3. HEALTH INSURANCE        Medicaid Y (AHCCCS, Mercy Care)  ID A66120957   Medicare N   IHS Y
4. DISABLING CONDITIONS              has?      long term?      getting help?
   Physical                          Yes       Yes             No
   Developmental                     No        -               -
   Chronic health (HTN, gout)        Yes       Yes             Yes
   HIV/AIDS                          Refused   -               -
   Mental health                     Yes       Yes             No
   Alcohol                           Yes       Yes             No
   Drug                              No        -               -
5. DOMESTIC VIOLENCE       No`,
      `Nakai, Waylon         HMIS CE Assessment                                  pg 2 of 2

6. VULNERABILITY (read aloud, mark one)                                   YES   NO   REF
   a. Taken to hospital by ambulance in past 6 months                     (x)   ( )  ( )   how many: 5
   b. Been in a drunk tank or jail, past 6 months                         (x)   ( )  ( )   overnight x2
   c. Attacked or beaten up since homeless                                (x)   ( )  ( )   ribs, Aug
   d. Threatened or hurt someone, past year                               ( )   (x)  ( )
   e. Tried to harm yourself, past year                                   ( )   (x)  ( )
   f. Legal stuff going on now, court or fines                            ( )   (x)  ( )
   g. Ever had a head injury with blackout                                (x)   ( )  ( )   rodeo 2006
   h. Ever had fits or seizures                                           (x)   ( )  ( )   alcohol
   i. Medicines you sell or do not take as told                           (x)   ( )  ( )   lost bag
   j. Kicked out of housing for drinking                                  (x)   ( )  ( )

NOTES   Drinks vodka and hand sanitizer mixed w/ Gatorade, starts on waking. Last drink 6:30
this morning. Gets "the sweats and the bugs." Says the last fit was in July at the bus station. He
did 45 days at Red Mesa Wellness Lodge in 2022 and was sober till his auntie Verna passed from
cirrhosis. Would go to treatment tomorrow if there is a sweat lodge or a native counselor. Bee
allergy, no pen.   Meds he should have: lisinopril, allopurinol.
Bunkmate Curtis B. has a service dog and hep C, wants to come too - separate referral.
Correction prisca.l 10/25: question 5 was answered Yes at first in error, changed to No.
Struck 10/25: "client has TB" (nurse read the wrong skin test).
Contact: sister Charlene Nakai, Chinle, 928-555-0170`,
    ],
    expected: {
      dob: '1985-10-09',
      gender: 'Man',
      living_status: 'Unhoused',
      carrier: 'Medicaid/MCO',
      subscriber_id: 'A66120957',
      recent_substance_abuse: /vodka|hand sanitizer|alcohol/i,
      concerns_for_withdrawal: /sweats and the bugs|last fit|fits/i,
      history_of_seizures: /alcohol|fit|yes/i,
      history_of_tbi_concussions: /rodeo|yes/i,
      aggression_or_property_damage: /\bno\b/i,
      pending_legal_charges: /\bno\b/i,
      allergies: /Bee/i,
      epipen: /\bno\b/i,
      medication_plan: /lisinopril|allopurinol/i,
      residential_programs: /Red Mesa/i,
      family_history: /cirrhosis/i,
      contact_person_name: /Charlene Nakai/i,
      contact_person_phone: /555-0170/,
    },
    open: [
      'employment_status',
      'history_of_self_harm',
      'history_of_suicide_attempts',
      'history_of_trauma',
      'hospitalizations',
      'additional_treatment_or_support_needed',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'marital_status',
      'sex_at_birth',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'probation',
      'legal_guardianship_status',
    ],
    questions: [
      asked('last drink', 2, /Last drink 6:30/),
      asked('what is his AHCCCS id', 1, /A66120957/),
      asked('when was the last fit', 2, /last fit was in July/),
      asked('Does he have a developmental disability?', 1, /Developmental No/),
      reworded('where has he been sleeping', 1, /wash behind the flea market|not meant for habitation/),
      reworded('how many er trips by squad lately', 2, /how many: 5/),
      reworded('tbi?', 2, /rodeo 2006/),
      reworded('does he drink anything other than liquor', 2, /hand sanitizer/),
      reworded('does he carry epinephrine', 2, /no pen/),
      reworded('cultural needs', 2, /sweat lodge or a native counselor/),
      reworded('next of kin', 2, /Charlene Nakai/),
      takenBack('does he have tb', 2, /client has TB/),
      anothers('does he have a service dog', 2, /Curtis B\. has a service dog/),
      anothers('hep c?', 2, /Curtis B\. has a service dog and hep C/),
      anothers('cirrhosis', 2, /Verna passed from cirrhosis/),
      absent('does he take insulin'),
      absent('who is his doctor'),
    ],
    summary: ['substances', 'withdrawal', 'medical', 'medications', 'insurance'],
  },
  {
    person: who('castellanos', 'Yesenia', 'Castellanos', '03/29/1990'),
    as: 'scan',
    pages: [
      `HOPE DOORWAY  emergency shelter for women & kids            GUEST INTAKE      staff  mw
FAX  10/25/26 19:02                                                                p1

First  Yesenia        Last  Castellanos       b-day  3/29/90     language  Spanish / English
Tonight with you (names, ages)   Mateo 9,  Luz 4
Last address   motel, Rte 30   before that Harmon Ave w/ husband       Married? sep since July
Phone   815-555-0186 (text only)             Safe to call?   [ ] Y  [/] N

Why are you here tonight   He found the motel. The night clerk called police. He was arrested, not
me. My order of protection is good until 1/4/27.

HEALTH   circle what you have:     asthma    DIABETES    high blood    SEIZURES   hepatitis
         pregnant   TB   heart        (staff: she circled diabetes for herself. The circle on
         seizures is Mateo, he takes Keppra, meds in fridge 2)
Your medicines   metformin 1000 twice a day, glipizide.    Need fridge?  no
Allergies   eggs - vomit,  Tramadol - "crazy itch"
Doctor   Dra. Pilar Montiel at Clinica Esperanza 815-555-0187

DRUGS/ALCOHOL (honest answers do not get you turned away)
   Alcohol   [/] never   [ ] sometimes  [ ] daily
   Pills     [ ] never   [ ] sometimes  [/] daily     which: Norco & Soma, 10 and 4
   Needles   [/] never   [ ] past       [ ] now
   Last time   this am      If you stop   shake, can't sit, once passed out, no convulsion`,
      `HOPE DOORWAY      GUEST INTAKE                                Castellanos      p2

SAFETY   Thoughts of hurting self   [ ] now  [/] past  [ ] never     When: "after the baby died 2019"
         Ever act on it             [ ] yes  [/] no
         Hurt others                [ ] yes  [/] no       (staff: husband told police she threw a pan.
         Police report says he threw it.)
         Cutting/burning            [ ] yes  [/] no
         Childhood                  uncle, from 7 to 11, told nobody till now
LEGAL    Probation/parole  no     Warrants  no     Custody case  hearing 12/3/26
         Immigration  - didn't ask -
MONEY    link card, job at laundry 3 days.   Insurance  Molina, card says 10055 87 204
PLAN     Wants detox but only with kids near. Sister-in-law no, she uses. DV advocate: Hana
         Brzezinski x12.  Told her about Mother-Child Recovery at Aurora.
OTHER    Lice check ok. ~~Has bedbugs~~ no - that's room 8, mw.
         Ms. Dorsey in the next bed says Yesenia "nods" at dinner. Ms. Dorsey is on methadone
         and is HIV pos, (don't put others' info here!! mw/supervisor)
         Needs car seat and someone to drive, no car.`,
    ],
    expected: {
      dob: '1990-03-29',
      phone_number: /555-0186/,
      marital_status: 'Separated',
      living_status: 'Shelter',
      employment_status: 'Part-time',
      carrier: 'Molina',
      subscriber_id: /10055\s?87\s?204/,
      recent_substance_abuse: /Norco|Soma|Pills/i,
      concerns_for_withdrawal: /shake|can't sit|passed out/i,
      history_of_seizures: /\bno convulsion|\bno\b/i,
      history_of_suicide_attempts: /\bno\b/i,
      history_of_self_harm: /\bno\b/i,
      aggression_or_property_damage: /\bno\b/i,
      history_of_trauma: /uncle/i,
      allergies: /eggs|Tramadol/i,
      medication_plan: /metformin|glipizide/i,
      current_pcp_name: /Montiel/i,
      current_pcp_phone: /555-0187/,
      upcoming_court_date: '2026-12-03',
      probation: /\bno\b/i,
      parole_granted: /\bno\b/i,
      transportation_required: /someone to drive|no car/i,
    },
    open: [
      'reason_for_seeking_treatment',
      'current_symptoms',
      'address',
      'additional_treatment_or_support_needed',
      'pending_legal_charges',
      'contact_person_name',
      'contact_person_phone',
      'family_history',
      'employer',
      'sex_at_birth',
    ],
    questions: [
      asked('what medicines does she take', 1, /metformin 1000/),
      asked('order of protection good until when', 1, /until 1\/4\/27/),
      asked('Who is her doctor?', 1, /Pilar Montiel/),
      asked('custody hearing date', 2, /12\/3\/26/),
      reworded('opioids daily?', 1, /Norco & Soma|\[\/\] daily/),
      reworded('ivdu', 1, /Needles \[\/\] never/),
      reworded('was she molested', 2, /uncle, from 7 to 11/),
      reworded('how old are her kids', 1, /Mateo 9, Luz 4/),
      reworded('ok to ring her', 1, /text only|Safe to call\? \[ \] Y \[\/\] N/),
      reworded('lost a child?', 2, /after the baby died 2019/),
      reworded('blood sugar problem', 1, /diabetes/i),
      takenBack('bedbugs?', 2, /Has bedbugs/),
      anothers('does she take keppra', 1, /Mateo, he takes Keppra/),
      anothers('hiv pos?', 2, /is HIV pos/),
      anothers('is she on methadone', 2, /Ms\. Dorsey is on methadone/),
      absent('sober date'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'legal', 'insurance'],
  },
];
