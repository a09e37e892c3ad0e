import type { Finding } from '../suggestion.ts';

/*
 * Words on a safety topic that state nothing of what happened: what papers teach or say to watch for, what they ask, examples
 * they print, headings of plans, what somebody only felt like doing, and a no that an exception, a later time or one stay's
 * watching limits.
 */

/** What somebody is to do, should it happen, and what a thing does to people. */
const SHOULD_IT_HAPPEN =
  /\b(?:return|call|go|come back|seek|contact|notify|report|alert|page|dial|see|stop)\b[^.;]{0,80}\b(?:if|when|whenever|should|for any of)\b[^.;]{0,24}\b(?:you|your|he|she|they|client|patient|pt|resident|student|child|any|there|following|these|symptoms)\b|\bif (?:you|your child|the (?:client|patient|student|resident|child)|client|patient|pt|he|she|they|someone|a (?:person|patient|client|student|resident)) (?:ha(?:s|ve)|get|gets|develops?|experiences?|shows?|becomes?|begins?|starts?|feels?|seizes?|is having|are having)\b|\b(?:signs|symptoms|warning signs|side effects) (?:of|to (?:watch|look) for)\b[^.;]{0,60}\b(?:include|such as|are|like)\b|\b(?:can|may|might|could|will) (?:also |sometimes |even )?(?:cause|lead to|result in|trigger|bring on|provoke|worsen|include|happen|occur)\b/i;
/** Somebody is asked. */
const ASKS =
  /^\W{0,3}(?:\(?[\dA-Za-z]{1,2}[.)] )?(?:have|has|had|did|does|do|is|are|was|were|any|when|how|what|who|why|ever) (?:you|he|she|they|your|the|his|her|their|anyone|client|patient|pt|student|child|applicant|history|hx|past|prior|many|often|ever|tried|been|was|is|did)\b/i;
const QUESTION_ENDS = /^[^.;:?!\n]{0,120}\?/;
/** A question that a number leads and an answer follows. */
const ANSWER_BEHIND = /^\s{0,4}(?:answer|response|reply|ans|a)\s?[:.–-]/i;
const EXAMPLES = /^\W{0,3}(?:examples?|e\.\s?g\.|for (?:example|instance)|such as|i\.\s?e\.)[\s:,]/i;
/** The heading of a plan, and what it is to reach. */
const PLAN_HEADING =
  /^\W{0,3}(?:\d{1,2}[.)] )?(?:(?:my|his|her|their|early|known|personal|internal) )?(?:warning signs?|triggers?|coping|ways to|things (?:that|i)|reasons (?:not )?to|alternatives? to|(?:\p{L}+ )?(?:goals?|objectives?|interventions?)|skills?|steps?|what helps|what to do|instructions?|policy|precautions?|if (?:the )?(?:patient|client|pt|resident|student|child|youth|guest|participant|camper)|in (?:case|the event) of)\b/iu;

const UNDER_PLAN =
  /\b(?:warning signs?|triggers?|coping (?:with|skills?)|ways to|reasons (?:not )?to|alternatives? to|in case of|in the event of)\b[^.;:\n]{0,40}$/i;

/** What a program, its staff or a training does with anybody. */
const OF_ANYBODY =
  /^\W{0,3}(?:we|our|the|this|all|any|each|every|staff|program|facility|policy|training|residents?|clients?|patients?|participants?|applicants?|candidates?|persons?|people|individuals?|veterans|youth|men|women|members|those|anyone|assess|monitor|screen|evaluate|observe|watch)\b[^.;]{0,60}?\b(?:serves?|treats?|accepts?|excludes?|covers?|specializ\w+|offers?|trained|training|cannot|can(?:not|['’]t)? (?:take|admit|accept)|(?:do|does|will|may)(?: not|n['’]t)? (?:take|admit|accept|allow|tolerate)|(?:is|are) (?:not )?(?:accepted|admitted|eligible|excluded|screened|assessed|asked|prohibited|monitored|at (?:higher|increased|greater|high) risk)|(?:must|should|may) (?:not )?(?:have|be)|with (?:an? )?(?:history|hx|active|current|recent|known)|for (?:signs|symptoms|suicid\w+|self|seizures?|aggress\w+|withdrawal))\b/i;
const ONE_CLIENT =
  /\b(?:this|our|the|named) (?:client|patient|pt|resident|participant|applicant|member|veteran|student|youth|young (?:man|woman)) (?:is|has|had|was|reports?|presents|with)\b|\b(?:he|she|his|her|I|my|son|daughter)\b/;
/** Somebody else was found or seen so. */
const FOUND_ANOTHER =
  /\b(?:found|finding|saw|seeing|watched|watching|witnessed|witnessing|discovered|walked in on) (?:his|her|my|their|an?|the|another) (?:(?!own\b)[\p{L}-]+ ){1,3}?(?:hang\p{L}*|hung|dead|shot|shoot\p{L}*|cut\p{L}*|overdos\p{L}*|seiz\p{L}*|jump\p{L}*|with (?:a|his|her) (?:gun|rope|belt|noose|wrists?)|after (?:he|she|they) (?:hung|hanged|shot|cut|jumped|overdosed|tried|attempted))/iu;

/** Only felt or said as a wish. */
const ONLY_FELT =
  /\b(?:could|might|would(?: have)?|(?:want(?:s|ed)?|like[ds]?|urges?|tempt(?:ed|ation)|desires?|wish(?:es|ed)?|ready|going) to|(?:felt|feels?|feeling) like|(?:thoughts?|thinks?|thought|thinking|dream(?:s|ed)?|fantas(?:y|ies|ized)) (?:of|about)) (?:just |even |almost |really )?(?:punch|hit|kick|slap|hurt|harm|break|smash|throw|fight|cut|burn|choke|stab|shoot|attack|strangl|swing)\w*/gi;
const DEED =
  /\b(?:punch|hit|kick|slap|shov|push|hurt|bit|broke|break|smash|thr[eo]w|fight|fought|cut|burn|chok|stab|shot|attack|assault|threat|strangl|swung|violen|aggress|scar|self|tore|slash|destroy|damag|arrest)\w*/i;

/** Whom a sentence before names as the one who did it, whom a pronoun then means. */
const DONE_BY =
  /\b(?:by|with|from|left|leave|married|divorced) (?:my|her|his|their|an?|the) (?:then |former |late |abusive |ex[- ]?|first |second )?(?:husband|wife|ex|boyfriend|girlfriend|partner|spouse|father|mother|step\p{L}{3,8}|brother|uncle|landlord|neighbor|pimp)\b[^.;?!]{0,80}[.;!?]\s{1,3}$/iu;
const BY_PRONOUN = /^\W{0,3}(?:he|she)\b/i;
const ON_ANOTHER = /\b(?:my|me|her|him|us|our)\b/i;
/** What else left a scar. */
const OTHER_CAUSE =
  /\b(?:from|due to|after|because of|caused by|result of|attributes? (?:it|them|these)? ?to|[:=-]) (?:an? |the |his |her |my |their |old |prior |past |childhood )*(?:\p{L}+ ){0,2}?(?:dogs?|cats?|bites?|kitchen|cooking|oven|work|job|welding|surger(?:y|ies)|accidents?|falls?|fell|wire|fence|fencing|roofing|motorcycle|bike|car|crash|wreck|mva|mvc|glass door|thorns?|brush|branches|farm\p{L}*|sports?|iv use|biops(?:y|ies))\b/iu;
const SCARRED = /\b(?:scars?|marks|scarring|lacerations?)\b/i;

/** A no that something behind it limits. */
const EXCEPT =
  /\b(?:no|not|never|none|denie[sd]|denies|without)\b[^.;]{0,60}\b(?:until|till|except(?:ing|ion)?|other than|aside from|apart from|besides|but for|save for|outside of|beyond|prior to (?:this|that|the)|before (?:this|that|the|last|then))\b(?! (?:now|today))/i;
/** What was watched for on one day, or looked at by somebody who examined. */
const ONE_STAY =
  /\bno (?:further |more |new |additional |repeat |subsequent |other )?(?:signs? of |evidence of |witnessed |observed |overt )*(?:seizures?|sz|convulsions?|seizing) (?:activity|noted|observed|witnessed|seen|during|overnight|today|tonight|this (?:shift|stay|admission)|on (?:the )?(?:unit|arrival|scene|exam)|en ?route|while)\b|\bno (?:further|more|new|additional|repeat|subsequent|other) (?:seizures?|sz|attempts?|self[- ]?harm|incidents?|aggression|outbursts?|cutting)\b/i;

/** Said right behind of what was found: it is not so. */
const NOT_SO =
  /^[\s,;.(–-]{0,4}[^.\n\t]{0,50}\b(?:that|this|which|it) (?:is|was) (?:incorrect|wrong|not (?:true|correct|right|accurate|so)|untrue|false|inaccurate|an? (?:error|mistake|mix-?up))\b/i;

/** Of an illness that was not named, of which one attack may well be spoken of. */
const NOT_NAMED = /\bno (?:\p{L}+ )?(?:diagnos[ei]s|dx) of\b/iu;
/** What else somebody may withdraw from or do without. */
const OTHER_HABIT =
  /\b(?:quit(?:ting)?|stop(?:ped|ping|s)?|gave up|giving up|without|off|from) (?:drinking |using |smoking )?(?:caffeine|coffee|energy drinks?|nicotine|cigarettes?|tobacco|vap(?:e|es|ing)|sugar|screens?|gaming)\b|\b(?:caffeine|coffee|nicotine|cigarette|tobacco|sugar|screen|gaming) withdrawals?\b/i;
const HABIT =
  /\b(?:alcohol|etoh|drink\w*|drank|liquor|vodka|beers?|wine|opi\w+|heroin|fentanyl|meth\w*|cocaine|crack|benzo\w*|xanax|ativan|klonopin|valium|kratom|pills|oxy\w*|suboxone|gabapentin|dope|ghb|phenibut|tramadol|percocet\w*|norcos?|seizures?|dts?)\b/i;

/** Done to whoever writes. */
const DONE_TO_WRITER =
  /\b(?:threw|hit|hits|beat|punched|kicked|slapped|shoved|pushed|choked|strangled|stabbed|jumped|attacked|grabbed|bit|slammed|knocked|robbed|whipped|held) (?:me|us)\b|\b(?:broke|blacked|cracked|split|busted|fractured) my (?:\p{L}+ )?(?:jaw|nose|arm|wrist|ribs?|eye|lip|hand|leg|tooth|teeth|skull|collarbone)\b/iu;
const BY_WRITER =
  /\bI(?: \p{L}+)? (?:hit|beat|punched|kicked|slapped|shoved|pushed|choked|stabbed|attacked|broke|threw|fought|swung|smashed|bit|put)\b/iu;
/** A relative of whom it is said, with a name or without. */
const OF_RELATIVE =
  /^\W{0,3}(?:\d{1,2}[.)]? )?(?:his|her|their|my|the (?:client|patient|subject)['’]s|client['’]s|pt['’]s) (?:(?:older|younger|late|twin|half|step|ex|best|only|little|big|first|second|then)[ -]?)*(?:wife|husband|mother|father|mom|dad|brother|sister|son|daughter|aunt|uncle|cousin|roommate|friend|partner|boyfriend|girlfriend|grand\p{L}{2,8}|niece|nephew|neighbor|cellmate|sponsor|coworker|buddy),? (?:\p{Lu}[\p{L}'’-]{1,20},? )?(?:who )?(?:then |also |had |once |later )?(?:hanged|hung|shot|killed|tried|attempted|took|overdosed|drowned|jumped|cut|cuts|seized|died|was epileptic|has epilepsy|had epilepsy|(?:has|had) (?:an? )?seizures?)\b/iu;
const CLIENT_TOO =
  /\b(?:and|then|so|after which|as did|like) (?:he|she|they|I|client|pt|the (?:client|patient|subject)) (?:himself |herself |also |too |then |later )?(?:tried|attempted|took|cut|cuts|overdosed|od['’]?d|swallowed|hung|hanged|jumped|did the same|seized)\b(?! (?:him|her) down)/i;
/** A charge or a deed by which only something else is meant. */
const MEANT_BEFORE =
  /^\W{0,3}\p{L}{1,20}(?: \p{L}{1,20}){0,3} (?:on account of|because of|for|over) (?:that|it|this)\W{0,3}$/iu;
/** A box for none that is ticked, before the topic. */
const NONE_TICKED =
  /[[(]\s?[xX✓]\s?[\])]\s?(?:none|no|never)\s{1,4}[[(]\s?[\])]\s?(?:some|yes|any|current|past|now)\s{1,6}$/i;
/** A topic within a sentence, which is no label. */
const WITHIN_SENTENCE = /\b(?:was|is|were|had|caused|explains?|explained) (?:the|an?|his|her|my|that|this) $/i;
/** Where how somebody feels is said. */
const OF_MOOD =
  /(?:^|\n|\. )\s{0,4}(?:mood|depression|affect|sleep|appetite|emotional(?:ly)?|mental status)\s?[.:–-]\s{0,4}$/i;

const DEEDS = new Set(['history_of_self_harm', 'history_of_suicide_attempts', 'aggression_or_property_damage']);
const NEAR = 160;

/** Whether the words of a safety field's finding state nothing of what was. */
export function statesNothing({ field, value, start, end, from, said }: Finding, page: string): boolean {
  const text = page.slice(start, end).replace(/\s+/g, ' ');
  const before = page.slice(Math.max(0, start - NEAR), start);
  if (field !== 'allergies' && (PLAN_HEADING.test(text) || UNDER_PLAN.test(before))) return true;
  if (ASKS.test(value) && QUESTION_ENDS.test(page.slice(end, end + NEAR))) return true;
  if (said === 'no' && (EXCEPT.test(text) || ONE_STAY.test(text) || NOT_NAMED.test(text))) return true;
  if (said !== 'no' && value !== 'No' && NONE_TICKED.test(before)) return true;
  if (from === 'label' && field !== 'allergies' && WITHIN_SENTENCE.test(before)) return true;
  if (from !== 'prose') return false;
  const behind = page.slice(end, end + NEAR);
  if (field === 'allergies') return NOT_SO.test(behind);
  if (EXAMPLES.test(text) || ANSWER_BEHIND.test(behind)) return true;
  if (ASKS.test(text) && (/\?\W{0,2}$/.test(text) || QUESTION_ENDS.test(behind))) return true;
  if (said === 'no') return false;
  if (SHOULD_IT_HAPPEN.test(text) || FOUND_ANOTHER.test(text)) return true;
  if (OF_ANYBODY.test(text) && !ONE_CLIENT.test(text)) return true;
  if (OF_RELATIVE.test(text) && !CLIENT_TOO.test(text)) return true;
  if (field === 'concerns_for_withdrawal' && OF_MOOD.test(before)) return true;
  if (field === 'concerns_for_withdrawal') return OTHER_HABIT.test(text) && !HABIT.test(text);
  if (!DEEDS.has(field)) return false;
  const rest = text.replace(ONLY_FELT, ' ');
  if (rest !== text && !DEED.test(rest)) return true;
  if (field === 'history_of_self_harm')
    return SCARRED.test(text) && OTHER_CAUSE.test(`${text} ${(behind.split('\n')[0] ?? '').slice(0, NEAR)}`);
  if (field !== 'aggression_or_property_damage') return false;
  if ((DONE_TO_WRITER.test(text) && !BY_WRITER.test(text)) || MEANT_BEFORE.test(text)) return true;
  return BY_PRONOUN.test(text) && ON_ANOTHER.test(text) && DONE_BY.test(before);
}
