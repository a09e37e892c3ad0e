import { NAMES_ALONE } from './given-names.ts';
import { FOR_KIN } from './letter-subjects.ts';
import { CONTACTS } from './name-words.ts';
import { folded } from './names-alike.ts';
import type { PageSubject } from './page-subject.ts';
import { isOfThings, isSomebodyBeside, isWhole, readName, type WrittenName } from './written-names.ts';

/*
 * Calls and interviews written down word for word ask the one whom they are about for their name: "Can I get your name?",
 * and in the next line the answer. A name that is spelled, letter for letter, is given the same way.
 */

const ASKED =
  /(?:\b(?:get|have|need|know|take|confirm|verify|state|say|give|spell|what(?:['’]?s| is|['’]?s was)|who(?:['’]s| is)) (?:(?:you|me|us) )?(?:your|the caller['’]s|ur) (?:(?:full|legal|first|last|whole|own|and) ){0,4}name\b|\bwho (?:am I|are we|is this I['’]m|do I have the pleasure of) ?(?:speaking|talking|chatting)\b|\b(?:and|your) name(?:,? please| for (?:the|our|my|follow))|\bname\?|\bwho['’]?s calling\b)[^\n]{0,80}\n/giu;
/** Who answers: "C:", "A.", "CALLER", with the time before it. */
const SPEAKER = /[ \t]{0,4}(?:\[?\d[\d:]{3,7}\]?[ \t]{1,3})?(?:\p{Lu}[\p{L}]{0,14}(?:[:.>)]|\t)[ \t]{0,3})?["“]?/uy;
const FILLERS =
  /(?:(?:yes|yeah|yep|sure|ok(?:ay)?|right|well|uh|um|hi|hello|it['’]?s|it is|my name['’]?s|my name is|name['’]?s|this is|i['’]?m|i am|so)[,.!-]{0,3} {1,2}){0,4}/iy;
/** "Ray. Raymond Kowalczyk." */
const CALLED = /\p{Lu}\p{Ll}{1,14}[.,] (?=\p{Lu})/uy;
/** A last name and its letters. */
const SPELLED =
  /(?<![\p{L}\d])(?<given>\p{Lu}\p{Ll}{2,14}) (?<last>\p{Lu}\p{Ll}[\p{L}'’-]{1,24})[.,:;]? {1,2}(?:(?:that['’]?s|that is|spelled|it['’]?s|last name)[: ,]{1,2}){0,2}(?<letters>(?:\p{Lu}[-–. ]{1,2}){3,20}\p{Lu})(?![\p{L}\d])/gu;

/** What the one who is asked is asked again and again. */
const ASKS_YOU = /\b(?:are|do|did|have|were|would|can|how much|how long|what) (?:do |are |have |did )?you\b/giu;
const FIRST_PERSON = /(?<![\p{L}'’])(?:I|me|my|My)(?![\p{L}])/gu;
const OF_ANOTHER = /\b(?:she|he|her|his|him)\b/gi;
/** Who calls of somebody else, or asks for their own trade's sake. */
const OF_KIN =
  /\b(?:calling|called|call|asking|worried|here|phoning) (?:about|for|regarding|on behalf of) (?:my|our|a|his|her)\b|\[[xX]\] ?(?:family|parent|spouse|relative|friend|other|concerned|provider)\b|\b(?:your|state your) (?:title|occupation|profession|position|badge|credentials|relationship)\b/iu;
const MIN_ASKED = 3;
const NEAR = 90;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether somebody is asked of themselves on a page, and answers of themselves for the most part. */
function isOfAnswerer(text: string): boolean {
  if (FOR_KIN.test(text) || OF_KIN.test(text)) return false;
  return count(text, ASKS_YOU) >= MIN_ASKED && count(text, FIRST_PERSON) > count(text, OF_ANOTHER) * 2;
}

const skip = (text: string, from: number, pattern: RegExp): number => {
  pattern.lastIndex = from;
  return from + (pattern.exec(text)?.[0].length ?? 0);
};

/** The name with which a line answers. */
function answerAt(text: string, line: number): WrittenName | null {
  const from = skip(text, skip(text, line, SPEAKER), FILLERS);
  const written = [from, skip(text, from, CALLED)]
    .map((at) => readName(text, at))
    .find((each) => each && isWhole(each));
  const isName = written?.plain && !isOfThings(written) && !isSomebodyBeside(text, { start: from, end: written.end });
  return isName ? written : null;
}

/** The people who answer with their name when they are asked for it. */
export function inAnswers(text: string): PageSubject[] {
  const asked = Array.from(text.matchAll(ASKED), (match) => match.index + match[0].length);
  const spelled = Array.from(text.matchAll(SPELLED)).filter(({ groups, index }) => {
    const { given = '', last = '', letters = '' } = groups ?? {};
    const before = text.slice(Math.max(0, index - NEAR), index);
    return NAMES_ALONE.has(folded(given)) && folded(letters) === folded(last) && !CONTACTS.test(before);
  });
  if ((asked.length === 0 && spelled.length === 0) || !isOfAnswerer(text)) return [];
  const written = [
    ...asked.map((line) => answerAt(text, line)),
    ...spelled.map(({ index }) => readName(text, index)),
  ].filter((each) => each !== null);
  return written.slice(0, 1).map(({ parts, start }) => ({ parts, sure: 1, at: start }));
}
