import { answered, capital, fullName, type Kind, pick, possessive, row, says, silent, subject } from '../kind.ts';
import { isoDay } from '../person.ts';

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

/** A day program's notes of a group: several members by their letters, and an entry that was taken back. */
export const groupNotes: Kind = (p, variant) => {
  const they = subject(p);
  return {
    pages: [
      `DAY PROGRAM GROUP NOTES
Member: ${fullName(p)}     Birthday: ${p.dob}     Chart: ${p.mrn}
10/26/2026  Coping skills, six members present. ${p.firstname} spoke of ${possessive(p)} ${p.relative.who}, who had ${p.relative.illness}. Member J.T. said that he cut himself last week and takes lithium.
10/27/2026  Relapse prevention. ${p.firstname} named ${p.substance.name} as ${possessive(p)} problem, ${p.substance.amount}. Last use ${p.substance.last}. Another member shared a DUI arrest.
10/28/2026  ${pick(variant, 'Weight 210 lb, allergic to eggs. [Charted on the wrong member, strike. RL]', 'Reports allergy to eggs, weight 210 lb. -- ENTERED IN ERROR, RL --')}
10/28/2026  ${p.allergy ? `Lunch: kitchen was told of the ${p.allergy.to} allergy (${p.allergy.reaction}).` : 'Lunch: no allergies, regular diet.'}
10/29/2026  Individual: ${capital(they)} ${p.attempt ? `spoke about ${p.attempt}` : 'has never attempted suicide'} and denies any plan today. ${p.selfHarm ? `History of ${p.selfHarm}.` : 'No self-harm.'}
10/30/2026  Family evening. ${p.emergency.first} ${p.emergency.last} (${p.emergency.relation}) came. A visitor fell and had a seizure; 911 was called for her.
10/30/2026  ${p.seizure ? `Nurse reviewed ${p.seizure}.` : 'Nurse: the member has had no seizures.'} Attendance this month: ${12 + variant} of 16 days.
Facilitator: Rhea Lindqvist, LCSW`,
    ],
    expected: {
      dob: isoDay(p.dob),
      allergies: p.allergy ? says(p.allergy.to) : /no allergies|^(?:no|none)$/i,
      history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
      history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
      recent_substance_abuse: says(p.substance.name),
      family_history: says(p.relative.illness),
    },
    open: ['family_history', 'recent_substance_abuse', 'current_therapist_name'],
    questions: [
      answered('Who led the group?', [1], /Rhea Lindqvist/),
      answered(
        pick(variant, 'What is the client allergic to?', 'Any allergies?'),
        [1],
        p.allergy ? says(p.allergy.to) : /no allergies/i,
      ),
      answered(
        pick(variant, 'Any suicide attempts?', 'Has the client attempted suicide?'),
        [1],
        p.attempt ? says(p.attempt) : /never attempted/i,
      ),
      answered('Is there any self-harm?', [1], p.selfHarm ? says(p.selfHarm) : /no self-harm/i),
      answered(
        pick(variant, 'Seizures?', 'Has the client had a seizure?'),
        [1],
        p.seizure ? says(p.seizure) : /no seizures/i,
      ),
      answered('How often did the client attend?', [1], says(`${12 + variant} of 16`)),
      answered(
        pick(variant, `What did the ${p.relative.who} have?`, 'What is the family history?'),
        [1],
        says(p.relative.illness),
      ),
      answered('Who came to the family evening?', [1], says(p.emergency.last)),
      answered('Date of last use?', [1], says(p.substance.last)),
      silent('How much does the client weigh?'),
      silent('Does the client take lithium?'),
      silent('Was the client arrested for DUI?'),
      silent('Is the client allergic to eggs?'),
      silent('Who is the insurance carrier?'),
    ],
    summary: ['substances', 'psychiatric'],
  };
};

/** A run sheet of an ambulance: short labels, a narrative, and times. */
export const runSheet: Kind = (p, variant) => {
  const they = subject(p);
  const tab = [28, 24, 30];
  return {
    pages: [
      `${pick(variant, 'PREHOSPITAL CARE REPORT', 'EMS RUN SHEET')}
${row(tab, 'Unit: Medic 14', 'Incident: 26-118834', 'Date: 10/25/2026')}
Pt: ${fullName(p)}   DOB: ${p.dob}   ${p.sex}
Chief complaint: ${pick(variant, 'Found unresponsive', 'Altered mental status')}
${row(tab, 'Dispatched 02:14', 'On scene 02:21', 'At hospital 02:52')}
Hx: ${p.seizure ? p.seizure : 'no seizures'}; ${p.attempt ? p.attempt : 'no suicide attempts'}
Meds: ${p.meds.map((each) => `${each.name} ${each.dose}`).join(', ')}
All: ${p.allergy ? p.allergy.to : 'NKDA'}
Narrative: Bystander reports that ${they} used ${p.substance.name}. The bystander himself has asthma and declined evaluation. Naloxone ${2 + variant} mg given intranasally at 02:26 with good response. ${capital(they)} was transported to Saint Orrin Memorial without incident.
${row([20, 16, 16, 16], 'Time', 'BP', 'Pulse', 'SpO2')}
${row([20, 16, 16, 16], '02:24', '92/58', '118', '84 %')}
${row([20, 16, 16, 16], '02:40', '116/74', '96', '97 %')}
Crew: J. Halloway, EMT-P; S. Ito, EMT`,
    ],
    expected: {
      dob: isoDay(p.dob),
      allergies: p.allergy ? says(p.allergy.to) : /nkda|no known|^(?:no|none)$/i,
      medication_plan: says(p.meds[0]?.name ?? ''),
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
    },
    open: ['sex_at_birth', 'recent_substance_abuse', 'history_of_suicide_attempts', 'reason_for_seeking_treatment'],
    questions: [
      answered('Which hospital was the client taken to?', [1], /Saint Orrin Memorial/),
      answered(pick(variant, 'How much naloxone was given?', 'Was Narcan given?'), [1], says(`${2 + variant} mg`)),
      answered('Any allergies?', [1], p.allergy ? says(p.allergy.to) : /NKDA/),
      answered('What medications is the client on?', [1], says(p.meds[0]?.name ?? '')),
      answered('Has the client had seizures?', [1], p.seizure ? says(p.seizure) : /no seizures/i),
      answered('When did the ambulance get there?', [1], /02:21/),
      answered('What was the first blood pressure?', [1], /92\/58/),
      answered('Who was on the crew?', [1], /Halloway/),
      silent('Does the client have asthma?'),
      silent('What is the insurance?'),
      silent('Who is the emergency contact?'),
      silent('Is the client on probation?'),
    ],
    summary: ['medications'],
  };
};
