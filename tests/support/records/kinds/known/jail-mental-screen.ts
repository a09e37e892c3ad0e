import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  reworded,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A county jail's screen for mental illness and drugs at booking, answered by boxes, with the remarks of whoever asked. */
export const jailMentalScreen: readonly ApartRecord[] = [
  {
    person: who('quarles', 'Dontrell', 'Quarles', '10/05/1993'),
    as: 'text',
    strange: [3],
    pages: [
      `PELICAN COUNTY DETENTION CENTER          BEHAVIORAL HEALTH RECEPTION SCREEN          Form MH-2 (rev 3/25)
Inmate QUARLES, DONTRELL M     SO# 88-20417     DOB 10/05/1993     Race B  Sex M     Housing B-Pod 14
Screened 10/26/2026 22:50      By  Cpl. Odom / LPN Thibodeaux      Language English     Arrested by PCSO
=================================================================================================
PART 1  OFFICER OBSERVATION                                           YES    NO    REMARK
  1  Arresting officer believes inmate may be a suicide risk          [ ]    [X]
  2  Appears intoxicated or coming down                               [X]    [ ]   sweating, sniffling
  3  Hearing or seeing things at booking                              [ ]    [X]
  4  Visible injury                                                   [X]    [ ]   R knuckles, from door
PART 2  INMATE INTERVIEW                                              YES    NO    REMARK
  5  Now taking medicine for nerves, mood or sleep                    [X]    [ ]   Seroquel 100, Remeron 15
  6  Medicine for the body                                            [X]    [ ]   Norvasc 10, albuterol
  7  Ever overnight in a mental hospital                              [X]    [ ]   Central La. 2022, 11 days
  8  Ever tried to kill yourself                                      [X]    [ ]   jumped off overpass 2022
  9  Thinking about it today                                          [ ]    [X]
 10  Ever cut, burned or banged yourself                              [ ]    [X]
 11  Lost someone close in the last year                              [X]    [ ]   grandmother, July
 12  Alcohol in the last 7 days                                       [ ]    [X]
 13  Drugs in the last 7 days                                         [X]    [ ]   see Part 3
 14  Seizures, fits, blackouts                                        [ ]    [X]
 15  Head hit hard, knocked out                                       [X]    [ ]   bat, 2014, coma 2 d
 16  Hurt by somebody, seen killing, sexual assault                   [X]    [ ]   shot at 16, cousin died
 17  Been in a fight or broken property when upset                    [X]    [ ]   kicked out squad window
 18  Ever made to register for a sex offense                          [ ]    [X]
 19  Allergic to food or medicine                                     [X]    [ ]   Haldol - locks jaw up
 20  ~~Diabetes~~                                                     ~~[X]~~      marked on wrong line, T
 21  Pain now                                                         [ ]    [X]
PART 3  DRUGS            What                How           How much           Last
                         heroin/fentanyl     snort         2 g a day          10/26 noon
                         crack               smoke         $100 on weekends   10/25
                         mojo (synthetic)    smoke         few puffs          "last month"
                         tobacco             1/2 pack`,
      `MH-2 p. 2      QUARLES, DONTRELL     SO# 88-20417     10/05/1993
PART 4  TREATMENT       Residential:  Bayou Oaks 2020, 28 d, finished      Detox:  none
                        Outpatient:  Pelican Human Services, group, 2023
                        Psychiatrist:  Dr. Fontenot at PHS, 985-555-0121   Counselor:  none since 2023
                        Family doctor:  Dr. Ruby Guidry, 985-555-0122
PART 5  PERSONAL        Address  1907 Cane Row St, Bayou Vista Heights, LA 70999
                        Phone 985-555-0120    Never married    Stays with grandfather
                        Work  off and on, cutting grass, pays himself (self-employed)
                        Medicaid  Healthy Blue Louisiana   7734 0012 91
                        Notify  Ernestine Quarles (mother)  985-555-0123
PART 6  COURT           Charge  Poss. w/ intent CDS I, simple criminal damage     Bond 7,500 (ROR to treatment)
                        Next court  11/17/2026 Div. C, Judge Landry         Probation  [ ] Y  [X] N
                        Parole  [ ] Y  [X] N       ~~Hold: Tangipahoa Parish~~  hold lifted 10/27 0900
PART 7  NARRATIVE, LPN THIBODEAUX
  10/27 0610   Goosebumps, cramps, threw up twice, legs "won't sit still". COWS 16. BP 148/94 P 102.
               Started Zofran, clonidine.  Says: "Judge said treatment or trial. I'd pick treatment
               even if he hadn't. Pawpaw found me on the bathroom floor and he's eighty."
  10/27 1500   Cellmate Hebert (B-14 upper) withdrawing from alcohol, had a seizure at 1320 and was taken
               out.  Quarles held his head.  Quarles shaken, not hurt.
  10/28 0900   Sleeps 2 h, hears grandmother's voice at night only, knows it is not real.  PHQ-9 15.
               His mother takes Invega shots and lives in the same house as her boyfriend, who sells;
               she can be called but he can't go there.
  10/29 1100   Public defender Ms. Arceneaux says please set up the bed with her paralegal, Jude Melancon
               985-555-0124.  Van from jail M-F only, cannot go past parish line: needs program pickup.
  10/29 1430   Father drank himself to death, per inmate.  Sister with lupus on Plaquenil.
               Next: PHS Dr. Fontenot 11/12/2026 1:00 pm if released.
CLASSIFICATION   [ ] general   [X] mental health caseload   [ ] suicide watch     Level of care 2
                 Reviewed:  D. Castille, LCSW  10/29/2026
                 ~~Suicide watch 10/26-10/28~~   entered for Quarrels, D. (C-Pod).  Corrected DC`,
      `PELICAN COUNTY DETENTION CENTER                              INMATE FACE SHEET
Photo on file                                                     Printed 10/28/2026 16:02
Name        HEBERT, ALCIDE J              SO#     88-20411
DOB         04/14/1966                    Sex     M        Hgt 5-07    Wgt 151
Address     44 Levee Rd, Bayou Vista Heights, LA 70999
Phone       985-555-0128                  Marital Divorced
Housing     B-Pod 14 upper > Hospital
Charge      DWI 3rd                       Court   11/20/2026
Next of kin Odette Hebert, sister, 985-555-0129
Alerts      SEIZURE   ALCOHOL W/D   ALLERGY: CODEINE, SHELLFISH
Meds        Dilantin 300, Librium taper
Insurance   VA`,
    ],
    expected: {
      dob: '1993-10-05',
      sex_at_birth: 'Male',
      phone_number: /555-0120/,
      ...livesAt(/1907 Cane Row/i, 'Bayou Vista Heights', 'LA', '70999'),
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Self-employed',
      carrier: 'Medicaid/MCO',
      subscriber_id: /7734 0012 91/,
      ...inEmergency('Ernestine', 'Quarles', /555-0123/),
      ...speakWith(/Melancon/i, /555-0124/),
      ...seenBy('psychiatrist', /Fontenot/i, /555-0121/),
      ...seenBy('pcp', /Guidry/i, /555-0122/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /treatment or trial|bathroom floor/i,
      current_symptoms: /Sleeps 2 h|PHQ-9|grandmother's voice|cramps/i,
      recent_substance_abuse: /heroin|2 g a day|crack/i,
      concerns_for_withdrawal: /Goosebumps|COWS|sweating, sniffling/i,
      medication_plan: /Seroquel|Remeron|Norvasc|clonidine/i,
      allergies: /Haldol/i,
      transportation_required: /program pickup/i,
      hospitalizations: /Central La/i,
      residential_programs: /Bayou Oaks/i,
      outpatient_therapy: /Pelican Human/i,
      history_of_suicide_attempts: /overpass/i,
      history_of_trauma: /shot at 16/i,
      history_of_tbi_concussions: /bat, 2014|coma/i,
      aggression_or_property_damage: /squad window/i,
      pending_legal_charges: /Poss\. w\/ intent|criminal damage/i,
      upcoming_court_date: '2026-11-17',
      family_history: /drank himself|lupus|Invega/i,
      history_of_self_harm: TICKED_NO,
      history_of_seizures: TICKED_NO,
      registered_sex_offender: TICKED_NO,
      probation: TICKED_NO,
      parole_granted: TICKED_NO,
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender other_levels_of_care current_therapist_name employer additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('COWS', 2, /COWS 16/),
      asked('What housing is he in?', 1, /Housing B-Pod 14/),
      asked('next court', 2, /11\/17\/2026 Div\. C/),
      asked('who is the public defender', 2, /Ms\. Arceneaux/),
      asked('how much crack', 1, /\$100 on weekends/),
      asked('bond', 2, /Bond 7,500/),
      reworded('which antipsychotic gives him a dystonia', 1, /Haldol - locks jaw/),
      reworded('did he damage a police car', 1, /kicked out squad window/),
      reworded('who found him after he used', 2, /Pawpaw found me/),
      reworded('brain trauma from an assault', 1, /bat, 2014, coma/),
      reworded('how soon before booking had he used opioids', 1, /10\/26 noon/),
      reworded("is his mother's home a safe place for him", 2, /he can't go there|her boyfriend, who sells/),
      takenBack('diabetes', 1, /~~Diabetes~~/),
      takenBack('which days was he on suicide watch', 2, /Suicide watch 10\/26/),
      takenBack('which parish has a hold on him', 2, /Hold: Tangipahoa/),
      anothers('does he take Dilantin', 3, /Dilantin 300/),
      anothers('does he get Invega', 2, /takes Invega shots/),
      absent('does he have HIV'),
      absent('What grade did he finish?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('hallstrom', 'Bettina', 'Hallstrom', '02/28/1989'),
    as: 'scan',
    pages: [
      `COUNTY OF CEDAR FORK - SHERIFF       JAIL MENTAL HEALTH SCREEN  (complete within 4 hrs of intake)
DETAINEE  Hallstrom, Bettina Rae      BK# 26-03977     D.O.B. 02/28/89     [ ] M  [x] F     DATE 10/25/26 0140
CIRCLE OR X.    Y = yes   N = no   R = refused         Screener: Dep. Kovalenko      RN: Abara
---------------------------------------------------------------------------------------------
A. TODAY                                          |  B. EVER
 1 Drunk / high now           (x)Y ( )N ( )R      |  10 Psych hospital       (x)Y ( )N   Mercy '23
 2 Withdrawal expected        (x)Y ( )N ( )R      |  11 Suicide attempt      (x)Y ( )N   pills '23
 3 Suicidal thoughts          ( )Y (x)N ( )R      |  12 Cuts self            (x)Y ( )N   thighs, to '20
 4 Hopeless                   (x)Y ( )N ( )R      |  13 Seizure              (x)Y ( )N   xanax, 3/26
 5 Voices / visions           ( )Y (x)N ( )R      |  14 Head injury          ( )Y (x)N
 6 Afraid of someone here     ( )Y (x)N ( )R      |  15 Abuse / assault      (x)Y ( )N   foster home
 7 Pregnant                   ( )Y (x)N ( )R      |  16 Violent w/ others    ( )Y (x)N
 8 Hurt / ill                 (x)Y ( )N ( )R      |  17 Eating disorder      ( )Y (x)N
 9 Combative at intake        ( )Y (x)N ( )R      |  18 Special ed / tests   (x)Y ( )N   IQ 88, 2004
---------------------------------------------------------------------------------------------
C. SUBSTANCES (drug / amount / last)
   xanax bars, street      4 to 6 a day, 14 months      10/24 eve
   wine                    box every 2 days             10/24 eve
   ~~methamphetamine~~     Abara RN: UDS neg, her codefendant's answer
   UDS 10/25:   BZO pos   THC neg   AMP neg   FEN neg    BAL .09
D. MEDICATIONS     Prozac 40   propranolol 20 BID   Lamictal 100 (bottle, in property)
   ALLERGIES       Tegretol - blisters, hosp.      tree nuts - lips        EPIPEN  (x)Y ( )N   in purse
E. MEDICAL         migraines.    wrist sprain R, splint.    kidney stone '24 (Mercy, 1 night)
F. CARE NOW        psychiatrist  Dr. Olu Marchetti  319-555-0131      therapist  Kay Stenberg LISW  319-555-0132
                   PCP  none               next appt  Marchetti 11/6/26 @ 3
G. SCREENER'S OPINION      ( ) no referral    ( ) routine     (x) URGENT - benzo w/d     ( ) watch 15 min`,
      `HALLSTROM BETTINA      BK# 26-03977      DOB 02/28/89              contact notes, J. Reinholt LMHC, jail diversion
10/25 0930  Shaky, heart racing, "bugs under my skin".  CIWA-B 31.  Started diazepam taper.  BP 150/98
10/26 1000  Less shaky, slept 3.  Panicky.  Seizure in March came 2 days after running out, at her kitchen
            sink, squad took her to Mercy.  GAD-7 20.
10/27 1400  "I drove with my niece in the car.  I saw her car seat in the mirror.  I'm done, put me
            somewhere they lock the doors from my side."  Niece was not hurt.
            Treatment before:  Prairie Path residential, 6 wk, 2021.   IOP at Area Services 2024.   No detox.
            Family:  bio mom bipolar & heroin; bio dad unknown.  Foster brother died in front of her (drowned) age 9.
            ~~Diagnosed schizophrenia~~  that is on the pod mate's sheet, stapled to hers, removed JR
10/28 1100  Charges:  OWI 1st, child endangerment.  Prelim 11/13/26  10:30, Cedar Fork Dist. Ct.   No probation.
            Not on parole.  Niece's father Dale has a no contact order against Dale's girlfriend - not ours.
            Husband Erik Hallstrom 319-555-0133, emergency person, took out a loan for her bond, works nights.
            Insurance via Erik (DOB 7/7/86, Kessler Foundry):  Wellmark Blue Cross PPO  XQW 2207 44183, grp 55012.
            Home  905 Thresher Ln, Cedar Fork IA 52999, they own.   Her cell 319-555-0134.  b.hallstrom@prairie.example
            Job: pharmacy tech at Hartig, full time, suspended.
10/29 0900  Judge agreed to furlough to a bed.  Attorney Ms. Poole asks that beds call me: Reinholt 319-555-0135,
            jreinholt@cedarfork.example.   Deputy can drive her up to 60 mi, else none.
            Pod mate Carla (x3 seizures, on Keppra) is going to Prairie Path too - keep apart, Carla is
            witness in a DOC case on 11/24.     Erik's own dad had DTs, Erik asks for Al-Anon times.
10/30 0830  PHQ-9 18.   Taper at 10 mg TID.   CIWA-B 12.   "Not craving, just scared."   Splint off.   JR`,
    ],
    expected: {
      dob: '1989-02-28',
      sex_at_birth: 'Female',
      phone_number: /555-0134/,
      email_id: 'b.hallstrom@prairie.example',
      ...livesAt(/905 Thresher/i, 'Cedar Fork', 'IA', '52999'),
      marital_status: 'Married',
      living_status: 'Own home',
      ...inEmergency('Erik', 'Hallstrom', /555-0133/),
      ...speakWith(/Reinholt/i, /555-0135/),
      contact_person_email: 'jreinholt@cedarfork.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /XQW 2207 44183/,
      group_number: '55012',
      subscriber_firstname: 'Erik',
      subscriber_lastname: 'Hallstrom',
      subscriber_dob: '1986-07-07',
      subscriber_employer: /Kessler/i,
      employer: /Hartig/i,
      ...seenBy('psychiatrist', /Marchetti/i, /555-0131/),
      ...seenBy('therapist', /Stenberg/i, /555-0132/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /car seat|I'm done|lock the doors/i,
      current_symptoms: /Shaky|Panicky|PHQ-9|Hopeless|slept 3/i,
      recent_substance_abuse: /xanax bars|box every/i,
      concerns_for_withdrawal: /benzo w\/d|CIWA-B|bugs under my skin|Withdrawal expected/i,
      medication_plan: /Prozac|propranolol|Lamictal|diazepam/i,
      allergies: /Tegretol|tree nuts/i,
      epipen: /\byes\b|\(x\)Y|in purse/i,
      transportation_required: /Deputy can drive/i,
      hospitalizations: /Mercy/i,
      residential_programs: /Prairie Path/i,
      psych_testing_done: /IQ 88/i,
      history_of_self_harm: /Cuts self|thighs/i,
      history_of_suicide_attempts: /pills/i,
      history_of_seizures: /xanax, 3\/26|Seizure in March/i,
      history_of_trauma: /foster home|drowned/i,
      pending_legal_charges: /OWI|endangerment/i,
      upcoming_court_date: '2026-11-13',
      family_history: /bio mom bipolar/i,
      history_of_tbi_concussions: TICKED_NO,
      eating_disorder: TICKED_NO,
      aggression_or_property_damage: TICKED_NO,
      ...ruledOut('probation parole_granted'),
    },
    open: [
      'gender',
      ...fields(
        'employment_status current_pcp_name other_levels_of_care outpatient_therapy additional_treatment_or_support_needed',
      ),
    ],
    questions: [
      asked('BAL', 1, /BAL \.09/),
      asked('CIWA-B on the 30th', 2, /CIWA-B 12/),
      asked('When is the prelim?', 2, /11\/13\/26 10:30/),
      asked('booking number', [1, 2], /26-03977/),
      asked('who is her therapist', 1, /Kay Stenberg/),
      reworded('which mood stabilizer made her skin blister', 1, /Tegretol - blisters/),
      reworded('how long did she live at the treatment center in 2021', 2, /6 wk, 2021/),
      reworded('was a child in the vehicle', 2, /niece in the car/),
      reworded('who can release bed news', 2, /beds call me: Reinholt/),
      reworded('is the court letting her out for this', 2, /Judge agreed to furlough/),
      reworded('what does she do for a living', 2, /pharmacy tech at Hartig/),
      reworded('how far will the sheriff take her', 2, /up to 60 mi/),
      takenBack('when did she last use methamphetamine', 1, /~~methamphetamine~~/),
      takenBack('schizophrenia', 2, /Diagnosed schizophrenia/),
      anothers('is she on Keppra', 2, /on Keppra/),
      anothers('has she had the DTs', 2, /Erik's own dad had DTs/),
      anothers('is there a no contact order against her', 2, /has a no contact order against Dale's/),
      absent('how many children does she have'),
      absent('is she on methadone'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
