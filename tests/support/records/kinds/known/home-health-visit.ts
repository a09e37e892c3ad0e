import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What a home-health nurse keys in at the first visit in somebody's kitchen: coded items, then the visit note. */
export const homeHealthVisit: readonly ApartRecord[] = [
  {
    person: who('ostrander', 'Bernadette', 'Ostrander-Pike', '09/17/1958'),
    as: 'text',
    pages: [
      `NORTHFORK HOME HEALTH                  START OF CARE ASSESSMENT                    10/21/2026 13:40
Patient: OSTRANDER-PIKE, BERNADETTE    DOB 09/17/1958   Sex F    Cert period 10/21/26 - 12/19/26
Agency: 80 Tollgate Plaza Ste 6, Burl, VT 05991    Ph 802-555-0100    Fax 802-555-0101
--------------------------------------------------------------------------------------------------
A10  Home address ............. 1417 Snowberry Hill Rd, East Burl, VT 05992
A11  Home phone ............... 802-555-0123  (landline, no cell)
A12  Marital .................. [ ] M   [ ] S   [X] W   [ ] D
A13  Residence ................ [X] owns home   [ ] rents   [ ] facility       Lives alone, 13 stairs
A14  Payer .................... Medicare Part A        MBI 4QK7RT2WM18
A15  Emergency contact ........ Leland Pike, son       802-555-0124       lpike@mail.example
A16  Decision maker ........... [X] self   [ ] guardian   [ ] other
A17  Discharged from .......... Burl Memorial 4 West, 10/14 - 10/19/26
A18  PCP ...................... Renata Quill MD        802-555-0125
A19  Employment ............... [X] retired (school librarian)
B01  Primary dx ............... Fracture L hip s/p nailing 10/15/26
B02  Other dx ................. Alcohol use disorder, severe; COPD; depression; osteoporosis
B03  Allergies ................ CODEINE (vomiting)   ADHESIVE TAPE (blisters)       EpiPen: none
B04  Risk for rehospitalization [X] falls x3   [X] alcohol   [X] lives alone   [ ] wounds
B05  Pain ..................... 5/10 moving, 2/10 at rest
B06  Vision / hearing ......... reading glasses / adequate
B07  Mood screen (2 item) ..... 5 of 6  POSITIVE
B08  Suicide .................. Thoughts: passive, "would not mind not waking up." Plan: no. Attempts: NEVER
B09  Self-injury .............. NEVER
B10  Seizure hx ............... YES - 10/16/26 post-op day 1, alcohol withdrawal, single
B11  Aggression ............... NO
B12  Equipment in home ........ walker, tub bench (borrowed from neighbor)
B13  Homebound ................ [X] yes: taxing effort, needs walker + 1 person
B14  Transportation ........... does not drive; needs wheelchair van to appointments`,
      `OSTRANDER-PIKE, BERNADETTE                SOC VISIT NOTE             RN: T. Wojcik       pg 2 of 2

MEDICATION PROFILE (reconciled at kitchen table)
  escitalopram 20 mg daily                      unchanged
  thiamine 100 mg daily                         new
  tiotropium inhaler 1 puff daily               unchanged
  enoxaparin 40 mg subq daily thru 11/12        new, son taught
  acetaminophen 650 mg q6h prn                  new
  ~~lorazepam 1 mg tid~~                        entered on wrong profile, removed TW
  ** bottle of tramadol on counter belongs to sister-in-law (Gwen Pike), returned to her **

NOTE. Pt up in recliner, tearful. Says she has had "a box and a half of chardonnay every two days"
since Harold died (Jan 2025) and fell carrying the box. No drink since the morning of 10/14, she
says, and there is no alcohol in the house: son emptied the garage. Today no tremor, slept 3 hrs,
appetite poor, "shaky inside." Denies drugs and smokes 5 cigarettes a day on the porch. Hospital
record shows CIWA up to 19 and the seizure; neurology felt no further work-up. She hit her head in
the June fall, brief LOC, CT negative at Burl Memorial, told concussion.

Prior treatment: Larchmere (28 day residential), spring 2025, did well 4 months. Sees grief
counselor Ansel Dube LICSW by phone Mondays (802-555-0126); no psychiatrist. Father died of drink.
Son Leland has bipolar disorder and takes lithium; he is steady and helps daily. Sister had breast
cancer.

Pt asks whether any rehab would take her with a walker: "I'd go today. I can't be alone with it."
Call placed to Dr. Quill, who agrees to refer once staples are out. Ortho follow up and staples
11/04/2026 at 10:15, Dr. Ferrante. PT eval ordered, not yet scheduled.

GOALS: no falls, safe anticoagulation, no alcohol, accepted to residential by week 3.
Frequency: SN 2w3, PT 3w4, MSW x1.                                     e-signed T. Wojcik RN`,
    ],
    expected: {
      dob: '1958-09-17',
      sex_at_birth: 'Female',
      address: /1417 Snowberry Hill/i,
      city: 'East Burl',
      state: 'VT',
      zip: '05992',
      phone_number: /555-0123/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      legal_guardianship_status: 'None (own guardian)',
      carrier: 'Medicare',
      subscriber_id: '4QK7RT2WM18',
      emergency_contact_primary_firstname: 'Leland',
      emergency_contact_primary_lastname: 'Pike',
      emergency_contact_primary_phone: /555-0124/,
      emergency_contact_primary_email: 'lpike@mail.example',
      current_pcp_name: /Renata Quill/i,
      current_pcp_phone: /555-0125/,
      current_therapist_name: /Ansel Dube/i,
      current_therapist_phone: /555-0126/,
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /I'd go today|alone with it|any rehab/i,
      current_symptoms: /tearful|slept 3 hrs|shaky inside|appetite poor/i,
      recent_substance_abuse: /chardonnay|No drink since/i,
      concerns_for_withdrawal: /CIWA up to 19|alcohol withdrawal|shaky inside|no tremor/i,
      medication_plan: /escitalopram|thiamine|enoxaparin/i,
      allergies: /CODEINE|ADHESIVE TAPE/i,
      epipen: RULED_OUT,
      transportation_required: /wheelchair van|does not drive/i,
      residential_programs: /Larchmere/i,
      hospitalizations: /Burl Memorial/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: /10\/16\/26|post-op day 1|alcohol withdrawal, single/i,
      history_of_tbi_concussions: /concussion|June fall|brief LOC/i,
      aggression_or_property_damage: RULED_OUT,
      family_history: /Father died of drink|bipolar|breast cancer/i,
    },
    open: [
      'gender',
      'additional_treatment_or_support_needed',
      'outpatient_therapy',
      'other_levels_of_care',
      ...SPOKESPERSON,
      ...OWN_PLAN,
      'employer',
      'history_of_trauma',
      'authorization_number',
      'current_psychiatrist_name',
    ],
    questions: [
      asked('medicare number?', 1, /4QK7RT2WM18/),
      asked('When does enoxaparin end?', 2, /thru 11\/12/),
      asked('what is codeine reaction', 1, /CODEINE \(vomiting\)/),
      asked('who is the grief counselor', 2, /Ansel Dube/),
      asked('Is PT scheduled?', 2, /not yet scheduled/),
      reworded('how much wine was she drinking', 2, /box and a half of chardonnay/),
      reworded('can she get up stairs / mobility aids', 1, /walker, tub bench|needs walker|13 stairs/),
      reworded('does she have a ride', 1, /wheelchair van/),
      reworded('any death wish', 1, /would not mind not waking up/),
      reworded('has she been to rehab before', 2, /Larchmere/),
      reworded('when do the stitches come out', 2, /11\/04\/2026/),
      takenBack('is she on a benzo at home', 2, /lorazepam 1 mg tid/),
      anothers('does she take lithium', 2, /takes lithium/),
      anothers('is she prescribed tramadol', 2, /tramadol on counter belongs to sister-in-law/),
      absent('what is her blood sugar'),
      absent('Does she have any arrests?'),
      absent('has she had a COVID vaccine'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('thibodeaux', 'Remy', 'Thibodeaux-Vance', '02/28/1979'),
    as: 'scan',
    pages: [
      `BAYOU CROSSING VISITING NURSES - ADMISSION VISIT (PAPER DOWNTIME FORM)
Date 10-26-26  Time in 9:05  out 10:50     RN  D. Castellane          Supervisor notified  y

PT NAME    Thibodeaux-Vance, Remy             DOB   2-28-79       (m) f
ADDRESS    3 Levee Court Lot 22, St. Aubin, LA 70999           Ph. 555-0131
DIRECTIONS blue trailer behind bait shop. Landlord Mr. Cole Vidrine 555-0132 - call re: gate
CAREGIVER  wife, Odette                      Ph. 555-0133    EMERG CONTACT  same
PCP  Marchand clinic, Dr. Sosthene Marchand  Ph. 555-0134    next visit  Nov 12 '26
INS  Medicaid  # 7719004263508    Auth # HH-88301 (20 visits)     STATUS  married
WORK   disabled since 2023 (SSDI), was deckhand, Gulf Pelican Towing

REASON FOR HOME CARE   IV cefazolin via PICC x 6 wks for spine infection, day 11 of 42.
ALLERGIES    vancomycin - red all over, itching      shellfish - OK, eats it

SYSTEM        FINDINGS  (circle / write)
NEURO         A&O x4.  Numb R foot.  Seizures: none ever.   Head injury: boom hit him 2011,
              out "a few minutes," ER in Morgan City
RESP          clear.  Smoker 1 ppd
CARDIAC       echo 10/9 no vegetation
GI/GU         wt down 14 lb.  Hep C ab +, not treated.  Wife hep C negative
SKIN          PICC L arm, dressing intact, tamper seal 00417 intact.   Old track marks both arms.
              ~~Stage 2 sore on sacrum~~   not this pt - DC
PAIN          8/10 low back
PSYCH         anxious, poor sleep, nightmares of the accident.  No SI.  Attempts:  none.
              Self-harm:  none.   Temper - "threw a wrench through the windshield of my own truck"
              in Aug, nobody hurt

SUBSTANCE     Heroin/fentanyl IV, 6 yrs, "a bundle a day" till admitted 9/30/26.  In hosp on
              methadone 40 mg, weaned off by 10/14.  Since home:  used once, snorted, 10/23.
              Cravings strong.  Sweats at night, runny nose, legs jump.   ETOH no.`,
      `p. 2   Thibodeaux-Vance, R.        2-28-79

MEDS IN HOME    cefazolin 2 g q8h elastomeric  /  ibuprofen 600 tid  /  duloxetine 60 qd  /
                lidocaine patch  /  naloxone spray (in kitchen drawer)
                wife's meds in same basket:  metformin, amlodipine  - separated & labelled

HOME SITUATION  Rented lot & trailer, wife, her dad (Emile, 71, dementia, on oxygen).  2 dogs.
                Stairs no rail.  Fridge for drug OK.   No car since August, wife's cousin
                drives him to visits, not reliable - needs medical ride.

PT'S WORDS      "I don't want to lose my back over this.  I need a place that will do the
                antibiotics AND get me on Suboxone.  If I stay in this trailer I'm gonna shoot up
                in this line, I know it."

HX OF TREATMENT   Acadian Oaks detox 2022 (5 d).   Tides of Grace, 60 d residential, 2024.
                  Outpt counseling at St. Aubin Behavioral 2024-25, stopped going.
FAMILY            mother overdosed 2006.  father "mean drunk," beat us all - belt, extension cord.
                  brother Gerard in Angola, up for parole in the spring.
LEGAL             possession sched II, St. Aubin parish, court date Dec 3 26.  On probation?  no

TEACHING DONE     line care, signs of infection, naloxone, no baths.  Return demo by wife 3/3.
PLAN              RN M-W-F.  Labs q Monday.  MSW referral to find a program taking PICC.  ID clinic
                  (Dr. Prejean) wants a call before any move.   If fever > 100.4 -> ER.
                  [ ] PT   [ ] OT   [x] MSW   [ ] aide

                                            D. Castellane RN  10-26-26`,
    ],
    expected: {
      dob: '1979-02-28',
      sex_at_birth: 'Male',
      address: /3 Levee Court/i,
      city: 'St. Aubin',
      state: 'LA',
      zip: '70999',
      phone_number: /555-0131/,
      marital_status: 'Married',
      employment_status: 'Disability',
      emergency_contact_primary_firstname: 'Odette',
      emergency_contact_primary_phone: /555-0133/,
      current_pcp_name: /Marchand/i,
      current_pcp_phone: /555-0134/,
      next_appointment: '2026-11-12',
      carrier: 'Medicaid/MCO',
      subscriber_id: '7719004263508',
      reason_for_seeking_treatment: /lose my back|get me on Suboxone|place that will do/i,
      current_symptoms: /anxious|poor sleep|nightmares|Cravings|Sweats at night|low back/i,
      recent_substance_abuse: /Heroin\/fentanyl|bundle a day|used once/i,
      concerns_for_withdrawal: /Sweats at night|runny nose|legs jump/i,
      medication_plan: /cefazolin|duloxetine|ibuprofen/i,
      allergies: /vancomycin/i,
      transportation_required: /medical ride|not reliable|No car/i,
      residential_programs: /Tides of Grace/i,
      other_levels_of_care: /Acadian Oaks/i,
      outpatient_therapy: /St\. Aubin Behavioral/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /boom hit him|few minutes/i,
      history_of_trauma: /beat us all|belt|nightmares of the accident/i,
      aggression_or_property_damage: /wrench through the windshield/i,
      pending_legal_charges: /possession sched II/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-12-03',
      family_history: /mother overdosed|mean drunk/i,
    },
    open: [
      'gender',
      'employer',
      'hospitalizations',
      'emergency_contact_primary_lastname',
      ...SPOKESPERSON,
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      'living_status',
      'authorization_number',
    ],
    questions: [
      asked('which day of cefazolin is he on', 1, /day 11 of 42/),
      asked('auth #', 1, /HH-88301/),
      asked('echo results', 1, /no vegetation/),
      asked('When is his court date?', 2, /court date Dec 3 26/),
      asked('who is the ID doctor', 2, /Dr\. Prejean/),
      reworded('does he have a picc line and where', 1, /PICC L arm/),
      reworded('has he relapsed since leaving the hospital', 1, /used once, snorted, 10\/23/),
      reworded('what makes his skin itch', 1, /vancomycin/),
      reworded('what medication for addiction does he want', 2, /get me on Suboxone/),
      reworded('is there narcan in the house', 2, /naloxone spray/),
      reworded('was he abused growing up', 2, /beat us all/),
      takenBack('does he have a pressure sore', 1, /Stage 2 sore on sacrum/),
      anothers('is he diabetic / on metformin', 2, /metformin, amlodipine/),
      anothers('does he use oxygen', 2, /on oxygen/),
      anothers('when is he up for parole', 2, /up for parole in the spring/),
      absent('what is his HIV status'),
      absent('does he have children'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
