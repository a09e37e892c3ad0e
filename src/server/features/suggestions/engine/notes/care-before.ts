import { ofClient, type PageBit } from '../scope/page-bits.ts';
import { isQuestion, mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { isAskedFor } from './half-denied.ts';

/*
 * Care of other kinds that somebody has had, and what they need to be looked after, as notes name them: "IOP at Sound Shore
 * from May to July", "needs a lower bunk".
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

/** What a place must be able to give. */
const NEEDED =
  /\b(?:needs?|requires?|must have|must bring|will need|has to have|walks? with|asks? for|requests?|prefers?|should have|must be able to|accommodat\w+)\b[^.;]{0,50}?\b(?:(?:lower|bottom|low) bunk|ground floor|first floor|no stairs|wheelchair|w\/c|walker|rollator|cane|crutches|boot|brace|cpap|bipap|oxygen|o2|nebulizer|hearing aids?|interpreter|translator|asl|large print|glasses|dressing changes?|wound care|daily (?:wound|dressing)|insulin (?:pump|storage)|dialysis|low[- ]salt|diabetic diet|soft diet|gluten[- ]free|kosher|halal|vegetarian|female staff|male staff|women['’]?s (?:only )?(?:group|unit|track)|trauma (?:track|group|program|therapy)|grief (?:track|group|counseling)|dual[- ]diagnosis|lgbtq\+?|childcare|child care|a nurse|nursing|assist(?:ance)? (?:with|of)|help (?:with|bathing|dressing)|pt eval\w*|physical therapy|payee|service animal|emotional support animal|private room|single room|locked box|q ?15|1:1|one[- ]to[- ]one)\b/i;
const LIMITS =
  /\b(?:can(?:not|['’]?t) (?:do|climb|use|manage) (?:the )?stairs|(?:1|one|2|two)[- ](?:person )?assist|hard of hearing|legally blind|non-?ambulatory|wheelchair[- ]bound|female staff only|male staff only)\b/i;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Care of other levels that one bit of a page says somebody has had. */
export function levelsIn({ text, beside }: PageBit): Found[] {
  const found = HAD.exec(text) ?? DETOX.exec(text);
  if (!found || isQuestion(text) || NOT_HAD.test(text) || isAskedFor('hospitalizations', beside ?? '')) return [];
  if (mentionsRelative(text.slice(0, found.index))) return [];
  const end = found.index + found[0].length;
  return ofClient(text, end - 2, end, { ever: true }) ? [{ field: 'other_levels_of_care', value: plain(text) }] : [];
}

/** What one bit says somebody needs beside treatment. */
export function needsIn({ text }: PageBit): Found[] {
  const found = NEEDED.exec(text) ?? LIMITS.exec(text);
  if (!found || isQuestion(text) || mentionsRelative(text.slice(0, found.index))) return [];
  if (/\b(?:not (?:needed|medically)|den(?:y|ies|ied)|never|no need|without|request for|approved)\b/i.test(text))
    return [];
  return [{ field: 'additional_treatment_or_support_needed', value: plain(text) }];
}
