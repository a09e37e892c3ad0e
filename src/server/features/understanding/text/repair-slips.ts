import { PEOPLE_WORDS, TRIGGERS } from '#server/features/understanding/assertion/triggers.ts';
import { SAME_MEANING } from '#server/features/understanding/meaning/domain-terms.ts';
import { EVERYDAY_WORDS, SOFT_WORDS, STOP_WORDS } from '#server/features/understanding/meaning/everyday-words.ts';
import { TRADE_NAMES, WIDER } from '#server/features/understanding/meaning/narrower-terms.ts';
import { packWords, unpackWords } from '#shared/features/documents/page-words.ts';
import { RECORD_WORDS } from './record-words.ts';

/** What a reading machine writes, and the letters that may have been printed there. */
const PRINTED: Readonly<Record<string, string>> = {
  '0': 'oO',
  '1': 'liI',
  '5': 'sS',
  '8': 'B',
  a: 'o',
  b: 'h',
  c: 'e',
  e: 'c',
  f: 't',
  h: 'b',
  i: 'l',
  l: 'it',
  n: 'hu',
  o: 'a',
  t: 'f',
  u: 'n',
  v: 'y',
  y: 'v',
};

/** Shorter words are too like each other; with a figure in it, a word of letters was misread for certain. */
const SHORTEST = 5;
const SHORTEST_WITH_FIGURE = 4;
const LONGEST = 24;
const WORD = /[\p{L}\p{N}]+/gu;

const wordsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.toLowerCase().match(/[\p{L}*]+/gu) ?? []).filter((word) => !word.includes('*'));

const lexicon: ReadonlySet<string> = new Set(
  wordsIn([
    RECORD_WORDS,
    EVERYDAY_WORDS,
    SOFT_WORDS,
    STOP_WORDS,
    ...SAME_MEANING,
    ...TRADE_NAMES,
    ...Object.keys(WIDER),
    ...Object.values(WIDER),
    ...PEOPLE_WORDS,
    ...TRIGGERS.flatMap(({ phrases }) => phrases),
  ]).filter((word) => word.length >= SHORTEST_WITH_FIGURE),
);

/** The words one letter away from a misread one that records are made of; every such letter is as wide as before. */
function printedOf(word: string): string {
  const lower = word.toLowerCase();
  const shortest = /\d/.test(word) ? SHORTEST_WITH_FIGURE : SHORTEST;
  if (word.length < shortest || word.length > LONGEST || lexicon.has(lower)) return word;
  for (let at = 0; at < word.length; at += 1)
    for (const letter of PRINTED[word[at] ?? ''] ?? '') {
      const meant = `${word.slice(0, at)}${letter}${word.slice(at + 1)}`;
      if (lexicon.has(meant.toLowerCase())) return meant;
    }
  return word;
}

/** A text in which words that a reading machine took for none are the words they are likely to be, letter for letter as long. */
export const repairSlips = (text: string): string => text.replace(WORD, printedOf);

interface ReadPage {
  text: string;
  words?: string | null | undefined;
}

/**
 * A page whose slips are repaired where it was read from a picture: what is found stands at the same place in both. The
 * words of quotes are taken from the page as it was read.
 */
export function withoutSlips<Page extends ReadPage>(page: Page): Page {
  const words = page.words ? unpackWords(page.words) : [];
  if (!words.some(({ conf }) => conf !== undefined)) return page;
  return {
    ...page,
    text: repairSlips(page.text),
    words: packWords(words.map((word) => ({ ...word, text: repairSlips(word.text) }))),
  };
}
