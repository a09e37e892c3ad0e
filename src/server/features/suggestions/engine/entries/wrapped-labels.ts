import type { FormEntry } from './form-entries.ts';

/*
 * A word of a sentence that a line happens to begin with is no label: "one suicide / attempt at the age of 19", "itching / all
 * over".
 */

const LONG_LINE = 24;
const NEAR = 200;
/** In small letters, with nothing but a blank behind. */
const SMALL = /^\p{Ll}[\p{Ll} ]*$/u;
/** What stands behind it goes on with the sentence. */
const RUNS_ON =
  /^\W{0,2}(?:at|by|in|to|of|when|with|was|were|is|are|and|or|that|for|from|over|day|who|which|after|as|because|but|while)\b/i;
const GOES_ON = /[\p{L}\d,(]\s*$/u;

/** Whether the label of an entry is a word of a sentence that goes on from the line before. */
export function isWrapped(page: string, { label, value, start, valueStart }: FormEntry): boolean {
  if (!SMALL.test(label) || !RUNS_ON.test(value) || page.slice(start + label.length, valueStart).trim() !== '')
    return false;
  const lines = page.slice(Math.max(0, start - NEAR), start).split('\n');
  const before = lines.at(-2) ?? '';
  return lines.at(-1)?.trim() === '' && before.length > LONG_LINE && GOES_ON.test(before.slice(-LONG_LINE));
}
