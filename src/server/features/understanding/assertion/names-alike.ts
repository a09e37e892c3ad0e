import { NICKNAMES, NOT_IN_NAMES } from './name-words.ts';

/*
 * Names as records write them: in either order, with initials, in a short form, and with what a reading machine makes of
 * their letters.
 */

/** Whom a name is held against. */
interface Named {
  firstname: string;
  lastname: string;
}

const PLAIN_LETTERS = /^[A-Za-z]+$/;

/** A figure inside a name is a letter that a reading machine took for one. */
export const folded = (text: string): string => (PLAIN_LETTERS.test(text) ? text.toLowerCase() : foldedLetters(text));

const foldedLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[015]/g, (figure) => ({ 0: 'o', 1: 'l', 5: 's' })[figure] ?? '')
    .replace(/[^a-z]/g, '');

/** One letter more, less or changed: what a reading machine makes of a name. */
export function nearly(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = [one.slice(at), other.slice(at)] as const;
  return rest[0].slice(1) === rest[1].slice(1) || rest[0].slice(1) === rest[1] || rest[0] === rest[1].slice(1);
}

/** Letters that a reading machine takes for one another are one letter here. */
const SAME_TO_MACHINES: readonly [RegExp, string][] = [
  [/rn/g, 'm'],
  [/[eoac]/g, 'o'],
  [/[iltj]/g, 'l'],
  [/[hbn]/g, 'h'],
  [/[uv]/g, 'u'],
  [/[qg]/g, 'g'],
];
export const blurred = (word: string): string =>
  SAME_TO_MACHINES.reduce((text, [letters, one]) => text.replace(letters, one), word);
/** Shorter names would become too much alike, and so would any with more slips. */
const LONG = 6;
const MAX_SLIPS = 2;

const slips = (one: string, other: string): number =>
  one.length === other.length ? [...one].filter((letter, at) => letter !== other[at]).length : MAX_SLIPS;

/** Alike, or made so by more than one slip of the kind that reading machines make. */
export const sameName = (one: string, other: string): boolean =>
  nearly(one, other) ||
  (Math.min(one.length, other.length) >= LONG && slips(one, other) <= MAX_SLIPS && blurred(one) === blurred(other));

/** The words of a name, each part of a double name for itself. */
export const nameParts = (words: readonly string[]): string[] =>
  words
    .flatMap((word) => word.split(/[\s–-]+/))
    .map(folded)
    .filter(Boolean);

const shortForms = new Map<string, string[]>();
for (const group of NICKNAMES)
  for (const name of group) shortForms.set(name, [...(shortForms.get(name) ?? []), ...group]);

/** A first name as it is given, in a short form of it or in the long form of a short one. */
const isFirst = (word: string, first: string): boolean =>
  sameName(word, first) ||
  (word.length >= 3 && first.startsWith(word)) ||
  (first.length >= 3 && word.startsWith(first)) ||
  (shortForms.get(first)?.includes(word) ?? false);

export type NameMatch = 'both' | 'first' | 'last' | 'none';

/** How a written name fits a person: an initial stands for the name that is not written out. */
export function matchName(name: readonly string[], { firstname, lastname }: Named): NameMatch {
  const [first, last] = [nameParts([firstname]), nameParts([lastname])];
  const written = name.filter((word) => word.length > 1);
  // "Sample, A. Intake Form": the initial beside the last name is the first name's, whatever a header says behind it.
  const [one = '', two = ''] = name;
  const beside = one.length === 1 ? [one, two] : [two, one];
  const besideLast = beside[0]?.length === 1 && last.some((part) => sameName(beside[1] ?? '', part));
  const initials =
    written.length < 2 || besideLast
      ? name.filter((word) => word.length === 1).slice(0, besideLast ? 1 : undefined)
      : [];
  const begins = (parts: readonly string[]) => initials.some((letter) => parts.some((part) => part.startsWith(letter)));
  const sameLast = written.some((word) => last.some((part) => sameName(word, part)));
  const sameFirst = written.some((word) => first.some((part) => isFirst(word, part)));
  if (written.length === 0) return initials.length > 1 && begins(first) && begins(last) ? 'both' : 'none';
  if (sameLast && (sameFirst || begins(first))) return 'both';
  if (sameFirst && begins(last)) return 'both';
  return sameLast ? 'last' : sameFirst ? 'first' : 'none';
}

/** Whether a written name holds nothing but the words of a last name. */
export const isLastAlone = (name: readonly string[], { lastname }: Pick<Named, 'lastname'>): boolean =>
  name.every((word) => nameParts([lastname]).some((part) => sameName(word, part)));

const WORD = /\p{Lu}[\p{L}\d'’–-]{1,40}/gu;
/** Between the first and the last name of one person stand at most so many words. */
const CLOSE = 3;
/** A word no longer than this in the text of a page is a name by chance. */
const SHORTEST = 2;
/** Short forms that are hardly another word. */
const SHORT_FORMS: ReadonlySet<string> = new Set(['cy', 'ty']);

/** "Dr. Van Horn" is no mention of Ms. Van Tongeren. */
const PARTICLES = new Set('van von der den ter ten de la las los del della di da du le st'.split(' '));

/** What a page says of a person's name anywhere: both names close together, and which of them at all. */
export interface Mention {
  full: boolean;
  /** How often each stands there. */
  first: number;
  last: number;
}

/** Whether a page names somebody, apart from words that are in the name of somebody else. */
export function mentionOf(text: string, { firstname, lastname }: Named, except: readonly string[] = []): Mention {
  const first = nameParts([firstname]);
  const last = nameParts([lastname]).filter((part, _, all) => all.length === 1 || !PARTICLES.has(part));
  const words = Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    // "Renee Maddox" is no mention of another Renee.
    const next = /^ (\p{Lu}\p{Ll}{2,20})\b/u.exec(text.slice(index + word.length, index + word.length + 24))?.[1];
    const behind = next === undefined ? '' : folded(next);
    const isAnothers = behind !== '' && !NOT_IN_NAMES.has(behind) && !last.some((part) => sameName(behind, part));
    return nameParts([word.replace(/['’][sS]$/, '')]).map((part) => ({ part, isAnothers }));
  });
  const known = new Map<string, { first: boolean; last: boolean }>();
  const fits = (word: string) => {
    const seen = known.get(word);
    if (seen) return seen;
    const fit = {
      first:
        (word.length > SHORTEST || SHORT_FORMS.has(word)) &&
        !NOT_IN_NAMES.has(word) &&
        first.some((part) => isFirst(word, part)),
      last: word.length > 1 && last.some((part) => sameName(word, part)),
    };
    known.set(word, fit);
    return fit;
  };
  const mention: Mention = { full: false, first: 0, last: 0 };
  for (const [at, { part: word, isAnothers }] of words.entries()) {
    const fit = fits(word);
    if (!fit.first && !fit.last) continue;
    if (
      fit.last &&
      words.slice(Math.max(0, at - CLOSE), at + CLOSE + 1).some(({ part }) => part !== word && fits(part).first)
    )
      mention.full = true;
    if (except.some((part) => nearly(part, word) || (part.length === 1 && word.startsWith(part)))) continue;
    if (fit.first && !isAnothers) mention.first += 1;
    if (fit.last) mention.last += 1;
  }
  return mention;
}
