import {
  type Assertion,
  isStruck,
  namesRelative,
  pennedOut,
  readAssertions,
  takesBack,
} from '#server/features/understanding/assertion/assertion.ts';
import { lacksClient, pronounsOf } from '#server/features/understanding/assertion/pronouns.ts';
import { saysByColumn } from '#server/features/understanding/layout/ticked-boxes.ts';
import { isSoft, isStop, saidNotions, wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import { allPlacesOf, placesOf } from './asked-places.ts';
import { advisesReader, isBirthAlone, isNoAmount, isPageHead, isTopicOnly, isUnticked } from './fits-kind.ts';
import type { OfRecord } from './of-client.ts';
import type { IndexedStatement } from './passage-index.ts';
import { HARD, type Question } from './question-kind.ts';
import { namesSubstance } from './statement-signs.ts';

const ASKS_OF_PEOPLE =
  /\b(?:family|relatives?|mother|father|mom|dad|parents?|sister|brother|siblings?|wife|husband|spouse|partner|son|daughter|child(?:ren)?|kids?|aunt|uncle|cousin|grand\w+|guardian|emergency|next of kin|visit\w*|friend|roommate|runs? in|support|contact|lives?|living|ride|driv\w+|transport\w*|custody|who|whose|whom)\b/i;
const ASKS_AHEAD =
  /\b(?:plan\w*|next|upcoming|schedul\w*|appointment|recommend\w*|refer\w*|goals?|wants?|hopes?|risks?|precautions?|possible|suspect\w*|rule\w* out|should|will|when|deadline|follow[- ]?up|pending|due|authori\w+|approv\w+|request\w*|need\w*|hearing|court|charge\w*|review|screen\w*)\b/i;
export const ASKS_OF_STOPPED =
  /\b(?:stop\w*|discontinu\w*|held|quit|came off|taken off|past|previous\w*|prior|still|used to|ever|change\w*|why)\b/i;
const FAMILY_HEADING = /\bfamily\b(?!.*\b(?:social|medicine|physician)\b)/i;
const CONSENT_HEADING =
  /\b(?:consent|release of information|authorization (?:for|to) (?:release|disclos)|information to be released)\b/i;
const STOPPED_HEADING = /\b(?:stopped|discontinued|held|past|previous|prior)\b.*\bmed/i;

/** A question for what is used is answered by a substance, not by when or how. */
const ASKS_WHAT_IS_USED = /\b(?:what|which)\b[^?]{0,30}\b(?:using|uses?|drug of choice|substances?)\b/i;
/** Three columns of words without a figure are the heads of a table. */
const isColumnHeads = (text: string): boolean => text.split('\t').length >= 3 && !/[\d:]/.test(text);

/** Whether the pen went through what was asked. */
function isPennedOut({ terms }: Question, text: string): boolean {
  const words = wordsOf(pennedOut(text));
  const notions = saidNotions(words);
  const choices = words.length > 0 ? terms.filter(({ weight }) => weight === HARD).flatMap((term) => term.choices) : [];
  return choices.some(
    (choice) =>
      choice.notions.some((notion) => notions.includes(notion)) ||
      choice.stems.some((stem) => words.some((word) => word.stem === stem)),
  );
}

const SAYS_NOW = /\b(?:now|current(?:ly)?|at present|today|active(?:ly)?)\b/i;
const SAYS_BEFORE = /\b(?:past|previous(?:ly)?|prior|history of|hx)\b/i;
const ANSWERS = /\d|[[☐☑☒]|\b(?:yes|no|not|none|never|den(?:y|ies|ied)|negative|without)\b/i;

/** Words of a heading that names what was asked for, and of another statement that only repeats the question. */
const MAX_NAMING = 4;
const MAX_ECHOED = 3;

/** Whether a statement only names what was asked for, as a heading does. */
function saysNothingElse(question: Question, statement: IndexedStatement): boolean {
  const { words } = question;
  const { text } = statement;
  if (/[.!]$/.test(text) || ANSWERS.test(text)) return false;
  const own = wordsOf(text);
  // An entry of a list answers whether it is there, and what stands behind a label is its value.
  const isBare = question.kind !== 'yes_no' && !/[\t:]/.test(text);
  if (own.length > (isBare ? MAX_NAMING : MAX_ECHOED)) return false;
  const places = placesOf(question, text);
  const isNamed = (at: number) => isBare && places.some(([from, to]) => at >= from && at < to);
  return own.every(({ raw, stem, at }) => words.has(raw) || isStop(stem) || isSoft(stem) || isNamed(at));
}

/** Whether a statement holds, of the client, in the way the question asks: it may then be asserted. */
export function stands(
  question: Question,
  asked: string,
  statement: IndexedStatement,
  next: string,
  record: OfRecord,
): boolean {
  const { text, heading } = statement;
  if (statement.forAll || isColumnHeads(text) || /\?\s*$/.test(text) || saysNothingElse(question, statement))
    return false;
  if (SAYS_NOW.test(asked) && SAYS_BEFORE.test(text) && !SAYS_NOW.test(text)) return false;
  if (question.kind === 'open' && ASKS_WHAT_IS_USED.test(asked) && !namesSubstance(text)) return false;
  if (isStruck(text) || takesBack(next)) return false;
  if (CONSENT_HEADING.test(heading) && !/\b(?:consent|release|sign\w*|disclos\w*|share\w*)\b/i.test(asked))
    return false;
  const ofPeople = ASKS_OF_PEOPLE.test(asked);
  if (!ofPeople && (FAMILY_HEADING.test(heading) || record.ofOther(statement))) return false;
  if (record.takenBack(statement)) return false;
  if (!ASKS_OF_STOPPED.test(asked) && question.list && STOPPED_HEADING.test(heading)) return false;
  const read = readAssertions(text, record.called);
  const places = placesOf(question, text);
  if (isPennedOut(question, text) || saysByColumn(text)) return false;
  if (isTopicOnly(text, places) || isUnticked(text, allPlacesOf(question, text))) return false;
  if (advisesReader(question, asked, text) || isNoAmount(asked, text) || isBirthAlone(question, asked, text))
    return false;
  if (isPageHead(question, asked, statement, record.lastname)) return false;
  if (!ofPeople && lacksClient(text, record.spoken)) return false;
  const open = ofPeople ? () => false : pronounsOf(text, record.spoken);
  const end = text.length;
  const held = places.length > 0 ? places : ([[end, end]] as const);
  return (
    held.some(([from, to]) => !open(from) && holds(read(from, to), question, asked, ofPeople)) ||
    (ofPeople && namesRelative(text))
  );
}

function holds(assertion: Assertion, question: Question, asked: string, ofPeople: boolean): boolean {
  if (assertion.struck || (assertion.other && !ofPeople)) return false;
  if ((assertion.uncertain || assertion.planned) && !assertion.negated && !ASKS_AHEAD.test(asked)) return false;
  return !(assertion.stopped && question.list && !ASKS_OF_STOPPED.test(asked));
}
