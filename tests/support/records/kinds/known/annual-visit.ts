import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut } from '../apart-values.ts';

/** A family doctor's yearly visit at which the drinking or the pills come up, sent along with the referral. */
export const annualVisit: readonly ApartRecord[] = [
  {
    person: who('stroud', 'Delphine', 'Stroud', '06/23/1974'),
    as: 'text',
    pages: [
      `LARKMEAD FAMILY HEALTH                                                 Annual Preventive Visit
402 Quarry Ave, Bexhill, OH 43999          Tel 614-555-0112          Fax 614-555-0113
Patient: Delphine M. Stroud      DOB: 6/23/1974 (52 y)      Sex: Female      MRN: 008-44127
Date of service: 10/20/2026      Provider/PCP: Hyun-Ju Bae, MD
Address: 77 Tannery Ln, Bexhill, OH 43999    Cell: 614-555-0114    E-mail: d.stroud@mail.example
Emergency contact: Karl Stroud (husband) 614-555-0115
Insurance: Aetna Choice POS II   ID W228177034   Group 0866124-020
           Subscriber: Karl Stroud, DOB 2/11/1971, Buckeye Castings
--------------------------------------------------------------------------------------------------
CHIEF COMPLAINT
Annual physical, and "I need help to stop drinking before it costs me my job."

HISTORY OF PRESENT ILLNESS
52-year-old assistant principal last seen 9/2025. Since spring she drinks bourbon every evening, now
6 to 8 drinks, and on weekends from noon. Last drink 10/19 about 11 pm. She tried twice in August to
cut down: by the second morning her hands shook, she sweated through her blouse and vomited, and she
drank again by lunch. No seizure and no hallucinations, then or ever. Wakes at 3 am, worries all day,
low mood most days, weight up 9 lb. Denies suicidal thoughts. Has never attempted suicide and has
never cut or burned herself. No prior detox, rehab or IOP. Saw a counselor, Joan Ibe LPCC, 2019 to
2020 for anxiety; no therapist or psychiatrist now.

SOCIAL HISTORY
  Alcohol ............ daily, see above. AUDIT 27
  Tobacco ............ former, quit 2011, 12 pack-years
  Marijuana .......... 10 mg gummy at bedtime, 3-4 nights a week
  Other drugs ........ never
  Home ............... married, owns house with husband; daughter Wren, 22, back home this fall
  Work ............... full time, Bexhill City Schools
  Violence ........... feels safe at home; no fights, threats or broken things; no guns
  Legal .............. no arrests, no court dates, not on probation
  Trauma ............. 1993 crash, college roommate killed beside her; nightmares return each October`,
      `Stroud, Delphine M.   DOB 6/23/1974   MRN 008-44127          Annual Preventive Visit, 10/20/2026   p. 2

MEDICATIONS                                        ALLERGIES / INTOLERANCES
  losartan 50 mg daily                               Amoxicillin ...... hives
  sertraline 50 mg daily (since 2024)                Shellfish ........ throat swelling
  vitamin D3 2000 IU daily                           EpiPen ........... carries, exp 3/2027
  STOPPED TODAY: zolpidem 5 mg (not with alcohol)    ~~Latex~~ ........ removed, entered in error

FAMILY HISTORY
  Mother     breast cancer at 61, living          Brother    epilepsy since childhood, on Keppra
  Father     alcohol, died of cirrhosis at 58     Daughter   anorexia, day program at Halden Clinic

PAST HISTORY   Hypertension. C-section 2004. Admitted Bexhill Community 2016, two nights, gallbladder.
               No concussion or head injury.

VITALS   BP 152/94   P 98   Temp 98.4   Wt 181 lb   BMI 29.8   SpO2 98%
EXAM     Fine tremor of outstretched hands. Liver edge 2 cm below costal margin. No jaundice.
SCREENS  PHQ-9 14 (item 9 = 0).   GAD-7 12.   CIWA-Ar 9 at 10:40 am.
LABS     AST 88   ALT 61   GGT 240   MCV 101   A1c 5.4   Plt 168
HEALTH MAINTENANCE
  Mammogram 2/2026 normal.  Colonoscopy due, declined today.  Flu shot given L deltoid.  Pap 2024 nl.

ASSESSMENT AND PLAN
1. Alcohol use disorder, severe, with withdrawal on stopping. Needs medically managed detox and then
   residential. She asks for a women's program that has a bed before Thanksgiving. Referral sent by
   fax today. Not to stop on her own meanwhile. Thiamine 100 mg daily started.
2. Anxiety and depression: raise sertraline to 100 mg.
3. Hypertension: losartan as is, recheck when sober.
4. Karl can drive her there. School leave form completed, FMLA from 11/2.
RTC 11/10/2026 4:15 PM with Dr. Bae, or when back from treatment.

Addendum 10/21/2026 HB: "history of DVT" in the problem list came from a merged chart and has been
deleted.
                                     Electronically signed: Hyun-Ju Bae, MD  10/20/2026 12:14`,
    ],
    expected: {
      dob: '1974-06-23',
      sex_at_birth: 'Female',
      ...livesAt(/77 Tannery/i, 'Bexhill', 'OH', '43999'),
      phone_number: /555-0114/,
      email_id: 'd.stroud@mail.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Bexhill City Schools/i,
      ...inEmergency('Karl', 'Stroud', /555-0115/),
      carrier: 'Aetna',
      subscriber_id: 'W228177034',
      group_number: '0866124-020',
      subscriber_firstname: 'Karl',
      subscriber_lastname: 'Stroud',
      subscriber_dob: '1971-02-11',
      subscriber_employer: /Buckeye Castings/i,
      reason_for_seeking_treatment: /help to stop drinking|costs me my job/i,
      current_symptoms: /worries all day|low mood|Wakes at 3|tremor|PHQ-9|GAD-7|Anxiety and depression/i,
      recent_substance_abuse: /bourbon|6 to 8 drinks|Last drink|gummy|Alcohol use disorder/i,
      concerns_for_withdrawal: /hands shook|sweated through|CIWA|withdrawal on stopping|tremor/i,
      medication_plan: /losartan|sertraline|thiamine/i,
      allergies: /Amoxicillin|Shellfish/i,
      epipen: /carries|3\/2027|\byes\b/i,
      current_pcp_name: /Bae/,
      current_pcp_phone: /555-0112/,
      next_appointment: '2026-11-10',
      outpatient_therapy: /Joan Ibe/i,
      hospitalizations: /Bexhill Community|gallbladder/i,
      history_of_trauma: /1993 crash|roommate killed|nightmares/i,
      family_history: /breast cancer|cirrhosis|epilepsy|anorexia/i,
      ...ruledOut('residential_programs other_levels_of_care history_of_self_harm history_of_suicide_attempts'),
      ...ruledOut('history_of_seizures history_of_tbi_concussions aggression_or_property_damage'),
      ...ruledOut('pending_legal_charges probation'),
    },
    open: [
      'gender',
      'transportation_required',
      'additional_treatment_or_support_needed',
      'current_therapist_name',
      'current_psychiatrist_name',
      'psych_testing_done',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('What was her AUDIT score?', 1, /AUDIT 27/),
      asked('liver enzymes', 2, /AST 88/),
      asked('when did she stop smoking', 1, /quit 2011/),
      asked('reaction to amoxicillin', 2, /Amoxicillin \.+ hives/),
      asked('When does the EpiPen expire?', 2, /exp 3\/2027/),
      asked('which sleep medicine was stopped', 2, /zolpidem 5 mg/),
      reworded('how bad was it when she tried quitting', 1, /hands shook|sweated through|vomited/),
      reworded('is she the policy holder', 1, /Subscriber: Karl Stroud/),
      reworded('what does she want in a facility', 2, /women's program/),
      reworded('does she use THC', 1, /10 mg gummy/),
      reworded('any losses or frightening events', 1, /1993 crash|roommate killed/),
      takenBack('history of blood clots', 2, /history of DVT/),
      takenBack('is latex a problem', 2, /~~Latex~~/),
      anothers('epilepsy medication', 2, /epilepsy since childhood, on Keppra/),
      anothers('has she been treated for anorexia', 2, /anorexia, day program/),
      anothers('when was the cancer found', 2, /breast cancer at 61/),
      absent('does she use a CPAP'),
      absent('what is her religion'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('ferris-obi', 'Clement', 'Ferris-Obi', '12/04/1966'),
    as: 'scan',
    pages: [
      `PINE BLUFF ROAD MEDICAL GROUP - YEARLY CHECKUP, ADULT            (fill in front before you are called)
NAME Clement Ferris-Obi            BIRTH DATE 12-4-66      [x] M  [ ] F      TODAY 10-19-26
STREET 1120 Old Ferry Rd           CITY Caldera        ST NV     ZIP 89999
HOME ( )  none                     CELL 775-555-0136               Message ok  [x] Y  [ ] N
MARITAL  [ ] S  [ ] M  [x] D  [ ] W        LIVE  [ ] alone  [x] with family: brother Emeka, wife, 3 kids
WORK  [ ] full  [ ] part  [ ] retired  [x] disabled since 2022 (back)   was: haul truck, gold mine
IN EMERGENCY CALL  Emeka Obi (brother)    775-555-0137
PLAN  Humana Gold Plus HMO     MEMBER # H51900 2284 01     GROUP  none     Medicaid too?  N

Have you ever had:              Y    N                              Y    N
  High blood pressure          [x]  [ ]      Seizures or fits      [ ]  [x]
  Heart attack / stent         [x]  [ ]      Head injury           [x]  [ ]   mine, 2009, 2 days hosp
  Sugar diabetes               [x]  [ ]      Hepatitis             [ ]  [x]
  Stomach bleeding             [ ]  [x]      Sleep apnea           [x]  [ ]   machine broke
Allergies to medicine: Morphine (itch all over)     to food: none      Bee sting kit:  [ ] Y  [x] N
In the last year have you:
  Fallen                       [x]  [ ]   3 or 4    Thought of ending your life   [x]  [ ]
  Been in the hospital         [x]  [ ]   chest     Tried to, ever                [ ]  [x]
  Felt down most days          [x]  [ ]             Hurt yourself on purpose, ever [ ]  [x]
  Hit, pushed or broken stuff  [ ]  [x]             Been arrested                 [ ]  [x]
Beer, wine, liquor per week:   0, quit 2014         Tobacco:  dip, 1 can / 2 days
Drugs or somebody else's pills:   see dr.
Family: mom sugar + stroke.  dad murdered 1981, I was there.   bro Emeka kidneys, on the machine 3x wk`,
      `FERRIS-OBI, CLEMENT     12/4/66     10/19/26                       PROVIDER SIDE      Rm 5

BP 148/88   P 96   Wt 238   Wt last yr 251    A1c 8.9    Pain 7/10 low back      PHQ-9  16  (item 9: 1)
S:  59M.  Here for yearly + "I can't get off these pills and I'm tired of lying about it."  Percocet
    10s from Dr. Vasquez-Hale (pain) ended 4/26 when UDS showed no oxycodone.  Since then buys blue
    "M30s" from a guy at the truck stop, smokes 6-8 a day x 6 mos, knows it is fentanyl.  Last this
    am 5:30.  OD in August - EMS, Narcan x2, Caldera Regional 1 night ("chest" above).  Gabapentin
    extra too.  No needles.  Off 14 h last wk: cramps, diarrhea, sneezing, "bones crawl."  COWS now 6.
    Passive SI, "wouldn't set the alarm again."  No plan.  Guns: brother's, locked safe.
    Treatment:  Silver Basin Recovery, alcohol, 30 d, 2014.  AA till 2019.  No detox before this.
    No counselor, no psych.  Cardiology: Dr. Lund.
O:  Pupils 3 mm, nods x1.  Lungs clear.  No abscess.  Feet: callus L, sensation down.  ECG QTc 441.
MEDS  metformin 1000 bid / lisinopril 20 / atorvastatin 80 / ASA 81 / clopidogrel 75 /
      gabapentin 600 tid / insulin glargine 22 u hs  ~~warfarin 5~~ wrong chart, GK
A/P 1. OUD severe, fentanyl.  Wants inpatient, not methadone clinic (40 mi).  Agrees to buprenorphine
       there.  Narcan kit given.  Calling programs that take Humana.  Auth req faxed, ref 77-40318.
    2. DM2 uncontrolled: glargine 22 -> 26.  Program must do fingersticks.
    3. CAD, stent 2023: keep clopidogrel to 6/27.     4. OSA: new CPAP ordered.
    5. Depression: start mirtazapine 15 hs.            6. Depression screen repeat 4 wks.
    No license since 2025 (unpaid fines), brother works days: NEEDS RIDE.
    Legal: no charges pending, not on paper.  ~~court 11/30~~ pt checked phone, that is his nephew's.
    Back 11/16/26  9:20 if not admitted.               G. Kilbride, DO (PCP)    ph 775-555-0138`,
    ],
    expected: {
      dob: '1966-12-04',
      sex_at_birth: 'Male',
      ...livesAt(/1120 Old Ferry/i, 'Caldera', 'NV', '89999'),
      phone_number: /555-0136/,
      marital_status: 'Divorced',
      living_status: 'With family',
      employment_status: 'Disability',
      ...inEmergency('Emeka', 'Obi', /555-0137/),
      carrier: 'Humana',
      subscriber_id: /H51900\s?2284\s?01/,
      reason_for_seeking_treatment: /can't get off these pills|tired of lying|Wants inpatient/i,
      current_symptoms: /PHQ-9|Passive SI|alarm|Felt down|nods|low back/i,
      recent_substance_abuse: /M30|fentanyl|smokes 6-8/i,
      concerns_for_withdrawal: /cramps|diarrhea|bones crawl|COWS/i,
      medication_plan: /metformin|glargine|clopidogrel|mirtazapine|buprenorphine/i,
      allergies: /Morphine/i,
      epipen: TICKED_NO,
      transportation_required: /NEEDS RIDE|No license/i,
      current_pcp_name: /Kilbride/i,
      current_pcp_phone: /555-0138/,
      next_appointment: '2026-11-16',
      hospitalizations: /Caldera Regional|chest|2 days hosp/i,
      residential_programs: /Silver Basin/i,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: TICKED_NO,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /mine, 2009|\byes\b/i,
      history_of_trauma: /dad murdered|I was there/i,
      aggression_or_property_damage: TICKED_NO,
      pending_legal_charges: RULED_OUT,
      family_history: /sugar|stroke|kidneys/i,
    },
    open: [
      'gender',
      'employer',
      ...fields('group_number authorization_number other_levels_of_care outpatient_therapy probation parole_granted'),
      ...fields('current_therapist_name current_psychiatrist_name psych_testing_done'),
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('A1c', 2, /A1c 8\.9/),
      asked('Where does he get the pills?', 2, /truck stop/),
      asked('member number', 1, /H51900 2284 01/),
      asked('what is the QTc', 2, /QTc 441/),
      asked('until when must he stay on clopidogrel', 2, /clopidogrel to 6\/27/),
      asked('Who is his cardiologist?', 2, /Dr\. Lund/),
      reworded('was he revived by paramedics this year', 2, /OD in August|Narcan x2/),
      reworded('last time he smoked fentanyl', 2, /Last this|am 5:30/),
      reworded('why did the pain doctor cut him off', 2, /UDS showed no oxycodone/),
      reworded('does he sleep with a breathing device', [1, 2], /machine broke|new CPAP ordered/),
      reworded('did he see somebody die', 1, /dad murdered 1981/),
      reworded('drinking now?', 1, /quit 2014/),
      takenBack('does he take a blood thinner called warfarin', 2, /~~warfarin 5~~/),
      takenBack('court date in november', 2, /court 11\/30/),
      anothers('is he on dialysis', 1, /Emeka kidneys, on the machine 3x wk/),
      anothers('had a stroke?', 1, /mom sugar \+ stroke/),
      absent('does he have a dentist'),
      absent('what is his blood type'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
