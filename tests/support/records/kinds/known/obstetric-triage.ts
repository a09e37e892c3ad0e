import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** Labor and delivery's triage of a pregnant woman who uses, sent on when she asks for a bed. */
export const obstetricTriage: readonly ApartRecord[] = [
  {
    person: who('brathwaite', 'Shanice', 'Brathwaite', '12/05/1997'),
    as: 'text',
    pages: [
      `GREATER WICOMICO WOMEN'S HOSPITAL          OB TRIAGE / LABOR & DELIVERY          Encounter 8830-114-27
BRATHWAITE, SHANICE A        DOB 12/05/1997  (28 yr F)        MRN 00447193        Arr 10/26/2026 0218  OBT-4
-----------------------------------------------------------------------------------------------------
G3 P1011      LMP 04/12/2026      EDD 01/17/2027 (US 9w)      GA 28w1d      Rh NEG, RhoGAM 10/14/2026
Prenatal care  Dr. Imelda Kwarteng, Shorefield OB, 410-555-0120     4 visits     Next: 11/10/2026 1:40 PM
PCP            none assigned
Address        3300 Snow Hill Terrace Apt 12, Shorefield, MD 21999 (rents)          Cell 410-555-0121
Marital        Single            Work   night stocker, part-time, Delmarva Foods
Payer          Maryland Physicians Care (Medicaid)      ID 30071184420      Auth   n/a
Emerg contact  Brathwaite, Yvette (mother)  410-555-0122         Support person in room: Darnell (FOB)

CHIEF COMPLAINT   "My stomach is tight and I haven't had my fix since supper. I don't want to lose him like the
                  last one. I want the mother-baby place, the one you can sleep at."

ALLERGIES         [X] Penicillin - anaphylaxis age 6       [X] Adhesive - rash        [ ] Latex        [ ] NKDA
EPINEPHRINE AUTOINJECTOR  [ ] has    [X] does not have

MEDICATION                    DOSE           LAST TAKEN        COMMENT
prenatal vitamin              1 tab daily    10/24
buprenorphine SL              8 mg BID       never started     Rx 10/01 not filled
hydroxyzine                   25 mg q6h prn  10/25 2200
~~labetalol~~                 ~~200 mg BID~~                   charted on wrong patient, bed 5. TW RN

SUBSTANCES (4Ps Plus POSITIVE)
  Heroin/fentanyl   IN, 10-12 caps/day, since 2022        last 10/25 1830
  Cocaine           with it, "a bump," 2x/wk              last 10/22
  Alcohol           stopped when test was positive
  Tobacco           4-5 cig/day
COWS  0225: 9     0330: 13     0445: 15 (yawning, gooseflesh, cramps, HR 112)     0600: 6 after bup 4 mg x2

FETAL   0222 FHR 150, mod var, accels 10x10, no decels.   TOCO q6-8 min -> q15 -> none by 0700.   SVE closed/thick/high
        fFN negative.   UA ketones 2+.   UDS fentanyl +, cocaine +, benzo neg, THC neg`,
      `BRATHWAITE, SHANICE A   MRN 00447193   OB TRIAGE 10/26/2026                               page 2 of 2

HISTORY, NURSING         (T. Whitcomb RNC-OB 0310)
  OB        2017 SVD 37w girl, raised by her mother.  2024 loss at 20w, "I was using, they didn't say that's why"
  Medical   asthma (albuterol in purse).  Hep C Ab pos, RNA pending.  HIV NR 10/14.
  Surgical  D&C 2024
  Admits    D&C night 2024; asthma ICU 2011.     Psych unit: none
  Neuro     Seizures [ ] Y  [X] N         Head injury [X] Y  [ ] N   dashboard, MVC 2019, stitches, CT ok
  Psych     Depression since loss.  EPDS 17, item 10 = 0.  Sleeps days, no appetite, tearful.
            Suicide attempt  [X] Y  [ ] N   "drank bleach" age 14, stomach washed, Peninsula ED, sent home
            Self injury      [ ] Y  [X] N
            Eating disorder  [ ] Y  [X] N
            Darnell: bipolar, off lithium, shouted at desk 0240, walked out by security
  Safety    Alone with RN: "He don't hit me. My stepfather did the other thing, till I was twelve."
            ~~Pt threw call bell at staff~~   late entry 0610: this was Darnell. Error. TW
  Legal     [X] open: shoplifting, District Court Shorefield, 12/14/2026 8:45     Probation [ ]Y [X]N
            CPS: will be notified at birth. None open.
  Family    mother - preeclampsia, HTN.   brother - opioid, died 2023.  Darnell's sister - cystic fibrosis carrier
  Treatment Outpt Suboxone clinic "Second Tide" 3 mo in 2024.   Detox none.   Residential none.
            Counselor: Marcy Underhill, LCSW-C at OB office, 410-555-0123, 2 visits

PROVIDER (J. Abiodun CNM / Dr. Kwarteng by phone)
  A  28w1d, threatened preterm labor resolved with hydration and treatment of opioid withdrawal. OUD severe, cocaine use.
  P  Bup 8 mg BID, first fill bedside.  Betamethasone not indicated.   Carrier screen: SMA and CF neg 8/2026.
     Discharge to mother's, NOT to Apt 12.   Will not be safe in a detox that stops all opioids.
     SW J. Pellegrino 410-555-0124 pellegrino@gwwh.example is point of contact for Chrysalis mother-baby residential.
     Needs ride: no car, mother does not drive.    Return if bleeding, LOF, <10 kicks/2h.
  0715 Left with mother.   ~~AMA form signed~~  void, discharged in the regular way 0715.`,
    ],
    expected: {
      dob: '1997-12-05',
      sex_at_birth: 'Female',
      ...livesAt(/3300 Snow Hill/i, 'Shorefield', 'MD', '21999'),
      phone_number: /555-0121/,
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Part-time',
      employer: /Delmarva/i,
      ...inEmergency('Yvette', 'Brathwaite', /555-0122/),
      ...speakWith(/Pellegrino/i, /555-0124/),
      contact_person_email: 'pellegrino@gwwh.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /30071184420/,
      ...seenBy('therapist', /Underhill/i, /555-0123/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /stomach is tight|lose him|mother-baby place|haven't had my fix|preterm labor/i,
      current_symptoms: /Depression since loss|EPDS|Sleeps days|tearful|no appetite|stomach is tight/i,
      recent_substance_abuse: /heroin|fentanyl|10-12 caps|cocaine/i,
      concerns_for_withdrawal: /COWS|gooseflesh|yawning|opioid withdrawal|stops all opioids/i,
      medication_plan: /prenatal vitamin|buprenorphine|Bup 8 mg|hydroxyzine/i,
      allergies: /penicillin|adhesive/i,
      epipen: /does not have|\bno\b/i,
      transportation_required: /Needs ride|no car/i,
      hospitalizations: /asthma ICU|D&C/i,
      other_levels_of_care: /Detox none|Second Tide|none/i,
      outpatient_therapy: /Underhill|Second Tide/i,
      completed_genetic_testing: /SMA|carrier screen/i,
      history_of_suicide_attempts: /bleach|age 14/i,
      history_of_trauma: /stepfather|other thing/i,
      history_of_tbi_concussions: /dashboard|MVC 2019/i,
      pending_legal_charges: /shoplifting/i,
      upcoming_court_date: '2026-12-14',
      family_history: /preeclampsia|died 2023|brother - opioid/i,
      history_of_self_harm: /\b(?:n|no|none|denie[sd])\b/i,
      eating_disorder: /\b(?:n|no|none|denie[sd])\b/i,
      history_of_seizures: /\b(?:n|no|none|denie[sd])\b/i,
      probation: /\b(?:n|no|none|denie[sd])\b/i,
      ...ruledOut('residential_programs'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('current_pcp_name current_pcp_phone authorization_number psych_testing_done'),
      ...fields('additional_treatment_or_support_needed current_therapist_email'),
    ],
    questions: [
      asked('what was the COWS at 0445', 1, /0445: 15/),
      asked('EPDS', 2, /EPDS 17/),
      asked('When did she get RhoGAM?', 1, /RhoGAM 10\/14\/2026/),
      asked('who is the counselor at the OB office', 2, /Marcy Underhill/),
      asked('what was on the UDS', 1, /fentanyl \+/),
      asked('payer', 1, /Maryland Physicians Care/),
      asked('when must she be in District Court', 2, /12\/14\/2026/),
      reworded('is the baby due in January', 1, /EDD 01\/17\/2027|01\/17\/2027/),
      reworded('what could kill her if given an antibiotic', 1, /Penicillin/),
      reworded(
        'did she lose an earlier pregnancy',
        [1, 2],
        /lose him like the last one|loss at 20w|Depression since loss/,
      ),
      reworded('swallowed a household cleaner as a teenager', 2, /drank bleach/),
      reworded('Which illnesses might she hand down according to her genes?', 2, /SMA and CF/),
      reworded('where does she go after leaving the hospital', 2, /Discharge to mother|Left with mother/),
      takenBack('does she take labetalol', 1, /labetalol/),
      takenBack('Did she throw the call bell?', 2, /threw call bell/),
      takenBack('did she sign out AMA', 2, /AMA form signed/),
      anothers('was she walked out by security', 2, /walked out by security/),
      anothers('does she have bipolar disorder', 2, /bipolar/),
      absent('what is her height'),
      absent('is she vaccinated against RSV'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('quintero', 'Leticia', 'Quintero', '05/22/2001'),
    as: 'scan',
    pages: [
      `Sandia Wells Regional - Birth Suite                                  TRIAGE SHEET  (fax to: Adm., attn. intake)
date 10/29/26   in 1935   out 2310    rm T2     RN  G. Holcomb       MD  Dr. Priscilla Yoon (laborist)
name   Leticia Quintero      b. 5/22/01      25   G2P1   35+2 by 12wk scan     EDC 12/1/26    GBS pos
lives  w/ sister Araceli, 19 Mesquite Loop, Sandia Wells NM 88999      # 575-555-0125
ride here: sister. No car of own.  mar: S - has bf, Beto, "off and on"       job: none since 20 wks, was at Sonic
ins:   Presbyterian Turquoise Care (MCD)    10044 8837 01        card seen

c/o    "bleeding when I wipe + I feel like bugs". Spotting x 6h, no clots.  FM +.   no LOF.
       BP 158/98 -> 144/92 -> 136/86     P 124     T 99.4     sat 98     wt 141      pain 5 low back
FHT    165 mod, no decels       ctx irreg       cx 1/50/-3   cx unchanged 2 h         placenta clear on u/s, no previa
labs   plt 212   AST 28   P/C 0.18     UDS  AMPH+  (confirm sent)  rest neg       EtOH <10

USES   meth (smoked) daily since 31 wks when Beto came back; before that clean 7 mo.  last 10/29 noon
       weed to eat, most nights.   pills? "blues 2x, didn't like it", Aug.      etoh none this preg
       cig 0 - vape.     ~~IV use~~  I ticked it, she showed arms, nothing. GH
COMING DOWN:  sleeps 20 h, then crying, "want to claw". No shakes / no sz in past w/ stopping.
NKDA   - but "bananas itch my mouth".       epi pen  no
meds   PNV when she remembers.  Fe.   nifedipine 10 x1 here.    ~~methyldopa~~ GH
       Beto's Adderall - says no, he sells it.`,
      `Quintero L   5/22/01       T2       10/29/26                                           back

PMH   UTI x3 preg.  anemia.   chlamydia tx'd Sept.   No asthma DM HTN before.    c/s 0   Hosp: 1st birth '21 only
ψ     anx, "flat".  was on Zoloft pp '21, quit.   PHQ9 = 13.   SI no.  Tried once w/ Tylenol PM at 17, 3 d UNM Children's psych.
      cut thighs 15-17, none since.   No hallucinations tonight, bugs = feeling only
      Araceli hears voices, gets a shot (Invega), is careful about it
hit?  Y   Beto shoved her into truck door 10/11, temple, saw black ~ 1 min, no ER.  He has a warrant.
      Foster care 8-13, "bad house"
      she keyed his truck after.  says that's all
kids  Mateo 5, w/ paternal gm in Deming (kinship guardian).  CYFD wkr Rhonda Estrada 575-555-0126 - plan of safe care
law   no charges.  no PO.  ~~court 11/12~~   = Beto's.   Own: custody review, Deming, 11/24/26 9a
fam   mom - gest diabetes, meth till '15.   dad ?.  Araceli = schizophrenia
tx    IOP "Mesa" teen program '18. Casa Serena (moms' res.) Deming 10/25 - 5/26, finished!   no detox
      therapist was there.  none now.

2140  SW Nils Haugen in.  Pt:  "Casa was the only time I liked me.  I'll go back there or anyplace like it before he
      finds where I am."     wants to go straight from bed after 11/3 NST.
2225  cx same.  ctx gone after IVF + nifedipine.   BP ok, labs ok = not preeclampsia tonight.
      ~~Preeclampsia w/o severe features~~   PY 2250
2310  d/c to Araceli.   precautions x 2 langs.    next OB Dr Yoon clinic 11/3/26 0900 (NST/BPP) 575-555-0127
      PCP   Tía Carmen Clinic, Joy Begay NP   575-555-0128

to rehab:  will deliver ~Dec, you need L&D within 30 min.  Mat. transport can be Turquoise ride (2 d notice) - call them.
      Emergency = Araceli Quintero 575-555-0129.
      Questions -> N. Haugen LMSW 575-555-0130  nhaugen@sandiawells.example
      do not give info to Beto / "cousin" who calls.`,
    ],
    expected: {
      dob: '2001-05-22',
      ...livesAt(/19 Mesquite/i, 'Sandia Wells', 'NM', '88999'),
      phone_number: /555-0125/,
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Araceli', 'Quintero', /555-0129/),
      ...speakWith(/Haugen/i, /555-0130/),
      contact_person_email: 'nhaugen@sandiawells.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /10044 8837 01/,
      ...seenBy('pcp', /Joy Begay|Begay/i, /555-0128/),
      next_appointment: '2026-11-03',
      reason_for_seeking_treatment: /only time I liked me|go back there|bleeding when I wipe|before he finds/i,
      current_symptoms: /anx|flat|PHQ9|feel like bugs|bleeding|Spotting/i,
      recent_substance_abuse: /meth|weed|blues/i,
      concerns_for_withdrawal: /sleeps 20 h|claw|No shakes/i,
      medication_plan: /PNV|\bFe\b|nifedipine/i,
      allergies: /NKDA|bananas|no known/i,
      epipen: /\bno\b/i,
      transportation_required: /No car of own|Turquoise ride|transport/i,
      hospitalizations: /UNM Children|1st birth/i,
      residential_programs: /Casa Serena/i,
      other_levels_of_care: /IOP|no detox/i,
      history_of_self_harm: /cut thighs/i,
      history_of_suicide_attempts: /Tylenol PM/i,
      history_of_trauma: /shoved|Foster care|bad house/i,
      history_of_tbi_concussions: /truck door|saw black|temple/i,
      aggression_or_property_damage: /keyed his truck/i,
      upcoming_court_date: '2026-11-24',
      family_history: /gest diabetes|meth till|schizophrenia|hears voices/i,
      ...ruledOut('history_of_seizures pending_legal_charges probation'),
    },
    open: [
      'sex_at_birth',
      'gender',
      ...OWN_PLAN,
      ...fields('employer knowingly_ingested_allergen outpatient_therapy current_therapist_name psych_testing_done'),
      ...fields('additional_treatment_or_support_needed parole_granted'),
    ],
    questions: [
      asked('what was the P/C', 1, /P\/C 0\.18/),
      asked('Who is the CYFD worker?', 2, /Rhonda Estrada/),
      asked('PHQ9', 2, /PHQ9 = 13/),
      asked('how long was she at Casa Serena', 2, /10\/25 - 5\/26/),
      asked('when is the custody review', 2, /11\/24\/26/),
      asked('When did she last use meth?', 1, /10\/29 noon/),
      reworded('how far along is she', 1, /35\+2/),
      reworded('which fruit bothers her mouth', 1, /bananas itch/),
      reworded('Is her blood pressure too high?', [1, 2], /158\/98|BP ok/),
      reworded('did her boyfriend knock her out', 2, /truck door|saw black/),
      reworded('who raises her little boy', 2, /paternal gm|kinship guardian/),
      reworded('when is she expecting to deliver', [1, 2], /12\/1\/26|deliver ~Dec/),
      reworded('how soon before must the insurance van be ordered', 2, /2 d notice/),
      takenBack('does she inject', 1, /IV use/),
      takenBack('Is methyldopa one of her medicines?', 1, /methyldopa/),
      takenBack('must she be in court on 11/12', 2, /court 11\/12/),
      anothers('Is there a warrant out for her?', 2, /He has a warrant/),
      anothers('does she get Invega', 2, /Invega/),
      absent('does she plan to breastfeed'),
      absent('what is her e-mail address'),
      absent('has she had gonorrhea'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
