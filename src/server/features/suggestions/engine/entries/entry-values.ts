import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { holdsBox, readBoxes, readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { findDates, onlyDate } from '#server/features/understanding/text/us-dates.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { onlyPoints, withoutAsking } from '../labels/answer-limits.ts';
import { clinicianWithin } from '../notes/clinicians-named.ts';
import { HISTORY_TOPICS } from '../notes/history-topics.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import { addressOf, placeOf } from '../values/read-address.ts';
import { carrierOf } from '../values/read-carrier.ts';
import {
  hasOptions,
  identifierOf,
  type NamedPerson,
  onlyEmail,
  onlyPhone,
  optionOf,
  personOf,
  saysNothing,
} from '../values/read-values.ts';
import { isForNow, isUnsure, ofAnotherAlone } from '../values/unsure-values.ts';

/** Of whom the bare words 'Name', 'Phone', 'Address' are said. */
export type Owner =
  | 'client'
  | 'emergency'
  | 'contact_person'
  | 'pcp'
  | 'psychiatrist'
  | 'therapist'
  | 'subscriber'
  | 'other';
export type Values = Record<string, string | null | undefined>;

export const YES_OR_NO = new Set([
  ...Object.keys(HISTORY_TOPICS),
  'transportation_required',
  'concerns_for_withdrawal',
]);
/** The form's own choice, with nothing chosen. */
const PRINTED =
  /^(?:current|past|never|ever|present|recent)(?:\s*[/|]\s*(?:current|past|never|ever|present|recent|none)){1,4}|^(?:yes|y)\s*[/|]\s*(?:no|n)\b|^(?:no|n)\s*[/|]\s*(?:yes|y)\b/i;
/** A yes beside a no, of which the one in brackets is meant. */
const CHOICE = /^\(?\s?(?:y|n|yes|no)\s?\)?[\s/|,]{1,4}\(?\s?(?:y|n|yes|no)\s?\)?$/i;
const CARRIES = /\b(?:carries|has|needs|uses) (?:an? )?epi-?pen\b/i;
const HOLDS_LETTERS = /\p{L}{2}/u;
/** Fields whose values are words: a figure or a name alone answers something else. */
const IN_WORDS = new Set([
  'reason_for_seeking_treatment',
  'recent_substance_abuse',
  'medication_plan',
  'current_symptoms',
]);
export const FEARED = /\b(?:precautions?|protocol|monitor|prophylaxis|screen(?:ing|ed)? (?:for|tool))\b/i;
export const collapsed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

const future = (value: string, today: CalendarDay): string | null =>
  findDates(value, today).find(({ day }) => day >= today)?.day ?? null;

/** A day written into the boxes of a form: "03 17 1968". */
const IN_BLANKS = /^\s*(\d{1,2}) (\d{1,2}) ((?:19|20)\d\d)(?!\d)/;

function birthDay(value: string, today: CalendarDay): string | null {
  const day = onlyDate(value.replace(IN_BLANKS, '$1/$2/$3'), today);
  return day && day < today && day > '1900-01-01' ? day : null;
}

const PREFIX: Partial<Record<Owner, string>> = {
  emergency: 'emergency_contact_primary',
  contact_person: 'contact_person',
  pcp: 'current_pcp',
  psychiatrist: 'current_psychiatrist',
  therapist: 'current_therapist',
};

const BORN = /\b(?:d\.?o\.?b\.?|born)\b[\s:]{0,3}(?<day>\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})/i;
/** Whoever holds a plan was born before they had one. */
const LATEST_BIRTH = '2020-01-01';

function bornWithin(value: string): string | null {
  const day = onlyDate(BORN.exec(value)?.groups?.day ?? '', LATEST_BIRTH);
  return day && day < LATEST_BIRTH ? day : null;
}

/** Where a paper gives the client's family name first, it does so for those who bear it too. */
function inOrder(person: NamedPerson | null, client: KnownClient | undefined): NamedPerson | null {
  const family = client?.lastname.toLowerCase();
  if (!person || !family || person.firstname.toLowerCase() !== family || person.lastname.toLowerCase() === family)
    return person;
  return { ...person, firstname: person.lastname, lastname: person.firstname };
}

/** A first name with a tie or a number behind it, as families give one: "Ana (sister) 555-…", "my mom Ana". */
const FIRST_ALONE =
  /^(?:(?:my|his|her|their) )?(?:(?:mother|mom|mum|father|dad|sister|brother|wife|husband|spouse|partner|son|daughter|aunt|uncle|cousin|friend|girlfriend|boyfriend|fianc[eé]e?|grand(?:mother|father|ma|pa))[,:]? )?(?<name>\p{Lu}\p{Ll}{2,20})(?=\s*(?:\(|,|-|–|\d|$))(?!\s*,?\s*\p{Lu}\p{Ll})/u;

function firstAlone(value: string): Values {
  const name = FIRST_ALONE.exec(value.trim())?.groups?.name;
  const phone = onlyPhone(value);
  const tied = mentionsRelative(value) || phone !== null;
  return name && tied && !/^(?:None|Same|See|Self|Unknown|Pending|Call|Phone|Name)$/.test(name)
    ? { emergency_contact_primary_firstname: name, emergency_contact_primary_phone: phone }
    : {};
}

const PRACTICE_FIRST = /^(?!Dr)[^,;:\d]{3,40}, Dr\.? \p{Lu}/u;
const CLINICIANS = new Set<Owner>(['pcp', 'psychiatrist', 'therapist']);

/** The fields that a person named in a value fills. */
export function personValues(owner: Owner, value: string, client?: KnownClient): Values {
  const prefix = PREFIX[owner];
  const person = inOrder(personOf(value), client);
  if (owner === 'subscriber')
    return person
      ? {
          subscriber_firstname: person.firstname,
          subscriber_lastname: person.lastname,
          subscriber_dob: bornWithin(value),
        }
      : {};
  if (prefix && !person && owner === 'emergency') return firstAlone(value);
  // A name without a title before one with a title is a practice's.
  const titled = person && PRACTICE_FIRST.test(value);
  const within = prefix && (!person || titled) && CLINICIANS.has(owner) ? clinicianWithin(value) : null;
  if (within)
    return { [`${prefix}_name`]: within, [`${prefix}_phone`]: onlyPhone(value), [`${prefix}_email`]: onlyEmail(value) };
  if (!prefix || !person) return {};
  // Behind the first sentence a value may go on of somebody else.
  const own = value.split(/(?<=\d)[.;] (?=\p{Lu})|; (?=\p{Ll}+ \p{Lu})/u)[0] ?? value;
  const reached = { [`${prefix}_phone`]: onlyPhone(own), [`${prefix}_email`]: onlyEmail(own) };
  return owner === 'emergency'
    ? { [`${prefix}_firstname`]: person.firstname, [`${prefix}_lastname`]: person.lastname, ...reached }
    : { [`${prefix}_name`]: person.name, ...reached };
}

/** Fields of how things are now: a no for the moment answers them. */
const OF_NOW = new Set(['probation', 'parole_granted', 'pending_legal_charges', 'transportation_required']);
/** What was done to somebody else is still the client's deed. */
const TO_OTHERS = new Set(['aggression_or_property_damage', 'history_of_trauma']);
const FIRST_WORD = /^\W*(?:(?:his|her|their|the) )?\S+/i;

export const yesOrNo = (value: string) =>
  /^yes\b/i.test(value) ? ('yes' as const) : value === 'No' ? ('no' as const) : undefined;

/** A question behind a question: nobody has answered yet. */
const ASKS_AGAIN = /^[^.!?]{0,200}\?/;

/** Fields of things that forms count: a figure answers them. */
const COUNTED = new Set(['history_of_suicide_attempts', 'history_of_tbi_concussions', 'hospitalizations']);
const NO_TIMES = /^(?:0|zero)(?:\s?(?:times?|lifetime|ever|known|reported|attempts?))*[.,;]?$/i;
const TIMES = /^(?:x ?)?[1-9]\d?(?![\d/:.-])(?: ?x\b)?/i;

/** Somebody says no: "Patient denies", "Per wife, never". */
const SAYS_NO =
  /^(?:(?:the )?(?:patient|pt|client|resident|inmate|student|member|youth|he|she|they|family|parents?|mother|father|wife|husband|spouse|self|per \p{L}+(?: \p{L}+)?)[\s,:]+(?:reports? |states? |says? )?)(?:denie[sd]|never|no|none|negative)(?: any| all| history| hx| ever)*[.]?$/iu;

/** A history field's value: the form's yes or no with its remark, or what is written there. */
function historyValue(field: string, value: string): string | null {
  const answer = readYesNo(value);
  if (answer?.answer === 'No' && isForNow(answer.remark) && !OF_NOW.has(field)) return null;
  if (answer?.answer === 'No')
    return answer.remark !== '' && /\b(?:but|however|except|until)\b/i.test(answer.remark) ? null : 'No';
  if (answer && ofAnotherAlone(answer.remark)) return null;
  if (answer)
    return answer.remark === '' || holdsBox(answer.remark) || onlyPoints(answer.remark)
      ? 'Yes'
      : `Yes, ${collapsed(answer.remark)}`;
  if (holdsBox(value) || PRINTED.test(value)) return null;
  if (SAYS_NO.test(value.trim())) return 'No';
  if (COUNTED.has(field) && NO_TIMES.test(value.trim())) return 'No';
  if (COUNTED.has(field) && TIMES.test(value.trim()))
    return HOLDS_LETTERS.test(value) ? collapsed(value) : `Yes, ${collapsed(value)}`;
  if (!HOLDS_LETTERS.test(value) || ASKS_AGAIN.test(value)) return null;
  const other = TO_OTHERS.has(field) ? ofAnotherAlone(FIRST_WORD.exec(value)?.[0] ?? '') : mentionsRelative(value);
  return FEARED.test(value) || other ? null : collapsed(value);
}

/** Fields of which a form prints several to tick. */
const OF_MANY = new Set(['allergies', 'recent_substance_abuse', 'current_symptoms']);
const NO_OPTION = /^(?:yes|no|y|n|other|none|nka|nkda|n\/a|unknown|denies)?\b[\s:]*$/i;

/** What is ticked of several things that a form prints; null where it asks for a yes or a no. */
function tickedOf(value: string): string | null {
  const options = readBoxes(value).map((box) => ({ ...box, option: box.option.replace(/^[\s,;:]+|[\s,;:]+$/g, '') }));
  if (
    options.length < 2 ||
    options.some(
      ({ option }) => /^(?:yes|no|y|n)\b/i.test(option) || (option.length > 40 && withoutAsking(option) === null),
    )
  )
    return null;
  const ticked = options.filter((box) => box.ticked && !NO_OPTION.test(box.option));
  const [only, ...others] = ticked;
  const listed = only && others.length === 0 ? withoutAsking(only.option) : null;
  if (listed) return listed;
  return ticked.length === 0 ? null : ticked.map(({ option }) => option).join(', ');
}

function addressValues(value: string): Values {
  return { ...(addressOf(value) ?? placeOf(value)) };
}

/** Nothing is given, whatever stands in the next column. */
const UNGIVEN = /^\W*(?:none|no\b|n\/?a\b|withheld|declined|refused|--)/i;

/** What a bare word means for the one it is said of. */
export function bareValues(of: string, owner: Owner | null, value: string, today: CalendarDay): Values {
  if (of === 'dob') {
    if (owner === 'subscriber') return { subscriber_dob: birthDay(value, today) };
    return owner === 'client' || owner === null ? { dob: birthDay(value, today) } : {};
  }
  if (owner === null || owner === 'other' || ((of === 'email' || of === 'phone') && UNGIVEN.test(value))) return {};
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

export function fieldValues(field: string, value: string, today: CalendarDay): Values {
  if (field === 'next_appointment' || field === 'upcoming_court_date') return { [field]: future(value, today) };
  if (field === 'subscriber_dob') return { [field]: birthDay(value, today) };
  if (field === '~emergency_phone') return { emergency_contact_primary_phone: onlyPhone(value) };
  if (field === '~probation_parole')
    return readYesNo(value)?.answer === 'No'
      ? { probation: 'No', parole_granted: 'No' }
      : /^probation\b/i.test(value)
        ? { probation: collapsed(value) }
        : /^parole\b/i.test(value)
          ? { parole_granted: collapsed(value) }
          : {};
  if (/phone|email/.test(field) && UNGIVEN.test(value)) return {};
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
  if (YES_OR_NO.has(field)) return { [field]: historyValue(field, value) };
  const ringed = CHOICE.test(value) ? readYesNo(value) : null;
  if (CHOICE.test(value) && !ringed) return {};
  if (ringed) return { [field]: ringed.answer === 'No' ? (field === 'epipen' ? 'No' : 'None') : null };
  const listed = OF_MANY.has(field) ? tickedOf(value) : null;
  if (listed) return { [field]: listed };
  if (holdsBox(value)) {
    const answer = readYesNo(value);
    const written =
      answer?.answer === 'Yes'
        ? answer.remark || (field === 'epipen' ? 'Yes' : null)
        : answer && (field === 'epipen' ? 'No' : 'None');
    return { [field]: written };
  }
  if (IN_WORDS.has(field) && (!HOLDS_LETTERS.test(value.replace(/^(?:yes|y)\b/i, '')) || personOf(value) !== null))
    return {};
  if (field === 'allergies' && /^(?:n|neg|negative|nope)[.]?$/i.test(value.trim())) return { [field]: 'None' };
  // That there is something says nothing of what it is.
  const bare = value.replace(/^(?:yes|y)\b[\s.,;:–-]*/i, '');
  const written = bare === '' || (bare !== value && saysNothing(bare)) ? null : collapsed(value);
  return { [field]: written, ...(field === 'allergies' && CARRIES.test(value) && { epipen: 'Yes' }) };
}
