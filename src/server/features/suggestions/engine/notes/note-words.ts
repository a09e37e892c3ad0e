import {
  DRINKS,
  DRUGS,
  MEDICINES,
  REACTIONS,
  STOPPING_SIGNS,
} from '#server/features/understanding/meaning/plain-words.ts';
import { AFTER_USING, FURTHER_DRINKS, FURTHER_DRUGS } from './street-names.ts';

/*
 * What notes say in their own short way, as expressions over lists of words. Each looks at one bit of a page.
 */

const word = (list: string, flags = 'i'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])(?:${list})(?![\\p{L}\\d])`, `${flags}u`);

/** What else comes of stopping, as families and clients say it. */
const FURTHER_SIGNS =
  "diaphore\\w+|clammy|piloerection|rhinorrhea|lacrimation|retch\\w*|tachycardi\\w+|(?:dilated|large) pupils|(?:his|her|their|my|your) (?:hands|legs) (?:go|shake|jump|tremble|kick)|sees? (?:things|spiders|bugs|rats|people|shadows)|(?:saw|seeing|heard|hearing) (?:spiders|bugs|rats|snakes|things|people|shadows|ants|voices|music|animals)|(?:legs?|skin) (?:jump\\w*|crawl\\w*|twitch\\w*)|crawling (?:skin|out of)|hands (?:shake|shook|trembl\\w*)|mean|snappy|headaches?|dry heav\\w*|(?:can|could)(?: ?not|n?['’]?t) (?:eat|sleep|sit still|keep (?:food|anything) down)|no appetite|crash(?:es|ed|ing)?|sleeps? (?:for )?(?:\\d|two|three) days|blood pressure|tachy\\w*|tied down|in the icu|ended up in the (?:icu|er|ed|hospital)|confus(?:ed|ion)|seiz\\w+|yawns?|gooseflesh|rls|stomach (?:cramps|pain|in knots)|the runs|feels? (?:like )?(?:death|dying|awful|sick)|sick|flu[- ]like|cold sweats|weak|jitter\\w*|jumpy|craving\\w*|depress\\w+|suicidal|hungry|low|exhaust\\w+|confused|shaky|trembl\\w+|sick (?:every|each|all|in the|by) \\p{L}+|so sick|dope ?sick|(?:pulled|pulling) (?:out )?(?:his |her )?ivs?|(?:sees?|saw|seeing|hears?|heard|hearing) (?:an? |the |some )?(?:[\\p{L}\"“]+ ){0,2}?(?:men|man|people|women|helicopters?|planes?|phones?|curtains?|voices?|bells?|knocking|bugs?|spiders?|rats?|snakes?|ants|shadows?|faces|music|radio|children|kids|dogs?|cats?|animals|things)|(?:visual|auditory|tactile) hallucinations?|the bugs|goosebumps|goose-?flesh|belly cramps?|muscle cramps?|(?:nose|eyes) (?:runs?|running)|running nose|heart (?:pounds?|pounding|races?|racing|hammers?)|pounding heart|legs? (?:kick\\w*|jerk\\w*|twitch\\w*|ach\\w*)|(?:can|could)(?: ?not|n?['’]?t) sit|passed out|blacked out|nights? (?:of|with|w\\/) no sleep|nights? without sleep|no sleep|up all night|sleep(?:s|ing)? (?:badly|poorly)|night terrors|vivid dreams|feverish|clammy|drenched|pouring sweat|bp (?:up|high|\\d{3})|pulse (?:up|high|1[0-4]\\d)|gets? the (?:sweats|shakes)|the (?:sweats|shakes|horrors|dts)|retch\\w*|heav(?:es|ing)|pukes?|puked|bit (?:his|her) tongue|tied to the bed|restrain\\w+";
export const SUBSTANCE = word(
  `(?<=\\bdr[ai]nk(?:s|ing)? (?:[\\p{L}\\d/-]+ ){0,3})(?:fifths?|pints?|half-?pints?|handles?|liters?|bottles?|cases?|shots|\\d+-?packs?)|${DRINKS}|${DRUGS}|${FURTHER_DRINKS}|${FURTHER_DRUGS}|(?<=\\b(?:on|smok(?:es?|ed|ing)|snort(?:s|ed|ing)?|inject(?:s|ed|ing)?|us(?:es?|ed|ing)|doing|does|did|shoot(?:s|ing)?(?: up)?|shot|bought|buys|sniff(?:s|ed|ing)?|vap(?:es?|ed|ing)|daily|popp(?:ed|ing)) )${AFTER_USING}(?! (?:cream|packs?|chips|skat\\w+|water|cubes?))`,
);
/** Nothing but what is used, one after the other: "Heroin then fentanyl." */
export const ONLY_SUBSTANCES = new RegExp(
  `^\\W{0,3}(?:heroin|fentanyl|meth(?:amphetamine)?|crystal meth|crack|cocaine|alcohol|vodka|beer|wine|liquor|weed|opiates|opioids|xanax|benzos|kratom|percocets?|oxys?)(?:(?:,| then| and| plus| &| \\+| \\/|, then| mostly| now)+ (?:some |mostly |now )?(?:${DRINKS}|${DRUGS}))+\\.?$`,
  'iu',
);
export const MEDICINE = word(MEDICINES);
export const MEDICINES_ALL = word(MEDICINES, 'gi');
export const SIGNS = word(`${STOPPING_SIGNS}|${FURTHER_SIGNS}`, 'gi');

/** How somebody comes to use a thing. */
export const USING =
  /\b(?:uses?|using|used|drinks?|drank|drinking|smok(?:es?|ed|ing)|vap(?:es?|ed|ing)|inhal(?:es?|ed|ing)|inject(?:s|ed|ing)?|shoot(?:s|ing)?|snort(?:s|ed|ing)?|sniff(?:s|ed|ing)?|chew(?:s|ed|ing)?|huff(?:s|ed|ing)?|did a|doing|takes|taking|hooked on|addicted to|dependent on|habit|relaps\w+|goes through|going through|withdrawal from|dependence on|abus(?:es?|ed|ing)|misus(?:es?|ed|ing)|addict(?:ion)? to|pops?|popp(?:ed|ing)|parties with|high on|drunk (?:on|off)|downs|puts away|puffs?|chasing|boof\w*|plugs?|sips?|mix(?:es|ed|ing)|doubl(?:es|ed|ing)|chases|last (?:use|used|drink|drank|shot|bar|hit|line|high)|use(?= daily| since| x\d)|(?<=^\W{0,3})(?:substances?|drugs?)(?= ?#?\d? ?:)|admitted for|detox(?:ing)? (?:from|off)|binge[sd]?|counted out|copp(?:ed|ing)|buys?|buying|drug of choice|doc)\b|\bon (?=(?:crack|meth|heroin|dope|coke|cocaine|fentanyl|pills)\b)/i;
export const AMOUNT =
  /(?:\b\d[\d.,/-]*|\b(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?|several|couple of))\s(?:or (?:more|\w+)\s|to \w+\s)?(?:\p{L}+\s)?(?:bags?|grams?|g|pints?|fifths?|handles?|liters?|bottles?|cans?|tall ?boys?|beers|drinks|shots|glasses|pills|tabs|tablets|bars|bundles?|bricks?|points?|ounces?|oz|blunts?|joints?|carts?|cartridges?|cases?|lines?|balls?|boxes|six-?packs?|twelve-?packs?)\b|\b\d[\d-]*\s?\/\s?day\b|\b(?:a|per|each|every) (?:day|night|week|weekend)\b|\bdaily\b|\bqd\b|\bsince (?=(?:his|her|their|the|he|she|age|last|early|late|high|[A-Z]|\d|'\d))|\bw\/ (?:lunch|dinner|breakfast|meals)|\blasts? (?:him|her|them)\b|\bx ?\d+ ?(?:d|days?|wks?|weeks?|mos?|months?|y|yrs?|years?)\b|\bon weekends\b|\b(?:all day|nightly|every other day|heavily|binge\w*)\b|\bround the clock\b|\bmost (?:days|weekends|nights)\b/iu;
/** A medicine somebody takes against its purpose. */
export const MISUSING =
  /\b(?:snort\w*|sniff\w*|crush\w*|inject\w*|shoot\w*|buy(?:s|ing)?|bought|street|pressed|doubl(?:es|ed|ing)|tripl(?:es|ed|ing)|runs? out early|early refills?|doctor shop\w*|mix(?:es|ed|ing) (?:with|it|them)|(?:\+|and|with) (?:wine|alcohol|beer|vodka|liquor)|more than (?:he|she|they|directed)|left ?over|not (?:his|hers|theirs|prescribed)|more than prescribed|extra|abus\w+|misus\w+|addicted|dependen\w+|hooked|admitted for|come off|coming off|detox\w*)\b|\b(?:his|her|their|an?)\s[\p{L}-]+['’]s\b/iu;
/** Signs of which one alone says it, beside what stopped. */
export const PLAIN_SIGN =
  /^(?:convuls|seizure|fits|dts|delirium|shook|shak|trembl|tremor|sweat|dope ?sick|hallucinat|goose|yawn|the (?:sweats|shakes)|visual|auditory|tactile|sick every|sick each)/i;
export const PRESCRIBED =
  /\b(?:prescribed|prescription|prn|positive for|use disorder|screen(?:ing)?|refill\w*|pharmacy|take-?homes?|ng\/ml|cutoff|taper(?:s|ed|ing)?)\b/i;

/** What is over. */
export const ENDED =
  /\b(?:in (?:\p{L}+ )*remission|off (?:it |them )?since (?:19|20)\d\d|(?:quit|stopped) (?:it )?in (?:19|20)\d\d|clean since (?:19|20)\d\d|(?:been|is|now|has) (?:\p{L}+ )?(?:sober|clean|abstinent)\b(?! (?:living|house)))/iu;

/** What laboratories find; a prescribed medicine is none of it. */
export const TESTED =
  /\b(?:uds|udt|urine|tox(?:icology)?|drug (?:screen|test)|cup|breathalyzer|bac|immunoassay|lab(?:oratory)?|analyte|presumptive|confirm(?:ed|ation)?)\b/i;
/** The same the other way round: "UDS + for THC, cocaine". */
export const FOUND_BEHIND =
  /(?:\+|\bpos(?:itive)?\b)(?: for| :|:)? ?(?:\p{L}+, ?){0,3}?(?<what>cocaine|coc|heroin|6-?mam|fentanyl|fent|methamphetamines?|meth|amphetamines?|amp|thc|cannabi\w+|etg|alcohol|etoh|pcp|mdma|benzos?|benzodiazepines?|opiates?|opi|oxycodone|oxy|xylazine)(?![\p{L}])/iu;
export const FOUND =
  /(?<![\p{L}\d-])(?<what>cocaine(?: metab\w*)?|benzoylecgonine|heroin|6-?mam|fentanyl|norfentanyl|methamphetamines?|thc|cannabinoids?|etg|ethyl glucuronide|ethanol|alcohol|pcp|mdma|alprazolam|xylazine)\s?(?::|-)?\s?(?:\+|pos(?:itive)?\b|present\b|(?:was |were )?detected\b|(?:findings? )?stands?\b)/iu;

/** What stops, so that signs come. */
export const STOPS =
  /\b(?:skip(?:s|ped|ping)? (?:an?|the|one|even) (?:\p{L}+ )?(?:day|night|dose|drink|morning|pill)|sleep(?:s|ing)? (?:through|thru|past) (?:an?|the|one) dose|(?:nights?|days?|mornings?|hours?) without (?!sleep|food)|(?:till|until|unless|before) (?:he|she|they|i) (?:has|have|gets?|had|takes?|uses?|drinks?)|(?:the )?(?:day|morning|night) after(?! (?:admission|surgery))|(?:first|second|third|fourth|next|1st|2nd|3rd) (?:day|night|morning) (?:without|dry|off|clean|sober|in)|off (?:the )?(?:drink|alcohol|etoh|booze|pills|dope|opiates?|heroin|fentanyl|meth|ghb|benzos?|it) ?(?:x ?)?\d|when (?:he|she|they|i|you|pt|client) (?:waits?|stops?|quits?|runs? (?:out|low)|slows? down|goes too long)|if (?:he|she|they|i|you|pt|client) (?:waits?|stops?|quits?|skips?|miss(?:es)?|goes too long|does(?: not|n['’]t)|do(?: not|n['’]t))|(?:wants?|needs?|has) (?:to drink|to use|one|a drink|some) to (?:come down|feel|stop|get|steady)|(?:am|a\.m\.|morning) (?:shakes|sweats|tremors?|sickness)|gone after (?:the )?first (?:one|drink|dose)|dr(?:y|ied|ying) out|weans?|weaned|weaning|came down hard|physiologic(?:al(?:ly)?)? dep\w*|withdraw(?:als?|ing|s)?|withdrew|detox\w*|without|ran (?:dry|out|short)|runs? (?:dry|out|short)|miss(?:ed|es|ing)|quit(?:s|ting)?|stop(?:s|ped|ping)?|(?:came|comes?|coming|went|going) off|cold turkey|goes? without|dope ?sick|kicked|(?:last|final) (?:use|drink|drank|dose|shot|glass|used|pill|beer|bottle|bag|bar)|(?:haven['’]?t|hasn['’]?t|has not|have not) (?:had|used|drank)\b[^.;]{0,30}\bsince|in (?:the )?(?:am|mornings?)|sick for|has to drink|needs? a drink|until (?:he|she|they) drinks?|morning (?:dry heaves|tremors?|retching)|(?:when|if) (?:unable|not able) to (?:obtain|get|use|find)|cuts? (?:back|down)|tapers?|tries to (?:stop|quit)|tried (?:quitting|stopping|to (?:quit|stop))|when (?:he|she|they|i|pt|client) (?:does not|doesn['’]?t|do not|don['’]?t|can['’]?t|cannot) (?:drink|use|get)|wakes? (?:up )?(?:at \d|with|w\/|shak)|morning (?:shakes|drink|sweats))\b|\bw\/(?:o|d)\b/iu;
/** Withdrawals that somebody has been through are a concern by themselves. */
export const WITHDRAWALS =
  /\b(?:has had|had|has|gets|acute|active|in|history of|hx of|h\/o|past|prior|previous|severe|bad|complicated|rough|goes through|gone through|went through|sick with) (?:\p{L}+ ){0,2}(?<of>withdrawals?|w\/?d|dts?|delirium tremens)\b(?! (?:seizures?|protocol|precautions|assessment|scale|management|flow|unit|form|score|risk))|\b(?<sick>dope ?sick|sick as a dog)\b/iu;
/** A diagnosis that names withdrawal as one of its kinds. */
export const CODED = /\b(?:dependence|disorder)\b[^.;]{0,30}\bwithdrawal|\bF1\d\.\d/i;
/** A score that shows it, and from which on. */
export const SCORE =
  /\b(?<scale>ciwa(?:-?(?:ar?|b))?|cows|mssa)\b(?: (?:score|scores?|scored|total|here|now|today|tonight|in clinic|initially|still|first|max|peak(?:ed)?|high(?:est)?|trend(?:ed|ing)?|trended down from|was|is|of|at|up|to|on arrival|on admission|this (?:am|morning)|@|(?:at |@ ?)?\d{1,2}:?\d\d(?: ?(?:hrs?|am|pm))?|\d{1,2}\/\d{1,2})| ?\((?:\d{1,2} ?[-–] ?\d{1,2}|max \d{1,2})\)){0,4}\s?[:=]?\s?(?<score>\d{1,2})\b(?![/\d])/i;
/** The score before its scale: "scored 13 (COWS)". */
export const SCORED_ON =
  /\bscor(?:ed|es|ing)(?: (?:you|him|her|them|me|at|an?))? (?<score>\d{1,2}) (?:on (?:the |an? )?)?\(?(?<scale>ciwa|cows|mssa)\b/i;
/** What is to be done from a score on is nobody's score. */
export const ORDERED_AT =
  /\b(?:if|when|whenever|for|until|while|once|hold for|give for|prn) (?:the |a )?(?:ciwa|cows)\b|\b(?:ciwa|cows)\b[^.;]{0,20}(?:(?<![-=])[<>≥≤]|\b(?:or (?:more|higher|greater|above|less)|and (?:above|over|up)))/i;

export const ALLERGEN_NAMES = `zofran|ondansetron|doxycycline|minocycline|ciprofloxacin|levofloxacin|tetanus(?: shot| toxoid)?|heparin|cortisone|gadolinium|ketorolac|meperidine|hydromorphone|ketamine|propofol|ceclor|cefaclor|flagyl|metronidazole|corn|peaches|celery|cinnamon|mushrooms?|chocolate|citrus|alpha-?gal|red meat|dander|perfumes?|penicillins?|pcn|amoxicillin|augmentin|cephalosporins?|keflex|cephalexin|sulfa(?: drugs?)?|bactrim|erythromycin|azithromycin|tetracyclines?|vancomycin|cipro\\w*|levaquin|clindamycin|codeine|morphine|demerol|dilaudid|tramadol|aspirin|asa|nsaids?|ibuprofen|toradol|naproxen|iodine|contrast(?: dye)?|latex(?: gloves?)?|adhesives?|tape|compazine|reglan|phenergan|benadryl|thorazine|lidocaine|novocaine|bee stings?|bees?|wasps?|peanuts?|tree nuts?|nuts|shellfish|shrimp|fish|eggs?|milk|dairy|soy|wheat|gluten|strawberries|kiwi|bananas?|cats?|dogs?|pollen|ragweed|mold|nickel|cashews?|pistachios?|almonds?|walnuts?|pecans?|hazelnuts?|sesame|mangos?|mangoes|avocados?|pineapples?|tomato(?:es)?|crab|lobster|clams?|oysters?|scallops?|salmon|tuna|red dye|sulfites?|msg|zithromax|z-?pak|macrobid|nitrofurantoin|biaxin|clarithromycin|cefdinir|ceftin|ceftriaxone|rocephin|cefazolin|ancef|(?:fluoro)?quinolones?|chloroquine|rifampin|isoniazid|vicodin|norco|percocet|oxycodone|hydrocodone|fentanyl patch|fluphenazine|prolixin|chlorpromazine|droperidol|prochlorperazine|metoclopramide|promethazine|ace inhibitors?|flu (?:shot|vaccine)|hornets?|yellow ?jackets?|fire ants?|hay|grass|dust(?: mites)?|horses?|poison (?:ivy|oak)|betadine|chlorhexidine|neosporin|bacitracin|plaster|band-?aids?|${MEDICINES}`;
const ALLERGEN = `(?<![\\p{L}\\d-])(?<to>${ALLERGEN_NAMES})(?![\\p{L}\\d])`;

/** What only an allergy does; a side effect is none. */
const REACTION = `\\b(?:${REACTIONS})`;

/** An allergy by what it does, or as a reaction. */
export const REACTS: readonly RegExp[] = [
  new RegExp(
    `${ALLERGEN}[^.;:]{0,30}\\b(?:(?:gives?|gave|causes?|caused|makes?|made|brings?)\\b[^.;]{0,40}${REACTION}|(?:swells?|swelled|closes?|closed)\\b[^.;]{0,20}\\b(?:up|throat|face|lips|tongue)\\b)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:bad |severe |adverse |allergic |serious |past |prior )*(?:reactions?|rxns?) to (?:\\p{L}+ ){0,2}?${ALLERGEN}`,
    'iu',
  ),
  new RegExp(
    `${ALLERGEN}[^.;:]{0,30}\\b(?:listed as|noted as|charted as|recorded as) (?:an? )?(?:reactions?|allerg(?:y|ies))`,
    'iu',
  ),
  new RegExp(`${ALLERGEN}\\s?(?:[-=]{1,2}>|[:=(–-])\\s?(?:\\p{L}+ ){0,3}(?:${REACTION}|reaction\\b)`, 'iu'),
  new RegExp(`${REACTION} (?:from|with|to|after) (?:\\p{L}+ ){0,2}?${ALLERGEN}`, 'iu'),
  new RegExp(
    `\\b(?:allergic (?:to)?|allerg(?:y|ies)(?: on (?:the )?(?:band|wrist\\p{L}*|chart|file|record))?:?) (?:\\p{L}+ ){0,2}?${ALLERGEN}`,
    'iu',
  ),
  new RegExp(`${ALLERGEN} allergy\\b`, 'iu'),
  /(?<!\p{L})(?<to>(?!which|that|stress|alcohol|drinking|detergent|withdrawal)\p{L}[\p{L}-]{4,20}) (?:caused|causes|gave (?:him|her)|gives (?:him|her)) (?:\p{L}+ )?(?:hives|rash|anaphylaxis|angioedema|throat swelling|facial swelling)\b/iu,
  new RegExp(
    `\\b(?:can(?:not|['’]?t| not)|unable to|must not|should not|do not|don['’]?t|never|not to) (?:take|have|be given|tolerate|eat|give(?: (?:him|her|them))?) (?:any )?${ALLERGEN}`,
    'iu',
  ),
  new RegExp(
    `\\bavoids? (?:\\p{L}+ ){0,2}?${ALLERGEN}[^.;]{0,20}(?:because of|due to|:|\\() ?(?:\\p{L}+ ){0,2}?(?:${REACTION})`,
    'iu',
  ),
  new RegExp(`\\b(?:intolerant|sensitive|reacts?|reacted) (?:of|to) (?:\\p{L}+ ){0,2}?${ALLERGEN}`, 'iu'),
  new RegExp(`\\bepi-?pen\\b[^.;]{0,20}(?:\\bfor |\\()${ALLERGEN}`, 'iu'),
];
/** That there are none, in a bit of its own. */
export const NONE_KNOWN =
  /^(?:\W{0,4}|[^:]{2,30}: )(?:(?:drug |food |med(?:ication)? )?(?:all(?:ergies)?|allerg(?:y|ies))\s?[:=-]?\s?)?(?<none>nk[dm]?a|nkfa|(?:does|do)(?: not|n['’]t) have (?:any )?(?:known )?(?:drug |food |med(?:ication)? )*allergies|(?:has|have|reports?) no (?:known )?(?:drug |food |med(?:ication)? )*allergies|no known (?:drug |food |med(?:ication)? |environmental )*allerg(?:y|ies)|no (?:drug |food |med(?:ication)? )*allergies|den(?:ies|ied) (?:any )?(?:drug |food |med(?:ication)? )*allergies|(?:(?:he|she|pt|client|patient|they|i) )?(?:(?:is|are|am)(?: not|n['’]t)|not) allergic to any(?:thing)?)\b/i;
export const NO_REACTION =
  /\b(?:not (?:an? )?(?:true |real )?allerg\w+|no (?:\w+ )?reactions?|good reaction|side effects?|outgr[eo]w\w*|no longer allergic|denies|only upsets|(?:because of|due to|on account of|given) (?:an? |his |her |the |my )?(?:ulcers?|kidneys?|renal|(?:gi )?bleed\w*|gastric|bypass|sleeve|bariatric|blood thinners?|warfarin|coumadin|eliquis|liver|cirrhosis|pregnan\w+|heart|recovery|sobriety|addiction|interactions?))\b/i;

/** How often or in what form a medicine is taken. */
export const TAKEN =
  /\b(?:takes?|taking|on|prescribed|continues?|continued|started on|maintained on|regimen|gets|scripts?|meds?|daily|nightly|weekly|monthly|bid|tid|qid|qd|qhs|qam|qpm|hs|prn|as needed|each morning|every (?:day|morning|night|evening)|at (?:night|bedtime)|by mouth|film|strips?|inhaler)\b/i;
/** A medicine with its dose right behind it. */
export const DOSED = word(
  `(?:${MEDICINES})(?: \\p{L}+){0,2} (?!(?:19|20)\\d\\d\\b)\\d[\\d.,/-]*(?! ?(?:years?|months?|weeks?|days?|times|\\d))`,
);
export const NO_MEDICINE =
  /\b(?:swap meet|flea market|off the street|online|mmol|mg\/dl|meq\/l|ran out|running out|seizures?|allerg\w+|reactions?|rash|hives|welts|intoleran\w+|positive|negative|neg|pos|uds|tox\w*|cutoff|detected|ng\/ml|level|overdos\w*|bottle of|handful|refus\w+|declin\w+|tried|trial|failed|did well with|finished|stopped|no longer|discontinued|d\/c|hold|held|snort\w*|sniff\w*|street|abus\w*|misus\w*|leftover|buys?|bought|withdraw\w*|admitted for|narcan|drank|void|uses|used|using)\b|\b\p{L}+['’]s (?:leftover )?(?=\p{L})/iu;
