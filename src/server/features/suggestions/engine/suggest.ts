import { extractSuggestions } from './extract-suggestions.ts';
import { type AnswerSuggestion, suggestAnswers } from './suggest-answers.ts';
import type { RecordContext, RecordPage, Suggestion } from './suggestion.ts';

/** A record's pages, whose they should be, and the organization's screening questions. */
export interface AskedOfRecord {
  pages: readonly RecordPage[];
  context: RecordContext;
  questions: readonly string[];
}

export interface RecordSuggestions {
  /** Values of the inquiry's and the client's fields. */
  fields: Suggestion[];
  /** Answers to the screening questions. */
  answers: AnswerSuggestion[];
}

/** What a record says of the inquiry's and the client's fields and of the screening questions. */
export const suggestFromRecord = ({ pages, context, questions }: AskedOfRecord): RecordSuggestions => ({
  fields: extractSuggestions(pages, context),
  answers: suggestAnswers(pages, questions, context),
});
