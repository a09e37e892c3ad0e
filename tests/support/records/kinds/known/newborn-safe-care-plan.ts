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
import { inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** The plan for a newborn whose parent uses: it speaks of the child and of two or three grown people side by side. */
export const newbornSafeCarePlan: readonly ApartRecord[] = [
  {
    person: who('castellane', 'Noor', 'Castellane-Wu', '01/25/1995'),
    as: 'text',
    pages: [
      `HARTWELL WOMEN AND NEWBORN HOSPITAL             PLAN OF SAFE CARE                Begun 10/24/2026
Maternity social work: Beatrix Lonergan, LICSW, 304-555-0130        Copies: residential program, DHHR
Infant   Juniper Castellane-Wu, girl, born 10/18/2026, 37 weeks 2 days, 2,610 g, nursery bed 6

                     MOTHER                                  OTHER PARENT
Name                 Noor Castellane-Wu                      Rafferty Doyle
Birth date           01/25/1995                              06/30/1992
Cell                 304-555-0131                            304-555-0139
E-mail               noor.cw@post.example                    none
Address              48 Tannery Hill, Apt 6                  2 Coal Fork Rd
                     Ripley Falls, WV 25999                  Ripley Falls, WV 25999
Living               friend's couch (Priya)                  his parents' house
Marital              single                                  single
Work                 none since call center closed in May    roofer, full time
Insurance            Molina Healthcare                       none
  member ID          MW40877153                              -
Uses                 fentanyl, smoked, until 09/03;          beer, 12 a day
                     cocaine, last 10/15
Withdrawal           cramps and sweats if her dose is late   shakes in the morning
Seizures             never                                   one, 2024, alcohol
Suicide attempt      two: pills at 16, wrist in Nov 2023     never
Self-harm            cut thighs, last in spring 2024         never
Violence to others   never                                   choked Noor 08/2026
Head injury          concussion 08/2026                      none known
Allergies            cephalexin (hives)                      bee stings, has EpiPen
Legal                no charges, no probation                assault, court 12/10/2026
In an emergency      Soraya Castellane, aunt, 304-555-0132   his mother
Therapist            Delphine Osgood LICSW, 304-555-0133     none`,
      `Castellane-Wu, Noor                       PLAN OF SAFE CARE                              page 2

SOCIAL WORK ASSESSMENT
Ms. Castellane-Wu is 31 and this is her second child; the first, Ezra, 6, lives with her aunt by her own
wish. She started buprenorphine at our prenatal clinic on 09/04, now 8 mg twice a day, and says that it
holds her except when the pharmacy is late. Cocaine came back in the last two weeks before the birth.
Urine at delivery: buprenorphine and cocaine. She was in Hartwell's psychiatric unit for six days after
she cut her wrist in 2023 and has had no attempt since. Edinburgh scale 17 on 10/22; item 10 "hardly
ever," no plan; we agreed on whom she calls. She sleeps three hours, cries at each feeding, will not eat.
She was taken from her parents at nine after beatings. Her mother used heroin and is ten years in
recovery; her sister Laleh has bipolar disorder and attempted suicide this July.
She left Maple Harbor's residential program for women after nine days in 2025 and was on methadone from
Ripley Falls Treatment Center in 2022 and 2023. She has no family doctor.
  "They let me hold her four hours a day. I want the place where she can come with me."

CONCERNS RAISED BY THE UNIT
 10/19  Night nurse fears mother "may harm herself like her sister." Seen, see above; no change of plan.
 10/20  ~~Mother hepatitis C positive~~ result of bed 8's mother. BL
 10/21  R. Doyle shouted at the desk and kicked the door; barred from the unit.
 10/23  ~~DHHR has custody~~ corrected by DHHR: mother keeps custody while in a program with the infant.

MOTHER'S MEDICATIONS   buprenorphine 8 mg twice daily, sertraline 50 mg, ferrous sulfate 325 mg, ibuprofen
INFANT'S MEDICATIONS   morphine 0.05 mg/kg every 3 h, vitamin D`,
      `Castellane-Wu, Noor                       PLAN OF SAFE CARE                              page 3

INFANT: WITHDRAWAL SCORES (Juniper)
 Date     Highest   Tremor   Cry    Feeding      Comment
 10/19      9       mild     high   poor
 10/20     14       marked   high   poor         seizure of 20 seconds, EEG normal, morphine begun
 10/22      8       mild     ok     fair
 10/24      5       none     ok     good         allergic rash from tape

WHO DOES WHAT                                                              By
 Mother     visit with Dr. Amara Nkemelu, obstetrics, 8:40 am              11/06/2026
 Mother     admission to a program that takes infants; breast pump; WIC    as soon as bed
 Infant     pediatrician, Dr. Leif Sorensen                                11/03/2026
 Aunt       keeps Ezra; brings clothes and car seat                        done
 Hospital   cab voucher for mother and infant, she has no car              day of discharge
 Doyle      batterers' program before any visit                            court 12/10/2026

TO ALL PARENTS WHO SIGN THIS PLAN. The risk of overdose and of suicide is greatest in the first year.
Withdrawal without help can cause seizures. Keep naloxone at home. Never shake a baby; walk away if you
feel you might hurt anybody. Signing is not an admission of abuse.
Signed   N. Castellane-Wu   10/24/2026                    B. Lonergan`,
    ],
    expected: {
      dob: '1995-01-25',
      sex_at_birth: 'Female',
      ...livesAt(/48 Tannery Hill/i, 'Ripley Falls', 'WV', '25999'),
      phone_number: /555-0131/,
      email_id: 'noor.cw@post.example',
      marital_status: 'Single',
      living_status: 'With friends',
      employment_status: 'Unemployed',
      carrier: 'Molina',
      subscriber_id: 'MW40877153',
      ...inEmergency('Soraya', 'Castellane', /555-0132/),
      ...seenBy('therapist', /Delphine Osgood/i, /555-0133/),
      next_appointment: '2026-11-06',
      reason_for_seeking_treatment: /she can come with me|program that takes infants/i,
      current_symptoms: /sleeps three hours|cries|not eat|Edinburgh/i,
      recent_substance_abuse: /fentanyl|cocaine/i,
      concerns_for_withdrawal: /cramps and sweats/i,
      medication_plan: /buprenorphine|sertraline|ferrous/i,
      allergies: /cephalexin/i,
      transportation_required: /cab voucher|no car/i,
      additional_treatment_or_support_needed: /breast pump|takes infants|WIC/i,
      hospitalizations: /psychiatric unit/i,
      residential_programs: /Maple Harbor/i,
      other_levels_of_care: /methadone/i,
      history_of_self_harm: /cut thighs/i,
      history_of_suicide_attempts: /pills at 16|wrist/i,
      history_of_trauma: /beatings|choked Noor/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /concussion/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /heroin|bipolar/i,
    },
    open: ['gender', 'employer', 'current_pcp_name', 'outpatient_therapy', ...SPOKESPERSON, ...OWN_PLAN],
    questions: [
      asked('What is her Molina member ID?', 1, /MW40877153/),
      asked('edinburgh scale', 2, /17 on 10\/22/),
      asked('buprenorphine dose', 2, /8 mg twice/),
      asked('When was Juniper born?', 1, /10\/18\/2026/),
      asked('infants highest score on 10/20', 3, /10\/20 14/),
      asked('who is the pediatrician', 3, /Leif Sorensen/),
      reworded('does she still have her baby legally', 2, /mother keeps custody/),
      reworded('any attempt to end her life', [1, 2], /pills at 16|cut her wrist/),
      reworded('what drug was in her urine besides her medicine', 2, /buprenorphine and cocaine/),
      reworded('is she safe from her ex', [1, 2], /choked Noor|barred from the unit/),
      reworded('how did she do in rehab last year', 2, /after nine days in 2025/),
      reworded('where is her older boy', 2, /lives with her aunt/),
      reworded('has she ever been aggressive toward people', 1, /Violence to others never/),
      takenBack('is her hepatitis c positive', 2, /hepatitis C positive/),
      takenBack('when did DHHR take custody', 2, /DHHR has custody/),
      anothers('bee sting allergy', 1, /bee stings, has EpiPen/),
      anothers('did she try to kill herself in July', 2, /attempted suicide this July/),
      anothers('twelve beers a day?', 1, /beer, 12 a day/),
      absent('what is her group number'),
      absent('Does she have asthma?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('yarrow', 'Delbert', 'Yarrow', '08/08/1988'),
    as: 'scan',
    pages: [
      `  STILLWATER CO. FAMILY SERVICES     PLAN OF SAFE CARE - HOME VISIT        10-26-26   2:15 pm
  Visitor  Ottoline Breck RN, 937-555-0150          to: men's residential, intake.  release signed 10-26
  BABY    Odin Yarrow-Pell, boy, b. 9-28-26.   8 lb 1.   formula.   sleeps in crib, good.
  PRIMARY (father)   Delbert "Del" Yarrow      DOB 8-8-88    M        ph 937-555-0151
     home   616 Grain Elevator Rd, Tipp Corner OH 45399, w/ his mother
     never married.      work: part time, Sully's Towing, nights off since 10-12
     Medicaid  778120045511         Dr. Tove Akintola  937-555-0152,  next 11-13-26
     counselor  Hugh Mabry LICDC  937-555-0153       psychiatrist  none
  BACKUP (gm)   Nadine Yarrow   937-555-0154    also emergency no.     has temp guardianship of baby
  MOTHER   Sunniva Pell, Stillwater Co jail til Dec

  ASK EACH, WRITE Y/N           Del      Nadine    Sunniva
   drinks or uses now            Y        N         Y
   shakes or sick if stops       Y        N         Y
   seizure ever                  Y        N         N
   tried suicide ever            N        N         Y   2022
   cuts/burns self               Y        N         N      Del: cig burns on arm, 2012, once
   hits people                   N        N         Y
   breaks things                 Y        N         Y      Del: TV + back window 7-26
   head injury                   Y        N         N      Del: ATV 2009, 2 days in hosp
   allergies                     N        Y         Y      N: codeine   S: latex
   eating disorder               N        N         Y
   probation                     Y        N         Y      Del PO Lorne Haskett, to 5-27
   new charges                   N        N         Y`,
      `  PLAN OF SAFE CARE     Yarrow D.    p2                 10-26-26  OB RN

  USE   meth, smokes, every 2-3 d, last Sat 10-24.   beer 12-15 a day, 1st one 6 am, had 2 before visit.
  STOPPING   quit in jail 2021 - seizure day 2.  Aug this yr ran out of $ - seizure in kitchen, gm saw;
     Miami Bend Hosp 2 nights.   ~~DTs 2021~~ no, he says just the fit.   This a.m. hands shake, BP 158/98
  MEDS   naltrexone script not filled.   trazodone 100.   ~~insulin~~ that's Nadine's in the fridge
  BEFORE   detox Stillwater 2023, 5 d.   IOP w/ Mabry, went twice, Aug-Sept.   residential never
  FAMILY   father Roy shot himself 1999, Del (11) found him.   Nadine diabetes.   Sunniva's side - bipolar
  MOOD   PHQ 14.  #9 = 0.   Not sleeping, jumpy, sees shadows when up 3 days.   Guns: none, gm sold them
  COURT   family ct, custody, 11-20-26, 9 am

  He said  "I passed out and dropped his bottle on him. I go in or they take him and they should."
  Nadine   afraid he "will go like Roy." He says no - never tried, would not, because of Odin.

  PLAN
   [x] Nadine has baby while Del is in     [x] Mabry keeps slot for after     [ ] foster care
   [x] program calls RN wkly               [x] visit w/ baby Sundays          [ ] no-contact order
   [ ] EpiPen in home                      [x] naloxone in home (left 2)      [x] lock box
   [ ] anger class                         [x] ride: county van, Del's license pulled
   ~~[x] hospice referral~~  wrong sheet
  BABY CHECK   no tremor now.  Finnegan 3.  rash - milk allergy?  ask Dr.   circ healing
  RULE: if a caregiver has threatened a worker, visit in pairs.   Hurt or suicidal - 988.`,
    ],
    expected: {
      dob: '1988-08-08',
      sex_at_birth: 'Male',
      ...livesAt(/616 Grain Elevator/i, 'Tipp Corner', 'OH', '45399'),
      phone_number: /555-0151/,
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Part-time',
      employer: /Sully.s Towing/i,
      carrier: 'Medicaid/MCO',
      subscriber_id: '778120045511',
      ...inEmergency('Nadine', 'Yarrow', /555-0154/),
      ...seenBy('pcp', /Tove Akintola/i, /555-0152/),
      ...seenBy('therapist', /Hugh Mabry/i, /555-0153/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /passed out and dropped|I go in/i,
      current_symptoms: /Not sleeping|jumpy|sees shadows/i,
      recent_substance_abuse: /meth|beer/i,
      concerns_for_withdrawal: /seizure|hands shake|shakes or sick|\bY\b/i,
      medication_plan: /trazodone|naltrexone/i,
      allergies: TICKED_NO,
      transportation_required: /county van|license pulled/i,
      hospitalizations: /Miami Bend|2 days in hosp/i,
      residential_programs: /residential never|\bnever\b/i,
      other_levels_of_care: /detox Stillwater|IOP/i,
      history_of_self_harm: /cig burns/i,
      history_of_suicide_attempts: /\b(?:n|no|never)\b/i,
      eating_disorder: TICKED_NO,
      history_of_trauma: /found him|shot himself/i,
      history_of_seizures: /seizure day 2|seizure in kitchen|jail 2021|\by\b/i,
      history_of_tbi_concussions: /ATV/i,
      aggression_or_property_damage: /TV \+ back window|back window/i,
      pending_legal_charges: TICKED_NO,
      probation: /Lorne Haskett|\bY\b|yes/i,
      upcoming_court_date: '2026-11-20',
      family_history: /shot himself|diabetes/i,
    },
    open: [
      'gender',
      'current_psychiatrist_name',
      'outpatient_therapy',
      'additional_treatment_or_support_needed',
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('how much does the baby weigh', 1, /8 lb 1/),
      asked('PHQ score', 2, /PHQ 14/),
      asked('when is family court', 2, /11-20-26/),
      asked('Who is his PO?', 1, /Lorne Haskett/),
      asked('his bp this morning', 2, /158\/98/),
      asked('medicaid no.', 1, /778120045511/),
      reworded('does he need an eye opener', 2, /1st one 6 am/),
      reworded('what happened when he stopped drinking before', 2, /seizure day 2|seizure in kitchen/),
      reworded('who looks after the child during rehab', 2, /Nadine has baby while Del is in/),
      reworded('firearms in the house', 2, /Guns: none/),
      reworded('hallucinations?', 2, /sees shadows/),
      reworded('what did he smash', 1, /TV \+ back window/),
      reworded('does he take the craving pill', 2, /naltrexone script not filled/),
      takenBack('insulin dose', 2, /insulin/),
      takenBack('Why was he referred to hospice?', 2, /hospice referral/),
      anothers('does he have diabetes', 2, /Nadine diabetes/),
      anothers('is he bipolar', 2, /Sunniva's side - bipolar/),
      anothers('when does he get out of jail', 1, /jail til Dec/),
      absent('what is his hepatitis c status'),
      absent('did he serve in the military'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
