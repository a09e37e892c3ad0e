import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** History and physical on admission to an inpatient psychiatric unit, sent on when a program is sought from there. */
export const psychiatricAdmission: readonly ApartRecord[] = [
  {
    person: who('zielinski', 'Marek', 'Zielinski', '11/02/1989'),
    as: 'text',
    strange: [3],
    pages: [
      `QUARRY HILL BEHAVIORAL HOSPITAL - Unit 3 West
INITIAL PSYCHIATRIC EVALUATION / H&P
Patient: Zielinski, Marek J        DOB: 11/02/1989        Sex: Male       MRN: QH-552190      Adm: 10/18/2026 21:15
Legal status: Voluntary (201)      Attending: Olufemi Ajayi, MD           Dictated: 10/19/2026 10:02
Referred from: Lackawanna Gen ED   Insurance: Geisinger Health Plan, Member 8033 217 66-01, Group GHP-40020, self

CHIEF COMPLAINT: "I ran out of reasons and then I ran out of Klonopin."

HISTORY OF PRESENT ILLNESS: Mr. Zielinski is a 36 y/o married tow-truck operator (own business, MZ Recovery) who was brought by
his wife Danuta on 10/18 after she found him in the shop with a tow strap over a beam. He had tied it and was standing on the
bumper. He says he had been planning it since Wednesday. This is his second attempt; the first was an overdose on
trazodone at 23, treated at Lackawanna Gen and not admitted. Today he denies intent, "not with her out there." Mood
depressed for 4 months since a fatal wreck he worked on I-81, in which he held a child who died. Sleep 2-3 h, lost 22 lb,
cannot feel his hands at times, intrusive smell of diesel. PHQ-9 24. PCL-5 58.

SUBSTANCE USE: Clonazepam, up to 8 mg daily (2 mg tid prescribed, remainder from the internet), x3 yr, last 10/17 noon. Alcohol:
6-8 shots of whiskey nightly, last 10/18 16:00, BAL 0.141 in ED. Kratom: 2025 only. Denies opioids, cocaine, meth. Snuff,
1 can/day. UDS: benzodiazepines pos, all else neg.

WITHDRAWAL: CIWA-Ar 17 on arrival, 22 at 03:00 with visual disturbance, 12 this morning on phenobarbital. Pt states
two prior withdrawal seizures, 2/2025 at home (wife witnessed) and 6/2025 in Wegmans parking lot. No DTs known. None
since admission; seizure precautions on.

PAST PSYCHIATRIC: Inpatient x1, First Hospital, 2/2025, 8 days. Outpatient psychiatrist Dr. Carol Petrosky 570-555-0163 (Q2
months). Therapist: none now; EMDR x4 w/ J. Kuzma LCSW, summer. Self-injury: denies. ECT never.
~~Past trials: lithium, toxic 2024.~~ -> not this pt, per wife and Dr. Petrosky. OA 10/20

TREATMENT FOR SUBSTANCES: Detox, Clearbrook-type unit at Marrow Creek, 6/2025, 7 d. No rehab stay. AA twice.`,
      `Zielinski, Marek J      QH-552190      H&P cont.                                                    p. 2

MEDICAL: GERD, HTN. Appendectomy 2004. Struck by passing mirror on shoulder of road 2018, LOC 10 min, skull fx, ICU 3 days at
Geisinger CMC; mild memory complaints after. Neuropsych testing 2019 normal. PCP Dr. Bryn Hallowell, 570-555-0164.

MEDICATIONS ON ADMISSION:     1. clonazepam 2 mg TID     2. lisinopril 20 mg daily     3. pantoprazole 40 mg daily
                              4. venlafaxine XR 75 mg daily (missed 1 wk)     ~~5. prazosin~~ (OA)
CURRENT ORDERS: phenobarbital taper, day 2 of 7; venlafaxine XR 75; lisinopril 20; thiamine; folate; nicotine patch 21
ALLERGIES: amoxicillin (hives). Fire ants, swelling only. No autoinjector.

FAMILY: Father d. by suicide (gunshot) 2001. Mother alcoholism, sober. Maternal grandmother schizophrenia. Wife has lupus.
DEVELOPMENTAL / TRAUMA: belt and cellar, father, until age 11. The wreck, above.
SOCIAL: Lives w/ wife and stepson Adrian (15) in house they own, 190 Breaker Road, Coal Fork PA 18999. Cell 570-555-0165. Some
college. Guns: 4 long guns, moved to brother-in-law's 10/19 (wife confirmed). Adrian was suspended for setting a fire.
LEGAL: Aggravated assault by vehicle? No - victim of suit. Civil suit re: wreck, deposition only. Charges: none. Probation/parole:
none. No history of violence toward persons. Broke shop windows 9/2026, bill $1,900.
ROS: neg except above. No eating disorder sx. Sexual: low libido.

EXAM: T 98.9 BP 158/96 P 108 R 18 SpO2 97 Wt 169 Ht 5'11". Tremor of outstretched hands. Abd benign. Linear bruise neck, no
stridor. CN intact. MSE: disheveled, slowed, "tired," constricted, linear, no AVH now, insight fair.
LABS: AST 88 ALT 61 MCV 101 K 3.3 (repleted) Mg 1.5 TSH 2.1. QTc 448. HIV/HCV neg. CYP panel (PGx swab) sent 10/19.

ASSESSMENT: MDD, recurrent, severe, without psychosis. Sedative/hypnotic UD severe, AUD severe, both w/ withdrawal. PTSD.
PLAN: 1 one-to-one x 24 h, ~~four-point restraints prn~~ (order entered in error, cancelled). 2 phenobarb taper. 3 increase venlafaxine
to 150. 4 PT eval no. 5 dispo: wants dual-diagnosis residential, "If I go home I'm back in that shop." Aim 10/26-28. Ins
auth for inpt # GH2026-118840. 6 f/u Dr. Petrosky 11/10/2026 2:15 PM if no bed. 7 Danuta will drive up to 3 h.
Emergency contact: wife Danuta Zielinski 570-555-0166.  SW for placement: Kendra Boyle MSW 570-555-0167 kboyle@quarryhill.example
                                                                       O. Ajayi, MD  e-signed 10/20/2026`,
      `QUARRY HILL BEHAVIORAL HOSPITAL - Unit 3 West
INITIAL PSYCHIATRIC EVALUATION / H&P
Patient: Rasmussen, Inga        DOB: 03/30/1951        Sex: Female       MRN: QH-552194      Adm: 10/18/2026 23:40
Legal status: 302       Insurance: Medicare 4XR9-TT0-KM21

CHIEF COMPLAINT: "They are in the vents."
HISTORY OF PRESENT ILLNESS: 75 y/o widowed retired librarian with schizoaffective disorder, off clozapine for 3 weeks, struck a
neighbor with a broom. Lives in Birch Court assisted living. Denies alcohol and drugs. Smoked until 1998.
ALLERGIES: haloperidol (dystonia), sulfa.   Seizures: yes, petit mal in childhood.
MEDICATIONS: clozapine 300 mg, metformin, Synthroid.
FAMILY: sister w/ bipolar disorder.   GUARDIAN: nephew Lars (court-appointed).  Anorexia in her twenties.`,
    ],
    expected: {
      dob: '1989-11-02',
      sex_at_birth: 'Male',
      ...livesAt(/190 Breaker/i, 'Coal Fork', 'PA', '18999'),
      phone_number: /555-0165/,
      marital_status: 'Married',
      employment_status: 'Self-employed',
      ...inEmergency('Danuta', 'Zielinski', /555-0166/),
      ...speakWith(/Kendra Boyle/i, /555-0167/),
      contact_person_email: 'kboyle@quarryhill.example',
      carrier: 'Other',
      subscriber_id: /8033 217 66-01/,
      group_number: 'GHP-40020',
      ...seenBy('psychiatrist', /Petrosky/i, /555-0163/),
      ...seenBy('pcp', /Hallowell/i, /555-0164/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /ran out of|back in that shop|tow strap|dual-diagnosis residential/i,
      current_symptoms: /depressed|denies intent|Sleep 2-3|22 lb|PHQ-9|PCL-5|intrusive|MDD/i,
      recent_substance_abuse: /clonazepam|whiskey|Sedative/i,
      concerns_for_withdrawal: /CIWA|visual disturbance|withdrawal seizures|phenobarb/i,
      medication_plan: /phenobarbital|lisinopril|venlafaxine|clonazepam|pantoprazole/i,
      allergies: /amoxicillin|fire ants/i,
      epipen: /no autoinjector|\bno\b/i,
      transportation_required: /Danuta will drive/i,
      hospitalizations: /First Hospital|ICU 3 days|Geisinger CMC|Appendectomy/i,
      residential_programs: /\bno\b/i,
      other_levels_of_care: /detox|Marrow Creek/i,
      outpatient_therapy: /EMDR|Kuzma|Petrosky/i,
      psych_testing_done: /Neuropsych/i,
      completed_genetic_testing: /CYP|PGx/i,
      history_of_suicide_attempts: /tow strap|second attempt|trazodone at 23/i,
      history_of_seizures: /withdrawal seizures|2\/2025|Wegmans/i,
      eating_disorder: /\bno\b/i,
      history_of_trauma: /belt and cellar|fatal wreck|child who died|PTSD/i,
      history_of_tbi_concussions: /passing mirror|skull fx|LOC 10/i,
      aggression_or_property_damage: /shop windows|No history of violence/i,
      family_history: /by suicide|alcoholism|schizophrenia/i,
      ...ruledOut('history_of_self_harm pending_legal_charges probation parole_granted'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('living_status employer subscriber_employer current_therapist_name authorization_number'),
      'additional_treatment_or_support_needed',
    ],
    questions: [
      asked('PHQ-9', 1, /PHQ-9 24/),
      asked('What was the BAL in the ED?', 1, /BAL 0\.141/),
      asked('who is the outpatient psychiatrist', [1, 2], /Petrosky/),
      asked('what is the QTc', 2, /QTc 448/),
      asked('legal status on admission', 1, /Voluntary/),
      asked('Which day of the phenobarbital taper is it?', 2, /day 2 of 7/),
      asked('what was the authorization for inpatient', 2, /GH2026-118840/),
      reworded('how did he mean to kill himself this month', 1, /tow strap/),
      reworded('what terrible accident haunts him', 1, /fatal wreck|child who died/),
      reworded('who beat him when he was young', 2, /belt and cellar/),
      reworded('were the rifles taken out of the home', 2, /long guns, moved/),
      reworded('was he ever knocked out on the job', 2, /passing mirror/),
      reworded('how much more of his sedative did he take than ordered', 1, /up to 8 mg/),
      takenBack('was he toxic on lithium', 1, /lithium, toxic/),
      takenBack('does he take prazosin', 2, /prazosin/),
      takenBack('Are four-point restraints ordered?', 2, /four-point restraints/),
      anothers('has he lupus', 2, /Wife has lupus/),
      anothers('was he suspended for setting a fire', 2, /setting a fire/),
      anothers('does he take clozapine', 3, /clozapine/),
      absent('is he a vegetarian'),
      absent('What was his LDL?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('gaither', 'Loretta', 'Gaither', '08/12/1994'),
    as: 'scan',
    pages: [
      `COUNTY PSYCHIATRIC CENTER                              ADMISSION H&P - short form (dictated, typed 10/25/26 mlk)
GAITHER, LORETTA M.    b. 8-12-94     #60-33172     admitted 10-24-26 0355 on emergency hold, converted to voluntary 10-26-26
Examiner  B. Nakashima, M.D.

Source. Patient, who is a fair historian when rested; her mother, Vernell Gaither, by telephone; ED chart. The mother's
account is marked M.

Present illness. 32-year-old single woman, mother of one, brought by police from the Trailways station, where she was
barefoot and preaching to the vending machines. Four days of methamphetamine without sleep, "the whole eight-ball."
She heard her late grandmother's voice telling her to walk to Tulsa. She believed the driver was replaced. By this
morning the voice is "down to a whisper" on olanzapine. She asks: "Is there a place for girls who see things
when they use? I can't do the loud kind of rehab again. I want to get Zaire back."

Substances. Meth, smoked, since 19, daily since March; last 10-23. Alcohol: a pint of Paul Masson with it to come down,
most nights, last 10-23. Marijuana weekly. She was given fentanyl unknowing in July and was revived. Denies needles.
M: "She eats those Benadryls too, a box." Patient agrees, "to sleep."
Coming off: sleeps two days, hungry, mean. Tremor from the liquor, mornings. CIWA 8 here, needed two lorazepam. She has
not had seizures. ~~M: born addicted~~ mother called back, that was the brother, Tyrell, who takes Depakote.

Past psychiatric. First break 2018, Griffin, 3 weeks. Again 2021 and 2/2024, all after meth. Schizoaffective? versus
substance-induced, never settled. Dr. Winifred Osei, Green Country Clinic, 918-555-0168, prescribes Invega Sustenna 156, last shot
9-9-26, overdue. Case manager / therapist Pam Littlefield LPC, 918-555-0169.
Attempts: 2018, ran into traffic on a command; 2021, took 40 Depakote. No suicidal talk now. Cuts: scars L wrist "from the
group home," none in ten years. Harm to others: bit a technician 2-2024, and here 10-24 swung at the police officer, missed.`,
      `GAITHER, L. M.   #60-33172   H&P 10-25-26                                                    -2-

Substance treatment. House of Ruth's Promise, Muskogee, 2022, 45 of 90 days, left, "too loud." IOP at Green Country 2024, six
weeks. No medical detox before this.

Past medical. Asthma. Syphilis, treated in 2025. Pregnant x2, one living. Head: thrown from a moving car by "the man I
was with" in 2023, concussion, staples. M: IQ test in school, "slow reader." Psychological testing at Griffin 2018, IQ 81.
Hospital, medical: none but childbirth 2019 and the July revival, overnight St. Francis.
Allergies. Haldol ("locks my neck"), strawberries. No EpiPen. ~~Geodon~~ BN
Medicines before admission. Invega as above; trazodone 100; albuterol. Here: olanzapine 10 hs, lorazepam taper to end 10-28,
nicotine gum. ~~Lithium 300 bid~~ pharmacy slip of 60-33127.

Family and social. Mother bipolar, steady on lithium for 20 years. Father in prison (M). Brother, seizures. Grandmother
died on her birthday in 2017. Group homes from 11 to 17, where she was raped by a staff man; he was convicted. Evicted in
June; since then with friends, couches, the station. Mail: c/o mother, 414 Latimer Place, Osage Bend OK 74999. No
telephone since the 20th; leave word with mother, 918-555-0170. Was working weekends at a nail shop until August, none now. Zaire, 7,
is in DHS custody, placed with Vernell; worker Hollis Crane. Permanency hearing 11-20-26, 1:30, her own lawyer is Mr. Tate.
Law: trespass citation at station, city court 12-2-26. She was on probation for false ID, done January 2025. Sex offender registry: no.
Coverage: SoonerSelect (Aetna Better Health of Oklahoma), B 4471 902 18. Medicaid. Approved here through 10-30, ref. OKA-5520917.
Decides for herself. Mother is payee only.

Examination. BP 128/82 P 92 T 98.2 Wt 118. Bruised feet, no infection. Heart, lungs clear. Neurologic intact. QTc 431.
Urine: amphetamine, THC. Pregnancy negative. Hep C negative, HIV negative. Mental state: guarded, soft, hears whispers,
orientation full. PHQ not done. BPRS 52.

Impression. Psychosis, stimulant-induced vs schizoaffective, bipolar type. Methamphetamine, severe. Alcohol, moderate to severe.
Plan. Invega 156 on 10-27 here, next due 11-24. Women's co-occurring residential, small house, trauma-informed. Keep olanzapine two
weeks. See Dr. Osei 11-9-26, 10:00, if not in a bed. Sooner Ride needs 3 days; M has no car. Placement: Social Services, Dot Yarbrough,
918-555-0171, dyarbrough@countypsych.example. In emergency, mother, as above.         B. Nakashima, M.D.`,
    ],
    expected: {
      dob: '1994-08-12',
      ...livesAt(/414 Latimer/i, 'Osage Bend', 'OK', '74999'),
      marital_status: 'Single',
      employment_status: 'Unemployed',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Vernell', 'Gaither', /555-0170/),
      ...speakWith(/Yarbrough/i, /555-0171/),
      contact_person_email: 'dyarbrough@countypsych.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /B 4471 902 18/,
      ...seenBy('psychiatrist', /Osei/i, /555-0168/),
      ...seenBy('therapist', /Littlefield/i, /555-0169/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /girls who see things|loud kind of rehab|Zaire back|barefoot|preaching/i,
      current_symptoms: /voice|whisper|BPRS|Psychosis|without sleep|guarded/i,
      recent_substance_abuse: /Meth|eight-ball|pint of Paul Masson|Benadryl|Alcohol/i,
      concerns_for_withdrawal: /sleeps two days|Tremor|CIWA|lorazepam taper/i,
      medication_plan: /Invega|trazodone|olanzapine|albuterol/i,
      allergies: /Haldol|strawberries/i,
      epipen: /\bno\b/i,
      transportation_required: /Sooner Ride|no car/i,
      hospitalizations: /Griffin|St\. Francis|childbirth/i,
      residential_programs: /Ruth's Promise/i,
      other_levels_of_care: /IOP|No medical detox/i,
      psych_testing_done: /IQ 81|Psychological testing|IQ test/i,
      history_of_self_harm: /scars L wrist|Cuts/i,
      history_of_suicide_attempts: /ran into traffic|40 Depakote/i,
      history_of_trauma: /raped|thrown from a moving car|Group homes/i,
      history_of_tbi_concussions: /moving car|concussion/i,
      aggression_or_property_damage: /bit a technician|swung at/i,
      registered_sex_offender: /\bno\b/i,
      pending_legal_charges: /trespass/i,
      probation: /done January|was on probation|\bno\b/i,
      family_history: /Mother bipolar|Brother, seizures|Father in prison/i,
      ...ruledOut('history_of_seizures'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('phone_number living_status employer upcoming_court_date outpatient_therapy'),
      ...fields('additional_treatment_or_support_needed authorization_number'),
    ],
    questions: [
      asked('BPRS', 2, /BPRS 52/),
      asked('When is the permanency hearing?', 2, /11-20-26/),
      asked('what was the last shot of Invega', 1, /9-9-26/),
      asked('who is Zaire placed with', 2, /placed with Vernell/),
      asked('what is the reference of the approval', 2, /OKA-5520917/),
      asked('who is the DHS worker', 2, /Hollis Crane/),
      reworded('where did the officers find her', 1, /Trailways station/),
      reworded('what does the voice order her to do', 1, /walk to Tulsa/),
      reworded('why did she leave the last program early', [1, 2], /loud/),
      reworded('which antipsychotic gives her a stiff neck', 2, /Haldol/),
      reworded('who manages her benefit checks', 2, /payee/),
      reworded('when must the depot injection be repeated', 2, /next due 11-24/),
      reworded('was she sexually assaulted as a ward', 2, /raped by a staff man/),
      takenBack('is she allergic to Geodon', 2, /Geodon/),
      takenBack('Did she get lithium here?', 2, /Lithium 300/),
      takenBack('was she born addicted', 1, /born addicted/),
      anothers('is she steady on lithium', 2, /steady on lithium for 20 years/),
      anothers('is she in prison', 2, /Father in prison/),
      absent('what is her favorite food'),
      absent('does she have an advance directive'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
