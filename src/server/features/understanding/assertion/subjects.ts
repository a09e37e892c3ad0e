import { matchName, nameParts } from './names-alike.ts';
import { type Gender, genderOf, namePattern, ownNames, type Somebody } from './people-named.ts';
import { BEFORE_PERSON, CLIENTS, ELSEWHERE, MEN, OF_OTHERS, OTHERS, WOMEN } from './people-words.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { turnsBack } from './turns-back.ts';
import type { KnownClient } from './whose-page.ts';

/*
 * Of whom each statement of a page speaks: an entry may be the client's by what names them, by a pronoun after that, or
 * as a form's own that names nobody. What a paragraph goes on to say of somebody else is not.
 */

/** What of a statement shows its subject. */
interface OfPage {
  text: string;
  heading: string;
  label: string;
  role: 'heading' | 'line' | 'sentence';
  start: number;
  end: number;
  passage: number;
}

export type Subject = 'client' | 'other' | 'unnamed';

/** Who is known of a record: the client, those it names beside them, and how the asker speaks of the client. */
export interface Known {
  client: KnownClient;
  people: readonly Somebody[];
  spokenOf: Gender;
}

const clients = phrasePattern(CLIENTS, 'iy');
const others = phrasePattern([...WOMEN, ...MEN, ...OTHERS], 'iy');
const elsewhere = phrasePattern(ELSEWHERE, 'iy');
const ofOthers = phrasePattern(OF_OTHERS, 'i');
const leading = phrasePattern(BEFORE_PERSON, 'iy');
const PRONOUN = /^(?:(she|her|hers)|(he|his|him)|they|their)\b/i;
const TITLE = /^(?:mr|mrs|ms|miss)\.?\s/i;
/** "Pt in 14", by the room or the bed. */
const BY_NUMBER = /^\s{1,3}in #?\d/;
const POSSESSIVE = /^['’]s?\s/;
/** A sentence's subject stands this near to its start. */
const HEAD = 90;
/** Words before a person's at the head of a sentence: "the client's late older brother". */
const MAX_LEADING = 5;

/** What a sticky expression finds at the start of a text. */
function startsWith(pattern: RegExp, text: string): string | null {
  pattern.lastIndex = 0;
  return pattern.exec(text)?.[0] ?? null;
}

interface Opening {
  subject: Subject | 'pronoun';
  gender: Gender;
  /** Somebody who cannot be speaking of the client, either. */
  stranger?: boolean;
}

const NOBODY: Opening = { subject: 'unnamed', gender: null };

/** A name with its title, or a first name with the initial of the last, as records must name others. */
const BY_TITLE = /^(?:mr|mrs|ms|miss)\.?\s(?<name>\p{Lu}\p{L}[\p{L}'’-]{1,24})(?![\p{L}])/iu;
const BY_INITIAL = /^(?<name>\p{Lu}\p{Ll}{1,20}) \p{Lu}\.(?:['’]s)? (?!\p{Lu})\p{L}/u;
/** "Mrs. K. is on methadone": no more of the name than its letter. */
const BY_TITLE_AND_LETTER = /^(?:mr|mrs|ms|miss)\.?\s(?<letter>\p{Lu})\.?(?:['’]s)?\s/iu;
const NO_NAME =
  /^(?:Dr|Mr|Mrs|Ms|Pt|Client|Patient|Vitamin|Hep|Hepatitis|Type|Bipolar|Cluster|Axis|Part|Section|Phase|Page|Room|Unit|Bed)$/;

function isStranger(rest: string, client: KnownClient): boolean {
  if (client.lastname === '') return false;
  const letter = BY_TITLE_AND_LETTER.exec(rest)?.groups?.letter;
  if (letter !== undefined && /^\p{Lu}$/u.test(letter))
    return !nameParts([client.lastname]).some((part) => part.startsWith(letter.toLowerCase()));
  const name = (BY_TITLE.exec(rest) ?? BY_INITIAL.exec(rest))?.groups?.name;
  return name !== undefined && !NO_NAME.test(name) && matchName(nameParts([name]), client) === 'none';
}

/** Whom the head of a sentence names, by the names of one record. */
function openings({ client, people }: Known): (text: string) => Opening {
  const own = namePattern(ownNames(client), 'iy');
  const names = people.map(({ name, gender }) => ({ gender, pattern: phrasePattern([name], 'y') }));
  return (text) => {
    let rest = text.slice(0, HEAD).replace(/^[^\p{L}]+/u, '');
    const pronoun = PRONOUN.exec(rest);
    for (let at = 0; at <= MAX_LEADING; at += 1) {
      const named = names.find(({ pattern }) => startsWith(pattern, rest) !== null);
      if (named) return { subject: 'other', gender: named.gender };
      const relation = startsWith(others, rest);
      if (relation !== null) return { subject: 'other', gender: genderOf(relation) };
      const title = TITLE.exec(rest)?.[0] ?? '';
      const word = startsWith(clients, rest);
      const name = own.map((pattern) => startsWith(pattern, rest.slice(title.length))).find((each) => each !== null);
      const whose = word ?? (name === undefined ? null : title + name);
      if (whose === null && isStranger(rest, client)) return { subject: 'other', gender: null, stranger: true };
      if (whose === null) {
        const before = startsWith(leading, rest);
        if (before === null) break;
        rest = rest.slice(before.length).trimStart();
        continue;
      }
      const after = rest.slice(whose.length);
      if (startsWith(elsewhere, after.trimStart()) !== null || BY_NUMBER.test(after))
        return { subject: 'other', gender: null, stranger: true };
      if (!POSSESSIVE.test(after)) return { subject: 'client', gender: null };
      rest = after.replace(POSSESSIVE, '').trimStart();
    }
    if (!pronoun) return NOBODY;
    return { subject: 'pronoun', gender: pronoun[1] ? 'she' : pronoun[2] ? 'he' : null };
  };
}

const compatible = (one: Gender, other: Gender): boolean => one === null || other === null || one === other;

/** A title or label that opens what is said of others: nothing else stands in it. */
function opensOthers(title: string): boolean {
  const bare = title.trim().replace(/[\s:.–-]+$/, '');
  return bare.length > 1 && bare.length < 60 && ofOthers.exec(bare)?.[0].length === bare.length;
}

/** Of whom each statement speaks, in the order of the pages. */
export function readSubjects(statements: readonly OfPage[], known: Known): Subject[] {
  let before: { statement: OfPage; subject: Subject; gender: Gender } | undefined;
  let section = '';
  const opens = openings(known);
  return statements.map((statement) => {
    const { text, heading, label, role } = statement;
    const opening = opens(text);
    const sameText = before?.statement.passage === statement.passage && before.statement.heading === heading;
    if (!sameText || role === 'heading') section = '';
    if (opensOthers(label === '' ? text : label)) section = label === '' ? text : '';
    else if (label !== '') section = '';
    const next = (): { subject: Subject; gender: Gender } => {
      if (opening.subject === 'client') return { subject: 'client', gender: known.spokenOf };
      if (opening.subject === 'other') return { subject: 'other', gender: opening.gender };
      if (opensOthers(heading) || opensOthers(label) || section !== '') return { subject: 'other', gender: null };
      if (opening.subject === 'unnamed') return { subject: 'unnamed', gender: null };
      if (!compatible(opening.gender, known.spokenOf)) return { subject: 'other', gender: opening.gender };
      const goesOn =
        sameText &&
        before?.subject === 'other' &&
        compatible(before.gender, opening.gender) &&
        !turnsBack(before.statement.text, text);
      return goesOn ? { subject: 'other', gender: opening.gender } : { subject: 'client', gender: opening.gender };
    };
    before = { statement, ...next() };
    // What another says at the head of a sentence may be said of the client: its own words decide.
    return opening.subject === 'other' && !opening.stranger ? 'unnamed' : before.subject;
  });
}
