import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A college access office's file on a student who takes leave, and its coordinator's letter and notes on an older one. */
export const disabilityServices: readonly ApartRecord[] = [
  {
    person: who('whitcombe', 'Ansel', 'Whitcombe', '05/19/2005'),
    as: 'scan',
    pages: [
      `                       THORNFIELD COLLEGE   Access & Accommodation Office        Form A-2   STUDENT INTAKE
                       (student fills in; staff notes in the right-hand column)
1. Name      Ansel Whitcombe         ID 00418822     Class of 2027              | staff: H. Oduya, Asst. Director
2. Born      May 19, 2005            Legal sex  M      Gender  nonbinary (they)  | use they in all mail
3. Campus    Lowry Hall 318                          Cell  413-555-0121          | moved out 10/24
   Home      27 Sugarbush Lane, North Pell, VT 05999 (my moms)                   | <- mail goes here now
   Email     ansel.w@thornfield.example                                          |
4. Conditions for which you ask accommodation (check)
   [x] ADHD      [x] depression/anxiety    [x] concussion      [ ] hearing    [ ] vision    [x] eating disorder
   [ ] seizure disorder     [x] food allergy       [ ] mobility    [x] other:  "substance stuff, see letter"
5. Documentation attached?
   [x] Neuropsychological evaluation, Dr. Priya Ramanathan, June 2022.  WAIS-IV, Conners     | PSI 84, VCI 131
   [x] GeneSight-type pharmacogenomic report, 2024: slow metabolizer of CYP2D6               | copy in Drive
   ~~[x] IEP, grade 9~~                                                          | slip of the pen HO
6. Treating people
   Therapist      Kestrel Amato, LICSW, Pell Family Therapy     802-555-0122     | release signed 9/3
   Prescriber     Dr. Leopold Anand, psychiatrist    802-555-0123                | release signed 9/3
   Doctor         Dr. Bethany Rusk, North Pell Health Ctr  802-555-0124
7. Medicine   atomoxetine 80 mg a.m.   fluoxetine 40 mg   (Vyvanse ended 9/15: I was crushing it)
8. Allergies  sesame - throat closes.  Epi in backpack and w/ RA.          Amoxicillin - hives
   Have you eaten it?   By accident twice.  On purpose once, Feb 2025, tahini, "to get out of finals". ER.
9. Do you receive   [ ] Voc Rehab   [ ] SSI   [x] Pell grant  [x] work-study (library, 8 h)
10. Emergency     Renata Whitcombe (mother)    802-555-0125   renata.w@pellmail.example
11. What do you need from us?
   "More time. A room with no mirror. Someone to tell my professors so I don't have to say it eight times."
12. Student signature   A.W.     9/3/2026`,
      `From: Hyacinth Oduya                                                 Tuesday, October 27, 2026 4:41 PM
To: Admissions (program)                    Cc: Ansel Whitcombe; Dean of Students
Subject: Ansel W. - medical leave packet, with consent

Good afternoon,
Ansel asked me, not Health Services, to write to you because I am the person they talk to. I am not a clinician; I put down what
they told me and what is in the file, and Ansel has read this.

On October 22 their roommate found them gray on the floor of the Lowry bathroom. It was Adderall bought in the library (up to 120
mg a day, snorted, since the Vyvanse was stopped) with a fifth of gin over a weekend. Overnight at Pell County
Hospital, IV fluids, home to their moms on the 24th. They have also smoked weed every evening since tenth grade. "I
can't study without it, can't eat on it and can't sleep after it." They want "a place where nobody grades me." Last
Adderall October 22; last drink October 25, out of the vanilla extract.
Coming off: slept two days, ravenous, flat, then sweating and shaky hands on the third. No convulsions then or ever.

What I know of the rest: they restrict and run (since 15; Walden-type day program in Burlington, summer 2021; weight now 118 at
5'10"). They have cut their upper arms, last in September. One attempt, in March 2023, hanging, the belt broke; the adolescent
unit at Brattle Retreat afterward, 12 days. No plan today; tearful, can't concentrate, hasn't been to class since the 12th. Two
concussions, ultimate frisbee 2021 and a bike in 2024. They were assaulted first year by someone no longer enrolled (Title
IX closed). A fist through the carrel glass in the library, October 9: conduct hearing, a sanction of $310, not police.
They were offered residential care in 2023 and didn't go. Two months of intensive outpatient at Brattle, spring 2023.

There is no charge and no probation. ~~Cited by campus police for possession 10/22.~~ I was told today that was the roommate,
Dashiell, who was also the one carrying the pills and takes lithium, and who has a court date of November 13.

They are covered under mother's plan: Blue Cross and Blue Shield of Vermont, ID  ZIG 904 2217 60, group V-20118, policy of
Renata Whitcombe (b. 4/2/1974), employee of the State of Vermont. Their other mother, Jo, is in recovery nine years and
will drive them anywhere this side of Albany. Jo has Crohn's. A grandfather killed himself.
Next with Dr. Anand: November 9, 2026, by video. They'd like to keep it from wherever they are.
~~Our Milo Prentiss will ride along.~~  Wrong student, strike it.  For dates and beds use me: 413-555-0126,
hoduya@thornfield.example, until 5.
                                                       Hyacinth Oduya`,
    ],
    expected: {
      dob: '2005-05-19',
      gender: 'Non-binary',
      ...livesAt(/27 Sugarbush/i, 'North Pell', 'VT', '05999'),
      phone_number: /555-0121/,
      email_id: 'ansel.w@thornfield.example',
      living_status: 'With family',
      ...inEmergency('Renata', 'Whitcombe', /555-0125/),
      emergency_contact_primary_email: 'renata.w@pellmail.example',
      ...speakWith(/Oduya/i, /555-0126/),
      contact_person_email: 'hoduya@thornfield.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /ZIG 904 2217 60/,
      group_number: 'V-20118',
      subscriber_firstname: 'Renata',
      subscriber_lastname: 'Whitcombe',
      subscriber_dob: '1974-04-02',
      subscriber_employer: /State of Vermont/i,
      ...seenBy('therapist', /Kestrel Amato/i, /555-0122/),
      ...seenBy('psychiatrist', /Leopold Anand/i, /555-0123/),
      ...seenBy('pcp', /Bethany Rusk/i, /555-0124/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /nobody grades me|gray on the floor|can't study without/i,
      current_symptoms: /tearful|can't concentrate|hasn't been to class/i,
      recent_substance_abuse: /Adderall|fifth of gin|weed every evening|last drink/i,
      concerns_for_withdrawal: /slept two days|sweating|shaky hands/i,
      medication_plan: /atomoxetine|fluoxetine/i,
      allergies: /sesame|Amoxicillin/i,
      knowingly_ingested_allergen: /tahini|On purpose once/i,
      epipen: /Epi in backpack|\byes\b/i,
      transportation_required: /drive them|this side of Albany/i,
      additional_treatment_or_support_needed: /More time|no mirror|tell my professors/i,
      hospitalizations: /Pell County|Brattle Retreat/i,
      other_levels_of_care: /day program|intensive outpatient/i,
      outpatient_therapy: /Amato|Pell Family Therapy|intensive outpatient/i,
      psych_testing_done: /Neuropsychological|WAIS|Ramanathan/i,
      completed_genetic_testing: /GeneSight|pharmacogenomic|CYP2D6/i,
      history_of_self_harm: /cut their upper arms/i,
      history_of_suicide_attempts: /March 2023|hanging/i,
      eating_disorder: /restrict and run|\[x\] eating|Walden/i,
      history_of_trauma: /assaulted first year/i,
      history_of_tbi_concussions: /concussion/i,
      aggression_or_property_damage: /fist through/i,
      family_history: /killed himself|in recovery|Crohn/i,
      ...ruledOut('pending_legal_charges probation history_of_seizures'),
    },
    open: fields('sex_at_birth employment_status employer residential_programs'),
    questions: [
      asked('What is the student ID?', 1, /00418822/),
      asked('who did the neuropsychological evaluation', 1, /Priya Ramanathan/),
      asked('when is the next visit with Dr. Anand', 2, /November 9, 2026/),
      asked('What is the group number of the mother’s plan?', 2, /V-20118/),
      asked('what happened on October 22', 2, /gray on the floor/),
      asked('what pronoun should we use', 1, /\bthey\b/),
      reworded('how fast does the body break down medicines', 1, /slow metabolizer/),
      reworded('did they ever eat the thing that closes the throat on purpose', 1, /On purpose once/),
      reworded('how did the suicide attempt fail', 2, /belt broke/),
      reworded('how much do they weigh', 2, /weight now 118/),
      reworded('Was anything broken at school in anger?', 2, /fist through the carrel/),
      reworded('why was the ADHD stimulant stopped', 1, /crushing it/),
      reworded('how will they get here', 2, /drive them anywhere/),
      takenBack('does Ansel have an IEP', 1, /IEP, grade 9/),
      takenBack('was there a citation by campus police', 2, /Cited by campus police/),
      takenBack('who will ride along with Ansel', 2, /Milo Prentiss/),
      anothers('is Ansel on lithium', 2, /takes lithium/),
      anothers('when is the court date', 2, /court date of November 13/),
      anothers('does this client have Crohn’s', 2, /Crohn's/),
      absent('what is the GPA'),
      absent('Have they had COVID?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('delgado-reyes', 'Marisela', 'Delgado-Reyes', '08/11/1982'),
    as: 'text',
    pages: [
      `PALO DURO COMMUNITY COLLEGE
Disability Resource Center  -  Student Success Bldg 104  -  Mesa Quemada, TX 79999

October 23, 2026

To the admitting team:

I coordinate services for students who are deaf or hard of hearing. Marisela Delgado-Reyes (born August 11, 1982) has been on my
caseload for three semesters in the dental assisting program. She is deaf, signs ASL, reads English well and lip-reads a
little; she asked me to "get all of it on paper so I don't have to finger-spell my whole life to a stranger."

Here is what she has told me and given me leave to tell. After her hysterectomy in 2021 she was prescribed clonazepam for
nerves. She now takes 6 to 8 mg a day, some from her doctor and the rest from a cousin, and for about a year a hydrocodone or two
with it. She doesn't drink. On September 28 she ran out. On the second day she saw "bugs in the captions," and on the third
she had a seizure in my waiting room, the first of her life; the ambulance took her to Mesa Quemada Regional for four
days. She began again within the week. The last tablets were this morning. Her doctor, Dr. Hector Villanueva
(806-555-0131), has told her that he will not write another prescription after November. "I'm scared of stopping and scared
of not stopping," she signed to me. "I want to do it where somebody watches, and where somebody signs."

She sleeps three hours, startles at flashing lights, has lost her sense of taste and forgets lectures within the day. She has not thought of suicide;
she did take her grandmother's heart pills at nineteen, in Lubbock, and was kept on the ward at Caprock State for
two weeks. She does not injure herself. Her first husband broke her arm and shut her in a car trunk; the second, Beto,
died in 2019 in an oil-field explosion. She is widowed and raises Ximena, 14, who is hearing, interprets for her
mother more than a child should and has migraines and an EpiPen for wasps.

She was treated once as an outpatient, by video relay, through Llano Recovery in 2023, ten sessions; she stopped because the
interpreter knew her mother. She has not been in a residential program; none she called had ASL.

        Sincerely,
        Cornelius Ballard, M.Ed., Access Coordinator    806-555-0132    cballard@paloduro-cc.example`,
      `Palo Duro CC / DRC / case notes                                     student: DELGADO-REYES M        T-number 30077120
date        by    note
08/24/26    CB    Fall start.  FM system out to her, CART in lecture, interpreter in lab (Rosa T.).  Extended time 1.5.
09/04/26    CB    Took TABE + vocational battery at DARS, Dr. Sue Nakagawa, 9/2.  Reading 11.2, memory low average.
09/10/26    KW    ~~Student reports penicillin allergy~~   entered on wrong student, KW
09/18/26    CB    Codeine: vomits, itches.  Adhesive tape blisters.  Wants it in our file for lab.  No food allergy.
10/01/26    KW    SEIZURE in lobby 10:20, ~2 min, bit tongue.  911.  Second student (Tyrell J., epileptic, wears a helmet)
                  upset; he had one himself at 11.  Two incident reports, do not mix.
10/07/26    CB    Back.  Levetiracetam 500 twice a day added by hosp; also sertraline 50, losartan 25, estradiol patch.
                  ~~metformin~~ her mother's, she showed me the wrong bottle
10/09/26    CB    Slammed laptop on table when captions failed, screen cracked.  Paid for.  Not like her.
10/14/26    CB    Dropped to half-time to keep aid.  Employment: cafeteria, 12 h a week, El Molino Foods.
10/16/26    CB    Hot-check charge, Randall Co., $212.  Court 12/03/26 9 am, interpreter requested.  No probation.
10/20/26    CB    Insurance: Superior HealthPlan (STAR+PLUS Medicaid)   member 5203 8817 04.    No auth yet.
10/21/26    CB    Neurology appt - Dr. Imran Bashir, 11/16/26 2:15.   Therapist: none now.   ~~Dr. Lowe, psychiatry~~  other student's
10/22/26    CB    Lives: rents half a duplex, 1409 Yucca St., Mesa Quemada 79999.   videophone 806-555-0133, text ok; no voice calls.
                  marisela.dr@llanomail.example
10/22/26    CB    Emergency: sister Consuelo Reyes 806-555-0134 (hearing, speaks Spanish, some English).  Ximena goes to her.
10/23/26    CB    Cousin Nando - prison for pills, on parole since June.  Mother: diabetes, one leg.  Father's side "all drink".
10/23/26    CB    No car.  College van can take her as far as Amarillo bus station; she shouldn't ride alone with seizures.
NEEDS for any placement:  certified ASL interpreter for groups, VP access, strobe fire alarm, captioned films, seat with back
                  to wall.  ADA title III letter on request.   Call me, not the front counter.   CB`,
    ],
    expected: {
      dob: '1982-08-11',
      ...livesAt(/1409 Yucca/i, 'Mesa Quemada', 'TX', '79999'),
      phone_number: /555-0133/,
      email_id: 'marisela.dr@llanomail.example',
      marital_status: 'Widowed',
      living_status: 'Rental',
      employer: /El Molino/i,
      ...inEmergency('Consuelo', 'Reyes', /555-0134/),
      ...speakWith(/Ballard/i, /555-0132/),
      contact_person_email: 'cballard@paloduro-cc.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /5203 8817 04/,
      ...seenBy('pcp', /Villanueva/i, /555-0131/),
      next_appointment: '2026-11-16',
      reason_for_seeking_treatment: /scared of stopping|somebody watches|not write another/i,
      current_symptoms: /sleeps three hours|startles|sense of taste|forgets lectures/i,
      recent_substance_abuse: /clonazepam|6 to 8 mg|hydrocodone|last tablets/i,
      concerns_for_withdrawal: /bugs in the captions|had a seizure|ran out/i,
      medication_plan: /Levetiracetam|sertraline|losartan|estradiol/i,
      allergies: /Codeine|Adhesive/i,
      transportation_required: /No car|College van|shouldn't ride alone/i,
      additional_treatment_or_support_needed: /ASL interpreter|VP access|strobe|captioned|somebody signs/i,
      hospitalizations: /Mesa Quemada Regional|Caprock/i,
      outpatient_therapy: /Llano Recovery|ten sessions|outpatient/i,
      psych_testing_done: /TABE|vocational battery|Nakagawa/i,
      history_of_suicide_attempts: /heart pills/i,
      history_of_trauma: /broke her arm|car trunk|oil-field/i,
      history_of_seizures: /seizure in/i,
      aggression_or_property_damage: /Slammed laptop|screen cracked/i,
      pending_legal_charges: /Hot-check/i,
      upcoming_court_date: '2026-12-03',
      family_history: /diabetes|all drink/i,
      ...ruledOut('probation residential_programs history_of_self_harm'),
    },
    open: [
      ...OWN_PLAN,
      ...fields(
        'sex_at_birth gender employment_status other_levels_of_care current_therapist_name current_psychiatrist_name',
      ),
    ],
    questions: [
      asked('what is her T-number', 2, /30077120/),
      asked('when did she have the seizure in the lobby', 2, /10\/01\/26/),
      asked('who is the neurology appointment with', 2, /Imran Bashir/),
      asked('How much clonazepam does she take a day?', 1, /6 to 8 mg/),
      asked('Which member number does Superior HealthPlan have for her?', 2, /5203 8817 04/),
      asked('is an interpreter requested for the court', 2, /interpreter requested/),
      reworded('how do we ring her if she cannot hear', 2, /videophone|text ok/),
      reworded('what did she hallucinate', 1, /bugs in the captions/),
      reworded('why did she give up outpatient care', 1, /interpreter knew her mother/),
      reworded('what broke when she lost her temper', 2, /screen cracked|Slammed laptop/),
      reworded('how did her husband die', 1, /oil-field explosion/),
      reworded('What kind of fire warning must her room have?', 2, /strobe fire alarm/),
      reworded('side effects of an opioid cough medicine on her', 2, /vomits, itches/),
      takenBack('is she allergic to penicillin', 2, /penicillin allergy/),
      takenBack('Does she take metformin?', 2, /metformin/),
      takenBack('who is her psychiatrist', 2, /Dr\. Lowe/),
      anothers('does she wear a helmet', 2, /wears a helmet/),
      anothers('has she been in prison for pills', 2, /prison for pills/),
      anothers('does she get migraines', 1, /migraines/),
      absent('does she smoke or vape'),
      absent('what is her blood type'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
