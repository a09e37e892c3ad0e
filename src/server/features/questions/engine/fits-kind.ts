import { TOPICS, UNITS_OF_USE } from '#server/features/understanding/assertion/people-words.ts';
import { phrasePattern } from '#server/features/understanding/assertion/phrase-pattern.ts';
import { type Box, holdsBox, readBoxes } from '#server/features/understanding/layout/ticked-boxes.ts';
import type { IndexedStatement } from './passage-index.ts';
import type { Question, QuestionKind } from './question-kind.ts';

/*
 * What carries a question's words and yet says nothing of it: a page's own head, a choice that nobody ticked, advice
 * to whoever reads, a figure of something else.
 */

const topic = phrasePattern(TOPICS, 'i');
const units = phrasePattern(UNITS_OF_USE, 'i');

type Place = readonly [from: number, to: number];

/** Whether what was asked is named only as what a paper, a test or a class is about. */
export function isTopicOnly(text: string, places: readonly Place[]): boolean {
  return (
    places.length > 0 &&
    places.every(([, to]) => {
      const behind = text.slice(to, to + 40);
      const head = topic.exec(behind);
      return head !== null && /^[ \t-]{0,3}$/.test(behind.slice(0, head.index));
    })
  );
}

const YES_NO = /\b(?:yes|no|y|n|pos|neg|positive|negative|present|absent|true|false)\b/i;
/** The boxes of a row behind its label, where each stands before its option. */
function boxesOf(text: string): Box[] {
  const boxes = text.slice(text.indexOf(':') + 1);
  return holdsBox(boxes) ? readBoxes(boxes) : [];
}

/** Whether what was asked stands only beside boxes that nobody ticked, or in a row of boxes of which none is. */
export function isUnticked(text: string, places: readonly Place[]): boolean {
  const boxes = boxesOf(text).filter(({ option }) => option !== '');
  if (boxes.length === 0) return false;
  const ticked = boxes.some((box) => box.ticked);
  if (!ticked && boxes.length > 1) return true;
  if (YES_NO.test(text) || !/^[^:]*:?\s*(?:\[|\(|☐|☑|☒|_)/.test(text)) return false;
  const open = boxes.filter((box) => !box.ticked).map(({ option }) => option);
  const chosen = boxes.filter((box) => box.ticked).map(({ option }) => option);
  const named = places.map(([from, to]) => text.slice(from, to)).filter((each) => each !== '');
  const among = (options: readonly string[], each: string) => options.some((option) => option.includes(each));
  const ofBoxes = named.filter((each) => among(open, each) || among(chosen, each));
  return ofBoxes.length > 0 && ofBoxes.every((each) => !among(chosen, each));
}

const ADVISES =
  /(?:^|[.;:!)]\s|^\W*)(?:please (?!remember|note|know|be aware|understand|keep in mind)|do not\b|don['’]t\b|call\b|if you\b|you (?:should|must|may|can|will|need|might|could)\b|seek\b|go to the\b|return (?:to|if)\b)|\b(?:I (?:understand|acknowledge|have been informed|have been advised|have had it explained|agree)|it (?:was|has been) explained|explained (?:to (?:him|her|them|me) )?that|(?:he|she|they|I|you|client|patient|pt) (?:could|might|may)\b)/i;
const ASKS_FOR_ADVICE =
  /\b(?:call|reach|contact|told|tell|instruct\w*|advise\w*|agree\w*|understand\w*|explain\w*|should|need|must|may|can|could|allowed|rules?|return|follow[- ]?up|what if|if)\b/i;
const OF_FACTS: ReadonlySet<QuestionKind> = new Set(['yes_no', 'open', 'when', 'how_many']);

/** Whether a statement says to its reader what to do, or what could come, where a question asks what is. */
export const advisesReader = ({ kind }: Question, asked: string, text: string): boolean =>
  OF_FACTS.has(kind) && !ASKS_FOR_ADVICE.test(asked) && ADVISES.test(text.slice(text.lastIndexOf('?') + 1));

const ASKS_AMOUNT_OF_USE =
  /\bhow (?:much|many)\b(?=.*\b(?:us(?:e|es|ing|ed)|drink(?:s|ing)?|drank|smok(?:e|es|ed|ing)|tak(?:e|es|ing)|snort\w*|inject\w*|shoot\w*|vap(?:e|es|ing))\b)(?!.*\b(?:cost|days|weeks|months|years|times|long|charge\w*|owe\w*|cover\w*)\b)/i;
const TIME = /\b\d+(?:\s?[-–]\s?\d+)?\s*(?:minutes?|hours?|hrs?|days?|weeks?|wks?|months?|mos?|years?|yrs?)\b/gi;
const MEASURED = /\b(?:ng|mcg|ug|µg|mg)\s*\/\s*[dmu]?l\b|\bcutoff\b|\bdetect\w*|\bwithin about\b/i;

/** Whether a question for how much is used finds a time, or a laboratory's figure, instead of an amount. */
export function isNoAmount(asked: string, text: string): boolean {
  if (!ASKS_AMOUNT_OF_USE.test(asked)) return false;
  return MEASURED.test(text) || !units.test(text.replace(TIME, ' '));
}

const ASKS_OF_HEADS = /\b(?:dob|d\.o\.b|birth|born|name|mrn|id|number|age|old|page|date|admi\w+)\b/i;
/** A head of a page has so many parts, of which none says anything. */
const PARTS = 4;
const SAYS = /[.:?!]\s|[.:?!]$|\b(?:is|was|has|had|denies|reports|takes|left|last)\b/i;

/** Whether a statement is the head of a page: who, what paper and which page, side by side. */
export function isPageHead(
  { kind }: Question,
  asked: string,
  { text, start }: IndexedStatement,
  lastname: string,
): boolean {
  if (kind === 'who' || ASKS_OF_HEADS.test(asked) || start > 200 || lastname === '') return false;
  const parts = text.split(/\t|\s\|\s|\s{2,}/).length;
  return parts >= PARTS && text.toLowerCase().includes(lastname.toLowerCase()) && !SAYS.test(text);
}

const BIRTH = /\b(?:d\.?\s?o\.?\s?b\.?|birth|born)\b/i;
const BIRTH_DAY = /\b(?:d\.?\s?o\.?\s?b\.?|date of birth|birth ?date|born(?: on)?)\b[\s:.(–-]{0,6}[\d/.-]{6,10}/gi;
const ANY_DAY = /\d/;

/** Whether a question for a day finds the birth date alone. */
export const isBirthAlone = ({ kind }: Question, asked: string, text: string): boolean =>
  kind === 'when' && !BIRTH.test(asked) && BIRTH.test(text) && !ANY_DAY.test(text.replace(BIRTH_DAY, ' '));
