/*
 * What a page says only to deny it: "Your reviewer wrote that he has epilepsy. He does not." Such a sentence is somebody
 * else's claim, and what stands behind it says so.
 */

/** A claim of whoever decided, reviewed or charted it, which the page itself argues with. */
const CLAIMED =
  /\b(?:(?:your|their|the (?:plan|insurer|insurance|hospital|school|agency|county|court|other))['’]?s?\s(?:\p{L}+\s){0,2}?(?:reviewer|doctor|nurse|letter|denial|decision|determination|report|notice|chart|record|file|system|note)s?\s(?:also |then |even |wrongly |mistakenly )?(?:wrote|writes|charted|says?|said|states?|stated|counted|claims?|claimed|lists?|listed|noted|notes|shows?|showed|had|reads?|recorded|cites?|cited|reported)|(?:wrongly|mistakenly|incorrectly|falsely|erroneously)\s(?:\p{L}+\s){0,2}?(?:wrote|charted|listed|noted|recorded|entered|written|stated|reported)|(?:you|they) (?:also )?(?:wrote|claimed|counted|say|said) that)\b/iu;
/** Only the words of a note, in quotation marks: 'a note of "combative" on 9/29 was during a low sugar'. */
const QUOTED_NOTE =
  /\b(?:note|notes|entry|entries|line|remark|wording|word|phrase|label|charting|documentation|mention) (?:of|that (?:says|said|reads)|says|said|reads) ["“][^"”]{2,60}["”]/i;
/** What stands behind a sentence and denies it. */
const NOT_SO =
  /^[\s"”’')\]]{0,4}(?:(?:But |In fact,? |No,? )?(?:he|she|they|i|you|we) (?:do|does|did|has|have|had|is|was|are|were)(?: not|n['’]t)(?: have (?:one|any|it|this|that)| so| been)?[.,;!]|(?:that|this|it) (?:is|was) (?:not (?:so|true|correct|right|the case|accurate|him|her|me|hers|his|mine)|wrong|incorrect|false|untrue|inaccurate|an error|a mistake|a mix-?up)\b|(?:that|this|it) (?:is|was) (?:(?:about|for|meant for|said of) )?(?:my|his|her|their|the|another|a different|some ?(?:one|body) else['’]?s?)\s(?:\p{L}+\s)?(?:twin|brother|sister|mother|father|son|daughter|cousin|roommate|husband|wife|uncle|aunt|patient|client|resident|person|chart)\b(?! (?:who|that|told|called)))/iu;

/** Somebody close who says otherwise: a person reads both. */
const SAID_OTHERWISE =
  /^[\s"”’')\]]{0,4}(?:(?:But|However),? )?(?:\p{Lu}\p{Ll}+|(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he) \p{Ll}+)(?: \p{Lu}\p{Ll}+)? (?:disagrees|disagreed|disputes?|disputed|contradicts|contradicted|(?:says|said|reports|reported|states|stated) (?:otherwise|differently))(?!\p{L})/u;

/** Whether a page says something only as another's claim, or denies it right behind. */
export const isDisputed = (said: string, behind: string): boolean =>
  CLAIMED.test(said) || QUOTED_NOTE.test(said) || NOT_SO.test(behind) || SAID_OTHERWISE.test(behind);
