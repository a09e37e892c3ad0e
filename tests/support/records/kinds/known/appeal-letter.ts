import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What is written to an insurer that said no. */
export const appealLetter: readonly ApartRecord[] = [
  {
    person: who('featherstone', 'Percival', 'Featherstone', '04/04/2004'),
    as: 'text',
    pages: [
      `                                   Rowan Featherstone
                             31 Gable End, Marsh Hill, CT 06999
                          rowan.f@mail.example        (555) 555-0136

October 22, 2026

Aetna Member Appeals                         EXPEDITED (72 HOUR) APPEAL
PO Box 11, Fulham, KY

Member:        Percival ("Percy") Featherstone, date of birth April 4, 2004
Subscriber:    Rowan Featherstone (father), date of birth 1/16/1975
ID:            W2290 41876      Group: 0881234-011-00003      Employer: Lyme Optical Corp.
Denied:        residential treatment, 10/17/2026, reference 4471-RES-26
Reason given:  "could be treated at a lower level of care"

To whom it may concern,

I am appealing for my son, who has authorized me in writing. He is 22 and lives with us. He left
college in April and has no job.

He has been at lower levels of care. He did the IOP at Sound Shore from May to July of this year,
and was asked to leave because he kept testing positive. He did PHP at Elm Lodge in August and
left after nine days. He sees Dr. Priya Venkat, psychiatrist (555-0137), and Tom Sayles, LCSW,
who wrote the enclosed letters. He has never been given residential care.

Since July he uses ketamine nearly every day, up to two grams, and nitrous oxide, whole cases
of it. He was found by my wife on October 3 with blue lips. He could not feel his feet for a
week; the neurologist says the nitrous has taken his B12. His last use that we know of was
October 19. In the past it was Adderall, which he stopped two years ago.`,
      `Featherstone appeal, page 2

On September 8 he jumped from the garage roof and broke his heel. He told the emergency doctor
that he wanted to die. He was in the psychiatric unit at Lyme General until September 17. In
high school he cut his legs. He is not safe at home, and I cannot watch him all night. He has
not been violent with us; he did put a chair through the television on the Fourth of July.

You wrote that he has "no medical complexity." He has bladder damage from ketamine and a urologist,
Dr. Hsu, whom he sees on November 6. He has a walker for the neuropathy. He takes B12 shots,
aripiprazole 5 mg and mirabegron. Sulfa gives him a rash and he has a tree nut allergy with an
EpiPen. At a party in August he ate a brownie knowing there were walnuts in it.

Your reviewer also wrote that Percy has "a seizure disorder managed by neurology." He does not.
That is his twin brother Alban, who is on levetiracetam and is a covered member too.
Please look at whose chart you were reading. Your reviewer also counted a "DUI." Alban again.

There was a history of depression on my side, my mother was hospitalized. My wife is a recovering
alcoholic of 15 years.

Psychological testing by Dr. Moira Sandell in 2022: ADHD, IQ in the superior range.

I ask that you approve at least 30 days.

                                          Rowan Featherstone
Enclosures: 5`,
      `    ELM LODGE PARTIAL HOSPITAL PROGRAM                          Enclosure 3 of 5

    10/20/2026        Re: Percival Featherstone      DOB 4/4/2004

    Percy attended 8/10 to 8/21, 9 of 12 program days. He was dissociated in group, smelled of
    solvent twice, fell once. PHQ-9 23 at start. Denied suicidal thoughts to us, which we
    did not credit. ~~He was discharged for threatening a peer.~~ [line removed at request of the
    program director, that was another participant; amended 10/20]  He left against advice.
    We recommend 24 hour care. No withdrawal needing medicine was seen, only craving, low mood, and
    poor sleep.
                                            Ynez Calloway, LMFT, Program Therapist`,
    ],
    expected: {
      dob: '2004-04-04',
      reason_for_seeking_treatment: /not safe at home|found by my wife|ketamine|24 hour care/i,
      recent_substance_abuse: /ketamine|nitrous|last use/i,
      concerns_for_withdrawal: /No withdrawal needing medicine|craving/i,
      medication_plan: /B12|aripiprazole|mirabegron/i,
      allergies: /Sulfa|tree nut/i,
      epipen: /EpiPen/i,
      knowingly_ingested_allergen: /brownie|walnuts/i,
      history_of_suicide_attempts: /garage roof|wanted to die/i,
      history_of_self_harm: /cut his legs/i,
      aggression_or_property_damage: /chair through the television/i,
      history_of_seizures: RULED_OUT,
      hospitalizations: /psychiatric unit|Lyme General/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /IOP at Sound Shore|PHP at Elm Lodge/i,
      psych_testing_done: /Moira Sandell|Psychological testing/i,
      family_history: /depression on my side|recovering/i,
      current_psychiatrist_name: /Priya Venkat/i,
      current_psychiatrist_phone: /555-0137/,
      current_therapist_name: /Tom Sayles/i,
      next_appointment: '2026-11-06',
      living_status: 'With family',
      employment_status: 'Unemployed',
      carrier: 'Aetna',
      subscriber_id: 'W2290 41876',
      group_number: '0881234-011-00003',
      subscriber_firstname: 'Rowan',
      subscriber_lastname: 'Featherstone',
      subscriber_dob: '1975-01-16',
      subscriber_employer: /Lyme Optical/i,
      contact_person_name: /Rowan Featherstone/i,
      contact_person_phone: /555-0136/,
      contact_person_email: 'rowan.f@mail.example',
    },
    open: [
      'sex_at_birth',
      'gender',
      'address',
      'city',
      'state',
      'zip',
      'phone_number',
      'email_id',
      'current_symptoms',
      'authorization_number',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'emergency_contact_primary_email',
      'legal_guardianship_status',
    ],
    questions: [
      asked('Why was it denied?', 1, /lower level of care/),
      asked('when does he see the urologist', 2, /November 6/),
      asked('PHQ-9?', 3, /PHQ-9 23/),
      asked('Who did the psychological testing?', 2, /Moira Sandell/),
      asked('what was the reference number of the denial', 1, /4471-RES-26/),
      reworded('what happened on the roof', 2, /jumped from the garage roof|wanted to die/),
      reworded('does he need help walking', 2, /walker for the neuropathy/),
      reworded('does he eat what he must not eat on purpose', 2, /knowing there were walnuts/),
      reworded('which inhalant', 1, /nitrous/),
      reworded('does he have epilepsy', 2, /He does not|his twin brother Alban/),
      reworded('whose policy is it', 1, /Rowan Featherstone \(father\)/),
      takenBack('did he threaten a peer', 3, /threatening a peer/),
      anothers('is he on levetiracetam', 2, /on levetiracetam/),
      anothers('how long has he been sober', 2, /alcoholic of 15 years|recovering/),
      absent('has he been to jail'),
      absent('does he smoke cigarettes'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('dragomir', 'Ilinca', 'Dragomir', '11/21/1981'),
    as: 'scan',
    pages: [
      `LINDEN COURT RECOVERY  -  UTILIZATION DEPARTMENT                    fax 555-0150

LEVEL 2 PROVIDER APPEAL                                    10/14/2026
Plan          Kaiser Permanente, Mid-Atlantic
Patient       Dragomir, Ilinca      DOB 11/21/1981      Subscriber no. 20418836
Service       ASAM 3.7 detox, days 4-7; then 3.5
Auth          04-7720-918 (days 1-3)
Denial        "Vital signs stable, CIWA under 10, no complicating condition"

Dear Medical Director:

1. The patient was admitted here from home on 9/28/2026 drinking 1.75 L of vodka every two to three
   days and taking temazepam 30 mg x 3 nightly that had been bought online. Last of both on the
   morning of 9/28.
2. Her CIWA was below 10 because she was being medicated. Before phenobarbital it was 24.
3. Complicating conditions: (a) withdrawal seizures in 2020 and 2023; (b) type 1 diabetes on a pump,
   glucose 41 on day 2; (c) 10 weeks postpartum and nursing until admission; (d) PHQ-9 of 19.
4. She attempted suicide by insulin overdose in February 2023. There has been none since.
   She has never injured herself in other ways.
5. Day 5: a roommate had a seizure in front of her and she had a panic attack, BP 170/104. Your
   reviewer charted the seizure to our patient. ~~Day 5: grand mal x1.~~ We struck the same line from
   our own flow sheet, where it had been copied.
6. She has no violent history; a nurse's note of "combative" on 9/29 was during a glucose of 41.

She is allergic to metoclopramide (could not keep still) and to levofloxacin.`,
      `Dragomir - Level 2 Appeal - page 2

7. Lower level of care has failed: IOP at your own Chemical Dependency clinic in 2024 (completed, drank
   that week) and 2025 (left). She has been to one residential program, Copper Beech, in 2021.
8. Home is not safe for early recovery. Her husband, Radu, drinks daily and was arrested in August for
   breaking a door. They are living apart since she left on 9/28. Her sister-in-law has the
   baby, Matei, under a safety plan with the county. The county's hearing is December 3, 2026.
9. Medicines: insulin aspart by pump; sertraline 150 mg; folic acid; phenobarbital taper ended 10/6;
   acamprosate was begun on 10/8. Gabapentin was begun 10/2 and stopped 10/5 for swelling.
10. She works as a court interpreter, self-employed. Her mother, Viorica Stan (555-0151), is her
    emergency contact and is a diabetic who has lost a foot.

We ask you to overturn the denial for 10/1 to 10/4 and to authorize 3.5 from 10/5.
A peer to peer may be arranged with Dr. Osei-Tutu, 555-0152.

                             Winifred Tolland, RN, Utilization

~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
DETERMINATION (plan use)      10/20/2026      reviewer: board certified addiction medicine
[ ] upheld   [X] overturned in part    Days 10/1-10/4 approved under 04-7720-918.  3.5: 14 days
from 10/5 under new number 04-7733-002.  Next review 10/18 (past).`,
    ],
    expected: {
      dob: '1981-11-21',
      recent_substance_abuse: /vodka|temazepam|Last of both/i,
      concerns_for_withdrawal: /CIWA|withdrawal seizures|phenobarbital/i,
      medication_plan: /insulin aspart|sertraline|folic acid|acamprosate/i,
      allergies: /metoclopramide|levofloxacin/i,
      history_of_seizures: /withdrawal seizures in 2020/i,
      history_of_suicide_attempts: /insulin overdose/i,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      residential_programs: /Copper Beech/i,
      other_levels_of_care: /IOP at your own/i,
      employment_status: 'Self-employed',
      emergency_contact_primary_firstname: 'Viorica',
      emergency_contact_primary_lastname: 'Stan',
      emergency_contact_primary_phone: /555-0151/,
      family_history: /diabetic who has lost a foot/i,
      carrier: 'Kaiser Permanente',
      subscriber_id: '20418836',
      upcoming_court_date: '2026-12-03',
    },
    open: [
      'sex_at_birth',
      'gender',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'authorization_number',
      'marital_status',
      'living_status',
      'hospitalizations',
      'history_of_trauma',
      'pending_legal_charges',
      'additional_treatment_or_support_needed',
      'outpatient_therapy',
      'contact_person_name',
      'contact_person_phone',
      'employer',
      'next_appointment',
    ],
    questions: [
      asked('Was the denial overturned?', 2, /overturned in part/),
      asked('What is the new authorization number?', 2, /04-7733-002/),
      asked('what was the glucose on day 2', 1, /glucose 41/),
      asked('CIWA before phenobarbital', 1, /it was 24/),
      asked('why was gabapentin stopped', 2, /for swelling/),
      reworded('is she breastfeeding', 1, /nursing until admission/),
      reworded('was she on sleeping pills', 1, /temazepam 30 mg/),
      reworded('how did she try to take her life', 1, /insulin overdose/),
      reworded('who has the infant', 2, /sister-in-law has the baby|sister-in-law has/),
      reworded('which drug gave her akathisia', 1, /metoclopramide/),
      reworded('how does she earn her money', 2, /court interpreter/),
      takenBack('did she seize on day 5', 1, /grand mal x1/),
      anothers('arrested for breaking a door?', 2, /was arrested in August/),
      anothers('amputation?', 2, /lost a foot/),
      absent('is she taking disulfiram'),
      absent('has she had a colonoscopy'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
