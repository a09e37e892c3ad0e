import type { PageBit } from '../scope/page-bits.ts';
import { isQuestion, mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';

/*
 * What somebody needs beside treatment, as papers of many professions name it: "uses a rollator", "would benefit from grief
 * counseling", "reads at a third-grade level", "dialysis three times a week must be arranged".
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

/** Things that somebody comes with or cannot be without. */
const AIDS =
  '(?:wheelchair|w\\/c|power chair|scooter|walker|rollator|canes?|crutch(?:es)?|prosthe\\p{L}+|walking boot|knee brace|back brace|cpap|bipap|oxygen|o2|nebulizer|hearing aids?|cochlear implants?|service (?:dog|animal)|emotional support animal|insulin pump|feeding tube|g-?tube|colostomy|ostomy|catheter|screen reader|communication board|hospital bed|bedside commode|shower chair|grab bars|lift chair|dialysis)';
/** What a place is asked for, in what somebody needs. */
const ASKED =
  "(?:(?:lower|bottom|low) (?:bunk|bed)|ground floor|first floor|no stairs|interpreter|translator|asl|large[- ]print|written (?:handouts|instructions|materials)|extra time|captions?\\p{L}*|strobe|dressing changes?|wound (?:care|checks?)|(?:insulin|meds?|medicine) (?:storage|refrigerat\\p{L}+)|refrigerat\\p{L}+|(?:low[- ]salt|low[- ]sodium|diabetic|renal|cardiac|soft|gluten[- ]free|kosher|halal|vegetarian|vegan|puree\\p{L}*) (?:diet|meals?|food)|female (?:staff|counselor|therapist|roommate)|male (?:staff|counselor|therapist)|women['’]?s (?:only )?(?:group|unit|track)|child ?care|nursing|assist(?:ance)? with|help (?:with|bathing|dressing|drawing|reading|getting|filling|finding)|physical therapy|occupational therapy|speech therapy|payee|private room|single room|locked (?:box|drawer)|q ?15|1:1|one[- ]to[- ]one|outlet|housing|(?:a )?place to (?:live|stay)|case manag\\p{L}+|social work\\p{L}*|non-?opioid pain|pain (?:plan|management|clinic)|prenatal care|dental (?:care|work)|hepatitis c? ?treatment|hcv treatment|legal aid|job training|vocational)";
/** Help of a kind that is named, beside the treatment itself. */
const SERVICES =
  '(?:(?:grief|bereavement|gambling|couples?|marriage|family|trauma|parenting|anger(?: management)?|vocational|financial|credit|spiritual|pastoral|sexual assault|nutrition\\p{L}*|speech|sleep|pain|peer|cognitive) (?:counseling|therapy|classes|support|groups?|track|work|rehab\\p{L}*|specialist|services|remediation)|emdr|dbt|dietitian|nutritionist|neuropsych\\p{L}* (?:testing|eval\\p{L}*|follow\\p{L}*)|case management|housing (?:support|assistance|help|placement)|supported (?:housing|employment)|sober (?:living|housing)|parenting classes)';
const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}-])`, 'iu');

const NEEDS: readonly RegExp[] = [
  word(
    `(?:needs?|needing|requires?|must (?:have|bring|get)|will need|would need|has to have|depends? on|asks? for|requests?|prefers?|should (?:have|get)):? (?!(?:no|not)\\b)(?:(?! that )[^.;:]){0,40}?(?:${AIDS}|${ASKED}|${SERVICES})`,
  ),
  word(
    `(?:uses?|using|wears?|wearing|walks? with|ambulates? (?:with|w\\/)|gets around (?:with|in|on)|brings?|bringing|bring|sleeps with|has|is on|relies on) (?:(?:an?|the|his|her|their|my|own|two|bilateral|home|both) ){0,2}(?:[\\p{L}-]+ )?${AIDS}`,
  ),
  word(
    `(?:would|could|may|will|should) (?:also )?(?:benefit from|need|do well with|profit from) [^.;:]{0,40}?(?:${ASKED}|${SERVICES})`,
  ),
  word(`(?:recommend(?:s|ed)?|suggest(?:s|ed)?|refer(?:red)? (?:to|for)) [^.;:]{0,30}?${SERVICES}`),
  word(
    `(?:${AIDS}|${ASKED}|${SERVICES})\\b[^.;:?]{0,40}(?:must be|has to be|have to be|needs to be|to be) (?:arranged|set up|provided|kept|continued|done|coordinated|there)`,
  ),
];
const LIMITS =
  /\b(?:can(?:not|['’]?t) (?:do|climb|use|manage) (?:the )?stairs|(?:1|one|2|two)[- ](?:person )?assist|(?:is|very|profoundly|she['’]s|he['’]s) hard of hearing|legally blind|low vision|non-?ambulatory|wheelchair[- ]bound|(?:female|male) staff only|large print only|reads? (?:at|below|on) (?:an? |the )?(?:\w+[- ]){1,2}grade|(?:cannot|can['’]?t|unable to) (?:read(?: or write)?|write)(?=[.,;]|$)|(?:renal|diabetic|low[- ]sodium|cardiac|gluten[- ]free) diet|(?:spanish|vietnamese|arabic|russian|mandarin|cantonese|haitian creole|portuguese|somali|polish|korean|tagalog)[- ](?:only|speaking only)|(?:limited|no|little) english|dress(?:ing|ings) changed|dialysis (?:\w+ )?(?:mwf|tts|t\/?th\/?s|m\/?w\/?f|(?:tues?|mon)\w*|three|3))\b/i;
/** What is not needed, only offered, asked about or turned down; and what came to an end. */
const NOT_NEEDED =
  /\b(?:not (?:needed|medically|necessary|required|using)|den(?:y|ies|ied)|never|no (?:longer|need|special)|without|request for|approved|declin\w+|refus\w+|if (?:you|needed|necessary|requested)|available|provided to|we (?:offer|provide|have)|used to|was using|former|interpreters? are|only asked|was (?:found|seen|hit|robbed))\b/i;
const PLAIN_WORK =
  /\b(?:works?|worked|job|intern\w*|degree|studies|trained|coordinates?|i (?:provide|coordinate|run|teach)) \b/i;

/** What one bit says somebody needs beside treatment. */
export function needsIn({ text }: Pick<PageBit, 'text'>): Found[] {
  const found = NEEDS.map((each) => each.exec(text)).find((each) => each !== null) ?? LIMITS.exec(text);
  if (!found || isQuestion(text) || mentionsRelative(text.slice(0, found.index))) return [];
  if (NOT_NEEDED.test(text) || PLAIN_WORK.test(text.slice(0, found.index))) return [];
  return [{ field: 'additional_treatment_or_support_needed', value: text.replace(/\s+/g, ' ').trim() }];
}
