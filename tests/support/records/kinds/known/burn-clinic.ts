import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** An outpatient burn clinic: wound by wound, dressings, therapy, and the social worker's screen behind it. */
export const burnClinic: readonly ApartRecord[] = [
  {
    person: who('haverstock', 'Dexter', 'Haverstock', '02/03/1994'),
    as: 'text',
    pages: [
      `THREE FORKS REGIONAL BURN CENTER - OUTPATIENT                     Visit 10/29/2026 1:20 PM
Haverstock, Dexter A.   |  M  |  DOB 2/3/1994  |  MRN 7714420  |  Acct 993-0182
Provider: Yusra Haddad-Bloom, MD     Resident: P. Ingram     RN: Coby       Visit #4 post discharge
PCP: none on file      Pharmacy: Walgreens, 6th & Mallory
-------------------------------------------------------------------------------------------------
INTERVAL HISTORY
32M, 14% TBSA flame burn (face, both hands, R forearm) 09/05/26 when a butane honey oil setup flashed
in his garage. Inpatient here 09/05-09/24, split-thickness grafts to both hands 09/10, donor R thigh.
His cousin Rusty, who was holding the can, had 40% and is still in our ICU on a ventilator; he is
in custody. Dexter missed the 10/15 visit, "I was high." Here with his fiancee, Marguerite.

Wants pain meds refilled and then: "Actually, I need rehab more than I need Percs."

WOUNDS         SITE             STATUS                        % OPEN   DRESSING
   1           face             healed, pink                  0        moisturizer, sunscreen
   2           L hand dorsum    graft 100% take               0        custom glove 23 h/day
   3           R hand dorsum    graft lost over MCP 4-5       3 cm     silver foam q3d
   4           R forearm        healed, raised               0        compression sleeve
   5           R thigh donor    healed                        0        lotion
   ~~6         L ear            chondritis                    2 cm     mafenide~~   copied from prior
                                                                       patient, struck YHB 10/29
ROM  L fist 95%, R fist 60%, lacks 2 cm to palm.  OT Blythe twice weekly, came to 3 of 8.
PAIN 6/10 R hand, burning at night. ITCH 8/10.  SLEEP 3-4 h, dreams of the flash.

MEDICATIONS                                     ALLERGIES
  gabapentin 600 mg TID                           silver sulfadiazine - rash
  oxycodone 5 mg q6h PRN (last Rx 10/8, #28)      bee stings - hives only, no EpiPen needed
  cetirizine 10 mg BID                            NSAIDs ok
  melatonin 10 mg HS
  nicotine patch 21 mg`,
      `Haverstock, Dexter A.     DOB 2/3/1994     MRN 7714420     Burn OP 10/29/2026          page 2/2
-------------------------------------------------------------------------------------------------
SOCIAL WORK (Ivy Castellane-Moss, LCSW, seen same visit, 35 min)
Contact info confirmed: 2210 Ferris Rd Unit B, Deer Prairie, MO 65099. Cell 573-555-0110.
Rents with fiancee. Never married. Roofer, Topline Exteriors, off work since injury, short-term
disability pays through 12/4. Emergency: Marguerite Sandoz 573-555-0111. Makes his own decisions.
Coverage: Cigna OAP through Topline, ID U60 118 7743 01, group 3340077. He is subscriber.

Substances. Methamphetamine smoked "since the fire, every single day, point five," last this
morning at 6. Dabs daily until 9/5, none since. Buys extra oxycodone, about eight 10s a day on top of
what we gave; last two nights ago, and he has been sneezing, with goosebumps and loose bowels since
yesterday. COWS 10. No alcohol: "I saw what it did." Never injected. UDS: amphetamine +, oxycodone +,
THC neg. Overdosed by accident 10/15 (fiancee, Narcan, no ED).
Treatment before: Cardinal House, 28 days, Jan 2022. Outpatient at Preferred Path 2022, eight visits.

Mood and safety. PHQ-9 17. PCL-5 54. No wish to die now. At 19 drove into a bridge pillar on purpose;
broke both femurs and had a concussion. Never cut. Never had a seizure. He smashed the bathroom mirror
with his good hand last week; nobody else hurt. Fiancee feels safe. Her own father is in prison for
assault, which is why we asked twice.
Legal. Manufacture of a controlled substance, charge filed 10/2, Boone Prairie Circuit Court, first
appearance 11/24/2026. Public defender Ms. Ault. On bond. ~~On probation~~  IC: he misspoke, it is bond.
Family. Mother opioid use, in recovery on methadone eight years; father died, drink. Rusty: hepatitis C.
Transport. Truck repossessed. Fiancee drives M/W only. Plan mileage benefit does not apply.

ASSESSMENT / PLAN
1. R hand wound: foam to continue, OR only if not closed by 11/19. Program must do dressing q3d.
2. Opioid use disorder + stimulant: stop oxycodone today, COWS 10, buprenorphine start at bridge
   clinic now (Dr. Nesbitt, in building). SW calls residential programs that allow gloves and OT.
3. PTSD screen positive, psychology referral, no one yet.  4. RTC 11/12/2026 1:20 PM, Dr. Haddad-Bloom.
                                       Electronically signed Y. Haddad-Bloom MD 10/29/26 15:48`,
    ],
    expected: {
      dob: '1994-02-03',
      sex_at_birth: 'Male',
      phone_number: /555-0110/,
      address: /2210 Ferris/i,
      city: 'Deer Prairie',
      state: 'MO',
      zip: '65099',
      marital_status: 'Single',
      living_status: 'Rental',
      employer: /Topline/i,
      legal_guardianship_status: 'None (own guardian)',
      emergency_contact_primary_firstname: 'Marguerite',
      emergency_contact_primary_lastname: 'Sandoz',
      emergency_contact_primary_phone: /555-0111/,
      carrier: 'Cigna/Evernorth',
      subscriber_id: /U60\s?118\s?7743\s?01/,
      group_number: '3340077',
      reason_for_seeking_treatment: /need rehab more/i,
      current_symptoms: /burning at night|ITCH|SLEEP 3-4 h|dreams of the flash|PHQ-9|sneezing|goosebumps/i,
      recent_substance_abuse: /Methamphetamine smoked|point five|oxycodone|eight 10s/i,
      concerns_for_withdrawal: /sneezing|goosebumps|COWS/i,
      medication_plan: /gabapentin|cetirizine|melatonin|buprenorphine/i,
      allergies: /silver sulfadiazine|bee stings/i,
      epipen: RULED_OUT,
      next_appointment: '2026-11-12',
      transportation_required: /Truck repossessed|drives M\/W/i,
      residential_programs: /Cardinal House/i,
      outpatient_therapy: /Preferred Path/i,
      hospitalizations: /Inpatient here|09\/05-09\/24/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /bridge pillar/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion/i,
      history_of_trauma: /flame burn|dreams of the flash|butane|PTSD screen/i,
      aggression_or_property_damage: /bathroom mirror/i,
      pending_legal_charges: /Manufacture of a controlled/i,
      upcoming_court_date: '2026-11-24',
      family_history: /Mother opioid|father died, drink/i,
    },
    open: [
      'gender',
      'employment_status',
      'current_pcp_name',
      'current_therapist_name',
      'probation',
      'other_levels_of_care',
      'psych_testing_done',
      'additional_treatment_or_support_needed',
      'subscriber_employer',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('what percent TBSA', 1, /14% TBSA/),
      asked('When is his first appearance?', 2, /appearance 11\/24\/2026|11\/24\/2026/),
      asked('PCL-5', 2, /PCL-5 54/),
      asked('what dressing is on the R hand', 1, /silver foam q3d/),
      asked('who is the public defender', 2, /Ms\. Ault/),
      asked('how long does short-term disability pay', 2, /through 12\/4/),
      reworded('how did the fire start', 1, /butane honey oil/),
      reworded('which ointment does his skin not tolerate', 1, /silver sulfadiazine/),
      reworded('did he try to kill himself with a car', 2, /bridge pillar/),
      reworded('is he dopesick', 2, /sneezing|COWS 10/),
      reworded('what did he break at home lately', 2, /bathroom mirror/),
      reworded('who drives him, and when', 2, /drives M\/W only/),
      takenBack('which antibiotic cream goes on his ear', 1, /mafenide/),
      takenBack('who supervises his probation', 2, /On probation/),
      anothers('is he on a ventilator', 1, /ICU on a ventilator/),
      anothers('does he have hep C', 2, /Rusty: hepatitis C/),
      absent('has he had his flu shot'),
      absent('does he have children'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('abelard', 'Josephine', 'Abelard', '09/29/1976'),
    as: 'scan',
    pages: [
      `ST. AGNES BURN & WOUND - CLINIC FLOW SHEET                       page 1  (nurse)    page 2  (provider / psych)
Name  Josephine Abelard       DOB  9/29/76     F      Date  10/28/26     Time  10:05      Room 3
Addr  19 Cordwain St, Halvorsen PA 18999       Ph  570-555-0170     [x] address same   [ ] new
Ins   Highmark Blue Shield PPO   #  HBS 2207 61934     grp 10442-07     holder: husband
      Lucien Abelard   b. 12/5/74     Keystone Paper Mill
Emerg   Lucien (spouse)  570-555-0171         married  Y      work   school lunch aide 20 hr/wk, out
Allergies   LATEX - welts    CLINDAMYCIN - bad diarrhea   ~~Bacitracin~~  not her, JM     Epi-pen?  no
Injury  9-19-26   fell asleep w/ cigarette on couch.  7% deep partial, L flank + L arm.  Inpt 9/19-9/28

Vitals  BP 158/96   P 104   T 98.2   R 16      Wt 118  (was 126 on 10/7)      Smells of alcohol  (Y) N
Site              size cm        bed           drainage      smell      dressing today
L flank           6 x 4          red, 80%      mod serous    none       xeroform + ABD
L upper arm       2 x 2          pink          scant         none       Aquacel Ag
L elbow           closed         -             -             -          lotion, sleeve
Pain  4 / 10 rest   8 / 10 w/ change        premed  Tylenol only
Meds (bottles in purse)   lisinopril 20, trazodone 50, Zoloft 100, multivit, (hydroxyzine - empty)
     (husband's Eliquis was in the same baggie, handed back to him)
Nutrition   1 meal/d, "Ensure when I remember."  Albumin 2.9
Transport   husband drove, he starts days 11/9 - then none, asks for van`,
      `ABELARD J      9/29/76                              page 2   10/28/26

PROVIDER  L. Marchbanks CRNP     healing slow, 5 1/2 wks.  No cellulitis.  No graft if flank < 4 cm
   by 11/11.   Recheck  11/11/26  10:00.    PCP  Dr. Wm. Sobol  570-555-0173  (BP, liver tests)
   Hands shaking while she signed.   AST 141 ALT 66 MCV 104     ~~HbA1c 9.9~~  lab slip of another pt, LM
PSYCH SCREEN  (Fr. Dolan's office, K. Brandt PsyD, 25 min)
   Drinks  box wine, 3-4 liters a day, starts 7 am, 3 yrs since Danielle (daughter, 17) died in the
   crash.  Last  this am, 2 glasses.   Xanax from neighbor 1 mg few x/wk, last Sat.   No street drugs.
   Stops -> shakes, "hear the phone ringing that isn't."   Seizure at home 6/26, husb saw, ER Halvorsen.
   PHQ-9  22    intrusive: smell of smoke, the trooper at the door.    SI: "I'd like to be with her."
   no plan, no means, will call.   Attempt:  none.    Self injury:  picks at grafts/dressing when drunk
   (counted by team as yes)         Guns in house   husband's, now at his brother's
   Violence by pt:  none.     To pt:  none.      Head:  fell on stairs 2024, knocked out, CT ok
   Past tx:  Maryhaven-on-Hill 21 d, 2024, sober 5 mo.   grief counselor  Odile Renner 570-555-0174,
   last Sept.    Psych hosp:  none.    Detox:  St. Agnes 5 d, June 2026
   Family:  father + 2 brothers alcohol.   Sister Claire lupus, on prednisone.   Son Theo, 20, on
   probation (pot), lives home.
   Legal (hers):  landlord suing re couch fire? - civil only, no charges.   DUI 2023, ARD done.
   Pt says:   "The burn should have scared me.  It didn't.  That scares Lucien."   AGREES to inpatient,
   wants priest visits, and a place near Scranton.     Husb FMLA papers signed.
   Plan:   CIWA 15 here.   To ED for detox bed TODAY, SW Patrice calling Highmark, ref # HM-0090217.
   Burn care to go with her:  xeroform daily, no silver on flank.            K Brandt`,
    ],
    expected: {
      dob: '1976-09-29',
      sex_at_birth: 'Female',
      phone_number: /555-0170/,
      address: /19 Cordwain/i,
      city: 'Halvorsen',
      state: 'PA',
      zip: '18999',
      marital_status: 'Married',
      employment_status: 'Part-time',
      emergency_contact_primary_firstname: 'Lucien',
      emergency_contact_primary_phone: /555-0171/,
      carrier: 'BCBS (state plan)',
      subscriber_id: /HBS\s?2207\s?61934/,
      group_number: '10442-07',
      subscriber_firstname: 'Lucien',
      subscriber_lastname: 'Abelard',
      subscriber_dob: '1974-12-05',
      subscriber_employer: /Keystone Paper/i,
      reason_for_seeking_treatment: /should have scared me|AGREES to inpatient/i,
      current_symptoms: /PHQ-9|intrusive|shaking|smell of smoke|1 meal|be with her|4 \/ 10/i,
      recent_substance_abuse: /box wine|3-4 liters|Xanax/i,
      concerns_for_withdrawal: /shakes|phone ringing|CIWA|Hands shaking/i,
      medication_plan: /lisinopril|trazodone|Zoloft/i,
      allergies: /LATEX|CLINDAMYCIN/i,
      epipen: RULED_OUT,
      history_of_self_harm: /picks at/i,
      current_pcp_name: /Sobol/i,
      current_pcp_phone: /555-0173/,
      next_appointment: '2026-11-11',
      transportation_required: /asks for van|then none/i,
      residential_programs: /Maryhaven/i,
      other_levels_of_care: /Detox|St\. Agnes 5 d/i,
      hospitalizations: /Inpt 9\/19|9\/19-9\/28|St\. Agnes/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: /6\/26|Seizure at home/i,
      history_of_tbi_concussions: /fell on stairs|knocked out/i,
      history_of_trauma: /Danielle|the trooper|died in the|crash/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: /\bno\b|civil only/i,
      family_history: /brothers alcohol|lupus/i,
    },
    open: [
      'gender',
      'living_status',
      'employer',
      'emergency_contact_primary_lastname',
      'current_therapist_name',
      'current_therapist_phone',
      'outpatient_therapy',
      'probation',
      'authorization_number',
      'psych_testing_done',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('what size is the flank wound', 1, /L flank 6 x 4/),
      asked('Albumin?', 1, /Albumin 2\.9/),
      asked('who is the PCP', 2, /Sobol/),
      asked('What is the Highmark reference number?', 2, /HM-0090217/),
      asked('when did the seizure happen', 2, /Seizure at home 6\/26/),
      asked('how was she burned', 1, /fell asleep w\/ cigarette/),
      reworded('whose death is she mourning', 2, /Danielle/),
      reworded('had she been drinking before the visit', [1, 2], /Smells of alcohol \(Y\)|this am, 2 glasses/),
      reworded('can they use rubber gloves on her', 1, /LATEX - welts/),
      reworded('how many pounds has she dropped', 1, /118 \(was 126/),
      reworded('longest stretch without drinking after rehab', 2, /sober 5 mo/),
      reworded('are firearms out of reach', 2, /now at his brother's/),
      takenBack('what was her HbA1c', 2, /HbA1c 9\.9/),
      takenBack('does bacitracin bother her', 1, /~~Bacitracin~~/),
      anothers('is she on Eliquis', 1, /husband's Eliquis/),
      anothers('does she take prednisone', 2, /lupus, on prednisone/),
      absent('is she right or left handed'),
      absent('Has she had a mammogram?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
