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
import { fields, inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What a fertility clinic asks of two people at once, side by side, and the note that ends their treatment for now. */
export const fertilityClinicIntake: readonly ApartRecord[] = [
  {
    person: who('hathersage', 'Philippa', 'Hathersage', '05/21/1988'),
    as: 'text',
    pages: [
      `ORCHARD HILL REPRODUCTIVE MEDICINE                          COUPLE INTAKE          Chart 26-3390

                        PATIENT (carrying)                      PARTNER
Name                    Philippa Hathersage                     Lorcan Mulvey
Born                    05/21/1988                              01/30/1985
Sex                     F                                       M
Cell                    203-555-0110                            203-555-0111
E-mail                  philippa.h@post.example                 lorcan.m@post.example
Address                 27 Weir Street, Coldbrook, CT 06899     same
Marital                 married 2016                            married
Home                    own                                     own
Work                    pastry cook, full time, Bread & Salt    lineman
Insurance               through partner                         UMR, ID 40718822, group 76-410993
                                                                employer Housatonic Power
Alcohol per week        2                                       14
Tobacco                 none                                    1 pack a day
Cannabis                none                                    gummies
Other drugs             none                                    none
Allergies               iodine contrast (hives)                 penicillin
Surgeries               laparoscopy 2021                        varicocele 2022
Medicines               prenatal vitamin, levothyroxine 50      testosterone (stopped 2024)
Seizures                no                                      as a child, with fever
Concussion              no                                      football, two
Depression / anxiety    anxiety since 2022                      no
Suicide attempt         no                                      no
Self-injury             no                                      no
Eating disorder         anorexia at 17, inpatient 2005          no
Genetic carrier test    done 02/2024: cystic fibrosis carrier   done 02/2024: negative
Police, court           none                                    DWI 2019
Family illness          sister: Turner syndrome                 brother: hemophilia
                        father: alcoholic
Completed 02/12/2024    P. Hathersage                           L. Mulvey`,
      `Hathersage, Philippa      26-3390                 PHYSICIAN'S NOTE               10/19/2026
Eloise Farrant, MD, reproductive endocrinology, 203-555-0112.   Sent at her request to the residential program.

Mrs. Hathersage came alone. The intake of 2024 is out of date in what it says of alcohol and I write this in its place.
After the second transfer failed and the third ended at eleven weeks (March 2026) she began to drink at night. It is now
a bottle and a half of wine, sometimes with vodka, every evening; the last was last night. She also takes zolpidem 10 mg,
two or three, ordered on line. By noon her hands tremble and she has palpitations. On a weekend at her mother's in
August, without wine, she saw the wallpaper move and called an ambulance; Coldbrook General kept her two nights. She had
no seizure. PHQ-9 was 20. She has thoughts that she does not deserve to live and, in May, she took eleven of the
zolpidem "to see"; she vomited and told nobody until today. Mr. Mulvey knows now. She does not cut herself. She eats
very little again, weight 104 lb, BMI 17.6.

He drinks as he did, and I have asked him to lock the cabinet. In June they fought and he broke his hand on the door; he
has not struck her. She threw a dish at the wall the same night. She says of it, "I have become my father."

~~The couple is divorcing; frozen embryos in dispute.~~   EF: dictated into the wrong chart.
~~hCG positive 10/12.~~   EF: result of another patient. Hers on 10/19 is negative.

Transfer is off until she has been well for six months. "I want a year of not hating my body," she said, "and I need to
be somewhere I can't reach a glass." She takes levothyroxine 75 and sertraline 50, the second from her family doctor,
Dr. Ignatius Pell, 203-555-0113. Therapist: Mara Feldstein, PsyD, 203-555-0114, next on 11/04/2026. She wants a program
that knows eating disorders. Her sister Imogen, 203-555-0115, is to be called in an emergency and will drive her (she has
been told not to drive). No court or police matters. No earlier treatment for alcohol.

Clinic's general sheet: Alcohol and fertility. More than seven drinks a week lowers success. Stop herbal sleep aids.
A woman with epilepsy must tell us about valproate. Crisis line 988 for grief after loss.`,
    ],
    expected: {
      dob: '1988-05-21',
      sex_at_birth: 'Female',
      ...livesAt(/27 Weir/i, 'Coldbrook', 'CT', '06899'),
      phone_number: /555-0110/,
      email_id: 'philippa.h@post.example',
      marital_status: 'Married',
      living_status: 'Own home',
      employment_status: 'Full-time',
      employer: /Bread & Salt/i,
      carrier: 'UMR',
      subscriber_id: '40718822',
      group_number: '76-410993',
      subscriber_firstname: 'Lorcan',
      subscriber_lastname: 'Mulvey',
      subscriber_dob: '1985-01-30',
      subscriber_employer: /Housatonic/i,
      emergency_contact_primary_firstname: 'Imogen',
      emergency_contact_primary_phone: /555-0115/,
      ...seenBy('pcp', /Ignatius Pell/i, /555-0113/),
      ...seenBy('therapist', /Mara Feldstein/i, /555-0114/),
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /hating my body|can't reach a glass/i,
      current_symptoms: /PHQ-9|deserve to live|tremble|palpitations|eats\s+very little/i,
      recent_substance_abuse: /wine|vodka|zolpidem/i,
      concerns_for_withdrawal: /tremble|wallpaper move|palpitations/i,
      medication_plan: /levothyroxine|sertraline/i,
      allergies: /iodine/i,
      transportation_required: /drive her|not to drive/i,
      additional_treatment_or_support_needed: /knows eating disorders/i,
      hospitalizations: /Coldbrook General|inpatient 2005/i,
      completed_genetic_testing: /cystic fibrosis/i,
      history_of_self_harm: RULED_OUT,
      history_of_suicide_attempts: /eleven of the\s+zolpidem/i,
      eating_disorder: /anorexia/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: RULED_OUT,
      aggression_or_property_damage: /threw a dish/i,
      pending_legal_charges: RULED_OUT,
      family_history: /Turner|alcoholic/i,
    },
    open: [
      ...fields('gender residential_programs other_levels_of_care history_of_trauma probation upcoming_court_date'),
      ...fields('emergency_contact_primary_lastname outpatient_therapy current_psychiatrist_name'),
      ...SPOKESPERSON,
    ],
    questions: [
      asked('group number', 1, /76-410993/),
      asked('What is the BMI?', 2, /BMI 17\.6/),
      asked('is she a cystic fibrosis carrier', 1, /cystic fibrosis carrier/),
      asked('what dose of levothyroxine does she take today', 2, /levothyroxine 75/),
      asked('PHQ-9', 2, /PHQ-9 was 20/),
      asked('Who is her therapist?', 2, /Mara Feldstein/),
      reworded('how much does she drink these days', 2, /bottle and a half/),
      reworded('did she ever see things that were not there', 2, /wallpaper move/),
      reworded('overdose this spring', 2, /eleven of the zolpidem/),
      reworded('miscarriage', 2, /ended at eleven weeks/),
      reworded('was she in hospital as a teenager', 1, /anorexia at 17, inpatient 2005/),
      reworded('is she expecting now', 2, /Hers on 10\/19 is negative/),
      reworded('who pays for the plan - whose employer', 1, /employer Housatonic Power/),
      takenBack('are they divorcing', 2, /couple is divorcing/),
      takenBack('when was hCG positive', 2, /hCG positive/),
      reworded('is she a smoker', 1, /Tobacco none/),
      reworded('has she hurt her head', 1, /Concussion no/),
      reworded('has she got a DWI', 2, /No court or police matters/),
      anothers('penicillin allergy?', 1, /penicillin/),
      absent('does she have hepatitis C'),
      absent('what is her blood type'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('kincannon', 'Everett', 'Kincannon', '03/03/1983'),
    as: 'scan',
    pages: [
      `    WILLOW FORK FERTILITY             MALE PARTNER / DONOR UPDATE            10-23-26     RN Dot
    pt for this form = the MALE.      wife's chart 2217 separate

    Everett Kincannon      3-3-83     ph 615-555-0120     wife Tamsin  615-555-0121 (emerg, Tamsin Kincannon)
    118 Limestone Pike,  Mount Arden TN 37099        rent.     married 4 y
    Cigna  U5510 4488   grp 3201147   own job = Arden Motors, was FT,  LET GO 10-9 -> COBRA papers
    doc  Dr. Wanda Sturgis  615-555-0122      psych no      counselor  Rev. Hutch? no lic.

                              HIM         HER
     age                      43          37
     kids before              1           0
     alcohol                  none 6 y    soc
     tobacco                  dip         no
     opioid / pain pills      Y           no
     testosterone/steroids    Y           -
     meth/coke                no          no
     thyroid                  no          Y
     seizure                  no          Y  (child)
     head inj                 Y           no
     depression               Y           Y
     suicide try              no          Y  '09
     hurt self                no          no
     allergy                  sulfa       latex
     hep B / C / HIV          neg/POS C/neg     neg all
     legal                    Y           no
     infertility dx           azo         PCOS

   SA 10-16:   count 0.  T 98.  LH <1     (opioid + tren)
   ~~SA 10-16 count 40 mil~~   wrong cup`,
      `   Kincannon  E.     10-23-26   p2      (after talk w/ Dr. Prakash, wife out of room at his wish)

   pills: roxy 30 x 6-8/d snorted, street, 3 y.   since Sept "some are fent, I know it."    last 6 am today.
   off 1 day in July:  puking, sweats, legs, crying.   COWS here 6.    no OD.  (friend OD'd in his truck 8/26, died)
   steroids: tren + test, stopped Jan.   rage then - put fist thru TV, choked his brother, 12/25.  none since.
   HI no.  SI "no, I've a boy."   never tried, he says, never cut.
   detox none.   rehab none.   SMART mtgs x4.   "prison was my rehab":  2006-08, agg. robbery, paroled 08, off paper '10
   now:  theft of tools, employer, court 12-8-26 Arden Co.    ~~probation officer Beal~~   that was his cousin's.  none
   head: combine wreck '99, skull fx, 3 wk hosp Nashville.    mem. poor since
   fam:  dad OD'd oxy '14.   mom OK.   gma Huntington's !!  pt gene test 2023 = NEG, CAG 19.
   meds:  clomiphene 25 (Prakash),  gabapentin 300 tid, stool softener,    ~~naltrexone 50~~ PRAKASH CANCELLED - on opioids!!
   sulfa = skin peels, hosp 2003.
   sleeps 3 h.  low.  no sex drive.   PHQ 15.   weight up 12

   WANTS  "I'm 43, I shoot blanks because of dope. I'd like to be a dad right this time."
     go in, 30 d or more,  start bup there.   needs hep C tx.
     son Cole (15) w/ ex.   wife will drive him.  she can't be there past Fri, own retrieval.
   APPT     Dr. Prakash recheck SA  1-22-27.     Dr. Sturgis  11-6-26  hep C

   SHEET STAPLED - DONOR #4471 (anon)   "24, no drugs, mother bipolar, father MI at 50, bee allergy, broke femur"`,
    ],
    expected: {
      dob: '1983-03-03',
      sex_at_birth: 'Male',
      ...livesAt(/118 Limestone/i, 'Mount Arden', 'TN', '37099'),
      phone_number: /555-0120/,
      marital_status: 'Married',
      living_status: 'Rental',
      employment_status: 'Unemployed',
      carrier: 'Cigna/Evernorth',
      subscriber_id: /U5510 4488/,
      group_number: '3201147',
      ...inEmergency('Tamsin', 'Kincannon', /555-0121/),
      ...seenBy('pcp', /Wanda Sturgis/i, /555-0122/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /shoot blanks|be a dad/i,
      current_symptoms: /sleeps 3 h|PHQ 15|no sex drive/i,
      recent_substance_abuse: /roxy|fent/i,
      concerns_for_withdrawal: /puking|COWS here 6/i,
      medication_plan: /clomiphene|gabapentin/i,
      allergies: /sulfa/i,
      transportation_required: /wife will drive/i,
      additional_treatment_or_support_needed: /hep C tx|start bup/i,
      hospitalizations: /skull fx|Nashville|hosp 2003/i,
      residential_programs: /rehab none|none/i,
      other_levels_of_care: /detox none|none/i,
      completed_genetic_testing: /gene test 2023|CAG 19/i,
      history_of_self_harm: TICKED_NO,
      history_of_suicide_attempts: TICKED_NO,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /combine wreck|skull fx/i,
      aggression_or_property_damage: /fist thru TV|choked/i,
      pending_legal_charges: /theft of tools/i,
      probation: RULED_OUT,
      parole_granted: /paroled 08|off paper/i,
      upcoming_court_date: '2026-12-08',
      family_history: /OD'd oxy|Huntington/i,
    },
    open: [
      ...fields('gender employer subscriber_employer history_of_trauma current_psychiatrist_name'),
      ...fields('current_therapist_name outpatient_therapy'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('COWS', 2, /COWS here 6/),
      asked('what does T measure', 1, /T 98/),
      asked('Cigna group', 1, /3201147/),
      asked('When is court?', 2, /court 12-8-26/),
      asked('gabapentin dose', 2, /gabapentin 300 tid/),
      asked('who is his doc for hep C', [1, 2], /Dr\. Wanda Sturgis|Dr\. Sturgis 11-6-26/),
      reworded('how many opioid tablets daily', 2, /x 6-8\/d snorted/),
      reworded('does he carry the Huntington gene', 2, /gene test 2023 = NEG/),
      reworded('time served', 2, /2006-08, agg\. robbery/),
      reworded('what did he break on steroids', 2, /fist thru TV/),
      reworded('viral hepatitis result', 1, /POS C/),
      reworded('did he lose his job', 1, /LET GO 10-9/),
      reworded('any treatment stays in the past', 2, /detox none\. rehab none/),
      reworded('skull fracture cause', 2, /combine wreck/),
      takenBack('sperm count in millions', 1, /count 40 mil/),
      takenBack('naltrexone dose', 2, /naltrexone 50/),
      takenBack('who is his probation officer', 2, /probation officer Beal/),
      reworded('did he try to die in 2009', 2, /never tried/),
      anothers('bee allergy', 2, /bee allergy/),
      anothers('is he allergic to latex', 1, /sulfa latex/),
      reworded('did he overdose in the truck', 2, /no OD\./),
      absent('his e-mail address'),
      absent('does he have diabetes'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
