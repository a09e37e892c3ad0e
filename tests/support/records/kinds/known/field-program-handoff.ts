import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What those who walked or drove with somebody hand over at the door: a wilderness program's summary, a transport's trip sheet. */
export const fieldProgramHandoff: readonly ApartRecord[] = [
  {
    person: who('ashworth-pell', 'Cordelia', 'Ashworth-Pell', '05/14/2009'),
    as: 'text',
    strange: [3],
    pages: [
      `JUNIPER RIM WILDERNESS                                            Aftercare Transition Summary
Group: Kestrel (girls 14-17)     Week 9 of 10                     Written in the field 10/25/2026, typed 10/27/2026

STUDENT    Cordelia "Cory" Ashworth-Pell        D.O.B. 05-14-2009      17 years      Sex: F
Parents share legal custody.  Enrolling parent: Felicity Ashworth, 541-555-0132, felicity.ashworth@larkmail.example
Home, 5 Saltgrass Way, Heron Cove, OR 97999 (mother, stepfather, half brother Otis, 6)
Father: Dominic Pell, Boise. Calls Sundays.           Student's phone is with mother until further notice.

Field therapist: Marisol Etcheverria, LMFT            Field medical: Skip Lundy, WEMT      Medical director: Dr. A. Chao

WHY SHE CAME.  Expelled from Cove Day School 8/3 after she was found unconscious in the art room. Cory and two friends had
been dissolving pressed Percocet (fentanyl) in nasal spray since last winter. By July it was eight to ten sprays on school
days, with Delta-8 carts all day and White Claw on weekends. She huffed keyboard duster for a month at 15. No needles. Last
opioid use was 8/21, in the car on the way to the airport. She arrived on a seven-day buprenorphine taper from Heron Cove
Hospital, where she was admitted 8/3 to 8/9 (Narcan x 3, ventilator one night).
WITHDRAWAL.  At base camp days 1 to 5: cramps, gooseflesh, no sleep, cried for her mother. Nothing since. She has 65 days.

WHAT WE SAW.  Weeks 1-3 she would not eat with the group and we found rice under her tarp. She admits restricting since seventh
grade and running laps at night; 97 lb on arrival, 108 now. Dr. Chao has diagnosed anorexia, restricting type. Weeks
4-6 she told her life story at the fire. Flat in the mornings, checks her pack eleven times, picks her cuticles till they
bleed. Week 7: laughing. Leads the bow drill. PHQ-A 21 at entry, 11 on 10/24.

SAFETY.  She burned her thigh with a curling iron at 14 and 15 (six scars). She took 30 of her mother's metoprolol on
December 19, 2025; intensive care at Heron Cove three days, then adolescent psychiatry at Willamette Pines, 12 days.
No intent since. In week 2 she ran, 1.5 miles, found by staff. She threw a cook pot that cut another student's lip
(9/8); repaired it in circle. ~~Brought a blade in her boot~~: that was entered for Cordy M., Heron group; removed ME.
Two spells in week 3 looked like seizures (eyes rolled, shaking 40 seconds, on standing). EEG Bend 9/21 normal; read as
fainting. She has never had epilepsy. Snowboard concussion, January 2024, missed three weeks of school.`,
      `Juniper Rim Wilderness  /  Ashworth-Pell  /  Aftercare Transition Summary, page 2

HARM DONE TO HER.  A camp counselor, age 19, the summer she was 13. Reported by us 9/14 (Oregon hotline ref. 26-33107).
Her father's temper: he broke a door beside her head when she was nine. She is not afraid of him now.

HEALTH.  Allergic to tree nuts, severe; carries two EpiPens in her top pocket, staff the third. Amoxicillin: hives. On
10/2 she ate a granola bar with almonds knowing what was in it, "to go home," and was given epinephrine and flown to Bend.
Iron deficiency. Vegetarian. Poison oak, healed. Vaccines current, tetanus 9/2026.
Medicines now: fluoxetine 30 mg, iron, hydroxyzine 10 mg at bedtime. ~~Melatonin~~ stopped week 4.

DOCTORS AT HOME.   Pediatrician Theo Barnabas, MD, 541-555-0133.   Psychiatrist Dr. Lucille Farr-Inoue, 541-555-0134,
expects her by video on 11/13/2026 at 4 PM.   Therapist before: Kip Lorimer, LPC, 541-555-0135, weekly for two years.
TESTING.  Dr. Paz Ridgeway's battery, done at camp 9/28 to 9/30: WISC-V FSIQ 121, OCD, major depression, no psychosis.
GENETICS.  GeneSight cheek swab 10/2025, "use with caution: sertraline."

FAMILY.  Felicity has panic disorder and takes Klonopin. Dominic: alcohol, sober since March, on naltrexone. His
sister died of anorexia at 30. Grandfather Ashworth, Parkinson's. Otis has a seizure disorder and is on Keppra.

SCHOOL AND LAW.  Rising senior, 4.5 credits short. No charges: the school's report was closed as
"referred to treatment." Never on probation. She had a summer job at Heron Cove Kayaks.

WHO PAYS.  Regence BlueCross BlueShield of Oregon, ID ZVM 5580 2291, group 10020077, under Dominic Pell (7/11/1977), who works
for Treasure Valley Timber. Wilderness is private pay.

WHAT COMES NEXT.  Our team and both parents ask for a residential program with an eating disorder track, girls only, accredited
school, no backpacking. She says: "I'm good out here because nobody can find me. I want to be good somewhere with
a door. Not home yet. I'd use in a week." Graduation from Juniper Rim is Sunday, November 8.
~~Placement confirmed: Alder Glen Academy.~~ Struck 10/27, BT.
TRAVEL.  She may not fly alone. Father will ride with her; ground van from Redmond airport is needed.
Emergencies: mother first (above). Everything about placement: our transition coordinator, Bo Tiedemann, 541-555-0136,
bo@juniperrim.example. Please do not write to parents until he has.

                                                        Marisol Etcheverria, LMFT     read aloud to Cory, who signed`,
      `JUNIPER RIM WILDERNESS                                            Aftercare Transition Summary
Group: Heron (girls 14-17)       Week 4 of 10                     Written in the field 10/25/2026

STUDENT    Cordy Mulroney-Vance                 D.O.B. 02-27-2010      16 years      Sex: F
Home, 1120 Bluff St, Astoria, OR.  Custody: grandmother.
WHY SHE CAME.  Ketamine and nitrous. Ran from three schools. Charged with arson, hearing 12/01/2026; on probation in
Clatsop County. Type 1 diabetes with a pump. Blade found in boot 9/30. Asthma, two inhalers.
Allergic to bee stings and latex. OHP, CareOregon. Next: boarding school in Montana.`,
    ],
    expected: {
      dob: '2009-05-14',
      sex_at_birth: 'Female',
      ...livesAt(/5 Saltgrass/i, 'Heron Cove', 'OR', '97999'),
      living_status: 'With family',
      legal_guardianship_status: 'Parent/legal guardian',
      ...inEmergency('Felicity', 'Ashworth', /555-0132/),
      ...speakWith(/Tiedemann/i, /555-0136/),
      contact_person_email: 'bo@juniperrim.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /ZVM 5580 2291/,
      group_number: '10020077',
      subscriber_firstname: 'Dominic',
      subscriber_lastname: 'Pell',
      subscriber_dob: '1977-07-11',
      subscriber_employer: /Treasure Valley Timber/i,
      ...seenBy('pcp', /Barnabas/i, /555-0133/),
      ...seenBy('psychiatrist', /Farr-Inoue/i, /555-0134/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /Expelled|good somewhere|use in a week|Not home yet|found unconscious/i,
      current_symptoms: /Flat in the mornings|checks her pack|picks her|PHQ-A|depression/i,
      recent_substance_abuse: /Percocet|Delta-8|White Claw|sprays|opioid use/i,
      concerns_for_withdrawal: /cramps|gooseflesh|taper|Nothing since/i,
      medication_plan: /fluoxetine|hydroxyzine|iron/i,
      allergies: /tree nuts|Amoxicillin/i,
      knowingly_ingested_allergen: /granola bar|knowing what/i,
      epipen: /EpiPen/i,
      transportation_required: /ground van|not fly alone|ride with her/i,
      additional_treatment_or_support_needed: /eating disorder track|accredited|girls only/i,
      hospitalizations: /Heron Cove|Willamette Pines|flown to Bend/i,
      outpatient_therapy: /Lorimer|weekly for two/i,
      psych_testing_done: /WISC-V|Ridgeway/i,
      completed_genetic_testing: /GeneSight/i,
      history_of_self_harm: /burned her thigh|cuticles/i,
      history_of_suicide_attempts: /metoprolol/i,
      eating_disorder: /anorexia|restricting|would not eat|rice under/i,
      history_of_trauma: /camp counselor|broke a door/i,
      history_of_seizures: /never had epilepsy|spells|fainting|looked like seizures|^no\b/i,
      history_of_tbi_concussions: /Snowboard/i,
      aggression_or_property_damage: /cook pot/i,
      family_history: /panic disorder|alcohol|died of anorexia|Parkinson|seizure disorder/i,
      ...ruledOut('pending_legal_charges probation'),
    },
    open: [
      ...fields('gender marital_status employment_status employer phone_number residential_programs'),
      ...fields('other_levels_of_care current_therapist_name current_therapist_phone emergency_contact_primary_email'),
    ],
    questions: [
      asked('FSIQ', 2, /FSIQ 121/),
      asked('When is graduation?', 2, /November 8/),
      asked('who is the field therapist', [1, 2], /Etcheverria/),
      asked('how many days has she', 1, /She has 65 days/),
      asked('what is the Oregon hotline reference', 2, /26-33107/),
      asked('PHQ-A at entry', 1, /PHQ-A 21/),
      reworded('inhalants', 1, /huffed keyboard duster/),
      reworded('did she provoke an allergic reaction herself', 2, /granola bar with almonds/),
      reworded('how many auto-injectors are there', 2, /two EpiPens/),
      reworded('was she molested', 2, /camp counselor/),
      reworded('which antidepressant did the cheek test warn of', 2, /sertraline/),
      reworded('does she eat meat', 2, /Vegetarian/),
      takenBack('Is Alder Glen taking her?', 2, /Placement confirmed: Alder Glen/),
      takenBack('did she hide a blade', 1, /Brought a blade/),
      anothers('does she take Keppra', 2, /on Keppra/),
      anothers('does she have type 1 diabetes', 3, /Type 1 diabetes/),
      anothers('Is she on naltrexone?', 2, /on naltrexone/),
      absent('does she wear contact lenses'),
      absent('is she sexually active'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('lockridge', 'Shane', 'Lockridge', '09/26/1979'),
    as: 'scan',
    pages: [
      `STEADY HANDS SOBER TRANSPORT               TRIP SHEET / HANDOFF TO PROGRAM                    Trip #  SH-2611
PAX   LOCKRIDGE, SHANE M      DOB 09-26-79    M   5'10  214#      PICK UP  Fri 10-30-26 0510   DROP est. 1530
FROM  home - 940 Kiln Road, Slate Gap WV 25999 (owns, lives w/ wife)         PAX PHONE 304-555-0137
BOOKED BY  wife  Tawny Lockridge  304-555-0138  (also EMERG)  tawny.l@slatemail.example       married 16 yrs
ESCORTS    Milo Brandt (lead, EMT-B)   +   Cheyenne Ruiz                     VEHICLE gray Transit
WORK  roof bolter, Slate Gap No. 4, UMWA, off since 10-12, job held        
PLAN  UMWA Health & Ret. Funds?  ~~yes~~ card seen by MB = Highmark BCBS WV   MWV 3307 118 54   GRP 09912-44   own

PRE-TRIP CHECK (lead asks, writes)
 [x] ID   [x] meds bag   [x] searched w/ consent   [ ] weapons  none on him (wife has gun safe key)   [x] phone surrendered
 DRANK?    Y   "a fifth of Black Velvet since supper."  PBT 0500 = .19.   daily fifth x 3 yrs, beer on top
 PILLS?    Y   Roxy 30 / Opana, crushed, 4-6 a day.  last 2200 Thurs.   Neurontin extra.   IV  N since 2016
 METH/COKE N       WEED N     DIP  Y
 GETS SICK?  Y  shakes by 10 am if nothing, DTs 2024 ("bugs in the lamp").  FITS?  Y  1, Feb '24, Slate Gap ER, tubed
 ALLERGIES   morphine = itch/hives   hay = sneezes     ~~iodine~~  (that's Milo's own, wrote wrong line)    EPI? N
 SUICIDE?  now N  "not while she's in the yard."  ever Y  1998, hose on tailpipe, brother pulled him out.   CUTS? N
 HIT HEAD? Y  slab fall 2013, hardhat split, out 5 min, plate L temple, CAMC 8 d
 FIGHTS?   Y  broke a foreman's nose '22;  put fist thru truck window 10-11.   not on us
 COURT?    Y  DUI 12-10-26 Magistrate Ct, Slate Co.     PROBATION? N     PAROLE? N     REGISTRY? N
 BP 168/104   P 112   SpO2 95   T 98.8   tremor ++   FSBS 141 (diabetic, metformin)`,
      `TRIP SH-2611       LOCKRIDGE                                                     LOG (MB drives / CR writes)
0510  left.  wife at rail, dog in the road.  he cried to the county line
0625  vomit x1, dry.  Zofran 4 odt (his)        BP 172/106
0700  "I been to 19 funerals of guys I bolted with. They were calling my name in the top, I quit sleeping. I want
      to hear my girl's band concert sober in the spring."         -> told him that's a good reason
0815  Charleston stop.  CR stays w/ him in mens' door.  no purchases
0840  says back is killing him, 4 surgeries L4-S1, rods.    No to driver's own Percocet joke (!) - MB wrote himself up
0930  Librium 25 from his MD's bridge script, 2 of 6.  next due 1330
1010  asked about seizures:  says wife's sister is epileptic & 'does it like a fish', he went stiff, bit cheek
1105  CR phoned MD office:  Dr. Hollis Pargeter, Gap Family Health, 304-555-0139 - ok'd bridge, f/u 11-17-26 0900
1150  lunch.  ate half.
1240  sleeping, wakes yelling "top's coming".  wife by phone: that is the 2011 fall, 2 men died, he dug one out
1330  Librium 25.  BP 158/98.  COWS 10 (MB).  CIWA 12
1425  wife by phone for the program:  past rehab - Cedar Fork 28 d 2019 (good 2 y), Prestera detox '24 5 d, no IOP
      suboxone clinic '20-'22, quit.   counselor: union's, Lyle Beck 304-555-0140, saw twice.   no psychiatrist
1440  family hx per wife:  his dad black lung + drank.  mom bipolar, Weston State.  nephew OD'd & died.  sister MS
1500  traffic.  Call-ahead to admissions.  they ask re AED seizure meds: none
1528  ARRIVE.  walked in himself.

MEDS BAG COUNT   metformin 500 #60  /  lisinopril 20 #24  /  Neurontin 300 #11  /  Librium 25 #2  /  Zofran #5
                 ~~Suboxone 8 #3~~  struck on recount, CR
BELONGINGS   2 bags, CPAP (needs distilled water), reading glasses, Bible, $40, wedding ring on
SPECIAL      bottom bunk, rods.  grieving.  diabetic tray.  Ride home = us, prepaid, give 48 h notice
RELEASE      wife Tawny;  union rep (attendance only)
QUESTIONS TO   our dispatcher, Renata Voss   304-555-0141   dispatch@steadyhands.example        24 h
RECEIVED BY  ______________________       ESCORTS  M. Brandt  /  C. Ruiz`,
    ],
    expected: {
      dob: '1979-09-26',
      sex_at_birth: 'Male',
      ...livesAt(/940 Kiln/i, 'Slate Gap', 'WV', '25999'),
      phone_number: /555-0137/,
      marital_status: 'Married',
      living_status: 'Own home',
      ...inEmergency('Tawny', 'Lockridge', /555-0138/),
      emergency_contact_primary_email: 'tawny.l@slatemail.example',
      ...speakWith(/Voss/i, /555-0141/),
      contact_person_email: 'dispatch@steadyhands.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /MWV 3307 118 54/,
      group_number: '09912-44',
      ...seenBy('pcp', /Pargeter/i, /555-0139/),
      ...seenBy('therapist', /Lyle Beck/i, /555-0140/),
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /band concert|19 funerals|quit sleeping/i,
      current_symptoms: /quit sleeping|wakes yelling|tremor|vomit|calling my name|back is killing/i,
      recent_substance_abuse: /Black Velvet|daily fifth|Roxy|Opana|fifth/i,
      concerns_for_withdrawal: /shakes by|DTs|bugs in the lamp|CIWA|Librium|COWS/i,
      medication_plan: /metformin|lisinopril|Neurontin|Librium/i,
      allergies: /morphine|hay/i,
      epipen: /\bN\b|^no\b/i,
      transportation_required: /Ride home|prepaid|Transit|SOBER TRANSPORT|PICK UP/i,
      additional_treatment_or_support_needed: /bottom bunk|diabetic tray|CPAP|grieving/i,
      hospitalizations: /CAMC|Slate Gap ER|tubed/i,
      residential_programs: /Cedar Fork/i,
      other_levels_of_care: /Prestera|suboxone clinic|no IOP/i,
      outpatient_therapy: /Lyle Beck|saw twice|suboxone clinic/i,
      history_of_self_harm: /\bN\b|^no\b/i,
      history_of_suicide_attempts: /tailpipe|1998/i,
      history_of_trauma: /2011 fall|two men|2 men died|dug one out|19 funerals/i,
      history_of_seizures: /Feb '24|went stiff|bit cheek|FITS/i,
      history_of_tbi_concussions: /slab fall|plate L temple/i,
      aggression_or_property_damage: /foreman's nose|truck window/i,
      pending_legal_charges: /DUI/i,
      upcoming_court_date: '2026-12-10',
      probation: /\bN\b|^no\b/i,
      parole_granted: /\bN\b|^no\b/i,
      registered_sex_offender: /\bN\b|^no\b/i,
      family_history: /black lung|bipolar|OD'd|sister MS/i,
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employment_status employer subscriber_employer current_psychiatrist_name'),
    ],
    questions: [
      asked('PBT', 1, /PBT 0500 = \.19/),
      asked('who was the lead escort', [1, 2], /Milo Brandt|M\. Brandt/),
      asked('When did they arrive?', 2, /1528 ARRIVE/),
      asked('what does the card say the group is', 1, /GRP 09912-44/),
      asked('CIWA', 2, /CIWA 12/),
      asked('how many Librium are left', 2, /Librium 25 #2/),
      reworded('has he got metal in his skull', 1, /plate L temple/),
      reworded('did he lose coworkers in an accident', 2, /2 men died|19 funerals/),
      reworded('who pulled him from the car that time', 1, /brother pulled him out/),
      reworded('how long did he do well after rehab', 2, /good 2 y/),
      reworded('who has control of the guns', 1, /wife has gun safe key/),
      reworded('smokeless tobacco', 1, /DIP Y/),
      takenBack('is he allergic to iodine', 1, /~~iodine~~/),
      takenBack('did he bring Suboxone', 2, /Suboxone 8 #3/),
      anothers('does he have multiple sclerosis', 2, /sister MS/),
      anothers('Has he got black lung?', 2, /dad black lung/),
      anothers('is he bipolar', 2, /mom bipolar/),
      absent('does he have hepatitis C'),
      absent('What tattoos does he have?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
