import { daysNamed, normalize, wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import type { Place } from './asked-places.ts';
import type { QuestionKind } from './question-kind.ts';

/*
 * Whether what was asked has a value of the right sort beside it: not somewhere in the sentence, but where the words that
 * were asked for stand.
 */

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const DAY = new RegExp(
  [
    '\\b\\d{1,2}[/-]\\d{1,2}(?:[/-]\\d{2,4})?\\b|\\b\\d{1,2}/\\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b',
    `\\b${MONTH}\\.?\\s+\\d{1,4}\\b|\\b\\d{1,2}\\s+${MONTH}\\b`,
    `\\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th)) (?:of )?${MONTH}`,
    '\\b(?:19|20)\\d{2}\\b|\\bage (?:of )?\\d+|\\b\\d{1,2}:\\d{2}\\b|\\bat \\d{4}\\b|\\bat \\d+ weeks\\b',
    '\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\b(?:yesterday|last night)\\b',
    '\\b\\d+ (?:hours?|days?|weeks?|months?|years?) (?:ago|before)\\b|\\bwithin \\d+ (?:hours|days|weeks)\\b',
    '\\b(?:last|\\d+(?:st|nd|rd|th)) day of\\b|\\b(?:every|each) (?:day|week|month|morning|evening)\\b',
  ].join('|'),
  'gi',
);
/** A number that is no part of a day or of an hour. */
const COUNT =
  /(?<![\d/:.,-])\d{1,7}(?:[.,]\d{1,3})?(?![\d/:-])|\b(?:no|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|half|several|zero)\b/gi;
const SPAN =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|several|few))[\s-]{0,2}(?:(?:to|or|-) ?\d{1,3} )?(?:min(?:ute)?s?|h(?:ou)?rs?|days?|we?e?ks?|mo(?:nth)?s?|ye?a?rs?|d|h)\b|\bsince\b|\buntil\b|\bthrough\b/gi;
const OFTEN =
  /\b(?:daily|nightly|hourly|weekly|monthly|yearly|once|twice|every|each|per|times|as needed|prn|[bt]id|q[dhw]|qhs|a (?:day|week|month|year)|at bedtime)\b/gi;
const DOSE =
  /(?<![\d,.])\d[\d,.]{0,8}\s?(?:mg|mcg|µg|g|ml|units?|iu|meq|tablets?|capsules?|puffs?|patch|drops|sprays?)\b(?!\s?\/\s?(?:[dmu]|µ)?l)/gi;
/** A number by which something is known: neither a day, nor an hour, nor an amount. */
const KEY = /(?<![\w/:.$])(?:[A-Z]{1,6}[- ]?)?\d[\dA-Z]{0,15}(?:[- ][A-Z]{0,3}\d[\dA-Z]{0,15}){0,4}(?![/:\w])/g;
const MIN_DIGITS = 3;
const PHONE = /\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|\b\d{3}[-.]\d{4}\b/g;
const NAME = "\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,20}";
const PERSON = new RegExp(
  `\\b(?:Dr|Mr|Mrs|Ms|Miss|Hon|Judge|Officer|Nurse|Capt|Rev)\\.?\\s+(?:\\p{Lu}\\.\\s?)?\\p{Lu}[\\p{L}'’-]+|(?<![\\p{L}.])\\p{Lu}\\.\\s?${NAME}|\\b${NAME},?\\s+(?:\\p{Lu}\\.?\\s+)?${NAME}|\\b\\p{Lu}{3,20},?\\s+\\p{Lu}(?:\\p{L}{1,20})?\\b(?!\\p{Ll})|\\b(?:mother|father|mom|dad|sister|brother|wife|husband|spouse|daughter|son|grandmother|grandfather|aunt|uncle|cousin|friend|guardian|self)\\b`,
  'gu',
);
const SITE =
  /\b(?:at|in|to|from|near|on)\s+(?:the\s+|an?\s+)?\p{Lu}[\p{L}'’]+|\b\d+\s+\p{Lu}\p{L}+|\b\p{Lu}[\p{L}'’]+(?:\s+\p{Lu}[\p{L}'’]+)+|\b(?:shelter|homeless|apartment|house|home|motel|car|van|couch|street|with (?:his|her|their|a|an|the)?\s?(?:mother|father|parents?|sister|brother|spouse|wife|husband|partner|family|friend|aunt|uncle|grand\w+))\b/gu;
const CAUSE =
  /\b(?:because|reasons?|due to|in order to|since|so that|for(?!\s(?:\d|the past|now\b))|after|caused?|account of|when|secondary to)\b|\(|\s[-–—]\s/gi;

const VALUES: Partial<Record<QuestionKind, RegExp>> = {
  when: DAY,
  who: PERSON,
  where: SITE,
  why: CAUSE,
  how_many: COUNT,
  dose: DOSE,
  how_often: OFTEN,
  how_long: SPAN,
};

/** Letters between what was asked and its value. */
const NEAR = 70;
/** Words between a number and what it counts, before it and behind it. */
const BEFORE_COUNTED = 2;
const BEHIND_COUNTED = 1;
const MEASURED = /^\s?(?:mg|mcg|ml|g|%)\b/i;
const ASKS_PHONE =
  /\b(?:phone|telephone|fax|call|reach|contact|message|text|cell)\b|['’]s number\b|\b(?:his|her) number\b/i;
/** What is counted, if only by an everyday word: "how many days were approved". */
const HOW_MANY =
  /\bhow many (?:\w+ ){0,2}?(\w+)(?= (?:are|is|was|were|does|do|did|has|have|had|a|per|of|can|in)\b|\W*$)/i;

const ASKS_HOUR = /\bwhat time\b/i;
const HOUR = /\b\d{1,2}(?::\d{2}|\s?[ap]\.?m\b)|\b(?:at|by) \d{4}\b|\b(?:noon|midnight)\b/gi;
/** What is still to come has a day: a year alone is of something else in the sentence. */
const ASKS_DAY =
  /\b(?:set|court|hearing|trial|due|next|appointment|appt|deadline|return|release|discharge|start|target) (?:date|day)\b|\bwhen (?:is|are|will|does|do|must|can|may|should)\b|\b(?:what|which) day\b/i;
const YEAR_ALONE = /^(?:19|20)\d{2}$/;
const ASKS_PAST = /\bwhen (?:did|was|were)\b/i;
/** A day that is still to come is no day of what was. */
const TO_COME = /\b(?:next|due|upcoming|follow[- ]?up|f\/u|return|appt|appointment)\b[^.;\n]{0,16}$/i;

const matches = (pattern: RegExp, text: string): Place[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => [index, index + length] as const);

const between = (text: string, [aFrom, aTo]: Place, [bFrom, bTo]: Place): string =>
  aTo <= bFrom ? text.slice(aTo, bFrom) : text.slice(bTo, aFrom);

const overlaps = ([aFrom, aTo]: Place, [bFrom, bTo]: Place): boolean => aFrom < bTo && bFrom < aTo;

/** A number that counts what was asked: "12 beers", "two of the three days", "prescribers 5". */
const counts = (apart: string, numberFirst: boolean): boolean =>
  !/[;\t]|\.\s/.test(apart) &&
  !MEASURED.test(apart) &&
  wordsOf(apart).length <= (numberFirst ? BEFORE_COUNTED : BEHIND_COUNTED);

/** Another sentence begins, and not with a word that points back. */
const BREAK = /;|\p{Ll}{2}\.\s+(?!(?:She|He|They|Her|His|Their|It)\b)\p{Lu}/u;

/** In the same sentence, and in the same cell of a row or the next one. */
const near = (apart: string): boolean =>
  apart.length <= NEAR && !BREAK.test(apart) && (apart.match(/\t/g)?.length ?? 0) <= 1;

/** Words between a role and who has it, where no number stands. */
const MAX_TO_NAME = 5;
const LONGEST_PHONE = 16;
const DAY_ALONE = /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g;
const names = (between: string): boolean => {
  if (between.length > NEAR + LONGEST_PHONE) return false;
  const apart = between.replace(PHONE, '').replace(DAY_ALONE, '');
  return near(apart) && !/\d/.test(apart) && wordsOf(apart).length <= MAX_TO_NAME;
};

/** Words between the name of a number and the number, among which no other number stands. */
const MAX_TO_KEY = 4;
const keys = (apart: string, keyFirst: boolean): boolean =>
  near(apart) && !keyFirst && !/\d{3}/.test(apart) && wordsOf(apart).length <= MAX_TO_KEY;

/** No sentence is longer; what is, is not read to its end. */
const LONGEST = 2_000;
/** The names of places and houses look like those of people. */
const OF_PLACE =
  /\b(?:State|County|City|Hospital|Center|Clinic|School|High|College|University|House|Beach|Lake|Lot|Street|Road|Way|Avenue|Box|Court|Unit|Health|Plan|Services|Flat)\b/;

export interface ValueAsked {
  kind: QuestionKind;
  asked: string;
  text: string;
  /** Where the text names what was asked. */
  places: readonly Place[];
  /** The client's own names. */
  own: readonly string[];
}

/** A text in which a role that was asked for is no part of the name behind it: "Therapist Ada Lowe". */
const withoutRoles = (text: string, places: readonly Place[]): string =>
  places
    .filter(([, to]) => to <= text.length)
    .reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(from, to).toLowerCase() + rest.slice(to), text);

function valuesIn({ kind, asked, text, places, own }: ValueAsked): Place[] | null {
  if (kind === 'identifier') {
    if (ASKS_PHONE.test(asked)) return matches(PHONE, text);
    return matches(KEY, text).filter(([from, to]) => (text.slice(from, to).match(/\d/g)?.length ?? 0) >= MIN_DIGITS);
  }
  const pattern = ASKS_HOUR.test(asked) ? HOUR : VALUES[kind];
  if (!pattern) return null;
  const found = matches(pattern, kind === 'who' ? withoutRoles(text, places) : text);
  if (kind === 'when' && ASKS_PAST.test(asked))
    return found.filter(([from]) => !TO_COME.test(text.slice(Math.max(0, from - 40), from)));
  if (kind === 'when' && ASKS_DAY.test(asked))
    return found.filter(([from, to]) => !YEAR_ALONE.test(text.slice(from, to)));
  if (kind !== 'who') return found;
  const ownWords = new Set(own.map((name) => name.toLowerCase()));
  const isPerson = (name: string): boolean =>
    !OF_PLACE.test(name) && wordsOf(name).some(({ raw }) => raw.length > 1 && !ownWords.has(raw));
  return found.filter(([from, to]) => isPerson(text.slice(from, to)));
}

/** Where what is to be counted stands. */
function countedIn({ asked, text, places }: ValueAsked): readonly Place[] {
  const [counted] = wordsOf(HOW_MANY.exec(asked)?.[1] ?? '');
  if (!counted) return places;
  return wordsOf(text)
    .filter(({ stem }) => stem === counted.stem)
    .map(({ at, raw }): Place => [at, at + raw.length]);
}

const ASKS_MUCH = /\bhow much\b/i;
/** Words between a thing and how much of it there is. */
const MAX_MUCH = 5;
const isMuch = (apart: string): boolean => near(apart) && wordsOf(apart).length <= MAX_MUCH && !/\band\b/i.test(apart);

/** How near a value has to stand to what it is of. */
function closenessOf({ kind, asked }: ValueAsked): (apart: string, valueFirst: boolean) => boolean {
  if (kind === 'how_many' && /\bhow many\b/i.test(asked)) return counts;
  if (kind === 'dose' || (kind === 'how_many' && ASKS_MUCH.test(asked))) return isMuch;
  if (kind === 'identifier' && !ASKS_PHONE.test(asked)) return keys;
  return kind === 'who' ? names : near;
}

/** Days and numbers as they may be compared. */
const comparable = (kind: QuestionKind, value: string): string => {
  const [day] = kind === 'when' ? daysNamed(value) : [];
  return (
    day ??
    normalize(value)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
};

/** The values of the sort that a question asks for which stand beside what was asked; null where it asks for none. */
export function valuesBeside(whole: ValueAsked): string[] | null {
  const sought = { ...whole, text: whole.text.slice(0, LONGEST) };
  const { kind, asked, text } = sought;
  const values = valuesIn(sought);
  if (values === null) return null;
  const counted = kind === 'how_many' && /\bhow many\b/i.test(asked);
  const places = (counted ? countedIn(sought) : sought.places).filter(([, end]) => end <= LONGEST);
  const close = closenessOf(sought);
  return values
    .filter((value) =>
      places.some((place) => !overlaps(place, value) && close(between(text, place, value), value[1] <= place[0])),
    )
    .map(([from, to]) => comparable(kind, text.slice(from, to)));
}

/** Whether a value of the sort that a question asks for stands beside one of the places that name what was asked. */
export const valueBeside = (whole: ValueAsked): boolean => valuesBeside(whole)?.length !== 0;
