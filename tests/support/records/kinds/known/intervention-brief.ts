import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What an interventionist sends ahead to the program after the family has met. */
export const interventionBrief: readonly ApartRecord[] = [
  {
    person: who('oyelaran', 'Tunde', 'Oyelaran', '03/19/1979'),
    as: 'text',
    pages: [
      `HALYARD FAMILY INTERVENTIONS, LLC
Pre-admission brief for the receiving program              CONFIDENTIAL - sent under consent signed 10/25/2026
Prepared by  Brigid Sorley, CIP, CADC-II       619-555-0110       brigid@halyardfamily.example
=================================================================================================
WHO             Tunde Oyelaran, 47, born 3/19/1979, male
WHERE           4418 Cormorant Way, Vista Grande, CA 92999. He owns it and has been by himself there since Labor Day.
REACH HIM       760-555-0111, tunde.o@lagunadraft.example
MARITAL         Separated from Folake since 9/7/2026. Children 9 and 12 are with her.
WORK            Architect, Oyelaran Prewitt Studio (his own firm, eleven people)
PLAN            Anthem Blue Cross PPO     ID XEA771402296     Group 174466M200     He is the policyholder.
IN EMERGENCY    Kola Oyelaran, brother, 760-555-0114, kola@oyefamily.example
CALL ABOUT BED  Me, day or night, until he is in it.

THE DAY
We met on Sunday, October 25, 2026, at ten, in Kola's den. T. listened to four letters, sat in his car for eleven
minutes, came back and said: "I already knew. I get up at four to drink so I can hold a pencil. Find me a place
that isn't by the beach." He signed at 12:50. His daughter's recital is December 19 and he wants to be at it sober.

WHAT HE TAKES
   Substance            How much                             Since          Last
   gin                  a handle every two days              2021           10/25, 6 a.m.
   Xanax bars           1 or 2 at night, from a foreman      spring 2026    10/24
   ~~cocaine            weekends                             2024~~         struck, see foot of page 2
   tobacco              none, quit 2015

STOPPING      In June he quit by himself in a cabin at Joshua Tree. On the second day: hands, sweats, a radio playing
              that was not there. Kola fetched him and gave him two beers on the drive. I would not let him taper alone.
SEIZURES      None that he or anyone has seen. Kola had one, detoxing in 2016, which is why he hovers.`,
      `Halyard - T. Oyelaran                                                                              2 of 2

HEALTH        Pancreatitis: Mission Ridge Hospital, March 2025, four nights. Blood pressure. Gout, left foot.
              No overnight stay on a psychiatric ward.
MEDICINES     amlodipine 5 mg mornings; allopurinol 100 mg daily; omeprazole over the counter
              ~~naltrexone 50 mg~~ (wrong bottle, it is Kola's. BS)
ALLERGIES     Walnuts, throat closes. Lobster: he eats it anyway at parties and takes Benadryl for the welts.
EPIPEN        Yes, blue shaving bag, good until 2/2027.
HEAD          College rugby, knocked out twice.
MIND          Low since spring, up at 3 every night, has stopped drawing. PHQ-9 of 18 with his therapist on 10/22.
SELF-HARM     Has never cut or burned himself.
SUICIDE       In February he sat in the garage with the engine running; Folake came home early. He calls it an attempt
              now. This week he denies any wish to die. No firearm in the house.
TEMPER        Fist through the drywall at the studio in August. Has not touched a person.
HARD THINGS   At ten he was on the bus outside Ibadan that burned with his mother in it.
FAMILY        Father drank palm wine "quietly" and had strokes. Kola: alcohol, nine years sober, on Vivitrol since 2017.
              Folake's mother has bipolar disorder and lives with the children now.
TREATED       Palo Colorado Ranch, 30-day program, 2022, left on day 19. Evening IOP by Zoom, fall 2023, finished.
              Therapist: Dr. Lena Hartwig, psychologist, Thursdays, 760-555-0112. Psychiatrist: has none.
              Physician: Dr. Anselm Reyes, 760-555-0113; labs with him on 11/5/2026 at 8:15.
LEGAL         DUI arrest July 14, 2026. Arraignment December 3, 2026, Vista Grande Superior, Dept. 4. Attorney Paul
              Esquibel. Not on probation. The foreman is on parole and must not visit.

LOGISTICS
   Travel     He has no license since July and is not to be left alone in an airport. I fly with him; have your driver
              meet us at baggage claim.
   Leverage   Kola holds the car keys. Folake will not let him see the children until day 30. His partner Prewitt
              keeps the payroll going for 60 days.
   Sore spot  Do not put him in a group about fathers in the first week.

Correction, 10/26, BS: the cocaine line on page 1 belonged in another file and is void.`,
    ],
    expected: {
      dob: '1979-03-19',
      sex_at_birth: 'Male',
      ...livesAt(/4418 Cormorant/i, 'Vista Grande', 'CA', '92999'),
      phone_number: /555-0111/,
      email_id: 'tunde.o@lagunadraft.example',
      marital_status: 'Separated',
      living_status: 'Own home',
      employer: /Oyelaran Prewitt/i,
      ...inEmergency('Kola', 'Oyelaran', /555-0114/),
      emergency_contact_primary_email: 'kola@oyefamily.example',
      ...speakWith(/Brigid Sorley/i, /555-0110/),
      contact_person_email: 'brigid@halyardfamily.example',
      carrier: 'Anthem/Elevance',
      subscriber_id: /XEA771402296/,
      group_number: '174466M200',
      ...seenBy('therapist', /Hartwig/i, /555-0112/),
      ...seenBy('pcp', /Reyes/i, /555-0113/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /already knew|hold a pencil|isn't by the beach|recital|listened to four letters/i,
      current_symptoms: /Low since spring|up at 3|stopped drawing|PHQ-9/i,
      recent_substance_abuse: /\bgin\b|handle every two days|Xanax/i,
      concerns_for_withdrawal: /sweats|radio playing|quit by himself|taper alone/i,
      medication_plan: /amlodipine|allopurinol|omeprazole/i,
      allergies: /walnuts|lobster/i,
      knowingly_ingested_allergen: /lobster|eats it anyway/i,
      epipen: /\byes\b|shaving bag/i,
      transportation_required: /no license|driver|fly with him/i,
      hospitalizations: /Mission Ridge/i,
      residential_programs: /Palo Colorado/i,
      other_levels_of_care: /IOP/i,
      outpatient_therapy: /Hartwig|IOP|Therapist/i,
      history_of_suicide_attempts: /garage|calls it an attempt/i,
      history_of_trauma: /bus outside Ibadan|burned with his mother/i,
      history_of_tbi_concussions: /rugby|knocked out/i,
      aggression_or_property_damage: /drywall/i,
      pending_legal_charges: /DUI/i,
      upcoming_court_date: '2026-12-03',
      family_history: /palm wine|strokes|nine years sober|Kola: alcohol/i,
      history_of_self_harm: /never cut/i,
      ...ruledOut('history_of_seizures probation'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employment_status subscriber_employer current_psychiatrist_name psych_testing_done'),
      'additional_treatment_or_support_needed',
    ],
    questions: [
      asked('what is the group number of the Anthem plan', 1, /174466M200/),
      asked('Who is the attorney?', 2, /Esquibel/),
      asked('when was his last Xanax', 1, /10\/24/),
      asked('What happened at Joshua Tree?', 1, /second day|quit by himself|sweats/),
      asked('when did he stop tobacco', 1, /quit 2015/),
      asked('PHQ-9', 2, /PHQ-9 of 18/),
      asked('how long does Prewitt keep the payroll going', 2, /60 days/),
      reworded('why does he start drinking before dawn', 1, /hold a pencil/),
      reworded('did he try to gas himself', 2, /engine running/),
      reworded('which food does he eat although it makes him break out', 2, /Lobster/),
      reworded('did he walk out of rehab early', 2, /left on day 19/),
      reworded('What topic should be kept from him at first?', 2, /group about fathers/),
      reworded('how did his mom die', 2, /burned with his mother/),
      takenBack('Does he use cocaine?', 1, /cocaine/),
      takenBack('is naltrexone one of his medicines', 2, /naltrexone 50 mg/),
      anothers('Has he been sober nine years?', 2, /nine years sober/),
      anothers('is he bipolar', 2, /bipolar disorder/),
      anothers('does he get Vivitrol', 2, /on Vivitrol/),
      absent('what is his hepatitis C status'),
      absent('did he serve in the armed forces'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('marchbanks', 'Colleen', 'Marchbanks', '08/30/1963'),
    as: 'scan',
    strange: [3],
    pages: [
      `                              N O R T H   F O R K   I N T E R V E N T I O N
                         Dale Hutchens, Interventionist  -  406-555-0115  -  dale@northfork.example
                                        case notes, copied to admissions

Client: Colleen Marchbanks          Born: 8/30/1963         File 26-31
Family room, ranch house of her son, Thursday 10/22/2026, snow

Before. Her son Wyatt rang on October 8 after his mother backed the stock trailer into the propane tank with the
grandchildren in the truck. Nobody was hurt. Colleen is 63, a widow (Ray, tractor, 2021), and retired in June from
the county clerk's office. She stays in Wyatt's basement at 80 Teller Bench Road, Absarokee Flats, MT 59999; her own house
is rented out. Her number is 406-555-0116. No computer.

In the room. Wyatt; his wife Shawna; Colleen's sister Peg from Billings; Father Mulcahy. Peg read first. Peg told her own
story: eleven years on Percocet, two rehabs, hepatitis C, and now the shot each month. Colleen said
nothing until the boy, Tuck, seven, asked if Grandma was going to be dead like Grandpa. Then: "Pack me a bag, Shawna. Before
I get mean." That was 4:10 p.m. She is willing, today. She was willing in 2019 too, for a day and a half.

What. Boxed wine from noon, a box every two days. Hydrocodone 10, prescribed for a shoulder since 2015, eight a day against
the four on the label; she buys the rest from a neighbor. Last wine and last pill both this morning. She vapes. Shawna
found Valium in the sewing machine: ~~Colleen takes two at bedtime~~ they were Ray's, dated 2020, and the seal
had not been broken (DH 10/24).
When the pills run short, about the 25th, she is in bed with cramps, runny nose, and legs that kick. In 2019 without
wine for two days she saw calves in the hallway and was tied down at St. Anne's, five days.`,
      `C. Marchbanks 26-31                                                                      sheet 2

From Wyatt's form (he wrote, she corrected with a pencil)

   Doctor  ............  Dr. Owen Threlkeld, Absarokee Clinic, 406-555-0117
   Next visit  ........  Nov 9 2026, shoulder
   Medicines  .........  hydrocodone 10/325, lisinopril 20, levothyroxine 88. ~~metoprolol~~ (C.M.)
   Allergic to  .......  codeine?? no. SULFA, yes, blisters in the mouth. Hornets: swells, had the pen once, let it lapse
   Seizure  ...........  no
   Hit head  ..........  thrown from a colt 1998, out cold, helicopter
   Hospital  ..........  St. Anne's, Nov 2019. Gall bladder there 2006
   Rehab  .............  Rimrock?  -  wrote "signed in, signed out, 36 hours, 2019"    no other
   Counselor  .........  grief group with Father Mulcahy, six evenings, 2021
   Psychiatrist  ......  "don't need one"
   Ever hurt self  ....  no. Wouldn't.
   Suicide  ...........  "Took Ray's pistol to the creek in March 2022. Dog came along. Walked home."  not before or since
   Violent  ...........  slapped Shawna 9/26. Threw crock pot, broke slider
   Trouble w/ law  ....  none. Sheriff wrote the trailer up as accident
   Eating  ............  "like a bird"
   Family  ............  both parents drank. Brother Dell shot himself 1990. Peg, pills. Wyatt had rheumatic fever
   Worst thing  .......  found Ray under the tractor
   Power of attorney  .  Wyatt, papers filed 2022, medical and money
   Emergency  .........  Wyatt Marchbanks 406-555-0118

Pays. Retired state employee: Montana BCBS, YDM 905512208, group 00MT41, and she turns 65 in 2028 so no Medicare.
Mood. Weeps at the sink, does not sleep past two, lost sixteen pounds since June, quit church. Says "what for" a lot.
Travel. It is 310 miles. Pass may close. Wyatt will drive if it is before Saturday; after that she needs a ride sent.
Speak to: me, Dale, for the bed. Wyatt is in calves and does not pick up.
Ask of you: room on the ground floor (shoulder, knees), no roommate who smokes, and a call to Tuck on Sundays.
~~She carries a pistol in her handbag.~~ Checked with Shawna, not so. DH`,
      `                              N O R T H   F O R K   I N T E R V E N T I O N
                         Dale Hutchens, Interventionist  -  406-555-0115
Client: Leland Brisco               Born: 2/11/1988         File 26-29
Motel 6, Billings, 10/14/2026

Leland, 38, is a lineman, divorced, Blue Cross of Wyoming ZWC 811204. Meth by pipe since 2023, every day, last the
morning we met. He has a seizure disorder and takes Keppra. Allergic to latex and morphine. Felony bad checks, on probation
in Park County, officer Tom Reiner. Court November 18. He tried to hang himself in 2020.`,
    ],
    expected: {
      dob: '1963-08-30',
      ...livesAt(/80 Teller Bench/i, 'Absarokee Flats', 'MT', '59999'),
      phone_number: /555-0116/,
      marital_status: 'Widowed',
      living_status: 'With family',
      employment_status: 'Retired',
      legal_guardianship_status: 'Power of attorney',
      ...inEmergency('Wyatt', 'Marchbanks', /555-0118/),
      ...speakWith(/Dale/i, /555-0115/),
      contact_person_email: 'dale@northfork.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /YDM 905512208/,
      group_number: '00MT41',
      ...seenBy('pcp', /Threlkeld/i, /555-0117/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /stock trailer|Pack me a bag|dead like Grandpa|before I get mean/i,
      current_symptoms: /Weeps at the sink|does not sleep|sixteen pounds|what for/i,
      recent_substance_abuse: /Boxed wine|Hydrocodone|eight a day|last pill/i,
      concerns_for_withdrawal: /cramps|legs that kick|calves in the hallway|tied down|pills run short/i,
      medication_plan: /hydrocodone|lisinopril|levothyroxine/i,
      allergies: /sulfa|hornets/i,
      epipen: /had the pen|lapse|\bno\b/i,
      transportation_required: /Wyatt will drive|needs a ride|310 miles/i,
      hospitalizations: /St\. Anne/i,
      residential_programs: /Rimrock|36 hours/i,
      outpatient_therapy: /grief group|Father Mulcahy/i,
      history_of_suicide_attempts: /pistol to the creek|March 2022/i,
      history_of_trauma: /under the tractor|found Ray/i,
      history_of_tbi_concussions: /colt|out cold/i,
      aggression_or_property_damage: /slapped Shawna|crock pot/i,
      family_history: /both parents drank|Dell shot himself|Peg, pills/i,
      ...ruledOut('history_of_self_harm history_of_seizures pending_legal_charges'),
    },
    open: [
      'sex_at_birth',
      'gender',
      ...OWN_PLAN,
      ...fields('employer subscriber_employer email_id current_psychiatrist_name current_therapist_name'),
      ...fields('eating_disorder other_levels_of_care additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('Who read first?', 1, /Peg read first/),
      asked('when did she retire', 1, /retired in June/),
      asked('what is sulfa said to do', 2, /blisters in the mouth/),
      asked('How much weight has she lost since June?', 2, /sixteen pounds/),
      asked('insurance id', 2, /YDM 905512208/),
      asked('who is her doctor', 2, /Threlkeld/),
      reworded('what accident made the family call for help', 1, /stock trailer/),
      reworded('how did her husband pass away', [1, 2], /Ray, tractor|under the tractor/),
      reworded('whose words persuaded her to go', 1, /Tuck|Grandma/),
      reworded('does she use more painkillers than prescribed', 1, /eight a day|four on the label|buys the rest/),
      reworded('was she in restraints when she came off alcohol', 1, /tied down/),
      reworded('who may decide in her place about medical matters', 2, /Wyatt, papers filed/),
      reworded('how long did she last in treatment the first time', 2, /36 hours/),
      takenBack('how many Valium does she take at bedtime', 1, /two at bedtime/),
      takenBack('is there a gun in her handbag', 2, /pistol in her handbag/),
      takenBack('Does she take metoprolol?', 2, /metoprolol/),
      anothers('does she have hepatitis C', 1, /hepatitis C/),
      anothers('did she have rheumatic fever', 2, /rheumatic fever/),
      anothers('Who is her probation officer?', 3, /Tom Reiner/),
      absent('does she use a hearing aid'),
      absent('what is her blood pressure'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
