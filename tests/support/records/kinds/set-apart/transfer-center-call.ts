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
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A transfer center's record of one request: who said what on a recorded line, minute by minute, and the sheet made of it. */
export const transferCenterCall: readonly ApartRecord[] = [
  {
    person: who('strickfaden', 'Marvella', 'Strickfaden', '12/03/1986'),
    as: 'scan',
    pages: [
      `  PRAIRIE GATE HEALTH            TRANSFER CENTER            CASE 26-118840          opened 10/26/2026 19:04
  SENDING   Cutbank County Hosp ED, 4 beds          RN Pell 406-555-0120       MD  Dr Hesketh
  PATIENT   STRICKFADEN, MARVELLA J     39 F    DOB 12/03/1986      88 kg
  REQUEST   detox bed, then residential.         ISOLATION  no        CODE  full

  19:04  RN Pell: came in by husband's truck 16:30, wants help w/ drinking AND the Xanax.  BP 162/101 HR 121.
         Half gallon of whiskey every 2 d, alprazolam 2 mg x 4-6 a day off the street, both since Feb.
         Last drink 11:00, last alprazolam yesterday.   ETOH 0.11
  19:07  Q: seizures?  A: yes. One, in April, in church, when the pills ran out.  Head CT then was neg.   No DTs.
  19:09  Q: SI?  A: says no. No plan.  Took a bottle of Tylenol in 2016, was on liver unit Billsworth 6 d.
         ~~Overdose also this August~~      << 19:31 RN Pell: other pt, delete
  19:12  Q: allergies?  A: bees (has pen in purse, not expired), lisinopril cough.
  19:13  Q: preg?  A: hcg neg.       19:13  Q: weapons, violence?  A: slapped an aide in Aug ED visit.  calm now.
  19:15  Dr Hesketh on.  Gave phenobarb 260 IV 18:10, CIWA 19 -> 9.  Thinks ok for level 3.7, not ICU.
         "My other one, the boy in bed 2, is the sick one - status, intubated, meth and tramadol.  He goes first."
  19:22  Bed search.   Gate Main: full.    St Brannoc: no, won't take benzo.     Wheatland Recovery: has 1, will review
  19:40  Wheatland intake (Otis): needs labs, EKG, ins.  Asks re: court.
  19:44  RN Pell:  no charges.  On probation, Cutbank Co, Officer June Tveit 406-555-0121, bad checks 2024.
  19:52  faxed labs:   K 3.0  Mg 1.3  AST 188 ALT 90  plt 101  QTc 472.   K and Mg running
  20:20  Wheatland MD accepts for 10/27 a.m. if K > 3.4.     Auth still needed
  20:31  Ambulance: Hi-Line EMS can do 07:30 w/ a medic.   ~~Helicopter requested~~  not indicated, Dr H`,
      `  PRAIRIE GATE TRANSFER CENTER        26-118840       FACE SHEET (built from call + Cutbank registration)     p 2

  Address  2 Elevator Rd, Sweetpine, MT 59499       own house          Ph  406-555-0122
  Marital  M       spouse Royce         Emergency   ARDITH BOE  (mother)  406-555-0123
  Speak to about the bed:   her mother, same.   Pt asks that Royce not be called:  "he's my supply."
  Work     school cook, Sweetpine Elem, laid off in June, no job now
  Insurance   BCBS of Montana, her mother-in-law says - NO, termed 7/31.   Now Montana Medicaid  MT 5520-9914
  Prior auth  Medicaid UM after hours line  #MT-26-70951   3 d detox, review day 3
  PCP   Dana Eiriksson PA-C  406-555-0124          Psych   none.  Xanax was Dr Upham, closed office Jan.
  Therapist   tele, Maren Soto LCPC, 406-555-0125, missed last 4
  Home meds   propranolol 20 bid, escitalopram 20, folic acid.   Not taking since Friday
  PMH   fatty liver, HTN, fx wrist.   fell off porch Sept, out "a minute", stitched, no scan
  Tx    Rimrock Pines 21 d (2022), left day 21 as planned.    AA on the phone.    no IOP
  Psych hx   GAD, panic, depression.    No cutting.    No eating d/o.
  Trauma     lost baby at 38 wks, 2021.    House burned 2023.
  Family     M diabetes.   F drank, hung himself.    Sis bipolar, in state hosp
  Next appt  Eiriksson 11/12/2026
  In pt words    "Mom buried one already. I'm not making her bury me."

  07:12  10/27   K 3.6.  slept 4 h, shaky, sweats, scared.  CIWA 11.  Hi-Line en route
  07:50  10/27   LEFT CUTBANK.     mother to follow w/ clothes
  11:05  10/27   ARRIVED WHEATLAND, case closed.  BN`,
      `  PRAIRIE GATE HEALTH            TRANSFER CENTER            CASE 26-118841          opened 10/26/2026 19:19
  SENDING   Cutbank County Hosp ED                              MD  Dr Hesketh
  PATIENT   STRAND, MICAH D     22 M    DOB 02/11/2004      64 kg
  REQUEST   ICU, neuro            CODE  full
  19:19  status epilepticus, tramadol + meth.   intubated, propofol, levetiracetam 3 g
  19:20  allergy: haloperidol (dystonia).     on parole, Deer Lodge.    2 prior hangings
  19:26  Gate Main ICU accepts.   19:58 helicopter off.`,
    ],
    strange: [3],
    expected: {
      dob: '1986-12-03',
      sex_at_birth: 'Female',
      ...livesAt(/2 Elevator/i, 'Sweetpine', 'MT', '59499'),
      phone_number: /555-0122/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      subscriber_id: /5520-9914/,
      authorization_number: /MT-26-70951/,
      ...inEmergency('Ardith', 'Boe', /555-0123/),
      contact_person_phone: /555-0123/,
      ...seenBy('pcp', /Dana Eiriksson/i, /555-0124/),
      ...seenBy('therapist', /Maren Soto/i, /555-0125/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /bury me|wants help/i,
      current_symptoms: /slept 4 h|shaky|sweats|scared|BP 162/i,
      recent_substance_abuse: /whiskey|alprazolam/i,
      concerns_for_withdrawal: /CIWA|when the pills ran out|phenobarb/i,
      medication_plan: /propranolol|escitalopram/i,
      allergies: /bees/i,
      epipen: /pen in purse|\byes\b/i,
      transportation_required: /Hi-Line|ambulance/i,
      hospitalizations: /Billsworth|liver unit/i,
      residential_programs: /Rimrock Pines/i,
      outpatient_therapy: /Maren Soto|tele|no IOP/i,
      history_of_self_harm: /No cutting/i,
      history_of_suicide_attempts: /Tylenol/i,
      eating_disorder: /No eating/i,
      history_of_trauma: /lost baby|House burned/i,
      history_of_seizures: /April|One/,
      history_of_tbi_concussions: /fell off porch|out "a minute"/i,
      aggression_or_property_damage: /slapped an aide/i,
      pending_legal_charges: RULED_OUT,
      probation: /June Tveit|On probation/i,
      family_history: /hung himself|bipolar|diabetes/i,
    },
    open: [
      ...fields('gender employer contact_person_name contact_person_email current_psychiatrist_name'),
      ...fields('other_levels_of_care additional_treatment_or_support_needed group_number parole_granted'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('case number', 1, /26-118840/),
      asked('What was her QTc?', 1, /QTc 472/),
      asked('ETOH level', 1, /ETOH 0\.11/),
      asked('who is her probation officer', 1, /June Tveit/),
      asked('prior auth number', 2, /MT-26-70951/),
      asked('When did she leave Cutbank?', 2, /07:50\s+10\/27/),
      reworded('how much liquor does she go through', 1, /Half gallon of whiskey/),
      reworded('where does she get her benzodiazepines', 1, /off the street/),
      reworded('when did she convulse', 1, /in April, in church/),
      reworded('who must not be contacted', 2, /Royce not be called/),
      reworded('has she hit staff', 1, /slapped an aide/),
      reworded('did she complete her earlier rehab', 2, /left day 21 as planned/),
      reworded('pregnancy loss', 2, /lost baby at 38 wks/),
      reworded('is her epinephrine still good', 1, /pen in purse, not expired/),
      takenBack('did she overdose in August', 1, /Overdose also this August/),
      takenBack('when does the helicopter come', 1, /Helicopter requested/),
      anothers('is she allergic to haloperidol', 3, /allergy: haloperidol/),
      anothers('was she intubated', 1, /status, intubated/),
      anothers('is she on parole', 3, /on parole/),
      anothers('Does she use tramadol?', 3, /tramadol \+ meth/),
      absent('what is her email'),
      absent('does she smoke tobacco'),
      absent('what is her hepatitis C status'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('cathcart', 'Kirby', 'Cathcart', '05/27/1994'),
    as: 'text',
    pages: [
      `BLUEWATER REGIONAL TRANSFER AND ACCESS                                    Recorded line, transcript excerpt
Case BRT-2026-40417     10/28/2026     Kirby Cathcart, born 05/27/1994, he/him     From: Harmon Point Hospital, 3 West

AGENT (Yusra): Transfer center, this line is recorded. Who am I speaking with?
DR. PLUMLEY: Plumley, hospitalist, Harmon Point. I have a young man to go from my floor to residential. He is medically
   done, day five, and if he goes home he will use. Kirby Cathcart, thirty-two.
AGENT: What brought him in?
DR. PLUMLEY: An abscess of the left arm, from injecting. Drained on the twenty-third. Fentanyl with xylazine, a gram and
   a half a day, and some cocaine on paydays. He was here in March for the same arm and left against advice on day two
   because nobody treated his withdrawal. We did this time: methadone, forty a day, since the twenty-fourth. He is calm.
AGENT: Any withdrawal left?
DR. PLUMLEY: COWS of four this morning. He yawns and sleeps badly. He was at twenty-six on day one, vomiting, legs going.
AGENT: Alcohol, benzos?
DR. PLUMLEY: Neither. The screen had benzodiazepines from what we gave him for the procedure.
AGENT: Seizures?
DR. PLUMLEY: He says never. His twin has epilepsy, I had to look twice at the chart. Kelby. Kelby has the seizures, the
   lithium, and the two overdoses. The registration desk mixed them in 2023 and we are still picking the pieces apart.
AGENT: Suicide attempts for this patient?
DR. PLUMLEY: None. He does say he would not mind not waking up. No plan. He used to bang his head on walls as a teenager.
AGENT: Head injury from that?
DR. PLUMLEY: No. But a car wreck in 2017, a bleed, two weeks in the ICU at Bluewater. He gets headaches. That's all.
AGENT: Behavior on the unit?
DR. PLUMLEY: In March he put a phone through a window. This time he makes his bed.`,
      `Case BRT-2026-40417                                                        transcript excerpt, continued

AGENT: Allergies?
DR. PLUMLEY: Vancomycin. Red and itchy all over, so slower or not at all. ~~And penicillin~~ no, strike that, the twin.
   [Agent note: penicillin removed 10/28 14:20, confirmed with floor pharmacist.]
AGENT: What must the program do for him?
DR. PLUMLEY: Dressing once a day, packing out on the thirtieth. Cephalexin 500 four times a day through November 6.
   Methadone without a missed day; the clinic is Tollgate on Pier Street, and they hold his dose. Gabapentin 300 at night.
   ~~Quetiapine 100~~ I stopped that this morning, he was too sleepy.
AGENT: Is he on any legal hold? Court?
DR. PLUMLEY: I give you the social worker.
MS. ARRINGTON: Hi. No hold, he is voluntary. One open case in Bluewater Municipal, retail theft, hearing December 8. He
   is not on probation or parole. If he misses the hearing there would be a warrant; there is none now.
AGENT: Insurance?
MS. ARRINGTON: CareFirst? No - that was his old job at the marina. Molina, since September, member 3300718462. I called:
   reference MOL-88127, approved fourteen days from the day of arrival.
AGENT: Family? Whom do we call?
MS. ARRINGTON: His grandfather raised him. Wendell Cathcart, 302-555-0133, emergency and everything else. The mother has
   schizophrenia and lives on the street; the father is in prison in Smyrna for dealing. There was a foster home from five
   to eight, with beatings and a closet. He wants therapy for that and says so, which is new.
AGENT: Where does he live?
MS. ARRINGTON: A friend's couch until August. Since then under the Pier Street bridge. Mail goes to his grandfather: 19
   Oyster Shell Lane, Harmon Point, DE 19799. His own phone is gone.
AGENT: Work?
MS. ARRINGTON: He hung drywall, let go in July. Not working.
AGENT: Treatment before?
MS. ARRINGTON: Outpatient at Tollgate for methadone 2024 to 2025, did well, sixty milligrams, then they moved and he had
   no ride. One detox, Sandpiper, 2022. Never residential. He says, and I wrote it down: "Find me someplace that ends
   later than five days."`,
      `Case BRT-2026-40417                                                        Close-out sheet

Primary care       Harmon Point Free Clinic, Dr. Bettany Rowe, 302-555-0134
Psychiatry         consult in hospital only (Dr. Anselmo Key); none after discharge
Follow-up          Wound clinic 11/04/2026 at 10:15, Harmon Point
Accepting          Marsh Light Residential, Dr. Sunniva Hale, 10/28 15:02
Transport          Wheelchair van not needed; sedan by Bluewater, 10/29 at 09:00, patient has no way to come alone
Labs               HIV negative, hepatitis C positive (viral load pending), creatinine 0.9, EKG QTc 431
Family illness     As above; paternal grandmother lung cancer
Time request to acceptance   3 h 41 min

CHECKLIST FOR AGENTS (same for each case). Ask: seizure in the last 72 h? suicide attempt in the last 30 days? sex
offender registration? restraints in the last 24 h? pregnancy? If any is yes, ask for a nurse-to-nurse call. Patients on
more than 80 mg of methadone need a dosing letter. Patients from a jail need a release order.`,
    ],
    expected: {
      dob: '1994-05-27',
      ...livesAt(/19\s+Oyster Shell/i, 'Harmon Point', 'DE', '19799'),
      living_status: 'Unhoused',
      employment_status: 'Unemployed',
      carrier: 'Molina',
      subscriber_id: '3300718462',
      authorization_number: /MOL-88127/,
      ...inEmergency('Wendell', 'Cathcart', /555-0133/),
      ...speakWith(/Wendell/i, /555-0133/),
      ...seenBy('pcp', /Bettany Rowe/i, /555-0134/),
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /later than five days|he will use/i,
      current_symptoms: /yawns|sleeps badly|headaches|not waking up/i,
      recent_substance_abuse: /Fentanyl|xylazine/i,
      concerns_for_withdrawal: /COWS of four|twenty-six on day one/i,
      medication_plan: /methadone|Cephalexin|Gabapentin/i,
      allergies: /Vancomycin/i,
      transportation_required: /sedan|no way to come/i,
      additional_treatment_or_support_needed: /Dressing once a day|therapy for that|without a missed day/i,
      hospitalizations: /abscess|two weeks in the ICU|March/i,
      residential_programs: /Never residential/i,
      other_levels_of_care: /Sandpiper/i,
      outpatient_therapy: /Tollgate/i,
      history_of_self_harm: /bang his head/i,
      history_of_suicide_attempts: /None/i,
      history_of_trauma: /beatings|closet|foster/i,
      history_of_seizures: /never/i,
      history_of_tbi_concussions: /car wreck|bleed/i,
      aggression_or_property_damage: /phone through a window/i,
      pending_legal_charges: /retail theft/i,
      ...ruledOut('probation parole_granted'),
      upcoming_court_date: '2026-12-08',
      family_history: /schizophrenia|lung cancer|epilepsy/i,
    },
    open: [
      ...fields('sex_at_birth gender marital_status employer phone_number current_psychiatrist_name eating_disorder'),
      ...fields('current_therapist_name registered_sex_offender epipen'),
      ...SPOKESPERSON.slice(2),
      ...OWN_PLAN,
    ],
    questions: [
      asked('When was the abscess drained?', 1, /Drained on the twenty-third/),
      asked('COWS this morning', 1, /COWS of four/),
      asked('What is the Molina reference?', 2, /MOL-88127/),
      asked('until when does he take cephalexin', 2, /through November 6/),
      asked('When is the wound clinic?', 3, /11\/04\/2026 at 10:15/),
      asked('hepatitis C', 3, /hepatitis C positive/),
      reworded('how much does he inject daily', 1, /a gram and a half a day/),
      reworded('why did he walk out in spring', 1, /nobody treated his withdrawal/),
      reworded('where does he sleep these days', 2, /under the Pier Street bridge/),
      reworded('brain injury', 1, /car wreck in 2017, a bleed/),
      reworded('who brought him up', 2, /His grandfather raised him/),
      reworded('is he wanted by the police', 2, /there is none now/),
      reworded('mistreatment as a child', 2, /beatings and a closet/),
      reworded('why did methadone treatment end', 2, /they moved and he had no ride/),
      takenBack('what dose of quetiapine', 2, /Quetiapine 100/),
      takenBack('what reaction does he have to penicillin', 2, /And penicillin/),
      anothers('does he take lithium', 1, /the lithium, and the two overdoses/),
      anothers('how many times did he overdose', 1, /the two overdoses/),
      anothers('was he in prison for dealing', 2, /in prison in Smyrna for dealing/),
      anothers('Has he had lung cancer?', 3, /grandmother lung cancer/),
      absent('does he have children'),
      absent('What is his height?'),
      absent('has he been in a psychiatric ward before'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
