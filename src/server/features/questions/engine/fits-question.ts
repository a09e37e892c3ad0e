import { saidSpans, wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import type { IndexedStatement } from './passage-index.ts';
import { HARD, type Question, type QuestionKind } from './question-kind.ts';
import { hasDose, kindHeld, polarityOf, saysSubstance } from './statement-signs.ts';

const hardChoices = ({ terms }: Question) =>
  terms.filter(({ weight }) => weight === HARD).flatMap(({ choices }) => choices);

/** Kinds that a medicine's own row answers whatever they name. */
const OF_ROWS = new Set(['dose', 'how_often', 'when', 'who']);
const ASKS_OF_MEDICINE =
  /\b(?:med(?:s|icines?|ications?|icated)?|prescri\w+|pills?|tablets?|rx|dos(?:e|es|age|ing)|tak(?:e|es|ing)|given|gets?|treated|on|for)\b/i;

/** A row of medicines says for what a medicine is given, or why it was stopped; it says nothing else of the client. */
function onlyMedicineRow({ kind }: Question, asked: string, { text, role }: IndexedStatement): boolean {
  if (role === 'sentence' || OF_ROWS.has(kind) || !hasDose(text) || ASKS_OF_MEDICINE.test(asked)) return false;
  const named = new Set(wordsOf(asked).map(({ stem }) => stem));
  const [first] = wordsOf(text);
  return !(first && named.has(first.stem));
}

const RUNNING_HEAD =
  /\bpage \d+\b|\b\d+ (?:of|\/) \d+\s*$|^\W*(?:dimension|section|part|form|step)\s+(?:\d+|[IVX]+)\b[^.!]*$/i;
const ASKS_STILL = /\bstill\b/i;
const SAYS_STILL =
  /\b(?:still|no longer|discontinued?|stopp?(?:ed|s)?|held|active|inactive|current(?:ly)?|continues?d?|taking|takes|tapered|quit|ended|past|now)\b/i;
const ASKS_NOW = /\b(?:now|current(?:ly)?|at present|today)\b/i;
const SAYS_EVER = /\b(?:attempt\w*|ever|never|until|in (?:19|20)\d\d)\b/i;
/** Kinds that ask how things are. */
const OF_STATES: ReadonlySet<QuestionKind> = new Set(['open', 'where']);
/** How something is now is not said by what had its end in a year that is named. */
const ASKS_OF_PRESENT = /^\W*(?:what|where|how|which)\b[^?]{0,12}\b(?:is|are|does|do)\b/i;
const ASKS_OF_BEFORE =
  /\b(?:history|past|before|previous\w*|prior|ever|last|first|when|since|happened|treatment|rehabs?|programs?|admissions?|hospital\w*|diagnos\w+|attempts?)\b/i;
const SAYS_ENDED =
  /\b(?:was|were|stayed|lived|resided|worked|attended|completed|served|had)\b[^.;]{0,60}\b(?:in|until|from) (?:19|20)\d\d\b/i;
const ASKS_TO_REACH = /\b(?:call|reach|contact|notify)\b/i;
const REACHED = /\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|@|\b\p{Lu}\p{L}+\s+\p{Lu}\p{L}+/u;
const ASKS_MEDICINES = /\b(?:which|what|list)\b.*\b(?:meds|medications?|medicines?)\b/i;
const SAYS_USED = /\b(?:uses?|using|used|abus\w+|misus\w+)\b/i;
const ASKS_USE = /\b(?:us(?:e|es|ed|ing)|substances?|drug of choice)\b/i;
/** What is used is not what comes of doing without it. */
const ASKS_WHAT_IS_USED =
  /\b(?:what|which|how much)\b[^?]{0,40}\bus(?:e|es|ed|ing)\b(?!.*\b(?:stop|without|withdraw\w*|symptoms?))/i;
const SAYS_WITHOUT =
  /\b(?:not using|withdraw\w*|symptoms|on stopping|(?:when|after|once) \w+ (?:stops?|stopped|quits?))\b/i;
/** A form's question for something else than a person. */
const ASKS_NO_PERSON = /^\W*(?:what|when|where|why|how)\b[^?]*\?/i;
/** To whom a letter is written. */
const SALUTATION = /^\W*(?:to|attn|attention|dear)\b[^:,\n]{0,60}[:,]/i;
/** How something was taken, said in so many letters before it. */
const WAY = 12;
const BY_WAY = /\b(?:by|via|through)\s+$/i;

/** Whether the question's own things are named only where they mean nothing of it: in an address, as a way of taking. */
function namedAside(question: Question, { text, said, under }: IndexedStatement): boolean {
  const choices = hardChoices(question);
  const notions = new Set(choices.flatMap((choice) => choice.notions));
  const spans = saidSpans(said.words).filter((span) => span.notions.some((notion) => notions.has(notion)));
  if (spans.length === 0 || under.notions.some((notion) => notions.has(notion))) return false;
  const start = said.words[0]?.at ?? 0;
  const greeting = SALUTATION.exec(text)?.[0].length ?? 0;
  const offset = text.search(/[\p{L}\p{N}]/u);
  return spans.every(({ from }) => {
    const at = (said.words[from]?.at ?? 0) - start + offset;
    return at < greeting || BY_WAY.test(text.slice(Math.max(0, at - WAY), at));
  });
}

/** Kinds whose answer is the value of the very label that names what was asked, not of another one in its row. */
const OF_ONE_CELL: ReadonlySet<QuestionKind> = new Set(['who', 'when', 'identifier', 'how_many']);

/** Whether the cell that names what was asked, or the one beside it, holds what the question asks for. */
function cellHolds(question: Question, { text, said }: IndexedStatement): boolean {
  const cells = text.split('\t');
  if (!OF_ONE_CELL.has(question.kind) || cells.length < 3) return true;
  const notions = new Set(hardChoices(question).flatMap((choice) => choice.notions));
  const first = said.words[0]?.at ?? 0;
  const offset = text.search(/[\p{L}\p{N}]/u);
  const named = saidSpans(said.words)
    .filter((span) => span.notions.some((notion) => notions.has(notion)))
    .map(({ from }) => (said.words[from]?.at ?? 0) - first + offset);
  let start = 0;
  const held = cells.flatMap((cell, at) => {
    const [from, to] = [start, start + cell.length];
    start = to + 1;
    if (!named.some((place) => place >= from && place < to)) return [];
    const value = cell.includes(':') ? cell.slice(cell.indexOf(':')) : (cells[at + 1] ?? cell);
    return [kindHeld(question.kind, value, question.words) > 0];
  });
  return held.length === 0 || held.includes(true);
}

/**
 * Whether a statement that carries a question's words is of the sort that the question asks for. What is not may still
 * be looked at; it is not asserted.
 */
export function fitsQuestion(question: Question, asked: string, statement: IndexedStatement): boolean {
  const { text } = statement;
  if (RUNNING_HEAD.test(text) && wordsOf(text).length <= 10) return false;
  if (onlyMedicineRow(question, asked, statement) || namedAside(question, statement)) return false;
  if (!cellHolds(question, statement)) return false;
  if (ASKS_STILL.test(asked) && !SAYS_STILL.test(text)) return false;
  if (ASKS_NOW.test(asked) && SAYS_EVER.test(text) && !ASKS_NOW.test(text)) return false;
  const ofPresent = OF_STATES.has(question.kind) && ASKS_OF_PRESENT.test(asked) && !ASKS_OF_BEFORE.test(asked);
  if (ofPresent && SAYS_ENDED.test(text)) return false;
  if (ASKS_TO_REACH.test(asked) && question.kind !== 'yes_no' && question.kind !== 'why' && !REACHED.test(text))
    return false;
  if (question.kind === 'who' && ASKS_NO_PERSON.test(text)) return false;
  if (ASKS_WHAT_IS_USED.test(asked) && SAYS_WITHOUT.test(text)) return false;
  if (ASKS_MEDICINES.test(asked) && SAYS_USED.test(text) && !hasDose(text)) return false;
  if (
    question.kind !== 'yes_no' &&
    ASKS_USE.test(asked) &&
    !ASKS_MEDICINES.test(asked) &&
    /\buse disorder\b/i.test(text) &&
    !saysSubstance(text)
  )
    return false;
  return polarityOf(text) !== null || question.kind !== 'yes_no';
}
