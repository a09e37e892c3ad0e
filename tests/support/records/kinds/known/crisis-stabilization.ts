import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  reworded,
  SEX,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a county's crisis stabilization unit writes down of a guest in the first hours, on its own form. */
export const crisisStabilization: readonly ApartRecord[] = [
  {
    person: who('ashby', 'Darnell', 'Ashby', '06/21/1991'),
    as: 'text',
    pages: [
      `QUARTZ COUNTY BEHAVIORAL HEALTH - CRISIS STABILIZATION UNIT                 CSU-12 rev 3/25      1 of 2
GUEST INTAKE (complete within 4 hours of arrival)                            Chair / bed:  Recliner 7

Guest: Ashby, Darnell T.                          Arrived: 10/27/2026 02:40    Status: [X] voluntary [ ] hold
DOB: 06/21/1991   Age: 35                         Brought by: Quartz PD, Ofc. Lindell, courtesy ride
Sex at birth: M   Gender identity: man            Weapons check: done, pocketknife bagged #118
Address: 740 Cooper Alley #3                      Breathalyzer on arrival: 0.19    repeat 06:30: 0.07
City/ST/Zip: Quartz Ridge, AZ 85999               UDS: cocaine POS, fentanyl POS, benzo neg, amp neg
Phone: (928) 555-0101   OK to leave msg: Y        Glucose 104   BP 162/98   P 112   T 99.0   SpO2 97
Marital: [ ] S [ ] M [X] Sep [ ] D [ ] W          AHCCCS plan: Mercy Care (Medicaid)
Work: night stocker, Bashford Foods, full time    AHCCCS ID: A40711836        Group: n/a
Lives: rents, alone since August                  Veteran: [ ] Y [X] N
Emergency contact: Loretta Ashby (mother)         PCP: Dr. Femi Adewale, Quartz Community Health
   (928) 555-0102                                    (928) 555-0103
                                                  Psychiatrist: none      Counselor: none now

PRESENTING PROBLEM (guest's own words)
"I been drinking and doing powder since my wife took the girls. Tonight I sat on the overpass rail and
a trucker talked me down. I don't want to die, I want my head back. Put me somewhere."

BEHAVIORAL HEALTH TECH OBSERVATION  0300-0700
Tearful, hands tremble, cooperative, asked twice for water. Slept 0430-0600. No behaviors. Guest in
recliner 6 was yelling and threw a food tray; Mr. Ashby moved away from him. Rounds q15.

SUBSTANCE      AMOUNT / ROUTE                      HOW OFTEN            LAST USE           SINCE
Alcohol        fifth of vodka                      daily                10/27 01:00        Aug 2026, on/off since 17
Cocaine        1-2 g, nasal                        4-5 days a week      10/26 evening      2022
Fentanyl       says "not on purpose," in the coke  unknown              10/26?             -
Tobacco        1 ppd                               daily                10/27              2009
~~Heroin~~     ~~IV~~                              ~~daily~~            wrong guest, line voided  T. Orr BHT`,
      `CSU-12     Guest: Ashby, Darnell T.     DOB 06/21/1991     10/27/2026                             2 of 2

NURSING (M. Sandifer RN 04:10)
Withdrawal risk:  [ ] low  [ ] moderate  [X] high      CIWA-Ar 04:10 = 14   06:30 = 17    COWS 3
   Past withdrawal: shakes, sweats, "voices in the shower" in 2024. Seizures: [ ] Y [X] N
   Chlordiazepoxide 50 mg given 06:40 per protocol.
Medical: asthma. Broken jaw 2019 (jumped outside a club), wired 6 weeks; was knocked out about a minute.
   No diabetes. No heart trouble.
Home medicines: albuterol inhaler; fluticasone inhaler. Stopped sertraline 50 himself in July.
Allergies:  [ ] NKDA   [X] shellfish - throat tight       [X] amoxicillin - hives
   Epi-pen:  [X] prescribed, left at apartment            Ate shrimp on purpose or knowingly:  [ ] Y [X] N
Diet: regular, no shellfish          TB screen: no cough, no night sweats

RISK (C-SSRS screener)
  1 wish to be dead        [X] Y  [ ] N      past month
  2 suicidal thoughts      [X] Y  [ ] N      jump
  6 behavior, lifetime     [X] Y  [ ] N      hanging, age 19, belt broke; not hospitalized, family prayed
  Self-injury without intent   [ ] Y [X] N        Harm to others:  [ ] Y [X] N   thoughts of, none
  Property:  punched through his apartment door 10/20, own hand cut, 3 stitches
  Firearms: none.   His father keeps a shotgun at the ranch, 60 miles off.

HISTORY
  Psych admissions: Palo Cruz Hospital 5 days, Nov 2024, alcohol + low mood.
  Detox: Gila Detox 4 days, Jan 2025.     Residential: none.     IOP: Pathstone, 6 weeks spring 2025, done.
  Outpatient: saw L. Quan, LPC, Pathstone, until June 2025.
  Trauma: found his uncle after an overdose, age 14; beaten by stepfather till 12.
  Family: mother depression, on Prozac, sober; uncle opioid; sister bipolar (currently at Palo Cruz).
  Eating disorder: no.     Registered sex offender: no.

LEGAL   Wife has order of protection (no violence alleged, texts). Violation? no.
  Disorderly conduct, Quartz Municipal, hearing 11/19/2026 1:30 pm.     Probation [ ] Parole [ ]  none of either
  ~~Warrant, failure to appear~~  ran again 0500, not his. Ofc. Lindell notified.

DISPOSITION (LeShawn Perry, LISAC)   Stay up to 23 h. Guest asks for residential, 30+ days, not in town.
  Referral faxed to 3 programs 09:15. No car (wife has it): needs ride. Mother cannot drive at night.
  Follow-up if discharged: Dr. Adewale 11/03/2026 10:20.      Call LeShawn re bed (928) 555-0104, ask CSU desk.`,
    ],
    expected: {
      dob: '1991-06-21',
      sex_at_birth: 'Male',
      gender: 'Man',
      ...livesAt(/740 Cooper Alley/i, 'Quartz Ridge', 'AZ', '85999'),
      phone_number: /555-0101/,
      marital_status: 'Separated',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Bashford Foods/i,
      ...inEmergency('Loretta', 'Ashby', /555-0102/),
      carrier: 'Medicaid/MCO',
      subscriber_id: 'A40711836',
      ...seenBy('pcp', /Adewale/i, /555-0103/),
      next_appointment: '2026-11-03',
      reason_for_seeking_treatment:
        /want my head back|drinking and doing powder|Put me somewhere|asks for residential/i,
      current_symptoms: /Tearful|hands tremble|wish to be dead|suicidal thoughts|overpass rail|Slept 0430/i,
      recent_substance_abuse: /vodka|Cocaine|powder|Fentanyl/i,
      concerns_for_withdrawal: /CIWA|\[X\] high|voices in the shower|shakes|tremble/i,
      medication_plan: /albuterol|fluticasone|Chlordiazepoxide/i,
      allergies: /shellfish|amoxicillin/i,
      epipen: /prescribed|at apartment|yes/i,
      transportation_required: /No car|needs ride/i,
      hospitalizations: /Palo Cruz/i,
      other_levels_of_care: /Gila Detox|Pathstone/i,
      outpatient_therapy: /Quan|Pathstone/i,
      history_of_suicide_attempts: /hanging|belt broke/i,
      history_of_trauma: /found his uncle|beaten by stepfather/i,
      history_of_tbi_concussions: /knocked out|Broken jaw/i,
      aggression_or_property_damage: /punched through|apartment door/i,
      pending_legal_charges: /Disorderly conduct/i,
      upcoming_court_date: '2026-11-19',
      family_history: /mother depression|sister bipolar|uncle opioid/i,
      ...ruledOut('residential_programs eating_disorder'),
      history_of_self_harm: TICKED_NO,
      history_of_seizures: TICKED_NO,
      knowingly_ingested_allergen: TICKED_NO,
      ...ruledOut('registered_sex_offender probation parole_granted'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('current_psychiatrist_name current_therapist_name psych_testing_done'),
      ...fields('contact_person_name contact_person_phone additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('breathalyzer on arrival', 1, /0\.19/),
      asked('Who brought him to the unit?', 1, /Lindell/),
      asked('CIWA-Ar score', 2, /CIWA-Ar 04:10 = 14|06:30 = 17/),
      asked('When is his hearing?', 2, /hearing 11\/19\/2026/),
      asked('what happens with amoxicillin', 2, /amoxicillin - hives/),
      asked('AHCCCS ID', 1, /A40711836/),
      reworded('how much hard liquor does he go through', 1, /fifth of vodka/),
      reworded('has he tried to kill himself before', 2, /hanging, age 19|belt broke/),
      reworded('who talked him out of jumping', 1, /trucker talked me down/),
      reworded('which antidepressant did he quit', 2, /Stopped sertraline/),
      reworded('what did he wreck at his place', 2, /punched through/),
      reworded('how can he get to us', 2, /needs ride|No car/),
      takenBack('does he inject heroin', 1, /Heroin/),
      takenBack('is there a warrant out for him', 2, /Warrant, failure to appear/),
      anothers('did he throw a food tray', 1, /threw a food tray/),
      anothers('is he on Prozac', 2, /on Prozac/),
      anothers('is he bipolar', 2, /sister bipolar/),
      absent('What is his hepatitis B status?'),
      absent('how far did he go in school'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('trask', 'Wilhelmina', 'Trask', '03/30/1958'),
    as: 'scan',
    strange: [3],
    pages: [
      `LAKE & PINES REGIONAL CRISIS CENTER            "living room" model             INTAKE NARRATIVE
Guest name   Wilhelmina "Billie" Trask            Birthdate   3-30-58         Date  10-25-26  4 pm
Peer on shift   Ronny G.       Clinician   A. Featherly LPCC       Nurse   Dot Malik RN

WHO CAME, AND WHY
Billie is a 68 yr old widow who walked in with her daughter-in-law, Sunny, and a suitcase. Her words: "I have
been pouring gin in my tea since Walter's funeral and I heard myself say I would rather be with him. That
scared me more than the gin." Walter died February 11 of lung cancer. She has been drinking 6 to 8 gin and
teas a day, starting at noon, since about Easter. She takes a lorazepam 1 mg most nights; the prescription
was Walter's and she has 9 left, which she handed to Dot. Last gin today 1 pm, last lorazepam last night.
No marijuana, "never once in my life." No pain pills. Does not smoke.

HOW SHE SEEMED
Neatly dressed, smells of alcohol, weepy, not sleeping past 2, eats toast. Forgets what day. No plan to end her
life; never attempted, never hurt herself on purpose. Has not been in a psych hospital. Guns: Walter's deer
rifle is with Sunny's husband. She has never raised a hand to anybody nor broken anything in temper.
Ronny sat with her and shared that he himself was in detox twice and had seizures; she said that helped.

WHERE SHE LIVES    her own house, paid for, 51 Loon Point Lane, Bemis Lake MN 56999.  Alone. 218-555-0106.
    Retired school cook. Email through Sunny. Guardian: self. Health care agent on file: son, Mark.

CALL FIRST     Sunny Trask (daughter-in-law)   218-555-0107  sunnyt@lakemail.example. Billie wants Sunny
    to do the talking about where she goes. In an emergency: Mark Trask, son, 218-555-0108.

MONEY / CARD   Medicare 4MT7-QA2-RC19 and a Medica supplement, did not bring that card.`,
      `Billie Trask  3-30-58                                                       page 2 of intake

NURSE  (Dot)
BP 174 / 92 -> 158 / 88       pulse 104       O2 95       weight 128      MSSA 9 at 5 pm, 13 at 9 pm
Hands shaky.  Was "shaky and saw Walter's hat move" when she skipped a day in September.  Never a seizure.
Fell in kitchen 10-18, hit head on stove, no ER; black eye, yellowing now.  No loss of consciousness.
Dx's she gives     high blood pressure, osteoporosis, low thyroid, cataract surgery 2023
Meds  levothyroxine 75 mcg,  losartan 50,  alendronate weekly,   vitamin D
      ~~warfarin~~  D.M. - was Walter's bottle, returned to Sunny
Allergy   CODEINE - vomits.   TAPE - skin tears.        Epi pen  no
PCP   Dr. Hollis Engebretson, Bemis Lake Clinic, 218-555-0109.     Therapist   none.  Grief group at St. Olaf's
      church, went twice.   Psychiatrist none

PAST HELP    None.  No treatment center, no detox, no outpatient.  "My people didn't do that."
FAMILY       father drank himself to death at 59.   Sister Ardis has Alzheimers, in care.   Son Mark is ten
             years sober, went to Cedar Ridge.
HARD THINGS  lost a baby at 7 months, 1981.  Walter's dying at home, she did the morphine.
LAW          no.  never a ticket.

~~Guest is on a 72 hr hold.~~   error, she is voluntary.  AF 10-25 2130

PLAN   - stay overnight, MSSA q2, nurse may send to Sanford ER if over 15 (chair unit can't do IV)
       - she wants "a women's place, older women, not kids."  Says yes to 28 days.
       - Sunny will drive her anywhere within the state.  Needs a shower seat, one step only, large print.
       - PCP knows, appt  11-6-26  9:15 if she is still home
       - AF calling for beds in a.m.`,
      `LAKE & PINES REGIONAL CRISIS CENTER            "living room" model             INTAKE NARRATIVE
Guest name   Cody Vance Littlewolf                Birthdate   8-2-99          Date  10-25-26  7 pm
Peer on shift   Ronny G.       Clinician   A. Featherly LPCC       Nurse   Dot Malik RN

WHO CAME, AND WHY
Cody came from the bus depot, 27, on meth six days and hearing his cousin through the vents. Wanted a phone
and a sandwich. Last used 10-24, smoked. Also gabapentin from the street, 10 or so a day. Has a probation officer
in Cass County, a B. Nygaard, who knows he is here. Allergic to sulfa. Sleeps at the depot or at his
auntie's. Takes Invega shot monthly, missed September. Hospital in Fergus in spring.

CALL FIRST     Auntie Rochelle 218-555-0110
MONEY / CARD   Blue Plus MA  81990233`,
    ],
    expected: {
      dob: '1958-03-30',
      ...livesAt(/51 Loon Point/i, 'Bemis Lake', 'MN', '56999'),
      phone_number: /555-0106/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Mark', 'Trask', /555-0108/),
      ...speakWith(/Sunny/i, /555-0107/),
      contact_person_email: 'sunnyt@lakemail.example',
      carrier: 'Medicare',
      subscriber_id: /4MT7-?QA2-?RC19/,
      ...seenBy('pcp', /Engebretson/i, /555-0109/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /pouring gin|rather be with him|scared me|women's place|28 days/i,
      current_symptoms: /weepy|not sleeping past 2|eats toast|Forgets what day|rather be with him|Hands shaky/i,
      recent_substance_abuse: /\bgin\b|lorazepam/i,
      concerns_for_withdrawal: /MSSA|Hands shaky|hat move/i,
      medication_plan: /levothyroxine|losartan|alendronate|vitamin D/i,
      allergies: /CODEINE|TAPE/i,
      transportation_required: /Sunny will drive/i,
      history_of_trauma: /lost a baby|Walter's dying/i,
      history_of_tbi_concussions: /hit head on stove|Fell in kitchen/i,
      family_history: /father drank|Alzheimers|ten years sober/i,
      ...ruledOut('epipen history_of_self_harm history_of_suicide_attempts history_of_seizures'),
      ...ruledOut('aggression_or_property_damage residential_programs other_levels_of_care outpatient_therapy'),
      ...ruledOut('pending_legal_charges'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('employer current_psychiatrist_name current_therapist_name additional_treatment_or_support_needed'),
      ...fields('probation psych_testing_done email_id hospitalizations'),
    ],
    questions: [
      asked('MSSA at 9 pm', 2, /13 at 9 pm/),
      asked('when did Walter die', 1, /February 11/),
      asked('who is the PCP', 2, /Engebretson/),
      asked('What is her Medicare number?', 1, /4MT7-QA2-RC19/),
      asked('what does codeine do', 2, /CODEINE - vomits/),
      asked('How many lorazepam does she have left?', 1, /has 9 left/),
      reworded('what spirit is she drinking and how much', 1, /6 to 8 gin|gin and teas a day/),
      reworded('has she hallucinated when she went without', 2, /saw Walter's hat move/),
      reworded('recent bump to the head', 2, /hit head on stove/),
      reworded('where are the firearms now', 1, /rifle is with Sunny's husband/),
      reworded('what job did she have before', 1, /school cook/),
      reworded('bathroom aids she needs', 2, /shower seat/),
      takenBack('is she on warfarin', 2, /warfarin/),
      takenBack('Is she being held for 72 hours?', 2, /72 hr hold/),
      anothers('does she hear voices through the vents', 3, /hearing his cousin through the vents/),
      anothers('has she been diagnosed with Alzheimers', 2, /Ardis has Alzheimers/),
      anothers('Who is her probation officer?', 3, /B\. Nygaard/),
      absent('has she had a pneumonia shot'),
      absent('what does she do for fun'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
