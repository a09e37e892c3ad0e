import { withoutInvisible } from '#shared/platform/name-text.ts';

/** Control characters, halves of letters, and the mark that stands for a letter lost. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const UNKEPT = /[\u0000-\u0008\u000e-\u001f\u007f\ufffd]|\p{Surrogate}/gu;

/** A cell's text without what cannot be kept; `whole` is false where something of it was lost. */
export function keptText(cell: string): { text: string; whole: boolean } {
  const seen = withoutInvisible(cell);
  const text = seen.replace(UNKEPT, '');
  return { text, whole: text === seen };
}
