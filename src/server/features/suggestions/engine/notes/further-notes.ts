import { wordsBegin } from '#server/features/understanding/text/whole-words.ts';
import { DEED_TOPICS } from './deed-words.ts';
import { ALLERGEN_NAMES } from './note-words.ts';
import { SAFETY_DEEDS } from './safety-deeds.ts';

/*
 * Further ways in which notes, directives and interviews say an allergy and a withdrawal, beside the lists of `note-words` and
 * `withdrawal-words`.
 */

const ALLERGEN = `(?<![\\p{L}\\d-])(?<to>${ALLERGEN_NAMES})(?![\\p{L}\\d])`;
/** What a medicine did that it is not to do again. */
const ILL =
  "(?:hives|rash|welts|itch\\p{L}*|swell\\p{L}*|swelled|swollen|blister\\p{L}*|anaphyla\\p{L}*|angioedema|throat (?:clos|swell|tight)\\p{L}*|(?:could|can)(?: ?not|n['’]t) breathe|jaw lock\\p{L}*|lockjaw|(?:my |his |her )?jaw locked|dystonia|dystonic\\p{L}*|stevens[- ]johnson|serotonin syndrome|trouble breathing|passed out|red all over)";

/** What an allergen did, as families say it. */
const DID =
  "(?:(?:stopped|quit|could(?: ?not|n['’]?t)) breath\\p{L}*|passed out|collapsed|coded|turned blue|neck locked|tongue swel\\p{L}+|lips? swel\\p{L}+|face swel\\p{L}+|face blew up|(?:nearly|almost) (?:killed|died)|ended up in the (?:er|hospital|icu))";

export const FURTHER_REACTS: readonly RegExp[] = [
  new RegExp(
    `${ALLERGEN}(?: once| twice)?,?\\s?[-–:(,=>]{0,2}\\s?(?:he |she |i |and |it |made (?:him|her|me) )?${DID}`,
    'iu',
  ),
  new RegExp(
    `${ALLERGEN} (?:put|landed|sent) (?:him|her|me|them) (?:in|to|into) (?:the |an? )?(?:hospital|er|icu|ed|ambulance)`,
    'iu',
  ),
  new RegExp(
    `${ALLERGEN} (?:locks?|locked|froze|freezes|swells?|swelled|closes?|closed) (?:up )?(?:his|her|my|their) (?:jaw|neck|throat|tongue|face|airway)`,
    'iu',
  ),
  new RegExp(
    `${ILL}(?: (?:all over|everywhere|badly|once|up|on (?:the |his |her |my )?\\p{L}+)){0,2} (?:from|with|after|to|on) (?:\\p{L}+ ){0,2}?${ALLERGEN}`,
    'iu',
  ),
  new RegExp(`${ALLERGEN}\\s?(?:[-–:(,]|[-=]>)\\s?(?:an? |severe |bad |known )?allerg(?:y|ic)(?! to)`, 'iu'),
  new RegExp(`${ALLERGEN}\\s?[:=(–-]\\s?(?:\\p{L}+ ){0,4}${ILL}`, 'iu'),
  new RegExp(`${ALLERGEN}\\s?[:=(–-][^.;]{0,40}\\b(?:do not give|never again|avoid|not to be given)\\b`, 'iu'),
  new RegExp(
    `\\b(?:i|he|she|they) (?:can(?:not|['’]?t)|must not|should ?n[o'’]t|am not to) (?:have|take|eat|be given) (?:any )?${ALLERGEN}`,
    'iu',
  ),
];
/** Before an answer for some kinds of things alone. */
const KINDS =
  /\b(?:bees?|insects?|stings?|foods?|latex|environmental|seasonal|pets?|animals?|pollen|iodine|contrast|dye|nuts?)\b/i;
const DRUGS = /\b(?:drugs?|meds?|medications?|medicines?|all)\b/i;

/** Whether a denial of allergies stands behind the names of kinds that leave medicines open: "Bee, food, latex: no allergies". */
export const ofKindsAlone = (text: string): boolean => {
  const label = /^[^:]{2,40}:/.exec(text)?.[0] ?? '';
  return KINDS.test(label) && !DRUGS.test(label);
};

const BODY =
  '(?:hands? (?:shak(?:e|es|ing)|shook|trembl\\p{L}*)|shak(?:e|es|ing|y)|the shakes|tremors?|tremulous|sweat(?:s|ing|y)?|sick|vomit\\p{L}*|throw(?:s|ing)? up|retch\\p{L}*|dry heav\\p{L}*|trembl\\p{L}*)';

/** Each names in `core` the word of which it must be said. */
export const FURTHER_WITHDRAWS: readonly RegExp[] = [
  wordsBegin(
    '(?:his|her|their|my|your) (?:(?:last|previous|past|prior|first|earlier|alcohol|opioid|benzo\\p{L}*|worst) )*(?<core>withdrawals?) (?:in|was|were|required|landed|put|took|lasted|came|included|has|have|needed|begins?|starts?)(?! (?:from (?:school|college|class)|denied))',
  ),
  // The hour first: "By noon my hands shake".
  wordsBegin(
    `(?:by|before|every|each|in the|most) (?:the )?(?:noon|lunch(?:time)?|mornings?|midday|(?:about )?\\d{1,2} ?(?:a\\.?m\\b\\.?)?|(?:nine|ten|eleven) ?(?:o['’]?clock)?),? (?:[\\p{L}]+ ){0,2}?(?<core>${BODY})(?![\\p{L}])`,
  ),
  wordsBegin(
    '(?<core>shakes|sweats)(?: ?(?:/|and|&|,) ?(?:sweats|shakes|tremors?))? ?(?:x )?(?:by|before|until|till) (?:noon|\\d|lunch|the first)',
  ),
  wordsBegin(
    '(?:for|against|to (?:stop|kill|quiet|fix|cure)) (?:the|his|her|my|their) (?<core>shakes|morning shakes|sickness|dope sickness|sweats)(?![\\p{L}])',
  ),
  wordsBegin(
    '(?:last|worst|first|earlier|previous|prior) (?:\\p{L}+ )?(?<core>withdrawals?) (?:in|was|were|required|needed|landed|took|lasted|included|at)(?! (?:school|college|class))',
  ),
  wordsBegin(
    "(?:can(?:not|['’]?t)|unable to|could(?: not|n['’]?t)) (?:go|make it|last) [^.;]{1,30}? without (?:getting |being |feeling |the )?(?<core>sick|shaking|shaky|sweating|ill|trembling|shakes|tremors?)",
  ),
  wordsBegin(
    'physical(?:ly)? (?<core>depend(?:ent|ence))(?! (?:on|upon) (?:others|family|his|her|care|staff|a walker|oxygen))',
  ),
  wordsBegin('(?:needs?|drinks?|takes?|has|uses) (?:an? |his |her )?(?:morning )?(?<core>eye[- ]?opener)'),
  wordsBegin(
    '(?<core>tremulous|tremors?|shakes|shaky|sweats) by (?:noon|\\d{1,2} ?(?:a\\.?m\\.?)?)(?=[,.;]| (?:without|if|when|w/o|unless)|$)',
  ),
  wordsBegin(
    'wakes? (?:up )?(?:every (?:day|morning) )?(?<core>sick|dope ?sick|shaking|shaky|sweating|drenched)(?! to)',
  ),
  wordsBegin(`morning (?<core>tremors?|shakes|sweats|retching|vomiting)(?: and| until| till| relieved|,|\\.|$)`),
  wordsBegin(
    `(?<core>tremors?|shakes|shaky|sweats) (?:at|by|before) (?:\\d{1,2} ?(?:a\\.?m|o['’]?clock)|noon)[^;]{0,60}\\b(?:eases?|gone|better|until|till|stops?|drinks?)`,
  ),
  wordsBegin(
    `(?:eases?|goes away|gone|better|stops?|steadies) (?:only )?(?:after|with|once|when) (?:an? |the |his |her |my )?(?:first |morning )?(?<core>drink|beer|shot|vodka|dose|pill|hit|he drinks|she drinks|i drink|he uses|she uses|i use)`,
  ),
];

/** Signs that little else has, two of which together say it. */
const PLAIN_SIGNS =
  /\b(?:goose ?(?:flesh|bumps)|piloerection|yawn(?:s|ing)|runny nose|nose runs|rhinorrhea|lacrimation|tearing eyes|watery eyes|legs? (?:jump|kick|jerk|twitch)\w*|restless legs|skin crawl\w*|dilated pupils|pupils dilated|pinprick hairs|dope ?sick|bones? (?:ache|aching|crying|hurt)|cold sweats|night sweats|sweats at night|(?:saw|sees|seeing) (?:bugs|spiders|ants|raccoons|rats|snakes)|bugs on (?:the|his|her|my)|ants on the)\b/gi;
const FEWEST = 2;

/** Whether a text names two or more signs of withdrawal that little else has. */
export const hasPlainSigns = (text: string): boolean =>
  new Set((text.match(PLAIN_SIGNS) ?? []).map((each) => each.toLowerCase().slice(0, 5))).size >= FEWEST;

/** That somebody ran out or stopped, in a bit of its own before the one of what came of it. */
export const STOPPED_BEFORE =
  /\b(?:ran out|run out|stopped|quit|(?:last|final) (?:use|used|drink|drank|dose|hit|pill)|off (?:it|them|alcohol|the \w+) (?:for )?(?:x ?)?\w+ (?:days?|nights?)|tried to (?:stop|quit)|cut off|cold turkey|no (?:drink|alcohol|use) (?:since|for))\b/i;

/** Whether a value says an attempt in so many words. */
export const saysAttempt = (value: string): boolean =>
  [DEED_TOPICS.history_of_suicide_attempts, ...(SAFETY_DEEDS.history_of_suicide_attempts ?? [])].some((deed) =>
    deed?.done.test(value),
  );
