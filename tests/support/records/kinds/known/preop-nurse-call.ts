import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What a surgical nurse fills in by phone before an operation that drinking or using then puts off. */
export const preopNurseCall: readonly ApartRecord[] = [
  {
    person: who('tredwell', 'Harlan', 'Tredwell', '03/09/1969'),
    as: 'text',
    pages: [
      `STILLWATER JOINT & SPINE HOSPITAL            PRE-ADMISSION TESTING - PHONE INTERVIEW           PAT-11
Patient  TREDWELL, HARLAN J       DOB 03/09/1969  57 yo  Sex M       MRN 0471882      Call 10/26/2026 1015
Procedure  R total hip arthroplasty        Surgeon  Dr. M. Abeyta       Scheduled 11/17/2026 0730
PAT nurse  Deb Pruden RN          Spoke with  [X] patient  [X] spouse, end of call  [ ] other ________
---------------------------------------------------------------------------------------------------------
Address  418 Foundry Hill Rd, Marlow Gap, TN 37699       Home ph  none        Cell  423-555-0118
Email  declined portal            Marital  M       Religion/blood products  no objection
Emergency contact  Loretta Tredwell (wife)  423-555-0119       Adult at home day of surgery  same
Work  dispatcher, Beckwith Freight - out on short-term disability since 9/1
Insurance  BCBS of Tennessee PPO, own policy thru Beckwith     ID ZEP440918226     Grp 118830
PCP  Dr. Anil Forsythe  423-555-0120   medical clearance visit 11/05/2026 0900

HAVE YOU EVER HAD                                  YES   NO    COMMENTS
Heart attack / stent / heart failure               [ ]   [X]
High blood pressure                                [X]   [ ]   on lisinopril
Pacemaker or defibrillator                         [ ]   [X]
Stroke or TIA                                      [ ]   [X]
Seizures                                           [X]   [ ]   2, both in 2021, "when I quit cold"
Head injury, knocked out                           [ ]   [X]
Sleep apnea                                        [X]   [ ]   has CPAP, does not use
Asthma / COPD / home oxygen                        [ ]   [X]
Diabetes                                           [ ]   [X]
Liver or kidney disease                            [X]   [ ]   "fatty liver, they said"
Trouble with anesthesia - you                      [ ]   [X]   knee scope 2014, fine
Trouble with anesthesia - blood relative           [X]   [ ]   brother Wade, malignant hyperthermia
Depression or anxiety treated                      [ ]   [X]
Thoughts of harming yourself, past 2 weeks         [ ]   [X]
Ever tried to end your life                        [ ]   [ ]   deferred, wife in the truck with him
Eating disorder / purging                          [ ]   [X]

ALLERGIES   codeine (itching)    adhesive tape (blisters)    Latex [ ]Y [X]N    Iodine/shellfish [ ]Y [X]N
            Carries EpiPen  [ ]Y [X]N`,
      `TREDWELL, HARLAN J    MRN 0471882                                                    PAT-11  page 2

MEDICINE             DOSE        HOW TAKEN              MORNING OF SURGERY
lisinopril           20 mg       daily                  hold
meloxicam            15 mg       daily                  stop 7 days before
tramadol             50 mg       1 every 6 h            take
gabapentin           300 mg      bedtime                take
(also) hydrocodone   5/325       "two a day, my wife's, left from her knee"   do NOT take

ALCOHOL   Drinks 10-12 beers every day, whiskey on weekends. Last drink 10/25 about 11 pm.
          AUDIT-C 11.    By noon with nothing: "my hands won't hold a cup," sweats, dry heaves.
TOBACCO   [X] chew   [ ] cigarettes   [ ] vape          MARIJUANA   [ ] yes   [X] no
PRIOR TREATMENT   Stonecrop Detox, 5 days, 2021. Residential: never. A.A. about two months.

RN NARRATIVE
10/26 1015  Answered second try. Got through the form. "I been drinking to sleep since this hip went."
      Walks w/ a cane, 1 flight of stairs max, needs raised commode. Both seizures were seen at Marlow
      Gap Medical Center, kept 3 nights. Saw EAP counselor Nadine Voss three times this summer.
      Wife came on: her sister overdosed and died in 2020, "I can't do that twice." Wife says their son
      Cody has epilepsy since birth and takes Keppra; she wants to know if that matters. It does not.
      Father of pt died of cirrhosis, drank.
10/26 1130  ~~Takes warfarin, needs bridge plan.~~  entered on wrong pt, deleted. DP
10/26 1300  Dr. Oyelade (anesthesia): not safe as elective, wants 4 wks sober + labs first.
10/27 0900  Case CANCELED per Dr. Abeyta, OR slot released. ~~Gets B12 shots monthly.~~ (not his) DP
10/27 1340  Called pt back. Took it well. "Fix me up for the drinking, then fix the hip. I don't want to
      shake apart on your table." Agrees to inpatient detox and a program. Wife will drive him.
      Faxed PAT-11 and EKG to admissions at his request.

READ TO ALL PATIENTS: Risks of surgery include bleeding, infection, clots, stroke, seizure, nerve injury,
head injury from falls, death. Patients who threaten or strike staff may be dismissed. Bring living will
and guardianship or power of attorney papers if you have them.`,
    ],
    expected: {
      dob: '1969-03-09',
      sex_at_birth: 'Male',
      ...livesAt(/418 Foundry Hill/i, 'Marlow Gap', 'TN', '37699'),
      phone_number: /555-0118/,
      marital_status: 'Married',
      employer: /Beckwith Freight/i,
      ...inEmergency('Loretta', 'Tredwell', /555-0119/),
      carrier: 'BCBS (state plan)',
      subscriber_id: 'ZEP440918226',
      group_number: '118830',
      ...seenBy('pcp', /Anil Forsythe/i, /555-0120/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /Fix me up for the drinking|shake apart|drinking to sleep/i,
      recent_substance_abuse: /10-12 beers|Last drink|hydrocodone|whiskey/i,
      concerns_for_withdrawal: /hold a cup|sweats|dry heaves|quit cold/i,
      medication_plan: /lisinopril|meloxicam|tramadol|gabapentin/i,
      allergies: /codeine|adhesive tape/i,
      epipen: TICKED_NO,
      additional_treatment_or_support_needed: /cane|raised commode/i,
      hospitalizations: /kept 3 nights|Marlow\s+Gap Medical/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Stonecrop/i,
      history_of_seizures: /2021|quit cold|yes/i,
      history_of_tbi_concussions: TICKED_NO,
      eating_disorder: TICKED_NO,
      family_history: /cirrhosis|malignant hyperthermia/i,
    },
    open: [
      'gender',
      'employment_status',
      'subscriber_employer',
      'current_symptoms',
      'current_therapist_name',
      'outpatient_therapy',
      'transportation_required',
      'knowingly_ingested_allergen',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('what is his AUDIT-C', 2, /AUDIT-C 11/),
      asked('When did the anesthesiologist say he could be reconsidered?', 2, /4 wks sober/),
      asked('who is the surgeon', [1, 2], /Dr\. (?:M\. )?Abeyta/),
      asked('what tobacco does he use', 2, /\[X\] chew/),
      asked('group number', 1, /118830/),
      asked('What does adhesive tape do to him?', 1, /adhesive tape \(blisters\)/),
      reworded('is he still on the OR schedule', 2, /Case CANCELED per Dr\. Abeyta/),
      reworded('taking anyone else’s pain pills?', 2, /my wife's, left from her knee/),
      reworded('any convulsions coming off alcohol', 1, /2, both in 2021/),
      reworded('mobility needs for room placement', 2, /Walks w\/ a cane|raised commode/),
      reworded('how does he get here', 2, /Wife will drive him/),
      reworded('does he sleep with a breathing machine', 1, /has CPAP, does not use/),
      takenBack('Is he on a blood thinner?', 2, /Takes warfarin/),
      takenBack('does he get B12 shots', 2, /Gets B12 shots monthly/),
      anothers('does he have malignant hyperthermia', 1, /brother Wade, malignant hyperthermia/),
      anothers('is keppra one of his medicines', 2, /takes Keppra/),
      absent('has he ever attempted suicide'),
      absent('what was his hemoglobin'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'insurance'],
  },
  {
    person: who('tamborelli', 'Yesenia', 'Tamborelli', '09/14/1991'),
    as: 'scan',
    pages: [
      `   RIDGEMONT HAND CENTER  -  outpatient surgery            PRE-OP CALL SHEET  (circle, then write)
   Name  Yesenia Tamborelli   "Yesi"      Born 9/14/91     F       Called 10-21-26  4:40 p   by  Ginny L., RN
   Surgery  plate removal L wrist (Dr Whitacre)     10/30/26     arrive 6:15a     Ride home  friend Dale
   Ph 541-555-0133  ok to text  (Y)  N          Lives w/ aunt Graciela Tamborelli in Port Sable OR 97499
   In emergency  Graciela  541-555-0134         Work  laid off from the cannery in July, nothing since
   Plan  OHP Medicaid, Sable Coast CCO    # QX204418B            Marital  single

   YOUR HEALTH                                           what / when
   heart murmur                   Y   (N)
   fits or seizures               Y   (N)
   fainting                      (Y)   N                 with needles
   concussion                    (Y)   N                 two, roller derby, '15 and '18
   asthma                        (Y)   N                 albuterol
   diabetes                       Y   (N)
   hepatitis                     (Y)   N                 C, treated, cured 2024
   MRSA                           Y   (N)
   could you be pregnant          Y   (N)                IUD
   psychiatric hospital          (Y)   N                 Harbor Psych, 5 days, 2017
   tried to take your life       (Y)   N                 pills, that same time. none since
   hurt yourself on purpose       Y    N                 crying, did not push
   been violent w/ anyone         Y   (N)
   feel safe where you live      (Y)   N
   on probation or parole        (Y)   N                 probation, Sable Co., Lyle Amherst 541-555-0136
   guardian or POA                Y   (N)

   ALLERGIC TO   vancomycin (red all over),  cherries (mouth itches).    latex ~~Y~~  N  - she says that
                 was an old sheet, wears latex gloves no trouble.
   Epi pen?      her boy Mateo has one for peanuts. Hers - no.`,
      `   Tamborelli, Y.      pre-op call sheet, back                                      Ridgemont Hand Center

   MEDS   Suboxone film 8/2, one AM one PM  - Dr. Fenella Marsh, Coastline Recovery, 541-555-0135
          Lexapro 20 AM       hydroxyzine 25 as needed       albuterol inhaler    ~~metformin 500~~ (wrong line)

   PAIN PLAN  anesthesia wants bup continued, split in 3, nerve block, no opioids home.

   10-26  2:15p   Yesi called us. Voice flat. Had been off fentanyl 7 mos. Since the cast came off in
          Aug she is back on it, powder, smokes about .3 g a day, last this am, takes the film
          "only when I run out." Pressed bars too, 2 or 3 a week. "I can't do this on my aunt's couch.
          Lock me in somewhere before you cut on me." No alcohol, no meth, no needles ever (faints).
          When she stops: by 14 hrs legs jump, pukes, gooseflesh. Afraid of having a seizure off the bars
          because Dale, who is on methadone 90, had one. Reassured, explained when to start film again.
   10-27  Dr Whitacre put it off, no new date. Dr. Marsh (by phone) wants residential, will hold her slot
          and see her Nov 10 by video whatever happens. Aunt's old boyfriend was on parole & stole the
          film in Sept, he is gone now.
   10-28  PO says OK out of county w/ a letter from the program.  ~~Sees Dr. Ibe, pain clinic, monthly.~~
          (that is my 3:00 pt, GL)   Probation until May 2027, possession. No court coming, no new charges.
   10-29  She asks: can she keep phone for Mateo (8, w/ his dad). Did 30 days at Larch House in 2023, left
          w/ certificate, and IOP after. Mom drank & her tia Rosa took her own life; nobody said it then.
          Grew up w/ stepfather who beat them. Counselor at Coastline is Bram Otieno.
          Needs somebody to pick her up, no car, Dale works.         G.L. RN`,
    ],
    expected: {
      dob: '1991-09-14',
      sex_at_birth: 'Female',
      phone_number: /555-0133/,
      city: 'Port Sable',
      state: 'OR',
      zip: '97499',
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Graciela', 'Tamborelli', /555-0134/),
      carrier: 'Medicaid/MCO',
      subscriber_id: 'QX204418B',
      reason_for_seeking_treatment: /Lock me in|aunt's couch|back on it/i,
      recent_substance_abuse: /fentanyl|smokes about|Pressed bars/i,
      concerns_for_withdrawal: /legs jump|pukes|gooseflesh|Afraid of having a seizure/i,
      medication_plan: /Suboxone|Lexapro|hydroxyzine|albuterol/i,
      allergies: /vancomycin|cherries/i,
      epipen: RULED_OUT,
      transportation_required: /pick her up|no car/i,
      current_therapist_name: /Bram Otieno/i,
      next_appointment: '2026-11-10',
      hospitalizations: /Harbor Psych/i,
      residential_programs: /Larch House/i,
      history_of_suicide_attempts: /pills|yes|\(Y\)/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /roller derby|yes|\(Y\)/i,
      aggression_or_property_damage: TICKED_NO,
      history_of_trauma: /beat them/i,
      pending_legal_charges: RULED_OUT,
      probation: /Amherst|possession|yes|\(Y\)/i,
      family_history: /Mom drank|took her own life/i,
    },
    open: [
      'gender',
      'employer',
      'current_symptoms',
      'current_psychiatrist_name',
      'current_psychiatrist_phone',
      'other_levels_of_care',
      'outpatient_therapy',
      'knowingly_ingested_allergen',
      'additional_treatment_or_support_needed',
      'parole_granted',
      'upcoming_court_date',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('who is her PO', 1, /Lyle Amherst/),
      asked('how long is she on probation', 2, /Probation until May 2027/),
      asked('what happens with vancomycin', 1, /vancomycin \(red all over\)/),
      asked('Suboxone dose?', 2, /Suboxone film 8\/2, one AM one PM/),
      asked('when does Dr. Marsh see her next', 2, /see her Nov 10 by video/),
      asked('how many concussions', 1, /two, roller derby/),
      reworded('can she leave the county for treatment', 2, /OK out of county w\/ a letter/),
      reworded('how long was she clean before', 2, /off fentanyl 7 mos/),
      reworded('benzos?', 2, /Pressed bars too/),
      reworded('does she inject', 2, /no needles ever/),
      reworded('is her HCV gone', 1, /treated, cured 2024/),
      reworded('inpatient mental health stays', 1, /Harbor Psych, 5 days, 2017/),
      reworded('does she react to latex', 1, /wears latex gloves no trouble/),
      takenBack('does a pain clinic see her', 2, /Sees Dr\. Ibe, pain clinic/),
      takenBack('does she take metformin', 2, /metformin 500/),
      anothers('is she allergic to peanuts', 1, /Mateo has one for peanuts/),
      anothers('what is her methadone dose', 2, /on methadone 90/),
      absent('does she self-harm'),
      absent('what is her group number'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
