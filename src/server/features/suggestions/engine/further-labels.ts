import type { LabelMeaning } from './label-meaning.ts';

/*
 * What hospitals, courts, jails, insurers, pharmacies, schools and call lines call a field on their own papers, beside the
 * usual names of `form-labels`. Parts of expressions, matched as a whole label without regard to case. Plain data.
 */

const NUMBER = '(?: ?(?:number|no\\.?|num\\.?|#|id|code))';
const OF_CLIENT = '(?:he|she|they|pt|client|patient|resident|inmate|member)';
const HX = '(?: hx| history| d/o| disorder)?';
const PRIOR = '(?:history of |hx of |hx |h/o |past |prior |previous |any |known |lifetime )?';

export const FURTHER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  phone_number: [
    'cell(?:ular)?',
    'mobile',
    `call ?back${NUMBER}?`,
    '(?:best|good) number(?: to reach)?',
    'telephone number',
  ],
  sex_at_birth: ['sex ?/ ?gender', 'gender ?/ ?sex', 'legal sex', 'sex \\(m/f\\)', 'm/f'],
  marital_status: ['civil status', 'm/s', 'marital stat\\.?'],
  living_status: [
    'lives(?: with)?',
    'living with',
    'living sit\\.?',
    'resides(?: with)?',
    'household',
    'home situation',
    '(?:current )?living (?:situation|arrangement)s?',
    '(?:current )?housing(?: type)?',
    'stays (?:with|at)',
    'domicile',
  ],
  employment_status: ['employed', 'occupation', 'job(?: status)?', 'work', 'vocational status', 'source of income'],
  employer: ['works (?:at|for)', 'employer ?/ ?school', 'name of employer'],
  '~emergency_phone': ['emerg\\.? (?:phone|no\\.?|number|#)', 'nok (?:phone|number|#)'],
  carrier: [
    'insurer',
    'payor(?: name)?',
    '(?:primary )?(?:health|medical) (?:insurance|coverage)',
    'primary (?:coverage|payor|plan)',
    'coverage(?: through)?',
    'insured (?:by|with|through)',
    'managed care(?: plan| organization)?',
    'mco',
    'insurance plan',
    'health plan name',
    'funding(?: source)?',
  ],
  subscriber_id: [
    `(?:recipient|beneficiary|enrollee|certificate|cardholder|identification)${NUMBER}`,
    'beneficiary identifier',
    "insured['’]?s? (?:id|i\\.d\\.)(?: number)?",
    'member(?: ?/ ?(?:subscriber|recipient))? ?(?:id|#)',
    'cin',
    'mbi',
    'member id/ssn',
  ],
  group_number: [
    'group ?(?:/|or)? ?(?:plan|policy)(?: ?(?:no\\.?|number|#))?',
    'grp ?(?:no\\.?|#|id)',
    'employer group',
  ],
  authorization_number: [
    `(?:auth|authorization|certification|cert|approval|pre-?cert(?:ification)?|prior[- ]?auth(?:orization)?|service authorization|pa)${NUMBER}`,
    'auth ?/ ?ref(?:erence)? ?(?:no\\.?|number|#)?',
  ],
  reason_for_seeking_treatment: [
    'reasons? for (?:the |this |your )?(?:call|contact|request|transfer|consult(?:ation)?|placement|intake|assessment|hospitalization)',
    'nature of (?:the )?(?:call|problem|request)',
    'why now',
    'precipitating (?:events?|factors?|incident)',
    'presenting (?:situation|needs?|reason)',
    'admi(?:tted|ssion) (?:for|reason)',
    'what (?:brings|brought) (?:you|him|her|them|client|patient) (?:in|here|to us|to treatment)(?: today)?',
    'caller (?:wants|is asking for|asks for)',
    'problem(?: in own words)?',
  ],
  current_symptoms: ['sx', 'symptoms (?:reported|noted|today|now)', 'active symptoms'],
  recent_substance_abuse: [
    'doc',
    'd\\.?o\\.?c\\.?',
    'drugs?(?: ?(?:/|and|&) ?alcohol)? (?:of choice|used?|use history)',
    'alcohol ?(?:/|and|&) ?drugs?(?: use)?',
    '(?:primary|main|preferred) (?:drug|substance)(?: of choice| used)?',
    'substances?(?: used| & amount| and amount|/amount)',
    '(?:pattern|history) of use',
    '(?:current|recent) use',
    'use (?:history|pattern)',
    `what ${OF_CLIENT} (?:uses?|drinks?)`,
    'aod(?: use)?',
    'street drugs',
    'illicit(?: drug)?s?(?: use)?',
  ],
  concerns_for_withdrawal: [
    'w/?d(?: symptoms| sx| hx| history| signs)?',
    'withdrawals?(?: sx| signs| status| severity| hx)?',
    `${PRIOR}(?:withdrawals?|dts?|delirium tremens)`,
    'complicated withdrawal',
  ],
  medication_plan: [
    'meds?',
    '(?:meds?|medications?) (?:today|on file|currently|prescribed|taken|ordered|profile|regimen|orders|at (?:release|transfer|admission|home|discharge|this time|intake))',
    '(?:active|current|outpatient|home|standing|scheduled|psych(?:iatric|otropic)?|maintenance|mat|moud|bridge|release|transfer|routine|prescription|prescribed)(?: outpatient| home| prescription)? (?:meds?|medications?|prescriptions?|rxs?|scripts)(?: list)?',
    `(?:meds?|medications?)(?: that)? ${OF_CLIENT} (?:has|have|takes?|is on|came with|brought|are on)(?: with (?:him|her|them))?`,
    '(?:currently )?tak(?:es|ing)',
    '(?:scripts?|prescriptions?|rxs?)(?: on file)?',
    '(?:current |daily )?regimen',
    '(?:methadone|buprenorphine|suboxone|current) dose',
  ],
  allergies: [
    'adrs?',
    'algs?',
    'allerg(?:y|ies) on (?:the )?(?:band|wristband|chart|file|record)',
    '(?:drug |food |med(?:ication)? )?allerg(?:y|ies) ?(?:and|/|&|or|,) ?(?:adverse )?(?:drug )?(?:reactions?|intolerances?|adrs?|alerts?|sensitivities)',
    'adverse (?:drug )?(?:reactions?|events?)(?: ?/ ?allergies)?',
    '(?:food|drug|medication|medicine|meds?)(?: ?(?:/|&|or) ?(?:food|drug|medication|medicine))* (?:reactions?|allergies)',
    'reactions? to (?:medications?|medicines?|drugs?|meds|foods?)',
    'allergic(?: to)?',
  ],
  history_of_seizures: [
    `${PRIOR}(?:sz|seizures?|convulsions?|epilepsy|fits)(?: ?(?:/|or|,|&) ?(?:sz|seizures?|epilepsy|dts?|convulsions?|fits|blackouts?|fainting))*${HX}`,
    `${PRIOR}(?:alcohol )?withdrawal seizures?`,
  ],
  history_of_suicide_attempts: [
    '(?:history of |hx of |hx |h/o |past |prior |previous |lifetime |known )(?:suicide |suicidal )?(?:attempts?|SA)(?: ?\\(s\\))?',
    'suicide attempts?,? ?(?:\\(?(?:lifetime|ever|past)\\)?)?(?: hx| history)?',
    'suicide hx',
  ],
  history_of_self_harm: [
    `${PRIOR}(?:sib|nssi|self[- ]?mutilation|self[- ]?inflicted(?: injur(?:y|ies))?|cutting(?: ?/ ?burning)?|self[- ]?injur\\w+|self[- ]?harm(?:ing)?)(?: behaviou?rs?)?(?: hx| history)?`,
    '(?:skin|wounds?) ?/ ?self[- ]?inflicted',
  ],
  aggression_or_property_damage: [
    `${PRIOR}(?:assaults?|assaultive(?:ness)?|violen(?:ce|t)|aggressi(?:on|ve)|combative(?:ness)?|fire ?setting)(?: ?(?:/|or|,|&|and) ?(?:assaults?|assaultive|violence|aggression|threats))*(?: behaviou?rs?)?(?: hx| history| toward others)?`,
  ],
  history_of_tbi_concussions: [`${PRIOR}(?:tbi|head (?:trauma|injur(?:y|ies))|concussions?)(?: hx| history)?`],
  eating_disorder: [
    'eating (?:problems?|concerns?|issues?|d/o|behaviou?rs?)',
    '(?:bingeing|purging)(?: ?/ ?(?:bingeing|purging))?',
  ],
  history_of_trauma: [
    `${PRIOR}(?:abuse|trauma|ptsd)(?: ?/ ?(?:abuse|trauma|neglect))?(?: hx| history)?`,
    'mst',
    'military sexual trauma',
  ],
  hospitalizations: [
    `${PRIOR}(?:psych(?:iatric)?|mental health|inpatient psych(?:iatric)?) (?:hosp(?:italization)?s?|admits?|admissions?|stays?)(?: hx| history)?`,
  ],
  pending_legal_charges: [
    '(?:pending|open|current|active) (?:matters?|court cases?|cases?|warrants?|charges?)(?: ?/ ?(?:warrants?|holds?|charges?))?',
    '(?:outstanding |wants (?:and|&|/) ?)warrants?(?: ?/ ?(?:holds?|detainers?))?',
    'warrants?(?: ?/ ?(?:holds?|detainers?|wants))?',
    '(?:holds? ?/ ?)?detainers?',
  ],
  probation: [
    'on probation',
    'probation(?: term| until| through| expires| ends)?',
    'community (?:supervision|control)',
  ],
  parole_granted: ['on parole', 'parole(?: until| through| expires| ends)?'],
  upcoming_court_date: [
    '(?:next |due in |return to |upcoming )?court(?: date)?(?: ?(?:and|&|/) ?time)?',
    '(?:next |return |upcoming )?(?:hearing|appearance|sentencing|arraignment|trial)(?: date)?',
    'return date',
    'next (?:court )?(?:date|appearance|hearing)',
  ],
  next_appointment: [
    'rtc',
    'return (?:visit|appointment|to clinic)',
    'follow[- ]?up(?: (?:appointment|appt\\.?|visit|date|with|scheduled))?',
    'f/u(?: appt\\.?)?',
    'next (?:seen|session|appt\\.?|visit due)',
    '(?:scheduled )?(?:appointment|appt\\.?)s?',
  ],
  family_history: ['fam(?:ily)?\\.? hx', 'family (?:illness(?:es)?|mental illness|substance use|problems)'],
};

type Of = NonNullable<LabelMeaning['of']>;

export const FURTHER_OWNERS: Readonly<Partial<Record<Of, readonly string[]>>> = {
  client_name: [
    'donor',
    'inmate(?: name)?',
    'detainee',
    'defendant',
    'veteran(?: name)?',
    'enrollee(?: name)?',
    'caller re',
  ],
  emergency: [
    'emerg\\.?(?: contact)?',
    'ice',
    'n\\.?o\\.?k\\.?',
    '(?:person to )?(?:notify|call|contact) in (?:case of )?(?:an )?emergency',
    '(?:primary )?emergency (?:notification|contact (?:info(?:rmation)?|1|#1))',
    '(?:closest|nearest) relative',
  ],
  dob: [
    "(?:member|enrollee|inmate|resident|applicant|student|veteran|recipient|beneficiary|donor)(?:['’]s)? (?:date of birth|d\\.?o\\.?b\\.?|birth ?date)",
  ],
  contact_person: ['collateral(?: contact)?', 'family contact'],
  pcp: [
    'primary (?:md|dr\\.?|medical provider)',
    '(?:assigned )?pcp(?: of record)?',
    'family practitioner',
    'regular doctor',
    'gp',
  ],
  psychiatrist: ['psych(?:iatric)? (?:provider|prescriber|np|md)'],
  therapist: ['(?:primary|individual|assigned) (?:therapist|counsell?or)'],
  subscriber: [
    'policy owner',
    'primary (?:insured|member|subscriber)',
    'card ?holder name',
    'name on card',
    'sub(?:scriber)?',
  ],
  address: ['addr\\.?', 'street(?: address)?', 'resides at', 'address of record', 'home addr\\.?'],
};
