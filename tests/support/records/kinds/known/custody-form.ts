import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** A drug test's custody form and what the laboratory found. */
export const custodyForm: readonly ApartRecord[] = [
  {
    person: who('trevino', 'Alma', 'Treviño', '09/14/1998'),
    as: 'text',
    pages: [
      `CLEARWELL TOXICOLOGY LLC            CUSTODY AND CONTROL FORM         specimen 7740-19-338
donor      Alma Treviño             dob  09/14/1998        sex at birth  F
collected  10/19/2026  09:22        site  Ferncliff Family Court Services
observed   [x] yes  [ ] no          temp in range 90-100 F   [x] yes  [ ] no
reason     [ ] random  [ ] return   [x] court   [ ] post-incident
collector  J. Whitbread             donor's words: "I took my prescribed Vyvanse, that's it"
seal intact on receipt [x]          volume 45 mL

PRESUMPTIVE (immunoassay)
amphetamines      POS        cutoff 500 ng/mL
benzodiazepines   neg                   200
buprenorphine     neg                    10
cocaine metab     POS                   150
ethyl glucuronide POS                   500
fentanyl          neg                     1
opiates           neg                   300
THC               neg                    50
creatinine        88 mg/dL    normal`,
      `CLEARWELL TOXICOLOGY LLC            DEFINITIVE RESULTS (LC-MS/MS)    specimen 7740-19-338
donor Alma Treviño    reported 10/22/2026

analyte             result ng/mL      comment
d-amphetamine       3,410             consistent with lisdexamfetamine
methamphetamine     not detected
benzoylecgonine     912               cocaine use within about 3 days
EtG                 2,780             drinking within about 80 hours
EtS                 640
norfentanyl         not detected

MRO, Dr. Philip Arkwright: prescription for lisdexamfetamine 40 mg verified with prescriber,
amphetamine finding is therefore reported NEGATIVE. Cocaine and alcohol findings stand.
An earlier report under this name dated 10/05 (morphine 1,200) was a mix-up of tubes with
donor 7740-19-383 and is withdrawn.
Copy to: caseworker Odette Pruss, Children's Division, 555-0109`,
    ],
    expected: {
      dob: '1998-09-14',
      sex_at_birth: 'Female',
      recent_substance_abuse: /cocaine|EtG|drinking/i,
    },
    open: ['medication_plan', 'contact_person_name', 'contact_person_phone', 'pending_legal_charges'],
    questions: [
      asked('what was the temp, in range?', 1, /temp in range 90-100 F\s+\[x\] yes/),
      asked('What was the EtG level?', 2, /EtG\s+2,780/),
      asked('when was it collected', 1, /10\/19\/2026/),
      reworded('has she been drinking', [1, 2], /ethyl glucuronide POS|drinking within about 80 hours/),
      reworded('did someone watch her pee', 1, /observed\s+\[x\] yes/),
      reworded('is she on speed or is that her script', [1, 2], /prescribed Vyvanse|lisdexamfetamine/),
      reworded('any meth?', 2, /methamphetamine\s+not detected/),
      reworded('who is the cps lady', 2, /Odette Pruss/),
      takenBack('did she test positive for morphine', 2, /morphine 1,200/),
      absent('what is she allergic to'),
      absent('how much cocaine does she use'),
      absent('does she get seizures'),
    ],
    summary: ['substances'],
  },
  {
    person: who('mcelroy', 'Dashiell', 'McElroy', '05/02/1976'),
    as: 'scan',
    strange: [3],
    pages: [
      `Rapid 14-panel cup - result sheet           Northgate Sober Homes          STAFF: Benny
Resident   Dashiell McElroy    b. 5/2/76     bed 6B        date/time  10/24/26  10:05 pm

 AMP  ( ) pos (x) neg      BAR  ( ) pos (x) neg      BUP  (x) pos ( ) neg
 BZO  (x) pos ( ) neg      COC  ( ) pos (x) neg      ETG  ( ) pos (x) neg
 FEN  (x) pos ( ) neg      MDM  ( ) pos (x) neg      MET  ( ) pos (x) neg
 MTD  ( ) pos (x) neg      OPI  ( ) pos (x) neg      OXY  ( ) pos (x) neg
 PCP  ( ) pos (x) neg      THC  ( ) pos (x) neg

Scripts on file: Suboxone film 8-2 BID, Strattera 40.      BZO on file?  NO
Comment: nodding at curfew. says somebody gave him "a xannie" at the bus stop, thinks thats
where the fent came from. Breathalyzer .000. Housemate Corey flushed something, Corey also
asked to test. D. wants to go back to detox tonite before it gets worse.`,
      `Northgate Sober Homes - follow up           McElroy, D      10/25/26  noon
Sent to Lab for confirm: alprazolam + fentanyl, 4-ANPP seen. bup ok, norbup ok.
He slept in office w/ me. Woke 2x, resps 14. Narcan not needed this time (was in July, x2).
He asks us to tell you: bad reaction to NSAIDs (asthma), needs his inhaler. Never a seizure.
Had one night in psych in 2011 after he took all his pills in front of his ex; says he regrets it.
Warm hand off to Jean in admissions, bed fee paid thru 10/31, we keep his stuff 30 days.
Emerg: sister Fiona McElroy-Tran  555-0128`,
      `Rapid 14-panel cup - result sheet           Northgate Sober Homes          STAFF: Benny
Resident   Corey Blandings    b. 12/9/91     bed 6A        date/time  10/24/26  10:40 pm

 AMP  (x) pos ( ) neg      BAR  ( ) pos (x) neg      BUP  ( ) pos (x) neg
 BZO  (x) pos ( ) neg      COC  (x) pos ( ) neg      ETG  (x) pos ( ) neg
 FEN  (x) pos ( ) neg      MDM  ( ) pos (x) neg      MET  (x) pos ( ) neg
Scripts on file: Dilantin 300 for fits. Allergic to bees. Eviction notice given, tore the
door off 6A, police came. PO Ms. Drummond called.`,
    ],
    expected: {
      dob: '1976-05-02',
      allergies: /NSAID/i,
      recent_substance_abuse: /xannie|fent|alprazolam|BZO/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /took all his pills/i,
      medication_plan: /Suboxone|Strattera/i,
      living_status: 'Sober living',
      emergency_contact_primary_firstname: 'Fiona',
      emergency_contact_primary_lastname: 'McElroy-Tran',
      emergency_contact_primary_phone: /555-0128/,
    },
    open: [
      'contact_person_name',
      'contact_person_phone',
      'hospitalizations',
      'current_symptoms',
      'reason_for_seeking_treatment',
      'concerns_for_withdrawal',
    ],
    questions: [
      asked('was he positive for fentanyl', [1, 2], /FEN\s+\(x\) pos|alprazolam \+ fentanyl/),
      asked('MTD result?', 1, /MTD\s+\( \) pos \(x\) neg/),
      asked('what scripts are on file', 1, /Suboxone film 8-2 BID/),
      reworded('what did the lab say', 2, /alprazolam \+ fentanyl/),
      asked('has he needed narcan', 2, /was in July, x2/),
      reworded('sent to a psych ward ever?', 2, /one night in psych in 2011/),
      reworded('is his rent covered', 2, /bed fee paid thru 10\/31/),
      reworded('no motrin?', 2, /bad reaction to NSAIDs/),
      anothers('did he tear a door off', 3, /tore the\s+door off/),
      anothers('is he on dilantin', 3, /Dilantin 300/),
      absent('does he have children'),
      absent('blood pressure?'),
    ],
    summary: ['why_now', 'substances', 'psychiatric', 'medications'],
  },
];
