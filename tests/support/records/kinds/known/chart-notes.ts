import { answered, capital, fullName, type Kind, pick, possessive, says, silent, subject } from '../../kind.ts';
import { isoDay } from '../../person.ts';

/** A progress note in four parts, full of abbreviations. */
export const progressNote: Kind = (p, variant) => ({
  pages: [
    `${pick(variant, 'OUTPATIENT CLINIC NOTE', 'Progress Note (SOAP)')}
Pt: ${fullName(p)}  DOB ${p.dob}  MRN ${p.mrn}
${pick(variant, 'Allergies', 'ALL')}: ${p.allergy ? `${p.allergy.to} (${p.allergy.reaction})` : 'NKDA'}
S: Pt c/o cravings. States ${p.reason}. Reports use of ${p.substance.name}, ${p.substance.amount}, last ${p.substance.last}. ${p.seizure ? `Hx ${p.seizure}.` : 'No hx seizures.'} ${p.attempt ? `Past SA: ${p.attempt}.` : 'Denies past suicide attempts.'} Denies current SI/HI. ${p.selfHarm ? `Endorses ${p.selfHarm}.` : 'No self-harm.'} FH: ${p.relative.who} with ${p.relative.illness}.
O: BP 138/86, HR 92, A&O x4, mild tremor. UDS positive for ${p.substance.name}.
A: ${p.diagnoses[0]}; ${p.diagnoses[1]}.
P: Continue ${p.meds[0]?.name} ${p.meds[0]?.dose} ${p.meds[0]?.often}. ${p.meds[1] ? `Continue ${p.meds[1].name} ${p.meds[1].dose} ${p.meds[1].often}. ` : ''}D/c ${p.stopped.name} (${p.stopped.why}). Refer to residential. Monitor for seizures. RTC 2 wks.
${p.psychiatrist}, MD`,
  ],
  expected: {
    dob: isoDay(p.dob),
    allergies: p.allergy ? says(p.allergy.to) : 'NKDA',
    recent_substance_abuse: says(p.substance.name),
    history_of_seizures: p.seizure ? says(p.seizure) : 'No',
    history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
    history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
    medication_plan: new RegExp(`^(?!.*${p.stopped.name})[\\s\\S]*${p.meds[0]?.name}`, 's'),
  },
  open: ['family_history', 'reason_for_seeking_treatment', 'medication_plan', 'current_symptoms'],
  questions: [
    answered('What is the client allergic to?', [1], p.allergy ? says(p.allergy.to) : /NKDA/),
    answered('What are the diagnoses?', [1], says(p.diagnoses[0] ?? '')),
    answered('What were the vital signs?', [1], /138\/86/),
    answered(`Why was ${p.stopped.name} stopped?`, [1], says(p.stopped.why)),
    answered('History of seizures?', [1], p.seizure ? says(p.seizure) : /No hx seizures/),
    answered('What did the urine screen show?', [1], /UDS positive/),
    answered('Is the client suicidal now?', [1], /Denies current SI/),
    silent('What is the emergency contact number?'),
    silent('Is the client on parole?'),
    silent('What is the home address?'),
  ],
  summary: ['substances', 'withdrawal', 'psychiatric', 'medications'],
});

/** Nursing notes by day and hour, as they were charted, each signed. */
export const chartedNotes: Kind = (p, variant) => ({
  pages: [
    `NURSING NOTES     ${fullName(p)}     DOB ${p.dob}     MRN ${p.mrn}
10/30/2026 08:10  Arrived with ${p.emergency.relation}. Says ${subject(p)} is here because ${p.reason}. Oriented and cooperative. B. Osei RN
10/30/2026 09:00  ${p.allergy ? `Wristband placed for ${p.allergy.to} allergy; reaction is ${p.allergy.reaction}.` : 'No allergies to drugs, food or latex.'} B. Osei RN
10/30/2026 09:20  Belongings searched. Admits ${p.substance.name} daily, ${p.substance.amount}; last was ${p.substance.last}. B. Osei RN
10/30/2026 11:45  Complains of ${p.withdrawal}. CIWA 14. Medicated per protocol. B. Osei RN
10/30/2026 14:00  ${p.seizure ? `Tells writer about ${p.seizure}.` : 'Has never had a seizure, per patient.'} Side rails padded for seizure precautions. L. Marchetti RN
10/30/2026 20:15  Resting. CIWA 9. Ate half of dinner. L. Marchetti RN`,
    `NURSING NOTES, continued     ${fullName(p)}
10/31/2026 07:30  Slept five hours. BP 132/84, pulse 88. CIWA 6. D. Kwan LPN
10/31/2026 10:05  Denies thoughts of suicide or of hurting others today. ${p.attempt ? `Talked of ${p.attempt}.` : 'Has never made an attempt on own life.'} ${p.selfHarm ? `Scars seen; reports ${p.selfHarm}.` : 'No self-inflicted injuries.'} D. Kwan LPN
10/31/2026 12:00  ${pick(variant, 'Given', 'Took')} ${p.meds.map((each) => `${each.name} ${each.dose}`).join(', ')}. ${p.stopped.name} not given, discontinued: ${p.stopped.why}. D. Kwan LPN
10/31/2026 15:40  ${p.emergency.first} ${p.emergency.last} (${p.emergency.relation}) called, may be reached at ${p.emergency.phone}. Reports that ${possessive(p)} ${p.relative.who} had ${p.relative.illness}. D. Kwan LPN
10/31/2026 18:00  Roommate in 4B had a seizure; patient upset, was moved to 6A. L. Marchetti RN
11/01/2026 09:00  Discharge teaching done. Follow up with ${p.pcp.name}, ${p.pcp.phone}. B. Osei RN`,
  ],
  expected: {
    dob: isoDay(p.dob),
    reason_for_seeking_treatment: says(p.reason),
    allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$|no allergies/i,
    recent_substance_abuse: says(p.substance.name),
    concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
    history_of_seizures: p.seizure ? says(p.seizure) : 'No',
    history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
    history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
  },
  open: [
    'medication_plan',
    'current_pcp_name',
    'current_pcp_phone',
    'family_history',
    'contact_person_name',
    'contact_person_phone',
    'emergency_contact_primary_firstname',
    'emergency_contact_primary_lastname',
    'emergency_contact_primary_phone',
    'reason_for_seeking_treatment',
    'current_symptoms',
  ],
  questions: [
    answered('Who came with the client?', [1], says(p.emergency.relation)),
    answered('Why is the client here?', [1], says(p.reason)),
    answered('Any allergies?', [1], p.allergy ? says(p.allergy.to) : /no allergies/i),
    answered('What was the first CIWA score?', [1], /CIWA 14/),
    answered('When did the client last use?', [1], says(p.substance.last)),
    answered('Does the client have seizures?', [1], p.seizure ? says(p.seizure) : /never had a seizure/i),
    answered('How did the client sleep?', [2], /slept five hours/i),
    answered('Is the client suicidal today?', [2], /denies thoughts of suicide/i),
    answered(
      'Has the client tried to end his or her life?',
      [2],
      p.attempt ? says(p.attempt) : /never made an attempt/i,
    ),
    answered('Which room was the client moved to?', [2], /6A/),
    answered('Which medicines were given?', [2], says(p.meds[0]?.name ?? '')),
    answered('Who should be called after discharge?', [2], says(p.pcp.name)),
    answered('What is the blood pressure?', [2], /132\/84/),
    silent('What is the member ID?'),
    silent('Is the client on probation?'),
    silent('What was the hemoglobin?'),
    silent('Who is the judge?'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'psychiatric'],
});

/** A chart in which some entries were taken back, each in another way. */
export const correctedChart: Kind = (p, variant) => ({
  pages: [
    `PROBLEM AND ALLERGY LIST
Patient: ${fullName(p)}     DOB: ${p.dob}
ALLERGIES
${pick(variant, 'Morphine - itching (struck out 10/30, belongs to another chart, TK)', 'Morphine - itching   VOID, wrong patient, TK')}
${p.allergy ? `${capital(p.allergy.to)} - ${p.allergy.reaction}` : 'No known allergies'}
PROBLEMS
${p.diagnoses.map((each, at) => `${at + 1}. ${each}`).join('\n')}
${p.diagnoses.length + 1}. Hepatitis C - entered in error 10/29/2026
MEDICATIONS
${p.meds.map((each) => `${each.name} ${each.dose} ${each.often}`).join('\n')}
Warfarin 5 mg once daily - charted in error, disregard
${p.stopped.name} ${p.stopped.dose} - discontinued, ${p.stopped.why}
NOTES
10/29/2026 Patient fell twice last month and hit head.
10/29/2026 Error: the above entry was meant for the patient in bed 3.
10/30/2026 ${p.headInjury ? `Head: ${p.headInjury}.` : 'Head: denies any head injury.'} ${p.seizure ? `Neuro: ${p.seizure}.` : 'Neuro: denies seizures.'}
10/30/2026 Last use of ${p.substance.name} ${p.substance.last}.`,
  ],
  expected: {
    dob: isoDay(p.dob),
    allergies: p.allergy ? says(p.allergy.to) : /no known allergies|^none$/i,
    medication_plan: new RegExp(`^(?!.*(?:Warfarin|${p.stopped.name}))[\\s\\S]*${p.meds[0]?.name}`, 's'),
    history_of_tbi_concussions: p.headInjury ? says(p.headInjury) : 'No',
    history_of_seizures: p.seizure ? says(p.seizure) : 'No',
  },
  open: ['recent_substance_abuse', 'medication_plan'],
  questions: [
    answered('Any allergies?', [1], p.allergy ? says(p.allergy.to) : /no known allergies/i),
    answered('What are the diagnoses?', [1], says(p.diagnoses[0] ?? '')),
    answered('What medications is the client taking?', [1], says(p.meds[0]?.name ?? '')),
    answered(`Why was ${p.stopped.name} discontinued?`, [1], says(p.stopped.why)),
    answered('Has the client had a head injury?', [1], p.headInjury ? says(p.headInjury) : /denies any head/i),
    answered('Seizures?', [1], p.seizure ? says(p.seizure) : /denies seizures/i),
    answered('When was the last use?', [1], says(p.substance.last)),
    silent('Is the client allergic to morphine?'),
    silent('Does the client have hepatitis?'),
    silent('Is the client on warfarin?'),
    silent('Did the client fall last month?'),
    silent('What is the insurance?'),
  ],
  summary: ['medications', 'psychiatric'],
});
