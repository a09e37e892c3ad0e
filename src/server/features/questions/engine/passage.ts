import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import type { PageMeaning } from '#server/features/understanding/meaning/page-meaning.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';

export type Confidence = 'high' | 'medium' | 'low';

/** One page of a completed document, as retrieval hands it on. */
export interface Passage {
  document_id: string;
  file_name: string;
  /** 1-based. */
  page: number;
  text: string;
  /** Of retrieval: higher is better; only the order counts. */
  rank: number;
  /** Its words with their places as they are stored, where they are known. */
  words?: string | null | undefined;
  /** The meaning of its windows, once it has been made. */
  meaning?: PageMeaning | null;
  /** Whether it is about somebody else; null or absent where nobody has looked, for this client. */
  of_other?: boolean | null;
}

/** Whom the records should be about, on which day. */
export interface AskedAbout {
  client: KnownClient;
  today: CalendarDay;
}

/** A place worth a look: not an answer, only near to one. */
export interface NearPlace {
  /** Index of its passage. */
  passage: number;
  start: number;
  end: number;
}

/** A place where a page speaks of a field. */
export interface FieldPlace extends NearPlace {
  /** It carries the value of the field, which is all that the question asks for. */
  isValue?: boolean;
}

/**
 * Where pages speak of the very field that a question asks for; another reading of them than by the question's words.
 * Null where it asks for no field.
 */
export type FindPlaces = (
  question: string,
  passages: readonly Passage[],
  about: AskedAbout,
) => readonly FieldPlace[] | null;

export interface Citation {
  document_id: string;
  file_name: string;
  page: number;
  /** Words exactly as they stand on that page, line breaks included. */
  quote: string;
}

export interface CitedAnswer {
  found: boolean;
  answer: string;
  confidence: Confidence;
  citations: Citation[];
  /** Where nothing was found: up to three places to look at, which are no answer. */
  passages: Citation[];
}
