import { answered, capital, fullName, type Kind, pick, row, says, silent, subject } from '../kind.ts';
import { isoDay } from '../person.ts';

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

/** A faxed intake: labels with colons, boxes, and a cover sheet. */
export const faxedIntake: Kind = (p, variant) => {
  const box = (yes: boolean) =>
    pick(variant, `[${yes ? 'X' : ' '}] Yes  [${yes ? ' ' : 'X'}] No`, `${yes ? '☒' : '☐'} Yes ${yes ? '☐' : '☒'} No`);
  return {
    pages: [
      `FAX     To: Admissions     From: Northgate Crisis Line     Pages: 2
CLIENT INTAKE
${pick(variant, 'Client name', 'Name')}: ${fullName(p)}     Date of birth: ${p.dob}
Sex: ${p.sex}     Marital status: ${p.marital}
Address: ${p.street}, ${p.city}, ${p.state} ${p.zip}
${pick(variant, 'Phone', 'Cell phone')}: ${p.phone}
Emergency contact: ${p.emergency.first} ${p.emergency.last} (${p.emergency.relation})     Phone: ${p.emergency.phone}
Reason for seeking treatment: ${capital(p.reason)}
Substances used: ${p.substance.name}, ${p.substance.amount}
Date of last use: ${p.substance.last}
Insurance: ${p.insurance.carrier}     Member ID: ${p.insurance.id}     Group #: ${p.insurance.group}`,
      `CLIENT INTAKE, continued     ${fullName(p)}
Allergies: ${p.allergy ? `${p.allergy.to}, ${p.allergy.reaction}` : 'NKDA'}
History of seizures: ${box(p.seizure !== null)}
History of suicide attempts: ${box(p.attempt !== null)}
Self-harm: ${box(p.selfHarm !== null)}
Head injury: ${box(p.headInjury !== null)}
Aggression or violence: ${box(p.violence !== null)}
Pending legal charges: ${p.charge ? `Yes, ${p.charge}` : 'None'}
Seizure precautions: [X] Yes [ ] No
Current medications: ${p.meds.map((each) => `${each.name} ${each.dose} ${each.often}`).join(', ')}
Family history: ${p.relative.who}, ${p.relative.illness}`,
    ],
    expected: {
      dob: isoDay(p.dob),
      sex_at_birth: p.sex,
      marital_status: p.marital,
      address: p.street,
      city: p.city,
      state: p.state,
      zip: p.zip,
      phone_number: p.phone,
      emergency_contact_primary_firstname: p.emergency.first,
      emergency_contact_primary_lastname: p.emergency.last,
      emergency_contact_primary_phone: p.emergency.phone,
      reason_for_seeking_treatment: says(p.reason),
      recent_substance_abuse: says(p.substance.name),
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
      group_number: p.insurance.group,
      allergies: p.allergy ? says(p.allergy.to) : 'NKDA',
      history_of_seizures: p.seizure ? /^Yes/ : 'No',
      history_of_suicide_attempts: p.attempt ? /^Yes/ : 'No',
      history_of_self_harm: p.selfHarm ? /^Yes/ : 'No',
      history_of_tbi_concussions: p.headInjury ? /^Yes/ : 'No',
      aggression_or_property_damage: p.violence ? /^Yes/ : 'No',
      pending_legal_charges: p.charge ? says(p.charge) : /^(?:No|None)$/,
      medication_plan: says(p.meds[0]?.name ?? ''),
      family_history: says(p.relative.illness),
    },
    questions: [
      answered('Who do we call in an emergency?', [1], says(p.emergency.last)),
      answered('Where does the client live?', [1], says(p.street)),
      answered(pick(variant, 'What is the policy number?', 'Member ID?'), [1], says(p.insurance.id)),
      answered('What is the client using?', [1], says(p.substance.name)),
      answered('Any drug allergies?', [2], p.allergy ? says(p.allergy.to) : /NKDA/),
      answered('Open charges?', [2], p.charge ? says(p.charge) : /None/),
      answered('Is there a history of violence?', [2], /violence/i),
      silent('Who is the psychiatrist?'),
      silent('What was the blood pressure?'),
      silent('Is the client a veteran?'),
    ],
    summary: ['why_now', 'substances', 'medications', 'legal', 'insurance'],
  };
};

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

/** A court's letter about a referral. */
export const courtLetter: Kind = (p, variant) => ({
  pages: [
    `${pick(variant, 'SUPERIOR COURT OF DUNMORE COUNTY', 'MUNICIPAL COURT, PROBATION DIVISION')}
RE: ${fullName(p)}, DOB ${p.dob}
To the admissions office:
The above named defendant ${p.charge ? `has a pending charge of ${p.charge}` : 'has no pending charges at this time'}.
${p.officer ? `The defendant is on probation under Officer ${p.officer}.` : 'The defendant is not on probation or parole.'}
${p.court ? `The next court date is ${p.court}.` : 'No hearing is scheduled.'}
${p.violence ? `The file shows ${p.violence}.` : 'There is no record of violence.'} The defendant is not a registered sex offender.
The court asks for written confirmation of admission.`,
  ],
  expected: {
    dob: isoDay(p.dob),
    pending_legal_charges: p.charge ? says(p.charge) : 'No',
    probation: p.officer ? says('on probation') : 'No',
    ...(p.court ? { upcoming_court_date: isoDay(p.court) } : {}),
    ...(p.officer ? {} : { parole_granted: 'No' }),
    registered_sex_offender: 'No',
    aggression_or_property_damage: p.violence ? says(p.violence) : 'No',
  },
  open: ['parole_granted'],
  questions: [
    answered('What is the client charged with?', [1], p.charge ? says(p.charge) : /no pending charges/i),
    answered('Is the client on paper with probation?', [1], p.officer ? says(p.officer) : /not on probation/i),
    answered('When is the client due in court?', [1], p.court ? says(p.court) : /No hearing/),
    answered('Registered sex offender?', [1], /not a registered sex offender/i),
    answered('Any violence on file?', [1], p.violence ? says(p.violence) : /no record of violence/i),
    silent('What medications does the client take?'),
    silent('What is the member ID?'),
    silent('Is the client allergic to anything?'),
  ],
  summary: ['legal'],
});

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
