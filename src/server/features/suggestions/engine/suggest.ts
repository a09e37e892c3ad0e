import type { OwnField } from '#shared/features/suggestions/own-fields.ts';
import { extractSuggestions } from './extract-suggestions.ts';
import { ownSuggestions } from './own-suggestions.ts';
import { type AnswerSuggestion, suggestAnswers } from './suggest-answers.ts';
import type { RecordContext, RecordPage, Suggestion } from './suggestion.ts';

/** A record's pages, whose they should be, and the organization's screening questions. */
export interface AskedOfRecord {
  pages: readonly RecordPage[];
  context: RecordContext;
  questions: readonly string[];
  /** The organization's own fields, where its inquiries show those in place of the product's sections. */
  own?: readonly OwnField[] | null | undefined;
}

export interface RecordSuggestions {
  /** Values of the inquiry's and the client's fields. */
  fields: Suggestion[];
  /** Answers to the screening questions. */
  answers: AnswerSuggestion[];
}

/** What a record says of the inquiry's and the client's fields and of the screening questions. */
export const suggestFromRecord = ({ pages, context, questions, own }: AskedOfRecord): RecordSuggestions => {
  const known = extractSuggestions(pages, context);
  return {
    fields: own ? ownSuggestions(pages, context, { fields: own, known }) : known,
    answers: suggestAnswers(pages, questions, context),
  };
};
