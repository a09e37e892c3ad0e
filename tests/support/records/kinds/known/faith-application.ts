import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What a mission or a church program asks by hand of a man or woman who wants to come. */
export const faithApplication: readonly ApartRecord[] = [
  {
    person: who('brightwell', 'Amos', 'Brightwell', '08/30/1980'),
    as: 'scan',
    pages: [
      `               CORNERSTONE MEN'S HARVEST HOME        Application for Discipleship
               Rural Box 9, Tull, AR 72999          Bro. Harlan Speight, Director 870-555-0130

  1.  Name   Amos Brightwell                         Date   10-20-26
  2.  Age 46   Born  8-30-80        Height 5'9       Weight 170
  3.  Where do you live now?   County mission cot #8, Pine Ridge AR. Have not had a place of my
      own since March. Mail to my mom's:  P.O. Box 41, Pine Ridge 72998
  4.  Phone   870-555-0131  (mission desk, ask for me)
  5.  Nearest relative   Mom, Wilma Brightwell         Her phone  870-555-0132
  6.  Married?   Divorced twice       Children?   4, grown mostly
  7.  Church    Pine Ridge Free Will Baptist           Pastor   Ray Odom  870-555-0133
  8.  Last job   Poultry plant till Feb 26. No work since.
  9.  Health insurance?   None. Had ARHOME Medicaid, cut off in June, reapplied.

  10. What is your problem? (drugs, alcohol, other)
      Meth since I was 24, shoot it. Some pills when I can't sleep. I used on the 14th of
      October last. Beer I can take or leave but I take it.
  11. Why do you want to come here?
      I am tired. I woke up in a ditch and a dog was licking my face and I thought that is the
      only one that came looking. I want to get right with God and my boys.
  12. Have you been in a program?  Where?
      Union Rescue 2009 quit 3 weeks.  Jordan Ranch 1 yr 2013-14 graduated.  They tell me the
      State Hospital in '05 but I don't count that, I was out of my head for 10 days on dope.
      ~~Lazarus House 2016~~  (I was filling out Dewayne's too, got mixed up)
  13. Do you take any medicine?    Y (N)      We do not allow methadone or Suboxone.
      None.
  14. Allergies    Bees, swell up bad. Codeine.      Do you carry a pen for it?  Y (N)`,
      `  Brightwell                                                             page 2

  CIRCLE                                               Explain
  15. Seizures or fits            Y (N)
  16. Sugar                       Y (N)                Mom has it
  17. Hepatitis                  (Y) N                 C, never took the cure
  18. Hit in head / knocked out  (Y) N                 rolled a 4 wheeler in 99, hosp. 2 wk
  19. Tried to take your life     Y (N)
  20. Hurt yourself on purpose    Y (N)
  21. Hear voices                (Y) N                 only when up for days
  22. Abused as a child          (Y) N                 step daddy, don't want to write it
  23. Ever hurt a person          Y (N)
  24. Ever break things angry    (Y) N                 mama's kitchen, Easter. I paid for it
  25. Charged with a sex crime    Y (N)                not on any list
  26. Any court coming up?       (Y) N                 Failure to pay & possession, Tull Co. 11-18-26
  27. Probation / parole?         Y (N)                got off parole 2020
  28. Family trouble with drink or dope   (Y) N        daddy drank to death. sister on meth

  29. How are you feeling this week?
      Can't sleep but four hrs, mean, jumpy, want sugar all day. Bad dreams.
  30. When you quit, do you get sick?
      No sir not sick. Just sleep and feel like I'm at the bottom of a well.
  31. How would you get here?   I have no way. Need a ride from Pine Ridge.
  32. Doctor    Free clinic, Dr. Beulah Strand, she checked my liver. See her 11-09-26

  PASTOR'S PART.  I have known Amos 8 yrs. He is honest when sober. I myself was delivered from
  heroin in 1988 and spent 2 years at Cummins. He talks to Sister Joyce Teal, our counselor, on Tuesdays,
  870-555-0134. I think he needs more doctoring than you have and I've told him to send this to other
  places too.                                                 Ray Odom

  OFFICE   ( ) accept  ( ) wait list  (x) refer out - open warrant check clear, hep C, no med staff  HS`,
    ],
    expected: {
      dob: '1980-08-30',
      phone_number: /555-0131/,
      marital_status: 'Divorced',
      living_status: 'Shelter',
      employment_status: 'Unemployed',
      current_pcp_name: /Beulah Strand/i,
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /I am tired|woke up in a ditch|right with God/i,
      current_symptoms: /Can't sleep|jumpy|Bad dreams/i,
      recent_substance_abuse: /Meth since|used on the 14th/i,
      concerns_for_withdrawal: /not sick|bottom of a well/i,
      medication_plan: RULED_OUT,
      allergies: /Bees|Codeine/i,
      epipen: RULED_OUT,
      transportation_required: /Need a ride|no way/i,
      hospitalizations: /State Hospital|hosp\. 2 wk/i,
      residential_programs: /Union Rescue|Jordan Ranch/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /step daddy|Abused as a child/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /4 wheeler/i,
      aggression_or_property_damage: /mama's kitchen|break things/i,
      registered_sex_offender: RULED_OUT,
      pending_legal_charges: /Failure to pay/i,
      upcoming_court_date: '2026-11-18',
      family_history: /drank to death|sister on meth/i,
    },
    open: [
      ...SEX,
      'address',
      'city',
      'state',
      'zip',
      'employer',
      'carrier',
      'probation',
      'parole_granted',
      'sexually_inappropriate_behavior',
      'outpatient_therapy',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      ...SPOKESPERSON,
      'additional_treatment_or_support_needed',
      'current_therapist_name',
      'current_therapist_phone',
    ],
    questions: [
      asked('Who is his pastor?', [1, 2], /Ray Odom/),
      asked('did he graduate jordan ranch', 1, /Jordan Ranch 1 yr 2013-14 graduated/),
      asked('does he hear voices', 2, /only when up for days/),
      asked('How many children does he have?', 1, /4, grown mostly/),
      reworded('is he homeless', 1, /mission cot #8|not had a place/),
      reworded('what made him want help', 1, /woke up in a ditch/),
      reworded('does he use needles', 1, /Meth since I was 24, shoot it/),
      reworded('was the hep ever treated', 2, /never took the cure/),
      reworded('why did cornerstone not take him', 2, /no med staff/),
      reworded('has he got coverage', 1, /cut off in June, reapplied/),
      takenBack('was he at Lazarus House', 1, /Lazarus House 2016/),
      reworded('does he have diabetes', 2, /Sugar Y \(N\)/),
      anothers('was he at Cummins', 2, /spent 2 years at Cummins/),
      anothers('history of heroin?', 2, /delivered from heroin/),
      absent('what is his driver license number'),
      absent('has he had covid'),
      absent('Did he serve in the military?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'legal'],
  },
  {
    person: who('santangelo', 'Perpetua', 'Santangelo', '12/27/1997'),
    as: 'text',
    pages: [
      `HOUSE OF THE VISITATION  -  A Year of Healing for Women
Online application #2291                                    Submitted 10/25/2026 23:18

First name*          Perpetua                 Last name*          Santangelo
Date of birth*       12/27/1997               Maiden name         Rizzo
Cell phone*          401-555-0140             Email*              p.santangelo@mail.example
Street*              19 Anchor Mews           City*               Weymouth Neck
State*               RI                       Zip*                02899
Marital status*      Married                  Spouse              Carlo Santangelo, 5/2/1994
Do you have children?*      1 (Luca, 3)       Pregnant?*          No
Employment*          Part-time                Employer            St. Brigid Preschool
Living situation*    Own home w/ husband      Citizenship         US

Emergency contact*
Name  Agnes Rizzo        Relation  mother       Phone  401-555-0141     Email  agnes.rizzo@mail.example

Insurance*           Through husband
Company              Cigna                    Member ID           U51003388
Group                3340018                  Policyholder        Carlo Santangelo
Policyholder's job   Narragansett Shipwrights

May we contact your priest?*    Yes           Fr. Lucian Obi      401-555-0142

SUBSTANCES                 Ever?   Age began   How much now            Last time
Alcohol                    Yes     17          1.5 bottles wine/day    10/25/2026
Marijuana                  Yes     19          0                       2020
Cocaine                    No
Opioids                    No
Pills (specify)            Yes     24          zolpidem 20-30 mg/nt    10/24/2026
Other                      No`,
      `Application #2291  Santangelo                                                   page 2 of 2

Q. What brings you to us?
A. I was the good one. I teach three year olds. In September I fell asleep at pick up time with Luca in the
bath at home and Carlo found him standing there blue with cold. Nobody was hurt. I cannot be trusted
with my own son until I do this. I want a year if you would have me, but I'll take what there is.

Q. Have you been in a hospital or program?
A. Weymouth Psychiatric for 11 days in 2024 (postpartum depression). Never a rehab. I did the evening IOP at
Seacoast last winter, finished.

Q. Have you hurt yourself or tried to end your life?
A. Never tried. I used to hit my legs with a hairbrush until they bruised, after Luca was born. Not since
2024.

Q. Other struggles: food, violence, trauma, injuries
A. I starved myself in high school and lost my periods. I'm ok with food now. I don't get violent. My
brother Dominic hit me a lot when we were kids; a teacher at camp did something to me that I'll tell
a woman. I had one concussion when I fell off the porch drunk this July.

Q. What happens when you stop drinking?
A. By noon my hands shake and my heart goes. I have never had a seizure. I had hives all over
from lamotrigine and I can't have walnuts, I carry an EpiPen for those.

Q. Medications and who prescribes
A. Sertraline 150, propranolol 10. ~~Lithium.~~ (Form won't let me erase that, it's a typo.)
Psychiatrist Dr. Harriet Quan, 401-555-0143, appointment Nov 19 2026. Therapist Bridie Malloy LMHC.
My doctor is Dr. Enzo Corsi, 401-555-0144. Gluten: my husband is celiac.

Q. Legal
A. Nothing. DCYF came in September and closed it 10/9. Dominic is on probation for assault.

Q. Family
A. Mom is anxious. Dad died of pancreatitis from drinking. Nonna had dementia.
Q. How will you travel?   A. Carlo drives me.

Office comment 10/27: we can't taper; refer to medical detox + residential, keep on list. Sr. M. Clare`,
    ],
    expected: {
      dob: '1997-12-27',
      phone_number: /555-0140/,
      email_id: 'p.santangelo@mail.example',
      address: /19 Anchor Mews/i,
      city: 'Weymouth Neck',
      state: 'RI',
      zip: '02899',
      marital_status: 'Married',
      employment_status: 'Part-time',
      employer: /St\. Brigid/i,
      emergency_contact_primary_firstname: 'Agnes',
      emergency_contact_primary_lastname: 'Rizzo',
      emergency_contact_primary_phone: /555-0141/,
      emergency_contact_primary_email: 'agnes.rizzo@mail.example',
      carrier: 'Cigna/Evernorth',
      subscriber_id: 'U51003388',
      group_number: '3340018',
      subscriber_firstname: 'Carlo',
      subscriber_lastname: 'Santangelo',
      subscriber_dob: '1994-05-02',
      subscriber_employer: /Narragansett Shipwrights/i,
      reason_for_seeking_treatment: /cannot be trusted|fell asleep|good one/i,
      recent_substance_abuse: /wine|zolpidem/i,
      concerns_for_withdrawal: /hands shake|heart goes/i,
      medication_plan: /Sertraline|propranolol/i,
      allergies: /lamotrigine|walnuts/i,
      epipen: /carry an EpiPen|\byes\b/i,
      current_psychiatrist_name: /Harriet Quan/i,
      current_psychiatrist_phone: /555-0143/,
      current_therapist_name: /Bridie Malloy/i,
      current_pcp_name: /Enzo Corsi/i,
      current_pcp_phone: /555-0144/,
      next_appointment: '2026-11-19',
      hospitalizations: /Weymouth Psychiatric/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /IOP/,
      history_of_self_harm: /hairbrush/i,
      history_of_suicide_attempts: RULED_OUT,
      eating_disorder: /starved/i,
      history_of_trauma: /Dominic hit me|teacher at camp/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion/i,
      aggression_or_property_damage: /don't get violent|\bno\b|\bnone\b|denie/i,
      pending_legal_charges: /Nothing|\bno\b|\bnone\b|denie/i,
      family_history: /anxious|pancreatitis|dementia/i,
    },
    open: [
      ...SEX,
      'living_status',
      'current_symptoms',
      'outpatient_therapy',
      'transportation_required',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      'probation',
    ],
    questions: [
      asked('member id cigna', 1, /U51003388/),
      asked('how much zolpidem', 1, /zolpidem 20-30 mg\/nt/),
      asked('Is she pregnant?', 1, /Pregnant\?\* No/),
      asked("who's her therapist", 2, /Bridie Malloy/),
      reworded('is she in danger stopping alcohol', 2, /hands shake and my heart goes/),
      reworded('any nut issues', 2, /can't have walnuts/),
      reworded('did she ever restrict food', 2, /starved myself in high school/),
      reworded('is child protection involved', 2, /closed it 10\/9/),
      reworded('which mood stabilizer gave her a rash', 2, /hives all over from lamotrigine/),
      reworded('how long is she willing to stay', 2, /want a year/),
      reworded('who is driving', 2, /Carlo drives me/),
      takenBack('current lithium?', 2, /~~Lithium/),
      anothers('is she celiac', 2, /husband is celiac/),
      anothers('pancreatitis?', 2, /died of pancreatitis/),
      absent('does she have high blood pressure'),
      absent('what are her lab values'),
      absent('Does she vape?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
