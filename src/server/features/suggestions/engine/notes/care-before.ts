import { ofClient, type PageBit } from '../scope/page-bits.ts';
import { isQuestion, mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { isAskedFor } from './half-denied.ts';

/*
 * Care of other kinds that somebody has had, as notes name it: "IOP at Sound Shore from May to July".
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

const LEVEL =
  '(?:IOP|PHP|OTP|OBOT|intensive outpatient(?: program)?|partial hospital(?:ization)?(?: program)?|partial program|day (?:treatment|program)|(?:methadone|suboxone) (?:clinic|program|maintenance)|opioid treatment program|(?:adolescent|dialectical|DBT) (?:IOP|group|program)|crisis (?:stabilization|unit|residence)|sober (?:living|house)|halfway house|drug court|ACT team|assertive community treatment|aftercare)';
/** By a place, a year, how long, or how it ended: what was had is said with one of them. */
const HAD = new RegExp(
  `(?<![\\p{L}-])(?:(?:completed|attended|finished|graduated|did|started|tried|left|dropped out of|discharged from|went to|been (?:to|in|through)|was in|prior|previous|past|earlier|last|failed|two|three|several|\\d)\\s(?:[\\p{L}.,'’-]+ ){0,4}?${LEVEL}(?![\\p{L}-])|${LEVEL}(?:,? (?:group|program|clinic))?,? (?:at|with|in|through|via|from|x ?\\d|\\(|for \\d|stay)\\s?(?!home\\b|level\\b|this\\b|order\\b|the future\\b|case\\b)(?:[\\p{Lu}\\d(]|(?:the|his|her|your|my|our) )|${LEVEL}[^.;]{0,40}\\b(?:19|20)\\d\\d\\b|[\\p{Lu}][\\p{L}'’]+ (?:[\\p{Lu}][\\p{L}'’]+ )?${LEVEL}[,:]? (?:from |in |since |until )?(?:(?:early|late|spring|summer|fall|winter) )?[\\p{L}.]{0,10} ?(?:19|20)\\d\\d)`,
  'iu',
);
const NOT_HAD =
  /\b(?:recommend\w*|refer\w*|request\w*|approv\w*|authori\w*|denied|denial|covered|benefits?|criteria|appropriate|needs?|wants?|would|will|plan(?:s|ned)?|step[- ]?down|relapsed after|episodes? of care|after discharge|aftercare plan|options?|wait(?:ing)?[- ]?list|scheduled|start(?:s|ing) on|intake on|accepted (?:at|to)|bed at|call(?:ed|s|ing)?|openings?|protocol|score|precautions|never|no prior|no previous)\b/i;

/** A detoxification at a place that is named. */
const DETOX = /(?:^\W{0,3}|[.;,] )[Dd]etox (?:at|in) (?=[\p{Lu}])\p{L}/u;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Care of other levels that one bit of a page says somebody has had. */
export function levelsIn({ text, beside }: PageBit): Found[] {
  const found = HAD.exec(text) ?? DETOX.exec(text);
  if (!found || isQuestion(text) || NOT_HAD.test(text) || isAskedFor('hospitalizations', beside ?? '')) return [];
  if (mentionsRelative(text.slice(0, found.index))) return [];
  const end = found.index + found[0].length;
  return ofClient(text, end - 2, end, { ever: true }) ? [{ field: 'other_levels_of_care', value: plain(text) }] : [];
}
