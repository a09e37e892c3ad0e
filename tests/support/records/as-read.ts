import { type PageWord, packWords } from '#shared/features/documents/page-words.ts';

/** Points: how wide a letter is and how high a line. */
const LETTER = 5.2;
const LINE = 13;
const MARGIN = 40;

export interface ReadPage {
  page: number;
  text: string;
  /** As they are stored. */
  words: string;
  /** The text without a reading machine's slips, letter for letter as long. */
  printed: string;
}

/** Numbers from 0 to 1, the same for the same seed (Park and Miller). */
function numbers(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** What a reading machine takes for what. */
const CONFUSED: Readonly<Record<string, string>> = {
  l: '1',
  O: '0',
  rn: 'm',
  e: 'c',
  i: 'l',
  S: '5',
  h: 'b',
  ',': '.',
  a: 'o',
};
const SPOILED = 0.012;

function spoil(word: string, random: () => number): string {
  return [...word].map((letter) => (random() < SPOILED ? (CONFUSED[letter] ?? letter) : letter)).join('');
}

/**
 * A page as reading gives it back: words with their places, and lines whose columns have become single blanks. As a scan
 * some letters are wrong, the words stand a little askew, and each has its confidence.
 */
export function asRead(printed: string, page: number, as: 'text' | 'scan', seed: number): ReadPage {
  const random = numbers(seed * 7_919 + page * 104_729);
  const words: PageWord[] = [];
  const clean: string[] = [];
  const lines = printed.split('\n').map((line, at) => {
    const found = [...line.matchAll(/\S+/g)].map((match) => ({
      text: as === 'scan' && /\p{L}{4}/u.test(match[0]) ? spoil(match[0], random) : match[0],
      at: match.index,
    }));
    const askew = as === 'scan' ? at * 0.03 : 0;
    for (const { text, at: column } of found)
      words.push({
        text,
        x: MARGIN + column * LETTER + askew,
        y: MARGIN + at * LINE,
        w: text.length * LETTER - 0.5,
        h: LINE * 0.72,
        ...(as === 'scan' ? { conf: 80 + Math.floor(random() * 18) } : {}),
      });
    clean.push(line.trim().replace(/\s+/g, ' '));
    return found.map(({ text }) => text).join(' ');
  });
  const kept = (all: readonly string[]) => all.filter((line) => line !== '').join('\n');
  return { page, text: kept(lines), words: packWords(words), printed: kept(clean) };
}

/** The words as they were printed, of words as they were read on one of the pages. */
export function asPrinted(words: string, pages: readonly ReadPage[]): string {
  for (const { text, printed } of pages) {
    const at = text.indexOf(words);
    if (at !== -1) return printed.slice(at, at + words.length);
  }
  return words;
}
