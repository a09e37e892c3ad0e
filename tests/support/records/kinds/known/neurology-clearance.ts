import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What a neurologist's clinic writes to a program that will not admit before it knows what the spells are. */
export const neurologyClearance: readonly ApartRecord[] = [
  {
    person: who('sangster', 'Malachy', 'Sangster', '11/17/1986'),
    as: 'text',
    pages: [
      `LARKSPUR EPILEPSY CENTER              PATIENT FACE SHEET                 Printed 10/27/2026 07:52
NAME        SANGSTER, MALACHY J              MRN         6630172
DOB         11/17/1986 (39 y)                SEX         M             GENDER IDENTITY   Man
ADDRESS     5 Coopers Wharf, Unit 12, Belhaven, MD 21999
MOBILE      410-555-0130                     EMAIL       msangster@mail.example
MARITAL     Domestic partner                 HOUSING     Rents
EMPLOYMENT  Disability (shipyard rigger until 2025)
GUARDIAN    None, self                       INTERPRETER No
EMERGENCY   Philippa Osei, partner           410-555-0131
PCP         Ngozi Balewa, NP                 410-555-0132
THERAPIST   Garnet Lowell, LCPC              410-555-0133
COVERAGE    Cigna PPO                        MEMBER ID   U4471902802   GROUP   3338120
SUBSCRIBER  Philippa Osei                    SUBSCRIBER DOB  04/22/1988
            employed by Bay Pilots Association
ALLERGIES   lamotrigine (blistering rash, 2024); adhesive tape (welts)
NEXT VISIT  12/03/2026 10:20 AM  Dr. Quennell`,
      `LARKSPUR EPILEPSY CENTER
Ambrose Quennell, MD                                                     October 27, 2026

Admissions Office                                  cc: Ngozi Balewa, NP
Re: Malachy Sangster, DOB 11/17/1986. Seen October 19, 2026, with Ms. Osei.

You ask whether Mr. Sangster has epilepsy and what he should be given while he is with you.

He has had four generalized tonic-clonic seizures, each of them 18 to 40 hours after his last drink:
two in January 2024, one in March 2025 and the last on August 30, 2026, when he fell on the pier
ramp, struck the back of his head and was confused until the next morning (CT without bleeding;
concussion). Two EEGs, one after a night without sleep, and a 3T MRI are normal. These are alcohol
withdrawal seizures. I do not think that he has epilepsy. A cousin does.

He drinks a liter of rum every two days and since the summer adds kratom powder, three or four
spoons, for his shoulder. His partner says the last rum was on Sunday evening, October 25. In March
2025 he was four days in Belhaven General with seizures and then delirium tremens, seeing eels on
the floor. He completed 28 days at Two Rivers Recovery that summer and stayed dry until February.

On levetiracetam he became short-tempered; in May 2025 he put his fist through a galley cabinet and
threatened a neighbor over a parking space. Since the change to lacosamide there has been nothing
of the kind. He has never attempted suicide and has never cut or otherwise harmed himself; item 9
of his PHQ-9 (total 11) was zero. He was on deck when a shipmate drowned in 2021 and still dreams
of it. His mother has migraine and his father died of drink.

HLA-B*15:02 was negative (saliva, April 2026), so oxcarbazepine remains possible. Testing of
memory and attention by Dr. Wen Abara in July showed slow processing and nothing else.

My advice: an inpatient taper with a long-acting benzodiazepine, with CIWA and a nurse at night;
not at home and not outpatient. Lacosamide 100 mg twice a day to continue for three months. He may
not drive before February 28, 2027, and Ms. Osei does not, so he will have to be fetched.
He puts it this way: "Next one I'll be in the water when it hits. I want it done with people around."

A. Quennell`,
      `LARKSPUR EPILEPSY CENTER         SEIZURE ACTION PLAN AND MEDICATION SHEET       Sangster, M.  6630172
Medication                      Dose                      Status
lacosamide                      100 mg twice a day        continue
folic acid                      1 mg daily                continue
propranolol                     20 mg twice a day         continue (tremor)
levetiracetam                   750 mg twice a day        STOPPED 06/2025, irritability
~~clobazam~~                    ~~10 mg at night~~        entered in error 10/19, not ordered  AQ
Rescue: [X] midazolam 5 mg nasal spray for a seizure over 5 minutes    [ ] rectal diazepam
        [X] call 911 after rescue dose                                 [ ] VNS magnet

WHAT FAMILIES SHOULD KNOW (handout 14, rev. 02/2025)
All medicines for seizures may raise the risk of suicidal thoughts or behavior, in about 1 of 500
people. Call us for new anger, aggression or violence, for self-injury, or for a rash. A swollen
face or throat is an allergic reaction: use an EpiPen if one was prescribed and call 911. Do not
stop medicine at once. Pregnant or planning? Ask about folic acid.

PHONE NOTES
10/20  Partner: ~~he had a fifth seizure last night~~ later call: not him, her nephew at the house.
10/22  Cigna: no authorization needed for EEG. Case for rehab is with the program, not us.
10/26  Partner: no drink since last night, hands going. Advised ER if confused or a fit. He is eating.`,
      `LARKSPUR EPILEPSY CENTER              EEG REPORT                         Study 26-1177
PATIENT     PRUETT-AMADI, HOLLIS             DOB 09/14/1962            MRN 6609318
HISTORY     Epilepsy since childhood, on valproate 1000 mg. Overdose on phenobarbital in 1998.
            Allergic to phenytoin and bee venom (EpiPen). Assaulted a technician 2019.
FINDINGS    Left temporal spikes in sleep. No seizure recorded.
IMPRESSION  Abnormal. Consistent with focal epilepsy.                 A. Quennell, MD`,
    ],
    strange: [4],
    expected: {
      dob: '1986-11-17',
      sex_at_birth: 'Male',
      gender: 'Man',
      ...livesAt(/5 Coopers Wharf/i, 'Belhaven', 'MD', '21999'),
      phone_number: /555-0130/,
      email_id: 'msangster@mail.example',
      marital_status: 'Domestic partner',
      living_status: 'Rental',
      employment_status: 'Disability',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Philippa', 'Osei', /555-0131/),
      ...seenBy('pcp', /Ngozi Balewa/i, /555-0132/),
      ...seenBy('therapist', /Garnet Lowell/i, /555-0133/),
      carrier: 'Cigna/Evernorth',
      subscriber_id: 'U4471902802',
      group_number: '3338120',
      subscriber_firstname: 'Philippa',
      subscriber_lastname: 'Osei',
      subscriber_dob: '1988-04-22',
      subscriber_employer: /Bay Pilots/i,
      next_appointment: '2026-12-03',
      reason_for_seeking_treatment: /Next one I'll be|want it done/i,
      recent_substance_abuse: /rum|kratom/i,
      concerns_for_withdrawal: /withdrawal seizures|delirium|hands going|after his last drink|inpatient taper/i,
      medication_plan: /lacosamide|folic acid|propranolol/i,
      allergies: /lamotrigine|adhesive/i,
      transportation_required: /fetched|not drive/i,
      hospitalizations: /Belhaven General/i,
      residential_programs: /Two Rivers/i,
      psych_testing_done: /Wen Abara|memory and attention|slow processing/i,
      completed_genetic_testing: /HLA-B/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /shipmate drowned/i,
      history_of_seizures: /tonic-clonic|withdrawal seizures/i,
      history_of_tbi_concussions: /concussion|back of his head/i,
      aggression_or_property_damage: /cabinet|threatened a neighbor/i,
      family_history: /migraine|died of drink|cousin/i,
    },
    open: ['current_symptoms', 'outpatient_therapy', 'additional_treatment_or_support_needed', ...SPOKESPERSON],
    questions: [
      asked('what is his MRN', [1, 3], /6630172/),
      asked('lacosamide dose', [2, 3], /100 mg twice a day/i),
      asked('When was the last seizure?', 2, /August 30, 2026/),
      asked('phq-9 total', 2, /total 11/),
      asked('HLA-B*15:02 result', 2, /HLA-B\*15:02 was negative/),
      asked('subscriber dob', 1, /04\/22\/1988/),
      reworded('is he epileptic', 2, /do not think that he has epilepsy/),
      reworded('has he had DTs', 2, /delirium tremens/),
      reworded('which drug made him angry and break things', [2, 3], /levetiracetam/),
      reworded('can he detox as an outpatient', 2, /not at home and not outpatient/),
      reworded('what do we give if a fit goes on and on', 3, /midazolam 5 mg nasal spray/),
      reworded('does he harm himself', 2, /never cut or otherwise harmed himself/),
      reworded('how long was he sober after rehab', 2, /stayed dry until February/),
      takenBack('clobazam at night?', 3, /clobazam/),
      takenBack('what happened at his fifth seizure', 3, /fifth seizure/),
      anothers('valproate dose', 4, /valproate 1000 mg/),
      anothers('Did he assault a technician?', 4, /Assaulted a technician/),
      absent('is he on probation'),
      absent('what is his hepatitis C status'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('dabrowska', 'Kinga', 'Dabrowska', '02/02/1999'),
    as: 'scan',
    pages: [
      `  PASSAIC VALLEY HOSP.  NEUROLOGY       BLACKOUT & FIRST FIT CLINIC - NURSE SHEET        10-14-26
  Name  Kinga Dabrowska            b. 2-2-99     F     MR 118402        Ht 5'6   Wt 108   BMI 17.4
  Addr  90 Ironbound Alley #2, Ferrytown NJ 07099            cell 973-555-0141
  S (x)  M ( )  D ( )      rents studio, alone         Work  barista, part time, Ferry Street Coffee
  In emergency   Marek Dabrowski, father   973-555-0142
  Ins  Garden BCBS    ID YNJ3HZ40771182    Gp 081120    under father, b. 5-19-68, works Hudson Glass
  PCP  Dr. Vikram Sood 973-555-0143        Therapist  Odile Fenn PsyD 973-555-0144       Psychiatrist  0

  WHAT HAPPENED (pt)   3 blackouts, 9-2, 9-20, 10-3. "Stand up, tunnel, gone." Took clonidine before each.
  WITNESS  Jules Amaro, shift lead:  white, slid down, jerked 4-5 times, awake in 15 sec, knew her name.
     Jules has seizures himself, takes Keppra, wears a bee-sting tag; he called it a fit.

  HISTORY              Y    N                                      Y    N
   febrile fits       ( )  (x)          tongue bitten             ( )  (x)
   seizure, ever      ( )  (x)          wet self                  ( )  (x)
   head injury        (x)  ( )  soccer, knocked out 2014           migraine  ( )  (x)
   heart, sudden death in family  ( ) (x)      diabetes            ( )  (x)
   eating disorder    (x)  ( )  bulimia, Hollins Hosp. eating unit 3 wk 2018
   suicide attempt    ( )  (x)          hurt self                 (x)  ( )  lighter burns, age 15-17
   violent            (x)  ( )  slapped medic 9-20 coming to; threw phone, broke mirror at home in Aug
   abuse / trauma     ( )  ( )  left blank, "not today"
   pregnant           ( )  (x)  test neg
  ALLERGIES   (x) NKDA     foods: none     latex: no
  MEDS   clonidine 0.2 TID (Sood),  fluoxetine 20,   ~~Keppra 750 BID~~ Jules's, not pt's!!`,
      `  BLACKOUT CLINIC            side 2                    Dabrowska K   118402      10-14-26

  SUBSTANCES   kratom shots from smoke shop, 8 to 10 a day, 18 mo.  last 7 am today.
     ran out 2 days in Aug: restless legs, sweats, runs, cried, no sleep.  EtOH no.  Weed no.  Pills no.
  Lying  118/72  HR 66     Standing 1 min  84/50  HR 112, gray, sat her down.      EKG  nl, QTc 431
  EEG  ~~abnormal, L spikes~~  read on the wrong file.  Hers: normal awake + asleep.   TR 10-16
  Glucose 81    K 3.3 low    Hgb 11.2

  DR. RUFUS TENNANT
   Fainting (convulsive syncope): clonidine + poor intake + purging.  NOT A SEIZURE. She has never had
   one. No seizure meds, no seizure precautions.  Cut clonidine to 0.1 BID, lofexidine no.  Salt, water.
   Kratom use disorder. OK for buprenorphine start. Check K again.   Tilt table 11-18-26, 9 am.
   May drive (has no car, would need a pick-up).

  SOC WORK  B. Iwu    IOP at Gatehouse, 4 wks, summer 26, quit, "sat in the car w/ a kratom".  Rehab never.
   Weekly w/ Dr. Fenn since 2023.   Mother - hanged herself 2009.   Brother Tomek - heroin, clean 3 yr.
   Father pays rent.  Says: "I'm not epileptic. I want off this stuff and the rehab says no till somebody
   signs that."   Program wants: letter (this), K, and dietitian.
   ~~Pt on probation, Essex Co.~~   that is bro Tomek. BI
  CHARGES TODAY   level 4 new pt   EKG   orthostatics    copay 40 pd
  CLINIC RULE: anyone w/ a first seizure is reported to MVC.  n/a here.
  If you feel like harming yourself call 988.  (printed on all sheets)`,
    ],
    expected: {
      dob: '1999-02-02',
      sex_at_birth: 'Female',
      ...livesAt(/90 Ironbound/i, 'Ferrytown', 'NJ', '07099'),
      phone_number: /555-0141/,
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Part-time',
      employer: /Ferry Street Coffee/i,
      ...inEmergency('Marek', 'Dabrowski', /555-0142/),
      carrier: 'BCBS (state plan)',
      subscriber_id: 'YNJ3HZ40771182',
      group_number: '081120',
      subscriber_dob: '1968-05-19',
      subscriber_employer: /Hudson Glass/i,
      ...seenBy('pcp', /Vikram Sood/i, /555-0143/),
      ...seenBy('therapist', /Odile Fenn/i, /555-0144/),
      next_appointment: '2026-11-18',
      reason_for_seeking_treatment: /want off this stuff|not epileptic/i,
      recent_substance_abuse: /kratom/i,
      concerns_for_withdrawal: /restless legs|sweats|no sleep/i,
      medication_plan: /clonidine|fluoxetine/i,
      allergies: /NKDA|none|\bno\b/i,
      transportation_required: /pick-up|no car/i,
      hospitalizations: /Hollins/i,
      residential_programs: /Rehab never|\bnever\b/i,
      other_levels_of_care: /Gatehouse|IOP/i,
      outpatient_therapy: /Dr\. Fenn|Odile Fenn|Weekly/i,
      eating_disorder: /bulimia/i,
      history_of_self_harm: /lighter burns|burns/i,
      history_of_suicide_attempts: TICKED_NO,
      history_of_seizures: /\b(?:n|no|not|none|never)\b/i,
      history_of_tbi_concussions: /soccer|knocked out/i,
      aggression_or_property_damage: /slapped medic|threw phone|broke mirror/i,
      family_history: /hanged herself|heroin/i,
    },
    open: [
      'gender',
      'current_symptoms',
      'current_psychiatrist_name',
      'subscriber_firstname',
      'subscriber_lastname',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('standing blood pressure', 2, /84\/50/),
      asked('How many kratom shots a day?', 2, /8 to 10 a day/),
      asked('QTc', 2, /QTc 431/),
      asked('when is the tilt table', 2, /11-18-26/),
      asked('fathers employer', 1, /Hudson Glass/),
      asked('potassium', 2, /K 3\.3/),
      reworded('were the blackouts fits', 2, /NOT A SEIZURE/),
      reworded('why does she faint', 2, /clonidine \+ poor intake/),
      reworded('did she ever burn or cut', 1, /lighter burns/),
      reworded('any vandalism at home', 1, /broke mirror/),
      reworded('what does she get without the kratom', 2, /restless legs, sweats, runs/),
      reworded('does she make herself vomit', [1, 2], /bulimia|purging/),
      reworded('who saw her go down', 1, /Jules Amaro/),
      takenBack('keppra dose', 1, /Keppra 750/),
      takenBack('Is she on probation?', 2, /on probation, Essex/),
      anothers('has she used heroin', 2, /Tomek - heroin/),
      anothers('bee stings', 1, /bee-sting tag/),
      absent('what is her email'),
      absent('does she have hepatitis'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
