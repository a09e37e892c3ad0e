import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What somebody jots down while an insurer's desk answers, around what the caller said before. */
export const benefitsPhoneLog: readonly ApartRecord[] = [
  {
    person: who('ravensdale', 'Marguerite', 'Ravensdale', '11/19/1993'),
    as: 'text',
    pages: [
      `VOB PHONE LOG                     Lantern Bay Behavioral Billing             10/21/2026   rep on our side: Tess
PATIENT      Marguerite Ravensdale      DOB 11/19/1993     F       cell 603-555-0140   mags.rv@post.example
ADDRESS      31 Millrace Lane, Unit B, Kettle Falls, NH 03299  (rents)
CALLER       her husband, Ansel Ravensdale, 603-555-0141, ansel.rv@post.example - call HIM, she does not pick up
SUBSCRIBER   Ansel Ravensdale    DOB 03/02/1990    employer Granite Tool & Die
CARRIER      Cigna Open Access      ID U7720148809 01 (sub) / 02 (patient)     GROUP 3355071
PHONE        on card 800-555-0142

CALL 1   9:12 am    rep "Dwayne"   ref 20264410
   Plan active 01/01/2026, calendar year, employer funded, no COBRA
                       IN NETWORK            OUT OF NETWORK
   Deductible ind      1,500   met 1,500     4,000   met 212
   Deductible fam      3,000   met 2,140     8,000   met 212
   OOP max ind         5,000   met 2,870     12,000  met 212
   Coins after ded     80/20                 60/40 of MRC
   Detox               auth                  auth
   RTC                 auth, free-standing ok    ~~not covered~~ rep 2 says covered w/ auth
   PHP / IOP           auth PHP only         auth both
   Ambulance           20%                   20%
   Day limits          none, medical necessity
   Precert             Evernorth 800-555-0143      penalty 500 if late
CALL 2   9:55 am    rep "Philomena"   ref 20264522     RTC out of network yes w/ auth. No accreditation
   letter needed. MRC = 150% Medicare. Pays to member unless we have AOB.
CALL 3   2:30 pm    precert Evernorth, RN Sykes.  ~~Auth RX55102 for 7 d RTC~~ that number is for detox only
   AUTH   EV-880412    detox 3 days from admission, review day 2.    RTC to be asked at review`,
      `RAVENSDALE  p2        what the husband said (needed for precert)                   10/21/2026   Tess

why now    He found her on the stairs Sunday with their daughter in her arms. She told him "get me in before I
           drop her." Wants to go, will not go without a promise she can phone the little one.
using      white wine, 3 bottles a day since spring, plus his old oxycodone from his shoulder, all 40, gone
           Friday. He himself does not drink, has sleep apnea.
           last drink this morning. 7 am.
w/d        hands shake till she has a glass; threw up last Thursday when she tried one day. Had the horrors (saw
           spiders) in Feb 2025 at Monadnock General, four days in there. no fits, that they know.
meds       Lexapro 20, propranolol 20 prn, iron.   Topamax stopped in summer, made her stupid.
           allergies  erythromycin - stomach cramps and hives
doctor     Dr. Leonora Fitch 603-555-0144      therapist Wes Abernathy 603-555-0145, sees Thursdays, next 10/29
           psychiatrist   none
SI         asked him: no attempt ever. He says she has said "you'd be better off" twice. NOT a plan.
cutting    as a girl, arms, stopped at 17
eating     bulimia in college, treated at Birch Hollow (res., 2013, 45 days). again? he thinks not
head       fell on the ice Jan 2024, concussion
police     none, no record, no probation
work       she was laid off from the bank in June
her side   her father and two uncles alcoholics, one uncle shot himself. his mother is schizophrenic (not hers!)
other tx   IOP at Seacoast 2025, six weeks, did the whole thing
transport  he will drive, 2 hrs
emergency  him
~~pregnant 12 wks~~   that was note for the next patient, she has an IUD

QUOTE given 3:15 pm: ded is met in network; if OON 3,788 to go, then 60/40.     Told him no guarantee of payment.
-----------------------------------------------------------------------------------------------------------
SCRIPT ask every time: Is the policy active? Pre-existing clause? Is residential excluded? Is court-ordered
treatment excluded? Does suicide attempt or self-harm trigger case management? Do they require a seizure
history for detox? Read back the reference number.`,
    ],
    expected: {
      dob: '1993-11-19',
      sex_at_birth: 'Female',
      ...livesAt(/31 Millrace/i, 'Kettle Falls', 'NH', '03299'),
      phone_number: /555-0140/,
      email_id: 'mags.rv@post.example',
      marital_status: 'Married',
      living_status: 'Rental',
      employment_status: 'Unemployed',
      ...speakWith(/Ansel/i, /555-0141/),
      contact_person_email: 'ansel.rv@post.example',
      carrier: 'Cigna/Evernorth',
      group_number: '3355071',
      subscriber_id: /U7720148809/,
      subscriber_firstname: 'Ansel',
      subscriber_lastname: 'Ravensdale',
      subscriber_dob: '1990-03-02',
      subscriber_employer: /Granite Tool/i,
      authorization_number: 'EV-880412',
      ...seenBy('pcp', /Leonora Fitch/i, /555-0144/),
      ...seenBy('therapist', /Wes Abernathy/i, /555-0145/),
      next_appointment: '2026-10-29',
      reason_for_seeking_treatment: /drop her|on the stairs/i,
      recent_substance_abuse: /white wine|oxycodone/i,
      concerns_for_withdrawal: /hands shake|horrors|threw up/i,
      medication_plan: /Lexapro|propranolol|iron/i,
      allergies: /erythromycin/i,
      transportation_required: /he will drive/i,
      hospitalizations: /Monadnock General/i,
      residential_programs: /Birch Hollow/i,
      other_levels_of_care: /IOP at Seacoast/i,
      history_of_self_harm: /as a girl|arms/i,
      history_of_suicide_attempts: /no attempt ever|\bno\b/i,
      eating_disorder: /bulimia/i,
      history_of_seizures: /no fits|\bno\b/i,
      history_of_tbi_concussions: /concussion/i,
      ...ruledOut('pending_legal_charges probation'),
      family_history: /alcoholics|shot himself/i,
    },
    open: [
      ...fields('gender employer current_symptoms outpatient_therapy additional_treatment_or_support_needed'),
      ...fields('emergency_contact_primary_firstname emergency_contact_primary_lastname'),
      ...fields('emergency_contact_primary_phone emergency_contact_primary_email current_psychiatrist_name'),
      ...fields('aggression_or_property_damage upcoming_court_date parole_granted history_of_trauma'),
    ],
    questions: [
      asked('group number', 1, /3355071/),
      asked('what is the out of network deductible and how much is met', 1, /4,000 met 212/),
      asked('How many detox days were authorized?', 1, /detox 3 days/),
      asked('reference number of the second call', 1, /20264522/),
      asked('precert phone', 1, /800-555-0143/),
      asked('penalty if late', 1, /500 if late/),
      reworded('who is the policy holder', 1, /SUBSCRIBER Ansel Ravensdale/),
      reworded('did she ever hallucinate', 2, /saw spiders/),
      reworded('what opioids has she been taking', 2, /old oxycodone/),
      reworded('how much would the family still owe before OON pays', 2, /3,788 to go/),
      reworded('treated for an eating disorder where', 2, /Birch Hollow/),
      reworded('did she finish intensive outpatient', 2, /did the whole thing/),
      reworded('danger to herself?', 2, /no attempt ever|NOT a plan/),
      reworded('is there a limit on days', 1, /Day limits none/),
      takenBack('how far along is the pregnancy', 2, /pregnant 12 wks/),
      reworded('Is out of network RTC excluded?', 1, /RTC out of network yes/),
      takenBack('which auth number covers 7 d of RTC', 1, /RX55102 for 7 d RTC/),
      anothers('does she have sleep apnea', 2, /has sleep apnea/),
      anothers('schizophrenia in her family', 2, /his mother is schizophrenic/),
      absent('what is the payer ID'),
      absent('does she smoke cigarettes'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('okonjo', 'Terrance', 'Okonjo-Pratt', '05/05/1986'),
    as: 'scan',
    pages: [
      `   BENEFITS   Okonjo-Pratt, Terrance   (goes by TJ)    5/5/86      taken by Rhonda    Thu 10/22 11:40a
   his cell 216-555-0150    divorced    lives w/ his dad, 90 Coke Plant Rd, Lorimer OH 44089
   caller = self.  at work on break.  forklift, Lake Erie Cold Storage full time
   AETNA choice POS II   ID  W2284 10773     grp  0877120-14-003     SUB = self
   2nd ins?   Medicaid till 6/30/26, termed.   no other.

   10/22  12:05  Aetna   Bernice  ref  9-4411-20
     eff 7/1/26   plan yr JULY-JUNE !!!  so everything reset
     INN  ded 2500/0 met   oop 6500/0 met   70/30
     OON  NONE except ER   ~~OON ded 5000~~  read me the wrong plan
     RTC INN needs precert.   detox same.    IOP no auth first 12
     employer has EAP first?  no
   10/22  1:20  precert   left msg w/ Gil
   10/23  9:00  precert   Gil   needs CIWA or COWS + last use + vitals.  no auth yet - PENDING #P-71190
   10/23  3:45  ~~APPROVED 5 d, auth A-55021~~    that was Ortega's.   Gil says still pending
   10/26  8:30  Gil      approved 4 d detox  AUTH  A-55388    10/27-10/30.   next review 10/30 by noon

   SELF SAID   (need for precert)
   uses     heroin/fent 6-8 bags IV a day,  last 10/22 5 am.   xanax bars 2-3/wk.  no etoh 4 yrs
   sick     by noon, "legs kicking, snot, gut"     seizure  N     DTs  N
   OD'd     twice this yr, Apr + Sept, narcan by his dad.   NOT on purpose either time
   SI now N     attempt N     cut N     HI N       violent  N       gun  dad's, locked
   detox    MetroHealth '24 4 d left AMA,    res  Glenbeck '24 28 d      sub clinic till July (Medicaid)
   med      hep C yes untreated;  abscess R arm, on clinda since 10/19;   lisinopril 10
   psych    "depressed," no dx, no meds, no one
   allergies  NKDA       epi  n
   head inj  car wreck 2011, coma 3 d
   court    11/17/26 drug poss, Lorain Co.    PO - none, on bond`,
      `   Okonjo-Pratt  p2

   fam     brother Marcus died of OD 2020 - TJ found him.    mom bipolar, lives in Ga.
   doc     none    ED doc gave clinda.   wound recheck 11/2/26 Lakeside clinic
   er contact     dad  Winston Pratt   216-555-0151
   wants   "Before my dad has to find me like I found Marcus."
   ride    none, license susp. - we fetch
   job     wants FMLA papers, union hall has form.   needs note NOT to say drugs

   COST quote   ded 2500 all his + 30%.   says can do 400 down + 150/mo.   manager ok'd 10/26

   * * same sheet, next call * *
   Ortega, Luz   2/8/79   Aetna  W2284 55102    approved 5 d  A-55021.     etoh 1 pt vodka, seizure 2025,
   penicillin.   on Antabuse.   PO Hendricks.       contact husband Rey 216-555-0159
   * *
   to do TJ    [x] fax COWS 14 to Gil    [x] ID copy    [ ] AOB signed    [ ] single case agreement
               [ ] secondary               [x] tell dad`,
    ],
    expected: {
      dob: '1986-05-05',
      ...livesAt(/90 Coke Plant/i, 'Lorimer', 'OH', '44089'),
      phone_number: /555-0150/,
      marital_status: 'Divorced',
      living_status: 'With family',
      employment_status: 'Full-time',
      employer: /Lake Erie Cold/i,
      carrier: 'Aetna',
      subscriber_id: /W2284 10773/,
      group_number: '0877120-14-003',
      authorization_number: 'A-55388',
      ...inEmergency('Winston', 'Pratt', /555-0151/),
      next_appointment: '2026-11-02',
      reason_for_seeking_treatment: /find me like I found/i,
      recent_substance_abuse: /heroin|fent|xanax/i,
      concerns_for_withdrawal: /legs kicking|by noon|COWS 14/i,
      medication_plan: /clinda|lisinopril/i,
      allergies: /NKDA/,
      epipen: TICKED_NO,
      transportation_required: /license susp|we fetch|none/i,
      residential_programs: /Glenbeck/i,
      other_levels_of_care: /MetroHealth|sub clinic/i,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: TICKED_NO,
      history_of_seizures: TICKED_NO,
      aggression_or_property_damage: TICKED_NO,
      history_of_trauma: /found him|found Marcus/i,
      history_of_tbi_concussions: /coma 3 d|car wreck/i,
      pending_legal_charges: /drug poss/i,
      probation: RULED_OUT,
      upcoming_court_date: '2026-11-17',
      family_history: /died of OD|bipolar/i,
    },
    open: [
      ...fields('sex_at_birth gender hospitalizations current_symptoms current_pcp_name current_psychiatrist_name'),
      ...fields('current_therapist_name outpatient_therapy additional_treatment_or_support_needed'),
      ...fields('subscriber_firstname subscriber_lastname subscriber_dob subscriber_employer'),
      ...SPOKESPERSON,
    ],
    questions: [
      asked('when does the plan year start', 1, /plan yr JULY-JUNE/),
      asked('What is the auth number for detox?', 1, /AUTH A-55388/),
      asked('INN deductible', 1, /ded 2500\/0 met/),
      asked('when is the next review', 1, /next review 10\/30/),
      asked('COWS score', 2, /COWS 14/),
      asked('who is gil waiting for CIWA or COWS from', 1, /needs CIWA or COWS/),
      reworded('how many times did he overdose in 2026', 1, /twice this yr/),
      reworded('were the overdoses intentional', 1, /NOT on purpose/),
      reworded('is there an infection', 1, /abscess R arm/),
      reworded('when is he due before a judge', 1, /11\/17\/26/),
      reworded('how long was he unconscious after the crash', 1, /coma 3 d/),
      reworded('what can he afford to pay', 2, /400 down/),
      reworded('was he on buprenorphine', 1, /sub clinic till July/),
      reworded('is a second insurance in force', 1, /termed/),
      takenBack('what is the OON deductible', 1, /OON ded 5000/),
      takenBack('were 5 days approved on 10/23', 1, /APPROVED 5 d/),
      anothers('does he take Antabuse', 2, /on Antabuse/),
      reworded('is he allergic to penicillin', 1, /NKDA/),
      anothers('phone number of his husband', 2, /husband Rey 216-555-0159/),
      absent('his e-mail'),
      absent('does he have asthma'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
