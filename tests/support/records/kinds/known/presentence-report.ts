import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a probation department writes for the judge before sentence. */
export const presentenceReport: readonly ApartRecord[] = [
  {
    person: who('ravensdale', 'Montgomery', 'Ravensdale', '05/26/1987'),
    as: 'scan',
    pages: [
      `                          SUPERIOR COURT OF TALLIS COUNTY
                       PROBATION AND COURT SERVICES DEPARTMENT
                             PRESENTENCE INVESTIGATION

THE PEOPLE v. MONTGOMERY RAVENSDALE                      Case No. 26-CF-1187
Prepared for: Hon. A. Pruitt                             Investigator: Sgt. Odell Krantz
Date of birth: May 26, 1987                              Date of report: October 6, 2026
Status: released on bond, home of mother                 Sentencing: November 23, 2026, 1:30 p.m.

I.   THE OFFENSE
     On June 3, 2026 the defendant took a catalytic converter from a parked van and was stopped
     two blocks away. He pleaded guilty to theft over $500 on August 18. A second count, resisting,
     was dismissed. He told this officer he needed "forty bucks to get well."
     Co-defendant Lyle Bostick has a prior conviction for aggravated battery and is held.

II.  PRIOR RECORD
     2009  disorderly conduct, fine           2014  possession, 18 mo. probation, completed
     2021  domestic battery, threw a toaster oven at his brother; 12 mo. conditional discharge
     No sex offenses. Registration: not required. No parole history.

III. PERSONAL AND FAMILY
     Third of five children. Father, a welder, drank heavily and beat the boys with a belt until he
     left in 1998. A sister, Corinne, takes methadone at a clinic in Ames Falls. Mr. Ravensdale
     attended 11 grades and has a GED. He was never married; one daughter, 9, who lives with her
     grandparents. He lives at 61 Quince Street, Tallis, with his mother, Ottilie (555-0184).`,
      `People v. Ravensdale, 26-CF-1187                                          Presentence, p. 2

IV.  EMPLOYMENT
     He hung drywall for Norcross Interiors until March 2025 and has not worked since. He owes
     $3,400 in child support.

V.   HEALTH
     Physical. A broken jaw in 2013 with a day of unconsciousness, from a bat. High blood pressure,
     untreated. He carries no allergies to medicines that he knows of but says bee stings make
     him swell and he once had to be given a shot for it.
     Mental. He was seen by a county psychologist at 15 for "not talking." He says he cut his
     arms in that period and not since. He has never attempted suicide. ~~Diagnosed with
     schizophrenia at Tallis State Hospital in 2016.~~ (Struck by stipulation: record was that
     of a cousin of the same name. 9/29/26)
     Seizures: one, in the county jail in 2021, on the third day after arrest.

VI.  SUBSTANCE USE
     Alcohol from 13, daily from 19, about a fifth of whiskey a day until 2022, now "a few beers."
     Hydrocodone after the jaw, heroin by 2015, and since 2020 fentanyl, by needle, two to three
     grams a week. He reports last using on October 4. Two positive drug screens while on bond
     (8/25 fentanyl, 9/22 fentanyl and xylazine). In custody he was sick for six days, with
     vomiting and leg cramps, and fears "doing that again without medicine."
     Treatment: Wicker Park Recovery, 21 days in 2018, left early; buprenorphine through Tallis
     Health 2022-23, stopped when he lost coverage. He is not on any medicine today.

VII. EVALUATION AND RECOMMENDATION
     The defendant scores in the high range for substance need and moderate for risk. He asks the
     Court for treatment. This department recommends 24 months of probation with completion of
     residential treatment of no fewer than 90 days, no contact with Bostick, and restitution of
     $1,150. A bed-to-bed transport from the courthouse would be needed.`,
      `                                 ADDENDUM TO PRESENTENCE REPORT
People v. Ravensdale                                                        October 20, 2026

1. Sentencing has been moved by the court's own motion to December 7, 2026 at 9:00 a.m.
2. Medicaid was approved effective October 1 (state ID 311-70-0926). No plan chosen yet.
3. Victim's statement received: Ms. Harriet Vole writes that she has panic attacks and takes
   propranolol since the theft. She asks that he pay for her van.
4. On page 1, "home of mother" is correct; the bond sheet showing an address in Ames Falls
   is the sister's.`,
    ],
    expected: {
      dob: '1987-05-26',
      reason_for_seeking_treatment: /asks the Court for treatment|residential treatment|forty bucks/i,
      recent_substance_abuse: /fentanyl|last using|whiskey|Two positive/i,
      concerns_for_withdrawal: /sick for six days|without medicine|Seizures: one/i,
      allergies: /bee stings/i,
      medication_plan: RULED_OUT,
      residential_programs: /Wicker Park/i,
      history_of_self_harm: /he cut his|arms in that period/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /beat the boys|belt/i,
      history_of_seizures: /county jail in 2021|Seizures: one/i,
      history_of_tbi_concussions: /unconsciousness|broken jaw/i,
      aggression_or_property_damage: /toaster oven|domestic battery/i,
      registered_sex_offender: RULED_OUT,
      parole_granted: RULED_OUT,
      upcoming_court_date: '2026-12-07',
      family_history: /drank heavily|methadone at a clinic/i,
      transportation_required: /bed-to-bed transport/i,
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      address: /61 Quince/i,
      city: 'Tallis',
      subscriber_id: '311-70-0926',
    },
    open: [
      'sex_at_birth',
      'gender',
      'carrier',
      'employer',
      'probation',
      'pending_legal_charges',
      'outpatient_therapy',
      'other_levels_of_care',
      'psych_testing_done',
      'contact_person_name',
      'contact_person_phone',
      'additional_treatment_or_support_needed',
      'sexually_inappropriate_behavior',
      'state',
      'epipen',
      'phone_number',
    ],
    questions: [
      asked('When is sentencing now?', 3, /December 7, 2026/),
      asked('how much restitution', 2, /\$1,150/),
      asked('what did he plead guilty to', 1, /theft over \$500/),
      asked('is he on any medicine', 2, /not on any medicine today/),
      asked('who is the investigator', 1, /Odell Krantz/),
      reworded('how long a stay does the court want', 2, /no fewer than 90 days/),
      reworded('did he ever convulse', 2, /county jail in 2021|Seizures: one/),
      reworded('was he hurt as a kid', 1, /beat the boys|belt/),
      reworded('was he on suboxone', 2, /buprenorphine through Tallis/),
      reworded('knocked out?', 2, /day of unconsciousness/),
      reworded('does he inject', 2, /by needle/),
      takenBack('does he have schizophrenia', 2, /schizophrenia at Tallis State/),
      anothers('is he on methadone', 1, /takes methadone at a clinic/),
      anothers('does he take propranolol', 3, /propranolol/),
      anothers('aggravated battery conviction?', 1, /prior conviction for aggravated battery/),
      absent('has he been tested for tuberculosis'),
      absent('did he serve in the army'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'legal', 'insurance'],
  },
  {
    person: who('holloway-ndiaye', 'Celestine', 'Holloway-Ndiaye', '02/11/1994'),
    as: 'text',
    pages: [
      `PSI / STATE v. HOLLOWAY-NDIAYE / 2026-CR-0442 / Div. 3
Officer: Tamsin Reyes-Holt, Adult Probation, Ferris County        Dictated 10/15/26

IDENTIFYING
  Name        Celestine Amara Holloway-Ndiaye       AKA    Celeste Holloway
  DOB         2/11/94        Sex   Female           Race   declined
  Residence   Bannister House (sober living), 400 Weir St, Ferris, since 7/30/26
  Phone       555-0192       E-mail  celeste.hn@mail.example
  Marital     Separated 2024 (Moussa Ndiaye). 2 sons 5 & 3, with paternal grandmother.
  Emergency   Philippa Holloway, aunt, 555-0193
  Work        part time, bakery counter at Finch & Daughter, 22 h/wk
  Insurance   Carelon behavioral / state plan, member CH-2240917, grp FERRIS03

OFFENSE  Pled 9/9/26 to Child Endangerment (M1) and DUI 2nd. On 4/19/26 she was found asleep at a
  green light, boys in back, BAC .21, alprazolam in purse w/o Rx. Remaining count (poss. of
  controlled substance) reserved, state will dismiss on completion of treatment.

SUBSTANCE HISTORY
                     FIRST   HEAVIEST              NOW             LAST
  alcohol            15      2 bottles wine/day    denies          4/19/26... see addendum
  benzodiazepines    27      6 mg alprazolam/d     denies          4/18/26
  marijuana          17      weekends              denies          2022
  opioids/stim       none

TREATMENT  IOP, Ferris Family Services, 5/12-7/28/26, completed. Inpatient detox May 2026, 7 days,
  tapered w/ diazepam. Individual w/ Nadia Brask, LPC, weekly since 8/26 (555-0194).`,
      `2026-CR-0442 Holloway-Ndiaye p2

HEALTH   Pregnant, EDD 3/02/27 (told officer 10/9; confirmed by Weir St. Women's Clinic). Anemia.
  Penicillin: throat swelled as child. No epi pen. Meds: iron, prenatal, buspirone 10 bid
  (approved by OB). No seizures "even coming off the Xanax." Partner hit her head on a car door
  in 2023, ER, concussion.
  Depression after 2nd birth; one night in hospital 12/2023 after she swallowed pills and
  called 911 herself. No cutting. No violence; house manager: "quietest one here."
  Eating: restricted in high school, none now.
FAMILY   Father in recovery 20 y. Mother d. breast ca 2019. Half-brother Dov serving 6 y for armed
  robbery, eligible for parole 2028; has hepatitis C.
  Mr. Ndiaye is himself charged w/ assault for the car door matter, trial 1/12/27.
SUPERVISION  Pretrial since 5/1/26, officer Reyes-Holt, weekly. 31 of 33 tests neg. ~~Failed to
  appear 8/4.~~ RETRACTED 8/11, clerk's error.
RECOMMEND  36 mo community control; suspend 180 d jail; women & children's residential where the
  boys may join after 30 d; parenting.
NEXT     Dispo hearing Thurs. 11/12/2026, 10 am.

ADDENDUM 10/28/26  (read this)
  On 10/25 Ms. H-N told the house manager that she had drunk every evening 10/17-10/24, one
  bottle of wine, after the DCF visit. She asked for a higher level of care herself. She had
  shaking hands on the 25th and was seen at Weir St. ED, no admit, librium not given due to
  pregnancy, told to return if worse. House will hold bed 30 days. Table above: alcohol "denies"
  is withdrawn, last use 10/24/26.
  Test totals corrected to 31 of 35.   TRH`,
    ],
    expected: {
      dob: '1994-02-11',
      sex_at_birth: 'Female',
      phone_number: /555-0192/,
      email_id: 'celeste.hn@mail.example',
      address: /400 Weir/i,
      city: 'Ferris',
      marital_status: 'Separated',
      living_status: 'Sober living',
      employment_status: 'Part-time',
      employer: /Finch & Daughter/i,
      emergency_contact_primary_firstname: 'Philippa',
      emergency_contact_primary_lastname: 'Holloway',
      emergency_contact_primary_phone: /555-0193/,
      carrier: 'Carelon',
      subscriber_id: 'CH-2240917',
      group_number: 'FERRIS03',
      current_therapist_name: /Nadia Brask/i,
      current_therapist_phone: /555-0194/,
      reason_for_seeking_treatment: /higher level of care|drunk every evening/i,
      recent_substance_abuse: /drunk every evening|last use 10\/24|bottle of wine/i,
      concerns_for_withdrawal: /shaking hands|librium|tapered w\/ diazepam/i,
      medication_plan: /iron|prenatal|buspirone/i,
      allergies: /Penicillin/i,
      epipen: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /swallowed pills/i,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      history_of_tbi_concussions: /concussion|hit her head/i,
      upcoming_court_date: '2026-11-12',
      family_history: /Father in recovery|breast ca/i,
      other_levels_of_care: /IOP|detox May 2026/i,
      pending_legal_charges: /Child Endangerment|DUI 2nd|poss/i,
    },
    open: [
      'gender',
      'current_symptoms',
      'hospitalizations',
      'outpatient_therapy',
      'eating_disorder',
      'history_of_trauma',
      'probation',
      'additional_treatment_or_support_needed',
      'contact_person_name',
      'contact_person_phone',
      'next_appointment',
      'residential_programs',
    ],
    questions: [
      asked('what is her due date', 2, /EDD 3\/02\/27/),
      asked('when did she last drink', 2, /10\/24/),
      asked('BAC at arrest?', 1, /BAC \.21/),
      asked('who is her pretrial officer', [1, 2], /Reyes-Holt/),
      asked('Did she complete IOP?', 1, /IOP, Ferris Family Services/),
      reworded('where are the kids', 1, /paternal grandmother/),
      reworded('has she tried to kill herself', 2, /swallowed pills/),
      reworded('could the boys move in with her at the program', 2, /boys may join after 30 d/),
      reworded('which benzo did she abuse', 1, /alprazolam/),
      reworded('how many drug screens came back clean', 2, /31 of 35/),
      reworded('will her sober home keep her place', 2, /hold bed 30 days/),
      takenBack('did she miss court', 2, /Failed to appear 8\/4|Failed to/),
      anothers('is she eligible for parole', 2, /eligible for parole 2028/),
      anothers('hepatitis c?', 2, /has hepatitis C/),
      anothers('what is the trial date for assault', 2, /trial 1\/12\/27/),
      absent('does she take methadone'),
      absent('what school did she go to'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
