import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A health plan's case manager writes down each call: member, family, offices, and what she mistyped. */
export const caseManagerCalls: readonly ApartRecord[] = [
  {
    person: who('farraday', 'Desmond', 'Farraday', '06/24/1988'),
    as: 'text',
    pages: [
      `KEYSTONE STATE ADMINISTRATORS for AETNA CHOICE POS II      CASE MANAGEMENT CONTACT HISTORY (member copy)
MBR  FARRADAY, DESMOND R   | DOB 06/24/1988 | SEX M | REL Self | MBR ID W2208 77140 | GRP 0868221-12-004
PLAN SPONSOR  Corbett Rail Services     COB none      CM  Philippa Stanhope, RN, CCM x2214
RESIDES  9 Turntable Alley Apt B, Gallitzin Gap, PA 16699        PH 814-555-0181    EM dfarr88@railmail.example
PRINTED 10/28/2026 07:02           8 of 8 contacts shown, oldest first           CASE BH-2026-55310
=====================================================================================================
#1  10/05/2026 09:14  OUT  MBR        Welcome call. Mbr off work since 09/28 (conductor, full time, positive random).
    Says "I'm on the couch and I'm drinking." HIPAA verified x3. Lives alone, renting; divorced Feb.
    Amount: 30-pack of Natty plus a pint of peppermint schnapps, daily, 2 yrs+. Kratom extract
    shots, 4 a day, from the gas station. Denies opioids, coke, needles. Mbr asked what is covered. Explained.
#2  10/05/2026 11:40  OUT  PCP OFC    Dr. Benedikt Sorensen, Gallitzin Family Practice, 814-555-0183. MA Joy reads chart:
    HTN, GERD, anx/dep. Rx: omeprazole 20, venlafaxine XR 150, clonidine 0.1 prn. ALLERGY: Levaquin
    (tendon), and cats. No EpiPen. Sz: febrile as toddler only, "none as adult".
    Next OV 11/10/2026.
#3  10/07/2026 16:22  IN   EX-WIFE    Kirsten Farraday. Not authorized; listened only. States SHE is on Suboxone and
    has custody. States mbr drove with the kids drunk. No PHI given.
#4  10/12/2026 10:05  OUT  MBR        Tried to cut to 12 beers on 10/10: "sweats, dry heaves, and my hands were
    jackhammers, saw lights on the ceiling." Went to Conemaugh Gap ED, 6 h, given lorazepam,
    left AMA. Back to full amount 10/11. Educated: do not stop alone. PHQ-9 by phone 20: worthless, awake
    till 4, can't read a page. C-SSRS: in June sat on the tracks waiting for the 4:10, walked off; says
    that is the only time. Today no. Never cut or burned self. No guns.`,
      `CONTACT HISTORY   FARRADAY, DESMOND R    06/24/1988    W2208 77140                          PG 2
=====================================================================================================
#5  10/15/2026 13:31  OUT  THERAPIST  Imogen Salt, LSW, 814-555-0184, sees him weekly since May. ROI on file. Says:
    grade-crossing fatality 2021, he was on the engine; "he still counts the shoes." PTSD dx. Also a
    concussion same day (thrown into console). No violence toward people; he kicked in
    his own bathroom door 09/27. Family: father and uncle alcohol, mother lupus. Recommends residential w/ trauma track.
    NO psychiatrist. Prior tx per Salt: White Deer Run 28d, 2022; IOP Pyramid Altoona, 2022, 9 wks.
#6  10/20/2026 08:50  IN   FACILITY   Laurel Bluff admissions (Tate): bed 10/30 if precert. Faxed criteria.
    ~~Auth 7714-0093 approved, RTC 14 days~~   VOIDED 10/20 15:10 PS, entered under wrong member.
#7  10/22/2026 14:18  OUT  MBR        Mbr: "If I lose my card I lose the railroad, and if I lose the railroad I'm my dad. I want
    the thirty days." Last drink during call. Last kratom this am. DUI 07/19, Cambria Co., prelim hearing
    12/02/2026. ~~On probation~~  correction: ARD application only.  PS
    No ride: truck impounded, sister Maeve works. Plan has no transport benefit. Facility driver requested.
    Emergency: sister Maeve Farraday 814-555-0182.
#8  10/27/2026 09:30  IN   UM         Precert approved detox 5 d + RTC 14 d. AUTH# 26-BH-771845. Concurrent review
    due day 12. Facility to call me for any question: direct 814-555-0180, pstanhope@ksa.example.
    Peer call: Dr. Amara Lowe. Also needs: CPAP (own machine), letter for the Railroad Retirement sickness claim.
---------------------------------------- END OF MEMBER COPY ----------------------------------------`,
    ],
    expected: {
      dob: '1988-06-24',
      sex_at_birth: 'Male',
      phone_number: /555-0181/,
      email_id: 'dfarr88@railmail.example',
      ...livesAt(/9 Turntable Alley/i, 'Gallitzin Gap', 'PA', '16699'),
      marital_status: 'Divorced',
      living_status: 'Rental',
      employer: /Corbett Rail/i,
      ...inEmergency('Maeve', 'Farraday', /555-0182/),
      ...speakWith(/Stanhope/i, /555-0180/),
      contact_person_email: 'pstanhope@ksa.example',
      carrier: 'Aetna',
      subscriber_id: /W2208\s?77140/,
      group_number: '0868221-12-004',
      authorization_number: '26-BH-771845',
      ...seenBy('pcp', /Sorensen/i, /555-0183/),
      ...seenBy('therapist', /Imogen Salt/i, /555-0184/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /lose my card|thirty days|on the couch/i,
      current_symptoms: /worthless|awake\s+till 4|can't read|PHQ-9/i,
      recent_substance_abuse: /30-pack|schnapps|Kratom/i,
      concerns_for_withdrawal: /sweats, dry heaves|jackhammers|lights on the ceiling|do not stop alone/i,
      medication_plan: /omeprazole|venlafaxine|clonidine/i,
      allergies: /Levaquin|cats/i,
      epipen: /No EpiPen|\bno\b/i,
      transportation_required: /No ride|impounded|driver requested/i,
      additional_treatment_or_support_needed: /CPAP|Railroad Retirement|trauma track/i,
      residential_programs: /White Deer Run/i,
      other_levels_of_care: /IOP Pyramid/i,
      outpatient_therapy: /Imogen Salt|weekly since May|IOP Pyramid/i,
      history_of_suicide_attempts: /sat on the tracks|4:10/i,
      history_of_trauma: /grade-crossing|counts the shoes|PTSD/i,
      history_of_seizures: /febrile|none as adult/i,
      history_of_tbi_concussions: /concussion/i,
      aggression_or_property_damage: /bathroom door/i,
      pending_legal_charges: /DUI/i,
      upcoming_court_date: '2026-12-02',
      family_history: /uncle alcohol|lupus/i,
      ...ruledOut('history_of_self_harm'),
    },
    open: [
      ...fields('gender employment_status hospitalizations probation current_psychiatrist_name subscriber_employer'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('What is the auth number?', 2, /26-BH-771845/),
      asked('group number', 1, /0868221-12-004/),
      asked('who is the case manager', [1, 2], /Philippa Stanhope|pstanhope@ksa\.example/),
      asked('When is the preliminary hearing?', 2, /12\/02\/2026/),
      asked('what was his PHQ-9 by phone', 1, /PHQ-9 by phone 20/),
      asked('concurrent review due', 2, /due day 12/),
      reworded('what did he witness at work', 2, /grade-crossing fatality/),
      reworded('did he leave a hospital early', 1, /left AMA/),
      reworded('what quinolone reaction has he had', 1, /Levaquin \(tendon\)/),
      reworded('how many days of treatment will the insurer pay for', 2, /detox 5 d \+ RTC 14 d/),
      reworded('does he use anything from convenience stores', 1, /Kratom extract shots/),
      reworded('machine for breathing at night', 2, /CPAP/),
      takenBack('how many days were approved under 7714-0093', 2, /Auth 7714-0093 approved/),
      takenBack('what is he on probation for', 2, /On probation/),
      anothers('is he on Suboxone', 1, /SHE is on Suboxone/),
      anothers('does he have lupus', 2, /mother lupus/),
      absent('when was his last physical exam'),
      absent('Does he have a will?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('bianchi-wu', 'Carlotta', 'Bianchi-Wu', '08/19/1994'),
    as: 'scan',
    pages: [
      `GULF CREST HEALTH PLAN (Florida Medicaid)        TELEPHONE LOG - complex case mgmt        CM: D. Achille
member   Carlotta Bianchi-Wu        8-19-94        F        ID  H 7740 21993          (305) 555-0191
res      2700 Mangrove Ct #14, Isla Verde FL 33999  (with parents)       single     not working since baby
------------------------------------------------------------------------------------------------------
10-6    1015    called mbr, 22 min.   Baby Luca is 11 wks, in NICU 30 d for NAS, home w/ her mother now.
                Wants "a place I can bring him, I'm scared of my own hands when I'm sick."
                Using: tianeptine (gas stn. "Zaza") 10-12 caps, + fentanyl off foil 1/4 g/d.  last both today
                Xanax bars stopped in Mar.   Alcohol no.  Vape yes
10-6    1100    called OB, Dr. Fournier: c-sec 7-21, BP ok.  Preg #2.  Tubal declined.  ~~HIV pos~~  OB's
                nurse was reading next chart, called back 1112, NEG.   DA
10-9    1430    mbr's mother, Graziella Bianchi, called (auth'd 10-6), (305) 555-0192.   She is emerg. contact
                and the one to set things up with.  "She slept in the tub."  Mother has breast ca, chemo Fridays.
                Dad manic depressive on lithium.   Mbr's twin Renzo died OD 2022, mbr found him.
10-13   0920    mbr did not ans.  x3
10-14   0840    mbr: tried to quit 10-11 to 10-12, "bones hurt, sneezing, puking, restless, thought bugs".
                Seizure? "I think the Zaza gave me one, 10-12, woke up w/ tongue bit."  No ER.   told call 911
10-14   0910    psych ofc Dr. Ines Marrero (305) 555-0193 confirms appt 11-9-26 and Rx:  Zoloft 150, mirtaz 15
                Buspar d/c'd.   dx PP depression, PTSD.   EPDS 21.
10-16   1500    ther. Kenji Alvarado LMHC (305) 555-0194, wkly video: burned thighs w/ vape Sept (3x). no attempt
                ever, has thoughts of "being still".   No violence, no breaking.   Bulimia age 17-20, none now.
                rape at 19 by coworker, reported.`,
      `C. Bianchi-Wu       H 7740 21993         log cont'd                                        p 2 of 2
------------------------------------------------------------------------------------------------------
10-19   1115    PCP on card (Dr. Osgood) never seen.  ~~appt 11-2~~  canceled by his ofc
10-20   1350    mbr:  allergies?   sulfa - rash, pineapple - mouth.   EpiPen?  "no".     head?  "fell off scooter
                in college, blacked out a min, no scan".    hosp?   c-sec only + Larkin Psych 3 d (Baker Act) Aug
                after she said she'd walk in the bay.
10-20   1420    rehab before?  Village South w/o baby, 2023, 4 mos, graduated.  Methadone clinic 2024, 5 mos.
10-21   1000    DCF worker Ms. Toussaint:  case open, no removal.   Dependency court 11-30-26, 10 am.   NO criminal,
                no probation.    Father of baby (Dante Wu, separated ptnr, never married her) is on felony probation and
                has Hep B.
10-23   0905    Transport:  plan pays, ModivCare 3 days ahead, car seat needed.    Mbr has no license.
10-26   1610    Casa Ternura (mother/baby) has bed 11-5.   Wants TB, vaccine card for Luca, formula type.
                Auth req'd, submitted, pend # GC-330917 (tracking only).
10-27   0830    mbr's word for file:  "Renzo would've hated this.  I want to be a mom w/ clean hair."
10-28   1200    Pharmacy claim review:   naloxone 9-2.   Depakote, Risperdal fills  = dad's, same address. flagged
                Metformin fill 8-3  = mother.        PGx cheek swab (psych ofc) done 9-15, result pending`,
    ],
    expected: {
      dob: '1994-08-19',
      sex_at_birth: 'Female',
      phone_number: /555-0191/,
      ...livesAt(/2700 Mangrove/i, 'Isla Verde', 'FL', '33999'),
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Graziella', 'Bianchi', /555-0192/),
      ...speakWith(/Graziella/i, /555-0192/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /H\s?7740\s?21993/,
      ...seenBy('psychiatrist', /Marrero/i, /555-0193/),
      ...seenBy('therapist', /Alvarado/i, /555-0194/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /bring him|clean hair|my own hands/i,
      current_symptoms: /EPDS|depression|being still|slept in the tub/i,
      recent_substance_abuse: /tianeptine|Zaza|fentanyl/i,
      concerns_for_withdrawal: /bones hurt|sneezing|puking|thought bugs/i,
      medication_plan: /Zoloft|mirtaz/i,
      allergies: /sulfa|pineapple/i,
      transportation_required: /ModivCare|plan pays|no license/i,
      hospitalizations: /Larkin|Baker Act|c-sec/i,
      residential_programs: /Village South/i,
      other_levels_of_care: /Methadone clinic/i,
      outpatient_therapy: /Alvarado|wkly video|Methadone clinic/i,
      completed_genetic_testing: /PGx|cheek swab/i,
      history_of_self_harm: /burned thighs/i,
      eating_disorder: /Bulimia/i,
      history_of_trauma: /found him|rape at 19|PTSD/i,
      history_of_seizures: /Zaza gave me one|tongue bit/i,
      history_of_tbi_concussions: /scooter|blacked out/i,
      upcoming_court_date: '2026-11-30',
      family_history: /breast ca|manic depressive|died OD/i,
      ...ruledOut('epipen history_of_suicide_attempts aggression_or_property_damage pending_legal_charges probation'),
    },
    open: [
      ...fields(
        'gender additional_treatment_or_support_needed current_pcp_name authorization_number psych_testing_done',
      ),
      ...fields('parole_granted'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('EPDS score', 1, /EPDS 21/),
      asked('What allergies does the mbr have?', 2, /sulfa - rash/),
      asked('When is dependency court?', 2, /11-30-26/),
      asked('which facility has a bed 11-5', 2, /Casa Ternura/),
      asked('who is the DCF worker', 2, /Ms\. Toussaint/),
      asked('When is the psych appointment?', 1, /appt 11-9-26/),
      reworded('how old is the newborn', 1, /11 wks/),
      reworded('did the baby go through withdrawal at birth', 1, /NICU 30 d for NAS/),
      reworded('possible convulsion off the gas station pills', 1, /tongue bit/),
      reworded('who discovered her twin', 1, /mbr found him/),
      reworded('was she held involuntarily', 2, /Baker Act/),
      reworded('medical ride benefit', 2, /ModivCare 3 days ahead/),
      takenBack('when did she test positive for HIV', 1, /HIV pos/),
      takenBack('when does she see Dr. Osgood', 2, /appt 11-2/),
      anothers('Does she have breast cancer?', 1, /breast ca, chemo/),
      anothers('is she on Risperdal', 2, /Depakote, Risperdal fills = dad's/),
      anothers('Hep B', 2, /has Hep B/),
      absent('what is her blood type'),
      absent('does she own a gun'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
