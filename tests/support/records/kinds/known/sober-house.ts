import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a sober house keeps and sends about a resident: the application, the ledger, the manager's word. */
export const soberHouse: readonly ApartRecord[] = [
  {
    person: who('brisbois', 'Emmett', 'Brisbois', '12/08/1991'),
    as: 'scan',
    pages: [
      `        L A N T E R N   H O U S E   ~  sober living for men  ~  40 Ferry St, Dunmore PA

RESIDENT APPLICATION  (fill out all lines, if none write none)

Name  Emmett Brisbois          Goes by  Em        Birthdate  12/8/91      Today  8-2-26
Cell  570-555-0143             E-mail  embris91@mail.example
Last permanent address  212 Cope Ave, Jessup, PA 18434
Drug(s) of choice  crack, and alcohol on top        Sober date  6/30/26
Longest clean time  14 months        Home group  Tuesday Big Book, St. Luke's
Sponsor  Ray D.  570-555-0117
Treatment in last 2 yrs  Cold Spring Lodge 28 day (June-July '26), Marwood IOP now
Medication (must be locked)  Vivitrol monthly, trazodone 100 night, inhaler
Allergic to  none
Do you have:  diabetes  no     seizures  no     heart  no     asthma  yes
Ever tried suicide?  yes  2017, hung, brother cut me down     Cutting?  no
Job  dishwasher 20 hrs  Angelo's                 Income/wk  $260
Open cases  DUI, Lackawanna Co.  hearing 11/17/26        Sex offense  no
Emergency  my mom  Paula Brisbois  570-555-0119
Roommate you'd like  Kurt V.  (he is on methadone is that ok?)

I have read the rules.    sign  E. Brisbois              interviewed by  T.O.`,
      `LANTERN HOUSE                    RESIDENT LEDGER + LOG                    Brisbois, E.   rm 6

date     due    paid   note
8/7      175    175    moved in. UA clean
8/14     175    175
9/4      175    100    short, hours cut
9/18     175      0    UA pos THC                     <- VOID wrong cup, was rm 9.  T.O.
9/25     175    250    caught up
10/9     175    175    Kurt V. punched the vending machine, Em broke it up
10/16    175      0    found on bathroom floor 2 am, blue. Narcan x2. ER, back same day
10/17     -      -     told us he drank a pint and smoked, first since June. bed held 14 days
                       if he goes back in. TO called Cold Spring, they are full.
Balance owed 175

To whom it may concern, Em is welcome back here when he finishes. He does his chores, never
raised a hand to anybody. He gets real low around the anniversary of his dad (Nov).
           Terrence Oyler, house mgr   570-555-0150    10/18/2026`,
    ],
    expected: {
      dob: '1991-12-08',
      phone_number: /555-0143/,
      email_id: 'embris91@mail.example',
      recent_substance_abuse: /\bcrack\b|drank a pint/i,
      allergies: /none/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /hung|2017|yes/i,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: RULED_OUT,
      medication_plan: /Vivitrol|trazodone/i,
      residential_programs: /Cold Spring Lodge/i,
      other_levels_of_care: /Marwood IOP/i,
      living_status: 'Sober living',
      employment_status: 'Part-time',
      employer: /Angelo's/,
      pending_legal_charges: /DUI/,
      upcoming_court_date: '2026-11-17',
      emergency_contact_primary_firstname: 'Paula',
      emergency_contact_primary_lastname: 'Brisbois',
      emergency_contact_primary_phone: /555-0119/,
    },
    open: [
      'address',
      'city',
      'state',
      'zip',
      'registered_sex_offender',
      'sexually_inappropriate_behavior',
      'reason_for_seeking_treatment',
      'hospitalizations',
      'current_symptoms',
      'contact_person_name',
      'contact_person_phone',
      'outpatient_therapy',
      'sex_at_birth',
    ],
    questions: [
      asked('Who is his sponsor?', 1, /Ray D\./),
      asked('longest clean time', 1, /14 months/),
      asked('balance owed', 2, /Balance owed 175|\b175\b/),
      asked('when is the hearing', 1, /11\/17\/26/),
      reworded('can he return to the house after rehab', 2, /welcome back here|bed held 14 days/),
      reworded('did he od recently', 2, /found on bathroom floor|Narcan x2/),
      reworded('breathing problems', 1, /inhaler|asthma yes/),
      reworded('what did he relapse on', 2, /drank a pint and smoked/),
      reworded('has he made an attempt on his life', 1, /2017, hung/),
      takenBack('did he test positive for marijuana', 2, /UA pos THC/),
      anothers('is em on methadone', 1, /he is on methadone/),
      anothers('did he punch the vending machine', 2, /Kurt V\. punched the vending machine/),
      absent('insurance carrier?'),
      absent('who is his psychiatrist'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'legal'],
  },
  {
    person: who('ndiaye', 'Coumba', 'Ndiaye', '09/23/1986'),
    as: 'text',
    pages: [
      `Hearthstone Women's Recovery Residence
A project of the Tri-River Recovery Alliance, certified NARR Level III

October 24, 2026

Admissions
By e-mail

Regarding Coumba Ndiaye, date of birth September 23, 1986

To the admissions team:

I have run this residence for nine years, and I was a resident before that; I came in off heroin
in 2011 with a felony and a suitcase. I tell you so you know I do not send women away lightly.

Coumba has lived with us since March 3. She came from Glenhaven, where she did ninety days for
alcohol and Ambien. She was a good housemate, chaired the Sunday meeting and worked as a home
health aide at Kindly Care, forty hours most weeks, until they let her go on October 12. She
started drinking that same day. Wine first, then gin she kept in a shampoo bottle. On Thursday
she shook so hard that she could not hold a spoon, and she has told me that in 2024 she had a
seizure on the second day without a drink. That frightens me and it is why I am writing.

She has never hurt herself nor spoken of wanting to. She did shove another woman, Tamika, on
Wednesday over the television, and Tamika, who has epilepsy and was hit by a car as a girl, fell
against the couch. No one was injured and no police came.`,
      `Hearthstone, re C. Ndiaye, page two

What I know about her health. She takes metformin and a water pill and, from Dr. Anand at the
community clinic, sertraline. Bee stings close her throat and she carries an EpiPen in her coat.
She wears hearing aids. I wrote in my first e-mail that she is HIV positive. That was my mistake,
I had another file open, and I ask you to delete it.

Her family. Two children with her ex-husband in Toledo; the divorce is final. Her mother, in
Dakar, has schizophrenia. Her emergency contact is her cousin, Awa Sarr, 419-555-0129.

Her papers. She has Paramount Medicaid and I copied the card: member 700 448 2190. No court, no
probation. She has a learner's permit and will need a ride from here, we are forty miles out.

Therapy has been with Joan Petrakis, LISW, on Fridays, 419-555-0133.

She may come home to us after thirty days if she takes the Antabuse they offered her before.

With respect,
Delphine Marchetti
Director`,
    ],
    expected: {
      dob: '1986-09-23',
      recent_substance_abuse: /\bWine\b|\bgin\b|drinking/i,
      concerns_for_withdrawal: /shook so hard|seizure on the second day/i,
      history_of_seizures: /seizure on the second day|2024 she had a seizure/i,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /shove/i,
      medication_plan: /metformin|sertraline|water pill/i,
      allergies: /Bee stings/i,
      epipen: /EpiPen/i,
      residential_programs: /Glenhaven/i,
      living_status: 'Sober living',
      employment_status: 'Unemployed',
      marital_status: 'Divorced',
      family_history: /schizophrenia/i,
      emergency_contact_primary_firstname: 'Awa',
      emergency_contact_primary_lastname: 'Sarr',
      emergency_contact_primary_phone: /555-0129/,
      carrier: 'Medicaid/MCO',
      subscriber_id: /700\s?448\s?2190/,
      probation: RULED_OUT,
      transportation_required: /will need a ride/i,
      current_therapist_name: /Petrakis/i,
      current_therapist_phone: /555-0133/,
    },
    open: [
      'employer',
      'history_of_suicide_attempts',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'contact_person_name',
      'contact_person_phone',
      'pending_legal_charges',
      'current_pcp_name',
      'current_psychiatrist_name',
      'outpatient_therapy',
      'city',
      'state',
      'upcoming_court_date',
    ],
    questions: [
      asked('when did she start drinking again', 1, /October 12|started drinking that same day/),
      asked('member number?', 2, /700 448 2190/),
      asked('does she need a ride', 2, /will need a ride/),
      asked('Who is her therapist?', 2, /Joan Petrakis/),
      reworded('ever seize when she stopped', 1, /seizure on the second day/),
      reworded('is she hard of hearing', 2, /hearing aids/),
      reworded('why did she lose control this month', 1, /let her go on October 12/),
      reworded('venom allergy?', 2, /Bee stings/),
      reworded('has she been physical with anyone', 1, /shove another woman/),
      takenBack('is she HIV+', 2, /she is HIV positive/),
      anothers('was she hit by a car', 1, /hit by a car as a girl/),
      anothers('does she have a felony', 1, /with a felony and a suitcase/),
      anothers('schizophrenia dx?', 2, /has schizophrenia/),
      absent('is she pregnant'),
      absent('what is the group number'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'insurance'],
  },
];
