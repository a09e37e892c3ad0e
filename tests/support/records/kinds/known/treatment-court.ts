import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a treatment court's team writes about a participant before a hearing, or to decide on one. */
export const treatmentCourt: readonly ApartRecord[] = [
  {
    person: who('valderrama', 'Ignacio', 'Valderrama', '05/18/1994'),
    as: 'text',
    pages: [
      `                        SEVENTH CIRCUIT ADULT TREATMENT COURT
                       STAFFING MEMORANDUM - NOT FOR PUBLIC FILE

PARTICIPANT:  Ignacio Valderrama         DOB:  05-18-94          CASE:  2025-CF-0631
PHASE:  2 (entered 06/02/2026)           COORDINATOR:  Lenore Kubiak
HEARING:  November 13, 2026, 8:30 a.m., Judge P. Ostrowe         NEXT STAFFING:  11/12

SINCE LAST STAFFING

The participant tested positive for methamphetamine on October 5, 9 and 14 and missed a color
call on the 16th. He admitted to the first two. On the 20th he told Officer Dunleavy that he had
been smoking a half gram every day since his cousin Chuy was shot to death on September 28,
that he had not slept in four days, and that he believed the neighbors had a key. Officer
Dunleavy found no weapon at the home. There have been no new arrests.

The sanction on October 9 was 48 hours in custody. While in custody he was seen by jail medical
for a racing heart and was given nothing.

TREATMENT REPORT (Northfork Counseling, E. Aldous, LCPC)

Attendance 11 of 16 groups. Mr. Valderrama takes mirtazapine 15 mg. He does well one to one. He
disclosed abuse by a coach when he was 10. He has never tried to end his life. He cut on his arms
in middle school. We believe that he needs a higher level of care, ASAM 3.5, and are asking the
court to furlough him to a residential bed for not less than 90 days.`,
      `Valderrama, 2025-CF-0631                   STAFFING MEMORANDUM                  page 2

TEAM COMMENTS
  State's attorney:   Agrees if GPS stays on. The plea was to possession; the burglary count
                      was dismissed.
  Defense:            Client has asked for Spanish-language materials for his mother. Lost his
                      place at the tire shop. Stays in his mother's basement.
  Probation:          Thirty months, ends 10/2027. Officer Siobhan Dunleavy 555-0153.
  Law enforcement:    Two calls to the address this year, both for the brother, Rogelio, who put
                      his girlfriend in the hospital and is wanted.
  Peer mentor:        Ignacio is reachable at 618-555-0145. His phone is off after 9.

MINUTES OF 10/15 - CORRECTION
  The line "Participant reported a seizure at home on 10/11" is stricken. The report was about
  participant I. Valdez.

CLINICAL NOTES FOR RECEIVING PROGRAM
  Medical card active (Meridian, Illinois Medicaid), RIN to be sent apart. Allergic to
  ibuprofen (wheezing). Uses a rescue inhaler. TB test negative 06/2026. Bring two weeks of
  clothes, no hooded sweatshirts. The county van can bring him Monday to Thursday.`,
    ],
    expected: {
      dob: '1994-05-18',
      recent_substance_abuse: /methamphetamine|half gram/i,
      history_of_suicide_attempts: RULED_OUT,
      history_of_self_harm: /cut on his arms/i,
      history_of_trauma: /abuse by a coach|shot to death/i,
      medication_plan: /mirtazapine/i,
      allergies: /ibuprofen/i,
      probation: /Thirty months|Dunleavy|ends 10\/2027/i,
      upcoming_court_date: '2026-11-13',
      outpatient_therapy: /Northfork/i,
      current_therapist_name: /Aldous/i,
      phone_number: /555-0145/,
      living_status: 'With family',
      employment_status: 'Unemployed',
      carrier: 'Medicaid/MCO',
      transportation_required: /county van/i,
      current_symptoms: /not slept|neighbors had a key/i,
    },
    open: [
      'pending_legal_charges',
      'reason_for_seeking_treatment',
      'aggression_or_property_damage',
      'next_appointment',
      'additional_treatment_or_support_needed',
      'other_levels_of_care',
      'concerns_for_withdrawal',
      'hospitalizations',
      'family_history',
      'contact_person_name',
      'contact_person_phone',
      'employer',
      'authorization_number',
    ],
    questions: [
      asked('Who is the judge?', 1, /P\. Ostrowe/),
      asked('when is the hearing', 1, /November 13, 2026/),
      asked('TB test result', 2, /TB test negative/),
      asked('what level of care do they ask for', 1, /ASAM 3\.5|not less than 90 days/),
      reworded('what did he plead guilty to', 2, /plea was to possession/),
      reworded('paranoid?', 1, /neighbors had a key/),
      reworded('how much meth', 1, /half gram every day/),
      reworded('PO name and phone', 2, /Siobhan Dunleavy 555-0153/),
      reworded('childhood abuse', 1, /abuse by a coach/),
      reworded('what days can they bring him over', 2, /Monday to Thursday/),
      reworded('did his job end', 2, /Lost his place at the tire shop|place at the tire shop/),
      takenBack('Did he have a seizure on 10/11?', 2, /reported a seizure at home on 10\/11/),
      anothers('is he wanted by police', 2, /is wanted/),
      anothers('did he put his girlfriend in the hospital', 2, /his girlfriend in the hospital/),
      absent('does he drink'),
      absent('what is his subscriber id'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('sizemore', 'Kaylee', 'Sizemore', '08/31/2003'),
    as: 'scan',
    pages: [
      `Hollins Co. Drug Court             ELIGIBILITY EVALUATION              (5 pgs w/ attachments)
fax recd Oct 26 2026 3:51PM   pg 1

Name: Sizemore, Kaylee Ann                      Eval date: 10/15/26 at Hollins Co. Detention
D.O.B.: 8/31/03                                 Evaluator: Bertram Oyelowo, CADC
Charge(s): Poss CS 2nd degree; Tampering        Attorney: J. Threlkeld (PD)
Next court: 11/19/26 9am Dept 2                 Detained since: 9/30/26

RISK/NEED SCREEN  (circle)          Risk:  low  mod  (HIGH)        Need:  low  mod  (HIGH)

1. Drug history.
   Marijuana 12, pills 14 (mamaw's Lortab), ice 17, heroin 18 first IV. Before jail was using
   1.5 g heroin/fent a day IV and ice "to stay up". Alcohol rare. Last use 9/29/26.
   Longest stretch without: 7 mo, while pregnant, on Subutex.
2. Withdrawal. Sick 9 days in cell, puked blood day 3, not sent out. Over it now.
3. Treatment. Hope Hill 30 day 2022 (left d 11). Subutex clinic Dr. Maddox 2024. No IOP ever.
4. Medical. Hep C +. Endocarditis 2023, six wks at UK. Heart murmur. Last tetanus ?
   Throws up w/ Zofran? NO - this is DEON's answer, wrong sheet, ignore.  B.O.
   Allergy: vancomycin (red man).`,
      `Sizemore K   eligibility eval                                              pg 2

5. Mental health. Dx PTSD, ADHD, depr. In jail: Prozac 20, Buspar 10 bid. On no meds outside.
   Overdosed 3x, "one of them I meant to." (Feb 2025, room at the Relax Inn). No cutting.
   Denies SI today.
6. Family. Daughter Braelynn, 19 mo, w/ Kaylee's aunt under DCBS. Mom died of OD '19. Dad
   prison, sex offense. Twin brother Kyle: bipolar, seizures, in Eastern State now.
7. Violence. Bit a CO 10/2/26 (no charge filed). CPV 2/25 boyfriend -> was the VICTIM.
8. Employment / school. GED. Never held job > 3 mo.
9. Housing. Nowhere. Car was repo'd.
10. Motivation, her words: "I want my baby back and I don't want to go out like Mom."

RECOMMENDATION      [ ] not eligible     [X] eligible, pending bed     [ ] eligible, outpatient
   Long term women's residential that lets her start Subutex or Brixadi. Bond mod. to
   release straight to program only. No furlough to family.
   Passport Medicaid stops in jail - we restart on release, ID 0067719043.
Contact: Evaluator 606-555-0162 or drugct@hollins.example

                                                          B. Oyelowo CADC   10/16/26`,
    ],
    expected: {
      dob: '2003-08-31',
      recent_substance_abuse: /heroin|\bice\b|\bfent\b/i,
      concerns_for_withdrawal: /Sick 9 days|puked blood|Over it now/i,
      allergies: /vancomycin/i,
      medication_plan: /Prozac|Buspar/i,
      history_of_suicide_attempts: /one of them I meant to/i,
      history_of_self_harm: RULED_OUT,
      aggression_or_property_damage: /Bit a CO/i,
      pending_legal_charges: /Poss CS|Tampering/i,
      upcoming_court_date: '2026-11-19',
      residential_programs: /Hope Hill/i,
      family_history: /died of OD|bipolar|seizures|sex offense/i,
      living_status: 'Institution/incarcerated',
      carrier: 'Medicaid/MCO',
      subscriber_id: '0067719043',
      reason_for_seeking_treatment: /want my baby back|eligible/i,
    },
    open: [
      'history_of_trauma',
      'employment_status',
      'hospitalizations',
      'other_levels_of_care',
      'outpatient_therapy',
      'current_symptoms',
      'additional_treatment_or_support_needed',
      'contact_person_name',
      'contact_person_phone',
      'contact_person_email',
      'eating_disorder',
      'current_psychiatrist_name',
    ],
    questions: [
      asked('when did she last use', 1, /Last use 9\/29\/26/),
      asked('longest stretch without', 1, /7 mo/),
      asked('who is the attorney', 1, /J\. Threlkeld/),
      asked('What is the recommendation?', 2, /eligible, pending bed|Long term women's residential/),
      reworded('any suicide attempt', 2, /one of them I meant to/),
      reworded('infection of the heart', 1, /Endocarditis 2023/),
      reworded('who has the baby', 2, /Kaylee's aunt/),
      reworded('assaultive in jail?', 2, /Bit a CO/),
      reworded('did she finish rehab in 2022', 1, /left d 11/),
      reworded('can she go home first', 2, /No furlough to family|release straight to program only/),
      reworded('health plan', 2, /Passport Medicaid/),
      takenBack('does zofran make her vomit', 1, /Throws up w\/ Zofran/),
      anothers('bipolar?', 2, /Kyle: bipolar/),
      anothers('is she a sex offender', 2, /Dad prison, sex offense/),
      absent('is she on parole'),
      absent('does she wear glasses'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
