import { answered, fullName, type Kind, pick, row, says, silent } from '../../kind.ts';
import { isoDay } from '../../person.ts';

/** A form filled by hand: columns of boxes, labels above values, boxes before what they stand for. */
export const handFilledForm: Kind = (p, variant) => {
  const mark = (yes: boolean) => (yes ? pick(variant, 'X', '✓') : '');
  const widths = [38, 8, 8, 44];
  const asked = (what: string, text: string | null) =>
    row(widths, what, mark(text !== null), mark(text === null), text ?? '');
  const pair = [34, 34, 30];
  return {
    pages: [
      `${pick(variant, 'PRE-ADMISSION QUESTIONNAIRE', 'NEW CLIENT FORM')}
${row(pair, pick(variant, 'Last name, first name', 'Full legal name'), 'Date of birth', 'Sex assigned at birth')}
${row(pair, pick(variant, `${p.lastname}, ${p.firstname}`, fullName(p)), p.dob, p.sex)}
${row(pair, 'Home address', 'City / State / ZIP', 'Best phone number')}
${row(pair, p.street, `${p.city}, ${p.state} ${p.zip}`, p.phone)}
Marital status:  ${['Single', 'Married', 'Divorced', 'Widowed', 'Separated'].map((each) => `[${each === p.marital ? 'x' : ' '}] ${each}`).join('  ')}
${row([34, 22, 20], 'Emergency contact', 'Relationship', 'Phone')}
${row([34, 22, 20], `${p.emergency.first} ${p.emergency.last}`, p.emergency.relation, p.emergency.phone)}`,
      `${fullName(p)}   page 2
${row(widths, 'Have you ever had', 'Yes', 'No', 'If yes, explain')}
${asked('Seizures', p.seizure)}
${asked('A head injury or concussion', p.headInjury)}
${asked('A suicide attempt', p.attempt)}
${asked('Self-harm', p.selfHarm)}
${asked('Trouble with aggression', p.violence)}
${asked('An eating disorder', null)}
Are you allergic to anything?  ${p.allergy ? `[x] Yes [ ] No  What: ${p.allergy.to} - ${p.allergy.reaction}` : '[ ] Yes [x] No'}
What are you using?  ${p.substance.name}, ${p.substance.amount}
When did you last use?  ${p.substance.last}
${row([26, 16, 24], 'Medicine', 'How much', 'How often')}
${p.meds.map((each) => row([26, 16, 24], each.name, each.dose, each.often)).join('\n')}`,
    ],
    expected: {
      dob: isoDay(p.dob),
      sex_at_birth: p.sex,
      address: p.street,
      city: p.city,
      state: p.state,
      zip: p.zip,
      phone_number: p.phone,
      marital_status: p.marital,
      emergency_contact_primary_firstname: p.emergency.first,
      emergency_contact_primary_lastname: p.emergency.last,
      emergency_contact_primary_phone: p.emergency.phone,
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
      history_of_tbi_concussions: p.headInjury ? says(p.headInjury) : 'No',
      history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
      history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
      aggression_or_property_damage: p.violence ? says(p.violence) : 'No',
      eating_disorder: 'No',
      allergies: p.allergy ? says(p.allergy.to) : /^(?:No|None)$/,
      recent_substance_abuse: says(p.substance.name),
      medication_plan: says(p.meds[0]?.name ?? ''),
    },
    questions: [
      answered(pick(variant, 'How do we reach the client?', 'Phone number of the client?'), [1], says(p.phone)),
      answered(pick(variant, 'Married?', 'Is there a spouse?'), [1], says(p.marital)),
      answered(
        pick(variant, 'ICE contact?', 'Who should be called if something happens?'),
        [1],
        says(p.emergency.last),
      ),
      answered(pick(variant, 'TBI?', 'Was there ever a blow to the head?'), [2], /head injury/i),
      answered(pick(variant, 'Hx of sz?', 'Has the client had seizures?'), [2], /Seizures/),
      answered(
        pick(variant, 'Does the client have an eating disorder?', 'Trouble with food or purging?'),
        [2],
        /eating disorder/i,
      ),
      answered(pick(variant, 'Drug of choice?', 'Which substance is it?'), [2], says(p.substance.name)),
      answered(pick(variant, 'Most recent use?', 'How recent was the last use?'), [2], says(p.substance.last)),
      answered(
        pick(variant, `How much ${p.meds[0]?.name}?`, `${p.meds[0]?.name} dose?`),
        [2],
        says(p.meds[0]?.dose ?? ''),
      ),
      silent('What is the deductible?'),
      silent('Is the client on parole?'),
      silent('What did the labs show?'),
      silent('Who is the primary care doctor?'),
    ],
    summary: ['substances', 'medications'],
  };
};
