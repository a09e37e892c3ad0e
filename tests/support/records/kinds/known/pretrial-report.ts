import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What pretrial services write for the judge before bond is set, sent on to a program with the release. */
export const pretrialReport: readonly ApartRecord[] = [
  {
    person: who('castellanos', 'Ruben', 'Castellanos', '01/14/1991'),
    as: 'text',
    pages: [
      `                          PRETRIAL SERVICES AGENCY, TWELFTH CIRCUIT
                                 BOND INVESTIGATION REPORT

Defendant:   CASTELLANOS, RUBEN T.                     Case no.:    26-CF-3319
Alias:       none                                      Judge:       Hon. Adelaide Fenn
D.O.B.:      01/14/1991   Sex: M   Age: 35             Interview:   10/26/2026, 6:40 a.m., cell block B
Arrest:      10/25/2026, Tri-Lakes PD                  Officer:     N. Kowalczyk, Pretrial Officer II
Charge(s):   Retail theft over $300 (Class 4 felony); possession of drug paraphernalia
Next date:   11/19/2026, 9:30 a.m., Room 204

ITEM                        DEFENDANT STATED                              VERIFIED?   BY
Address                     602 Pulaski Court, Tri-Lakes, IL 60999        yes         brother
Time there / with whom      8 months / brother Hector and his family      yes         brother
Telephone                   815-555-0140                                  yes         rang in property bag
Employment                  laid off from Ajax Foundry, 2/2026            yes         layoff letter
Marital / children          divorced; one son, 10, lives in Iowa          no          -
Reference                   Hector Castellanos (brother) 815-555-0141     yes         by phone 7:15 a.m.
Education                   GED, welding certificate                      no          -
Military                    none                                          -           -
Health coverage             Meridian (Medicaid), ID 118 440 9027          yes         MEDI system

PRIOR RECORD (NCIC/LEADS)
   2015   possession, cannabis          supervision, completed
   2019   DUI                           12 mo. conditional discharge, completed
   2022   ~~residential burglary~~      ~~4 years IDOC, parole to 2025~~    [different person, SID does not match. NK]
   FTA    one, 2019, returned on his own next day
   Currently on probation, parole or other supervision:   No`,
      `26-CF-3319   CASTELLANOS                                                          Bond report, page 2

PUBLIC SAFETY ASSESSMENT        FTA scale 3 of 6      NCA scale 3 of 6      Violence flag: NO
   Age at arrest over 22 . Prior violent conviction: none . Pending charge at arrest: none

SUBSTANCE USE AND HEALTH (self-report unless noted; released to treatment provider by his signature 10/26)
Mr. Castellanos stated he has used heroin by needle since the foundry closed, about six bags a day, and that the theft
(drill sets) was "to not be sick by lunch." Last used 10/25/2026, about an hour before arrest. He smokes crack "when
somebody has it," the last time a week ago. He does not drink since the DUI. The jail nurse recorded COWS 12 at
5:50 a.m.; he vomited twice while we spoke, was sweating and could not hold the pen. He has overdosed twice this year,
3/2026 and 8/2026, both times by accident, and was kept overnight at Tri-Lakes Memorial in August.
Cellmate Dorsey complained of chest pain, takes nitroglycerin, and was moved.

He has been in treatment once, Prairie Gate House, 60 days in 2021, completed, clean for two years. He had methadone at
Lakes Comprehensive from 2023 until February, when he lost the ride. He has no counselor. He has never been to a
psychiatrist. He reports feeling "like nothing, just flat," waking at 3, and no appetite. Asked about suicide, he
said he has never tried and would not, on account of his son. No self-injury. He has never had a seizure. In
2017 a casting ladle struck his hard hat and he lost consciousness; headaches since. As a boy he saw his father shoot
his uncle. He denied fighting; Hector confirmed, but added that he broke the kitchen door in September.
Allergic to tetracycline (throat tight, "years ago"). No EpiPen. Takes nothing by prescription at present;
~~Seroquel~~ was the cellmate's answer and was entered here in error.
Doctor: none since he was a child. Hector is diabetic. Their mother died of cirrhosis; father is in Menard.

RECOMMENDATION
Release with conditions. Level III monitoring. Report directly to residential treatment when a bed is offered; until then
Hector's home, curfew 8 p.m. ~~GPS ankle monitor~~ [judge crossed out at hearing, AF]. No contact with Ajax hardware store.
Defendant told this officer: "Send me back to Prairie Gate or someplace like it. If I go to Hector's I'll be in his
garage with a spoon by Friday." Hector has no vehicle on weekdays; the Agency can carry the defendant within the circuit.
Bed information to: N. Kowalczyk, 815-555-0142, nkowalczyk@pretrial12.example

BOND HEARING 10/27/2026: conditions adopted except as crossed out.`,
    ],
    expected: {
      dob: '1991-01-14',
      sex_at_birth: 'Male',
      ...livesAt(/602 Pulaski/i, 'Tri-Lakes', 'IL', '60999'),
      phone_number: /555-0140/,
      marital_status: 'Divorced',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...speakWith(/Kowalczyk/i, /555-0142/),
      contact_person_email: 'nkowalczyk@pretrial12.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /118 440 9027/,
      reason_for_seeking_treatment: /Send me back|spoon by Friday|sick by lunch|Report directly to residential/i,
      current_symptoms: /just flat|waking at 3|no appetite|like nothing|vomited|sweating/i,
      recent_substance_abuse: /heroin|six bags|crack/i,
      concerns_for_withdrawal: /COWS|vomited|sweating/i,
      medication_plan: /nothing|none/i,
      allergies: /tetracycline/i,
      epipen: /\bno\b/i,
      transportation_required: /no vehicle|can carry/i,
      hospitalizations: /Tri-Lakes Memorial|overnight/i,
      residential_programs: /Prairie Gate/i,
      history_of_trauma: /father shoot|saw his father/i,
      history_of_tbi_concussions: /ladle|lost consciousness/i,
      aggression_or_property_damage: /kitchen door|denied fighting/i,
      pending_legal_charges: /retail theft|paraphernalia/i,
      upcoming_court_date: '2026-11-19',
      family_history: /cirrhosis|diabetic/i,
      ...ruledOut('probation parole_granted history_of_suicide_attempts history_of_self_harm history_of_seizures'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields(
        'emergency_contact_primary_firstname emergency_contact_primary_lastname emergency_contact_primary_phone',
      ),
      ...fields('employer other_levels_of_care outpatient_therapy current_therapist_name current_psychiatrist_name'),
      ...fields('current_pcp_name additional_treatment_or_support_needed psych_testing_done'),
    ],
    questions: [
      asked('who is the pretrial officer', [1, 2], /Kowalczyk/),
      asked('what is the case number', [1, 2], /26-CF-3319/),
      asked('What was the FTA scale?', 2, /FTA scale 3 of 6/),
      asked('curfew', 2, /curfew 8 p\.m\./),
      asked('When was he at Prairie Gate House?', 2, /60 days in 2021/),
      asked('what did the jail nurse record at 5:50', 2, /COWS 12/),
      reworded('why was he arrested', [1, 2], /Retail theft|theft \(drill/),
      reworded('what drugs does he shoot up and how much', 2, /heroin by needle|six bags/),
      reworded('why did he steal', 2, /sick by lunch/),
      reworded('does he still take methadone', 2, /methadone at Lakes|until February|lost the ride/),
      reworded('did he miss a court appearance before', 1, /one, 2019/),
      reworded('what did he witness as a child', 2, /father shoot/),
      reworded('how did he get his head injury', 2, /casting ladle/),
      takenBack('was he convicted of residential burglary', 1, /residential burglary/),
      takenBack('does he take Seroquel', 2, /Seroquel/),
      takenBack('Must he wear an ankle monitor?', 2, /GPS ankle monitor/),
      anothers('did he complain of chest pain', 2, /chest pain/),
      anothers('is he diabetic', 2, /Hector is diabetic/),
      absent('has he been tested for HIV'),
      absent('what is his shoe size'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'legal', 'insurance'],
  },
  {
    person: who('arceneaux', 'Simone', 'Arceneaux', '04/03/1986'),
    as: 'scan',
    strange: [3],
    pages: [
      `UNITED STATES PRETRIAL SERVICES                                              MEMORANDUM
Bayou District                                                               October 21, 2026

TO:     Hon. Lucius Thibeau, U.S. Magistrate Judge
FROM:   Gwendolyn Pace, U.S. Pretrial Services Officer, 337-555-0143, gpace@ptsbayou.example
RE:     ARCENEAUX, Simone Marie       Docket 6:26-mj-00188       DOB April 3, 1986
        Request to modify release: residential treatment in place of home confinement

Your Honor:

1. The defendant was released September 3 on an unsecured bond, charged by complaint with health care fraud (forged
prescriptions, 18 counts). She was a certified pharmacy technician at Teche Drugs and was dismissed August 20.
Preliminary hearing is set for November 24, 2026, at 10:00 a.m. She has no prior arrests and is on no sentence of
probation or parole.

2. She resides with her mother, Odile Fruge, at 77 Cypress Knee Road, Bayou Plaine, LA 70999 (verified by home visit
10/14), telephone 337-555-0144. She is legally separated from Marcus Arceneaux since May. Her sons, 6 and 8,
are with her. Third-party custodian and the person to notify: Ms. Fruge, 337-555-0145.

3. Three of five urine specimens were positive: 9/16 oxycodone, 9/30 oxycodone and alprazolam, 10/14 oxycodone. ~~10/7
methamphetamine~~ was not confirmed by the laboratory and is withdrawn. On October 19 she came in without
being asked and said, "I can't pass and I can't quit. Put me somewhere, Miss Pace, before Mama finds me blue." She
admits 15 to 20 oxycodone 30 mg daily, crushed and snorted, since a cesarean in 2018, and 2 alprazolam at
night. Last use of both was the evening of October 20. She does not drink; she does not use needles.

4. She described what happened in the parish jail at the end of August, before the bond: vomiting, diarrhea, crawling
skin, and on the third day a seizure, which the jail physician put down to the alprazolam. She was taken to Acadiana General
and returned after two nights. It is the only one she has had. She is afraid of a second.`,
      `ARCENEAUX, Simone Marie    6:26-mj-00188                                           Page 2

5. Treatment and mental health. She attended an outpatient group at Bayou Behavioral from 9/10 (Mr. Terrence Guidry, LPC,
337-555-0146) and missed four of eleven. She has not been in detox or a residential program. Mr. Guidry reports
depression and panic: PHQ-9 19, poor sleep, "hands over her ears." On May 30 she swallowed thirty
of the alprazolam the night Mr. Arceneaux left; she was admitted to the psychiatric unit at Acadiana General for
six days. She has not harmed herself otherwise. Mr. Guidry's psychologist gave the MMPI-3 on 10/2; results to counsel.
Mr. Arceneaux was convicted of domestic battery upon her in April (nose broken, unconscious in the carport for some
minutes). He is on probation and attends a batterers' class. He has been diagnosed with PTSD from Iraq.
Officer has no information that she has been violent. Ms. Fruge says she "threw a lamp, once, in June, at a wall."

6. Medical. Dr. Celeste Broussard (337-555-0147) follows her for migraine and anemia; next visit November 6,
2026, 3:30 p.m. Prescribed: topiramate 50 mg twice daily, ferrous sulfate, escitalopram 10 mg. ~~Suboxone 8 mg~~ was
recommended but never begun. Allergies: shellfish (hives), contrast dye. No EpiPen. Her mother has a pacemaker
and congestive failure. Her father died of an overdose in 2009; a brother, Remy, is in recovery.

7. Coverage. Louisiana Healthcare Connections, member 7740 118 2236; the officer confirmed residential benefits 10/20.
She has not driven since a surrender of her license; Ms. Fruge cannot drive beyond the parish. The Marshal does
not transport; the program would have to.

8. Recommendation. That Condition 7(p), home confinement, be set aside upon entry to a residential program for up to 90
days, any state in the Fifth Circuit; that she sign releases; that the program report a departure within 2 hours; that
she not work with or hold medication of other patients. ~~No telephone~~ (deleted by the Court 10/22).
The passport is in the Clerk's safe. Counsel, Mr. Barnaby Kidd, does not oppose. The government takes no position.

                                                        Respectfully submitted,
                                                        G. Pace

ORDER:  Granted as amended, 10/22/2026.  L. Thibeau, USMJ         Admissions may call Officer Pace directly.`,
      `UNITED STATES PRETRIAL SERVICES                                              MEMORANDUM
Bayou District                                                               October 21, 2026

RE:     LANDRENEAU, Curtis       Docket 6:26-mj-00191       DOB July 9, 1972
        Violation of release

1. The defendant is charged as a felon in possession. Detention hearing October 30, 2026. He resides with his wife at 5
Levee Spur, Bayou Plaine. He is on parole for armed robbery until 2029.
2. Specimen of 10/14 positive for methamphetamine and PCP. He takes insulin and Dilantin for a seizure disorder, is
allergic to penicillin, and carries Blue Cross of Louisiana XUP 50117. He is a registered sex offender.`,
    ],
    expected: {
      dob: '1986-04-03',
      ...livesAt(/77 Cypress Knee/i, 'Bayou Plaine', 'LA', '70999'),
      phone_number: /555-0144/,
      marital_status: 'Separated',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Odile', 'Fruge', /555-0145/),
      ...speakWith(/Pace/i, /555-0143/),
      contact_person_email: 'gpace@ptsbayou.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /7740 118 2236/,
      ...seenBy('therapist', /Guidry/i, /555-0146/),
      ...seenBy('pcp', /Celeste Broussard/i, /555-0147/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment:
        /can't pass|finds me blue|Put me somewhere|came in without|residential treatment in place/i,
      current_symptoms: /depression and panic|PHQ-9|poor sleep|hands over her ears/i,
      recent_substance_abuse: /15 to 20 oxycodone|crushed and snorted|2 alprazolam|positive: 9\/16/i,
      concerns_for_withdrawal: /crawling skin|day a seizure|vomiting|afraid of a second/i,
      medication_plan: /topiramate|ferrous|escitalopram/i,
      allergies: /shellfish|contrast/i,
      epipen: /\bno\b/i,
      transportation_required: /not driven|program would have to|does not transport|cannot drive/i,
      hospitalizations: /Acadiana General/i,
      residential_programs: /not been in detox|\bno(?:t|ne)?\b/i,
      outpatient_therapy: /outpatient group|Bayou Behavioral|Guidry/i,
      psych_testing_done: /MMPI/i,
      history_of_suicide_attempts: /swallowed thirty|May 30/i,
      history_of_seizures: /day a seizure|a seizure, which|only one she has had/i,
      history_of_trauma: /domestic battery|nose broken/i,
      history_of_tbi_concussions: /unconscious in the carport|nose broken/i,
      aggression_or_property_damage: /threw a lamp/i,
      pending_legal_charges: /health care fraud|forged/i,
      upcoming_court_date: '2026-11-24',
      family_history: /overdose in 2009|Remy|pacemaker|congestive/i,
      ...ruledOut('history_of_self_harm probation parole_granted'),
    },
    open: [...SEX, ...OWN_PLAN, ...fields('employer other_levels_of_care additional_treatment_or_support_needed')],
    questions: [
      asked('what is the docket', [1, 2], /6:26-mj-00188/),
      asked('how many counts', 1, /18 counts/),
      asked('Who is the counsel?', 2, /Barnaby Kidd/),
      asked('which specimen was positive for alprazolam', 1, /9\/30 oxycodone and alprazolam/),
      asked('When is the preliminary hearing?', 1, /November 24, 2026/),
      asked('topiramate dose', 2, /topiramate 50 mg/),
      asked('who is the third-party custodian', 1, /Ms\. Fruge/),
      reworded('where did she work before she was fired', 1, /Teche Drugs/),
      reworded('how did her pill habit begin', 1, /cesarean in 2018/),
      reworded('how much time does the center have to say that she ran off', 2, /within 2 hours/),
      reworded('was she knocked out by her husband', 2, /unconscious in the carport/),
      reworded('what personality test was she given', 2, /MMPI-3/),
      reworded('Did she convulse in jail?', 1, /third day a seizure/),
      reworded('where is her travel document', 2, /passport is in the Clerk/),
      takenBack('did she test positive for methamphetamine', 1, /methamphetamine/),
      takenBack('Is she forbidden the telephone?', 2, /No telephone/),
      anothers('does she have a pacemaker', 2, /pacemaker/),
      anothers('is she diagnosed with PTSD', 2, /diagnosed with PTSD/),
      anothers('does she take Dilantin', 3, /Dilantin/),
      absent('how much was the fine'),
      absent('what is her height'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
