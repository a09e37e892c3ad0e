import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding, RecordContext } from '../suggestion.ts';

/*
 * Why somebody comes, in their own words: what stands in quotation marks on a page, over several sentences and lines, where
 * whoever speaks wants, needs or fears something that treatment is sought for.
 */

/** A mark that ends what was said opens nothing: one that opens stands before a letter, and behind a blank or a bracket. */
const QUOTE = /(?<![^\s([:;,=–—/-])["“](?=[\p{L}\p{N}'’.¡¿(])(?<said>[^"“”]{20,500})["”]/gu;
const MAX_QUOTES = 60;
/** What they want, need or can no longer do. */
const WANTS =
  /\b(?:I(?:['’]m| am| have to| got to|['’]ve got to)? ?(?:just |really )?(?:want|wish|need|beg|hope|ready|tired|scared|done|sick of|dying|afraid|going to (?:die|lose|use|shoot|drink)|gonna (?:die|lose|use|shoot|drink)|(?:can['’]?t|cannot|could not) (?:do|stop|keep|trust|be|stay|live|go|quit|get|drink|use)|(?:do not|don['’]?t) (?:want|trust)|won['’]?t (?:make|live|stop)|will (?:do|go|die|lose|use|pack)|['’]ll (?:do|go|die|lose|use|pack)|['’]d go|would go)|let me go|put me|get me|send me|take me)\b/iu;
/** What it is for. */
const FOR =
  /\b(?:treatment|help|programs?|residential|inpatient|detox|rehab|somewhere|anywhere|anyplace|someplace|(?:a|the|any) (?:place|house|bed|clinic|hospital|home|doctor|lodge)|stop(?:ping)?|quit(?:ting)?|sober|clean|straight|better|well\b|get (?:it )?right|till I['’]m right|off (?:of )?(?:this|these|it|them|the|that)|free of|(?:\d+|thirty|sixty|ninety|three|two|six) (?:days|months|weeks)|a (?:month|year|week)|dying|d(?:ie|ead)\b|lose (?:my|this|the)|losing|enough|trust myself|alone|do (?:this|it)|keep (?:doing|going|trading)|go (?:on|back|away|off|home|today|straight|through)|be next|tonight|taper|cure)\b/i;
/** What they beg for, or can bear no longer, says it without naming what it is for. */
const PLEADS =
  /\b(?:(?:send|put|get|find|take|lock) me (?:\p{L}+ )?(?:away|where|somewhere|in\b|out|back|steady|well|clean|right|to|on|there|before)|I(?:['’]m| am) done[.,;]\s|I(?:['’]m| am) (?:so |just )?(?:tired|sick) of|(?:gotta|got to|have to|need to) (?:stop|quit|go away|get (?:out|off|clean|this|help))|I(?:['’]d| would) (?:rather (?:be|go)|pick|sign in|go tonight)|I['’]ll go (?:tonight|today|now|straight)|I could have (?:killed|hurt|died)|that['’]?s the bottom|(?:am not|['’]m not) (?:going to be|doing (?:that|this))|do(?: not|n['’]?t) (?:want to (?:die|be (?:that|this|like))|like what I)|want to (?:be awake|build|raise|remember it|live)|get this out of me|before (?:I lose|I['’]m sentenced|the judge)|lose my \p{L}+ for good|my (?:girls?|kids?|babies|boys?|son|daughter) back|do another (?:winter|summer|year)|is there a bed|I(?:['’]d| would|['’]ll| will) (?:go|stay|do it)(?=[,.;]| if\b| but\b| as long\b| wherever| anywhere| to any| with)|(?:put|get|send|find|take) me (?:an? (?:place|bed|spot|room)|from here|instead|someplace|into)|I want (?:my (?:\p{L}+ )?(?:head|life|kids?|family|job|mind|body|babies) back|off\b|out of this|real (?:rehab|help)|help|rehab|to live|this to (?:stop|end))|let['’]?s (?:fix|stop|deal with|do something about) (?:the|my|this) (?:drinking|using|pills|dope)|drinking (?:my|away my) \p{L}+|(?:someone|somebody) (?:to )?(?:take (?:this|me) serious\p{L}*|take me)|pack me|hold my (?:spot|place|job|bed)|turn me loose|ya me cans[eé]|no (?:puedo|quiero) (?:m[aá]s|seguir|morir\p{L}*|perder|vivir as[ií])|(?:quiero|necesito|tengo que) (?:dejar|parar|cambiar|salir|curar\p{L}*|ayuda|estar (?:bien|limpi[oa])|un lugar|recuperar)|ay[uú]d(?:enme|ame|eme))(?![\p{L}])/iu;
/** Somebody else speaks, of the client or of what was not meant. */
const NOT_THEM =
  /\b(?:he|she|they)(?:['’]s| (?:is|was|has|needs?|wants?|can|could|will|drinks|uses|stays|comes|goes))\b|\b(?:have|want|bring|send|take|need|help) (?:him|her|them) (?:here|back|home|to|in|out)\b|\bmy (?:client|patient|tenant|student)\b/i;
const NOT_MEANT =
  /\bI (?:was(?: not|n['’]?t)|did(?: not|n['’]?t)|never|am not|['’]m not|would never)\b[^.]{0,30}\b(?:die|kill|hurt|suicid\w*|jump|end (?:it|my))\b/i;
/** Of thoughts of death, of what is refused or of a rule. */
const OTHER_TOPIC =
  /\b(?:voices?|gun|hang|note says|refus\w+|against medical|leave(?: now| ama)|go home|your (?:number|call)|appointment|insurance|claim|denied)\b/i;
const NEAR = 90;
const LETTERS = 4;

/** The client says or writes what follows, to whomever. */
const SAYS_SO =
  /\b(?:pt|patient|client|resident|applicant|student|defendant|offender|inmate|detainee|parolee|probationer|candidate|veteran|youth|member|participant|he|she|they|his|her|their|father|mother)(?:['’]s)? (?:own )?(?:words?|statement|repl(?:y|ies|ied)|answer(?:s|ed)?|writes?|wrote|says?|said|asks?|asked|tells? (?:me|us|this|the|our|him|her)|told (?:me|us|this|the|our|him|her)|wants?|goal)\b/i;

/** Whose words they are by what leads to them: a relative's or a worker's are not the client's. */
export function saidByOther(before: string, client: RecordContext['client']): boolean {
  const sentence = before.split(/[.;?]\s+(?=\p{Lu}|["“])/u).at(-1) ?? '';
  const own = [client?.firstname, client?.lastname].filter((name) => (name?.length ?? 0) >= LETTERS);
  if (own.some((name) => sentence.toLowerCase().includes((name ?? '').toLowerCase()))) return false;
  if (
    SAYS_SO.test(sentence) &&
    !/\b(?:mother|father|wife|husband|sister|brother|daughter|son|aunt|partner) (?:says?|said|told|tells|asked?)\b/i.test(
      sentence,
    )
  )
    return false;
  return (
    mentionsRelative(sentence) ||
    /\b(?:voices?|roommate|landlord|neighbor|boss|supervisor|counselor|therapist|case manager|officer|nurse|bystander|writer|sponsor|pastor)\b[^.]{0,40}$/i.test(
      sentence,
    )
  );
}

/** Whether words in quotation marks say why somebody comes. */
export const saysWhy = (quoted: string): boolean => {
  const text = quoted.replace(/\s+/g, ' ');
  return (
    ((WANTS.test(text) && FOR.test(text)) || PLEADS.test(text)) &&
    !NOT_THEM.test(text) &&
    !NOT_MEANT.test(text) &&
    !OTHER_TOPIC.test(text)
  );
};

/** The client's own words on a page for why they come. */
export function ownWords(whole: string, { client }: RecordContext): Finding[] {
  const page = whole.slice(0, LONGEST_READ);
  return [...page.matchAll(QUOTE)].slice(0, MAX_QUOTES).flatMap((found): Finding[] => {
    const said = found.groups?.said ?? '';
    const before = page.slice(Math.max(0, found.index - NEAR), found.index).replace(/\s+/g, ' ');
    if (!saysWhy(said) || saidByOther(before, client)) return [];
    const value = found[0].replace(/\s+/g, ' ');
    const end = found.index + found[0].length;
    return [{ field: 'reason_for_seeking_treatment', value, start: found.index, end, from: 'prose' }];
  });
}
