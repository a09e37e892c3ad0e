import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A river towboat's log, the company nurse's sheet and what the port chaplain adds. */
export const towboatPapers: ApartRecord = {
  person: who('tull', 'Bernadette', 'Tull', '07/14/1982'),
  as: 'scan',
  pages: [
    `M/V  CAROLINE  MERAMEC               BOAT LOG (copied out for office by mate, Oct. 20)             Lower Miss.

10-14  0600  Mi 663  Helena.  Cook Tull 2 hrs late to galley.  Fog.
10-14  1340  Tull burned biscuits, told the capt. where to put them. Not like her.
10-15  0215  Deckhand Sipes found Tull on guard, port side, sitting w/ legs over. Talked her back. She said "just looking."
10-15  0900  Sipes fell, shoulder out. Sent ashore Rosedale.  (Sipes takes blood pressure pills, put in bag.)
10-16  0500  Tull sick in head, both ends, cold sweats, goose flesh, can't keep still. Says flu.  No fever.
10-16  1115  Capt. + mate talked to Tull. She gave us what she had, 4 blue pills, over side w/ 2 witnesses.
             Says 15 a day, "percs," snorts them, knows it's fent. 2 yrs since her back. last one 10-15 supper.
             Also pint of vodka when off the boat (28 on / 14 off), none on.  ~~Smokes meth~~ menthols, mate's mistake
10-16  1800  Shore nurse by phone: no Narcan needed, fluids, Imodium.  Can she wait for Greenville?  She can.
10-16  2000  ~~Tull refused drug test~~  wrong line, that was Sipes' form, and he took it after
10-17  0730  Tull threw skillet at bulkhead. No one there. Cried.
10-18  0640  Greenville.  Tull off w/ bag, company car.   ~~Fired per office~~  office says LEAVE, not fired.  Capt. Dupuis`,
    `MERAMEC BARGE LINE - HEALTH OFFICE                      CREW MEMBER MEDICAL SHEET
+-----------------------------+----------------------------------------------------------------------------+
| Name                        | Bernadette "Bernie" Tull                     F       b. 7-14-82             |
| Rating / status             | cook, full time, on medical leave from 10-18-26                             |
| Lives off boat              | 88 Levee View Ct, Cairo Landing, KY 42999 (her daddy's house, w/ him)       |
| Phone                       | 270-555-0141   text first                                                   |
| Single / Mar / Div          | divorced                                                                    |
| In emergency                | Travis Tull, son (22), 270-555-0142                                         |
| Insurance                   | Anthem Blue Access, own, thru Meramec.  YRP 881 M 40027   grp  L-00418      |
| Auth                        | Anthem says # 26-1018-5567 opened for "SUD higher level"                    |
| Allergies                   | Dilaudid - "quit breathing"    latex - rash      EpiPen  no                 |
| Meds                        | lisinopril 10, meloxicam 15 (stopped 10-18), fluoxetine 40, Narcan in purse |
| Conditions                  | BP; 2 bad discs; hep C treated and cured 2021; ~~COPD~~ that's Mr. Tull     |
| Seizure                     | no                                                                          |
| Head injury                 | ratchet bar to forehead 2018, knocked out, Memphis, stayed 2 days           |
| Hospital                    | Memphis above. L5 surgery Paducah Mar 2024, 3 days. Psych: Rivendell, below |
| Doctor                      | Tanya Birdsong, APRN, 270-555-0143;  visit Nov 10 '26, 11:15                |
| Counselor                   | EAP:  Wes Kimbrough, LMFT, 270-555-0144, phone sessions when boat has bars  |
| Psychiatrist                | no                                                                          |
+-----------------------------+----------------------------------------------------------------------------+
Seen 10-19 Greenville clinic   BP 152/96   P 104   COWS 17 -> 6 after bup 8    preg neg   UDS fent+, rest neg
Started bup-nlx 8/2, two films a day, 14 days given.  Wants inpatient anyway.
PHQ-9  18 (#9 some days, no plan today).   "My whole arms feel like TV static."  Sleep 2-3 h.  Off food.
                                                                            H. Broussard LPN, Oct 19`,
    `SEAMEN'S CHURCH CENTER, PORT OF GREENVILLE                                                  Oct. 21, 2026

Sister Agnes Odom, chaplain - I have been riding with Bernie's worry since she cooked on the Ruth Ellen. She stays in our
guest room till something opens. I wrote down what she wants you to know, she read it over and made me fix two things.

"Sipes got me off the guard at two in the morning and never told nobody I was crying. I'm forty-four and I raised a boy on
that river. I want to be done before the grandbaby gets here." (Travis's girl is due at New Year.)

Before:  Rivendell in Bowling Green, 2009, nine days on the mental side, after she drove her truck off Hickman landing on
purpose.  Then Lifeskills rehab house for women, 2010, 60 days; sober eight years.  No detox, she says, "not a real one."
She has pulled her own eyelashes and burned herself on the oven door meaning to; last time in spring.
First husband Ronnie choked her and set fire to the trailer. He is doing fifteen years. After him her fiance, Dale, drowned
off the Caroline in '19 and she was on watch. That is the dream.
Her daddy (Mr. Tull) has COPD and drinks; her mama was bipolar and left. Brother Wendell died of it, pills.
~~She has been in jail~~ she says no, that is Ronnie.  One thing open: bad checks, Fulton District Court, 11-30-26 at 9, she
means to pay it.   No probation, no parole, never.
She does not starve or throw up. Not one of those.
Travel: her truck is in Cairo Landing and the plates are dead. The company car goes to Memphis and back, that's all. A
bus makes her sick coming off this. She'd need picking up in Greenville.
Needs: a bottom bunk, reading glasses 2.5, someone to pray with, the back looked after without pills.

Call:  me. 662-555-0145, sragnes@seamensgreenville.example.     NOT the boat.     ~~Call Capt. Dupuis~~ B.T.`,
  ],
  expected: {
    dob: '1982-07-14',
    sex_at_birth: 'Female',
    ...livesAt(/88 Levee View/i, 'Cairo Landing', 'KY', '42999'),
    phone_number: /555-0141/,
    marital_status: 'Divorced',
    living_status: 'With family',
    employment_status: 'Full-time',
    employer: /Meramec/i,
    ...inEmergency('Travis', 'Tull', /555-0142/),
    ...speakWith(/Agnes/i, /555-0145/),
    contact_person_email: 'sragnes@seamensgreenville.example',
    carrier: 'Anthem/Elevance',
    subscriber_id: /YRP 881 M 40027/,
    group_number: 'L-00418',
    subscriber_employer: /Meramec/i,
    authorization_number: /26-1018-5567/,
    ...seenBy('therapist', /Kimbrough/i, /555-0144/),
    ...seenBy('pcp', /Birdsong/i, /555-0143/),
    next_appointment: '2026-11-10',
    reason_for_seeking_treatment: /grandbaby|off the guard/i,
    current_symptoms: /TV static|PHQ-9|Sleep 2-3|Off food|Cried|cold sweats/i,
    recent_substance_abuse: /percs|fent|15 a day|vodka/i,
    concerns_for_withdrawal: /cold sweats|goose flesh|COWS|both ends/i,
    medication_plan: /lisinopril|fluoxetine|bup/i,
    allergies: /Dilaudid|latex/i,
    epipen: /\bno\b/i,
    transportation_required: /picking up|plates are dead|bus makes her/i,
    additional_treatment_or_support_needed: /bottom bunk|back looked after|pray with/i,
    hospitalizations: /Memphis|Paducah|Rivendell/i,
    residential_programs: /Lifeskills/i,
    outpatient_therapy: /Kimbrough|phone sessions/i,
    history_of_self_harm: /eyelashes|oven door/i,
    history_of_suicide_attempts: /Hickman|drove her truck/i,
    history_of_trauma: /choked|set fire|drowned/i,
    history_of_tbi_concussions: /ratchet bar/i,
    aggression_or_property_damage: /skillet/i,
    pending_legal_charges: /bad checks/i,
    upcoming_court_date: '2026-11-30',
    family_history: /bipolar|Wendell|COPD and drinks/i,
    eating_disorder: /does not starve|not one of those|\bnot\b/i,
    ...ruledOut('history_of_seizures probation parole_granted'),
  },
  open: [...fields('gender other_levels_of_care current_psychiatrist_name'), ...OWN_PLAN],
  questions: [
    asked('who found Tull on the guard', [1, 3], /Sipes/),
    asked('COWS', 2, /COWS 17/),
    asked('What is the Anthem group?', 2, /L-00418/),
    asked('when did she get off at Greenville', 1, /10-18 0640 Greenville/),
    asked('how many films a day', 2, /two films a day/),
    asked('who is the EAP counselor', 2, /Wes Kimbrough/),
    asked('how long was she at Rivendell', 3, /nine days/),
    reworded('what did the crew do with her pills', 1, /over side w\/ 2 witnesses/),
    reworded('is she about to be a grandmother', 3, /grandbaby|due at New Year/),
    reworded('which opioid painkiller nearly killed her', 2, /Dilaudid/),
    reworded('Did she ever crash on purpose?', 3, /Hickman landing/),
    reworded('how did she lose the man she was to marry', 3, /drowned/),
    reworded('where is she sleeping now', 3, /guest room/),
    reworded('is she over her hepatitis', 2, /treated and cured/),
    reworded('does she still have her job', [1, 2], /LEAVE, not fired|medical leave/),
    takenBack('does she smoke meth', 1, /Smokes meth/),
    takenBack('Does she have COPD?', 2, /COPD/),
    takenBack('did she refuse a drug test', 1, /refused drug test/),
    anothers('is her shoulder dislocated', 1, /shoulder out/),
    anothers('does she have bipolar disorder', 3, /bipolar/),
    anothers('is she serving fifteen years', 3, /doing fifteen years/),
    absent('what is her weight'),
    absent('does she have a history of blood clots'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
};
