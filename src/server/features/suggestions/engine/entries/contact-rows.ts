import { type Cell, type LaidPage, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import type { Finding } from '../suggestion.ts';
import { onlyEmail, onlyPhone, personOf } from '../values/read-values.ts';

/*
 * Tables of whom to call, with a row for each: their name, what they are to the client, their number, and in a cell of its
 * own that they are the emergency contact.
 */

const EMERGENCY =
  /^(?:(?:primary|1st|first|main) )?(?:emerg(?:ency)?\.?(?: contact(?: person)?)?|e\.?c\.?|ICE|next of kin|nok)(?: ?(?:#|no\.?)? ?1| ?\(primary\)| ?- ?primary)?$/i;
const NUMBERED = /^\d{1,2}[.)]?\s+(?=\p{Lu})/u;
const NOT_THEM = /\b(?:do not (?:call|contact)|not authorized|no (?:contact|phi)|deceased)\b/i;

const person = ({ text }: Cell): ReturnType<typeof personOf> => personOf(text.replace(NUMBERED, ''));

/** The emergency contact of a table of contacts. */
export function contactRows(page: LaidPage): Finding[] {
  for (const { cells, text, start, end } of linesOfPage(page)) {
    const marked = cells.findIndex((cell) => EMERGENCY.test(cell.text));
    if (marked < 1 || NOT_THEM.test(text)) continue;
    const named = cells
      .filter((_, at) => at !== marked)
      .map(person)
      .find((each) => each !== null && each.firstname !== '');
    const phone = onlyPhone(text);
    if (!named || !phone) continue;
    const values = {
      emergency_contact_primary_firstname: named.firstname,
      emergency_contact_primary_lastname: named.lastname,
      emergency_contact_primary_phone: phone,
      emergency_contact_primary_email: onlyEmail(text),
    };
    return Object.entries(values).flatMap(([field, value]): Finding[] =>
      value ? [{ field, value, start, end, from: 'label' }] : [],
    );
  }
  return [];
}
