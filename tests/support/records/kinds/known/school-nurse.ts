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

/** What a school's health office keeps of a grown student: the card that parents fill in, and the log of visits. */
export const schoolNurse: readonly ApartRecord[] = [
  {
    person: who('everhart', 'Kendrick', 'Everhart', '05/19/2008'),
    as: 'scan',
    pages: [
      `       GRANITE FALLS UNION HIGH SCHOOL                  HEALTH & EMERGENCY CARD 2026-27
       50 Mascot Way, Granite Falls, NH 03999           Nurse: Mrs. L. Pomeroy  603-555-0130

 STUDENT (please print)                            PARENT / GUARDIAN 1
 Last   Everhart                                   Name   Joanna Everhart
 First  Kendrick       M.I. T                      Relation  mother     Lives with  [x]
 Birth  5 / 19 / 08    Grade 12   Sex M            Cell   603-555-0132
 Street 14 Tannery Brook Rd                        Email  j.everhart@mail.example
 Town   Granite Falls  NH  03998                   Work   Monadnock Paper, 2nd shift
 Student cell  603-555-0131
                                                   PARENT / GUARDIAN 2
 IF PARENTS CANNOT BE REACHED                      Name   Russell Everhart (Florida)
 Name   Opal Dunning (grandmother)                 Cell   904-555-0133
 Phone  603-555-0134                               Custody papers on file?  [x] Y  [ ] N
                                                   (mother has sole)
 INSURANCE  Anthem   ID  YNH880231477   Grp 00417  Policy holder  Joanna Everhart  b. 9/2/81
 DOCTOR     Dr. Bayard Stokely   603-555-0135      DENTIST   Dr. Hsu

 HEALTH HISTORY          Y    N      comment
 Allergies to food       [x]  [ ]    sesame -- EpiPen in nurse's office AND backpack
 Allergies to medicine   [x]  [ ]    azithromycin, rash
 Asthma                  [ ]  [x]
 Seizures                [ ]  [x]
 Diabetes                [ ]  [x]    (sister Brielle, gr 9, has type 1 - separate card!)
 Concussion              [x]  [ ]    hockey, 11/2024, out 5 wks
 Mental health           [x]  [ ]    ADHD, depression
 Medicines at home       Vyvanse 50 mg a.m., fluoxetine 20 mg
 Medicines at school     ~~albuterol inhaler~~   oops wrong kid, sorry - JE

 May be treated in emergency  [x] yes     Signed  Joanna Everhart    8/28/26`,
      ` VISIT LOG    EVERHART, Kendrick   Gr 12                               School year 2026-27
 ------------------------------------------------------------------------------------------------
 DATE    IN    OUT    COMPLAINT / FINDING / ACTION                                         INIT
 9/9     8:05  8:40   Asleep in period 1. HR 58, pupils pinpoint. Denies. Mom called, home.  LP
 9/24    12:50 1:50   Sweaty, vomiting, yawning, goosebumps. "I ran out." Says pressed Percs
                      since last winter, snorts 3-4 a day; vapes THC all day; drinks at
                      parties. Told mom by phone with him here. Asked for help: "I can't
                      stop by myself, I've tried like six times."                            LP
 9/25    --    --     Absent. Mom: ER at Granite Regional, sent home w/ clonidine.           LP
 10/2    9:30  9:45   Back. OK. Started w/ Ms. Aurelia Banks LICSW (Thursdays, her office
                      603-555-0136).                                                         LP
 10/8    11:00 11:20  Scratches L wrist, 6, superficial, two days old. Says first time, "to
                      feel something." Crisis screen: no plan, no intent, no prior attempt.
                      Banks called, mom called.                                              LP
 10/14   2:10  2:30   Punched locker, R hand swollen, x-ray neg. In-school susp 2 d.         DG
                      Friend with him (J.R.) said his own brother sells; reported to SRO.
 10/20   7:50  8:10   Mom in office. Found foil in his room 10/18; he used that day. Wants
                      residential, has called two places. Needs records. Release signed by
                      STUDENT (he is 18).                                                    LP
 10/22   9:00  9:20   Wt 138 (was 161 in May). Not eating at lunch, "just not hungry from
                      the Vyvanse." Sleeps 3-4 h.                                            LP
 10/26   1:00  1:15   Last use per pt 10/25 p.m. Runny nose, jittery. Dr. Stokely appt
                      11/4/26 for physical before program.                                   LP
 ------------------------------------------------------------------------------------------------
 NOTES FOR PROGRAM  (10/27)
 - 504 plan since gr 7. Neuropsych testing done 2021 by the district, Dr. Marchetti.
 - Works Saturdays at Pizza Barn, paper says they let him go 9/30.
 - Dad: alcohol, per mom. Mom's brother: heroin, in recovery 8 yrs.
 - Parents' divorce was rough, DV, police x3 when he was 7-9. He hid with sister.
 - No court, no police record. Has never been in a program or hospital overnight.
 - Mom will drive. Contact for everything is MOM.`,
    ],
    expected: {
      dob: '2008-05-19',
      sex_at_birth: 'Male',
      phone_number: /555-0131/,
      address: /14 Tannery Brook/i,
      city: 'Granite Falls',
      state: 'NH',
      zip: '03998',
      living_status: 'With family',
      employment_status: 'Student',
      carrier: 'Anthem/Elevance',
      subscriber_id: 'YNH880231477',
      group_number: '00417',
      subscriber_firstname: 'Joanna',
      subscriber_lastname: 'Everhart',
      subscriber_dob: '1981-09-02',
      contact_person_name: /Joanna Everhart|MOM/i,
      contact_person_phone: /555-0132/,
      contact_person_email: 'j.everhart@mail.example',
      current_therapist_name: /Aurelia Banks/i,
      current_therapist_phone: /555-0136/,
      current_pcp_name: /Bayard Stokely/i,
      current_pcp_phone: /555-0135/,
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /can't stop by myself|I can't|tried like six times|Wants\s+residential/i,
      current_symptoms: /Runny nose|jittery|Sleeps 3-4|Not eating/i,
      recent_substance_abuse: /pressed Percs|snorts 3-4|vapes THC|Last use/i,
      concerns_for_withdrawal: /Sweaty, vomiting|goosebumps|I ran out|clonidine|Runny nose/i,
      medication_plan: /Vyvanse|fluoxetine/i,
      allergies: /sesame|azithromycin/i,
      epipen: /EpiPen in nurse|\byes\b|backpack/i,
      residential_programs: RULED_OUT,
      hospitalizations: RULED_OUT,
      psych_testing_done: /Neuropsych/i,
      history_of_self_harm: /Scratches L wrist|first time|wrist/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /DV|hid with sister/,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /hockey/i,
      aggression_or_property_damage: /Punched locker/i,
      pending_legal_charges: RULED_OUT,
      family_history: /alcohol, per mom|heroin|type 1/i,
    },
    open: [
      'gender',
      'marital_status',
      'employer',
      'legal_guardianship_status',
      'subscriber_employer',
      'outpatient_therapy',
      'eating_disorder',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'emergency_contact_primary_email',
      'transportation_required',
      'additional_treatment_or_support_needed',
      'upcoming_court_date',
      'probation',
      'other_levels_of_care',
    ],
    questions: [
      asked("who's the nurse", 1, /Mrs\. L\. Pomeroy/),
      asked('What did he weigh on 10/22?', 2, /Wt 138/),
      asked('who signed the release', 2, /signed by STUDENT/),
      asked('group no. on the card', 1, /Grp 00417/),
      reworded('how many pills a day and how taken', 2, /snorts 3-4 a day/),
      reworded('was there violence at home when he was little', 2, /DV, police x3/),
      reworded('which antibiotic gives him trouble', 1, /azithromycin, rash/),
      reworded('does he hurt himself', 2, /Scratches L wrist/),
      reworded('is he still working at the pizza place', 2, /let him go 9\/30/),
      reworded('which parent has custody', 1, /mother has sole/),
      takenBack('does he use an inhaler', 1, /albuterol inhaler/),
      reworded('is he a diabetic', 1, /Diabetes \[ \] \[x\]/),
      anothers('is he in recovery 8 years', 2, /in recovery 8 yrs/),
      anothers('does his brother sell drugs', 2, /his own brother sells/),
      absent('has he had his meningitis vaccine'),
      absent('Did he get a urine drug screen?'),
      absent('what are his GPA / grades'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('vandersloot', 'Marigold', 'Vandersloot', '10/30/2007'),
    as: 'text',
    pages: [
      `Copperline Career & Technical Center - Health Services Export
Student: Vandersloot, Marigold   |  ID 118204  |  DOB 10/30/2007  |  Program: Cosmetology (adult)
Export by: H. Ybarra, RN, CSN    |  10/30/2026 15:02   |  School phone 520-555-0140

DEMOGRAPHICS
Preferred name: Goldie    Pronouns: they/them    Gender: Non-binary    Sex on birth cert.: Female
Address: 901 W Ocotillo Cir, Unit B, Copperline, AZ 85999    Cell: 520-555-0141
Mailing (parents): PO Box 12, Sonoita Flats, AZ 85998
Household: roommate (Luz Armenta)    Rents: yes    Own guardian: yes
Emergency 1: Beatrix Vandersloot, aunt, 520-555-0142, bea.v@mail.example
Emergency 2: Hendrik Vandersloot, father, 520-555-0143 (DO NOT CALL w/o asking Goldie)
Coverage: AHCCCS (Medicaid) A90417722
Provider: Copperline Community Health, Noor Haidari NP, 520-555-0144

ALERTS
(!) Allergy - bee venom, anaphylaxis 2019. EpiPen: expired 3/2026, new one not picked up
(!) Allergy - none to medication
(!) Mental health plan on file

ENCOUNTERS (newest first)
10/30/2026  Stopped in to say goodbye. Last use of ketamine 10/27, nothing since but nicotine. Not
            sleeping, "brain zaps," bladder pain better. Plans to go as soon as bed.
10/21/2026  Bladder pain, blood in urine x 2 wks. UA sent by NP: no infection. Told it is the K.
            Ketamine 1-2 g/day intranasal since spring; Adderall bought from classmates, most
            days, to stay up; mushrooms x3 this summer. No alcohol ("tastes like dad"). No opioids.
10/07/2026  Fell in salon lab, blank stare 1 min after using in restroom. Not post-ictal. EMS
            declined by pt. Hit chin only. HX: no seizures; concussion from skateboard 2022.
09/23/2026  Panic. Breathing exercise. Bupropion XL 150 and guanfacine 1 mg, from Haidari NP.
            ~~Also lithium 300 bid.~~ (charted on wrong student, deleted HY 9/24)
09/10/2026  Asked about classmate who takes insulin and passed out. Reassured.
08/26/2026  Intake to school year. PHQ-9 19, item 9 = 1.`,
      `Vandersloot, Marigold   ID 118204                                                Export p. 2

NURSE SUMMARY FOR RECEIVING FACILITY
Why they are going: Goldie asked me on 10/21 for "a place that does ket, not just drunks, and that will
use my name." They had nearly failed the term. They want 60 days and have taken a leave from class as of
10/26.

Past care: Rincon Youth Wilderness, 10 weeks, 2023 (sent by parents; describes it as frightening).
Hospital: Palo Verde Behavioral, 6 days, January 2024, after an overdose of diphenhydramine, which was an
attempt. Cutting on hips from 13, last about June 2026. Restricting and purging 2021-23, saw a
dietitian, none now. Therapist at present Wren Castellanos, LPC, telehealth Tuesdays 520-555-0145. No
psychiatrist. Autism evaluation at 15 by Dr. Pilar Estes: not autistic, ADHD confirmed.
Trauma: father "used his hands," DCS involved at 12, not removed. Aggression: none at school; says they
keyed father's car in 2025. Legal: none.

Family: father drinks daily. Beatrix has lupus. Grandmother had bipolar disorder. Roommate Luz is on
probation and is on Suboxone; Goldie says this helps keep them honest.

Needs: private room or gender-affirming roommate, urology follow-up (11/13/2026, Dr. Ashgrove),
needs a ride from Copperline, aunt can meet at the Tucson end only. New EpiPen before arrival.
Part-time job at Curl Theory (shampoo), still theirs, 15 h/wk. Not married.
                                                              H. Ybarra, RN`,
    ],
    expected: {
      dob: '2007-10-30',
      gender: 'Non-binary',
      sex_at_birth: 'Female',
      phone_number: /555-0141/,
      address: /901 W Ocotillo/i,
      city: 'Copperline',
      state: 'AZ',
      zip: '85999',
      marital_status: 'Single',
      living_status: 'Rental',
      legal_guardianship_status: 'None (own guardian)',
      employer: /Curl Theory/i,
      emergency_contact_primary_firstname: 'Beatrix',
      emergency_contact_primary_lastname: 'Vandersloot',
      emergency_contact_primary_phone: /555-0142/,
      emergency_contact_primary_email: 'bea.v@mail.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: 'A90417722',
      current_pcp_name: /Noor Haidari/i,
      current_pcp_phone: /555-0144/,
      current_therapist_name: /Wren Castellanos/i,
      current_therapist_phone: /555-0145/,
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /does ket|use my name|nearly failed/i,
      current_symptoms: /Not\s+sleeping|brain zaps|bladder pain|Panic/i,
      recent_substance_abuse: /ketamine|Adderall/i,
      medication_plan: /Bupropion|guanfacine/i,
      allergies: /bee venom/i,
      epipen: /expired 3\/2026|not picked up|New EpiPen/i,
      transportation_required: /needs a ride|aunt can meet/i,
      hospitalizations: /Palo Verde/i,
      psych_testing_done: /Autism evaluation/i,
      history_of_self_harm: /Cutting on hips/i,
      history_of_suicide_attempts: /diphenhydramine/i,
      eating_disorder: /Restricting and purging/i,
      history_of_trauma: /used his hands/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /skateboard/i,
      aggression_or_property_damage: /keyed father's car|keyed/i,
      pending_legal_charges: RULED_OUT,
      family_history: /father drinks|lupus|bipolar/i,
    },
    open: [
      'employment_status',
      'concerns_for_withdrawal',
      'knowingly_ingested_allergen',
      'residential_programs',
      'other_levels_of_care',
      'outpatient_therapy',
      'current_psychiatrist_name',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      'probation',
      ...OWN_PLAN,
    ],
    questions: [
      asked('how much ketamine per day', 1, /Ketamine 1-2 g\/day/),
      asked('PHQ-9?', 1, /PHQ-9 19/),
      asked('AHCCCS number', 1, /A90417722/),
      asked('when is urology follow-up', 2, /11\/13\/2026/),
      asked('What pronouns do they use?', 1, /they\/them/),
      reworded('have they tried to die', 2, /overdose of diphenhydramine/),
      reworded('can we ring the dad', 1, /DO NOT CALL/),
      reworded('is the epinephrine current', 1, /expired 3\/2026/),
      reworded('why is there blood when they pee', 1, /Told it is the K/),
      reworded('how long do they want to stay', 2, /want 60 days/),
      reworded('were they ever on the spectrum', 2, /not autistic/),
      takenBack('are they taking lithium', 1, /Also lithium 300 bid/),
      anothers('do they take suboxone', 2, /is on Suboxone/),
      anothers('takes insulin?', 1, /classmate who takes insulin/),
      anothers('does goldie have lupus', 2, /Beatrix has lupus/),
      absent('what is their height'),
      absent('Have they been tested for STIs?'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
