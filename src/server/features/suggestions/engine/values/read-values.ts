import { readBoxes, readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { normalizePhone } from '#shared/features/clients/read-phone.ts';
import { INSURER_NAMES } from './insurer-names.ts';

/** What of a form's value is nothing: left blank, put off, or written elsewhere. */
const NOTHING =
  /^(?:[-–—_.\s/]*|n\/?a\.?|not applicable|unknown|unk\.?|not (?:asked|assessed|obtained|provided|reported|available|given|documented|known|listed|on file)|deferred|pending|to be (?:determined|obtained|completed)|tbd|see (?:attached|below|above|list|chart|notes?|page|mar)\b.*|same(?: as above)?|as above|declined to (?:answer|say|state).*|refused(?: to answer)?|unable to (?:obtain|assess|answer).*|\?+|illegible|blank|please .*|if yes.*|\(?[xX✓✔☒☑]\)?|confidential\b.*|draft|copy|original|page \d.*|\(?(?:mm|month)\s?\/\s?(?:dd|day).*)$/i;

export const saysNothing = (value: string): boolean => NOTHING.test(value.trim());

const PHONE = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}(?!\d)/;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;

/** The telephone number of a text, as it is stored; null without one, or with two different ones. */
export function onlyPhone(text: string): string | null {
  const found = [...text.matchAll(new RegExp(PHONE, 'g'))].map((match) => normalizePhone(match[0]));
  if (found.length === 0) return onlyLocal(text);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

/** Seven figures, as notes of one town give a number. */
const LOCAL_PHONE = /(?<![\d-])\d{3}-\d{4}(?![\d-])/g;

function onlyLocal(text: string): string | null {
  const found = new Set(text.match(LOCAL_PHONE) ?? []);
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

export function onlyEmail(text: string): string | null {
  const found = [...text.matchAll(new RegExp(EMAIL, 'g'))].map((match) => match[0].replace(/\.$/, ''));
  return new Set(found.map((each) => each.toLowerCase())).size === 1 ? (found[0] ?? null) : null;
}

const ROLES =
  /^(?:mother|father|mom|dad|parent|sister|brother|wife|husband|spouse|partner|son|daughter|aunt|uncle|cousin|friend|guardian|grand\w+|step\w+|fianc\w+|girlfriend|boyfriend|roommate|case manager|sponsor|sibling|ex-?\w*|self)\b/i;
const WORD = "[\\p{Lu}][\\p{L}'’.-]*";
const PERSON = new RegExp(
  `^(?:(?:Dr|Mr|Ms|Mrs|Prof|Rev|Capt|Lt|Maj|Col)\\.?\\s+)?${WORD}(?:\\s+(?:(?:de|la|van|von|del|da|di)\\s+)*${WORD}){0,3}$`,
  'u',
);
const TITLE = /^(?:Dr|Mr|Ms|Mrs|Prof|Rev|Capt|Lt|Maj|Col)\.?\s+/;
const CREDENTIAL =
  /^(?:M\.?D|D\.?O|Ph\.?D|Psy\.?D|N\.?P|P\.?A(?:-C)?|R\.?N|APRN|DNP|FNP(?:-BC)?|PMHNP(?:-BC)?|LCSW|LMHC|LPC(?:C)?|LMFT|LCPC|LICSW|MSW|LSW|LADC|CADC|MA|MS|M\.?Ed|LAC)\.?$/i;
const NOT_A_PERSON =
  /\b(?:clinic|center|centre|primary|wellness|behavioral|community|memorial|physicians|institute|outpatient|medicine|hospital|health|practice|medical|associates|group|services|none|unknown|street|avenue|family|counseling|psychiatry|pediatrics|insurance|department|referred|refused|not|same|currently|needs?|yes|no)\b/i;

/** What somebody is to the client, before their name: "sister Ana Sample", "Mother - Ana Sample". */
const LED_BY_ROLE =
  /^\s*(?:(?:my|his|her|their|your|the)\s)?(?:(?:older|younger|twin|maternal|paternal|best|public)\s)?(?:mother|father|mom|mum|dad|sister|brother|wife|husband|spouse|partner|son|daughter|aunt|auntie|uncle|cousin|niece|nephew|friend|roommate|neighbor|sponsor|pastor|defender|attorney|lawyer|case manager|social worker|grand(?:mother|father|ma|pa|son|daughter)|girlfriend|boyfriend|fianc[eé]e?|step(?:mother|father))\s?[,:–-]?\s+(?=\p{Lu})/iu;

export interface NamedPerson {
  name: string;
  firstname: string;
  lastname: string;
}

/** The person a value begins with: "Dr. Ana Sample, Example Practice", "Sample, Ana (mother)". */
export function personOf(value: string): NamedPerson | null {
  const [head = ''] = value
    .replace(LED_BY_ROLE, '')
    .split(/\(|\n|;|\s[-–—/|]\s|\t|\b(?:phone|tel|ph|cell|at|weekly|since|last seen|x\d)\b|\d/i);
  const parts = head
    .split(',')
    .map((part) => part.trim().replace(/[.:]$/, (end) => (end === '.' && /\b[A-Z]\.$/.test(part) ? '.' : '')))
    .filter((part) => part !== '');
  const [first = '', second] = parts;
  const credentials = parts
    .slice(1)
    .filter((part, at) => CREDENTIAL.test(part) && parts.slice(1, at + 1).every((each) => CREDENTIAL.test(each)));
  // "Last, First": a single word, then given names that are neither a title nor a part played.
  if (
    second &&
    !first.includes(' ') &&
    PERSON.test(first) &&
    PERSON.test(second) &&
    !CREDENTIAL.test(second) &&
    !ROLES.test(second)
  )
    return named(`${second} ${first}`, []);
  return named(first, credentials);
}

function named(written: string, credentials: readonly string[]): NamedPerson | null {
  const trailing = written.split(' ').filter((word) => CREDENTIAL.test(word) && word === word.toUpperCase());
  const bare = written
    .split(' ')
    .filter((word) => !trailing.includes(word))
    .join(' ');
  if (!PERSON.test(bare) || NOT_A_PERSON.test(bare) || ROLES.test(bare)) return null;
  const words = bare.replace(TITLE, '').split(/\s+/);
  if (words.length < 2 && !TITLE.test(bare)) return null;
  return {
    name: [written, ...credentials].join(', '),
    firstname: words.slice(0, -1).join(' '),
    lastname: words.at(-1) ?? '',
  };
}

/** A yes or a no to something else that is asked: it is none of the options. */
const BARE_ANSWER = /^(?:yes|no|y|n|none|never|true|false|denie[sd])\b(?! married)/i;

type Options = readonly (readonly [RegExp, string])[];

const SEX: Options = [
  [/^(?:f|female|woman|girl)$/i, 'Female'],
  [/^(?:m|male|man|boy)$/i, 'Male'],
  [/^intersex$/i, 'Intersex'],
];
const GENDER: Options = [
  [/^trans(?:gender)?[ -]?(?:female|woman)$|^mtf$/i, 'Transgender woman'],
  [/^trans(?:gender)?[ -]?(?:male|man)$|^ftm$/i, 'Transgender man'],
  [/^non-?binary$/i, 'Non-binary'],
  [/^(?:cis(?:gender)? )?(?:f|female|woman)$/i, 'Woman'],
  [/^(?:cis(?:gender)? )?(?:m|male|man)$/i, 'Man'],
  [/^prefer not to (?:say|answer)$/i, 'Prefer not to say'],
];
const MARITAL: Options = [
  [/^married\b.{0,20}\bseparated\b/i, 'Separated'],
  [/^not (?:currently )?married\b/i, 'Single'],
  [/^(?:s|single|never married|unmarried)\b/i, 'Single'],
  [/^(?:m|married)$|^married\b|^m, ?(?=\d|x ?\d)/i, 'Married'],
  [/^domestic partner/i, 'Domestic partner'],
  [/^(?:legally )?sep(?:arated\b|\.|$)/i, 'Separated'],
  [/^(?:d$|divorced\b)/i, 'Divorced'],
  [/^(?:w$|widow(?:ed|er)?\b)/i, 'Widowed'],
];
const LIVING: Options = [
  // As forms print it beside a box.
  [/^(?:own(?:s|er)?(?: (?:place|home|house|condo))?|homeowner|mortgage)$/i, 'Own home'],
  [/^(?:rents?|renting|renter|leases?)$/i, 'Rental'],
  [
    /^(?:relatives?|family(?: home| member'?s? home)?|parents?(?:['’] home)?|spouse ?\/ ?partner|w(?:ith)?\/? (?:family|relatives?|parents?))$/i,
    'With family',
  ],
  [/^(?:friends?|couch(?: ?\/ ?friends?)?|doubled up)$/i, 'With friends'],
  [
    /^(?:(?:tent|car|vehicle|van|streets?|outside|outdoors|camp|abandoned building|place not meant for \p{L}+)(?: ?(?:\/|,|or) ?)?){1,4}$/iu,
    'Unhoused',
  ],
  [
    /^(?:adult family home|cbrf|board (?:and|&) care|assisted living|nursing home|snf|group home|facility|hospital|jail|prison)\b/i,
    'Institution/incarcerated',
  ],
  [
    /^(?:me|us)\b|^(?:(?:his|her|their|my) )?(?:ma|mama|tutu|abuel[ao]|granny|nana|gma|mgm|folks)\b|\b(?:with|w) (?:(?:his|her|their|my) )?(?:ma|mama|tutu|abuel[ao]|granny|nana|gma|mgm)\b/i,
    'With family',
  ],
  [/^(?:sober|recovery) (?:house|home|living|residence)/i, 'Sober living'],
  [
    /\b(?:own(?:s|ed)? (?:(?:his|her|their|a) (?:own )?)?(?:home|house|condo|trailer)|(?:in|at) (?:(?:his|her|their) )?own (?:home|house|condo|place|trailer))\b/i,
    'Own home',
  ],
  [/\b(?:in|from) an? (?:tent|encampment)\b|\btent (?:off|by|near|under|behind|in)\b/i, 'Unhoused'],
  [
    /\b(?:gospel|rescue|union|city) mission\b|\bat the mission\b|\b(?:night|overnight|warming|women['’]?s|men['’]?s|family|domestic violence|dv) shelter\b/i,
    'Shelter',
  ],
  [/\b(?:homeless|in an?|at an?|the|night|emergency) shelter\b/i, 'Shelter'],
  [
    /\b(?:homeless|unhoused|unsheltered|undomiciled|(?:on|in|off|under|between) (?:the )?streets?|^(?:the )?streets?(?=$|[,.; ])|living in (?:a |his |her )?car)\b(?!.*\b\d{5}\b)/i,
    'Unhoused',
  ],
  [/\bshelter\b/i, 'Shelter'],
  [/\b(?:sober living|recovery (?:house|residence)|halfway house)\b/i, 'Sober living'],
  [/\b(?:incarcerated|jail|prison|nursing (?:home|facility)|institution|group home)\b/i, 'Institution/incarcerated'],
  [
    /\b(?:with|at) (?:\w+ )?(?:mother|father|mom|mum|dad|folks|parents?|family|sister|brother|sibling|spouse|wife|husband|grand\w+|aunt|uncle|cousin|son|daughter|children|kids|partner|boyfriend|girlfriend|bf|gf|fianc\w+|in-laws)\b|^(?:(?:his|her|their|my|maternal|paternal) )?(?:mother|father|mom|dad|parents?|family|spouse|wife|husband|grand\w+|sister|brother|aunt|uncle|cousins?|son|daughter|children|kids|siblings?|in-laws)\b/i,
    'With family',
  ],
  [
    /\brent(?:s|ed|ing)? (?:an? |the |his |her |their |one )?(?:\w+ )?(?:apartment|apt|room|house|trailer|condo|studio|duplex)\b|\b(?:lease|rental)\b/i,
    'Rental',
  ],
  [/\b(?:with|at) (?:\w+ )?(?:friends?|roommates?)\b|^(?:friends?|roommates?)\b/i, 'With friends'],
  [/\bown(?:s)? (?:home|house|condo)|^own home\b|^homeowner\b/i, 'Own home'],
  [/\b(?:rent(?:s|al|ing|ed)?|apartment)\b/i, 'Rental'],
  [
    /\b(?:couch[- ]?surf\w*|nfa|(?<!drives? )(?:his|her|their|my|a|in|own) (?:car|van|truck|tent|suv|camper|vehicle)|tent city|encampment)\b/i,
    'Unhoused',
  ],
];
const EMPLOYMENT: Options = [
  [
    /\bunemployed\b|^not (?:currently )?(?:employed|working)\b|^none$|^no(?:pe)?[.,]?$|^not (?:right now|now|currently|at (?:this|the) (?:time|moment))\b|\b(?:laid off|fired|out of work|no job)\b/i,
    'Unemployed',
  ],
  [/^none (?:since|right now|at present|currently|now)\b/i, 'Unemployed'],
  [/\bself[- ]?employed\b|\b(?:own|runs? (?:his|her|their|a)) (?:business|company|shop)\b/i, 'Self-employed'],
  [/\bfull[- ]?time\b(?!\s+student)|^f\/?t\b/i, 'Full-time'],
  [/\bpart[- ]?time\b(?!\s+student)|^p\/?t\b/i, 'Part-time'],
  [/^[^.;]{0,50}\b(?:3[5-9]|[4-6]\d) ?\+? ?(?:h|hrs?|hours)\b(?:\.? ?(?:\/|a |per )(?:wk|week))?/i, 'Full-time'],
  [/^[^.;]{0,50}\b(?:[5-9]|[12]\d|3[0-4]) ?(?:h|hrs?|hours)\.? ?(?:\/|a |per )(?:wk|week)\b/i, 'Part-time'],
  [/\bretired\b/i, 'Retired'],
  [/\b(?:on )?disab(?:ility|led)\b|\bssdi\b/i, 'Disability'],
  [/\bstudent\b|^(?:(?:college|high school|hs|university) )?(?:freshman|sophomore|junior|senior)\b/i, 'Student'],
  [/\b(?:active duty|military)\b/i, 'Military'],
];
const GUARDIANSHIP: Options = [
  [
    /^(?:none|no|own guardian|self|client is (?:his|her|their) own guardian|n)\b|\bown guardian\b|\bmakes? (?:his|her|their|all|own) (?:own )?decisions\b/i,
    'None (own guardian)',
  ],
  [/^(?:court[- ]appointed)/i, 'Court-appointed guardian'],
  [/^conservator/i, 'Conservatorship'],
  [
    /^(?:(?:durable|health ?care|medical) )*(?:power of attorney|poa(?:[- ]?hc)?\b)|^(?:hc|m|d)poa\b/i,
    'Power of attorney',
  ],
  [/^ward of (?:the )?(?:state|court)/i, 'Ward of state'],
  [/^(?:parents?|legal guardian|parent\/legal guardian|mother|father)$/i, 'Parent/legal guardian'],
];
const CARRIER: Options = [
  ...INSURER_NAMES.map(([names, option]) => [new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu'), option] as const),
  [/^(?!.*\btricare\b).*\p{L}{3}/iu, 'Other'],
];
const OPTIONS: Readonly<Record<string, Options>> = {
  carrier: CARRIER,
  sex_at_birth: SEX,
  gender: GENDER,
  marital_status: MARITAL,
  living_status: LIVING,
  employment_status: EMPLOYMENT,
  legal_guardianship_status: GUARDIANSHIP,
};

export const hasOptions = (field: string): boolean => field in OPTIONS;

/** The option a value names, of those the field offers; null where it is none of them, or more than one is ticked. */
export function optionOf(field: string, value: string): string | null {
  const options = OPTIONS[field] ?? [];
  const boxes = readBoxes(value);
  const ticked = boxes.filter((box) => box.ticked);
  if (boxes.length > 0 && ticked.length !== 1) return null;
  const written = (ticked[0]?.option ?? value)
    .replace(/[.;]\s*$/, '')
    .replace(/\bw(?:\/\s?|\s)(?=\p{L})/giu, 'with ')
    .trim();
  if (boxes.length > 0 && readYesNo(value) !== null && BARE_ANSWER.test(written)) return null;
  // "Male / Female" with nothing chosen is the form's own print.
  if (boxes.length === 0 && /^\w+\s*\/\s*\w+(?:\s*\/\s*\w+)*$/.test(written) && !/^[A-Z]\w+\/legal/i.test(written))
    return null;
  const named = (text: string) => options.find(([pattern]) => pattern.test(text))?.[1];
  // A form in two languages prints both beside its box.
  const sides = ticked.length > 0 && /^[^/]+\/[^/]+$/.test(written) ? written.split('/') : [];
  return named(written) ?? sides.map((side) => named(side.trim())).find((each) => each !== undefined) ?? null;
}

/** Letters and figures of the shortest number of a plan. */
const SHORTEST_ID = 4;
const IDENTIFIER = /^(?=.*\d)[A-Z0-9](?:[A-Z0-9-]|\s(?=\d|[A-Z]{1,3} ?\d|[A-Z]$)){2,29}$/i;

/** An id or a number of a plan as written; null for words. */
export function identifierOf(value: string): string | null {
  const text = (value.split(/\n|,|;|\(|\s{2,}|\t/)[0] ?? '')
    .replace(/^(?:ID|#|No\.?)\s*:?\s*/i, '')
    .replace(/[.]$/, '')
    .trim();
  return IDENTIFIER.test(text) && text.length >= SHORTEST_ID && !/^\d{1,2}\/\d{1,2}/.test(text) ? text : null;
}
