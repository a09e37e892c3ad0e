import { everydayField } from '../labels/everyday-labels.ts';
import { labelMeaning } from '../labels/form-labels.ts';
import { DEED_TOPICS } from '../notes/deed-words.ts';
import { SAFETY_DEEDS, SAFETY_NONE } from '../notes/safety-deeds.ts';
import { saysWithdrawing } from '../notes/safety-withdrawal.ts';
import type { Section } from '../scope/page-sections.ts';
import { type FormEntry, linesOf } from './form-entries.ts';

/*
 * Labels in everyday words that stand in a column before what is written beside them, "do you hit / break things   I threw his
 * phone", and questions of a survey whose answer goes on behind a mark on the next line: "Allergic to anything? Yes / > Keflex".
 */

const NUMBER = /^\s*\d{1,3}[.)]?\s*$/;
const SAYS_NO =
  /^["“]?(?:no|nope|none|never|nunca|not? ever|n\/a|denie[sd]|neg)(?:["”.,;!]|$|\s(?:ever|never|nobody|no one|not|person|history|hx|one|self|i|he|she)\b)/i;
const SAYS_YES = /^["“]?(?:yes|yeah|yep|y|si|once|twice|\d{1,2} ?x|x ?\d)\b/i;
const ASKED = /^(?<lead>\s*(?:q?\d{1,3}[.):]?\s+)?)(?<label>[^?\n]{4,100})\?\s+(?<answer>yes|no|y|n)\s*$/i;
const GOES_ON = /^\s*(?:>|->|=>|→|\*)\s*(?<more>\S.{0,240})$/u;
const LISTS = new Set(['allergies', 'medication_plan', 'recent_substance_abuse']);

/** Whether what stands beside such a label answers it. */
function answers(field: string, value: string): boolean {
  if (field === 'allergies') return false;
  if (field === 'concerns_for_withdrawal') {
    return saysWithdrawing(`off it: ${value}`);
  }
  if (SAYS_NO.test(value) || SAYS_YES.test(value) || SAFETY_NONE[field]?.test(value)) return true;
  return [DEED_TOPICS[field], ...(SAFETY_DEEDS[field] ?? [])].some(
    (deed) => deed?.done.test(value) && !deed.unless?.test(value),
  );
}

function besideLabel(
  text: string,
  start: number,
): { field: string; label: string; value: string; from: number; at: number } | null {
  let from = 0;
  const cells = text.split('\t').map((cell) => {
    const placed = { text: cell, from };
    from += cell.length + 1;
    return placed;
  });
  const [first, ...rest] = cells.filter((cell) => !NUMBER.test(cell.text));
  if (!first || rest.length === 0) return null;
  const label = first.text.trim().replace(/[:?.\s]+$/, '');
  const field = everydayField(label);
  const value = rest.map((cell) => cell.text.trim()).join(' ');
  const [next] = rest;
  return field && next && answers(field, value)
    ? { field, label, value, from: start + first.from, at: start + next.from }
    : null;
}

/** The labels in everyday words of a page, and the questions of a survey that a marked line goes on from. */
export function everydayCells(page: string, sections: readonly Section[]): FormEntry[] {
  const lines = linesOf(page);
  return lines.flatMap(({ text, start }, line): FormEntry[] => {
    const section = sections.findLast((each) => each.start <= start);
    if (!section || text.includes('~~')) return [];
    const beside = text.includes('\t') ? besideLabel(text, start) : null;
    if (beside) {
      const end = start + text.trimEnd().length;
      const { field, label, value, from, at } = beside;
      const negated = SAYS_NO.test(value) || (SAFETY_NONE[field]?.test(value) && !SAYS_YES.test(value));
      const said = negated && !hasMore(field, value) ? 'No' : value;
      return [{ meaning: { field }, label, value: said, start: from, valueStart: at, end, line, section }];
    }
    const ticked = tickedLabels(text, start, line, section);
    if (ticked.length > 0) return ticked;
    const asked = ASKED.exec(text)?.groups;
    const next = lines[line + 1];
    const more = asked && next ? GOES_ON.exec(next.text)?.groups?.more?.trim() : undefined;
    const label = asked?.label?.replace(/\t/g, ' ').trim() ?? '';
    const meaning = more ? labelMeaning(label) : undefined;
    if (!more || !next || !meaning?.field || !/^y/i.test(asked?.answer ?? '')) return [];
    const from = start + (asked?.lead?.length ?? 0);
    const end = next.start + next.text.trimEnd().length;
    const value = LISTS.has(meaning.field) ? more : `Yes, ${more}`;
    return [{ meaning, label, value, start: from, valueStart: next.start, end, line, section }];
  });
}

const TICKED =
  /(?:\[\s?[xX✓✔]\s?\]|\(\s?[xX✓✔]\s?\)|☑|☒)\s?(?<label>\p{L}[^[\]()☐☑☒\t:\n]{4,50}?)\s*(?:\((?<remark>[^()\n]{2,80})\))?(?=\s{2,}|\t|\s?\[|\s?[☐☑☒]|\s?$)/gu;

/** The labels in everyday words that are ticked, each with its remark: "[x] hurt myself on purpose (a lighter, 2011)". */
function tickedLabels(text: string, start: number, line: number, section: Section): FormEntry[] {
  return [...text.matchAll(TICKED)].flatMap((match): FormEntry[] => {
    const { label = '', remark } = match.groups ?? {};
    const field = LISTED_ALONE.has(label.toLowerCase()) || ANSWER_FIRST.test(label) ? undefined : everydayField(label);
    if (!field || LISTS.has(field) || field === 'concerns_for_withdrawal') return [];
    const from = start + match.index;
    const value = remark ? `Yes, ${remark}` : 'Yes';
    return [
      { meaning: { field }, label, value, start: from, valueStart: from, end: from + match[0].length, line, section },
    ];
  });
}
/** The box of a yes or a no, and what is asked behind both. */
const ANSWER_FIRST = /^(?:y|n|yes|no)\b/i;
/** Words that a list of reasons for a visit or of warnings holds as well. */
const LISTED_ALONE = new Set(['seizure', 'seizures', 'cutting', 'violence', 'violent']);

/** A no for one thing beside another that was done: "No person. Broke both chairs". */
function hasMore(field: string, value: string): boolean {
  const rest = value.replace(SAYS_NO, ' ').replace(SAFETY_NONE[field] ?? SAYS_NO, ' ');
  return [DEED_TOPICS[field], ...(SAFETY_DEEDS[field] ?? [])].some(
    (deed) => deed?.done.test(rest) && !deed.unless?.test(rest) && !/\b(?:never|not|no|denies)\b/i.test(rest),
  );
}
