import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { isSafetyField } from '#shared/features/suggestions/suggestion-fields.ts';
import { isClient } from '../entries/whose-entries.ts';
import { ALLERGEN_NAMES } from '../notes/note-words.ts';
import type { Finding } from '../suggestion.ts';

/*
 * What papers say of nobody they are about: what a plan pays for, what happens to patients in general, what a crew was sent
 * out for, a label without its answer, an answer that does not know, another bed's night, and whoever a copy goes to.
 */

const NEAR = 160;

/** What a plan or a policy leaves out or pays for. */
const OF_A_PLAN =
  /\b(?:exclu(?:sions?|des?|ded|sionary)|waiting periods?|coverage)\b[^.;]{0,30}\b(?:for|of|on|due to|related to|because of)\b/i;
/** Patients in general. */
const OF_PATIENTS =
  /\b(?:in|for|among|any|all|most|many|some|certain|if) (?:\p{L}+ )?(?:patients|clients|persons|people|individuals|adults|members|users|drinkers|those) (?:with|who|on|taking|having|at)\b|(?:^|[.?!] )\W{0,3}(?:comments?:? )?(?:patients|clients|persons|individuals|people) (?:with|who|on|taking|at)\b|\b(?:when|if|for|in) (?:a|an|some) ?(?:person|patient|individual|drinker|adult)\b/iu;
const THIS_ONE =
  /\b(?:he|she|his|her|pt|this (?:patient|client|member|resident)|the (?:patient|client|member|resident))\b/i;
/** What a crew or an officer was sent out for, before anybody had looked. */
const SENT_FOR =
  /\b(?:dispatched|toned(?: out)?|paged out|sent out|called out|call came in|came (?:in|over) as)\b(?: [\p{L}\d-]+){0,4}? (?:for|to|as)(?: [\p{L}-]+){0,4}\W*$|\b(?:dispatch(?:ed)?|call|incident|nature of (?:the )?(?:call|incident)) ?(?:complaint|reason|type|nature|code)\W{1,4}$/iu;
const TOPIC = /\b(?:seiz|convuls|suicid|overdos|attempt|assault|fight|violen|self|threat|combative|cutting|hanging)/i;

/** Whoever answers does not know. */
const DOES_NOT_KNOW =
  /^\W{0,3}(?:(?:s?he|they|caller|mother|father|wife|husband|family|pt|patient|client) )?(?:do(?:es)?(?: not|n['’]?t)|did(?: not|n['’]?t)|cannot|can['’]?t|could(?: not|n['’]?t)) (?:really )?(?:know|recall|remember|think so|say)\b|^\W{0,3}(?:not (?:that )?(?:s?he|they|caller|i) (?:knows?|(?:is|are|am) aware)|idk|dk|unk|unsure|not sure|not asked|(?:maybe|possibly|perhaps|probably)(?: not)?(?=[\s,.;]|$)|\?+\s*$)/i;
/** A no that holds before one person only. */
const BEFORE_ONE =
  /\bno(?:t|ne|ne of it)? (?:w\/|with|toward|towards|to|around|at) (?:her|him|me|us|them|staff|mom|dad)\b/i;
/** A no with a doubt of it in brackets behind. */
const DOUBTED =
  /\b(?:n|no|none|denie[sd])\W{0,3}\((?:hx|history|prior|past|lifetime|previous(?:ly)?)\W{1,3}(?:yes|y\b|pos|\+)|\b(?:n|no|none|denie[sd])\W{0,3}\([^()]{0,40}(?:\b(?:maybe|possibl[ey]|perhaps|questionable|unclear|not sure)\b|\?)/i;
const ASIDE = /^ ?\([^()\n]{0,60}\)/;
const ENDS_AS_LABEL = /[\p{L})?]\s?:\s*$/u;

/** Whoever lies in a bed that is called by its number. */
const IN_BED =
  /^\W{0,3}(?:\d{1,2}:?\d{2}(?: ?[ap]m)?\W{1,3})?(?:(?:bed|room|rm\.?|cell|bunk) ?#?)?(?<bed>\d{1,3}-?[A-Z])(?:['’]s)? (?:is|was|had|has|threw|hit|punched|began|started|fell|seized|attempted|tried|reported|became|got|went|pulled|needed)\b/u;
const OWN_BED = /\b(?:bed|room|rm\.?|cell|bunk)\W{0,3}(?<bed>\d{1,3}-?[A-Z])\b/giu;

const PHONE_SHAPED = /^\W{0,2}(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\W*$/;
const PLACE = new Set(['address', 'city', 'state', 'zip', 'phone_number', 'email_id']);
/** A copy's addressee, and somebody the client is kept from. */
const COPY_TO = /(?:^|[\n\t])\s{0,8}(?:cc|bcc|c\.c\.|copies? (?:to|sent)|distribution)\b\s?:?[^\n]{0,240}$/i;
const KEPT_FROM =
  /\b(?:(?:no|not|avoid|without|any) (?:\p{L}+ ){0,2}?contact (?:of any kind )?(?:with|to)|stay away from|protected (?:person|party)|(?:the|alleged|named) (?:victims?|complainant|petitioner))\b[^.;\n]{0,40}$/iu;
const KEPT_WITHIN = /\b(?:the|alleged|named) (?:victims?|complainant)\b/i;
/** How a stay ended names no level of care. */
const HOW_IT_ENDED =
  /^\W{0,3}(?:(?:left )?ama|aca|asa|completed?|y|n|yes|no|n\/a|administrative|discharged|transferred|unknown)\W*$/i;

/** A no as far as whoever writes it has been informed. */
const KNOWN_TO =
  /\b(?:known|disclosed|reported) to (?:this|our|the) (?:office|agency|department|court|writer|program|school)\b/i;
const NO_FIRST = /^\W{0,2}no/i;
/** Marks of a list that are explained elsewhere: "- cutting, - burning". */
const ONLY_MINUS = /^\W{0,2}[-–−] ?\p{L}[^+]{0,200}$/u;
const HAS_PLUS = /[:,;] \+ ?\p{L}/u;
/** A value that is the beginning of a label with an answer of its own: "Violence risk: Disruptive behavior flag: NO". */
const LABEL_GOES_ON = /^(?: \p{L}{2,12}){0,2} ?: ?(?:no|n|none|neg(?:ative)?|inactive|off|denied)\b/iu;
const SENTENCE_ENDS = /[.;]\s*$/;
/** What papers are called, where a name would stand. */
const A_PAPER =
  /^(?:[\p{Lu}/&-]{2,} )*(?:SUMMARY|REPORT|NOTES?|RECORDS?|REQUEST|FORM|LETTER|LOG|STATEMENT|UPDATE)(?: [\p{Lu}/&-]{2,})*$/u;
/** What a court did is no reason to seek treatment. */
const OF_COURT = /^\W{0,3}(?:warrant|hearing|arraign\p{L}*|sentenc\p{L}*|bond|bail)\b/iu;
const TREATED = /\b(?:treat\w*|detox\w*|rehab\w*|drink\w*|us(?:e|ing)|relaps\w*|sober|help|program)\b/i;
/** The number of a chart or a specimen. */
const OF_CHART =
  /^\W{0,3}(?:patient|client|resident|specimen|accession|chart|encounter|account) ?(?:id|#|no\.?|number)\b/i;
const INSURED =
  /\b(?:insur\w+|carrier|payer|payor|subscriber|member|policy|medicaid|medicare|health ?plan|group (?:#|no|number))/i;
const NAMES = /_(?:first|last)?name$/;

const DENIES_ALL = /^[^.]{0,40}?\b(?:denies|denied|none|nkda|nka|no known(?: \p{L}+){0,3})(?=\.\s)/iu;
const OF_ALLERGY = new RegExp(
  `\\b(?:allerg\\w*|reaction|react\\w*|rash|hives|anaphyla\\w*|intoleran\\w*|sensitiv\\w*|swell\\w*|itch\\w*|latex|${ALLERGEN_NAMES})\\b`,
  'i',
);

/** Of a denial of allergies behind which a narrative goes on of something else, the denial. */
export function deniedAlone(finding: Finding, page: string): Finding {
  if (finding.field !== 'allergies' || finding.from !== 'label') return finding;
  const denied = DENIES_ALL.exec(finding.value)?.[0];
  if (denied === undefined || OF_ALLERGY.test(finding.value.slice(denied.length))) return finding;
  const at = page.slice(finding.start, finding.end).indexOf(denied);
  return at === -1 ? finding : { ...finding, value: denied, end: finding.start + at + denied.length };
}

function ofAnotherBed(said: string, page: string): boolean {
  const bed = IN_BED.exec(said)?.groups?.bed;
  if (!bed) return false;
  const plain = (text: string | undefined) => text?.replace('-', '').toUpperCase();
  // The first bed that a page gives stands in its head.
  const [own] = page.slice(0, NEAR * 4).matchAll(OWN_BED);
  return plain(own?.groups?.bed) !== plain(bed);
}

const LONGEST_NAME = 48;
const isOwnName = (value: string, client: KnownClient): boolean =>
  isClient(value, client) &&
  (value.match(/\p{L}+/gu)?.length ?? 0) <= `${client.firstname} ${client.lastname}`.split(/[\s-]+/).length + 1;

/** Whether the words of a finding are said of no client at all, or of somebody its page only mentions. */
export function saidOfNobody(
  { field, value, start, end, from }: Finding,
  page: string,
  client: KnownClient | undefined,
): boolean {
  const said = page.slice(start, end).replace(/\s+/g, ' ');
  const before = page.slice(Math.max(0, start - NEAR), start);
  if (field === 'authorization_number') return PHONE_SHAPED.test(value);
  if (field === 'subscriber_id') return OF_CHART.test(said) && !INSURED.test(page);
  if (NAMES.test(field)) {
    if (A_PAPER.test(value)) return true;
  } else if (client?.firstname && client.lastname && value.length < LONGEST_NAME && isOwnName(value, client))
    return true;
  if (field === 'reason_for_seeking_treatment') return OF_COURT.test(value) && !TREATED.test(value);
  if (field === 'other_levels_of_care') return HOW_IT_ENDED.test(value);
  if (PLACE.has(field)) return COPY_TO.test(before);
  if (field.startsWith('contact_person_') && from === 'prose') return KEPT_FROM.test(before) || KEPT_WITHIN.test(said);
  if (!isSafetyField(field)) return false;
  const aside = ASIDE.exec(page.slice(end, end + NEAR))?.[0] ?? '';
  if (DOES_NOT_KNOW.test(value) && !/\d/.test(value) && !TOPIC.test(value)) return true;
  if (value === 'No' && (BEFORE_ONE.test(said) || DOUBTED.test(said + aside))) return true;
  if (OF_PATIENTS.test(said) && !THIS_ONE.test(said)) return true;
  if ((NO_FIRST.test(value) && KNOWN_TO.test(said)) || (ONLY_MINUS.test(value) && HAS_PLUS.test(page))) return true;
  if (value !== 'No' && !SENTENCE_ENDS.test(said) && LABEL_GOES_ON.test(page.slice(end, end + NEAR))) return true;
  if (from !== 'prose') return false;
  if ((ENDS_AS_LABEL.test(said) && !/\d/.test(said)) || ofAnotherBed(said, page)) return true;
  if (OF_A_PLAN.test(said)) return true;
  const topic = said.search(TOPIC);
  return topic !== -1 && SENT_FOR.test(said.slice(0, topic)) && !THIS_ONE.test(said);
}
