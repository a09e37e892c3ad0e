import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a clinic for wounds and infections writes, visit by visit. */
export const woundClinic: readonly ApartRecord[] = [
  {
    person: who('pemberton-cruz', 'Alonso', 'Pemberton-Cruz', '02/19/1990'),
    as: 'text',
    pages: [
      `HARBORVIEW WOUND & ID CLINIC                 VISIT NOTE                DOS 10/06/2026 (#1)
PEMBERTON-CRUZ, ALONSO         DOB 02/19/1990      M      MRN 6620-A      Ref: ED Harborview

S: 36 y/o M, necrotic ulcers both forearms x 5 mo, L > R. Injects fentanyl "with tranq" 10+ x/day,
   last this morning. Occasional meth. No EtOH in 3 yrs. Lives in tent off Exit 9 w/ partner Dov.
   Soaks w/ river water. Fevers last wk, none now. Pain 8.
   PMH: HCV (never tx'd), MRSA bacteremia 3/2025 (AMA day 9), no DM. Td 2025.
   ALL: TMP-SMX - blistering, hospitalized (SJS?) 2019.    Chlorhexidine wipes - burn
   MEDS: none.  Methadone in past, 90 mg, Northgate OTP 2021-2023.
   Psych: "no." Denies SI, denies ever attempting.
O: T 37.6  BP 108/64  HR 102.
   WOUND      SIZE (cm)          BED                 DRAINAGE      ODOR
   L forearm  11.0 x 6.5 x 0.8   60% slough, tendon  moderate      yes
   R forearm  4.2 x 3.0 x 0.3    80% granular        scant         no
   L calf     1.5 x 1.0          eschar              none          no
   XR L forearm: no osteo.  CRP 64.  HIV Ag/Ab NR.  RPR 1:8 -> treat, benzathine PCN IM given 1/3.
A/P: 1 xylazine-assoc wounds. Silver alginate, nonadherent, wrap. Supplies x 2 wk.
   2 linezolid 600 bid x 10 d (no SSRI on list, ok)
   3 OUD: offers made. Not ready.
   4 RTC 1 wk                                                           S. Adeyemi-Katz, NP`,
      `HARBORVIEW WOUND & ID CLINIC                 VISIT NOTE                DOS 10/13/2026 (#2)
PEMBERTON-CRUZ, ALONSO         DOB 02/19/1990                MRN 6620-A

S: here w/ outreach (Bette Mikkelsen, 555-0106, has his phone msgs). Tent burned 10/10, staying at
   Bridge overnight shelter. Dov has been taken to jail, warrant for burglary; Dov has MRSA in his
   leg and "takes seroquel." Pt tearful. PCN #2 given. Says he woke 10/9 having bitten his tongue,
   wet, after he could not score for 2 d; Dov saw shaking "a minute." First ever.
O: L 10.2 x 6.0 x 0.6, 30% slough. R 3.1 x 2.2. Calf same. T 37.0.
A/P: ? seizure - tranq withdrawal vs benzo-laced supply. UDS: fent, xylazine, bromazolam, meth. Neuro
   referral. Continue linezolid, day 7. ~~Start sertraline 50.~~ void SAK 10/14.

-------------------------------------------------------------------------------------------
HARBORVIEW WOUND & ID CLINIC                 VISIT NOTE                DOS 10/20/2026 (#3)
S: "I'm done. I don't want to lose my arm." Wants methadone & a place to sleep. Last used 0500. When
   dope sick: vomiting, BP up, "skin crawling," the tranq part "worse than the dope part." PCN #3.
O: L 9.0 x 5.5 x 0.4, clean. R 2.0 x 1.5. HR 96 BP 142/90. COWS 11.
A/P: start methadone 30 via Northgate today, 40 tmrw; daily wound care; residential must do dressing
   qd + clonidine. SW: Medicaid app 10/20 (pending, no no. yet). Linezolid done.
   Hepatology after. Wound clinic 11/03/2026 1300.
   Neuro (Dr. Birgit Aamot) 11/24/2026.

LATE ENTRY 10/21 SAK: visit #1 "occasional meth" - pt says daily. Also, 2019 TMP-SMX: got chart
   from County, biopsy was SJS. AVOID ALL SULFA ABX. Mother (Carmen, in Tulsa) has lupus; no other fam.
   Pt punched a tent pole, not a person; no assaults. No cutting. Worked as framer until 2022.`,
    ],
    expected: {
      dob: '1990-02-19',
      reason_for_seeking_treatment: /I'm done|lose my arm|Wants methadone/i,
      current_symptoms: /Pain 8|tearful|vomiting|ulcers|Fevers/i,
      recent_substance_abuse: /fentanyl|Last used|\bmeth\b/i,
      concerns_for_withdrawal: /dope sick|COWS|tranq/i,
      medication_plan: /start methadone|linezolid|clonidine/i,
      allergies: /TMP-SMX|SULFA|Chlorhexidine/i,
      history_of_seizures: /bitten his tongue|\? seizure|shaking/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      hospitalizations: /bacteremia|hospitalized/i,
      family_history: /lupus/i,
      living_status: 'Shelter',
      next_appointment: '2026-11-03',
      contact_person_name: /Bette Mikkelsen/i,
      contact_person_phone: /555-0106/,
      additional_treatment_or_support_needed: /daily wound care|dressing/i,
      other_levels_of_care: /Northgate OTP/i,
    },
    open: [
      'phone_number',
      'sex_at_birth',
      'gender',
      'aggression_or_property_damage',
      'outpatient_therapy',
      'marital_status',
      'carrier',
      'employment_status',
      'history_of_trauma',
      'current_pcp_name',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
    ],
    questions: [
      asked('HIV result', 1, /HIV Ag\/Ab NR/),
      asked('when does he see neuro', 2, /11\/24\/2026/),
      asked('size of the left forearm wound on 10/20?', 2, /9\.0 x 5\.5/),
      asked('what methadone dose was started', 2, /methadone 30/),
      asked('who is the outreach worker', 2, /Bette Mikkelsen/),
      reworded('was he treated for syphilis', [1, 2], /RPR 1:8|PCN #/),
      reworded('antibiotics he must never get', [1, 2], /TMP-SMX/),
      reworded('does he drink', 1, /No EtOH/),
      reworded('did something happen like a fit', 2, /bitten his tongue|\? seizure/),
      reworded('is xylazine confirmed', 2, /UDS: fent, xylazine/),
      reworded('bone infection', 1, /no osteo/),
      takenBack('does he take sertraline', 2, /Start sertraline 50/),
      anothers('is he on seroquel?', 2, /takes seroquel/),
      anothers('does he have a warrant', 2, /warrant for burglary/),
      anothers('does he have lupus', 2, /has lupus/),
      absent('does he wear glasses'),
      absent('does he have hearing loss'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications'],
  },
  {
    person: who('osterhagen', 'Delphia', 'Osterhagen', '07/14/1968'),
    as: 'scan',
    pages: [
      `     Wayfarer Infectious Disease Associates      Suite 2, 90 Canal      tel 555-0107

     October 19, 2026
     Dr. Ansel Merriweather                                  RE:  Delphia Osterhagen
     Residential Services, Pinefold                               DOB 7/14/68

     Dear Ansel,

     You asked whether Mrs. Osterhagen may come to you on her present treatment. She may.

     She has been with us since 2011 for HIV, which was from her late husband; her count is 611 and
     the virus has been undetectable since 2014 on bictegravir/emtricitabine/TAF, one a day. Please
     do not let an antacid or iron be given at the same time. She had hepatitis C, cured in 2017
     with sofosbuvir. Latent TB was treated in 2012, so do not place a skin test; film clear 9/2026.

     She has a healing diabetic ulcer under the left great toe, 1.1 by 0.8 cm on Thursday, no bone.
     It wants offloading in the boot and a dry dressing every other day. Cefadroxil ends on the
     25th. She takes glargine 18 units at night and semaglutide on Sundays; A1c is 8.1.

     The trouble now is alcohol. After Len died (2019) she was sober in the fellowship for six years. In
     March she was robbed and held at knife-point at the shop, and since then it has been boxed
     wine, about three liters a day, with vodka added since August. She has shakes before noon. She had a
     seizure on September 2 when she was kept waiting in the jail at Pinefold, the only one in
     her life. Her last drink was on the day I saw her, the 15th, at breakfast.`,
      `     RE: Osterhagen                                                           - 2 -

     The jail night was for a disturbance: she broke the glass at the pharmacy counter with her cane.
     She is charged with criminal mischief and is to appear in Pinefold Municipal Court on
     November 30. She is not on probation. Her sister Ardith is, for bad checks, and my staff have
     mixed the two up before, being both "D./A. Osterhagen-Reed" in the old system.
     ~~She has a history of stabbing a boyfriend in 1994.~~  dictated in error, A.O-R. not D.O.

     Allergies: abacavir (HLA-B*5701 positive on testing in 2011, never given), nevirapine (rash),
     penicillin no longer (passed a challenge last year).

     She has told me that she took her late husband's morphine in 2019 meaning not to wake. She spent a
     week on the ward at St. Wilfrid's. She told me on the 15th that she does not feel so now. She
     does not injure herself. She has seen Pilar Oduya at the grief center since, 555-0108, every
     other Tuesday, and no psychiatrist. Your predecessor had her for 28 days in 2012 after
     cocaine, which she has not touched again.

     She lives on the second floor over the shop, which she rents, with her grandson Perrin, 19, who
     has Crohn's, vapes THC and gets infliximab. She sells yarn there and is her own boss. Perrin
     can be reached at 555-0109 and ought to be called first. She has Medicare now through
     disability, 8HV3-KD2-QQ14, and ADAP covers copays.

     Our next visit is November 12, 2026, at two, which can be by video from your place.

                                  Yours,    Ingrid Szabo-Lund, MD
     enc: labs  /  ulcer photo  /  med list`,
      `     WAYFARER ID      MEDICATION LIST       Osterhagen, D      7/14/68      as of 10/19/26

      drug                              how                          status
      Biktarvy                          1 po daily                   active
      insulin glargine                  18 u sq hs                   active
      semaglutide 1 mg                  sq Sundays                   active
      cefadroxil 500 mg                 bid thru 10/25               active
      gabapentin 600 mg                 tid                          active, neuropathy
      mirtazapine 15 mg                 hs                           active
      acamprosate                       never started                --
      Norvasc 5 mg                      ~~daily~~                    A. Osterhagen's, remove
      diazepam 5 mg  (#6, 9/3 from ED)  finished                     inactive

      interactions: antacid/iron w/ Biktarvy separate 2 h`,
    ],
    expected: {
      dob: '1968-07-14',
      reason_for_seeking_treatment: /trouble now is alcohol|robbed|boxed/i,
      current_symptoms: /shakes before noon/i,
      recent_substance_abuse: /boxed|vodka|last drink/i,
      concerns_for_withdrawal: /shakes before noon|seizure on September 2/i,
      medication_plan: /bictegravir|Biktarvy|glargine|semaglutide|cefadroxil|gabapentin|mirtazapine/i,
      allergies: /abacavir|nevirapine/i,
      completed_genetic_testing: /HLA-B/i,
      history_of_seizures: /seizure on September 2|had a seizure/i,
      history_of_suicide_attempts: /morphine in 2019/i,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /broke the glass/i,
      history_of_trauma: /knife-point|robbed/i,
      hospitalizations: /St\. Wilfrid|week on the ward/i,
      residential_programs: /28 days in 2012/i,
      pending_legal_charges: /criminal mischief/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-30',
      current_therapist_name: /Pilar Oduya/i,
      current_therapist_phone: /555-0108/,
      next_appointment: '2026-11-12',
      marital_status: 'Widowed',
      employment_status: 'Self-employed',
      carrier: 'Medicare',
      subscriber_id: '8HV3-KD2-QQ14',
      contact_person_name: /Perrin/i,
      contact_person_phone: /555-0109/,
    },
    open: [
      'current_pcp_phone',
      'living_status',
      'sex_at_birth',
      'gender',
      'outpatient_therapy',
      'family_history',
      'additional_treatment_or_support_needed',
      'current_psychiatrist_name',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_phone',
      'current_pcp_name',
      'emergency_contact_primary_lastname',
    ],
    questions: [
      asked('CD4 count', 1, /count is 611/),
      asked('when is her court appearance?', 2, /November 30/),
      asked('when does cefadroxil end', [1, 3], /25th|10\/25/),
      asked('what is the Medicare number', 2, /8HV3-KD2-QQ14/),
      asked('Is gabapentin active?', 3, /gabapentin 600 mg/),
      reworded('can we give her tums with her hiv pill', [1, 3], /antacid/),
      reworded('should a ppd be done', 1, /do not place a skin test|Latent TB/),
      reworded('did she ever overdose intending to die', 2, /morphine in 2019/),
      reworded('what traumatic event led to the relapse', 1, /knife-point|robbed/),
      reworded('is penicillin ok', 2, /passed a challenge|penicillin no longer/),
      reworded('care for her foot', 1, /dry dressing|ulcer/),
      takenBack('did she stab someone', 2, /stabbing a boyfriend/),
      takenBack('Does she take Norvasc?', 3, /Norvasc 5 mg/),
      anothers('bad checks?', 2, /for bad checks/),
      anothers('is she getting infliximab', 2, /gets infliximab/),
      absent('does she use a hearing aid'),
      absent('does she have thyroid disease'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
