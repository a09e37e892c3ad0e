import { isStruck, readAssertions } from '#server/features/understanding/assertion/assertion.ts';
import { ofClient, type PageBit } from '../scope/page-bits.ts';
import { isQuestion, mentionsRelative, ofAnimal, ofFormMark, saidOf } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { STAYS } from './care-had.ts';
import { DEED_TOPICS, type DeedTopic } from './deed-words.ts';
import { DEEDS_ON_OTHERS, NONE_EVER } from './deeds-on-others.ts';
import { FURTHER_DEEDS, FURTHER_NONE, type FurtherDeed } from './further-deeds.ts';
import { isAskedFor, leavesOpen } from './half-denied.ts';
import { HARM_DEEDS } from './harm-deeds.ts';
import { HISTORY_TOPICS, topicsOf } from './history-topics.ts';
import { LAY_DEEDS, LAY_NONE } from './lay-safety.ts';
import { PLAIN_DEEDS, PLAIN_NONE } from './plain-safety.ts';
import { SAFETY_DEEDS, SAFETY_NONE } from './safety-deeds.ts';

/*
 * What the bits of a page say of the client's history: deeds said in plain words, and the clinical names of `HISTORY_TOPICS`
 * where a note runs on in small letters.
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Somebody it was done to, or who did it to somebody else than the client. */
const SUFFERED_BY = /\b(?:was|were|been|being|got|gets|is|are)\s(?:\p{L}+ly\s)?$/iu;
/** By whom it was done: then the client is whom it was done to. */
const BY_OTHERS = /^[^.;,]{0,12}\bby\b/i;
const WITHIN_BY = /\bby (?:an? |his |her |their |the )?\p{L}/iu;
/** Done with a thing that may be somebody else's. */
const OF_THINGS = new Set(['history_of_suicide_attempts', 'aggression_or_property_damage']);
/** To be pending is what the field asks for. */
const PENDING = 'pending_legal_charges';
const PASSIVE = new Set(['aggression_or_property_damage', 'history_of_self_harm']);
/** Others do it to the client: a relative named beside it is who did it. */
const DONE_BY_OTHERS = new Set(['history_of_trauma']);
const NO_HISTORY =
  /\b(?:if|in case|rule[ -]?out|r\/o|possible|possibly|suspected|concern(?:ed)? (?:for|about|that)|worried|afraid|fears?|urges?|dreams? (?:of|about)|nightmares? (?:of|about)|fantas\w+|template|for example|example only|criteria|risk (?:of|for)|monitor|watch for(?! (?:an? |\d+ |\w+ )(?:hours?|days?|nights?|weeks?)\b)|precautions?|protocol|educat\w+|instruct\w+|taught|policy|residents (?:may|must|shall|who)|clients (?:may|must|shall|who)|will be|members? (?:who|with)|such as|nothing to (?:suggest|indicate|show)|no (?:evidence|indication|suggestion|reports?|records?|documentation|mention|information|knowledge) (?:that|of|about)|(?:not |un)aware (?:that|of)|(?:symptoms|signs) (?:can|may|could|often|usually))\b/i;

const OTHER_WAY =
  /(?<!\b(?:no|not|never|denies|or|without) )\b(?:scratch(?:es|ed|ing)?|picks?(?: at)?|picking|burns|burned|hits|bites|bangs|punches|pulls) ?(?:skin|hair|self|head|walls?|himself|herself)?\s?[,;]/i;
const NEVER_CUTS = /\b(?:never|not|no|doesn['’]t) (?:cuts?|cutting|burns?|burning)\b/i;
const OF_WHOSE =
  /\b(?:(?:his|her|their|my|a|the) )?(?:mother|mom|father|dad|sister|brother|wife|husband|roommate|friend|grand\p{L}+|girlfriend|boyfriend|partner|aunt|uncle)['’]s(?= )/giu;
const WITHOUT_USE =
  /\b(?:without|no) (?:an? |any |the |his |her )?(?:drinks?|drinking|alcohol|etoh|using|dose|heroin|pills|fentanyl|vodka|beer)(?=,)/gi;
/** What somebody dreams of is what they lived through. */
const DREAMT = /\b(?:nightmares?|dreams?|flashbacks?) (?:of|about)\b/gi;
const blank = (words: string): string => ' '.repeat(words.length);

/** A no as notes write it behind or before a name: "seizure hx neg", "hx of seizures (N)", "negative history of". */
const DENIED_BEHIND =
  /^(?:\s(?:hx|history|disorder|d\/o))?\s*[:=–-]?\s*(?:\(\s?(?:n|no|neg|none|denie[sd])\s?\)|(?:neg(?:ative)?|denie[sd]|none|never|nope)\b)/i;
const NEGATIVE_BEFORE = /\bneg(?:ative)?(?: (?:past|prior|for|hx|history|of)){1,3} (?:[\p{L}-]+ ){0,2}[\p{L}/-]+$/iu;

/** Behind a denial of something else a deed is said again: "no sleep, and last December a fit". */
const BEGINS_AGAIN =
  /^.*[,;] (?:and |then |but )?(?=(?:last|in|once|then|one|two|three|several|had|has|on|at age)\b[^,;]*$)/iu;
/** What a deed's own clause says after it; the next one may deny something else. */
const CLAUSE_END = /[,;(]/;

function done(bit: PageBit, field: string, { done: names, unless }: FurtherDeed): boolean {
  const { text } = bit;
  const found = names.exec(text);
  if (!found || unless?.test(text) || ofAnimal(text) || isQuestion(text) || ofFormMark(text)) return false;
  if (NO_HISTORY.test(field === 'history_of_trauma' ? text.replace(DREAMT, blank) : text)) return false;
  const end = found.index + found[0].length;
  // Its last word: what denies the others of it stands among them.
  if (DENIED_BEHIND.test(text.slice(end)) || NEGATIVE_BEFORE.test(text.slice(0, end))) return false;
  const core = WITHIN_NOT.test(found[0]) ? found.index : found.index + found[0].lastIndexOf(' ') + 1;
  const before = text.slice(0, found.index).replace(SEEN_BY_KIN, blank).replace(WHILE_KIN, blank);
  const rest = text.slice(end);
  const until = rest.search(CLAUSE_END);
  const begun = BEGINS_AGAIN.exec(before)?.[0].length ?? 0;
  const clause = blank(text.slice(0, begun)) + text.slice(begun, end) + (until === -1 ? rest : rest.slice(0, until));
  const suffered = SUFFERED_BY.test(before) || BY_OTHERS.test(text.slice(end)) || WITHIN_BY.test(found[0]);
  if (PASSIVE.has(field) && suffered && !ACCUSED.test(found[0])) return false;
  if (OF_BODY.has(field) && OF_KIN.test(text.slice(end))) return false;
  if (!DONE_BY_OTHERS.has(field) && BY_SOMEBODY.test(before) && !IN_TIME.test(found[0])) return false;
  if (DONE_BY_OTHERS.has(field)) {
    if (mentionsRelative(before)) return false;
    const { negated, uncertain, planned, struck } = readAssertions(clause)(core, end);
    return !(negated || uncertain || planned || struck);
  }
  // Whose the pills were does not change who took them, nor whose the car was who broke it.
  const said = OF_THINGS.has(field) ? clause.replace(OF_WHOSE, blank) : clause;
  if (IN_TIME.test(found[0]) && THEM.test(found[0]))
    return !readAssertions(clause)(core, end).negated && !readAssertions(clause)(core, end).struck;
  const plainly = said.replace(SEEN_BY_KIN, blank).replace(WHILE_KIN, blank);
  return !mentionsRelative(before) && ofClient(plainly, core, end, { ever: true, wished: field === PENDING });
}

/** Somebody else did it, of whom nothing but what they are is said: "a passenger stabbed another one". */
const BY_SOMEBODY =
  /(?:^|[\s,;"“(])(?:an?|another|some|two|three|several)\s(?:\p{L}+\s)?(?:passengers?|m[ae]n|wom[ae]n|strangers?|guys?|robbers?|gunm[ae]n|attackers?|assailants?|intruders?|customers?|dealers?|officers?|cops?|drivers?|inmates?|peers?|kids?|boys?|girls?|students?|residents?|patients?|persons?|people|bouncers?|guards?|soldiers?|gang)(?:\s(?:in|at|on|from|of|across|down|upstairs|next)\s[^.,;]{1,30}?)?(?:\s(?:who|had|then|also|once|later|suddenly))*\s$|(?:^|[.;,“"]\s?)(?:the\s)?(?:staff|police|officers|deputies|ems|medics|firefighters|security|guards|nurses|they|storm|wind|hail|tornado|hurricane|burglars?|thieves)\s(?:had to\s|then\s|have\s)?$/iu;

/** Whoever came in time did something else: "they cut him down". */
const IN_TIME = /^(?:cut|got|took|lifted|pulled|talked|found|brought|grabbed|coaxed|saw|caught)\b/i;

const THEM = /\b(?:him|her|them|me)\b/i;
/** What it was meant for may be put with a denial: "meaning not to come back". */
const WITHIN_NOT = /\b(?:not|never) (?:to|meaning|intending|planning|expecting|wanting)\b/i;
/** A relative who came upon it. */
const SEEN_BY_KIN =
  /(?:^|[.;,] ?)\W{0,3}(?:(?:his|her|their|my|our|the) )?(?:mother|mom|father|dad|sister|brother|wife|husband|spouse|partner|girlfriend|boyfriend|daughter|son|aunt|uncle|cousin|grand\p{L}+|roommate|friend|parents|family) (?:once |also |then |later )?(?:found|saw|discovered|noticed|walked in on|caught)(?= )/giu;
/** When it was, by what befell a relative: the client did it. */
const WHILE_KIN =
  /(?:^|[.;,] ?)(?:in \d{4},? )?(?:when|after|before|the (?:night|day|week|year|summer|month)(?: that)?|once|the time)\b[^,;.]{3,50},(?= (?:he|she|they|i|client|pt|patient) )/giu;

/** Who is charged with it did it, or is said to have. */
const ACCUSED =
  /^(?:charged|arrested|convicted|cited|guilty|aggressive|violent|combative|assaultive|(?:was|were|been|being|got) )/i;
const OF_BODY = new Set(['history_of_seizures', 'history_of_suicide_attempts', 'history_of_self_harm']);
/** Whose it was, right behind it: "seizure disorder (mother)". */
const OF_KIN =
  /^[^.;,(]{0,12}\((?:bio |maternal |paternal |half )?(?:mother|father|mom|dad|sister|brother|son|daughter|aunt|uncle|cousin|grand\p{L}+|wife|husband|[mp]g[mf]|twin)\b/iu;

const ONE_UNCHARGED = /\bno charges? (?:was |were )?(?:filed|brought|pressed|laid)\b/i;
const MINUS_AFTER = /^(?: hx| history)?\s?\(\s?[-–−]\s?\)/i;
const MINUS_BEFORE = /\(\s?[-–−]\s?\)\s?$/;
/** Of a stay or a day a no denies nothing before. */
const OF_NOW =
  /\b(?:this (?:admission|stay|shift|visit|week|month|hospitali[sz]ation|episode)|today|tonight|since (?:admission|arrival|intake)|current(?:ly)?)\b/i;
const EVER = /\b(?:ever|lifetime|past|prior|previous|history|hx)\b/i;
const isOfNow = (text: string): boolean => OF_NOW.test(text) && !EVER.test(text);

/** Who has no wish to do a thing may have done it. */
const THOUGHT_OF = /\b(?:to|wish\w*|inten\w+|thoughts?|urges?|desires?|plans?|ideation|wants?|wanting)\b[^.;,]{0,16}$/i;

function denied(bit: PageBit, field: string, { denied: names, none, thought, never }: DeedTopic, before = ''): boolean {
  // "Wished he were dead. Never tried."
  const went = never?.exec(bit.text);
  if (went && thought && (thought.test(bit.text.slice(0, went.index)) || thought.test(before)))
    return !isQuestion(bit.text) && !mentionsRelative(bit.text.slice(0, went.index));
  const plainly = none?.exec(bit.text);
  if (
    plainly &&
    !isQuestion(bit.text) &&
    !NO_HISTORY.test(bit.text) &&
    !isOfNow(bit.text) &&
    !mentionsRelative(bit.text.slice(0, plainly.index))
  )
    return true;
  const named = names.exec(bit.text);
  const at = named?.index ?? -1;
  // Of one deed nothing came: that leaves the others open.
  if (field === PENDING && ONE_UNCHARGED.test(bit.text)) return false;
  // "Sz hx (-)", "(-) SIB": a minus in brackets, as notes write a no.
  if (named && (MINUS_BEFORE.test(bit.text.slice(0, at)) || MINUS_AFTER.test(bit.text.slice(at + named[0].length))))
    return !mentionsRelative(bit.text.slice(0, at));
  // One way denied beside another that is said: "scratches, never cuts".
  if (field === 'history_of_self_harm' && OTHER_WAY.test(bit.text.slice(0, Math.max(0, at)))) return false;
  if (at !== -1 && THOUGHT_OF.test(bit.text.slice(0, at))) return false;
  return saidOf(bit.text, { names, ever: HISTORY_TOPICS[field]?.ever === true }) === 'no';
}

/** Words that are quoted may name a relative whom nothing else is said of. */
const QUOTED = /["“][^"”]{1,80}["”]/g;

const NONE = [FURTHER_NONE, SAFETY_NONE, PLAIN_NONE, LAY_NONE, NONE_EVER];

/** That nothing of a field ever was, in words that name no single thing of it. */
function neverWas({ text }: PageBit, field: string): boolean {
  const none = NONE.map((list) => list[field]?.exec(text)).find((found) => found);
  if (!none || isQuestion(text) || NO_HISTORY.test(text) || isOfNow(text)) return false;
  return !mentionsRelative(text.slice(0, none.index).replace(QUOTED, ' '));
}

/** A label that asks for several things at once: only what is written behind it says which. */
const SEVERAL = /^[^:]{3,60}?(?:\b(?:and|or)\b|(?<!\d)[/&,]|[/&,](?!\d))[^:]{0,60}:\s/;

const behindLabel = (bit: PageBit): PageBit => {
  const label = SEVERAL.exec(bit.text)?.[0] ?? '';
  return { ...bit, text: bit.text.slice(label.length) };
};

/** What one bit says of each history field, or of the only one that is asked for. */
export function historyOfBit(whole: PageBit, before?: PageBit, only?: string): Found[] {
  const bound = behindLabel(whole);
  // "On day three without a drink, hospitalized": what was gone without denies nothing behind it.
  const bit = { ...bound, text: bound.text.replace(WITHOUT_USE, blank) };
  if (isStruck(whole.text)) return [];
  return topicsOf(only).flatMap(([field, topic]): Found[] => {
    if (isAskedFor(field, whole.beside ?? '')) return [];
    const deeds = DEED_TOPICS[field];
    const all = [
      ...(deeds ? [deeds] : []),
      ...(FURTHER_DEEDS[field] ?? []),
      ...(SAFETY_DEEDS[field] ?? []),
      ...(PLAIN_DEEDS[field] ?? []),
      ...(LAY_DEEDS[field] ?? []),
      ...(STAYS[field] ?? []),
      ...(HARM_DEEDS[field] ?? []),
      ...(DEEDS_ON_OTHERS[field] ?? []),
    ];
    if (all.some((each) => done(bit, field, each))) return [{ field, value: plain(whole.text), said: 'yes' }];
    const otherWay = field === 'history_of_self_harm' && !isQuestion(bit.text) && OTHER_WAY.exec(bit.text);
    if (otherWay && !mentionsRelative(bit.text.slice(0, otherWay.index)) && NEVER_CUTS.test(bit.text))
      return [{ field, value: plain(whole.text), said: 'yes' }];
    if (neverWas(bit, field)) return [{ field, value: 'No', said: 'no' }];
    const said = saidOf(bit.text, topic);
    if (said === 'yes') return [{ field, value: plain(whole.text), said }];
    if (leavesOpen(field, bit.text)) return [];
    return said === 'no' || (deeds && denied(bit, field, deeds, before?.text))
      ? [{ field, value: 'No', said: 'no' }]
      : [];
  });
}
