import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import type { PageMethod } from '#shared/features/documents/documents.rules.ts';
import type { SuggestionTarget } from '#shared/features/suggestions/suggestion-fields.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';

/** One page's text as extraction left it. */
export interface RecordPage {
  /** 1-based. */
  page: number;
  text: string;
  /** Its words with their places as they are stored, where they are known. */
  words?: string | null | undefined;
  /** How the text was got, where that is known: what was read from a picture may hold slips. */
  method?: PageMethod | undefined;
}

export interface RecordContext {
  /** The organization's day: an appointment before it is none. */
  today: CalendarDay;
  /** Whose record it should be: a page that names somebody else is left out. */
  client?: KnownClient | undefined;
}

export type SuggestionConfidence = 'high' | 'medium';

/** A value for a field, and the words of the page that carry it. */
export interface Suggestion {
  target: Exclude<SuggestionTarget, 'screening'>;
  /** Its name; of the organization's own fields the id. */
  field: string;
  value: string;
  page: number;
  quote: string;
  confidence: SuggestionConfidence;
}

/** What one reader found on a page; `start` and `end` are the quote's place there. */
export interface Finding {
  field: string;
  value: string;
  start: number;
  end: number;
  /** A form's own answer stands above a sentence's. */
  from: 'label' | 'section' | 'prose';
  /** Of findings that answer yes or no. */
  said?: 'yes' | 'no' | undefined;
  /** Said under a word for its topic: it goes on from nobody who was named before. */
  led?: true;
}
