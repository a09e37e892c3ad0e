import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a center's web form, its chat window and the call back leave behind of one lead. */
export const webLead: readonly ApartRecord[] = [
  {
    person: who('pruitt', 'Devon', 'Pruitt', '06/18/1995'),
    as: 'text',
    strange: [3],
    pages: [
      `Form submission #20418          "Get Help Now" (long form)          Page: /admissions/start
Submitted: 2026-10-27 23:41 ET          IP masked          Source: organic / mobile          Status: NEW
------------------------------------------------------------------------------------------------
I am filling this out for ......... Myself
First name ........................ Devon
Last name ......................... Pruitt
Pronouns .......................... he/him
Sex assigned at birth ............. Female
Gender identity ................... Transgender man
Date of birth ..................... 06/18/1995
Mobile ............................ 614-555-0131
Is it OK to leave a voicemail? .... No
Email ............................. devpruitt95@lettermail.example
Street ............................ 271 Kossuth Alley, Unit B
City / State / ZIP ................ Marlin Heights / OH / 43999
Living situation .................. renting w/ 2 roommates
Relationship status ............... single
Work .............................. full time
Where? ............................ Crosscut Logistics, forklift
Emergency contact ................. Simone Pruitt, aunt
   phone .......................... 614-555-0132
   email .......................... (left blank)
What is going on? (500 characters) I've been buying ketamine since top surgery last year and now it's every day and
                                    I pee blood. My boss smelled beer on me Friday. I want a place where I don't
                                    have to explain my body first.
Substances (check all) ............ [x] Alcohol [ ] Opioids [ ] Benzos [ ] Stimulants [x] Ketamine/other [ ] Cannabis
How much / how often .............. K: 2 grams a day, nose. beer: 8-10 tallboys after shift
Last use .......................... tonight both
Bad when you stop? ................ shaky and sweaty till I drink. cramps from the K. never had a seizure
Been to treatment? ................ [x] Detox [ ] Residential [ ] PHP/IOP [x] Therapy
   where / when ................... detox at Mercer Point, Jan 2026, 4 days
Allergies ......................... ibuprofen, I swell up. no epipen
Medications ....................... testosterone cyp 80mg weekly, oxybutynin 5, lexapro 20
Insurance ......................... [x] Yes   Company: Medical Mutual of Ohio   ID: MM4401928 03   Group: 883120-01
   Policyholder ................... me (through work)
Legal issues ...................... no
Hurt yourself or tried to die? .... see chat`,
      `CHAT TRANSCRIPT   visitor "Devon P" (form #20418)   agent: Rosalind M.   2026-10-27/28   channel: web widget
23:44  Rosalind   Hi Devon, I have your form. Thank you for writing to us. Are you safe right now?
23:44  Devon P    yeah. not gonna do anything. i have thoughts sometimes but no plan
23:45  Rosalind   Have you ever attempted?
23:46  Devon P    once. 2013, senior year, took my moms klonopin. 5 days on the kids psych floor at nationwide
23:46  Devon P    used to burn w/ a lighter after that, stopped at 20
23:47  Rosalind   I'm glad you are here. Any head injury, or injuries I should know about?
23:48  Devon P    got jumped outside a bar in 2021, cracked my skull. concussion. slur they yelled was what you think
23:48  Devon P    my roommate Theo has seizures tho, diff person, he takes depakote. just so you know i know what one looks like
23:50  Rosalind   Have you ever been violent when using?
23:50  Devon P    nah. put my phone thru the tv once in august. my tv
23:51  Rosalind   Do you see a therapist or a doctor?
23:52  Devon P    therapist: Corinne Adeyemi, equitas, 614 555 0133. dr: Paula Voss NP same place 614 555 0134. she does my T
23:52  Devon P    i see paula nov 12. urology wants to scope me idk when
23:53  Devon P    i take adderall too
23:53  Devon P    wait no. scratch that last one. that's theo again lol i typed it in the wrong window
23:55  Rosalind   No problem, I've removed it. Who else is in your family with addiction?
23:56  Devon P    dad was a drunk, died in 2010. my sister kiki is on probation for pills
23:57  Rosalind   How would you get to us?
23:57  Devon P    no car rn. bus i guess? could you send somebody
23:58  Devon P    do you bunk trans guys w/ guys. and can i keep my shots
23:59  Rosalind   Private room is possible; the nurse holds your testosterone and you keep your schedule.
00:01  Devon P    ok. then im in. call after 3pm not before, i sleep. ask for me not simone, she had a stroke in june, she worries
00:02  Rosalind   Will do. Not sleeping well?
00:02  Devon P    3 hrs. everything's gray. lost my appetite. cry at the forklift
[system] 00:06 visitor left.   [system] 00:07 sentiment: neg   [system] line 23:53 redacted by agent: "~~i take adderall too~~"
[system] line 23:55 withdrawn by visitor: "~~i did 90 days rehab in tampa~~"`,
      `Form submission #20419          "Get Help Now" (long form)          Page: /admissions/start
Submitted: 2026-10-28 00:19 ET          IP masked          Source: paid / desktop          Status: NEW
------------------------------------------------------------------------------------------------
I am filling this out for ......... My spouse
First name ........................ Wendell
Last name ......................... Abernathy
Date of birth ..................... 01/30/1969
Mobile ............................ 614-555-0139
City / State / ZIP ................ Dayton / OH / 45999
Relationship status ............... married
Work .............................. retired
Substances (check all) ............ [x] Alcohol [x] Opioids [ ] Benzos [ ] Stimulants
Bad when you stop? ................ he had two seizures last year
Allergies ......................... codeine
Medications ....................... metformin, Eliquis
Insurance ......................... [x] Yes   Company: Humana Medicare Advantage   ID: H5521-0093
Legal issues ...................... OVI, court on Nov 20`,
    ],
    expected: {
      dob: '1995-06-18',
      sex_at_birth: 'Female',
      gender: 'Transgender man',
      ...livesAt(/271 Kossuth/i, 'Marlin Heights', 'OH', '43999'),
      phone_number: /555-0131/,
      email_id: 'devpruitt95@lettermail.example',
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Full-time',
      employer: /Crosscut/i,
      ...inEmergency('Simone', 'Pruitt', /555-0132/),
      carrier: 'Other',
      subscriber_id: /MM4401928 ?03/,
      group_number: '883120-01',
      ...seenBy('therapist', /Corinne Adeyemi/i, /555.?0133/),
      ...seenBy('pcp', /Paula Voss/i, /555.?0134/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /buying ketamine|pee blood|explain my body|boss smelled/i,
      current_symptoms: /3 hrs|everything's gray|appetite|cry at the forklift|thoughts sometimes|pee blood|no plan/i,
      recent_substance_abuse: /2 grams|tallboys|ketamine|alcohol/i,
      concerns_for_withdrawal: /shaky and sweaty|cramps from the K/i,
      medication_plan: /testosterone|oxybutynin|lexapro/i,
      allergies: /ibuprofen/i,
      epipen: /\bno\b/i,
      transportation_required: /no car|send somebody/i,
      hospitalizations: /nationwide|kids psych floor/i,
      other_levels_of_care: /detox/i,
      outpatient_therapy: /therap|Adeyemi/i,
      history_of_self_harm: /burn w\/ a lighter|lighter/i,
      history_of_suicide_attempts: /klonopin|once\. 2013/i,
      history_of_trauma: /got jumped/i,
      history_of_tbi_concussions: /cracked my skull|concussion/i,
      aggression_or_property_damage: /phone thru the tv/i,
      family_history: /dad was a drunk|kiki/i,
      ...ruledOut('history_of_seizures pending_legal_charges'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('subscriber_employer residential_programs additional_treatment_or_support_needed probation'),
      ...fields('contact_person_name contact_person_phone contact_person_email'),
    ],
    questions: [
      asked('What is the group on the Medical Mutual card?', 1, /883120-01/),
      asked('Is it OK to leave a voicemail', 1, /voicemail\? \.+ No|leave a voicemail/),
      asked('how much K a day', 1, /2 grams a day/),
      asked('who is the emergency contact', 1, /Simone Pruitt/),
      asked('When does he see Paula?', 2, /nov 12/),
      asked('where was he in detox', 1, /Mercer Point/),
      reworded('is there blood in the urine', 1, /pee blood/),
      reworded('What pills did he overdose on in high school?', 2, /moms klonopin/),
      reworded('at what hour may we ring him', 2, /after 3pm/),
      reworded('was he the victim of a hate crime', 2, /got jumped|slur they yelled/),
      reworded('did his father die of drink', 2, /dad was a drunk/),
      reworded('what does he ask about rooming', 2, /bunk trans guys/),
      reworded('did work notice his drinking', 1, /boss smelled beer/),
      takenBack('does he take Adderall', 2, /i take adderall/),
      takenBack('was he in rehab in Tampa', 2, /rehab in tampa/),
      anothers('does he take Depakote', 2, /takes depakote/),
      anothers('Did he have a stroke in June?', 2, /stroke in june/),
      anothers('When is his OVI court date?', 3, /court on Nov 20/),
      absent('what is his weight'),
      absent('does he follow a special diet'),
      absent('when was his last tetanus shot'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('haverkamp', 'Melissa', 'Haverkamp', '02/09/1984'),
    as: 'scan',
    pages: [
      `From: leads@clearpathreferrals.example
To: intake desk
Date: Fri, Oct 30, 2026 at 7:52 AM
Subject: [LEAD 77-1093] HOT - wife of caller - IA - BCBS - wants bed today

LEAD DETAIL
  caller: Greg Haverkamp          relation: husband          caller tel: 515-555-0135     greg.h@prairienet.example
  prospect: Melissa Haverkamp     dob: 2/9/84     sex: F     tel: 515-555-0136 (hers, he says text only)
  addr: 8801 Locust Bluff Ct, Waverly Junction IA 50999 (own)          marital: M, 15 y, 3 kids
  occ: dental hygienist - on leave since 10/5, employer Bright Prairie Dental - full time before
  ins: Wellmark Blue Cross Blue Shield   mem# WMK 330 871 226   grp 60714-IA
       subscriber = Greg Haverkamp   dob 11/30/1981   emp John Deere Waterloo
  DOC: EtOH 1.75 vodka q 2 days x 3 yr; phentermine "handful"; ~~heroin~~ (drop-down slip, agent corrected)
  last use: 10/30 5 am ("in the pantry")
  wd hx: SEIZURE 10/4/26 kitchen floor, ER Waverly, told from etoh. tremor daily. 2 d admit
  prev tx: none res. none detox. AA online. couples counseling thru church
  SI: none now per spouse       HI: none       attempt: none known
  allergy: bee sting - has EpiPen in van     also latex (rash, from work)
  Rx: levetiracetam 500 bid (since sz), sertraline 100, phentermine 37.5
  legal: OWI 1st, 9/19/26.  hearing 11/17/26 Bremer Co.   no PO
  transport: he will drive, needs directions
  score: 94/100     exclusive 24 h     recording: yes

AGENT NOTE (K. Dufresne):  Husband crying. Says kids found her. "She knows I'm calling. She wrote her own thing, I'll
  forward." Husband himself takes Lexapro and had a gastric sleeve. HIS BROTHER is in prison in Anamosa, may call, do
  not disclose. Callback: husband only, after 9 CT.`,
      `---------- Forwarded message ---------
From: Greg Haverkamp <greg.h@prairienet.example>                              printed 10/30/2026 10:15 for chart
Subject: Fwd: what Mel wrote

To whoever reads this,
I'm Melissa. Greg doesn't know all of it. I started with wine after the twins and I don't remember when it was vodka.
I hide it in the laundry soap. I lost 30 pounds on the diet pills on purpose, and I throw up, since college, I have never
written that down. When I was 16 I took all my grandmother's heart pills and nobody knew but her. I scratch my legs till
they bleed when I'm ashamed, this week too. I don't want to die. I want to be a person who can hold a scaler.
My stepbrother hurt me from nine to twelve. My mom drank herself to death at 51. My daughter Hattie has type 1
diabetes and I slept through her alarm. That is why. Hattie's pump nurse is who told Greg.
I threw a plate at Greg on the 3rd. I fell off a horse at 13 and was in St. Luke's for a week with my head. I see two
of everything some mornings, my hands go numb, I can't sleep and I can't eat with people.
My doctor is Teresa Lindgren, DO, Waverly Family, 515-555-0137; she thinks it's anemia. I'm supposed to see the neuro
11/6 for the seizure. ~~I have seen a psychiatrist, Dr. Amato.~~ Sorry, that was before Greg, 2008, I don't anymore.
Please don't put me with smokers. I can bring my own pillow?
Mel

CALLBACK LOG  intake, 10/30                                                           handwriting: P. Osei
9:20   spoke husb.  emergency contact = him, same #.   He will be contact for all of it.
9:35   Mel on speaker.  agrees, "today".   CIWA can't by phone;  "shaking so I spill."
       told: do not stop by herself, keep drinking little til here or ER.     ER if sz
9:50   VOB sent: Wellmark ref / auth # for detox pend   ->  10:40 approved 5 d,  WA-7714302
10:05  ~~no show~~   (that was lead 1092)       ETA 4 pm today w/ husb's van.   kids -> his mother
10:10  asks re: Keppra - bring bottle.   EpiPen come along.   phentermine STAYS HOME`,
    ],
    expected: {
      dob: '1984-02-09',
      sex_at_birth: 'Female',
      ...livesAt(/8801 Locust Bluff/i, 'Waverly Junction', 'IA', '50999'),
      phone_number: /555-0136/,
      marital_status: 'Married',
      living_status: 'Own home',
      employer: /Bright Prairie/i,
      ...inEmergency('Greg', 'Haverkamp', /555-0135/),
      emergency_contact_primary_email: 'greg.h@prairienet.example',
      ...speakWith(/Greg|husband/i, /555-0135/),
      contact_person_email: 'greg.h@prairienet.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /WMK 330 871 226/,
      group_number: '60714-IA',
      subscriber_firstname: 'Greg',
      subscriber_lastname: 'Haverkamp',
      subscriber_dob: '1981-11-30',
      subscriber_employer: /John Deere/i,
      authorization_number: 'WA-7714302',
      ...seenBy('pcp', /Teresa Lindgren/i, /555-0137/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /hold a scaler|slept through her alarm|kids found her|wants bed today|That is why/i,
      current_symptoms: /see two|hands go numb|can't sleep|tremor|shaking|throw up/i,
      recent_substance_abuse: /vodka|phentermine|in the pantry/i,
      concerns_for_withdrawal: /SEIZURE|tremor|shaking|do not stop|from etoh/i,
      medication_plan: /levetiracetam|sertraline|Keppra/i,
      allergies: /bee sting|latex/i,
      epipen: /EpiPen|in van|\byes\b/i,
      transportation_required: /he will drive|husb's van/i,
      hospitalizations: /2 d admit|ER Waverly|St\. Luke/i,
      history_of_self_harm: /scratch my legs/i,
      history_of_suicide_attempts: /heart pills/i,
      eating_disorder: /throw up|lost 30 pounds/i,
      history_of_trauma: /stepbrother/i,
      history_of_seizures: /SEIZURE 10\/4|kitchen floor|from etoh|for the seizure/i,
      history_of_tbi_concussions: /fell off a horse/i,
      aggression_or_property_damage: /threw a plate/i,
      pending_legal_charges: /OWI/i,
      upcoming_court_date: '2026-11-17',
      family_history: /drank herself to death|type 1/i,
      ...ruledOut('residential_programs probation'),
    },
    open: [
      'gender',
      ...fields(
        'employment_status other_levels_of_care outpatient_therapy additional_treatment_or_support_needed parole_granted',
      ),
    ],
    questions: [
      asked('who is the subscriber', 1, /Greg Haverkamp/),
      asked('What is the authorization number?', 2, /WA-7714302/),
      asked('when is the hearing in Bremer Co', 1, /11\/17\/26/),
      asked('score of the lead', 1, /94\/100/),
      asked('where does she hide the vodka', 2, /laundry soap/),
      asked('what is she to do until she gets here', 2, /keep drinking little|do not stop by herself|ER if sz/),
      reworded('does she make herself vomit', 2, /throw up/),
      reworded('sexual abuse in childhood', 2, /stepbrother hurt me/),
      reworded('what made her ask for help just now', [1, 2], /slept through her alarm|kids found her/),
      reworded('Which medicine may not be brought along?', 2, /phentermine STAYS HOME/),
      reworded('who looks after the children while she is away', 2, /kids -> his mother/),
      reworded('when did she convulse', 1, /10\/4\/26/),
      takenBack('does she use heroin', 1, /heroin/),
      takenBack('who is her psychiatrist', 2, /Dr\. Amato/),
      takenBack('was she a no show', 2, /no show/),
      anothers('does she have a gastric sleeve', 1, /gastric sleeve/),
      anothers('has she type 1 diabetes', 2, /type 1 diabetes/),
      anothers('Is she in prison in Anamosa?', 1, /in prison in Anamosa/),
      absent('what are her liver enzymes'),
      absent('what is her native language'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
