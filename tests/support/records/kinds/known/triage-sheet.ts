import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What an emergency department writes down at its front door, with the vitals it takes after. */
export const triageSheet: readonly ApartRecord[] = [
  {
    person: who('quillfeather', 'Dorian', 'Quillfeather', '03/22/1985'),
    as: 'text',
    pages: [
      `HOLLIS COUNTY MEDICAL CENTER                     EMERGENCY DEPARTMENT - TRIAGE
Pt: QUILLFEATHER, DORIAN A       DOB: 03/22/1985 (41y)    Sex: Male     MRN 00-77193
Arr: 10/24/2026 02:11    Mode: walk-in w/ brother     ESI: 2     Bed: 14

CC        "I quit Thursday and I'm crawling out of my skin"
ONSET     ~30 h          PAIN  4/10 head
HX        EtOH daily x 9 y, 12-15 beers + "a few shots." LAST DRINK 10/22 2000. Cannabis
          weekends. Denies opiates, meth, cocaine. Detox at Fairmead 2024, w/d sz x1 during
          that stay. No DTs.
PMH       GERD, HTN           PSH   appendix 1998
ALLERG    [ ] NKDA    [X] Amoxicillin - face swelling    [ ] Latex    [ ] Food
HOME RX   omeprazole 20 mg daily;  lisinopril 10 mg daily (ran out 2 wks ago)
SAFETY    SI [ ]Y [X]N     HI [ ]Y [X]N     Prior attempt [ ]Y [X]N     Self-injury [ ]Y [X]N
          Weapons at home [X]Y [ ]N  shotgun, brother has it locked up
SCREENS   Sepsis neg    Cough >3 wk no    Fall risk [X]    Travel none
PREGNANT  n/a           TETANUS unk       LAST PO coffee 2200

TIME    BP        HR    RR   TEMP   SpO2   PAIN   CIWA   RN
0214    168/102   118   20   37.4   97     4      16     KB
0300    162/98    112   20   37.4   97     4      18     KB
0345    149/90    98    18   37.2   98     2      11     KB    lorazepam 2 mg IV @ 0310
0500    138/84    88    16   36.9   98     0      6      TO
Breath alcohol 0216: 0.000`,
      `QUILLFEATHER, DORIAN A        MRN 00-77193            ED NURSING NOTES            page 2

0205  (reg desk) Kicked the vending machine, front panel cracked. Apologized. Security aware.
0220  Tremor to shoulders, sweating through gown, retching. Oriented x4. Brother Anselm
      Quillfeather at bedside, 555-0147, listed as emergency contact.
0235  States he hit his head on a dock in August, "saw stars," never had it looked at. CT ordered.
0250  ~~Takes Xanax from a friend, 2 bars most nights.~~   error - bed 15. KB
0320  CT head neg per Dr. Amadi.
0410  Calm. On unpaid leave from Tarrow Boatworks, missed 6 shifts. Separated from wife Simone
      since Sept, sleeping on brother's couch at 19 Caulker Row, Pell Harbor. Mother died of
      liver failure "from the same thing." Brother is 11 yrs sober, goes to meetings daily, once
      did 4 months at a place called Stillwater Ranch.
0430  SW Odile Fann: Ambetter, card copied, ID U7043318-02, group 2GA100. Wants a residential
      bed, "not another five day spin dry." Dr. Amadi ok w/ transfer once CIWA <8 x2.
0500  PCP is Lydia Farrow PA-C. Pt has an appt with her 11/03/2026, will call to move it.
0515  ~~Pt refuses transfer, wants to go home.~~ Late entry 0540: that was said by bed 12. Pt
      still agreeable.
0530  Bed 15 family upset re: wait, daughter reports her father (bed 15) has a court date Monday.`,
    ],
    expected: {
      dob: '1985-03-22',
      sex_at_birth: 'Male',
      reason_for_seeking_treatment: /I quit Thursday|residential bed|crawling/i,
      current_symptoms: /tremor|sweating|retching|crawling/i,
      recent_substance_abuse: /EtOH daily|12-15 beers|LAST DRINK|Cannabis/i,
      concerns_for_withdrawal: /CIWA|w\/d sz|tremor|lorazepam/i,
      medication_plan: /omeprazole|lisinopril/i,
      allergies: /Amoxicillin/i,
      history_of_seizures: /w\/d sz x1/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /vending machine/i,
      history_of_tbi_concussions: /hit his head on a dock/i,
      family_history: /liver failure|11 yrs sober/i,
      other_levels_of_care: /Fairmead/i,
      current_pcp_name: /Lydia Farrow/i,
      next_appointment: '2026-11-03',
      employer: 'Tarrow Boatworks',
      marital_status: 'Separated',
      living_status: 'With family',
      emergency_contact_primary_firstname: 'Anselm',
      emergency_contact_primary_lastname: 'Quillfeather',
      emergency_contact_primary_phone: /555-0147/,
      carrier: 'Ambetter/Centene',
      subscriber_id: 'U7043318-02',
      group_number: '2GA100',
    },
    open: [
      'gender',
      'hospitalizations',
      'employment_status',
      'address',
      'city',
      'additional_treatment_or_support_needed',
      'contact_person_name',
      'contact_person_phone',
      'residential_programs',
      'transportation_required',
    ],
    questions: [
      asked('what was the CIWA at 0300', 1, /0300.*\b18\b/),
      asked('When was the last drink?', 1, /LAST DRINK 10\/22/),
      asked('CT head result', 2, /CT head neg/),
      asked('group number?', 2, /2GA100/),
      asked('who has the shotgun', 1, /brother has it locked up/),
      reworded('does penicillin-type medicine bother him', 1, /Amoxicillin - face swelling/),
      reworded('has he ever had a withdrawal fit', 1, /w\/d sz x1/),
      reworded('did he break anything', 2, /Kicked the vending machine/),
      reworded('is he still taking his blood pressure pill', 1, /lisinopril 10 mg daily \(ran out/),
      reworded('where does he sleep now', 2, /sleeping on brother's couch/),
      reworded('what kind of program does he want', 2, /residential bed|five day spin dry/),
      takenBack('does he use Xanax', 2, /Takes Xanax from a friend/),
      asked('did he refuse the transfer', 2, /still agreeable|said by bed 12/),
      anothers('Was he ever at Stillwater Ranch?', 2, /did 4 months at a place called Stillwater Ranch/),
      anothers('when is his court date', 2, /has a court date Monday/),
      absent('has he had hepatitis'),
      absent('what antidepressant does he take'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'medications', 'insurance'],
  },
  {
    person: who('marchbanks', 'Yolanda', 'Marchbanks', '12/14/1998'),
    as: 'scan',
    pages: [
      `              ST. COLUMB'S HOSPITAL * EMERGENCY * TRIAGE RECORD            (carbon 2 of 3)

  NAME  Marchbanks, Yolanda         AGE 27      BIRTH DATE  12-14-98
  DATE  10 OCT 2026   TIME 1652     BY  ambulance (Unit 7)     TRIAGE RN  P. Sowerby
  ADDRESS 2210 Lindqvist Ave Apt 5, Dunmere WI 53999        PHONE  (555) 555-0118

  COMPLAINT   Found drowsy in library restroom. Naloxone 4 mg IN x2 by campus police, awake
              on arrival, tearful. "It was supposed to be a Perc."
  LMP  8/30      URINE HCG  (x) POS  ( ) NEG                repeat serum sent
  TRIAGE ASSESSMENT
     Airway  patent     Skin  warm, old track marks L forearm     Pupils  2 mm
     Mental status   alert, slow
     Allergies   ( ) none known   (x) yes:  ketorolac = hives ; strawberries
     Epi-pen carried   ( ) yes  (x) no
     Meds   prenatal vit since last wk, sertraline 50 mg
     Past hx   asthma as a child, chlamydia treated 2025, concussion (softball) 2014
     Seizures  ( ) yes  (x) no      Hep C  ( ) yes  ( ) no  (x) not tested
     Drug use  fentanyl "blues" 5-6 daily smoked, stopped needles in spring. Nicotine vape.
               Last use today ~1600. Alcohol  ( ) yes (x) no
  SUICIDE SCREEN    1 wish to be dead  Y (N)     2 thoughts  Y (N)     6 ever tried  (Y) N
               -> 2016, aspirin, age 17, kept overnight at St. Columb's
  VIOLENCE SCREEN   History of harming others   Y (N)       Victim of partner violence (Y) N

  TIME   1655     1710     1740     1830     1930
  BP     98/60    102/64   106/66   110/70   112/70
  P      62       66       74       82       90
  R      10       12       14       16       18
  O2     92%RA    96 2L    98 2L    98 RA    98 RA
  COWS   -        -        4        7        12                 1945 bup 4 mg SL given`,
      `  Marchbanks, Yolanda      12-14-98              TRIAGE RECORD - REVERSE SIDE

  COMMENTS (sign each)
  1700  Roommate Fern Abiodun came with unit. Fern says she takes Adderall and Lexapro and that
        the pills were not hers.  P.S.
  1715  ~~Pt is on methadone, dosed yesterday.~~   WRONG PT   P.S.
  1750  Pt says the partner she left in Aug, Keon, choked her twice. He is on probation for it,
        there is a no-contact order. She does not want police called.   P.S.
  1835  Mom reached by phone, Delphine Marchbanks, 555-0119, wants to be called first for
        anything. Mom has lupus and "her nerves." Uncle overdosed & died in 2020.   G. Ito
  1850  Student at Dunmere Tech (dental hygiene), on leave this term. Rents with Fern. Single.
  1900  OB on call: viable 6 wk IUP. Pt wants to keep the pregnancy and is asking for a program
        that takes expecting moms, "I can't go back to that apartment."   G. Ito
  1955  COWS 12 -> 5. Continue bup, no ketorolac obviously.   G. Ito
  2010  Insurance: BadgerCare thru Molina, # 9912007745, per registration.
  2015  OB appointment Nov 9 2026 930 am with Dr. Wray. No PCP. Sees counselor Ruth Tesfaye
        at the college every other week.   G. Ito
  2030  CORRECTION to front: she reacts to KETORALAC only. Strawberries is the roommate's. Chart
        band re-printed.   G.I.

  DISPOSITION  ( ) home  ( ) admit  (x) observation until placement     ( ) AMA`,
    ],
    expected: {
      dob: '1998-12-14',
      address: /2210 Lindqvist/i,
      city: 'Dunmere',
      state: 'WI',
      zip: '53999',
      phone_number: /555-0118/,
      recent_substance_abuse: /fentanyl|blues|Last use|supposed to be a Perc/i,
      concerns_for_withdrawal: /COWS/i,
      medication_plan: /prenatal|sertraline|bup/i,
      allergies: /ketor[oa]lac/i,
      epipen: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: /aspirin|ever tried/i,
      aggression_or_property_damage: RULED_OUT,
      history_of_trauma: /partner violence|choked her/i,
      history_of_tbi_concussions: /concussion/i,
      family_history: /lupus|nerves|Uncle overdosed/i,
      marital_status: 'Single',
      living_status: 'Rental',
      employment_status: 'Student',
      current_therapist_name: /Ruth Tesfaye/i,
      next_appointment: '2026-11-09',
      subscriber_id: '9912007745',
      reason_for_seeking_treatment: /program|can't go back|Found drowsy|supposed to be a Perc/i,
    },
    open: [
      'sex_at_birth',
      'gender',
      'current_symptoms',
      'hospitalizations',
      'outpatient_therapy',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'contact_person_name',
      'contact_person_phone',
      'additional_treatment_or_support_needed',
      'history_of_self_harm',
      'employer',
      'carrier',
    ],
    questions: [
      asked('urine hcg', 1, /URINE HCG/),
      asked('COWS at 1930?', 1, /COWS.*\b12\b/),
      asked('what is her LMP', 1, /LMP 8\/30/),
      asked('Does she carry an epi-pen?', 1, /Epi-pen carried/),
      asked('Who is the OB appointment with?', 2, /Dr\. Wray/),
      reworded('how far along is she', 2, /6 wk IUP/),
      reworded('was she revived with narcan', 1, /Naloxone 4 mg IN x2/),
      reworded('was there domestic abuse', [1, 2], /partner violence|choked her twice/),
      reworded('does she inject', 1, /stopped needles in spring/),
      reworded('what happened at 17', 1, /2016, aspirin/),
      reworded('who should we ring first', 2, /Delphine Marchbanks/),
      takenBack('is she on methadone', 2, /Pt is on methadone/),
      reworded('are strawberries safe for her', 2, /KETORALAC only|Strawberries is the roommate's/),
      anothers('does she take adderall', 2, /she takes Adderall and Lexapro/),
      anothers('is she on probation', 2, /He is on probation for it/),
      absent('what did her chest x-ray show'),
      absent('is anyone her legal guardian'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
