import { answered, capital, fullName, type Kind, pick, possessive, says, silent, subject } from '../../kind.ts';
import { isoDay } from '../../person.ts';

/** A residence's report of something that happened: other residents and people of the street in it, and a line taken back. */
export const incidentReport: Kind = (p, variant) => {
  const they = subject(p);
  const their = possessive(p);
  return {
    pages: [
      `${pick(variant, 'RESIDENTIAL INCIDENT REPORT', 'UNUSUAL OCCURRENCE REPORT')}
Resident: ${fullName(p)}     Date of birth: ${p.dob}     Chart no. ${p.mrn}
Date of incident: 10/28/2026     Reported by: Tamsin Kovel, house manager
What happened
At 7:40 pm ${p.firstname} was in the day room with two other residents. ${pick(variant, 'Another resident, R.B., was shouting and has bipolar disorder.', 'A housemate was shouting; the housemate has bipolar disorder.')} ${capital(they)} walked outside and sat down on the steps.
A passerby with a hearing aid asked whether help was needed. ${p.firstname} said that ${they} felt an urge to use ${p.substance.name}. ${capital(their)} last use was ${p.substance.last}.
${pick(variant, 'Took two metformin from the office. (Wrong resident, strike this line. TK)', 'Resident given metformin 500 mg at 8 pm. [Retracted: not this resident. TK]')}
Health information at the time
Allergies: ${p.allergy ? `${p.allergy.to} (${p.allergy.reaction})` : 'no known allergies'}
${p.seizure ? `Seizures: ${p.seizure}.` : `${capital(they)} has no history of seizures.`}
${p.attempt ? `The chart mentions ${p.attempt}.` : `${capital(they)} has never attempted suicide.`} ${capital(they)} denies any thought of suicide tonight.
Current medication: ${p.meds[0]?.name} ${p.meds[0]?.dose} ${p.meds[0]?.often}
Who was told
${p.emergency.first} ${p.emergency.last}, ${p.emergency.relation}, ${p.emergency.phone}, at 8:15 pm. The nurse on call, Idris Vance, came at 8:30 pm.
Follow-up: house meeting on 10/30/2026. Curfew is 9 pm for one week.`,
    ],
    expected: {
      dob: isoDay(p.dob),
      allergies: p.allergy ? says(p.allergy.to) : /no known allergies|^(?:no|none)$/i,
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
      history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
      recent_substance_abuse: says(p.substance.name),
      current_medications: says(p.meds[0]?.name ?? ''),
    },
    open: ['recent_substance_abuse', 'emergency_contact_name', 'emergency_contact_phone', 'current_medications'],
    questions: [
      answered('When did the incident happen?', [1], /10\/28\/2026/),
      answered('Who wrote the report?', [1], /Tamsin Kovel/),
      answered(
        pick(variant, 'Any allergies?', 'What is the client allergic to?'),
        [1],
        p.allergy ? says(p.allergy.to) : /no known allergies/i,
      ),
      answered('Has the client had seizures?', [1], p.seizure ? says(p.seizure) : /no history of seizures/i),
      answered('Any suicide attempts?', [1], p.attempt ? says(p.attempt) : /never attempted/i),
      answered('When did the client last use?', [1], says(p.substance.last)),
      answered('Who was notified?', [1], says(p.emergency.last)),
      answered('Which nurse came?', [1], /Idris Vance/),
      answered('When is the curfew?', [1], /9 pm/),
      answered('What does the client take?', [1], says(p.meds[0]?.name ?? '')),
      silent('Does the client have bipolar disorder?'),
      silent('Does the client take metformin?'),
      silent('Does the client wear a hearing aid?'),
      silent('Which insurance does the client have?'),
      silent('Who is the probation officer?'),
    ],
    summary: ['substances', 'medical'],
  };
};
