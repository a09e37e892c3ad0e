import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What one nurse leaves for the next: situation, background, assessment, recommendation. */
export const shiftHandoff: readonly ApartRecord[] = [
  {
    person: who('bexley', 'Thaddeus', 'Bexley', '11/08/1960'),
    as: 'scan',
    pages: [
      `MERIDIAN VALLEY HOSPITAL - 4 EAST                SBAR NURSE-TO-NURSE REPORT
Patient: Bexley, Thaddeus (goes by Tad)     Rm 412-B     DOB 11/08/1960     Code: FULL
From: L. Quintero RN 0700-1930        To: night RN        Date: 10/27/26

S   65 yo M hosp day 4, alcohol withdrawal delirium, now clear. Wants rehab. Awaiting bed.
    Tonight: still a bit shaky, slept 3 h, no hallucinations since Sunday night.
B   Bourbon, fifth a day since wife Lorna died (Feb 2025). Found on floor by mail carrier 10/23.
    Last drink est 10/22 evening. Past: DTs 2025 at this hosp, w/d seizure in ED 10/23 2210 (first
    ever). Afib on apixaban, CHF EF 40, DM2, gout. Quit smoking 1999.
    ALLERGY: lisinopril - angioedema (lips).   shellfish - hives, carries EpiPen in overnight bag
    Psych: no prior admits. Denies SI. Told chaplain 10/25 "if I don't wake up that's ok too,"
    Dr. Brandvold talked w/ him, sitter d/c'd 10/26. No attempts ever per pt and daughter.
    Head: subdural 2019 after a ladder fall, evacuated. CT this adm: old changes only.
A   VS 1800 132/78  84  18  98.4  96% RA.    CIWA 22 (10/24) 14 (10/25) 8 (10/26) 5 today
    Neuro A&Ox4, fine tremor. Gait wide-based, 1 assist w/ walker. Skin: L elbow tear, dressed.
    BG 1130 188 / 1630 211. Last BM today. Voids.
    Mg 1.6, K 3.4 repleted.
    Behavior: swung at tech 10/24 while confused, no injury. Cooperative since.
R   -phenobarb 32.4 q8h, last dose tomorrow 0600
    -thiamine 100, folate 1, metoprolol succ 50, apixaban 5 bid, metformin 500 bid (held for
     contrast, restart 10/28), allopurinol 100
    -no NSAIDs. PT eval 0900.
    -CM Rashida: calling programs; daughter Perpetua Bexley-Oyelaran 555-0155 is POA`,
      `SBAR cont.   Bexley, T    412-B                              4 EAST      10/28/26

From: J. Abernathy RN 1930-0730     To: L. Quintero RN

S   Quiet night. CIWA 4, 3, 3. Last phenobarb given 0600.
B   As above EXCEPT: ~~insulin glargine 10 units at hs~~ not his order, discontinued before given,
    pharmacy notified.
    Roommate (412-A, Mr. Delacourt) is the one with MRSA and the seizure pads. Pt moved to
    419 at 0130 for isolation reasons - his own MRSA swab NEG.
    Mr. Delacourt's ex-wife called twice, has a restraining order - do not connect.
A   BG 0600 164. VS 128/74  80  16. Tremor barely there. Ate 50 pct.
    He cried about Lorna. Says his father "drank himself off a bridge" in '71 and his brother
    Silas is in AA. Sees no therapist. Retired lineman, owns the house on Cutter Road.
R   -restart metformin w/ breakfast
    -Medicare A/B + AARP supp through UnitedHealthcare. Medicare # 2KF8-WP4-MN91 (CM has card)
    -Cardiology Dr. Ostrowski 11/12 1:15 pm, must not miss
    -If rehab accepts, needs w/c van; can't do stairs; daughter out of state
    -PCP Dr. Noor Haddad, faxed
    -~~daughter wants him DNR~~  clarified by phone 0640: she said DO resuscitate. Full code.`,
    ],
    expected: {
      dob: '1960-11-08',
      reason_for_seeking_treatment: /Wants rehab|withdrawal delirium|Found on floor/i,
      current_symptoms: /shaky|tremor|slept 3 h/i,
      recent_substance_abuse: /Bourbon|fifth a day|Last drink/i,
      concerns_for_withdrawal: /DTs|CIWA|delirium|w\/d seizure|phenobarb/i,
      medication_plan: /phenobarb|thiamine|metoprolol|apixaban|metformin|allopurinol/i,
      allergies: /lisinopril|shellfish/i,
      epipen: /EpiPen/i,
      history_of_seizures: /w\/d seizure/i,
      history_of_suicide_attempts: RULED_OUT,
      aggression_or_property_damage: /swung at tech/i,
      history_of_tbi_concussions: /subdural/i,
      family_history: /drank himself off a bridge|Silas/i,
      transportation_required: /w\/c van/i,
      marital_status: 'Widowed',
      employment_status: 'Retired',
      living_status: 'Own home',
      legal_guardianship_status: 'Power of attorney',
      current_pcp_name: /Noor Haddad/i,
      next_appointment: '2026-11-12',
      carrier: 'Medicare',
      subscriber_id: '2KF8-WP4-MN91',
      additional_treatment_or_support_needed: /walker|stairs|w\/c van|PT eval/i,
      hospitalizations: /hosp day 4|DTs 2025 at this hosp|no prior admits/i,
    },
    open: [
      'sex_at_birth',
      'gender',
      'outpatient_therapy',
      'current_therapist_name',
      'contact_person_name',
      'contact_person_phone',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'history_of_self_harm',
      'history_of_trauma',
      'knowingly_ingested_allergen',
      'address',
      'employer',
    ],
    questions: [
      asked('ciwa today', [1, 2], /5 today|CIWA 4/),
      asked('Who is POA?', 1, /Perpetua Bexley-Oyelaran/),
      asked('what is the EF', 1, /EF 40/),
      asked('MRSA swab', 2, /own MRSA swab NEG/),
      asked('cardiology appointment?', 2, /Ostrowski 11\/12/),
      reworded('is he on a blood thinner', 1, /apixaban/),
      reworded('why is he grieving', [1, 2], /wife Lorna died|cried about Lorna/),
      reworded('did he hit staff', 1, /swung at tech/),
      reworded('brain bleed in the past?', 1, /subdural 2019/),
      reworded('can he use steps', 2, /can't do stairs/),
      reworded('is he suicidal', 1, /Denies SI/),
      takenBack('does he get insulin', 2, /insulin glargine 10 units/),
      anothers('is he on seizure precautions in the room', 2, /one with MRSA and the seizure pads/),
      anothers('is there a restraining order against him', 2, /has a restraining order/),
      anothers('is he in AA', 2, /Silas is in AA/),
      absent('has he ever been in a residential program'),
      absent('hepatitis B vaccine given?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('kowalenko', 'Brigid', 'Kowalenko', '06/02/1991'),
    as: 'text',
    strange: [3],
    pages: [
      `Lantern Street Detox                          SHIFT REPORT - SBAR            10/30/2026 days
Bed 6
NAME            Brigid Kowalenko
D.O.B.          June 2, 1991
ADMITTED        10/28/2026 22:40, self
DAY             3 of est. 6
--------------------------------------------------------------------------------------------
SITUATION       Opioid and benzo withdrawal. Bup induction done 10/29, 12 mg total. Librium
                taper started on arrival. Day 3 vomiting x2 this am, better after Zofran.
BACKGROUND      Heroin/fentanyl IV, about a gram a day, last 10/28 noon. Clonazepam bought on
                the street 4-6 mg/day. Crack "when it's around." No alcohol.
                Seizure in Sept 2026 when she stopped clonazepam cold, ED at Brightmoor, no admit.
                HIV neg 10/28. Hep C antibody pos, viral load pending.
                Endocarditis 2024 (6 wks Brightmoor Hospital, finished abx).
                Allergic to vancomycin (red rash all over, given slow is still no). Adhesive ok.
                Self: burned thighs w/ cigarettes, last time spring of this year. OD'd on purpose
                2022, ICU. Sees nobody now.
                Trauma: assaulted by stepfather age 8-12; trafficked 2019-20. Female staff only
                for checks, please honor this.
                HCG neg 10/28.
--------------------------------------------------------------------------------------------
                                                                        continued on back`,
      `Lantern Street Detox        Bed 6  Brigid Kowalenko                                 back

ASSESSMENT      0800  COWS 9  CIWA-B 14  118/76  96  98.9      1200  COWS 6  CIWA-B 11  112/70  88
                1600  COWS 5  CIWA-B 10  110/72  84
                Abscess R forearm 3 cm, drained 10/29, packing out, looks good. Clindamycin
                300 qid day 2 of 7. Weight 104 lb. Eats, then in the bathroom right after;
                admits to purging "on and off since I was fifteen."
                Mood low. Contracts for safety, no SI today. No threats or fights here or ever.
                Craving 8/10.
RECOMMENDATION  - Librium 25 tid today, 25 bid tomorrow, 25 hs x1, stop
                - bup/nlx 8-2 in am, 4-1 in pm.   clonidine 0.1 prn
                - ~~start gabapentin 300 tid~~ wrong bed, HB
                - q15 checks till Librium done
                - NP Strand wants her to go straight to residential w/ trauma track. Applied:
                  Alder Gate, Rosewater House. Rosewater says no if still on Librium.
                - Sister Maura Kowalenko (555-0163) may be told anything, release signed.
                  Maura's own kids have Brigid's son Finn, 6, under a kinship order.
                - Open warrant? Called clerk: quashed 10/15. Hearing on the possession charge
                  is 11/19/26 at 9. Not on probation.
                - Medicaid (Molina) ID 440-18-2297-A active.
                - She sleeps in her car since Aug. No address. Cell off.
OFF-GOING RN    Hester Blyth           ON-COMING  D. Parrish
1510            ~~1200 dose of clonidine given, BP after 86/48, feet up~~  charted under wrong
                bed, see bed 5. H.B.`,
      `Lantern Street Detox                          SHIFT REPORT - SBAR            10/30/2026 days
Bed 5
NAME            Edwina Prosser-Hale
D.O.B.          April 19, 1969
--------------------------------------------------------------------------------------------
SITUATION       Alcohol withdrawal, day 2. CIWA 12 at 0800, 9 at 1600.
BACKGROUND      Wine, two boxes a week. Hypertension, on metoprolol 25 bid. Allergic to codeine
                and to bee stings, EpiPen at desk. Mastectomy 2018. Retired postal clerk.
                Probation in Essen County for DUI, officer Kit Marlow.
RECOMMENDATION  - diazepam 10 q6h. Daughter visits Sunday. Ulcer diet.`,
    ],
    expected: {
      dob: '1991-06-02',
      recent_substance_abuse: /Heroin|fentanyl|Clonazepam|Crack/i,
      concerns_for_withdrawal: /COWS|CIWA-B|Librium|Seizure in Sept|withdrawal/i,
      reason_for_seeking_treatment: /Opioid and benzo withdrawal|residential/i,
      current_symptoms: /vomiting|Mood low|Craving/i,
      medication_plan: /Librium|bup|clonidine|Clindamycin/i,
      allergies: /vancomycin/i,
      history_of_seizures: /Seizure in Sept 2026/i,
      history_of_suicide_attempts: /OD'd on purpose/i,
      history_of_self_harm: /burned thighs/i,
      aggression_or_property_damage: RULED_OUT,
      history_of_trauma: /assaulted by stepfather|trafficked/i,
      eating_disorder: /purging/i,
      hospitalizations: /Endocarditis 2024|6 wks Brightmoor|ICU/i,
      pending_legal_charges: /possession charge/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-19',
      living_status: 'Unhoused',
      subscriber_id: '440-18-2297-A',
      contact_person_name: /Maura/i,
      contact_person_phone: /555-0163/,
      additional_treatment_or_support_needed: /trauma track|Female staff|q15/i,
    },
    open: [
      'sex_at_birth',
      'gender',
      'outpatient_therapy',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'residential_programs',
      'other_levels_of_care',
      'family_history',
      'employment_status',
      'current_therapist_name',
      'carrier',
    ],
    questions: [
      asked('COWS at 1600?', 2, /COWS 5/),
      asked('hcg?', 1, /HCG neg/),
      asked('when is the hearing', 2, /11\/19\/26/),
      asked('what is she allergic to', 1, /vancomycin/),
      asked('Which places did she apply to?', 2, /Alder Gate/),
      reworded('liver virus status', 1, /Hep C antibody pos/),
      reworded('does she throw up after meals on purpose', 2, /purging/),
      reworded('heart infection?', 1, /Endocarditis 2024/),
      reworded('who is looking after her little boy', 2, /kinship order|Brigid's son Finn/),
      reworded('when was her most recent self injury', 1, /spring of this year/),
      reworded('does she have a place to live', 2, /sleeps in her car|No address/),
      takenBack('is she getting gabapentin', 2, /start gabapentin 300 tid/),
      takenBack('what was her pressure after the clonidine', 2, /BP after 86\/48/),
      anothers('is she on metoprolol', 3, /metoprolol 25 bid/),
      anothers('does she have an EpiPen', 3, /EpiPen at desk/),
      anothers('has she had a mastectomy', 3, /Mastectomy 2018/),
      absent('what is her height'),
      absent('does she have diabetes'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
