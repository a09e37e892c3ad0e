import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A dialysis social worker's reassessment with the wrong chair's run sheet behind it, and a home-dialysis nurse's handover. */
export const dialysisUnit: readonly ApartRecord[] = [
  {
    person: who('oyelaran', 'Thaddeus', 'Oyelaran', '06/14/1979'),
    as: 'text',
    strange: [3],
    pages: [
      `RIVERBEND KIDNEY CARE  -  LOWELL STREET UNIT                       SOCIAL WORK REASSESSMENT   [ ] annual   [X] unstable
Patient   Oyelaran, Thaddeus A.        DOB  06/14/1979       M        Chair 11, Mon-Wed-Fri, second shift
Home      418 Cannery Row, Apt 2B, Port Hadley, MA 01999              978-555-0101
Written   October 21, 2026 by Joan Pruett-Onda, LICSW, unit social worker

Why I was asked.  Mr. Oyelaran called me over from his chair on Friday. He said, "You people clean me three days a week
and I dirty myself the other four. I want to go somewhere that can do both." He has lost a transplant evaluation once
over this and does not want to lose a second.

Use.  He sniffs fentanyl powder, six to eight bags a day, since his wife moved out in 2024, and takes a half pint of brandy on
Saturdays. The last bag was in our men's room on October 19, which is why the charge nurse is involved. He has tried cocaine
"twice, at thirty" and does not smoke. By the third hour of a run he is goose-fleshed, cramping and begging to come off;
he has signed off early 9 of the last 24 times. He has been through withdrawal without medicine once, in a holding
cell, and says he will not do it again.

Mood.  Low most days, no appetite even for what he may eat, up at three in the morning watching the street. PHQ-9 of 17. He denies
wanting to die now. In March 2024 he stayed home from dialysis for nine days; he told Dr. Varghese afterward that he had
meant it to kill him. He was in the ICU at St. Brendan's for it and then on their psychiatric floor, two weeks. He has not cut or
burned himself. He was held up at gunpoint in his van in 2016 and still sits facing the door.

Household.  He rents, alone since his wife Ngozi left (separated, no papers filed). She drinks, he says, "worse than I ever sniffed," and
has had two seizures from stopping. Piano tuner by trade, on SSDI since 2022. He decides for himself; his sister holds
the health care proxy. She is Folake Adeyemi-Stone, 978-555-0102, and the one to call in an emergency.

Temper.  On September 14 he threw a blood pressure cuff at a technician and cracked the monitor. Behavior agreement signed 9/16, kept
since. A larceny charge (copper pipe, his landlord's) is before Port Hadley District Court on November 19, 2026. He is not
on probation. ~~Restraining order by the technician~~ - struck, it was against the man in chair 4. JPO`,
      `Oyelaran, T.     chair 11     reassessment of 10/21/2026, continued

Medical, from the nephrologist's last note (S. Varghese, MD).  Kidney failure from high blood pressure, dialysis since 2021. Left
forearm fistula with high venous pressures; a fistulogram is booked with Dr. Ohlsson for November 5, 2026 at 7:15 a.m. Dry
weight 74.5 kg. Potassium 6.1 after a missed run in August. Hepatitis B immune, hepatitis C antibody positive and RNA
negative. One convulsion in the chair in 2023 when his pressure fell to 60. As a boy he came off a
church roof and was unconscious "till supper." Admitted July 8-19, 2026, St. Brendan's, blood infection from the old catheter.

    Takes at home      sevelamer 800 mg, three with meals;  carvedilol 12.5 mg twice a day;  cinacalcet 30 mg;  mirtazapine 7.5 mg
    Given here         epoetin, iron sucrose, vitamin D
    Off                ~~gabapentin 300 mg after dialysis~~  struck, JPO; I had copied it off the wrong list
    Must not have      heparin (platelets fell to 31 in 2023; all his runs are heparin-free).  Chlorhexidine makes him itch.
                       ~~Shellfish~~  wrong patient's line, JPO

Doctors outside.   Primary care Lena Marchetti, MD, 978-555-0103. Counselor Mikel Arrieta, LICSW, Hadley Counseling, Tuesdays,
978-555-0104; he has been going since 2024. No psychiatrist since the hospital.

Treatment before.  Harbor Light, sixty days in 2019, finished. A detox at Lemuel Point in 2022, left on the second day because
no one could dialyze him. Buprenorphine never; he asked me whether it "goes through the machine." (It does not.)

His family.   Mother died on dialysis at 61. A brother, Tunde, drinks and has been to prison. Father living, gout.

Paying.   Medicare because of the kidneys, number 4KX7-QT2-MN81. MassHealth second. No card through work.

What a program must arrange.   Four hours of dialysis three times a week: there is an empty chair at our Quincy Ave. unit, and a
program within 15 miles of it could send him. He gave up his license. The PT-1 van brings him to us now and would have
to be ordered afresh by the program. Diet: renal, 1 liter of fluid. No arm restraints or blood pressures on the left.

Speak with me and no one at the desk:  J. Pruett-Onda, 978-555-0105, jpruettonda@riverbendkc.example.`,
      `tx sheet                                chair 12            Wed 10/21            2nd shift
Lachance, Bernadette           DW 58.0      pre 60.9      post 58.4      heparin 2000 load + 500/h
    1205    138/70   p 82    on, no c/o                          Qb 400
    1235    126/66   p 80    ate crackers
    1305     98/50   p 96    cramps L calf, NS 200               Qb 350
    1335    118/62   p 84    better, asks ride home w/ son Luc
    1405    120/64
    1435    116/60   p 78
    1535    off.  hold 8 min x2
allergic: IODINE, SULFA, adhesive          latex gloves off!!!!!         EpiPen w/ pt
home meds rev'd: warfarin 4, insulin glargine 18, levothyroxine 88, Ativan 0.5 hs
son says pt "had a stroke in '19 and fits after."   denies etoh.   lives Bayside Manor rm 4
next labs 11/4.   flu shot given L delt`,
    ],
    expected: {
      dob: '1979-06-14',
      sex_at_birth: 'Male',
      ...livesAt(/418 Cannery Row/i, 'Port Hadley', 'MA', '01999'),
      phone_number: /555-0101/,
      marital_status: 'Separated',
      living_status: 'Rental',
      employment_status: 'Disability',
      ...inEmergency('Folake', 'Adeyemi-Stone', /555-0102/),
      ...speakWith(/Pruett-Onda/i, /555-0105/),
      contact_person_email: 'jpruettonda@riverbendkc.example',
      carrier: 'Medicare',
      subscriber_id: /4KX7-QT2-MN81/,
      ...seenBy('pcp', /Lena Marchetti/i, /555-0103/),
      ...seenBy('therapist', /Mikel Arrieta/i, /555-0104/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /clean me|do both|dirty myself|lost a transplant/i,
      current_symptoms: /Low most days|no appetite|three in the morning|PHQ-9/i,
      recent_substance_abuse: /fentanyl powder|six to eight bags|brandy|last bag/i,
      concerns_for_withdrawal: /goose-fleshed|cramping|withdrawal without medicine/i,
      medication_plan: /sevelamer|carvedilol|cinacalcet|mirtazapine|epoetin/i,
      allergies: /heparin|Chlorhexidine/i,
      transportation_required: /gave up his license|PT-1|van brings/i,
      additional_treatment_or_support_needed: /dialysis three times|renal|on the left|empty chair/i,
      hospitalizations: /St\. Brendan's|ICU|blood infection/i,
      residential_programs: /Harbor Light/i,
      other_levels_of_care: /Lemuel Point|detox/i,
      outpatient_therapy: /Arrieta|Hadley Counseling/i,
      history_of_suicide_attempts: /March 2024|nine days|meant it to kill/i,
      history_of_trauma: /gunpoint/i,
      history_of_seizures: /convulsion in the chair/i,
      history_of_tbi_concussions: /church roof|unconscious/i,
      aggression_or_property_damage: /threw a blood pressure cuff|cracked the monitor/i,
      pending_legal_charges: /larceny/i,
      upcoming_court_date: '2026-11-19',
      family_history: /died on dialysis|Tunde|drinks and/i,
      ...ruledOut('history_of_self_harm probation'),
    },
    open: ['gender', 'legal_guardianship_status', 'current_psychiatrist_name', 'employer', ...OWN_PLAN],
    questions: [
      asked('How many bags of fentanyl a day?', 1, /six to eight bags/),
      asked('What is his dry weight?', 2, /74\.5 kg/),
      asked('when is the fistulogram', 2, /November 5, 2026/),
      asked('who holds the health care proxy', 1, /his sister|Folake/),
      asked('what is his Medicare number', 2, /4KX7-QT2-MN81/),
      asked('Which days is he dialyzed?', 1, /Mon-Wed-Fri/),
      reworded('which blood thinner is off limits and why', 2, /heparin/),
      reworded('did he ever try to end his life', 1, /meant it to kill him/),
      reworded('what did he do to the staff member', 1, /threw a blood pressure cuff/),
      reworded('which arm may not be used for a cuff', 2, /on the left/),
      reworded('where did he last use', 1, /men's room/),
      reworded('how much may he drink in a day because of his kidneys', 2, /1 liter of fluid/),
      reworded('Why did he walk out of detox?', 2, /no one could dialyze/),
      takenBack('is there a restraining order against him', 1, /Restraining order/),
      takenBack('does he take gabapentin after dialysis', 2, /gabapentin/),
      takenBack('is he allergic to shellfish', 2, /Shellfish/),
      anothers('is he on warfarin', 3, /warfarin/),
      anothers('has he an allergy to iodine', 3, /IODINE/),
      anothers('did he have a stroke in 2019', 3, /stroke in '19/),
      absent('has he been tested for HIV'),
      absent('does he own a gun'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('stavros', 'Calliope', 'Stavros', '02/28/1988'),
    as: 'scan',
    pages: [
      `HOME DIALYSIS PROGRAM  *  Saguaro Valley Renal        nurse-to-nurse handover (SBAR)         10/26/26   fax 520-555-0119
TO: intake RN                                       FROM: Merle Quintero RN, CNN   PD nurse   520-555-0110
PT: STAVROS, CALLIOPE    2/28/88    F    she/her, woman                     mquintero@saguarorenal.example
addr 90 Ocotillo Loop, Picacho Wells AZ 85999  (her own, mortgage)    cell 520-555-0111    calli.stavros@dunemail.example
===============================================================================================================
S   38F on PD (peritoneal, overnight cycler) x 18 mo. Asking for inpt. Oxycodone + wine. Came to clinic Mon slurring, sat 88,
    we kept her 4 h w/ naloxone 0.4 x1. Words: "I did the bag with my eyes closed. I could have gotten peritonitis and
    I didn't care. I have a seven year old who hooks me up." CRYING the whole time.
    ~~UA + methadone~~  lab called, wrong cup  MQ
B   FSGS, biopsy '22. APOL1 + COL4 gene panel Univ. of AZ 2023: NEGATIVE. On list Banner - INACTIVE since 9/1.
    PD Rx 4 x 2.0 L 1.5/2.5%, last fill ico 1.5 L.  exit site clean.  peritonitis 1x (5/26, Tucson Gen, 6 days).
    dry 61. BP 148/94.  K 3.3 (low, on KCl).  Hgb 9.8.  HBV immune. HCV neg. HIV neg '25.
    oxy 30s off street, 8-10/d, since hernia surgery 4/2025 (Rx was 5 mg x 20 tabs). Last: 2 this AM 10/26 0600.
    white wine box, 4-5 glasses nightly. THC no. Tobacco quit 2019. never IV.
    when out: yawns, runny, legs kick all night, "vomit till the drain bag pink." COWS 14 on Oct 12. No sz w/ w/d.
    SZ: yes - eclampsia 2019 w/ Nico's birth, x2, none since.    HEAD: rear-ended 2021, concussion, 3 wks HA
    PSYCH  depression, sertraline. PHQ 19 today. hopeless, not sleeping, no interest.  SI passive ("if it clotted fine"), no plan.
           attempt - 2011 Tylenol, 30, Tucson Gen then Palo Verde psych 10 d.  cutting - thighs, 14 to 17.
           ED - laxatives + restricting in college, tx'd (Mirasol day program 2009), now ok per renal RD
           trauma - ex-husband broke her jaw 2017. she has the plate.   violent? never
    tx hx  no residential ever. IOP Desert Star spring 2026, wk 5 quit, could not sit w/ cycler fluid. NA x3.
A   OUD sev, AUD mod.  needs MEDICAL inpt: can self-do PD if room has outlet, sink, shelf. or our RN trains yours, 2 h.
    Risk if she skips exchanges 2 days = fluid, K.`,
      `STAVROS C.   2/28/88    handover p 2
R   1. bed w/ private bath.  2. bring cycler + 10 d supplies (Baxter can ship to you, 5 d lead, tell me NOW)
    3. renal diet, phos 800-1000, K liberal  4. bupe ok, no dose chg.  NO tramadol no meperidine no NSAID no Mg, no Fleet
    5. PD clinic visit here 11/18/26 10:30, labs - can be telehealth
MEDS   sertraline 150 qAM | labetalol 200 bid | KCl 20 | sucroferric oxyhydroxide 500 tid chew | calcitriol 0.25
       | darbepoetin 40 q2wk (clinic) | hydroxyzine 10 prn itch       ~~zolpidem 10 hs~~ not hers MQ
ALL    Vancomycin - red man, slow ok.   PEANUT - anaphylaxis.   EpiPen x2 exp 3/27, one lives w/ cycler
       8/2026 ate son's PB cracker when high, "knew it, did it," 911, epi x1
DOCS   neph Dr. Aurelio Bracamonte (ours).   PCP Dr. Winifred Tso 520-555-0112
       psych NP Garth Lindahl, PMHNP 520-555-0113 q 2 mo       therapist: Sr. Imelda Roque, PhD, 520-555-0114
LEGAL  none pending. no PO.  ~~DUI 10/3~~ NOT hers, see sister below
HOME   div. 2018.   son Nico 7; asthma, 2 ER visits, on Flovent; nut allergy NO.   teleworks: medical coder, FT, Canyon Billing
       Group - STD leave since 10/20.   drives but car in shop, no ride; her mother can bring to Tucson bus only. pls fetch.
       mother Despina Stavros 520-555-0115 = emerg, keeps Nico.   mother = breast ca, lymphedema sleeve
       sister Thalia - DUI 10/3/26, Pima court 11/12, bipolar on lithium, lives w/ mother.
       father deceased - alcohol, varices.  grandfather renal "unknown kind"
INS    Aetna Choice POS II thru work.  W2204 881 730   grp 0871142-013.   Sub = self
       Medicare ESRD applied, not in force.   precert # AE-4471902 inpt detox 5d (called it 10/26 1415, rep Sandy)
CONTACT ME not her mother.  cell ok till 7p.

---- sticky ----
  M -- while you're at it the Reyes gentleman on bay 3 is positive for benzos again, hep C, and wants the same place.
  Do we have his allergy to cipro down?  -- Bea`,
    ],
    expected: {
      dob: '1988-02-28',
      sex_at_birth: 'Female',
      gender: 'Woman',
      ...livesAt(/90 Ocotillo/i, 'Picacho Wells', 'AZ', '85999'),
      phone_number: /555-0111/,
      email_id: 'calli.stavros@dunemail.example',
      marital_status: 'Divorced',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Canyon Billing/i,
      ...inEmergency('Despina', 'Stavros', /555-0115/),
      ...speakWith(/Merle Quintero/i, /555-0110/),
      contact_person_email: 'mquintero@saguarorenal.example',
      carrier: 'Aetna',
      subscriber_id: /W2204 881 730/,
      group_number: '0871142-013',
      authorization_number: 'AE-4471902',
      ...seenBy('pcp', /Winifred Tso/i, /555-0112/),
      ...seenBy('psychiatrist', /Garth Lindahl/i, /555-0113/),
      ...seenBy('therapist', /Imelda Roque/i, /555-0114/),
      next_appointment: '2026-11-18',
      reason_for_seeking_treatment: /eyes closed|Asking for inpt|hooks me up|slurring/i,
      current_symptoms: /PHQ 19|hopeless|not sleeping|SI passive|CRYING/i,
      recent_substance_abuse: /oxy 30s|8-10\/d|white wine|Oxycodone|2 this AM/i,
      concerns_for_withdrawal: /yawns|legs kick|COWS 14|vomit till/i,
      medication_plan: /sertraline 150|labetalol|KCl 20|sucroferric|calcitriol/i,
      allergies: /Vancomycin|PEANUT/i,
      knowingly_ingested_allergen: /PB cracker|knew it/i,
      epipen: /EpiPen x2|cycler|\byes\b/i,
      transportation_required: /car in shop|no ride|pls fetch|Tucson bus/i,
      additional_treatment_or_support_needed: /private bath|cycler|renal diet|self-do PD/i,
      hospitalizations: /Tucson Gen|Palo Verde/i,
      other_levels_of_care: /Desert Star|Mirasol|IOP/i,
      outpatient_therapy: /Roque|Desert Star|IOP/i,
      completed_genetic_testing: /APOL1|gene panel/i,
      history_of_self_harm: /cutting|thighs/i,
      history_of_suicide_attempts: /2011 Tylenol/i,
      eating_disorder: /laxatives|restricting/i,
      history_of_trauma: /broke her jaw/i,
      history_of_seizures: /eclampsia/i,
      history_of_tbi_concussions: /rear-ended|concussion/i,
      family_history: /alcohol, varices|breast ca|bipolar|renal "unknown/i,
      ...ruledOut('pending_legal_charges probation residential_programs aggression_or_property_damage'),
    },
    open: [...OWN_PLAN, 'subscriber_employer'],
    questions: [
      asked('What was the COWS?', 1, /COWS 14/),
      asked('when is the PD clinic visit', 2, /11\/18\/26/),
      asked('what is the precert number', 2, /AE-4471902/),
      asked('how long is the lead for Baxter to ship', 2, /5 d lead/),
      asked('who is the psych NP', 2, /Garth Lindahl/),
      asked('What was the gene panel and its result?', 1, /NEGATIVE/),
      reworded('can she do her own treatments in her room', 1, /can self-do PD/),
      reworded('did she eat something on purpose that could kill her', 2, /PB cracker/),
      reworded('which painkillers are forbidden', 2, /NO tramadol|no meperidine|no NSAID/),
      reworded('what started the pills', 1, /hernia surgery/),
      reworded('who looks after the boy', 2, /keeps Nico/),
      reworded('why did she drop out of the outpatient group', 1, /could not sit w\/ cycler/),
      reworded('was she beaten by a partner', 1, /ex-husband broke her jaw/),
      takenBack('was her urine positive for methadone', 1, /UA \+ methadone/),
      takenBack('does she take zolpidem', 2, /zolpidem/),
      anothers('has she got asthma', 2, /asthma/),
      anothers('When is the DUI court date?', 2, /Pima court 11\/12/),
      anothers('does she have breast cancer', 2, /breast ca\b/),
      anothers('is she allergic to cipro', 2, /allergy to cipro/),
      absent('what is her religion'),
      absent('Is she vaccinated against pneumonia?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
