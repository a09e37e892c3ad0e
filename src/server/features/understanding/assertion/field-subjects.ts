import { underContacts } from './page-marks.ts';
import type { PageSubject } from './page-subject.ts';
import { isAtWork, readName, type WrittenName } from './written-names.ts';

/*
 * First and last name in fields of their own, as forms and what web sites send have them: "last SZABO first ILONA", a row of
 * dots between field and value, the value on the next line, under the heads of two columns, or as a program writes it.
 */

/** How a field is named, and what may stand between it and its value. */
const FIELD =
  /(?<![\p{L}])(?<which>first|given|last|family|sur|nombres?|apellidos?|name(?=:[^\n:]{2,40}\bfirst(?: name)?:))[ _-]?(?:name)?(?: ?\((?:legal|as on [\w ]{2,12}|required|given|family|print)\))?(?:[ ]{0,2}[ :.*\t_="'>|·•…-]{1,80}|[ ]?[:?*]{0,2}[ ]{0,2}\n[ \t]{0,6})(?=\p{Lu})/giu;
/** Between both fields stand at most a few others. */
const NEAR = 220;
/** At the top of a page a form asks for whom it is about. */
const TOP = 300;
/** Fields of somebody beside that person, on the lines before. */
const OF_ANOTHER =
  /\b(?:emergency|contacts?(?! (?:us|form|info\w*|details|me)\b)|next of kin|spouse|partner|parent|guardian|mother|father|relative|subscriber|policy ?holder|insured|guarantor|employer|doctor|physician|referred by|referring|referrer|about you(?:rself)?|person (?:completing|filling|making)|completed by(?! (?:the |an? )?(?:patient|client|applicant|resident|student|employee|individual)\b)|relationship|attorney|officer|caller)\b/i;
/** "Relationship ... husband" right behind the names. */
const RELATED =
  /\brelation(?:ship)?(?! (?:status|to (?:you|caller)))\b[^\p{L}\n]{0,60}\n?[^\p{L}\n]{0,8}(?!self)\p{L}/iu;
const LINES_BEFORE = 3;
/** Whom a form is filled for, where another fills it in. */
const FOR_ANOTHER =
  /\b(?:filling|fill|completing|submitting|calling|looking|help) (?:this |it )?(?:form )?(?:out )?for\b|\bmy (?:spouse|husband|wife|son|daughter|loved one)\b/i;

const isName = (written: WrittenName | null): written is WrittenName =>
  written !== null && (written.plain || written.placelike);

/** Whether the lines before a field head a part of the form on somebody else. */
function isOfAnother(text: string, start: number): boolean {
  const before = text
    .slice(Math.max(0, start - NEAR), start)
    .split('\n')
    .slice(-LINES_BEFORE)
    .filter((line) => !FOR_ANOTHER.test(line));
  return underContacts(text, start) || OF_ANOTHER.test(before.join('\n'));
}

const COLUMN = /\t|\s{2,}/;
const FIRST_HEAD = /^(?:patient |client )?(?:first|given)(?: name)?[ *:]{0,2}$/i;
const LAST_HEAD = /^(?:patient |client )?(?:last|family|sur) ?(?:name)?[ *:]{0,2}$/i;

/** The names under the heads of two columns. */
function inTwoColumns(text: string): PageSubject[] {
  const lines = text.split('\n');
  let start = 0;
  return lines.flatMap((line, row): PageSubject[] => {
    const at = start;
    start += line.length + 1;
    const heads = line.trim().split(COLUMN);
    const [first, last] = [FIRST_HEAD, LAST_HEAD].map((head) => heads.findIndex((each) => head.test(each)));
    if (first === undefined || last === undefined || first < 0 || last < 0 || isOfAnother(text, at)) return [];
    const cells = (lines[row + 1] ?? '').trim().split(COLUMN);
    const names = [cells[first], cells[last]].map((cell = '') => readName(cell, 0));
    return names.every(isName) ? [{ parts: names.flatMap(({ parts }) => parts), sure: 2, at }] : [];
  });
}

/** The people whose first and last names stand in fields beside each other. */
export function inFields(text: string): PageSubject[] {
  const fields = Array.from(text.matchAll(FIELD), (match) => ({
    last: /^(?:last|family|sur|apell|name)/i.test(match[0]),
    start: match.index,
    written: readName(text, match.index + match[0].length),
  }));
  const beside = fields.flatMap(({ last, start, written }, index): PageSubject[] => {
    const next = fields[index + 1];
    if (!next || next.last === last || next.start - start > NEAR) return [];
    if (!isName(written) || !isName(next.written)) return [];
    if (
      isOfAnother(text, start) ||
      RELATED.test(text.slice(next.written.end, next.written.end + NEAR)) ||
      isAtWork(text, next.written.end)
    )
      return [];
    return [{ parts: [...written.parts, ...next.written.parts], sure: start < TOP ? 3 : 2, at: start }];
  });
  return [...beside, ...inTwoColumns(text)];
}
