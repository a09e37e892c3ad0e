import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { linesOf } from '../entries/form-entries.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { addressOf } from '../values/read-address.ts';
import { onlyPhone } from '../values/read-values.ts';

/*
 * Whole addresses on a line of a form or a note that are the client's by a word before them or behind them: "WHERE 9 Harbor
 * Row, Port Poe, MD 21999, she owns it", "Home, 9 Harbor Row, …", "stays w/ aunt Ana, 9 Harbor Row, …".
 */

const WHOLE =
  /(?<![\p{L}\d#-])(?<where>\d{1,6}[A-Z]?,? (?:[\p{L}\d.'’#-]+,? ){1,9}?(?:[A-Z]{2}|[A-Z][a-z]{3,}(?: [A-Z][a-z]{3,})?),? \d{5}(?:-\d{4})?)(?![\d-])/gu;
/** A word for where somebody lives, some words before it; behind a capital it may end a house's own name. */
const HOME =
  /(?:^|(?<!\p{Lu}\p{Ll}{1,20})[\s(/|])(?:addr(?:ess)?|where|lives?|living|resid(?:es|ing|ence)|stays?|staying|home|domicile|own(?:s|ed)?|rents?|leases?)(?![\p{L}])[^.;?@]{0,70}$/iu;
/** Said behind it, of whose it is. */
const HELD =
  /^[\s,;(–-]{0,4}(?:it['’]?s (?:me|mine|my)(?![\p{L}])|(?:s?he|they|client|pt) (?:owns?|rents?)(?![\p{L}])|(?:\p{L}+\/)?whose: |own(?:s|ed|er)?(?![\p{L}])|rent(?:s|ed|al|ing)?(?![\p{L}])|pays (?:rent|her|him|them)(?![\p{L}])|weekly(?![\p{L}])|(?:his|her|their|my) (?:own|mother|mom|father|dad|parent|aunt|uncle|sister|brother|grand\p{L}+)[’']?s?(?![\p{L}]))/iu;
/** With whom somebody lives is no stranger to their address. */
const WITH =
  /\b(?:liv(?:es?|ing)|stay(?:s|ing)|resid(?:es|ing)|moved)(?: \p{L}+)? (?:w\/|with|at|in|to)|^\W{0,3}where\b|\b(?:apt|apartment|room|basement|house|home|floor|couch) (?:of|at) (?:his|her|their)\b/iu;
const ELSE =
  /\b(?:office|clinic|hospital|center|agency|attorney|counsel|employer|provider|pharmacy|school|church|landlord|formerly|used to|until|previous(?:ly)?|old|billing|claims|remit|mail to|return to|program|facility|denied|subscriber|holder|works?|meet|who|suite|ste|floor|tenant of)\b/i;
const PHONE_BEHIND =
  /^[\s.,;|(]{1,4}(?:[^.;\d]{0,40}?)(?:cell|mobile|phone|ph|tel|#)\.?:? ?(?<phone>\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4})(?!\d)/i;
const BESIDE = 80;
const KIN =
  '(?:mother|mom|father|dad|parents?|aunt|uncle|t[ií]a|t[ií]o|abuel[ao]s?|sister|brother|grand(?:mother|father|ma|pa|parents?)|cousin|daughter|son|stepfather|stepmother|family)';
/** How somebody lives there, by what stands right before the address or behind it. */
const HOLDINGS: readonly (readonly [status: string, before: RegExp, behind: RegExp])[] = [
  [
    'Own home',
    /\b(?:owns?|in (?:(?:his|her|their) )?own (?:house|home|condo))\b[^.;]{0,30}$/i,
    /^[\s,.;(–-]{0,4}(?:(?:s?he|they|client|pt) )?(?:owns?(?: (?:it|home|house))?|owned|owner)(?=[\s,.;)]|$)(?! (?:ph|phone|cell|tel|mobile|number|#))/i,
  ],
  [
    'Rental',
    /\b(?:rent(?:s|ing|ed)|leases?)\b[^.;]{0,30}$/i,
    /^[\s,.;(–-]{0,4}(?:(?:s?he|they|client|pt) )?(?:rent(?:s|al|ed|ing)?(?! out)|leases?|weekly)(?=[\s,.;)]|$)/i,
  ],
  [
    'With family',
    new RegExp(
      `\\b(?:liv(?:es?|ing)|stay(?:s|ing)) (?:w\\/|with) (?:[\\p{L}-]+ ){0,3}?${KIN}(?![\\p{L}])[^.;]{0,40}$|(?:${KIN}|\\p{Lu}\\p{Ll}+)['’]s(?: (?:house|home|place|basement|apt))?,? $`,
      'iu',
    ),
    new RegExp(
      `^[\\s,;(–-]{0,4}(?:\\p{L}+\\/)?(?:whose: )?(?:(?:his|her|their|my|with|w\\/) )?${KIN}(?=['’,;)\\s])(?! (?:owns|lives elsewhere|cell|ph|tel|\\d))`,
      'iu',
    ),
  ],
];

/** How the client lives at an address. */
const holdingOf = (before: string, behind: string): string | undefined =>
  (HOLDINGS.find((each) => each[2].test(behind)) ?? HOLDINGS.find((each) => each[1].test(before)))?.[0];

/** The client's address where a line gives all of it. */
export function addressLines(page: string): Finding[] {
  const lines = linesOf(page.slice(0, LONGEST_READ));
  for (const { text: line, start } of lines) {
    const text = line.replace(/\s/g, ' ');
    for (const found of text.matchAll(WHOLE)) {
      const where = found.groups?.where ?? '';
      const before =
        text
          .slice(0, found.index)
          .split(/(?<!\b(?:Mr|Ms|Mrs|Dr|St))[.;] (?=\p{Lu})/u)
          .at(-1) ?? '';
      const behind = text.slice(found.index + where.length, found.index + where.length + BESIDE);
      if (!(HOME.test(before) || HELD.test(behind)) || ELSE.test(before) || ELSE.test(where)) continue;
      // A relative may be lived with; one before the verb lives there themselves.
      if (mentionsRelative(before.slice(0, WITH.exec(before)?.index))) continue;
      const address = addressOf(where);
      if (!address?.city) continue;
      const at = { start: start + found.index, end: start + found.index + where.length, from: 'prose' as const };
      const phone = onlyPhone(PHONE_BEHIND.exec(behind)?.groups?.phone ?? '');
      const status = holdingOf(before, behind);
      return [
        ...(status ? [{ field: 'living_status', value: status, ...at, end: at.end + behind.length }] : []),
        ...Object.entries(address).flatMap(([field, value]: [string, string | undefined]): Finding[] =>
          value ? [{ field, value, ...at }] : [],
        ),
        ...(phone ? [{ field: 'phone_number', value: phone, ...at, end: at.end + behind.length }] : []),
      ];
    }
  }
  return [];
}
