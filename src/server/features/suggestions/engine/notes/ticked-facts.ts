import { readBoxes } from '#server/features/understanding/layout/ticked-boxes.ts';
import { type FormEntry, linesOf } from '../entries/form-entries.ts';
import { knownLabel } from '../labels/form-labels.ts';
import type { Section } from '../scope/page-sections.ts';
import { HISTORY_TOPICS } from './history-topics.ts';

/*
 * Lists of things to tick: "History of (check all): [X] seizures [ ] violence". What is ticked there was; what is not says
 * nothing, for nobody may have asked.
 */

/** What makes a history of a list. */
const OF_HISTORY =
  /\b(?:history|hx|past|prior|ever|lifetime|experienced|has had|have had|which of (?:these|the following)|check (?:all|any)(?: that apply)?|mark all)\b/i;
/** What is ordered, taught, asked for or looked out for was not. */
const OF_ELSE =
  /\b(?:precautions?|orders?|monitor\w*|protocols?|watch|risk|education|topics?|goals?|plans?|refer\w*|request\w*|releas\w*|reviewed|family|relatives?|screen\w*|discussed|services|groups?|consent|information)\b/i;
const YES_OR_NO = /^(?:yes|no|y|n|other|none|unknown|n\/a)\b/i;
/** What people have, as lists of conditions print it: beside these a box asks for a condition whatever stands over it. */
const CONDITION =
  /^(?:diabetes|dm\b|asthma|copd|emphysema|hypertension|htn\b|high blood pressure|heart (?:disease|attack|problems?|condition)|stroke|cva\b|hepatitis(?: [abc])?|hiv\b|tuberculosis|tb\b|cancer|arthritis|thyroid|kidney (?:disease|problems?|stones)|liver (?:disease|problems?)|cirrhosis|pancreatitis|ulcers?|gerd\b|reflux|migraines?|headaches?|chronic pain|back pain|anemia|high cholesterol|glaucoma|sleep apnea|std|mrsa|depression|anxiety|bipolar|schizophrenia|ptsd|adhd|runaway|elopement|fire[- ]?setting|gang|truancy)(?![\p{L}])/iu;
const LONGEST = 400;
const FEWEST = 2;
/** Lines of boxes below the words that say what they are a list of. */
const BELOW = 8;
const BOX = /\[\s?[xX✓✔]?\s?\]|[☐☑☒]|\(\s?[xX✓]?\s?\)/u;

const isCondition = ({ option }: { option: string }): boolean => CONDITION.test(option);

/** Whether a line beside this one asks for a condition with a box of its own. */
const conditionsBeside = (lines: readonly { text: string }[], at: number): boolean =>
  [at - 2, at - 1, at + 1, at + 2].some((near) => {
    const text = (lines[near]?.text ?? '').slice(0, LONGEST);
    const box = text.search(BOX);
    return box !== -1 && readBoxes(text.slice(box)).some(isCondition);
  });

/** The ticked things of a page's lists that are of a history field. */
export function tickedFacts(page: string, sections: readonly Section[]): FormEntry[] {
  let lead = '';
  let since = BELOW;
  const lines = linesOf(page);
  return lines.flatMap(({ text, start }, line): FormEntry[] => {
    const box = text.slice(0, LONGEST).search(BOX);
    const section = sections.findLast((each) => each.start <= start);
    if (box === -1) {
      [lead, since] = [text, 0];
      return [];
    }
    since += 1;
    const own = text.slice(0, box);
    const title = own.trim() === '' && since <= BELOW ? `${lead} ${section?.title ?? ''}` : own;
    const about = section?.about ?? null;
    if (!section || text.length > LONGEST || OF_ELSE.test(title) || about === 'instructions' || about === 'family')
      return [];
    const options = readBoxes(text.slice(box));
    if (!OF_HISTORY.test(title) && !(conditionsBeside(lines, line) || options.some(isCondition))) return [];
    if (options.some(({ option }) => YES_OR_NO.test(option))) return [];
    if (own.trim() !== '' && options.length < FEWEST) return [];
    return options.flatMap(({ ticked, option }) => {
      const meaning = ticked ? knownLabel(option.replace(/[,;.]\s*$/, '')) : undefined;
      if (!meaning?.field || !(meaning.field in HISTORY_TOPICS)) return [];
      const end = start + text.trimEnd().length;
      const from = start + text.indexOf(option);
      return [{ meaning, label: option, value: 'Yes', start: from, valueStart: from, end, line, section }];
    });
  });
}
