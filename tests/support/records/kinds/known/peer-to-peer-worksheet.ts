import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** The worksheet a nurse keeps beside such a call. */
export const peerToPeerWorksheet: ApartRecord = {
  person: who('halvorsen', 'Brody', 'Halvorsen', '01/30/2005'),
  as: 'scan',
  strange: [3],
  pages: [
    `NORTHFORK PSYCH INST. / UR DEPT          P2P WORKSHEET (keep w/ chart, do not send to payer)
pt    Halvorsen, Brody          dob 1-30-05      m     rm 6-A      adm 10-15-26    LOS 13
MD    Dr. Winslow Teague        UR nurse  G. Petrakis  x4410  dir 701-555-0141   gpetrakis@northforkpsych.example
payer Blue Cross Blue Shield of ND   id NDK 4410 22 981   grp 20077   sub: mother, Astrid Halvorsen 5-19-77
      emp of sub: Red River School Dist.      p2p # 855-555-0140  case BX-30117 (= inpt auth #)
their MD   "Dr. Lim", child + adult psych, sounded nice, in a car

ask:  inpt thru 10-31 then RTC dual dx, no gap.   They: offered PHP.

what Teague will say (bullets from team mtg 10-28)
 . 21 yo, 2nd psychotic break on high-potency THC carts + "gas station stuff" (tianeptine, 20-30 caps/d).
 . carts: one gram a day since h.s.  tianeptine since Apr. last both = 10-14
 . also ~~kratom~~  (mother says that's the roommate's tea - GP)
 . comin off tianeptine d2-5: sweats, crampy, legs going, no sleep, COWS 17 peak. done w/ bup taper 10-24.
 . voices (2 men, "narrators"), thought his lab partner was poisoning vending machine. 10-13 stood on Memorial Br. rail
   1 hr, talked down. That is attempt #1 per Teague. No SIB ever.
 . now: voices "far", flat, sleeps 11 h, won't eat in dining rm b/c cameras.  PANSS 94 -> 71.
 . olanzapine 15 hs, benztropine 1 bid, Vit D.  LAI (Invega) 1st dose 10-27, next due 11-24.  olanz to stop then.
 . h/o: 1st break Feb '25 = this bldg, 16 d.  then IOP "Bison" 3 wk, quit.  never RTC / detox elsewhere.
 . Dr. Sigrid Aune outpt psych 701-555-0142 - pre-booked 11-12-26 3p.   therapist - none, waitlist.  pcp N. Duquette PA
   701-555-0143
 . college: NDSU, on leave (jr, food sci).  single.  lives w/ mother, 340 Elm Coulee Dr, Northfork ND 58999, 701-555-0144
 . was varsity goalie: concussions x 3 (last Jan '24, out 6 wk).
 . TBI clinic neuropsych Mar '26: proc speed 4th %ile.`,
    `Halvorsen B   P2P worksheet  p2                                        GP 10-28-26

if asked -
 violence?     10-12 put roommate's TV thru window.   roommate (Kyle) pressed charge: crim mischief, Cass Co, 12-1-26 9a.
               on unit: none since IM 10-16
 sex stuff?    no.   (pt in 6-B was in 6-A's bed 10-20 - NOT ours)
 ~~arson~~     6-B too. wrong sticker
 probation     no.
 fam hx        mat uncle schizophrenia (dead, exposure).  dad = bipolar 1 + gambling, in CA, no contact
 trauma        found uncle in the snow, age 11.
 sz            no, EEG + MRI nl 10-17
 eating d/o    no, paranoia only
 all           NKDA.   lactose = gas.   EpiPen n/a
 guardian      own. mother wants guardianship, Teague will not sign.  mom has POA?  asked -> no
 labs          A1c 6.2.  prolactin high.  ~~HIV reactive~~  lab called: tube of another pt

THE CALL 10-28  1340-1358
 Lim: why not PHP w/ mom driving?  -> WT: mom works, 70 mi each way; he bought carts in the PHP parking lot last time
 Lim: wants dx:  WT: schizoaffective vs cannabis-induced, + OUD(tianeptine), + CUD sev
 Lim: what does pt want?  WT read it to her:  "I would like to go where there isn't any Wi-Fi and they make you get up."
      pt signed for RTC 10-26 on own
 Lim: gene testing? yes  - GeneSight 2-25, CYP2D6 rapid, why risperidone failed
 RESULT   inpt OK thru 11-2.   RTC 21 d,  auth BX-30552, start by 11-4 or void.
 ~~RESULT  upheld~~  I wrote on wrong sheet (see next pt)  GP

to do    ride: mom can't (school). has no license, never drove. ND transport only in-state. need facility van/air
         hold LAI date w/ new place;  metabolic labs q mo
         emerg = mom 701-555-0145;   he wants us to talk to me/GP, then mom, NOT dad
         smoke: vape, nic patch 14.  roommate Kyle is in a cast + mad, do not say where`,
    `                                                                                October 24
To whom it may concern at the insurance company,

I am Dale Quist and I write for my mother, Delores, who was born August 2, 1954, and has been in 2-C since the 21st.
I am her conservator since March. Please do not send her home. She has lost 31 pounds. She has been through this three
times and each time she put her head in the oven or took the pills, and the only thing that ever brought her back was
the shock treatments. She takes Eliquis, she has a pacemaker, and Keppra for the seizures that she got at forty. If
anybody gives her ceftriaxone she stops breathing. Her Humana number is H60114482. We are in court November 9 about
the house. She does not drink and never has; she is a Lutheran. Thank you. My cell is on the envelope.

                                                                                Dale Quist`,
  ],
  expected: {
    dob: '2005-01-30',
    sex_at_birth: 'Male',
    ...livesAt(/340 Elm Coulee/i, 'Northfork', 'ND', '58999'),
    phone_number: /555-0144/,
    marital_status: 'Single',
    living_status: 'With family',
    legal_guardianship_status: 'None (own guardian)',
    ...inEmergency('Astrid', 'Halvorsen', /555-0145/),
    ...speakWith(/Petrakis/i, /555-0141/),
    contact_person_email: 'gpetrakis@northforkpsych.example',
    carrier: 'BCBS (state plan)',
    subscriber_id: /NDK 4410 22 981/,
    group_number: '20077',
    subscriber_firstname: 'Astrid',
    subscriber_lastname: 'Halvorsen',
    subscriber_dob: '1977-05-19',
    subscriber_employer: /Red River School/i,
    authorization_number: /BX-30(?:117|552)/,
    ...seenBy('psychiatrist', /Aune/i, /555-0142/),
    ...seenBy('pcp', /Duquette/i, /555-0143/),
    next_appointment: '2026-11-12',
    reason_for_seeking_treatment: /Wi-Fi|make you get up|psychotic break/i,
    current_symptoms: /voices|flat|sleeps 11|cameras|PANSS/i,
    recent_substance_abuse: /THC|carts|tianeptine/i,
    concerns_for_withdrawal: /sweats|COWS|legs going|bup taper/i,
    medication_plan: /olanzapine|benztropine|Invega|Vit D/i,
    allergies: /NKDA/i,
    transportation_required: /mom can't|no license|facility van/i,
    hospitalizations: /this bldg|1st break|16 d/i,
    other_levels_of_care: /IOP|Bison/i,
    psych_testing_done: /neuropsych|proc speed/i,
    completed_genetic_testing: /GeneSight|2D6/i,
    history_of_suicide_attempts: /Memorial Br|attempt #1|rail/i,
    history_of_trauma: /uncle in the snow|found uncle/i,
    history_of_tbi_concussions: /concussions x 3|goalie/i,
    aggression_or_property_damage: /TV thru window|roommate's TV/i,
    pending_legal_charges: /crim mischief/i,
    upcoming_court_date: '2026-12-01',
    family_history: /schizophrenia|bipolar/i,
    ...ruledOut('history_of_seizures probation eating_disorder sexually_inappropriate_behavior history_of_self_harm'),
    residential_programs: /never/i,
  },
  open: [
    'gender',
    ...fields('employment_status epipen outpatient_therapy current_therapist_name'),
    'additional_treatment_or_support_needed',
  ],
  questions: [
    asked('COWS peak', 1, /COWS 17 peak/),
    asked('when is the next Invega due', 1, /next due 11-24/),
    asked('How many concussions did he have as a goalie?', 1, /concussions x 3/),
    asked('RTC auth', 2, /BX-30552/),
    asked('what did GeneSight show', 2, /CYP2D6 rapid/),
    asked('A1c', 2, /A1c 6\.2/),
    asked('who is the UR nurse', 1, /G\. Petrakis/),
    reworded('by when must he arrive so that the days are not lost', 2, /start by 11-4 or void/),
    reworded('what did he swallow from the convenience store', 1, /tianeptine/),
    reworded('did anybody talk him off a bridge', 1, /Memorial Br/),
    reworded('Which parent may not be told anything?', 2, /NOT dad/),
    reworded('what did he break at his apartment', 2, /TV thru window/),
    reworded('was his brain scan normal', 2, /EEG \+ MRI nl/),
    reworded('why did the day hospital fail before', 2, /bought carts in the PHP parking lot/),
    reworded('what does he study', 1, /food sci/),
    takenBack('does he use kratom', 1, /kratom/),
    takenBack('is he HIV positive', 2, /HIV reactive/),
    takenBack('has he set fires', 2, /arson/),
    anothers('does he have a gambling problem', 2, /gambling/),
    anothers('Is he in a cast?', 2, /in a cast/),
    anothers('does he take Eliquis', 3, /Eliquis/),
    absent('does he drink alcohol'),
    absent('what is his blood pressure'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'psychiatric', 'medications', 'legal', 'insurance'],
};
