import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A community mental health center's rating of needs (LOCUS, ANSA): scores by dimension with the reasons for each. */
export const locusAssessment: readonly ApartRecord[] = [
  {
    person: who('lindenmuth', 'Bernard', 'Lindenmuth', '04/30/1959'),
    as: 'text',
    pages: [
      `FOUR RIVERS COMMUNITY MENTAL HEALTH                           LEVEL OF CARE UTILIZATION SYSTEM (LOCUS) v.20
Consumer: Bernard Lindenmuth          Chart 118820         D.O.B. 04/30/1959        Date of rating: 10/23/2026
Rater: Sunniva Marchetti-Cole, LMSW   Informants: consumer; niece; Harrow House staff      Reason: change of level
=================================================================================================
I.   RISK OF HARM                                              1    2   [3]   4    5
     In August he stood on the roof of the parking garage for an hour and came down when a guard spoke
     with him; he says that he "had not decided." In 1997 he shot himself in the shoulder, meaning the
     heart. No ideas of it since 10/01. No self-injury otherwise.  He shoved a housemate into a
     refrigerator on 09/14 and put his cane through the television.
II.  FUNCTIONAL STATUS                                         1    2    3   [4]   5
     Has lost 17 pounds, bathes weekly. On SSDI since 2006; was a tool and die maker.
III. MEDICAL, ADDICTIVE AND PSYCHIATRIC CO-MORBIDITY           1    2    3   [4]   5
     COPD, oxygen at night, hip replacement (left, 2021), hypothyroid. Port wine and "whatever is in
     the mouthwash," about a liter of wine and half a bottle of mouthwash daily since Easter; last
     10/22 at bedtime. Withdrew in the ER on 07/06 with a pulse of 130, vomiting and shaking. No seizures.
     Takes Vicodin from a neighbor two or three times a week for the hip; last on 10/19.  No street drugs.
     Bipolar I; four nights of little sleep, then a week in bed.
IV-A. RECOVERY ENVIRONMENT, STRESS                             1    2    3   [4]   5
     Harrow House, the supported home in which he rents a room, gave notice for 11/30. Wife, Ada, died in 2020.
IV-B. RECOVERY ENVIRONMENT, SUPPORT                            1   [2]   3    4    5
     Niece, a sponsor who calls, ACT team twice a week.
V.   TREATMENT AND RECOVERY HISTORY                            1    2    3   [4]   5
     Kalamazoo Regional, six admissions, last February-March 2024. Oak Terrace (residential, dual
     diagnosis), 90 days in 2018, with two sober years after it. Detox at Harbor Hall three times, last 05/2025.
VI.  ENGAGEMENT                                                1   [2]   3    4    5
     "I'd like my brain back before I die of it. I'd go to Oak Terrace on foot."
     COMPOSITE  23         Level by score  V  (medically monitored residential)         Override  [ ] yes  [X] no
     ~~COMPOSITE 17, level III~~  entered for Bernice Linden, 10/22; voided SMC`,
      `LOCUS 10/23/2026      Lindenmuth, Bernard      118820      04/30/1959                             page 2 of 3
IDENTIFYING AND CONTACT DATA (verified)
  Harrow House, Room 6, 71 Mill Street, St. Joseph Falls, MI 49998          269-555-0151
  Widowed.    Own guardian, no POA.    Emergency: niece Rosamund Achterberg 269-555-0152
  Medicare 2HK4-RT7-MN51; Michigan Medicaid second.    Part D: Wellcare
CURRENT PROVIDERS
  Psychiatrist   Abel Fonteyn, MD, ACT team, 269-555-0153
  Therapist      Dinah Prosser, LMSW, 269-555-0154, weekly
  PCP            Gretel Osterman, DO, 269-555-0155      next visit 11/05/2026, oxygen recertification
MEDICATION      (ACT delivers in a locked box)
  lithium carbonate 600 mg at bedtime       level 0.7 on 10/09
  olanzapine 10 mg at bedtime               levothyroxine 100 mcg
  tiotropium inhaled once daily             ~~clozapine 200 mg~~ stopped 2023, ANC low
ALLERGIES       lamotrigine, rash over the body, hospital 2011.  Cats: wheeze.  No reaction to bee stings, no EpiPen.
LEGAL           Disorderly person, 07/2026, Berrien Trial Court, pre-trial 11/16/2026. Not on probation.
                No parole. Registered: no.
TESTING         Neuropsychological battery at Kalamazoo Regional in 2024: mild executive dysfunction, IQ 104.
GENETIC         GeneSight panel drawn 03/2024; report in chart, CYP2D6 poor metabolizer.
TRAUMA          Two years as a child in a reformatory, "the strap every Friday." Found Ada dead on the stairs.
HEAD            Fell from scaffolding 1984, fractured skull, out for two days.
FAMILY          Father and grandfather alcohol. Sister Lottie hanged herself, 1990. His late wife had seizures
                and took phenobarbital. Niece Rosamund is in remission from lymphoma.`,
      `LOCUS 10/23/2026      Lindenmuth, Bernard      118820      04/30/1959                             page 3 of 3
DISCUSSION OF LEVEL
  The team met on October 22. Mr. Lindenmuth's scores put him at level V. The ACT team can no longer hold
  him at Harrow House; his drinking makes his lithium unsafe and the oxygen a fire hazard, since he smokes a
  pipe. A housemate, Theo Grabowski, who is diabetic and uses insulin, has been the one to call 911 each
  time. Mr. Grabowski himself was discharged from Oak Terrace for fighting in 2022, so the two are not to be
  placed there together.

  ~~Recommendation: nursing home.~~  Withdrawn after his niece and Dr. Fonteyn objected.

RECOMMENDATION
  1. Medically monitored withdrawal, then Oak Terrace or another dual diagnosis residential, 90 days.
  2. Lithium level and TSH on arrival. No opioids. Bring the oxygen concentrator; 2 liters at night.
  3. All contact about a bed to the team's nurse, Pascal Ubanji, RN, 269-555-0156, pubanji@fourrivers.example.
  4. Transport: cannot drive or take a bus with oxygen; needs a medical van.
  5. He asks for a room on the ground floor, since the hip gives out on stairs.
  6. ACT stays open for 60 days so that he comes home to it.

Consumer's statement:   [X] I agree    [ ] I disagree    [ ] declined to sign         B. Lindenmuth
                                                             Approved: Dr. A. Fonteyn 10/26/2026`,
    ],
    expected: {
      dob: '1959-04-30',
      phone_number: /555-0151/,
      ...livesAt(/71 Mill Street/i, 'St. Joseph Falls', 'MI', '49998'),
      marital_status: 'Widowed',
      employment_status: 'Disability',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Rosamund', 'Achterberg', /555-0152/),
      ...speakWith(/Ubanji/i, /555-0156/),
      contact_person_email: 'pubanji@fourrivers.example',
      carrier: 'Medicare',
      subscriber_id: /2HK4-RT7-MN51/,
      ...seenBy('psychiatrist', /Fonteyn/i, /555-0153/),
      ...seenBy('therapist', /Prosser/i, /555-0154/),
      ...seenBy('pcp', /Osterman/i, /555-0155/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /brain back|on foot|gave notice/i,
      current_symptoms: /little sleep|week in bed|lost 17|Bipolar/i,
      recent_substance_abuse: /Port wine|mouthwash|Vicodin/i,
      concerns_for_withdrawal: /pulse of 130|shaking|monitored withdrawal/i,
      medication_plan: /lithium|olanzapine|levothyroxine|tiotropium/i,
      allergies: /lamotrigine|Cats/i,
      transportation_required: /medical van|cannot drive/i,
      additional_treatment_or_support_needed: /ground floor|oxygen concentrator/i,
      hospitalizations: /Kalamazoo Regional/i,
      residential_programs: /Oak Terrace/i,
      other_levels_of_care: /Harbor Hall|ACT team/i,
      psych_testing_done: /Neuropsychological battery/i,
      completed_genetic_testing: /GeneSight/i,
      history_of_suicide_attempts: /shot himself|roof of the parking/i,
      history_of_trauma: /reformatory|Found Ada/i,
      history_of_tbi_concussions: /scaffolding|fractured skull/i,
      aggression_or_property_damage: /refrigerator|cane through/i,
      pending_legal_charges: /Disorderly/i,
      upcoming_court_date: '2026-11-16',
      family_history: /grandfather alcohol|Lottie hanged/i,
      ...ruledOut('history_of_self_harm history_of_seizures epipen probation parole_granted registered_sex_offender'),
    },
    open: [...OWN_PLAN, ...fields('sex_at_birth gender living_status employer outpatient_therapy')],
    questions: [
      asked('composite score', 1, /COMPOSITE 23/),
      asked('What was his lithium level?', 2, /level 0\.7 on 10\/09/),
      asked('when is the pre-trial', 2, /pre-trial 11\/16\/2026/),
      asked('who is his therapist', 2, /Dinah Prosser/),
      asked('CYP2D6', 2, /CYP2D6 poor metabolizer/),
      asked('how many liters of oxygen at night', 3, /2 liters at night/),
      reworded('did he go up to a high place to jump', 1, /roof of the parking garage/),
      reworded('why was the antipsychotic that needs blood counts discontinued', 2, /ANC low/),
      reworded('which mood drug harmed his skin', 2, /lamotrigine, rash/),
      reworded('nonbeverage alcohol', 1, /mouthwash/),
      reworded('what is dangerous about his smoking', 3, /oxygen a fire hazard/),
      reworded('is he losing his room', 1, /gave notice for 11\/30/),
      reworded('where would he choose to be treated', 1, /Oak Terrace on foot/),
      takenBack('was a nursing home recommended', 3, /Recommendation: nursing home/),
      takenBack('what dose of clozapine', 2, /clozapine 200 mg/),
      anothers('does he use insulin', 3, /uses insulin/),
      anothers('lymphoma?', 2, /remission from lymphoma/),
      absent('does he have children'),
      absent('Is he a veteran?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('waddington', 'Keziah', 'Waddington', '01/09/2002'),
    as: 'scan',
    pages: [
      `RIVERLIGHT BEHAVIORAL HEALTH             ADULT NEEDS & STRENGTHS ASSESSMENT (ANSA)     reassess 10/28/26
Client  WADDINGTON, KEZIAH A.   ID 70-1186   DOB 1-9-02   F     Rater  D. Fairweather QMHP    Setting home visit
KEY   0 no evidence   1 watch   2 act   3 act now         (circled number shown in brackets)
---------------------------------------------------------------------------------------------
BEHAVIORAL NEEDS            0   1   2   3     comment
 Psychosis                 [0]  1   2   3
 Depression                 0   1  [2]  3     PHQ 18, in bed till 2, stopped singing at church
 Anxiety                    0   1  [2]  3     panic x 3 a wk, will not ride elevators
 Eating disturbance         0   1  [2]  3     restricts, diet pills; purged in HS, none in 3 yr
 Adjustment to trauma       0   1   2  [3]    assaulted at party 2021, mother's boyfriend before that
 Anger control              0  [1]  2   3     put fist thru closet door 9/2, no person ever
 Substance use              0   1   2  [3]    see box
RISK
 Suicide                    0   1  [2]  3     one try, 14 Benadryl 2022, Blue Cap 5 d.   none now
 Self-injury                0   1  [2]  3     scratches forearm w/ keys, last wk
 Danger to others          [0]  1   2   3
 Sexually inappropriate    [0]  1   2   3
 Exploitation               0   1  [2]  3     ex filmed her, police rept
 Legal                      0  [1]  2   3     drunk in public 8/26, GDC 11/24/26 10:00; no probation
LIFE
 Family                     0   1  [2]  3     lives w/ dad + stepmom;  dad pot, mom heroin (Roanoke, in jail to 3/27)
 Physical health            0  [1]  2   3     asthma; concussion x2 soccer '17, '18;  no fits
 Job / school               0   1  [2]  3     Rowanford, junior - withdrew 10/2 (medical).   not working
 Sleep                      0   1  [2]  3     3-5 a.m. to noon
 Residential stability      0  [1]  2   3
STRENGTHS   Spiritual [1]   Talents [1] alto, paints   Optimism [2]   Family [1]   Community [2]
SUBSTANCE BOX   gray pills "xanax" from app, 2-4 /day x 7 mo (tests fentanyl + bromazolam), last 10/27 11pm.
                White Claw 6-8, Fri/Sat, last 10/24.   vape nic.   ~~ketamine weekly~~ was roommate's, DF
                no needles.   Narcan'd in dorm 9/28 (stopped breathing)`,
      `Waddington K.    70-1186    1-9-02            ANSA 10/28/26              page 2  NARRATIVE AND PLAN
Contact   118 Creamery Rd, Floyd Knob VA 24998       276-555-0171      kezzw@nrvmail.example     single
Emerg     Thaddeus Waddington (father) 276-555-0172.    Dad is the one to call re: beds, Kez signed.
Plan      Anthem HealthKeepers, dad's - Thaddeus, b. 6/6/75, Volvo Trucks.   ID YTX 604 M 88120    Grp 0026194
Care      therapist Imogen Stallard LPC 276-555-0173  weekly.      Psych NP:  Tomas Ruel PMHNP 276-555-0174.
          PCP  Dr. Nadia Holcomb 276-555-0175.            next: Ruel 11/9/26 1:30
Meds      Prozac 20, prazosin 1, hydroxyzine 25 prn, Flovent.        no known drug allergies.  strawberries - hives.
          EpiPen  no
History   Mount Rowan 30 d 7/2025 (resid).  IOP New River 2025 x 6 wk.   ED/inpt as above; none else.   No detox.
Came off  "the day I ran out my legs crawled, I was freezing, then my whole face buzzed and I dropped the
          spoon."   COWS 10 here.   HR 108.   Per Ruel: benzo + opioid w/d, do not do at home.
Says      "I'm not scared of dying, I'm scared of Daddy finding me like the RA did.  I'll go if it's before
          the holidays and not with boys."      wants choir or art.
Ride      dad can drive, not wed.     (no ride need)
Other     Dad said his girlfriend - stepmom Jolene - has a pacemaker and takes Xarelto.   Kez's roommate at
          Rowanford, P.S., is on Accutane and got arrested w/ ketamine, court 11/12.
          ~~Kez has a pacemaker~~   slip of my pen, DF 10/29.      ~~IQ 72~~ not hers (sheet of a different client)
Score     needs at 2 or 3 = 11  ->  residential SUD w/ trauma track.    Team:  agree   Kez:  agree
          D. Fairweather QMHP 10/28/26       co-sign  R. Amadi LCSW`,
    ],
    expected: {
      dob: '2002-01-09',
      sex_at_birth: 'Female',
      phone_number: /555-0171/,
      email_id: 'kezzw@nrvmail.example',
      ...livesAt(/118 Creamery/i, 'Floyd Knob', 'VA', '24998'),
      marital_status: 'Single',
      living_status: 'With family',
      ...inEmergency('Thaddeus', 'Waddington', /555-0172/),
      ...speakWith(/Thaddeus|Dad/i, /555-0172/),
      carrier: 'Anthem/Elevance',
      subscriber_id: /YTX 604 M 88120/,
      group_number: '0026194',
      subscriber_firstname: 'Thaddeus',
      subscriber_dob: '1975-06-06',
      subscriber_employer: /Volvo/i,
      ...seenBy('psychiatrist', /Ruel/i, /555-0174/),
      ...seenBy('therapist', /Stallard/i, /555-0173/),
      ...seenBy('pcp', /Holcomb/i, /555-0175/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /scared of Daddy|I'll go/i,
      current_symptoms: /PHQ 18|panic|in bed till|will not ride/i,
      recent_substance_abuse: /gray pills|White Claw/i,
      concerns_for_withdrawal: /legs crawled|COWS|w\/d/i,
      medication_plan: /Prozac|prazosin|hydroxyzine/i,
      allergies: /strawberries/i,
      hospitalizations: /Blue Cap/i,
      residential_programs: /Mount Rowan/i,
      other_levels_of_care: /IOP New River|No detox/i,
      history_of_suicide_attempts: /14 Benadryl|one try/i,
      history_of_self_harm: /scratches forearm/i,
      eating_disorder: /restricts|diet pills|purged/i,
      history_of_trauma: /assaulted at party|mother's boyfriend/i,
      history_of_tbi_concussions: /concussion x2/i,
      aggression_or_property_damage: /closet door/i,
      pending_legal_charges: /drunk in public/i,
      upcoming_court_date: '2026-11-24',
      family_history: /dad pot|mom heroin/i,
      ...ruledOut('history_of_seizures epipen probation'),
    },
    open: [
      ...fields('gender employment_status employer subscriber_lastname transportation_required outpatient_therapy'),
      ...fields('additional_treatment_or_support_needed sexually_inappropriate_behavior'),
    ],
    questions: [
      asked('needs at 2 or 3', 2, /needs at 2 or 3 = 11/),
      asked('What is her group number?', 2, /0026194/),
      asked('when is the drunk in public court date', 1, /GDC 11\/24\/26/),
      asked('who is the psych NP', 2, /Tomas Ruel/),
      asked('talents', 1, /Talents \[1\] alto, paints/),
      reworded('what was in the counterfeit pills', 1, /fentanyl \+ bromazolam/),
      reworded('did she need naloxone at school', 1, /Narcan'd in dorm 9\/28/),
      reworded('college status', 1, /Rowanford, junior - withdrew/),
      reworded('fruit that gives her welts', 2, /strawberries - hives/),
      reworded('does she want a coed program', 2, /not with boys/),
      reworded('does she injure herself at present', 1, /scratches forearm w\/ keys, last/),
      reworded('which day is her father unable to drive', 2, /not wed/),
      takenBack('how often does she use ketamine', 1, /ketamine weekly/),
      takenBack('does she have a pacemaker', 2, /Kez has a pacemaker/),
      takenBack('what is her IQ', 2, /IQ 72/),
      anothers('is she on Accutane', 2, /is on Accutane/),
      anothers('does she take Xarelto', 2, /takes Xarelto/),
      absent('has she had a pregnancy test'),
      absent('Does she have hepatitis C?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
