import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, takenBack, who } from '../apart-record.ts';

/** A doctor's or a dentist's word that a person is fit to be admitted. */
export const clearance: readonly ApartRecord[] = [
  {
    person: who('whitcombe', 'Tressa', 'Whitcombe', '02/11/2006'),
    as: 'scan',
    pages: [
      `PRE-ADMISSION PHYSICAL / MEDICAL CLEARANCE       (to be completed by MD, DO, NP or PA)

Applicant: Tressa Whitcombe            Birthdate: 2-11-06          Exam date: 10-20-26
Ht 5'4"    Wt 103    BP 98/60    P 58    T 97.4      LMP: mid Sept.     UPT: neg

                         Y    N    comment
Heart                    _    X
Lungs / asthma           X    _    exercise only, no steroids ever
Fits or blackouts        _    X    fainted once giving blood - not a fit
Head injury              X    _    soccer, age 14, out of play 3 wks
Diabetes                 _    X    MGM has it
Bleeding problem         _    X
Eating problem           X    _    purging up to 2020... 2025 (corrected TW) 3x/wk, K+ 3.3
Skin / self-inflicted    X    _    healing cuts L hip, she says 2 wks old
TB symptoms              _    X    PPD 0 mm read 10-22
Contagious?              _    X
Food / drug reactions    X    _    tree nuts - carries EpiPen. No drug reactions.

Meds today: fluoxetine 40, KCl 20 mEq, OCP.`,
      `Whitcombe, Tressa      p 2

NARRATIVE  Nice kid, first year at Dunmore State, on medical leave since 10-5. Vaping delta-8
round the clock and taking a friend's Vyvanse to keep from eating. Nicotine too. Parents are
separated, she lives w/ dad (Roy) who is 11 yrs in AA. Mom had ECT twice. Tressa has had
thoughts of not being here, no plan, has never acted on them.

CLEARED?    [ ] yes    [X] yes, with conditions    [ ] no
   1) BMP weekly x 4, call me if K under 3.0
   2) no gym until weight 108
   3) orthostatics daily
   4) Epi within reach at meals

Roberta Nakagawa FNP-BC   Dunmore Student Health   555-0137     next seen here 11/19/2026`,
    ],
    expected: {
      dob: '2006-02-11',
      allergies: /tree nuts/i,
      epipen: /EpiPen|Epi within reach|^yes/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /soccer|head injury|^yes/i,
      eating_disorder: /purging|eating problem|^yes/i,
      history_of_self_harm: /cuts L hip|self-inflicted|^yes/i,
      history_of_suicide_attempts: RULED_OUT,
      recent_substance_abuse: /delta-8|Vyvanse/i,
      medication_plan: /fluoxetine/i,
      living_status: 'With family',
      next_appointment: '2026-11-19',
    },
    open: [
      'family_history',
      'employment_status',
      'current_pcp_name',
      'current_pcp_phone',
      'current_symptoms',
      'additional_treatment_or_support_needed',
    ],
    questions: [
      asked('Is she cleared?', 2, /yes, with conditions/),
      asked('potassium?', 1, /K\+ 3\.3/),
      asked('What was the PPD?', 1, /PPD 0 mm/),
      reworded('food allergy?', 1, /tree nuts/),
      reworded('is she bulimic', 1, /purging/),
      reworded('when can she work out', 2, /no gym until weight 108/),
      reworded('fresh self harm?', 1, /healing cuts L hip/),
      reworded('could she be pregnant', 1, /UPT: neg/),
      reworded('who is she staying with', 2, /lives w\/ dad/),
      asked('is she diabetic', 1, /Diabetes\s+_\s+X/),
      anothers('how long has she been in AA', 2, /who is 11 yrs in AA/),
      anothers('did she get ECT', 2, /Mom had ECT twice/),
      absent('insurance id'),
    ],
    summary: ['substances', 'medical', 'psychiatric', 'medications'],
  },
  {
    person: who('ruelas', 'Hector', 'Ruelas', '10/05/1971'),
    as: 'text',
    pages: [
      `                         HARBORLIGHT FAMILY DENTISTRY
                     Ines Valderrama DDS  *  Tom Pruett DMD

October 19, 2026

Re: Hector Ruelas, born 10/05/1971

To the admissions team,

Mr. Ruelas was in my chair this morning so that dental pain would not be the thing that sends
him home early from your program, as it did last time. I pulled numbers 18 and 19, both
abscessed, under local. He has eleven teeth left and most are worn from grinding on
methamphetamine, which he tells me he smoked until the first of this month.

He is clear to come in on or after October 22 as long as the sockets look clean.

Please note. Clindamycin 300 mg four times a day, through October 26. Ibuprofen 600 with food
and acetaminophen for pain; he asked me himself not to write anything stronger. He carries a
card for a mechanical mitral valve (2015) and takes warfarin, so he needs antibiotic cover
before any further work. INR on Friday was 2.6. Erythromycin gives him a bad rash. My
assistant first typed "penicillin" on his chart, that was a slip and has been taken out.

No epilepsy. He fractured his jaw in a fight in 2012 and was knocked out for several minutes.

A partial denture should wait until he is back. Sutures come out by themselves.

His daughter Marisela (555-0154) drives him, and can be called by either of us.

With regards,
I. Valderrama DDS                 cc: Dr. Sun-Hee Park, cardiology, 555-0155`,
    ],
    expected: {
      dob: '1971-10-05',
      allergies: /Erythromycin/i,
      recent_substance_abuse: /methamphetamine/i,
      medication_plan: /Clindamycin|warfarin/i,
      history_of_seizures: /\bno\b/i,
      history_of_tbi_concussions: /knocked out/i,
    },
    open: [
      'aggression_or_property_damage',
      'residential_programs',
      'other_levels_of_care',
      'transportation_required',
      'contact_person_name',
      'contact_person_phone',
      'current_pcp_name',
      'current_symptoms',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_phone',
    ],
    questions: [
      asked('Which teeth were pulled?', 1, /18 and 19/),
      asked('what was his INR', 1, /INR on Friday was 2\.6/),
      asked('how long is he on clindamycin', 1, /through October 26/),
      reworded('is he on a blood thinner', 1, /takes warfarin/),
      reworded('earliest admit date', 1, /on or after October 22/),
      reworded('heart history', 1, /mechanical mitral valve/),
      reworded('why did he leave treatment before', 1, /sends him home early/),
      reworded('will he take narcotics', 1, /not to write anything stronger/),
      takenBack('Is he allergic to penicillin?', 1, /first typed "penicillin"/),
      absent('who is his therapist'),
      absent('hep c status?'),
    ],
    summary: ['substances', 'medical', 'medications'],
  },
];
