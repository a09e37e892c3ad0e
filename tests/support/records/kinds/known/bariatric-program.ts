import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy } from '../apart-values.ts';

/** A weight-loss surgery program: the psychologist's evaluation before it, and a follow-up visit years after it. */
export const bariatricProgram: readonly ApartRecord[] = [
  {
    person: who('villanueva-roth', 'Graciela', 'Villanueva-Roth', '10/17/1982'),
    as: 'text',
    pages: [
      `CENTER FOR METABOLIC & BARIATRIC SURGERY, NORTH MERIDIAN HOSPITAL
PRE-SURGICAL PSYCHOSOCIAL EVALUATION                                       Confidential

Patient: Graciela Villanueva-Roth      DOB: October 17, 1982      Age: 44      Sex: F
Date of interview: 10/20/2026 (75 minutes, in person)     Evaluator: Corinne Adeyemi-Bloch, PsyD
Referring surgeon: Piers Lindholm, MD     Procedure sought: sleeve gastrectomy     BMI: 44.2
Residence: 3318 Copperleaf Dr, Lindale, IL 60999      Phone: 630-555-0141
E-mail: g.roth@mail.example
Insurance: UnitedHealthcare Choice Plus, member 9025 51873, group 7L3344 (own plan, Lindale Unit
District 12)

Social background. Ms. Villanueva-Roth is a full-time bus dispatcher for Lindale Unit District 12.
She is married to Aaron, a paramedic, and they own a house, where they live with two teenagers. She
makes her own medical decisions. Should anything happen, she wants her sister called: Paloma Villanueva,
630-555-0142.

Substance use. On the clinic's questionnaire she marked "socially." In interview, after I explained
how the sleeve changes absorption, she wept and said: "I have to be honest, I am drinking a bottle
and a half of wine every single night and hiding it in the laundry room." This has gone on for two
years. The last drink was the evening before this visit. AUDIT 28. She has also taken Aaron's leftover
hydrocodone on perhaps ten occasions, last in September. She does not smoke and has never tried
cocaine or methamphetamine. PEth drawn on 10/13 was 412 ng/mL.

Twice this year she stopped for surgery classes. Each time, within a day, she had a racing heart,
trembling and drenching sweats, and did not sleep for three nights. She has had no seizure, ever.

Eating. Binge episodes twice weekly since adolescence, without purging; binge-eating disorder was
diagnosed in 2015. Night eating when drunk.`,
      `Psychosocial Evaluation, G. Villanueva-Roth, DOB 10/17/1982                              Page 2 of 2

Psychiatric history. Depression since the stillbirth of a son in 2014; EMDR with Ruth Olmos, LCPC,
2015 to 2017. She has no therapist at present. Psychiatrist: Neel Banerjee, MD, 630-555-0143, every
three months, next on December 3, 2026. She was never admitted to a psychiatric unit. She has not
tried to kill herself; she reports no thoughts of death now. In college she scratched her arms with
keys, last in 2003. No violence toward persons or things. An abusive first marriage (2004-2009), with
a broken jaw, still brings dreams. No loss of consciousness with that or any injury.

Family. Father: alcohol, killed himself in 1999. Mother: type 2 diabetes. Sister Paloma had gastric
bypass in 2021 and then went to rehab for wine in 2023; she now has 3 years. Aaron has been treated
for testicular cancer.

Medical. Asthma, sleep apnea (CPAP), fatty liver with ALT 94, prediabetes. Hospitalized 2019 for
pneumonia, four days.
Medications. duloxetine 60 mg daily; metformin 500 mg twice daily; montelukast 10 mg nightly;
albuterol as needed. (Phentermine, listed in Dr. Lindholm's dictation, is not hers and was removed.)
Allergies. Cephalexin (hives). Kiwi (throat itching); no epinephrine prescribed.

Tests given. MMPI-3: valid, elevated demoralization. BES 31, severe. PHQ-9 18. GAD-7 13.
An earlier printout attached to the file showed "MoCA 19/30"; it carried another chart number and was
withdrawn by this office on 10/22.

Legal. She was stopped for speeding in June, paid. No arrests, no charges, never on probation.

Impression. Alcohol use disorder, severe. Binge-eating disorder. Persistent depressive disorder. PTSD.
Surgery is NOT supported at this time. I recommend medically supervised withdrawal, then residential
treatment able to handle an eating disorder, then twelve months of abstinence with PEth testing. She
was relieved: "If you had said yes I would have died of it." She has not been in any program before.
She can leave after 11/06, when a substitute dispatcher starts. Her sister will drive her.
PCP: Josephine Lark, DO, 630-555-0144, who has agreed to co-sign the referral.

                                       Corinne Adeyemi-Bloch, PsyD      10/22/2026`,
    ],
    expected: {
      dob: '1982-10-17',
      sex_at_birth: 'Female',
      ...livesAt(/3318 Copperleaf/i, 'Lindale', 'IL', '60999'),
      phone_number: /555-0141/,
      email_id: 'g.roth@mail.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Lindale Unit/i,
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Paloma', 'Villanueva', /555-0142/),
      carrier: 'UnitedHealthcare/Optum',
      subscriber_id: /9025\s?51873/,
      group_number: '7L3344',
      reason_for_seeking_treatment: /have to be honest|If you had said|NOT supported|medically supervised|bottle/i,
      current_symptoms: /depress|dreams|PTSD|PHQ-9|GAD-7|wept|Binge/i,
      recent_substance_abuse: /wine|hydrocodone|bottle|last drink|AUDIT/i,
      concerns_for_withdrawal: /racing heart|trembling|sweats|did not sleep|supervised withdrawal/i,
      medication_plan: /duloxetine|metformin|montelukast|albuterol/i,
      allergies: /Cephalexin|Kiwi/i,
      epipen: RULED_OUT,
      transportation_required: /sister will drive/i,
      ...seenBy('psychiatrist', /Banerjee/i, /555-0143/),
      ...seenBy('pcp', /Josephine Lark/i, /555-0144/),
      next_appointment: '2026-12-03',
      hospitalizations: /pneumonia|never admitted/i,
      outpatient_therapy: /Ruth Olmos|EMDR/i,
      psych_testing_done: /MMPI|BES/i,
      eating_disorder: /Binge/i,
      history_of_self_harm: /scratched her arms/i,
      history_of_trauma: /abusive first|broken jaw|stillbirth|PTSD/i,
      ...ruledOut('residential_programs history_of_suicide_attempts history_of_seizures'),
      ...ruledOut('aggression_or_property_damage pending_legal_charges probation'),
      family_history: /Father: alcohol|killed himself|diabetes|rehab for wine/i,
    },
    open: [
      ...fields('gender other_levels_of_care history_of_tbi_concussions additional_treatment_or_support_needed'),
      ...fields('current_therapist_name subscriber_employer'),
      ...OWN_PLAN,
      ...SPOKESPERSON,
    ],
    questions: [
      asked('PEth result', 1, /412 ng\/mL/),
      asked('What BMI does she have?', 1, /BMI: 44\.2/),
      asked('Which surgery was sought?', 1, /sleeve gastrectomy/),
      asked('who is her PCP', 2, /Josephine Lark/),
      asked('when is the next visit with Dr. Banerjee', 2, /December 3, 2026/),
      asked('what does cephalexin do', 2, /Cephalexin \(hives\)/),
      reworded('where does she keep her bottles out of sight', 1, /laundry room/),
      reworded('did the surgeon get a green light', 2, /NOT supported/),
      reworded('pain pills from someone else', 1, /leftover/),
      reworded('when can she start', 2, /after 11\/06/),
      reworded('was she battered', 2, /abusive first marriage|broken jaw/),
      reworded('lost a baby', 2, /stillbirth/),
      takenBack('cognitive screen score', 2, /MoCA 19\/30/),
      takenBack('phentermine', 2, /Phentermine/),
      anothers('when did she have her gastric bypass', 2, /had gastric|bypass in 2021/),
      anothers('has she been treated for cancer', 2, /testicular cancer/),
      absent('what is her blood pressure'),
      absent('is she a veteran'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('tamworth', 'Dale', 'Tamworth', '02/06/1972'),
    as: 'scan',
    pages: [
      `HIGH PRAIRIE BARIATRICS   FOLLOW-UP   [ ] 1 mo [ ] 6 mo [ ] 1 yr [ ] 2 yr [x] 4 yr     10 / 27 / 26
Tamworth, Dale L       DOB 02/06/72     [x] M [ ] F      RNY bypass 9/14/22  (Dr. Pell)
Addr 507 Section Line Rd, Minden NE 68999        Ph 308-555-0166      Ins BCBS Nebraska  NEB4471 20885
                                                 Grp 55-2091   Subscr: wife Connie Tamworth 5/19/74 (Minden Co-op)
Emerg  Connie  (wife) 308-555-0167               [x] Married   Work [ ] FT [ ] PT [x] self: feed hauling
                     PRE-OP       LOWEST        LAST YR      TODAY
  Weight             371          198           214          187
  BMI                51.7         27.6          29.8         26.1
  BP                 158/96       118/70        124/78       104/62
  Albumin            4.1          3.8           3.6          2.8
  B12 / thiamine     nl           nl            low          low / LOW
DIETITIAN (Bev K., RD)
   Protein 30 g/d (goal 80).  Skips breakfast.  Vomits most a.m.   Vitamins: quit in spring.
   Dumping [x] Y [ ] N    Kidney stones [ ] Y [x] N    Marginal ulcer [x] Y ('24)
   Liquid calories:  ** VODKA, 1 pt to a fifth a day **  since dad's farm sold, Nov '24.  "Two drinks and
   I'm on the floor since the surgery, so I have ten."    Last:  5 a.m. today in truck.
   Appetite meds?  none.   Caffeine 2.   Dip tobacco, 1 can / 3 d.   Marijuana  N    pills  N
   Purges on purpose  N      ~~ laxatives daily ~~  (Rm 3 pt - bk)
ALLERGIES   aspirin/NSAID - "ulcer, not allergy"     Penicillin - hives      EpiPen  N`,
      `TAMWORTH  DALE    2/6/72            4 yr f/u   p 2

NURSE / NP  (Yolanda Prue APRN)
  Feet numb to ankles, wide gait, 3 falls.   Eyes ok, no nystagmus.   Tremor.  AST 118 ALT 51  INR 1.2
  Withdrawal:  2/26 tried alone -> shakes, "saw dad in the barn";  seizure at Minden ER 2/19/26, kept 2 n.
  Seizure Y (that one)    Head inj Y - fell off trailer 7/26, 9 staples, knocked silly, CT neg
  Mood: down, up at 2, "no reason to haul."   PHQ-9 22.   SI: thinks of it in the truck, no plan today.
  Attempt N ever      Cut/burn N      Hit anybody N   Broke: threw phone thru windshield 8/26 -> Y
  Guns: neighbor Orv has them since 10/20
  Abuse: priest, age 11, wife only knows.
  MEDS  thiamine 100 bid (new), B complex, pantoprazole 40, sucralfate, bupropion  -> STOP (seizure)
        ~~ insulin 10 u ~~ not since surgery   (wife uses Ozempic)
  TREATED BEFORE  none inpt.  AA 2 x.   Pastor Ehlers.   No counselor / psychiatrist
  FAMILY  dad + grandpa liquor, mom stroke 66.   bro Lyle kidney transplant.
  LAW   DUI 9/6/26, Kearney Co., court 11/24/26 0900.   CDL suspended.   Probation  N
  PCP  Dr. Hector Wynn 308-555-0168     lives own house w/ wife
  RIDE  wife drives, not after dark (cataract)
PLAN  IV thiamine here today 500 mg.   Inpatient detox (ER withdr hx) then 28-60 d, needs 6 small meals, no
  NSAIDs, chewable vits.   Dale:  "OK.  I want to see harvest sober once."   Connie crying, grateful.
  Sent to: Sandhill Fields, Platte House, yours.   BCBS pre-cert # 26-771034, UM pending.
  BACK  11/17/26 labs, sooner from program.
  Stray page pulled 10/28 (D. Tamm: hep B, wants sleeve) - not in this fax.          Y. Prue APRN`,
    ],
    expected: {
      dob: '1972-02-06',
      sex_at_birth: 'Male',
      ...livesAt(/507 Section Line/i, 'Minden', 'NE', '68999'),
      phone_number: /555-0166/,
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Self-employed',
      emergency_contact_primary_firstname: 'Connie',
      emergency_contact_primary_phone: /555-0167/,
      carrier: 'BCBS (state plan)',
      subscriber_id: /NEB4471\s?20885/,
      group_number: '55-2091',
      subscriber_firstname: 'Connie',
      subscriber_lastname: 'Tamworth',
      subscriber_dob: '1974-05-19',
      subscriber_employer: /Minden Co-op/i,
      reason_for_seeking_treatment: /harvest sober|Inpatient detox/i,
      current_symptoms: /Feet numb|Tremor|down, up at 2|no reason|PHQ-9|Vomits|SI:/i,
      recent_substance_abuse: /VODKA|1 pt|5 a\.m\. today|Dip/i,
      concerns_for_withdrawal: /shakes|saw dad|seizure at|Tremor|withdr hx/i,
      medication_plan: /thiamine|pantoprazole|sucralfate|B complex/i,
      allergies: /Penicillin/i,
      epipen: TICKED_NO,
      current_pcp_name: /Hector Wynn/i,
      current_pcp_phone: /555-0168/,
      next_appointment: '2026-11-17',
      transportation_required: /wife drives|not after dark/i,
      residential_programs: RULED_OUT,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: TICKED_NO,
      history_of_trauma: /priest|age 11/i,
      history_of_seizures: /2\/19\/26|Minden ER|that one|^y(?:es)?$/i,
      history_of_tbi_concussions: /fell off trailer|knocked silly|staples|^y(?:es)?$/i,
      aggression_or_property_damage: /phone thru/i,
      pending_legal_charges: /DUI/,
      upcoming_court_date: '2026-11-24',
      probation: TICKED_NO,
      family_history: /liquor|stroke|kidney transplant/i,
    },
    open: [
      ...fields('gender employer emergency_contact_primary_lastname hospitalizations eating_disorder'),
      ...fields('outpatient_therapy other_levels_of_care current_therapist_name current_psychiatrist_name'),
      ...fields('authorization_number additional_treatment_or_support_needed'),
      ...SPOKESPERSON,
    ],
    questions: [
      asked('weight today and the lowest', 1, /Weight 371 198 214 187/),
      asked('albumin today', 1, /Albumin 4\.1 3\.8 3\.6 2\.8/),
      asked('BCBS pre-cert number', 2, /26-771034/),
      asked('When did he have the bypass?', 1, /9\/14\/22/),
      asked('Who is the PCP?', 2, /Hector Wynn/),
      asked('how much thiamine IV', 2, /IV thiamine here today 500/),
      reworded('trigger for the drinking', 1, /since dad's farm sold/),
      reworded('has a fit happened coming off liquor', 2, /seizure at Minden ER/),
      reworded('are there rifles in the house', 2, /Orv has them/),
      reworded('diet orders for our kitchen', 2, /6 small meals/),
      reworded('can his wife bring him at night', 2, /not after dark/),
      takenBack('laxatives', 1, /laxatives daily/),
      takenBack('how many units of insulin', 2, /insulin 10 u/),
      anothers('does he inject ozempic', 2, /wife uses Ozempic/),
      anothers('hep b', 2, /hep B, wants sleeve/),
      anothers('has he had a kidney transplant', 2, /Lyle kidney transplant/),
      absent('does he have a service animal'),
      absent('does he have sleep apnea'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
