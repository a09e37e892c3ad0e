import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A small festival's first aid slip, what a wife wrote for the booth, and a letter that is not theirs. */
export const firstAidBooth: ApartRecord = {
  person: who('wadlington', 'Cyrus', 'Wadlington', '12/11/1990'),
  as: 'scan',
  strange: [3],
  pages: [
    `RIDGE HOLLOW BLUEGRASS & BBQ                                 FIRST AID SLIP  (white = us, yellow = pt, pink = EMS)
date  9/26/26  Sat       time  8:50p     booth  B       by  Hollis Crump, EMT-A      2nd  D. Fain (student)
name  Cyrus Wadlington            dob 12-11-90      35    (M) F      tel 423-555-0176
addr  190 Possum Trot Rd, Ridge Hollow TN 37999     here w/  wife Maribeth + 2 kids

CC    fell off hay bale, "drunk." Wife: "he ain't just drunk."
S/S   slurry, pinpoint, RR 9, then after Narcan 4: RR 16, puking, mad. swung at student, missed. said sorry to her x3
Hx    per wife, he agrees:
      beer 12-15/d, yrs.    kratom extract shots (the 7-OH ones), 8-10 a day since spring, gas stn.
      xanax off the street 2 mg x 2-3 at nt.    wd from it = "cold, legs, squirts, can't sit in church"
      last:  beer 8p   7-OH 6p   xan last nt
      ~~heroin~~  HC: he said HAROLD. Harold is the brother in law
      sz - one, July 5, driveway, no beer x 2 days + no xan. ER, sent home
All   codeine - hives;  fire ants - swells, no pen given
Meds  propranolol 20 BID, omeprazole.   ~~Vivitrol~~ off the slip before this. HC
VS    2055  88/54 HR 58 94%      2115  118/70 HR 96 99%     BGL 88     T 98.0
Tx    Narcan 4 IN, O2, fluids 500.   obs 2 h.     kid on next cot = bee sting, epi. (not this pt)
Dispo refuses ambulance. A&O4. wife drives.   told: re-sedation, 911.     given card of R. Sutphin (below)

signed x Cyrus W.                       witness  M. Wadlington`,
    `For Mr. Sutphin at the recovery tent. I am writing because Cy wont remember.     Maribeth W. (wife)   Sun.

Cy is a good man. He lays block with his daddy, full time, Wadlington & Son Masonry. We been married 11 yrs. We own
our place. He has not missed church til this summer. He told me in the truck last night "Mb I am 35 and I can not carry
a bucket up a ladder without one in me. Find me a place before the baby." I am due in January with number 3.

What all he has had
  - he was in Cumberland Springs rehab 2019, 28 days, stayed good 2 yrs.    Not a detox by itself, no.
  - talks to Bro. Tim. And a counselor at Cherokee Health, Mrs. Geneva Roark LPC 423-555-0177, 3 or 4 times. she is real good
  - Dr. Bill Easterly is our doctor 423-555-0178.  He has a check up Nov. 18 2026 at 10 with him. no head doctor
  - hospital 1 time, Erlanger 2020, burst appendix, 5 nites.    never a mental hospital
  - he has never tried to end it. said "yall be better off" one time in Aug.  He never cut himself
  - he seen his best buddy crushed under a pallet 2017. He does not talk about that. Dreams about it tho, hollers
  - football in school they said 2 concusions.   And off the bale yesterday!
  - he kicked the dog pen down Labor Day.  Never me or the kids.
  - his mama had the sugar & died w/ it.  His daddy drinks.  My daddy took his own life.  My sister Lacey is on
    Suboxone 4 yrs and doing fine. Harold is on house arrest
  - shakes of a morning, dont sleep, dont eat but crackers.  has panic at red lights.
  - no law trouble.  ~~He has a DUI~~  I was thinking of 2014 and that was dropped.  never been on probation
  - he cant read real good. Please read the papers to him

Insurance is mine thru the county schools, cafeteria. United Healthcare  ID 9447 10382  group 712240
my name Maribeth Wadlington b. 3/14/92.      the lady gave me ref # A2266-0931 for 21 days rehab
My cell if there is trouble 423-555-0179.      I can not drive the mountain like this & his truck is tore up. Need a ride.

  [on the bottom, other pen]  Take this one first. Talk to me then wife. Rufus Sutphin, Hope Tent, 423-555-0180
  rufus@hopetent.example      9/29 spoke w/ Cy. Drinking same, 7-OH same. ready.      ~~bed at Cumberland 10/3~~ gave it away`,
    `From: pat.thornburgh@valleynet.example
To: rufus@hopetent.example
Sent: Monday, September 28, 2026 7:12 AM
Subject: thank you and a question

Rufus, thank you for sitting with our son Saturday. Casey got home fine and slept all Sunday. I promised his numbers:
he was born on July 2, 2004. He's on my Humana, H77402218. He takes Vyvanse and lithium, and he's a type 1, so a place
has to be able to manage a pump. He is allergic to penicillin, carries an EpiPen, and has had seizures from low
sugars. He goes before Judge Whitt on November 3 for the vandalism at the depot; he's on juvenile-transfer probation.
In tenth grade he tried with my husband's shotgun. Does the Johnson City house take kids like ours?

Pat`,
  ],
  expected: {
    dob: '1990-12-11',
    sex_at_birth: 'Male',
    ...livesAt(/190 Possum Trot/i, 'Ridge Hollow', 'TN', '37999'),
    phone_number: /555-0176/,
    marital_status: 'Married',
    living_status: 'Own home',
    employment_status: 'Full-time',
    employer: /Wadlington & Son/i,
    ...inEmergency('Maribeth', 'Wadlington', /555-0179/),
    ...speakWith(/Sutphin/i, /555-0180/),
    contact_person_email: 'rufus@hopetent.example',
    carrier: 'UnitedHealthcare/Optum',
    subscriber_id: /9447 10382/,
    group_number: '712240',
    subscriber_firstname: 'Maribeth',
    subscriber_lastname: 'Wadlington',
    subscriber_dob: '1992-03-14',
    subscriber_employer: /county schools/i,
    authorization_number: /A2266-0931/,
    ...seenBy('therapist', /Roark/i, /555-0177/),
    ...seenBy('pcp', /Easterly/i, /555-0178/),
    next_appointment: '2026-11-18',
    reason_for_seeking_treatment:
      /carry a bucket|carry\s+a bucket|before the baby|without one in me|fell off hay bale/i,
    current_symptoms: /shakes of a morning|dont sleep|panic|slurry/i,
    recent_substance_abuse: /beer|kratom|7-OH|xan/i,
    concerns_for_withdrawal: /cold, legs|can't sit in church|no beer x 2|shakes of a morning/i,
    medication_plan: /propranolol|omeprazole/i,
    allergies: /codeine|fire ants/i,
    epipen: /no pen/i,
    transportation_required: /Need a ride|can not drive|tore up/i,
    additional_treatment_or_support_needed: /read the papers|cant read/i,
    hospitalizations: /Erlanger|appendix/i,
    residential_programs: /Cumberland Springs/i,
    outpatient_therapy: /Roark|Cherokee Health/i,
    history_of_seizures: /one, July 5|driveway/i,
    history_of_trauma: /buddy crushed|pallet/i,
    history_of_tbi_concussions: /concusions|off the bale/i,
    aggression_or_property_damage: /dog pen|swung at student/i,
    family_history: /the sugar|daddy drinks/i,
    pending_legal_charges: /no law trouble|\bno\b/i,
    ...ruledOut('history_of_suicide_attempts history_of_self_harm probation'),
  },
  open: [...fields('gender current_psychiatrist_name other_levels_of_care')],
  questions: [
    asked('how many kratom shots a day', 1, /8-10 a day/),
    asked('What is the group number at United Healthcare?', 2, /group 712240/),
    asked('who is the counselor at Cherokee Health', 2, /Geneva Roark/),
    asked('when was he at Cumberland Springs rehab', 2, /2019, 28 days/),
    asked('ref # for 21 days', 2, /A2266-0931/),
    asked('what dose of Narcan did he get', 1, /Narcan 4/),
    asked('what trade is he in', 2, /lays block|Masonry/),
    reworded('is another child on the way', 2, /before the baby|due in January/),
    reworded('did he lash out at the booth', 1, /swung at student/),
    reworded('Which accident gives him nightmares?', 2, /crushed under a pallet/),
    reworded('will he need help with written forms', 2, /cant read real good|read the papers/),
    reworded('why did he once lie in a ward for five nights', 2, /burst appendix/),
    reworded('does stopping make him ill', [1, 2], /cold, legs, squirts|shakes of a morning/),
    reworded('has he hinted that the family would gain by his death', 2, /yall be better off/),
    takenBack('does he use heroin', 1, /heroin/),
    takenBack('is he on Vivitrol', 1, /Vivitrol/),
    takenBack('when does he have the bed at Cumberland', 2, /bed at Cumberland/),
    anothers('was he given epi for a bee sting', 1, /bee sting, epi/),
    anothers('Is he on Suboxone?', 2, /Suboxone 4 yrs/),
    anothers('does he use an insulin pump', 3, /manage a pump/),
    absent('has he been tested for hepatitis C'),
    absent('does he own guns'),
    absent('what is his weight'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'psychiatric', 'medications', 'insurance'],
};
