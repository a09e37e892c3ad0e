import { CONDITIONS, DRINKS, DRUGS, MEDICINES } from '../meaning/plain-words.ts';
import type { WrittenName } from './written-names.ts';

/*
 * What two words with capitals and a comma between them may be beside somebody's last and first name: what a line lists of
 * illnesses and medicines, "PMH: Epilepsy, HTN", "Zoloft, Seroquel".
 */

/** Short names of illnesses, and words beside them, that are in no name of a person. */
const SHORT =
  'adhd|aids|aud|cad|ckd|cva|copd|ddd|djd|dka|dm2?|dts|gad|gerd|hcv|hfr?ef|hld|htn|hx|ibs|mdd|mi|ocd|osa|oud|pcn|pna|ptsd|ra|sob|sud|tbi|uti|nkda|nka|bipolar|depression|anxiety|psychosis|schizo\\p{L}*|mania|insomnia|epilepsy|seizures?|migraines?|ascites|obesity|neuropathy|hyper\\p{L}{4,}|hypo\\p{L}{4,}|\\p{L}{3,}itis|\\p{L}{3,}osis|\\p{L}{3,}emia|keflex|cipro|sulfa|penicillin|latex|shellfish|peanuts?|\\p{L}{3,}mycin|\\p{L}{3,}cillin|\\p{L}{3,}floxacin|\\p{L}{3,}pril|\\p{L}{3,}olol|\\p{L}{3,}statin|\\p{L}{3,}azepam|\\p{L}{3,}sartan|\\p{L}{3,}idone|\\p{L}{3,}azine|iodine|iron|aspirin|codeine|nsaids?|mild|moderate|severe|chronic|acute|stable|resolved|remission|controlled';
const THING = new RegExp(
  `(?<![\\p{L}\\d])(?:${SHORT}|${CONDITIONS}|${MEDICINES}|${DRUGS}|${DRINKS})(?![\\p{L}\\d])`,
  'iu',
);
/** Labels whose values are lists of these. */
const OF_THINGS =
  /(?<![\p{L}])(?:p?m\.?h\.?x?|psh|pmhx?|hx|history|meds?|medications?|medicines?|rx|dx|diagnos[ei]s|allerg(?:y|ies)|problems?|problem list|substances?|drugs?|conditions?|symptoms?|psych|past (?:medical|psych\w*)(?: history)?)\s?[:=-](?!\d)[^:\n]{0,60}$/iu;
const NEAR = 90;

/** Whether what looks like a name without a label is a list of illnesses or medicines. */
export const isListOfThings = (text: string, { start, end }: Pick<WrittenName, 'start' | 'end'>): boolean =>
  THING.test(text.slice(start, end)) || OF_THINGS.test(text.slice(Math.max(0, start - NEAR), start));
