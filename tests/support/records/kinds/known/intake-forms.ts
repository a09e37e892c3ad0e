import { answered, capital, fullName, type Kind, pick, row, says, silent } from '../../kind.ts';
import { isoDay } from '../../person.ts';

/** A yes, or the words behind it. */
const yesOr = (said: string): RegExp => new RegExp(`^Yes|${says(said).source}`, 'i');

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

/** An agency's referral sheet: long labels, the value beside each or below it, and a box of risks. */
export const agencyReferral: Kind = (p, variant) => {
  const pair = (label: string, value: string) =>
    pick(variant, `${label}: ${value}`, `${label}\n${value}`, `${label} - ${value}`);
  const risk = (label: string, what: string | null) =>
    `${label} ${what ? '[x]' : '[ ]'} present ${what ? '[ ]' : '[x]'} not present${what ? ` (${what})` : ''}`;
  return {
    pages: [
      `REFERRAL FOR RESIDENTIAL SERVICES
${pair('Person being referred', fullName(p))}
${pair('Born on', p.dob)}
${pair('Lives at', `${p.street}, ${p.city}, ${p.state} ${p.zip}`)}
${pair('Best number to reach the person', p.phone)}
${pair('Reason for this referral', `${capital(p.reason)}.`)}
${pair('Main substance, with amount', `${p.substance.name}, ${p.substance.amount}`)}
${pair('Last time used', p.substance.last)}
${pair('Symptoms when not using', capital(p.withdrawal))}
${pair('Prior episodes of care', `${p.treatment.place} (${p.treatment.level}, ${p.treatment.year})`)}
${pair('Payer and policy', `${p.insurance.carrier}, ${p.insurance.id}`)}`,
      `REFERRAL FOR RESIDENTIAL SERVICES     ${fullName(p)}     2 of 2
RISKS
${risk('Suicide attempt, ever', p.attempt)}
${risk('Hurts self without intent to die', p.selfHarm)}
${risk('Hurts others or breaks things', p.violence)}
${risk('Seizures', p.seizure)}
${risk('Brain injury', p.headInjury)}
${pair('Known sensitivities', p.allergy ? `${p.allergy.to} - ${p.allergy.reaction}` : 'None')}
${pair('Prescriptions at this time', p.meds.map((each) => `${each.name} ${each.dose} ${each.often}`).join('; '))}
${pair('Taken off', `${p.stopped.name}, ${p.stopped.why}`)}
${pair('Open court matters', p.charge ? capital(p.charge) : 'None')}
${pair('Illness in the family', `${capital(p.relative.who)}: ${p.relative.illness}`)}
${pair('Doctor for general care', `${p.pcp.name}, ${p.pcp.phone}`)}
${pair('Therapy with', p.therapist)}
${pair('Contact in a crisis', `${p.emergency.first} ${p.emergency.last}, ${p.emergency.relation}, ${p.emergency.phone}`)}
${pair('Filled in by', 'Noor Haddad, case manager, 10/30/2026')}`,
    ],
    expected: {
      dob: isoDay(p.dob),
      reason_for_seeking_treatment: says(p.reason),
      recent_substance_abuse: says(p.substance.name),
      concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
      history_of_suicide_attempts: p.attempt ? yesOr(p.attempt) : 'No',
      history_of_self_harm: p.selfHarm ? yesOr(p.selfHarm) : 'No',
      aggression_or_property_damage: p.violence ? yesOr(p.violence) : 'No',
      history_of_seizures: p.seizure ? yesOr(p.seizure) : 'No',
      history_of_tbi_concussions: p.headInjury ? yesOr(p.headInjury) : 'No',
      allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$/i,
      medication_plan: says(p.meds[0]?.name ?? ''),
      pending_legal_charges: p.charge ? says(p.charge) : /^(?:No|None)$/,
      phone_number: p.phone,
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
    },
    open: [
      'address',
      'city',
      'state',
      'zip',
      'family_history',
      'current_pcp_name',
      'current_pcp_phone',
      'current_therapist_name',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'contact_person_name',
      'phone_number',
      'carrier',
      'subscriber_id',
      'recent_substance_abuse',
      'residential_programs',
    ],
    questions: [
      answered('Why was the client referred?', [1], says(p.reason)),
      answered('How can we reach the client?', [1], says(p.phone)),
      answered('What does the client use and how much?', [1], says(p.substance.amount)),
      answered('Who pays?', [1], says(p.insurance.carrier)),
      answered('What withdrawal symptoms does the client have?', [1], says(p.withdrawal.slice(0, 20))),
      answered('Has there been treatment before?', [1], says(p.treatment.place)),
      answered('Is there a history of self-injury?', [2], p.selfHarm ? says(p.selfHarm) : /hurts self/i),
      answered('Is the client dangerous to others?', [2], p.violence ? says(p.violence) : /hurts others/i),
      answered('Has the client ever attempted suicide?', [2], p.attempt ? says(p.attempt) : /suicide attempt/i),
      answered('Allergies?', [2], p.allergy ? says(p.allergy.to) : /known sensitivities|none/i),
      answered('What is the client currently prescribed?', [2], says(p.meds[0]?.name ?? '')),
      answered('Any legal problems?', [2], p.charge ? says(p.charge) : /open court matters|none/i),
      answered('Who is the therapist?', [2], says(p.therapist)),
      answered('Whom do we call in a crisis?', [2], says(p.emergency.last)),
      answered('Who filled in the referral?', [2], /Noor Haddad/),
      silent('What is the client’s religion?'),
      silent('When does the authorization end?'),
      silent('What were the results of the drug screen?'),
      silent('Does the client smoke?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medications', 'insurance'],
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
