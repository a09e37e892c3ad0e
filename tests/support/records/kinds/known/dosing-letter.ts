import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, who } from '../apart-record.ts';

/** A methadone clinic's word on a patient's doses, for whoever doses next. */
export const dosingLetter: readonly ApartRecord[] = [
  {
    person: who('arceneaux', 'Denise', 'Arceneaux', '05/19/1980'),
    as: 'scan',
    pages: [
      `TRI-PARISH OPIOID TREATMENT PROGRAM                     GUEST DOSE / LAST DOSE LETTER
Patient   Denise Arceneaux      D.O.B. 5/19/80      clinic no. 2081      enrolled 03/2021
Dose      methadone 115 mg liquid, observed          Take-homes: 0 (lost 9/26 for bottle count)
Last attended     Tue 10/27/26   06:12    115 mg
Missed in 30 d    10/11, 10/18, 10/25 (Sundays closed, carried a bottle: those do not count)
Dose history      10/01 105 mg  |  10/08 110 mg  |  10/15 115 mg  |  split dosing refused
Peak/trough       612 / 288      EKG 10/15 QTc 468
UDS 10/20         methadone +, EDDP +, cocaine +, fentanyl neg, benzo neg

Counselor's paragraph (Jody Fontenot, LAC)
Denise does well on opioids and poorly on crack. She smokes most weekends, alone, since her nephew
was shot. She was our first-ever patient of the month. No drinking. She has COPD and still
smokes a pack. Her daughter-in-law, also with us, had a seizure at the dosing window on 10/20 and it
was Denise who caught her. Latex gloves give Denise welts, please use nitrile.
At 26 she stabbed a man who was robbing her, charge dismissed. Has a court paper for unpaid
child support, 12/03/26. No self-injury; she took a bottle of Elavil in 1999.`,
      `Chain of custody for doses sent     Arceneaux D   2081     seven bottles, 115 mg each
DATE FOR    BOTTLE     OPENED BY/TIME     RETURNED
10/28       A1         ________           [ ]
10/29       A2         ________           [ ]
10/30       A3         ________           [ ]
10/31 - 11/03  A4 to A7
Do not dose if sedated. Call the medical director, Dr. Ulla Brandvold, 555-0186, before any
change. If she misses three days in a row go back to 60 mg and call.
VOID VOID  first letter faxed 10/26 said 155 mg. VOID, typing error. 115 is right.  UB`,
    ],
    expected: {
      dob: '1980-05-19',
      allergies: /latex/i,
      recent_substance_abuse: /crack|cocaine/i,
      history_of_suicide_attempts: /bottle of Elavil/i,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /stabbed a man/i,
      medication_plan: /methadone/i,
      upcoming_court_date: '2026-12-03',
      current_therapist_name: /Jody Fontenot/i,
    },
    open: [
      'current_psychiatrist_name',
      'current_psychiatrist_phone',
      'current_pcp_name',
      'current_pcp_phone',
      'pending_legal_charges',
      'other_levels_of_care',
      'history_of_trauma',
      'family_history',
      'current_symptoms',
    ],
    questions: [
      asked('What was the last dose?', 1, /10\/27\/26\s+06:12\s+115 mg/),
      asked('how many bottles were sent', 2, /seven bottles/),
      asked('QTc?', 1, /QTc 468/),
      asked('does she get take-homes', 1, /Take-homes: 0/),
      reworded('is she still using on top of her methadone', 1, /She smokes most weekends|cocaine \+/),
      reworded('what if she no-shows for 3 days', 2, /go back to 60 mg/),
      reworded('glove allergy', 1, /Latex gloves give Denise welts/),
      reworded('ever OD on purpose', 1, /bottle of Elavil/),
      asked("who ok's a dose change", 2, /Ulla Brandvold/),
      anothers('did she seize at the clinic', 1, /had a seizure at the dosing window/),
      asked('is it 155 or 115', 2, /115 is right/),
      absent('who is her insurance with'),
      absent('viral load?'),
    ],
    summary: ['substances', 'medical', 'medications'],
  },
  {
    person: who('kowalczyk', 'Piotr', 'Kowalczyk', '12/12/1996'),
    as: 'text',
    pages: [
      `Glasshouse Clinic  |  Dr. Meret Aalto  |  buprenorphine since 2019
29 Oct 2026

To intake at your place, about Piotr Kowalczyk, born 12.12.1996

I am handing over a young man who I like very much and can no longer keep safe here.

What he gets: Sublocade 300 mg, the sixth on 2 Oct, the next due 30 Oct, not given as he is coming
to you. Film 2 mg for bad days. Escitalopram was tried in spring and stopped after two weeks
(sexual side effects). Nothing else.

What he takes: 7-OH tablets from the smoke shop, ten or twelve a day, and phenibut. It is the
phenibut that worries me. When he ran dry in August he did not sleep for five nights, heard music
in the fan and his heart ran at 140. We got him through it with baclofen. There was no convulsion, but
I should expect one if he stops at home.

What I know: No drug or food allergies, bee stings swell him up locally. He had a plate put in the
skull at nine, hit by a car. He drew a knife across his arm in front of his
girlfriend Basia in 2022, said afterwards that it was to make her stay. He has broken his own hand
on a wall; he has not laid it on a person. His father shot himself when Piotr was
eleven and Piotr found him. Basia's own three overdoses are why she left for Portland.

What he has: a room over the bakery where he works mornings, his boss knows. No case, no
officer, no debts to speak of. Insurance through the bakery, Kaiser, he will bring the card.
What he wants: "to be bored." I think he means it.

M. Aalto      direct line 555-0184, I pick up on Saturdays too`,
    ],
    expected: {
      dob: '1996-12-12',
      recent_substance_abuse: /7-OH|phenibut/i,
      concerns_for_withdrawal: /did not sleep|phenibut/i,
      allergies: /No drug or food allergies|bee stings|\bno\b/i,
      history_of_seizures: /no convulsion|\bno\b/i,
      history_of_tbi_concussions: /plate put in the\s+skull/i,
      history_of_self_harm: /knife across his arm/i,
      aggression_or_property_damage: /broken his own hand|not laid it on a person/i,
      history_of_trauma: /shot himself|found him/i,
      family_history: /father shot himself/i,
      medication_plan: /Sublocade|Film 2 mg/i,
      carrier: 'Kaiser Permanente',
    },
    open: [
      'employer',
      'current_psychiatrist_phone',
      'current_pcp_phone',
      'employment_status',
      'living_status',
      'probation',
      'pending_legal_charges',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'current_psychiatrist_name',
      'current_pcp_name',
    ],
    questions: [
      asked('When is the next Sublocade due?', 1, /next due 30 Oct/),
      asked('why was escitalopram stopped', 1, /sexual side effects/),
      asked('how many 7-OH tablets', 1, /ten or twelve a day/),
      reworded(
        'how did he do coming off phenibut',
        1,
        /did not sleep for five nights|no convulsion|through it with baclofen/,
      ),
      reworded('old head trauma', 1, /plate put in the\s+skull/),
      reworded('can we call the doctor on the weekend', 1, /pick up on Saturdays/),
      reworded('legal trouble?', 1, /No case, no\s+officer/),
      reworded('self injury', 1, /drew a knife across his arm/),
      reworded('who insures him', 1, /Kaiser/),
      anothers('did he overdose three times', 1, /Basia's own three overdoses/),
      anothers('did he shoot himself', 1, /father shot himself/),
      absent('blood pressure reading'),
      absent('emergency contact phone'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
