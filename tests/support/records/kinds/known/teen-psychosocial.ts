import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** An adolescent clinic's interview by areas (home, school, eating, activities, drugs, sex, mood, safety), alone with the patient. */
export const teenPsychosocial: readonly ApartRecord[] = [
  {
    person: who('okafor', 'Zadie', 'Okafor-Lind', '03/05/2010'),
    as: 'text',
    pages: [
      `MAPLETON CHILDREN'S  -  ADOLESCENT MEDICINE                        CONFIDENTIAL PSYCHOSOCIAL INTERVIEW
                                                                   do not release to portal proxy
Okafor-Lind, Zadie     DOB 3/5/2010 (16 y 7 m)     F, she/they     MRN A-30067      10/22/2026  3:10 PM
Attending: Mira Castellanos, MD        Social work: Ben Trudeau, LICSW       Seen alone 50 min, then with mother
Home: 27 Whitcomb Street, Mapleton, MA 01999 (mother's).  Teen's cell 413-555-0140.
Mother and legal custodian: Annika Lind 413-555-0141, annika.lind@mail.example.  Father: Chidi Okafor, Lagos, by phone.
Plan: ~~Tufts Health Direct~~ old card, BT. Harvard Pilgrim (under mother, DOB 9/9/1979,
employer Mapleton Public Schools), HP 4410 99 832 02, group 007714.

Reason for visit. Referred by school after a vape pen and eleven blue pills were found in her locker 10/16. She asked
to come: "Mom thinks it's a phase. It's not a phase, I get sick without it. I want real rehab, not the school lady."

H - HOME      With mother and brother Kai, 12. Parents divorced 2021. Fights about phone and about Devin (boyfriend, 19). Ran
              away twice this summer, one night each. Kai has type 1 diabetes and an insulin pump; "everything's about Kai."
              Feels safe at home now. Grandmother's house (Worcester) is the fallback.
E - EDUCATION Junior, Mapleton High. A's to D's since spring. Suspended 10 days. 504 plan for ADHD. Psychoeducational
              testing 2019 and again Feb 2025 (Dr. Haas): ADHD inattentive, processing speed 12th percentile.
E - EATING    Skips breakfast and lunch, then eats at night. Denies vomiting; no diet pills. BMI 18.1. Followed for anorexia
              at 13 by our nutrition team, weight restored 2024.
A - ACTIVITY  Quit swim in April. Works Saturdays at Hadley Donuts, part time. Spends nights on Discord.
D - DRUGS     Blues (M30s, pressed fentanyl), smoked on foil since February, now 3 to 4 a day, first one in the school
              bathroom. Last this morning 7 AM. Vapes THC all day; last noon. Alcohol at parties, monthly, 4-5 drinks. Xanax
              twice, not liked. No needle ever. Devin sells; Devin had an overdose 9/27, she gave the naloxone.
              CRAFFT 6/6. ~~Uses Adderall of a friend~~  clarified: her own, prescribed; took two before finals once.
              Urine 10/22: fentanyl +, THC +, amphetamine + (prescribed), all else neg. Pregnancy neg.
S - SEXUALITY Partner Devin only, since May. Nexplanon placed 6/2025. Chlamydia treated 8/2026, retest due. Age difference
              reviewed, see safety. No pregnancies.`,
      `Okafor-Lind, Zadie    MRN A-30067    10/22/2026    psychosocial, continued

S - SUICIDE / MOOD   PHQ-A 19. Down most days, cannot get up, irritable. Thinks "what if I took five" and does not plan it.
              On 1/30/2026 swallowed 20 of Kai's Benadryl after a fight; two days at Mapleton Children's, then ten days on the
              adolescent unit at Pioneer Ridge. Cuts hips with a razor, last in September, 30-40 scars, no stitches.
              Never hit anybody. Punched through the bathroom door (hollow core) the night the phone was taken, 10/17.
S - SAFETY    Texts from Devin, "you know what happens". He has pushed her into a car, 7/2026, bruised ribs. 51A filed today
              with her knowledge. At 11 an older cousin touched her at a wedding, never reported till now.
              Two concussions, swim deck 2022 and e-scooter 2024 (Mapleton ER, headaches three weeks). No seizures, no fainting.
              No firearm in the home. Not arrested; school will not press charges for the pills, police report only.
S - SPIRIT    Goes to her grandmother's church when she can; likes the choir.

WITHDRAWAL    Has missed a day three times. "Chills, my legs jump, I puke, my nose pours." COWS 8 in clinic at 4 PM.
MEDICINES     Adderall XR 20 mg; fluoxetine 40 mg; Nexplanon; iron.
ALLERGIES     Cashew and pistachio, anaphylaxis 2017. EpiPen in backpack and nurse's office. Zithromax, rash.
              ~~Red dye~~ was entered for Kai, removed.
FAMILY HX     Father: none known. Mother: postpartum depression, migraine. Maternal uncle died of overdose 2019. Maternal
              grandfather alcohol.
CARE TEAM     PCP Gretchen Salas, MD, Mapleton Pediatrics 413-555-0142. Psychiatry: Dr. Lev Abrams, 413-555-0143
              (fluoxetine, Adderall). Therapist: Imani Frost, LMHC, 413-555-0144, Mondays since February.
PRIOR         Pioneer Ridge as above; its partial program, 2/2026, 3 weeks. No residential, no detox.

DISCUSSED WITH MOTHER (Zadie agreed to all but the sexual history)
Mother cried and signed. She cannot take her: brother's pump clinic, and she fears Zadie would jump from the car as
she threatened to on the way here. Secure transport requested.
PLAN   1  Buprenorphine start in clinic tomorrow 10/23 9 AM, then daily.    2  Adolescent residential, girls only or LGBTQ
          affirming, nut-free kitchen, schoolwork.   3  No contact with Devin; number blocked.   4  Chlamydia retest.
       5  Next visit here 11/05/2026, 3:30 PM.   6  Call Ben Trudeau for placement, 413-555-0145, btrudeau@mapletonkids.example.
       7  Emergency contact is mother; second is grandmother.
                                                    M. Castellanos MD, B. Trudeau LICSW`,
    ],
    expected: {
      dob: '2010-03-05',
      sex_at_birth: 'Female',
      ...livesAt(/27 Whitcomb/i, 'Mapleton', 'MA', '01999'),
      phone_number: /555-0140/,
      living_status: 'With family',
      employer: /Hadley Donuts/i,
      legal_guardianship_status: 'Parent/legal guardian',
      ...inEmergency('Annika', 'Lind', /555-0141/),
      ...speakWith(/Trudeau/i, /555-0145/),
      contact_person_email: 'btrudeau@mapletonkids.example',
      subscriber_id: /HP 4410 99 832 02/,
      group_number: '007714',
      subscriber_firstname: 'Annika',
      subscriber_lastname: 'Lind',
      subscriber_dob: '1979-09-09',
      subscriber_employer: /Mapleton Public Schools/i,
      ...seenBy('pcp', /Salas/i, /555-0142/),
      ...seenBy('psychiatrist', /Abrams/i, /555-0143/),
      ...seenBy('therapist', /Imani Frost/i, /555-0144/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /want real rehab|get sick without|not a phase|eleven blue pills/i,
      current_symptoms: /Down most days|irritable|PHQ-A|cannot get up/i,
      recent_substance_abuse: /Blues|M30s|3 to 4 a day|Vapes THC/i,
      concerns_for_withdrawal: /Chills|legs jump|COWS 8|get sick without/i,
      medication_plan: /Adderall XR|fluoxetine|Buprenorphine/i,
      allergies: /Cashew|pistachio|Zithromax/i,
      epipen: /backpack/i,
      transportation_required: /Secure transport|jump from the car/i,
      hospitalizations: /Pioneer Ridge|Mapleton Children's/i,
      other_levels_of_care: /partial program|no detox/i,
      outpatient_therapy: /Imani Frost|Mondays/i,
      psych_testing_done: /Psychoeducational|testing 2019|Haas/i,
      history_of_self_harm: /Cuts hips/i,
      history_of_suicide_attempts: /20 of Kai's Benadryl/i,
      eating_disorder: /anorexia/i,
      history_of_trauma: /cousin touched|pushed her/i,
      history_of_tbi_concussions: /Two concussions/i,
      aggression_or_property_damage: /bathroom door/i,
      family_history: /postpartum|died of overdose|grandfather alcohol/i,
      ...ruledOut('history_of_seizures residential_programs pending_legal_charges'),
    },
    open: [
      ...fields('gender marital_status employment_status carrier emergency_contact_primary_email'),
      'additional_treatment_or_support_needed',
    ],
    questions: [
      asked('CRAFFT', 1, /CRAFFT 6\/6/),
      asked('When is the next visit?', 2, /11\/05\/2026/),
      asked('who is the psychiatrist', 2, /Lev Abrams/),
      asked('What is the BMI?', 1, /BMI 18\.1/),
      asked('What is the Harvard Pilgrim number?', 1, /HP 4410 99 832 02/),
      reworded('contraception?', [1, 2], /Nexplanon/),
      reworded('how old is the man she is seeing', 1, /boyfriend, 19/),
      reworded('was child protection notified', 2, /51A filed/),
      reworded('what must the cook leave out', 2, /nut-free kitchen|Cashew/),
      reworded('did she try to die last winter', 2, /20 of Kai's Benadryl/),
      reworded('where does she take her first hit of the day', 1, /school bathroom|first one in the school/),
      reworded('learning difficulties', 1, /processing speed|504 plan|ADHD/),
      takenBack('is she covered by Tufts', 1, /Tufts Health Direct/),
      takenBack('allergic to red dye?', 2, /~~Red dye~~/),
      anothers('is she on an insulin pump', 1, /insulin pump/),
      anothers('When did she overdose in September?', 1, /Devin had an overdose 9\/27/),
      anothers('has she had postpartum depression', 2, /postpartum depression/),
      absent('does she wear glasses'),
      absent('has she had the HPV vaccine'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('sandoval', 'Mateo', 'Sandoval', '12/19/2008'),
    as: 'scan',
    pages: [
      `RIO ALTO SCHOOL BASED HEALTH CENTER     "HEADS UP" INTERVIEW  (staff: circle, jot, don't recite)      10-27-26
Mateo Sandoval     12-19-08    17     gr 12     he/him M      interviewer  Deb Youngblood, PNP
lives  w/ abuelos (guardians by court since 2015), 44 Camino Chico, Rio Alto NM 87999     own ph 505-555-0150
guardian   Rosalia Sandoval 505-555-0151    mateo's Instagram not given     Medicaid: Presbyterian Turquoise 9017734421

HOME      who: abuela, abuelo, 2 cousins.    rules: "be in by 11"      safe?  (Y) N
          mom  in Grants prison to '28, meth.   dad  d. 2013 car, M. in back seat, 4 y/o. Dreams it.
          moves: 3 before age 7, 1 foster home, hit w/ a cord there
SCHOOL    fails 3 of 6.   absent 31.    IEP speech, ended gr 5.    wants: welding cert. 
          ~~expelled Sept~~  DY: suspended 5 d, fight in lunch line; he broke a boy's tooth.
JOB       none now, fired from the car wash Aug
EAT       2 meals, hot Cheetos.  no purge, no restrict.   wt 149
FRIENDS   primo Angel (19) - deals.  Angel has court 11/12 for trafficking.   girlfriend Luz, 17, pregnant 3 mo, not his
DRUGS     tobacco/vape (Y)   alcohol (Y)   THC (Y)   pills (Y)   inhal (N)    IV (N)   meth (N)   coke x2
          alc: 40 oz x 2-3 nightly, vodka fri/sat to blackout, 14 mo.   last: last night
          pills: "percs" (fent) 1-2/day snorted since June.   last: Sun
          off: sweats, belly, "skin hurts" w/ pills; hands shake in 1st period.   never DTs, never sz.
          narcan'd 9-6 by abuelo, UNMH overnight
          CRAFFT 5.  tried: school group x 6, no use.   never rehab/detox
SEX       1 partner past, condoms sometimes.  GC/CT sent.
MOOD      PHQ-A 14.  sleeps 4.  "nothing hits".   SI past yes now no:  tied a belt to the closet rod Oct '25, rod broke,
          never said until today.     cuts N   burns (Y) - lighter, forearm, x 3 this yr
FIGHT     school, as above.  punched out his abuelo's truck window 9-5.   weapons N  (abuelo's rifle now at his tio's)
LAW       JPO informal: minor in possession x1.  next: Juvenile, Alto Co., 11-19-26 1:15.  not on probation`,
      `M. Sandoval     HEADS UP p.2                                                  (his own words - he wrote this part)

What do you want us to know?
   i drink cuz its quiet after. i dont want to be like my mom i want to go somewhere for like 2 months
   and come back and finish. not juvie. abuela is crying every day.
What should we NOT say to your family?
   the belt
Who can help?
   abuela. coach benny
-------------------------------------------------------------------------------------------------------
staff completes
ALLERGY    amox -> hives face.   ~~shellfish~~ (cousin Nico's card)        EPI   no
MEDS       none reg.  Clonidine 0.1 hs from us since 10-13.  melatonin
PMH        fractured R wrist x2.  concussion football fall '24, no LOC, out 2 wks.  Surg: appy 2019.   asthma as baby
FAM HX     mom meth; abuelo DM2 on insulin + alcohol, quit '99; tia lupus; cousin Nico epilepsy
PCP        Dr. Wes Tafoya, Alto Family 505-555-0152    next physical 11-09-26 4p
THERAPIST  Yesenia Lucero LMSW, here, Tue   505-555-0153 (school line)        PSYCH none (on list UNM, Feb)
GENETIC / TESTING    WISC gr 4, "average"
EMERG      Rosalia Sandoval, abuela, same #.   Spanish ok, English ok
RIDE       abuelo can't see at night, no one else.  school van no.   pls arrange
CONSENT    NM 14+ may consent to BH.  he signed.  abuela signed too 10-28
TO         residential adolescent w/ withdrawal mgmt; keeps school credits.   1:  NOT same unit as Angel's brother
           2: inform court -> JPO Marcus Baca 505-555-0154, he wants a letter by 11-16
CALL       for bed: D. Youngblood, 505-555-0155   dyoungblood@rasbhc.example  (till 3:30)
~~MAT: methadone per UNM~~  too young here, they advised bup. 10-28
PLAN OF DAY   naloxone given x 2.   COWS 6 (10-27 2p).   CIWA 5
                                                                                   D. Youngblood PNP`,
    ],
    expected: {
      dob: '2008-12-19',
      sex_at_birth: 'Male',
      ...livesAt(/44 Camino Chico/i, 'Rio Alto', 'NM', '87999'),
      phone_number: /555-0150/,
      living_status: 'With family',
      ...inEmergency('Rosalia', 'Sandoval', /555-0151/),
      ...speakWith(/Youngblood/i, /555-0155/),
      contact_person_email: 'dyoungblood@rasbhc.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: '9017734421',
      ...seenBy('pcp', /Tafoya/i, /555-0152/),
      ...seenBy('therapist', /Lucero/i, /555-0153/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /quiet after|dont want to be like|2 months/i,
      current_symptoms: /sleeps 4|nothing hits|PHQ-A/i,
      recent_substance_abuse: /40 oz|percs|vodka/i,
      concerns_for_withdrawal: /skin hurts|hands shake|sweats|COWS 6|CIWA 5/i,
      medication_plan: /Clonidine|melatonin/i,
      allergies: /amox/i,
      transportation_required: /can't see at night|pls arrange/i,
      hospitalizations: /UNMH overnight/i,
      outpatient_therapy: /school group|Lucero/i,
      psych_testing_done: /WISC/i,
      history_of_self_harm: /burns|lighter/i,
      history_of_suicide_attempts: /belt/i,
      history_of_trauma: /back seat|hit w\/ a cord|Dreams it/i,
      history_of_tbi_concussions: /concussion football/i,
      aggression_or_property_damage: /truck window|boy's tooth/i,
      pending_legal_charges: /minor in possession/i,
      upcoming_court_date: '2026-11-19',
      family_history: /mom meth|lupus|DM2/i,
      ...ruledOut('history_of_seizures eating_disorder probation residential_programs epipen'),
    },
    open: [
      ...fields('gender marital_status employment_status legal_guardianship_status employer other_levels_of_care'),
      ...fields('current_psychiatrist_name additional_treatment_or_support_needed subscriber_firstname'),
      ...fields('subscriber_lastname subscriber_dob completed_genetic_testing'),
    ],
    questions: [
      asked('PHQ-A', 1, /PHQ-A 14/),
      asked('what happens with amox', 2, /amox -> hives face/),
      asked('When is his next physical?', 2, /11-09-26/),
      asked('who is the JPO', 2, /Marcus Baca/),
      asked('how many days was he absent', 1, /absent 31/),
      reworded('what trade would he like to learn', 1, /welding cert/),
      reworded('what is he keeping secret from the grandparents', [1, 2], /the belt|tied a belt/),
      reworded('was he in the crash that killed his father', 1, /M\. in back seat/),
      reworded('does he hurt himself with fire', 1, /lighter, forearm/),
      reworded('opioid overdose reversed?', 1, /narcan'd 9-6/),
      reworded('did he injure another student', 1, /broke a boy's tooth/),
      asked('who gave consent', 2, /he signed|abuela signed/),
      takenBack('was he expelled', 1, /expelled Sept/),
      takenBack('shellfish?', 2, /~~shellfish~~/),
      anothers('when is his trafficking case in court', 1, /court 11\/12 for trafficking/),
      anothers('Does he take insulin?', 2, /abuelo DM2 on insulin/),
      anothers('does he have lupus', 2, /tia lupus/),
      absent('does he have a tattoo'),
      absent('What is his blood pressure?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
