import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { linesOf } from '../entries/form-entries.ts';
import type { Finding } from '../suggestion.ts';
import { onlyPhone, personOf } from '../values/read-values.ts';

/*
 * Specialists write back to whoever sent the client: a letter that thanks a family practice for its patient is addressed to
 * the client's primary care.
 */

const THANKS =
  /\b(?:thank you for (?:asking (?:me|us) to (?:see|evaluate)|(?:the|your) (?:kind )?(?:referral|consult)|referring|sending|allowing)|(?:i|we) (?:saw|had the pleasure of seeing|evaluated) your patient|your patient\b|(?:from|by) you,|you (?:prescribe|asked|sent)\b)/i;
const DEAR = /^\W{0,3}Dear (?:Dr\.? )?(?<who>\p{Lu}[\p{L}'’-]+)/mu;
const ADDRESSEE =
  /^(?:To:?\s+)?(?<who>(?:Dr\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){0,2},? ?(?:M\.?D\.?|D\.?O\.?|N\.?P\.?|PA(?:-C)?|APRN|ARNP|FNP(?:-B?C)?|DNP|CNP|CRNP)?)$/u;
const PRACTICE =
  /\b(?:family|primary care|internal medicine|internists?|general practice|pediatrics?|community health|adult medicine)\b/i;
const UNDER = 4;
const MAX_LINES = 30;

/** The client's primary care, as the one whom a consultant thanks. */
export function addresseeFindings(page: string): Finding[] {
  const text = page.slice(0, LONGEST_READ);
  const dear = DEAR.exec(text);
  if (!dear || !THANKS.test(text.replace(/\s/g, ' '))) return [];
  const called = dear.groups?.who ?? '';
  const lines = linesOf(text.slice(0, dear.index)).slice(0, MAX_LINES);
  return lines.flatMap(({ text: line, start }, at): Finding[] => {
    const who = ADDRESSEE.exec(line.trim())?.groups?.who?.replace(/,\s*$/, '');
    if (!who?.split(/[\s,]+/).includes(called) || !personOf(who)) return [];
    const under = lines.slice(at + 1, at + 1 + UNDER);
    const [next, after] = under;
    if (!PRACTICE.test(`${next?.text ?? ''} ${after?.text ?? ''}`)) return [];
    const phone = onlyPhone(
      under
        .slice(0, 3)
        .map((each) => each.text)
        .join(' '),
    );
    const place = { start, end: start + line.length, from: 'prose' as const };
    const last = under.find((each) => phone !== null && onlyPhone(each.text) === phone);
    return [
      { field: 'current_pcp_name', value: who, ...place },
      ...(phone && last
        ? [
            {
              field: 'current_pcp_phone',
              value: phone,
              start: last.start,
              end: last.start + last.text.length,
              from: 'prose' as const,
            },
          ]
        : []),
    ];
  });
}
