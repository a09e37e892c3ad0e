import { MEDICINES, REACTIONS } from '#server/features/understanding/meaning/plain-words.ts';
import { knownLabel } from '../labels/form-labels.ts';
import type { LabelMeaning } from '../labels/label-meaning.ts';
import { clinicianWithin } from '../notes/clinicians-named.ts';
import { DEED_TOPICS } from '../notes/deed-words.ts';
import { ALLERGEN_NAMES, SIGNS } from '../notes/note-words.ts';
import { speaksOfFamily } from '../notes/prose-findings.ts';
import type { Section } from '../scope/page-sections.ts';
import { addressOf, placeOf } from '../values/read-address.ts';
import { onlyPhone, personOf, saysNothing } from '../values/read-values.ts';
import { fieldValues, YES_OR_NO } from './entry-values.ts';
import { type FormEntry, linesOf } from './form-entries.ts';

/*
 * Labels that lead into their values with nothing, or only a full stop, between them: "Meds lisinopril 10 qd", "FH dad EtOH",
 * "3. Withdrawal. Shook for two days". What follows must look like the value that such a label asks for, or it is prose.
 */

/** Words of the longest label, and letters of the longest value. */
const MAX_WORDS = 6;
const LONGEST_VALUE = 400;
const LONGEST_SHORT = 70;
/** Lines that a value may go on over. */
const MAX_LINES = 5;
/** Where a label may begin: behind a number or a point of a list. */
const LEAD = /^(?:[-–•*·▪◦‣]\s*|\(?\d{1,2}[.)]\s+|\(?[a-zA-Z][.)]\s+)*/;
const BEGINS = /^["'(]?(?:\p{Lu}|\p{Ll}+\s?[#/&])/u;
const DAY =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,? )?(?:\d{1,4}[/-]\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d)/iu;
const MEDICINE = new RegExp(
  `(?<![\\p{L}\\d-])(?:${MEDICINES})(?![\\p{L}\\d])|\\b\\d[\\d.,]*\\s?(?:mg|mcg|ml|units?)\\b`,
  'iu',
);
const ALLERGY = new RegExp(
  `^(?:none|no\\b|nk[df]?a|nil\\b|denies)|^(?:\\p{L}+ ){0,2}?(?:${ALLERGEN_NAMES})(?![\\p{L}])|^[\\p{L} ]{3,30}\\s?(?:[-–:=(,]|->|=>|→)\\s?(?:\\p{L}+ ){0,3}(?:${REACTIONS})`,
  'iu',
);
const NONE = /^(?:none|no|n\/a|denies|neg(?:ative)?|noncontributory|unremarkable)\b/i;
/** What runs on as a sentence behind a heading word stands there whole; a denial in it is left to the readers of sentences. */
const DENIES = /\b(?:no|not|never|none|denie[sd]|without|neg(?:ative)?|nor|unable|unknown|pending|deferred)\b/i;
/** Letters at the beginning of a value in which a denial denies the whole of it. */
const OPENING = 30;
const IN_PROSE = new Set([
  'concerns_for_withdrawal',
  'aggression_or_property_damage',
  'family_history',
  'allergies',
  'medication_plan',
  'reason_for_seeking_treatment',
  'recent_substance_abuse',
]);

/** Whether a text looks like what a label asks for. */
function fits({ field, of }: LabelMeaning, label: string, value: string): boolean {
  if (of === 'phone' || /phone/.test(field ?? '')) return /^[(\d+]/.test(value) && onlyPhone(value) !== null;
  if (of === 'email' || /email/.test(field ?? '')) return /^\S+@\S+$/.test(value);
  if (of === 'city') return /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}$/u.test(value);
  if (of === 'state') return /^[A-Z]{2}$/.test(value);
  if (of === 'zip') return /^\d{5}(?:-\d{4})?$/.test(value);
  if (of === 'address') return addressOf(value) !== null || placeOf(value) !== null;
  if (of === 'dob') return DAY.test(value) && value.length < LONGEST_SHORT;
  if (of !== undefined && value.length < LONGEST_SHORT && OF_CLINICIANS.has(of) && clinicianWithin(value)) return true;
  if (of !== undefined) return OF_PEOPLE.has(of) && value.length < LONGEST_SHORT && personOf(value) !== null;
  if (field === 'allergies') return ALLERGY.test(value);
  if (field === 'medication_plan') return MEDICINE.test(value.slice(0, LONGEST_SHORT));
  if (field === 'next_appointment' || field === 'upcoming_court_date') return DAY.test(value);
  if (field === 'family_history') return NONE.test(value) || speaksOfFamily({ text: value });
  if (field === 'reason_for_seeking_treatment') return /^["“]/.test(value) || label === label.toUpperCase();
  if (OF_OPTIONS.has(field ?? ''))
    return value.length < LONGEST_SHORT && fieldValues(field ?? '', value, '0001-01-01')[field ?? ''] != null;
  return false;
}

const OF_CLINICIANS = new Set(['pcp', 'psychiatrist', 'therapist']);
const OF_PEOPLE = new Set(['emergency', 'contact_person', 'pcp', 'psychiatrist', 'therapist', 'subscriber']);
const OF_OPTIONS = new Set([
  'marital_status',
  'living_status',
  'employment_status',
  'legal_guardianship_status',
  'sex_at_birth',
]);

interface Led {
  label: string;
  meaning: LabelMeaning;
  from: number;
  /** Where the value begins. */
  to: number;
  /** A full stop stands between them. */
  stopped: boolean;
}

/** A title leads a name, and asks for none. */
const TITLE = /^(?:dr|m\.?d|ec|b|bd|living)\.?$/i;
const PAST_OF = /^(?:history|trials|changes|compliance|adherence|management|reconciliation|refills)\b/i;

/** The label that a cell begins with, and where its value does. */
function ledBy(text: string): Led | null {
  const from = LEAD.exec(text)?.[0].length ?? 0;
  const rest = text.slice(from);
  if (!BEGINS.test(rest) || rest.startsWith('~~')) return null;
  let at = 0;
  let best: Led | null = null;
  for (let words = 0; words < MAX_WORDS; words += 1) {
    const next = /^\S+\s*/.exec(rest.slice(at))?.[0];
    if (!next) break;
    at += next.length;
    const words_ = rest.slice(0, at).trimEnd();
    if (/[:?\t]$/.test(words_) || at >= rest.length) break;
    // "Medication history" asks for what was taken once.
    if (best && PAST_OF.test(next)) return null;
    const stopped = /[.]$/.test(words_);
    const label = words_.replace(/[.]$/, '');
    const meaning = knownLabel(label) ?? (stopped ? undefined : knownLabel(words_));
    if (meaning && meaning.of !== 'nothing' && !TITLE.test(label))
      best = { label, meaning, from, to: from + at, stopped };
    if (/[.;,]$/.test(words_)) break;
  }
  return best;
}

/** The lines up to the next one that begins something new: a heading word of its own, a label, or a point of a list. */
function restOf(lines: readonly { text: string; start: number }[], line: number): number {
  let end = (lines[line]?.start ?? 0) + (lines[line]?.text.length ?? 0);
  for (const { text, start } of lines.slice(line + 1, line + 1 + MAX_LINES)) {
    if (
      text.trim() === '' ||
      /^\s*(?:[-–•*]|\d{1,2}[.)]|[A-Z][A-Za-z /&]{1,30}[:.]\s)/.test(text) ||
      /\t|:\s/.test(text)
    )
      break;
    end = start + text.length;
  }
  return end;
}

/** A sentence that only begins with the word of a label. */
const GOES_ON =
  /^(?:to|of|with|from|in|on|at|for|and|or|is|are|was|were|has|have|had|will|would|should|may|that|who|which|by|as|than|about|if|when|but|not)\b/i;
const SENTENCES = /(?<=[.!?])\s+(?=\p{Lu}[\p{L}]+[.:]\s)/u;

/** The labels of a page that lead into their values. */
export function ledEntries(page: string, sections: readonly Section[]): FormEntry[] {
  const lines = linesOf(page);
  return lines.flatMap((line, at) => {
    let from = 0;
    return line.text.split('\t').flatMap((cell): FormEntry[] => {
      const start = line.start + from + cell.length - cell.trimStart().length;
      from += cell.length + 1;
      const text = cell.trim();
      const led = text.length > LONGEST_VALUE ? null : ledBy(text);
      const section = sections.findLast((each) => each.start <= start);
      if (!led || !section) return [];
      const { meaning, label, stopped } = led;
      const field = meaning.field ?? '';
      let end = start + text.length;
      const prose = stopped && IN_PROSE.has(field) && !line.text.includes('\t');
      if (prose) end = Math.min(restOf(lines, at), start + LONGEST_VALUE);
      const whole = page.slice(start + led.to, end);
      const value = (prose ? (whole.split(SENTENCES)[0] ?? '') : whole).split('~~')[0]?.trimEnd() ?? '';
      if (value === '' || saysNothing(value) || (!stopped && GOES_ON.test(value))) return [];
      if (prose ? DENIES.test(value.slice(0, OPENING)) && YES_OR_NO.has(field) : !fits(meaning, label, value))
        return [];
      if (prose && field === 'concerns_for_withdrawal' && value.search(SIGNS) === -1) return [];
      if (prose && field === 'aggression_or_property_damage' && !DEED_TOPICS[field]?.done.test(value)) return [];
      if (prose && field === 'family_history' && !value.split(/(?<=[.;])\s/).some((text) => speaksOfFamily({ text })))
        return [];
      if (prose && field === 'allergies' && !ALLERGY.test(value)) return [];
      if (prose && field === 'medication_plan' && !MEDICINE.test(value)) return [];
      const valueStart = start + led.to;
      return [
        {
          meaning,
          label,
          value,
          start: start + led.from,
          valueStart,
          end: valueStart + value.length,
          line: at,
          section,
        },
      ];
    });
  });
}
