import { holdsBox, readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { allergenOf, answersLess, noWithMore, ratedRisk, withoutHalfNo } from '../labels/answer-limits.ts';
import { knownLabel } from '../labels/form-labels.ts';
import { clinicianWithin } from '../notes/clinicians-named.ts';
import { HISTORY_TOPICS } from '../notes/history-topics.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { fitsField } from '../values/fits-field.ts';
import { optionOf, saysNothing } from '../values/read-values.ts';
import { isOpenRide, lacksRide } from '../values/ride-values.ts';
import { scoreBehind } from '../values/scale-scores.ts';
import {
  bareValues,
  collapsed,
  FEARED,
  fieldValues,
  type Owner,
  personValues,
  type Values,
  YES_OR_NO,
  yesOrNo,
} from './entry-values.ts';
import type { FormEntry } from './form-entries.ts';
import {
  isBareDoctor,
  isOthersBirth,
  isPartOfName,
  isSoberSponsor,
  isSomebodyElse,
  namesClient,
  namesGuardian,
  ofOwnerBefore,
  ownerBegun,
} from './whose-entries.ts';
import { withinSentence } from './within-sentence.ts';

/** Labels of people and places that are none of the record's own: what follows them is theirs. */
const ELSE =
  /\b(?:physician|provider|attending|doctor|nurse|referred|referr\w+|evaluator|assessor|facility|hospital|employer|school|pharmacy|attorney|lawyer|officer|judge|case manager|agency|clinic|from|prepared|completed by|representative|reviewer|contact for|secondary|spouse|mother|father|parent|guardian|sponsor|supervisor|interpreter)\b/i;
const INSURANCE = new Set(['carrier', 'subscriber_id', 'group_number', 'authorization_number']);
const OWNER_GAP = 3;
/** Asks for half of what its field holds: a no leaves the other half open. */
const ONLY_PROPERTY =
  /^(?!.*\b(?:aggress\w+|violen\w+|assault\w*|harm\w*|fight\w*)\b).*\b(?:property|fire|arson|weapons?)/i;
const ONLY_DELIRIUM = /^(?:hx |history of |past |any )*(?:dts?|delirium\b)/i;
/** When the last one was, says that there was one. */
const LAST = /\b(?:last|most recent)\b/i;
const DAY_OR_YEAR =
  /\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{1,2}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b|\b(?:\d+|one|two|three|several|few) (?:days?|weeks?|months?|years?|yrs?|mos?|wks?)\b|\bage \d/iu;
const ONLY_AGO = /\b(?:never|none|no|n\/a|denie[sd]|unknown)\b/i;

/** How likely it is, where that is much. */
const HIGH = /^(?:very )?(?:high|moderate|severe|elevated|significant|yes,? high)(?: risk| to severe| to high)?[.]?$/i;
const SCALE_LABEL = /\b(?:ciwa|cows)\b/i;
const ONLY_ONE = /^(?:alcohol|etoh|drugs?|street drugs|illicit\w*|drinking)\b/i;
const NUMBERED = /^\W{0,3}\d{1,2}[.)]?\s+/;
/** Client fields that a form asks of others too. */
const PERSONAL = new Set([
  'sex_at_birth',
  'gender',
  'marital_status',
  'living_status',
  'employment_status',
  'employer',
]);

/** A label of a plan's own, beside which a bare "ID" is the member's. */
const PLAN_LABEL = /^(?:rx ?)?(?:bin|pcn|grp|group)\b|\b(?:insurance|payer|payor|carrier|plan|coverage|party|pty)\b/i;
const NEAR_LINES = [-3, -2, -1, 0, 1, 2, 3];
const speaksOfPlan = ({ label, meaning }: FormEntry): boolean =>
  PLAN_LABEL.test(label) || (INSURANCE.has(meaning?.field ?? '~') && !/^id$/i.test(label));

const MAY_BE_ANYBODY = /^(?:caller|informant|person calling|called in by)$/i;
const TIED =
  /\b(?:mother|mom|mum|father|dad|sister|brother|wife|husband|spouse|partner|son|daughter|aunt|uncle|cousin|grand\p{L}+|girlfriend|boyfriend|fianc\p{L}+|step\p{L}+|guardian|friend)\b/iu;

interface State {
  owner: Owner | null;
  line: number;
  section: number;
  secondary: boolean;
  /** Where whoever owns the labels was named. */
  begun: { line: number };
}

const OWNERS: Readonly<Record<string, Owner>> = {
  client_name: 'client',
  emergency: 'emergency',
  contact_person: 'contact_person',
  pcp: 'pcp',
  psychiatrist: 'psychiatrist',
  therapist: 'therapist',
  subscriber: 'subscriber',
};
const SECTION_OWNERS = new Set<string>([
  'client',
  'emergency',
  'contact_person',
  'pcp',
  'psychiatrist',
  'therapist',
  'subscriber',
  'other',
]);

const FOLLOWS = /^(?:if (?:yes|so)\b|(?:please )?(?:describe|explain|specify|list)\b|details?$|when\b|comments?$)/i;
/** Letters between a box and the line that explains it. */
const MAX_BETWEEN = 40;

const SEVERAL = /\s?(?:[/,&]|\band\b|\bor\b)\s?/i;
const MAX_LABEL = 60;
const ALL_DENIED =
  /^(?:no|none|denie[sd](?: all| both| any)?|neg(?:ative)?|n|no to all|none (?:reported|known)|neg x ?\d)(?:\s?[/,&]\s?(?:no|none|denie[sd]|neg(?:ative)?|n)){0,3}[.]?$/i;

/** The history fields that one label asks for together, where all of them are denied: "SI/SA/SIB: denies". */
function deniedTogether(label: string, value: string): string[] {
  if (
    label.length > MAX_LABEL ||
    label.includes('. ') ||
    !SEVERAL.test(label) ||
    !ALL_DENIED.test(value.trim()) ||
    FEARED.test(label)
  )
    return [];
  return label
    .split(SEVERAL)
    .map((part) => knownLabel(part.trim())?.field ?? '')
    .filter((field) => field in HISTORY_TOPICS);
}

/** Joins what is written behind "If yes, describe" to the yes before it. */
function explainLast<Each extends Finding>(findings: Each[], { label, value, start, end }: FormEntry): void {
  const last = findings.at(-1);
  if (last?.value !== 'Yes' || start - last.end > MAX_BETWEEN || start < last.end) return;
  if (!FOLLOWS.test(label.trim()) || value === '' || saysNothing(value) || holdsBox(value)) return;
  findings[findings.length - 1] = { ...last, value: `Yes, ${collapsed(value)}`, end };
}

/** Fields of which a yes says nothing without what is listed behind it. */
const LISTED = new Set(['allergies', 'medication_plan', 'recent_substance_abuse']);

/** What stands behind "If yes, list" where the question before it has its yes: "Any allergies? [X] Yes  If yes, list: Keflex". */
function listedBehind(asked: FormEntry | undefined, entry: FormEntry, today: RecordContext['today']): Finding[] {
  const { label, value, start, end } = entry;
  const field = asked?.meaning?.field ?? '';
  if (
    !asked ||
    !LISTED.has(field) ||
    (entry.meaning?.of ?? 'nothing') !== 'nothing' ||
    entry.meaning?.field ||
    start - asked.end > MAX_BETWEEN
  )
    return [];
  const given = readYesNo(asked.value);
  if (given?.answer !== 'Yes' || given.remark !== '' || !FOLLOWS.test(label.trim())) return [];
  if (value === '' || saysNothing(value) || holdsBox(value)) return [];
  const found = fieldValues(field, value, today)[field];
  return found && fitsField(field, found) ? [{ field, value: found, start: asked.start, end, from: 'label' }] : [];
}

/** Reads the labels of a page one after the other, keeping in mind of whom the last ones spoke. */
export function entryFindings(
  entries: readonly FormEntry[],
  { today, client }: RecordContext,
  ofName: ReadonlySet<number> = new Set(),
): { findings: Finding[]; names: string[] } {
  const findings: (Finding & { label: string })[] = [];
  const names: string[] = [];
  const insured = entries.some((entry) => entry.section.about === 'insurance' || speaksOfPlan(entry));
  const planLines = new Set(entries.filter(speaksOfPlan).map(({ line }) => line));
  const state: State = { owner: null, line: -OWNER_GAP, section: -2, secondary: false, begun: { line: -OWNER_GAP } };
  let yes: FormEntry | undefined;
  for (const read of entries) {
    const entry = withinSentence(read);
    const { meaning, section, value, label } = entry;
    if (state.section !== section.headingLine) {
      state.owner = null;
      state.secondary = /\bsecondary|tertiary\b/i.test(section.title);
    }
    if (entry.line - state.line > OWNER_GAP) state.owner = null;
    state.section = section.headingLine;
    const of = meaning?.of;
    const begins = of ? OWNERS[of] : undefined;
    if (begins) {
      state.owner = ownerBegun(begins, label, value);
      state.begun = { line: entry.line };
    } else if (meaning === undefined || of === 'nothing') {
      if (ELSE.test(label)) state.owner = 'other';
      if (/^secondary\b/i.test(label)) state.secondary = true;
    }
    if (state.owner !== null) state.line = entry.line;
    explainLast(findings, entry);
    findings.push(...listedBehind(yes, entry, today).map((each) => ({ ...each, label })));
    yes = entry;
    const about = section.about;
    if (about === 'consent' || about === 'writer' || value === '' || saysNothing(value)) continue;
    if (namesGuardian(entry)) state.owner = 'other';
    const named = ofName.has(entry.line) ? 'client' : null;
    const owner: Owner | null = state.owner ?? (about && SECTION_OWNERS.has(about) ? (about as Owner) : named);
    if (of === 'name' && namesClient(state.owner, value, client)) {
      state.owner = 'client';
      state.line = entry.line;
    }
    if ((of === 'first' || of === 'last') && state.owner === null && client && isPartOfName(value, of, client)) {
      state.owner = 'client';
      state.line = entry.line;
    }
    if (of === 'name' && state.owner === 'client' && client && isSomebodyElse(value, client)) {
      state.owner = 'other';
      state.line = entry.line;
    }
    if (begins === 'client' || (of === 'name' && owner === 'client')) names.push(value.split(/\n|\s{2,}|\(/)[0] ?? '');
    for (const field of deniedTogether(label, value))
      if (field !== meaning?.field)
        findings.push({ field, value: 'No', start: entry.start, end: entry.end, from: 'label', said: 'no', label });
    const beside = NEAR_LINES.some((away) => planLines.has(entry.line + away));
    const onPlanLine = planLines.has(entry.line);
    const near = { insured, secondary: state.secondary, beside, onPlanLine, begun: state.begun };
    const values = valuesOf(entry, state.owner ?? owner, near, { today, client });
    for (const [field, found] of Object.entries(values)) {
      if (!found || !fitsField(field, found)) continue;
      findings.push({
        field,
        value: found,
        start: entry.start,
        end: entry.end,
        from: 'label',
        said: YES_OR_NO.has(field) ? yesOrNo(found) : undefined,
        label,
      });
    }
  }
  return { findings: withoutHalfNo(findings).map(({ label: _, ...finding }) => finding), names };
}

const COMPANY = /^company\b/i;
const PLAN = /^(?:plan|program)(?: name)?$/i;
/** Over what is said of whoever pays. */
const GUARANTOR = /^(?:guarantor|responsible party)\b/i;
const insures = (value: string): boolean => !['Other', null].includes(optionOf('carrier', value));

function valuesOf(
  entry: FormEntry,
  owner: Owner | null,
  {
    insured,
    secondary,
    beside,
    onPlanLine,
    begun,
  }: { insured: boolean; secondary: boolean; beside: boolean; onPlanLine: boolean; begun: State['begun'] },
  { today, client }: RecordContext,
): Values {
  const { meaning, section, value, label } = entry;
  const ofPlan = PLAN.test(label) && (section.about === 'insurance' || beside) && !secondary;
  if (ofPlan && insures(value)) return fieldValues('carrier', value, today);
  if (!meaning || meaning.of === 'nothing') return {};
  if (meaning.of !== undefined) {
    const begins = OWNERS[meaning.of];
    // Whoever calls may be a hospital's nurse: only one with a tie to the client is who to speak with.
    if (begins === 'contact_person' && MAY_BE_ANYBODY.test(label) && !TIED.test(value)) return {};
    if ((begins === 'pcp' && isBareDoctor(label, value)) || isSoberSponsor(label, value, beside)) return {};
    if (begins) return begins === 'client' ? {} : personValues(begins, value, client);
    if (section.about === 'insurance' && owner === null) return {};
    if (meaning.of === 'dob' && isOthersBirth(value, owner, client, today)) return {};
    return bareValues(meaning.of, owner, value, today);
  }
  const { field } = meaning;
  if (field === 'employer' && owner === 'subscriber') return fieldValues('subscriber_employer', value, today);
  if (PERSONAL.has(field) && (owner === 'subscriber' || GUARANTOR.test(section.title))) return {};
  if (field === 'phone_number' && ofOwnerBefore(entry, owner, begun)) return bareValues('phone', owner, value, today);
  // A company that insures is no employer.
  if (field === 'employer' && COMPANY.test(label) && (onPlanLine || insures(value)))
    return secondary ? {} : fieldValues('carrier', value, today);
  const asked = label.replace(NUMBERED, '');
  if (INSURANCE.has(field) && (secondary || !insured)) return {};
  if (/^id$/i.test(label) && !(section.about === 'insurance' || beside)) return {};
  if (/^primary$/i.test(label) && clinicianWithin(value)) return personValues('pcp', value, client);
  if (/^primary$/i.test(label) && section.about !== 'insurance') return {};
  if (section.about === 'family' && field !== 'family_history') return {};
  if (section.about === 'past' && field === 'medication_plan') return {};
  if (YES_OR_NO.has(field) && FEARED.test(label)) return {};
  if (answersLess(field, asked, value)) return {};
  if (field === 'history_of_seizures' && LAST.test(asked))
    return { [field]: DAY_OR_YEAR.test(value) && !ONLY_AGO.test(value) ? `Yes, last ${collapsed(value)}` : null };
  if (field === 'transportation_required' && lacksRide(asked, value)) return { [field]: collapsed(value) };
  if (field === 'transportation_required' && isOpenRide(asked, value)) return {};
  const allergen = field === 'allergies' ? allergenOf(label) : null;
  if (allergen) return { [field]: `${allergen}: ${collapsed(value)}` };
  if (field === 'concerns_for_withdrawal' && noWithMore(value)) return { [field]: noWithMore(value) };
  if (field === 'concerns_for_withdrawal' && SCALE_LABEL.test(asked)) return { [field]: scoreBehind(asked, value) };
  const risk = field === 'concerns_for_withdrawal' ? ratedRisk(asked, value) : null;
  if (risk) return { [field]: risk };
  if (field === 'concerns_for_withdrawal' && HIGH.test(value.trim())) return { [field]: `${asked}: ${value.trim()}` };
  // One kind of it that never was says nothing of the others.
  if (field === 'concerns_for_withdrawal' && ONLY_DELIRIUM.test(asked) && readYesNo(value)?.answer === 'No') return {};
  if (field === 'recent_substance_abuse' && ONLY_ONE.test(asked) && readYesNo(value)?.answer === 'No') return {};
  if (field === 'aggression_or_property_damage' && ONLY_PROPERTY.test(asked) && readYesNo(value)?.answer === 'No')
    return {};
  return fieldValues(field, value, today);
}
