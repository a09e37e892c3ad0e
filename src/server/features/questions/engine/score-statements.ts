import {
  daysNamed,
  isSoft,
  isStop,
  saidSpans,
  wordsOf,
} from '#server/features/understanding/meaning/question-terms.ts';
import type { IndexedStatement, PassageIndex, Said } from './passage-index.ts';
import { type Choice, HARD, MIDDLING, type Question, type QuestionKind, type Term } from './question-kind.ts';
import { givesValues, hasDose, kindHeld, polarityOf, saysFinding, saysPlainly } from './statement-signs.ts';

export interface Scored {
  statement: IndexedStatement;
  /** What it is worth as an answer: its coverage, more for a labeled line and a plain statement. */
  score: number;
  /** 0 to 1: the part of the question's weight that the statement and its surroundings carry. */
  coverage: number;
  /** Says everything that must be there itself, without its surroundings. */
  whole: boolean;
  /** Carries every thing that the question asks about, where it asks about something in particular. */
  firm: boolean;
  /** Its first word points back, and the sentence before holds what was asked: they answer together. */
  withPrevious: boolean;
}

/** A statement without the sort of thing that was asked for is hardly an answer. */
const UNFIT = 0.5;
const NAME_WEIGHT = 0.3;
const A_CASE_OF = 0.88;
/** What may speak of a matter, or of another. */
const LOOSELY = 0.75;
/** A statement, or what it stands under, must carry a hard term this far to be looked at. */
const ANCHOR = 0.66;
/** All soft terms together weigh no more than this: a long question is not harder to answer than a short one. */
const MAX_SOFT = 0.5;

const hasStem = ({ words }: Said, wanted: string): boolean => words.some(({ stem }) => stem === wanted);
const hasRoot = ({ words }: Said, wanted: string): boolean => words.some(({ root }) => root === wanted);

/** How far a text speaks of a choice: a case of something wider is a little less than the thing by its name. */
function choiceSaid(said: Said, { notions, stems, roots, looser }: Choice): number {
  if (said.words.length === 0) return 0;
  if (notions.some((notion) => said.notions.includes(notion)) || stems.every((stem) => hasStem(said, stem))) return 1;
  if (notions.some((notion) => said.wider.includes(notion))) return A_CASE_OF;
  if (notions.length === 0 && roots.every((root) => hasRoot(said, root))) return 1;
  return looser?.some((matter) => said.looser.includes(matter)) ? LOOSELY : 0;
}

/** How far a text speaks of a term, 0 to 1. */
export const says = (said: Said, term: Term): number =>
  term.choices.reduce((most, choice) => Math.max(most, choiceSaid(said, choice)), 0);

/** How far a statement carries a term: whole when it says so itself, less when only its surroundings do. */
function carried(statement: IndexedStatement, term: Term): number {
  const own = says(statement.said, term);
  if (own === 1) return 1;
  const under = says(statement.under, term) * (statement.role === 'sentence' ? 0.75 : 0.9);
  const before = statement.previous ? says(statement.previous.said, term) * 0.5 : 0;
  return Math.max(own, under, before, says(statement.title, term) * 0.5);
}

/** One letter more, less, changed or swapped: what a typing or reading error makes of a word. */
function nearlySame(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return (
    swapped || a.slice(at + 1) === b.slice(at + 1) || a.slice(at) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at)
  );
}

function spelledAsIn(vocabulary: ReadonlySet<string>, choice: Choice): Choice {
  const [word] = choice.stems;
  if (choice.notions.length > 0 || word === undefined || word.length < 5 || vocabulary.has(word)) return choice;
  const shortened = (each: string) => each.length >= word.length + 3 && each.startsWith(word);
  const like = [...vocabulary].find((each) => (word.length > 5 && nearlySame(each, word)) || shortened(each));
  return like ? { ...choice, stems: [like], roots: [like] } : choice;
}

/** Weighs the terms against the passages: a name that stands in them says little, a misspelt word finds its like. */
export function fitTerms(terms: readonly Term[], vocabulary: ReadonlySet<string>): Term[] {
  const known = (term: Term) => term.choices.some(({ stems }) => stems.every((stem) => vocabulary.has(stem)));
  const weights = terms.map((term) => (term.name && known(term) ? Math.min(term.weight, NAME_WEIGHT) : term.weight));
  // A question without a hard term is about its weightiest ones.
  const heaviest = Math.max(...weights);
  const soft = weights
    .filter((weight) => weight < heaviest && weight < MIDDLING)
    .reduce((sum, weight) => sum + weight, 0);
  const lighter = Math.min(1, MAX_SOFT / soft);
  const fitted = (weight: number) => (weight < MIDDLING ? weight * lighter : weight);
  return terms.map((term, index) => {
    const weight = weights[index] ?? HARD;
    return {
      ...term,
      choices: term.choices.map((choice) => spelledAsIn(vocabulary, choice)),
      weight: weight === heaviest ? HARD : fitted(weight),
    };
  });
}

/** The part of a label's own words that the question asks for: 1 when the line is labeled with just that. */
function labelFit(label: string, terms: readonly Term[]): number {
  const words = wordsOf(label);
  const asked = terms.filter((term) => term.weight === HARD).flatMap((term) => term.choices);
  const notions = new Set(asked.flatMap((choice) => choice.notions));
  const stems = new Set(asked.flatMap((choice) => choice.stems));
  const spans = saidSpans(words).filter((span) => span.notions.some((notion) => notions.has(notion)));
  const covered = (index: number) => spans.some(({ from, to }) => index >= from && index < to);
  const matched = words.filter(({ stem }, index) => covered(index) || (stems.has(stem) && !isStop(stem)));
  const others = words.filter((word) => !matched.includes(word) && !isStop(word.stem) && !isSoft(word.stem));
  return matched.length / Math.max(1, matched.length + others.length);
}

const POINTS_BACK = /^(?:he|she|they|his|her|their|this|it)\b/i;

interface KindFit {
  worth: number;
  withPrevious: boolean;
}

/** A form's question for something else than a person. */
const ASKS_NO_PERSON = /^\W*(?:what|when|where|why|how)\b/i;
/** Who, where and why have answers of many shapes: the value of a line labeled with what was asked is one. */
const ANSWERED_BY_LABEL: readonly QuestionKind[] = ['who', 'where', 'why'];

/** How well it answers the question's kind: itself, or together with the sentence its first word points back to. */
function kindFit(
  { kind, words }: Question,
  notions: readonly string[],
  statement: IndexedStatement,
  label: number,
): KindFit {
  const { text, previous } = statement;
  if (kind !== 'yes_no' && !givesValues(notions, text)) return { worth: UNFIT, withPrevious: false };
  const alone = kindHeld(kind, text, words);
  const before = alone === 0 && previous && POINTS_BACK.test(text) ? kindHeld(kind, previous.text, words) * 0.95 : 0;
  const otherwise = kind === 'who' && (hasDose(text) || ASKS_NO_PERSON.test(statement.label));
  const labeled = label >= 0.5 && ANSWERED_BY_LABEL.includes(kind) && !otherwise;
  const byLabel = labeled ? 0.85 : UNFIT;
  return { worth: Math.max(alone, before, byLabel), withPrevious: before > byLabel };
}

function formWorth({ kind, finding }: Question, { role, text, label }: IndexedStatement): number {
  if (role === 'heading') return 0.65;
  const polarity = polarityOf(text);
  if (polarity === null) return 0.8;
  if (finding && !saysFinding(text)) return 0.92;
  // "What …" asks for what there is; "No known …" is the answer only where nothing else stands.
  if (kind === 'open' && polarity === 'no') return 0.85;
  const namesOnly = role === 'line' && label === '' && !saysPlainly(text);
  return kind === 'yes_no' && namesOnly ? 0.92 : 1;
}

interface Part {
  term: Term;
  /** 0 to 1: how far the statement carries the term. */
  part: number;
}

const isHard = ({ weight }: Term): boolean => weight === HARD;

/** What of the question's weight a statement carries, 0 to 1; a day the question names counts as a hard term. */
function carriedWeight(question: Question, statement: IndexedStatement, parts: readonly Part[]): number {
  const dayWeight = question.days.length > 0 ? HARD : 0;
  const day = dayWeight > 0 && daysNamed(statement.text).some((each) => question.days.includes(each)) ? HARD : 0;
  const total = parts.reduce((sum, { term }) => sum + term.weight, dayWeight);
  return parts.reduce((sum, { term, part }) => sum + term.weight * part, day) / total;
}

/** Which of several statements that carry as much is the better answer: about 0 to 0.4. */
function bonusOf(question: Question, statement: IndexedStatement, parts: readonly Part[], label: number): number {
  const density = parts.filter(({ part }) => part === 1).length / Math.max(3, statement.said.words.length);
  const headed = parts.some(({ term }) => isHard(term) && says(statement.under, term) === 1);
  const listed = question.list && statement.role === 'line' && headed;
  return 0.12 * label + 0.12 * Math.min(1, density) + (listed ? 0.2 : 0);
}

/** A person, a place or a reason has to be that of the deed that is asked for, however common a word names the deed. */
const OF_A_DEED: ReadonlySet<QuestionKind> = new Set(['who', 'where', 'why']);
/** How far what matters has to be carried: a sentence before says it that far. */
const FIRM = 0.5;

/** Whether a statement speaks of all that a question asks about; one of nothing in particular is answered by none. */
function carriesAll({ kind, terms }: Question, parts: readonly Part[]): boolean {
  if (!terms.some(({ weight }) => weight >= MIDDLING)) return false;
  return terms.every(({ weight, name }, at) => {
    if (name || (weight < MIDDLING && !OF_A_DEED.has(kind))) return true;
    return (parts[at]?.part ?? 0) >= (weight < MIDDLING ? Number.MIN_VALUE : FIRM);
  });
}

function scoreOne(question: Question, terms: readonly Term[], statement: IndexedStatement): Scored {
  const parts = terms.map((term) => ({ term, part: carried(statement, term) }));
  const anchored = parts.some(({ term, part }) => isHard(term) && part >= ANCHOR);
  if (!anchored) return { statement, score: 0, coverage: 0, whole: false, firm: false, withPrevious: false };
  const notions = terms.flatMap((term) => term.choices.flatMap((choice) => choice.notions));
  const label = labelFit(statement.label, terms);
  const fit = kindFit(question, notions, statement, label);
  const coverage = carriedWeight(question, statement, parts) * fit.worth * formWorth(question, statement);
  const score = coverage * (1 + bonusOf(question, statement, parts, label));
  const whole = parts.every(({ term, part }) => !isHard(term) || part >= A_CASE_OF);
  const firm = carriesAll(question, parts);
  return { statement, score, coverage, whole, firm, withPrevious: fit.withPrevious };
}

/** The statements that carry anything of the question, best first; equals keep the order of the pages. */
export function scoreStatements(question: Question, { statements, vocabulary }: PassageIndex): Scored[] {
  const terms = fitTerms(question.terms, vocabulary);
  return statements
    .map((statement) => scoreOne(question, terms, statement))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.statement.passage - b.statement.passage);
}
