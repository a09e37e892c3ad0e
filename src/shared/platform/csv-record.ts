/**
 * What a spreadsheet would take for a formula, in half or full width, behind any apostrophes, blanks and characters that
 * nobody sees: those are counted, not trusted.
 */
const FORMULA = /^(?:['\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|'*[\t\r])/u;
/** Numbers and phone numbers begin with such a sign and are none. */
const PLAIN = /^[+\d()\-. ]+$/;

/** Shows a spreadsheet that the bytes are UTF-8. */
export const CSV_START = '\uFEFF';

/** A text that no spreadsheet runs: one that begins like a formula gets a leading apostrophe (C-97). */
export const guardFormula = (text: string): string => (FORMULA.test(text) && !PLAIN.test(text) ? `'${text}` : text);

/** The text as it was before `guardFormula`: what was exported can be imported again. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/** One record: every value quoted, quotes doubled, CRLF at its end (RFC 4180). */
export const csvRecord = (values: readonly string[]): string =>
  `${values.map((value) => `"${guardFormula(value).replaceAll('"', '""')}"`).join(',')}\r\n`;
