import { answered, capital, fullName, type Kind, pick, possessive, row, says, silent, subject } from '../kind.ts';
import { isoDay } from '../person.ts';

/** A mother's letter: what she says of herself stands beside what she says of her child. */
export const relativeLetter: Kind = (p, variant) => {
  const them = p.sex === 'Male' ? 'him' : 'her';
  const child = p.sex === 'Male' ? 'son' : 'daughter';
  return {
    pages: [
      `October 28, 2026
To the admissions team,
I am writing about my ${child}, ${fullName(p)}, born ${p.dob}.
${p.firstname} needs you because ${p.reason}. ${capital(subject(p))} uses ${p.substance.name}, ${p.substance.amount}. The last time was ${p.substance.last}.
When ${subject(p)} stops, ${subject(p)} gets ${p.withdrawal}. ${p.seizure ? `${capital(subject(p))} has had ${p.seizure}.` : `${capital(subject(p))} has never had a seizure.`} ${p.allergy ? `Please remember that ${subject(p)} is allergic to ${p.allergy.to}; it gave ${them} ${p.allergy.reaction}.` : `${capital(subject(p))} has no allergies.`}
${p.attempt ? `I have to tell you of ${p.attempt}.` : `${capital(subject(p))} has never tried to end ${possessive(p)} life.`}
As for me, I have diabetes and take metformin, and I cannot have iodine. I was hospitalized for depression in 2011. My husband drinks.
I have my own insurance with Farwell Mutual, but ${p.firstname} is covered by ${p.insurance.carrier}, ID ${p.insurance.id}.
You can call me at (555) 555-0119 after six.
${pick(variant, 'Thank you,', 'Sincerely yours,')}
Judith Marlowe`,
    ],
    expected: {
      dob: isoDay(p.dob),
      reason_for_seeking_treatment: says(p.reason),
      recent_substance_abuse: says(p.substance.name),
      concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
      allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$|no allergies/i,
      history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
    },
    open: [
      'reason_for_seeking_treatment',
      'history_of_suicide_attempts',
      'contact_person_name',
      'contact_person_phone',
      'emergency_contact_primary_phone',
      'family_history',
      'carrier',
      'subscriber_id',
    ],
    questions: [
      answered('Who wrote this letter?', [1], /Judith Marlowe/),
      answered('Why does the client need treatment?', [1], says(p.reason)),
      answered(pick(variant, 'What is used?', 'What does the client use?'), [1], says(p.substance.name)),
      answered('When did the client last use?', [1], says(p.substance.last)),
      answered('What happens when the client stops?', [1], says(p.withdrawal)),
      answered('Any seizures?', [1], p.seizure ? says(p.seizure) : /never had a seizure/i),
      answered(
        pick(variant, 'Is the client allergic to anything?', 'What allergies does the client have?'),
        [1],
        p.allergy ? says(p.allergy.to) : /no allergies/i,
      ),
      answered('Who insures the client?', [1], says(p.insurance.carrier)),
      answered('When can the mother be called?', [1], /after six/),
      silent('Does the client have diabetes?'),
      silent('Does the client take metformin?'),
      silent('Was the client ever hospitalized for depression?'),
      silent('Is the client allergic to iodine?'),
      silent('What is the group number?'),
    ],
    summary: ['substances', 'withdrawal'],
  };
};

/** A sponsor's statement: a stranger's own story, and a little of the client's. */
export const sponsorStatement: Kind = (p, variant) => ({
  pages: [
    `STATEMENT OF SUPPORT
Regarding: ${fullName(p)}, date of birth ${p.dob}
Written by: ${pick(variant, 'Walter Quillen, sponsor', 'Delia Prentice, sponsor')}
I got sober on March 3, 2009 after two suicide attempts and a seizure in detox. I still take sertraline. I was on parole for six years.
I met ${p.firstname} at the Tuesday meeting in ${p.treatment.year}. ${capital(subject(p))} had just left ${p.treatment.place}.
${p.firstname}'s drug is ${p.substance.name}. ${capital(subject(p))} was using ${p.substance.amount}, until ${p.substance.last}.
${p.officer ? `${capital(possessive(p))} probation officer, ${p.officer}, knows that I write this.` : `${capital(subject(p))} is not on probation.`}
${capital(subject(p))} ${p.living.says} and ${p.work.says}.
I believe that ${subject(p)} is ready. I would drive ${p.sex === 'Male' ? 'him' : 'her'} to you any day.
Phone: (555) 555-0118`,
  ],
  expected: {
    dob: isoDay(p.dob),
    recent_substance_abuse: new RegExp(`${p.substance.name}|${p.substance.amount}`, 'i'),
    living_status: p.living.option,
    employment_status: p.work.option,
  },
  open: ['residential_programs', 'other_levels_of_care', 'probation', 'transportation_required', 'contact_person_name'],
  questions: [
    answered('Who is the sponsor?', [1], pick(variant, /Walter Quillen/, /Delia Prentice/)),
    answered('What is the drug of choice?', [1], says(p.substance.name)),
    answered('Where was the client in treatment?', [1], says(p.treatment.place)),
    answered('Where does the client live?', [1], says(p.living.says)),
    answered('Does the client work?', [1], says(p.work.says)),
    answered('Is the client on probation?', [1], p.officer ? says(p.officer) : /not on probation/i),
    silent('Has the client attempted suicide?'),
    silent('Has the client had a seizure?'),
    silent('Does the client take sertraline?'),
    silent('Was the client on parole?'),
    silent('What is the client allergic to?'),
  ],
  summary: ['substances'],
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

/** Coverage in two columns, the primary plan and the secondary one, and rows of services. */
export const coverageColumns: Kind = (p, variant) => {
  const widths = [26, 38, 34];
  const cost = [30, 20, 20];
  const second = { carrier: 'Harbor State Medicaid', id: 'HSM-440192', group: 'none' };
  return {
    pages: [
      `INSURANCE SUMMARY
Patient: ${fullName(p)}     DOB: ${p.dob}
${row(widths, pick(variant, 'Coverage', 'Item'), 'Primary', 'Secondary')}
${row(widths, pick(variant, 'Carrier', 'Insurance name'), p.insurance.carrier, second.carrier)}
${row(widths, 'Member ID', p.insurance.id, second.id)}
${row(widths, 'Group number', p.insurance.group, second.group)}
${row(widths, 'Subscriber', p.insurance.holder, fullName(p))}

${row(cost, 'Benefit', 'In network', 'Out of network')}
${row(cost, 'Deductible', '$750', '$2,200')}
${row(cost, 'Out-of-pocket maximum', '$5,000', '$9,000')}
${row(cost, 'Copay, specialist', '$45', 'n/a')}

${row(cost, 'Service', 'Covered', 'Authorization')}
${row(cost, 'Detox', 'Yes', 'Required')}
${row(cost, 'Residential', 'Yes', 'Required')}
${row(cost, 'Acupuncture', 'No', 'n/a')}
Authorization ${p.insurance.auth} is good for ${20 + variant} days.`,
    ],
    expected: {
      dob: isoDay(p.dob),
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
      group_number: p.insurance.group,
      authorization_number: p.insurance.auth,
    },
    open: ['subscriber_firstname', 'subscriber_lastname', 'authorization_number'],
    questions: [
      answered('What is the primary insurance?', [1], says(p.insurance.carrier)),
      answered('What is the secondary insurance?', [1], says(second.carrier)),
      answered(pick(variant, 'What is the member ID?', 'Primary member ID?'), [1], says(p.insurance.id)),
      answered('What is the member ID of the secondary?', [1], says(second.id)),
      answered('What is the deductible out of network?', [1], /\$2,200/),
      answered('How much is the out-of-pocket maximum?', [1], /\$5,000/),
      answered('Is acupuncture covered?', [1], /Acupuncture/),
      answered('Does detox need authorization?', [1], /Detox\s+Yes\s+Required/i),
      answered('How many days are authorized?', [1], says(`${20 + variant} days`)),
      silent('Who is the tertiary insurance?'),
      silent('What is the coinsurance?'),
      silent('When does the plan end?'),
      silent('What medications is the client on?'),
    ],
    summary: ['insurance'],
  };
};

/** A hospital's face sheet: each cell holds a small label and its value, the sections' names stand above. */
export const faceSheet: Kind = (p, variant) => {
  const widths = [34, 34, 34];
  const cell = (label: string, value: string) => `${label}: ${value}`;
  const below = (labels: readonly string[], values: readonly string[]) =>
    `${row(widths, ...labels)}\n${row(widths, ...values)}`;
  return {
    pages: [
      `${pick(variant, 'FACE SHEET', 'ADMISSION RECORD')}
PATIENT
${row(widths, cell('Name', fullName(p)), cell('DOB', p.dob), cell('Sex', p.sex))}
${row(widths, cell('Address', p.street), cell('City', p.city), cell('State/ZIP', `${p.state} ${p.zip}`))}
${row(widths, cell('Phone', p.phone), cell('Marital status', p.marital), cell('MRN', p.mrn))}
GUARANTOR
${row(widths, cell('Name', 'Leona Strand'), cell('DOB', '02/02/1958'), cell('Phone', '(555) 555-0105'))}
EMERGENCY CONTACT
${pick(
  variant,
  row(
    widths,
    cell('Name', `${p.emergency.first} ${p.emergency.last}`),
    cell('Relationship', p.emergency.relation),
    cell('Phone', p.emergency.phone),
  ),
  below(
    ['Name', 'Relationship', 'Phone'],
    [`${p.emergency.first} ${p.emergency.last}`, p.emergency.relation, p.emergency.phone],
  ),
)}
PROVIDERS
${row(widths, cell('PCP', p.pcp.name), cell('PCP phone', p.pcp.phone), cell('Attending', 'Dr. Ruth Calloway'))}
INSURANCE
${row(widths, cell('Carrier', p.insurance.carrier), cell('ID', p.insurance.id), cell('Group', p.insurance.group))}
CLINICAL
${row([60, 40], cell('Allergies', p.allergy ? `${p.allergy.to} (${p.allergy.reaction})` : 'NKDA'), cell('Code status', 'Full code'))}
${row(widths, cell('Admit diagnosis', p.diagnoses[0] ?? ''))}
${row(widths, cell('Diet', 'Regular'), cell('Fall risk', 'Low'), cell('Isolation', 'None'))}`,
    ],
    expected: {
      dob: isoDay(p.dob),
      sex_at_birth: p.sex,
      address: p.street,
      city: p.city,
      phone_number: p.phone,
      marital_status: p.marital,
      emergency_contact_primary_firstname: p.emergency.first,
      emergency_contact_primary_lastname: p.emergency.last,
      emergency_contact_primary_phone: p.emergency.phone,
      current_pcp_name: says(p.pcp.name),
      current_pcp_phone: p.pcp.phone,
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
      group_number: p.insurance.group,
      allergies: p.allergy ? says(p.allergy.to) : /^(?:nkda|none|no known)/i,
    },
    open: ['state', 'zip', 'subscriber_firstname', 'subscriber_lastname', 'subscriber_dob'],
    questions: [
      answered('What is the client’s phone number?', [1], says(p.phone)),
      answered('Who is the emergency contact?', [1], says(p.emergency.last)),
      answered('What is the emergency contact’s phone number?', [1], says(p.emergency.phone)),
      answered('Who is the guarantor?', [1], /Leona Strand/),
      answered('Who is the attending?', [1], /Ruth Calloway/),
      answered('Who is the PCP?', [1], says(p.pcp.name)),
      answered('What is the insurance?', [1], says(p.insurance.carrier)),
      answered('Allergies?', [1], p.allergy ? says(p.allergy.to) : /NKDA/),
      answered('What is the code status?', [1], /Full code/i),
      answered('Is the client a fall risk?', [1], /Fall risk: Low/i),
      silent('Who is the psychiatrist?'),
      silent('What is the weight?'),
      silent('When is the next appointment?'),
      silent('Is the client on probation?'),
    ],
    summary: ['insurance'],
  };
};

/** A biller's sheet with two plans side by side, and what is left of each. */
export const twoPlans: Kind = (p, variant) => {
  const widths = [30, 36, 34];
  const other = { carrier: 'Crestline Supplemental', id: 'CS-7710042', group: '88120' };
  return {
    pages: [
      `${pick(variant, 'COORDINATION OF BENEFITS WORKSHEET', 'BILLING INFORMATION')}
Account: ${fullName(p)}   ${p.mrn}   ${p.dob}
${row(widths, '', pick(variant, 'Plan 1 (pays first)', 'First payer'), pick(variant, 'Plan 2 (pays second)', 'Second payer'))}
${row(widths, 'Company', p.insurance.carrier, other.carrier)}
${row(widths, 'Identification number', p.insurance.id, other.id)}
${row(widths, 'Group', p.insurance.group, other.group)}
${row(widths, 'In the name of', p.insurance.holder, fullName(p))}
${row(widths, 'Left of deductible', '$420', '$0')}
${row(widths, 'Copay, office', '$35', '$10')}
${row(widths, 'Inpatient days left', `${14 + variant}`, 'none')}
Precertification ${p.insurance.auth} covers Plan 1 only, through 12/15/2026.
Call made by: Tom Eriksen, biller, 10/30/2026`,
    ],
    expected: {
      dob: isoDay(p.dob),
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
      group_number: p.insurance.group,
      authorization_number: p.insurance.auth,
    },
    open: ['subscriber_firstname', 'subscriber_lastname', 'dob', 'authorization_number'],
    questions: [
      answered(
        pick(variant, 'Who is the primary insurance?', 'Which plan pays first?'),
        [1],
        says(p.insurance.carrier),
      ),
      answered(pick(variant, 'Who is the secondary insurance?', 'What is the second plan?'), [1], says(other.carrier)),
      answered('What is the group number of the primary plan?', [1], says(p.insurance.group)),
      answered('What is the ID of the secondary plan?', [1], says(other.id)),
      answered('How much of the deductible is left?', [1], /\$420/),
      answered('What is the office copay?', [1], /\$35/),
      answered('How many inpatient days are left?', [1], says(`${14 + variant}`)),
      answered('Until when is the precertification good?', [1], /12\/15\/2026/),
      answered('Who called the insurance?', [1], /Tom Eriksen/),
      silent('What is the out-of-pocket maximum?'),
      silent('Is transportation covered?'),
      silent('What medications is the client on?'),
      silent('Any allergies?'),
    ],
    summary: ['insurance'],
  };
};
