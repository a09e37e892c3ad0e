import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A legal aid office's intake: an opposing party on each sheet, boxes for the grant, and a paralegal's summary. */
export const legalAidIntake: readonly ApartRecord[] = [
  {
    person: who('trellis', 'Vashti', 'Trellis', '07/21/1991'),
    as: 'text',
    pages: [
      `THREE RIVERS LEGAL AID                    INTAKE SHEET                       File HSG-26-2207     10/14/2026
                               CLIENT                                  OPPOSING PARTY
Name                           Vashti Trellis                          Garland Munk (landlord)
Date of birth                  07/21/1991                              04/30/1962
Address                        1630 Sorghum Street, Unit 3             88 Country Club Lane
City, state, zip               Ferris Landing, KY 42099                Ferris Landing, KY 42098
Telephone                      270-555-0110                            270-555-0119
E-mail                         vashti.trellis@oxbow.example            munk.rentals@oxbow.example
Lawyer                         us                                      Pruitt & Dace
Criminal record (self-report)  none                                    assault 4th, 2018
Known health matters           see page 2                              heart attack 2024; drinks (neighbor says)

Household:  2.   Client and son Ezekiel, 6.        Marital status:  [ ] married  [x] divorced  [ ] separated  [ ] single
Income:     Part time, Tidy Hen Bakery, 22 hours; SNAP.             Housing:  renting, month to month
Health plan:  [x] Medicaid (Passport by Molina, card 80 2291 6604)   [ ] Medicare   [ ] employer   [ ] none
Veteran:  [ ] yes  [x] no      Disability:  [x] yes  [ ] no      Immigration:  citizen
Safe to call? [x] yes  [ ] no       Safe to write? [ ] yes  [x] no

LEGAL PROBLEM: (circled)  EVICTION.   ~~custody~~ (no case; ex has agreed in writing. JO 10/16)
Hearing: Oxbow District Court, Room B, 11/12/2026 at 9:30, forcible detainer 26-C-1108.
Criminal charges pending against client:  none.    On probation or parole:  no.
Other person to reach:  Rev. Tobiah Trellis, uncle, 270-555-0111.  In emergency:  same.`,
      `HSG-26-2207  Trellis                   Summary for request of reasonable accommodation            J. Oyelaran, paralegal

Ms. Trellis faces eviction for two months' rent and "disturbance." The disturbance was on September 19, when she broke the
glass of her own front door with a skillet while drunk; no person was hurt and no one was charged. She drinks vodka, about a
fifth each day, since the winter; her last drink was on the morning of this visit, and she said so before we could ask. Two
times she tried to stop by herself. Both times she shook, saw spiders on the ceiling by the second night, and went back to it.
She has not had a seizure, as far as she or her uncle knows. She also takes Xanax that a neighbor gives her, "one or two on
bad days," last on the weekend.

Her disability is post-traumatic stress disorder. From 2012 to 2019 she was married to a man who beat her, broke her jaw and
in 2017 choked her until she lost consciousness; she has had ringing ears and headaches since. She tried to end her life one
time, in January 2018, with pills, and was at Pennyrile Hospital for ten days. As a girl she pulled out her hair and she
scratches her arms to this day when she is frightened. She was bulimic in high school and has not been since.
Neighbor Unit 4, Ms. Dahlia Crewe (our witness): schizophrenia, on Invega shots; saw nothing.

She sees Dr. Kwabena Lisle, psychiatrist, River Oak Counseling (270-555-0112), and takes prazosin 2 mg at night and
fluoxetine 40 mg. Her next visit there is on November 6, 2026. Her therapist, Shoshana Bright, LCSW, is at the same place,
270-555-0113, every other Tuesday since 2022. Ms. Bright's letter is attached as Exhibit C. No other doctor.
She is allergic to latex; it is why she left the clinic's kitchen job. ~~She is allergic to peanuts.~~ (the boy. JO)`,
      `HSG-26-2207  Trellis                   Summary, continued, and advice                                    page 3

Treatment. She was in a women's program in Bowling Green, Hartwell House, for ninety days in 2020, with her son; she was
sober for four years after it. It is what she wants again: a place that takes a child. If she enters by the hearing, we will
ask the judge for a stay; the landlord's lawyer has said that he will not oppose one of ninety days. The rent fund has
approved $1,840. Her uncle will drive her. Her words: "I want my key and I want to be somebody who can hold one."

How she is now: jumpy, sleeps with the light on, two or three hours; cries; has not been out after dark since August. No
thoughts of ending her life at present (asked at River Oak on 10/09, and by us, because the form requires it).

Family. Mother and both grandfathers: alcohol. Her brother is serving eleven years at Eddyville for robbery. The son is in
speech therapy and carries an EpiPen for peanuts.

Advice given 10/16 (J. Oyelaran, for attorney L. Standish):
 - Do not move out before the hearing. Do not sign Munk's "cash for keys."
 - Get from a doctor: a note that treatment is needed. ~~Commitment petition (Casey's Law) by uncle~~: withdrawn, she goes
   by her own will.
 - A guardian for the son is not needed while she has him with her.

Eligibility notice to all clients: We cannot help with criminal cases, fee cases, or sex offense registration. If you are on
probation, say so. Income above 125 % of poverty: not eligible. Survivors of violence may ask for another interviewer.`,
    ],
    expected: {
      dob: '1991-07-21',
      ...livesAt(/1630 Sorghum/i, 'Ferris Landing', 'KY', '42099'),
      phone_number: /555-0110/,
      email_id: 'vashti.trellis@oxbow.example',
      marital_status: 'Divorced',
      living_status: 'Rental',
      employment_status: 'Part-time',
      employer: /Tidy Hen/i,
      subscriber_id: /80 2291 6604/,
      ...inEmergency('Tobiah', 'Trellis', /555-0111/),
      ...speakWith(/Tobiah/i, /555-0111/),
      ...seenBy('psychiatrist', /Kwabena Lisle/i, /555-0112/),
      ...seenBy('therapist', /Shoshana Bright/i, /555-0113/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /somebody who can hold one|takes a child/i,
      current_symptoms: /jumpy|light on|cries/i,
      recent_substance_abuse: /vodka|Xanax/i,
      concerns_for_withdrawal: /shook|spiders/i,
      medication_plan: /prazosin|fluoxetine/i,
      allergies: /latex/i,
      transportation_required: /uncle will drive/i,
      additional_treatment_or_support_needed: /takes a child/i,
      hospitalizations: /Pennyrile/i,
      residential_programs: /Hartwell/i,
      outpatient_therapy: /River Oak|Shoshana Bright|every other Tuesday/i,
      history_of_self_harm: /pulled out her hair|scratches her arms/i,
      history_of_suicide_attempts: /with pills|January 2018|end her life one/i,
      eating_disorder: /bulimic/i,
      history_of_trauma: /beat her|choked/i,
      history_of_seizures: /not had a seizure/i,
      history_of_tbi_concussions: /lost consciousness|broke her jaw|ringing ears/i,
      aggression_or_property_damage: /broke the\s+glass|skillet/i,
      ...ruledOut('pending_legal_charges probation'),
      upcoming_court_date: '2026-11-12',
      family_history: /both grandfathers/i,
    },
    open: [
      ...fields('sex_at_birth gender carrier current_pcp_name contact_person_email epipen parole_granted'),
      ...fields('legal_guardianship_status other_levels_of_care registered_sex_offender psych_testing_done'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('When is the eviction hearing?', 1, /11\/12\/2026 at 9:30/),
      asked('file number', 1, /HSG-26-2207/),
      asked('prazosin dose', 2, /prazosin 2 mg/),
      asked('How much has the rent fund approved?', 3, /\$1,840/),
      asked('where does she work', 1, /Tidy Hen Bakery/),
      asked('who is her therapist', 2, /Shoshana Bright/),
      reworded('can mail be sent to her home', 1, /Safe to write\? \[ \] yes \[x\] no/),
      reworded('what property did she damage', 2, /glass of her own front door/),
      reworded('what does she see when she quits drinking', 2, /spiders on the ceiling/),
      reworded('was she strangled', 2, /choked her until she lost consciousness/),
      reworded('does she need somewhere that accepts children', 3, /a place that takes a child/),
      reworded('how long was she abstinent after rehab', 3, /sober for four years/),
      reworded('benzodiazepines', 2, /Xanax that a neighbor gives her/),
      reworded('is she suicidal now', 3, /No thoughts of ending her life/),
      reworded('is there a custody case', 1, /no case; ex has agreed/),
      takenBack('is she allergic to peanuts', 2, /allergic to peanuts/),
      takenBack('did the uncle file a petition to commit her', 3, /Commitment petition/),
      reworded('was she convicted of assault', 1, /Criminal record \(self-report\) none/),
      anothers('did she have a heart attack', 1, /heart attack 2024/),
      anothers('does she get Invega injections', 2, /on Invega shots/),
      anothers('how many years must she serve', 3, /eleven years at Eddyville/),
      absent('what is her height and weight'),
      absent('has she ever used heroin'),
      absent('does she smoke'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('pocock', 'Leonidas', 'Pocock', '02/05/1967'),
    as: 'scan',
    pages: [
      `  SALTGRASS COAST LEGAL SERVICES      walk-in interview - benefits unit       10/19/26   vol: Bea Lindgren
  WHO    Leonidas "Lee" Pocock      born 2/5/67     m     never married
  SSI/SSDI?   SSDI since 2019 (back + seizures)      OVERPAYMENT letter $11,906, wants help    appeal by 11/24/26
  LIVES  his boat, "Second Wind," slip 41, Municipal Dock, Saltgrass, TX 77599.  owns it.
         Mail: c/o Harbor Grill, 3 Dock Rd same town
  CELL   409-555-0100        has minutes till the 1st
  WHO ELSE CAN WE CALL    Ms Fern Abelard, harbor office 409-555-0101 - friend, knows everything, also emergency
  INS    Medicare  8HA2-QV7-PD31,  + TX Medicaid QMB

  WHY HE CAME (own words)   "I been taking the wrong letters to the wrong window since spring cause I'm high. Fix the
         letter if you can but what I need is a bed."
  DRUGS  crack daily $60-80, since '21 (off it 2009-2020).  heroin no.  fentanyl "not that I know."   last crack Sat nite
  DRINK  tall boys, 8-10 a day, every day.  last this am.   if none: hands shake by lunch & sweats
         seizure in 8/26 was w/o beer for 2 d  (dr says);   others since wreck.  takes Keppra 1000 bid, not every day
  MEDS   Keppra, Flexeril, lisinopril 20,    ~~insulin~~   no that's Fern's cat, BL
  ALLERG aspirin - throat closed, 1999.   no epi pen
  BODY   L4-5 fusion 2016.    Truck wreck 2015: coma 3 d, plate.     hep C treated, cured 2022
  MIND   "low since my dog died."  sleeps in bits.  hears his name called when using only.   MHMR in 2019, Dr Sabatino,
         not now.     counselor none now.
         Tried to drown, 2009, Galveston jetty.  Coast Guard.  wk at UTMB psych.   thinks of it "on calm nights," not today
         never cut.   no eating thing`,
      `  Pocock L        page 2    BL

  COURT   JP court: trespass ticket, Harbor Mart, hearing 12/2/26.   no felony now.  prison '94-'96 burglary, parole done '98
          no probation.  not on registry.      ~~warrant in Brazoria Co~~  called, recalled 2024
  TEMPER  threw a gaff at dockmaster's truck 7/26, broke mirror, paying $20/mo
  BEFORE  Bay Light rehab 60 d 2009 - "that one took."    Harbor Hope detox 3/26, left day 2, no Keppra there he says
          IOP, no
  DOCTOR  Dr Mina Oyster-Caldwell, community clinic 409-555-0102.   next 11/9/26
  FAMILY  ma - bipolar, d. in Rusk State.   pa - drank.   bro Cyrus on dialysis, on meth, in Huntsville till '31
  BAD THINGS   his words: pa's belt.  And Ike, the boat next to his went under w/ two people in it, he heard them
  WORK    was shrimper
  NEEDS   somebody to hold boat slip (Fern will) / Keppra EVERY DAY / hard bed for back / glasses / a ride, no car, boat
          doesn't count
  PLAN    1. waiver form 632 for overpayment, due 11/24, BL does.   2. call Live Oak Manor re bed - BL + Lee on speaker 10/19:
          they hold 10/30 if clinic sends med list.   3. fee waiver JP court.    ~~4. guardianship~~  attorney says no need,
          he understands all of it
  atty review:  OK.  R. Villanueva 10/20

  FORM NOTE   Do not write immigration status of witnesses.    Clients w/ seizures: seat near the door.
  If client says he will hurt self or others: attorney on duty, ext 9.`,
      `  SALTGRASS COAST LEGAL SERVICES      walk-in interview - benefits unit       10/19/26   vol: Bea Lindgren
  WHO    Leona Pollock      born 9/9/71     f     married
  SSI/SSDI?   applied, denied 8/26 (lupus)
  LIVES  14 Marsh Ln, Saltgrass
  INS    none
  DRUGS  Norco from sister.     DRINK  none since DUI 2023, on probation til 3/27
  MEDS   prednisone 10, Plaquenil 200 bid
  ALLERG sulfa
  MIND   tried w/ pills 2020,  cut as teen`,
    ],
    strange: [3],
    expected: {
      dob: '1967-02-05',
      sex_at_birth: 'Male',
      ...livesAt(/slip 41|3 Dock Rd/i, 'Saltgrass', 'TX', '77599'),
      phone_number: /555-0100/,
      marital_status: 'Single',
      employment_status: 'Disability',
      carrier: 'Medicare',
      subscriber_id: '8HA2-QV7-PD31',
      ...inEmergency('Fern', 'Abelard', /555-0101/),
      ...speakWith(/Fern/i, /555-0101/),
      ...seenBy('pcp', /Oyster-Caldwell/i, /555-0102/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /what I need is a bed/i,
      current_symptoms: /low since|sleeps in bits|name called/i,
      recent_substance_abuse: /crack|tall boys/i,
      concerns_for_withdrawal: /hands shake|w\/o beer/i,
      medication_plan: /Keppra|Flexeril|lisinopril/i,
      allergies: /aspirin/i,
      epipen: RULED_OUT,
      transportation_required: /a ride|no car/i,
      additional_treatment_or_support_needed: /Keppra EVERY DAY|hard bed|boat slip/i,
      hospitalizations: /UTMB|coma|fusion/i,
      residential_programs: /Bay Light/i,
      other_levels_of_care: /Harbor Hope|IOP, no/i,
      history_of_self_harm: /never cut/i,
      history_of_suicide_attempts: /Tried to drown/i,
      eating_disorder: /no eating/i,
      history_of_trauma: /pa's belt|went under/i,
      history_of_seizures: /w\/o beer|since wreck|seizure in 8\/26/i,
      history_of_tbi_concussions: /coma 3 d|Truck wreck/i,
      aggression_or_property_damage: /threw a gaff|broke mirror/i,
      registered_sex_offender: RULED_OUT,
      pending_legal_charges: /trespass/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-12-02',
      family_history: /bipolar|drank|dialysis/i,
    },
    open: [
      ...fields('gender living_status employer current_psychiatrist_name current_therapist_name parole_granted'),
      ...fields('outpatient_therapy legal_guardianship_status'),
      ...SPOKESPERSON.slice(2),
      ...OWN_PLAN,
    ],
    questions: [
      asked('overpayment amount', 1, /\$11,906/),
      asked('When is the appeal due?', 1, /appeal by 11\/24\/26/),
      asked('Medicare number', 1, /8HA2-QV7-PD31/),
      asked('keppra dose', 1, /Keppra 1000 bid/),
      asked('when is the JP court hearing', 2, /hearing 12\/2\/26/),
      asked('what happened in the truck wreck', 1, /coma 3 d, plate/),
      reworded('cocaine use', 1, /crack daily \$60-80/),
      reworded('how much beer does he have', 1, /8-10 a day/),
      reworded('does he live aboard a vessel', 1, /his boat, "Second Wind,"/),
      reworded('attempt to die in the water', 1, /Tried to drown, 2009/),
      reworded('is his liver infection gone', 1, /hep C treated, cured 2022/),
      reworded('why did he walk out of detox this year', 2, /no Keppra there/),
      reworded('has he been to prison', 2, /prison '94-'96 burglary/),
      reworded('until when is a bed kept for him', 2, /they hold 10\/30/),
      takenBack('is he on insulin', 1, /insulin/),
      takenBack('which county has a warrant for him', 2, /warrant in Brazoria Co/),
      takenBack('who should become his guardian', 2, /guardianship/),
      anothers('is he on dialysis', 2, /Cyrus on dialysis/),
      anothers('prednisone dose', 3, /prednisone 10/),
      anothers('does he have lupus', 3, /lupus/),
      anothers('when was his DUI', 3, /DUI 2023/),
      absent('What is his e-mail address?'),
      absent('does he have grandchildren'),
      absent('when was his last colonoscopy'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
