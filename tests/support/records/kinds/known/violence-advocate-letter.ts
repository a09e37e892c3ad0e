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
import { inEmergency, seenBy } from '../apart-values.ts';

/** What an advocate for people hurt at home writes to a program, with what the client let be enclosed. */
export const violenceAdvocateLetter: readonly ApartRecord[] = [
  {
    person: who('madrigal', 'Yesenia', 'Madrigal-Stowe', '02/09/1994'),
    as: 'text',
    pages: [
      `SAFE PASSAGE OF LINN MILLS
Confidential advocacy and shelter          business line (541) 555-0241. We do not confirm who is here.

October 24, 2026

To:     Admissions
From:   Tamsin Okonjo, shelter advocate, (541) 555-0242, tamsin@safepassage.example
About:  Yesenia Madrigal-Stowe, born February 9, 1994

I write at her request and with her signed release, which ends on November 24, 2026. Please call me about
this referral and do not call any number you may have for her: her husband pays for that account.

Yesenia came to us on September 30 with her son Mateo, who is five. On September 28 her husband strangled
her until she passed out. Before that there was a broken wrist in 2023, and in 2024 he knocked her head
against the stove, after which she had "concussion headaches for a month." He breaks what she owns. He has
said that he will shoot himself if she leaves, and he has the rifle to do it with. I asked her about herself
too, as we ask everyone. She has never tried to die and she has never hurt herself on purpose. "I was too
busy staying alive," she said.

He kept her in boxed wine and in his own Klonopin. By summer she drank a box every two days and took two or
three of his tablets at night. She has had no tablets since she walked out. On her fifth day here she had a
seizure in our hallway, the first of her life. Linn Mills Hospital kept her three nights on phenobarbital
and sent her back with none. She has drunk twice since, the last time on October 20. On the 21st her hands
shook so hard that she could not pour Mateo's cereal. She sleeps only with the hall light on. Our house is
not a place to stop drinking, and I am afraid of the next time.

Her mother drank and died of it at 51. Yesenia has never been in any treatment program.

What she wants, in her words: "Somewhere he can't find me, and where Mateo can come, or at least call."

We can drive her up to two hours. Thank you for reading this soon.

Tamsin Okonjo`,
      `ENCLOSURE 1     from our intake form, 10/01/2026, filled in with her                initials  Y.M.S.

Marital status      [ ] single   [X] married   [ ] separated   [ ] divorced    "until the papers go in"
Staying             emergency shelter, children allowed, 60 days
Mail                P.O. Box 118, Linn Mills, OR 97399 (our box)
Work                none since 2021. Was a dental assistant
Health plan         Oregon Health Plan (Medicaid)      ID  QX40718R
Doctor              none of her own
Person to call      sister, Araceli Madrigal, (541) 555-0243. Nobody else.
Pregnant            [ ] yes   [X] no
Takes               escitalopram 10 mg, thiamine, folic acid (all since the hospital)
Car                 in his name, she left it
Needs               [X] protective order   [X] counseling   [ ] immigration   [X] child care
                    [X] alcohol or drug treatment   [ ] dental
Counselor here      Priya Ramnath, LPC, (541) 555-0244, Thursdays; next 11/05/2026

ENCLOSURE 2     Danger assessment, 10/01/2026 (about the partner unless it says "you")
                                                                  Y       N
 5. Does he own a gun?                                            X
 9. Does he use drugs or drink every day?                         X                cocaine
11. Has he destroyed what is yours?                               X
14. Has he been arrested for it?                                  X                assault IV, trial 12/08/2026
17. Has he threatened or tried to kill himself?                   X
18. Have you threatened or tried to kill yourself?                        X
Score  24, extreme danger

COURT           Restraining order hearing, Linn County, Room 4, 11/10/2026, 1:00 PM. I will go with her.
~~CUSTODY         evaluation with Dr. Pruss, 11/06/2026~~                             T.O.

THE HOUSE       Nobody drives a guest to her old address. The kitchen is free of nuts for those who are
                allergic; EpiPens are in the office. Mateo gets no eggs (hives).`,
    ],
    expected: {
      dob: '1994-02-09',
      marital_status: 'Married',
      living_status: 'Shelter',
      employment_status: 'Unemployed',
      ...inEmergency('Araceli', 'Madrigal', /555-0243/),
      carrier: 'Medicaid/MCO',
      subscriber_id: 'QX40718R',
      ...seenBy('therapist', /Priya Ramnath/i, /555-0244/),
      contact_person_name: /Tamsin Okonjo/i,
      contact_person_phone: /555-0242/,
      contact_person_email: 'tamsin@safepassage.example',
      next_appointment: '2026-11-05',
      reason_for_seeking_treatment: /can't find me|not a place to stop drinking/i,
      current_symptoms: /hands shook|hall light|sleeps only/i,
      recent_substance_abuse: /boxed wine|box every two days|Klonopin|drunk twice|tablets at night/i,
      concerns_for_withdrawal: /hands shook|seizure in our hallway|phenobarbital|stop drinking/i,
      medication_plan: /escitalopram|thiamine|folic acid/i,
      transportation_required: /drive her|left it/i,
      hospitalizations: /Linn Mills Hospital|three nights/i,
      outpatient_therapy: /Priya Ramnath|Thursdays/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      history_of_trauma: /strangled|broken wrist/i,
      history_of_seizures: /seizure in our hallway|first of her life/i,
      history_of_tbi_concussions: /concussion headaches|against the stove|passed out/i,
      upcoming_court_date: '2026-11-10',
      family_history: /mother drank/i,
    },
    open: [
      'address',
      'city',
      'state',
      'zip',
      'residential_programs',
      'other_levels_of_care',
      'additional_treatment_or_support_needed',
      'current_pcp_name',
      ...SEX,
      ...OWN_PLAN,
    ],
    questions: [
      asked('When does the release end?', 1, /ends on November 24, 2026/),
      asked('Who should we call about the referral?', 1, /Tamsin Okonjo|call me/),
      asked('what was her score on the danger assessment', 2, /Score 24/),
      asked('health plan ID', 2, /QX40718R/),
      asked('How long did the hospital keep her?', 1, /three nights/),
      asked('What time is the restraining order hearing?', 2, /11\/10\/2026, 1:00 PM/),
      reworded('was she choked', 1, /strangled/),
      reworded('benzos?', 1, /Klonopin/),
      reworded('alcohol intake per day or week', 1, /box every two days/),
      reworded('does she want to bring her child', 1, /where Mateo can come/),
      reworded('what did she do for a living', 2, /dental assistant/),
      reworded('Has she attempted suicide?', [1, 2], /never tried to die|tried to kill yourself/),
      takenBack('who does the custody evaluation', 2, /evaluation with Dr\. Pruss/),
      anothers('does she use cocaine', 2, /cocaine/),
      anothers('what is her trial date for assault', 2, /trial 12\/08\/2026/),
      anothers('does she get hives from eggs', 2, /no eggs \(hives\)/),
      absent('what drug allergies does she have'),
      absent('How old is her sister?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('babatunde', 'Corwin', 'Babatunde-Hale', '12/02/1984'),
    as: 'scan',
    pages: [
      `DELLMORE COUNTY OFFICE OF VICTIM SERVICES        Cty Annex Rm 210       ph 417-555-0251  fx 417-555-0259
10/26/26                                                                           2 pp. by fax

RE:  CORWIN BABATUNDE-HALE      D.O.B. 12/2/84       our file VS-26-371

Dear Intake,

Corwin is the complainant in State v. Marsh, his former partner; Marsh goes to trial 1/12/27 for domestic
assault 2nd. He asked me to help him get into treatment & I promised one page. It's two.

What he lets me share. He lived 7 yrs in Marsh's condo. Since 9/2 he is on a friend's couch, 81 Bellflower Ct
Apt 6, Dellmore MO 65999 (fine to write there, plain envelope). Cell 417-555-0252 is new and safe. Never
married. Lost his job at Sunup Bakery 9/14 & has none now. Protective order granted 9/22.

Meth since 2020, smoked, "an eight ball lasts me four days," last used 10/23. ~~Needles since May.~~  LBF
G with Marsh, last in June. Corwin doesn't drink. Marsh does, and whenever Marsh quit he had the shakes and
the sweats and once a seizure, and Corwin nursed him. That's how he learned what a detox is, he says.

He hears Marsh talk in the heating vents & picks at his arms. He knows it's the drug. "I want thirty days
where nobody knows my name." He did 28 days at Fallen Timber in 2022 & finished. He lasted five months.

His sister Funmi phoned Sat. that he was arrested. Phoned again Sun.: she'd mixed him up w/ a name in the paper.
Funmi Babatunde, 417-555-0254, is who to call in an emergency, she knows all this. Their father has diabetes,
on insulin; a brother is bipolar.

Lowell Brandeis-Fox, victim advocate`,
      `VICTIM COMPENSATION  -  TREATMENT NEEDS (form VC-9)            VS-26-371       Babatunde-Hale, C.

Ask each.                 YES   NO      IF YES, WHAT & WHEN
Drug or food allergy      ( )   (X)
Seizure, ever             ( )   (X)
Head injury               (X)   ( )     down the stairs 3/26, out "a minute," CT neg, concussion
Overnight in hospital     (X)   ( )     4/26 Dellmore Baptist 2 nights, then psych floor 5 days
Suicide attempt           (X)   ( )     4/26, "all the trazodone"
Self injury               (X)   ( )     cut upper arms as a teen, none since 19
Hit a person              ( )   (X)
Broke things              (X)   ( )     punched bathroom mirror 8/26, 6 stitches
Eating disorder           ( )   (X)
Charges against you       ( )   (X)
Probation or parole       ( )   (X)
Doctor                    (X)   ( )     Dr. Sunniva Aalto, 417-555-0253, next visit 11/9/26 10:15
Counselor now             ( )   (X)     K. Lomax till 6/26, couldn't pay
Medicines                 (X)   ( )     Biktarvy daily (HIV, undetectable); mirtazapine 15 at bed
Health insurance          (X)   ( )     Ambetter marketplace, own policy, # U7720 91148
Car                       ( )   (X)     office can buy one bus ticket

If the claimant has an allergy to latex or tape say so to the examiner. Claimants in withdrawal are not
examined; reschedule. This form replaces VC-8.`,
    ],
    expected: {
      dob: '1984-12-02',
      phone_number: /555-0252/,
      address: /81 Bellflower/i,
      city: 'Dellmore',
      state: 'MO',
      zip: '65999',
      marital_status: 'Single',
      living_status: 'With friends',
      employment_status: 'Unemployed',
      ...inEmergency('Funmi', 'Babatunde', /555-0254/),
      carrier: 'Ambetter/Centene',
      subscriber_id: /U7720\s?91148/,
      ...seenBy('pcp', /Sunniva Aalto/i, /555-0253/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /thirty days/i,
      current_symptoms: /heating vents|picks at his arms/i,
      recent_substance_abuse: /eight ball|Meth since 2020|last used 10\/23/i,
      medication_plan: /Biktarvy|mirtazapine/i,
      allergies: /\bno(?:ne)?\b|\(X\)/i,
      transportation_required: /bus ticket/i,
      hospitalizations: /Dellmore Baptist|psych floor/i,
      residential_programs: /Fallen Timber/i,
      eating_disorder: /\bno\b|\(X\)/i,
      history_of_self_harm: /cut upper arms|none since 19/i,
      history_of_suicide_attempts: /all the trazodone/i,
      history_of_trauma: /domestic assault|down the stairs|former partner/i,
      history_of_seizures: /\bno\b|\(X\)/i,
      history_of_tbi_concussions: /down the stairs|concussion/i,
      aggression_or_property_damage: /bathroom mirror|6 stitches/i,
      pending_legal_charges: /\bno\b|\(X\)/i,
      probation: /\bno\b|\(X\)/i,
      parole_granted: /\bno\b|\(X\)/i,
      family_history: /diabetes|bipolar/i,
    },
    open: [
      'employer',
      'upcoming_court_date',
      'outpatient_therapy',
      'other_levels_of_care',
      'additional_treatment_or_support_needed',
      ...SEX,
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('When was the protective order granted?', 1, /Protective order granted 9\/22/),
      asked('what is the file number at victim services', [1, 2], /VS-26-371/),
      asked('When did he lose his job?', 1, /Lost his job at Sunup Bakery 9\/14/),
      asked('next visit with Dr. Aalto', 2, /next visit 11\/9\/26/),
      asked('how many days at Fallen Timber', 1, /28 days at Fallen Timber/),
      reworded('how much crystal does he go through', 1, /eight ball lasts me four days/),
      reworded('auditory hallucinations', 1, /hears Marsh talk in the heating vents/),
      reworded('did he try to kill himself', 2, /all the trazodone/),
      reworded('does he have HIV and is it under control', 2, /HIV, undetectable/),
      reworded('GHB use', 1, /G with Marsh, last in June/),
      reworded('does he have a ride', 2, /bus ticket/),
      reworded('how long was he sober after rehab', 1, /five months/),
      takenBack('since when does he inject', 1, /Needles since May/),
      takenBack('why was he arrested on Saturday', 1, /he was arrested/),
      anothers('when does he go to trial', 1, /goes to trial 1\/12\/27/),
      anothers('is he diabetic', 1, /father has diabetes/),
      anothers('what alcohol withdrawal symptoms did he have', 1, /the shakes and the sweats/),
      absent('What is his CD4 count?'),
      absent('does he smoke cigarettes'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
