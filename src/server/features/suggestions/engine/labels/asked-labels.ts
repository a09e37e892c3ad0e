import { everydayMeaning } from './everyday-labels.ts';
import type { LabelMeaning } from './label-meaning.ts';

/*
 * What the questions and long labels of forms ask for, by the things they name: "Have you ever had a seizure?", "Person to
 * call in an emergency". One that asks of relatives, or of thoughts and worries only, means no field here.
 */

interface Asked {
  meaning: LabelMeaning;
  names: RegExp;
  unless?: RegExp;
}

const field = (name: string, names: RegExp, unless?: RegExp): Asked => ({
  meaning: { field: name },
  names,
  ...(unless && { unless }),
});

const OF_OTHERS =
  /\b(?:famil(?:y|ies)|relatives?|mother|father|parents?|siblings?|anyone (?:else )?in|blood relation|spouse|partner|children)\b/i;

const ASKED: readonly Asked[] = [
  {
    meaning: { of: 'emergency' },
    names:
      /\b(?:(?:call|contact|notify|reach|notified|called|contacted|person|name)\b.*\bemergency|emergency\b.*\b(?:contact|call|notify|person|name))\b/i,
    unless: /\b(?:phone|number|relationship|911|room|department)\b/i,
  },
  field(
    'allergies',
    /\b(?:(?:must|should|can|may) ?(?:not|n['’]?t) (?:have|take|be given|eat)|(?:cannot|can['’]?t) (?:have|take|eat|be given|tolerate)|(?:bad|allergic|adverse) reactions?\b.*\b(?:to|from|ever|any)|allerg(?:y|ies|ic|ens?)|(?:known|drug|food|medication) (?:sensitivit(?:y|ies)|intolerances?))\b/i,
    /\b(?:knowingly|reactions?$|epi-?pen|what happens|carry|(?:meds?|medications?|medicines?|prescriptions?)(?:,| and| or|\/| &) ?(?:any )?allerg\w*|allerg\w*(?:,| and| or|\/| &) ?(?:any )?(?:meds?|medications?|medicines?|prescriptions?)$)\b/i,
  ),
  field(
    'history_of_suicide_attempts',
    /\b(?:attempt(?:s|ed)?\b.*\b(?:suicid\w*|life|kill)|suicid\w*\b.*\battempt\w*|(?:tried|try)\b.*\b(?:end (?:your|his|her|their) (?:own )?life|take (?:your|his|her|their) (?:own )?life|kill (?:your|him|her|them)sel\w+|suicide))\b/i,
    /\b(?:thought|think|ideation|plan|how many|last|most recent|date of)\b/i,
  ),
  field(
    'history_of_self_harm',
    /\b(?:self[- ]?(?:harm\w*|injur\w*|mutilat\w*|inflict\w*)|(?:hurts?|harms?|harmed|injure[sd]?|cuts?|burns?|burned) (?:(?:your|him|her|them|him ?\/ ?her)sel\w+|self\b)|(?:harm|injury|violence) to(?:ward)? self|cutting or burning)\b/i,
    /\b(?:thought|think|urges?|ideation|feel like|risk)\b/i,
  ),
  field(
    'history_of_seizures',
    /\b(?:seizures?|convulsions?|epilepsy|fits)\b/i,
    /\b(?:precautions?|medications?|protocol|last|date|how many|risk|frequency|monitor|plan|on file|first aid)\b/i,
  ),
  field(
    'history_of_tbi_concussions',
    /\b(?:head injur\w+|concussions?|brain injur\w+|tbi|(?:blow|hit|injury|trauma) to the head|head trauma|lost consciousness|knocked (?:out|unconscious))\b/i,
    /\b(?:last|date|overdose)\b/i,
  ),
  field(
    'aggression_or_property_damage',
    /\b(?:violen(?:ce|t)|aggressi(?:on|ve)\w*|assault(?:ed|ive)?|fire[- ]?setting|property (?:damage|destruction)|damaged? property|(?:hits?|threaten(?:ed|s)?|hurts?|attack(?:s|ed)?|harm(?:s|ed)?|injure[sd]|harm to|danger(?:ous)? to)\b.*\b(?:another|others?|someone|somebody|anyone|people)|(?:breaks?|broke|broken|destroys?|damages) (?:things|objects|furniture|property)|(?:gets?|been|ever|become) (?:\w+ )?(?:physical|violent|aggressive)(?: with)?|(?:been|gotten|got|get|gets|involved) in (?:any |an? )?(?:physical )?(?:fights?|altercations?))\b/i,
    /\b(?:victim|domestic|toward you|to you|against you|witness\w*|been hit|been hurt|thought|partner|sexual\w*|was anyone|risk of)\b/i,
  ),
  field('registered_sex_offender', /\bsex(?:ual)? offender\b/i),
  field('eating_disorder', /\b(?:eating disorders?|binge|purg(?:e|ed|ing)|anorexia|bulimia)\b/i),
  field(
    'history_of_trauma',
    /\b(?:trauma|traumatic|abused|(?:physical|sexual|emotional)(?:ly)?,? (?:or |and )?(?:sexual |emotional |physical )?abuse)\b/i,
    /\b(?:head|brain|substance|treatment)\b/i,
  ),
  field(
    'probation',
    /\bon probation\b(?!.*\bparole\b)|\bprobation\b.*\bcurrently\b/i,
    /\b(?:officer|phone|county|until)\b/i,
  ),
  field('parole_granted', /\bon parole\b/i, /\b(?:probation|officer)\b/i),
  field(
    'pending_legal_charges',
    /\b(?:(?:pending|open|current|outstanding)\b.*\b(?:charges?|cases?|warrants?|legal|court matters?)|(?:charges?|cases?)\b.*\bpending|legal (?:charges|trouble|problems|issues))\b/i,
    /\b(?:past|history|court date|when|officer)\b/i,
  ),
  field('upcoming_court_date', /\bnext\b.*\bcourt\b|\bcourt\b.*\b(?:date|scheduled|when)\b/i),
  field(
    'concerns_for_withdrawal',
    /\b(?:withdrawals?\b.*\b(?:symptoms?|history|signs|experienced?|like|had)|(?:goes?|going) without|(?:need|have|had) to detox|(?:when|if)\b.*\b(?:stops?|quits?|cannot get|can['’]?t get|runs? out|not (?:using|drinking))\b|(?:happens?|feel|get)\b.*\b(?:when|if)\b.*\b(?:do(?:es)?(?: not|n['’]?t) (?:drink|use|take)|come off|comes off)|(?:experienced?|had|have|happens?|symptoms?|feel|sick)\b.*\b(?:withdrawals?|stop(?:ped)?(?: using| drinking)?|go without|cut down|(?:when|while|if) not (?:using|drinking))|withdrawal)\b/i,
    /\b(?:seizures?|last|date|scale|score|ciwa|cows|why|reasons? for|(?:tried|able|unable|failed|want(?:ed)?|wish\w*) to (?:stop|quit|cut)|(?:could|can)(?: ?not|n['’]?t) (?:stop|quit|cut)|school|protocol|program|course)\b/i,
  ),
  field(
    'medication_plan',
    /^(?:what|which|any|list) (?:medications?|medicines?|meds|prescriptions?|pills)$|\b(?:(?:medications?|medicines?|meds|prescriptions?)\b.*\b(?:tak(?:e|es|ing)|current(?:ly)?|home|list|using|on|prescribed|at (?:this|present)(?: time)?|now)|(?:tak(?:e|es|ing)|current|present|list|home)\b.*\b(?:medications?|medicines?|meds|prescriptions?))\b/i,
    /\b(?:sell|share|not take|abuse\w*|misuse\w*|skip\w*|allerg\w*|stopp?ed|discontinued|past|previous\w*|prior|refus\w*|help|manage|why|who|missed|able|side effects?|overdose|afford)\b/i,
  ),
  field(
    'recent_substance_abuse',
    /\b(?:(?:what|which|substances?|drugs?|alcohol)\b.*\b(?:used|using|uses?|drink(?:s|ing)?|of choice|most)|(?:main|primary|preferred|problem) (?:substances?|drugs?)|drug of choice)\b/i,
    /\b(?:last|when|first|age|route|how long|how often|often|frequency|family|tobacco|nicotine|medic\w+|test|screen|years|treat\w*|equipment|language|name|longest)\b/i,
  ),
  field(
    'reason_for_seeking_treatment',
    /\b(?:what (?:made|brought|brings|led)\b.*\b(?:call|here|in|today|us|come|treatment|help)|why (?:are|is|do|did|does)\b.*\b(?:treatment|help|here|now|call\w*|come|admi\w+|seek\w*)|reasons? (?:for|you|that)\b.*\b(?:admission|call\w*|com\w+|visit|treatment|here|help|referral|seeking)|what (?:help|kind of help)\b|main (?:problem|concern|reason)|problem that brought)\b/i,
    /\b(?:leaving|discharge|stopp\w+|left)\b/i,
  ),
  field(
    'carrier',
    /\b(?:(?:who|what|which|name)\b.*\binsurance\b.*|(?:who|how)\b.*\b(?:pays?|paying|paid)\b|insurance (?:company|carrier|plan|with))\b/i,
    /\b(?:number|id|phone|secondary|holder|subscriber|group|address)\b/i,
  ),
  field(
    'living_status',
    /\bwhere\b.*\b(?:live|living|stay(?:ing)?|sleep(?:ing)?)\b|\bwho\b.*\blives? with\b/i,
    /\b(?:going|after|discharge|before|born|work|kids)\b/i,
  ),
  field('transportation_required', /\bneed\w*\b.*\b(?:a ride|transport\w*)\b|\btransport\w*\b.*\bneed\w*\b/i),
];

/** A box, or what a question leads to, is none of the question. */
const NO_LABEL =
  /^\W{0,2}\d{1,2}:\d\d|[[\]☐☑☒✓✔□■_"“”]|\b[Ii]f (?:yes|so|no)\b|(?:\p{Ll}{2}|\p{Lu}{3})[.!?]\s+\p{Lu}|;\s\p{Ll}/u;
const WORDS = /\s+/;
const MIN_WORDS = 2;
const LONGEST = 130;

/** What a question or a long label asks for; undefined where it names nothing known, or several things. */
export function askedMeaning(label: string): LabelMeaning | undefined {
  if (label.length > LONGEST || label.split(WORDS).length < MIN_WORDS || NO_LABEL.test(label) || OF_OTHERS.test(label))
    return undefined;
  const fitting = ASKED.filter(({ names, unless }) => names.test(label) && !unless?.test(label));
  if (fitting.length === 0) return everydayMeaning(label);
  return fitting.length === 1 ? fitting[0]?.meaning : undefined;
}
