import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a pharmacist sends after going through somebody's medicines for a drug plan: a table, problems, and the talk. */
export const medicationTherapyReview: readonly ApartRecord[] = [
  {
    person: who('stockwell', 'Geraldine', 'Stockwell', '05/15/1966'),
    as: 'text',
    pages: [
      `CLEARSCRIPT PHARMACY CARE                         COMPREHENSIVE MEDICATION REVIEW (CMR)
MTM Program, PO Box 880, Vestal Point, NY 13999                                Prepared October 26, 2026
_________________________________________________________________________________________________

FOR: Geraldine M. Stockwell                         DATE OF BIRTH: 05/15/1966
     9 Hawthorn Terrace                             PLAN: Aetna Medicare Rx... see note (1)
     Vestal Point, NY 13999                         MEMBER ID: W2241 90817      RX GRP: 0886123
     Phone 607-555-0172
YOUR PHARMACIST: Idris Calloway, PharmD, BCACP      607-555-0173
YOUR PRESCRIBERS: Dr. Ruth Pomeroy (primary care) 607-555-0174; Dr. Alec Strand (psychiatry) 607-555-0175

(1) Correction: Ms. Stockwell is not on Medicare. The plan is Aetna Open Choice PPO, through her husband's
    employer, Southern Tier Gas & Electric. Policyholder: Martin Stockwell, 11/30/1963.

MEDICATION              HOW I TAKE IT                        WHY                   PRESCRIBER    FILLS (6 MO)
clonazepam 1 mg         1 three times a day                  anxiety               Strand        9 (early x3)
zolpidem ER 12.5 mg     1 at bedtime, "sometimes 2"          sleep                 Pomeroy       7
duloxetine 60 mg        1 in the morning                     mood, nerve pain      Strand        6
oxycodone-APAP 7.5      1 every 6 h as needed                back (fusion 2021)    Pomeroy       6
tizanidine 4 mg         1 at bedtime                         spasm                 Pomeroy       6
lisinopril 10 mg        1 daily                              blood pressure        Pomeroy       5
levothyroxine 88 mcg    1 daily                              thyroid               Pomeroy       6
~~phentermine 37.5~~    stopped by Dr. Pomeroy 04/2026, do not take. I.C.
Over the counter: diphenhydramine 50 mg nightly; magnesium.  Herbal: kava tea.
Husband's, in same cabinet (not for her): tamsulosin, warfarin 5 mg, insulin glargine.

ALLERGIES: sulfa antibiotics (rash); morphine (itching, tolerates oxycodone); latex (hand swelling).
           Has no epinephrine pen.
HEALTH PROFILE: hypertension; hypothyroidism; lumbar fusion; anxiety; depression; one seizure, 02/2023, when a
mail-order refill of clonazepam was late. Fall with concussion, kitchen step, 06/2026. No kidney disease.`,
      `CMR   Geraldine M. Stockwell   05/15/1966                                                Page 2

WHAT WE TALKED ABOUT (telephone, 10/22/2026, 35 minutes)

Ms. Stockwell, a 60-year-old, no longer employed, left a school office job in June on disability (long-term, pending
Social Security). Home is owned, with her husband of 31 years. She was candid. "I finish the clonazepam by the
twentieth and then I buy from a lady at the salon. I take whatever there is. I'm not doing this with
pills anymore, Idris. I want to go somewhere and come off it right." She reported:
   - clonazepam 6 to 8 mg on most days, some purchased, last dose the morning we spoke;
   - oxycodone 6 to 8 tablets a day instead of 4, the last that noon;
   - two glasses of chardonnay with dinner, nightly, "so it works."  No cannabis, no street drugs. No injecting.
   - Withdrawal when out: shaking, "electric zaps," sweats, no sleep for three nights, and the seizure above.
She has had no suicide attempt and does not hurt herself; she "would not mind a long sleep" (PHQ-9 16; GAD-7 19).
Dr. Strand's office was called the same day. She has not struck anyone or broken things. She was in a car crash in
1999 in which her first child, Lily, was killed; she does not drive on the interstate.

Treatment: never residential, never detox. Counseling with Nina Ostrow, LCSW-R, 607-555-0176, monthly. Hospital: UHS
Wilson, 2 nights, 02/2023 (seizure), and 2021 (fusion). No arrests; no court.
Family: mother with Parkinson's; brother Dale died of an overdose, 2017. Her husband has bladder cancer.
Her sister-in-law Fay is in an outpatient program for gambling; she is who recommended rehab.

PROBLEMS AND WHAT I RECOMMEND                                                                  URGENCY
 1. Benzodiazepine + opioid + zolpidem + alcohol; NY PMP shows 3 prescribers, 2 pharmacies.    HIGH
    Do not stop abruptly; taper or inpatient withdrawal management. Narcan 4 mg sent to pharmacy.
 2. Two sedating antihistamines... revised: one (diphenhydramine). Stop.                       MED
 3. Kava and liver: stop; check LFTs.                                                          MED
 4. Levothyroxine with magnesium: separate by 4 h.                                             LOW
 5. ~~QT prolongation with methadone~~  not applicable; methadone belongs to another member's review. IC

FOLLOW-UP   Dr. Pomeroy 11/05/2026 3:15 PM. I will call 11/12. Ms. Stockwell asked that we arrange things with
her husband, Martin, 607-555-0177; he is her emergency contact. He can drive her until his surgery on
November 18, afterward somebody must fetch her.
cc: Pomeroy, Strand, patient`,
    ],
    expected: {
      dob: '1966-05-15',
      ...livesAt(/9 Hawthorn/i, 'Vestal Point', 'NY', '13999'),
      phone_number: /555-0172/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Disability',
      emergency_contact_primary_firstname: 'Martin',
      emergency_contact_primary_phone: /555-0177/,
      ...speakWith(/Martin/i, /555-0177/),
      carrier: 'Aetna',
      subscriber_id: /W2241 90817/,
      group_number: '0886123',
      subscriber_firstname: 'Martin',
      subscriber_lastname: 'Stockwell',
      subscriber_dob: '1963-11-30',
      subscriber_employer: /Southern Tier Gas/i,
      ...seenBy('pcp', /Pomeroy/i, /555-0174/),
      ...seenBy('psychiatrist', /Strand/i, /555-0175/),
      ...seenBy('therapist', /Ostrow/i, /555-0176/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /come off it right|go somewhere|not doing this|finish the clonazepam/i,
      current_symptoms: /long sleep|PHQ-9|GAD-7|anxiety|depression/i,
      recent_substance_abuse: /clonazepam 6 to 8|oxycodone 6 to 8|chardonnay|lady at the salon/i,
      concerns_for_withdrawal: /electric zaps|shaking|stop abruptly|inpatient withdrawal/i,
      medication_plan: /clonazepam|duloxetine|zolpidem|lisinopril|levothyroxine|tizanidine|oxycodone/i,
      allergies: /sulfa|morphine|latex/i,
      epipen: /\bno\b/i,
      hospitalizations: /Wilson/i,
      outpatient_therapy: /Ostrow|Counseling/i,
      history_of_seizures: /02\/2023|one seizure/i,
      history_of_tbi_concussions: /concussion|kitchen step/i,
      history_of_trauma: /car crash|Lily/i,
      family_history: /Parkinson|overdose/i,
      ...ruledOut('history_of_self_harm history_of_suicide_attempts aggression_or_property_damage'),
      ...ruledOut('residential_programs other_levels_of_care pending_legal_charges'),
    },
    open: [
      ...SEX,
      ...fields(
        'employer transportation_required emergency_contact_primary_lastname additional_treatment_or_support_needed',
      ),
      ...fields('psych_testing_done probation'),
    ],
    questions: [
      asked('Who is her pharmacist?', 1, /Idris Calloway/),
      asked('GAD-7', 2, /GAD-7 19/),
      asked('why is she taking tizanidine', 1, /spasm/),
      asked('what herbal does she use', 1, /kava tea/),
      asked('When does she see Dr. Pomeroy?', 2, /11\/05\/2026/),
      asked('what is the member ID', 1, /W2241 90817/),
      reworded('where does she get extra benzos', 2, /lady at the salon/),
      reworded('how much alcohol each evening', 2, /glasses of chardonnay/),
      reworded('what brought on her convulsion', 1, /refill of clonazepam was late|one seizure, 02\/2023/),
      reworded('which child did she lose', 2, /Lily, was killed/),
      reworded('has Narcan been ordered', 2, /Narcan 4 mg/),
      reworded('what problem does surgical glove rubber cause', 1, /latex \(hand swelling\)/),
      takenBack('is she on phentermine', 1, /phentermine/),
      anothers('is she in a gambling program', 2, /program for gambling/),
      takenBack('does methadone affect her QT', 2, /QT prolongation with methadone/),
      anothers('does she inject insulin', 1, /insulin glargine/),
      anothers('has she got bladder cancer', 2, /bladder cancer/),
      absent('does she snore'),
      absent('what is her weight'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('amundsen', 'Virgil', 'Amundsen', '11/03/1974'),
    as: 'scan',
    strange: [1],
    pages: [
      `TRUE NORTH RX SERVICES                     MTM encounter                          fax 10/27/26  pg 1 of 3
Pt  ALMQUIST, VERA            DOB 6-6-1947       UCare Medicare  U7741209          RPh  J. Kimball
#  drug                    sig                   dx            ok?   note
1  apixaban 5              bid                   afib           Y
2  furosemide 40           qam                   CHF            Y
3  donepezil 10            hs                    memory         ?    GI upset
4  tramadol 50             tid                   hip            N    seizures x 2 on it, stop
All  aspirin, eggs                     Sz  Y  2026        ETOH  none        lives  Oak Manor
Notes: daughter Jean fills boxes. Goes to eye surgery 11/14. Fell 3x. Flu shot given 10/1.`,
      `TRUE NORTH RX SERVICES                     MTM encounter                          fax 10/27/26  pg 2 of 3
Pt  AMUNDSEN, VIRGIL          DOB 11-3-1974      Medica Choice  PMAP/MA  302 77 1148      RPh  J. Kimball
M       118 Tamarack Ave #2, Iron Bay MN 55899          218-555-0178         divorced, rents, lives by self
#  drug                    sig                   dx            ok?   note
1  buprenorphine-nlx 8-2   2 films daily         OUD            N    fills 6 of last 12, trades some for meth
2  bupropion XL 300        qam                   depr.          N    SEIZURE hx -> call Dr Wirtanen
3  lisinopril 20           qd                    BP             Y
4  gabapentin 800          qid                   neuropathy     N    takes 6-8, runs out day 20
5  metformin 500           bid                   DM2            Y    A1c 8.1
6  ~~quetiapine 100~~                                                d/c 9/2, pt "too foggy".  JK
All  PCN - throat closed as child        peanut - hives, ate one on a dare '19        EpiPen  Y - in truck
Immuniz.  flu 10/24   Tdap 2020   hep B needs #3             Pharmacy  True North, Iron Bay
PCP  Dr. Wirtanen  218-555-0179    psych NP  Carla Beaulieu  218-555-0180    counselor  none`,
      `Amundsen, V.      11-3-74                MTM encounter                                       pg 3 of 3

TALK w/ pt at counter, consult room, 25 min.  10/26/26.
 Came for early gaba.  Said no.  He sat down, & said:  "If you people don't cut me off I never will.  I been
 awake since Friday.  Find me a place."  I am not a counselor but here is what I got:
 - Meth, shoots it, 1/2 g/d x 10 mo., last yest. AM.  Films skipped mostly.  Fent once in Sept, Narcan by
   neighbor, no ER.  Beer 6 on wkends.  Gaba extra daily, last Sat = no more, "crawling skin, sweats" since.
 - Seizure 3/2025 after gaba ran out + no sleep, Essentia ER, kept 1 night.  Denies other.
 - Head:  fell off ore dock 2006, cracked skull, plate.
 - Depressed, paranoid "cars slow down," lost 22 lb.  Tried to hang himself in jail 2014, cut down.  Not now.  No cutting.
 - Fights? none in yrs.  Broke own phone + side mirror last wk, thought it was bugged.
 - Tx:  Bethel Port Rehab 60 d 2015;  Range Detox 5 d 8/26;  bup clinic since 1/25.   Psych hosp: Miller-Dwan 2014, 10 d
 - Legal:  DANCO?  no that's brother Kurt, who also has Hep C.    Pt:  5th deg poss., court 11/24/26 St. Louis Co.
   On probation (R. Salo, agent), not parole.
 - Work:  laid off from mine, April.  Unempl. ran out.      Army reserve?  no
 - Trauma:  pulled 2 dead off the dock 2006, same fall.      Dad hit him.
 - Family:  dad ETOH, mom DM2 + stroke;  Kurt meth, HCV.   Son Eli (19) is well, at Vermilion CC, takes Adderall.
 - No ride.  Truck runs, no license.  Wants Medica ride.
 - CALL for arrangement / emerg:  ex-wife Deb Amundsen  218-555-0181.  They get along.  deb.amundsen@range.example
RPh to do   [x] Wirtanen re bupropion/sz -> changed to mirtazapine 15 hs, ok'd 10/27   [x] Beaulieu lft msg   [x] naloxone given
            ~~HBsAg pos~~ wrong chart, JK     [x] faxed to 2 programs, pt signed ROI      next Wirtanen 11/9/26
  glucose in store 231         BP 168/102         P 116         no fever                          J. Kimball RPh`,
    ],
    expected: {
      dob: '1974-11-03',
      sex_at_birth: 'Male',
      ...livesAt(/118 Tamarack/i, 'Iron Bay', 'MN', '55899'),
      phone_number: /555-0178/,
      marital_status: 'Divorced',
      living_status: 'Rental',
      employment_status: 'Unemployed',
      ...inEmergency('Deb', 'Amundsen', /555-0181/),
      emergency_contact_primary_email: 'deb.amundsen@range.example',
      ...speakWith(/Deb/i, /555-0181/),
      contact_person_email: 'deb.amundsen@range.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /302 77 1148/,
      ...seenBy('pcp', /Wirtanen/i, /555-0179/),
      ...seenBy('psychiatrist', /Beaulieu/i, /555-0180/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /cut me off|Find me a place|early gaba/i,
      current_symptoms: /paranoid|Depressed|awake since Friday|lost 22|cars slow down/i,
      recent_substance_abuse: /Meth|1\/2 g|Gaba extra|Beer 6|Fent/i,
      concerns_for_withdrawal: /crawling skin|sweats/i,
      medication_plan: /buprenorphine|lisinopril|metformin|mirtazapine|gabapentin/i,
      allergies: /PCN|peanut/i,
      epipen: /in truck|\bY\b|yes/i,
      knowingly_ingested_allergen: /on a dare|yes/i,
      transportation_required: /No ride|no license|Medica ride/i,
      hospitalizations: /Essentia|Miller-Dwan/i,
      residential_programs: /Bethel Port/i,
      other_levels_of_care: /Range Detox/i,
      history_of_suicide_attempts: /hang himself/i,
      history_of_seizures: /3\/2025|gaba ran out|Seizure/i,
      history_of_tbi_concussions: /ore dock|cracked skull/i,
      history_of_trauma: /2 dead|Dad hit/i,
      aggression_or_property_damage: /side mirror|own phone/i,
      pending_legal_charges: /5th deg/i,
      probation: /Salo|On probation/i,
      upcoming_court_date: '2026-11-24',
      family_history: /dad ETOH|stroke|HCV/i,
      ...ruledOut('history_of_self_harm'),
      parole_granted: /\bnot?\b/i,
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employer outpatient_therapy current_therapist_name additional_treatment_or_support_needed'),
      ...fields('psych_testing_done'),
    ],
    questions: [
      asked('A1c', 2, /A1c 8\.1/),
      asked('Who is the agent on his probation?', 3, /R\. Salo/),
      asked('what did penicillin do to him', 2, /throat closed/),
      asked('glucose in the store', 3, /glucose in store 231/),
      asked('who is the psych NP', 2, /Carla Beaulieu/),
      asked('When is he in court?', 3, /court 11\/24\/26/),
      reworded('does he sell or swap his Suboxone', 2, /trades some for meth/),
      reworded('why is his antidepressant unsafe', 2, /SEIZURE hx/),
      reworded('what replaced Wellbutrin', 3, /mirtazapine 15/),
      reworded('where is his adrenaline injector', 2, /in truck/),
      reworded('how does he take the crystal', 3, /shoots it/),
      reworded('attempted suicide behind bars', 3, /hang himself in jail/),
      takenBack('is he taking quetiapine', 2, /quetiapine 100/),
      takenBack('is he positive for HBsAg', 3, /HBsAg pos/),
      anothers('is he on a blood thinner', 1, /apixaban/),
      anothers('is there a DANCO against him', 3, /DANCO/),
      anothers('does he take Adderall', 3, /takes Adderall/),
      absent('does he have a sponsor'),
      absent('how many cigarettes a day'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
