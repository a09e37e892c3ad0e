import { CORRECTS, WITHDRAWS } from './people-words.ts';
import { phrasePattern } from './phrase-pattern.ts';

const withdraws = phrasePattern(WITHDRAWS, 'i');
const corrects = phrasePattern(CORRECTS, 'i');

/** Whether a text says that something said is not so. */
export const saysWithdrawn = (text: string): boolean => withdraws.test(text);

/** Whether a text takes something said back, or puts something else in its place. */
export const saysCorrected = (text: string): boolean => saysWithdrawn(text) || corrects.test(text);
