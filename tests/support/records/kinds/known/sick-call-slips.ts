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
import { fields, inEmergency, livesAt, seenBy, speakWith } from '../apart-values.ts';

/** Slips by which somebody in jail asks for the nurse, with her answers, sent along when a bed outside is looked for. */
export const sickCallSlips: readonly ApartRecord[] = [
  {
    person: who('dupree', 'Terrell', 'Dupree', '06/30/1984'),
    as: 'text',
    pages: [
      `TENSAS BEND PARISH DETENTION CENTER - MEDICAL UNIT              SICK CALL REQUEST / HEALTH SERVICES SLIP   (form MU-4)
=====================================================================================================================
SLIP 1 of 4       Inmate fills in above the line                              Date 10/12/26      Dorm C-2    Bunk 14
Name   Terrell J. Dupree            DOB  6-30-84        Booking #  26-08817         [x] Medical  [ ] Dental  [x] Mental
What is your problem?  "I come off them blues cold and I cant hold water down. legs jumping 3 nights. need my
  blood pressure meds and the nerve pill. got the shakes. PLEASE"
How long have you had it?   since they book me the 9th
---------------------------------------------------------------------------------------------------------------------
NURSE   10/12 1410   VS 164/102  P 118  T 99.1   COWS 14   CIWA 9     vomit x 4 last 24 h, pupils 6, gooseflesh
 Uses (states): pressed fentanyl 8-10 tabs a day snorted, last 10/9 am; gin half pint daily, last 10/8; crack "payday"
 No needles. Tobacco 1 ppd.     Protocol started: clonidine, Zofran, Imodium. Librium taper 5 d.
 Allergy  ASA (wheeze), sulfa (rash)       ~~Allergy: peanuts~~  that is Dupree, Tyrell, F-1, see chart merge   LB LPN
 Hx seizure: yes - 2, coming off gin 2023, one w/ tongue bite.    Plan: bottom bunk
=====================================================================================================================
SLIP 2 of 4                                                                   Date 10/16/26      Dorm C-2    Bunk 14
Name   T. Dupree                    DOB  6/30/84        Booking #  26-08817         [ ] Medical  [ ] Dental  [x] Mental
What is your problem?  "cant sleep hearing the wreck. my cousin burn up in that truck in 08 and I was driving.
  I dont want to be here no more. Not kill myself just done"
---------------------------------------------------------------------------------------------------------------------
MH     10/16 1530  C. Robichaux LCSW    PHQ-9 20.  Nightmares, startle, no appetite, cries.
 SI passive; no plan, no intent. Attempt: 1, cut L wrist w/ razor to die, Feb 2019, Tensas Regional psych 9 d. Other self-harm: none.
 Psych meds before: Seroquel, Celexa (Dr. Vance Huckaby, Tri-Parish Behavioral, 318-555-0112; last seen July).
 Counselor outside: none now.   Moved to C-1 obs x 24 h, cleared 10/17.   Roommate T.W. is on suicide smock.
=====================================================================================================================
SLIP 3 of 4                                                                   Date 10/21/26      Dorm C-2    Bunk 9
What is your problem?  "tooth lower right swole up. Also when do I see about the program my lawyer said"
NURSE   10/21  #30 decayed, no abscess. Amoxicillin 500 tid x 7, Tylenol.  Dental list 11/18/26.
 Explained: program is for court, ask Ms. Fontaine-Guidry.`,
      `TENSAS BEND PARISH DETENTION CENTER - MEDICAL UNIT                                   DUPREE, Terrell   26-08817   p.2
=====================================================================================================================
SLIP 4 of 4                                                                   Date 10/26/26      Dorm C-2    Bunk 9
What is your problem?  "Lady I want to say this write it down. I got a girl going to be one year old. Every time I get
  out I go to the same corner. Send me from here to the rehab in chains I dont care just not home first."
NURSE   10/26  Noted. Copied to re-entry.  BP 138/88. COWS 1. CIWA 0. Sleeps w/ trazodone 50.
---------------------------------------------------------------------------------------------------------------------
RE-ENTRY FACE SHEET  (for outside program)                                     typed 10/28/26  Odile Fontaine-Guidry
Home address      2206 Cypress Row, Tensas Bend LA 71999 (mother's house)       Cell (off, in property) 318-555-0113
Marital           [ ] M  [x] Single  [ ] Sep  [ ] Div         Work   offshore cook, laid off 3/26. none now
Next of kin       Mother, Earline Dupree, 318-555-0114         she has dialysis M-W-F, call after 5
Child's mother    Shanice Poole - she is court-protected from contact till 1/15/27 (pushed her into a door 7/4/26)
Primary doctor    Tensas Bend Community Health, Dr. Priya Nambiar, 318-555-0115   appt held for 11/20/26 9:15
Insurance         suspended LA Medicaid, Louisiana Healthcare Connections, 5518830274019; active again day of release
Current meds      lisinopril 20, trazodone 50 hs, Celexa 20 (restarted 10/17), Tylenol. ~~Seroquel~~ not restarted, QTc
PAST              detox Red River 4/23 (8 d). Bethel House 90-day, finished 12/23, clean to 6/24. NA.  No IOP.  never MAT
HEAD              hit w/ pool cue 2011 "out a good while", 14 staples; the 08 wreck, no LOC
VIOLENCE          as above; broke a TV in day room 10/10. No write-ups since.
SEX OFFENDER      [ ] YES  [x] NO           PAROLE  [ ] YES  [x] NO          PROBATION  [x] YES  [ ] NO  Off. Hebert, to 8/27
CHARGES           poss. CDS II; simple battery (dom.)      NEXT COURT  12/02/26 9:30, 6th JDC, Judge Thibodaux-Lane
FAMILY HX         (his words) daddy drank hisself dead at 50, mama sugar and kidneys, sister Kee bipolar
                  and in the state hospital.  uncle Rollo has HIV
TB skin test 10/11  0 mm       HIV neg        Hep C reactive, RNA pending
TRANSPORT         Sheriff's van to any program in state if bed by 11/6; outside the state, program has to fetch him.
Please answer to  O. Fontaine-Guidry, Re-entry, 318-555-0116, oguidry@tensasbendso.example
~~Hold: Ouachita Parish~~  entered in error`,
    ],
    expected: {
      dob: '1984-06-30',
      ...livesAt(/2206 Cypress/i, 'Tensas Bend', 'LA', '71999'),
      phone_number: /555-0113/,
      marital_status: 'Single',
      employment_status: 'Unemployed',
      ...inEmergency('Earline', 'Dupree', /555-0114/),
      ...speakWith(/Fontaine-Guidry/i, /555-0116/),
      contact_person_email: 'oguidry@tensasbendso.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: '5518830274019',
      ...seenBy('pcp', /Nambiar/i, /555-0115/),
      ...seenBy('psychiatrist', /Huckaby/i, /555-0112/),
      reason_for_seeking_treatment: /the rehab in chains|same corner|one year old|not home first/i,
      current_symptoms: /cant sleep|Nightmares|PHQ-9|startle|cries|hearing the wreck|cant hold water|legs jumping/i,
      recent_substance_abuse: /fentanyl|gin|crack|blues/i,
      concerns_for_withdrawal: /COWS|CIWA|cant hold water|legs jumping|Librium|shakes|gooseflesh/i,
      medication_plan: /lisinopril|trazodone|Celexa|clonidine|Librium|Amoxicillin|Zofran/i,
      allergies: /ASA|sulfa/i,
      transportation_required: /Sheriff's van|fetch him/i,
      hospitalizations: /Tensas Regional/i,
      residential_programs: /Bethel House/i,
      other_levels_of_care: /detox Red River|No IOP/i,
      history_of_self_harm: /none|cut L wrist|^no\b/i,
      history_of_suicide_attempts: /razor|cut L wrist/i,
      history_of_trauma: /cousin burn|the wreck|08 wreck/i,
      history_of_seizures: /yes - 2|tongue bite|coming off gin/i,
      history_of_tbi_concussions: /pool cue/i,
      aggression_or_property_damage: /broke a TV|into a door|pushed her|simple battery/i,
      registered_sex_offender: TICKED_NO,
      parole_granted: TICKED_NO,
      probation: /yes|Hebert|8\/27/i,
      pending_legal_charges: /poss\. CDS|simple battery/i,
      upcoming_court_date: '2026-12-02',
      family_history: /drank hisself|sugar and kidneys|bipolar|Rollo/i,
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('living_status employer next_appointment current_therapist_name outpatient_therapy psych_testing_done'),
      ...fields('additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('booking number', [1, 2], /26-08817/),
      asked('What was the COWS on October 12?', 1, /COWS 14/),
      asked('who is the probation officer', 2, /Off\. Hebert/),
      asked('what is his NEXT COURT date', 2, /12\/02\/26/),
      asked('TB skin test result', 2, /0 mm/),
      asked('how much gin', 1, /half pint daily/),
      reworded('has he ever had fits', 1, /yes - 2, coming off gin/),
      reworded('who died in the accident', 1, /cousin burn up/),
      reworded('is he forbidden to see the mother of his baby', 2, /court-protected from contact/),
      reworded('could he come to a program across the state line with the deputies', 2, /program has to fetch him/),
      reworded('what did aspirin do to him', 1, /ASA \(wheeze\)/),
      reworded('was he knocked unconscious in a fight', 2, /pool cue/),
      takenBack('does he have a peanut allergy', 1, /Allergy: peanuts/),
      takenBack('Is there a hold from Ouachita?', 2, /Hold: Ouachita Parish/),
      anothers('is he on a suicide smock', 1, /on suicide smock/),
      anothers('does he get dialysis', 2, /she has dialysis/),
      anothers('is he bipolar', 2, /sister Kee bipolar/),
      absent('what is his weight'),
      absent('does he have asthma inhalers'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('zavala', 'Ximena', 'Zavala', '01/17/1996'),
    as: 'scan',
    strange: [3],
    pages: [
      `EL CAPITAN COUNTY SHERIFF  -  WOMEN'S ANNEX  -  TABLET "KITE" EXPORT              printed 10/30/26  08:12   page 1
Resident: ZAVALA, XIMENA A      CII 41077215      DOB 01/17/1996      Sex F      Housing: W3-08L
Category: HEALTH CARE REQUESTS           Status: all        Sort: oldest first
----------------------------------------------------------------------------------------------------------------
#88120   10/05/26 06:41   RESIDENT     hi im in w3. i came in last nite. i am on methadone 85 at Bright Path on 4th st
                                       they gave me nothing. i am going to be so sick
#88120   10/05/26 09:20   RN OCHOA     Verified w/ Bright Path: last dose 10/3, 85 mg. Dr ok'd 60 today, up by 10.
#88120   10/05/26 09:31   RESIDENT     thank u
#88144   10/05/26 22:10   RESIDENT     whole body is crawling and im puking i need the xanax i take too
#88144   10/06/26 07:05   RN OCHOA     How much and from whom? When last?
#88144   10/06/26 07:22   RESIDENT     bars off the street 2 to 3 a day like a yr. sunday was last. and i smoke clear (meth)
                                       w/e's. no drinking i hate it. last heroin was aug i slipped once i shot it
#88144   10/06/26 07:40   RN OCHOA     Moved to detox tank. CIWA-B 22, COWS 11. Phenobarb taper by Dr. Minh. Any seizures ever?
#88144   10/06/26 07:44   RESIDENT     yeah from no xanax, in my moms kitchen, easter
#88206   10/09/26 13:00   RESIDENT     can i get a lower bunk my celly has epilepsy too and she got one
#88206   10/09/26 15:18   RN PETROVA   Approved, W3-08 Lower.
#88260   10/13/26 20:31   RESIDENT     i keep waking up screaming. its about when Rudy kept me in the trailer. he
                                       burned me with the torch lighter. 11 days.
#88260   10/14/26 10:00   MH VANTERPOOL-SIMS   Seen cellside. PTSD sx, nightmares, hypervigilant. PCL 61. Denies SI/HI today.
                                       Past: overdosed on purpose age 19, Visalia, 6 d on psych unit. Cut thighs ages
                                       14-22. Start prazosin 1 mg hs. Cont. Lexapro 10.  ~~Abilify~~ not ours, entered in error
#88301   10/18/26 08:09   RESIDENT     i think im pregnant
#88301   10/18/26 11:45   RN OCHOA     HCG neg x2.
#88355   10/22/26 17:50   RESIDENT     my tray had egg again. you know what happens
#88355   10/22/26 18:02   RN PETROVA   Kitchen called. EpiPen is at the control desk, officer has to hand it. Did you eat any?
#88355   10/22/26 18:05   RESIDENT     i ate half on purpose last week cause i was mad. got hives + throat. thats on me`,
      `EL CAPITAN COUNTY SHERIFF  -  WOMEN'S ANNEX  -  TABLET "KITE" EXPORT              printed 10/30/26  08:12   page 2
Resident: ZAVALA, XIMENA A      CII 41077215
#88355   10/23/26 07:30   RN OCHOA     Charting as knowing ingestion 10/15. Allergies updated: EGG (anaphylaxis), Keflex (rash).
                                       ~~Penicillin~~ removed, took amox in 2025 ok
#88412   10/25/26 12:12   RESIDENT     my public defender said if a rehab takes me judge will let me go instead of the 8 months.
                                       its my kids. Nico is 3. i want to be the mom that shows up. can medical send my papers
#88412   10/26/26 09:55   REENTRY-KIM  Yes. Fill these in:  Q1 address  Q2 who to call  Q3 married?  Q4 work  Q5 insurance
#88412   10/26/26 10:40   RESIDENT     1  915 Alder Ave Apt 6 Porterville CA 93999 its me + my moms place she rents
                                       2  my mom Graciela Zavala 559-555-0117   my own fone is 559-555-0118
                                       3  no never       4  packing house till sept. nothing now
                                       5  medical, the Anthem one   9144 7720 3A
#88412   10/26/26 11:20   REENTRY-KIM  Q6 doctors  Q7 past rehabs  Q8 concussions  Q9 fights  Q10 parole/probation/registrant  Q11 family
#88412   10/26/26 12:02   RESIDENT     6  Dr Feldspar Imani she is my clinic doc 559-555-0119.  Bright Path counselor is Joaquin R,
                                          559-555-0120.  no psyche dr outside
                                       7  Casa Serena in 22 i left wk 2.  detox Fresno x2.  day program (PHP) 23
                                       8  Rudy threw me off the porch 2021 i dont remember a day
                                       9  i hit a deputy w/ a tray 10/7 i was sick. and my moms window
                                       10 no parole. im on felony probation till 28. not a 290
                                       11 my dad heroin he od'd. grandma crazy (schitzo). moms got lupus. brother Beto
                                          is in Corcoran he has hep C
#88412   10/26/26 13:30   REENTRY-KIM  Thank you. Charges on file: 11377, 459 2nd. Court 11/24/26 0830 Dept 9.
                                       Clinic visit outside is booked: 11/13/26 2:15 pm Dr. Imani, if released.
#88440   10/28/26 19:00   RESIDENT     i weigh 101. i throw up after chow on purpose since i was 15 nobody asked
#88440   10/29/26 08:15   RN OCHOA     Thank you for saying. Added to list for MD. Meds now: methadone 85, Lexapro 10, prazosin 2,
                                       phenobarb done 10/16.
----------------------------------------------------------------------------------------------------------------
NOTE TO PROGRAM (Kim, reentry)   No ride: mother has no car. County will bus her to you, or you pick up at sally port.
   Guest dosing must be set up before she leaves. Contact me only: Soo-Jin Kim 559-555-0121, skim@elcapitanso.example
   ~~Ankle monitor required~~  struck, SJK 10/29`,
      `EL CAPITAN COUNTY SHERIFF  -  WOMEN'S ANNEX  -  TABLET "KITE" EXPORT              printed 10/30/26  08:12   page 1
Resident: ZAMORANO, XIOMARA      CII 41079926      DOB 11/02/1980      Sex F      Housing: W1-02U
Category: HEALTH CARE REQUESTS           Status: all        Sort: oldest first
#88099   10/03/26 05:15   RESIDENT     i have 4 stents and they took my plavix
#88099   10/03/26 08:00   RN PETROVA   Reordered. Any drinking?
#88099   10/03/26 08:10   RESIDENT     a 12 pack a day. allergic to latex. i am on parole
#88171   10/08/26 14:44   RESIDENT     my cpap mask broke
#88171   10/08/26 16:02   RN OCHOA     New mask Friday. Insulin dose moved to 0500.`,
    ],
    expected: {
      dob: '1996-01-17',
      sex_at_birth: 'Female',
      ...livesAt(/915 Alder/i, 'Porterville', 'CA', '93999'),
      phone_number: /555-0118/,
      marital_status: 'Single',
      employment_status: 'Unemployed',
      ...inEmergency('Graciela', 'Zavala', /555-0117/),
      ...speakWith(/Kim/i, /555-0121/),
      contact_person_email: 'skim@elcapitanso.example',
      subscriber_id: /9144 7720 3A/,
      ...seenBy('pcp', /Imani/i, /555-0119/),
      ...seenBy('therapist', /Joaquin/i, /555-0120/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /mom that shows up|its my kids|if a rehab takes me/i,
      current_symptoms: /waking up screaming|nightmares|hypervigilant|PCL 61|PTSD sx|crawling/i,
      recent_substance_abuse: /bars off|clear|heroin|methadone/i,
      concerns_for_withdrawal: /so sick|crawling|puking|CIWA-B|COWS|Phenobarb/i,
      medication_plan: /methadone|Lexapro|prazosin/i,
      allergies: /EGG|Keflex/i,
      knowingly_ingested_allergen: /on purpose last week|knowing ingestion/i,
      epipen: /control desk/i,
      transportation_required: /No ride|bus her|pick up at sally/i,
      hospitalizations: /Visalia|psych unit/i,
      residential_programs: /Casa Serena/i,
      other_levels_of_care: /detox Fresno|day program/i,
      history_of_self_harm: /Cut thighs/i,
      history_of_suicide_attempts: /overdosed on purpose/i,
      eating_disorder: /throw up after chow/i,
      history_of_trauma: /Rudy kept me|burned me|torch lighter|trailer/i,
      history_of_seizures: /from no xanax|moms kitchen/i,
      history_of_tbi_concussions: /off the porch/i,
      aggression_or_property_damage: /hit a deputy|moms window/i,
      parole_granted: /no parole|^no\b/i,
      registered_sex_offender: /not a 290|^no\b/i,
      probation: /felony probation/i,
      pending_legal_charges: /11377|459/i,
      upcoming_court_date: '2026-11-24',
      family_history: /dad heroin|schitzo|lupus/i,
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('living_status carrier employer current_psychiatrist_name outpatient_therapy psych_testing_done'),
      ...fields('additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('What dose of methadone does Bright Path give?', [1, 2], /methadone 85|85 mg/),
      asked('PCL', 1, /PCL 61/),
      asked('who is her counselor at Bright Path', 2, /Joaquin R/),
      asked('when is court', 2, /11\/24\/26/),
      asked('what are the charges on file', 2, /11377, 459/),
      asked('How much does she weigh?', 2, /i weigh 101/),
      reworded('did she eat what she is allergic to deliberately', [1, 2], /on purpose last week|knowing ingestion/),
      reworded('benzodiazepine use', 1, /bars off the street|xanax/),
      reworded('was she held captive', 1, /kept me in the trailer/),
      reworded('how long would she serve otherwise', 2, /8 months/),
      reworded('where is her epinephrine kept', 1, /at the control desk/),
      reworded('is she purging', 2, /throw up after chow/),
      takenBack('allergic to penicillin?', 2, /~~Penicillin~~/),
      takenBack('must she wear an ankle monitor', 2, /Ankle monitor required/),
      anothers('does she sleep with a CPAP', 3, /cpap mask/),
      anothers('Does she have hep C?', 2, /he has hep C/),
      anothers('does she have stents', 3, /4 stents/),
      absent('does she have diplomas or a GED'),
      absent('what church does she belong to'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
