import type { z } from 'zod';

/** The structure a model answers in. Limits are checked by `read`: not every provider knows `maxLength`. */
export interface Structure {
  /** Names the structure to the provider. */
  name: string;
  schema: z.ZodObject;
  /** Tokens of one answer. */
  tokens: number;
}

export interface Prompt {
  /** The rules, ours alone: nothing that came from data stands here. */
  system: string;
  user: string;
}

/** One request: what is asked, how the answer is read, and the signal that ends its time. */
export interface ModelRequest<T> {
  structure: Structure;
  prompt: Prompt;
  /** Checks the output and turns it into the caller's words; throws `ModelError('bad_answer')` where it does not fit. */
  read(output: unknown): T;
  signal: AbortSignal;
}

/**
 * The port for the language model of an installation. It knows no feature: each one brings its prompt, its structure and
 * what it makes of the output. An implementation holds no tools, keeps nothing between requests, and throws `ModelError`
 * for every failure it knows.
 */
export interface LanguageModel {
  readonly name: string;
  ask<T>(request: ModelRequest<T>): Promise<T>;
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
    super(`The language model failed: ${reason}`);
    this.name = 'ModelError';
    this.reason = reason;
  }
}
