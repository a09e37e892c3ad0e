import { hasPlainSigns } from './further-notes.ts';
import { SIGNS } from './note-words.ts';

/*
 * Further ways in which families and notes say what comes when somebody stops: behind "off it" or "without", by what had to be
 * given for it, and before the first drink.
 */

const FROM =
  '(?:it|them|drugs?|alcohol|etoh|the (?:pills|stuff|drink|bottle|beer|wine)|pills|meth|ice|crystal|speed|wine|beer|vodka|liquor|heroin|fent\\p{L}*|dope|opiates?|opioids?|benzos?|xanax|bars|kratom|ghb|g|coke|cocaine|crack|blues|percs?|oxys?|methadone|subs?|suboxone|lorazepam|ativan|klonopin|valium|using|drinking|a drink|a fix)';
/** Where a bit begins with what somebody is off. */
const OFF_IT = new RegExp(
  `^\\W{0,3}(?:(?:when |once |days? )?(?:off|(?:without|w/o|w/out|no)(?= (?:more )?${FROM}(?![\\p{L}])| ?[:>–-])|coming off|comes off|came off|(?:stop(?:s|ped|ping)?|quit(?:s|ting)?)(?: ${FROM})?(?: on (?:his|her|their) own)?(?= ?(?:->|=>|→|:|-)))(?: of)?(?: ${FROM})?|(?:w/?d|withdrawals?|g withdrawal)|tried (?:to )?(?:cut(?:ting)?|stop(?:ping)?|quit(?:ting)?|taper(?:ing)?|detox(?:ing)?)(?: (?:down|back|it|cold turkey|alone|to [\\p{L}\\d ]{1,20}))?(?: on [\\d/]{3,8})?|when (?:he|she|they|i) (?:(?:has|have|had) none|(?:is|are|am|was) out(?: of (?:it|them))?|(?:runs?|ran) out|can['’]?t get (?:it|any|some)))(?=[\\s:,;–>→-]|$)`,
  'iu',
);
/** More of what comes, as families say it. */
const MORE_SIGNS =
  /\b(?:sleeps? (?:for )?(?:\d+|two|three|all|a whole|days|around)|slept (?:for )?(?:\d+|two|three)|starving|ravenous|eats everything|cries|crying|mean|low as|wet sand|crawl\w*|skin crawling|bones? (?:cold|hurt|ache)|legs? (?:on fire|kick\w*|jump\w*|ache)|jackhammers?|hold a (?:fork|cup|glass|spoon)|drill|pounding|saw (?:\p{L}+ ){0,3}(?:bugs|insects|wires|lights|cats|men|people|dad|mom|things|spiders|rats)|can['’]?t (?:sit|eat|sleep|hold|stand|be in)|chills|vomiting|throws? up|the runs|drenched|soaked|headaches?|irritable|flat|crash\w*)\b/giu;
const FEWEST = 2;
const NOTHING =
  /^[^.;]{0,24}\b(?:nothing|no (?:problems?|symptoms?|issues?|withdrawals?|trouble)|fine|none|okay|denies|never)\b/i;

/** What is given to somebody who withdraws. */
const GIVEN =
  /\b(?:receiv(?:ed|es|ing)|given|gave(?: (?:him|her|them))?|got|started on|put on|treated with|covered with|needed|required|loaded with|dosed with|scheduled|tapered (?:off |down |with |on )?)(?: \d{1,4} ?(?:mg|milligrams)(?: of)?| \p{L}+)? (?:iv |oral |po |a )?(?:lorazepam|ativan|librium|chlordiazepoxide|phenobarb\p{L}*|valium|diazepam|serax|oxazepam|(?:librium|ativan|valium|phenobarb\p{L}*) taper|comfort meds)\b/iu;
const WITHOUT_SEDATIVE =
  /\b(?:first|second|third|1st|2nd|3rd|\d)(?:st|nd|rd)? (?:nights?|days?|mornings?) (?:without|off|w\/o) (?:the |his |her )?(?:lorazepam|ativan|librium|klonopin|clonazepam|xanax|alprazolam|valium|methadone|suboxone|alcohol|drink\p{L}*|a drink|pills)\b/iu;
/** Until the first one, hands shake. */
const UNTIL_DRINK =
  /\b(?:my|his|her) hands go (?:till|until|before)\b|\b(?:hands?|fingers?|whole body|he|she|i|they) (?:shakes?|trembles?|sweats?|(?:is|am|are) (?:shaky|sick))\b[^.;]{0,30}\b(?:until|till|unless|before) (?:the |his |her |my |he |she |they |i )?(?:\p{L}+ )?(?:glass|drink|beer|shot|drinks|uses|hit|pill|dose|one|cup)\b|\bso (?:my|his|her) hands (?:would|will|can) (?:work|stop|hold still)\b|\b(?:drinks?|needs? (?:a|one|it)|uses?|pills?) (?:just )?to (?:stop|quiet|calm|steady) (?:the |his |her |my )?(?:shak\p{L}*|hands|sweats|sickness|tremors?)/iu;
const UNSURE =
  /\b(?:if (?!he|she|they|i\b|you)|may|might|could have|watch for|monitor|risk|precautions?|protocol|order(?:ed)?|prn|teach\p{L}*|educat\p{L}*|side effect|family|wife['’]?s|mother['’]?s|roommate)\b/iu;

const signsOf = (text: string): number =>
  new Set(
    [...(text.match(SIGNS) ?? []), ...(text.match(MORE_SIGNS) ?? [])].map((each) => each.toLowerCase().slice(0, 5)),
  ).size;

/** Whether a bit says that somebody withdraws or has withdrawn, in one of these ways. */
export function saysWithdrawing(text: string): boolean {
  const off = OFF_IT.exec(text);
  const behind = off ? text.slice(off[0].length) : '';
  if (off && !NOTHING.test(behind) && (signsOf(behind) >= FEWEST || hasPlainSigns(behind))) return true;
  if (UNSURE.test(text)) return false;
  if (
    (GIVEN.test(text) || WITHOUT_SEDATIVE.test(text)) &&
    signsOf(text) >= 1 &&
    /\b(?:tremor|shak|sweat|saw|halluc|seiz|vomit|retch|confus|ciwa)/i.test(text)
  )
    return true;
  return UNTIL_DRINK.test(text);
}

/** That there is none, past or present. */
export const NEVER_WITHDREW =
  /^\W{0,4}(?:(?:(?:he|she|pt|client|patient|they) )?(?:reports? |has |had |states? |denies (?:any )?)?(?:no|never (?:had |experienced |gone through |been through |suffered )?(?:any )?|denies (?:ever )?(?:having |experiencing |going through )?(?:any )?|without) ?(?:hx of |history of |signs of |symptoms of |known |past |prior |significant |any |acute )*(?:dts?(?:,| or| and| nor) (?:no )?)?(?:withdrawals?|w\/d)(?: (?:symptoms?|sx|hx|history|syndrome|seizures or dts|or dts|complications))?(?=[.,;)]|$| past| ever| now| when| at any| or present| reported| noted)|(?:hx of |history of )?(?:withdrawals?|w\/d)(?: (?:symptoms?|sx|hx|history))?\s?[:=-]\s?(?:none|denie[sd]|no|never|neg(?:ative)?)(?=[.,;)]|$| past| ever))/i;
