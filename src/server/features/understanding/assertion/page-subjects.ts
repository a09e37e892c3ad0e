import type { CalendarDay } from '#shared/platform/dates.ts';
import { RECORD_WORDS } from '../text/record-words.ts';
import { inAnswers } from './asked-names.ts';
import { inCaregivers } from './caregiver-subjects.ts';
import { inColumns } from './column-subjects.ts';
import { inInitials } from './initialed-subjects.ts';
import { withLabels } from './label-slips.ts';
import { inLetters } from './letter-subjects.ts';
import { inLogs } from './log-subjects.ts';
import { inCells } from './lone-subjects.ts';
import { LESS_SURE, NAMES, NOT_IN_NAMES, OTHER_THAN, SELDOM_IN_NAMES, SUBJECTS, TITLE_BEFORE } from './name-words.ts';
import { nameParts } from './names-alike.ts';
import { underContacts } from './page-marks.ts';
import type { PageSubject } from './page-subject.ts';
import { birthBehind, bornBehind, DOB_WORD, inProse, YEARS } from './prose-subjects.ts';
import { inRoster } from './roster-subjects.ts';
import { inRunningHeads } from './running-heads.ts';
import { speaksForAnother } from './speaks-for-another.ts';
import { inSubjectLines, isCalledSo } from './subject-lines.ts';
import { isListOfThings } from './things-listed.ts';
import { inWideLabels } from './wide-labels.ts';
import {
  initialsAt,
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

/** "Driver/Employee", "Insured / Patient": the other role may stand on either side. */
const OR_ROLE = '(?:[ ]?/[ ]?(?:driver|subject|offender|employee|applicant|patient|client|resident|member|insured))?';
const WHO = String.raw`(?:(?<sure>${alternatives(SUBJECTS)})|(?<less>${alternatives(LESS_SURE)}))(?:['’]?s)?\.?${OR_ROLE}`;
const SAID = `(?:[ ](?:being[ ])?(?:referred|assessed|served|evaluated|admitted|seen|named|described)|[ ](?:involved[ ])?in[ ](?:the[ ])?(?:incident|event|accident|fall))?`;
const MORE = String.raw`(?:[ /](?:full|legal|printed|print|sign|signs|signed|signature|initials|name|id|no|number|#)\.?){0,3}(?:[ ]?\([^)\n:]{1,30}\))?`;
const OF_WHOM = `(?:(?:name|signature|initials|person|re)(?:[ ]of[ ](?:the[ ])?|[ ]being[ ]|[ ]|[-/]))?`;
const OF_PERSON = `(?:(?:full|legal|first and last)[ ]){0,2}(?:(?:name|signature)[ ]of[ ](?:the[ ]|your[ ])?)?`;
const PERSON = `${OF_PERSON}(?:person|individual|friend|relative|loved one|family member)[ ](?:(?:who[ ]is[ ]|being[ ])?(?:referred|assessed|served|evaluated|admitted|seen|helped)|(?:seeking|needing|requesting|receiving|applying[ ]for|in[ ]need[ ]of)(?:[ ](?:services|help|care|treatment|admission|detox|placement|support|a[ ]bed))?|you[ ]are[ ](?:referring|calling[ ]about|worried[ ]about))|who[ ](?:is[ ]this[ ](?:(?:form|application|request|referral|call|report|note)[ ])?(?:about|for)|needs[ ](?:help|treatment|care|a[ ]bed))[?]?`;
const LABEL = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:(?<person>${PERSON})|${OF_WHOM}${WHO}${SAID}${MORE}|(?<name>${alternatives(NAMES)})[?]?(?:[ ]?\([^)\n:]{1,30}\))?)(?![\p{L}\p{N}])(?<sep>\*?[ ]{0,3}(?::[ \t]{0,12}|(?:\.[ ]?){2,60}:?[ \t]{0,3}|_{2,60}[ ]?|[-–—=][ ]{1,3}|\t[ ]{0,20}|[ ]{2,20}|\n)|[ ])`,
  'gimu',
);
/** Between a label and the name: a number of the person, a title. */
const LEADS =
  /(?:#?[A-Z]{0,4}-?\d[\d-]{2,14}[ ,:/-]{1,3}|\d{2}[ ]?(?:y\/?o|yrs?)?[ ,/]{0,2}[MF][ ,:-]{1,3}|(?:mr|mrs|ms|miss|mx)\.?[ ]|the[ ]|(?:re|fwd?)[ ]?:[ ]?|[-–:.*#[(_][ ]?|[|][ \t]?){0,3}/iy;

const DAY =
  /^[\s,;:|(–-]{0,8}(?:[A-Z][ ,|\t]{1,3})?(?:[A-Z]{0,3}-?\d{3,9}[ \t,]{1,8})?(?=\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}, \d{4})/i;
/** A number by which somebody is kept. */
const NUMBERED =
  /^[\s,;:|(/–-]{0,8}(?:(?:mrn|chart|clinic|acct|account|case|client|patient|resident|member|medicaid|booking|inmate|id|bed|room|rm|cell|apt|unit|our ref|cl|rx|file|pod)\b[ ]?(?:reference|number|no|id|#)?\.?[ ]?[:#]{0,2}[ ]?[A-Z]{0,3}-?\d|(?!\(?(?:\d{3}\)?[ -])?\d{3}-\d{4}(?!\d))(?:#|[A-Z]{2,4}-)?\d[\d -]{4,})/i;

const goesOnAsValue = (behind: string, today: CalendarDay): boolean =>
  /^[ ]{0,3}(?:$|\n|\t|[|(,;]|[ ]{2}|#?\d|\p{L}[\p{L} ]{1,18}[:#.])/u.test(behind) ||
  DOB_WORD.test(behind) ||
  isFollowedByLabel(behind) ||
  /^[ ]\p{Ll}{3,12}[ ]\d/u.test(behind) ||
  bornBehind(behind.slice(0, 14), today) !== undefined;

/** A label alone on its line, or a value, ends behind it. */
const ENDS_VALUE = /^["”)]?[ ]{0,3}(?:$|\n|\t|[|,;]|[ ]{2}|\p{L}[\p{L} ]{1,18}:)/u;

/** One word that may be what somebody is called by. */
const isGivenName = (written: WrittenName): boolean =>
  written.plain && written.words === 1 && (written.parts[0]?.length ?? 0) > 2 && !isOfThings(written);

/** "PT: 60F Doyle. CC: etoh": a last name behind an age ends with its sentence. */
const AGE_BEFORE = /\d{2}[ ]?(?:y\/?o|yrs?)?[ ,/]{0,2}[MF][ ,:-]{1,3}$/i;

const isNurse = (behind: string): boolean => /^, ?(?:RN|LPN|LVN|BSN|CNA|EMT|Paramedic|PharmD|RPh)\b/.test(behind);

/** The name behind a label, also where each of its words was written into a box of its own. */
function readApart(text: string, from: number): WrittenName | null {
  const written = readName(text, from);
  if (!written || isWhole(written)) return written;
  // "Resident: Marsh. Odessa   Rm 12": a comma that was read as a stop.
  const stop = /^\p{Lu}\p{L}{2,20}\.(?= \p{Lu}\p{L}{2,20}(?:$|\n|\t|[ ]{2}))/u.exec(text.slice(from, from + 50))?.[0];
  if (stop) return readName(`${text.slice(0, from)}${stop.slice(0, -1)},${text.slice(from + stop.length)}`, from);
  if (text[written.end] !== '\t') return written;
  return readName(`${text.slice(0, from)}${text.slice(from, from + 60).replace(/\t/g, ' ')}`, from);
}

/** "My other kratom pt (T.B., 44)": somebody like whom the page is about. */
const OTHER_BEFORE = /\b(?:other|another) (?:\p{L}{2,14} )?$/iu;

/** Names that stand behind a label. */
function labeled(text: string, today: CalendarDay): PageSubject[] {
  const found: PageSubject[] = [];
  for (const match of text.matchAll(LABEL)) {
    const { less, name: named, sep = ' ' } = match.groups ?? {};
    const at = match.index;
    const [previous] = /(\p{L}+)[ ]{1,3}$/u.exec(text.slice(Math.max(0, at - 16), at))?.slice(1) ?? [];
    // "Prescriber name": a word before the label says whose.
    if (
      previous !== undefined &&
      ((named && !TITLE_BEFORE.test(text.slice(0, at))) || OTHER_THAN.has(previous.toLowerCase()))
    )
      continue;
    LEADS.lastIndex = at + match[0].length;
    const from = LEADS.lastIndex + (LEADS.exec(text)?.[0].length ?? 0);
    const initials = initialsAt(text, from);
    if (initials && !named && !less && !OTHER_BEFORE.test(text.slice(Math.max(0, at - 24), at)))
      found.push({ parts: initials, sure: 2, at });
    const written = initials ? null : readApart(text, from);
    if (!written || /[@]/.test(text.slice(written.end, written.end + 2))) continue;
    const behind = text.slice(written.end, written.end + 60);
    if (less && speaksForAnother(text, match[0])) continue;
    if (!isWhole(written)) {
      const isAlone =
        !less && sep.includes(':') && isGivenName(written) && (ENDS_VALUE.test(behind) || NUMBERED.test(behind));
      const isAged = !named && isGivenName(written) && AGE_BEFORE.test(text.slice(at, from));
      if (isAged) found.push({ parts: written.parts, sure: 1, at });
      // "Subject: Pickup"
      else if (/^subject\b/i.test(match[0]) && !isCalledSo(text, written.parts.join(''))) continue;
      else if (isAlone && (!named || NUMBERED.test(behind) || /\b(?:prefer|goes|nick|street)/i.test(named)))
        found.push({ parts: written.parts, sure: 1, at });
      continue;
    }
    const born = DOB_WORD.test(behind) || DAY.test(behind) ? birthBehind(behind, today) : undefined;
    const bare = sep === ' ' || sep.includes('\n');
    if (bare && (!written.plain || !goesOnAsValue(behind, today))) continue;
    if ((named || less) && !born && !written.turned && (!written.plain || isOfThings(written))) continue;
    const ofLabel = named || /(?: to|worker|person)\W{0,3}$/i.test(match[0]);
    if (isSomebodyBeside(text, { start: ofLabel ? at : from, end: written.end })) {
      // "Re: P. Hargreave, RN": a nurse may be whom a letter is about.
      if (less && /^(?:re|regarding|concerning)\b/i.test(match[0]) && isNurse(behind))
        found.push({ parts: written.parts, sure: 1, at });
      continue;
    }
    if (named && underContacts(text, at)) continue;
    const sure = named || less || bare ? 2 : 3;
    found.push({ parts: written.parts, sure: sure === 2 && !less && born ? 3 : sure, at, born });
  }
  return found;
}

/** "GREYWATER,EVERETT J HRN 40917 CLINICAL SUMMARY p 2". */
const IN_CAPITALS = /^(?<name>\p{Lu}[\p{Lu}'’-]{2,24}, ?\p{Lu}{3,20})(?: \p{Lu})?(?= )/u;
const PAGE_MARK =
  /(?:^|[ \t])- ?\d{1,2} ?-(?=[ \t]|$)|\b(?:[Pp][ao][gq9][eco]|PAGE|[Pp]g|PG|p)\.?[ ]?\d|\b\d{1,3} (?:of|OF) \d{1,3}\b(?! [a-z])|\b(?:cont(?:inued|inuation|['’]d|\.)|CONT(?:INUED|INUATION|['’]D|\.)|Cont(?:inued|inuation|['’]d|\.))|\b(?:[Oo]ther side|OTHER SIDE)\b|, ?(?:[Rr]evers[eco]|REVERSE)\b|\b[Pp][ao]ge (?:two|three|four)\b/;

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

/** "MacCallister / Langstrom, evaluation, page 7": the other party of a case. */
const OF_TWO = /(?:(?:^|[\p{L}.]) ?\/|[\p{L}.] ?(?:\bvs?\.|\band|\bor)) ?$/u;

/** "added by the victim advocate, Odessa Marsh". */
const BY_WHOM = /\b(?:by|from|per|with|to) (?:the|our|my|an?) [^,;.:\n]{2,40}, ?$/i;

const isTown = (line: string, at: number, behind: string): boolean =>
  /,\s{0,2}$/.test(line.slice(0, at)) && /^[ ,]{1,2}\d{5}(?!\d)/.test(behind);

const recordWords = new Set(RECORD_WORDS.toLowerCase().split(/\s+/));

/** "KEYSTONE WORKLIFE Thistlewood 26-3017 page 2". */
const BEHIND_TITLE =
  /^(?:[\p{Lu}\d][\p{Lu}\d.&/-]{0,20} ){1,8}(\p{Lu}\p{Ll}[\p{L}'’-]{2,22})(?= (?:[\p{Lu}#-]{0,4}\d|[Pp]age|[Pp]g|p\.))/u;
const withoutNumbers = (cell: string): string =>
  cell
    .split(' ')
    .filter((word) => word !== '' && !/\d/.test(word) && !/^(?:re:?|-|–|#)$/i.test(word))
    .join(' ')
    .replace(/,$/, '');

/** "Application #2291   Santangelo   page 2 of 2": a last name for itself beside the number of the page. */
function cellWithMark(line: string): string[] {
  if (line.length > 160 || !PAGE_MARK.test(line)) return [];
  const [, behindTitle] = BEHIND_TITLE.exec(line) ?? [];
  const cells = line.replace(PAGE_MARK, '\t').split(/\t|[ ]{2,}|[|•·]| \/ /);
  return [behindTitle ?? '', ...cells].map(withoutNumbers).filter((cell) => {
    const [part = ''] = nameParts([cell]);
    const isWord = /^\p{Lu}[\p{L}'’-]{3,24}$/u.test(cell);
    const isOfRecords = recordWords.has(part) || recordWords.has(part.replace(/s$/, ''));
    const isNoName = isOfRecords || NOT_IN_NAMES.has(part) || SELDOM_IN_NAMES.has(part);
    return (
      isWord && !isNoName && !isOfThings({ parts: [part] }) && !isListOfThings(cell, { start: 0, end: cell.length })
    );
  });
}

const PAPER =
  /\b(?:summary|summary of care|notes?|records?|reports?|plan|letter|form|evaluation|assessment|chart|sheet|document|history|certificate|questionnaire|application|agreement|log|psychosocial|biopsychosocial|consultation|intake|discharge|orders|review|statement)\b/i;
const PLACED =
  /(?:^|\t|[ ]{2})(?:(?:rm|room|bed|unit|cell|pod|dr|physician|mrn|acct|adm|admit|allergies|age|sex|grade|gr)\b[ .:#]{0,3}\S)/i;

/** Below or behind the title of a paper, or in a header with a room or a doctor: a name by itself. */
function isTitled(text: string, written: WrittenName, [start, end]: [number, number], row: number): boolean {
  const line = text.slice(start, end);
  const [before, behind] = [line.slice(0, written.start - start), line.slice(written.end - start)];
  const isCell = /(?:^|\t|[ ]{2})$/.test(before) && /^(?:\t|[ ]{2}|$)/.test(behind);
  if (isCell && (row < 3 || row >= LINES || start > TITLE) && (PLACED.test(behind) || PLACED.test(before))) return true;
  if (behind.trim() !== '') return false;
  if (row < 2 && /:[ \t]{1,6}$/.test(before) && before.length < 40 && PAPER.test(before)) return true;
  const above = text.slice(0, start).trim().split('\n').at(-1) ?? '';
  const isUnderTitle = row > 0 && row < 4 && before.trim() === '' && above.length < 60 && PAPER.test(above);
  return (
    isUnderTitle &&
    /^\s{1,3}(?:(?:date|doe)\b[^\n:]{0,20}:?[ ]{0,3})?(?:\d{1,2}\/\d{1,2}\/\d{2,4}|[A-Z][a-z]{2,8} \d{1,2}, \d{4})/i.test(
      text.slice(end, end + 40),
    )
  );
}

/** Names without a label in the title, the header or the foot of a page. */
function inHeaders(text: string, today: CalendarDay): PageSubject[] {
  const found: PageSubject[] = [];
  for (const [start, end, row] of edges(text)) {
    if (start > TITLE && row < LINES) continue;
    const line = text.slice(start, end);
    const [marked] = cellWithMark(line);
    if (marked) found.push({ parts: nameParts([marked]), sure: 1, at: start });
    const turned = row === 0 && PAGE_MARK.test(line) ? IN_CAPITALS.exec(line)?.groups?.name : undefined;
    if (turned) found.push({ parts: nameParts(turned.split(',').reverse()), sure: 2, at: start });
    for (const written of namesIn(text, start, end, true)) {
      if (!isWhole(written) || isSomebodyBeside(text, written)) continue;
      const behind = text.slice(written.end, Math.min(end, written.end + 60));
      const born = DOB_WORD.test(behind) || DAY.test(behind) ? birthBehind(behind, today) : undefined;
      // "April Hill" is somebody where a birth date or an age stands beside it.
      if (written.placelike && !DOB_WORD.test(behind) && !YEARS.test(behind)) continue;
      const [header, at] = [row < 3 || row >= LINES, written.start];
      if (isListOfThings(text, written) || BY_WHOM.test(line.slice(0, written.start - start))) continue;
      const isContact = underContacts(text, at);
      const bare = withoutTitle(written, text);
      if ((born || YEARS.test(behind)) && !isContact) found.push({ parts: written.parts, bare, sure: 3, at, born });
      else if (
        (header && PAGE_MARK.test(line) && !OF_TWO.test(line.slice(0, written.start - start))) ||
        (row < 4 && NUMBERED.test(behind) && !PAYER.test(line) && !isTown(line, written.start - start, behind))
      )
        found.push({ parts: written.parts, bare, sure: 2, at });
      else if (
        !isContact &&
        (isTitled(text, written, [start, end], row) ||
          (row < 3 && written.turned && at - start < 60 && CLOSES.test(behind) && !isListOfThings(text, written)))
      )
        found.push({ parts: written.parts, sure: 1, at });
    }
  }
  return found;
}

/** The people whom a page may be about, of its first letters. */
export function subjectsOn(page: string, today: CalendarDay): PageSubject[] {
  const text = withLabels(page);
  return [
    ...labeled(text, today),
    ...inHeaders(text, today),
    ...inRunningHeads(text),
    ...inCaregivers(text, today),
    ...inColumns(text),
    ...inCells(text, today),
    ...inWideLabels(text),
    ...inRoster(text),
    ...inProse(text, today),
    ...inLetters(text),
    ...inAnswers(text),
    ...inLogs(text),
    ...inSubjectLines(text),
    ...inInitials(text, today),
  ].sort((one, other) => one.at - other.at);
}
