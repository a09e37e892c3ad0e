import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A gambling helpline's call, typed as it was spoken, with its worksheet; and its follow-up counselor's handover e-mail. */
export const gamblingHelpline: readonly ApartRecord[] = [
  {
    person: who('kowalczyk', 'Raymond', 'Kowalczyk', '01/22/1971'),
    as: 'text',
    pages: [
      `STATE PROBLEM GAMBLING HELPLINE                    CALL RECORD 26-118803            specialist: Ondine F.
Sun 10/25/2026  02:14 - 03:31 ET     line: voice    caller: [X] gambler   [ ] family   [ ] other    consent to record: yes
-----------------------------------------------------------------------------------------------------------------
F:  Helpline, this is Ondine. What's going on tonight?
C:  I'm in the lot at Three Bridges. I just put the mortgage on a roulette table. And I'm drunk, so there's that.
F:  Are you safe? Are you driving?
C:  Keys are in the trunk. I gave 'em to the trunk. [laughs] I'm not gonna do anything. I thought about the overpass coming
    in. I'm not gonna.
F:  Have you ever tried to end your life?
C:  Once. Two-oh-nine, after I lost the shop. Ran the car in the garage. My wife smelled it. They kept me at Saint Casimir's,
    the psych, eleven days. That's it, never since.
F:  I'm glad she did. Can I get your name, for the follow-up?
C:  Ray. Raymond Kowalczyk. K-O-W-A-L-C-Z-Y-K. January twenty-second, seventy-one.
F:  How much are you drinking, Ray?
C:  Whiskey. Since the wife moved into her sister's, a fifth a day. I don't eat. And Xanax, two, three bars, the guy at
    the sportsbook has 'em. Last one was midnight.
F:  What happens when you stop?
C:  I shake like a dog. Two years ago I stopped cold and I went down in the Giant Eagle, in produce. Seizure. They said it was
    the booze and the Xanax together. My brother Stan has real epilepsy, he's got the implant, the magnet.
F:  Anything you're allergic to?
C:  Penicillin. No, wait, cross that out, that's my kid. Me it's aspirin. My face blows up.
F:  Carry an EpiPen?
C:  Nah.
F:  Any other medicine?
C:  Metoprolol, the fifty. Lexapro. And pantoprazole, for the stomach. I had a stent put in, oh-twenty-two, at Mercy Lakes.`,
      `26-118803  p.2
F:  Have you had treatment?
C:  GA on and off. Gateway Ridge, in '10, twenty-eight days, that was for the drinking, I finished it. And an outpatient
    fella, Gus Delacorte, at Three Rivers Behavioral, I was seeing him Thursdays up to now. He don't know about the Xanax.
F:  Would you let me tell him?
C:  Yeah. Go ahead. Somebody should.
F:  Have you hurt yourself other than that? Cutting, hitting?
C:  I punch my own legs when I lose. They're purple right now.
F:  Have you hurt anybody, or broken things?
C:  I put a bar stool through a slot machine in August. They banned me, so I went to the other one. I never touched a person.
F:  Any court?
C:  Criminal mischief on account of that. December the eighth, Allegheny. I'm embarrassed, it was on the news.
    ~~Bad checks, 3 counts~~ [misheard, struck, O.F.]  I'm not on probation.
F:  Anything bad happen to you, way back?
C:  The nuns. A priest, actually. Let's leave it. And I fell off the loading dock in '98, fractured skull, I was out two days.
F:  Is there someone we call if something happens?
C:  My daughter. Kasia. Kasia Dombrowski. 412-555-0143. Not my wife, she's got the lupus and she's had enough.
F:  Drink runs in the family?
C:  The old man. Dead at fifty of the liver. Ma had the nerves, shock treatment.
F:  If there were a bed that took both, the drinking and the gambling, would you go?
C:  Tonight. I'd go tonight. I got nothing left to put on black. I don't sleep, I don't shave. I cried at a Buick ad.

WORKSHEET (typed after)
  DSM gambling 8/9.   Debt about $86,000.    Self-excluded: Three Bridges yes, Rivers yes, online NO (needs help to sign)
  Address  2231 Polish Hill Way, Pittsfield Heights PA 15999 (owns; sheriff sale letter)    Cell 412-555-0144
  Status   separated        Work  full-time, night dispatcher, Tri-County Freight, shift bid due 11/2
  PCP      Dr. Ellen Majewski 412-555-0145         Counselor  G. Delacorte, LCSW 412-555-0146
  Cardiology follow-up   11/10/2026, 9:45, Mercy Lakes
  Insurance  UPMC Health Plan PPO through job.  ID 4400 719 283.  Group 66120-B    self
  Transport  no license since July; needs to be picked up or a ride code.  Daughter works days.
  Warm transfer 03:28 to intake voicemail.  Call him after 4 pm, speak with him.
  ~~Veteran: yes~~ error O.F.       Language English.      Follow-up call set 10/27 5 pm.`,
    ],
    expected: {
      dob: '1971-01-22',
      ...livesAt(/2231 Polish Hill/i, 'Pittsfield Heights', 'PA', '15999'),
      phone_number: /555-0144/,
      marital_status: 'Separated',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Tri-County Freight/i,
      ...inEmergency('Kasia', 'Dombrowski', /555-0143/),
      carrier: 'Other',
      subscriber_id: /4400 719 283/,
      group_number: '66120-B',
      ...seenBy('pcp', /Majewski/i, /555-0145/),
      ...seenBy('therapist', /Delacorte/i, /555-0146/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /mortgage on a roulette|nothing left to put on black|go tonight/i,
      current_symptoms: /don't sleep|don't shave|cried at a Buick|don't eat|overpass/i,
      recent_substance_abuse: /Whiskey|a fifth a day|Xanax|Last one was midnight/i,
      concerns_for_withdrawal: /shake like a dog|stopped cold|Seizure/i,
      medication_plan: /Metoprolol|Lexapro|pantoprazole/i,
      allergies: /aspirin|face blows up/i,
      epipen: /\bNah\b|^no\b/i,
      transportation_required: /no license|picked up|ride code/i,
      hospitalizations: /Saint Casimir|Mercy Lakes|stent/i,
      residential_programs: /Gateway Ridge/i,
      outpatient_therapy: /Delacorte|Three Rivers/i,
      history_of_self_harm: /punch my own legs/i,
      history_of_suicide_attempts: /Ran the car in the garage|Two-oh-nine/i,
      history_of_trauma: /nuns|priest/i,
      history_of_seizures: /Giant Eagle|Seizure/i,
      history_of_tbi_concussions: /loading dock|fractured skull/i,
      aggression_or_property_damage: /bar stool/i,
      pending_legal_charges: /Criminal mischief/i,
      upcoming_court_date: '2026-12-08',
      family_history: /old man|of the liver|shock treatment|epilepsy/i,
      ...ruledOut('probation'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('contact_person_name contact_person_phone other_levels_of_care subscriber_employer'),
      ...fields('additional_treatment_or_support_needed legal_guardianship_status'),
    ],
    questions: [
      asked('how much is the debt', 2, /\$86,000/),
      asked('What is he allergic to?', 1, /aspirin/),
      asked('who is his daughter', 2, /Kasia Dombrowski/),
      asked('when is the cardiology follow-up', 2, /11\/10\/2026/),
      asked('where is he self-excluded', 2, /Three Bridges yes/),
      asked('how many Xanax bars', 1, /two, three bars/),
      reworded('what did he lose at the casino the night he called', 1, /put the mortgage/),
      reworded('is the house in danger of being taken', 2, /sheriff sale/),
      reworded('did he convulse when he quit abruptly', 1, /Seizure/),
      reworded('what did he smash', 2, /bar stool through a slot machine/),
      reworded('Which secret does his counselor not know?', 2, /don't know about the Xanax/),
      reworded('how does he hurt himself', 2, /punch my own legs/),
      reworded('a heart procedure', 1, /stent put in/),
      takenBack('is he charged with bad checks', 2, /Bad checks, 3 counts/),
      takenBack('is he a veteran', 2, /Veteran: yes/),
      anothers('is he allergic to penicillin', 1, /that's my kid/),
      anothers('does he have an implant for epilepsy', 1, /got the implant/),
      anothers('Does he have lupus?', 2, /lupus/),
      absent('has he been to Narcotics Anonymous'),
      absent('what does he weigh'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('nguyen-pham', 'Linh', 'Nguyen-Pham', '12/03/1989'),
    as: 'scan',
    pages: [
      `From: Follow-Up Desk <followup@stopbetline.example>                                    Thu 10/29/2026 11:02
To: admissions
Re: handover, client #F-40717 (yours if you want her)

Hi again. Fourth contact with this one, she has given written permission (attached, p 3 of our form, not sent). My notes are
a mess so here's the tidy version. - Barnaby Eze, follow-up counselor, ext. 14 of 702-555-0150, beze@stopbetline.example

WHO        Linh Nguyen-Pham, 36 (DOB 12/03/1989), female, dealer at the Golden Lotus until they fired her 9/12. Not working now.
           Married to Duc. They rent at 5570 Mojave Glass Dr #22, Vegas Verde NV 89999. Cell 702-555-0151, linh.np@sandmail.example
WHY        Baccarat on her nights off, then slots on the phone. Meth to stay up for it: smokes half a gram daily, two years.
           Then "pho pills" (she means Soma) 4-5 at dawn to come down. Last meth 10/27, last Soma 10/28.
           Quote: "I sold my mother's jade. I want a door that locks from the outside."
           Duc found the storage-unit receipt on Sunday and told her go or he takes the girls.
STOPPING   Tried alone in August. Slept 30 h; then jitters, heart racing, no sleep off the Soma. No fits.
MENTAL     Anxious, jumpy, hears slot music in the shower; picks her arms till they scab (that's her self-harm, she says,
           years of it). Suicidal thought in June only. NEVER an attempt; I asked twice.
BODY       Hyperthyroid, methimazole 10. Propranolol 20 three times. Ibuprofen for teeth. Penicillin -> rash; crab & shrimp ->
           throat; EpiPen in glovebox, old. She ate crab at a wedding in May knowing it, "for luck", and went by
           ambulance to Desert Bloom Hospital, one night.
           Car crash 2018, hit her head, blanks for a month.   ~~Gallbladder out 2020~~ my slip, that was another call.
PAST       Refugee camp till 5, brother drowned on the crossing. Doesn't talk about it.
CARE       PCP Dr. Anh-Thu Bui 702-555-0152. Counselor (gambling, state-funded): Saul Ferreira, LADC 702-555-0153, 11 sessions,
           ongoing. No psychiatrist. No detox, no rehab, ever.  IOP declined in July.
LAW        ~~Casino marker, felony, $9,000~~ next folder's, BE.  Shoplifting (formula), justice court 11/24/2026,
           8 am. No probation.
MONEY      Culinary fund lapsed. Now under Duc: Sierra UnitedHealthcare, ID 9177 40 228, group 74-20113, Duc Pham, b. 7/15/1986,
           works for Clark Water District.
CALL       Emergency AND contact both: Duc Pham 702-555-0154, duc.pham86@sandmail.example. He picks up at lunch.
RIDE       They have one car, he needs it for work. Please send the van.`,
      `#F-40717    contact sheet (carbon)                              STOPBET LINE   form 7     B. Eze / relief: M. Quan
 no.  date     min   by    remarks
 1    9/20     48    MQ    cl. tearful, just fired. PGSI 21. Vietnamese interp. offered: no, English fine.
 2    10/04    12    MQ    cl. at work of cousin, short. Cousin Bao = on methadone, hep B, wants # also -> gave.
 3    10/19    35    BE    husband on w/ her. He: cholesterol, back surg. 2020, quit smoking. She: threw TV remote at him, TV broke,
                           9/28. kids saw. Nobody hit.
 4    10/28    61    BE    agrees inpt. Soma taper worry. Wants: Buddhist food no beef on 1st & 15th, room by women,
                           phone locked up by staff (her idea), gambling groups not only AA.
      q. SOGS 14.  AUDIT 2.  PHQ-9 12.  GAD-7 17.   ~~MoCA 21~~ struck BE
      fam.:  father gambled + rice wine, stroke.  mother well.  sister Mai: schizoaffective, group home in Reno.
      medical:  thyroid scan 11/06/2026 2 pm at Desert Bloom - keep.     G3P2.  due?: no.   LMP 10/15
      neg. hx of ED.  sex trauma: declined.  neuropsych testing none.
      genetic: none.   guns: Duc's, in safe, code changed
 5    10/29    --    BE    -> handed to adm. by mail.  CLOSE when bed.

 left on our desk by M.Q.:   "tel. call 10/28, Mrs. T. Okafor-Bly for son, 22, heroin, seizure last wk, allergic to sulfa;
                              has Humana.  She'll ring admissions herself."`,
    ],
    expected: {
      dob: '1989-12-03',
      sex_at_birth: 'Female',
      ...livesAt(/5570 Mojave Glass/i, 'Vegas Verde', 'NV', '89999'),
      phone_number: /555-0151/,
      email_id: 'linh.np@sandmail.example',
      marital_status: 'Married',
      employment_status: 'Unemployed',
      ...inEmergency('Duc', 'Pham', /555-0154/),
      emergency_contact_primary_email: 'duc.pham86@sandmail.example',
      ...speakWith(/Duc/i, /555-0154/),
      contact_person_email: 'duc.pham86@sandmail.example',
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /9177 40 228/,
      group_number: '74-20113',
      subscriber_firstname: 'Duc',
      subscriber_lastname: 'Pham',
      subscriber_dob: '1986-07-15',
      subscriber_employer: /Clark Water/i,
      ...seenBy('pcp', /Anh-Thu Bui/i, /555-0152/),
      ...seenBy('therapist', /Saul Ferreira/i, /555-0153/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /mother's jade|locks from the outside|takes the girls/i,
      current_symptoms: /Anxious|jumpy|slot music|PHQ-9 12|GAD-7/i,
      recent_substance_abuse: /half a gram daily|Soma|Last meth|Meth to stay up/i,
      concerns_for_withdrawal: /Slept 30 h|jitters|heart racing|Soma taper/i,
      medication_plan: /methimazole|Propranolol|Ibuprofen/i,
      allergies: /Penicillin|crab/i,
      knowingly_ingested_allergen: /ate crab|for luck/i,
      epipen: /EpiPen in glovebox|\byes\b/i,
      transportation_required: /one car|send the van/i,
      additional_treatment_or_support_needed: /Buddhist food|room by women|phone locked|gambling groups/i,
      hospitalizations: /Desert Bloom/i,
      outpatient_therapy: /Ferreira|11 sessions/i,
      history_of_self_harm: /picks her arms/i,
      history_of_trauma: /Refugee camp|drowned/i,
      history_of_tbi_concussions: /hit her head|Car crash/i,
      aggression_or_property_damage: /TV remote|TV broke/i,
      pending_legal_charges: /Shoplifting/i,
      upcoming_court_date: '2026-11-24',
      family_history: /father gambled|schizoaffective|stroke/i,
      ...ruledOut(
        'probation psych_testing_done completed_genetic_testing history_of_suicide_attempts residential_programs history_of_seizures eating_disorder',
      ),
    },
    open: fields('gender living_status other_levels_of_care current_psychiatrist_name employer'),
    questions: [
      asked('PGSI', 2, /PGSI 21/),
      asked('When is the thyroid scan?', 2, /11\/06\/2026/),
      asked('who is the gambling counselor', 1, /Saul Ferreira/),
      asked('what did Duc find on Sunday', 1, /storage-unit receipt/),
      asked('what is the ID with Sierra UnitedHealthcare', 1, /9177 40 228/),
      asked('shoplifting court when', 1, /11\/24\/2026/),
      reworded('what heirloom did she pawn', 1, /mother's jade/),
      reworded('which muscle relaxer does she misuse', 1, /Soma/),
      reworded('which meals does her faith rule out', 2, /no beef/),
      reworded('does she hear things that are not there', 1, /slot music/),
      reworded('did she knowingly take a food she reacts to', 1, /ate crab/),
      reworded('does she want her mobile taken away', 2, /phone locked up/),
      reworded('Who lost his life on the way here?', 1, /brother drowned/),
      takenBack('was her gallbladder removed', 1, /Gallbladder out/),
      takenBack('what is the felony about the casino marker', 1, /Casino marker/),
      takenBack('What did she score on the MoCA?', 2, /MoCA 21/),
      anothers('is she on methadone', 2, /on methadone/),
      anothers('is she schizoaffective', 2, /schizoaffective/),
      anothers('has she had back surgery', 2, /back surg/),
      absent('what is her HIV status'),
      absent('is she a U.S. citizen'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
