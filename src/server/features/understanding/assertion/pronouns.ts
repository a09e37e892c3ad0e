import { type Gender, genderOf, type Somebody } from './people-named.ts';
import { CLIENTS, MEN, OTHERS, WOMEN } from './people-words.ts';
import { phrasePattern } from './phrase-pattern.ts';

const people = phrasePattern([...WOMEN, ...MEN, ...OTHERS]);
const clients = phrasePattern(CLIENTS);
const SUBJECT = /\b(?:(she)|he)\b/gi;
const ANY_SIGN = /\b(?:she|he|her|hers|his|him|herself|himself|I|me|my)\b/;
const NOT_THE_CLIENT = /\b(?:another|other|fellow|different|next|second)\s$/i;
const NEAR = 12;

interface Mention {
  at: number;
  gender: Gender;
}

const compatible = (one: Gender, other: Gender): boolean => one === null || other === null || one === other;

/** The client's own mentions of a sentence, by what a client is called or by their names. */
const ownMentions = (text: string, own: readonly RegExp[]): number[] =>
  [clients, ...own].flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .map(({ index }) => index)
      .filter((index) => !NOT_THE_CLIENT.test(text.slice(Math.max(0, index - NEAR), index))),
  );

const otherMentions = (text: string, named: readonly Somebody[]): Mention[] => [
  ...[...text.matchAll(people)].map(({ index, 0: word }) => ({ at: index, gender: genderOf(word) })),
  ...named.flatMap(({ name, gender }) => {
    const at = text.indexOf(name);
    return at === -1 ? [] : [{ at, gender }];
  }),
];

/** Who is spoken of in a sentence: others by name or word, and the client by theirs. */
export interface Spoken {
  named: readonly Somebody[];
  own: readonly RegExp[];
  spokenOf: Gender;
}

/** Whether a sentence names somebody beside the client, and nothing in it is a sign of the client. */
export const lacksClient = (text: string, { named, own }: Spoken): boolean =>
  otherMentions(text, named).length > 0 && !ANY_SIGN.test(text) && ownMentions(text, own).length === 0;

/**
 * Whether the pronoun before a place of a sentence is not the client's for certain: it does not agree with how the client is
 * spoken of, or somebody else whom it may stand for was named nearer.
 */
export function pronounsOf(text: string, { named, own, spokenOf }: Spoken): (place: number) => boolean {
  const subjects = [...text.matchAll(SUBJECT)].map((match) => ({
    at: match.index,
    gender: match[1] ? ('she' as const) : ('he' as const),
  }));
  const others = subjects.length > 0 ? otherMentions(text, named) : [];
  const owns = subjects.length > 0 ? ownMentions(text, own) : [];
  return (place) => {
    const pronoun = subjects.findLast(({ at }) => at < place);
    if (!pronoun || owns.some((at) => at > pronoun.at && at < place)) return false;
    if (!compatible(pronoun.gender, spokenOf)) return true;
    const other = others.findLast(({ at, gender }) => at < pronoun.at && compatible(gender, pronoun.gender));
    return other !== undefined && !owns.some((at) => at > other.at && at < pronoun.at);
  };
}
