import { readAssertions } from '#server/features/understanding/assertion/assertion.ts';
import type { PageBit } from '../scope/page-bits.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { DEATH_OF_SPOUSE, ONE_EPISODE } from './circumstances.ts';

/*
 * Where somebody lives, what they live on and whom they are married to, as social histories list it: "Rents with Fern.
 * Single.", "single, ssdi", "Student at Dunmere Tech".
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;
type Facts = readonly (readonly [names: RegExp, value: string])[];

const LIVES: Facts = [
  [
    /\b(?:in|at|to) (?:an? |the |his |her |their )?(?:sober (?:living|house|home)|recovery (?:house|residence|home)|halfway house|oxford house|three[- ]quarter house|transitional (?:living|housing))\b/i,
    'Sober living',
  ],
  [
    /\b(?:rents? (?:an? (?!month|week|year)|the |half |part |a room|with|from|on|in|out)|rents?(?=[,.;])|which (?:he|she|they|I) rents?|(?:lives?|living|stays?) in an? (?:rental|rented)|rented (?:room|flat|apartment|house|upstairs|basement)|(?:his|her|their) (?:rented|own rented) (?:room|flat|apartment|place)|(?:lives?|living|stays?) (?:in|at) (?:an?|his|her|their) (?:apartment|apt|studio|duplex|trailer rental)|rooms? at (?:Mrs?|Ms)\.? |roomer at|tenant (?:at|of))/i,
    'Rental',
  ],
  [
    /\b(?:stays?|staying|sleeps?|sleeping|living|lives?|couch[- ]?surf\w*|crash(?:es|ing)) (?:on|at|with|in) (?:his |her |their |an? |the )?(?:friend|buddy|roommate|pal)s?['’]?s?['’]?(?: (?:couch|sofa|floor|place|house|apartment))?\b/i,
    'With friends',
  ],
  [
    /\b(?:stays?|staying|sleeps?|sleeping|living|lives?) (?:on|at|in) (?:his |her |their |the )?(?:mother|father|mom|dad|sister|brother|parents?|grand\w+|aunt|uncle|cousin|son|daughter|in-laws)['’]?s?['’]? (?:couch|sofa|floor|place|house|home|basement|garage|apartment)\b|\b(?:now |back )?(?:at|in) (?:his |her |their )?(?:parents?|mother|father|mom|dad|family|grand\w+)['’]s?['’]? (?:home|house|place)\b|\b(?:he|she|they) (?:now )?lives? with us\b|\bmoved (?:back )?in with (?:his|her|their) (?:mother|father|parents?|sister|brother|family|grand\w+|aunt|uncle)\b/i,
    'With family',
  ],
  [
    /\b(?:owns? (?:his |her |their |a |the )?(?:own )?(?:home|house|condo|place|farm|trailer)|owns the (?:home|house) (?:on|at)|home ?owner|(?:his|her|their) house is paid)\b/i,
    'Own home',
  ],
  [
    /\b(?:homeless|unhoused|no (?:fixed )?address|nowhere to (?:stay|live|go)|lives? (?:outside|outdoors)|sleeps? (?:outside|rough|in (?:his|her|their|a) (?:car|van|truck|tent))|living in (?:his|her|their|a) (?:car|van|truck|tent))\b/i,
    'Unhoused',
  ],
  [
    /\b(?:in|at|of) (?:the )?(?:\p{Lu}[\p{L}]+ )?(?:County |State |City )?(?:Detention(?: Center)?|Jail|Prison|Correctional \p{L}+)(?:,? (?:pod|cell|since|on)\b|$)/u,
    'Institution/incarcerated',
  ],
];
const WORKS: Facts = [
  [
    /\b(?:(?:has|have|with|had) no job|not work(?:ed|ing)?(?: since| now| at present| currently|,|\.|;|$)|has(?: not|n['’]t) (?:had (?:a )?(?:job|work)|worked|held a job)|haven['’]t worked|lost (?:his|her|my|their) (?:job|CDL|license)[^.;]{0,40}(?:haven['’]t|not|hasn['’]t) worked|laid off|unemployed|between jobs)\b/i,
    'Unemployed',
  ],
  [
    /\b(?:self[- ]?employed|(?:his|her|my|their) own (?:boss|business|company|shop|trucking|firm)|own (?:trucking|landscaping|cleaning|construction|business) ?(?:co\b|company|business)?|(?:is |runs? )(?:her|his) own boss|freelanc\w+|independent contractor)\b/i,
    'Self-employed',
  ],
  [/\b(?:retired|ret['’]d)\b(?! (?:her|his|their|to|by))/i, 'Retired'],
  [
    /\b(?:on|gets?|receives?|draws?|w\/|has|,|^)\s?(?:ssdi|ssi|disability)(?=[,.;)]|$| since| for| \d)|\b(?:ssdi|disability) (?:check|benefits?|payments?|income|since)\b|\bssdi since\b/i,
    'Disability',
  ],
  [
    /(?:^\W{0,3}|[,;.] )(?:(?:full|part)[- ]time )?(?:college |university |nursing |high school |graduate )?student(?: at|,| \(|\.|$)|\b(?:is|am) a(?:n)? (?:\p{L}+ ){0,2}student\b|\b(?:freshman|sophomore|junior|senior),? (?:\d+ credits|at \p{Lu}|in (?:college|engineering|nursing))|\benrolled (?:at|in) (?:college|school|university|\p{Lu})/iu,
    'Student',
  ],
  [
    /\b(?:works?|working|employed|job|position|worked there|teaches|drives|nurse|clerk|counter)\b[^.;]{0,60}\bfull[- ]?time\b|\bfull[- ]?time (?:at|for|as|paralegal|nurse|teacher|driver|clerk|job|work\w*|employ\w*|since|position)|(?:^\W{0,3}|[.;,] )full[- ]time(?=[;,.]|$)/i,
    'Full-time',
  ],
  [
    /\b(?:works?|working|employed|job|position)\b[^.;]{0,60}\bpart[- ]?time\b|\bpart[- ]?time (?:at|for|as|job|work\w*|employ\w*|position)|\b(?:works?|job|working)\b[^.;]{0,20}\b(?:[5-9]|[12]\d|3[0-4]) ?(?:h|hrs?|hours)\b(?: (?:a|per|each) w(?:ee)?k|\/w(?:ee)?k)|\b(?:has a )?job (?:[1-4]|one|two|three|four) days?\b/i,
    'Part-time',
  ],
];
const WEDS: Facts = [
  [
    /\b(?:widow(?:ed|er)?\b(?!['’]s)|(?:husband|wife|spouse):? (?:is )?(?:deceased|died|passed)|(?:his|her|my|their) late (?:husband|wife|spouse)|lost (?:his|her|my) (?:husband|wife)|since (?:his |her |my )?(?:husband|wife)(?: \p{Lu}\p{Ll}+)? (?:died|passed))/iu,
    'Widowed',
  ],
  [
    /\b(?:separated (?:from|since|\(|x ?\d|,|in)|legally separated|married,? (?:but )?separated|living apart since|is separated)\b/i,
    'Separated',
  ],
  [
    /(?:^\W{0,3}|[,;.:] )divorced?(?=[,;.]| (?:19|20)\d\d| x ?\d|$)|\b(?:is|was|been|got) divorced\b|\bdivorced (?:in|since|from|twice)\b/i,
    'Divorced',
  ],
  [
    /\b(?:never (?:been )?married|not married|(?:is|am|was) single)\b|(?:^\W{0,3}|[.;,:] |\bsoc:? +)single(?=[,;.]| no (?:kids|children)|$)|\bsingle (?:mother|mom|father|dad|parent)\b/i,
    'Single',
  ],
  [
    /(?:^\W{0,3}|[,;.:] )married(?=[,;.]| (?:x ?\d|since|to|for|\()|$)|\b(?:is|am|are|been) (?:still |happily )?married\b/i,
    'Married',
  ],
];
/** A husband or a wife of the present: they do, say and have something. */
const SPOUSE =
  /\b(?:[Hh]is|[Hh]er|[Yy]our|[Mm]y|[Tt]heir) (?:wife|husband|spouse),? \p{Lu}\p{Ll}+(?:,| (?:has|is|says|said|can|will|drinks|takes|drives|works|called|came|was|\p{Ll}+s)\b)|^\W{0,3}(?:Wife|Husband),? \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)?,? (?:\d|fills|will|can|is|drives|says|has|helps|came|at|concurs)/u;
const NO_SPOUSE =
  /\b(?:ex|former|late|died|passed|deceased|divorc\w*|separat\w*|widow\w*|left him|left her|estranged|used to|was married)\b/i;
const NOT_NOW =
  /\b(?:used to|was|were|had|lost|sold|until|before|will|wants?|hopes?|plans?|would|could|may|formerly|previously|evict\w+|looking for|applied|before that|after discharge|goal)\b[^.;,]{0,30}$/i;

const EMPLOYER =
  /\b(?:works?|working|employed|is employed|(?:has|have) a job|job|on (?:[\p{L}]+ ){0,2}leave|leave)\b[^.;\n]{0,32}?(?<!\bused to) (?:at|for|with|from|by) (?:the )?(?<name>\p{Lu}[\p{L}'’&-]+(?: (?:(?:and|of|&) )?\p{Lu}[\p{L}'’&.-]+){0,4}(?: (?:nursing home|library|hospital|school|warehouse|restaurant|store|center))?)/u;
/** Who holds the plan works there. */
const OF_HOLDER =
  /\b(?:insurance|insured|plan|policy|coverage|covered) (?:is )?(?:under|through|by|in the name of|held by)\b/i;
const NO_EMPLOYER =
  /^(?:Dr|Mr|Mrs|Ms|Medicaid|Medicare|Social|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Home|Detox|Group|AA|NA)\b/;

/** The first fact of a list that a text states of the client as it is. */
function stated(field: string, text: string, facts: Facts, loose = false): Found[] {
  for (const [names, value] of facts) {
    const found = names.exec(text);
    if (!found) continue;
    const before = text.slice(0, found.index).replace(/\([^()]{0,80}\)/g, ' ');
    if (!loose && (mentionsRelative(before) || NOT_NOW.test(before))) continue;
    const end = found.index + found[0].length;
    const { planned, struck, uncertain } = readAssertions(text)(Math.max(found.index, end - 2), end);
    if (planned || struck || uncertain) continue;
    return [{ field, value }];
  }
  return [];
}

/** What one bit of a page says of how the client lives, beside `circumstances`. */
export function socialOf({ text }: PageBit): Found[] {
  const employer = EMPLOYER.exec(text);
  const name = employer?.groups?.name ?? '';
  const before = text.slice(0, employer?.index ?? 0);
  const works =
    name !== '' &&
    !OF_HOLDER.test(before) &&
    !NO_EMPLOYER.test(name) &&
    !mentionsRelative(before) &&
    !/\b(?:until|till|through) /.test(text)
      ? [{ field: 'employer', value: name.replace(/[.,]$/, '') }]
      : [];
  const wed = stated('marital_status', text, WEDS).filter(({ value }) => value !== 'Single' || !ONE_EPISODE.test(text));
  const spouse = wed.length === 0 && SPOUSE.test(text) && !NO_SPOUSE.test(text) && !DEATH_OF_SPOUSE.test(text);
  return [
    ...stated('living_status', text, LIVES, /\bwith us\b/i.test(text)),
    ...stated('employment_status', text, WORKS),
    ...wed,
    ...(spouse ? [{ field: 'marital_status', value: 'Married' }] : []),
    ...works,
  ];
}
