import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a clinic for pregnant women sends: history grids, visits in rows, problems by number. */
export const prenatalRecord: readonly ApartRecord[] = [
  {
    person: who('bellweather', 'Noor', 'Bellweather', '02/14/1996'),
    as: 'scan',
    pages: [
      `PRENATAL RECORD   Form A                                      Harborlight Women's Health
Name   BELLWEATHER, Noor                  DOB  02/14/96      Age 30     G 3  P 1 0 1 1
Marital  S  [M]  W  D  Sep                Occup.  CNA, nights          Educ  12
EDD  02/27/2027  by 8 wk US               FOB  Trevor Bellweather      Phone 503-555-0173
Insurance  Oregon Health Plan (CareOregon)      ID  XR82217A
Emergency  Trevor (husb) 503-555-0174

MEDICAL HISTORY          neg  pos   detail: include date & treatment
 1 diabetes               x
 2 hypertension           x
 3 heart disease                x    MVP, echo 2022 ok
 4 kidney / UTI                 x    pyelo 2024, hosp 3 d
 5 neuro / epilepsy       x
 6 psychiatric                  x    postpartum depr 2021, Zoloft then, none now
 7 hepatitis / liver      x
 8 trauma / violence            x    raped age 15. safe at home now
 9 blood transfusion      x
10 tobacco                      x    1/2 ppd
11 alcohol                x
12 illicit drugs                x    see p. 2
13 drug allergy                 x    Macrobid - short of breath
GENETIC / FAMILY (pt, FOB, either family)
   cystic fibrosis   FOB's sister          bipolar   pt's mother, lithium
   seizures          FOB as child          twins     none`,
      `BELLWEATHER, Noor   02/14/96      PRENATAL FLOW                                  Form B

date      wk    wt    BP       FHT   urine   tox            notes
07/16     7+5   151   118/70   US    neg     fent+ meth+    tearful, wants help
08/06    10+5   149   112/68   164   neg     fent+          no show subox intake x2
09/03    14+5   148   110/70   152   tr prot fent+ meth+    snorting 1/2 g fent/day, meth "a bump"
10/01    18+5   150   116/72   148   neg     fent+ bup+     started bup 8 mg 9/20
10/22    21+5   152   114/70   150   neg     fent+ bup+     using 2x/wk, bup 16 mg

Results   A pos   Rubella imm   HBsAg neg   HCV neg   HIV neg   RPR reactive 1:4 -> treated bicillin x3
          ~~GC positive~~ not this patient's tube

Problems
 1. OUD. Withdrawal when she waits: goosebumps, vomiting, belly cramps; told never to stop cold.
    Overdose x1 (Jan 2025, Trevor gave Narcan), accidental. Denies ever wanting to die.
 2. Hx C/S x1 2021, wants repeat.
 3. Needs residential that takes pregnant pts, daughter (5) can stay w/ Trevor's mom.
 4. Cervix 3.9 cm at anatomy scan. Girl.
Meds  Subutex 8 mg bid, prenatal vit, ASA 81, Unisom hs
Next OB visit  11/19/2026   w/ Ines Calloway CNM  503-555-0175`,
    ],
    expected: {
      dob: '1996-02-14',
      phone_number: /555-0173/,
      marital_status: 'Married',
      carrier: 'Medicaid/MCO',
      subscriber_id: 'XR82217A',
      emergency_contact_primary_firstname: 'Trevor',
      emergency_contact_primary_phone: /555-0174/,
      history_of_seizures: /neg|neuro \/ epilepsy x|\bno\b/i,
      history_of_trauma: /raped/i,
      allergies: /Macrobid/i,
      recent_substance_abuse: /\bfent\b|\bmeth\b/i,
      concerns_for_withdrawal: /goosebumps|vomiting|belly cramps|stop cold/i,
      medication_plan: /Subutex|bup 16|ASA 81|Unisom|prenatal vit/i,
      family_history: /bipolar/i,
      next_appointment: '2026-11-19',
      hospitalizations: /pyelo/i,
    },
    open: [
      'employment_status',
      'history_of_suicide_attempts',
      'sex_at_birth',
      'emergency_contact_primary_lastname',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'living_status',
      'completed_genetic_testing',
      'additional_treatment_or_support_needed',
      'contact_person_name',
      'contact_person_phone',
      'current_pcp_name',
      'current_pcp_phone',
      'residential_programs',
      'other_levels_of_care',
    ],
    questions: [
      asked('what is her edd', 1, /02\/27\/2027/),
      asked('HIV and hep C results?', 2, /HCV neg|HIV neg/),
      asked('next ob visit', 2, /11\/19\/2026/),
      asked('when did she start bup', 2, /started bup 8 mg 9\/20/),
      reworded('how far along was she at the last visit', 2, /21\+5/),
      reworded('boy or girl', 2, /Girl/),
      reworded('syphilis', 2, /RPR reactive|bicillin/),
      reworded('how much fentanyl each day', 2, /1\/2 g fent\/day|using 2x\/wk/),
      reworded('sexual assault history', 1, /raped age 15/),
      reworded('who would watch her child while shes here', 2, /Trevor's mom/),
      reworded('uti antibiotic she reacts to', 1, /Macrobid/),
      takenBack('gonorrhea?', 2, /GC positive/),
      anothers('is she on lithium', 1, /pt's mother, lithium/),
      anothers('cystic fibrosis?', 1, /cystic fibrosis FOB's sister/),
      absent('dental problems'),
      absent('does cps have a case'),
    ],
    summary: ['substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('thorsby', 'Ingeborg', 'Thorsby', '07/02/2002'),
    as: 'text',
    strange: [2],
    pages: [
      `Maternal Opiate Clinic, St. Gudrun Birth Center        letter + problem list for transfer of care
Re: INGEBORG THORSBY  (7/2/2002)    chart 88-1406                       written 23-Oct-26

She is 24, pregnant for the first time, due 30-Mar-27, carrying twins. We follow her for kratom,
which she brews as tea, about 40 grams of powder over a day, and for tramadol she gets from a
cousin. Last tramadol 19-Oct. Each time she has tried to wean herself she has had restless legs,
a running nose and, once (4-Sept), a convulsion that lasted a minute, which we put down to the
tramadol; the EEG afterward was normal.

PROBLEM LIST
  #1  Kratom / tramadol use, wants inpatient induction to buprenorphine
  #2  Twins, di-di, growth equal
  #3  Anemia, iron by mouth
  #4  Panic, hydroxyzine 25 as needed. No self injury, no suicide attempt in her lifetime
  #5  Gestational diabetes -- ENTERED IN ERROR, glucose was not hers
  #6  Vaping, cutting back

ALLERGIES   Pineapple (mouth swells). Terbutaline: racing heart in triage.
SUPPORT     Single. Rents a room from her boss, Sol Hagen, over the bakery where she works mornings
            (about 25 hours). Father of the twins, Rune, is in Sweden and in detox himself. Her
            sister Liv had eclampsia. Her parents do not know.`,
      `Maternal Opiate Clinic, St. Gudrun Birth Center        letter + problem list for transfer of care
Re: GRETCHEN THORNBURY  (7/12/2000)   chart 88-1460                     written 23-Oct-26

She is 26 and had her baby on 2-Oct-26 by cesarean. She takes methadone 95 mg from Lindenway and
has gone back to crack. Her baby is in foster care and she has a court date 5-Nov-26. She tried to
hang herself in August. Allergic to penicillin. She has UnitedHealthcare Community Plan, and is
on probation with Officer Kjell Rask for prostitution.`,
      `ST. GUDRUN                   INGEBORG THORSBY  (7/2/2002)   chart 88-1406          last page

TESTS      HIV, hep B, hep C, syphilis all negative 8-Oct. Blood type O neg, needs Rhogam at 28 wk.
           Hgb 9.8. QTc 430.
COVERAGE   Marketplace, Ambetter Silver, member U7004419802, she is the subscriber. The clinic got
           authorization AMB-55-20917 for inpatient, 7 days from date of admission.
BRING      Prenatal chart, iron, her own pillow. No straight car ride over two hours without a stop.
WHO        Nurse coordinator Solveig Hask, 612-555-0157. High risk OB: Dr. Quist. Therapist:
           none yet, she would like one.
ASK OF YOU Ultrasound once a week while she is with you. Do not taper in pregnancy.

          Signed  A. Brekke, MD, and S. Hask, RN`,
    ],
    expected: {
      dob: '2002-07-02',
      recent_substance_abuse: /kratom|tramadol/i,
      concerns_for_withdrawal: /restless legs|running nose|convulsion/i,
      history_of_seizures: /convulsion/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      medication_plan: /hydroxyzine|iron|buprenorphine/i,
      allergies: /Pineapple|Terbutaline/i,
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Part-time',
      carrier: 'Ambetter/Centene',
      subscriber_id: 'U7004419802',
      authorization_number: 'AMB-55-20917',
    },
    open: [
      'reason_for_seeking_treatment',
      'current_symptoms',
      'family_history',
      'employer',
      'additional_treatment_or_support_needed',
      'transportation_required',
      'current_pcp_name',
      'current_pcp_phone',
      'contact_person_name',
      'contact_person_phone',
      'subscriber_firstname',
      'subscriber_lastname',
      'subscriber_dob',
      'sex_at_birth',
      'completed_genetic_testing',
      'psych_testing_done',
    ],
    questions: [
      asked('when is she due', 1, /due 30-Mar-27/),
      asked('authorization number', 3, /AMB-55-20917/),
      asked('last tramadol', 1, /Last tramadol 19-Oct/),
      asked('how often do they want an ultrasound', 3, /Ultrasound once a week/),
      reworded('has she ever seized', 1, /a convulsion that lasted a minute/),
      reworded('how much kratom', 1, /40 grams of powder/),
      reworded('rh negative?', 3, /O neg, needs Rhogam/),
      reworded('how many babies', 1, /carrying twins/),
      reworded('can we wean her off while pregnant', 3, /Do not taper in pregnancy/),
      reworded('fruit allergy', 1, /Pineapple/),
      reworded('nurse to call back', 3, /Solveig Hask, 612-555-0157|Solveig Hask/),
      takenBack('gestational diabetes?', 1, /Gestational diabetes/),
      anothers('methadone dose', 2, /methadone 95 mg/),
      anothers('is the baby in foster care', 2, /baby is in foster care/),
      anothers('eclampsia?', 1, /sister Liv had eclampsia/),
      absent('does she drink alcohol'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
