import { readAssertions } from '#server/features/understanding/assertion/assertion.ts';
import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import { type FormEntry, linesOf } from '../entries/form-entries.ts';
import { besideEntries } from '../notes/prose-findings.ts';
import { namesOthers } from './others-named.ts';
import { isSaid, sectionsOf } from './page-sections.ts';
import { isQuestion, mentionsRelative } from './statement-scope.ts';

/** As little of a page as says something by itself: a sentence, a cell of a row, or a remark of a note in small letters. */
export interface PageBit {
  /** On one line, letter for letter as long as on the page. */
  text: string;
  start: number;
  end: number;
  /** What stands in the cell before it on its line. */
  beside?: string | undefined;
}

const LONGEST = 600;
/** Notes go on in small letters behind a full stop; an abbreviation ends nothing. */
const PARTS = /\t+|(?<=[\p{L}\d)"']{2}[.;])\s+(?=\S)|(?<=\?)\s+(?=\S)/gu;
const ABBREVIATED =
  /\b(?:dr|mr|mrs|ms|ofc|sgt|cpl|lt|capt|rev|st|no|vs|approx|wk|wks|yr|yrs|mo|hr|hrs|min|mg|ml|tab|tabs|cap|caps|po|sl|inj|pt|hosp|ctr|univ|mem|ther|couns|psych|tel|ext|appt|dept)\.$/i;

/** What stands in the next cell of what a form asks: a mark, an answer or a row of dots. */
const ANSWERED =
  /^\t+\s?(?:\(?\s?(?:y|n|yes|no)\s?\)?\s?[/|]\s?\(?\s?(?:y|n|yes|no)\b|[xX✓✔](?![\p{L}\d])|\[|\(\s?[xXo✓•]?\s?\)|[☐☑☒]|_+|(?:yes|no|y|n|neg|pos|never|none|n\/a)\b(?! \p{Ll}{3}))/iu;
const ENDED = /[\p{L}\d)]{2}[.;]$/u;
/** What of a question goes on behind its mark: "legal things? court, probation". */
const ASKED_ON = /^\p{Ll}[\p{L}, /&]{2,40}$/u;

function* partsOf(text: string): Generator<{ from: number; to: number; beside?: string }> {
  let from = 0;
  let beside: string | undefined;
  for (const { 0: mark, index } of text.matchAll(PARTS)) {
    if (!mark.includes('\t') && ABBREVIATED.test(text.slice(Math.max(from, index - 12), index))) continue;
    // What ends with a stop was said, and is asked nothing.
    if (ENDED.test(text.slice(from, index)) || !ANSWERED.test(text.slice(index, index + 24)))
      yield { from, to: index, ...(beside && { beside }) };
    beside = mark.includes('\t') ? text.slice(from, index) : undefined;
    from = index + mark.length;
  }
  if (!(from > 0 && /\?\s+$/.test(text.slice(0, from)) && ASKED_ON.test(text.slice(from))))
    yield { from, to: text.length, ...(beside && { beside }) };
}

/** Of a spouse by name a bit says whether the client is married. */
const SPOUSE = /^\W{0,3}(?:wife|husband|spouse)\b/i;

/** What a page says of the client in bits; sections of advice, consent and family, boxes and questions are left out. */
export function bitsOf(page: string, entries: readonly FormEntry[]): PageBit[] {
  const sections = sectionsOf(page, linesOf(page));
  const ofOther = namesOthers(page);
  return splitStatements(page)
    .flatMap(besideEntries(page, entries))
    .filter(
      ({ role, start, text }) =>
        role !== 'heading' && isSaid(sections.findLast((section) => section.start <= start)?.about ?? null, text),
    )
    .flatMap(({ text, start }) =>
      [...partsOf(text)].map(({ from, to, beside }) => ({
        ...(beside && { beside }),
        text: text.slice(from, to).replace(/\s/g, ' '),
        start: start + from,
        end: start + to,
      })),
    )
    .filter(({ text }) => text.length <= LONGEST && text.length > 3 && !holdsBox(text) && !isQuestion(text))
    .filter(({ text }) => !ofOther(text) || SPOUSE.test(text));
}

/** The client as the subject again after somebody else. */
const CLIENT_AGAIN =
  /(?:[,;]|\b(?:and|but|where|when|while|that))\s+(?:he|she|they|client|pt|patient|resident)\b[^,;]*$/i;
/** Whose a thing was does not change who took it: "a friend's pills". */
const OWNED = /\b(?:(?:his|her|their|a|an|the|own)\s)?[\p{L}-]+['’]s\s+$/u;

/** A relative who only reports what a sentence says of the client: "His wife says he …". */
const REPORTED_BY =
  /^\W{0,4}(?:per |according to )?(?:(?:his|her|their|the|pt['’]?s|client['’]?s)\s)?(?:\p{L}+\s)?(?:mother|mom|mum|father|dad|sister|brother|wife|husband|spouse|partner|girlfriend|boyfriend|gf|bf|friend|daughter|son|aunt|uncle|cousin|grand\p{L}+|step\p{L}+|roommate|guardian|sponsor|parents?|family|fianc\p{L}+|ex-?\p{L}*)(?:\s(?!who|that|has|had|and|is|was|also|just|says?|said|states?|reports?)[\p{L}'’-]+){0,2}(?:(?<=^\W{0,4}(?:per|according to)\b.{0,60}),|\s(?:also |just )?(?:says?|said|states?|stated|reports?|reported|tells (?:us|me|staff)|told (?:us|me|staff|writer)|adds?|added|confirms?|confirmed|notes?|noted|claims?|describes?|thinks|believes|is worried(?: that)?|worried|endorses|shares|shared))(?:\s(?:that|how))?(?=\s(?:he|she|they|pt|client|patient|resident|the (?:client|patient|resident))\b)(?![^.;]{0,60}\b(?:herself|himself|(?:her|his) own)\b)/iu;

/** Who only saw or found them. */
const SEEN_BY =
  /\b(?:found|seen|witnessed|observed|called in|reported|brought in|brought)(?: \p{L}+){0,5}? by (?:an? |his |her |their |the )?(?:bystanders?|passers?-?by|strangers?|staff|roommate|friend|neighbor|landlord|family|mother|mom|father|dad|wife|husband|sister|brother|son|daughter|partner|girlfriend|boyfriend|police|ems|squad)\b/iu;

/** Whether the words at a place of a bit are said of the client as they are or were. */
export function ofClient(said: string, start: number, end: number, { ever = false, wished = false } = {}): boolean {
  const blank = (words: string) => ' '.repeat(words.length);
  const text = said.replace(REPORTED_BY, blank).replace(SEEN_BY, blank);
  const before = text.slice(0, start).replace(OWNED, ' ');
  if (mentionsRelative(before) && !CLIENT_AGAIN.test(before)) return false;
  const { negated, uncertain, planned, struck, other, stopped, past } = readAssertions(text)(start, end);
  if (negated || struck || uncertain || (planned && !wished)) return false;
  if (!ever && (stopped || past)) return false;
  return !other || OWNED.test(text.slice(0, start));
}
