import { MEN, OTHERS, WOMEN } from '#server/features/understanding/assertion/people-words.ts';
import { phrasePattern } from '#server/features/understanding/assertion/phrase-pattern.ts';
import { readBoxes, readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import { allPlacesOf, type Place } from './asked-places.ts';
import type { ReadCandidate } from './candidate.ts';

/*
 * Ways in which a record says whether something is so that left no doubt on papers that were new. That words of the
 * question stand in a sentence is none of them: "PO is Ms. Aldridge" says nothing of MS.
 */

type Says = (candidate: ReadCandidate, place: Place) => boolean;

/** The form's own print of both answers, in which one is circled. */
const PRINTED = /^\(?\s?(?:yes|y|no|n)\s?\)?[\s/|]{1,3}\(?\s?(?:yes|y|no|n)\b\s?\)?/i;
const ANSWERED =
  /^(?:yes|no|none|never|neg(?:ative)?|pos(?:itive)?|denie[sd]|reactive|non-?reactive|[yn](?=[\s.,;]|$))\b/i;
/** A finding or a "none" behind no more than two words: "antibody pos", "or fits: None". */
const FOUND = /^[\s:?.,–-]{0,4}(?:[\w-]+[\s:]{1,3}){0,2}(?:pos(?:itive)?|neg(?:ative)?|reactive|none)\b(?! for)/i;
const TO_ANSWER = /^[\s:?.,\])–-]{0,6}/;

/** Behind what was asked stands its answer: a word, a ticked box, a circled letter. */
const isMarked: Says = ({ words }, [, to]) => {
  const behind = words.slice(to).replace(TO_ANSWER, '');
  const printed = PRINTED.exec(behind)?.[0];
  if (printed !== undefined) return readYesNo(printed) !== null && /[()]/.test(printed);
  if (/^\W{0,2}[[(☐-☒_]|^[xX✓] /.test(behind)) return readYesNo(behind) !== null;
  return ANSWERED.test(behind) || FOUND.test(words.slice(to));
};

/** What was asked is the option of a ticked box. */
const isTicked: Says = ({ words, question, terms }) => {
  const named = allPlacesOf({ ...question, terms: [...terms] }, words).map(([from, to]) => words.slice(from, to));
  const boxes = readBoxes(words.slice(words.indexOf(':') + 1));
  return boxes.some(({ ticked, option }) => ticked && named.some((each) => option.includes(each)));
};

/** Letters before what was asked in which its denial stands, and words between them. */
const NEAR = 70;
const MAX_BETWEEN = 7;
const LONGEST = 160;
const DENIES =
  /\b(?:no|not|never|none|without|den(?:y|ies|ied|ying)|nor|neither)\b(?!.*\b(?:no|not|never|none|without|den(?:y|ies|ied|ying)|nor|neither)\b)/i;
const CLAUSE = /^[\s\S]*(?:[.;:?!]\s|\bbut\b|\balthough\b|\bexcept\b)/i;
const DENIED_BEHIND = /^[\w ,/-]{0,60}?\b(?:negative|neg|denied|ruled out|absent)\b(?! for)/i;

/** The words of a place's own clause before it, with something else in front where it is too long to be read to its start. */
function clauseBefore(text: string, from: number): string {
  const clause = text.slice(Math.max(0, from - LONGEST), from).replace(CLAUSE, '');
  return clause.length === LONGEST ? `… and ${clause}` : clause;
}

/** What was asked is denied in its own clause. */
const isDenied: Says = ({ words }, [from, to]) => {
  const before = clauseBefore(words, from).slice(-NEAR);
  const found = DENIES.exec(before);
  if (found && wordsOf(before.slice(found.index + found[0].length)).length <= MAX_BETWEEN) return true;
  return DENIED_BEHIND.test(words.slice(to));
};

const CLIENT = 'she|he|they|client|patient|pt|resident|participant|applicant|student|member|veteran';
/** Who else a question may ask of by name. */
const people = phrasePattern([...WOMEN, ...MEN, ...OTHERS]);
const STATES =
  'has|had|have|is|are|was|were|takes?|took|uses?|used|carr(?:y|ies)|wears?|drinks?|drank|smokes?|smoked|made|survived|developed|suffers?|suffered|completed|receives?|received|gets?|got|gave|given|lives?|lived';
const ASIDE = '(?:(?:also|now|still|currently|once|ever|since|has|had|have|is|was|been|being)\\s+){0,3}';
/** Without a subject of its own, a note is on whom its page is about. */
const OPENS = /^[^\p{L}]{0,12}$/u;

/** What is said of the client in the very words before what was asked: "she has …", "takes …", "the client is on …". */
const isPredicated: Says = ({ words, own, asked }, [from]) => {
  const subjects = [...own, ...(asked.match(people) ?? [])].filter((name) => /^[\p{L}'’-]{3,}$/u.test(name));
  const subject = `(?:${[CLIENT, ...subjects].join('|')})(?:\\s+\\p{Lu}[\\p{L}'’-]+)?`;
  const before = clauseBefore(words, from);
  const said = new RegExp(`(?:^|\\b${subject}\\s+)${ASIDE}(?:${STATES})\\s+(?:[\\p{L}\\d'’-]+\\s+){0,3}$`, 'iu');
  const done = new RegExp(`\\b${subject}\\s+${ASIDE}$`, 'iu');
  return said.test(before.replace(/^[^\p{L}]+/u, '')) || done.test(before);
};

const OF_ILLNESS =
  /\b(?:diagnos\w+|problems?|history|hx|pmh|medical|psychiatric|past|conditions?|impressions?|assessment)\b/i;
const HISTORY_OF = /\b(?:history|hx|h\/o|diagnosed with|dx)\b(?: of)?[:\s]+(?:[\p{L}\d'’-]+\s+){0,2}$/iu;
/** What opens an entry before its name: a number, a day, the grade of an illness. */
const GRADE = /^[^\p{L}]*(?:(?:type|severe|mild|moderate|chronic|acute|one|two|a)\b[\s\d]*){0,2}$/iu;

/** An entry of a list of what ails somebody, or what a note calls their history. */
const isEntry: Says = ({ words, statement: { label, heading, columns } }, [from]) => {
  const before = clauseBefore(words, from);
  if (HISTORY_OF.test(before)) return true;
  return OF_ILLNESS.test(`${label} ${heading} ${columns}`) && (OPENS.test(before) || GRADE.test(before));
};

const WAYS: readonly Says[] = [isMarked, isTicked, isDenied, isPredicated, isEntry];

/** Whether a statement says in one of the plain ways that what was asked is so, or is not. */
export const saysYesOrNo = (candidate: ReadCandidate): boolean =>
  candidate.places.some((place) => WAYS.some((says) => says(candidate, place)));
