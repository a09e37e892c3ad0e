import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy } from '../apart-values.ts';

/** What an opioid treatment program writes when it weighs how many doses a patient may carry home. */
export const methadoneTakeHomeReview: readonly ApartRecord[] = [
  {
    person: who('quillian', 'Roland', 'Quillian', '06/14/1981'),
    as: 'text',
    pages: [
      `BLUESTEM OPIOID TREATMENT PROGRAM                                   TAKE-HOME REVIEW (8.12(i))
44 Depot Way, Marlow Junction, KS 67299    620-555-0110             Team date: 10/20/2026

Patient   Roland Quillian        Clinic no. 3318       DOB 06/14/1981       Male
Address   209 Sorghum St, Marlow Junction, KS 67298    Phone 620-555-0111
Status    married, lives with wife Annelle and her son in the house they are buying
Work      full time, second shift, Plains Rail Car Repair
Payer     Sunflower (Medicaid managed care)  ID 00218840713
Current methadone dose  95 mg        Current schedule  6 take-homes a week        Requested  13

FACTORS (team marks each)                                       Met    Not met   Comment
 1  No active use other than nicotine that adds risk                       X      see drug screens
 2  Attends on schedule                                          X                2 missed days in 90
 3  No serious behavior problem at the clinic                    X
 4  No known diversion                                                     X      see call-back 10/12
 5  Stable home                                                  X                visited 09/18
 6  Can store safely                                                       X      lock box, but see below
 7  Other                                                                  X      benzodiazepines

DRUG SCREENS   Date         Methadone   Benzo   Cocaine   Fentanyl   Alcohol (EtG)
               07/21/2026   pos         neg     neg       neg        neg
               08/18/2026   pos         pos     neg       neg        neg
               09/15/2026   pos         pos     neg       neg        pos
               10/12/2026   pos         pos     neg       neg        pos

CALL-BACK 10/12/2026: told at 9:40 to bring all bottles by closing; brought 3 of 5. States that his stepson
Kyler (17) took two and was treated at Marlow Junction Hospital with naloxone. Police were not called.`,
      `Quillian, Roland   #3318                                                      page 2 of 2

DISCUSSION. Mr. Quillian has been with us since 2019 and did well for six years. Since a coworker was crushed
under a car in front of him in July he takes alprazolam, bought from another coworker, 4 to 6 mg on most days,
and since late August four to six tall cans of beer after his shift. Last alprazolam last night. He has jolts,
sweats and cannot sleep if he goes a day without. In 2014 he came off clonazepam in jail and had one seizure on
the fourth day; none before or after. He is not suicidal, says he never has been, and has never cut or burned
himself. He hears the sound of the car coming down. He has no allergies. QTc on 10/06: 462.

His brother Dale, also a patient here until 2022, died of an overdose of methadone and diazepam. His mother has
diabetes and had a stroke. Nobody in the family has had psychosis.

  ~~Patient was found selling take-homes in the parking lot, 09/02.~~  entered in error, that is #3381 - JW
  ~~Dose raised to 110 mg on 10/13.~~  order voided before dosing - JW

Legal: served 14 months for burglary (2013-2014), parole granted 11/2014 and finished 2016. No probation, no
charges, no court.   Past treatment: Valley Hope style 30 days at Cottonbow Lodge, 2012. No hospital stays for
mental health.   Other medicines: lisinopril 20 mg, sertraline 50 mg since 09/29 (Dr. Iris Bohannon, family
doctor, 620-555-0112).  Clinic counselor: Jolene Wisdom, LAC, 620-555-0110 ext 4.

DECISION                                             VOTE 4-0
 [ ] Grant as requested     [ ] Keep schedule     [X] Reduce to daily observed dosing from 10/21
 [X] Refer to residential that continues methadone and tapers benzodiazepines     [ ] Involuntary taper
 [ ] Split dose             [X] Naloxone kit to household (given, 2)              [ ] Transfer

Patient's statement: "A kid nearly died off my bottles. Take them all. I need somewhere that gets me off the
bars and leaves my methadone alone." He cannot drive while on alprazolam; Annelle (620-555-0113, also his
emergency contact, Annelle Quillian) works days, so the clinic van is to bring him. Next doctor's visit here
11/03/2026.

PATIENTS' RIGHTS. You may appeal within 10 days. Signs of an overdose: slow breathing, blue lips. Do not drink
or take sedatives with methadone. Thoughts of suicide: call or text 988. Never share a dose: it is a felony.`,
    ],
    expected: {
      dob: '1981-06-14',
      sex_at_birth: 'Male',
      ...livesAt(/209 Sorghum/i, 'Marlow Junction', 'KS', '67298'),
      phone_number: /555-0111/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Plains Rail Car/i,
      carrier: 'Medicaid/MCO',
      subscriber_id: '00218840713',
      ...inEmergency('Annelle', 'Quillian', /555-0113/),
      ...seenBy('pcp', /Iris Bohannon/i, /555-0112/),
      ...seenBy('therapist', /Jolene Wisdom/i, /555-0110/),
      next_appointment: '2026-11-03',
      reason_for_seeking_treatment: /gets me off the\s+bars|kid nearly died|tapers benzodiazepines/i,
      current_symptoms: /jolts|cannot sleep|hears the sound/i,
      recent_substance_abuse: /alprazolam|tall cans of beer/i,
      concerns_for_withdrawal: /jolts|one seizure|goes a day without/i,
      medication_plan: /lisinopril|sertraline|methadone/i,
      transportation_required: /clinic van|cannot drive/i,
      residential_programs: /Cottonbow/i,
      history_of_seizures: /one seizure/i,
      history_of_trauma: /crushed/i,
      ...ruledOut('allergies history_of_self_harm history_of_suicide_attempts hospitalizations pending_legal_charges'),
      probation: RULED_OUT,
      parole_granted: /11\/2014|finished 2016/i,
      family_history: /overdose of methadone|diabetes|stroke/i,
    },
    open: [
      'gender',
      'upcoming_court_date',
      'aggression_or_property_damage',
      'additional_treatment_or_support_needed',
      ...fields('other_levels_of_care outpatient_therapy epipen'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('What is his current methadone dose?', 1, /95 mg/),
      asked('how many take-homes were requested', 1, /Requested 13/),
      asked('was fentanyl positive on 10/12/2026', 1, /10\/12\/2026 pos pos neg neg pos/),
      asked('who is his counselor at the clinic', 2, /Jolene Wisdom/),
      asked('when was the QTc and what was it', 2, /QTc on 10\/06: 462/),
      asked('Medicaid ID number', 1, /00218840713/),
      reworded('where do the Xanax pills come from', 2, /bought from another coworker/),
      reworded('convulsions while coming off pills', 2, /had one seizure on the fourth day/),
      reworded(
        'why does he have to dose at the window every day now',
        [1, 2],
        /brought 3 of 5|Reduce to daily observed/,
      ),
      reworded('how much is he drinking', 2, /four to six tall cans/),
      reworded('what happened at work in July', 2, /crushed under a car/),
      reworded('has he been to rehab before', 2, /Cottonbow Lodge/),
      reworded('has he done time', 2, /14 months for burglary/),
      takenBack('when was he caught selling doses', 2, /selling take-homes/),
      takenBack('what was his dose raised to', 2, /raised to 110 mg/),
      anothers('when did he get naloxone in the hospital', 1, /treated at Marlow Junction Hospital with naloxone/),
      anothers('does he have diabetes', 2, /mother has diabetes/),
      anothers('was he on diazepam when he overdosed', 2, /methadone and diazepam/),
      absent('what is his e-mail address'),
      absent('Does he have hepatitis C?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('estabrook', 'Consuelo', 'Estabrook', '02/27/1975'),
    as: 'scan',
    pages: [
      `   RIVERSIDE MEDICATION UNIT     take home request / review            10-22-26    RN  Pilar Nance
   Pt   Consuelo Estabrook   b. 2-27-75    F     # 0847       admit 3-11-2021
   Dose 120 mg  split?  no      earned 3/wk      asks 14 (wants to see dgtr in Amarillo)
   Ph 806-555-0120    addr same: 1518 Mesquite Ct, Calloway Flats TX 79199
   widowed.  rents.   not working since back surgery - SSDI.       ins  Medicare  4KT9-WQ2-RD71
   in case of emerg   dgtr Marisela Estabrook   806-555-0121

   CHECK                        Y    N
   on time x 90 days            x
   UDS clean x 90 days               x     cocaine 9-2, 9-30, 10-14.  etoh neg
   counseling 2/mo              x          Ben Okoro LCDC  806-555-0122
   lock box shown               x
   lives with user                   x     was Y, Hector moved out in Aug
   behavior prob at window           x
   legal prob                        x
   probation / parole                x
   SI now                            x
   suicide att ever             x          1998, antifreeze, ICU 5 d
   self injury                       x
   seizure ever                      x
   head inj                     x          Hector, skillet, 2019, stitches, knocked out
   violence                          x
   eating prob                       x
   allergy                      x          codeine - throat swells    carries epi  x y   n
   pregnant                          x     hyst 2010
   QTc > 450                    x          488 !! 10-15.    cardiology Dr Wen 11-9-26
   heart fam hx                 x          father dropped dead at 44

   UDS          cocaine   benzo   fent   meth'done
   9-2-26         +         -       -       +
   9-30-26        +         -       -       +
   10-14-26       +         -       -       +`,
      `   Estabrook C.   #0847    p2

   Smokes crack wkends, ~$80, "since Hector left, the quiet." Last use 10-17.   Crashes Mon/Tues, sleeps
   all day, no other w/d.   Missed no doses so no opioid w/d.    If methadone stopped: 2020 jail, 9 days
   vomiting and cramps, she is scared of any program that will not dose her.
   Low mood, PHQ-9 17, does not eat, lost 11 lb.   Psych: none yet, asks for one.
   Meds   methadone,  amlodipine 5,  duloxetine 60,  ~~citalopram 40~~  d/c 10-15 QT
          ~~ondansetron prn~~ d/c 10-15 QT
   PCP  Dr. Alma Teague  806-555-0123
   Beaten by husband (dec'd 2016) and by Hector;  order of protection vs Hector thru 2-27.
   Before:  Pampa Crest residential '06 x 60 d;  detox '06, '11;   IOP no.
   Dgtr Marisela - bipolar, was in state hosp '24.   Son Rene in prison, meth.
   ~~Son Rene lives w/ pt~~ no - wrong, in TDCJ
   Her own arrest:  2020 shoplifting, dismissed.

   MD  says:   no 14.   Cut to 1/wk until 3 clean UDS.   EKG repeat 10-29.   hold dose, do not raise.
   Residential w/ dosing offered, she says yes: "I'd go if they keep my dose. I'm going to have a heart
   attack like my daddy if I keep hitting that pipe."
   Needs ride, bus only, bad back - no long walk.    Shower chair.
   signed  C. Estabrook       P. Nance RN      A. Lindqvist MD

   - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
   window log torn from #0874   Ernie Estrada   b. 7-8-69
   10-21   drunk at window, BAC .11, shoved guard, dose held.   hx seizures w/ etoh.  PO called.
   allergy: sulfa.      wife picks up`,
    ],
    expected: {
      dob: '1975-02-27',
      sex_at_birth: 'Female',
      ...livesAt(/1518 Mesquite/i, 'Calloway Flats', 'TX', '79199'),
      phone_number: /555-0120/,
      marital_status: 'Widowed',
      living_status: 'Rental',
      employment_status: 'Disability',
      carrier: 'Medicare',
      subscriber_id: '4KT9-WQ2-RD71',
      ...inEmergency('Marisela', 'Estabrook', /555-0121/),
      ...seenBy('therapist', /Ben Okoro/i, /555-0122/),
      ...seenBy('pcp', /Alma Teague/i, /555-0123/),
      reason_for_seeking_treatment: /hitting that pipe|keep my dose|heart\s+attack/i,
      current_symptoms: /Low mood|does not eat|PHQ-9 17|lost 11 lb/i,
      recent_substance_abuse: /crack|cocaine/i,
      concerns_for_withdrawal: /vomiting and cramps|no other w\/d|sleeps\s+all day|no opioid w\/d/i,
      medication_plan: /amlodipine|duloxetine|methadone/i,
      allergies: /codeine/i,
      epipen: /epi|\bx\b|\by\b|yes/i,
      transportation_required: /Needs ride|bus only/i,
      hospitalizations: /ICU 5 d|back surgery|hyst/i,
      residential_programs: /Pampa Crest/i,
      other_levels_of_care: /detox|IOP no/i,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: /antifreeze/i,
      eating_disorder: TICKED_NO,
      history_of_trauma: /Beaten by husband|Hector/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /skillet|knocked out/i,
      aggression_or_property_damage: TICKED_NO,
      pending_legal_charges: TICKED_NO,
      probation: TICKED_NO,
      parole_granted: TICKED_NO,
      family_history: /dropped dead|bipolar/i,
    },
    open: [
      'gender',
      'next_appointment',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'current_psychiatrist_name',
      'upcoming_court_date',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('What was her QTc?', 1, /488/),
      asked('when does she see cardiology', 1, /11-9-26/),
      asked('medicare number', 1, /4KT9-WQ2-RD71/),
      asked('duloxetine dose', 2, /duloxetine 60/),
      asked('who is her PCP', 2, /Alma Teague/),
      asked('what did the 10-14-26 UDS show for fent', 1, /10-14-26 \+ - - \+/),
      reworded('how did she try to die', 1, /antifreeze/),
      reworded('what is she smoking on weekends', 2, /Smokes crack/),
      reworded('what happened the time her methadone was cut off', 2, /9 days vomiting and cramps/),
      reworded('is there a restraining order', 2, /order of protection vs Hector/),
      reworded('how did the ex injure her head', 1, /skillet/),
      reworded('does anyone in the home use', 1, /lives with user|moved out in Aug/),
      reworded('weight change', 2, /lost 11 lb/),
      takenBack('is she taking citalopram', 2, /citalopram 40/),
      takenBack('which child lives with her', 2, /Rene lives w\/ pt/),
      anothers('blood alcohol at the window', 2, /BAC \.11/),
      anothers('does she have bipolar disorder', 2, /Marisela - bipolar/),
      anothers('sulfa allergy?', 2, /allergy: sulfa/),
      absent('does she wear glasses'),
      absent('what is her group number'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
