import { answered, fullName, type Kind, pick, row, says, silent } from '../../kind.ts';
import { isoDay } from '../../person.ts';

/** A verification of benefits: labels beside values without colons, and a table of what is covered. */
export const insuranceTable: Kind = (p, variant) => {
  const pair = [24, 34, 20, 20];
  const widths = [30, 18, 22, 20];
  return {
    pages: [
      `${pick(variant, 'VERIFICATION OF BENEFITS', 'INSURANCE ELIGIBILITY RESPONSE')}
${row(pair, 'Patient name', fullName(p), 'Date of birth', p.dob)}
${row(pair, pick(variant, 'Payer', 'Insurance company'), p.insurance.carrier, pick(variant, 'Member ID', 'Subscriber ID'), p.insurance.id)}
${row(pair, pick(variant, 'Group number', 'Group no.'), p.insurance.group, pick(variant, 'Subscriber', 'Policy holder'), p.insurance.holder)}
${row(pair, 'Plan effective', '01/01/2026', 'Authorization #', p.insurance.auth)}
${row(pair, 'Representative', 'Kyla D.', 'Call reference', '7719022')}

${row(widths, 'Level of care', pick(variant, 'Covered', 'Benefit'), 'Days per year', 'Authorization')}
${row(widths, 'Detoxification', 'Yes', '10', 'Required')}
${row(widths, 'Residential', 'Yes', `${20 + variant}`, 'Required')}
${row(widths, 'Partial hospitalization', 'Yes', '30', 'Not required')}
${row(widths, 'Sober living', 'No', '0', 'n/a')}

${row([30, 22, 22], 'Cost share', 'In network', 'Out of network')}
${row([30, 22, 22], 'Deductible', '$1,500', '$4,000')}
${row([30, 22, 22], 'Coinsurance', '20 %', '50 %')}`,
    ],
    expected: {
      dob: isoDay(p.dob),
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
      group_number: p.insurance.group,
      subscriber_firstname: p.insurance.holder.split(' ')[0] ?? '',
      subscriber_lastname: p.insurance.holder.split(' ').slice(1).join(' '),
      authorization_number: p.insurance.auth,
    },
    questions: [
      answered(pick(variant, 'Which plan is it?', 'Who is the payer?'), [1], says(p.insurance.carrier)),
      answered(pick(variant, 'Insurance ID?', 'What is the policy ID?'), [1], says(p.insurance.id)),
      answered(pick(variant, 'Whose policy is it?', 'Who holds the policy?'), [1], says(p.insurance.holder)),
      answered(
        pick(variant, 'How many residential days are covered?', 'Days of residential per year?'),
        [1],
        says(`${20 + variant}`),
      ),
      answered(pick(variant, 'Is sober living paid?', 'Will they cover sober living?'), [1], /Sober living/),
      answered(
        pick(variant, 'How much is the deductible?', 'What does the client pay before the plan does?'),
        [1],
        /\$1,500/,
      ),
      answered(pick(variant, 'Auth number?', 'What is the number of the authorization?'), [1], says(p.insurance.auth)),
      answered('Who did we talk to at the payer?', [1], /Kyla/),
      silent('What is the copay for a therapy visit?'),
      silent('Is there a secondary insurance?'),
      silent('What medications is the client on?'),
      silent('Any history of seizures?'),
    ],
    summary: ['insurance'],
  };
};

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
