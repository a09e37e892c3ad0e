import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** A psychologist's report of testing: long prose, then scores in columns. */
export const neuropsychReport: readonly ApartRecord[] = [
  {
    person: who('halvorsen', 'Tobin', 'Halvorsen', '09/11/1999'),
    as: 'text',
    pages: [
      `NEUROPSYCHOLOGICAL EVALUATION                                              CONFIDENTIAL

Name: Tobin Halvorsen                    Date of birth: September 11, 1999     Age: 27
Handedness: left                         Education: 14 years                   Sex: male
Dates seen: 9/29/2026 and 10/6/2026      Examiner: Miriam Castellucci, PhD, ABPP-CN
Referred by: Gideon Frost, MD, psychiatry (651-555-0104)

REFERRAL QUESTION.  Mr. Halvorsen's psychiatrist asks whether his poor memory is a result of
attention-deficit disorder, of two concussions, or of nitrous oxide, which he has inhaled from
canisters since the pandemic, lately as many as two hundred in a weekend.

HISTORY.  He was born on time in Duluth, the younger of two. His brother, Anders, has autism and
never spoke. Developmental milestones were met. He was diagnosed with ADHD at eight and took
Vyvanse until he sold it in college, for which he was put out of his dormitory. He played hockey
and was concussed in 2015 and again in 2017, the second time with a night in hospital. He completed
two years at a technical college and repaired wind turbines until May, when numb feet made the
ladders unsafe. A neurologist found a very low B12 and he has had injections weekly.

He drinks "socially"; his mother, Karin, who waited outside and was seen with his permission, says
that he has passed out on her sofa on most Fridays. He uses cannabis edibles to sleep. He has not
used opioids or stimulants other than his own prescription. The last canisters were on October 3.
He described no illness on stopping "except being bored and mean."`,
      `HALVORSEN, Tobin            Neuropsychological Evaluation                     Page 2

He denied suicide attempts. At nineteen he burned his forearm with a lighter "to feel awake" and
was seen for some months by a student counselor. There have been no fights since hockey, but he
put a hammer through his own windshield in August. He has not been arrested. There is no history
of seizures; an earlier draft of this report said that he had one after the second concussion, and
I have corrected that after reading the hospital's own note.

His mother takes medication for depression, and her father drank himself to death. His father has
multiple sclerosis. He is single, and moved back to his parents' house in Esko in June.

MEDICATIONS.  Cyanocobalamin 1000 mcg by injection weekly; atomoxetine 60 mg each morning.
ALLERGY.  Penicillin, a rash in childhood.   ~~Latex.~~  (typed into the wrong report, M.C.)

BEHAVIOR DURING TESTING.  Courteous and restless. He asked for four breaks. His gait was wide.
Effort was adequate by two measures.

                                     Score       Percentile      Range
  WAIS-IV   Verbal Comprehension      112            79          high average
            Working Memory             83            13          low average
            Processing Speed           76             5          borderline
  CVLT-3    Total trials 1-5          T 38           12          low average
            Long delay free recall    z -2.0          2          impaired
  Trails B                            T 34            5          mildly impaired
  BDI-II                              24                         moderate
  Grooved Pegboard, left              T 29            2          impaired`,
      `HALVORSEN, Tobin            Neuropsychological Evaluation                     Page 3

IMPRESSIONS.  The pattern is best explained by inhalant use disorder, severe, with B12 deficiency
and its effect on the nerves and on recall. ADHD, as it was known, contributes to the low working
memory. The concussions are unlikely to account for it. A moderate depression is present.

The case literature describes men of his age who had psychosis and came to need a wheelchair, which
is why an early start matters.

RECOMMENDATIONS
(a) Residential treatment of no less than 45 days, where he can have injections and physical
    therapy.  (b) Written instructions, in short steps, since he will forget what is only said.
(c) No stimulant medication until he has been abstinent for six months.  (d) Retest in one year.
(e) He sees Dr. Frost next on November 24, 2026. His therapist is Odile Baptiste, LMFT.

Payment for these services was made by PreferredOne; the contract ended on September 30 and the
family is changing to HealthPartners.

                                                    M. Castellucci, PhD, ABPP-CN`,
    ],
    expected: {
      dob: '1999-09-11',
      sex_at_birth: 'Male',
      recent_substance_abuse: /nitrous oxide|canisters|inhalant/i,
      history_of_tbi_concussions: /concuss/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: /burned his forearm/i,
      aggression_or_property_damage: /hammer through his own windshield/i,
      history_of_seizures: RULED_OUT,
      family_history: /medication for depression|drank himself to death|multiple sclerosis|autism/i,
      marital_status: 'Single',
      living_status: 'With family',
      medication_plan: /Cyanocobalamin|atomoxetine/i,
      allergies: /Penicillin/i,
      current_psychiatrist_name: /Frost/i,
      current_psychiatrist_phone: /555-0104/,
      current_therapist_name: /Odile Baptiste/i,
      next_appointment: '2026-11-24',
      psych_testing_done: /WAIS|CVLT|neuropsychological/i,
    },
    open: [
      'pending_legal_charges',
      'concerns_for_withdrawal',
      'employment_status',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'carrier',
      'hospitalizations',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'gender',
      'city',
      'residential_programs',
      'contact_person_name',
    ],
    questions: [
      asked('what was the processing speed score', 2, /Processing Speed 76|\b76\b/),
      asked('last canisters when', 1, /October 3/),
      asked('when does he see Dr. Frost next', 3, /November 24, 2026/),
      asked('what is he allergic to', 2, /Penicillin/),
      reworded('how many whippets', 1, /two hundred in a weekend/),
      reworded('can he have adderall while here', 3, /No stimulant medication/),
      reworded('why cant he work', 1, /numb feet made the ladders unsafe/),
      reworded('how should staff give him directions', 3, /Written instructions/),
      reworded('any nssi', 2, /burned his forearm/),
      reworded('neuropathy from what', [1, 3], /B12/),
      reworded('how bad is the depression', [2, 3], /24 moderate|moderate depression/),
      reworded('who does he live with', 2, /parents' house in Esko/),
      reworded('epileptic?', 2, /no history of seizures/),
      takenBack('latex allergy', 2, /Latex/),
      anothers('autism?', 1, /Anders, has autism/),
      anothers('was he psychotic', 3, /men of his age who had psychosis/),
      anothers('does he have ms', 2, /His father has multiple sclerosis/),
      absent('hiv test'),
      absent('member id for his plan'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications'],
  },
  {
    person: who('etchegaray', 'Pilar', 'Etchegaray', '12/27/2007'),
    as: 'scan',
    strange: [3],
    pages: [
      `PSYCHOEDUCATIONAL & DIAGNOSTIC TESTING            Fenwick Child & Adolescent Assessment
copy sent by parent 10/24/26                                                         p. 1

Student    Pilar Etchegaray           b. 12/27/2007 (18-9)       Senior, Alder Prep (withdrew Sept)
Parents    Iker and Dolores E.        Home  40 Sagebrush Loop, Minden, NV 89999

WHY TESTED
    Failing after a straight-A record. Caught with a fifth of rum in a locker. Parents ask whether
there is a learning problem, or bipolar disorder as her aunt has.

WHAT SHE TOLD US
    Drinks rum or vodka "till it's gone" on 4 nights of 7; takes her grandmother's Ativan (the
grandmother has Parkinson's) to sleep it off. Last drink was the Saturday before testing (9/12).
Shaky the day after, "not like the movies." Makes herself vomit after meals since 10th grade, twice
a day lately. Scratches, never cuts. In May swallowed 20 Advil after a breakup and told no one for
a day; she was then kept at Carson Tahoe four nights. Has fainted; never a seizure. No head
injury. A boy from the ski team forced himself on her last winter and she does not want to
talk about it or press charges.

WHAT PARENTS TOLD US
    Slammed a door so the frame broke. Never hits. No police. Sister Ainhoa (15) is a diabetic,
on a pump. Father has been in AA nine years. Pilar sees Dr. Wen Ostberg for medicine and Tess
Magliano for therapy (775-555-0194).`,
      `P. Etchegaray                    Fenwick testing                                   p. 2

TEST                                        STANDARD SCORE      CLASSIFICATION
WISC/WAIS Full Scale                             124            very high
WIAT reading                                     119            above average
WIAT math                                        121            very high
Conners, attention (self)                        T 58           average
MMPI-A-RF  demoralization                        T 77           elevated
EDI-3 bulimia                                    T 71           elevated clinical
CDI-2 total                                      T 80           very elevated

FINDINGS
  No learning disorder. No ADHD.  ~~Bipolar II disorder~~ removed on second review, L.F.
  Major depression, severe. Bulimia nervosa. Alcohol use disorder, moderate. PTSD provisional.
ADDENDUM 10/2.  Feedback to parents moved from October to November at their wish.

FROM THE FILE
  Fluoxetine 40 mg (Ostberg). Potassium 20 mEq since August, K was 2.9. Allergic: cashew, pistachio;
  EpiPen at school and in her bag.
  Insured through father: Hometown Health PPO, ID HH 33 718 904 02, group E2210 (Douglas County).

We recommend residential care able to manage eating and drinking together, with schooling. Next
visit for feedback: Nov 12, 2026, 3 pm.                          L. Fenwick, Psy.D., NV lic.`,
      `PSYCHOEDUCATIONAL & DIAGNOSTIC TESTING            Fenwick Child & Adolescent Assessment
                                                                                     p. 1

Student    Paloma Etcheverry          b. 3/6/2011 (15-7)         9th, Gardner Middle/High

WHY TESTED
    School asks about autism. She lights fires, has set two in the gym, and was charged in juvenile
court. She takes risperidone 1 mg and guanfacine. She had febrile seizures till age 5. She is
allergic to sulfa. She smokes marijuana with her brother. She lives with a foster parent.`,
    ],
    expected: {
      dob: '2007-12-27',
      address: /40 Sagebrush Loop/i,
      city: 'Minden',
      state: /NV|Nevada/,
      zip: '89999',
      recent_substance_abuse: /rum or vodka|\brum\b|Ativan|alcohol/i,
      concerns_for_withdrawal: /Shaky the day after/i,
      eating_disorder: /Makes herself vomit|Bulimia/i,
      history_of_self_harm: /Scratches|never cuts/i,
      history_of_suicide_attempts: /20 Advil/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: RULED_OUT,
      history_of_trauma: /forced himself on her/i,
      aggression_or_property_damage: /Slammed a door/i,
      hospitalizations: /Carson Tahoe/i,
      current_psychiatrist_name: /Ostberg/i,
      current_therapist_name: /Magliano/i,
      current_therapist_phone: /555-0194/,
      medication_plan: /Fluoxetine|Potassium/i,
      allergies: /cashew|pistachio/i,
      epipen: /EpiPen/i,
      family_history: /bipolar disorder as her aunt|AA nine years|Parkinson/i,
      subscriber_id: /HH\s?33\s?718\s?904\s?02/,
      group_number: 'E2210',
      psych_testing_done: /WISC|MMPI|WIAT|Conners|testing/i,
      next_appointment: '2026-11-12',
    },
    open: [
      'carrier',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'living_status',
      'employment_status',
      'pending_legal_charges',
      'subscriber_firstname',
      'subscriber_lastname',
      'subscriber_employer',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'legal_guardianship_status',
      'residential_programs',
    ],
    questions: [
      asked('Full scale score?', 2, /124/),
      asked('potassium dose', 2, /20 mEq/),
      asked('date of the feedback visit', 2, /Nov 12, 2026/),
      asked('therapist number', 1, /775-555-0194/),
      reworded('does she purge', [1, 2], /Makes herself vomit|Bulimia nervosa/),
      reworded('suicide attempt and what with', 1, /20 Advil/),
      reworded('benzo source', 1, /her grandmother's Ativan/),
      reworded('tree nuts?', 2, /cashew, pistachio/),
      reworded('how long inpatient in the spring', 1, /four nights/),
      reworded('was she raped', 1, /forced himself on her/),
      reworded('electrolytes low?', 2, /K was 2\.9/),
      reworded('is she physically aggressive', 1, /Never hits|Slammed a door/),
      takenBack('does she have bipolar 2', 2, /Bipolar II disorder/),
      anothers('is she on an insulin pump', 1, /Ainhoa \(15\) is a diabetic/),
      anothers('firesetting', 3, /lights fires/),
      anothers('is she on risperidone', 3, /risperidone 1 mg/),
      absent('is she on birth control'),
      absent('copay for residential'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
