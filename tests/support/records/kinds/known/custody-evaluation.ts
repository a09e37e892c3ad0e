import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What an evaluator writes of two parents for the family court; the client is one of them. */
export const custodyEvaluation: readonly ApartRecord[] = [
  {
    person: who('maccallister', 'Rowena', 'MacCallister', '08/14/1986'),
    as: 'text',
    pages: [
      `CONFIDENTIAL - Not to be copied without order of the court

                         PARENTING EVALUATION (excerpt, pp. 6-8 of 31)
          In re the Marriage of Rowena MacCallister and Piers Langstrom, No. 25-3-00418
          Evaluator: Dr. Imelda Sorensen, Licensed Psychologist, 9 Courthouse Row, Alderton, WA

                                       THE MOTHER

Identifying information. Ms. MacCallister was born on August 14, 1986 in Tacoma. She lives at 3105
Kettle Bay Road, Alderton, WA 98999, in a rented duplex, and may be reached at 360-555-0110. The
divorce was entered in May 2026. She is a self-employed upholsterer. She pays for a marketplace plan,
Ambetter, member U9055172301.

Childhood. The only child of a fisherman and a cannery worker. Her father was sober from her eighth
year; before that there were "plates against walls." An uncle touched her sexually when she was ten;
he was not charged. Her mother was treated for depression.

Alcohol. She began to drink heavily in 2020. Mr. Langstrom describes "a handle of gin every three days."
She told me it is "more like every four." On September 26, 2026, she was late for an exchange and had
an alcohol level of 0.14 at the sheriff's office; visits have been supervised since. When I saw her on
October 13 her hands shook and she excused herself twice to vomit. Her last drink, she said, was the
evening of the 12th. She uses no other drugs; a hair test of October 5 was negative for all of them. I
understand from her doctor that her withdrawal in 2023 required three days in hospital (Alderton
General) because of very high blood pressure. She did not have a seizure then or at any other time.

Treatment. Intensive outpatient, Madrona Center, January to April 2024. She has never lived in a
treatment program. She now says: "I will do ninety days if that's what gets my kids back. I should have
done it two years ago." Her attorney asked that I send this excerpt to programs.`,
      `MacCallister / Langstrom, Parenting Evaluation                                          p. 7

Health. She takes nadolol for blood pressure and mirtazapine for sleep. Iodine contrast closes
her throat, for which she was given an EpiPen in 2022. Her physician is Alba Kirchner, ARNP
(360-555-0112). She has been seeing Dov Melamed, LMFT, since June. She has had no head injuries.

Risk. In March 2023 she took thirty acetaminophen tablets and called a neighbor; this is the only
attempt. She has never cut or otherwise hurt herself. She slapped Mr. Langstrom once in 2022 and
once, in 2023, put a rock through the window of his truck. No charges followed either event, and she
has no criminal record. ~~CPS made a founded finding of neglect in 2021.~~ (Stricken on motion, Oct.
20, 2026: the finding concerned a different family.)

Testing. MCMI-IV and Parenting Stress Index, September 2026. Valid. Elevated depression.

                                       THE FATHER

Mr. Langstrom, born February 3, 1984, is a full-time lineman for Skagit Cooperative, remarried in
August. He had two concussions in college hockey and takes topiramate for migraines. He was arrested
in 2009 for driving under the influence and did a 28 day program at Harbor Pines in 2010; he reports
sobriety since. He is allergic to penicillin. His wife, Signe, 360-555-0114, teaches. He holds the
children's insurance, Aetna, group 0722.

Mr. Langstrom had attended anger management in 2015 after he broke a door.`,
      `MacCallister / Langstrom, Parenting Evaluation                                          p. 8

                                     RECOMMENDATIONS

1.  The children (Finn, 9, and Isla, 6) reside with the father for now.
2.  The mother enters inpatient treatment at the first chance, medically supervised at the start given
    2023. Visits by video, Sundays, during treatment.
3.  Thereafter a year of outpatient care and breath monitoring.
4.  The father continues to store firearms at his brother's.
5.  Review hearing: November 20, 2026, at 9:00 a.m., Dept. 4.

The mother's sister-in-law, Tamar Oyelaran, 360-555-0113, has agreed to drive her to any program in the
state, and is whom the mother names in an emergency. The mother sees Ms. Kirchner on November 5,
2026 for laboratory work.

                                             Imelda Sorensen, Ph.D.`,
    ],
    expected: {
      dob: '1986-08-14',
      phone_number: /555-0110/,
      address: /3105\s+Kettle Bay|Kettle Bay Road/i,
      city: 'Alderton',
      state: 'WA',
      zip: '98999',
      marital_status: 'Divorced',
      living_status: 'Rental',
      employment_status: 'Self-employed',
      carrier: 'Ambetter/Centene',
      subscriber_id: 'U9055172301',
      emergency_contact_primary_firstname: 'Tamar',
      emergency_contact_primary_lastname: 'Oyelaran',
      emergency_contact_primary_phone: /555-0113/,
      reason_for_seeking_treatment: /ninety days|gets my kids back/i,
      current_symptoms: /hands shook|vomit|depression/i,
      recent_substance_abuse: /gin|last drink|0\.14/i,
      concerns_for_withdrawal: /three days in hospital|high blood pressure|hands shook/i,
      medication_plan: /nadolol|mirtazapine/i,
      allergies: /Iodine contrast/i,
      epipen: /EpiPen in 2022|given an EpiPen|\byes\b/i,
      current_therapist_name: /Dov Melamed/i,
      current_pcp_name: /Alba Kirchner/i,
      current_pcp_phone: /555-0112/,
      next_appointment: '2026-11-05',
      hospitalizations: /Alderton\s+General|three days in hospital/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Madrona/i,
      psych_testing_done: /MCMI/,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /acetaminophen/i,
      history_of_trauma: /touched her sexually|uncle/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: RULED_OUT,
      aggression_or_property_damage: /slapped|rock through the window/i,
      upcoming_court_date: '2026-11-20',
      family_history: /depression|father was sober/i,
    },
    open: [
      ...SEX,
      'pending_legal_charges',
      'probation',
      'transportation_required',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      'employer',
      ...OWN_PLAN,
    ],
    questions: [
      asked('what was her alcohol level on September 26', 1, /0\.14/),
      asked('case number', 1, /25-3-00418/),
      asked('who is the evaluator', [1, 3], /Imelda Sorensen/),
      asked('When is the review hearing?', 3, /November 20, 2026/),
      asked('What did the hair test show?', 1, /negative for all of them/),
      reworded('has she overdosed on purpose', 2, /thirty acetaminophen/),
      reworded('can she have a CT with dye', 2, /Iodine contrast closes her throat/),
      reworded('who can give her a lift', 3, /Tamar Oyelaran/),
      reworded('was she molested', 1, /touched her sexually/),
      reworded('why does she want to go now', 1, /gets my kids back/),
      reworded('did she damage a vehicle', 2, /rock through the window/),
      reworded('does she have kids and how old', 3, /Finn, 9, and Isla, 6/),
      takenBack('any founded neglect finding by CPS', 2, /founded finding of neglect/),
      anothers('is she taking topiramate', 2, /takes topiramate for migraines/),
      anothers('did she go to anger management', 2, /had attended anger management/),
      anothers('is she allergic to penicillin', 2, /allergic to penicillin/),
      absent('is there a history of binge eating'),
      absent('what are her ALT and AST'),
      absent('Does she smoke?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('fenwick', 'Tyrell', 'Fenwick', '11/21/1991'),
    as: 'scan',
    pages: [
      `GUARDIAN AD LITEM REPORT                                        Juvenile Div. J-26-0093
Child: M.F. (age 4)                                             Filed 10/22/2026
GAL: Roscoe Tiller, Esq.        Box 77, Dunhaven, KY 40999      502-555-0120

PARTIES
                     FATHER                              MOTHER
Name                 Tyrell Fenwick                      Briony Stokes
Born                 11/21/1991                          05/05/1994
Address              62 Gunpowder Lane, Dunhaven         c/o Haven House (DV shelter)
Telephone            502-555-0121                        withheld
Work                 part time, Dunhaven Tire            full time, Kroft's Bakery
Marital              never married to each other; father single
Attorney             Public defender, A. Wince           Legal Aid
Insurance            Medicaid, 3300417762                Medicaid, 3300958114
Diagnosis on file    opioid use disorder                 PTSD; panic disorder
Medication           Vivitrol monthly, last 6/2026;      sertraline, clonazepam
                     now none
Allergies            peanuts (face swells, EpiPen)       none known
Criminal             see sec. 3                          none

1. INTERVIEW OF THE FATHER, 10/12/26, at the home of his grandmother, Ernestine Fenwick, where he
has a room. He was open. He relapsed in July after Vivitrol was not renewed. He injects heroin and
whatever is in it, "six or seven bags a day," last use the morning we met. He snorts crystal about once
a week. He does not drink; "never liked it." Coming off, he gets "dopesick, puking, can't sit."
He has overdosed by accident twice (2022, 8/2026), revived at Dunhaven ER both times.

2. HIS HISTORY. Foster care from 6 to 14; he was beaten in one home and has the cigarette scars. His
mother died of an overdose in 2010. His father is unknown to him. At 16 he tried to hang himself in
detention and was cut down; nothing since. He does not self-injure. Skull fracture, age 9, "dropped
on purpose." No fits. Evaluated by a school psychologist at 12 (report not seen).
He completed Laurel Fork Recovery, 6 months residential, in 2021 and stayed well for two years.`,
      `J-26-0093     GAL Report, page 2

3. LAW. Possession 2019, completed diversion. Assault 4th (Ms. Stokes), plea 2/2026, two years probation,
officer Dwight Penrose. Terms: no contact but through counsel; batterers' class. Pending: theft by
unlawful taking, Dunhaven District Court, pretrial 12/1/2026. He is not a registrant. ~~Warrant
outstanding, Indiana.~~ Strike - cleared by NCIC 10/19, other Fenwick. RT
In September he put his foot through his grandmother's storm door.

4. INTERVIEW OF THE MOTHER, 10/14/26. Ms. Stokes was composed. She had one drink at a wedding in
May. She has attended counseling with Tess Mulroney since spring and her psychiatrist is Dr. Guido
Plass. She overdosed on clonazepam once, in 2020. She will support visits once he is treated.

5. COLLATERALS. Ernestine Fenwick (502-555-0122), 74, on dialysis: "He's sweet when he's clean. I can't
have him here using. You call me about a bed, I pick up." Laurel Fork intake, Ms. Yancey: would readmit;
bed to be held until November 15 with a TB test. Peer support worker Cal Boone, Dunhaven Wellness,
sees him Thursdays. No therapist. Dr. J. Whitcombe (primary care) has ordered labs, visit 11/10/2026.

6. FATHER'S STATEMENT. "I missed her birthday in a gas station bathroom. I want to go back to Laurel
Fork, or anyplace, and stay till I'm right. I got no way there, no license."

7. RECOMMENDATION. Custody to mother. Father: residential treatment, not less than 90 days, then supervised
visits. Review December 15, 2026, 1 pm.                                    R. Tiller, GAL`,
    ],
    expected: {
      dob: '1991-11-21',
      phone_number: /555-0121/,
      address: /62 Gunpowder/i,
      city: 'Dunhaven',
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Part-time',
      employer: /Dunhaven Tire/i,
      carrier: 'Medicaid/MCO',
      subscriber_id: '3300417762',
      reason_for_seeking_treatment: /missed her birthday|stay till I'm right|go back to Laurel/i,
      recent_substance_abuse: /heroin|six or seven bags|crystal/i,
      concerns_for_withdrawal: /dopesick|puking/i,
      medication_plan: /Vivitrol|none/i,
      allergies: /peanuts/i,
      epipen: /EpiPen|yes/i,
      transportation_required: /no way there|no license/i,
      current_pcp_name: /Whitcombe/i,
      next_appointment: '2026-11-10',
      residential_programs: /Laurel Fork/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /hang himself/i,
      history_of_trauma: /beaten in one home|cigarette scars|Foster care/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /Skull fracture/i,
      aggression_or_property_damage: /storm door|Assault 4th/i,
      registered_sex_offender: RULED_OUT,
      pending_legal_charges: /theft by\s+unlawful taking/i,
      probation: /two years probation|Penrose|Assault 4th/i,
      family_history: /mother died of an overdose|overdose in 2010/i,
      contact_person_name: /Ernestine Fenwick/i,
      contact_person_phone: /555-0122/,
    },
    open: [
      ...SEX,
      'state',
      'zip',
      'current_symptoms',
      'hospitalizations',
      'other_levels_of_care',
      'psych_testing_done',
      'current_therapist_name',
      'outpatient_therapy',
      'upcoming_court_date',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
    ],
    questions: [
      asked('who is his probation officer', 2, /officer Dwight Penrose/),
      asked('When is the pretrial for theft?', 2, /pretrial 12\/1\/2026/),
      asked('Medicaid number of the father', 1, /3300417762/),
      asked('when was his last vivitrol', 1, /last 6\/2026/),
      asked('how long was he at Laurel Fork', 1, /6 months residential/),
      reworded('how many bags is he shooting', 1, /six or seven bags a day/),
      reworded('any accidental ODs', 1, /overdosed by accident twice/),
      reworded('was he harmed as a child', 1, /beaten in one home|cigarette scars/),
      reworded('does he have transport', 2, /no way there, no license/),
      reworded('what does laurel fork need before he comes back', 2, /with a TB test/),
      reworded('who would answer if we call about an opening', 2, /Ernestine Fenwick \(502-555-0122\)/),
      takenBack('is there an outstanding warrant', 2, /Warrant\s+outstanding, Indiana/),
      anothers('who is his psychiatrist', 2, /her psychiatrist is Dr\. Guido/),
      anothers('does he take clonazepam', 1, /sertraline, clonazepam/),
      anothers('is he on dialysis', 2, /on dialysis/),
      absent('has he been tested for hep C'),
      absent('did he finish high school'),
      absent('does he have asthma'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'legal', 'insurance'],
  },
];
