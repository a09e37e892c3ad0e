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
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What a clinic for first seizures writes once it knows what the spells were. */
export const seizureClinicLetter: readonly ApartRecord[] = [
  {
    person: who('mossbarger', 'Thaddeus', 'Mossbarger', '10/10/1987'),
    as: 'scan',
    pages: [
      `TRI-RIVER NEUROLOGY ASSOCIATES                                   First Seizure Clinic
Suite 300, 12 Levee Street, Osage Bend, MO 65098             tel 573-555-0180

October 19, 2026

Imelda Castro-Finch, MD                        RE: Thaddeus Mossbarger     DOB 10/10/1987
Pinebluff Family Medicine 573-555-0181         Visit of 10/19/2026         Ins. Ambetter U7009183322

Dear Dr. Castro-Finch,

Thank you for sending this 39-year-old right-handed roofer, your patient since 2020, about two convulsions.
The first was on May 14 on a job site, some thirty-six hours after he had decided to stop drinking. He
stiffened, shook for two minutes, bit his tongue and was confused for half an hour. The second was on
September 28, again on the second day without alcohol, this time while he was also taking bupropion,
which you stopped on October 5. He was seen in the emergency room both times and has never
been admitted to any hospital.

His EEG of October 5 is normal. The MRI shows an old right frontal scar. That fits the injury of 2014, when
a stranger struck him with a pool cue outside a bar and he was unconscious for some minutes.

IMPRESSION: two alcohol withdrawal seizures, the second made likelier by bupropion. This is not epilepsy,
and I have not started an antiseizure medicine.

He drinks a fifth of rum every day and a half and takes kratom capsules for his back. His last drink was
last evening. In my office his hands shook, his pressure was 158/96 and he was sweating; I believe he will
have a third seizure if he stops at home. Delirium he has not had.

Current medicines: naltrexone 50 mg daily (yours, October 12), thiamine 100 mg, folic acid 1 mg, and
lisinopril 10 mg. ~~Levetiracetam 750 mg twice daily.~~ [dictation error SB]  He is allergic to sulfa drugs
(rash). ~~A vagus nerve stimulator was placed in 2019.~~ [dictation error SB]`,
      `Mossbarger, Thaddeus                                                        page two

PAST AND FAMILY: His twin sister Thea has had juvenile myoclonic epilepsy since she was 14 and takes
valproate; I see her as well. Their father drank and died of a bleed from the esophagus.

SOCIAL: He is married to Renata and lives with her and two sons in the house they own, 88 Chert Road, Osage
Bend 65099. He runs his own crew. His cell is 573-555-0182; Renata (573-555-0183) is to be called in an
emergency. A DWI in 2022 cost him his license for ninety days; that probation ended in March 2024, and he
is under no supervision and faces no charges. There is no history of violence on his part. He denies ever
attempting suicide. In 2016, after his brother's funeral, he burned his own forearm with a torch, on
purpose, and shows the scar. For treatment he has had a court-ordered evening group in Osage Bend, eight
weeks in 2022; he has never been to detox or a residential program and sees no counselor now.

PLAN
 1. Inpatient detoxification with seizure precautions, then treatment. He said, "I'm scared to drink and
    scared to quit. I want to do it right, with a nurse watching." I am sending this letter to the
    program he has called.
 2. Sleep-deprived EEG December 1, 2026 at 10:30; clinic December 15.
 3. No driving until at least March 28, 2027. He has no one at home who drives; his pastor, Mr. Ewell, has
    offered to bring him.
 4. No ladders or roofs. No bupropion or tramadol.

Sincerely,  Sunita Bhandari, MD

------------------------------------------------------------------------------------------------
FOR FAMILIES (enclosed with every letter). When somebody has a seizure: turn them on the side, time it,
put nothing in the mouth. Call 911 if it lasts over five minutes. Antiseizure medicines may cause
thoughts of suicide or hostile behavior; call us at once. Wear a medical bracelet. After a head injury
go to the emergency room. Penicillin and latex allergies should be on the bracelet too.`,
    ],
    expected: {
      dob: '1987-10-10',
      address: /88 Chert Road/i,
      city: 'Osage Bend',
      zip: '65099',
      phone_number: /555-0182/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Self-employed',
      emergency_contact_primary_firstname: 'Renata',
      emergency_contact_primary_phone: /555-0183/,
      carrier: 'Ambetter/Centene',
      subscriber_id: 'U7009183322',
      ...seenBy('pcp', /Castro-Finch/i, /555-0181/),
      next_appointment: '2026-12-01',
      reason_for_seeking_treatment: /scared to drink|do it right|Inpatient detoxification/i,
      current_symptoms: /hands shook|sweating|158\/96/i,
      recent_substance_abuse: /rum|kratom|last drink/i,
      concerns_for_withdrawal: /third seizure|withdrawal seizures|hands shook/i,
      medication_plan: /naltrexone|thiamine|lisinopril/i,
      allergies: /sulfa/i,
      transportation_required: /No driving|pastor|no one at home who drives/i,
      hospitalizations: RULED_OUT,
      residential_programs: RULED_OUT,
      outpatient_therapy: /evening group|no counselor now/i,
      history_of_self_harm: /burned his own forearm/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: /withdrawal seizures|convulsions/i,
      history_of_tbi_concussions: /pool cue|unconscious|frontal scar/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: /ended in March 2024|no supervision|\bno\b/i,
      family_history: /juvenile myoclonic|father drank/i,
    },
    open: [
      'sex_at_birth',
      'gender',
      'state',
      'employer',
      'emergency_contact_primary_lastname',
      'history_of_trauma',
      'other_levels_of_care',
      'parole_granted',
      'current_therapist_name',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('When is the sleep-deprived EEG?', 2, /Sleep-deprived EEG December 1, 2026 at 10:30/),
      asked('what did the MRI show', 1, /old right frontal scar/),
      asked('When was bupropion stopped?', 1, /stopped on October 5/),
      asked('what dose of naltrexone', 1, /naltrexone 50 mg daily/),
      asked('until when may he not drive', 2, /March 28, 2027/),
      asked('who wrote the letter', 2, /Sunita Bhandari/),
      reworded('is he epileptic', 1, /This is not epilepsy/),
      reworded('what happens if he quits alcohol alone', 1, /third seizure if he stops at home/),
      reworded('ever hurt himself on purpose', 2, /burned his own forearm/),
      reworded('is he in trouble with the law now', 2, /no supervision and faces no charges/),
      reworded('who is driving him in', 2, /pastor, Mr\. Ewell/),
      reworded('what drugs lower his threshold', 2, /No bupropion or tramadol/),
      takenBack('is he on levetiracetam', 1, /Levetiracetam 750 mg/),
      takenBack('does he have a nerve stimulator', 1, /vagus nerve stimulator was placed/),
      anothers('Does he take valproate?', 2, /takes valproate/),
      anothers('who bled from the esophagus - is it him', 2, /bleed from the esophagus/),
      absent('is there a gun in the home'),
      absent('what was his sodium'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('naismith', 'Ingrid', 'Naismith', '05/17/2004'),
    as: 'text',
    pages: [
      `WEST HOLLOW UNIVERSITY NEUROLOGY - SPELLS & FIRST SEIZURE CLINIC          Visit 10/28/2026   New
Patient   Naismith, Ingrid "Indy"      DOB 05/17/2004   22 y   Sex at birth F   Gender Non-binary (they)
Address   740 Cutler St Apt 3B, Nesbitt, CO 80999      Ph 719-555-0164     indy.naismith@mail.example
Contact   Hollis Naismith, mother (emergency)  719-555-0165       Marital  single
Coverage  UMR  ID 20881744   Grp 76-411880   Subscriber Hollis Naismith 02/02/1975, Nesbitt School Dist.
Work      barista 15 h/wk, Kettle & Crow        Home  shares a rental with two friends
Care team Psychiatry Simon Adeleke MD 719-555-0166     Therapist Calla Brom LPC 719-555-0167     PCP none
Reason for referral   "seizure x3?"  from Nesbitt urgent care

PATIENT TABLET, completed in waiting room                          Yes    No     Skip
  Seizures with fever as a baby                                    ( )    (x)    ( )
  Head injury with blackout                                        ( )    (x)    ( )
  Meningitis or encephalitis                                       ( )    (x)    ( )
  Anyone in the family with seizures                               (x)    ( )    ( )   half-brother Jonah
  Suicide attempt, ever                                            (x)    ( )    ( )   age 17
  Hurt yourself without wanting to die                             (x)    ( )    ( )   15-19, arms
  Hurt another person or broken property                           ( )    (x)    ( )
  Abuse or assault                                                 ( )    ( )    (x)
  Eating disorder                                                  (x)    ( )    ( )   16, treated
  Food or drug allergy                                             (x)    ( )    ( )   see list
  Carry an EpiPen                                                  (x)    ( )    ( )
  On probation or parole                                           ( )    (x)    ( )
  Could you be pregnant                                            ( )    (x)    ( )

ALLERGIES  amoxicillin - rash; tree nuts - hives, throat. "Ate a cashew bar on purpose once at 16 to get out
           of finals. ER. Dumb."
MEDICINES  fluoxetine 40 mg daily; cyanocobalamin 1000 mcg injection daily x 7, then weekly (day 4 today);
           methionine 500 mg three times a day.   ~~levetiracetam 500 mg bid~~ order voided 14:02`,
      `Naismith, Ingrid      DOB 05/17/2004       10/28/2026                                   2 of 2

HPI  Three spells since August, all seen by roommate Bex. Each came after three or four nitrous chargers in
a row: slumps, eyes open, arms jerk 5 to 10 seconds, awake and talking in under a minute. No tongue bite,
no incontinence. Bex, who takes Lamictal 200 mg for bipolar disorder, filmed the last. Numb feet since
July, two falls on the stairs without hitting the head, uses a walker from urgent care.

USE  Nitrous oxide 100-200 chargers a day, last 10/27 about midnight. Hard seltzer 3-4 on weekends, last
10/24. Ketamine by nose about monthly. No opioids, no benzodiazepines. Vapes.

EXAM  Lost vibration sense to knees, broad gait, Romberg present. Alert, tearful at the end.
DATA  Routine EEG 10/12 normal. 48-hour ambulatory EEG 10/20-22 caught the filmed spell: slowing, no
epileptiform change. B12 141 (low). ~~Lyme IgM positive~~ filed to wrong chart, removed.

ASSESSMENT  1. Convulsive syncope from nitrous oxide. These were not seizures; by history and EEG the patient
has never had one and does not have epilepsy.  2. Myeloneuropathy, nitrous related.  3. Nitrous use
disorder, severe.  4. Depression; suicide attempt at 17 (acetaminophen with wine, PICU 3 days at Front
Range Children's). Safe today.

PLAN  Stop nitrous. No medical withdrawal is expected; low mood and cravings for a week are likely. Finish
B12 shots, a program must be able to give them. Residential treatment: patient agrees, "I can't feel my
feet and I still bought a case yesterday. I need someone to take it away." Previously Aster House, 10 weeks
in 2020, for eating. Jonah's clinic is not ours; his epilepsy is genetic and Indy's test was not sent.
Physical therapy. Return here 12/09/2026; therapist 11/06/2026.

SOCIAL  Cited for shoplifting a case of chargers, municipal court 11/24/2026. Mother is six years sober.
Needs a ride from Nesbitt, no driving for three months under clinic policy for any spell.

CLINIC POLICY (all spells patients)  Until a seizure is ruled out we treat every spell as one: no driving,
no baths alone, no heights.                              Reviewed  F. Tomasik APRN  10/28/2026 15:10`,
    ],
    expected: {
      dob: '2004-05-17',
      sex_at_birth: 'Female',
      gender: 'Non-binary',
      ...livesAt(/740 Cutler/i, 'Nesbitt', 'CO', '80999'),
      phone_number: /555-0164/,
      email_id: 'indy.naismith@mail.example',
      marital_status: 'Single',
      employment_status: 'Part-time',
      employer: /Kettle & Crow/i,
      ...inEmergency('Hollis', 'Naismith', /555-0165/),
      carrier: 'UMR',
      subscriber_id: '20881744',
      group_number: '76-411880',
      subscriber_firstname: 'Hollis',
      subscriber_lastname: 'Naismith',
      subscriber_dob: '1975-02-02',
      subscriber_employer: /Nesbitt School/i,
      ...seenBy('psychiatrist', /Simon Adeleke/i, /555-0166/),
      ...seenBy('therapist', /Calla Brom/i, /555-0167/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /take it away|feel my feet/i,
      current_symptoms: /Numb feet|broad gait|vibration|tearful/i,
      recent_substance_abuse: /Nitrous oxide|chargers a day|seltzer/i,
      concerns_for_withdrawal: /No medical withdrawal|low mood and cravings|\bno\b/i,
      medication_plan: /fluoxetine|cyanocobalamin|methionine/i,
      allergies: /amoxicillin|tree nuts/i,
      knowingly_ingested_allergen: /cashew/i,
      epipen: /yes|\(x\)|Carry/i,
      transportation_required: /Needs a ride/i,
      hospitalizations: /PICU/i,
      residential_programs: /Aster House/i,
      history_of_self_harm: /15-19|arms|yes|\(x\)/i,
      history_of_suicide_attempts: /acetaminophen|age 17|at 17|yes/i,
      eating_disorder: /16, treated|for eating|yes/i,
      history_of_seizures: /not seizures|never had one|\bno\b|never/i,
      history_of_tbi_concussions: TICKED_NO,
      aggression_or_property_damage: TICKED_NO,
      probation: TICKED_NO,
      pending_legal_charges: /shoplifting/i,
      upcoming_court_date: '2026-11-24',
      family_history: /half-brother Jonah|Jonah|six years sober/i,
    },
    open: [
      'living_status',
      'parole_granted',
      'additional_treatment_or_support_needed',
      'completed_genetic_testing',
      'current_pcp_name',
      'other_levels_of_care',
      'outpatient_therapy',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('What was the B12 level?', 2, /B12 141 \(low\)/),
      asked('When is municipal court?', 2, /municipal court 11\/24\/2026/),
      asked('fluoxetine dose', 1, /fluoxetine 40 mg daily/),
      asked('how many chargers a day', 2, /100-200 chargers a day/),
      asked('what did the ambulatory EEG catch', 2, /slowing, no epileptiform change/),
      asked('who is the subscriber', 1, /Subscriber Hollis Naismith/),
      reworded('are the fits epileptic', 2, /These were not seizures/),
      reworded('do we need a taper or detox', 2, /No medical withdrawal is expected/),
      reworded('has Indy overdosed to die', 2, /acetaminophen with wine/),
      reworded('has the client eaten something they react to deliberately', 1, /Ate a cashew bar on purpose/),
      reworded('what injections would our nurses have to give', [1, 2], /cyanocobalamin 1000 mcg injection|B12 shots/),
      reworded('balance problems', 2, /uses a walker|broad gait/),
      takenBack('levetiracetam dose?', 1, /levetiracetam 500 mg bid/),
      takenBack('lyme disease?', 2, /Lyme IgM positive/),
      anothers('what is the Lamictal dose', 2, /takes Lamictal 200 mg/),
      anothers('how long has the client been sober', 2, /six years sober/),
      absent('was Indy abused'),
      absent('which school did Indy attend'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
