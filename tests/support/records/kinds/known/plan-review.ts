import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** An outpatient program's weekly review: goals, attendance, and what the team said. */
export const planReview: readonly ApartRecord[] = [
  {
    person: who('castleberry', 'Joel', 'Castleberry', '06/06/1979'),
    as: 'text',
    pages: [
      `THE ALDER ROOM  intensive outpatient        Treatment Plan Review, week 5
Joel Castleberry   6/6/1979     primary counselor: Temperance Odom LMSW     staffed 10/23/2026

Attendance        Mon    Wed    Thu    Sat
 wk 1             P      P      P      P
 wk 2             P      P      A-un   P
 wk 3             P      A-ex   P      A-un
 wk 4             A-un   A-un   P      A-un
 wk 5             A-un   P      -      -          total 10 of 18

Goal                          Target     Status         Remarks
1 No alcohol or THC           11/30      not met        drank 10/10, 10/17-19, 10/21
2 Sponsor                     10/15      met            Wed step meeting, Hank
3 Sleep 6 h                   11/30      partly         4-5 h, mirtazapine 15 begun 10/9
4 Tell wife about debts       10/31      not begun      $41,000, sports betting
5 Liver recheck               10/20      met            AST 142, ALT 98, told to stop Tylenol`,
      `Castleberry, J.    review continued

TEAM SAYS   Needs a higher level. Drinking rum in the parking deck before group; blew .11 on
10/21. Morning dry heaves, "inner earthquake." Had a detox at Fallbrook in 2023, smooth, no
seizure then or any other time. Will not drive here any more, wife Annalise has the keys.
Group peer Rufus disclosed two suicide attempts this week and Joel stayed up with him; Joel
himself has answered 0 on item 9 each week and has no attempts behind him.
Joel hit a fence with his truck 10/18, no charge so far, insurance only.
MEDS   mirtazapine 15 hs, lisinopril 10. Campral was ordered, never picked up, CANCELED 10/20.
REACTIONS  Had listed "Ambien" wk 1. Wk 2: it was his brother who sleepwalked, line removed.
   True one: doxycycline, blisters.
NEXT   Residential by 10/30. Employer (Stroud Paper) HR knows, FMLA from 10/26. Cigna,
   reviewer wants the liver numbers.
Family night 10/22: Annalise spoke of her own panic, takes Klonopin, keeps it locked.`,
    ],
    expected: {
      dob: '1979-06-06',
      allergies: /doxycycline/i,
      recent_substance_abuse: /rum|drank|alcohol/i,
      concerns_for_withdrawal: /dry heaves|inner earthquake/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      medication_plan: /mirtazapine|lisinopril/i,
      current_therapist_name: /Temperance Odom/i,
      carrier: 'Cigna/Evernorth',
    },
    open: [
      'marital_status',
      'other_levels_of_care',
      'residential_programs',
      'pending_legal_charges',
      'employment_status',
      'employer',
      'current_symptoms',
      'aggression_or_property_damage',
      'reason_for_seeking_treatment',
      'contact_person_name',
      'outpatient_therapy',
    ],
    questions: [
      asked('What was his ALT?', 1, /ALT 98/),
      asked('who is his primary counselor', 1, /Temperance Odom/),
      asked('how many sessions did he attend in total', 1, /total 10 of 18/),
      reworded('is he showing up drunk', 2, /blew \.11|before group/),
      reworded('gambling problem?', 1, /sports betting/),
      reworded('who has his car', 2, /wife Annalise has the keys/),
      reworded('was his last detox complicated', 2, /Fallbrook in 2023, smooth/),
      reworded('is his work ok with this', 2, /FMLA from 10\/26/),
      reworded('which antibiotic is bad for him', 2, /doxycycline/),
      asked('any suicide attempts', 2, /no attempts behind him/),
      anothers('does he take klonopin', 2, /takes Klonopin/),
      takenBack('Ambien reaction?', 2, /Ambien/),
      absent('date of his first drink'),
      absent('member id'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'insurance'],
  },
  {
    person: who('zielinski', 'Margo', 'Zielinski', '01/09/1990'),
    as: 'scan',
    strange: [2],
    pages: [
      `Harper's Landing PHP              IOP/PHP progress + attendance log          wk of 10/12/26
cl: Margo Z. (Zielinski)      dob 01/09/90      cl # 0417      coverage BCBS

M 10/12   here 9-3. UA sent. topic anger. Margo quiet, left eye swollen, says cabinet door.
T 10/13   here 9-3. UA back: etg neg / bup pos / rest neg. tells me privately it was Dwayne, not
          the cabinet. shelter list given. no SI. has never had an attempt, "too stubborn."
W 10/14   called off, migraine.
Th 10/15  here 9-12. using again: 2 bags snorted Wed night, threw up, ashamed. Put on daily UAs.
          scratched "stupid" in her arm w/ a bobby pin last nite, shallow, cleaned + covered.
F 10/16   no show. no answer x2.      -> tx team: step UP to residential w/ childcare

meds: bup/nal 16 daily (Dr. Sorrel).   gabapentin 300 tid.   NKDA, bananas make mouth itch
seiz: none.    TBI: D. shoved her down steps 2024, out cold, 12 staples
kids: Remy 4, Jules 2, with her mom Halina 555-0112
CYS open case since Aug, worker Mr. Abbate.    next CYS court 11/05/26`,
      `Harper's Landing PHP              IOP/PHP progress + attendance log          wk of 10/12/26
cl: Margaux Zelenka           dob 10/19/72      cl # 0471      coverage Medicare

M 10/12   here. shaky, 2 vodka nips found in purse, sent to ER, came back, CIWA 15
T 10/13   admitted St. Blane overnight: seizure in the cab. Keppra 500 bid begun.
W-F       hospital.
meds: Keppra, folate. Allergic penicillin + eggs. hx 3 attempts, last 2020 (bridge).
on parole til 2027, agent Ms. Hyatt`,
    ],
    expected: {
      dob: '1990-01-09',
      carrier: 'BCBS (state plan)',
      recent_substance_abuse: /2 bags snorted/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: /scratched "stupid"|bobby pin/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /shoved her down steps|out cold/i,
      history_of_trauma: /Dwayne|shoved her down/i,
      allergies: /NKDA|bananas/i,
      medication_plan: /bup\/nal|gabapentin/i,
      upcoming_court_date: '2026-11-05',
    },
    open: [
      'current_psychiatrist_name',
      'history_of_trauma',
      'other_levels_of_care',
      'contact_person_name',
      'contact_person_phone',
      'pending_legal_charges',
      'current_symptoms',
      'reason_for_seeking_treatment',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_phone',
    ],
    questions: [
      asked('what days did she miss', 1, /called off, migraine|no show/),
      asked('When is CYS court?', 1, /11\/05\/26/),
      asked('UA result on 10/13', 1, /etg neg \/ bup pos/),
      reworded('is her partner beating her', 1, /it was Dwayne|shoved her down steps/),
      reworded('did she slip', 1, /2 bags snorted Wed night/),
      reworded('self harm this week?', 1, /scratched "stupid" in her arm/),
      reworded('who watches the children', 1, /her mom Halina/),
      reworded('has she lost consciousness', 1, /out cold/),
      reworded('what does the team recommend', 1, /step UP to residential/),
      anothers('Was she put on Keppra?', 2, /Keppra 500 bid begun/),
      anothers('is she on parole', 2, /on parole til 2027/),
      anothers('CIWA score', 2, /CIWA 15/),
      absent('cholesterol?'),
    ],
    summary: ['substances', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
