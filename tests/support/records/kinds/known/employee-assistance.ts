import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What an employee assistance program sends a treatment center about an employee. */
export const employeeAssistance: readonly ApartRecord[] = [
  {
    person: who('thistlewood', 'Graham', 'Thistlewood', '08/08/1971'),
    as: 'text',
    pages: [
      `KEYSTONE WORKLIFE EAP                                    CONFIDENTIAL - 42 CFR Part 2
REFERRAL TO HIGHER LEVEL OF CARE

EMPLOYEE                               EMPLOYER
Name      Graham Thistlewood           Company    Ostrander Rail Freight
DOB       08/08/1971                   Position   locomotive engineer (safety sensitive)
Phone     555-0112 (voicemail ok)      Contact    Delia Munro, HR, 555-0113
Email     gthistle@post.example        Status     full time, held out of service w/ pay
Home      8 Tamarack Loop              DOT?       [X] FRA   [ ] FMCSA   [ ] n/a
          Sandhurst, NE 69099          SAP        Wendell Oakes, LCSW, CADC
Family    married (Rosanne)

REFERRAL TYPE   [ ] self    [ ] informal supervisor    [X] mandatory    Case 26-3017

REASON  Random test 10/05/2026 breath alcohol 0.061 / 0.058 confirm. Removed same day. Co-worker
        tip line call the week before. Employee agrees "it was coming." A Last Chance Agreement
        was signed 10/14; return to duty needs completed treatment and negative test.

EAP ASSESSMENT 10/12 and 10/19 (W. Oakes)
  AUDIT 31.  Drinks whiskey, ~ 10 to 12 oz nightly, more on days off; 20+ years. Last drink
  10/18 by report. Shakes in the morning "some." Never a seizure, never hospitalized for it.
  Longest sober 7 months (2012, after a DUI; paid fine, case closed).
  Zolpidem from VA? NO - from Dr. Kerr; 10 mg most nights. No illicit drugs; 5-panel negative.
  PHQ-9 14, item 9 = 0. Lifetime attempts none. No self injury. GAD-7 12.
  Grade crossing fatality in 2017, he was at the throttle; dreams about it, avoids that subdivision.`,
      `KEYSTONE WORKLIFE EAP        Thistlewood 26-3017                       page 2

  Health: sleep apnea w/ CPAP (must bring machine), psoriasis, hearing aid L.
  Meds: adalimumab inj every 2 wks (next due 11/06), zolpidem, valsartan 160.
  Allergy: doxycycline (sun blisters). ~~peanut~~ (his grandson's. corrected at 2nd visit WO)
  Temper: "yeller, not a hitter." Nobody hurt, nothing broken, wife concurs by phone 10/19.
  Family: wife's brother died of overdose. His father "a quiet drunk," stroke at 60. Son Kip is on
  Antabuse and in counseling with us under own case.
  Support: wife Rosanne 555-0114, will be the family contact; sponsor none.

BENEFITS   Railroad plan administered by UMR. Member ID 77004512-01, Group 76-410901. Precert
  number R-554098 issued for residential 10/29/26, 14 days, reviewer M. Iqbal.
RECOMMENDED LEVEL   3.5 or 3.7; specialty track for transport/first responder if any.
TRAVEL  will be driven by wife.
COUNSELOR now  none. Did six EAP sessions in 2017 after the crossing. Primary: Dr. Alastair Kerr,
  Sandhurst Clinic, 555-0115.
WORK CALENDAR   SAP follow up eval: 11/30/2026 at 11:00. Hearing under the collective agreement:
  waived by employee 10/14.  Co-worker R. Stahl's hearing is 11/17 (not ours).

Center to return: admit date, attendance letter weekly, discharge summary (release attached, expires
10/12/2027). Do NOT release clinical detail to D. Munro.`,
    ],
    expected: {
      dob: '1971-08-08',
      phone_number: /555-0112/,
      email_id: 'gthistle@post.example',
      address: /8 Tamarack/i,
      city: 'Sandhurst',
      state: 'NE',
      zip: '69099',
      employer: 'Ostrander Rail Freight',
      employment_status: 'Full-time',
      marital_status: 'Married',
      reason_for_seeking_treatment: /Random test|mandatory|return to duty|breath alcohol/i,
      recent_substance_abuse: /whiskey|Last drink|10 to 12 oz/i,
      concerns_for_withdrawal: /Shakes in the morning|Never a seizure/i,
      medication_plan: /adalimumab|zolpidem|valsartan/i,
      allergies: /doxycycline/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      history_of_trauma: /Grade crossing/i,
      outpatient_therapy: /six EAP sessions/i,
      family_history: /quiet drunk|stroke at 60|Antabuse/i,
      current_pcp_name: /Alastair Kerr/i,
      current_pcp_phone: /555-0115/,
      carrier: 'UMR',
      subscriber_id: '77004512-01',
      group_number: '76-410901',
      authorization_number: 'R-554098',
      contact_person_name: /Rosanne/i,
      contact_person_phone: /555-0114/,
    },
    open: [
      'next_appointment',
      'sex_at_birth',
      'gender',
      'current_symptoms',
      'hospitalizations',
      'living_status',
      'transportation_required',
      'additional_treatment_or_support_needed',
      'current_therapist_name',
      'pending_legal_charges',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_phone',
      'psych_testing_done',
      'other_levels_of_care',
    ],
    questions: [
      asked('AUDIT score', 1, /AUDIT 31/),
      asked('What is the precert number?', 2, /R-554098/),
      asked('when is adalimumab due', 2, /next due 11\/06/),
      asked('who is the SAP', 1, /Wendell Oakes/),
      asked('breath alcohol result', 1, /0\.061/),
      reworded('may we talk to hr about therapy', 2, /Do NOT release clinical detail/),
      reworded('can he lose his job', 1, /Last Chance Agreement/),
      reworded('what equipment does he need for sleeping', 2, /CPAP/),
      reworded('something terrible he witnessed at work', 1, /Grade crossing fatality/),
      reworded('does he get violent when angry', 2, /yeller, not a hitter|Nobody hurt/),
      reworded('how will he get to us', 2, /driven by wife/),
      takenBack('peanut allergy?', 2, /peanut/),
      anothers('is he taking antabuse', 2, /Antabuse/),
      anothers('did he have a stroke', 2, /stroke at 60/),
      anothers('has he overdosed', 2, /wife's brother died of overdose/),
      absent('does he have diabetes'),
      absent('what is his deductible'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('baptiste-orr', 'Jacinta', 'Baptiste-Orr', '10/03/1989'),
    as: 'scan',
    pages: [
      `From the desk of  NELL CARDEW, MSW          Highmoor Health System Employee Assistance

                                                              October 26, 2026
To the Admissions Office:

RE:  Jacinta Baptiste-Orr, RN        born October 3, 1989

I am writing to refer Ms. Baptiste-Orr, a night charge nurse on our surgical floor, who came to me
of her own accord on October 20. On the 19th a count was off by four vials of hydromorphone, and
before anybody had asked her she went to her manager and said they were hers. She has been
placed on unpaid leave. She has been diverting since about January, first tablets for a back
injury and then, from June on, injecting at the end of shifts, by her estimate 8 to 12 mg a night.
Her last use was the morning of the 19th. She described three days of sweating, cramps and
sleeplessness; when I saw her again on the 26th this had passed, and she was worn out and
ashamed. She has never had a convulsion. She drinks a glass of wine at holidays.

She is a single mother of a boy of four, Silvan. They rent half a duplex in Corrie. Her mother,
Agathe Baptiste, has moved in to help and will care for Silvan during treatment. You may reach
Agathe at 555-0127 in any emergency.

Ms. Baptiste-Orr told me that in nursing school she used to scratch her wrists with a safety pin
before examinations. That ended in 2011. On the evening of the 19th she sat in her car with
a syringe and thought about it; she called her mother instead. She denies any attempt then or
earlier and denied any such thought on the 26th. ~~She keeps a pistol in the home.~~  N.C.
(my error, this is from another file)`,
      `Baptiste-Orr, page two

Of her health: she has asthma (albuterol), and an implant for contraception; a pregnancy test at
Employee Health on the 20th was negative, as were HIV and hepatitis B and C after the needle
use. She is allergic to adhesive tape and to ciprofloxacin, which gave her tendon pain. She takes
escitalopram 20 mg from Dr. Prewitt and ondansetron as needed. Her back was injured in a fall in
March of 2025; there was no blow to the head.

Her brother Lucien is schizophrenic and lives in a group home; he has struck staff there.
Her late father was "a gambler, not a drinker."

The Board of Nursing has been told by her, in writing. There is no criminal charge as of today,
and the hospital's attorney, Mr. Gantt, says that the hospital will not press one. A colleague who
was found out last year, and was charged, has been telling her the worst.

She has never been in treatment before, has never seen a therapist, and would like one who knows
nurses. She is insured through the hospital with Cigna, number U30 991 7745, group 3219870; the
subscriber is herself. The alternative-to-discipline program requires 30 days at least, then
aftercare, and a return-to-work conference with me on December 14, 2026.

She cannot drive herself, as her car is in the shop; her mother does not drive. Could you arrange it?

                                    With thanks,      Nell Cardew        555-0128
cc: none.

p.s. 10/27. I wrote that she takes escitalopram 20 mg. Dr. Prewitt's office tells me 10 mg.`,
    ],
    expected: {
      dob: '1989-10-03',
      employer: /Highmoor Health/i,
      reason_for_seeking_treatment: /diverting|hydromorphone|of her own accord|refer Ms/i,
      recent_substance_abuse: /hydromorphone|injecting|Her last use|8 to 12 mg/i,
      concerns_for_withdrawal: /sweating, cramps|this had passed/i,
      medication_plan: /albuterol|escitalopram|ondansetron/i,
      allergies: /adhesive tape|ciprofloxacin/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: /scratch her wrists/i,
      pending_legal_charges: RULED_OUT,
      outpatient_therapy: RULED_OUT,
      family_history: /schizophrenic|gambler/i,
      living_status: 'Rental',
      marital_status: 'Single',
      emergency_contact_primary_firstname: 'Agathe',
      emergency_contact_primary_lastname: 'Baptiste',
      emergency_contact_primary_phone: /555-0127/,
      carrier: 'Cigna/Evernorth',
      subscriber_id: 'U30 991 7745',
      group_number: '3219870',
      transportation_required: /cannot drive|Could you arrange/i,
      city: 'Corrie',
    },
    open: [
      'subscriber_dob',
      'sex_at_birth',
      'gender',
      'current_symptoms',
      'employment_status',
      'additional_treatment_or_support_needed',
      'residential_programs',
      'other_levels_of_care',
      'history_of_tbi_concussions',
      'subscriber_firstname',
      'subscriber_lastname',
      'current_pcp_name',
      'current_psychiatrist_name',
      'next_appointment',
      'contact_person_name',
      'contact_person_phone',
      'current_therapist_name',
      'history_of_trauma',
    ],
    questions: [
      asked('what did she divert', 1, /hydromorphone/),
      asked('pregnancy test?', 2, /was negative|pregnancy test/),
      asked('What dose of escitalopram is right?', 2, /tells me 10 mg|office tells me/),
      asked('When was her last use?', 1, /morning of the 19th/),
      asked('group number', 2, /3219870/),
      reworded('who will watch her child', 1, /will care for Silvan/),
      reworded('how did she hurt herself as a student', 1, /scratch her wrists/),
      reworded('minimum length of stay', 2, /30 days at least/),
      reworded('will the hospital go to the police', 2, /will not press one|no criminal charge/),
      reworded('lung trouble', 2, /asthma/),
      reworded('did she come forward herself', 1, /of her own accord|said they were hers/),
      takenBack('does she have a firearm', 1, /keeps a pistol in the home/),
      anothers('is she schizophrenic', 2, /Lucien is schizophrenic/),
      anothers('has she hit staff', 2, /he has struck staff/),
      anothers('does she gamble', 2, /a gambler, not a drinker/),
      absent('is she vaccinated against covid'),
      absent('does she have high cholesterol'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
