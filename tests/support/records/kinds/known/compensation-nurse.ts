import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A workers' compensation nurse's report on a roofer, and the telephone file of another nurse on a nursing aide. */
export const compensationNurse: readonly ApartRecord[] = [
  {
    person: who('tierney', 'Cormac', 'Tierney', '09/17/1974'),
    as: 'text',
    pages: [
      `CORNERSTONE MANAGED CARE            Field Nurse Case Management            Progress Report No. 9

Injured worker:   Cormac Tierney                          Claim no.:    WC-26-0081734
Date of birth:    09/17/1974                              Employer:     Ballast Point Roofing & Sheet Metal
Date of injury:   03/04/2025                              Insurer:      Old Harbor Mutual (adjuster L. Strand)
Occupation:       Journeyman roofer                       Report date:  October 22, 2026

CURRENT STATUS
I met Mr. Tierney and his wife at the office of Dr. Amos Feld (pain) on October 20. By way of background, he fell fourteen feet
through a skylight, with an L1 burst fracture, fused 3/6/2025 at Harbor General (nine days), and a closed head injury with
loss of consciousness of twenty minutes. He remains on total disability and has not worked since.

Dr. Feld's pill count was short by 84. Mr. Tierney then said, in front of us both: "I'm done lying to you. I crush them. I've been
doing twelve, fifteen of the tens a day and buying the rest off a guy from the union hall. If you cut me off I'll go to
the other stuff. Put me somewhere, please, while I still mean it." His last hydrocodone was that morning. He also drinks "a six
pack to make it hold," every night. He has never injected, and has not used heroin or fentanyl that he knows of.

When he ran out in July he had cramps, diarrhea, gooseflesh and restless legs for five days on the couch. He had no seizure. He has not
had one at any time, including after the fall. ~~EEG abnormal 5/2025~~ (withdrawn; report belonged to another claimant.)

MENTAL STATE
Dr. Feld's PHQ-9 was 20. He sleeps in a recliner, two hours at a time, sees the skylight when he shuts his eyes, and has quit
coaching. Mrs. Tierney reports that on August 30 he put his fist through the bathroom door and on September 6 threw a drill
into the yard. He has struck no one. He does not hurt himself. He told me of one attempt: in December 2025 he drove
to the Tobin quarry and took thirty zolpidem; a hiker found him; Harbor General, medical two days and behavioral
health nine. He has a gun safe and his brother-in-law holds the key. Denies any plan today.

Neuropsychological evaluation, Dr. Winona Pruss, 1/15/2026: mild slowing, valid effort, adjustment disorder with depression.`,
      `Tierney / WC-26-0081734 / Report 9 / page 2

TREATING PROVIDERS
   Primary care            Dr. Judith Okonkwo                     617-555-0161     annual 12/2026, not scheduled
   Pain                    Dr. Amos Feld                          617-555-0162     discharging him 11/30
   Spine surgery           Dr. R. Castellano                      617-555-0163     recheck with films 11/12/2026, 8:40 AM
   Psychologist            Warren Eisley, PsyD (CBT, weekly)      617-555-0164     authorized through 1/2027
   Psychiatry              referral made 9/10, no one assigned
MEDICATIONS     hydrocodone-acetaminophen 10/325 (to be tapered); duloxetine 60 mg; pregabalin 150 mg twice daily; lisinopril 10;
                senna.   ~~Cyclobenzaprine~~ not his, RA.
ALLERGIES       Morphine (itching, hives); ragweed.          No epinephrine prescribed.
EQUIPMENT       LSO brace when up, cane, shower chair.       Bed: firm; ground floor.

FAMILY AND HOME
Married to Siobhan, who is a school bus driver, has rheumatoid arthritis (methotrexate) and was herself in an outpatient program for
alcohol in 2012. Two sons; the elder, Declan, is on probation for a fight and lives with them. They own 88 Quarry Lane, North
Ballast, MA 01998. Telephone 617-555-0165, cormac.tierney@graniteinbox.example. His father died of drink, a sister
takes methadone. Emergency: Siobhan Tierney, 617-555-0166.

PRIOR TREATMENT FOR SUBSTANCE USE
None for opioids. At twenty-six he did thirty days at Saint Malachy's House for drinking. He went to AA for a year.

LEGAL
Industrial Accident Board conference on the 2025 injury, December 15, 2026 (this is a benefit matter, not criminal). Arraigned
in August for OUI, first; next date in Quincy District is November 24, 2026. Not on probation.
~~Served ten days in Plymouth County, 1996~~ - struck, another claimant. RA

FUNDING
The insurer will pay for detoxification and a functional restoration program of up to 28 days as related care: authorization
OHM-55-20871, valid 10/26/2026-12/31/2026. Bill to claim no. above; there is no member ID. Beyond that, his wife's
Tufts plan (not to be billed first).

BARRIERS AND RECOMMENDATIONS
1. Medically managed withdrawal, buprenorphine to be considered in place of the hydrocodone (Dr. Feld agrees).
2. Physical therapy three times weekly on site: core program, no lifting over 15 lb, no sitting over 40 minutes.
3. Trauma-focused therapy for the fall.      4. No upper bunk, no stairs.
5. He may not drive (OUI, and opioids). The insurer pays a car service; I book it with 24 hours' notice.
6. Calls and bed offers to me: Rosamund Achterberg, RN, CCM, 617-555-0167, rachterberg@cornerstonemc.example. Not the adjuster.`,
    ],
    expected: {
      dob: '1974-09-17',
      ...livesAt(/88 Quarry Lane/i, 'North Ballast', 'MA', '01998'),
      phone_number: /555-0165/,
      email_id: 'cormac.tierney@graniteinbox.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Disability',
      employer: /Ballast Point Roofing/i,
      ...inEmergency('Siobhan', 'Tierney', /555-0166/),
      ...speakWith(/Achterberg/i, /555-0167/),
      contact_person_email: 'rachterberg@cornerstonemc.example',
      authorization_number: 'OHM-55-20871',
      ...seenBy('pcp', /Okonkwo/i, /555-0161/),
      ...seenBy('therapist', /Eisley/i, /555-0164/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /done lying|Put me somewhere|pill count was short/i,
      current_symptoms: /PHQ-9 was 20|recliner|sees the skylight|quit\s+coaching/i,
      recent_substance_abuse: /twelve, fifteen|crush them|hydrocodone|six\s+pack/i,
      concerns_for_withdrawal: /cramps, diarrhea|restless legs|Medically managed/i,
      medication_plan: /duloxetine|pregabalin|lisinopril|hydrocodone-acetaminophen/i,
      allergies: /Morphine|ragweed/i,
      epipen: /No epinephrine|^no\b/i,
      transportation_required: /may not drive|car service/i,
      additional_treatment_or_support_needed:
        /Physical therapy three|Trauma-focused|No upper bunk|shower chair|LSO brace/i,
      hospitalizations: /Harbor General/i,
      residential_programs: /Saint Malachy/i,
      outpatient_therapy: /Eisley|CBT/i,
      psych_testing_done: /Neuropsychological|Pruss/i,
      history_of_suicide_attempts: /Tobin quarry|thirty zolpidem/i,
      history_of_trauma: /skylight/i,
      history_of_tbi_concussions: /closed head injury|loss of consciousness/i,
      aggression_or_property_damage: /bathroom door|threw a drill/i,
      pending_legal_charges: /OUI/i,
      upcoming_court_date: '2026-11-24',
      family_history: /died of drink|takes methadone/i,
      ...ruledOut('history_of_self_harm history_of_seizures probation'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('sex_at_birth gender carrier subscriber_id subscriber_employer current_psychiatrist_name'),
      ...fields('legal_guardianship_status other_levels_of_care'),
    ],
    questions: [
      asked('What is the claim number?', [1, 2], /WC-26-0081734/),
      asked('how far did he fall', 1, /fourteen feet/),
      asked('who is the adjuster', 1, /L\. Strand/),
      asked('until when is the authorization valid', 2, /12\/31\/2026/),
      asked('When is the recheck with films?', 2, /11\/12\/2026/),
      asked('who did the neuropsychological evaluation', 1, /Winona Pruss/),
      reworded('how many pills were missing', 1, /short by 84/),
      reworded('where does he get the extra tablets', 1, /guy from the union hall/),
      reworded('what did he overdose on', 1, /thirty zolpidem/),
      reworded('can he get at a firearm', 1, /brother-in-law holds the key/),
      reworded('How heavy a load may he pick up?', 2, /15 lb/),
      reworded('who arranges and pays for the ride', 2, /insurer pays a car service/),
      reworded('which of his relations is in opioid treatment', 2, /takes methadone/),
      takenBack('was his EEG abnormal', 1, /EEG abnormal/),
      takenBack('is he taking cyclobenzaprine', 2, /Cyclobenzaprine/),
      takenBack('was he in jail in 1996', 2, /Served ten days/),
      anothers('does he drive a school bus', 2, /school bus driver/),
      anothers('does he take methotrexate', 2, /methotrexate/),
      anothers('was he ever in an outpatient program for alcohol', 2, /outpatient program/),
      absent('does he have sleep apnea'),
      absent('what shoe size does he wear'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('ibarra-stein', 'Guadalupe', 'Ibarra-Stein', '04/30/1980'),
    as: 'scan',
    pages: [
      `TELEPHONIC CASE NOTES - STATE FUND                                               printed 10/29/26 07:58   user BHOLLIS
Clmt: IBARRA-STEIN, GUADALUPE     Clm: 26L-400917    DOI 11/19/25     DOB 4/30/80    Sex F    Emplr: Meadowlark Care Ctr
Body part: R shoulder (rotator cuff), lift of resident          Job: CNA, nights       Work status: OFF, TTD
Tel (c) 406-555-0171    lupe.is@bigskymail.example     1202 Chokecherry Dr, Sheridan Forks MT 59999
==================================================================================================================
10/01  1010  OB  T/C to clmt.  Says shldr 7/10.  Out of tramadol "since the weekend".  Rx was 9/22 x 60.  Sounds slow.
10/01  1022  OB  T/C Dr Garrity ofc (ortho).  RTW 11/20 if MRI ok.  They did not know abt the other Rx (urgent care, 30 more).
10/06  1401  IN  Clmt's husb Aaron called.  Found vodka in the heat-pad box.  He is a deputy; scared for her license and his job.
10/06  1415  OB  Clmt, crying.  Admits: tramadol 12-16 tabs/d x 5 mo, vodka a pint/d since June.  "I wipe other people for a
                 living and I can't keep my own bed dry."  Agrees to help.  Wants women only, not in county.
10/07  0900      ~~Clmt has 2nd job, bakery, a.m.~~      wrong claim (26L-400971).  Job at Meadowlark is held, FMLA to 12/31.
10/08  1130  OB  PCP Kristin Yellowtail NP, 406-555-0172:  seizure 9/28 at home, from the tramadol per ER (Sheridan Forks Med Ctr,
                 2 nights). Never before. No driving 6 mo.  Labs AST 88.  Tramadol D/C'd - she buys it from a coworker now.
10/09  0815  IN  Clmt.  Last tramadol 5 this AM.  When she skips: sweats, electric zaps, "bugs", shakes by noon from the vodka.
10/13  1340  OB  Counselor Ruth Ann Dvorak LCPC 406-555-0173.  Sees her q Mon since Aug.  PHQ 21.  Passive SI, no plan.  One
                 attempt, 2004, car into river on purpose, Billings Deaconess psych 3 wk.  Burns arms w/ curling iron, last Sept.
10/13  1352      Dvorak re hx: bulimia in HS, treated w/ OP group.  Uncle, age 8.  Head: that 2004 crash, LOC, 2 d.
10/14  1005  OB  Psych NP Ferris Blom 406-555-0174 (tele).  venlafaxine 150, prazosin 1, + naltrexone NOT started d/t tramadol.
                 ~~lithium 300 bid~~  Blom: misread, not her chart
10/15  0930      Resident in DOI (Mrs. P., dementia, MRSA, swings fists) also filed?  no, resident isn't clmt.  noted only.
10/20  1600  IN  Husb.  She threw coffee pot at window 10/18, glass.  No one hurt.  He took her keys + his service weapon out of hse.`,
      `IBARRA-STEIN   26L-400917    cont.
10/21  0910  OB  Intake sheet for facility, done by phone w/ clmt:
                   married, own hse w/ husb + 2 (17, 12).     emerg: Aaron Stein 406-555-0175
                   allergic: sulfa (hives).  yellowjackets (throat) - EpiPen, purse.   ate none of it on purp: "who would"
                   meds also: omeprazole 20, ropinirole 0.5, albuterol prn
                   tx: Rimrock 28 d in 2016, done.  detox w/ same.  IOP after, 8 wk.  3 yr sober, AA, sponsor Jolene.
                   fam: mother drinks; brother Chuy OD'd fentanyl 2023, died.   aunt - "fits"
                   legal:  none.  no PO.    surg: ~~hysterectomy '19~~  (other claimant BH)   tonsils
                   older girl Marisol - IEP, T1 diabetes, pump; lives home
                   neuropsych - yes, after crash, '04, Billings.   genes - no.
10/22  1120  IN  Dr Garrity: MRI R shldr 11/9/26 1:15p, Sheridan Forks Imaging. No lift >5 lb, sling hs.  steroid inj q3mo ok.
10/23  1000  OB  Fund med dir approves detox + 30 d as "consequential".  Auth SF-2026-77120.  prov must bill Fund fee sched.
                 Private cov 2ndary: Allegiance thru sheriff's ofc (husb).  PacificSource? no.
10/26  1433  OB  Three beds called.  (1) Bozeman - no, shldr.  (2) Missoula wmn - waitlist.  (3) you, sent 10/27.
10/27  0850  IN  Clmt: "I've got a bag by the door.  It's been by the door since August."
10/27  0907  OB  Travel: 212 mi.  Fund pays mileage to driver; husb. works; sister-in-law Peg can drive Sat only.  Otherwise
                 facility pick-up at Billings bus.
10/28  1310      NEEDS:  PT 2x/wk shldr, ice, bottom bunk R side out, night light, no roommate w/ perfume (asthma),
                 Spanish not needed.    Wants phone call to girls 7p.
10/29  0755      PLEASE CALL:  me.  Brenda Hollis RN CCM 406-555-0176  bhollis@mtstatefund.example  (husb has own atty now)
==================================================================================================================
adj. memo (not nurse):  reserve 84k.    surveillance 9/11: "subject carried 2 bags dog food, L arm."   supv: do not send out!`,
    ],
    expected: {
      dob: '1980-04-30',
      sex_at_birth: 'Female',
      ...livesAt(/1202 Chokecherry/i, 'Sheridan Forks', 'MT', '59999'),
      phone_number: /555-0171/,
      email_id: 'lupe.is@bigskymail.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employer: /Meadowlark/i,
      ...inEmergency('Aaron', 'Stein', /555-0175/),
      ...speakWith(/Brenda Hollis/i, /555-0176/),
      contact_person_email: 'bhollis@mtstatefund.example',
      authorization_number: 'SF-2026-77120',
      ...seenBy('pcp', /Yellowtail/i, /555-0172/),
      ...seenBy('therapist', /Dvorak/i, /555-0173/),
      ...seenBy('psychiatrist', /Ferris Blom/i, /555-0174/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /wipe other people|bag by the door|Agrees to help/i,
      current_symptoms: /PHQ 21|Passive SI|shldr 7\/10|crying|Sounds slow/i,
      recent_substance_abuse: /tramadol 12-16|vodka|Last tramadol/i,
      concerns_for_withdrawal: /sweats|electric zaps|shakes by noon|seizure 9\/28/i,
      medication_plan: /venlafaxine|prazosin|omeprazole|ropinirole|albuterol/i,
      allergies: /sulfa|yellowjackets/i,
      knowingly_ingested_allergen: /none of it on purp|who would|^no/i,
      epipen: /EpiPen|purse|\byes\b/i,
      transportation_required: /mileage|Peg can drive|pick-up at Billings|No driving/i,
      additional_treatment_or_support_needed: /PT 2x|bottom bunk|night light|perfume|women only/i,
      hospitalizations: /Sheridan Forks Med|Billings Deaconess/i,
      residential_programs: /Rimrock/i,
      other_levels_of_care: /IOP after|detox w\//i,
      outpatient_therapy: /Dvorak|OP group|IOP after/i,
      psych_testing_done: /neuropsych/i,
      history_of_self_harm: /curling iron|Burns arms/i,
      history_of_suicide_attempts: /car into river|2004/i,
      eating_disorder: /bulimia/i,
      history_of_trauma: /Uncle, age 8/i,
      history_of_seizures: /seizure 9\/28/i,
      history_of_tbi_concussions: /2004 crash|LOC/i,
      aggression_or_property_damage: /coffee pot/i,
      family_history: /mother drinks|OD'd fentanyl|fits/i,
      ...ruledOut('pending_legal_charges probation completed_genetic_testing'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender employment_status carrier subscriber_id subscriber_employer legal_guardianship_status'),
    ],
    questions: [
      asked('what is the claim number of Ibarra-Stein', [1, 2], /26L-400917/),
      asked('When is the MRI?', 2, /11\/9\/26/),
      asked('what is the auth from the fund', 2, /SF-2026-77120/),
      asked('how much vodka', 1, /pint\/d/),
      asked('who is the sponsor', 2, /Jolene/),
      asked('what was the AST', 1, /AST 88/),
      reworded('who is the one who found the liquor', 1, /husb Aaron called|Found vodka/),
      reworded('which pills set off the convulsion', 1, /from the tramadol/),
      reworded('is her position at work still hers', 1, /Meadowlark is held/),
      reworded('was she abused as a little girl', 1, /Uncle, age 8/),
      reworded('Why may she not share a room with somebody who wears scent?', 2, /asthma/),
      reworded('how long did she stay off alcohol after her last rehab', 2, /3 yr sober/),
      reworded('did her brother die of an overdose', 2, /OD'd fentanyl/),
      takenBack('does she have a second job at a bakery', 1, /2nd job, bakery/),
      takenBack('is she on lithium', 1, /lithium/),
      takenBack('has she had a hysterectomy', 2, /hysterectomy/),
      anothers('does she have dementia', 1, /dementia/),
      anothers('does she wear an insulin pump for diabetes', 2, /T1 diabetes/),
      anothers('has she got MRSA', 1, /MRSA/),
      absent('is she left handed'),
      absent('when was her last mammogram'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
