import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** A clinic's log of monthly buprenorphine injections: a flow table, then a note of the last visit. */
export const sublocadeInjectionLog: readonly ApartRecord[] = [
  {
    person: who('kowalik', 'Bryce', 'Kowalik', '10/05/1994'),
    as: 'text',
    pages: [
      `HARBORLIGHT OFFICE-BASED TREATMENT                 XR-Buprenorphine Injection Flow Sheet
Patient: Kowalik, Bryce        DOB 10/05/1994     M       Chart HL-3390       Printed 10/28/2026
Allergies: clindamycin (hives)                            Pharmacy: Tidewater Specialty
Coverage: UnitedHealthcare Community Plan (Medicaid)      ID 117204885     PA# SB-66120 thru 02/28/27

#  DATE      DOSE   SITE  LOT      COWS  UDS                       WT   RN   COMMENT
1  05/12/26  300mg  RLQ   K2207A   6     fent+ bup+                168  MT
2  06/09/26  300mg  LLQ   K2207A   3     bup+                      171  MT   sore lump, resolved
3  07/09/26  100mg  RUQ   K2211C   2     bup+                      174  JB
4  08/11/26  100mg  LUQ   K2211C   2     bup+ coc+                 172  MT
-  09/08/26  no show, called x2
5  09/29/26  300mg  RLQ   K2219B   9     fent+ coc+ bup+           163  JB   3 wks late
~~6  10/20/26  100mg  LLQ   K2219B~~     wrong chart (other Bryce), struck JB
6  10/27/26  300mg  LLQ   K2220A   5     fent+ coc+ bup+           160  MT   see note
   NEXT DUE  11/24/26 2:15 pm`,
      `Kowalik, Bryce     HL-3390           VISIT NOTE 10/27/2026            Prov: Dr. Maren Oduya 757-555-0260

Says he snorts cocaine most days since his layoff from the shipyard in August and "a bump of fetty" on
weekends, last 10/25. No alcohol, no benzos. Before the late shot he had chills, yawning and could not
sit still. Feels low, up two nights at a time, paranoid when using; no hallucinations. No SI; never an
attempt; no cutting. No seizures. Concussions x2, high school football. Broke his TV and a door in
Sept., hit nobody. Mother died of overdose when he was 12, he was home.
Girlfriend Shay is 7 months pregnant and takes methadone; they rent at 402 Dory Ct, Norwell VA 23999.
Never married. Phone 757-555-0261. Emergency: aunt Denise Kowalik 757-555-0262.
Meds: XR-bup, bupropion XL 150, trazodone 50. Has naloxone.
Treatment: Clearwater Point residential 28 d, 2024. IOP here June-July. Counselor Felix Amari,
757-555-0263, Thursdays.
Legal: he mentioned a shoplifting charge; clerk's site shows it was dismissed 10/02. Not on probation.
His roommate Dev has a court date 11/12 and hep C.
A/P: OUD/stimulant use, not doing well in office. Pt: "I need to be locked in someplace for a while."
Refer residential that will continue injections. No car; Medicaid ride needed 48 h ahead.`,
    ],
    expected: {
      dob: '1994-10-05',
      sex_at_birth: 'Male',
      address: /402 Dory/i,
      city: 'Norwell',
      state: 'VA',
      zip: '23999',
      phone_number: /555-0261/,
      living_status: 'Rental',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Denise',
      emergency_contact_primary_lastname: 'Kowalik',
      emergency_contact_primary_phone: /555-0262/,
      subscriber_id: '117204885',
      current_therapist_name: /Felix Amari/i,
      current_therapist_phone: /555-0263/,
      next_appointment: '2026-11-24',
      reason_for_seeking_treatment: /locked in someplace|not doing well/i,
      current_symptoms: /low|paranoid|two nights/i,
      recent_substance_abuse: /cocaine|fetty|fent\+/i,
      concerns_for_withdrawal: /chills|yawning|COWS/i,
      medication_plan: /XR-bup|bupropion|trazodone/i,
      allergies: /clindamycin/i,
      transportation_required: /No car|ride needed/i,
      residential_programs: /Clearwater Point/i,
      other_levels_of_care: /IOP/i,
      outpatient_therapy: /Felix Amari|IOP/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /Concussions x2/i,
      history_of_trauma: /Mother died|he was home/i,
      aggression_or_property_damage: /Broke his TV/i,
      probation: RULED_OUT,
      family_history: /Mother died of overdose/i,
    },
    open: [
      'carrier',
      'marital_status',
      'authorization_number',
      'gender',
      'pending_legal_charges',
      'current_pcp_name',
      'current_pcp_phone',
      'current_psychiatrist_name',
      'current_psychiatrist_phone',
      'employer',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('when is the next injection due', 1, /NEXT DUE 11\/24\/26/),
      asked('lot of the first dose', 1, /K2207A/),
      asked('COWS on 09/29/26', 1, /09\/29\/26 300mg RLQ K2219B 9/),
      asked('PA number', 1, /SB-66120/),
      asked('Who is his counselor?', 2, /Felix Amari/),
      reworded('did he miss a shot', 1, /no show|3 wks late/),
      reworded('is he losing weight', 1, /160 MT|163 JB/),
      reworded('how does he do coke', 2, /snorts cocaine/),
      reworded('head injuries from sports', 2, /Concussions x2/),
      reworded('can he get narcan', 2, /Has naloxone/),
      reworded('why did he lose his work', 2, /layoff from the shipyard/),
      takenBack('was he injected on 10/20/26', 1, /6 10\/20\/26 100mg/),
      takenBack('does he have a shoplifting case', 2, /shoplifting charge/),
      anothers('is he on methadone', 2, /takes methadone/),
      anothers('hep c?', 2, /hep C/),
      absent('what is his blood pressure'),
      absent('Does he have a guardian?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('abernathy', 'Noelle', 'Abernathy', '06/30/1985'),
    as: 'scan',
    pages: [
      `BUP-XR LOG     Fox Hollow Primary Care        (keep in front of chart)
Name  Abernathy, Noelle     DOB 6/30/85    F     ph 603-555-0270     Ins  Ambetter  U9030 2217 01
ALL: tape (blisters), codeine (itch)        PCP/prescriber  Gil Thayer MD  603-555-0271

date      mg    site     utox            craving 0-10    notes / initials
6-4-26    300   R abd    bup fent        8               first. SL 8 mg x 7d before.  pk
7-2       300   L abd    bup             4               constip.   pk
7-30      100   R abd    bup             3               pk
8-27      100   L abd    bup etoh        3               "2 wine coolers a night"   lw
9-24      100   R abd    bup etoh        2               liver tests up, AST 96   lw
10-22     100   L abd    bup etoh        2               ~~fent pos~~ lab corrected: neg.   pk
next      11-19-26

10-22 note (pk RN):  No opioids since June & proud. But box wine now, 1 box in 2 days, drinks by
10 am, last today. Shakes and sweats on waking. No seizures. Asks for "real rehab, for the wine."
Sad, panicky in stores. SI none, attempt 2011 (pills), cutting none. Never violent. No head injury.
Divorced. Lives w/ her parents, 8 Larkspur Dr, Dunmoor NH 03899. Unemployed. No legal, no probation.
Rehab: Granite Gate, 2019. Meds: sertraline 100, hydroxyzine prn. Therapist Lena Voss 603-555-0272.
Emerg: dad, Howard Abernathy 603-555-0273. Dad has Parkinson's. Her twin, Joelle, takes Antabuse.
Raped in college. Mother drinks. Needs ride, dad quit driving. We first wrote "pregnant" 9-24: test neg.`,
    ],
    expected: {
      dob: '1985-06-30',
      sex_at_birth: 'Female',
      phone_number: /555-0270/,
      address: /8 Larkspur/i,
      city: 'Dunmoor',
      state: 'NH',
      zip: '03899',
      marital_status: 'Divorced',
      living_status: 'With family',
      employment_status: 'Unemployed',
      emergency_contact_primary_firstname: 'Howard',
      emergency_contact_primary_lastname: 'Abernathy',
      emergency_contact_primary_phone: /555-0273/,
      carrier: 'Ambetter/Centene',
      subscriber_id: /U9030\s?2217\s?01/,
      current_pcp_name: /Gil Thayer/i,
      current_pcp_phone: /555-0271/,
      current_therapist_name: /Lena Voss/i,
      current_therapist_phone: /555-0272/,
      next_appointment: '2026-11-19',
      reason_for_seeking_treatment: /real rehab|for the wine/i,
      current_symptoms: /Sad|panicky|Shakes/i,
      recent_substance_abuse: /box wine|1 box in 2 days|wine coolers/i,
      concerns_for_withdrawal: /Shakes and sweats/i,
      medication_plan: /sertraline|hydroxyzine|bup/i,
      allergies: /tape|codeine/i,
      transportation_required: /Needs ride|quit driving/i,
      residential_programs: /Granite Gate/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /attempt 2011|pills/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: RULED_OUT,
      history_of_trauma: /Raped/i,
      aggression_or_property_damage: /Never violent/i,
      pending_legal_charges: /No legal/i,
      probation: RULED_OUT,
      family_history: /Parkinson|Mother drinks|Antabuse/i,
    },
    open: [
      'gender',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'hospitalizations',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('next shot', 1, /next 11-19-26/),
      asked('AST', 1, /AST 96/),
      asked('Who prescribes?', 1, /Gil Thayer/),
      asked('craving on 6-4-26', 1, /bup fent 8/),
      asked('allergic to tape?', 1, /tape \(blisters\)/),
      reworded('how much does she drink a day', 1, /1 box in 2 days/),
      reworded('is she still using heroin or fentanyl', 1, /No opioids since June/),
      reworded('morning withdrawal?', 1, /Shakes and sweats on waking/),
      reworded('prior suicide try', 1, /attempt 2011 \(pills\)/),
      reworded('sexual assault', 1, /Raped in college/),
      reworded('where was she inpatient', 1, /Granite Gate/),
      takenBack('was fentanyl positive on 10-22', 1, /fent pos/),
      takenBack('is she pregnant', 1, /"pregnant" 9-24/),
      anothers('does she have parkinson’s', 1, /Parkinson's/),
      anothers('does she take antabuse', 1, /takes Antabuse/),
      absent('does she smoke cigarettes'),
      absent('what is her court date'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
