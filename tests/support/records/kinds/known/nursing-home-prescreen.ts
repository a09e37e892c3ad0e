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
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** The state's screen before a stay in a nursing home, sent on when the person is to go to a program instead. */
export const nursingHomePrescreen: readonly ApartRecord[] = [
  {
    person: who('abercrombie', 'Leontyne', 'Abercrombie', '05/14/1963'),
    as: 'text',
    pages: [
      `DEPARTMENT OF AGING SERVICES            PREADMISSION SCREEN, LEVEL I           PAS-1 (rev. 07/2025)
Submitted 10/22/2026 14:06 by Corliss Penhallow RN CM, Lakemont Regional Hospital, 419-555-0110
Reason  [ ] new nursing facility stay   [X] referred elsewhere, copy to program   [ ] resident review

A. PERSON
 Last name  Abercrombie            First  Leontyne         MI  R        Birth date  05/14/1963
 Sex  [X] Female  [ ] Male         Marital  [ ] never  [ ] married  [X] widowed  [ ] divorced
 Home address  1633 Gristmill Ave, Delphine, OH 43599                   Phone  419-555-0111
 Lives  [X] own home, alone   [ ] with family   [ ] group home   [ ] homeless   [ ] facility
 Work  [X] retired (school cafeteria)   [ ] employed   [ ] on disability
 Medicare ID  3RT8-YQ1-MN64        Medicaid  [ ] yes  [X] no  [ ] pending       Other plan  none
 Legal representative  [ ] none  [ ] guardian  [X] power of attorney for health care  [ ] conservator
 Name  Desiree Abercrombie-Tull, daughter, 419-555-0112 (also to be called in an emergency)
 Primary care  Dr. Mateus Coelho, 419-555-0113    Counselor  Winifred Stroud LISW, 419-555-0114

B. DIAGNOSES OF MENTAL ILLNESS
 [ ] schizophrenia   [ ] schizoaffective   [ ] bipolar   [X] major depression   [X] panic disorder
 [ ] PTSD   [ ] personality disorder   [ ] eating disorder   [ ] other

C. IN THE PAST TWO YEARS                           yes    no
 1. Inpatient psychiatric stay                     [ ]    [X]
 2. Partial hospital or day treatment              [ ]    [X]
 3. Suicide attempt or gesture                     [ ]    [X]      but see narrative
 4. Evicted or lost housing                        [ ]    [X]
 5. Police called for behavior                     [ ]    [X]

D. RELATED CONDITION, BEGUN BEFORE AGE 22
 [ ] epilepsy   [ ] cerebral palsy   [ ] autism   [ ] brain injury   [ ] blindness   [X] none of these

E. SUBSTANCES                    current     past      never     last used
 Alcohol                         [X]         [ ]       [ ]       10/06/2026
 Sedatives                       [X]         [ ]       [ ]       10/06/2026 (not her own)
 Opioids                         [ ]         [ ]       [X]
 Stimulants                      [ ]         [ ]       [X]`,
      `PAS-1  ABERCROMBIE, LEONTYNE R   05/14/1963                                     NARRATIVE   page 2

The mail carrier found Ms. Abercrombie on her kitchen floor on the morning of 10/07. CT showed a small
subdural, watched for ten days and stable. She had been drinking a box of wine every three days and
taking three or four 1 mg lorazepam from a neighbor on top. CIWA peaked at 24 on 10/08. On 10/09 she
had a single seizure of a minute and a half, her first; none since. The lorazepam taper ended 10/17
and CIWA is 2. ~~Requires sitter for confusion~~ sitter stopped 10/15, oriented x4.

She overdosed on amitriptyline in 1994, after her divorce from her first husband, and was in Lakemont's
psychiatric unit for two weeks; she says that was meant to kill her and there has been no other time.
She has no thoughts of it now and has never cut, burned or struck herself. Her daughter says she has
never raised a hand to anybody. Her son Terrence shot himself in 2021 and she found him. Her mother
drank; her sister Odile had breast cancer and was in detox here in June under the same last name.

Treatment: Serenity Mill, thirty days residential, 2009, then nine years without alcohol.
Allergies: aspirin (wheezes), strawberries (hives). No EpiPen.
Legal: no charges, not on probation.

 Medication            Dose              Since            Comment
 sertraline            100 mg am         2021
 thiamine              100 mg am         10/07/2026
 levetiracetam         500 mg twice      10/09/2026       stop after neurosurgery visit
 ~~warfarin~~          ~~5 mg evening~~  -                sister Odile's list, removed 10/10
 lisinopril            10 mg am          2015

Function: walks 150 feet with a walker, one person standby for the shower. Wheelchair van arranged by
the hospital. Follow-up CT and Dr. Yardley, neurosurgery, 11/24/2026 at 9:00.
Two nursing facilities offered a bed. She refused both: "I will not go to a nursing home to be sober.
Send me where they do it on purpose." Daughter agrees and will pay what Medicare does not.

DETERMINATION   [X] Level II not required   [ ] Level II required   [ ] denied      10/23/2026  K. Osgood`,
      `PAS-1 INSTRUCTIONS FOR SECTIONS B TO E                                             (do not submit)
Serious mental illness. Mark a diagnosis only if a physician made it. A person may have had, in the
past two years, intensive treatment or an episode that needed supports at home: a suicide attempt, cuts
or burns to the body, assault on staff, fire setting or damage to property. A fear of family that it
might happen is not an episode.
Related condition. Epilepsy counts when seizures began before 22. Seizures in withdrawal do not count.
Substances. Withdrawal delirium or tremor alone does not make a mental illness.
Example: Mr. P., allergic to penicillin, struck a nurse and attempted to hang himself. Mark C1 and C3.`,
    ],
    expected: {
      dob: '1963-05-14',
      sex_at_birth: 'Female',
      ...livesAt(/1633 Gristmill/i, 'Delphine', 'OH', '43599'),
      phone_number: /555-0111/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      legal_guardianship_status: 'Power of attorney',
      ...inEmergency('Desiree', 'Abercrombie-Tull', /555-0112/),
      carrier: 'Medicare',
      subscriber_id: /3RT8-?YQ1-?MN64/,
      ...seenBy('pcp', /Mateus Coelho/i, /555-0113/),
      ...seenBy('therapist', /Winifred Stroud/i, /555-0114/),
      next_appointment: '2026-11-24',
      reason_for_seeking_treatment: /nursing home to be sober|do it on purpose|kitchen floor/i,
      recent_substance_abuse: /box of wine|lorazepam|10\/06/i,
      concerns_for_withdrawal: /CIWA|taper|single seizure/i,
      medication_plan: /sertraline|thiamine|levetiracetam|lisinopril/i,
      allergies: /aspirin|strawberries/i,
      epipen: RULED_OUT,
      transportation_required: /Wheelchair van/i,
      hospitalizations: /Lakemont/i,
      residential_programs: /Serenity Mill/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /amitriptyline|1994/i,
      history_of_trauma: /shot himself|she found him/i,
      history_of_seizures: /single seizure|minute and a half/i,
      history_of_tbi_concussions: /subdural/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /shot himself|mother\s+drank|breast cancer/i,
    },
    open: [
      'gender',
      'current_symptoms',
      'eating_disorder',
      'other_levels_of_care',
      'outpatient_therapy',
      'employer',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('medicare id', 1, /3RT8-YQ1-MN64/),
      asked('When was the screen submitted?', 1, /10\/22\/2026/),
      asked('what did CIWA peak at', 2, /peaked at 24/),
      asked('Is Level II required?', 2, /Level II not required/),
      asked('sertraline dose', 2, /100 mg am/),
      asked('how far does she walk', 2, /150 feet/),
      reworded('who decides for her if she cannot', 1, /Desiree Abercrombie-Tull/),
      reworded('did she convulse', 2, /single seizure/),
      reworded('bleed in the head', 2, /small subdural/),
      reworded('has she tried to end her life', 2, /overdosed on amitriptyline in 1994/),
      reworded('is she violent', 2, /never raised a hand/),
      reworded('benzos bought or borrowed', 2, /lorazepam from a neighbor/),
      reworded('longest time dry', 2, /nine years without alcohol/),
      takenBack('warfarin dose', 2, /warfarin/),
      takenBack('why does she need a sitter', 2, /Requires sitter/),
      anothers('breast cancer', 2, /Odile had breast cancer/),
      anothers('penicillin allergy', 3, /allergic to penicillin/),
      absent('what is her hepatitis B status'),
      absent('Does she smoke?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('teixeira', 'Ambrosio', 'Teixeira', '12/01/1968'),
    as: 'scan',
    pages: [
      `  BUREAU OF LONG TERM CARE         P.A.S. LEVEL ONE  (circle)              Date  10/20/26
  From  Harlan Pines Nursing & Rehab, rm 14 bed 2       Fran Delgado SW  508-555-0123
  To    substance use residential, intake desk          why:  (change of condition)   new   yearly

  1 NAME   Ambrosio Teixeira               DOB  12/1/68        SEX  (M)  F        VETERAN  Y (N)
  2 HOME   12 Trawl Loop, Port Alder, MA 02799  (motel, let go 8/26)      CELL  508-555-0120
  3 S  M  (D)  W        WORK  disability, was a scalloper
  4 EMERG  Lucinda Teixeira, sister   508-555-0121
  5 GUARDIAN   none, own person.   (the 2022 one ended 3/24)
  6 PAY    Medicaid  ID 100448820177
  7 DOCTOR   Dr. Priscilla Adair  508-555-0122       psychiatrist  none    counselor  none
  8 DX     L hip fracture 8/2/26, pinned.   alcohol use d/o, severe.   cocaine use.   COPD
           ~~bipolar~~  Dr. Whitcomb 9/26: no.  adjustment d/o.
  9 ALLERGY   CT dye - hives, peeling        EpiPen  Y (N)

 10 EVER                                   11 NEEDS
    suicide attempt       Y  (N)              walker  (Y) N      oxygen  Y (N)
    hurts self            Y  (N)              shower help  (Y) N
    seizure / fit         Y  (N)              1 to 1  Y (N)
    DTs                  (Y)  N   2019        feeds self  (Y) N
    hits, throws, breaks (Y)  N   see log     special diet  Y (N)
    wanders               Y  (N)              dental  Y  N
    head injury          (Y)  N   boom hit him 1999, out an hour
    eating disorder       Y  (N)
    sex offender list     Y  (N)

 12 MEDS    gabapentin 300 tid    tiotropium 1 puff    oxycodone 5 prn, last 10/3    thiamine 100
            ~~quetiapine 100 hs~~  old, stopped 2024
 13 DRINK   was 1 to 1 1/2 pints vodka a day till hip.  10/17 on pass drank a pint; 10/18 shaky,
            sweaty, CIWA 9, 2 doses Librium.    cocaine on same pass, urine pos 10/18`,
      `  HARLAN PINES         BEHAVIOR LOG   rm 14               for  A. Teixeira (bed 2)        pulled 10/20/26
  date    time    bed   what was seen                                         done
  9/4     2 pm     2    would not do PT, cursed                               left alone
  9/11    8 am     2    threw breakfast tray at wall, plate broke             talked w/ SW
  9/12    7 pm     1    hit aide in jaw, police here.  (Mr. Gage not A.T.)    Gage sent out
  9/30    3 am     1    Gage cut wrist w/ can lid                             911
  10/11   9 am     2    shoved aide's arm off walker                          sorry after
  10/17   8 pm     2    5 hr late from pass, smelled of drink, bottle in bag  Dr called
  10/18   6 am     2    ~~found on floor, seizure 2 min~~ wrong bed, was bed 1   FD
  10/19   -        2    quiet

  SW NOTE   10/20   Rehab: Cape Light, 3 wk, 2019.   Detox Port Alder x 5.   No IOP.   AA in bldg Tues.
  Lost 2 of crew when boat sank 1998, won't talk of it.   Father drank.   Sister - sugar, on insulin.
  Court:  trespass at the motel, 12/2/26, Port Alder Dist.      probation  no
  Ortho  11/19/26  10:40.      Chair van for any trip, no bus steps.
  Says  "I'm too young for this place. Get me dry and on my feet, I'll fish again."
  Sister afraid he will "do something to himself like our uncle" - asked him, he says no, never would.
  ~~COVID pos 10/14~~  lab mixed w/ 12-1.  his neg.
  Weight 148.   Last BM n/a.   Flu shot 10/2.`,
      `  BUREAU OF LONG TERM CARE         P.A.S. LEVEL ONE  (circle)              Date  3/9/22
                 *** OLD FORM - replaced 10/20/26 - do not use ***
  1 NAME   Ambrosio Teixeira               DOB  12/1/68        SEX  (M)  F
  2 HOME   400 Shoal St Apt 9, New Cresby, MA 02788                       CELL  508-555-0129
  5 GUARDIAN   court appointed, Atty Nell Farr   508-555-0128
  6 PAY    Bayline Health Plan  ID B4410092
  7 DOCTOR   Dr. Hugh Tolland  508-555-0127
 10 EVER    suicide attempt  Y (N)    seizure  Y (N)    hits, throws, breaks  Y (N)
 12 MEDS    quetiapine 100 hs    naltrexone 50`,
    ],
    expected: {
      dob: '1968-12-01',
      sex_at_birth: 'Male',
      ...livesAt(/12 Trawl Loop/i, 'Port Alder', 'MA', '02799'),
      phone_number: /555-0120/,
      marital_status: 'Divorced',
      employment_status: 'Disability',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Lucinda', 'Teixeira', /555-0121/),
      carrier: 'Medicaid/MCO',
      subscriber_id: '100448820177',
      ...seenBy('pcp', /Priscilla Adair/i, /555-0122/),
      next_appointment: '2026-11-19',
      reason_for_seeking_treatment: /Get me dry|too young for this place/i,
      recent_substance_abuse: /vodka|drank a pint|cocaine/i,
      concerns_for_withdrawal: /shaky|CIWA 9|DTs|\bY\b|2019/i,
      medication_plan: /gabapentin|tiotropium|thiamine|oxycodone/i,
      allergies: /CT dye/i,
      epipen: TICKED_NO,
      transportation_required: /Chair van|no bus/i,
      residential_programs: /Cape Light/i,
      other_levels_of_care: /Detox|No IOP/i,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: TICKED_NO,
      eating_disorder: TICKED_NO,
      history_of_trauma: /boat sank|Lost 2 of crew/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /boom hit him/i,
      aggression_or_property_damage: /breakfast tray|shoved aide|\byes\b|\bY\b/i,
      registered_sex_offender: TICKED_NO,
      pending_legal_charges: /trespass/i,
      probation: /\bno\b/i,
      upcoming_court_date: '2026-12-02',
      family_history: /Father drank|insulin|our uncle/i,
    },
    open: [
      'gender',
      'living_status',
      'employer',
      'hospitalizations',
      'current_symptoms',
      'current_psychiatrist_name',
      'current_therapist_name',
      'sexually_inappropriate_behavior',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('what room and bed is he in', 1, /rm 14 bed 2/),
      asked('medicaid ID', 1, /100448820177/),
      asked('ortho appointment', 2, /11\/19\/26/),
      asked('who was his guardian on the 2022 form', 3, /Nell Farr/),
      asked('When did he get the flu shot?', 2, /Flu shot 10\/2/),
      asked('ciwa on 10/18', 1, /CIWA 9/),
      reworded('does anybody else make decisions for him today', 1, /none, own person/),
      reworded('has he broken anything in the facility', 2, /plate broke/),
      reworded('delirium in withdrawal before', 1, /DTs \(Y\) N 2019/),
      reworded('relapse during the stay', [1, 2], /on pass drank a pint|5 hr late from pass/),
      reworded('what bone did he break', 1, /L hip fracture/),
      reworded('what did he do for work at sea', 1, /scalloper/),
      reworded('is he a danger to himself', 2, /he says no, never would/),
      takenBack('when was his bipolar diagnosed', 1, /bipolar/),
      takenBack('how long was the seizure on the floor', 2, /seizure 2 min/),
      takenBack('what quetiapine dose is he on', 1, /quetiapine 100 hs/),
      anothers('who did he hit in the jaw', 2, /hit aide in jaw/),
      anothers('does he take insulin', 2, /on insulin/),
      absent('does he have hepatitis C'),
      absent('email'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
