import { CORRECTS, WITHDRAWS } from './people-words.ts';
import { phrasePattern } from './phrase-pattern.ts';

const withdraws = phrasePattern(WITHDRAWS, 'i');
const corrects = phrasePattern(CORRECTS, 'i');

/** Whether a text says that something said is not so. */
export const saysWithdrawn = (text: string): boolean => withdraws.test(text);

/** Whether a text takes something said back, or puts something else in its place. */
export const saysCorrected = (text: string): boolean => saysWithdrawn(text) || corrects.test(text);

const OF_NUMBER =
  /\b(?:correct(?:ion|ions|ed|ing|s)?|amend(?:ed|ment|s)?|chang(?:e|ed|es|ing)|fix(?:ed)?|wrong|mistake|error|left out|revis(?:ed|ion))\b[^.;\n]{0,40}\b(?:q|question|item|no\.?|number|line|box|field|answer)[ \t]?#?[ \t]?(\d{1,2})\b|\b(?:q|question|item|line|box|field|answer)[ \t]?#?[ \t]?(\d{1,2})\b[^.;\n]{0,40}\b(?:correct(?:ion|ed)|amended|changed|should (?:be|read|say)|is wrong|was wrong|in error|mistake)\b/gi;

/** The numbers of a form's questions whose answers a text puts right: "correction to Q9". */
export const numbersCorrected = (text: string): number[] =>
  [...text.matchAll(OF_NUMBER)].map(([, behind, before]) => Number(behind ?? before));
