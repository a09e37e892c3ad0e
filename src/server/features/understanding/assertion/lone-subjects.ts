import type { CalendarDay } from '#shared/platform/dates.ts';
import { findDates } from '../text/us-dates.ts';
import { FOR_KIN, OF_SELF } from './letter-subjects.ts';
import { CONTACTS } from './name-words.ts';
import { nameParts } from './names-alike.ts';
import { underContacts } from './page-marks.ts';
import type { PageSubject } from './page-subject.ts';
import { isListOfThings } from './things-listed.ts';
import {
  isAtWork,
  isInRole,
  isOfThings,
  isSomebodyBeside,
  isWhole,
  readName,
  type WrittenName,
} from './written-names.ts';

/*
 * Names by themselves: a line or a cell that holds nothing else, under a birth date, over a street as mail has it, at the
 * top of a paper or at the foot of what somebody wrote of their own.
 */

const TOP = 8;
const FOOT = 4;
const LONGEST = 44;
const NEXT = 90;
/** A year in which somebody may be born who is treated. */
const MIN_AGE = 13;

const DAY = /^\s{0,3}(?:dob:? ?)?\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?![\d/-])/i;
const STREET =
  /^\s{0,4}(?:(?:apt|unit|lot|p\.? ?o\.?)\b|\d{1,6}[A-Z]?[ ](?:\d+(?:st|nd|rd|th)|[NSEW]\b\.?|\p{L}{3,})[^\n\d]{0,30}(?:$|\n|,|#|\t))/iu;
const TO_READER = /\b(?:you|your)\b/i;
/** What is sold, filled or owed: nobody is addressed, and the one named is whose it is. */
const OF_A_BILL =
  /\$ ?\d|\b(?:bill to|amount due|balance|sold to|ship to|deliver to|refills?|sig|dispense|qty|tabs?|disp)\b/i;
/** Whom a page speaks of beside the one it was sent to. */
const OF_SOMEBODY =
  /(?<![\p{L}'’])(?:s?he|her|him|his|my|our client|pt|patient|client|resident|inmate|defendant|participant|student|veteran|probationer)(?![\p{L}])(?![ ]?[:#]|[ ](?:name|id|no|number|care|services|records?|information|education|rights|copy|portal|responsibility|balance|account|portion|pay)\b)/iu;
const OF_WRITER = /(?<![\p{L}'’])(?:I|my|My|me|I['’]m|I['’]ve)(?![\p{L}'’])/gu;
/** What is written by whom a paper is about: a plan, goals, an agreement. */
const OWN_PAPER =
  /\b(?:safety plan|crisis plan|goals?|how i feel|my (?:plan|goals?|story|triggers?)|warning signs|i (?:agree|authorize|understand|consent|thought|feel|will|promise)|relapse prevention|journal|worksheet|self[- ](?:report|assessment|rating)|daily (?:log|check))\b/i;
const OF_OTHERS = /\b(?:she|he|her|his|him)\b/gi;
const SHORT_END = 30;
const SIGNED = /(?:^|\n|\t|[ ]{2})(?:signature|signed|sign here|firma)[ :,_]{1,6}\n?[ ]{0,4}(?=\p{Lu})/giu;
const TITLE =
  /\b(?:log|notes?|record|plan|summary|report|assessment|sheet|history|orders?|evaluation|screen(?:ing)?|chart|questionnaire|application|agreement|calendar|schedule|list|profile|form)\b[ \t:–-]{1,30}$/i;
/** Under a name, what its owner is at work. */
export const AT_WORK =
  /^[^\p{L}\n]{0,6}(?:\n[^\p{L}\n]{0,6})?(?:[^\n]{0,40}\b(?:attorney|counsel|law|officer|evaluator|director|manager|coordinator|counselor|therapist|physician|surgeon|medicine|clinic|psych\p{L}+|nurse|nursing|probation|parole|supervis\p{L}+|specialist|advocate|worker|chief|president|owner|teacher|principal|judge|magistrate|claims|investigator|examiner|navigator|coach|minister|pastor|sponsor|professor|license|lic\b|npi|badge|extension|ext\b|phone|fax|tel|board|certified|MD|DO|RN|NP|PA-C|LCSW|LPC|PhD|CRC|department|dept|inc|llc|pllc|pc|esq)\b)/iu;

interface Cell {
  text: string;
  at: number;
  row: number;
  alone: boolean;
}

/** The cells of the lines at the top and the foot of a page. */
function cellsOn(text: string): { top: Cell[]; foot: Cell[] } {
  const lines: { line: string; at: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push({ line, at: start });
    start += line.length + 1;
  }
  const cells = lines.flatMap(({ line, at }, row) =>
    row < TOP || row >= lines.length - FOOT
      ? Array.from(line.slice(0, 200).matchAll(/[^\s|](?:[^\t\n| ]|[ ](?![ ]))*/g), ({ 0: cell, index }) => ({
          text: cell.trim(),
          at: at + index,
          row,
          alone: line.trim().length === cell.trim().length,
        }))
      : [],
  );
  return {
    top: cells.filter(({ row }) => row < TOP),
    foot: cells.filter(({ row }) => row >= Math.max(2, lines.length - FOOT)),
  };
}

/** The name that is all a cell holds. */
function nameOf(text: string, { text: cell, at }: Cell): WrittenName | null {
  if (cell.length > LONGEST || !/^\p{Lu}/u.test(cell)) return null;
  const written = readName(text, at);
  if (!written || !isWhole(written) || written.end < at + cell.length - 1) return null;
  const isPlain = written.plain && !isOfThings(written) && !isListOfThings(text, written);
  return isPlain || written.placelike ? written : null;
}

/** "RITE CORNER PHARMACY   555-0177": the title of a label, and nobody's heading. */
const SELLER = /^[^:\n]{0,30}\b(?:pharmacy|drugs?|apothecary|rx)\b[^:\n]{0,24}$/i;

function isAnothers(text: string, written: WrittenName): boolean {
  const lines = text
    .slice(Math.max(0, written.start - NEXT), written.start)
    .split('\n')
    .slice(-2);
  const above = lines.filter((line) => !SELLER.test(line)).join(' ');
  return (
    CONTACTS.test(above) ||
    (!SELLER.test(lines[0] ?? '') && underContacts(text, written.start)) ||
    isSomebodyBeside(text, written) ||
    isInRole(text, written) ||
    AT_WORK.test(text.slice(written.end, written.end + NEXT))
  );
}

/** A birth date right under or behind the name. */
function bornUnder(behind: string, today: CalendarDay): CalendarDay | undefined {
  const [first] = DAY.test(behind) ? findDates(behind.slice(0, 30), today) : [];
  return first && Number(today.slice(0, 4)) - Number(first.day.slice(0, 4)) >= MIN_AGE ? first.day : undefined;
}

const isDated = (behind: string): boolean =>
  /^[\s,|]{1,30}(?:(?:date|seen|on)[: ]{1,3})?(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4})/i.test(
    behind,
  );

/** "Dear Ms. Doyle" below the address of one. */
const isCalled = (text: string, { parts }: WrittenName): boolean => {
  const [last = ''] = parts.slice(-1);
  const [, called = ''] = /\bdear [^\n]{0,30}?(\p{Lu}[\p{L}'’-]+)[ ]?[,:\n]/iu.exec(text) ?? [];
  return nameParts([called]).includes(last);
};

/** "CONTACT LOG    Odessa Marsh", with nothing behind it on the line. */
function isBesideTitle(text: string, { at, text: cell, row }: Cell): boolean {
  if (row > 1) return false;
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return TITLE.test(line) && /\s$/.test(line) && /^[ ]{0,3}(?:\n|$)/.test(text.slice(at + cell.length));
}

/** The one who signed, where nobody else did. */
function signed(text: string): WrittenName[] {
  const names = Array.from(text.matchAll(SIGNED), (match) => readName(text, match.index + match[0].length));
  const [only] = names;
  return names.length === 1 && only?.plain && isWhole(only) && !isAtWork(text, only.end) ? [only] : [];
}

/** The people whose names fill a cell or a line at the top or the foot of a page. */
export function inCells(text: string, today: CalendarDay): PageSubject[] {
  const { top, foot } = cellsOn(text);
  const found: PageSubject[] = [];
  const own = text.match(OF_WRITER)?.length ?? 0;
  for (const cell of top) {
    const written = nameOf(text, cell);
    if (!written || isAnothers(text, written)) continue;
    const behind = text.slice(written.end, written.end + NEXT);
    const born = bornUnder(behind, today);
    if (born) found.push({ parts: written.parts, sure: 2, at: written.start, born });
    if (born || written.placelike) continue;
    const isMail = STREET.test(behind.replace(/^[^\n]{0,30}\n/, ''));
    const isToReader = TO_READER.test(text) || OF_A_BILL.test(text);
    const isAddressed = isCalled(text, written) || !own;
    if (isMail && isToReader && isAddressed && !OF_SOMEBODY.test(text))
      found.push({ parts: written.parts, sure: 1, at: written.start, narrated: true });
    else if (
      (isBesideTitle(text, cell) || (cell.row > 0 && cell.row < 3 && isDated(behind))) &&
      !OF_SOMEBODY.test(text.slice(0, written.start))
    )
      found.push({ parts: written.parts, sure: 1, at: written.start, narrated: true });
  }
  const isOfSelf = text.search(OF_SELF) !== -1 && own > (text.match(OF_OTHERS)?.length ?? 0) * 3 && !FOR_KIN.test(text);
  if ((OWN_PAPER.test(text) && own > 0) || isOfSelf)
    for (const written of [...foot.flatMap((cell) => nameOf(text, cell) ?? []), ...signed(text)]) {
      const isAtEnd = text.slice(written.end).trim().length < SHORT_END;
      if (written.placelike || AT_WORK.test(text.slice(written.end, written.end + NEXT))) continue;
      if ((isAtEnd && isOfSelf) || isDated(text.slice(written.end, written.end + NEXT)))
        found.push({ parts: written.parts, sure: 1, at: written.start, narrated: true });
    }
  return found;
}
