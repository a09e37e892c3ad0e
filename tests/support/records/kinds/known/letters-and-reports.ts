import { answered, capital, fullName, type Kind, pick, possessive, says, silent, subject } from '../../kind.ts';
import { isoDay, type Person } from '../../person.ts';

const He = (p: Person): string => capital(subject(p));
const His = (p: Person): string => capital(possessive(p));

/** A court's letter about a referral. */
export const courtLetter: Kind = (p, variant) => ({
  pages: [
    `${pick(variant, 'SUPERIOR COURT OF DUNMORE COUNTY', 'MUNICIPAL COURT, PROBATION DIVISION')}
RE: ${fullName(p)}, DOB ${p.dob}
To the admissions office:
The above named defendant ${p.charge ? `has a pending charge of ${p.charge}` : 'has no pending charges at this time'}.
${p.officer ? `The defendant is on probation under Officer ${p.officer}.` : 'The defendant is not on probation or parole.'}
${p.court ? `The next court date is ${p.court}.` : 'No hearing is scheduled.'}
${p.violence ? `The file shows ${p.violence}.` : 'There is no record of violence.'} The defendant is not a registered sex offender.
The court asks for written confirmation of admission.`,
  ],
  expected: {
    dob: isoDay(p.dob),
    pending_legal_charges: p.charge ? says(p.charge) : 'No',
    probation: p.officer ? says('on probation') : 'No',
    ...(p.court ? { upcoming_court_date: isoDay(p.court) } : {}),
    ...(p.officer ? {} : { parole_granted: 'No' }),
    registered_sex_offender: 'No',
    aggression_or_property_damage: p.violence ? says(p.violence) : 'No',
  },
  open: ['parole_granted'],
  questions: [
    answered('What is the client charged with?', [1], p.charge ? says(p.charge) : /no pending charges/i),
    answered('Is the client on paper with probation?', [1], p.officer ? says(p.officer) : /not on probation/i),
    answered('When is the client due in court?', [1], p.court ? says(p.court) : /No hearing/),
    answered('Registered sex offender?', [1], /not a registered sex offender/i),
    answered('Any violence on file?', [1], p.violence ? says(p.violence) : /no record of violence/i),
    silent('What medications does the client take?'),
    silent('What is the member ID?'),
    silent('Is the client allergic to anything?'),
  ],
  summary: ['legal'],
});

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

/** A mother's letter: what she says of herself stands beside what she says of her child. */
export const relativeLetter: Kind = (p, variant) => {
  const them = p.sex === 'Male' ? 'him' : 'her';
  const child = p.sex === 'Male' ? 'son' : 'daughter';
  return {
    pages: [
      `October 28, 2026
To the admissions team,
I am writing about my ${child}, ${fullName(p)}, born ${p.dob}.
${p.firstname} needs you because ${p.reason}. ${capital(subject(p))} uses ${p.substance.name}, ${p.substance.amount}. The last time was ${p.substance.last}.
When ${subject(p)} stops, ${subject(p)} gets ${p.withdrawal}. ${p.seizure ? `${capital(subject(p))} has had ${p.seizure}.` : `${capital(subject(p))} has never had a seizure.`} ${p.allergy ? `Please remember that ${subject(p)} is allergic to ${p.allergy.to}; it gave ${them} ${p.allergy.reaction}.` : `${capital(subject(p))} has no allergies.`}
${p.attempt ? `I have to tell you of ${p.attempt}.` : `${capital(subject(p))} has never tried to end ${possessive(p)} life.`}
As for me, I have diabetes and take metformin, and I cannot have iodine. I was hospitalized for depression in 2011. My husband drinks.
I have my own insurance with Farwell Mutual, but ${p.firstname} is covered by ${p.insurance.carrier}, ID ${p.insurance.id}.
You can call me at (555) 555-0119 after six.
${pick(variant, 'Thank you,', 'Sincerely yours,')}
Judith Marlowe`,
    ],
    expected: {
      dob: isoDay(p.dob),
      reason_for_seeking_treatment: says(p.reason),
      recent_substance_abuse: says(p.substance.name),
      concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
      history_of_seizures: p.seizure ? says(p.seizure) : 'No',
      allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$|no allergies/i,
      history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
      carrier: p.insurance.option,
      subscriber_id: p.insurance.id,
    },
    open: [
      'reason_for_seeking_treatment',
      'history_of_suicide_attempts',
      'contact_person_name',
      'contact_person_phone',
      'emergency_contact_primary_phone',
      'family_history',
      'carrier',
      'subscriber_id',
    ],
    questions: [
      answered('Who wrote this letter?', [1], /Judith Marlowe/),
      answered('Why does the client need treatment?', [1], says(p.reason)),
      answered(pick(variant, 'What is used?', 'What does the client use?'), [1], says(p.substance.name)),
      answered('When did the client last use?', [1], says(p.substance.last)),
      answered('What happens when the client stops?', [1], says(p.withdrawal)),
      answered('Any seizures?', [1], p.seizure ? says(p.seizure) : /never had a seizure/i),
      answered(
        pick(variant, 'Is the client allergic to anything?', 'What allergies does the client have?'),
        [1],
        p.allergy ? says(p.allergy.to) : /no allergies/i,
      ),
      answered('Who insures the client?', [1], says(p.insurance.carrier)),
      answered('When can the mother be called?', [1], /after six/),
      silent('Does the client have diabetes?'),
      silent('Does the client take metformin?'),
      silent('Was the client ever hospitalized for depression?'),
      silent('Is the client allergic to iodine?'),
      silent('What is the group number?'),
    ],
    summary: ['substances', 'withdrawal'],
  };
};

/** A sponsor's statement: a stranger's own story, and a little of the client's. */
export const sponsorStatement: Kind = (p, variant) => ({
  pages: [
    `STATEMENT OF SUPPORT
Regarding: ${fullName(p)}, date of birth ${p.dob}
Written by: ${pick(variant, 'Walter Quillen, sponsor', 'Delia Prentice, sponsor')}
I got sober on March 3, 2009 after two suicide attempts and a seizure in detox. I still take sertraline. I was on parole for six years.
I met ${p.firstname} at the Tuesday meeting in ${p.treatment.year}. ${capital(subject(p))} had just left ${p.treatment.place}.
${p.firstname}'s drug is ${p.substance.name}. ${capital(subject(p))} was using ${p.substance.amount}, until ${p.substance.last}.
${p.officer ? `${capital(possessive(p))} probation officer, ${p.officer}, knows that I write this.` : `${capital(subject(p))} is not on probation.`}
${capital(subject(p))} ${p.living.says} and ${p.work.says}.
I believe that ${subject(p)} is ready. I would drive ${p.sex === 'Male' ? 'him' : 'her'} to you any day.
Phone: (555) 555-0118`,
  ],
  expected: {
    dob: isoDay(p.dob),
    recent_substance_abuse: new RegExp(`${p.substance.name}|${p.substance.amount}`, 'i'),
    living_status: p.living.option,
    employment_status: p.work.option,
  },
  open: ['residential_programs', 'other_levels_of_care', 'probation', 'transportation_required', 'contact_person_name'],
  questions: [
    answered('Who is the sponsor?', [1], pick(variant, /Walter Quillen/, /Delia Prentice/)),
    answered('What is the drug of choice?', [1], says(p.substance.name)),
    answered('Where was the client in treatment?', [1], says(p.treatment.place)),
    answered('Where does the client live?', [1], says(p.living.says)),
    answered('Does the client work?', [1], says(p.work.says)),
    answered('Is the client on probation?', [1], p.officer ? says(p.officer) : /not on probation/i),
    silent('Has the client attempted suicide?'),
    silent('Has the client had a seizure?'),
    silent('Does the client take sertraline?'),
    silent('Was the client on parole?'),
    silent('What is the client allergic to?'),
  ],
  summary: ['substances'],
});

/** A case manager's e-mail: prose and a few bulleted lines, nothing labeled as a form would. */
export const referralMail: Kind = (p, variant) => ({
  pages: [
    `From: intake desk, Harrow Street Outreach
Subject: bed for ${fullName(p)}
Hi all,
I am looking for a bed for ${fullName(p)}, born ${p.dob}. ${He(p)} ${p.living.says} and ${p.work.says}. ${He(p)} came to us because ${p.reason}.
${pick(variant, `${He(p)} has been on ${p.substance.name} for ${p.substance.years} years, ${p.substance.amount}, most recently on ${p.substance.last}.`, `Drug of choice is ${p.substance.name} (${p.substance.amount}). Last used ${p.substance.last}.`)} In the past ${subject(p)} has gone through ${p.withdrawal}.
- ${p.allergy ? `Allergic to ${p.allergy.to}` : 'No allergies that we know of'}
- ${p.seizure ? `Has had ${p.seizure}` : 'Never had a seizure'}
- ${p.attempt ? `Has made ${p.attempt}` : 'No attempts on own life'}; ${p.selfHarm ? `there was ${p.selfHarm}` : 'does not self-harm'}
- ${p.violence ? `Has ${p.violence.startsWith('punched') ? p.violence : `been in ${p.violence}`}` : 'Never violent'}
- Takes ${p.meds.map((each) => `${each.name} ${each.dose} ${each.often}`).join(' and ')}
- ${p.charge ? `Charged with ${p.charge}` : 'No charges'}${p.court ? `, next court date ${p.court}` : ''}
${capital(possessive(p))} ${p.emergency.relation} ${p.emergency.first} ${p.emergency.last} can be reached at ${p.emergency.phone}. The ${p.relative.who} has had ${p.relative.illness}. ${He(p)} sees ${p.pcp.name} for primary care and ${p.therapist} for therapy.
The insurance is ${p.insurance.carrier}, member number ${p.insurance.id}.
Thanks, Wendeline`,
  ],
  expected: {
    dob: isoDay(p.dob),
    reason_for_seeking_treatment: says(p.reason),
    recent_substance_abuse: says(p.substance.name),
    concerns_for_withdrawal: says(p.withdrawal.slice(0, 20)),
    allergies: p.allergy ? says(p.allergy.to) : /^(?:no|none)$|no allergies/i,
    history_of_seizures: p.seizure ? says(p.seizure) : 'No',
    history_of_suicide_attempts: p.attempt ? says(p.attempt) : 'No',
    history_of_self_harm: p.selfHarm ? says(p.selfHarm) : 'No',
    aggression_or_property_damage: p.violence ? says(p.violence) : 'No',
    medication_plan: says(p.meds[0]?.name ?? ''),
    pending_legal_charges: p.charge ? says(p.charge) : 'No',
    ...(p.court ? { upcoming_court_date: isoDay(p.court) } : {}),
    current_pcp_name: says(p.pcp.name),
    current_therapist_name: says(p.therapist.split(',')[0] ?? ''),
    carrier: p.insurance.option,
    subscriber_id: p.insurance.id,
  },
  open: [
    'living_status',
    'employment_status',
    'family_history',
    'pending_legal_charges',
    'contact_person_name',
    'contact_person_phone',
  ],
  questions: [
    answered('Why is the client looking for help?', [1], says(p.reason)),
    answered('What does the client use?', [1], says(p.substance.name)),
    answered('Allergies?', [1], p.allergy ? says(p.allergy.to) : /no allergies/i),
    answered('Any seizures?', [1], p.seizure ? says(p.seizure) : /never had a seizure/i),
    answered('Which medications does the client take?', [1], says(p.meds[0]?.name ?? '')),
    answered('Who is the primary care doctor?', [1], says(p.pcp.name)),
    answered('Who is the therapist?', [1], says(p.therapist.split(',')[0] ?? '')),
    answered('What is the member ID?', [1], says(p.insurance.id)),
    answered('Which family member can we call?', [1], says(p.emergency.last)),
    silent('What was the CIWA score?'),
    silent('Who is the psychiatrist?'),
    silent('Did the client finish high school?'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'medications', 'insurance'],
});
