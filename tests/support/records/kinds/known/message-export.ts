import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SEX,
  SPOKESPERSON,
  takenBack,
  who,
} from '../apart-record.ts';

/** What a family and its helpers wrote to each other, as a mail program or a telephone gives it out. */
export const messageExport: readonly ApartRecord[] = [
  {
    person: who('stavros', 'Leontine', 'Stavros', '04/04/1995'),
    as: 'text',
    pages: [
      `From:     Calliope Stavros <calliope.stavros@mail.example>
Sent:     Wednesday, October 28, 2026 9:47 PM
To:       Admissions
Subject:  RE: RE: my daughter - questions you asked

Hi Denise, sorry it took me until night. I put my answers under yours.

> 1. Full name and birthday?
Leontine Stavros, 4/4/95. She goes by Leo. (I'm 4/14/67 if you need mine for the insurance.)

> 2. Best number and address for her?
708-555-0150. She moved back in with me in August: 512 Larkspur Ct, Bell Prairie, IL 60999. Her old place
on Dempsey St was sublet. My cell is 708-555-0151, please call ME to set things up, she loses her phone.

> 3. What is she using, how much, last time?
Cocaine, up to an 8 ball over a weekend, weekends became Thursday to Monday. And wine with it, two
bottles. Last time that I know of was Sunday the 25th. She took Xanax to come down twice ever, last one in
July. ~~And mushrooms.~~ (scratch that, mixed her up with someone.) No needles, no pain pills.

> 4. Has she been sick when stopping?
Crashes, sleeps, cries, starving. Never shakes. Never a seizure, not even as a baby.

> 5. Medications, allergies?
Wellbutrin XL 300 and a birth control pill. Augmentin makes her throw up, and she is allergic to cats. My
husband is the one with the latex allergy, I only say it because he will visit.

> 6. Any past treatment or hospital?
Brightwater (30 days, residential) in 2022 in Wisconsin. PHP after at the same place, 3 weeks. In March
2025 she was at Prairie Memorial psych for 5 days because she wrote a note and had pills lined up, she
did not take any. She says that doesn't count as an attempt and her doctor agreed. Nothing before.

> 7. Self-harm? Violence?
She burned her arm with cigarettes in college (2014). She has never hit anyone; in September she did
throw her laptop into the wall and it went through.`,
      `Page 2                                                      RE: RE: my daughter - questions you asked

> 8. Legal?
She got a possession ticket in Cook County on 9/19. Court is November 30. Her lawyer is Abel Novak. Her
ex, Trent, is on parole and she's NOT supposed to see him.

> 9. Work / insurance?
Full-time paralegal at Hobart & Lyle, they gave her medical leave till January. Insurance is hers now,
UnitedHealthcare, member 914 552 087, group 705821, I took a picture.

> 10. Who treats her now?
Dr. Minh Delacorte is psychiatry (708-555-0152), she sees her Nov. 12. Therapist Odessa Finley, LCPC,
708-555-0153. Primary is Dr. Blythe at Prairie Family.

> 11. Family history?
My mother drank. My husband has bipolar. His brother Nikos killed himself in 2001.

> 12. What would she say she wants?
Her words tonight: "I want somewhere with no phone and no Trent for at least a month." I can drive her.

Calliope

----- Original message -----
From: Denise, Admissions            Sent: Tuesday, October 27, 2026 4:12 PM
To: calliope.stavros@mail.example
Thank you for reaching out. Before we can hold a bed (we have one from November 6) please answer the
questions below. So that you know, I am in recovery from cocaine myself, 11 years. Do not let her
drive. If she talks of suicide call 988.

----- Forwarded message -----
From: Odessa Finley                 Date: Oct 29, 2026 8:05 AM
I support the referral. Leo disclosed a rape in 2013; please assign female staff. She had a concussion
in the same year (car accident). Diagnoses: cocaine use disorder, severe; alcohol use disorder,
moderate; MDD. She is divorced since 2024. I don't see eating problems. Genetic panel (GeneSight)
was done in 2023, Dr. Delacorte has it.   O. Finley`,
    ],
    expected: {
      dob: '1995-04-04',
      phone_number: /555-0150/,
      address: /512 Larkspur/i,
      city: 'Bell Prairie',
      state: 'IL',
      zip: '60999',
      marital_status: 'Divorced',
      living_status: 'With family',
      employment_status: 'Full-time',
      employer: /Hobart & Lyle/i,
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /914 ?552 ?087/,
      group_number: '705821',
      contact_person_name: /Calliope/i,
      contact_person_phone: /555-0151/,
      contact_person_email: 'calliope.stavros@mail.example',
      current_psychiatrist_name: /Delacorte/i,
      current_psychiatrist_phone: /555-0152/,
      current_therapist_name: /Odessa Finley/i,
      current_therapist_phone: /555-0153/,
      current_pcp_name: /Blythe/i,
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /no phone and no Trent|I want somewhere/i,
      recent_substance_abuse: /Cocaine|8 ball|two\s+bottles/i,
      concerns_for_withdrawal: /Crashes|Never shakes/i,
      medication_plan: /Wellbutrin/i,
      allergies: /Augmentin|cats/i,
      residential_programs: /Brightwater/i,
      other_levels_of_care: /PHP/,
      hospitalizations: /Prairie Memorial/i,
      completed_genetic_testing: /GeneSight|Genetic panel/i,
      history_of_self_harm: /burned her arm/i,
      history_of_trauma: /rape/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion/i,
      eating_disorder: /don't see eating|\bno\b|\bnone\b|denie/i,
      aggression_or_property_damage: /laptop/i,
      pending_legal_charges: /possession ticket/i,
      upcoming_court_date: '2026-11-30',
      family_history: /mother drank|bipolar|killed himself/i,
    },
    open: [
      ...SEX,
      'current_symptoms',
      'history_of_suicide_attempts',
      'outpatient_therapy',
      'transportation_required',
      'additional_treatment_or_support_needed',
      ...OWN_PLAN,
      'subscriber_employer',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'emergency_contact_primary_email',
    ],
    questions: [
      asked('member number for unitedhealthcare', 2, /914 552 087/),
      asked("who is Leo's lawyer", 2, /Abel Novak/),
      asked('When was Brightwater?', 1, /Brightwater \(30 days, residential\) in 2022/),
      asked('who has the genetic panel', 2, /Dr\. Delacorte has it/),
      asked('what wellbutrin dose', 1, /Wellbutrin XL 300/),
      reworded('how much coke', 1, /8 ball over a weekend/),
      reworded('is she currently employed', 2, /Full-time paralegal/),
      reworded('did she break anything', 1, /throw her laptop/),
      reworded('was she sexually assaulted', 2, /disclosed a rape in 2013/),
      reworded('what is the charge', 2, /possession ticket/),
      reworded('when could we take her at the earliest', 2, /from November 6/),
      takenBack('does she use mushrooms', 1, /And mushrooms/),
      anothers('is she allergic to latex', 1, /the one with the latex allergy/),
      anothers('is she on parole', 2, /is on parole/),
      absent('blood type'),
      absent('does she have asthma'),
      absent('What is her smoking status?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('pemberton', 'Gideon', 'Pemberton', '09/09/1988'),
    as: 'scan',
    pages: [
      `TEXT MESSAGE EXPORT                                     Outreach line 615-555-0160
Thread with: 615-555-0161 "Gideon P"                    10/15/2026 - 10/30/2026
Outreach worker: Fable (Wren Outreach Coalition)        printed 10/30/26 4:40pm      1 of 2
-----------------------------------------------------------------------------------------------
THU 10/15
 11:02 pm  Gideon   is this the number on the narcan box
 11:03 pm  Fable    Yes! This is Fable. You safe right now?
 11:05 pm  Gideon   yeah. my buddy Marcus died tues. fent. im on it too
 11:06 pm  Gideon   smoke abt 1.5 g a day. last hit 20 min ago
 11:08 pm  Fable    I'm so sorry about Marcus. Anything else you take?
 11:10 pm  Gideon   beers, 4 or 5. meth to stay up when it rains. been in a tent by the river
                    since june
 11:11 pm  Fable    Thinking of killing yourself?
 11:13 pm  Gideon   nah. did try 2x back in 2015 w/ a rope and then pills. not now. got a kid
FRI 10/16
  9:30 am  Fable    Morning. Full name + dob so I can check Medicaid?
  9:41 am  Gideon   Gideon Pemberton 9/9/88
  9:58 am  Fable    You're active! TennCare, number 440 91 7735. Plan shows none assigned
 10:20 am  Gideon   whats your bday lol
 10:21 am  Fable    3/3/90 :)
SUN 10/18
  8:15 pm  Gideon   tried to stop since fri night. cant. legs kicking snot everywhere threw up 6x
  8:19 pm  Fable    That's withdrawal. Ever had a seizure coming off stuff?
  8:20 pm  Gideon   no never
  8:25 pm  Fable    Meds or allergies?
  8:31 pm  Gideon   nothing rn. morphine makes me itch bad. shellfish
                    i blow up
  8:32 pm  Fable    EpiPen?
  8:33 pm  Gideon   lol no`,
      `TEXT MESSAGE EXPORT    615-555-0161                                               2 of 2
-----------------------------------------------------------------------------------------------
WED 10/21
  2:00 pm  Fable    I can send to programs. What do you want from it?
  2:14 pm  Gideon   i dont wanna be next. want suboxone and a bed and like 3 months away from
                    nashville
  2:16 pm  Fable    Been to treatment before?
  2:22 pm  Gideon   cumberland house 2018 90 days finished. was good 2 yrs. methadone clinic 2021
                    quit. detox at st bede 3 times
  2:24 pm  Fable    Head injuries, fights, court stuff?
  2:30 pm  Gideon   hit w a bottle 2023 got 12 stitches n a concussion. i dont start fights but i
                    busted a gas station window in aug. charge is vandalism. court 11/19
  2:31 pm  Gideon   on probation too davidson co. PO is Ms. Tuttle ~~dui 2020~~ (deleted by sender)
  2:33 pm  Fable    Family with addiction or mental health?
  2:40 pm  Gideon   mom pills. dad i dunno. lil bro Asa has epilepsy
THU 10/22
 10:12 am  Fable    Who can I call if I can't find you?
 10:50 am  Gideon   my sister Hope Pemberton 615-555-0162 shes got my boy
 10:52 am  Gideon   dont call 0163 thats my ex
SAT 10/24
  1:05 am  Marcus's mom (from 615-555-0164, joined)  my son's service is Tues at Mt. Zion. He had hep C
                    and a bad heart. Please get checked baby
MON 10/26
  3:30 pm  Fable    Clinic nurse saw you today - can I share?
  3:34 pm  Gideon   ya. she said infection on my leg n gave me doxycycline. hiv neg. weigh 139
  3:35 pm  Gideon   i see Dr. Oakes there again 11/5
FRI 10/30
  4:01 pm  Gideon   phone dying. last used today noon. not married no job no car. if they got a bed
                    come get me at the library on church st
  4:04 pm  Fable    Sending packet now. Also you said your uncle beat you and your brother, ok to
                    put in?
  4:05 pm  Gideon   ya put it. till i was 11`,
    ],
    expected: {
      dob: '1988-09-09',
      phone_number: /555-0161/,
      living_status: 'Unhoused',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      subscriber_id: /440 ?91 ?7735/,
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /dont wanna be next|3 months away|want suboxone/i,
      current_symptoms: /infection on my leg|legs kicking|threw up/i,
      recent_substance_abuse: /fent|1\.5 g a day|last used|meth to stay up/i,
      concerns_for_withdrawal: /legs kicking|threw up|withdrawal/i,
      medication_plan: /doxycycline/i,
      allergies: /morphine|shellfish/i,
      epipen: RULED_OUT,
      transportation_required: /come get me|no car/i,
      residential_programs: /cumberland house/i,
      other_levels_of_care: /methadone clinic|detox at st bede/i,
      history_of_suicide_attempts: /try 2x|rope/i,
      history_of_trauma: /uncle beat/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion|hit w a bottle/i,
      aggression_or_property_damage: /gas station window/i,
      pending_legal_charges: /vandalism/i,
      probation: /on probation|Tuttle/i,
      upcoming_court_date: '2026-11-19',
      family_history: /mom pills|epilepsy/i,
    },
    open: [
      ...SEX,
      'marital_status',
      'current_pcp_name',
      'city',
      'state',
      'address',
      'hospitalizations',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
    ],
    questions: [
      asked('TennCare number', 1, /440 91 7735/),
      asked('who is the PO', 2, /Ms\. Tuttle/),
      asked('when does he see Dr. Oakes again', 2, /again 11\/5/),
      asked('what does he weigh', 2, /weigh 139/),
      asked('When did he last use?', 2, /last used today noon/),
      reworded('is he homeless', 1, /in a tent by the river/),
      reworded('how does he take fentanyl', 1, /smoke abt 1\.5 g a day/),
      reworded('has he attempted suicide', 1, /did try 2x back in 2015/),
      reworded('where should a driver collect him', 2, /library on church st/),
      reworded('who looks after his child', 2, /shes got my boy/),
      reworded('what did he smash', 2, /busted a gas station window/),
      takenBack('did he get a DUI', 2, /dui 2020/),
      anothers('hep C?', 2, /He had hep C/),
      anothers('heart problems', 2, /a bad heart/),
      anothers('does he have epilepsy', 2, /has epilepsy/),
      absent('what grade did he finish'),
      absent('does he hear voices'),
      absent('Does he have a therapist?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
