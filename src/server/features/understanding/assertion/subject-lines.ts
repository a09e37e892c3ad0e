import { NAMES_ALONE } from './given-names.ts';
import { NOT_IN_NAMES, SELDOM_IN_NAMES } from './name-words.ts';
import { folded, nameParts } from './names-alike.ts';
import type { PageSubject } from './page-subject.ts';
import { isListOfThings } from './things-listed.ts';
import { isOfThings } from './written-names.ts';

/*
 * Subject lines of one word: "Re: Kowalczyk" is about somebody where the page goes on to speak of them as of a person, and
 * "Re: Pickup" about a thing.
 */

const LINE =
  /(?:^|\n)[ \t>]{0,4}(?:re|subject|subj|regarding|concerning)[ ]?[:=-][ ]{1,3}(?:(?:fwd?|re): ?){0,3}(?:(?:mr|mrs|ms|miss|mx|sgt|cpl|pvt|pfc|spc|pt|client|patient|inmate|resident|student)\.? |\d\/[OEM] )?(?<word>[\p{L}'’-]{3,26})(?=[ \t]{0,3}(?:$|\n|[,;#(|]|\t|- ))/giu;
/** As people are spoken of, and no thing is. */
const SPOKEN_OF =
  /(?<![\p{L}\d])(?:(?:[Mm](?:r|rs|s|iss|x)|MRS?|MS)\.? (?<titled>\p{Lu}[\p{L}'’-]{2,25})|(?<word>\p{Lu}[\p{L}’'-]{2,25}?)(?:['’]s (?:wife|husband|mother|father|partner|daughter|son|family|drinking|probation|seizures?|meds|allerg\p{L}{2,4})| (?:said|says|denies|denied|drinks|drank|takes|uses|lives|asked|signed|slept|agreed|has (?:a|no|had|been (?:drinking|using|sober|clean|here))|had (?:a|two|three)|is (?:\d|an? (?:man|woman|\d)|sober|willing|asking|allergic|drinking|using|on (?:methadone|probation|parole|suboxone))|was (?:admitted|seen|found|drinking|discharged|born)))(?![\p{L}]))/gu;

/** Whether a page speaks of a word as of somebody. */
export function isSpokenOf(text: string, word: string): boolean {
  const plain = folded(word);
  return Array.from(text.matchAll(SPOKEN_OF)).some(
    ({ groups }) => folded(groups?.titled ?? groups?.word ?? '') === plain,
  );
}

/** Whether the only word of a subject line is what somebody is called by. */
export const isCalledSo = (text: string, word: string): boolean =>
  NAMES_ALONE.has(folded(word)) || isSpokenOf(text, word);

/** The people whose last name is all that a subject line says. */
export function inSubjectLines(text: string): PageSubject[] {
  return Array.from(text.matchAll(LINE)).flatMap(({ groups, index }): PageSubject[] => {
    const word = groups?.word ?? '';
    const parts = nameParts([word]);
    const isName =
      /^\p{Lu}/u.test(word) &&
      !parts.some((part) => NOT_IN_NAMES.has(part) || SELDOM_IN_NAMES.has(part)) &&
      !isOfThings({ parts }) &&
      !isListOfThings(word, { start: 0, end: word.length });
    return isName && isSpokenOf(text, word) ? [{ parts, sure: 1, at: index }] : [];
  });
}
