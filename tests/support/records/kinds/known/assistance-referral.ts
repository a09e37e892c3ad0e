import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What an employer's or a union's assistance program sends with a worker it refers. */
export const assistanceReferral: readonly ApartRecord[] = [
  {
    person: who('dragomir', 'Viorel', 'Dragomir', '04/04/1974'),
    as: 'scan',
    pages: [
      `LOCAL 1188 MEMBER ASSISTANCE             REFERRAL TO TREATMENT             M.A.P. form 6

MEMBER                                       REFERRED BY
Name      Viorel Dragomir                    Name      Cass Whitlow, LAP-C
Born      4 Apr 1974                         Office    Hall, 2nd floor
Phone     216-555-0107                       Phone     216-555-0108
Home      3310 Denison Row                   Email     cwhitlow@local1188.example
          Parma, OH 44130                    Date      10-22-26
Status    journeyman, laid up 10-8           Type      [ ] self  [X] supervisor  [ ] DOT

COVERAGE                                     FAMILY
Plan      Steel Trades Welfare / Anthem      Married   [X] Y [ ] N     Spouse  Ileana
Member #  STW 118 55 2073                    At home   wife, 2 teens, her mother
Group     1188A                              Call in   emergency: Ileana 216-555-0109
Auth      call 1-800-555-0100 first          Spouse's health: MS, wheelchair

WHY NOW
Breathalyzer .142 on the gate 10-8. Second time. Last chance agreement signed 10-9, copy in
file. Must start inpatient by 11-6 or job is gone. Tuica (plum brandy) "like water", a liter
every 2 days by wife's count, beers on the truck.`,
      `Dragomir, V.      MAP 6                                                     side 2

HEALTH                          Y    N     REMARKS
Seizures                        X          once, 3-2021, second day dry, Metro ER
Tremor / hallucinations         X          shakes, saw "men in the garage" same time
Diabetes                             X
Blood pressure                  X          pills ran out
Back / joints                   X          lifts 20 lb max
Suicide try                          X
Hurts self                           X
Fights, broken things           X          threw a wrench at windshield of foreman's truck '24
Allergy                         X          aspirin, face swells
Court, probation                     X
Prior rehab                     X          Glen Abbey, 21 d, 2019.  sober 16 mo after
Sees counselor                  X          me.  and Fr. Matei
Medicines  losartan 100 (see above), Tylenol, nothing else
           ~~Suboxone 8~~  not his - V. Draganov's card stuck to back.  cw

Supervisor's note stapled:  Vio trained half the mill. His helper, Pauly, has gone off the wagon
too and wrecked a forklift, we're dealing with that apart. Bring Vio back in one piece.`,
    ],
    expected: {
      dob: '1974-04-04',
      phone_number: /555-0107/,
      address: /3310 Denison Row/i,
      city: 'Parma',
      state: /OH|Ohio/,
      zip: '44130',
      marital_status: 'Married',
      carrier: 'Anthem/Elevance',
      subscriber_id: /STW\s?118\s?55\s?2073/,
      group_number: '1188A',
      emergency_contact_primary_firstname: 'Ileana',
      emergency_contact_primary_phone: /555-0109/,
      reason_for_seeking_treatment: /Breathalyzer|Last chance agreement|Must start inpatient|Second time/i,
      recent_substance_abuse: /Tuica|plum brandy|Breathalyzer|beers/i,
      concerns_for_withdrawal: /shakes|men in the garage|second day dry|Tremor/i,
      history_of_seizures: /once, 3-2021|\byes\b|Seizures X/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /threw a wrench|Fights, broken things X/i,
      allergies: /aspirin/i,
      medication_plan: /losartan|Tylenol/i,
      residential_programs: /Glen Abbey/i,
    },
    open: [
      'probation',
      'pending_legal_charges',
      'emergency_contact_primary_lastname',
      'living_status',
      'employment_status',
      'employer',
      'current_therapist_name',
      'current_therapist_phone',
      'current_therapist_email',
      'contact_person_name',
      'contact_person_phone',
      'contact_person_email',
      'current_symptoms',
      'outpatient_therapy',
      'authorization_number',
      'hospitalizations',
    ],
    questions: [
      asked('member #', 1, /STW 118 55 2073/),
      asked('what was the breathalyzer', 1, /\.142/),
      asked('When did he have a seizure?', 2, /once, 3-2021/),
      asked('who referred him', 1, /Cass Whitlow/),
      reworded('by when does he have to be admitted', 1, /by 11-6/),
      reworded('how heavy is the drinking', 1, /Tuica|a liter/),
      reworded('did he see things that werent there', 2, /men in the garage/),
      reworded('how long did he stay clean after treatment', 2, /sober 16 mo/),
      reworded('property destruction', 2, /threw a wrench/),
      reworded('nsaid reaction', 2, /aspirin, face swells/),
      takenBack('is he on suboxone', 2, /Suboxone 8/),
      anothers('does he use a wheelchair', 1, /MS, wheelchair/),
      anothers('did he wreck a forklift', 2, /wrecked a forklift/),
      absent('does he smoke'),
      absent('last four of social'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'insurance'],
  },
  {
    person: who('appelbaum', 'Margit', 'Appelbaum', '12/19/1983'),
    as: 'text',
    pages: [
      `Sunhollow EAP Services                                     Confidential clinical referral

Employee: Margit Appelbaum                     Employer: Corvid Analytics (remote)
DOB: 12/19/1983                                Pronouns: she/they
Referral no.: SH-40817                         Sessions used: 4 of 6
EAP counselor: Dov Reinholt, LCSW              Direct line: 585-555-0182
Referred to: residential, dual diagnosis       Urgency: routine / soon / [emergent within 72h]

Presenting problem
Margit contacted us on September 29 after their team lead noticed slurred speech on a call. Margit
had been taking zolpidem by day and phenibut bought online, about 6 grams, "to be able to talk to
people". In the last two weeks they tried to cut the phenibut by half and had three nights without
sleep, sweats, and heard a phone ring which was not there. We advised the emergency room on
October 19; they were watched overnight at Lakeshore General and sent home on baclofen.

Safety
Current ideation: passive only. Past attempts: two (2003 overdose; 2016, a jump that was
interrupted by a passerby). Self-injury: picks skin until it bleeds, no cutting or burning.
Access to means: none reported. Harm to others: none, past or present.`,
      `Sunhollow EAP Services                    SH-40817                    Appelbaum, page 2

Background
Margit was raised in Rochester by an aunt after a house fire in which both parents died. They are
in a domestic partnership with Ingrid, who has had a stroke and for whom they care. Ingrid's
speech is limited; please do not take messages through her. Margit has had no legal problems.
Their twin died by suicide in 2020, and a grandfather drank.

Health
Celiac disease, strictly gluten free. Hashimoto's. Reacts to lamotrigine (rash, stopped).
No seizure to date, which is what worries the prescriber about phenibut. Anorexia nervosa from age
14 to 19, weight restored; they skip meals now "but not like then". My note of 10/6 said that
Margit has type 2 diabetes; that was a mistake of mine and is withdrawn.

Medication: levothyroxine 88 mcg, baclofen 10 mg three times a day, escitalopram 15 mg. The
prescriber, Dr. Usha Raman (psychiatry, 585-555-0183), next sees them 11/10/2026.

Benefits as the employer gave them: Cigna OAP, ID U40 118 2266 01, group 3344102, subscriber is the
employee. Out of network 60/40 after $1,500. Leave of absence starts when a bed is confirmed.

I spoke with Margit about this referral and hold a signed release.                Dov Reinholt`,
    ],
    expected: {
      dob: '1983-12-19',
      employer: /Corvid Analytics/i,
      marital_status: 'Domestic partner',
      reason_for_seeking_treatment: /slurred speech|phenibut|contacted us|three nights/i,
      recent_substance_abuse: /phenibut|zolpidem/i,
      concerns_for_withdrawal: /three nights without|heard a phone ring|cut the phenibut|sweats/i,
      history_of_suicide_attempts: /two \(2003 overdose|2003 overdose|interrupted/i,
      history_of_self_harm: /picks skin/i,
      aggression_or_property_damage: RULED_OUT,
      history_of_seizures: /\bno\b/i,
      eating_disorder: /Anorexia/i,
      allergies: /lamotrigine/i,
      history_of_trauma: /house fire/i,
      family_history: /suicide in 2020|grandfather drank/i,
      medication_plan: /levothyroxine|baclofen|escitalopram/i,
      current_psychiatrist_name: /Usha Raman/i,
      current_psychiatrist_phone: /555-0183/,
      current_therapist_name: /Dov Reinholt/i,
      current_therapist_phone: /555-0182/,
      next_appointment: '2026-11-10',
      carrier: 'Cigna/Evernorth',
      subscriber_id: /U40\s?118\s?2266\s?01/,
      group_number: '3344102',
    },
    open: [
      'gender',
      'hospitalizations',
      'current_symptoms',
      'employment_status',
      'pending_legal_charges',
      'outpatient_therapy',
      'subscriber_employer',
      'subscriber_firstname',
      'subscriber_lastname',
      'living_status',
      'contact_person_name',
      'contact_person_phone',
      'authorization_number',
      'city',
    ],
    questions: [
      asked('Past attempts?', 1, /two \(2003 overdose/),
      asked('how many sessions used', 1, /4 of 6/),
      asked('group number', 2, /3344102/),
      asked('when does the psychiatrist next see them', 2, /11\/10\/2026/),
      reworded('special diet', 2, /gluten free/),
      reworded('auditory hallucinations?', 1, /heard a phone ring/),
      reworded('how fast do we have to get them in', 1, /within 72h/),
      reworded('out of network benefits after deductible', 2, /60\/40 after \$1,500/),
      reworded('can we leave word with ingrid', 2, /do not take messages through her/),
      reworded('eating disorder history?', 2, /Anorexia nervosa from age/),
      takenBack('are they diabetic', 2, /type 2 diabetes/),
      anothers('history of stroke', 2, /who has had a stroke/),
      anothers('does margit drink', 2, /grandfather drank/),
      absent('hair follicle test result'),
      absent('how tall are they'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
