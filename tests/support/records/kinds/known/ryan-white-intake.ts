import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** Case management for people with HIV: eligibility, acuity by area, service plan, and the manager's own account. */
export const ryanWhiteIntake: readonly ApartRecord[] = [
  {
    person: who('hollingsworth', 'Terrance', 'Hollingsworth', '09/02/1983'),
    as: 'text',
    strange: [3],
    pages: [
      `DELTA COUNTIES AIDS CONSORTIUM                            RYAN WHITE PART B INTAKE / ACUITY
Client URN  TRHL0902831U        Intake date 10/20/2026        Completed by: Odessa Primm, MCM
-----------------------------------------------------------------------------------------------
SECTION 1  CLIENT                                  SECTION 2  ELIGIBILITY
Legal name   Hollingsworth, Terrance               Residency proof    light bill 09/2026   [X]
Preferred    Terry                                 Income proof       pay stub x2          [X]
DOB          09/02/1983     Age 43                 Household size     2     FPL  128%
Birth sex    Male                                  HIV proof          lab 03/2019          [X]
Gender       Man (cisgender)                       Payer              Ambetter of Mississippi
Race         Black                                 Member number      U90 3317 4402
Address      77 Levee Street                       Group              none (marketplace)
City/ST/Zip  Sunder Bayou, MS 38999                ADAP               premium assistance [X]
County       Quitchee                              SECTION 3  CONTACT RULES
Phone        662-555-0170                          OK to call [X]   voicemail [ ]   text [X]
Email        terry.h83@inbox.example               Mail: plain envelope only
Marital      partnered, legally single             Who knows status: partner, sister. NOT mother.
Employment   part-time, cook at The Blue Crab      Emergency: sister, Nadine Cobb, 662-555-0171

SECTION 4  HIV CARE
Diagnosed 2014 (heterosexual/MSM: MSM).   Clinic: Delta Infectious Disease, Dr. Farouk Simms 662-555-0172
ART: Biktarvy daily, missed about 10 doses last month.
            DATE         CD4       VIRAL LOAD        NOTE
            10/14/2026   312       18,400            off meds during binges
            04/09/2026   488       <20
            10/22/2025   501       <20
OI history: ~~PCP pneumonia 2021~~ (per 10/21 chart check that was bacterial pneumonia. OP)
STI last 12 mo: syphilis treated 05/2026; rectal GC 05/2026.   Hep B immune. Hep C negative 04/2026.

SECTION 5  OTHER MEDICAL
Hospital 05/2024, Delta Regional, pneumonia, 5 nights. Hypertension. Next ID visit 11/18/2026.
Primary care: same clinic, Tanisha Rowe FNP 662-555-0173.
Other meds: amlodipine 5, trazodone 100 at night, Zyban stopped.
Allergies: abacavir (HLA-B*5701 positive, do not give), penicillin (hives in childhood, desensitized 05/2026).
Genetic: HLA-B*5701 typing 2014. No other.
Seizures none. Car wreck at 16, hit windshield, "wasn't right for a month."`,
      `URN TRHL0902831U                                                    Acuity and narrative, page 2
AREA                       0    1    2    3    NOTE
Housing                              X         rents with partner Dwight; two months behind
Transportation                            X    no car, no bus in county. Medicaid ride not available to him.
Nutrition                       X              food box monthly
Mental health                        X         see below
Substance use                             X    see below
Legal                           X              see below
Adherence                                 X
Domestic violence          X                   ~~Partner hits him~~ client corrected this, OP

SUBSTANCE USE (client's words where quoted)
"Tina," crystal meth, slammed since January, every payday weekend at first and now five days out of seven; last
10/18/2026. GHB with it on weekends, last 10/17, sometimes every three hours round the clock; by Monday night he is
sweating and seeing shadows and has to take a capful. Alcohol: one or two, dislikes it. No opioids. Poppers.
Dwight drinks a twelve-pack a night and went to Oxford for detox in August; he is on Antabuse.
Went to Harbor Light outpatient in Tupelo, fall 2022, six weeks, stopped when the van stopped. One residential: Mercy
Oaks, 28 days, 2020. "I want to go somewhere they know what Tina is. I'm tired of my numbers going up because of me."

MENTAL HEALTH
Depression; PHQ-9 15. Paranoid when up. Overdosed on trazodone in 2019 when he lost his apartment, two days on the
psychiatric unit at Delta Regional; glad he lived, no thoughts now. Bit and scratched his own arms coming down, this July.
Raped at 15 by a deacon; never reported. Broke the neighbor's mailbox and Dwight's TV in August, coming down; no person hurt.
Counselor: Everett Nance, LPC, here on Wednesdays, 662-555-0174. No psychiatrist within 80 miles; trazodone by FNP.
No eating problem. No testing.

LEGAL
Possession of paraphernalia, Quitchee Justice Court, date 12/08/2026. No probation. His nephew Jamal is on parole and
sleeps on the couch some nights.

FAMILY   mother diabetes and strokes; father died of AIDS 1996; sister sober eleven years.

SERVICE PLAN
 #  NEED                         ACTION                                       WHO         BY
 1  residential for meth/GHB     referrals to 3 programs; ART to go along     OP          11/02
 2  rent                         HOPWA short-term, 2 months                   OP          11/10
 3  ride to program              agency van, up to 250 miles                  Mr. Leggett when bed set
 4  adherence                    pill box; consider Cabenuva                  Dr. Simms   11/18
Speak with me for the placement: Odessa Primm, 662-555-0175, oprimm@deltacac.example. Client signed release 10/20/2026.`,
      `DELTA COUNTIES AIDS CONSORTIUM                            RYAN WHITE PART B INTAKE / ACUITY
Client URN  KYBT0611902U        Intake date 10/20/2026        Completed by: Odessa Primm, MCM
-----------------------------------------------------------------------------------------------
SECTION 1  CLIENT                                  SECTION 2  ELIGIBILITY
Legal name   Battiste, Keyana                      Residency proof    lease               [X]
DOB          06/11/1990     Age 36                 Income proof       none, affidavit     [X]
Birth sex    Female                                Payer              Medicaid MS 700218855
Address      12 Church Row, Marks, MS 38998        Marital      married
SECTION 4  HIV CARE
ART: Dovato. 09/30/2026  CD4 690  VL <20.   Pregnant, 22 weeks, OB 11/06/2026.
SECTION 5  OTHER MEDICAL
Epilepsy on lamotrigine. Allergies: sulfa, nevirapine.
SUBSTANCE USE   marijuana, stopped in June.`,
    ],
    expected: {
      dob: '1983-09-02',
      sex_at_birth: 'Male',
      gender: 'Man',
      ...livesAt(/77 Levee/i, 'Sunder Bayou', 'MS', '38999'),
      phone_number: /555-0170/,
      email_id: 'terry.h83@inbox.example',
      living_status: 'Rental',
      employment_status: 'Part-time',
      employer: /Blue Crab/i,
      ...inEmergency('Nadine', 'Cobb', /555-0171/),
      ...speakWith(/Odessa Primm/i, /555-0175/),
      contact_person_email: 'oprimm@deltacac.example',
      carrier: 'Ambetter/Centene',
      subscriber_id: /U90 3317 4402/,
      ...seenBy('pcp', /Tanisha Rowe/i, /555-0173/),
      ...seenBy('therapist', /Everett Nance/i, /555-0174/),
      next_appointment: '2026-11-18',
      reason_for_seeking_treatment: /know what Tina is|numbers going up/i,
      current_symptoms: /Depression|Paranoid when up|PHQ-9/i,
      recent_substance_abuse: /crystal meth|five days out of seven|GHB|Poppers/i,
      concerns_for_withdrawal: /seeing shadows|capful|sweating/i,
      medication_plan: /Biktarvy|amlodipine|trazodone/i,
      allergies: /abacavir|penicillin/i,
      transportation_required: /no car|no bus|agency van/i,
      hospitalizations: /Delta Regional/i,
      residential_programs: /Mercy Oaks/i,
      outpatient_therapy: /Harbor Light|Nance/i,
      completed_genetic_testing: /HLA-B|typing 2014/i,
      history_of_self_harm: /Bit and scratched/i,
      history_of_suicide_attempts: /Overdosed on trazodone|2019/i,
      history_of_trauma: /Raped at 15/i,
      history_of_tbi_concussions: /hit windshield|Car wreck/i,
      aggression_or_property_damage: /mailbox|Dwight's TV/i,
      pending_legal_charges: /paraphernalia/i,
      upcoming_court_date: '2026-12-08',
      family_history: /diabetes and strokes|died of AIDS|sober eleven/i,
      ...ruledOut('history_of_seizures eating_disorder probation psych_testing_done'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('marital_status group_number current_psychiatrist_name additional_treatment_or_support_needed'),
      ...fields('other_levels_of_care'),
    ],
    questions: [
      asked('CD4 on 10/14/2026', 1, /312/),
      asked('What is his member number?', 1, /U90 3317 4402/),
      asked('next ID visit', 1, /11\/18\/2026/),
      asked('when is the date in Quitchee Justice Court', 2, /12\/08\/2026/),
      asked('What antiretroviral does he take?', 1, /Biktarvy/),
      asked('who is to drive him to the program', 2, /agency van|Mr\. Leggett/),
      reworded('is his HIV under control', 1, /18,400|312/),
      reworded('from whom must his diagnosis be kept', 1, /NOT mother/),
      reworded('how should post reach him', 1, /plain envelope/),
      reworded('sexual abuse by clergy', 2, /Raped at 15 by a deacon/),
      reworded('did he take too many sleeping pills', 2, /Overdosed on trazodone/),
      reworded('is he behind on housing payments', 2, /two months behind/),
      takenBack('has he had pneumocystis', 1, /PCP pneumonia 2021/),
      takenBack('does his partner hit him', 2, /Partner hits him/),
      anothers('does he take Antabuse', 2, /he is on Antabuse/),
      anothers('Is he on parole?', 2, /nephew Jamal is on parole/),
      anothers('what anti-seizure medicine does he get', 3, /lamotrigine/),
      absent('how tall is he'),
      absent('Is he a veteran?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('papadakis', 'Irene', 'Papadakis', '04/11/1971'),
    as: 'scan',
    pages: [
      `CITY LIGHT SERVICES - HIV MEDICAL CASE MANAGEMENT      PSYCHOSOCIAL INTAKE           10/23/2026
worker: G. Teixeira, MSW                                  place: client's apartment, 1 h 40

Client is Irene Papadakis, born 4/11/1971, a white woman, widowed (Stavros d. 2022 of lung cancer), who came back to
care last month after three years out. She lives alone at 2209 Harbor Terrace #5D, Point Galen, RI 02999, her own
condominium, paid off. Cell 401-555-0180, does not use e-mail. Retired on disability from the post office in 2020.

How she heard of us. Her dentist saw thrush. Test in 2011 was positive, she thinks from a transfusion in Athens in the
80s, and has had five years on medicine and ten off and on. CD4 on 9/28/26 was 147, viral load 96,000, genotype
pending. Started Symtuza 10/6 and Bactrim for prophylaxis; the Bactrim was changed to dapsone 10/16 for a rash from
neck to knees. ~~G6PD deficient~~ I misheard the nurse, GT 10/27.

Medicine cabinet, which she let me copy:
     Symtuza 1 daily with food          dapsone 100 daily             lorazepam 2 mg "1 tid" fill 10/2 #90
     oxycodone-APAP 10/325 #120 9/30    Lipitor 20                    estradiol cream
     furosemide 40 - label STAVROS P.   Wellbutrin - hers, expired 2023

Drugs & drink. The oxycodone began with a back operation in 2017 and is six or seven a day, never fewer; she runs out
near the 24th and buys from a man at the social club. Lorazepam the same, four or five, for eleven years. She took both
at breakfast today. A glass of ouzo at night. No street drugs, "I am not like the people in your waiting room." When
she is out: legs like worms, bowels, no sleep, and last December a fit in the bath, which her neighbor saw. CIWA-B not done.
She says, and asked me to write it in her words: "I want to come off these pills before they bury me beside him. Not
here, where everybody knows my car."`,
      `Papadakis / psychosocial / p. 2                                                   City Light Services 10/23/2026

Health: HIV; high cholesterol; back fusion L4-5 2017; hysterectomy 2009; shingles 2024. Admitted Point Galen Hosp 12/25-28
2025 for the fit. No head injury she knows of; CT then was clean. ALLERGY: Bactrim, as above; and iodine contrast, hives.
TB test negative 9/28. Weight 109, was 131.

Mind: sad, prays, does not sleep in the bed. PHQ 14. Would not say she wished to die; says suicide is a sin, never has tried,
never cut. Before Stavros there was another husband, Nick, who broke her arm and her nose over six years. She does
not raise a hand to anyone. No psychiatrist and no counselor; a Dr. Bell did memory testing in August: mild attention
trouble, "pills."
Treatment before: none, not even a meeting.
Her son, Yanni (34), lives in Cranston, had a heroin habit, eight yrs clean on Suboxone, and would take her to any place and back.
He is the emergency contact, 401-555-0181, and wants to be called about a bed, she agrees. He has hepatitis C, cured.
Her sister Voula has breast cancer with BRCA; Irene was tested by blood in 2021, negative. Their father drank; mother nervous.

Law: no. ~~Restraining order out against her~~ I misread; it was hers against Nick, 1996, expired.

Doctors
    HIV       Dr. Amaka Nwadike        401-555-0182      11/13/26 10:00
    family    Dr. Paul Rossi           401-555-0183      writes both pills; does not know of the buying
    back      Ocean Pain, Dr. Stein    let her go 2023 for counting short

Money & cards: SSDI 1,722 and a postal annuity. Medicare 7TW4-FN2-RE61, GEHA second, her own. Ryan White fills the gap on Symtuza.
Acuity total 24 of 36 = HIGH.  Fear of stigma 3, adherence 2, support 1, substance 3.
Plan: 1. ask Dr. Rossi not to stop lorazepam suddenly 2. inpatient for opioid + benzo, then 28 days, out of town
3. Symtuza and dapsone must be continued, none missed 4. home-delivered meals 5. cat, Melina, to Yanni.
                                                                      G. Teixeira, MSW  401-555-0184`,
    ],
    expected: {
      dob: '1971-04-11',
      ...livesAt(/2209 Harbor Terrace/i, 'Point Galen', 'RI', '02999'),
      phone_number: /555-0180/,
      marital_status: 'Widowed',
      living_status: 'Own home',
      emergency_contact_primary_firstname: 'Yanni',
      emergency_contact_primary_phone: /555-0181/,
      ...speakWith(/Yanni/i, /555-0181/),
      carrier: 'Medicare',
      subscriber_id: /7TW4-FN2-RE61/,
      ...seenBy('pcp', /Rossi/i, /555-0183/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /come off these pills|bury me/i,
      current_symptoms: /sad, prays|not sleep|PHQ 14|attention trouble/i,
      recent_substance_abuse: /six or seven a day|oxycodone|Lorazepam|ouzo/i,
      concerns_for_withdrawal: /legs like worms|fit in the bath|stop lorazepam/i,
      medication_plan: /Symtuza|dapsone|Lipitor|estradiol/i,
      allergies: /Bactrim|iodine/i,
      hospitalizations: /Point Galen Hosp/i,
      psych_testing_done: /memory testing|Dr\. Bell/i,
      completed_genetic_testing: /BRCA|tested by blood/i,
      history_of_trauma: /broke her arm|Nick/i,
      history_of_seizures: /fit in the bath|for the fit/i,
      family_history: /breast cancer|father drank|heroin habit/i,
      ...ruledOut('history_of_self_harm history_of_suicide_attempts history_of_tbi_concussions'),
      ...ruledOut('residential_programs aggression_or_property_damage pending_legal_charges'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('employment_status employer emergency_contact_primary_lastname current_psychiatrist_name'),
      ...fields('current_therapist_name other_levels_of_care outpatient_therapy transportation_required'),
      ...fields('additional_treatment_or_support_needed probation parole_granted upcoming_court_date email_id'),
    ],
    questions: [
      asked('viral load', 1, /viral load 96,000/),
      asked('How many lorazepam were filled on 10/2?', 1, /#90/),
      asked('What is her acuity total?', 2, /24 of 36/),
      asked('when does she see Dr. Nwadike', 2, /11\/13\/26/),
      asked('who are her doctors', 2, /Amaka Nwadike|Paul Rossi/),
      reworded('from where does she think she caught HIV', 1, /transfusion in Athens/),
      reworded('how long on benzos', 1, /eleven years/),
      reworded('was she beaten by a husband', 2, /broke her arm/),
      reworded('who dropped her from the pain practice and why', 2, /let her go 2023|counting short/),
      reworded('does her prescriber know she gets extra from a dealer', 2, /does not know of the buying/),
      reworded('who will mind the pet', 2, /cat, Melina, to Yanni/),
      takenBack('is she G6PD deficient', 1, /G6PD deficient/),
      takenBack('restraining order against her?', 2, /Restraining order out against her/),
      anothers('Is she on furosemide?', 1, /label STAVROS P/),
      anothers('is she on Suboxone', 2, /eight yrs clean on Suboxone/),
      anothers('has she breast cancer', 2, /Voula has breast cancer/),
      absent('does she smoke'),
      absent('is she up to date with her pap smear'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
