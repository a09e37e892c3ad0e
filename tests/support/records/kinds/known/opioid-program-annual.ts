import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A methadone program's yearly review of somebody it doses: take-homes, screens, and why another level is asked for. */
export const opioidProgramAnnual: readonly ApartRecord[] = [
  {
    person: who('pilcher', 'Roxanne', 'Pilcher', '09/17/1983'),
    as: 'text',
    strange: [2],
    pages: [
      `FERRY STREET TREATMENT SERVICES (OTP)                                    ANNUAL PSYCHOSOCIAL / MEDICAL REVIEW
Patient no. 20418      PILCHER, ROXANNE D.      DOB 09/17/1983      F      Admit date 10/19/2021      Review 10/19/2026
Counselor: Dashawn Oyler, CADC II (503-555-0111)          Medical director: Dr. Rebekah Lunn

1  DEMOGRAPHICS (update)   [X] changed   [ ] same
   Address 88 Cannery Row #14, Port Ballow, OR 97999            Phone 503-555-0112      text ok
   Marital: divorced 2024.  Household: rents, with her two daughters (8, 11).   Work: dishwasher, Gull Cafe, 24 h/wk
   Notify in emergency: Patrice Pilcher, sister, 503-555-0113
   Coverage: OHP - CareOregon (Medicaid), ID QT-4410-822         Primary care: Nan Osei FNP, 503-555-0114

2  DOSE HISTORY            date          mg/day      reason
                           10/2021       30          induction
                           03/2022       95          cravings
                           06/2025       110         fentanyl in UDS
                           10/2026       110         missed 4 doses in Sept, no increase
   Peak/trough 2025: 612 / 288 ng/mL.     QTc 441 (06/2026).

3  TAKE-HOMES     Phase now: 1 (Sunday only).   Was phase 5 (13 bottles) until 05/2026.
   Reason lowered: 3 positive screens and a callback in which two bottles were short.
   ~~Lost to diversion, reported to DEA~~    struck 10/21 D.O.: bottles were broken, photo in chart

4  TOXICOLOGY (12 months)      Jan-Apr  neg x4      May  fentanyl, alprazolam      Jul  fentanyl      Aug  alprazolam
                               Sep  refused      10/12  fentanyl, alprazolam, EtG 2,200
5  USE, PATIENT'S ACCOUNT
   "I was fine till they found my ex in the river. Now I smoke blues on top of my dose and I eat bars so I can
   sleep. I am not stable here. I need a bed somewhere, with my methadone, and then I come back." Blues: 3-5 a day
   since May, last 10/18. Alprazolam "bars" 2 mg, 2 a day most days, last 10/17. Vodka coolers, weekends.
   Injecting: not since 2021. Nicotine vape.`,
      `FERRY STREET TREATMENT SERVICES (OTP)                                    ANNUAL PSYCHOSOCIAL / MEDICAL REVIEW
Patient no. 20481      PINCHER, ROLAND E.       DOB 07/09/1976      M      Admit date 10/20/2019      Review 10/20/2026
Counselor: Dashawn Oyler, CADC II (503-555-0111)          Medical director: Dr. Rebekah Lunn

6  HEALTH    COPD on 2 L, hepatitis C cured 2023, pacemaker. Allergic to penicillin and iodine.
             Medications: Spiriva, metoprolol, methadone 70.
7  RISK      One suicide attempt, 2011, train tracks. Assault IV, closed. Grand mal seizure in 2020.
8  LEGAL     Bench probation, Port Ballow, to 2027.
9  GOALS     Phase 6 by spring. Sees his grandson Sundays. Wants dentures.

   Patient signature  R. Pincher               Counselor signature  D. Oyler`,
      `Patient no. 20418      PILCHER, ROXANNE D.      DOB 09/17/1983                 Annual review 10/19/2026, p. 3 of 3

6  HEALTH
   Hepatitis C: antibody pos, RNA pending. HIV neg 06/2026. Pregnancy test neg 10/12. Asthma.
   Kidney stones 2020. Cesarean x 2. ER 09/22/2026 Ballow General: fell asleep in the stairwell, 2 naloxone, home.
   Inpatient: Ballow General 3 days, 12/2023, pneumonia.
   Seizure: one, 02/2019, coming off Xanax in county jail.   Head: her ex threw her into a door frame 2018, concussion.
   Allergies: Bactrim - hives; naltrexone - "made me sick," is precipitated withdrawal, not allergy.
   Prescribed: methadone 110 daily, albuterol, mirtazapine 15 hs (Osei). ~~Suboxone 8/2~~ entered for 20481
7  RISK
   Depression 18 on PHQ-9. Cries in the dosing line, startles, has nightmares of the river. Not eating much.
   Suicidal ideas: passive, "would not mind not waking." Attempts: none. Cutting: forearms, 2001-2003, not since.
   Violence: none as aggressor. Ex-husband Kyle Pilcher hit her for six years (deceased 05/2026).
   Withdrawal: has had sweats and restless legs on missed days; benzodiazepine taper must be inside, per Dr. Lunn.
8  TREATMENT BEFORE
   Harbor Light residential, 90 days, 2020.  Jail detox 2019.  IOP here 2022 (16 wks).  Therapist: Mei-Ling Soto, LCSW,
   503-555-0115, every other Tuesday. No psychiatrist.
9  LEGAL
   DHS case opened 09/2026 after the stairwell; dependency hearing 12/02/2026 at 8:45. No criminal charges. Was on
   probation until 2021, finished. Kyle was on parole when he died.
10 FAMILY   Mother: bipolar, lithium. Father: alcohol, liver. Sister Patrice in recovery 9 yrs. Daughter Wren has
   type 1 diabetes and uses a pump.
11 PLAN     Refer to residential that guest doses methadone. Patrice keeps the girls. No car; Patrice works days, so
   OHP ride to be booked. Next medical visit here 11/10/2026. Annual ends.

   R. Pilcher 10/19/2026        D. Oyler 10/21/2026         R. Lunn MD 10/21/2026`,
    ],
    expected: {
      dob: '1983-09-17',
      sex_at_birth: 'Female',
      ...livesAt(/88 Cannery Row/i, 'Port Ballow', 'OR', '97999'),
      phone_number: /555-0112/,
      marital_status: 'Divorced',
      living_status: 'Rental',
      employment_status: 'Part-time',
      employer: /Gull Cafe/i,
      ...inEmergency('Patrice', 'Pilcher', /555-0113/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /QT-?4410-?822/,
      ...seenBy('pcp', /Osei/i, /555-0114/),
      ...seenBy('therapist', /Soto/i, /555-0115/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /not stable here|need a bed|smoke blues|fine till they found|Refer to residential/i,
      current_symptoms: /Cries in the dosing|nightmares|Depression 18|Not eating|passive|not waking/i,
      recent_substance_abuse: /Blues|Alprazolam|Vodka coolers|fentanyl|bars/i,
      concerns_for_withdrawal: /sweats|restless legs|taper must be inside|coming off Xanax/i,
      medication_plan: /methadone 110|albuterol|mirtazapine/i,
      allergies: /Bactrim/i,
      transportation_required: /No car|ride to be booked/i,
      hospitalizations: /Ballow General/i,
      residential_programs: /Harbor Light/i,
      other_levels_of_care: /Jail detox|IOP here/i,
      outpatient_therapy: /Soto|Ferry Street|IOP/i,
      history_of_self_harm: /forearms|Cutting/i,
      history_of_seizures: /02\/2019|coming off Xanax/i,
      history_of_tbi_concussions: /door frame|concussion/i,
      history_of_trauma: /hit her for six years|nightmares of the river|threw her/i,
      upcoming_court_date: '2026-12-02',
      family_history: /Mother: bipolar|Father: alcohol/i,
      ...ruledOut('history_of_suicide_attempts aggression_or_property_damage pending_legal_charges'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('contact_person_name contact_person_phone current_psychiatrist_name probation'),
      ...fields('additional_treatment_or_support_needed psych_testing_done'),
    ],
    questions: [
      asked('QTc', 1, /QTc 441/),
      asked('what dose was she on in March 2022', 1, /03\/2022 95/),
      asked('Who is her counselor?', [1, 3], /Oyler/),
      asked('dependency hearing', 3, /12\/02\/2026/),
      asked('What does Bactrim do to her?', 3, /Bactrim - hives/),
      asked('PHQ-9', 3, /18 on PHQ-9/),
      reworded('why did she lose her take-home bottles', 1, /3 positive screens|two bottles were short/),
      reworded('what started this relapse', 1, /found my ex in the river/),
      reworded('who will look after her children', 3, /Patrice keeps the girls/),
      reworded('when did she last swallow Xanax', 1, /last 10\/17/),
      reworded('has she been revived with Narcan', 3, /2 naloxone/),
      reworded('did she injure herself as a teenager', 3, /forearms, 2001-2003/),
      takenBack('was she reported to the DEA', 1, /reported to DEA/),
      takenBack('does she take Suboxone', 3, /Suboxone 8\/2/),
      anothers('does she have a pacemaker', 2, /pacemaker/),
      anothers('who uses an insulin pump, is it her', 3, /uses a pump/),
      anothers('is she on parole', 3, /was on parole when he died/),
      absent('what is her height'),
      absent('does she belong to a tribe'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('mondragon', 'Esteban', 'Mondragon', '01/05/1970'),
    as: 'scan',
    pages: [
      `SOUTH MESA METHADONE & RECOVERY          10/29/26          YEARLY REVIEW / TREATMENT PLAN UPDATE
name  Mondragon, Esteban R      dob 1-5-70    sex M     clinic id 0733     here since  4/2012
lives 2207 Acequia Rd, Las Piedras NM 87999    tel 505-555-0116    owns (parents' house, in his name now)
marr. x  Lupe     work  self, tile + stone, slow        ICE  Lupe Mondragon 505-555-0117
ins  Presbyterian Centennial Care   id 8801 552 047           grp  none

DOSE    138 mg since 2/24.  guest doses when in Pueblo.   pick up  M W F, take home T Th Sa Su
UDS     12 of 12 meth (neg methamphetamine thru Jan, pos Feb -> Oct), opiates 0/12, EtG pos 9/12
EKG     8/26  QTc 468, repeat q3mo            LFT  AST 88  ALT 52        plts 104
BOTTLE RETURN   ok x 11, late x 1

WHAT IS GOING ON  (counselor's note, M. Griego LADAC)
Clean off heroin 14 yrs, that part is good. Since his back went out in Jan. he gets up on speed to work, 1/4 g or
so, smokes it 5 d/wk, & comes down w/ Bud Ice 12 pk nightly. Last meth 10/27, last beer 10/28 midnight. He came
to me, I did not go to him. "Mija, I am 56 and I'm acting like I am 20. Lupe's bags are packed. I'd go in if
they keep me on my dose." Dr. says same. MSSA here 8 after 9 hrs dry, some shake, sweaty; 2019 had "the rats" in
St. Vincent's day 3. Seiz? one, that same stay. No fentanyl, no benzos. ~~Gabapentin abuse~~ not Mr. M, MG
IV: last 2012.`,
      `Mondragon E   dob 1-5-70                       yearly rev  10/29/26                     pg 2

MED  lisinopril 40, lactulose prn, methadone 138, omeprazole.  NSAID no (plts).
ALL  keflex = rash.   chile? joke.   latex neg.          EPI none
PROB cirrhosis (early), L4-5 disk, teeth, ~~DM2~~ no, A1c 5.4 MG
HOSP St. Vincent's 6 d 2019 (drink);  same 9/25 2 d, vomited blood, banded
RES  Delancey House '11, 14 mos.     DETOX  see 2019.    OP  only us.     Psych none.   Therp. none but me
PCP  Dr. Ortega y Luna,  Las Piedras Clinic  505-555-0118.      GI  Dr. Sung 12/8/26.       PCP appt 11/13/26
MH   no SI, no tries ever, no cutting.   PTSD - Army? no: 8 yrs La Pinta (state pen), stabbed in '94.  PHQ 12,
     GAD 15.   up all night, grinds teeth, worried, jumpy.
HEAD rebar to head 1988, out 5 min, plate.
ANGER  9/26 threw grinder thru Lupe's windshield, nobody in it.  She won't press.  Lupe not afraid, asked alone.
LAW  off parole 2006.   no probation.   DWI 10/3/26  Las Piedras Magistrate, arraign. 11/30/26 9 AM, interlock maybe
     his son Junior is on probation (Otero Co) and wears a GPS, is not in house
FAM  father + 3 uncles drink, 2 dead of it.   Ma dementia.   Junior heroin, on Vivitrol
RIDE truck impounded.  Lupe will bring him if within 2 hrs.   Needs bottom bunk, no lifting.
TAKE-HOME CRITERIA  (8)      1 abs. from drugs N     2 attend Y     3 behavior Y     4 no crime N    5 home Y
     6 time Y     7 safe storage Y (lock box seen)     8 benefit Y          -> reduce to  M-Sa clinic, Sun bottle
     ~~discharge for cause~~   MD says NO, refer up
GOAL 1 inpt 30-45 d w/ methadone    2 quit meth  3 liver doc   4 pay $210 to clinic
Lupe to be called w bed info, she keeps the phone.          sign  E. Mondragon   M Griego   Dr. P. Haaland`,
    ],
    expected: {
      dob: '1970-01-05',
      sex_at_birth: 'Male',
      ...livesAt(/2207 Acequia/i, 'Las Piedras', 'NM', '87999'),
      phone_number: /555-0116/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Self-employed',
      ...inEmergency('Lupe', 'Mondragon', /555-0117/),
      ...speakWith(/Lupe/i, /555-0117/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /8801\s?552\s?047/,
      ...seenBy('pcp', /Ortega/i, /555-0118/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /acting like I am 20|go in if|bags are packed|inpt 30-45/i,
      current_symptoms: /up all night|grinds teeth|jumpy|GAD 15|PHQ 12|worried/i,
      recent_substance_abuse: /speed|1\/4 g|12 pk|meth|beer/i,
      concerns_for_withdrawal: /MSSA|the rats|some shake|sweaty/i,
      medication_plan: /lisinopril|lactulose|methadone 138|omeprazole/i,
      allergies: /keflex/i,
      transportation_required: /truck impounded|Lupe will bring/i,
      hospitalizations: /St\. Vincent's/i,
      residential_programs: /Delancey House/i,
      history_of_seizures: /one, that same stay|Seiz\?/i,
      history_of_tbi_concussions: /rebar/i,
      history_of_trauma: /stabbed|La Pinta/i,
      aggression_or_property_damage: /threw grinder|windshield/i,
      pending_legal_charges: /DWI/i,
      upcoming_court_date: '2026-11-30',
      family_history: /3 uncles|dementia|heroin/i,
      ...ruledOut('epipen history_of_self_harm history_of_suicide_attempts probation'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employer subscriber_employer other_levels_of_care outpatient_therapy current_therapist_name'),
      ...fields('current_psychiatrist_name parole_granted additional_treatment_or_support_needed psych_testing_done'),
    ],
    questions: [
      asked('what dose since 2/24', 1, /138 mg since 2\/24/),
      asked('QTc in August', 1, /QTc 468/),
      asked('GAD score', 2, /GAD 15/),
      asked('When is the arraignment?', 2, /11\/30\/26/),
      asked('who is his PCP', 2, /Ortega/),
      asked('which days does he pick up', 1, /pick up M W F/),
      reworded('how many beers does he put away', 1, /12 pk nightly/),
      reworded('why did he begin using stimulants', 1, /back went out/),
      reworded('did he bleed from the esophagus', 2, /vomited blood/),
      reworded('how long in prison', 2, /8 yrs La Pinta/),
      reworded('what did he do to the car', 2, /threw grinder/),
      reworded('does he owe the clinic money', 2, /\$210/),
      takenBack('is he diabetic', 2, /DM2/),
      takenBack('are they discharging him for cause', 2, /discharge for cause/),
      anothers('does he wear a GPS', 2, /wears a GPS/),
      anothers('is he on Vivitrol', 2, /on Vivitrol/),
      absent('has he been tested for HIV'),
      absent('What grade did he finish?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
