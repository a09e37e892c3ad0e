/** Marks that are no letters: invisible ones, and those that turn the writing round. */
const INVISIBLE = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Control characters, halves of letters, and the mark that stands for a letter lost. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const UNKEPT = /[\u0000-\u0008\u000e-\u001f\u007f\ufffd]|\p{Surrogate}/gu;

/** A cell's text without what cannot be kept; `whole` is false where something of it was lost. */
export function keptText(cell: string): { text: string; whole: boolean } {
  const seen = cell.replace(INVISIBLE, '');
  const text = seen.replace(UNKEPT, '');
  return { text, whole: text === seen };
}
