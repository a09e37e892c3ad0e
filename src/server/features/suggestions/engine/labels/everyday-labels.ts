import type { LabelMeaning } from './label-meaning.ts';

/*
 * What forms in everyday words call the fields in which a wrong value does harm: "do you hit / break things", "tried to die",
 * "Off it". A label means a field where all of its words are such as ask for it, and one of them names it.
 */

interface Everyday {
  field: string;
  /** All of a label's words are among these. */
  words: ReadonlySet<string>;
  /** And the whole of it says this. */
  names: RegExp;
}

const ASKING =
  'do does did you your he she they the a an ever has have had been is was are client pt patient resident ward child student self or and any of to in for when how often s if yes no y n please still now past history hx lifetime about not on purpose upset angry mad drunk high without wanting him her them himself herself yourself myself themselves me i my his their w o';
const wordsOf = (own: string): ReadonlySet<string> => new Set(`${ASKING} ${own}`.split(' '));

const EVERYDAY: readonly Everyday[] = [
  {
    field: 'history_of_suicide_attempts',
    words: wordsOf(
      'tried try tries trying attempt attempts attempted kill killing die dying suicide suicidal end ending life take took own it',
    ),
    names:
      /\b(?:(?:tr(?:y|ies|ied|ying)|attempt(?:s|ed)?) (?:to )?(?:die|kill|end|take|suicide)|suicid(?:e|al) (?:tr(?:y|ies)|attempts?|acts?)|attempts? (?:on|at)\b)/,
  },
  {
    field: 'history_of_self_harm',
    words: wordsOf(
      'hurt hurts hurting cut cuts cutting burn burns burned burning harm harms harmed harming bang banged bangs banging scratch scratches scratched scratching hit hits injure injures injured injury sib nssi skin die dying intent without',
    ),
    names:
      /\b(?:hurts?|hurting|cuts?|cutting|burns?|burned|burning|harms?|harmed|harming|bangs?|banged|scratch\w*|injur\w+)\b[^.]{0,40}\b(?:self|yourself|myself|himself|herself|themselves|skin)\b/,
  },
  {
    field: 'history_of_self_harm',
    words: wordsOf('cutting cut cuts burning burn burns scratching scratch head banging sib nssi anything like that'),
    names:
      /^(?:cut(?:s|ting)?)(?:(?: or | and | )(?:burn(?:s|ing)?|scratch(?:ing)?))+(?: (?:or )?anything like that)?$/,
  },
  {
    field: 'aggression_or_property_damage',
    words: wordsOf(
      'hit hits hitting hurt hurts harm harms harmed others other people person persons anyone anybody someone somebody else broke broken break breaks breaking things thing stuff property objects furniture fight fights fought fighting gets get got violent violence temper threw throw throws throwing destroyed destroys damage damaged damages smash smashed punch punched physical physically fists weapons into out',
    ),
    names:
      /\b(?:(?:hit|hits|hitting|hurts?|harms?|harmed|punch\w*|fight|fights|fought|fighting)\b[^.]{0,30}\b(?:others?|people|persons?|anyone|anybody|someone|somebody|broke|broken|breaks?|things|property)|(?:broke|broken|breaks?|breaking|smash\w*|threw|throws?|throwing|destroy\w*|damag\w+)\b[^.]{0,20}\b(?:things?|stuff|property|objects|furniture)|(?:in|into|any|had|been in|get in|gets in|got in|gets into) (?:a |any )?fights?\b|violent|violence)/,
  },
  {
    field: 'history_of_seizures',
    words: wordsOf('seizure seizures fit fits convulsion convulsions epilepsy blackouts blackout'),
    names: /\b(?:seizures?|fits|convulsions?|epilepsy)\b/,
  },
  {
    field: 'concerns_for_withdrawal',
    words: wordsOf(
      'off it drugs alcohol meth pills stuff using drinking use drink stop stops stopped stopping quit quits quitting run runs out none what happens feel feels like go goes get gets sick dope dopesick withdrawal withdrawals sickness symptoms come down coming kicking detoxing what is it like what s happen experience experienced going body symptoms',
    ),
    names:
      /^(?:w o|without|off) (?:it|drugs|alcohol|meth|pills|the stuff|using|drinking)$|\b(?:when|if) (?:you|he|she|they|i|not)? ?(?:stops?|stopped|quits?|runs? out|has none|have none|not using|do not use|are off|is off|go without|goes without)|^(?:going without|(?:dope ?)?sick(?:ness)? (?:when|without|if)|coming (?:down|off)|comes? off|withdrawals?(?: symptoms| sickness)?|g withdrawal)\b/,
  },
  {
    field: 'allergies',
    words: wordsOf(
      'allergic allergy allergies food foods medicine medicines meds medication medications drug drugs anything bees latex',
    ),
    names: /\ballerg(?:ic|y|ies)\b/,
  },
];

const LONGEST = 80;
const OF_OTHERS =
  /\b(?:by|to (?:you|him|her)|hurt by|been (?:hit|hurt)|famil\w+|thought\w*|think\w*|urges?|feel like (?:hurt|kill)\w*)\b/;
const FITTING = /[^\p{L}]+/u;

/** The field that a label in everyday words asks for; undefined where it may ask for something else. */
export function everydayField(label: string): string | undefined {
  if (label.length > LONGEST) return undefined;
  const low = label
    .toLowerCase()
    .replace(/^\W*\d{1,2}[.)]?\s+/, '')
    .replace(/(?<=\p{L})['’]s\b/gu, '');
  const words = low.split(FITTING).filter((word) => word !== '');
  const whole = words.join(' ');
  if (words.length === 0 || OF_OTHERS.test(whole)) return undefined;
  return EVERYDAY.find((each) => words.every((word) => each.words.has(word)) && each.names.test(whole))?.field;
}

/** The same as what a label means. */
export function everydayMeaning(label: string): LabelMeaning | undefined {
  const field = everydayField(label);
  return field ? { field } : undefined;
}
