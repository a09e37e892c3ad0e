import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** What a veterans' hospital prints from its chart when a program asks for it. */
export const veteranPrintout: readonly ApartRecord[] = [
  {
    person: who('dufresne', 'Marcus', 'Dufresne', '03/03/1987'),
    as: 'text',
    pages: [
      `HEALTH SUMMARY (ad hoc)                                  10/27/2026 11:02    Page: 1
DUFRESNE,MARCUS ALLEN   000-00-6143   DOB 03/03/1987
************************** CONFIDENTIAL Ad Hoc SUMMARY **************************

--------------------------- ADR - Adv React/Allerg -----------------------------
 Allergy/Reaction: LISINOPRIL  (ANGIOEDEMA)     verified  2022
 Allergy/Reaction: PEANUTS                      entered in error 06/2023 (pt eats PB)

--------------------------- PLL - Active Problems ------------------------------
 Alcohol dependence, continuous                 onset 2012
 PTSD, combat                                   SC 70%
 Mild TBI, blast, Helmand 2010                  SC 10%
 OSA on CPAP
 Tinnitus
--------------------------- PLI - Inactive Problems ----------------------------
 Suicidal behavior, HRF flag removed 04/2024    (firearm, interrupted, 12/2022)
 Opioid abuse in full remission

--------------------------- RXOP - Outpatient Pharmacy -------------------------
 PRAZOSIN 5MG CAP  TAKE TWO AT BEDTIME                      ACTIVE     10/02/2026
 SERTRALINE 100MG TAB TAKE TWO TABLETS EVERY MORNING        ACTIVE     10/02/2026
 NALTREXONE 380MG INJ MONTHLY  (last given 08/29/2026)      HOLD
 ACAMPROSATE 333MG TAB TAKE TWO TABLETS 3X/DAY              DISCONT.   05/11/2026`,
      `DUFRESNE,MARCUS ALLEN   000-00-6143   DOB 03/03/1987                      Page: 2

--------------------------- CNB - Selected Notes -------------------------------
10/26/2026 09:40   SUD OUTPATIENT TELEPHONE NOTE       LAVOIE,T  LICSW
 Vet called, slurring. 18 to 20 beers daily x 3 wks since buddy's funeral (buddy shot
 himself). Vet denies intent for himself, has given rifle to father-in-law. Sweats,
 retching in AM, has to drink by 10. Hx of one seizure, 2019, off alcohol, Ft Delmar ER.
 Wife Corinne says he put a fist through the pantry door, never at her or the kids.
 Wants residential near home, not the domiciliary 4 hrs off.
10/26/2026 13:15   ADDENDUM   to above                 LAVOIE,T  LICSW
 Community care consult entered, auth VA0410-88217, 45 days. Next appt w/ me 11/09/2026.

07/14/2026 10:00   C&P-STYLE HISTORY                   ORDWAY,F  PHD
 Mother hospitalized for depression; brother in prison. 2 tours. Saw a child killed.
 Completed 28 days, Ridgeview RRTP, 2021. Works nights for the railroad.

--------------------------- VS - Vital Signs -----------------------------------
 09/18/2026  BP 144/90   P 84   WT 231 lb   PAIN 4
*** END ***`,
    ],
    expected: {
      dob: '1987-03-03',
      allergies: /LISINOPRIL/i,
      recent_substance_abuse: /18 to 20 beers/i,
      concerns_for_withdrawal: /Sweats|retching/i,
      history_of_seizures: /one seizure, 2019/i,
      history_of_tbi_concussions: /TBI/i,
      history_of_suicide_attempts: /firearm, interrupted|Suicidal behavior/i,
      aggression_or_property_damage: /fist through the pantry door/i,
      history_of_trauma: /child killed|PTSD|Helmand/i,
      residential_programs: /Ridgeview/i,
      medication_plan: /PRAZOSIN|SERTRALINE/i,
      family_history: /Mother hospitalized/i,
      authorization_number: 'VA0410-88217',
      next_appointment: '2026-11-09',
    },
    open: [
      'carrier',
      'living_status',
      'marital_status',
      'employment_status',
      'hospitalizations',
      'reason_for_seeking_treatment',
      'current_therapist_name',
      'current_symptoms',
      'contact_person_name',
      'other_levels_of_care',
    ],
    questions: [
      asked('how many beers', 2, /18 to 20 beers daily/),
      asked('When was the naltrexone shot last given?', 1, /last given 08\/29\/2026/),
      asked('What is the auth number?', 2, /VA0410-88217/),
      reworded('does he use a machine to sleep', 1, /OSA on CPAP/),
      reworded('what set off this binge', 2, /buddy's funeral/),
      reworded('does he still have his guns', 2, /given rifle to father-in-law/),
      reworded('was he blown up over there', 1, /Mild TBI, blast/),
      reworded('swelling reaction to what drug', 1, /LISINOPRIL\s+\(ANGIOEDEMA\)/),
      takenBack('peanut allergy?', 1, /PEANUTS\s+entered in error/),
      anothers('why is he in prison', 2, /brother in prison/),
      absent('hepatitis status?'),
      absent('does he have a court date'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
  },
  {
    person: who('stallworth', 'Imani', 'Stallworth', '06/21/1990'),
    as: 'scan',
    pages: [
      `REQUEST FOR AND AUTHORIZATION TO RELEASE HEALTH INFORMATION        (form filled by hand)

TO (facility):  Barlow Army Medical Ctr, ROI window      fax  555-0164
VETERAN:   Stallworth  Imani  J.        DOB  6/21/90      branch  USN  2009 - 2016
Relationship if other than veteran:  self

INFORMATION REQUESTED (check all)
 [X] discharge summaries   dates 2025 - now     [ ] dental      [X] medication list
 [ ] HIV     [X] alcohol or drug treatment      [ ] sickle cell [X] list of allergies
 PURPOSE:  [ ] disability claim   [X] treatment   [ ] legal   [ ] employment

SIGNATURE   Imani Stallworth           DATE 10/12/26       expires  when I am discharged

-----------------------------------------  for ROI use  -----------------------------------
Mailed ___   Faxed X  10/16/26  by  rjh    pgs sent  2    sensitive dx released per 38 USC 7332`,
      `BARLOW ARMY MEDICAL CENTER - Discharge Instructions/Summary (abstracted by ROI)
STALLWORTH, IMANI J       21 Jun 1990       Adm 03 Aug 2026     Disch 11 Aug 2026

Dx: cocaine use d/o sev; MDD; s/p sexual assault in service (MST). Migraine w/ aura.
HPI: 36F brought by shipmate after 4-day crack run, chest tightness. Trops neg x 3. Spent rent
money. Stopped eating. Voiced hopelessness, on arrival put a belt round her own neck in
the bathroom, found by staff; no injury. No earlier attempts.  No cutting.
Family: twin sister w/ lupus and seizures. Father d. MI 50.
Allergies: sumatriptan - chest pressure.   Foods: none
Disch meds: mirtazapine 30 mg qhs; propranolol LA 80 mg daily; topiramate 50 mg bid.
   Topiramate is for migraine, NOT for seizures (never had).
Disp: to friend's couch, IOP at Mercer St, wait list for residential MST track.
Follow: psychiatry Capt. Elaine Brzycki 555-0166. Phone for pt (msg ok) 555-0165.`,
    ],
    expected: {
      dob: '1990-06-21',
      allergies: /sumatriptan/i,
      recent_substance_abuse: /cocaine|crack/i,
      history_of_suicide_attempts: /belt round her own neck/i,
      history_of_self_harm: RULED_OUT,
      history_of_seizures: RULED_OUT,
      history_of_trauma: /sexual assault|MST/i,
      medication_plan: /mirtazapine/i,
      current_psychiatrist_name: /Brzycki/i,
      current_psychiatrist_phone: /555-0166/,
      phone_number: /555-0165/,
      living_status: 'With friends',
    },
    open: [
      'outpatient_therapy',
      'family_history',
      'hospitalizations',
      'other_levels_of_care',
      'employment_status',
      'sex_at_birth',
      'reason_for_seeking_treatment',
      'current_symptoms',
      'concerns_for_withdrawal',
    ],
    questions: [
      asked('Which branch was she in?', 1, /branch\s+USN/),
      asked('when was she discharged from Barlow', 2, /Disch 11 Aug 2026/),
      asked('what is the topiramate for', 2, /Topiramate is for migraine/),
      reworded('did she try to end her life', 2, /belt round her own neck/),
      reworded('was she raped', 2, /sexual assault in service/),
      reworded('headaches?', 2, /Migraine/),
      reworded('number to leave her a message', 2, /555-0165/),
      reworded('did she have a heart attack', 2, /Trops neg x 3/),
      anothers('Does she have lupus?', 2, /twin sister w\/ lupus/),
      absent('HIV result'),
      absent('is anyone her guardian'),
      absent('group number'),
    ],
    summary: ['why_now', 'substances', 'medical', 'psychiatric', 'medications'],
  },
];
