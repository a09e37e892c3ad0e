import { MEDICINES } from '#server/features/understanding/meaning/plain-words.ts';
import { saidNotions, wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import { allPlacesOf, placesOf } from './asked-places.ts';
import type { Candidate, Doubt, ReadCandidate } from './candidate.ts';
import { OF_OTHERS, OF_OTHERS_BY_WORDS } from './doubts-of-people.ts';
import { OF_TRUTH } from './doubts-of-truth.ts';
import { isGivenOnce, isOfOffice, lacksEvidence, narrowsList } from './evidence.ts';
import { say } from './passage-index.ts';
import type { QuestionKind } from './question-kind.ts';
import {
  leavesOutBesideField,
  leavesOutEveryday,
  leavesOutMarks,
  leavesOutNarrowing,
  leavesOutWords,
  namesNoDeed,
  namesSignAlone,
} from './says-all-asked.ts';
import { ASKS_OF_STOPPED } from './stands.ts';
import { hasDose } from './statement-signs.ts';
import { valueBeside } from './value-beside.ts';

/*
 * Reasons to show a place instead of asserting what it says. A statement that carries a question's words may still be no
 * answer to it; these are the ways in which that was seen, and one of them is enough.
 */

/** Kinds that need their value also where the reading of the field stands at the same place: a plan without its number. */
const OF_VALUES: ReadonlySet<QuestionKind> = new Set(['who', 'when', 'identifier', 'dose']);

const lacksValueBeside: Doubt = ({ question, asked, terms, words, places, own, byField }) => {
  const { kind } = question;
  if (byField && !OF_VALUES.has(kind)) return false;
  const named = kind === 'dose' ? allPlacesOf({ ...question, terms: [...terms] }, words) : places;
  return !valueBeside({ kind, asked, text: words, places: named, own });
};

const ASKS_FOR_OTHERS =
  /\b(?:other than|besides|apart from|aside from|except(?: for)?|instead of|as well as|in addition to|beyond|anything else|any other|something else)\b/i;

/** What there is beside the thing that is named: what names that thing is no answer. */
const asksForOthers: Doubt = ({ asked }) => ASKS_FOR_OTHERS.test(asked);

const ASKS_ITSELF =
  /^\W{0,4}(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may) (?:the|he|she|they|you|i|we|it|there|any|anyone|his|her|your|my|this|that|these|those)\b/i;

/** The first line of a question whose mark stands on the next one. */
const isQuestionItself: Doubt = ({ statement: { text } }) => ASKS_ITSELF.test(text) && !text.includes('?');

const NEGATED = /\b(?:no|not|never|none|without|cannot|den(?:ies|ied|y))\b|n['’]t\b/i;
const ASKS_NOT = /\b(?:not|no|den\w+|stop\w*|without)\b|n['’]t\b/i;

/** A name or a number is denied beside it, not somewhere in its line: "contact Bev (mom) 555-0122, left no message". */
const OF_NAMES: ReadonlySet<QuestionKind> = new Set(['who', 'identifier']);
const BEFORE_VALUE = 30;
const BEHIND_VALUE = 25;

/** "What" asks for what there is: what is not, is no value. */
const NUMBER_OF = /\bno\.?\s?:?\s?(?=[A-Z]{0,4}[-\d])/gi;

const deniesValue: Doubt = ({ question: { kind, list }, asked, words, places, statement: { text } }) => {
  if (kind === 'yes_no' || kind === 'why' || list || ASKS_NOT.test(asked)) return false;
  if (!OF_NAMES.has(kind) || places.length === 0) return NEGATED.test(text);
  return places.some(([from, to]) =>
    NEGATED.test(words.slice(Math.max(0, from - BEFORE_VALUE), to + BEHIND_VALUE).replace(NUMBER_OF, ' ')),
  );
};

const ASKS_AHEAD =
  /\b(?:plan\w*|next|upcoming|schedul\w*|appointment|recommend\w*|refer\w*|goals?|wants?|hopes?|should|will|deadline|follow[- ]?up|pending|due|authori\w+|approv\w+|request\w*|need\w*|hearing|court|review|can|ready|willing)\b/i;
const SAYS_AHEAD =
  /\b(?:wants?|will|would|moving to|going to|hop(?:es|ing)|asked (?:us|for)|request\w*|plans to|planning|to go|tired of|wish\w*|afraid of|thinking (?:of|about))\b/i;

const NAME_OF_WILL = /(?<=\S )Will\b/g;

/** What is wished, asked for or to come, where the question asks what is or was. */
const isAhead: Doubt = ({ asked, statement: { text } }) =>
  !ASKS_AHEAD.test(asked) && SAYS_AHEAD.test(text.replace(NAME_OF_WILL, ' '));

/** What asks for the value of one thing: its name alone, or "what is the …". */
const ASKS_VALUE =
  /^\W*(?:(?:what|which)(?:['’]s| is| was| are| were)\b|(?!(?:what|which|how|who|where|why|whose)\b)[\w/'-]{1,30}(?: [\w/'-]{1,30}){0,3}\W*$)/i;
const FOR = /\bfor\W*$/i;

const isOpenEnded: Doubt = ({ question: { kind, list }, asked }) =>
  kind === 'open' && !list && (!ASKS_VALUE.test(asked) || FOR.test(asked));

const HAS_VALUE = /\d|:\s*\S|\b(?:is|are|was|were|has|had|positive|negative|none|normal)\b|[a-z]\s*[=-]\s*\S/i;

/** Names the thing without a value, as a heading or the head of a table does. */
const namesOnly: Doubt = ({ question: { kind, list }, statement: { text } }) =>
  kind === 'open' && !list && !HAS_VALUE.test(text) && !hasDose(text);

/** A title: hardly a small letter, and nothing behind a label. */
const MAX_CAPITALS = 0.6;
const MIN_LETTERS = 12;
const ASIDE = /\([^()]{0,200}\)/g;
const isTitle: Doubt = ({ question: { kind }, statement: { text, label, role } }) => {
  const letters = text.replace(ASIDE, '').replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  if (role === 'heading') return true;
  const inCapitals = letters.length >= MIN_LETTERS && capitals > letters.length * MAX_CAPITALS;
  const isNumber = kind === 'identifier' && /\d{3}/.test(text);
  return inCapitals && label === '' && !hasDose(text) && !isNumber;
};

/** Ends as a question: what was answered stands elsewhere. */
const isUnanswered: Doubt = ({ statement: { text } }) => /\?["”')\]]{0,2}\s*$/.test(text);

/** A mark at the end of a row: which of the form's columns it stands in, the row does not say. */
const LONE_MARK = /(?:^|\s)[xX✓✔]\s*$/;
const isMarkAlone: Doubt = ({ statement: { text } }) => LONE_MARK.test(text);

const STOPPED_ENTRY =
  /\b(?:d\/?c(?:['’]?d)?|disc(?:ont)?\b\.?|discontinued|stopped|hold|held|reversed|cancel\w*|not picked up|never (?:filled|picked up|started)|inactive|expired)\b/i;

/** An entry of a list that is there no more, where what there is was asked for. */
const isStoppedEntry: Doubt = ({ question: { list }, asked, statement: { text } }) =>
  list && !ASKS_OF_STOPPED.test(asked) && STOPPED_ENTRY.test(text);

const ASKS_MEDICINES = /\bmed(?:s|icines?|ications?)\b/i;
const NAMES_MEDICINE = new RegExp(`\\b(?:${MEDICINES})\\b`, 'i');
const NO_MEDICINE =
  /^\W*none\b|\b(?:no|none|not|den\w+)\b[^.;]{0,30}\b(?:med(?:s|icines?|ications?)|prescri\w+|pills?)\b/i;
const OF_THE_STREET = /\b(?:recreational|illicit|illegal) drugs?\b|\bstreet\b/i;

/** An entry among medicines that names none: the heading over it is a form's own. */
const namesNoMedicine: Doubt = ({ question: { list }, asked, statement: { text } }) =>
  list &&
  ASKS_MEDICINES.test(asked) &&
  (OF_THE_STREET.test(text) || !(hasDose(text) || NAMES_MEDICINE.test(text) || NO_MEDICINE.test(text)));

const ASKS_IF_TAKEN = /^\W*(?:is|are) [\w’']{1,30} (?:on|taking|using|getting)\b|\bdose\b/i;
const ASKS_OF_BEFORE = /\b(?:past|before|previous\w*|prior|ever|last|first|when|was|still|did)\b/i;
const SAYS_ENDED =
  /\b(?:stopped|quit|in (?:the )?past|formerly|previously|ended|intake in|(?:until|in) (?:19|20)\d\d|(?:19|20)\d\d\s?[-–]\s?(?:19|20)?\d\d)\b/i;

/** What was taken once, where it is asked what is taken. */
const isOfPast: Doubt = ({ question: { list }, asked, statement: { text } }) =>
  (ASKS_IF_TAKEN.test(asked) || (list && ASKS_MEDICINES.test(asked))) &&
  !ASKS_OF_BEFORE.test(asked) &&
  SAYS_ENDED.test(text);

/** The names of streets, houses and their offices, whose words mean nothing else there. */
const NAME_OF_PLACE =
  /\b(?:\p{Lu}[\p{L}'’&]{1,30} (?:& )?){1,4}(?:Services?|Court|Center|House|Clinic|Road|Rd|Street|St|Avenue|Ave|Lane|Drive|Way)\b/gu;

/** What was asked is named only within the name of a place. */
const isInName: Doubt = ({ question, asked, terms, places, words, statement: { label } }) => {
  if (question.kind !== 'yes_no' || label !== '' || places.length === 0) return false;
  const asTheyAre = [...words.matchAll(NAME_OF_PLACE)].filter(([name]) => !asked.includes(name));
  return (
    asTheyAre.length > 0 &&
    allPlacesOf({ ...question, terms: [...terms] }, words).every(([from, to]) =>
      asTheyAre.some(({ index, 0: { length } }) => from >= index && to <= index + length),
    )
  );
};

/** Words side by side with nothing between them, until something else begins. */
const CHOICES = /^[^.,;:([?\d]{0,200}/;
const SAYS =
  /\b(?:is|are|was|were|has|have|had|does|did|no|not|none|never|denies|denied|reports?|takes?|with|without|and|or|of|on|in|for)\b/i;
const MIN_CHOICES = 3;

/** A row of a form's choices with nothing to show which of them was chosen. */
const isRowOfChoices: Doubt = ({ question: { kind }, statement: { text, label } }) => {
  const row = CHOICES.exec(text)?.[0] ?? '';
  if (kind !== 'yes_no' || label !== '' || row.length === text.length || SAYS.test(row)) return false;
  const words = wordsOf(row);
  return (
    words.length >= MIN_CHOICES && words.filter((word) => saidNotions([word]).length > 0).length >= words.length - 1
  );
};

/** What speaks against a statement even where the reading of the field stands at the same place. */
const ALWAYS: Readonly<Record<string, Doubt>> = {
  asksForOthers,
  isQuestionItself,
  leavesOutNarrowing,
  leavesOutMarks,
  leavesOutBesideField,
  namesNoDeed,
  namesSignAlone,
  isTitle,
  isMarkAlone,
  isUnanswered,
  isStoppedEntry,
  namesNoMedicine,
  isOfPast,
  isInName,
  isRowOfChoices,
  lacksValueBeside,
  lacksEvidence,
  narrowsList,
  isOfOffice,
  isGivenOnce,
  ...OF_OTHERS,
  ...OF_TRUTH,
};
/** What speaks against one that answers by its words alone. */
const BY_WORDS: Readonly<Record<string, Doubt>> = {
  leavesOutWords,
  leavesOutEveryday,
  deniesValue,
  isAhead,
  ...OF_OTHERS_BY_WORDS,
  isOpenEnded,
  namesOnly,
};

/** A candidate with what all doubts ask of it. */
function read(candidate: Candidate): ReadCandidate {
  const { question, terms, words, statement } = candidate;
  const said = words === statement.text ? statement.said : say(words);
  return { ...candidate, said, places: placesOf({ ...question, terms: [...terms] }, words) };
}

/** What speaks against asserting a statement, by name; nothing where all signs agree. */
export function doubtsOf(candidate: Candidate): string[] {
  const whole = read(candidate);
  const doubts = candidate.byField ? ALWAYS : { ...ALWAYS, ...BY_WORDS };
  return Object.entries(doubts).flatMap(([name, doubt]) => (doubt(whole) ? [name] : []));
}

/** Whether a statement may speak of somebody else than the client. */
export function mayBeOfAnother(candidate: Candidate): boolean {
  const whole = read(candidate);
  return Object.values(OF_OTHERS).some((doubt) => doubt(whole));
}
