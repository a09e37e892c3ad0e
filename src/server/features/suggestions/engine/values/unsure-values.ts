import { saysWithdrawn } from '#server/features/understanding/assertion/corrections.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';

/*
 * What stands behind the label of a history or an allergy and answers it neither way. Where a wrong value does harm, such a
 * one is left for a person to read.
 */

/** Put off, or written elsewhere; begins the value. */
const PUT_OFF =
  /^(?:(?:still|currently|status) )?(?:pending|unknown|unclear|unsure|uncertain|not (?:yet )?(?:assessed|examined|asked|obtained|reviewed|verified|confirmed|disclosed|available|answered|completed|discussed)|to (?:be )?(?:review|assess|determin|confirm|verif|complet|explor|follow)\w*|last (?:assessed|reviewed|updated|checked)|reviewed|see [\w' -]{1,40}$|refer(?:red)? (?:to|for)|no (?:answer|response|information|records?|change)|(?:declin|refus)\w+ to|unable to|deferred|question(?:able|ed))\b/i;
/** Somebody else has yet to say it; ends the value. */
const TO_COME = /\bto (?:be )?(?:review|assess|confirm|verif|follow|complet|clarif)\w*(?: up| later| with \w+)?[.]?$/i;
/** How likely something is says nothing of whether it ever was. */
const LEVEL = /^(?:low|moderate|medium|high|minimal|mild|elevated|average)(?: risk)?[.]?$/i;
/** What was only thought of was not done. */
const THOUGHT =
  /^(?:(?:passive|active|current|occasional|fleeting|only|some) )*(?:thoughts?|urges?|ideation|thinks?)\b/i;
/** Who suffered or saw something did not do it. */
const SUFFERED =
  /^(?:(?:the |a )?victim|witness(?:ed)?|saw|(?:was|been|has been|were) (?:\w+ )?(?:assaulted|attacked|beaten|hit|abused|threatened))\b/i;

/** Asked, likened or printed, not said: a list of choices ends in "None". */
const NO_ALLERGY_SAID =
  /\?|^(?:not\b|y(?:es)? ?\/ ?no?\b)|\b(?:unsure|not sure)\b|(?<!otherwise|other|foods?)[ \t]none\.?$/i;
/** A no that holds for now only. */
const FOR_NOW =
  /^(?:any )?(?:since\b|current(?:ly)?|at (?:this|the|present)|today|now|recent(?:ly)?|this (?:shift|week|visit|admission|stay|episode|(?:review )?period))\b/i;

/** Said of the line itself. */
const LINE_REMOVED = /\b(?:line|entry|item|listing) (?:removed|deleted|struck|taken off)\b/i;

const DEEDS = new Set(['history_of_self_harm', 'history_of_suicide_attempts', 'aggression_or_property_damage']);
const FIRST_WORDS = /^(?:\S+\s+){0,1}\S+/;

/** Whether a value of a history field says no yes or no of the client that can be relied on. */
export function isUnsure(field: string, value: string): boolean {
  const text = value.trim();
  if (saysWithdrawn(text) || LINE_REMOVED.test(text)) return true;
  if (PUT_OFF.test(text) || TO_COME.test(text) || LEVEL.test(text)) return true;
  if (field === 'allergies') return NO_ALLERGY_SAID.test(text);
  return DEEDS.has(field) && (THOUGHT.test(text) || SUFFERED.test(text));
}

/** Whose a thing or a place was is not whose deed: "her mother's car". */
const WHOSE_THING =
  /(?<!\p{L})\p{L}{1,24}['’]s (?=(?:kitchen|car|truck|house|door|window|wall|phone|tv|windshield|room|apartment|place|property|pills|meds|bathroom|garage)\b)/giu;

/** Whether the remark beside a form's yes says that it is another's: "Yes - son". */
export const ofAnotherAlone = (remark: string): boolean =>
  mentionsRelative((FIRST_WORDS.exec(remark.trim())?.[0] ?? '').replace(WHOSE_THING, ' '));

/** Whether a form's no is one of the moment. */
export const isForNow = (remark: string): boolean => FOR_NOW.test(remark.trim());
