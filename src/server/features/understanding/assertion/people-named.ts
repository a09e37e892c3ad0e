import { EVERYDAY_WORDS } from '#server/features/understanding/meaning/everyday-words.ts';
import { isSoft, isStop, saidNotions, wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import { nearly } from './names-alike.ts';
import { BEFORE_PERSON, CLIENTS, DEEDS, MEN, NOBODY, OTHERS, WOMEN } from './people-words.ts';
import { phrasePattern } from './phrase-pattern.ts';
import type { KnownClient } from './whose-page.ts';

const RELATIONS: ReadonlySet<string> = new Set([...WOMEN, ...MEN, ...OTHERS]);
const women = phrasePattern(WOMEN, 'i');
const men = phrasePattern(MEN, 'i');
const ALL_DEEDS: ReadonlySet<string> = new Set(DEEDS);
const EVERYDAY: ReadonlySet<string> = new Set(EVERYDAY_WORDS.split(' '));
const nobody = new Set(NOBODY);
const clientWords = new Set(CLIENTS);
const beforePerson = new Set(BEFORE_PERSON);

export type Gender = 'she' | 'he' | null;

/** Somebody beside the client whom a record names. */
export interface Somebody {
  name: string;
  gender: Gender;
}

const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]{0,20}`;
/** "her partner Deb", "sister Fiona Tran", "son, Vincent". */
const NAME_BEHIND = new RegExp(String.raw`^,?\s{1,3}(?:(?:is|was|named)\s)?(${NAME})`, 'u');
/** "Bev Pennington (mom)", "Cleve, her husband". */
const NAME_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${NAME})(?:\s${NAME})?\s?(?:\(|,\s)\s?(?:(?:his|her|the|a|client['’]s|pt['’]s|patient['’]s)\s)?$`,
  'u',
);
const LAST_NAME = new RegExp(String.raw`(?<![\p{L}\p{N}])(${NAME})\s$`, 'u');
const NEAR = 60;

export const genderOf = (relation: string): Gender => (women.test(relation) ? 'she' : men.test(relation) ? 'he' : null);

const bare = (name: string): string => name.replace(/['’]s?$/u, '');

/** The words of the client's own name. */
export const ownNames = ({ firstname, lastname }: KnownClient): string[] =>
  `${firstname} ${lastname}`.split(/[\s-]+/).filter((part) => part.length > 1);

/** A text with its words in lower case and where they stand; the text itself begins at `start`. */
interface Worded {
  text: string;
  start: number;
  said: { words: readonly { raw: string; at: number }[] };
}

/** People beside the client whom texts name as a relative, a companion or a stranger, or let say something. */
export function peopleNamed(texts: readonly Worded[], client: KnownClient): Somebody[] {
  const own = ownNames(client).map((part) => part.toLowerCase());
  const found = new Map<string, Gender>();
  const add = (written: string | undefined, gender: Gender) => {
    const name = bare(written ?? '');
    const plain = name.toLowerCase();
    if (name.length < 3 || nobody.has(plain) || beforePerson.has(plain) || RELATIONS.has(plain)) return;
    // A condition beside a relative's word, as in a family history, is nobody.
    if (saidNotions(wordsOf(name)).length > 0 || clientWords.has(plain)) return;
    if (plain.split('-').some((part) => own.some((each) => nearly(part, each)))) return;
    found.set(name, found.get(name) ?? gender);
  };
  for (const { text, start, said } of texts)
    for (const { raw, at } of said.words) {
      const begin = at - start;
      const before = () => text.slice(Math.max(0, begin - NEAR), begin);
      if (RELATIONS.has(raw)) {
        const end = begin + raw.length;
        const gender = genderOf(raw);
        add(NAME_BEHIND.exec(text.slice(end, end + NEAR))?.[1], gender);
        add(NAME_BEFORE.exec(before())?.[1], gender);
      } else if (ALL_DEEDS.has(raw)) add(LAST_NAME.exec(before())?.[1], null);
    }
  return [...found].map(([name, gender]) => ({ name, gender }));
}

/** One expression for names as a record writes them, with a capital; none where there are no names. */
export const namePattern = (names: readonly string[], flags: string): RegExp[] =>
  names.length === 0 ? [] : [phrasePattern(names, flags)];

/** A capitalized word, or two, of whom the sentence says something that is said of people. */
const SOMEBODY =
  /^[^\p{L}]{0,20}(?<name>\p{Lu}\p{Ll}{2,15})(?:\s\p{Lu}[\p{L}'’.-]{0,20})?(?:['’]s\s|,?\s(?:has|had|is|was|says|said|takes|took|uses|used|drinks|went|lives|did|does|overdosed|died|will|tried|attempted|got|relapsed|denies|denied|reports|reported|needs|wants|came|left|started|stopped|quit|also|who|and)\s)/u;
/** How names of things end, of medicines and conditions above all, and seldom those of people. */
const OF_THINGS =
  /(?:ion|ment|ness|ing|ed|ine|ol|am|ide|ate|ity|ly|ium|il|pin|done|one|tin|sis|tis|ia|cy|ure|ogy|gy|ory|ary|ance|ence|age|us|ex|ix|ax|ro|or|er|al|ic|ts|ks|ds|gs|es|ls|ms|ns|ps|rs)$/;

/** Whether a sentence begins with what seems the name of somebody else: capitalized, of nothing that a record speaks of. */
export function beginsWithStranger(text: string, client: KnownClient, asked: ReadonlySet<string>): boolean {
  const name = SOMEBODY.exec(text)?.groups?.name ?? '';
  const plain = name.toLowerCase();
  if (name === '' || nobody.has(plain) || beforePerson.has(plain) || clientWords.has(plain) || asked.has(plain))
    return false;
  const [word] = wordsOf(name);
  if (!word || isStop(word.stem) || isSoft(word.stem) || EVERYDAY.has(plain) || saidNotions([word]).length > 0)
    return false;
  return !OF_THINGS.test(plain) && !ownNames(client).some((part) => nearly(part.toLowerCase(), plain));
}
