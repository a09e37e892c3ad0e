import { SURE_NOTIONS } from '#server/features/understanding/meaning/domain-terms.ts';
import { askedNotions, isSoft, isStop, wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import type { Doubt } from './candidate.ts';
import type { Said } from './passage-index.ts';
import { HARD, MIDDLING, type Question, type QuestionKind, type Term } from './question-kind.ts';

/*
 * Whether a statement says all that a question asks about, in the question's own words or in others that can mean nothing
 * else. What ranks a place by words that mean about the same must not assert it.
 */

/** What narrows a question makes another one of it: the record must say it too. */
const NARROWING: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/\b(?:last|latest|most recent(?:ly)?)\b/i, /\b(?:last|latest|most recent(?:ly)?|final|since)\b/i],
  [/\b(?:next|upcoming)\b/i, /\b(?:next|upcoming|due|schedul\w*|return|follow[- ]?up|hearing|on|appt|appointment)\b/i],
  [/\bfirst\b/i, /\b(?:first|1st|onset|began|started|initial)\b/i],
  [/\bsecond(?:ary)?\b/i, /\b(?:second(?:ary)?|2nd|other)\b/i],
  [/\b(?:highest|max(?:imum)?|worst|peak|most)\b/i, /\b(?:highest|max(?:imum)?|worst|peak|most|up to)\b/i],
  [/\b(?:lowest|min(?:imum)?|least)\b/i, /\b(?:lowest|min(?:imum)?|least)\b/i],
  [
    /\bfood\b/i,
    /\b(?:food|nuts?|peanuts?|eggs?|milk|dairy|wheat|gluten|soy|sesame|fish|shellfish|kiwi|strawberr\w+|no (?:known )?allerg\w+(?! to)|nka)\b/i,
  ],
  [
    /\b(?:tobacco|cigarettes?|nicotine)\b/i,
    /\b(?:tobacco|cig(?:ar(?:ette)?)?s?|nicotine|vap\w+|packs?|ppd|smok(?:es|ers?|ing)|chew\w*|snuff)\b/i,
  ],
  [/\bmedicare\b/i, /\bmedicare\b/i],
  [/\bmedicaid\b/i, /\b(?:medicaid|medi-?cal)\b/i],
  [
    /\b(?:today|tonight|this morning)\b/i,
    /\b(?:today|tonight|this morning|now|current(?:ly)?)\b|\d{1,2}\/\d{1,2}|\b\d{1,2}:\d{2}\b/i,
  ],
  [/\btotal\b/i, /\b(?:total|altogether|in all)\b/i],
];

export const leavesOutNarrowing: Doubt = ({ asked, statement: { text, heading, columns } }) =>
  NARROWING.some(([inQuestion, inRecord]) => inQuestion.test(asked) && !inRecord.test(`${heading} ${columns} ${text}`));

const MEDICINES = new Set(['med', 'medication', 'medicin', 'rx', 'prescrib', 'prescription', 'script']);

/** Whether a text says a notion in words that can mean nothing else. */
const isSure = (notion: string, said: Said): boolean =>
  SURE_NOTIONS.includes(notion) &&
  said.notions.includes(notion) &&
  (notion !== 'medication' || said.notions.includes('dose') || said.words.some(({ stem }) => MEDICINES.has(stem)));

/** Whether a text says a term by the question's own words, or by others that are as good. */
const saysSurely = (said: Said, { choices }: Term): boolean =>
  choices.every(
    ({ stems, notions }) =>
      (!notions.includes('medication') && stems.every((each) => said.words.some(({ stem }) => stem === each))) ||
      notions.some((notion) => isSure(notion, said)),
  );

/** Kinds that a label with its value answers. */
const OF_LABELS: ReadonlySet<QuestionKind> = new Set(['who', 'identifier', 'when']);
/** Words of a label that is the name of one thing. */
const MAX_LABEL = 3;

/** Whether the label of a value is what was asked, by any of its names: "PO: Dana Rusk". */
function isItsLabel({ kind }: Question, { choices }: Term, label: string): boolean {
  const words = wordsOf(label);
  if (!OF_LABELS.has(kind) || words.length === 0 || words.length > MAX_LABEL) return false;
  const spans = askedNotions(words).filter(({ from, to }) => from === 0 && to === words.length);
  return choices.every(({ notions }) => notions.some((notion) => spans.some((span) => span.notions.includes(notion))));
}

/** Whether a word stands for a much shorter one that was asked: "clearwell" for "clear". */
const isLonger = (fitted: Term, asked: Term | undefined): boolean =>
  fitted.choices.some(({ stems: [stem = ''] }, at) => stem.length > (asked?.choices[at]?.stems[0]?.length ?? 0) + 1);

const isEveryday = ({ choices }: Term): boolean =>
  choices.every(({ stems }) => stems.every((stem) => isSoft(stem) || isStop(stem) || /^\d/.test(stem)));

/** All that is asked about must stand in the statement itself; entries of a list may have it in their heading. */
export const leavesOutWords: Doubt = ({ question, terms, said, statement: { under, role, label } }) =>
  terms.some((term, at) => {
    if (term.name || (term.weight < MIDDLING && isEveryday(term))) return false;
    if (isLonger(term, question.terms[at])) return true;
    if (isItsLabel(question, term, label)) return false;
    return !saysSurely(said, term) && !(role === 'line' && question.list && saysSurely(under, term));
  });

/** Where more is asked than the field alone, the reading of the field says nothing of the rest: "which antibiotic". */
export const leavesOutBesideField: Doubt = (candidate) =>
  candidate.byField &&
  candidate.question.kind !== 'identifier' &&
  candidate.terms.filter(({ weight, name }) => weight === HARD && !name).length > 1 &&
  leavesOutWords(candidate);

const DONE = /.{2}ed$/;
const DEED = /(?:ed|ing)$/;
/** What was done to somebody is not how they are: "cleared" and "clear". */
export const namesNoDeed: Doubt = ({ question: { kind }, asked, said }) => {
  if (kind !== 'yes_no') return false;
  const words = wordsOf(asked);
  const notions = askedNotions(words);
  return words.some(({ raw, stem }, at) => {
    if (!DONE.test(raw) || notions.some(({ from, to }) => at >= from && at < to)) return false;
    const same = said.words.filter((word) => word.stem === stem);
    return same.length > 0 && !same.some((word) => DEED.test(word.raw));
  });
};

const ASKS_OF_EPILEPSY = /\bepilep\w+/i;
const NAMES_EPILEPSY = /\bepilep\w+|\bseizure disorder\b/i;

const ASKS_OF_SEIZURES = /\b(?:seiz\w+|convuls\w+)\b/i;
const NAMES_SEIZURE = /\b(?:seiz\w+|convuls\w+|sz|fits?|seizure disorder)\b/i;

/** One seizure, or none, does not say whether somebody has the illness; nor does the illness say it of a seizure. */
export const namesSignAlone: Doubt = ({ asked, words }) =>
  ASKS_OF_EPILEPSY.test(asked)
    ? !NAMES_EPILEPSY.test(words)
    : ASKS_OF_SEIZURES.test(asked) && !NAMES_SEIZURE.test(words);

/** A number, or a letter that is no word: "hepatitis B", "type 2", "AUDIT-C". */
const MARK = /^(?:\d{1,4}|[b-hj-lnopqru-z])$/;
const ROMAN: Readonly<Record<string, string>> = { 1: 'i', 2: 'ii', 3: 'iii', 4: 'iv' };

/** A number or a letter that sets a thing apart from others of its name has to stand in the statement. */
export const leavesOutMarks: Doubt = ({ question, asked, said, statement: { under } }) => {
  if (question.days.length > 0) return false;
  const words = wordsOf(asked);
  const notions = askedNotions(words);
  const raws = new Set([...said.words, ...under.words].map(({ raw }) => raw));
  const isWithin = (at: number) => notions.some(({ from, to }) => at >= from && at < to);
  return words.some(({ raw }, at) => MARK.test(raw) && !isWithin(at) && !raws.has(raw) && !raws.has(ROMAN[raw] ?? raw));
};

/** What a number is called by, which its label need not say. */
const OF_NUMBERS: ReadonlySet<string> = new Set(['number', 'no', 'id']);

/** Everyday words of the question that the statement does not hold. When something was, is said without them. */
export const leavesOutEveryday: Doubt = ({ question, asked, said, statement: { under } }) => {
  const phrases = question.terms.flatMap(({ choices }) =>
    choices.flatMap(({ stems }) => (stems.length > 1 ? stems : [])),
  );
  const stems = new Set([...phrases, ...[...said.words, ...under.words].map(({ stem }) => stem)]);
  const everyday = wordsOf(asked).filter(({ stem }) => !isStop(stem) && isSoft(stem));
  return (
    question.kind !== 'when' &&
    everyday.some(({ stem }) => !stems.has(stem) && !(question.kind === 'identifier' && OF_NUMBERS.has(stem)))
  );
};
