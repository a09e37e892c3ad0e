import type { CalendarDay } from '#shared/platform/dates.ts';
import { findDates } from '../text/us-dates.ts';
import { nameParts } from './names-alike.ts';
import type { PageSubject } from './page-subject.ts';

/*
 * People whom papers write no more of than two letters, or a last name and one: beside a birth date or an age, as the minor
 * of a court's paper, or behind the number of a bed.
 */

const LETTERS = String.raw`(?:(\p{Lu})\.[ ]?(?:\p{Lu}\.[ ]?)?(\p{Lu})\.?|(\p{Lu})(\p{Lu}))`;
const BORN = String.raw`(?:(?:dob|d\.o\.b\.?|b\.|born|bd)[ :.]{0,3})?(\d{1,2}[/-]\d{1,2}[/-]\d{2,4})(?![\d/-])`;
const AGED = String.raw`(?:age[d]? ?)?\d{2}[ -]?(?:yo|y\/o|yrs?|y)?[ /-]?[MF](?![\p{L}\d])|\d{2}[ -]?(?:yo|y\/o|year[ -]old)\b|[MF][ /,]{0,2}\d{2}(?![\p{L}\d/-])`;
const BESIDE = new RegExp(
  String.raw`(?:^|\n|\t|[ ]{2}|:[ ])${LETTERS}(?=[ ,;(|/–-]{1,4}(?:is an? )?(?:${BORN}|${AGED}))`,
  'gu',
);
/** "You are J. T. born 12/11/61", wherever it stands. */
const BORN_BEHIND =
  /(?<![\p{L}\p{N}.-])(\p{Lu})\.?[ ]?(?:\p{Lu}\.[ ]?)?(\p{Lu})\.?(?![\p{L}\p{N}])[ ,;(]{1,3}(?:dob|DOB|b\.|born|d\.o\.b\.)[ :.]{0,3}(\d{1,2}[/-]\d{1,2}[/-]\d{2,4})(?![\d/-])/gu;
const BY_ROLE =
  /\b[Tt]he (?:minor|child|juvenile|youth|patient|client|respondent|defendant|student|ward)(?: child)?,? (\p{Lu})\.[ ]?(?:\p{Lu}\.[ ]?)?(\p{Lu})\.(?!\p{L})/gu;
const BY_BED =
  /(?:^|\n)[ \t]{0,4}(?:[Bb]ed|[Rr]m|[Rr]oom|[Cc]ell|[Bb]unk|[Cc]ot|[Bb]ay|BED|RM|ROOM|CELL|BUNK)[ ]?#?[\dA-Z]{1,4}[ ]?[:.)–-]{0,2}[ ]{1,4}(\p{Lu}[\p{L}'’-]{2,20}),? (\p{Lu})\.(?= )/gu;
/** "Consumer: LD": no more than two letters behind what papers call their person. */
const BY_LABEL =
  /(?:^|\n|\t|[ ]{2})(?:[Cc]lient|[Cc]onsumer|[Pp]atient|[Pp]t|[Rr]esident|[Pp]articipant|[Ss]tudent|[Mm]ember|[Gg]uest|[Cc]ustomer)(?: (?:initials|id|code))?[ ]?[:#][ ]{0,3}(\p{Lu})\.?(?:\p{Lu}\.?)?(\p{Lu})\.?(?=[ ]{2}|\t|\n|$| \p{Lu}\p{Ll}{3,12}:)/gu;
/** "filled in with her   initials  J.M.R.", in the head of a form. */
const BY_INITIALS =
  /\b(?:her|him|his|them|their|(?:client|patient|resident|participant|survivor|guest)(?:['’]s)?)[ \t]{1,20}[Ii]nitials[ \t:]{1,8}(\p{Lu})\.[ ]?(?:\p{Lu}\.[ ]?)?(\p{Lu})\.?(?![\p{L}\d])/gu;
/** Two capitals that are no initials where they stand before an age: rooms, readings, professions. */
const SHORT = new Set(
  'pt ed er md rn or ip op bp hr cc sw np pa dx tx hx am pm iv im po uc icu mse hpi wm bm wf bf hm hf na ok no ua ao wd wnl nad tbd'.split(
    ' ',
  ),
);
/** A white man in papers of police and ambulances, where nothing but an age goes with it. */
const WHITE_MAN = /^[wbh][mf]$/;
const EARLY = 600;
const MIN_AGE = 13;

function birthOf(written: string, today: CalendarDay): CalendarDay | undefined {
  const [first] = findDates(written, today);
  return first && Number(today.slice(0, 4)) - Number(first.day.slice(0, 4)) >= MIN_AGE ? first.day : undefined;
}

/** The people whom a page has by their initials or by a last name with one. */
export function inInitials(text: string, today: CalendarDay): PageSubject[] {
  const head = text.slice(0, EARLY);
  const found = (parts: readonly string[], at: number, born?: CalendarDay): PageSubject => ({
    parts: nameParts(parts),
    sure: 1,
    at,
    born,
  });
  const beside = Array.from(head.matchAll(BESIDE)).flatMap(({ 1: a, 2: b, 3: c, 4: d, 5: day = '', index }) => {
    const letters = [a ?? c ?? '', b ?? d ?? ''];
    const short = letters.join('').toLowerCase();
    const isShort = SHORT.has(short) && !(day !== '' && WHITE_MAN.test(short));
    const born = day === '' ? undefined : birthOf(day, today);
    return isShort || (day === '' ? a === undefined : !born) ? [] : [found(letters, index, born)];
  });
  const dated = Array.from(head.matchAll(BORN_BEHIND)).flatMap(({ 1: one = '', 2: two = '', 3: day = '', index }) => {
    const born = birthOf(day, today);
    return born ? [found([one, two], index, born)] : [];
  });
  const by = (pattern: RegExp) =>
    Array.from(head.matchAll(pattern), ({ 1: one = '', 2: two = '', index }) => found([one, two], index));
  const labeled = by(BY_LABEL).filter(({ parts }) => !SHORT.has(parts.join('')));
  return [...beside, ...dated, ...by(BY_ROLE), ...by(BY_INITIALS), ...labeled, ...by(BY_BED).slice(0, 1)];
}
