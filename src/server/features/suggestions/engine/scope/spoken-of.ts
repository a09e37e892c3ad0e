import { type Gender, peopleNamed, type Somebody } from '#server/features/understanding/assertion/people-named.ts';
import { readSubjects } from '#server/features/understanding/assertion/subjects.ts';
import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import type { RecordContext } from '../suggestion.ts';
import { namesOthers } from './others-named.ts';

/*
 * Of whom the statements of a record's pages speak, as far as its names and pronouns show: what goes on of a husband or a
 * son fills nothing.
 */

const SHE = /\b(?:she|her|hers|herself)\b/gi;
const HE = /\b(?:he|his|him|himself)\b/gi;
const CLIENT_IS =
  /\b(?:sex|gender)(?: at birth)?\s{0,3}[:.]?\s{0,3}(?<sex>f|m|female|male)\b|\b\d{1,3}[ -]?(?:y\/?o|yr?s?(?:[- ]old)?|year[- ]?old)[ ,-]{0,3}(?:[\p{L}-]{1,20} ){0,3}?(?<grown>female|woman|girl|male|man|boy|f|m)\b/iu;
/** So many times more often one is said than the other before it is taken to be the client's. */
const CLEARLY = 3;
const FEWEST = 3;

/** A man or a woman tied to the client, and what they say of the other sex: "mom says he had a seizure". */
const SAID_OF =
  /\b(?<who>mother|mom|mum|mama|wife|sister|grandmother|grandma|girlfriend|aunt|father|dad|husband|brother|grandfather|grandpa|boyfriend|uncle)\b(?: \p{Lu}\p{Ll}+)? (?:also )?(?:says?|said|reports?|reported|states?|stated|thinks|thought|adds?|added|found|noticed|believes) (?:that )?(?<whom>he|she)\b/giu;
const WOMAN = /^(?:mother|mom|mum|mama|wife|sister|grandm\w+|girlfriend|aunt)$/i;
const MAX_SAID = 20;

/** The sex of whom relatives of the other one speak; null where they don't agree. */
function genderByRelatives(pages: readonly string[]): Gender {
  const spoken = new Set<'he' | 'she'>();
  for (const text of pages) {
    const said = [...text.slice(0, LONGEST_READ).matchAll(SAID_OF)];
    for (const { groups } of said.slice(0, MAX_SAID)) {
      const whom = groups?.whom?.toLowerCase() === 'she' ? 'she' : 'he';
      if (WOMAN.test(groups?.who ?? '') === (whom === 'he')) spoken.add(whom);
    }
  }
  const [only] = spoken;
  return spoken.size === 1 && only ? only : null;
}

/** How a record speaks of its client: by what it says they are, or by which pronoun is said far more often. */
export function genderSpoken(pages: readonly string[]): Gender {
  for (const text of pages) {
    const { sex, grown } = CLIENT_IS.exec(text.slice(0, LONGEST_READ))?.groups ?? {};
    const said = (sex ?? grown ?? '').toLowerCase();
    if (said !== '') return /^[fwg]/.test(said) ? 'she' : 'he';
  }
  const count = (pattern: RegExp) =>
    pages.reduce((sum, text) => sum + (text.slice(0, LONGEST_READ).match(pattern)?.length ?? 0), 0);
  const [she, he] = [count(SHE), count(HE)];
  if (she >= FEWEST && she >= he * CLEARLY) return 'she';
  return he >= FEWEST && he >= she * CLEARLY ? 'he' : genderByRelatives(pages);
}

/** What is known of a record as a whole before its pages are read. */
export interface SpokenOf {
  people: readonly Somebody[];
  gender: Gender;
  /** Says of a sentence whether somebody whom a page brings in by their tie is its subject by name. */
  namesOthers: (sentence: string) => boolean;
}

/** A spouse bears the client's name: the title shows of whom a sentence speaks. */
const OF_A_MAN = /^\W{0,3}Mr\.?\s\p{Lu}/u;
const OF_A_WOMAN = /^\W{0,3}(?:Mrs|Ms|Miss)\.?\s\p{Lu}/u;
const NOBODY = { firstname: '', lastname: '' };

export function spokenOf(pages: readonly string[], { client }: RecordContext): SpokenOf {
  const texts = pages.flatMap((page) =>
    splitStatements(page.slice(0, LONGEST_READ)).map(({ text }) => ({
      text,
      start: 0,
      said: { words: wordsOf(text) },
    })),
  );
  const gender = genderSpoken(pages);
  const byName = namesOthers(pages.join('\n'), client);
  const byTitle = gender === 'she' ? OF_A_MAN : gender === 'he' ? OF_A_WOMAN : null;
  return {
    people: peopleNamed(texts, client ?? NOBODY),
    gender,
    namesOthers: (sentence) => byName(sentence) || (byTitle?.test(sentence) ?? false),
  };
}

/** Says of a place on a page whether the statement there goes on of somebody else than the client. */
export function goesOnOfOther(
  page: string,
  { people, gender }: SpokenOf,
  { client }: RecordContext,
): (start: number) => boolean {
  const statements = splitStatements(page.slice(0, LONGEST_READ)).map((each) => ({ ...each, passage: 0 }));
  const read = readSubjects(statements, { client: client ?? NOBODY, people, spokenOf: gender });
  const others = new Uint8Array(page.length);
  for (const [at, { start, end }] of statements.entries()) if (read[at] === 'other') others.fill(1, start, end);
  return (start) => others[start] === 1;
}
