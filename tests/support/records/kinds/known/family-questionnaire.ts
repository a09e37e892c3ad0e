import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, who } from '../apart-record.ts';

/** A form that a relative fills in about somebody, and about themselves. */
export const familyQuestionnaire: readonly ApartRecord[] = [
  {
    person: who('lindgren', 'Stellan', 'Lindgren', '09/02/1963'),
    as: 'scan',
    pages: [
      `FAMILY PROGRAM - CONCERNED PERSON'S QUESTIONNAIRE          please print

Your name    Birgit Lindgren           You are the patient's   wife (34 yrs)
Patient      Stellan Lindgren          His/her birthday        Sept 2, 1963

PART ONE - ABOUT THE PATIENT
What do you see at home?
   Bottles of aquavit in the boat shed, he says 4 drinks, I count 12. Falls asleep at table.
What happens when he or she goes without?
   His hands, sweat through the sheets, mean. In May he saw rats, they kept him 6 nights at Cray
   Hosp.   No fits that I ever saw, the doctors said none.
Has the patient ever threatened to harm himself/herself or done it?
   He said once the family is better off. He has never DONE anything.
Has the patient hurt anyone or broken things?
   Threw his plate at our son Nils, Easter. That is all.
What medicines?     blood pressure (losartan), gout, and Antabuse but he spits that out
Anything he or she must not have?     strawberries. eyes shut up like a boxer
Other illness       sugar - "pre," no shots.  bad knees.

PART TWO - ABOUT YOU  (this helps us help you)
Are you in treatment yourself?    I have been on Prozac 11 years.
Have you ever thought of suicide? Yes. I took pills in 1990. Better now.
Do you drink?  wine, Fridays.     Any illness?   epilepsy since I was a girl, Keppra`,
      `QUESTIONNAIRE, other side                                      Lindgren

PART THREE - PRACTICAL
Best number for you     555-0130, after 4        OK to leave message   [X] yes  [ ] no
Who pays?               his retirement plan from the ferry, GEHA.   number is on card, not here
May he come home afterward?  [ ] yes   [ ] no   [X] only if: no liquor in the shed
Court / police?         Not in trouble. Nils is, for the fighting, he has probation till spring.
What is the one thing that would help?
   That somebody ask him about the crew he lost in '98. He will not talk of it to me.

signed  Birgit Lindgren   10/18/26             staff initials  hw`,
    ],
    expected: {
      dob: '1963-09-02',
      recent_substance_abuse: /aquavit/i,
      concerns_for_withdrawal: /His hands|rats|sweat/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /never DONE|\bno\b|better off/i,
      aggression_or_property_damage: /Threw his plate/i,
      medication_plan: /losartan/i,
      allergies: /strawberries/i,
      carrier: 'GEHA',
      marital_status: 'Married',
      hospitalizations: /Cray\s+Hosp/i,
      pending_legal_charges: /Not in trouble|\bno\b/i,
      contact_person_name: /Birgit Lindgren/i,
      contact_person_phone: /555-0130/,
    },
    open: [
      'history_of_self_harm',
      'history_of_trauma',
      'employment_status',
      'living_status',
      'family_history',
      'current_symptoms',
      'reason_for_seeking_treatment',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
    ],
    questions: [
      asked('What medicines does he take?', 1, /losartan/),
      asked('can he come home afterward', 2, /\[X\] only if: no liquor/),
      reworded('how much does he really put away', 1, /I count 12/),
      reworded('food allergy', 1, /strawberries/),
      reworded('does he get violent', 1, /Threw his plate/),
      reworded('is he taking his antabuse', 1, /spits that out/),
      reworded('what trauma should we ask him about', 2, /crew he lost/),
      reworded('what coverage does he have', 2, /GEHA/),
      anothers('Is he on Keppra?', 1, /Keppra/),
      anothers('when did he take pills', 1, /I took pills in 1990/),
      anothers('how long has he been on Prozac', 1, /on Prozac 11 years/),
      absent('what is his member number'),
    ],
    summary: ['substances', 'withdrawal', 'medical', 'medications', 'insurance'],
  },
  {
    person: who('oyelaran', 'Bisi', 'Oyelaran', '04/27/2008'),
    as: 'text',
    pages: [
      `PARENT / GUARDIAN HISTORY OF YOUTH

Youth            Bisi Oyelaran                    Born           April 27, 2008
Filled in by     Funmi Oyelaran                   Relationship   aunt, court-appointed guardian 2022
Lives with       aunt, two cousins                School         Tamarack High, 12th
Home address     61 Pellam Way, Orchard Hill NJ 07999      Phone of guardian   201-555-0136

Pregnancy / birth    Born five weeks early. Walked late. Speech therapy to age six.
Illness, injury      Sickle cell trait only (cousin Dele has the disease and gets transfusions).
                     Broken collarbone. One knock on the head at a trampoline park, 2019, no
                     loss of memory. Staring spells in 3rd grade, EEG normal, neurologist said
                     daydreaming and NOT seizures.
Reactions            Augmentin - hives.  Cats - sneezing.
Daily medicines      Concerta 27 (school days), Depo shot every 12 wks, next 12/01/2026
Eating, sleeping     Picks at food since breakup. Up till 3 on phone.`,
      `PARENT / GUARDIAN HISTORY, cont.             Bisi Oyelaran

Alcohol and drugs    Vapes weed oil before, during and after school, a cart every two days. Was
                     caught with Percocet that turned out pressed, she had taken half. Drinks at
                     parties. Lean twice.
When not using       Snappy, can't eat, night sweats for about a week.
Mood and safety      Two trips to crisis. In March she tied a scarf to the closet rod, her
                     cousin walked in. She scratches her ankles with a compass point. Has a
                     safety plan w/ Ms. Lowe, her therapist at Bridgeway.
Conduct              Slapped a teacher in September, 10 day suspension. Took my car.
Her parents          Mother (my sister) died of overdose 2021, Bisi was home. Father deported, he
                     has bipolar illness and served time for assault.
Courts               Station-house adjustment for the car, done. No open matter.
What you hope for    A place where they keep school going. She wants to be a vet tech.

I give consent for treatment.     F. Oyelaran     10/25/2026
Insurance: Horizon BCBS NJ, group 0067-NJ, ID 3HZN 5560 2214, in my name, F. Oyelaran`,
    ],
    expected: {
      dob: '2008-04-27',
      address: /61 Pellam Way/i,
      city: 'Orchard Hill',
      state: /NJ|New Jersey/,
      zip: '07999',
      living_status: 'With family',
      legal_guardianship_status: 'Court-appointed guardian',
      allergies: /Augmentin/i,
      history_of_seizures: /NOT seizures|\bno\b|daydreaming/i,
      medication_plan: /Concerta/i,
      recent_substance_abuse: /weed oil|Percocet/i,
      concerns_for_withdrawal: /Snappy|night sweats/i,
      history_of_suicide_attempts: /scarf to the closet rod/i,
      history_of_self_harm: /scratches her ankles/i,
      aggression_or_property_damage: /Slapped a teacher/i,
      family_history: /bipolar illness|overdose/i,
      current_therapist_name: /Lowe/i,
      carrier: 'BCBS (state plan)',
      subscriber_id: /3HZN\s?5560\s?2214/,
      group_number: '0067-NJ',
    },
    open: [
      'history_of_tbi_concussions',
      'history_of_trauma',
      'employment_status',
      'contact_person_name',
      'contact_person_phone',
      'phone_number',
      'subscriber_firstname',
      'subscriber_lastname',
      'next_appointment',
      'outpatient_therapy',
      'hospitalizations',
      'psych_testing_done',
      'current_symptoms',
      'pending_legal_charges',
      'eating_disorder',
    ],
    questions: [
      asked('When is her next Depo shot?', 1, /next 12\/01\/2026/),
      reworded('suicide attempt?', 2, /tied a scarf to the closet rod/),
      reworded('what antibiotic is she allergic to', 1, /Augmentin/),
      reworded('did she hit someone at school', 2, /Slapped a teacher/),
      reworded('did she ever take fentanyl by accident', 2, /Percocet that turned out pressed/),
      reworded('what does coming down look like', 2, /night sweats for about a week/),
      reworded('who does she live with', 1, /aunt, two cousins/),
      anothers('does she get transfusions', 1, /cousin Dele has the disease/),
      anothers('Has she served time for assault?', 2, /served time for assault/),
      absent('name of her probation officer'),
      absent('copay amount'),
    ],
    summary: ['substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
