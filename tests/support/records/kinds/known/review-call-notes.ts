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
import { fields, livesAt, seenBy } from '../apart-values.ts';

/** What an insurer's nurse, or the hospital's reviewer at the other end, types of calls about how long a stay may last. */
export const reviewCallNotes: readonly ApartRecord[] = [
  {
    person: who('yoshida-crane', 'Maren', 'Yoshida-Crane', '02/19/2001'),
    as: 'text',
    pages: [
      `UMR BEHAVIORAL CARE MANAGEMENT                         CASE NOTES - print for receiving provider
Member: YOSHIDA-CRANE, MAREN      DOB 02/19/2001    F    Dependent of subscriber
Member ID: 41 880 2265 - 02       Group: 76-411902    Plan sponsor: Ridley Aerospace
Subscriber: CRANE, PHILIP G       DOB 08/08/1969
Address: 35 Larkspur Way, Elm Fork, WI 53999         Member cell: 262-555-0118
Case 26-1009-7734     Auth: BH7734410     LOC: acute inpatient psychiatric     Facility: Lakeview Behavioral
==================================================================================================
10/09/2026 16:20  INITIAL REVIEW    caller: Tamara (Lakeview UR 262-555-0119)    nurse: jmh
25 yo F admitted 10/08 from Elm Fork ER after ingesting approx 60 tabs lamotrigine plus vodka, found by
roommate. ICU one night for obs, no intubation. Two prior attempts: 2018 (Tylenol), 2023 (car in
garage). Cuts forearms, most recent 10/07, superficial. Dx bipolar II, alcohol use d/o severe, hx
bulimia (last purge 2022). ETOH 12+ white claws/day x 4 months, quit grad school in Sept over it.
BAL on arrival .21. CIWA peaked 14 on 10/09. No hx w/d seizure. UDS neg. Lives w/ roommate in rented
flat. Not employed. Approved 5 days, 10/08 - 10/12. Next review 10/12.

10/12/2026 10:05  CONCURRENT        caller: Tamara        nurse: jmh
Off CIWA 10/11. Meds: lurasidone 40 mg, lithium 600 mg BID (lamotrigine stopped), naltrexone 50 mg
start today, hydroxyzine prn. Lithium level pending. Still SI w/o plan, contracts on unit. Threw a
tray 10/10 at a peer, no injury, no restraint. Father visited, tearful; he has Parkinson's and mother
is sole driver. Approved 4 days, 10/13 - 10/16.
  * DELETE LINE - "member HIV positive" entered under wrong case by jmh, see 26-1009-7743 *

10/16/2026 13:40  CONCURRENT        caller: Tamara        nurse: dro
Level 0.7. SI fleeting. Sleeping 6 h. Attends groups. MD Dr. Xavier Poole recommends residential dual dx,
60 days; reports PHP at Lakeview 2024 failed after 9 days because she drank in the parking lot.
Previously 30 days at Wren Hollow, Feb 2025, 5 months sober. Member's words: "I can't keep getting
pulled back. I want a place where I learn to stay." Sister Hana called, says she was at Pine Rill for
opioids last year and asked for aftercare, was referred to her own plan.`,
      `UMR BEHAVIORAL CARE MANAGEMENT      CASE NOTES      YOSHIDA-CRANE, MAREN    Case 26-1009-7734    p 2
==================================================================================================
10/19/2026 09:15  DISCHARGE PLANNING    caller: Tamara        nurse: dro
Three in-network programs called. Halyard Point: no dual beds till Dec. Foxglen: declined, lithium
monitoring. Second Harbor has one 11/03, wants records + TB. TB gold neg 10/14. Allergies per MAR:
sulfa (Stevens-Johnson 2015), tree nuts (anaphylaxis, EpiPen at bedside locker). PCP Dr. Noreen Haas
262-555-0120. Outpatient psychiatrist Dr. Felix Arroyo 262-555-0121, appt 11/19/2026 held unless
still in residential. Therapist Bree Solano LPC since Jan 2026 (no phone on file). Genesight report
7/2024 in chart, will be sent.

10/21/2026 15:50  SUBSCRIBER CALL       in: Philip Crane 262-555-0122     nurse: dro
ROI on file both parents, exp 10/2027. Wants to know out-of-pocket: individual deductible met,
co-insurance 20 % to max 6,500. Asked who transports; none covered by plan. He and wife can drive if
within 2 h. Says no legal problems; it was the roommate who had the DUI in August. Asks whether a
brother, 19, who is deaf, may visit. Advised to ask program. Family hx given: mother's brother
suicide 2009, father's mother bipolar, no alcohol that he knows.

10/23/2026 11:30  CONCURRENT        caller: Tamara        nurse: jmh
Stay extended to 11/02 pending bed, SI none since 10/20. Concussion 2016 (soccer) mentioned by
Dr. Poole, no sequelae. Trauma: sexual assault freshman year, on campus. Weight 118, labs stable.

10/24/2026 08:10  CORRECTION        nurse: jmh
Note of 10/12: disregard naltrexone, entered before LFTs came back (3x normal). Acamprosate 666 mg TID
from 10/13 instead.

RESIDENTIAL AUTH  requested 10/26, pended for bed date. Ref R-26-55091. Contact for receiving
provider: Denise Ruiz-Okello RN x4417, 800-555-0123, fax 800-555-0124.          END OF PRINT`,
    ],
    expected: {
      dob: '2001-02-19',
      sex_at_birth: 'Female',
      ...livesAt(/35 Larkspur/i, 'Elm Fork', 'WI', '53999'),
      phone_number: /555-0118/,
      living_status: 'Rental',
      employment_status: 'Unemployed',
      carrier: 'UMR',
      subscriber_id: /41\s?880\s?2265\s?-\s?02/,
      group_number: '76-411902',
      authorization_number: 'BH7734410',
      subscriber_firstname: /Philip/i,
      subscriber_lastname: /Crane/i,
      subscriber_dob: '1969-08-08',
      subscriber_employer: /Ridley Aerospace/i,
      reason_for_seeking_treatment: /getting|pulled back|learn to stay|ingesting approx 60|residential dual/i,
      recent_substance_abuse: /white claws|ETOH|vodka|alcohol use/i,
      concerns_for_withdrawal: /CIWA/i,
      medication_plan: /lurasidone|lithium|acamprosate/i,
      allergies: /sulfa|tree nuts/i,
      epipen: /EpiPen at bedside|\byes\b/i,
      ...seenBy('pcp', /Noreen Haas/i, /555-0120/),
      ...seenBy('psychiatrist', /Felix Arroyo/i, /555-0121/),
      current_therapist_name: /Bree Solano/i,
      next_appointment: '2026-11-19',
      hospitalizations: /Lakeview|Elm Fork ER|ICU one night/i,
      residential_programs: /Wren Hollow/i,
      other_levels_of_care: /PHP at Lakeview/i,
      completed_genetic_testing: /Genesight/i,
      history_of_self_harm: /Cuts forearms/i,
      history_of_suicide_attempts: /60|Tylenol|car in|Two prior attempts/i,
      eating_disorder: /bulimia|last purge/i,
      history_of_trauma: /sexual assault/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /Concussion 2016|soccer/i,
      aggression_or_property_damage: /Threw a/i,
      transportation_required: /can drive|none covered/i,
      pending_legal_charges: RULED_OUT,
      family_history: /suicide 2009|bipolar|Parkinson/i,
    },
    open: [
      ...fields('gender current_symptoms additional_treatment_or_support_needed outpatient_therapy psych_testing_done'),
      ...SPOKESPERSON,
    ],
    questions: [
      asked('lithium level', 1, /Level 0\.7/),
      asked('When is the appointment with Dr. Arroyo?', 2, /11\/19\/2026/),
      asked('group number', 1, /76-411902/),
      asked('Which programs were called?', 2, /Halyard Point|Foxglen|Second Harbor/),
      asked('what was her BAL', 1, /BAL on arrival \.21/),
      asked('who is the nurse to contact for the receiving provider', 2, /Ruiz-Okello/),
      reworded('daily drinking', 1, /12\+ white claws/),
      reworded('why did the day program not work', 1, /failed after 9 days|drank in the parking lot/),
      reworded('how many earlier tries to end her life', 1, /Two prior attempts/),
      reworded('what does the family still have to pay', 2, /co-insurance 20 %/),
      reworded('drug taken for cravings now', 2, /acamprosate 666/i),
      takenBack('how much naltrexone does she get', 1, /naltrexone 50 mg/),
      takenBack('hiv positive?', 1, /member HIV positive/),
      anothers('when was the dui', 2, /the DUI in August/),
      anothers('has she been treated for opioids', 1, /opioids last year/),
      anothers('is she deaf', 2, /brother, 19, who is deaf/),
      absent('does she smoke'),
      absent('what year did she graduate high school'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('galindo', 'Efrain', 'Galindo', '10/31/1979'),
    as: 'scan',
    pages: [
      `ST. BRENDAN'S DETOX - UTILIZATION REVIEW TEL. LOG             one sheet per patient, pencil ok
Pt  Galindo, Efrain          DOB  10-31-79     M     Rm 14B     Adm 10-22-26 2310
Ins  GEHA High Option        ID  G 2071 5538    Grp  -          Holder  pt (USPS letter carrier)
Auth #  GB-661207             Payer tel  800-555-0171  opt 4      Our UR  Colleen  x2290
Pt addr  2745 Bluestem Ct, Orrin KS 66999      cell  785-555-0172
Wife  Marisela  785-555-0173  (emerg, ROI signed)      3 kids

DATE   TIME   SPOKE TO         WHAT WE GAVE                                WHAT THEY GAVE
10/23  0910   Brandi, RN       46M, fifth vodka/day x 2 yr, BAL .318,      3 days detox
                               CIWA 19-22 on 10/23, tremor, vomiting.      10/22-10/24
                               W/d seizure 2024 + one 10/21 at home,       LCD 10/24
                               wife saw, EMS.  BP 178/104.
                               Librium taper 50 q6.  No drugs.
10/24  1415   Brandi           CIWA 15.  Hears mail truck at night,        2 more
                               knows not real.  Librium 25 q6.  Mg 1.4     10/25-10/26
                               repl.  PHQ 20.   Wish to be dead, no plan.
10/26  1000   Otis, RN         CIWA 8.   Eating.   "I'll be drunk by       peer rev?
                               Friday if I go home, the garage is a bar."  no, approve
                               Residential asked, ASAM 3.5.                10/27
10/27  1130   Otis             CIWA 4.   ~~CIWA 17~~ (14A, misread CK)     LCD 10/28
                               Librium done 10/28.  Start gabapentin       RES: needs
                               300 tid, sertraline 50, thiamine.           in-network list
10/28  0845   Brandi           Bed hunt: Prairie Rest full.  Tallgrass     single case
                               RTC ok 11/2, out of network.  14A same      agreement form
                               company, they said yes to him for Vivitrol  sent
                               (NOT ours, do not chart!)`,
      `Galindo, Efrain      10-31-79                                 UR LOG  back

CLINICAL CRIB  (so nobody hunts the chart)
  allergy     codeine = hives, bees = "swells", has epi pen @ home, expired
  meds home   lisinopril 20, omeprazole.   (mirtazapine in H&P = wife's bottle)
  medical     HTN, pancreatitis 2025 (Orrin Mem. 4 d), AST 162 ALT 90, plt 111, ~~varices~~ (is 14A)
  prior tx    St B detox 2024 / Prairie Rest 28 d 2024, sober 7 mo / IOP Topeka Rd, finished 1/25
  psych       no psych inpt.  No attempt ever.  no self harm.   EAP couns. Rudy Amador 785-555-0174,
              q 2 wk   no psychiatrist
  trauma      dog attack on route 2019, 60 stitches; father beat him
  head        0     eating d/o  0     violence - punched the garage wall 9/26, broke hand.  People: no
  legal       OUI? - asked twice, none.  Bro Tomas is the one in jail (DUI #3).  No P.O.  no court
  family      father + Tomas etoh.  mother lupus.   son Ramon 15 type 1 diabetic
  work        full time, on FMLA from 10/22, letter given to wife
  PCP         Dr. Shirin Vakil 785-555-0175, appt 11/24/26 10:30, cx if still in tx
  ride        wife will drive if <3 hr.  no plane  ("not safe to fly alone" Dr. Moya)
  guns        2 rifles -> father-in-law's  10/24 (wife)

10/29  1320   Otis            Dr. Moya did talk w/ med dir.   RES approved 14 d, start 11/2,
                              auth to come by fax to Tallgrass.  Our LCD 11/1.  Pt agrees "yes, please."
10/30  0915   Colleen to pt   Signed.   Wants Spanish AA book and to call kids Sundays.
              ~~ pt wants AMA ~~   that was 12A
                                           UR Colleen Kasprzak RN      faxed w/ packet  10/30/26`,
    ],
    expected: {
      dob: '1979-10-31',
      sex_at_birth: 'Male',
      ...livesAt(/2745 Bluestem/i, 'Orrin', 'KS', '66999'),
      phone_number: /555-0172/,
      marital_status: 'Married',
      employment_status: 'Full-time',
      employer: /USPS/i,
      emergency_contact_primary_firstname: 'Marisela',
      emergency_contact_primary_phone: /555-0173/,
      carrier: 'GEHA',
      subscriber_id: /G\s?2071\s?5538/,
      authorization_number: 'GB-661207',
      reason_for_seeking_treatment: /drunk by|garage is a bar|Residential asked|ASAM 3\.5|yes, please/i,
      current_symptoms: /tremor|vomiting|PHQ|Wish to be dead|Hears mail/i,
      recent_substance_abuse: /vodka|BAL/i,
      concerns_for_withdrawal: /CIWA|W\/d seizure|Librium|tremor/i,
      medication_plan: /gabapentin|sertraline|thiamine|lisinopril|omeprazole|Librium/i,
      allergies: /codeine|bees/i,
      epipen: /@ home|expired|\byes\b/i,
      current_pcp_name: /Vakil/i,
      current_pcp_phone: /555-0175/,
      next_appointment: '2026-11-24',
      transportation_required: /wife will drive|not safe to fly/i,
      hospitalizations: /Orrin Mem|pancreatitis/i,
      residential_programs: /Prairie Rest 28 d/i,
      other_levels_of_care: /St B detox|IOP Topeka/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /dog attack|father beat/i,
      history_of_seizures: /W\/d seizure|10\/21 at home|seizure 2024/i,
      aggression_or_property_damage: /punched the garage/i,
      pending_legal_charges: RULED_OUT,
      family_history: /Tomas etoh|lupus/i,
    },
    open: [
      ...fields(
        'gender living_status emergency_contact_primary_lastname current_therapist_name current_therapist_phone',
      ),
      ...fields('outpatient_therapy probation current_psychiatrist_name history_of_tbi_concussions eating_disorder'),
      ...fields('additional_treatment_or_support_needed subscriber_employer'),
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('detox auth #', 1, /GB-661207/),
      asked('When was he admitted?', 1, /10-22-26 2310/),
      asked('CIWA on 10/24', 1, /CIWA 15/),
      asked('how many days of residential were approved', 2, /RES approved 14 d/),
      asked('who is the EAP counselor', 2, /Rudy Amador/),
      asked('platelets', 2, /plt 111/),
      reworded('what did the breathalyzer or lab show on arrival', 1, /BAL \.318/),
      reworded('are the weapons out of the house', 2, /2 rifles/),
      reworded('which place will take him next', [1, 2], /Tallgrass/),
      reworded('how long did he last after rehab', 2, /sober 7 mo/),
      reworded('voices or visions', 1, /Hears mail truck/),
      reworded('has he injured himself in anger', 2, /punched the garage wall|broke hand/),
      takenBack('does he want to leave against advice', 2, /pt wants AMA/),
      takenBack('esophageal varices', 2, /~~varices~~/),
      anothers('vivitrol', 1, /yes to him for Vivitrol/),
      anothers('is he diabetic', 2, /type 1 diabetic/),
      absent('does he smoke'),
      absent('where did he go to school'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
