import { isStruck, readAssertions } from '#server/features/understanding/assertion/assertion.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import type { PageBit } from '../scope/page-bits.ts';
import { isQuestion, mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { daysAhead } from './days-ahead.ts';
import { CHARGE, CLOSED, OF_CHILDREN } from './legal-words.ts';

/*
 * What somebody is charged with and when they are in court, as notes and reports say it without a label; and that there is
 * nothing of the kind: "Legal - none", "theft, Harbor District Court, pretrial 12/1/2026", "no court, no police record".
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

/** What makes it an open matter: a day in court, or a word for it. */
const OPEN =
  /\b(?:pending|still open|not (?:yet )?(?:disposed|adjudicated|heard|settled)|must appear|charged (?:by \p{L}+ )?(?:with|on|in|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}* \d)|(?:is|was) charged|charges? (?:is|are|of|for)|open (?:case|charge|matter|warrant)|awaiting (?:trial|court|sentencing|disposition)|warrant (?:out|outstanding|active)|(?:active|outstanding) warrant|ticket|citation|cited for|arrested for|facing|due in court|court (?:on|is|date|in|coming)|arraign\p{L}*|pre-?trial|trial|hearing|(?:dist(?:rict)?|superior|municipal|county|circuit|magistrate|justice)\.? (?:ct|court)\b|\p{L}{3,} (?:co|cty|county)\b)/iu;
/** What was done to the client, or by others. */
const BY_OTHERS =
  /\b(?:victim|assaulted by|his (?:attacker|assailant)|her (?:attacker|assailant)|assailant|ex|co-?defendant|abuser|perpetrator|against (?:him|her|them)|reported (?:it|the)|police report|protective order against)\b/i;

const LABELS =
  '(?:legal(?: (?:issues?|problems?|history|hx|involvement|status|matters?|concerns?|charges?))?|law|legal ?/ ?court|court|courts?,? police|police(?: ?/ ?court)?|criminal(?: (?:history|hx|record|justice|charges?|activity|legal))?|charges?|arrests?|forensic(?: history)?|(?:any )?trouble (?:w\\/|with) (?:the )?law)';
const NOTHING = new RegExp(
  `^\\W{0,4}(?:\\d{1,2}[.)]?\\s)?(?:${LABELS})(?:\\s?[:=–-]+\\s?|\\s?\\.{2,}\\s|\\.\\s|\\s)(?:issues?[:,]? )?(?:none|no(?:ne)? (?:pending|open|current|active|reported|known)?|nothing(?: open| pending)?|denie[sd](?: any| all)?|n/a|negative|neg|clear|(?:no|nil))(?=[.,;]|\\s*$|\\s[-–]|\\s(?:pending|open|reported|known|legal|charges?)\\b)`,
  'iu',
);
/** Nothing is open, said of everything at once. */
const NO_MATTER =
  /\b(?:nothing (?:is )?(?:pending|open)(?! (?:from|on|with) (?:lab|the lab|imaging))|no charges? (?:is|are) (?:open|pending)|no (?:criminal|police|arrest) (?:history|record)s?\b|no (?:legal|court|criminal|police) (?:involvement|issues?|problems?|trouble|history|hx|matters?|cases?|concerns?|charges?)|no legal\b(?! (?:guardian|representative|decision|name|hold))|no court\b(?! (?:date|order|paper|report)s?\b)|never (?:been )?(?:charged|in trouble with the law)(?! (?:with|for|in|as|again|until))|charges?:? none\b|no charges(?= ?[,;.]| and no\b| no\b|$)|no arrests?(?: of any kind| ever)?\b(?! (?:since|in|after))|no (?:pending|open|current|active|outstanding) (?:charges?|cases?|warrants?|legal|court)|nothing filed)/i;
const HOLDS_BACK = /\b(?:but|except|however|other than|besides|until|since|although)\b/i;

/** A word for court with a day right behind it. */
const IN_COURT =
  /\b(?:trial|pre-?trial(?: conference)?|arraignment|sentencing|(?:court|plea|status|bond|disposition|review|probation|preliminary) hearing|court(?: date)?|hearing(?= (?:on |is |set |for )*(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:dist(?:rict)?|superior|municipal|county|circuit|magistrate|justice)\.? (?:ct|court))\b[\s,:;-]{0,3}(?:date )?(?:is |set |on |for |in \p{L}+ (?:co(?:unty)?|cty)?,? ?)*(?=(?:mon|tue|wed|thu|fri)?\p{L}*\.?,? ?(?:\d{1,2}[/-]\d|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d))/iu;
const DAY_NEAR = 30;
/** Of whoever writes, or of somebody who is named. */
const OTHERS_COURT =
  /\b(?:[Mm]y (?:own )?(?:court|hearing|case|trial)|\p{Lu}\p{Ll}{2,}(?<!County|Court|State|City|District)['’]s (?:own )?(?:court|hearing|trial|case|sentencing)|(?:his|her|their) own case|not ours|not (?:his|hers))\b/u;
const LONGEST_LABEL = 40;
const SENTENCE = /[.;]\s+(?=\p{Lu})/u;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether somebody else is who is charged: a relative, or one whom the words before name. */
const ofAnother = (before: string): boolean => mentionsRelative(before) || BY_OTHERS.test(before);

/** What one bit of a page says of charges. */
export function chargesIn({ text, beside }: Pick<PageBit, 'text' | 'beside'>): Found[] {
  if (isQuestion(text) || isStruck(text)) return [];
  const whole = beside && beside.length < LONGEST_LABEL ? `${beside}: ${text}` : text;
  const none = NOTHING.exec(whole) ?? NO_MATTER.exec(whole);
  if (none) {
    const rest = whole.slice(none.index + none[0].length);
    const open = CHARGE.test(rest) && OPEN.test(rest);
    const [before = ''] = whole.slice(0, none.index).split(SENTENCE).slice(-1);
    if (ofAnother(before) || HOLDS_BACK.test(rest) || open) return [];
    return [{ field: 'pending_legal_charges', value: 'No', said: 'no' }];
  }
  const found = CHARGE.exec(text);
  if (!found || !OPEN.test(text) || CLOSED.test(text)) return [];
  if (ofAnother(text.slice(0, found.index)) || BY_OTHERS.test(text)) return [];
  const { negated, struck, uncertain, other } = readAssertions(text)(found.index, found.index + found[0].length);
  return negated || struck || uncertain || other
    ? []
    : [{ field: 'pending_legal_charges', value: plain(text), said: 'yes' }];
}

/** The day ahead that stands right behind a word for court. */
export function courtDayIn({ text }: PageBit, today: CalendarDay): Found[] {
  const found = IN_COURT.exec(text);
  if (!found || isQuestion(text) || isStruck(text) || OF_CHILDREN.test(text)) return [];
  if (ofAnother(text.slice(0, found.index)) || OTHERS_COURT.test(text)) return [];
  const from = found.index + found[0].length;
  const [only, ...more] = daysAhead(text.slice(from, from + DAY_NEAR), today);
  return only && more.length === 0 ? [{ field: 'upcoming_court_date', value: only }] : [];
}
