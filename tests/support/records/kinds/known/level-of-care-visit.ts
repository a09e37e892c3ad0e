import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A county nurse's visit to find what care an older man needs at home. */
export const levelOfCareVisit: ApartRecord = {
  person: who('kettleman', 'Roscoe', 'Kettleman', '05/03/1957'),
  as: 'scan',
  pages: [
    `MUSSELSHELL COUNTY AREA AGENCY ON AGING                         LEVEL OF CARE DETERMINATION - HOME VISIT
Assessor: Wilhelmina Stark, RN, BSN   406-555-0166                Date of visit: 10/20/2026   Length: 2 h 10 min
Informants: [X] client  [X] daughter  [ ] physician  [X] neighbor (by phone)      Request no. LOC-26-0412

Client        Roscoe D. Kettleman            Birthdate   May 3, 1957        Male      Age 69
Residence     Route 2 Box 114, Coulee Springs, MT 59999       own house, paid for.  Lives alone + two dogs
Phone         406-555-0167 (land line; lets it ring)
Widowed since February 2025 (Ardis).   Retired railroad machinist, BNSF, 38 yrs.
Coverage      Medicare 4TX9-DK2-RM61, A and B.   No supplement.   VA: not enrolled, never served.
Legal         Durable power of attorney, health and money: daughter, Connie Kettleman-Boyd (signed 6/2025, copy in file)
Emergency     same, Connie Kettleman-Boyd, 406-555-0168
Doctor        Dr. Leif Torvald, Coulee Springs Clinic, 406-555-0169     next appt Nov. 16, 2026, 8:30 (fasting)

1. ACTIVITIES OF DAILY LIVING        I = independent   S = set-up   H = hands-on   T = total
   Bathing        S  (has not, for about 2 wks)     Dressing   I      Toileting   I, nights wet
   Transfers      I                                 Walking    cane, wide, slow, shuffles
   Eating         I  but does not; 148 lb, was 181 in spring
   Medicines      H  took from wrong day, 3 of 7 boxes untouched
   Telephone      I       Money   T (Connie)       Driving   should not; Connie has keys since 10/12

2. WHY THE REQUEST WAS MADE
   Connie asks for help at home or "a place." On 10/11 he drove over the mailbox, then into Lester Amundson's stock tank at
   3 in the afternoon, smelling of it. Deputy took him home. He says, "Ardis poured it down the sink for thirty-one years and
   I let her. There's nobody to pour it now. I'd go dry out if somebody'd mind the dogs."

3. ALCOHOL, DRUGS, TOBACCO
   Canadian whisky. Buys by the case in Billings. By bottle count about a quart a day, since the funeral; before that weekends.
   Last drink this morning, in coffee, "a finger."  Chews Copenhagen.  No street drugs.  ~~Takes Connie's Percocet~~
   (notes of another house, WS)
   Stopping: tried over Labor Day. Shook "so I could not hold a fork," saw Ardis at the stove, heart running. Two days.
   Clinic gave him Librium for five. No seizure then or ever.`,
    `Kettleman, Roscoe         LOC-26-0412         page 2

4. MIND AND MOOD
   SLUMS 19/30 (short-term recall, clock).  GDS-15: 11.   Sleeps in the chair, up at 2, cries at the radio.
   Hears her say his name "when the furnace kicks on."  Not frightened.
   Asked plainly: "I put the .30-30 in my mouth the week after. Dog came in." Has not since. Rifles (3) went to Lester 10/13.
   No cutting or the like.   Never saw a psychiatrist.   Grief group at St. Olaf's, twice.   Pastor Gunnar Moe visits Weds.
   Bruise over left eye, yellow: fell against the wood box about 10/2, "out a minute maybe."   Another on ice, 2019, stitches.
   Threw a boot at the meals-on-wheels driver, missed, sorry.   ~~Struck Connie~~ - she says no, that was her ex. WS

5. HEALTH    high blood pressure . atrial fibrillation . gout . neuropathy feet . ~~insulin diabetic~~ (Lester is) WS
   BP today 164/94  P 102 irregular   T 97.9   O2 94   tremor hands out, tongue too
   Hospital: Billings Deaconess, Jan. 2026, 6 days, bleeding stomach.   Gallbladder 1998.    Psychiatric: none.
   Medicines as labeled: metoprolol tartrate 50 BID; allopurinol 300; omeprazole 20 BID; folic acid 1; gabapentin 300 hs
   Warfarin was stopped in January.     Allergies: morphine (itch, crazy). Penicillin ok.     Epi-Pen: none

6. FAMILY
   Father "drank till the train hit him."   Brother Merle, wet brain, at Warm Springs 11 yrs.   Connie healthy; her boy has
   autism.   Ardis: pancreas cancer, he nursed her in the front room and says he still smells it. He was a fireman on the
   Custer wreck in '84, "pulled out three."

7. LAW        Citation DUI 10/11, Justice Court Coulee Springs, to answer November 23, 2026, 1:30.   Not on probation.
              No record.   Lester does not want the tank paid.

8. HELP BEFORE     AA in 1991.  Never in detox, rehab, or any program.   Home health nurse x 4 after the hospital.

9. DETERMINATION
   Does [ ] does not [X] meet nursing facility level today.  ~~Approved: assisted living, Prairie Rose~~   Void, not his
   form; stapled to wrong papers. WS
   Recommend hospital-backed detox, then residential that takes older men on blood pressure pills, with a walker on hand,
   thiamine, dental (three broken), hearing test. Then come back for LOC when dry 60 days.
   Ride: Connie works nights at the mine and has a two-seat truck. County senior van reaches Billings, no farther.
   Dogs: neighbor Lester Amundson, agreed.
   Please call Connie for plans and me for papers:  conniekb@bigsky.example     wstark@mcaging.example
                                                                      W. Stark RN`,
  ],
  expected: {
    dob: '1957-05-03',
    sex_at_birth: 'Male',
    ...livesAt(/Route 2 Box 114/i, 'Coulee Springs', 'MT', '59999'),
    phone_number: /555-0167/,
    marital_status: 'Widowed',
    living_status: 'Own home',
    employment_status: 'Retired',
    legal_guardianship_status: 'Power of attorney',
    ...inEmergency('Connie', 'Kettleman-Boyd', /555-0168/),
    ...speakWith(/Connie|Stark/i, /555-01(?:68|66)/),
    contact_person_email: /conniekb@bigsky\.example|wstark@mcaging\.example/,
    carrier: 'Medicare',
    subscriber_id: /4TX9-DK2-RM61/,
    ...seenBy('pcp', /Torvald/i, /555-0169/),
    next_appointment: '2026-11-16',
    reason_for_seeking_treatment: /nobody to pour it|dry out|mailbox|stock tank/i,
    current_symptoms: /SLUMS|GDS|Sleeps in the chair|cries at the radio|Hears her say/i,
    recent_substance_abuse: /whisky|quart a day/i,
    concerns_for_withdrawal: /Shook|saw Ardis|Librium|heart running/i,
    medication_plan: /metoprolol|allopurinol|omeprazole|gabapentin/i,
    allergies: /morphine/i,
    epipen: /none|\bno\b/i,
    transportation_required: /two-seat|senior van|Connie has keys/i,
    additional_treatment_or_support_needed: /thiamine|dental|hearing test|walker on hand|detox/i,
    hospitalizations: /Billings Deaconess|bleeding stomach/i,
    residential_programs: /never/i,
    psych_testing_done: /SLUMS|GDS/i,
    history_of_suicide_attempts: /30-30/,
    history_of_trauma: /Custer wreck|nursed her|pulled out three/i,
    history_of_tbi_concussions: /wood box|on ice/i,
    aggression_or_property_damage: /boot|mailbox|stock tank/i,
    pending_legal_charges: /DUI/i,
    upcoming_court_date: '2026-11-23',
    family_history: /drank till the train|wet brain|Merle/i,
    ...ruledOut('history_of_seizures probation history_of_self_harm'),
  },
  open: [
    ...fields('gender employer subscriber_firstname subscriber_lastname subscriber_dob outpatient_therapy'),
    ...fields('emergency_contact_primary_email other_levels_of_care current_psychiatrist_name current_therapist_name'),
  ],
  questions: [
    asked('SLUMS', 2, /SLUMS 19\/30/),
    asked('Who has the durable power of attorney?', 1, /Connie Kettleman-Boyd/),
    asked('what did the GDS-15 come to', 2, /GDS-15: 11/),
    asked('Medicare number', 1, /4TX9-DK2-RM61/),
    asked('when must he answer in Justice Court', 2, /November 23, 2026/),
    asked('why was he at Billings Deaconess', 2, /bleeding stomach/),
    asked('who is the assessor', 1, /Wilhelmina Stark/),
    reworded('did he come close to shooting himself', 2, /30-30 in my mouth/),
    reworded('has he lost weight', 1, /148 lb, was 181/),
    reworded('where did the guns go', 2, /Rifles \(3\) went to Lester/),
    reworded('Who will feed his animals?', 2, /neighbor Lester Amundson, agreed/),
    reworded('what happened when he quit for the holiday', 1, /could not hold a fork|tried over Labor Day/),
    reworded('what job did he do all his life', 1, /railroad machinist/),
    reworded('did he crash the car', 1, /mailbox|stock tank/),
    reworded('which painkiller does he not tolerate', 2, /morphine/),
    takenBack('is he approved for assisted living', 2, /assisted living/),
    takenBack('does he take Percocet', 1, /Percocet/),
    takenBack('Is he on insulin?', 2, /insulin diabetic/),
    anothers('does he have pancreas cancer', 2, /pancreas cancer/),
    anothers('was he a patient at Warm Springs', 2, /Warm Springs/),
    anothers('does he have autism', 2, /autism/),
    absent('does he wear dentures'),
    absent('has he had a colonoscopy'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
};
