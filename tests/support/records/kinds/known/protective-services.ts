import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What adult protective services finds of a grown person who is neglected, or neglects herself, and passes on for treatment. */
export const protectiveServices: readonly ApartRecord[] = [
  {
    person: who('vandenhoek', 'Marguerite', 'Vandenhoek', '01/25/1958'),
    as: 'text',
    pages: [
      `STATE OF MICHIGAN  -  ADULT PROTECTIVE SERVICES                                  INVESTIGATION SUMMARY AND REFERRAL
Intake 26-APS-071142                                                          Standard of promptness: met
------------------------------------------------------------------------------------------------------------------
CLIENT NAME              DATE OF BIRTH     SEX     MARITAL STATUS    PHONE             PRIMARY LANGUAGE
Vandenhoek, Marguerite   01/25/1958        F       Widowed           231-555-0154      English (some Dutch)
ADDRESS                                            COUNTY            LIVING ARRANGEMENT
2718 Old Orchard Rd, Windmill Bay, MI 49999        Benzie            own home; son in basement since May
------------------------------------------------------------------------------------------------------------------
ALLEGATIONS              SUBSTANTIATED?    PERPETRATOR
Self-neglect             Yes               Client
Financial exploitation   Yes               Pieter Vandenhoek, son, 41
Physical abuse           No                ~~Pieter Vandenhoek~~ neighbor withdrew her statement 10/14
Sexual abuse             No                -
------------------------------------------------------------------------------------------------------------------
REFERENT. Meals on Wheels driver found her on the kitchen floor on October 5, with the stove on.

WORKER'S NARRATIVE (face to face 10/6, 10/13, 10/22)
10/6. At Munson Bay Hospital, bed 311. Awake, ashamed. She was a school librarian for thirty years, retired in 2020. Hans, her
husband, died on February 2, 2024. Since then she drinks sherry, "a bottle at lunch and one to sleep," and takes the Norco and
Ambien that were Hans's and, since they ran out, Percocet that Pieter sells her, three or four a day. She had both on
the morning of the 5th. No other drugs, no marijuana. She has never smoked.
She fell on 10/5: a 4 cm scalp cut and a bleed "the size of a dime" that was watched, not operated on. Also fell in June,
wrist. On the ward she was "seeing Hans in the chair" for three nights, sweating, BP 180/100; Ativan by protocol, CIWA to 19.
No seizure was seen and she has had none. She was there October 5 to 12; before that only for her gallbladder in 1999.
10/13. At home. Refrigerator: butter. 88 pounds (112 last year). Mail unopened since spring; gas shut-off notice. She eats
toast. She does not have an eating disorder, says her doctor; "I forget to be hungry." She is oriented, gives the president, loses two
of three words. Pieter shouted from the stairs. He is on parole for home invasion, has two warrants, injects meth, and has
hepatitis C. He hit a wall while I was there, not his mother.
10/22. She let me call. "I was the one who put things in order. I'd like somebody to put me in order. I'll go, if it isn't the
nursing home where Hans died, and if someone feeds the birds."`,
      `26-APS-071142                          Vandenhoek, Marguerite                                            page 2 of 2

RISK SCREEN                                  Answer   Explanation
 Suicide, current                            No       none expressed, none asked of the neighbors
 Suicide attempt, past                       Yes      1977, aspirin, at college; two weeks at Pine Rest
 Self-injury                                 No       -
 Violence by client                          No       Threw a cup of tea at Pieter's door, 10/1. Property only, cup broke
 Weapons in home                             Yes      Hans's deer rifle, taken to sheriff 10/14
 Seizures                                    No       see narrative
 Wandering / cognition                       ?        SLUMS 21/30 by hospital OT; repeat sober
 Wound, ulcer                                Yes      heel, left, stage 2
 Pets                                         No      ~~Yes, 9 cats~~  those are the tenants next door, RV

MEDICAL.  Dr. Kirsten Aldous, Windmill Bay Primary Care, 231-555-0155. Seen 10/15; next Monday November 9, 2026 at 10:00 AM.
 Thyroid, osteoporosis, atrial fibrillation. Medicines: levothyroxine 75 mcg, apixaban 5 mg twice daily, metoprolol 25,
 alendronate weekly, trazodone 50; thiamine begun at the hospital. Codeine makes her vomit; doxycycline, hives.
 No epinephrine pen. Hearing aids, both. Walks with a rolling walker.
COUNSELING.  Grief group at Hospice of Benzie, six evenings in 2024. Sees the parish nurse, no therapist, no psychiatrist.
 Never in a treatment program or detoxification apart from the hospital.
HISTORY.  As a child in Holland, Michigan, she was kept in a cellar by an aunt for a winter, and she doesn't stand dark rooms.
 Hans's last year, with feeding tube at home, she calls "the bad film."
FAMILY.  Her father drank and drowned. Her mother had dementia at 70. Pieter: as above. Daughter Annelies, Grand Rapids, is well.

DECISION-MAKING.  Capacity evaluation by Dr. Stroh, psychologist, 10/19: has capacity. No guardian. Annelies was named
 patient advocate on 10/21 (in effect only if two doctors say so). ~~Petition for guardianship filed~~  entered in error; RV 10/23.
EMERGENCY CONTACT   Annelies Vandenhoek-Boersma, 616-555-0156, annelies.vb@harbor.example. Do not call Pieter.
INSURANCE           Medicare 1EG4-XX7-MK91 and Priority Health supplement, 88 3017 2, group none. Her own coverage.
LEGAL               No charges, no probation. As victim: preliminary exam of Pieter, Benzie County, 11/24/2026; she may testify.

SERVICE PLAN AND REFERRAL
  1  Residential treatment with medical detox (alcohol and oxycodone together; on a blood thinner; bleeding noted).
  2  Low bed, walker, hearing aids, night light. Dietitian: weight.
  3  Non-emergency medical transport arranged by us once a date is set (she doesn't drive; license surrendered).
  4  Home kept safe: locks changed 10/25, gas paid; birds, Annelies.
  5  No visits or calls from Pieter Vandenhoek.
Placement contact: Rashad Villeneuve, APS specialist, 231-555-0157, villeneuver@apsbenzie.example
                                                                    R. Villeneuve          October 27, 2026`,
    ],
    expected: {
      dob: '1958-01-25',
      sex_at_birth: 'Female',
      ...livesAt(/2718 Old Orchard/i, 'Windmill Bay', 'MI', '49999'),
      phone_number: /555-0154/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Annelies', 'Vandenhoek-Boersma', /555-0156/),
      emergency_contact_primary_email: 'annelies.vb@harbor.example',
      ...speakWith(/Villeneuve/i, /555-0157/),
      contact_person_email: 'villeneuver@apsbenzie.example',
      carrier: 'Medicare',
      subscriber_id: /1EG4-XX7-MK91|88 3017 2/,
      ...seenBy('pcp', /Aldous/i, /555-0155/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /put me in order|I'll go, if|kitchen floor|Residential treatment|Self-neglect/i,
      current_symptoms: /forget to be hungry|88 pounds|ashamed|eats toast|loses two/i,
      recent_substance_abuse: /sherry|Norco|Percocet/i,
      concerns_for_withdrawal: /seeing Hans|CIWA|sweating|medical detox|Ativan by protocol/i,
      medication_plan: /levothyroxine|apixaban|metoprolol|trazodone/i,
      allergies: /Codeine|doxycycline/i,
      epipen: /No epinephrine|^no\b/i,
      transportation_required: /medical transport|doesn't drive/i,
      additional_treatment_or_support_needed: /Low bed|night light|Dietitian|walker|medical detox/i,
      hospitalizations: /Munson Bay|Pine Rest|October 5 to 12|gallbladder/i,
      residential_programs: /Never in a treatment|^no\b/i,
      outpatient_therapy: /Grief group|parish nurse|no therapist/i,
      psych_testing_done: /Capacity evaluation|SLUMS|Stroh/i,
      history_of_suicide_attempts: /1977|aspirin/i,
      history_of_trauma: /cellar|bad film|dark rooms/i,
      history_of_seizures: /no seizure|has had none|^no\b/i,
      history_of_tbi_concussions: /scalp cut|bleed/i,
      aggression_or_property_damage: /cup of tea|cup broke/i,
      pending_legal_charges: /No charges|^no\b/i,
      probation: /no probation|^no\b/i,
      family_history: /father drank|dementia/i,
      ...ruledOut('history_of_self_harm eating_disorder'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employer other_levels_of_care upcoming_court_date current_therapist_name current_psychiatrist_name'),
    ],
    questions: [
      asked('SLUMS', 2, /SLUMS 21\/30/),
      asked('What is the APS intake number?', [1, 2], /26-APS-071142/),
      asked('when did Hans die', 1, /February 2, 2024/),
      asked('who did the capacity evaluation', 2, /Dr\. Stroh/),
      asked('what does doxycycline do', 2, /doxycycline, hives/),
      asked('how much weight has she got', 1, /88 pounds/),
      reworded('what was her occupation', 1, /school librarian/),
      reworded('is she on an anticoagulant', 2, /apixaban|blood thinner/),
      reworded('did she hallucinate in hospital', 1, /seeing Hans in the chair/),
      reworded('who supplies her painkillers', 1, /Pieter sells her/),
      reworded('does she hear well', 2, /Hearing aids/),
      reworded('why should she not be put into an unlit room', 2, /kept in a cellar/),
      takenBack('Does she keep nine cats?', 2, /9 cats/),
      takenBack('has a guardianship petition been filed', 2, /Petition for guardianship filed/),
      anothers('is she on parole', 1, /on parole for home invasion/),
      anothers('does she have a feeding tube', 2, /feeding tube at home/),
      anothers('Does she have hepatitis C?', 1, /hepatitis C/),
      absent('what is her height'),
      absent('has she got diabetes'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('dellarocca', 'Vincent', 'Dellarocca', '03/18/1977'),
    as: 'scan',
    strange: [3],
    pages: [
      `NASSAU SHORE AREA AGENCY / A.P.S.        PSA-3 ASSESSMENT             worker: D. Whitfield-Amos  caseload 14
client  DELLAROCCA Vincent P         dob 3/18/77      M      case V-26-0880      opened 9/28/26
where   basement apt of his aunt's, 56 Bayberry Ln, Shoal Point NY 11999, pays her $600     ph 516-555-0158
reporter: bank teller (withdrawals w/ a "friend")        ssi payee: ~~self~~ changed 10/8, agency is payee

who's in the house   aunt Concetta 79 (oxygen, diabetic, sharp as a tack)    "friend" Duane Kips - out since 10/9, order of
protection for Vincent vs Kips to 10/9/27.   Kips used V's card, $11k.  Kips deals.   Kips has MRSA.
------------------------------------------------------------------------------------------------------------------
FUNCTION           ok  help  can't   note
 meds              __  _X_   __      forgets; aunt sets Sunday box
 money             __  __    _X_
 walk              _X_ __    __      limps, no device
 bathe/dress       _X_ __    __
 memory            __  _X_   __      TBI
 judgment          __  _X_   __      gives things away
------------------------------------------------------------------------------------------------------------------
CLINICAL
 hx     construction. 2009 fell 3 stories, coma 19 days, frontal; Stony Shore Rehab 4 mo. since then short fuse, sweet again
        in 10 minutes. seizures since the fall, about 2-3 yr, last 7/30/26 w/ no drink 2 d.  on Keppra, misses doses
 alc    tall boys 8-12 a day, from 7 am at the dock. 9 yrs.  last: before I came, 10/23
 drug   K2 off Kips, daily, till 10/9 -- none since he's gone.  crack "Kips' birthday".  heroin N  pills N   IV N
 off    "I sweat like a faucet and the hands go".  ER Mercy Shore 10/10-10/13, CIWA 21, librium.  drank on way home
 mood   cries at Mets games.  PHQ 13.  sleeps in chair.  SI N.  2014 walked into the bay w/ rocks in coat, fireman got him;
        Pilgrim 3 wks.   SIB - bangs head on wall when mad (last 9/26)   HI N
 anger  broke aunt's tv 8/15, punched Kips 10/9 (Kips won't press).  aunt not afraid of him
 sex    ~~exposed self at park 2023~~  worker: police say a different man, unfounded. 10/24`,
      `PSA-3  p2       DELLAROCCA V.      V-26-0880

 trauma     the fall; "Father Leo," altar boy, ages 9-10; watched his pal Sal die on the same job
 allergy    Dilantin (rash, SJS scare), peanut - lips.    epipen: has, aunt keeps in bread box, exp 12/27
 meds       Keppra 1000 bid / Depakote 500 bid / Zoloft 50 / B1.    last pick-up 9/11 (!)
 docs       PCP  Dr. Aviva Schein 516-555-0159, appt Tu 11/10/26 2:30;     neuro Dr. Pak;     psych Dr. Leopold Nuñez-Grey
            516-555-0160 (q 3 mo);   counsel  none since FEGS closed
 tx hx      Phoenix-type TC, "Bridge Farm" 2016, 5 mos, thrown out - lighter.   Detox Nassau U x 4.  day pgm for TBI 2018-19
 tests      neuropsych 2010 + 2021 Dr. Roth:  exec fxn 2nd %ile, mem 5th
 gene       no
 eats       fine
 family     dad - drank, liver.  mom - stroke.  sis Gina - MS.  cousin - schizophrenic, state hosp.   aunt - see above
 court      harassment 2nd (bar, 8/29), Dist Ct Hempstead 12/3/26 9:30.   no probation now, was till '22.   parole N.   registry N
 $          SSI + SSD $1,180.  not working since '09
 ins        Medicaid  CW 40771 Q    (Fidelis, no grp).  ~~Medicare A/B~~  struck, DWA
 status     never married.   no kids.   no guardian - art. 81 discussed, he said no, judge won't w/o more.  own decisions
 emerg      aunt Concetta Dellarocca 516-555-0161

 his words  "I broke the TV she saved for. I don't wanna be 50 on a milk crate. Put me where they know brains."
 aunt       "He's a good boy, he needs a long time, not ten days."

 PLAN   * detox then res. program that takes TBI, written schedule, 1-step directions, no top bunk, helmet not needed
        * anticonvulsants watched, level drawn     * peanut free
        * no car. ambulette auth'd w/ Medicaid (ModivCare #MC-220914) OR worker drives
        * card + check stay w/ agency; program sends bill to payee unit
        * no calls to/from D. Kips
 call   D. Whitfield-Amos  516-555-0162   whitfieldamos@nsaps.example           supv Ortiz only if out
 10/26/26       ~~case closed~~  re-opened, packet out`,
      `NASSAU SHORE AREA AGENCY / A.P.S.        PSA-3 ASSESSMENT             worker: D. Whitfield-Amos  caseload 14
client  DELACRUZ Violet A            dob 11/6/44      F      case V-26-0808      opened 9/14/26
where   Bayview Towers 11C, Shoal Point NY 11999      ph 516-555-0163
reporter: super (bedbugs, newspapers to ceiling)
CLINICAL
 hx     stroke 2020, aphasia.  CHF, O2 at 2 L.  pacemaker
 alc    none    drug  Ativan 40 yrs
 mood   fearful.  guardian: nephew, art. 81, since 2022
 allergy  sulfa, iodine.   plan: nursing home, Medicare 9AA1-BB2-CC33`,
    ],
    expected: {
      dob: '1977-03-18',
      sex_at_birth: 'Male',
      ...livesAt(/56 Bayberry/i, 'Shoal Point', 'NY', '11999'),
      phone_number: /555-0158/,
      marital_status: 'Single',
      employment_status: 'Disability',
      legal_guardianship_status: 'None (own guardian)',
      ...inEmergency('Concetta', 'Dellarocca', /555-0161/),
      ...speakWith(/Whitfield-Amos/i, /555-0162/),
      contact_person_email: 'whitfieldamos@nsaps.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /CW 40771 Q/,
      ...seenBy('pcp', /Schein/i, /555-0159/),
      ...seenBy('psychiatrist', /Nuñez-Grey/i, /555-0160/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /milk crate|know brains|broke the TV|needs a long time/i,
      current_symptoms: /cries at Mets|PHQ 13|short fuse|sleeps in chair/i,
      recent_substance_abuse: /tall boys|K2|crack/i,
      concerns_for_withdrawal: /sweat like a faucet|CIWA|librium|detox then/i,
      medication_plan: /Keppra|Depakote|Zoloft/i,
      allergies: /Dilantin|peanut/i,
      epipen: /bread box/i,
      transportation_required: /no car|ambulette/i,
      additional_treatment_or_support_needed:
        /takes TBI|written schedule|1-step|top bunk|anticonvulsants watched|peanut free/i,
      hospitalizations: /Mercy Shore|Pilgrim|Stony Shore/i,
      residential_programs: /Bridge Farm/i,
      other_levels_of_care: /Detox Nassau|day pgm/i,
      psych_testing_done: /neuropsych|Roth/i,
      history_of_self_harm: /bangs head/i,
      history_of_suicide_attempts: /rocks in coat|into the bay/i,
      history_of_trauma: /Father Leo|Sal die|the fall/i,
      history_of_seizures: /seizures since|7\/30/i,
      history_of_tbi_concussions: /coma 19|fell 3 stories|TBI/i,
      aggression_or_property_damage: /aunt's tv|punched Kips|broke the TV/i,
      pending_legal_charges: /harassment 2nd/i,
      upcoming_court_date: '2026-12-03',
      probation: /no probation|was till '22|^no\b/i,
      parole_granted: /\bN\b|^no\b/i,
      registered_sex_offender: /\bN\b|^no\b/i,
      family_history: /drank, liver|stroke|Gina|schizophrenic/i,
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('living_status employer eating_disorder completed_genetic_testing current_therapist_name'),
      ...fields('outpatient_therapy authorization_number'),
    ],
    questions: [
      asked('case number', [1, 2], /V-26-0880/),
      asked('when is the PCP appt', 2, /11\/10\/26/),
      asked('What rent does he pay his aunt?', 1, /pays her \$600/),
      asked('CIWA', 1, /CIWA 21/),
      asked('who tested him in 2021', 2, /Dr\. Roth/),
      asked('ModivCare number', 2, /MC-220914/),
      reworded('how did he hurt his brain', 1, /fell 3 stories/),
      reworded('how much beer', 1, /tall boys 8-12/),
      reworded('did he try to drown himself', 1, /rocks in coat/),
      reworded('who manages his benefit check', [1, 2], /agency is payee|stay w\/ agency/),
      reworded('why was he put out of the therapeutic community', 2, /thrown out - lighter/),
      reworded('abused as a child by clergy', 2, /Father Leo/),
      takenBack('did he expose himself', 1, /exposed self at park/),
      takenBack('has he got Medicare', 2, /Medicare A\/B/),
      anothers('Does he have MRSA?', 1, /Kips has MRSA/),
      anothers('is he on oxygen', 1, /Concetta 79 \(oxygen/),
      anothers('does he have a pacemaker', 3, /pacemaker/),
      absent('can he read'),
      absent('What is his shoe size?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
