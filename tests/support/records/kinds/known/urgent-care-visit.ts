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
import { fields, inEmergency, livesAt, ruledOut, seenBy } from '../apart-values.ts';

/** A walk-in clinic's visit for a cut hand or an abscess, out of which somebody asks for a place to stop. */
export const urgentCareVisit: readonly ApartRecord[] = [
  {
    person: who('hollenbeck', 'Vernon', 'Hollenbeck', '01/30/1963'),
    as: 'text',
    pages: [
      `QUICKWELL URGENT CARE - SABLE POINT                                          Encounter 2610-58821
Patient: Hollenbeck, Vernon R.     DOB 01/30/1963     63 y M     10/22/2026  Arrived 08:14  Roomed 08:31
--------------------------------------------------------------------------------------------------
REGISTRATION
Address   5510 Heron Slough Rd, Sable Point, SC 29999      Phone   843-555-0126
Marital   Widowed              Employment   Retired (US Navy, 24 yrs)
Emergency contact   Pauline Hollenbeck-Ito, daughter, 843-555-0127
Primary ins   TRICARE East     Sponsor: self     DoD benefits no. 1180 2247 609
--------------------------------------------------------------------------------------------------
TRIAGE  (K. Abner, RN)   CC: "Cut my hand on a bottle."
BP 168/102   HR 112   T 99.1   RR 18   O2 97%   Pain 5   Wt 174 lb
Allergies: Bactrim - hives. Yellow jacket stings - swelling, given an EpiPen in 2021.
Tetanus: 2017.   Smokes: 1 ppd.   Falls last 3 mo: 2

PROVIDER NOTE  (Marisa Tennant, PA-C)
63M, right-handed, 3.5 cm laceration of L palm at 2 AM on a broken rum bottle. No tendon deficit.
Smells of alcohol, fully oriented. Hands shake while he holds the gauze. He volunteers that he has had
"a handle of rum every two days since Jeanne passed" (wife, February 2025). Last drink 04:00 today.
When he ran out on Labor Day he was drenched, vomited all night, and "saw ants on the dash." He has
never had a seizure. Denies marijuana, opioids, others' pills. CIWA-Ar 13 at 08:55.

Low mood, wakes at 3, has stopped going to the boat. Asked directly: "I don't plan to do anything, but
I keep Jeanne's pistol in my nightstand." Daughter will take the pistol today, confirmed by phone. No
prior suicide attempt. No self-harm. No fights.

PMH: atrial fibrillation, hypertension, gout. PSH: R knee 2015. Hosp: Sable Point Medical, 10/2025,
three days, afib. Prior treatment: none, "never a day." FH: father drinker, died of a fall at 70;
brother Dale had delirium tremens and is now in a nursing home with dementia.`,
      `QUICKWELL URGENT CARE - SABLE POINT        Hollenbeck, Vernon R.   DOB 01/30/1963   2610-58821   page 2

MEDICATIONS REVIEWED                        PROCEDURE
  metoprolol succinate 50 mg daily            Lidocaine 1% 6 mL, irrigated, seven 4-0 nylon sutures.
  apixaban 5 mg BID (took this AM)            Hemostasis with pressure. Tdap given R deltoid, lot 33K1.
  allopurinol 300 mg daily                    Dressing: petrolatum gauze, bulky wrap.
  lisinopril 10 mg daily                      Sutures out in 10-12 days.
  ~~tramadol 50 mg~~ pharmacy list merged with V. Hollenbeck Jr., removed MT

POINT OF CARE    Glucose 128.   EKG: afib, rate 108, QTc 449.   Breath alcohol 0.142 at 09:00.
IMAGING          L hand 3 views: no glass, no fracture.

MDM / DISPOSITION
1. Hand laceration, repaired.   2. Alcohol withdrawal, mild to moderate, on a blood thinner with two
falls (neither to the head). Recommended ED for monitored detox. Patient at first declined, then
accepted after daughter arrived: "If Pauline drives, I'll go, but I want the long program after, I
can't go back to that kitchen." ED charge nurse at Sable Point Medical given report 09:50.
3. Grief and depression, not in treatment. PCP: Hollis Grange, MD, 843-555-0128, appt 11/13/2026.
4. Residential: our referral desk (Noemi) is sending this note to three programs that take TRICARE.
No court matters. Valid license, gave the keys to Pauline. She may be called for everything.

Amended 10/22/2026 15:10: triage entry "history of hepatitis C" was made in the wrong encounter and is
retracted.`,
      `QUICKWELL URGENT CARE               AFTER VISIT SUMMARY - give to patient                     page 3
Vernon Hollenbeck     10/22/2026       You were seen by Marisa Tennant, PA-C

What was done     [x] stitches (7)   [x] tetanus shot   [x] x-ray   [x] EKG   [ ] antibiotics
Keep the hand     dry 24 hours, then soap and water. Lift above the heart.
Stitches out      11/02/2026 to 11/03/2026, here or at your program
Call us if        red streaks, pus, fever over 101, fingers numb
Go to ER now      [x] today, for alcohol withdrawal. Do not drive yourself.
Your medicines    keep taking all. No ibuprofen or aspirin with apixaban. Tylenol up to 2 g a day.
Help lines        988.   Grief group, St. Anne's hall, Tuesdays 6 PM.
Referral sent     Copper Inlet Recovery, Longleaf Center, Morrow House. Noemi will call 10/26.`,
    ],
    expected: {
      dob: '1963-01-30',
      sex_at_birth: 'Male',
      ...livesAt(/5510 Heron/i, 'Sable Point', 'SC', '29999'),
      phone_number: /555-0126/,
      marital_status: 'Widowed',
      employment_status: 'Retired',
      ...inEmergency('Pauline', 'Hollenbeck-Ito', /555-0127/),
      carrier: 'TRICARE East (Humana Military)',
      subscriber_id: /1180\s?2247\s?609/,
      reason_for_seeking_treatment: /long program|can't go back|Cut my hand|that kitchen/i,
      current_symptoms: /Low mood|wakes at 3|Hands shake|Grief and depression|stopped going/i,
      recent_substance_abuse: /rum|Last drink|Breath alcohol/i,
      concerns_for_withdrawal: /drenched|ants on|CIWA|Alcohol withdrawal|Hands shake/i,
      medication_plan: /metoprolol|apixaban|allopurinol|lisinopril/i,
      allergies: /Bactrim|yellow jacket/i,
      epipen: /EpiPen in 2021|\byes\b/i,
      ...seenBy('pcp', /Hollis Grange/i, /555-0128/),
      hospitalizations: /Sable Point Medical|afib/i,
      ...ruledOut('residential_programs history_of_self_harm history_of_suicide_attempts history_of_seizures'),
      aggression_or_property_damage: RULED_OUT,
      family_history: /father drinker|delirium tremens|dementia/i,
      transportation_required: /Pauline drives|keys to|Do not drive/i,
      pending_legal_charges: RULED_OUT,
    },
    open: [
      ...fields('gender employer living_status next_appointment other_levels_of_care outpatient_therapy'),
      ...fields('history_of_tbi_concussions probation additional_treatment_or_support_needed history_of_trauma'),
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('How many sutures?', [2, 3], /seven 4-0 nylon|stitches \(7\)/),
      asked('DoD benefits number', 1, /1180 2247 609/),
      asked('what was his breath alcohol', 2, /0\.142/),
      asked('When was the last drink?', 1, /Last drink 04:00/),
      asked('When is the appointment with the PCP?', 2, /appt 11\/13\/2026/),
      asked('allergic to bactrim?', 1, /Bactrim - hives/),
      reworded('which anticoagulant', [2, 3], /apixaban/),
      reworded('when do the stitches come out', [2, 3], /11\/02\/2026|10-12 days/),
      reworded('is there a firearm and who has it', 1, /pistol/),
      reworded('what bereavement set it off', 1, /since Jeanne passed/),
      reworded('did he hallucinate', 1, /saw ants on the dash/),
      reworded('who is calling facilities for him', [2, 3], /Noemi/),
      takenBack('is he on tramadol', 2, /tramadol 50 mg/),
      takenBack('hep c?', 2, /history of hepatitis C/),
      anothers('has he had delirium tremens', 1, /Dale had delirium tremens/),
      anothers('does he have dementia', 1, /nursing home with dementia/),
      absent('is he vaccinated for flu'),
      absent('how many children does he have'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('mcquillan', 'Tierra', 'McQuillan', '08/19/1995'),
    as: 'scan',
    strange: [3],
    pages: [
      `RIVERGATE WALK-IN MEDICAL        ADULT SKIN / SOFT TISSUE   (circle +, backslash -)       10-28-26
NAME  McQuillan, Tierra        DOB 8-19-95      AGE 31    SEX  F      IN 1342    OUT 1520
ADDR  Motel 9 rm 118, 400 Interstate Dr, Galt Falls PA 18998        PH  717-555-0147 (mom's, msg ok)
INS  Medicaid - UPMC for You    ID 330 6618 2071       self pay [ ]        PCP   none
MARRIED [ ]  SINGLE [x]  DIV [ ]     JOB   none, was CNA until 5/26        ACCOMP BY  friend Kayla
ICE  Roberta McQuillan (mother) 717-555-0147

CC  "hole in my arm"                    ONSET  3 wks, worse 4 d         FEVER + chills      PAIN 8
HPI  31F injects fentanyl/"tranq" both arms, 10-14 bags/day, 3 yrs.  Necrotic ulcer R forearm 6x4 cm,
     tendon not seen, new red streak to elbow.  Last use 11:30 today.  Sick w/in 6 h: yawns, legs kick,
     vomits, "crawl out of my skin", blood press up, anxious - worse with tranq.   COWS 8 now.
     Meth smoked wkends.   ETOH \\   benzo \\
     ODs x4, last 9/12, Narcan by Kayla.    Wants:  "I'm losing this arm.  I want in somewhere today."

ALLERGY   VANCOMYCIN (red man), STRAWBERRIES (lips)      EPI PEN  \\ none
MEDS      none now.   Sublocade stopped 3/26 (no ride).   ~~ metformin ~~   other chart, dlb
PMH       asthma +    endocarditis + 2024, Galt Falls Gen 6 wk      hep C + untreated      DM \\    HTN \\
          preg \\ (UPT neg)     LMP 10/6        tetanus ?        seizure \\ never      head inj \\
PSYCH     depression +   PTSD + (raped 2019, "ex" beat her)    SI \\ now     attempt + 2021 OD on purpose, ICU
          cutting + teens     violent \\        psych admit + Brook Hill '21
SOC       motel 2 wks, street before.   2 kids w/ her mom.    smokes 1 ppd`,
      `McQUILLAN T      8-19-95      page 2                         ROOM 2

EXAM   T 100.9  P 118  BP 142/90  R 20  sat 98.   Ill, not toxic.   Pupils 5, gooseflesh.
       R forearm ulcer black eschar, 6x4, foul, cellulitis to AC fossa, cap refill < 2.   L hand puffy.
       Heart: 2/6 murmur (old, per her).   Lungs clear.     ~~ L breast mass ~~  wrong pt, dlb
TX     ceftriaxone 1 g IM, doxycycline 100 bid x 10 d, wound washed, silver dressing, Tdap.
       ondansetron 4 mg.    clonidine 0.1 given 1440.     NO I&D here.
DISPO  Hosp advised (fever, murmur, streak).   She will go ONLY if detox is promised after.  Called
       Galt Falls Gen addiction consult, Dr. Ruth Abbasi 717-555-0148 - will see her in ED, start bup.
       Then: inpatient rehab w/ wound care.   She says yes x3.
TX HX  White Pine 28 d '22,  Gateway detox '23 & '25,  outpt MAT at Bridge Clinic (Sublocade) to 3/26,
       counselor there Tia, does not recall last name.
LEGAL  retail theft, hearing 11-19-26, Galt Falls magistrate.   Probation  YES  Dauphin Co., PO Wm. Rader
       717-555-0149.   warrant? no
FAM    mom thyroid ca.   dad OD'd 2015.   sister Nia on dialysis.   Kayla (friend, in room) says she
       herself is HIV + and 20 wks pregnant - not our pt
RIDE   no car, no bus money.   Ambulance refused, medical cab voucher # 5527 given.
F/U    wound check here 11-4-26 10 a.m. if not inpt                     D. L. Bascombe, CRNP`,
      `RIVERGATE WALK-IN MEDICAL        ADULT ABDOMINAL PAIN   (circle +, backslash -)        10-28-26
NAME  Prentiss, Alvin          DOB 4-2-57       AGE 69    SEX  M      IN 1350    OUT 1605
ADDR  88 Quarry St, Galt Falls PA 18998                PH  717-555-0140
INS  Medicare A/B + Medigap     PCP  Dr. Sloane        MARRIED [x]
CC  belly pain, black stools    ONSET 2 d     ETOH + 6 beers/d      MEDS  naproxen, warfarin, metformin
ALLERGY  codeine      PMH  DM +   HTN +   ulcer +        SI \\      seizure + (1999)
DISPO  ED by EMS 1605`,
    ],
    expected: {
      dob: '1995-08-19',
      sex_at_birth: 'Female',
      address: /Motel 9|400 Interstate/i,
      city: 'Galt Falls',
      state: 'PA',
      zip: '18998',
      phone_number: /555-0147/,
      marital_status: 'Single',
      employment_status: 'Unemployed',
      ...inEmergency('Roberta', 'McQuillan', /555-0147/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /330\s?6618\s?2071/,
      reason_for_seeking_treatment: /losing this arm|in somewhere today|hole in my arm/i,
      current_symptoms: /depression|PTSD|anxious|yawns|legs kick|ulcer|gooseflesh|chills/i,
      recent_substance_abuse: /fentanyl|tranq|Meth/i,
      concerns_for_withdrawal: /Sick w\/in|legs kick|crawl out|COWS|yawns|vomits/i,
      medication_plan: /doxycycline|ceftriaxone|start bup|MEDS none|\bnone\b/i,
      allergies: /VANCOMYCIN|STRAWBERRIES/i,
      epipen: RULED_OUT,
      hospitalizations: /Galt Falls Gen|Brook Hill|ICU|endocarditis/i,
      residential_programs: /White Pine/i,
      other_levels_of_care: /Gateway detox|MAT at Bridge/i,
      history_of_self_harm: /cutting/i,
      history_of_suicide_attempts: /2021|OD on purpose/i,
      history_of_trauma: /raped|beat her|PTSD/i,
      history_of_seizures: RULED_OUT,
      pending_legal_charges: /retail theft/i,
      probation: /\byes\b|Dauphin|Rader/i,
      upcoming_court_date: '2026-11-19',
      next_appointment: '2026-11-04',
      transportation_required: /no car|cab voucher|Ambulance refused/i,
      family_history: /thyroid|dad OD|dialysis/i,
    },
    open: [
      ...fields('gender living_status outpatient_therapy history_of_tbi_concussions aggression_or_property_damage'),
      ...fields('current_pcp_name current_therapist_name additional_treatment_or_support_needed employer'),
      ...fields('authorization_number'),
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('Medicaid id', 1, /330 6618 2071/),
      asked('when was her last use', 1, /Last use 11:30/),
      asked('How big is the ulcer?', [1, 2], /6x4/),
      asked('who is her PO', 2, /Wm\. Rader/),
      asked('what antibiotic did she get', 2, /ceftriaxone|doxycycline/),
      asked('When is the theft hearing?', 2, /11-19-26/),
      reworded('how many overdoses', 1, /ODs x4/),
      reworded('heart valve infection', 1, /endocarditis \+ 2024/),
      reworded('why did the monthly shot end', 1, /Sublocade stopped 3\/26|no ride/),
      reworded('expecting a baby?', 1, /UPT neg/),
      reworded('who has her children', 1, /2 kids w\/ her mom/),
      reworded('how will she get to the er', 2, /medical cab voucher/),
      takenBack('lump in the breast', 2, /L breast mass/),
      takenBack('is she on metformin', 1, /~~ metformin ~~/),
      anothers('hiv positive', 2, /HIV \+/),
      anothers('dialysis', 2, /Nia on dialysis/),
      absent('what is her height'),
      absent('does she have a guardian'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
