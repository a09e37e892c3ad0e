import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What a reentry navigator keeps on somebody about to leave prison or jail: a face sheet and a contact log. */
export const reentryNavigatorFile: readonly ApartRecord[] = [
  {
    person: who('quarles', 'Terrell', 'Quarles', '03/15/1990'),
    as: 'text',
    pages: [
      `NEW GATE REENTRY PARTNERSHIP                 Participant File - Face Sheet         rev. 10/22/2026
Navigator: Beatriz Solano, (919) 555-0200, bsolano@newgate.example

Name            Terrell J. Quarles            DOB  03/15/1990          Gender  man
State ID        ending 4471                   DOC #  0688123
Where now       Tarrow Correctional, Unit C   Release 11/06/2026 (max-out w/ 9 mo post-release supv.)
Going to        undecided: sister's in Durwood, or treatment straight from the gate
Supervision     PPO Hal Dempsey, (919) 555-0201, first report within 72 hours of release
Marital         never married                 Children   son, 8 (with his mother)
Health plan     NC Medicaid, suspended, reactivates on release.  ID 94410027K
Employment      none; forklift ticket earned inside
Emergency       Latisha Quarles, sister       (919) 555-0202      latisha.q@post.example

RISK / NEEDS (from DOC screen 09/30/2026)              Level
  Substance use                                        HIGH
  Mental health                                        Moderate
  Housing                                              HIGH
  Transport                                            HIGH - no license, gate is 70 miles from town
  Family support                                       Moderate

MEDICAL (release of information signed 10/01/2026)
  Asthma, albuterol.  High blood pressure, lisinopril 10 mg.  Monthly injectable buprenorphine at the
  prison since July; last given 10/20.  Allergy: ibuprofen, face swells. No EpiPen issued.
  Gunshot L thigh 2014, rod in femur. Knocked out in a yard fight 2021, stitches, "headaches since."`,
      `Quarles, T.                        CONTACT LOG                                        page 2

09/30  Met at Tarrow. Says that on the street he used heroin, then fentanyl, 10 yrs, and K2 inside until
       about March this year. Nothing since the shot started. "I overdosed two times the last time I
       got out, one of them three days after the gate." Not on purpose. Has never tried to kill himself
       or cut himself. No seizures.
10/08  Went through treatment past: drug court IOP at Stepforward in 2016 (didn't finish). 90 day
       program inside, "Foundations," 2025, certificate. No residential on the outside. No counselor now.
       Cellmate Moody is coming off Xanax and had a seizure last week; he wants us to visit him too.
10/13  Disciplinary record: two fights, last 2021. Nothing since. Officer says "model." Wrote-up on 10/02
       for a shank was dismissed - found in the other bunk, expunged.
10/15  Talked with Latisha. She will take him but her husband drinks every day. Their mother is in
       recovery 6 yrs, father died of overdose 2009. Terrell saw that, he was the one who found him.
       Latisha herself takes sertraline.
10/19  Called courts: old FTA warrant in Wick County recalled 10/16, so nothing outstanding there.
       Pending: larceny, Durwood County 23CR 5518, court 12/09/2026.
10/22  He wants to go straight to a program. "Three days is all it takes me. Pick me up at the gate."
       Next shot due 11/17, Durwood Community Health, Dr. Irina Volk, (919) 555-0203, will be his
       regular doctor too. Mood low, wakes at 3, nightmares of the yard. No meds for it.
       He has no ID card but the prison one; birth certificate ordered.`,
    ],
    expected: {
      dob: '1990-03-15',
      gender: 'Man',
      marital_status: 'Single',
      living_status: 'Institution/incarcerated',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Latisha',
      emergency_contact_primary_lastname: 'Quarles',
      emergency_contact_primary_phone: /555-0202/,
      emergency_contact_primary_email: 'latisha.q@post.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: '94410027K',
      current_pcp_name: /Irina Volk/i,
      current_pcp_phone: /555-0203/,
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /Three days is all it takes|straight to a program/i,
      current_symptoms: /Mood low|nightmares|headaches/i,
      recent_substance_abuse: /heroin|fentanyl|K2|Nothing since/i,
      medication_plan: /albuterol|lisinopril|buprenorphine/i,
      allergies: /ibuprofen/i,
      epipen: RULED_OUT,
      transportation_required: /no license|Pick me up|70 miles/i,
      other_levels_of_care: /Stepforward|Foundations/i,
      residential_programs: /Foundations|No residential/i,
      history_of_self_harm: /never|\bcut\b/i,
      history_of_suicide_attempts: /never|Not on purpose/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /Knocked out/i,
      history_of_trauma: /found him|nightmares of the yard|Gunshot/i,
      aggression_or_property_damage: /two fights|yard fight/i,
      pending_legal_charges: /larceny/i,
      upcoming_court_date: '2026-12-09',
      family_history: /recovery 6 yrs|father died of overdose/i,
    },
    open: [
      'probation',
      'parole_granted',
      'outpatient_therapy',
      'hospitalizations',
      'concerns_for_withdrawal',
      'additional_treatment_or_support_needed',
      'sex_at_birth',
      'city',
      'state',
      'address',
      'current_therapist_name',
      'employer',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('when is his release', 1, /Release 11\/06\/2026/),
      asked('DOC number', 1, /0688123/),
      asked('Who is his PPO and what is the phone?', 1, /Hal Dempsey, \(919\) 555-0201/),
      asked('When is the next shot due?', 2, /Next shot due 11\/17/),
      asked('case number of the larceny', 2, /23CR 5518/),
      reworded('is he on sublocade or the like', [1], /injectable buprenorphine/),
      reworded('has he od-ed before', 2, /overdosed two times/),
      reworded('synthetic cannabinoids?', 2, /K2 inside/),
      reworded('what happens if he takes advil', 1, /face swells/),
      reworded('job skills', 1, /forklift ticket/),
      reworded('is he fit to live at his sibling’s, anyone using there', 2, /husband drinks every day/),
      reworded('did he witness a death', 2, /the one who found him/),
      takenBack('did he have a weapon in prison', 2, /for a shank/),
      takenBack('is there an outstanding warrant', 2, /FTA warrant/),
      anothers('is he coming off xanax', 2, /Moody is coming off Xanax/),
      anothers('does he take sertraline', 2, /takes sertraline/),
      absent('hepatitis c status'),
      absent('What is his phone number?'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('demarest', 'Kayleigh', 'Demarest', '09/08/1996'),
    as: 'scan',
    pages: [
      `OPEN DOOR COUNTY JAIL REENTRY          NAVIGATOR INTAKE  (pencil ok)           10-23-26
NAME  Kayleigh Demarest         DOB  9-8-96       [ ] M  [X] F     BOOKING  26-10884
POD   D-4                       IN SINCE  9-12-26            EXPECTED OUT  11-4-26, a.m.
CHARGE     retail theft, sentenced, 60 days        PENDING  forgery, hearing 12-1-26, Judge Pell
PROBATION  [X] yes  [ ] no      P.O.   Wanda Frick  717-555-0211     till 2028
PAROLE     [ ] yes  [X] no
ADDRESS when out    was 12 Chestnut St rear, Milldale PA 17999, room rented, given up
STATUS     [X] single  [ ] married  [ ] divorced      KIDS  dau. 3, w/ CYS foster family
WHO TO CALL   Gram, Ruth Demarest, 717-555-0212       own phone   none, lost
INSUR      Keystone First (Medicaid)    #  8830 145 672
WORK       not working         was waitress, Milldale Diner

SUBSTANCES       ever    age   before jail                     last
 alcohol         [X]     13    a few                           -
 heroin/fent     [X]     19    10 bags/day IV                  9-12-26
 xylazine        [X]     25    "in everything"  sores arms     9-12-26
 meth            [X]     22    weekends                        9-10-26
 benzos          [X]     20    ~~Xanax 2 mg x6 daily~~  she says no, not since 2023   KT
WITHDRAWAL in jail   sick 9 days, no comfort meds but clonidine.   Seizure  [ ] Y [X] N
NOW                  clean 41 days, craves, dreams of using`,
      `Demarest, K.          26-10884             NAVIGATOR INTAKE  p. 2

HEALTH     wound L forearm, dressing daily, nurse says healing.   HIV neg 9-20.
           Hep C  [X] Y  [ ] N   untreated
           Head injury  [X] Y  [ ] N   car wreck 2015, coma 2 days, Hershey
           Seizures     [ ] Y  [X] N
           Pregnant     [ ] Y  [X] N    LMP 10-10
           Meds in jail  naltrexone pills 50 since 10-15, mirtazapine 30, prazosin 2
           Allergies     amoxicillin - hives,  strawberries - lips tingle
MENTAL     PTSD, depression.   Suicide try  [X] Y  [ ] N   2022, hung self w/ cord, sister cut her down
           Self-injury  [X] Y  [ ] N   burns, last 2023
           Thoughts now [ ] Y  [X] N
           Assaults     [ ] Y  [X] N
           Trauma       trafficked at 17, "sold out of motels"
           Psych hosp   Philhaven-type unit, Mt. Laurel, 11 days, 2022
TREATED    detox x5.   White Oak Manor rehab, 28 d, 2023.    Methadone clinic 2024, 4 mo, missed doses
FAMILY     mom uses, homeless.  Gram has diabetes, on insulin.   sister Brianna - schizophrenia
WANTS      long-term, women only, "where I can get my daughter on weekends."  Vivitrol before
           she goes out: set 11-3 w/ jail nurse.
NEEDS      pick-up at sally port, no bus;  clothes sz 6;  wound supplies;  photo ID
NOTES      10-24 D. Hurley in D-4 asked me to pass on that "K. is cheeking her pills." Hurley took
           it back 10-26, they had argued. Nurse: no concerns.
           10-26 Hurley is due in March & needs a prenatal program - separate file!
           10-26 P.O. Frick OK w/ placement out of county.                     K. Tolliver`,
    ],
    expected: {
      dob: '1996-09-08',
      sex_at_birth: 'Female',
      marital_status: 'Single',
      living_status: 'Institution/incarcerated',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Ruth',
      emergency_contact_primary_lastname: 'Demarest',
      emergency_contact_primary_phone: /555-0212/,
      carrier: 'Medicaid/MCO',
      subscriber_id: /8830\s?145\s?672/,
      next_appointment: '2026-11-03',
      reason_for_seeking_treatment: /long-term|daughter on weekends/i,
      current_symptoms: /craves|dreams of using/i,
      recent_substance_abuse: /heroin|fent|10 bags|meth|xylazine/i,
      concerns_for_withdrawal: /sick 9 days|clonidine|clean 41 days/i,
      medication_plan: /naltrexone|mirtazapine|prazosin|Vivitrol/i,
      allergies: /amoxicillin|strawberries/i,
      transportation_required: /pick-up|no bus/i,
      residential_programs: /White Oak/i,
      other_levels_of_care: /detox x5|Methadone clinic/i,
      hospitalizations: /Mt\. Laurel|Hershey/i,
      history_of_self_harm: /burns|\by\b|yes/i,
      history_of_suicide_attempts: /hung self|cut her down|\by\b/i,
      history_of_seizures: /\bn\b|\bno\b|\[X\]/i,
      history_of_tbi_concussions: /car wreck|coma/i,
      history_of_trauma: /trafficked|sold out/i,
      aggression_or_property_damage: /\bn\b|\bno\b|\[X\]/i,
      pending_legal_charges: /forgery/i,
      probation: /Wanda Frick|till 2028|yes/i,
      parole_granted: /\bno\b/i,
      upcoming_court_date: '2026-12-01',
      family_history: /mom uses|diabetes|schizophrenia/i,
    },
    open: [
      'gender',
      'address',
      'city',
      'state',
      'zip',
      'employer',
      'additional_treatment_or_support_needed',
      'outpatient_therapy',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('expected out when', 1, /EXPECTED OUT 11-4-26/),
      asked('Who is her P.O.?', 1, /Wanda Frick/),
      asked('LMP', 2, /LMP 10-10/),
      asked('How long did she stay at White Oak Manor?', 2, /28 d/),
      asked('booking number', 1, /26-10884/),
      reworded('fentanyl per day', 1, /10 bags\/day/),
      reworded('tranq?', 1, /xylazine/),
      reworded('when will she get the naltrexone injection', 2, /set 11-3 w\/ jail nurse/),
      reworded('human trafficking', 2, /trafficked at 17/),
      reworded('how did she try to die', 2, /hung self w\/ cord/),
      reworded('where is her child', 1, /CYS foster family/),
      reworded('does probation agree to go elsewhere', 2, /OK w\/ placement out of county/),
      takenBack('was she on xanax daily', 1, /Xanax 2 mg x6 daily/),
      takenBack('is she cheeking pills', 2, /cheeking her pills/),
      anothers('when is she due', 2, /Hurley is due in March/),
      anothers('Is she on insulin?', 2, /on insulin/),
      absent('what is her blood pressure'),
      absent('does she have any tattoos'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
