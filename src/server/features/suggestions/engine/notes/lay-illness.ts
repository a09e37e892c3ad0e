import { wordsBegin } from '#server/features/understanding/text/whole-words.ts';
import { ALLERGEN_NAMES } from './note-words.ts';

/*
 * How relatives, wristbands and clinic letters say an allergy and a withdrawal, beside the lists of `further-notes`; in Spanish
 * too, where a bilingual form is filled in with it.
 */

const SPANISH_ALLERGENS =
  'penicilinas?|sulfas?|aspirina|yodo|mariscos|camar[oó]n(?:es)?|l[aá]tex|cacahuates?|man[ií]|nueces|ibuprofeno|naproxeno|code[ií]na|morfina|abejas?|huevos?|leche|amoxicilina|polen|polvo|fresas?';
const ALL_NAMES = `${ALLERGEN_NAMES}|${SPANISH_ALLERGENS}|tetanus(?: shot)?|doxycycline|ciprofloxacin|wasp stings?|hornet stings?|erythro`;
const ALLERGEN = `(?<![\\p{L}\\d-])(?<to>(?:${ALL_NAMES})(?: stings?| gloves| drugs| shots?)?)(?![\\p{L}\\d])`;
const ILL =
  "(?:hives|rash(?:es)?|welts|itch\\p{L}*|swell\\p{L}*|swelled|swollen|blister\\p{L}*|anaphyla\\p{L}*|angioedema|wheez\\p{L}*|faint\\p{L}*|pass(?:es|ed)? out|break(?:s|ing)? out|broke out|peel\\p{L}*|throat (?:clos|swell|tight|swol)\\p{L}*|(?:his|her|my|the) (?:face|throat|lips?|tongue|eyes?|arm|whole arm|hand) (?:clos|swell|swol|tight|puff|blew|blow|sw[eo]l)\\p{L}*|(?:could|can)(?: ?not|n['’]?t) breathe|dystoni\\p{L}*|ronchas|hinchaz[oó]n|se (?:me|le) cierra la garganta|comez[oó]n|priapism|pancreatitis|sjs|stevens[- ]johnson|nms|red man|lockjaw|jaw lock\\p{L}*)";

/** What each of the lists of reactions has in it: an allergen, or that something caused what an allergy does. */
export const MAY_REACT = new RegExp(
  `(?<![\\p{L}\\d-])(?:${ALL_NAMES})|\\p{L} (?:caused|causes|gave (?:him|her)|gives (?:him|her)) `,
  'iu',
);

/** What an allergen did, each with the allergen in `to`. */
export const LAY_REACTS: readonly RegExp[] = [
  new RegExp(
    `${ALLERGEN} (?:makes?|made|gives?|gave|leaves?|left|sends?|sent|has|had|causes?|caused)\\b[^.;]{0,40}?\\b${ILL}`,
    'iu',
  ),
  new RegExp(
    `${ALLERGEN} (?:swells?|swelled|puffs?|blows?|blew|closes?|closed) (?:up )?(?:his|her|my|their) (?:whole |entire )?\\p{L}+`,
    'iu',
  ),
  new RegExp(`${ALLERGEN},\\s?(?:bad |severe |mild |full[- ]body )?${ILL}(?=[.,;)]|$| as | in | when | at )`, 'iu'),
  new RegExp(`${ILL}[,:–-]\\s?(?:to |from |with )?${ALLERGEN}`, 'iu'),
  new RegExp(
    `${ALLERGEN}\\b[^.;]{0,20}\\b(?:carries|carry|has|have|needs?|keeps?|w/|with) (?:an? |his |her |my )?(?:epi(?:[- ]?pens?)?|epinephrine)(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(`\\bepi[- ]?pen (?:for|because of|after|due to) (?:\\p{L}+ ){0,2}?${ALLERGEN}`, 'iu'),
  new RegExp(
    `\\b(?:red|allergy|alert|medical|purple) ?(?:band|bracelet|wrist ?band|tag|alert|sticker)\\b[^.;\\n]{0,16}?[:=–-]?\\s?(?:for |says |reads )?${ALLERGEN}`,
    'iu',
  ),
  new RegExp(`${ALLERGEN} allergic\\b`, 'iu'),
  new RegExp(`\\bal[eé]rgic[oa] (?:a|al) (?:la |los |las |el )?${ALLERGEN}`, 'iu'),
  new RegExp(
    `\\b(?:can(?:not|['’]?t| not)|must not|should not|never) (?:ever )?(?:take|have|be given|touch|be around|eat|get) (?:any )?${ALLERGEN}\\b[^.;]{0,60}\\b${ILL}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:reacted|reacts|reaction|broke out|breaks out|swelled up|swells up|puffed up|swells|swelled)(?: (?:badly|severely|once|all over|like an? \\p{L}+))?(?: \\p{L}+)? (?:to|from|with|after|on|when given) (?:\\p{L}+ ){0,2}?${ALLERGEN}`,
    'iu',
  ),
];

/** That some are known beside what is denied: "NKDA except sulfa", "no drug allergies; allergic to kiwi". */
export const EXCEPTED =
  /^[^.;]{0,60}\b(?:except(?:ing)?(?: for)?|other than|besides|apart from|aside from|but (?:is )?(?:allergic|reacts?|gets?|has|for)|only|save for)\b (?<what>[^.;]{2,60})/i;
/** What follows "only" or "other than" and excepts nothing. */
export const EXCEPTS_NOTHING = /^(?:this|that|as|the (?:above|following)|listed|noted|in)\b/i;

const FROM =
  '(?:it|drink(?:ing)?|alcohol|booze|heroin|fentanyl|fent|dope|pills|opiates?|opioids?|xanax|benzos?|bars|meth|crystal|speed|crack|cocaine|kratom|methadone|suboxone|subs|tramadol|klonopin|ativan|valium|oxys?|percs?|blues|ghb|phenibut|wine|beer|vodka|liquor)';

/** What brings signs of withdrawal with it, where two of them stand beside it. */
export const LAY_STOPS = wordsBegin(
  `days? (?:one|two|three|four|five|[1-7])(?: ?(?:to|through|thru|-|–|,|and|&) ?(?:two|three|four|five|six|seven|\\d{1,2}))?(?:(?=\\s?[:,–-])| (?:off|without|clean|in|of|sober|dry|into|after)(?![\\p{L}]))|(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th) (?:days?|nights?|mornings?|weeks?)(?=\\s?[:,–-]| (?:off|without|clean|sober|dry|of)(?![\\p{L}]))|(?:first|second) (?:few |two |three |several )?(?:days?|nights?|weeks?) (?:off|without|clean|sober|dry)(?![\\p{L}])|last (?:etoh|drink|use|used|dose|alcohol|fentanyl|heroin|beer|pill|xanax|benzo|opioid)\\b[^.;]{0,20}\\b(?:\\d+ ?(?:h|hrs?|hours?|d|days?)|ago|yesterday|midnight|last night|this morning)(?![\\p{L}])|taper(?:ing|ed|s)? off|since (?:his|her|the|my|their)? ?last (?:use|drink|dose|hit|pill|shot|bag|fix|beer|${FROM})(?![\\p{L}])|kick(?:s|ing|ed) (?:${FROM}|cold)(?![\\p{L}])|(?:come|comes|came|coming|got|getting|gets|get|went|goes|go|is|was|are|am|be|week|weeks|days?|nights?|hours?|hrs?) (?:down )?off (?:of )?(?:the )?${FROM}(?![\\p{L}])|(?:once|when|after|as) (?:the|his|her|my|it)\\b[^.;]{0,20}\\b(?:wears? off|wore off|runs? out|ran out|leaves? (?:his|her|my) system)|(?:between|without) (?:doses|drinks|uses|hits|his dose|her dose)|(?:tried|trying|tries) to (?:get|stay|go) (?:clean|sober|dry|off)|(?:in|at) (?:the )?(?:jail|county|lockup|holding|custody)(?=[^.;]{0,40}\\b(?:days?|nights?)\\b)|(?:missed|misses|missing|late for) (?:an? |the |his |her |my |one |two )?(?:dose|doses|dosing)|(?:quits?|stops?|stopped|tapers?|detox(?:ed|es)?)(?: (?:by|on) (?:him|her|my|their|his|own|self)\\p{L}*| cold(?: turkey)?| alone| at home)`,
);
/** What comes from elsewhere. */
export const OF_ELSE =
  /\b(?:flu\b(?! ?-?like)|covid|virus|pneumonia|food poisoning|chemo\w*|pregnan\w*|morning sickness|menopaus\w*|side effects?|fever of|surgery|antibiotic\w*|infection|may|might|could (?:be|have)|watch for|monitor for|expect|if (?:he|she|they) (?:stops?|develops?))\b/i;

/** Each names in `core` the word of which it must be said. */
export const LAY_WITHDRAWS: readonly RegExp[] = [
  wordsBegin(
    '(?<core>crash(?:es|ed|ing)?) (?:off|from|after|hard|for)(?![\\p{L}])[^.;]{0,40}\\b(?:sleep\\p{L}*|slept|hungry|ravenous|depress\\p{L}*|tearful|low|irritab\\p{L}*|hrs|hours)',
  ),
  wordsBegin(
    "(?:when(?:ever)?|if|once|until|unless) (?:he|she|they|i) (?:stops?|quits?|goes? without|runs? out|is out|am out|(?:do|does)(?: not|n['’]t) (?:have|get|drink|use|take)|misses|skips)\\b[^.;]{0,40}\\b(?<core>sick|shakes|shaking|shaky|on the (?:bathroom )?floor|dts|sweats|throws? up|vomits|pukes|crawling|hands (?:go|shake|jump|tremble))(?![\\p{L}])",
  ),
  wordsBegin('(?:precipitated|protracted|post-?acute) (?<core>withdrawals?)(?![\\p{L}])'),
  wordsBegin(
    '(?:needs?|requires?|requiring|needing) (?:an? )?(?:inpatient |acute )?medical(?:ly)?[- ](?:supervised|managed|monitored) (?<core>withdrawal|detox\\p{L}*)',
  ),
  wordsBegin(
    '(?:gets?|got|getting|has|had|have|with|from) (?:the |bad |really |such )*(?<core>shakes|dts|d\\.t\\.s|horrors|dope ?sick(?:ness)?|dope flu|the sweats and the shakes)(?![\\p{L}\\d])(?! from (?:the )?(?:cold|fear|nerves))',
  ),
  wordsBegin(
    'hands? (?:shakes?|trembles?|shaking|trembling)(?: so (?:badly|bad|much|hard)| badly| terribly)? (?:before|until|till|by|every|each|in the|most) (?:the )?(?<core>noon|mornings?|first|lunch|(?:he|she|i) (?:drinks?|has|have|uses?)|\\d{1,2})(?![\\p{L}])',
  ),
  wordsBegin(
    '(?:gets?|is|was|becomes?|be|feels?|makes? (?:him|her|me)|getting|so|real|very|deathly|violently) (?<core>sick|ill|shaky|dope ?sick)(?: as a dog| to death)?,? (?:if|when|whenever|unless|without|until|once|within)(?: [\\p{L}\\d]+)? (?:he|she|i|they|it|the|a|an|his|her|my|\\d|an? hour|hours|not|dose|drink)(?![\\p{L}])(?! (?:eats?|flies|drives|travels|rides|reads|sees|thinks))',
  ),
  wordsBegin(
    '(?:the |his |her |my )?(?<core>shakes|sweats|dope ?sickness|sickness|tremors?) (?:comes?|starts?|begins?|hits?|sets?|kicks?) (?:in |on )?(?:at|around|by|after|within|about|before|every|each|when|in|if|until)(?![\\p{L}])',
  ),
  wordsBegin(
    '(?:severe|moderate|high|serious|significant|substantial) (?<core>withdrawal|detox) (?:risk|potential|danger|concerns?)',
  ),
  wordsBegin(
    '(?:risk|danger|likelihood|potential) (?:of|for) (?:an? )?(?:[\\p{L}-]+ ){0,3}?(?<core>withdrawals?|dts|delirium tremens)(?: is)?(?:\\s?[:=]\\s?|,? (?:is )?(?:rated |considered |judged )?)(?:high|moderate|severe|significant|elevated|3|4)(?![\\p{L}\\d])',
  ),
  wordsBegin(
    '(?:will|would|is going to|expected to|likely to) (?:have |go (?:in|through)(?:to)? |experience |be in )(?:an? |severe |bad |significant |heavy |serious )*(?<core>withdrawals?|dts)(?![\\p{L}])',
  ),
  wordsBegin(
    "(?:cannot|can(?:not|['’]?t| not)|could(?:n['’]?t| not)|unable to|not safe to|unsafe to|dangerous to|afraid to|scared to) (?:\\p{L}+ )?(?<core>stop|quit|detox|taper|come off)(?: it| drinking| using| alone| at home| cold turkey)*[^.;]{0,30}\\b(?:sick|shak\\p{L}*|seizures?|withdrawals?|medical|hospital|die|dts)",
  ),
  wordsBegin(
    '(?:librium|ativan|phenobarb\\p{L}*|valium|lorazepam|chlordiazepoxide|diazepam|buprenorphine|bup|methadone|clonidine|suboxone)(?:[ /-](?:\\p{L}+))? (?<core>taper|detox|induction|protocol started|wean)(?: (?:started|begun|given|ordered|from|in|at|for|completed))',
  ),
];
