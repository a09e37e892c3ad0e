import type { CalendarDay } from '#shared/platform/dates.ts';
import { LESS_SURE, NAMES, NOT_IN_NAMES, OTHER_THAN, SELDOM_IN_NAMES, SUBJECTS } from './name-words.ts';
import { nameParts } from './names-alike.ts';
import { underContacts } from './page-marks.ts';
import { bornBehind, DOB_WORD, inProse, type PageSubject, YEARS } from './prose-subjects.ts';
import { isListOfThings } from './things-listed.ts';
import {
  isFollowedByLabel,
  isOfThings,
  isSomebodyBeside,
  isWhole,
  namesIn,
  readName,
  type WrittenName,
} from './written-names.ts';

/** How far from the top the names stand that have no label. */
const TITLE = 600;
const LINES = 8;

const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/ /g, '[ -]'))
    .join('|');

const WHO = String.raw`(?:(?<sure>${alternatives(SUBJECTS)})|(?<less>${alternatives(LESS_SURE)}))(?:['’]?s)?\.?`;
const SAID = `(?:[ ](?:being[ ])?(?:referred|assessed|served|evaluated|admitted|seen|named|described))?`;
const MORE = String.raw`(?:[ /](?:full|legal|printed|print|sign|signs|signed|signature|initials|name|id|no|number|#)\.?){0,3}(?:[ ]?\([^)\n:]{1,30}\))?`;
const OF_WHOM = `(?:(?:name|signature|initials|person|re)(?:[ ]of[ ](?:the[ ])?|[ ]being[ ]|[ ]|[-/]))?`;
const PERSON = `person[ ](?:being[ ])?(?:referred|assessed|served|evaluated|admitted|seen)`;
const LABEL = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:${OF_WHOM}${WHO}${SAID}${MORE}|(?<person>${PERSON})|(?<name>${alternatives(NAMES)})(?:[ ]?\([^)\n:]{1,30}\))?)(?![\p{L}\p{N}])(?<sep>[ ]{0,3}(?::[ \t]{0,12}|\.{2,60}:?[ \t]{0,3}|_{2,60}[ ]?|[-–—=][ ]{1,3}|\t[ ]{0,20}|[ ]{2,20}|\n)|[ ])`,
  'gimu',
);
/** Between a label and the name: a number of the person, a title. */
const LEADS = /(?:#?[A-Z]{0,4}-?\d[\d-]{2,14}[ ,:/-]{1,3}|(?:mr|mrs|ms|miss|mx)\.?[ ]|the[ ]|[-–:.*#[(|][ ]?){0,2}/iy;

const DAY = /^[\s,;:|(–-]{0,8}(?:[MF][ ,|]{1,3})?(?:[A-Z]{0,3}-?\d{3,9}[ \t,]{1,8})?(?=\d)/;
/** A number by which somebody is kept. */
const NUMBERED =
  /^[\s,;:|(–-]{0,8}(?:(?:mrn|chart|clinic|acct|account|case|client|patient|resident|member|medicaid|booking|inmate|id|bed|room|rm|cell|apt|unit|our ref|cl)\b[ ]?(?:reference|number|no|id|#)?\.?[ ]?[:#]{0,2}[ ]?[A-Z]{0,3}-?\d|(?!\(?(?:\d{3}\)?[ -])?\d{3}-\d{4}(?!\d))(?:#|[A-Z]{2,4}-)?\d[\d -]{4,})/i;

/** A year in which somebody may be born who is treated. */
const isBirth = (day: CalendarDay, today: CalendarDay): boolean =>
  Number(today.slice(0, 4)) - Number(day.slice(0, 4)) >= 13;

const initialsAt = (text: string, from: number): string[] | null => {
  const match = /^(\p{Lu})\.[ ]?(\p{Lu})\.?(?![\p{L}\d])/u.exec(text.slice(from, from + 6));
  return match ? nameParts([match[1] ?? '', match[2] ?? '']) : null;
};

const goesOnAsValue = (behind: string, today: CalendarDay): boolean =>
  /^[ ]{0,3}(?:$|\n|\t|[|(,;]|[ ]{2}|#?\d|\p{L}[\p{L} ]{1,18}[:#.])/u.test(behind) ||
  DOB_WORD.test(behind) ||
  isFollowedByLabel(behind) ||
  /^[ ]\p{Ll}{3,12}[ ]\d/u.test(behind) ||
  bornBehind(behind.slice(0, 14), today) !== undefined;

/** The name behind a label, also where each of its words was written into a box of its own. */
function readApart(text: string, from: number): WrittenName | null {
  const written = readName(text, from);
  if (!written || isWhole(written) || text[written.end] !== '\t') return written;
  return readName(`${text.slice(0, from)}${text.slice(from, from + 60).replace(/\t/g, ' ')}`, from);
}

/** Names that stand behind a label. */
function labeled(text: string, today: CalendarDay): PageSubject[] {
  const found: PageSubject[] = [];
  for (const match of text.matchAll(LABEL)) {
    const { less, name: named, sep = ' ' } = match.groups ?? {};
    const at = match.index;
    const [previous] = /(\p{L}+)[ ]{1,3}$/u.exec(text.slice(Math.max(0, at - 16), at))?.slice(1) ?? [];
    // "Prescriber name": a word before the label says whose.
    if (previous !== undefined && (named || OTHER_THAN.has(previous.toLowerCase()))) continue;
    LEADS.lastIndex = at + match[0].length;
    const from = LEADS.lastIndex + (LEADS.exec(text)?.[0].length ?? 0);
    const initials = sep === ' ' ? null : initialsAt(text, from);
    if (initials && !named && !less) found.push({ parts: initials, sure: 2, at });
    const written = initials ? null : readApart(text, from);
    if (!written || /[@]/.test(text.slice(written.end, written.end + 2))) continue;
    const behind = text.slice(written.end, written.end + 60);
    if (!isWhole(written)) continue;
    const born = DOB_WORD.test(behind) || DAY.test(behind) ? bornBehind(behind, today) : undefined;
    const bare = sep === ' ' || sep.includes('\n');
    if (bare && (!written.plain || !goesOnAsValue(behind, today))) continue;
    if ((named || less) && !born && !written.turned && (!written.plain || isOfThings(written))) continue;
    if (isSomebodyBeside(text, { start: named ? at : from, end: written.end })) continue;
    if (named && underContacts(text, at)) continue;
    const sure = named || less || bare ? 2 : 3;
    found.push({ parts: written.parts, sure: sure === 2 && !less && born ? 3 : sure, at, born });
  }
  return found;
}

/** "QUESTIONNAIRE, other side Stamper", "doses sent Stamper D 2081": no more of the name than a title has room for. */
const AT_END = /(?:page [\w ]{1,12}|p\. ?\d{1,3}|other side|cont(?:inued|['’]d|\.)),? (?<name>\p{Lu}\p{Ll}{3,20})$/u;
const AND_INITIAL = /(?<![\p{L}\d])(?<name>\p{Lu}\p{Ll}{3,20} \p{Lu}) \d{2,}/u;
const PAGE_MARK =
  /\b(?:[Pp]a[gq9][eco]|PAGE|[Pp]g|PG|p)\.?[ ]?\d|\b\d{1,3} (?:of|OF) \d{1,3}\b|\b(?:cont(?:inued|inuation|['’]d|\.)|CONT(?:INUED|INUATION|['’]D|\.)|Cont(?:inued|inuation|['’]d|\.))|\b(?:[Oo]ther side|OTHER SIDE)\b|\b[Pp]age (?:two|three|four)\b/;

/** Where the lines at the top and the foot of a page begin and end. */
function edges(text: string): [start: number, end: number, row: number][] {
  const lines: [number, number][] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push([start, start + line.length]);
    start += line.length + 1;
  }
  return lines.flatMap(([from, to], row): [number, number, number][] =>
    row < LINES || row >= lines.length - 2 ? [[from, to, row]] : [],
  );
}

/** A plan has numbers, too. */
const PAYER = /insur|carrier|payer|payor|\bplan\b|coverage/i;
/** Where the name of a header ends: neither in a list nor in a sentence. */
const CLOSES = /^[ ]{0,2}(?:$|\n|[|\t(]|[ ]{2}|#?\d|\p{Lu}{2})/u;

/** Capitals and numbers before a name that is not in capitals: a house, a form, a case. */
const TITLE_WORDS = /^(?:[\p{Lu}\d][\p{Lu}\d./-]*[\p{Lu}\d][ (]+)+(?=\p{Lu}\p{Ll})/u;

const withoutTitle = ({ start, end }: WrittenName, text: string): string[] | undefined => {
  const written = text.slice(start, end);
  const name = written.replace(TITLE_WORDS, '');
  return name === written ? undefined : nameParts(name.split(' '));
};

/** Names without a label in the title, the header or the foot of a page. */
function inHeaders(text: string, today: CalendarDay): PageSubject[] {
  const found: PageSubject[] = [];
  for (const [start, end, row] of edges(text)) {
    if (start > TITLE && row < LINES) continue;
    const line = text.slice(start, end);
    const short = row === 0 ? (AT_END.exec(line) ?? AND_INITIAL.exec(line)) : null;
    const [word] = nameParts(short?.groups?.name?.split(' ') ?? []);
    if (short && word && !NOT_IN_NAMES.has(word) && !SELDOM_IN_NAMES.has(word))
      found.push({ parts: nameParts(short.groups?.name?.split(' ') ?? []), sure: 1, at: start });
    for (const written of namesIn(text, start, end)) {
      if (!isWhole(written) || isSomebodyBeside(text, written)) continue;
      const behind = text.slice(written.end, Math.min(end, written.end + 60));
      const born = DOB_WORD.test(behind) || DAY.test(behind) ? bornBehind(behind, today) : undefined;
      const dated = born !== undefined && (DOB_WORD.test(behind) || isBirth(born, today));
      const [header, at] = [row < 3 || row >= LINES, written.start];
      const isContact = underContacts(text, at);
      const bare = withoutTitle(written, text);
      if ((dated || YEARS.test(behind)) && !isContact) found.push({ parts: written.parts, bare, sure: 3, at, born });
      else if ((header && PAGE_MARK.test(line)) || (row < 4 && NUMBERED.test(behind) && !PAYER.test(line)))
        found.push({ parts: written.parts, bare, sure: 2, at });
      else if (
        row < 3 &&
        written.turned &&
        !isContact &&
        written.start - start < 60 &&
        CLOSES.test(behind) &&
        !isListOfThings(text, written)
      )
        found.push({ parts: written.parts, sure: 1, at });
    }
  }
  return found;
}

/** The people whom a page may be about, of its first letters. */
export const subjectsOn = (text: string, today: CalendarDay): PageSubject[] =>
  [...labeled(text, today), ...inHeaders(text, today), ...inProse(text, today)].sort((one, other) => one.at - other.at);
