import { answered, capital, fullName, type Kind, pick, possessive, row, says, silent, subject } from '../../kind.ts';
import { isoDay, type Person } from '../../person.ts';

const He = (p: Person): string => capital(subject(p));
const title = (p: Person): string => `${p.sex === 'Male' ? 'Mr.' : 'Ms.'} ${p.lastname}`;

/** A nurse's admission assessment: numbered questions, lists of boxes, and an allergy table. */
export const nursingAssessment: Kind = (p, variant) => {
  const tick = (yes: boolean) => (yes ? '[X]' : '[ ]');
  const yesNo = (yes: boolean) =>
    pick(variant, `Yes ${tick(yes)}   No ${tick(!yes)}`, `${yes ? '(x)' : '( )'} Yes   ${yes ? '( )' : '(x)'} No`);
  const widths = [24, 26, 14];
  return {
    pages: [
      `NURSING ADMISSION ASSESSMENT
Patient name: ${fullName(p)}     DOB: ${p.dob}     MRN: ${p.mrn}
1. Reason for admission in the patient's own words: "${capital(p.reason)}"
2. Do you have any allergies to medicine or food?  ${yesNo(p.allergy !== null)}
${row(widths, 'Allergen', 'Reaction', 'Severity')}
${p.allergy ? row(widths, capital(p.allergy.to), capital(p.allergy.reaction), 'Moderate') : 'None reported'}
3. Have you ever had a seizure?  ${yesNo(p.seizure !== null)}
If yes, describe: ${p.seizure ? capital(p.seizure) : 'n/a'}
4. Have you ever tried to end your life?  ${yesNo(p.attempt !== null)}
If yes, describe: ${p.attempt ? capital(p.attempt) : 'n/a'}
5. Have you ever hurt yourself on purpose without wanting to die?  ${yesNo(p.selfHarm !== null)}
6. Have you hit, threatened or hurt another person?  ${yesNo(p.violence !== null)}
7. Have you ever had a blow to the head or lost consciousness from an injury?  ${yesNo(p.headInjury !== null)}
Vital signs     BP 148/92     Pulse 104     Temp 98.9 F     Weight 171 lb`,
      `NURSING ADMISSION ASSESSMENT     ${fullName(p)}     Page 2 of 2
8. Substance used most: ${p.substance.name}     How much: ${p.substance.amount}     Last used: ${p.substance.last}
9. What happens when you stop: ${p.withdrawal}
10. Medicines you take at home
${row(widths, 'Name', 'Dose and how often', 'What for')}
${p.meds.map((each) => row(widths, each.name, `${each.dose} ${each.often}`, each.why)).join('\n')}
11. Check all that run in your family: [X] ${capital(p.relative.illness)} (${p.relative.who})  [ ] Gout  [ ] Glaucoma
12. Person to call in an emergency: ${p.emergency.first} ${p.emergency.last}, ${p.emergency.relation}, ${p.emergency.phone}
Fall precautions: [X] Yes [ ] No     Seizure precautions: [X] Yes [ ] No
RN signature: Odalys Brenner, RN     Date: 11/01/2026`,
    ],
    expected: {
      dob: isoDay(p.dob),
      reason_for_seeking_treatment: says(p.reason),
      allergies: p.allergy ? says(p.allergy.to) : /none reported|^(?:no|none)$/i,
      history_of_seizures: p.seizure ? /^Yes|seizure/ : 'No',
      history_of_suicide_attempts: p.attempt ? /^Yes|attempt/ : 'No',
      history_of_self_harm: p.selfHarm ? /^Yes/ : 'No',
      aggression_or_property_damage: p.violence ? /^Yes/ : 'No',
      history_of_tbi_concussions: p.headInjury ? /^Yes/ : 'No',
      recent_substance_abuse: says(p.substance.name),
      concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
      medication_plan: says(p.meds[0]?.name ?? ''),
      emergency_contact_primary_firstname: p.emergency.first,
      emergency_contact_primary_lastname: p.emergency.last,
      emergency_contact_primary_phone: p.emergency.phone,
    },
    open: ['family_history'],
    questions: [
      answered(
        'Is there any drug or food allergy?',
        [1],
        p.allergy ? says(p.allergy.to) : /none reported|\(x\) No|No \[X\]/i,
      ),
      answered('Has the client had a seizure before?', [1], p.seizure ? says(p.seizure) : /had a seizure/i),
      answered('Any suicide attempts?', [1], p.attempt ? says(p.attempt) : /end your life/i),
      answered('What was the blood pressure?', [1], /148\/92/),
      answered('When was the last use?', [2], says(p.substance.last)),
      answered('Who should be notified in an emergency?', [2], says(p.emergency.last)),
      answered('How is withdrawal for this client?', [2], says(p.withdrawal.slice(0, 20))),
      answered('What home medicines are there?', [2], says(p.meds[0]?.name ?? '')),
      silent('Who is the probation officer?'),
      silent('What is the insurance group number?'),
      silent('Does the client have a guardian?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medications'],
  };
};

/** A counselor's long assessment: paragraphs that begin with their heading, some with none. */
export const biopsychosocial: Kind = (p, variant) => {
  const head = (words: string) => pick(variant, `${words}: `, `${words.toUpperCase()}\n`, `${words}\n`);
  return {
    pages: [
      `BIOPSYCHOSOCIAL ASSESSMENT
Client: ${fullName(p)}     Date of birth: ${p.dob}
${head('Presenting problem')}${title(p)} is seeking treatment because ${p.reason}.
${head('Substance use')}${title(p)} began using ${p.substance.name} ${p.substance.years} years ago and now uses ${p.substance.amount}. ${He(p)} last used on ${p.substance.last}. When ${subject(p)} stops, ${subject(p)} has ${p.withdrawal}.
${head('Prior treatment')}${He(p)} completed ${p.treatment.level} treatment at ${p.treatment.place} in ${p.treatment.year}.
${head('Living situation')}${title(p)} ${p.living.says} and ${p.work.says}. ${He(p)} is ${p.marital.toLowerCase()}.
${head('Family')}The client's ${p.relative.who} has a history of ${p.relative.illness}.`,
      `BIOPSYCHOSOCIAL ASSESSMENT, page 2     ${fullName(p)}
${head('Risk')}${p.attempt ? `The client made ${p.attempt}.` : 'The client has never attempted suicide.'} ${p.selfHarm ? `${He(p)} also reports ${p.selfHarm}.` : `${He(p)} denies self-harm.`} ${p.violence ? `With regard to aggression, ${subject(p)} described ${p.violence}.` : `${He(p)} has no history of violence toward people or property.`}
${head('Medical')}${p.seizure ? `Medical history includes ${p.seizure}` : 'The client has had no seizures'}${p.headInjury ? `, and ${possessive(p)} past includes ${p.headInjury}` : ''}. ${p.allergy ? `${He(p)} is allergic to ${p.allergy.to}, which causes ${p.allergy.reaction}.` : `${He(p)} has no known allergies.`} Current medications are ${p.meds.map((each) => `${each.name.toLowerCase()} ${each.dose} ${each.often}`).join(', ')}.
${head('Legal')}${p.charge ? `${He(p)} is facing a charge of ${p.charge}; the case is still pending.` : `${He(p)} has no legal charges pending.`} ${p.officer ? `${He(p)} reports to probation officer ${p.officer}.` : `${He(p)} is not on probation.`}
${head('Trauma')}${He(p)} disclosed ${p.trauma}.
${head('Recommendation')}Residential treatment is recommended. Seizure precautions should be considered, and the team should monitor for suicidal ideation and self-harm.`,
    ],
    expected: {
      dob: isoDay(p.dob),
      reason_for_seeking_treatment: says(p.reason),
      recent_substance_abuse: says(p.substance.name),
      concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
      living_status: p.living.option,
      employment_status: p.work.option,
      marital_status: p.marital,
      history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
      history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
      aggression_or_property_damage: p.violence ? says(p.violence) : 'No',
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
      allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$|no known allergies/i,
      medication_plan: says(p.meds[0]?.name ?? ''),
      pending_legal_charges: p.charge ? says(p.charge) : 'No',
      family_history: says(p.relative.illness),
      history_of_trauma: says(p.trauma),
      ...(p.headInjury ? { history_of_tbi_concussions: says(p.headInjury) } : {}),
    },
    open: ['residential_programs', 'other_levels_of_care', 'probation', 'history_of_trauma', 'living_status'],
    questions: [
      answered('Why does the client want treatment now?', [1], says(p.reason)),
      answered('How much does the client use?', [1], says(p.substance.amount)),
      answered('What does withdrawal look like?', [1], says(p.withdrawal.slice(0, 20))),
      answered('Has the client been in treatment before?', [1], says(p.treatment.place)),
      answered('Is the client married?', [1], says(p.marital)),
      answered('Has the client tried suicide?', [2], p.attempt ? says(p.attempt) : /never attempted suicide/i),
      answered('Does the client cut or burn?', [2], p.selfHarm ? says(p.selfHarm) : /denies self-harm/i),
      answered('Any allergies we should know of?', [2], p.allergy ? says(p.allergy.to) : /no known allergies/i),
      answered('Any pending charges?', [2], p.charge ? says(p.charge) : /no legal charges/i),
      answered('Is there a trauma history?', [2], says(p.trauma)),
      silent('What is the member ID?'),
      silent('When is the next appointment with the psychiatrist?'),
      silent('What was the potassium?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'psychiatric', 'medications', 'legal'],
  };
};

/** A level-of-care assessment by its six dimensions. */
export const dimensionAssessment: Kind = (p, variant) => {
  const dimension = (at: number, name: string) =>
    pick(variant, `Dimension ${at}: ${name}`, `DIMENSION ${at} - ${name.toUpperCase()}`);
  return {
    pages: [
      `ASAM LEVEL OF CARE ASSESSMENT
Name: ${fullName(p)}
D.O.B.: ${p.dob}
${dimension(1, 'Acute Intoxication and Withdrawal Potential')}
Uses ${p.substance.name}, ${p.substance.amount}, for ${p.substance.years} years. Last use ${p.substance.last}. Withdrawal has included ${p.withdrawal}. ${p.seizure ? `Complicated by ${p.seizure}.` : 'No withdrawal seizures or delirium.'}
Risk rating: 3
${dimension(2, 'Biomedical Conditions')}
Diagnoses: ${p.diagnoses.join('; ')}. ${p.allergy ? `Allergy to ${p.allergy.to} (${p.allergy.reaction}).` : 'Denies allergies.'}
${p.headInjury ? `Sustained ${p.headInjury}.` : 'Denies head injury.'}
Risk rating: 1
${dimension(3, 'Emotional and Behavioral Conditions')}
${p.attempt ? `History significant for ${p.attempt}.` : 'No prior suicide attempts or gestures.'} ${p.selfHarm ? `Non-suicidal self-injury: ${p.selfHarm}.` : 'No self-injurious behavior.'} ${p.violence ? `Aggression: ${p.violence}.` : 'No aggressive or assaultive behavior.'}
Risk rating: 2
${dimension(4, 'Readiness to Change')}
Motivated. States that ${p.reason}.
${dimension(5, 'Relapse Potential')}
Relapsed after ${p.treatment.level} treatment at ${p.treatment.place} in ${p.treatment.year}.
${dimension(6, 'Recovery Environment')}
${capital(p.living.says)}. ${p.charge ? `Pending charge: ${p.charge}.` : 'No open legal matters.'} ${capital(p.relative.who)} has ${p.relative.illness}.
Recommended level of care: 3.7`,
    ],
    expected: {
      dob: isoDay(p.dob),
      recent_substance_abuse: says(p.substance.name),
      concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
      allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$|denies allergies/i,
      history_of_tbi_concussions: p.headInjury ? says(p.headInjury) : 'No',
      history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
      history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
      aggression_or_property_damage: p.violence ? says(p.violence) : 'No',
      pending_legal_charges: p.charge ? says(p.charge) : 'No',
    },
    open: [
      'family_history',
      'reason_for_seeking_treatment',
      'residential_programs',
      'living_status',
      'pending_legal_charges',
    ],
    questions: [
      answered('Which level of care is recommended?', [1], /3\.7/),
      answered('Was the client in treatment before?', [1], says(p.treatment.place)),
      answered('Any complicated withdrawal?', [1], p.seizure ? says(p.seizure) : /no withdrawal seizures/i),
      answered('Allergies?', [1], p.allergy ? says(p.allergy.to) : /denies allergies/i),
      answered('Has there been a head injury?', [1], p.headInjury ? says(p.headInjury) : /denies head injury/i),
      answered('Is the client violent?', [1], p.violence ? says(p.violence) : /no aggressive/i),
      answered('What substances are used?', [1], says(p.substance.name)),
      silent('Which pharmacy is used?'),
      silent('What is the policy number?'),
      silent('Is the client pregnant?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric'],
  };
};

/** A telephone screening typed as questions and answers. */
export const screeningCall: Kind = (p, variant) => {
  const asked = (question: string, answer: string) =>
    pick(variant, `Q: ${question}\nA: ${answer}`, `${question}\n${answer}`, `${question} ${answer}`);
  return {
    pages: [
      `TELEPHONE SCREENING
Caller: ${p.emergency.first} ${p.emergency.last} (${p.emergency.relation})     Phone: ${p.emergency.phone}
Name of client: ${fullName(p)}     Birth date: ${p.dob}
${asked('What made you call today?', `${capital(p.reason)}.`)}
${asked('What has been used, and how much?', `${capital(p.substance.name)}, ${p.substance.amount}.`)}
${asked('When was the last time?', `${p.substance.last}.`)}
${asked('Has there ever been a seizure?', p.seizure ? `Yes, ${p.seizure}.` : 'No.')}
${asked('Has the client ever attempted suicide?', p.attempt ? `Yes, ${p.attempt}.` : 'No.')}
${asked('Any self-injury?', p.selfHarm ? `Yes, ${p.selfHarm}.` : 'No, never.')}
${asked('Any violence or fire setting?', p.violence ? `Yes, ${p.violence}.` : 'None.')}
${asked('Any allergies?', p.allergy ? `${capital(p.allergy.to)}, ${p.allergy.reaction}.` : 'None known.')}
${asked('What medications is the client taking?', `${p.meds.map((each) => `${each.name} ${each.dose} ${each.often}`).join('; ')}.`)}
${asked('Is the client on probation?', p.officer ? `Yes, officer ${p.officer}.` : 'No.')}
${asked('Who is the insurance with?', `${p.insurance.carrier}, ID ${p.insurance.id}.`)}`,
    ],
    expected: {
      dob: isoDay(p.dob),
      reason_for_seeking_treatment: says(p.reason),
      recent_substance_abuse: says(p.substance.name),
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
      history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
      history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
      aggression_or_property_damage: p.violence ? says(p.violence) : 'No',
      allergies: p.allergy ? says(p.allergy.to) : /none/i,
      medication_plan: says(p.meds[0]?.name ?? ''),
      probation: p.officer ? says(p.officer) : 'No',
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
    },
    open: ['contact_person_name', 'contact_person_phone', 'emergency_contact_primary_phone'],
    questions: [
      answered('Why did they call?', [1], says(p.reason)),
      answered('When was the last use?', [1], says(p.substance.last)),
      answered('Seizures?', [1], p.seizure ? says(p.seizure) : /seizure/i),
      answered('Any history of self-harm?', [1], p.selfHarm ? says(p.selfHarm) : /self-injury/i),
      answered('What is the insurance ID?', [1], says(p.insurance.id)),
      answered('Is there a probation officer?', [1], p.officer ? says(p.officer) : /probation/i),
      answered('Who called?', [1], says(p.emergency.last)),
      silent('What is the blood type?'),
      silent('Does the client have children?'),
      silent('What did the liver tests show?'),
    ],
    summary: ['why_now', 'substances', 'medications', 'insurance'],
  };
};
