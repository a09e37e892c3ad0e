import { askedNotions, daysNamed, isSoft, isStop, normalise, wordsOf } from './question-terms.ts';

/** What an answer must hold to be one. `open` asks for nothing in particular. */
export type QuestionKind =
  | 'yes_no'
  | 'when'
  | 'who'
  | 'how_many'
  | 'how_long'
  | 'dose'
  | 'identifier'
  | 'where'
  | 'why'
  | 'open';

/** One thing a question asks about: a notion of the domain, or a word outside it by its stem. */
export interface Term {
  notions: readonly string[];
  stems: readonly string[];
  /** A soft term sharpens; a hard one must be there. */
  soft: boolean;
  /** Written with a capital inside the question: a name, perhaps the client's own. */
  name: boolean;
}

export interface Question {
  kind: QuestionKind;
  terms: Term[];
  /** Days the question names, as `month-day`. */
  days: string[];
  /** Asks for all of a kind: medications, allergies, diagnoses. */
  list: boolean;
}

const KINDS: readonly [QuestionKind, RegExp][] = [
  ['why', /^why\b|\b(?:reason for|what made|how come)\b/],
  ['how_long', /\bhow long\b/],
  [
    'when',
    /\bwhen\b|\b(?:what|which) (?:\w+ ){0,2}(?:date|day|year|month|time)\b|\b(?:deadline|due date|date of)\b|\bhow (?:recently|long ago)\b/,
  ],
  [
    'dose',
    /\b(?:dose|dosage|how many (?:mg|mcg|milligrams|micrograms|units))\b|\bhow much [a-z]+ (?:is|does|do|did|was) (?:he|she|they|the)\b.*\b(?:take|taking|on|get|getting|given|prescribed)\b/,
  ],
  ['identifier', /\b(?:number|id|i\.d\.|no\.|mrn|phone|telephone|fax)\b.*\?*$/],
  [
    'how_many',
    /\bhow (?:many|much|often|old|tall|far|heavy)\b|\bwhat (?:\w+ ){0,3}(?:score|level|amount|cost|percentage|weight|height)\b/,
  ],
  ['who', /\bwho(?:m|se)?\b|\b(?:what|which) (?:\w+ ){0,3}(?:name|doctor|physician|provider|person)\b|\bname of\b/],
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

function termsOf(question: string): Term[] {
  const words = wordsOf(question);
  const notions = askedNotions(words);
  const terms: Term[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const notion = notions.find((each) => each.from === index);
    if (notion) {
      const stems = words.slice(notion.from, notion.to).map((each) => each.stem);
      terms.push({ notions: notion.notions, stems, soft: false, name: false });
      index = notion.to - 1;
    } else if (word && !isStop(word.stem) && word.stem.length > 1) {
      const name = index > 0 && /^\p{Lu}/u.test(question.slice(word.at));
      terms.push({ notions: [], stems: [word.stem], soft: isSoft(word.stem) || /^\d+$/.test(word.raw), name });
    }
  }
  return withoutRepeats(terms);
}

function withoutRepeats(terms: Term[]): Term[] {
  const seen = new Set<string>();
  return terms.filter((term) => {
    const key = term.notions.join('|') || term.stems.join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

/** Reads what a question asks for. */
export function readQuestion(text: string): Question {
  const plain = normalise(text).trim();
  const days = daysNamed(text);
  const terms = termsOf(days.length > 0 ? text.replace(/\b\d+(?:[/-]\d+)*(?:st|nd|rd|th)?\b/g, ' ') : text);
  return { kind: kindOf(plain), terms, days, list: ASKS_FOR_ALL.test(plain) };
}
