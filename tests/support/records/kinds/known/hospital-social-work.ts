import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a hospital's social worker writes when a medical floor asks for help with drink or drugs and where to go next. */
export const hospitalSocialWork: readonly ApartRecord[] = [
  {
    person: who('grimaldi', 'Ottavio', 'Grimaldi', '08/19/1962'),
    as: 'text',
    strange: [3],
    pages: [
      `MOUNT HOLLIS MEDICAL CENTER
SOCIAL WORK CONSULT                                                  Note status: Signed     10/24/2026 15:12

GRIMALDI, OTTAVIO P      64 y.o. male      DOB: 08/19/1962      MRN: 30077145      Unit: 5 West, 512-1
Admit date: 10/21/2026          Attending: Farida Noorani, MD          Author: Kendra Schultheis, LICSW
Reason for consult: "ETOH, dispo"
____________________________________________________________________________________________________________

SUMMARY
Pt is a 64-year-old man admitted via ED with acute pancreatitis and alcohol withdrawal (CIWA peak 24 on 10/22,
phenobarbital protocol, last dose this AM). Hospital day 4. Medically clear likely 10/27. Met with pt at
bedside x 55 min; wife Donatella present for the second half with his OK. Roommate in bed 2 was asked to step
out; roommate is on contact precautions for C. diff.

IDENTIFYING / SOCIAL
Lives: owns two-family at 27 Quarry Hill Rd, Barre Falls, MA 01999, with wife (m. 1989) and her mother, who has dementia
  and is on hospice upstairs.
Phone: 413-555-0163 (pt cell)
Work: mason foreman, self-employed, "Grimaldi & Figlio." Slow since August.
Support/contact: Donatella Grimaldi, wife, 413-555-0164. HCP: wife (form in chart). Not invoked, pt has capacity.
Son Renzo runs the jobs. Renzo has 4 yrs sober and attends AA in Ludlow; he lost his license to an OUI in 2020.
Faith: Catholic. Language: English, Italian. Veteran: no. Education: trade school.

INSURANCE (per registration)
Primary: Tufts... updated by registration 10/23: Blue Cross Blue Shield of MA, HMO Blue. ID XXP 918 27 4460. Group 4021187.
  Subscriber: wife, Donatella Grimaldi, DOB 02/22/1965, Barre Falls Public Schools.
Auth for inpatient stay: BC-771-20934

SUBSTANCE USE
Red wine with meals all his life; grappa since 2019. Now a liter of grappa over two days plus wine, starts 6 AM
in the truck. Last drink 10/20 about 9 PM. Oxycodone from an old shoulder surgery, "a couple when it's cold,"
last in September. Denies cannabis, cocaine. Cigars. BAL on arrival 212. UDS negative.
Withdrawal: shakes each morning for 2 years; this admission saw "mice on the tray," disoriented one night. No
seizure, here or before.
Tx hx: Gosnold detox 2021 (5 d). No residential. IOP at Hollis Behavioral, quit after 2 wks, 2021. AA "with my son, once."`,
      `GRIMALDI, OTTAVIO P      DOB: 08/19/1962      MRN: 30077145                      Social Work Consult, cont.

MENTAL HEALTH
PHQ-9 = 15. Low mood, wakes at 3, "good for nothing." No current or past SI. No attempts. No SIB. No psych admissions.
No outpt psychiatry. Saw EAP... N/A. Priest is "my psychologist."
Trauma: staging collapse 2004, his brother Enzo fell beside him and died. Pt fell too: skull fracture, 3 wks in
Worcester. Smells lime and shakes.
Violence: none to persons. Kicked in the cellar door in July. ~~Hx of DV toward spouse~~ Correction KS 10/25: the
section was pulled forward from another patient's note. Wife interviewed alone, denies ever.
Firearms: hunting rifles x2, Renzo took them 10/22.

MEDICAL (from chart)
Pancreatitis, HTN, gout, R shoulder repair 2017. Allergies per EHR: vancomycin (flushing), lisinopril (lip swelling).
Home meds: allopurinol 300, amlodipine 10, pantoprazole 40. New: thiamine 100, folate 1 mg, naltrexone 50 to start
at discharge if LFTs fall. ~~Metformin~~ discontinued, A1c 5.6.
PCP: Dr. Stuart Ahlgren, Barre Falls Family Med, 413-555-0165. Post-discharge visit 11/04/2026 2:00 PM.
Surgery clinic 11/24/2026.

LEGAL
OUI 2nd, 09/30/2026, Palmer District Court, pretrial 12/03/2026. License suspended. No probation now. Att. B. Kowal.

FAMILY HX
Father "drank like everybody," cirrhosis. Mother stroke. No suicide in family.

PT'S GOALS
"If I go home my mother-in-law is dying over my head and the grappa is in the cellar. Send me from here straight. I don't
want to see the house." Wife in tears, agrees.

ASSESSMENT / INTERVENTION
Severe AUD, in action stage. MI used. Section 35 explained to wife, not pursued.
Choice list given; pt chose programs (1) with Catholic Mass if possible (2) within 90 min.
Needs: soft low-fat diet, wife cannot drive (cataracts), son works: needs transport arranged, hosp. chair car will
do local only. Care coordinator Luz Abreu, RN, 413-555-0166, labreu@mthollis.example, will
take calls from programs; pls do not call pt's room.

~~Plan: SNF for short-term rehab.~~  Voided. PT signed off 10/24, walks independently.
Plan: direct transfer to residential 10/27.

Kendra Schultheis, LICSW   pager 4471`,
      `MOUNT HOLLIS MEDICAL CENTER
SOCIAL WORK CONSULT                                                  Note status: Signed     10/24/2026 11:30

GRIMES, OCTAVIA L      71 y.o. female      DOB: 11/18/1954      MRN: 30077154      Unit: 5 West, 514-2
Admit date: 10/18/2026          Attending: Farida Noorani, MD          Author: Kendra Schultheis, LICSW
Reason for consult: "SNF placement"

SUMMARY
Pt s/p hip repair. Lives alone in elderly housing, Ware. Niece is HCP, invoked. Cigarettes, no alcohol. Seizure
disorder on Dilantin. Allergic to morphine. Takes Aricept. Two falls this month. Fallon Medicare Plus, ID F88231104.
Depression, ECT in 1998 at McLean. Niece wants Quabbin Valley; no bed until Thursday. Cat at home, neighbor feeding.
Needs MOLST done. Guardianship not indicated.`,
    ],
    expected: {
      dob: '1962-08-19',
      sex_at_birth: 'Male',
      ...livesAt(/27 Quarry Hill/i, 'Barre Falls', 'MA', '01999'),
      phone_number: /555-0163/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Self-employed',
      ...speakWith(/Luz Abreu/i, /555-0166/),
      contact_person_email: 'labreu@mthollis.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /XXP 918 27 4460/,
      group_number: '4021187',
      subscriber_firstname: 'Donatella',
      subscriber_lastname: 'Grimaldi',
      subscriber_dob: '1965-02-22',
      subscriber_employer: /Barre Falls Public Schools/i,
      authorization_number: /BC-771-20934/,
      ...seenBy('pcp', /Ahlgren/i, /555-0165/),
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment:
        /Send me from here|grappa is in the cellar|pancreatitis|If I go home|see the house/i,
      current_symptoms: /Low mood|wakes at 3|good for nothing|PHQ-9|pancreatitis/i,
      recent_substance_abuse: /grappa|wine|Oxycodone|Last drink/i,
      concerns_for_withdrawal: /shakes each morning|mice on the tray|CIWA|phenobarbital/i,
      medication_plan: /allopurinol|amlodipine|pantoprazole|thiamine|naltrexone/i,
      allergies: /vancomycin|lisinopril/i,
      transportation_required: /needs transport|cannot drive|chair car/i,
      hospitalizations: /pancreatitis|Worcester|Admit date|admitted via ED/i,
      other_levels_of_care: /Gosnold|IOP/i,
      history_of_tbi_concussions: /skull fracture/i,
      history_of_trauma: /staging collapse|Enzo/i,
      aggression_or_property_damage: /cellar door/i,
      pending_legal_charges: /OUI 2nd/i,
      upcoming_court_date: '2026-12-03',
      family_history: /cirrhosis|Mother stroke|drank like/i,
      ...ruledOut(
        'history_of_self_harm history_of_suicide_attempts history_of_seizures residential_programs probation',
      ),
    },
    open: [
      'gender',
      ...fields('employer current_psychiatrist_name current_therapist_name legal_guardianship_status'),
      ...fields(
        'emergency_contact_primary_firstname emergency_contact_primary_lastname emergency_contact_primary_phone',
      ),
      ...fields('additional_treatment_or_support_needed psych_testing_done outpatient_therapy'),
    ],
    questions: [
      asked('CIWA peak', 1, /CIWA peak 24/),
      asked('Who is the attending?', 1, /Noorani/),
      asked('what is the auth for the inpatient stay', 1, /BC-771-20934/),
      asked('When is pretrial?', 2, /pretrial 12\/03\/2026/),
      asked('who takes calls from programs', 2, /Luz Abreu/),
      asked('BAL on arrival', 1, /BAL on arrival 212/),
      reworded('which blood pressure pill made his lips swell', 2, /lisinopril \(lip swelling\)/),
      reworded('how did his brother die', 2, /staging collapse|Enzo fell/),
      reworded('what did he see that was not there', 1, /mice on the tray/),
      reworded('who has the guns', 2, /Renzo took them/),
      reworded('religious preference for the program', [1, 2], /Catholic/),
      reworded('does he need a special menu', 2, /low-fat diet/),
      takenBack('has he been violent toward his wife', 2, /DV toward spouse/),
      takenBack('is he going to a SNF', 2, /SNF for short-term rehab/),
      anothers('does he have C. diff', 1, /precautions for C\. diff/),
      anothers('has he had ECT', 3, /ECT in 1998/),
      anothers('how long has he been sober in AA', 1, /4 yrs sober/),
      absent('does he have sleep apnea'),
      absent('What is his hemoglobin?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('peavey', 'Lorna', 'Peavey', '02/15/1997'),
    as: 'scan',
    pages: [
      `ST. CASIMIR'S HOSPITAL            SOCIAL SERVICE - INITIAL CONTACT / PROGRESS            (dictated, not proofed)
PEAVEY, LORNA J.       2/15/97       F       Rm 307 B       Adm 10-19-26       Dr. Vukovich (hospitalist)

10-20   Asked by ID team to see this 29 yo w/ MSSA endocarditis, tricuspid, IV drug use. Sleepy, cold to me. Gave card.
10-22   Awake, wants to talk. Staying w/ girlfriend Ashanti's parents, 4419 Millrace St, Coaltown PA 15999, since spring
        (Ashanti Broadus 724-555-0167 is her emergency). Own phone stolen; use 724-555-0168, Ashanti's mother's line.
        Never married, legally, "but she's my person." Son Micah, 6, w/ paternal grandmother, CYS closed 2024.
        Last job Sheetz, July. No income. UPMC for You (Medical Assistance) 2207719304, no grp.
        USE: heroin/fent/tranq 2 bundles a day IV, both arms, since 22. Last 10-18 night in parking garage. Crack 2-3x wk.
        Benzos no. ETOH no. Smokes 1/2 pk. Started on methadone here 10-20, 40 mg now, was COWS 22 and
        "crawling," XR wounds R forearm, wound RN following. ~~AMA risk, sitter~~ sitter was for 307 A.
        Bed A, older lady, confused, pulls lines, on insulin drip. Moving L. to 311 when bed open.
10-23   PHQ 19. Says she dreams about the garage. Raped there 9/4/26, didn't report, SANE not done, does not want police. Before
        that foster father, 11-13. SI: no. In 2019 she shot 10 bags to die, her cousin found her, Mercy psych 2 wks.
        Cut wrists (shallow) in foster care. HI no. Threw an IV pole at wall 10-21, apologized to nurse; nobody hit.
        Seizure: one as a baby w/ fever, none since. Hit by car 2015, "brain bleed," Allegheny 9 d, walks fine.
        Rehab: Gateway 28 d 2020; Greenbriar 2023, left day 9. Halfway house "Sister's Place" 2020-21, best time.
        Detox too many. Counselor none. Psych none. No PCP -> set up w/ Dr. Tamika Rowles, Coaltown Health, 724-555-0169.`,
      `PEAVEY, L.   2/15/97     cont.                                                            p 2

10-26   ID plan: oxacillin IV thru 12-1 (6 wk). PICC ok for SNF / med-monitored rehab w/ IV nursing, NOT home.
        All: Zosyn -> hives. Reglan -> "jumpy". No food allergies.        EpiPen -
        Meds now: oxacillin 2 g q4h, methadone 40 daily, clonidine 0.1 prn, hydroxyzine 25 prn, nicotine 14.
        ~~Vancomycin~~ d/c'd 10-21 when cx came back.
        HCV Ab + , VL 1.2 mil. HIV neg. HBV immune. Preg neg. Echo veg 1.4 cm; repeat 11-9.
10-27   Family: mother OD'd 2012 (fent), dad unknown. Brother Travis in SCI Greene, schizophrenia. Cousin
        Bree (visits) is pregnant and on Subutex, her due date is 12-20. Ashanti is a CNA, no use.
        Law: retail theft, MDJ 11-20-26 9:00, PD says can be continued by letter. Bench warrant? checked: no. On
        county probation thru Feb 2027, PO Gretchen Fiala 724-555-0170, aware. ~~State parole~~ err. BT
        No car, no license. Needs ambulette w/ PICC; MATP application started.
10-28   "I almost went down the stairs for a bag. I didn't. Write that I didn't. I'll go if Ashanti can visit."
        Agrees to 90 d if there. Packets to three places that take PICC. All ask: methadone guest dose? yes thru
        Tri-Valley OTP. Can she do stairs? yes. Will she pull line? tamper seal agreed. IV abx nurse daily? VNA.
        Discharge planner: Marguerite Olszewski, RN (724-555-0171 direct, olszewskim@stcasimir.example) -
        programs to deal w/ her, I am off 10/31 to 11/8.
        First visit w/ Dr. Rowles 12-4-26. ID clinic 11-17-26 here, 10:15, if she is within an hour.
        No guardian. No POA. Wants Ashanti for decisions if ever needed, form given, unsigned.

                                                    B. Tomczak MSW        Soc. Serv.  x 5580`,
    ],
    expected: {
      dob: '1997-02-15',
      sex_at_birth: 'Female',
      ...livesAt(/4419 Millrace/i, 'Coaltown', 'PA', '15999'),
      phone_number: /555-0168/,
      marital_status: 'Single',
      employment_status: 'Unemployed',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Ashanti', 'Broadus', /555-0167/),
      ...speakWith(/Olszewski/i, /555-0171/),
      contact_person_email: 'olszewskim@stcasimir.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: '2207719304',
      ...seenBy('pcp', /Rowles/i, /555-0169/),
      reason_for_seeking_treatment: /went down the stairs|I'll go if|Agrees to 90|endocarditis/i,
      current_symptoms: /PHQ 19|dreams about|crawling|Sleepy/i,
      recent_substance_abuse: /2 bundles|heroin|Crack/i,
      concerns_for_withdrawal: /COWS|methadone|crawling/i,
      medication_plan: /oxacillin|methadone|clonidine/i,
      allergies: /Zosyn|Reglan/i,
      transportation_required: /ambulette|No car|MATP/i,
      hospitalizations: /Mercy psych|endocarditis|Allegheny|Adm 10-19/i,
      residential_programs: /Gateway|Greenbriar/i,
      other_levels_of_care: /Halfway house|Detox/i,
      history_of_self_harm: /Cut wrists/i,
      history_of_suicide_attempts: /10 bags to die/i,
      history_of_seizures: /baby w\/ fever/i,
      history_of_tbi_concussions: /brain bleed|Hit by car/i,
      history_of_trauma: /Raped|foster father/i,
      aggression_or_property_damage: /IV pole/i,
      pending_legal_charges: /retail theft/i,
      probation: /county probation|Fiala/i,
      upcoming_court_date: '2026-11-20',
      family_history: /mother OD'd|schizophrenia/i,
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields(
        'living_status next_appointment parole_granted epipen outpatient_therapy current_psychiatrist_name current_therapist_name employer',
      ),
      ...fields('additional_treatment_or_support_needed psych_testing_done'),
    ],
    questions: [
      asked('what infection does she have', 1, /MSSA endocarditis/),
      asked('how long is oxacillin to run', 2, /thru 12-1/),
      asked('who is her PO', 2, /Gretchen Fiala/),
      asked('HCV viral load', 2, /VL 1\.2 mil/),
      asked('What did Zosyn do?', 2, /Zosyn -> hives/),
      asked('methadone dose', [1, 2], /40 mg now|methadone 40/),
      reworded('who should programs speak to about the bed', 2, /Olszewski/),
      reworded('why can she not go back to the house with her line', 2, /NOT home/),
      reworded('was she sexually assaulted recently', 1, /Raped there/),
      reworded('where was she happiest in recovery', 1, /Sister's Place/),
      reworded('who is raising her child', 1, /paternal grandmother/),
      reworded('how big is the growth on the valve', 2, /veg 1\.4 cm/),
      takenBack('does she need a sitter', 1, /AMA risk, sitter/),
      takenBack('Is she on state parole?', 2, /State parole/),
      anothers('When is she due?', 2, /due date is 12-20/),
      anothers('is she on an insulin drip', 1, /on insulin drip/),
      anothers('has she got schizophrenia', 2, /SCI Greene, schizophrenia/),
      absent('does she wear glasses'),
      absent('What is her highest education?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
