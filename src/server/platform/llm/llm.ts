import type { Confidence, Passage } from '../../../shared/features/questions/questions.rules.ts';

/** What a model is asked: the question, the pages it may use, and the signal that ends its time. */
export interface ModelRequest {
  question: string;
  passages: readonly Passage[];
  signal: AbortSignal;
}

export interface ModelCitation {
  document_id: string;
  /** 1-based page of the document. */
  page: number;
  /** Words the model says stand on that page; nothing is believed before `verifiedAnswer` has looked. */
  quote: string;
}

/** A model's answer as it came, unverified. */
export interface ModelAnswer {
  found: boolean;
  answer: string;
  citations: ModelCitation[];
  /** Only a model that can measure it says so. */
  confidence?: Confidence;
}

/**
 * The port for whatever answers questions. Implementations hold no tools, keep nothing between calls, and
 * throw `ModelError` for every failure they know.
 */
export interface AnswerModel {
  readonly name: string;
  /** Whether asking sends page text out of the installation. */
  readonly external: boolean;
  answer(request: ModelRequest): Promise<ModelAnswer>;
}

/** Which fields a model is asked for, and the pages it may use. */
export interface FillRequest {
  fields: readonly { name: string; label: string }[];
  pages: readonly { page: number; text: string }[];
  signal: AbortSignal;
}

/** A field as a model filled it, unverified. */
export interface FilledField {
  field: string;
  value: string;
  page: number;
  quote: string;
}

/** The port for whatever fills fields from a record's pages; it keeps to the same rules as an `AnswerModel`. */
export interface FieldModel {
  readonly name: string;
  fill(request: FillRequest): Promise<FilledField[]>;
}

/**
 * - `timeout`: no whole answer in time, or the caller's signal ended it
 * - `rate_limited`, `unavailable`: the provider's 429, or its 5xx and a failed connection, after the retries
 * - `rejected`: the provider refused the request itself (key, model name, size): a matter of configuration
 * - `bad_answer`: not the structure that was asked for
 * - `too_large`: more bytes than an answer can have
 */
export type ModelFailure = 'timeout' | 'rate_limited' | 'unavailable' | 'rejected' | 'bad_answer' | 'too_large';

/** Carries the kind of failure only: a provider's text may repeat the prompt, so it is not kept. */
export class ModelError extends Error {
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure) {
    super(`The answering model failed: ${reason}`);
    this.name = 'ModelError';
    this.reason = reason;
  }
}
