import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import { isSafetyField } from '#shared/features/suggestions/suggestion-fields.ts';
import { ALLERGEN_NAMES } from '../notes/note-words.ts';
import type { Finding } from '../suggestion.ts';
import { statesNothing } from './no-statement.ts';
import { isOtherDeed } from './other-deeds.ts';
import { isFramed } from './safety-frames.ts';

/*
 * What looks like the value of a safety field and is none: where the answer stands instead, what a helper says of their own
 * past, what was done to the client, a no that holds since a day or for one kind alone, and what somebody once marked on a
 * form.
 */

const DEEDS = new Set(['history_of_self_harm', 'history_of_suicide_attempts', 'aggression_or_property_damage']);

/** Where the answer stands instead of it: "school, as above", "see list". */
const ELSEWHERE =
  /^\W{0,40}(?:[\p{L}/]{1,16}(?: [\p{L}/]{1,16}){0,2}[,;:–-]\s?)?(?:see|as|same as|refer to|per|cf\.?) (?:the )?(?:above|below|attached|list(?:ed)?|page|p\.? ?\d|back|reverse|over|next|other side|mar|chat|messages?|transcript|chart|notes?|narrative|remarks|comments|q\.? ?\d|item|no\.? ?\d|#|h ?& ?p|hpi|prior|previous|reported|noted|documented|stated|discussed|before)(?:[\s\p{L}\d.#]{0,16})$/iu;

const LONGEST_POINTER = 80;

/** No more than where somebody is reached, or who is yet to be asked. */
const CALLED_AT = /^(?:tel|telephone|ph|phone|fax|cell|call|office)?\W{0,3}\(?\d{3}\)?[ .-]{1,2}\d{3}-\d{4}\W*$/i;
const TO_ASK = /^ask (?:dr|doctor|md|np|pcp|pediatrician|pharmacy|pharmacist|mom|mother|family|pt|patient)\b/i;
/** What the head of a column asks, without an answer. */
const HEAD_ALONE = /^(?:hurt|harm|kill|cut|burn)s? (?:self|others?|people)\W*$/i;
/** Of one medicine alone: "codeine (upset stomach, not an allergy)". */
const NO_ALLERGY = /^[^(),;]{1,40}\([^()]{0,40}\bnot (?:an? )?(?:true )?allerg\p{L}{1,2}\)\W*$/iu;
/** Who wrote it took it back, in the same sentence or the next: "he withdrew it on 10/10". */
const BACK = String.raw`(?:s?he|they|i|who) (?:later |since |then |has )?(?:withdrew|withdrawn|retracted|recanted|took back) (?:it|this|that|the (?:claim|report|statement|note|charge))\b`;
const TOOK_BACK = new RegExp(String.raw`\b${BACK}`, 'i');
const BACK_BEHIND = new RegExp(String.raw`^\W{0,4}(?:but |and )?${BACK}`, 'i');
/** Another by name who did it: "T. Vale kicked the door". */
const DONE_BY_NAME =
  /^\W{0,3}\p{Lu}\. (?<name>\p{Lu}\p{Ll}{2,20}) (?:then |again |also )?(?:shouted|yelled|kicked|punched|slapped|threw|hit|broke|smashed|pushed|shoved|choked|stabbed|struck|grabbed|spat|swung|bit|attacked|assaulted|threatened)\b/u;

/** A peer, a helper or a worker of themselves: "Ronny shared that he himself had seizures". */
const OF_ONESELF = /\b(?:he himself|she herself|they themselves) (?:was|were|had|has|is|went|took|tried|used|once)\b/i;
/** "Jules has seizures himself". */
const HAS_TOO =
  /^\W{0,3}(?<name>\p{Lu}\p{Ll}{2,20}) (?:has|had|gets) (?:the |an? )?(?:seizures?|fits?|epilepsy|convulsions?|shakes|[Dd][Tt]s|withdrawals?) (?:him|her)self\b/u;
const BY_ONE_NAMED =
  /^\W{0,3}(?:(?:peer|mentor|coach|counselor|nurse|tech|rn|officer|pastor|sponsor|mr\.?|ms\.?|mrs\.?|dr\.?) )*(?<name>\p{Lu}\p{Ll}{2,20})\b/u;
const NOT_NAMED =
  /^(?:He|She|They|Client|Patient|Resident|Participant|Applicant|Veteran|Member|Guest|Inmate|Student|Youth|The|This|His|Her|Reports?|States?|Also|When|While|After|Before|In|On|At|But|And|Then|Later|Says?|Said|Admits?|Denies|Mr|Ms|Mrs|Pt)$/;
const OF_WRITER =
  /\bI myself\b|\bin my own (?:recovery|detox|story|experience)\b|\b(?:I|we) too (?:was|were|had|have)\b/i;

/** The client is whom it was done to: "convicted of battery of this child". */
const DONE_TO =
  /\b(?:battery|batter(?:ed|ing)|assault(?:s|ed|ing)?|abus(?:e|ed|ing)|violence|cruelty|endanger\w+|neglect\w*|hitting|beating|hurting|harming|strangling|choking) (?:of |on |against |to |upon |toward )?(?:(?:this|said|our|the named|the minor) (?:child|youth|client|patient|minor|boy|girl|teen|student|resident|applicant|ward)|(?:the )?(?:client|patient|applicant|ward)|(?:her|him|me)(?=[.,;)]|$| (?:in|at|and|when|by|as|with|since|during|for)\b))/i;

/** Others did it: "Staff broke the window", "A man on her unit hanged himself". */
const BY_OTHERS =
  /^\W{0,3}(?:the )?(?:staff|police|officers?|deput(?:y|ies)|ems|medics|paramedics|fire(?:fighters|men| dept\.?| department)|security|guards?|troopers?)\s(?:had to |then |also |later )*(?:br(?:oke|eak)|kick|smash|threw|hit|punch|forc|restrain|tackl|push|shov|grabb|bust|cut)\w*\b/i;
const STOOD_BY =
  '(?![^.;]{0,40}\\b(?:saw|found|heard|reports?|reported|called|witness\\w*|says?|said|pulled|talked|grabbed|stopped|took (?:him|her)|brought|drove|calmed|cut (?:him|her) down|(?:hit|attacked|punched|jumped) (?:him|her|client|pt))\\b)';
const ANOTHER = new RegExp(
  `^\\W{0,3}(?:(?:an?|another|one|two|the other|some) (?:[\\p{L}-]+ ){0,2}?(?:peers?|residents?|inmates?|cellmates?|neighbors?|strangers?|guests?|roommates?|bunkmates?|classmates?)|(?:another|one|two|some|the other) (?:[\\p{L}-]+ ){0,2}?(?:m[ae]n|wom[ae]n|guys?|boys?|girls?|kids?|patients?|clients?|members?|students?|persons?|people)|an? (?:[\\p{L}-]+ ){0,2}?(?:m[ae]n|wom[ae]n|guy|boy|girl|kid|patient|client|member|student|person) (?:in|on|from|at|down) (?:his|her|their|the|my) (?:[\\p{L}-]+ )?(?:unit|dorm|group|house|jail|cell|block|program|shelter|class|room|pod|floor|hall|street|building|ward|wing|tier|camp))\\b${STOOD_BY}`,
  'iu',
);

/** A no that holds since a day, or up to a last time, is none of a life. */
const NOT_SINCE =
  /\b(?:none|no|not|never|nothing|has(?: not|n['’]t)|have(?: not|n['’]t)|denies)\b[^.;]{0,60}(?<!\b(?:ever|before or|or) )\bsince\b(?! (?:birth|childhood|infancy|(?:he|she|they) (?:was|were) (?:born|little|a child)))|\bsince\b[^.;,]{0,40}\b(?:has had |had |have had )?(?:no|none|not|never)\b|;\s?(?:the |his |her |my )?last (?:one |time |seizure |attempt )?(?:was|in)\b/i;
/** Said of what something is for: "Depakote for mood, not seizures". */
const NOT_FOR = /\bfor [^.;]{1,40}?,? \(?(?:and )?not (?:for )?\p{L}/iu;
/** What the law or a hand took. */
const TAKEN =
  /\b(?:was|were|been|being|got) seized\b|\bseized (?:by|from|the|his|her|their|an?|my|assets|property|drugs|phones?|guns?|\d)\b(?! (?:once|time))/i;
/** What somebody marked, as a letter or a note speaks of it. */
const MARKED =
  /\b(?:you|he|she|they|i|pt|client|patient|applicant) (?:had |also |first |originally |previously )?(?:checked|marked|circled|ticked|answered|put|wrote|indicated|said) ["“']?(?:no|none|never)["”']? (?:for|to|on|about|under|at|by|beside|next to)\b/i;
/** A no to an actual attempt beside one that was broken off. */
const BROKEN_OFF = /\b(?:aborted|interrupted)\b[^.;]{0,30}[\s:=-](?:yes|y|x ?[1-9]|[1-9])(?![\p{L}\d])/iu;
/** A printed choice with neither of its answers marked, at the end of what was read. */
const UNMARKED = /(?:^|\s)(?:Y\s{0,3}\/?\s{0,3}N|yes\s{0,3}\/?\s{0,3}no)\W{0,3}$/i;
/** Of a child or a friend by a word or a name: "the older one Teo is allergic". */
const OTHER_ONE = /\bthe (?:older|younger|little|other|oldest|youngest|middle) (?:one|boy|girl|kid|two)\b/i;
const ITS_OWNER = /(?<![\p{L}])(?<name>\p{Lu}\p{Ll}{2,20})['’]s (?:\p{Ll}+ ){0,2}allerg/u;
/** Somebody else by name, with it in brackets: "Juniper (she has epilepsy)". */
const BRACKETED = /(?<![\p{L}])(?<name>\p{Lu}\p{Ll}{2,20}) \((?:he|she|they) (?:has|have|had|is|was) /u;
const IS_ALLERGIC = /(?:^|[\s,;(])(?<name>\p{Lu}\p{Ll}{2,20}) (?:is|was) (?:also |severely |very )?allergic\b/u;
/** A question that is asked of whoever reads it, and no answer. */
const ONLY_ASKED = /^\W{0,3}(?:\p{L}+ ){0,2}(?:yourself|your \p{L}+)\W{0,3}$/iu;
/** What a form asks about by name, before the answer: "Allergies to food or latex? None". */
const ASKED = /^[^?\n]{0,120}\?/;
/** A no that a box of another question gives: "allergies ibuprofen. epi pen [ ] y [x] n". */
const ALLERGEN = new RegExp(`(?<![\\p{L}\\d-])(?:${ALLERGEN_NAMES})(?![\\p{L}\\d])`, 'iu');
/** Both answers of a printed choice read as one. */
const BOTH = /^(?:yes|y),? ?\W{0,3}n\b(?! ?\/)/i;
/** Both of a printed choice apart, and neither marked. */
const PRINTED_YES = /\sY(?:es)?$/i;
const PRINTED_NO = /^\s{1,4}\/?\s{0,4}N(?:o)?(?![\p{L})])/iu;
const NEAR_CHOICE = 10;
/** How somebody is, of nothing that they did. */
const EVEN_TEMPER =
  /^(?:even|good|fine|ok(?:ay)?|calm|mild|normal|stable|appropriate|(?:under )?control(?:led)?|slow)\W*$/i;
/** What a form asks next. */
const NEXT_QUESTION = /^Q\d{1,3}\b/;
/** What it does to people, as it is taught. */
const AS_TAUGHT = /\b(?:symptoms|signs)\b[^.;]{0,12}\b(?:can|may|could|often|usually)\b/i;
/** An injury that somebody else's deed left. */
const INJURED =
  /\b(?:subdural|concuss\w+|fractur\w+|tbi|unconscious|injur\w+|stitches|surgery|evacuated|broken)\b[^.;]{0,40}\b(?:after|from|in|during) (?:an? |the )?(?:assault|attack|mugging|beating|robbery)\b/i;
/** Pills that were taken as they should be. */
const AS_DIRECTED =
  /\b(?:took|takes|taken|swallowed) (?:all )?(?:of )?(?:his|her|their|my) (?:[\p{L}]+ ){0,2}?(?:meds|pills|medications?|medicines?)\b[^.;]{0,24}\b(?:as (?:directed|prescribed|ordered)|on time|this morning|today|tonight|daily|with (?:food|water|breakfast|help))\b/iu;

/** Words that look like a deed and are none; where nothing else of it is said, nothing is. */
const NO_DEED: Readonly<Record<string, readonly [looksLike: RegExp, deed: RegExp]>> = {
  history_of_suicide_attempts: [
    /\b(?:traffic court|hanging (?:around|out|with)|(?:pills|tabs|tablets) (?:a|per|each|every) day|(?:for|in|against) the cold|\d+ (?:calls?|visits?|messages?)\b.{0,24}|calls? to|hair tie|tourniquet)/i,
    /\b(?:suicid\w*|die|kill\w*|attempt|overdos\w*|od['’]?d|hanged|noose|jumped|wrists?|gun|pumped)\b/i,
  ],
  history_of_self_harm: [
    /\b(?:(?:cut|nicked|cuts) (?:him|her|my|them)sel(?:f|ves) (?:shaving|cooking|slicing|chopping|carving|opening|gardening|on (?:an?|the|some|broken))|exhaust|muffler|grill|iv (?:use|drug)|inject\w*|track marks|shooting up|bike|motorcycle|surgery|c-?section)\b/i,
    /\b(?:self|on purpose|razor|blade|cutting|lighter|cigarettes?)\b/i,
  ],
  aggression_or_property_damage: [
    /\b(?:broke into|(?:broke|broken|cracked|chipped) (?:an?|two|three|his|her|my|\d) (?:tooth|teeth|ribs?|toes?|fingers?|bones?)|broke the (?:news|lease|law|record|habit|ice)|threw (?:up|away|out)|(?:pushed|hit|pressed) the (?:nurse )?call|(?:hit|struck) (?:the|a) guard ?rail|(?:wrecked|totaled) (?:his|her|my|a|the|their) (?:car|truck|van|bike|motorcycle|pickup|jeep|suv)(?! (?:with|on purpose))|to (?:get|climb|crawl) out of|broke (?:down|up|even|curfew))\b/i,
    /\b(?:punch|kick|slap|shov|hit|bit|stab|chok|fight|fought|assault|threat|smash|threw|broke|attack|violen|aggress|beat|tore|slash)\w*/i,
  ],
};
const OF_NEWBORN = /\b(?:bab(?:y|ies)|newborn|infants?|neonat\w+|nicu|nas\b)\b/i;

/** What stands in the next column of a form of illnesses, or a mark alone. */
const NO_ALLERGEN =
  /^[\s|\W]*(?:(?:MRSA|VRE|c\.? ?diff|HIV|isolation|diet|code status|precautions|fall risk|infections?|latex|y|n|yes|no)\b[\s|,/\W]*)+$/i;
const BARRED = /^\s*\|/;

/** Whoever writes of the client says it of themselves. */
const OF_I =
  /^\W{0,3}(?:(?:and|but|so|also|then|when|because) )?I(?:['’](?:ve|m|d))? (?!(?:think|believe|know|saw|see|found|asked|was told|hear|heard|understand|worry|noted?|observed|reviewed|recommend)\b)/i;
const NEAR_QUOTE = 400;

/** Whether a sentence is of its writer, on a page that speaks of the client as he or she. */
export function ofWriterAlone(
  { field, start, end, from }: Finding,
  page: string,
  gender: 'he' | 'she' | null | undefined,
): boolean {
  if (!isSafetyField(field) || from !== 'prose' || !gender || !OF_I.test(page.slice(start, end))) return false;
  const before = page.slice(Math.max(0, start - NEAR_QUOTE), start);
  const opened = (before.match(/["“]/g)?.length ?? 0) - (before.match(/”/g)?.length ?? 0);
  return (before.includes('“') ? opened : opened % 2) === 0 && !/^\s*["“'>]/.test(page.slice(start, end));
}

/** Whether a finding of a safety field is none of the client's values, by the words it stands in. */
export function isNoSafety(finding: Finding, page: string, client?: KnownClient): boolean {
  const { field, value, start, end, from, said } = finding;
  if (!isSafetyField(field)) return false;
  if (statesNothing(finding, page) || isOtherDeed(finding, page) || isFramed(finding, page)) return true;
  const text = page.slice(start, end).replace(/\s+/g, ' ');
  if (value.length < LONGEST_POINTER && ELSEWHERE.test(value.trim())) return true;
  if (CALLED_AT.test(value) || TO_ASK.test(value) || HEAD_ALONE.test(value)) return true;
  if (TOOK_BACK.test(text) || BACK_BEHIND.test(page.slice(end, end + NEAR_CHOICE * 4).replace(/\s+/g, ' ')))
    return true;
  if (field === 'allergies' && NO_ALLERGY.test(value)) return true;
  if (BOTH.test(value) || NEXT_QUESTION.test(value)) return true;
  if (field === 'concerns_for_withdrawal' && AS_TAUGHT.test(text)) return true;
  if (field === 'allergies' && value === 'None' && ALLERGEN.test(text.replace(ASKED, ''))) return true;
  if ((value === 'No' || value === 'None' || value === 'Yes') && UNMARKED.test(text)) return true;
  if (value === 'Yes' && PRINTED_YES.test(text) && PRINTED_NO.test(page.slice(end, end + NEAR_CHOICE))) return true;
  if (field === 'aggression_or_property_damage' && EVEN_TEMPER.test(value)) return true;
  if (field === 'allergies' && (BARRED.test(value) || (/[|,/]/.test(value) && NO_ALLERGEN.test(value)))) return true;
  if (field === 'history_of_suicide_attempts' && value === 'No' && BROKEN_OFF.test(page.slice(start, end + 60)))
    return true;
  if (said === 'no' && (MARKED.test(text) || NOT_SINCE.test(text) || NOT_FOR.test(text))) return true;
  if (from !== 'prose') return false;
  if (field === 'allergies')
    return [IS_ALLERGIC, ITS_OWNER].some((names) => isOthers(text, names, client)) || OTHER_ONE.test(text);
  if (ONLY_ASKED.test(text)) return true;
  if (OF_WRITER.test(text) || isOthers(text, BRACKETED, client)) return true;
  if (OF_ONESELF.test(text) && isOthers(text, BY_ONE_NAMED, client)) return true;
  if (field === 'concerns_for_withdrawal') return OF_NEWBORN.test(text) || ANOTHER.test(text);
  if (field === 'history_of_seizures' && isOthers(text, HAS_TOO, client)) return true;
  if (field === 'history_of_seizures') return ANOTHER.test(text) || TAKEN.test(text);
  if (!DEEDS.has(field) || said === 'no') return false;
  const [looksLike, deed] = NO_DEED[field] ?? [];
  if (looksLike?.test(text) && !deed?.test(text.replace(looksLike, ' '))) return true;
  if (field === 'history_of_suicide_attempts' && AS_DIRECTED.test(text)) return true;
  if (field === 'aggression_or_property_damage' && isOthers(text, DONE_BY_NAME, client)) return true;
  if (field === 'aggression_or_property_damage' && (DONE_TO.test(text) || INJURED.test(text) || BY_OTHERS.test(text)))
    return true;
  return ANOTHER.test(text);
}

/** Whether the name that stands in a text is another's than the client's. */
function isOthers(text: string, names: RegExp, client: KnownClient | undefined): boolean {
  const name = names.exec(text)?.groups?.name;
  return name !== undefined && !NOT_NAMED.test(name) && !isOwn(name, client);
}

const isOwn = (name: string, client: KnownClient | undefined): boolean =>
  `${client?.firstname ?? ''} ${client?.lastname ?? ''}`
    .toLowerCase()
    .split(/[\s-]+/)
    .includes(name.toLowerCase());
