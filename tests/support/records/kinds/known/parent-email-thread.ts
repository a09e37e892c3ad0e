import { type ApartRecord, absent, anothers, asked, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a family writes in by e-mail, what admissions answers, and the first look at its insurance. */
export const parentEmailThread: readonly ApartRecord[] = [
  {
    person: who('halloran', 'Declan', 'Halloran-Ruiz', '12/15/2003'),
    as: 'text',
    strange: [4],
    pages: [
      `10/29/26, 9:02 AM                        Admissions Mail - Our son, age 22 - need a place

                                                                    Admissions <admissions@harborlight.example>
Our son, age 22 - need a place
5 messages
_____________________________________________________________________________________________________
Marisela Ruiz <marisela.ruiz@mail.example>                                    Mon, Oct 26, 2026 at 11:51 PM
To: admissions@harborlight.example

I got your name from the ER. My son Declan is 22 and tonight for the second time this month we found him gray
in the bathroom. My husband did CPR. He is home now, they kept him 4 hours and let him go. He looked at me and
said "Mom I don't want to die in there, call somebody," so I am calling somebody, only it is midnight and nobody
picks up. Please, what do I do. My cell 210-555-0121.

Marisela Ruiz
_____________________________________________________________________________________________________
Admissions <admissions@harborlight.example>                                   Tue, Oct 27, 2026 at 8:20 AM
To: Marisela Ruiz

Dear Ms. Ruiz, I am so glad you wrote. If he turns gray or cannot be woken: 911 and naloxone. I lost a brother
to this myself and also take buprenorphine, so you are not writing to a stranger. To see where he fits, please send:
full name and date of birth, what he uses and when last, any seizures, allergies, medicines, earlier
treatment, legal matters, and a photo of the insurance card, both sides. Does he agree to come?
                                                      Winnie Abara, Admissions, 210-555-0122
_____________________________________________________________________________________________________
Marisela Ruiz <marisela.ruiz@mail.example>                                    Tue, Oct 27, 2026 at 1:15 PM
To: Admissions

Yes he agrees, he is sitting by me. Declan Halloran-Ruiz, December 15, 2003. He is single. He lives with us at 8802
Pecan Hollow, Alder Wells, TX 78999. His own phone is 210-555-0123. He was a student at the community college
till spring, now he's not in school and not working.`,
      `10/29/26, 9:02 AM                        Admissions Mail - Our son, age 22 - need a place

What he uses: fentanyl, he smokes it, he says 6 or 7 times a day, about 2 years. The last was last night
before the ER. Also Xanax bars from Snapchat most days, 2 or 3, last one yesterday morning. No alcohol, he hates
it. He says he never tried meth or cocaine.

Seizures: he had one in May when he stopped the Xanax (ambulance, Methodist Northeast, kept 2 nights). When he's
without fentanyl he vomits and shakes and can't be in his skin.

Allergies: sulfa medicine, he swelled up as a baby. I wrote in the first draft that he's allergic to eggs,
ignore that please, I take it back. No EpiPen. I take an EpiPen, for wasps.

Medicines: Prozac 40, from his psychiatrist Dr. Lenore Whitcomb, 210-555-0124, his next visit is November 9.
Counselor: Jude Pacheco, 210-555-0125. His regular doctor is Dr. Amin, no number with me.

Before: Hill Ranch Recovery in Kerrville, 45 days residential, last summer (2025). Then IOP at Cornerstone, he
stopped after three weeks. One time in a psychiatric hospital, Laurel Oak, in 2021, five days: he took my Tylenol, the
whole bottle, after a girl. He used to cut his arms in 10th grade. Nothing like that since.

He never hit us. He did punch a hole in the hall closet in August. He had two concussions from soccer, 2017 and
2019. No eating disorder. He was bullied very badly, and a neighbor boy touched him when he was 8, which he only just
said last year.

Legal: he got a possession charge in July, court is December 2 at 1:30. He isn't on probation. (His
cousin Mateo is, and shares the last name, so do not mix them up.)

Family: my father was alcoholic, my husband Brendan has depression and takes Lexapro, my sister died of pills.
He can't drive, the car is totaled. We would drive him up to 3 hours, or fly with him.

Insurance is under Brendan Halloran, born 4/22/1971, he works for Alamo Grid Electric. Card attached.
Emergency: me.                                                                Marisela`,
      `10/29/26, 9:02 AM                        Admissions Mail - Our son, age 22 - need a place
_____________________________________________________________________________________________________
Admissions <admissions@harborlight.example>                                   Tue, Oct 27, 2026 at 4:44 PM
To: Marisela Ruiz       Cc: verify@harborlight.example

Thank you, this is everything I needed. Our first look at the plan is below. A medical detox bed may be free
Thursday; the doctor wants him there before residential because of the bars and the May seizure. Winnie

  VERIFICATION OF BENEFITS (first check, not a guarantee)          rep: Tonya, ref 8841-T, 10/27/26 3:10 PM
  Payer ............... Aetna Choice POS II          Phone 800-555-0126
  Member ID ........... W2277 40913                  Group ..... 0188266-10-004
  Policyholder ........ Brendan Halloran             Relation .. dependent child
  Effective ........... 01/01/2026 active            COB ....... none
  Network ............. IN  / OON (both)             Funding ... self-insured
  Deductible .......... 1,500 ind. / met 1,120.44    OOP max ... 5,000 / met 1,886.02
  Detox / RTC ......... 80% after ded.               PHP/IOP ... 80% after ded.
  Prior auth .......... required, all inpatient      Auth no ... pending
  Lifetime limit ...... ~~one RTC stay~~ rep corrected herself, read another member's line
_____________________________________________________________________________________________________
Marisela Ruiz <marisela.ruiz@mail.example>                                    Wed, Oct 28, 2026 at 7:30 AM
To: Admissions

Thursday, yes. He slept one hour, he's sweating and crying and he says everything is pointless but not that he'd hurt
himself, I asked him. He needs somebody for the trauma too, and a place that takes him on Suboxone. Please talk to
me and not to Brendan, he can't handle it.`,
      `10/29/26, 9:04 AM                        Admissions Mail - (no subject)
_____________________________________________________________________________________________________
Gordon Pell <gpell@mail.example>                                              Wed, Oct 28, 2026 at 10:10 PM
To: admissions@harborlight.example

My daughter Kirsten Pell, 6/9/1988, drinks gin every day and takes Ambien. She's allergic to iodine, has a DUI
court date November 20 and Humana insurance H44120987. Her number is 737-555-0127. She has diabetes. When could she come?`,
    ],
    expected: {
      dob: '2003-12-15',
      ...livesAt(/8802\s+Pecan Hollow/i, 'Alder Wells', 'TX', '78999'),
      phone_number: /555-0123/,
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Marisela', 'Ruiz', /555-0121/),
      ...speakWith(/Marisela/i, /555-0121/),
      contact_person_email: 'marisela.ruiz@mail.example',
      carrier: 'Aetna',
      subscriber_id: /W2277 ?40913/,
      group_number: '0188266-10-004',
      subscriber_firstname: 'Brendan',
      subscriber_lastname: 'Halloran',
      subscriber_dob: '1971-04-22',
      subscriber_employer: /Alamo Grid/i,
      ...seenBy('psychiatrist', /Whitcomb/i, /555-0124/),
      ...seenBy('therapist', /Pacheco/i, /555-0125/),
      current_pcp_name: /Amin/i,
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /don't want to die|found him gray/i,
      current_symptoms: /slept one hour|sweating and crying|pointless/i,
      recent_substance_abuse: /fentanyl|Xanax bars/i,
      concerns_for_withdrawal: /vomits and shakes|May seizure|stopped the Xanax/i,
      medication_plan: /Prozac/i,
      allergies: /sulfa/i,
      transportation_required: /can't drive|would drive him|totaled/i,
      hospitalizations: /Methodist|Laurel Oak/i,
      residential_programs: /Hill Ranch/i,
      other_levels_of_care: /IOP|Cornerstone/i,
      history_of_self_harm: /cut his arms/i,
      history_of_suicide_attempts: /Tylenol/i,
      history_of_trauma: /bullied|touched him/i,
      history_of_seizures: /one in May|May seizure|stopped the Xanax/i,
      history_of_tbi_concussions: /two concussions/i,
      aggression_or_property_damage: /hole in the hall|never hit/i,
      pending_legal_charges: /possession charge/i,
      upcoming_court_date: '2026-12-02',
      family_history: /father was alcoholic|depression|died of pills/i,
      ...ruledOut('epipen eating_disorder probation'),
    },
    open: [
      ...SEX,
      ...fields('outpatient_therapy additional_treatment_or_support_needed employer emergency_contact_primary_email'),
    ],
    questions: [
      asked('What does he smoke and how often?', 2, /6 or 7 times a day/),
      asked('reference number of the insurance check', 3, /8841-T/),
      asked('deductible met', 3, /met 1,120\.44/),
      asked('who is his psychiatrist', 2, /Lenore Whitcomb/),
      asked('group number', 3, /0188266-10-004/),
      asked('how long was he at Hill Ranch', 2, /45 days residential/),
      reworded('does he want treatment himself', 1, /he agrees|don't want to die/),
      reworded('is precert needed', 3, /required, all inpatient/),
      reworded('has he overdosed this month', 1, /second time this month/),
      reworded('why must he go to detox first', 3, /because of the bars|May seizure/),
      reworded('which parent should we avoid calling', 3, /not to Brendan/),
      reworded('was he molested', 2, /neighbor boy touched him/),
      takenBack('is he allergic to eggs', 2, /allergic to eggs/),
      takenBack('is there a lifetime limit', 3, /one RTC stay/),
      anothers('does he take lexapro', 2, /takes Lexapro/),
      anothers('wasp allergy', 2, /EpiPen, for wasps/),
      anothers('is he diabetic', 4, /She has diabetes/),
      absent('does he have asthma'),
      absent('What is his weight?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('vandermeer', 'Katrijn', 'Vandermeer', '03/03/1971'),
    as: 'scan',
    pages: [
      `Printed by: intake desk 3                                                  Thread 44718     10-30-2026
Subj: Re: Re: my mother Katrijn Vandermeer

>> From: Pim Vandermeer [pim.v@mail.example]    Date: Tue 10/27/2026 6:14a
>> Hello, I write for my mother, I live in Denver & she's in Pella Springs Iowa with nobody else. She is 55 (3-3-71).
>> Since Dad passed (Feb) she drinks wine boxes all day, the neighbor says a 5 L box lasts 2 days. Neighbor is
>> Joyce Dekker 641-555-0131, she found her on the kitchen floor Sunday. What can be done from so far away?? Pim

> From: Lamar J., Intake     Date: Tue 10/27/2026 9:40a
> Hi Pim, thanks. A few things & I will run the insurance today. 1 address/phone 2 work 3 meds & allergies 4 has
> she had fits or been in hospital 5 other drugs 6 mood, safety 7 law 8 who is the doctor. I will call her only w/ her
> ok. (I'm allergic to cats too, saw your signature picture!)   Lamar 515-555-0132

From: Pim Vandermeer     Date: Wed 10/28/2026 11:02p
Ok. I talked with her an hour, she said yes to you calling, mornings. She said "I'm so tired of waking up at 3 and
needing it. Find me somewhere quiet."
1  309 Franklin Pl, Pella Springs IA 50999. Her house, paid for. 641-555-0133
2  She was a church organist, retired last yr.  Medicare no, too young.  She kept Dad's retiree plan, paper below.
3  lisinopril 20, levothyroxine, Lexapro 10.  Contrast dye - stopped breathing once.  Never had an EpiPen.
   ~~Metoprolol~~ - that's off, sorry, my pill list.
4  Yes, one fit, Monday of last week 10/19, after she ran out in the snow.  Pella Hosp 3 days, they gave
   Librium. DTs? they said "early." Hit her head that time, stitches, scan fine, "mild concussion."
5  No drugs at all. No cigarettes.
6  Sad, no appetite, lost maybe 20 lb, says "I'd like to be with Dad" but no, no plan, never tried, never cut herself.
   She never raised a hand to anyone. As a girl in Holland her own mother locked her in the coal shed.
7  Nothing. No DUI, she doesn't drive since the cataract. No probation.
8  Dr. Ruth Sytsma, Pella Springs Clinic 641-555-0134, appt is Nov 16.  Pastor Gerrit visits. No psychiatrist.
   She had a therapist in spring for grief: Anneke Roos, LISW 641-555-0135, still sees her monthly.
Treatment before: never. I did 28 days at Cedar Fork myself in 2019 and am sober 7 yrs so I know a bit.
Family: her brother drank himself to death, her mother "nerves". My brother Bram has bipolar, in a group home.`,
      `Thread 44718      Vandermeer                                                           10-30-2026   p. 2

From: Lamar J., Intake     Date: Thu 10/29/2026 2:18p          To: Pim V.
Benefits, first check. Please take as a guess until UR confirms.
   Plan:        UMR / Midland Tool retirees PPO      ID 09281144-S      Grp 76-410022
   Subscriber:  Katrijn Vandermeer (surviving spouse)          eff 3/1/26   term --
   Ded 3000 (met 3000)      coins 90/10      OOP 6500 (met 4218)
   MH/SUD carve out: none.  Detox yes.  RTC yes, precert 800-555-0136.   ~~Pre-ex clause 12 mo~~ misread LJ
   Auth for detox, 5 days:  # UM-551093

Spoke w/ Katrijn 10/29 9 am. Pleasant, shaky voice, says hands tremble till the second glass. Last drink 8:40
today. Wants a piano if there is one. Lives alone w/ a dog, neighbor will keep it. Widowed.
My read: needs inpatient detox (seizure 10 days ago), then 30 days, older adults track, grief group, soft diet
(new dentures). No car & no family near: we send the van from Des Moines, 1 hr, or medical transport.
Pim is the contact: 303-555-0137. Emergency also Pim.

From: Pim Vandermeer     Date: Fri 10/30/2026 7:55a
Thank you. One correct: I said her blood sugar is high - the clinic called, that was a mix-up of charts, so strike
diabetes. And Joyce (neighbor) has COPD & can't lift, so someone has to help with the suitcase. When is the
van?   P.`,
    ],
    expected: {
      dob: '1971-03-03',
      ...livesAt(/309 Franklin/i, 'Pella Springs', 'IA', '50999'),
      phone_number: /555-0133/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      ...inEmergency('Pim', 'Vandermeer', /555-0137/),
      ...speakWith(/Pim/, /555-0137/),
      contact_person_email: 'pim.v@mail.example',
      carrier: 'UMR',
      subscriber_id: '09281144-S',
      group_number: '76-410022',
      authorization_number: 'UM-551093',
      subscriber_firstname: 'Katrijn',
      subscriber_lastname: 'Vandermeer',
      ...seenBy('pcp', /Sytsma/i, /555-0134/),
      ...seenBy('therapist', /Roos/i, /555-0135/),
      next_appointment: '2026-11-16',
      reason_for_seeking_treatment: /tired of waking up|somewhere quiet/i,
      current_symptoms: /Sad, no appetite|lost maybe 20 lb|tremble|shaky voice/i,
      recent_substance_abuse: /wine boxes|5 L box|Last drink/i,
      concerns_for_withdrawal: /one fit|DTs|hands tremble|seizure 10 days|Librium/i,
      medication_plan: /lisinopril|levothyroxine|Lexapro/i,
      allergies: /Contrast dye/i,
      transportation_required: /van from Des Moines|No car|doesn't drive/i,
      hospitalizations: /Pella Hosp/i,
      history_of_seizures: /one fit|seizure 10 days/i,
      history_of_tbi_concussions: /concussion|Hit her head/i,
      history_of_trauma: /coal shed/i,
      family_history: /brother drank|nerves|bipolar/i,
      pending_legal_charges: /Nothing|No DUI|\bno\b/i,
      ...ruledOut('history_of_self_harm history_of_suicide_attempts aggression_or_property_damage probation'),
      ...ruledOut('epipen residential_programs'),
    },
    open: [
      ...SEX,
      ...fields(
        'additional_treatment_or_support_needed subscriber_dob subscriber_employer employer outpatient_therapy',
      ),
      ...fields('other_levels_of_care current_psychiatrist_name emergency_contact_primary_email'),
    ],
    questions: [
      asked('authorization number for detox', 2, /UM-551093/),
      asked('When was her fit?', 1, /Monday of last week 10\/19/),
      asked('how long does a 5 L box last', 1, /5 L box lasts 2 days/),
      asked("what is Pim's number", 2, /303-555-0137/),
      asked('Does she want a piano?', 2, /Wants a piano/),
      asked('who is her therapist', 1, /Anneke Roos/),
      reworded('when is a good time to phone her', 1, /calling, mornings/),
      reworded('is it safe to give her CT contrast', 1, /stopped breathing once/),
      reworded('what did she do for work', 1, /church organist/),
      reworded('how much of her deductible is left', 2, /met 3000/),
      reworded('who cares for her pet', 2, /neighbor will keep it/),
      reworded('does she have trouble chewing', 2, /new dentures|soft diet/),
      takenBack('does she take metoprolol', 1, /Metoprolol/),
      takenBack('is she diabetic', 2, /blood sugar is high/),
      takenBack('pre-existing condition clause', 2, /Pre-ex clause 12 mo/),
      anothers('does she have copd', 2, /Joyce \(neighbor\) has COPD/),
      anothers('cat allergy', 1, /allergic to cats too/),
      absent('has she had covid'),
      absent('what is her blood type'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
