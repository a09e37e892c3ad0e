import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What the vendor of an ankle or breath device reports to the court: readings, then what the agent noted. */
export const courtAlcoholMonitoring: readonly ApartRecord[] = [
  {
    person: who('fairweather', 'Dustin', 'Fairweather', '08/14/1992'),
    as: 'text',
    pages: [
      `TRUELINE MONITORING SERVICES                    PARTICIPANT COMPLIANCE REPORT
Report date 10/26/2026     Period 10/01/2026 - 10/25/2026              Page 1 of 3

Participant     FAIRWEATHER, DUSTIN L.           DOB 08/14/1992   Male
Address         514 Tamarack St #2, Pell Lake, WI 53999          Cell 262-555-0161
Court           Walden County Circuit, Br. 3     Case 26CT118  (OWI 3rd, pending)
Next hearing    11/19/2026 9:00 AM               Judge  M. Strand
Device          Transdermal anklet TL-7, serial 0048812, fitted 07/02/2026
Agent           Corinne Abt, 262-555-0162        Fees  current thru 10/31

EVENT SUMMARY                                 count
  Confirmed drinking events                   2
  Tampers                                     0
  Missed uploads                              1 (10/09, power outage verified)

DATE      START   PEAK TAC  PEAK AT   CLEARED    AGENT DISPOSITION
10/04     18:40   0.162     23:10     10/05 11:25  CONFIRMED
10/13     07:15   0.021     07:30     07:48        Not confirmed - environmental (hand gel)
10/17     16:05   0.238     01:20     10/18 15:40  CONFIRMED
~~10/21   20:10   0.110     22:00     10/22 03:00~~  VOID - reading of serial 0048821, other participant`,
      `TRUELINE MONITORING SERVICES       FAIRWEATHER, D.  26CT118                    Page 2 of 3

AGENT NARRATIVE
10/05  Phone. Participant admitted "a twelve pack and some shots" after his shift at Kettle Foundry,
       where he works full time nights. Says he had been sober since fitting.
10/18  Phone. Brother Kyle answered: participant asleep, "been drinking brandy since Friday." Kyle
       himself is on probation for battery and was advised not to discuss his case.
10/19  Office visit. Participant shaking, sweating, could not hold the pen, BAC 0.000. States he
       vomits every morning he does not drink and "saw stuff crawling" last winter. Sent to Pell Lake
       Memorial ER; seen and released with a 3 day Librium taper, ends 10/22. ER: no seizure, and he
       says he has never had one. Asked by ER about suicide: no thoughts, no attempts ever.
10/22  Phone. Ready for "inpatient, not another class." Completed Group Dynamics class 2023 and
       outpatient at Birch Hollow Counseling, 2024 (counselor Noreen Haas). No residential so far.
       Married; wife Jolene moved out in Sept. and has filed; still says married on his form.
       Allergic to bee stings, keeps an EpiPen in lunch box. Takes omeprazole and, since ER, folic acid.
       Father died of cirrhosis.
10/23  Defense counsel A. Rosado (262-555-0163) asks for bed dates before the hearing; the State
       will not oppose furlough to treatment w/ anklet on. Driver license revoked: he needs a ride.
10/24  Insurance per participant: Anthem through the foundry, ID KFW552093871.
       First reported that the anklet caused a wound; inspected, skin intact, complaint withdrawn.

Emergency contact on file: mother, Gail Fairweather, 262-555-0164`,
      `TRUELINE MONITORING SERVICES                    PARTICIPANT COMPLIANCE REPORT
Report date 10/26/2026     Period 10/01/2026 - 10/25/2026              Page 1 of 1

Participant     MERRIWEATHER, DUSTY K.           DOB 03/30/1988   Female
Address         70 Cutbank Rd, Delhurst, WI 53998                Cell 262-555-0165
Court           Walden County Circuit, Br. 1     Case 26CF077  (possession of meth)
Next hearing    12/08/2026 1:30 PM
Device          Portable breath PB-2, serial 0048821

DATE      TEST   BrAC     NOTE
10/21     20:10  0.110    CONFIRMED. Says seizure on 10/22, taken to hospital, Keppra started
Allergies on file: aspirin`,
    ],
    strange: [3],
    expected: {
      dob: '1992-08-14',
      sex_at_birth: 'Male',
      address: /514 Tamarack/i,
      city: 'Pell Lake',
      state: 'WI',
      zip: '53999',
      phone_number: /555-0161/,
      employment_status: 'Full-time',
      employer: /Kettle Foundry/i,
      emergency_contact_primary_firstname: 'Gail',
      emergency_contact_primary_lastname: 'Fairweather',
      emergency_contact_primary_phone: /555-0164/,
      carrier: 'Anthem/Elevance',
      subscriber_id: 'KFW552093871',
      reason_for_seeking_treatment: /inpatient, not another class/i,
      recent_substance_abuse: /twelve pack|brandy|0\.162|0\.238|drinking events/i,
      concerns_for_withdrawal: /shaking|vomits every morning|saw stuff crawling|Librium/i,
      medication_plan: /omeprazole|folic acid|Librium/i,
      allergies: /bee sting/i,
      epipen: /lunch box|EpiPen/i,
      transportation_required: /needs a ride|revoked/i,
      residential_programs: /No residential/i,
      outpatient_therapy: /Birch Hollow|Noreen Haas/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      pending_legal_charges: /OWI 3rd/i,
      upcoming_court_date: '2026-11-19',
      family_history: /cirrhosis/i,
    },
    open: [
      'marital_status',
      'gender',
      'current_symptoms',
      'hospitalizations',
      'other_levels_of_care',
      'current_therapist_name',
      'additional_treatment_or_support_needed',
      'subscriber_employer',
      'next_appointment',
      'history_of_self_harm',
      'probation',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('when was the device fitted', 1, /fitted 07\/02\/2026/),
      asked('How many confirmed drinking events?', 1, /Confirmed drinking events 2/),
      asked('peak TAC on 10/17', 1, /0\.238/),
      asked('who is the defense counsel', 2, /A\. Rosado/),
      asked('When does the Librium taper end?', 2, /ends 10\/22/),
      reworded('has he hallucinated when coming off alcohol', 2, /saw stuff crawling/),
      reworded('does he have a dui', 1, /OWI 3rd/),
      reworded('what type of help does he ask for', 2, /inpatient, not another class/),
      reworded('where is he employed', 2, /Kettle Foundry/),
      reworded('will the prosecutor object to rehab', 2, /will not oppose furlough/),
      reworded('sick in the mornings?', 2, /vomits every morning/),
      takenBack('was there a drinking event on 10/21', 1, /10\/21 20:10 0\.110/),
      takenBack('did the anklet cause a wound', 2, /anklet caused a wound/),
      anothers('is he on probation', 2, /is on probation for battery/),
      anothers('does he take Keppra', 3, /Keppra started/),
      absent('what is his blood type'),
      absent('does he have hepatitis'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('olawale', 'Simone', 'Olawale-Trask', '01/23/1987'),
    as: 'scan',
    pages: [
      `CLEARBREATH OF MERIDIAN COUNTY     -    VIOLATION REPORT      fax to: Probation, Ofc. Tenley
DATE 10-27-26                                             PAGES incl. cover: 2

CLIENT   Simone Olawale-Trask        DOB 1-23-87     SEX  F      UNIT# CB 3317
ADDR     61 Wren Terrace, Meridian Falls, ID 83699     PH  208-555-0171
CASE     CR26-0448   Child endangerment, misd. (plea 5/12/26)      PROBATION to 5/12/28
REVIEW HEARING    Nov. 24 2026   10:30

TEST LOG            sched    blown    BrAC     photo match
Mon 10-19    AM     6:30     6:34     .000     yes
             PM     9:00     9:02     .000     yes
Tue 10-20    AM     6:30     7:50     .087     yes     *late + positive
             retest          8:10     .081     yes
             PM     9:00     -        -        -       *MISSED
Wed 10-21    AM     6:30     6:31     .044     yes     *positive
             PM     9:00     9:10     .000     NO      *face is not client (her sister, Bisi)
Thu 10-22    AM     6:30     -        -        -       *MISSED - in ER, verified
Fri 10-23    AM     6:30     6:30     .000     yes
             ~~PM   9:00     9:04     .192~~           mouthwash, retest .000, removed by tech`,
      `ClearBreath   Olawale-Trask  CB 3317                                   2 / 2

TECH NOTES (J. Marchetti)
10-20  Client cried on phone. "I'm a pint of gin a day again, since the baby's dad took the kids."
10-21  Sister Bisi blew for her. Bisi uses cocaine, client says, and she wants her out of the house.
10-22  At Meridian Gen. ER overnight. Client says she had a seizure in the shower, bit her tongue,
       hit her head, CT ok, concussion. Her 2nd, first was in 2024, also quitting. Home w/ Keppra and
       naltrexone.
10-23  Came in w/ discharge papers. Hands still tremble, not sleeping. Told me the ex put her
       in hospital in 2022 (broken jaw). Cut her wrist in 2022 after, says she wanted to die; has
       not hurt herself since. Not suicidal today.
       NKDA. Eats no peanuts, "throat closes," no epi pen.
10-26  Talked w/ P.O. Tenley (208-555-0172): she will hold the violation if client enters residential
       by 11-9. Client willing - "I can't do it from the couch." Was at Sagebrush House in 2024,
       58 days. Currently no counselor. Her doctor: Kavita Rao NP, 208-555-0173, appt 11-4-26.
       Medicaid, # 0082 4417 93.      No work now (laid off from bakery).    Single.
       No car, bus doesn't go that far.
       P.O. first thought there's a warrant; none, Tenley checked.
       The kids' dad, R. Trask, has an assault charge, trial in January.
       In emergency call her aunt, Folake Olawale 208-555-0174.

Signed  J Marchetti   10-27-26`,
    ],
    expected: {
      dob: '1987-01-23',
      sex_at_birth: 'Female',
      address: /61 Wren Terrace/i,
      city: 'Meridian Falls',
      state: 'ID',
      zip: '83699',
      phone_number: /555-0171/,
      marital_status: 'Single',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Folake',
      emergency_contact_primary_lastname: 'Olawale',
      emergency_contact_primary_phone: /555-0174/,
      carrier: 'Medicaid/MCO',
      subscriber_id: /0082\s?4417\s?93/,
      current_pcp_name: /Kavita Rao/i,
      current_pcp_phone: /555-0173/,
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /can't do it from the couch|pint of gin|hold the violation/i,
      current_symptoms: /not sleeping|Hands still tremble|cried/i,
      recent_substance_abuse: /pint of gin|\.087|\.044|positive/i,
      concerns_for_withdrawal: /tremble|seizure in the shower|quitting/i,
      medication_plan: /Keppra|naltrexone/i,
      allergies: /peanut|NKDA/i,
      epipen: RULED_OUT,
      transportation_required: /No car/i,
      residential_programs: /Sagebrush House/i,
      history_of_self_harm: /Cut her wrist/i,
      history_of_suicide_attempts: /Cut her wrist|wanted to die/i,
      history_of_seizures: /seizure in the shower|first was in 2024/i,
      history_of_tbi_concussions: /concussion|hit her head/i,
      history_of_trauma: /broken jaw|ex put her/i,
      probation: /5\/12\/28|Tenley/i,
      upcoming_court_date: '2026-11-24',
    },
    open: [
      'gender',
      'pending_legal_charges',
      'hospitalizations',
      'employer',
      'family_history',
      'outpatient_therapy',
      'current_therapist_name',
      'additional_treatment_or_support_needed',
      'living_status',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('BrAC on 10-21 in the morning', 1, /\.044/),
      asked('when is the review hearing', 1, /Nov\. 24 2026/),
      asked('What is her case number?', 1, /CR26-0448/),
      asked('who is the P.O.', [1, 2], /Tenley/),
      asked('How long was she at Sagebrush House?', 2, /58 days/),
      reworded('what is she drinking and how much', 2, /pint of gin a day/),
      reworded('did somebody else take a test for her', [1, 2], /face is not client|Bisi blew for her/),
      reworded('convulsions when she stops drinking', 2, /seizure in the shower/),
      reworded('deadline to be admitted', 2, /by 11-9/),
      reworded('what food could kill her', 2, /Eats no peanuts/),
      reworded('was she beaten by a partner', 2, /broken jaw/),
      takenBack('did she blow .192', 1, /\.192/),
      takenBack('does she have a warrant', 2, /there's a warrant/),
      anothers('does she use cocaine', 2, /Bisi uses cocaine/),
      anothers('when is her trial for assault', 2, /assault charge, trial in January/),
      absent('is she pregnant'),
      absent('Who is her psychiatrist?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
