import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { addressOf } from '../values/read-address.ts';
import { onlyPhone } from '../values/read-values.ts';

/*
 * Whole addresses in running text that are the client's by what stands beside them: their name right before it, a word for
 * owning or renting, or a cell phone right behind it.
 */

/** A whole address: a house, a street, a place, a state and a ZIP code. */
const WHOLE =
  /(?<![\p{L}\d#-])(?<where>(?:\d{1,6}[A-Z]?|P\.?O\.? Box \d{1,6}|(?:Rural )?(?:Route|RR|Rt\.?|HC) \d{1,4}(?:,? Box \d{1,5})?),? (?:[\p{L}\d.'’#-]+,? ){1,9}?(?:[A-Z]{2}|[A-Z][a-z]{3,}(?: [A-Z][a-z]{3,})?),? \d{5}(?:-\d{4})?)(?![\d-])/gu;
const LIVES =
  /\b(?:(?:he|she|they|I|client|patient|pt|who) )?(?:also )?(?:owns?|rents?|has|leases?|keeps|lives? (?:in|at)|resid(?:es|ing)|residence|stays? (?:in|at)|home|contact info(?:rmation)?(?: (?:confirmed|verified|updated|on file|is))?|address(?: (?:confirmed|verified|is|on file))?) (?:(?:a|an|the|his|her|their|my) )?(?:own )?(?:home|house|condo|apartment|apt|room|trailer|duplex|studio|place|townhouse)? ?(?:at|is|:|,) ?$/iu;
/** A word for where somebody lives, some words before it. */
const LED_BY =
  /(?:^|[\s|(])(?:addr(?:ess)?|lives?|living|resid(?:es|ing|ence)|stays?|home|mail(?:ing)?|domicile)\b(?![^|]*\d{3}-\d{4})[^.;?]{0,70}$/i;
/** Somebody in whose care mail is sent. */
const CARE_OF = /\bc\/o [^,\d]{3,50},\s*/gi;
const ASKS_WHERE = /\b(?:address|where (?:do|does|are|is) (?:you|he|she|they) (?:live|liv|stay))[^\n]*$/i;
const ASKED =
  /\b(?:address|where (?:do|does|are|is) (?:you|he|she|they) (?:live|liv|stay))[^?]{0,40}\?\s*(?:a[.:)])?\s*$/i;
const ANSWER = /^\s*(?:a(?:ns(?:wer)?)?[.:)]|>|[-–])?\s*$/i;
/** Where the client's name ends right before it, with no more than a mark or a birth date between. */
const LABEL_BETWEEN = /^(?:[\s,;:(–-]|\bof\b|\bresiding at\b|\b(?:dob|born|b\.)?\s?\d{1,2}\/\d{1,2}\/\d{2,4}\b){0,6}$/i;
const NAME_NEAR = 60;
const ASKED_NEAR = 120;
const LED_END = /[.;|]\s/;
const CELL = /^[\s.,;|\t]{1,6}(?:(?:his|her|my) )?(?:cell|mobile|home phone|hm ph)\b/i;
/** The client's number right behind where they live. */
const PHONE_BESIDE =
  /^[\s.,;|\t]{1,6}(?:(?:his|her|my) )?(?:cell|mobile|home phone|hm ph|phone|ph|tel|h|c)\b[.:]?\s?(?<phone>\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4})(?!\d)/i;
const OTHERS =
  /\b(?:office|clinic|hospital|center|suite|ste|agency|attorney|counsel|employer|provider|pharmacy|school|church|mother|father|landlord|formerly|used to|until|previous(?:ly)?|old)\b/i;
const LONGEST = 600;

/** The sentence up to the address, without how many children and siblings somebody has. */
const clauseOf = (before: string): string =>
  (before.split(/[.;] /).at(-1) ?? '')
    .replace(/\bthe family (?=owns|rents|lives|has)/i, ' ')
    .replace(
      /\b(?:no|one|two|three|four|five|\d|several) (?:\p{L}+ )?(?:sons?|daughters?|children|kids|sisters?|brothers?|siblings?)\b/giu,
      ' ',
    );

/** The client's address where a sentence gives all of it. */
export function addressesSaid(page: string, { client }: RecordContext): Finding[] {
  const last = client?.lastname.toLowerCase() ?? '';
  for (const { text, start, role } of splitStatements(page.slice(0, LONGEST_READ))) {
    if (role === 'heading' || text.length > LONGEST) continue;
    const said = text.replace(/\s/g, ' ');
    for (const found of said.matchAll(WHOLE)) {
      const where = found.groups?.where ?? '';
      const before = said.slice(0, found.index).replace(CARE_OF, '');
      const earlier =
        page
          .slice(Math.max(0, start - ASKED_NEAR), start)
          .trimEnd()
          .split('\n')
          .at(-1) ?? '';
      const near = before.slice(-NAME_NEAR);
      const nameEnd = last === '' ? -1 : near.toLowerCase().lastIndexOf(last);
      const named = nameEnd !== -1 && LABEL_BETWEEN.test(near.slice(nameEnd + last.length));
      const held =
        LIVES.test(before) ||
        (LED_BY.test(before) && !OTHERS.test(before.split(LED_END).at(-1) ?? '')) ||
        ASKED.test(before) ||
        (ANSWER.test(before) && ASKS_WHERE.test(earlier)) ||
        named ||
        (before.trim().length < 4 && CELL.test(page.slice(start + found.index + where.length).slice(0, NAME_NEAR)));
      if (!held || OTHERS.test(where) || OTHERS.test(before.slice(-30)) || mentionsRelative(clauseOf(before))) continue;
      const address = addressOf(where);
      if (!address?.city) continue;
      const place = { start: start + found.index, end: start + found.index + where.length, from: 'prose' as const };
      const beside = PHONE_BESIDE.exec(page.slice(start + found.index + where.length).slice(0, NAME_NEAR));
      const phone = beside ? onlyPhone(beside.groups?.phone ?? '') : null;
      const numbers: Finding[] = phone
        ? [{ field: 'phone_number', value: phone, ...place, end: place.end + (beside?.[0].length ?? 0) }]
        : [];
      const parts = Object.entries(address).flatMap(([field, value]: [string, string | undefined]): Finding[] =>
        value ? [{ field, value, ...place }] : [],
      );
      return [...parts, ...numbers];
    }
  }
  return [];
}
