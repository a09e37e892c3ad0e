import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a surgical program's social worker or psychologist finds of somebody who wants a liver or a bypass, and will have to stop first. */
export const transplantEvaluation: readonly ApartRecord[] = [
  {
    person: who('achebe-lowry', 'Desmond', 'Achebe-Lowry', '10/11/1974'),
    as: 'text',
    pages: [
      `TIDEMARK UNIVERSITY HOSPITALS                                             LIVER TRANSPLANT PROGRAM
Psychosocial Evaluation of Transplant Candidate                           Encounter 10/20/2026, video and in person

Candidate   Desmond Achebe-Lowry            MRN  4409-118-2             DOB  10/11/1974    Age 52    Sex  Male
Evaluator   Rosalind Okpara, LCSW-C         Hepatologist  Dr. Emeric Vastano             Length  90 minutes
Present     candidate; husband Julian Lowry (last 30 minutes, with consent)

Reason for evaluation: alcohol-associated cirrhosis, MELD-Na 21, two variceal bleeds. Committee of 10/27/2026 asks
for a completed residential program and six months of PEth-confirmed abstinence before listing is taken up again.

SIPAT domain                                             Score      Comment
  A  Readiness and knowledge                             7 / 24     knows the MELD; thought a donor "gets picked" for him
  B  Social support                                      3 / 20     husband is committed; back-up is a friend, Teo
  C  Psychological stability                             19 / 37    depression untreated until August
  D  Lifestyle and effect of substance use               22 / 29    drinking on wait, see below
  Total                                                  51         high risk (40-69)

LIVING SITUATION. He and Julian (married 2016) own a row house at 71 Chandlers Wharf, Port Amity, MD 21999. Two dogs.
He can be reached at 410-555-0122 or desmond.al@amitymail.example. Julian, 410-555-0123, is the support person of record and
the one to call if anything happens. Desmond was a stage electrician for the Amity Opera for 22 years; short-term
disability ran out in July, Social Security disability was granted in September. He decides for himself; no guardian.

SUBSTANCE USE. First drink 15. Vodka since 2012, up to a liter daily in 2024 and 2025. After the first bleed (1/9/2026)
he did not drink for eleven weeks. Since April, half a pint to a pint daily, "more on Sundays"; PEth 10/13: 688 ng/mL.
Last drink, he says, the night before this visit. Cannabis vape for nausea, most evenings. Poppers in his thirties.
Oxycodone only as prescribed after hernia surgery, 2019. Never injected. Tobacco: stopped 2008.
~~Cocaine: positive screen 9/2026~~  Laboratory has withdrawn this result (mislabeled tube). RO 10/21
Withdrawal: tremor and sweats by noon if he does not drink. In January on the ward he was delirious for two nights,
picked at the air and pulled out his line. No seizures then or ever.

TREATMENT. Kolmac-type evening IOP (Chesapeake Steps), 2024, 22 of 30 sessions. Father Martin's, no: he toured and left.
Detoxified at Tidemark 1/2026 as above. Individual sessions with Dr. Philippa Gough, PsyD, 410-555-0124, since August,
every other Thursday. He has not been in residential treatment.`,
      `Achebe-Lowry, Desmond     MRN 4409-118-2     Psychosocial Evaluation     2

PSYCHIATRIC. Major depression, recurrent; PHQ-9 today 17, GAD-7 12. He describes waking at four, no pleasure in music, and
"counting what I owe people." Dr. Samir Halloway-Beck in our consultation service (410-555-0125) began mirtazapine 15
mg in August. He denies any thought of suicide now. He has never attempted suicide and never hurt himself. No admissions to
psychiatry. A MoCA of 22 (10/20) is put down to encephalopathy; full neuropsychological testing is booked for 1/2027.

TRAUMA AND LOSS. His first partner, Caleb, died of AIDS in his arms in 1996. He was beaten outside a bar in 2001 by three
men, jaw wired, briefly unconscious, slurred for a week; diagnosed concussion, Sinai. He crosses streets still.
VIOLENCE. In March he shoved a security guard in our garage and was asked to leave. Nothing otherwise.
EATING. Poor appetite, protein shakes. Not an eating disorder.

MEDICAL. Ascites, paracentesis every two weeks (next 11/06/2026 at 8:00). Lactulose 30 mL three times a day, rifaximin
550 twice, spironolactone 100, furosemide 40, nadolol 20, mirtazapine 15, thiamine. No acetaminophen over 2 g.
Allergies: iodinated contrast (hives, facial swelling); ciprofloxacin (tendon). He carries no epinephrine.
Admissions: Tidemark 1/9 to 1/20/2026 and 8/2 to 8/9/2026, variceal bleeding, banded.
Primary care: Ngozi Trent, MD, Amity Family Practice, 410-555-0126.

LEGAL. One DWI, 2013, probation before judgment, closed. Nothing pending.

FAMILY. Father: alcohol, died of liver failure at 58. Mother living, diabetes, on a pump. Sister has
schizoaffective disorder. Julian's own father died waiting for a kidney; Julian takes escitalopram.

INSURANCE. Aetna, through Julian's employer (Port Amity Public Library); member W2281 77 5540, group 0811442-015. Subscriber
Julian Lowry, born 05/30/1971. Transplant benefit case TX-40077; that number is not for residential care.

CANDIDATE'S STATEMENT (at his request, verbatim): "I was sober eleven weeks and I liked the man. Then I got scared
of the surgery and drank at it. I don't want to die in the lobby. Thirty days, ninety, put me where they watch the sodium."

RECOMMENDATION
  1  Residential treatment with daily medical cover; low-sodium diet, 2 g; a bed on the ground floor; lactulose on time.
  2  Not a program that forbids mirtazapine.           3  PEth monthly, results to us.
  4  Paracentesis: program must bring him to interventional radiology or we arrange the nearest.
  5  Julian will drive him on the day. After that the program provides rides.
  ~~6  Palliative care consult.~~  Struck by committee 10/27.
Questions about placement go to the pre-transplant coordinator, Ines Maldonado-Fry, RN, 410-555-0127,
imaldonado@tidemark.example. The surgeons' line is not answered after four.
                                                                     Rosalind Okpara, LCSW-C   10/28/2026`,
    ],
    expected: {
      dob: '1974-10-11',
      sex_at_birth: 'Male',
      ...livesAt(/71 Chandlers/i, 'Port Amity', 'MD', '21999'),
      phone_number: /555-0122/,
      email_id: 'desmond.al@amitymail.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Disability',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Julian', 'Lowry', /555-0123/),
      ...speakWith(/Maldonado-Fry/i, /555-0127/),
      contact_person_email: 'imaldonado@tidemark.example',
      carrier: 'Aetna',
      subscriber_id: /W2281 77 5540/,
      group_number: '0811442-015',
      subscriber_firstname: 'Julian',
      subscriber_lastname: 'Lowry',
      subscriber_dob: '1971-05-30',
      subscriber_employer: /Port Amity Public Library/i,
      ...seenBy('pcp', /Trent/i, /555-0126/),
      ...seenBy('psychiatrist', /Halloway-Beck/i, /555-0125/),
      ...seenBy('therapist', /Gough/i, /555-0124/),
      reason_for_seeking_treatment: /die in the lobby|liked the man|residential program|got scared/i,
      current_symptoms: /PHQ-9|waking at four|no pleasure|counting what|depression/i,
      recent_substance_abuse: /half a pint|vodka|PEth 10\/13|Cannabis|Last drink/i,
      concerns_for_withdrawal: /tremor and sweats|delirious/i,
      medication_plan: /Lactulose|rifaximin|nadolol|mirtazapine/i,
      allergies: /iodinated contrast|ciprofloxacin/i,
      transportation_required: /drive him|provides rides|must bring him/i,
      additional_treatment_or_support_needed: /low-sodium|Paracentesis|ground floor|daily medical|PEth monthly/i,
      hospitalizations: /Tidemark|variceal|delirious|admissions/i,
      other_levels_of_care: /IOP|Chesapeake Steps|Detoxified/i,
      outpatient_therapy: /Gough|every other Thursday/i,
      psych_testing_done: /MoCA|neuropsychological|SIPAT/i,
      history_of_trauma: /beaten outside|Caleb|died of AIDS/i,
      history_of_tbi_concussions: /concussion|briefly unconscious/i,
      aggression_or_property_damage: /shoved a security/i,
      family_history: /liver failure|diabetes|schizoaffective/i,
      history_of_self_harm: /never hurt himself|^no\b/i,
      residential_programs: /has not been in residential|Father Martin|^no\b/i,
      ...ruledOut('history_of_suicide_attempts history_of_seizures eating_disorder'),
      epipen: /no epinephrine|^no\b/i,
      pending_legal_charges: /Nothing pending|^no/i,
    },
    open: [...fields('gender employer next_appointment probation')],
    questions: [
      asked('SIPAT total', 1, /Total 51|51 high risk/),
      asked('What is the MELD-Na?', 1, /MELD-Na 21/),
      asked('who is the hepatologist', 1, /Emeric Vastano/),
      asked('PEth on 10/13', 1, /688 ng\/mL/),
      asked('When is the next paracentesis?', 2, /11\/06\/2026/),
      asked('Aetna member number', 2, /W2281 77 5540/),
      reworded('dietary restriction', 2, /low-sodium diet|watch the sodium/),
      reworded('did he go mad on the ward in the winter', 1, /delirious for two nights/),
      reworded('was he ever attacked', 2, /beaten outside a bar/),
      reworded('what was his trade', 1, /stage electrician/),
      reworded('who stands in if his spouse cannot help', 1, /back-up is a friend, Teo/),
      reworded('where should the bed be', 2, /ground floor/),
      takenBack('was he positive for cocaine', 1, /Cocaine: positive screen/),
      takenBack('is a palliative care consult planned', 2, /Palliative care consult/),
      anothers('is he on an insulin pump', 2, /on a pump/),
      anothers('does he take escitalopram', 2, /takes escitalopram/),
      anothers('Does he have schizoaffective disorder?', 2, /Sister has schizoaffective/),
      absent('has he ever served in the military'),
      absent('what languages does he speak'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('hathersage', 'Monique', 'Hathersage', '12/02/1983'),
    as: 'scan',
    pages: [
      `PIEDMONT WEIGHT + METABOLIC INSTITUTE         PRE-SURGICAL PSYCHOLOGICAL CLEARANCE     [ ] CLEAR  [ ] DELAY  [X] NOT YET
PATIENT  Monique Hathersage      DOB 12-2-83      SEX F      DATE 10/22/26       PSYCHOLOGIST  Wade Pruitt-Osei PhD
REQUESTED PROC.  sleeve (2nd opinion: bypass)          REF BY  Dr. Lisbeth Crane, surgery
ADDRESS  ~~88 Mill~~ 3307 Foxglove Tr, Unit B, Kettle Creek NC 27999, rents          CELL 704-555-0128
EMAIL  mohath@kettlemail.example        MARITAL  S  M  (D)  W        WORK  (FT) PT  none    911 dispatcher, Gaston Co.
EMERG  brother Curtis Hathersage 704-555-0129
INS  BCBS NC State Health Plan  YPP W 1440 9921   grp S10077     self
..............................................................................................................
PATIENT CIRCLES                                                     PSYCHOLOGIST WRITES
 1 Alcohol in past yr          daily  (most days)  wkends  never    wine, box every 3 d, after shift. plus vodka seltzers
                                                                    since June. last: last night, 6 glasses. hides it
 2 Street/other drugs          Y  (N)                               THC gummies "don't count", 2/wk.  IV never
 3 Pain or nerve pills         (Y)  N                               Adipex from spa; Xanax .5 x 2-3 a day, own Rx
                                                                    until May, now from coworker
 4 Sick w/out them?            (Y)  N                               hands shake on day off, heart races, "skin
                                                                    buzzing".  ER 8/30 for it, 2 L fluid, sent home
 5 Fits/seizures               Y  (N)
 6 Blackouts                   (Y)  N                               woke on porch 10/3
 7 Binge eat                   (Y)  N                               3-4 x wk, alone, 3000+ kcal.  BED since teens
 8 Vomit/laxatives             Y  (N)                               laxatives in HS only
 9 Ever tried to end life      (Y)  N                               2006, Benadryl + wine, Catawba Med 2 d, then
                                                                    Broughton 11 d
10 Hurt self on purpose        (Y)  N                               pulls hair out, bald patch; cut until 20
11 Abused/attacked             (Y)  N                               ex, strangled x 3. hears it in calls (!!)
12 Head injury                 Y  (N)                               ? passed out when strangled, not "hit"
13 Violent / broke things      Y  (N)                               chart: slapped RN 2019 w/ sepsis.  she says "didn't
                                                                    know where I was"
14 Arrests / court             (Y)  N                               DWI 9/19/26 Gaston; ct 1/06/27.  ~~speeding~~ paid
15 On probation                Y  (N)
16 Family: drink drugs mental  (Y)  N                               mom pills, OD'd lived.  dad bariatric here 2014,
                                                                    did great, then drank.  aunt Fay hoarder.
                                                                    Curtis sober 6 y, on Vivitrol
17 Allergies                   (Y)  N                               shellfish (throat), Toradol hives. ~~bee~~ Curtis
18 EpiPen                      (Y)  N                               expired 2023
19 Genetic testing             (Y)  N                               MC4R panel neg here 9/26`,
      `PWMI     Hathersage, M     10/22/26      p 2 of 2                                           W. Pruitt-Osei PhD

TESTS      AUDIT 24    BES 31    PHQ-9 16    GAD-7 15    PCL-5 44    MBMD: "poor follow-through"  (full report on file)
MSE        tearful, jokes. no SI since 2006, "my dog". sleeps 4 h in daytime w/ blackout curtain
BMI 46.2   DM2 A1c 8.4     OSA, CPAP "when I remember"     PCOS     knees      echo nl
MEDS       metformin 1000 bid, Lexapro 20, Trulicity wkly, Topamax 50, albuterol prn
PCP        Gretel Saunders-Ojo NP, Kettle Creek Primary, 704-555-0130    next appt 11-18-26 10:40
PSYCHIATRY no          THERAPY  dept peer counselor (Ray) x 4; EAP 3 sessions 2025; wants trauma therapist
PAST TX    none for alcohol. 12 steps "watched one online."    OA 2 yrs.    no detox, no rehab

IMPRESSION    AUD severe, sedative use d/o mod, BED, PTSD (work + DV).     Surgery now = transfer of addiction risk,
              same as happened to her father.
TO PATIENT (said straight): Not "no". Finish rehab, 6 mo. with nothing, come back, we re-test.
              Her reply:  "I send an ambulance to other people all night. Okay. Send one to me. I have 5 weeks of leave and
              then they take my headset."
PLAN   [X] medical detox - alcohol AND Xanax       [X] residential that can feed BED + DM2, no Adipex
       [X] CPAP goes with her; bed rated to 400 lb [ ] MAT - defer
       [X] she drives; but license taken 10/19, so brother or program van
       ~~[X] Topamax taper~~ wrong box
CALL   our bariatric nurse navigator  Shaundra Bell RN  704-555-0131   sbell@pwmi.example   NOT surgery desk
Auth for behavioral (she called plan herself)   ref 26-1009-BH  "pending, use it"
..............................................................................................................
Doctor's scribble:  roommate Tish (same unit, B) is dialysis pt and on oxygen - no open flame, not our problem but
ask re: home.   Tish came to visit w/ her, also post-sleeve, keloids.`,
    ],
    expected: {
      dob: '1983-12-02',
      sex_at_birth: 'Female',
      ...livesAt(/3307 Foxglove/i, 'Kettle Creek', 'NC', '27999'),
      phone_number: /555-0128/,
      email_id: 'mohath@kettlemail.example',
      marital_status: 'Divorced',
      employment_status: 'Full-time',
      employer: /Gaston Co/i,
      living_status: 'Rental',
      ...inEmergency('Curtis', 'Hathersage', /555-0129/),
      ...speakWith(/Shaundra Bell/i, /555-0131/),
      contact_person_email: 'sbell@pwmi.example',
      carrier: 'BCBS (state plan)',
      subscriber_id: /YPP W 1440 9921/,
      group_number: 'S10077',
      authorization_number: /26-1009-BH/,
      ...seenBy('pcp', /Saunders-Ojo/i, /555-0130/),
      next_appointment: '2026-11-18',
      reason_for_seeking_treatment: /Send one to me|Finish rehab|5 weeks of leave|headset/i,
      current_symptoms: /tearful|PHQ-9|sleeps 4|GAD-7/i,
      recent_substance_abuse: /wine|seltzers|Xanax|gummies|Adipex|most days/i,
      concerns_for_withdrawal: /hands shake|skin buzzing|heart races|medical detox/i,
      medication_plan: /metformin|Lexapro|Trulicity|Topamax|albuterol/i,
      allergies: /shellfish|Toradol/i,
      epipen: /expired|yes|\by\b/i,
      transportation_required: /program van|license taken|brother/i,
      additional_treatment_or_support_needed: /CPAP|bed rated|BED \+ DM2|trauma therapist|medical detox/i,
      hospitalizations: /Catawba|Broughton|ER 8\/30|sepsis/i,
      outpatient_therapy: /peer counselor|EAP/i,
      psych_testing_done: /MBMD|AUDIT|BES|PHQ-9|PCL-5/i,
      completed_genetic_testing: /MC4R/i,
      history_of_self_harm: /pulls hair|cut until/i,
      history_of_suicide_attempts: /Benadryl/i,
      eating_disorder: /Binge|BED|3-4 x wk|laxatives/i,
      history_of_trauma: /strangled|hears it/i,
      aggression_or_property_damage: /slapped RN/i,
      pending_legal_charges: /DWI/i,
      upcoming_court_date: '2027-01-06',
      family_history: /mom pills|hoarder|OD'd|drank|Vivitrol/i,
      history_of_seizures: /\bN\b|^no\b/i,
      probation: /\bN\b|^no\b/i,
      ...ruledOut('residential_programs'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('history_of_tbi_concussions current_psychiatrist_name current_therapist_name other_levels_of_care'),
      ...fields('subscriber_employer'),
    ],
    questions: [
      asked('AUDIT', 2, /AUDIT 24/),
      asked('what is her BMI', 2, /BMI 46\.2/),
      asked('who is the nurse navigator', 2, /Shaundra Bell/),
      asked('When is court?', 1, /1\/06\/27/),
      asked('which surgery was requested', 1, /sleeve \(2nd opinion/),
      asked('A1c', 2, /A1c 8\.4/),
      reworded('when did she last drink', 1, /last night, 6 glasses/),
      reworded('trichotillomania', 1, /pulls hair out/),
      reworded('was she choked by a partner', 1, /strangled x 3/),
      reworded('where do the benzodiazepines come from these days', 1, /now from coworker/),
      reworded('how long may she be away from the job', 2, /5 weeks of leave/),
      reworded('breathing machine at night', 2, /CPAP/),
      takenBack('should Topamax be tapered', 2, /Topamax taper/),
      takenBack('is she allergic to bee stings', 1, /~~bee~~/),
      anothers('is she on Vivitrol', 1, /on Vivitrol/),
      anothers('Is she on dialysis?', 2, /is dialysis pt/),
      anothers('Is she a hoarder?', 1, /aunt Fay hoarder/),
      absent('how many children does she have'),
      absent('does she smoke cigarettes'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
