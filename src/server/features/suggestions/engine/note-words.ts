import {
  DRINKS,
  DRUGS,
  MEDICINES,
  REACTIONS,
  STOPPING_SIGNS,
} from '#server/features/understanding/meaning/plain-words.ts';

/*
 * What notes say in their own short way, as expressions over lists of words. Each looks at one bit of a page.
 */

const word = (list: string, flags = 'i'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])(?:${list})(?![\\p{L}\\d])`, `${flags}u`);

export const SUBSTANCE = word(`${DRINKS}|${DRUGS}`);
export const MEDICINE = word(MEDICINES);
export const SIGNS = word(STOPPING_SIGNS, 'gi');

/** How somebody comes to use a thing. */
export const USING =
  /\b(?:uses?|using|used|drinks?|drank|drinking|smok(?:es?|ed|ing)|vap(?:es?|ed|ing)|inject(?:s|ed|ing)?|shoot(?:s|ing)?|snort(?:s|ed|ing)?|sniff(?:s|ed|ing)?|chew(?:s|ed|ing)?|huff(?:s|ed|ing)?|did a|doing|takes|taking|hooked on|addicted to|dependent on|habit|relaps\w+|goes through|going through|admitted for|detox(?:ing)? (?:from|off)|binge[sd]?|counted out|copp(?:ed|ing)|buys?|buying|drug of choice|doc)\b|\bon (?=(?:crack|meth|heroin|dope|coke|cocaine|fentanyl|pills)\b)/i;
export const AMOUNT =
  /(?:\b\d[\d.,/-]*|\b(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?|several|couple of))\s(?:or (?:more|\w+)\s|to \w+\s)?(?:\p{L}+\s)?(?:bags?|grams?|g|pints?|fifths?|handles?|liters?|bottles?|cans?|tall ?boys?|beers|drinks|shots|glasses|pills|tabs|tablets|bars|bundles?|bricks?|points?|ounces?|oz|blunts?|joints?|carts?|cartridges?|cases?|lines?|balls?|boxes|six-?packs?|twelve-?packs?)\b|\b\d[\d-]*\s?\/\s?day\b|\b(?:a|per|each|every) (?:day|night|week|weekend)\b|\bdaily\b|\bround the clock\b|\bmost (?:days|weekends|nights)\b/iu;
/** A medicine somebody takes against its purpose. */
export const MISUSING =
  /\b(?:snort\w*|sniff\w*|crush\w*|inject\w*|shoot\w*|buy(?:s|ing)?|bought|street|left ?over|not (?:his|hers|theirs|prescribed)|more than prescribed|extra|abus\w+|misus\w+|addicted|dependen\w+|hooked|admitted for|come off|coming off|detox\w*)\b|\b(?:his|her|their|an?)\s[\p{L}-]+['’]s\b/iu;
export const PRESCRIBED =
  /\b(?:prescribed|prescription|prn|positive for|use disorder|screen(?:ing)?|refill\w*|pharmacy|take-?homes?|ng\/ml|cutoff|tapered?)\b/i;

/** What laboratories find; a prescribed medicine is none of it. */
export const TESTED =
  /\b(?:uds|udt|urine|tox(?:icology)?|drug (?:screen|test)|cup|breathalyzer|bac|immunoassay|lab(?:oratory)?|analyte|presumptive|confirm(?:ed|ation)?)\b/i;
export const FOUND =
  /(?<![\p{L}\d-])(?<what>cocaine(?: metab\w*)?|benzoylecgonine|heroin|6-?mam|fentanyl|norfentanyl|methamphetamines?|thc|cannabinoids?|etg|ethyl glucuronide|ethanol|alcohol|pcp|mdma|alprazolam|xylazine)\s?(?::|-)?\s?(?:\+|pos(?:itive)?\b|present\b|(?:was |were )?detected\b|(?:findings? )?stands?\b)/iu;

/** What stops, so that signs come. */
export const STOPS =
  /\b(?:withdraw(?:als?|ing|s)?|withdrew|detox\w*|without|ran (?:dry|out|short)|runs? (?:dry|out|short)|miss(?:ed|es|ing)|quit(?:s|ting)?|stop(?:s|ped|ping)?|(?:came|comes?|coming|went|going) off|cold turkey|goes? without|dope ?sick|kicked|last (?:use|drink|drank|dose|shot|glass|used|pill))\b|\bw\/o\b/i;
/** Withdrawals that somebody has been through are a concern by themselves. */
export const WITHDRAWALS =
  /\b(?:has had|had|has|gets|history of|hx of|h\/o|past|prior|previous|severe|bad|complicated|rough|goes through|gone through|went through|sick with) (?:\p{L}+ ){0,2}(?<of>withdrawals?)\b(?! (?:seizures?|protocol|precautions|assessment|scale|management|flow|unit|form|score|risk))|\b(?<sick>dope ?sick|sick as a dog)\b/iu;
/** A diagnosis that names withdrawal as one of its kinds. */
export const CODED = /\b(?:dependence|disorder)\b[^.;]{0,30}\bwithdrawal|\bF1\d\.\d/i;
/** A score that shows it, and from which on. */
export const SCORE =
  /\b(?<scale>ciwa(?:-ar?)?|cows)\b(?: (?:score|total|max|peak(?:ed)?|high(?:est)?|was|is|of|at|up|to)){0,3}\s?[:=]?\s?(?<score>\d{1,2})\b(?![/\d])/i;

const ALLERGENS = `penicillins?|pcn|amoxicillin|augmentin|cephalosporins?|keflex|cephalexin|sulfa(?: drugs?)?|bactrim|erythromycin|azithromycin|tetracyclines?|vancomycin|cipro\\w*|levaquin|clindamycin|codeine|morphine|demerol|dilaudid|tramadol|aspirin|asa|nsaids?|ibuprofen|toradol|naproxen|iodine|contrast(?: dye)?|latex(?: gloves?)?|adhesives?|tape|compazine|reglan|phenergan|benadryl|thorazine|lidocaine|novocaine|bee stings?|bees?|wasps?|peanuts?|tree nuts?|nuts|shellfish|shrimp|fish|eggs?|milk|dairy|soy|wheat|gluten|strawberries|kiwi|bananas?|cats?|dogs?|pollen|ragweed|mold|nickel|${MEDICINES}`;
const ALLERGEN = `(?<![\\p{L}\\d-])(?<to>${ALLERGENS})(?![\\p{L}\\d])`;

/** What only an allergy does; a side effect is none. */
const REACTION = `\\b(?:${REACTIONS})`;

/** An allergy by what it does, or as a reaction. */
export const REACTS: readonly RegExp[] = [
  new RegExp(
    `${ALLERGEN}[^.;:]{0,30}\\b(?:(?:gives?|gave|causes?|caused|makes?|made|brings?)\\b[^.;]{0,40}${REACTION}|(?:swells?|swelled|closes?|closed)\\b[^.;]{0,20}\\b(?:up|throat|face|lips|tongue)\\b)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:bad |severe |adverse |allergic |serious |past |prior )*reactions? to (?:\\p{L}+ ){0,2}?${ALLERGEN}`,
    'iu',
  ),
  new RegExp(
    `${ALLERGEN}[^.;:]{0,30}\\b(?:listed as|noted as|charted as|recorded as) (?:an? )?(?:reactions?|allerg(?:y|ies))`,
    'iu',
  ),
  new RegExp(`${ALLERGEN}\\s?[:=(–-]\\s?(?:\\p{L}+ ){0,3}(?:${REACTION}|reaction\\b)`, 'iu'),
  new RegExp(`${REACTION} (?:from|with|to|after) (?:\\p{L}+ ){0,2}?${ALLERGEN}`, 'iu'),
  new RegExp(
    `\\b(?:allergic (?:to)?|allerg(?:y|ies)(?: on (?:the )?(?:band|wrist\\p{L}*|chart|file|record))?:?) (?:\\p{L}+ ){0,2}?${ALLERGEN}`,
    'iu',
  ),
  new RegExp(`${ALLERGEN} allergy\\b`, 'iu'),
  new RegExp(`\\bepi-?pen\\b[^.;]{0,20}\\bfor ${ALLERGEN}`, 'iu'),
];
export const NO_REACTION =
  /\b(?:not (?:an? )?(?:true |real )?allerg\w+|no (?:\w+ )?reactions?|good reaction|side effects?|tolerat\w+|outgr[eo]w\w*|no longer allergic|denies|only upsets)\b/i;

/** How often or in what form a medicine is taken. */
export const TAKEN =
  /\b(?:takes?|taking|on|prescribed|continues?|continued|started on|maintained on|regimen|gets|scripts?|meds?|daily|nightly|weekly|monthly|bid|tid|qid|qd|qhs|qam|qpm|hs|prn|as needed|each morning|every (?:day|morning|night|evening)|at (?:night|bedtime)|by mouth|film|strips?|inhaler)\b/i;
/** A medicine with its dose right behind it. */
export const DOSED = word(
  `(?:${MEDICINES})(?: \\p{L}+){0,2} (?!(?:19|20)\\d\\d\\b)\\d[\\d.,/-]*(?! ?(?:years?|months?|weeks?|days?|times|\\d))`,
);
export const NO_MEDICINE =
  /\b(?:mmol|mg\/dl|meq\/l|ran out|running out|seizures?|allerg\w+|reactions?|rash|hives|welts|intoleran\w+|positive|negative|neg|pos|uds|tox\w*|cutoff|detected|ng\/ml|level|overdos\w*|bottle of|handful|refus\w+|declin\w+|tried|trial|failed|did well with|finished|stopped|no longer|discontinued|d\/c|hold|held|snort\w*|sniff\w*|street|abus\w*|misus\w*|leftover|buys?|bought|withdraw\w*|admitted for|narcan|drank|void|uses|used|using)\b|\b\p{L}+['’]s (?:leftover )?(?=\p{L})/iu;
