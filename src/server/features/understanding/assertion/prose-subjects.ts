import type { CalendarDay } from '#shared/platform/dates.ts';
import { findDates } from '../text/us-dates.ts';
import { isAtWork, isSomebodyBeside, isWhole, namesIn, readName, type WrittenName } from './written-names.ts';

/** Somebody whom a page may be about. */
export interface PageSubject {
  parts: readonly string[];
  /** The same without words in capitals before it, which may be a title's. */
  bare?: readonly string[] | undefined;
  /** 3: the page says so; 2: it is likely; 1: only where nothing speaks against it. */
  sure: 1 | 2 | 3;
  /** Where on the page. */
  at: number;
  /** The birth date that stands beside the name. */
  born?: CalendarDay | undefined;
}

export const DOB_WORD =
  /^[\s,;:|(–/-]{0,8}(?:[MF]\b[ ,/]{0,3})?(?:\d{1,3} ?(?:yo|y\/o|yrs?|y)\b[ ,/]{0,3})?(?:(?:his\/her|his|her|their) )?(?:d\.?\s?o\.?\s?b\b|date of birth|birth ?dat?e|birthday|bday|b-day|born\b|b\.[ ]?\d|birth\b)/i;
export const YEARS =
  /^[\s,;:|(–-]{0,6}(?:age[ds]?:?[ ]?\d{1,3}\b|\d{1,3}[ -]?(?:y\/?o|yo|yrs?|y\.o\.|years?)\b|\d{2}[ ]?[MF]\b|[MF][ ]?[/,]?[ ]?\d{2}\b(?![/-])|(?:is|was),?[ ](?:an?[ ])?\d{1,3}[ -]years?)/i;
export const bornBehind = (behind: string, today: CalendarDay): CalendarDay | undefined => {
  const [first] = findDates(behind.slice(0, 48), today);
  return first?.day;
};

/** Whom a text speaks of with these words before the name. */
const ABOUT =
  /\b(?:regarding|concerning|about|on behalf of|(?:in )?support (?:of|for)|letters? (?:for|of)|write (?:for|about|on)|(?:bed|place|placement|referral|request|authorization|assessment|report|plan|prepared|record|order|leave|summary|chart) (?:for|of|on)|evaluation of|care of|case of|treatment of|admission of|supervisor of|employer of|known|seen|met with|saw|evaluated|examined|admitted|treated|interviewed|assessed)\s{1,4}(?:with\s{1,4})?(?:(?:my|our|your|the|this) (?:client|patient|student|resident|tenant|employee|member|son|daughter|husband|wife|brother|sister|friend|above[- ]named)s?,?\s{1,4})?(?:(?:mr|mrs|ms|miss)\.? )?(?=\p{Lu})/giu;
/** What is then said of them. */
const OF_THEM =
  /^,?\s{1,3}(?:\(?born|who\b|is an?\b|has been|was (?:admitted|seen|referred|found|placed|evaluated)|presents|presented|attends|lives|reports|for (?:the|\w+) (?:last|past|\w+ )?(?:years|months)|for \w+ (?:years|months)|DOB|date of birth|age\b|[([]?\d\d)/i;
/** "I, Orville Stamper, understand". */
const I_SAY = /\bI,?\s{1,3}(?=\p{Lu}\p{L}{1,20}[ ,])/gu;
const I_DO =
  /^[\s,;(]{1,4}(?:\(?(?:DOB|born|date of birth|print)\b|(?:do )?(?:hereby|authorize|understand|consent|agree|acknowledge|certify|give|request|choose|decline|refuse|have (?:read|been|received)|am (?:leaving|aware|requesting|the (?:patient|client|resident|tenant))|want|will|promise|wish|permit|release)\b|the undersigned)/i;
/** The heads of court papers. */
const CAPTION =
  /(?:\b(?:state|people|commonwealth|government|united states|city|county|village|town)\b[^\n]{0,50}\n?[^\n]{0,30}?\bv(?:s|ersus)?\.?\s{1,6}|\bin re:?\s{1,3}|\bin the (?:matter|interest|guardianship|conservatorship|commitment|detention|estate|case|marriage) of:?\s{1,6})(?:(?:the )?(?:matter|interest|guardianship|conservatorship|commitment|detention|estate|marriage|application|petition) (?:of|for):?\s{1,3})?(?:the\s)?(?=\p{Lu})/giu;
const PARTY =
  /^[\s,)]{1,6}(?:defendant|respondent|proposed patient|alleged|a minor|an? (?:alleged|incapacitated)|probationer|juvenile)/i;
/** A message of a patient to those who care for them. */
const MESSAGES = /\b(?:portal|secure message|my ?chart|message center|patient message|inbox|in-basket)\b/i;
const SENDER = /(?:^|[|\t]|\s)(?:from|sender|sent by|patient)[ ]{0,2}:[ ]{0,4}(?=\p{Lu})/gimu;
const TITLED = /(?<![\p{L}\p{N}])(?:mr|mrs|ms|miss|mx)\b\.?[ ]{1,2}(?=\p{Lu})/giu;
const DEAR = /\bdear (?:mr|mrs|ms|miss|mx)\b\.?(?: and mrs\.?)?[ ](?=\p{Lu})/giu;
const YOUR = /\byou(?:r|rs)?\b/gi;
/** What papers say of whom they are about, and seldom of anybody else. */
const DOES =
  /^[’']?s?[ ]{1,2}(?:(?:is|was) (?:an? |currently |now |being |still )?(?:\d|seen|admitted|discharged|referred|evaluated|assessed|interviewed|alert|oriented|prescribed|diagnosed|(?:wo)?man\b|(?:fe)?male\b|single|married|divorced|widowed|separated|homeless|unemployed|pleasant|cooperative|calm|tearful|medically|allergic|positive|compliant|in compliance|in good standing|enrolled|placed|ordered|arrested|charged|found)|(?:den(?:ies|ied)|endors|present|report|state[ds]|disclos|complain|admits|admitted|describ|has (?:a history|been|had|never|no|not|completed|attended|missed)|had (?:a|no|been)|uses|used|drinks|drank|smokes|takes|lives|resides|attend|arriv|complet|continue|remain|score|tested|tolerat|meets|relapsed|overdosed|participat|appear|stopped|began|started|needs|requires|request|will need|would benefit|checked in|tells|told|slept|left|came|went|signed|agre|owes|paid|works|sleeps|wants)\w*)/i;
/** The same of a name without a title: fewer of these, since the same is said of relatives, too. */
const DOES_PLAINLY =
  /^,?[ ]{1,2}(?:(?:is|was) (?:an? )?(?:\d|(?:wo)?man\b|(?:fe)?male\b|(?:seen|admitted|discharged|evaluated|assessed|referred|transferred|transported) (?:by|at|to|on|in|for|from|today|with|via)|single|married|divorced|homeless)|presents?\b|presented (?:to|with|for|as)|denies\b|endorses\b|arrived (?:at|by|via|to|for)|has (?:a history|completed|attended)|lives\b|owns\b|rents\b|resides\b)/i;

/** A name with what the text goes on to say, unless it is that of a relative or of somebody at work. */
function at(text: string, from: number): (WrittenName & { behind: string }) | null {
  const written = readName(text, from);
  return written && !isAtWork(text, written.end)
    ? { ...written, behind: text.slice(written.end, written.end + 60) }
    : null;
}

const ends = (text: string, pattern: RegExp): number[] =>
  Array.from(text.matchAll(pattern), (match) => match.index + match[0].length);

/** Whoever the text names by title, and how often as the one it is about. */
function titled(text: string): PageSubject[] {
  const counts = new Map<string, { parts: readonly string[]; at: number; times: number; aged: boolean }>();
  for (const from of ends(text, TITLED)) {
    const written = readName(text, from);
    if (!written?.plain) continue;
    const behind = text.slice(written.end, written.end + 60);
    if (!DOES.test(behind) && !YEARS.test(behind)) continue;
    if (isSomebodyBeside(text, { start: from - 4, end: written.end })) continue;
    const key = written.parts.at(-1) ?? '';
    const before = counts.get(key) ?? { parts: written.parts, at: from, times: 0, aged: false };
    counts.set(key, { ...before, times: before.times + 1, aged: before.aged || YEARS.test(behind) });
  }
  return [...counts.values()]
    .filter(({ times, aged }) => times > 1 || aged)
    .map(({ parts, at, aged }) => ({ parts, at, sure: aged ? 2 : 1 }));
}

/** First and last name in fields of their own: "last SZABO first ILONA". */
const FIELD =
  /(?<![\p{L}])(?<which>first|given|last|family|sur)[ -]?(?:name)?[ ]{0,2}(?:[:.\t]{1,20})?[ ]{1,12}(?=\p{Lu})/giu;

function inFields(text: string): PageSubject[] {
  const fields = Array.from(text.matchAll(FIELD), (match) => ({
    last: /^(?:last|family|sur)/i.test(match[0]),
    start: match.index,
    written: readName(text, match.index + match[0].length),
  }));
  return fields.flatMap(({ last, start, written }, index) => {
    const next = fields[index + 1];
    if (!written || !next?.written || next.last === last || next.start - start > 90) return [];
    const parts = [...written.parts, ...next.written.parts];
    return written.plain && next.written.plain ? [{ parts, sure: start < 300 ? 3 : 2, at: start } as const] : [];
  });
}

/** People whom a page speaks of without a label: in sentences, in the head of a court's paper, as who signs or writes. */
export function inProse(text: string, today: CalendarDay): PageSubject[] {
  const found: PageSubject[] = [...titled(text), ...inFields(text)];
  const add = (written: WrittenName, sure: PageSubject['sure'], born?: CalendarDay) =>
    found.push({ parts: written.parts, sure, at: written.start, born });
  for (const from of ends(text, ABOUT)) {
    const written = at(text, from);
    if (!written || !isWhole(written)) continue;
    const dated = DOB_WORD.test(written.behind) || /^[\s,(]{1,4}\d/.test(written.behind);
    if (dated || OF_THEM.test(written.behind)) add(written, 3, dated ? bornBehind(written.behind, today) : undefined);
  }
  for (const from of ends(text, I_SAY)) {
    const written = at(text, from);
    if (written && isWhole(written) && I_DO.test(written.behind)) add(written, 2, bornBehind(written.behind, today));
  }
  for (const from of ends(text, CAPTION)) {
    const written = at(text, from);
    if (written && isWhole(written)) add(written, 3);
  }
  if (MESSAGES.test(text))
    for (const from of ends(text, SENDER)) {
      const written = at(text, from);
      if (written?.plain && isWhole(written)) add(written, 2);
    }
  if ((text.match(YOUR)?.length ?? 0) > 1)
    for (const from of ends(text, DEAR)) {
      const written = at(text, from);
      if (written?.plain) add(written, 1);
    }
  for (const written of namesIn(text, 0, text.length)) {
    if (!isWhole(written) || written.turned) continue;
    const behind = text.slice(written.end, written.end + 60);
    const sure = PARTY.test(behind) ? 3 : YEARS.test(behind) ? 2 : DOES_PLAINLY.test(behind) ? 1 : null;
    if (sure !== null && !isSomebodyBeside(text, written)) add(written, sure);
  }
  return found;
}
