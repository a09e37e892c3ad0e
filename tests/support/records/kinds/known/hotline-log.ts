import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** Calls about one person to a crisis or helpline, each typed by who took it. */
export const hotlineLog: readonly ApartRecord[] = [
  {
    person: who('quimby', 'Theodora', 'Quimby', '10/10/1995'),
    as: 'text',
    pages: [
      `LIFTLINE 24/7  case 55-2093                      printed for receiving agency 10/30/26
subject of calls: QUIMBY, Theodora "Teddie"  dob 10-10-1995   lives: her van, Marrow Beach lot

#1  10/28 23:52   caller = Odell (says friend)    taken by ks
    Friend wants us to send somebody, Teddie has been up 4 days and is picking bugs out of
    her arm. He is high himself, been awake 2 days, says HE would rather be dead than this.
    Safety plan done w/ Odell, see case 55-2094. Gave him this number for her.

#2  10/29 04:10   caller = Teddie                 taken by ks
    Crying. Bought what she thought was molly, thinks bath salts. Has been on crystal since 22,
    snorts, "maybe a teener a day" this month. Last line midnight. Took 2 of Odell's Klonopin
    to come down. Not wanting to die. Tried once, walked into the surf at 19, lifeguard got her.
    Does not cut. Never hit anyone, has been hit. No meds. No allergies she knows, "cats lol".

#3  10/29 13:30   caller = Teddie                 taken by bn
    Slept 5 h. Hungry, legs jumping, low. Will go anywhere w/ a bed but not back to Seaglass, she
    was there Jan 2025 and someone stole her guitar. Has State Medicaid thru 12/31, card in glovebox.
    Needs van parked safe and a ride. Has a ticket for sleeping on the beach, pays it Friday.

#4  10/29 18:05   caller = mother, June Quimby, 808-555-0150    taken by bn
    Mom says T had "spells" as a baby w/ fever, none since age 3. Mom has MS and cannot drive.
    Grandmother killed herself. OK to call mom any time.
    LATER: mom rang back 18:20, spells were her other girl, not Theodora.`,
    ],
    expected: {
      dob: '1995-10-10',
      recent_substance_abuse: /crystal|bath salts/i,
      concerns_for_withdrawal: /legs jumping|Hungry/i,
      history_of_suicide_attempts: /walked into the surf/i,
      history_of_self_harm: /Does not cut|\bno\b/i,
      aggression_or_property_damage: RULED_OUT,
      allergies: /No allergies|cats/i,
      residential_programs: /Seaglass/i,
      family_history: /Grandmother killed herself/i,
      carrier: 'Medicaid/MCO',
      transportation_required: /ride|^yes/i,
      living_status: 'Unhoused',
      contact_person_name: /June Quimby/i,
      contact_person_phone: /808\D?555\D?0150/,
    },
    open: [
      'history_of_trauma',
      'current_symptoms',
      'medication_plan',
      'pending_legal_charges',
      'reason_for_seeking_treatment',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'address',
    ],
    questions: [
      asked('how much crystal does she use', 1, /maybe a teener a day/),
      asked("What is the mother's number?", 1, /808-555-0150/),
      asked('where is she living', 1, /her van, Marrow Beach/),
      reworded('past attempt?', 1, /walked into the surf at 19/),
      reworded('why not seaglass', 1, /stole her guitar/),
      reworded('is she seeing things', 1, /picking bugs/),
      reworded('how is she paying', 1, /State Medicaid/),
      reworded('did she take any benzos', 1, /Odell's Klonopin/),
      asked('does she want to die', 1, /Not wanting to die/),
      anothers('does she have MS', 1, /Mom has MS/),
      takenBack('did she have spells as a baby', 1, /"spells" as a baby/),
      absent('what does she weigh'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'psychiatric', 'insurance'],
  },
  {
    person: who('nakashima', 'Craig', 'Nakashima', '01/30/1969'),
    as: 'scan',
    pages: [
      `ADMISSIONS LINE - WHILE YOU WERE OUT - typed up from Bonnie's pad 10/23/2026

re: Craig Nakashima (bday 1/30/69). Two calls, I put them in order not sorry for the mess

9:15  his boss, Lou Grabowski, Grabowski & Sons Roofing. Craig is his best foreman, came to work
lit Monday, fell off a tailgate not a roof thank god. Lou drove him to urgent care, 6 stitches
over the eye, no concussion they said. Co. has Anthem, Lou thinks, policy starts w/ YRP. Job is
his if he gets help, EAP already called. Lou had a triple bypass so knows what a scare does.

11:40  Craig himself, from his kitchen. Vodka since his divorce went thru in Feb, handle lasts him
2 days. Beer w/ lunch. Wakes at 4 w/ shakes, drinks, shakes stop. Never had DTs or a fit. Wont
touch drugs, his kid brother died of them. Has to take metoprolol for afib + a blood thinner, he
will bring the bottles. Allergic to shellfish and "the dye". Was in Hazelmere for 28 days
2009, stayed dry 11 yrs. Feels like a failure, hasnt thought of doing himself in, has his
girls. One night last month he put his foot thru the TV.
DUI in 2004, all paid. Nothing open.
Can be here Sunday after 2. Daughter Keiko drives. call her not the ex!! 555-0143
ANTHEM ID he read me:  YRP 118 M 60277     I heard group as 00A19, he said no, 00819.`,
    ],
    expected: {
      dob: '1969-01-30',
      recent_substance_abuse: /Vodka/i,
      concerns_for_withdrawal: /shakes/i,
      history_of_seizures: RULED_OUT,
      allergies: /shellfish/i,
      residential_programs: /Hazelmere/i,
      medication_plan: /metoprolol/i,
      aggression_or_property_damage: /foot thru the TV/i,
      pending_legal_charges: /Nothing open|\bno\b/i,
      carrier: 'Anthem/Elevance',
      subscriber_id: /YRP\s?118\s?M\s?60277/i,
      group_number: '00819',
      marital_status: 'Divorced',
      history_of_tbi_concussions: RULED_OUT,
      family_history: /kid brother died/i,
    },
    open: [
      'history_of_suicide_attempts',
      'contact_person_name',
      'contact_person_phone',
      'employment_status',
      'employer',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_phone',
      'transportation_required',
    ],
    questions: [
      asked('who is his boss', 1, /Lou Grabowski/),
      asked('What is the Anthem ID?', 1, /YRP 118 M 60277/),
      asked('stitches?', 1, /6 stitches/),
      reworded('when can he get here', 1, /here Sunday after 2/),
      reworded('how long was he sober once', 1, /dry 11 yrs/),
      reworded('morning tremors?', 1, /Wakes at 4 w\/ shakes/),
      reworded('did he smash anything at home', 1, /foot thru the TV/),
      reworded('will his work take him back', 1, /Job is\s+his if he gets help/),
      reworded('contrast or seafood reactions', 1, /shellfish and "the dye"/),
      anothers('did he have bypass surgery', 1, /Lou had a triple bypass/),
      asked('what is the group number', 1, /he said no, 00819/),
      absent('which cardiologist does he see'),
      absent('last drug screen result'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'insurance'],
  },
];
