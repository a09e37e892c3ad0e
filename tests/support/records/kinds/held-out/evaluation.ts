import { answered, capital, fullName, type Kind, pick, possessive, says, silent, subject } from '../../kind.ts';
import { isoDay } from '../../person.ts';

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
