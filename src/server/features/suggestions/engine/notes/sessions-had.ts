import type { PageBit } from '../scope/page-bits.ts';
import { isQuestion, mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';

/*
 * Talks with somebody of the trade that the client had or has, or never had, as papers say it in passing: "six EAP sessions
 * last fall", "in therapy on and off since college", "saw the campus counselor twice", "never seen a therapist".
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

const WHO = '(?:therapist|counsel(?:l)?or|psychologist|psychotherapist|shrink|talk doctor)s?';
const TALKS =
  '(?:counsel(?:l)?ing|psychotherapy|talk therapy|cbt|dbt|emdr|(?<!(?:physical|occupational|speech|respiratory|massage|iv|infusion|radiation|hormone|light|aversion|nicotine|replacement|drug|medication|antibiotic|oxygen|water|art|play|music|shock|electroconvulsive|cognitive rehab) )therapy)';
const NUM = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few|a couple(?: of)?)';
const KIND = "(?:[\\p{L}'’-]+ ){0,2}?";
const word = (...parts: string[]): RegExp => new RegExp(`(?<![\\p{L}\\d-])(?:${parts.join('|')})(?![\\p{L}-])`, 'iu');

const HAD = word(
  `(?:in|through|tried|did|attend(?:s|ed|ing)|finished|completed|had|been (?:in|to)|went to|goes to|go to|started|left|quit|dropped out of|was in|is in) (?:\\d+ (?:weeks|months|sessions) of )?(?:an? |her |his |my |some )?${KIND}(?:out-?patient )?${TALKS}(?:,? (?:group|program))?,? (?:(?:on and off|off and on|once|twice|for|since|in|at|with|as|until|last|weekly|every|from|after|when|online|through|there)(?![\\p{L}])|\\d|\\()`,
  `${NUM} ${KIND}(?:sessions?|visits|appointments) (?:of|with|at|for) (?:an? |the |her |his |my )?${KIND}(?:${TALKS}|${WHO}|eap)`,
  `${NUM} ${KIND}(?:eap|counsel(?:l)?ing|therapy|out-?patient) (?:sessions?|visits|appointments|groups?)`,
  `\\d{1,2} of \\d{1,2} (?:out-?patient|counsel(?:l)?ing|therapy) (?:sessions|groups|visits)`,
  `(?:saw|sees|seen|seeing|met with|meets with|meeting with|talks? (?:to|with)|goes to|went to|had|has had|worked with|works with) (?:an? |the |her |his |their |my |our )?${KIND}${WHO}(?! (?:at (?:intake|the (?:er|ed|hospital))|today|here|on call)\\b)`,
  `attends? (?:an? |the )?(?:weekly |${KIND})?out-?patient (?:group|program|sessions?)`,
  `(?:tried|did|completed|left) ${KIND}out-?patient(?: ${TALKS}| treatment| group)?,? (?:once|twice|\\d|in|for|at|two|three|several|before)`,
  `(?:my|her|his) ${WHO} and (?:I|she|he) `,
  `(?:works?|working|worked|been working) with \\p{Lu}[\\p{L}'’-]+ \\p{Lu}[\\p{L}'’-]+,? (?:LCSW|LPC|LMFT|LMHC|LICSW|PsyD|PhD|LADC|CADC)`,
);
const NEVER = word(
  `(?:never|has not|hasn['’]?t|have not|haven['’]?t) (?:ever )?(?:been (?:in|to)|had|seen|saw|tried|went to|done|talked to|attended|gone to) (?:an? |any )?${KIND}(?:${WHO}|${TALKS})`,
  `(?:no|denies(?: any)?) (?:prior |past |previous |outpatient |other |mental health |individual )*${TALKS}(?: or (?:out-?patient|therapy|counsel(?:l)?ing) ?(?:treatment)?)?(?=[.,;]|$| (?:ever|before|now|history|reported))`,
);
const NOT_HAD =
  /\b(?:recommend\w*|refer\w*|will|would|wants?|needs?|wait(?:ing)?[- ]?list|should|could|plans?|offers?|offered|we provide|available|schedul\w+|begins?|to start|starting|encourag\w+|consider\w*|covered|benefits?|copay|authori\w+|interview\w*|school counselor says|admissions counselor|per (?:his|her|the)|accept\w*|court[- ]ordered to)\b/i;
const LONGEST = 260;

/** What one bit says of talks that the client had. */
export function sessionsHad({ text }: Pick<PageBit, 'text'>): Found[] {
  if (text.length > LONGEST || isQuestion(text) || NOT_HAD.test(text)) return [];
  const never = NEVER.exec(text);
  const found = never ?? HAD.exec(text);
  if (!found || mentionsRelative(text.slice(0, found.index))) return [];
  return [
    never
      ? { field: 'outpatient_therapy', value: 'No', said: 'no' }
      : { field: 'outpatient_therapy', value: text.replace(/\s+/g, ' ').trim(), said: 'yes' },
  ];
}
