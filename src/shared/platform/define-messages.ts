import { numberText } from './number-text.ts';
import { isolated } from './right-to-left.ts';

/**
 * A slice of the texts a user sees. Keys are typed; a text with `{name}` is a pattern whose parameters
 * `format` requires. `docs/spec/messages.tsv` lists every text of every slice, and a structure test holds both equal.
 */
export function defineMessages<const T extends Record<string, string>>(messages: T): T {
  return messages;
}

type Params<T extends string> = T extends `${string}{${infer P}}${infer Rest}` ? P | Params<Rest> : never;

type Values = Record<string, string | number>;

const filled = (pattern: string, values: Values, write: (value: string | number) => string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => write(values[name] as string | number));

const asRead = (value: string | number): string =>
  typeof value === 'number' ? numberText(value) : isolated(String(value));

/** Fills the `{name}` parameters of a pattern for a person to read. */
export const format = <const T extends string>(pattern: T, params: Record<Params<T>, string | number>): string =>
  filled(pattern, params, asRead);

/** Fills them for what is kept, sent, or written to a file: with the values to the letter. */
export const fill = <const T extends string>(pattern: T, params: Record<Params<T>, string | number>): string =>
  filled(pattern, params, String);
