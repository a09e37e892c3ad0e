import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** A residential program's application that the applicant fills in, in the first person. */
export const applicantStatement: readonly ApartRecord[] = [
  {
    person: who('delacroix-hume', 'Sylvie', 'Delacroix-Hume', '02/28/1988'),
    as: 'text',
    pages: [
      `SPARROW RIDGE  -  APPLICATION FOR RESIDENCY
Please answer in your own words. There are no wrong answers.

Legal name                Sylvie Delacroix-Hume
Name you go by            Syl
Date of birth             February 28, 1988
Where you are now         Tamber County Detention, Pod C, since August 30
Before that               my car, and my cousin's barn
Mailing address           PO Box 90, Tamber, KY 41999
Someone who can reach you Public defender Arlo Whitcombe, 555-0104, a.whitcombe@pd.example
Emergency contact         Grandma: Opal Hume, 555-0105
Are you                   [ ] single  [ ] married  [x] divorced  [ ] widowed
Children                  Two, with my ex-mother-in-law. I write to them Sundays.

1. What are you using and for how long?
   Meth since 24. Fentanyl since 2021, I shot both together. I was using up to the day they picked me
   up, August 29. I've got 58 days today but they're jail days, I don't count them like real ones.

2. What happens to you when you come off?
   Here, I was on the floor five days with no meds. I threw up blood one time. No seizures, ever, and
   no seeing things besides when I'm up on meth.

3. What do you take now?
   Suboxone film 8 mg mornings (they started it Sept 14), Remeron 30, and a blood pressure one,
   lisinopril I think 10.  ~~Vistaril.~~ (wrong line, sorry)

4. What are you allergic to?
   Toradol, I swell. Also fire ants. My daughter is allergic to penicillin, not me.`,
      `SPARROW RIDGE  -  APPLICATION  (Sylvie D-H, page 2)

5. Have you ever hurt yourself or wanted to die?
   I cut when I was 14-16. I tried in 2022 after the kids were taken. I took all my Neurontin and laid down
   in the snow, a plow driver found me. Five days in Tamber Memorial, then Ridgeview psych, 2 weeks.
   Not now. I want to live and be ugly and old.

6. Have you hurt anybody or broken anything?
   I bit a deputy Aug 29. That's the assault 3rd. I'm not proud. My cellmate stabbed somebody, I keep away.

7. Legal
   Pleading to possession 1st and assault 3rd. Sentencing is 11/16/2026, 9 am, Judge Orme. Mr. Whitcombe
   says if you take me I can come on pretrial diversion. My parole from 2019 ended in 2023.
   I have never been charged with anything sexual.

8. Health
   Hep C. They say I'm due for treatment. HIV no. I'm NOT pregnant (they tested me). Teeth bad. A horse
   kicked me in the head at 11 and I was out for an hour. Blood pressure.

9. Treatment before
   Sparrow Ridge women's house, 2018, 4 months. (Hi Miss Dot.) Tamber IOP 2023, didn't finish.
   A counselor here, Brother Amos, isn't licensed but he listens.

10. Family
   Mom drank herself to death. My dad has PTSD from the Gulf, he sees the VA. My sister is bipolar and
   she's had electric shock.

11. Have you been hurt?
   My ex, 7 years. Broke my eye socket. And a guard at my first jail. I want it known, but not in group.

12. How will it be paid?  Passport by Molina, I think it stops while I'm in jail. ID on my old card
   5507213386.

13. Why here, why now?
   Because the girls are 12 and 9 and soon they'll quit reading the letters.`,
      `SPARROW RIDGE  -  for staff, after phone interview 10/29/26 (D. Pruett)

  Pod sergeant confirms meds:  bup 8, mirtazapine 30, lisinopril 20 (not 10).
  BP's 140s. TB film clear 9/2. Detainer? none.
  She says on 4: also Haldol, "neck went sideways," forgot to write it.
  Transport: jail will not. Grandma 79 can't drive highways. DP to pick up.
  Hold bed 11/17. Needs lower bunk: no. Diet: no pork.`,
    ],
    expected: {
      dob: '1988-02-28',
      address: /PO Box 90/i,
      city: 'Tamber',
      state: 'KY',
      zip: '41999',
      marital_status: 'Divorced',
      living_status: 'Institution/incarcerated',
      emergency_contact_primary_firstname: 'Opal',
      emergency_contact_primary_lastname: 'Hume',
      emergency_contact_primary_phone: /555-0105/,
      contact_person_name: /Arlo Whitcombe/i,
      contact_person_phone: /555-0104/,
      contact_person_email: 'a.whitcombe@pd.example',
      reason_for_seeking_treatment: /quit reading the letters|girls are 12/i,
      recent_substance_abuse: /Meth since|Fentanyl|August 29/i,
      concerns_for_withdrawal: /on the floor five days|threw up blood|No seizures/i,
      medication_plan: /Suboxone|Remeron|lisinopril|bup 8/i,
      allergies: /Toradol|fire ants|Haldol/i,
      history_of_seizures: RULED_OUT,
      history_of_self_harm: /cut when I was 14/i,
      history_of_suicide_attempts: /tried in 2022|Neurontin/i,
      aggression_or_property_damage: /bit a deputy/i,
      history_of_tbi_concussions: /kicked me in the head|A horse/i,
      history_of_trauma: /eye socket|My ex, 7 years/i,
      hospitalizations: /Tamber Memorial|Ridgeview/i,
      residential_programs: /women's house|Sparrow Ridge women/i,
      other_levels_of_care: /Tamber IOP/i,
      pending_legal_charges: /possession 1st|assault 3rd/i,
      upcoming_court_date: '2026-11-16',
      sexually_inappropriate_behavior: RULED_OUT,
      family_history: /drank herself|PTSD|bipolar/i,
      subscriber_id: '5507213386',
      transportation_required: /DP to pick up|jail will not/i,
      parole_granted: /parole from 2019|ended in 2023/i,
    },
    open: [
      'sex_at_birth',
      'gender',
      'carrier',
      'current_symptoms',
      'outpatient_therapy',
      'current_therapist_name',
      'registered_sex_offender',
      'probation',
      'additional_treatment_or_support_needed',
      'employment_status',
      'emergency_contact_primary_email',
    ],
    questions: [
      asked('when is sentencing', 2, /11\/16\/2026/),
      asked('who is the public defender', 1, /Arlo Whitcombe/),
      asked('What is the emergency contact’s phone?', 1, /555-0105/),
      asked('is she pregnant', 2, /NOT pregnant/),
      asked('how many days does she have', 1, /58 days/),
      reworded('correct dose of her blood pressure pill', 3, /lisinopril 20/),
      reworded('did anything go wrong with an antipsychotic', 3, /neck went sideways/),
      reworded('how did she try to end it', 2, /Neurontin|laid down/),
      reworded('has she been in this program before', 2, /Sparrow Ridge women/),
      reworded('who will fetch her from the jail', 3, /DP to pick up/),
      reworded('is she violent', 2, /bit a deputy/),
      takenBack('is she given vistaril', 1, /Vistaril/),
      asked('penicillin allergy?', 1, /penicillin, not me/),
      anothers('did she stab anyone', 2, /cellmate stabbed somebody/),
      anothers('has she had ECT', 2, /electric shock/),
      anothers('does she have PTSD', 2, /PTSD from the Gulf/),
      absent('does she smoke tobacco'),
      absent('what does she do for work'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('strickland-oyo', 'Barnabas', 'Strickland-Oyo', '08/19/1980'),
    as: 'scan',
    pages: [
      `      MERCY HILL MEN'S RECOVERY         Resident Application            (print please)

  NAME  Barnabas Strickland-Oyo           AGE 46     BORN  8 / 19 / 80
  PHONE 555-0116  (wife's)     HOME  rural rte 2 box 18, Clover Gap TN 37999
  MARRIED? Y   WIFE  Jolene       KIDS  4          WORK  own trucking co, 2 trucks, self
  WHO SENT YOU?  pastor + wife + the good Lord
  IN AN EMERGENCY CALL  Jolene Oyo  555-0116
  INSURANCE   Humana thru marketplace      MEMBER  H7120044 55      GROUP  none

  CIRCLE    Have you had:    seizures  (Y)/ N     when  1st 2019, last Sept 12 this yr both coming
                                                  off drink
            DTs              Y /(N)
            heart trouble    (Y)/ N     stent 2024
            diabetes         Y /(N)
            hepatitis        Y /(N)     HIV  Y /(N)
            head injury      (Y)/ N     jackknife 2016, in coma a day
            stomach bleed    Y /(N)
            tried suicide    Y /(N)
            hurt yourself    Y /(N)
            eating trouble   Y /(N)
            violence         (Y)/ N     hit my brother in law at a wedding 2021. paid for teeth
            sex offense      Y /(N)
            probation/parole Y /(N)     pending charges  (Y)/ N    see below
  ALLERGIC TO       lipitor (muscles) , bee sting - have epi pen in truck
                    ~~sulfa~~   wife says thats her
  MEDICINE  plavix, metoprolol 25 x2, crestor, aspirin 81, campral they gave me 3 pills x3`,
      `      MERCY HILL - TELL US YOUR STORY                Barnabas S-O

  I started on beer with my daddy in the hay field at eleven. He died drunk under a tractor. By the army
  (88M, 1999 to 2003, Kosovo) I was a whiskey man. I saw a school bus there I will not write
  about. I had 6 yrs dry after Jubilee Farm, 2008, nine months, best thing I ever did.
  Then the wreck and the pain pills. I ate Lortabs, 20 a day, quit them in 2018 by myself on the
  couch, sick as a dog for ten days. Now it is a half gallon of bourbon every two days and I don't
  sleep. My hands go till I get the first one down. I had my last one this morning, 10/25, because
  Jolene says I have to so I won't fit.

  Jolene takes Xanax and she has a bad heart valve. My oldest boy is using needles and he is out on bond
  for stealing my truck. His court is the 9th. Mine is 12/08/26 for the DUI in my truck (CDL), in
  Gap County. I could lose it all.

  My doctor is Dr Fairuz Benally in Clover Gap. I have a heart check Nov 20 w/ Dr Coker, tell me if I
  can leave for it. I don't see no counselor. VA said PTSD in 2005, I never went back.

  OFFICE:   10/26 rec'd.  10/27 phone w/ Jolene: "he put his boot thru the TV in Aug." CIWA needed
            first: hosp detox at Gap Regional, then here.  ~~Not eligible, arson.~~ wrong file RD
            10/28 Corrected by applicant: campral was stopped by dr benally (kidneys), plavix yes.
            Jolene drives. Can bring CPAP. Ground floor not needed.
            10/29 Gap Regional has bed 11/2.`,
    ],
    expected: {
      dob: '1980-08-19',
      phone_number: /555-0116/,
      address: /box 18|rural rte/i,
      city: 'Clover Gap',
      state: 'TN',
      zip: '37999',
      marital_status: 'Married',
      employment_status: 'Self-employed',
      emergency_contact_primary_firstname: 'Jolene',
      emergency_contact_primary_lastname: 'Oyo',
      emergency_contact_primary_phone: /555-0116/,
      carrier: 'Humana',
      subscriber_id: 'H7120044 55',
      reason_for_seeking_treatment: /lose it all|pastor|half gallon/i,
      current_symptoms: /don't\s+sleep|hands go/i,
      recent_substance_abuse: /bourbon|last one this morning/i,
      concerns_for_withdrawal: /coming\s+off drink|won't fit|hands go|CIWA|last Sept 12/i,
      medication_plan: /plavix|metoprolol|crestor|aspirin/i,
      allergies: /lipitor|bee sting/i,
      epipen: /epi pen/i,
      history_of_seizures: /1st 2019|Sept 12/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      eating_disorder: RULED_OUT,
      aggression_or_property_damage: /hit my brother|boot thru/i,
      history_of_tbi_concussions: /jackknife|coma/i,
      history_of_trauma: /school bus|PTSD|Kosovo/i,
      residential_programs: /Jubilee Farm/i,
      pending_legal_charges: /DUI in my truck/i,
      probation: RULED_OUT,
      parole_granted: RULED_OUT,
      upcoming_court_date: '2026-12-08',
      family_history: /died drunk|my daddy/i,
      current_pcp_name: /Fairuz Benally/i,
      next_appointment: '2026-11-20',
    },
    open: [
      'transportation_required',
      'sex_at_birth',
      'gender',
      'living_status',
      'employer',
      'registered_sex_offender',
      'sexually_inappropriate_behavior',
      'other_levels_of_care',
      'hospitalizations',
      'outpatient_therapy',
      'current_therapist_name',
      'additional_treatment_or_support_needed',
      'contact_person_name',
      'contact_person_phone',
      'psych_testing_done',
    ],
    questions: [
      asked('when is his court date for the DUI', 2, /12\/08\/26/),
      asked('last seizure when?', 1, /Sept 12/),
      asked('who is his doctor', 2, /Fairuz Benally/),
      asked('What is he allergic to?', 1, /lipitor/),
      asked('does he have diabetes', 1, /diabetes/),
      reworded('is there a stent', 1, /stent 2024/),
      reworded('is acamprosate still given', 2, /campral was stopped/),
      reworded('did he serve', 2, /88M|army/),
      reworded('how did he lose his father', 2, /died drunk/),
      reworded('damage at home this summer', 2, /boot thru the TV/),
      reworded('how did he get off pain pills', 2, /quit them in 2018|on the couch/),
      takenBack('was there an arson', 2, /Not eligible, arson/),
      takenBack('sulfa allergy', 1, /sulfa/),
      anothers('is he on xanax', 2, /Jolene takes Xanax/),
      anothers('does he inject drugs', 2, /using needles/),
      anothers('is he charged with stealing a truck', 2, /stealing my truck/),
      absent('has he had covid'),
      absent('what is his highest schooling'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
