import { isStruck } from '#server/features/understanding/assertion/assertion.ts';
import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { isQuestion, mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { daysAhead } from './days-ahead.ts';

/*
 * When the client is next seen by whoever treats them: "Psychiatry: Dr. Ana Example, 11/09/2026 at 9:30", "heart check Nov 20
 * with Dr. Example". Plans and instructions say it as well as notes do.
 */

const CARE =
  /\b(?:dr\.?(?= \p{Lu})|psychiatr\w+|cardiolog\w+|neurolog\w*|neuro(?= \(|:)|hepatolog\w*|liver clinic|gastro\w*|gi clinic|orthop\w+|urolog\w*|ob(?:\/?gyn)?(?= (?:appt|appointment|visit|clinic|check))|midwife|prenatal visit|dentist|oral surg\w*|surgeon|oncolog\w*|nephrolog\w*|endocrin\w*|pulmon\w*|dermat\w*|ophthalm\w*|(?:eye|wound|pain|id|hiv|liver|memory|sleep|heart|diabetes|hepatitis|methadone|suboxone|infectious disease) (?:care |clinic)|(?:wound|pain|eye) clinic|primary care|pcp|follow[- ]?up|f\/?u|appts?\.?|appointment|(?:our |his |her |your |office |clinic |next |a )visits?|rtc|return(?= (?:to clinic |visit |on )?(?:\d|in \d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|next(?= (?:on |is |visit |seen |appt |session )?\d)|next (?:visit|session|appt|appointment|seen)|check[- ]?up|heart check|sees on|whom (?:he|she|they) sees?)(?![\p{L}])/iu;
const NO_VISIT =
  /\b(?:court|hearings?|sentenc\w*|arraign\w*|trial|judge|probation|parole|dispo(?:sition)?|sap\b|return[- ]to[- ]work|conference|interview|bed (?:date|hold|on|available|opens)|admi(?:t|ts|tted|ssion)\b|holds? (?:bed|until|till)|lease|expires?|through|until|thru|till|board|denial|determination|peer to peer|reviewer|labs?\b|blood ?work|bloods|scope|ultrasound|mri|ct (?:scan|of)|x-?ray|imaging|tb (?:test|read)|read on|eta|deadline|effective|birthday|edd|due date|leave (?:of|approved|through)|classes|graduat\w*|supply|refills?|renew\w*|scan|colonoscopy|vaccin\w*|immuniz\w*|injection|shot due|inj\b|dose|taper ends|ends|ended|began|started|since|last seen|was seen|seen (?:on|in)|discharged?|transport|picked up|pick up|orientation|intake (?:date|appointment)|start date|bill(?:s|ed)?|payment|policy|authori[sz]\w*|approved|days)\b/i;
const LONGEST = 400;

/** When somebody who treats the client sees them next, as statements of a page say it. */
export function visitFindings(whole: string, today: CalendarDay): Finding[] {
  const page = whole.slice(0, LONGEST_READ);
  return splitStatements(page).flatMap(({ text, start, end, role }): Finding[] => {
    if (role === 'heading' || text.length > LONGEST || !/\d/.test(text)) return [];
    const said = text.replace(/\s/g, ' ');
    const care = CARE.exec(said);
    if (!care || NO_VISIT.test(said) || isQuestion(said) || isStruck(said)) return [];
    if (mentionsRelative(said.slice(0, care.index))) return [];
    const [only, ...others] = daysAhead(said, today);
    return only && others.length === 0 ? [{ field: 'next_appointment', value: only, start, end, from: 'prose' }] : [];
  });
}
