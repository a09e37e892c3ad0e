import { NAMES_ALONE } from './given-names.ts';
import { NOT_IN_NAMES } from './name-words.ts';
import { nameParts } from './names-alike.ts';
import type { PageSubject } from './page-subject.ts';
import { isAtWork, isOfThings, isSomebodyBeside, isWhole, readName } from './written-names.ts';

/*
 * Exports of messages name who wrote each of them: of several the one who speaks of themselves is whom the page is about.
 */

/** A row of an export of messages: when, who, what. */
const ROW =
  /(?:^|\n)[ \t>[(]{0,4}(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,?[ \t]{1,3})?\d{1,2}:\d{2}(?::\d{2})?(?:[ ]?[ap]\.?m\.?)?[\])]?[ \t-]{1,6}(\p{Lu}[\p{L}'’-]{2,20})(?:[ ]\p{Lu}[\p{L}.]{0,20})?(?:[ ]?:|\t|[ ]{1,3})([^\n]{0,300})/giu;
/** "Odessa Marsh: hey its me", with or without the time before it. */
const BY_NAME =
  /(?:^|\n)[ \t>[(]{0,4}(?:(?:[A-Z][a-z]{2,8} )?\d[\d/:, .-]{2,22}(?:[AaPp]\.?[Mm]\.?)?[\])]?[ \t-]{1,3})?(\p{Lu}[\p{L}'’.-]{1,20}(?:[ ]\p{Lu}[\p{L}'’.-]{0,24}){0,2})[ ]?(?:\([\d() -]{7,16}\)[ ]?)?:[ \t]{1,3}([^\n]{0,300})/gu;
const OF_ONESELF = /\b(?:i|im|i['’]m|ive|i['’]ve|id|my|me|mine)\b/gi;
const TO_OTHER = /\b(?:you|your|ur|u)\b/gi;
const OF_ANOTHER = /\b(?:she|he|her|his|him|hes|shes)\b/gi;
const MIN_ROWS = 3;
const MAX_SPEAKERS = 4;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

interface Said {
  at: number;
  rows: number;
  self: number;
  other: number;
  another: number;
}

function saidBy(text: string, row: RegExp): Map<string, Said> {
  const said = new Map<string, Said>();
  for (const { 1: who = '', 2: what = '', index } of text.matchAll(row)) {
    const each = said.get(who) ?? { at: index, rows: 0, self: 0, other: 0, another: 0 };
    said.set(who, {
      at: each.at,
      rows: each.rows + 1,
      self: each.self + count(what, OF_ONESELF),
      other: each.other + count(what, TO_OTHER),
      another: each.another + count(what, OF_ANOTHER),
    });
  }
  return said;
}

/** Of those who write to each other the one who speaks of themselves, and is asked. */
export function inMessages(text: string): PageSubject[] {
  const rows = saidBy(text, ROW);
  const byWord = [...rows].flatMap(([who, { at, rows: times, self, other, another }]): PageSubject[] => {
    const name = { parts: nameParts([who]) };
    const isAsked = times >= MIN_ROWS && self >= MIN_ROWS && self > (other + another) * 2;
    return isAsked &&
      rows.size < MAX_SPEAKERS &&
      !isOfThings(name) &&
      !name.parts.some((part) => NOT_IN_NAMES.has(part))
      ? [{ ...name, sure: 1, at }]
      : [];
  });
  const speakers = [...saidBy(text, BY_NAME)].filter(([, { rows: times }]) => times > 1);
  const byName = speakers.flatMap(([who, { at, self, other, another }]): PageSubject[] => {
    const written = readName(who, 0);
    const isCalled = written !== null && (isWhole(written) || (self > 1 && NAMES_ALONE.has(written.parts[0] ?? '')));
    const isName =
      written?.plain && isCalled && written.end === who.length && !isOfThings(written) && !isAtWork(who, who.length);
    const isOfSelf = self > 0 && self >= other && another * 2 < self;
    const isOne = isName && isOfSelf && !isSomebodyBeside(who, written);
    return isOne && speakers.length < MAX_SPEAKERS ? [{ parts: written.parts, sure: 1, at, narrated: true }] : [];
  });
  return [...byWord, ...byName];
}
