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

/** How a tribal or service unit clinic refers one of its own to a program outside: printouts, letters, committee notes. */
export const tribalHealthReferral: readonly ApartRecord[] = [
  {
    person: who('greywater', 'Everett', 'Greywater', '06/27/1982'),
    as: 'text',
    pages: [
      `*****  CONFIDENTIAL PATIENT INFORMATION  *****
CEDAR BENCH SERVICE UNIT            PURCHASED/REFERRED CARE - REFERRAL FORM          Oct 26, 2026@14:22
--------------------------------------------------------------------------------------------------
Patient        GREYWATER,EVERETT J                     HRN   CB 40917          Sex  MALE
DOB            Jun 27, 1982 (44 YRS)                   Tribe CEDAR BENCH BAND (enrolled)
Mailing addr   HC 61 BOX 204, LODGE CREEK, MT 59999    Res   same, 9 mi N of the agency
Home phone     406-555-0131                            Msg phone 406-555-0132 (cousin Thea)
Elig status    DIRECT & PRC        Descendancy  FULL   Vet  Y (Army 2001-05)
Emerg contact  GREYWATER,THEA M (COUSIN) 406-555-0132  Employer  Lodge Creek Fire Crew, SEASONAL
Legal repr     SELF
THIRD PARTY    MEDICAID MT HELP      ID 30447719        eff 07/01/2025      Plan is primary to PRC
               MEDICARE   none       VA   registered, no copay           PRIVATE   none
--------------------------------------------------------------------------------------------------
REFERRAL #     0926400611          PRIORITY   II       INITIATED BY   BIRDSALL,NORA PA-C (PCP)
REFERRED TO    OUTSIDE RESIDENTIAL SUD, to be named by BH coordinator
PURPOSE        Residential treatment, alcohol and methamphetamine, men's or co-ed, prefers
               program with Native staff and smudging allowed
DX             F10.20  F15.20  F43.10  K70.0  E11.9      ACTUAL APPT  pending bed
PRC AUTH       ~~AUTH 7A-10662 approved 10/20~~  entered for another HRN, voided by PRC clerk
               New decision: committee Thu 11/05/2026
LAST VITALS    BP 146/92  P 94  WT 212  T 98.4    A1C 8.3 (10/19/26)    AST 88 ALT 61  PLT 121
ALLERGIES      LISINOPRIL (cough)     BEE VENOM (anaphylaxis, 2018) - EPIPEN x2 issued 05/2026
ACTIVE MEDS    METFORMIN 1000MG BID    PRAZOSIN 4MG HS    LOSARTAN 50MG QD    VENLAFAXINE XR 150MG QD
               Outside: VA none`,
      `GREYWATER,EVERETT J      HRN CB 40917        PRC REFERRAL 0926400611        CLINICAL SUMMARY   p 2

S: 44 yo walks in asking for treatment. "My nephews look at me like I looked at my dad." Drinks a
   twelve pack of tall cans plus whatever vodka comes around, daily since the fire season ended 9/15.
   Last beer this AM. Smokes meth two or three times a week, last Saturday. No opioids, no needles.
   Chewing tobacco. Reports night sweats, jumpy, hears mortars when the trucks backfire. Sleeps 3 h.
   W/D hx: seizure x1 in the drunk tank 12/2024, flown to Billings, ICU 4 d. Hallucinated cats.
   SI: passive last month. One attempt, 2011, rifle, brother took it away. Guns now locked up at
   the brother's. Has never cut himself. Fought with a dorm mate at a program in 2019, asked to
   leave; nothing since.
O: tremor of tongue and hands, spider angiomata, liver edge 3 cm. Foot exam normal. CIWA 12.
A: See dx. High risk for complicated withdrawal, needs medical detox before residential.
   PTSD (Ramadi 2004, IED, out ~10 min, "bell rung" twice more, VA says mild TBI).
PAST TX: Sweetgrass Lodge 30 d, 2019 (not completed). Billings detox 12/2024. BH counselor here:
   Dolores Whitebull-Kane LCPC, 406-555-0135, last seen 10/22. Talking circle on Wednesdays.
FAMILY: father died of cirrhosis; mother diabetic, on dialysis at agency; nephew Cody 16 in
   juvenile detention for meth; niece has lupus.
LEGAL: tribal court, public intoxication and disorderly, hearing 11/19/2026. No probation.
   ~~Warrant, Yellow County~~ cleared 10/21, was for an E. Greywater Sr.
TRAVEL: no license. PRC will buy bus or Community Health Rep drives. Billings 3.5 h each way.
SOCIAL: divorced, stays at brother Lyle's HUD house. Kin hold a sweat for him 11/1.
   Lyle is five years sober and works at the Wellbriety hall.
PLAN: bridge with gabapentin 300 TID, thiamine. Return to PCP clinic 11/04/2026 10:00 if no bed.

/es/ NORA BIRDSALL, PA-C    406-555-0136                    Signed: 10/26/2026 15:07`,
    ],
    expected: {
      dob: '1982-06-27',
      sex_at_birth: 'Male',
      address: /HC 61 BOX 204/i,
      city: 'Lodge Creek',
      state: 'MT',
      zip: '59999',
      phone_number: /555-0131/,
      marital_status: 'Divorced',
      living_status: 'With family',
      legal_guardianship_status: 'None (own guardian)',
      emergency_contact_primary_firstname: 'Thea',
      emergency_contact_primary_lastname: 'Greywater',
      emergency_contact_primary_phone: /555-0132/,
      carrier: 'Medicaid/MCO',
      subscriber_id: '30447719',
      reason_for_seeking_treatment: /nephews look at me|asking for treatment|Residential treatment/i,
      current_symptoms: /night sweats|jumpy|hears mortars|Sleeps 3 h|tremor/i,
      recent_substance_abuse: /twelve pack|vodka|meth|Last beer/i,
      concerns_for_withdrawal: /seizure x1|Hallucinated|CIWA|complicated withdrawal|tremor|night sweats/i,
      medication_plan: /METFORMIN|PRAZOSIN|LOSARTAN|VENLAFAXINE|gabapentin/i,
      allergies: /LISINOPRIL|BEE VENOM/i,
      epipen: /EPIPEN/i,
      current_therapist_name: /Whitebull-Kane/i,
      current_therapist_phone: /555-0135/,
      current_pcp_name: /Birdsall/i,
      current_pcp_phone: /555-0136/,
      next_appointment: '2026-11-04',
      transportation_required: /no license|PRC will buy|bus/i,
      hospitalizations: /Billings|ICU/i,
      residential_programs: /Sweetgrass Lodge/i,
      other_levels_of_care: /Billings detox|detox/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /2011|rifle/i,
      history_of_seizures: /12\/2024|drunk tank|seizure x1/i,
      history_of_tbi_concussions: /IED|bell rung|mild TBI/i,
      history_of_trauma: /Ramadi|PTSD|mortars/i,
      aggression_or_property_damage: /Fought with|dorm mate/i,
      pending_legal_charges: /public intoxication|disorderly/i,
      upcoming_court_date: '2026-11-19',
      probation: RULED_OUT,
      family_history: /cirrhosis|dialysis|diabetic/i,
    },
    open: [
      'gender',
      'additional_treatment_or_support_needed',
      'employment_status',
      'employer',
      'outpatient_therapy',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('what is the referral number', 1, /0926400611/),
      asked('A1C?', 1, /A1C 8\.3/),
      asked('when does the PRC committee decide', 1, /committee Thu 11\/05\/2026/),
      asked('who is his counselor', 2, /Dolores Whitebull-Kane/),
      asked('When is his tribal court hearing?', 2, /hearing 11\/19\/2026/),
      asked('Is he an enrolled member?', 1, /CEDAR BENCH BAND \(enrolled\)/),
      reworded('cultural or spiritual wishes for a program', 1, /Native staff and smudging|Native staff/),
      reworded('any blast injury', 2, /IED/),
      reworded('did he ever point a gun at himself', 2, /2011, rifle/),
      reworded('how much is he drinking these days', 2, /twelve pack of tall cans/),
      reworded('can he get himself to treatment', 2, /no license|PRC will buy bus|Community Health Rep drives/),
      reworded('what insect could be fatal to him', 1, /BEE VENOM/),
      takenBack('which county has a warrant out for him', 2, /Warrant, Yellow County/),
      takenBack('what is the PRC authorization number', 1, /AUTH 7A-10662/),
      anothers('does he get dialysis', 2, /on dialysis at agency/),
      anothers('was he held in juvenile detention', 2, /juvenile detention for meth/),
      absent('has he had a colonoscopy'),
      absent('Does he take naltrexone?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('tworivers', 'Marlena', 'Cobb-Tworivers', '04/18/1995'),
    as: 'scan',
    pages: [
      `BLUE HERON NATION  *  Behavioral Health & Wellness           RESIDENTIAL TREATMENT REFERRAL PACKET
PO Box 9, Heron Landing, WA 98999      ph 360-555-0150     fax 360-555-0151        sent 10-28-26   3 pp

Applicant    Marlena Cobb-Tworivers         Born  4/18/95        F / she         Roll #  BH-2261
Lives        17 Cannery Row, Heron Landing WA 98999  (tribal housing rental, her name)
Cell         360-555-0152      Email  marlena.t@salish.example       OK to leave message  (yes)  no
Relationship   partner (Jory), not married             Children   Wren 6, baby Otis b. 8/30/26
Job          on leave from casino cage, Silver Salmon, was full time thru June
If emergency   Aunt Bernice Tworivers   360-555-0153
Insurance    Apple Health (Molina)   ProviderOne 200417753WA          IHS eligible  (yes)  no
Who referred   ICW caseworker Dana Iverson 360-555-0154,  dana.iverson@blueheron.example

REASON       Baby positive for fentanyl at birth, in aunt's care. Judge Peone will consider return if mom
             enters program that takes infants. Mom's words:  "I want him to know me sober."
USE          fentanyl, smoke, from 2021, 15-20 blues/day till delivery.  Subutex started 8/31 by
             midwife, 16 mg.  Slip x2 in Sept; last 9-19.  UAs since 10-1 neg x 6.   EtOH  2018 last.
             Cannabis nightly.    Cigs 5/d
WITHDRAWAL   missed 2 doses 10-10:  chills, legs, vomiting.   No seizures.
HEALTH       C/S 8-30, healed.  Breast feeding, no.   Hep C pos, treat after postpartum.  Anemia on iron.
             Allergic:  KEFLEX hives.     ~~Latex - rash~~   B.I. 10/27
             Meds:  Subutex 8 bid, sertraline 50, iron, Depo 10-12`,
      `Referral packet    M. Cobb-Tworivers   4/18/95                                       p. 2

MENTAL HEALTH   postpartum depression EPDS 17 (10-14), weepy, no sleep, panics at night.   No plan or intent.
                Attempt:  age 16, Tylenol, Harbor ER.    Cutting:  age 13-17.
                Jory is on a 72 hr hold at Harbor since 10/25 for psychosis (meth) - not coming with.
TRAUMA          foster care 7-12, non-Native home, "locked in the pantry."  Older sister Kaya is missing
                since 2017 (MMIW), unresolved.
VIOLENCE        DV by former partner.  She herself: none, no property damage.
HEAD            concussed by that partner 2020, thrown down stairs
TX              Residential:  Salal House, 60 d, 2022, completed.
                IOP here  since 9-21-26,  4 d/wk, group + canoe family.
                ~~Inpatient psych Sept 26~~  stricken, that was her discharge from OB
TEAM            therapist  Rowan Adair LMHC 360-555-0156      midwife  Petal Sung CNM 360-555-0157
                primary  Dr. Hugo Stamm, tribal clinic 360-555-0158       appt 11/10/26 2 pm
                psychiatric consult by video - Dr. Faye Lund
LEGAL           dependency matter, Tribal Court, review 11-18-26.   Criminal:  none.  Not on probation.
                (cousin Ray T. DOC community custody till 2028, lives next door)
FAMILY          mother alcohol, passed at 44;   gma diabetes;   father unknown
RIDE            no car, aunt drives days only.  Tribe will pay van both ways with car seat.
NEEDS           crib, formula (WIC), cedar/sage ok in room?  Traditional foods.  Talk to our elder,
                Mr. Abel Peone, 88, pacemaker, hard of hearing - call mornings.
DOCS ATTACHED   [x] TB test neg 10-20   [x] ROI   [x] roll card   [ ] birth cert   [x] ASAM 3.5
TRIBAL COUNCIL FUNDING    approved 10-27,  P.O. 5581,  60 days

                            B. Isaksen, referral coord.`,
    ],
    expected: {
      dob: '1995-04-18',
      sex_at_birth: 'Female',
      address: /17 Cannery Row/i,
      city: 'Heron Landing',
      state: 'WA',
      zip: '98999',
      phone_number: /555-0152/,
      email_id: 'marlena.t@salish.example',
      living_status: 'Rental',
      emergency_contact_primary_firstname: 'Bernice',
      emergency_contact_primary_lastname: 'Tworivers',
      emergency_contact_primary_phone: /555-0153/,
      subscriber_id: '200417753WA',
      reason_for_seeking_treatment: /know me sober|Baby positive|Judge Peone/i,
      current_symptoms: /depression|weepy|no sleep|panics/i,
      recent_substance_abuse: /fentanyl|blues|Slip|Cannabis/i,
      concerns_for_withdrawal: /chills|missed 2 doses|vomiting/i,
      medication_plan: /Subutex|sertraline|iron|Depo/i,
      allergies: /KEFLEX/i,
      current_psychiatrist_name: /Faye Lund/i,
      current_therapist_name: /Rowan Adair/i,
      current_therapist_phone: /555-0156/,
      current_pcp_name: /Hugo Stamm/i,
      current_pcp_phone: /555-0158/,
      next_appointment: '2026-11-10',
      transportation_required: /Tribe will pay|no car|van both ways/i,
      residential_programs: /Salal House/i,
      other_levels_of_care: /IOP here|IOP/i,
      history_of_self_harm: /13-17|Cutting/i,
      history_of_suicide_attempts: /age 16|Tylenol/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussed|down stairs/i,
      history_of_trauma: /foster care|pantry|DV by|MMIW|Kaya/i,
      aggression_or_property_damage: RULED_OUT,
      probation: /\bnot?\b/i,
      upcoming_court_date: '2026-11-18',
      family_history: /mother alcohol|gma diabetes/i,
    },
    open: [
      'gender',
      'marital_status',
      'employment_status',
      'employer',
      'carrier',
      'pending_legal_charges',
      'hospitalizations',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'authorization_number',
      'psych_testing_done',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('EPDS score', 2, /EPDS 17/),
      asked('who is the ICW caseworker', 1, /Dana Iverson/),
      asked('What is her ProviderOne number?', 1, /200417753WA/),
      asked('Subutex dose?', 1, /16 mg|Subutex 8 bid/),
      asked('TB test', 2, /TB test neg/),
      reworded('who has the newborn', 1, /in aunt's care/),
      reworded('when did she last relapse', 1, /last 9-19/),
      reworded('who pays for the stay', 2, /COUNCIL FUNDING approved 10-27/),
      reworded('was she raised by others', 2, /foster care 7-12/),
      reworded('how was she delivered', 1, /C\/S 8-30/),
      reworded('what antibiotic gives her a rash', 1, /KEFLEX hives/),
      takenBack('does latex give her a rash', 1, /~~Latex - rash~~/),
      takenBack('was she in a psych unit in September', 2, /Inpatient psych Sept 26/),
      anothers('is she on an involuntary hold', 2, /72 hr hold at Harbor/),
      anothers('is she on community custody', 2, /DOC community custody till 2028/),
      anothers('does she have a pacemaker', 2, /88, pacemaker/),
      absent('how tall is she'),
      absent('has she been in the army or navy'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
