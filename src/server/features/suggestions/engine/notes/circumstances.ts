import { readAssertions } from '#server/features/understanding/assertion/assertion.ts';
import { ofClient, type PageBit } from '../scope/page-bits.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { optionOf } from '../values/read-values.ts';
import { WISHED } from './prose-facts.ts';
import { needsBringing } from './rides-needed.ts';

/*
 * Where and with whom the client lives, works and is married, what they need to come, and who decides for them, as notes say
 * it in passing.
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

const endOf = (match: RegExpMatchArray): number => (match.index ?? 0) + match[0].length;

const LIVING =
  /\b(?<value>(?:lives?|living|resides?|residing|stays?|staying|sleeps?|sleeping|moved (?:back )?|couch[- ]?surf\w*)\s(?:alone\s|currently\s|now\s)?(?:w\/|with|in|at|on|out of|behind|between)\s?[^.;,]{3,60}|in (?:his|her|their) own (?:house|home|condo)\b|owns (?:his|her|their) (?:own )?(?:house|home|condo)|(?:is |currently )?(?:homeless(?: shelter)?|unhoused|undomiciled|unsheltered|couch[- ]surfing|nfa|no fixed address|on the streets?))/i;
const LIVING_WORDS: readonly [RegExp, string][] = [
  [/\b(?:w\/)\s?(?=\p{L})/giu, 'with '],
  [/\b(?:jeep|truck|van|suv|camper|tent|car|vehicle|encampment|under a bridge)\b/i, 'homeless'],
  [/\b(?:couch[- ]?surf\w*|undomiciled|unsheltered|nfa|no fixed address)\b/i, 'homeless'],
  [/\b(?:in|owns) (?:his|her|their) own (?:house|home|condo)\b/i, 'own home'],
];

const WORK_LOST =
  /\b(?:(?:lost|loses) (?:his|her|their) (?:job|place at|position)|laid off|let (?:him|her|them) go|(?:was|got|been) (?:fired|let go|terminated from (?:his|her|their) job)|out of work|between jobs|(?:he|she|they|client|patient|pt) (?:is|are) (?:currently )?not (?:currently )?working|jobless|(?:hasn['’]?t|has not) worked|unemployed)\b/i;
const WIDOWED =
  /(?:^\W{0,3}|\b(?:is|now|was left|yo|y\/o|\d{2} ?[MF]|years?[- ]old),? )(?:an? )?(?:\d{2} ?[MF] )?(?<value>widow(?:er)?)\b/i;

/** Where somebody lives, by what they own or whose it is. */
const LIVES_IN: readonly [RegExp, string][] = [
  [
    /\b(?:(?:house|home|condo|apartment|trailer|farmhouse|place|unit|boat) (?:(?:that|which) )?(?:he|she|they) owns?|owns? (?:(?:his|her|their) (?:own )?|an? )(?:home|house|condo|trailer|farm(?:house)?|place|unit|boat)|(?:lives?:? (?:alone )?(?:in )?(?:(?:his|her|their) )?|^\W{0,3}(?:SH:? )?|, )own (?:house|home|condo|unit|farmhouse|place|trailer)\b|(?:lives|living|sleeps|resides)\b[^.;]{0,20} in (?:his|her|their) own (?:house|home|condo|unit|farmhouse|place|trailer|apartment)|(?:house|home|boat|condo|trailer)\b[^.;]{0,30} (?:is )?paid (?:off|for)|(?:house|home|condo|trailer) is (?:his|hers|mine|theirs)(?=[.,;]|$))/i,
    'Own home',
  ],
  [
    /\b(?:moved? (?:back )?(?:in )?(?:with|to|into) (?:his|her|their) (?:\w+ )?(?:mother|father|mom|dad|folks|parents?|sister|brother|grand\w+|aunt|uncle|son|daughter)(?:['’]s?)?|(?:stays?|lives?|living|staying|sleep\w*) (?:in|at) (?:his|her|their) (?:\w+ )?(?:mother|father|mom|dad|parents?|sister|brother|grand\w+|aunt|uncle|son|daughter|folks)['’]s?\b)/i,
    'With family',
  ],
  [
    /\b(?:(?:detained|incarcerated|jailed|in custody|held) since\b|(?:is |currently |remains )(?:detained|incarcerated|in (?:the )?(?:\w+ )?(?:jail|custody|prison|detention)))/i,
    'Institution/incarcerated',
  ],
];
/** Somebody else, named right before what is said of them: "the assailant is in prison", "one, D.R., is in jail". */
const OF_SOMEBODY =
  /\b(?:the|an?|one|whose|another) (?!client|patient|pt\b|defendant|inmate|resident|applicant|participant|youth|offender)\p{L}+,?\s*$|(?:^|\s)(?:\p{Lu}\.){1,3},?\s*$/iu;
const NOT_THERE =
  /\b(?:used to|was|were|had|lost|sold|until|before|will|wants?|hopes?|plans?|can(?:not|['’]t)?|may|could|would|formerly|previously|foreclos\w+|evict\w+|sells?)\b[^.;]{0,40}$/i;

/** How much somebody works. */
const AT_WORK: readonly [RegExp, string][] = [
  [/\b(?:a |an |is |now |68M |SH:? )?(?:retired|ret['’]d)\b(?! (?:her|his|their|to bed))/i, 'Retired'],
  [
    /\b(?:self[- ]?employed|works? for (?:him|her|them)sel(?:f|ves)|(?:owns?|runs?) (?:his|her|their|a) (?:own )?(?:business|company|shop|salon|restaurant|landscaping|contracting)\b)/i,
    'Self-employed',
  ],
  [
    /\b(?:work(?:s|ing)? full[- ]?time|full[- ]?time (?:job|work|at|as|employee|position)|employed full[- ]?time|(?:works?|working|job|employed)\b[^.;]{0,40}\b(?:3[5-9]|[4-6]\d|forty|fifty) ?(?:\+ ?)?(?:hrs?|hours)\b)/i,
    'Full-time',
  ],
  [
    /\b(?:work(?:s|ing)? part[- ]?time|part[- ]?time (?:job|work|at|as|employee|position)|employed part[- ]?time|(?:works?|working|job|employed|dishwasher|cashier|server|clerk)\b[^.;]{0,40}\b(?:[5-9]|[12]\d|3[0-4]|ten|twenty|thirty) ?(?:hrs?|hours)\b(?! (?:ago|later|a day|per day|\/day))|(?:works?|working|job|teaches|teacher|shifts?)\b[^.;]{0,30}\b(?:[1-4](?:-[1-4])?|one|two|three|four) (?:days?|shifts?|mornings?|nights?)(?: (?:a|per|each) (?:week|wk)|$|[.,;]))/i,
    'Part-time',
  ],
  [
    /\b(?:on (?:(?:total|permanent|full|long[- ]term|short[- ]term|partial|temporary|state|social security|va|work) )*(?:ssdi|disability|ssi)|(?:gets?|receives?|draws?|has) (?:ssdi|ssi|disability)|ssdi(?=[,.;]|$))/i,
    'Disability',
  ],
];

/** Who lost a job may live on a pension since. */
const ON_PENSION = AT_WORK.filter(([, value]) => value === 'Disability');

/** A spouse by name, as a note lists who is there. */
const WED =
  /(?:^\W{0,3}|[;,.(] ?|\d )(?:[Ww]ife|[Hh]usband|[Ss]pouse):? \p{Lu}\p{Ll}{2,}\b(?! (?:d\.|died|passed|left))/u;
const UNWED =
  /\b(?:ex|former|late|died|passed|deceased|divorc\w*|separat\w*|widow\w*|left|estranged|d\.|his (?:brother|father|son|friend)['’]?s?|her (?:sister|mother|daughter|friend)['’]?s?)\b/i;
const DEAD_SPOUSE =
  /\b(?:[Ww]ife|[Hh]usband|[Ss]pouse)(?:,? of [\p{L} ]{1,24},)?,?(?: \p{Lu}\p{Ll}+,?)? (?:d\.|died|passed|deceased)(?! (?:her|his|out))/u;

/** "Sober until the death of his wife, Carol": none of hers, and none that is feared. */
export const DEATH_OF_SPOUSE =
  /(?<!\b(?:fears?|feared|afraid of|since the near|near) (?:the )?)\b(?:death|loss|passing|suicide|funeral) of (?:his|her) (?:late |beloved )?(?:wife|husband|spouse)\b(?!['’]s)|\b(?:his|her) (?:wife|husband|spouse)['’]s (?:death|passing|suicide|funeral)\b/i;

/** What is said in passing of a marriage; what may yet come of one, or of somebody else's, is not. */
/** "34 yo SWF": the first letter of how hospitals note who came. */
const NOTED = /\b\d{2} ?(?:y\/?\.?o\.?|yr|year[- ]old) (?<status>[SMDW])(?:W|B|H|A|AA|L)[MF]\b/;
/** "mar: S". */
const BY_MARK = /(?<![\p{L}])mar(?:ital|\.)?: ?(?<status>[SMDW])(?![\p{L}/])/u;
const BY_LETTER: Readonly<Record<string, string>> = { S: 'Single', M: 'Married', D: 'Divorced', W: 'Widowed' };
const MARRIED: readonly [RegExp, string][] = [
  [
    /\b(?:lost (?:his|her) (?:wife|husband|spouse)|(?:his|her) late (?:wife|husband|spouse)|(?:his|her) (?:wife|husband|spouse) (?:died|passed)|widowed|(?:since|after) (?:his|her) (?:wife|husband|spouse)['’]?s? (?:death|passing|died|passed))\b/i,
    'Widowed',
  ],
  [
    /\b(?:(?:since|after|post|s\/p|following) (?:(?:his|her|their|the|an?) )?divorce|(?:his|her|their|the) divorce (?:was|is|became|went|came) (?:final\w*|thr\w+|done)|divorce (?:final\w*|went thr\w+|decree)|(?:is|was|got|been|now) divorced|divorced (?:['’]\d\d|since|in|x ?\d|for|twice|\d|from|,)|divorcee|twice divorced)/iu,
    'Divorced',
  ],
  [/\b(?:in an? |has an? |his |her |their |registered )?domestic partner(?:ship|s)?\b/i, 'Domestic partner'],
  [
    /\b(?:sep(?:\.|arated)? since|(?:is|are|been|now|legally) separated (?:from (?:his|her)|since|x ?\d)|separated from (?:his|her) (?:wife|husband|spouse))\b/i,
    'Separated',
  ],
  [
    /\b(?:never (?:been )?married|is single|^\W{0,3}(?:support |sh:? )?single(?=[.,;])|single (?:(?:white|black|african[- ]american|caucasian|hispanic|latin[oa]|asian|native|cis|adult|\d{2}[- ]?y\S{0,2}o?) )*(?:mother|father|mom|dad|parent|male|female|man|woman|wm|wf|bm|bf|hm|hf))\b/i,
    'Single',
  ],
  [
    /\b(?:(?:is|remains|are|been) married|married (?:to|x ?\d|for|since|\d+ (?:yrs?|years)|with|,|(?:male|female|man|woman|father|mother)\b)|(?:his|her) (?:current )?(?:wife|husband) of \d+)/i,
    'Married',
  ],
];
/** In a row of words on how somebody lives: "laid off, divorced, two kids". */
const IN_A_ROW = /(?:^|[,;:] ?)(?<status>single|divorced|widowed|separated|married)(?=[,;.]|$)/i;
/** A depression of which there was one: "MDD, single, severe". */
export const ONE_EPISODE =
  /\b(?:mdd|depress\w*|disorder|d\/o|episodes?|bipolar|manic|dx|diagnos\w+|(?:F3\d|296)\.\d+)/i;
const NOT_MARRIED_NOW =
  /\b(?:ex-?(?:wife|husband)|getting|going through|filed|filing|pending|threat\w+|wants?|considering|talk\w* (?:of|about)|almost|engaged|parents?|mother|father|mom|dad|sister|brother|son|daughter)\b/i;

const GUARDED: readonly [RegExp, string][] = [
  [/\bcourt[- ]appointed (?:legal )?guardian/i, 'Court-appointed guardian'],
  [/\b(?:is )?(?:his|her|their) own guardian\b|\bno (?:legal )?guardian\b/i, 'None (own guardian)'],
  [/\bward of (?:the )?(?:state|court|county)\b/i, 'Ward of state'],
  [/\bunder (?:an? )?(?:lps )?conservatorship\b|\bis (?:publicly )?conserved\b|\bconservator is\b/i, 'Conservatorship'],
];

const NEEDS_RIDE =
  /\b(?:(?:will need|needs?|requires?) (?:an? |medical |wheelchair |[\p{L}]+, )*(?:wheelchair van|van|medical transport|transport|ambulance|a ride)\b|(?:agency|sheriff|deputy|deputies|county van|facility|program|caseworker|case manager|staff|ems) (?:will |to |can )(?:transport|bring|drive|pick)|(?:needs?|needing|requires?|requesting|requests?|will need|must have|asks? for|arrange|set up|send)\b[^.;]{0,40}\b(?:a ride|rides?|transport(?:ation)?|pick(?:ed)?[- ]?up|bus (?:ticket|pass|fare)|a (?:cab|taxi|lyft|uber))|(?:has )?no (?:ride(?! (?:needed|required))|car|transportation(?! (?:needed|required|issues|problems))|way (?:to get (?:here|there)|here|there)|vehicle)|does not drive|doesn['’]?t drive|no (?:driver['’]?s )?license and)\b/iu;
const RIDES =
  /(?<!\b(?:agency|sheriff|deputy|deputies|county van|facility|program|caseworker|case manager|staff|ems) )\b(?:will|can|is going to|to) (?:drive|bring|transport|drop) (?:(?:him|her|them)(?:sel\w+)?|the pt|pt|client)\b|\b(?:has|have) (?:a |his own |her own |own )?(?:ride|transportation)\b|\btransport\w* (?:is )?(?:arranged|not (?:needed|required)|provided by)\b/i;

/** "36F", "48 yo male": whom a note is about, as its first words say. */
const AGED =
  /(?<![\d/])\d{2}(?: ?(?:y\/?\.?o\.?|yr?s?|year[- ]?old|years? old)[ ,/-]{0,3}(?:(?!old)[\p{L}-]+ ){0,2}?| ?)(?<sex>F|M|female|male)(?![\p{L}\d])/u;
const SEXES: Readonly<Record<string, string>> = { f: 'Female', m: 'Male' };

const married: (text: string) => Found[] = (text) => {
  if (DEAD_SPOUSE.test(text) || DEATH_OF_SPOUSE.test(text)) return [{ field: 'marital_status', value: 'Widowed' }];
  if (WED.test(text) && !UNWED.test(text)) return [{ field: 'marital_status', value: 'Married' }];
  const noted = BY_LETTER[(NOTED.exec(text) ?? BY_MARK.exec(text))?.groups?.status ?? ''];
  if (noted) return [{ field: 'marital_status', value: noted }];
  const row = IN_A_ROW.exec(text);
  const status = row ? optionOf('marital_status', row.groups?.status ?? '') : null;
  const isEpisode = status === 'Single' && ONE_EPISODE.test(text);
  if (
    row &&
    status &&
    !isEpisode &&
    text.includes(',') &&
    !mentionsRelative(text.slice(0, row.index)) &&
    !NOT_MARRIED_NOW.test(text)
  )
    return [{ field: 'marital_status', value: status }];
  for (const [names, value] of MARRIED) {
    const found = names.exec(text);
    if (!found || NOT_MARRIED_NOW.test(text)) continue;
    // What stands before it speaks of others as often: only a denial or a plan around it counts.
    const said = text.slice(found.index);
    if (
      value === 'Single' ||
      value === 'Domestic partner' ||
      ofClient(said, found[0].length - 4, found[0].length, { ever: true })
    )
      return [{ field: 'marital_status', value }];
  }
  return [];
};

/** What one bit of a page says of them. */
export function circumstancesOf({ text }: PageBit): Found[] {
  const lives = LIVING.exec(text);
  const place = lives?.groups?.value;
  const living = place
    ? optionOf(
        'living_status',
        LIVING_WORDS.reduce((said, [from, to]) => said.replace(from, to), place),
      )
    : null;
  const lost = WORK_LOST.exec(text);
  const widowed = WIDOWED.exec(text);
  const guarded = GUARDED.find(([names]) => names.test(text));
  const ride = NEEDS_RIDE.exec(text);
  const aged = AGED.exec(text);
  const sex =
    aged && !mentionsRelative(text.slice(0, aged.index))
      ? SEXES[(aged.groups?.sex ?? '').charAt(0).toLowerCase()]
      : undefined;
  const before = (found: RegExpExecArray) => text.slice(0, found.index);
  const firstOf = (list: readonly (readonly [RegExp, string])[], field: string): Found[] => {
    for (const [names, value] of list) {
      const found = names.exec(text);
      if (!found) continue;
      const said = before(found);
      if (mentionsRelative(said) || NOT_THERE.test(said) || WISHED.test(said)) return [];
      if (value === 'Institution/incarcerated' && OF_SOMEBODY.test(said)) return [];
      const { negated, planned, struck, uncertain } = readAssertions(text)(found.index, endOf(found));
      return negated || planned || struck || uncertain ? [] : [{ field, value }];
    }
    return [];
  };
  return [
    ...(lives && living ? [] : firstOf(LIVES_IN, 'living_status')),
    ...(lost ? firstOf(ON_PENSION, 'employment_status') : firstOf(AT_WORK, 'employment_status')),
    ...(lives && living && !WISHED.test(text.slice(0, lives.index)) && ofClient(text, lives.index, lives.index + 4)
      ? [{ field: 'living_status', value: living }]
      : []),
    ...(lost && ofClient(text, lost.index, endOf(lost)) ? [{ field: 'employment_status', value: 'Unemployed' }] : []),
    ...(widowed && !mentionsRelative(text.slice(0, widowed.index))
      ? [{ field: 'marital_status', value: 'Widowed' }]
      : married(text)),
    ...(sex ? [{ field: 'sex_at_birth', value: sex }] : []),
    ...(guarded ? [{ field: 'legal_guardianship_status', value: guarded[1] }] : []),
    ...((ride && !RIDES.test(text) && !mentionsRelative(text.slice(0, ride.index))) || needsBringing(text)
      ? [{ field: 'transportation_required', value: text.replace(/\s+/g, ' ').trim(), said: 'yes' as const }]
      : []),
  ];
}
