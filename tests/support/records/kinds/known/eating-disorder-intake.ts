import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** Intake of an eating disorder program whose client also drinks or uses: weights, behaviors by frequency, meals. */
export const eatingDisorderIntake: readonly ApartRecord[] = [
  {
    person: who('lindqvist', 'Saskia', 'Lindqvist', '04/02/2006'),
    as: 'text',
    pages: [
      `WILLOWMERE CENTER FOR EATING DISORDERS              Online intake, submitted 10/22/2026 9:41 PM
Printed 10/23/2026 by admissions-2                                                     Page 1 of 2

Client legal name: Saskia Maren Lindqvist        Name used: Sas         Pronouns: she/her
Date of birth: 04/02/2006                        Sex on birth certificate: Female
Gender: Woman                                    Relationship status: Single, never married
Home: 908 Birchfall Ln, Nettleton, MN 55099      Mobile: 651-555-0121   sas.lindq@college.example
Living situation: dorm (Varney Hall) until 10/9, now at parents' house on medical leave
School / work: sophomore, Nettleton College
Who filled this in? [X] client  [ ] parent       May we talk to a parent?  Yes, my mom only
Mom: Ulrika Lindqvist, 651-555-0122, ulrika.l@house.example        Dad: Per (please do not call)

WEIGHTS          current 103 lb   height 5'7"    highest 141 (age 17)   lowest 98 (Sept this year)
                 What weight would you like to be?  "90"         Last period: May 2026

BEHAVIORS IN THE LAST 28 DAYS        never   1-7 d   8-15 d   16-27 d   every day
  skipped meals                       ( )     ( )     ( )      ( )       (X)
  ate what I would call a binge       ( )     ( )     (X)      ( )       ( )
  made myself throw up                ( )     ( )     ( )      (X)       ( )
  laxatives                           ( )     (X)     ( )      ( )       ( )
  diet pills                          (X)     ( )     ( )      ( )       ( )
  exercise to burn it off             ( )     ( )     ( )      ( )       (X)
  chewed and spat                     (X)     ( )     ( )      ( )       ( )
  insulin misuse                      (X)     ( )     ( )      ( )       ( )
  water loading before weigh-ins      ( )     (X)     ( )      ( )       ( )

SUBSTANCES       Alcohol: 5-6 vodka sodas, 5 nights a week, "instead of dinner". Last: Oct 17.
                 Adderall: bought from a hallmate, 40-60 mg most days since January. Last: Oct 20.
                 Vape: yes, nicotine. Cannabis, opioids, other: never.
                 When you stop? sleep 14 hours, ravenous, cry. No shakes. No blackouts or fits, ever.`,
      `Willowmere intake          Saskia Maren Lindqvist          DOB 04/02/2006          Page 2 of 2

Have you fainted?  Yes, twice in September (shower, chapel).  Hit head? second time, ER said mild
concussion, 9/21.    Chest pain: no.   Blood in vomit: once.    Tooth erosion: yes.
Allergies: tree nuts - lips swell. I carry two EpiPens. (Dropped: "dairy" - staff confirmed with
  client that this was a food rule, not an allergy. ~~Dairy: anaphylaxis~~)
  Have you ever eaten something you were allergic to on purpose?  No
Medications: fluoxetine 40 mg mornings, hydroxyzine 25 mg at night, potassium 20 mEq since 10/12.
Feeling now: anxious before every meal, cold all the time, low, can't concentrate.

Hurting yourself: scratched thighs with a compass, 10th grade through last winter.
Have you tried to end your life?  No.       Thoughts in the last month?  "sometimes I'd rather not be"
Temper: Have you hit anyone or broken things?  Plates, at home on 10/11, two. Never a person.
Trauma: swim coach, sophomore year of high school. He was convicted. I don't want to write more.
Legal: none.

CARE TEAM        PCP         Dr. Ottilie Brandt, Nettleton Pediatrics & Young Adult, 651-555-0123
                 Therapist   Marcus Feld, PsyD    651-555-0124   feld@talkroom.example
                 Dietitian   Joy Amundsen, RD (since Aug)
                 Psychiatry  on a wait list at Fairholm
                 Next visit  Dr. Brandt, vitals and labs, 11/03/2026
PAST CARE        Fairholm partial program, 6 wks, summer 2023.   Weekly therapy since 2022.
                 Nettleton Regional, 3 days, 10/9-10/12/26 (potassium 2.6).   Residential: never.
                 ~~Roger's Landing residential 2024~~  (client typed in wrong box; that was a tour)
FAMILY           Mom: anorexia in her 20s, takes sertraline. Sister Elin: type 1 diabetes, pump.
                 Grandpa: drank.     Brother Nils: on probation for DUI.
INSURANCE        UnitedHealthcare Choice    ID 918 220 443    Group 742180    Auth: not yet
                 Subscriber: Ulrika Lindqvist   Sub DOB 06/30/1975   through Halvard Medical Devices
WHY NOW          "The college won't let me back and I know the Adderall makes it worse. I want to
                 eat a sandwich without a plan."                       Travel: my mom can drive me`,
    ],
    expected: {
      dob: '2006-04-02',
      sex_at_birth: 'Female',
      gender: 'Woman',
      marital_status: 'Single',
      address: /908 Birchfall/i,
      city: 'Nettleton',
      state: 'MN',
      zip: '55099',
      phone_number: /555-0121/,
      email_id: 'sas.lindq@college.example',
      living_status: 'With family',
      employment_status: 'Student',
      contact_person_name: /Ulrika Lindqvist/i,
      contact_person_phone: /555-0122/,
      contact_person_email: 'ulrika.l@house.example',
      reason_for_seeking_treatment: /won't let me back|Adderall makes it worse|sandwich/i,
      current_symptoms: /anxious|cold all the time|low|can't concentrate|fainted/i,
      recent_substance_abuse: /vodka|Adderall/i,
      concerns_for_withdrawal: /sleep 14 hours|ravenous|No shakes/i,
      medication_plan: /fluoxetine|hydroxyzine|potassium 20/i,
      allergies: /tree nuts/i,
      knowingly_ingested_allergen: RULED_OUT,
      epipen: /EpiPen/i,
      current_therapist_name: /Marcus Feld/i,
      current_therapist_phone: /555-0124/,
      current_therapist_email: 'feld@talkroom.example',
      current_pcp_name: /Ottilie Brandt/i,
      current_pcp_phone: /555-0123/,
      next_appointment: '2026-11-03',
      hospitalizations: /Nettleton Regional/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Fairholm partial|partial program/i,
      outpatient_therapy: /Weekly therapy|Feld/i,
      history_of_self_harm: /compass|scratched/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion/i,
      history_of_trauma: /swim coach/i,
      eating_disorder: /skipped|throw up|laxatives|binge|exercise|water loading/i,
      aggression_or_property_damage: /Plates/i,
      pending_legal_charges: RULED_OUT,
      family_history: /anorexia|type 1 diabetes|Grandpa/i,
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /918\s?220\s?443/,
      group_number: '742180',
      subscriber_firstname: 'Ulrika',
      subscriber_lastname: 'Lindqvist',
      subscriber_dob: '1975-06-30',
      subscriber_employer: /Halvard/i,
    },
    open: [
      'current_psychiatrist_name',
      'transportation_required',
      'additional_treatment_or_support_needed',
      'probation',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'emergency_contact_primary_email',
    ],
    questions: [
      asked('what is her current weight', 1, /current 103 lb/),
      asked('how often did she use laxatives', 1, /laxatives \( \) \(X\)/),
      asked('When was her last period?', 1, /Last period: May 2026/),
      asked('who is the dietitian', 2, /Joy Amundsen/),
      asked('Adderall, when last', 1, /Last: Oct 20/),
      asked("mom's date of birth as subscriber", 2, /06\/30\/1975/),
      reworded('does she purge', 1, /made myself throw up/),
      reworded('what food could kill her', 2, /tree nuts/),
      reworded('was her potassium low enough to be admitted', 2, /potassium 2\.6/),
      reworded('which parent is off limits', 1, /please do not call/),
      reworded('any passive death wish lately', 2, /I'd rather not be/),
      reworded('abused by whom', 2, /swim coach/),
      takenBack('what happens when she has dairy', 2, /Dairy: anaphylaxis/),
      takenBack("was she at Roger's Landing", 2, /Roger's Landing residential 2024/),
      anothers('does she wear an insulin pump', 2, /type 1 diabetes, pump/),
      anothers('what is she on probation for', 2, /on probation for DUI/),
      absent('what was her heart rate'),
      absent('Does she have a religious preference?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('okonedo', 'Barnaby', 'Okonedo', '11/27/1991'),
    as: 'scan',
    pages: [
      `ED/SUD COMBINED PHONE SCREEN                               Copper Basin Recovery, Tucson  (520) 555-0140
Screener  T. Yazzie MA, LAC     10/26/26    45 min       Caller  self   (wife listened in)
NAME  Barnaby Okonedo   "Barney"      DOB 11/27/91      M     cell 520-555-0142    ok to text
ADDR  6620 E Calle Tuerca #14, Tucson AZ 85799   (renting)          married, 2 kids
WORK  personal trainer, own business, "Barnstorm Fitness"

EATING     Wt 148 today / 201 in Jan 2025.  5'11"      Eats 1x/day, 700-900 kcal, weighs everything
           Binge-purge 2-3x/wk after drinking.   No laxatives.   Diuretics before "shows" - stopped 2025
           Runs 12 mi/d + lifts.   Never dx'd: "guys don't get this"
           Dizzy standing, HR 41 per watch, hair thinning, can't sleep.  Knuckle callus +
SUBSTANCE  EtOH:  tequila, 10-12 drinks Thu-Sun, 3 yrs.  last 10/25 pm.
           Anabolics:  test-E 400/wk + tren, inj, last 9/15        Clenbuterol  stopped 2024
           Kratom none    Opiates none      Caffeine 1 g/d
           W/D:  hand shake + sweats Mondays, off by Tues.     ~~hx DTs~~  misheard, was "DPs" (pills)
           Seizure  once, Feb 2026 after 4 day fast + tramadol, Banner ER.   on no AED
MED        Accutane as teen.   Meds: trazodone 50 hs, anastrozole (gym)       NKDA  no food allergies
           Concussions: 3 (rugby), last 2013
PSYCH      body checking, panic, SI passive last wk "if my heart stops fine".   Attempt: 1, 2009, hanging,
           belt broke, never said.     Self-inj:  punches own legs till bruised, last mo.
           Dr. Priya Raman (psychiatry) 520-555-0144      therapist Lew Fontaine LPC 520-555-0145 Weds`,
      `Okonedo B.     phone screen p.2     10/26/26

AGGRESSION   shoved a gym member 8/26, member dropped it.  Kicked in own garage door.  Wife: not at us.
             (wife took ph: her ex broke her arm in 2015, she startles easily - SHE has PTSD)
TRAUMA       wrestling coach weigh-ins, made to strip + spit in cup, 13-17.    Dad left at 9.
LEGAL        no PO.  Misd. criminal damage (neighbor's mailbox) arraign 11/24/26 Pima Justice.
TX HX        Sierra Moon IOP (etoh) Mar-May 2025 completed.     no IP, no resid, no PHP.
             ~~Remuda 60 d~~  wrong caller's sheet
FAM HX       mom binge eating + gastric bypass; bro Kwame bipolar on lithium;  p-grandfather etoh
INS          TRICARE West via wife (Army, active).  Sponsor  Capt. Renata Okonedo   DOB 3/9/92
             DoD benefits # 00771-28846-01        referral # not needed per CM / auth # TW-604417
PCP          TMC clinic, no one doctor        EMERG   Renata 520-555-0143
NEEDS        gluten ok, halal no.   Wants: trauma tx, men's ED track, no scales in room.
             Ride: wife drives.  Bed hold to 11/5
WHY NOW      passed out on the treadmill in front of a client 10/23.  "My daughter asked why I weigh
             my chicken."
DISPO        labs + EKG b4 admit:   K, phos, Mg, CMP, HCG n/a.   Sister in law in Mesa is also on our
             waitlist, LUPUS, wheelchair - don't mix files.                          TY`,
    ],
    expected: {
      dob: '1991-11-27',
      sex_at_birth: 'Male',
      phone_number: /555-0142/,
      address: /6620 E Calle Tuerca/i,
      city: 'Tucson',
      state: 'AZ',
      zip: '85799',
      marital_status: 'Married',
      living_status: 'Rental',
      employment_status: 'Self-employed',
      emergency_contact_primary_firstname: 'Renata',
      emergency_contact_primary_phone: /555-0143/,
      carrier: 'TRICARE West (TriWest)',
      subscriber_id: '00771-28846-01',
      authorization_number: 'TW-604417',
      subscriber_firstname: 'Renata',
      subscriber_lastname: 'Okonedo',
      subscriber_dob: '1992-03-09',
      reason_for_seeking_treatment: /passed out on the treadmill|weigh my chicken|My daughter asked/i,
      current_symptoms: /Dizzy|HR 41|can't sleep|panic|body checking|hair thinning/i,
      recent_substance_abuse: /tequila|EtOH|Anabolics|test-E/i,
      concerns_for_withdrawal: /hand shake|sweats/i,
      medication_plan: /trazodone|anastrozole/i,
      allergies: /NKDA|\bno(?:ne)?\b/i,
      current_psychiatrist_name: /Priya Raman/i,
      current_psychiatrist_phone: /555-0144/,
      current_therapist_name: /Lew Fontaine/i,
      current_therapist_phone: /555-0145/,
      residential_programs: RULED_OUT,
      other_levels_of_care: /Sierra Moon/i,
      eating_disorder: /Binge-purge|700-900|Eats 1x|weighs everything/i,
      history_of_self_harm: /punches own legs/i,
      history_of_suicide_attempts: /2009|hanging/i,
      history_of_seizures: /Feb 2026|4 day fast|once/i,
      history_of_tbi_concussions: /rugby|\b3\b/i,
      history_of_trauma: /wrestling coach|strip/i,
      aggression_or_property_damage: /shoved|garage door/i,
      pending_legal_charges: /criminal damage|mailbox/i,
      upcoming_court_date: '2026-11-24',
      probation: RULED_OUT,
      family_history: /binge eating|bipolar|grandfather/i,
    },
    open: [
      'gender',
      'parole_granted',
      'employer',
      'current_pcp_name',
      'emergency_contact_primary_lastname',
      'hospitalizations',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      'transportation_required',
      'subscriber_employer',
      ...SPOKESPERSON,
    ],
    questions: [
      asked('Weight in January 2025?', 1, /201 in Jan 2025/),
      asked('auth #?', 2, /TW-604417/),
      asked('therapist phone', 1, /520-555-0145/),
      asked('when is arraignment', 2, /arraign 11\/24\/26/),
      asked('How far does he run?', 1, /12 mi\/d/),
      asked('When did he last use anabolics?', 1, /last 9\/15/),
      reworded('slow pulse?', 1, /HR 41/),
      reworded('has he had convulsions', 1, /Seizure once, Feb 2026/),
      reworded('did he ever try to hang himself', 1, /2009, hanging/),
      reworded('what did he collapse doing', 2, /passed out on the treadmill/),
      reworded('what military member is he insured through', 2, /Capt\. Renata Okonedo|via wife \(Army/),
      takenBack('has he had delirium tremens', 1, /hx DTs/),
      takenBack('how long was he at Remuda', 2, /Remuda 60 d/),
      anothers('does he have PTSD', 2, /SHE has PTSD/),
      anothers('is he on lithium', 2, /bipolar on lithium/),
      anothers('does he need a wheelchair room', 2, /LUPUS, wheelchair/),
      absent('what is his blood alcohol level'),
      absent('has he had genetic testing'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
