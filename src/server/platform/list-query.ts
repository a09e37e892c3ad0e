import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import { searchTerm } from '#shared/platform/search-term.ts';
import type { PageQuery } from './keyset.ts';
import { parameter } from './prepared.ts';

/** A list's contract, as `z.preprocess` makes it. */
export type ListInput = z.ZodType<PageQuery & { sort: string; query?: string | undefined }> & {
  def: { out: z.ZodObject };
};

/** What says which page of a list is wanted, not which list. */
type Paging = keyof PageQuery | 'order';
const PAGING: readonly string[] = ['page', 'limit', 'after', 'before', 'order'] satisfies Paging[];

/** How a value is known to a statement's text: of a text that it is given, of a list how long it is, a flag as it is. */
type AskedValue<Value> = Value extends boolean | undefined
  ? Value
  : Value extends readonly unknown[]
    ? readonly RawBuilder<string>[]
    : RawBuilder<string> | undefined;

/**
 * A list's query as the text of its statements may know it. A value stands in it as the parameter that each run fills,
 * so that two queries of one shape cannot differ in text.
 */
export type Asked<Query> = {
  readonly [Key in Exclude<keyof Query, Paging>]: Key extends 'sort' ? Query[Key] : AskedValue<Query[Key]>;
};

const slots = (key: string, items: readonly unknown[]) => items.map((_, index) => `${key}_${index}`);

/** What a text may know of one value. */
function known(key: string, value: unknown) {
  if (Array.isArray(value)) return slots(key, value).map((slot) => parameter<string>(slot));
  if (key === 'sort' || typeof value === 'boolean') return value;
  // An empty text asks for nothing.
  return value === undefined || value === '' ? undefined : parameter<string>(key);
}

const written = (of: ReturnType<typeof known>) =>
  Array.isArray(of) ? of.length : typeof of === 'object' ? 'given' : of;

/** Reads a list's queries by its contract, whose every field is a filter but for those that page. */
export function queryReader<Input extends ListInput>(input: Input) {
  type Query = z.output<Input>;
  const keys = Object.keys(input.def.out.shape).filter((key) => !PAGING.includes(key));
  const each = (query: Query) => keys.map((key) => [key, query[key as keyof Query] as unknown] as const);
  return {
    asked: (query: Query) =>
      Object.fromEntries(each(query).map(([key, value]) => [key, known(key, value)])) as Asked<Query>,
    /** All that the text may know, written down: what a prepared statement is kept under. */
    shapeOf: (query: Query): string =>
      each(query)
        .map(([key, value]) => `${key}:${written(known(key, value))}`)
        .join(' '),
    /** What the parameters hold in a run: each value under its name, those of a list under `name_0`, `name_1` too. */
    valuesOf: (query: Query): Record<string, unknown> => ({
      ...Object.fromEntries(each(query).map(([key, value]) => [key, value ?? null])),
      ...Object.fromEntries(
        each(query).flatMap(([key, value]) =>
          Array.isArray(value) ? slots(key, value).map((slot, index) => [slot, value[index]]) : [],
        ),
      ),
      term: searchTerm(query.query ?? ''),
    }),
  };
}
