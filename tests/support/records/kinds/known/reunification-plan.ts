import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a county agrees with a parent before the children come home, with the troubles of the whole family in it. */
export const reunificationPlan: readonly ApartRecord[] = [
  {
    person: who('dombrowski', 'Tiffani', 'Dombrowski', '05/28/1996'),
    as: 'text',
    pages: [
      `CUYAMA COUNTY CHILDREN & FAMILY SERVICES                                     CFS-41 (rev 3/24)
FAMILY REUNIFICATION CASE PLAN       [X] Initial   [ ] Review   [ ] Amended        Plan date 10/19/2026
Case Name: Dombrowski          Case No. J-26-04417          Court Dept. 5, Juvenile Dependency
=================================================================================================
SECTION A.  PARENTS                            |  SECTION B.  CHILDREN
 Mother (plan is for)                          |  Aspen Dombrowski     07/04/2019   girl
   Tiffani Rose Dombrowski   DOB 05/28/1996    |    Placed: Maternal aunt, Heidi Voss
   717 Saltbush Way #3                         |  Ryder Polk           02/02/2024   boy
   New Cuyama, CA 93999                        |    Placed: Foster, Casa Olivo FFA
   Ph. 661-555-0121                            |    Dx: fetal alcohol effects, asthma,
   tdombrowski96@post.example                  |    G-tube until 06/2026
   Never married to either father              |
 Father of Ryder                               |  SECTION C.  WHY THE CHILDREN ARE OUT OF HOME
   Jared Polk   DOB 11/23/1992                 |   07/30/2026: Mother found passed out on the lawn,
   Corcoran State Prison, release 2029         |   BAC .31, Ryder in the street in a diaper. Parents
   Rights: not offered services (300(e))       |   of a friend called 911. Third report in a year.
=================================================================================================
SECTION D.  STRENGTHS AND NEEDS  (worker: Nkechi Obiora, MSW)
  Strengths: holds a lease, never missed a visit, graduated high school, likes being asked.
  Needs: The mother states "I drink so the house is quiet, and I can't do this in that apartment. Put me
  somewhere." A half gallon of Captain Morgan lasts two days; she has been drinking every day since Ryder was
  born and her last was the night of 10/18. She uses Soma she gets from a neighbor, 3 or 4 tablets, on
  weekends. She denies cocaine, opiates and cannabis; the hair test agrees.
  At the last two visits her hands shook so that she could not open the juice. She was in Santa Ynez Cottage
  Hospital 08/02 to 08/06 for withdrawal with hallucinations ("ants in the sheets") and had a seizure in the
  ambulance on 08/02, the only one. Any stop must be medical.`,
      `Case J-26-04417   Dombrowski, Tiffani                                               CFS-41 page 2

SECTION E.  HEALTH
  Primary care:        Vera Lindahl, FNP, Cuyama Valley Clinic, 661-555-0123
  Therapist:           Dov Rosner, LMFT, 661-555-0124, Wednesdays        Psychiatrist: waiting list
  Takes now:           propranolol 20 mg, hydroxyzine 25 mg, folic acid. ~~Antabuse 250 mg~~ (never
                       started, struck at her request, N.O. 10/21)
  Reactions to:        Naproxen (wheeze); walnuts (lips). EpiPen: prescribed, keeps at aunt's.
  Coverage:            Medi-Cal managed care, CenCal Health, CIN 94417720D
  Emotional:           [X] sad most days   [X] sleeps under 4 h   [X] startles   [ ] hears voices
                       [ ] wishes to die today
     She took 30 Tylenol at 17 after her stepfather's trial, and was at Vista del Mar a week.
     Scratching with a pin stopped with school. No purging or starving.
  Trauma:              Stepfather, ages 9 to 14 (he was convicted). Jared fractured her nose, 2024.
  Head:                That same night, knocked out on the counter; neurologist cleared her 03/2025.
  Family:              Father died of liver failure from drink. Aunt Heidi bipolar, on lithium. Half-sister
                       Kayleigh is at Tarzana House for heroin since August.
  Past services:       Good Samaritan perinatal residential 2024, 60 of 90 days. Outpatient "Project
                       PREMIE" 2025, six groups.

SECTION F.  LAW
  Child endangerment, misd., Santa Maria court, hearing 12/01/2026.  Informal probation [ ] yes [X] no
  Parole [ ] yes [X] no     Registrant (PC 290) [ ] yes [X] no
  Jared Polk: on registry; protective order to 2031, he may not contact her.
  Aggression: threw a highchair through the screen door on 07/29 while alone. No assaults, ever.`,
      `Case J-26-04417   Dombrowski, Tiffani                                               CFS-41 page 3

SECTION G.  OBJECTIVES                                                       BY            DONE
  1  Enter residential treatment that takes children under 3                 11/15/2026    [ ]
  2  Twelve random tests, all negative for alcohol (EtG)                     02/15/2027    [ ]
  3  Parenting: Triple P, 8 sessions                                         01/30/2027    [ ]
  4  ~~Complete anger management, 26 weeks~~   deleted by court 10/20, no facts support it
  5  Learn G-tube site care and inhaler with Ryder's nurse                   12/15/2026    [ ]
  6  Visits: Tu/Th 2-4 at the aunt's, supervised; by video if in treatment   ongoing       [X]

SECTION H.  WHAT THE COUNTY WILL DO
  Drive her to the program (she never had a license). Pay first month's storage. Pack-n-play. Six-month
  review 04/20/2027 Dept. 5.  Next visit with Ms. Lindahl 11/06/2026 for liver panel; county drives.

SECTION I.  WHO TO CALL
  About placement in a program:   Nkechi Obiora, 661-555-0120, nobiora@cuyamacounty.example
  If she is hurt or missing:      Heidi Voss (aunt), 661-555-0122
  Work:  none since 2023; before that motel housekeeper.    Income: CalWORKs stopped 08/2026.

  I have read this plan. I want my kids to ride in a car with me again.   Tiffani Dombrowski   10/19/26`,
    ],
    expected: {
      dob: '1996-05-28',
      phone_number: /555-0121/,
      email_id: 'tdombrowski96@post.example',
      ...livesAt(/717 Saltbush Way/i, 'New Cuyama', 'CA', '93999'),
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Unemployed',
      ...inEmergency('Heidi', 'Voss', /555-0122/),
      ...speakWith(/Obiora/i, /555-0120/),
      contact_person_email: 'nobiora@cuyamacounty.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: '94417720D',
      ...seenBy('pcp', /Vera Lindahl/i, /555-0123/),
      ...seenBy('therapist', /Dov Rosner/i, /555-0124/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /house is quiet|Put me\s+somewhere|passed out on the lawn|ride in a car/i,
      current_symptoms: /sad most days|under 4 h|startles|hands shook/i,
      recent_substance_abuse: /Captain Morgan|drinking every day|Soma/i,
      concerns_for_withdrawal: /hands shook|ants in the sheets|withdrawal with hallucinations|must be medical/i,
      medication_plan: /propranolol|hydroxyzine|folic acid/i,
      allergies: /Naproxen|walnuts/i,
      epipen: /prescribed|at aunt's/i,
      transportation_required: /Drive her to the program|never had a license/i,
      hospitalizations: /Santa Ynez|Vista del Mar/i,
      residential_programs: /Good Samaritan/i,
      outpatient_therapy: /Project|PREMIE|Rosner/i,
      history_of_self_harm: /Scratching with a pin/i,
      history_of_suicide_attempts: /30 Tylenol/i,
      history_of_trauma: /Stepfather|fractured her nose/i,
      history_of_seizures: /seizure in the\s+ambulance|the only one/i,
      history_of_tbi_concussions: /knocked out on the counter/i,
      aggression_or_property_damage: /highchair/i,
      pending_legal_charges: /Child endangerment/i,
      upcoming_court_date: '2026-12-01',
      family_history: /liver failure|bipolar/i,
      ...ruledOut('eating_disorder probation parole_granted registered_sex_offender'),
    },
    open: [
      ...fields('sex_at_birth gender employer current_psychiatrist_name other_levels_of_care psych_testing_done'),
      ...fields('additional_treatment_or_support_needed'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('What is the case number?', [1, 2, 3], /J-26-04417/),
      asked('when is the six-month review', 3, /04\/20\/2027/),
      asked('CIN', 2, /94417720D/),
      asked('who is her therapist', 2, /Dov Rosner/),
      asked('Which parenting class must she complete?', 3, /Triple P, 8 sessions/),
      asked('where is Aspen placed', 1, /Maternal aunt, Heidi Voss/),
      reworded('how intoxicated was she when the kids were removed', 1, /BAC \.31/),
      reworded('is a cold turkey stop dangerous for her', 1, /Any stop must be medical|ants in the sheets/),
      reworded('nut allergy', 2, /walnuts \(lips\)/),
      reworded('did she go through domestic violence', 2, /Jared fractured her nose/),
      reworded('deadline to get into rehab', 3, /11\/15\/2026/),
      reworded('how often does she see the kids', 3, /Tu\/Th 2-4/),
      takenBack('what dose of Antabuse is she on', 2, /Antabuse 250 mg/),
      takenBack('how many weeks of anger management', 3, /anger management, 26 weeks/),
      anothers('Is she on lithium?', 2, /on lithium/),
      anothers('when is she released from prison', 1, /release 2029/),
      anothers('does she have a feeding tube', 1, /G-tube until 06\/2026/),
      absent('does she have diabetes'),
      absent('What is her religion?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('tallchief-moss', 'Roderick', 'Tallchief-Moss', '01/12/1985'),
    as: 'scan',
    pages: [
      `OSAGE FLATS DEPT. OF HUMAN SERVICES            FAMILY SERVICE AGREEMENT (father)           FSA-7
Agreement no.  06-2281-B        Date  10/22/26         Worker  Lester Quapaw  918-555-0130   lq@ofdhs.example
                                                        ^ programs: ask for me re bed date

Q. Who is this agreement with?
A. Roderick Tallchief-Moss, born 1-12-85, male, father of Winona (11) and Cody (8). Mother Sherry Moss lives
   in Tulsa and has her own agreement (06-2281-A); hers is about pills and she is 4 months into Hope Lodge.
Q. Where does he stay?
A. House at 6 Redbud Ln, Osage Flats OK 74999. It was his folks', paid off, deed in his name. Alone since Sept.
   918-555-0131, texts ok.
Q. Married?
A. Sherry filed, decree 5/26. Divorced.
Q. Job?
A. Full time lineman, Verdigris Electric Co-op. On leave since 10/12, they hold it 12 wks.
Q. What happened?
A. 9/8, drove the kids home from ball practice at .19, put the truck in a ditch. Winona broke her arm. Cody ok.
   He had 3 staples in his scalp and does not remember the helicopter. CT clear. Kids w/ his mother since.
Q. What does he use?
A. Crown Royal. A fifth by bedtime, every night for 2 years, beer on the truck before that. Last drink last
   night, 10/21, about 10. Marijuana (card) one joint on Sundays. Nothing else. Hair test bears it out.
Q. What is it like when he stops?
A. "Sweats, heart going like a drill, can't hold a fork." Day 3 in jail he saw his dad at the window. No
   seizures that anybody knows. Jail nurse gave Librium.`,
      `FSA-7   06-2281-B     R. Tallchief-Moss                                                     2

Q. Health?
A. Pressure, gout. Takes losartan 50, allopurinol 100. Sees Dr. Amy Redcorn, Osage Flats Indian Clinic,
   918-555-0133; next 11/13/26. Allergic to Cipro (hives)  ~~and to latex~~ Sherry's.  LQ
Q. Mind?
A. Ever since the substation fire in 2022, when his partner Gil burned in front of him, he can't be near
   the smell of meat. Sleeps in the chair, 3 hrs. PHQ 18 at clinic. Pastor Ray listens, no counselor, no
   psychiatrist. He held a deer rifle under his chin last Thanksgiving, wife took it. Guns are at
   the tribal police now. Not thinking of it today. He has never cut. Not been in a mental hospital.
Q. Has he hurt anybody?
A. No person. Broke both kitchen chairs and a window the night she filed.
Q. Treatment before?
A. Valley Hope, 30 days, 2019, dry a year after. Aftercare group there till covid. AA now and then.
Q. His people?
A. Dad drank himself to death. Mother sugar and on oxygen, she can keep kids till New Year's only. Brother
   Lonnie is doing 6 yrs for meth at Hominy & has hep C. Winona was tested for ADHD and takes Concerta.
Q. Court?
A. DUI w/ injury to minor, felony, Osage Co. Next date 12/3/26 9 am. Bond $8,000. No probation, no parole.
   Juvenile adjudication: ~~11/18/26~~ stricken, he stipulated. Permanency review 3/30/27.
Q. Insurance?
A. Blue Cross Blue Shield of Oklahoma thru the Co-op, YUB 880 417 263, group 0VEC-19, his own.
   Blue gave ref OK-55172 for detox only.
Q. How would he get there?
A. License pulled. Co-op foreman will carry him as far as Tulsa. Past that, DHS transport, 3 days notice.
Q. What does he say?
A. "I hurt my girl. I'll go tomorrow if y'all got a bed. I don't want a phone, I want it quiet."
Q. In emergency?
A. Mother, Ramona Tallchief, 918-555-0132.

   To have the kids back:  [x] detox + 60-90 days    [x] parenting (Fatherhood is Sacred)   [x] home smoke alarms
                           [ ] divorce class         [x] breath device on any vehicle        [x] grief work`,
    ],
    expected: {
      dob: '1985-01-12',
      sex_at_birth: 'Male',
      phone_number: /555-0131/,
      ...livesAt(/6 Redbud Ln/i, 'Osage Flats', 'OK', '74999'),
      marital_status: 'Divorced',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Verdigris Electric/i,
      ...inEmergency('Ramona', 'Tallchief', /555-0132/),
      ...speakWith(/Lester Quapaw/i, /555-0130/),
      contact_person_email: 'lq@ofdhs.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /YUB\s?880\s?417\s?263/,
      group_number: '0VEC-19',
      authorization_number: 'OK-55172',
      ...seenBy('pcp', /Amy Redcorn/i, /555-0133/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /hurt my girl|go tomorrow|drove the kids home/i,
      current_symptoms: /smell of meat|3 hrs|PHQ 18|Sleeps in the chair/i,
      recent_substance_abuse: /Crown Royal|A fifth|joint/i,
      concerns_for_withdrawal: /Sweats|hold a fork|saw his dad|Librium/i,
      medication_plan: /losartan|allopurinol/i,
      allergies: /Cipro/i,
      transportation_required: /License pulled|foreman|DHS transport/i,
      residential_programs: /Valley Hope/i,
      history_of_suicide_attempts: /deer rifle/i,
      history_of_trauma: /substation fire|burned in front/i,
      history_of_tbi_concussions: /3 staples|does not remember the helicopter/i,
      aggression_or_property_damage: /kitchen chairs|Broke both/i,
      pending_legal_charges: /DUI w\/ injury/i,
      upcoming_court_date: '2026-12-03',
      family_history: /Dad drank|Mother sugar|for meth/i,
      ...ruledOut('history_of_self_harm history_of_seizures probation parole_granted'),
    },
    open: [
      ...fields('gender hospitalizations outpatient_therapy other_levels_of_care psych_testing_done'),
      ...fields('additional_treatment_or_support_needed subscriber_employer current_therapist_name'),
      ...fields('current_psychiatrist_name'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('What is the agreement number?', [1, 2], /06-2281-B/),
      asked('who is his worker', 1, /Lester Quapaw/),
      asked('group number', 2, /0VEC-19/),
      asked('permanency review date', 2, /Permanency review 3\/30\/27/),
      asked('When did he last drink?', 1, /10\/21, about 10/),
      asked('how much is his bond', 2, /Bond \$8,000/),
      reworded('did he ever put a gun to himself', 2, /deer rifle under his chin/),
      reworded('what does he see when he dries out', 1, /saw his dad at the window/),
      reworded('whose death haunts him', 2, /partner Gil burned/),
      reworded('could he drive himself to us', 2, /License pulled/),
      reworded('how long will his employer wait for him', 1, /hold it 12 wks/),
      reworded('where are the firearms kept', 2, /tribal police now/),
      takenBack('Is he allergic to latex?', 2, /and to latex/),
      takenBack('when is the juvenile adjudication', 2, /11\/18\/26/),
      anothers('how long has he been at Hope Lodge', 1, /4 months into Hope Lodge/),
      anothers('does he have hep C', 2, /has hep C/),
      anothers('does he take Concerta', 2, /takes Concerta/),
      absent('is he on blood thinners'),
      absent('does he have a Medicare card'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
