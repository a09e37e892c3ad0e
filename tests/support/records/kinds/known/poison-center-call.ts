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

/** A poison center's case: who called, what was swallowed, and what the specialist noted at each call back. */
export const poisonCenterCall: readonly ApartRecord[] = [
  {
    person: who('mendenhall', 'Josiah', 'Mendenhall', '09/12/2001'),
    as: 'text',
    pages: [
      `HIGH PLAINS POISON CENTER                                            CASE DETAIL (released copy)
Case 26-1049-33817          Opened 10/25/2026 23:18:42          SPI: V. Ostby RN CSPI
-------------------------------------------------------------------------------------------------
CALLER      Name   Bryce Telford       Relation  roommate        Site  own residence
            Call back  308-555-0131    ZIP 69199                  County  Keya
PATIENT     Name   Mendenhall, Josiah  DOB 09/12/2001 (25 y)      Sex  male     Wt 81 kg (est)
            Pregnant n/a
EXPOSURE    Time  approx 22:30         Duration  acute            Route  ingestion
            Reason  INTENTIONAL - suspected suicide                Witnessed  no
SUBSTANCE                          FORM       AMOUNT              CERTAINTY        STRENGTH
  1  acetaminophen PM              caplet     30 to 40            bottle count     500/25 mg
  2  ethanol (whiskey)             liquid     "most of a fifth"   reported         40 %
  3  alprazolam                    tab        unk                 ~~reported~~     removed 23:51, see note
HISTORY     Healthy. PMH: asthma as a kid, depression. Meds: Lexapro 20 mg, "something for sleep".
            Allergy: amoxicillin per roommate, hives.  No seizures that roommate knows of.
EFFECTS     drowsy / ataxia / vomited x1 / tachycardia (counted 118)
-------------------------------------------------------------------------------------------------
NOTES
10/25 23:18  Pt found on bathroom floor, awake, says he "took the whole thing." Girlfriend moved out
             Friday. Note on refrigerator. Caller has hidden his own bottle of clonazepam.
             REC: 911 now, do not induce vomiting, bring bottles. Caller agrees; EMS en route 23:24.
10/25 23:51  EMS on the line. The alprazolam bottle belongs to the downstairs neighbor and is full.
             Substance 3 removed. BP 108/64 P 122 R 14 GCS 13. Transport to Keya Valley Hospital.
             Caller adds that he himself was in drug court in 2022, knows the signs.`,
      `HIGH PLAINS POISON CENTER      Case 26-1049-33817      Mendenhall, Josiah         page 2 of 2

10/26 01:05  Call from KVH ED, Dr. Ansari. Ethanol 0.214. 2.5 h APAP drawn too early, repeat at 4 h.
             Salicylate negative. EKG QRS 92, QTc 461.  REC: 4-hr level, AST/ALT, INR, watch for
             anticholinergic delirium (diphenhydramine), benzodiazepine if agitated.
10/26 03:20  4-hr APAP 228 mcg/mL, above treatment line. IV NAC started 03:10, 21-h protocol. AST 31.
             Patient picking at air, mumbling; lorazepam 1 mg. Second generation toxicologist review
             Dr. I. Marchetti: agree.
10/26 11:40  RN Dot, ICU bed 4. Clear. Pt says he drinks a fifth about every two days since spring,
             and takes the PM pills nightly, 6 to 8, to sleep; had the shakes last time he stopped.
             No other drugs, urine screen negative. Cut his arm twice in high school. This is his
             first attempt. CIWA 9. No physical violence reported by anyone.
10/26 23:00  APAP < 10, AST 112, INR 1.2. NAC extended 12 h.
             Mother (Colleen, in Cheyenne, 307-555-0133) reached by hospital; she wants him in a
             dual program. Mother's own hx: attempt in 1999; father alcoholic, sober since '08.
10/27 12:15  AST 74 and falling, INR 1.0. NAC stopped. Medically cleared 11:30, voluntary, psych bed.
             Patient: "I want to get the drinking handled first." Counselor at college: Tamsin
             Greaves 308-555-0135, sees her on Tuesdays.
10/28 09:00  CLOSED.  Outcome: MODERATE EFFECT.   Mgmt site: admitted critical care, then psych.
-------------------------------------------------------------------------------------------------
QA 10/29  ~~acetaminophen 900 mcg/mL~~ at 03:20 was a keying error, lab reads 228. Corrected, VO.
          Record released on signed request, patient copy. Poison Help 1-800-555-0100.`,
    ],
    expected: {
      dob: '2001-09-12',
      sex_at_birth: 'Male',
      reason_for_seeking_treatment: /get the drinking handled|suspected suicide|took the whole thing/i,
      recent_substance_abuse: /ethanol|whiskey|fifth about every two days|PM pills/i,
      concerns_for_withdrawal: /the shakes|CIWA/i,
      medication_plan: /Lexapro/i,
      allergies: /amoxicillin/i,
      current_therapist_name: /Greaves/i,
      current_therapist_phone: /555-0135/,
      hospitalizations: /Keya Valley|KVH|ICU|critical care|psych bed/i,
      history_of_self_harm: /Cut his arm/i,
      history_of_suicide_attempts: /first attempt|suspected suicide|acetaminophen|took the whole thing/i,
      history_of_seizures: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      family_history: /Mother's own hx|father alcoholic/i,
    },
    open: [
      'zip',
      'gender',
      'current_symptoms',
      'living_status',
      'outpatient_therapy',
      'employment_status',
      'marital_status',
      'additional_treatment_or_support_needed',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('what was the 4-hr APAP level', 2, /APAP 228/),
      asked('who was the caller', 1, /Bryce Telford/),
      asked('Ethanol level?', 2, /Ethanol 0\.214/),
      asked('When was NAC stopped?', 2, /10\/27 12:15|NAC stopped/),
      asked('how many caplets of acetaminophen PM did he take', 1, /30 to 40/),
      reworded('is he allergic to any antibiotic', 1, /amoxicillin/),
      reworded('what set this off', 1, /Girlfriend moved out/),
      reworded('did he leave a goodbye letter', 1, /Note on refrigerator/),
      reworded('has he injured himself before this', 2, /Cut his arm twice/),
      reworded('how much liquor does he go through', 2, /a fifth about every two days/),
      reworded('antidepressant?', 1, /Lexapro 20 mg/),
      reworded('does he see a therapist', 2, /Tamsin Greaves|Greaves 308-555-0135/),
      takenBack('in what form did he swallow alprazolam', 1, /alprazolam tab unk ~~reported~~/),
      takenBack('was a level of 900 found', 2, /acetaminophen 900 mcg\/mL/),
      anothers('was he in drug court', 1, /he himself was in drug court in 2022/),
      anothers('is he prescribed clonazepam', 1, /his own bottle of clonazepam/),
      absent('what insurance does he have'),
      absent('Are there any legal charges?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications'],
  },
  {
    person: who('vandiver', 'Araceli', 'Vandiver', '01/16/1984'),
    as: 'scan',
    pages: [
      `TRI-RIVER REGIONAL POISON CONTROL            TELEPHONE CONSULT SHEET      (white: file  yellow: hosp)
date 10-27-26   time 0612     SPI   Lem Haskins PharmD          case  R26-88104
caller   Joy, RN     from   Ferrand Mem. ED       call back  740-555-0161 x 40
PT NAME   Araceli Vandiver      age 42   DOB 1/16/84    M  (F)   wt 59 kg     preg?  N (hcg neg)
what      kratom extract "gold" shots, x 9 since Sat;   loperamide 2 mg, 60-70 caplets a day x 3 wk
          windshield washer fluid (methanol) - ~~1 cup~~  crossed out, that was the 0545 case, LH
why       [ ] accident   [ ] suicide   [x] abuse / self-treating withdrawal   [ ] other
          pt ran out of oxy 9/30, "couldn't face being sick again," read about lope online
when      last lope 10-26 at 2200, last kratom 10-27 0200
how is pt   syncope x2 at home, husband did CPR 1 min.   P 48   BP 96/58   QRS 138   QTc 594
          alert now.  shaking of both arms w/ syncope, EEG not done, no post-ictal.  "never had a
          seizure in my life"
other meds  methocarbamol 750 tid,  estradiol patch,  Zofran from urgent care (STOP)
allergies   (erythromycin - "passed out" 2009)   (nickel)             PMH   back fusion 2019, migraine
rec to ED sodium bicarb, Mg 2 g, keep K > 4.5, no Zofran, no haldol, pads on.  Isoproterenol ready.
          Admit ICU.  no naloxone needed now, RR 16.  Methanol level NOT needed.`,
      `R26-88104  Vandiver A         FOLLOW UP CALLS                                       sheet 2
10-27  1030   ICU, Dr Teague.   one run torsades 0740, shocked x1.  Isoproterenol on.  QTc 560.
              Lope level sent.  K 4.6.
              ~~intubated 0755~~  wrong case line, LH
10-27  2100   Pt awake talking.  sweats, yawning, crampy.  COWS 14.  Team asks re bup:  wait for
              QTc < 500, then ok to start low.  NO methadone.
10-28  0900   QTc 498.   iso off.   bup 2 mg given, tolerated.  Husband (Dwight) at bedside, will be
              the contact, 740-555-0163.   Drives truck nights, can't take her to appts.
10-28  1630   SW Fay:  pt had 3 wks at Laurel Bend residential 2021 for oxy after the back surgery,
              then IOP at same place, clean 14 mo.    Denies wanting to die, no attempts ever, no
              cutting.   "bulimic in college," none since.   Stepdad "handled" her as a girl.  Gentle,
              no hx of hitting anyone.  No court, no PO.   Dr Sayre (FP) was giving the oxy, retired.
              New PCP  Kimberlee Stroud NP  740-555-0165 appt Nov 17.
10-29  0900   QTc 462, bup/nlx 8-2 bid.  moving to floor.  Pt wants inpt rehab from here, "I'm scared
              of my own kitchen cupboard."   Has CareSource Medicaid   #  104 55 781 9900
10-30  0915   closed.   Major effect.      LH
       note - her brother Efrain had Brugada + ICD, d. 38.   cardiology aware
       note - 0545 caller re 3 y/o (washer fluid) has same last name, NO RELATION.  That child: seizure
       hx, on Keppra.   Keep charts apart!`,
    ],
    expected: {
      dob: '1984-01-16',
      sex_at_birth: 'Female',
      marital_status: 'Married',
      carrier: 'Medicaid/MCO',
      subscriber_id: /104\s?55\s?781\s?9900/,
      reason_for_seeking_treatment: /scared|wants inpt rehab|self-treating|couldn't face/i,
      current_symptoms: /syncope|sweats|yawning|crampy|shaking of both arms/i,
      recent_substance_abuse: /kratom|loperamide|lope\b|oxy/i,
      concerns_for_withdrawal: /couldn't face being sick|sweats|COWS|self-treating/i,
      medication_plan: /bup|methocarbamol|estradiol/i,
      allergies: /erythromycin|nickel/i,
      current_pcp_name: /Stroud/i,
      current_pcp_phone: /555-0165/,
      next_appointment: '2026-11-17',
      hospitalizations: /ICU|Ferrand/i,
      residential_programs: /Laurel Bend/i,
      other_levels_of_care: /IOP/,
      eating_disorder: /bulimic/i,
      history_of_trauma: /Stepdad|handled/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /Brugada/i,
      contact_person_name: /Dwight/i,
      contact_person_phone: /555-0163/,
    },
    open: [
      'gender',
      'parole_granted',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'transportation_required',
      'living_status',
      ...OWN_PLAN,
    ],
    questions: [
      asked('What was the QTc on arrival?', 1, /QTc 594/),
      asked('when did she last take loperamide', 1, /last lope 10-26/),
      asked('who is the new PCP', 2, /Kimberlee Stroud/),
      asked('what is her Medicaid number', 2, /104 55 781 9900/),
      asked('what happens with erythromycin', 1, /passed out/),
      reworded('has she been in a program before', 2, /Laurel Bend/),
      reworded('what was she taking to stave off dope sickness', 1, /kratom|loperamide 2 mg|self-treating withdrawal/),
      reworded('did her heart need a jolt', 2, /shocked x1/),
      reworded('childhood molestation', 2, /Stepdad "handled" her/),
      reworded('is methadone safe for her', 2, /NO methadone/),
      reworded('could she be expecting', 1, /hcg neg|preg\? N/),
      takenBack('how much methanol did she drink', 1, /~~1 cup~~/),
      takenBack('Was she intubated?', 2, /~~intubated 0755~~/),
      anothers('is she on Keppra', 2, /on Keppra/),
      anothers('does she have an ICD', 2, /Brugada \+ ICD/),
      anothers('does she drive a truck', 2, /Drives truck nights/),
      absent('does she smoke cigarettes'),
      absent('what was her blood sugar'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
