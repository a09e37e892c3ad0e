import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';
import { firstAidBooth } from './first-aid-booth.ts';

/** Cards and sheets of a festival's medical tent, sent on with a letter once the festival is over. */
export const festivalMedicalTent: readonly ApartRecord[] = [
  {
    person: who('marchbanks', 'Isolde', 'Marchbanks', '04/19/1999'),
    as: 'text',
    pages: [
      `M O O N B A R R O W   G A T H E R I N G   2 0 2 6                      ~ personal medical card ~
printed from registration, keep in your lanyard                              wristband 0047719
 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
 YOU                                                 YOUR PEOPLE
 Isolde "Izzy" Marchbanks  (she/her)                 In case of emergency
 born 04/19/1999                                       Thora Marchbanks, my mom
 sex assigned at birth: M                              415-555-0172     thora@bluffmail.example
 gender: transgender woman                           Camp: Tidepool, 7:30 & F
 2750 Foghorn Alley #6                               Campmates who know my stuff
 Pelican Bluff, CA 94999                               Juniper (she has epilepsy, her dog alerts, don't pet)
 415-555-0171                                          Marlow (EMT, diabetic, knows where my pen is)
 izzy.m@bluffmail.example
                                                     YOUR COVERAGE
 single . rent with 2 roommates                        Kaiser Permanente     ID 1100 4472 9     grp 603771
 part-time barista, Kettle & Crow                      subscriber: my dad, Alaric Marchbanks, 08/08/1966
                                                       he's with the Bay Pilots Association
 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
 ALLERGIC TO           kiwi. my throat closes
 EVER EATEN IT ANYWAY? yes, once, a dare, 2023. never again
 EPIPEN?               yes, fanny pack, left side
 MEDICATIONS           estradiol 2 mg twice a day, spironolactone 100 mg, sumatriptan if I get an aura
 CONDITIONS            migraine with aura.   ~~heart murmur~~  that's mom's, sorry, wrong box
 BLOOD TYPE            O pos`,
      `MOONBARROW MEDICAL  /  TENT 2  /  ENCOUNTER SHEET
MARCHBANKS, Isolde     WB 0047719     DOB 4/19/99                     Sat 10/10/2026    in 0310    RN: T. Okonjo

TRIAGE    [X] red   [ ] yellow   [ ] green         BROUGHT BY   [X] ranger (Ranger Mothwing)  [ ] self  [ ] friend
FOUND     face down by the whale art car, 0255, breathing 6/min, blue lips.  GCS 7
GIVEN     O2, position, naloxone 4 mg x1 no change.  No tube.
VITALS    0312  HR 52   BP 96/50   SpO2 84 -> 98 on O2   T 35.9   glucose 101
          0540  GCS 15, "oh no, not again," wants water
          1105  BACK in: HR 140  BP 168/100  T 38.1  soaked, shaking, "bugs in the shade cloth," pulling at line
TOOK      "G" (GHB), 2 mL in a capful every two hours, day and night, since May.  last 0130
          ketamine, about a gram a day, nose.    last Fri night
          alcohol 0 since G.   cannabis a little.
          ~~fentanyl strip POSITIVE~~   wrong baggie, from the next camp. TO
EVENTS    ~~0330 vomited blood~~   that was the cot beside, TO 0412
          1110  diazepam 10 + 10, phenobarbital 260 on Dr. Vance's order
          1150  to Desert Valley Hospital by ground

SITTER'S NOTES  (Sanctuary, 0600-1040, volunteer "Pebble")
  Slept, woke in bits. Says G was for dancing and now it is for not getting sick. Phone alarm goes off and she reaches
  before she is awake. Cried about the guys who jumped her outside a bar in 2021 "for walking." They wired her jaw
  and she was out for some minutes. Says her ex Lior overdosed in her tub in January, he lived, he is in prison now.
  Says she'd burn her thighs with a lighter when she can't sleep, last one July. Walked into the surf at 17 and a
  surfer dragged her in. Asked if she is thinking of that now: "No. I'm thinking of a bed with rails."
  0900 bit my sleeve when I moved the phone, then kissed it. It was fine.`,
      `Moonbarrow Gathering - Medical
Dr. Oriel Vance, medical lead
October 19, 2026

Dear admissions team,

Ms. Marchbanks asked me to write, and signed for it. You have her card and our sheet. She was at Desert Valley
Hospital from the 10th to the 14th, three of those days in intensive care, for GHB withdrawal with delirium; they used
baclofen and phenobarbital. She went home on baclofen 10 mg three times a day. On the 16th she took G again. So please
plan for a second one: it starts within a few hours, and last time it went from anxious to delirious in about nine.

I asked what she wants. "I set an alarm every two hours so I don't get sick. I'd like one night where I am not my own
nurse." She is sleeping ninety minutes at a time, jumpy, tearful, not eating much. Her bladder hurts, which is the
ketamine; urology is not set up yet and should be.

She did the IOP at Lavender Path in 2024, eight weeks. She has never been in a residential program. Her therapist is
Saoirse Dunne, LMFT, 415-555-0174, every week since 2022; her doctor is Dr. Wei Zhang at Kaiser, 415-555-0175, who
sees her on November 10, 2026, at 2:20 p.m. for hormones and labs. There is no psychiatrist. In high school she
made herself throw up, and not since 2018. She has never had a seizure. There are no charges and no court.
Her grandfather drank himself blind, she says, and an uncle died of AIDS; her mother has thyroid disease and the murmur.

~~Estradiol is to be held~~  I wrote that before I reached Kaiser; Dr. Zhang says give it.
She would like a room with women and her name on the door. She does not own a car and her roommates have gone back
to work, so she has no way to you from Pelican Bluff.

Our aftercare volunteer, Bodhi Arsenault, is the one to speak with: 760-555-0173, bodhi@moonbarrow.example.

Oriel Vance, MD`,
    ],
    expected: {
      dob: '1999-04-19',
      sex_at_birth: 'Male',
      gender: 'Transgender woman',
      ...livesAt(/2750 Foghorn/i, 'Pelican Bluff', 'CA', '94999'),
      phone_number: /555-0171/,
      email_id: 'izzy.m@bluffmail.example',
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Part-time',
      employer: /Kettle/i,
      ...inEmergency('Thora', 'Marchbanks', /555-0172/),
      emergency_contact_primary_email: 'thora@bluffmail.example',
      ...speakWith(/Arsenault/i, /555-0173/),
      contact_person_email: 'bodhi@moonbarrow.example',
      carrier: 'Kaiser Permanente',
      subscriber_id: /1100 4472 9/,
      group_number: '603771',
      subscriber_firstname: 'Alaric',
      subscriber_lastname: 'Marchbanks',
      subscriber_dob: '1966-08-08',
      subscriber_employer: /Bay Pilots/i,
      ...seenBy('therapist', /Dunne/i, /555-0174/),
      ...seenBy('pcp', /Zhang/i, /555-0175/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /every two hours so I|not my own\s+nurse|one night where|bed with rails/i,
      current_symptoms: /ninety minutes|jumpy|tearful|bladder|not eating/i,
      recent_substance_abuse: /GHB|"G"|ketamine|took G again/i,
      concerns_for_withdrawal: /delirium|delirious|bugs in the shade|second one|soaked, shaking/i,
      medication_plan: /estradiol|spironolactone|baclofen|sumatriptan/i,
      allergies: /kiwi/i,
      knowingly_ingested_allergen: /dare|once/i,
      epipen: /yes|fanny pack/i,
      transportation_required: /does not own a car|no way to you/i,
      additional_treatment_or_support_needed: /urology|room with women/i,
      hospitalizations: /Desert Valley/i,
      other_levels_of_care: /Lavender Path|IOP/i,
      outpatient_therapy: /Dunne|Lavender Path/i,
      history_of_self_harm: /lighter|thighs/i,
      history_of_suicide_attempts: /surf/i,
      eating_disorder: /throw up/i,
      history_of_trauma: /jumped her/i,
      history_of_tbi_concussions: /wired her jaw|out for some minutes/i,
      family_history: /drank himself|AIDS|thyroid/i,
      ...ruledOut('history_of_seizures residential_programs pending_legal_charges'),
    },
    open: [...fields('aggression_or_property_damage current_psychiatrist_name')],
    questions: [
      asked('Who is the subscriber of the Kaiser plan?', 1, /Alaric Marchbanks/),
      asked('what was her GCS when she was found', 2, /GCS 7/),
      asked('which hospital was she taken to', [2, 3], /Desert Valley Hospital/),
      asked('blood type', 1, /O pos/),
      asked('how much ketamine a day', 2, /about a gram a day/),
      asked('when does Dr. Zhang see her', 3, /November 10, 2026/),
      asked('who is the aftercare volunteer', 3, /Bodhi Arsenault/),
      reworded('How often must she dose to stay well?', [2, 3], /every two hours/),
      reworded('which fruit could kill her', 1, /kiwi/),
      reworded('did she ever try it on purpose though she reacts', 1, /a dare, 2023/),
      reworded('how quickly did she become confused last time', 3, /about nine/),
      reworded('who assaulted her and how badly', 2, /jumped her|wired her jaw/),
      reworded('did she try to drown herself', 2, /Walked into the surf/),
      reworded('whom would she share sleeping quarters with', 3, /room with women/),
      reworded('Does she wish to die at the moment?', 2, /bed with rails/),
      takenBack('does she have a heart murmur', 1, /heart murmur/),
      takenBack('did she test positive for fentanyl', 2, /fentanyl strip/),
      takenBack('did she vomit blood', 2, /vomited blood/),
      anothers('Is she diabetic?', 1, /diabetic/),
      anothers('who alerts to her epilepsy', 1, /epilepsy/),
      anothers('has she been in prison', 2, /in prison/),
      absent('is she hepatitis B immune'),
      absent('what is her height'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  firstAidBooth,
];
