import { isSafetyField } from '#shared/features/suggestions/suggestion-fields.ts';
import { saysMore } from './notes/says-more.ts';
import type { Finding, RecordPage } from './suggestion.ts';

export interface Placed extends Finding {
  page: RecordPage;
}

/** Fields of one true value: two different ones on the pages are none. */
const SINGLE = new Set([
  'dob',
  'sex_at_birth',
  'gender',
  'marital_status',
  'subscriber_id',
  'group_number',
  'subscriber_dob',
  'authorization_number',
  'email_id',
  'registered_sex_offender',
]);

const DEED = 'aggression_or_property_damage';
/** A diagnosis by its code alone says less than words. */
const CODE_ALONE = /^[A-TV-Z]\d\d(?:\.\w{1,4})?$/;
const NO_ALLERGY =
  /^(?:none|no\b|nil\b|nkda|nka|nkma|nkfa|(?:does|do)(?: not|n['’]t) have|(?:has|have|reports?) no\b|den(?:y|ies|ied)\b)/i;
/** A thing that was broken, and nobody hurt: a no to violence stands beside it. */
const OF_THINGS_ALONE =
  /^(?!.*\b(?:him|her (?!own|phone|tv|car|wall|door)|them|staff|nurse|tech|officer|deputy|peer|mother|father|wife|husband|brother|sister|roommate (?!'s))\b[^.]{0,12}$).*\b(?:threw|broke|broken|punched|punch|kicked|smashed|put|tore|slashed|keyed|trashed|wrecked|shattered|mallet|set fire)\b[^.;]{0,60}\b(?:walls?|drywall|doors?|windows?|windshield|mirrors?|tv|television|phone|laptop|computer|chairs?|tables?|plates?|dishes|cars?|truck|tires?|furniture|lamps?|closet|sideboard|pitcher|xbox|mailbox|fence|things|stuff)\b/i;

/** Of these a sentence says as much as what a word for the topic leads. */
const ALSO_SAID = new Set([
  'pending_legal_charges',
  'hospitalizations',
  'history_of_suicide_attempts',
  'history_of_self_harm',
  'history_of_seizures',
  'concerns_for_withdrawal',
]);

/** Of these a form asks kind by kind: a bare no to one of them says less than what was had of another. */
const OF_KINDS = new Set(['other_levels_of_care', 'outpatient_therapy']);
const BARE_NO = /^\W*(?:no|none|n|never|denie[sd])\W*$/i;

const bare = (text: string): string => text.toLowerCase().replace(/\W/g, '');

/** "None" beside an allergy that is named takes none back, on the same page or on another: a person would rather see it. */
export function agreedAllergies(findings: readonly Placed[]): readonly Placed[] {
  const named = findings.filter(({ value }) => !NO_ALLERGY.test(value.trim()));
  return named.length > 0 ? named : findings;
}

/** Numbers of a plan, which a line's end or a blank may cut. */
const NUMBERS = new Set(['subscriber_id', 'group_number']);

/** What a number is called stands before it. */
const LED_BY_WORD = /^(?:CIN|RIN|MBI|HICN?|MCD|MID|ID|NO|NUM|MEM|MBR|SUB|POL)\s/i;

/** The longest of several numbers where all others are its beginning or its end. */
function wholeNumber(findings: readonly Placed[]): Placed | null {
  const [longest, ...others] = findings
    .filter(({ value }) => !LED_BY_WORD.test(value))
    .sort((a, b) => bare(b.value).length - bare(a.value).length);
  if (!longest) return null;
  const whole = bare(longest.value);
  const parts = others.map(({ value }) => bare(value));
  return parts.every((part) => whole.startsWith(part) || whole.endsWith(part)) ? longest : null;
}

/** The best of what the pages say of one field; null where they contradict each other. */
export function chosen(findings: readonly Placed[]): Placed | null {
  // A form's bare yes says less than a sentence that speaks of it.
  const rank = ({ field, from, said, value, led }: Placed) => {
    if (CODE_ALONE.test(value)) return 5;
    if (OF_KINDS.has(field) && BARE_NO.test(value)) return 4;
    if (from === 'label') return value === 'Yes' ? 3 : 0;
    if (led && said !== 'no' && !ALSO_SAID.has(field)) return 1;
    return from === 'section' ? 1 : said === 'no' ? 4 : 2;
  };
  // Of pages that say it alike, one whose letters are exact comes before one that was read from a picture.
  const slips = ({ page }: Placed) => (page.method === 'ocr' ? 1 : 0);
  const [best] = [...findings].sort((a, b) => rank(a) - rank(b) || saysMore(b) - saysMore(a) || slips(a) - slips(b));
  if (!best) return null;
  // Who no longer works may live on a pension: that says more.
  if (best.field === 'employment_status' && best.value === 'Unemployed')
    return findings.find(({ value }) => value === 'Disability') ?? best;
  if (SINGLE.has(best.field) && findings.some((other) => bare(other.value) !== bare(best.value)))
    return NUMBERS.has(best.field) ? wholeNumber(findings) : null;
  if (best.field === DEED && best.said === 'no') {
    const things = findings.find(({ said, value }) => said === 'yes' && value !== 'Yes' && OF_THINGS_ALONE.test(value));
    if (things) return things;
  }
  const labeled = findings.find(({ from, said }) => from === 'label' && said);
  const opposed = labeled && findings.some(({ said }) => said && said !== labeled.said);
  if (!opposed) return best;
  // Where a wrong no does harm, what somebody did stands above a form's no, and a person reads both.
  return isSafetyField(best.field)
    ? chosen(findings.filter(({ said, value }) => said !== 'no' && value !== 'Yes'))
    : null;
}
