import { findDates } from '#server/features/understanding/text/us-dates.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { linesOf } from '../entries/form-entries.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { onlyPhone } from '../values/read-values.ts';

/*
 * The client's own number, mail and birth date where a sentence or a bare cell gives them: "His own phone is 555-…", "her
 * e-mail ana@…", an address of mail that is made of the client's name.
 */

const PHONE = '(?<phone>\\(?\\d{3}\\)?[ .-]{0,2}\\d{3}[ .-]\\d{4})(?!\\d)';
const OWN_PHONE = new RegExp(
  `\\b(?:[Hh]is|[Hh]er|[Tt]heir|(?:[Tt]he )?(?:[Cc]lient|[Pp]atient|[Pp]t|[Rr]esident|[Ww]ard|[Dd]efendant)(?:['’]s)?)(?: own)?(?: (?:cell|mobile|home|personal|direct))? ?(?:phone|cell|mobile|number|telephone|tel)(?: (?:number|phone))?(?: is| at|:|,)? ${PHONE}`,
  'gu',
);
/** "He may be reached at 555-…". */
const REACHED = new RegExp(
  `\\b(?:[Hh]e|[Ss]he|[Tt]hey|[Cc]lient|[Pp]atient|[Pp]t|[Rr]esident|[Yy]outh|[Mm]ember) (?:may|can|could|is best|will) (?:be )?(?:reached|called|contacted|phoned|reachable) (?:at|on) ${PHONE}`,
  'gu',
);
const OWN_MAIL =
  /\b(?:[Hh]is|[Hh]er|[Tt]heir|(?:[Tt]he )?(?:[Cc]lient|[Pp]atient|[Pp]t|[Rr]esident|[Ww]ard)(?:['’]s)?)(?: own)?(?: (?:personal|private))? e-?mail(?: address)?(?: is| at|:|,)? (?<mail>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/gu;
const ANY_MAIL = /(?<![\w.+-])(?<local>[\w.+-]{1,64})@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu;
const OFFICE = /\b(?:fax|office|desk|clinic|attorney|employer|school)\b[^.;]{0,20}$/i;
/** Even one who only says something has a number of their own. */
const KIN =
  /\b(?:mother|father|mom|dad|parents?|sister|brother|wife|husband|spouse|partner|son|daughter|aunt|uncle|cousin|friend|grand\w+|girlfriend|boyfriend|sponsor|guardian|fianc\w+|step\w+|roommate|neighbor)\b/i;
const NEAR = 90;
const SHORTEST = 3;
const BY_INITIAL = 4;

/** The sentence before a place of a page, as far as it goes on there. */
const clauseBefore = (page: string, at: number): string =>
  page
    .slice(Math.max(0, at - NEAR), at)
    .split(/[.;]\s|\n\s*\n|\t/)
    .at(-1) ?? '';

/** Whether a name before an at sign is made of the client's first and last names. */
function isMadeOf(local: string, first: string, last: string): boolean {
  const bare = local.toLowerCase().replace(/[^a-z]/g, '');
  const [given, family] = [first, last].map((each) => each.toLowerCase().replace(/[^a-z]/g, ''));
  const parts = last
    .toLowerCase()
    .split(/[\s-]+/)
    .map((each) => each.replace(/[^a-z]/g, ''));
  if (!given || !family || given.length < SHORTEST) return false;
  const initial = given.charAt(0);
  return [family, ...parts].some((each) => {
    const start = each.slice(0, BY_INITIAL);
    if (each.length < SHORTEST) return false;
    return (
      (bare.includes(given.slice(0, SHORTEST)) && bare.includes(start)) ||
      bare.startsWith(`${initial}${start}`) ||
      bare.endsWith(`${each}${initial}`) ||
      (bare.startsWith(given) && bare.length - given.length < SHORTEST)
    );
  });
}

/** What a page gives of how the client is reached, and when they were born. */
export function reachedAt(whole: string, { client, today }: RecordContext): Finding[] {
  const page = whole.slice(0, LONGEST_READ);
  const flat = page.replace(/\s/g, ' ');
  const found: Finding[] = [];
  const add = (field: string, value: string | null | undefined, start: number, length: number) => {
    if (value) found.push({ field, value, start, end: start + length, from: 'prose' });
  };
  for (const match of [...flat.matchAll(OWN_PHONE), ...flat.matchAll(REACHED)]) {
    const before = clauseBefore(page, match.index);
    if (mentionsRelative(before) || KIN.test(before) || OFFICE.test(before)) continue;
    add('phone_number', onlyPhone(match.groups?.phone ?? ''), match.index, match[0].length);
  }
  for (const match of flat.matchAll(OWN_MAIL))
    if (!KIN.test(clauseBefore(page, match.index))) add('email_id', match.groups?.mail, match.index, match[0].length);
  if (!client?.firstname || !client.lastname) return found;
  const possessive = new RegExp(
    `(?<![\\p{L}])${client.firstname.replace(/[^\p{L} '’-]/gu, '')}['’]s own (?:cell |mobile |home )?(?:tele)?(?:phone|cell|number)(?: number)? (?:is|:) ${PHONE}`,
    'gu',
  );
  for (const match of flat.matchAll(possessive))
    add('phone_number', onlyPhone(match.groups?.phone ?? ''), match.index, match[0].length);
  const mails = [...flat.matchAll(ANY_MAIL)].filter(({ groups }) =>
    isMadeOf(groups?.local ?? '', client.firstname, client.lastname),
  );
  const [mail] = mails;
  if (
    mail &&
    new Set(mails.map(([each]) => each.toLowerCase())).size === 1 &&
    found.every(({ field }) => field !== 'email_id')
  )
    add('email_id', mail[0], mail.index, mail[0].length);
  if (client.dob)
    for (const { text, start } of linesOf(page)) {
      const born = findDates(text.slice(0, 400), today).find(({ day }) => day === client.dob);
      if (born) {
        add('dob', born.day, start + born.start, born.end - born.start);
        break;
      }
    }
  return found;
}
