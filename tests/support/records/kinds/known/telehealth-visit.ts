import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a clinic seen by video writes and prints about a visit. */
export const telehealthVisit: readonly ApartRecord[] = [
  {
    person: who('haverford', 'Junie', 'Haverford', '01/26/2000'),
    as: 'text',
    pages: [
      `BrightRoad Recovery (virtual)                                 Visit summary for Junie H.

Visit                 Video, 24 min                 Oct 20, 2026, 1:15 PM MT
Patient               Junie Haverford               Jan 26, 2000     she/her
Where you were        parked car, Wal-Mart lot, Sundry, WY (location confirmed for emergency)
Clinician             Obadiah Renner, PMHNP

Why we met
  Weekly buprenorphine check. You asked about going inpatient because "films aren't holding me."

What you told us
  • Using blues on top of your films, 3 or 4 pressed pills most nights, smoked off foil
  • Last one: last night around midnight
  • If you skip a day: legs kick, yawning, diarrhea
  • Nicotine vape all day. No alcohol. No meth "since the spring of 2025"
  • Sleeping in the car or at Dani's, your ex is at the old apartment and there is a protection
    order (you against him)
  • You do not feel like hurting yourself. You told us about the one time at 17, the Tylenol.
  • Never had a seizure. Concussion from barrel racing, 2014, fine since.`,
      `BrightRoad Recovery (virtual)                                 Junie Haverford    page 2

Your medicines                        how                               status
  buprenorphine-naloxone 8-2 film     2 films under tongue each day     refilled 7 days
  hydroxyzine 25 mg                   1 as needed for nerves            refilled
  sertraline 50 mg                    1 each morning                    STOPPED 10/06, sick stomach
  lisinopril 10 mg                    1 each morning                    REMOVED - charted on wrong person
Allergies on file
  cefaclor (serum sickness as a baby, per mom)
Family, from your first visit
  Mom: thyroid, panic.   Dad: in prison, meth.   Half brother: type 1 diabetes, seizures
Drug screen, cup on camera
  bup POS    fent POS    oxy neg    amp neg    benzo neg    THC POS
Plan
  [x] call Wyoming Medicaid about residential (your ID ends 4471, full no. with front desk)
  [x] letter for court: hearing on the protection order Nov 9, you are the petitioner
  [x] therapist: keep seeing Lark Sorensen on Thursdays
  [ ] labs at home
Next video visit: Tue Oct 27, 1:15 PM. Text us at 307-555-0138.  In danger? 911 or 988.`,
    ],
    expected: {
      dob: '2000-01-26',
      reason_for_seeking_treatment: /films aren't holding me|going inpatient/i,
      recent_substance_abuse: /blues|pressed pills|\bfent\b/i,
      concerns_for_withdrawal: /legs kick|yawning|diarrhea|skip a day/i,
      history_of_suicide_attempts: /Tylenol|one time at 17/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /Concussion/i,
      medication_plan: /buprenorphine|hydroxyzine/i,
      allergies: /cefaclor/i,
      family_history: /panic|thyroid|meth|diabetes/i,
      current_therapist_name: /Lark Sorensen/i,
      carrier: 'Medicaid/MCO',
    },
    open: [
      'gender',
      'history_of_self_harm',
      'living_status',
      'next_appointment',
      'upcoming_court_date',
      'current_psychiatrist_name',
      'current_psychiatrist_phone',
      'current_symptoms',
      'outpatient_therapy',
      'history_of_trauma',
      'additional_treatment_or_support_needed',
      'subscriber_id',
      'marital_status',
      'contact_person_phone',
      'city',
      'state',
    ],
    questions: [
      asked('when was her last one', 1, /last night around midnight/),
      asked('Who is her therapist?', 2, /Lark Sorensen/),
      asked('next video visit', 2, /Tue Oct 27/),
      asked('why was sertraline stopped', 2, /sick stomach/),
      reworded('is she homeless', 1, /Sleeping in the car/),
      reworded('has she relapsed on fent', [1, 2], /blues on top of your films|fent POS/),
      reworded('head injury?', 1, /Concussion from barrel racing/),
      reworded('ever attempted suicide', 1, /at 17, the Tylenol/),
      reworded('is she safe from her ex', [1, 2], /protection order/),
      reworded('antibiotic reaction', 2, /cefaclor/),
      takenBack('is she on blood pressure medicine', 2, /lisinopril 10 mg/),
      takenBack('lisinopril dose', 2, /lisinopril 10 mg/),
      anothers('does she have diabetes', 2, /Half brother: type 1 diabetes/),
      anothers('is she in prison', 2, /Dad: in prison/),
      absent('does she have kids'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('pruett', 'Leland', 'Pruett', '11/14/1957'),
    as: 'scan',
    pages: [
      `10/23/26  08:02 AM   VALLEY TELECARE -> 5555550190                       1/2

TELEMEDICINE ENCOUNTER (audio only, pt has no camera)           Pruett, Leland   11-14-57
consent to telehealth: verbal y/    pt at: home, Osage Twp     provider at: clinic
-----------------------------------------------------------------------------------------
CC  "my boy says i need drying out"
S   68M widower x 3 mo (Doris, pancreatic ca). Whiskey from noon, ~ a pint + beer w/ supper.
    Was a weekend drinker till the funeral. Missed card club. Appetite poor, -14 lb. Up q2h to
    void. Legs numb. Last EtOH "while we're talking".  AM shakes, gone after first one.
    No hx DT, no sz. Fell off porch Sept, staples to scalp, CT ok at Boone Mem.
    passive: "wouldn't mind not waking up".  No plan. No past att. 12 ga & deer rifle -> son has
    taken them.
    Says Doris had "fits" at the end, that scared him.
Meds  metoprolol succ 50 qd, tamsulosin 0.4, apixaban 5 bid (AF), APAP prn. out of glipizide
All   PCN -> swelled up age 6.   iodine contrast ?   <- disregard, wife's chart  mlb
FH    bro Vern d. liver; dad "nervous breakdown"
SH    retired tool & die. own house, paid off. 1 son Dale, 2 mi away.  Drives but shouldn't`,
      `10/23/26  08:02 AM   VALLEY TELECARE -> 5555550190                       2/2

Pruett, Leland  11-14-57        cont'd
O   speech slow, not slurred, cries x2.  Home cuff 168/92 p 104 (read by Dale)
A   1 AUD sev w/ physiologic dep, not safe to stop at home (age, AF, anticoag, lives alone)
    2 bereavement / r/o MDD     3 AF on DOAC, fall risk      4 DM2 uncontrolled, A1c 9.1 in July
P   - inpt w/d mgmt, Dale to drive him. Hold no doses of apixaban w/o calling me
    - restart glipizide 5 mg w/ bkfst
    - thiamine 100
    - cards appt 11/18/26 Dr. Ruscitti keep
    - Medicare A/B + Mutual of Omaha supp, no Rx auth needed. MBI on face sheet (not faxed)
    - Dale Pruett 573-555-0126 is POA for health, ok to talk
    time 31 min                                   M.L. Barrientos FNP    573-555-0120`,
    ],
    expected: {
      dob: '1957-11-14',
      reason_for_seeking_treatment: /drying out/i,
      recent_substance_abuse: /Whiskey|\bEtOH\b|\bAUD\b/i,
      concerns_for_withdrawal: /AM shakes|not safe to stop at home|physiologic dep/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      medication_plan: /metoprolol|tamsulosin|apixaban|glipizide|thiamine/i,
      allergies: /PCN/i,
      family_history: /liver|nervous breakdown/i,
      marital_status: 'Widowed',
      living_status: 'Own home',
      employment_status: 'Retired',
      carrier: 'Medicare',
      next_appointment: '2026-11-18',
      legal_guardianship_status: 'Power of attorney',
      contact_person_name: /Dale Pruett/i,
      contact_person_phone: /555-0126/,
      transportation_required: /Dale to drive/i,
    },
    open: [
      'current_symptoms',
      'history_of_tbi_concussions',
      'history_of_self_harm',
      'hospitalizations',
      'current_pcp_name',
      'current_pcp_phone',
      'sex_at_birth',
      'city',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'additional_treatment_or_support_needed',
      'history_of_trauma',
    ],
    questions: [
      asked('cards appt date', 2, /11\/18\/26/),
      asked('who is poa', 2, /Dale Pruett/),
      asked('when did he lose his wife', 1, /widower x 3 mo/),
      asked('what was his a1c', 2, /A1c 9\.1/),
      reworded('is he on a blood thinner', [1, 2], /apixaban|DOAC/),
      reworded('access to guns?', 1, /12 ga & deer rifle|son has taken them/),
      reworded('does he want to die', 1, /wouldn't mind not waking up/),
      reworded('recent falls', 1, /Fell off porch Sept/),
      reworded('weight change', 1, /-14 lb/),
      reworded('why not detox at home', 2, /not safe to stop at home/),
      takenBack('is he allergic to contrast dye', 1, /iodine contrast/),
      anothers('does he have pancreatic cancer', 1, /Doris, pancreatic ca/),
      anothers('liver disease?', 1, /bro Vern d\. liver/),
      reworded('has he ever seized coming off', 1, /no sz/),
      absent('any legal trouble'),
      absent('prior rehab stays'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
];
