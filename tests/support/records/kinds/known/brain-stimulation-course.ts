import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  reworded,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A clinic for magnetic stimulation or ketamine: safety screen, sessions in rows, and why the course was broken off. */
export const brainStimulationCourse: readonly ApartRecord[] = [
  {
    person: who('lindqvist-amor', 'Thaddeus', 'Lindqvist-Amor', '02/08/1981'),
    as: 'text',
    pages: [
      `Copperline TMS & Interventional Psychiatry                    COURSE SUMMARY AND TRANSFER OF CARE
480 Assay Street, Suite 3, Silver Ford, CO 80999  |  Tel 720-555-0164  |  Fax 720-555-0165             Printed 10/28/2026

Patient: Thaddeus Lindqvist-Amor            DOB: 02/08/1981 (45)          Chart: CT-1187          Pronouns: he/him; male
Home: 19 Galena Ct, Silver Ford, CO 80998   Mobile: 720-555-0166          thad.la@fordmail.example
Status: separated since May, renting a casita with month-to-month terms; two boys, 8 and 11, with their mother
Work: high school band director, Silver Ford High, full time, on medical leave from 10/19
Emergency: Ingrid Lindqvist (mother), 720-555-0167
Coverage: UnitedHealthcare Choice Plus, ID 9114 77 203, group 7K4412, policy holder is the patient through Silver Ford Schools
TMS authorization: UHC-T-550921 (36 sessions, used 17; may not be used for any other service)

TREATING PSYCHIATRIST (this clinic): Dr. Honor Achterhuis
REFERRED BY / PRIMARY CARE: Elspeth Crane-Dubois, DO, 720-555-0168
PSYCHOTHERAPIST: Rafe Mendelssohn, PhD, 720-555-0169, weekly since 2023

Indication: major depressive disorder, recurrent, severe; four failed trials (sertraline, venlafaxine, bupropion, aripiprazole
augmentation).

SAFETY SCREEN (TASS), signed 09/08/2026; reviewed with changes 10/19/2026
  Item                                                    09/08       10/19
  1. Ever had a seizure or a spell of unknown cause?      No          YES - see course
  2. Close relative with epilepsy?                        Yes         Yes - older boy, absence seizures, on ethosuximide
  3. Stroke?                                              No          No
  4. Head injury with loss of consciousness?              Yes         Yes - ski tree, Jan 2015, 20 min, St. Anthony's 2 d
  5. Metal in the head (outside of mouth)?                No          No
  6. Implanted device?                                    No          No
  7. Hearing problem or ringing?                          Yes         Yes - ringing, cymbals
  8. Alcohol: more than 14 a week?                        No          YES
  9. Other drugs?                                         No          YES
 10. Pregnant?                                            n/a         n/a
 11. Allergies?                                           latex       latex, lamotrigine (rash)   ~~iodine~~ typed in error

COURSE
  Sessions     Dates               MT     PHQ-9    Note
  1 - 5        09/14 - 09/18       52%    23       headache, ibuprofen
  6 - 12       09/21 - 09/30       52%    20       sleeping better; music "has colors again"
  13 - 16      10/01 - 10/07       53%    21       late twice; smell of alcohol 10/06, denied
  17           10/08               53%    22       generalized seizure at minute 9, 70 seconds, bit tongue; EMS; Silver Ford Medical,
                                                    admitted 10/08 to 10/12. Alcohol 0; benzodiazepine neg.
  ~~18~~       ~~10/15~~           -      -        entry void`,
      `Copperline TMS     Lindqvist-Amor, Thaddeus     CT-1187     10/28/2026                                      2

WHAT CAME OUT AFTERWARDS (Dr. Achterhuis with patient, 10/19, and with his permission with his mother, 10/21)
He had been drinking a fifth of mezcal a day since his wife left, and stopped cold on the 6th so that we
would not smell it. That was the seizure: alcohol withdrawal, in a lowered threshold. He also takes kratom powder, six to
eight spoons a day, against the sweats, and buys phenibut on the internet, 2 to 3 g at night. Hospital gave him diazepam for
visions of moths. He has drunk again since the 13th: last drink 10/27, three-quarters of a bottle. Cannabis, opioids from the
street, cocaine, injection: no. In the mornings his hands shake until he cannot hold the baton.

SAFETY. Suicide attempt 2009, carbon monoxide, graduate school; Boulder, nine days voluntary inpatient. He thought of the
bridge on 10/14 and called Rafe. C-SSRS today: wish to be dead, no plan. Self-injury: no, never. One broken door and one thrown
music stand (10/02, the school wrote it up). He has never hit anybody. He was locked in a shed by an older cousin, many
Sundays, aged 6 to 9, and worse than locked. He has nightmares. No eating disorder.

TREATMENT TO DATE. Intensive outpatient at Front Range Recovery, 2021, completed, eight months dry. Ketamine lozenges 2022, no
effect. No inpatient rehab. Neuropsychology, Dr. Oona Whitlock, 2019: attention variable, otherwise intact.
GENE TESTING: Genomind 2024: CYP2D6 poor metabolizer (that is why the venlafaxine went wrong).

MEDICINES 10/28: lithium 600 mg at bedtime, vortioxetine 20, prazosin 2, folate, thiamine. ~~Bupropion~~ off the list 10/08.
Naltrexone not begun because of kratom.
MEDICAL: hypertension, borderline; psoriasis.

FAMILY. Mother: in recovery from alcohol, 26 years. Father: Huntington's disease, died 2017; patient has chosen not to be
tested for it. Sister: postpartum psychosis, on clozapine.

LEGAL: DUI 10/24/2026, Jefferson County, advisement 11/30/2026. No probation. Custody hearing is his wife's motion, 12/14/2026.

FOR THE NEXT PROGRAM
 - He asks for you himself: "Seventeen zaps and the thing I didn't say was the whole thing. I want my sons to see me conduct
   sober at Christmas, or next one."
 - Withdrawal from alcohol, kratom and phenibut at once: inpatient detoxification with seizure cover. Not ambulatory.
 - Lithium level 11/03. We resume TMS after 90 days and an EEG, not before.
 - Follow-up here: Monday, 11/16/2026, 11:20 AM.
 - He must not drive for three months. His mother will bring him by car; she can do Saturday or Sunday.
 - Practice manager Delphine Otieno is your contact: 720-555-0170, delphine@copperlinetms.example.
 - Latex-free gloves.
                                                              Honor Achterhuis, MD`,
    ],
    expected: {
      dob: '1981-02-08',
      sex_at_birth: 'Male',
      ...livesAt(/19 Galena/i, 'Silver Ford', 'CO', '80998'),
      phone_number: /555-0166/,
      email_id: 'thad.la@fordmail.example',
      marital_status: 'Separated',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Silver Ford (?:High|Schools)/i,
      ...inEmergency('Ingrid', 'Lindqvist', /555-0167/),
      ...speakWith(/Otieno/i, /555-0170/),
      contact_person_email: 'delphine@copperlinetms.example',
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /9114 77 203/,
      group_number: '7K4412',
      current_psychiatrist_name: /Achterhuis/i,
      ...seenBy('pcp', /Crane-Dubois/i, /555-0168/),
      ...seenBy('therapist', /Mendelssohn/i, /555-0169/),
      next_appointment: '2026-11-16',
      reason_for_seeking_treatment: /Seventeen zaps|sons to see me conduct|asks for you himself/i,
      current_symptoms: /nightmares|wish to be dead|hands shake|depressive disorder|PHQ-9/i,
      recent_substance_abuse: /mezcal|kratom|phenibut|last drink/i,
      concerns_for_withdrawal: /hands shake|visions of moths|alcohol withdrawal|Withdrawal from|detoxification/i,
      medication_plan: /lithium|vortioxetine|prazosin/i,
      allergies: /latex|lamotrigine/i,
      transportation_required: /bring him by car|must not drive/i,
      additional_treatment_or_support_needed:
        /detoxification with seizure|resume TMS|Lithium level|Latex-free|Not ambulatory/i,
      hospitalizations: /Silver Ford Medical|Boulder|St\. Anthony/i,
      other_levels_of_care: /Intensive outpatient|Front Range/i,
      outpatient_therapy: /Mendelssohn|weekly since/i,
      psych_testing_done: /Neuropsychology|Whitlock/i,
      completed_genetic_testing: /Genomind|CYP2D6/i,
      history_of_suicide_attempts: /carbon monoxide|attempt 2009/i,
      history_of_trauma: /locked in a shed|worse than locked/i,
      history_of_seizures: /generalized seizure|YES - see course|the seizure/i,
      history_of_tbi_concussions: /ski tree/i,
      aggression_or_property_damage: /broken door|music stand/i,
      pending_legal_charges: /DUI/i,
      upcoming_court_date: '2026-11-30',
      family_history: /Huntington|postpartum psychosis|in recovery from alcohol|absence seizures/i,
      ...ruledOut('history_of_self_harm eating_disorder residential_programs probation'),
    },
    open: ['gender', ...OWN_PLAN, ...fields('subscriber_employer authorization_number current_psychiatrist_phone')],
    questions: [
      asked('Chart number', [1, 2], /CT-1187/),
      asked('what was the PHQ-9 at sessions 6 to 12', 1, /52% 20/),
      asked('who is the psychotherapist', 1, /Rafe Mendelssohn/),
      asked('When is follow-up at this clinic?', 2, /11\/16\/2026/),
      asked('CYP2D6', 2, /CYP2D6 poor metabolizer/),
      asked('which four drugs failed', 1, /sertraline, venlafaxine, bupropion, aripiprazole/),
      reworded('why did he convulse in the chair', 2, /alcohol withdrawal/),
      reworded('abused in childhood', 2, /locked in a shed/),
      reworded('what does he order online to sleep', 2, /phenibut/),
      reworded('why was the opioid blocker not started', 2, /because of kratom/),
      reworded('tinnitus', 1, /ringing, cymbals/),
      reworded('how long before he may be behind the wheel', 2, /not drive for three months/),
      takenBack('was session 18 given', 1, /~~18~~/),
      takenBack('does he take bupropion', 2, /~~Bupropion~~/),
      anothers('does he take ethosuximide', 1, /on ethosuximide/),
      anothers('Does he take clozapine?', 2, /on clozapine/),
      anothers('is he 26 years in recovery', 2, /in recovery from alcohol, 26 years/),
      absent('does he have sleep apnea'),
      absent('what is his weight'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('mapplebeck', 'Odessa', 'Mapplebeck', '06/11/1990'),
    as: 'scan',
    pages: [
      `STILL WATER INFUSION + KETAMINE CENTER          INFUSION RECORD  #7 - NOT GIVEN                      10/27/2026
Pt  MAPPLEBECK, Odessa R      6/11/90      F (AFAB, she)     wt 71 kg      BP 158/96  HR 109  SpO2 98   NPO since 2200 [x]
                                                                                          Provider: G. Tanner, CRNA
PRE-INFUSION CHECK              Y   N    comment
 took AM meds as instructed    [x] [ ]
 alcohol last 24 h             [x] [ ]   "wine till 1 am"  breath .08
 other substances              [x] [ ]   coke Fri + Sat. her own leftover ketamine troches + "K from Dylan", IN, daily now
 ride home present             [ ] [x]   Dylan parked, gone
 bladder sx                    [x] [ ]   burning, up x 6 nightly, blood 10/20
 thoughts of suicide           [x] [ ]   "not a plan, a wish"
 new allergy                   [ ] [x]   on file: adhesive tape, amoxicillin (hives).  ~~propofol/egg~~  other chart
 seizure ever                  [ ] [x]
 pregnant                      [ ] [x]   hCG neg
 aggressive since last visit   [x] [ ]   threw her phone at recept. desk 10/20, cracked glass
--------------------------------------------------------------------------------------------------------------
INFUSION HX   #1 8/4 .5/kg good     #2 8/7      #3 8/11 cried whole time     #4 8/21      #5 9/3      #6 10/20 sent home
--------------------------------------------------------------------------------------------------------------
RN NOTE  (Shay Aldana RN)
0915   Tearful, pacing, nose raw. Sweaty palms, tremor out-held hands. Told me straight: "I take more of your drug than you do. A gram
       a day, more. I drink so I can sleep off it. Two bottles. When I skip I get the shakes and my skin itches inside and
       I can't stop crying. I need to go away somewhere before Thanksgiving. I'm scared of my own bathroom."
0940   CIWA 11. Not cleared. Sips, blanket. Dr. Osterberg paged.
1010   Dr. O here 30 min.   1040 agreed to residential. No M1 hold.
1115   Her friend Priscilla came to sit. Priscilla is on Suboxone + 14 wks pregnant (asked if we treat that).`,
      `STILL WATER     MAPPLEBECK O.     6/11/90     p2     PSYCHIATRIC SUMMARY FOR REFERRAL    R. Osterberg MD       10-27-26

addr      212 Wharf Ave #4F, Lantern Bay ME 04999, rents, alone            cell 207-555-0171      e: odessa.m@lanternmail.example
work      tattoo shop owner, self-empl, "Second Skin"                      never married
emerg     Mom - Cassandra Mapplebeck 207-555-0172
ins       Anthem ME, marketplace   VZC 338 M 70021     grp -     self
tx team   PCP Dr. Nils Vogt, Bay Community Health 207-555-0173 (urine, 11-05-26 8:30a)
          therapist Kimber Rasa LCPC 207-555-0174, EMDR every Wed
          psych  myself, 207-555-0175
hx        bipolar II? - no mania seen. MDD, PTSD (assault by landlord 2017; house fire at 11, sister Ruthie died).
          panic. ADHD as kid - tested Dr. Wynne age 9.
SI/SA     4/2021 lamotrigine OD, Maine Coast ICU 3d -> Acadia 14d.    SIB: cuts upper arm, last 8-30, needed glue
ED        bulimia 15-22, "once a month now"
TBI       none that she knows          SZ none
harm/viol phone, above. No persons.
SUD tx    St. Agatha 28d 2018 (etoh), sober 2 yr.   IOP virtual '24, 5 wk.   detox x1 2018.    no MAT
meds      lamotrigine 200, Wellbutrin 150 ~~300~~ (cut 10/20), hydroxyzine 50 hs, doxy for acne, Nexplanon
medical   ketamine cystitis, workup; GERD.   ~~hep B carrier~~ (lab's error)   no DM no HTN hx
legal     OAS ticket only, paid. no court. no probation
fam       dad - coke, MI at 44 d.     mom - breast ca, on tamoxifen.     gma - ECT, "nerves."      Ruthie - see above
          Dylan (not fam) - dealer, epileptic, on Depakote
genes     23andMe only
epi pen   no

referral  1) detox - etoh, poss ketamine   2) resid trauma+SUD, women if can   3) urology visit during stay, bladder
          4) no ketamine/esketamine anywhere, flag      5) shop assistant runs books, call w/ mom only
transport cab voucher to the ferry then program van from Rockport terminal;  she has no license
ref from Anthem BH:  26C-700413  ok thru 11/10
OUR PT COORDINATOR  Wendeline Hush   207-555-0176    whush@stillwaterinf.example     <- for bed / packet`,
    ],
    expected: {
      dob: '1990-06-11',
      sex_at_birth: 'Female',
      ...livesAt(/212 Wharf/i, 'Lantern Bay', 'ME', '04999'),
      phone_number: /555-0171/,
      email_id: 'odessa.m@lanternmail.example',
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Self-employed',
      employer: /Second Skin|tattoo shop/i,
      ...inEmergency('Cassandra', 'Mapplebeck', /555-0172/),
      ...speakWith(/Wendeline|Hush/i, /555-0176/),
      contact_person_email: 'whush@stillwaterinf.example',
      carrier: 'Anthem/Elevance',
      subscriber_id: /VZC 338 M 70021/,
      authorization_number: /26C-700413/,
      ...seenBy('pcp', /Vogt/i, /555-0173/),
      ...seenBy('psychiatrist', /Osterberg/i, /555-0175/),
      ...seenBy('therapist', /Kimber Rasa/i, /555-0174/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /go away somewhere|scared of my own|take more of your drug/i,
      current_symptoms: /Tearful|pacing|tremor|not a plan, a wish|bladder|panic|burning/i,
      recent_substance_abuse: /gram|coke|wine|two bottles|K from/i,
      concerns_for_withdrawal: /shakes|CIWA|tremor|skin itches|detox - etoh/i,
      medication_plan: /lamotrigine|Wellbutrin|hydroxyzine/i,
      allergies: /adhesive tape|amoxicillin/i,
      epipen: TICKED_NO,
      transportation_required: /cab voucher|no license|program van/i,
      additional_treatment_or_support_needed: /urology|trauma\+SUD|no ketamine|detox - etoh/i,
      hospitalizations: /Maine Coast|Acadia/i,
      residential_programs: /St\. Agatha/i,
      other_levels_of_care: /IOP virtual|detox x1/i,
      outpatient_therapy: /EMDR|Kimber Rasa/i,
      psych_testing_done: /Wynne|ADHD as kid/i,
      history_of_self_harm: /cuts upper arm/i,
      history_of_suicide_attempts: /lamotrigine OD/i,
      eating_disorder: /bulimia/i,
      history_of_trauma: /assault by|house fire/i,
      history_of_seizures: /none|\bno\b|\bN\b/i,
      history_of_tbi_concussions: /none|^no\b/i,
      aggression_or_property_damage: /threw her phone|cracked glass|phone, above/i,
      probation: /no probation|^no\b/i,
      family_history: /MI at 44|breast ca|ECT|dad - coke/i,
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('pending_legal_charges completed_genetic_testing subscriber_employer group_number'),
    ],
    questions: [
      asked('CIWA', 1, /CIWA 11/),
      asked('What is her heart rate?', 1, /HR 109/),
      asked('who is the therapist', 2, /Kimber Rasa/),
      asked('Anthem number', 2, /VZC 338 M 70021/),
      asked('when was infusion #4', 1, /#4 8\/21/),
      asked('what is the lamotrigine dose', 2, /lamotrigine 200/),
      reworded('how much of the dissociative does she snort', 1, /A gram a day/),
      reworded('does it hurt to pee', [1, 2], /burning, up x 6|ketamine cystitis/),
      reworded('did she lose a sibling', 2, /sister Ruthie died/),
      reworded('how does she earn her living', 2, /tattoo shop owner/),
      reworded('when did she last need a wound closed', 2, /last 8-30, needed glue/),
      reworded('by when would she like to leave', 1, /before Thanksgiving/),
      takenBack('does she react to propofol', 1, /~~propofol\/egg~~/),
      takenBack('is she a hep B carrier', 2, /~~hep B carrier~~/),
      anothers('has she been given ECT', 2, /gma - ECT/),
      anothers('does she take tamoxifen', 2, /on tamoxifen/),
      anothers('is she on Depakote', 2, /epileptic, on Depakote/),
      absent('does she have dentures'),
      absent('what is her education'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
