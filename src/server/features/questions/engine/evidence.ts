import { askedNotions, isStop, wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import type { Place } from './asked-places.ts';
import type { Doubt, ReadCandidate } from './candidate.ts';
import { saysYesOrNo } from './evidence-of-yes.ts';
import type { QuestionKind } from './question-kind.ts';
import { hasDose } from './statement-signs.ts';

/*
 * What evidence carries an answer by itself, by the kind of question. On papers that were new, one in five answers that only
 * carried a question's words was wrong, most of them to "is it so?"; asking for one of these kinds of evidence halves that.
 * Everything else is shown for a person to look at.
 */

type Evidence = (candidate: ReadCandidate) => boolean;

/** What was asked stands in the label of a value. */
const isLabeled: Evidence = ({ statement: { label, text }, words, places }) =>
  label !== '' &&
  words.endsWith(text) &&
  places.some(([from]) => from - (words.length - text.length) < label.length + 4);

const VALUE =
  /\d|\b(?:pos(?:itive)?|neg(?:ative)?|normal|abnormal|none|reactive|nonreactive|wnl|elevated|high|low|clear|immune|pending)\b/i;
const MAX_WORDS_TO_VALUE = 3;
const BREAK = /[.;]\s|\t.*\t/;

/** A value of its own follows what was asked within a few words: "QTc 432", "MRSA swab NEG". */
const hasValueBehind: Evidence = ({ words, places }) =>
  places.some(([, to]: Place) => {
    const behind = words.slice(to, to + 60);
    const value = VALUE.exec(behind);
    const apart = behind.slice(0, value?.index ?? 0);
    return value !== null && !BREAK.test(apart) && wordsOf(apart).length <= MAX_WORDS_TO_VALUE;
  });

const CAUSE = /^\W{0,3}(?:[\w/-]+\W{1,2}){0,5}?(?:because|due to|secondary to|owing to|for|after|since)\b/i;
/** The cause of what was asked is named right behind it. */
const hasCauseBehind: Evidence = ({ words, places }) => places.some(([, to]) => CAUSE.test(words.slice(to, to + 120)));

const RESIDES =
  /\b(?:lives?|living|resid\w+|stays?|staying|sleep\w*|rents?|address|located|is (?:at|in|with)|currently|now)\b/i;
const isOfPlace: Evidence = ({ words }) => RESIDES.test(words);

const byField: Evidence = (candidate) => candidate.byField;

/** Kinds of questions with the evidence that answers them; for the others a value of their sort beside it is enough. */
const EVIDENCE: Partial<Record<QuestionKind, readonly Evidence[]>> = {
  yes_no: [saysYesOrNo],
  open: [isLabeled, hasValueBehind, saysYesOrNo, byField],
  why: [isLabeled, hasCauseBehind, byField],
  where: [isLabeled, isOfPlace],
};

/** Nothing of the evidence that carries an answer to a question of its kind. */
export const lacksEvidence: Doubt = (candidate) => {
  const { kind, list } = candidate.question;
  const evidence = list ? undefined : EVIDENCE[kind];
  return evidence !== undefined && !evidence.some((carries) => carries(candidate));
};

/** Words that questions for a whole list are put in, which ask for nothing beside it. */
const FRAME = new Set(
  wordsOf(
    'take use get give have history past previous prior really name home daily regular type report need want see ever problem treatment prescribe prescribed medication drug',
  ).map(({ stem }) => stem),
);

/** What narrows a list makes another one of it: the medicines that "came with him" are not all that he takes. */
export const narrowsList: Doubt = ({ question, asked, said, statement: { under } }) => {
  if (!question.list) return false;
  const words = wordsOf(asked);
  const notions = askedNotions(words);
  const stems = new Set([...said.words, ...under.words].map(({ stem }) => stem));
  const isWithin = (at: number) => notions.some(({ from, to }) => at >= from && at < to);
  return words.some(({ stem }, at) => !isStop(stem) && !isWithin(at) && !FRAME.has(stem) && !stems.has(stem));
};

const OF_THIS_PERSON = /\b(?:his|her|their|client['’]s|patient['’]s)\b/i;
const ASKS_PHONE = /\b(?:phone|telephone|cell)\b/i;

/** A number that stands beside a fax is an office's, and no client's own. */
export const isOfOffice: Doubt = ({ asked, words }) =>
  ASKS_PHONE.test(asked) && OF_THIS_PERSON.test(asked) && /\bfax\b/i.test(words);

const GIVEN_ONCE = /\b(?:total|given|test dose|loading|stat|x ?1|once)\b(?! (?:a|per|each|every|daily|weekly|at)\b)/i;

/** What was given once is nothing that somebody takes. */
export const isGivenOnce: Doubt = ({ question: { kind, list }, words }) =>
  (kind === 'dose' || (list && hasDose(words))) && GIVEN_ONCE.test(words);
