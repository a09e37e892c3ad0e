import { fieldAsked } from './asked-field.ts';
import { findingsOf } from './extract-suggestions.ts';
import { spokenOf } from './scope/spoken-of.ts';
import type { RecordContext, RecordPage } from './suggestion.ts';

/** A place on one of several pages, by the page's index. */
export interface FieldPlace {
  passage: number;
  start: number;
  end: number;
}

/** The likeliest pages come first; reading more of them would keep who asked waiting. */
const MAX_PAGES = 10;

/** Where pages speak of the field that a question asks for as a whole; null where it asks for anything else. */
export function fieldPlaces(
  question: string,
  pages: readonly RecordPage[],
  context: RecordContext,
): FieldPlace[] | null {
  const field = fieldAsked(question);
  if (!field) return null;
  return pages.slice(0, MAX_PAGES).flatMap((page, passage) =>
    findingsOf(page, context, spokenOf([page.text], context), field)
      .filter((finding) => finding.field === field)
      .map(({ start, end }) => ({ passage, start, end })),
  );
}
