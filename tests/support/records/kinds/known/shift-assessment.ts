import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A hospital nurse's assessment of one shift, printed from the chart: rows by the hour, systems, care plan, notes. */
export const shiftAssessment: readonly ApartRecord[] = [
  {
    person: who('vandermolen', 'Ernestine', 'Vandermolen', '06/22/1962'),
    as: 'text',
    pages: [
      `LAKE ERIE GENERAL HOSPITAL            CHART PRINT: NURSING FLOWSHEET, 4 WEST        10/29/2026 19:32  by KPETERS
Vandermolen, Ernestine R    64 y.o. F    DOB 06/22/1962    MRN 00418823    CSN 77120045    Rm 4118-2
Adm 10/27/2026 02:10 via ED   Attending: Okwu, S MD   Code: Full   Iso: none   Wt 81.4 kg   Ht 165 cm
ALLERGIES (rev. 10/27 by TM RN):  Vancomycin [flushing, severe]; Iodinated contrast [hives]; ~~Morphine~~ [removed
   10/28, pharmacist interview: itching only after her husband's dose error, not hers]
=================================================================================================
                              07:00     09:00     11:00     13:00     15:00     17:00     19:00
VITAL SIGNS
  Temp (F)                    99.1      -         99.4      -         98.8      -         98.6
  Heart rate                  112       108       104       98        101       94        90
  BP                          168/98    160/94    158/92    150/90    152/88    146/86    142/84
  SpO2 on RA                  95        95        96        96        95        96        97
CIWA-AR
  Nausea/vomiting             2         1         1         0         1         0         0
  Tremor                      5         4         4         3         3         2         2
  Paroxysmal sweats           4         3         2         2         2         1         1
  Anxiety                     4         4         3         3         3         2         2
  Tactile / auditory / visual 2/0/2     1/0/1     0/0/1     0/0/0     0/0/0     0/0/0     0/0/0
  TOTAL                       22        17        13        10        11        7         6
  Intervention                lorazepam 2 mg IV   1 mg      none      1 mg PO   none      none
PAIN (0-10)                   6 R rib   4         4         3         3         5         3
INTAKE mL                     240       120       480       360       300       480       -
OUTPUT mL                     300       -         450       -         400       250       -
FALL RISK (Morse)             75 HIGH   bed alarm on, yellow socks, one assist, walker
BRADEN                        19
C-SSRS (shift screen)         1 wish to be dead: No    2 thoughts: No    6 behavior ever: Yes (1998)
-------------------------------------------------------------------------------------------------
SCHEDULED MEDS THIS SHIFT     thiamine 100 mg IV; folic acid 1 mg; metoprolol succ 50 mg; sertraline 100 mg;
                              levothyroxine 88 mcg; chlordiazepoxide 25 mg q8h (taper day 2 of 4)
HOME MEDS (per CVS Elm St)    metoprolol succ 50, sertraline 100, levothyroxine 88`,
      `Vandermolen, Ernestine R       DOB 06/22/1962       MRN 00418823              Flowsheet p 2 of 3
SYSTEM         WDL?    EXCEPTIONS CHARTED
Neuro          no      oriented x3 since 09:00 (thought it was 1987 at 07:00). No seizure this stay; one in 2021
                       during withdrawal, St. Brendan's.
Resp           no      R base diminished, splinting. Rib fx 7-8 from fall at home 10/26.
Cardiac        no      sinus tach, trace edema
GI / GU        WDL     soft brown stool x1
Skin           no      bruising R flank, L temple abrasion 3 cm (CT head negative; struck head on tub 10/26,
                       "blacked out a minute")
Psychosocial   no      tearful. "I buried two sons and a liver doctor is burying me. I want a program, not
                       another lecture."
-------------------------------------------------------------------------------------------------
ADMISSION HISTORY PULLED FORWARD (source: patient, daughter)
  Address            4480 Breakwater Ln, Conneaut Point, OH 44999      Cell 440-555-0127
  Marital            Widowed         Lives        alone, own home, 11 stairs
  Occupation         retired bus driver         POA      none; makes own decisions
  Emergency          Delphine Vandermolen-Shaw, daughter, 440-555-0128
  PCP                Rajit Anand MD, 440-555-0129
  Insurance          Aetna Medicare Advantage PPO       ID 1012 8837 4610      Grp 0884-OH
  Alcohol            gin, 750 mL daily since spring; last drink 10/26 about 22:00
  Tobacco / drugs    quit 2009 / marijuana gummy at bedtime some nights; denies others
  Prior treatment    Harbor Bluff Recovery (residential, 28 days, 2022), sober 14 mo; aftercare group to 2023
  Hospital           St. Brendan's 2021 (withdrawal); here 03/2026, GI bleed, 4 days
  Trauma             both sons died in the same car, 12/2024
  Violence           none by patient. Feels safe at home: yes
  Self-harm          denies cutting or burning
  Family             mother alcoholism; sister breast cancer
  Legal              none pending, no probation

CARE PLAN   Problem                       Goal                            Status 19:00
            Alcohol withdrawal            CIWA < 8 x 24 h                 progressing
            Impaired gas exchange         IS 1250 mL x10/h                progressing (1000)
            Grief, complicated            names one support by 10/30      met, daughter
            ~~Fluid overload~~            entered on wrong chart          deleted KP`,
      `Vandermolen, Ernestine R       DOB 06/22/1962       MRN 00418823              Flowsheet p 3 of 3
NURSING NOTES
07:22 KP   Report from night: pulled out IV at 04:00, threw a water pitcher at the tech, missed. Apologized
           at breakfast. Sitter dc'd 10:00.
09:40 KP   Visual: "ants on the ceiling tile." Dr. Okwu aware. Given lorazepam, quiet in 30 min.
11:15 KP   Daughter at bedside. Daughter says she herself takes Vivitrol monthly at Linden Clinic and it
           changed her life; patient asks about it. Hepatic panel to be back first (ALT 88, plt 96).
13:05 KP   Bed 1 roommate Mrs. Kowalczyk shouting; patient upset. Mrs. K. is on methadone 60 mg and c/o
           not receiving it. Curtain closed, roommate moved to 4120 at 14:00.
14:30 SW   (C. Abiodun LSW 440-555-0130) Patient accepts residential. Referral faxed to three programs.
           Please arrange admission with daughter Delphine 440-555-0128; patient hard of hearing on phone,
           wears bilateral aids, batteries at home. Needs ride from hospital, daughter works days.
           Overdose of amitriptyline 1998 after divorce from 1st husband, only attempt.
16:50 PT   Walked 90 ft w/ rolling walker, stand-by assist. Will need ground floor bed.
18:40 KP   PHQ-9 done w/ pt: 18. Sleep 3 h per night x weeks. Appetite poor.
           GI follow up scheduled w/ Dr. Mirela Banu, hepatology, 11/12/2026 08:30.
19:15 KP   ~~Blood sugar 312, insulin 6 units given~~   charted in error, bed 4116. KP
19:28 KP   Bedside handoff to R. Desmond RN. Daughter's husband Curtis in pre-trial diversion for DUI,
           hearing 11/18, cannot be the driver.`,
    ],
    expected: {
      dob: '1962-06-22',
      sex_at_birth: 'Female',
      phone_number: /555-0127/,
      ...livesAt(/4480 Breakwater/i, 'Conneaut Point', 'OH', '44999'),
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Delphine', 'Vandermolen-Shaw', /555-0128/),
      ...speakWith(/Delphine/i, /555-0128/),
      ...seenBy('pcp', /Anand/i, /555-0129/),
      carrier: 'Aetna',
      subscriber_id: /1012 8837 4610/,
      group_number: '0884-OH',
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /want a program|buried two sons|accepts residential/i,
      current_symptoms: /tearful|PHQ-9|Sleep 3 h|Tremor|rib/i,
      recent_substance_abuse: /gin, 750|last drink|gummy/i,
      concerns_for_withdrawal: /CIWA|Tremor|ants on the ceiling|withdrawal|sweats/i,
      medication_plan: /metoprolol|sertraline|levothyroxine|chlordiazepoxide/i,
      allergies: /Vancomycin|contrast/i,
      transportation_required: /Needs ride from hospital/i,
      additional_treatment_or_support_needed: /ground floor bed|hard of hearing|walker/i,
      hospitalizations: /St\. Brendan|GI bleed/i,
      residential_programs: /Harbor Bluff/i,
      history_of_suicide_attempts: /amitriptyline|Yes \(1998\)/i,
      history_of_seizures: /2021|during withdrawal/i,
      history_of_trauma: /sons died/i,
      history_of_tbi_concussions: /struck head on tub|blacked out/i,
      aggression_or_property_damage: /water pitcher/i,
      family_history: /mother alcoholism|breast cancer/i,
      ...ruledOut('history_of_self_harm pending_legal_charges probation'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender employer outpatient_therapy other_levels_of_care psych_testing_done parole_granted'),
    ],
    questions: [
      asked('what was the CIWA total at 19:00', 1, /TOTAL 22 17 13 10 11 7 6/),
      asked('Braden score', 1, /BRADEN 19/),
      asked('What is her PHQ-9?', 3, /PHQ-9 done w\/ pt: 18/),
      asked('how many stairs at home', 2, /11 stairs/),
      asked('when is hepatology follow up', 3, /11\/12\/2026/),
      asked('taper day of chlordiazepoxide', 1, /taper day 2 of 4/),
      reworded('can she have CT dye', 1, /contrast \[hives\]/),
      reworded('was she disoriented', 2, /thought it was 1987/),
      reworded('did she lash out at staff overnight', 3, /threw a water pitcher/),
      reworded('what broke when she fell', 2, /Rib fx 7-8/),
      reworded('can she hear us over the telephone', 3, /hard of hearing on phone/),
      reworded('how long did she stay dry after rehab', 2, /sober 14 mo/),
      takenBack('morphine allergy', 1, /~~Morphine~~/),
      takenBack('what was her blood sugar', 3, /Blood sugar 312/),
      anothers('is she on methadone', 3, /on methadone 60 mg/),
      anothers('does she get Vivitrol', 3, /takes Vivitrol monthly/),
      absent('has she been in the military'),
      absent('what is her QTc'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('tsosie', 'Royce', 'Tsosie', '12/30/1991'),
    as: 'scan',
    strange: [3],
    pages: [
      `MESA VERDE REGIONAL     NURSE SHIFT ASSESSMENT (NIGHT)  10/28-29/26       label: TSOSIE, ROYCE  M  12-30-91
Unit  MS-2      Bed  9      Dr. Halloran (hospitalist)       HD# 3       Dx  cellulitis R forearm, opioid w/d
WNL = within normal limits     * = see note        columns 2000 / 0000 / 0400
----------------------------------------------------------------------------------------------
LOC              A&O x4     /   A&O x4    /   sleeping
COWS             14         /   11        /   8          Bup/nal 8-2 given 2030, 4-1 at 0015
Resting pulse    104        /   96        /   84
Sweating  3 / 2 / 1      Restless  3 / 3 / 1      GI  2 / 1 / 0      Gooseflesh  3 / 3 / 3
Lungs            WNL        Heart  WNL       Abd  cramps *       Voids  WNL
R forearm        red 8 x 5 cm, marked w/ pen, packed 1/4" iodoform, mod purulent    /  same  /  less
IV               L AC 20g, vanc 1.25 g q12h next 0600
Pain             7 / 6 / asleep       ketorolac 2100
Falls  low.   Skin  track marks both AC, old straight scars L wrist.   Diet  reg, ate 100% + 2 snacks
Allergies        BACTRIM (peeling skin) - red band      ~~Latex~~ copied from bed 8
Safety           C-SSRS: 1 yes  2 no  3-5 no.   Hung self w/ belt in holding cell 2019, cut down.   Cut wrist
                 as a teen.  Room swept.
Belongings       phone, knife to security, $41, Zyprexa bottle (own, 10 mg, last filled 7/26)
----------------------------------------------------------------------------------------------
FACE  (registration)       PO Box 212, Shiprock Mesa NM 87998 - gets mail at; stays w/ aunt and uncle, "the
                 hogan behind".   Cell 505-555-0162.   Single.   Not working (oilfield layoff 4/26)
Kin / emergency  aunt  Lorraine Begay   505-555-0163
Coverage         Western Sky Community Care (NM Medicaid)   00418 77 2093
PCP  none.       BH  Dr. Sandoval, psychiatry, Four Winds BH  505-555-0164.    Counselor  "Mr. Yazzie there"`,
      `TSOSIE R     12-30-91     MS-2 bed 9                                          notes, night 10/28
2015  Pt pacing, gooseflesh, yawning.  "I'm not leaving AMA this time. I lost my cousin to this stuff in
      August, I'd be next."   Asks for the 90 day place in Farmington, and sweat lodge.         mk
2040  Heroin IV + fentanyl powder, 1 g a day, 2 yrs.  Last 10/26 0300.   Meth on weekends.  Alcohol - none
      since 2022.   Shares with no one.  HIV neg, hep C Ab pos, RNA pending.                     mk
2130  Hx per pt:  Red Mesa House 30 days 2021 (residential), left once; detox Gallup 3x, last 1/26.  Methadone at
      Desert Hope 2023-24.  Hosp: here 2024 endocarditis 6 wk.   Psych hosp: Las Lomas 2019 after jail.  mk
2200  Voices since age 22, "mumbling", no commands.  Sleep 2 h.  Dx schizoaffective.  Seizures none.
      Head:  rolled pickup 2017, staples, out 10 min.                                            mk
2310  Phone call w/ aunt.  Aunt will bring clothes.  She is on oxygen and has TB on treatment (latent), she
      said.  Grandpa takes Coumadin. Pt upset after, punched wall, knuckles ok, no one hurt.  Calm w/ 1:1  mk
0010  Ride:  none, 62 mi.  SW to ask for IHS transport on dc.                                    mk
0100  Mom & dad both alcohol; a brother w/ schizophrenia.  Boarding school: "stuff happened there with a
      dorm man," does not want it discussed in group.                                            mk
0200  Legal: open  possession + failure to appear, San Juan Magistrate, date 11/25/26.  Not on
      probation or parole.  ~~Registered offender~~ is the man in 11, not this pt!  mk
0430  Asleep, RR 16.
0615  ~~Refused vanc~~ late entry: pump paused, dose in at 0640.  Wound consult today; ID clinic Dr. Parr
      11/9/26 10:15 already made.    Report to K. Chee RN.       M. Kinsel RN`,
      `note found in bed 9 chart, night 10/28 - float pool
2100  Mr. Lindgren was brought up from ED in a wheelchair at nine.  He is a big man, 71, short of breath.
      He says he has drunk a twelve-pack daily since his retirement from the mine.
2145  Mr. Lindgren's allergies are ibuprofen and shrimp.  He takes furosemide, Eliquis and a Spiriva.
2230  He had a seizure in the ambulance in 2020.  No thoughts of suicide.  CIWA 12.
2300  His daughter Kirsten phoned.  She wants Mr. Lindgren at the veterans' program in Albuquerque, not
      home.  He is a widower and agreed, after some grumbling.  Court for DWI on 12/02.
0040  Lindgren slept.  Moved to step-down at 0110.                       float RN  B. Osei`,
    ],
    expected: {
      dob: '1991-12-30',
      sex_at_birth: 'Male',
      phone_number: /555-0162/,
      ...livesAt(/PO Box 212/i, 'Shiprock Mesa', 'NM', '87998'),
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Lorraine', 'Begay', /555-0163/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /00418 77 2093/,
      ...seenBy('psychiatrist', /Sandoval/i, /555-0164/),
      current_therapist_name: /Yazzie/i,
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /not leaving AMA|lost my cousin|I'd be next/i,
      current_symptoms: /Voices|Sleep 2 h|pacing|cramps|Pain/i,
      recent_substance_abuse: /Heroin IV|fentanyl powder|Meth on weekends/i,
      concerns_for_withdrawal: /COWS|gooseflesh|yawning|opioid w\/d|Sweating/i,
      medication_plan: /Zyprexa|Bup\/nal|vanc/i,
      allergies: /BACTRIM/i,
      transportation_required: /IHS transport|Ride: none|62 mi/i,
      hospitalizations: /endocarditis|Las Lomas/i,
      residential_programs: /Red Mesa House/i,
      other_levels_of_care: /detox Gallup|Methadone at/i,
      history_of_self_harm: /Cut wrist|scars L wrist/i,
      history_of_suicide_attempts: /belt in holding/i,
      history_of_trauma: /dorm man|Boarding school/i,
      history_of_tbi_concussions: /rolled pickup/i,
      aggression_or_property_damage: /punched wall/i,
      pending_legal_charges: /possession/i,
      upcoming_court_date: '2026-11-25',
      family_history: /both alcohol|schizophrenia/i,
      ...ruledOut('history_of_seizures probation parole_granted'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields(
        'current_pcp_name outpatient_therapy additional_treatment_or_support_needed employer registered_sex_offender current_therapist_phone',
      ),
    ],
    questions: [
      asked('COWS at midnight and at four', 1, /COWS 14 \/ 11 \/ 8/),
      asked('how big is the red area on the forearm', 1, /red 8 x 5 cm/),
      asked('when is the ID clinic', 2, /11\/9\/26/),
      asked('last heroin', 2, /Last 10\/26 0300/),
      asked('who is his psychiatrist', 1, /Dr\. Sandoval/),
      asked('What did he have hospital treatment for in 2024?', 2, /endocarditis/),
      reworded('which sulfa drug hurt his skin', 1, /BACTRIM \(peeling/),
      reworded('did he try to hang himself', 1, /Hung self w\/ belt/),
      reworded('traditional healing wishes', 2, /sweat lodge/),
      reworded('does he hear things others do not', 2, /Voices since age 22/),
      reworded('was he violent after a telephone talk', 2, /punched wall/),
      reworded('exposure to viral hepatitis', 2, /hep C Ab pos/),
      takenBack('can he touch latex', 1, /~~Latex~~/),
      takenBack('what is he a registered offender for', 2, /Registered offender/),
      anothers('does he use oxygen', 2, /She is on oxygen/),
      anothers('is he allergic to shrimp', 3, /ibuprofen and shrimp/),
      anothers('does he take coumadin', 2, /Grandpa takes Coumadin/),
      absent('does he have kids'),
      absent('What is his blood type?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
