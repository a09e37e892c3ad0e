import { GIVEN_NAMES, NAMES_ALONE } from './given-names.ts';
import { NOT_IN_NAMES, SELDOM_IN_NAMES } from './name-words.ts';
import { nameParts } from './names-alike.ts';
import type { PageSubject } from './page-subject.ts';
import { isListOfThings } from './things-listed.ts';
import { isOfThings, isSomebodyBeside } from './written-names.ts';

/*
 * What sheets of one paper carry over from one to the next in their first line: the house, the paper, its day and
 * the person, "Castleberry, Leroy", "Lonetree E.", the name at the end, at the start or before the day.
 */

const LONGEST = 160;
const LAST = String.raw`(?<last>\p{Lu}[\p{L}\d’'-]{3,26})`;
/** Where a name may begin: at the start, in a cell of its own, or behind a word, a number or a bracket. */
const FROM = String.raw`(?<=^|[\t\p{L}\d)] |\t|[ ]{2})`;
/** What may follow a name up to the end of a head: days, numbers, codes and the count of the page. */
const REST = String.raw`(?=(?:[ \t]{1,12}(?:\p{Lu}\p{Ll}{2,8}\.? \d{1,2},? \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|[#\p{Lu}]{0,5}[-#]?\d[\d-]{0,12}|(?:[Pp]a?g?e?|[Pp]oge|[Ss]heet|[Ll]eaf|[Ss]ide)\.?(?: ?\d{1,3}| two| three| four)|of \d{1,3})){0,4}[ ]{0,3}$)`;
/** "Castleberry, Leroy", "Kettleman. Roscoe" with a comma that was read as a stop. */
const TURNED = new RegExp(String.raw`${FROM}${LAST}[,.] (?<first>\p{Lu}\p{Ll}{2,15})(?: \p{Lu}\.?)?${REST}`, 'u');
/** "Castleberry, Leroy Psychosocial Evaluation 2": at the start, with the count of the page at the end. */
const BEFORE_TITLE = new RegExp(
  String.raw`^${LAST}, (?<first>\p{Lu}\p{Ll}{2,15})(?: \p{Lu}\.?)?(?=[ \t]{1,8}\p{Lu}[^.:;,]{3,90}[ \t]\d{1,2}$)`,
  'u',
);
/** "Bergstrom-Tate, S." */
const WITH_LETTER = new RegExp(String.raw`${FROM}${LAST}, (?<first>\p{Lu})\.?${REST}`, 'u');
/** "Stay 26-2207 Lonetree E. FLOOR LOG": behind a number or a house, before a title in capitals. */
const BEHIND_NUMBER = new RegExp(
  String.raw`(?<=^|\d ?[ \t])${LAST},? (?<first>\p{Lu})\.(?=\t|[ ]{1,3}\p{Lu}{3,20}[ \t]|[ ]{0,3}$)`,
  'u',
);
/** "NURSING HANDOFF Lonetree E. 3/3": at the end, before the count of the page. */
const BEFORE_COUNT = new RegExp(
  String.raw`${FROM}${LAST},? (?<first>\p{Lu})\.(?= \d{1,2} ?(?:/|of) ?\d{1,2}[ ]{0,3}$)`,
  'u',
);
/** "J. Halvorsen Whole-person history, leaf 2": at the start of a line that counts the page. */
const LETTER_FIRST = new RegExp(
  String.raw`^(?<first>\p{Lu})\. ${LAST}(?=[ \t][^.:;]{3,90}\b(?:[Pp]age|[Pp]g|p|[Ss]heet|[Ll]eaf|[Ss]ide|[Cc]ont(?:inued|[’']d)?)\.? ?(?:\d{1,3}|two|three|four)?[ ]{0,3}$)`,
  'u',
);
/** "Jonah M.-R.   CV-25-3306   page 2": a first name, and no more than the letters of a double last name. */
const WITH_LETTERS =
  /^(?<first>\p{Lu}\p{Ll}{2,15}) (?<last>\p{Lu}\.-\p{Lu}\.)(?=[ \t][^.:;]{0,90}\b(?:[Pp][ao]ge|[Pp]g|p|[Ss]heet|[Ll]eaf|[Ss]ide)\.? ?\d{1,3}$)/u;
/** "QUESTIONNAIRE, other side Stamper", "doses sent Stamper D 2081": no more of the name than a title has room for. */
const AT_END = /(?:page [\w ]{1,12}|p\. ?\d{1,3}|other side|cont(?:inued|['’]d|\.)),? (?<name>\p{Lu}\p{Ll}{3,20})$/u;
const AND_INITIAL = /(?<![\p{L}\d])(?<name>\p{Lu}\p{Ll}{3,20} \p{Lu}) \d{2,}/u;
/** "2.   Marsh, about Jonah": what a relative writes of somebody, on its further pages. */
const ABOUT = /\p{L}, (?:about|regarding|concerning|re) (?<name>\p{Lu}\p{Ll}{2,20})$/u;
/** Before somebody else's name, or one of a house or a town: "prepared by Sorley, Iona", "St. Agnes, Dawn". */
const BESIDE =
  /(?:\b(?:by|from|to|cc|attn|with|for|per|see|and|were|was|named|called|present|prof|signed|author|writer|staff|reviewer|st|saint|mount|fort|port|camp|lake|new|san|santa|los|las)\b[ :.]{0,2}|[:;&/])[ \t]{0,3}$/i;
/** Words that letters count: "Class B.", "Suite C." */
const COUNTED = new Set(
  'class grade block schedule route exit annex suite floor room bay lane category option phase track cohort question answer step line side'.split(
    ' ',
  ),
);

/** How words of papers end, and hardly a last name: "I. Identifying data", "Radical Acceptance, Grace". */
const OF_PAPERS = /(?:tion|sion|ology|ptance|ility|fying)$/;

const isLastName = (word: string): boolean =>
  nameParts([word]).every(
    (part) =>
      !NOT_IN_NAMES.has(part) &&
      !SELDOM_IN_NAMES.has(part) &&
      !COUNTED.has(part) &&
      !OF_PAPERS.test(part) &&
      !isOfThings({ parts: [part] }),
  );

/** The first line of a page that says anything: at its foot sign those who wrote it. */
function headOf(text: string): { line: string; at: number } {
  const at = text.search(/\S/);
  const start = at === -1 ? 0 : text.lastIndexOf('\n', at) + 1;
  const [line = ''] = text.slice(start, start + LONGEST + 1).split('\n');
  return { line: line.trimEnd(), at: start };
}

function shortIn(line: string, at: number): PageSubject[] {
  const parts = nameParts((AT_END.exec(line) ?? AND_INITIAL.exec(line))?.groups?.name?.split(' ') ?? []);
  const [word] = parts;
  const about = nameParts([ABOUT.exec(line)?.groups?.name ?? '']);
  if (about.some((part) => NAMES_ALONE.has(part))) return [{ parts: about, sure: 1, at, narrated: true }];
  return word && !NOT_IN_NAMES.has(word) && !SELDOM_IN_NAMES.has(word) ? [{ parts, sure: 1, at }] : [];
}

/** The person whom the running head of a page names. */
export function inRunningHeads(text: string): PageSubject[] {
  const { line, at } = headOf(text);
  if (line.length > LONGEST) return [];
  for (const pattern of [TURNED, BEFORE_TITLE, WITH_LETTER, BEHIND_NUMBER, BEFORE_COUNT, LETTER_FIRST, WITH_LETTERS]) {
    const match = pattern.exec(line);
    const { last = '', first = '' } = match?.groups ?? {};
    const [given = ''] = nameParts([first]);
    const isGiven =
      first.length === 1 || pattern === WITH_LETTERS || (GIVEN_NAMES.has(given) && !SELDOM_IN_NAMES.has(given));
    if (!match || !isLastName(last) || !isGiven || BESIDE.test(line.slice(0, match.index))) continue;
    const written = { start: match.index, end: match.index + match[0].length };
    if (isSomebodyBeside(line, written) || isListOfThings(line, written)) continue;
    return [{ parts: nameParts([first, last]), sure: 2, at: at + written.start }];
  }
  return shortIn(line, at);
}
