import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a probation officer reports to the judge when terms were broken, with the officer's word on treatment. */
export const probationViolation: readonly ApartRecord[] = [
  {
    person: who('easterling', 'Dwayne', 'Easterling', '11/03/1987'),
    as: 'text',
    pages: [
      `                    IN THE CIRCUIT COURT OF MARLOWE COUNTY, TENNESSEE
                              ADULT PROBATION DEPARTMENT
                    REPORT OF VIOLATION OF CONDITIONS OF PROBATION

State of Tennessee v. Dwayne Alan Easterling                    Docket No. 24-CR-1193
Judge: Hon. Marguerite Fontaine, Division II                    Date of report: October 23, 2026
Probationer's date of birth: November 3, 1987                   OCA No. 558210
Residence: 1406 Old Ferry Pike, Lot 22, Marlowe, TN 37999       Telephone: 931-555-0120
Offense: Theft over $2,500 (Class D)                            Sentence: 4 years, suspended
Probation began: February 12, 2025                              Expires: February 11, 2029
Supervising officer: Leona Trask, badge 41, 931-555-0121

The undersigned reports that the probationer has violated the following conditions:

  Rule 6.   Report as instructed. He did not report on July 8, August 12 or September 9, 2026.
  Rule 8.   Not use intoxicants. Tests of July 1, August 26 and October 14, 2026 were positive for methamphetamine;
            that of October 14 also for fentanyl and buprenorphine. ~~Test of June 3, 2026 positive for cocaine~~
            stricken on motion; the laboratory reversed two specimens.
  Rule 9.   Complete treatment. Discharged from Volunteer Behavioral intensive outpatient on August 30, 2026 for absence,
            after 9 of 36 sessions.
  Rule 12.  Pay costs. Arrears of $1,140.

ALLEGED NEW CONDUCT. Simple possession, Marlowe General Sessions, cited October 9, 2026, not yet disposed. The officers'
report says that his passenger, Cody Reece Burl, had a firearm under the seat; Burl is a convicted felon and is held
without bond. No weapon charge was placed against Mr. Easterling.

STATEMENT OF THE PROBATIONER, taken October 21, 2026, at the jail annex:
"I quit coming because I knew I'd drop dirty. I'm not running. I use ice about every day, smoke it, and since summer
I been snorting fent to come down, two or three points a day. I had some Tuesday. When I don't have the fent I'm on
the floor, sick at both ends. Ice I just sleep. If the Judge would send me somewhere I'd stay. I got a baby coming in
January and I don't want to hold it through glass."`,
      `Easterling, D.   24-CR-1193   Report of Violation, continued

SOCIAL AND HEALTH SUMMARY (from the file and from interviews with probationer and his grandmother)
Mr. Easterling is single; Brandi Stoll, expecting in January, lives with her parents. He lives with his grandmother in
her trailer, which she owns. He was a line lead at Tri-Lakes Marine until June, and has not worked since. He has a
ninth-grade education and a GED from custody. Grandmother Opal Easterling, 931-555-0122, is his emergency contact and is
dependable. She is 81, has a pacemaker and is on oxygen.

Health. He broke his neck at C6 diving in 2012, no paralysis. He was kicked unconscious in jail in 2019 and has
ringing in the left ear since. He had a seizure once, on Tramadol, in 2020. He says he is allergic to Toradol (throat
swelling) and is treated for hepatitis C by no one; positive in custody, 2025. He was in Marlowe Medical Center April 2
to 5, 2026, for an infection of the arm. He takes clonidine and Remeron from the health department's nurse, Ms. Peebles.
No family doctor. No insurance but TennCare, UHC Community Plan, number ZEC 70119344.

Mental health. Centerstone diagnosed depression and PTSD in 2023. His stepfather beat him with a belt and a chain,
and DCS removed him at nine. He attempted to hang himself in a cell in 2019 and was on watch for eleven days. He says
he does not think of it now. He has no habit of hurting himself. In August he kicked in his grandmother's door
when she hid his keys, and paid for it. Case manager there: Roderick Quarles, 931-555-0123; no therapist presently.

Substance treatment. Buffalo Valley, residential, 28 days in 2022, completed. Detoxification at same, five days.
IOP as above. ~~Waiting list, Hope House, since September~~ (that
was D. Easterly; corrected by LT 10/23.)

Family. Father died in prison, of liver disease. Mother uses and is not in contact. Half sister has schizophrenia.

RECOMMENDATION. That a warrant not issue, that he be served by summons for hearing on November 20, 2026, at 9:00 a.m.,
and that the Court, if it finds the violation, order residential treatment of not less than 60 days in lieu of
180 days' confinement, with furlough directly from court to the program. The Department cannot transport; his
license is revoked and grandmother does not drive out of the county. He is not on parole and not a registered offender.
For placement kindly deal with our treatment liaison, Ms. Jacinda Orr, 931-555-0124, jorr@marloweprobation.example.
He is to report to me next on November 5, 2026.

                                                                       Leona Trask, Probation Officer`,
    ],
    expected: {
      dob: '1987-11-03',
      ...livesAt(/1406 Old Ferry/i, 'Marlowe', 'TN', '37999'),
      phone_number: /555-0120/,
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Opal', 'Easterling', /555-0122/),
      ...speakWith(/Jacinda Orr/i, /555-0124/),
      contact_person_email: 'jorr@marloweprobation.example',
      subscriber_id: /ZEC 70119344/,
      reason_for_seeking_treatment: /send me somewhere|hold it through glass|baby coming|in lieu of/i,
      recent_substance_abuse: /ice about every day|snorting fent|two or three points/i,
      concerns_for_withdrawal: /on the floor|sick at both ends|Ice I just sleep/i,
      medication_plan: /clonidine|Remeron/i,
      allergies: /Toradol/i,
      transportation_required: /cannot transport|license is revoked/i,
      hospitalizations: /Marlowe Medical/i,
      residential_programs: /Buffalo Valley/i,
      other_levels_of_care: /intensive outpatient|Detoxification at same|IOP/i,
      outpatient_therapy: /Volunteer Behavioral|intensive outpatient|no therapist/i,
      history_of_suicide_attempts: /hang himself/i,
      history_of_trauma: /belt and a chain|PTSD|stepfather/i,
      history_of_seizures: /seizure once|Tramadol/i,
      history_of_tbi_concussions: /kicked unconscious/i,
      aggression_or_property_damage: /grandmother's door|kicked in/i,
      pending_legal_charges: /Simple possession|violation/i,
      probation: /February 12, 2025|Probation|suspended|Leona Trask/i,
      upcoming_court_date: '2026-11-20',
      family_history: /liver disease|schizophrenia|Mother uses/i,
      ...ruledOut('parole_granted registered_sex_offender history_of_self_harm'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('carrier employer current_therapist_name current_therapist_phone next_appointment current_symptoms'),
      ...fields('current_psychiatrist_name additional_treatment_or_support_needed current_pcp_name'),
    ],
    questions: [
      asked('docket number', [1, 2], /24-CR-1193/),
      asked('When does his probation expire?', 1, /February 11, 2029/),
      asked('what did the October 14 test show', 1, /positive for methamphetamine|also for fentanyl/),
      asked('which judge', 1, /Marguerite Fontaine/),
      asked('TennCare number', 2, /ZEC 70119344/),
      asked('what does the officer recommend', 2, /residential treatment of not less than 60 days|warrant not issue/),
      reworded('why did he stop showing up', 1, /I'd drop dirty/),
      reworded('how far did he get in the program before being dropped', 1, /9 of 36 sessions/),
      reworded('is he about to be a father', [1, 2], /baby coming|expecting in January/),
      reworded('did he try to end his life behind bars', 2, /hang himself in a cell/),
      reworded('taken from home as a boy?', 2, /DCS removed him at nine/),
      reworded('how much does he owe', 1, /Arrears of \$1,140/),
      takenBack('was there a positive cocaine test', 1, /June 3, 2026 positive for cocaine/),
      takenBack('is he on the list for Hope House', 2, /Waiting list, Hope House/),
      anothers('Does he have a pacemaker?', 2, /has a pacemaker/),
      anothers('is he held without bond', 1, /is held without bond/),
      anothers('does he have schizophrenia', 2, /Half sister has schizophrenia/),
      absent('does he smoke cigarettes'),
      absent('What church does he go to?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('valdivia', 'Noemi', 'Valdivia', '08/21/1998'),
    as: 'scan',
    strange: [3],
    pages: [
      `PINAL MESA COUNTY COMMUNITY CORRECTIONS        VIOLATION MEMO (VM-2)         to: Judge Ruiz-Hollis    fr: PO T. Banerjee x 0131
CLIENT  VALDIVIA, Noemi (nmn)    DOB 08-21-98    F     CR-2025-00718     GRANT 3/4/25   TERM 36 mo   LEVEL high
ADDR    ~~410 W Cholla~~ moved 9/15 -> 73 N Ocotillo St, Casa Perla AZ 85998     PH 520-555-0130    kids 1 (CPS, w/ foster)
OFFENSE agg. DUI, child in car        ATTY  P.D. Hank Loomis 520-555-0132       NEXT CT  12-01-26 1330 Div 6, disposition
-----------------------------------------------------------------------------------------------------------------
VIOLATIONS ALLEGED          DATE              DETAIL                                                ADMIT?
 1 alcohol (SCRAM)          9/12, 9/13, 10/4  3 confirmed drinking events, TAC peak .162            yes
 2 missed UA                9/22, 9/29        no call                                               yes
 3 UA +                     10/6              amphet neg, benzo POS, EtG 6,800                      yes
 4 contact w/ victim        ~~9/30~~          not proved: FaceTime was set by CPS. WITHDRAWN TB 10/19
 5 curfew                   10/10             0210 hrs, brother's house                             no
-----------------------------------------------------------------------------------------------------------------
OFFICE INTERVIEW 10/22/26 (w/ counselor-intern)
Came in shaking, could not sign name. PBT .11 at 0905. Sent to Casa Perla Reg. ER by ambulance, kept to 10/24 (librium,
"borderline DTs" per d/c sheet), now home.  Drinks since 9/7 after kid's visit canceled: 750 tequila/day, more
weekends. Drank again 10/25, "half". Brother's Klonopin to sleep, 1-2 mg nightly x 2 mo. No meth since 2023. No IV.
Denies seizures. Hears baby cry at night when coming off.
"I don't need jail to scare me, I'm already scared. Put me in the place with the moms. I will wear two bracelets."
Her brother Adan, same house, is on parole (ADC 288104) + in MAT, takes methadone 90. Sister-in-law Yessenia
pregnant, high BP. Not to be confused: Adan's hearing is 11/09.`,
      `VM-2 reverse      VALDIVIA, N.    CR-2025-00718

HEALTH/MH (AHCCCS intake 3/25 + ct-ordered eval Dr. Lund 6/25)
 meds  Zoloft 100, hydroxyzine 25 prn, metformin for PCOS.        all  penicillin - hives;  ~~aspirin~~ (TB: daughter's)
 dx    MDD, PTSD, AUD sev. Eval w/ PAI + WAIS, FSIQ 88.
 SI    none now; OD'd on Zoloft 4/24 day after removal, Casa Perla Reg ICU 2 d. Scratches wrists "not deep", last Sept.
 tr    raped at 16 by uncle; crash 2/25 w/ daughter in back seat, she sees it.  Forehead lac, LOC < 1 min, post-concussive
       headaches thru summer.
 viol  slapped a detention officer 2/25 (dropped). No prop damage.    weight: purges "when stressed", never treated for it
 fam   dad ETOH cirrhosis, mom thyroid, brother opioids
PRIOR TX   Desert Haven women's res. 45 d '24 - left at day 31.  Casa Perla IOP 4/25-1/26 done, got chip.
SUPPORTS   mom Lucinda Valdivia 520-555-0133 = emerg.    PCP Sunlife clinic, Ana Beltran NP 520-555-0134
           therapist Carly Moss LAC 520-555-0135 (Tues).    med mgmt: same Beltran.
MARITAL    sep. from E. Coronado, never got divorce        WORK   lost job at Fry's deli 9/20
COVERAGE   AHCCCS, Mercy Care  A4417 7093.
TRANSPORT  no license till 2028, no car, bus does not run Sunday. Program pick up or mom if Sat.
NEXT       PO office 11/3 0900.  therapist 11/10 10a.  PCP 11/6/26 2:40 pm - LFT recheck

OFFICER REC   [ ] revoke, DOC      [ ] jail 30     [X] reinstate, add: residential w/ kids' visits 60-90 d,
              SCRAM stays on (program must let base unit plug in), sign releases
              [X] detox BEFORE transport - ER said so
 call me re bed:  T. Banerjee 520-555-0131   tbanerjee@pmcc.example
 SIGNED  T. Banerjee  10-27-26                        sup. init  MK`,
      `PINAL MESA COUNTY COMMUNITY CORRECTIONS        VIOLATION MEMO (VM-2)         to: Judge Ruiz-Hollis    fr: PO T. Banerjee x 0131
CLIENT  VALDEZ, Norman R       DOB 02-14-79    M     CR-2023-01440     GRANT 8/9/23   TERM 60 mo   LEVEL med
ADDR    200 S Main #4, Casa Perla AZ 85998     PH 520-555-0136
OFFENSE poss. dangerous drug          ATTY  private, O. Siegel        NEXT CT  11-17-26 0900 Div 6
VIOLATIONS ALLEGED          DATE              DETAIL                                                ADMIT?
 1 UA +                     10/8              meth POS, THC POS                                     yes
 2 failed to reg. (sex off) 8/1               address change not reported                           no
OFFICE INTERVIEW 10/20/26    uses meth "twice a week". No alcohol. Diabetic, foot ulcer. Allergic to codeine.
 Wants outpatient only, works days at Ace Roofing. Seizure in 2016.`,
    ],
    expected: {
      dob: '1998-08-21',
      sex_at_birth: 'Female',
      ...livesAt(/73 N Ocotillo/i, 'Casa Perla', 'AZ', '85998'),
      phone_number: /555-0130/,
      marital_status: 'Separated',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Lucinda', 'Valdivia', /555-0133/),
      ...speakWith(/Banerjee/i, /555-0131/),
      contact_person_email: 'tbanerjee@pmcc.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /A4417 7093/,
      ...seenBy('pcp', /Beltran/i, /555-0134/),
      ...seenBy('therapist', /Carly Moss/i, /555-0135/),
      reason_for_seeking_treatment: /place with the moms|already scared/i,
      current_symptoms: /shaking|Hears baby cry|could not sign/i,
      recent_substance_abuse: /tequila|Klonopin|half|benzo POS/i,
      concerns_for_withdrawal: /borderline DTs|librium|detox BEFORE|shaking/i,
      medication_plan: /Zoloft|hydroxyzine|metformin/i,
      allergies: /penicillin/i,
      transportation_required: /no license|no car|pick up/i,
      hospitalizations: /Casa Perla Reg/i,
      residential_programs: /Desert Haven/i,
      other_levels_of_care: /Casa Perla IOP/i,
      psych_testing_done: /PAI|WAIS|FSIQ/i,
      history_of_self_harm: /Scratches wrists/i,
      history_of_suicide_attempts: /OD'd on Zoloft/i,
      eating_disorder: /purges/i,
      history_of_trauma: /raped at 16|crash 2\/25/i,
      ...ruledOut('history_of_seizures'),
      history_of_tbi_concussions: /LOC|post-concussive|Forehead lac/i,
      aggression_or_property_damage: /slapped a detention officer/i,
      probation: /36 mo|GRANT 3\/4\/25|reinstate|PO office/i,
      upcoming_court_date: '2026-12-01',
      family_history: /cirrhosis|thyroid|brother opioids/i,
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employer next_appointment outpatient_therapy current_psychiatrist_name current_psychiatrist_phone'),
      ...fields('additional_treatment_or_support_needed pending_legal_charges'),
    ],
    questions: [
      asked('SCRAM', [1, 2], /3 confirmed drinking events|SCRAM stays on/),
      asked('next court', 1, /12-01-26 1330/),
      asked('What is her FSIQ?', 2, /FSIQ 88/),
      asked('who is the public defender', 1, /Hank Loomis/),
      asked('AHCCCS ID', 2, /A4417 7093/),
      asked('when is the LFT recheck', 2, /11\/6\/26/),
      reworded('what set off this relapse', 1, /kid's visit canceled/),
      reworded('sexual assault as a teenager', 2, /raped at 16/),
      reworded('did she complete her earlier rehab stay', 2, /left at day 31/),
      reworded('who has her child', 1, /CPS, w\/ foster/),
      reworded('how intoxicated was she at the meeting', 1, /PBT \.11/),
      reworded('what must our outlet accommodate', 2, /base unit plug in/),
      takenBack('was she in contact with the victim', 1, /contact w\/ victim/),
      takenBack('does aspirin bother her', 2, /~~aspirin~~/),
      anothers('how much methadone does she take', 1, /takes methadone 90/),
      anothers('Is she pregnant?', 1, /Yessenia pregnant/),
      anothers('failed to register as sex offender', 3, /failed to reg\. \(sex off\)/),
      absent('does she have asthma'),
      absent('How many years of school has she done?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
