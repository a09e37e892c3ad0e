import { CONTACTS } from './name-words.ts';
import { nameParts } from './names-alike.ts';
import { underContacts } from './page-marks.ts';
import type { PageSubject } from './page-subject.ts';
import { isAtWork, isOfThings, isSomebodyBeside, isWhole, readName } from './written-names.ts';

/*
 * Labels of more words than a name and a role: "Print your name here:", "Name on cup:", "Service for:", and what else stands
 * right before the name of whom a paper is about.
 */

/** A label with a colon, from the start of its line or cell, or behind the number of its question. */
const LABEL = /(?:^|\n|\t|[ ]{2}|\d[.)] )(?<label>\p{L}[^:\n\t]{3,44})[:?][ \t]{1,8}(?=\p{Lu})/gu;
/** Whom such a label asks for. */
const WHOM =
  /^(?:name|nombre|patient|pt|client|resident|individual|participant|consumer|guest|youth|donor|inmate|student|person|service|services|bed|called|belongs|specimen|sample)$/;
/** What else it may say. */
const BESIDE_WHOM = new Set(
  'print printed your please here on the cup bottle vial tube chart bracelet wristband band card file record label id ref reference you we should like to be prefer preferred go goes by as it appears appear legal full first last and mi middle current complete block letters write type in of for this form provided rendered received delivered requesting requested needing needed seen today what is are a'.split(
    ' ',
  ),
);
const NEAR = 40;
const IS_CALLED = /\bcalled\b|\bprefer|\bgoes? by\b|call you/i;

/** "1 YOUR CHILD   first  Jonah      last  Marsh-Reyes      birth date": both parts of a name behind labels of their own. */
const IN_PARTS =
  /\b(?:first|FIRST|First)(?: [Nn]ame)?[ :\t]{1,6}(?<first>\p{Lu}[\p{L}'’-]{1,20})[ ,\t]{1,20}(?:(?:mi|MI|M\.I\.|middle|Middle)[ :\t]{1,6}\p{L}{1,16}\.?[ ,\t]{1,20})?(?:last|LAST|Last)(?: [Nn]ame)?[ :\t]{1,6}(?<last>\p{Lu}[\p{L}'’-]{1,30})/gu;
const OF_WHOM = /\b(?:child|student|camper|applicant|client|patient|participant|resident|teen|youth|son|daughter)\b/i;

function inParts(text: string): PageSubject[] {
  return [...text.matchAll(IN_PARTS)].flatMap(({ index: at, groups }) => {
    const before = text.slice(Math.max(0, at - NEAR), at);
    if (!OF_WHOM.test(before)) return [];
    return [{ parts: nameParts([groups?.first ?? '', groups?.last ?? '']), sure: 3 as const, at }];
  });
}

/** What stands before a name: "Pt identified by license as", "RX 6610442", "Resident goes by". */
const BEFORE: readonly { pattern: RegExp; behind?: RegExp; word?: boolean }[] = [
  {
    pattern:
      /\b(?:spoke|talked|met|sat|rounded|checked in)[ ](?:to|with|on)[ ](?:mr|mrs|ms|miss|mx)\b\.?[ ](?=\p{Lu})/giu,
    behind:
      /^,? (?:at (?:the )?bedside|in (?:his|her|their) (?:room|cell|bed)|who was (?:lying|sitting|sleeping|tearful|in bed))\b/i,
    word: true,
  },
  {
    pattern:
      /\b(?:pt|patient|client|subject|victim|male|female|m[ae]n|wom[ae]n|person|individual|party|he|she|driver)\b[^.\n]{0,30}\b(?:identified|known)\b[^.\n]{0,30}\b(?:as|to be)[ ]{1,2}(?=\p{Lu})/giu,
  },
  {
    pattern:
      /\b(?:dispensed|sold|issued|given|shipped|billed|addressed|administered|served|prescribed|loaned) to[: ]{1,3}(?=\p{Lu})/giu,
  },
  {
    pattern: /(?:^|\n)[ \t]{0,4}(?:fwd?|re|subject)[ ]?:[ ]{1,3}(?:(?:fwd?|re): ?)?(?=\p{Lu}\p{Ll})/giu,
    behind:
      /^(?:['’]s)? (?:update|bed|admit|admission|referral|discharge|clinicals|status|transfer|placement|intake|follow[- ]?up|auth\w*)\b/i,
    word: true,
  },
  { pattern: /(?:^|\n|\t|[ ]{2})rx[ ]?#?:?[ ]?(?:no\.? ?)?\d{5,9}[ \t]{1,20}(?=\p{Lu})/giu },
  {
    pattern:
      /\b(?:resident|client|patient|pt|participant|guest|student|youth|consumer|individual)[ ](?:goes by|likes to be called|prefers(?: to be called)?|is called|a\.?k\.?a\.?)[: ]{1,3}["“]?(?=\p{Lu}\p{Ll})/giu,
    word: true,
  },
  {
    pattern:
      /\b(?:printed|generated|prepared|run|exported)\b(?![^\n]{0,40}\b(?:fax|to)\b)[^\n]{1,40}\bfor[: ]{1,3}(?=\p{Lu})/giu,
  },
];

/** "L. Doyle records per your request". */
const RECORDS_OF =
  /(?<![\p{L}.])(\p{Lu}(?:\. ?| (?=\p{Lu}\p{Ll}{2,20}['’]s ))\p{Lu}[\p{L}’'-]{2,24}?)(?:['’]s)? (?:records?|chart|labs|clinicals|packet|file|med list)\b/gu;

const asksForName = (label: string): boolean => {
  const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => WHOM.test(word)) && words.every((word) => WHOM.test(word) || BESIDE_WHOM.has(word));
};

/** The people behind labels of several words. */
export function inWideLabels(text: string): PageSubject[] {
  const found: PageSubject[] = inParts(text);
  const add = (
    from: number,
    at: number,
    sure: PageSubject['sure'],
    { word, behind }: { word?: boolean | undefined; behind?: RegExp | undefined } = {},
  ) => {
    const written = readName(text, from);
    if (!written?.plain || isOfThings(written) || isAtWork(text, written.end)) return;
    if (behind && !behind.test(text.slice(written.end, written.end + NEAR))) return;
    if (isWhole(written)) found.push({ parts: written.parts, sure, at });
    else if (word && (written.parts[0]?.length ?? 0) > 2) found.push({ parts: written.parts, sure: 1, at });
  };
  for (const match of text.matchAll(LABEL)) {
    const label = match.groups?.label ?? '';
    const from = match.index + match[0].length;
    if (!asksForName(label) || CONTACTS.test(label) || underContacts(text, match.index)) continue;
    add(from, match.index, 2, { word: IS_CALLED.test(label) });
  }
  for (const { pattern, behind, word } of BEFORE)
    for (const match of text.matchAll(pattern)) add(match.index + match[0].length, match.index, 1, { word, behind });
  for (const { 1: name = '', index } of text.matchAll(RECORDS_OF)) {
    const written = readName(name, 0);
    const isOne = written?.plain || written?.placelike;
    if (written && isOne && isWhole(written) && !isSomebodyBeside(text, { start: index, end: index + name.length }))
      found.push({ parts: written.parts, sure: 1, at: index });
  }
  return found;
}
