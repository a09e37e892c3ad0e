import { z } from 'zod';
import { inputMessages } from './input.messages.ts';

/** A free text of a change: trimmed, null where nothing is left of it; one left out stays left out. */
export const changedText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) => value.trim() || null)
    .nullable()
    .optional();

/** The same of what is made whole: null when left out. */
export const optionalText = (most: number) => changedText(most).default(null);

/** What may be left empty: an empty text, as an emptied field of a form sends it, is null (P1 §5). */
export const emptyOr = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value: z.input<Schema> | '' | null) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );

/** Several of a list of options: one value or many, without repeats, in the list's order. */
export const manyOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? (value === '' ? [] : [value]) : value),
      z
        .array(z.enum(options))
        .max(options.length * 2)
        .transform((chosen) => (options as readonly Options[number][]).filter((option) => chosen.includes(option))),
    )
    .optional()
    .default([]);

/** Values of one field that one input may name. */
const MAX_LISTED = 100;

/**
 * Several of a list that an organization extends: one value or many, without repeats, those of the `usual` list in its
 * order. Whether each is offered is the verb's to say.
 */
export const manyListed = (usual: readonly string[], longest: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? (value === '' ? [] : [value]) : value),
      z
        .array(z.string().trim().min(1).max(longest))
        .max(MAX_LISTED)
        .transform((chosen) => [
          ...usual.filter((option) => chosen.includes(option)),
          ...new Set(chosen.filter((option) => !usual.includes(option))),
        ]),
    )
    .optional()
    .default([]);

const isWebAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && /^[^.]+(\.[^.]+)+$/.test(hostname);
};

/** An address typed as people type it: without http(s) it gets 'https://' (P2 §5). */
export const withScheme = (typed: string): string =>
  /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`;

/** A web address, or null where nothing was typed. */
export const optionalUrl = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) => (value.trim() === '' ? null : withScheme(value.trim())))
    .refine((value) => value === null || isWebAddress(value), inputMessages.web_address)
    .nullable()
    .optional()
    .default(null);
