import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a couples' counselor writes about one of two clients: each sentence has to be read for whose it is. */
export const marriageCounselor: readonly ApartRecord[] = [
  {
    person: who('rutherford', 'Anselm', 'Rutherford', '02/16/1973'),
    as: 'text',
    pages: [
      `                               HEARTHSTONE COUPLES & FAMILY THERAPY
                       22 Gristmill Lane, Lower Pawlet, VT 05799      802-555-0160

October 24, 2026

To the Admissions Team:

Anselm Rutherford (born February 16, 1973) and his wife, Delphine Rutherford, have been seeing me together since May. Both
have signed for this letter, and Delphine has read it. It is about Anselm. Where I speak of her I do so because a couple is
two people, and I ask you to keep straight which is which: my last letter to a program was quoted back to me with the wrong
spouse in it.

He came because she asked him to. He stayed, I think, because by July he could no longer hide from either of us how much he
was drinking. He is a cabinetmaker with his own shop behind the house they own at 417 Slate Quarry Road in Lower Pawlet
(05799); he starts on hard cider at ten in the morning and finishes a bottle of rye by supper. That has been every day for
about four years. His last drink, he admitted, was in my parking lot on Thursday, October 22. Delphine does not drink. She
did use cocaine in her twenties, was treated at Spring Lake Ranch for it, and has been abstinent for nineteen years.

In August he tried to stop on his own. She describes two nights of shaking, vomiting, and his talking to a dog that died in
2011, and on the second night what she is sure was a fit: stiff, blue, a bitten tongue. He was taken to Rutland Slate
Hospital and kept until the 14th. They gave him Keppra, which he ran out of. Please do not let him stop without doctors.

You will want to know what sort of man he is in a temper. He has never laid a hand on her or on anybody. In June he took a
mallet to a sideboard that he had worked on for five weeks. When he is low he can sit in the shop until two; he wakes at four,
he has given up the fiddle, and he tells me that he is "taking up room."`,
      `Rutherford / page 2 of my letter of October 24

Delphine attempted suicide in 2004, before they met, with pills, and she takes lamotrigine to this day. I say so because your
intake form asks for it by household. Anselm has not made an attempt. He did, once, last winter, press a chisel
into his forearm until it bled, "to feel something other than stupid"; he has not repeated it, and he denies wanting to
die.

Some of it is old. His sister Maren went through the ice when he was twelve. He was the one holding the rope. He has
dreamed of it since and does not skate, swim, or take baths.

His body: high blood pressure, a bad back. In 1998 a falling limb knocked him out for a quarter of an hour and he
was a week at Dartmouth. He takes lisinopril 20 and a nightly trazodone 100 from Dr. Eloise Tanguay at Pawlet Health
(802-555-0163), who expects him on November 18. Bactrim gave him a blistering rash. Delphine's allergy is to
shellfish and hers is the EpiPen on the refrigerator.

He has seen one therapist by himself, Corbin Lisle, LICSW, 802-555-0164, four times this fall. He has never been in a
residential program. The AA meeting in Granville he calls "fine, if you like coffee."

There are no courts in it. He had one DUI, in 1995. ~~A restraining order was sought in September.~~ I struck this; it is from
another file, and I apologize to them both.  H.B.

His mother died of cirrhosis and a maternal uncle shot himself. Delphine's father has Parkinson's disease.

Money and means: they are insured through her post at the college, MVP Health Care, number 8220 417 7193, group 604412,
in her name (Delphine Rutherford, born 11/30/1975, Castleford College). He no longer drives: the truck stays in the barn, her
rule. She would bring him herself on any day but a Tuesday.

What he wants is this; he dictated it to me and she wept. "I want to build the crib. Our daughter is due in March and I can't
hold a spokeshave. Get me steady and I'll do the rest." The daughter, Sylvie, is 26.

Call Delphine, 802-555-0162, for arrangements and for anything urgent; Anselm's own telephone is 802-555-0161, which he
seldom answers.

                                        With hope for both,          Honora Birdsall, MS, LMFT`,
    ],
    expected: {
      dob: '1973-02-16',
      phone_number: /555-0161/,
      ...livesAt(/417 Slate Quarry Road/i, 'Lower Pawlet', 'VT', '05799'),
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Self-employed',
      ...inEmergency('Delphine', 'Rutherford', /555-0162/),
      ...speakWith(/Delphine/i, /555-0162/),
      subscriber_id: /8220\s?417\s?7193/,
      group_number: '604412',
      subscriber_firstname: 'Delphine',
      subscriber_lastname: 'Rutherford',
      subscriber_dob: '1975-11-30',
      subscriber_employer: /Castleford College/i,
      ...seenBy('pcp', /Tanguay/i, /555-0163/),
      ...seenBy('therapist', /Corbin Lisle|Honora Birdsall/i, /555-0164|555-0160/),
      next_appointment: '2026-11-18',
      reason_for_seeking_treatment: /build the crib|Get me steady/i,
      current_symptoms: /wakes at four|taking up room|given up the fiddle|he is low/i,
      recent_substance_abuse: /hard cider|bottle of rye|last drink/i,
      concerns_for_withdrawal: /shaking, vomiting|talking to a dog|stop without doctors|was a fit/i,
      medication_plan: /lisinopril|trazodone/i,
      allergies: /Bactrim/i,
      transportation_required: /no longer drives|bring him herself/i,
      hospitalizations: /Rutland Slate/i,
      outpatient_therapy: /Corbin Lisle|seeing me together|four times/i,
      history_of_self_harm: /chisel/i,
      history_of_trauma: /through the ice|holding the rope|dreamed of it/i,
      history_of_seizures: /was a fit|bitten tongue|stiff, blue/i,
      history_of_tbi_concussions: /falling limb|knocked him out/i,
      aggression_or_property_damage: /mallet|sideboard/i,
      family_history: /cirrhosis|uncle shot/i,
      ...ruledOut('history_of_suicide_attempts residential_programs'),
    },
    open: [
      ...SEX,
      ...fields('epipen employer other_levels_of_care pending_legal_charges probation carrier'),
      ...fields('additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('How long have they been seeing the counselor together?', 1, /together since May/),
      asked('his number with MVP', 2, /8220 417 7193/),
      asked('When does Dr. Tanguay expect him?', 2, /expects him on November 18/),
      asked('who is his own therapist', 2, /Corbin Lisle/),
      asked('last drink', 1, /Thursday, October 22/),
      reworded('alcohol seizure', 1, /bitten tongue/),
      reworded('what does he make for a living', 1, /cabinetmaker/),
      reworded('did he watch a sibling drown', 2, /Maren went through the ice/),
      reworded('Has he hurt himself without meaning to die?', 2, /chisel into his forearm/),
      reworded('which antibiotic must he avoid', 2, /Bactrim gave him a blistering rash/),
      reworded('on which weekday can he not be brought', 2, /any day but a Tuesday/),
      takenBack('when was the restraining order sought', 2, /restraining order was sought/),
      anothers('did he use cocaine', 1, /use cocaine in her twenties/),
      anothers('does he have Parkinson disease', 2, /has Parkinson's disease/),
      anothers('does he carry an EpiPen for shellfish', 2, /hers is the EpiPen/),
      anothers('Does he take lamotrigine?', 2, /takes lamotrigine/),
      absent('does he have a history of hepatitis'),
      absent('did he serve in the military'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('grady', 'Wilhelmina', 'Grady', '12/11/1990'),
    as: 'scan',
    strange: [3],
    pages: [
      `Jonah Pruitt-Lacey, LPC-MHSP                couples file  GRADY W. / BOOTHE T.          copied for rehab 10/28/26
      931-555-0175         by hand, please excuse

Wilhelmina ("Billie") Grady      12/11/90     she       931-555-0171      billiegrady@tnmail.example
  312 Tobacco Barn Rd, Lick Skillet TN 38599 - rents w/ Travis.   Partners 6 yr, not married (domestic ptnrs per
  her ins. form).      works Dollar Depot, part time
Travis Boothe     4/2/88      he       welder, own shop

8/14   first visit, both.   T says "it's the pills."  B says "it's the yelling."
       B: Percocet then roxy blues, 6-8 a day snorted, since her back surgery 2023.  Gets em from T's mom.
       T: beers only, 12 pk wkends.
8/28   B late, pinned.  T slept in truck.   B's daughter Kaydence (7) drew house w/ no door.
9/11   T alone (B sick).  T admits he shoved her 2019 and once held a pillow.  I told him what I'm
       required to tell him.
9/12   B by phone, separately.  Safe now, says so twice.  New locks.  Pillow - still wakes choking.
9/25   both.  B off pills since Sunday: "skin crawling, yawning, runs, legs on fire."  lasted 3 days, used 9/28.
       T has panic, his dr started Zoloft.
10/9   B alone.  Wants out of pills not out of T.  OD 10/1 (accident), he did Narcan, ER Cookeville, home same
       day.   Cried about baby lost Feb '25, 22 wk.   No sleep, no appetite, down 14 lb, "grey".
       Never tried to kill herself.  Scratches inner arms raw when she's out, has marks today.
10/23  both.  Agreed:  she goes, he keeps K, his mom does NOT come by.   B last used this a.m. (3 blues)`,
      `GRADY W.         what the rehab asked me for          10/28/26                                 -2-

  Allergies      codeine - hives.  red dye.            Epi - no
  Meds           gabapentin 300 tid, Lexapro 10.       ~~Subutex 8~~  never filled, her word.   JPL
  Dr             NP Marlene Stooksbury, Upper Cumb. Fam Care 931-555-0173,  nxt 11/19/26 2:15
  Psychiatrist   none             Counselor   me, + women's grp at church
  Seizure?       1 time, tramadol, 3/24.  ER.     none other
  Head           4 wheeler wreck at 16, out cold, stitches
  Hospital       back surg. 5/23 Vanderbilt.  no psych wards
  Rehab/detox    Buffalo Valley 2 wk, 2024, left.   no IOP.  no detox
  Law            theft < $1000 (scratch tickets), Putnam Co Gen. Sessions, 12/4/26.   Unsupv. probation since '25
                 (simple poss), ends 2/27.  ~~parole~~  no.
  Hit/broke      put T's phone through the TV, Sept.   hits no one
  Family         mom - pills, in recovery;  dad - heart at 44;  ~~sis - schizo~~ (that's T's sis)
  T's side       his mom sells.  his brother drowned.  T has hx of seizures as a kid, T's on Zoloft
  Ins            TennCare / Amerigroup   ZEC 771 402 886
  Emerg.         her Mamaw, Loretta Grady 931-555-0172   (NOT Travis, B asked)
  About the bed  call me, cell above
  Ride           license ok but no car since T sold it.  church van to 100 mi
  In her words   "I want to be awake for second grade."
  Also needs     her back stretches, a bottom bunk, a lawyer letter for 12/4`,
      `Jonah Pruitt-Lacey, LPC-MHSP                                  telephone memo       10/27/26  4:50 pm

Caller was Mrs. Hensley about her husband. She said that Dwight had been up on the roof with a bottle again and that
the sheriff's deputy talked him down. Dwight has not eaten since Friday. He takes insulin and she is afraid to give
it. His Antabuse is in the trash. The last time, at Moccasin Bend, they kept him eleven days after he shot the dog.
He is due in Circuit Court on the 9th of November for the deputy's jaw. He is 61 and says he'll not see 62.

Advised 988 and mobile crisis, gave her the number. She will bring Dwight Thursday if he is alive, her word.
She is allergic to my cat, I am to put it out first.`,
    ],
    expected: {
      dob: '1990-12-11',
      phone_number: /555-0171/,
      email_id: 'billiegrady@tnmail.example',
      ...livesAt(/312 Tobacco Barn/i, 'Lick Skillet', 'TN', '38599'),
      marital_status: 'Domestic partner',
      living_status: 'Rental',
      employment_status: 'Part-time',
      employer: /Dollar Depot/i,
      ...inEmergency('Loretta', 'Grady', /555-0172/),
      ...speakWith(/Pruitt-Lacey/i, /555-0175/),
      carrier: 'Medicaid/MCO',
      subscriber_id: /ZEC\s?771\s?402\s?886/,
      ...seenBy('pcp', /Stooksbury/i, /555-0173/),
      next_appointment: '2026-11-19',
      reason_for_seeking_treatment: /second grade|Wants out of pills/i,
      current_symptoms: /No sleep|down 14 lb|no appetite|wakes choking/i,
      recent_substance_abuse: /Percocet|roxy blues|6-8 a day|3 blues/i,
      concerns_for_withdrawal: /skin crawling|yawning|legs on fire/i,
      medication_plan: /gabapentin|Lexapro/i,
      allergies: /codeine|red dye/i,
      transportation_required: /no car|church van/i,
      hospitalizations: /Vanderbilt|ER Cookeville/i,
      residential_programs: /Buffalo Valley/i,
      history_of_self_harm: /Scratches inner arms/i,
      history_of_trauma: /shoved her|pillow|baby lost/i,
      history_of_seizures: /tramadol|1 time/i,
      history_of_tbi_concussions: /4 wheeler|out cold/i,
      aggression_or_property_damage: /phone through the TV/i,
      pending_legal_charges: /theft/i,
      upcoming_court_date: '2026-12-04',
      probation: /Unsupv|simple poss/i,
      additional_treatment_or_support_needed: /back stretches|bottom bunk|lawyer letter/i,
      family_history: /mom - pills|heart at 44/i,
      ...ruledOut('epipen history_of_suicide_attempts parole_granted other_levels_of_care'),
    },
    open: [
      ...SEX,
      ...fields('current_psychiatrist_name current_therapist_name current_therapist_phone outpatient_therapy'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('TennCare number', 2, /ZEC 771 402 886/),
      asked('What is her court date?', 2, /12\/4\/26/),
      asked('when does probation end', 2, /ends 2\/27/),
      asked('who is the emergency contact', 2, /Loretta Grady/),
      asked('when was her back surgery', [1, 2], /back surgery 2023|back surg\. 5\/23/),
      reworded('who supplies her', 1, /Gets em from T's mom/),
      reworded('was she ever suffocated by her partner', 1, /held a pillow/),
      reworded('did she miscarry', 1, /baby lost Feb '25/),
      reworded('what is her kick like', 1, /skin crawling/),
      reworded('how much weight is gone', 1, /down 14 lb/),
      reworded('What caused her convulsion?', 2, /tramadol, 3\/24/),
      takenBack('what dose of Subutex does she take', 2, /Subutex 8/),
      takenBack('what illness does her sister have', 2, /sis - schizo/),
      anothers('Is she taking Zoloft?', 2, /T's on Zoloft/),
      anothers('does she take insulin', 3, /takes insulin/),
      anothers('how many days at Moccasin Bend', 3, /eleven days/),
      anothers('does she drink a 12 pack on weekends', 1, /12 pk wkends/),
      absent('has she had hep C'),
      absent('did she finish high school'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
