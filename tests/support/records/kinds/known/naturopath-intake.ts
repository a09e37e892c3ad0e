import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A naturopath's long questionnaire as a patient filled it, and another's narrative of a man on powders from the internet. */
export const naturopathIntake: readonly ApartRecord[] = [
  {
    person: who('halvorsen', 'Juniper', 'Halvorsen', '07/07/1992'),
    as: 'text',
    pages: [
      `~ ROOT & RIVER NATURAL MEDICINE ~          WHOLE-PERSON HISTORY (please take your time, nothing is too small)
Name: Juniper Halvorsen     Born: 7/7/1992  Bend     Sex assigned: F      I call myself: a woman        Partnered: yes, Wren, 6 yrs
Where you rest your head: 12 Alder Swale, Cabin C, Tamarack Falls, OR 97999  (we rent it from the farm)
Best phone: 541-555-0181      Letters by e-mail: juniperh@ferninbox.example        Work: candle maker, my own little business
In an emergency tell: Wren Castellan, 541-555-0182
1. What brings you, in your own words?
   Kratom. It began as tea for my pelvic pain and now it is 40 to 50 grams a day, toss and wash, every two hours even at night.
   And a bottle of natural wine w/ supper. I was told it was a plant. I can't make candles without it, can't poop with it.
   I want to be somewhere with woods where I can come apart and somebody knows how to put me back.
2. What happens if you stop?   Tried 5 times. Day 2: sweats, crawling legs, yawning, rage, diarrhea, no sleep for 6 nights.
                               Last spoonful: this morning 10/19. Last wine: last night.
3. Seizure ever?    ( ) no  (x) yes    once, Jan 2024, I'd mixed it with diphenhydramine. ER St. Charles Tamarack. scan was normal
4. Please circle any you have had (yours), underline your family's      [typed by front desk from paper: C = circled, U = underlined]
     anemia C     asthma U (Dad)    bipolar U (Aunt Fern)    cancer U (Grandma, ovary)    depression C     endometriosis C
     epilepsy U (cousin)     gout U (Dad)     heart -     hepatitis -     Lyme C    migraine C     thyroid U (Mom)    TB -
     alcoholism U (Dad, Grandpa)      suicide U (Grandpa)     diabetes U (Mom)
5. Allergies: (circle)    FOODS   cashew & pistachio: lips, throat.     MEDICINES  Macrobid (hives)    OTHER  ~~beeswax~~  oops,
     wrong line
     Have you ever eaten your food anyway?   yes. In 2023, baklava, at a party, I was drunk and wanted to see. 2 EpiPens.
     Do you carry epinephrine?   (x) yes ( ) no  - in my bee bag
6. Medicines from a pharmacy      lamotrigine 100, propranolol 10 when I panic, norethindrone
   Herbs, powders, drops          magnesium glyc 400, vit D 5000, iron bisglycinate, milk thistle; kava till June, then it scared me`,
      `J. Halvorsen    Whole-person history, leaf 2
7. Sleep   4 h, broken.     Mood   flat like pond water. I cry in the shed. No joy in the goats. I don't want to die. I have thought of the river, not lately.
8. Have you tried to end your life?    (x) once   ( ) more  ( ) no      at 16, hung by a scarf, beam gave. nobody took me anywhere.
   Do you harm your body?    I bite my forearms. Since school. Last week.
9. Food & body image   orthorexia they called it, at 24. I lost to 89 lb. Day program in Portland (Opal), 10 weeks.
10. Hard things that happened     My stepbrother, for 3 years. The barn fire.
11. Head injuries      kicked by a mare, 2009, out cold, concussion.
12. Have you broken things or hurt someone?    threw a crock of wax, burnt the floor (Sept). I'd never hurt a being.
13. Hospital stays      Jan '24 above (2 nights). Laparoscopy 2022, Bend. That's all.   ~~psych ward 2010~~  I wrote that for Mom
14. Treatment before    no rehab, no detox. SMART online. Counselor: Maristela Quon, LPC, sliding scale, 541-555-0183, since last fall.
     Who prescribes?    Dr. Fitzgerald Amundsen, psychiatrist by video from Salem, 541-555-0184
     Family doctor      Tamarack Community Clinic, Nadia Brightman FNP  541-555-0185
15. Tests     23andMe + MTHFR, I have the printout (C677T, two copies).  ADHD testing no. Never had the long ink-blot sort.
16. Law       A ticket for goats at large! Otherwise nothing. never on probation.
17. Insurance card (desk copied)       PacificSource Navigator Bronze      ID  11820 4471     grp  ORIND-7      in my name
18. How will you travel?     Wren's truck is dying. I do not drive since January. A lift from Bend, please.
19. Anything you would need?     vegetarian, no nuts in the house, heat for my belly, a room without incense, floor to stretch on
20. Wren would like to add:      (other hand)  "I have Hashimoto's and I am sober from pills 8 years, went to Serenity Lane for 30 days. She hides
     the bags in the kiln. I have seen her blue. Ask her about the $9,000."
     ~~she had a small stroke last year~~      (Wren: sorry, that was Sky, wrong girlfriend)

--- practitioner's corner ---  L. Oakenfold ND   10/19/2026       BP 96/60   P 104   wt 112   tongue pale, scalloped
PLAN   Not safe to taper here. Stop milk thistle w/ kratom? no matter. Ferritin 6. ALT 71. hCG neg.
       Refer: inpt withdrawal w/ buprenorphine option, then residential, trauma & eating-aware.  Iron infusion 11/13/2026 (St. Charles), if in
       treatment reschedule.   Talk with me about her: 541-555-0186, oakenfold@rootriver.example.
       My other kratom pt (T.B., 44, on Suboxone now, hx MI) is happy to speak to her.`,
    ],
    expected: {
      dob: '1992-07-07',
      sex_at_birth: 'Female',
      gender: 'Woman',
      ...livesAt(/12 Alder Swale/i, 'Tamarack Falls', 'OR', '97999'),
      phone_number: /555-0181/,
      email_id: 'juniperh@ferninbox.example',
      living_status: 'Rental',
      employment_status: 'Self-employed',
      ...inEmergency('Wren', 'Castellan', /555-0182/),
      ...speakWith(/Oakenfold/i, /555-0186/),
      contact_person_email: 'oakenfold@rootriver.example',
      carrier: 'Other',
      subscriber_id: /11820 4471/,
      group_number: 'ORIND-7',
      ...seenBy('therapist', /Maristela Quon/i, /555-0183/),
      ...seenBy('psychiatrist', /Amundsen/i, /555-0184/),
      ...seenBy('pcp', /Nadia Brightman/i, /555-0185/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /Kratom|come apart|told it was a plant/i,
      current_symptoms: /4 h, broken|pond water|cry in the shed|No joy/i,
      recent_substance_abuse: /40 to 50 grams|natural wine|Last spoonful|Kratom/i,
      concerns_for_withdrawal: /sweats, crawling|Day 2|Not safe to taper/i,
      medication_plan: /lamotrigine|propranolol|norethindrone|magnesium/i,
      allergies: /cashew|Macrobid/i,
      knowingly_ingested_allergen: /baklava|wanted to see|yes\. In 2023/i,
      epipen: /\(x\) yes|bee bag|^yes/i,
      transportation_required: /truck is dying|do not drive|lift from Bend/i,
      additional_treatment_or_support_needed: /vegetarian|no nuts|without incense|stretch|heat for my belly/i,
      hospitalizations: /Jan '24|St\. Charles|Laparoscopy/i,
      other_levels_of_care: /Day program|Opal|no detox/i,
      outpatient_therapy: /Quon|Counselor/i,
      completed_genetic_testing: /23andMe|MTHFR/i,
      history_of_self_harm: /bite my forearms/i,
      history_of_suicide_attempts: /scarf|once/i,
      eating_disorder: /orthorexia/i,
      history_of_trauma: /stepbrother|barn fire/i,
      history_of_seizures: /Jan 2024|diphenhydramine/i,
      history_of_tbi_concussions: /kicked by a mare|concussion/i,
      aggression_or_property_damage: /crock of wax/i,
      family_history: /alcoholism U|bipolar U|Grandpa|cancer U|thyroid U|epilepsy U/i,
      ...ruledOut('residential_programs psych_testing_done probation'),
    },
    open: [...OWN_PLAN, ...fields('marital_status employer pending_legal_charges legal_guardianship_status')],
    questions: [
      asked('How many grams of kratom a day?', 1, /40 to 50 grams/),
      asked('what was the ferritin', 2, /Ferritin 6/),
      asked('when is the iron infusion', 2, /11\/13\/2026/),
      asked('which foods is she allergic to', 1, /cashew & pistachio/),
      asked('what does MTHFR show', 2, /C677T/),
      asked('who is the psychiatrist by video', 2, /Fitzgerald Amundsen/),
      reworded('what was she first taking it for', 1, /pelvic pain/),
      reworded('where does she conceal it', 2, /hides\s+the bags in the kiln/),
      reworded('what set off her convulsion', 1, /mixed it with diphenhydramine/),
      reworded('how light did she get', 2, /89 lb/),
      reworded('did a horse hurt her', 2, /kicked by a mare/),
      reworded('Does she get about by car on her own?', 2, /do not drive/),
      reworded('what is to be kept out of her room', 2, /without incense/),
      takenBack('was she on a psych ward in 2010', 2, /psych ward 2010/),
      takenBack('is beeswax one of her allergies', 1, /~~beeswax~~/),
      takenBack('did she have a stroke', 2, /small stroke/),
      anothers('does she have Hashimoto’s', 2, /Hashimoto's/),
      anothers('was she at Serenity Lane', 2, /Serenity Lane/),
      anothers('does she have gout', 1, /gout U/),
      absent('has she had any surgery on her knees'),
      absent('what is her faith'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('raghunathan', 'Desh', 'Raghunathan', '03/15/1985'),
    as: 'scan',
    pages: [
      `Northlight Integrative Clinic        Solveig Marchbanks, ND        Edina Shores, MN        Visit note, new patient, 10/21/2026

DESH RAGHUNATHAN, 41, born 15 March 1985, he/him, software architect at Lakehead Analytics (full time; on paid leave until 12/1),
came with his husband Colin. He wished me to "reset the gut." What he needs first is a hospital, and I said so.

HPI. Began phenibut for stage fright in 2023, from a website, and found he could not stop. Now 12 to 15 g daily, with GHB by capful every
three hours around the clock since May, kept in a Gatorade bottle. He sets an alarm for the 3 am dose. Last GHB in my parking
lot, 9:40. Alcohol: none, it nearly killed him with the G in June (found apneic; Hennepin Lakes, ICU, 4 days).
Modafinil 200 off the internet most mornings. Cannabis no; tobacco no.
     When the alarm failed on Oct 3 he woke drenched, heart 140, saw "men in the bookcase," tore a shelf from the wall and bit
Colin's hand, not knowing him. Shook for two days, dosed himself out of it. No seizure then or before. Colin himself had a febrile
convulsion at two, and is in the third year of his own recovery from Ambien.

"I'm very good at systems. I built one where I can't ever sleep more than three hours. I'd like it torn down by someone else."

PMH. Hypothyroid. Fractured wrist. Concussion on skis in 2008, amnesia for that day. ~~Ulcerative colitis (biopsy
2019).~~ I struck it, I had the twin's chart open. Irritable bowel. The twin, Dev, has a colectomy and a bag.
MEDS. Levothyroxine 88; escitalopram 20; baclofen 10 tid from his doctor, "to bridge". SUPPLEMENTS. psyllium, theanine, zinc.
     ~~Ashwagandha~~ struck, SM.
ALL. Cephalexin - swelling. Cats. No foods. No EpiPen.
PSYCH. Panic; perfection; wept when asked about his daughter. GAD-7 19, PHQ-9 15. Cannot read a page. No thoughts of suicide. At 19, an overdose
of his mother's amitriptyline at IIT, stomach pumped, one night; told no one since. He pulls hair from his scalp in patches; he counts it as
self-injury and so will I. No cutting. Never restricted or purged. Beaten at boarding school, caned and locked out in the cold.`,
      `RAGHUNATHAN   DOB 3/15/85     10/21/26     p. 2                                                S. Marchbanks ND

SOCIAL.  Married 2015.   Owns (with Colin) 4407 Heron Pond Cir, Edina Shores 55999.    Cell 952.555.0191    desh.r@lakeheadmail.example
     Emergency: Colin Farquhar, 952.555.0192, cfarquhar@lakeheadmail.example; he is to be your contact too.
     Daughter Anika, 5, surrogate; Colin's mother stays with them (oxygen, CHF).
     Father, Chennai, MI at 52. Mother depressed all her life. An uncle took his life. No addiction in family "admitted."
LEGAL.  ~~Importation of a controlled substance~~ struck, SM, another man's.   Careless driving, asleep at light, Sept. 29; Hennepin Dist Ct 11/23/2026.
     No probation.    No license action yet; Colin hides the keys and will drive him, any distance.
PRIOR CARE.  None residential. Detox attempted at Hazel Point June (left 36 h AMA).  Virtual IOP (Groundwork) July-Aug, 18 sessions.
     Therapist, ongoing:  Dr. Benedetta Russo, PsyD   952.555.0193        Psychiatrist:  Dr. Yaw Mensah   952.555.0194
     PCP:  Dr. Carla Ostrowski   952.555.0195
     Tests: autism/ADHD battery with Dr. Lund, 2024 - ADHD inattentive only.   Pharmacogenomics (OneOme) 2025: CYP2C19 rapid.
INS.   UnitedHealthcare Choice Plus.  ID 8802 55 4170, group 41090. Subscriber Colin Farquhar, b 10/02/1983,
     Farquhar & Lunde Architects.
EXAM.  132/94, 108, afebrile. Tremor fine. Scalp bare L temple. Abd soft. Wt 158.
A/P.   1. GHB/phenibut dependence, severe: ICU-capable detox; high-dose benzo + phenobarb + baclofen available. NOT outpatient. NOT here.
       2. Then 30+ days. He asks for: private room (3 am), gluten-free, LGBTQ-friendly, permission for mechanical keyboard no internet.
       3. Stool studies deferred. Thyroid recheck w/ Dr. Ostrowski Nov 17, 2026.
       4. Colin to lock the Gatorade; do not pour out, do not stop at home. 911 if confused.
sent: Admissions by fax 10/22 ok'd by pt      copy: Mensah

  (stuck to p. 2 by fax operator)   NORTHLIGHT - SUPPLEMENT ORDER, walk-in:  Gunderson, Alma  - black cohosh, B12 inj. wkly,
  is on Coumadin ask before ginkgo!  sees Dr. Pell.  bal. due $64`,
    ],
    expected: {
      dob: '1985-03-15',
      ...livesAt(/4407 Heron Pond/i, 'Edina Shores', 'MN', '55999'),
      phone_number: /555.?0191/,
      email_id: 'desh.r@lakeheadmail.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Lakehead Analytics/i,
      ...inEmergency('Colin', 'Farquhar', /555.?0192/),
      emergency_contact_primary_email: 'cfarquhar@lakeheadmail.example',
      ...speakWith(/Colin/i, /555.?0192/),
      contact_person_email: 'cfarquhar@lakeheadmail.example',
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /8802 55 4170/,
      group_number: '41090',
      subscriber_firstname: 'Colin',
      subscriber_lastname: 'Farquhar',
      subscriber_dob: '1983-10-02',
      subscriber_employer: /Farquhar & Lunde/i,
      ...seenBy('therapist', /Russo/i, /555.?0193/),
      ...seenBy('psychiatrist', /Yaw Mensah/i, /555.?0194/),
      ...seenBy('pcp', /Ostrowski/i, /555.?0195/),
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /good at systems|torn down|needs first is a hospital|reset the gut/i,
      current_symptoms: /Panic|GAD-7|PHQ-9|Cannot read a page|wept/i,
      recent_substance_abuse: /phenibut|12 to 15 g|GHB|Modafinil/i,
      concerns_for_withdrawal: /woke drenched|men in the bookcase|Shook for two|ICU-capable|do not stop at home/i,
      medication_plan: /Levothyroxine|escitalopram|baclofen/i,
      allergies: /Cephalexin|Cats/i,
      epipen: /No EpiPen|^no\b/i,
      transportation_required: /will drive him|hides the keys/i,
      additional_treatment_or_support_needed: /private room|gluten-free|LGBTQ|keyboard|ICU-capable/i,
      hospitalizations: /Hennepin Lakes|ICU, 4 days|stomach pumped/i,
      other_levels_of_care: /Hazel Point|IOP|Detox attempted/i,
      outpatient_therapy: /Russo|Groundwork|IOP/i,
      psych_testing_done: /ADHD battery|Lund/i,
      completed_genetic_testing: /Pharmacogenomics|OneOme/i,
      history_of_self_harm: /pulls hair|self-injury/i,
      history_of_suicide_attempts: /amitriptyline|overdose/i,
      history_of_trauma: /boarding school|caned/i,
      history_of_tbi_concussions: /Concussion on skis/i,
      aggression_or_property_damage: /tore a shelf|bit\s+Colin/i,
      pending_legal_charges: /Careless driving/i,
      upcoming_court_date: '2026-11-23',
      family_history: /MI at 52|took his life|Mother depressed/i,
      ...ruledOut('probation residential_programs history_of_seizures eating_disorder'),
    },
    open: [...SEX, ...fields('legal_guardianship_status')],
    questions: [
      asked('how many grams of phenibut daily', 1, /12 to 15 g/),
      asked('what is the group on the UnitedHealthcare card', 2, /41090/),
      asked('When is the thyroid recheck?', 2, /Nov 17, 2026/),
      asked('what did he score on the GAD-7', 1, /GAD-7 19/),
      asked('who is his PCP', 2, /Carla Ostrowski/),
      asked('Where does he keep the GHB?', 1, /Gatorade bottle/),
      reworded('whom did he wound while delirious', 1, /bit\s+Colin's hand/),
      reworded('how often must he dose through the night', 1, /every\s+three hours/),
      reworded('may the program take him straight into outpatient', 2, /NOT outpatient/),
      reworded('what happened when he drank on top of it', 1, /found apneic/),
      reworded('why did he first take the powder', 1, /stage fright/),
      reworded('at what age did he swallow somebody else’s tricyclic', 1, /At 19/),
      reworded('which device does he hope to bring', 2, /mechanical keyboard/),
      takenBack('does he have ulcerative colitis', 1, /Ulcerative colitis/),
      takenBack('does he take ashwagandha', 1, /Ashwagandha/),
      takenBack('is he charged with importation', 2, /Importation of a/),
      anothers('does he have a colectomy bag', 1, /colectomy and a bag/),
      anothers('is he on Coumadin', 2, /Coumadin/),
      anothers('does he need oxygen', 2, /oxygen, CHF/),
      absent('has he served in the armed forces'),
      absent('Does he have dentures?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
