import { holdsBox, readBoxes } from '#server/features/understanding/layout/ticked-boxes.ts';
import { identifierOf, optionOf } from './read-values.ts';

/** A plan of another company that carries out a state's program says so behind its name. */
const OF_STATE =
  /\((?:[^()]{0,20}\b)?medicaid\b[^()]{0,12}\)|\bmedicaid (?:managed|mco|hmo|plan)\b|\bmanaged medicaid\b/i;

/** Letters of a line that may be a company with its number. */
const LONGEST = 200;

/** Who insures somebody, and the number of the plan where it stands behind the name. */
export function carrierOf(read: string): Record<string, string | null> {
  // Within a word a reading machine takes letters for figures.
  const value = read.replace(/(?<=\p{Ll})[10](?=\p{Ll})/gu, (figure) => (figure === '1' ? 'l' : 'o'));
  const ticked = readBoxes(value).filter((box) => box.ticked);
  if (holdsBox(value) && ticked.length !== 1) return {};
  const [head = ''] = (ticked[0]?.option ?? value).split(/,|\n|;|\(|\s[-–—]\s/);
  const carrier = head
    .slice(0, LONGEST)
    .replace(/\s+#?\s?[A-Z]{0,5} ?\d[\dA-Z -]{5,}$/, '')
    .trim();
  const named = optionOf('carrier', value);
  const known = (named?.startsWith('BCBS') || named === 'Other') && OF_STATE.test(value) ? 'Medicaid/MCO' : named;
  if (!/[A-Z]/.test(carrier) && known !== null && known !== 'Other') return { carrier: known };
  const none =
    /^(?:second(?:ary)?|2nd|other|third|3rd) (?:payer|payor|plan|insurance|coverage)\b|^(?:none|no|yes|self[- ]?pay|private pay|cash|uninsured|self)\b|^(?:through|thru|via|under|from|on|with) (?:(?:my|his|her|their|your|the) )?(?:husband|wife|spouse|partner|parents?|mother|father|mom|dad|employer|work|job|school|company)\b/i.test(
      carrier,
    );
  if (none || carrier.length < 3 || carrier.length > 80 || !/[A-Z]/.test(carrier) || /\d{4}/.test(carrier)) return {};
  const id =
    /(?:\b(?:(?:member |subscriber |policy )?ID(?: number|#)?|CIN|member|mbr|ProviderOne)|#)\s*:?\s*([A-Z0-9][A-Z0-9 -]{3,28})\b/i.exec(
      value,
    )?.[1];
  return {
    carrier: ticked[0] ? optionOf('carrier', ticked[0].option) : known,
    subscriber_id: id ? identifierOf(id) : null,
  };
}
