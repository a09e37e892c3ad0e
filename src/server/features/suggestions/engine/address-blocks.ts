import { linesOf } from './form-entries.ts';
import { addressOf } from './read-values.ts';
import type { Finding, RecordContext } from './suggestion.ts';

/*
 * Where the client lives, as letters, cards and profiles print it without a label: a street under the client's name, and the
 * place beside or under the street.
 */

/** A street: a number, words, and what streets are called by; or a box at a post office. */
const STREET =
  /^(?:\d{1,6}[A-Z]?(?:-\d{1,4})? (?:[NSEW]\.? |(?:North|South|East|West) )?(?:\p{L}[\p{L}\d.'’-]* ){1,4}(?:st(?:reet)?|ave(?:nue)?|r(?:oa)?d|la?n(?:e)?|dr(?:ive)?|c(?:our)?t|way|blvd|boulevard|pl(?:ace)?|ter(?:race)?|cir(?:cle)?|hwy|highway|pike|tr(?:ai)?l|loop|row|route|rte?|pkwy|parkway|sq(?:uare)?|run|path|alley|bend|hollow|crossing|ridge)\b\.?|(?:P\.?\s?O\.? ?)?Box \d{1,6}\b)[^\t\n]{0,60}$/iu;
const PLACE_ONLY =
  /^(?<place>[A-Z][A-Za-z .'’-]{1,30},? (?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?),? \d{5}(?:-\d{4})?)\b/;
/** Lines under the client's name on which the street stands. */
const UNDER = 2;
const IN_PROSE =
  /\b(?:(?:he|she|they|pt|client|patient|who)\s)?(?:currently )?(?:lives?|living|resid(?:es|ing)|stay(?:s|ing)|address(?: is| of)?|home is) (?:at|is|:) (?<where>\d{1,6} [^.;\t\n]{4,70}?\b[A-Z]{2},? \d{5})/u;

interface Cell {
  text: string;
  start: number;
}

function cellsOf({ text, start }: { text: string; start: number }): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  for (const part of text.split('\t')) {
    const trimmed = part.trim();
    if (trimmed !== '') cells.push({ text: trimmed, start: start + from + part.length - part.trimStart().length });
    from += part.length + 1;
  }
  return cells;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function valuesOf(written: string, start: number, end: number): Finding[] {
  const address = addressOf(written);
  return Object.entries(address ?? {}).flatMap(([field, value]: [string, string]) =>
    value ? [{ field, value, start, end, from: 'prose' as const }] : [],
  );
}

/** The client's address, where it stands under their name or is said in a sentence. */
export function addressFindings(page: string, { client }: RecordContext): Finding[] {
  const lines = linesOf(page);
  const said = lines.flatMap(({ text, start }): Finding[] => {
    const where = IN_PROSE.exec(text)?.groups?.where;
    return where ? valuesOf(where, start + text.indexOf(where), start + text.indexOf(where) + where.length) : [];
  });
  if (!client?.firstname || !client.lastname || said.length > 0) return said;
  const names = [client.firstname, client.lastname].map(
    (name) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'iu'),
  );
  for (const [at, line] of lines.entries()) {
    if (!names.every((name) => name.test(line.text)) || line.text.length > 160) continue;
    for (let below = 0; below <= UNDER; below += 1) {
      const street = cellsOf(lines[at + below] ?? { text: '', start: 0 }).find(({ text }) => STREET.test(text));
      if (!street) continue;
      const under = cellsOf(lines[at + below + 1] ?? { text: '', start: 0 }).find(({ text }) => PLACE_ONLY.test(text));
      const place = under ? (PLACE_ONLY.exec(under.text)?.groups?.place ?? '') : '';
      const within = addressOf(street.text);
      if (within?.city) return valuesOf(street.text, street.start, street.start + street.text.length);
      if (under && place !== '') return valuesOf(`${street.text}, ${place}`, street.start, under.start + place.length);
      return [];
    }
  }
  return [];
}
