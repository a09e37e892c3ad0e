import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  takenBack,
  who,
} from '../apart-record.ts';

/** What the guardian of a grown person reports to the court each year, on the court's form and in attachments. */
export const guardianReport: readonly ApartRecord[] = [
  {
    person: who('rasmussen', 'Corliss', 'Rasmussen', '08/14/1967'),
    as: 'text',
    strange: [3],
    pages: [
      `STATE OF WISCONSIN, CIRCUIT COURT, TAMARACK COUNTY                                  Form GN-3480
IN THE MATTER OF                                    ANNUAL REPORT ON THE CONDITION OF THE WARD
   Corliss J. Rasmussen                             Case No. 2019 GN 000418
   Date of birth 08/14/1967                         Reporting period 11/01/2025 to 10/31/2026

1. GUARDIAN   Hollister Pryce, Certified Guardian #1182, Pryce & Daughter Fiduciary LLC
              P.O. Box 61, Tamarack, WI 54899       715-555-0171      hpryce@fiduciary.example
              Guardian of the [X] person  [X] estate       Appointed 06/03/2019   Full [X]  Limited [ ]
              All providers are to contact me before any admission. I sign for the ward.
2. WHERE THE WARD LIVES
              [ ] own home  [ ] relative  [X] adult family home / CBRF  [ ] nursing home  [ ] other
              Pinecone House, 33 Dam Road, Tamarack, WI 54899     since 04/2023    Tel 715-555-0172
              Moves in the period: ~~Moved to Aspen Lodge 07/2026~~ struck, canceled HP
3. MARITAL    [ ] never married   [ ] married   [X] divorced   [ ] widowed
4. INCOME     SSDI $1,344/mo. The ward does not work; formerly a millwright.
5. PHYSICAL HEALTH
   Type 2 diabetes (diet). Chronic pancreatitis. Neuropathy of both feet, uses a four-wheel walker.
   He fell from a bridge deck in 2018, with a subdural bleed and a craniotomy; his injury is the
   ground for guardianship. Seizures followed; the last was 05/17/2026, at breakfast, and his
   levetiracetam was raised.
   Hospital:  Tamarack Memorial 02/08 - 02/12/2026 pancreatitis; same 08/19 - 08/22/2026 withdrawal.
   Allergies: cephalexin (rash on trunk), per Pinecone's chart.
6. MEDICATION levetiracetam 1000 mg twice daily, gabapentin 600 mg three times daily, mirtazapine
   15 mg at night, pancrelipase with meals. The facility gives all doses.
7. PHYSICIAN  Dr. Ned Okpara, Tamarack Clinic, 715-555-0174.   Next visit 11/12/2026.
   PSYCHIATRY Dr. Lilian Voss, by video, 715-555-0175.   COUNSELOR  none at present.`,
      `GN-3480        Rasmussen, Corliss J.        2019 GN 000418                          Page 2

8. MENTAL HEALTH AND BEHAVIOR
   Depression, moderate. Poor sleep and short temper since his dog died in June. He has not tried to
   end his life. He does not hurt himself. On 08/18/2026 he threw a chair through the dayroom window
   at Pinecone while intoxicated; another resident, Mr. Dell, had shoved him. No charges were filed
   and none are pending. He is on no supervision.
9. ALCOHOL AND DRUGS
   Sober from 2019 to March of this year. Then brandy bought by a cousin, growing to a pint a day by
   August. In the hospital he had tremor and saw insects, and received lorazepam for four days. Back
   to brandy on 09/30, three or four nights a week since; last known drink 10/27/2026. No other
   drugs. Prior treatment: Winnebago Bluffs residential, 45 days, fall of 2018; day treatment at
   County Human Services 2019 until the pandemic. The guardian knows of no detox stay before 2026.
10. SOCIAL    Son Erik, in Duluth, calls monthly. Erik has a DUI case and goes to court 11/19/2026; he
   asks not to be listed as a contact. Ward's mother died of pancreatic cancer; his father drank.
   The ward's ex-wife Paula has bipolar disorder and an order of protection against her brother.
11. INSURANCE Medicare 5RD3-KW7-PA20. Wisconsin Medicaid, Family Care (Inclusa MCO), as second payer.
12. THE WARD'S WISHES   He said on 10/20, "I don't like what I turn into. Send me where they had
   the ponds," meaning Winnebago Bluffs. Pinecone has given notice unless he is treated.
13. CHANGES REQUESTED   Authority to admit to a locked unit: [ ] yes  [X] no.   Continue: [X] yes
   A hearing on this report is set for 12/10/2026 at 9:30, Branch 2, Hon. P. Aldous.
   ~~The guardian asks to resign.~~  Withdrawn 10/30/2026 HP
14. TRANSPORT  Pinecone's van has no lift; a specialized medical vehicle is needed for him.

I declare this to be true.   10/30/2026     Hollister Pryce`,
      `STATE OF WISCONSIN, CIRCUIT COURT, TAMARACK COUNTY                                  Form GN-3480
IN THE MATTER OF                                    ANNUAL REPORT ON THE CONDITION OF THE WARD
   Velda M. Strand                                  Case No. 2014 GN 000097
   Date of birth 12/01/1941                         Reporting period 11/01/2025 to 10/31/2026

1. GUARDIAN   Hollister Pryce, Certified Guardian #1182, Pryce & Daughter Fiduciary LLC
2. WHERE THE WARD LIVES   [X] nursing home   Larch Manor, 2 Hospital Drive, Tamarack, WI 54899
3. MARITAL    [X] widowed
5. PHYSICAL HEALTH   Dementia. Oxygen at 2 liters. Broken hip 03/2026.
   Allergies: aspirin, strawberries.
6. MEDICATION donepezil 10 mg, warfarin 4 mg, furosemide 20 mg.
9. ALCOHOL AND DRUGS  Sherry at holidays.
11. INSURANCE Humana Gold Plus H41-220-907.
12. THE WARD'S WISHES   To see her cat.`,
    ],
    expected: {
      dob: '1967-08-14',
      address: /33 Dam Road/i,
      city: 'Tamarack',
      state: 'WI',
      zip: '54899',
      marital_status: 'Divorced',
      employment_status: 'Disability',
      legal_guardianship_status: 'Court-appointed guardian',
      contact_person_name: /Hollister Pryce/i,
      contact_person_phone: /555-0171/,
      contact_person_email: 'hpryce@fiduciary.example',
      carrier: 'Medicare',
      subscriber_id: /5RD3-?KW7-?PA20/,
      reason_for_seeking_treatment: /what I turn into|Send me|given notice/i,
      current_symptoms: /Depression|Poor sleep|short temper|Neuropathy/i,
      recent_substance_abuse: /brandy|pint a day|last known drink/i,
      concerns_for_withdrawal: /tremor|insects|lorazepam|withdrawal/i,
      medication_plan: /levetiracetam|gabapentin|mirtazapine|pancrelipase/i,
      allergies: /cephalexin/i,
      current_psychiatrist_name: /Lilian Voss/i,
      current_psychiatrist_phone: /555-0175/,
      current_pcp_name: /Ned Okpara/i,
      current_pcp_phone: /555-0174/,
      next_appointment: '2026-11-12',
      transportation_required: /specialized medical vehicle|no lift/i,
      hospitalizations: /Tamarack Memorial/i,
      residential_programs: /Winnebago Bluffs/i,
      other_levels_of_care: /day treatment|no detox/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: /05\/17\/2026|Seizures followed/i,
      history_of_tbi_concussions: /subdural|craniotomy|bridge deck/i,
      aggression_or_property_damage: /chair through/i,
      pending_legal_charges: RULED_OUT,
      upcoming_court_date: '2026-12-10',
      family_history: /pancreatic cancer|father drank/i,
    },
    open: [
      'sex_at_birth',
      'gender',
      'phone_number',
      'living_status',
      'current_therapist_name',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'probation',
      'parole_granted',
      'history_of_trauma',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'emergency_contact_primary_email',
      ...OWN_PLAN,
    ],
    questions: [
      asked('Who is the guardian?', 1, /Hollister Pryce/),
      asked('when was the guardian appointed', 1, /06\/03\/2019/),
      asked('last seizure', 1, /05\/17\/2026/),
      asked('what does he take at night', 1, /mirtazapine 15 mg at night|mirtazapine/),
      asked('medicare no.', 2, /5RD3-KW7-PA20/),
      asked('When is the hearing?', 2, /12\/10\/2026/),
      reworded('who must consent before he is admitted', 1, /contact me before any admission|I sign for the ward/),
      reworded('how did he hurt his head', 1, /fell from a bridge deck/),
      reworded('does he walk unaided', 1, /four-wheel walker/),
      reworded('could he lose his placement', 2, /has given notice unless/),
      reworded('did he smash anything', 2, /threw a chair through/),
      reworded('where would he like to go for rehab', 2, /Winnebago Bluffs|where they had the ponds/),
      takenBack('when did he move to Aspen Lodge', 1, /Moved to Aspen Lodge 07\/2026/),
      takenBack('is the guardian resigning', 2, /asks to resign/),
      anothers('when is his DUI case in court', 2, /has a DUI case and goes to court 11\/19\/2026/),
      anothers('is he on oxygen', 3, /Oxygen at 2 liters/),
      absent('does he smoke'),
      absent('what is his A1c'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('villalobos', 'Inez', 'Villalobos-Hart', '02/11/1999'),
    as: 'scan',
    pages: [
      `PROBATE COURT OF SALT FORK COUNTY, TEXAS            GUARDIAN'S ANNUAL REPORT - PERSON
Cause no.  G-22-0307            (fill out in ink. Do not leave blanks, write none.)
Ward   Inez Villalobos-Hart         Birth date  Feb 11 1999        Sex  female
Guardian   Carmen Villalobos (aunt)      Phone  (940) 555-0181    mail  cvilla@ranchmail.example
1  Ward's address        8 Windmill Trail, Salt Fork TX 76999         phone  (940) 555-0182
2  Lives with            me and my husband, our house.  5 yrs.
3  Ward is     single [x]     married [ ]     divorced [ ]     widowed [ ]
4  School / work         H-E-B bagger Sat + Sun, part time.   SSI  $420
5  Why guardian needed   mild intellectual disability, easily led.  Testing 2016 IQ 66 by school,
                         again June 2021 Dr. Fuchs.
6  Doctors seen this year     Dr. Bankole (family) 940-555-0183: March, Sept.   Dentist: Sept
     psychiatrist none        counselor Ms. Rhoda, MHMR, 940-555-0184, every 2 wks
7  Overnight in hospital      yes. Sept 9 - 13 Red River Behavioral, after she took 14 of my blood
                              pressure pills.   First time doing that
8  Allergic to                ~~peanuts~~ CV (that is my husband)    Ward: Depakote - pancreas,
                              fire ants - big swelling.  Epi pen: yes in purse
9  Medicine                   Abilify 10, Lexapro 20, Nexplanon arm
10 Health problems            overweight, PCOS.   No fits.   Fell off a horse at 12, slept 2 days in
                              hospital in Lubbock, doctors said bruise on brain
11 Does ward hurt self        picks & burns arms with cigarettes since last winter
12 Does ward hurt others or property      no. she is gentle`,
      `Cause no. G-22-0307          Ward  Inez V-H                                      page two

13 Drugs or alcohol    Yes, this is the big worry.  A boy from work got her on ice (meth) about a year ago.
                       Smokes it, every day now I think, $20.  She says last time was Sunday the 25th.
                       Beer some.  When she has none she sleeps 2 days, cries, eats everything.
14 Treatment           MHMR outpatient group this spring, kicked out for missing.  No rehab yet.
15 Has anybody harmed ward     Yes.  her stepfather when she was small (he is in Huntsville prison till
                       2031).  And we think the boy passed her around.  Sheriff has report
16 Police, court, probation    shoplifted makeup in July, deferred, court again Jan 14 2027 at 1:30.
                       not on probation
17 Family health       my sister (her mother) used heroin, passed 2008.   My husband has diabetes and
                       gets dialysis M W F.   Her half brother Rudy has fits and takes Tegretol.
18 Insurance           Superior STAR+PLUS Medicaid     number 614 083 227
19 Can ward decide     where to live - no     doctor - no     vote - yes     marry - no
20 What ward wants     "I want to stop but I can't with my phone in my hand."  Wants a place
                       with women only.   I want this too, before Thanksgiving.
21 What guardian needs from Court    permission to sign her in for 60 or 90 days
     ~~permission to sell her trailer~~  wrong line CV.      We will drive her but not farther
     than Abilene, husband's dialysis.
22 Next check with doctor    Dr Bankole,  Nov 20 26.

      Signed   Carmen Villalobos      Oct 28, 2026          Notary  J. Pruitt  (stamp)
  clerk: received OCT 29 2026       visitor note:  court visitor Mrs. Abbott saw ward 10/14, clean room,
  3 cats.  Mrs. Abbott's own son is at Serenity Foundation Abilene 4 mos.`,
    ],
    expected: {
      dob: '1999-02-11',
      sex_at_birth: 'Female',
      phone_number: /555-0182/,
      address: /8 Windmill Trail/i,
      city: 'Salt Fork',
      state: 'TX',
      zip: '76999',
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Part-time',
      employer: /H-E-B/i,
      legal_guardianship_status: 'Court-appointed guardian',
      contact_person_name: /Carmen Villalobos/i,
      contact_person_phone: /555-0181/,
      contact_person_email: 'cvilla@ranchmail.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /614\s?083\s?227/,
      reason_for_seeking_treatment: /want to stop|women only|big worry/i,
      recent_substance_abuse: /ice|meth|Beer/i,
      concerns_for_withdrawal: /sleeps 2 days|cries|eats everything/i,
      medication_plan: /Abilify|Lexapro|Nexplanon/i,
      allergies: /Depakote|fire ants/i,
      epipen: /\byes\b|in purse/i,
      current_therapist_name: /Rhoda/i,
      current_therapist_phone: /555-0184/,
      current_pcp_name: /Bankole/i,
      current_pcp_phone: /555-0183/,
      next_appointment: '2026-11-20',
      hospitalizations: /Red River Behavioral/i,
      residential_programs: RULED_OUT,
      outpatient_therapy: /MHMR|Rhoda/i,
      psych_testing_done: /IQ 66|Fuchs|Testing 2016/i,
      history_of_self_harm: /burns arms|picks/i,
      history_of_suicide_attempts: /blood pressure pills|14 of my|First time/i,
      history_of_trauma: /stepfather|passed her around/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /horse|bruise on brain/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: /shoplifted/i,
      probation: RULED_OUT,
      upcoming_court_date: '2027-01-14',
      family_history: /heroin|half brother/i,
    },
    open: [
      'gender',
      'current_psychiatrist_name',
      'current_symptoms',
      'other_levels_of_care',
      'additional_treatment_or_support_needed',
      'transportation_required',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'emergency_contact_primary_email',
      ...OWN_PLAN,
    ],
    questions: [
      asked('cause number', [1, 2], /G-22-0307/),
      asked('What does Depakote do to her?', 1, /Depakote - pancreas/),
      asked('who is her counselor', 1, /Rhoda/),
      asked('What are her medicines?', 1, /Abilify 10/),
      asked('next check with doctor', 2, /Nov 20 26/),
      reworded('what is her IQ', 1, /IQ 66/),
      reworded('has she overdosed on purpose', 1, /14 of my blood|blood pressure pills/),
      reworded('when did she last use', 2, /Sunday the 25th/),
      reworded('was she trafficked', 2, /passed her around/),
      reworded('brain injury?', 1, /bruise on brain/),
      reworded('is she allowed to consent to her own medical care', 2, /doctor - no/),
      takenBack('peanut allergy?', 1, /~~peanuts~~/),
      takenBack('is there a trailer to be sold for her', 2, /permission to sell her trailer/),
      anothers('is she on dialysis', 2, /gets dialysis M W F/),
      anothers('does she take Tegretol', 2, /takes Tegretol/),
      anothers('how long has she been at Serenity Foundation', 2, /Serenity Foundation Abilene 4 mos/),
      absent('has she had a TB test'),
      absent('does she have any children'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
