import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What an allergy clinic sends when a program asks which allergies of a chart are true. */
export const drugAllergyEvaluation: readonly ApartRecord[] = [
  {
    person: who('achterberg', 'Wendell', 'Achterberg', '03/09/1979'),
    as: 'text',
    pages: [
      `CATALPA ALLERGY & IMMUNOLOGY, P.C.
1120 Physicians Way, Suite 300, Thornbury, MO 64999        Ph 816-555-0110     Fax 816-555-0111

October 26, 2026                                           By fax to: Admissions Nursing

RE: Wendell Achterberg          DOB 03/09/1979          Chart 48-2207
Drug allergy evaluation with graded oral challenge, seen 10/23/2026

Dear Colleague,

Mr. Achterberg was referred by his family doctor, Lucinda Farrow MD (816-555-0112), because each
program he has called wants the "six allergies" on his chart sorted out before it will take him.
He is a 47-year-old married machinist. Until two weeks ago he drank eighteen beers a day; he has
brought himself down to six at night, the last at 11 p.m. the evening before this visit, and says
that on a morning without any he shakes too hard to hold a micrometer. He has had no seizure, in
withdrawal or otherwise. "I just want to walk into detox without somebody arguing about pills."

  On his chart              What we found                                       Now
  Penicillin                Rash at age 3 per his mother. Skin tests negative,   LABEL REMOVED
                            amoxicillin 500 mg taken here without reaction.
  Sulfa (TMP-SMX)           Hives and lip swelling within the hour, Feb 2022.    TRUE ALLERGY
  Lisinopril                Tongue swelling, Thornbury General, 3 days, 2024.    TRUE, no ACE inhibitor
  Codeine                   Nausea only. A side effect.                          INTOLERANCE
  Iodine contrast           He has never been given any. Copied from the         LABEL REMOVED
                            chart of his wife, who had hives from a CT in 2020.
  Walnut                    Throat tightness 2019, skin test 9 mm.               TRUE ALLERGY

He carries two EpiPens (good through 03/2027) and has not had to use one. I was firm with him about
walnuts: he knows he reacts and still eats his sister's banana bread at the holidays "around the
nuts." The marks on his forearms are from scratching at hives in his sleep and need only
cetirizine. Hydrate him, but not aggressively, given the ankle edema.

No restriction from our side on chlordiazepoxide, lorazepam, gabapentin, naltrexone or thiamine.
We will see him again on November 19, 2026 at 2:15 p.m.

Sincerely,
Ottilie Brandvoort, MD`,
      `CATALPA ALLERGY & IMMUNOLOGY                                  NEW PATIENT QUESTIONNAIRE   p. 1 of 1
Name   Wendell Achterberg                Date of birth  3/9/79            Today  10/23/26
Home   260 Sycamore Spur, Thornbury, MO 64999                            Cell   816-555-0113
E-mail  wachterberg@post.example         [X] Male  [ ] Female            [X] own  [ ] rent  [ ] other
[ ] single  [X] married  [ ] divorced    Employer  Delmar Tool & Die  [X] full  [ ] part  [ ] retired
Emergency contact   Joyce Achterberg (wife)      816-555-0114
Insurance  Aetna     Member ID  W220718844     Group  0866120-10     Policyholder  [X] self  [ ] spouse

Have you ever had                Yes    No                                     Yes    No
  Asthma                         [ ]    [X]      Seizure or fainting           [ ]    [X]
  Eczema                         [X]    [ ]      Head injury, knocked out      [X]    [ ]  fell off dock 2008
  Hay fever                      [X]    [ ]      Liver disease                 [X]    [ ]  fatty
  Heart disease                  [ ]    [X]      Depression                    [X]    [ ]
  High blood pressure            [X]    [ ]      Eating disorder               [ ]    [X]
Overnight hospital stays    2024 tongue (Thornbury Gen).  2017 St. Brendan's, 8 days, I tried to hang
                            myself after the layoff.
Medicines now               amlodipine 10 mg am,  fluoxetine 40 mg am,  cetirizine 10 mg
                            ~~hydroxyzine 25 mg~~  that one is my wife's
Do you see anybody for mental health    Dr. Anselm Pike, psychiatrist, 816-555-0115.  Therapist: not now.
Tobacco  [ ] no  [X] yes   chew       Alcohol  [ ] no  [X] yes   too much       Other drugs  [X] no  [ ] yes
Family   father: drank, seizures when he quit.   mother: asthma.   sister: none    son: bee stings, EpiPen
Pets     2 cats`,
      `CATALPA ALLERGY & IMMUNOLOGY         ORAL CHALLENGE RECORD              Achterberg, W.   48-2207
Agent: amoxicillin                        Consent signed 10/23/26 8:40      Room 5      RN  T. Mabry
Time     Dose       BP        HR    SpO2   Skin     Comment
 8:45    baseline   148/92    98    97     clear    fine tremor both hands, pt says "no beer yet"
 9:00    50 mg      146/90    98    97     clear
 9:30    500 mg     150/94    96    98     clear
 9:50    -          ~~88/50~~               ~~flushed, wheeze~~   charted on wrong pt (room 4). TM
 9:52    -          148/90    94    98     clear
10:30    -          144/90    92    97     clear    no reaction. home w/ wife driving

STANDING ORDERS FOR ALL CHALLENGE ROOMS (rev. 2024)
 Grade 2 or above: epinephrine 0.3 mg IM thigh, may repeat in 5 min; call 911; supine, legs up.
 Patient with seizure disorder: notify MD before first dose.   Patient on beta blocker: glucagon at
 bedside.   Latex-free gloves in all rooms.   Threatening or violent behavior: end visit.`,
    ],
    expected: {
      dob: '1979-03-09',
      sex_at_birth: 'Male',
      ...livesAt(/260 Sycamore Spur/i, 'Thornbury', 'MO', '64999'),
      phone_number: /555-0113/,
      email_id: 'wachterberg@post.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Delmar Tool/i,
      ...inEmergency('Joyce', 'Achterberg', /555-0114/),
      carrier: 'Aetna',
      subscriber_id: 'W220718844',
      group_number: '0866120-10',
      ...seenBy('pcp', /Lucinda Farrow/i, /555-0112/),
      ...seenBy('psychiatrist', /Anselm Pike/i, /555-0115/),
      next_appointment: '2026-11-19',
      reason_for_seeking_treatment: /walk into detox|each\s+program he has called/i,
      recent_substance_abuse: /eighteen beers|six at night|too much/i,
      concerns_for_withdrawal: /shakes too hard|fine tremor/i,
      medication_plan: /amlodipine|fluoxetine|cetirizine/i,
      allergies: /sulfa|lisinopril|walnut/i,
      knowingly_ingested_allergen: /banana bread|still eats/i,
      epipen: /carries two EpiPens|\byes\b/i,
      hospitalizations: /Thornbury Gen|St\. Brendan/i,
      history_of_suicide_attempts: /tried to hang/i,
      eating_disorder: TICKED_NO,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /fell off dock|knocked out|\byes\b/i,
      family_history: /father: drank|mother: asthma/i,
    },
    open: [
      'gender',
      'current_symptoms',
      'transportation_required',
      'current_therapist_name',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'subscriber_employer',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('chart number', [1, 3], /48-2207/),
      asked('How big was the walnut skin test?', 1, /9 mm/),
      asked('when are the epipens good through', 1, /03\/2027/),
      asked('aetna member id', 2, /W220718844/),
      asked('baseline bp before the challenge', 3, /148\/92/),
      asked('fluoxetine dose', 2, /fluoxetine 40 mg/),
      reworded('is amoxicillin safe for him', 1, /without reaction|LABEL REMOVED/),
      reworded('which blood pressure drugs are off limits', 1, /no ACE inhibitor/),
      reworded('how bad does he tremble when sober', 1, /shakes too hard/),
      reworded('does he take nuts knowing what they do', 1, /still eats his sister's banana bread/),
      reworded('what are the marks on his arms', 1, /scratching at hives/),
      reworded('any past try at ending his life', 2, /tried to hang/),
      reworded('smokeless tobacco?', 2, /chew/),
      takenBack('is he on hydroxyzine', 2, /hydroxyzine 25 mg/),
      takenBack('did his pressure drop to 88/50', 3, /88\/50/),
      anothers('did he have a ct scan in 2020', 1, /his wife, who had hives from a CT/),
      anothers('bee sting allergy', 2, /son: bee stings/),
      absent('does he react to latex'),
      absent('what is his hemoglobin A1c'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('strothervale', 'Imogen', 'Strother-Vale', '07/30/1991'),
    as: 'scan',
    pages: [
      `  BLUE HERON ALLERGY CENTER              DRUG REACTION WORKSHEET         Visit 10-21-26   ck-in 1:05
  Pt  Imogen Strother-Vale        DOB 7-30-91      F       Wt 131        for: SUD program, fax after
  1417 Tidewater Ct Apt B, Linden Shoals, NC 28599           c  910-555-0121
  w/ pt today:  mother, Rosamund Strother, 910-555-0122 (also emerg)        Work:  none since June
  Lives:  w/ mother        S / M / (Sep) / D / W         Ins:  Medicaid, Carolina Complete   ID 945118203K
  Ref by  Dr. Ike Bellweather (primary)  910-555-0123

  1. DRUG ALLERGIES PT REPORTS        what happened                     when     MD verdict
     Narcan / naloxone               "sick as a dog, shaking"           2024     precipitated w/d. NOT allergy
     Suboxone film                   "sores, tingly tongue"             2025     local irritation. NOT allergy
     Toradol                         "does nothing"                     -        not allergy
     ~~Ceclor - serum sickness~~     pt: no, that's my brother's        -        strike   OH

  2. Foods  none    Latex  no    Bees  no    Contrast  never had       Pollen  grass, ragweed (sneezes)
  3. Epinephrine auto-injector    own Rx?  ( ) Y  (x) N     The one in purse is daughter Wren's (peanut).
  4. Anaphylaxis ever   ( ) Y  (x) N       Asthma  ( ) Y  (x) N       Seizure  (x) Y  ( ) N  on tramadol,
     4-2023, once, ER Linden Shoals, none since.           Head injury  ( ) Y  (x) N
  5. Using    fentanyl, snorts, 8-10 "blues" a day x 2 yr.  last 6:30 this a.m.   no needles ever
     Xanax bars off a friend, 1-2 most wkends, last Sat.       EtOH  rare        Cig  1/2 ppd
     If none by noon:  yawns, bone ache, gut cramps, "skin crawling"
  6. Meds    sertraline 100 qd, ~~methadone 40~~ (left clinic in May - see p2), Nexplanon L arm
  7. Skin prick panel   hist +  saline -   grass 6   ragweed 8   dog 0   cat 0   latex 0   peanut 0`,
      `  BLUE HERON ALLERGY CENTER                          Strother-Vale I.     10-21-26        side B

  8. Hospital / psych   Cape Regional psych unit, 5 d, 2-2020, for cutting - "not to die. never tried to
     die."  thighs, none since.      C-section 2019.
  9. Treatment so far   Osprey House 28 d, fall 2024.   methadone, Linden Shoals OTP, 1-26 to 5-26.
     counselor  Teagan Ruhl LCAS  910-555-0124, Thursdays, video
 10. Home   Husband Dario put out in Aug after he choked her; 50-B order till 8-27.  HE has assault on
     female charge, court Nov 9.  Pt has no charges, no probation.   She has never hit Dario or anybody.
 11. Family  Rosamund - thyroid.   Father - pills, OD'd 2011, died.    brother Piers - seizures (epilepsy)
 12. Wren age 7.  DSS not involved.   No car; mother will drive.

 ASSESSMENT  (Oyinkan Hale MD)
   No drug allergy.  No food allergy.  Enter as NKDA.  Seasonal rhinitis only.
   OK for buprenorphine - try tablet or swallow film residue w/ water, brush after. If mouth still sore,
   monthly injection would go around it.  Avoid tramadol (sz, not allergy).
   If she has Narcan at home she may use it. Reviewed with mother.
 PLAN  loratadine 10 qd prn.   no f/u needed here.    records to program, to Dr. Bellweather (appt
   11-12-26).
 Pt says  "Every place says I can't have Suboxone cause I'm allergic. I want somebody to say I'm not so
   I can get help before Wren's birthday."

 OFFICE  10-22 fax to program.  10-23 called: asked about EpiPen, see 3.
   10-23 ~~pregnancy test pos~~  wrong sticker.  hers neg.  OH
   NO-SHOW FEE $40.   Patients who threaten staff are dismissed.   Bring own EpiPen to shots if Rx'd.`,
    ],
    expected: {
      dob: '1991-07-30',
      sex_at_birth: 'Female',
      ...livesAt(/1417 Tidewater/i, 'Linden Shoals', 'NC', '28599'),
      phone_number: /555-0121/,
      marital_status: 'Separated',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Rosamund', 'Strother', /555-0122/),
      carrier: 'Medicaid/MCO',
      subscriber_id: '945118203K',
      ...seenBy('pcp', /Bellweather/i, /555-0123/),
      ...seenBy('therapist', /Teagan Ruhl/i, /555-0124/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /somebody to say I'm not|get help before/i,
      recent_substance_abuse: /fentanyl|blues|Xanax/i,
      concerns_for_withdrawal: /yawns|bone ache|precipitated|skin crawling/i,
      medication_plan: /sertraline|Nexplanon|loratadine/i,
      allergies: /No drug allergy|No food allergy|NKDA|grass|ragweed|\bno(?:ne)?\b/i,
      epipen: TICKED_NO,
      transportation_required: /mother will drive|No car/i,
      hospitalizations: /Cape Regional/i,
      residential_programs: /Osprey House/i,
      other_levels_of_care: /methadone|OTP/i,
      history_of_self_harm: /cutting|thighs/i,
      history_of_suicide_attempts: /not to die|\bno\b|\bnever\b/i,
      history_of_trauma: /choked her/i,
      history_of_seizures: /tramadol/i,
      history_of_tbi_concussions: TICKED_NO,
      aggression_or_property_damage: TICKED_NO,
      pending_legal_charges: TICKED_NO,
      probation: /\bno\b/i,
      family_history: /pills|thyroid|epilepsy/i,
    },
    open: [
      'gender',
      'current_symptoms',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('how many blues a day', 1, /8-10 "blues" a day/),
      asked('ragweed skin prick result', 1, /ragweed 8/),
      asked('When did she have the seizure?', 1, /4-2023/),
      asked('medicaid id', 1, /945118203K/),
      asked('who does she see on Thursdays', 2, /Teagan Ruhl/),
      asked('until when is the 50-B order', 2, /till 8-27/),
      reworded('can we give her bup', 2, /OK for buprenorphine/),
      reworded('why did naloxone make her ill', 1, /precipitated w\/d/),
      reworded('does she inject', 1, /no needles ever/),
      reworded('what birth control is she using', 1, /Nexplanon/),
      reworded('domestic abuse', 2, /choked her/),
      reworded('was she ever in rehab', 2, /Osprey House 28 d/),
      reworded('expecting a baby?', 2, /hers neg/),
      takenBack('what did Ceclor do to her', 1, /Ceclor - serum sickness/),
      takenBack('methadone dose now', 1, /methadone 40/),
      anothers('does she have epilepsy', 2, /brother Piers - seizures \(epilepsy\)/),
      anothers('thyroid trouble', 2, /Rosamund - thyroid/),
      anothers('When does she go to court on the assault?', 2, /court Nov 9/),
      absent('hepatitis c result'),
      absent('Is she a veteran?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
