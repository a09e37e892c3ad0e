import type { CalendarDay } from '#shared/platform/dates.ts';
import { findDates } from '../text/us-dates.ts';
import { CONTACTS } from './name-words.ts';
import { folded } from './names-alike.ts';

/*
 * What ties pages of a packet together beside names: numbers by which somebody is kept, birth dates, the place in a series
 * of pages, and the title that the sheets of one paper share.
 */

/** A number by which a page keeps somebody. */
export interface Kept {
  /** By what sort of number. */
  sort: string;
  number: string;
}

export interface PageMarks {
  /** Birth dates, each once; those that no contact or relative stands beside. */
  days: readonly CalendarDay[];
  ofSubject: readonly CalendarDay[];
  kept: readonly Kept[];
  /** "Page 2 of 3". */
  series: { page: number; of: number | null } | null;
  title: ReadonlySet<string>;
  /** As a label or an age gives it, where the page gives one only. */
  sex: 'F' | 'M' | null;
  /** The last year in which somebody of the age that the page gives may be born. */
  bornBy: number | null;
}

const DOB_LABEL =
  /(?<!\b(?:baby|infant|newborn)[^\n]{0,40})\b(?:d\.?\s?[o0]\.?\s?b\.?|date of birth|birth ?date|birthday|b-?da(?:y|te)|born(?: on)?)(?![a-z])[\s:.\-–(_*]{0,20}(?<day>\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})/gi;
const DOB_HEAD = /^(?:d\.?\s?[o0]\.?\s?b\.?|date of birth|birth ?date|born)$/i;
const NUMBER =
  /\b(?<sort>mrn|medical record|chart|account|acct|case|docket|cause|booking|inmate|clinic|client|patient|resident|participant|tenant|guest|student|employee|member|medicaid|medicare|subscriber|claim|policy|offender|license|ssn|cl|id)\b\.?(?: (?:id|number|no|num))?\.?\s{0,3}[:#.]{0,3}\s{0,3}(?<number>[A-Z]{0,4}-?\d[\dA-Z -]{2,16}\d)(?![\dA-Z])/gi;
/** One by its sign alone: "#F-40717". */
const SIGNED = /(?<![\w#])#[ ]?(?<number>[A-Z]{1,3}-?\d{4,10})(?![\dA-Z])/g;
const COLUMN = /\t|\s{2,}/;
const SERIES =
  /(?<![\p{L}\d])(?:(?:[Pp]age|PAGE|[Pp]g|PG|p|[Ss]heet|SHEET)\.?[ :]{0,2}(\d{1,3})(?:[ ]?(?:of|OF|\/)[ ]?(\d{1,3}))?|(\d{1,3}) (?:of|OF) (\d{1,3}))(?![\d/-])/u;

/** A title of a paper or an office names nobody beside the one it is about. */
const PAPER =
  /department|\bdept\b|note|record|report|room|program|sheet|form\b|dent|medicine|practice|court|service|cent(?:er|re)|clinic|hospital|letter|summary|log\b|plan\b|orders?\b|flow ?sheet/i;

/** Whether a line heads what is said of a contact or a relative. */
const isHeading = (line: string): boolean => line.length < 40 && CONTACTS.test(line) && !PAPER.test(line);

/** What stands right under a head of a column: the same part of the next line. */
export function under(text: string, head: RegExp): string[] {
  const lines = text.split('\n');
  const rows = lines.map((line) => line.trim().split(COLUMN));
  return rows.flatMap((cells, at) => {
    // "Policy holder" over the heads
    if (isHeading(lines[at - 1] ?? '')) return [];
    const column = cells.length > 1 ? cells.findIndex((cell) => head.test(cell)) : -1;
    const below = column === -1 ? undefined : rows[at + 1]?.[column];
    return below === undefined ? [] : [below];
  });
}

/** A label of somebody at work with what belongs to it is no heading of the next line. */
const ITS_OWN =
  /^\W{0,3}(?:facility|pharmacy|provider|prescriber|physician|doctor|pcp|counselor|therapist|clinician|officer|judge|staff|employer|attorney)\b[^:\n]{0,20}:[ \t]{0,9}\S/i;

/** "The policy is under Brendan Hall", "Discharge ride: Brendan Hall": who pays, drives or visits. */
const PAYS_OR_COMES =
  /\b(?:(?:insurance|policy|coverage|plan|card|benefits?|covered|insured|carried|enrolled|subscriber|holder|insured)\b(?:(?! {2})[^.;|\t\n]){0,40}\b(?:under|through|by|name of|via|wife|husband|spouse|who)|in (?:his|her|their|my) name|ride|rides with|picked up by|pick-?up (?:person|by)|transport(?:ed|ation)? by|released to|(?:approved |allowed |authorized )?(?:visitors?|callers)|escort|co-?signer|proxy|poa|power of attorney|sponsor)\b(?:(?! {2})(?:[^.\t\n]|(?<=\b[a-z]{1,4})\.)){0,60}$/i;

/** "Insurance   Aetna thru husband's job   grp 868811", and on the next line who holds it, without a label. */
const HOLDER_BELOW = /\b(?:insurance|subscriber|policy)\b[^\n]{0,130}\n[^\n:]{0,40}$/i;

/** As long as a line with columns is. */
const LINE = 160;

/** "CHILD" on a line of its own: at the top of a page it heads whom the page is about, and further down a relative. */
const OF_SUBJECT = /^\W{0,3}(?:child|foster child|child in care)(?:['’]s)?(?: information)?[ .:]{0,3}$/i;
const TOP = 300;

/** Whether what stands there belongs to a contact, a relative or a helper, by its line or a heading over it. */
export function underContacts(text: string, at: number): boolean {
  const [line = ''] = text
    .slice(Math.max(0, at - LINE), at)
    .split('\n')
    .slice(-1);
  const [, above = ''] = text
    .slice(Math.max(0, at - 80), at)
    .split('\n')
    .reverse();
  if (CONTACTS.test(line) || PAYS_OR_COMES.test(line)) return true;
  if (HOLDER_BELOW.test(text.slice(Math.max(0, at - LINE), at))) return true;
  // "… group 0811442. Subscriber" at the end of the line before: the sentence goes on.
  const [ends = ''] = /\p{L}+[:,]?[ ]{0,3}$/u.exec(above.slice(-30)) ?? [];
  if (line.trim() !== '' && line.length < 60 && above.length > 40 && CONTACTS.test(ends)) return true;
  const isOfSubject = OF_SUBJECT.test(above) && at - line.length < TOP;
  return isHeading(above) && !isOfSubject && !ITS_OWN.test(above);
}

function daysOn(text: string, today: CalendarDay): Pick<PageMarks, 'days' | 'ofSubject'> {
  const dated = (written: string) => findDates(written, today).map(({ day }) => day);
  const labels = Array.from(text.matchAll(DOB_LABEL), ({ groups, index }) => ({ day: groups?.day ?? '', index }));
  const inColumns = under(text, DOB_HEAD);
  const all = [...labels.map(({ day }) => day), ...inColumns].flatMap(dated);
  const own = labels.filter(({ index }) => !underContacts(text, index)).map(({ day }) => day);
  return { days: [...new Set(all)], ofSubject: [...new Set([...own, ...inColumns].flatMap(dated))] };
}

/** Not a date, and no count: a number of at least four figures. */
function keptOn(text: string): Kept[] {
  return [...text.matchAll(NUMBER), ...text.matchAll(SIGNED)]
    .map(({ groups }) => ({
      sort: (groups?.sort ?? '#').toLowerCase(),
      number: (groups?.number ?? '').toUpperCase().replace(/[\s-]/g, ''),
    }))
    .filter(({ number }) => number.replace(/\D/g, '').length >= 4 && number.length <= 16);
}

/** Lines in which a series of pages is counted. */
const EDGE = 3;

function seriesOf(lines: readonly string[]): PageMarks['series'] {
  for (const line of new Set([...lines.slice(0, EDGE), ...lines.slice(-EDGE)])) {
    const match = SERIES.exec(line.slice(0, 400));
    const page = match?.[1] ?? match?.[3];
    const of = match?.[2] ?? match?.[4];
    if (page !== undefined) return { page: Number(page), of: of === undefined ? null : Number(of) };
  }
  return null;
}

const SEX_LABEL =
  /(?<![\p{L}\d])(?:sex|gender)(?: at birth)?[ ]?[:=\t][ \t]{0,12}(m|f|male|female|man|woman)(?![\p{L}\d])/giu;
/** "62 y.o. male", "F 62Y" in the first lines of a page. */
const AGE_OF_SUBJECT =
  /(?<![\p{L}\d/-])(?:(?<age>\d{2})[ -]?(?:y\/?o|y\.o\.|yrs?|years?|y)\.?[ -]{0,2}(?:old[ -]{1,2})?(?:\p{L}{3,14}[ ]){0,2}?(?:m|f|male|female|man|woman|gentleman|lady)|(?:m|f|male|female)[ ,/]{1,6}(?<behind>\d{2})[ ]?(?:y\/?o|yrs?|years?|y))(?![\p{L}\d'’/-])/giu;

/** By the only age that the page gives of whoever it is about: it may have been written long ago. */
function bornByOn(text: string, today: CalendarDay): number | null {
  const ages = Array.from(text.slice(0, 500).matchAll(AGE_OF_SUBJECT))
    .filter(({ index }) => !underContacts(text, index))
    .map(({ groups }) => Number(groups?.age ?? groups?.behind));
  const [age] = ages;
  return age !== undefined && ages.every((each) => each === age) ? Number(today.slice(0, 4)) - age : null;
}

const SEX_WITH_AGE =
  /(?<![\p{L}\d/-])\d{2}[ -]?(?:y\/?o|yrs?|years?|y)?\.?[ -]{0,2}(?:old[ -]{1,2})?(?:\p{L}{3,14}[ ]){0,2}?(m|f|male|female|man|woman|gentleman|lady)(?![\p{L}\d'’/-])/giu;

const SEX_BEFORE_AGE = /(?<![\p{L}\d'’/-])(m|f|male|female)[ ,/]{1,6}\d{2}[ ]?(?:y\/?o|yrs?|years?|y)(?![\p{L}\d])/giu;

/** Man or woman, as the page has it of whoever it is about: a label, or an age in the first lines. */
function sexOn(text: string): PageMarks['sex'] {
  const said = [
    ...Array.from(text.matchAll(SEX_LABEL), (match) => ({ at: match.index, sex: match[1] ?? '' })),
    ...Array.from(text.slice(0, 500).matchAll(SEX_BEFORE_AGE), (match) => ({ at: match.index, sex: match[1] ?? '' })),
    ...Array.from(text.slice(0, 500).matchAll(SEX_WITH_AGE), (match) => ({ at: match.index, sex: match[1] ?? '' })),
  ].filter(({ at }) => !underContacts(text, at));
  const found = new Set(said.map(({ sex }) => (/^(?:f|w|lady)/i.test(sex) ? 'F' : 'M')));
  const [one] = found;
  return found.size === 1 && one ? one : null;
}

export function marksOf(text: string, today: CalendarDay): PageMarks {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [title = ''] = lines;
  const words = title
    .slice(0, 200)
    .split(/[^\p{L}\d]+/u)
    .map(folded);
  return {
    ...daysOn(text, today),
    kept: keptOn(text),
    series: seriesOf(lines),
    sex: sexOn(text),
    bornBy: bornByOn(text, today),
    title: new Set(words.filter((word) => word.length > 2 && word !== 'page')),
  };
}

/** Most of the words of one title are in the other: sheets of one paper. */
export function sameTitle(one: PageMarks, other: PageMarks): boolean {
  const smaller = Math.min(one.title.size, other.title.size);
  const shared = [...one.title].filter((word) => other.title.has(word)).length;
  return smaller > 1 && shared >= 2 && shared / smaller >= 0.6;
}

/** The page that comes next in the series of another. */
export const isNext = (one: PageMarks, next: PageMarks): boolean =>
  one.series !== null &&
  next.series !== null &&
  next.series.page === one.series.page + 1 &&
  next.series.of === one.series.of;

/** Two of year, month and day differ: no slip of a pen or a scanner. */
export function differs(one: CalendarDay, other: CalendarDay): boolean {
  const parts = [one.split('-'), other.split('-')] as const;
  return [0, 1, 2].filter((at) => parts[0][at] !== parts[1][at]).length >= 2;
}
