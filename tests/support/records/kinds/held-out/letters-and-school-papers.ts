import { answered, capital, fullName, type Kind, pick, possessive, row, says, silent, subject } from '../../kind.ts';
import { isoDay } from '../../person.ts';

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

/** A supervisor's letter about an employee, by somebody who was in treatment too. */
export const employerLetter: Kind = (p, variant) => {
  const them = p.sex === 'Male' ? 'him' : 'her';
  return {
    pages: [
      `${pick(variant, 'Garrow Freight Lines', 'Town of Ellery, Department of Parks')}
Employee assistance office
October 29, 2026
To whom it may concern:
My name is Curtis Abernathy. I am the supervisor of ${fullName(p)} (born ${p.dob}) and have known ${them} for three years.
I am nine years sober. I took disulfiram for two of them and I am allergic to aspirin, so I know what this takes.
${p.firstname} told me that ${p.reason}. ${capital(subject(p))} said ${subject(p)} uses ${p.substance.name}, ${p.substance.amount}, and last used on ${p.substance.last}.
${p.violence ? `There was ${p.violence.startsWith('punched') ? 'a day on which he ' : ''}${p.violence}.` : `${capital(subject(p))} has never been violent toward anybody here.`} My own brother died of an overdose in 2020 and was on probation for years.
${p.firstname} ${p.living.says}. In ${possessive(p)} file the person to notify is ${p.emergency.first} ${p.emergency.last}, ${p.emergency.phone}.
Ten weeks of leave are approved from November 2, 2026. ${capital(possessive(p))} job will be kept until January 11, 2027.
Health coverage goes on through ${p.insurance.carrier}; ${possessive(p)} member number is ${p.insurance.id}.
${pick(variant, 'Sincerely,', 'With respect,')}
Curtis Abernathy
(555) 555-0110`,
    ],
    expected: {
      dob: isoDay(p.dob),
      reason_for_seeking_treatment: says(p.reason),
      recent_substance_abuse: says(p.substance.name),
      aggression_or_property_damage: p.violence ? says(p.violence) : 'No',
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
    },
    open: [
      'reason_for_seeking_treatment',
      'living_status',
      'emergency_contact_primary_firstname',
      'emergency_contact_primary_lastname',
      'emergency_contact_primary_phone',
      'contact_person_name',
      'contact_person_phone',
      'employment_status',
      'employer',
      'referral_source',
    ],
    questions: [
      answered('Who wrote the letter?', [1], /Curtis Abernathy/),
      answered('Why does the client want help?', [1], says(p.reason)),
      answered(
        pick(variant, 'What does the client use?', 'What is being used, and how much?'),
        [1],
        says(p.substance.name),
      ),
      answered('When was the last use?', [1], says(p.substance.last)),
      answered(
        pick(variant, 'Has the client been violent at work?', 'Any violence?'),
        [1],
        p.violence ? says(p.violence.slice(0, 12)) : /never been violent/i,
      ),
      answered(pick(variant, 'Who is to be notified?', 'Emergency contact on file?'), [1], says(p.emergency.last)),
      answered('How long is the leave?', [1], /ten weeks/i),
      answered('Until when is the job kept?', [1], /January 11, 2027/),
      answered('What is the member number?', [1], says(p.insurance.id)),
      answered('How long has the writer known the client?', [1], /three years/),
      silent('Is the client allergic to aspirin?'),
      silent('What is the client allergic to?'),
      silent('Does the client take disulfiram?'),
      silent('Is the client on probation?'),
      silent('How many years has the client been sober?'),
      silent('What is the group number?'),
    ],
    summary: ['substances'],
  };
};
