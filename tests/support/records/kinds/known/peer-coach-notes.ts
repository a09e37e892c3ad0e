import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a recovery coach who has been there writes after each meeting. */
export const peerCoachNotes: readonly ApartRecord[] = [
  {
    person: who('fenwick-abara', 'Lucian', 'Fenwick-Abara', '11/11/1997'),
    as: 'scan',
    pages: [
      `  THE OPEN DOOR  *  Peer Recovery Coaching                       Contact notes
  Participant: Lucian Fenwick-Abara (Lu)       born 11-11-97      coach: Marisol P. (CPRS)

  sept 24   Met at the library. Lu is 28, uses fentanyl mostly smoked, coke in a needle when he has it.
            He ran about 20 bucks a day, now 60. He said he is "tired in my bones." I shared
            that I did 3 yrs for selling and got clean on methadone. He cried, I cried.
            Stays on friends' couch (Benny's, in the Heights). Phone 555-0153 works after 6.
            Has a job 3 days, unloading at Food Barn.
  sept 30   No show. Texted back "sry".
  oct 3     Harm reduction: strips, 2 narcan. He has had narcan 4x, last in June. Not on purpose,
            he says, except "2019 was on purpose" he drove to the bridge w/ all his stuff
            taken, someone pulled him out of the car. I asked how he is today, he said not now.
  oct 8     Went w/ him to the clinic. Weighed 128. Bloods: hep c yes, hiv no. Skin ok. He's allergic to
            bactrim, mouth blisters. ~~Has epilepsy.~~  oops that's Benny's. Benny is on keppra.
  oct 10    Lu's mom Ifeoma called me (has release). 555-0154. She'd be who to call. Says
            Lu broke her front window last Thanksgiving, she never pressed it. Says Lu's grandpa
            and her both bipolar, she's on lithium 20 yrs & fine.`,
      `  Lu F-A   p. 2   coach Marisol P.

  oct 14    Bad night. Ran out, sick by noon: puke, legs kicking, snot. Lasts 5-6 days when he did
            it in jail in '24. He hates that more than anything. Never had a seizure or saw stuff.
  oct 17    Court w/ him! He is on probation, PO is Ms. Aldridge, Weston County, until Aug 2027, a
            possession thing. Judge said treatment or jail, back on Dec 2 2026 at 130. No new charge.
  oct 19    Lu wants methadone like me. I told him everybody's different. Intake at Bluegate clinic
            oct 22, he went, got 30 mg. Vitamin D too. No other meds, quit zoloft in 2023.
            Counselor there is Armand. He burned his hand w/ cigs, old ones, from
            foster care when he was 12-13. Not since.
  oct 24    Methadone 50 now. Used once since, the 21st. He says. Eating. Wants residential b/c
            Benny's place is a "gas station for dope."
  oct 26    Called 4 programs, Kestrel Hall will do methadone, they need: TB test, med list, this.
            TB done today, read the 28th. Insurance is Medicaid, Molina, number 0220 7716 3.
            I drive him whatever day.
  oct 28    TB neg (0). My own court date for the fender bender is nov 5 so not that day pls.
  oct 29    ~~Lu relapsed last nite.~~  scratch that, heard wrong. Next dose doc appt nov 9.
            Kestrel phone interview nov 3 at 10 am.
            No dr otherwise. Single no kids. GED.   - MP`,
    ],
    expected: {
      dob: '1997-11-11',
      reason_for_seeking_treatment: /Wants residential|treatment or jail|tired in my bones/i,
      recent_substance_abuse: /fentanyl|coke|Used once since/i,
      concerns_for_withdrawal: /sick by noon|Lasts 5-6 days|legs kicking/i,
      medication_plan: /Methadone 50|got 30 mg|Vitamin D/i,
      allergies: /bactrim/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /2019 was on purpose|bridge/i,
      history_of_self_harm: /burned his hand/i,
      aggression_or_property_damage: /front window/i,
      probation: /Aldridge|on probation/i,
      upcoming_court_date: '2026-12-02',
      family_history: /bipolar/i,
      living_status: 'With friends',
      employment_status: 'Part-time',
      employer: /Food Barn/i,
      marital_status: 'Single',
      phone_number: /555-0153/,
      contact_person_name: /Ifeoma/i,
      contact_person_phone: /555-0154/,
      subscriber_id: '0220 7716 3',
    },
    open: [
      'pending_legal_charges',
      'transportation_required',
      'sex_at_birth',
      'gender',
      'carrier',
      'current_symptoms',
      'current_therapist_name',
      'next_appointment',
      'outpatient_therapy',
      'other_levels_of_care',
      'residential_programs',
      'hospitalizations',
      'history_of_trauma',
      'additional_treatment_or_support_needed',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'parole_granted',
    ],
    questions: [
      asked('methadone dose', 2, /Methadone 50 now|got 30 mg/),
      asked('TB result?', 2, /TB neg/),
      asked('who is his PO', 2, /Aldridge/),
      asked('What did the clinic bloods show?', 1, /hep c yes/),
      asked('when is the kestrel interview', 2, /nov 3 at 10/),
      reworded('has he overdosed', 1, /narcan 4x/),
      reworded('how long does it take him to get over dope sickness', 2, /5-6 days/),
      reworded('did he ever attempt', 1, /2019 was on purpose/),
      reworded('antibiotic allergy', 1, /bactrim/),
      reworded('what did he smash', 1, /front window/),
      reworded('couch surfing?', 1, /friends' couch/),
      takenBack('does he have epilepsy', 1, /Has epilepsy/),
      takenBack('did he relapse last night', 2, /relapsed last nite/),
      anothers('is he on lithium', 1, /on lithium 20 yrs/),
      anothers('was he imprisoned for selling', 1, /3 yrs for selling/),
      anothers('is keppra on his med list', 1, /Benny is on keppra/),
      absent('is he diabetic'),
      absent('group number of his plan'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('quimby-rowe', 'Antoinette', 'Quimby-Rowe', '04/16/1974'),
    as: 'text',
    pages: [
      `RECOVERY BRIDGE PEER PROGRAM                    Encounter Record (H0038)
Peer: Toni Quimby-Rowe         Legal: Antoinette Quimby-Rowe      DOB 04/16/74
Specialist: Darrow Nix, CRPS   Supervisor: E. Vanterheim, LCSW    Units 4 / visit
----------------------------------------------------------------------------------------------
DATE       GOAL              WHAT WE DID                                  PEER SAID / NEXT
10/02/26   get through       coffee, rated cravings 9. Wine + Klonopin    "I'm scared to stop on
           the week          (her own script 1 mg tid, runs out early).   my own, last time I
                             Called nurse line w/ her.                    had the seizure."
10/06      food + housing    food bank. She rents room at Mrs. Ekberg's   "I can't drink there
                             on Fulton. $400.                             but I do."
10/09      doctor            to PCP w/ her, Dr. Salvatore Ng. BP 160/90.  propranolol started.
                             She told him all of it.                      F/u 11/13 at 3.
10/13      court             none hers. Sat w/ her for her daughter       "My girl's looking at
                             Keisha's hearing (assault).                  2 years."
10/16      anger             WRAP plan. Tells me she has never hit        "I slam doors."
                             anybody. ~~Threw chair at DayStar staff.~~
                             [void - that note is Toni Q. Ramsey's, DN]
10/20      treatment         ASAM w/ Vanterheim: 3.7. Two places called.  "Ready if they take
                                                                          my bird." (no birds)
10/23      treatment         UnitedHealthcare called w/ her, ID 88 441    no group on card.
                             7093 1, out of pocket met.
10/27      waiting           last drink 9 am today, box wine half a box   tremor when she signed.
                             a day. Klonopin gone since Sun 10/25.`,
      `RECOVERY BRIDGE PEER PROGRAM        Quimby-Rowe        strengths & history page (updated 10/20/26)

In her own words, typed by DN:

 "I was a school bus driver 14 years, I lost my CDL in 2024 over a DUI and haven't worked. That's all done,
 fines paid. I went to Pinecrest in 2015 for thirty days and I had four good years. I relapsed when
 Marcus died. He was my husband, we'd been married 21 years. I had one seizure, June of this year, in the
 shower, I'd stopped both cold. They kept me 2 nights at Baptist and sent me home.

 My nerves. I was on a psych unit at 19, I'd cut my wrist and I meant it. I never did that again.
 When I was little there was an uncle. I don't talk about it in groups. I see Dr. Odalys Prine, she's the
 psychiatrist, 555-0161, for the Klonopin and the Effexor 150. I take Synthroid too, 100, and now the
 propranolol. Latex gives me welts and I can't have Compazine. My face locks.

 My mama had Alzheimer's and my daddy had the sugar. My daughter Keisha has sickle cell and takes
 hydroxyurea and she is on probation already. My son Terrell, he's the good one, call him,
 555-0162, he's in Macon, Terrell Rowe."

 DN adds: Fell 10/11 on Fulton St, bump on head, did not pass out, did not go in. Uses a cane.
          She will need a ride; Bridge van can take her within 40 miles.
          10/24 correction: Effexor is 225 (bottle seen).
          Pays for bus w/ disability check, SSDI since Feb 2026.
          Needs: bottom bunk, a women's trauma group, grief.`,
    ],
    expected: {
      dob: '1974-04-16',
      reason_for_seeking_treatment: /scared to stop|Ready if they take/i,
      current_symptoms: /cravings 9|tremor|nerves/i,
      recent_substance_abuse: /Wine|Klonopin|last drink/i,
      concerns_for_withdrawal: /seizure|tremor|scared to stop/i,
      medication_plan: /Effexor|Synthroid|propranolol|Klonopin/i,
      allergies: /Latex|Compazine/i,
      history_of_seizures: /one seizure|the seizure/i,
      history_of_suicide_attempts: /cut my wrist/i,
      aggression_or_property_damage: RULED_OUT,
      history_of_trauma: /an uncle/i,
      hospitalizations: /psych unit at 19|2 nights at Baptist/i,
      residential_programs: /Pinecrest/i,
      family_history: /Alzheimer|the sugar/i,
      current_psychiatrist_name: /Odalys Prine/i,
      current_psychiatrist_phone: /555-0161/,
      current_pcp_name: /Salvatore Ng/i,
      next_appointment: '2026-11-13',
      marital_status: 'Widowed',
      living_status: 'Rental',
      employment_status: 'Disability',
      carrier: 'UnitedHealthcare/Optum',
      contact_person_name: /Terrell Rowe/i,
      contact_person_phone: /555-0162/,
      transportation_required: /need a ride|Bridge van/i,
      additional_treatment_or_support_needed: /bottom bunk|trauma group|cane/i,
    },
    open: [
      'sex_at_birth',
      'gender',
      'subscriber_id',
      'history_of_self_harm',
      'history_of_tbi_concussions',
      'other_levels_of_care',
      'outpatient_therapy',
      'pending_legal_charges',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'address',
      'employer',
    ],
    questions: [
      asked('how much effexor now', 2, /Effexor is 225/),
      asked('Who is the psychiatrist?', 2, /Odalys Prine/),
      asked('what is her craving rating', 1, /cravings 9/),
      asked('when did the klonopin run out', 1, /gone since|10\/25/),
      asked('follow up with Dr. Ng?', 1, /11\/13/),
      reworded('did she convulse', [1, 2], /seizure/),
      reworded('history of rehab', 2, /Pinecrest/),
      reworded('sexual abuse as a child', 2, /there was an uncle/),
      reworded('which medicine makes her jaw lock', 2, /Compazine|My face locks/),
      reworded('who is her next of kin to phone', 2, /call him|Terrell/),
      reworded('does she need help walking', 2, /Uses a cane/),
      takenBack('did she throw a chair', 1, /Threw chair at DayStar/),
      anothers('is she on hydroxyurea', 2, /hydroxyurea/),
      anothers('does she have sickle cell', 2, /has sickle cell/),
      anothers('is she under supervision by probation', 2, /she is on probation already/),
      absent('does she use opioids'),
      absent('what did her liver panel show'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
