import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';
import { towboatPapers } from './towboat-papers.ts';

/** Medical papers of somebody who works on the water: advice by radio, messages and the company's examination. */
export const seafarerMedical: readonly ApartRecord[] = [
  {
    person: who('sturgess', 'Lionel', 'Sturgess', '02/09/1987'),
    as: 'text',
    pages: [
      `TELEMEDICAL MARITIME ADVICE - REQUEST (send complete; radio operator reads down the column)
 1  VESSEL             R/V THISTLE SHOAL, Coastal Survey Service         11  POSITION   41-52 N  066-10 W
 2  DATE / TIME        06 OCT 2026  0415Z                                 12  NEXT PORT  Ledgeport ME, ETA 07 OCT 1900
 3  PATIENT            STURGESS, LIONEL                                   13  RANK       second engineer
 4  BORN               09 FEB 1987     sex M     nat. US                  14  CREW       31, incl. 9 scientists
 5  COMPLAINT          FIT IN ENGINE CONTROL ROOM 0340Z, 3 MIN, BIT TONGUE, WET HIMSELF. FIRST EVER, HE SAYS.
 6  BEFORE THAT        SHAKING SINCE SUPPER, COULD NOT HOLD CUP, HEARD "THE OTHER SHIP'S RADIO". NO OTHER SHIP.
 7  NOW                AWAKE, SORE, SWEATING.  BP 166/104  PULSE 124  TEMP 37.9  RESP 20  SPO2 96
 8  DRUGS / DRINK      SAYS RUM, ONE LITER PER DAY ASHORE, ALL SUMMER. SMUGGLED 6 BOTTLES, RAN OUT 04 OCT 2200Z.
                       ALSO LOPERAMIDE, 40 TABS A DAY, "FOR THE OTHER THING." HAS 1 BOX LEFT
 9  MEDICINES TAKEN    VENLAFAXINE 150.   ~~INSULIN~~ CORRECTION: THAT IS THE BOSUN'S PEN IN THE SAME FRIDGE
10  ALLERGIES          TETRACYCLINE, BLISTERS.    EPIPEN: NONE ABOARD EXPIRED   [sic] SHIP'S PEN OK, HE OWNS NONE
ADVICE GIVEN (Dr. Ilkka Rasmus, duty)
   0431Z  DIAZEPAM 10 MG RECTAL OR ORAL NOW, 10 EVERY HOUR UNTIL DROWSY, MAX 60.  WATCH BY PAIR.
   0440Z  ECG STRIP BY PHOTO: QTC 520. STOP LOPERAMIDE ALL OF IT. NO ONDANSETRON.
   0605Z  ~~DIVERT, HELICOPTER~~  CANCELLED 0650Z, CALM, 40 MG IN
   1200Z  KEEP 5 MG Q6H TO PORT. AMBULANCE AT BERTH.
   1815Z  ABLE SEAMAN WITH CHEST PAIN (SEPARATE CASE 26-1177) - ASPIRIN, NITRATE`,
      `From: Master, Thistle Shoal
To: crewwelfare@coastalsurvey.example
Date: 07 Oct 2026 21:20
Subject: 2/E Sturgess

Landed him at 1915 to Ledgeport General, walking. For your file: he is the best second I have sailed with. He hid
it well. On the 3rd he swung a wrench at the purifier and cracked the sight glass, nobody near. I put that down to the
purifier. My own chief mate is three years sober, on Antabuse, and offers to talk with him.
Search of his cabin found six empties and 11 boxes of Imodium. ~~White powder in a film can~~ was cabin 14, not his.
W. Okonkwo, Master

From: Colm Haggerty
To: crewwelfare@coastalsurvey.example
Date: 13 Oct 2026 08:02
Subject: Re: Lionel

He's home with me since yesterday. You asked for the facts so here they are in a row. We have been domestic partners nine
years, we own 612 Breakwater Road, Ledgeport, Maine 04999, his cell is 207-555-0191 and mine 207-555-0192 and I'm
the one to ring if it goes wrong. In hospital five nights, two of them in the unit with the heart monitors. He had one drink
last night and told me. The loperamide he takes because of oxys, from the hernia in 2023; it is how he got off those,
it's the only thing that stopped his legs. So please don't anyone just take it off him and think it's for his stomach.
He said to me on the step, "Colm, I was lying in my own piss over a bilge pump. I'm done being good at it. Book me in."
His brother went through the ice when they were boys and he was holding the rope. He does not sleep. He has
panic in the shower. At nineteen at the academy he hung himself from a door and the door gave. Concussion from
that, and one boxing. Never anything since. He's never cut himself.
I'm a type 1 diabetic and blind in one eye so I can't drive him to wherever you find.   Colm

From: crewwelfare@coastalsurvey.example
Date: 13 Oct 2026 10:44
Subject: Re: Re: Lionel

Thank you, Colm. Coverage is federal: GEHA Standard, ID 4471 0092 G8, he is the enrollee, full time with Coastal
Survey Service. Precert for detox and residential was started; reference GH-26-88107. Bed offers to me please.
Marguerite Dufresne, Crew Welfare, 207-555-0193`,
      `COASTAL SURVEY SERVICE            MEDICAL EXAMINATION OF A MARINER - RETURN / FITNESS         19 October 2026
Examiner   Dr. Hester Van Loan, Ledgeport Occupational Medicine        Mariner   Lionel Sturgess   02/09/1987   Male

HISTORY (mariner marks, examiner adds)                     YES   NO    REMARKS
 1   epilepsy, seizures, fainting                          [x]   [ ]   one, 6 Oct., alcohol withdrawal
 2   heart disease, rhythm                                 [x]   [ ]   long QT from loperamide, 520 -> 448
 3   diabetes                                              [ ]   [x]
 4   depression, anxiety, other mental                     [x]   [ ]   both. PHQ-9 16. no suicidal thought
 5   hospital stay, any                                    [x]   [ ]   LGH 7-12 Oct.; hernia 2023, 1 night
 6   hospital stay, psychiatric                            [x]   [ ]   after the door, 2006, 10 days, Castine
 7   alcohol or drug treatment                             [x]   [ ]   IOP Harbor Steps 2024, 6 wks between trips
 8   detoxification / residential                          [ ]   [x]   ~~yes, Togus 2019~~ error, other mariner's form
 9   convicted, or charged now                             [ ]   [x]   never. not on probation
10   eating disorder                                       [ ]   [x]
11   family: alcohol, heart, mental                        [x]   [ ]   father, rum, d. at 49; mother, hoarding
12   hearing loss                                          [x]   [ ]   both ears, engine rooms
EXAM   BP 138/88   P 84   wt 201   tremor fine   liver 2 fingers   gait normal
LABS   GGT 610   AST 144   ALT 98   plt 131   K 3.9   Mg 1.6   UDS negative incl. oxycodone
COGN   RBANS by Dr. S. Attwater 15 Oct., index 84, memory low
RX     venlafaxine 150 mg, thiamine 100 mg, loperamide taper (24 tabs/day, less 4 a week), metoprolol 25 mg
SEEN BY   therapist Aoife Tremblay LCPC, 207-555-0194 (Harbor Steps, since 2024, by video at sea)
          prescriber of venlafaxine: Dr. Benoit Larch, psychiatrist, 207-555-0195;  he sees him Nov. 12, 2026, 3 pm
          family doctor Dr. Yusuf Kiprono, 207-555-0196
RESULT    [ ] fit    [x] temporarily unfit, 6 months from last seizure    [ ] permanently unfit
          Treatment with monitored bed, ECG weekly, vitamin, audiology.   No ladders alone.
          Sober letter and Coast Guard waiver before sea.   Service will pay for a driver, ask M. Dufresne.`,
    ],
    expected: {
      dob: '1987-02-09',
      sex_at_birth: 'Male',
      ...livesAt(/612 Breakwater/i, 'Ledgeport', 'Maine', '04999'),
      state: /Maine|\bME\b/,
      phone_number: /555-0191/,
      marital_status: 'Domestic partner',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Coastal\s+Survey/i,
      ...inEmergency('Colm', 'Haggerty', /555-0192/),
      ...speakWith(/Dufresne/i, /555-0193/),
      contact_person_email: 'crewwelfare@coastalsurvey.example',
      carrier: 'GEHA',
      subscriber_id: /4471 0092 G8/,
      subscriber_employer: /Coastal\s+Survey/i,
      authorization_number: /GH-26-88107/,
      ...seenBy('therapist', /Tremblay/i, /555-0194/),
      ...seenBy('psychiatrist', /Larch/i, /555-0195/),
      ...seenBy('pcp', /Kiprono/i, /555-0196/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /bilge pump|done being good|Book me in|FIT IN ENGINE/i,
      current_symptoms: /does not sleep|panic|PHQ-9|SWEATING|SHAKING|depression/i,
      recent_substance_abuse: /rum|loperamide|one drink/i,
      concerns_for_withdrawal: /FIT IN|SHAKING|alcohol withdrawal|stopped his legs|OTHER SHIP/i,
      medication_plan: /venlafaxine|thiamine|loperamide taper|metoprolol|diazepam/i,
      allergies: /tetracycline/i,
      epipen: /owns none|none/i,
      transportation_required: /can't drive him|pay for a driver/i,
      additional_treatment_or_support_needed: /ECG weekly|audiology|vitamin|monitored bed/i,
      hospitalizations: /LGH|Ledgeport General|Castine|five nights/i,
      other_levels_of_care: /Harbor Steps|IOP/i,
      outpatient_therapy: /Tremblay|Harbor Steps/i,
      psych_testing_done: /RBANS/i,
      history_of_suicide_attempts: /hung himself|door gave/i,
      history_of_trauma: /through the ice|holding the rope/i,
      history_of_seizures: /one, 6 Oct|FIT IN ENGINE|alcohol withdrawal/i,
      history_of_tbi_concussions: /Concussion|boxing/i,
      aggression_or_property_damage: /wrench|sight glass/i,
      family_history: /rum, d\. at 49|hoarding|father/i,
      history_of_self_harm: /never cut|never/i,
      eating_disorder: /\bno\b|\[x\]/i,
      residential_programs: /\bno\b|\[x\]/i,
      pending_legal_charges: /never|\bno\b|\[x\]/i,
      ...ruledOut('probation'),
    },
    open: [...fields('gender subscriber_firstname subscriber_lastname subscriber_dob group_number')],
    questions: [
      asked('what was the QTC on the strip', [1, 3], /QTC 520|520 -> 448/),
      asked('How much diazepam was advised at most?', 1, /MAX 60/),
      asked('who is his psychiatrist', 3, /Benoit Larch/),
      asked('GEHA ID', 2, /4471 0092 G8/),
      asked('what did the RBANS show', 3, /index 84/),
      asked('GGT', 3, /GGT 610/),
      asked('who was Master of the Thistle Shoal', 2, /W\. Okonkwo/),
      reworded('why does he swallow so many diarrhea pills', 2, /because of oxys/),
      reworded('who will pay for getting him there', 3, /Service will pay for a driver/),
      reworded('What happened to his brother?', 2, /through the ice/),
      reworded('did he damage the ship', 2, /cracked the sight glass/),
      reworded('when will he be allowed to sail again', 3, /6 months from last seizure|Coast Guard waiver/),
      reworded('how is his hearing', 3, /hearing loss|both ears/),
      reworded('did he hear voices that were not real', 1, /OTHER SHIP'S RADIO/),
      takenBack('does he use insulin', 1, /INSULIN/),
      takenBack('was a powder found in his cabin', 2, /White powder/),
      takenBack('When did the helicopter come?', 1, /HELICOPTER/),
      anothers('is he on Antabuse', 2, /Antabuse/),
      anothers('Is he blind in one eye?', 2, /blind in one eye/),
      anothers('did he have chest pain', 1, /CHEST PAIN/),
      absent('does he have children'),
      absent('Is he vaccinated against yellow fever?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  towboatPapers,
];
