import { findDates } from '#server/features/understanding/text/us-dates.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { isClient } from '../entries/whose-entries.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { INSURERS_SAID } from '../values/insurer-names.ts';
import { personOf } from '../values/read-values.ts';

/*
 * Who holds the client's plan where lines about insurance name somebody with a birth date: "in father's name: Al Example, b.
 * 1/2/60", "Insurance is under Al Example, born 1/2/1960, he works for Harbor Steel".
 */

const DATE =
  '(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.? \\d{1,2},? \\d{4})';
const NAME =
  "(?<who>(?:(?:Capt|Cpt|Sgt|SSgt|Lt|Col|Maj|Cpl|Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,20}(?: \\p{Lu}\\.?)?(?: \\p{Lu}[\\p{L}'’-]{1,22}){1,2})";
const HOLDS = new RegExp(
  `(?<![\\p{L}-])${NAME}(?:,? ?\\(?\\p{Ll}{2,12}\\)?)?[,;]? ?\\(?(?:[Bb]\\.|[Bb]orn(?: on)?|DOB:?|dob:?|D\\.O\\.B\\.:?|[Bb]irth ?date:?) ?(?<day>${DATE})`,
  'gu',
);
const NAMED = new RegExp(
  `\\b(?:(?:in|under) (?:(?:his|her|their|my|the) )?(?:father|mother|dad|mom|husband|wife|spouse|partner|parent|stepfather|stepmother)(?:['’]s)?(?: name)?[,:]? |(?:[Ii]nsurance|[Pp]lan|[Pp]olicy|[Cc]overage|[Cc]ard) (?:is )?(?:under|in the name of|held by|carried by|through) )${NAME}(?![\\p{L}])`,
  'gu',
);
const CUE = new RegExp(
  `\\b(?:insur\\w{0,6}|ins|coverage|covered|plan|policy|subscriber|subscr|holder|payer|payor|sponsor|grp|group|member|benefits|name:|through)\\b|(?<!\\p{L})(?:${INSURERS_SAID})(?!\\p{L})`,
  'iu',
);
const NOT_CUE =
  /\b(?:emergency|secondary|second|former|lapsed|children|child|kids|siblings?|patient is)\b[^.;]{0,40}$/i;
const BEFORE = 130;
const BEHIND = 90;
const COMPANY = "(?<company>\\p{Lu}[\\p{L}'’&.-]*(?: (?:(?:of|and|the|&) )?\\p{Lu}[\\p{L}'’&.-]*){0,4})";
const WORKS = new RegExp(
  `^[,.;) ]{1,3}(?:(?:he|she|who|they) )?(?:works? (?:for|at)|employed (?:by|at)|through|via|of) (?:the )?${COMPANY}`,
  'u',
);
const NEXT_CELL = new RegExp(`^\\)?\\t${COMPANY}(?=\\t|\\n|$)`, 'u');
const THROUGH = new RegExp(
  `\\bthrough (?:(?:his|her|their|my|the) )?(?:(?:wife|husband|spouse|father|mother|dad|mom|parent|partner)(?:['’]s)? ?)?(?:job|work|employer|employment|plan)?[,:]? (?:at |with )?${COMPANY}(?=[;:,.)]|$| ?\\()`,
  'u',
);
const MAX = 20;

/** The people a page names as holders of the client's plan. */
export function subscriberSaid(whole: string, { client, today }: RecordContext): Finding[] {
  const page = whole.slice(0, LONGEST_READ);
  const flat = page.replace(/\n/g, ' ');
  const spaced = flat.replace(/\t/g, ' ');
  const found: Finding[] = [];
  const matches = [...spaced.matchAll(HOLDS), ...spaced.matchAll(NAMED)].slice(0, MAX);
  for (const match of matches) {
    const { who = '', day: written } = match.groups ?? {};
    const before = spaced.slice(Math.max(0, match.index - BEFORE), match.index);
    const [own] = written ? findDates(written, today) : [];
    const cued =
      written === undefined ||
      CUE.test(
        before
          .split(/\. (?=\p{Lu})/u)
          .slice(-2)
          .join('. '),
      );
    const person = personOf(who);
    if (!person || person.firstname === '' || !cued || NOT_CUE.test(before)) continue;
    if (client && isClient(who, client)) continue;
    if (written !== undefined && (!own || own.day === client?.dob || own.day > today)) continue;
    const end = match.index + match[0].length;
    const at = { start: match.index, end, from: 'prose' as const };
    found.push(
      { field: 'subscriber_firstname', value: person.firstname.replace(/ \p{Lu}\.?$/u, ''), ...at },
      { field: 'subscriber_lastname', value: person.lastname, ...at },
      ...(own ? [{ field: 'subscriber_dob', value: own.day, ...at }] : []),
    );
    const behind = flat.slice(end, end + BEHIND);
    const works = WORKS.exec(behind.replace(/\t/g, ' ')) ?? NEXT_CELL.exec(page.slice(end, end + BEHIND));
    const through = THROUGH.exec(before);
    const company = works?.groups?.company ?? through?.groups?.company;
    if (company && !new RegExp(`^(?:${INSURERS_SAID})`, 'iu').test(company) && own)
      found.push({
        field: 'subscriber_employer',
        value: (company.split(/\. (?=\p{Lu})/u)[0] ?? '').replace(/[.,]$/, ''),
        ...(works
          ? { ...at, end: end + works[0].length }
          : { ...at, start: match.index - before.length + (through?.index ?? 0) }),
      });
  }
  return found;
}
