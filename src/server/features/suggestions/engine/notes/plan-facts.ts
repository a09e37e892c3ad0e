import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { type FormEntry, linesOf } from '../entries/form-entries.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { INSURERS_SAID } from '../values/insurer-names.ts';
import { identifierOf, optionOf } from '../values/read-values.ts';

/*
 * Who insures the client, where no label says it: the name that a card bears over its numbers, or a sentence about coverage;
 * and numbers that are known by their form.
 */

/** "Medical" is a word, "Medi-Cal" a plan. */
const NAMED = INSURERS_SAID.replace('medi-?cal', 'medi-cal');
const INSURER = new RegExp(`(?<!\\p{L})(?:${NAMED})(?!\\p{L})`, 'giu');
/** What says that an insurer's name is the client's own cover: what they have, show or are on, or whose card and number it is. */
const CARRIED = new RegExp(
  `\\b(?:has|have|have got|carries|on|under|thru|through|with|via|showed?|shows|hands?|card (?:is|for|says)|covered by|works? for|co\\.? has|company has|employer has)\\s(?:an? |the |her |his |their )?(?:[\\p{L}'’-]+ ){0,2}?(?:${NAMED})(?!\\p{L})|(?<!\\p{L})(?:${NAMED})(?: [\\p{L}]+){0,2}?,? (?:id|card|member|policy|group|grp|plan|ppo|hmo|pdp|epo|thru|active|eligible|coverage|insurance|verified|effective)(?!\\p{L})`,
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
  /\b(?:[Aa]uth|AUTH)(?:orization|orized|\.|s)?(?: ?(?:#|no\.?|number|id|is|was))?\b[^.;\n]{0,30}?[\s#:](?<id>(?=[A-Z0-9-]*\d{3})[A-Z0-9]{1,6}-?[A-Z0-9-]{3,20})(?![\w/])/;
/** The number behind an insurer's name: "Anthem ID she read me: XYZ 12 34". */
const ID_GIVEN =
  /\b(?:member |subscriber |policy |plan |card )?(?:id|#|no\.?|number)\b[^:#\n\d]{0,24}[:#=\s]\s{0,3}(?<id>(?=[A-Z0-9 -]*\d{3})[A-Z0-9][A-Z0-9-]*(?: [A-Z0-9]*\d[A-Z0-9]*| [A-Z](?= \d)){0,4})(?![\w-])/i;
/** The number of a plan right behind its name, over the end of a line too: "Anthem PPO, member XYZ 12 34 567". */
const NUMBER_BEHIND = new RegExp(
  `(?<!\\p{L})(?:${NAMED})(?!\\p{L})(?<between>[^.;:\\d]{0,70}?)[\\s,:(#]{1,3}(?<id>(?=[A-Z0-9 -]{6,})(?:[A-Z]{2,4} (?=[A-Z] ?\\d))?[A-Z]{0,5} ?\\d[A-Z0-9]{0,15}(?:[ -][A-Z]{0,3}\\d[A-Z0-9]{0,12}|[ -][A-Z](?=[ ,.;)]|$)){0,4})(?![\\w/%-])`,
  'giu',
);
/** What names a number of a plan, or leaves it bare behind a comma. */
const AS_NUMBER =
  /(?:\b(?:id|member|mbr|mem|subscriber|policy|number|no|card(?: says)?|recipient|mbi|rin|id is|plan)\b[\s.#:]{0,3}(?:number|no|id|is|says)?[\s.#:]{0,3}|#\s?|,\s?)$/i;
export const GROUP_BEHIND =
  /\b(?:group|grp|gp)\b[\s.:#]{0,3}(?:(?:no|number|id|is)\b[\s.:#]{0,3})?(?<id>(?=[A-Z0-9-]{0,20}\d)[A-Z0-9][A-Z0-9-]{2,18}(?: \d{2,4}(?=[,.;)]|\s*$| [a-z]))?)(?![\w/])/im;
/** Letters behind the number within which its group may stand. */
const GROUP_NEAR = 60;
const FEWEST_FIGURES = 6;
/** Another's plan, or one beside the first. */
const NOT_BEFORE =
  /\b(?:secondary|second|supplement\w*|lapsed|expired|terminated|old|former|previous|his (?:wife|mother|father)['’]s|her (?:husband|mother|father)['’]s)\b[^.;]{0,30}$/i;

/** The numbers that stand behind an insurer's name in running text. */
function numbersBehind(page: string): Finding[] {
  const text = page.slice(0, LONGEST_READ).replace(/\s/g, ' ');
  return [...text.matchAll(NUMBER_BEHIND)].flatMap((found): Finding[] => {
    const { between = '', id: whole = '' } = found.groups ?? {};
    // What the next line begins with is its own number.
    const own = page.slice(found.index + found[0].length - whole.length).slice(0, whole.length);
    const written = /\n\d{1,2}$/.test(own) ? (own.split('\n')[0] ?? '') : whole;
    const before = text.slice(Math.max(0, found.index - 60), found.index);
    const end = found.index + found[0].length - whole.length + written.length;
    const led = text.slice(found.index, found.index + found[0].length - whole.length);
    if (!AS_NUMBER.test(led) || NOT_BEFORE.test(before) || NO_COVER.test(before) || LAPSED.test(between)) return [];
    const id = identifierOf(written);
    if (!id || id.replace(/\D/g, '').length < FEWEST_FIGURES || /^\d{3}[ -]\d{3}[ -]\d{4}$/.test(written)) return [];
    const behind = text.slice(end, end + GROUP_NEAR).split(/[.;] /)[0] ?? '';
    const group = GROUP_BEHIND.exec(behind);
    const groupId = identifierOf(group?.groups?.id ?? '');
    const at = { start: found.index, from: 'prose' as const };
    return [
      { field: 'subscriber_id', value: id, end, ...at },
      ...(group && groupId
        ? [{ field: 'group_number', value: groupId, ...at, end: end + group.index + group[0].length }]
        : []),
    ];
  });
}
const LAPSED =
  /\b(?:lapsed|expired|ended|terminated|denied|until|phone|call|fax|claims|payer id|rx ?bin|bin|pcn|days?|visits?|deductible|auth\w*|secondary|supplement\w*)\b/i;

const PLAN_LABELS = new Set(['subscriber_id', 'group_number']);
/** Lines over the numbers of a card on which its insurer may stand, and those of a letterhead. */
const OVER = 4;
const LETTERHEAD = 3;

const insurersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(INSURER)].flatMap(([name]) => optionOf('carrier', name) ?? []));

/** Plans that bear the word for a family. */
const OF_KIN_PLANS = /\bfamily ?care\b|\bfamily (?:plan|coverage|deductible|choice)\b/gi;
const SECOND =
  /\b(?:second(?:ary)?|2nd|other|additional) (?:payer|payor|insurance|plan|coverage|insurer)\b|\b(?:pays|is) (?:second|secondary)\b|\bas second\b/i;

/** A line without what it says of a second plan. */
const ownCover = (text: string): string => {
  const parts = text.split(/(?<=[a-z\d)][.;]) /);
  const own = parts.filter((part) => !SECOND.test(part));
  return own.length > 0 && own.length < parts.length ? own.join(' ') : text;
};

/** What lines say of the plan. */
export function planFindings(page: string, entries: readonly FormEntry[]): Finding[] {
  const lines = linesOf(page);
  const numbers = entries.filter(({ meaning }) => PLAN_LABELS.has(meaning?.field ?? ''));
  const first = numbers.length > 0 ? Math.min(...numbers.map(({ line }) => line)) : -1;
  const behind = numbersBehind(page);
  const said = lines.flatMap(({ text, start }, at): Finding[] => {
    const place = { start, end: start + text.length, from: 'prose' as const };
    const found: Finding[] = [];
    const own = ownCover(text);
    const other = mentionsRelative(own.replace(OF_KIN_PLANS, ' ')) || NOT_THIS.test(own);
    const onCard = first >= at && (first - at < OVER || at < LETTERHEAD);
    const carried = CARRIED.exec(text);
    const held = carried !== null && !NO_COVER.test(text.slice(0, carried.index));
    const [carrier, ...more] = other || !(COVERS.test(text) || onCard || held) ? [] : insurersIn(own);
    if (carrier && more.length === 0) found.push({ field: 'carrier', value: carrier, ...place });
    const medicare = MEDICARE.exec(text)?.groups?.id;
    // Its form says what it is: beside a supplement it is still the first one's number.
    if (medicare && !mentionsRelative(own.replace(OF_KIN_PLANS, ' ')))
      found.push({ field: 'subscriber_id', value: medicare, ...place });
    const id = other || !held ? null : identifierOf(ID_GIVEN.exec(text)?.groups?.id ?? '');
    if (id) found.push({ field: 'subscriber_id', value: id, ...place });
    const auth = identifierOf(AUTHORIZED.exec(text)?.groups?.id ?? '');
    if (auth && !NOT_THIS.test(text)) found.push({ field: 'authorization_number', value: auth, ...place });
    return found;
  });
  return [...said, ...behind];
}
