import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A skilled-nursing facility's transfer sheet: dense boxes for the next nurse, then her narrative. */
export const nursingTransfer: readonly ApartRecord[] = [
  {
    person: who('lovelace', 'Hyacinth', 'Lovelace', '11/02/1951'),
    as: 'text',
    strange: [3],
    pages: [
      `MAGNOLIA TERRACE SKILLED NURSING & REHAB                        INTER-FACILITY TRANSFER SHEET (SNF to ___)
1 Magnolia Terrace, Bayou Cane, LA 70399   985-555-0200                Date 10/29/2026      Time 10:30
+----------------------------------------------+---------------------------------------------------+
| RESIDENT   Lovelace, Hyacinth M.             | RESPONSIBLE PARTY / MEDICAL POA (executed 2024)   |
| Birthdate  11/02/1951     Age 74    F        |   Percy Lovelace, nephew                          |
| Room 114-A     Adm 09/24/2026                |   985-555-0202     plovelace@gulfmail.example     |
| Home  38 Heron Lane, Bayou Cane 70399 (own)  |   First call for emergency:  [X] same             |
| Home phone 985-555-0201      Widowed         |   Makes decisions only if she cannot              |
+----------------------------------------------+---------------------------------------------------+
| PAYER  Humana Gold Plus HMO (Medicare Adv.)  | PRIMARY (community)  Dr. Leontyne Guidry          |
|   ID H-7720-41936    Grp none                |   985-555-0203                                    |
|   SNF days used 35.  Auth 4410-77SNF ended   | FACILITY MD   Dr. Sandeep Rao (this stay only)    |
|   10/28; new ref for BH:  BHU-330021         |                                                   |
+----------------------------------------------+---------------------------------------------------+
ADMITTED HERE FOR   L hip ORIF 09/20 (Terrebonne Parish General), fell off own porch, .26.
SENDING TO          Residential alcohol program w/ PT;  bed requested by resident and nephew
CODE STATUS  [X] Full  [ ] DNR          ISOLATION  [X] None  [ ] Contact      ~~MRSA nares +~~ roommate's. L.T. RN

ALLERGIES   [ ] NKA    Ciprofloxacin - tendon     Crawfish - lips/face swell     Epi-pen order [ ] Y  [X] N
DIET  [X] 2 g Na   [ ] Puree   [X] thin liquids            SKIN  intact, L hip incision closed
TRANSFER  [ ] indep  [X] 1 assist  [ ] 2 assist  [ ] lift   WB  WBAT with rolling walker   STAIRS no
CONTINENCE  [X] bladder  [X] bowel     HEARING  [X] aid R   VISION  glasses    DENTURES  upper
LAST DOSE / TIME TODAY
  metoprolol 25 (0800)       sertraline 100 (0800)      apixaban 2.5 (0800)      calcium/D (0800)
  Tylenol 650 (0600)         melatonin 3 (10/28 HS)     ~~oxycodone 5~~ dc'd 10/12
  VS  T 97.9  P 78  R 16  BP 142/76  O2 97 RA  Wt 119`,
      `LOVELACE, Hyacinth M.       11/02/1951        TRANSFER SHEET p. 2          Magnolia Terrace

NURSE'S NARRATIVE (L. Thibodaux-Marsh, RN)
Resident has been with us five weeks. At home she drank a handle of rum every three days for eight years or so, since
she buried her husband Clyde and then her son Teddy in the same flood (Katrina took the house, 2016 took them). She
watched Teddy go under. She still will not bathe when it rains. Last home drink 09/20. Here she has been found with
airline bottles on three dates, the last 10/25, brought by a church friend. Ativan was not ours: she had her sister's
in her purse and took two on 10/19, we locked the rest.
On 09/22 at the hospital she was withdrawing: picking at the sheet, fever, BP 190/110, restrained overnight. No
convulsions per the discharge summary, and none here. She has not been aggressive; on 10/25 she threw the water
pitcher at the wall (not at aide) when bottles were taken.
Mood: GDS 11/15. Tearful at dusk, refuses meals when low, sleeps 2-3 hours. Says "I'd go if the Lord called" but
denies plan. Attempted by running the car in the garage 2017, Percy found her. No self-injury. Psychiatrist:
Dr. Anton Breaux, 985-555-0204, sees her by telehealth. Last psych admit: River Oaks, 2017, 9 days. No counselor.
Cognition BIMS 14. Had a concussion with the September fall (CT neg).
Never in an alcohol program; "not one meeting, cher."
FAMILY:  mother stroke; two brothers alcoholic.   Percy is himself in AA, 11 yrs, and has epilepsy.
ROOMMATE (bed B) wanders, takes things: check bags for bed B's hearing aid and seizure pills (Dilantin).

WHAT SHE SAYS    "I've got one more Mardi Gras in me and I want to remember it. Send me, but not to a place
with bunk beds."
NEEDS   raised toilet seat, grab bars, walker, grief work, a Catholic Mass if there is one.
TRAVEL  Wheelchair van, our driver, up to 90 miles; does not drive since cataracts.
APPT    Ortho Dr. Fitch 11/19/2026 1:45 PM.   ~~Eye clinic 11/03/2026~~  bed B's.
LEGAL   none. Retired school cook. Insurance is hers.
BED COORDINATOR    Odile Fruge, MSW, 985-555-0205, ofruge@magnoliaterrace.example, for admission questions.`,
      `MAGNOLIA TERRACE SKILLED NURSING & REHAB                                          FACE SHEET
Resident     Babineaux, Earline T.           Room 114-B          Adm 02/11/2025
DOB 05/30/1943  Age 83  F                    Married             Religion  Baptist
Resp. party  Curtis Babineaux, husband 985-555-0208
Payer        Louisiana Medicaid LTC 7714402983201;  Medicare 4KX1-PD0-RR83
Allergies    Penicillin, aspirin, bee stings (EpiPen at desk)
Dx           Alzheimer disease; seizure disorder, last 08/2026; hepatitis C treated; wanders
Meds         phenytoin 100 tid, donepezil 10, quetiapine 25, lisinopril 5
Alcohol      2 beers Sat w/ husband per MD order.      Code DNR
Next appt    Neurology 11/11/2026, Dr. Sze`,
    ],
    expected: {
      dob: '1951-11-02',
      sex_at_birth: 'Female',
      phone_number: /555-0201/,
      ...livesAt(/38 Heron Lane/i, 'Bayou Cane', 'LA', '70399'),
      marital_status: 'Widowed',
      employment_status: 'Retired',
      legal_guardianship_status: 'Power of attorney',
      ...inEmergency('Percy', 'Lovelace', /555-0202/),
      emergency_contact_primary_email: 'plovelace@gulfmail.example',
      ...speakWith(/Odile Fruge/i, /555-0205/),
      contact_person_email: 'ofruge@magnoliaterrace.example',
      subscriber_id: /H-7720-41936/,
      ...seenBy('pcp', /Guidry/i, /555-0203/),
      ...seenBy('psychiatrist', /Breaux/i, /555-0204/),
      next_appointment: '2026-11-19',
      reason_for_seeking_treatment: /Mardi Gras|Send me|bed requested/i,
      current_symptoms: /GDS 11|Tearful|2-3 hours|refuses meals/i,
      recent_substance_abuse: /handle of rum|airline bottles|Ativan/i,
      concerns_for_withdrawal: /withdrawing|picking at the sheet|restrained/i,
      medication_plan: /metoprolol|sertraline|apixaban|melatonin/i,
      allergies: /Ciprofloxacin|Crawfish/i,
      transportation_required: /Wheelchair van|does not drive/i,
      additional_treatment_or_support_needed: /raised toilet|grab bars|walker|grief/i,
      hospitalizations: /River Oaks|Terrebonne/i,
      history_of_suicide_attempts: /car in the garage/i,
      history_of_trauma: /Katrina|Teddy go under|same flood/i,
      history_of_tbi_concussions: /concussion/i,
      aggression_or_property_damage: /pitcher/i,
      family_history: /mother stroke|brothers alcoholic/i,
      ...ruledOut('epipen history_of_self_harm history_of_seizures pending_legal_charges residential_programs'),
    },
    open: [
      ...fields('gender carrier living_status employer authorization_number current_therapist_name outpatient_therapy'),
      ...fields('other_levels_of_care psych_testing_done probation parole_granted group_number'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('What is her room?', 1, /Room 114-A/),
      asked('BIMS', 2, /BIMS 14/),
      asked('what time was her metoprolol given', 1, /metoprolol 25 \(0800\)/),
      asked('Humana ID', 1, /H-7720-41936/),
      asked('When does she see Dr. Fitch?', 2, /11\/19\/2026/),
      asked('who has medical power of attorney', 1, /Percy Lovelace/),
      reworded('can she climb steps', 1, /STAIRS no/),
      reworded('seafood allergy', 1, /Crawfish - lips\/face swell/),
      reworded('who smuggles alcohol to her', 2, /church friend/),
      reworded('did she lose a child', 2, /son Teddy/),
      reworded('has she tried carbon monoxide', 2, /running the car in the garage/),
      reworded('was she tied down in the hospital', 2, /restrained overnight/),
      takenBack('MRSA status', 1, /MRSA nares \+/),
      takenBack('what dose of oxycodone does she get', 1, /oxycodone 5/),
      takenBack('when is the eye clinic', 2, /Eye clinic 11\/03\/2026/),
      anothers('does she take Dilantin', 2, /seizure pills \(Dilantin\)/),
      anothers('Does she have hepatitis C?', 3, /hepatitis C treated/),
      absent('does she smoke'),
      absent('What was her EKG?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('grantham', 'Ulysses', 'Grantham', '04/14/1966'),
    as: 'scan',
    pages: [
      `PRAIRIE VIEW CARE CTR            NURSE-TO-NURSE TRANSFER         10-28-26        from 2 West to: rehab (etoh/opi)
Grantham Ulysses B       4-14-66     male      SNF # 20-1177         admit 9-2-26 for IV abx thru 10-27 DONE
Home / mail  c/o Open Door Mission, 400 S Wacker Ave, Salina Ford KS 67499   - homeless since '24, shelter bed
cell 785-555-0211     ugrantham66@freemail.example        divorced x2        SSDI (back), was a pipefitter
Call  sister Ophelia Dray 785-555-0212 emergency         Own decisions [x]   guardian [ ]   dpoa [ ]
Ins  Sunflower State (KanCare)  0017 4420 913          no secondary
Pcp  D. Okoye PA-C Mission Clinic 785-555-0213    Next: ID clinic Dr. Vang 11-12-26 0930
--------------------------------------------------------------------------------------------------
Dx   MSSA endocarditis (tricuspid), 6 wk cefazolin.  Hep C untx'd.  COPD.  Chronic LBP.  OUD, AUD.
All  vanco - red man.  Tegaderm - blisters.  ~~PCN~~ tolerated cefazolin + amox, removed by pharm     EpiPen none
Meds / last given      methadone 60 (0600) started here 9-9      gaba 600 tid (0800)     Spiriva (0800)
                       mirtaz 30 hs       lidoc patch off 0800    nicotine 21 (0800)     ~~trazodone~~ d/c 10-1
Lines    PICC out 10-27, site ok              Wt 148 (128 adm)      O2 none     Diet reg, double
ADL      indep [x]  assist [ ]    gait cane      falls [x] 1 (10-3, no injury)     skin: R heel st 2, foam q3d
Orient   x4           SLUMS 25         Vision readers      Teeth none upper        Bowel mov 10-27
Vax      flu 10-9    PPD 10-12 neg 0 mm       covid declined
Behavior calm [x]  wander [ ]  hit [ ]  smokes outside [x]  left grounds 10-17 x 5 h, came back high`,
      `GRANTHAM U      SNF # 20-1177                                                     side 2

Using hx   heroin/fent IV since '09, 1 g/d at adm; ETOH pint vodka + malt liq daily to 9-1.  10-17 snorted fent
           once "payday".  None since.   Meth - tried, hates.   UDS 10-24 methadone + only.
W/d        9-2 to 9-6 here: COWS 22, puking, cramps; CIWA 18, saw cats; Librium.   Now none, but if methadone
           is missed >1 d he is sick - send w/ last-dose letter.
Sz         etoh w/d sz x 2  ('19, '22).  none this stay
Mood       PHQ 15.  nightmares, hollers.  flat.  "tired of being somebody's chart."  No SI.  jumped from Hwy 81
           overpass 2013 on purpose, both heels.  no cutting.   Psych  Dr. Ruta Banik 785-555-0214 tele q month
           Ther  none here
Head       pipe wrench to skull 1999, out "a while", plate in
Hurt by    foster home, belt + worse, age 6-10.   Brother Amos froze next to him winter '24
Hurts      no.   broke the 2 West TV w/ cane 9-5 (in w/d).
Hosp       Salina Ford Reg 8-24 to 9-2 ICU.   Osawatomie psych '13, 3 wk
Tx         Mirror Inc residential '16 (90 d, done).  detox Sal. Ford x 4.  Outpt Central KS Fdn '17.
Law        no holds, no PO.   DOC # old, prison '03-'06, off parole '08.   Not on registry.   civil: 0
FHx        dad killed drunk, ma TB, sis Ophelia sugar + dialysis TThS (so she can't haul him)
Bed C rmmate  Mr. Dill: c diff, on probation for assault, going to same rehab Fri.  separate van pls
Ride       our van Th 10-29 or KanCare NEMT 72 h.  no lic.
Wants      "I got six weeks clean-ish because there was a door and a nurse.  I need a door and a nurse."
Rehab Qs to  J. Pospisil RN 785-555-0215 (days), not to the desk
Still needs  Hep C tx start, heel foam, upper plate, cane, methadone guest dose
    ~~Hospice referral sent~~   wrong bed      jp`,
    ],
    expected: {
      dob: '1966-04-14',
      sex_at_birth: 'Male',
      phone_number: /555-0211/,
      email_id: 'ugrantham66@freemail.example',
      ...livesAt(/400 S Wacker|Open Door Mission/i, 'Salina Ford', 'KS', '67499'),
      marital_status: 'Divorced',
      employment_status: 'Disability',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Ophelia', 'Dray', /555-0212/),
      ...speakWith(/Pospisil/i, /555-0215/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /0017\s?4420\s?913/,
      ...seenBy('pcp', /Okoye/i, /555-0213/),
      ...seenBy('psychiatrist', /Banik/i, /555-0214/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /a door and a nurse|six weeks clean/i,
      current_symptoms: /PHQ 15|nightmares|flat|tired of being/i,
      recent_substance_abuse: /heroin|pint vodka|snorted fent/i,
      concerns_for_withdrawal: /COWS 22|CIWA 18|saw cats|methadone\s+is missed/i,
      medication_plan: /methadone 60|gaba|Spiriva|mirtaz/i,
      allergies: /vanco|Tegaderm/i,
      transportation_required: /our van|NEMT|no lic/i,
      additional_treatment_or_support_needed: /Hep C tx start|heel foam|upper plate|guest dose/i,
      hospitalizations: /Salina Ford Reg|Osawatomie/i,
      residential_programs: /Mirror/i,
      other_levels_of_care: /detox Sal/i,
      outpatient_therapy: /Central KS/i,
      history_of_suicide_attempts: /jumped from|overpass/i,
      history_of_trauma: /foster home|froze next to him/i,
      history_of_seizures: /w\/d sz x 2|'19, '22/i,
      history_of_tbi_concussions: /pipe wrench|plate in/i,
      aggression_or_property_damage: /2 West TV/i,
      family_history: /dad killed drunk|ma TB|dialysis/i,
      ...ruledOut('epipen history_of_self_harm probation registered_sex_offender'),
      parole_granted: /off parole|\bno\b/i,
    },
    open: [
      ...fields('gender living_status employer pending_legal_charges psych_testing_done current_therapist_name'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('SLUMS', 1, /SLUMS 25/),
      asked('What was his PPD?', 1, /PPD 10-12 neg 0 mm/),
      asked('when is the ID clinic', 1, /11-12-26 0930/),
      asked('what was last given at 0600', 1, /methadone 60 \(0600\)/),
      asked('who answers rehab Qs', 2, /J\. Pospisil RN/),
      asked('KanCare number', 1, /0017 4420 913/),
      reworded('infected heart valve', 1, /endocarditis \(tricuspid\)/),
      reworded('how much weight has he put on', 1, /148 \(128 adm\)/),
      reworded('did he relapse at the nursing home', [1, 2], /came back high|snorted fent once/),
      reworded('Has he leapt off anything to die?', 2, /overpass 2013 on purpose/),
      reworded('metal in his head', 2, /plate in/),
      reworded('was he abused as a boy', 2, /foster home, belt/),
      takenBack('Is he allergic to penicillin?', 1, /~~PCN~~/),
      takenBack('how much trazodone does he take', 1, /trazodone/),
      takenBack('when was his hospice referral sent', 2, /Hospice referral sent/),
      anothers('c diff?', 2, /c diff/),
      anothers('is he on dialysis', 2, /dialysis TThS/),
      absent('Does he have children?'),
      absent('what language does he speak'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
