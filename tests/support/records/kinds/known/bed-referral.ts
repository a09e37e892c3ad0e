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

/** What a hospital's case management sends to many programs at once through its referral system. */
export const bedReferral: readonly ApartRecord[] = [
  {
    person: who('thistlewood', 'Cornelius', 'Thistlewood', '05/06/1965'),
    as: 'text',
    strange: [3],
    pages: [
      `REFERRAL PACKET                Ref# 8840-2217          Status: SENT TO 6 PROVIDERS
Level of care requested: SUD Residential, medically monitored     Respond by: 11/02/2026 12:00
Patient Name: Thistlewood, Cornelius J         | Sending Facility: Riverbend University Hosp
DOB / Age: 05/06/1965 / 61                     | Unit / Bed: 7 North / 712-B
Sex: Male                                      | Admit Date: 10/22/2026
MRN: 20077415                                  | Est. Discharge: 11/03/2026
Address: 1019 Pawpaw Rd                        | Case Mgr: Idris Falk, RN, CCM
         Gallatin Springs, TN 37999            | CM Phone: 615-555-0110
Home Phone: 615-555-0111                       | CM Email: ifalk@riverbend.example
Marital Status: Married                        | Attending: Dr. Sunita Rao
Living Arrangement: Own home, with spouse      | Isolation: None
Employment: Retired                            | Code Status: Full
Preferred Language: English                    | Ht/Wt: 70 in / 214 lb
---------------------------------------------------------------------------------------------
PRIMARY PAYER                                  | SECONDARY PAYER
Plan: Humana Gold Plus (Medicare Advantage)    | None
Member ID: H81204477                           |
Group: X0044                                   |
Subscriber: Self                               |
Auth Status: APPROVED 14 days  Auth#: 117402993|
---------------------------------------------------------------------------------------------
CONTACTS
1  Thistlewood, Marguerite    Spouse      615-555-0112   Emergency contact
2  Thistlewood, Byron         Son         615-555-0113   NOT authorized for PHI
---------------------------------------------------------------------------------------------
PRECAUTIONS: [X] Fall  [X] Seizure  [ ] Elopement  [ ] Suicide  [ ] Aggression  [ ] Sex offender
SPECIAL NEEDS: [X] CPAP  [ ] O2  [ ] Dialysis  [X] Walker  [ ] Wound  [ ] IV abx
TRANSPORT: [ ] Family  [X] Ambulette arranged by receiving facility  [ ] Taxi`,
      `Thistlewood, Cornelius J  MRN 20077415  Ref# 8840-2217                           Page 2 of 3
CLINICAL SUMMARY (auto-pulled 10/30/2026 14:05)

Reason for Admission   Alcohol withdrawal, complicated; acute pancreatitis (resolved)
Allergies              Morphine (itching), Contrast dye (hives)      Last updated 10/22
Problem List           Alcohol use disorder, severe; OSA; HTN; neuropathy; depressive disorder
Active Meds            amlodipine 10 mg daily; duloxetine 60 mg daily; gabapentin 300 mg TID;
                       thiamine 100 mg daily; naltrexone 50 mg daily (started 10/29)
                       ~~metformin 500 mg BID~~ [removed: reconciled to wrong chart 10/24]
Vitals                 10/30 0800  132/78  P 82  T 36.8  SpO2 96% RA
CIWA trend             10/22: 22   10/23: 26   10/24: 17   10/25: 9   10/27: 3   10/30: 0
Labs                   Lipase 1,120 -> 88    AST 140 -> 61    Mg 1.4 -> 2.0    Plt 96 -> 154

H&P excerpt (Dr. Rao)  "61M, 1.75 L of bourbon every 2-3 days for ten years, last drink 10/21 p.m.
   Tonic-clonic seizure in ED 10/22, one prior in 2021. No illicits. Roommate (712-A) is
   being treated for endocarditis. Two prior detox stays (Gallatin Springs Hosp 2021, 2024), no
   residential. Fell off roof 2004, subarachnoid bleed, recovered. No suicidal thoughts or prior
   attempts, no self-injury. FH: father cirrhosis, brother pancreatic cancer."

Psych consult 10/26    "Nightmares since his service on a carrier deck fire, 1987. Never treated. No
   violence. Sees Dr. Anand Pell for depression (615-555-0114). MoCA 24."
SW note 10/28 (M. Oh)  "Pt tearful. 'I missed my granddaughter being born because I was on the
   bathroom floor. I will go wherever they'll take a walker.' Spouse supportive, has
   early Parkinson's, cannot drive him. Son Byron has DUI, court in Nov. No legal for pt. Not on
   probation. Smokes cigars."
PCP                    Dr. Lavinia Stroud, 615-555-0115        F/U: 11/24/2026 1:20 PM
TB screen              CXR neg 10/23.     COVID neg 10/30`,
      `Wexler, Dominga R   MRN 20071190   Ref# 8840-2231                                Page 2 of 3
CLINICAL SUMMARY (auto-pulled 10/30/2026 14:06)
Reason for Admission   Endocarditis, IV opioid use
Allergies              Vancomycin (red man)
Active Meds            nafcillin IV; methadone 60 mg daily; quetiapine 100 mg
H&P excerpt            "34F. Overdose attempt 2023. HIV positive, on treatment."
PCP                    none                     F/U: ID clinic 11/09/2026`,
    ],
    expected: {
      dob: '1965-05-06',
      sex_at_birth: 'Male',
      phone_number: /555-0111/,
      address: /1019 Pawpaw/i,
      city: 'Gallatin Springs',
      state: 'TN',
      zip: '37999',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Retired',
      emergency_contact_primary_firstname: 'Marguerite',
      emergency_contact_primary_lastname: 'Thistlewood',
      emergency_contact_primary_phone: /555-0112/,
      carrier: 'Humana',
      subscriber_id: 'H81204477',
      group_number: 'X0044',
      authorization_number: '117402993',
      reason_for_seeking_treatment: /missed my granddaughter|go wherever|Alcohol withdrawal/i,
      current_symptoms: /tearful|Nightmares/i,
      recent_substance_abuse: /bourbon|last drink/i,
      concerns_for_withdrawal: /CIWA|Alcohol withdrawal|seizure in ED|Seizure/i,
      medication_plan: /amlodipine|duloxetine|naltrexone/i,
      allergies: /Morphine|Contrast dye/i,
      transportation_required: /Ambulette|cannot drive him/i,
      current_pcp_name: /Lavinia Stroud/i,
      current_pcp_phone: /555-0115/,
      next_appointment: '2026-11-24',
      hospitalizations: /Riverbend|10\/22\/2026|Gallatin Springs Hosp|pancreatitis/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /detox stays/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /deck fire/i,
      history_of_seizures: /Tonic-clonic/i,
      history_of_tbi_concussions: /subarachnoid|off roof/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /cirrhosis|pancreatic cancer/i,
    },
    open: [
      'gender',
      'current_therapist_name',
      'current_therapist_phone',
      'outpatient_therapy',
      'psych_testing_done',
      'registered_sex_offender',
      ...SPOKESPERSON,
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      'current_psychiatrist_name',
      'current_psychiatrist_phone',
    ],
    questions: [
      asked('case manager phone', 1, /CM Phone: 615-555-0110/),
      asked('Auth number?', 1, /117402993/),
      asked('CIWA on 10/23', 2, /10\/23: 26/),
      asked('what is the lipase', 2, /Lipase 1,120 -> 88/),
      reworded('can we share information with the son', 1, /NOT authorized for PHI/),
      reworded('does he sleep with a breathing machine', 1, /\[X\] CPAP/),
      reworded('anti-craving med on board?', 2, /naltrexone 50 mg daily/),
      reworded('any war or service trauma', 2, /carrier deck fire/),
      reworded('has he ever bled in the head', 2, /subarachnoid bleed/),
      reworded('is he cleared for TB', 2, /CXR neg/),
      takenBack('is he on metformin', 2, /metformin 500 mg BID/),
      anothers('is he HIV positive', 3, /HIV positive/),
      anothers('does he have endocarditis', 2, /treated for endocarditis/),
      anothers('does he have parkinsons', 2, /early Parkinson's/),
      absent('has he had hepatitis'),
      absent('what is his hemoglobin'),
      absent('Does he have dietary restrictions?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('okonkwo-bell', 'Safiya', 'Okonkwo-Bell', '09/21/1990'),
    as: 'scan',
    pages: [
      `FAX  10/29/26 16:44   FROM ST BARNABAS BEHAVIORAL CM   TO  ALL SUD RESIDENTIAL      P 1/2
                         ** PLACEMENT REQUEST - eRefer printout **

Pt          OKONKWO-BELL, SAFIYA          Req ID     R-559120      Priority   2
Birthdate   09/21/1990                    Sex        F             Legal st   Voluntary
Street      4 Hibiscus Ter Apt 210        Cty/St     Sable Point FL 33999
Cell        813-555-0120                  E-mail     safiya.ob@mail.example
Marital     Domestic partner              Lives w/   partner, rents
Occup       Dental asst FT, Palmetto Oral Surgery (PTO until 11/20)
Emerg       Renard Guidry, partner, 813-555-0121
CM          Lucille Fontenot LMHC 813-555-0122       MD   Dr. Piotr Wasik
Payer 1     Florida Blue (BCBS)   XJBH44120917   grp 98213   holder  self
Payer 1 UR  Nadia T., 5 days approved thru 11/02, ref 26-770144

CRITERIA                            MET   COMMENT
Stable vitals 24h                   Y     116/70, 78
No restraint / seclusion 72h        Y
Taking po meds                      Y
Ambulates indep                     Y
Accepts referral                    Y     "I'll go straight from here. If I go home I'll use."
Violence past 6 mo                  Y     7/2026 broke partner's windshield w/ tire iron; no charge
Suicide risk                        MOD   attempt 10/20/26, 24 tabs diphenhydramine + vodka
Self injury                         N     never
Seizure                             N     none ever
TBI                                 N     none
Eating d/o                          Y     binge/purge since 19, last purge 10/15
Sexually aggressive                 N
Court                               Y     petit theft, Hillsboro Cty, 11/25/26
Probation/parole                    N / N
Allergies                                 ibuprofen (hives), mango (lips)      Epi N`,
      `OKONKWO-BELL, SAFIYA                     R-559120                                  P 2/2

COURSE  36 y/o BF adm 10/21 from Tampa Shores ED after OD in setting of crack cocaine binge (6 days, last
10/20) and vodka, pint/d x 4 mos, last 10/20. CIWA max 13, lorazepam taper done 10/26. Now mild: vivid
dreams, low energy, craving 7/10, low mood. No psychosis. UDS adm cocaine +, BZD neg, THC neg.
~~UDS opiates +~~ lab amended 10/22, tube swap.

MEDS AT D/C   fluoxetine 40 qam; topiramate 50 bid; trazodone 100 hs
PAST TX       Anchorage House, FL, residential 60 d, 2023, completed.  IOP Tides 2024, dropped.
              Lakeview Psych 2016 (first admit, depression).
TREATERS      OP psych: Dr. Odalys Crespo 813-555-0123, appt 11/19/26.   Therapist: none since Aug.
              PCP Westshore Family, Gail Innis PA 813-555-0124
TRAUMA        Carjacked at gunpoint 2022. Uncle, childhood, details withheld.
FAMILY        Mom crack cocaine, now sober; twin sister Amina - lupus, on prednisone and HCQ;
              grandfather suicide.
PARTNER       Mr. Guidry attends NA, takes buprenorphine, is on probation (Ofc. Dell). He called CM 10/28:
              "bring her back to me instead." Pt declined.
TESTING       Psychological eval 10/24, Dr. Reza Moini: PAI, borderline features.
GENETIC       PGx swab 10/23, resulted, in chart.
BARRIERS      Needs transport from unit, door to door. Contacts for CM only until pt arrives.
              Wants program w/ eating d/o support and no men if possible.
SENT BY  L. Fontenot   10/29/26`,
    ],
    expected: {
      dob: '1990-09-21',
      sex_at_birth: 'Female',
      phone_number: /555-0120/,
      email_id: 'safiya.ob@mail.example',
      address: /4 Hibiscus/i,
      city: 'Sable Point',
      state: 'FL',
      zip: '33999',
      marital_status: 'Domestic partner',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Palmetto Oral/i,
      emergency_contact_primary_firstname: 'Renard',
      emergency_contact_primary_lastname: 'Guidry',
      emergency_contact_primary_phone: /555-0121/,
      carrier: 'BCBS (state plan)',
      subscriber_id: 'XJBH44120917',
      group_number: '98213',
      reason_for_seeking_treatment: /straight from here|If I go home|after OD/i,
      current_symptoms: /vivid dreams|low energy|craving|low mood/i,
      recent_substance_abuse: /crack|vodka/i,
      concerns_for_withdrawal: /CIWA max|lorazepam taper|Now mild/i,
      medication_plan: /fluoxetine|topiramate|trazodone/i,
      allergies: /ibuprofen|mango/i,
      epipen: TICKED_NO,
      transportation_required: /door to door|Needs transport/i,
      current_psychiatrist_name: /Odalys Crespo/i,
      current_psychiatrist_phone: /555-0123/,
      current_pcp_name: /Gail Innis/i,
      current_pcp_phone: /555-0124/,
      next_appointment: '2026-11-19',
      hospitalizations: /Lakeview|adm 10\/21|Tampa Shores/i,
      residential_programs: /Anchorage House/i,
      other_levels_of_care: /IOP Tides/i,
      psych_testing_done: /PAI|Psychological eval/,
      completed_genetic_testing: /PGx/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /diphenhydramine|attempt 10\/20/i,
      eating_disorder: /binge\/purge|last purge/i,
      history_of_trauma: /Carjacked|Uncle, childhood/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: RULED_OUT,
      aggression_or_property_damage: /windshield/i,
      pending_legal_charges: /petit theft/i,
      probation: TICKED_NO,
      parole_granted: TICKED_NO,
      upcoming_court_date: '2026-11-25',
      sexually_inappropriate_behavior: TICKED_NO,
      family_history: /crack cocaine, now sober|lupus|grandfather suicide/i,
    },
    open: [
      'gender',
      'authorization_number',
      'current_therapist_name',
      'outpatient_therapy',
      ...SPOKESPERSON,
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      'subscriber_employer',
    ],
    questions: [
      asked('what is the UR ref', 1, /26-770144/),
      asked('CIWA max', 2, /CIWA max 13/),
      asked('When is the court for petit theft?', 1, /11\/25\/26/),
      asked('who did the psychological eval', 2, /Reza Moini/),
      reworded('is she being held against her will', 1, /Legal st Voluntary/),
      reworded('how did she try to die', 1, /24 tabs diphenhydramine/),
      reworded('did she break anything in anger', 1, /windshield w\/ tire iron/),
      reworded('bulimic?', 1, /binge\/purge since 19/),
      reworded('does she have a painkiller allergy', 1, /ibuprofen \(hives\)/),
      reworded('does the boyfriend want her home', 2, /bring her back to me/),
      takenBack('opiates in the urine?', 2, /UDS opiates \+/),
      anothers('does she take buprenorphine', 2, /attends NA, takes buprenorphine/),
      anothers('does she have lupus', 2, /Amina - lupus/),
      anothers('who is her probation officer', 2, /is on probation \(Ofc\. Dell\)/),
      absent('is she pregnant'),
      absent('does she have asthma'),
      absent('How many children does she have?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
