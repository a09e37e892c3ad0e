import { saysWithdrawn } from './corrections.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { BESIDE, CLIENT_AGAIN, PEOPLE_WORDS, SAYING, type Sign, TRIGGERS, TURNS } from './triggers.ts';

/** What a sentence asserts of the words at one place in it. */
export interface Assertion {
  negated: boolean;
  /** Feared, looked out for, or only possible. */
  uncertain: boolean;
  planned: boolean;
  past: boolean;
  stopped: boolean;
  /** Taken back: struck out, or entered in error. */
  struck: boolean;
  /** Said of somebody else than the client. */
  other: boolean;
}

interface Trigger {
  sign: Sign;
  reach: 'after' | 'before' | 'both';
  start: number;
  end: number;
}

/** No sentence of a record is longer; what is, is not read to its end. */
const LONGEST = 2_000;

// Looked for in lower case: without regard to case, an expression takes more than twice as long.
const patterns = TRIGGERS.map(({ sign, reach, phrases }) => ({ sign, reach, pattern: phrasePattern(phrases, 'g') }));
const turns = phrasePattern(TURNS, 'g');
const clientAgain = phrasePattern(CLIENT_AGAIN, 'g');
const saying = phrasePattern(SAYING, 'i');
const beside = phrasePattern(BESIDE);
const people = phrasePattern(PEOPLE_WORDS, 'i');
const SEPARATOR = /[;]|\.\s/g;
/** A plan that is named in one cell of a table plans nothing of the next. */
const CELL_END = /\t/g;
/** How far before a person's word the word that makes a witness of them may stand, and how far after it the verb. */
const NEAR = 28;
/** So far behind another's word they are looked for as the one of whom it is said. */
const OWN_WORDS = 90;

/** Whether a person is named only as a witness, a companion or an address. */
function standsBy(text: string, { start, end }: Trigger): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const last = [...before.matchAll(beside)].at(-1);
  const companion = last && /^[\s\w'’]{0,14}$/.test(before.slice(last.index + last[0].length));
  if (companion) return true;
  const after = text.slice(end, end + NEAR);
  const verb = saying.exec(after);
  const says = verb !== null && /^['’]?s?[\s,]*(?:\([^)]*\)\s*)?$/.test(after.slice(0, verb.index));
  return says && !OF_ITSELF.test(text.slice(end, end + OWN_WORDS));
}

/** Somebody beside the client whom a record names by initials alone, as it must where others may read it. */
const BY_INITIALS =
  /(?<![\p{L}\p{N}])(?:[Mm]ember|[Pp]eer|[Pp]articipant|[Rr]oommate|[Aa]ttendee)\s{1,3}\p{Lu}\.\s?(?:\p{Lu}\.)?/gu;

/** Words for people of one record, beside those of the lists: how others and the client are called in it. */
export interface Called {
  others: readonly RegExp[];
  client: readonly RegExp[];
}

/** A clause on a person just named, unless they only say something in it. */
const WHO = /^(?:\s\p{Lu}[\p{L}'’-]{1,20}){0,2}\s?(?:\([^)]{0,30}\))?,?\s{1,3}(?:who|whose)\s/u;
const whoClause =
  (text: string) =>
  ({ end }: Trigger): Trigger[] => {
    const [clause] = WHO.exec(text.slice(end, end + OWN_WORDS)) ?? [];
    if (clause === undefined) return [];
    const from = end + clause.length;
    return saying.exec(text.slice(from, from + NEAR))?.index === 0
      ? []
      : [{ sign: 'other', reach: 'after', start: from - 1, end: from }];
  };

/** In brackets, or as the whole of a cell: "seizures (mother)", "diabetes \t mother". */
const OPENS = /[(\t]\s?(?:(?:his|her|the|their|late)\s)?$/i;
const CLOSES = /^(?:['’]s side)?\s?(?:[,);\t]|and\b|$)/i;
const LONGEST_OPENING = 12;

/** Relatives named behind what is theirs. */
const behind = (text: string, found: readonly Trigger[]): Trigger[] =>
  found.flatMap(({ sign, reach, start, end }) => {
    const theirs =
      sign === 'other' &&
      reach === 'after' &&
      OPENS.test(text.slice(Math.max(0, start - LONGEST_OPENING), start)) &&
      CLOSES.test(text.slice(end, end + LONGEST_OPENING));
    return theirs ? [{ sign, reach: 'before' as const, start, end }] : [];
  });

const NO_NAMES: Called = { others: [], client: [] };

/** Struck by a mark of the pen as it is typed: "~~penicillin~~". */
const PEN = /~~(?=[^\s~])[^~]{1,300}~~/g;
/** Another who says something of themselves. */
const OF_ITSELF = /^[^.;]{0,60}\b(?:herself|himself|themselves|(?:her|his|their) own)\b/i;
/** "… said to us that she herself": whoever speaks is meant, not the client again. */
const SPEAKS_OF_ITSELF = /^.{0,27}\bthat (?:he himself|she herself)\b/i;

const placed = (sign: Sign, reach: Trigger['reach'], match: RegExpMatchArray): Trigger => {
  const start = match.index ?? 0;
  return { sign, reach, start, end: start + match[0].length };
};

/** Letter for letter as long as the text, of which a single letter of Turkish would become two. */
const inLowerCase = (text: string): string => {
  const low = text.toLowerCase();
  return low.length === text.length ? low : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};

/** What of a sentence is read, each kind of space in it as one sort. */
const spaced = (sentence: string): string => sentence.slice(0, LONGEST).replace(/[^\S\t]/g, ' ');

function triggersIn(text: string, low: string, { others }: Called): Trigger[] {
  const called = others.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => placed('other', 'after', match)),
  );
  const listed = patterns.flatMap(({ sign, reach, pattern }) =>
    [...low.matchAll(pattern)].map((match) => placed(sign, reach, match)),
  );
  const found = [...listed, ...called];
  const masks = found.filter(({ sign }) => sign === 'nothing');
  const named = found.filter(
    (each) =>
      each.sign !== 'nothing' &&
      !masks.some(({ start, end }) => each.start >= start && each.end <= end) &&
      !(each.sign === 'other' && each.reach === 'after' && standsBy(text, each)),
  );
  // "Lives with his sister, who has …" is of her, though she is named as a companion.
  const clauses = found.filter(({ sign, reach }) => sign === 'other' && reach === 'after').flatMap(whoClause(text));
  // What they say, they may say of themselves: it is no witness of the client's.
  return [
    ...named,
    ...clauses,
    ...behind(text, found),
    ...[...text.matchAll(BY_INITIALS)].map((match) => placed('other', 'after', match)),
  ];
}

const placesOf = (text: string, pattern: RegExp): number[] => [...text.matchAll(pattern)].map(({ index }) => index);

/** The signs of a sentence, ready to be asked for one place after the other. */
export function readAssertions(sentence: string, called: Called = NO_NAMES): (start: number, end: number) => Assertion {
  const text = spaced(sentence);
  const low = inLowerCase(text);
  const triggers = triggersIn(text, low, called);
  const ends = [...placesOf(low, turns), ...placesOf(text, SEPARATOR)];
  const again = [...placesOf(low, clientAgain), ...called.client.flatMap((pattern) => placesOf(text, pattern))].filter(
    (at) => !SPEAKS_OF_ITSELF.test(text.slice(Math.max(0, at - NEAR), at + NEAR)),
  );
  const cells = placesOf(sentence.slice(0, LONGEST), CELL_END);
  const openBetween = (from: number, to: number, places: readonly number[]) =>
    !places.some((at) => at >= from && at < to);
  return (start, end) => {
    const holds = (trigger: Trigger): boolean => {
      if (trigger.start < end && trigger.end > start && trigger.sign !== 'struck') return false;
      if (trigger.sign === 'struck') return true;
      const more = trigger.sign === 'other' ? again : trigger.sign === 'planned' ? cells : [];
      const stops = [...ends, ...more];
      const after = trigger.end <= start && trigger.reach !== 'before' && openBetween(trigger.end, start, stops);
      const before = trigger.start >= end && trigger.reach !== 'after' && openBetween(end, trigger.start, stops);
      return after || (before && trigger.start - end <= 48);
    };
    const signs = new Set(triggers.filter(holds).map(({ sign }) => sign));
    return {
      negated: signs.has('negated'),
      uncertain: signs.has('uncertain'),
      planned: signs.has('planned'),
      past: signs.has('past'),
      stopped: signs.has('stopped'),
      struck: signs.has('struck'),
      other: signs.has('other'),
    };
  };
}

/** What a sentence asserts of the words between two places of it. */
export const assertionOf = (sentence: string, start: number, end: number): Assertion =>
  readAssertions(sentence)(start, end);

const STRIKING = patterns.filter(({ sign }) => sign === 'struck').map(({ pattern }) => new RegExp(pattern, 'u'));

/** Whether a text takes itself, or the entry before it, back. Hardly any does, and it takes a look for the words alone to see that. */
export const isStruck = (text: string): boolean => {
  const low = inLowerCase(spaced(text));
  return STRIKING.some((pattern) => pattern.test(low)) && assertionOf(text, 0, 0).struck;
};

/** A remark that stands behind what it speaks of: in brackets, behind a dash or an arrow, or saying so. */
const REMARK =
  /^[\s\d/:,.]{0,24}(?:[[({]|[-–—*]{1,8}\s|<?[-=]+>?\s|(?:error|void|struck|retracted|rescinded|crossed (?:out|through)|lined (?:out|through)|entered in error)\b)/i;
const OF_BEFORE = /\b(?:above|previous|prior|preceding|last|this) (?:entry|entries|note|line|charting|statement)\b/i;

/** Whether a text takes back what stands before it. */
export const takesBack = (next: string): boolean => (REMARK.test(next) || OF_BEFORE.test(next)) && isStruck(next);

/** Behind the hour and the hand of a message: what is taken back is the line before. */
const SORRY =
  /^[\s\d/:.,\-–[\]()apm]{0,24}(?:\p{L}{2,10}\s{1,3})?(?:sorry|oops|whoops|my (?:mistake|bad)|correction|disregard|ignore|scratch|strike|forget|nevermind|never mind|that (?:was|is|line|entry|one)|the (?:line|entry) (?:above|before)|above)\b/iu;

/** Whether a line takes back the one before it. */
export const takesLineBack = (next: string): boolean => SORRY.test(next) && (isStruck(next) || saysWithdrawn(next));

/** What of a text the pen went through. */
export const pennedOut = (text: string): string =>
  [...text.slice(0, LONGEST).matchAll(PEN)].map(([words]) => words).join(' ');

/** Whether a text names somebody beside the client at all. */
export const namesRelative = (text: string): boolean => people.test(text);
