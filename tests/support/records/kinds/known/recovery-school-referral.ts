import { type ApartRecord, absent, anothers, asked, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** The paper form of such a school, filled by hand by a group home and a caseworker for a boy in state care. */
export const recoverySchoolReferral: ApartRecord = {
  person: who('fontaine', 'Micah', 'Fontaine', '10/21/2010'),
  as: 'scan',
  pages: [
    `STEP UP ACADEMY (a sober high school)      REFERRAL BY AGENCY       please print          rec'd OCT 26 2026
filled by   Bev Nowicki, Kettle Street Group Home, days       and   Terrance Boyle, DCF (page 2)

1.  STUDENT      Micah  Fontaine                 DOB  10-21-2010   AGE 16       M [x]  F [ ]   GRADE  9 (2nd time)
2.  LIVES        Kettle Street Group Home, 210 Kettle St, Brandt Harbor WI 54999, since 4/26    house ph 920-555-0158
3.  WHO DECIDES  ward of the state, termination 2022.    DCF signs everything.   Foster mom before: Ms. Ida Loftus, kept
                 him 3 yr, had stroke. He visits Sundays. She is "Gran" & his EMERG:  Ida Loftus 920-555-0159
4.  INSURANCE    BadgerCare  (Medicaid)    # 880 1176 4421          no group
5.  DOCTOR       Lakeshore Peds, Dr. Neil Abramson 920-555-0160          NEXT  Nov 5 2026  3:30  (asthma + STI check)
6.  SHRINK       Dr. Paloma Ruiz 920-555-0151, tele
7.  COUNSELOR    Jerome Tibbs, MSW, comes to house, Mon + Fri, 920-555-0152
8.  MEDS         Abilify 10,  clonidine .1 x2,  Flovent.    ~~Vyvanse 40~~ that is off Jaylen's box, sorry BN
9.  ALLERGIC     latex - welts.  amoxicillin - "when I was a baby."      EPI PEN  no
10. USING        K2 / "paper" smoked - every day he can, from 8th gr.  percs (pressed) 1-2 when he has $.  4 Lokos wkends
                 last:  K2 10/24     perc 10/20     ~~crack~~ wrote on wrong kid
11. COMES OFF    K2: pukes, sweats, 2 days of "I'm going to explode", punches bed.  Percs: yawns, legs.   FIT:  yes 1,
                 6-28-26, on K2, school bus. Ambulance, let go same day.  Neuro said not epilepsy (EEG 7-26 ok)
12. HE SAYS      "I woke up on the bus floor and everybody was filming. I don't want to be a meme. Put me where phones
                 ain't allowed and I'll do the school part."
13. BEHAVIOR     broke TV 8/26.  shoved night staff 9/12 (Curtis, who has a bad back, out on comp).  AWOL x5.
                 fire setting  no.   sex stuff  no   ~~yes~~ slip of pen BN    gang  "no but cousins"
14. ROOMMATE     Jaylen: bed wets, has cut himself, on Depakote. Not to be placed together again.`,
    `STEP UP ACADEMY         REFERRAL BY AGENCY       page 2 (caseworker)                    Fontaine, Micah

HX (T. Boyle, ongoing, DCF Region 4; 920-555-0153; terrance.boyle@dcf4.example - I am the one to talk to, Bev 2nd)

  removed      age 5, meth house, burns on legs.  Mother Crystal - meth, bipolar, whereabouts ?; father Ray in Waupun (homicide)
               Removed 2nd x from uncle's at 9, beaten w/ cord, uncle convicted.  Grandfather - schizophrenia
  head         skull fx at 4 (records), & out cold in fight 2/26 at school, ER, conc. protocol
  hosp         Winnebago MHI, 11 days, Jan '25, after he tied a sheet in the bathroom at the shelter.   asthma PICU 2016
               No attempts after.   Bites own hands + picks till bleeds, not lately.
  tx           Rawhide-type ranch (Pine Bluff Boys), 7 mo 2023-24, finished.   AODA group at school, spring.   no IOP
               no detox
  tests        psych eval Dr. Ng 3/25: FSIQ 84, PTSD, ADHD, conduct.  ~~Genetic (fragile X) positive~~ lab: other Fontaine
  eats         hides food.  no ED.
  law          on juvenile supervision (probation) till 5/27, PO Shawna Crisp, Brandt Co.      delinquency ct re TV + staff =
               petition filed, disorderly + damage.  HEARING  11/20/2026  1:00 pm, Br. 2      ~~secure detention 10/27~~ stayed
               not registered anything.    Ray's parole hearing is 12/3 - letters come, do not give to M.
  health       asthma, mod.   teeth: 4 caries.   wt 118   HIV/GC/CT neg 6/26
  mood         angry > sad.  nightmares x4/wk.  sleeps in clothes.  hears "my name" when high only.  No SI on C-SSRS 10/22

  WHAT WE WANT Residential, adolescent boys, dual dx, 60-90 d, THEN this school (has said OK for spring, Ms. Adair).
               Medicaid prior auth   PA 26-77410-R   approved 45 d from 10/28
  RIDE         state car not avail. out of region. Group home van has no 2nd staff. Program must transport or DCF will
               buy secure ride - 72 h notice.
  NEEDS        spacer + Flovent, dental, no latex gloves, male staff at bedtime leave door open, tutoring (reads gr 4),
               Sunday call w/ Gran.
  SHOES 8 1/2.  Coat needed.

  10/29  TB    told M.  He asked if there is a dog there.`,
  ],
  expected: {
    dob: '2010-10-21',
    sex_at_birth: 'Male',
    ...livesAt(/210 Kettle/i, 'Brandt Harbor', 'WI', '54999'),
    phone_number: /555-0158/,
    employment_status: 'Student',
    legal_guardianship_status: 'Ward of state',
    ...inEmergency('Ida', 'Loftus', /555-0159/),
    ...speakWith(/Boyle/i, /555-0153/),
    contact_person_email: 'terrance.boyle@dcf4.example',
    carrier: 'Medicaid/MCO',
    subscriber_id: /880 1176 4421/,
    authorization_number: /26-77410-R/,
    ...seenBy('psychiatrist', /Ruiz/i, /555-0151/),
    ...seenBy('therapist', /Tibbs/i, /555-0152/),
    ...seenBy('pcp', /Abramson/i, /555-0160/),
    next_appointment: '2026-11-05',
    reason_for_seeking_treatment: /bus floor|meme|phones\s+ain't allowed/i,
    current_symptoms: /angry|nightmares|sleeps in clothes/i,
    recent_substance_abuse: /K2|percs|Lokos/i,
    concerns_for_withdrawal: /pukes|going to explode|yawns/i,
    medication_plan: /Abilify|clonidine|Flovent/i,
    allergies: /latex|amoxicillin/i,
    epipen: /\bno\b/i,
    transportation_required: /Program must transport|secure ride|state car/i,
    additional_treatment_or_support_needed: /dental|tutoring|spacer|no latex gloves/i,
    hospitalizations: /Winnebago|PICU/i,
    residential_programs: /Pine Bluff|Rawhide/i,
    other_levels_of_care: /AODA group|no IOP|no detox/i,
    outpatient_therapy: /Tibbs|AODA group|comes to house/i,
    psych_testing_done: /FSIQ|Dr\. Ng|psych eval/i,
    history_of_self_harm: /Bites own hands|picks/i,
    history_of_suicide_attempts: /tied a sheet/i,
    eating_disorder: /no ED/i,
    history_of_trauma: /meth house|beaten w\/ cord|burns on legs/i,
    history_of_seizures: /yes 1|6-28-26|on K2/i,
    history_of_tbi_concussions: /skull fx|out cold/i,
    aggression_or_property_damage: /broke TV|shoved night staff/i,
    pending_legal_charges: /disorderly|petition filed/i,
    probation: /juvenile supervision|till 5\/27|Crisp/i,
    upcoming_court_date: '2026-11-20',
    family_history: /bipolar|schizophrenia/i,
    ...ruledOut('sexually_inappropriate_behavior registered_sex_offender'),
  },
  open: [...fields('gender living_status subscriber_firstname subscriber_lastname subscriber_dob'), 'group_number'],
  questions: [
    asked('what is the FSIQ', 2, /FSIQ 84/),
    asked('Who is his PO?', 2, /Shawna Crisp/),
    asked('when is the hearing in Br. 2', 2, /11\/20\/2026/),
    asked('how long was he at Winnebago MHI', 2, /11 days/),
    asked('Medicaid prior auth number', 2, /PA 26-77410-R/),
    asked('clonidine', 1, /clonidine \.1 x2/),
    asked('shoe size', 2, /SHOES 8 1\/2/),
    reworded('what made him ashamed in front of classmates', 1, /everybody was filming/),
    reworded('Is he under the guardianship of the government?', 1, /ward of the state/),
    reworded('did he hurt a worker at the house', 1, /shoved night staff/),
    reworded('how many times has he run away', 1, /AWOL x5/),
    reworded('who beat him at nine', 2, /uncle's at 9, beaten/),
    reworded('whom should he be able to phone at weekends', 2, /Sunday call w\/ Gran/),
    reworded('at what level does he read', 2, /reads gr 4/),
    takenBack('does he take Vyvanse', 1, /Vyvanse 40/),
    takenBack('does he use crack', 1, /crack/),
    takenBack('Was he positive for fragile X?', 2, /fragile X/),
    anothers('Does he wet the bed?', 1, /bed wets/),
    anothers('did he have a stroke', 1, /had stroke/),
    anothers('when is his parole hearing', 2, /parole hearing/),
    absent('does he take part in sports'),
    absent('has he had the HPV vaccine'),
    absent('what is his religion'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
};
