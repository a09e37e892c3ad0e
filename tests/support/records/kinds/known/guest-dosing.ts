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
import { fields, inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What a methadone program fills in so that another place may give its patient the daily dose for a while. */
export const guestDosing: readonly ApartRecord[] = [
  {
    person: who('quesada', 'Rocio', 'Quesada-Bright', '04/27/1991'),
    as: 'text',
    strange: [3],
    pages: [
      `EASTBRIDGE OPIOID TREATMENT PROGRAM          GUEST (COURTESY) DOSING REQUEST       Form GD-4 (6/25)
Sent 10/27/2026 07:52      Pages 3      Nurse desk 505-555-0150      Fax 505-555-0151

A. PATIENT
   Name ............ Quesada-Bright, Rocio            OTP patient no. ... 4471
   DOB ............. 04/27/1991                       Sex ............... F
   Street .......... 618 Camino Seco Apt 12           City/State/ZIP .... Rio Lindo, NM 87999
   Cell ............ 505-555-0152 (text ok)           Photo ID .......... NM license, copy attached
   Emergency ....... Ines Bright, mother-in-law       Phone ............. 505-555-0153
   Payer ........... Medicaid (Presbyterian)          Member ID ......... 7700 415 2298
   Marital ......... Married, husband deployed        Work .............. hotel laundry, part time

B. REASON   [ ] travel   [ ] work   [ ] family emergency   [X] admission to other level of care   [ ] jail
   Place ........... residential, alcohol; three programs applied to, none named yet
   First guest dose  11/04/2026        Last guest dose  12/04/2026        Return here  12/05/2026, 6:00 AM

C. DOSE
   Medication ...... methadone oral concentrate 10 mg/mL        Current dose ... 95 mg once daily
   On this dose since 09/14/2026       Admitted to OTP 02/11/2024      Split dose ... no
   Take-homes ...... none; week-end bottles withdrawn 08/19/2026
   Day      10/20   10/21   10/22   10/23   10/24     10/25   10/26
   mg       95      95      held    95      no show   95      95
   10/22 held: breath alcohol .11 at window. Returned 3 PM with .03, no dose given, MD aware.

D. SAFETY
   ECG 08/03/2026   QTc 452 ms           Pregnancy test 10/20/2026   negative
   Allergies        Naproxen (lips swell), latex (rash). No epinephrine pen prescribed.
   ~~Naltrexone monthly injection~~      printed from previous template, does not apply. KT
   Seizures         one, 05/2025, alcohol withdrawal, seen at Rio Lindo General
   Other meds       fluoxetine 40 mg AM, prazosin 2 mg HS, folic acid 1 mg, naloxone nasal kit
   NOT on benzodiazepines (PMP checked 10/26/2026).`,
      `GD-4 page 2                       Quesada-Bright, Rocio     04/27/1991     4471

E. DRUG SCREENS (last five)
   collected     methadone   opiates   fentanyl   cocaine   benzo   ETG
   10/20/2026    pos         neg       neg        neg       neg     POS
   09/22/2026    pos         neg       neg        neg       neg     POS
   08/18/2026    pos         neg       neg        POS       neg     POS
   07/21/2026    pos         neg       neg        neg       neg     neg
   06/16/2026    pos         neg       neg        neg       neg     neg

F. COUNSELOR'S SUMMARY (Dolores Whitley, LADAC, 505-555-0154)
Rocio has had no heroin since April 2024 and is proud of it. Vodka came back in late July after her
husband Wes shipped out; she reports a pint most evenings, last on 10/25. One line of cocaine at a
wedding in August. When she skips a day of drinking she is soaked in sweat by noon and her hands
jump, and she is afraid of another seizure, which is why she asks for inpatient: "I will lose my
babies if I pass out with them in the tub." The boys, 3 and 5, will stay with Ines.

She attended Mesa Serena (90 days, 2022) and its intensive outpatient until it closed. Medical detox
at Rio Lindo General, 4 days, 05/2025. She sees Dr. Amos Teller, psychiatry (505-555-0155), for PTSD
and depression; next visit 11/17/2026. She cut her thighs as a teenager, last at 19, and took a
bottle of Tylenol at 17. No thoughts of suicide at this month's review. PTSD is from an assault at 20.
No violence. Her brother Beto broke her door in June and there is a restraining order against him;
he is on parole. Wes has sleep apnea and brought his machine with him. Her mother died of an
overdose; her father is diabetic and on insulin.

She has no charges and is not supervised by any court. CPS closed its file 09/30/2026. An earlier
version of this summary said she has hepatitis C; that was a clerical error and is withdrawn.

She does not drive. Clinic van can bring her on the day. Please call before any change of dose and
fax a last-dose letter when she leaves.

G. Consent 42 CFR Part 2 signed 10/26/2026, expires 01/31/2027.    Medical director R. Osei-Tutu, MD`,
      `EASTBRIDGE OPIOID TREATMENT PROGRAM          GUEST (COURTESY) DOSING REQUEST       Form GD-4 (6/25)
Sent 10/27/2026 07:52      Page 1 of 2 follows

A. PATIENT
   Name ............ Hargis, Wendell T.               OTP patient no. ... 3980
   DOB ............. 09/02/1968                       Sex ............... M
   Street .......... 9 Placita del Sol                City/State/ZIP .... Rio Lindo, NM 87999
   Payer ........... Medicare                         Marital ........... Widowed
B. REASON   [X] travel   Phoenix, brother's funeral, 11/01 to 11/06
C. DOSE     methadone 140 mg once daily, since 2021    Take-homes ... 13
D. SAFETY   QTc 478 ms, COPD on home oxygen, allergic to codeine
            Pacemaker 2019. Other meds: warfarin, tiotropium`,
    ],
    expected: {
      dob: '1991-04-27',
      sex_at_birth: 'Female',
      ...livesAt(/618 Camino Seco/i, 'Rio Lindo', 'NM', '87999'),
      phone_number: /555-0152/,
      marital_status: 'Married',
      employment_status: 'Part-time',
      ...inEmergency('Ines', 'Bright', /555-0153/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /7700\s?415\s?2298/,
      reason_for_seeking_treatment: /lose my|asks for inpatient|afraid of another|residential, alcohol/i,
      current_symptoms: /soaked in sweat|hands|PTSD|depression/i,
      recent_substance_abuse: /vodka|pint most|cocaine|ETG/i,
      concerns_for_withdrawal: /soaked in sweat|hands|another seizure|alcohol withdrawal/i,
      medication_plan: /methadone|fluoxetine|prazosin/i,
      allergies: /Naproxen|latex/i,
      epipen: RULED_OUT,
      transportation_required: /does not drive|Clinic van/i,
      ...seenBy('psychiatrist', /Amos Teller/i, /555-0155/),
      next_appointment: '2026-11-17',
      residential_programs: /Mesa Serena/i,
      other_levels_of_care: /intensive outpatient|Medical detox|methadone|OTP/i,
      history_of_self_harm: /cut her thighs/i,
      history_of_suicide_attempts: /Tylenol/i,
      history_of_trauma: /assault at 20|PTSD/i,
      history_of_seizures: /05\/2025|alcohol withdrawal|another seizure/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      family_history: /overdose|diabetic/i,
    },
    open: [
      ...fields('gender employer hospitalizations outpatient_therapy probation parole_granted living_status'),
      ...fields('current_therapist_name current_therapist_phone additional_treatment_or_support_needed'),
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('What is her current methadone dose?', 1, /95 mg/),
      asked('QTc and date of the ECG', 1, /QTc 452/),
      asked('when does the consent expire', 2, /expires 01\/31\/2027/),
      asked('First guest dose date?', 1, /First guest dose 11\/04\/2026/),
      asked('nurse desk phone', 1, /505-555-0150/),
      asked('When was she admitted to the OTP?', 1, /02\/11\/2024/),
      reworded('which day did she fail to come in', 1, /no show/),
      reworded('why could she not be medicated on the 22nd', 1, /breath alcohol \.11/),
      reworded('how long off opioids', 2, /no heroin since April 2024/),
      reworded('who will look after the kids', 2, /will stay with Ines/),
      reworded('does she still get doses to carry home', 1, /Take-homes \.+ none/),
      takenBack('does she have hepatitis C', 2, /said she has hepatitis C/),
      takenBack('does she get naltrexone shots', 1, /Naltrexone monthly injection/),
      anothers('is she on insulin', 2, /diabetic and on insulin/),
      anothers('is there a restraining order against her', 2, /restraining order against him/),
      anothers('does she have sleep apnea', 2, /Wes has sleep apnea/),
      absent('does she wear glasses'),
      absent('what is her weight'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('lamontagne', 'Bastien', 'Lamontagne', '07/15/1983'),
    as: 'scan',
    pages: [
      `NORTH COUNTY METHADONE CLINIC      REQUEST FOR GUEST MEDICATION        white: guest site  yellow: chart
(PRINT FIRMLY - 3 COPIES)                                                       DATE   10 / 26 / 26

PT  Lamontagne Bastien          DOB  7/15/83     SEX (M) F     CLINIC #  N-2206
ADDR  RR 2 Box 88, Coldbrook, ME 04999              PHONE  207-555-0161
SS last 4  xxxx       MaineCare #  88146203 A       other ins  ( none )
NEXT OF KIN  Odile Lamontagne  mother  207-555-0162        lives w/ her  Y / (N)
             pt lives: camper at friend's (Hutch), since eviction Aug

GUEST SITE   your program, res. bed, if accepted          DATES  11/2  to  12/2 + extension
TRANSPORT TO SITE   ( ) self   ( ) family   (x) needs, no car, no license

METHADONE    ( ) tabs   (x) liquid    DOSE  120 mg    A.M.     last increase  9/30 from 110
LAST DOSE AT N.C.M.C.  will be 11/1 Sunday take home, locked box (one bottle only)
ATTENDANCE last 30 d   missed 2   (10/9, 10/10 car)     MISSED >3 IN A ROW?  N
QTc  468 on 6/22   repeat due Dec       LAST PHYSICAL  2/26      TB  neg 2/26    HCV  treated, SVR '24
ALLERGIES   IV contrast - hives, throat tight, no pen;   seasonal
URINE   10/12  MTD+  BZO+  COC+        9/14  MTD+  BZO+        8/10  MTD+  BZO+  FEN+
BZO Rx?   N  -  buys "bars" & pressed Xanax, 4-6 mg/d since spring, LAST 10/25 night.  Coc smoked wkends.
NODDING AT WINDOW?   Y 10/12, sent home w/out dose  ~~Y 10/19~~ not pt, N-2260, initials RL
NARCAN KIT GIVEN   Y`,
      `LAMONTAGNE  N-2206           side 2   (nurse R. Leveque RN)

MED HX   asthma (albuterol, Symbicort).   Seizure 4/26 after 3 d w/out bars, NC Hospital, 2 nights.
         Concussion - skidoo 2011, knocked out.         ~~bleeding ulcer '22~~  WRONG PT RL
PSYCH    panic d/o, depression.   Paxil 30, hydroxyzine 50 prn.   NP Jean Corriveau 207-555-0163.
         SI none now.   Attempt 2019 hanging, brother cut him down, Acadia Falls psych 9 d.  No cutting.
         fights: shoved Hutch 10/3 over bars, no police.   Weapons: none
LEGAL    Probation - Ofc. Dana Mercier, thru 6/27 (theft).   New charge OUI  court 12 / 9 / 26
TX HX    Arrowhead House 6 mo 2020;  detox Milepost 2x, last 4/26;   IOP here 2024 quit;  here since 3/22
COUNSELOR HERE   P. Kittredge LADC  x14      group Tu Th
WORK     none since lobster boat sold 7/26        EDUC  GED      MARRIED ( ) SINGLE (x) DIV ( )
FAMILY   father drank, drowned '98, pt on boat.  mother heart valve, on Coumadin.  twin bro Luc - insulin
         dependent diabetic, on Suboxone at another clinic
WHY      "Off the bars before they kill me, and keep my methadone.  Nobody takes both."
         shaky, can't sit, ears ring, no sleep when down to 2 mg.   Needs BZO TAPER + guest dose.
         (Kittredge: friend Hutch also asking for a bed, he uses meth IV, own referral)
MD ORDER guest dose 120 mg daily, hold if sedated, no change w/o call.     S. Nadkarni MD  10/26/26
PT SIGN  Bastien Lamontagne            ROI to guest site  (x)     to mother (x)    to P.O. (x)

RETURN COPY WITH DATE & AMT OF LAST DOSE       fax 207-555-0164`,
    ],
    expected: {
      dob: '1983-07-15',
      sex_at_birth: 'Male',
      ...livesAt(/RR 2 Box 88/i, 'Coldbrook', 'ME', '04999'),
      phone_number: /555-0161/,
      marital_status: 'Single',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      subscriber_id: /88146203\s?A/,
      reason_for_seeking_treatment: /Off the bars|Nobody takes both/i,
      current_symptoms: /panic|depression|shaky|ears ring|no sleep/i,
      recent_substance_abuse: /bars|Xanax|Coc smoked/i,
      concerns_for_withdrawal: /shaky|ears ring|no sleep|BZO TAPER|3 d w\/out bars/i,
      medication_plan: /METHADONE|Paxil|hydroxyzine|Symbicort|120 mg/i,
      allergies: /IV contrast|seasonal/i,
      epipen: RULED_OUT,
      transportation_required: /needs|no car|no license/i,
      hospitalizations: /Acadia Falls|NC Hospital/i,
      residential_programs: /Arrowhead/i,
      other_levels_of_care: /Milepost|IOP/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /hanging|2019/i,
      history_of_seizures: /4\/26|3 d w\/out bars/i,
      history_of_tbi_concussions: /skidoo|knocked out/i,
      history_of_trauma: /drowned|pt on boat/i,
      aggression_or_property_damage: /shoved Hutch/i,
      pending_legal_charges: /OUI/,
      probation: /Mercier|6\/27|theft|\byes\b/i,
      upcoming_court_date: '2026-12-09',
      family_history: /father drank|heart valve|diabetic|Suboxone/i,
    },
    open: [
      ...fields('gender living_status current_psychiatrist_name current_psychiatrist_phone outpatient_therapy'),
      ...fields('current_therapist_name current_therapist_phone employer'),
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('methadone dose', [1, 2], /DOSE 120 mg/i),
      asked('MaineCare number', 1, /88146203 A/),
      asked('what happens with IV contrast', 1, /hives, throat tight/),
      asked('Who is his probation officer?', 2, /Dana Mercier/),
      asked('When is the OUI in court?', 2, /12 \/ 9 \/ 26/),
      asked('QTc', 1, /QTc 468/),
      reworded('where does he sleep these days', 1, /camper at friend's/),
      reworded('street benzos: amount and last use', 1, /4-6 mg\/d|LAST 10\/25/),
      reworded('did he ever try to die', 2, /2019 hanging/),
      reworded('liver virus cured?', 1, /treated, SVR/),
      reworded('may we talk with his mom', 2, /to mother \(x\)/),
      reworded('convulsions coming off pills', 2, /Seizure 4\/26/),
      takenBack('has an ulcer bled', 2, /bleeding ulcer/),
      takenBack('did he nod off on october 19', 1, /Y 10\/19/),
      anothers('does he inject meth', 2, /he uses meth IV/),
      anothers('is he on coumadin', 2, /heart valve, on Coumadin/),
      absent('how tall is he'),
      absent('who has custody of his children'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
