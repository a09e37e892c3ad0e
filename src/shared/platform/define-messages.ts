/**
 * A slice of the texts a user sees. Keys are typed; a text with `{name}` is a pattern whose parameters
 * `format` requires. `docs/spec/messages.tsv` lists every text of every slice, and a structure test holds both equal.
 */
export function defineMessages<const T extends Record<string, string>>(messages: T): T {
  return messages;
}

type Params<T extends string> = T extends `${string}{${infer P}}${infer Rest}` ? P | Params<Rest> : never;

/** Fills the `{name}` parameters of a pattern. */
export function format<const T extends string>(pattern: T, params: Record<Params<T>, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, string | number>)[name]));
}
