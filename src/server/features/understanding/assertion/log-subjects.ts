import { EVERYDAY_WORDS, SOFT_WORDS, STOP_WORDS } from '../meaning/everyday-words.ts';
import { NOT_IN_NAMES, ROLES_BEFORE, SELDOM_IN_NAMES } from './name-words.ts';
import { folded } from './names-alike.ts';
import type { PageSubject } from './page-subject.ts';
import { isListOfThings } from './things-listed.ts';
import { isOfThings } from './written-names.ts';

/*
 * Logs of ships, shelters, wards and crews: entries by the hour that call people by a last name. The log is about the one
 * whom most of its entries name, where they say of them what is said of somebody ill.
 */

/** An entry: a day, an hour or both at the start of its line, and who wrote it. */
const ENTRY =
  /(?:^|\n)[ \t]{0,4}(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?[ \t,]{1,3})?(?:\d{1,2}:\d{2}(?::\d{2})?|\d{4})(?:[ ]?[AaPp]\.?[Mm]\.?|h(?:rs)?)?[ \t:.–-]{1,5}(?:\p{Lu}{2,3}[ \t:]{1,3})?([^\n]{3,240})/gu;
const PERSON = /(?<![\p{L}\d'’.-])\p{Lu}\p{Ll}{2,20}(?![\p{L}\d.-])/gu;
const ROLE_AND = /^(?:\p{L}{2,12}\.? )?$/u;
const IS_ILL =
  /^(?:['’]s)?,? (?:(?:is|was|still|again|now|looks?|says?|got) ){0,2}(?:sick|ill|drunk|asleep|slept|crying|cried|cries|shak\w+|shivering|sweat\w*|vomit\w*|puk\w+|threw|throwing|fell|faint\w*|refus\w+|yell\w*|stumbl\w+|stagger\w*|slurr\w+|pass(?:ed|ing) out|agitated|confused|complain\w*|seiz\w+|withdrawing|hearing|seeing|can['’]?t (?:sleep|eat|stand|keep)|wo(?:uld)?n['’]?t (?:eat|get up|sleep)|in (?:bunk|bed|cell)|smells? of)\b/i;
const ROLES: ReadonlySet<string> = new Set(ROLES_BEFORE);
const EVERYDAY: ReadonlySet<string> = new Set(`${EVERYDAY_WORDS} ${SOFT_WORDS} ${STOP_WORDS}`.split(' '));
const MIN_ENTRIES = 5;
const MIN_LEADS = 3;
const MIN_ILL = 2;

interface Named {
  at: number;
  entries: number;
  leads: number;
  ill: number;
}

const isPerson = (word: string): boolean =>
  !NOT_IN_NAMES.has(word) &&
  !SELDOM_IN_NAMES.has(word) &&
  !ROLES.has(word) &&
  !EVERYDAY.has(word) &&
  !isOfThings({ parts: [word] }) &&
  !isListOfThings(word, { start: 0, end: word.length });

/** The one person whom most entries of a log name. */
export function inLogs(text: string): PageSubject[] {
  const entries = Array.from(text.matchAll(ENTRY), (match) => ({ said: match[1] ?? '', at: match.index }));
  if (entries.length < MIN_ENTRIES) return [];
  const people = new Map<string, Named>();
  for (const { said, at } of entries) {
    const seen = new Set<string>();
    for (const { 0: name, index } of said.matchAll(PERSON)) {
      const word = folded(name);
      if (!isPerson(word) || seen.has(word)) continue;
      seen.add(word);
      const known = people.get(word) ?? { at, entries: 0, leads: 0, ill: 0 };
      people.set(word, {
        at: known.at,
        entries: known.entries + 1,
        leads: known.leads + (ROLE_AND.test(said.slice(0, index)) ? 1 : 0),
        ill: known.ill + (IS_ILL.test(said.slice(index + name.length, index + name.length + 40)) ? 1 : 0),
      });
    }
  }
  const [first, second] = [...people].sort(([, one], [, other]) => other.entries - one.entries);
  if (!first) return [];
  const [word, { at, entries: named, leads, ill }] = first;
  const isMost =
    named >= MIN_ENTRIES && leads >= MIN_LEADS && ill >= MIN_ILL && named >= (second?.[1].entries ?? 0) * 2;
  return isMost ? [{ parts: [word], sure: 1, at, narrated: true }] : [];
}
