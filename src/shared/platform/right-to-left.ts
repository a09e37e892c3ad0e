const SCRIPTS = ['Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko'].map((name) => `\\p{Script=${name}}`).join('');
const SOMEWHERE = new RegExp(`[${SCRIPTS}]`, 'u');
const AT_THE_END = new RegExp(`[${SCRIPTS}]\\P{L}*$`, 'u');

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Whether a text's last letter is of a script that is written from right to left. */
export const endsRightToLeft = (text: string): boolean => AT_THE_END.test(text);

/**
 * A text as it is shown among others. What is written from right to left would draw the numbers and marks beside it to
 * its other side, and is set apart by two signs that nobody sees.
 */
export const isolated = (text: string): string =>
  SOMEWHERE.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
