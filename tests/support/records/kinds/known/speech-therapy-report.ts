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
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What a speech therapist reports of somebody whose drinking came with a crash. */
export const speechTherapyReport: readonly ApartRecord[] = [
  {
    person: who('iverleigh', 'Cormac', 'Iverleigh', '02/28/1998'),
    as: 'text',
    pages: [
      `MERIDIAN FALLS REHABILITATION PARTNERS
Speech-Language Pathology - Initial Evaluation (outpatient)                        Page 1 of 2

Client:      Cormac Iverleigh              DOB: 02/28/1998   Age: 28   Sex: M   Pronouns: he/him
Evaluated:   10/22/2026, 75 minutes        Clinician: Jorie Haskell, MS, CCC-SLP
Referred by: Priya Nandakumar, MD (physiatry), 207-555-0148
Diagnoses:   S06.2X1D diffuse TBI; R41.841 cognitive communication deficit; F10.20
Address:     16 Spruce Landing, Corrigan, ME 04999           Phone: 207-555-0149 (texts are fine)
Lives with:  both parents                  Emergency: Maeve Iverleigh, mother, 207-555-0150
Payer:       Anthem PPO   ID YRM771204455   Group M00418     Subscriber: Niall Iverleigh (father),
             DOB 07/19/1966, Downeast Marine Supply

REASON FOR REFERRAL
Mr. Iverleigh left Route 9 on his motorcycle on 07/18/2026 without a helmet. Blood alcohol on arrival
was .21. CT showed a left frontal contusion and a small subdural, managed without surgery. He was out
about twenty minutes and remembers nothing of the next five days. Bray Harbor Medical Center 7/18-8/01,
then the rehab unit there until 8/19. Levetiracetam was given for the first week only, to prevent
seizures; none was seen, and he and his mother report none before or since.

BACKGROUND
Right-handed. High school diploma, welding certificate. Worked as a welder at Penobray Boat Works until
the crash; they are holding nothing for him. Single. One earlier concussion, hockey, 2013.
Medicines (mother's list): amantadine 100 mg twice a day, melatonin 5 mg, sertraline 50 mg since
September. No drug allergies; bee stings swell his whole arm, he has no EpiPen.
Alcohol: before the crash eight to ten drinks a night. Since he came home about a six-pack most nights,
the last one yesterday. No other drugs; vapes nicotine. When the house was dry for five days in September
he had no shakes, sweats or sickness.
Family: mother's brother had seizures after a fall from a roof and is in A.A.; her mother has dementia.
He signs for himself. His mother brought an unsigned power of attorney form and took it home again.
Charged with OUI for the crash; arraignment 11/16/2026, Bray District Court.`,
      `Iverleigh, Cormac      SLP Initial Evaluation                                      Page 2 of 2

MEASURE                              RAW      PERCENTILE     RANGE
Digits forward / backward            6 / 3    37 / 5         average / below
Story B, immediate                   4/22     2              impaired
Story B, delayed 20 min              2/22     1              impaired
Word list, trial 5                   8/12     16             low average
Animals in one minute                13       9              below average
Reading paragraph, questions         9/10     63             average
Awareness rating, self / mother      19 / 41  -              marked gap

Story B as read to him: "Ray Dunning, a ferry hand from Salem, was arrested Monday for breaking a window.
He had a seizure in the cell. His sister posted bail and he was put on probation for one year." He
recalled a ferry, a window, a sister, Salem.

BEHAVIOR AND MOOD
Came on time, joked, lost the thread in long answers and said so. Interrupted, then apologized. His
mother, with him in the room: since August he has punched through two doors and put his phone into the
television, never a person. He agreed. PHQ-2 was 4. Dr. Nandakumar's note of 10/08, which came with the
referral, states: no past suicide attempts, no self-injury, no psychiatric admissions.

Addendum 10/26: ~~Wears bilateral hearing aids.~~ and ~~Failed swallow screen, thickened liquids.~~ were
pasted from another report and are withdrawn. JH

IMPRESSION
Moderate deficits of memory for new spoken material, of working memory and of self-monitoring. Reading
holds up well. Awareness of change is poor, and worse on drinking days by both accounts.

RECOMMENDATIONS
1. Therapy twice a week, next 11/04/2026; transfers to his treatment program's region if he is admitted.
2. A program should give written handouts, short groups (30 min), one instruction at a time, and a bed
   away from noise. Repeat rules; a broken rule in the first week is likely a forgotten one.
3. No driving. His father has the keys and can bring him anywhere in state.
4. No therapist for mood yet; please arrange. Neuropsychological testing is booked with Dr. Ostrow for
   January, none done so far.

He and his parents ask for a place that can treat a head injury and drinking together. In his words: "I
lose the thread, then I get mad, then I drink. I'd like my head back."`,
    ],
    expected: {
      dob: '1998-02-28',
      sex_at_birth: 'Male',
      ...livesAt(/16 Spruce Landing/i, 'Corrigan', 'ME', '04999'),
      phone_number: /555-0149/,
      marital_status: 'Single',
      living_status: 'With family',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Maeve', 'Iverleigh', /555-0150/),
      carrier: 'Anthem/Elevance',
      subscriber_id: 'YRM771204455',
      group_number: 'M00418',
      subscriber_firstname: 'Niall',
      subscriber_lastname: 'Iverleigh',
      subscriber_dob: '1966-07-19',
      subscriber_employer: /Downeast Marine/i,
      reason_for_seeking_treatment: /treat a head injury|lose the thread|my head back/i,
      current_symptoms: /deficits of memory|lost the thread|self-monitoring|PHQ-2/i,
      recent_substance_abuse: /six-pack|eight to ten drinks/i,
      concerns_for_withdrawal: RULED_OUT,
      medication_plan: /amantadine|melatonin|sertraline/i,
      allergies: /bee stings/i,
      epipen: RULED_OUT,
      additional_treatment_or_support_needed: /written handouts|short groups|away from noise/i,
      next_appointment: '2026-11-04',
      hospitalizations: /Bray Harbor|rehab unit|no psychiatric admissions/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /contusion|subdural|concussion|TBI/i,
      aggression_or_property_damage: /two doors|television/i,
      pending_legal_charges: /OUI/i,
      upcoming_court_date: '2026-11-16',
      family_history: /seizures after a fall|in A\.A\.|dementia/i,
    },
    open: [
      'gender',
      'employment_status',
      'employer',
      'transportation_required',
      'knowingly_ingested_allergen',
      'psych_testing_done',
      'history_of_trauma',
      'other_levels_of_care',
      'outpatient_therapy',
      'current_therapist_name',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('What was his blood alcohol on arrival?', 1, /\.21/),
      asked('what dose of amantadine', 1, /amantadine 100 mg twice a day/),
      asked('when is the arraignment', 1, /arraignment 11\/16\/2026/),
      asked('story B delayed score', 2, /Story B, delayed 20 min 2\/22/),
      asked('Who referred him?', 1, /Priya Nandakumar/),
      asked('which percentile was his paragraph reading', 2, /Reading paragraph, questions 9\/10 63/),
      reworded('did he break things at home', 2, /punched through two doors/),
      reworded('is he a danger to himself by history', 2, /no past suicide attempts, no self-injury/),
      reworded('how long was he unconscious', 1, /out about twenty minutes/),
      reworded('did he get sick when he stopped drinking', 1, /no shakes, sweats or sickness/),
      reworded('how should staff give him rules', 2, /one instruction at a time|Repeat rules/),
      reworded('was a helmet worn', 1, /without a helmet/),
      takenBack('does he wear hearing aids', 2, /Wears bilateral hearing aids/),
      takenBack('does he need thickened liquids', 2, /Failed swallow screen, thickened liquids/),
      anothers('is he on probation', 2, /put on probation for one year/),
      anothers('does he go to A.A.', 1, /is in A\.A\./),
      absent('is he a registered sex offender'),
      absent('what is his blood type'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('szarka', 'Winifred', 'Szarka', '11/25/1974'),
    as: 'scan',
    pages: [
      `ST. BRENDAN REHABILITATION HOSPITAL        SPEECH THERAPY - DISCHARGE SUMMARY
Patient  Szarka, Winifred M.       DOB 11/25/1974     F      Room 214-B     Adm 9/30/26   D/C 11/2/26
Dx  pedestrian v. car 9/12/26: moderate TBI (R temporal), jaw fracture, dysarthria, dysphagia resolving
Attending  Dr. Vikram Sundaresan          SLP  Aoife Brandt, CCC-SLP       Svc 9/30-10/29, 26 visits

HOME  own condo, 31 Larkspur Way #6, Hadley Mills, MA 01099, alone.  Ph 413-555-0171.   divorced
WORK  paralegal at Boone & Lathbury, on leave            CALL  brother Tibor Szarka 413-555-0172
PLAN  Cigna Open Access Plus  ID U6221093401  grp 3338107 (own)    PCP Dr. Lucinda Farrow 413-555-0173
SIGNS for herself. Health care proxy (Tibor) was active 9/13-9/29 only.

DIET      liquids  [ ] thin  [X] mildly thick       solids  [ ] regular  [X] soft, bite size
PILLS     [X] whole in applesauce   [ ] crushed     REFLUX  [X] upright 30 min after meals
ALLERGY   morphine (hives), strawberries (lips swell).   The BANANA sign on the door is 214-A's.
PRECAUTIONS   [X] fall   [X] aspiration   [ ] seizure   [ ] elopement   [ ] suicide   [ ] isolation

COURSE
Jaw wired 9/14-10/12. On arrival intelligible to strangers 40%, now 90%. Early on she was in a
post-traumatic agitation: at the trauma center days 4-9 she bit through a tech's glove and threw a tray,
wrist restraints; nothing like it here. One seizure in the trauma bay 9/12, generalized, none since;
Keppra 500 twice a day until neurology says otherwise (11/19/26, Dr. Haddad-Moore).
Third hospital day she shook, sweated and picked bugs off the sheet: alcohol withdrawal, phenobarbital.
Wine had been 2 bottles a night for years plus zolpidem by twos and threes; last drink the night of the
crash, level .19. Zolpidem is stopped for good.`,
      `ST. BRENDAN REHABILITATION HOSPITAL    ST d/c summary    SZARKA W.    p 2

TASK                          10/1      10/15     10/29     goal
sentence intelligibility      40%       75%       90%       95
safe swallow thin liquid      no        no        by tsp    cup
recall 3 of 3 at 10 min       0/3       1/3       3/3       3
medication box, errors        n/t       5         1         0
phone message correct         n/t       2/5       4/5       5

PSYCH CONSULT (Dr. Amara Nkemelu, 10/6), copied for the team: police had asked whether she stepped
out on purpose. She did not; she was drunk and crossed. No suicide attempts in her life, no cutting or
burning. Depressed since her mother's death in 2025. Escitalopram 10 begun. Past: ex-husband pushed her
down the cellar stairs in 2009, knocked out. One detox, Quill Hollow, 2022, then day program 3 weeks.
No residential ever.  Sister Magda made two attempts, now on lithium, doing well. Father drank.

OTHER MEDS   Keppra as above, escitalopram 10, omeprazole 20, senna, vit B1.
~~apixaban 5 bid~~ entered in error AB      ~~Hx bulimia.~~ void, wrong chart AB

DRIVER (Mr. K. Oland) is charged with OUI, his court is 12/3/26; the police do not need her there.

D/C PLAN   Straight from here to a residential alcohol program, her own wish: "If I go home to that
kitchen I'll pour one before my coat is off." Transport: needs wheelchair van, cannot do car steps yet.
Program must have thickener, and a quiet place to eat. ST to continue 2x/wk wherever she goes.
Family meeting 10/28 with Tibor. No therapist in community; Dr. Nkemelu is hospital only.
                                                      Aoife Brandt  10/29/26`,
    ],
    expected: {
      dob: '1974-11-25',
      sex_at_birth: 'Female',
      ...livesAt(/31 Larkspur Way/i, 'Hadley Mills', 'MA', '01099'),
      phone_number: /555-0171/,
      marital_status: 'Divorced',
      living_status: 'Own home',
      employer: /Boone & Lathbury/i,
      legal_guardianship_status: 'None (own guardian)',
      carrier: 'Cigna/Evernorth',
      subscriber_id: 'U6221093401',
      group_number: '3338107',
      ...seenBy('pcp', /Lucinda Farrow/i, /555-0173/),
      reason_for_seeking_treatment: /pour one|her own wish|residential alcohol program/i,
      recent_substance_abuse: /2 bottles|zolpidem|last drink/i,
      concerns_for_withdrawal: /shook|picked bugs|alcohol withdrawal/i,
      medication_plan: /Keppra|escitalopram|omeprazole/i,
      allergies: /morphine|strawberries/i,
      transportation_required: /wheelchair van/i,
      additional_treatment_or_support_needed: /thickener|quiet place|ST to continue/i,
      next_appointment: '2026-11-19',
      residential_programs: /No residential/i,
      other_levels_of_care: /Quill Hollow|day program/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: /One seizure|generalized/i,
      history_of_tbi_concussions: /TBI|knocked out/i,
      history_of_trauma: /pushed her|cellar stairs/i,
      aggression_or_property_damage: /threw a tray|bit through/i,
      family_history: /two attempts|Father drank|lithium/i,
    },
    open: [
      'gender',
      'employment_status',
      'current_symptoms',
      'hospitalizations',
      'knowingly_ingested_allergen',
      'current_psychiatrist_name',
      'current_therapist_name',
      'outpatient_therapy',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('What solids may she eat?', 1, /soft, bite size/),
      asked('how are pills given', 1, /whole in applesauce/),
      asked('Keppra dose', 1, /Keppra 500 twice a day/),
      asked('who gave the psych consult', 2, /Amara Nkemelu/),
      asked('medication box errors on 10/29', 2, /medication box, errors n\/t 5 1/),
      asked('When does she see neurology?', 1, /11\/19\/26/),
      reworded('was the accident a suicide attempt', 2, /She did not; she was drunk and crossed/),
      reworded('did she have DTs', 1, /picked bugs off the sheet/),
      reworded('was she combative', 1, /threw a tray|bit through a tech's glove/),
      reworded('how must we fetch her', 2, /needs wheelchair van/),
      reworded('past rehab stays', 2, /No residential ever/),
      reworded('what painkiller must be avoided', 1, /morphine \(hives\)/),
      takenBack('Is she on apixaban?', 2, /apixaban 5 bid/),
      takenBack('did she have bulimia', 2, /Hx bulimia/),
      anothers('is she allergic to bananas', 1, /BANANA sign on the door is 214-A's/),
      anothers('does she face an OUI charge', 2, /is charged with OUI/),
      anothers('does she take lithium', 2, /now on lithium/),
      absent('what does she weigh'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
