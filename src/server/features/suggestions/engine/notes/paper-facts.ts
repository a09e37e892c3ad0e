import type { PageBit } from '../scope/page-bits.ts';
import { isQuestion, mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';

/*
 * That somebody is not supervised, as notes say it in a word or two: "no PO", "no court, no paper"; and whom they see for
 * talks how often, which is outpatient care: "Imogen Salt, LSW, sees him weekly since May".
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

const NO_OFFICER =
  /\b(?:no|not on|denies) (?:(?:any|current|active) )?(?:p\.?o\.?(?=[.,;:)]|\s|$)|paper\b|probation officer|(?:current |community )?supervision\b(?! of))/i;
const NOT_THIS = /\b(?:by mouth|npo|intake|order|diet|meds|visits?|contact)\b/i;

const WHO =
  /\b(?:[Tt]herapist|[Cc]ounsell?or|[Cc]ouns|[Tt]her\.|[Pp]sychologist|LCSW|LICSW|LISW|LMFT|LMHC|LPC|LPCC|LCPC|LAC|LADC|CADC|PsyD|LSW|AMFT|MFT)\b|^\W{0,3}(?:Counsell?ing|COUNSELL?ING|THERAPIST|Therapy)\b/;
const HOW_OFTEN =
  /\b(?:weekly|wkly|every (?:other )?(?:week|wk|mon|tue|wed|thu|fri|sat|sun|two weeks|2 w)\w*|(?:mon|tues|wednes|thurs|fri)days|each (?:week|mon|tue|wed|thu|fri)\w*|q ?\d? ?(?:wks?|weeks?)|biweekly|monthly|twice a (?:week|month)|once a (?:week|month)|(?:\d+|two|three|four|five|six|seven|eight) (?:sessions|visits|times)|(?:stopped|quit)(?: going)? (?:in|last)\b|since (?:\d{1,2}\/|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|spring|summer|fall|winter|(?:19|20)\d\d))/i;
const NOT_HAD =
  /\bat \d{1,2}(?::\d\d)? ?[ap]\.?m|\b(?:refer\w*|recommend\w*|will|would|wants?|needs?|wait(?:ing)? ?list|no (?:therapist|counselor)|none|never|attend(?:ed|s|ance)? \d|probation|school counselor says)\b/i;
const LONGEST = 220;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What one bit of a page says of supervision that there is none of. */
export function paperIn({ text }: Pick<PageBit, 'text'>): Found[] {
  const found = NO_OFFICER.exec(text);
  if (!found || isQuestion(text) || NOT_THIS.test(text) || mentionsRelative(text.slice(0, found.index))) return [];
  return [{ field: 'probation', value: 'No', said: 'no' }];
}

/** Whom one bit says the client sees for talks, and how often. */
export function sessionsIn({ text }: Pick<PageBit, 'text'>): Found[] {
  const who = WHO.exec(text);
  if (!who || text.length > LONGEST || !HOW_OFTEN.test(text) || NOT_HAD.test(text) || isQuestion(text)) return [];
  return mentionsRelative(text.slice(0, who.index)) ? [] : [{ field: 'outpatient_therapy', value: plain(text) }];
}
