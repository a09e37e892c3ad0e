import { readBoxes, readYesNo } from '#server/features/understanding/layout/ticked-boxes.ts';
import { saysAttempt } from '../notes/further-notes.ts';
import { ALLERGEN_NAMES } from '../notes/note-words.ts';
import type { Finding } from '../suggestion.ts';

/*
 * Labels of the medical and safety fields whose answers mean less, or something else, than the same answer behind another
 * label of the field.
 */

const ONLY_SUICIDE = /^\W*suicid(?:e|al)\W*$/i;
const NEVER = /^(?:none|never|no (?:attempts?|hx|history|tr(?:y|ies))|0\b|n\/a|no[.,;]?$)/i;
/** Asks for a thing or a place that is broken, and for nobody who is hurt. */
const ONLY_THINGS = /\b(?:break|breaks|broke|broken|smash\w*|destroy\w*|damag\w*|property|fire[- ]?setting)\b/i;
const PERSONS = /\b(?:violen\w*|aggress\w*|assault\w*|harm\w*|hurts?|fight\w*|person|people|others|anyone|someone)\b/i;
/** What a court or a ward has on record is less than what somebody ever did. */
const OF_RECORD =
  /\b(?:flag|convict\w*|offen[sc]es?|charges?|on (?:the )?(?:unit|ward)|this (?:shift|stay|admission)|in (?:custody|program)|current(?:ly)?|today|risk)\b/i;
const ALLERGIC_TO = new RegExp(
  `^(?:\\W{0,3}|\\d{1,2}[.)] )allergic to (?<what>(?:\\p{L}+ ){0,2}?(?:${ALLERGEN_NAMES})(?:(?:,| and| or) [\\p{L}-]+){0,3})$`,
  'iu',
);
/** Where an answer stands that is only pointed at. */
const POINTS =
  /^(?:see|refer to|cf\.?|described in|explained in|as in) (?:(?:sec(?:tion|\.)?|part|item|page|p\.|para(?:graph|\.)?|note|box|attachment|question|q|no\.?|#|§)\s?)?(?:[A-Z]|\d{1,3}|below|above|attached|over|back|next page|narrative|remarks?|comments?|addendum)[.)]?$/i;
const NOT_OF_IT = /^(?:list|which|what|specify|describe|name|type|explain|to what)\s?:\s*/i;

/** Whether the remark beside a yes only says where the rest of the answer stands. */
export const onlyPoints = (remark: string): boolean => POINTS.test(remark.trim());

/** What stands behind "List:" or "Specify:" of an option that is ticked. */
export const withoutAsking = (option: string): string | null =>
  NOT_OF_IT.test(option) ? option.replace(NOT_OF_IT, '').trim() : null;

/** Whether a label asks for less than its field holds, and is answered for that alone. */
export const answersLess = (field: string, label: string, value: string): boolean =>
  (field === 'aggression_or_property_damage' && OF_RECORD.test(label) && readYesNo(value)?.answer === 'No') ||
  (field === 'history_of_suicide_attempts' &&
    ONLY_SUICIDE.test(label) &&
    !NEVER.test(value.trim()) &&
    !saysAttempt(value));

/** What a label itself says somebody is allergic to: "Allergic to tetracycline: blistering". */
export const allergenOf = (label: string): string | null => ALLERGIC_TO.exec(label.trim())?.groups?.what ?? null;

/** A no to hurting people is none to breaking things, where the page asks for both. */
export function withoutHalfNo<Each extends Pick<Finding, 'field' | 'said'> & { label: string }>(
  findings: readonly Each[],
): Each[] {
  const ofThings = findings.some(
    ({ field, said, label }) =>
      field === 'aggression_or_property_damage' && said === 'yes' && ONLY_THINGS.test(label) && !PERSONS.test(label),
  );
  return findings.filter(
    ({ field, said }) => !(ofThings && field === 'aggression_or_property_damage' && said === 'no'),
  );
}

const RATED =
  /^\W{0,3}(?:moderate|severe|significant|high|serious|imminent)(?: to (?:severe|high))?(?: risk)?(?![\p{L}])/iu;
const RATING = /\b(?:risk|rating|severity|level|dim\p{L}*|potential|withdrawal)\b/iu;

/** A risk of withdrawal that a ticked box rates in words. */
export function ratedRisk(label: string, value: string): string | null {
  const ticked = readBoxes(value).filter((box) => box.ticked);
  const [only] = ticked;
  const rated = ticked.length === 1 ? (only?.option ?? '') : '';
  return RATING.test(label) && RATED.test(rated) ? `${label}: ${rated.replace(/\s+/g, ' ').trim()}` : null;
}

/** A no to withdrawal with what comes instead of it: "No, not sick. Just sleeps". */
export function noWithMore(value: string): string | null {
  const given = readYesNo(value);
  return given?.answer === 'No' && given.remark.split(/\s+/).length > 3 ? value.replace(/\s+/g, ' ').trim() : null;
}
