import { answered, capital, fullName, type Kind, pick, possessive, row, says, silent, subject } from '../../kind.ts';
import { isoDay } from '../../person.ts';

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
