import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { addressOf, STATES } from '../values/read-address.ts';
import { linesOf } from './form-entries.ts';

/*
 * Where the client lives, as letters, cards and profiles print it without a label: a street under the client's name, and the
 * place beside or under the street.
 */

/** A street: a number, words, and what streets are called by; or a box at a post office. */
const STREET =
  /^(?:\d{1,6}[A-Z]?(?:-\d{1,4})? (?:[NSEW]\.? |(?:North|South|East|West) )?(?:\p{L}[\p{L}\d.'’-]* ){1,4}(?:st(?:reet)?|ave(?:nue)?|r(?:oa)?d|la?n(?:e)?|dr(?:ive)?|c(?:our)?t|way|blvd|boulevard|pl(?:ace)?|ter(?:race)?|cir(?:cle)?|hwy|highway|pike|tr(?:ai)?l|loop|row|route|rte?|pkwy|parkway|sq(?:uare)?|run|path|alley|bend|hollow|crossing|ridge|mews|close|quay|sluice|slip|walk|landing|commons|plaza|grove)\b\.?|(?:P\.?\s?O\.? ?)?Box \d{1,6}\b)[^\t\n]{0,60}$/iu;
const LONGEST = 600;
const PLACE_ONLY =
  /^(?<place>[A-Z][A-Za-z .'’-]{1,30},? (?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?),? \d{5}(?:-\d{4})?)\b/;
/** Lines under the client's name on which the street stands. */
const UNDER = 2;
const IN_PROSE =
  /\b(?:(?:he|she|they|pt|client|patient|who)\s)?(?:currently )?(?:lives?|living|resid(?:es|ing)|stay(?:s|ing)|address(?: is| of)?|home is) (?:at|is|:) (?<where>\d{1,6} [^.;\t\n]{4,70}?\b[A-Z]{2},? \d{5})/u;

/** A street in a sentence, or behind a word for where somebody lives, with what of its place stands there. */
const SAID =
  /(?:\b(?:[Ll]ives?|[Ll]iving|[Rr]esid(?:es|ing|ence)|[Ss]tay(?:s|ing)|[Ss]leep(?:s|ing)|[Rr]ents?|[Rr]ental|[Hh]ome|[Hh]ouse|[Hh]er place|[Hh]is place|[Aa]partment|[Aa]ddress|[Mm]oved|[Oo]wns|[Dd]omicile|HOME|ADDRESS|[Ll]odg(?:es|ing)|[Cc]ouch)\b[^.;:]{0,40}?(?:,| at| to| is| on|:| -)?|^(?:at home|home),?)[ \t](?<street>\d{1,6}[A-Z]? (?:[NSEW]\. )?(?:\p{Lu}[\p{L}'’.-]* |\d{1,3}(?:st|nd|rd|th) ){1,3}(?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|La?ne?|Dr(?:ive)?|C(?:our)?t|Way|Blvd|Boulevard|Pl(?:ace)?|Ter(?:race)?|Cir(?:cle)?|Hwy|Highway|Pike|Tr(?:ai)?l|Loop|Row|R(?:ou)?te|Pkwy|Parkway|Sq(?:uare)?|Run|Path|Alley|Bend|Hollow|Crossing|Ridge|Mews|Close|Quay|Sluice|Slip|Point|Walk|Green|Gate|Hill|Landing|Commons?|Plaza|Heights|Grove|View|Glen|Court)\b\.?(?:,? (?:Apt|Unit|Suite|Ste|Floor|Lot|Rm|Room)\.? ?[\w-]+| #\w+)?)(?:,? (?<city>\p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}\p{Ll}[\p{L}'’-]+)?)(?=,|\.|;| [A-Z]{2}\b|$| with| in )(?:,? (?<state>[A-Z]{2})(?![\p{L}]))?(?:,? (?<zip>\d{5}(?:-\d{4})?))?)?/u;
/** The place behind a street, with what stands on its door between. */
const PLACE_BEHIND = new RegExp(
  `^(?:,? (?:upper|lower|rear|front|apt\\.? ?\\w{1,4}|unit ?\\w{1,4}|trailer ?\\w{1,4}|space ?\\w{1,4}|room ?\\w{1,4}|#\\w{1,5}))?,? (?<city>(?!Apt|Unit)\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’.-]*){0,3}?),? (?:(?<state>[A-Z]{2}|${STATES}),? )?(?<zip>\\d{5}(?:-\\d{4})?)(?!\\d)`,
  'u',
);
/** Where somebody else lives. */
const OF_OTHER =
  /\b(?:who (?:also )?lives?|(?:mother|father|sister|brother|son|daughter|wife|husband|partner|friend|clinic|office|program|hospital|agency|bank|shop|store)(?: \p{Lu}\p{Ll}+)? (?:lives?|resides|is|owns|rents)|used to|formerly|previous(?:ly)?|former|until|will (?:live|stay|move)|after discharge|group home|works?|(?:business|office|clinic|provider|facility|billing|return|remit|work|school|company|employer|agency|mail(?:ing)? to) address)\b[^.;]{0,60}$/iu;

function streetSaid(page: string): Finding[] {
  for (const { text, start, role } of splitStatements(page)) {
    if (role === 'heading' || text.length > LONGEST) continue;
    const said = text.replace(/\s/g, ' ');
    const found = SAID.exec(said);
    const { street } = found?.groups ?? {};
    if (!found || !street) continue;
    const at = found.index + found[0].indexOf(street);
    if (OF_OTHER.test(said.slice(0, at)) || mentionsRelative(said.slice(0, found.index))) continue;
    const behind = PLACE_BEHIND.exec(said.slice(at + street.length));
    const { city, state, zip } = behind?.groups ?? found.groups ?? {};
    const to = behind ? at + street.length + behind[0].length : found.index + found[0].length;
    const place = { start: start + at, end: start + to, from: 'prose' as const };
    const parts = Object.entries({ address: street.replace(/[.,]$/, ''), city, state, zip });
    return parts.flatMap(([field, value]) => (value ? [{ field, value, ...place }] : []));
  }
  return [];
}

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
    const found = IN_PROSE.exec(text);
    const where = found?.groups?.where;
    if (mentionsRelative(text.slice(0, found?.index ?? 0))) return [];
    return where ? valuesOf(where, start + text.indexOf(where), start + text.indexOf(where) + where.length) : [];
  });
  if (said.length > 0) return said;
  const street = streetSaid(page);
  if (!client?.firstname || !client.lastname || street.length > 0) return street;
  const names = [client.firstname, client.lastname].map(
    (name) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'iu'),
  );
  for (const [at, line] of lines.entries()) {
    if (!names.every((name) => name.test(line.text)) || line.text.length > 160) continue;
    const named = cellsOf(line);
    for (let below = 0; below <= UNDER; below += 1) {
      const cells = cellsOf(lines[at + below] ?? { text: '', start: 0 });
      const street = cells.find(({ text }) => STREET.test(text));
      if (!street) continue;
      // Beside the client's column there may be a laboratory's or a practice's.
      if (below > 0 && cells.indexOf(street) > 0 && names.every((name) => name.test(named[0]?.text ?? ''))) return [];
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
