import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a state's program for impaired physicians writes when it sends one of them to be evaluated and treated. */
export const physicianHealthReport: readonly ApartRecord[] = [
  {
    person: who('rautenberg', 'Leopold', 'Rautenberg', '03/08/1974'),
    as: 'text',
    pages: [
      `                      CHESAPEAKE PHYSICIAN WELLNESS PROGRAM
     2200 Halyard Park, Suite 310, Annaport MD 21499    443-555-0180    fax 443-555-0181
CONFIDENTIAL PEER REVIEW - NOT DISCOVERABLE                              October 21, 2026

REFERRAL FOR MULTIDISCIPLINARY EVALUATION AND TREATMENT
Participant: Leopold Rautenberg, MD (anesthesiology)       File 26-0417       DOB 3/8/1974

Presenting event. On October 9 the anesthesia chief at Tolliver Medical Center found Dr. Rautenberg
unresponsive in a call room, tourniquet in place. He was given naloxone and watched in their
emergency department until morning. A cabinet audit shows 41 unexplained fentanyl withdrawals since
July. He reported himself to us on October 12 and has agreed in writing not to practice.

Substance use. Intravenous fentanyl taken from work since June, at the end about 1,000 mcg a day;
propofol twice in September. By his account the last use of any drug was October 9. Alcohol, a glass
of wine at weddings. He has never smoked.

Withdrawal. Five days of sweats, cramps and no sleep from October 10; COWS 9 in Dr. Pell's office on
the 13th. He has had no seizures, then or at any time. Any remaining risk is judged low.

Psychiatric. Depression since residency. Sertraline helps. In the week of the 9th he had thoughts that
"it would be simpler"; he denies them now. There was one attempt in medical school, in 1997, with
amitriptyline, and ten days at Penhallow Hospital. He does not injure himself. No violence, no
boundary complaints, no sexual misconduct.

Medical. Ulcerative colitis, quiet on mesalamine. Sleep apnea, uses CPAP. Concussion in a bicycle
crash, 2015. Allergies: iodinated contrast (hives), metronidazole (neuropathy). No auto-injector.

Family. Father, a surgeon, died of a meperidine overdose when the participant was eleven and found
him. Mother treated for depression. Older son Caleb, 19, is in a wilderness program in Utah for
cannabis. Wife Simone takes levothyroxine and is in good health.

Legal and licensing. DEA inquiry is open. No charges have been filed and there is no court date.
The Board has been notified; he is on the confidential track.`,
      `CPWP                        File 26-0417    Rautenberg, L.                         page 2

CONTACTS AND COVERAGE
  Home           406 Gull Point Road, Annaport MD 21499 (owns; wife, younger son)
  Cell / e-mail  443-555-0187     leo.rautenberg@baymail.example
  Work           Tolliver Anesthesia Associates, partner, full time (leave since 10/9)
  Spouse and emergency contact     Simone Rautenberg       443-555-0186
  Psychiatrist   Carla Pell MD                             443-555-0184     next visit 11/12/2026
  Psychologist   Jonah Weissfeld PsyD (therapy since 2024) 443-555-0183
  Primary care   Amir Bashar MD                            443-555-0185
  Plan           CareFirst BlueCross BlueShield   XWM904417730   group 7F20
                 through wife, b. 7/14/1976, Bayside Radiology

TOXICOLOGY
  10/14  hair, 5 panel + fentanyl      fentanyl, norfentanyl POSITIVE; propofol glucuronide POSITIVE
  10/14  urine, professional panel     negative
  10/16  blood PEth                    < 20 ng/mL
  ~~10/16  urine                       ketamine POSITIVE~~   void, label of another file

PRIOR TREATMENT   None residential. No testing beyond a MoCA of 29 on 10/15.

WHAT WE ASK OF YOU
  1. 96-hour evaluation incl. full neuropsychological testing, then 90 days with a professionals' track.
  2. Naltrexone, injectable, before any return to an operating room.
  3. Weekly call and written report to his case manager, Ruth Delacourt-Finn, who is the person to
     speak with on all matters: 443-555-0182, rdf@cpwp.example.
  4. He will fly. Please meet him at the airport; he may not travel alone with medication.

In his words: "I have put a thousand people to sleep safely. I was the one patient I didn't watch."
Current medication: sertraline 100 mg, mesalamine 2.4 g, melatonin 5 mg.
~~Participant declines residential treatment (10/13)~~   rescinded, RDF 10/16

                                     Thaddea Marsh-Olin, MD, Medical Director`,
    ],
    expected: {
      dob: '1974-03-08',
      ...livesAt(/406 Gull Point/i, 'Annaport', 'MD', '21499'),
      phone_number: /555-0187/,
      email_id: 'leo.rautenberg@baymail.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Tolliver Anesthesia/i,
      ...inEmergency('Simone', 'Rautenberg', /555-0186/),
      ...speakWith(/Delacourt-Finn/i, /555-0182/),
      contact_person_email: 'rdf@cpwp.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: 'XWM904417730',
      group_number: '7F20',
      subscriber_firstname: 'Simone',
      subscriber_lastname: 'Rautenberg',
      subscriber_dob: '1976-07-14',
      subscriber_employer: /Bayside Radiology/i,
      ...seenBy('psychiatrist', /Pell/i, /555-0184/),
      ...seenBy('therapist', /Weissfeld/i, /555-0183/),
      ...seenBy('pcp', /Bashar/i, /555-0185/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /thousand people|unresponsive|reported himself|one patient/i,
      current_symptoms: /Depression|simpler|sweats|no sleep/i,
      recent_substance_abuse: /fentanyl|propofol/i,
      concerns_for_withdrawal: /sweats|COWS|judged low|cramps/i,
      medication_plan: /sertraline|mesalamine|melatonin/i,
      allergies: /iodinated contrast|metronidazole/i,
      epipen: /No auto-injector|\bno\b/i,
      transportation_required: /airport|fly/i,
      hospitalizations: /Penhallow/i,
      outpatient_therapy: /Weissfeld|therapy since 2024/i,
      history_of_suicide_attempts: /1997|amitriptyline/i,
      history_of_trauma: /found him|eleven/i,
      history_of_tbi_concussions: /bicycle/i,
      pending_legal_charges: /No charges|DEA inquiry|\bnone\b/i,
      family_history: /meperidine|Mother treated|cannabis/i,
      history_of_self_harm: /does not injure|\bno(?:ne|t)?\b|denie/i,
      ...ruledOut('history_of_seizures aggression_or_property_damage sexually_inappropriate_behavior'),
      residential_programs: RULED_OUT,
    },
    open: [
      ...fields('sex_at_birth gender psych_testing_done additional_treatment_or_support_needed'),
      ...fields('other_levels_of_care probation current_psychiatrist_email'),
    ],
    questions: [
      asked('what did the hair test show', 2, /fentanyl, norfentanyl POSITIVE/),
      asked('When was his attempt in medical school?', 1, /1997/),
      asked('who is his case manager', 2, /Ruth Delacourt-Finn/),
      asked('group number', 2, /group 7F20/),
      asked('Does he use CPAP?', 1, /uses CPAP/),
      asked('DEA inquiry status', 1, /DEA inquiry is open/),
      reworded('where was he discovered down', 1, /unresponsive in a call room/),
      reworded('how much was he diverting by the end', 1, /1,000 mcg a day/),
      reworded('bowel disease', 1, /Ulcerative colitis/),
      reworded('how long do they want him to stay', 2, /then 90 days/),
      reworded('alcohol biomarker', 2, /PEth < 20/),
      reworded('is he indicted yet', 1, /No charges have been filed/),
      takenBack('was he positive for ketamine', 2, /ketamine POSITIVE/),
      takenBack('has he refused inpatient care', 2, /declines residential treatment/),
      anothers('when was he in the wilderness program', 1, /Caleb, 19, is in a wilderness program/),
      anothers('what thyroid pill is he on', 1, /Simone takes levothyroxine/),
      absent('what is his blood pressure'),
      absent('Does he have a history of gambling?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('brackenbury', 'Ifeoma', 'Brackenbury-Nwosu', '10/14/1981'),
    as: 'scan',
    strange: [3],
    pages: [
      `GREAT BASIN PRACTITIONER HEALTH PROGRAM         RELAPSE REPORT & REFERRAL          10/23/26
Coordinator  Wes Tibbets  775-555-0190   fax 775-555-0191    wtibbets@gbphp.example   ALL CALLS TO WES

PARTICIPANT  Ifeoma Brackenbury-Nwosu, DO       FILE  3317       DOB  10/14/81       SEX  F
AGREEMENT    8/2023 - 8/2028          SPECIALTY  emergency med.       BOARD ACTION  none, confidential
RELAPSE      [ ] I behavior    [x] II use away from work    [ ] III use at work
FOUND BY     [x] tox   [ ] self   [ ] worksite   [ ] family
HOME         2907 Sagehen Loop, Carville NV 89799      [x] owns  [ ] rents     w/ son Emeka, 11
CELL         775-555-0192       E-MAIL  ifeoma.cn@sagemail.example      S  M  (D)  W
WORK         Carville Regional ED, part time; off schedule since 10/20
EMERGENCY    Obinna Nwosu, brother  775-555-0193
PAYER        Anthem BCBS     ID NVX550281947     GRP C20118     HOLDER self
PCP          Priya Lindholm MD  775-555-0196
PSYCH MD     Hal Ortega-Byrne MD  775-555-0195      NEXT  11/10/26
THERAPIST    Marguerite Sandoz PhD  775-555-0194, Mondays

USE      Vodka, 750 ml per 2 days since custody ruling 9/4.   Last 10/18.   Drugs: denies, tox agrees
WITHDRAWAL   [x] tremor a.m.  [x] sweats  [x] poor sleep   [ ] hallucin.   [ ] seizure - never
             2023 stop: CIWA 18, needed hospital
RX       losartan 50, buspirone 10 bid, melatonin.    ~~disulfiram 250~~ WT: proposed, never ordered
ALLERGY  lisinopril (angioedema, tube 2021)          EPI-PEN [ ] y [x] n
MED      HTN.  Concussion 2/26, fell on ice, CT neg.  Not pregnant (10/19).
MENTAL   depression, "numb."  PTSD - child codes in '20; ex hit her.    SI [ ] y [x] n
         attempts [ ] y [x] n      self-injury [ ] y [x] n      eating d/o [ ] y [x] n
CONDUCT  10/3 shouted, threw a chart at the wall. No one struck.   Sexual [ ] y [x] n
LEGAL    charges [ ] y [x] n    probation [ ] y [x] n    custody hearing 12/4/26 Family Ct Dept 9
PRIOR TX Sierra Crest 90 d residential 2023.  Desert Bridge IOP 2023-24.
         ~~Left Sierra Crest AMA~~ WT: no, completed, see cert.
FAMILY   father d. of drink.  Mother HTN, stroke.  Ex-husband in NA, on Suboxone.
         Brother Obinna has sickle trait & had DVT - on warfarin.
NEEDS    residential 60+ d w/ professionals' group; wants woman therapist; Igbo/English, Catholic.
TRAVEL   program to collect her at Reno airport, may not drive
STATEMENT "They gave him the summers and I gave up. I have a boy who counts my bottles."`,
      `PINYON REFERENCE LABORATORY        CLIENT: GBPHP         REPORT 1 of 1          Printed 10/22/26 11:05
Donor: BRACKENBURY-NWOSU, I     ID 3317     DOB 10/14/1981     Collected 10/19/26 08:31  observed: N
Specimen: 88-41907 blood spot / 88-41908 urine               Received 10/20/26  seals intact
-----------------------------------------------------------------------------------------------
TEST                       RESULT            CUTOFF          FLAG
PEth 16:0/18:1             412 ng/mL         20              POSITIVE
EtG                        8,940 ng/mL       500             POSITIVE
EtS                        1,410 ng/mL       100             POSITIVE
Amphetamines               none detected     500
Benzodiazepines            none detected     200
Opiates / oxycodone        none detected     300
Fentanyl                   none detected     1
Creatinine                 94 mg/dL          20
MRO comment: consistent with heavy drinking over 2-4 weeks. Incidental use excluded.  K. Aldana MD
Amended 10/22: earlier line ~~Tramadol POSITIVE~~ deleted, analyzer carry-over.`,
      `PINYON REFERENCE LABORATORY        CLIENT: GBPHP         REPORT 1 of 1          Printed 10/22/26 11:06
Donor: POOLE, GARRICK     ID 3371     DOB 06/02/1969     Collected 10/19/26 09:02  observed: Y
Specimen: 88-41911 urine                                     Received 10/20/26  seals intact
-----------------------------------------------------------------------------------------------
TEST                       RESULT            CUTOFF          FLAG
Cocaine metabolite         2,210 ng/mL       150             POSITIVE
Fentanyl                   18 ng/mL          1               POSITIVE
EtG                        none detected     500
Creatinine                 17 mg/dL          20              DILUTE
MRO comment: donor reports Rx hydrocodone for kidney stones; none found.  K. Aldana MD`,
    ],
    expected: {
      dob: '1981-10-14',
      sex_at_birth: 'Female',
      ...livesAt(/2907 Sagehen/i, 'Carville', 'NV', '89799'),
      phone_number: /555-0192/,
      email_id: 'ifeoma.cn@sagemail.example',
      marital_status: 'Divorced',
      living_status: 'Own home',
      employment_status: 'Part-time',
      employer: /Carville Regional/i,
      ...inEmergency('Obinna', 'Nwosu', /555-0193/),
      ...speakWith(/Tibbets|Wes/i, /555-0190/),
      contact_person_email: 'wtibbets@gbphp.example',
      carrier: 'Anthem/Elevance',
      subscriber_id: 'NVX550281947',
      group_number: 'C20118',
      ...seenBy('pcp', /Lindholm/i, /555-0196/),
      ...seenBy('psychiatrist', /Ortega-Byrne/i, /555-0195/),
      ...seenBy('therapist', /Sandoz/i, /555-0194/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /gave him the summers|counts my bottles|custody ruling|relapse/i,
      current_symptoms: /tremor|sweats|poor sleep|numb|depression/i,
      recent_substance_abuse: /Vodka|PEth|EtG/i,
      concerns_for_withdrawal: /tremor|sweats|CIWA 18|needed hospital/i,
      medication_plan: /losartan|buspirone|melatonin/i,
      allergies: /lisinopril/i,
      epipen: TICKED_NO,
      transportation_required: /airport|may not drive/i,
      residential_programs: /Sierra Crest/i,
      other_levels_of_care: /Desert Bridge|IOP/i,
      history_of_trauma: /child codes|ex hit her|PTSD/i,
      history_of_tbi_concussions: /Concussion|fell on ice/i,
      aggression_or_property_damage: /chart|shouted/i,
      upcoming_court_date: '2026-12-04',
      family_history: /father d\.|stroke|of drink/i,
      history_of_suicide_attempts: TICKED_NO,
      history_of_self_harm: TICKED_NO,
      eating_disorder: TICKED_NO,
      sexually_inappropriate_behavior: TICKED_NO,
      pending_legal_charges: TICKED_NO,
      probation: TICKED_NO,
      history_of_seizures: RULED_OUT,
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender hospitalizations outpatient_therapy additional_treatment_or_support_needed'),
      ...fields('psych_testing_done subscriber_employer'),
    ],
    questions: [
      asked('PEth result', 2, /412 ng\/mL/),
      asked('when is the custody hearing', 1, /custody hearing 12\/4\/26/),
      asked('Who is the coordinator?', 1, /Wes Tibbets/),
      asked('how long was she at Sierra Crest', 1, /Sierra Crest 90 d/),
      asked('lisinopril reaction', 1, /angioedema/),
      asked('was the collection observed', 2, /observed: N/),
      reworded('what triggered her return to drinking', 1, /custody ruling 9\/4/),
      reworded('did she use on the job', 1, /\[x\] II use away from work/),
      reworded('did the lab find any opioids in her', 2, /Opiates \/ oxycodone none detected|Fentanyl none detected/),
      reworded('is she a parent', 1, /son Emeka, 11|I have a boy/),
      reworded('has she been violent with colleagues', 1, /threw a chart|No one struck/),
      reworded('gender of clinician she prefers', 1, /wants woman therapist/),
      takenBack('what dose of disulfiram is she on', 1, /disulfiram 250/),
      takenBack('why did she leave Sierra Crest AMA', 1, /Left Sierra Crest AMA/),
      takenBack('tramadol level', 2, /Tramadol POSITIVE/),
      anothers('was she positive for cocaine', 3, /Cocaine metabolite 2,210/),
      anothers('is she on warfarin', 1, /on warfarin/),
      anothers('does she have kidney stones', 3, /kidney stones/),
      absent('what is her height and weight'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
