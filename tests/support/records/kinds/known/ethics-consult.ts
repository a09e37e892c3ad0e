import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A hospital ethics service on a widow who may or may not decide, and a committee's minutes on a young man's second valve. */
export const ethicsConsult: readonly ApartRecord[] = [
  {
    person: who('colquitt', 'Harriet', 'Colquitt', '12/21/1957'),
    as: 'text',
    pages: [
      `PIEDMONT GRACE HOSPITAL                                                    CLINICAL ETHICS SERVICE
                                     CONSULTATION  (part of the medical record)

Patient     Harriet Colquitt                 Born  December 21, 1957            Sex  female
Unit        6 West, bed 2                    Record number  PG-5518842
Requested   October 19, 2026, by Dr. Temperance Vail (hospital medicine)
Consultants Rev. Dr. Isham Lovelace; Naomi Feuerstein, JD, MBE
Question    May the team discharge Mrs. Colquitt to a residential alcohol program on her own signature, when her son says she cannot
            decide and wants a nursing home?

I.  MEDICAL FACTS, as the team told them to us

Mrs. Colquitt, 68, was brought in on October 8 after a neighbor found her on the kitchen floor. She had been taking sherry, two bottles a day,
since her husband Warren died in November 2024, and for the last several months his leftover temazepam, three or four capsules at
night. Her last sherry was on the 7th. On the second hospital day she shook, saw her husband's dog in the room (dead these ten
years), and had one generalized seizure, her first. She was in intensive care for three days on a phenobarbital protocol.
Confusion with unsteady eyes and gait was treated as Wernicke's encephalopathy, and cleared by the 15th.

There are other problems: atrial fibrillation (apixaban 5 mg twice daily, metoprolol succinate 50 mg), osteoporosis, and a wrist
fracture, splinted. Thiamine, folate and mirtazapine 15 mg were begun here. ~~Donepezil 5 mg at
night.~~ (Entered for bed 3, struck by Dr. Oyama of geriatrics on the 13th.) She is allergic to penicillin (rash)
and to lobster (hives). She neither owns nor needs an EpiPen, per allergy in 2019.

Dr. Marcus Applewhite, neuropsychologist, tested her on October 20. Her MoCA was 25; memory low average, planning average, insight
good. He found no dementia and "capacity for placement decisions, consistently, on two days."`,
      `Colquitt, H.   PG-5518842          Ethics consultation, 10/23/2026                              leaf two

II.  THE PATIENT'S VIEW

We sat with her twice. She is courteous, dry, and tired. "I taught civics for forty years," she told us, "and now I'm asked if I
know who's president. I know precisely who's president. I also know I was drinking myself into Warren's side of the bed. I'd like to go
to a place where they'll teach me how to sit in a room at five o'clock." She understands that she might die of another
bout and that a nursing home would be safer. "Safe from what? I'd drink there. They'd wheel it in."

She sleeps in fragments, cannot read for more than a page, has let the garden go, and weeps at the dinner hour. She has not wished to die in
this admission. She did in the spring of 2025, when she swallowed the rest of Warren's digoxin; she was here a week, and then
on the geriatric psychiatry unit, Laurel Pavilion, for sixteen days. She does not harm herself otherwise. Years back her first
husband struck her; he held her head against a stove, for which she has a scar and was unconscious "some part of an
afternoon." She has broken nothing and struck nobody, saving a teacup, this month, at her son.

She had counseling from Dr. Phyllida Crane, a psychologist (704-555-0221), every other week since last year, which continues. Laurel's
psychiatrist, Dr. Bartholomew Nye (704-555-0222), still follows her and will see her on November 18, 2026. Her doctor is Dr. Anselm
Beecham (704-555-0223). She has never been in a program for drinking, residential or otherwise, and A.A. she found "loud."

III.  THE SON'S VIEW

Mr. Preston Colquitt, an attorney, has filed for guardianship; hearing before the Clerk of Superior Court is on December 2, 2026. He holds no
order now. He believed himself her health care agent; the document of 2016, which we have read, names Warren and, after him, her niece.
He is himself four years sober after Hazelden, takes naltrexone, wears an insulin pump, and had a seizure from
drinking in 2021; he fears she is where he was. He asks us to add that his father was an alcoholic, which she confirms
of her own father and not of Warren. Her sister had Alzheimer's disease.`,
      `Colquitt, H.   PG-5518842          Ethics consultation, 10/23/2026                            leaf three

IV.  ANALYSIS

The presumption is of capacity. Two independent examiners found it. Delirium is past. Her choice is stable over time, it has reasons,
and the reasons are hers. Refusing the safer of two places is not incapacity. We weighed also whether grief speaks for her; it may, and she
may let it. A patient on this unit in 2022, whose family prevailed in a like petition, died in the nursing home of a fall, and
we do not wish that case to govern this one in either direction. (He had dementia and a pacemaker.)

V.  RECOMMENDATIONS

1.  Mrs. Colquitt decides for herself. No guardian exists. Her signature suffices.
2.  The health care agent, should she lose capacity, is her niece, Winifred Ashby of Salisbury (704-555-0224; wfashby@carolinapost.example),
    who is also the person to be called in an emergency.
3.  She should go directly from the hospital, by hospital van, which is arranged for programs within 90 miles; beyond that her
    niece will drive. She is not to drive herself. She should not go home first.
4.  The program should be able to: give apixaban and thiamine without gap; allow a walker and a room near the dining hall; see her
    balance treated (physical therapy twice weekly); offer grief work; and keep sedatives from her.
5.  The program should speak with our social worker, Ms. Theodora Quince, 704-555-0225, tquince@piedmontgrace.example, and not with Mr.
    Colquitt, at her wish (form signed October 21).

VI.  FACTS FOR THE RECEIVING PROGRAM (prepared by Ms. Quince)

    Lives           alone, in her own house, 9 Wisteria Close, Davidsonburg, NC 28998          Phone  704-555-0226
    Marital         widow                          Work   retired, Mecklenburg schools
    Insurance       Medicare, 3QR8-WT5-YX20; supplement, AARP, not needed for this
    Legal           no charges, none ever.   Not on probation.    The guardianship hearing is the only court matter.
    Infection       C. difficile negative 10/16.    ~~MRSA nares positive 10/9~~ wrong specimen, TQ    COVID-19 booster given 10/21.
    Weapons         Warren's shotgun, given to the sheriff 10/12
    Stopping again  Would need medical watching: delirium and seizure this time

                     Signed   I. Lovelace        N. Feuerstein          October 23, 2026, 4:40 p.m.`,
    ],
    expected: {
      dob: '1957-12-21',
      sex_at_birth: 'Female',
      ...livesAt(/9 Wisteria/i, 'Davidsonburg', 'NC', '28998'),
      phone_number: /555-0226/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Winifred', 'Ashby', /555-0224/),
      emergency_contact_primary_email: 'wfashby@carolinapost.example',
      ...speakWith(/Quince/i, /555-0225/),
      contact_person_email: 'tquince@piedmontgrace.example',
      carrier: 'Medicare',
      subscriber_id: /3QR8-WT5-YX20/,
      ...seenBy('therapist', /Phyllida Crane/i, /555-0221/),
      ...seenBy('psychiatrist', /Bartholomew Nye/i, /555-0222/),
      current_pcp_name: /Beecham/i,
      current_pcp_phone: /555-0223/,
      next_appointment: '2026-11-18',
      reason_for_seeking_treatment: /sit in a room at five|Warren's side|I'd like to go/i,
      current_symptoms: /sleeps in fragments|weeps at the dinner|cannot read for more|garden go/i,
      recent_substance_abuse: /sherry|two bottles a day|temazepam/i,
      concerns_for_withdrawal: /medical watching|delirium and seizure|generalized seizure|phenobarbital/i,
      medication_plan: /apixaban|metoprolol|Thiamine|mirtazapine/i,
      allergies: /penicillin|lobster/i,
      epipen: /neither owns nor needs|^no\b/i,
      transportation_required: /hospital van|niece will drive|not to drive/i,
      additional_treatment_or_support_needed: /walker|physical therapy|grief work|keep sedatives/i,
      hospitalizations: /Laurel Pavilion|intensive care|October 8|brought in/i,
      outpatient_therapy: /Crane|counseling/i,
      psych_testing_done: /Applewhite|MoCA|tested her/i,
      history_of_suicide_attempts: /digoxin/i,
      history_of_trauma: /first\s+husband struck|against a stove/i,
      history_of_seizures: /one generalized seizure/i,
      history_of_tbi_concussions: /against a stove|unconscious/i,
      family_history: /of her own father|Alzheimer/i,
      ...ruledOut('history_of_self_harm residential_programs pending_legal_charges probation'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender employer upcoming_court_date other_levels_of_care aggression_or_property_damage'),
    ],
    questions: [
      asked('What was the MoCA?', 1, /MoCA was 25/),
      asked('who asked for the consultation', 1, /Temperance Vail/),
      asked('when is the hearing on guardianship', 2, /December 2, 2026/),
      asked('what is her Medicare number', 3, /3QR8-WT5-YX20/),
      asked('how many bottles of sherry a day', 1, /two bottles a day/),
      asked('which geriatric psychiatry unit was she on', 2, /Laurel Pavilion/),
      reworded('can she sign herself in', [1, 3], /capacity for placement|decides for herself|signature suffices/),
      reworded('what did she overdose on after she was widowed', 2, /digoxin/),
      reworded('what did she hallucinate in withdrawal', 1, /husband's dog/),
      reworded('who would make decisions if she became unable', [2, 3], /her niece/),
      reworded('Where are the firearms now?', 3, /given to the sheriff/),
      reworded('what did she do for a living', [2, 3], /taught civics|Mecklenburg schools/),
      reworded('how did she get hurt in her earlier marriage', 2, /struck her|against a stove/),
      takenBack('is she positive for MRSA', 3, /MRSA nares positive/),
      takenBack('does she take donepezil', 1, /Donepezil/),
      anothers('does she take naltrexone', 2, /takes naltrexone/),
      anothers('Does she wear an insulin pump?', 2, /insulin pump/),
      anothers('does she have a pacemaker', 3, /pacemaker/),
      absent('how much does she weigh'),
      absent('does she smoke'),
      absent('is she Hepatitis C positive'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('arguello', 'Mateo', 'Arguello', '02/11/1997'),
    as: 'scan',
    pages: [
      `ST. DYMPHNA MEDICAL CENTER        Ethics Committee, subcommittee "hard cases"        minutes, Tues 10/27/2026, 7:00 am
present: Dr. Halloran (chair), Sr. Agnes Mbeki, K. Lindqvist RN, R. Otterbein chaplain, Dr. Shah CT surg, A. Delaunay SW
case 2 of 3                                                       (cases 1 and 3 on separate sheets, not for release)

CASE 2     ARGUELLO, Mateo     DOB 02/11/1997     29 M     CVICU 7 -> step-down 10/24      MRN 77-41902
ISSUE      surgery wants "contract" before they'd ever do a third valve; pt asks for residential not SNF;  PICC in IVDU
MEDICAL    2nd endocarditis (MSSA), tricuspid, bioprosthetic 10/6/26 by Shah.  First valve 5/2024 (here, 31 d).  Cefazolin IV to
           11/17/26.  Septic emboli lungs.  Hep C+ RNA 1.2 M.  HIV neg 10/9.  Ejection fr 55.
           Meds: cefazolin 2 g q8, methadone 90 (in house, started 10/8), aspirin 81, furosemide 20, quetiapine 50 hs,
           gabapentin 300 tid.    ~~apixaban 5 bid~~ pharmacy: entered under wrong bed, rm 7A
           ALLERGIES vancomycin (flush, slow ok); tree pollen.    EpiPen none.
DRUGS      heroin/fentanyl IV 12-15 bags/d x 6 y;  meth IV w/e.   last: in bathroom here 10/3, via PICC #1 (found, owned up).
           nicotine 1 ppd.  etoh rare.
           w/d: COWS 22 on 10/4, vomited, left bed, found in stairwell shaking.  No seizures ever.
WHO HE IS  lineman apprentice till 2024, IBEW Local 481, dropped.  now unemployed.  sleeps in sister's van.
           daughter Luz, 4, in kinship w/ sister.  GED.
           "I put a clean valve on a dirty life twice.  I know what you're all voting on.  I want ninety days somewhere that'll let me finish
            the antibiotics, then I want to climb poles."
PSYCH      dr. Ivo Prandtl C-L: PTSD, MDD.  PHQ-9 18.  nightmares, startle, guilt.  SI: none now.  2021 shot up a "hot bag" on
           purpose, intubated 5 d, Mercy Fulton.  superficial cuts L forearm 2023.  father beat him w/ extension cord;
           saw cousin burn in a fire at 9.  Fell from bucket truck '22, LOC, "concussion clinic" 2 mo.
           neuropsych: done 3/2023, Dr. Wexler, avg.`,
      `St. D  Ethics subcommittee  10/27/2026  case 2 cont.  ARGUELLO 77-41902

DISCUSSION
  Shah    - will not say never.  says third valve mortality; wants addiction tx first.
  Otterb. - a rule for him must be a rule for smokers w/ bypass.
  KL      - staff split.  he threw a tray at wall 10/5 (day 2 w/d), dented pump, apologized.  security called for his
            visitor "Trey" not him, Trey is banned (knife).
  Sr A    - recalls our 2023 pt, woman 33, died in parking lot after AMA.  she had 3 valves, refused methadone.
  AD      - brother Andres: bipolar, prison 2025.  mother in recovery, 11 y, Anoka; has MS, uses a scooter.  father d. OD.
            legal: possession 4th, Polk Co, court 12/08/26 9 am.  unsupervised probation to 6/2027 for theft.  no parole.
            ~~warrant Dane Co.~~  other Arguello, AD
            ~~sex offense, per roommate~~  roommate's own, delete
            not registered
  DECISION  (unanimous)   no contract.  Offer any future surgery on merits.  Transfer to residential that takes PICC + methadone.
            PICC: tamper seal, program RN gives.    committee looks again in 2 wk

SOCIAL WORK DATA (A. Delaunay)                                        515-555-0231  adelaunay@stdymphna.example   <- calls, beds
   addr (mail)  c/o sister, 640 Tallgrass Ave, Grinnell Forks, IA 50998
   cell         515-555-0232      marateo97@plainsmail.example
   emerg        Ximena Arguello (sister) 515-555-0233      single
   ins          Iowa Total Care (Medicaid)   1880 226 41 C       auth ITC-9917-R for resid 30 d, good to 11/30
   PCP          Dr. Lucian Marsh, Primary Health, 515-555-0234
   therapist    Rosalba Fuentes LISW, 515-555-0235, saw x6 before hosp, will resume by video
   psychiatry   none outpt
   dosing       guest dose UCS; last letter 10/26, 90 mg
   prior tx     Prairie Ridge resid 60 d 2023 done.  MECCA detox '22, '24.  IOP House of Mercy '24, dropped at valve.
   next         CT surgery + echo clinic 11/20/26 1 pm, here, transport needed
   transport    hospital will taxi discharge only; no car.  Medicaid ride line 3 d ahead
   needs        IV room, lockbox, cardiac diet 2 g, weights no lift > 10 lb x 8 wk, step meetings w/ Spanish, pic of Luz
   guardianship none, he decides

  left w/ minutes by mistake, cut off:   "...case 3, baby girl R., NAS, mother wants to breast feed on Subutex, Hep B..."`,
    ],
    expected: {
      dob: '1997-02-11',
      sex_at_birth: 'Male',
      ...livesAt(/640 Tallgrass/i, 'Grinnell Forks', 'IA', '50998'),
      phone_number: /555-0232/,
      email_id: 'marateo97@plainsmail.example',
      marital_status: 'Single',
      employment_status: 'Unemployed',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Ximena', 'Arguello', /555-0233/),
      ...speakWith(/Delaunay/i, /555-0231/),
      contact_person_email: 'adelaunay@stdymphna.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /1880 226 41 C/,
      authorization_number: 'ITC-9917-R',
      ...seenBy('pcp', /Lucian Marsh/i, /555-0234/),
      ...seenBy('therapist', /Fuentes/i, /555-0235/),
      next_appointment: '2026-11-20',
      reason_for_seeking_treatment: /clean valve|ninety days|climb poles/i,
      current_symptoms: /PHQ-9 18|nightmares|startle|guilt/i,
      recent_substance_abuse: /heroin\/fentanyl|12-15 bags|meth IV/i,
      concerns_for_withdrawal: /COWS 22|vomited|stairwell/i,
      medication_plan: /cefazolin|methadone 90|furosemide|quetiapine/i,
      allergies: /vancomycin|tree pollen/i,
      epipen: /EpiPen none|^none|^no\b/i,
      transportation_required: /taxi discharge|no car|ride line|transport needed/i,
      additional_treatment_or_support_needed: /IV room|lockbox|cardiac diet|Spanish|PICC/i,
      hospitalizations: /Mercy Fulton|First valve|31 d|bioprosthetic/i,
      residential_programs: /Prairie Ridge/i,
      other_levels_of_care: /MECCA|House of Mercy|detox/i,
      outpatient_therapy: /Fuentes|House of Mercy|IOP/i,
      psych_testing_done: /Wexler|neuropsych/i,
      history_of_self_harm: /superficial cuts/i,
      history_of_suicide_attempts: /hot bag|on\s+purpose/i,
      history_of_trauma: /extension cord|cousin burn/i,
      history_of_tbi_concussions: /bucket truck|concussion clinic/i,
      aggression_or_property_damage: /threw a tray|dented pump/i,
      pending_legal_charges: /possession 4th/i,
      probation: /unsupervised probation|6\/2027/i,
      upcoming_court_date: '2026-12-08',
      family_history: /bipolar|father d\. OD|in recovery/i,
      ...ruledOut('history_of_seizures parole_granted registered_sex_offender'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender living_status employer sexually_inappropriate_behavior current_psychiatrist_name'),
    ],
    questions: [
      asked('What is the MRN?', [1, 2], /77-41902/),
      asked('until when is the cefazolin', 1, /11\/17\/26/),
      asked('who is his therapist', 2, /Rosalba Fuentes/),
      asked('how much methadone', [1, 2], /methadone 90|90 mg/),
      asked('What is the auth for residential?', 2, /ITC-9917-R/),
      asked('when is court in Polk Co', 2, /12\/08\/26/),
      reworded('how many heart operations has he had', 1, /2nd endocarditis|First valve/),
      reworded('may he use the line himself', 2, /tamper seal|program RN gives/),
      reworded('did he inject while a patient', 1, /in bathroom here/),
      reworded('what will he do for work afterwards', 1, /climb poles/),
      reworded('was he flogged at home', 1, /extension cord/),
      reworded('who has custody of his little girl', 1, /kinship w\/ sister/),
      reworded('what did the members resolve', 2, /no contract/),
      takenBack('is he on apixaban', 1, /apixaban/),
      takenBack('Does he have a warrant in Dane County?', 2, /warrant Dane/),
      takenBack('which sex offense is he accused of', 2, /sex offense/),
      anothers('has he been banned over a knife', 2, /banned \(knife\)/),
      anothers('does he have MS', 2, /has MS/),
      anothers('was he in prison in 2025', 2, /prison 2025/),
      absent('what are his liver enzymes'),
      absent('What vaccinations has he had?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
