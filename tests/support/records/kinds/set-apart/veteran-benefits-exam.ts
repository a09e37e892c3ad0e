import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** A contract examiner's questionnaire for a claim: boxes with every possible symptom, then a history in prose. */
export const veteranBenefitsExam: readonly ApartRecord[] = [
  {
    person: who('halberd', 'Augustus', 'Halberd', '08/19/1978'),
    as: 'text',
    pages: [
      `MENTAL DISORDERS (OTHER THAN PTSD INITIAL)      DISABILITY BENEFITS QUESTIONNAIRE          CONTRACT EXAM
Veteran: Augustus Halberd    Born 08/19/1978    File ending 4471     Exam: 10/13/2026, in person, Tulsa Annex 2
Examiner: Verity Ashcombe, PsyD, Meridian Exams LLC       Records reviewed: [X] VBMS   [X] VA chart   [ ] private

SECTION I - DIAGNOSES
  1A  Does the Veteran have a mental disorder?   [X] Yes  [ ] No
      #1 Posttraumatic stress disorder   #2 Alcohol use disorder, severe, due to #1   #3 ~~Bipolar II~~ stricken,
      carried over from template of previous exam. VA
  1B  Traumatic brain injury diagnosed?          [X] Yes  [ ] No   [ ] Not shown   Detail: IED, Ramadi 2006, LOC
      under 5 min; evaluated at Muskogee polytrauma 2011.
  1C  Is it possible to tell symptoms of each apart?  [ ] Yes  [X] No

SECTION III - SYMPTOMS (check all that apply to the Veteran now)
  [X] Depressed mood                       [X] Anxiety                       [ ] Near-continuous panic
  [X] Suspiciousness                       [ ] Panic more than weekly        [X] Chronic sleep impairment
  [X] Mild memory loss                     [ ] Flattened affect              [ ] Speech illogical
  [X] Difficulty in work relations         [ ] Suicidal ideation             [ ] Obsessional rituals
  [X] Impaired impulse control             [ ] Spatial disorientation        [ ] Neglect of hygiene
  [ ] Persistent delusions                 [ ] Grossly inappropriate behavior
  [ ] Persistent danger of hurting self or others                            [ ] Intermittent inability (ADLs)

SECTION IV - COMPETENCY
  Capable of managing financial affairs?   [X] Yes  [ ] No`,
      `Halberd, Augustus       DBQ                                                                    Page 2

SECTION II - CLINICAL HISTORY
2A Social and family. Raised in Pawhuska by his grandparents. Twice divorced, now living with his partner of four
years, Lorena Pike, in her house at 4 Osage Bluff Road, Skiatook Flats, OK 74099; they are not married but have
filed as domestic partners with the tribe. One son, Eli, 19, who was hospitalized last winter after he cut his
wrists. The Veteran's mother was treated with electroshock for depression. He can be reached at 918-555-0180.
2B Work. Diesel mechanic until March 2026, when he was let go for coming in drunk. Looking for work.
2C Mental health. First seen 2011. Currently Dr. Samuel Okeke (psychiatry, 918-555-0181) and weekly with Carla
Redbird, LCSW (918-555-0182); next with her 11/05/2026. Prolonged exposure was begun and dropped in 2022. Inpatient
psychiatry, Muskogee, 12 days in May 2019, after he put a loaded pistol in his mouth and his brother took it from
him; he counts that as an attempt, and so do I. None since. Denies any other self-injury. Current medications per
chart and Veteran: topiramate 100 mg twice daily, sertraline 200 mg, prazosin 10 mg; he stopped disulfiram on his
own in June. Allergy on file: lisinopril (swelling of the lips).
2D Legal. Public intoxication 2023, fine. In July 2026 he drove his truck through a neighbor's fence; malicious
injury to property, Osage County, arraigned, next date 12/03/2026. Not on probation. His brother Ray is on parole.
2E Substances. From 2008 weekend beer; since 2020 a liter of whiskey in two days. He stopped for 40 days in spring
after Residential Rehabilitation at Fort Harris VA (February and March 2026, 35 days, completed). Last drink the
morning of the exam, "two, to sit here." He sweats and vomits when he goes without. He has had two withdrawal
seizures, December 2024 and June 2026. Marijuana in the service. No opioids, no stimulants.
2F Stressor. He pulled two of his squad from the burning vehicle in which a third died.

SECTION V - REMARKS. It is at least as likely as not that #2 is proximately due to #1. At the end he asked me to
send this to the program to which his social worker has applied; a release is attached. He said: "I beat it forty
days. I need longer than thirty-five, and I need them to not let me go home to a full fridge." He has not driven
since July; Ms. Pike will bring him and is the person to call (918-555-0183).
Exam of a second claimant that day (K. Drummond) is filed apart; his suicidal statements were reported at once.`,
    ],
    expected: {
      dob: '1978-08-19',
      ...livesAt(/4 Osage Bluff/i, 'Skiatook Flats', 'OK', '74099'),
      phone_number: /555-0180/,
      marital_status: 'Domestic partner',
      employment_status: 'Unemployed',
      contact_person_name: /Lorena|Ms\. Pike/i,
      contact_person_phone: /555-0183/,
      ...seenBy('psychiatrist', /Samuel Okeke/i, /555-0181/),
      ...seenBy('therapist', /Carla\s+Redbird/i, /555-0182/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /beat it forty|full fridge|need longer/i,
      current_symptoms: /Depressed mood|sleep impairment|Suspiciousness|Anxiety/i,
      recent_substance_abuse: /whiskey/i,
      concerns_for_withdrawal: /sweats and vomits|withdrawal\s+seizures/i,
      medication_plan: /topiramate|sertraline|prazosin/i,
      allergies: /lisinopril/i,
      transportation_required: /has not driven|Ms\. Pike will bring/i,
      hospitalizations: /Inpatient\s+psychiatry|Muskogee, 12 days/i,
      residential_programs: /Fort Harris/i,
      outpatient_therapy: /Carla\s+Redbird|weekly|Prolonged exposure/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /loaded pistol/i,
      history_of_trauma: /burning vehicle|IED/i,
      history_of_seizures: /two withdrawal\s+seizures/i,
      history_of_tbi_concussions: /IED|LOC/i,
      aggression_or_property_damage: /neighbor's fence/i,
      pending_legal_charges: /malicious\s+injury/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-12-03',
      family_history: /electroshock|cut his\s+wrists/i,
    },
    open: [
      ...fields('living_status employer carrier subscriber_id other_levels_of_care legal_guardianship_status'),
      ...fields('parole_granted psych_testing_done additional_treatment_or_support_needed'),
      ...fields('sexually_inappropriate_behavior emergency_contact_primary_firstname'),
      ...fields('emergency_contact_primary_lastname emergency_contact_primary_phone'),
      ...SEX,
      ...OWN_PLAN,
      'contact_person_email',
    ],
    questions: [
      asked('what dose of topiramate', 2, /topiramate 100 mg twice/),
      asked('Who examined him?', 1, /Verity Ashcombe/),
      asked('When is his next court date?', 2, /12\/03\/2026/),
      asked('can he manage his financial affairs', 1, /financial affairs\? \[X\] Yes/),
      asked('how long was he in Fort Harris', 2, /35 days, completed/),
      asked('when did he have withdrawal seizures', 2, /December 2024 and June 2026/),
      reworded('longest sobriety this year', 2, /40 days/),
      reworded('what did he do with a gun', 2, /loaded pistol in his mouth/),
      reworded('how did he lose his job', 2, /coming in drunk/),
      reworded('blast injury', 1, /IED, Ramadi/),
      reworded('which medicine makes his mouth swell', 2, /lisinopril \(swelling/),
      reworded('what did he wreck with the truck', 2, /neighbor's fence/),
      reworded('is he thinking of suicide now', 1, /\[ \] Suicidal ideation/),
      takenBack('when was bipolar II diagnosed', 1, /Bipolar II/),
      anothers('when did he cut his wrists', 2, /cut his wrists/),
      anothers('who had electroshock - did he', 2, /treated with electroshock/),
      anothers('is the veteran on parole', 2, /Ray is on parole/),
      absent('does he have sleep apnea'),
      absent('percent of service connection'),
      absent('his member ID'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal'],
  },
  {
    person: who('castille', 'Rosalind', 'Castille-Ebert', '01/07/1989'),
    as: 'scan',
    pages: [
      `  C&P EXAM WORKSHEET  -  PTSD REVIEW  (examiner's handwritten copy)                 10-19-26   rm 4
  Vet   Rosalind Castille-Ebert   F   1-7-89    USAF 07-15     ph 505-555-0190    addr  720 Paloma Dr #12
        Los Robles NM 87099     renting, alone since Aug.    div 2024      works PT, veterinary front desk
  Here w/ her battle buddy Denise Toomey 505-555-0191 (emerg too).      insur: VA only, no private.

  Rated now   50      claims   increase
  ASK               past mo     note
  intrusion           Y         smell of JP-8
  avoid               Y         can't do Walmart
  sleep               Y         2-3 hr
  startle             Y
  mood                Y         BDI 34
  SI                  Y         thoughts, no plan, no intent.  SAFE PLAN copied
  attempt             N         "never.  I have the cats"
  self harm           Y         picks & cuts hips, last 2 wks ago, no sutures
  HI                  N
  violence            N         threw phone at wall 9/26, cracked
  hallucin            N
  eating              Y         purges 3x/wk since 2016, no tx
  memory              N
  police / court      N         none ever.  no PO
  seizure             N
  TBI                 N         screened neg 2012, neg 2020
  MST                 Y         tech school 2008.  told examiner, see restricted addendum

  ETOH    box wine, 2 boxes/wk (5 L ea).  AUDIT 31.   last drank 10-18 midnite.   a.m. tremor, nausea; no DT
          needs "a cup" before work
  DRUG    ambien not hers, from neighbor, 2 per night.   THC gummy.    ~~cocaine~~  misheard, "codeine" 2014 surg`,
      `  Castille-Ebert        p 2

  MEDS    fluoxetine 60;  hydroxyzine 50 hs;  omeprazole      ~~lithium 900~~  wrong pt list, Ebersol
  ALLERG  bactrim - rash.     epi pen  N
  PCP     VA Dr. Yusuf Daar 505-555-0192     psych  NP Gwen Tafoya 505-555-0193     therapist  none since Mr. Lund left
          next NP  11-12-26
  TX      no resid., no detox.   IOP at VA '22 - 3 wk, quit.   Hosp: none psych.  C-section '17, lost baby.
  FAM     dad Vietnam vet, PTSD + drank, liver CA.   sis Yvette - 2 attempts, panic.    ex husb - hit her '22-'24, Rx OP
  WORK    2 write ups, late.    boss ok w/ leave

  Buddy says   (D.T., not Vet)  "I went to rehab at Prescott, it was the making of me."  Buddy has seizures, no driving.
     Buddy drank 2 fifths a day.
  Vet says     "Rating's not why I came.  Denise got out of it alive. I want to go where she went."
  TRAVEL       can't do buses/planes, crowds.   no car, sold.  VA travel van if arranged.
  Wants        women only groups; someplace that'll keep 2 cats? -> foster for cats

  IMPRESSION   PTSD severe.  AUD severe.  BN.   no dx of bipolar.   OSI - occ & social impairment, most areas
  ~~Unemployable~~  she works, strike
  Rec to VA    residential SUD/PTSD women's track;   not a rating matter

  FORM LINES LEFT BLANK OK:   fiduciary ____   guardian ____   incarceration ____   hospital dates ____
  Examiner tip: a Vet with TBI + seizures -> use other DBQ.  If SI with plan -> stay w/ Vet, call 911.`,
    ],
    expected: {
      dob: '1989-01-07',
      sex_at_birth: 'Female',
      ...livesAt(/720 Paloma/i, 'Los Robles', 'NM', '87099'),
      phone_number: /555-0190/,
      marital_status: 'Divorced',
      living_status: 'Rental',
      employment_status: 'Part-time',
      ...inEmergency('Denise', 'Toomey', /555-0191/),
      ...seenBy('pcp', /Yusuf Daar/i, /555-0192/),
      ...seenBy('psychiatrist', /Gwen Tafoya/i, /555-0193/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /got out of it alive|where she went/i,
      current_symptoms: /2-3 hr|BDI 34|JP-8|can't do Walmart|thoughts, no plan/i,
      recent_substance_abuse: /box wine|ambien|THC/i,
      concerns_for_withdrawal: /tremor|nausea|no DT/i,
      medication_plan: /fluoxetine|hydroxyzine|omeprazole/i,
      allergies: /bactrim/i,
      epipen: TICKED_NO,
      transportation_required: /VA travel van|no car/i,
      additional_treatment_or_support_needed: /women only|foster for cats|women's track/i,
      hospitalizations: /none psych|C-section/i,
      residential_programs: /no resid|\bno\b/i,
      other_levels_of_care: /IOP at VA|no detox/i,
      history_of_self_harm: /cuts hips|picks/i,
      history_of_suicide_attempts: TICKED_NO,
      eating_disorder: /purges|BN/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: TICKED_NO,
      history_of_trauma: /MST|hit her|lost baby|\by\b|yes/i,
      aggression_or_property_damage: /threw phone/i,
      pending_legal_charges: /none ever|\bn\b|\bno\b/i,
      probation: /no PO|\bn\b|\bno\b|none ever/i,
      family_history: /drank|liver CA|2 attempts|panic/i,
    },
    open: [
      ...fields('gender employer carrier legal_guardianship_status outpatient_therapy current_therapist_name'),
      ...fields('parole_granted upcoming_court_date'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('AUDIT score', 1, /AUDIT 31/),
      asked('BDI', 1, /BDI 34/),
      asked('What is she rated now?', 1, /Rated now 50/),
      asked('fluoxetine dose', 2, /fluoxetine 60/),
      asked('when is the next NP visit', 2, /11-12-26/),
      asked('how many write ups at work', 2, /2 write ups/),
      reworded('does she make herself vomit', 1, /purges 3x\/wk/),
      reworded('morning drinking', 1, /needs "a cup" before work/),
      reworded('whose sleeping pills is she using', 1, /not hers, from neighbor/),
      reworded('has she ever tried to take her life', 1, /attempt N/),
      reworded('recent cutting', 1, /cuts hips, last 2 wks/),
      reworded('criminal record', 1, /none ever/),
      reworded('what must be arranged for her pets', 2, /foster for cats/),
      reworded('sexual trauma in the service', 1, /MST Y/),
      takenBack('what lithium dose does she take', 2, /lithium 900/),
      takenBack('when did she last use cocaine', 1, /cocaine/),
      reworded('is she unemployable', 2, /she works/),
      anothers('two fifths a day - did she drink that', 2, /drank 2 fifths a day/),
      reworded('fits or convulsions', 1, /seizure N/),
      anothers('liver cancer', 2, /liver CA/),
      absent('Does she have hepatitis C?'),
      absent('e-mail address'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
