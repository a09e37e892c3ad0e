import { ALLERGEN_NAMES } from '../notes/note-words.ts';
import type { Finding } from '../suggestion.ts';

/*
 * What looks like the value of a field and is none: marks without a word, a table's head, a form's printed choice, a list of
 * what to send, an item of somebody's advice, and what was done to the client where the field asks what they did.
 */

const SAYS = /[\p{L}\p{N}+]/u;
const ONLY_ADDRESS = /^(?:\S{1,64}@\S{1,80}|(?:https?:\/\/|www\.)\S{1,120})$/i;
/** A form's own yes beside its no, left as it is printed. */
const PRINTED_CHOICE =
  /^\(?\s?(?:y|n|yes|no)\s?\)?(?:\s{1,8}|\s?[/|]\s?)\(?\s?(?:y|n|yes|no)\s?\)?(?=\s|$)(?!\s(?:one|longer|more)\b)/i;
/** The head of a column, where a name would stand. */
const HEAD_ALONE =
  /^\W{0,3}(?:\p{L}+\W{1,3})?(?:payer|payor|insurance|insurer|coverage|carrier|plan|company|ins\.?)\W{1,5}(?:primary|secondary|tertiary|payer|payor|plan|name|type|carrier|company|member|policy|holder)\W*$/iu;

/** Taken back by whoever wrote it, with the words that are taken back behind. */
const TAKEN_BACK =
  /^\W{0,3}(?:(?:struck|crossed out|lined out|deleted|removed|voided?|misfiled|(?:entered|charted|written) in error)(?: \p{L}{1,16}){0,3}\s?[,:(–-]|wrong (?:\p{L}{1,16} ){0,2}?(?:chart|file|sheet|form|page|label|sticker|addressograph|record|entry|note)\b)|^\W{0,3}(?:\p{L}{1,16},? ){0,2}wrong (?:participant|client|patient|pt|person|resident|student|member|inmate|tenant|guest|consumer|ward|claimant|caller|veteran)\b/iu;

/** Somebody asks for these things to be sent, said or brought. */
const ASKS_FOR =
  /\b(?:please|pls|kindly)\s(?:also |just |re)?(?:send|include|provide|bring|list|attach|fax|forward|complete|answer|describe|indicate|note any|e-?mail|have ready|let us know|reply with|share|write down|fill)\b|\b(?:we|i)(?:['’]ll| will)? (?:also )?need (?:to know|from you|the following|a list|copies|answers)|\b(?:send|get|e-?mail|fax) (?:me|us) (?:the|his|her|their|your|any|a list|what)\b|\b(?:what|things|information|info) (?:we|i) (?:need|ask|want) (?:is|are|from|to know)?:|\b(?:a few|some|my|our|these) questions (?:for you|below|first)\b|\b(?:be ready|be prepared) to (?:answer|say|discuss|list)\b|\bbring (?:with you|along|a list)\b/i;
/** What is asked, point by point: "1 address 2 work 3 meds and allergies". */
const POINTS_ASKED =
  /(?:^|\s)1[.)]? \p{L}[^\d?]{2,60}\s2[.)]? \p{L}[^\d?]{2,60}\s3[.)]? \p{L}[^\d?]{2,60}(?:\s4[.)]? \p{L}|$)/u;
/** A heading with its number: "16 Police, court, probation". */
const NUMBERED_HEADING = /^\d{1,2}[.)]? \p{Lu}\p{L}{2,20}(?:(?:, | and | or | & | ?\/ ?)\p{Ll}{3,16}){1,5}[.:]?$/u;

/** What somebody would not or does not mean to do is no word on what they did. */
const NOT_AHEAD =
  /(?:\b(?:would|will|wo|should|going|plans?|planning|planned|intends?|intent|intention|wants?|wanting|wish\w*|desires?|promis\w+|contract\w*|agree\w*)\b|['’](?:d|ll))(?:(?:n['’]t| not| never| to| of| ever)*) (?:\p{L}+ )?(?:hurt|harm|kill|cut|injur|burn|end|attack|hit|do (?:it|anything|that))\p{L}*/iu;
const BEFORE_NOW =
  /\b(?:histor\w+|hx|ever|lifetime|past|prior|previous(?:ly)?|has (?:not|never)|had (?:not|never)|hasn['’]t|never (?:has|had|did|tried|cut|hit|hurt|hit|been|made)|no attempts?)\b/i;
const DEEDS = new Set(['history_of_self_harm', 'history_of_suicide_attempts', 'aggression_or_property_damage']);

/** A no that holds only for what somebody is ready to speak of. */
const NOT_SPOKEN_OF =
  /\b(?:(?:will|would|wants? to|wanted to|(?:is|was) (?:un)?(?:willing|ready|able|comfortable) to|cares? to|cared to|chose to|wishes to) (?:not )?(?:speak|talk|discuss|disclose|share|go into|name|mention|describe|elaborate|say)|(?:none|nothing|not?|never)(?: \p{L}+){0,3} (?:disclosed|discussed|offered|volunteered|shared)|(?:guarded|evasive) (?:about|on|when))\b/iu;
/** That nobody is violent now, or was seen to be, leaves open what was done to the client. */
const ONLY_VIOLENCE = /\b(?:violence|violent)\b/i;
const OF_TRAUMA =
  /\b(?:domestic|partner|dv|ipv|abus\w+|trauma\w*|victim\w*|witness\w*|assault\w*|neglect\w*|exposure|exposed|community|family|childhood|rape\w*|molest\w*)\b/i;

/** What was done to the client is none of their deeds. */
const SUFFERED =
  /^\W{0,3}(?:dv|d\.v\.|ipv|domestic violence|(?:physical |sexual |emotional )?(?:abuse|violence|assault)d?|abused|beaten|battered|hit|attacked|stabbed|jumped)(?: \p{L}{1,14}){0,2}? (?:by|from|at the hands of)\s|\b(?:exposure to|exposed to|victim of|survivor of|fled|witness(?:ed|ing)?(?: to)?) (?:\p{L}+ ){0,2}?(?:violence|assault|abuse|aggression|battery)|\bviolence (?:against|toward|to) (?:her|him|me|you|client|pt|patient)\b|^\W{0,3}(?:ex[- ]?\p{L}{3,10}|husband|wife|father|mother|step\p{L}{3,7}|partner|boyfriend|girlfriend|spouse)[,:]? (?:physical|sexual|emotional|verbal|hits?|beats?|was|violent|abusive)\b/iu;
/** Who hurt those they love says so of their grief, too. */
const REGRETS = /\bI(?:['’]ve| have|['’]m| am| keep)? (?:really |also |just |only )?hurt(?:ing)?\b/;
const STRUCK_BLOW =
  /\b(?:hit|punch|kick|slap|shov|push|bit|stab|chok|fought|fight|physical|beat|assault|threw|broke|smash|attack|on purpose)\w*/i;

/** A place or a program that is named after what it treats. */
const NAMED_AFTER =
  /\b(?:center|centre|clinic|institute|program|hospital|services|foundation|association|alliance|academy|network|unit|recovery|society|council)s? (?:for|of|on) (?:the (?:treatment of )?)?(?:[\p{L}&,]+ ){0,3}?(?:eating disorders?|epilepsy|trauma|self[- ]injury|seizures?|violence|suicide|brain injury|abuse)\b|\b(?:eating disorders?|epilepsy|seizure|trauma|suicide prevention|domestic violence|brain injury) (?:center|centre|clinic|institute|program|hospital|services|foundation|association|coalition|lifeline|hotline|shelter)\b/iu;
const UNDER_CARE =
  /\b(?:treated|attended|admitted|completed|discharged|stay\w*|was|were|has|had|been|seen|went|dx|diagnos\w+|since|history|hx)\b/i;

/** Who watches over children charges nobody with a crime. */
const OF_CHILDREN =
  /\b(?:cps|dcfs|dcf|dhs|ocs|acs|dependency|custody|child (?:welfare|protect\w+|support)|family court|guardianship|adoption|voluntary case|eviction|landlord|civil|small claims|divorce|immigration|workers['’]? comp\w*|disability (?:claim|case))\b/i;
const OF_CRIME =
  /\b(?:charg\w+|felon\w+|misdemeanor|criminal|dui|dwi|owi|ovi|theft|assault|battery|possession|burglary|warrant|arrest\w*|arraign\w*|sentenc\w*|robbery|trespass\w*|indict\w*|probation|endanger\w+|neglect)\b/i;

/** An item of what somebody advises, or a line on whom to reach, where a reason would stand. */
const ADVISED_ITEM = /^\(?(?:\d{1,2}|[a-hA-H])\)\s|^\d{1,2}\.\s/;
const HOLDS_PHONE = /\d{3}[-. ]\d{3}[-. ]\d{4}/;

/** A wish for a place that gives a medicine says nothing of what is taken now. */
const PLACE_THAT_GIVES =
  /\b(?:place|program|facility|house|home|rehab|detox|center|somewhere|anywhere|bed|one)s? (?:that|which|who|where (?:they|he|she))(?: will| would| can)? (?:takes?|accepts?|allows?|lets?|keeps?|gives?|offers?|does|do|starts?|continues?)\b/i;

/** Whoever calls, writes or treats speaks of themselves here. */
const OF_THEMSELVES =
  /\b(?:caller|informant|reporter|writer|mother|father|mom|dad|wife|husband|sister|brother|daughter|son|friend|roommate|sponsor|neighbor|partner|guardian|aunt|uncle|officer|counselor|nurse)\b[^.;]{0,40}\b(?:he himself|she herself|they themselves|of (?:her|his|their) own)\b/i;
const OF_PROVIDER =
  /^\W{0,3}(?:Dr|Doctor|Officer|Judge|Attorney|Nurse|Sgt|Deputy|Pastor|PO|Counselor|NP|PA)\.? \p{Lu}[\p{L}'’-]{1,24}(?: \([^)]{1,20}\))? (?:is|was|has|had|will|left|retired|moved|works|just)\b/u;
const PERSONAL = new Set(['employment_status', 'living_status', 'marital_status', 'employer', 'gender']);

/** A number that a caller or somebody else leaves. */
const OF_CALLER =
  /\b(?:call ?-?back|caller|emergency contact|emerg\.? contact|in (?:an |case of )?emergency|next of kin|nok|notify|informant|reporting party|referr\p{L}+|driver)\b|\((?:his |her |pt['’]?s )?(?:husband|wife|spouse|mother|father|mom|dad|sister|brother|son|daughter|aunt|uncle|friend|partner|roommate|cousin|gr(?:and)?\p{L}+)\)/iu;
const OF_CLIENT = /\b(?:client|patient|pt|participant|resident|applicant|member|home|own|self)\b(?!['’]s)/i;

/** The figures of a scale from nought on, of which another than the first is ringed. */
const SCALE_GOES_ON = /^\s{0,8}[[(]?\s?[12]\s?[\])]?\s{1,8}[[(]?\s?[23]\b/;
/** What goes on from the line before in small letters belongs to whoever that line's last sentence speaks of. */
const LAST_SENTENCE = /[^.;:?!\n]{1,160}$/;
const SMALL = /^\p{Ll}/u;

function goesOnOfRelative(page: string, start: number): boolean {
  const from = page.lastIndexOf('\n', start - 1);
  if (from <= 0 || page.slice(from + 1, start).trim() !== '' || !SMALL.test(page.slice(start, start + 1))) return false;
  const before = LAST_SENTENCE.exec(page.slice(Math.max(0, from - 200), from))?.[0] ?? '';
  return RELATIVE_FIRST.test(before);
}
const RELATIVE_FIRST =
  /^\W{0,3}(?:(?:his|her|their|my|the|client['’]?s|pt['’]?s)\s)?(?:(?:older|younger|late|twin|step|ex)[ -]?)?(?:wife|husband|mother|father|mom|dad|brother|sister|son|daughter|aunt|uncle|cousin|roommate|friend|partner|boyfriend|girlfriend|grand\p{L}+|niece|nephew|neighbor)(?:,? \p{Lu}[\p{L}'’-]{1,20})?(?: in \p{Lu}\p{L}+)? (?:takes|took|has|had|is|was|uses|used|carries|needs|gets|also)\b/iu;

const PROSE_RULES: readonly ((finding: Finding, said: string) => boolean)[] = [
  (_, said) => ASKS_FOR.test(said) || POINTS_ASKED.test(said) || OF_THEMSELVES.test(said),
  ({ value }) => NUMBERED_HEADING.test(value),
  ({ field }, said) =>
    /^(?:history_of|eating_|aggress)/.test(field) &&
    NAMED_AFTER.test(said) &&
    !UNDER_CARE.test(said.replace(NAMED_AFTER, ' ')),
  ({ field }, said) => PERSONAL.has(field) && OF_PROVIDER.test(said),
];

const ALLERGEN = new RegExp(`(?<![\\p{L}\\d-])(?:${ALLERGEN_NAMES})(?![\\p{L}\\d])`, 'iu');
const PENNED = /~~[^~]{1,200}~~/g;
/** A box for none that is not ticked. */
const NONE_UNTICKED = /\[\s?\]\s?(?:nk|none|no known)/i;
/** Whoever answers says that they have it as well. */
const I_TOO = /\bI(?:['’]m| am| have| do)\b[^.;,]{0,40}\btoo\b/;

const RULES: readonly ((finding: Finding, said: string) => boolean)[] = [
  ({ value }) => !SAYS.test(value),
  ({ field, value }, said) => field === 'allergies' && value === 'None' && NONE_UNTICKED.test(said),
  ({ field, value }) => field === 'allergies' && value.includes('~~') && !ALLERGEN.test(value.replace(PENNED, ' ')),
  ({ field }, said) => (field === 'allergies' || field.startsWith('history_of')) && I_TOO.test(said),
  ({ field, value }) => !field.includes('email') && ONLY_ADDRESS.test(value.trim()),
  ({ value }) => PRINTED_CHOICE.test(value.trim()),
  ({ field, value }, said) => field === 'carrier' && value === 'Other' && HEAD_ALONE.test(said),
  (_, said) => TAKEN_BACK.test(said),
  ({ field, said: answer }, said) =>
    answer === 'no' && DEEDS.has(field) && NOT_AHEAD.test(said) && !BEFORE_NOW.test(said),
  ({ value }, said) => value === 'No' && NOT_SPOKEN_OF.test(said),
  ({ field, value }, said) =>
    field === 'history_of_trauma' && value === 'No' && ONLY_VIOLENCE.test(said) && !OF_TRAUMA.test(said),
  ({ field, value, said: answer }, said) =>
    field === 'aggression_or_property_damage' && answer !== 'no' && (SUFFERED.test(value) || SUFFERED.test(said)),
  ({ field, value }, said) =>
    field === 'aggression_or_property_damage' && value !== 'No' && REGRETS.test(said) && !STRUCK_BLOW.test(said),
  ({ field, value }, said) =>
    field === 'pending_legal_charges' && value !== 'No' && OF_CHILDREN.test(said) && !OF_CRIME.test(said),
  ({ field, value }) =>
    field === 'reason_for_seeking_treatment' &&
    (ADVISED_ITEM.test(value) || HOLDS_PHONE.test(value) || value.includes('>>')),
  ({ field }, said) => field === 'medication_plan' && PLACE_THAT_GIVES.test(said) && !/\d ?m?c?g\b/i.test(said),
];

/** Whether a finding of a page is none of its client's values, though it stands where one would. */
export function saysNone(finding: Finding, page: string): boolean {
  const said = page.slice(finding.start, finding.end).replace(/\s+/g, ' ');
  if (RULES.some((rule) => rule(finding, said))) return true;
  if (finding.field === 'phone_number') {
    const line = page.slice(page.lastIndexOf('\n', finding.start) + 1, finding.start) + said;
    const caller = OF_CALLER.exec(line);
    return caller !== null && !OF_CLIENT.test(line.slice(caller.index + caller[0].length));
  }
  if (finding.value === 'No' && /\b0$/.test(said) && SCALE_GOES_ON.test(page.slice(finding.end, finding.end + 30)))
    return true;
  if (finding.from === 'prose' && finding.field !== 'family_history' && goesOnOfRelative(page, finding.start))
    return true;
  return finding.from === 'prose' && PROSE_RULES.some((rule) => rule(finding, said));
}

const NEEDS_RIDE =
  /\b(?:no|without(?: an?)?|lost(?: his| her| the)?|suspended|revoked|expired|(?:has|have|had) no|does(?: not|n['’]t) (?:have|own|drive)) ?(?:\p{L}+ ){0,2}?(?:cars?|vehicles?|licen[sc]e|driver|rides?|transport\w*|bus(?:es)?|one to drive|way (?:to get|here|there))\b|\bneeds? (?:an? |the )?(?:\p{L}+ )?(?:rides?|transport\w*|pick-?up|van|driver)\b|\b(?:cannot|can['’]?t|unable to|not able to) drive\b|\b(?:car|truck|van|vehicle)(?: is|['’]s| was)? (?:dead|broken|broke down|in the shop|totaled|repossessed|impounded|sold)\b|\blicen[sc]e (?:is |was )?(?:suspended|revoked|expired)/iu;
/** None of it, with what there is instead: "Ride: none, bike only". */
const HAS_NONE = /^(?:ride|rides|transport(?:ation)?|travel|way (?:here|in))\b[\s:–-]{1,4}none[,.;]\s(?!need)\S/i;
const HAS_RIDE =
  /\b(?:no (?:transport\w* )?needs?|not needed|none needed|does(?: not|n['’]t) need|no need|(?:will|can|to) (?:drive|bring) (?:him|her|them|self)|drives (?:him|her|them)self|own car|has (?:a )?(?:car|ride))\b/i;

/** A no behind "Ride" or "Transportation" that says there is none: then what stands there is the answer. */
export function withRide(finding: Finding, page: string): Finding {
  if (finding.field !== 'transportation_required' || finding.value !== 'No') return finding;
  const said = page.slice(finding.start, finding.end).replace(/\s+/g, ' ').trim();
  return (NEEDS_RIDE.test(said) || HAS_NONE.test(said)) && !HAS_RIDE.test(said)
    ? { ...finding, value: said, said: undefined }
    : finding;
}

const ALLERGIC = /^\W{0,3}(?:all|allerg(?:y|ies|ic to|ic))\b[\s(]{1,6}(?<what>[^:]{3,200})$/is;

/** An allergen in brackets, or before a dash, that a label's own reading has left behind: then it begins the value. */
export function wholeAllergy(finding: Finding, page: string): Finding {
  if (finding.field !== 'allergies' || finding.from !== 'label') return finding;
  const what = ALLERGIC.exec(page.slice(finding.start, finding.end))?.groups?.what;
  const value = finding.value.trim();
  if (!what?.trimEnd().endsWith(value)) return finding;
  const skipped = what.trimEnd().slice(0, -value.length);
  return ALLERGEN.test(skipped) ? { ...finding, value: what.replace(/\s+/g, ' ').trim() } : finding;
}
