import { readAssertions } from '#server/features/understanding/assertion/assertion.ts';
import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import { type FormEntry, linesOf } from './form-entries.ts';
import { namesOthers } from './others-named.ts';
import { type Section, sectionsOf } from './page-sections.ts';
import { besideEntries } from './prose-findings.ts';
import { mentionsRelative } from './statement-scope.ts';

/** As little of a page as says something by itself: a sentence, a cell of a row, or a remark of a note in small letters. */
export interface PageBit {
  /** On one line, letter for letter as long as on the page. */
  text: string;
  start: number;
  end: number;
}

const LONGEST = 600;
const UNSAID = new Set<Section['about']>(['consent', 'instructions', 'family']);
/** Notes go on in small letters behind a full stop; an abbreviation ends nothing. */
const PARTS = /\t+|(?<=[\p{L}\d)"']{2}[.;])\s+(?=\S)/gu;
const ABBREVIATED =
  /\b(?:dr|mr|mrs|ms|st|no|vs|approx|wk|wks|yr|yrs|mo|hr|hrs|min|mg|ml|tab|tabs|cap|caps|po|sl|inj|pt)\.$/i;

function* partsOf(text: string): Generator<{ from: number; to: number }> {
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(PARTS)) {
    if (!mark.includes('\t') && ABBREVIATED.test(text.slice(Math.max(from, index - 12), index))) continue;
    yield { from, to: index };
    from = index + mark.length;
  }
  yield { from, to: text.length };
}

/** What a page says of the client in bits; sections of advice, consent and family, boxes and questions are left out. */
export function bitsOf(page: string, entries: readonly FormEntry[]): PageBit[] {
  const sections = sectionsOf(page, linesOf(page));
  const ofOther = namesOthers(page);
  return splitStatements(page)
    .flatMap(besideEntries(page, entries))
    .filter(
      ({ role, start }) =>
        role !== 'heading' && !UNSAID.has(sections.findLast((section) => section.start <= start)?.about ?? null),
    )
    .flatMap(({ text, start }) =>
      [...partsOf(text)].map(({ from, to }) => ({
        text: text.slice(from, to).replace(/\s/g, ' '),
        start: start + from,
        end: start + to,
      })),
    )
    .filter(({ text }) => text.length <= LONGEST && text.length > 3 && !holdsBox(text) && !/\?(?:\s|$)/.test(text))
    .filter(({ text }) => !ofOther(text));
}

/** The client as the subject again after somebody else. */
const CLIENT_AGAIN =
  /(?:[,;]|\b(?:and|but|where|when|while|that))\s+(?:he|she|they|client|pt|patient|resident)\b[^,;]*$/i;
/** Whose a thing was does not change who took it: "a friend's pills". */
const OWNED = /\b(?:(?:his|her|their|a|an|the|own)\s)?[\p{L}-]+['’]s\s+$/u;

/** Whether the words at a place of a bit are said of the client as they are or were. */
export function ofClient(text: string, start: number, end: number, { ever = false, wished = false } = {}): boolean {
  const before = text.slice(0, start).replace(OWNED, ' ');
  if (mentionsRelative(before) && !CLIENT_AGAIN.test(before)) return false;
  const { negated, uncertain, planned, struck, other, stopped, past } = readAssertions(text)(start, end);
  if (negated || struck || uncertain || (planned && !wished)) return false;
  if (!ever && (stopped || past)) return false;
  return !other || OWNED.test(text.slice(0, start));
}
