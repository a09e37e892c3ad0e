import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** The diary card of a skills course with what its therapist writes: urges by the day, and what was done of them. */
export const skillsDiaryCard: readonly ApartRecord[] = [
  {
    person: who('vandermolen', 'Arden', 'Vandermolen', '04/17/2001'),
    as: 'text',
    pages: [
      `RIVERBEND DBT COLLECTIVE          77 Lantern Street, Suite 4, Ashgrove Mills, OR 97998    541-555-0160
October 28, 2026

To the intake team:

Arden Vandermolen (they/them) asked me to send you last week's diary card and a summary. I am Arden's
individual therapist and have seen them weekly since February 2025; the skills group is on Tuesdays.

Arden drinks five or six doubles of gin every evening, vapes delta-8 all day, and since August has taken
a classmate's dextroamphetamine to stay awake. On October 11 they drank nothing before a family lunch:
by ten their hands shook too hard to button a shirt and they vomited until two. They have not had a
seizure, then or at any time. Arden writes: "I can do skills or I can do gin, and gin is faster. I need
somewhere there isn't any."

They began to cut at fifteen and cut the left thigh on October 21 (see chain). There has never been a
suicide attempt. The "attempt" on the card is that of Bex, the roommate, who tried to hang herself in
September and whom Arden cut down; Arden has nightmares of it, and was assaulted at a party in 2020.
"Fight" on the card means shouting. Arden has never struck anybody or broken anything.

They restricted and purged from 2019 and were at Alder House (partial hospital, eating disorders) for ten
weeks in 2023; no purging since. St. Dymphna's psychiatric unit, five days, December 2024, for thoughts
of suicide. No residential stay so far. Two concussions from roller derby. Their father has bipolar
disorder and their grandmother died by suicide. No charges, no probation.

 Born            04/17/2001             Sex at birth    female          Gender     non-binary
 Address         309 Wharfinger Way, Unit C, Ashgrove Mills, OR 97998
 Phone           541-555-0161           E-mail          arden.vm@mail.example
 Marital         single                 Home            rents with Bex
 Work            student, Cascade Valley College (on leave)
 Emergency       Corinna Vandermolen, mother, 541-555-0162
 Plan            UMR, ID 22418876, group 76-411903, under Corinna, born 09/02/1971, Three Rivers Schools
 Psychiatrist    Dr. Hollis Ekwueme, 541-555-0163; next 11/12/2026, 4 pm
 Primary care    Juniper Sato NP, 541-555-0164
 Allergies       amoxicillin (hives), kiwi (mouth swells); no EpiPen has been prescribed

Tamsin Oyelade, LCSW        direct 541-555-0165        tamsin@riverbend.example`,
      `DIARY CARD      Name  Arden V.        Week of 10/19/2026        Filled out  [X] daily  [ ] at session
Urges 0 to 5.  Acts Y or N.
            URGE TO           ACTS            USED
 Day     Die  Harm  Drink   Harm  Fight    Gin     Vape    Pills    Sleep   Note
 Mon      2     3     5      N     Y       6       all     2        4 h     Bex home from hospital
 Tue      1     2     4      N     N       5       all     1        6 h     group, opposite action
 Wed      4     5     5      Y     N       8       all     2        2 h     3 cuts, called Tamsin after
 Thu      3     3     5      N     N       6       all     0        5 h     attempt anniversary, one month
 Fri      2     2     5      N     Y       7       all     3        0 h     ~~took all my Lamictal~~ NO. took 2, double dose
 Sat      2     1     5      N     N       6       all     0        9 h
 Sun      1     1     4      N     N       5       all     0        7 h     mom's

MEDICINES TAKEN AS PRESCRIBED      lamotrigine 150 mg  6 of 7 days       sertraline 100 mg  7 of 7
                                   ~~naltrexone 50 mg~~ never picked up
SKILLS   [X] TIPP   [X] opposite action   [ ] radical acceptance   [X] wise mind   [ ] PLEASE

CHAIN, Wed 10/21     Prompt: Bex asked for her belt back. Vulnerable: no food, 2 h sleep.
 Links: picture of the closet > "I should have known" > gin x4 > bathroom > razor from Bex's bag.
 Act: three shallow cuts, left thigh, no stitches. After: relief, shame, ice, phone.
 Repair: gave razor to mom. Bex gave hers to her sister.`,
      `RIVERBEND DBT COLLECTIVE                SKILLS GROUP HANDOUT 6 AND AGREEMENTS               (all members)
TIPP: TEMPERATURE. Hold your breath and put your face in cold water for 30 seconds. Do not do this if you
have a heart problem, an allergy to cold, a history of seizures or an eating disorder with a slow pulse.
INTENSE EXERCISE. Ask first if you had a concussion this month.

GROUP AGREEMENTS
 1. Members who drop out, or miss four weeks in a row, are out of group.
 2. Do not come under the influence of drugs or alcohol. If you might be in withdrawal, see a doctor.
 3. Do not discuss self-harm or past suicide attempts with other members outside of sessions.
 4. No violence to persons or property. A member who has been arrested for it may be asked to leave.
IF YOU WANT TO DIE: call or text 988, then the phone coach.`,
    ],
    expected: {
      dob: '2001-04-17',
      sex_at_birth: 'Female',
      gender: 'Non-binary',
      ...livesAt(/309 Wharfinger/i, 'Ashgrove Mills', 'OR', '97998'),
      phone_number: /555-0161/,
      email_id: 'arden.vm@mail.example',
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Student',
      ...inEmergency('Corinna', 'Vandermolen', /555-0162/),
      carrier: 'UMR',
      subscriber_id: '22418876',
      group_number: '76-411903',
      subscriber_firstname: 'Corinna',
      subscriber_dob: '1971-09-02',
      subscriber_employer: /Three Rivers/i,
      ...seenBy('therapist', /Tamsin Oyelade/i, /555-016[05]/),
      current_therapist_email: 'tamsin@riverbend.example',
      ...seenBy('psychiatrist', /Hollis Ekwueme/i, /555-0163/),
      ...seenBy('pcp', /Juniper Sato/i, /555-0164/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /gin is faster|somewhere there isn't any/i,
      recent_substance_abuse: /gin|delta-8|dextroamphetamine/i,
      concerns_for_withdrawal: /hands shook|vomited/i,
      medication_plan: /lamotrigine|sertraline/i,
      allergies: /amoxicillin|kiwi/i,
      epipen: RULED_OUT,
      hospitalizations: /St\. Dymphna/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Alder House|partial hospital/i,
      eating_disorder: /restricted and purged|Alder House|eating disorders/i,
      history_of_self_harm: /cut/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /cut down|assaulted at a party|nightmares/i,
      history_of_seizures: /\b(?:not|no|never)\b/i,
      history_of_tbi_concussions: /roller derby|concussions/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /bipolar|grandmother/i,
    },
    open: [
      'current_symptoms',
      'employer',
      'outpatient_therapy',
      'subscriber_lastname',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('umr id', 1, /22418876/),
      asked('How many hours of sleep on Wed?', 2, /8 all 2 2 h/),
      asked('what day is the skills group', 1, /Tuesdays/),
      asked('What was the prompt in the chain?', 2, /Bex asked for her belt back/),
      asked('who is the psychiatrist', 1, /Hollis Ekwueme/),
      asked('lamotrigine how many days taken', 2, /6 of 7 days/),
      reworded('which pronouns', 1, /they\/them/),
      reworded('have they ever tried suicide', 1, /never been a suicide attempt/),
      reworded('stimulants that are not prescribed', 1, /classmate's dextroamphetamine/),
      reworded('what is it like in the morning without alcohol', 1, /hands shook too hard/),
      reworded('is there a bulimia past', 1, /restricted and purged/),
      reworded('who should we call when something goes wrong', 1, /Corinna Vandermolen, mother/),
      reworded('has Arden hit people', 1, /never struck anybody/),
      takenBack('what dose of naltrexone', 2, /naltrexone 50 mg/),
      takenBack('when did they take all their Lamictal', 2, /took all my Lamictal/),
      anothers('does Arden have bipolar disorder', 1, /father has bipolar/),
      anothers('cold allergy', 3, /allergy to cold/),
      absent('does Arden have hepatitis C'),
      absent('what is the authorization number'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('whitcombe', 'Lamar', 'Whitcombe', '10/10/1978'),
    as: 'scan',
    pages: [
      `  TALLOW CREEK BEHAVIORAL       MEN'S SKILLS GROUP          DIARY CARD       wk 10-19 to 10-25-26
  Name  Lamar Whitcombe        DOB 10-10-78         filled:  daily (x)    in group ( )     leader  Jo P.
  rate urge 0-5.   did it  Y/N

          hurt self     kill self     use           rage / break      used what            skill
          urge  did     urge  did     urge  did     urge  did
  Mon      0     N       3     N       5     Y       5     Y          8 percs              none
  Tue      0     N       2     N       5     Y       2     N          10 percs, 2 bars     TIPP
  Wed      0     N       2     N       5     Y       1     N          9 percs              -
  Thu      0     N       4     N       5     Y       3     N          12 percs             called Jo
  Fri      0     N       2     N       5     Y       1     N          10 percs             walk
  Sat      1     N       1     N       4     Y       0     N          8 percs              ice
  Sun      0     N       1     N       5     Y       2     N          10 percs, 1 bar      church

  NOTES  Mon - took a bat to my own windshield. Tanisha was in the house, not near.
         Thu - cousin Ray OD'd, he left a note. I keep hearing it.
         Sat - ~~cut my arm~~  drywall job, box knife slipped. not on purpose. LW
         Sun - till noon with none: sweats, legs, guts, can't sit in the pew.
  MEDS taken   gabapentin 600 x3   (x)        prazosin 2 hs  (x)         ~~lithium~~  Ray's, I just typed it
  NEXT WK GOAL  "get in somewhere before the Navy moves us or I join Ray"`,
      `  TALLOW CREEK BEHAVIORAL     FAX SHEET FROM GROUP      Jo Pembry LMFT   360-555-0171     10-27-26
  re: Lamar Whitcombe 10-10-78 M           to: detox/residential admissions
  home  1150 Cormorant Loop, Keel Harbor WA 98398      c 360-555-0170     base housing w/ wife, rented
  (M) S D W          wife Tanisha, on USS - ashore now, 360-555-0172, emergency
  ins  Tricare West, sponsor Tanisha Whitcombe b. 1-14-81   ID 00-7741-2093
  work  drywall, own business        doctor  Keel Harbor Naval Clinic, Dr. Fennimore Achebe 360-555-0173
  psychiatrist  Dr. Sunita Baptiste 360-555-0174, sees 11-17-26 10:30

                                ever?                         when / what
  suicide attempt             (Y)  N     2    2016 drove into tree;  May 26 took 20 bars on purpose, ICU 3 d
  self injury, not to die      Y  (N)
  seizure                     (Y)  N     1    quit bars cold, 3-25.   ER, none since
  head injury                 (Y)  N          the tree, 2016, 4 days coma, Mercy Narrows
  violence to persons          Y  (N)
  breaks property             (Y)  N          see Mon
  eating d/o                   Y  (N)
  arrest, charges              Y  (N)         probation  Y (N)
  allergies                   (Y)  N          tree nuts, throat closes.     EpiPen (Y) N  2, at home + truck
  eats nuts anyway             Y  (N)
  rehab                       (Y)  N          Evergreen Spit 28 d 2017.    IOP Y (N)    detox Y (N)
  abused as child             (Y)  N          stepfather, belt

  group members say: D.M. (seat 4) threw chair 10-20, has a warrant - keep apart from L.
  ~~L. missed 3 groups~~  that was Lionel.   Lamar 11 of 12.
  family:  mom lupus.   grandfather drank.   wife says SHE gets migraines w/ seizures, on Topamax
  Percs are pressed = fentanyl most likely.   wants Suboxone.   4 doses Narcan given out.
  Ride: wife can bring.   No guns in housing, base rule.
  CARD RULE on back: anyone who marks kill self 4 or 5 calls leader same day.  (he did Thu)
  Fear of wife, 10-26: "he'll be the next Ray."   Safety plan signed 10-26.`,
    ],
    expected: {
      dob: '1978-10-10',
      sex_at_birth: 'Male',
      ...livesAt(/1150 Cormorant/i, 'Keel Harbor', 'WA', '98398'),
      phone_number: /555-0170/,
      marital_status: 'Married',
      employment_status: 'Self-employed',
      ...inEmergency('Tanisha', 'Whitcombe', /555-0172/),
      carrier: 'TRICARE West (TriWest)',
      subscriber_id: '00-7741-2093',
      subscriber_firstname: 'Tanisha',
      subscriber_lastname: 'Whitcombe',
      subscriber_dob: '1981-01-14',
      ...seenBy('pcp', /Fennimore Achebe/i, /555-0173/),
      ...seenBy('psychiatrist', /Sunita Baptiste/i, /555-0174/),
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /get in somewhere|join Ray|wants Suboxone/i,
      recent_substance_abuse: /percs|bars/i,
      concerns_for_withdrawal: /sweats, legs|seizure|quit bars/i,
      medication_plan: /gabapentin|prazosin/i,
      allergies: /tree nuts/i,
      knowingly_ingested_allergen: TICKED_NO,
      epipen: /\bY\b|yes|at home/i,
      transportation_required: /wife can bring/i,
      hospitalizations: /ICU 3 d|Mercy Narrows|4 days coma/i,
      residential_programs: /Evergreen Spit/i,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: /tree|20 bars/i,
      eating_disorder: TICKED_NO,
      history_of_trauma: /stepfather|belt/i,
      history_of_seizures: /quit bars|3-25|\bY\b|yes/i,
      history_of_tbi_concussions: /tree, 2016|coma/i,
      aggression_or_property_damage: /windshield|see Mon|breaks property|\bY\b|yes/i,
      pending_legal_charges: TICKED_NO,
      probation: TICKED_NO,
      family_history: /lupus|grandfather drank/i,
    },
    open: [
      'gender',
      'living_status',
      'employer',
      'current_symptoms',
      'current_therapist_name',
      'current_therapist_phone',
      'other_levels_of_care',
      'outpatient_therapy',
      'subscriber_employer',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('tricare ID', 2, /00-7741-2093/),
      asked('how many percs on Thu', 1, /12 percs/),
      asked('When did he take 20 bars?', 2, /May 26 took 20 bars/),
      asked('where are his epipens', 2, /at home \+ truck/),
      asked('who leads the group', [1, 2], /Jo P/),
      asked('prazosin dose', 1, /prazosin 2 hs/),
      reworded('has he destroyed anything lately', 1, /bat to my own windshield/),
      reworded('convulsions', 2, /quit bars cold, 3-25/),
      reworded('how does Sunday morning feel sober', 1, /sweats, legs, guts/),
      reworded('is he likely on fentanyl', 2, /pressed = fentanyl most likely/),
      reworded('what happens if he eats cashews', 2, /tree nuts, throat closes/),
      reworded('which MAT does he ask for', 2, /wants Suboxone/),
      reworded('childhood abuse', 2, /stepfather, belt/),
      takenBack('lithium level or dose', 1, /lithium/),
      reworded('what happened with the knife on Saturday', 1, /box knife slipped/),
      takenBack('which groups did he miss', 2, /missed 3 groups/),
      anothers('is there a warrant out', 2, /has a warrant/),
      anothers('does he get migraines', 2, /SHE gets migraines/),
      anothers('Topamax dose', 2, /on Topamax/),
      absent('is he hepatitis C positive'),
      absent('what is his email'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
