import { readAssertions } from '#server/features/understanding/assertion/assertion.ts';
import { type Statement, splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import { WIDER } from '#server/features/understanding/meaning/narrower-terms.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { type FormEntry, linesOf } from '../entries/form-entries.ts';
import { isSaid, sectionsOf } from '../scope/page-sections.ts';
import { addressesReader, isQuestion, mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { identifierOf, onlyPhone, optionOf, personOf } from '../values/read-values.ts';
import { ofKindsAlone } from './further-notes.ts';
import { besideEntries } from './prose-findings.ts';

/*
 * What sentences say that forms ask under a label of their own: allergies, substances and what comes of stopping them,
 * medicines, why now, where and how somebody lives, who treats them and who insures them. A sentence that is of somebody
 * else, taken back, feared or only planned fills nothing.
 */

const LONGEST = 600;

const names = (...wide: string[]): string =>
  wide
    .flatMap((each) => (WIDER[each] ?? '').split(', '))
    .filter((each) => /^[a-z]{4,}$/.test(each))
    .join('|');

const SUBSTANCES = `alcohol|liquor|opioids?|opiates?|benzodiazepines?|cannabis|marijuana|methamphetamines?|meth|crack|kratom|inhalants?|${names('alcohol', 'opioid', 'benzodiazepine', 'stimulant', 'hallucinogen')}`;
const SUBSTANCE = new RegExp(`\\b(?:${SUBSTANCES})\\b`, 'i');
const USING =
  /\b(?:uses?|using|used|drinks?|drinking|drank|smok(?:es?|ed|ing)|vap(?:es?|ed|ing)|inject(?:s|ed|ing)?|snort(?:s|ed|ing)?|dependent on|addicted to|relapsed on|been on|drug of choice|substance of choice|last used?|last drink|most recently)\b/i;
const NO_USE =
  /\b(?:prescribed|positive for|screen|test(?:ed|ing)?|use (?:disorder|d\/?o)|takes? .{0,60}\d+ ?mc?g)\b|\b(?:alcohol|drug|opioid|substance|cannabis|cocaine|stimulant) (?:use|misuse|abuse|dependence)\s?(?:[,;]|$)/i;

const STOPPING =
  /\b(?:withdraw(?:al|s|ing)?|detox\w*|delirium tremens|dts|(?:when|whenever|if|once|after) (?:he|she|they|you|the (?:client|patient|defendant|resident)) (?:stops?|stopped|quits?|tries to (?:stop|quit)|runs? out|goes without|cuts? down)|stopp(?:ed|ing)|without (?:it|a drink|using)|last (?:drink|use|dose|used)|missed (?:day|dose)|presents? with|described|(?:on|upon) stopping|complain(?:s|ed|ing) of|c\/o|gone through|goes through)\b/i;
const SYMPTOM =
  /\b(?:shak(?:es?|ing|y)|sweat(?:s|ing|y)?|tremors?|tremulous\w*|cramps?|yawning|goose ?(?:flesh|bumps)|irritab\w+|(?:poor|no|broken) sleep|sleepless\w*|insomnia|nausea|vomit\w*|diarrhea|panic|delirium(?: tremens)?|dts|hallucinat\w+|low mood|restless\w*|chills|aches|agitation|days? of sleep|hot flashes|racing heart|palpitations|anxiety)\b/gi;
/** From people, not from what is used. */
export const SOCIALLY = /\b(?:social(?:ly)?|emotional(?:ly)?) withdraw(?:al|n|s|ing)\b|\bwithdrawn\b/i;
const SCORED = /\b(?:ciwa|cows|resolved)\b/i;

const ALLERGIC =
  /\b(?:allergic(?: reactions?)? to|allerg(?:y|ies) (?:to|are|include[sd]?|is)|anaphyla(?:xis|ctic)\w*(?: reaction)? to)\s+(?<to>(?!groups?\b|(?:hard |early |any )?work\b|mornings?\b|meetings?\b|exercise\b|rules\b|people\b|authority\b|school\b|change\b|everything\b|something\b|it\b|that\b|this\b|the (?:same|idea)\b|no\b|none\b|not\b|any\b|medications?\b|deny|denied)[^.;\n]{3,120})/i;
/** "Has a severe penicillin allergy." */
const NAMED_ALLERGY =
  /\b(?:has|have|had|with|for|of|reports?|noted?) (?:an? |the )?(?:known |severe |documented |confirmed |serious )*(?<to>(?!no\b|known\b|drug\b|food\b|medication\b|seasonal\b|any\b|an?\b)\p{L}[\p{L}-]{3,24}(?: \p{L}[\p{L}-]{2,20})?) allergy\b[^.\n]{0,80}/iu;
const NOT_ALLERGIC =
  /\b(?:no (?:known )?(?:(?:drug|food|medication|medicine|environmental|or|and)[,\s]+){0,5}allergies|denie[sd] (?:any |all |known |drug |food |medication |or ){0,5}allergies|not allergic to (?:any\w*|medications?|medicines?|foods?)|without (?:any |known )?(?:drug |food )?allergies|allergies (?:are |were )?denied|NKDA|NKA|NKFA)\b/i;

const REASON =
  /\b(?:(?:seek(?:s|ing)?|wants?|asks? for|asking for|requests?|requesting|came|come|comes|presents?|presented|referred|admitted|calling|called|looking for|in need of)\b[^.;]{0,60}\b(?:because|since(?! (?:then|age|last|early|mid|late|the (?:age|early|late|start|end)|19|20|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|\d|this|yesterday|childhood|high school|college|birth)\w*)|due to|as (?:he|she|they)\b)|(?:came|is|was|are|were) (?:to us |in |here )?because|states? (?:that )?(?:he|she|they) (?:cannot|can no longer|wants? to|needs?)|motivated\b[^.]{0,5}\. ?states that)\b/i;

const MEDICINE = /\b[\p{L}-]{4,30}\s(?:[\p{L}-]{2,12}\s)?\d[\d.,/-]{0,8}\s?(?:mg|mcg|µg|ml|units?)\b/iu;
/** What was given here, once or at its hours, is what a house gave and no plan of the client's. */
export const GIVEN_HERE =
  /\b(?:(?:we|staff|nurse|rn|lpn|ems|medics?|i|they|he|she|was|were) (?:gave|given|administered|medicated|loaded)|(?:gave|given|administered) (?:him|her|them|pt|client|patient)|(?:given|administered|received) (?:at|@|x ?\d)|(?:at|@) ?\d{1,2}:?\d\d(?: ?(?:hrs?|am|pm|h))?(?=[,.;]| and\b|$))/i;
/** Had otherwise than from a pharmacy, or taken otherwise than it is meant. */
const MISUSED =
  /\b(?:swap meet|flea market|online|internet|street|bought|buys|buying|sold|crush\w*|snort\w*|inject(?:s|ed|ing)|smok(?:es|ed|ing)|friend['’]?s?|suitemate|pressed|counterfeit|not (?:his|hers|theirs|prescribed))\b/i;
const TAKING =
  /\b(?:takes?|taking|medications?|medicines?|meds|prescribed|continues?|continued?|maintained on|on|regimen)\b/i;

const MARITAL =
  /\b(?:(?:he|she|they|client|patient|pt|defendant|resident|mr\.?|ms\.?|mrs\.?)(?: [\p{Lu}][\p{L}'-]+)? (?:is|remains) (?:currently |legally |now )?|marital status is |a (?:\d+[- ]year[- ]old )?)(?<value>single|never married|married|divorced|separated|widowed|widow|widower)\b/iu;
const LIVING =
  /\b(?<value>(?:lives?|living|resides?|residing|stays?|staying) (?:alone |currently |now )?(?:with|in|at|on)\b[^.;]{3,80}|rents? (?:an? )?(?:apartment|room|house)[^.;]{0,40}|owns? (?:his|her|their|a) (?:own )?(?:home|house|condo)|(?:is|was) (?:currently )?(?:homeless|unhoused|in (?:a )?(?:sober living|shelter|recovery house|halfway house)[^.;]{0,30}))/i;
const WORKING =
  /\b(?<value>works? (?:full|part)[- ]?time|employed (?:full|part)[- ]?time|(?:is|currently) (?:un|self-)?employed|is (?:now )?retired|is (?:a |an )?(?:\w+ ){0,2}student|is on disability|on ssdi|on ssi|on disability|receives disability|receives ssdi)\b/i;

/** Whom somebody lives with is not who is spoken of. */
const WITH_WHOM = /\b(?:lives?|living|stays?|staying|resides?|rents?)\b[^.;]*\bwith\b[^.;]*/i;
export const WISHED = /\b(?:tired of|afraid of|fear of|instead of|wants? to|hopes? to|used to|stop)\s*$/i;

/** Letters behind a status within which it may be said more exactly. */
const NEAR = 24;

const PERSON =
  "(?:(?:Dr|Mr|Ms|Mrs|Capt|Lt|Maj|Col)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: (?:Van|Von|De|La|Del|Di|[A-Z]\\.))? ?(?:\\p{Lu}[\\p{L}'’-]+)?(?:, (?:M\\.?D|D\\.?O|N\\.?P|Ph\\.?D|Psy\\.?D|LCSW|LPC|LMFT|LMHC|LICSW|LCPC|LADC|PMHNP|APRN|RN)\\b\\.?)?";
const ROLES: readonly [field: string, role: string, care: string][] = [
  [
    'current_pcp',
    '(?:primary care (?:provider|physician|doctor|clinician)|pcp|family doctor|family physician|pediatrician)',
    '(?:primary care|medical care)',
  ],
  [
    'current_psychiatrist',
    '(?:psychiatrist|psychiatric provider|psychiatry(?=:? (?:Dr|Capt|Lt|Maj|Col)))',
    '(?:psychiatry|psychiatric care|medication management)',
  ],
  [
    'current_therapist',
    '(?:therapist|counselor|psychotherapist)',
    '(?:(?:individual |weekly |outpatient )*therapy|counseling)',
  ],
];
const TREATS = ROLES.map(([field, role, care]) => ({
  field,
  patterns: [
    new RegExp(
      `\\b(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Cc]urrent|[Oo]utpatient)?\\s?${insensitive(role)}(?: is| has been|,|:)? (?<who>${PERSON})`,
      'u',
    ),
    new RegExp(
      `(?<who>${PERSON})(?:, (?:is )?|,? is )(?:his|her|their|the (?:client|patient)['’]s|the) (?:current |outpatient |longtime )?${insensitive(role)}\\b`,
      'u',
    ),
    new RegExp(
      `\\b(?:sees|seeing|followed by|seen by|treated by|under) (?<who>${PERSON}) for (?:\\w+ )?${insensitive(care)}\\b`,
      'u',
    ),
    new RegExp(`\\band (?<who>${PERSON}) for (?:\\w+ )?${insensitive(care)}\\b`, 'u'),
  ],
}));

/** A pattern whose words may begin with a capital, inside an expression that asks for capitals elsewhere. */
function insensitive(pattern: string): string {
  return pattern
    .replace(/(?<![\\\w])[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
    .replace('[Pp]cp', '(?:PCP|[Pp]cp)');
}

const INSURED =
  /\b(?:insurance|coverage|covered|insured|health plan)\b(?: (?:coverage|is|was|by|through|with|under|carrier|company|plan|provider|verified|currently)){1,4}:? (?:an? |the )?(?<plan>\p{Lu}[\p{L}&'’-]*(?: (?:\p{Lu}[\p{L}&'’-]*|and|of|[A-Z])){0,5})/u;
/** What a relative has for themselves. */
const OF_RELATIVE =
  /\b(?:mother|father|husband|wife|spouse|partner|sister|brother|son|daughter)['’]s (?:old |own )?(?:insurance|coverage|card) (?:is|was)\b/i;
const MEMBER =
  /\b(?:member|subscriber|policy|insurance|medicaid|medicare|plan)?\s?(?:id|i\.d\.|number|no\.|#)(?: (?:number|no\.|#))?(?: is| of|:)? ?(?<id>[A-Z]{0,5}\d[A-Z0-9-]{4,20})\b/i;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Said extends Statement {
  /** On one line, letter for letter as long. */
  flat: string;
}

/** Whether what stands at a place is said of the client, as it is now or was. */
function holdsAt(flat: string, start: number, end: number, planned = false): boolean {
  const { negated, uncertain, planned: ahead, struck, other } = readAssertions(flat)(start, end);
  return !(negated || uncertain || struck || other || (ahead && !planned));
}

type Reader = (said: Said) => Omit<Finding, 'start' | 'end' | 'from'>[];

const whole = (field: string, { flat }: Said) => [{ field, value: plain(flat) }];

const allergies: Reader = ({ flat }) => {
  const found = ALLERGIC.exec(flat) ?? NAMED_ALLERGY.exec(flat);
  const to = found?.groups?.to;
  if (found && to && holdsAt(flat, found.index, found.index + found[0].length) && !mentionsRelative(flat))
    return [{ field: 'allergies', value: plain(to), said: 'yes' }];
  const none = NOT_ALLERGIC.exec(flat);
  return none && !mentionsRelative(flat) && !ofKindsAlone(flat)
    ? [{ field: 'allergies', value: plain(none[0]), said: 'no' }]
    : [];
};

const withdrawal: Reader = (said) => {
  const { flat } = said;
  const cue = STOPPING.exec(flat);
  const symptoms = [...flat.matchAll(SYMPTOM)];
  const [first] = symptoms;
  if (!cue || !first || SCORED.test(flat) || SOCIALLY.test(flat) || mentionsRelative(flat)) return [];
  const named = /\b(?:withdraw|delirium tremens|dts|stops|quits)/i.test(flat);
  if (!named && symptoms.length < 2) return [];
  return holdsAt(flat, first.index, first.index + first[0].length) ? whole('concerns_for_withdrawal', said) : [];
};

const substances: Reader = (said) => {
  const { flat } = said;
  const substance = SUBSTANCE.exec(flat);
  if (!substance || !USING.test(flat) || NO_USE.test(flat) || mentionsRelative(flat)) return [];
  return holdsAt(flat, substance.index, substance.index + substance[0].length)
    ? whole('recent_substance_abuse', said)
    : [];
};

const reasons: Reader = (said) => {
  const { flat } = said;
  const found = REASON.exec(flat);
  if (!found || /\b(?:discharged|stopped|discontinued|expelled|denied|declined|authori\w+)\b/i.test(flat)) return [];
  const of = flat.slice(0, found.index);
  return mentionsRelative(of) ? [] : whole('reason_for_seeking_treatment', said);
};

const options =
  (field: string, pattern: RegExp): Reader =>
  ({ flat }) => {
    const found = pattern.exec(flat);
    const value = found?.groups?.value;
    if (!found || !value) return [];
    const at = found.index + found[0].indexOf(value);
    const before = flat.slice(0, at).replace(WITH_WHOM, ' ');
    if (mentionsRelative(before) || WISHED.test(before) || !holdsAt(flat, at, at + 4)) return [];
    const said = value.replace(/^(?:is|was|currently) (?:now |currently )?(?:an? )?/i, '');
    // "Married, separated since July."
    const rest = field === 'marital_status' ? flat.slice(at + value.length, at + value.length + NEAR) : '';
    const option = optionOf(field, said + rest) ?? optionOf(field, said);
    return option ? [{ field, value: option }] : [];
  };

const treating: Reader = ({ flat }) =>
  TREATS.flatMap(({ field, patterns }) => {
    const who = patterns.map((pattern) => pattern.exec(flat)?.groups?.who).find((each) => each && personOf(each));
    if (
      !who ||
      /\b(?:former|previous|refer|find|needs?|no|seeking)\b[^,.]{0,30}$/i.test(flat.slice(0, flat.indexOf(who)))
    )
      return [];
    const [phone, alone] = [onlyPhone(flat), !/\band\b/.test(flat)];
    return [
      { field: `${field}_name`, value: plain(who).replace(/,$/, '') },
      ...(phone && alone ? [{ field: `${field}_phone`, value: phone }] : []),
    ];
  });

const insured: Reader = ({ flat }) => {
  const plan = INSURED.exec(flat)?.groups?.plan;
  const carrier = plan ? optionOf('carrier', plan) : null;
  if (!carrier || /\bsecondary\b/i.test(flat) || OF_RELATIVE.test(flat)) return [];
  const id = identifierOf(MEMBER.exec(flat)?.groups?.id ?? '');
  return [{ field: 'carrier', value: carrier }, ...(id ? [{ field: 'subscriber_id', value: id }] : [])];
};

const READERS: readonly Reader[] = [
  allergies,
  withdrawal,
  substances,
  reasons,
  options('marital_status', MARITAL),
  options('living_status', LIVING),
  options('employment_status', WORKING),
  treating,
  insured,
];

const PROSE = /^\p{Lu}\p{Ll}*(?:\s+\S+){3,}[.!]$/u;

/** The sentence in the last cell of a row, as a note stands behind its day and hour; else the row as it is. */
function proseOfRow(statement: Statement): Statement {
  const at = statement.text.lastIndexOf('\t') + 1;
  const text = statement.text.slice(at);
  return at > 0 && PROSE.test(text.trim()) ? { ...statement, text, start: statement.start + at } : statement;
}

/** The sentences that name medicines with their doses as taken: together they are what is taken. */
function medicines(said: readonly Said[]): Finding[] {
  const naming = said.filter(({ flat }) => {
    const found = MEDICINE.exec(flat);
    if (!found || !TAKING.test(flat) || mentionsRelative(flat) || GIVEN_HERE.test(flat) || MISUSED.test(flat))
      return false;
    const { negated, stopped, struck, other, past } = readAssertions(flat)(found.index, found.index + found[0].length);
    return !(negated || stopped || struck || other || past) && !/^(?:D\/c|Stop|Hold|Discontinue)\b/i.test(flat);
  });
  const [first] = naming;
  const last = naming.findLast(({ end }) => first && end - first.start <= LONGEST);
  if (!first || !last) return [];
  const value = naming
    .filter(({ end }) => end <= last.end)
    .map(({ flat }) => plain(flat))
    .join('\n');
  return [{ field: 'medication_plan', value, start: first.start, end: last.end, from: 'prose' }];
}

/** What the sentences of a page say of the client beside the history that topics name. */
export function factFindings(text: string, entries: readonly FormEntry[]): Finding[] {
  const page = text.slice(0, LONGEST_READ);
  if (addressesReader(page)) return [];
  const sections = sectionsOf(page, linesOf(page));
  const said = splitStatements(page)
    .flatMap(besideEntries(page, entries))
    .map(proseOfRow)
    .filter(
      (each) =>
        each.role !== 'heading' &&
        each.text.length <= LONGEST &&
        !holdsBox(each.text) &&
        !isQuestion(each.text) &&
        !each.text.includes('\t') &&
        isSaid(sections.findLast(({ start }) => start <= each.start)?.about ?? null, each.text),
    )
    .map((each): Said => ({ ...each, flat: each.text.replace(/\s/g, ' ') }));
  const found = said.flatMap((each) =>
    READERS.flatMap((read) => read(each)).map(
      (fact): Finding => ({ ...fact, start: each.start, end: each.end, from: 'prose' }),
    ),
  );
  return [...found, ...medicines(said)];
}
