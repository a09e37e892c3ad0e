import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { linesOf } from '../entries/form-entries.ts';
import type { Finding } from '../suggestion.ts';
import { INSURER_NAMES } from '../values/insurer-names.ts';
import { identifierOf, optionOf } from '../values/read-values.ts';
import { GROUP_BEHIND, MEDICARE } from './plan-facts.ts';

/*
 * Plans by an insurer's name with a number behind it, as notes set them down in a line: "ins Medicaid CW 40771 Q", "Cigna
 * through the bank, ID U77 204 1186 01", "Medicare 8TN4-XJ0-PQ62 and MaineCare second".
 */

const INSURER = new RegExp(`(?<![\\p{L}])(?:${INSURER_NAMES.map(([names]) => names).join('|')})(?![\\p{L}])`, 'giu');
/** Letters and groups of figures, as cards print them. */
const NUMBER =
  /(?<![\p{L}\d./$#-])(?:[A-Z]{1,4}[ -]?)?\d[\dA-Z]{0,14}(?:[ -]?(?:[A-Z]{1,2} ?)?\d[\dA-Z]{0,11}){0,4}(?: [A-Z](?= ?[(,.;)]|\s*$| gr)|-[A-Z](?![\p{L}\d]))?(?![\p{L}\d/%:]|-[\p{L}\d])/gu;
const MARKED =
  /\b(?:id|member|mbr|mem|subscriber|policy|number|no|recipient|mbi|cin|rin|card)\b[\s.#:]{0,3}(?:number|no|id|is)?[\s.#:]{0,3}$|#\s?$/i;
const LED =
  /(?:^|[\s|(])(?:ins|insurance|coverage|cover(?:ed)?|insured|payers?|payor|pays|paying|payment|plan|benefits|seguro|tarjeta|card|policy|carrier|medicaid|medicare|money)(?![\p{L}])/iu;
/** A number of something else. */
const OTHER_NUMBER =
  /\b(?:auth\p{L}*|ref(?:erral|erence)?|case|claims?|bin|pcn|gr(?:ou)?p|grp|phone|ph|tel|call|fax|dob|born|mrn|chart|account|acct|docket|since|npi|rx|dose|takes|mg|policy holder|sponsor|ssn|ext|room|unit|bed|box)\b[\s.#:]{0,3}(?:no|number|is|id)?[\s.#:]{0,3}$/iu;
/** Another's plan, one that is over, or one that comes second. */
const NOT_THIS =
  /\b(?:second(?:ary)?|supplement\w*|supp|medigap|lapsed|expired|terminated|termed|old|former|previous|late (?:husband|wife)|not (?:covered|active|eligible|enrolled)|no longer|lost|applied|applying|denied|until|(?:husband|wife|mother|father|mom|dad|sister|brother)['’]s own)\b/i;
const PHONE_SHAPED = /^\(?\d{3}\)?[ -]\d{3}[ -]\d{4}$/;
const DATE_SHAPED = /^\d{1,2}-\d{1,2}-\d{2,4}$|^(?:19|20)\d\d$/;
const FEWEST_FIGURES = 5;
const BETWEEN = 70;
const BEFORE = 110;
const BEHIND = 60;
const SHORT_LINE = 60;
const MAX = 200;
const PART_END = /[.;|](?:\s|$)/;

const lastPart = (text: string): string =>
  text
    .replace(/\b(Colo|No|St|Mass|Minn|Conn|Ins)\./g, '$1 ')
    .split(PART_END)
    .at(-1) ?? '';

/** The plan that a line gives with its number. */
export function planLines(whole: string): Finding[] {
  const page = whole.slice(0, LONGEST_READ);
  const flat = linesOf(page)
    .map(({ text }) => `${text.replace(/\s/g, ' ')}${text.length < SHORT_LINE ? '|' : ' '}`)
    .join('')
    .slice(0, page.length);
  for (const { 0: written, index } of [...flat.matchAll(NUMBER)].slice(0, MAX)) {
    if (written.replace(/\D/g, '').length < FEWEST_FIGURES || DATE_SHAPED.test(written)) continue;
    const before = lastPart(flat.slice(Math.max(0, index - BEFORE), index));
    const insurers = [...before.matchAll(INSURER)];
    const [first] = insurers;
    const last = insurers.at(-1);
    if (!first || !last) continue;
    const between = before.slice(last.index + last[0].length);
    const marked = MARKED.test(before);
    if (between.length > BETWEEN || /\d{3}/.test(between) || OTHER_NUMBER.test(before) || /["“?@]/.test(between))
      continue;
    const behind = flat.slice(index + written.length, index + written.length + BEHIND).split(PART_END)[0] ?? '';
    const led = LED.test(before) || (/^[A-Z]/.test(written) && GROUP_BEHIND.test(behind));
    if (!marked && (PHONE_SHAPED.test(written) || !led || between.length > BETWEEN / 2)) continue;
    if (NOT_THIS.test(before.slice(Math.max(0, first.index - 30)))) continue;
    const medicare = MEDICARE.exec(flat.slice(index, index + 16))?.groups?.id;
    const id = medicare ?? identifierOf(written.trim());
    const carrier = optionOf('carrier', before.slice(first.index)) ?? optionOf('carrier', last[0]);
    if (!id || !carrier || carrier === 'Other') continue;
    const at = { start: index - before.length + first.index, end: index + written.length, from: 'prose' as const };
    const group = identifierOf(GROUP_BEHIND.exec(behind)?.groups?.id ?? '');
    return [
      { field: 'carrier', value: carrier, ...at },
      { field: 'subscriber_id', value: id, ...at },
      ...(group ? [{ field: 'group_number', value: group, ...at, end: at.end + behind.length }] : []),
    ];
  }
  return [];
}

/** What the lines of a plan say of fields that nothing else on the page does. */
export const plansOtherwise = (page: string, found: readonly Finding[]): Finding[] => {
  const known = new Set(found.map(({ field }) => field));
  return planLines(page).filter(({ field }) => !known.has(field));
};
