import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';

/** What a pharmacy or a state's registry has dispensed to a person. */
export const pharmacyPrintout: readonly ApartRecord[] = [
  {
    person: who('abernathy', 'Clifton', 'Abernathy', '01/17/1959'),
    as: 'text',
    pages: [
      `VALLEYGREEN DRUG #114      2208 Tarrow Pike, Ellery TN 37099      ph 615-555-0116
PATIENT PROFILE                                             printed 10/29/2026 by EKW

ABERNATHY, CLIFTON R.           1/17/59  M       acct 30077
409 Sycamore Hollow Rd          cell 615-555-0119
Ellery TN 37099                 caps: NON-SAFETY      lang: ENG
ALLERGY/ADR: IBUPROFEN (GI BLEED)     DISEASE: HTN, GERD, CHR PAIN
3RD PTY: HUMANA PDP   BIN 015581   PCN 03200000   ID H41100276   PERS CODE 01

RX NO     DRUG                       SIG                        QTY  FILL      RF  PRESCRIBER
7044120   OXYCODONE IR 15 MG         1 Q6H PRN PAIN             120  09/28/26  0   TRAMMELL J
7044388   PREGABALIN 75 MG           1 BID                      60   10/04/26  2   TRAMMELL J
7039907   AMLODIPINE 10 MG           1 QD                       90   08/15/26  3   YOST MARY NP
7041552   PANTOPRAZOLE 40 MG         1 QAM AC                   90   08/15/26  1   YOST MARY NP
7044931   NALOXONE 4 MG NASAL        USE AS DIRECTED            2    10/04/26  1   TRAMMELL J
7038216   DIAZEPAM 5 MG              1 HS          ** DC PER MD 07/02/26 **        TRAMMELL J
7045003   CEPHALEXIN 500 MG          1 QID    ** REVERSED - NOT PICKED UP **       YOST MARY NP

RPH NOTES
09/14/26 asked for oxy 9 days early, refused. States dog ate them. EKW
09/28/26 smelled of alcohol at counter. Wife (Jolene) drove. Counseled re: mixing. EKW
10/11/26 wife picks up HER OWN script only. She is on warfarin, do not mix bags up!! TD
10/26/26 pt calls, wants to "get off all of it," gave him number for detox. EKW`,
    ],
    expected: {
      dob: '1959-01-17',
      address: /409 Sycamore Hollow Rd/i,
      city: 'Ellery',
      state: /TN|Tennessee/,
      zip: '37099',
      phone_number: /615\D{0,2}555\D?0119/,
      allergies: /IBUPROFEN/i,
      medication_plan:
        /^(?![\s\S]*(?:diazepam|cephalexin|warfarin))[\s\S]*(?:oxycodone|pregabalin|amlodipine|pantoprazole)/i,
      carrier: 'Humana',
      subscriber_id: 'H41100276',
    },
    open: [
      'sex_at_birth',
      'marital_status',
      'recent_substance_abuse',
      'reason_for_seeking_treatment',
      'current_pcp_name',
    ],
    questions: [
      asked('who prescribes the oxycodone?', 1, /OXYCODONE IR 15 MG.*TRAMMELL J/),
      asked('ibuprofen ok?', 1, /IBUPROFEN \(GI BLEED\)/),
      asked('When was pregabalin filled?', 1, /PREGABALIN.*10\/04\/26/),
      asked('is diazepam still active', 1, /DIAZEPAM.*DC PER MD/),
      reworded('is he running out of pain pills early', 1, /9 days early/),
      reworded('does he drink with his meds', 1, /smelled of alcohol at counter/),
      reworded('what is he on for blood pressure', 1, /AMLODIPINE/),
      reworded('does he have narcan at home', 1, /NALOXONE 4 MG/),
      reworded('does he want help', 1, /get off all of it/),
      anothers('is he on a blood thinner', 1, /She is on warfarin/),
      takenBack('is he taking an antibiotic now', 1, /CEPHALEXIN.*REVERSED/),
      absent('A1c?'),
      absent('who is his psychiatrist'),
    ],
    summary: ['medications', 'insurance'],
  },
  {
    person: who('szabo', 'Ilona', 'Szabo', '07/04/1988'),
    as: 'scan',
    strange: [2],
    pages: [
      `STATE PRESCRIPTION MONITORING PROGRAM          Patient Rx Activity Report
Search:  first ILONA   last SZABO   dob 07/04/1988   range 12 mo    run 10/30/2026 0914
Requester: Thaddeus Morrow DO       Matches merged: 1 of 2

Summary        prescribers 5     pharmacies 4     overlap days opioid+benzo 61
Active MME/day 0                 Lorazepam equivalents/day 3.0

Filled      Drug                    Qty  Days  Prescriber            Pharmacy       Pay
10/12/26    clonazepam 1 mg tab     90   30    Vance, Priya MD       Corner Rx      cash
09/13/26    clonazepam 1 mg tab     90   30    Vance, Priya MD       Corner Rx      cash
08/30/26    tramadol 50 mg tab      40   10    Immediate Care Nw     Bigmart 220    ins
08/02/26    zolpidem 10 mg tab      30   30    Roe, Ed NP            Corner Rx      ins
06/21/26    hydrocodone/apap 7.5    20   5     Dental Assoc          Bigmart 220    ins
02/18/26    amphet salts 20 mg      60   30    Vance, Priya MD       Parkway        cash

Handwritten by requester at foot:
Pt in office today w/ sister Zsofia. Admits doubling clonazepam + wine to sleep, says it
has been "like this" since divorce. Stopped Adderall on her own in March - heart racing.
No known drug allergies. Fainted in shower 10/25, ER neg for seizure. Never had one.
I do NOT want her tapered outpt. Please admit. TM`,
      `STATE PRESCRIPTION MONITORING PROGRAM          Patient Rx Activity Report
Search:  first ILONA   last SZABADOS   dob 07/14/1938   range 12 mo    run 10/30/2026 0913
Requester: Thaddeus Morrow DO       Matches merged: 1 of 1

Filled      Drug                    Qty  Days  Prescriber            Pharmacy       Pay
10/20/26    morphine ER 30 mg       60   30    Haskell Hospice       Elm Apoth      ins
10/20/26    lorazepam 2 mg/ml       30   10    Haskell Hospice       Elm Apoth      ins
09/21/26    morphine ER 30 mg       60   30    Haskell Hospice       Elm Apoth      ins
09/02/26    phenobarbital 64.8 mg   90   30    Adeyemi, T MD         Elm Apoth      ins
Active MME/day 60`,
    ],
    expected: {
      dob: '1988-07-04',
      allergies: /\bno\b|nkda/i,
      recent_substance_abuse: /clonazepam/i,
      history_of_seizures: /never|\bno\b|\bneg\b/i,
      medication_plan: /clonazepam|zolpidem/i,
      marital_status: 'Divorced',
    },
    open: [
      'current_psychiatrist_name',
      'current_pcp_name',
      'reason_for_seeking_treatment',
      'concerns_for_withdrawal',
      'contact_person_name',
    ],
    questions: [
      asked('how many prescribers', 1, /prescribers 5/),
      asked('When was clonazepam last filled?', 1, /10\/12\/26\s+clonazepam/),
      asked('who came to the office with her', 1, /sister Zsofia/),
      reworded('is she doctor shopping', 1, /prescribers 5\s+pharmacies 4/),
      reworded('why did she quit the stimulant', 1, /heart racing/),
      reworded('does she mix benzos with booze', 1, /clonazepam \+ wine/),
      reworded('did she pass out recently', 1, /Fainted in shower/),
      reworded('can she just taper at home', 1, /do NOT want her tapered outpt/),
      anothers('is she getting morphine', 2, /morphine ER 30 mg/),
      anothers('is she on phenobarbital?', 2, /phenobarbital/),
      absent('any suicide attempts'),
      absent('which insurance company does she have'),
    ],
    summary: ['substances', 'medications'],
  },
];
