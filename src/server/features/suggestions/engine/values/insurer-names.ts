/*
 * Names under which insurers, state programs and plans of several states go, by the option of the field that they belong to.
 * Parts of expressions, matched as whole words without regard to case; the first that fits counts. Plain data.
 */

const joined = (...lists: string[]): string => lists.join('|');

/** Plans of the Blue Cross and Blue Shield companies that bear a name of their own. */
const BLUES = joined(
  'bcbs\\w*|blue ?cross|blue ?shield|florida blue|highmark|carefirst|premera|regence|horizon (?:bcbs|blue)|independence (?:blue|administrators)|excellus|wellmark|lifewise|capital blue|blue care network|bcn|arkansas blue|alabama blue|blue ?advantage|blue ?choice|blue ?options|blue ?link|blue ?kc|hcsc|hmsa|triple-?s|univera|northeastern new york blue|amerihealth (?:hmo|ppo)|keystone health plan|federal employee program|fep blue',
);

/** What the states call their programs for those of small means. */
const STATE_PROGRAMS = joined(
  'medicaid|medi-?cal(?! (?:mutual|insurance|assurance|coverage|plan|group|benefits?|health))|masshealth|mainecare|tenncare|ahcccs|sooner ?care|badger ?care|oregon health plan|ohp|careoregon|apple health|husky(?: [abcd])?|nj family ?care|healthy indiana plan|hip 2\\.0|hoosier (?:healthwise|care)|health first colorado|kancare|mo ?healthnet|denali ?care|med-?quest|green mountain care|dr\\.? dynasaur|cardinal ?care|rite care|healthy louisiana|healthy connections|healthy michigan|health ?choice illinois|iowa health link|ia health link|health link|turquoise care|centennial care|star ?\\+? ?plus|family ?care|forward ?health|medical assistance|healthchoices|ma (?:card|plan)|medical card|arkids|all ?kids|nh healthy families|granite advantage|diamond state health|equality care|dc healthy families|minnesota ?care|mncare|utah premier access|chip',
);

/** Plans that carry out such a program. */
const PROGRAM_PLANS = joined(
  'caresource|buckeye(?: health)?|amerigroup|wellcare|meridian|paramount (?:advantage|medicaid)|passport(?: health| medicaid)?|fidelis|healthfirst|metroplus|mercy care|banner university family care|peach state|sunshine health|simply healthcare|staywell|superior health ?plan|parkland|amerihealth caritas|keystone first|upmc for you|geisinger health plan family|health partners (?:plans|of)|l\\.?a\\.? care|inland empire|iehp|calop\\w*|caloptima|partnership healthplan|alameda alliance|santa clara family|home state health|sunflower health|nebraska total care|iowa total care|absolute total care|louisiana healthcare connections|magnolia health|trillium|priority partners|maryland physicians care|jai medical|hopkins priority|affinity health|emblem ?health enhanced|vaya|partners health management|alliance health|healthy blue|select health of sc|neighborhood health plan|boston medical center health|wellsense|tufts health (?:together|direct)|community health choice|driscoll|el paso health|firstcare|prestige health|my ?care ohio|aetna better health|uhc community|unitedhealthcare community plan|molina (?:medicaid|healthcare of)|priority health choice|mclaren health|hap empowered|total health care|upper peninsula health plan|county care|countycare|dean health medicaid|icare|managed health services|mdwise|hennepin health|ucare|medica (?:choice|access)',
);

export const INSURER_NAMES: readonly (readonly [names: string, option: string])[] = [
  ['aetna(?! better)', 'Aetna'],
  ['anthem|elevance', 'Anthem/Elevance'],
  [BLUES, 'BCBS (state plan)'],
  ['carelon|beacon health\\w*', 'Carelon'],
  ['cigna|evernorth', 'Cigna/Evernorth'],
  ['united ?health ?(?:care)?|uhc|optum|oxford health|golden rule|surest', 'UnitedHealthcare/Optum'],
  ['tricare east|humana military', 'TRICARE East (Humana Military)'],
  ['tricare west|triwest', 'TRICARE West (TriWest)'],
  ['humana', 'Humana'],
  ['kaiser(?: permanente)?', 'Kaiser Permanente'],
  ['magellan', 'Magellan'],
  ['ambetter|centene', 'Ambetter/Centene'],
  ['molina', 'Molina'],
  ['umr', 'UMR'],
  ['geha', 'GEHA'],
  [STATE_PROGRAMS, 'Medicaid/MCO'],
  ['medicare', 'Medicare'],
  [PROGRAM_PLANS, 'Medicaid/MCO'],
];

/** Names that mean something else at least as often in a sentence: they count behind a label alone. */
const ONLY_ON_LABELS =
  'ohp|bcn|chip|trillium|meridian|passport|icare|parkland|vaya|star|ma (?:card|plan)|health link|alliance health|medical assistance|total health care|family ?care|optum|surest|magellan|husky|all ?kids|driscoll|united ?health|prestige health|equality care';

/** All of the names as one expression for sentences. */
export const INSURERS_SAID = `(?!(?:${ONLY_ON_LABELS})(?![\\p{L}]))(?:${INSURER_NAMES.map(([names]) => names).join('|')}|united ?health ?care|meridian(?= (?:health|medicaid|complete))|passport(?= (?:health|medicaid)))`;
