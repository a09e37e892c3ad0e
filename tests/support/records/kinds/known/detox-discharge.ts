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
import { fields, inEmergency, livesAt, ruledOut, seenBy } from '../apart-values.ts';

/** What a detox unit hands somebody at the door: what was done, what to take, where to go next. */
export const detoxDischarge: readonly ApartRecord[] = [
  {
    person: who('villaluz', 'Corazon', 'Villaluz', '08/30/1979'),
    as: 'scan',
    pages: [
      `MERCER FLATS WITHDRAWAL MANAGEMENT UNIT                              PATIENT COPY - PINK
DISCHARGE INSTRUCTIONS            form MF-22 rev 3       press hard, you are making 3 copies

Name  Corazon Villaluz                 DOB  8/30/79     Sex  M (F)      Adm  10/19/26    Disch  10/26/26
Addr  88 Mullet Creek Rd, Shallow Pt NC 28599                           Ph   910-555-0129
RN  J. Pruitt           Counselor  T. Oyelaran           MD  Hollis Vandermeer
[x] completed      [ ] left AMA      [ ] transferred      [ ] administrative
~~Transferred to Bay Hosp 10/22~~  JP - wrong label stuck on

WHY YOU WERE HERE   fentanyl (pressed blues, 20/day smoked) and alprazolam 6-8 mg/day, street.
                    Last use of both 10/19 am.
WHAT WE DID         Suboxone begun 10/21 at COWS 14.  Phenobarbital taper, last dose 10/25 pm.
                    SEIZURE 10/20 02:10, 2 minutes, no injury.  First one ever.  ER eval neg.

YOUR MEDICINES      how much      when             next due        supply
 Suboxone 8-2       1 film        2 x day          tonight 8 pm    7 days
 gabapentin 300     1 cap         3 x day          2 pm            7 days
 sertraline 100     1 tab         morning          tomorrow        14 days
 Narcan spray       for overdose                                   1 box
ALLERGIES           sulfa - rash        ibuprofen - lips swell           Epi-Pen   no
FOLLOW UP           Tues 11/3/26 9:30 Dr. Amos Threlkeld (your PCP), Sandhill Health 910-555-0130
                    Palmetto Bay Residential: call every day before 10 for bed  910-555-0131
CALL 911 FOR        seizure, trouble breathing, chest pain, cannot be woken, thoughts of suicide
DO NOT              drive x 6 mo (state rule after seizure).  No alcohol, no sleeping pills.
RIDE TODAY          [ ] self   [x] family - husband Benigno Villaluz 910-555-0132   [ ] cab
Pt signature  C Villaluz          RN  J Pruitt          time  10:20`,
      `MERCER FLATS WMU          CONTINUING CARE PLAN  (fill in with your counselor)      Villaluz, C.   p 2

1. Who lives with you?  husband, his mother, 3 kids. our house.
2. Emergency person?  Benigno, same number.       Married  (y)  n
3. Work?  sous chef, Heron's Table, full time. on leave
4. Insurance  Aetna thru husband's job (Coastal Gypsum)   W2287 40915   grp 868811
   Benigno Villaluz born 4/2/77
5. Other places you got help   here 2/25,  Coastal detox 2023.  Counselor: Gwen Marsh at Tidewater,
   tuesdays 910-555-0133.   never did residential
6. People, places that make me use   payday. my back. cousin Jun's house
7. Legal   prescription forgery charge, court 12/1/26 Brunner County.   on probation?  no
8. Things that happened to me   typhoon 2009, lost the house and my lola. first husband hit me
9. Ever tried to end your life   no       hurt yourself on purpose   no      hit or broke things   no
10. Head injury   no           Family with addiction or mental illness   father gambling + drink
11. How are you today   back 6/10, can't sleep, sad, restless legs, yawning still

WHY I WANT TO GO ON   "I made it five days last time. My kids count the days on the fridge."

COUNSELOR USE   Rec: 3.5 residential 28 d, MAT continued.   ~~smokes 1 ppd~~ TO, that's rm 6.
  Jun (cousin) overdosed 9/30, on ventilator at Bay, has hep B. Pt visits him, keep it short pls.
  Mother-in-law's lorazepam is in the house: husband will lock it.
  Interpreter no, speaks Tagalog w/ family.   Wants a Mass on Sundays.
  PT CANNOT DRIVE, program must send van.                            T. Oyelaran LCAS-A 10/26`,
    ],
    expected: {
      dob: '1979-08-30',
      sex_at_birth: 'Female',
      ...livesAt(/88 Mullet Creek/i, 'Shallow Pt', 'NC', '28599'),
      phone_number: /555-0129/,
      marital_status: 'Married',
      employment_status: 'Full-time',
      employer: /Heron's Table/i,
      ...inEmergency('Benigno', 'Villaluz', /555-0132/),
      carrier: 'Aetna',
      subscriber_id: /W2287\s?40915/,
      group_number: '868811',
      subscriber_firstname: 'Benigno',
      subscriber_lastname: 'Villaluz',
      subscriber_dob: '1977-04-02',
      subscriber_employer: /Coastal Gypsum/i,
      ...seenBy('pcp', /Threlkeld/i, /555-0130/),
      ...seenBy('therapist', /Gwen Marsh/i, /555-0133/),
      next_appointment: '2026-11-03',
      reason_for_seeking_treatment: /five days last time|kids count|fentanyl|alprazolam/i,
      current_symptoms: /can't sleep|restless legs|yawning|back 6\/10|\bsad\b/i,
      recent_substance_abuse: /fentanyl|alprazolam|blues/i,
      concerns_for_withdrawal: /COWS|seizure|restless legs|yawning|Phenobarbital/i,
      medication_plan: /Suboxone|gabapentin|sertraline|Narcan/i,
      allergies: /sulfa|ibuprofen/i,
      epipen: RULED_OUT,
      transportation_required: /van|cannot drive|drive x 6/i,
      other_levels_of_care: /Coastal detox|here 2\/25|Mercer Flats/i,
      outpatient_therapy: /Tidewater|Gwen Marsh/i,
      residential_programs: RULED_OUT,
      history_of_seizures: /10\/20|2 minutes|First one/i,
      history_of_trauma: /typhoon|first husband hit/i,
      pending_legal_charges: /forgery/i,
      upcoming_court_date: '2026-12-01',
      family_history: /gambling|father/i,
      ...ruledOut('history_of_self_harm history_of_suicide_attempts aggression_or_property_damage'),
      ...ruledOut('history_of_tbi_concussions probation'),
    },
    open: [
      ...SPOKESPERSON,
      ...fields('living_status gender hospitalizations additional_treatment_or_support_needed parole_granted'),
    ],
    questions: [
      asked('when was Suboxone begun', 1, /Suboxone begun 10\/21/),
      asked('how long was the seizure', 1, /2 minutes/),
      asked('When is court?', 2, /court 12\/1\/26/),
      asked('who is the counselor at Tidewater', 2, /Gwen Marsh at Tidewater/),
      asked('Did she complete detox?', 1, /\[x\] completed/),
      asked('what does ibuprofen do to her', 1, /ibuprofen - lips swell/),
      reworded('how many street pills was she going through', 1, /20\/day smoked|6-8 mg\/day/),
      reworded('overdose reversal kit supplied?', 1, /Narcan spray/),
      reworded('religious practice she wants to keep up', 2, /Mass on Sundays/),
      reworded('natural disaster survivor?', 2, /typhoon 2009/),
      reworded('how long is she barred from the wheel', 1, /drive x 6 mo/),
      reworded('what motivates her', 2, /kids count the days/),
      takenBack('was she transferred to Bay hospital', 1, /Transferred to Bay Hosp 10\/22/),
      takenBack('how many packs does she smoke', 2, /smokes 1 ppd/),
      anothers('does she have hep B', 2, /has hep B/),
      anothers('is she prescribed lorazepam', 2, /Mother-in-law's lorazepam/),
      absent('what is her blood type'),
      absent('does she have asthma'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('vrabel', 'Thaddeus', 'Vrabel', '12/05/1962'),
    as: 'text',
    strange: [3],
    pages: [
      `Ridgeway Detoxification Center                                      Discharge Instructions - Patient Copy
VRABEL, THADDEUS J       MRN 00418822       DOB 12/05/1962       63 y Male
Admitted 10/25/2026      Discharged 10/31/2026                    Attending: Imelda Roe-Ansah, DO
---------------------------------------------------------------------------------------------------------
YOU WERE TREATED FOR
   Alcohol withdrawal; alcohol use disorder, severe; alcoholic hepatitis; gout; neuropathy of both feet

WHAT HAPPENED
   You came in with a blood alcohol of 0.287 after about a liter of Canadian whisky a day for eleven
   months, last drink the evening of 10/24. Your withdrawal score was highest on 10/26 (CIWA 24), when
   you saw your late brother in the doorway. Librium was tapered off; the last dose was 10/30 at 21:00.
   No seizures occurred here. You had one seizure at home in 2021, also from stopping. You slipped in
   the shower on 10/27 and did not hit your head.

ALLERGIES (reviewed 10/31/2026)
   Substance              Reaction                 Severity
   Naproxen               GI bleed                 High
   Bee venom              Anaphylaxis              High          Carries epinephrine auto-injector: Yes

MEDICATIONS                                                                 Last given       Next dose
   CONTINUE   allopurinol 300 mg, 1 tablet daily                            10/31 08:00      11/01 AM
   CONTINUE   gabapentin 600 mg, 1 tablet at bedtime                        10/30 21:00      10/31 HS
   NEW        thiamine 100 mg, 1 tablet daily                               10/31 08:00      11/01 AM
   NEW        pantoprazole 40 mg before breakfast                           10/31 07:00      11/01 AM
   ~~NEW      naltrexone 50 mg daily~~   order canceled 10/31, AST 212
   STOP       ibuprofen, any kind

Printed 10/31/2026 09:12  RDC-AVS-4                    VRABEL, T  00418822                    Page 1 of 3`,
      `Ridgeway Detoxification Center                                      Discharge Instructions - Patient Copy
VRABEL, THADDEUS J       MRN 00418822       DOB 12/05/1962
---------------------------------------------------------------------------------------------------------
FOLLOW-UP
   Wed 11/11/2026 14:15    Dr. Lucinda Harcourt, primary care, repeat liver panel        570-555-0150
   Residential referral    Sent to 2 programs by R. Fenn, CADC (570-555-0151). He will call you.
   Therapy                 You see no therapist or psychiatrist at this time.

ABOUT YOU (please correct)
   Address    31 Culm Street, upper, Nantico, PA 18699          Home phone   570-555-0152
   E-mail     vrabel.locks@keyway.example                       Marital      Widowed (2025)
   Housing    Owns duplex, lives upstairs alone                 Work         Self-employed locksmith
   Notify     Stephanie Vrabel, daughter  570-555-0153          svrabel@keyway.example
   Plan       Ambetter from PA Health       Member U90014417-01        Group IND-2026
   Guardian   None
   ~~Veteran: Yes, Army~~   corrected by patient 10/31, his brother was

RISK REVIEW AT DISCHARGE (C-SSRS, nurse L. Abara)
   Wish to be dead  Yes, "some nights since Helen"     Plan  No      Attempts ever  No      Self-injury  No
   Violence toward others  No           Weapons  Two hunting rifles, daughter has taken them

WARNING SIGNS  Come back or call 911 for shaking, confusion, black stools, yellow eyes, or a seizure.

Printed 10/31/2026 09:12  RDC-AVS-4                    VRABEL, T  00418822                    Page 2 of 3`,
      `Ridgeway Detoxification Center                                      Medication Reconciliation
OSEI-LYLE, KWABENA       MRN 00418790       DOB 03/14/1991       35 y Male       Rm 2B-07
---------------------------------------------------------------------------------------------------------
   HOME MEDICATION                                        ACTION AT DISCHARGE
   insulin glargine 22 units at bedtime                   Continue
   levetiracetam 750 mg twice daily (epilepsy)            Continue
   buprenorphine-naloxone 8-2 mg, 2 films daily           Continue, 7-day supply
   Allergies: morphine (hives), shellfish
   Emergency contact: Abena Osei, wife, 570-555-0158
   Probation officer notified of discharge: D. Kerrigan
Printed 10/31/2026 09:13  RDC-MED-1                    OSEI-LYLE, K  00418790                 Page 1 of 1`,
      `Ridgeway Detoxification Center                                      Case Management Discharge Note
VRABEL, THADDEUS J       MRN 00418822       DOB 12/05/1962
---------------------------------------------------------------------------------------------------------
Met w/ pt 10/30 and called dtr w/ consent. She found him on the cellar stairs 10/24 & wants to be the
one programs talk to. Pt: "Forty years I opened doors for people. I can't get out of this one." Agrees
to 30 d residential, 1st time; only earlier tx was Ridgeway 2021 (4 d detox) and an evening IOP at
Coal Creek after, quit wk 3. Hospital: Nantico General 5/26, GI bleed, 2 units.
Fa. drank; bro. Milan d. of cirrhosis, also diabetic. Wife Helen d. of ovarian ca 3/25. As a boy was
locked in coal bin by father. Concussion 1980, football.
DUI 9/12/26, hearing 11/24/26, Lackaw Co. No probation. License suspended: needs transport, daughter
works days. Sleeps 4 h, numb feet, poor appetite, low. Uses cane. Reading glasses.
Helen's oxycodone still in house, dtr to drop at police box.                     R. Fenn CADC 10/31/26
Printed 10/31/2026 09:12  RDC-CM-2                     VRABEL, T  00418822                    Page 3 of 3`,
    ],
    expected: {
      dob: '1962-12-05',
      sex_at_birth: 'Male',
      ...livesAt(/31 Culm/i, 'Nantico', 'PA', '18699'),
      phone_number: /555-0152/,
      email_id: 'vrabel.locks@keyway.example',
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Self-employed',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Stephanie', 'Vrabel', /555-0153/),
      emergency_contact_primary_email: 'svrabel@keyway.example',
      carrier: 'Ambetter/Centene',
      subscriber_id: 'U90014417-01',
      group_number: 'IND-2026',
      ...seenBy('pcp', /Harcourt/i, /555-0150/),
      next_appointment: '2026-11-11',
      reason_for_seeking_treatment: /opened doors|can't get out|Agrees|alcohol withdrawal|alcohol use/i,
      current_symptoms: /Sleeps 4 h|numb feet|poor appetite|Wish to be dead|some nights/i,
      recent_substance_abuse: /whisky|0\.287|last drink/i,
      concerns_for_withdrawal: /CIWA|Librium|late brother|from stopping/i,
      medication_plan: /allopurinol|gabapentin|thiamine|pantoprazole/i,
      allergies: /Naproxen|Bee venom/i,
      epipen: /\byes\b|carries epinephrine/i,
      transportation_required: /needs transport|License suspended/i,
      hospitalizations: /Nantico General/i,
      other_levels_of_care: /Ridgeway 2021|Coal Creek|detox/i,
      history_of_seizures: /2021|from stopping/i,
      history_of_trauma: /coal bin/i,
      history_of_tbi_concussions: /Concussion 1980|football/i,
      pending_legal_charges: /DUI/i,
      upcoming_court_date: '2026-11-24',
      family_history: /cirrhosis|Fa\. drank|diabetic/i,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: TICKED_NO,
      aggression_or_property_damage: TICKED_NO,
      probation: RULED_OUT,
    },
    open: [
      ...OWN_PLAN,
      ...SPOKESPERSON,
      ...fields('gender employer residential_programs outpatient_therapy current_therapist_name'),
      ...fields('current_psychiatrist_name additional_treatment_or_support_needed subscriber_employer'),
    ],
    questions: [
      asked('what was his blood alcohol', 1, /blood alcohol of 0\.287/),
      asked('when was the last dose of Librium', 1, /last dose was 10\/30/),
      asked('When is the DUI hearing?', 4, /hearing 11\/24\/26/),
      asked('reaction to bee venom', 1, /Anaphylaxis/),
      asked('Where did he do IOP?', 4, /Coal Creek/),
      asked('member number ambetter', 2, /U90014417-01/),
      reworded('how sick did he get coming off', 1, /CIWA 24/),
      reworded('are there guns in the home', 2, /hunting rifles/),
      reworded('how did his wife die', 4, /ovarian ca/),
      reworded('what is his trade', 2, /locksmith/),
      reworded('who discovered him and where', 4, /cellar stairs/),
      reworded('walking aid?', 4, /Uses cane/),
      takenBack('when does he start naltrexone', 1, /naltrexone 50 mg daily/),
      takenBack('what branch did he serve in', 2, /Veteran: Yes, Army/),
      anothers('how much insulin does he take', 3, /insulin glargine 22 units/),
      anothers('who is his probation officer', 3, /D\. Kerrigan/),
      anothers('is he prescribed oxycodone', 4, /Helen's oxycodone/),
      absent('what is his hemoglobin A1c'),
      absent('does he have any pets'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
