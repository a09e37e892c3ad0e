import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a prison's case manager or a parole officer lays out for somebody who is to go from prison, or back from a breach, to treatment. */
export const paroleReleasePlan: readonly ApartRecord[] = [
  {
    person: who('hallworth', 'Jerome', 'Hallworth', '07/04/1972'),
    as: 'text',
    strange: [3],
    pages: [
      `STATE DEPARTMENT OF CORRECTION                                        OFFENDER RELEASE AND AFTERCARE PLAN  (ORP-11)
Facility: Pocket Creek Correctional Institution, Unit D                         Plan date: October 23, 2026
____________________________________________________________________________________________________________________

OFFENDER     Hallworth, Jerome Ellis          NUMBER   B-660194          BORN   July 4, 1972          SEX   Male
OFFENSE      Burglary of a habitation         SENTENCE 12 years          SERVED 5 years 1 month
BOARD ACTION Parole granted September 30, 2026, effective on acceptance by a residential program; otherwise December 15.
PAROLE UNTIL September 18, 2033               OFFICER  Antoinette Mbeki-Rowe, District 4, 334-555-0177

I.  HOME OFFER
    Residence investigated 10/9: 804 Magnolia Spur, Coosa Mills, AL 36999; his sister Yolanda Hallworth's house, where
    he lived before. APPROVED for after treatment. ~~Residence: Lot 12, Pine Breeze~~ denied 10/2, brother's place, see VII.
    He has no telephone now; messages at Yolanda's, 334-555-0178, who is also to be called in an emergency.
    He is divorced (2016). Two grown daughters.

II. SUBSTANCE USE
    Crack and gin brought him in. He began methamphetamine ("ice") in Unit D in 2024 and, since March of this year, strips of
    Suboxone and K2 "to not feel the yard." Officers found him unresponsive on August 11 after paper soaked in K2. By his own
    statement the last was a Suboxone strip on October 17; he takes a quarter strip on most days. He has never injected.
    Urine: 8/12 synthetic cannabinoids; 9/29 negative; 10/18 buprenorphine. ~~10/18 fentanyl~~ (second bottle belonged
    to cell D-114, corrected by lab notice 10/21).
    Going without strips he yawns, sweats, cannot lie still for four days. From alcohol, in 2021, county jail: shakes and
    voices, no seizure.

III. PROGRAMMING
    SAP (substance abuse program), 6 months, completed 2/2023. Thinking for a Change, completed. Electrical wiring certificate.
    Before prison: The Bridge at Gadsden, 30 days, 2014; a week of detoxification at Coosa General, 2020. No outpatient program.
    Group with Mr. Isidro Pell, counselor, weekly since May; he ends with release.

IV. MEDICAL AND MENTAL HEALTH SUMMARY (released with signed consent, Nurse Administrator F. Gaines)
    Asthma; hypertension; glaucoma, left eye; latent TB treated 2022. Hepatitis C cured 2023. Takes amlodipine 10,
    Symbicort, albuterol, latanoprost drops, and Remeron 30 at night. Penicillin: throat closed, age 30. Fire ants: hives.
    EpiPen in the pill line, one to go with him. Class: light duty, bottom bunk, no heights.
    Knocked out with a lock in a sock, 2022, and by a bat at 17; headaches since.
    No seizure disorder. In 2017, when his son was killed, he ran a hose into his car and was found by Yolanda; Hill Crest, five
    weeks. He says that is over. He has not cut or burned himself. MH-2 caseload: PTSD, depression. He does not sleep, startles,
    and eats facing the wall. His stepfather shut him in a freezer chest when he was eight. In 2023 he saw a man stabbed to
    death beside his bunk.`,
      `ORP-11     Hallworth, Jerome E.     B-660194                                                        page 2

V.  CONDUCT
    Disciplinaries: 2 in 24 months. 5/2025, fight, broke another man's jaw (30 days segregation); 8/2026, intoxication.
    Destroyed a wall phone in 2022. No sexual disciplinary. Not required to register as a sex offender.

VI. LEGAL
    Open: a failure to appear in Calhoun County, theft of property 3rd, from 2021; set December 9, 2026, 9:30 AM. The
    District Attorney has written that she'll dismiss on completion of treatment. No separate probation.
    ~~Detainer, Georgia~~  struck 10/14, TM.

VII. FAMILY
    Mother, 79, had a stroke and is in a nursing home. Father drank and died of it. Brother Lamont uses heroin, has AIDS
    and is under a five-year probated sentence. Yolanda has sickle cell trait and works nights at the tire plant.
    Son Marcus was shot in 2017. A nephew is schizophrenic.

VIII. RESOURCES
    Alabama Medicaid (suspended, not ended), 0770 4419 2213, to be turned on the day he leaves. No other insurance.
    He will have $41 and a bus voucher. He has not worked for wages since 2021, a roofer then. ID card and birth certificate in file.
    Doctor: Coosa Mills Health Services, Dr. Ambrose Whitley, 334-555-0179. First visit December 1, 2026, 1:30 PM.
    Outside mental health: to be assigned by AltaPointe, none yet.

IX. OFFENDER'S STATEMENT
    "I been high inside longer than I been sober outside. If y'all turn me loose to Coosa I will be at Lamont's by dark.
    I'm fifty-four, I want one clean year before my mama goes. I will do six months, I don't care if it got a fence."

X.  CONDITIONS OF THE BOARD
    1. Residential treatment of no less than 90 days, directly from the institution.      2. No contact with Lamont Hallworth.
    3. Electronic monitoring for the first 60 days; device is with the officer.     4. Reports by telephone every Friday.
    5. Drug testing at the program.

XI. ARRANGEMENTS
    Department van on Tuesdays to Birmingham or Montgomery only. From either the program is asked to meet him. He has
    never flown. He needs inhalers and eye drops kept on his person, and help with reading (grade 3.8, TABE 2025).
    TABE and the MMPI of 2021 (Dr. Lindy Crowell) can be had on request.
    Programs will please speak with the reentry coordinator, Thelonia Marsh, 334-555-0180, tmarsh@doc-reentry.example,
    and with nobody in Unit D.
                                                      T. Marsh              approved, Warden's office, 10/26/2026`,
      `STATE DEPARTMENT OF CORRECTION                                        OFFENDER RELEASE AND AFTERCARE PLAN  (ORP-11)
Facility: Pocket Creek Correctional Institution, Unit D                         Plan date: October 23, 2026

OFFENDER     Hollowell, Gerard             NUMBER   B-661094          BORN   April 7, 1988          SEX   Male
OFFENSE      Sexual abuse 1st              BOARD ACTION  denied; end of sentence November 20, 2026
I.  HOME OFFER  none; must register as a sex offender; shelter in Mobile has refused.
II. SUBSTANCE USE  heroin, injected; last in 2019.  Alcohol.  Seizures from alcohol, 2018.
IV. MEDICAL  Crohn's disease, colostomy. HIV positive, Biktarvy. Allergic to Bactrim and shellfish.
VI. LEGAL  federal detainer.`,
    ],
    expected: {
      dob: '1972-07-04',
      sex_at_birth: 'Male',
      ...livesAt(/804 Magnolia/i, 'Coosa Mills', 'AL', '36999'),
      marital_status: 'Divorced',
      employment_status: 'Unemployed',
      ...inEmergency('Yolanda', 'Hallworth', /555-0178/),
      ...speakWith(/Thelonia Marsh/i, /555-0180/),
      contact_person_email: 'tmarsh@doc-reentry.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /0770 4419 2213/,
      ...seenBy('pcp', /Whitley/i, /555-0179/),
      next_appointment: '2026-12-01',
      reason_for_seeking_treatment: /one clean year|high inside|turn me loose|do six months/i,
      current_symptoms: /does not sleep|startles|facing the wall|headaches/i,
      recent_substance_abuse: /methamphetamine|K2|Suboxone strip|quarter strip|strips of/i,
      concerns_for_withdrawal: /yawns, sweats|lie still|shakes and/i,
      medication_plan: /amlodipine|Symbicort|Remeron|latanoprost/i,
      allergies: /Penicillin|Fire ants/i,
      epipen: /pill line|EpiPen/i,
      transportation_required: /Department van|meet him|bus voucher/i,
      additional_treatment_or_support_needed:
        /bottom bunk|help with reading|Electronic monitoring|inhalers|light duty/i,
      hospitalizations: /Hill Crest|five weeks|Coosa General/i,
      residential_programs: /The Bridge|SAP/i,
      other_levels_of_care: /detoxification at Coosa|SAP|No outpatient/i,
      outpatient_therapy: /Isidro Pell|Group with|No outpatient/i,
      psych_testing_done: /MMPI|TABE|Crowell/i,
      history_of_self_harm: /not cut or burned|^no\b/i,
      history_of_suicide_attempts: /hose into his car/i,
      history_of_trauma: /freezer chest|stabbed to|son was killed/i,
      history_of_tbi_concussions: /lock in a sock|Knocked out|bat at 17/i,
      aggression_or_property_damage: /broke another man's|wall phone|fight/i,
      sexually_inappropriate_behavior: /No sexual disciplinary|^no\b/i,
      registered_sex_offender: /Not required|^no\b/i,
      pending_legal_charges: /failure to appear|theft of property/i,
      probation: /No separate probation|^no\b/i,
      parole_granted: /Parole granted|September 30|PAROLE UNTIL|^yes/i,
      upcoming_court_date: '2026-12-09',
      family_history: /had a stroke|Father drank|sickle cell|schizophrenic|uses heroin/i,
      ...ruledOut('history_of_seizures'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('phone_number living_status current_therapist_name current_psychiatrist_name employer'),
    ],
    questions: [
      asked('What is his DOC number?', [1, 2], /B-660194/),
      asked('what is the set date in Calhoun County', 2, /December 9, 2026/),
      asked('who is his parole officer', 1, /Antoinette Mbeki-Rowe/),
      asked('until when does parole run', 1, /September 18, 2033/),
      asked('what grade does he read at', 2, /grade 3\.8/),
      asked('TB', 1, /latent TB treated/),
      reworded('overdose behind bars', 1, /found him unresponsive/),
      reworded('shut up as a child', 1, /freezer chest/),
      reworded('which relative is he barred from', 2, /No contact with Lamont/),
      reworded('money on him when he gets out', 2, /\$41/),
      reworded('did the house for afterwards pass inspection', 1, /APPROVED for after/),
      reworded('eye disease', 1, /glaucoma/),
      takenBack('was he positive for fentanyl on 10/18', 1, /10\/18 fentanyl/),
      takenBack('does Georgia have a detainer', 2, /Detainer, Georgia/),
      anothers('does he have AIDS', 2, /has AIDS/),
      anothers('Does he have a colostomy?', 3, /colostomy/),
      anothers('has he had a stroke', 2, /had a stroke/),
      absent('how tall is he'),
      absent('does he have a driver\u2019s license'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('trevanion', 'Skye', 'Trevanion', '10/30/1993'),
    as: 'scan',
    pages: [
      `GREAT BASIN STATE  -  PAROLE & PROBATION       SANCTION / PLACEMENT WORKSHEET          Ofc. K. Dahlquist-Ames     10/28/26
NAME  Trevanion, Skye L     DOB 10/30/93    F     ID 1188460       TYPE  [ ] probation   [X] PAROLE   [ ] interstate
PAROLED  2/17/26   EXP 2/16/29     orig: trafficking C/S        RISK  ORAS 24 mod-high
ADDR  ~~in custody Elko Co~~ released 10/25 -> Rm 11 Ruby Crest Motel, 770 Idaho Rd, Carlin Gap NV 89999 (weekly)
PHONE 775-555-0181     MARITAL  [ ]S [ ]M [X]Sep [ ]D        WORK [ ] FT [ ] PT [X] none  (mine cafeteria to 8/26)
----------------------------------------------------------------------------------------------------------------
WHAT HAPPENED                                        SANCTION GRID      low  [ ]   med [ ]   HIGH [X]
9/02 UA + meth, fent                                  written warning 9/3
9/29 no show UA                                       curfew
10/17 PO home visit: found blue on bathroom floor, Narcan x2, Elko Regional, 2 nts.  Foil, 14 pills, scale.
      boyfriend Colt Weems arrested same visit (guns, felon in poss). Weems also has warrants CA. she had no gun.
10/24 hearing ofcr: hold lifted if inpt.   ~~revocation 10/24~~   continued
----------------------------------------------------------------------------------------------------------------
HER STATEMENT   "I wasn't trying to die I was trying to sleep. I don't know how to be out. Inside I ran the kitchen. I want
   to go where there's other moms and a kitchen. My baby turns 2 in Feb and I been her mom for 11 weeks."
USE      fent pills 15-20/d foil  since May      meth smoke daily        last: pills 10/27 "two to hold me"
         Etoh N    benzo N    needle Y last 2020    vape nic
SICK?    Elko jail 10/19-25: COWS 17 day 2, "crapped, crawled, no sleep", comfort meds, no MAT.
MH       PHQ 18. PTSD.  nightmares, jumps at keys.  dad's friend 9-12 yo; Weems choked her 10/1, out "a minute"
  suicide (Y) N   2012 jumped off I-80 overpass, pelvis, 2 rods, Reno 5 wks + NNAMHS 3 wks.   now N
  self-harm (Y) N  erases skin w/ pencil eraser, jail 10/20
  seizures  Y (N)      head (Y) N  overpass "skull crack", + above
  violent (Y) N   2019 assault on CO (throwing). 9/11 broke Weems' windshield
  sex offense Y (N)        arson Y (N)`,
      `TREVANION  1188460                                                        WORKSHEET side 2

MED      Rx: Zoloft 100, Minipress 2, Suboxone ~~8/2~~ never started (appt missed), Synthroid 75.  pharm: Carlin Gap Drug
ALLERG   sulfa = blisters;  bees = "swole shut '03"      EPI  lost it in jail property
         ate a honeycomb on a dare at NNCC '21, knew, code called
OTHER    HCV+ untx.  ~~HIV+~~ (slip of A. Trevino)  hip/pelvis pain, cane in a.m.  LMP "?"  hCG neg 10/25.   C/S Feb '25
DOCS     PCP - Ruby Valley Clinic, PA Lorcan Teague 775-555-0182, 11/12/26 3p  (HCV labs)
         psych/meds - Dr. Uma Prakash-Lowell telepsych 775-555-0183     therapist - "Jodie" NNAMHS, quit Aug
TX HX    WestCare Reno women + kids 2023 in lieu (90 d, done).  NNCC "OASIS" in-prison 2025.  IOP Vitality 3/26-7/26 dropped.
         sober living 2/26-5/26 asked to leave when Weems came by window
KIDS     Junie (2/2025) w/ Skye's aunt, DCFS case, visits Sun.   aunt Roberta Quade 775-555-0184 = EMERG
FAM      mother Dx bipolar, ECT, in Sparks.  father d. cirrhosis.  brother Rhys - Type 1, insulin pump; Rhys on Fed probation
         Aunt R. - 12 yrs sober; she goes w/ oxygen at night
EDU      GED NNCC.  tested by psych 2024 (WASI 92)
COURT    NV parole hearing 11/19/26 10:00 Carson (video).  new charge? [X] Y poss. C/S II, Justice Ct, 12/08/26 8:30
INS      NV Medicaid - SilverSummit  0004 7713 882   active 10/26   grp none
TRANSP   no car, no lic (never).  P&P will drive to Reno only.   beyond: program or Greyhound + pickup, ofcr must see ticket
REQUEST  women w/ children by day 60 / MAT start day 1 / no Weems: no mail, phone / trauma tx / pelvis: lower bunk
         ~~ankle GPS stays on~~ struck 10/26, JT
OFFICER  K. Dahlquist-Ames 775-555-0185 kdahlquist@gbpp.example  - call for bed, NOT hearing office
-------------------------------------------------------------------------------------------------------------
supv:    approve inpt 90.   if she walks = warrant.   J.T. 10/28
colleague's note stuck on:  "Also need a bed for R. Quillen, 31, preg 30 wks, on Subutex 16, Humboldt - same van?"`,
    ],
    expected: {
      dob: '1993-10-30',
      sex_at_birth: 'Female',
      ...livesAt(/770 Idaho/i, 'Carlin Gap', 'NV', '89999'),
      phone_number: /555-0181/,
      marital_status: 'Separated',
      employment_status: 'Unemployed',
      ...inEmergency('Roberta', 'Quade', /555-0184/),
      ...speakWith(/Dahlquist/i, /555-0185/),
      contact_person_email: 'kdahlquist@gbpp.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /0004 7713 882/,
      ...seenBy('pcp', /Teague/i, /555-0182/),
      ...seenBy('psychiatrist', /Prakash-Lowell/i, /555-0183/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /other moms|trying to sleep|how to be out|hold lifted if inpt/i,
      current_symptoms: /PHQ 18|nightmares|jumps at keys|PTSD/i,
      recent_substance_abuse: /fent pills|meth smoke|two to hold|meth, fent/i,
      concerns_for_withdrawal: /COWS 17|crapped|no sleep|comfort meds/i,
      medication_plan: /Zoloft|Minipress|Synthroid/i,
      allergies: /sulfa|bees/i,
      knowingly_ingested_allergen: /honeycomb|knew/i,
      epipen: /lost it/i,
      transportation_required: /no car|Reno only|Greyhound/i,
      additional_treatment_or_support_needed: /women w\/ children|MAT start|lower bunk|trauma tx|cane in/i,
      hospitalizations: /Elko Regional|NNAMHS|Reno 5 wks|C\/S Feb/i,
      residential_programs: /WestCare|OASIS/i,
      other_levels_of_care: /IOP Vitality|sober living/i,
      outpatient_therapy: /Jodie|IOP Vitality/i,
      psych_testing_done: /WASI/i,
      history_of_self_harm: /eraser/i,
      history_of_suicide_attempts: /overpass|2012 jumped/i,
      history_of_trauma: /dad's friend|choked her/i,
      history_of_seizures: /\bN\b|^no\b/i,
      history_of_tbi_concussions: /skull crack|choked|overpass/i,
      aggression_or_property_damage: /assault on CO|windshield/i,
      pending_legal_charges: /poss\. C\/S/i,
      parole_granted: /PAROLE|2\/17\/26|^yes/i,
      family_history: /bipolar|cirrhosis|Type 1|ECT/i,
    },
    open: [
      ...fields('gender living_status employer probation sexually_inappropriate_behavior upcoming_court_date'),
      ...fields('registered_sex_offender current_therapist_name group_number'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('ORAS', 1, /ORAS 24/),
      asked('What is her parole ID?', [1, 2], /1188460/),
      asked('when is the parole hearing', 2, /11\/19\/26/),
      asked('who is the PA', 2, /Lorcan Teague/),
      asked('COWS in jail', 1, /COWS 17/),
      asked('what does sulfa do', 2, /sulfa = blisters/),
      reworded('was she revived lately', 1, /Narcan x2/),
      reworded('what did she jump from', 1, /I-80 overpass/),
      reworded('who is bringing up her daughter', 2, /w\/ Skye's aunt|aunt Roberta Quade/),
      reworded('strangulation', 1, /choked her/),
      reworded('why did she lose her place in the sober house', 2, /Weems came by window/),
      reworded('did she eat something that she must not on a bet', 2, /honeycomb on a dare/),
      takenBack('is she HIV positive', 2, /~~HIV\+~~/),
      takenBack('is the GPS staying on', 2, /ankle GPS stays on/),
      anothers('does she need oxygen at night', 2, /oxygen at night/),
      anothers('does she use an insulin pump', 2, /insulin pump/),
      anothers('has she got warrants in California', 1, /Weems also has warrants CA/),
      absent('does she have asthma'),
      absent('What tribe is she enrolled in?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
