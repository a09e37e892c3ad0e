/**
 * Social security numbers never leave with a prompt and are never repeated in an answer (C-46).
 * Two shapes are known: grouped 3-2-4 with a separator, and nine bare digits that a label announces.
 */
const SEPARATOR = '[-\\u2010-\\u2015\\u2212.\\u00b7 \\u00a0\\t]{1,3}';
const GROUPED = `(?<![\\d-])\\d{3}${SEPARATOR}\\d{2}${SEPARATOR}\\d{4}(?![\\d-])`;
const LABEL = '(?:\\bSSN?\\b|\\bS\\.S\\.N?\\.?|\\bsoc(?:ial)?\\.?\\s{0,3}sec(?:urity)?\\.?)';
// A figure is asked for first, or the label would be looked back for from every letter.
const LABELED = `(?=\\d)(?<=${LABEL}[^\\d\\n]{0,40}\\n?[^\\d\\n]{0,10})\\d(?:[ .-]?\\d){8}(?!\\d)`;

const ssnPattern = () => new RegExp(`${GROUPED}|${LABELED}`, 'giu');

export const SSN_REMOVED = '[SSN removed]';

/** Where the numbers stand in a text, as character offsets. */
export const findSsns = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(ssnPattern())].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** The text with every number replaced whole: what may be sent to a model outside. */
export const removeSsns = (text: string): string => text.replace(ssnPattern(), SSN_REMOVED);

/** The text with every number masked but for its last four digits, as the product shows it. */
export const maskSsns = (text: string): string =>
  text.replace(ssnPattern(), (found) => `***-**-${found.replace(/\D/g, '').slice(-4)}`);
