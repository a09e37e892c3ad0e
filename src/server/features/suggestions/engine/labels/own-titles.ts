import type { OwnField } from '#shared/features/suggestions/own-fields.ts';
import type { Topic } from '../scope/statement-scope.ts';

/** Words of a title or a label that carry none of its meaning. */
const SMALL = new Set(
  `a an and any are at by client clients current currently do does for from had has have he her his if in is it of on or
  patient patients please pt she that the their there they this to was we were what when where which who will with you your`.split(
    /\s+/,
  ),
);
/** Beside these a sentence wants to know, and says nothing. */
const ASKED = /\b(?:whether|ask(?:s|ed)? (?:if|about)|find out|determine)\b/i;
const LONGEST_LABEL = 80;
/** A phrase of a description says whose it is from two words on; no label has more than so many. */
const PHRASE = { least: 2, most: 6 } as const;

const plain = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const singular = (word: string): string => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);

/** The words of a title that carry its meaning; all of them where none does. */
export function titleWords(text: string): string[] {
  const words = plain(text.replace(/['\u2019]s\b/g, ''));
  const saying = words.filter((word) => !SMALL.has(word));
  return (saying.length > 0 ? saying : words).map(singular);
}

const keyOf = (text: string): string => titleWords(text).join(' ');

/** A title, and what it is called beside: "Military service (veteran status)" is three names. */
function namesOf(title: string): string[] {
  const aside = /\(([^()]*)\)/.exec(title)?.[1];
  return [title, ...(aside ? [title.replace(`(${aside})`, ' '), aside] : [])].map(keyOf).filter((key) => key !== '');
}

function phrasesOf(description: string): string[] {
  const words = titleWords(description);
  return words.flatMap((_, at) =>
    Array.from({ length: PHRASE.most - PHRASE.least + 1 }, (__, more) => words.slice(at, at + PHRASE.least + more))
      .filter((phrase, more) => phrase.length === PHRASE.least + more)
      .map((phrase) => phrase.join(' ')),
  );
}

/** Keys with the one field they name; a key of several names none. */
function keyed(fields: readonly OwnField[], keysOf: (field: OwnField) => string[]): Map<string, OwnField | null> {
  const map = new Map<string, OwnField | null>();
  for (const field of fields)
    for (const key of new Set(keysOf(field))) map.set(key, map.has(key) && map.get(key) !== field ? null : field);
  return map;
}

export interface OwnTitles {
  /** The field whose title a form's label is. */
  titled: (label: string) => OwnField | null;
  /** The field whose description speaks of a form's label. */
  described: (label: string) => OwnField | null;
}

/** Finds the organization's own fields by the labels of forms. */
export function ownTitles(fields: readonly OwnField[]): OwnTitles {
  const titles = keyed(fields, ({ label }) => namesOf(label));
  const phrases = keyed(fields, ({ description }) => phrasesOf(description ?? ''));
  const look = (map: ReadonlyMap<string, OwnField | null>) => (label: string) =>
    label.length > LONGEST_LABEL ? null : (map.get(keyOf(label)) ?? null);
  return { titled: look(titles), described: look(phrases) };
}

/** A field's title as a sentence speaks of it; small words may stand between: "history of falls". */
export const ownTopic = ({ label }: OwnField): Topic => ({
  names: new RegExp(`\\b${titleWords(label).join('s?\\W{1,3}(?:\\w{1,4}\\W{1,3}){0,2}')}s?\\b`, 'iu'),
  unless: ASKED,
});
