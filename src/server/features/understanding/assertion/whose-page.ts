import type { CalendarDay } from '#shared/platform/dates.ts';
import { findDates } from '../text/us-dates.ts';

/** The client a record should be about. */
export interface KnownClient {
  firstname: string;
  lastname: string;
  dob?: CalendarDay | null | undefined;
  mrn?: string | null | undefined;
}

export type Whose = 'client' | 'other' | 'unknown';

/**
 * Labels under which a page gives the person it is about, at the begin of a line or apart from what stands before. A letter
 * is asked for first: looking back from every blank of a long run would take its length squared.
 */
const NAME_LABEL =
  /(?=[a-z])(?<=^\s*|[|\t]\s*|\s{2}|[;,]\s+)(?:re|(?:person|client|patient|individual) (?:being )?(?:referred|assessed|served|evaluated)|(?:(?:client|patient|pt|resident|student|member|applicant|consumer|defendant|participant|inmate|individual)(?:['’]?s)?\.?(?: (?:full|legal))?(?: name)?)|(?:full |legal |last |preferred )?name(?: of (?:client|patient|student|resident))?(?: \(last, first\))?)[ ]*(?:[:\-–]|\t)\s*(?<name>[^\n]{2,60})/gim;
const DOB_LABEL =
  /\b(?:d\.?\s?o\.?\s?b\.?|date of birth|birth ?date|born(?: on)?)\b[\s:.\-–(]{0,6}(?<day>\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})/gi;
const MRN_LABEL =
  /\b(?:mrn|medical record(?: number| no\.?| #)?|chart (?:no\.?|#|number))\s*[:#]*\s*(?<mrn>[A-Z]{0,4}-?\d[\d-]{3,14})/gi;
/** A figure inside a word is a letter that a reading machine took for one. */
const NAME_WORDS = /\p{Lu}[\p{L}\d'’-]{1,24}|\p{Lu}\b\.?/gu;
/** After these words on the line another value begins. */
const NAME_ENDS =
  /\s{2,}|\t|\||\(|\b(?:dob|d\.o\.b|date|mrn|sex|age|gender|phone|id|ssn|case|docket|born|room|unit|#)\b|\b\d/i;
const NOT_NAMES =
  /^(?:Name|Client|Patient|Date|Birth|The|Of|And|Information|Record|Report|Dob|Mr|Mrs|Ms|Dr|Re|Referral|Admission|Request|Insurance|Court|Your|Our|Program|Treatment|Health|Center|Hospital|Self|None|Unknown|Same|State|People|County|Department|Services?|Verification|Benefits|Letter|Summary|Discharge|Signature)$/i;

const folded = (text: string): string =>
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

/** Heads of columns under which a table gives the person a page is about. */
const NAME_HEAD =
  /^(?:client|patient|pt|resident|student|member|applicant|consumer|defendant|participant|individual)(?:['’]?s)?(?: (?:full|legal))?(?: name)?$|^(?:full |legal )?name(?: of (?:client|patient|student|resident))?$/i;
const DOB_HEAD = /^(?:d\.?\s?o\.?\s?b\.?|date of birth|birth ?date|born)$/i;
const COLUMN = /\t|\s{2,}/;

/** What stands right under a head of a column: the same part of the next line. */
function under(text: string, head: RegExp): string[] {
  const rows = text.split('\n').map((line) => line.trim().split(COLUMN));
  return rows.flatMap((cells, at) => {
    const column = cells.length > 1 ? cells.findIndex((cell) => head.test(cell)) : -1;
    const below = column === -1 ? undefined : rows[at + 1]?.[column];
    return below === undefined ? [] : [below];
  });
}

/** Spoken of by name as the one a page is about: "on behalf of Orville Stamper, born …". */
const SUBJECT =
  /(?:\b(?:regarding|concerning|on behalf of|in support of|letter for|(?:bed|place|placement|referral|request) for|evaluation of|seen)\s+(?:(?:my|our) (?:client|patient|student|son|daughter)\s+)?)(?<name>\p{Lu}\p{Ll}{2,20} \p{Lu}\p{Ll}{2,20}(?:-\p{Lu}\p{Ll}{2,20})?)(?=,? (?:\(?born|is a|is an|has been|was admitted|was seen|presents|presented|attends|lives|reports|DOB|date of birth|age\b|\d\d))/gmu;
/** A name right before its birth date is whom the page is about: "NURSING NOTES  Orville Stamper  DOB …", "Plan for Orville Stamper (02/11/1961)". */
const BORN_BESIDE =
  /(?<![\p{L}\d])(?<name>\p{Lu}[\p{L}'’-]{1,20} (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]{1,20})(?=,?[\s(]{1,8}(?:(?:d\.?o\.?b\.?|date of birth|birth ?date|born)\b|\d{1,2}[/-]\d{1,2}[/-](?:19|20)\d\d\)))/gimu;
/** The same without a word for it, after a record's number or none: "Orville Stamper  Z-90001  05/06/1949", a year that a grown person's may be. */
const DATED_BESIDE =
  /(?<![\p{L}\d])(?<name>\p{Lu}[\p{L}'’-]{1,20} (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]{1,20})(?=[ \t,]{1,8}(?:[A-Z]{0,3}-?\d{3,9}[ \t,]{1,8})?\d{1,2}[/-]\d{1,2}[/-](?:19\d\d|200\d)\b)/gmu;
const ORGANIZATION =
  /(?:Hospital|Clinic|Center|Academy|School|County|House|Health|Services|Recovery|Program|Medical|Court|Plan|Department|University|College|Church|Street|Group|Ridge|Creek|Insurance|Treatment|Counseling|Behavioral)$/;

const nameParts = (words: readonly string[]): string[] =>
  words
    .flatMap((word) => word.split(/[-–]/))
    .map(folded)
    .filter(Boolean);

/** A title with the name and birth date of whom the page is about stands this far into it; further on they may be a child's. */
const TITLE = 300;

/** People whom a page speaks of by name without a label before it. */
const subjectsOf = (text: string): string[][] =>
  [
    ...text.matchAll(SUBJECT),
    ...text.slice(0, TITLE).matchAll(BORN_BESIDE),
    ...text.slice(0, TITLE).matchAll(DATED_BESIDE),
  ].flatMap(({ groups }) => {
    const words = (groups?.name ?? '').split(' ');
    return words.some((word) => ORGANIZATION.test(word) || NOT_NAMES.test(word)) ? [] : [nameParts(words)];
  });

function namesOn(text: string): string[][] {
  const inColumns = under(text, NAME_HEAD).flatMap((cell) => {
    const words = [...cell.matchAll(NAME_WORDS)].map(([word]) => word).filter((word) => !NOT_NAMES.test(word));
    return words.length >= 2 && words.length <= 4 && !/[:\d]/.test(cell) ? [nameParts(words)] : [];
  });
  return [...labeledNames(text), ...inColumns, ...subjectsOf(text)];
}

function labeledNames(text: string): string[][] {
  return [...text.matchAll(NAME_LABEL)].flatMap((match) => {
    const written = (match.groups?.name ?? '').trim();
    const [head = ''] = written.split(NAME_ENDS);
    const words = [...head.matchAll(NAME_WORDS)].map(([word]) => word).filter((word) => !NOT_NAMES.test(word));
    return words.length >= 2 && words.length <= 5 && !/[:]/.test(head) ? [nameParts(words)] : [];
  });
}

/** The birth dates a page gives, each once. */
const daysOn = (text: string, today: CalendarDay): CalendarDay[] => {
  const written = [...[...text.matchAll(DOB_LABEL)].map(({ groups }) => groups?.day ?? ''), ...under(text, DOB_HEAD)];
  return [...new Set(written.flatMap((each) => findDates(each, today).map(({ day }) => day)))];
};

/** Two of year, month and day differ: no slip of a pen or a scanner. */
function differs(one: CalendarDay, other: CalendarDay): boolean {
  const parts = [one.split('-'), other.split('-')] as const;
  return [0, 1, 2].filter((at) => parts[0][at] !== parts[1][at]).length >= 2;
}

function matchOf(name: readonly string[], client: KnownClient): 'both' | 'last' | 'none' {
  const first = client.firstname.split(/[\s-]+/).map(folded);
  const last = client.lastname.split(/[\s-]+/).map(folded);
  const sameLast = last.some((part) => name.some((word) => nearly(word, part)));
  const sameFirst = first.some((part) =>
    name.some(
      (word) =>
        nearly(word, part) ||
        (word.length === 1 && part.startsWith(word)) ||
        (word.length >= 3 && part.startsWith(word)),
    ),
  );
  if (sameLast && sameFirst) return 'both';
  return sameLast ? 'last' : 'none';
}

/** Headers are looked for this far into a page. */
const HEAD = 4_000;

/**
 * Whom a page is about, by the name, birth date and record number that it gives in headers and forms. Of several names
 * the client's own decides; a namesake or a relative is known by the birth date.
 */
export function whosePage(page: string, client: KnownClient, today: CalendarDay): Whose {
  const text = page.slice(0, HEAD);
  const names = namesOn(text);
  const days = daysOn(text, today);
  const mrns = [...text.matchAll(MRN_LABEL)].map((match) => match.groups?.mrn ?? '');
  if (client.mrn && mrns.length > 0 && mrns.includes(client.mrn)) return 'client';
  const matches = names.map((name) => matchOf(name, client));
  const dob = client.dob;
  const ownDay = dob ? days.some((day) => !differs(day, dob)) : false;
  const otherDay = dob ? days.length > 0 && !ownDay : false;
  if (matches.includes('both')) return otherDay && matches[0] === 'both' && days.length === 1 ? 'other' : 'client';
  if (names.length === 0) return otherDay && days.length === 1 && !mentions(text, client) ? 'other' : 'unknown';
  if (ownDay && matches[0] === 'last') return 'client';
  return mentions(text, client) ? 'unknown' : 'other';
}

/** Whether the client is named anywhere on the page, first and last name close together. */
function mentions(text: string, client: KnownClient): boolean {
  const words = [...text.matchAll(NAME_WORDS)].flatMap(([word]) => word.split(/[-–]/)).map(folded);
  const last = client.lastname.split(/[\s-]+/).map(folded);
  const first = client.firstname.split(/[\s-]+/).map(folded);
  return words.some(
    (word, at) =>
      last.some((part) => nearly(word, part)) &&
      words.slice(Math.max(0, at - 3), at + 4).some((near) => first.some((part) => nearly(near, part))),
  );
}

/**
 * Whose each page of one record is, in order. A page that names nobody goes on from a stranger's page before it, unless
 * the client is named on it.
 */
export function whosePages(pages: readonly { text: string }[], client: KnownClient, today: CalendarDay): Whose[] {
  let before: Whose = 'unknown';
  return pages.map(({ text }) => {
    const own = whosePage(text, client, today);
    const whose = own === 'unknown' && before === 'other' && !mentions(text, client) ? 'other' : own;
    before = whose;
    return whose;
  });
}
