import { answered, capital, fullName, type Kind, pick, row, says, silent, subject } from '../../kind.ts';
import { isoDay, type Person } from '../../person.ts';

const He = (p: Person): string => capital(subject(p));
/** A form's yes, or the words behind it. */
const presentOr = (said: string): RegExp => new RegExp(`^Yes|${says(said).source}`, 'i');

/** A hospital's discharge summary: headings, prose, and the medicines to go on with. */
export const dischargeSummary: Kind = (p, variant) => ({
  pages: [
    `${pick(variant, 'SAINT ORLA MEDICAL CENTER', 'MERIDIAN COUNTY HOSPITAL')}
DISCHARGE SUMMARY
Patient: ${fullName(p)}     DOB: ${p.dob}     MRN: ${p.mrn}
${pick(variant, 'Reason for admission', 'CHIEF COMPLAINT')}
${capital(p.reason)}.
${pick(variant, 'Hospital Course', 'HOSPITAL COURSE')}
The patient had been using ${p.substance.name}, ${p.substance.amount}, for ${p.substance.years} years. Last use was ${p.substance.last}.
On arrival ${subject(p)} described ${p.withdrawal}. ${p.seizure ? `There is a history of ${p.seizure}.` : 'The patient denies any history of seizures.'}
${p.attempt ? `${capital(subject(p))} reports ${p.attempt}.` : 'There is no history of suicide attempts.'} No current suicidal ideation or plan.
The patient's ${p.relative.who} had ${p.relative.illness}.`,
    `DISCHARGE SUMMARY, page 2     ${fullName(p)}
DISCHARGE DIAGNOSES
1. ${p.diagnoses[0]}
2. ${p.diagnoses[1]}
ALLERGIES
${p.allergy ? `${capital(p.allergy.to)} (${p.allergy.reaction})` : 'No known drug allergies'}
DISCHARGE MEDICATIONS
${p.meds.map((each) => `${each.name} ${each.dose} ${each.often}`).join('\n')}
STOPPED MEDICATIONS
${p.stopped.name} ${p.stopped.dose}: ${p.stopped.why}
FOLLOW-UP
Primary care: ${p.pcp.name}, ${p.pcp.phone}
The patient is medically stable for transfer to residential care.`,
  ],
  expected: {
    dob: isoDay(p.dob),
    reason_for_seeking_treatment: says(p.reason),
    allergies: p.allergy ? says(p.allergy.to) : /no known drug/i,
    medication_plan: says(p.meds[0]?.name ?? ''),
    history_of_seizures: p.seizure ? says(p.seizure) : 'No',
    history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
    current_pcp_name: says(p.pcp.name),
    current_pcp_phone: p.pcp.phone,
    family_history: says(p.relative.illness),
    recent_substance_abuse: says(p.substance.name),
    concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
  },
  open: ['concerns_for_withdrawal', 'family_history', 'recent_substance_abuse', 'current_symptoms'],
  questions: [
    answered(
      pick(variant, 'What brought the client to the hospital?', 'Why was the client admitted?'),
      [1],
      says(p.reason),
    ),
    answered(pick(variant, 'When did the client last use?', 'Date of last use?'), [1], says(p.substance.last)),
    answered('Any seizure history?', [1], p.seizure ? says(p.seizure) : /denies any history of seizures/i),
    answered('Has there been a suicide attempt?', [1], p.attempt ? says(p.attempt) : /no history of suicide attempts/i),
    answered('What is the client allergic to?', [2], p.allergy ? says(p.allergy.to) : /no known drug allergies/i),
    answered('Which meds does the client go on with?', [2], says(p.meds[0]?.name ?? '')),
    answered(`Why was ${p.stopped.name} stopped?`, [2], says(p.stopped.why)),
    answered('Who is the PCP?', [2], says(p.pcp.name)),
    silent('What is the insurance member ID?'),
    silent('Is the client on probation?'),
    silent('What school does the client go to?'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications'],
});

/** A medication administration record: one grid, with what was stopped in it. */
export const medicationGrid: Kind = (p, variant) => {
  const widths = [26, 12, 18, 24, 14];
  return {
    pages: [
      `MEDICATION ADMINISTRATION RECORD
Resident: ${fullName(p)}     DOB: ${p.dob}     Allergies: ${p.allergy ? p.allergy.to : 'None known'}
${row(widths, 'Medication', pick(variant, 'Dose', 'Strength'), 'Frequency', 'Indication', 'Status')}
${p.meds.map((each) => row(widths, each.name, each.dose, each.often, each.why, 'Active')).join('\n')}
${row(widths, p.stopped.name, p.stopped.dose, 'once daily', p.stopped.why, 'Discontinued')}
Prescriber: ${p.psychiatrist}
Refused doses this week: 1`,
    ],
    expected: {
      dob: isoDay(p.dob),
      allergies: p.allergy ? says(p.allergy.to) : /none known/i,
      medication_plan: new RegExp(`^(?!.*${p.stopped.name})[\\s\\S]*${p.meds[0]?.name}`, 's'),
    },
    open: ['current_psychiatrist_name'],
    questions: [
      answered(`What does the client take for ${p.meds[0]?.why}?`, [1], says(p.meds[0]?.name ?? '')),
      answered(`How often is ${p.meds[1]?.name} given?`, [1], says(p.meds[1]?.often ?? '')),
      answered(`What dose of ${p.meds[0]?.name}?`, [1], says(p.meds[0]?.dose ?? '')),
      answered(`Is the client still on ${p.stopped.name}?`, [1], /Discontinued/),
      answered('Who prescribes?', [1], says(p.psychiatrist)),
      answered('Any allergies on the MAR?', [1], p.allergy ? says(p.allergy.to) : /none known/i),
      silent('When is the next court date?'),
      silent('Does the client smoke?'),
      silent('What is the emergency contact number?'),
    ],
    summary: ['medications'],
  };
};

/** A laboratory's report: a table of results with flags. */
export const labReport: Kind = (p, variant) => {
  const widths = [28, 16, 18, 8];
  return {
    pages: [
      `${pick(variant, 'TESSELLA LABORATORIES', 'BAYLINE DIAGNOSTICS')}
Patient: ${fullName(p)}     DOB: ${p.dob}
Collected: 10/31/2026 08:15     Ordering provider: ${p.pcp.name}
${row(widths, 'Test', 'Result', 'Reference', 'Flag')}
${row(widths, 'Potassium', '3.2 mmol/L', '3.5 - 5.1', 'L')}
${row(widths, 'ALT', `${60 + variant * 7} U/L`, '7 - 56', 'H')}
${row(widths, 'Hepatitis C antibody', pick(variant, 'Reactive', 'Non-reactive'), 'Non-reactive', pick(variant, 'A', ''))}
${row(widths, 'Urine fentanyl', pick(variant, 'Negative', 'Positive'), 'Negative', pick(variant, '', 'A'))}
${row(widths, 'Hemoglobin', '12.9 g/dL', '12.0 - 16.0', '')}`,
    ],
    expected: { dob: isoDay(p.dob) },
    open: ['recent_substance_abuse'],
    questions: [
      answered('How low was the potassium?', [1], /3\.2/),
      answered('Does the client have hep C?', [1], /reactive/i),
      answered('Did fentanyl show in the urine?', [1], /fentanyl/i),
      answered('When were the labs drawn?', [1], /10\/31\/2026/),
      answered('Who ordered the labs?', [1], says(p.pcp.name)),
      silent('Is the client HIV positive?'),
      silent('What is the discharge date?'),
      silent('Who is the probation officer?'),
    ],
    summary: ['medical'],
  };
};

/** An emergency department's note: short parts under the abbreviations doctors use. */
export const emergencyNote: Kind = (p, variant) => ({
  pages: [
    `EMERGENCY DEPARTMENT PROVIDER NOTE
${p.lastname.toUpperCase()}, ${p.firstname.toUpperCase()}     ${p.sex === 'Male' ? 'M' : 'F'}     DOB ${p.dob}     MRN ${p.mrn}
CC: ${pick(variant, 'Medical clearance for detox', 'Withdrawal')}
HPI: Patient presents with ${p.withdrawal}. ${He(p)} uses ${p.substance.name}, ${p.substance.amount}, most recently ${p.substance.last}.${p.attempt ? ` There was ${p.attempt} but none since.` : ''} ${p.emergency.relation === 'wife' ? 'Wife' : capital(p.emergency.relation)} at bedside is worried about seizures.
PMH: ${p.diagnoses.join('; ')}${p.seizure ? `; ${p.seizure}` : ''}
PSYCH: ${p.attempt ? `Positive for ${p.attempt}` : 'Negative for prior suicide attempts'}${p.selfHarm ? `. Positive for ${p.selfHarm}` : ', no NSSI'}
MEDS: ${p.meds.map((each) => `${each.name} ${each.dose} ${each.often}`).join('; ')}
ALLERGIES: ${p.allergy ? `${capital(p.allergy.to)} - ${p.allergy.reaction}` : 'No known drug or food allergies'}
FH: ${capital(p.relative.who)} - ${p.relative.illness}
SH: ${capital(p.marital)}. ${capital(p.living.says)}.
ROS: Neuro: ${p.seizure ? 'tremor' : 'no seizures, no syncope'}. Psych: no hallucinations.
MDM: Withdrawal seizure was considered. Patient is cleared for transfer.
DISPO: Discharged to residential program. Return for seizure, chest pain or thoughts of suicide.`,
  ],
  expected: {
    dob: isoDay(p.dob),
    concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
    recent_substance_abuse: says(p.substance.name),
    history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
    history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
    medication_plan: says(p.meds[0]?.name ?? ''),
    allergies: p.allergy ? says(p.allergy.to) : /no known drug/i,
    ...(p.seizure ? { history_of_seizures: says(p.seizure) } : {}),
    family_history: says(p.relative.illness),
  },
  open: [
    ...(p.seizure ? [] : ['history_of_seizures']),
    'reason_for_seeking_treatment',
    'current_symptoms',
    'living_status',
    'marital_status',
    'sex_at_birth',
  ],
  questions: [
    answered('What are the allergies?', [1], p.allergy ? says(p.allergy.to) : /no known drug/i),
    answered('What was the client using?', [1], says(p.substance.name)),
    answered('Past medical history?', [1], says(p.diagnoses[1] ?? '')),
    answered('Which medicines does the client take?', [1], says(p.meds[0]?.name ?? '')),
    answered('Has the client attempted suicide?', [1], p.attempt ? says(p.attempt) : /prior suicide attempts/i),
    answered('Does anything run in the family?', [1], says(p.relative.illness)),
    answered('Where does the client live?', [1], says(p.living.says)),
    silent('Who is the therapist?'),
    silent('When is court?'),
    silent('What is the copay?'),
  ],
  summary: ['substances', 'withdrawal', 'medical', 'medications'],
});

/** An exported care summary: every part a table. */
export const careSummary: Kind = (p, variant) => {
  const three = [30, 26, 20];
  const risk = [30, 12, 40];
  const said = (name: string, what: string | null) =>
    row(risk, name, what ? 'Yes' : 'No', what ? capital(what) : pick(variant, '', 'Denied'));
  return {
    pages: [
      `CONTINUITY OF CARE SUMMARY
${row(three, 'Patient', 'Birth date', 'Sex')}
${row(three, fullName(p), p.dob, p.sex)}
ALLERGIES AND INTOLERANCES
${row(three, 'Substance', 'Reaction', 'Status')}
${p.allergy ? row(three, capital(p.allergy.to), capital(p.allergy.reaction), 'Active') : row(three, 'No known allergies', '', '')}
MEDICATIONS
${row(three, 'Medication', 'Directions', 'Status')}
${p.meds.map((each) => row(three, `${each.name} ${each.dose}`, each.often, 'Active')).join('\n')}
${row(three, `${p.stopped.name} ${p.stopped.dose}`, p.stopped.why, 'Stopped')}
PROBLEMS
${p.diagnoses.map((each) => row(three, each, 'Active', '')).join('\n')}
RISK FACTORS
${row(risk, 'Factor', 'Present', 'Detail')}
${said('Suicide attempts', p.attempt)}
${said('Self-injury', p.selfHarm)}
${said('Violence', p.violence)}
${said('Seizures', p.seizure)}
${said('Head trauma', p.headInjury)}`,
      `CONTINUITY OF CARE SUMMARY     ${fullName(p)}     page 2
CARE TEAM
${row(three, 'Role', 'Name', 'Telephone')}
${row(three, 'Primary care provider', p.pcp.name, p.pcp.phone)}
${row(three, 'Therapist', p.therapist, '')}
${row(three, 'Psychiatrist', p.psychiatrist, '')}
PAYERS
${row(three, 'Payer', 'Member ID', 'Group')}
${row(three, p.insurance.carrier, p.insurance.id, p.insurance.group)}
SOCIAL HISTORY
${row(three, 'Substance', 'Amount', 'Last used')}
${row([30, 40, 14], capital(p.substance.name), p.substance.amount, p.substance.last)}
${row(three, 'Marital status', p.marital)}
FAMILY HISTORY
${row(three, 'Relation', 'Condition')}
${row(three, capital(p.relative.who), capital(p.relative.illness))}`,
    ],
    expected: {
      dob: isoDay(p.dob),
      sex_at_birth: p.sex,
      marital_status: p.marital,
      allergies: p.allergy ? says(p.allergy.to) : /no known allergies/i,
      medication_plan: new RegExp(`^(?!.*${p.stopped.name})[\\s\\S]*${p.meds[0]?.name}`, 's'),
      history_of_suicide_attempts: p.attempt ? presentOr(p.attempt) : 'No',
      history_of_self_harm: p.selfHarm ? presentOr(p.selfHarm) : 'No',
      aggression_or_property_damage: p.violence ? presentOr(p.violence) : 'No',
      history_of_seizures: p.seizure ? presentOr(p.seizure) : 'No',
      history_of_tbi_concussions: p.headInjury ? presentOr(p.headInjury) : 'No',
      current_pcp_name: says(p.pcp.name),
      current_pcp_phone: p.pcp.phone,
      current_therapist_name: says(p.therapist.split(',')[0] ?? ''),
      current_psychiatrist_name: says(p.psychiatrist),
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
      group_number: p.insurance.group,
      recent_substance_abuse: says(p.substance.name),
      family_history: says(p.relative.illness),
    },
    open: ['recent_substance_abuse', 'family_history'],
    questions: [
      answered('What is the client allergic to?', [1], p.allergy ? says(p.allergy.to) : /no known allergies/i),
      answered('What are the active problems?', [1], says(p.diagnoses[0] ?? '')),
      answered('Any suicide attempts on record?', [1], p.attempt ? says(p.attempt) : /suicide attempts/i),
      answered('Is the client still taking the stopped medicine?', [1], says(p.stopped.name)),
      answered('Who is the PCP?', [2], says(p.pcp.name)),
      answered('What is the PCP phone number?', [2], says(p.pcp.phone)),
      answered('Who is the insurance company?', [2], says(p.insurance.carrier)),
      answered('What is the group number?', [2], says(p.insurance.group)),
      answered('Last use?', [2], says(p.substance.last)),
      silent('When is the court date?'),
      silent('Who referred the client?'),
      silent('What is the oxygen saturation?'),
    ],
    summary: ['medications', 'medical', 'psychiatric', 'insurance'],
  };
};

/** What a person leaves a program with: appointments, medicines to go on with, and signs to watch for. */
export const aftercarePlan: Kind = (p, variant) => ({
  pages: [
    `AFTERCARE PLAN
Prepared for ${fullName(p)} (${p.dob})
Where you are going
You leave ${p.treatment.place} for a residential program. You came to us because ${p.reason}.
Your appointments
${pick(variant, 'Primary care', 'Doctor')}: ${p.pcp.name}, 11/12/2026 at 9:30 AM, ${p.pcp.phone}
Psychiatry: ${p.psychiatrist}, 11/19/2026 at 2:00 PM
Counseling: ${p.therapist}, every Tuesday at 4 PM
${p.court ? `Court: ${p.court}. Bring this plan.` : 'Court: nothing scheduled.'}
Your medicines
${p.meds.map((each) => `Keep taking ${each.name} ${each.dose} ${each.often}, for ${each.why}.`).join('\n')}
Do not take ${p.stopped.name} anymore: it ${p.stopped.why}.
${p.allergy ? `Tell every doctor that you are allergic to ${p.allergy.to}. It gave you ${p.allergy.reaction}.` : 'You told us that you have no allergies.'}`,
    `AFTERCARE PLAN     ${fullName(p)}     page 2
Your health
${p.seizure ? `You have had ${p.seizure}.` : 'You have not had seizures.'} Call 911 if you have a seizure.
${p.attempt ? `You told us of ${p.attempt}.` : 'You told us that you have never tried to end your life.'} If you think of suicide, call 988 at any time.
${p.headInjury ? `You have had ${p.headInjury}.` : 'You have had no head injuries.'}
Before treatment you used ${p.substance.name}, ${p.substance.amount}. Your last use was ${p.substance.last}. When you stopped you had ${p.withdrawal}.
People who help
${p.emergency.first} ${p.emergency.last}, your ${p.emergency.relation}: ${p.emergency.phone}
${p.officer ? `Your probation officer is ${p.officer}.` : 'You are not on probation.'}
Your ${p.relative.who} has lived with ${p.relative.illness}; talk about it in counseling.
Your insurance: ${p.insurance.carrier}, member ${p.insurance.id}`,
  ],
  expected: {
    dob: isoDay(p.dob),
    reason_for_seeking_treatment: says(p.reason),
    allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$|no allergies/i,
    medication_plan: new RegExp(`^(?!.*${p.stopped.name})[\\s\\S]*${p.meds[0]?.name}`, 's'),
    history_of_seizures: p.seizure ? says(p.seizure) : 'No',
    history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
    history_of_tbi_concussions: p.headInjury ? says(p.headInjury) : 'No',
    recent_substance_abuse: says(p.substance.name),
    concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
    next_appointment: '2026-11-12',
    carrier: p.insurance.option,
    subscriber_id: p.insurance.id,
  },
  open: [
    'current_pcp_name',
    'current_pcp_phone',
    'current_psychiatrist_name',
    'current_therapist_name',
    'upcoming_court_date',
    'family_history',
    'probation',
    'emergency_contact_primary_firstname',
    'emergency_contact_primary_lastname',
    'emergency_contact_primary_phone',
    'contact_person_name',
    'contact_person_phone',
    'reason_for_seeking_treatment',
  ],
  questions: [
    answered('When is the appointment with the psychiatrist?', [1], /11\/19\/2026/),
    answered('When does the client see the primary care doctor?', [1], /11\/12\/2026/),
    answered('How often is counseling?', [1], /every Tuesday/),
    answered('Which medicines does the client go on with?', [1], says(p.meds[0]?.name ?? '')),
    answered(`What is ${p.meds[0]?.name ?? ''} for?`, [1], says(p.meds[0]?.why ?? '')),
    answered('Which medicine should not be taken anymore?', [1], says(p.stopped.name)),
    answered('Is the client allergic to anything?', [1], p.allergy ? says(p.allergy.to) : /no allergies/i),
    answered('Did the client ever have a seizure?', [2], p.seizure ? says(p.seizure) : /not had seizures/i),
    answered('Has the client attempted suicide?', [2], p.attempt ? says(p.attempt) : /never tried to end/i),
    answered('When was the last use?', [2], says(p.substance.last)),
    answered('Is the client on probation?', [2], p.officer ? says(p.officer) : /not on probation/i),
    answered('Who supports the client?', [2], says(p.emergency.last)),
    answered('What is the member number?', [2], says(p.insurance.id)),
    silent('What is the weight of the client?'),
    silent('Which school does the client attend?'),
    silent('What did the EKG show?'),
    silent('Has the client been to jail?'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'medications', 'insurance'],
});
