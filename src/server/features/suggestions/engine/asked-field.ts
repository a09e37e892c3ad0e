import { labelMeaning } from './labels/form-labels.ts';

/** Questions by other words than a form's. */
const BY_WORDS: readonly [RegExp, string][] = [
  [/\b(?:psychiatrist|psychiatric provider)\b/i, 'current_psychiatrist_name'],
  [/\b(?:therapist|counselor)\b/i, 'current_therapist_name'],
  [/\b(?:pcp|primary care|family doctor)\b/i, 'current_pcp_name'],
  [/\bgroup (?:number|no|id|#)/i, 'group_number'],
  [/\b(?:member|subscriber|policy|insurance) (?:id|number|no|#)/i, 'subscriber_id'],
  [/\b(?:insurance|insurer|carrier|payer)\b/i, 'carrier'],
  [
    /\b(?:cut|burn|harm|hurt|injure)s? (?:him|her|them)sel\w+|\bself[- ]?(?:harm|injur)|\bdoes the client cut\b/i,
    'history_of_self_harm',
  ],
  [
    /\bsuicide attempts?|attempted suicide|tried suicide|attempt(?:ed)? (?:suicide|to (?:kill|end))/i,
    'history_of_suicide_attempts',
  ],
  [/\bseizures?\b|\bconvulsions?\b/i, 'history_of_seizures'],
  [/\bviolen(?:ce|t)\b|\baggress(?:ive|ion)\b|\bassault/i, 'aggression_or_property_damage'],
  [/\bhead injur|\bconcussion|\bbrain injur|\btbi\b/i, 'history_of_tbi_concussions'],
  [/\ballerg(?:y|ies|ic)\b/i, 'allergies'],
  [/\bwithdrawal\b|\bwhen (?:he|she|the client) stops\b/i, 'concerns_for_withdrawal'],
  [/\bmarried|marital/i, 'marital_status'],
  [/\btrauma\b/i, 'history_of_trauma'],
  [/\b(?:runs?|anything|history) in (?:the|his|her) family\b|\bfamily history\b/i, 'family_history'],
  [
    /\bwhy (?:is|was|does|do|did|are) (?:the client|he|she|they)\b.*\b(?:admitted|here|help|treatment|call|come|seek\w*|referred)\b|\bwhat (?:brought|brings|led|made) /i,
    'reason_for_seeking_treatment',
  ],
  [
    /\bwhat (?:\w+ ){0,2}(?:does the client|is the client|was the client|do(?:es)? (?:he|she)|is (?:he|she)) us(?:e|ing)\b|\bdrug of choice\b|\bsubstances? (?:are |is |does |do )?\b.*\bus(?:e|ed|ing)\b/i,
    'recent_substance_abuse',
  ],
  [/\b(?:which|what|list)\b.*\b(?:meds|medications?|medicines?)\b/i, 'medication_plan'],
  [
    /\b(?:pending|open) (?:legal )?(?:charges?|cases?)\b|\blegal (?:charges?|issues?|problems?|troubles?)\b/i,
    'pending_legal_charges',
  ],
  [/\bprobation\b/i, 'probation'],
];

/** Asks for a time, a number, a person or a change beside the thing itself: no field of the record is the answer. */
const ELSE =
  /\b(?:when|how (?:many|much|often|long|old)|date|dose|last|next|stopped|discontinued|phone|telephone|e-?mail|officer|precautions?|screen\w*|score|current(?:ly)? suicid\w*|now|hospital\w*|school|deductible|copay|cover\w*|approv\w*|authori\w*|network|relationship|holder|subscriber(?! id)|for|pay|because|cause[sd]?|still|sleep|secondary|status of|reaction|happens?|children|guardian|stored?|where)\b/i;
const WHY = /^\s*(?:why|what (?:brought|brings|led|made))\b/i;
const HOSPITAL = /\b(?:for|hospital\w*|now|because|where)\b/gi;

/** The field of a record that a question asks for as a whole; undefined for questions of anything else. */
export function fieldAsked(question: string): string | undefined {
  const plain = question
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?.!]+$/, '');
  if (plain.length > 160) return undefined;
  if (ELSE.test(WHY.test(plain) ? plain.replace(HOSPITAL, ' ') : plain)) return undefined;
  const named = BY_WORDS.filter(([words]) => words.test(plain)).map(([, field]) => field);
  const [first] = named;
  if (first) return named.every((each) => each === first) || first.startsWith('current_') ? first : undefined;
  return labelMeaning(plain)?.field;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What a question is put in, which asks for nothing by itself. */
const FRAME = words(
  'a an and any anything are been by client clients did do does documented doing ever for had has have he her him his history hx if in is it known list me name of on or our past patient patients previous previously prior record records report reported reports s say she tell that the their there they to was were what which who whom with',
);

/** The words by which a question asks for a field, and for all of it. */
const ALONE: Readonly<Record<string, ReadonlySet<string>>> = {
  allergies: words('allergic allergies allergy'),
  history_of_suicide_attempts: words(
    'attempt attempted attempts commit end herself himself kill life own suicide take themselves tried try',
  ),
  history_of_self_harm: words(
    'harm harmed harming harms herself himself hurt hurts injure injured injures injury self themselves',
  ),
  history_of_seizures: words('convulsion convulsions disorder seizure seizures'),
  aggression_or_property_damage: words('aggression aggressive assaultive violence violent'),
  history_of_tbi_concussions: words('brain concussion concussions head injuries injury tbi traumatic'),
  history_of_trauma: words('trauma'),
  pending_legal_charges: words(
    'case cases charge charges issue issues legal open pending problem problems trouble troubles',
  ),
  probation: words('probation'),
  marital_status: words('marital married status'),
  carrier: words('carrier company insurance insurer payer primary'),
  group_number: words('group id no number'),
  subscriber_id: words('id insurance member no number policy subscriber'),
  current_psychiatrist_name: words('current currently psychiatric provider psychiatrist'),
  current_therapist_name: words('counselor current currently therapist'),
  current_pcp_name: words('care current currently doctor family pcp physician primary provider'),
  family_history: words('family run runs'),
};

/** Whether a question for a field asks for all of it and for nothing else: "any allergies?", and no "allergic to eggs?". */
export function asksFieldAlone(question: string, field: string): boolean {
  const topic = ALONE[field];
  const said = question.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    topic !== undefined &&
    said.some((each) => topic.has(each)) &&
    said.every((each) => topic.has(each) || FRAME.has(each))
  );
}
