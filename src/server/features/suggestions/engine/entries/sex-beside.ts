import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { findDates } from '#server/features/understanding/text/us-dates.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { linesOf } from './form-entries.ts';

/*
 * The letter that headers and name lines print beside a birth date or an age and call nothing: "Doe, Ana | F | DOB 1/2/1980",
 * "DOB 1/2/80  F  Date 3/4/26", "[x]M [ ]F", and how a note begins: "34F with …".
 */

const DATE =
  '(?:\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?[ -]\\d{1,2},?[ -]\\d{4})';
const SEX = '(?<sex>M|F|[Mm]ale|[Ff]emale|MALE|FEMALE)';
const AGED = '\\(?(?:age |AGE )?\\d{1,3} ?(?:y\\/?\\.?o\\.?|yrs?\\.?(?: old)?|YRS?|YO|Y|y)?\\)?';
const ENDS = '(?![\\t /]{1,3}\\(?[MF]\\b)(?=[\\t,;|/)]|$| [/(a-z])';
const BESIDE: readonly RegExp[] = [
  /\[[xX✓]\] ?(?<sex>M|F|[Mm]ale|[Ff]emale|MALE|FEMALE)(?![\p{L}])[ \t]{0,3}\[ ?\] ?(?:M|F)/u,
  /\[ ?\] ?(?:M|F|[Mm]ale|[Ff]emale)[ \t]{0,3}\[[xX✓]\] ?(?<sex>M|F|[Mm]ale|[Ff]emale|MALE|FEMALE)(?![\p{L}])/u,
  /(?<![\p{L}\d])M[\t /]{1,3}\((?<sex>F)\)/u,
  /(?<![\p{L}\d])\((?<sex>M)\)[\t /]{1,3}F(?![\p{L}\d])/u,
  // Behind the date, with or without an age between.
  new RegExp(`${DATE}(?:[ \\t,|]{1,3}${AGED})?[\\t ,|/;]{1,3}${SEX}${ENDS}`, 'u'),
  // Before it, in a place of its own: within a name the letter is an initial.
  new RegExp(
    `(?<!\\b(?:MI|M\\.I\\.|Middle|Initial)[\\t :])(?:^|(?<!\\b(?:MI|M\\.I\\.|Middle|Initial):?)[\\t|,/] ?|\\d ?)${SEX}[\\t ,|/]{1,3}(?:(?:D\\.?O\\.?B\\.?|[Bb]\\.|[Bb]orn|[Bb]irth ?date):?[ \\t]{0,2})?${DATE}`,
    'u',
  ),
  new RegExp(
    `(?<!\\d)\\d{1,3} ?(?:y\\/?\\.?o\\.?|yrs?\\.?(?: old)?|YRS?|YO|Y|y|year[- ]old)[\\t ,/-]{1,3}${SEX}${ENDS}`,
    'u',
  ),
];
/** How a note begins: the age and the letter, and then what it is about. */
const OPENS = new RegExp(
  `^(?:\\W{0,3}(?:HPI|HX|ID|S|CC|PT|Pt|Patient|History|Summary|INTERVAL HISTORY)[:.\\t ]{1,3})?\\d{2} ?(?:y\\/?\\.?o\\.?|yrs?[- ]old|year[- ]old|yo)?[ -]?${SEX}(?=[,. ])(?! (?:and|or|&|in) )`,
  'u',
);
const MAX_LINE = 240;

/** Whether a line is the client's: it bears their last name or their birth date. */
function isOfClient(text: string, client: KnownClient, today: RecordContext['today']): boolean {
  const words = text.toLowerCase();
  const parts = client.lastname.toLowerCase().split(/[\s-]+/);
  if (parts.some((part) => part.length > 2 && words.includes(part))) return true;
  return Boolean(client.dob) && findDates(text, today).some(({ day }) => day === client.dob);
}

/** The sex that stands beside the client's birth date, name or age. */
export function sexBeside(page: string, { client, today }: RecordContext): Finding[] {
  if (!client) return [];
  const found = linesOf(page.slice(0, LONGEST_READ)).flatMap(({ text, start }): Finding[] => {
    if (text.length > MAX_LINE) return [];
    const beside = isOfClient(text, client, today) ? BESIDE.map((each) => each.exec(text)).find((each) => each) : null;
    const match = beside ?? OPENS.exec(text);
    const sex = match?.groups?.sex;
    if (!match || !sex) return [];
    const value = /^f/i.test(sex) ? 'Female' : 'Male';
    return [
      {
        field: 'sex_at_birth',
        value,
        start: start + match.index,
        end: start + match.index + match[0].length,
        from: 'label',
      },
    ];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}
