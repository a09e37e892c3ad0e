import type { CalendarDay } from '#shared/platform/dates.ts';
import type { PageSubject } from './page-subject.ts';
import { birthBehind } from './prose-subjects.ts';
import { isWhole, readName } from './written-names.ts';

/** "PRIMARY (father)   Odell "Dell" Marsh": who of a family takes care of the child, and whom its papers ask first. */
const PRIMARY =
  /(?:^|\n)[ \t]{0,8}(?:primary|main|first)(?: (?:caregiver|caretaker|parent))?[ ]?\((?:birth |foster |adoptive |step)?(?:mother|father|parent|mom|dad|grand\p{Ll}{2,8}|aunt|uncle)\)[ \t:]{1,20}(?=\p{Lu})/giu;

/** The caregiver whom a paper on a family names before the others of it. */
export function inCaregivers(text: string, today: CalendarDay): PageSubject[] {
  return Array.from(text.matchAll(PRIMARY)).flatMap(({ 0: label, index: at }) => {
    const written = readName(text, at + label.length);
    if (!written?.plain || !isWhole(written)) return [];
    const born = birthBehind(text.slice(written.end, written.end + 60), today);
    return [{ parts: written.parts, sure: 2, at, born }];
  });
}
