import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a child protection office agrees with a parent, with what it asks of a treatment center. */
export const childSafetyPlan: readonly ApartRecord[] = [
  {
    person: who('marrow-ellis', 'Tamsin', 'Marrow-Ellis', '10/10/1993'),
    as: 'text',
    pages: [
      `ORLEY COUNTY CHILDREN & FAMILIES                          SAFETY PLAN   (form CF-31)
Case 26-J-2090        Worker: Ignatius Coe, 555-0101        Supervisor: Ruby Haldane

CARETAKER 1     Tamsin Marrow-Ellis        DOB 10/10/1993     mother       Phone 555-0102
CARETAKER 2     Jerrold Ellis              DOB 02/22/1990     father       not in home
CHILDREN        Wren, 6      Oskar, 3      Baby girl Posy, born 9/28/2026 (NICU)
HOUSEHOLD       Tamsin, Wren, Oskar; maternal grandmother Fleur Marrow moved in 10/02

WHAT HAPPENED (danger statement)
  Posy was born at 36 weeks. Her cord was positive for fentanyl and gabapentin. Tamsin told the
  hospital that she smoked fentanyl through the pregnancy, 3 or 4 times a day, and took gabapentin that
  was Jerrold's. She says she last used on October 11. Wren found foil in the bathroom.
  Jerrold broke Tamsin's wrist in July and punched holes in the hall. He has a protective order against
  him and a felony strangulation charge, hearing 12/1/2026. Jerrold drinks, uses meth, and has
  talked of killing himself with a gun.

SAFETY ACTIONS                                                 WHO          BY        INITIAL
 1 Fleur supervises all contact, day and night                 Fleur        now       FM
 2 No Jerrold at the home                                      Tamsin       now       TME
 3 Locked box for medicine                                     Fleur        10/14     FM
 4 Substance use evaluation                                    Tamsin       10/20     TME  done
 5 ~~Random UA twice weekly~~ replaced by 5a
 5a UA once weekly until admitted                              Tamsin       10/21     TME
 6 Residential program that takes Posy after NICU              Tamsin       11/15     TME`,
      `CF-31 continued        26-J-2090        Marrow-Ellis

ABOUT TAMSIN (gathered by worker, with her permission)
  - Evaluation 10/20 at Orley Recovery: opioid use disorder severe; 3.5 with children, or 3.1.
  - Takes buprenorphine 12 mg a day since 10/13 (Dr. Amparo Lisle, 555-0103, next 11/06/2026 at 1 pm),
    a stool softener, and ibuprofen. Not breast feeding.
  - She was sick for two days before the first dose, sweating and cramping, and says it
    would be hard to do without medicine.
  - ~~Allergic to lidocaine.~~  That is Oskar. Tamsin is allergic to amoxicillin (rash).
  - No seizures. No jail. No charges against her; the county attorney declined.
  - Depressed after Oskar. She took twelve Tylenol PM in 2023, told no one until a nurse asked.
    Says she does not feel that way now. Does not cut or burn.
  - She threw a mug at Jerrold once. No one has ever been hurt by her.
  - Works at the Sunny Dell nursing home, on maternity leave until December 12, full time.
  - Medicaid: Ambetter, ID 3390 1188 54. Married, separated since July.
  - Lives in a rental at 1408 Pocket Lane, Orley, in her mother's name since October.
  - HEP C antibody positive at delivery. HIV negative.
  - Her sister Clover is in treatment at Fern Hill and doing well; their father died of a heroin overdose.
  - Car seat, no car. She will need rides, 2 hours each way for NICU.

COURT: Shelter care hearing was 10/06. Next, adjudication, 11/24/2026, 9:15 a.m., Dept. 4.
       Attorney for mother: Hugo Lamarque.

AMENDMENT 10/23/26 (I. Coe): UA 10/21 positive fentanyl, Tamsin says "one slip, the 19th." The date in the
danger statement should read 10/19. Plan continues, admission moved up to week of 11/02.`,
    ],
    expected: {
      dob: '1993-10-10',
      phone_number: /555-0102/,
      address: /1408 Pocket/i,
      city: 'Orley',
      recent_substance_abuse: /fentanyl|one slip|gabapentin/i,
      concerns_for_withdrawal: /sick for two days|without medicine|sweating/i,
      medication_plan: /buprenorphine|stool softener|ibuprofen/i,
      allergies: /amoxicillin/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /Tylenol PM/i,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /threw a mug/i,
      history_of_trauma: /broke Tamsin's wrist/i,
      pending_legal_charges: RULED_OUT,
      upcoming_court_date: '2026-11-24',
      next_appointment: '2026-11-06',
      employment_status: 'Full-time',
      employer: /Sunny Dell/i,
      marital_status: 'Separated',
      carrier: 'Ambetter/Centene',
      subscriber_id: '3390 1188 54',
      family_history: /Clover|heroin overdose/i,
      transportation_required: /need rides/i,
    },
    open: [
      'current_pcp_phone',
      'current_psychiatrist_phone',
      'living_status',
      'sex_at_birth',
      'gender',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'additional_treatment_or_support_needed',
      'current_pcp_name',
      'current_psychiatrist_name',
      'contact_person_name',
      'contact_person_phone',
      'hospitalizations',
      'other_levels_of_care',
      'residential_programs',
      'probation',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'parole_granted',
    ],
    questions: [
      asked('when is the adjudication', 2, /11\/24\/2026/),
      asked('what did the cord test positive for', 1, /fentanyl and gabapentin/),
      asked('Who is the attorney for the mother?', 2, /Hugo Lamarque/),
      asked('what is the bup dose', 2, /12 mg/),
      asked('who supervises contact', 1, /Fleur supervises/),
      reworded('date of her most recent use', 2, /the 19th|10\/19/),
      reworded('is she nursing the infant', 2, /Not breast feeding/),
      reworded('did she overdose on purpose ever', 2, /twelve Tylenol PM/),
      reworded('who is the caseworker', 1, /Ignatius Coe/),
      reworded('was there partner violence against her', 1, /broke Tamsin's wrist/),
      reworded('can the newborn come along', 1, /takes Posy after NICU/),
      takenBack('lidocaine allergy?', 2, /Allergic to lidocaine/),
      anothers('is there a protective order against her', 1, /protective order/),
      anothers('does she use meth', 1, /uses meth/),
      anothers('does she drink', 1, /Jerrold drinks/),
      absent('does she have asthma'),
      absent('what is her highest grade'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('hargrave', 'Dmitri', 'Hargrave-Poole', '03/31/1986'),
    as: 'scan',
    pages: [
      `  STATE DEPARTMENT OF CHILD SAFETY - REGION 4              SAFETY AGREEMENT / SERVICE LETTER

  To: intake, any licensed residential provider             Date: 10/21/2026
  Re: Dmitri Hargrave-Poole    born 3/31/86                 Our file: R4-88140
  From: Lavinia Stroud, ongoing specialist, 555-0120

  Mr. Hargrave-Poole is the father and only custodian of Ansel (9). On 10/08 he was driving Ansel to
  school and was stopped for weaving. He blew .17 at 7:50 a.m. An open can was in the door. He was
  arrested for aggravated DUI with a minor and was released on 10/09. His arraignment is on
  November 13, 2026, 8:30, Justice Court 2. He had no charges before this one.

  He has told me the following, and signed it:
    *  Beer and schnapps from waking, "a thirty pack every two days and a fifth." 4 years.
       Since the arrest he has cut down but he drank on the morning of this letter.
    *  He takes no drugs. He takes kratom powder from the smoke shop, 3 spoonfuls a day, for his back.
    *  He sees and hears things when he stops; in January he was three days in the ICU at Sagebrush
       with delirium and was tied to the bed.
    *  He has not had a seizure. He has no allergies ("none they ever found").
    *  He lost consciousness in a rollover in 2009 while in the Army.  Service connected 40 pct.
    *  He has never tried to kill himself, and he said so before I asked. He has never hurt himself.

  Ansel has a peanut allergy and carries an EpiPen, and takes guanfacine for ADHD. Ansel's
  mother, Brielle, is on parole in another state and is not to have contact.`,
      `  R4-88140     Hargrave-Poole                                          page 2

  SAFETY NETWORK
     Paternal aunt      Solveig Poole      555-0121     takes Ansel from 10/21 until discharge
     Neighbor           Mr. Abernathy      -            drives Ansel to school
     Pastor             R. Nakashima       555-0122     visits father

  OBSERVATIONS
     10/09  home visit. Hole in bathroom door; father states he kicked it in September when locked
            out, Ansel confirms he was not home. No marks on Ansel.
     10/14  Father shaky, vomited during visit, BP at fire station 170/110. Refused ER. ~~He said he
            would rather be dead than lose the boy.~~ (reported by neighbor about another man,
            see correction 10/16)
     10/16  Correction: sentence above struck. LS
     10/20  Solveig reports that father has not been violent to anyone. She says their
            mother was a drinker and a brother took his life in 2018.

  MEDICAL COVERAGE AND CARE    TriWest (TRICARE West), sponsor number 7710-44-2098. VA primary care Dr.
     Yusra Kamel, 555-0123. Mirtazapine 30 mg, meloxicam (stop per Dr. Kamel 10/15, stomach),
     hydroxyzine. VA counselor, Len Fautheree, monthly until July, then dropped.
  WORK     Parts counter, Rincon Tractor. Full time; employer holds job to 12/31.
  HOME     Rents, 44 Arroyo Seco Trail, Rincon, NM 87999. Divorced 2020.
  TRANSPORT   license suspended; I will drive him on the day if told by noon before.

  Please tell me by phone when he is in. His goals: "get my kid back by Christmas." The review hearing
  in Juvenile Court is 12/17/2026. I ask the provider for a monthly letter.
                                                    L. Stroud`,
    ],
    expected: {
      dob: '1986-03-31',
      reason_for_seeking_treatment: /get my kid back|stopped for weaving|arrested/i,
      recent_substance_abuse: /Beer and schnapps|thirty pack|kratom|drank on the morning/i,
      concerns_for_withdrawal: /delirium|sees and hears|shaky/i,
      current_symptoms: /shaky|vomited/i,
      medication_plan: /Mirtazapine|hydroxyzine/i,
      allergies: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /kicked it|Hole in bathroom/i,
      history_of_tbi_concussions: /rollover|lost consciousness/i,
      hospitalizations: /ICU at Sagebrush|three days in the ICU/i,
      pending_legal_charges: /aggravated DUI/i,
      upcoming_court_date: '2026-11-13',
      family_history: /mother was a drinker|took his life/i,
      current_pcp_name: /Yusra Kamel/i,
      current_pcp_phone: /555-0123/,
      carrier: 'TRICARE West (TriWest)',
      employer: /Rincon Tractor/i,
      employment_status: 'Full-time',
      living_status: 'Rental',
      marital_status: 'Divorced',
      address: /44 Arroyo/i,
      city: 'Rincon',
      state: 'NM',
      zip: '87999',
    },
    open: [
      'subscriber_id',
      'transportation_required',
      'sex_at_birth',
      'gender',
      'outpatient_therapy',
      'current_therapist_name',
      'additional_treatment_or_support_needed',
      'contact_person_name',
      'contact_person_phone',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'history_of_trauma',
      'next_appointment',
    ],
    questions: [
      asked('BAC when stopped', 1, /\.17/),
      asked('When is the arraignment?', 1, /November 13, 2026/),
      asked('why was meloxicam stopped', 2, /stomach/),
      asked('how much kratom', 1, /3 spoonfuls a day/),
      asked('who is the va primary care doctor', 2, /Yusra Kamel/),
      reworded('who takes care of his son meanwhile', 2, /takes Ansel from 10\/21/),
      reworded('has he had DTs', 1, /delirium|sees and hears/),
      reworded('was he in the service', 1, /in the Army|Service connected/),
      reworded('until when does his boss keep the position', 2, /holds job to 12\/31/),
      reworded('suicide by a relative', 2, /brother took his life/),
      reworded('did he wreck part of the house', 2, /kicked it in September|Hole in bathroom door/),
      takenBack('did he say he would rather be dead', 2, /would rather be dead/),
      anothers('does he carry an epipen', 1, /carries an EpiPen/),
      anothers('is he on parole', 1, /is on parole in another state/),
      anothers('is he taking guanfacine', 1, /takes guanfacine/),
      absent('is there a history of hepatitis'),
      absent('does he have stairs at home'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
