import { SAME_MEANING } from './domain-terms.ts';
import { EVERYDAY_WORDS, SOFT_WORDS, STOP_WORDS } from './everyday-words.ts';
import { LOOSER } from './looser-terms.ts';
import { TRADE_NAMES, WIDER } from './narrower-terms.ts';

/** A word as it stands in a text, with its stem; `at` is its character offset. */
export interface Word {
  stem: string;
  /** Coarser than the stem: what derived words share. */
  root: string;
  raw: string;
  at: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A sign of number before one, as in "Auth #: 4471", is the word. */
const WORD = /[\p{L}\p{N}]+(?:\.\d+)?|#(?=[\s:]{0,3}[\p{L}\p{N}])/gu;

/** Lower case without accents, typographic quotes and hyphens made plain: the length of the text is kept. */
export function normalize(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  // Accents are dropped a character at a time so that offsets stay those of the original.
  return /[\u0080-\uffff]/.test(plain) ? [...plain].map(withoutAccent).join('') : plain;
}

function withoutAccent(letter: string): string {
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare.length === letter.length ? bare : letter;
}

/** Gives a verb form back its end: "stopp" is stop, "rul" is rule. */
function verbOf(base: string): string {
  if (/([bdgmnprt])\1$/.test(base)) return base.slice(0, -1);
  return /^[^aeiou]+[aeiou][^aeiouwxy]$/.test(base) ? `${base}e` : base;
}
const hasVowel = (word: string): boolean => /[aeiouy]/.test(word);

/** A light stem: plurals, -ing, -ed, -ly and a final e go. The same word always gives the same stem. */
export function stem(word: string): string {
  if (word === 'used' || word === 'using' || word === 'uses') return 'use';
  if (word.length < 4 || /\d/.test(word)) return word;
  let base = word;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh|z)es$/.test(base)) base = base.slice(0, -2);
  else if (base.endsWith('s') && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1);
  if (base.endsWith('ing') && base.length > 5 && hasVowel(base.slice(0, -3))) base = verbOf(base.slice(0, -3));
  else if (base.endsWith('ed') && base.length > 4 && hasVowel(base.slice(0, -2))) base = verbOf(base.slice(0, -2));
  else if (base.endsWith('ly') && base.length > 5) base = base.slice(0, -2);
  return base.length > 4 && base.endsWith('e') ? base.slice(0, -1) : base;
}

const DERIVED =
  /(?:istic|ism|ist|isation|ization|ation|ition|ated|ating|ate|ion|ment|ness|ity|ive|ous|ance|ence|ant|ent|able|ible|at|ic|al|y)$/;

/** What derived words share: "intubated" and "intubation". Coarser than the stem, for words outside the table. */
export function rootOf(stemmed: string): string {
  const root = stemmed.replace(DERIVED, '');
  return root.length >= 5 ? root : stemmed;
}

interface Form {
  stem: string;
  root: string;
}

const MAX_REMEMBERED = 50_000;
const forms = new Map<string, Form>();
function formOf(word: string): Form {
  let known = forms.get(word);
  if (!known) {
    const stemmed = stem(word);
    known = { stem: stemmed, root: rootOf(stemmed) };
    if (forms.size < MAX_REMEMBERED) forms.set(word, known);
  }
  return known;
}

export function wordsOf(text: string): Word[] {
  const plain = normalize(text);
  const words: Word[] = [];
  for (const match of plain.matchAll(WORD)) {
    const { stem: stemmed, root } = formOf(match[0] === '#' ? 'number' : match[0]);
    words.push({ stem: stemmed, root, raw: match[0], at: match.index });
  }
  return words;
}

const stemSet = (list: string): ReadonlySet<string> => new Set(wordsOf(list).map((word) => word.stem));
const stopStems = stemSet(STOP_WORDS);
const softStems = stemSet(`${SOFT_WORDS} ${EVERYDAY_WORDS}`);

export const isStop = (word: string): boolean => stopStems.has(word);
export const isSoft = (word: string): boolean => softStems.has(word);

/** Phrases by their first stem, longest first. */
type PhraseBook = Map<string, { stems: string[]; notions: Set<string> }[]>;
const NO_ENTRIES: NonNullable<ReturnType<PhraseBook['get']>> = [];

const phraseStems = (phrase: string): string[] => wordsOf(phrase).map((word) => word.stem);

function addPhrase(book: PhraseBook, phrase: string, notion: string): void {
  const parts = phraseStems(phrase);
  const first = parts[0];
  if (first === undefined) return;
  const entries = book.get(first) ?? [];
  const known = entries.find((entry) => entry.stems.join(' ') === parts.join(' '));
  if (known) known.notions.add(notion);
  else entries.push({ stems: parts, notions: new Set([notion]) });
  entries.sort((a, b) => b.stems.length - a.stems.length);
  book.set(first, entries);
}

const phrasesOf = (line: string): string[] => line.split(',').map((phrase) => phrase.trim());

function notionNamed(book: PhraseBook, phrase: string): string[] {
  const parts = phraseStems(phrase);
  const entry = book.get(parts[0] ?? '')?.find((each) => each.stems.join(' ') === parts.join(' '));
  return entry ? [...entry.notions] : [];
}

interface Books {
  /** What a question asks by and a record says. */
  asked: PhraseBook;
  /** What a record may name instead: something narrower. */
  wider: PhraseBook;
  /** What may speak of it, or of something else. */
  looser: PhraseBook;
}

function buildBooks(): Books {
  const asked: PhraseBook = new Map();
  const wider: PhraseBook = new Map();
  const looser: PhraseBook = new Map();
  for (const phrases of LOOSER.map(phrasesOf))
    for (const phrase of phrases) addPhrase(looser, phrase, phrases[0] ?? '');
  const lines = [...SAME_MEANING, ...TRADE_NAMES].map(phrasesOf);
  for (const phrases of lines) for (const phrase of phrases) addPhrase(asked, phrase, phrases[0] ?? '');
  for (const wide of Object.keys(WIDER)) if (notionNamed(asked, wide).length === 0) addPhrase(asked, wide, wide);
  for (const [wide, narrow] of Object.entries(WIDER)) {
    const notions = notionNamed(asked, wide);
    for (const phrase of phrasesOf(narrow)) {
      const alike = lines.find((phrases) => phrases.includes(phrase)) ?? [phrase];
      for (const each of alike) for (const notion of notions) addPhrase(wider, each, notion);
    }
  }
  return { asked, wider, looser };
}

const books = buildBooks();

export interface Notion {
  /** The notions the words stand for; empty for a word outside the table. */
  notions: readonly string[];
  /** The words of the text it covers, by index. */
  from: number;
  to: number;
}

/** Every phrase of the book that stands in the words, longest first where several begin at one. */
function findNotions(words: readonly Word[], book: PhraseBook): Notion[] {
  const found: Notion[] = [];
  for (let index = 0; index < words.length; index += 1) {
    for (const entry of book.get(words[index]?.stem ?? '') ?? NO_ENTRIES) {
      if (!entry.stems.every((part, offset) => words[index + offset]?.stem === part)) continue;
      found.push({ notions: [...entry.notions], from: index, to: index + entry.stems.length });
    }
  }
  return found;
}

/** The notions a question asks by. A longer phrase wins, and its words stand for nothing else. */
export function askedNotions(words: readonly Word[]): Notion[] {
  const kept: Notion[] = [];
  for (const notion of findNotions(words, books.asked)) {
    if (notion.from >= (kept.at(-1)?.to ?? 0)) kept.push(notion);
  }
  return kept;
}

/** Where a record's words speak of notions; phrases may overlap. */
export const saidSpans = (words: readonly Word[]): Notion[] => findNotions(words, books.asked);

const notionsIn = (found: readonly Notion[]): string[] => found.flatMap(({ notions }) => notions);

/** Every notion a record's text speaks of by its own words. */
export const saidNotions = (words: readonly Word[]): string[] => notionsIn(saidSpans(words));

/** Every wider notion of which a record's text names a case: heroin for opioids. */
export const widerNotions = (words: readonly Word[]): string[] => notionsIn(findNotions(words, books.wider));

/** Where words may speak of a matter by other words than its own. */
export const looserSpans = (words: readonly Word[]): Notion[] => findNotions(words, books.looser);

/** Every matter that a text may speak of, also by words that need not mean it. */
export const looserNotions = (words: readonly Word[]): string[] => notionsIn(looserSpans(words));

/** The stems of a text's content words. */
export const contentTerms = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.stem)
    .filter((each) => !isStop(each) && !isSoft(each));

const NUMERIC_DATE = /\b(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?\b/g;
const ISO_DATE = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const WRITTEN_DATE =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(\d{4}))?/g;

const monthDay = (month: number, day: number): string[] =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? [`${month}-${day}`] : [];

/** The days a text names, as `month-day`, however they are written (US order). */
export function daysNamed(text: string): string[] {
  const plain = normalize(text);
  return [
    ...[...plain.matchAll(ISO_DATE)].flatMap((match) => monthDay(Number(match[2]), Number(match[3]))),
    ...[...plain.matchAll(NUMERIC_DATE)].flatMap((match) => monthDay(Number(match[1]), Number(match[2]))),
    ...[...plain.matchAll(WRITTEN_DATE)].flatMap((match) =>
      monthDay(MONTHS.indexOf(match[1] ?? '') + 1, Number(match[2])),
    ),
  ];
}
