import { holdsBox, readBoxes, readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { findDates, onlyDate } from '#server/features/understanding/text/us-dates.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import type { FormEntry } from './form-entries.ts';
import { HISTORY_TOPICS } from './history-topics.ts';
import {
  addressOf,
  hasOptions,
  identifierOf,
  onlyEmail,
  onlyPhone,
  optionOf,
  personOf,
  saysNothing,
} from './read-values.ts';
import { mentionsRelative } from './statement-scope.ts';
import type { Finding, RecordContext } from './suggestion.ts';
import { isForNow, isUnsure, ofAnotherAlone } from './unsure-values.ts';

/** Of whom the bare words 'Name', 'Phone', 'Address' are said. */
type Owner = 'client' | 'emergency' | 'contact_person' | 'pcp' | 'psychiatrist' | 'therapist' | 'subscriber' | 'other';
type Values = Record<string, string | null | undefined>;

/** Labels of people and places that are none of the record's own: what follows them is theirs. */
const ELSE =
  /\b(?:physician|provider|attending|doctor|nurse|referred|referr\w+|evaluator|assessor|facility|hospital|employer|school|pharmacy|attorney|lawyer|officer|judge|case manager|agency|clinic|from|prepared|completed by|representative|reviewer|contact for|secondary|spouse|mother|father|parent|guardian|sponsor|supervisor|interpreter)\b/i;
const INSURANCE = new Set(['carrier', 'subscriber_id', 'group_number', 'authorization_number']);
const OWNER_GAP = 3;
const YES_OR_NO = new Set([...Object.keys(HISTORY_TOPICS), 'transportation_required', 'concerns_for_withdrawal']);
/** The form's own choice, with nothing chosen. */
const PRINTED = /^(?:yes|y)\s*[/|]\s*(?:no|n)\b|^(?:no|n)\s*[/|]\s*(?:yes|y)\b/i;
const CARRIES = /\b(?:carries|has|needs|uses) (?:an? )?epi-?pen\b/i;
const HOLDS_LETTERS = /\p{L}{2}/u;
/** Fields whose values are words: a figure or a name alone answers something else. */
const IN_WORDS = new Set([
  'reason_for_seeking_treatment',
  'recent_substance_abuse',
  'medication_plan',
  'current_symptoms',
]);
const FEARED = /\b(?:precautions?|protocol|monitor|prophylaxis|screen(?:ing|ed)? (?:for|tool))\b/i;
/** Asks for half of what its field holds: a no leaves the other half open. */
const ONLY_PROPERTY = /^(?!.*\b(?:aggress\w+|violen\w+|assault\w*)\b).*\bproperty\b/i;
/** Client fields that a form asks of others too. */
const PERSONAL = new Set([
  'sex_at_birth',
  'gender',
  'marital_status',
  'living_status',
  'employment_status',
  'employer',
]);

const collapsed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

const future = (value: string, today: CalendarDay): string | null =>
  findDates(value, today).find(({ day }) => day >= today)?.day ?? null;

function birthDay(value: string, today: CalendarDay): string | null {
  const day = onlyDate(value, today);
  return day && day < today && day > '1900-01-01' ? day : null;
}

const PREFIX: Partial<Record<Owner, string>> = {
  emergency: 'emergency_contact_primary',
  contact_person: 'contact_person',
  pcp: 'current_pcp',
  psychiatrist: 'current_psychiatrist',
  therapist: 'current_therapist',
};

/** The fields that a person named in a value fills. */
function personValues(owner: Owner, value: string): Values {
  const prefix = PREFIX[owner];
  const person = personOf(value);
  if (owner === 'subscriber')
    return person ? { subscriber_firstname: person.firstname, subscriber_lastname: person.lastname } : {};
  if (!prefix || !person) return {};
  const reached = { [`${prefix}_phone`]: onlyPhone(value), [`${prefix}_email`]: onlyEmail(value) };
  return owner === 'emergency'
    ? { [`${prefix}_firstname`]: person.firstname, [`${prefix}_lastname`]: person.lastname, ...reached }
    : { [`${prefix}_name`]: person.name, ...reached };
}

function carrierOf(value: string): Values {
  const ticked = readBoxes(value).filter((box) => box.ticked);
  if (holdsBox(value) && ticked.length !== 1) return {};
  const [head = ''] = (ticked[0]?.option ?? value).split(/,|\n|;|\(|\s[-–—]\s/);
  const carrier = head.trim();
  const none = /^(?:none|no|yes|self[- ]?pay|private pay|cash|uninsured|self)\b/i.test(carrier);
  if (none || carrier.length < 3 || carrier.length > 80 || !/[A-Z]/.test(carrier) || /\d{4}/.test(carrier)) return {};
  const id = /(?:\b(?:member |subscriber |policy )?ID(?: number|#)?|#)\s*:?\s*([A-Z0-9][A-Z0-9 -]{3,28})\b/i.exec(
    value,
  )?.[1];
  return { carrier: optionOf('carrier', ticked[0]?.option ?? value), subscriber_id: id ? identifierOf(id) : null };
}

const said = (value: string) =>
  /^yes\b/i.test(value) ? ('yes' as const) : value === 'No' ? ('no' as const) : undefined;

/** A history field's value: the form's yes or no with its remark, or what is written there. */
function historyValue(value: string): string | null {
  const answer = readYesNo(value);
  if (answer?.answer === 'No' && isForNow(answer.remark)) return null;
  if (answer?.answer === 'No')
    return answer.remark !== '' && /\b(?:but|however|except|until)\b/i.test(answer.remark) ? null : 'No';
  if (answer && ofAnotherAlone(answer.remark)) return null;
  if (answer) return answer.remark === '' || holdsBox(answer.remark) ? 'Yes' : `Yes, ${collapsed(answer.remark)}`;
  if (holdsBox(value) || PRINTED.test(value)) return null;
  if (!HOLDS_LETTERS.test(value)) return null;
  return FEARED.test(value) || mentionsRelative(value) ? null : collapsed(value);
}

function addressValues(value: string): Values {
  return { ...addressOf(value) };
}

/** What a bare word means for the one it is said of. */
function bareValues(of: string, owner: Owner | null, value: string, today: CalendarDay): Values {
  if (of === 'dob') {
    if (owner === 'subscriber') return { subscriber_dob: birthDay(value, today) };
    return owner === 'client' || owner === null ? { dob: birthDay(value, today) } : {};
  }
  if (owner === null || owner === 'other') return {};
  const prefix = PREFIX[owner];
  if (of === 'name') return personValues(owner, value);
  if (of === 'phone')
    return owner === 'client'
      ? { phone_number: onlyPhone(value) }
      : prefix
        ? { [`${prefix}_phone`]: onlyPhone(value) }
        : {};
  if (of === 'email')
    return owner === 'client'
      ? { email_id: onlyEmail(value) }
      : prefix
        ? { [`${prefix}_email`]: onlyEmail(value) }
        : {};
  if (owner !== 'client') return {};
  if (of === 'address') return addressValues(value);
  const written = value.replace(/[,.;]$/, '');
  if (of === 'city') return { city: /^[A-Z][A-Za-z .'-]{1,40}$/.test(written) ? written : null };
  if (of === 'state') return { state: /^(?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)$/.test(written) ? written : null };
  if (of === 'zip') return { zip: /^\d{5}(?:-\d{4})?$/.test(written) ? written : null };
  return {};
}

function fieldValues(field: string, value: string, today: CalendarDay): Values {
  if (field === 'next_appointment' || field === 'upcoming_court_date') return { [field]: future(value, today) };
  if (field === 'subscriber_dob') return { [field]: birthDay(value, today) };
  if (field === '~emergency_phone') return { emergency_contact_primary_phone: onlyPhone(value) };
  if (field === '~probation_parole')
    return readYesNo(value)?.answer === 'No' ? { probation: 'No', parole_granted: 'No' } : {};
  if (/phone/.test(field)) return { [field]: onlyPhone(value) };
  if (/email/.test(field)) return { [field]: onlyEmail(value) };
  if (field === 'carrier') return carrierOf(value);
  if (field === 'subscriber_id' || field === 'group_number' || field === 'authorization_number')
    return { [field]: identifierOf(value) };
  if (hasOptions(field)) return { [field]: optionOf(field, value) };
  if (field === 'employer' || field === 'subscriber_employer') {
    const [name = ''] = value.split(/\n|;|\(|,\s*\d/);
    return {
      [field]: /^[A-Z]/.test(name) && !/^(?:none|n\/a|no|unemployed|retired|self)\b/i.test(name) ? name.trim() : null,
    };
  }
  if ((YES_OR_NO.has(field) || field === 'allergies') && isUnsure(field, value)) return {};
  if (YES_OR_NO.has(field)) return { [field]: historyValue(value) };
  if (holdsBox(value)) {
    const answer = readYesNo(value);
    const written =
      answer?.answer === 'Yes'
        ? answer.remark || (field === 'epipen' ? 'Yes' : null)
        : answer && (field === 'epipen' ? 'No' : 'None');
    return { [field]: written };
  }
  if (IN_WORDS.has(field) && (!HOLDS_LETTERS.test(value) || personOf(value) !== null)) return {};
  // That there is something says nothing of what it is.
  const written = /^(?:yes|y)[.,]?$/i.test(value) ? null : collapsed(value);
  return { [field]: written, ...(field === 'allergies' && CARRIES.test(value) && { epipen: 'Yes' }) };
}

interface State {
  owner: Owner | null;
  line: number;
  section: number;
  secondary: boolean;
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

/** Joins what is written behind "If yes, describe" to the yes before it. */
function explainLast(findings: Finding[], { label, value, start, end }: FormEntry): void {
  const last = findings.at(-1);
  if (last?.value !== 'Yes' || start - last.end > MAX_BETWEEN || start < last.end) return;
  if (!FOLLOWS.test(label.trim()) || value === '' || saysNothing(value) || holdsBox(value)) return;
  findings[findings.length - 1] = { ...last, value: `Yes, ${collapsed(value)}`, end };
}

/** Reads the labels of a page one after the other, keeping in mind of whom the last ones spoke. */
export function entryFindings(
  entries: readonly FormEntry[],
  { today }: RecordContext,
): { findings: Finding[]; names: string[] } {
  const findings: Finding[] = [];
  const names: string[] = [];
  const insured = entries.some(
    ({ meaning, section }) => section.about === 'insurance' || INSURANCE.has(meaning?.field ?? '~'),
  );
  const state: State = { owner: null, line: -OWNER_GAP, section: -2, secondary: false };
  for (const entry of entries) {
    const { meaning, section, value, label } = entry;
    if (state.section !== section.headingLine) {
      state.owner = null;
      state.secondary = /\bsecondary|tertiary\b/i.test(section.title);
    }
    if (entry.line - state.line > OWNER_GAP) state.owner = null;
    state.section = section.headingLine;
    const of = meaning?.of;
    const begins = of ? OWNERS[of] : undefined;
    if (begins) state.owner = begins;
    else if (meaning === undefined || of === 'nothing') {
      if (ELSE.test(label)) state.owner = 'other';
      if (/^secondary\b/i.test(label)) state.secondary = true;
    }
    if (state.owner !== null) state.line = entry.line;
    explainLast(findings, entry);
    const about = section.about;
    if (about === 'consent' || value === '' || saysNothing(value)) continue;
    const owner = state.owner ?? (about && SECTION_OWNERS.has(about) ? (about as Owner) : null);
    if (begins === 'client' || (of === 'name' && owner === 'client')) names.push(value.split(/\n|\s{2,}|\(/)[0] ?? '');
    const values = valuesOf(entry, owner, { insured, secondary: state.secondary }, today);
    for (const [field, found] of Object.entries(values)) {
      if (!found) continue;
      findings.push({
        field,
        value: found,
        start: entry.start,
        end: entry.end,
        from: 'label',
        said: YES_OR_NO.has(field) ? said(found) : undefined,
      });
    }
  }
  return { findings, names };
}

function valuesOf(
  { meaning, section, value, label }: FormEntry,
  owner: Owner | null,
  { insured, secondary }: { insured: boolean; secondary: boolean },
  today: CalendarDay,
): Values {
  if (!meaning || meaning.of === 'nothing') return {};
  if (meaning.of !== undefined) {
    const begins = OWNERS[meaning.of];
    if (begins) return begins === 'client' ? {} : personValues(begins, value);
    if (section.about === 'insurance' && owner === null) return {};
    return bareValues(meaning.of, owner, value, today);
  }
  const { field } = meaning;
  if (PERSONAL.has(field) && owner === 'subscriber') return {};
  if (INSURANCE.has(field) && (secondary || !insured)) return {};
  if (/^primary$/i.test(label) && section.about !== 'insurance') return {};
  if (section.about === 'family' && field !== 'family_history') return {};
  if (section.about === 'past' && field === 'medication_plan') return {};
  if (YES_OR_NO.has(field) && FEARED.test(label)) return {};
  if (field === 'aggression_or_property_damage' && ONLY_PROPERTY.test(label) && readYesNo(value)?.answer === 'No')
    return {};
  return fieldValues(field, value, today);
}
