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

/** What a long-term acute hospital sends along when somebody goes on to residential care. */
export const longTermAcuteTransfer: readonly ApartRecord[] = [
  {
    person: who('brandvold', 'Torsten', 'Brandvold', '05/22/1971'),
    as: 'text',
    pages: [
      `PRAIRIE VISTA SPECIALTY HOSPITAL (LTACH)                          INTERFACILITY TRANSFER PACKET
2200 Coulee Rd, Minot Falls, ND 58799   Main 701-555-0140   Fax 701-555-0141         Face sheet 1/3
===================================================================================================
BRANDVOLD, TORSTEN E     MRN 00418827    DOB 05/22/1971   55 Y   M      Adm 09/02/26   LOS 56
Home addr: 618 Elevator St, Garske, ND 58795           Cell 701-555-0142    Marital: Divorced
Email: tbrandvold@mail.example                         Religion: Lutheran   Language: English
Occupation: lineman, Dakota Ridge Electric Co-op (on unpaid leave since July)
Residence prior to illness: rents duplex, alone

EMERGENCY CONTACT 1    Solveig Brandvold-Ames (sister)  701-555-0143   solveig.ames@mail.example
EMERGENCY CONTACT 2    Kaia Brandvold (daughter, 22)    701-555-0144
DECISION MAKER         Patient. Has capacity per Dr. Adeyinka 10/20. No guardian.
CODE STATUS            Full

PAYER 1   Blue Cross Blue Shield of North Dakota     ID YND830055172     Grp 4471-00
          Subscriber: self      Employer: Dakota Ridge Electric Co-op
          LTACH auth LT-229041 thru 10/28/26. Residential SUD auth requested 10/23, NOT YET ISSUED.
PAYER 2   none

TRANSFER TO     Residential SUD level 3.7, facility to be confirmed    Target 10/28/26
REASON          Medically cleared. Patient asking for residential: "I came within a day of being
                dead. I'm not going back to the duplex and a bottle."
MODE            Wheelchair van w/ portable suction NOT needed. Cannot sit in car > 1 hr.

ISOLATION       ~~CONTACT - C. diff~~  discontinued 10/09, two neg stools, remove sign
PCP             Maren Lindqvist, NP, Garske Clinic   701-555-0145
APPTS           GI, Dr. Okonjo, 11/19/2026 0900 (EGD for varices)
                Trach clinic: closed out, decannulated 10/06`,
      `BRANDVOLD, TORSTEN E   MRN 00418827                  PHYSICIAN TRANSFER SUMMARY            2/3

COURSE. Admitted from Trinity Plains ICU (07/29 - 09/02) after necrotizing alcoholic pancreatitis,
ARDS, tracheostomy 08/11. Delirium tremens day 3 of that stay, with one tonic-clonic seizure on
07/31; none before or since, levetiracetam stopped 09/20. Weaned from ventilator 09/24, decannulated
10/06, stoma closed. PEG out 10/13, eats soft low fat diet. Walks 90 ft with front wheel walker.
Sacral wound stage 3, 2.1 x 1.4 cm, granulating, foam dressing q3 days.

PROBLEMS
 1 Alcohol use disorder, severe, in controlled environment. Whisky, about a fifth nightly for 9
   years; last drink 07/28/26. No withdrawal now (CIWA 0 since 08/09).
 2 Pancreatic insufficiency and new diabetes, A1c 8.1, on insulin
 3 Cirrhosis, compensated; varices not yet looked at
 4 Critical illness myopathy
 5 Depressed mood, PHQ-9 14. Passive thoughts of death in August; none now. No suicide attempt in
   lifetime. No history of self-injury. Psychology: Dr. Ines Halloran, seen weekly here.
 6 Neck and shoulder pain, wants no opioids

ALLERGIES   cefepime (encephalopathy), latex (hives).   No epinephrine pen prescribed.

MEDICATIONS AT TRANSFER                                       last given
  insulin glargine 14 units subq at bedtime                   10/26 2100
  insulin lispro sliding scale with meals                     10/27 1145
  pancrelipase 36,000 u, 2 caps with meals                    10/27 1145
  nadolol 20 mg daily                                         10/27 0800
  mirtazapine 15 mg at bedtime                                10/26 2100
  thiamine 100 mg / folate 1 mg daily                         10/27 0800
  ~~oxycodone 5 mg q6h prn~~   discontinued 10/12, do not continue
Naltrexone held for liver; acamprosate to be considered by the receiving physician.

FAMILY HX  Father died of cirrhosis at 58. Sister Solveig is in recovery, 11 years. Mother had
breast cancer.                                            F. Adeyinka, MD   10/27/2026 14:10`,
      `Prairie Vista LTACH        CASE MANAGEMENT / NURSING HANDOFF       Brandvold T.       3/3
CM: Portia Engebretson RN, 701-555-0146, pengebretson@prairievista.example

PRIOR TREATMENT      Sundown Bluff, 28 days, 2019, completed, sober 5 mo.  IOP at Minot Falls
                     Human Services, spring 2020, dropped out.  Detox x2 at county hospital (2018, 2021).
LEGAL                DUI 06/20/26, Ramsey Co. Court continued for illness, now 12/08/2026. Not on
                     probation or parole. Not on the sex offender registry.
BEHAVIOR             Pulled at lines & swung at RT while delirious (Aug). Since 09/10 calm, no
                     aggression toward staff or property.
TRAUMA / HEAD        Electrical flash burn on the job 2014, "still smell it." Coworker killed.
                     Concussion in high school hockey, one, no sequelae.
EATING               No eating disorder. Wt 148 lb (was 191).
SUBSTANCES OTHER     Chewing tobacco, quit in hospital. Never used IV drugs.
FUNCTION             Dresses self, needs help w/ shower. Continent. Raised toilet seat.
                     Hears OK. Reading glasses lost at Trinity.
SEND WITH PT         walker, foam dressings x10, glucometer, 7 days of meds
ROOMMATE NOTE        Chart mix-up 10/15: Mr. Estes in 212B is the one with MRSA and the PICC. Not T.B.
NEEDS AT RECEIVING   Nurse on site for insulin and wound, PT 3x/wk, ground floor bed.
Daughter Kaia is 14 weeks pregnant and takes Zoloft, so please call the sister first w/ bad news.
Report called to: ______________   time ______         P. Engebretson RN 10/27/26`,
    ],
    expected: {
      dob: '1971-05-22',
      sex_at_birth: 'Male',
      address: /618 Elevator St/i,
      city: 'Garske',
      state: 'ND',
      zip: '58795',
      phone_number: /555-0142/,
      email_id: 'tbrandvold@mail.example',
      marital_status: 'Divorced',
      employer: /Dakota Ridge Electric/i,
      legal_guardianship_status: 'None (own guardian)',
      emergency_contact_primary_firstname: 'Solveig',
      emergency_contact_primary_lastname: 'Brandvold-Ames',
      emergency_contact_primary_phone: /555-0143/,
      emergency_contact_primary_email: 'solveig.ames@mail.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: 'YND830055172',
      group_number: '4471-00',
      subscriber_employer: /Dakota Ridge Electric/i,
      current_pcp_name: /Maren Lindqvist/i,
      current_pcp_phone: /555-0145/,
      next_appointment: '2026-11-19',
      reason_for_seeking_treatment: /within a day of being|not going back to the duplex|asking for residential/i,
      recent_substance_abuse: /Whisky|last drink 07\/28/i,
      concerns_for_withdrawal: /No withdrawal now|CIWA 0|Delirium tremens/i,
      medication_plan: /glargine|pancrelipase|nadolol|mirtazapine/i,
      allergies: /cefepime|latex/i,
      epipen: RULED_OUT,
      transportation_required: /Wheelchair van|sit in car/i,
      hospitalizations: /Trinity Plains|Prairie Vista|county hospital/i,
      residential_programs: /Sundown Bluff/i,
      other_levels_of_care: /IOP at Minot Falls|Human Services|Detox x2/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      eating_disorder: RULED_OUT,
      history_of_trauma: /flash burn|Coworker killed|still smell/i,
      history_of_seizures: /tonic-clonic|07\/31/i,
      history_of_tbi_concussions: /hockey|Concussion/i,
      aggression_or_property_damage: /swung at RT|no\s+aggression|Pulled at lines/i,
      registered_sex_offender: RULED_OUT,
      pending_legal_charges: /DUI/i,
      probation: RULED_OUT,
      parole_granted: RULED_OUT,
      upcoming_court_date: '2026-12-08',
      family_history: /cirrhosis at 58|in recovery|breast cancer/i,
    },
    open: [
      'gender',
      'living_status',
      'employment_status',
      'authorization_number',
      'current_symptoms',
      'additional_treatment_or_support_needed',
      'outpatient_therapy',
      'current_therapist_name',
      'psych_testing_done',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('target transfer date', 1, /Target 10\/28\/26/),
      asked('When was he decannulated?', [1, 2], /decannulated\s+10\/06/),
      asked('what is his A1c', 2, /A1c 8\.1/),
      asked('size of the sacral wound', 2, /2\.1 x 1\.4/),
      asked('group number', 1, /4471-00/),
      reworded('how long has it been since he had alcohol', 2, /last drink 07\/28/),
      reworded('is the insurer paying for rehab already', 1, /NOT YET ISSUED/),
      reworded('can he get around on his own feet', 2, /90 ft with front wheel walker/),
      reworded('did he ever convulse', 2, /one tonic-clonic seizure/),
      reworded('does he make his own decisions', 1, /Has capacity|DECISION MAKER Patient/),
      reworded('what has to be in place at our house before he comes', 3, /Nurse on site for insulin/),
      takenBack('is he on oxycodone', 2, /oxycodone 5 mg q6h prn/),
      takenBack('Does he need contact precautions for c diff?', 1, /CONTACT - C\. diff/),
      anothers('mrsa?', 3, /Estes in 212B is the one with MRSA/),
      anothers('is zoloft one of the meds', 3, /Kaia is 14 weeks pregnant and takes Zoloft/),
      absent('what is his hepatitis C status'),
      absent('Has he served in the military?'),
      absent('does he vape'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('quiambao', 'Rosalinda', 'Quiambao', '11/30/1983'),
    as: 'scan',
    pages: [
      `KINDWATER LONG TERM ACUTE CARE  -  PATIENT TRANSFER FORM          (press hard, 3 copies)
                                                                        white: receiving facility
1. PATIENT   Quiambao, Rosalinda T.        DOB 11-30-83      SEX  M (F)     AGE 42
2. ADDRESS   77 Cannery Row Apt 5, Port Ellis, WA 98599      PHONE 360-555-0151
3. MARITAL   ( ) S  (x) M  ( ) W  ( ) D  ( ) Sep     LIVES WITH  husband + his parents, their house
4. NOTIFY    Benigno Quiambao, husb.   360-555-0152          POA / GUARDIAN  none, own person
5. FROM      Kindwater, unit 3, bed 9   adm 9-19-26           TO  Residential, bed held till 10-30
6. INSURANCE Premera (BCBS)  ID# PZW6640 21198  Gp# 1000577   thru husband: Benigno, b. 2-4-80,
             works Salish Cold Storage       AUTH for residential  #R-5580213, 14 days
7. ATTENDING Dr. H. Tanaka-Boyle            PCP  Dr. Corazon Villaflor  360-555-0153
8. DX        MSSA endocarditis, tricuspid valve - IV antibx DONE 10-24
             septic emboli lungs, resolved.  Opioid use d/o severe.  Meth use d/o.
             Hep C, untreated.   Anemia.
9. ALLERGIES ( ) NKDA   penicillin - throat swelled age 20;  kiwi.    Carries EpiPen?  No - lost it
10. PRECAUT. (x) fall   ( ) seizure   ( ) elopement   ( ) suicide   ( ) isolation
11. DIET     regular, no kiwi            12. CODE  full
13. MENTAL   A&O x3.  Tearful at times, sleeps 4 hr.   Suicide attempt: 1 (age 17, pills).  Cuts:
             none now, cut forearms as a teen.   Aggressive:  no.
14. SEIZURES  never       HEAD INJURY  denies      EATING D/O  denies
15. TRANSPORT  ambulette; husband works days, no 2nd car
16. LAST VS  10-27  98.4  88  18  112/70  96% RA     WT 109 lb
17. SKIN     PICC out 10-25, site clean.  ~~open wound L groin~~ wrong line, see bed 11`,
      `KINDWATER LTAC        TRANSFER FORM SIDE 2              Quiambao, R.           10-27-26

18. MEDICATIONS TO CONTINUE            DOSE / TIMES                      NEXT DUE
    buprenorphine-naloxone film        8/2 mg  BID                       9 pm
    ferrous sulfate                    325 mg daily                      am
    trazodone                          50 mg HS                          9 pm
    apixaban                           5 mg BID until 12-15-26           9 pm
    ~~gabapentin 300 TID~~             stopped 10-20, made her groggy
19. SUBSTANCE HX   Fentanyl IV, 1 gm/day x 3 yr.  Meth smoked, weekends.   Last of both 8-14-26, day
    she came to Harbor General by ambulance.   Alcohol: none.    Cig: half pack.
    Withdrawal: over it.  "Still get restless legs at night."
20. PAST TREATMENT   Cedar Landing residential 2023 (21 d, left).   Methadone clinic Port Ellis 2021-22.
    Counselor now: Yolanda Crisp, SUDP  360-555-0154 (comes to unit Tu/Th)
21. SOCIAL  Worked fish line, Salish, let go 2024, no job since.  Daughter Ligaya, 8, stays w/
    in-laws.  CPS closed.   Mother-in-law watches dialysis husband - cannot do more.
22. LEGAL   theft 3, Port Ellis muni, hearing 11-17-26.   DOC/probation: no.
23. TRAUMA  raped at 19.  Found her brother Dante after OD, 2020 (he died).
24. FAMILY  father - alcohol.   brother - heroin.
25. PT WANTS  "My valve got cleaned up once. They won't do it twice. I want to be there for Ligaya's
    first communion."  Rx: stay on Suboxone, women's house if poss.
26. F/U   cardiology echo Nov 12 2026 1:30, Dr. Sefton.   ID clinic: prn.   dental - needs 4 teeth out
27. BELONGINGS   phone, purple bag, rosary.   Dentures: no.  Glasses: yes
28. LABS  10-26   Hgb 9.1   WBC 7.2   Cr 0.7   INR 1.0   HCG neg
    Nurse M. Oyelaran RN x3409                       copy to pt  (x) yes`,
      `KINDWATER LTAC        TRANSFER FORM SIDE 2              Pruett, Dwayne         10-27-26

18. MEDICATIONS TO CONTINUE            DOSE / TIMES                      NEXT DUE
    warfarin                           4 mg HS                           9 pm
    methadone                          70 mg daily                       am
    levetiracetam                      750 mg BID                        9 pm
19. SUBSTANCE HX   Heroin.  Alcohol, pint a day, shakes and a seizure in Sept.
20. PAST TREATMENT   VA domiciliary 2015.
22. LEGAL   parole to 2028, PO Hatch.
23. TRAUMA  Army, Fallujah.
26. F/U   neurology Nov 9 2026
    Nurse M. Oyelaran RN x3409                       copy to pt  (x) yes`,
    ],
    strange: [3],
    expected: {
      dob: '1983-11-30',
      sex_at_birth: 'Female',
      address: /77 Cannery Row/i,
      city: 'Port Ellis',
      state: 'WA',
      zip: '98599',
      phone_number: /555-0151/,
      marital_status: 'Married',
      living_status: 'With family',
      employment_status: 'Unemployed',
      legal_guardianship_status: 'None (own guardian)',
      emergency_contact_primary_firstname: 'Benigno',
      emergency_contact_primary_lastname: 'Quiambao',
      emergency_contact_primary_phone: /555-0152/,
      carrier: 'BCBS (state plan)',
      subscriber_id: /PZW6640\s?21198/,
      group_number: '1000577',
      subscriber_firstname: 'Benigno',
      subscriber_dob: '1980-02-04',
      subscriber_employer: /Salish Cold Storage/i,
      authorization_number: 'R-5580213',
      current_pcp_name: /Villaflor/i,
      current_pcp_phone: /555-0153/,
      current_therapist_name: /Yolanda Crisp/i,
      current_therapist_phone: /555-0154/,
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /valve got cleaned up|be there for Ligaya/i,
      current_symptoms: /Tearful|sleeps 4 hr|restless legs/i,
      recent_substance_abuse: /Fentanyl IV|Meth smoked/i,
      concerns_for_withdrawal: /over it|restless legs/i,
      medication_plan: /buprenorphine|apixaban|trazodone/i,
      allergies: /penicillin|kiwi/i,
      epipen: /\bno\b|lost it/i,
      transportation_required: /ambulette|no 2nd car/i,
      hospitalizations: /Harbor General|Kindwater|endocarditis/i,
      residential_programs: /Cedar Landing/i,
      other_levels_of_care: /Methadone clinic/i,
      history_of_self_harm: /cut forearms/i,
      history_of_suicide_attempts: /age 17|pills/i,
      eating_disorder: RULED_OUT,
      history_of_trauma: /raped at 19|Found her brother/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: /theft 3/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-17',
      family_history: /father - alcohol|brother - heroin/i,
    },
    open: [
      'gender',
      'employer',
      'subscriber_lastname',
      'parole_granted',
      'additional_treatment_or_support_needed',
      'outpatient_therapy',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('buprenorphine dose', 2, /8\/2 mg/),
      asked('until when does she take apixaban', 2, /until 12-15-26/),
      asked('bed held till?', 1, /bed held till 10-30/),
      asked('When is her hearing?', 2, /11-17-26/),
      asked('hgb', 2, /Hgb 9\.1/),
      asked('cardiology echo when', 2, /Nov 12 2026/),
      reworded('what infection was she treated for', 1, /MSSA endocarditis/),
      reworded('is her line still in', 1, /PICC out 10-25/),
      reworded('could she be expecting', 2, /HCG neg/),
      reworded('days approved', 1, /14 days/),
      reworded('who is the policyholder', 1, /thru husband: Benigno/),
      reworded('has she lost anybody to drugs', 2, /brother Dante after OD/),
      takenBack('does she take gabapentin', 2, /gabapentin 300 TID/),
      takenBack('groin wound?', 1, /open wound L groin/),
      anothers('Is she on dialysis?', 2, /dialysis husband/),
      anothers('keppra or levetiracetam dose', 3, /levetiracetam 750 mg BID/),
      absent('what is her HIV result'),
      absent('email address'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
