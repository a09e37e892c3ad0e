import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, livesAt, seenBy, speakWith } from '../apart-values.ts';

/** A family therapist's notes of hours with several people in the room, of whom one is the identified patient. */
export const familySessionNotes: readonly ApartRecord[] = [
  {
    person: who('wetherspoon', 'Jonah', 'Wetherspoon', '12/22/2002'),
    as: 'text',
    pages: [
      `CEDAR LOFT FAMILY THERAPY                                      Notes sent on with release of 10/22/2026
Identified patient: Jonah Wetherspoon, 12/22/2002, he/him. Family file 26-071.
Household: 15 Larkin Steps, Upper Fenton, NY 12999. Jonah's cell 518-555-0120, jonah.w@post.example
Members: Celeste (mother, 51), Bertrand (stepfather, 57), Jonah (23), Maisie (sister, 16)
Therapist: Odette Marchand, LMFT, 518-555-0121. Parents pay by hand; Jonah is on Celeste's Anthem plan
(Anthem, ID JWF440917735, group 71802C; Celeste Wetherspoon, born 04/04/1975, at Fenton Central Schools).

SESSION 4     09/17/2026     all four present
C. opened: she counts pills each night now. B. said that in his family they would have put Jonah out. B. himself is
sober nineteen years, had a seizure when he stopped and went to Ashbury Farm in 2007; he tells it often and well.
Jonah said, quietly, that he takes Adderall that is not prescribed, 60 to 90 mg, "just to get to class," and
ketamine at weekends, two or three grams. Maisie cried. She said she has been cutting her legs since spring. I met
with her and C. afterward; referral made to Dr. Oyelaran for Maisie, no attempt, no plan.

SESSION 5     10/01/2026     C., B., Jonah
Jonah has withdrawn from college and lost his desk job at the library. He no longer sees friends. He pees blood
("K bladder"), and goes eleven times a night. Sober days: two. He was flat, slow to answer. I asked all three about
suicide with the door open: C. had a thought once after her divorce. B. never. Jonah: no, never tried, has not
thought of it; "I just want to be nowhere." He hurt himself once, at fifteen, punching a wall till the knuckle
broke, on purpose to feel it. He hit nobody, ever. B. admits shoving Jonah into the sink on 09/26; B. is to leave
the room when he feels it coming. No charges against anybody.

SESSION 6     10/15/2026     C., Jonah; B. absent (back surgery)
~~Jonah overdosed on 10/11 and was admitted.~~ OM 10/16: I mixed up two families; nothing of the kind.
Jonah fell down the cellar stairs on ketamine 10/10, hit his head, was out for some minutes, CT clear, home the same
night. Off stimulants he sleeps fourteen hours and cannot be roused; no shaking, no fits, at any time.`,
      `Wetherspoon, identified patient J.                                             page 2

GENOGRAM IN WORDS
  Father of Jonah and Maisie: Russell, bipolar I, hanged himself when Jonah was eleven; Jonah cut him down.
  Celeste's mother: alcoholic, sober, alive. Celeste's brother: opioid addiction, prison.
  Bertrand's side: not blood. Father violent.

JONAH'S HEALTH (from C., checked with him)
  Bupropion 300 mg, oxybutynin 5 mg, both from Dr. Hana Whitfield, 518-555-0122, who sees him 11/10/2026.
  Urology: not yet. No psychiatrist. Allergic to cashews: swells, carries an EpiPen. In 2021 he ate a cashew bar
  on a dare, knowing what was in it, and was in the hospital overnight.
  ADHD testing at college, 2022: no ADHD, anxiety and grief. Never in a residential or day program; saw a
  college counselor through 2023.
  Celeste: thyroid medicine, penicillin allergy. Bertrand: hydrocodone since 10/13.

SESSION 7     10/21/2026     all four
Contract. Jonah, in his own words: "Dad ended it in the cellar and I keep waking up down there. I want to stop before
I do it without meaning to." He asks to go away for treatment; C. will drive, four hours. He is to have his own
counselor about his father when he is there, and a bladder doctor. C. is whom the program calls: 518-555-0123,
celeste.w@post.example. B. locks up his tablets. Maisie asked that nobody in the house drink at Thanksgiving.
  ~~Court date 11/09 for B.'s assault on J.~~  OM: no complaint was made, no court.
Homework: one meal a day together. Next family hour 10/29/2026 without Jonah if he is admitted.

Standing notice to families: Therapy may bring up memories of abuse. If anyone is in danger of suicide, or if
anybody is hit, we must act. Records of a minor are released by the parent.`,
    ],
    expected: {
      dob: '2002-12-22',
      ...livesAt(/15 Larkin/i, 'Upper Fenton', 'NY', '12999'),
      phone_number: /555-0120/,
      email_id: 'jonah.w@post.example',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...speakWith(/Celeste|\bC\./i, /555-0123/),
      contact_person_email: 'celeste.w@post.example',
      carrier: 'Anthem/Elevance',
      subscriber_id: 'JWF440917735',
      group_number: '71802C',
      subscriber_firstname: 'Celeste',
      subscriber_lastname: 'Wetherspoon',
      subscriber_dob: '1975-04-04',
      subscriber_employer: /Fenton Central/i,
      ...seenBy('pcp', /Hana Whitfield/i, /555-0122/),
      ...seenBy('therapist', /Odette Marchand/i, /555-0121/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /stop before|waking up down there/i,
      current_symptoms: /pees blood|flat|eleven times|no longer sees/i,
      recent_substance_abuse: /Adderall|ketamine/i,
      concerns_for_withdrawal: /fourteen hours|no shaking/i,
      medication_plan: /Bupropion|oxybutynin/i,
      allergies: /cashews/i,
      epipen: /EpiPen/i,
      knowingly_ingested_allergen: /cashew bar|on a dare/i,
      transportation_required: /C\. will drive/i,
      additional_treatment_or_support_needed: /own\s+counselor|bladder doctor/i,
      hospitalizations: /hospital overnight|cashew/i,
      residential_programs: RULED_OUT,
      outpatient_therapy: /college counselor|Odette|family/i,
      psych_testing_done: /ADHD testing/i,
      history_of_self_harm: /punching a wall/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /cut him down|hanged himself|into the sink/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /cellar stairs|hit his head/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      family_history: /bipolar I|hanged|alcoholic|opioid addiction/i,
    },
    open: [
      ...fields('sex_at_birth gender marital_status employer other_levels_of_care upcoming_court_date'),
      ...fields('current_psychiatrist_name probation'),
      ...fields('emergency_contact_primary_firstname emergency_contact_primary_lastname'),
      ...fields('emergency_contact_primary_phone emergency_contact_primary_email'),
    ],
    questions: [
      asked('how much ketamine at weekends', 1, /two or three grams/),
      asked('When was session 5?', 1, /SESSION 5 10\/01\/2026/),
      asked('bupropion dose', 2, /Bupropion 300 mg/),
      asked('what is the Anthem group', 1, /group 71802C/),
      asked('ADHD testing result', 2, /no ADHD, anxiety and grief/),
      asked('when does Dr. Whitfield see him', 2, /11\/10\/2026/),
      reworded('trouble with urination', 1, /pees blood|eleven times a night/),
      reworded('has he attempted to kill himself', 1, /never tried/),
      reworded('how did the father die', 2, /hanged himself/),
      reworded('what happens when he comes off uppers', 1, /sleeps fourteen hours/),
      reworded('loss of consciousness this month', 1, /out for some minutes/),
      reworded('did he eat what he is allergic to on purpose', 2, /cashew bar on a dare/),
      reworded('who will bring him', 2, /C\. will drive/),
      takenBack('when did he overdose', 1, /overdosed on 10\/11/),
      takenBack('what is the court date in November', 2, /Court date 11\/09/),
      anothers('when did he stop drinking - is he sober nineteen years', 1, /sober nineteen years/),
      anothers('is Jonah cutting his legs', 1, /cutting her legs/),
      anothers('is he allergic to penicillin', 2, /penicillin allergy/),
      anothers('does he take hydrocodone', 2, /hydrocodone since 10\/13/),
      absent('is he a smoker'),
      absent('what is his blood pressure'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('monterey', 'Lucille', 'Monterey-Banks', '07/07/1967'),
    as: 'scan',
    pages: [
      `   COUPLE & FAMILY NOTES          M. Trujillo-Hart LCSW-R         family: BANKS         (handwritten)
   pt = Lucille "Lu" Monterey-Banks  7/7/67      husb = Garnet Banks 70     dgtrs = Nia 34, Joelle 31
   ph Lu 914-555-0130     Nia 914-555-0131 (emerg. + calls for Lu)     Garnet 914-555-0132 hard of hearing
   home (own, paid off)  8 Quince Ln, Hartsdale Mills NY 10599.     Lu retired RN.      ins UHC Medicare Adv? NO -
   too young.  = UnitedHealthcare retiree  ID 955 210 448   grp 730044   in Lu's own name

   9/10   Lu, Garnet, Nia.
     Nia called mtg. Lu found on bathroom fl x2.  Gin.  Lu "a couple."  G "a handle each 3 days, I buy it, God help me"
     Lu furious at G.   G cries.   G was in hosp for depression '99, shock tx.  Lu no hosp for nerves ever.
   9/24   Lu, Garnet.
     Lu says: 1st drink 10 am, shakes till then. G says 8.     Lu also takes G's lorazepam, he counts, 20 missing
     No seizure, no DT, "I'd know, I'm a nurse."   BP up at Dr. Sandoval's.
     asked SI: Lu - "1991, after the stillbirth, I took 30 Elavil, told no one. Garnet doesn't know."  (alone w/ her)
     G - no.
   10/8   Lu, Nia, Joelle (phone).
     Joelle 4 yrs clean off heroin, Suboxone, went to Marrow Hill.   wants Mom to go there.
     Lu pushed Nia at dinner 10/4, plate flew.  1st time ever, she is ashamed.    no police
     Nia has bulimia hx, triggered.   Lu wt down 14, no eating dis., "I drink my dinner"
     ~~Lu fell 10/6, subdural, NYP~~     that's Mrs. Bankole.  Lu fell 10/6, bruise hip only`,
      `   BANKS fam    p2

   10/15  Lu alone.   tearful.   not sleeping, hears G's cough & thinks baby.    GDS 11/15.
     Meds (she wrote list):   amlodipine 10,  letrozole 2.5,  vit D,  mirtazapine 15 new from Sandoval
       ~~disulfiram~~  S. wrote it, she tore it up, never filled
     Breast CA 2022, lumpectomy, fine.      Codeine = vomits.   bees - no.    EpiPen? no, that's Joelle's
     PCP  Dr. Rafael Sandoval 914-555-0133,   sees 11/4/26     no psychiatrist.    me weekly
     AA 1998-2005 sober 7 yrs!!     Outpt day prog at St. Brendan's '98, 6 wks.   no rehab beds ever
     Head: horse, age 12, knocked cold, 1 nite hosp.
     Lic. surrendered 2019 quiet, no charge.   DWI none.   no PO.
   10/22  all, incl. Joelle in person.
     Read letters.   Joelle: "I OD'd three times, Mom, you sat there."
     Lu:  "I nursed drunks for thirty yrs. I'll be a patient. I want it done before the grandbaby is born."
     Agreed:  detox then 28+.   pref. women.   Garnet to Al-Anon.   Nia drives her.   Lu can't do stairs (hip).
     wants chaplain, Catholic.
     Nia due 1/15.   Nia's BP high, bed rest?   (not pt)
     ~~HCP = Garnet~~   changed 10/22, Nia is health care proxy now, paper signed.  Lu decides for herself otherwise

   Genogram   Lu's F - drank, cirrhosis d. 58.   M - "nerves," Librium.    bro Wendell - suicide '88
              G's M - dementia
   Fee  sliding $40.   Next fam 10/29/26 (w/o Lu if gone).`,
    ],
    expected: {
      dob: '1967-07-07',
      ...livesAt(/8 Quince/i, 'Hartsdale Mills', 'NY', '10599'),
      phone_number: /555-0130/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Retired',
      emergency_contact_primary_firstname: 'Nia',
      emergency_contact_primary_phone: /555-0131/,
      ...speakWith(/Nia/i, /555-0131/),
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /955 210 448/,
      group_number: '730044',
      ...seenBy('pcp', /Rafael Sandoval/i, /555-0133/),
      current_therapist_name: /Trujillo-Hart/i,
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /be a patient|grandbaby|nursed drunks/i,
      current_symptoms: /tearful|not sleeping|GDS 11/i,
      recent_substance_abuse: /Gin|lorazepam|handle/i,
      concerns_for_withdrawal: /shakes till then|No seizure, no DT/i,
      medication_plan: /amlodipine|letrozole|mirtazapine/i,
      allergies: /Codeine/i,
      epipen: RULED_OUT,
      transportation_required: /Nia drives/i,
      additional_treatment_or_support_needed: /chaplain|can't do stairs|pref\. women/i,
      residential_programs: /no rehab beds|\bno\b/i,
      other_levels_of_care: /St\. Brendan's/i,
      history_of_suicide_attempts: /30 Elavil/i,
      eating_disorder: /no eating dis|\bno\b/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /horse/i,
      aggression_or_property_damage: /pushed Nia|plate flew/i,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /cirrhosis|Librium|suicide '88/i,
    },
    open: [
      ...fields('sex_at_birth gender employer legal_guardianship_status hospitalizations outpatient_therapy'),
      ...fields('emergency_contact_primary_lastname history_of_trauma current_therapist_phone contact_person_email'),
      ...fields('current_psychiatrist_name history_of_self_harm'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('GDS score', 2, /GDS 11\/15/),
      asked('When is Nia due?', 2, /Nia due 1\/15/),
      asked('letrozole dose', 2, /letrozole 2\.5/),
      asked('uhc id', 1, /955 210 448/),
      asked('when does she see Dr. Sandoval', 2, /sees 11\/4\/26/),
      asked('how many lorazepam are missing', 1, /20 missing/),
      reworded('how much hard liquor according to the husband', 1, /handle each 3 days/),
      reworded('secret overdose', 1, /took 30 Elavil/),
      reworded('who makes medical decisions if she cannot', 2, /Nia is health care proxy/),
      reworded('did she ever get physical with family', 1, /pushed Nia at dinner/),
      reworded('longest stretch without alcohol', 2, /sober 7 yrs/),
      reworded('cancer history', 2, /Breast CA 2022/),
      reworded('DUI?', 2, /DWI none/),
      reworded('what spiritual support does she want', 2, /chaplain, Catholic/),
      takenBack('when did she have the subdural', 1, /subdural/),
      takenBack('is she on disulfiram', 2, /disulfiram/),
      reworded('is Garnet her HCP', 2, /Nia is health care proxy now/),
      anothers('was she given shock treatment', 1, /shock tx/),
      anothers('did Lu overdose three times', 2, /OD'd three times/),
      reworded('bulimia?', 1, /no eating dis/),
      anothers('is she taking Suboxone', 1, /Suboxone, went to Marrow/),
      absent('does she have diabetes'),
      absent('was genetic testing done'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
