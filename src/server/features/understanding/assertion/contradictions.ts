import type { CalendarDay } from '#shared/platform/dates.ts';
import type { Judged } from './judged.ts';
import { sameName } from './names-alike.ts';
import type { Kept, PageMarks } from './page-marks.ts';

/*
 * What speaks against a page that bears no more of the client than a last name, or nothing: another sex, another number of
 * the sort that the client's pages have, an age that the client has not reached.
 */

interface Born {
  dob?: CalendarDay | null | undefined;
}

/** A year by which an age may be off for the day of the birthday. */
const BIRTHDAY = 1;

/** Whether the age that a page gives is more than the client's by now. */
export const isTooOld = ({ bornBy }: PageMarks, { dob }: Born): boolean =>
  bornBy !== null && Boolean(dob) && Number(dob?.slice(0, 4)) > bornBy + BIRTHDAY;

export const keyOf = ({ number }: Kept): string => number;
export const shapeOf = ({ sort, number }: Kept): string => `${sort} ${number.replace(/\d/g, '9')}`;

/** Numbers of which a person has one where they are kept. */
const OF_PERSON =
  /^(?:mrn|medical record|chart|clinic|client|patient|resident|participant|inmate|booking|offender|student|guest)$/;

const TITLED = /(?<![\p{L}])(?<title>Mr|Mrs|Ms|Miss)\.?\s(?<name>\p{Lu}[\p{L}'’-]{1,30})/gu;
const MAX_TITLES = 40;

/** Man or woman, by a label or an age, else by the title that the page gives whoever bears the client's last name. */
function sexOf(marks: PageMarks, text: string, lastname: string): PageMarks['sex'] {
  if (marks.sex) return marks.sex;
  const titles = new Set<'F' | 'M'>();
  for (const { groups } of [...text.matchAll(TITLED)].slice(0, MAX_TITLES))
    if (sameName(groups?.name?.toLowerCase() ?? '', lastname.toLowerCase()))
      titles.add(groups?.title === 'Mr' ? 'M' : 'F');
  const [title] = titles;
  return titles.size === 1 && title ? title : null;
}

/** Pages that name nobody and give another sex, or another number of the same sort and make, than all the client's do. */
export function byContradiction(
  pages: readonly Judged[],
  texts: readonly { text: string }[],
  { lastname }: { lastname: string },
): Judged[] {
  const read = pages.map((each, at) => ({ each, sex: sexOf(each.marks, texts[at]?.text ?? '', lastname) }));
  const own = read.filter(({ each }) => each.whose === 'client' && (each.proven || each.mention.full));
  const sexes = new Set(own.flatMap(({ sex }) => sex ?? []));
  const [only] = sexes;
  const kept = pages.filter(({ whose }) => whose === 'client').flatMap(({ marks }) => marks.kept);
  const shapes = new Set(kept.filter(({ sort }) => OF_PERSON.test(sort)).map(shapeOf));
  const numbers = new Set(kept.map(keyOf));
  return read.map(({ each, sex }) => {
    const { marks, mention, whose, proven } = each;
    if (whose === 'other' || proven || mention.first > 0 || marks.days.length > 0) return each;
    if (marks.kept.some((number) => numbers.has(keyOf(number)))) return each;
    const isOtherSex = sexes.size === 1 && sex !== null && sex !== only;
    if (mention.last > 0 || whose === 'client') return isOtherSex ? { ...each, whose: 'other' } : each;
    const isKeptElse = marks.kept.some((number) => OF_PERSON.test(number.sort) && shapes.has(shapeOf(number)));
    return isOtherSex || isKeptElse ? { ...each, whose: 'other' } : each;
  });
}
