import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What somebody lays down while well about the care to be given when ill, with initials beside each choice. */
export const psychiatricDirective: readonly ApartRecord[] = [
  {
    person: who('kowalczyk', 'Bronson', 'Kowalczyk', '03/15/1977'),
    as: 'text',
    pages: [
      `                 ADVANCE DIRECTIVE FOR MENTAL HEALTH TREATMENT
                          (revised; replaces that of 2022)

I, BRONSON KOWALCZYK, born March 15, 1977, residing at 66 Quarterhorse Drive, Elkhorn Gap,
Montana 59999, telephone 406-555-0150, being of sound mind, make this directive on the 19th
day of October, 2026.

PART I.  AGENT
1.1  I appoint my brother, CASIMIR KOWALCZYK, of 12 Depot Street, Billings, telephone
     406-555-0151, cas.k@mail.example, to decide for me when two clinicians find that I cannot.
     He is also the person to call in an emergency.                            Initial: _BK_
1.2  Alternate: my former wife, Lenka Dvorak, 406-555-0152.                    Initial: _BK_
1.3  While I have capacity I make all of my own decisions. I have no guardian. Initial: _BK_

PART II.  WHAT YOU SHOULD KNOW OF ME
2.1  Diagnoses: bipolar I disorder; alcohol use disorder. My brother has schizoaffective
     disorder on the record of Warm Valley, which is not a reason to disbelieve him.
2.2  Signs that I am getting ill: I sleep two hours, spend, preach, and drink whiskey, a fifth a
     day. It happens each fall. At this writing I sleep three hours and my thoughts race.
     I have been drinking again since October 1, a pint a day; last drink October 18.
2.3  When I stop drinking I sweat and shake, and in 2019 I had a seizure in a holding cell.
     Do not let me stop without a doctor.
2.4  I have attempted to end my life once, by carbon monoxide, in 2009. I have not harmed
     myself in other ways. I have no eating disorder.
2.5  I was thrown from a horse in 1996 and had a brain contusion.
2.6  In mania I have broken furniture and, in 2019, a deputy's nose. I was on probation until
     2021. No charge is open. I am on no registry.
2.7  My father beat me with tack. I react badly to being approached from behind.
2.8  My mother had bipolar disorder and my grandfather drank.`,
      `Directive of Bronson Kowalczyk                                                     Page 2

PART III.  MEDICATION
     CONSENT     (BK)  lithium carbonate 900 mg at night          I take this now
                 (BK)  olanzapine 10 mg at night                  I take this now
                 (BK)  levothyroxine 50 mcg                       I take this now
                 (BK)  gabapentin, for withdrawal                 only if needed
     REFUSE      (BK)  haloperidol - ALLERGY: my jaw locked, could not breathe
                 (BK)  divalproex - pancreatitis 2015
                 ( )   ~~clozapine~~  this line was typed in error and is void   _BK_
3.4  Bee, food, latex: no allergies. I do not carry an EpiPen.

PART IV.  HOSPITAL AND PROGRAMS
4.1  I prefer  St. Hedwig's, Billings (I was there 2009, 2015, 2019).
4.2  I refuse  Warm Valley State.  My brother was restrained there for a day.
4.3  If I have been drinking I ask to be sent, after the hospital, to a residential program for
     both illnesses, like Bitterroot House, where I spent 45 days in 2020 and was well for four
     years. I write this because I want to go now: "I can still say yes. In two weeks I won't."
4.4  I consent to ECT:  ( ) yes   (BK) no.

PART V.  PEOPLE AND MATTERS
     Psychiatrist        Dr. Ambrose Teller       406-555-0153      sees me November 3, 2026
     Therapist           Merle Two Rivers, LCPC   406-555-0154
     Family doctor       Dr. June Halvorsen       406-555-0155
     Insurance           Blue Cross and Blue Shield of Montana, YDM 880 114 203, group 4471
     My work             full-time farrier, self-employed, "Gap Horseshoeing"
     My home             I own it. Divorced. Two dogs: call Casimir.
     How I travel        not by sheriff's car. Casimir or a staff driver.

Signed  Bronson Kowalczyk       Witness  Petra Nyquist, b. 1960, a person in recovery
                                Witness  Hale Burdick (had a DUI in 2012; may still witness)`,
    ],
    expected: {
      dob: '1977-03-15',
      phone_number: /555-0150/,
      address: /66 Quarterhorse/i,
      city: 'Elkhorn Gap',
      state: /Montana|\bMT\b/,
      zip: '59999',
      marital_status: 'Divorced',
      living_status: 'Own home',
      employment_status: 'Self-employed',
      legal_guardianship_status: 'None (own guardian)',
      emergency_contact_primary_firstname: 'Casimir',
      emergency_contact_primary_lastname: 'Kowalczyk',
      emergency_contact_primary_phone: /555-0151/,
      emergency_contact_primary_email: 'cas.k@mail.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /YDM ?880 ?114 ?203/,
      group_number: '4471',
      current_psychiatrist_name: /Ambrose Teller/i,
      current_psychiatrist_phone: /555-0153/,
      current_therapist_name: /Merle Two Rivers/i,
      current_therapist_phone: /555-0154/,
      current_pcp_name: /June Halvorsen/i,
      current_pcp_phone: /555-0155/,
      next_appointment: '2026-11-03',
      reason_for_seeking_treatment: /I can still say yes|both illnesses|want to go now/i,
      current_symptoms: /sleep three hours|thoughts race/i,
      recent_substance_abuse: /whiskey|pint a day|last drink/i,
      concerns_for_withdrawal: /sweat and shake|without a doctor|holding cell/i,
      medication_plan: /lithium|olanzapine|levothyroxine/i,
      allergies: /haloperidol/i,
      epipen: RULED_OUT,
      hospitalizations: /St\. Hedwig/i,
      residential_programs: /Bitterroot/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /carbon monoxide/i,
      eating_disorder: RULED_OUT,
      history_of_trauma: /beat me with tack/i,
      history_of_seizures: /holding cell/i,
      history_of_tbi_concussions: /brain contusion|thrown from a horse/i,
      aggression_or_property_damage: /broken furniture|deputy's nose/i,
      registered_sex_offender: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: /until\s+2021|\bno\b|none/i,
      family_history: /bipolar disorder and|grandfather drank|schizoaffective/i,
    },
    open: [
      ...SEX,
      ...SPOKESPERSON,
      'employer',
      'outpatient_therapy',
      'transportation_required',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
    ],
    questions: [
      asked('Who is the alternate agent?', 1, /Lenka Dvorak/),
      asked('does he consent to ECT', 2, /\( \) yes \(BK\) no/),
      asked('what hospital does he refuse', 2, /Warm Valley State/),
      asked('lithium dose', 2, /lithium carbonate 900 mg/),
      asked('When does he see Dr. Teller?', 2, /November 3, 2026/),
      reworded('warning signs of mania', 1, /I sleep two hours, spend, preach/),
      reworded('is it safe for him to quit alcohol cold', 1, /Do not let me stop without a doctor|sweat and shake/),
      reworded('which antipsychotic is dangerous', 2, /haloperidol - ALLERGY/),
      reworded('has he hit anyone', 1, /a deputy's nose/),
      reworded('who takes care of his pets', 2, /Two dogs: call Casimir/),
      reworded('did rehab help before', 2, /was well for four years/),
      takenBack('does he refuse clozapine', 2, /clozapine/),
      anothers('does he have schizoaffective disorder', 1, /brother has schizoaffective/),
      anothers('was he restrained at Warm Valley', 2, /brother was restrained there/),
      anothers('does he have a DUI', 2, /had a DUI in 2012/),
      absent('what is his A1c'),
      absent('does he use cocaine'),
      absent('Did he finish college?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('duquesne', 'Arabella', 'Duquesne', '11/08/1999'),
    as: 'scan',
    pages: [
      `  MY CRISIS AND TREATMENT PLAN (psychiatric advance directive, short form)
  Fill in what matters to you. Cross out what does not.            Peer helper: Inez

  My name:  Arabella Duquesne          I like to be called:  Bella        DOB:  11/8/99
  I am a:   [x] woman  [ ] man  [ ] another           Today:  Oct 22 2026
  I live at:  Turning Tide sober house, 41 Beacon Hill Rd, New Harbor, CT 06999
  My phone:   203-555-0160      Email  bella.duq@mail.example
  Marriage:   never    Kids:  none      Job:  Barista, part time, Driftwood Coffee
  Can I make my own decisions?   [x] yes, no guardian or conservator

  MY HEALTH CARE REPRESENTATIVE  is   Simone Duquesne (my mom)   203-555-0161
                                      simone.d@mail.example   call her first in an emergency
  NOT my dad.  He is not to be told where I am.

  WHEN I AM WELL I:      paint, go to meetings, text back
  WHEN I AM NOT WELL I:  stop eating, cut my thighs, use. Right now I'm not eating much, panic
                         at night, flashbacks. Cut last on Oct 11.
  WHAT I USE:            heroin/fent, snorted. 8 mos clean then Oct 9 to Oct 20, about 5 bags a
                         day. Also gabapentin, ~~my own script~~ not mine, 3-4 pills at a time.
                         No alcohol since 2024.
  COMING OFF FEELS LIKE: vomiting, skin crawling, can't sleep x 5 nights. NO seizures ever.

  MEDICINES I TAKE NOW:  buprenorphine 12 mg film (restarted Oct 21), prazosin 2, sertraline 100
  MEDICINES I REFUSE:    Seroquel (made me a zombie)     trazodone (passed out)
  ALLERGIES:             Compazine - throat/neck spasm.  Kiwi - mouth swells.  EpiPen: no
                         ~~penicillin~~     that is Mom's`,
      `  Arabella Duquesne   11/8/99                                     plan page 2

  WHERE I HAVE BEEN      helpful?
   Elmcrest Hospital, 2 wks, age 17      no     (I had swallowed bleach. Only time I tried.)
   Shoreline Women's, 90 days, 2025      YES    would go back
   PHP at Elmcrest, 2018                 so so
   Dr. Nwosu's testing, 2017             said PTSD, ADHD. helpful

  THINGS THAT HAPPENED TO ME   my stepfather, 9 to 13. He went to prison and is on parole now.
  HEAD    soccer, knocked out, 2014.       FIGHTS   no.    BREAK STUFF   threw a mirror last yr
  FOOD    anorexia, hosp. never for that, 104 lb now, some days only coffee
  LAW     nothing. (Roommate Kat has a warrant, not me)
  FAMILY  Mom - depression.  Gram - alcoholic.   Dad - coke.

  WHAT HELPS IN A CRISIS       female staff. Ice. Quiet room w/ door open. Don't touch.
  WHAT MAKES IT WORSE          men yelling, being told I'm dramatic

  WHAT I WANT   to go to residential NOW before I lose the house. 60-90 days, trauma program.
                "I'm not done. I just got knocked down."
  GETTING THERE  no license. House van can't leave state. Will need pickup.

  MY TEAM
   psychiatry    Dr. Ludovic Hahn, Harbor Behavioral      203-555-0162   appt 11/12/26
   therapy       Celeste Ouimet LPC, Mondays              203-555-0163
   primary care  APRN Joy Baptiste                        203-555-0164
   house mgr     Kendra Vole (she is sober 9 yrs, ex meth) 203-555-0165
  INSURANCE   HUSKY D (Medicaid)   ID 004417723     Auth for PHP pending

  Kendra said to add: curfew missed 10/9, 10/10. House will hold bed to 11/30.
  Signed  Bella D.           witness  K. Vole, Inez Prado`,
    ],
    expected: {
      dob: '1999-11-08',
      gender: 'Woman',
      phone_number: /555-0160/,
      email_id: 'bella.duq@mail.example',
      address: /41 Beacon Hill/i,
      city: 'New Harbor',
      state: 'CT',
      zip: '06999',
      marital_status: 'Single',
      living_status: 'Sober living',
      employment_status: 'Part-time',
      employer: /Driftwood/i,
      legal_guardianship_status: 'None (own guardian)',
      emergency_contact_primary_firstname: 'Simone',
      emergency_contact_primary_lastname: 'Duquesne',
      emergency_contact_primary_phone: /555-0161/,
      emergency_contact_primary_email: 'simone.d@mail.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: '004417723',
      current_psychiatrist_name: /Ludovic Hahn/i,
      current_psychiatrist_phone: /555-0162/,
      current_therapist_name: /Celeste Ouimet/i,
      current_therapist_phone: /555-0163/,
      current_pcp_name: /Joy Baptiste/i,
      current_pcp_phone: /555-0164/,
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /before I lose the house|I'm not done/i,
      current_symptoms: /not eating much|panic|flashbacks/i,
      recent_substance_abuse: /heroin\/fent|5 bags|gabapentin/i,
      concerns_for_withdrawal: /vomiting, skin crawling|can't sleep x 5/i,
      medication_plan: /buprenorphine|prazosin|sertraline/i,
      allergies: /Compazine|Kiwi/i,
      epipen: RULED_OUT,
      transportation_required: /need pickup|no license/i,
      hospitalizations: /Elmcrest/i,
      residential_programs: /Shoreline/i,
      other_levels_of_care: /PHP/,
      psych_testing_done: /Nwosu/i,
      history_of_self_harm: /cut my thighs|Cut last/i,
      history_of_suicide_attempts: /bleach/i,
      eating_disorder: /anorexia|stop eating/i,
      history_of_trauma: /stepfather/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /knocked out/i,
      aggression_or_property_damage: /mirror/i,
      pending_legal_charges: /nothing|\bno\b|none|denie/i,
      family_history: /depression|alcoholic|coke/i,
    },
    open: [
      'sex_at_birth',
      ...SPOKESPERSON,
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      'probation',
    ],
    questions: [
      asked('when did she last cut', 1, /Cut last on Oct 11/),
      asked('HUSKY ID number', 2, /004417723/),
      asked('what helps in a crisis', 2, /female staff\. Ice/),
      asked('What is her weight?', 2, /104 lb now/),
      asked('how much buprenorphine does she take', 1, /buprenorphine 12 mg/),
      reworded('how long had she been sober before the slip', 1, /8 mos clean/),
      reworded('who must not learn her whereabouts', 1, /NOT my dad/),
      reworded('which nausea medicine is off limits', 1, /Compazine - throat/),
      reworded('has she attempted suicide', 2, /swallowed bleach/),
      reworded('was she abused', 2, /my stepfather, 9 to 13/),
      reworded('which program did she like', 2, /Shoreline Women's, 90 days, 2025 YES/),
      takenBack('is she allergic to penicillin', 1, /penicillin/),
      anothers('does she use cocaine', 2, /Dad - coke/),
      anothers('is she on parole', 2, /is on parole now/),
      anothers('history of meth?', 2, /sober 9 yrs, ex meth/),
      absent('does she have asthma'),
      absent('when was her last period'),
      absent('Has she been tested for HIV?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
