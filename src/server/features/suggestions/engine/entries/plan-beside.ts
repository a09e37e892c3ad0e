import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import type { Finding } from '../suggestion.ts';
import { INSURERS_SAID } from '../values/insurer-names.ts';
import { identifierOf } from '../values/read-values.ts';

/*
 * The number of a plan that stands bare behind its name, with or without its group: "Ins: Aetna (father's) W1180 44721 Grp
 * 0181204", "Medicaid 0094417263". Only on a line that speaks of insurance, and where it is the only one.
 */

const ASIDE = "(?:[ ,\\t]{1,3}(?:- )?(?:\\([^)\\d]{1,30}\\)|\\p{L}[\\p{L}.&'’+-]{0,18})){0,6}?";
const BARE = new RegExp(
  `(?<!\\p{L})(?:${INSURERS_SAID})(?!\\p{L})${ASIDE}[ \\t]{0,4}[:,#]?[ \\t]{1,4}(?<id>(?:[A-Z]{1,5} ?)?\\d[A-Z0-9]{0,15}(?:[ -][A-Z]{0,3}\\d[A-Z0-9]{0,12}){0,4}(?: [A-Z](?=[\\s,.;)]|$))?)(?![A-Za-z0-9/%$-])`,
  'giu',
);
/** The line is one about the plan. */
const OF_PLAN =
  /^\W{0,4}(?:\d{1,2}[.)]? )?(?:insur\.?|insurance|payer|coverage)\s|(?:^|[\s>])(?:ins(?:ur(?:ance)?)?|seguro|coverage|payer|payor|carrier|health plan|plan|benefits?|medical card)(?: ?#? ?1)?\s?[.:_/\t]|\b(?:insurance|payer 1|insured|coverage)\b|\b(?:subscriber|policy ?holder|holder|grp|group|member)\b|^\W{0,4}(?:\d{1,2}[.)]? )?(?:medicaid|medicare|insurance|ins|payer|coverage)\b/i;
const NOT_THIS =
  /\b(?:secondary|second|supplement\w*|lapsed|expired|terminated|termed|old|former|previous|phone|call|fax|claims|payer id|bin|pcn|copay|deductible|paid|denied|since|until|effective|eff|policy date)\b/i;
const GROUP =
  /\b(?:group|grp|gp)\b[\s.:#]{0,3}(?:(?:no|number|id)\b[\s.:#]{0,3})?(?<id>(?=[A-Z0-9-]{0,20}\d)[A-Z0-9][A-Z0-9-]{2,18})(?![\w/])/i;
const GROUP_NEAR = 50;
const MIN_FIGURES = 7;
const DATE = /^\d{1,2}[/-]\d{1,2}|^(?:19|20)\d\d(?!\d)/;
const PHONE = /^\d{3}[ -]\d{3}[ -]\d{4}$/;

/** Numbers of a plan right behind its name. */
export function plansBeside(page: string): Finding[] {
  let lineStart = 0;
  const found = page
    .slice(0, LONGEST_READ)
    .split('\n')
    .flatMap((text): Finding[] => {
      const start = lineStart;
      lineStart += text.length + 1;
      if (!OF_PLAN.test(text) || NOT_THIS.test(text.replace(/\bno (?:secondary|other|second)\b/gi, ' '))) return [];
      return [...text.matchAll(BARE)].flatMap((match): Finding[] => {
        const written = match.groups?.id ?? '';
        const id = identifierOf(written);
        if (!id || id.replace(/\D/g, '').length < MIN_FIGURES || DATE.test(written) || PHONE.test(written)) return [];
        const end = match.index + match[0].length;
        const group = GROUP.exec(text.slice(end, end + GROUP_NEAR));
        const groupId = identifierOf(group?.groups?.id ?? '');
        const at = { start: start + match.index, from: 'prose' as const };
        return [
          { field: 'subscriber_id', value: id, end: start + end, ...at },
          ...(group && groupId
            ? [{ field: 'group_number', value: groupId, end: start + end + group.index + group[0].length, ...at }]
            : []),
        ];
      });
    });
  return new Set(found.filter(({ field }) => field === 'subscriber_id').map(({ value }) => value)).size === 1
    ? found
    : [];
}
