import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';

/*
 * The kinds of care that a paragraph on earlier treatment names, each remark by itself: residential stays, other levels of
 * care, sessions, and nights in hospitals.
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

const LONG_STAY =
  /(?<![\d/.-])(?:14|15|18|20|21|26|28|30|35|40|42|45|50|56|60|70|75|80|90|100|120|180)[ -]?(?:d|days?)(?![\p{L}])|(?<![\d/.-])(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen) ?-?(?:wks?|weeks?|mos?|months?)(?![\p{L}])|\b(?:a|one|1) (?:month|yr|year)(?![\p{L}])/iu;
const RESIDENTIAL =
  /\b(?:resid(?:ential|\.)?|res\.?(?= |\))|rehab\p{L}*|inpatient (?:program|rehab|treatment|tx|sud)|days inpatient|therapeutic community|long[- ]term (?:program|treatment)|(?:women|men)['’]s (?:house|program|home|side))(?![\p{L}])/iu;
const OTHER_LEVEL =
  /\b(?:IOP|PHP|SOP|intensive out-?patient|detox\p{L}*|withdrawal management|day (?:tx|treatment|program|hospital)|partial (?:hosp\p{L}*|program)|methadone|suboxone|subutex|bup(?:renorphine)?|vivitrol|MAT|MOUD|OTP|OBOT|OBAT|drug court|sober (?:living|house|home)|halfway|recovery (?:house|home|residence)|crisis (?:stabilization|unit|bed)|CSU|ACT team|DUI (?:school|class\p{L}*|program)|DIP|ADETS)(?![\p{L}])/iu;
const SESSIONS =
  /\b(?:(?<!intensive )out-?pt|(?<!intensive )out-?patient|OP(?= |$)|counsel\p{L}*|therap(?:y|ist)|EAP|sessions?|groups?|psychotherapy|individual)(?![\p{L}])/iu;
const HOSPITAL =
  /\b(?:(?:psych(?:iatric)?|mental|state|behavioral|inpt|inpatient) (?:hosp\p{L}*|units?|ward|stays?|admi\p{L}*|bed)|hosp(?:ital(?:s|ized|ization|izations)?)?|psych (?:at|in)|BHC|ICU|inpatient at \p{Lu}|med(?:ical)? (?:center|ctr)|infirmary|memorial|general)(?![\p{L}])/iu;
const DENIES = /\b(?:no|not|never|none|denie[sd]|denies|without|neither|nor|nothing)\b/i;
const DENIED_BEHIND = /^\W{0,3}(?:none|never|no|denie[sd]|n|neg(?:ative)?)(?=[\s.,;]|$)/i;
/** All of it at once. */
const NEVER_ANY =
  /^\W{0,3}(?:none|never|no|denie[sd]|nothing)(?: (?:before|ever|prior|at all|of any kind|reported|in (?:a|any) program|past treatment|prior treatment))?\W*$/i;
/** Ahead, or only asked for. */
const NOT_YET =
  /\b(?:refer\p{L}*|recommend\p{L}*|request\p{L}*|wants?|needs?|will|would|plans?|planned|scheduled|wait(?:ing)?[- ]?list|auth\p{L}*|approv\p{L}*|covered|benefits?|denied by|goal|should|must|enter|attend|obtain|participate|remain in|follow\p{L}*|starts? (?:on|in)|intake on|bed (?:at|on)|appropriate|level of care)\b/iu;
/** How long or when a stay was. */
const WHEN =
  /\b(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|several) ?-?(?:d|days?|nights?|nts?|wks?|weeks?|mos?|months?)\b|\b(?:19|20)\d\d\b|['’]\d\d\b|\d{1,2}[/-]\d{1,2}/i;
const NAMED = /\p{Lu}[\p{L}'’.]+|\d/u;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const denied = (text: string, at: number, length: number): boolean =>
  DENIES.test(
    text
      .slice(Math.max(0, at - 60), at)
      .split(/[;]|,? but | - /)
      .at(-1) ?? '',
  ) || DENIED_BEHIND.test(text.slice(at + length));

/** What one remark on earlier care says of its kinds. */
export function careIn({ text }: { text: string }, topic: 'treatment' | 'hospital'): Found[] {
  if (mentionsRelative(text.slice(0, 40)) || NOT_YET.test(text) || /[?[\]☐☑☒]|^\W*\(/.test(text)) return [];
  if (topic === 'hospital') {
    if (DENIES.test(text.slice(0, 24)) || !NAMED.test(text) || text.trim().length < 8) return [];
    return OTHER_LEVEL.test(text) || !(HOSPITAL.test(text) || WHEN.test(text)) || /^\W{0,3}\d[\d\s()-]{6,}/.test(text)
      ? []
      : [{ field: 'hospitalizations', value: plain(text), said: 'yes' }];
  }
  if (NEVER_ANY.test(text)) return [{ field: 'residential_programs', value: 'No', said: 'no' }];
  const found: Found[] = [];
  const said = (names: RegExp): 'yes' | 'no' | null => {
    const match = names.exec(text);
    if (!match) return null;
    return denied(text, match.index, match[0].length) ? 'no' : 'yes';
  };
  const [residential, level, sessions, hospital] = [RESIDENTIAL, OTHER_LEVEL, SESSIONS, HOSPITAL].map(said);
  const stay = LONG_STAY.test(text) && !level && !sessions && !hospital && !DENIES.test(text) && NAMED.test(text);
  if (residential === 'no') found.push({ field: 'residential_programs', value: 'No', said: 'no' });
  else if ((residential === 'yes' && NAMED.test(text)) || stay)
    found.push({ field: 'residential_programs', value: plain(text), said: 'yes' });
  if (level === 'yes' && NAMED.test(text)) found.push({ field: 'other_levels_of_care', value: plain(text) });
  if (sessions === 'yes' && !level) found.push({ field: 'outpatient_therapy', value: plain(text) });
  if (hospital === 'yes' && !level && !DENIES.test(text.slice(0, 24)))
    found.push({ field: 'hospitalizations', value: plain(text), said: 'yes' });
  return found;
}
