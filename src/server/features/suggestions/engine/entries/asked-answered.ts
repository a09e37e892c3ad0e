import { labelMeaning } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import type { RecordContext } from '../suggestion.ts';
import { type FormEntry, linesOf } from './form-entries.ts';

/*
 * A question on one line and its answer on the next, as interviews, applications and messages set them down: "Q Any fits?",
 * "P Once, in 2024." A question that asks several things is answered for all of them by a bare denial alone.
 */

/** The hour and the hand before what somebody writes: "8:19 pm Fable". */
const HAND =
  /^(?:\[?\d{1,2}:\d\d(?::\d\d)? ?(?:[ap]\.?m\.?)?\]?[\s–-]+)(?<who>\p{Lu}[\p{L}'’-]{1,20})(?: (?!I |A )\p{Lu}[\p{L}'’-]{0,20}\.?)?(?:\s?[:>–-])?\s+/iu;
/** The mark of who asks or answers: a letter, a number or a word with its colon. */
const MARK =
  /^(?:>\s?)?(?:\(?\d{1,2}[.)]\s+)?(?:(?<letter>[A-Z])(?:\d{1,2})?(?<stop>[.:)]?)\s+(?=\S)|(?:Question|Answer|Interviewer|Client|Patient|Pt|Caller|Applicant|Respondent|Resident|Staff|Nurse|Counselor)\s?:\s+)?/u;
const QUESTION = /\?["”']?\s*$/;
/** Another question behind the answer on its line: "Bee stings. Carries EpiPen? Yes." */
const ASKED_ON = /(?<=[.;])\s+\p{Lu}[^.;?\n]{3,40}\?/u;
const SENTENCE = /(?<=[.!?])\s+/;
const LONGEST_QUESTION = 140;
const LONGEST_ANSWER = 400;
const MAX_LINES = 5;

/** A denial and nothing else. */
const ALL_DENIED =
  /^["“']?(?:(?:no|nope|nah|never|none|neither|nothing|not ever)(?:[,.]? (?:no|nope|never|sir|ma['’]?am|none|nothing|not (?:once|ever|at all)|neither|ever))*|(?:i|he|she|they) (?:have |has |had )?never(?: (?:did|have|has|has been|done))?)[.!]?["”']?$/i;
const NEVER_TRIED =
  /(?<!\p{L})(?:(?:i|he|she|they)(?:['’]ve| have| has)? )?never (?:once )?(?:tried|attempted)(?: (?:it|that|anything))?(?=[.,;]|$)/iu;

/** What a spoken question asks for that asks several things, or in words that no form prints. */
const SPOKEN: readonly [RegExp, string][] = [
  [
    /\b(?:ever attempted(?! to)|any attempts?(?! (?:to|at))|(?:tried|try|attempt\w*)\b.*\b(?:die|dying|kill\w*|suicide|end your|hang|life)|(?:think|thought|thoughts|thinking)\b.*\b(?:dying|die|death|suicide|kill\w*|dead))/i,
    'history_of_suicide_attempts',
  ],
  [/\b(?:hurt|cut|harm\w*|burn\w*) (?:your|him|her)self|\bself[- ]?(?:harm|injur\w+)/i, 'history_of_self_harm'],
  [
    /\b(?:(?:hit|hurt|harm\w*|attack\w*|threaten\w*|fought with) (?:anyone|anybody|someone|somebody|others|people|another)|br(?:oke|oken|eak) (?:things|stuff|anything)|(?:been|get|gotten|got|ever) violent|violence)\b/i,
    'aggression_or_property_damage',
  ],
  [/\b(?:seizures?|convulsions?|fits)\b/i, 'history_of_seizures'],
  [/\b(?:head injur\w+|concussions?|knocked out|hit your head)\b/i, 'history_of_tbi_concussions'],
  [/\b(?:bad things|happened to you|(?:been|ever) (?:abused|hurt by))\b|\b(?:abuse|trauma)\b/i, 'history_of_trauma'],
  [
    /\b(?:been (?:in|to|through)|past|prior|previous|any)\b.*\b(?:treatment|programs?|rehabs?)\b|^programs?$|^(?:rehabs?|treatment)\b/i,
    'residential_programs',
  ],
  [/\b(?:hospitals?|hospitali[sz]ed|psych ward)\b/i, 'hospitalizations'],
  [
    /\b(?:(?:happens?|feel|get|sick|like|been)\b.*\b(?:when|if|after)\b.*\b(?:stop\w*|quit\w*|run out|without|come off|don['’]?t (?:use|drink|have))|sick\b.*\b(?:stopping|quitting|coming off)|(?:when|if) (?:you|he|she|they) (?:stop|quit|run out|stops|quits|come off)|coming off)\b/i,
    'concerns_for_withdrawal',
  ],
  [/\b(?:eating disorder|trouble with (?:food|eating)|throw up|purg\w+|starv\w+)\b/i, 'eating_disorder'],
];
/** A thought that is asked for is no deed. */
const THOUGHT = /\b(?:think\w*|thoughts?)\b/i;
/** Asked of somebody else. */
const OF_OTHERS =
  /\b(?:famil(?:y|ies)|parents?|mother|father|relatives?|anyone in|brothers?|sisters?|children|kids)\b/i;

const MEDICINES = /\b(?:meds?|medications?|medicines?|prescriptions?)\b/i;
const ALLERGIES = /\ballerg/i;
/** What somebody may be allergic to: "any allergies to medicines or foods". */
const ALLERGIC_TO = /\ballerg\p{L}* (?:to|from)\b[^?]{0,80}/iu;

interface Spoken {
  text: string;
  from: number;
  who: string | null;
  letter: string | null;
}

/** A line without who says it. */
function spoken(line: string, letters: boolean): Spoken {
  const lead = /^\s*(?:>\s?)?/.exec(line)?.[0].length ?? 0;
  const hand = HAND.exec(line.slice(lead));
  if (hand) {
    const from = lead + hand[0].length;
    return { text: line.slice(from), from, who: hand.groups?.who?.toLowerCase() ?? '', letter: null };
  }
  const mark = MARK.exec(line.slice(lead));
  const { letter, stop } = mark?.groups ?? {};
  // "A chair", "I never": without a stop a single letter is a mark only where the question has one.
  const taken = letter && !stop && !letters ? '' : (mark?.[0] ?? '');
  const from = lead + taken.length;
  return { text: line.slice(from), from, who: null, letter: taken && letter ? letter : null };
}

/** The fields that a question asks for. */
function fieldsOf(question: string): string[] {
  const asked = question.replace(/\s+/g, ' ').trim();
  const label = asked.replace(/\?["”']?$/, '');
  const meaning = asked.includes('? ') ? undefined : labelMeaning(label);
  if (MEDICINES.test(label.replace(ALLERGIC_TO, ' ')) && ALLERGIES.test(label)) return [];
  if (meaning) return meaning.field ? [meaning.field] : [];
  if (OF_OTHERS.test(asked)) return [];
  return SPOKEN.filter(([names]) => names.test(label)).map(([, field]) => field);
}

/** What the questions of a page are answered on the lines below them. */
export function answeredEntries(
  page: string,
  sections: readonly Section[],
  { client }: Pick<RecordContext, 'client'>,
): FormEntry[] {
  const lines = linesOf(page);
  return lines.flatMap((line, at): FormEntry[] => {
    if (!QUESTION.test(line.text) || line.text.length > LONGEST_ANSWER || line.text.includes('\t')) return [];
    const asker = spoken(line.text, /^\s*(?:>\s?)?Q\s/.test(line.text));
    const sentences = asker.text.split(SENTENCE);
    const first = sentences.findLastIndex((each) => !each.includes('?')) + 1;
    const question = sentences.slice(first).join(' ');
    const next = lines[at + 1];
    const section = sections.findLast(({ start }) => start <= line.start);
    if (!next || !section || next.text.trim() === '' || question.length > LONGEST_QUESTION) return [];
    if (section.about === 'family' || section.about === 'consent') return [];
    const answerer = spoken(next.text, asker.letter !== null);
    if (asker.who !== null && (answerer.who === null || answerer.who === asker.who)) return [];
    if (answerer.who !== null && client && answerer.who !== client.firstname.toLowerCase()) return [];
    if (asker.letter !== null && answerer.letter === asker.letter) return [];
    const fields = fieldsOf(question);
    if (fields.length === 0 || QUESTION.test(next.text)) return [];
    let end = next.start + next.text.length;
    for (const more of lines.slice(at + 2, at + 1 + MAX_LINES)) {
      const said = spoken(more.text, asker.letter !== null);
      if (
        more.text.trim() === '' ||
        said.who !== null ||
        said.letter !== null ||
        /[?\t]|^\s*(?:>|\d{1,2}[.)]\s)/.test(more.text)
      )
        break;
      end = more.start + more.text.length;
    }
    const valueStart = next.start + answerer.from;
    const whole = page.slice(valueStart, Math.min(end, valueStart + LONGEST_ANSWER)).trimEnd();
    const value = whole.slice(0, ASKED_ON.exec(whole)?.index ?? whole.length);
    // A question that names several things denies none of them by what is said of one.
    const entry = (field: string, written: string): FormEntry => ({
      meaning: { field },
      label: fields.length > 1 ? field : question.trim(),
      value: written,
      start: line.start + asker.from,
      valueStart,
      end: valueStart + value.length,
      line: at + 1,
      section,
    });
    if (ALL_DENIED.test(value.trim()) && !THOUGHT.test(question)) return fields.map((field) => entry(field, 'No'));
    if (fields.includes('history_of_suicide_attempts') && NEVER_TRIED.test(value))
      return [entry('history_of_suicide_attempts', 'No')];
    const [only, ...others] = fields;
    return only && others.length === 0 && !THOUGHT.test(question) ? [entry(only, value)] : [];
  });
}
