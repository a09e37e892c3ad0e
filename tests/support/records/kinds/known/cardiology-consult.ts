import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A cardiologist's consultation with its figures, and whether a program may take that heart. */
export const cardiologyConsult: readonly ApartRecord[] = [
  {
    person: who('ojukwu', 'Bertrand', 'Ojukwu', '07/04/1962'),
    as: 'text',
    strange: [3],
    pages: [
      `TIDEWATER HEART ASSOCIATES                                       OUTPATIENT CARDIOLOGY CONSULTATION
Patient      Ojukwu, Bertrand            Date of service   10/20/2026        Consultant  Ilse Farnham, MD, FACC
Birth date   07/04/1962   64 y   M       Chart no.         TH-90441          Referred by Grady Sumpter, MD (primary)
Residence    58 Oyster Shell Court, Port Wicomet, MD 21899                   Dr. Sumpter's tel  410-555-0143
Telephone    410-555-0141                Next of kin (emergency)  Adaeze Ojukwu, daughter, 410-555-0142
Payer        Medicare, MBI 7TA4-KC2-WQ61 (primary); supplement AARP 30441877-1
-------------------------------------------------------------------------------------------------------
QUESTION ASKED   Is this man safe to enter a residential alcohol program, and what must it provide?

HISTORY OF THE PRESENT ILLNESS
Mr. Ojukwu is a retired tugboat engineer, widowed in 2023, who lives alone in the house he and his wife bought. Since her
death he has gone from wine with dinner to a liter of gin a day, with the last glass on the evening of October 19. He presents
with three months of breathlessness on one flight of stairs, swelling to the shins, and palpitations. On September 3 he was
admitted to Wicomet General with atrial fibrillation at 164 and was cardioverted; he left on the 7th. During that stay he
became tremulous and agitated on day two, pulled out his line, and needed a phenobarbital load. There was no seizure, then or
ever. He smokes a pipe. He denies cocaine, pills and cannabis.

He weeps when he speaks of Ngozi, does not sleep in the bedroom, has lost 18 pounds, and says that he "would not mind" not
waking. He has no plan, has never made an attempt, and has never cut or otherwise injured himself. His wife's pistol was
surrendered by the daughter. He attended a hospice bereavement group, six evenings, in 2024. He has had no other treatment of
any kind; he has not been to a detoxification unit as such, nor in a residential program. No psychiatrist.

PAST HISTORY   Hypertension. Gout. Subdural hematoma, 2020, struck by a swinging hawser, burr hole, full recovery.
               ~~Diabetes mellitus, type 2~~ (carried forward from an old problem list; A1c 5.3, removed IF 10/20)
FAMILY         Father sudden death at 49; brother cardiomyopathy with defibrillator; sister schizophrenia.
REACTIONS      Amiodarone: thyroid storm 09/2026. Lisinopril: tongue swelled. Shrimp: none, he only dislikes it.
SOCIAL         Never arrested. No firearms now. Drives no longer, by his own choice since August; Adaeze works nights.`,
      `OJUKWU, BERTRAND       TH-90441       DOB 07/04/1962                              10/20/2026   page 2

CURRENT MEDICATION               DOSE              TAKES IT?
  metoprolol succinate           100 mg daily      yes
  apixaban                       5 mg bid          misses evenings
  spironolactone                 25 mg daily       yes
  sacubitril/valsartan           24/26 bid         yes, in place of ~~losartan 50 mg~~ stopped 09/07
  allopurinol                    200 mg daily      yes
  thiamine, folate               daily             out since 10/10

STUDY                            06/2025           09/04/2026        10/20/2026        REFERENCE
  Ejection fraction              55%               30%               35%               > 52
  Left atrium (cm)               3.9               4.9               4.8               < 4.0
  BNP (pg/mL)                    88                1,410             690               < 100
  Potassium                      4.1               3.0               3.6               3.5-5.1
  QTc (ms)                       431               502               468               < 450
  Rate / rhythm                  72 sinus          164 fibrillation  84 sinus

EXAMINATION   BP 138/84, pulse 84, weight 171. JVP 9 cm. Trace edema. Fine tremor of the outstretched hands.

IMPRESSION    1. Alcoholic cardiomyopathy, improving only as far as he stops.  2. Paroxysmal atrial fibrillation.
              3. Withdrawal expected to be complicated: I will not have him stop at home.  4. Bereavement.

ADVICE        He may enter residential treatment after inpatient withdrawal with telemetry, 3 to 5 days. The program must
weigh him daily, keep a 2 g sodium diet, and never miss apixaban. Avoid ondansetron, haloperidol and citalopram (QTc).
No disulfiram. Naltrexone is acceptable. He will need to be driven, both to the unit and to me on November 17, 2026.
Admissions matters go to our nurse navigator, Phaedra Coe, RN, 410-555-0144, pcoe@tidewaterheart.example.

"I told Ngozi I would see the grandson christened in April," he said. "I would like to be sober at it."

                                                               Ilse Farnham, MD
Addendum 10/22: the Holter report attached on 10/21 ("pauses of 4.2 seconds, pacemaker advised") was filed to the
wrong chart and is withdrawn. Mr. Ojukwu has not had a Holter.`,
      `TIDEWATER HEART ASSOCIATES          DEVICE CLINIC                                 10/21/2026

B.O.      b. 03/19/1949      chart TH-90414                                 24-hour ambulatory recording

Indication: near-syncope at church. Lives at Bay Manor assisted living, wife Olive at bedside for the fitting.
Recorder worn 23 h 10 min. Sinus rhythm 38-91. Pauses: 3, longest 4.2 s at 03:14 and asleep.
Ventricular ectopy 1,204. No atrial fibrillation.
Takes donepezil, tamsulosin, warfarin (INR 2.6). Allergic to heparin (HIT, 2018) and to penicillin.
One seizure after bypass, 2018, on levetiracetam since. A glass of port on Sundays.
Plan: pacemaker advised, EP appointment 11/04/2026 8:15 with Dr. Farnham's partner, Dr. Roque. Son Percy drives.`,
    ],
    expected: {
      dob: '1962-07-04',
      sex_at_birth: 'Male',
      phone_number: /555-0141/,
      ...livesAt(/58 Oyster Shell Court/i, 'Port Wicomet', 'MD', '21899'),
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      ...inEmergency('Adaeze', 'Ojukwu', /555-0142/),
      ...speakWith(/Phaedra Coe/i, /555-0144/),
      contact_person_email: 'pcoe@tidewaterheart.example',
      carrier: 'Medicare',
      subscriber_id: /7TA4-?KC2-?WQ61/,
      ...seenBy('pcp', /Grady Sumpter|Sumpter/i, /555-0143/),
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /grandson christened|be sober at it|safe to enter/i,
      current_symptoms: /breathlessness|weeps|lost 18 pounds|swelling|not sleep/i,
      recent_substance_abuse: /liter of gin|last glass/i,
      concerns_for_withdrawal: /tremulous|agitated|phenobarbital|expected to be complicated|tremor/i,
      medication_plan: /metoprolol|apixaban|spironolactone|sacubitril|allopurinol/i,
      allergies: /Amiodarone|Lisinopril/i,
      transportation_required: /need to be driven|Drives no longer/i,
      hospitalizations: /Wicomet General/i,
      outpatient_therapy: /bereavement group/i,
      history_of_tbi_concussions: /Subdural|hawser/i,
      family_history: /sudden death|cardiomyopathy with|schizophrenia/i,
      ...ruledOut('history_of_suicide_attempts history_of_self_harm history_of_seizures residential_programs'),
      ...ruledOut('other_levels_of_care pending_legal_charges'),
    },
    open: [
      ...fields(
        'gender aggression_or_property_damage current_psychiatrist_name current_therapist_name history_of_trauma',
      ),
      ...fields('additional_treatment_or_support_needed upcoming_court_date probation parole_granted employer'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('ejection fraction on 10/20', 2, /Ejection fraction 55% 30% 35%/),
      asked('What is the QTc?', 2, /QTc \(ms\) 431 502 468/),
      asked('chart no.', [1, 2], /TH-90441/),
      asked('Which drugs are to be avoided?', 2, /Avoid ondansetron/),
      asked('who is the nurse navigator', 2, /Phaedra Coe/),
      asked('what is his MBI', 1, /7TA4-KC2-WQ61/),
      reworded('what blood thinner is he on', 2, /apixaban 5 mg bid/),
      reworded('how does he get around', [1, 2], /Drives no longer|need to be driven/),
      reworded('did a drug make his tongue swell up', 1, /Lisinopril: tongue swelled/),
      reworded('what salt restriction must our kitchen follow', 2, /2 g sodium diet/),
      reworded('did he get confused when hospitalized sober', 1, /tremulous and agitated on day two/),
      reworded('what was his trade', 1, /tugboat engineer/),
      takenBack('Does he have diabetes?', 1, /Diabetes mellitus, type 2/),
      takenBack('does he need a pacemaker', 2, /pacemaker advised/),
      takenBack('what is his dose of losartan', 2, /losartan 50 mg/),
      anothers('is he on warfarin', 3, /warfarin \(INR 2\.6\)/),
      anothers('does he have a defibrillator', 1, /brother cardiomyopathy with defibrillator/),
      absent('is he on home oxygen'),
      absent('What church does he go to?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('szczepanik', 'Lorena', 'Szczepanik', '09/30/1978'),
    as: 'scan',
    pages: [
      `LAKE ERIE CARDIOVASC. GRP   -  CONSULT   (inpt, St. Brendan's 5 East)        10-26-26   1540      p1
SZCZEPANIK, Lorena J      48 F      9-30-78      Rm 5117      att: hosp. Dr. Moritz      from: ED 10-24
home   1144 Foundry St upper, Ashtabula Hbr OH 44099        c 440-555-0151        lszcz@lakemail.example
RFC   r/o ACS.  Trop bump, cocaine +

S   Bartender.  CP + L arm 10-24 about 4 am after "two 8 balls since Thurs" (nasal).  Used Fri/Sat/Sun x 2 y, now
    5 of 7 d.  Last 10-24 0300.  Jameson 6-8 shots per shift, last 10-24 0200.  Klonopin 1 mg bid, from pcp, takes
    as Rx.  No IV, no opioid.  1/2 ppd.   Since adm: crashing, slept 20 h, hungry, shaky hrs 20-40, CIWA 14 -> 6
    w/ Ativan.   No sz ever.
    "I heard my own heart stop.  I have a kid.  I'm done bartending and I'm done."
PMH  HTN, migraine w/ aura, SVT ablation 2016 (Cleveland).  Postpartum PE?  ~~yes~~ no, neg CTA 2009  rk
ALL  Toradol - hives.  Bee/wasp - anaphylaxis, has EpiPen in purse.  ~~ASA~~ given here x 3 no rxn  rk
FHx  F MI 52;  M panic, EtOH;  sis Dorota long QT w/ ICD;  son Filip 15 T1DM on pump
SHx  separated (Marek, 2024), rents the upper.  Full time at The Windlass until today, "quitting".  No legal, no PO.
     DUI 2015 done.  Ins  CareSource (Ohio Medicaid)  1077 4420 916.
     Emerg: sister Dorota Szczepanik 440-555-0152.
Psych  anxiety, counselor Bev Hatcher LPC 440-555-0154 on & off.  OD Benadryl 2003 w/ intent, psych ward Ashtab. 4 d.
     cut wrists shallow same yr, not since.  no SI.  Nobody hit since Marek (he did, 2 yrs, choked x1).  Thrown glasses
     at work 9/26, nobody struck.   Concussion - slid on ice behind bar 1/25, LOC < 1 min.
Tx   Glenbeigh 28d  2016  sober 3 yr.   IOP Signature  2022  done.`,
      `SZCZEPANIK L    5117                                                                    p2
                 ADM        6 H        12 H       24 H       48 H
TnI hs           19         88         104        61         22
CK-MB            2.1        4.8        5.0        3.1        -
K                3.3        3.9                   4.2        4.1
HR               132        118        104        92         84
BP               188/110    170/98     156/92     140/86     134/82
ECG              ST 128, early repol, no STEMI.   48h: NSR 84, QTc 442
ECHO             EF 60, no WMA, mild LVH
Cath             ~~tomorrow 0730~~   cancel, stress neg       rk
Tox              coc +, EtOH 0.11, bzo + (Rx), fent neg

A/   1 Cocaine chest pain, type 2 MI, demand.   2 EtOH w/d mild, past peak.  On chronic benzo - do NOT stop Klonopin
     cold.  3 HTN.
P/   dilt CD 180 (no beta blk w/ cocaine),  ASA 81,  atorva 40,  Klonopin taper per rehab MD, Topamax 50 cont.
     D/c 10-29 direct to resid if SW gets bed.  Cleared from heart side, no restrictions x/ no caffeine.
     No ride - her car is at the bar & sister works; SW to send cab.
     OP cards  Dr. Kaminski  11-24-26  1300.    Pcp  Sue Ferrante DO  440-555-0153
     Bed search:  SW Tamika Wells 440-555-0155.   Rm-mate in 5117-B (CHF, MRSA) is leaving for Glenbeigh also, don't
     mix the papers.
                                                             R. Kaminski`,
    ],
    expected: {
      dob: '1978-09-30',
      sex_at_birth: 'Female',
      phone_number: /555-0151/,
      email_id: 'lszcz@lakemail.example',
      ...livesAt(/1144 Foundry St/i, 'Ashtabula Hbr', 'OH', '44099'),
      marital_status: 'Separated',
      living_status: 'Rental',
      employer: /The Windlass/i,
      ...inEmergency('Dorota', 'Szczepanik', /555-0152/),
      ...speakWith(/Tamika Wells/i, /555-0155/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /1077\s?4420\s?916/,
      ...seenBy('pcp', /Ferrante/i, /555-0153/),
      ...seenBy('therapist', /Bev Hatcher/i, /555-0154/),
      next_appointment: '2026-11-24',
      reason_for_seeking_treatment: /heart stop|I'm done/i,
      current_symptoms: /CP \+ L arm|crashing|shaky|anxiety|slept 20 h/i,
      recent_substance_abuse: /8 balls|5 of 7|Jameson|coc \+/i,
      concerns_for_withdrawal: /shaky hrs|CIWA 14|crashing|w\/d mild|do NOT stop Klonopin/i,
      medication_plan: /dilt|ASA 81|atorva|Klonopin|Topamax/i,
      allergies: /Toradol|wasp/i,
      epipen: /EpiPen in purse|\bhas\b/i,
      transportation_required: /No ride|send cab/i,
      hospitalizations: /psych ward|Ashtab|St\. Brendan/i,
      residential_programs: /Glenbeigh 28/i,
      other_levels_of_care: /IOP Signature/i,
      history_of_self_harm: /cut wrists/i,
      history_of_suicide_attempts: /OD Benadryl/i,
      history_of_trauma: /choked|Nobody hit since Marek/i,
      history_of_tbi_concussions: /slid on ice|LOC/i,
      aggression_or_property_damage: /Thrown glasses/i,
      family_history: /F MI 52|long QT|M panic/i,
      ...ruledOut('history_of_seizures pending_legal_charges'),
      probation: /no PO|\bno\b/i,
    },
    open: [
      ...fields('gender employment_status outpatient_therapy additional_treatment_or_support_needed parole_granted'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('peak troponin', 2, /TnI hs 19 88 104/),
      asked('What is her QTc at 48h?', 2, /QTc 442/),
      asked('who is her counselor', 1, /Bev Hatcher/),
      asked('when does Dr. Kaminski see her as an outpatient', 2, /11-24-26 1300/),
      asked('Where does she bartend?', 1, /The Windlass/),
      asked('EF', 2, /EF 60/),
      reworded('how much coke did she go through', 1, /two 8 balls since Thurs/),
      reworded('insect stings', 1, /Bee\/wasp - anaphylaxis/),
      reworded('did she ever try suicide', 1, /OD Benadryl 2003/),
      reworded('is it safe to quit her nerve pills abruptly', 2, /do NOT stop Klonopin/),
      reworded('longest sobriety', 1, /sober 3 yr/),
      reworded('why no propranolol', 2, /no beta blk w\/ cocaine/),
      takenBack('Is she allergic to aspirin?', 1, /~~ASA~~/),
      takenBack('when is her cath', 2, /tomorrow 0730/),
      anothers('does she have an ICD', 1, /long QT w\/ ICD/),
      anothers('Is she on an insulin pump?', 1, /T1DM on pump/),
      anothers('MRSA?', 2, /CHF, MRSA/),
      absent('does she go to church'),
      absent('What is her group number?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
