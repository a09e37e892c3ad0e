import { readAssertions } from '#server/features/understanding/assertion/assertion.ts';
import type { PageBit } from '../scope/page-bits.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { companyListed } from './jobs-listed.ts';

/*
 * Further ways in which notes say where somebody lives, whom they are married to and for whom they work, beside
 * `social-facts` and `circumstances`: "has a room at his grandmother's", "barista, part time, Harbor Coffee", "never married".
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;
type Facts = readonly (readonly [names: RegExp, value: string])[];

const KIN =
  '(?:mother|father|mom|mum|dad|parents?|folks|sister|brother|grand(?:mother|father|parents?|ma|pa)|aunt|uncle|t[ií]a|t[ií]o|abuel[ao]|mamaw|papaw|pawpaw|granddad|cousins?|son|daughter|in-?laws|family|stepmother|stepfather)';

const HOMES: Facts = [
  [
    /\b(?:owns? (?:and lives in )?(?:(?:a|the|his|her|their|my) )?(?:own )?(?:home|house|condo|townhouse|farm|farmhouse|trailer|mobile home|cabin|place) (?:at|on|in)\b|owns (?:a|the|his|her|their) (?:house|home|condo) (?:and|where)\b|(?:house|home|condo|farm) (?:that )?(?:they|he and his wife|she and her husband|he and his husband|she and her wife|he|she) (?:own|owns|bought)\b|deed (?:is )?in (?:his|her|their) name|^\W{0,3}they own\b|owns (?:the|a) (?:farmhouse|trailer|mobile home)\b|owns (?:the|a) (?:farmhouse|cabin|mobile home|townhouse|duplex)\b|(?:house|home|place|condo) (?:is )?(?:ours|his own|her own|my own)\b|(?:house|home|condo)\b[^.;]{0,20}\(?(?:with a |has a |w\/ )?mortgage\)?|(?:my|his|her|their) (?:own )?(?:home|house)[,:]? (?:I|he|she|they) owns? it\b|(?:I|he|she|they) owns? (?:it|the (?:home|house))\b)/i,
    'Own home',
  ],
  [
    /\brenting (?:an? |the |half )?(?:\p{L}+ ){0,2}?(?:casita|cabin|cottage|house|home|apartment|apt|room|trailer|duplex|studio|condo|place|unit|townhouse|basement|loft)\b|(?:^|[,;] )rents,? (?:alone|with|w\/)|\b(?:(?:I|he|she|they) rents? (?:this|it|there|here)\b|rents? (?:alone|upstairs|downstairs|(?:a |the |his |her )?(?:\p{L}+ )?(?:studio|trailer|room|duplex|apartment|apt|house|flat|cottage|basement|condo|unit|loft|place|lot))\b|in an? rented (?:duplex|house|apartment|room|trailer|studio|flat|cottage|condo)|(?:apartment|apt|house|room|trailer|duplex|studio|cottage),? rented\b|rented (?:lot|trailer|duplex|studio)\b|\(rent(?:s|ing)?\b|^\W{0,2}renting\b|rents (?:the )?(?:upper|lower|back|front|basement)\b|rents w(?:\/|ith) |(?:holds|has|signed|on) (?:a|the|his|her) lease\b(?! (?:car|truck))|lease (?:is )?in (?:his|her|their) name)/iu,
    'Rental',
  ],
  [
    new RegExp(
      `\\b(?:has|had|keeps|got|given|uses|in) a room (?:at|in|with) (?:(?:his|her|their|my|the) )?(?:home of (?:his|her|their) )?${KIN}(?:['’]s?)?\\b|\\bhome of (?:his|her|their) ${KIN}\\b[^.;]{0,40}\\b(?:where|in which) (?:he|she|they) (?:has|lives?|stays?)|\\b(?:stays?|staying|lives?|living|sleeps?) (?:in|at|with) (?:(?:his|her|their|my|an?) )?${KIN}(?:['’]s?)?(?: (?:house|home|place|apartment|couch|basement))?\\b|\\b(?:stays?|staying|lives?|living|sleeps?) (?:at|in|with) (?:(?:his|her|their) )?${KIN} \\p{Lu}\\p{Ll}+['’]s\\b|\\bmoved (?:back )?(?:in )?with (?:me|us)\\b|\\blives? w\\/ (?:(?:his|her|their|my) )?${KIN}\\b|\\b(?:wife|husband|spouse|mother|father|parents|in-?laws)['’]s? (?:parents?['’]s? )?house\\b`,
      'iu',
    ),
    'With family',
  ],
  [
    /\b(?:been |now |living |lives |sleeps |sleeping |staying |camping )(?:out )?in (?:a|his|her|the|my) (?:tent|car|van|truck|camper)\b(?! (?:behind|at|on) (?:his|her|my|the) (?:in-?laws|parents?|mother|father|family))|\bin a tent by\b/i,
    'Unhoused',
  ],
  [
    /\b(?:county|city|gospel|rescue|union|salvation army) (?:mission|shelter)\b[^.;]{0,12}\b(?:cot|bed|dorm|bunk)\b/i,
    'Shelter',
  ],
];

const WEDS: Facts = [
  [
    /\b\d{2}[- ](?:year|yr)s?[- ]old,? single (?:\p{L}+ )?(?:woman|man|mother|father|male|female|person)\b|(?:^|[,;] )now single\b/iu,
    'Single',
  ],
  [
    /(?:^\W{0,3}|[,;:.] ?)(?:never|not) (?:been )?married(?=[,;.)]|$)|^\W{0,3}(?:marriage|married|marital(?: status)?)\W{1,3}(?:never|no|none|single)\b/i,
    'Single',
  ],
  [
    /\b(?:the|(?:his|her|their)) divorce was (?:entered|granted|decreed|finali[sz]ed|final)\b|\bdivorced (?:twice|once|two times)\b|\bformer (?:wife|husband)\b[^.;]{0,20}\bdivorced\b/i,
    'Divorced',
  ],
  [/\bmarried (?:\d{1,2} ?y(?![\p{L}])|(?:\d{1,2}|\p{L}+) (?:yrs?|years)\b)/iu, 'Married'],
];

/** A job with how much of it and where: "seamstress, part time, Harbor Bridal", "full-time at Harbor Dental". */
const NAME = "(?<name>\\p{Lu}[\\p{L}'’&.-]*[\\p{L}](?: (?:(?:and|of|the|&) )?\\p{Lu}[\\p{L}'’&-]+){0,4})";
const WORKPLACES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:[Ff]ull|FULL|[Pp]art|PART)[- ](?:[Tt]ime|TIME)(?: \\p{Ll}+){0,3}?(?: (?:at|for|with|in|@) |, (?:at )?)(?:the )?${NAME}(?=[,.;()]|$| \\p{Ll}| [(])`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}])(?:FT|PT|F/T|P/T),? (?:at |for |@ )?${NAME}(?=[,.;()]|$| \\p{Ll}| [(])`, 'u'),
  new RegExp(
    `\\b(?:drives?|cooks?|cleans?|clerks?|welds?|stocks?|bartends?|waits? tables|waitress\\p{L}*|teaches|tends bar|delivers?|guards?|paints?|hauls?|dispatch\\p{L}*|nurses?)(?: (?:nights|days|weekends|evenings|a truck|trucks|a bus))? (?:at|for) (?:the )?${NAME}(?=[,.;()]|$| \\p{Ll}| [(])`,
    'u',
  ),
  /\bworks? [^.;"“]{0,30}[(,] ?[^.;"“()]{0,24}["“](?<name>\p{Lu}[^"”]{2,40})["”]/u,
];
const NO_WORKPLACE =
  /^(?:Dr|Mr|Mrs|Ms|Medicaid|Medicare|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Home|Detox|Single|Married|Divorced|Separated|Widowed|Student|Since|PTO|FMLA|Lives?|Rents?|No|On|He|She|They|I|SSI|SSDI)\b/;
const WAS =
  /\b(?:used to|until|till|through|was|were|had|then an?|formerly|last|lost|laid off|fired|terminated|quit|former|wants?|hopes?|would|could|before)\b/i;
const ENDED = /^,? (?:until|till|through|before)\b/i;
const NOT_NOW =
  /\b(?:used to|tired of|sick of|afraid of|was|were|had|lost|sold|until|before|will|wants?|hopes?|plans?|would|could|may|formerly|previously|evict\w+|looking for|applied|after discharge|goal|where)\b[^.;,]{0,30}$/i;
/** The writer speaks of the client, whose home is theirs. */
const WITH_ME = /\b(?:moved (?:back )?(?:in )?with|lives? with|stays? with) (?:me|us)\b/i;

/** The first fact of a list that a text states of the client as it is. */
function stated(field: string, text: string, facts: Facts): Found[] {
  for (const [names, value] of facts) {
    const found = names.exec(text);
    if (!found) continue;
    // The family's house is the client's; what stands in brackets is said beside it.
    const before = text
      .slice(0, found.index)
      .replace(/\([^()]{0,80}\)/g, ' ')
      .replace(/\bthe (?:family|couple)\s*$/i, ' ');
    if (mentionsRelative(before) && !WITH_ME.test(found[0])) continue;
    if (NOT_NOW.test(before)) continue;
    const end = found.index + found[0].length;
    const { planned, struck, uncertain } = readAssertions(text)(Math.max(found.index, end - 2), end);
    if (!(planned || struck || uncertain)) return [{ field, value }];
  }
  return [];
}

/** For whom a text says that the client works. */
export function workplaceIn(text: string): string | null {
  for (const pattern of WORKPLACES) {
    const found = pattern.exec(text);
    const name = found?.groups?.name?.trim() ?? '';
    if (!found || name === '' || NO_WORKPLACE.test(name)) continue;
    if (mentionsRelative(text.slice(0, found.index)) || WAS.test(text.slice(0, found.index))) continue;
    if (ENDED.test(text.slice(found.index + found[0].length))) continue;
    return name.replace(/[.,]$/, '');
  }
  return null;
}

/** What one bit of a page says of a home, a marriage and a place of work. */
export function homeAndWork({ text }: Pick<PageBit, 'text'>): Found[] {
  const workplace = workplaceIn(text) ?? (mentionsRelative(text) ? null : companyListed(text));
  return [
    ...stated('living_status', text, HOMES),
    ...stated('marital_status', text, WEDS),
    ...(workplace ? [{ field: 'employer', value: workplace }] : []),
  ];
}
