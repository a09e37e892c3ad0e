import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What a dietitian writes when eating and drinking (or drugs) go together, and sends on. */
export const dietitianNote: readonly ApartRecord[] = [
  {
    person: who('lindgrave', 'Evangeline', 'Lindgrave', '04/23/2000'),
    as: 'scan',
    pages: [
      `Juniper Table Nutrition Therapy             31 Sorrel Lane, Fairholt, CO 80999   720-555-0130
NUTRITION ASSESSMENT & REFERRAL TO HIGHER LEVEL OF CARE                         10/19/2026
RD: Maribel Sung, MS, RDN, CEDS

CLIENT  Evangeline Lindgrave   DOB 4/23/2000   Sex F   Pronouns she/her
        Home: 805 Kestrel View #14, Fairholt CO 80998 (rents, two roommates)
        Cell 720-555-0131       evie.lindgrave@mail.example
        Work: full time, barre instructor & desk, Plume Studio.  Single.
        Emergency: Thora Lindgrave (mother) 303-555-0132
        Ins: Aetna (father's)   W1180 44721   Grp 0181204   Subscriber Nils Lindgrave 2/11/1968
             employer Boreal Instruments

A   ANTHROPOMETRICS
    Date         Wt (lb)     BMI     Orthostatic HR     Notes
    04/02/26     128         21.3    +12
    07/15/26     117         19.5    +22
    09/30/26     108         18.0    +31
    10/19/26     103         17.1    +38                gowned, blind
    Highest adult 140 (2021)      Lowest adult 96 (2019)

B   BIOCHEMICAL (10/12, Dr. Kerr)    K 3.1 L    Phos 2.6    Mg 1.6 L    Amylase 188 H    ALT 52 H
    ~~TSH 11.2 H~~  (crossed: printed on her sheet, is for E. Lindgren)

C   CLINICAL    Bulimia nervosa, severe (purges 3-4x/day); alcohol use disorder; GAD
    Parotid swelling, callus R hand, dizzy on standing, cold, "heart flips." LMP July.
    Allergies: cashew - anaphylaxis, EpiPen in purse; levofloxacin - tendon pain
    Meds: fluoxetine 60, potassium 20 mEq, hydroxyzine 25 prn
    Diet pills: bisacodyl 10-15 tabs nightly. Sister-in-law's phentermine is in the shared
    bathroom - evie says she has not touched it; sister-in-law moved out 9/1.`,
      `LINDGRAVE, E.    4/23/2000                                                    2

D   DIETARY / SUBSTANCE RECALL (typical day)
    7a    black coffee, nicotine vape
    1p    apple, 2 egg whites
    6p    4-5 vodka sodas ("they're not calories if they come back up")
    9p    binge: cereal, bread, ice cream -> purge -> vodka to sleep, 2-3 more
    Alcohol daily since Feb, last 10/18. Adderall from a client at the studio, 30 mg most mornings,
    last 10/19. No opioids. No cocaine.
    Off alcohol for one day in Sept: tremor, sweat, "thought I'd crawl out of my own face."
    No seizure hx. Fainted 10/3 in class, hit her temple on the barre, ER Fairholt Gen: concussion.

E   HISTORY
    Residential: Larkspur Center (ED), 70 d, 2019.   PHP/IOP there after.  No SUD program.
    Hospital: Fairholt Gen, 2 nights, 9/12-9/14/26, potassium 2.4.
    Suicide: none, "passive, when I'm drunk." Self-harm: burned forearm w/ curling iron, last Aug.
    Trauma: coach, ages 13-15, reported, convicted. He's a registered offender.
    Aggression - none. Legal - none. Psych testing 2018, school, anxiety.
    Family: Mother anorexia (recovered). Father's father alcoholic. Brother Soren T1 diabetic.

PES  Disordered eating pattern r/t bulimia and alcohol use AEB purging 3-4x/d, 20% wt loss in 6 mo.

PLAN   1. Cannot be managed outpatient. Recommend residential w/ co-occurring track, medical
          monitoring for refeeding AND alcohol.
       2. Client agrees: "I can't keep trading one for the other. I need somebody to take both
          away at the same time."
       3. Mother will drive; mother to be called for scheduling.
       4. Therapist Ottavia Reyes PsyD 720-555-0133 concurs. Psychiatry Dr. Lyle Ames 720-555-0134.
          PCP Dr. Farida Kerr 720-555-0135, ECG and labs 11/05/26.
       5. NOT before clearance: no exercise, no laxatives.  Meal plan 1800, not yet begun.`,
    ],
    expected: {
      dob: '2000-04-23',
      sex_at_birth: 'Female',
      phone_number: /555-0131/,
      email_id: 'evie.lindgrave@mail.example',
      address: /805 Kestrel View/i,
      city: 'Fairholt',
      state: 'CO',
      zip: '80998',
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Plume Studio/i,
      emergency_contact_primary_firstname: 'Thora',
      emergency_contact_primary_lastname: 'Lindgrave',
      emergency_contact_primary_phone: /555-0132/,
      carrier: 'Aetna',
      subscriber_id: /W1180 ?44721/,
      group_number: '0181204',
      subscriber_firstname: 'Nils',
      subscriber_lastname: 'Lindgrave',
      subscriber_dob: '1968-02-11',
      subscriber_employer: /Boreal Instruments/i,
      reason_for_seeking_treatment: /trading one for the other|take both/i,
      current_symptoms: /dizzy|heart flips|purg|Parotid/i,
      recent_substance_abuse: /vodka|Adderall|Alcohol daily/i,
      concerns_for_withdrawal: /tremor, sweat|crawl out/i,
      medication_plan: /fluoxetine|potassium|hydroxyzine/i,
      allergies: /cashew|levofloxacin/i,
      epipen: /EpiPen in purse|\byes\b/i,
      current_therapist_name: /Ottavia Reyes/i,
      current_therapist_phone: /555-0133/,
      current_psychiatrist_name: /Lyle Ames/i,
      current_psychiatrist_phone: /555-0134/,
      current_pcp_name: /Farida Kerr/i,
      current_pcp_phone: /555-0135/,
      next_appointment: '2026-11-05',
      hospitalizations: /Fairholt Gen/i,
      residential_programs: /Larkspur/i,
      other_levels_of_care: /PHP\/IOP/i,
      psych_testing_done: /Psych testing 2018/i,
      history_of_self_harm: /curling iron/i,
      history_of_suicide_attempts: RULED_OUT,
      eating_disorder: /Bulimia|purg|Larkspur/i,
      history_of_trauma: /coach/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion|hit her temple/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      family_history: /anorexia|alcoholic|diabetic/i,
    },
    open: [
      'gender',
      ...SPOKESPERSON,
      'outpatient_therapy',
      'transportation_required',
      'additional_treatment_or_support_needed',
      'knowingly_ingested_allergen',
      'probation',
    ],
    questions: [
      asked('BMI on 09/30', 1, /09\/30\/26\s+108\s+18\.0/),
      asked('what is her potassium', 1, /K 3\.1 L/),
      asked('How many times a day does she purge?', 1, /purges 3-4x\/day/),
      asked('who is the psychiatrist', 2, /Lyle Ames/),
      asked('subscriber dob', 1, /Nils Lindgrave 2\/11\/1968/),
      reworded('how many drinks before dinner', 2, /4-5 vodka sodas/),
      reworded('abuses laxatives?', 1, /bisacodyl 10-15 tabs/),
      reworded('does she take somebody elses stimulant', 2, /Adderall from a client/),
      reworded('has she been concussed', 2, /hit her temple on the barre/),
      reworded('what nut is lethal to her', 1, /cashew - anaphylaxis/),
      reworded('when was her last menses', 1, /LMP July/),
      reworded('who do we call to book', 2, /mother to be called for scheduling/),
      takenBack('is her thyroid test abnormal', 1, /TSH 11\.2 H/),
      anothers('is she a type 1 diabetic', 2, /Soren T1 diabetic/),
      anothers('is she a registered offender', 2, /He's a registered offender/),
      absent('has she had COVID'),
      absent('is there a firearm at home'),
      absent('Does she have dental problems?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('barrowclough', 'Hamish', 'Barrowclough', '12/19/1971'),
    as: 'text',
    pages: [
      `TRI-RIVERS LIVER AND WEIGHT CLINIC             Nutrition follow-up #5             10/23/2026
Pt: Barrowclough, Hamish     12/19/1971      MRN TR-5517      UMR ID 771-204-88  Grp 76-4100-12

Subjective
   "I do fine until the shop closes." Drinks 8-10 tall cans nightly plus weekends "from breakfast,"
   last night included. Dropped cannabis in 2020. Oxycodone for the gastric bypass (2018) became
   a two year habit, off since 2021. Appetite poor, burning feet, forgetful, bruises easily. Sleeps in a
   recliner. Skipped supper 5 of 7 nights; says it is money and mood, not fear of weight.
   Wife Aileen (here today) eats keto and takes semaglutide for her diabetes; asks same for him.
   ~~Takes disulfiram, 250 mg.~~   << dictated on wrong pt, corrected 10/24 ms >>

Objective
   Visit        #1 03/11    #2 05/06    #3 07/08    #4 09/02    #5 10/23
   Weight kg    88.1        85.0        81.7        78.3        75.9
   Albumin      3.6         -           3.2         -           2.9
   B12          188         410         -           -           205
   AST/ALT      88/40       -           120/51      -           164/60
   Grip R kg    38          36          33          -           29
   Drinks/day   6           5           8           10          10+

Assessment
   Moderate malnutrition in alcohol-associated liver disease s/p RYGB. Thiamine and B12 deficient.
   Tremor at 10 a.m. on all of last three visits, eases after noon per wife (he drinks at noon). In
   2024 "saw raccoons" on day 2 without drink, hospitalized at Tri-Rivers Med Ctr, no convulsion.
   Never an eating disorder.`,
      `Barrowclough, Hamish   TR-5517                                                   cont. p. 2

Plan
   - Thiamine 200, folate 1, B12 1000 mcg monthly IM, MVI; supplements 2/d samples given.
   - Continue omeprazole 40, propranolol 20 bid, citalopram 20 per Dr. Strand.
   - Allergy list reviewed: shellfish (hives), NSAIDs contraindicated (bypass), no EpiPen.
   - Hepatology Dr. Ruo Chen 11/16/2026. EGD planned in Dec., not scheduled.
   - I spoke with Kiran Bose LICSW (his therapist, 413-555-0141): same opinion, needs inpatient
     detox then residential, not "another quit date." He said, and I quote with leave: "Alright.
     I'm shrinking. Put me somewhere before there's nothing to put."
   - Will send this note to programs with the sheet below, filled by wife.

FACT SHEET (by wife, blue ink)
   Name/address    Hamish Barrowclough, 27 Cooperage St, Holyfield, MA 01099
   His phone       413-555-0142          Mine 413-555-0143 - best for arrangements
   Marital         married 24 yrs        House  ours (mortgage)
   Work            owns Barrow's Bikes, self employed        Plan is thru MY job at the county
                                         (Aileen Barrowclough, b. 6/30/73)
   PCP             Dr. Moses Strand 413-555-0144      Psychiatrist none
   Ever rehab      Granby Pines 28 days 2015 - stayed dry 14 months
   Detox           twice, St. Columba, 2015 & 2022
   Hurt self/suicide       no / no          Seizure     no
   Head injury     bike crash 2010, out cold, helmet broke
   Violence        put his fist thru the pantry door in June. Never at people
   Police          OUI 2nd, Holyfield Dist Ct, Dec 8 2026.  Unsupervised, no probation
   Abuse as kid    priest. he will tell you or not
   Family          his dad & 2 brothers drank, one brother hung himself. Mine: my sister has seizures
   Ride            I can't drive at night, no highway. Can you fetch him?`,
    ],
    expected: {
      dob: '1971-12-19',
      phone_number: /555-0142/,
      address: /27 Cooperage/i,
      city: 'Holyfield',
      state: 'MA',
      zip: '01099',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Self-employed',
      carrier: 'UMR',
      subscriber_id: '771-204-88',
      group_number: '76-4100-12',
      subscriber_firstname: 'Aileen',
      subscriber_lastname: 'Barrowclough',
      subscriber_dob: '1973-06-30',
      contact_person_name: /Aileen|wife/i,
      contact_person_phone: /555-0143/,
      reason_for_seeking_treatment: /I'm shrinking|Put me somewhere/i,
      current_symptoms: /burning feet|Appetite poor|forgetful|Tremor|bruises/i,
      recent_substance_abuse: /tall cans|10\+/i,
      concerns_for_withdrawal: /Tremor at 10|saw raccoons|inpatient\s+detox/i,
      medication_plan: /omeprazole|propranolol|citalopram|Thiamine/i,
      allergies: /shellfish/i,
      epipen: RULED_OUT,
      transportation_required: /fetch him|can't drive at night/i,
      current_therapist_name: /Kiran Bose/i,
      current_therapist_phone: /555-0141/,
      current_pcp_name: /Moses Strand/i,
      current_pcp_phone: /555-0144/,
      next_appointment: '2026-11-16',
      hospitalizations: /Tri-Rivers Med/i,
      residential_programs: /Granby Pines/i,
      other_levels_of_care: /St\. Columba/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      eating_disorder: RULED_OUT,
      history_of_trauma: /priest/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /bike crash/i,
      aggression_or_property_damage: /pantry door/i,
      pending_legal_charges: /OUI/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-12-08',
      family_history: /brothers drank|hung himself/i,
    },
    open: [
      ...SEX,
      'employer',
      'subscriber_employer',
      'outpatient_therapy',
      'current_psychiatrist_name',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'additional_treatment_or_support_needed',
    ],
    questions: [
      asked('albumin now', 1, /Albumin 3\.6 - 3\.2 - 2\.9/),
      asked('what was his weight in July', 1, /81\.7/),
      asked('Who is the hepatologist?', 2, /Ruo Chen/),
      asked('court date for OUI', 2, /Dec 8 2026/),
      asked('is the EGD scheduled', 2, /not scheduled/),
      reworded('how much beer per night', 1, /8-10 tall cans nightly/),
      reworded('what bariatric surgery did he have', 1, /gastric bypass \(2018\)|s\/p RYGB/),
      reworded('did he hallucinate coming off', 1, /saw raccoons/),
      reworded('can he have ibuprofen', 2, /NSAIDs contraindicated/),
      reworded('how long was he sober after rehab', 2, /dry 14 months/),
      reworded('was he hooked on painkillers', 1, /two year habit/),
      reworded('is pickup needed', 2, /Can you fetch him/),
      takenBack('does he take antabuse', 1, /Takes disulfiram, 250 mg/),
      anothers('is he taking semaglutide', 1, /takes semaglutide for her diabetes/),
      anothers('does he eat keto', 1, /eats keto/),
      absent('has he had hepatitis C treatment'),
      absent('what is his INR'),
      absent('Does he smoke cigarettes?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
