import { saysCorrected } from '#server/features/understanding/assertion/corrections.ts';
import { placesOf } from './asked-places.ts';
import type { Doubt } from './candidate.ts';
import { polarityOf } from './statement-signs.ts';
import { valuesBeside } from './value-beside.ts';

/*
 * Reasons to think that a statement does not hold, or not alone: it is put right or denied beside it, it only repeats what
 * somebody claims, or the record says something else of the same matter.
 */

const UNDOES =
  /\b(?:removed|replace[sd]?|crossed|not true|true one|error|first told|had (?:listed|said|told|reported)|LATER|Later:)\b/;

/** What stands beside it puts something right, perhaps this; or it is itself only what was said at first. */
const isTakenBackBeside: Doubt = ({ before, after, statement: { text } }) =>
  UNDOES.test(text) || [before, after].some((each) => saysCorrected(each) || UNDOES.test(each));

/** "He does not;", "That is not so." */
const DENIES_BEFORE =
  /^\W{0,4}(?:(?:(?:s?he|they|it|this|that) (?:does|did|is|was|has|had|do|were)(?: not|n['’]t)\s?(?:so|true|right|correct)?\s?(?:[.;,:]|$))|(?:not so|wrong|false|incorrect)\b)/i;

/** What follows denies it in so many words. */
const isDeniedBehind: Doubt = ({ after, statement: { text } }) =>
  polarityOf(text) !== 'no' && DENIES_BEFORE.test(after);

const QUOTED = /["“][^"”]{0,300}["”]/g;
const CLAIMS =
  /\b(?:wrote|mention(?:s|ed)?|charted|alleg\w+|claim(?:s|ed) (?:that|he|she|they|to)|accus\w+|supposedly|rumou?r\w*)\b/i;

/** What was asked is named only in words that somebody is quoted to have said, or that the statement claims nothing of. */
const isClaimed: Doubt = ({ question: { kind }, words, places }) => {
  if (CLAIMS.test(words)) return true;
  if (kind !== 'yes_no' || places.length === 0) return false;
  const quoted = [...words.matchAll(QUOTED)].map(({ index, 0: { length } }) => [index, index + length] as const);
  return places.every(([from, to]) => quoted.some(([begin, end]) => from > begin && to < end));
};

const ASKS_WHICH_IS_RIGHT =
  /\b(?:is|was|are) (?:the )?(?:right|correct|true)\b|\b(?:right|correct|actual|true) (?:dose|date|day|name|number|birth\w*|address|diagnos\w+|list|one|med\w*|amount|spelling|year|age)\b/i;

/** Who asks which of several is right has read of more than one. */
const asksWhichIsRight: Doubt = ({ asked }) => ASKS_WHICH_IS_RIGHT.test(asked);

/** Another statement carries all of the question, too, and has a value of the sort that this one does not have. */
const isSaidOtherwise: Doubt = ({ question, asked, terms, words, places, own, others }) => {
  if (question.list) return false;
  const { kind } = question;
  const here = new Set(valuesBeside({ kind, asked, text: words, places, own }) ?? []);
  if (here.size === 0) return false;
  return others.some(({ text }) => {
    const there = placesOf({ ...question, terms: [...terms] }, text);
    return (valuesBeside({ kind, asked, text, places: there, own }) ?? []).some((value) => !here.has(value));
  });
};

const ASKS_OF_NOW = /^\W*(?:what|how (?:high|low|much))(?:['’]s| is| are)\b/i;
const ASKS_OF_THEN = /\b(?:was|were|did|on admission|at discharge|hospital|first|last|ever)\b|\d/i;
/** A stay with its days: "Fairview Hospital 9/12-9/14". */
const STAY =
  /\b(?:hospital|hosp|admitted|stay|nights?|inpatient|ED|ER|discharged?)\b.{0,120}\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s?(?:-|–|to)\s?\d{1,2}(?:\/\d{1,2})?|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s?(?:-|–|to)\s?\d{1,2}(?:\/\d{1,2})?.{0,120}\b(?:hospital|hosp|admitted|stay|nights?|inpatient|ED|ER|discharged?)\b/;

/** How something was in a stay that is over is not how it is. */
const isOfStay: Doubt = ({ question: { kind, list }, asked, words }) =>
  (kind === 'open' || kind === 'how_many') &&
  !list &&
  ASKS_OF_NOW.test(asked) &&
  !ASKS_OF_THEN.test(asked) &&
  STAY.test(words);

/** What speaks against a statement since it may not hold, by name. */
export const OF_TRUTH: Readonly<Record<string, Doubt>> = {
  isTakenBackBeside,
  isDeniedBehind,
  isClaimed,
  asksWhichIsRight,
  isSaidOtherwise,
  isOfStay,
};
