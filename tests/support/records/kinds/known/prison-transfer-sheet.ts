import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { inEmergency, livesAt } from '../apart-values.ts';

/** What a prison's nurse sends along with somebody who leaves for a program. */
export const prisonTransferSheet: readonly ApartRecord[] = [
  {
    person: who('strandberg', 'Emory', 'Strandberg', '08/23/1979'),
    as: 'text',
    pages: [
      `HIGH MESA CORRECTIONAL COMPLEX - HEALTH SERVICES              RELEASE / TRANSFER HEALTH SUMMARY  HS-7
NAME  STRANDBERG, EMORY W.        DOC# 228714        DOB 08/23/1979        SEX M        UNIT C-Ocotillo
REASON FOR MOVE   [ ] court   [ ] hospital   [ ] other complex   [X] release to community program
MOVE DATE  11/09/2026             PREPARED  10/29/2026  L. Beauvais RN       COPY TO  program admissions
===========================================================================================================
LEGAL (from Records)
  Board action        parole granted 10/14/2026, effective on move date        Officer  Odette Farrar
  Officer phone       602-555-0187           Report  within 24 hours of arrival
  Probation tail      none                   Holds / detainers / open charges    none
  Registered sex offender   [ ] Y   [X] N    Sentence end  02/2029
  Conduct   2 fights 2023; smashed dayroom TV 3/2025, 20 days loss of privileges; none since
            Sexual misconduct reports as aggressor: none.   PREA: screened at risk of being victimized

PERSONAL
  Next of kin / emergency   Verla Strandberg, aunt, 928-555-0188        Marital  divorced
  Before custody            no fixed address, Kingfield AZ              Work here  kitchen, 30 h/wk
  Coverage on release       AHCCCS (Medicaid), suspended, reactivates on move date   ID A10448823

ALERTS (check all that apply)
  [X] bottom bunk      [ ] seizure     [ ] diabetic     [ ] dialysis    [X] hepatitis C    [ ] TB isolation
  [X] MAT              [ ] suicide watch now            [ ] hearing     [ ] wheelchair     [X] knee brace
  Bottom bunk is for the knee.

ALLERGIES   penicillin, anaphylaxis 2004.  EpiPen not issued.
DIET        regular                                        LAST WEIGHT  187 lb (10/22)

MEDICATION                        SIG                    HELD BY    SUPPLY SENT    LAST GIVEN
buprenorphine ER (Brixadi) 96 mg  SC monthly             nurse      none           10/20, due wk of 11/16
mirtazapine 30 mg                 bedtime                inmate     30 days
prazosin 2 mg                     bedtime                inmate     30 days
lisinopril 10 mg                  morning                inmate     30 days
~~metformin 1000 mg~~             ~~twice daily~~        void, belongs to DOC# 228741  LB`,
      `STRANDBERG, EMORY W.    DOC# 228714                                                      HS-7  page 2

MEDICAL       Hypertension. Hepatitis C, untreated, telehepatology visit 11/24/2026 0900 by video.
              R knee meniscus. TB skin test 8/2026 0 mm. HIV neg 8/2026. ~~Glass eye, left.~~ void LB
              No seizure at any time. Skull fracture 2009, struck with a bat, out overnight at Mercy North.
MENTAL HLTH   PTSD, MH-3. Sees J. Paternoster, psych associate, biweekly here; none arranged outside.
              Attempted suicide once, 2011, hanging, in Kingfield county jail. Cut with a razor 2012-2014,
              none since. Denies ideation 10/29. Raped at 15 in a group home (own account, in chart).
SUBSTANCE     Fentanyl and heroin by needle, methamphetamine smoked. Last use by his account 02/2024; urine
              negative 10/22/2026. Caught with another man's strip 5/2025. Withdrawal: none present, none
              expected while the injection holds.
TREATMENT     Prison substance program, 6 months, completed 9/2026. Desert Gate residential 2018, left on
              day 12. No hospital admission in this custody.
FAMILY        Mother died of overdose 2015. Brother Kip (DOC# 190366) is here too: schizophrenia, on
              clozapine, on watch twice this year for head banging.
CELLMATE      takes Dilantin, needs the lower bunk also; both assigned lowers.

INMATE STATEMENT (own hand, typed by clerk)
  "Nine years off and on in here. Every time I get out I use inside of a week. I don't want to die in a
  gas station bathroom. I asked the Board for the program before they asked me."

TRANSPORT     Complex van goes to the Kingfield bus station only. Program must meet him there, 1300.
NEEDS         Keep knee brace. First dose of injection to be arranged by program before 11/20.

KEY: MH-5 acute danger to self or others. MH-4 needs watch. MH-3 stable on medicine. MH-2 history only.
An inmate with a seizure order, a sex offense notice or a court date has the yellow sheet stapled here.
(no yellow sheet)                                          L. Beauvais RN   10/29/2026`,
    ],
    expected: {
      dob: '1979-08-23',
      sex_at_birth: 'Male',
      marital_status: 'Divorced',
      living_status: 'Institution/incarcerated',
      ...inEmergency('Verla', 'Strandberg', /555-0188/),
      carrier: 'Medicaid/MCO',
      subscriber_id: 'A10448823',
      reason_for_seeking_treatment: /use inside of a week|gas station bathroom|asked the Board/i,
      recent_substance_abuse: /Fentanyl|heroin|02\/2024|methamphetamine/i,
      concerns_for_withdrawal: RULED_OUT,
      medication_plan: /buprenorphine|mirtazapine|prazosin|lisinopril/i,
      allergies: /penicillin/i,
      epipen: RULED_OUT,
      transportation_required: /bus station|Program must meet/i,
      next_appointment: '2026-11-24',
      residential_programs: /Desert Gate/i,
      history_of_self_harm: /razor/i,
      history_of_suicide_attempts: /hanging|2011/i,
      history_of_trauma: /Raped at 15/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /Skull fracture|struck with a bat/i,
      aggression_or_property_damage: /fights|smashed/i,
      sexually_inappropriate_behavior: RULED_OUT,
      registered_sex_offender: TICKED_NO,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      parole_granted: /granted|10\/14\/2026|yes/i,
      family_history: /overdose 2015|schizophrenia/i,
    },
    open: [
      'gender',
      'city',
      'state',
      'address',
      'employment_status',
      'employer',
      'current_symptoms',
      'current_therapist_name',
      'hospitalizations',
      'other_levels_of_care',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('What is his DOC number?', [1, 2], /228714/),
      asked('who is his parole officer', 1, /Odette Farrar/),
      asked('when was the last Brixadi shot', 1, /10\/20, due wk of 11\/16/),
      asked('what does he weigh', 1, /187 lb/),
      asked('when does his sentence end', 1, /Sentence end 02\/2029/),
      asked('Is he a registered sex offender?', 1, /Registered sex offender \[ \] Y \[X\] N/),
      reworded('why does he sleep low', 1, /Bottom bunk is for the knee/),
      reworded('damage to property?', 1, /smashed dayroom TV/),
      reworded('will he come to us dope sick', 2, /none present, none expected/),
      reworded('where do we pick him up', 2, /Kingfield bus station/),
      reworded('has he been through rehab before', 2, /Desert Gate residential 2018/),
      reworded('sexual abuse history', 2, /Raped at 15/),
      takenBack('is he on metformin', 1, /metformin 1000 mg/),
      takenBack('does he have a glass eye', 2, /Glass eye, left/),
      anothers('does he take clozapine', 2, /on clozapine/),
      anothers('is he taking Dilantin', 2, /takes Dilantin/),
      absent('does he have children'),
      absent('what was he convicted of'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('delahunt', 'Raelynn', 'Delahunt', '12/02/1995'),
    as: 'scan',
    pages: [
      `  BLUE CANE PARISH WOMEN'S WORK CENTER        MEDICAL TRANSFER SHEET        circle Y or N, explain Y
  Name  Raelynn Delahunt        DOB 12-2-95        F       booked 3-19-26       leaving  11-4-26, am
  Going to  drug program (judge's order)           Nurse  T. Guidry LPN          Center ph 318-555-0190

  Home    209 Rue Chevalier Lot 8, Pointe Verre LA 70799  (her grandmother's trailer)
  Call    Odile Delahunt, grandmother, 318-555-0193, has the little boy, is HIS guardian
  Single  Y.    Job before   motel housekeeping, none now      Medicaid # 8820019453126 active 11-1

  ALLERGIES      none known          EpiPen   Y  (N)
  PREGNANT      (Y)  N    34 wks, due 12-6-26, Dr. Hebert OB, next 11-13-26  318-555-0195
  SEIZURES      (Y)  N    since age 9, last one 8-2-26 here in laundry, 2 min
  HEAD INJURY    Y  (N)
  DIABETES       Y  (N)          BP prob   Y  (N)          ASTHMA   Y  (N)
  WITHDRAWING    Y  (N)   held on Subutex.  Was sick 4 days when booked in March
  SUICIDE TRY    Y  (N)   ever
  SELF INJURY   (Y)  N    banged head on wall in lockdown 9-12-26, also as a kid. no LOC
  HURT OTHERS    Y  (N)   no write ups
  PROBATION     (Y)  N    Curtis Broussard 318-555-0194, till 2029
  PAROLE         Y  (N)
  PENDING CHG    Y  (N)   other one dismissed 10-1
  COURT         (Y)  N    sentence review 1-12-27 9am
  SEX OFFENDER   Y   N
  EATING PROB    Y  (N)

  MEDS (in envelope, 7 days)
    Keppra 750     am / pm
    Subutex 8      am / pm      crushed here, dissolve there
    prenatal       am
    folic acid 4   am
    ~~Depakote 500  am/pm~~     void, pharmacy mistake   TG`,
      `  Delahunt R.        nurse notes for the program                              10-30-26   T. Guidry LPN

  Read before she gets there please. Raelynn is a good worker and she's scared. She used meth (smoked) and
  Roxy/fentanyl pills up to the day she was booked. Nothing in 7 months, drug screens 10-1 and 10-22 clean
  except Subutex. She says "I want my baby born clean and me awake for it." Judge Thibodaux said program
  or finish the 14 months.

  She put in a PREA on 10-11: another girl (D. Fusco) touched her in the shower. Fusco was written up for
  it & for hitting an officer. Raelynn don't sleep since. Her stepdad did things when she was 7-8 too.

  Her daddy is in prison for a sex crime & will be on the registry when he's out, don't let him visit. Her
  mama has fits just like hers and takes Topamax. Sister Dayna had an overdose on purpose in '24, lived.

  Went to Cypress Bend 28 days in 2022, did good till the boyfriend. Was at the methadone clinic in
  Lake Arden before that, '21.  No psych doctor. Never been in hospital but to have her boy (2022).

  When she has a seizure she smells pennies first & will say so. Lower bunk. No lifting. Missed doses
  bring one on so DON'T let her run out. Neuro has not seen her since 2019. ~~Hearing aid L ear~~ void,
  that's Delahoussaye. ~~Hep B positive~~ wrong label, lab is fixing it, void.

  We got no van Wed. You all need to send somebody.        Her property: 1 bag, glasses, Bible, $41.

  House rule sheet went home w/ her: no threats, no sex on grounds, no cutting or tattooing. (everybody
  gets it)`,
    ],
    expected: {
      dob: '1995-12-02',
      sex_at_birth: 'Female',
      ...livesAt(/209 Rue Chevalier/i, 'Pointe Verre', 'LA', '70799'),
      marital_status: 'Single',
      carrier: 'Medicaid/MCO',
      subscriber_id: '8820019453126',
      ...inEmergency('Odile', 'Delahunt', /555-0193/),
      reason_for_seeking_treatment: /baby born clean|judge's order|program\s+or finish/i,
      current_symptoms: /don't sleep|scared/i,
      recent_substance_abuse: /used meth|fentanyl pills|7 months/i,
      concerns_for_withdrawal: /\(N\)|held on Subutex|sick 4 days|\bno?\b/i,
      medication_plan: /Keppra|Subutex|prenatal/i,
      allergies: /none known|\bnone\b/i,
      epipen: TICKED_NO,
      transportation_required: /no van|send somebody/i,
      additional_treatment_or_support_needed: /Lower bunk|No lifting/i,
      next_appointment: '2026-11-13',
      hospitalizations: /Never been in hospital|have her boy/i,
      residential_programs: /Cypress Bend/i,
      history_of_self_harm: /banged head/i,
      history_of_suicide_attempts: TICKED_NO,
      history_of_seizures: /age 9|8-2-26|yes|\(Y\)/i,
      history_of_tbi_concussions: TICKED_NO,
      history_of_trauma: /stepdad|touched her/i,
      eating_disorder: TICKED_NO,
      aggression_or_property_damage: TICKED_NO,
      pending_legal_charges: TICKED_NO,
      probation: /Broussard|till 2029|yes|\(Y\)/i,
      parole_granted: TICKED_NO,
      upcoming_court_date: '2027-01-12',
      family_history: /has fits|overdose on purpose|sex crime/i,
    },
    open: [
      'gender',
      'living_status',
      'employment_status',
      'employer',
      'other_levels_of_care',
      'outpatient_therapy',
      'current_psychiatrist_name',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('When is she due?', 1, /due 12-6-26/),
      asked('how much Keppra', 1, /Keppra 750 am \/ pm/),
      asked('when was the last seizure', 1, /last one 8-2-26/),
      asked('who is the probation officer', 1, /Curtis Broussard/),
      asked('what is in her property', 2, /1 bag, glasses, Bible, \$41/),
      asked('When is the sentence review?', 1, /sentence review 1-12-27/),
      reworded('does she get an aura', 2, /smells pennies first/),
      reworded('what triggers her fits', 2, /Missed doses\s+bring one on/),
      reworded('is she expecting a child', 1, /34 wks/),
      reworded('childhood molestation', 2, /stepdad did things/),
      reworded('how long is she clean', 2, /Nothing in 7 months/),
      reworded('can the center drop her off', 2, /We got no van Wed/),
      takenBack('what is her depakote dose', 1, /Depakote 500/),
      takenBack('hepatitis B?', 2, /Hep B positive/),
      takenBack('does she wear a hearing aid', 2, /Hearing aid L ear/),
      anothers('did she hit an officer', 2, /hitting an officer/),
      anothers('does she take Topamax', 2, /takes Topamax/),
      absent('what is her neurologist’s name'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
