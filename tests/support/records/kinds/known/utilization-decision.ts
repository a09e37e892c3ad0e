import { type ApartRecord, absent, anothers, asked, reworded, who } from '../apart-record.ts';

/** A payer's letter on whether it pays for a stay, and for how long. */
export const utilizationDecision: readonly ApartRecord[] = [
  {
    person: who('delacourt', 'Simone', 'Delacourt', '05/30/1992'),
    as: 'text',
    pages: [
      `Meridian Behavioral Review, on behalf of Aetna
P.O. Box 9917, Halden, CT 06999

October 23, 2026

Simone Delacourt                                        Member number:  W2291 40067
118 Wickford Street, Apt 2R                             Our reference:  MBR-26-884102
Danton, CT 06990                                        Date of birth:  05/30/1992

NOTICE OF ADVERSE BENEFIT DETERMINATION

Dear Ms. Delacourt:

Your provider asked us to approve inpatient rehabilitation (ASAM 3.7), 14 days starting
October 20. Our physician reviewer, Carl Henning MD, board certified in psychiatry, looked at
the clinical notes and spoke by telephone with your counselor on October 22.

We are approving 5 of the 14 days, October 20 through October 24. We cannot approve the
remaining 9 days. The reasons are these. You have finished withdrawal from ketamine and
alcohol and your vital signs have been steady. You are not thinking of harming yourself or
anyone else. You have a stable place to live with your partner, who does not use. Care of the
kind you need can be given safely in a partial hospital program.

This decision is about payment only. You and your provider decide what treatment you get.`,
      `Simone Delacourt    MBR-26-884102    page 2

YOUR RIGHT TO APPEAL.  You may ask for a standard appeal within 180 days of this letter. If
waiting could put your health in serious danger, you may ask for an expedited appeal and we
will answer within 72 hours. Fax 555-0188 or call 555-0189, option 4.

Peer to peer: your provider may request one by close of business October 27.

What the reviewer considered
  Dimension 1   no symptoms since 10/21
  Dimension 2   asthma, uses albuterol inhaler; no other conditions
  Dimension 3   depressed mood, on bupropion XL 300 mg; no suicide attempts in the past
  Dimension 4   willing, attends every group
  Dimension 5   high; used within a week of leaving each of two earlier programs
                (Corvane House 2024, Lark Hill 2025)
  Dimension 6   partner sober; employer holding her job at the print shop until Dec. 1
For example only: a member with a history of seizures or delirium would meet the criteria.

If you need this letter in another language call the number on your card.`,
    ],
    expected: {
      dob: '1992-05-30',
      carrier: 'Aetna',
      subscriber_id: /W2291\s?40067/,
      address: /118 Wickford Street/i,
      city: 'Danton',
      state: /CT|Connecticut/,
      zip: '06990',
      recent_substance_abuse: /ketamine/i,
      history_of_suicide_attempts: /\bno\b/i,
      medication_plan: /bupropion/i,
      residential_programs: /Corvane House|Lark Hill/i,
    },
    open: [
      'employer',
      'authorization_number',
      'other_levels_of_care',
      'concerns_for_withdrawal',
      'living_status',
      'employment_status',
      'current_symptoms',
      'history_of_self_harm',
      'subscriber_firstname',
      'subscriber_lastname',
    ],
    questions: [
      asked('How many days were approved?', 1, /approving 5 of the 14 days/),
      asked('deadline for peer to peer', 2, /October 27/),
      asked('who was the physician reviewer', 1, /Carl Henning MD/),
      reworded('why did they deny the rest', 1, /finished withdrawal|vital signs|stable place|given safely/),
      reworded('how long do we have to fight it', 2, /within 180 days/),
      reworded('has she been to rehab before', 2, /Corvane House 2024/),
      reworded('will she lose her job', 2, /employer holding her job/),
      reworded('breathing issues?', 2, /asthma/),
      anothers('Does she have a history of seizures?', 2, /a member with a history of seizures/),
      absent('what is her deductible'),
      absent('is she on probation'),
      absent('name of the partner?'),
    ],
    summary: ['substances', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('kealoha', 'Noah', 'Kealoha', '09/09/2001'),
    as: 'scan',
    pages: [
      `TO:  UR desk            FROM:  Pacific Crest Health Plan (UMR) UM nurse line
RE:  concurrent review outcome - verbal, confirmed by this fax          pages incl. cover: 2

Patient ........ KEALOHA NOAH K          DOB ........ 09/09/2001
ID ............. 80 11427 93             Grp ........ 76-415220
Holder ......... Kealoha Leilani (mother), Island Harbor School District

LOC       dates                 units   status         auth #
3.7 WM    10/15 - 10/18         4       approved       PC70318
3.5       10/18 - 10/27         9       approved       PC70344
3.5       10/28 - 11/03         7       approved       PC70391
2.5       11/04 -               -       not requested yet

Next review due 11/02 before noon HST, ask for Malia ext 2217.
Send: updated tx plan, UDS dates, family session note, step-down date.`,
      `KEALOHA NOAH K   80 11427 93     reviewer's call notes  (internal copy sent in error? keep)

per Jess at facility 10/27: 25 yo m, batu smoked daily plus blues, last use 10/14. day 13.
sleeping ok now, picking at skin stopped. zyprexa 10 hs, was on risperdal but milk from
breasts so dc'd. voices gone since 10/22. no si. mom says he punched out the windshield of her
truck in sept, tro dropped. no seizure hx. nkda.
barriers: older bro in house still smoking. dad passed, OD, 2019.
goal is clean & sober house in Hilo.

correction 10/27 1510 jess called back: age 25 is right but last use was 10/13 not 10/14.`,
    ],
    expected: {
      dob: '2001-09-09',
      carrier: 'UMR',
      subscriber_id: /80\s?11427\s?93/,
      group_number: '76-415220',
      subscriber_firstname: 'Leilani',
      subscriber_lastname: 'Kealoha',
      subscriber_employer: /Island Harbor School District/i,
      recent_substance_abuse: /batu|blues/i,
      allergies: /nkda|\bno/i,
      history_of_seizures: /\bno\b/i,
      aggression_or_property_damage: /punched out the windshield/i,
      medication_plan: /zyprexa/i,
      family_history: /dad passed, OD/i,
    },
    open: [
      'contact_person_name',
      'authorization_number',
      'current_symptoms',
      'living_status',
      'sex_at_birth',
      'pending_legal_charges',
    ],
    questions: [
      asked('When is the next review due?', 1, /Next review due 11\/02/),
      asked('auth # for 10/28 to 11/03', 1, /PC70391/),
      asked('whose insurance is it, the holder?', 1, /Kealoha Leilani/),
      asked('when was his last use', 2, /last use was 10\/13/),
      reworded('does he get violent', 2, /punched out the windshield/),
      reworded('was he psychotic', 2, /voices gone since 10\/22/),
      reworded('why is he off risperdal', 2, /milk from breasts/),
      reworded('what papers do they want from us', 1, /updated tx plan/),
      reworded('where does he go after this', 2, /clean & sober house/),
      anothers('did he overdose in 2019', 2, /dad passed, OD/),
      asked('Was the last use on 10/14?', 2, /10\/13 not 10\/14/),
      absent('copay?'),
      absent('any past suicide attempts?'),
    ],
    summary: ['substances', 'psychiatric', 'medications', 'insurance'],
  },
];
