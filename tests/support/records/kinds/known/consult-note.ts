import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a hospital's addiction consultant types about somebody on another ward. */
export const consultNote: readonly ApartRecord[] = [
  {
    person: who('achterberg', 'Rosalind', 'Achterberg', '07/19/1972'),
    as: 'text',
    pages: [
      `ADDICTION MEDICINE CONSULT - INITIAL                        Larchmont Regional, 6 North
Achterberg, Rosalind   7/19/72   54F   MRN 550127   10/21/2026 14:20   Requesting: Dr. Pell (ortho)

Reason: 54F POD2 s/p R hip ORIF after fall off a kitchen stool, "shaky and rude" per nsg, team
asks re EtOH and d/c planning.
HPI: Vodka, about 750 mL/d for 6 yrs, up from a pint since her divorce. Last drink 10/19 ~1600
before EMS. Lorazepam 1 mg tid from an urgent care, ran out 10/12. No opioids before this
admission, no IVDU, quit tob 2009. Prior w/d: DTs x1 (2023, MICU 5d); no w/d sz. CIWA 17 -> 9
after phenobarb load 650 mg. Orientation back today.
PMH: HTN, hypothyroid, osteoporosis, Roux-en-Y 2014. Head CT this adm neg for bleed.
ALL: Sulfa: hives.  Adhesive tape: blisters.  ~~Codeine: itch~~ entry removed by pharmacy 10/20.
Meds PTA: levothyroxine 112 mcg; amlodipine 5; alendronate wkly; B12 IM monthly.`,
      `Achterberg, R   MRN 550127                                             consult p 2 of 2

PSYCH HX: MDD, one adm (Oakhollow 2019) after she parked in the garage with the engine on.
Never cut. Denies SI now. No assaultive behavior, no weapons at home.
FH: father EtOH, d. cirrhosis; son Wyatt with seizure d/o on lamotrigine; sister overdosed 2016.
SH: divorced '22, lives alone in a condo she owns, bookkeeper until laid off in June. Son brings
her mail. COBRA lapsed 9/30, SW Tia Brandvold x4410 is helping w/ an application.
TX HX: detox x2 (2021, 2023), IOP at Harrow Center 2023, done 5 of 12 wks. Naltrexone caused nausea.
IMP: AUD severe, w/d improving; sedative use d/o mild. Would be high risk for complicated w/d if
she left early.
RECS: 1. phenobarb taper, off by 10/24.  2. thiamine 500 IV tid x3d then 100 po.
3. start acamprosate 666 tid if CrCl ok; no naltrexone while on oxycodone.
4. Residential w/ PT access; WBAT with walker, stairs are a problem.
5. PCP Dr. Huang-Reyes, f/u 11/05/2026 10:30.
                                                       V. Sorrentino, MD   pager 3391`,
    ],
    expected: {
      dob: '1972-07-19',
      recent_substance_abuse: /Vodka|750 mL|Lorazepam/i,
      concerns_for_withdrawal: /DTs|CIWA|w\/d|phenobarb/i,
      allergies: /Sulfa|Adhesive/i,
      medication_plan: /levothyroxine|amlodipine|alendronate|B12|thiamine|acamprosate|phenobarb/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /engine on|parked in the garage/i,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      family_history: /father EtOH|cirrhosis|seizure d\/o|overdosed/i,
      hospitalizations: /Oakhollow|MICU/i,
      other_levels_of_care: /IOP at Harrow|detox x2/i,
      current_pcp_name: /Huang-Reyes/i,
      next_appointment: '2026-11-05',
      marital_status: 'Divorced',
      living_status: 'Own home',
      employment_status: 'Unemployed',
    },
    open: [
      'sex_at_birth',
      'gender',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'additional_treatment_or_support_needed',
      'history_of_tbi_concussions',
      'outpatient_therapy',
      'contact_person_name',
      'contact_person_phone',
      'city',
    ],
    questions: [
      asked('when was her last drink', 1, /Last drink 10\/19/),
      asked('what is the phenobarb taper end date', 2, /off by 10\/24/),
      asked('DTs?', 1, /DTs x1/),
      asked('Who is the PCP?', 2, /Huang-Reyes/),
      reworded('how did she try to end her life', 2, /parked in the garage with the engine on/),
      reworded('can she climb steps', 2, /stairs are a problem|WBAT with walker/),
      reworded('was she getting benzos somewhere', 1, /Lorazepam 1 mg tid from an urgent care/),
      reworded('weight loss surgery?', 1, /Roux-en-Y 2014/),
      reworded('does she still have a job', 2, /laid off in June/),
      takenBack('is she allergic to codeine', 1, /Codeine: itch/),
      anothers('does she take lamotrigine', 2, /son Wyatt with seizure d\/o on lamotrigine/),
      anothers('overdose history?', 2, /sister overdosed 2016/),
      absent('is she a veteran'),
      absent('any upcoming court date?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications'],
  },
  {
    person: who('tamblyn', 'Corwin', 'Tamblyn', '02/05/1989'),
    as: 'scan',
    strange: [3],
    pages: [
      `FAX  10/19/2026 16:44   ST BRANNOCK HOSP 3W          P. 01/03

                               CONSULTATION REPORT

PATIENT:     Tamblyn, Corwin J.             DATE OF BIRTH:   Feb 5, 1989
CONSULTANT:  Ife Adebayo-Stroud, DO         SERVICE:         Addiction / Pain
ATTENDING:   M. Gruber, MD                  DATE:            October 18, 2026

Thank you for asking me to see this 37-year-old roofer who was admitted on the 14th with fever
and back pain and was found to have an epidural abscess at L3-4. He is on IV vancomycin and
cefepime through a PICC line, day 5 of a planned 42.

He tells me that he began with oxycodone after a fall from scaffolding in 2015 and moved to
fentanyl within two years. He now injects eight to ten bags a day, and has smoked
methamphetamine on weekends. He last injected on the morning he came in. He has never had a
convulsion. He has been revived with naloxone on three occasions, all of them accidents by his
account; he says plainly that he has not tried to kill himself.
~~A sitter was ordered on Tuesday after a remark to the night nurse.~~  Struck, wrong chart. IAS

On a previous stay he left against advice on the third day because, in his words, "nobody
treated the sickness." His COWS was 21 on arrival. I started methadone, 30 mg the first day,
now 50 mg each morning, and he has been comfortable since yesterday, COWS 4.`,
      `FAX  10/19/2026 16:44   ST BRANNOCK HOSP 3W          P. 02/03

Tamblyn, Corwin J.                       CONSULTATION REPORT                        page 2

His girlfriend, Shawna, is herself on buprenorphine and is eight weeks pregnant; she has been a
steady visitor. They stay with friends in a trailer outside Keppel. His mother, whom he lists
as next of kin (Glenda Tamblyn, 555-0122), drinks. He has hepatitis C, never treated. HIV test
this week is negative. He has a rash with clindamycin.

He pleaded guilty in the spring to retail theft and is on unsupervised probation in Orrin
County until March 2027. There are no open charges.

RECOMMENDATIONS
  1.  Continue methadone 50 mg. May increase by 10 mg every 3 days. QTc 441 on the 17th.
  2.  He cannot go home with a PICC in our state's present rules; he needs a facility which
      will give IV antibiotics until November 25.
  3.  Hepatitis clinic after discharge, Dr. Fenn.
  4.  Naloxone kit to patient and to his mother.

                          Electronically signed,  Ife Adebayo-Stroud, DO`,
      `FAX  10/19/2026 16:44   ST BRANNOCK HOSP 3W          P. 03/03

                               CONSULTATION REPORT

PATIENT:     Tambling, Edith R.             DATE OF BIRTH:   June 30, 1951
CONSULTANT:  Ife Adebayo-Stroud, DO         SERVICE:         Addiction / Pain

This 75-year-old retired teacher has taken alprazolam 2 mg at bedtime for two decades. She fell
and broke a wrist. She had a single convulsion when her prescriber retired last year and the
tablets stopped. She is allergic to penicillin. She has Medicare and a Humana supplement. She
drinks a glass of sherry on Sundays. I recommend a taper of 10 percent every two weeks.`,
    ],
    expected: {
      dob: '1989-02-05',
      recent_substance_abuse: /fentanyl|bags a day|methamphetamine|injected/i,
      concerns_for_withdrawal: /COWS|nobody treated the sickness/i,
      allergies: /clindamycin/i,
      medication_plan: /methadone|vancomycin|cefepime/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      probation: /unsupervised probation|Orrin County/i,
      pending_legal_charges: RULED_OUT,
      living_status: 'With friends',
      emergency_contact_primary_firstname: 'Glenda',
      emergency_contact_primary_lastname: 'Tamblyn',
      emergency_contact_primary_phone: /555-0122/,
      family_history: /drinks/i,
    },
    open: [
      'reason_for_seeking_treatment',
      'current_symptoms',
      'hospitalizations',
      'additional_treatment_or_support_needed',
      'employment_status',
      'other_levels_of_care',
      'city',
      'marital_status',
      'history_of_tbi_concussions',
    ],
    questions: [
      asked('methadone dose now', [1, 2], /50 mg/),
      asked('HIV test result?', 2, /HIV test this week is negative/),
      asked('how long does he need IV antibiotics', [1, 2], /until November 25|planned 42/),
      asked('Until when is he on probation?', 2, /until March 2027/),
      reworded('has he overdosed before', 1, /revived with naloxone on three occasions/),
      reworded('how did his opioid use start', 1, /began with oxycodone after a fall/),
      reworded('did he ever leave ama', 1, /left against advice on the third day/),
      reworded('liver infection', 2, /hepatitis C, never treated/),
      reworded('who do we call in an emergency', 2, /Glenda Tamblyn/),
      reworded('is there a line in his arm', [1, 2], /PICC/),
      takenBack('does he need a sitter', 1, /sitter was ordered on Tuesday/),
      anothers('is he allergic to penicillin?', 3, /allergic to penicillin/),
      anothers('Does he take alprazolam?', 3, /alprazolam 2 mg at bedtime/),
      anothers('is he on buprenorphine', 2, /is herself on buprenorphine/),
      absent('what is his insurance'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'legal'],
  },
];
