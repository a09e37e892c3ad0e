import { answered, capital, fullName, type Kind, pick, possessive, row, says, silent, subject } from '../kind.ts';
import { isoDay } from '../person.ts';

/** A psychiatric evaluation: long prose under run-in headings, with a relative's illness in it. */
export const psychiatricEvaluation: Kind = (p, variant) => {
  const they = subject(p);
  const their = possessive(p);
  return {
    pages: [
      `PSYCHIATRIC EVALUATION
Name: ${p.lastname}, ${p.firstname}          Birth date: ${p.dob}
Evaluator: ${p.psychiatrist}
${pick(variant, 'Identifying data and presenting problem:', 'History of present illness.')} ${p.firstname} ${p.lastname} ${p.living.says} and ${p.work.says}. ${capital(they)} came in because ${p.reason}.
${pick(variant, 'Substance use:', 'Drug and alcohol history.')} ${capital(they)} has used ${p.substance.name} for ${p.substance.years} years, lately ${p.substance.amount}. The most recent use was on ${p.substance.last}. When ${they} stops, ${they} gets ${p.withdrawal}.
${pick(variant, 'Past psychiatric history:', 'Psychiatric history.')} ${capital(they)} sees ${p.therapist} for therapy. ${p.attempt ? `${capital(they)} made ${p.attempt}.` : `${capital(they)} has never attempted suicide.`} ${p.selfHarm ? `${capital(their)} history includes ${p.selfHarm}.` : `${capital(they)} denies self-harm.`} ${capital(they)} stayed at ${p.treatment.place} in ${p.treatment.year} (${p.treatment.level}).`,
      `${fullName(p)}, psychiatric evaluation, page 2
Family history: The ${p.relative.who} suffered from ${p.relative.illness}.
Medical history: ${p.seizure ? `${capital(p.seizure)}.` : 'No seizures.'} ${p.headInjury ? `${capital(they)} sustained ${p.headInjury}.` : 'No head injuries.'} ${p.allergy ? `${capital(they)} is allergic to ${p.allergy.to}, which causes ${p.allergy.reaction}.` : 'No known allergies.'}
Current medications: ${p.meds.map((each) => `${each.name} ${each.dose} ${each.often} for ${each.why}`).join('; ')}. ${p.stopped.name} was stopped because of ${p.stopped.why}.
Trauma: ${capital(p.trauma)}.
Legal: ${p.charge ? `${capital(p.charge)} is pending; hearing on ${p.court}.` : 'No legal involvement.'}
Mental status: Alert and oriented. Denies suicidal or homicidal ideation. No hallucinations.
Assessment: ${p.diagnoses.join('; ')}.`,
    ],
    expected: {
      dob: isoDay(p.dob),
      living_status: p.living.option,
      employment_status: p.work.option,
      reason_for_seeking_treatment: says(p.reason),
      recent_substance_abuse: says(p.substance.name),
      concerns_for_withdrawal: says(p.withdrawal.slice(0, 16)),
      current_therapist_name: says(p.therapist.split(',')[0] ?? ''),
      history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
      history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
      family_history: says(p.relative.illness),
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
      history_of_tbi_concussions: p.headInjury ? says(p.headInjury) : 'No',
      allergies: p.allergy ? says(p.allergy.to) : /no known allergies/i,
      medication_plan: says(p.meds[0]?.name ?? ''),
      history_of_trauma: says(p.trauma),
      pending_legal_charges: p.charge ? says(p.charge) : /^(?:No|No legal involvement\.?)$/,
      ...(p.court ? { upcoming_court_date: isoDay(p.court) } : {}),
    },
    open: [
      'current_psychiatrist_name',
      'residential_programs',
      'other_levels_of_care',
      'outpatient_therapy',
      'employer',
      'current_symptoms',
      'hospitalizations',
      'probation',
      'parole_granted',
    ],
    questions: [
      answered(
        pick(variant, 'Where is the client living now?', 'What is the housing situation?'),
        [1],
        says(p.living.says),
      ),
      answered(pick(variant, 'Does the client work?', 'What is the job situation?'), [1], says(p.work.says)),
      answered(
        pick(variant, 'How long has the client been using?', 'For how many years has this been going on?'),
        [1],
        says(`${p.substance.years} years`),
      ),
      answered('What happens when the client stops?', [1], says(p.withdrawal)),
      answered(
        pick(variant, 'Who is the counselor?', 'Who does the client see for therapy?'),
        [1],
        says(p.therapist.split(',')[0] ?? ''),
      ),
      answered(
        pick(variant, 'Any SA hx?', 'Has the client tried to end it before?'),
        [1],
        p.attempt ? says(p.attempt) : /never attempted suicide/i,
      ),
      answered(
        pick(variant, 'Has the client been to treatment before?', 'Prior treatment episodes?'),
        [1],
        says(p.treatment.place),
      ),
      answered(
        pick(variant, 'What runs in the family?', `What did the ${p.relative.who} have?`),
        [2],
        says(p.relative.illness),
      ),
      answered(
        pick(variant, 'Reactions to any drug or food?', 'What is the client allergic to?'),
        [2],
        p.allergy ? says(p.allergy.to) : /no known allergies/i,
      ),
      answered(pick(variant, 'Any SI or HI now?', 'Is the client suicidal right now?'), [2], /denies suicidal/i),
      answered(
        pick(variant, 'Any legal trouble?', 'Is there a case pending?'),
        [2],
        p.charge ? says(p.charge) : /no legal involvement/i,
      ),
      silent('What is the subscriber number?'),
      silent('What is the weight of the client?'),
      silent('Which pharmacy is used?'),
      silent('Is the client diabetic?'),
      silent('What is the name of the probation officer?'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal'],
  };
};

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

/** A school's paper about a student or a former one. */
export const schoolPaper: Kind = (p, variant) => ({
  pages: [
    `${pick(variant, 'MERROW VALLEY SCHOOL DISTRICT', 'TIDEWATER ADULT EDUCATION')}
Student record summary
Student: ${fullName(p)}     Date of birth: ${p.dob}
${row([24, 20, 24], 'Term', 'Average', 'Days absent')}
${row([24, 20, 24], 'Fall', pick(variant, '2.4', '3.1'), `${9 + variant}`)}
${row([24, 20, 24], 'Spring', pick(variant, '1.9', '2.8'), `${14 + variant}`)}
${pick(variant, `An individualized education program was in place for a reading disability.`, `No special education services were given.`)}
Testing: A psychological evaluation was completed in ${pick(variant, '2019', '2020')} by the school psychologist.
Behavior: ${p.violence ? `Staff noted that the student ${p.violence.startsWith('punched') ? p.violence : `was later involved in ${p.violence}`}.` : 'There were no incidents of aggression.'}
Health: ${p.allergy ? `The school nurse kept a plan for an allergy to ${p.allergy.to}.` : 'No allergies on file.'}
Parent or guardian at the time: ${p.emergency.first} ${p.emergency.last}`,
  ],
  expected: {
    dob: isoDay(p.dob),
    psych_testing_done: /psychological evaluation was completed/i,
    aggression_or_property_damage: p.violence ? says(p.violence) : 'No',
    allergies: p.allergy ? says(p.allergy.to) : /no allergies/i,
  },
  open: ['legal_guardianship_status', 'employment_status'],
  questions: [
    answered(
      pick(variant, 'What were the grades like in spring?', 'GPA in the spring term?'),
      [1],
      pick(variant, /1\.9/, /2\.8/),
    ),
    answered(pick(variant, 'How many days were missed in the fall?', 'Fall absences?'), [1], says(`${9 + variant}`)),
    answered(
      pick(variant, 'Was there an IEP?', 'Did the school give special services?'),
      [1],
      pick(variant, /education program/, /special education/),
    ),
    answered(pick(variant, 'Any psych testing done?', 'Who tested the student?'), [1], /psychological evaluation/i),
    answered(
      pick(variant, 'Aggressive at school?', 'Were there fights at school?'),
      [1],
      p.violence ? says(p.violence.slice(0, 12)) : /no incidents/i,
    ),
    answered(
      pick(variant, 'Did the nurse know of an allergy?', 'Allergies in the school file?'),
      [1],
      p.allergy ? says(p.allergy.to) : /no allergies/i,
    ),
    silent('What does the client drink?'),
    silent('Is there a warrant?'),
    silent('What is the group number of the plan?'),
    silent('Who is the psychiatrist?'),
  ],
  summary: [],
});

/** A clinician's letter, all in sentences. */
export const letter: Kind = (p, variant) => {
  const they = subject(p);
  const their = possessive(p);
  return {
    pages: [
      `${p.pcp.name}
${pick(variant, 'Family Medicine of the Lower Valley', 'Sethi and Takeda Primary Care')}
Phone ${p.pcp.phone}

October 30, 2026
Re: ${fullName(p)}, born ${p.dob}

Dear colleagues,
I have known ${fullName(p)} for eight years as ${their} primary care physician. I refer ${p.sex === 'Male' ? 'him' : 'her'} to you because ${p.reason}. ${capital(they)} takes ${p.meds.map((each) => `${each.name} ${each.dose} ${each.often}`).join(' and ')}. We stopped ${p.stopped.name} on account of ${p.stopped.why}.
${p.allergy ? `${capital(they)} reacts to ${p.allergy.to} with ${p.allergy.reaction}.` : `I know of no allergies.`} ${p.seizure ? `You should know of ${p.seizure}.` : `${capital(they)} has never had a seizure.`} ${capital(their)} ${p.relative.who} had ${p.relative.illness}, which worries ${p.sex === 'Male' ? 'him' : 'her'}.
${pick(variant, `${capital(they)} ${p.living.says}. ${capital(their)} ${p.emergency.relation} ${p.emergency.first} ${p.emergency.last} can be reached at ${p.emergency.phone}.`, `${p.emergency.first} ${p.emergency.last}, ${their} ${p.emergency.relation}, is the person to call in an emergency: ${p.emergency.phone}. ${capital(they)} ${p.living.says}.`)}
Blood pressure in the office was ${118 + variant * 3}/${76 + variant}. The client can walk without help and is medically stable.
Sincerely,
${p.pcp.name}`,
    ],
    expected: {
      dob: isoDay(p.dob),
      reason_for_seeking_treatment: says(p.reason),
      medication_plan: says(p.meds[0]?.name ?? ''),
      allergies: p.allergy ? says(p.allergy.to) : /no allergies/i,
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
      family_history: says(p.relative.illness),
      living_status: p.living.option,
      current_pcp_name: says(p.pcp.name),
      current_pcp_phone: p.pcp.phone,
    },
    open: [
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
    ],
    questions: [
      answered(
        pick(variant, 'Why is the doctor sending the client?', 'What made the doctor refer?'),
        [1],
        says(p.reason),
      ),
      answered(pick(variant, 'Current meds?', 'What is the client taking?'), [1], says(p.meds[0]?.name ?? '')),
      answered(`What happened with ${p.stopped.name}?`, [1], says(p.stopped.why)),
      answered(
        pick(variant, 'NKDA?', 'Bad reactions to anything?'),
        [1],
        p.allergy ? says(p.allergy.to) : /no allergies/i,
      ),
      answered(
        pick(variant, 'Ever had a fit or convulsion?', 'Seizures?'),
        [1],
        p.seizure ? says(p.seizure) : /never had a seizure/i,
      ),
      answered(
        pick(variant, 'What was the BP?', 'How was the blood pressure?'),
        [1],
        says(`${118 + variant * 3}/${76 + variant}`),
      ),
      answered(pick(variant, 'Does the client get around alone?', 'Can the client walk?'), [1], /walk without help/i),
      answered(
        pick(variant, `What did the ${p.relative.who} suffer from?`, 'Any illness in the family?'),
        [1],
        says(p.relative.illness),
      ),
      answered('How long has the doctor known the client?', [1], /eight years/),
      silent('What is the insurance group number?'),
      silent('When is the court date?'),
      silent(`Does the client have ${pick(variant, 'HIV', 'tuberculosis')}?`),
      silent('What grade did the client finish?'),
    ],
    summary: ['why_now', 'medical', 'medications'],
  };
};

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
