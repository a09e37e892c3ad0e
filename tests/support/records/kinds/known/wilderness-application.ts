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
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a family, or a young adult, fills in for a program in the woods, and what was sent on to a treatment center. */
export const wildernessApplication: readonly ApartRecord[] = [
  {
    person: who('featherlow', 'Jasper', 'Featherlow-Cole', '03/19/2009'),
    as: 'scan',
    pages: [
      `CAIRN & CEDAR OUTDOOR THERAPY       ENROLLMENT APPLICATION  (parent or guardian completes)      rec'd OCT 26 2026

1 YOUR CHILD   first  Jasper      last  Featherlow-Cole      birth date  3/19/09     sex  M     grade  11
  Lives at     6 Tamarack Ln, Stowbridge VT 05998            with  me, stepdad, brother
  School       Stowbridge Union HS, suspended 10/5           Cell  taken away
2 PARENT 1     Philippa Featherlow (mother)   802-555-0150   pfeath@tamarackmail.example
               [x] legal custody    [x] speak with this parent first
  PARENT 2     Gregor Cole (father)           802-555-0151   [x] joint legal, agrees
  EMERGENCY if neither answers     Dagny Cole, aunt   802-555-0152
3 INSURANCE    GEHA    member # G77104418    grp 78-250    policy holder  Philippa, 5/5/80, US Forest Service
4 WHY NOW      He was the sweetest kid till last year. Weed vape all day, cough syrup (DXM) 2-3 bottles
               a week, and since summer Xanax off Snapchat. Oct 11 he wrecked my husband's truck. He
               says everything is gray. I am afraid he will be dead by Christmas.
               Last used that we know:   Xanax 10/21,  vape 10/24
5 When he stops   3 days without Xanax in Sept: shook, sweat, no sleep, mean as a snake.

6 CHECK ONE                        now    past   never     explain
  running away                      x                      2x Sept, found at bus station
  suicide attempt                          x               Feb 2026, 30 Benadryl
  cutting or burning                       x               thighs, stopped in spring he says
  hits or threatens people                        x
  breaks things                     x                      his door, our TV, Oct 12
  fire setting                                    x
  eating problem                                  x
  sexual behavior problem                         x
  seizures                                        x
  head injury                              x               snowboard 2024, soccer 2022
  abuse or bad loss                        x               found baby sister Wren dead, SIDS, 2017
  hears or sees things                            x
  arrested                          x                      the truck, see 8`,
      `CAIRN & CEDAR       ENROLLMENT APPLICATION      Child: Jasper Featherlow-Cole      page 2

7 TREATMENT    Therapist    Willa Penhaligon LICSW     802-555-0153    since 1/26
               Psychiatrist Dr. Anton Reyes-Koh        802-555-0154    next visit  11/9/26
               Doctor       Dr. Marguerite Obi-Lang    802-555-0155
               Hospital     Stowbridge Regional, Feb 2026, 5 days psych
               Day or IOP   Green Gate IOP, Mar-May 2026
               Residential  none for Jasper. His brother Silas did Elm Ridge in 2023 and it saved him.
               Testing      Dr. Farid Nasser 4/2025: ADHD, slow processing, IQ 121
8 LEGAL        operating without consent (truck), juvenile hearing 11/30/26 Lamoyle Fam. Ct.
               probation  no       ~~possession with intent~~  dropped from petition, never charged
9 MEDICINE     fluoxetine 20 am,  guanfacine 2 hs.    ~~Concerta 36~~  oops that is Silas
10 ALLERGIES   bee stings - face swells, carries 2 EpiPens.     penicillin - rash
11 FAMILY      his dad drank, sober 6 yrs.   grandmother bipolar.   me, anxiety.  Silas has celiac.
12 GETTING HERE   He will not get in a car with us. Need the escort service.
13 HIS STRENGTHS  drums, funny, good with dogs, can start a fire in rain
14 GOALS       a doctor to get him off Xanax first, then the woods. Family sessions. Credits for school.
15 SIGNED      Philippa Featherlow     10/24/26          co-signed  G. Cole  10/25/26`,
      `CAIRN & CEDAR      PHYSICIAN'S EXAMINATION     (within 30 days of enrollment)

Pt  Jasper Featherlow-Cole     DOB 3/19/09      Exam 10/23/26      Obi-Lang MD, Stowbridge Peds
Ht 5-10   Wt 138 (was 151 in May)   BP 128/82   P 104   T 98.4     Vision 20/20
HEENT nl   Heart nl, no murmur   Lungs: mild wheeze, vaping   Abd nl   Neuro: fine tremor of hands
Skin: old linear scars both thighs.      Td 8/2021    MMR x2    Covid x3    TB risk none
EKG 10/23 NSR, QTc 431.     Lab: CBC nl, ALT 22, UDS benzo + THC +
[ ] Cleared, no limits    [ ] Cleared with limits    [x] NOT cleared until benzo withdrawal is managed
~~[x] Cleared, no limits~~   changed after UDS came back, MOL 10/24
Asthma [ ] y [x] n      Diabetes [ ] y [x] n      Hernia [ ] y [x] n
Note: influenza in the home (brother Silas, flu A 10/20). Jasper flu neg.
Recommend: medically monitored withdrawal at adolescent unit before any field placement.   M Obi-Lang MD`,
    ],
    expected: {
      dob: '2009-03-19',
      sex_at_birth: 'Male',
      ...livesAt(/6 Tamarack/i, 'Stowbridge', 'VT', '05998'),
      living_status: 'With family',
      employment_status: 'Student',
      legal_guardianship_status: 'Parent/legal guardian',
      ...inEmergency('Dagny', 'Cole', /555-0152/),
      ...speakWith(/Philippa/i, /555-0150/),
      contact_person_email: 'pfeath@tamarackmail.example',
      carrier: 'GEHA',
      subscriber_id: 'G77104418',
      group_number: '78-250',
      subscriber_firstname: 'Philippa',
      subscriber_lastname: 'Featherlow',
      subscriber_dob: '1980-05-05',
      subscriber_employer: /Forest Service/i,
      ...seenBy('pcp', /Obi-Lang/i, /555-0155/),
      ...seenBy('psychiatrist', /Reyes-Koh/i, /555-0154/),
      ...seenBy('therapist', /Penhaligon/i, /555-0153/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /dead by Christmas|sweetest kid|wrecked|off Xanax/i,
      current_symptoms: /gray|tremor|wheeze/i,
      recent_substance_abuse: /vape|DXM|Xanax|cough syrup/i,
      concerns_for_withdrawal: /shook|sweat|tremor|benzo withdrawal|monitored withdrawal|no sleep/i,
      medication_plan: /fluoxetine|guanfacine/i,
      allergies: /bee stings|penicillin/i,
      epipen: /EpiPens|\byes\b|carries 2/i,
      transportation_required: /escort|will not get in/i,
      additional_treatment_or_support_needed: /Family sessions|Credits|monitored withdrawal|off Xanax/i,
      hospitalizations: /Stowbridge Regional/i,
      other_levels_of_care: /Green Gate/i,
      outpatient_therapy: /Penhaligon|since 1\/26|Green Gate/i,
      residential_programs: RULED_OUT,
      psych_testing_done: /Nasser|ADHD|4\/2025/i,
      history_of_suicide_attempts: /Benadryl|Feb 2026/i,
      history_of_self_harm: /thighs|cutting/i,
      history_of_trauma: /Wren|SIDS/i,
      history_of_seizures: /\bnever\b|\bno(?:ne)?\b|denie/i,
      history_of_tbi_concussions: /snowboard|soccer/i,
      aggression_or_property_damage: /his door|our TV|breaks things/i,
      eating_disorder: /\bnever\b|\bno(?:ne)?\b|denie/i,
      sexually_inappropriate_behavior: /\bnever\b|\bno(?:ne)?\b|denie/i,
      pending_legal_charges: /operating without/i,
      upcoming_court_date: '2026-11-30',
      probation: RULED_OUT,
      family_history: /dad drank|bipolar|anxiety/i,
    },
    open: fields('gender marital_status phone_number email_id'),
    questions: [
      asked('who is the psychiatrist', 2, /Anton Reyes-Koh/),
      asked('when is the juvenile hearing', 2, /hearing 11\/30\/26/),
      asked('What is the GEHA member number?', 1, /G77104418/),
      asked('how many EpiPens does he carry', 2, /carries 2 EpiPens/),
      asked('QTc', 3, /QTc 431/),
      asked('Was he cleared by the physician?', 3, /NOT cleared until/),
      reworded('what did he swallow when he tried to die', 1, /30 Benadryl/),
      reworded('where does he buy benzos', 1, /Xanax off Snapchat/),
      reworded('has he dropped pounds', 3, /138 \(was 151/),
      reworded('what does he do for fun', 2, /drums/),
      reworded('will he come of his own will', 2, /will not get in a car/),
      reworded('intelligence score', 2, /IQ 121/),
      takenBack('dose of Concerta', 2, /Concerta 36/),
      takenBack('when was he charged with possession with intent', 2, /possession with intent/),
      anothers('when was he at Elm Ridge', 2, /Silas did Elm Ridge in 2023/),
      anothers('did he have flu A', 3, /Silas, flu A/),
      anothers('does he have celiac disease', 2, /Silas has celiac/),
      absent('can he swim'),
      absent('what is his blood type'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('achebefrost', 'Wendeline', 'Achebe-Frost', '09/09/2001'),
    as: 'text',
    strange: [3],
    pages: [
      `Northline Expeditions - Young Adult Application                         Submission 4471    10/25/2026 23:48 CT
Status: forwarded to partner programs (medical hold)                                        Page 1 of 2

Legal name: Wendeline Achebe-Frost             What should we call you? Dell, they/them
Date of birth: 09/09/2001                      Sex on birth certificate: Female     Gender: Non-binary
Mobile: 608-555-0160                           Email: dell.af@skylark.example
Address: 2210 Atwater St, Apt 6, Madelin, WI 53999
Who do you live with? Two friends, we all signed the lease.
Relationship status: Single                    Work or school: Part-time, 22 h/wk, Gray Heron Coffee
Emergency contact: Tobias Frost (dad)          608-555-0161      tfrost@skylark.example
Who may we talk with besides you? Dad, same number.
Insurance: TRICARE West (TriWest), Young Adult plan      ID 11442098700
Sponsor: Tobias Frost, 12/03/1969, Army (retired)

Why are you applying? In your own words.
   I do ketamine from the minute I wake up. It was a party thing and now it is the only quiet I have. I peed
   blood in May. I slept through my shift six times and they still love me there, which makes it worse.
   I want out before there is nothing left of me to save.
What have you used in the last 30 days, how much, last time?
   Ketamine, 1 to 2 grams a day up the nose since March, last Saturday 10/24. Dabs, hourly. Mushrooms
   once. I don't drink. No opioids or benzos.
What happens when you stop?
   In July four days of shaking, sweating and no food, and the lowest I have ever been. Cramps in my bladder.
Medications: lamotrigine 150 mg at night, oxybutynin 5 mg twice a day
   ~~lithium 600 mg~~   [edited by applicant 10/25: never started it]
Allergies: shellfish (hives), wool (rash)      EpiPen: No
Have you eaten something you knew you were allergic to? No`,
      `Northline Expeditions - Young Adult Application     Submission 4471     Wendeline Achebe-Frost     Page 2 of 2

Therapist: Io Marchetti, LPC, 608-555-0162, Thursdays
Psychiatrist: Dr. Beatrix Holm, 608-555-0163          Next visit: 11/18/2026
Primary care: Dr. Leon Sabo, 608-555-0164
Diagnoses you know of: bipolar II, autism, ketamine bladder. Testing: autism evaluation 2023, Dr. Fenwick
Genetic testing: GeneSight for meds, 2025
Hospital stays: St. Alban's, May 2026, 2 days, kidney infection
Residential or day programs: Rosehollow 2021, 45 days, for anorexia, then their PHP to spring 2022
Eating disorder: anorexia from 17 to 20. Weight okay since.
Suicide attempts: None. In August I stood in the lake to my neck and came back.
Self-harm: I hit my head on walls and scratch. Last in August.
Hurt others or damaged property: No
Head injury: fainted in the shower 2025, concussion        Seizures: No
Hard things that have happened to you:
   A camp to make me straight when I was 15. My mom, 2012, see below. Sol, my ex, choked me once.
Arrests, charges, court: No     ~~Yes, 2022 protest~~  [edited 10/25: was let go at the scene]
Probation: No                                  Sex offender registry: No
Family: Mom had bipolar and died by suicide. Dad sober since. Cousin Ife has epilepsy. Sol has hep C and goes
   to the clinic for it, I tested negative in June.
What would help you here? A therapist who gets trans people, a tent to myself, vegan food, a urologist nearby.
How will you get here? Fly to Duluma, please pick me up at the airport.
Anything else? My roommate Cal is in AA and has kept my car keys since July.
                                               e-signed W. Achebe-Frost 10/25/2026`,
      `Northline Expeditions - Young Adult Application                         Submission 4472    10/26/2026 00:12 CT
Status: complete                                                                            Page 1 of 2

Legal name: Theodore Makinde                   What should we call you? Teddy, he/him
Date of birth: 04/30/2004                      Sex on birth certificate: Male       Gender: Man
Mobile: 414-555-0166                           Email: teddy.mak@skylark.example
Emergency contact: Ronke Makinde (mom)         414-555-0167
Insurance: Aetna   ID W404118823
What have you used in the last 30 days, how much, last time?
   Adderall and a fifth of rum most nights. Last night.
Medications: insulin lispro by pump, glargine 18 units
Allergies: peanuts (throat closes)             EpiPen: Yes
Suicide attempts: 2023, carbon monoxide        Seizures: Two, low sugar
Arrests, charges, court: OWI, court 12/08/2026 in Waukee County`,
    ],
    expected: {
      dob: '2001-09-09',
      sex_at_birth: 'Female',
      gender: 'Non-binary',
      ...livesAt(/2210 Atwater/i, 'Madelin', 'WI', '53999'),
      phone_number: /555-0160/,
      email_id: 'dell.af@skylark.example',
      marital_status: 'Single',
      employment_status: 'Part-time',
      employer: /Gray Heron/i,
      ...inEmergency('Tobias', 'Frost', /555-0161/),
      emergency_contact_primary_email: 'tfrost@skylark.example',
      carrier: 'TRICARE West (TriWest)',
      subscriber_id: '11442098700',
      subscriber_firstname: 'Tobias',
      subscriber_lastname: 'Frost',
      subscriber_dob: '1969-12-03',
      ...seenBy('therapist', /Marchetti/i, /555-0162/),
      ...seenBy('psychiatrist', /Holm/i, /555-0163/),
      ...seenBy('pcp', /Sabo/i, /555-0164/),
      next_appointment: '2026-11-18',
      reason_for_seeking_treatment: /ketamine|only quiet|want out/i,
      current_symptoms: /lowest|shaking|peed blood|slept through|Cramps|bladder|scratch/i,
      recent_substance_abuse: /Ketamine|Dabs/i,
      concerns_for_withdrawal: /shaking|sweating|lowest/i,
      medication_plan: /lamotrigine|oxybutynin/i,
      allergies: /shellfish|wool/i,
      epipen: RULED_OUT,
      knowingly_ingested_allergen: RULED_OUT,
      transportation_required: /airport|pick me up/i,
      additional_treatment_or_support_needed: /gets trans|vegan|urologist|tent/i,
      hospitalizations: /St\. Alban/i,
      residential_programs: /Rosehollow/i,
      other_levels_of_care: /PHP/i,
      outpatient_therapy: /Marchetti|Thursdays/i,
      psych_testing_done: /autism|Fenwick/i,
      completed_genetic_testing: /GeneSight/i,
      eating_disorder: /anorexia/i,
      history_of_self_harm: /hit my head|scratch/i,
      history_of_trauma: /camp to make|choked|My mom, 2012/i,
      history_of_tbi_concussions: /fainted|concussion/i,
      registered_sex_offender: RULED_OUT,
      family_history: /bipolar|suicide|epilepsy/i,
      ...ruledOut('history_of_suicide_attempts history_of_seizures aggression_or_property_damage'),
      ...ruledOut('pending_legal_charges probation'),
    },
    open: [...SPOKESPERSON, ...fields('living_status subscriber_employer legal_guardianship_status group_number')],
    questions: [
      asked('what was the GeneSight for', 2, /GeneSight for meds/),
      asked('where were they hospitalized in May 2026', 2, /St\. Alban's, May 2026/),
      asked('Who is the sponsor?', 1, /Tobias Frost, 12\/03\/1969/),
      asked('what happens with wool', 1, /wool \(rash\)/),
      asked('next visit with Dr. Holm', 2, /11\/18\/2026/),
      asked('how long at Rosehollow', 2, /Rosehollow 2021, 45 days/),
      reworded('preferred name and pronouns', 1, /Dell, they\/them/),
      reworded('is sobriety from K physically hard', 1, /four days of shaking/),
      reworded('did they ever come close to drowning themselves', 2, /stood in the lake/),
      reworded('urinary bleeding', 1, /peed blood/),
      reworded('sent to conversion therapy?', 2, /camp to make me straight/),
      reworded('domestic violence from a partner', 2, /choked me once/),
      takenBack('how much lithium do they take', 1, /lithium 600/),
      takenBack('what were they arrested for in 2022', 2, /Yes, 2022 protest/),
      anothers('when is the OWI court date', 3, /court 12\/08\/2026/),
      anothers('do they use an insulin pump', 3, /by pump/),
      anothers('Which clinic treats the hep C?', 2, /Sol has hep C/),
      absent('what is their blood pressure'),
      absent('do they own a firearm'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
