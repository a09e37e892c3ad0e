import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a street medicine team notes under a bridge: visit upon visit, vitals, wounds, what was handed out, what was promised. */
export const streetMedicineSheet: readonly ApartRecord[] = [
  {
    person: who('ferreira', 'Anselm', 'Ferreira', '01/22/1974'),
    as: 'text',
    pages: [
      `RIVERBEND STREET HEALTH  |  outreach chart export  |  printed 10/30/2026 14:02
Ferreira, Anselm ("Zel")     1974-01-22     M     HMIS 0048821     Lang: English, Portuguese
Where found: under the 4th St viaduct, blue tarp, two dogs     Msg phone (Day Center) 209-555-0150
Mail: c/o Open Hand Day Center, 88 Cannery Row, Rio Seco, CA 95999
Medi-Cal: active, Health Net, CIN 91557702F        ID: expired license, copy in chart
Homeless since: Feb 2023 (job, then truck, then wife)     Veteran: yes, Army 1993-97, honorable

ENCOUNTER 1     09/18/2026 07:40     RN Patrice Nwosu, outreach worker Lenny
Sitting up, shaky, says he hasn't had a drink since 3 am. Wants socks and something for his leg.
VS 152/96, 110, 98.9, 96%.  L shin ulcer 4x3 cm, yellow base, no maggots. Washed, foam, wrap.
Drinks: 211s (malt liquor), "six to ten cans, from when I open my eyes." Speed now and then if somebody
shares. No heroin, never shot anything. Neighbor in next tent, Dutch, shoots fentanyl, we left him naloxone.
Allergies asked: sulfa, rash as a kid. ~~Penicillin~~ struck 10/02, my error, PN.
Given: socks x2, foam dressings, thiamine, hygiene kit.

ENCOUNTER 2     10/02/2026 08:15     Dr. Simone Abadi, RN Patrice Nwosu
Ulcer same size, less smell. Started doxycycline 100 bid x10 d. BP 160/100, restarted lisinopril 10.
Hx from him: liver "bad numbers" 2024. Broken jaw, robbed and beaten by three men in Nov 2024, out cold, woke up in
St. Anne's, wired for six weeks, was in a week. Headaches and forgets things since. Fell out of the truck bed
once too, 1999, "saw stars."
Seizures: two. Both when he stopped, 2024 in the county jail and 06/2026 on the sidewalk by the library, medics came.
Mood: down, ashamed, sleeps in bits, talks to his wife who left. Not wanting to die today. In 2023, after she left, he
stood on the trestle for an hour and a deputy talked him off. Says he never did anything to himself before or since.
Police: camping tickets, that's it. One failure-to-appear, see below. Never hurt a soul, per Lenny (6 yrs).
Given: lisinopril, doxy, tarp, dog food.

ENCOUNTER 3     10/21/2026 07:20     RN Patrice Nwosu, peer Lenny Cardona
Dutch was taken by ambulance last night, overdose; he is on a ventilator at St. Anne's. Zel found him.
"I'm next, Patrice. I want the hospital kind, where they watch you, and then wherever's after that. Take the dogs first."
Ulcer 3x2, pink. Off doxy. BP 144/90. Last drink 5 am today. Hands steady at 7:20, he says by ten they won't be.
Dog plan: Paws on Loan will board both 60 days, Lenny's set it up.`,
      `Ferreira, Anselm     HMIS 0048821     page 2 of 2

ENCOUNTER 4     10/28/2026 09:30     at Day Center: Dr. Abadi + CM Ruthanne Pike
CIWA 9 sitting in the chair (last can 6:45 am). Labs back from 10/21: AST 141, ALT 66, plt 104, Na 131, A1c 5.6,
HIV neg, Hep C antibody POS, viral load pending. ~~RPR reactive~~ lab called 10/29, mislabeled tube, not his.
TB quantiferon neg 10/21 (need this for any program).
Meds now: lisinopril 10 daily, thiamine 100, gabapentin 300 tid (his backpack was stolen twice, RN holds a
week at a time).  VA never enrolled him, form 10-10EZ sent 10/28.

CASE MANAGEMENT
  [x] Medi-Cal active      [x] CalFresh     [ ] SSI    [x] phone ordered (not here yet)   [x] birth certificate
  Income: cans, about $15 a day.  Last job: welder, Delta Tank, let go 2022.
  Wife: Beatriz, Stockton, separated not divorced. She works at a dialysis unit. Says don't call her.
  Daughter: Ines Ferreira, 22, Sacramento, 916-555-0151, he put her on the emergency card himself 10/28, cried.
  Court: failure to appear on a fishing citation, San Lazaro Superior, set for 11/17/2026 8:30 Dept 4. Public
  defender says show up and it's dismissed. Not on probation or parole. Not a registrant.
  Before: Salvation house in Lodi 2019, five months, "best I ever was." Detox at Arbor Station 03/2026, 4 days. No
  counselor, no psychiatrist, AA when there's coffee.
  Family he talks about: father drank himself dead at 48. Grandson has sickle cell trait. Beatriz has "the sugar."
  Cannot do: bus (was put off for the dogs), long walks (leg). We'll drive him in the van M-Th, not Fri.

PLAN
1  Medical detox referral, hx withdrawal seizure x2: do not send to social model.
2  Then residential 90, ground floor or elevator for leg, wound care 3x/wk.
3  Hep C: Dr. Abadi will treat, no need to wait.
4  Housing: CES score 14, on the list; keep his spot while in treatment (letter).
5  Next visit with Dr. Abadi at Day Center 11/04/2026 9:00.
Reach him through Ruthanne Pike, 209-555-0152, rpike@openhand.example.

Signed S. Abadi MD 10/28/2026 (his PCP of record, office line 209-555-0153)`,
    ],
    expected: {
      dob: '1974-01-22',
      sex_at_birth: 'Male',
      address: /88 Cannery Row/i,
      city: 'Rio Seco',
      state: 'CA',
      zip: '95999',
      marital_status: 'Separated',
      living_status: 'Unhoused',
      emergency_contact_primary_firstname: 'Ines',
      emergency_contact_primary_lastname: 'Ferreira',
      emergency_contact_primary_phone: /555-0151/,
      ...speakWith(/Ruthanne Pike/i, /555-0152/),
      contact_person_email: 'rpike@openhand.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: '91557702F',
      ...seenBy('pcp', /Abadi/i, /555-0153/),
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /hospital kind|I'm next/i,
      current_symptoms: /ashamed|Headaches|sleeps in bits|shaky|ulcer/i,
      recent_substance_abuse: /211s|malt liquor|Last drink|last can|Speed now/i,
      concerns_for_withdrawal: /CIWA 9|withdrawal seizure|shaky|by ten they won't|Both when he stopped/i,
      medication_plan: /lisinopril|gabapentin|thiamine/i,
      allergies: /sulfa/i,
      transportation_required: /Cannot do: bus|drive him in the van/i,
      hospitalizations: /St\. Anne's/i,
      residential_programs: /Lodi|Salvation house/i,
      other_levels_of_care: /Arbor Station/i,
      history_of_suicide_attempts: /trestle/i,
      history_of_trauma: /robbed and beaten|three men/i,
      history_of_seizures: /Seizures: two|county jail|withdrawal seizure/i,
      history_of_tbi_concussions: /out cold|saw stars|Broken jaw/i,
      pending_legal_charges: /failure.to.appear|fishing citation|camping tickets/i,
      upcoming_court_date: '2026-11-17',
      family_history: /father drank/i,
      ...ruledOut('probation parole_granted registered_sex_offender history_of_self_harm'),
      ...ruledOut('aggression_or_property_damage'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employment_status employer current_psychiatrist_name current_therapist_name outpatient_therapy'),
      ...fields('additional_treatment_or_support_needed phone_number'),
    ],
    questions: [
      asked('HMIS number', [1, 2], /0048821/),
      asked('What is the CIN for Medi-Cal?', 1, /91557702F/),
      asked('hep c antibody', 2, /Hep C antibody POS/),
      asked('When is he due in court?', 2, /11\/17\/2026/),
      asked('What is his CES score?', 2, /CES score 14/),
      reworded('did he serve in the armed forces', 1, /Army 1993-97/),
      reworded('what becomes of his pets while he is in care', 1, /board both 60 days/),
      reworded('where did he do best in recovery', 2, /Salvation house in Lodi/),
      reworded('was he ever mugged', 1, /robbed and beaten/),
      reworded('is he cleared for tuberculosis', 2, /TB quantiferon neg/),
      reworded('who keeps his pills', 2, /RN holds a week/),
      reworded('has he stood ready to jump', 1, /stood on the trestle/),
      takenBack('is he allergic to penicillin', 1, /~~Penicillin~~/),
      takenBack('syphilis test reactive?', 2, /RPR reactive/),
      anothers('does he inject fentanyl', 1, /shoots fentanyl/),
      anothers('is he on a ventilator', 1, /on a ventilator at St\. Anne's/),
      anothers('Does he have diabetes?', 2, /Beatriz has "the sugar\."/),
      absent('what size shoes does he wear'),
      absent('does he have a history of asthma'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('quintero', 'Destinee', 'Quintero', '06/18/1996'),
    as: 'scan',
    strange: [3],
    pages: [
      `NIGHT LANTERN MOBILE CLINIC        STREET ENCOUNTER (carbon 2 of 3)      date 10-26-26   time 2140
name  Destinee Quintero      goes by  Dee     dob 6/18/96     pronouns she/her
legal sex on ID  M        identifies  trans woman        on E: yes, patches from us
where  motel lot, Colfax & Irondale, in a Corolla w/ boyfriend      ph 720-555-0160 (text only)
ins   Colo. Medicaid (Denver Health MCO)  Y 448 219     pcp  "you guys" = L. Marchetti NP  720-555-0161

c/c   "abscess, & I want off. Tonight I mean it."
hpi   30 y/o, fent smoked then IV x 2 yr, 20 blues/day or a gram powder. Last 1900. Also meth smoked qd,
      last noon. No etoh. ~~GHB~~ misheard, strike.  Xanax bars when she can get, 1-2/wk.
      Sick already at 2140: yawning, gooseflesh, runny nose, cramping.  COWS 11.
      R forearm abscess 3 cm fluctuant, I&D, packed, 12 cc pus. T 100.8 HR 104 BP 118/70.
      tetanus given.  wt 124.
pmh   HIV neg 9/26, on PrEP (Descovy).  Hep C cleared '23.  asthma - albuterol.  endocarditis 2/25, Swedish River
      Hosp 6 wks.  No sz ever.  Knocked out by a trick 2022, bleeding in the head, 2 d same hosp.
meds  estradiol patch 0.1, spironolactone 100, Descovy, albuterol.  naltrexone shot 1x in '24.
all   Keflex -> throat closed.  Has been given it by mistake 2025, ICU. no epipen, lost.  latex ok
psych hears her name called when up > 3 d.  PTSD.  SI: no.  tried once: jumped off parking deck at 19, broke pelvis.
      cuts thighs, last wk.  no HI, doesn't fight.  boyfriend "Rico" threw her phone, broke windshield - his, not her.
      no shrink, no therapist.
      Rico is diabetic, insulin in cooler; he has warrants in Adams Co.`,
      `D. Quintero   6/18/96    Night Lantern 10-26-26                                          back

soc   married 2019 to a Tomas Q., he left, never filed.   no kids.   grew up foster care, hurt in 2 of the homes.
      work: none legal.   sleeps in car 5 mos, before that shelter (barred, men's side).
rx hx Stout St. detox x 3, longest 4 d.   Women's house on Quebec St, '24, 2 months, asked to leave for her
      name on the room list.  no outpt.   suboxone 2x, precipitated once, scared of it.
      "somewhere that will put me with the women or I walk"
legal solicitation, Denver Co., court 12-3-26 10 am rm 3B.   not on paper.
fam   mom alcohol, died.   sister Kiki bipolar, on lithium.  ~~brother w/ hemophilia~~ that's Rico's brother.
plan  [x] I&D    [x] doxy 100 bid   [x] narcan x 4    [x] naloxone teach    [ ] ED - refused
      [x] low-dose bup start tomorrow w/ Marchetti, 10-27 1100 at the van
      [x] residential w/ medical, takes HRT + PrEP + bup, private or women's rm
      [x] ride: car has no gas and Rico won't.  we call Lyft health when bed opens
      wound recheck  10-29 & 11-2
call  her aunt Graciela Montoya 303-555-0162 if hurt (emerg).   for bed, text ME: Joss Adeyemi, RN 720-555-0163
      jadeyemi@lantern.example
vitals recheck 2215   HR 98   T 100.2
                                                                                   J. Adeyemi RN`,
      `NIGHT LANTERN MOBILE CLINIC        STREET ENCOUNTER (carbon 2 of 3)      date 10-26-26   time 2230
name  Roland Pettis          goes by  Pops     dob 4/2/58      pronouns he
where  bus bench, Colfax & Xenia         ph none
ins   Medicare, VA       pcp  Rocky Mt VA
c/c   feet.
hpi   68 y/o, vodka pint/day, last 2200.  trench foot both.  No drugs.
pmh   COPD, CHF, stroke 2021.   seizure 3 wks ago.
meds  furosemide, metoprolol, levetiracetam, tiotropium
all   lisinopril - lips swell
psych  no SI.   hit a guard at the Greyhound 10/3, cited.
plan  [x] socks  [x] VA walk-in 10-28        J. Adeyemi RN`,
    ],
    expected: {
      dob: '1996-06-18',
      gender: 'Transgender woman',
      phone_number: /555-0160/,
      living_status: 'Unhoused',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Graciela',
      emergency_contact_primary_lastname: 'Montoya',
      emergency_contact_primary_phone: /555-0162/,
      ...speakWith(/Adeyemi/i, /555-0163/),
      contact_person_email: 'jadeyemi@lantern.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /Y 448 219/,
      ...seenBy('pcp', /Marchetti/i, /555-0161/),
      reason_for_seeking_treatment: /I want off|mean it/i,
      current_symptoms: /yawning|runny nose|cramping|abscess|hears her name/i,
      recent_substance_abuse: /20 blues|fent smoked|meth smoked|Xanax bars/i,
      concerns_for_withdrawal: /COWS 11|gooseflesh|precipitated|Sick already/i,
      medication_plan: /estradiol|spironolactone|Descovy|albuterol|low-dose bup|doxy/i,
      allergies: /Keflex/i,
      epipen: /no epipen|lost/i,
      transportation_required: /no gas|Lyft/i,
      hospitalizations: /Swedish River|endocarditis/i,
      residential_programs: /Quebec St/i,
      other_levels_of_care: /Stout St/i,
      history_of_self_harm: /cuts thighs/i,
      history_of_suicide_attempts: /parking deck/i,
      history_of_trauma: /hurt in 2 of the homes|PTSD|Knocked out by a trick/i,
      history_of_tbi_concussions: /Knocked out|bleeding in the head/i,
      pending_legal_charges: /solicitation/i,
      upcoming_court_date: '2026-12-03',
      family_history: /mom alcohol|bipolar/i,
      ...ruledOut('outpatient_therapy history_of_seizures aggression_or_property_damage probation'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('marital_status next_appointment parole_granted current_psychiatrist_name current_therapist_name'),
      ...fields('sex_at_birth additional_treatment_or_support_needed address city state knowingly_ingested_allergen'),
    ],
    questions: [
      asked('Where was she seen?', 1, /motel lot, Colfax/),
      asked('COWS', 1, /COWS 11/),
      asked('how big is the abscess', 1, /3 cm fluctuant/),
      asked('court date and room', 2, /12-3-26 10 am rm 3B/),
      asked('what is the dose of spironolactone', 1, /spironolactone 100/),
      reworded('anaphylaxis to an antibiotic', 1, /throat closed/),
      reworded('infection of the heart valve?', 1, /endocarditis 2\/25/),
      reworded('how come she had to go from the house in 2024', 2, /asked to leave for her/),
      reworded('what room must we give her', 2, /put me with the women|private or women's rm/),
      reworded('is she afraid of buprenorphine', 2, /scared of it/),
      reworded('abused in childhood placements', 2, /hurt in 2 of the homes/),
      reworded('what hormones does she use', 1, /estradiol patch|on E: yes/),
      takenBack('Is she using GHB?', 1, /~~GHB~~/),
      takenBack('brother with hemophilia', 2, /brother w\/ hemophilia/),
      anothers('does she use insulin', 1, /insulin in cooler/),
      anothers('does she have warrants in Adams County', 1, /he has warrants in Adams Co/),
      anothers('does she take levetiracetam', 3, /levetiracetam/),
      absent('has she been vaccinated for hepatitis B'),
      absent('how far did she go in school'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
