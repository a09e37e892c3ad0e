import { INSURERS } from '#server/features/understanding/meaning/plain-words.ts';
import { type FormEntry, linesOf } from './form-entries.ts';
import { identifierOf, optionOf } from './read-values.ts';
import { mentionsRelative } from './statement-scope.ts';
import type { Finding } from './suggestion.ts';

/*
 * Who insures the client, where no label says it: the name that a card bears over its numbers, or a sentence about coverage;
 * and numbers that are known by their form.
 */

/** "Medical" is a word, "Medi-Cal" a plan. */
const NAMED = INSURERS.replace('medi-?cal', 'medi-cal');
const INSURER = new RegExp(`(?<!\\p{L})(?:${NAMED})(?!\\p{L})`, 'giu');
/** What says that an insurer's name is the client's own cover: what they have, show or are on, or whose card and number it is. */
const CARRIED = new RegExp(
  `\\b(?:has|have|have got|carries|on|under|thru|through|with|via|showed?|shows|hands?|card (?:is|for|says)|covered by|works? for|co\\.? has|company has|employer has)\\s(?:an? |the |her |his |their )?(?:[\\p{L}'’-]+ ){0,2}?(?:${NAMED})(?!\\p{L})|(?<!\\p{L})(?:${NAMED})(?: [\\p{L}]+){0,2}? (?:id|card|member|policy|group|grp|plan|ppo|hmo|pdp|epo|thru|active|eligible|coverage|insurance|verified|effective)(?!\\p{L})`,
  'iu',
);
const NO_COVER =
  /\b(?:no|not|never|lost|without|does(?: not|n['’]?t)|did(?: not|n['’]?t)|denied|ineligible|needs? to apply|appl(?:y|ied|ying)|used to)\b[^.;]{0,30}$/i;
const COVERS =
  /\b(?:insurance|insured|insurer|coverage|covered (?:by|under|through)|payer|payor|health plan|benefits? (?:with|through|under)|(?:is|are) first|primary (?:is|plan|payer))\b|\bplan(?: name)?\s?:/i;
const NOT_THIS =
  /\b(?:secondary|supplement\w*|terminated|termed|lapsed|expired|inactive|old card|previous|former|denied|not (?:covered|active|eligible)|no longer|applied for|applying|pending|late)\b/i;
/** A Medicare number by its form. */
export const MEDICARE = /(?<![A-Z0-9-])(?<id>[1-9][A-Z][A-Z0-9]\d-?[A-Z][A-Z0-9]\d-?[A-Z]{2}\d{2})(?![A-Z0-9-])/;
const AUTHORIZED =
  /\bauth(?:orization|orized|\.|s)?(?: ?(?:#|no\.?|number|id|is|was))?\b[^.;\n]{0,30}?[\s#:](?<id>(?=[A-Z0-9-]*\d{3})[A-Z0-9]{1,6}-?[A-Z0-9-]{3,20})(?![\w/])/;
/** The number behind an insurer's name: "Anthem ID she read me: XYZ 12 34". */
const ID_GIVEN =
  /\b(?:member |subscriber |policy |plan |card )?(?:id|#|no\.?|number)\b[^:#\n\d]{0,24}[:#=\s]\s{0,3}(?<id>(?=[A-Z0-9 -]*\d{3})[A-Z0-9][A-Z0-9-]*(?: [A-Z0-9]*\d[A-Z0-9]*| [A-Z](?= \d)){0,4})(?![\w-])/i;
const PLAN_LABELS = new Set(['subscriber_id', 'group_number']);
/** Lines over the numbers of a card on which its insurer may stand, and those of a letterhead. */
const OVER = 4;
const LETTERHEAD = 3;

const insurersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(INSURER)].flatMap(([name]) => optionOf('carrier', name) ?? []));

/** What lines say of the plan. */
export function planFindings(page: string, entries: readonly FormEntry[]): Finding[] {
  const lines = linesOf(page);
  const numbers = entries.filter(({ meaning }) => PLAN_LABELS.has(meaning?.field ?? ''));
  const first = numbers.length > 0 ? Math.min(...numbers.map(({ line }) => line)) : -1;
  return lines.flatMap(({ text, start }, at): Finding[] => {
    const place = { start, end: start + text.length, from: 'prose' as const };
    const found: Finding[] = [];
    const other = mentionsRelative(text) || NOT_THIS.test(text);
    const onCard = first >= at && (first - at < OVER || at < LETTERHEAD);
    const carried = CARRIED.exec(text);
    const held = carried !== null && !NO_COVER.test(text.slice(0, carried.index));
    const [carrier, ...more] = other || !(COVERS.test(text) || onCard || held) ? [] : insurersIn(text);
    if (carrier && more.length === 0) found.push({ field: 'carrier', value: carrier, ...place });
    const medicare = MEDICARE.exec(text)?.groups?.id;
    if (medicare && !other) found.push({ field: 'subscriber_id', value: medicare, ...place });
    const id = other || !held ? null : identifierOf(ID_GIVEN.exec(text)?.groups?.id ?? '');
    if (id) found.push({ field: 'subscriber_id', value: id, ...place });
    const auth = identifierOf(AUTHORIZED.exec(text)?.groups?.id ?? '');
    if (auth && !NOT_THIS.test(text)) found.push({ field: 'authorization_number', value: auth, ...place });
    return found;
  });
}
