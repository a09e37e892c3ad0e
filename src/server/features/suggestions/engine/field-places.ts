import { saysByColumn } from '#server/features/understanding/layout/ticked-boxes.ts';
import { asksFieldAlone, fieldAsked } from './asked-field.ts';
import { agreedAllergies, chosen, type Placed } from './choose-finding.ts';
import { findingsOf } from './extract-suggestions.ts';
import { uncorrected } from './scope/corrected.ts';
import { spokenOf } from './scope/spoken-of.ts';
import type { RecordContext, RecordPage } from './suggestion.ts';

/** A place on one of several pages, by the page's index. */
export interface FieldPlace {
  passage: number;
  start: number;
  end: number;
  /** It carries the field's value as it is suggested, and the question asks for nothing else. */
  isValue: boolean;
}

/** The likeliest pages come first; reading more of them would keep who asked waiting. */
const MAX_PAGES = 10;

/** Nobody's allergies are named in more places. */
const MAX_NAMED = 60;

/** Where pages speak of the field that a question asks for as a whole; null where it asks for anything else. */
export function fieldPlaces(
  question: string,
  pages: readonly RecordPage[],
  context: RecordContext,
): FieldPlace[] | null {
  const field = fieldAsked(question);
  if (!field) return null;
  const read = pages.slice(0, MAX_PAGES);
  const found = read
    .flatMap((page) => findingsOf(page, context, spokenOf([page.text], context), field))
    .filter((finding) => finding.field === field);
  const values = asksFieldAlone(question, field) ? valuesOf(field, uncorrected(found, read)) : [];
  return found.map((finding) => ({
    passage: read.indexOf(finding.page),
    start: finding.start,
    end: finding.end,
    // Nobody who reads such words without their column's head would know the answer.
    isValue: values.includes(finding) && !saysByColumn(finding.page.text.slice(finding.start, finding.end)),
  }));
}

/** What a suggestion of the field would say: of allergies all that are named, of other fields the best. */
function valuesOf(field: string, found: readonly Placed[]): readonly Placed[] {
  if (field === 'allergies') return widest(agreedAllergies(found).slice(0, MAX_NAMED));
  const best = chosen(found);
  return best ? [best] : [];
}

/** Of findings one of which holds the other, the wider one; of equal ones the first. */
const widest = (found: readonly Placed[]): readonly Placed[] =>
  found.filter(
    (each, at) =>
      !found.some((other, index) => {
        const holds = other.page === each.page && other.start <= each.start && other.end >= each.end;
        return holds && (other.end - other.start > each.end - each.start || index < at);
      }),
  );
