import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What one hospital hands to the next place when it sends a patient on. */
export const transferForm: readonly ApartRecord[] = [
  {
    person: who('ostrander', 'Wendell', 'Ostrander', '06/14/1978'),
    as: 'text',
    pages: [
      `BROOKMERE COUNTY MEDICAL CENTER                         INTERFACILITY TRANSFER ORDER
Acct 0044-71820      Pt OSTRANDER, WENDELL T      M / 48 y      born 06/14/1978

A. REASON FOR TRANSFER
   (x) service not available here   ( ) patient/family wish   ( ) bed capacity
   Medically managed withdrawal. Arrived by squad 10/30/26 21:40 after wife found him
   sweating and seeing spiders on the ceiling, about 30 h after his final drink.
B. ACCEPTING
   Facility ____________________   Accepting MD: verbal, Dr. N. Quillfeather
C. WHAT WAS DONE HERE
   Ativan 2 mg IV x3, last at 0410.  Thiamine 100 mg IV.  1 L NS.  Mag 1.4, replaced 2 g.
   CT head: no bleed.  EKG: sinus tach 112, QTc 448.  EtOH on arrival 0.04.
   One generalized tonic-clonic episode in triage, 40 seconds, none after.
D. BACKGROUND GIVEN BY PATIENT
   Bourbon, a fifth daily since he was laid off in the spring. Tried quitting cold in 2021
   and ended up in the ICU "tied down". Gout. Not a diabetic. Pins in L ankle.
   Reacts to: Bactrim (throat swelled, 2016).  Tolerates Keflex.
   Home rx: allopurinol 300 daily; lisinopril 40 daily, has not filled since August.
   No prior attempts to end life.  Never cut or burned himself.
E. FAMILY    Dad seized from drinking and died at 52. Brother takes Dilantin for epilepsy.`,
      `TRANSFER ORDER p2                                             OSTRANDER, WENDELL T
F. CONDITION AT DEPARTURE   [x] stable  [ ] guarded  [ ] critical      time left 06:35
   BP 151/94   P 98   R 18   T 99.1   SpO2 97 RA      CIWA-Ar at 0600 = 11
G. MODE     [ ] private car   [x] BLS ambulance   [ ] ALS        Restraints: none
H. SENT WITH PATIENT
   [x] labs   [x] EKG strip   [ ] imaging disc   [x] wallet, phone, upper denture in cup
   [ ] home medicines (wife to bring)
I. FAMILY NOTIFIED    Loretta Ostrander (spouse) 330-555-0148, called 05:50, agrees
J. RISK / BENEFIT explained by S. Amadi PA-C.   Patient signature  W Ostrander  (shaky)
   Risks named: worsening tremor, another fit on the road, delay of care.`,
    ],
    expected: {
      dob: '1978-06-14',
      allergies: /Bactrim/i,
      recent_substance_abuse: /Bourbon|a fifth daily/i,
      concerns_for_withdrawal: /spiders|ICU|tied down|CIWA/i,
      history_of_seizures: /tonic-clonic/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      medication_plan: /allopurinol/i,
      family_history: /Dad seized|epilepsy/i,
    },
    open: [
      'sex_at_birth',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'transportation_required',
      'hospitalizations',
      'marital_status',
      'employment_status',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'contact_person_name',
      'contact_person_phone',
    ],
    questions: [
      asked('What was the CIWA at departure?', 2, /CIWA-Ar at 0600 = 11/),
      asked('last ativan?', 1, /Ativan 2 mg IV x3, last at 0410/),
      asked('did they send his denture', 2, /upper denture in cup/),
      reworded('did he seize in the ER?', 1, /tonic-clonic episode in triage/),
      reworded('which drugs are off limits for him', 1, /Bactrim/),
      reworded('was he hallucinating', 1, /seeing spiders/),
      reworded('who is driving him over', 2, /\[x\] BLS ambulance/),
      anothers('Is he on Dilantin?', 1, /Brother takes Dilantin/),
      absent('who is paying for this stay'),
      absent('any court dates?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications'],
  },
  {
    person: who('petrosyan', 'Anahit', 'Petrosyan', '03/22/1999'),
    as: 'scan',
    strange: [2],
    pages: [
      `Sisters of Mercywood Hospital * 4 West Behavioral            NURSE TO NURSE HANDOFF (SBAR)
Re: Anahit Petrosyan    DOB 3/22/1999    Rm 412-A    date 10/28/26    from: G. Tull RN

SITUATION
27 yo female, day 6, ready to go to you today at noon. Came in voluntary through our ED
because her roommate hid the pills and called; she had written goodbye notes.

BACKGROUND
Xanax bars off the street, 4 to 6 mg most days for two yrs, on top of Percocet when she
could get it. Last bar 10/21. Tapered here on Librium, done as of yesterday. First
inpatient stay. She has overdosed on purpose once before, Tylenol, age 19. Old scars on both
thighs from cutting, says she quit that in 2023. Mother bipolar, stepfather did time for
assault. Pt herself has no legal trouble.
~~Latex allergy~~  ERROR wrong sticker GT 10/24      Amoxicillin = hives, confirmed w/ mom

ASSESSMENT
A+O x4, flat, eats 50%. Denies wanting to die since Sunday. No fits seen on the unit and none
in the past per pt. Sleeps w/ the light on (assaulted at 16, does not want a male tech).
Contact lens wearer. Vitals fine.

RECOMMEND
Zoloft 75 am. Vistaril 50 prn q6 for nerves. NO benzos please. Seen by our Dr. Okonjo; her
outside therapist is Fern Castellane 555-0171. Q15 checks for the first night.`,
      `Sisters of Mercywood Hospital * 4 West Behavioral            NURSE TO NURSE HANDOFF (SBAR)
Re: Darlene Hobbick    DOB 11/02/1966    Rm 414-B    date 10/28/26    from: G. Tull RN

SITUATION
59 yo female here for alcohol and low mood, leaving tomorrow for her sister's house.

BACKGROUND
Two withdrawal fits, 2018 and 2022. Insulin dependent. Allergic to iodine and shrimp.
On Keppra 500 twice daily, Lantus 18 units at night, Prozac 40. On probation in Marl County,
officer is B. Strake. Hit a neighbor with a rake last year. Her coverage is Humana.

RECOMMEND
Fingersticks before meals and at bedtime. Fall risk, uses a walker.`,
    ],
    expected: {
      dob: '1999-03-22',
      allergies: /Amoxicillin/i,
      recent_substance_abuse: /Xanax/i,
      history_of_suicide_attempts: /overdosed on purpose|Tylenol/i,
      history_of_self_harm: /cutting|scars/i,
      history_of_seizures: RULED_OUT,
      history_of_trauma: /assaulted at 16/i,
      medication_plan: /Zoloft/i,
      family_history: /Mother bipolar/i,
      current_therapist_name: /Fern Castellane/i,
      current_therapist_phone: /555-0171/,
    },
    open: [
      'probation',
      'sex_at_birth',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'pending_legal_charges',
      'hospitalizations',
      'current_psychiatrist_name',
      'concerns_for_withdrawal',
      'living_status',
    ],
    questions: [
      asked('when was her last bar', 1, /Last bar 10\/21/),
      asked('Who is the outside therapist?', 1, /Fern Castellane/),
      asked('What is she taking for nerves?', 1, /Vistaril 50 prn/),
      reworded('has she tried to kill herself before', 1, /overdosed on purpose once before/),
      reworded('what got her to the hospital', 1, /Came in voluntary|roommate hid the pills|goodbye notes/),
      reworded('can a guy do her night checks', 1, /does not want a male tech/),
      reworded('still suicidal?', 1, /Denies wanting to die since Sunday/),
      takenBack('Is she allergic to latex?', 1, /Latex allergy/),
      anothers('is she diabetic', 2, /Insulin dependent/),
      anothers('who is her probation officer', 2, /B\. Strake/),
      anothers('shellfish allergy?', 2, /iodine and shrimp/),
      absent('is she pregnant'),
    ],
    summary: ['why_now', 'substances', 'psychiatric', 'medications'],
  },
];
