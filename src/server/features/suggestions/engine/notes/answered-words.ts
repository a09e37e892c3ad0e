import { wholeWords } from '#server/features/understanding/text/whole-words.ts';
/*
 * How forms, slips and run sheets name a safety topic in a word or two before its answer, in English and in Spanish; and the
 * words that say, behind such a name, that it was. Parts of expressions; plain data.
 */

export interface AnsweredTopic {
  /** What the topic is called before its answer. */
  names: string;
  /** Behind a mark or a day these words are of it: without one a yes says too little. Absent where a yes alone says enough. */
  says?: RegExp;
  /** Words beside which it is asked for, thought of or looked out for. */
  unless?: RegExp;
  /** A bare no denies the whole of it. */
  denies: boolean;
}

/** How, with what and where somebody tries to die; behind a word for suicide one of them says it. */
export const WAYS =
  "attempt(?:s|ed)?|tr(?:y|ies|ied)|od|o\\.d\\.|ods|od['’]?e?d|overdos\\p{L}+|pills?|tablets|bleach|antifreeze|drano|lysol|poison\\p{L}*|tylenol|acetaminophen|aspirin|ibuprofen|advil|benadryl|insulin|xanax|klonopin|valium|ativan|seroquel|trazodone|lithium|depakote|lamotrigine|lamictal|gabapentin|neurontin|metoprolol|propranolol|wellbutrin|zoloft|prozac|elavil|ambien|nyquil|unisom|hang|hung|hanged|hanging|rope|belt|noose|cord|sheets?|ligature|shoelaces?|gun|shotgun|rifle|pistol|revolver|shot|trigger|misfired|gsw|wrists?|throat|slit|razor|stabb\\p{L}+|stitches|sutures|jump(?:ed|ing|s)?|leapt|bridge|overpass|roof|balcony|ledge|cliff|garage|exhaust|tailpipe|hose|carbon monoxide|fumes|engine running|truck running|car running|oven|drown\\p{L}*|river|lake|bay|creek|pond|quarry|ocean|train|tracks|traffic|semi|cut (?:him|her|me|them) down|suffocat\\p{L}+|asphyxia\\p{L}*|plastic bag|gas|set (?:self|himself|herself) on fire|icu|intubated|stomach pumped|charcoal|psych (?:unit|ward|hosp\\p{L}*|hold)";

const HURTS =
  'cut(?:s|ting|ter)?|burn(?:s|ed|ing|t)?|scratch\\p{L}*|carv\\p{L}*|eras(?:es|ed|er|ing)|bites?|biting|bit|bangs?|banged|banging|hits?|punch\\p{L}*|picks?|picking|pulls?|pulling|digs?|gouges?|stabs?|pokes?|scrapes?|razors?|blades?|lighters?|cigarettes?|needles?|scars?|marks|welts|wrists?|forearms?|thighs?|arms?|legs?|hips?|stomach|knuckles|skin|hair|rubber ?band|paper ?clip|safety pin|nails|swallow\\p{L}*';

const VIOLENT =
  'hit|hits|hitting|slapp?\\p{L}*|punch\\p{L}*|kick\\p{L}*|shov\\p{L}*|push(?:ed|es|ing)?|chok\\p{L}*|strangl\\p{L}*|stab\\p{L}*|bit|bites|fight\\p{L}*|fought|fists?|assault\\p{L}*|batter\\p{L}*|attack\\p{L}*|threat\\p{L}*|threw|throws?|thrown|broke|broken|breaks?|smash\\p{L}*|tore|trash\\p{L}*|wreck\\p{L}*|flipp\\p{L}*|slamm?\\p{L}*|put (?:his |her |a )?(?:fist|foot|hole)\\p{L}*|holes?|swung|swings?|spat|spit|jumped|lunged|knife|windows?|windshield|walls?|doors?|tv|jaw|nose|black eye|write-?ups?|suspended|arrest\\p{L}*|charge\\p{L}*|dv|domestic|restrain\\p{L}*|knocked|beat|tackl\\p{L}*|headbutt\\p{L}*|scuffle|altercation|brawl';

const THOUGHT =
  /\b(?:thoughts?|thinks?|thinking|thought (?:of|about)|ideation|passive\w*|plan|wish\w*|urges?|no plan|screen\w*|c-?ssrs|phq|assess\w*|risk|precautions?|watch|hotline|988)\b/i;

const EVER =
  '(?:(?:any |ever |past |prior |prev(?:ious)? |lifetime |hx (?:of )?|history of |h/o |ever had (?:an? )?|had (?:an? )?)?)';
const BEHIND = '(?: ?(?:hx|history|past|ever|before|lifetime|\\(ever\\)|\\(hx\\)))?';
const around = (words: string): string => `${EVER}(?:${words})${BEHIND}`;

export const ANSWERED_TOPICS: Readonly<Record<string, AnsweredTopic>> = {
  history_of_seizures: {
    names: around(
      'seizures?|seiz|sz|szs|convulsions?|convulsion(?:es)?|ataques|fits|epilepsy|epilepsia|seizure disorder|(?:w/?d|withdrawal|etoh|alcohol) (?:seizures?|sz)|(?:fits|seizures?|convulsions?|epilepsy) ?(?:/|,|or|&|and) ?(?:fits|seizures?|convulsions?|epilepsy|blackouts?)',
    ),
    unless:
      /\b(?:precautions?|protocol|pads?|watch|risk|prophyla\w+|plan|pending|eeg (?:ordered|scheduled)|meds?:?)\b/i,
    denies: true,
  },
  history_of_suicide_attempts: {
    names: around(
      'suicid(?:e|al|io|ality)|s\\.?i\\.? ?[/&,] ?s\\.?a\\.?|s\\.?a\\.?|sas|suicide attempts?|suicidal (?:acts?|behaviou?rs?)|attempts?|attempted(?: suicide)?|(?:suicide )?(?:attempt|try)s?|tried to (?:die|kill self|end (?:it|life))|ever tried(?: to (?:die|end (?:it|life)))?|tried|intento(?:s)?(?: de suicidio)?|se quiso matar',
    ),
    says: wholeWords(WAYS),
    unless: THOUGHT,
    denies: false,
  },
  history_of_self_harm: {
    names: around(
      'cuts?|cutting|cuts? self|self[- ]?(?:harm(?:ing)?|injur(?:y|ious|ies)|mutilation|abuse)|s\\.?i\\.?b\\.?|nssib?|hurts? ?(?:self|himself|herself|themselves|themself|yourself|on purpose)|hurting (?:himself|herself|self|themselves)|harms? (?:self|himself|herself)|se (?:lastima|corta|hace daño)|autolesion(?:es)?|burns? ?/ ?cuts?|cuts? ?/ ?burns?',
    ),
    says: wholeWords(HURTS),
    unless: /\b(?:urges?|thoughts?|risk|accident\w*|work|kitchen|cutting (?:down|back)|plan)\b/i,
    denies: true,
  },
  aggression_or_property_damage: {
    names: around(
      'violen(?:t|ce|cia)|violent ?/ ?broke things|fights?|fighting|assaultive|assaults?|aggress(?:ion|ive)|agresiv[oa]|peleas?|(?:el|ella) pega\\??|pega|temper|anger|hits? (?:people|others|anyone)|hurts? (?:people|others|anyone)|harm (?:to )?others|breaks? things|broke things|hi ?/ ?violence',
    ),
    says: wholeWords(VIOLENT),
    unless:
      /\b(?:flag|conviction|risk|victim|witness\w*|against (?:him|her)|shelter|thoughts?|urges?|class(?:es)?|management|training|in-?service|policy)\b/i,
    denies: true,
  },
};
