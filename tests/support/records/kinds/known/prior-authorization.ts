import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, who } from '../apart-record.ts';

/** A sheet by which a prescriber or a program asks a payer beforehand. */
export const priorAuthorization: readonly ApartRecord[] = [
  {
    person: who('boudreaux', 'Celeste', 'Boudreaux', '08/08/1983'),
    as: 'scan',
    pages: [
      `MAGNOLIA STATE MEDICAID           PHARMACY PRIOR AUTHORIZATION - OPIOID DEPENDENCE
Section I   Member
 Last  Boudreaux        First  Celeste      MI  M      DOB  08/08/1983
 Medicaid no.  3300 187 4462                  Plan  [ ] FFS  [X] Molina  [ ] Healthy Path
 Weight  74 kg          Pregnant?  [X] Yes  [ ] No     EDD  02/14/2027
Section II   Prescriber
 Name  Theo Garriott MD        NPI on file       Ph 225-555-0193      Fx 225-555-0194
Section III   Drug
 Brixadi weekly 24 mg     Qty 4     Days 28     [ ] new start  [X] change of form
 Tried before:
   buprenorphine mono 8 mg TID     06/26 - now      effective, but diverted by boyfriend
   buprenorphine-naloxone          02/26 - 05/26    headaches, changed when pregnant
   methadone                       2022             QTc 510, stopped by cardiology
Section IV   Clinical  (circle)
 Opioid use disorder documented                       (Y)   N
 Currently using other opioids                         Y   (N)     last 06/11/26 per UDS
 Benzodiazepines                                       Y   (N)
 Hepatic impairment                                   (Y)   N     Hep B carrier
 Counselling in place                                 (Y)   N     Dove St. moms program, Weds
 Allergy to any component                              Y   (N)     allergies: vancomycin`,
      `Boudreaux, Celeste   3300 187 4462    letter of need, p.2

To whom it may concern.  My patient lost custody of her first two children in 2021 while
injecting fentanyl and has fought hard this year. She has had no positive screen in four
months. The films keep vanishing from her purse. He has a seizure disorder and a temper and has
broken her wrist; she has a protective order and is moving to residential care for mothers
on or about November 9. A weekly shot cannot be stolen from her. She herself has never had a
seizure. I ask for a decision in 24 hours. She screened 3 on the EPDS with item ten zero, and
there are no attempts on her life in my chart or in what she recalls.

She will need: OB follow-up (Dr. Lanier, 225-555-0195), a crib at delivery, rides.`,
    ],
    expected: {
      dob: '1983-08-08',
      carrier: /Molina|Medicaid\/MCO/,
      subscriber_id: /3300\s?187\s?4462/,
      allergies: /vancomycin/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      medication_plan: /Brixadi|buprenorphine mono/i,
      history_of_trauma: /broken her wrist/i,
      transportation_required: /rides|^yes/i,
    },
    open: [
      'current_psychiatrist_name',
      'current_psychiatrist_phone',
      'current_pcp_name',
      'current_pcp_phone',
      'recent_substance_abuse',
      'additional_treatment_or_support_needed',
      'history_of_self_harm',
      'other_levels_of_care',
      'outpatient_therapy',
      'residential_programs',
      'reason_for_seeking_treatment',
    ],
    questions: [
      asked('Is she pregnant?', 1, /Pregnant\?\s+\[X\] Yes/),
      asked('which plan box is checked', 1, /\[X\] Molina/),
      asked('why was methadone stopped', 1, /QTc 510/),
      reworded('due date?', 1, /EDD\s+02\/14\/2027/),
      reworded('why the shot and not films', [1, 2], /diverted by boyfriend|vanishing from her purse|cannot be stolen/),
      reworded('is she safe at home', 2, /broken her wrist|protective order/),
      reworded('how long has she been clean', 2, /no positive screen in four\s+months/),
      reworded('liver trouble?', 1, /Hep B carrier/),
      asked('has she had a seizure', 2, /has never had a\s+seizure/),
      anothers('does she have a temper', 2, /a seizure disorder and a temper/),
      absent('what is her phone number'),
      absent('is she married'),
      absent('who is her probation officer'),
    ],
    summary: ['substances', 'medical', 'medications', 'insurance'],
  },
  {
    person: who('fairweather', 'Lionel', 'Fairweather', '12/29/2009'),
    as: 'text',
    pages: [
      `BEHAVIORAL HEALTH PRECERTIFICATION REQUEST                     Cigna / Evernorth
Fax to 555-0177         Standard [ ]      Urgent [x]

Patient           Fairweather, Lionel A.                 16 yrs, DOB 12/29/2009
Insured           Fairweather, Gwendolyn (DOB 04/30/1979)   employer: Tidewater Ferry Co.
ID / group        U77 204 5561 02  /  00613-TW
Request           Adolescent residential, 21 days, start 11/02/2026       Rev code 1002
Facility          (you)                    Requesting: Saltmarsh Psychiatry, Dr. Abel Kimani

1. Why can this not be done at a lower level?
   PHP at Saltmarsh 9/14 to 10/16, skipped 9 of 23 days, ran from the van twice.
2. Substances, route, pattern
   nitrous canisters (up to 40/day), DXM, alcohol weekends. Last known use 10/25.
3. Risk in last 30 days
   Self-harm: burns w/ lighter, forearm, 10/11.   Suicide attempt: none, lifetime none.
   Harm to others: shoved stepfather down the porch steps 9/30.
   Fire setting: no.     Runaway: yes.
4. Medical
   B12 low, numb toes, unsteady, seen by neurology 10/19, on B12 shots. Seizures: no.
   Concussion: yes, skateboard, 2024.   Allergies: cefdinir, stings.
5. Medications     methylphenidate ER 36 am;  guanfacine 2 hs;  B12 1000 mcg IM weekly
6. Family     Parents divorced. Birth father, alcohol, 3 rehabs, seizures off drink. Half sister well.
7. Legal      Petition in juvenile court (truancy), hearing 11/17/2026. Not on probation.
8. Guardian   Mother has sole legal custody. Stepfather may not consent.`,
      `Fairweather, L.   precert - outcome slip (by phone)                10/28/2026  3:40 pm
Spoke with:  Danuta, Evernorth, ref call 4471-K
Decision:    approved 10 of 21 days, 11/02 - 11/11          Auth  EV-6620917
Review:      clinician to call 11/10
Note:        first told EV-6620971, digits turned, corrected by Danuta same call
Copay $0 after deductible; $310 of $2,500 still owed by family`,
    ],
    expected: {
      dob: '2009-12-29',
      carrier: 'Cigna/Evernorth',
      subscriber_id: /U77\s?204\s?5561\s?02/,
      group_number: '00613-TW',
      subscriber_firstname: 'Gwendolyn',
      subscriber_lastname: 'Fairweather',
      subscriber_dob: '1979-04-30',
      subscriber_employer: /Tidewater Ferry/i,
      authorization_number: 'EV-6620917',
      recent_substance_abuse: /nitrous/i,
      history_of_self_harm: /burns w\/ lighter/i,
      history_of_suicide_attempts: RULED_OUT,
      aggression_or_property_damage: /shoved stepfather/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /skateboard|^yes/i,
      allergies: /cefdinir/i,
      medication_plan: /methylphenidate/i,
      family_history: /Birth father/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-17',
      legal_guardianship_status: 'Parent/legal guardian',
    },
    open: [
      'current_symptoms',
      'contact_person_name',
      'pending_legal_charges',
      'other_levels_of_care',
      'current_psychiatrist_name',
      'reason_for_seeking_treatment',
      'residential_programs',
    ],
    questions: [
      asked('How many days were approved?', 2, /approved 10 of 21 days/),
      asked('who is the insured', 1, /Fairweather, Gwendolyn/),
      asked('any suicide attempt', 1, /Suicide attempt: none/),
      asked('When is the juvenile court hearing?', 1, /hearing 11\/17\/2026/),
      reworded('is he a run risk', 1, /ran from the van twice|Runaway: yes/),
      reworded('can the stepdad sign him in', 1, /Stepfather may not consent/),
      reworded('how are his legs', 1, /numb toes, unsteady/),
      reworded('what do the parents still have to pay', 2, /\$310 of \$2,500/),
      reworded('did day treatment fail', 1, /skipped 9 of 23 days/),
      anothers('how many rehabs has he been to', 1, /Birth father, alcohol, 3 rehabs/),
      asked('what is the authorization number', 2, /EV-6620917/),
      absent('what grade is he in'),
      absent('name of his therapist'),
    ],
    summary: ['substances', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
