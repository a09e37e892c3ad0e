import { removeSsns } from '#server/features/understanding/text/redact-ssn.ts';
import type { ClientNames } from '../clients/find-client-names.ts';

/** What stands in the place of what was taken out. */
export const REMOVED = '[removed]';

/** A word of a name; the `'s` of a possessive is none of it. */
const WORD = /[\p{L}\p{M}]+(?:['’-](?!s(?![\p{L}\p{M}]))[\p{L}\p{M}]+)*/giu;
/** The four signs that set one inquiry of a client apart from another, behind the client's name. */
const INQUIRY_MARK = /(?<=[\p{L}\p{M}])-(?=[A-Z2-9]{4}(?![\p{L}\p{N}]))[A-Z2-9]+/gu;
/** Of records, policies and members, as well as an SSN that has lost its hyphens. */
const LONG_NUMBER = /(?<![\p{L}\p{N}])[a-z]{0,4}-?\d{6,}(?!\d)/giu;
const FOREIGN_PHONE = /\+\d[\d ().-]{7,}\d/g;
const PHONE = /(?<![\d-])(?:\+?\d{1,2}[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g;
const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?';
/** Whole dates, which a birth date is known by; a day of this month or the next needs no year. */
const DATE = new RegExp(
  `(?<!\\d)(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2}))(?!\\d)|\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b|\\b\\d{1,2} ${MONTH},? \\d{4}\\b`,
  'giu',
);

/** Takes out of a text what speaks of a person by number: SSN, whole dates, telephone and other long numbers, e-mail addresses. */
export const redactNumbers = (text: string): string =>
  [EMAIL, DATE, FOREIGN_PHONE, PHONE, LONG_NUMBER].reduce(
    (left, pattern) => left.replace(pattern, REMOVED),
    removeSsns(text),
  );

/** Neighboring words that a full name may take. */
const LONGEST_NAME = 4;

interface SaidWord {
  word: string;
  start: number;
  end: number;
}

const wordsIn = (text: string): SaidWord[] =>
  [...text.matchAll(WORD)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

const withoutMark = (text: string): string => text.replace(INQUIRY_MARK, '');

/** Two to four neighboring words, with where they stand; `Lopez, Maria` is also read as `Maria Lopez`. */
function runsIn(text: string) {
  const words = wordsIn(text);
  return words.flatMap(({ start }, at) =>
    Array.from({ length: LONGEST_NAME - 1 }, (_, more) => words.slice(at, at + more + 2)).flatMap((run, more) => {
      const last = run.at(-1);
      if (run.length < more + 2 || !last) return [];
      const said = run.map(({ word }) => word);
      const [family = '', ...given] = said;
      const place = { start, end: last.end };
      return [
        { name: said.join(' '), ...place },
        { name: [...given, family].join(' '), ...place },
      ];
    }),
  );
}

/** What of some texts may be someone's name: words that begin with a capital, and every run of two to four words. */
export function namesSaid(texts: readonly string[]): { words: string[]; runs: string[] } {
  const unmarked = texts.map(withoutMark);
  const words = unmarked.flatMap(wordsIn).map(({ word }) => word);
  const runs = unmarked.flatMap(runsIn).map(({ name }) => name);
  return { words: [...new Set(words.filter((word) => /^\p{Lu}/u.test(word)))], runs: [...new Set(runs)] };
}

const kept = (names: readonly string[]) => new Set(names.flatMap(wordsIn).map(({ word }) => word.toLowerCase()));

/**
 * Takes clients out of a text: full names however they are written, single names that begin with a capital, and what
 * `redactNumbers` takes out. A single word of one of the `known` names (the source's, its contacts') stays.
 */
export function redactPeople(whole: string, clients: ClientNames, known: readonly string[]): string {
  // First: a name may be part of an address.
  const text = redactNumbers(withoutMark(whole));
  const stays = kept(known);
  const single = wordsIn(text).filter(({ word }) => clients.words.has(word) && !stays.has(word.toLowerCase()));
  const places = [...runsIn(text).filter(({ name }) => clients.runs.has(name)), ...single];
  places.sort((one, other) => one.start - other.start || other.end - one.end);
  let left = '';
  let at = 0;
  for (const { start, end } of places) {
    if (end <= at) continue;
    if (start >= at) left += text.slice(at, start) + REMOVED;
    at = end;
  }
  return left + text.slice(at);
}
