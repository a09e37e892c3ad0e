import { englishOf } from '../entries/bilingual-labels.ts';
import { lately } from '../lately.ts';
import { askedMeaning } from './asked-labels.ts';
import { FURTHER_FIELDS, FURTHER_OWNERS } from './further-labels.ts';
import { undressed } from './label-dress.ts';
import type { LabelMeaning } from './label-meaning.ts';
import { MEDICAL_LABELS } from './medical-labels.ts';
import { OTHER_FIELDS, OTHER_OWNERS } from './other-labels.ts';
import { PAPER_FIELDS, PAPER_OWNERS } from './paper-labels.ts';
import { PEOPLE_FIELDS, PEOPLE_OWNERS } from './people-labels.ts';
import { SAFETY_LABELS } from './safety-labels.ts';
import { USUAL_FIELDS, USUAL_OWNERS } from './usual-labels.ts';

const named = (field: string, ...words: string[]) => words.map((each): [string, LabelMeaning] => [each, { field }]);
type Of = Exclude<LabelMeaning['of'], undefined>;
const bare = (of: Of, ...words: string[]) =>
  words.map((each): [string, LabelMeaning] => [each, { of } as LabelMeaning]);
const allNamed = (lists: object) => Object.entries(lists).flatMap(([field, words]) => named(field, ...words));
const allBare = (lists: object) => Object.entries(lists).flatMap(([of, words]) => bare(of as never, ...words));

const NUMBER = '(?: ?(?:number|no\\.?|num\\.?|#))';
const HISTORY = '(?:history of |hx of |past |prior |previous |any (?:history of )?|lifetime )?';

const LABELS: readonly [string, LabelMeaning][] = [
  ...bare(
    'client_name',
    "(?:client|patient|pt|resident|student|applicant|member|consumer|individual|employee|participant|respondent|guest|claimant|beneficiary|insured person|person served|service recipient)(?:['’]s)? ?(?:full |legal |preferred )?(?:name)?",
    'legal name',
    'full name',
    'name of (?:client|patient)',
    '(?:person|client|patient|individual) (?:being )?(?:referred|served|assessed|evaluated)',
  ),
  ...bare('name', 'name'),
  ...bare('first', 'first(?: name)?'),
  ...bare('last', 'last(?: name)?'),
  ...bare(
    'dob',
    '(?:date of birth|d\\.? ?o\\.? ?b\\.?|birth ?date|birthday|b-?day|date born|birth|born(?: on)?|d/o/b|day of birth)(?: \\(mm[^)]*\\))?',
  ),
  ...bare('phone', `(?:tele)?phone${NUMBER}?`, 'tel\\.?', 'ph\\.?', `contact${NUMBER}`, 'phone \\([^)]*\\)'),
  ...named(
    'phone_number',
    `(?:home|cell|mobile|best)(?: ?/ ?cell)? ?(?:tele)?(?:phone)?${NUMBER}?`,
    `(?:client|patient)(?:['’]s)? (?:tele)?phone${NUMBER}?`,
  ),
  ...bare('email', 'e-?mail(?: address)?'),
  ...named('email_id', "(?:client|patient)(?:['’]s)? e-?mail(?: address)?"),
  ...bare('address', '(?:(?:home|street|mailing|current|permanent|residential) )?address(?: \\([^)]*\\))?'),
  ...bare('city', 'city'),
  ...bare('state', 'state'),
  ...bare('zip', 'zip(?: ?code)?'),
  ...named('sex_at_birth', 'sex(?: assigned)?(?: at birth)?', 'birth sex', 'biological sex'),
  ...named('gender', 'gender(?: identity)?'),
  ...named('marital_status', '(?:marital|relationship) status', 'marital'),
  ...named(
    'living_status',
    'living (?:situation|arrangements?|status)',
    'housing(?: status| situation)?',
    'lives with',
    'residence type',
  ),
  ...named('employment_status', 'employment(?: status)?', 'occupation(?: status)', 'work status'),
  ...named('employer', 'employer(?: name)?', 'place of employment', 'employed by'),
  ...named('legal_guardianship_status', '(?:legal )?guardian(?:ship)?(?: status)?', 'conservatorship'),
  ...bare(
    'emergency',
    'emergency contact(?: person)?(?: name)?(?: ?(?:#|no\\.?)? ?1)?(?: \\([^)]*\\))?',
    'in case of emergency,?(?: (?:notify|contact|call))?',
    'next of kin',
    'ice contact',
  ),
  ...named('~emergency_phone', `emergency (?:contact )?(?:tele)?phone${NUMBER}?`, `emergency contact${NUMBER}`),
  ...bare('contact_person', '(?:main |primary )?contact person', 'point of contact', 'primary contact', 'poc'),
  ...named('contact_person_phone', `contact person(?:['’]s)? phone${NUMBER}?`),
  ...bare(
    'pcp',
    '(?:current )?(?:primary care (?:provider|physician|doctor|practitioner|clinician|pcp)(?: \\(pcp\\))?|primary (?:physician|doctor)|pcp|family (?:doctor|physician))(?: name)?',
    'primary care',
  ),
  ...bare('psychiatrist', '(?:current |outpatient |treating |name of )?psychiatrist(?: name| \\(current\\))?'),
  ...bare(
    'therapist',
    '(?:current |outpatient |treating |name of )?(?:therapist|counsell?or|psychotherapist)(?: name| ?/ ?counsell?or)?(?: \\(current\\))?',
    'therapist/counselor',
  ),
  ...named('current_pcp_phone', `(?:pcp|primary care(?: \\w+)?)(?:['’]s)? phone${NUMBER}?`),
  ...named('current_psychiatrist_phone', `psychiatrist(?:['’]s)? phone${NUMBER}?`),
  ...named('current_therapist_phone', `therapist(?:['’]s)? phone${NUMBER}?`),
  ...named(
    'carrier',
    '(?:(?:primary )?insurance|ins\\.?)(?: (?:company|carrier|co\\.?|provider|name|plan name))?',
    '(?:primary )?carrier',
    '(?:primary )?payer(?: name)?',
    'health plan',
    'primary',
  ),
  ...named(
    'subscriber_id',
    `(?:member|subscriber|policy|insurance|plan) ?(?:id|i\\.d\\.|identification)${NUMBER}?`,
    `(?:member|subscriber|policy)${NUMBER}`,
    `id${NUMBER}`,
    'medicaid (?:id|number|#)',
    'medicare (?:id|number|#)',
    'policy',
    'id',
  ),
  ...named('group_number', '(?:group|grp\\.?)(?: ?(?:id|number|no\\.?|num\\.?|#))?'),
  ...bare(
    'subscriber',
    "(?:subscriber|policy ?holder|insured|cardholder)(?:['’]s)?(?: name)?",
    'name of (?:subscriber|insured|policy ?holder)',
  ),
  ...named(
    'subscriber_dob',
    "(?:subscriber|policy ?holder|insured|cardholder)(?:['’]s)? (?:date of birth|d\\.?o\\.?b\\.?|birth ?date)",
  ),
  ...named('subscriber_employer', "(?:subscriber|policy ?holder|insured)(?:['’]s)? employer"),
  ...named('authorization_number', `(?:prior )?auth(?:orization)?\\.?${NUMBER}`, 'authorization id'),
  ...named(
    'reason_for_seeking_treatment',
    'reasons? for (?:seeking (?:treatment|help|services)|referral|admission|visit|treatment|evaluation)',
    'presenting (?:problem|concern|complaint|issue)s?',
    'chief complaint',
    'cc',
  ),
  ...named('current_symptoms', '(?:current|presenting) (?:\\w+ )?symptoms', 'symptoms'),
  ...named(
    'recent_substance_abuse',
    '(?:recent|current) (?:substance|drug|alcohol|drug and alcohol|alcohol and drug)s? (?:ab)?use',
    '(?:primary )?(?:substances?|drugs?) (?:used|of choice|currently used)',
    'substance (?:ab)?use',
    'last use',
  ),
  ...named(
    'concerns_for_withdrawal',
    'withdrawal (?:risks?|concerns?|symptoms|history|potential)',
    'concerns? (?:for|about|of) withdrawal',
    'history of withdrawal',
    'detox (?:needed|required)',
  ),
  ...named(
    'medication_plan',
    '(?:current |home |discharge |active |present |psychiatric |list of )*med(?:ication)?s?(?: list| plan)?(?: \\([^)]*\\))?',
    'current rx',
    'rx',
  ),
  ...named(
    'allergies',
    '(?:known |drug |medication |food )*allerg(?:ies|y)(?: ?[/&] ?(?:reactions?|sensitivities)| to (?:medications?|drugs?|food)| \\([^)]*\\))?',
    'drug/food allergies',
    'allergens?',
    'all',
    'adverse (?:drug )?reactions?',
    'allergy (?:alert|status|list|information)',
    '(?:drug |medication |food )?(?:intolerances|sensitivities)',
  ),
  ...named('knowingly_ingested_allergen', '(?:ever )?knowingly ingested (?:an )?allergens?'),
  ...named(
    'epipen',
    'epi-?pen(?: (?:needed|required|carried|prescribed))?',
    '(?:carries|has|needs|uses) (?:an )?epi-?pen',
    'epinephrine auto-?injector',
  ),
  ...named(
    'transportation_required',
    'transportation(?: (?:needed|required|needs|assistance needed))?',
    'needs transportation',
    'transport (?:needed|required)',
  ),
  ...named(
    'additional_treatment_or_support_needed',
    'additional (?:treatment|support|services)(?: or support)?(?: needed| required)?',
    '(?:special|support) needs',
    'special accommodations?(?: needed)?',
    'accommodations? needed',
  ),
  ...named(
    'next_appointment',
    'next (?:appointment|appt\\.?|visit)(?: date)?',
    '(?:upcoming|follow-?up) (?:appointment|appt\\.?)(?: date)?',
  ),
  ...named(
    'hospitalizations',
    HISTORY +
      '(?:psychiatric |psych |inpatient |mental health )*(?:hospitalizations?|hospital stays?|inpatient (?:admissions?|stays?))(?: history)?',
  ),
  ...named(
    'residential_programs',
    `${HISTORY}residential (?:treatment|programs?|stays?|rehab)(?: history| programs?)?`,
    '(?:prior |previous )?rehab(?: stays?)?',
  ),
  ...named(
    'other_levels_of_care',
    'other levels of care',
    '(?:prior |previous )?(?:php|iop|php/iop|iop/php|detox(?: stays?)?|partial hospitalization|intensive outpatient)(?: history)?',
  ),
  ...named('outpatient_therapy', `${HISTORY}outpatient (?:therapy|treatment|counseling)(?: history)?`),
  ...named(
    'psych_testing_done',
    '(?:psych(?:ological|iatric)?|neuropsych(?:ological)?) (?:testing|evaluation|eval)(?: done| completed)?',
  ),
  ...named(
    'completed_genetic_testing',
    '(?:completed )?(?:genetic|pharmacogenetic|genesight) test(?:ing)?(?: done| completed)?',
  ),
  ...named(
    'history_of_self_harm',
    `${HISTORY}(?:non-?suicidal )?self[- ](?:harm|injur(?:y|ious behavior))(?: history| behaviors?)?`,
    `${HISTORY}(?:nssi|cutting)`,
  ),
  ...named('history_of_suicide_attempts', `${HISTORY}(?:suicide|suicidal) attempts?(?: history)?`),
  ...named('eating_disorder', `${HISTORY}eating disorders?(?: history| behaviors?)?`),
  ...named(
    'history_of_trauma',
    `${HISTORY}trauma(?: history| ?/ ?abuse(?: history)?)?`,
    `${HISTORY}abuse(?: ?/ ?trauma)?(?: history)?`,
  ),
  ...named('history_of_seizures', `${HISTORY}seizures?(?: history| disorder)?`),
  ...named(
    'history_of_tbi_concussions',
    HISTORY +
      '(?:tbi|head injur(?:y|ies)|concussions?|traumatic brain injur(?:y|ies)|head trauma)(?: ?[/,] ?(?:tbi|concussions?|head injur(?:y|ies)))*(?: history)?',
  ),
  ...named(
    'aggression_or_property_damage',
    HISTORY +
      '(?:aggress(?:ion|ive behavior)|violence|assaultive behavior|property (?:damage|destruction))(?: ?(?:/|or|and) ?(?:violence|aggression|property (?:damage|destruction)))*(?: history)?',
  ),
  ...named(
    'sexually_inappropriate_behavior',
    `${HISTORY}(?:sexually (?:inappropriate|acting out)(?: behaviors?)?|sexual acting[- ]out)`,
  ),
  ...named(
    'pending_legal_charges',
    '(?:any )?(?:pending|current|open) (?:legal |criminal )?(?:charges?|cases?|legal (?:issues|charges))(?: or warrants)?',
    'legal charges pending',
  ),
  ...named('probation', '(?:currently )?(?:on )?probation(?: status)?'),
  ...named('parole_granted', '(?:currently )?(?:on )?parole(?: granted| status)?'),
  ...named('~probation_parole', '(?:on )?probation ?(?:/|or) ?parole'),
  ...named('upcoming_court_date', '(?:next |upcoming )?court (?:dates?|hearing|appearance)'),
  ...named(
    'family_history',
    'fam(?:ily)?\\.? (?:psychiatric |mental health |medical |substance (?:ab)?use )*(?:history|hx)',
    'fh|fhx',
  ),
  ...[USUAL_FIELDS, FURTHER_FIELDS, OTHER_FIELDS, SAFETY_LABELS, PEOPLE_FIELDS, MEDICAL_LABELS, PAPER_FIELDS].flatMap(
    allNamed,
  ),
  ...[USUAL_OWNERS, FURTHER_OWNERS, PEOPLE_OWNERS, PAPER_OWNERS, OTHER_OWNERS].flatMap(allBare),
];

const OWNERS =
  "(?:subscriber|policy ?holder|insured|spouse|wife|husband|partner|mother|father|mom|dad|parent|guardian|child|son|daughter|sister|brother|sibling|physician|doctor|dr\\.?|provider|facility|hospital|office|clinic|school|employer|work|business|agency|program|pharmacy|attorney|lawyer|probation officer|officer|case manager|referr(?:al|er|ing)\\w*|emergency|witness|maternal|paternal|family|baby|infant|previous|former|last|secondary|other|fax|return|claims|billing|physician)(?:['’]s?)?";
const OWNED = new RegExp(`(?:^|\\s)${OWNERS}\\s*$`, 'i');

const compiled = LABELS.map(([words, meaning]) => ({
  meaning,
  whole: new RegExp(`^(?:${words})$`, 'i'),
  ending: new RegExp(`(?:^|[\\s|;,•])(?<label>(?:${words}))$`, 'i'),
}));

/** Words a label may be opened with without meaning anything else. */
const OPENING =
  /^(?:q(?:uestion)?[:.]\s*)?(?:[-–•*·▪◦‣|]\s*|\(?\d{1,2}[.)]?\s+|\(?[a-z][.)]\s+)?(?:(?:the|your|my|his ?(?:\/|or) ?hers?|his|her|their|client|patient|pt|youth|child|current|is (?:the )?(?:client|patient)|does (?:the )?(?:client|patient) have(?: a)?|any)(?:['’]s)?\s+)?/i;

/** What a whole label means by its list of names or by what it asks for; undefined for words that are no label. */
export const labelMeaning = (label: string): LabelMeaning | undefined =>
  knownLabel(label) ?? askedMeaning(label.replace(/\s+/g, ' ').trim());

const meaningOf: (words: string) => LabelMeaning | undefined = lately((words): LabelMeaning | undefined => {
  const direct = compiled.find(({ whole }) => whole.test(words));
  if (direct) return direct.meaning;
  const opened = words.replace(OPENING, '');
  const found =
    opened === words || opened === '' ? undefined : compiled.find(({ whole }) => whole.test(opened))?.meaning;
  if (found) return found;
  const english = englishOf(words);
  const translated = english ? compiled.find(({ whole }) => whole.test(english))?.meaning : undefined;
  const plain = undressed(words);
  return translated ?? (plain === words || plain === '' ? undefined : meaningOf(plain));
});

/** What a whole label means by the list of names; undefined for words that are none of them. */
export function knownLabel(label: string): LabelMeaning | undefined {
  const words = label.replace(/\s+/g, ' ').trim();
  return words.length > 80 ? undefined : meaningOf(words);
}

const endOf = lately((near): { length: number; meaning: LabelMeaning } | null => {
  let best: { length: number; meaning: LabelMeaning } | null = null;
  for (const { ending, meaning } of compiled) {
    const label = ending.exec(near)?.groups?.label;
    if (label && label.length > (best?.length ?? 0)) best = { length: label.length, meaning };
  }
  return best && OWNED.test(near.slice(0, near.length - best.length)) ? null : best;
});

/** The label a text ends in, by its length; the longest of those known. A label that is another person's is none. */
export const endingLabel = (text: string): { length: number; meaning: LabelMeaning } | null => endOf(text.slice(-80));
