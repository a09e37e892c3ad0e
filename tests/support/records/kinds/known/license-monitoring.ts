import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a health program for nurses, doctors or pilots writes when it sends a member to be evaluated or treated. */
export const licenseMonitoring: readonly ApartRecord[] = [
  {
    person: who('blackwood', 'Sunita', 'Blackwood', '11/08/1981'),
    as: 'text',
    pages: [
      `NURSE ALTERNATIVE PROGRAM of the State Board                     QUARTERLY MONITORING REPORT
Participant no. 3318        Blackwood, Sunita, RN           DOB 11/08/1981        Q3 2026
Case manager: Ottoline Graves            Contract: 36 months, signed 02/2025, month 20

A.  COMPLIANCE TABLE
    Requirement              Expected   Done   Comment
    Daily check-in                92      90   missed 9/12, 9/13
    Random tests                  12      11   1 dilute, 1 POSITIVE (below)
    Nurse support group           13      12
    12-step meetings              39      31   log attached
    Worksite report                3       2   supervisor on leave in August
    Therapist report               1       1   Dr. Gideon Salt, PsyD, 602-555-0158

B.  TESTS OF NOTE
    09/21/26   urine    EtG 2,340 ng/mL    confirmed        participant first said hand gel
    09/24/26   PEth     188 ng/mL          confirmed
    08/03/26   hair     fentanyl detected  RESCINDED BY LAB 08/14, specimen swap
    07/15/26   urine    neg

C.  INTERVIEW 09/30/26
    She admitted to chardonnay "two bottles by bedtime" since July, when her marriage ended and she
    moved in with her parents. Original referral was for diverted hydromorphone (2024); no opioid
    use since 12/2024 by her word and by tests. On nights without wine she has shaking hands,
    insomnia, and vomited twice. Never a seizure. She has never been in a hospital for psychiatric
    reasons or tried to harm herself. Depressed, PHQ-9 of 14.`,
      `NAP quarterly - participant 3318                                                  page 2

D.  HISTORY IN FILE
    Cedar Mesa 30 day residential, Jan 2025 (complete). IOP at Palo Duro, 2025.  Naltrexone tablets
    through 5/2026, stopped on her own. Migraine. Gastric sleeve 2019. Mother: two DUIs.  Ex-husband
    Craig: violent, restraining order on him.  Allergies: Toradol (wheeze), tegaderm.
    Current medicines: venlafaxine XR 150, topiramate 50 (migraine), sumatriptan prn.

E.  COWORKER STATEMENTS
    Witness 1: "Another nurse on our floor, Bryce, wasted Dilaudid with her and he was fired; he is
    facing a felony." Witness 2: "Sunita came back from break flushed on 9/18."

F.  DETERMINATION
    1.  Cease practice from 10/01/26. No charge is before the Board; license is inactive, not
        suspended.
    2.  Evaluation and treatment at a program experienced with health professionals, 60-90 days.
        Must begin by November 9, 2026.  No opioids, benzodiazepines or tramadol without our okay.
    3.  Program sends weekly report to ograves@nap.example, fax 602-555-0159.
    4.  Contract extended to 60 months.

G.  PAYMENT   Participant's plan: Cigna through Desert Crest Hospital until 12/31/26 (on leave).
    ID 441 0092 77, group 3219900.    Contact for her: 480-555-0128, day or evening.`,
    ],
    expected: {
      dob: '1981-11-08',
      phone_number: /555-0128/,
      recent_substance_abuse: /chardonnay|EtG|PEth|\bwine\b/i,
      concerns_for_withdrawal: /shaking hands|insomnia|vomited/i,
      history_of_seizures: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      residential_programs: /Cedar Mesa/i,
      other_levels_of_care: /IOP at Palo Duro/i,
      allergies: /Toradol|tegaderm/i,
      medication_plan: /venlafaxine|topiramate|sumatriptan/i,
      current_therapist_name: /Gideon Salt/i,
      current_therapist_phone: /555-0158/,
      family_history: /two DUIs/i,
      living_status: 'With family',
      carrier: 'Cigna/Evernorth',
      subscriber_id: /441\s?0092\s?77/,
      group_number: '3219900',
    },
    open: [
      'pending_legal_charges',
      'history_of_suicide_attempts',
      'hospitalizations',
      'marital_status',
      'history_of_trauma',
      'employment_status',
      'employer',
      'subscriber_employer',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'contact_person_name',
      'contact_person_phone',
      'contact_person_email',
      'additional_treatment_or_support_needed',
    ],
    questions: [
      asked('PEth level', 1, /188 ng\/mL/),
      asked('Who is her case manager?', 1, /Ottoline Graves/),
      asked('when does treatment have to begin by', 2, /November 9, 2026/),
      asked('what was the EtG', 1, /2,340 ng\/mL/),
      reworded('why did she get into monitoring in the first place', 1, /diverted hydromorphone/),
      reworded('what triggered the relapse', 1, /her marriage ended/),
      reworded('meds we cant give without clearing it', 2, /No opioids, benzodiazepines or tramadol/),
      reworded('bariatric surgery', 2, /Gastric sleeve 2019/),
      reworded('can she work as a nurse now', 2, /Cease practice|license is inactive/),
      reworded('daily alcohol intake', 1, /two bottles by bedtime/),
      reworded('when does her coverage run out', 2, /until 12\/31\/26/),
      takenBack('hair test positive for fentanyl?', 1, /fentanyl detected/),
      anothers('is she facing a felony', 2, /facing a felony/),
      anothers('how many duis does she have', 2, /Mother: two DUIs/),
      absent('is she allergic to latex'),
      absent('hep b vaccine status'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('vantongeren', 'Lars', 'Van Tongeren', '03/05/1970'),
    as: 'scan',
    pages: [
      `Capt. Wellness Committee / HIMS                                  FAX 10/24/26 11:20  p1 of 2
REFERRAL FOR INITIAL TREATMENT                          peer monitor: F/O Bess Amundsen

Pilot:    Lars Van Tongeren, 767 captain, base ANC            b. 3-5-1970
Medical:  first class, surrendered 10/20/26                   AME: Hollis Crane DO 907-555-0114
Reach:    907-555-0115 cell, lvt767@mail.example              wife: Marit 907-555-0116 (em. contact)
Home:     2200 Raspberry Loop, Anchorage AK 99599

What happened
 10/19 gate agent smelled it. Airline test .061/.058 at 0640, report time was 0600. Off duty since.
 He says "5 or 6 akvavits at the layover," Marit says nightly at home, 3/4 bottle rum, four years,
 hides them in the float plane. He cried. He asked for help before we offered.

Things you'll want to know
 - DTs/seizure: neither. BP was 180/104 at AME and hands shook Thurs AM. AME gave 4 days chlordiaz.
 - DUI 2009, disclosed.   Nothing open.   FAA letter will come, that's admin not criminal.
 - Suicide: said on the phone 10/19 "I'd rather fly it into the inlet". Denied meaning it next day
   to Dr. Crane. No try ever. Marit has locked the gun safe, changed code.
 - Crash 1998, bush plane, he pulled out two passengers, one died. Won't discuss.
 - Concussion in that crash.`,
      `HIMS referral   Van Tongeren                                                     p2 of 2

 - Medicines: telmisartan 80, atorvastatin 20, testosterone gel, chlordiazepoxide done Mon 10/26.
   ~~Zoloft~~ X not taking, was the f/o on the last case, ba
 - Doxycycline gives him sun blisters. Crab: lips swell.
 - First treatment ever. Saw a marriage counselor 2023, no names.
 - Fam: twin sons at college, one (Espen) went thru rehab for oxy. His father jumped off a bridge '82.
   Marit has had breast cancer, in chemo, so calls to her after 2 pm.

What FAA wants from you    28 days minimum inpatient, discharge summary w/ dx per DSM, all drug
 tests, psych eval, neuropsych (CogScreen) after 30 days sober.

$$  Union plan thru Moda Health, ID M 7700 2183 4, grp 10008812. Preauth done: MODA-RTC-66120, 28 d
    start 11/3. Union covers airfare, needs pick up at airport, flt arrives 11/3 at 1425.

 PS. one of our pilots who came to you in May (R.K.) walked out on day 2, allergic to group he says,
 and you got him back. thanks.                                         B. Amundsen   907-555-0118`,
    ],
    expected: {
      dob: '1970-03-05',
      phone_number: /555-0115/,
      email_id: 'lvt767@mail.example',
      address: /2200 Raspberry Loop/i,
      city: 'Anchorage',
      state: /AK|Alaska/,
      zip: '99599',
      marital_status: 'Married',
      emergency_contact_primary_firstname: 'Marit',
      emergency_contact_primary_phone: /555-0116/,
      recent_substance_abuse: /akvavits|\brum\b|\.061/i,
      concerns_for_withdrawal: /hands shook|neither|180\/104|chlordiaz/i,
      history_of_seizures: /neither/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /Crash 1998|bush plane/i,
      history_of_tbi_concussions: /Concussion/i,
      medication_plan: /telmisartan|atorvastatin|testosterone|chlordiaz/i,
      allergies: /Doxycycline|Crab/i,
      family_history: /jumped off a bridge|rehab for oxy/i,
      subscriber_id: /M\s?7700\s?2183\s?4/,
      group_number: '10008812',
      authorization_number: 'MODA-RTC-66120',
      transportation_required: /pick up at airport/i,
    },
    open: [
      'carrier',
      'emergency_contact_primary_lastname',
      'residential_programs',
      'employment_status',
      'pending_legal_charges',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'outpatient_therapy',
      'contact_person_name',
      'contact_person_phone',
      'additional_treatment_or_support_needed',
      'history_of_self_harm',
      'current_pcp_name',
      'current_pcp_phone',
      'living_status',
      'next_appointment',
    ],
    questions: [
      asked('preauth number', 2, /MODA-RTC-66120/),
      asked('when does his flight arrive', 2, /11\/3 at 1425/),
      asked('what did the airline test show', 1, /\.061\/\.058/),
      asked('What does the FAA want from us?', 2, /28 days minimum inpatient/),
      reworded('is this his first rehab', 2, /First treatment ever/),
      reworded('any guns at home', 1, /locked the gun safe/),
      reworded('shellfish reaction', 2, /Crab: lips swell/),
      reworded('how much per night according to spouse', 1, /3\/4 bottle rum/),
      reworded('traumatic event', 1, /Crash 1998/),
      reworded('prior drunk driving', 1, /DUI 2009/),
      reworded('has he been detoxed with a benzo', [1, 2], /chlordiaz/),
      reworded('suicide in the family', 2, /jumped off a bridge/),
      takenBack('is he on zoloft', 2, /Zoloft/),
      anothers('is he in chemo', 2, /Marit has had breast cancer, in chemo/),
      anothers('did he walk out on day 2', 2, /walked out on day 2/),
      anothers('oxy use', 2, /went thru rehab for oxy/),
      absent('does he snore or have apnea'),
      absent('pharmacy name'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
