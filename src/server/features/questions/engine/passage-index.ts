import { printedForAll } from '#server/features/understanding/assertion/printed-for-all.ts';
import { type Statement, splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import {
  looserNotions,
  saidNotions,
  type Word,
  widerNotions,
  wordsOf,
} from '#server/features/understanding/meaning/question-terms.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { hasDose } from './statement-signs.ts';

/** What a text speaks of. Lists, not sets: statements are short, and there are thousands. */
export interface Said {
  words: readonly Word[];
  notions: readonly string[];
  /** Wider notions it names a case of. */
  wider: readonly string[];
  /** Matters that it may speak of, by words that need not mean them. */
  looser: readonly string[];
}

export interface IndexedStatement extends Statement {
  /** Index of the passage it comes from. */
  passage: number;
  said: Said;
  /** Of the heading and the column heads above it. */
  under: Said;
  /** The sentence before it in the same paragraph, when it is one. */
  previous: IndexedStatement | null;
  /** Of the page's first heading and the file's name. */
  title: Said;
  /** It stands in what is printed for everybody, and says nothing of the client. */
  forAll: boolean;
}

export interface PassageIndex {
  statements: IndexedStatement[];
  /** The stems of every word of the passages. */
  vocabulary: ReadonlySet<string>;
}

const NOTHING: Said = { words: [], notions: [], wider: [], looser: [] };

function saidIn(words: readonly Word[], text: string): Said {
  const notions = saidNotions(words);
  if (hasDose(text)) notions.push('medication', 'dose');
  return { words, notions, wider: widerNotions(words), looser: looserNotions(words) };
}

/** Reads what a text speaks of. */
export const say = (text: string): Said => (text === '' ? NOTHING : saidIn(wordsOf(text), text));

/** Headings and titles stand over many statements: each is read once. */
function rememberingSaid(): (text: string) => Said {
  const known = new Map<string, Said>();
  return (text) => {
    const said = known.get(text) ?? say(text);
    known.set(text, said);
    return said;
  };
}

/** Hands out the words between two offsets; asked in the order of the text. */
function wordsBetween(words: readonly Word[]): (start: number, end: number) => Word[] {
  let next = 0;
  return (start, end) => {
    while (next < words.length && (words[next]?.at ?? 0) < start) next += 1;
    let to = next;
    while (to < words.length && (words[to]?.at ?? 0) < end) to += 1;
    return words.slice(next, to);
  };
}

/** Splits and reads the pages of passages once; every question term is then looked up in sets. */
export function indexPassages(passages: readonly { file_name: string; text: string }[]): PassageIndex {
  const saidOnce = rememberingSaid();
  const vocabulary = new Set<string>();
  const statements = passages.flatMap((passage, index) => {
    const text = passage.text.slice(0, LONGEST_READ);
    const words = wordsOf(text);
    for (const word of words) vocabulary.add(word.stem);
    const between = wordsBetween(words);
    const split = splitStatements(text);
    const first = split.find((statement) => statement.role === 'heading');
    const title = saidOnce(`${passage.file_name} ${first?.text ?? ''}`);
    const stretches = printedForAll(text);
    let previous: IndexedStatement | null = null;
    return split.map((statement) => {
      const said = saidIn(between(statement.start, statement.end), statement.text);
      const under = saidOnce(`${statement.heading} ${statement.columns}`.trim());
      // Added to, not copied: over the thousands of statements of a question, copying takes a third of the time.
      const forAll = stretches.some(({ start, end }) => statement.start >= start && statement.start < end);
      const own = { passage: index, said, under, previous, title, forAll };
      const indexed: IndexedStatement = Object.assign(statement, own);
      previous = statement.role === 'heading' || statement.label !== '' ? null : indexed;
      return indexed;
    });
  });
  return { statements, vocabulary };
}
