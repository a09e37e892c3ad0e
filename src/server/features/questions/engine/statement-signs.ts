import { WIDER } from '#server/features/understanding/meaning/narrower-terms.ts';
import type { QuestionKind } from './question-kind.ts';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const DATE = new RegExp(
  `\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|\\b\\d{1,2}/\\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b${MONTH}\\.?\\s+\\d{1,4}\\b|\\b(?:19|20)\\d{2}\\b|\\bage of \\d+|\\b(?:first|second|third|fourth|fifth|last|\\d+(?:st|nd|rd|th)) day of\\b|\\bwithin \\d+ (?:hours|days|weeks)|\\b(?:every|each) (?:day|week|month|morning|evening)\\b|\\bat \\d+ weeks\\b|\\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\\b|\\b(?:yesterday|today|tomorrow)\\b|\\b\\d+ (?:days?|weeks?|months?|years?) ago\\b|(?<![\\d/.-])(?:0?[1-9]|1[0-2])\\/(?:0?[1-9]|[12]\\d|3[01])(?![\\d/.-]|\\s?(?:mg|wk|mo|hr))|\\b(?:tonight|noon|midnight|last night|this morning)\\b|\\b(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b(?! (?:grade|shift|time|floor|step))`,
);
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|thrice|none|daily|weekly|monthly)\b/i;
const OFTEN =
  /\b(?:daily|nightly|hourly|weekly|monthly|yearly|once|twice|every|each|per|times|as needed|a (?:day|week|month|year)|at bedtime)\b/i;
const DURATION =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|several|few))[\s-]*(?:to \d+ )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b|\bsince\b|\buntil\b/i;
/** From the last figure on: from each of a long number it would be read again to its end. */
const DOSE = /\d[,.]*\s*(?:mg|mcg|µg|g|ml|units?|iu|meq|tablets?|capsules?|puffs?|patch)\b(?!\s*\/\s*(?:[dmu]|µ)?l)/i;
const IDENTIFIER = /\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|\b[A-Z]{0,6}[-\s]?\d[\dA-Z]*(?:-[\dA-Z]+)*\b/;
const NAME =
  /\b(?:Dr|Mr|Mrs|Ms|Hon|Officer|Nurse|Judge)\.?\s+\p{Lu}\p{L}+|\b\p{Lu}\p{L}+(?:[-'’]\p{Lu}\p{L}+)?,?\s+(?:\p{Lu}\.\s+)?\p{Lu}\p{L}+/u;
const TITLED = /\b(?:Dr|Mr|Mrs|Ms|Hon|Officer|Nurse|Judge)\.?\s+\p{Lu}\p{L}+|,\s*(?:MD|DO|NP|PA|RN|APRN)\b/u;
/** A line in capitals that names a part of the record, not a person. */
const CAPITALS =
  /\b(?:[A-Z]{3,}\s+){2,}[A-Z]{3,}\b|\b(?:[A-Z]{4,}\s+)+(?:SUMMARY|MEDICATION|NOTE|HISTORY|ASSESSMENT|REPORT|RECORD|PLAN|FORM|LIST)[A-Z0-9]*\b/g;
const RELATIVE =
  /\b(?:mother|father|sister|brother|wife|husband|spouse|daughter|son|grandmother|grandfather|aunt|uncle|cousin|friend|guardian)\b/i;

const PLACE =
  /\b(?:at|in|to|from|near)\s+(?:the\s+)?(?!Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Lu}|\b\d+\s+\p{Lu}\p{L}+|\b\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)+|\b(?:shelter|homeless|apartment|street|with (?:his|her|their|a|an|the)?\s?(?:mother|father|parents?|sister|brother|spouse|wife|husband|family|friend|grand\w+))\b/u;

const REASON =
  /\b(?:because|reasons?|due to|after|in order to|wants?|seeks?|seeking|sought|complain\w*|present\w*|brought|came|caused?|account of|since|so that|for|found)\b|:/i;

type Sign = (text: string, asked: ReadonlySet<string>) => number;

const has =
  (pattern: RegExp): Sign =>
  (text) =>
    pattern.test(text) ? 1 : 0;

/** A relation names a person less well than a name does, and not at all when the question itself names it. */
const namesPerson: Sign = (text, asked) => {
  if (hasDose(text) ? TITLED.test(text) : NAME.test(text.replace(CAPITALS, ' '))) return 1;
  const relative = RELATIVE.exec(text)?.[0].toLowerCase();
  return relative !== undefined && !asked.has(relative) && !asked.has('name') ? 0.9 : 0;
};

/** A day is no amount. */
const ALL_DATES = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g;

const SIGNS: Partial<Record<QuestionKind, Sign>> = {
  when: has(DATE),
  where: has(PLACE),
  why: has(REASON),
  who: namesPerson,
  how_many: (text) => (NUMBER.test(text.replace(ALL_DATES, ' ')) ? 1 : 0),
  how_often: has(OFTEN),
  how_long: has(DURATION),
  dose: has(DOSE),
  identifier: has(IDENTIFIER),
};

/** When a note was entered is not when something of it was. */
const ENTERED = /^\s*\d{1,2}\/\d{1,2}\/\d{2,4}\s+\d{1,2}:\d{2}\b(?:\s*[ap]\.?m\.?)?/i;
/** Figures that count nothing: the number of a list item, the code of a diagnosis. */
const NOT_FIGURES = /^\s*\(?\d{1,2}[.)]\s|\b[A-TV-Z]\d{2}(?:\.\d{1,4})?\b/g;

/** How well a statement holds the sort of thing a question asks for, 0 to 1. `asked` are the question's own words. */
export const kindHeld = (kind: QuestionKind, text: string, asked: ReadonlySet<string>): number =>
  SIGNS[kind]?.(text.replace(ENTERED, '').replace(NOT_FIGURES, ''), asked) ?? 1;

/** Whether a text names a substance, or says that there is none. */
export const namesSubstance = (text: string): boolean => SUBSTANCE.test(text);

/** Whether a text names a substance otherwise than within a disorder's name. */
export const saysSubstance = (text: string): boolean =>
  namesSubstance(text.replace(/\b[\p{L}-]+ (?:use|abuse|dependence) disorder\b/giu, ' '));

/** Whether a text names a medicine's dose; then it speaks of medication without the word. */
export const hasDose = (text: string): boolean => DOSE.test(text);

const SUBSTANCE = new RegExp(
  `\\b(?:${[WIDER.substance, WIDER.opioid, WIDER.benzodiazepine, WIDER.alcohol].join(', ').replaceAll(', ', '|')}|meth|crack|marijuana|weed|drugs?|den(?:y|ies|ied)|none)`,
  'i',
);

/** Measured things, and what their values look like: naming one without a value is no answer. */
const VALUE_OF: Readonly<Record<string, RegExp>> = {
  'blood pressure': /\b\d{2,3}\s*\/\s*\d{2,3}\b(?!\/)/,
  weight: /\d\s*(?:lbs?|pounds|kg|kilograms)\b/i,
  height: /\d\s*(?:ft|feet|'|cm|inches|in)\b/i,
  temperature: /\b\d{2,3}(?:\.\d)?\s*(?:°|F\b|C\b|degrees)/,
  pulse: /\b\d{2,3}\b/,
  'date of birth': DATE,
  phone: /\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/,
  'member id': /\d{3,}/,
  'group number': /\d{3,}/,
  substance: SUBSTANCE,
  'authorization number': /\d{3,}/,
};

/** Whether a statement gives a value for every measured thing among these notions. */
export const givesValues = (notions: readonly string[], text: string): boolean =>
  notions.every((notion) => VALUE_OF[notion]?.test(text) ?? true);

const TICKED = /(?:\[\s?[xX✓✔]\s?\]|[☑☒])\s*(yes|no|y|n|none|never|not)\b/i;
const NEGATED =
  /\b(?:denies|denied|denying|no|not|never|without|negative|none|nor|non-?reactive|neither|declined|absent|ruled out|unremarkable|n't|cannot)\b/i;

export type Polarity = 'yes' | 'no';

/**
 * Whether a statement says that what it speaks of is so. A ticked box decides; else a word of denial in the same
 * clause, such as "denies any history of". Null when it holds only unticked boxes.
 */
export function polarityOf(text: string): Polarity | null {
  const ticked = TICKED.exec(text)?.[1]?.toLowerCase();
  if (ticked) return ticked === 'yes' || ticked === 'y' ? 'yes' : 'no';
  if (/^(?:\[\s?\]|☐)/.test(text)) return null;
  return NEGATED.test(text) ? 'no' : 'yes';
}

const PLAIN =
  /\b(?:is|are|was|were|has|have|had|does|did|do|denies|denied|reports|reported|reactive|positive|negative|none|never|yes|no|not|without|known)\b/i;

/** Whether a statement asserts or denies something, rather than name it. */
export const saysPlainly = (text: string): boolean => TICKED.test(text) || PLAIN.test(text);

const FINDING =
  /\b(?:negative|positive|normal|abnormal|reactive|elevated|showed|shows|within|high|low|indeterminate|detected|unremarkable|clear|intact)\b|\b\d+\.\d+\b/i;

/** Whether a statement says how a test or an examination turned out. */
export const saysFinding = (text: string): boolean => FINDING.test(text);
