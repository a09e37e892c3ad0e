import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a syringe service program writes down of somebody who asks at its van or counter for a way into treatment. */
export const harmReductionIntake: readonly ApartRecord[] = [
  {
    person: who('aldermoor', 'Corvin', 'Aldermoor', '06/21/1991'),
    as: 'text',
    pages: [
      `RIVERBEND EXCHANGE - SYRINGE SERVICES PROGRAM          PARTICIPANT ENROLLMENT       rev 03/25
Site: [ ] storefront  [X] van (Tues, Tallow St)        Staff: jm          Date: 10/20/26
Unique code: CO-AL-0691-M         Card issued: [X] Y  [ ] N       ID exempt letter: [X] Y  [ ] N

The code is all we need. Name etc. ONLY if participant wants navigation (see ROI, p. 2).
Legal name  Corvin Aldermoor        Goes by  "Cory"        DOB  06/21/1991
Gender      [X] man  [ ] woman  [ ] nonbinary  [ ] trans man  [ ] trans woman  [ ] other
Cell        614-555-0117 (prepaid, off after the 3rd most months)   Text OK [X]    VM OK [ ]
Sleeping at [ ] own place  [ ] couch/friends  [X] tent/car/street  [ ] shelter
Mail        c/o Riverbend Exchange, 88 Tallow St, Marlin Falls, OH 43999
Work        [ ] full  [ ] part  [X] unemployed  [ ] disability      Rel. status  [X] single
Insurance   [X] Medicaid   ID 104477820193     [ ] private     [ ] none

DRUG USE, LAST 30 DAYS       used   days   how            usual amount
  heroin / fentanyl           Y      30    IV             1 g/day, 6-8 shots
  meth                        Y      12    smoke, IV      "a teener a week"
  cocaine / crack             N
  benzos (street)             Y       4    oral           2 bars at a time
  tranq (xylazine)            Y            strip pos 10/13
  alcohol                     N
  Last use (any)   fent, 10/20 about 7 am

INJECTION   first injected age 22     shares: cooker Y, syringe N     sites: arms, L leg
OVERDOSE    ever Y    how many 4      last 8/30/26, brought back w/ 3 doses    witnessed Y x2
NALOXONE    has now N -> gave 2 IM kits            trained Y
TESTING     rapid HCV  reactive       rapid HIV  nonreactive        hep A/B vax  declined today
SUPPLIES    1/2cc 31g x100   cookers 20   cottons   ties 4   strips 10   pipes 0`,
      `RIVERBEND EXCHANGE           NAVIGATION ADD-ON (locked file, not with the code)          2
Participant: Corvin Aldermoor  6/21/91           Navigator: Junia Mapes CHW  614-555-0118
ROI signed 10/20/26, expires 04/20/27.   To: any detox/residential, Dr. Bhatt, mom.
                                         NOT to: police, dad.

ASKED ALOUD                          Y    N    notes
 Allergies                           x         sulfa (Bactrim) - throat closed, ER 2019
 Carries EpiPen                           x
 Seizure ever                        x         2x, both when he ran out of bars (last 5/26)
 Knocked out / head injury           x         bike v. truck 2014, out ~5 min
 Tried to kill self                  x         "one of the 4 ODs was on purpose" 1/2025
 Cut or burn self                         x
 Hurt others / broke property             x
 Eating disorder                          x
 Hospital, past 12 mo                x         St. Brendan's, cellulitis, 6 nights, 9/2-9/8/26
 Methadone / bup before              x         methadone at Lantern OTP 2020-21, 70 mg, left
 Rehab before                        x         The Orchard House, 28 d, 2022, finished
 Probation / parole                  x         probation only, Marlin Co., PO Haskett
 Open charges                        x         possession, court 11/19/26 9:00
 Needs a ride                        x         no car, no bus pass
 Wounds    L shin 4x3 cm, black center, foul. Kit given, asked to go to ER, declined.

NOTE  Cory came to the van by himself. "I'm tired of waking up sick. I want in somewhere before
court, 30 days minimum." When dope sick: throws up, legs kick, and shakes if the bars run out.
Sleeps 3 h, lost 20 lb since summer, feels hopeless, says no plan to die now. Takes nothing
prescribed at present; gabapentin 600 tid went with his bag in Aug and his PCP, Dr. Bhatt at
Near East Health (614-555-0119), will not refill till seen. Appt there 11/5/26.
Mom, Delphine Aldermoor 614-555-0120, is his emergency contact, "would pick up at 3 am." Dad and
both uncles: alcohol. Dad hit him w/ a belt up to age 15.
Friend Marisol T. (code MA-TO-0388-F) was with him: she is 14 wks pregnant, has MRSA in her hip,
her public defender is Shaw. Put in her own file.
Correction 10/21 jm: strike "endocarditis 2025" under wounds, was his cousin's.
Struck, wrong participant: "arson, 2018."`,
    ],
    expected: {
      dob: '1991-06-21',
      gender: 'Man',
      phone_number: /555-0117/,
      marital_status: 'Single',
      living_status: 'Unhoused',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      subscriber_id: '104477820193',
      ...inEmergency('Delphine', 'Aldermoor', /555-0120/),
      ...seenBy('pcp', /Bhatt/i, /555-0119/),
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /tired of waking up sick|want in somewhere/i,
      current_symptoms: /Sleeps 3 h|lost 20 lb|hopeless/i,
      recent_substance_abuse: /fent|meth|teener|bars/i,
      concerns_for_withdrawal: /dope sick|throws up|shakes if|waking up sick|ran out of bars/i,
      medication_plan: /gabapentin|nothing\s+prescribed/i,
      allergies: /sulfa|Bactrim/i,
      transportation_required: /no car|bus pass|Needs a ride/i,
      hospitalizations: /St\. Brendan/i,
      residential_programs: /Orchard House/i,
      history_of_suicide_attempts: /on purpose|1\/2025/i,
      history_of_seizures: /ran out of bars|2x/i,
      history_of_tbi_concussions: /bike v\. truck|out ~5 min/i,
      history_of_trauma: /hit him|belt/i,
      pending_legal_charges: /possession/i,
      probation: /Marlin Co|Haskett|probation only/i,
      upcoming_court_date: '2026-11-19',
      family_history: /uncles|alcohol/i,
      ...ruledOut('epipen history_of_self_harm aggression_or_property_damage eating_disorder'),
    },
    open: [
      ...fields('sex_at_birth address city state zip parole_granted other_levels_of_care'),
      ...fields('outpatient_therapy additional_treatment_or_support_needed'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('When does the ROI expire?', 2, /expires 04\/20\/27/),
      asked('last overdose', 1, /last 8\/30\/26/),
      asked('Who is his PO?', 2, /PO Haskett/),
      asked('rapid HCV result', 1, /HCV reactive/),
      asked('at what age did he first inject', 1, /first injected age 22/),
      asked('medicaid id', 1, /104477820193/),
      asked('What size is the wound on his shin?', 2, /L shin 4x3 cm/),
      reworded('can we leave him a voicemail', 1, /VM OK \[ \]/),
      reworded('what did he react to with throat swelling', 2, /sulfa \(Bactrim\)/),
      reworded('past maintenance treatment for opioids', 2, /methadone at Lantern OTP/),
      reworded('how long a stay is he asking for', 2, /30 days minimum/),
      reworded('does he share works', 1, /cooker Y, syringe N/),
      anothers('does he have MRSA', 2, /has MRSA in her hip/),
      anothers('Who is his public defender?', 2, /her public defender is Shaw/),
      takenBack('history of endocarditis?', 2, /strike "endocarditis 2025"/),
      takenBack('any arson', 2, /"arson, 2018\."/),
      absent('does he have asthma'),
      absent('what is his blood pressure'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('oyelaran', 'Tamsin', 'Oyelaran', '11/02/1988'),
    as: 'scan',
    strange: [3],
    pages: [
      `LOWELL FORK COUNTY HEALTH DEPT        SSP / Harm Reduction Clinic        WHITE - chart   YELLOW - nav
SYRINGE SERVICE INTAKE (RN)                                                Visit # 1 of ___  10/27/26
_____________________________________________________________________________________________
Name  Tamsin Oyelaran              b.  11/2/88           F            Pronouns  she
Stays at  304 Pell St, Apt 9, Dunmore, KY 40999 (rents w/ boyfriend, his lease)
Ph  606-555-0131        email  tamsin.o@mail.example
Emerg.  aunt, Ngozi Bright, 606-555-0132
Ins  Humana Healthy Horizons (Medicaid MCO)  H5570 83321         Job  Part time, cook, Dairy Barn
_____________________________________________________________________________________________
Came in for  new points. Then stayed an hour. "I can't do another winter like this. I want my
             girls back and the judge wants it in writing."
Uses         fentanyl powder by needle, every 4 hrs, half gram a day, since '21. Gabapentin off the
             street (800s, 6 a day). Cigarettes 1 ppd. Meth - "quit in March." No drink.
Last shot    this a.m. 0530
Dope sick    sweats, diarrhea, back pain, yawning; no seizure ever
OD           2   (last: Feb '26, boyfriend used nasal spray, no squad)
HIV/HCV      HIV rapid neg.  HCV Ab pos, RNA drawn today
Hep B        started series, #1 L deltoid
Preg test    neg
Skin         R forearm abscess 2 cm, I&D here. Old scars both hands
T 99.1   BP 104/66   HR 104
ALL          cephalexin = hives           latex: no
Rx           doxycycline 100 bid x 7 d (given).  Sertraline 100 from Dr. Coyle, takes "most days"
Narcan       2 boxes out, trained
Boyfriend, Deke, also here: BP 188/110, his seizures, his Keppra - own sheet.`,
      `Oyelaran, T.     11/2/88                     NAVIGATION (yellow)                       p 2
Navigator: Bram Ullman, peer, 606-555-0133. Call Bram to set anything up - she has no minutes some weeks.

Hx tx: detox at Three Rivers CSU, May '23, 6 d.  Residential - Isaiah Farm women's side, 2023, 4 mos,
       best time of her life.  Outpt at Pathstone til Jan '25 (counselor left). ~~Suboxone 2019~~ my
       error, BU
Psych: depression, PTSD. Suicide - swallowed Tylenol at 17, ICU Marymount. None since. No thoughts now.
       Cut thighs as a teen, last at 19.  Nightmares, jumpy, cries, can't sleep since girls left.
       Never hit a soul; never broke anything.   No eating problems.
Trauma: stepfather, ages 9-12 (reported, he did time). Boyfriend before this one broke her jaw.
Head:  jaw time also concussion, 2017.
Fam:   mother died OD 2020.  Brother in recovery 6 yrs.  Stepfather registered sex offender.
Legal: no charges, no probation. Family Court, dependency review 12/8/26 w/ Judge Amory. ~~Warrant in
       Harlan Co.~~ strike, not hers. BU
Dr:    Wesley Coyle, Dunmore Family Practice, 606-555-0134 (sees her 11/17/26)
Divorced 2015. Girls Imani 8 & Zuri 6 w/ aunt Ngozi since Aug.
Wants: women's program, 90 days or more, on methadone or bup from day one. Needs: transport (license
       suspended for fines), and Hep C follow up.
Aunt Ngozi takes insulin and can't drive at night.
Nav called Isaiah Farm 10/27: list is 3 wks. Called Larkhaven: bed maybe 11/9, wants TB test and meds
list. TB skin test placed L arm, read 10/29.                             B. Ullman  10/27/26`,
      `LOWELL FORK COUNTY HEALTH DEPT        SSP / Harm Reduction Clinic        WHITE - chart   YELLOW - nav
SYRINGE SERVICE INTAKE (RN)                                                Visit # 1 of ___  10/27/26
_____________________________________________________________________________________________
Name  Royal Skaggs                 b.  4/15/72           M            Pronouns  he
Stays at  Fork Mission (shelter)      Ph  none
Emerg.  none given                    Ins  Medicare         Job  disabled
_____________________________________________________________________________________________
Came in for  points and a cough
Uses         heroin/fent by needle 2 x day, vodka pint daily
Last shot    yesterday
HIV/HCV      HIV rapid POS - confirm sent.      ALL  penicillin, codeine
Rx           metoprolol, warfarin
Had a fit in 2024 coming off drink.`,
    ],
    expected: {
      dob: '1988-11-02',
      sex_at_birth: 'Female',
      ...livesAt(/304 Pell St/i, 'Dunmore', 'KY', '40999'),
      phone_number: /555-0131/,
      email_id: 'tamsin.o@mail.example',
      marital_status: 'Divorced',
      employment_status: 'Part-time',
      employer: /Dairy Barn/i,
      ...inEmergency('Ngozi', 'Bright', /555-0132/),
      subscriber_id: /H5570 83321/,
      ...speakWith(/Bram Ullman/i, /555-0133/),
      ...seenBy('pcp', /Coyle/i, /555-0134/),
      next_appointment: '2026-11-17',
      reason_for_seeking_treatment: /another winter|girls back/i,
      current_symptoms: /Nightmares|jumpy|cries|can't sleep/i,
      recent_substance_abuse: /fentanyl|half gram|Gabapentin off/i,
      concerns_for_withdrawal: /sweats|diarrhea|yawning/i,
      medication_plan: /doxycycline|Sertraline/i,
      allergies: /cephalexin/i,
      transportation_required: /license\s+suspended|transport/i,
      hospitalizations: /Marymount/i,
      residential_programs: /Isaiah Farm/i,
      other_levels_of_care: /Three Rivers/i,
      outpatient_therapy: /Pathstone/i,
      history_of_self_harm: /Cut thighs/i,
      history_of_suicide_attempts: /Tylenol/i,
      history_of_trauma: /stepfather, ages|broke her jaw/i,
      history_of_tbi_concussions: /concussion, 2017|jaw time/i,
      upcoming_court_date: '2026-12-08',
      family_history: /mother died OD|Brother in recovery/i,
      ...ruledOut('eating_disorder history_of_seizures aggression_or_property_damage pending_legal_charges'),
      ...ruledOut('probation'),
    },
    open: [
      ...fields('gender carrier living_status additional_treatment_or_support_needed'),
      ...fields('current_psychiatrist_name current_psychiatrist_phone contact_person_email'),
      ...fields('legal_guardianship_status'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('Where was the abscess?', 1, /R forearm abscess/),
      asked('pregnancy test', 1, /Preg test neg/),
      asked('who is the judge', 2, /Judge Amory/),
      asked('when is the TB test read', 2, /read 10\/29/),
      asked('How long is the list at Isaiah Farm?', 2, /list is 3 wks/),
      asked('HCV', 1, /HCV Ab pos/),
      reworded('what is her job', 1, /cook, Dairy Barn/),
      reworded('which antibiotic gives her a rash', 1, /cephalexin = hives/),
      reworded('how much is she shooting per day', 1, /half gram a day/),
      reworded('where are her kids now', 2, /w\/ aunt Ngozi since Aug/),
      reworded('does she still do crystal', 1, /quit in March/),
      reworded('why can she not drive herself', 2, /suspended for fines|license/),
      takenBack('has she been on suboxone before', 2, /Suboxone 2019/),
      takenBack('any warrants?', 2, /Warrant in/),
      anothers('does she take keppra', 1, /his Keppra/),
      anothers('diabetes / insulin', 2, /Ngozi takes insulin/),
      absent('what is her height and weight'),
      absent('Is she a veteran?'),
      absent('can she climb stairs'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
