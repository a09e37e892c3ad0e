import type { Section } from '../scope/page-sections.ts';
import { type FormEntry, linesOf } from './form-entries.ts';

/*
 * Allergies that are written behind a box of their label: "ALLERGIES [ ] NKA  Ciprofloxacin - tendon", "Allergy band on [x]
 * Sulfa - blisters". The box answers something else, or that there are none, and is not ticked.
 */

const ROW =
  /^(?<lead>\s*(?:\d{1,2}[.)]?\s+)?)(?<label>(?:drug |food |known )?allerg(?:y|ies)\b[^[\]()☐☑☒:\n]{0,24}):?\s*(?<box>\[\s?[xX✓]?\s?\]|\(\s?[xX✓]?\s?\)|[☐☑☒])\s*(?<none>nk[df]?a|none(?: known)?|no known(?: drug)?(?: allergies)?)?[\s,;:]*(?<rest>\p{L}.{2,160})$/iu;
const TICKED = /[xX✓☑☒]/u;
/** Where the next thing on the line begins. */
const ENDS = /\s*(?:\bepi[- ]?pen|\bhas epi|\bcarries|\bdiet\b|\bcode status|\[|[☐☑☒]|\(\s?[xX]?\s?\)|~~)/i;
const ANSWER = /^(?:yes|no|y|n|reviewed|verified|see|unknown|on file|band|list)\b/i;
const FEWEST_LETTERS = 3;

export function allergyBoxes(page: string, sections: readonly Section[]): FormEntry[] {
  return linesOf(page).flatMap(({ text, start }, line): FormEntry[] => {
    const groups = ROW.exec(text)?.groups;
    const section = sections.findLast((each) => each.start <= start);
    if (!groups || !section) return [];
    const { lead = '', label = '', box = '', none, rest = '' } = groups;
    if ((none !== undefined && TICKED.test(box)) || (none === undefined && !TICKED.test(box)) || ANSWER.test(rest))
      return [];
    const value = (rest.split(ENDS)[0] ?? '').trim().replace(/\t/g, ' ');
    if (value.length < FEWEST_LETTERS) return [];
    const valueStart = start + text.length - rest.length;
    return [
      {
        meaning: { field: 'allergies' },
        label: label.trim(),
        value,
        start: start + lead.length,
        valueStart,
        end: valueStart + value.length,
        line,
        section,
      },
    ];
  });
}
