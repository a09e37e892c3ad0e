import { isStruck } from '#server/features/understanding/assertion/assertion.ts';
import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import type { FormEntry } from '../entries/form-entries.ts';
import { isClient } from '../entries/whose-entries.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { onlyEmail, onlyPhone, personOf } from '../values/read-values.ts';

/*
 * Who decides for the client: the guardian whom a court's papers name, a power of attorney that has come into force, or the
 * client alone.
 */

const OF_COURT =
  /\b(?:letters of guardianship|guardianship (?:order|case|court|of)|probate (?:court|division)|(?:the |our |my )ward\b|condition of (?:the )?ward|ward['’]s|guardian['’]s (?:annual )?report|appointed (?:as )?guardian|guardian (?:of the (?:person|estate)|appointed|ad litem))/i;
const AD_LITEM = /\bad litem\b/i;
const IN_FORCE =
  /\b(?:POA-?HC|HC-?POA|D?POA|(?:durable|health ?care|medical) (?:POA|power of attorney)|power of attorney(?: for health ?care)?)\b[^.;\n]{0,30}\b(?:activated|invoked|in (?:effect|force)|on file|holds?|is (?:his|her|their)|agent)\b|\b(?:holds|has|acts under) (?:his |her |their |the |a )?(?:durable |health ?care |medical )?(?:POA|power of attorney)\b/i;
const NOT_SO =
  /\b(?:no|not|never|none|declin\w+|revoked|expired|without|does(?: not|n['’]t)|blank|form|booklet|discussed|wants?|considering)\b/i;
const OWN =
  /\b(?:makes? (?:all )?(?:of )?(?:his|her|their) own (?:medical |legal |health ?care |treatment )?decisions|(?:is )?(?:his|her|their) own (?:legal )?(?:guardian|decision[- ]?maker|person legally)|no (?:legal )?(?:guardian(?:ship)?|conservator)\b)|^\W{0,3}(?:is )?own (?:legal )?(?:guardian|decision[- ]?maker)\b|[.;,] own (?:legal )?guardian\b/i;
const GUARDIAN = /^(?:\W*\d{1,2}[.)]? )?(?:legal |court[- ]appointed |co-?)?guardian(?:\(s\))?(?: name)?$/i;
/** Letters under a guardian's name in which a paper gives how they are reached. */
const NEAR = 170;

/** Who decides for the client by what a page says. */
export function guardianFindings(page: string, entries: readonly FormEntry[], { client }: RecordContext): Finding[] {
  const text = page.slice(0, LONGEST_READ);
  const found: Finding[] = [];
  if (OF_COURT.test(text))
    for (const { label, value, start, end } of entries) {
      const person = GUARDIAN.test(label.trim()) ? personOf(value) : null;
      if (!person || person.firstname === '' || AD_LITEM.test(value) || (client && isClient(value, client))) continue;
      // How they are reached stands behind the name, up to the next item of the form.
      const behind = text.slice(start, start + NEAR).split(/\n(?=\d{1,2}[.)]? )/)[0] ?? '';
      const at = { start, end, from: 'prose' as const };
      const [phone, email] = [onlyPhone(behind), onlyEmail(behind)];
      found.push(
        { field: 'legal_guardianship_status', value: 'Court-appointed guardian', ...at },
        { field: 'contact_person_name', value: person.name, ...at },
        ...(phone ? [{ field: 'contact_person_phone', value: phone, ...at, end: start + behind.length }] : []),
        ...(email ? [{ field: 'contact_person_email', value: email, ...at, end: start + behind.length }] : []),
      );
      break;
    }
  if (found.length > 0) return found;
  for (const { text: said, start, end, role } of splitStatements(text)) {
    if (role === 'heading' || holdsBox(said) || isStruck(said)) continue;
    const line = said.replace(/\s/g, ' ');
    const force = IN_FORCE.exec(line);
    const own = OWN.exec(line);
    if (force && !NOT_SO.test(line))
      found.push({ field: 'legal_guardianship_status', value: 'Power of attorney', start, end, from: 'prose' });
    else if (own && !mentionsRelative(line.slice(0, own.index)))
      found.push({ field: 'legal_guardianship_status', value: 'None (own guardian)', start, end, from: 'prose' });
  }
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}
