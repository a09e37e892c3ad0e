import { answered, capital, fullName, type Kind, pick, possessive, says, silent, subject } from '../kind.ts';
import { isoDay, type Person } from '../person.ts';

const He = (p: Person): string => capital(subject(p));
const His = (p: Person): string => capital(possessive(p));
const yesOr = (said: string): RegExp => new RegExp(`^Yes|${says(said).source}`, 'i');

/** A presentence report: numbered paragraphs about "the defendant", with what others said of him or her. */
export const presentenceReport: Kind = (p, variant) => ({
  pages: [
    `PRESENTENCE INVESTIGATION REPORT
Re: ${fullName(p)}     Date of Birth: ${p.dob}
Offense
1. ${p.charge ? `The defendant is before the court on a charge of ${p.charge}. Sentencing has not taken place.` : 'The matter for which this report was opened has been dismissed, and there are no pending charges.'}
2. ${p.officer ? `The defendant has been supervised by Officer ${p.officer}.` : 'The defendant is under no supervision.'} ${p.court ? `The next hearing is set for ${p.court}.` : ''}
Personal and family data
3. The defendant ${p.living.says} and ${p.work.says}. ${pick(variant, `${He(p)} is ${p.marital.toLowerCase()}.`, `Marital status is ${p.marital.toLowerCase()}.`)}
4. The defendant's ${p.relative.who} was interviewed by telephone and acknowledged ${p.relative.illness} of ${possessive(p)} own.
5. ${p.violence ? `The defendant admitted to ${p.violence}.` : 'There is no record of violent conduct.'} A cousin was arrested for assault in 2015.
Physical condition
6. ${p.headInjury ? `The defendant suffered ${p.headInjury}.` : 'The defendant has sustained no head injuries.'} ${p.seizure ? `Medical records confirm ${p.seizure}.` : 'Medical records show no seizures.'} ${p.allergy ? `The defendant must avoid ${p.allergy.to} because of ${p.allergy.reaction}.` : 'The defendant has no allergies.'}
7. The defendant's physician is ${p.pcp.name}.`,
    `Presentence report     ${fullName(p)}     page 2
Mental and emotional health
8. ${p.attempt ? `The defendant disclosed ${p.attempt}.` : 'The defendant has not attempted suicide at any time.'} ${p.selfHarm ? `The file also notes ${p.selfHarm}.` : 'Self-injury was denied.'}
9. The defendant recalled ${p.trauma}. ${His(p)} counselor, ${p.therapist}, believes treatment is needed.
10. ${p.psychiatrist} prescribes ${p.meds.map((each) => `${each.name} (${each.dose} ${each.often})`).join(' and ')}. ${p.stopped.name} was withdrawn by the same doctor because it ${p.stopped.why}.
Substance abuse
11. The defendant's substance of choice is ${p.substance.name}; consumption was put at ${p.substance.amount} over the past ${p.substance.years} years, the most recent occasion being ${p.substance.last}.
12. On stopping, the defendant experiences ${p.withdrawal}.
13. The defendant finished a ${p.treatment.level} program at ${p.treatment.place} in ${p.treatment.year}.
14. Asked why treatment is wanted now, the defendant said that ${p.reason}.
Recommendation
15. Placement in residential treatment in lieu of custody. The defendant should be screened for suicide risk on arrival.`,
  ],
  expected: {
    dob: isoDay(p.dob),
    pending_legal_charges: p.charge ? says(p.charge) : 'No',
    history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
    history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
    aggression_or_property_damage: p.violence ? says(p.violence) : 'No',
    history_of_seizures: p.seizure ? says(p.seizure) : 'No',
    history_of_tbi_concussions: p.headInjury ? says(p.headInjury) : 'No',
    allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$|no allergies/i,
    current_pcp_name: says(p.pcp.name),
    marital_status: p.marital,
    recent_substance_abuse: says(p.substance.name),
    concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
    reason_for_seeking_treatment: says(p.reason),
    history_of_trauma: says(p.trauma),
    medication_plan: says(p.meds[0]?.name ?? ''),
  },
  open: [
    'living_status',
    'employment_status',
    'family_history',
    'probation',
    'upcoming_court_date',
    'current_therapist_name',
    'current_psychiatrist_name',
    'history_of_trauma',
    'medication_plan',
    'residential_programs',
    'other_levels_of_care',
  ],
  questions: [
    answered('What is the client charged with?', [1], p.charge ? says(p.charge) : /no pending charges/i),
    answered('Who supervises the client?', [1], p.officer ? says(p.officer) : /under no supervision/i),
    answered('Has the client been violent?', [1], p.violence ? says(p.violence) : /no record of violent/i),
    answered('What must the client not be given?', [1], p.allergy ? says(p.allergy.to) : /no allergies/i),
    answered('Who is the family doctor?', [1], says(p.pcp.name)),
    answered('Has the client ever had a seizure?', [1], p.seizure ? says(p.seizure) : /no seizures/i),
    answered('Any suicide attempt?', [2], p.attempt ? says(p.attempt) : /not attempted suicide/i),
    answered('What does the client take and who prescribes it?', [2], says(p.meds[0]?.name ?? '')),
    answered('How long has the client been using?', [2], says(`${p.substance.years} years`)),
    answered('When did the client use last?', [2], says(p.substance.last)),
    answered('What happens when the client stops?', [2], says(p.withdrawal.slice(0, 20))),
    answered(`Why did the client come off ${p.stopped.name}?`, [2], says(p.stopped.why)),
    answered('Where was the earlier treatment?', [2], says(p.treatment.place)),
    answered('What happened to the client in the past that was traumatic?', [2], says(p.trauma)),
    silent('What is the client’s phone number?'),
    silent('Which insurance does the client have?'),
    silent('Does the client have HIV?'),
    silent('How tall is the client?'),
  ],
  summary: ['substances', 'withdrawal', 'psychiatric', 'medications', 'legal', 'why_now'],
});

/** Nursing notes by day and hour, as they were charted, each signed. */
export const chartedNotes: Kind = (p, variant) => ({
  pages: [
    `NURSING NOTES     ${fullName(p)}     DOB ${p.dob}     MRN ${p.mrn}
10/30/2026 08:10  Arrived with ${p.emergency.relation}. Says ${subject(p)} is here because ${p.reason}. Oriented and cooperative. B. Osei RN
10/30/2026 09:00  ${p.allergy ? `Wristband placed for ${p.allergy.to} allergy; reaction is ${p.allergy.reaction}.` : 'No allergies to drugs, food or latex.'} B. Osei RN
10/30/2026 09:20  Belongings searched. Admits ${p.substance.name} daily, ${p.substance.amount}; last was ${p.substance.last}. B. Osei RN
10/30/2026 11:45  Complains of ${p.withdrawal}. CIWA 14. Medicated per protocol. B. Osei RN
10/30/2026 14:00  ${p.seizure ? `Tells writer about ${p.seizure}.` : 'Has never had a seizure, per patient.'} Side rails padded for seizure precautions. L. Marchetti RN
10/30/2026 20:15  Resting. CIWA 9. Ate half of dinner. L. Marchetti RN`,
    `NURSING NOTES, continued     ${fullName(p)}
10/31/2026 07:30  Slept five hours. BP 132/84, pulse 88. CIWA 6. D. Kwan LPN
10/31/2026 10:05  Denies thoughts of suicide or of hurting others today. ${p.attempt ? `Talked of ${p.attempt}.` : 'Has never made an attempt on own life.'} ${p.selfHarm ? `Scars seen; reports ${p.selfHarm}.` : 'No self-inflicted injuries.'} D. Kwan LPN
10/31/2026 12:00  ${pick(variant, 'Given', 'Took')} ${p.meds.map((each) => `${each.name} ${each.dose}`).join(', ')}. ${p.stopped.name} not given, discontinued: ${p.stopped.why}. D. Kwan LPN
10/31/2026 15:40  ${p.emergency.first} ${p.emergency.last} (${p.emergency.relation}) called, may be reached at ${p.emergency.phone}. Reports that ${possessive(p)} ${p.relative.who} had ${p.relative.illness}. D. Kwan LPN
10/31/2026 18:00  Roommate in 4B had a seizure; patient upset, was moved to 6A. L. Marchetti RN
11/01/2026 09:00  Discharge teaching done. Follow up with ${p.pcp.name}, ${p.pcp.phone}. B. Osei RN`,
  ],
  expected: {
    dob: isoDay(p.dob),
    reason_for_seeking_treatment: says(p.reason),
    allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$|no allergies/i,
    recent_substance_abuse: says(p.substance.name),
    concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
    history_of_seizures: p.seizure ? says(p.seizure) : 'No',
    history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
    history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
  },
  open: [
    'medication_plan',
    'current_pcp_name',
    'current_pcp_phone',
    'family_history',
    'contact_person_name',
    'contact_person_phone',
    'emergency_contact_primary_firstname',
    'emergency_contact_primary_lastname',
    'emergency_contact_primary_phone',
    'reason_for_seeking_treatment',
    'current_symptoms',
  ],
  questions: [
    answered('Who came with the client?', [1], says(p.emergency.relation)),
    answered('Why is the client here?', [1], says(p.reason)),
    answered('Any allergies?', [1], p.allergy ? says(p.allergy.to) : /no allergies/i),
    answered('What was the first CIWA score?', [1], /CIWA 14/),
    answered('When did the client last use?', [1], says(p.substance.last)),
    answered('Does the client have seizures?', [1], p.seizure ? says(p.seizure) : /never had a seizure/i),
    answered('How did the client sleep?', [2], /slept five hours/i),
    answered('Is the client suicidal today?', [2], /denies thoughts of suicide/i),
    answered(
      'Has the client tried to end his or her life?',
      [2],
      p.attempt ? says(p.attempt) : /never made an attempt/i,
    ),
    answered('Which room was the client moved to?', [2], /6A/),
    answered('Which medicines were given?', [2], says(p.meds[0]?.name ?? '')),
    answered('Who should be called after discharge?', [2], says(p.pcp.name)),
    answered('What is the blood pressure?', [2], /132\/84/),
    silent('What is the member ID?'),
    silent('Is the client on probation?'),
    silent('What was the hemoglobin?'),
    silent('Who is the judge?'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'psychiatric'],
});

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

/** What a person leaves a program with: appointments, medicines to go on with, and signs to watch for. */
export const aftercarePlan: Kind = (p, variant) => ({
  pages: [
    `AFTERCARE PLAN
Prepared for ${fullName(p)} (${p.dob})
Where you are going
You leave ${p.treatment.place} for a residential program. You came to us because ${p.reason}.
Your appointments
${pick(variant, 'Primary care', 'Doctor')}: ${p.pcp.name}, 11/12/2026 at 9:30 AM, ${p.pcp.phone}
Psychiatry: ${p.psychiatrist}, 11/19/2026 at 2:00 PM
Counseling: ${p.therapist}, every Tuesday at 4 PM
${p.court ? `Court: ${p.court}. Bring this plan.` : 'Court: nothing scheduled.'}
Your medicines
${p.meds.map((each) => `Keep taking ${each.name} ${each.dose} ${each.often}, for ${each.why}.`).join('\n')}
Do not take ${p.stopped.name} anymore: it ${p.stopped.why}.
${p.allergy ? `Tell every doctor that you are allergic to ${p.allergy.to}. It gave you ${p.allergy.reaction}.` : 'You told us that you have no allergies.'}`,
    `AFTERCARE PLAN     ${fullName(p)}     page 2
Your health
${p.seizure ? `You have had ${p.seizure}.` : 'You have not had seizures.'} Call 911 if you have a seizure.
${p.attempt ? `You told us of ${p.attempt}.` : 'You told us that you have never tried to end your life.'} If you think of suicide, call 988 at any time.
${p.headInjury ? `You have had ${p.headInjury}.` : 'You have had no head injuries.'}
Before treatment you used ${p.substance.name}, ${p.substance.amount}. Your last use was ${p.substance.last}. When you stopped you had ${p.withdrawal}.
People who help
${p.emergency.first} ${p.emergency.last}, your ${p.emergency.relation}: ${p.emergency.phone}
${p.officer ? `Your probation officer is ${p.officer}.` : 'You are not on probation.'}
Your ${p.relative.who} has lived with ${p.relative.illness}; talk about it in counseling.
Your insurance: ${p.insurance.carrier}, member ${p.insurance.id}`,
  ],
  expected: {
    dob: isoDay(p.dob),
    reason_for_seeking_treatment: says(p.reason),
    allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$|no allergies/i,
    medication_plan: new RegExp(`^(?!.*${p.stopped.name})[\\s\\S]*${p.meds[0]?.name}`, 's'),
    history_of_seizures: p.seizure ? says(p.seizure) : 'No',
    history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
    history_of_tbi_concussions: p.headInjury ? says(p.headInjury) : 'No',
    recent_substance_abuse: says(p.substance.name),
    concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
    carrier: p.insurance.option,
    subscriber_id: p.insurance.id,
  },
  open: [
    'current_pcp_name',
    'current_pcp_phone',
    'current_psychiatrist_name',
    'current_therapist_name',
    'upcoming_court_date',
    'family_history',
    'probation',
    'emergency_contact_primary_firstname',
    'emergency_contact_primary_lastname',
    'emergency_contact_primary_phone',
    'contact_person_name',
    'contact_person_phone',
    'reason_for_seeking_treatment',
  ],
  questions: [
    answered('When is the appointment with the psychiatrist?', [1], /11\/19\/2026/),
    answered('When does the client see the primary care doctor?', [1], /11\/12\/2026/),
    answered('How often is counseling?', [1], /every Tuesday/),
    answered('Which medicines does the client go on with?', [1], says(p.meds[0]?.name ?? '')),
    answered(`What is ${p.meds[0]?.name ?? ''} for?`, [1], says(p.meds[0]?.why ?? '')),
    answered('Which medicine should not be taken anymore?', [1], says(p.stopped.name)),
    answered('Is the client allergic to anything?', [1], p.allergy ? says(p.allergy.to) : /no allergies/i),
    answered('Did the client ever have a seizure?', [2], p.seizure ? says(p.seizure) : /not had seizures/i),
    answered('Has the client attempted suicide?', [2], p.attempt ? says(p.attempt) : /never tried to end/i),
    answered('When was the last use?', [2], says(p.substance.last)),
    answered('Is the client on probation?', [2], p.officer ? says(p.officer) : /not on probation/i),
    answered('Who supports the client?', [2], says(p.emergency.last)),
    answered('What is the member number?', [2], says(p.insurance.id)),
    silent('What is the weight of the client?'),
    silent('Which school does the client attend?'),
    silent('What did the EKG show?'),
    silent('Has the client been to jail?'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'medications', 'insurance'],
});
