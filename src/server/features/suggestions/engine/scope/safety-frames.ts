import { SIGNS } from '../notes/note-words.ts';
import type { Finding } from '../suggestion.ts';

/*
 * Frames in which words of a safety topic state nothing of the client: what was explained for a case that may come, a place
 * that is called after what it treats, a mark that belongs to the question before, a no that stands beside an item with its
 * day, and a no known allergy of one kind.
 */

/** What somebody is to do if it comes: "ER if he gets shaky", "call us when the shakes start". */
const IN_THAT_CASE =
  /\b(?:to (?:the )?(?:ER|ED|hospital|urgent care)|ER|ED|911|988|(?:call|page|phone|text)(?: back)?(?: (?:us|me|staff|the (?:nurse|clinic|office|line|desk|unit|doctor)))?|come (?:back|in)|return(?: here| to (?:us|clinic|the clinic))?|go in|seek (?:help|care|medical \p{L}+)|let (?:us|me|staff) know|get (?:help|seen|checked)),? (?:right away |at once |immediately |sooner |again )?(?:if|should|in case|the minute|as soon as)\b/iu;
/** Then it was so: "went to the ER as soon as he seized". */
const WENT =
  /\b(?:went|goes|taken|brought|sent|ended up|been|was|were|had to|has to|drove|rushed|returned|came|called|calls)\b[^.;]{0,24}$/i;
/** Whoever teaches, at the head of a sentence. */
const TAUGHT =
  /^\W{0,3}(?:(?:I|we|staff|rn|nurse|writer|counselor|dr) )?(?:also )?(?:explained|advised|instructed|educated|counseled|cautioned|warned|taught|went over)(?:(?: (?:to|with))? (?:him|her|them|pt|client|patient|family|wife|husband|mother|both))?\s?[:,–-]?\s(?:(?:that|about|how|on|to|of|the) )/iu;
const POSSIBLE = /\b(?:can|may|could|might|if|should|signs of|risks? of|dangers? of|symptoms of)\b/i;
const OWN_PAST = /\b(?:had|has had|was|were|his|her|their|in (?:19|20)\d\d|last (?:year|month|week|time)|ago)\b/i;

/** Whether a sentence says what to do, or what may come, and nothing that was. */
const isAdvice = (text: string): boolean => {
  const found = IN_THAT_CASE.exec(text);
  if (found && !WENT.test(text.slice(0, found.index))) return true;
  return TAUGHT.test(text) && POSSIBLE.test(text) && !OWN_PAST.test(text);
};

/** A unit or a program by what it treats. */
const TREATS_IT =
  /\b(?:withdrawal|w\/d|detox\w*) (?:mgmt|mgt|mgmnt|management|svcs?|services?|units?|center|program|beds?|stabilization|facility|clinic)\b/i;
const OF_STATE =
  /\b(?:needs?|requires?|recommend\w*|indicated|meets|risk|severe|moderate|mild|ciwa|cows|history|hx|seiz\w*|dts?|alcohol|etoh|opi\w+|benzo\w*|fent\w*|heroin|drink\w*|sick)\b/i;

/** What somebody only looked on at, and what they did without meaning to. */
const LOOKED_ON =
  /^\W{0,3}(?:(?:he|she|they|pt|client) )?(?:once |also |has )?(?:saw|seen|watched|witnessed|overheard|broke up) (?:an? |the |some |two |three |several |many |\d )*(?:\p{L}+ )?(?:fights?|assaults?|brawls?|scuffles?|altercations?|stabbings?|beatings?)\b/iu;
const UNMEANT = /\b(?:accidentally|unintentionally|by (?:mistake|accident))\b/i;
const JOINED =
  /\b(?:on purpose|angr\w+|anger|and (?:then )?(?:he |she |they )?(?:hit|punched|fought|joined|swung|kicked|broke|threw))\b/i;

const holdsSigns = (text: string): boolean => text.match(SIGNS) !== null;
const isPlaceAlone = (text: string): boolean => {
  const rest = text.replace(TREATS_IT, ' ');
  return rest !== text && !OF_STATE.test(rest) && !holdsSigns(rest);
};

const BOX_BEFORE = /[[(]\s?[\])]\s{0,3}$/;
const BEGINS_TICKED = /^[[(]\s?[xX✓]\s?[\])]/;
const BOX_BEHIND = /^[^\n[(]{0,40}[[(]\s?[xX✓]?\s?[\])]/;
/** Two boxes without a word, the second ticked: which of them is the yes stands at the head of their columns. */
const SECOND_TICKED = /[[(]\s?[\])]\s{0,3}[[(]\s?[xX✓]\s?[\])]\s{0,3}$/;

/** Whether a mark that was read as a yes is another question's, or stands in the second of two columns. */
function isOtherMark(text: string, before: string, behind: string): boolean {
  if (BEGINS_TICKED.test(text)) return BOX_BEFORE.test(before) && (/[\])]\s*$/.test(text) || BOX_BEHIND.test(behind));
  return SECOND_TICKED.test(text);
}

/** In a list with commas an item with a day or a way is no part of the no before it: "SI none, attempt 2011 (pills)". */
const DATED_ITEM: Readonly<Record<string, RegExp>> = {
  history_of_suicide_attempts:
    /[,;(]\s?(?:(?:but|then|one|1|two|2|past|prior|prev|old|\d) )*(?:attempts?|tried|tries|sa|od|overdosed?|od['’]?d)\b[\s:(]{1,2}(?:x ?\d|(?:(?:in|at|age) )*(?:(?:19|20)\d\d|['’]\d\d|\d{1,2}\/\d{2,4}|\d{2}\b|pills))/i,
  history_of_self_harm:
    /[,;(]\s?(?:(?:but|then|past|prior|prev|old) )*(?:cut|cuts|cutting|burned|burning|sib|nssi|self[- ]?harm)\b[\s:(]{1,2}(?:x ?\d|(?:in|at|age|as|since|until|last) |(?:19|20)\d\d|['’]\d\d|\d{1,2}\/\d{2,4})/i,
  history_of_seizures:
    /[,;(]\s?(?:(?:but|then|one|1|two|2|past|prior|prev|old) )*(?:seizures?|seiz|sz|szs|fits?|convulsions?)\b[\s:(]{1,2}(?:x ?\d|(?:in|at|age) |(?:19|20)\d\d|['’]\d\d|\d{1,2}\/\d{2,4})/i,
  aggression_or_property_damage:
    /[,;(]\s?(?:(?:but|then|one|1|two|2|past|prior|prev|old) )*(?:fights?|assaults?|fought|punched|hit|broke|threw)\b[\s:(]{1,2}(?:x ?\d|(?:in|at) |(?:19|20)\d\d|['’]\d\d|\d{1,2}\/\d{2,4})/i,
};
const NO_BEFORE = /\b(?:no|not|never|denie[sd]|denies|without|neg)\s(?:\p{L}+ ){0,2}$/iu;

function deniesDated(field: string, text: string): boolean {
  const found = DATED_ITEM[field]?.exec(text);
  return found !== null && found !== undefined && !NO_BEFORE.test(text.slice(0, found.index + 1));
}

/** Of food, latex or the air alone: it says nothing of medicines. */
const ONE_KIND = /^\W{0,3}NK[FEL]A\b\W{0,3}(?:$|epi|pen\b)/i;
/** The medicines behind it on its line: "NKFA. Drug: clindamycin, hives." */
const DRUGS_BEHIND =
  /^\W{0,4}(?<drugs>(?:drugs?|rx|meds?|medications?|medicines?)\s?[:=-]\s?(?!nkda|none|no\b|neg|denie|see\b)[^\n\t.]{3,160})/i;

const NEAR = 60;
const LONGEST_LIST = 200;

const drugsBehind = (value: string, page: string, end: number): RegExpExecArray | null =>
  ONE_KIND.test(value) ? DRUGS_BEHIND.exec(page.slice(end, end + LONGEST_LIST)) : null;

/** No allergy to food, with the medicines that are named behind it on its line. */
export function withDrugs(finding: Finding, page: string): Finding {
  const found = finding.field === 'allergies' ? drugsBehind(finding.value, page, finding.end) : null;
  const drugs = found?.groups?.drugs?.trim();
  return found && drugs ? { ...finding, value: drugs, end: finding.end + found[0].trimEnd().length } : finding;
}

/** Whether words that look like a safety field's value stand in such a frame. */
export function isFramed({ field, value, start, end, from, said }: Finding, page: string): boolean {
  const text = page.slice(start, end).replace(/\s+/g, ' ');
  if (field === 'allergies') return ONE_KIND.test(value) && drugsBehind(value, page, end) === null;
  if (value === 'Yes') {
    const lineEnd = page.indexOf('\n', end);
    const behind = page.slice(end, Math.min(end + NEAR, lineEnd === -1 ? page.length : lineEnd));
    if (isOtherMark(text, page.slice(Math.max(0, start - NEAR), start), behind)) return true;
  }
  if (said === 'no' || value === 'No') return deniesDated(field, text);
  if (field === 'concerns_for_withdrawal' && isPlaceAlone(text)) return true;
  if (from !== 'prose') return false;
  if (field === 'aggression_or_property_damage' && (LOOKED_ON.test(text) || UNMEANT.test(text)) && !JOINED.test(text))
    return true;
  return isAdvice(text);
}
