import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SEX,
  takenBack,
  who,
} from '../apart-record.ts';

/** What a doctor dictates for the carrier of a workers' compensation claim who asked for an examination. */
export const independentExamination: readonly ApartRecord[] = [
  {
    person: who('brannigan', 'Silas', 'Brannigan', '06/18/1982'),
    as: 'text',
    pages: [
      `Wendell Q. Abernathy, M.D.
Occupational and Addiction Medicine
4400 Cloverleaf Drive, Suite 210, Harrow, MO 65999
Tel. 573-555-0160

October 12, 2026

Ms. Karin Lundqvist, Claims Examiner
Prairie Casualty, P.O. Box 818, Harrow, MO 65998

RE:   Silas Brannigan             Claim: PC-2024-77105
      DOB: June 18, 1982          Date of injury: March 4, 2024
      Employer: Gantry Steel Erectors

Dear Ms. Lundqvist:

At your request I examined Mr. Brannigan on October 7, 2026. He understood that no treatment
relationship was formed. He came with his wife, Maureen, who drove. The visit took two hours and I
reviewed 412 pages.

HISTORY OF INJURY. Mr. Brannigan, then a full-time ironworker, fell eleven feet from a beam. He
fractured L2 and two ribs and was unconscious for what a coworker called "a minute or two"; the
discharge summary from Harrow General (March 4 to 12, 2024) lists a concussion. He had a fusion in
July 2024, by Dr. Okonjo. He has not worked since the injury and receives disability benefits.

MEDICATION HISTORY. He was prescribed oxycodone, at most 90 mg a day, by his surgeon and then by a
pain clinic that discharged him in January 2026 for early refills. He says that after that he bought
"perc thirties" from a former coworker, and that he now takes six to eight a day, crushed and snorted.
His last was the morning of my examination. He drinks two beers on a weekend. He denies any other
drug. When he ran out in August he had three days of cramps, sweats and "legs that would not lie
still." At present he is prescribed pregabalin 75 mg twice a day and nortriptyline 25 mg at night.

ALLERGIES. Naproxen has caused hives.

PAST HISTORY. Hernia repair in 2009. He has had no seizures. A treatment stay of 30 days at Cedar
Bluff Lodge in 2011 for alcohol is mentioned in the file, and he confirms it.`,
      `Brannigan, Silas
October 12, 2026
Page 2

PSYCHOLOGICAL. He sleeps four hours and has stopped hunting and church. He sees a psychologist, Dr. Beth
Ann Tolliver (573-555-0161), every other week through the claim. In April 2026 he sat in his truck with
a loaded pistol; his wife took it and he was not admitted. He tells me that was the only time and that
he "never pulled the trigger or anything like it." He does not cut or burn himself. He put his fist
through a bathroom door in May. His family doctor is Dr. Ned Farquhar.

FAMILY AND SOCIAL. Married, two daughters, owns a home at 2918 Sycamore Spur, Harrow, MO 65997. His
father died of a heart attack at 52, and his brother Ewan is in recovery from methamphetamine and has
hepatitis C. There is no criminal history, and nothing is pending.

EXAMINATION. Pupils 2 mm. Gait antalgic. Straight leg raising negative. Two well healed scars. No
signs of injection. Dupuytren's contracture, right hand.

REVIEW OF RECORDS. A urine screen of September 14 shows oxycodone and no pregabalin. ~~A screen of
February 2, 2026 was positive for cocaine.~~ [Corrected by addendum 10/19/26: the February report in the
file belongs to another claimant and has been returned to you.] Surveillance of May 2026 shows him
carrying a feed sack of perhaps forty pounds.

ANSWERS TO YOUR QUESTIONS
1.  Diagnoses: healed L2 fracture; chronic pain; opioid use disorder, severe; depressive disorder.
2.  Is the opioid use disorder related to the injury?  Yes, within reasonable medical certainty.
3.  What treatment is needed?  Residential treatment of about six weeks with a pain track, begun with
    buprenorphine. He asked me for precisely that: "I want off of these before my girls find me dead."
4.  Maximum medical improvement:  not reached.    Permanent restrictions:  deferred.
5.  Who is to pay?  A question for the carrier. I understand that you have approved 30 days of
    treatment under number PCA-60218.

He follows up with Dr. Okonjo on November 18, 2026.

                                        Sincerely,
                                        Wendell Q. Abernathy, M.D.
Dictated, read.   WQA:lm`,
    ],
    expected: {
      dob: '1982-06-18',
      address: /2918 Sycamore Spur/i,
      city: 'Harrow',
      state: 'MO',
      zip: '65997',
      marital_status: 'Married',
      living_status: 'Own home',
      authorization_number: 'PCA-60218',
      reason_for_seeking_treatment: /I want off of these|find me dead/i,
      current_symptoms: /sleeps four hours|stopped hunting|chronic pain/i,
      recent_substance_abuse: /perc thirties|six to eight a day|crushed and snorted|two beers/i,
      concerns_for_withdrawal: /cramps, sweats|legs that would not/i,
      medication_plan: /pregabalin|nortriptyline/i,
      allergies: /Naproxen/i,
      current_therapist_name: /Beth\s+Ann Tolliver|Tolliver/i,
      current_therapist_phone: /555-0161/,
      current_pcp_name: /Ned Farquhar/i,
      next_appointment: '2026-11-18',
      hospitalizations: /Harrow General/i,
      residential_programs: /Cedar Bluff Lodge/i,
      history_of_self_harm: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion|unconscious/i,
      aggression_or_property_damage: /bathroom door/i,
      pending_legal_charges: /nothing is pending|no criminal|\bno(?:ne)?\b/i,
      family_history: /heart attack|methamphetamine/i,
    },
    open: [
      ...SEX,
      'employment_status',
      'employer',
      'history_of_suicide_attempts',
      'history_of_trauma',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'carrier',
      'subscriber_id',
      'subscriber_employer',
      'transportation_required',
      'contact_person_name',
      'other_levels_of_care',
      'psych_testing_done',
    ],
    questions: [
      asked('What was the claim number?', 1, /PC-2024-77105/),
      asked('who is his psychologist', 2, /Tolliver/),
      asked('date of injury', 1, /March 4, 2024/),
      asked('approval number for treatment', 2, /PCA-60218/),
      asked('what does the surveillance show', 2, /feed sack/),
      reworded('why did the pain doctor drop him', 1, /discharged him in January 2026 for early refills/),
      reworded('how does he take the pills', 1, /crushed and snorted/),
      reworded('any firearm incident', 2, /loaded pistol/),
      reworded('what does withdrawal look like for him', 1, /cramps, sweats/),
      reworded('which anti-inflammatory can he not have', 1, /Naproxen/),
      reworded('how long a stay is recommended', 2, /about six weeks/),
      takenBack('did he test positive for cocaine', 2, /February 2, 2026 was positive for cocaine/),
      anothers('does he have hepatitis', 2, /has hepatitis C/),
      anothers('is he in recovery from meth', 2, /in recovery from methamphetamine/),
      absent('what is his A1c'),
      absent('has he ever taken gabapentin'),
      absent('is he a veteran'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications'],
  },
  {
    person: who('castleton', 'Nadine', 'Castleton-Reyes', '01/09/1975'),
    as: 'scan',
    pages: [
      `                     MIDSTATE MEDICAL EVALUATORS, P.C.
            INDEPENDENT MEDICAL EXAMINATION - PSYCHIATRY / ADDICTION
                 17 Chandler Square, Fort Bellamy, IN 46999

CLAIMANT:           Nadine Castleton-Reyes        EXAMINER:   Ivo Rademacher, MD
DATE OF BIRTH:      January 9, 1975               DATE SEEN:  September 28, 2026
EMPLOYER:           Fort Bellamy Transit          DATE OF LOSS: 11/20/2025
CARRIER:            Gulfshore Indemnity           FILE: GI 25-4471
COUNSEL (claimant): Theo Amsel, 260-555-0170      INTERPRETER: not needed

1. SOURCES.  Interview of 3 hours; personnel file; Parkview-Bellamy Hospital chart; pharmacy printout;
telephone call with husband, Hector Reyes, 260-555-0171, with her written permission. She asks that
scheduling go through him, as she does not answer her phone.

2. THE EVENT.  Ms. Castleton-Reyes drove a city bus for 19 years. On November 20, 2025 a passenger
stabbed another passenger and then held the knife to her throat for some ten minutes. She was not
cut. The assailant is in prison; he had a long history of fire setting and psychosis.

3. SINCE THEN.  She has nightmares most nights, cannot ride a bus, checks the locks. She began to
drink in December: "wine first, then vodka, then I stopped counting." She gives about 750 ml of vodka
on most days, last drink the night before the interview. Lorazepam, 1 mg three times daily, came from
urgent care from January to June 2026 and was then stopped; ~~she still buys it on the street~~ [line
withdrawn by examiner 10/2, misheard]. No opioids, no cannabis. Morning tremor, sweating, and, in
July, voices for a night. Parkview-Bellamy admitted her July 8-13 for detoxification; phenobarbital
was used. She relapsed in a week. No seizure was recorded, nor does she recall one.

4. PAST HISTORY.  Panic attacks after her first child, treated with paroxetine, resolved. Thyroid
removed 2014. Motor vehicle accident 2003 with whiplash, no head injury. Never in residential
treatment. No suicide attempt; no self-injury. Latex gives her a rash and lisinopril made her tongue
swell; neither calls for an EpiPen and she has none.`,
      `Castleton-Reyes / GI 25-4471                                                        2 of 2

5. PRESENT TREATMENT.  Weekly trauma therapy with Annika Lowe, LMFT (260-555-0172). Psychiatrist: Dr.
Cyrus Vandermeer, monthly, prazosin 3 mg, sertraline 150 mg, levothyroxine 112 mcg by her internist,
Dr. Fay Omondi. Next visit with Dr. Vandermeer is November 17, 2026.

6. FAMILY.  Mother, 71, anxious, "nerve pills." Father died in a fire in 1999. A cousin completed
suicide. Husband has sleep apnea and uses a machine. Son Mateo, 20, attends college and has attention
deficit disorder, for which he takes methylphenidate.

7. SOCIAL.  Married 22 years, owns the house on Alder Loop. Employed full time on paper; paid leave
ends December 31. Health plan UMR through Transit, ID 66201887, group 76-411, she is the
subscriber. Charged September 3, 2026 with operating while intoxicated (first); court November 24,
2026, Bellamy Superior. No probation, no earlier arrests. In August she smashed the television with a
lamp when a stabbing was on the news.

8. TESTING.  MMPI-3 and PAI were given by Dr. Sulu Parekh, PsyD, on September 29: valid, elevated on
anxiety and trauma scales, no exaggeration. Genetic testing for medication response has not been done.

9. OPINION.  Posttraumatic stress disorder, chronic; alcohol use disorder, severe; both work related.
Outpatient care has failed. She needs medically managed withdrawal and then residential
treatment with trauma therapy, at minimum 45 days. She told me, "My husband found me on the garage
floor. That was it for me. I need to go away somewhere and get it right." She should not travel by
bus; a car with a female driver is advised.

10. WORK STATUS.  Temporarily and totally disabled. Re-examine in six months.

                     Ivo Rademacher, MD      Board certified in psychiatry
                     Copies: Gulfshore; Mr. Amsel`,
    ],
    expected: {
      dob: '1975-01-09',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Fort Bellamy Transit|Transit/i,
      carrier: 'UMR',
      subscriber_id: '66201887',
      group_number: '76-411',
      contact_person_name: /Hector Reyes/i,
      contact_person_phone: /555-0171/,
      current_psychiatrist_name: /Vandermeer/i,
      current_therapist_name: /Annika Lowe/i,
      current_therapist_phone: /555-0172/,
      current_pcp_name: /Fay Omondi/i,
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /garage floor|go away somewhere|get it right/i,
      current_symptoms: /nightmares|checks the locks|tremor|cannot ride/i,
      recent_substance_abuse: /vodka|750 ml|last drink/i,
      concerns_for_withdrawal: /Morning tremor|sweating|voices for a night|phenobarbital|medically managed withdrawal/i,
      medication_plan: /prazosin|sertraline|levothyroxine/i,
      allergies: /Latex|lisinopril/i,
      epipen: RULED_OUT,
      transportation_required: /female driver|not travel by/i,
      residential_programs: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: RULED_OUT,
      history_of_trauma: /knife|stabbed|trauma/i,
      psych_testing_done: /MMPI|PAI/,
      completed_genetic_testing: RULED_OUT,
      aggression_or_property_damage: /television/i,
      pending_legal_charges: /operating while intoxicated/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-24',
      family_history: /nerve pills|cousin completed suicide|completed\s+suicide|anxious/i,
    },
    open: [
      ...SEX,
      'address',
      'hospitalizations',
      'other_levels_of_care',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      'subscriber_employer',
      'city',
      'state',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
    ],
    questions: [
      asked('who gave the MMPI-3', 2, /Sulu Parekh/),
      asked('Who is her psychiatrist?', 2, /Vandermeer/),
      asked('when was she admitted to Parkview-Bellamy', 1, /July 8-13/),
      asked('group number', 2, /76-411/),
      asked('when does paid leave end', 2, /December 31/),
      reworded('how much hard liquor daily', 1, /750 ml of vodka/),
      reworded('what happened on the bus', 1, /held the knife to her throat|stabbed another passenger/),
      reworded('whom do we phone to set things up', 1, /Hector Reyes/),
      reworded('DUI?', 2, /operating while intoxicated/),
      reworded('which blood pressure medicine is dangerous for her', 1, /lisinopril made her tongue swell/),
      reworded('how should she get to us', 2, /female driver/),
      reworded('did she hear things', 1, /voices for a night/),
      takenBack('is she buying lorazepam on the street', 1, /still buys it on the street/),
      anothers('does she use a CPAP for sleep apnea', 2, /sleep apnea and uses a machine/),
      anothers('history of fire setting?', 1, /history of fire setting/),
      anothers('is she on methylphenidate for ADHD', 2, /takes methylphenidate/),
      absent('what is her blood pressure'),
      absent('does she have a history of an eating disorder'),
      absent('is she pregnant'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
