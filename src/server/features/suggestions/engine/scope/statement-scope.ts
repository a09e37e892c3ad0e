/*
 * Of whom, and whether, a sentence of a record says something: the scope of a denial, another person's history, and
 * what is only feared, planned or looked out for. Where a sentence does not say plainly, it says nothing.
 */

const RELATIVE =
  'mother|father|mom|dad|parents?|step-?(?:mother|father|son|daughter|parents?)|sisters?|brothers?|siblings?|(?:half-?|twin )(?:sister|brother)|sons?|daughters?|child(?:ren)?|wife|husband|spouse|ex-?(?:wife|husband|partner|boyfriend|girlfriend)?|partner|boyfriend|girlfriend|fianc[eé]e?|aunts?|uncles?|cousins?|niece|nephew|grand(?:mother|father|parents?|ma|pa|son|daughter)|friends?|budd(?:y|ies)|bro|sis|mum|mama|papa|kids?|hubby|gf|bf|step(?:mom|dad)|gran(?:ny|ddad)?|sponsor|roommates?|housemates?|suitemates?|dorm ?mates?|pod ?mates?|bed ?mates?|tent ?mates?|flat ?mates?|shipmates?|squadmates?|cell(?:mate|ie|y)s?|bunk(?:mate|ie)s?|classmates?|teammates?|peers?|co-?workers?|neighbou?r|relatives?|family(?: members?)?|guardian|maternal|paternal|co-?def(?:endant)?|fob|visitor|(?:another|other|fellow) (?:group )?(?:resident|member|client|patient|participant|student|person)s?|(?:pt|patient|client|resident|inmate|male|female|guest|man|woman|person) (?:in|from) (?:bed |room |rm\\.? |cell |cot |bunk |unit |apt\\.? )?#?\\d\\w{0,4}';
const KIN = new RegExp(`\\b(?:${RELATIVE})\\b`, 'i');
/** A relative who only saw, said or stood by. */
const BYSTANDER = new RegExp(
  `\\b(?:witnessed|reported|observed|confirmed|noted|described|told|according|per|lives?|living|staying|stays|accompanied|brought|referred|found|called|driven|into it|fights?|fought|fighting|argued|arguing|argument|in front of)\\b(?:(?!\\babout\\b)[^.;]){0,25}\\b(?:${RELATIVE})\\b|\\b(?!another|other|fellow|co-?d|visitor|pt|patient|client|resident|inmate|peer)(?:${RELATIVE})(?:['’]s)?(?: (?!who|has|had|and|is|was)\\p{L}+)? (?:reports?|reported|states?|stated|confirms?|confirmed|notes?|says?|said|tells|told|adds?|thinks|believes|claims|describes?|worried|calls?|called)\\b(?: (?:that|us|me|staff|writer))?`,
  'iu',
);
const AFTER = new RegExp(
  `^[^.;]{0,40}?\\b(?:in|of|by|among|for|runs in)\\s+(?:(?:his|her|their|the|a|an|my|client's|patient's)\\s+)?(?:\\w+\\s)?(?:${RELATIVE})\\b|^\\s*\\((?:\\w+\\s)?(?:${RELATIVE})\\b|^\\s+runs? in\\b`,
  'i',
);

const DENIAL =
  /\b(?:denie[sd]|denying|denial of|no|not|never|without|negative (?:for|history|hx)|nor|neither|absence of|free of|(?:do|does|did|has|have|had|was|were|is)(?: not|n['’]?t)|hasnt|neg(?= (?:for|hx|history|seiz|sz|suic|viol|dts))|none|nothing like)\b/gi;
/** Words that look like a denial and are none. */
const NO_DENIAL =
  /\b(?:no longer|not only|no change|cannot be ruled out|not (?:yet )?ruled out|not sure|not certain|no doubt|not (?:been )?(?:assessed|asked|obtained|documented|available|discussed|disclosed?)|no information|no records? (?:available|on file|found|received|for)|did not (?:disclose|say|answer|discuss|want to)|never (?:told|treated|disclosed))\b/i;
/** Where a denial ends: what comes after is said again. */
const TURN =
  /\b(?:but|however|although|though|except|besides|other than|apart from|reports?|endorses?|admits?|states?|acknowledges?|until|since then)\b|,\s(?:and |plus |with )?(?:one|two|three|several|multiple|last (?:\w+)|once|twice|has had|had one|did have) |;|(?<=[a-z\d]{2})[.!]\s/gi;
const EXCEPTION = /\b(?:other than|except(?: for)?|besides|apart from|aside from)\b/i;
const AFTERWARD =
  /^(?:\s(?:hx|history|disorder|d\/o))?\s*(?::|-|–|—|=|is|are|was|were)?\s*(?:(?:denie[sd]|none(?: reported| known)?|neg(?:ative)?|never|absent|not reported)\b|\(\s?(?:n|no|neg|none|denie[sd])\s?\))/i;

const HYPOTHETICAL =
  /\b(?:if|in case|risk (?:of|for)|at risk|rule[ -]?out|r\/o|possible|possibly|suspected|side effects?|adverse effects?|may|might|could|would|should|unless|monitor(?:ed|ing)? for|watch(?:ed|ing)? for(?! (?:an?|\d+|one|two|three|\w+teen|\w+ty|eleven|twelve|several) (?:hours?|days?|nights?|weeks?)\b)|assess(?:ed)? for|evaluat(?:e|ed|ion) for|screen(?:ed|ing)? for|precautions?|protocol|prophyla\w+|prevent(?:ion)?|educat\w+|instruct\w*|advised|warning signs?|return to|call (?:911|us|the)|planned?|plans? to|scheduled|to be|will|upcoming|pending|awaiting|refer(?:ral)? (?:to|for)|recommend\w*|consider\w*|worried about|afraid of|fears?|concerned about|goal|hopes? to|wants? to|asks? (?:for|about)|interested in|requests?|prefers?|agrees? to|condition that|looking for|seeking|questionable|unclear|unknown|template|criteria|candidate for)\b/i;

/** A denial of some hours or days, or of what was seen in them, is none of a history. */
const OF_A_WHILE =
  /\b(?:today|tonight|this (?:shift|morning|afternoon|evening|week|session|visit|admission|stay|encounter)|overnight|(?:during|in|throughout) (?:(?:the|this|his|her|their) )?(?:interview|session|group|shift|visit|stay|admission|detox\w*|assessment|evaluation|hospitali[sz]ation)|(?:on|off) the unit|while (?:here|on the unit|inpatient)|at (?:this|the present) time|current(?:ly)?|since (?:admission|arrival|intake)|observed|displayed|exhibited)\b/i;
/** A denial of what somebody saw in one place is none either, even if it was never seen there. */
const OF_A_PLACE =
  /\b(?:(?:at|on) (?:work|school|the (?:job|site|office|shop))|(?:in|under) (?:my|our) (?:\w+ )?(?:class\w*|home|office|shop|care|program|presence|school|group)|(?:I|we|staff) (?:have )?(?:never |not )?(?:saw|seen?|witness(?:ed)?)|(?:with|toward) (?:me|us|staff))\b/i;
const OF_A_LIFE = /\b(?:history|hx|ever|never|lifetime|past|prior|previous(?:ly)?)\b/i;

const QUESTION =
  /\?(?:\s|$)|\b(?:circle|check|mark|tick|underline) (?:what|all|any|one|each|those|which|every|the ones|if)\b|^\W{0,3}(?:\d{1,3}[.)]?\s+)?(?:(?:has|have|is|are|was|were|do|does|did|had)\s+(?:(?:you|he|she|they|the \p{L}+|inmate|pt|patient|client|resident|youth|detainee|student|child)\s+)?ever\b|(?:do|does|did|have|are|were|can)\s+you\b|(?:please )?(?:list|describe|check all|circle|indicate|explain|specify|complete|print|attach)\s(?:any|all|each|every|the|your|if|below|what|when)\b|(?:patient |family |client )?(?:education|teaching|instructions?|policy|template|reminder|for example)\b)/iu;

/** What is said of a mark on a form is none of what the form asks for. */
const OF_A_MARK =
  /\b(?:circles?|circled|check ?marks?|checked|ticks?|ticked|boxe?s?|marks?) (?:(?:was |is |were )?(?:on|at|by|for|beside|next to|in) )(?:the )?\p{L}/iu;

/** Whether a text speaks of a mark on a form. */
export const ofFormMark = (text: string): boolean => OF_A_MARK.test(text);

/** Whether a text asks: by its mark, or by how a form's question begins. */
export const isQuestion = (text: string): boolean => QUESTION.test(text);

/** What a sentence says of a topic: so, not so, or nothing that can be relied on. */
export type Said = 'yes' | 'no' | null;

export interface Topic {
  /** The words that name it. */
  names: RegExp;
  /** What must stand beside the name to say that it is so; the name alone where absent. */
  asserted?: RegExp;
  /** Words beside which the sentence is about something else. */
  unless?: RegExp;
  /** Words that make a plan or a wish of it do not matter: the topic is one itself. */
  planned?: boolean;
  /** Others do it to the client: by whom it was says nothing of whose it is. */
  byOthers?: boolean;
  /** It may have been long ago: what denies it for a while, a place or a single deed denies nothing. */
  ever?: boolean;
}

/** Who did a thing. */
const BY_WHOM = /^[^.;]{0,30}?\bby (?:(?:his|her|their|a|an|the) )?(?:\w+ )?\w+/i;

/** A relative of whom a clause of their own says it: "lives with a boyfriend who drinks and is violent". */
const WHO_DID = new RegExp(
  `\\b(?:${RELATIVE}),? (?:who|that)(?: also| still| once| often)? (?!found|saw|called|says?|said|reports?|reported|states?|stated|witnessed|brought|notes?|noted|confirms?|confirmed|told|thinks|believes|worries|knows|heard|describes?)(?:(?! (?:he|she|they|pt|patient|client|resident)\\b)[^.;,]){0,80}$`,
  'i',
);

/** Whether what stands around a name is said of somebody else. */
const ANIMAL = /^\W{0,3}(?:(?:his|her|their|the|an?)\s)?(?:dog|cat|puppy|kitten|horse)\s(?:had|has|was|is)\b/i;

/** Whether a sentence is of an animal: records speak of those too. */
export const ofAnimal = (sentence: string): boolean => ANIMAL.test(sentence);

function ofAnother(before: string, after: string): boolean {
  if (ofAnimal(before) || HAD_BY.test(after)) return true;
  if (AFTER.test(after.replace(BYSTANDER, ' ')) || WHO_DID.test(before)) return true;
  const plain = before.replace(BYSTANDER, ' ');
  return KIN.test(plain);
}

/** "The seizure her boss had at work": somebody else's, whoever that is to the client. */
const HAD_BY =
  /^\s(?:that |which )?(?:his|her|their|my|the|an?|another|some)\s(?!client|patient|pt\b|resident|participant|defendant)\p{Ll}+(?:\s\p{Ll}+)? (?:had|has|suffered|experienced|made|took|did)\b/iu;

/** "Not a suicide attempt" says of one deed what it was not; "no property damage" leaves open what else was done. */
const ONE_DEED = /\bnot an?\s*$/i;
const HALF_NAMED = /^property\b/i;

/** Of others than the one that was said. */
const OTHERS_ONLY = /\b(?:earlier|other|further|additional|more|new|another|subsequent|repeat)\s*$/i;

function deniesEver(text: string, before: string, name: string): boolean {
  if (OTHERS_ONLY.test(before)) return false;
  if (ONE_DEED.test(before) || HALF_NAMED.test(name)) return false;
  return !OF_A_PLACE.test(text) && (!OF_A_WHILE.test(text) || OF_A_LIFE.test(text));
}

/** Whether a denial before the name still holds at the name. */
function deniedBefore(before: string): boolean | null {
  const cleaned = before.replace(NO_DENIAL, (found) => ' '.repeat(found.length));
  const last = [...cleaned.matchAll(DENIAL)].at(-1);
  if (!last) return before === cleaned ? false : null;
  const between = cleaned.slice(last.index + last[0].length);
  const turned = [...between.matchAll(TURN)].some((turn) => turn[0] !== ';' || !/,/.test(between));
  return !turned;
}

/** Whether a topic is named again behind a place of the text and said otherwise there: a person reads which holds. */
function saidOtherwise(text: string, from: number, { names }: Topic, denied: boolean): boolean {
  const again = names.exec(text.slice(from));
  if (!again) return false;
  const end = from + again.index + again[0].length;
  return !/^\s*since\b/i.test(text.slice(end)) && deniedBefore(text.slice(0, from + again.index)) !== denied;
}

function saidByClause(text: string, topic: Topic): Said {
  const found = topic.names.exec(text);
  if (!found || QUESTION.test(text) || OF_A_MARK.test(text) || topic.unless?.test(text)) return null;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  if (ofAnother(before, topic.byOthers ? after.replace(BY_WHOM, ' ') : after)) return null;
  if (/^\s*since\b/i.test(after)) return null;
  if (/\b(?:other than|except(?: for)?|besides|apart from|aside from)\s*$/i.test(before)) return null;
  const denied = AFTERWARD.test(after) ? true : deniedBefore(before);
  if (denied === null || (denied && EXCEPTION.test(after))) return null;
  if (denied && topic.ever && !deniesEver(text, before, found[0])) return null;
  if (saidOtherwise(text, text.length - after.length, topic, denied)) return null;
  if (denied) return HYPOTHETICAL.test(before.replace(/\bif any\b/gi, '')) && !topic.planned ? null : 'no';
  if (!topic.planned && HYPOTHETICAL.test(text)) return null;
  if (NO_DENIAL.test(text)) return null;
  return !topic.asserted || topic.asserted.test(text) ? 'yes' : null;
}

/** Before these words a new statement with a subject of its own begins: no denial and no fear reaches over it. */
const OWN_CLAUSE =
  /[,;]?\s+(?:and|but|while|though|although|yet)\s+(?=(?:there (?:is|are|was|were)|he|she|they|the (?:client|patient)|(?:his|her|their) (?:past|history|record))\b)|;\s+|\s+-\s+/gi;

/** "Mother - hanged herself": whose the clause behind the dash is, unless she only says it there of the client. */
const WHOSE = new RegExp(`^\\W{0,4}(?:(?:his|her|their|my)\\s)?(?:${RELATIVE})(?:\\s[A-Z][a-z]{1,20})?$`, 'i');
const SAYS =
  /^(?:s?\/?he|they|i|pt|patient|client|resident|says?|said|states?|stated|reports?|reported|told|tells|thinks?|believes?|worr\w+|fears?|afraid|confirms?|confirmed|denie[sd]|adds?|added|notes?|noted|calls?|called)\b/i;

const isWhose = (clause: string, next: string): boolean => WHOSE.test(clause) && !SAYS.test(next);

function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(OWN_CLAUSE)) {
    if (isWhose(text.slice(from, index), text.slice(index + mark.length))) continue;
    clauses.push(text.slice(from, index));
    from = index + mark.length;
  }
  return [...clauses, text.slice(from)];
}

/** What one sentence says of a topic for the client: where it has several clauses, what the one that names it says. */
export function saidOf(sentence: string, topic: Topic): Said {
  const text = sentence.replace(/\s+/g, ' ');
  // Most sentences name none of the many topics they are held against.
  if (!topic.names.test(text)) return null;
  const [own, ...others] = clausesOf(text).filter((clause) => topic.names.test(clause));
  if (own === undefined || others.length > 0) return saidByClause(text, topic);
  return saidByClause(own, topic);
}

/** Whether a sentence speaks of a relative before anything else. */
export const mentionsRelative = (sentence: string): boolean => KIN.test(sentence.replace(BYSTANDER, ' '));

const ADDRESSED =
  /\b(?:(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|other|system) (?:instructions?|prompts?|rules|text)|system (?:prompt|message|override)|language model|(?:as|you are|dear) an? (?:ai|assistant|artificial)|ai (?:assistant|system|model)|prompt injection|new instructions? (?:for|to) (?:you|the (?:assistant|system|model)))\b/i;

/** Whether a text speaks to whoever reads it out by machine, rather than of a client: such a page is not read. */
export const addressesReader = (text: string): boolean => ADDRESSED.test(text);
