import type { Finding } from '../suggestion.ts';
import * as words from './note-words.ts';
import { reasonRank } from './reasons.ts';
import { complaintsIn } from './symptoms.ts';

/*
 * Of several sentences that answer a field, the one that says most: how much, how often and when last before a diagnosis that
 * only names a substance.
 */

const LAST =
  /\b(?:last (?:use[ds]?|drink|drank|dose|shot|bag|pill|bar|beer|using|time|one|bottle|hit)|most recent(?:ly)?|today|yesterday|this (?:am|morning)|last night)\b/i;
const ONLY_DIAGNOSED =
  /\b(?:use|abuse|dependence|misuse) (?:disorder|d\/?o|dx|diagnosis)\b|\bu\/?d\b|\b[AO]UD\b|\bSUD\b|\bdependence\b|\b(?:alcohol|drug|opioid|substance|tobacco|cannabis) (?:use|abuse)(?=[,;.)]|$)/i;
const AT_TIMES =
  /\b(?:holidays?|socially|occasional(?:ly)?|rarely|special occasions|once (?:a|per) (?:month|year)|parties|(?:on|at) (?:the )?weekends|weekends only|on (?:his |her |my )?days off|with (?:dinner|meals))\b/i;
/** How it began says nothing of how it is. */
const BEGAN =
  /\b(?:began|begun|started) (?:to )?(?:drink|us|smok|inject|snort|abus)\w*|\bfirst (?:used|drank|tried|drink|use)\b|\boff (?:it |them )?since\b/i;
const OF_KIN =
  /\b(?:mother|father|mom|dad|sister|brother|uncle|aunt|grand\w+|cousin|sibling|parents?|maternal|paternal|mgm|mgf|pgm|pgf)\b/gi;
/** A blow or a break in so many words, before the name of it. */
const DONE =
  /\b(?:punch|kick|slap|shov|push|bit|bite|stab|chok|hit|threw|throw|broke|smash|attack|head-?butt|spat|swung|slash|keyed|tore|pull|struck|strangl|tackl|grabb|beat|put)\w*\b[^.;]{0,50}\b(?:an?|the|his|her|their|my|two|three|some|\w+['’]s|walls?|doors?|windows?|things|stuff|people)\b/i;
const LONG_ENOUGH = 12;
/** No sentence is longer. */
const LONGEST = 1_000;

const SEIZED = /\b(?:seiz\w+|convuls\w+|fits?)\b/gi;

const count = (text: string, pattern: RegExp): number =>
  new Set((text.match(pattern) ?? []).map((each) => each.toLowerCase())).size;
const SUBSTANCES_ALL = new RegExp(words.SUBSTANCE.source, 'giu');

const MEASURES: Readonly<Record<string, (value: string) => number>> = {
  recent_substance_abuse: (value) =>
    count(value, SUBSTANCES_ALL) +
    (words.AMOUNT.test(value) ? 2 : 0) +
    (LAST.test(value) ? 2 : 0) -
    (ONLY_DIAGNOSED.test(value) ? 3 : 0) -
    (AT_TIMES.test(value) ? 4 : 0) -
    (BEGAN.test(value) ? 3 : 0),
  medication_plan: (value) => count(value, words.MEDICINES_ALL) + (words.DOSED.test(value) ? 1 : 0),
  // A seizure is no sign by itself: it has a field of its own.
  concerns_for_withdrawal: (value) =>
    count(value.replace(SEIZED, ' '), words.SIGNS) + (words.SCORE.test(value) ? 1 : 0),
  aggression_or_property_damage: (value) => (DONE.test(value) ? 1 : 0),
  family_history: (value) => count(value, OF_KIN),
  reason_for_seeking_treatment: reasonRank,
  current_symptoms: complaintsIn,
  transportation_required: (value) =>
    (/\b(?:needs?|needing|requires?|requesting)\b/i.test(value) ? 2 : 0) +
    (/\b(?:drives?|rides?|transport\w*|licen[sc]e|no (?:car|vehicle|way))\b/i.test(value) ? 1 : 0),
};

/** How much a finding says of its field, beside others from sentences; 0 where that cannot be said. */
export const saysMore = ({ field, value, from }: Finding): number => {
  // Of several visits ahead the next one is meant.
  if (field === 'next_appointment') return -Number(value.replace(/\D/g, ''));
  // Who has an income of their own is that before they are out of work.
  if (field === 'employment_status') return value === 'Unemployed' ? -1 : 0;
  return from === 'prose' && value.length >= LONG_ENOUGH ? (MEASURES[field]?.(value.slice(0, LONGEST)) ?? 0) : 0;
};
