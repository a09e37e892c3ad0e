import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What an agency hands to a foster home with a child: who comes, what to look out for, what is in the bag. */
export const fosterPlacementSheet: readonly ApartRecord[] = [
  {
    person: who('tremblay', 'Kiara', 'Tremblay-Osei', '06/21/2010'),
    as: 'text',
    pages: [
      `CEDAR LANTERN FAMILY SERVICES                         PLACEMENT INFORMATION SHEET
Hand to the caregiver at the door.   Prepared 10/23/2026, M. Adebayo-Kern, placement coordinator, 614-555-0221

CHILD
Name            Kiara Tremblay-Osei ("Kiki")         Birth date  06/21/2010        Sex  F
Case no.        JV-24-1187, Harlan County            Hair, eyes  brown, brown
Custody         temporary custody, Harlan Co. Children Services, since 03/04/2025
Worker          Denise Furlong, 614-555-0222         After hours 614-555-0220
GAL             Ronald Beasley, atty., 614-555-0223
Medical card    CareSource (Ohio Medicaid)           ID  110488297016
Doctor          Dr. Lena Whitacre, Groveton Pediatrics, 614-555-0225
Counselor       Shay Burdette, LPCC, 614-555-0226, Tuesdays after school
Psychiatry      none now, wait list at Elm Fork
School          Groveton High, 11th grade, IEP
Placed with     R. and T. Hennessey, 18 Pinwheel Lane, Groveton, OH 43999, 614-555-0224

ANSWER EVERY LINE                   Yes   No    Unk    Explain any Yes
Allergy                             [X]   [ ]   [ ]    cashews, pistachios: lips swell. EpiPen x2, red pouch
Asthma                              [ ]   [X]   [ ]
Hurts self on purpose               [X]   [ ]   [ ]    paper clip on thighs, last in Sept.
Has tried to end own life           [ ]   [X]   [ ]    asked again 10/22, same answer
Hurts others or breaks things       [X]   [ ]   [ ]    kicked a bedroom door off its hinge 08/11, never a person
Sexual acting out                   [ ]   [X]   [ ]
Fire setting                        [ ]   [X]   [ ]
Runs                                [X]   [ ]   [ ]    twice this summer, both times to her aunt's
Alcohol or drugs                    [X]   [ ]   [ ]    see page 2
Sleep problem                       [X]   [ ]   [ ]    up past 3, phone stays in kitchen
Eating problem                      [ ]   [ ]   [X]`,
      `Kiara T.-O.     JV-24-1187                                                         page 2

WHERE SHE HAS LIVED
From        To          With                              Why it ended
birth       03/2025     mother, Corliss Tremblay          removed: mother's drug use, no heat
03/2025     01/2026     aunt, Philippa Osei               aunt lost her lease
01/2026     08/2026     the Wexlers, foster               the door, running; 14 day notice
08/2026     10/2026     Lantern House, group home         bed closed

MEDICINES THAT COME WITH HER (count with caregiver, both sign)
Drug                    How much      When          For           Count
fluoxetine              20 mg         morning       mood          27
melatonin               3 mg          bedtime       sleep         40
~~guanfacine              1 mg          bedtime       focus         12~~    written in by mistake, M.A.-K.

DRUGS AND DRINK
Vapes THC every day she can get it, since age 13; Lantern House found two carts on 10/14. Drinks "when
there's some," last on 10/10. Took two Percocet in July, says not since. The county wants her in a teen
program before Christmas. In the car she said, "If I go somewhere it has to be girls and it has to
have art." Assessment at Bramble Youth Recovery 11/12/2026, 3:30. The worker will pick her up for it.

COURT
Review hearing 12/03/2026, 9:30, Judge Amstutz. No charges of her own. Her mother's trial, for child
endangering, is on 11/17.

WHAT WE KNOW
Her mother burned her arm with an iron in 2024. It is in the court record; do not ask her about it.
The mother has had seizures from stopping Xanax and overdosed on purpose in 2023. Kiara found her.
Mrs. Wexler was afraid that Kiara "would swallow the whole bottle one day." Nothing of the kind happened.
Trampoline fall 2021, concussion, one night in Groveton General. Has not been in a psychiatric hospital.
School psychologist tested her 05/2026: reading two years behind, attention average.

REMINDERS (the same for every home)
* A seizure: 911, then us.   * Shakes, sweats or vomiting in a child who has used: emergency room, not bed.
* Any talk of suicide: stay in the room and call 988.   * No peanuts in a Lantern home.`,
      `CEDAR LANTERN FAMILY SERVICES                         PLACEMENT INFORMATION SHEET
Hand to the caregiver at the door.   Prepared 10/23/2026, M. Adebayo-Kern, placement coordinator, 614-555-0221

CHILD
Name            Malachi Tremblay-Osei                Birth date  02/11/2018        Sex  M
Case no.        JV-24-1188, Harlan County            Hair, eyes  black, brown
Doctor          Dr. Lena Whitacre; neurology Dr. Anselm Roper, visit 11/05/2026
Placed with     R. and T. Hennessey, 18 Pinwheel Lane, Groveton, OH 43999, 614-555-0224

ANSWER EVERY LINE                   Yes   No    Unk    Explain any Yes
Allergy                             [X]   [ ]   [ ]    amoxicillin: hives
Asthma                              [X]   [ ]   [ ]    nebulizer
Hurts others or breaks things       [X]   [ ]   [ ]    bites other children

MEDICINES   levetiracetam 250 mg twice a day, for seizures, last one 10/02`,
    ],
    strange: [3],
    expected: {
      dob: '2010-06-21',
      sex_at_birth: 'Female',
      employment_status: 'Student',
      carrier: 'Medicaid/MCO',
      subscriber_id: '110488297016',
      current_pcp_name: /Lena Whitacre/i,
      current_pcp_phone: /555-0225/,
      current_therapist_name: /Shay Burdette/i,
      current_therapist_phone: /555-0226/,
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /has to be girls|teen program/i,
      current_symptoms: /up past 3|Sleep problem/i,
      recent_substance_abuse: /Vapes THC|two carts|Drinks|Percocet/i,
      medication_plan: /fluoxetine|melatonin/i,
      allergies: /cashew|pistachio/i,
      epipen: /red pouch|EpiPen x2/i,
      outpatient_therapy: /Shay Burdette|Tuesdays/i,
      hospitalizations: /one night in|Has not been in/i,
      psych_testing_done: /School psychologist|tested her/i,
      history_of_self_harm: /paper clip/i,
      history_of_suicide_attempts: /\bno\b|same answer|\[X\]/i,
      history_of_trauma: /burned her arm|Kiara found her/i,
      history_of_tbi_concussions: /concussion/i,
      aggression_or_property_damage: /door off its hinge|never a person/i,
      sexually_inappropriate_behavior: /\bno\b|\[X\]/i,
      pending_legal_charges: /No charges/i,
      upcoming_court_date: '2026-12-03',
      family_history: /drug use|seizures from stopping|overdosed on purpose/i,
    },
    open: [
      'gender',
      'address',
      'city',
      'state',
      'zip',
      'living_status',
      'legal_guardianship_status',
      'transportation_required',
      'residential_programs',
      'other_levels_of_care',
      'eating_disorder',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('Who is the guardian ad litem?', 1, /Ronald Beasley/),
      asked('medical card ID', 1, /110488297016/),
      asked('When is the review hearing?', 2, /Review hearing 12\/03\/2026/),
      asked('how many fluoxetine came with her', 2, /fluoxetine 20 mg morning mood 27/),
      asked('why did it end at her aunt’s', 2, /aunt lost her lease/),
      asked('when did she last hurt herself on purpose', 1, /last in Sept/),
      reworded('cannabis?', 2, /Vapes THC every day/),
      reworded('which nuts must she stay away from', 1, /cashews, pistachios/),
      reworded('does she insist on an all-female program', 2, /has to be girls/),
      reworded('has she ever attacked anybody', 1, /never a person/),
      reworded('Was she ever physically abused?', 2, /burned her arm with an iron/),
      reworded('Has she attempted suicide?', 1, /asked again 10\/22, same answer/),
      takenBack('how much guanfacine does she take', 2, /guanfacine/),
      anothers('when was her last seizure', 3, /for seizures, last one 10\/02/),
      anothers('did she overdose on purpose', 2, /overdosed on purpose in 2023/),
      anothers('is she allergic to amoxicillin', 3, /amoxicillin: hives/),
      absent('is she pregnant'),
      absent('what withdrawal symptoms has she had'),
      absent('How tall is she?'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('krogstad', 'Dashiell', 'Krogstad', '01/19/2009'),
    as: 'scan',
    pages: [
      `THREE RIVERS YOUTH HOMES   Foster Div.        PLACEMENT CALL SHEET     fax to home BEFORE youth arrives
CALL    10-25-26  11:40 pm      TAKEN BY  Wm. Sato

YOUTH   Dashiell Krogstad  "Dash"       DOB  1-19-09       SEX  (M)  F       HT 5-11   WT 138
LEGAL   ward of the state, Gage Co. Juv. Ct JF-0613        STATE WKR  Opal Trimble  402-555-0231
GOES TO Vance + Lucille Odom  402-555-0232   (bed till 11-9 ONLY)
FROM    uncle's, 3340 Sawmill Rd, Beatty NE 68999
INSUR   Nebraska Medicaid    #  N70041882
EMERG.  uncle, Per Krogstad  402-555-0234
ER      Beatty Community 10-24: pressed fentanyl pill, Narcan x2, watched 9 hr, "accidental." Narcan kit w/ him

CIRCLE ONE                       WHAT / WHEN
allergies            Y  (N)      NKA per ER
seizures            (Y)  N       two, both coming off Xanax bars. last June '26
inhaler             (Y)  N       albuterol
tried suicide       (Y)  N       belt, Feb 2025. 6 days St. Brendan psych after
hits, breaks stuff   Y  (N)      "gentle kid" - uncle + school
sets fires           Y  (N)
sex. concern         Y  (N)
runs                (Y)  N       overnight, x3
on probation        (Y)  N       MIP + possession. PO Garrick Lund 402-555-0233 to 4-30-27
charges open         Y  (N)
COURT               11-18-26  1:15 pm  review, Gage Co.

MEDS    hydroxyzine 25 hs,  clonidine 0.1 twice a day x3 days from ER,  albuterol prn
USES    "blues" 8-10 a day since Aug, last 10-24.   Xanax bars quit June.   ~~meth, weekends~~  ER typo  WS
NOW     yawning, legs kick, 2 nights no sleep, threw up in worker's car`,
      `Krogstad D.                 CALL SHEET p. 2                     Sato, cont.

Told Lucille by phone: he is going to be sick till about Wed. ER says fluids, clonidine, bring him
back if he can't keep water down. She has had boys in this state before. I said lock up the razors
because Tyler (15, her other placement) cuts; that is for Tyler, nothing like that known on Dash
one way or the other, form doesn't ask & nobody had time.

Trimble read me "assault on staff 2024, concussed an aide." Called back 12:15: wrong file, that's
the older brother Dominic. Take it off.

Background per Trimble. Dad shot in front of him, 2019. Mom in York prison, meth. Grandmother had
epilepsy. Car wreck 2023, knocked out, ER said concussion. Quit Beatty High in Sept. IOP at Platte Bend
this spring, 5 wks, out for dirty UA. Never in residential. No counselor now. Sees Ines Cardwell PA
at Sawmill Rd Health, 402-555-0235. She can start him on buprenorphine Mon 11-2, 9 am.

Dash got on the phone. Quote: "I don't want to die at 17. Get me in someplace w/ the strips."
Trimble OKs any licensed adolescent bed in state; needs it in writing by 11-6. State van runs
weekdays only so weekend admit = we drive.

HOUSE RULES ATTACHED  (no weapons, EpiPens + inhalers stay w/ foster parent, two strikes for fighting)`,
    ],
    expected: {
      dob: '2009-01-19',
      sex_at_birth: 'Male',
      legal_guardianship_status: 'Ward of state',
      carrier: 'Medicaid/MCO',
      subscriber_id: 'N70041882',
      emergency_contact_primary_firstname: 'Per',
      emergency_contact_primary_lastname: 'Krogstad',
      emergency_contact_primary_phone: /555-0234/,
      current_pcp_name: /Ines Cardwell/i,
      current_pcp_phone: /555-0235/,
      next_appointment: '2026-11-02',
      reason_for_seeking_treatment: /die at 17|w\/ the strips/i,
      current_symptoms: /yawning|legs kick|no sleep|threw up/i,
      recent_substance_abuse: /blues|fentanyl|Xanax/i,
      concerns_for_withdrawal: /yawning|legs kick|coming off Xanax|going to be sick|clonidine/i,
      medication_plan: /hydroxyzine|clonidine|albuterol/i,
      allergies: /NKA|\(N\)|\bno(?:ne)?\b/i,
      transportation_required: /we drive|State van/i,
      hospitalizations: /St\. Brendan/i,
      residential_programs: /Never in residential/i,
      other_levels_of_care: /Platte Bend/i,
      history_of_suicide_attempts: /belt|\(Y\)/i,
      history_of_seizures: /two, both|Xanax bars/i,
      history_of_trauma: /Dad shot/i,
      history_of_tbi_concussions: /Car wreck|knocked out/i,
      aggression_or_property_damage: /gentle kid|\(N\)|\bno\b/i,
      sexually_inappropriate_behavior: /\(N\)|\bno\b/i,
      pending_legal_charges: /\(N\)|\bno\b/i,
      probation: /Garrick Lund|MIP/i,
      upcoming_court_date: '2026-11-18',
      family_history: /meth|epilepsy/i,
    },
    open: [
      'gender',
      'address',
      'city',
      'state',
      'zip',
      'living_status',
      'employment_status',
      'outpatient_therapy',
      'current_therapist_name',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('What is his weight?', 1, /WT 138/),
      asked('until when can he stay with the Odoms', 1, /bed till 11-9 ONLY/),
      asked('who is his PO', 1, /Garrick Lund/),
      asked('How long was he at St. Brendan?', 1, /6 days St\. Brendan/),
      asked('when does the state worker need it in writing', 2, /in writing by 11-6/),
      reworded('has he had naloxone', 1, /Narcan x2/),
      reworded('fentanyl tablets per day', 1, /8-10 a day/),
      reworded('did he have convulsions and what caused them', 1, /both coming off Xanax bars/),
      reworded('does he ask for Suboxone films', 2, /w\/ the strips/),
      reworded('is he opioid sick at the moment', 1, /yawning, legs kick/),
      reworded('Has he witnessed gun violence?', 2, /Dad shot in front of him/),
      reworded('is he violent', 1, /gentle kid/),
      takenBack('how often does he use meth', 1, /meth, weekends/),
      takenBack('when did he assault staff', 2, /assault on staff 2024/),
      anothers('does he cut himself', 2, /cuts; that is for Tyler/),
      anothers('Does he have epilepsy?', 2, /epilepsy/),
      absent('hepatitis C result'),
      absent('What grade point average did he have?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
