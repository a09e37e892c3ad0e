import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What a day program writes at the end of somebody's week: days attended, groups, the doctor's visit, and what comes next. */
export const partialHospitalWeek: readonly ApartRecord[] = [
  {
    person: who('brennecke', 'Tobias', 'Brennecke', '03/11/1997'),
    as: 'text',
    pages: [
      `HARBOR & ASH PARTIAL HOSPITALIZATION PROGRAM                       WEEKLY PROGRESS SUMMARY
Client: Tobias Brennecke          DOB: 03/11/1997        Program day: 11-15 of 20 authorized
Week of: 10/19/2026 - 10/23/2026  Primary therapist: Imelda Korsgaard, LCSW   Psychiatrist: Anand Pillai, MD
Payer: Cigna (EAP carve-out Evernorth)   ID: U7719 02846    Auth: EV-2610-3382, expires 10/30/2026

ATTENDANCE            Mon       Tue       Wed        Thu       Fri
  Arrived             9:02      9:00      absent     10:40     9:05
  Groups attended     5/5       5/5       0          3/5       5/5
  Urine screen        amp, THC  -         -          amp, THC  -
  PHQ-9               -         19        -          -         21

PRESENTING PROBLEM (from intake 10/05)
Stimulant use disorder, severe (Adderall, own and purchased). Cannabis use disorder, moderate. Major
depressive disorder, recurrent. ADHD by history.

THIS WEEK
Tobias takes 120 to 180 mg of Adderall a day, by mouth and crushed, for the last fourteen months; the
last was Thursday before breakfast. He vapes THC each night to come down. On Wednesday he stayed in bed
("I crashed, I couldn't lift the blanket") and texted Imelda at 4 PM. He has slept 3 hours on use days
and 15 on the day after. He eats once a day and is down 14 lb since August. When he stops he is flat,
hungry, hopeless and sleeps through alarms; there has been nothing medically dangerous.

In process group he said that his wife Greta would leave if he came home using again. He has been on
unpaid leave from Tolland Systems (software, full time) since 09/28. He was tearful when a peer, Duane,
described two suicide attempts and a night in jail; Tobias has never made an attempt himself, and has
had thoughts of "not being here" on three days this week, without plan. He does not self-injure.`,
      `HARBOR & ASH PHP          WEEKLY PROGRESS SUMMARY          Tobias Brennecke   03/11/1997     page 2

PSYCHIATRIC VISIT  10/22/2026, 20 min, A. Pillai MD
Adderall XR not to be prescribed further; prescriber Dr. Lowell Finch (PCP, 203-555-0133) informed by
phone. Bupropion XL 300 mg continues. Mirtazapine 7.5 mg at night started. Guanfacine ER 1 mg considered
next. ~~Lithium 300 mg BID~~ (note template of another client, AP). BP 138/92, pulse 108. No psychosis.
ECG ordered at PCP. Reports one blackout fall skiing, 2014, with concussion. No seizures at any time,
though his sister Annika has them and takes Lamictal. No known drug allergies; peanuts cause
anaphylaxis, he carries an EpiPen in his backpack.

TREATMENT PLAN GOALS                                         RATING (0-4)     COMMENT
  1. No use of non-prescribed stimulants                      0                positive x2
  2. Attend 5 of 5 days                                       2                3 full days
  3. Sleep 7 hours                                            1
  4. Safety plan in wallet and shared with wife               4                done 10/20
  5. Family session                                           3                held 10/20, Greta by video

FAMILY SESSION  Greta described holes he punched in the pantry door on 10/11 and 10/17. Nobody was hurt.
She takes Zoloft and is in Al-Anon. His father has bipolar disorder and a gambling problem; his mother
is well. Greta was in rehab for pills at 22, and so knows what she is asking for.

OTHER  Prior care: one semester with a college counselor, 2017; IOP at Saltbox, March to May 2026, not
completed. No inpatient psychiatric stay and no residential. Neuropsychological testing 2009 (ADHD).
Arrest: none. Court: none. Earlier line "on probation in CT" deleted 10/23, misheard. IK

DISPOSITION  Team recommends residential level of care. He agrees: "I can't do this with my dealer four
streets away." Target 11/02/2026. Greta will drive him. She may be called for scheduling, ROI signed:
Greta Brennecke 203-555-0134, greta.b@mail.example. Next PHP day Monday 10/26.
                                                 I. Korsgaard LCSW 10/23/2026 16:05`,
    ],
    expected: {
      dob: '1997-03-11',
      marital_status: 'Married',
      employer: /Tolland Systems/i,
      employment_status: 'Full-time',
      carrier: 'Cigna/Evernorth',
      subscriber_id: /U7719\s?02846/,
      authorization_number: 'EV-2610-3382',
      reason_for_seeking_treatment: /can't do this with|four|residential level|would leave if|Stimulant use disorder/i,
      current_symptoms: /hopeless|not being here|tearful|crashed|PHQ-9|slept 3|down 14 lb|depress/i,
      recent_substance_abuse: /Adderall|THC|Stimulant use|Cannabis/i,
      concerns_for_withdrawal: /flat|hungry, hopeless|nothing medically|crashed/i,
      medication_plan: /Bupropion|Mirtazapine/i,
      allergies: /peanuts/i,
      epipen: /EpiPen|\byes\b/i,
      current_psychiatrist_name: /Pillai/i,
      current_therapist_name: /Korsgaard/i,
      ...seenBy('pcp', /Lowell Finch/i, /555-0133/),
      contact_person_name: /Greta/i,
      contact_person_phone: /555-0134/,
      contact_person_email: 'greta.b@mail.example',
      residential_programs: RULED_OUT,
      hospitalizations: RULED_OUT,
      other_levels_of_care: /IOP at Saltbox|Saltbox|PARTIAL HOSPITALIZATION|PHP/i,
      outpatient_therapy: /college counselor/i,
      psych_testing_done: /Neuropsychological|2009/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion|skiing/i,
      aggression_or_property_damage: /holes|punched|pantry/i,
      pending_legal_charges: RULED_OUT,
      family_history: /bipolar|gambling|sister Annika/i,
      transportation_required: /Greta will drive/i,
    },
    open: [
      ...SEX,
      ...fields('living_status additional_treatment_or_support_needed eating_disorder next_appointment'),
      ...fields('emergency_contact_primary_firstname emergency_contact_primary_lastname'),
      ...fields('emergency_contact_primary_phone emergency_contact_primary_email'),
      'subscriber_employer',
    ],
    questions: [
      asked('When does the authorization expire?', 1, /expires 10\/30\/2026/),
      asked('What was the PHQ-9 on Friday?', 1, /PHQ-9 .*21/),
      asked('who is the primary therapist', [1, 2], /Korsgaard/),
      asked('What medicine was started for the night?', 2, /Mirtazapine 7\.5/),
      asked('has he a safety plan', 2, /Safety plan in wallet/),
      asked('which food is dangerous for him', 2, /peanuts/),
      reworded('daily amphetamine amount', 1, /120 to 180 mg/),
      reworded('how much has he lost', 1, /down 14 lb/),
      reworded('why must he be away from home', 2, /my dealer four/),
      reworded('did he break things', 2, /holes he punched/),
      reworded('job situation', 1, /unpaid leave from Tolland|Tolland Systems/),
      reworded('how many days of full attendance', [1, 2], /3 full days|Groups attended/),
      takenBack('lithium dose', 2, /Lithium 300 mg/),
      takenBack('does he have a connecticut probation officer', 2, /on probation in CT/),
      anothers('does he take Zoloft', 2, /She takes Zoloft/),
      anothers('is he on Lamictal', 2, /takes Lamictal/),
      absent('what is his shirt size or height'),
      absent('has he been tested for TB'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('castaneda-fox', 'Lucia', 'Castaneda-Fox', '05/09/2009'),
    as: 'scan',
    pages: [
      `WILLOW STEPS  ADOLESCENT DAY HOSPITAL        WEEKLY TEAM SHEET   wk # 3      10/19 - 10/23/26
Name Lucia Castaneda-Fox     DOB 5/9/09     Age 17     (F) M  X      Grade 11  Alder HS (hosp. school here)
Guardian  mother  Beatriz Fox      503-555-0141      bfox@mail.example     custody: sole (decree '19)
Home 904 NE Sorrel St, Tamarack OR 97999           Emerg  same (mother)
Insurance  Kaiser Permanente   MR # 2214 6690-7       Subscriber Beatriz Fox  6/30/80   County Library

             Mon      Tue      Wed      Thu      Fri        Level (1-4)   2
present      P        P        P        left 1p  A          Contraband  vape, Tue (THC cart)
mood 1-10    4        3        3        1        -          UDS Mon  THC +  others neg   EtG Thu  +
urges SH     6        7        7        10       -          Breath Thu 0.06 at 12:40

PROBLEMS  circle    DEPRESSION   ANXIETY   psychosis   SELF-HARM   eating   SUBSTANCE   conduct
SELF HARM    Y   scissors L thigh Wed night, 5 cuts, mother dressed them.  since age 13
SI           passive daily, plan Thu ("the bridge"), said so to peer, peer to staff
ATTEMPTS     1 - ibuprofen 40 tabs, Feb 2026, Tamarack Childrens 3 d
HI / VIOL    [ ] Y [x] N       FIRE [ ] Y [x] N      RUNAWAY [x] Y (2 nights, 9/26, found at friend's)
SEX BEHAV    [ ] Y [x] N       SEIZURES [ ] Y [x] N   HEAD INJ [x] Y  soccer, 4/25, out of school 2 wk
ALLERGY      amox-clav (rash);  cats     EPI [ ] Y [x] N
MEDS         fluoxetine 30 (up from 20 on 10/21)  hydroxyzine 25 prn  melatonin 5
             ~~ Vyvanse 40 ~~  not hers, room mate pt, DS
USE          THC vape "all day, every day" since 8th gr.   Vodka in water bottle at school x 4 mo, 3-4 shots,
             daily.   Last both: Thu a.m.    nicotine vape.     pills: tried Xanax 1x June`,
      `WILLOW STEPS  WEEKLY TEAM SHEET      Castaneda-Fox, L      wk 3           back

Psychiatry (Dr. Ines Rourke-Bell, Thurs)   shaky hands + sick in the mornings she does not drink, sweaty, gone
  by noon when she sips.  No hallucinations.  Labs ok, preg neg.   Wants her OUT of day level.
Family tx (Marcus Odell LMFT)   mother + Lucia.  Stepfather Ray moved out in Aug, he drinks & put his fist
  thru her door;  before that bio father, hit mother in front of kids 2012-18.  Lucia: "nobody asked me."
  bio father in prison, release 2028.    Brother Nico 14: ADHD, on Concerta, suspended for fighting.
School   IEP (emotional).  credits behind 2.5.  Testing by school psych 3/25 (WISC, BASC)
Past     outpt therapist Kiri Vance LCSW 503-555-0142 since '24 (holds her spot).   No residential ever.
         No detox.   Inpt: Tamarack Childrens Feb 26
Legal    MIP citation 9/30, juvenile ct 11/18/26 8:30 a.m., Marion Co.     Probation: not yet
         ~~ shoplifting charge ~~  dropped from sheet, that is a peer w/ same initials
Family hx    mat. aunt OD death.   mother thyroid.   father alcohol
PCP      Dr. Tuan Bach, Kaiser Tamarack  503-555-0143        next 12/1/26
TEAM     Residential dual dx, adolescent.   Needs safe transport (mother afraid she will jump from car).
         Kaiser req # KR 55-1809 sent Fri, no answer yet.
LUCIA    (own words)   "I'll go if I can have my phone on sundays.  I'm tired of hiding bottles."
Mother's ?s   can she bring guitar / is there school / who calls me
Day hosp. 503-555-0144  ask for Dana, case mgr.        sig  D. Sorrell RN   M. Odell   10/23/26`,
    ],
    expected: {
      dob: '2009-05-09',
      sex_at_birth: 'Female',
      ...livesAt(/904 NE Sorrel/i, 'Tamarack', 'OR', '97999'),
      employment_status: 'Student',
      legal_guardianship_status: 'Parent/legal guardian',
      ...inEmergency('Beatriz', 'Fox', /555-0141/),
      carrier: 'Kaiser Permanente',
      subscriber_id: /2214\s?6690-7/,
      subscriber_firstname: 'Beatriz',
      subscriber_lastname: 'Fox',
      subscriber_dob: '1980-06-30',
      subscriber_employer: /County Library/i,
      reason_for_seeking_treatment: /tired of hiding|OUT of day level|Residential dual|I'll go if/i,
      current_symptoms: /DEPRESSION|ANXIETY|passive daily|the bridge|mood|shaky|sweaty/i,
      recent_substance_abuse: /THC|Vodka|all day, every day/i,
      concerns_for_withdrawal: /shaky|sick in the mornings|sweaty/i,
      medication_plan: /fluoxetine|hydroxyzine|melatonin/i,
      allergies: /amox|cats/i,
      epipen: TICKED_NO,
      transportation_required: /safe transport|jump from car/i,
      current_psychiatrist_name: /Rourke-Bell/i,
      ...seenBy('therapist', /Kiri Vance/i, /555-0142/),
      ...seenBy('pcp', /Tuan Bach/i, /555-0143/),
      next_appointment: '2026-12-01',
      hospitalizations: /Tamarack Childrens/i,
      residential_programs: RULED_OUT,
      other_levels_of_care: /DAY HOSPITAL|No detox/i,
      outpatient_therapy: /Kiri Vance/i,
      psych_testing_done: /WISC|BASC|school psych/i,
      history_of_self_harm: /scissors|cuts|since age 13|^y(?:es)?$/i,
      history_of_suicide_attempts: /ibuprofen|40 tabs/i,
      history_of_trauma: /hit mother|fist|thru her door/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /soccer|\byes\b|^y$/i,
      aggression_or_property_damage: TICKED_NO,
      sexually_inappropriate_behavior: TICKED_NO,
      pending_legal_charges: /MIP/,
      probation: /not yet|\bno\b/i,
      upcoming_court_date: '2026-11-18',
      family_history: /OD death|thyroid|father alcohol/i,
    },
    open: [
      ...fields('gender living_status phone_number email_id emergency_contact_primary_email authorization_number'),
      ...fields('eating_disorder additional_treatment_or_support_needed marital_status'),
      ...SPOKESPERSON,
    ],
    questions: [
      asked('what was the breath test on Thursday', 1, /Breath Thu 0\.06/),
      asked('When is juvenile court?', 2, /11\/18\/26/),
      asked('Kaiser request number', 2, /KR 55-1809/),
      asked('what is her fluoxetine dose now', 1, /fluoxetine 30/),
      asked('how many nights did she run away', 1, /2 nights, 9\/26/),
      asked('Who is the family therapist?', 2, /Marcus Odell/),
      reworded('who may sign for her', 1, /Guardian mother|custody: sole/),
      reworded('where did she mean to do it', 1, /the bridge/),
      reworded('alcohol at school', 1, /Vodka in water bottle/),
      reworded('what happened on mornings without a drink', 2, /shaky hands/),
      reworded('special education?', 2, /IEP/),
      reworded('what does she bargain for', 2, /phone on sundays/),
      takenBack('is she on vyvanse', 1, /Vyvanse 40/),
      takenBack('did she shoplift', 2, /shoplifting charge/),
      anothers('does she take concerta', 2, /ADHD, on Concerta/),
      anothers('when does she get out of prison', 2, /release 2028/),
      absent('what is her weight'),
      absent('does she have a boyfriend'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
