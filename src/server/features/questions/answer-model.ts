import type { AskedAbout, CitedAnswer, Confidence, Passage } from './engine/passage.ts';

/** What is asked: the question, the pages that may be used, and the signal that ends its time. */
export interface AnswerRequest {
  question: string;
  passages: readonly Passage[];
  /** Whom the records should be about. */
  about?: AskedAbout | undefined;
  signal: AbortSignal;
}

export interface ModelCitation {
  document_id: string;
  /** 1-based page of the document. */
  page: number;
  /** Words said to stand on that page; nothing is believed before `verifyAnswer` has looked. */
  quote: string;
}

/** An answer as it came, unverified. */
export interface ModelAnswer {
  found: boolean;
  answer: string;
  citations: ModelCitation[];
  /** Where it found nothing: places worth a look. */
  passages?: ModelCitation[];
  /** Only a model that can measure it says so. */
  confidence?: Confidence;
}

/**
 * The port for whatever answers questions. Its answer has been held to the pages: each quote stands on the page it names.
 * Throws `ModelError` for failures it knows, and what the reader throws.
 */
export interface AnswerModel {
  readonly name: string;
  answer(request: AnswerRequest): Promise<CitedAnswer>;
}
