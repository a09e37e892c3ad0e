/*
 * Lines of a form that were typed or written over: "__Bactrim (rash)______  EpiPen". What stands on them is the value, and the
 * rest of the line none of it.
 */

/** Before words; a cross or an answer on a line of its own is a box. */
const OPENS =
  /(?<![\p{L}\d_])_{1,60}(?=(?!(?:[xXyYnN]|[yY]es|YES|[nN]o|NO)(?![\p{L}\d]))(?:[\p{L}\d"'“(][^_\s]|[\p{L}\d] ))/gu;
/** Behind words. */
const CLOSES =
  /(?<=(?<!(?<!\p{L})(?:[yY]es|YES|[nN]o|NO))(?:[\p{L}\d)]{2}[.,;"'”]?|[\p{L}\d)][.,;"'”]))_{1,120}(?![\p{L}\d_])/gu;
const WRITTEN_OVER = /(?<![\p{L}\d_])_{1,60}[\p{L}\d"'“(][^_\n]{2,200}_/u;

const blank = (line: string): string => ' '.repeat(line.length);

/** A text with blanks for the lines that its words were written on, letter for letter as long. */
export function withoutLines(text: string): string {
  return WRITTEN_OVER.test(text) ? text.replace(OPENS, blank).replace(CLOSES, blank) : text;
}
