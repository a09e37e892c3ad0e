import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, SEX, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, ruledOut, seenBy, speakWith } from '../apart-values.ts';

/** What a doctor fills in for an insurer that pays wages while somebody is off work: part employee's, part doctor's. */
export const disabilityStatement: readonly ApartRecord[] = [
  {
    person: who('tillery', 'Rowena', 'Tillery', '03/19/1978'),
    as: 'text',
    strange: [3],
    pages: [
      `HARBORLINE MUTUAL  -  GROUP DISABILITY CLAIMS                        Claim 26-STD-0088417
PO Box 909, Tolland Falls, OH 44999   Fax 330-555-0109               ATTENDING PHYSICIAN'S STATEMENT
=====================================================================================================
PART A - TO BE COMPLETED BY EMPLOYEE                       (please print)
Employee name (last, first, MI)        Date of birth            Sex            Marital status
Tillery, Rowena B.                     03/19/1978               [ ]M  [X]F     [ ]S [ ]M [X]D [ ]W
Home address                           City                     State   ZIP    Phone
4417 Quarry Lane                       Tolland Falls            OH      44999  330-555-0110
E-mail                                 Employer                 Occupation     Last day worked
rtillery@post.example                  Summit Ridge Schools     bus router     09/25/2026
Health insurance (if any)              Member ID                Group no.      Policyholder
Medical Mutual of Ohio                 MMO 5520 1187 03         714402-001     [X]self [ ]spouse
Person to notify in emergency          Relationship             Phone
Desmond Achterberg                     brother                  330-555-0111
Is this condition due to an accident?  [ ]Y [X]N      To your employment? [ ]Y [X]N
Have you filed for Social Security?    [ ]Y [X]N      Workers' Compensation? [ ]Y [X]N
I authorize release of my records to Harborline Mutual.    Signed  R. Tillery   10/14/2026
-----------------------------------------------------------------------------------------------------
PART B - TO BE COMPLETED BY ATTENDING PHYSICIAN
1. Diagnosis (primary)        F10.20 Alcohol use disorder, severe
   Secondary                  F33.2 Major depressive disorder, recurrent, severe;  K70.10 alcoholic hepatitis
   ~~K74.60 cirrhosis~~  entered in error, biopsy not done - JW
2. Height 5'6"   Weight 141 (was 163 in March)   BP 148/94   Pulse 102
3. Subjective symptoms        Cannot concentrate on routes, cries at desk, wakes 3 a.m., no appetite, nausea AM
4. Objective findings         Jaundiced sclerae, fine tremor of hands, spider angiomata. AST 212 ALT 98 bili 3.1
                              PHQ-9 = 21    AUDIT = 33
5. Date symptoms first appeared   winter 2024, after her divorce     First treated for this  02/2025
6. Dates of treatment   09/28, 10/05, 10/12, 10/19/2026      Next visit  11/09/2026
7. Hospital confined?  [X]Y [ ]N    St. Brendan Hospital, 09/29 - 10/03/2026, withdrawal with hallucinations
   Earlier: same hospital 02/2025, 3 days, pancreatitis
8. Surgery?   [ ]Y [X]N
9. Present medication   naltrexone 50 mg HELD (liver); mirtazapine 30 mg HS; thiamine 100; folate 1 mg;
   propranolol 10 mg TID
10. Allergies     codeine - hives.   Adhesive tape.   ~~Sulfa~~ not hers, see corrected list JW`,
      `Tillery, Rowena B.        Claim 26-STD-0088417        APS page 2

PART C - BEHAVIORAL SUPPLEMENT   (required if any diagnosis begins with F)
11. Substance, amount, frequency, last use     Vodka, 750 mL over a day, every day since spring.
      Sober 11 days after hospital. Drinking again from 10/14, about half as much. Last use 10/18/2026 evening.
      Cannabis gummies on weekends.  Opioids, stimulants, sedatives:  none.
12. Withdrawal risk    [ ] none   [ ] mild   [X] significant.   In September: shakes, saw ants on the wall day 2,
      CIWA to 24. She has not had a convulsion, ever.
13. Suicide risk   Passive thoughts ("if I just didn't wake up"). No plan. One attempt, 2009, carbon monoxide in
      the garage, found by her then husband. No cutting or other self injury.   Violence toward others or property: none.
14. Other behavioral history    Abused by a coach at 13-14. Binge eating in her 20s, treated, resolved.
      Neuropsychological testing 06/2025 (Dr. Pell): mild slowing, memory intact.
15. Other providers         Psychiatry   Anneliese Guthrie MD          330-555-0112
                            Counseling   Bernard Okoro LISW            330-555-0113   weekly since 02/2025
                            (I am her primary physician.)
16. Programs attended       Lakehaven intensive outpatient, 03 - 05/2025, completed. No residential stay yet.
17. Restrictions            No driving a school vehicle or routing drivers. CDL surrendered voluntarily 09/30.
                            She should not drive herself to treatment; no one at home drives.
18. Work capacity           [X] no work    [ ] part time    [ ] full        from 09/28/2026
    Expected return         ~~11/16/2026~~  changed 10/19: undetermined until residential care is finished. JW
19. Prognosis               Guarded outside of a controlled setting. I asked her what she wants: "Thirty days someplace
                            where nobody can hand me a bottle. I'm tired of lying to the kids on the bus."
20. Legal                   None pending that I know of. Her ex-husband, Garth, was convicted of OVI in May and
                            wears an ankle monitor; it has nothing to do with this claim.
21. Family history          Father died of cirrhosis at 51. Mother: bipolar. Brother Desmond has epilepsy (Keppra).
22. Remarks                 I am referring to residential treatment this week. My care coordinator, Tess Lindqvist,
                            330-555-0115, tlindqvist@tfim.example, is who the program should speak with.

Physician (print)   Jocelyn Wray, MD, Internal Medicine     Tolland Falls Internal Medicine   330-555-0114
Signature   J. Wray          Date  10/19/2026               Tax ID on file     NPI on file
Fraud warning: any person who knowingly files a statement of claim with false information is guilty of a crime.`,
      `HARBORLINE MUTUAL  -  GROUP DISABILITY CLAIMS                        Claim 26-STD-0087960
                                                                     ATTENDING PHYSICIAN'S STATEMENT
PART A - TO BE COMPLETED BY EMPLOYEE
Employee name (last, first, MI)        Date of birth            Sex            Marital status
Vance, Terrell J.                      08/30/1984               [X]M  [ ]F     [ ]S [X]M [ ]D [ ]W
Home address                           City                     State   ZIP    Phone
20 Locust St                           Akeley                   OH      44997  330-555-0160
Employer                               Occupation               Last day worked
Buckeye Pallet                         forklift                 08/31/2026
PART B
1. Diagnosis   M51.16 lumbar disc with radiculopathy
7. Hospital confined?   [X]Y   Akeley General 09/02 - 09/05/2026, discectomy
9. Present medication   oxycodone 10 mg q6h, cyclobenzaprine 10 mg, gabapentin 300 TID
10. Allergies   penicillin, shellfish
18. Expected return   12/01/2026`,
    ],
    expected: {
      dob: '1978-03-19',
      sex_at_birth: 'Female',
      ...livesAt(/4417 Quarry/i, 'Tolland Falls', 'OH', '44999'),
      phone_number: /555-0110/,
      email_id: 'rtillery@post.example',
      marital_status: 'Divorced',
      employer: /Summit Ridge/i,
      ...inEmergency('Desmond', 'Achterberg', /555-0111/),
      ...speakWith(/Tess Lindqvist/i, /555-0115/),
      contact_person_email: 'tlindqvist@tfim.example',
      subscriber_id: /MMO 5520 1187 03/,
      group_number: '714402-001',
      ...seenBy('psychiatrist', /Guthrie/i, /555-0112/),
      ...seenBy('therapist', /Okoro/i, /555-0113/),
      ...seenBy('pcp', /Wray/i, /555-0114/),
      next_appointment: '2026-11-09',
      reason_for_seeking_treatment: /Thirty days|hand me a bottle|Alcohol use disorder/i,
      current_symptoms: /concentrate|cries at desk|no appetite|nausea|3 a\.m/i,
      recent_substance_abuse: /Vodka|750 mL|gummies/i,
      concerns_for_withdrawal: /shakes|ants on the wall|CIWA|significant/i,
      medication_plan: /naltrexone|mirtazapine|thiamine|propranolol/i,
      allergies: /codeine|Adhesive/i,
      transportation_required: /not drive herself|no one at home drives/i,
      hospitalizations: /St\. Brendan|same hospital/i,
      other_levels_of_care: /Lakehaven|intensive outpatient/i,
      outpatient_therapy: /weekly since|Okoro|Lakehaven/i,
      psych_testing_done: /Neuropsychological|Pell|mild slowing/i,
      history_of_suicide_attempts: /2009|carbon monoxide/i,
      eating_disorder: /Binge eating/i,
      history_of_trauma: /coach/i,
      family_history: /cirrhosis at 51|bipolar|epilepsy/i,
      ...ruledOut('history_of_self_harm history_of_seizures aggression_or_property_damage pending_legal_charges'),
      ...ruledOut('residential_programs'),
    },
    open: [
      ...OWN_PLAN,
      ...fields('gender carrier employment_status subscriber_employer living_status upcoming_court_date'),
      'additional_treatment_or_support_needed',
    ],
    questions: [
      asked('What is the claim number?', [1, 2], /26-STD-0088417/),
      asked('last day worked', 1, /09\/25\/2026/),
      asked('AUDIT score', 1, /AUDIT = 33/),
      asked('How much does she weigh?', 1, /Weight 141/),
      asked('When is the next visit?', 1, /Next visit 11\/09\/2026/),
      reworded('yellow eyes?', 1, /Jaundiced sclerae/),
      reworded('did she see things that were not there', [1, 2], /ants on the wall|hallucinations/),
      reworded('why is naltrexone not being given', 1, /HELD \(liver\)/),
      reworded('has she ever tried to kill herself', 2, /carbon monoxide/),
      reworded('molested as a child?', 2, /Abused by a coach/),
      reworded('is she allowed behind the wheel', 2, /not drive herself|No driving|CDL surrendered/),
      reworded('how many days did she stay dry after discharge', 2, /Sober 11 days/),
      takenBack('does she have cirrhosis', 1, /K74\.60 cirrhosis/),
      takenBack('is she allergic to sulfa', 1, /~~Sulfa~~/),
      anothers('was she convicted of OVI', 2, /convicted of OVI in May/),
      anothers('does she take Keppra', 2, /epilepsy \(Keppra\)/),
      anothers('is she allergic to shellfish', 3, /penicillin, shellfish/),
      absent('has she had a TB skin test'),
      absent('Does she smoke cigarettes?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('kowalczyk', 'Brent', 'Kowalczyk', '12/07/1989'),
    as: 'scan',
    pages: [
      `Pacific Crest Life & Disability      SHORT TERM DISABILITY - PHYSICIAN'S INITIAL REPORT     return by fax 503-555-0119
Patient: Brent Kowalczyk       D.O.B.: 12/7/89       Policy: STD 44-10932        Insured's employer: Norwood Cold Storage
Patient's address: 615 SE Alder Ct #3, Millrace, OR 97999              Tel: 503-555-0120
We need the following to decide your patient's benefit. Answer every question; attach notes if you like.

Q1.  What keeps this person from working?
A.   Opioid use disorder (fentanyl), plus left rotator cuff repair 7/22/26 that healed ok. He was given
     oxycodone for 6 wks, ran out, went to the street.

Q2.  When did he become unable to work?
A.   ~~7/22/26~~ that was the shoulder. For this claim: 9/14/26, sent home for nodding off on the dock.

Q3.  What symptoms does he report?
A.   Sweats, cramps, can't sleep, legs kick, panicky, no drive. "Everything hurts worse than before the surgery."

Q4.  What did you find?
A.   10/20/26: pupils pinpoint, 3 fresh track marks L forearm, small abscess drained. T 99.4. Weight 188. Oriented.
     UDS 10/20: fentanyl POS, oxycodone neg, methamphetamine neg, benzo neg, THC pos.
     Hep C antibody: neg.  HIV: neg.

Q5.  Treatment so far?
A.   Suboxone 8-2 films, 2 a day, started 9/30, takes it about half the time. Clonidine 0.1 prn. Ibuprofen 600.
     Two detox tries: Cascade Detox 9/16-19, walked out day 3; again 10/2-10/6, finished.
     He goes to no groups. He has not been to a residential house before.

Q6.  Is there a mental or nervous condition?
A.   Anxiety since boyhood, ADHD (tested at school 3rd grade and again 2011). On sertraline 100. No psychiatrist.
     Sees Maribel Duarte, LPC, 503-555-0121, every other Thursday.
     Denies any suicidal thought, present or past; no attempts. No self-harm. Not a violent man, never charged
     with anything; drug court asked about is his roommate Kyle's, not his.

Q7.  Any other conditions, accidents, allergies?
A.   Motorcycle 2015, unconscious several minutes, CT negative. One seizure, 2015, same week, none since; no meds.
     ALLERGY vancomycin (red man). Bee sting anaphylaxis, carries an epi pen, used it twice.
     ~~Diabetic, on metformin~~ wrong chart, disregard  /vt`,
      `Brent Kowalczyk   DOB 12/7/89   Policy STD 44-10932                                     Physician's Initial Report p.2

Q8.  How much and how often is he using?
A.   Smoked then shot fentanyl powder, ~ half gram daily. Last: the morning of 10/20 before he saw me. Weed nightly.
     Alcohol 2 beers a week. Has been Narcan'd twice since August (9/9 by Kyle, 9/29 by medics, Millrace ED 1 night).

Q9.  What happens when he stops?
A.   By 16 hrs vomiting, gooseflesh, diarrhea. COWS was 19 on 9/16. No DTs, he is not a drinker.

Q10. What are this person's job duties? Physical demands?
A.   Freezer warehouse lead, full time, 50 lb lifts. Could lift now w/ the L arm to shoulder height only.

Q11. Household?
A.   Partnered, not married. Rents with Kyle and his own girlfriend Shay. Shay is 5 months pregnant & on
     methadone at the clinic in Salem. His folks live in Bend. Dad alcoholic, sober 20 yr. Sister died of overdose 2021.
     He found her. Still dreams it.

Q12. What is your plan and expected duration?
A.   ~~Methadone clinic intake 11/2~~ he turned it down, canceled. Residential 30-60 d then PT + Sublocade. He called me himself 10/22: "Doc I can't white-knuckle it in that
     apartment, get me a bed." Recheck abscess 11/4/26 10:15 am here. No car, Shay's got it, will need pick up.
     Est. return to work 1/15/27 w/o restriction.

Q13. Whom may we contact?
A.   Mother, Janet Kowalczyk 541-555-0122 (she is his emergency contact as well). Not the employer.

Q14. Health coverage?
A.   Regence BCBS of Oregon, ID ZVB 8831 40072, grp 60010188. Through the warehouse; he's the employee.

     Physician: Vikram Thakkar, DO, family medicine (pcp)    Alder Street Clinic 503-555-0123     10/23/26`,
    ],
    expected: {
      dob: '1989-12-07',
      ...livesAt(/615 SE Alder/i, 'Millrace', 'OR', '97999'),
      phone_number: /555-0120/,
      living_status: 'Rental',
      employer: /Norwood/i,
      ...inEmergency('Janet', 'Kowalczyk', /555-0122/),
      ...speakWith(/Janet/i, /555-0122/),
      carrier: 'BCBS (state plan)',
      subscriber_id: /ZVB 8831 40072/,
      group_number: '60010188',
      ...seenBy('pcp', /Thakkar/i, /555-0123/),
      ...seenBy('therapist', /Duarte/i, /555-0121/),
      next_appointment: '2026-11-04',
      reason_for_seeking_treatment: /get me a bed|white-knuckle|Opioid use disorder/i,
      current_symptoms: /Sweats|cramps|legs kick|panicky|hurts worse/i,
      recent_substance_abuse: /fentanyl|half gram|Weed nightly/i,
      concerns_for_withdrawal: /vomiting|gooseflesh|COWS|No DTs/i,
      medication_plan: /Suboxone|Clonidine|sertraline|Ibuprofen/i,
      allergies: /vancomycin|Bee sting/i,
      epipen: /carries an epi|used it twice/i,
      transportation_required: /No car|need pick up/i,
      hospitalizations: /Millrace ED/i,
      other_levels_of_care: /Cascade Detox/i,
      outpatient_therapy: /no groups|Duarte|every other Thursday/i,
      psych_testing_done: /tested at school|ADHD|2011/i,
      history_of_trauma: /found her|dreams it|overdose 2021/i,
      history_of_seizures: /One seizure, 2015/i,
      history_of_tbi_concussions: /Motorcycle 2015|unconscious/i,
      family_history: /Dad alcoholic|Sister died/i,
      ...ruledOut('history_of_self_harm history_of_suicide_attempts aggression_or_property_damage'),
      ...ruledOut('pending_legal_charges residential_programs'),
    },
    open: [
      ...SEX,
      ...OWN_PLAN,
      ...fields('marital_status employment_status subscriber_employer current_psychiatrist_name probation'),
      ...fields('additional_treatment_or_support_needed upcoming_court_date'),
    ],
    questions: [
      asked('policy number', [1, 2], /STD 44-10932/),
      asked('What did the UDS show?', 1, /fentanyl POS/),
      asked('When is the abscess recheck?', 2, /11\/4\/26/),
      asked('who is his counselor and what is her number', 1, /Maribel Duarte/),
      asked('est. return to work', 2, /1\/15\/27/),
      reworded('how did he get hooked', 1, /oxycodone for 6 wks|went to the street/),
      reworded('is he faithful to his buprenorphine', 1, /half the time/),
      reworded('why did his boss dismiss him from shift', 1, /nodding off on the dock/),
      reworded('knocked out in a crash?', 1, /unconscious several minutes/),
      reworded('how many times has naloxone brought him back', 2, /Narcan'd twice/),
      reworded('can he raise his arm all the way', 2, /shoulder height only/),
      reworded('what antibiotic reddens him', 1, /vancomycin \(red man\)/),
      takenBack('is he diabetic', 1, /Diabetic, on metformin/),
      takenBack('when is his methadone intake', 2, /Methadone clinic intake 11\/2/),
      anothers('is he in drug court', 1, /drug court asked about is his roommate/),
      anothers('which clinic gives him methadone', 2, /methadone at the clinic in Salem/),
      absent('Is he a veteran?'),
      absent('what is his blood type'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
