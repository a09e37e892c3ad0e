import { LIST_NOTIONS, SOFT_NOTIONS } from '#server/features/understanding/meaning/domain-terms.ts';
import {
  askedNotions,
  daysNamed,
  isSoft,
  isStop,
  normalize,
  type Word,
  wordsOf,
} from '#server/features/understanding/meaning/question-terms.ts';

/** What an answer must hold to be one. `open` asks for nothing in particular. */
export type QuestionKind =
  | 'yes_no'
  | 'when'
  | 'who'
  | 'how_many'
  | 'how_often'
  | 'how_long'
  | 'dose'
  | 'identifier'
  | 'where'
  | 'why'
  | 'open';

export interface Choice {
  notions: readonly string[];
  stems: readonly string[];
  roots: readonly string[];
  /** Matters that other words may speak of, for what is only shown. */
  looser?: readonly string[];
}

/** One thing a question asks about: a notion of the domain, or a word outside it by its stem. */
export interface Term {
  /** Alternatives: "heroin or fentanyl" is one thing, and either carries it. */
  choices: Choice[];
  /** What it weighs in the question: a soft term sharpens, a hard one must nearly always be there. */
  weight: number;
  /** Written with a capital inside the question: a name, perhaps the client's own. */
  name: boolean;
}

export interface Question {
  kind: QuestionKind;
  /** Its own words in lower case. */
  words: ReadonlySet<string>;
  terms: Term[];
  /** Days the question names, as `month-day`. */
  days: string[];
  /** Asks for all of a kind: medications, allergies, diagnoses. */
  list: boolean;
  /** Asks how something turned out: a test, an examination. */
  finding: boolean;
}

const KINDS: readonly [QuestionKind, RegExp][] = [
  ['why', /^why\b|\b(?:reason for|what made|how come)\b/],
  ['how_long', /\bhow long\b/],
  ['how_often', /\bhow (?:often|frequently)\b|\bhow many times (?:a|per|each)\b/],
  [
    'when',
    /\bwhen\b|\b(?:what|which) (?:[\w'-]+ ){0,4}(?<!\b(?:on|per|a|each|every|of|in|this|that|by) )(?:date|day|year|month|time)\b|\b(?:deadline|due date|date of)\b|\bhow (?:recently|long ago)\b|^(?:the )?last (?:use|used|drink|drank|dose|visit|admission)\b/,
  ],
  [
    'dose',
    /\b(?:dose|dosage|how many (?:mg|mcg|milligrams|micrograms|units))\b|\bhow much [a-z]+ (?:is|does|do|did|was) (?:he|she|they|the)\b.*\b(?:take|taking|on|get|getting|given|prescribed)\b/,
  ],
  ['identifier', /\b(?:number|id|i\.d\.|no\.|mrn|phone|telephone|fax)\b.*\?*$/],
  [
    'how_many',
    /\bhow (?:many|much|old|tall|far|heavy)\b|\bwhat (?:\w+ ){0,3}(?:score|level|amount|cost|percentage|weight|height)\b/,
  ],
  [
    'who',
    /\bwho(?:m|se)?\b|\b(?:what|which) (?:[\w']+ ){0,3}(?:name|doctor|physician|provider|person|judge|nurse|therapist|officer|family member|relative)\b|\bname of\b/,
  ],
  ['where', /\bwhere\b|\b(?:which|what) (?:\w+ )?(?:hospital|facility|clinic|city|state|address|pharmacy)\b/],
  [
    'yes_no',
    /^(?:and |so |but )?(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should|may|must|any|ever)\b/,
  ],
];

const ASKS_FOR_ALL =
  /\b(?:what|which|list|all|any)\b.*\b(?:medications?|meds|medicines?|drugs|allerg\w+|diagnos[ei]s|conditions|problems|surger\w+|substances|charges|goals|triggers|symptoms|results|vaccin\w+|levels of care|restrictions|accommodations|conditions)\b/;

function kindOf(plain: string): QuestionKind {
  return KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'open';
}

/** How something was done is no list of it. */
const ASKS_HOW = /^how\b/;
const ASKS_FINDING =
  /\b(?:okay|ok|normal|abnormal|result|results|show|showed|shows|come back|came back|find|found|fine|clear)\b/;
const INTERROGATIVE = /^\s*how (?:long|often|old|frequently|much|many)\b/i;

/** What follows these is what the asker wants to do, not what the record must say. */
const INTENT = /\b(?:need|have|want|going|able|supposed|like|try|trying|plan|planning)(?:s|ed)? to (\p{L}+)/gu;
/** "Is she on anything for …" asks for a medicine without the word. */
const TREATED_FOR = /\b(?:tak(?:e|es|ing|en)|on|given|get|gets|getting|treated|prescribed)\b(?: \w+){0,2} for\b/;
const DATES =
  /\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+)?\d+(?:[/-]\d+)*(?:st|nd|rd|th)?\b/gi;

function intentStarts(question: string): Set<number> {
  return new Set(
    [...normalize(question).matchAll(INTENT)].map((match) => match.index + match[0].length - (match[1]?.length ?? 0)),
  );
}

export const HARD = 1;
export const MIDDLING = 0.5;
const SOFT = 0.25;

/** After these comes the time or occasion of what is asked. */
const OCCASION = new Set(['after', 'dur', 'while', 'since', 'before']);
/** A place asked for by "which" must be there, however common a word it is. */
const PLACE_NOUNS = new Set(['hospital', 'facility', 'clinic', 'center', 'program', 'court', 'county', 'pharmacy']);
const ASKS_WHICH = new Set(['which', 'what']);
const AUXILIARY = new Set(['do', 'does', 'did']);

/** A verb a question of fact is built with: records often use another, "who signed" is answered by "Judge:". */
function isVerbOfAsking(words: readonly Word[], index: number): boolean {
  const raw = words[index]?.raw ?? '';
  return (
    /(?:ed|ing)$/.test(raw) || words.slice(Math.max(0, index - 3), index - 1).some((word) => AUXILIARY.has(word.raw))
  );
}

interface Reading {
  words: readonly Word[];
  kind: QuestionKind;
  intents: ReadonlySet<number>;
}

function weightOf({ words, kind, intents }: Reading, index: number, notions: readonly string[]): number {
  const word = words[index];
  if (!word || notions.some((notion) => SOFT_NOTIONS.includes(notion))) return SOFT;
  if (PLACE_NOUNS.has(word.stem) && ASKS_WHICH.has(words[index - 1]?.raw ?? '')) return HARD;
  const named = notions.length > 0;
  if (!named && (isSoft(word.stem) || /^\d+$/.test(word.raw) || /.{4}ly$/.test(word.raw) || intents.has(word.at)))
    return SOFT;
  if (words.slice(0, index).some((before) => OCCASION.has(before.stem))) return MIDDLING;
  return !named && kind !== 'yes_no' && isVerbOfAsking(words, index) ? MIDDLING : HARD;
}

/** A question's things in their order; alternatives joined by "or" are one. */
function termsOf(question: string, kind: QuestionKind): Term[] {
  const words = wordsOf(question);
  const notions = askedNotions(words);
  const reading: Reading = { words, kind, intents: intentStarts(question) };
  const terms: Term[] = [];
  let alternative = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) continue;
    const notion = notions.find((each) => each.from === index);
    const to = notion?.to ?? index + 1;
    if (word.stem === 'or') alternative = terms.length > 0;
    else if (notion || (!isStop(word.stem) && word.stem.length > 1)) {
      const covered = words.slice(index, to);
      const choice: Choice = {
        notions: notion?.notions ?? [],
        stems: covered.map((each) => each.stem),
        roots: covered.map((each) => each.root),
      };
      const weight = weightOf(reading, index, choice.notions);
      const name = !notion && index > 0 && /^\p{Lu}\p{Ll}/u.test(question.slice(word.at));
      const last = terms.at(-1);
      if (alternative && last && weight === last.weight) last.choices.push(choice);
      else terms.push({ choices: [choice], weight, name });
      alternative &&= weight === SOFT;
    }
    index = to - 1;
  }
  return terms;
}

function withoutRepeats(terms: Term[]): Term[] {
  const seen = new Set<string>();
  return terms.filter((term) => {
    const key = term.choices.map(({ notions, stems }) => notions.join('|') || stems.join(' ')).join(' or ');
    return !seen.has(key) && seen.add(key);
  });
}

const MEDICATION: Term = {
  choices: [{ notions: ['medication'], stems: ['medication'], roots: ['medication'] }],
  weight: HARD,
  name: false,
};

/** What only insurances have: "insurance" beside it says no more. */
const OF_INSURANCE = new Set([
  'member id',
  'group number',
  'authorization number',
  'subscriber',
  'copay',
  'deductible',
]);

function withoutItsInsurance(terms: Term[]): Term[] {
  const names = (term: Term, of: (notion: string) => boolean) =>
    term.choices.every(({ notions }) => notions.some((notion) => of(notion)));
  return terms.some((term) => names(term, (notion) => OF_INSURANCE.has(notion)))
    ? terms.filter(
        (term) => !names(term, (notion) => notion === 'insurance') || names(term, (n) => OF_INSURANCE.has(n)),
      )
    : terms;
}

const isOfMany = (term: Term | undefined): boolean =>
  term?.choices.some(({ notions }) => notions.some((notion) => LIST_NOTIONS.includes(notion))) ?? false;

/** Reads what a question asks for. */
export function readQuestion(asked: string): Question {
  const text = asked.replace(/#/g, ' number ');
  const plain = normalize(text).trim();
  const days = daysNamed(text);
  const kind = kindOf(plain);
  const asking = text.replace(INTERROGATIVE, ' ');
  const terms = termsOf(days.length > 0 ? asking.replace(DATES, ' ') : asking, kind);
  const hard = terms.filter((term) => term.weight === HARD);
  if (TREATED_FOR.test(plain) && hard.length > 0) terms.push(MEDICATION);
  return {
    kind,
    words: new Set(wordsOf(text).map((word) => word.raw)),
    terms: withoutItsInsurance(withoutRepeats(terms)),
    days,
    list:
      ASKS_FOR_ALL.test(plain) || (kind === 'open' && hard.length === 1 && isOfMany(hard[0]) && !ASKS_HOW.test(plain)),
    finding: ASKS_FINDING.test(plain),
  };
}
