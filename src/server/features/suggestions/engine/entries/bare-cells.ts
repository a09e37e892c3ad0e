import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { type LaidPage, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import { knownLabel } from '../labels/form-labels.ts';
import { clinicianWithin } from '../notes/clinicians-named.ts';
import type { Finding } from '../suggestion.ts';
import { addressOf } from '../values/read-address.ts';
import { onlyEmail, onlyPhone, optionOf } from '../values/read-values.ts';
import { isClient, linesOfName } from './whose-entries.ts';

/*
 * What a paper's header prints of the client and calls nothing: under or beside their name stand an address, a number, a mail
 * address, "single", "lives w/ cousin", "SSDI", each in a place of its own.
 */

const LED_HOME =
  /^\W{0,3}(?:home(?: ?\/ ?mail)?|addr(?:ess)?\.?|res(?:ides|idence|\.)?|contact|lives?|resides|dir\.?\/addr|street)\b[.:]?\s*/i;
const PHONE_ALONE =
  /^(?:(?:c|cell|h|hm|home|ph|phone|tel|m|mobile|text)\b[.:]?\s?)?(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}(?: ?(?:\([^()]{1,30}\)|ok to text|texts? ok))?[.,;]?$/i;
const MAIL_ALONE = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}[.,;]?$/;
const WED =
  /^(?:single|never married|married|separated|divorced(?: x ?\d)?|widow(?:ed|er)?|domestic partners?)(?:,? (?:since )?(?:19|20)\d\d)?(?=[,.;]|$| \d)/i;
const WORKS =
  /^(?:ssdi|on ssdi|on disability|unemployed|not working|retired|full[- ]time|part[- ]time|self[- ]employed|student)\b/i;
const LIVES =
  /^\(?(?:lives?|living|stays?|staying|rents?|renting|homeless|owns?|with (?:parents?|family|mother|father|grand\w+))\b/i;
/** The line is somebody else's. */
const OTHERS =
  /\b(?:fax|attorney|atty|officer|clinic|hospital|center|centre|agency|county|pharmacy|program|office|emerg\w*|notify|kin|guardian|doctor|dr\.|pcp|therapist|counselor|psych\w*|worker|cm:|referr\w+|evaluator|assessor|rater|provider|facility|school|employer|sponsor|holder|subscriber|suite|ste)\b/i;
const MAX_CELLS = 8;
const PEOPLE = new Set(['emergency', 'contact_person', 'pcp', 'psychiatrist', 'therapist', 'subscriber']);

/** What cells without labels say of the client in the lines of their name. */
export function bareCells(page: LaidPage, client: KnownClient | undefined): Finding[] {
  const ofName = linesOfName(page.text, client);
  if (ofName.size === 0) return [];
  return linesOfPage(page).flatMap(({ cells, text }, line): Finding[] => {
    // Between bars another person's column may stand beside the client's.
    const barred = text.includes('|') && !(client && isClient(text, client));
    if (!ofName.has(line) || cells.length > MAX_CELLS || barred) return [];
    if (cells.some((cell) => PEOPLE.has(knownLabel(cell.text.replace(/:.*$/, ''))?.of ?? ''))) return [];
    // Another name on a line under the client's takes what stands behind it.
    const named = cells.some(
      (cell) => knownLabel(cell.text.replace(/:.*$/, ''))?.of === 'name' || clinicianWithin(cell.text) !== null,
    );
    if (named && !(client && isClient(text, client))) return [];
    const others = OTHERS.test(text);
    return cells.flatMap((cell, at): Finding[] => {
      const place = { start: cell.start, end: cell.end, from: 'label' as const };
      const value = cell.text.trim();
      const beside = knownLabel(cells[at - 1]?.text ?? '') !== undefined;
      const home = addressOf(value.replace(LED_HOME, ''));
      if (home?.city && !others)
        return Object.entries(home).flatMap(([field, part]: [string, string | undefined]) =>
          part ? [{ field, value: part, ...place }] : [],
        );
      if (beside) return [];
      const phone = PHONE_ALONE.test(value) && !others ? onlyPhone(value) : null;
      if (phone) return onlyPhone(text) === phone ? [{ field: 'phone_number', value: phone, ...place }] : [];
      if (MAIL_ALONE.test(value) && !others) {
        const email = onlyEmail(value);
        return email && onlyEmail(text) === email ? [{ field: 'email_id', value: email, ...place }] : [];
      }
      if (value.includes(':')) return [];
      const facts: [string, RegExp][] = [
        ['marital_status', WED],
        ['employment_status', WORKS],
        ['living_status', LIVES],
      ];
      return facts.flatMap(([field, names]) => {
        const option = names.test(value) ? optionOf(field, value.replace(/^\(|\)$/g, '')) : null;
        return option ? [{ field, value: option, ...place }] : [];
      });
    });
  });
}
