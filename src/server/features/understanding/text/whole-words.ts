const oneOf = (words: readonly string[]): string => `(?<![\\p{L}\\d])(?:${words.join('|')})`;
const ENDS = '(?![\\p{L}\\d])';

/** One expression for several, each found as words of their own, in capitals or not. */
export const wholeWords = (...words: string[]): RegExp => new RegExp(oneOf(words) + ENDS, 'iu');

/** The same where the last word may go on: "shak" finds "shaking". */
export const wordsBegin = (...words: string[]): RegExp => new RegExp(oneOf(words), 'iu');

/** `wholeWords`, with capitals only where they are written so. */
export const wholeWordsAsWritten = (...words: string[]): RegExp => new RegExp(oneOf(words) + ENDS, 'u');

/** `wordsBegin`, with capitals only where they are written so. */
export const wordsBeginAsWritten = (...words: string[]): RegExp => new RegExp(oneOf(words), 'u');
