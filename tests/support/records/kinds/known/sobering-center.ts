import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A sobering center's stay log with papers out of a coat that was not his, and a peer worker's story of a woman's ten stays. */
export const soberingCenter: readonly ApartRecord[] = [
  {
    person: who('lonetree', 'Emmett', 'Lonetree', '11/30/1966'),
    as: 'scan',
    strange: [4],
    pages: [
      `RIVERFRONT SOBERING STATION                STAY SHEET             stay # 26-2207       mat 14       IN 10/27/26 21:50
brought by   [X] PD van 6    [ ] EMS   [ ] self   [ ] other       found: bus shelter, Cherokee & 3rd, no fight
NAME   Lonetree, Emmett            aka "Slim"            DOB  11/30/1966        M
ID     [X] tribal card Oglala Lakota       [ ] DL                      vet: Army 84-88 (says)
GATE CHECK                    in          2 h         4 h         6 h
   BAC (breath)              .312        .261        .228        .171
   BP / P                  158/96 104  150/90 98   156/98 108  168/104 122
   resp / sat                14 / 95     14 / 96     16 / 97     18 / 97
   rousable Y/N               Y           Y           Y           Y
   glucose                   88                                   94
   pupils / head             ok / old scar, no new lump.    ~~seizure in van~~  (that was PD's other pickup)   RK
MEDICAL SCREEN (ask at gate, again when clear)
                                     gate     clear 04:30
   diabetes                          N        N
   seizures                          ?        Y  "DT seizures, 3 of them, last was winter 2024, Rapid City"
   heart                             N        Y  "flutter" - takes metoprolol
   took pills tonight                N        N      (gabapentin of a friend "sometimes")
   shot up                           N        N
   wants to hurt self                N        N
   allergies                         ?        bee stings (tongue).  Codeine sick.
   EpiPen                            ?        had one, it froze
   meds                              ?        metoprolol 50, thiamine, Prilosec, ~~Plavix~~ misheard RK.  IHS fills.
DISPOSITION    [ ] home   [ ] ER   [X] hold for detox placement   [ ] shelter     ~~[X] ER~~  mis-ticked`,
      `Stay 26-2207  Lonetree E.                    FLOOR LOG  (every 30 min or as it happens)            Riverfront Sobering
21:50  RK   on R side, bucket.  shoes off.  coat wet, hung up.
22:40  RK   snoring ok, pinched, says "leave me be"
23:30  RK   mat 13 (D. Crow) yelling, kicked the door, that one has a warrant & goes to ER w/ asthma.  E.L. slept thru.
00:10  TS   sits up, asks for Wanda.  lays down
01:55  TS   .228.  cold.  2nd blanket
03:20  TS   wet self, showered w/ help, ashamed.  clothes from bin
04:30  TS   clear, wants to talk.  coffee.  hands going, spills it.   see talk
05:50  TS   .171 and CIWA 16 already.  called nurse.  nurse: lorazepam 1, bed not ER so far
06:30  JO   168/104 -> 150/92.  threw up x1.   seeing "ants on the TV."
07:15  JO   CIWA 12
TALK (T. Sixkiller, peer)
  Drinks Steel Reserve, ten, twelve tall cans, and mouthwash when there's no money.  All day.  Since Wanda passed, Feb '25.
  Last can "when the cops come," so 9 or 9:30.     Weed if somebody has it.  No needles, no meth.
  "I buried my wife and my boy the same year.  I drink so I don't hear the house.  I don't have a house.  I want to go to the
   one in the hills with the sweat lodge.  I'm ready to be somebody's grandpa."
  Sleeps in shelters or the river.  Eats once.  Can't sleep w/out a can by his head.  Cries.  No joy.  PHQ-2  6.
  Suicide - "walked out on the ice in '09, they got me.  IHS hospital, psych, 2 weeks.  Not now."
  Cutting - no.     Boarding school, the priests & the belt.     Hit by a truck tailgate 1999, in a coma 4 days, plate in skull.
  Fights - "broke a window at the Mission in September.  Didn't touch nobody."
  Rehab - Anpetu 45 days 2012 finished, 3 yrs sober.  Detox City/County 5 or 6 times, last Aug.   Saw a counselor then, not now.`,
      `SLIM LONETREE   26-2207          PLACEMENT PAGE                      case nav: Philippa Garnier  605-555-0209
                                                       pgarnier@riverfrontsober.example  * call me, not the front desk
 where mail goes    c/o Mission, 114 Cherokee St, Fort Pierce Landing, SD 57999
 phone              605-555-0201 (prepaid, dies)
 unhoused since     6/2025
 status             widower       kids: 1 living, Delphine Lonetree, Rapid City, 605-555-0202  <- emergency
                    Delphine: lupus, on dialysis list, do not scare her
 money              SSI none.  odd jobs, nothing since spring.    Unemployed.
 insurance          SD Medicaid  ID 000 881 4417   +  IHS direct (Sioux San).   VA?  pending
 doctors            IHS clinic PCP: Dr. Rowena Two Strike  605-555-0203    seen 9/14
                    cardiology (flutter) 11/12/26 10 am at Sioux San
 legal              open container x2 + trespass, city ct 11/19/26 1:30.   fines.  No probation, no parole.
                    registered?  N.       ~~felony hold Pennington~~  other Lonetree (Everett)
 family             Dad drank, died of exposure.  Mom diabetes.  brother hung himself.  Delphine as above.
 referrals tried    10/28  Hills Lodge - beds, wants TB + med clearance + ride.     10/28  City detox - full
 ride               none.  72 miles.  Needs door to door, no bus (CIWA).   PD will not.  You?
 bring              metoprolol, glasses (broken), star quilt - he won't go w/out it
 needs              smudge / sweat, elder; lower bunk; hearing bad on L; reads large print; Delphine on Sundays
 TB                 PPD placed 10/28 L arm, read 10/30
 signed consent     E. Lonetree  10/28   w/ T. Sixkiller
 nurse last wd      "needs real detox, had DTs before.  Don't let him walk out the door."`,
      `    BLACK HILLS FAMILY HEALTH            After Visit Summary
    Crow, Dallas     3/3/1981                 10/22/2026
    You were seen for:   ASTHMA, MODERATE;  HEPATITIS C
    Your blood pressure  141/90       Weight 226
    Your medicines:
        albuterol inhaler      2 puffs every 4 hours
        montelukast            10 mg
        buprenorphine-naloxone 8/2    one film twice a day
    Allergies: PENICILLIN, LATEX
    Next visit:   November 5   with  Dr. Elias Forde
    Seizure safety: do not drive for 6 months
[front desk of sobering: photocopied from wet coat on hook 14]`,
    ],
    expected: {
      dob: '1966-11-30',
      sex_at_birth: 'Male',
      ...livesAt(/114 Cherokee/i, 'Fort Pierce Landing', 'SD', '57999'),
      phone_number: /555-0201/,
      marital_status: 'Widowed',
      living_status: 'Unhoused',
      employment_status: 'Unemployed',
      ...inEmergency('Delphine', 'Lonetree', /555-0202/),
      ...speakWith(/Garnier/i, /555-0209/),
      contact_person_email: 'pgarnier@riverfrontsober.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /000 881 4417/,
      ...seenBy('pcp', /Two Strike/i, /555-0203/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /sweat lodge|somebody's grandpa|don't hear the house/i,
      current_symptoms: /ants on the TV|Can't sleep|Cries|No joy|PHQ-2|threw up/i,
      recent_substance_abuse: /Steel Reserve|tall cans|mouthwash|Last can/i,
      concerns_for_withdrawal: /CIWA 16|DT seizures|needs real detox|hands going/i,
      medication_plan: /metoprolol|thiamine|Prilosec/i,
      allergies: /bee stings|Codeine/i,
      epipen: /froze|had one|^no\b/i,
      transportation_required: /72 miles|door to door|^none/i,
      additional_treatment_or_support_needed: /smudge|lower bunk|large print|hearing bad|star quilt|sweat/i,
      hospitalizations: /IHS hospital|2 weeks|coma/i,
      residential_programs: /Anpetu/i,
      other_levels_of_care: /City\/County|Detox City/i,
      history_of_suicide_attempts: /walked out on the ice/i,
      history_of_trauma: /Boarding school|priests|buried my wife/i,
      history_of_seizures: /DT seizures/i,
      history_of_tbi_concussions: /tailgate|coma 4 days|plate in skull/i,
      aggression_or_property_damage: /broke a window/i,
      registered_sex_offender: /registered\?\s+N|^n\b|^no\b/i,
      pending_legal_charges: /open container|trespass/i,
      upcoming_court_date: '2026-11-19',
      family_history: /died of exposure|hung himself|Mom diabetes/i,
      ...ruledOut('probation parole_granted history_of_self_harm'),
    },
    open: [...OWN_PLAN, ...fields('gender outpatient_therapy sexually_inappropriate_behavior current_therapist_name')],
    questions: [
      asked('What was the BAC at the gate?', 1, /\.312/),
      asked('what was the CIWA', 2, /CIWA 16|CIWA 12/),
      asked('when is city court', 3, /11\/19\/26/),
      asked('who is the case nav', 3, /Philippa Garnier/),
      asked('which mat', 1, /mat 14/),
      asked('When was the PPD placed?', 3, /PPD placed 10\/28/),
      reworded('does he drink things that are not beverages', 2, /mouthwash/),
      reworded('what may we not leave behind when we fetch him', 3, /star quilt/),
      reworded('did he ever have fits when he dried out', 1, /DT seizures/),
      reworded('which ear is weak', 3, /hearing bad on L/),
      reworded('how long was he sober after finishing treatment', 2, /3 yrs sober/),
      reworded('when did his spouse die', 2, /Wanda passed, Feb/),
      reworded('what became of his rescue injector', 1, /froze/),
      takenBack('did he have a seizure in the van', 1, /seizure in van/),
      takenBack('Is there a felony hold in Pennington?', 3, /felony hold/),
      takenBack('does he take Plavix', 1, /Plavix/),
      anothers('is he on buprenorphine films', 4, /buprenorphine/),
      anothers('does he have lupus', 3, /lupus/),
      anothers('did he kick the door', 2, /kicked the door/),
      anothers('is he allergic to latex', 4, /LATEX/),
      absent('what is his height'),
      absent('does he wear dentures'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('boudreaux', 'Patrice', 'Boudreaux', '06/02/1981'),
    as: 'text',
    pages: [
      `From: Lorenzo Tuttle, CPRS (peer)  <ltuttle@dryharborcenter.example>
Sent: Friday, October 30, 2026 3:12 AM
To: Intake - nights
Subject: for Patrice B., my tenth and I hope last intake on her

Hey night crew,

You said you wanted a write-up and not just a face sheet, so here is one. I have sat with Patrice Boudreaux (6/2/81, woman) at Dry
Harbor ten times since March. She's 45. She is on the cot across from me right now, awake, sweating, mad, and saying yes,
so please call me before she changes her mind: 504-555-0211, all night.

What she takes: fentanyl, she snorts it off a key, maybe ten bags a day, and Klonopin with it, four to six of the twos. That's
been a year and a half. She gave up crack in '22 and it stuck. She'll have a daiquiri, who doesn't, but drink isn't it.
Last bag was about six last night, Klonopin a little after. By now she's yawning so hard her jaw clicks, legs
going, goosebumps. In July she went two days without the Klonopin and had a seizure on this floor, I held her head. First ever,
and only. So she can't just ride it out on a cot. Narcan'd four times this year, twice by me.

Why now? I'll let her: "Lorenzo, my grandbaby's coming in January and my daughter say I can't hold her. I been dead four times.
I want to hold her." That's it. She wants a women's place, out of Orleans, six months if they'll have her.

~~She told me she's pregnant herself.~~  That was a joke I didn't get, strike it, sorry.

Mood: she don't sleep, she sees her brother's face, jumpy, can't sit, eats saltines. Tonight no thoughts of dying. But she has
tried: drank Drano in 1999 (she has the scar down her throat, Charity kept her two months), never since. She slaps
and scratches her own face when she's dopesick. At 12 she was taken by her mother's boyfriend, for a year, over and over.
Her brother Antoine was shot on the porch in front of her in 2005, that August. She went through the flood on a roof.`,
      `(same e-mail, p. 2 of 3)

The body: asthma, for which she's got an albuterol; high blood pressure, amlodipine 10; gabapentin 600 three times a day from the
clinic. They started her on Lexapro 20. Don't give her Toradol or aspirin, she swells. Strawberries too, face like a
balloon; she did drink a strawberry daiquiri on Mardi Gras knowing good and well, and got carried to University
Hospital, overnight. EpiPen: they gave her one and she traded it. Hepatitis C cured (2023). Got hit with a bottle in '18, blacked
out, forty staples. She had a psych eval with Dr. Odalys Fermin for her disability, August this year.

Doctors: Health care for the homeless, Nurse Practitioner Celestine Okafor, 504-555-0212 is her primary. For nerves she sees Dr.
Beau Thibodeaux, psychiatrist, 504-555-0213; next is November 17, 2026. Counselor, Miss Geraldine Hymel at Bridge House
outpatient, 504-555-0214, Tuesdays when she shows. ~~She's on methadone at Desire St.~~  Scratch it,
I was looking at Thursday's list.

Places she's been: Odyssey House, ninety days in 2022, finished, that's where the crack went. Medical detox at University twice.
Grace House she left after four days over a sweater. IOP at Bridge House on and off.

Where she's at: she was staying with her auntie on Tchoupitoulas, till the auntie's man pulled a knife. Now it's me and the Mission,
so: shelter. Mail at 1130 Camp St., New Orleans LA 70199. She's got a phone again, 504-555-0215. She's never been married but Marcus
was her man for 14 years, he's doing life at Angola. She gets a check for disability, her lungs.
Her daughter: Shanice Boudreaux, 504-555-0216, shanice.b@crescentmail.example, to be called if it goes wrong. Shanice
has preeclampsia and she's on bedrest, so go easy. She was in rehab herself as a teenager for pills; hates this.

Her people: mama drank, daddy diabetes and lost the foot. A cousin with schizophrenia. Antoine sold.`,
      `(same e-mail, p. 3 of 3)

Law: she's got a simple battery from May (she bit a security guard at Walgreens; and broke their gumball machine), Municipal
Court November 23, 2026, 8:30. No probation right now, no parole. ~~She has attachments in Jefferson.~~ I looked again
and that's her auntie's man. She never was on no registry.

Insurance is Healthy Blue, that's Louisiana Medicaid, number 7741 0098 3326. They say no number needed to walk in but you'd call for
the authorization: they gave me LA-HB-330917 at 2:40 this morning (five days detox).

Getting there: I can't carry clients in my car past the parish. She got no ride. If you'd come for her at the back door on Camp,
before 7, when day shift comes and the van to court leaves, she'll be in it.

She needs: bottom bunk, an inhaler she can keep, no men in the hall, soft food (the throat), and let her bring that shoe box. It's her
obituary cards.

One more. There's a Patricia Boudreau, no X, 29, with a baby, HIV, who is on Suboxone and comes Thursdays. They have been mixed before, once by
the ER, who wrote Patricia's peanut allergy on my Patrice. Please look at the birthday.

Go get her,
Lorenzo
15 years May 3rd (I know Odyssey's floor too, in case she says I don't)`,
    ],
    expected: {
      dob: '1981-06-02',
      ...livesAt(/1130 Camp/i, 'New Orleans', 'LA', '70199'),
      phone_number: /555-0215/,
      gender: 'Woman',
      marital_status: 'Single',
      living_status: 'Shelter',
      employment_status: 'Disability',
      ...inEmergency('Shanice', 'Boudreaux', /555-0216/),
      emergency_contact_primary_email: 'shanice.b@crescentmail.example',
      ...speakWith(/Lorenzo Tuttle|Tuttle/i, /555-0211/),
      contact_person_email: 'ltuttle@dryharborcenter.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /7741 0098 3326/,
      authorization_number: 'LA-HB-330917',
      ...seenBy('pcp', /Celestine Okafor/i, /555-0212/),
      ...seenBy('psychiatrist', /Thibodeaux/i, /555-0213/),
      ...seenBy('therapist', /Hymel/i, /555-0214/),
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /grandbaby|dead four times|hold her/i,
      current_symptoms: /don't sleep|jumpy|can't sit|brother's face|sweating/i,
      recent_substance_abuse: /fentanyl|ten bags|Klonopin|Last bag/i,
      concerns_for_withdrawal: /yawning|goosebumps|had a seizure on this floor|ride it out/i,
      medication_plan: /albuterol|amlodipine|gabapentin|Lexapro/i,
      allergies: /Toradol|aspirin|Strawberries/i,
      knowingly_ingested_allergen: /strawberry daiquiri|knowing good and well/i,
      epipen: /traded it/i,
      transportation_required: /no ride|come for her|carry clients/i,
      additional_treatment_or_support_needed: /bottom bunk|no men in the hall|soft food|women's place/i,
      hospitalizations: /Charity|University/i,
      residential_programs: /Odyssey House|Grace House/i,
      other_levels_of_care: /detox at University|IOP at Bridge/i,
      outpatient_therapy: /Hymel|Bridge House/i,
      psych_testing_done: /psych eval|Fermin/i,
      history_of_self_harm: /slaps|scratches her own face/i,
      history_of_suicide_attempts: /Drano/i,
      history_of_trauma: /mother's boyfriend|shot on the porch|flood on a roof/i,
      history_of_seizures: /had a seizure on this floor/i,
      history_of_tbi_concussions: /hit with a bottle|blacked|forty staples/i,
      aggression_or_property_damage: /bit a security guard|gumball/i,
      pending_legal_charges: /simple battery/i,
      upcoming_court_date: '2026-11-23',
      family_history: /mama drank|lost the foot|schizophrenia/i,
      ...ruledOut('probation parole_granted registered_sex_offender'),
    },
    open: [...OWN_PLAN, 'sex_at_birth', 'legal_guardianship_status', 'sexually_inappropriate_behavior'],
    questions: [
      asked('what does Patrice snort fentanyl off', 1, /off a key/),
      asked('When is Municipal Court?', 3, /November 23, 2026/),
      asked('Which psychiatrist does she see for nerves?', 2, /Thibodeaux/),
      asked('what is the authorization number', 3, /LA-HB-330917/),
      asked('how long was she at Odyssey House', 2, /ninety days/),
      asked('what is in the shoe box', 3, /obituary cards/),
      reworded('what joyful event makes her want to stop', 1, /grandbaby's coming/),
      reworded('how often was she revived with naloxone', 1, /Narcan'd four times/),
      reworded('what did she swallow when she wanted to die', 1, /Drano/),
      reworded('at what hour should the pick-up come', 3, /before 7/),
      reworded('which fruit can kill her', 2, /Strawberries/),
      reworded('whom did she bite', 3, /bit a security guard/),
      reworded('why can she not go back to her aunt', 2, /pulled a knife/),
      takenBack('is she pregnant herself', 1, /pregnant herself/),
      takenBack('does she get methadone at Desire St.', 2, /methadone at Desire/),
      takenBack('has she attachments in Jefferson', 3, /attachments in Jefferson/),
      anothers('does she have HIV', 3, /HIV/),
      anothers('is she on bedrest with preeclampsia', 2, /preeclampsia/),
      anothers('Is there a peanut allergy?', 3, /peanut allergy/),
      absent('did she finish high school'),
      absent('does she have a driver’s license'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
