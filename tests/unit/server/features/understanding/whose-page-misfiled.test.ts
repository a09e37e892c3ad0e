import { describe, expect, it } from 'vitest';
import { whosePage, whosePages } from '#server/features/understanding/assertion/whose-page.ts';
import { withColumns } from '#server/features/understanding/layout/page-lines.ts';
import { asRead } from '#tests/support/records/as-read.ts';

/*
 * Short pages of many sorts as they are misfiled in packets, each for people of several kinds of names and for the client,
 * with its columns and through a reading machine.
 */

const TODAY = '2026-11-01';
const CLIENT = { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12', sex: 'F' };
const BEFORE =
  'LIME CLINIC VISIT NOTE  page 1 of 2\nPatient: Marisol Tandy  DOB 04/12/1990  MRN 55-20418\nShe drinks daily.';

/** A seldom name, a common one, a last name that is a word for a place, one with an apostrophe, and a double one. */
const STRANGERS = [
  { firstname: 'Lenora', lastname: 'Doyle', dob: '1966-03-14', sex: 'F' },
  { firstname: 'Mark', lastname: 'Banks', dob: '1972-02-27', sex: 'M' },
  { firstname: 'Denise', lastname: 'Hill', dob: '1994-07-30', sex: 'F' },
  { firstname: 'Demetrius', lastname: "O'Shaughnessy", dob: '1988-12-05', sex: 'M' },
  { firstname: 'Xiomara', lastname: 'Quiñones-Tapia', dob: '2001-01-19', sex: 'F' },
];

/**
 * {F} and {L} stand for the names, {FU} and {LU} for them in capitals, {f} and {l} for initials, {D} and {D6} for the birth
 * date, {A} for the age, {S} for the sex, {N} for a number.
 */
const LAYOUTS = [
  'BRIARFIELD REFERENCE LAB        Final Report\nSpecimen 26-77104   Collected 10/14/2026 07:40\nPt: {LU},{FU}        Sex: {S}   Age: {A}\nSodium 131 L   Potassium 3.1 L   AST 88 H',
  'QUICKDRAW LABS\n{L} {F}\n{D}\nAcc# 8841207   Drawn 10/14/26 0710\nHep C Ab REACTIVE\nHIV Ag/Ab Nonreactive',
  'Urine drug screen   cup lot 4471\nName on cup: {F} {L}   Temp ok   10/14 0830\nFEN pos  BUP neg  BZO pos',
  'RADIOLOGY   XR CHEST 2 VIEWS\nEXAM DATE 10/14/2026\n{LU}^{FU}   {N}   {D}\nNo acute process. Old rib fractures.',
  'Upcoming appointments for {F} {L}\nTue 11/03 9:15 Infectious disease - Dr. Amaya\nThu 11/12 1:00 Liver ultrasound',
  'APPOINTMENT REMINDER\nHello {F}, this is Cedarline Health. You have a visit on Nov 3 at 9:15 with Dr. Amaya for your Vivitrol shot. Reply C to confirm.',
  'Appt list printed 10/20/26\nPatient               Time    Provider    Reason\n{L}, {F}    9:15    Amaya       Suboxone refill',
  'Text thread exported 10/19/2026\n{F} {L}: hey its me i relapsed last nite\nCase Mgr Toni: are you safe?\n{F} {L}: yea. did 3 bags. ran out of my gabapentin',
  'Conversation with {F} {L} (555-0144)\nOct 19 2026 8:02 PM  IN   I threw up blood today\nOct 19 2026 8:05 PM  OUT  Go to the ER please',
  'HEALTH SCREEN  (check all that apply)\n1. Last name  {L}    2. First name  {F}    3. MI  R\n[x] Seizures  [ ] Diabetes  [x] Hepatitis C\n[x] Suicide attempt, year 2021',
  'TB SYMPTOM CHECK\nPrint your name here: {F} {L}\nCough over 3 weeks  [x]Y [ ]N    Night sweats [x]Y [ ]N',
  'Intake Form\nFull Name  {F} {L}\nDOB  {D}\nDrug of choice  methamphetamine\nLast use  yesterday',
  'FORM 14-B  REQUEST FOR SERVICES\nSection A. Individual requesting services\n{F} R. {L}\nSection B. Needs: inpatient, fentanyl 1 g daily',
  'MEDICAL HISTORY\nName ({L}, {F}) .................. {L}, {F}\nAllergies .................. codeine',
  'October 9, 2026\n\n{F} {L}\n418 Tannery Row\nMillbrook, OH 45013\n\nDear {MR} {L}:\n\nYour A1c was 11.2. Please start the insulin we discussed and call the office.',
  'Cedarline Health\n{F} {L}\n418 Tannery Row, Millbrook OH 45013\nYour claim for 10/02/2026 detoxification was not covered.',
  'To Whom It May Concern,\n{F} {L} has been a patient of mine since 2020 and is treated with methadone 90 mg for opioid use disorder.\nM. Amaya, MD',
  'Re: {F} {L}\nDear Colleague, thank you for seeing this {A}-year-old with alcoholic hepatitis.',
  'Dear Dr. Amaya,\nI am referring {MR} {F} {L} to you for evaluation of cirrhosis. {He} drinks a fifth of vodka each day.',
  'EMERGENCY DEPARTMENT NOTE\nArrival 2212   Mode: EMS\nHPI: {F} {L} is a {A} y.o. {sex} who presents after a witnessed seizure. Drinks 12 beers a day.',
  'ED TRIAGE  {L}, {F}  {A}{S}  ESI 2\nCC: etoh withdrawal, last drink 0400\nHR 122 BP 168/98',
  'ER AFTER VISIT SUMMARY\n{F} {L}          Seen 10/14/2026\nYou were seen for: alcohol withdrawal seizure\nNew medicine: chlordiazepoxide 25 mg',
  'EMS RUN 26-4417\nDispatched to unresponsive person. Pt identified by license as {F} {L}. 4 mg naloxone IN, RR 6 to 14.',
  'Rx\n{F} {L}                10/12/2026\n418 Tannery Row\nGabapentin 300 mg #90  sig: 1 po tid\nRefills 2     M. Amaya, MD',
  'VALUE PHARMACY  555-0177\nRX 6610442   {LU}, {FU}\nTAKE 1 TABLET BY MOUTH TWICE DAILY\nLEVETIRACETAM 500 MG  QTY 60',
  'Patient profile - fill history\n{LU} {FU} R    {D}\n10/02/26 Clonazepam 1 mg #60\n09/03/26 Clonazepam 1 mg #60',
  'PRESCRIPTION MONITORING REPORT\nSearch criteria: {F} {L}  {D}  OH\n10/02/26 Oxycodone 15 mg #120  Amaya',
  'CONTACT LOG  {F} {L}\n10/02  no show\n10/05  seen at park, nodding, given naloxone\n10/09  asked for detox, fentanyl daily',
  'Home visits, October\nDate   Who   What\n10/02  {F} {L}   BP 170/100, out of lisinopril\n10/09  {F} {L}   smelled of alcohol',
  'Dosing log   Window 3\n{N}  {L}, {F}   10/14  90 mg  10/15  90 mg  10/16  missed',
  'Group attendance   client {F} {L}\n10/02 P   10/05 A   10/09 P  shared about meth use',
  'MUNICIPAL COURT OF MILLBROOK\nNOTICE OF HEARING\nCase 26TRC4410\n{FU} {LU}\n418 TANNERY ROW\nYou are ordered to appear 11/09/2026 on the charge of OVI, BAC .19',
  'State v. {L}\nPresentence memo\nDefendant has used heroin since age 19 and was hospitalized for overdose twice.',
  'BOND CONDITIONS\nI, {F} R. {L}, understand I must not use alcohol and must report weekly.\n{F} R. {L}',
  'COMMON PLEAS COURT\nThe People vs {FU} R {LU}\nMinute entry: defendant to remain in custody pending bed.',
  'WARRANT RECALL\nName: {LU}, {FU} R   Race W   Hgt 509\nFTA on possession of cocaine',
  'STATEMENT\nCedarline Health   Account 8841207\nGuarantor/Patient {F} {L}\n10/02 Detox day 1  $1,140.00',
  'BILL TO\n{F} {L}\n418 Tannery Row\nMillbrook, OH 45013\nAmbulance transport, overdose  $1,212.40',
  'EXPLANATION OF BENEFITS - THIS IS NOT A BILL\nService for: {F} {L}\nInpatient psychiatric 10/02-10/07, denied',
  'MILLBROOK HIGH SCHOOL  Nurse visit slip\n{F} {L}   Gr 11   10:40\nFound vaping THC, vomiting. Has asthma, uses albuterol.',
  'Work excuse\nPlease excuse {F} {L} from work 10/12 to 10/16. {He} was in the hospital for pancreatitis.',
  'DISCIPLINARY NOTICE\nEmployee {F} {L}   Dept Shipping\nReported to work smelling of alcohol on 10/12',
  'BUCKEYE CHOICE MEDICAID\nMember\n{FU} R {LU}\nID 10442218800   Group OHMCD\nRxBIN 004336',
  'Eligibility inquiry 10/20/2026\nMember: {L}, {F} R   Active   PCP copay $0\nDetox: PA required',
  'Bed board 10/20 0700\n4A  {L}, {F}  detox day 2, seizure hx\n',
  'Van run sheet Tue\n1  {F} {L}  dialysis 0630  wheelchair',
  '---------- Forwarded message ---------\nFrom: Toni Vance <tvance@cedarline.example>\nDate: Mon, Oct 19, 2026\nSubject: Fwd: {F} {L}\n{He} needs detox tonight, drinking a fifth daily.',
  'From: Toni Vance\nTo: Admissions\nSubject: bed for tomorrow\nHi all, {F} {L} is ready to come. {He} last used fentanyl this morning and is allergic to penicillin.',
  'Sent from my iPhone\nHello I am looking for treatment. I use meth and fentanyl every day and I have a heart valve infection.\n{F} {L}\n555-0144',
  'FORMULARIO DE ADMISION / ADMISSION FORM\nNombre / Name: {F} {L}\nFecha de nacimiento / Date of birth: {D}\nAlergias / Allergies: penicilina',
  'Nombre del paciente: {F} {L}\nMedicamentos: metformina 1000 mg, gabapentina 300 mg',
  'Apellido: {L}   Nombre: {F}\nEnfermedades: epilepsia, diabetes',
  'Paciente {F} {L}, {A} anos, consume heroina diario.',
  'FAX\nTo: Admissions    From: Cedarline Unit 2\nPages: 9\nPatient ref: {F} {L}\nComments: needs bed today, on methadone 90',
  'FACSIMILE TRANSMITTAL\nATTN: Intake\nRE: Records on {L}, {F} ({D})\nIncl. H&P, MAR. Seizure precautions.',
  'fax cover: 6 pgs, {f}. {L} records per your request. On insulin.',
  'Daily goals: stay off heroin, call sponsor, take Seroquel.\nHow I feel 1-10: 3\nI thought about suicide: yes\n\n{F} {L}                       10/14/2026',
  'SAFETY PLAN\nWarning signs: drinking, not sleeping\nI will give my gun to my brother\nSignature {F} {L}   Date 10/14/26',
  'I authorize release of my drug and alcohol records to Harbor House.\nSigned,\n{F} R {L}\n10/14/26',
  'Nursing assessment. Tremor moderate. CIWA 18. Hx DTs 2024.\nLorazepam 2 mg given.\n{L},{F} R    MR {N}    Adm 10/13/26',
  'Problem list: cirrhosis, varices, alcohol dependence\nMeds: nadolol 40 mg, lactulose\nPrinted by tvance 10/20/26 for {F} {L}',
  'Assessment and Plan (continued)\n3. Alcohol use disorder, severe. Naltrexone.\n{L}, {F}      {N}      10/14/2026 11:02 AM      4/6',
  '{MR} {L} reports drinking one pint of rum daily since {his} divorce. Denies seizures. {MR} {L} would like inpatient.',
  'S: {MR} {L} is not feeling well, using 1 g fentanyl daily.\nO: tremulous\nA/P: admit',
  'Session 4. {F} talked about {his} mother. {F} has been using meth again and is not sleeping. {F} agreed to go inpatient.',
  'Individual note 10/14. {F} arrived late, appeared high. Processed urges to use. {F} is still prescribed Xanax.',
  'The patient is known to me as {F} {L}. {He} has cirrhosis.',
  'Summary: this is a {A} year old {sex}, {F} {L}, admitted for opioid withdrawal.',
  'Client {f}.{l}. DOB {D} presented with fentanyl withdrawal, COWS 18.',
  '{f}{l} {D6}\nCIWA 14 at 0400. Ativan 2 mg.',
  'Initials: {f}{l}    Birth date: {D}\nHIV test: reactive',
  'LAST, FIRST: {LU}, {FU}                                     Page 3 of 7\nPMH: epilepsy, hepatitis C, endocarditis',
  '{L}, {F} (MRN {N}) DOB {D}                 Encounter date 10/14/2026\nPMH: epilepsy, hepatitis C',
  '{LU}, {FU} R                    Cedarline Psychiatric Discharge Summary                 2\nHe was started on lithium 600 mg.',
  'Pt Name: {L}, {F}\nMRN: {N}\nFIN: 88412\nMultiple suicide attempts.',
  'Resident goes by "{F}"   House: Alder   Room 3\nCaught with a pint of gin',
  'Name you like to be called: {F}\nWhat brings you here? meth and my heart',
  'CLINICAL LABORATORY\nORDER 4410-22   {LU} {FU}   {A} YRS   {sex}\nGLUCOSE 288  H\nTSH 9.1 H',
  'TOXICOLOGY CONFIRMATION\nDonor ID 88-1204   {F} {L}\nNorfentanyl 410 ng/mL POSITIVE',
  'Wound clinic flowsheet\nfor {F} {L} - week of 10/12\nL forearm abscess 3 x 2 cm. Injects daily.',
  'Please keep this card\n{F} {L}\nnext visit Thu 11/05 2:00\nbring your pill bottles',
  'Your ride is booked!\nPassenger {F} {L}  Trip 88213\nPickup 7:30 methadone clinic',
  'SMS log 10/18\n{F}: im sick i cant stop throwing up\nSTAFF: have u used\n{F}: my last bag was 6 am\n{F}: i need my meds',
  'WhatsApp chat with {F} {L}.txt\n10/18/26, 21:02 - {F} {L}: I drank again\n10/18/26, 21:05 - Rosa Navigator: where are you',
  'Voicemail transcript 10/18 9:12 am\nHi this is {F} {L} calling, I am on Suboxone and I need a bed. My number is 555-0144.',
  'CRISIS LINE RECORD\nCaller gave name {F} {L}\nStates has pills in hand, drinking whiskey',
  'Check here if you have: [x] Asthma [x] Hep C\nYour name {F} {L}         Today 10/14/26\nList meds: Lamictal, Abilify',
  'CONSENT FOR TELEHEALTH\nI {F} {L} agree to be treated by video. I take Zoloft and drink daily.',
  'Question 1. What is your full name? {F} {L}\nQuestion 2. When did you last drink? This morning',
  'ALLERGY ALERT\n{LU}, {FU}\nAMOXICILLIN ANAPHYLAXIS',
  '{F} {L}\nc/o Salvation shelter\n90 Front St\n\nWe are sorry that your SSI benefits will stop on 12/1.',
  'Dear {F},\nCongratulations on 60 days! Your next Vivitrol injection is due 11/4.',
  'Dear {MR} {L},\nThis letter confirms your discharge from the methadone program for missed doses.',
  'To: Housing Authority\nFrom: Dr. Amaya\n{F} {L} needs a ground floor unit because of seizures and a leg amputation.',
  '{F} {L} ({D}) was hospitalized here 10/02 to 10/09 for psychosis due to methamphetamine.',
  'I have treated {F} {L} for bipolar disorder since 2019. {He} is stable on lithium.',
  'Referral letter\nKindly evaluate {F} {L}, who drinks 12 beers nightly and had a withdrawal seizure.',
  'HOSPITAL COURSE\n{MR} {L} was intubated for alcohol withdrawal delirium and extubated on day 4.',
  'Pt {L} seen in bed 7. Vomiting x6. Last drink 10 h ago.',
  'CC: "I feel like dying." {F} {L} is here by squad from a motel; empty bottle of trazodone.',
  'DISPENSED TO: {F} {L}\nBuprenorphine-naloxone 8-2 mg film #14',
  'Medication list for {F} as of 10/14/26\nQuetiapine 200 mg hs\nPrazosin 2 mg hs',
  'MAR  {L} {F}   rm 214\nPhenobarbital 64.8 mg 0800 1400 2000',
  'Case mgmt visit\nWho: {F} {L}\nWhere: tent by rail yard\nNotes: abscess, wants detox',
  'The Court finds that {F} R. {L} violated probation by using cocaine.',
  'PROBATION: {L}, {F}  UDS 10/05 pos coc, 10/12 pos fen',
  'TO: {F} R. {L}\nYOU ARE COMMANDED to appear for jail diversion screening',
  'INVOICE 20118\nCustomer: {F} {L}\n14 days sober living @ $35',
  'Attendance letter: {F} {L}, 9th grade, has missed 22 days due to vaping and panic attacks',
  "FMLA form. Employee's name: {F} {L}. Condition: alcohol dependence, inpatient 28 days",
  'Cardholder {F} {L}\nMember 8841-22-01  Plan Silver',
  'WAITLIST 10/20\n3) {F} {L} - fentanyl, preg 20 wks',
  'Sign out sheet\n{F} {L}   out 0900  in 1130  smelled of etoh',
  'Hi Toni, just an update on {F} {L}. {He} is still in the ICU with endocarditis.',
  'Good morning. I am writing regarding my nephew {F}. {F} is {A} and has been shooting heroin since 2020.',
  'Nombre y apellido: {F} {L}\nUsa: cocaina y alcohol todos los dias',
  'Estimado/a {F} {L}:\nSu cita es el 5 de noviembre. Traiga sus medicinas.',
  'Confidential fax - 4 pages - pt {F} {L} - labs and EKG attached (QTc 510)',
  'Reviewed with me and I understand my plan.\n\nx {F} {L}    10/14/26',
  'My triggers are payday and my ex. My last relapse was Labor Day. I want to stop meth.\n                     - {F} {L}',
  'CHART COPY    {L}, {F}    Page: 12 of 40\nHx: GI bleed, varices, TIPS 2023',
  '{f}.{l}. is a {A} yo {sex} with OUD seen in the van. Wants to start bupe.',
  '{L}, {F} [{N}]  Attending: Amaya   Printed 10/20/2026 0800\nSuicide precautions',
  'NAME OF APPLICANT\n{F} R {L}\nHave you ever had seizures? YES',
  '{F} has been at our house 12 days. {He} came home high Tuesday and {F} tested positive for meth.',
  'House incident\nAt 11 pm {F} {L} was found on the bathroom floor with a needle.',
  'Dental clinic\nPatient: {F} {L} (Chart {N})\nAllergic: articaine',
  'CARDIOLOGY HOLTER REPORT\n{L}, {F}          Hook-up 10/12/2026\nRuns of SVT. On methadone 120 mg.',
  'Blood bank tag\n{LU} {FU}  {N}  O POS\nCrossmatched 2 u PRBC, varices',
  'Pathology: {F} {L}\nLiver biopsy: bridging fibrosis, hepatitis C',
  'iMessage\n{F} {L}\nToday 6:14 PM\nim shaking real bad and i only had 2 beers\nDelivered',
  'Slack export #beds\ntoni: anyone have {F} {L} packet\nrosa: faxed. she is on 2 L oxygen',
  '(Signed electronically)\n{F} {L}\nPatient/Legal representative\n10/14/2026\nI have a seizure disorder',
  'Section I - To be completed by patient\nName: {L}         First: {F}\nI am allergic to: bees',
  'Are you: [x] Male [ ] Female\n{F} {L}, 10/14\n[x] I have thought of suicide',
  'To the Honorable Court: {F} {L} has completed 30 of 90 days at our program and relapsed twice.',
  'CODE STATUS FULL   {LU},{FU}   ICU 4\nIntubated for overdose 10/11',
  'Brought in by police: {F} {L}, found asleep at a bus stop, etoh 311',
  'E-prescribe confirmation\nPatient {F} {L}\nLibrium 25 mg #20 sent to Value',
  'Refill request: {F} {L} / gabapentin 800 / last filled 9/14',
  'Bottle says {F} {L}, diazepam 10 mg, #90, filled 10/1, 4 left',
  'Street outreach\n1. {F} {L} - wound R hand, injects\n2. Unknown male, asleep',
  'Order of Commitment\n{F} {L} is found to be a danger to self by reason of severe alcohol use.',
  'Subpoena duces tecum - records of {F} {L}, detox 2026',
  'PAST DUE\n{F} {L}  acct 4471\nEKG 10/02 $112.00',
  'Receipt: received of {F} {L} $120 for week 2 sober living',
  'Report card comment: {F} has been sleeping in class and was suspended for vodka.',
  'IEP meeting re: {F} {L}. Diagnoses ADHD, cannabis use.',
  'ID CARD\n{FU} {LU}\nMEDICAID 1044 2218 800\nEFF 01/01/2026',
  'From: intake@cedarline.example\nTo: beds@harbor.example\nSubject: {F} {L} needs detox\nPt drinks 18 beers a day.',
  'Begin forwarded message:\nFrom: {F} {L}\nSubject: treatment\nI use fentanyl and need help. I have hep C.',
  'Historia clinica\nPaciente: {L}, {F}\nAlergia: sulfa. Bebe a diario.',
  'PLEASE DELIVER TO INTAKE\nSubject: {L}, {F} - chart, 12 pages\nOn Suboxone 16 mg',
  'HR 118, CIWA 20, diaphoretic. Ativan 4 mg IV x2.\n({F} {L}, bed 12)',
  'I will not drink or use while I live here. I take Depakote.\nAgreed: {F} {L}',
  'DOB {D} {f}{l}\nLab: HCV RNA 1.2 million',
  'pt {f}.{l}., {A}{S}, BIBA, GCS 8, pinpoint',
  '{LU}/{FU}  {D6}  {S}   rm 9\nLithium level 1.6 H',
  'Page 5   {L} {F}   {D}   Progress notes\nStill using Xanax off street',
];

/** Pages of the client’s that name others, and the client in part or not at all. */
const OWN = [
  'Nursing note 0800\nPt resting. Tremor mild. Refused breakfast.\nE. Marlowe RN',
  'GROUP NOTE\nTopic: triggers\nClient shared about cravings. Facilitator: Kathleen Marlowe, LPC',
  'Discharge instructions\nCall Kathleen Marlowe at 555-0100 to schedule\nTake naltrexone daily',
  'Your care team\nKathleen Marlowe, primary care\nSteven Pratt, therapist\nTake naltrexone daily',
  'You have an appointment with Kathleen Marlowe on 11/04/2026 at 9:00\nBring your insurance card.',
  'Sponsor is Kathleen Marlowe, home group Tuesday Nooners.\nSober 14 days.',
  'Lives with roommate Kathleen Marlowe in Lathrop. Works nights.',
  'Son Anthony Marlowe, 9, lives with his grandmother.',
  'Subscriber: Kathleen Tandy   Relationship to patient: mother\nGroup 00912',
  'CARD COPY\nSubscriber name Kathleen Tandy\nDependent 02 MARISOL\nPlan Silver',
  'Spouse: Steven Tandy  DOB 01/02/1988\nChildren: Luca Tandy 5/5/2015',
  'Marisol and her brother Steven Tandy were raised by an aunt. Steven Tandy drinks daily.',
  'Her husband Steven came to the session. Steven says that she drinks in secret. Steven Marlowe works nights.',
  'From: Kathleen Marlowe\nTo: Admissions\nSubject: clinicals\nAttached are the labs you asked for. Bed needed Friday.\nKathleen',
  'Fax from Kathleen Marlowe, Utilization Review\nApproved: 5 days detox',
  'UR notes: spoke to Kathleen Marlowe at Cedar Health, 5 days approved, next review 10/24.',
  'Court liaison Kathleen Marlowe says the hearing moved to 11/09.',
  'Officer Steven Marlowe found her behind the store. 4 mg naloxone given.',
  'Victim Steven Marlowe said the defendant hit him with a bottle.',
  'Witness statement of Steven Marlowe\nI saw the woman fall on the stairs. She smelled of alcohol.',
  'Letter of support\nI am her pastor. She has come to our church since 2020. She is kind.\nSteven Marlowe',
  'October 3, 2026\nKathleen Marlowe\nAdmissions, Harbor House\n12 Elm Street\nLathrop, OH 45013\nDear Ms. Marlowe:\nThank you for holding a bed for your new client. She takes sertraline.',
  'Kathleen Marlowe\n12 Elm Street\nLathrop, OH 45013\nI am writing for my daughter. She drinks daily and needs help.',
  'Steven Marlowe\nAttorney at Law\n12 Elm Street\nMy client will appear on 11/09.',
  'Dear Ms. Marlowe,\nYour daughter was seen in our clinic. Please bring her insulin to your visit.',
  'Page 2\nPlan: continue sertraline. Follow up with Steven Marlowe.\nElectronically signed: Kathleen Marlowe 10/14/2026',
  'Medication administration\nSertraline 50 mg  0800 KM\nInitials: KM = Kathleen Marlowe   SP = Steven Pratt',
  'Ride: Kathleen Marlowe 555-0100\nArrive by 9. Bring ID.',
  'Release to: Kathleen Marlowe (sister)\nInformation: attendance only',
  'In case of emergency\nKathleen Marlowe\n12 Elm Street\n555-0100',
  'Landlord Steven Marlowe gave notice 10/01. Rent owed $400.',
  'Interview by Steven Marlowe on 10/12/2026\nQ. Do you drink? A. Daily.',
  'Referred by: Kathleen Marlowe, Lathrop Free Clinic\nReason: detox',
  'PHARMACY: Hill Drug   Pharmacist: Denise Hill\nSertraline 50 mg #30',
  'Ordering: Hill, Denise   Collected 10/14/2026\nPotassium 3.2',
  'Crew: Steven Marlowe / Kathleen Pratt\nUnresponsive female, 4 mg naloxone, GCS 15',
  'Peer: Kathleen Marlowe visited. Talked about housing and cravings.',
  'Housing: 418 Martin Lane, Lathrop OH\nMoved in June with a friend.',
  'Saint Mary Hall, Charlotte, NC\nWeekly schedule',
  'Client: Marisol Tandy  10/14/2026\nSeen for cravings.',
  'Patient: Marisol   Nurse: Denise Hill\nSlept 6 hours.',
  'Tandy, M.   page 2\nSeen with Kathleen Marlowe.',
  'M.T. talked about the custody case with Steven Marlowe. M.T. cried.',
  "Marisol's mother Kathleen Tandy reports that Kathleen has custody of the children.",
];

function filled(layout: string, { firstname, lastname, dob, sex }: typeof CLIENT): string {
  const [year = '', month = '', day = ''] = dob.split('-');
  const isMan = sex === 'M';
  const values: Readonly<Record<string, string>> = {
    F: firstname,
    L: lastname,
    FU: firstname.toUpperCase(),
    LU: lastname.toUpperCase(),
    f: firstname.slice(0, 1),
    l: lastname.slice(0, 1),
    D: `${month}/${day}/${year}`,
    D6: `${Number(month)}/${Number(day)}/${year.slice(2)}`,
    A: String(2026 - Number(year) - (month > '10' ? 1 : 0)),
    S: sex,
    sex: isMan ? 'man' : 'woman',
    MR: isMan ? 'Mr.' : 'Ms.',
    He: isMan ? 'He' : 'She',
    he: isMan ? 'he' : 'she',
    his: isMan ? 'his' : 'her',
    N: String(700_000 + firstname.length * 7_919),
  };
  return layout.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}

/** As it is laid out, and the same through a reading machine. */
const asLaid = (page: string): string[] =>
  [asRead(page, 1, 'text', 1), asRead(page, 1, 'scan', 3)].map((read) => withColumns(read));

const whose = (text: string) => [
  whosePage(text, CLIENT, TODAY),
  whosePages([{ text: BEFORE }, { text }], CLIENT, TODAY)[1],
];

describe('a short page among the client’s', () => {
  it.each(LAYOUTS)('is another’s: %s', (layout) => {
    const pages = STRANGERS.flatMap((person) => asLaid(filled(layout, person)));
    expect(pages.filter((text) => whose(text)[1] !== 'other')).toEqual([]);
  });

  it.each(LAYOUTS)('is the client’s with the client’s name: %s', (layout) => {
    const pages = asLaid(filled(layout, CLIENT));
    expect(pages.filter((text) => whose(text).includes('other'))).toEqual([]);
  });

  it.each(OWN)('is the client’s, whoever else it names: %s', (page) =>
    expect(asLaid(page).filter((text) => whose(text).includes('other'))).toEqual([]),
  );
});
