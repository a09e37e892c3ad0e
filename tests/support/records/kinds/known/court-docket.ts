import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** A clerk's docket with the public defender's letter behind it: entries of a case, then the life of who is charged. */
export const courtDocket: readonly ApartRecord[] = [
  {
    person: who('stonebraker', 'Lamar', 'Stonebraker', '10/17/1991'),
    as: 'text',
    pages: [
      `LACKAWAXEN COUNTY COURT OF COMMON PLEAS                                   Printed 10/27/2026 08:41
CRIMINAL DOCKET            Docket Number: CP-58-CR-0001127-2026                      Page 1 of 1
                       Commonwealth v. Lamar Tobias Stonebraker
-------------------------------------------------------------------------------------------------
DEFENDANT INFORMATION                              CASE INFORMATION
Date Of Birth:   10/17/1991                        Judge Assigned:   Imhoff, Regina
City/State/Zip:  Dunmere Falls, PA 18499           Date Filed:       08/26/2026
Sex: Male        Race: Black                       OTN: X 417722-3   Arresting: Hotaling, R.
Bail: $10,000 unsecured, posted 08/27/2026         Case Status:      Active / awaiting sentencing

CHARGES
Seq  Grade  Statute          Description                           Offense Dt   Disposition
1    F3     18 3921 A        Theft by unlawful taking (catalytic)  08/19/2026   Guilty plea
2    M      35 780-113 A16   Possession controlled substance       08/19/2026   Guilty plea
~~3  F2     18 3502 A4       Burglary                              08/19/2026   Held for court~~
     Seq. 3 entered on this docket in error (belongs to CR-0001172). Corrected 09/04/2026, Clerk.

ENTRIES
Seq  Entered      Filed By              Docket Entry
7    08/27/2026   Court                 Bail conditions: reside with mother; no alcohol; test twice weekly
11   09/15/2026   Pretrial Services     Notice of violation: two missed tests, one positive (fentanyl)
12   09/22/2026   Court                 Order: evaluation by County Drug & Alcohol within 20 days
15   10/13/2026   Defense               Guilty plea, seq. 1 and 2. Remaining bail conditions continue
16   10/13/2026   Court                 Sentencing set 12/08/2026 9:00 am, Courtroom 4
17   10/20/2026   County Drug & Alcohol Evaluation filed under seal
18   10/26/2026   Defense               Memorandum in mitigation (attached, 2 pp.)

CO-DEFENDANT  Pruitt, Kevin D.  CP-58-CR-0001128-2026  Sentencing 11/17/2026. State parole detainer.`,
      `            OFFICE OF THE PUBLIC DEFENDER, LACKAWAXEN COUNTY
            200 Adams Court, Dunmere Falls, PA 18499          570-555-0100

October 26, 2026

The Honorable Regina Imhoff                      Re: Lamar Stonebraker, CP-58-CR-0001127-2026

Dear Judge Imhoff:

I ask the Court to let Lamar go to treatment before it decides where else he should go. He is thirty-five. He
lives at 1620 Orchard Terrace with his mother, Verna, who has opened her house to him twice and has asked me to say that
she will drive him herself if the program is in this county, and cannot if it is not: her eyes are bad, and he has had no
license since 2021. Until June he laid tile for Bellefonte Flooring, full time; he was let go when he fell asleep in a
customer's tub. He has never married. He has no children.

In 2017 a scaffold board gave way under him. He was unconscious at the scene, had nine stitches over the ear, and came home
with oxycodone and no follow-up. By 2019 he was buying it; since 2022 it is fentanyl, sniffed, about twelve bags a day,
with a bar of Xanax on top when he can find one. He last used on the morning of October 24, and he was
frank about it with the evaluator and with me. When he has nothing he sweats through his shirt, cannot keep water
down, and his legs jump; when I saw him in the holding cell on August 27 a deputy was holding a bucket for him. He
does not have seizures. He does not drink.

Nobody ever asked Lamar about 1999. He was eight when he found his older brother Desmond shot on the porch. Desmond had
been selling; Lamar sat with him until the ambulance came. He sees the porch light, he says, every time he shuts
his eyes, sleeps three hours, and wakes up soaked. The evaluator, Ms. Gwendolyn Farr, LCSW, scored him for PTSD.`,
      `Stonebraker, mitigation, page 2

He has not been violent; his whole record is two retail thefts and this. He has never tried to take his own life.
He did burn his arms with a lighter as a teenager; the scars are there, nothing since. He punched a hole in Verna's
pantry door on September 15, when the positive test came back, and repaired it the same evening.

What has been tried: Clear Brook Manor, 28 days, in March 2023, after which he was well for seven months. The Wright
Center, weekly, with Suboxone, until he lost his coverage in early 2024. That is all. No hospital for his nerves, ever. He
has had one overdose, an accident, in April of this year, and was two nights at Geisinger Dunmere for it.

He now has Medical Assistance again, Geisinger Family, recipient number 330 448 1907. His doctor at the Wright Center is Dr.
Asha Pillai, 570-555-0104, and she will see him on November 12 to restart buprenorphine if no bed is found sooner. He takes
prazosin at night and nothing else. Sulfa drugs make his lips swell. He carries no epinephrine.

The Commonwealth's memorandum states that Lamar "absconded from Clear Brook Manor." That sentence was withdrawn by the
Commonwealth on October 23 after it saw the discharge certificate. It also leans on Mr. Pruitt, who did state time
for robbery, takes methadone, and recruited Lamar. Lamar is not Mr. Pruitt.

His father, Tobias, died of drink at 51, and Verna has been treated for depression since Desmond's death. Nobody in that
house uses now.

In his own words, from a letter in my file: "I don't want to beat the case. I want to stop waking up sick and
looking for something to steal." He is not on probation or parole, and this would be his first supervision of any
kind. I request that sentencing on December 8 be continued if a bed is available, and that he be released to it.

Programs may speak with my paralegal, Odette Brunner, 570-555-0102, o.brunner@lackdefender.example, and in an
emergency with Verna Stonebraker, 570-555-0103.

                                             Respectfully,     Ruth Ellen Sobczak, Assistant Public Defender`,
    ],
    expected: {
      dob: '1991-10-17',
      sex_at_birth: 'Male',
      ...livesAt(/1620 Orchard Terrace/i, 'Dunmere Falls', 'PA', '18499'),
      marital_status: 'Single',
      living_status: 'With family',
      employment_status: 'Unemployed',
      ...inEmergency('Verna', 'Stonebraker', /555-0103/),
      ...speakWith(/Odette Brunner/i, /555-0102/),
      contact_person_email: 'o.brunner@lackdefender.example',
      carrier: 'Medicaid/MCO',
      subscriber_id: /330\s?448\s?1907/,
      ...seenBy('pcp', /Pillai/i, /555-0104/),
      next_appointment: '2026-11-12',
      reason_for_seeking_treatment: /stop waking up sick|looking for something to steal|go to treatment/i,
      current_symptoms: /porch light|three hours|wakes up soaked/i,
      recent_substance_abuse: /fentanyl|twelve bags|bar of Xanax|last used/i,
      concerns_for_withdrawal: /sweats through|keep water|legs jump|bucket/i,
      medication_plan: /prazosin|buprenorphine/i,
      allergies: /Sulfa/i,
      epipen: /carries no epinephrine|\bno\b/i,
      transportation_required: /drive him herself|no\s+license|eyes are bad/i,
      hospitalizations: /Geisinger Dunmere/i,
      residential_programs: /Clear Brook Manor/i,
      outpatient_therapy: /Wright\s+Center/i,
      history_of_self_harm: /burn his arms|lighter/i,
      history_of_trauma: /shot on the porch|Desmond|PTSD/i,
      history_of_tbi_concussions: /unconscious at the scene|scaffold board/i,
      aggression_or_property_damage: /pantry door|punched a hole/i,
      pending_legal_charges: /Theft by unlawful|Possession controlled|catalytic/i,
      upcoming_court_date: '2026-12-08',
      family_history: /died of drink|treated for depression/i,
      ...ruledOut('history_of_suicide_attempts history_of_seizures probation parole_granted'),
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employer other_levels_of_care psych_testing_done additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('Who is the judge assigned?', [1, 2], /Imhoff/),
      asked('docket number', [1, 2], /CP-58-CR-0001127-2026/),
      asked('when is sentencing', [1, 3], /Sentencing set 12\/08\/2026|sentencing on December 8/),
      asked('What bail was posted?', 1, /\$10,000 unsecured/),
      asked('where did he do 28 days', 3, /Clear Brook Manor/),
      asked('medical assistance recipient number', 3, /330 448 1907/),
      reworded('how much dope does he use in a day', 2, /twelve bags a day/),
      reworded('has he been hit in the head', 2, /unconscious at the scene/),
      reworded('what happened to his brother', 2, /Desmond shot on the porch/),
      reworded('why was he fired', 2, /fell asleep in a customer's tub/),
      reworded('what did he damage at home', 3, /pantry door/),
      reworded('drug reactions', 3, /Sulfa drugs make his lips swell/),
      takenBack('is there a burglary charge against him', 1, /Burglary/),
      takenBack('did he abscond from Clear Brook', 3, /absconded from Clear Brook Manor/),
      anothers('does he take methadone', 3, /takes methadone/),
      anothers('Is he treated for depression?', 3, /treated for depression/),
      absent('does he have hepatitis C'),
      absent('Is he a veteran?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('yarborough', 'Kezia', 'Yarborough', '03/08/1987'),
    as: 'scan',
    strange: [3],
    pages: [
      `DISTRICT CLERK  -  BOIS D'ARC COUNTY, TEXAS                       REGISTER OF ACTIONS
CAUSE  26-CR-0388          THE STATE OF TEXAS  vs.  YARBOROUGH, KEZIA LYNN         SPN 00417726
DOB 03/08/1987     F / W / 5-04 / 131         Ct 2, Hon. D. Whitaker         Atty: M. Okafor (PD, appt 07/21)
CT   OFFENSE                                        DEGREE    ARREST     STATUS
01   POSS CS PG 1  1-4 G (METH)                     F3        07/18/26   PENDING
02   CHILD ENDANGERMENT                             SJF       07/18/26   DISMISSED 09/30/26
DATE      EVENT                                     RESULT / REMARK
07/19/26  Magistrate, bond $5,000 PR                released 07/20, GPS waived
08/11/26  Arraignment                               not guilty
09/30/26  Motion, State, ct 02                      granted, dismissed w/ prejudice
10/14/26  Announcement                              reset at request of def, seeking treatment bed
12/02/26  PLEA / PTD REVIEW  1:30 PM                set
~~11/09/26  TRIAL (JURY)~~                          off docket 10/14   dw
PRIOR    18-CR-0120  POSS CS <1G   def adj 2 y, completed 2020    no current supervision, no parole`,
      `BOIS D'ARC COUNTY PUBLIC DEFENDER                    CLIENT WORKUP for mitigation / placement   10/23/26
(social wkr Jolene Petrie  903-555-0112   jpetrie@bdpd.example  - CALL ME about beds)

Client     Kezia Yarborough      cell 903-555-0110       41 Cotton Gin Rd, trlr 6, Honey Prairie TX 75499
Lives w/   nobody right now, owns the trailer, hers outright.  Divorced 2022.   Kids Macy 9 & Beau 6 w/ her
           sister Rae Ann Stubbs 903-555-0111 (that is who to call if something happens)
Work       none since 7/18.  Was a feed store clerk.        Ins   none - applied county indigent 10/19, no # yet
What she wants    "I want my babies at Christmas and a clean test in my hand."
Using      ice, smokes, 1/2 g to 1 g a day, 4 yrs.   Last Tues 10/20.   Drinks Mike's, 2-3 on weekends, last
           10/17.   Pills no, needles never.
Off it     sleeps 3 days, starving, mean, "like wet sand".  Nobody needs to detox her per Dr. B.   No fits ever.
Doctor     Dr. Bledsoe, Honey Prairie Rural Hlth 903-555-0113, appt 11/16/26 (thyroid recheck)
Meds       levothyroxine 75, Wellbutrin 150.        Allergies   amoxicillin - throat closed '09.  Has Epi (expired)
Mental     depression.   Terrell State 5 days, Feb 2021, took all her Wellbutrin, she meant to.   Not now.   Cut
           thighs in high school.   Counselor  Ms. Ivey @ Lakes Regional 903-555-0114, was monthly.
           Hears own name called after 4 days up, gone w/ sleep.   Cries daily, no appetite for anything but sugar
Harm done to her   ex Dale broke her jaw & orbit '20, she woke up in the ER (out maybe 10 min).  stepdad, age 11.
Harm by her   threw a skillet thru windshield of Dale's truck '21.   No assaults.
Rehab      Santa Maria 60 d, 2021, finished.   IOP Lakes Reg. fall '21, 2 wks.
Family     mama bipolar, both brothers meth, daddy sugar.   Rae Ann: seizures, on Keppra, can't drive.
Getting there   tag expired, no gas money.  County van if < 120 mi, ask me 48 hr ahead
~~pregnant, due Feb~~  no - that is my other client, JP
Still need   TB test, ID card, somebody to feed her goats`,
      `BOIS D'ARC COUNTY PUBLIC DEFENDER                                            October 22, 2026

Dear Ms. Tidmore:

I have your daughter's cause set for November 5, 2026 at 9:00 a.m., and I want you to hear it from me before
the letter from the clerk comes. Shawna will have to choose that morning between SAFP and state jail. She
tested positive for heroin again last Friday, and she was seen at the county hospital for an abscess from
injecting, where they learned she is about five months along. She is allergic to vancomycin; please be sure the
jail has that. Her Medicaid came through, number 611 902 447.

I know that you buried her father in the spring. Shawna says she has thought about it too, and I asked
the jail to keep her where she can be seen. She weighs 102 pounds. She asks you to bring her glasses and the
picture of the twins. If she takes SAFP the bus leaves on the 12th for Gatesville and it is nine months.

                                                Sincerely,     M. Okafor`,
    ],
    expected: {
      dob: '1987-03-08',
      sex_at_birth: 'Female',
      phone_number: /555-0110/,
      ...livesAt(/41 Cotton Gin Rd/i, 'Honey Prairie', 'TX', '75499'),
      marital_status: 'Divorced',
      living_status: 'Own home',
      employment_status: 'Unemployed',
      ...inEmergency('Rae Ann', 'Stubbs', /555-0111/),
      ...speakWith(/Jolene Petrie/i, /555-0112/),
      contact_person_email: 'jpetrie@bdpd.example',
      ...seenBy('pcp', /Bledsoe/i, /555-0113/),
      ...seenBy('therapist', /Ivey/i, /555-0114/),
      next_appointment: '2026-11-16',
      reason_for_seeking_treatment: /babies at Christmas|clean test/i,
      current_symptoms: /Cries daily|Hears own name|no appetite|depression/i,
      recent_substance_abuse: /\bice\b|1\/2 g|Mike's|Last Tues/i,
      concerns_for_withdrawal: /sleeps 3 days|wet sand|starving|needs to detox/i,
      medication_plan: /levothyroxine|Wellbutrin/i,
      allergies: /amoxicillin/i,
      epipen: /Has Epi|expired/i,
      transportation_required: /County van|no gas money|tag expired/i,
      hospitalizations: /Terrell State/i,
      residential_programs: /Santa Maria/i,
      other_levels_of_care: /IOP/i,
      history_of_self_harm: /Cut\s+thighs|thighs in high school/i,
      history_of_suicide_attempts: /took all her Wellbutrin|meant to/i,
      history_of_trauma: /broke her jaw|stepdad/i,
      history_of_tbi_concussions: /out maybe 10 min|woke up in the ER/i,
      aggression_or_property_damage: /skillet/i,
      pending_legal_charges: /POSS CS PG 1|METH/i,
      upcoming_court_date: '2026-12-02',
      family_history: /mama bipolar|both brothers meth|daddy sugar/i,
      ...ruledOut('history_of_seizures parole_granted'),
      probation: /no current supervision|def adj 2 y, completed|\bno\b/i,
    },
    open: [
      'gender',
      ...OWN_PLAN,
      ...fields('employer carrier outpatient_therapy additional_treatment_or_support_needed'),
    ],
    questions: [
      asked('cause number', 1, /26-CR-0388/),
      asked('what happened with count 02', 1, /DISMISSED 09\/30\/26|dismissed w\/ prejudice/),
      asked('When is the plea or PTD review?', 1, /12\/02\/26 PLEA/),
      asked('who is her counselor at Lakes Regional', 2, /Ivey/),
      asked('thyroid recheck date', 2, /11\/16\/26/),
      asked('Who represents her?', 1, /M\. Okafor/),
      reworded('who is looking after the children', 2, /sister Rae Ann Stubbs/),
      reworded('has she ever overdosed intentionally', 2, /took all her Wellbutrin/),
      reworded('which antibiotic nearly killed her', 2, /amoxicillin - throat closed/),
      reworded('when did she last smoke meth', 2, /Last Tues 10\/20/),
      reworded('what arrangements must be made for her animals', 2, /feed her goats/),
      reworded('was she beaten by a partner', 2, /broke her jaw/),
      takenBack('when is the jury trial', 1, /11\/09\/26 TRIAL/),
      takenBack('When is her baby due?', 2, /pregnant, due Feb/),
      anothers('does she take Keppra', 2, /on Keppra/),
      anothers('is she allergic to vancomycin', 3, /allergic to vancomycin/),
      anothers('what is her Medicaid number', 3, /611 902 447/),
      absent('does she smoke cigarettes'),
      absent('what grade did she finish in school'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal'],
  },
];
