import type { Question, Term } from './question-kind.ts';
import { daysNamed, toldNotions, wordsOf } from './question-terms.ts';
import { type Statement, splitStatements } from './sentence-split.ts';
import { answersKind, givesValues, polarityOf, tellsDose } from './statement-signs.ts';

/** What a text tells of: its stems and its notions. */
interface Told {
  stems: ReadonlySet<string>;
  notions: ReadonlySet<string>;
}

export interface IndexedStatement extends Statement {
  /** Index of the passage it comes from. */
  passage: number;
  told: Told;
  under: Told;
  before: Told;
  title: Told;
}

export interface Scored {
  statement: IndexedStatement;
  /** 0 to about 1.15: how much of the question it covers, with what it is worth as an answer. */
  score: number;
  /** 0 to 1: the part of the question's weight that the statement and its surroundings carry. */
  coverage: number;
}

const NOTHING: Told = { stems: new Set(), notions: new Set() };
const HARD = 1;
const SOFT = 0.3;

function tell(text: string): Told {
  const words = wordsOf(text);
  const notions = toldNotions(words);
  if (tellsDose(text)) notions.add('medication').add('dose');
  return { stems: new Set(words.map((word) => word.stem)), notions };
}

/** Splits and reads the pages of passages once; every question term is then looked up in sets. */
export function indexPassages(passages: readonly { file_name: string; text: string }[]): IndexedStatement[] {
  const headings = new Map<string, Told>();
  const toldOnce = (text: string): Told => {
    let told = headings.get(text);
    if (!told) headings.set(text, (told = text === '' ? NOTHING : tell(text)));
    return told;
  };
  return passages.flatMap((passage, index) => {
    const statements = splitStatements(passage.text);
    const first = statements.find((statement) => statement.role === 'heading');
    const title = toldOnce(`${passage.file_name} ${first?.text ?? ''}`);
    let before = NOTHING;
    return statements.map((statement) => {
      const told = tell(statement.text);
      const under = toldOnce(`${statement.heading} ${statement.columns}`.trim());
      const indexed = { ...statement, passage: index, told, under, before, title };
      before = statement.role === 'sentence' ? told : NOTHING;
      return indexed;
    });
  });
}

const tells = (told: Told, term: Term): boolean =>
  term.notions.some((notion) => told.notions.has(notion)) ||
  (term.stems.every((stem) => told.stems.has(stem)) && term.stems.length > 0);

/** How far a statement carries a term: whole when it says so itself, less when only its surroundings do. */
function carried(statement: IndexedStatement, term: Term): number {
  if (tells(statement.told, term)) return 1;
  if (tells(statement.under, term)) return statement.role === 'sentence' ? 0.75 : 0.9;
  if (tells(statement.before, term)) return 0.5;
  return tells(statement.title, term) ? 0.5 : 0;
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

/** Weighs the terms against the passages: a name that stands all over them says little, a misspelt word finds its like. */
export function fitTerms(
  terms: readonly Term[],
  statements: readonly IndexedStatement[],
): (Term & { weight: number })[] {
  const vocabulary = new Set(statements.flatMap((statement) => [...statement.told.stems]));
  const anyHard = terms.some((term) => !term.soft);
  return terms.map((term) => {
    const [word] = term.stems;
    const known = term.notions.length > 0 || word === undefined || vocabulary.has(word);
    const like = known || word.length < 6 ? undefined : [...vocabulary].find((each) => nearlySame(each, word));
    const fitted = like ? { ...term, stems: [like] } : term;
    const soft = anyHard && (term.soft || (term.name && known && term.notions.length === 0));
    return { ...fitted, weight: soft ? SOFT : HARD };
  });
}

function scoreOne(
  question: Question,
  terms: readonly (Term & { weight: number })[],
  statement: IndexedStatement,
): Scored {
  const parts = terms.map((term) => ({ term, part: carried(statement, term) }));
  const dayPart = question.days.length === 0 ? [] : [carriesDay(question, statement)];
  const total = terms.reduce((sum, term) => sum + term.weight, 0) + dayPart.length;
  const covered = parts.reduce((sum, { term, part }) => sum + term.weight * part, 0) + (dayPart[0] ?? 0);
  const coverage = total === 0 ? 0 : covered / total;
  const anchored = parts.some(({ term, part }) => term.weight === HARD && part >= 0.75);
  if (!anchored) return { statement, score: 0, coverage: 0 };
  const { text, label, role } = statement;
  const notions = terms.flatMap((term) => term.notions);
  const kindFits = answersKind(question.kind, text) && (question.kind === 'yes_no' || givesValues(notions, text));
  const labelled = label !== '' && parts.some(({ term }) => term.weight === HARD && tells(tell(label), term));
  const own = parts.filter(({ part }) => part === 1).length / Math.max(3, statement.told.stems.size);
  const untaken = polarityOf(text) === null;
  const worth = (kindFits ? 1 : 0.5) * (role === 'heading' ? 0.65 : 1) * (untaken ? 0.8 : 1);
  return {
    statement,
    score: worth * coverage * (1 + (labelled ? 0.08 : 0) + 0.12 * Math.min(1, own)),
    coverage: worth * coverage,
  };
}

const carriesDay = (question: Question, statement: IndexedStatement): number =>
  daysNamed(statement.text).some((day) => question.days.includes(day)) ? 1 : 0;

/** The statements that carry anything of the question, best first; equals keep the order of the pages. */
export function scoreStatements(question: Question, statements: readonly IndexedStatement[]): Scored[] {
  const terms = fitTerms(question.terms, statements);
  return statements
    .map((statement) => scoreOne(question, terms, statement))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.statement.passage - b.statement.passage);
}
