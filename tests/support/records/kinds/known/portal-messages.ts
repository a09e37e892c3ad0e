import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';

/** Messages between somebody, a family, and an office, as they are printed from a portal or a telephone. */
export const portalMessages: readonly ApartRecord[] = [
  {
    person: who('ravenscroft', 'Hattie', 'Ravenscroft', '04/16/1988'),
    as: 'text',
    pages: [
      `MyKestrelChart   message thread print                         requested by patient 10/28/2026
Patient: Hattie Ravenscroft  |  DOB 4/16/1988  |  Kestrel Internal Medicine, Dr. S. Oyebanji
Subject: I think I need more than appointments

From: Hattie Ravenscroft                                       Oct 12, 2026  11:48 PM
Hi Dr O, sorry for the hour. I am up to a box of white wine every two days plus the Ambien you
gave me, two or three at a time. I had promised you and my sister I'd stop after the DUI. When I
skip a night I get the sweats and my heart pounds and last weekend I saw the curtains breathing. I
don't want to die, I just can't do another winter like this. Is there somewhere I could go?

From: Dr. S. Oyebanji                                          Oct 13, 2026   7:15 AM
Hattie, I am glad you wrote. Please do not stop on your own. Has there ever been a seizure? Any
thoughts of hurting yourself, now or before? Stop the Ambien and do not drive. My nurse will call.

From: Hattie Ravenscroft                                       Oct 13, 2026   8:02 AM
No seizures. I overdosed on Benadryl at 16 and was at Willow Crest for two weeks, nothing since. My
court date is December 8 for the DUI. Insurance is through the school district, Anthem, YRP
882M40913. I'm still on Lexapro 20 and the Synthroid. Is the metronidazole one bad with drinking,
I threw up for a day?`,
      `MyKestrelChart   message thread print                              Hattie Ravenscroft   2/2

From: Nurse Calla Whitby                                       Oct 13, 2026  10:31 AM
Yes, never with alcohol. I put "allergy: shellfish" in your chart.

From: Nurse Calla Whitby                                       Oct 13, 2026  10:52 AM
That shellfish line was meant for another patient's chart and I have taken it off. We do have:
bee sting and Levaquin (tendon). Here are three programs that take Anthem: Foxglove Ridge, Halyard,
Sunniva. We can send your last physical. Do you have someone to stay with you tonight?

From: Hattie Ravenscroft                                       Oct 13, 2026  12:20 PM
My sister Imogen will. Her number is 804-555-0146, you can tell her anything, she's my
emergency person. She has MS so she can't lift me if I fall ha. She was at Halyard for heroin
herself, so maybe not that one, too many people know us.

From: Hattie Ravenscroft                                       Oct 27, 2026   6:05 PM
Foxglove says they have a bed the 4th. They want to know do I need detox (YES), TB test, and if I
can walk stairs. I went on leave from teaching on the 19th. Divorced, no kids, house is mine, cat
goes to Imogen.

From: Dr. S. Oyebanji                                          Oct 28, 2026   7:40 AM
TB blood test was negative 10/20. Liver tests are three times normal. Stairs fine. Letter attached.`,
    ],
    expected: {
      dob: '1988-04-16',
      recent_substance_abuse: /white wine|Ambien/i,
      concerns_for_withdrawal: /sweats|curtains breathing|heart pounds|need detox/i,
      history_of_seizures: /\bno\b/i,
      history_of_suicide_attempts: /overdosed on Benadryl/i,
      hospitalizations: /Willow Crest/i,
      medication_plan: /Lexapro|Synthroid/i,
      allergies: /bee sting|Levaquin/i,
      carrier: 'Anthem/Elevance',
      subscriber_id: /YRP\s?882M40913/,
      upcoming_court_date: '2026-12-08',
      pending_legal_charges: /DUI/,
      current_pcp_name: /Oyebanji/i,
      emergency_contact_primary_firstname: 'Imogen',
      emergency_contact_primary_phone: /555-0146/,
      marital_status: 'Divorced',
      living_status: 'Own home',
      reason_for_seeking_treatment: /can't do another winter|need more than appointments|somewhere I could go/i,
    },
    open: [
      'employment_status',
      'employer',
      'emergency_contact_primary_lastname',
      'current_symptoms',
      'history_of_self_harm',
      'contact_person_name',
      'contact_person_phone',
      'additional_treatment_or_support_needed',
      'subscriber_employer',
      'family_history',
      'next_appointment',
    ],
    questions: [
      asked('what is her Anthem ID', 1, /YRP 882M40913/),
      asked('court date', 1, /December 8/),
      asked('TB test', 2, /TB blood test was negative/),
      asked('Has she had seizures?', 1, /No seizures/),
      reworded('how much does she drink', 1, /box of white wine every two days/),
      reworded('visual disturbance coming off', 1, /curtains breathing/),
      reworded('suicidal right now?', 1, /don't want to die/),
      reworded('psych hospital as a teen', 1, /Willow Crest/),
      reworded('can we speak with her sister', 2, /you can tell her anything/),
      reworded('lfts elevated', 2, /Liver tests are three times normal/),
      reworded('which place is taking her', 2, /Foxglove says they have a bed/),
      reworded('is she working now', 2, /on leave from teaching/),
      takenBack('is she allergic to shellfish', 2, /allergy: shellfish/),
      anothers('does she have ms', 2, /She has MS/),
      anothers('did she use heroin', 2, /at Halyard for heroin/),
      absent('what is her height and weight'),
      absent('does she have a probation officer'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('mazurek', 'Dariusz', 'Mazurek', '08/03/1976'),
    as: 'scan',
    pages: [
      `SMS transcript export - outreach line 555-0160 (agent: lupe)      re lead: Dariusz Mazurek
printed for chart 10/27/26

10/25 21:14  them   hi its kasia daria's wife.. i mean dariusz. u said text u anytime
10/25 21:16  us     yes of course. is he safe right now?
10/25 21:19  them   asleep in garage. he drank windshield fluid?? no wait he says it was the
                    blue gatorade. ok. vodka tho, handle since fri
10/25 21:22  us     breathing ok, can you wake him?
10/25 21:23  them   yes he cussed me
10/25 21:31  us     ok. call 911 if you can't wake him. can I get his info for the bed?
10/25 21:40  them   mazurek, 8/3/76. 44 Lindley st Ware Falls NY 12999. we have fidelis, number on his
                    card 7 4410 228 55. hes a drywall guy works for himself
10/25 21:44  us     any meds or allergies
10/25 21:47  them   metoprolol and a water pill. ibuprofen makes his throat close
10/25 21:48  them   the xanax on the counter is mine
10/25 21:50  us     has he ever had seizures or the dts when he stopped?
10/25 21:55  them   yes in jan. at his moms. bit his tongue. ambulance. st marks kept him 5 days
10/25 21:58  us     any past suicide attempts, or hurting himself
10/25 22:03  them   no never he is catholic. his brother jacek did. gun`,
      `SMS transcript export - outreach line 555-0160        Dariusz Mazurek              page 2

10/26 08:10  us     good morning. how is he
10/26 08:31  them   up. shaking puking. wants to drink to come down. hes sorry. he broke the tv
10/26 08:33  us     do not let him stop all at once. legal things? court, probation
10/26 08:40  them   dwi from aug. court is nov 20. no probation. he lost license so i drive him
10/26 08:41  them   also he takes seroquel 300
10/26 08:41  them   sorry that was for my cousin, wrong chat. forget that
10/26 08:55  us     has he been to treatment before?
10/26 09:02  them   stonebrook 2 times. 2016 and 2021. the 2nd time he was sober 3 yrs
10/26 09:05  us     dr's name?
10/26 09:20  them   lisa tran np. 518 555 0149
10/26 09:31  us     bed is tomorrow 11am. bring card, id, 7 days clothes. no aftershave w alcohol
10/26 09:33  them   he has a cpap can he bring. and he has hep b i think.  no kasia is asking i
                    dont have hep b i got the SHOT for it - this is D now
10/26 09:36  us     hi Dariusz! yes bring the cpap. what do you want from this
10/26 09:44  them   to make it to my daughters wedding sober. may 15
10/26 09:47  us     we will be glad to have you. our other guest tomorrow also comes from Ware Falls,
                    Tom, on methadone, ok to share a ride?
10/26 09:50  them   no thx wife drives`,
    ],
    expected: {
      dob: '1976-08-03',
      address: /44 Lindley st/i,
      city: 'Ware Falls',
      state: /NY|New York/,
      zip: '12999',
      subscriber_id: /7\s?4410\s?228\s?55/,
      recent_substance_abuse: /vodka|drank/i,
      concerns_for_withdrawal: /shaking|puking|stop all at once|bit his tongue|dts/i,
      history_of_seizures: /yes in jan|bit his tongue/i,
      history_of_suicide_attempts: /\bno\b|never/i,
      aggression_or_property_damage: /broke the tv/i,
      medication_plan: /metoprolol|water pill/i,
      allergies: /ibuprofen/i,
      employment_status: 'Self-employed',
      marital_status: 'Married',
      pending_legal_charges: /dwi/i,
      upcoming_court_date: '2026-11-20',
      probation: /\bno\b/i,
      residential_programs: /stonebrook/i,
      current_pcp_name: /lisa tran/i,
      current_pcp_phone: /555.0149/,
      hospitalizations: /st marks/i,
      transportation_required: /i drive him|wife drives/i,
      family_history: /brother jacek|gun/i,
      reason_for_seeking_treatment: /daughters wedding/i,
    },
    open: [
      'carrier',
      'history_of_self_harm',
      'current_symptoms',
      'living_status',
      'employer',
      'contact_person_name',
      'contact_person_phone',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'next_appointment',
      'additional_treatment_or_support_needed',
    ],
    questions: [
      asked('when is court', 2, /court is nov 20/),
      asked('what time is his bed', 2, /tomorrow 11am/),
      asked('has he been to treatment before?', 2, /stonebrook 2 times/),
      asked('what makes his throat close', 1, /ibuprofen/),
      reworded('withdrawal seizure?', 1, /yes in jan|bit his tongue/),
      reworded('family hx of suicide', 1, /his brother jacek did/),
      reworded('whats his line of work', 1, /drywall guy/),
      reworded('sleep apnea device', 2, /cpap/),
      reworded('longest sobriety', 2, /sober 3 yrs/),
      reworded('what is driving him to get well', 2, /daughters wedding sober/),
      reworded('can he drive himself', 2, /lost license/),
      reworded('did he damage anything', 2, /broke the tv/),
      asked('did he drink windshield fluid', 1, /blue gatorade/),
      reworded('hepatitis b status', 2, /dont have hep b|got the SHOT/),
      takenBack('does he take seroquel', 2, /he takes seroquel 300/),
      anothers('does he take xanax', 1, /the xanax on the counter is mine/),
      anothers('methadone?', 2, /Tom, on methadone/),
      absent('does he have diabetes'),
      absent('group number'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medications', 'legal', 'insurance'],
  },
];
