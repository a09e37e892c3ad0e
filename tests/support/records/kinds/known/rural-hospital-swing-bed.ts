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

/** Papers of a critical access hospital that keeps somebody in a swing bed until a program takes them. */
export const ruralHospitalSwingBed: readonly ApartRecord[] = [
  {
    person: who('hofstetter', 'Garland', 'Hofstetter', '11/02/1963'),
    as: 'text',
    pages: [
      `PRAIRIE BEND MEMORIAL (CAH)      Swing Bed Progress Note       10/25/2026 08:15    Printed by: kbrandt
HOFSTETTER, GARLAND W    MRN 0114402    DOB 11/02/1963    M    SB-3    Attending: L. Okpara MD
Acute admit 10/11/26    Swing bed admit 10/17/26 (day 9)       Code status: Full
------------------------------------------------------------------------------------------------------
S: "Legs are coming back." Walked 120 ft with walker. Slept 6 hrs. Eating 75%. No cravings he will admit
   to; says "I'd have one if it was here." Denies SI. Less foggy per wife.
O: T 98.2  HR 84  BP 132/78  RR 16  SpO2 94% RA. CIWA 2, discontinued 10/20. No asterixis. Edema 1+.
   Na 134   K 4.1   T bili 2.4 (was 6.8)   INR 1.4   Plt 92   Hgb 10.1   B12 normal
A/P:
  1. Alcohol-associated hepatitis, improving. Prednisolone stopped 10/18 (Lille 0.21 -> completed
     plan per tele-hepatology, Dr. Venn). No ascites on US.
  2. AUD severe. 1 liter Canadian whisky daily x 12 yrs, last 10/11. Acamprosate started 10/22.
     Naltrexone avoided (liver).
  3. Alcohol withdrawal w/ DTs 10/12-10/15, resolved. One seizure 10/12 in ED. No prior epilepsy.
  4. Neuropathy / deconditioning: PT, OT.
  5. COPD: tiotropium.   6. HTN: amlodipine held.
  7. Depression: mirtazapine 15 mg qhs.
  ~~8. DM2: sliding scale insulin~~   copied forward from SB-1 in error, removed LO
Allergies: ciprofloxacin (tendon pain), iodinated contrast (hives)      Meds: see MAR`,
      `PRAIRIE BEND MEMORIAL (CAH)      Discharge Planning / Social Work      10/26/2026    K. Brandt LBSW
HOFSTETTER, GARLAND W    MRN 0114402                                                  page 2 of 2

Home .............. farmhouse he owns, 7721 County Rd 14, Sparrow Creek, NE 69555.  Ph 308-555-0181
Lives with ........ wife Lorraine (308-555-0182), emergency contact and the one to call
Work .............. farms for himself, 900 ac; son Wade running harvest
Payer ............. BCBS Nebraska   ID YNB 400718835   Group 66012   Subscriber: self
                    Auth SB-2210984, good thru 10/31/26
PCP ............... Mikayla Dunn PA-C, Sparrow Creek Clinic 308-555-0183; visit set 11/09/26 2:00
Guardian/POA ...... none, makes own decisions
Advance directive . given, not signed

History (patient & wife): Detox here 2019 and 2021. Valley Hope-type stay, "Cedar Ford Center," 30
days, Jan 2022; sober 7 months. AA off and on. Tractor rollover 1998: out cold 20 min, flown to Omaha.
No suicide attempts, "never once." No self-injury. He put his fist through the pantry door in
September and scared the grandkids; has not hit anyone. Guns: 6 long guns, moved to Wade's on 10/14.
His dad drank himself to death; brother Roy shot himself in 1987. No legal trouble: DUI 2004 only, closed.
Wife has a pacemaker and cannot lift him. Wade had a DUI in June, court in November.

What he wants: "I don't want to die yellow like Dad. Thirty days didn't take, I'd do sixty."
Barriers: nearest program that will take a walker and labs 2x/wk is 190 miles. Family can drive only
after harvest, so we need a pickup or county transit. Home O2 order was placed 10/19 and canceled 10/24
after he passed the walk test. Hearing aids - send charger.
Referrals out: Cedar Ford (waitlist 3 wks), Platte Ridge Recovery (reviewing), yours.`,
    ],
    expected: {
      dob: '1963-11-02',
      sex_at_birth: 'Male',
      address: /7721 County Rd 14/i,
      city: 'Sparrow Creek',
      state: 'NE',
      zip: '69555',
      phone_number: /555-0181/,
      marital_status: 'Married',
      employment_status: 'Self-employed',
      legal_guardianship_status: 'None (own guardian)',
      emergency_contact_primary_firstname: 'Lorraine',
      emergency_contact_primary_phone: /555-0182/,
      contact_person_name: /Lorraine/i,
      contact_person_phone: /555-0182/,
      carrier: 'BCBS (state plan)',
      subscriber_id: /YNB\s?400718835/,
      group_number: '66012',
      authorization_number: 'SB-2210984',
      current_pcp_name: /Mikayla Dunn/i,
      current_pcp_phone: /555-0183/,
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /die yellow|do sixty/i,
      recent_substance_abuse: /Canadian whisky/i,
      concerns_for_withdrawal: /DTs|One seizure|CIWA 2/i,
      medication_plan: /Acamprosate|tiotropium|mirtazapine/i,
      allergies: /ciprofloxacin|contrast/i,
      transportation_required: /pickup|county transit|only after harvest|190 miles/i,
      hospitalizations: /10\/11\/26|Acute admit|Swing bed admit|Detox here|flown to Omaha/i,
      residential_programs: /Cedar Ford/i,
      other_levels_of_care: /Detox here/i,
      history_of_self_harm: /No self-injury|\bno\b/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: /One seizure 10\/12/i,
      history_of_tbi_concussions: /rollover|out cold/i,
      aggression_or_property_damage: /pantry door/i,
      family_history: /drank himself to death|Roy shot himself|die yellow/i,
    },
    open: [
      'current_symptoms',
      'living_status',
      'gender',
      'emergency_contact_primary_lastname',
      'contact_person_email',
      'employer',
      'pending_legal_charges',
      'additional_treatment_or_support_needed',
      'outpatient_therapy',
      'subscriber_firstname',
      'subscriber_lastname',
      'subscriber_dob',
      'history_of_trauma',
      'probation',
    ],
    questions: [
      asked('What was the last T bili?', 1, /T bili 2\.4/),
      asked('when was acamprosate started', 1, /Acamprosate started 10\/22/),
      asked('auth number and until when', 2, /SB-2210984, good thru 10\/31\/26/),
      asked('what happens with iodinated contrast', 1, /hives/),
      asked('Who is the hepatologist?', 1, /Dr\. Venn/),
      reworded('how far can he walk', 1, /Walked 120 ft/),
      reworded('hard liquor amount', 1, /1 liter Canadian whisky/),
      reworded('are there firearms at home', 2, /6 long guns/),
      reworded('why not vivitrol', 1, /Naltrexone avoided/),
      reworded('is he hard of hearing', 2, /Hearing aids/),
      reworded('what length of stay would he accept', 2, /I'd do sixty/),
      reworded('suicide in the family', 2, /Roy shot himself/),
      takenBack('is he on insulin', 1, /sliding scale insulin/),
      takenBack('does he need home oxygen', 2, /Home O2 order was placed/),
      anothers('does he have a pacemaker', 2, /Wife has a pacemaker/),
      anothers('when is his dui court date', 2, /Wade had a DUI in June, court in November/),
      absent('does he smoke'),
      absent('What is his email?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('bearden', 'Corinna', 'Bearden', '06/19/1981'),
    as: 'scan',
    pages: [
      `TWIN BUTTES COMMUNITY HOSPITAL            SWING BED  INTERDISCIPLINARY ROUNDS
Pt label:  Bearden, Corinna   6/19/81   F   #TB-55031   Rm 6            Date  10/27/26
Present:  MD Aldana   RN Moss   PT Figg   RD -    SW Trujillo    pt  [x]    family  [ ]

NSG     IV dapto via L PICC, d 24/42, last dose 11/14.  VSS.  Skin: R hip incision closed.  Pain 6.
        Found w/ syringe not ours in bathroom 10/22 - says used "a little meth, someone brought it."
        UDS 10/22 amp POS, fent POS.   UDS 10/26 neg.   Bag search agreed.
PT      indep w/ cane 200 ft.  Stairs ok w/ rail.
RD      BMI 18.9, double portions, Ensure.   ~~Gluten free diet~~ (Rm 9, sorry - RD)
MD      MRSA hip joint, washed out 10/4.  TTE neg.  HIV neg.  HCV VL 1.2 mil, treat after.
        On buprenorphine-naloxone 16 mg since 10/7, tolerating.  Off 1 day 10/21 (refused) and by
        night had chills, cramps, goosebumps, diarrhea.  Sertraline 100.  Nicotine patch.
        No seizures ever.   Concussion x1, boyfriend, 2020.
SW      see over.
ALLERGY   Keflex (hives)   Bactrim (mouth sores)         EpiPen  N
D/C TARGET   11/3 if a facility will do IV abx.  Otherwise stays to 11/14.`,
      `TWIN BUTTES          SOCIAL WORK / DISCHARGE PLAN     Bearden, C.     10/27/26     2

LIVES    in car behind truck stop, Exit 91, w/ boyfriend's dog.  No address.  cell 406-555-0191
MARITAL  [ ] S  [ ] M  [X] D  [ ] W       KIDS  2, w/ their dad in Idaho
JOB      none since spring, was motel housekeeper
INS      Medicaid  MT  # 51902277     NEXT OF KIN / EMERG  Patrice Bearden, mom, 406-555-0192,
         pbearden@inbox.example
PCP      none.    PSYCH   none.   Was seen by counselor Jed Lomax at Open Range BH 2025 (6 visits)
LEGAL    possession of dangerous drugs, Twin Buttes Dist Ct, 11/18/26 1:30.  Not on probation or
         parole.  Public defender Ms. Oyen  406-555-0193.
MH       PTSD.  Stepdad raped her age 9-12.  OD'd on purpose 2016 (gabapentin), ICU 2 days.
         Cut thighs as a teen, last 2001.  No SI now.  "I yell but I don't hit."  No property damage.
         Mom bipolar, on lithium.   Grandfather drank.
TX HX    Blue Spruce women's residential 2018, 90 d, finished.   Detox Billings x2.
USE      meth IV daily 1/2 g, fentanyl powder IV 3-4x/day until adm 10/3.   No alcohol.
HER GOAL "If I go back to the car I will lose this leg.  Get me somewhere with a door."
NEEDS    program w/ PICC care or daily infusion;  keep bup;  ride (no gas, 140 mi);  glasses
ID consult Dr. Sandoval, telehealth 11/5/26 9:00.
Boyfriend (Ty) has hep B & wants in same program - told him to call himself.   Ty is a
registered sex offender, so not the same house.   Corinna is not registered.
Was listed as pregnant on ED sheet;  hCG neg x2, ED corrected 10/4.
                                                        M. Trujillo MSW`,
    ],
    expected: {
      dob: '1981-06-19',
      sex_at_birth: 'Female',
      phone_number: /406-555-0191/,
      marital_status: 'Divorced',
      living_status: 'Unhoused',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Patrice',
      emergency_contact_primary_lastname: 'Bearden',
      emergency_contact_primary_phone: /555-0192/,
      emergency_contact_primary_email: 'pbearden@inbox.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: '51902277',
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /lose this leg|somewhere with a door/i,
      recent_substance_abuse: /meth|fentanyl/i,
      concerns_for_withdrawal: /chills|cramps|goosebumps/i,
      medication_plan: /buprenorphine|dapto|Sertraline|keep bup/i,
      allergies: /Keflex|Bactrim/i,
      epipen: /\bN\b|\bno/i,
      transportation_required: /no gas|140 mi|ride/i,
      residential_programs: /Blue Spruce/i,
      other_levels_of_care: /Detox Billings/i,
      outpatient_therapy: /Jed Lomax|Open Range/i,
      hospitalizations: /ICU 2 days|adm 10\/3|Swing bed|washed out/i,
      history_of_self_harm: /Cut thighs/i,
      history_of_suicide_attempts: /gabapentin|OD'd on purpose/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /Concussion x1/i,
      history_of_trauma: /Stepdad|PTSD/i,
      aggression_or_property_damage: /don't hit|No property damage/i,
      registered_sex_offender: /not registered|\bno\b/i,
      pending_legal_charges: /possession of dangerous drugs/i,
      probation: RULED_OUT,
      parole_granted: /\bnot?\b/i,
      upcoming_court_date: '2026-11-18',
      family_history: /bipolar|Grandfather drank/i,
    },
    open: [
      'current_symptoms',
      'additional_treatment_or_support_needed',
      'gender',
      'current_therapist_name',
      'current_pcp_name',
      'current_psychiatrist_name',
      'employer',
      'address',
      'sexually_inappropriate_behavior',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('when is the last dose of dapto', 1, /last dose 11\/14/),
      asked('HIV result', 1, /HIV neg/),
      asked('who is the public defender', 2, /Ms\. Oyen/),
      asked('What is her BMI?', 1, /BMI 18\.9/),
      asked('which day is the d/c target', 1, /D\/C TARGET 11\/3/),
      reworded('did she use while in the hospital', 1, /a little meth|syringe not ours/),
      reworded('how much bup is she on', 1, /buprenorphine-naloxone 16 mg/),
      reworded('mobility', 1, /indep w\/ cane/),
      reworded('was she sexually abused', 2, /Stepdad raped her/),
      reworded('who has custody of the children', 2, /w\/ their dad in Idaho/),
      reworded('what rash does cephalexin cause', 1, /Keflex \(hives\)/),
      takenBack('gluten free?', 1, /Gluten free diet/),
      takenBack('is she pregnant', 2, /listed as pregnant/),
      anothers('hep b status', 2, /has hep B/),
      anothers('does she take lithium', 2, /on lithium/),
      absent('what is her Covid vaccine status'),
      absent('When was her last mammogram?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
