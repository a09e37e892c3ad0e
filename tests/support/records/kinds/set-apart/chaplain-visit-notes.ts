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
import { fields, inEmergency, livesAt, seenBy, speakWith } from '../apart-values.ts';

/** A hospital chaplain's notes: prose that speaks of everybody around a bed, with little that is a label. */
export const chaplainVisitNotes: readonly ApartRecord[] = [
  {
    person: who('penhallow', 'Thurston', 'Penhallow', '09/25/1974'),
    as: 'text',
    pages: [
      `SPIRITUAL CARE                               Mercy of the Lakes Hospital, Unit 4B
Patient: Penhallow, Thurston     DOB 09/25/1974     Faith: Baptist, lapsed     Chaplain: Rev. Adaeze Mbeki
Shared with the residential program by the patient's signed wish, 10/23/2026.

10/16/2026. Referred by his nurse, who said he had asked for "anyone not in scrubs." Mr. Penhallow is fifty-two, a welder
who works for himself, and was brought in on the 13th by his sister after she found him in his shop with a rope over the
beam. He had been drinking a bottle of rum a day for two months and had not eaten. He was sweating and picked at the
sheet while we talked, and thought once that a dog was under my chair; the nurse says this is from alcohol leaving him and
is better than yesterday. He has never had a fit. He told me that the rope was up "but my feet were on the floor and I
couldn't," and that in 2011, after his divorce, he did hang himself, and the rope broke. These are the two times. He has
never hurt himself otherwise. I said I would share this with Dr. Vance Oduya, who is his psychiatrist here, and did.

10/18/2026. Clearer. He talked about his father, a deacon who drank in secret and beat all five of them with a strap; the
oldest, Amos, is in the state hospital with schizophrenia. He himself has hit one man in his life, his former
brother-in-law, at the wedding in 2009, and has not raised a hand since. He asked if drinkers go to heaven. I asked what
he had done with his anger at God. Long silence. Prayed Psalm 88 at his request.

10/19/2026. ~~Family meeting: wife wishes to take him home to Duluth.~~ AM: this is the patient in 412, wrong chart.
Visited his roommate, Mr. Lacey, at bedside; roommate, dying of liver failure and yellow as a quince, told Mr. Penhallow
"don't wait as long as me." I believe this did more than I have. Mr. Lacey has had four seizures this week and has
thirty years of drinking, two prison terms and a daughter he has not met.

10/20/2026. Short visit; he slept. His sister Verity was at the bedside with his clothes. She is his emergency contact and
the person the program is to speak to: Verity Penhallow, 715-555-0130. She takes warfarin and has a pacemaker and worries
that she cannot drive him at night. Their mother had depression and was treated at Winnebago in the seventies.`,
      `Penhallow, Thurston                          Spiritual Care                                       2

10/21/2026. He has decided to go to residential treatment from here and not go home first; home is the apartment he
rents over his shop at 31 Slag Street, Marl Harbor, WI 54899, "where the beam is." He has taken treatment once, at
Tamarack House in 2012, twenty-eight days, "and the first year was clean as a plate." AA in the church basement until
2020. What he says he wants: "I want to find out what I'm for besides not dying." He asked me to write that down in those
words. He is single since the divorce... he corrected me: divorced, not single.

Practical things, written at his request so that he need not repeat them. Telephone 715-555-0131. He is on BadgerCare
(Medicaid), card number 6104 4182 77. Takes, from the nurse's list: mirtazapine 30 mg at night, thiamine, amlodipine 5 mg;
the chlordiazepoxide ended on the 19th. ~~Haloperidol.~~ AM: that is 412 again. No allergies that he knows; bees swell him
"like anyone." His family doctor is Dr. Lotte Brandvold, 715-555-0132; he has a visit on 11/09/2026. No therapist now. A
fall from a scaffold in 1998 left him unconscious for an hour, with a plate in his skull. He owes nothing to any court:
one drunk driving from 2015, probation served, finished 2017. His truck is up on blocks, so the hospital will send a cab.

10/22/2026. Last visit. We read the list of what he leaves: the beam (his nephew took it down yesterday), the rum, his
father's strap, which he had kept. He cried hard and was not ashamed. He slept five hours last night, the most in a
month; still low in the mornings, he says, and food tastes of nothing. No thoughts of the rope since Sunday. He asks for
a program with a chapel or at least a Sunday, and a ground for walking. Blessing at his request.

For chaplain interns: Ask about hope, not only faith. Assess suicide in plain words. Patients in withdrawal may see
animals; do not argue. Never take a patient's weapon or rope yourself; call security. Report abuse of children and elders.`,
    ],
    expected: {
      dob: '1974-09-25',
      ...livesAt(/31 Slag/i, 'Marl Harbor', 'WI', '54899'),
      phone_number: /555-0131/,
      marital_status: 'Divorced',
      living_status: 'Rental',
      employment_status: 'Self-employed',
      carrier: 'Medicaid/MCO',
      subscriber_id: /6104 4182 77/,
      ...inEmergency('Verity', 'Penhallow', /555-0130/),
      ...speakWith(/Verity/i, /555-0130/),
      ...seenBy('pcp', /Lotte Brandvold/i, /555-0132/),
      current_psychiatrist_name: /Vance Oduya/i,
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /what I'm for|rope over the\s+beam/i,
      current_symptoms: /low in the mornings|tastes of nothing|slept five hours/i,
      recent_substance_abuse: /rum/i,
      concerns_for_withdrawal: /sweating|dog was under|leaving him/i,
      medication_plan: /mirtazapine|thiamine|amlodipine/i,
      allergies: /No allergies/i,
      transportation_required: /cab|on blocks/i,
      additional_treatment_or_support_needed: /chapel|ground for walking/i,
      residential_programs: /Tamarack House/i,
      history_of_self_harm: /never hurt himself|never/i,
      history_of_suicide_attempts: /hang himself|rope/i,
      history_of_trauma: /strap/i,
      history_of_seizures: /never had a fit|never/i,
      history_of_tbi_concussions: /scaffold|unconscious for an hour/i,
      aggression_or_property_damage: /hit one man|brother-in-law/i,
      pending_legal_charges: /owes nothing|nothing/i,
      probation: /finished 2017|probation served/i,
      family_history: /drank in secret|schizophrenia|depression/i,
    },
    open: [
      ...fields('sex_at_birth gender employer hospitalizations other_levels_of_care outpatient_therapy epipen'),
      ...fields('current_therapist_name contact_person_email upcoming_court_date current_psychiatrist_phone'),
      ...fields('parole_granted'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('What is his BadgerCare card number?', 2, /6104 4182 77/),
      asked('When does he see Dr. Brandvold?', 2, /11\/09\/2026/),
      asked('mirtazapine dose', 2, /mirtazapine 30 mg/),
      asked('who is the chaplain', 1, /Adaeze Mbeki/),
      asked('How long was he unconscious after the scaffold fall?', 2, /unconscious for an hour/),
      asked('when did the chlordiazepoxide end', 2, /ended on the 19th/),
      reworded('what happened in 2011', 1, /did hang himself, and the rope broke/),
      reworded('how much was he drinking before admission', 1, /bottle of rum a day/),
      reworded('did he see animals', 1, /dog was under my chair/),
      reworded('how did rehab work for him the first time', 2, /clean as a plate/),
      reworded('why does he not want to go back to his place', 2, /where the beam is/),
      reworded('is he under supervision by a court', 2, /probation served, finished 2017/),
      reworded('abuse as a child', 1, /beat all five of them with a strap/),
      takenBack('does his wife want to take him home', 1, /wife wishes to take him home/),
      takenBack('is he on haloperidol', 2, /Haloperidol/),
      reworded('how many seizures has he had this week', 1, /never had a fit/),
      anothers('prison terms', 1, /two prison terms/),
      anothers('does he take warfarin', 1, /takes warfarin/),
      anothers('is he in liver failure', 1, /dying of liver failure/),
      absent('what is his e-mail address'),
      absent('Does he have children?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('tillman', 'Coralie', 'Tillman-Reyes', '04/09/1992'),
    as: 'scan',
    pages: [
      `   JAIL + HOSPITAL CHAPLAINCY     Dcn. Ray Ocasio         note cards, copied for the program 10-26-26

   CARD 1   Coralie Tillman-Reyes   4/9/92    St. Jude Med Ctr rm 218      10/19
     asked for rosary.   R arm IV.   endocarditis, "dirty needle."   here since 10/2, 6 wks abx, PICC.
     Uses heroin/fent, IV, 4 yrs, gram a day.   On methadone in hosp 60 - holds her.    dope sick "till day 5" before it.
     cried re son Gabriel (4), w/ his grandma Pilar (his dad's mom).    CPS closed.
     Roommate Ms. Dot prayed too.   Ms. Dot's brain tumor gives her fits.

   CARD 2   10/20
     Husband Luis killed 5/24, shot, she held him.   She is a widow at 34.    nightmares.
     "Did you want to die too?"   - Yes. 6/24, took all his Percocets, 40. Pilar broke the door. Narcan. That is the only time.
     now?  "No. Gabriel."
     scars on arms are from needles NOT cutting, she showed me, laughed

   CARD 3   10/21      short
     fever again.   Dr. Sunderland wants 2nd echo.      ~~surgery Thurs, valve~~   it is off, meds working
     Off food.

   CARD 4   10/22     Pilar visits, w/ Gabriel
     Pilar:  diabetic, lost toe.   Pilar's other son in Folsom, parole in Dec.    Pilar sober 20 yrs by church.
     C. slapped a nurse's tray 10/8, "I was sick."   apologized.   nurse ok.    no charges.   that's it for temper.`,
      `   CARD 5    10/23   St. Jude  218     C. Tillman-Reyes
     Confession (not written).    Anointed.
     She says write THIS:  "I've buried one parent of that boy. He's not burying two."
     wants a house w/ nuns? explained.  wants res. treatment that'll take a PICC + methadone.    Sunderland's SW on it (Jo Marsh,
     909-555-0140)

   CARD 6    10/25    for intake, she dictated
     - lived w/ Pilar, 508 Camino Ciruela, Rialto Wells CA 92399.    ph hers 909-555-0141
     - Pilar Reyes = emergency.  909-555-0142.  call Pilar for everything
     - waitress once.  no work since Luis.
     - Medi-Cal / Inland Valley Plan,  # 9440 1827 D
     - meds:  methadone 60,  nafcillin drip til 11/13,  sertraline 50 new,   ~~warfarin~~  Dot's
     - allergic:  vancomycin (red man, bad).  peanuts no.     epi pen - none
     - primary?  none.   counselor?  none, wants grief.     ID clinic Dr. Sunderland  11/16/26
     - before:  County detox x2 '23, '25, left.   res. - never.    no psych hosp, was 1 nite on hold 6/24 same hosp
     - head:  no.   fits:  no.    bulimia at 15, no more
     - law:  petty theft '22, done.   warrant?  fixed 9/26.  no PO.   court none
     - HIV neg.  Hep C pos, later.
     - mom dead of OD '09, dad's in Sonora, drinks.   bro Tito - bipolar
     - ride:  van w/ nurse on acct of PICC.      no stairs, gets winded

   CARD 7   10/25  other rms that day (chaplain's own)
     221  Mr. Bell, DTs, tied.   took out his line.  wife asks re hospice
     219  baby Luz, baptized.   mother used meth, SW on.  mother attempted last nite, sitter
     218-2  Ms. Dot, last rites, 4 pm   RIP

   prayer slip printed:  "Lord, for all who suffer seizures, shame, prison and the thought of suicide."`,
    ],
    expected: {
      dob: '1992-04-09',
      ...livesAt(/508 Camino/i, 'Rialto Wells', 'CA', '92399'),
      phone_number: /555-0141/,
      marital_status: 'Widowed',
      living_status: 'With family',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      subscriber_id: /9440 1827 D/,
      ...inEmergency('Pilar', 'Reyes', /555-0142/),
      ...speakWith(/Pilar/i, /555-0142/),
      next_appointment: '2026-11-16',
      reason_for_seeking_treatment: /buried one parent|not burying two/i,
      current_symptoms: /nightmares|fever|Off food|winded/i,
      recent_substance_abuse: /heroin|fent/i,
      concerns_for_withdrawal: /dope sick|holds her/i,
      medication_plan: /methadone|nafcillin|sertraline/i,
      allergies: /vancomycin/i,
      epipen: RULED_OUT,
      transportation_required: /van w\/ nurse/i,
      additional_treatment_or_support_needed: /grief|PICC|no stairs/i,
      hospitalizations: /endocarditis|no psych hosp|1 nite on hold/i,
      residential_programs: /never/i,
      other_levels_of_care: /County detox/i,
      history_of_self_harm: /NOT cutting|needles/i,
      history_of_suicide_attempts: /Percocets/i,
      eating_disorder: /bulimia/i,
      history_of_trauma: /shot, she held|killed/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: RULED_OUT,
      aggression_or_property_damage: /slapped a nurse/i,
      pending_legal_charges: /no charges|none/i,
      probation: RULED_OUT,
      family_history: /dead of OD|bipolar|drinks/i,
    },
    open: [
      ...fields('sex_at_birth gender current_pcp_name current_therapist_name outpatient_therapy upcoming_court_date'),
      ...fields('contact_person_email employer'),
      ...OWN_PLAN,
    ],
    questions: [
      asked('methadone dose', [1, 2], /methadone in hosp 60|methadone 60/),
      asked('nafcillin until when', 2, /nafcillin drip til 11\/13/),
      asked('When is the ID clinic?', 2, /11\/16\/26/),
      asked('plan # for Inland Valley', 2, /9440 1827 D/),
      asked('what infection is she in for', 1, /endocarditis/),
      asked('social worker phone Jo Marsh', 2, /909-555-0140/),
      reworded('are the marks on her arms self-inflicted', 1, /NOT cutting/),
      reworded('how did she overdose on purpose', 1, /took all his Percocets/),
      reworded('who is raising the child', 1, /w\/ his grandma Pilar/),
      reworded('trauma of spring 2024', 1, /killed 5\/24, shot, she held him/),
      reworded('any anger on the ward', 1, /slapped a nurse's tray/),
      reworded('line in her arm needs what kind of ride', 2, /van w\/ nurse/),
      reworded('psych admissions', 2, /no psych hosp/),
      reworded('is she living with a blood virus', 2, /Hep C pos/),
      takenBack('when is valve surgery', 1, /surgery Thurs, valve/),
      takenBack('is she on warfarin', 2, /warfarin/),
      anothers('does she have DTs and restraints', 2, /DTs, tied/),
      anothers('brain tumor', 1, /brain tumor gives her fits/),
      anothers('did she attempt last night', 2, /mother attempted last nite/),
      anothers('has she lost a toe', 1, /diabetic, lost toe/),
      absent('what is her weight'),
      absent('group number'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
