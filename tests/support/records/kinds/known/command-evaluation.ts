import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  reworded,
  SEX,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A commander sends a service member to behavioral health; the answer goes back as a memorandum or on a unit's own form. */
export const commandEvaluation: readonly ApartRecord[] = [
  {
    person: who('delacroix', 'Marcus', 'Delacroix', '05/27/2001'),
    as: 'text',
    pages: [
      `                                   DEPARTMENT OF THE ARMY
                        EMBEDDED BEHAVIORAL HEALTH TEAM 3, LANDRY ARMY HEALTH CLINIC
                                  FORT CASTELLAN, GEORGIA 31999

  LACH-BH-3                                                                        27 October 2026

  MEMORANDUM FOR  Commander, B Company, 1-88th Engineer Battalion

  SUBJECT:  Command-Directed Behavioral Health Evaluation, SPC DELACROIX, Marcus T., DOB 27 MAY 2001

  1.  Reference DoDI 6490.04. SPC Delacroix was evaluated on 22 and 26 October at your request of 16 October.
  He was informed of his rights on 17 October and signed. He lives in Barracks 4410, Room 218, Fort Castellan, GA
  31999; cell 912-555-0130; marcus.delacroix@unit.example. Single, no children. 12N, four years in service.

  2.  Reason. On 10 October staff duty found him unresponsive in a stairwell, BAC .31, and he was taken to Memorial
  Coastal Hospital, where he stayed until 13 October. On 14 October he put his fist and then a wall locker
  through a barracks door. On waking on the 11th he said he "didn't care either way." You asked whether he is a danger,
  whether he is fit, and what care he needs.

  3.  Findings.
      a.  Substances. He began drinking in Poland in 2024. Since June: a fifth of rum each weekend day and six to
  eight beers on weeknights. Last drink 20 October by his account; PEth on 22 October was 688. He has used
  delta-8 vapes from a shop off post, last in September. He denies opioids, cocaine, and pills. The unit
  urinalysis of 18 October is not yet back.  ~~Positive for oxymorphone~~  (another Soldier's result, struck 26 OCT).
      b.  Withdrawal. After the hospital stay he was shaky, sweating and sleepless for three days without
  hallucinations; CIWA peaked at 14. No seizure then or at any time.
      c.  Mood. PHQ-9 of 16, PCL-5 of 44. Nightmares three nights a week of the bridge collapse of 3 March 2025, in
  which his team leader drowned; he held the rope. He startles, avoids water training, feels numb.
      d.  Safety. He denies present intent. In April he loaded a privately owned pistol and put it to his head, then
  called SPC Tran, who has held the pistol since. He has not injured himself otherwise. C-SSRS lifetime: actual
  attempt no, aborted attempt yes.
      e.  Medical. A blast simulator accident in 2023 caused a concussion with two days of headache; MRI normal.
  Right hand, boxer's fracture, 14 October, splint until 12 November. Allergic to amoxicillin (hives).
  Takes prazosin 2 mg at night and sertraline 50 mg, both begun 22 October, and ibuprofen.
      f.  Prior care. ADAPT-style prevention class, 12 hours, August 2025, after a DUI on post that was dismissed.
  Four sessions with the Military Family Life counselor in 2025. Never in inpatient psychiatry or rehabilitation.`,
      `  LACH-BH-3
  SUBJECT:  Command-Directed Behavioral Health Evaluation, SPC DELACROIX, Marcus T.

      g.  Family and background. Raised in Lake Tremont, Louisiana. His father has cirrhosis and is on a transplant list.
  His grandmother died by suicide. His brother, PFC Andre Delacroix, is at Fort Haskell on profile for asthma.

  4.  Diagnoses.  Alcohol use disorder, severe; posttraumatic stress disorder. ~~Bipolar II disorder~~ was listed on the
  referral sheet by the unit and is not supported; I have withdrawn it from his problem list.

  5.  Answers to your questions.
      a.  He is not at imminent risk but is at elevated risk for six months.
      b.  He is not fit for duty with weapons, explosives, or boats. Profile S3 to 26 January 2027.
      c.  He needs medically supervised withdrawal if he drinks again, then a 28 to 35 day residential program with a
  PTSD track. No bed is available at the military treatment facility before 9 December, so civilian network care
  is requested. He said, "Get me off this post and I'll do the work. I'm done scaring my guys."
      d.  SPC Tran of the same squad, whom you also referred, is the subject of a separate memorandum; his Adderall
  misuse is not that of this Soldier.

  6.  Recommended precautions.  (1) Secure weapons. (2) No alcohol in quarters, weekly walk-through. (3) Battle buddy to
  every appointment; he has no vehicle and his license is suspended on post, so the unit provides a van and driver to
  any program within 200 miles. (4) Duty hours 0900 to 1500.

  7.  Legal.  Article 15 for the door and for drunk on duty is pending; first reading 4 November 2026. That is not a court.
  There are no civilian charges.

  8.  Care team.
        Behavioral health prescriber     MAJ Oluwaseun Bright, MD (psychiatry)      912-555-0131
        Therapist                        Ms. Corrine Wardlow, LCSW                  912-555-0132
        Primary care manager             CPT Nils Haugen, PA-C, Red Team            912-555-0133
        Next appointment here            10 November 2026, 1000, with Ms. Wardlow

  9.  Coverage.  TRICARE Prime, East region, DoD benefits number 114 477 20 938. Referral/authorization
  0026-1099-4471, 30 days residential, good through 25 December 2026.

  10.  Contacts.  Emergency data sheet lists his mother, Yolande Delacroix, 337-555-0134. For placement speak with his
  nurse case manager, Mr. Felix Amador, 912-555-0135, felix.amador@clinic.example.

  11.  The commander may release this only to those with a need to know.

                                             RENATA S. OYELARAN, PhD
                                             Clinical Psychologist
  CF:  Service member`,
    ],
    expected: {
      dob: '2001-05-27',
      ...livesAt(/Barracks 4410/i, 'Fort Castellan', 'GA', '31999'),
      phone_number: /555-0130/,
      email_id: 'marcus.delacroix@unit.example',
      marital_status: 'Single',
      employment_status: 'Military',
      ...inEmergency('Yolande', 'Delacroix', /555-0134/),
      ...speakWith(/Amador/i, /555-0135/),
      contact_person_email: 'felix.amador@clinic.example',
      carrier: 'TRICARE East (Humana Military)',
      subscriber_id: /114 477 20 938/,
      authorization_number: '0026-1099-4471',
      ...seenBy('psychiatrist', /Bright/i, /555-0131/),
      ...seenBy('therapist', /Wardlow/i, /555-0132/),
      ...seenBy('pcp', /Haugen/i, /555-0133/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /unresponsive in a stairwell|off this post|scaring my guys/i,
      current_symptoms: /Nightmares|startles|feels numb|PHQ-9/i,
      recent_substance_abuse: /fifth of rum|beers on weeknights|delta-8/i,
      concerns_for_withdrawal: /shaky|sleepless|CIWA|supervised withdrawal/i,
      medication_plan: /prazosin|sertraline/i,
      allergies: /amoxicillin/i,
      transportation_required: /no vehicle|van and driver/i,
      hospitalizations: /Memorial Coastal|Never in inpatient psych/i,
      outpatient_therapy: /Four sessions|Family Life|Wardlow/i,
      history_of_suicide_attempts: /pistol|aborted/i,
      history_of_trauma: /bridge collapse|drowned|held the rope/i,
      history_of_tbi_concussions: /blast simulator|concussion/i,
      aggression_or_property_damage: /wall locker|barracks door/i,
      family_history: /cirrhosis|grandmother|asthma/i,
      ...ruledOut('history_of_self_harm history_of_seizures residential_programs'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('living_status employer pending_legal_charges upcoming_court_date other_levels_of_care'),
      ...fields('additional_treatment_or_support_needed psych_testing_done'),
    ],
    questions: [
      asked('PCL-5', 1, /PCL-5 of 44/),
      asked('What was the PEth on 22 October?', 1, /688/),
      asked('until when does the S3 profile run', 2, /26 January 2027/),
      asked('referral authorization number', 2, /0026-1099-4471/),
      asked('who is his nurse case manager', 2, /Felix Amador/),
      reworded('who has his gun now', 1, /SPC Tran, who has held the pistol|held the pistol/),
      reworded('what broke in his hand', 1, /boxer's fracture/),
      reworded('when did he start abusing alcohol', 1, /began drinking in Poland/),
      reworded('why not the army hospital for rehab', 2, /No bed is available/),
      reworded('did he lose a friend in a training accident', 1, /team leader drowned/),
      reworded('which antibiotic must he avoid', 1, /amoxicillin/),
      reworded('can he handle demolitions at work', 2, /not fit for duty with weapons/),
      takenBack('did he test positive for oxymorphone', 1, /Positive for oxymorphone/),
      takenBack('Does he have bipolar disorder?', 2, /Bipolar II disorder/),
      anothers('does he misuse Adderall', 2, /Adderall misuse/),
      anothers('is he waiting for a transplant', 2, /transplant list/),
      anothers('Is he on profile for asthma?', 2, /on profile for asthma/),
      absent('What is his religion?'),
      absent('does he have hepatitis C'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('brightwater', 'Shawna', 'Brightwater', '10/30/1992'),
    as: 'scan',
    pages: [
      `CUI // MEDICAL          117th AIRLIFT WING, SOUTH DAKOTA AIR NATIONAL GUARD          CDE WORKSHEET  rev 3
MEMBER   Brightwater, Shawna R     GRADE  SSgt     SEX  F     BORN  30 Oct 92     STATUS  traditional / drill
HOME     901 Elkhorn Trace, Prairie Lake, SD 57999                  CELL  605-555-0140
CIVILIAN JOB   full time, baggage lead, Dakota Regional Airport      HLTH PLAN  Sanford (civ), TRICARE Reserve Select
REFERRED BY    Maj K. Stroud, 117 LRS/CC      DATE OF REF  7 Oct 26     EVAL DATE  24 Oct 26 (drill wkend)
REASON   Reported for Sep drill smelling of alcohol. Two missed drills. Crew chief found her asleep in a loader.
-----------------------------------------------------------------------------------------------------------
  AREA              Y    N    COMMENT (evaluator initials each line: TC)
  Drinks            X         wine & White Claw, 10-12 a day since spring, starts on waking. Last 0500 today.
  Drugs             X         Xanax 2 mg x 3/day from a cousin, 8 months. Last 23 Oct.  Marijuana no.
  Needles                X
  Shakes/sweats     X         by noon if none. Hands shook through the whole interview.
  Seizure           X         one, 12 Aug 26, at work, day 2 off Xanax. Prairie Lake ED, sent home.
  Blackouts         X         weekly
  SI now                 X    "not today, not with my girls"
  Attempt ever      X         age 17, Tylenol, 3 d in pediatrics at Avera St. Luke
  Self-injury            X
  Homicidal / violent    X    ~~slapped airman at Aug drill~~  witness says it was A1C Poole. Struck. TC
  Property damage        X
  Nightmares        X         sexual assault by NCO on TDY 2018, restricted report. Trigger: male-only rooms.
  Appetite/weight   X         down 20 lb. Bulimia in basic training, last purge 2014.
  Sleep             X         2-3 h
  Head injury       X         cargo ramp 2020, 10 stitches, dazed, concussion dx'd by flight doc
  Legal                  X    nothing pending. no prob, no parole.
  Firearms at home       X    husband keeps his at his dad's
MEDS    escitalopram 20.  Birth control pill.  ~~Lithium 600~~ no, TC          ALLERGY   Compazine - jaw locked.  Latex.
PRIOR   Wing Dir of Psych Health, Mrs. Tibbets, 3 visits Jan-Mar 26.   No inpt, no rehab, no detox.
        MMPI-2-RF Apr 26 at civilian EAP, "elevated EID".`,
      `CUI // MEDICAL    Brightwater, S.   CDE worksheet   back side

WHAT MEMBER SAYS      "I got promoted drunk and I'll get kicked out drunk. I want in somewhere before
                      Thanksgiving, a women's program, they can have my stripes."
HOUSEHOLD             husband Cody Brightwater (married 2016), 2 girls 5 & 8, own house w/ mortgage.
                      Cody is SSG in Army Guard, came back from Kuwait w/ TBI, sees VA in Sioux Bend,
                      on lamotrigine. Cody's brother is on probation and stays in the basement.
FAMILY                mother: pills. father: d. heart attack 55. Aunt hung herself.
EXAM                  BP 158/98  P 112  CIWA 15  BAC .09 at 0915.  Tongue tremor. A+O x4. LFT drawn.
COUNTY / CIVILIAN CARE
   PCP                Dr. Ingrid Solem, Prairie Lake Family        605-555-0141    next 6 Nov 26 0830
   therapist          Jolene Two Hawks, LPC-MH                     605-555-0142    stopped going in June
   psych              none
COVERAGE              Sanford Health Plan, ID 8820 4417 02, grp SD4410 (thru airport, Cody is not on it)
EMERG                 Cody Brightwater 605-555-0143
POC FOR ADMIT         ask for me, not for the commander:  Capt T. Castellow, 605-555-0144,
                      t.castellow@wing.example
DISPO      [X] not fit for drill pending tx       [ ] fit       [ ] fit w/ limits
           [ ] emergent - to ED now   [X] urgent   She agreed to go to Avera detox tonight. Cody drives, 90 min.
           But no way home from there: he pulls orders Monday. Program must fetch her.
LOD        line of duty determination opened for the 2018 event
NOTES      1) two-substance withdrawal, has seized. Do not let her taper alone.
           2) likes to be called Bright.
           3) copy to member given 24 Oct
                                                        T. Castellow, Capt, BSC, LCSW-PIP`,
    ],
    expected: {
      dob: '1992-10-30',
      sex_at_birth: 'Female',
      ...livesAt(/901 Elkhorn/i, 'Prairie Lake', 'SD', '57999'),
      phone_number: /555-0140/,
      marital_status: 'Married',
      living_status: 'Own home',
      employer: /Dakota Regional/i,
      ...inEmergency('Cody', 'Brightwater', /555-0143/),
      ...speakWith(/Castellow/i, /555-0144/),
      contact_person_email: 't.castellow@wing.example',
      subscriber_id: /8820 4417 02/,
      group_number: 'SD4410',
      ...seenBy('pcp', /Solem/i, /555-0141/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /promoted drunk|women's program|smelling of alcohol/i,
      current_symptoms: /Hands shook|2-3 h|down 20 lb|Nightmares|Tongue tremor|Blackouts/i,
      recent_substance_abuse: /White Claw|Xanax|10-12 a day/i,
      concerns_for_withdrawal: /by noon|has seized|CIWA 15|two-substance|day 2 off/i,
      medication_plan: /escitalopram|Birth control/i,
      allergies: /Compazine|Latex/i,
      transportation_required: /must fetch|no way home|Cody drives/i,
      hospitalizations: /Avera St\. Luke|No inpt|Prairie Lake ED/i,
      other_levels_of_care: /no detox|Avera detox/i,
      outpatient_therapy: /Tibbets|3 visits|Two Hawks|stopped going/i,
      psych_testing_done: /MMPI/i,
      history_of_suicide_attempts: /Tylenol|age 17/i,
      eating_disorder: /Bulimia/i,
      history_of_trauma: /sexual assault|TDY 2018/i,
      history_of_seizures: /12 Aug 26|day 2 off Xanax|has seized/i,
      history_of_tbi_concussions: /cargo ramp|concussion/i,
      family_history: /mother: pills|heart attack|hung herself/i,
      history_of_self_harm: TICKED_NO,
      aggression_or_property_damage: TICKED_NO,
      pending_legal_charges: /nothing pending|\bno\b/i,
      ...ruledOut('probation parole_granted residential_programs'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('carrier employment_status current_psychiatrist_name current_therapist_name current_therapist_phone'),
      ...fields('additional_treatment_or_support_needed upcoming_court_date subscriber_employer'),
    ],
    questions: [
      asked('referred by', 1, /Maj K\. Stroud/),
      asked('What is the group number of her Sanford plan?', 2, /SD4410/),
      asked('BAC on the day of the evaluation', 2, /BAC \.09/),
      asked('What happens with Compazine?', 1, /jaw locked/),
      asked('when does she see Dr. Solem next', 2, /6 Nov 26/),
      reworded('fits?', [1, 2], /one, 12 Aug 26|has seized/),
      reworded('where does she get her benzos', 1, /from a cousin/),
      reworded('was she raped in the service', 1, /sexual assault by NCO/),
      reworded('does she make herself throw up', 1, /Bulimia in basic training/),
      reworded('nickname', 2, /likes to be called Bright/),
      reworded('are there guns in the house', 1, /husband keeps his at his dad's/),
      takenBack('did she slap an airman', 1, /slapped airman/),
      takenBack('what dose of lithium', 1, /Lithium 600/),
      anothers('does she take lamotrigine', 2, /on lamotrigine/),
      anothers('Was she deployed to Kuwait?', 2, /came back from Kuwait/),
      anothers('is she a patient of the VA', 2, /sees VA in Sioux Bend/),
      absent('does she smoke or vape nicotine'),
      absent('is she up to date on her COVID shots'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
