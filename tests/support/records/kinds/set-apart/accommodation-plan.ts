import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, livesAt, seenBy, speakWith } from '../apart-values.ts';

/** A school's plan under section 504 for a student with an impairment: eligibility, then what each teacher is to do. */
export const accommodationPlan: readonly ApartRecord[] = [
  {
    person: who('hollister', 'Ezra', 'Hollister-Dunn', '02/16/2009'),
    as: 'text',
    pages: [
      `TAMARACK UNIFIED SCHOOL DISTRICT                      SECTION 504 ELIGIBILITY AND ACCOMMODATION PLAN
Student   Ezra Hollister-Dunn          Birth date  02/16/2009       Grade 12     Student no. 440917
School    Tamarack High                Meeting  10/15/2026          [ ] initial  [ ] 3-year  [X] change of placement
Parents   Joanna Dunn (mother, lives with) 208-555-0160 joanna.dunn@post.example
          Theodore Hollister (father, Reno) 775-555-0169
Address   5 Camas Prairie Loop, Tamarack, ID 83699     Student's phone 208-555-0161

TEAM      J. Dunn; Ezra; P. Aguirre (504 coordinator); nurse L. Okada RN; counselor B. Svoboda; algebra, chemistry

1. WHAT IS THE IMPAIRMENT?   Attention deficit disorder (Dr. Selma Rourke, pediatrics, 208-555-0162, 2019).
   New: cannabis use disorder and depressive disorder (Dr. Rourke's letter, 10/02/2026). Peanut allergy, EpiPen in
   the nurse's office and one carried.
2. WHICH MAJOR LIFE ACTIVITY?    [X] learning  [X] concentrating  [X] sleeping  [ ] walking  [ ] seeing  [X] eating
3. SUBSTANTIAL LIMIT?            [X] yes  [ ] no
   Evidence: 31 absences since 08/24. Vape with THC concentrate found 09/09, 09/23 and 10/07; states he uses every
   hour or two, last at 7:40 this morning in the lot. Two-day suspension 09/24. Failing 4 of 6.
   Nurse: vomits most mornings, hot showers help; weight 128, was 149 in May. When without for the suspension he
   sweated, could not sleep, and screamed at his mother; no other violence, nothing broken.
   Counselor: low, irritable, says "I don't feel anything till I hit it." Columbia screen 10/07: passive wish to be
   dead, no intent, no prior attempt. Cut his thighs in tenth grade, stopped.
4. CURRENTLY USING ILLEGAL DRUGS?  [X] yes (section 504 does not bar discipline for use; team proceeds on ADD)`,
      `Hollister-Dunn, Ezra        504 plan                                                       page 2 of 3

ACCOMMODATION                                        WHO                 FROM          STATUS
 Preferred seat near door                            all teachers        2023          keep
 Extra time 1.5x on tests                            all teachers        2023          keep
 Nurse pass any time, no questions                   nurse               10/19/2026    new
 Methylphenidate 36 mg at 7:30 in office             nurse               2022          keep
 ~~Epinephrine may be self-given by any student~~    nurse               -             struck, not for this plan
 Home instruction 5 h/week                           district            10/26/2026    until placement
 Credits from treatment program accepted             counselor           on entry      new
 ~~One-to-one aide~~                                 district            -             struck, team voted no

PLACEMENT. The team agrees that Ezra needs out-of-home treatment with a school. Mother: "He is disappearing in front of
me. I'd drive to the moon." Ezra: "If I can come back for graduation I'll go." Ms. Dunn will drive. Day program at
Boise Youth Recovery in June 2026 was left after eight days; he has not been in a residential program or a hospital.
Therapist: Kit Lindgren, LCPC, 208-555-0163, Tuesdays, next 11/03/2026.
Insurance for the nurse's file: Regence BlueShield of Idaho, ID ZTE771408862, group 60011428; Joanna Dunn, born
09/28/1980, employed by Camas County.
Medication at home: fluoxetine 20 mg started 10/02; ondansetron as needed.
Testing: full psychoeducational battery, 11/2019, and reading 2023; both in file.

BACKGROUND FROM PARENT. Parents divorced 2018. Father drinks and was jailed for striking Ms. Dunn in front of both
boys. Older brother Silas was treated for heroin in 2023 and had a seizure in detox. Maternal grandmother has bipolar
disorder. Custody: mother sole legal and physical; father by letter only. Ezra had one concussion, hockey, 2022. He
has had no seizure. Juvenile: citation for possession on school grounds, hearing 11/17/2026; no probation.

IN THE SAME MEETING BLOCK (separate plan, page 3 misprinted with this one): see header.`,
      `TAMARACK UNIFIED SCHOOL DISTRICT                      SECTION 504 ELIGIBILITY AND ACCOMMODATION PLAN
Student   Brynn Castleberry-Moe        Birth date  05/03/2010       Grade 11     Student no. 440925
1. WHAT IS THE IMPAIRMENT?   Epilepsy since 2014; last seizure 09/30/2026 in gym. Latex allergy.
   Nurse: keeps diazepam nasal 10 mg. Attempted suicide in June 2026; hospital 10 days. On probation for
   truancy. Foster mother: A. Rusk.
 Seizure plan posted in each room                    all teachers        2024          keep`,
    ],
    strange: [3],
    expected: {
      dob: '2009-02-16',
      ...livesAt(/5 Camas/i, 'Tamarack', 'ID', '83699'),
      phone_number: /555-0161/,
      living_status: 'With family',
      employment_status: 'Student',
      legal_guardianship_status: 'Parent/legal guardian',
      ...speakWith(/Joanna|Ms\. Dunn/i, /555-0160/),
      contact_person_email: 'joanna.dunn@post.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: 'ZTE771408862',
      group_number: '60011428',
      subscriber_firstname: 'Joanna',
      subscriber_lastname: 'Dunn',
      subscriber_dob: '1980-09-28',
      subscriber_employer: /Camas County/i,
      ...seenBy('pcp', /Selma Rourke/i, /555-0162/),
      ...seenBy('therapist', /Kit Lindgren/i, /555-0163/),
      next_appointment: '2026-11-03',
      reason_for_seeking_treatment: /out-of-home treatment|disappearing|graduation/i,
      current_symptoms: /vomits|irritable|low|wish to be/i,
      recent_substance_abuse: /THC|cannabis/i,
      concerns_for_withdrawal: /sweated|could not sleep/i,
      medication_plan: /Methylphenidate|fluoxetine|ondansetron/i,
      allergies: /Peanut/i,
      epipen: /EpiPen/i,
      transportation_required: /Ms\. Dunn will drive/i,
      hospitalizations: /not been in a residential program or a hospital|\bnot\b/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Day program|Boise Youth/i,
      psych_testing_done: /psychoeducational/i,
      history_of_self_harm: /Cut his thighs/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion/i,
      history_of_trauma: /striking Ms\. Dunn/i,
      aggression_or_property_damage: /nothing broken|no other violence|screamed/i,
      pending_legal_charges: /citation for possession/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-17',
      family_history: /heroin|bipolar|Father drinks/i,
    },
    open: [
      ...fields('sex_at_birth gender marital_status eating_disorder outpatient_therapy employer'),
      ...fields('emergency_contact_primary_firstname emergency_contact_primary_lastname'),
      ...fields('emergency_contact_primary_phone emergency_contact_primary_email'),
      ...fields('additional_treatment_or_support_needed current_psychiatrist_name'),
    ],
    questions: [
      asked('How many absences since 08/24?', 1, /31 absences/),
      asked('methylphenidate dose at school', 2, /Methylphenidate 36 mg/),
      asked('who is the 504 coordinator', 1, /P\. Aguirre/),
      asked('when does home instruction start', 2, /10\/26\/2026/),
      asked('what is the Regence ID', 2, /ZTE771408862/),
      asked('when is the hearing for possession', 2, /11\/17\/2026/),
      reworded('how often does he vape', 1, /every hour or two/),
      reworded('how much weight has he lost', 1, /weight 128, was 149/),
      reworded('does he think about death', 1, /passive wish to be dead/),
      reworded('which parent has custody', 2, /mother sole legal/),
      reworded('how did the day program go', 2, /left after eight days/),
      reworded('was he away from weed and what happened', 1, /sweated, could not sleep/),
      reworded('what does the boy himself want before leaving', 2, /graduation/),
      takenBack('does he get a one-to-one aide', 2, /One-to-one aide/),
      takenBack('may any student give epinephrine', 2, /self-given by any student/),
      anothers('When was the last seizure?', 3, /last seizure 09\/30\/2026/),
      anothers('does he have a foster mother', 3, /Foster mother/),
      anothers('was Ezra treated for heroin', 2, /treated for heroin/),
      anothers('has he been jailed', 2, /was jailed for striking/),
      absent('what is his GPA'),
      absent('does he drink alcohol'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('prudhomme', 'Anneliese', 'Prudhomme', '11/28/2008'),
    as: 'scan',
    pages: [
      `   LAFOURCHE BEND PARISH SCHOOLS           504 / IAP  -  annual            10/12/26      (typed + pen)
   STUDENT  Anneliese Prudhomme     DOB 11/28/08     gr 11 rpt     F      school  Bayou North
   Lives w/  grandmother Odile Prudhomme (guardian by court, 2020)     tel 985-555-0170
   Addr  212 Cypress Knee Rd, Thibaut LA 70399        student cell  985-555-0171
   Medicaid  Healthy Bayou   ID 7003318824410           dr  NP Renard Guidry  985-555-0172

   IMPAIRMENT      [X] dyslexia  [ ] ADHD  [X] asthma  [ ] diabetes  [X] other: seizure d/o ? see below
   below: ~~seizure disorder~~   OG says no, faint 4/25, EEG normal, Dr. Patel Ochsner.   take OFF form
   MEDS AT SCHOOL     albuterol inh prn       ~~levetiracetam~~   never started
   MEDS HOME          sertraline 50,  depo shot,   melatonin
   ALLERGY     ant bites - breathing, EpiPen Jr old -> new EpiPen 8/26;    ibuprofen hives

   CHECKLIST (nurse asks student)         Y     N
     feels safe at home                   X
     hits or fights                       X            4/26 & 9/26 girls' rm, susp. 3 d
     hurt self                            X            burns arm w/ eraser + lighter
     tried to die                               X
     thoughts of it                       X            "sometimes at night," told counselor, safety plan 9/30
     skips meals / throws up                    X
     vape nic                             X
     weed                                 X            wkends
     alcohol                              X            see p2
     pills                                X            see p2
     arrested                             X            9/26 fight, simple battery, juv ct 11/19/26
     probation                                  X      FINS informal only
     pregnant                                   X
     head injury                          X            four-wheeler 2021, staples, "blacked out"`,
      `   Prudhomme A.   504        p2

  TEAM TALK   (sec. T. Arceneaux, as said)
   Mrs. Odile:  since spring she takes my Xanax, and them pressed bars from a boy.  2, 3 a day I think.  Drinks
     daiquiris w/ it.   I found her blue on the porch 9/19, ambulance, Terrebonne Gen. 2 nites.   she say it
     wasn't on purpose & I believe that.
   Anneliese:  "I don't want to die. I just like to be asleep. I'll go if it's not with boys."
   Nurse:  w/o bars on susp. wk. shook, couldn't hold pencil, crying, 9/28.  better when she took more.
     worry re fit if stopped cold.
   Dr note 10/1:  taper in hospital / residential, adolescent.     therapist Simone Landry LPC 985-555-0173  wkly
   Mother Celestine  - crack, gone since '19; is in Angola-no, St. Gabriel.   Dad killed 2015, she was in car.
   Cousin Trey in same gr.:  OD'd & died 8/26.    uncle bipolar.
   Never rehab. never psych hosp. no IOP.   outpt: Ms. Landry since Jan.
   Reading test 2018 & IQ 2024 (WISC 92).

  ACCOM.     audio books Y    extra time Y    nurse pass Y    no PE running (asthma) Y
             ~~shortened day~~   N grandmother refused        lunch w/ counselor Y
             bus aide N       metal detector pass N
  TREATMENT LEAVE    hold desk 90 days.   work sent by Mr. Boudreaux.      transport: parish van to program, OG rides.
  NEXT   NP Guidry 11/5/26 3:30.     re-meet 1/15/27
  Signed  O. Prudhomme (her mark)    A.P.     R. Thibodaux 504 chair

  Chair's note stuck on, for file of  D. Marcel:   "Marcel - mom says he had 2 seizures and takes Keppra, tried to hang self
  in Mar., peanut.  do his plan next."`,
    ],
    expected: {
      dob: '2008-11-28',
      sex_at_birth: 'Female',
      ...livesAt(/212 Cypress/i, 'Thibaut', 'LA', '70399'),
      phone_number: /555-0171/,
      living_status: 'With family',
      employment_status: 'Student',
      legal_guardianship_status: 'Court-appointed guardian',
      contact_person_name: /Odile/i,
      contact_person_phone: /555-0170/,
      carrier: 'Medicaid/MCO',
      subscriber_id: '7003318824410',
      ...seenBy('pcp', /Renard Guidry/i, /555-0172/),
      ...seenBy('therapist', /Simone Landry/i, /555-0173/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /like to be asleep|I'll go if/i,
      recent_substance_abuse: /Xanax|bars|daiquiris|weed/i,
      concerns_for_withdrawal: /shook|fit if stopped/i,
      medication_plan: /sertraline|depo|albuterol/i,
      allergies: /ant bites|ibuprofen/i,
      epipen: /EpiPen/i,
      transportation_required: /parish van/i,
      additional_treatment_or_support_needed: /audio books|not with boys|taper in hospital/i,
      hospitalizations: /Terrebonne|never psych hosp/i,
      residential_programs: /Never rehab|never/i,
      other_levels_of_care: /no IOP|\bno\b/i,
      outpatient_therapy: /Landry/i,
      psych_testing_done: /WISC|IQ 2024|Reading test/i,
      history_of_self_harm: /eraser|burns arm/i,
      history_of_suicide_attempts: TICKED_NO,
      eating_disorder: TICKED_NO,
      history_of_trauma: /Dad killed|in car/i,
      history_of_tbi_concussions: /four-wheeler/i,
      aggression_or_property_damage: /girls' rm|hits or fights|\by\b|yes|\bx\b/i,
      pending_legal_charges: /simple battery/i,
      probation: /FINS|\bn\b|\bno\b/i,
      upcoming_court_date: '2026-11-19',
      family_history: /crack|bipolar|OD'd/i,
    },
    open: [
      ...fields('gender marital_status history_of_seizures current_symptoms contact_person_email employer'),
      ...fields('emergency_contact_primary_firstname emergency_contact_primary_lastname'),
      ...fields('emergency_contact_primary_phone current_psychiatrist_name'),
    ],
    questions: [
      asked('sertraline dose at home', 1, /sertraline 50/),
      asked('What is the WISC?', 2, /WISC 92/),
      asked('when is juv ct', 1, /juv ct 11\/19\/26/),
      asked('How long does the school hold her desk?', 2, /hold desk 90 days/),
      asked('Medicaid ID', 1, /7003318824410/),
      asked('when does she re-meet for the plan', 2, /re-meet 1\/15\/27/),
      reworded('was the overdose an accident', 2, /wasn't on purpose/),
      reworded('benzodiazepines per day', 2, /2, 3 a day/),
      reworded('what became of the suspected epilepsy', 1, /EEG normal/),
      reworded('who is her legal guardian', 1, /grandmother Odile Prudhomme \(guardian/),
      reworded('how did her father die', 2, /Dad killed 2015/),
      reworded('self-injury method', 1, /burns arm w\/ eraser/),
      reworded('does she need a program for girls only', 2, /not with boys/),
      reworded('has she been with a treatment center before', 2, /Never rehab/),
      takenBack('what levetiracetam does she get at school', 1, /levetiracetam/),
      reworded('does she have a seizure disorder', 1, /OG says no, faint/),
      takenBack('is her school day shortened', 2, /shortened day/),
      anothers('peanut allergy', 2, /peanut/),
      anothers('does she smoke crack', 2, /crack, gone since/),
      absent('what is the household income'),
      absent('Does she have hepatitis?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
