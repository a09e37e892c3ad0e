import { wholeWords } from '#server/features/understanding/text/whole-words.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { linesOf } from '../entries/form-entries.ts';
import { isSaid, sectionsOf } from '../scope/page-sections.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { namesSigns } from './stopping.ts';

/*
 * What stands behind a word that says it is of suicide, of self-harm, of seizures or of withdrawal: "Suicide took his
 * grandmother's pills", "Seiz? one, that same stay". There fewer words say it than in a sentence by itself.
 */

type Answer = { said: 'yes' | 'no'; from: number; to: number } | null;

const LONGEST = 260;
const OPENING = 20;
/** Whose a thing was does not change what was done with it. */
const OWNED = /\b(?:(?:his|her|their|my|an?|the) )?[\p{L}-]+['’]s(?= )/giu;

const PLACE =
  '(?:roof|bridge|overpass|balcony|window|train|tracks|traffic|bus|semi|truck|car|river|lake|quarry|pond|reservoir|ocean|highway|freeway|interstate|ledge|deck|cliff)';
const CORD =
  '(?:rope|belt|noose|cord|sheets?|ligature|shoelaces?|laces?|tie|scarf|bag|gun|shotgun|rifle|pistol|revolver|knife)';
const WAY =
  '(?:pills|meds|od|overdose|hanging|hung|gun|shotgun|cutting|cut|wrists?|jump(?:ed|ing)?|drowning|rope|belt|noose|bleach|antifreeze|tylenol|aspirin|benadryl|insulin|carbon monoxide|exhaust)';
/** What somebody did to die, where a word for it leads. */
const TRIED = wholeWords(
  [
    `(?:took|taken|swallowed|ingested|downed|ate|drank) (?:all|an? (?:whole |full |entire )?(?:bottle|box|handful|fistful|bunch|overdose)|\\d{2,3}|too many|pills|bleach|antifreeze|(?:his|her|their|my|an?) (?:[\\p{L}]+['’]s )(?:[\\p{L}]+ )?(?:pills|meds|medications?|tablets))`,
    `(?:od['’]?d|od|overdosed|overdose|o\\.d\\.) (?:on|by|with|of) (?!(?:heroin|fentanyl|fent|opi\\p{L}+|dope|meth|cocaine|crack)(?![\\p{L}]))\\p{L}+`,
    `(?:hung|hanged|shot|stabbed|drowned|gassed) (?:(?:him|her|them|my)sel(?:f|ves)|self)|(?:hung|hanging) (?:w/|with|by|from)`,
    `(?:tied|looped|wrapped|put|held|loaded|pressed|placed) (?:[\\p{L}'’-]+ ){0,4}?${CORD}(?= (?:to|in|under|against|a?round|over|on|from)|[.,;]|$)`,
    `(?:cut|slit|slashed) (?:[\\p{L}]+ ){0,3}?(?:wrists?|throat|neck)`,
    `(?:jumped|leapt|drove|crashed|walked|stepped|waded|ran|rolled) (?:[\\p{L}]+ ){0,3}?(?:off|into|in front of|from|onto|out of) (?:[\\p{L}]+ ){0,3}?${PLACE}`,
    `(?:shotgun|gun|rifle|pistol|rope|belt|noose|cord|rod|branch) (?:misfired|jammed|broke|snapped|slipped|(?:was )?taken)`,
    `(?:x ?[1-9]|(?:once|twice)(?! (?:a|in the))|(?:one|two|three|[1-4])(?: (?:times|attempts?|tries))?),?(?: (?:by|via|with|w/|in (?:19|20)\\d\\d|(?:19|20)\\d\\d|both|at|age|\\d{1,2}))*[\\s,:(-]{1,3}${WAY}`,
    '(?:tried|attempted) (?:to )?(?:hang|od|overdose|jump|shoot|drown|die|kill|suffocat\\p{L}+|gas|end (?:it|things|(?:his|her|my) life))(?:ing)?',
    '(?:to die|to kill (?:him|her|my)self|to end (?:it(?: all)?|(?:his|her|my) life))',
  ].join('|'),
);
const UNMEANT =
  /\b(?:thought|thoughts|thinks?|thinking|plan(?:s|ned|ning)?|would|could|might|if|wants?|wanted to (?:take|buy)|dream\w*|ideation|voices|access|den(?:y|ies|ied)|no|not|never|none|keeps|locked|means|urges?|considered|accident\w*|by mistake|as (?:prescribed|directed)|today|this morning)\b/i;
/** A cut that was not meant to kill, and a thing that was thrown at another. */
const NO_TRY =
  /\b(?:shallow|superficial\w*|scratch\w*|not (?:to die|deep)|for relief|to (?:feel|cope)|rock|threw|drowned|collapse)\b|^\W*cut(?:s|ting)? (?:(?:his|her|both|my) )?(?:wrists?|arms?)(?![^.;]{0,40}\b(?:stitch\w*|sutur\w*|icu|hospital|psych|die|tub|artery)\b)/i;
const NO_ATTEMPT =
  /^\W{0,4}(?:(?:no|none|never|denies|denied|neg(?:ative)?)\b(?:(?!,\s(?!(?:no|nor|or|and|any|never|denies)\b))[^.;]){0,60}\battempt(?:s|ed)?\b(?! (?:to|at)\b| ?\(?(?:19|20)\d\d| x ?\d)|never (?:tried|attempted)|no (?:attempts?|tries))/i;

const HURTS =
  /\b(?:cuts?|cutting|burns?|burned|scratch\w*|carv\w*|hits? (?:self|head|wall)|punch\w* (?:self|wall)|bang\w* head|bit(?:es|ing)? (?:self|arms?)|razor|lighter|blade|scars?|cigarettes?|erased?)\b/i;
const DENIED = /\b(?:den(?:y|ies|ied)|none|neg(?:ative)?)\b/i;
const HAS_HAD =
  /^\W{0,3}(?:yes|y|one|two|three|four|once|twice|several|x ?\d|[1-9]|first(?! aid)|last(?! (?:assessed|reviewed|screened|checked|updated|asked|seen))|both|only)(?![\p{L}\d])(?!\s?[-/)]|\s?(?:mg|no)\b)/iu;
const HAS_NONE =
  /^\W{0,3}(?:no|none|never|nope|denies|denied|neg(?:ative)?|n)(?![\p{L}\d/])(?! (?:longer|change|more))/iu;

/** Sick for so long, where a word for withdrawal leads. */
const SICK_FOR =
  /\b(?:very |so |really |dope ?)?(?:sick|ill) (?:for |x ?|about )?(?:\d{1,2}|two|three|four|five|several|a few|many|the whole) (?:\p{L}+ )?(?:hours?|hrs?|days?|nights?|weeks?|wks?)\b/iu;

/** The sentences of a stretch with their places. */
const SENTENCE = /[^.;]+(?:\.(?=\p{L}|\d)[^.;]+)*[.;]?/gu;

function tried(text: string): Answer {
  if (NO_ATTEMPT.test(text)) return { said: 'no', from: 0, to: text.length };
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const found = TRIED.exec(sentence);
    if (!found || NO_TRY.test(sentence)) continue;
    const before = sentence.slice(0, found.index);
    const clause = before.slice(Math.max(before.lastIndexOf(':'), before.lastIndexOf(',')) + 1);
    if (UNMEANT.test(clause + found[0]) || mentionsRelative(before.replace(OWNED, ' '))) continue;
    return { said: 'yes', from: index, to: index + sentence.length };
  }
  return null;
}

function hurts(text: string): Answer {
  const [first = ''] = text.match(SENTENCE) ?? [];
  const found = HURTS.exec(first);
  if (
    !found ||
    text.startsWith('(') ||
    DENIED.test(first) ||
    UNMEANT.test(first.slice(0, found.index)) ||
    mentionsRelative(first.slice(0, found.index))
  )
    return null;
  return { said: 'yes', from: 0, to: first.length };
}

function seized(text: string): Answer {
  const [first = ''] = text.match(SENTENCE) ?? [];
  if (HAS_NONE.test(first))
    return /\bsince\b|\bexcept\b/i.test(first) ? null : { said: 'no', from: 0, to: first.length };
  return HAS_HAD.test(first) && !mentionsRelative(first.slice(0, OPENING))
    ? { said: 'yes', from: 0, to: first.length }
    : null;
}

function signs(text: string): Answer {
  const sentences = [...text.matchAll(SENTENCE)].slice(0, 3);
  const found = sentences.find(
    ({ 0: sentence }) => (namesSigns(sentence) || SICK_FOR.test(sentence)) && !mentionsRelative(sentence),
  );
  return found ? { said: 'yes', from: found.index, to: found.index + found[0].length } : null;
}

const NUMBER = '(?:\\(?[\\dA-Za-z]{1,2}[.)]\\s+|\\d{1,2}\\s+)?';
/** A word that leads at the head of a line or a cell needs no mark where it is written large. */
const leads = (words: string): RegExp =>
  new RegExp(
    `(?:(?<=^|[\\t|]|[.;] {1,3})\\s{0,6}${NUMBER}(?:${words})(?:\\s?[:=?–-]+\\s*|\\.\\s+|\\t+|\\s+))(?=\\S)`,
    'giu',
  );

const MARKED = /[:=?–.\t-]\s*$/;
const WRITTEN_LARGE = /^\W{0,4}(?:\d{1,2}\W{1,3})?\p{Lu}/u;

const LED: readonly (readonly [field: string, lead: RegExp, answer: (text: string) => Answer])[] = [
  [
    'history_of_suicide_attempts',
    leads(
      'suicid(?:e|al|ality)(?: (?:hx|history|risk|attempts?|behaviou?rs?|thoughts))?(?: ?(?:/|&|and) ?(?:mood|self[- ]?harm|safety|si|homicide))?|s\\.?i\\.?(?: ?/ ?(?:sa|hi|sib))?(?: (?:hx|history|past))?|sas?|safety|mood ?(?:/|&|and) ?safety|(?:past |prior |previous )?attempts?|ever tried|tried (?:once|twice)',
    ),
    tried,
  ],
  [
    'history_of_self_harm',
    leads(
      'self[- ]?(?:harm|injury|injurious|mutilation)(?: (?:hx|history|behaviou?rs?))?|n?ssib?|sib|hurt(?:s|ing)? self',
    ),
    hurts,
  ],
  [
    'history_of_seizures',
    leads('(?:any |ever had (?:an? |any )?|(?:history|hx) of )?(?:seiz(?:ures?)?|sz|szs|convulsions?|fits)'),
    seized,
  ],
  [
    'concerns_for_withdrawal',
    leads(
      "(?:alcohol |opioid |etoh )?withdrawals?(?: (?:hx|history|sx|symptoms?|signs?|risk))?|w ?/ ?d(?: (?:hx|sx|risk))?|(?:what|how)[^?\\n]{2,40}(?:stop|quit|do(?:es)?(?: not|n['’]?t) (?:drink|use|have)|without|miss|skip)[^?\\n]{0,40}(?=\\?)|(?:what happens )?(?:when|if) (?:you|he|she|they|i) (?:stops?|quits?|cut down|miss(?:es)?)[^?\\n:]{0,30}",
    ),
    signs,
  ],
];

/** A box that is not ticked, with its word; of one that is, the mark alone. */
const BOXES = /[[(]\s?[\])]\s?\p{L}*|☐\s?\p{L}*|\[\s?[xX✓]\s?\]|[☑☒]/gu;
/** A mark of a yes in its column. */
const MARK = /^[xX✓✔](?=\s)|^[A-Z][.:](?=\s)/;
const blank = (text: string): string => ' '.repeat(text.length);
/** Where the next heading begins. */
const NEXT = /\n\s*(?:\p{Lu}{3,}[\s:]|\p{Lu}[\p{L} /]{2,30}:|\(?\d{1,2}[.)]?\s|[-–•*]\s|~~)/u;

/** What stands behind a word for a safety topic, on its line and the next. */
export function ledSafety(whole: string): Finding[] {
  const page = whole.slice(0, LONGEST_READ);
  const lines = linesOf(page);
  const sections = sectionsOf(page, lines);
  return lines.flatMap(({ text, start }, at): Finding[] => {
    const about = sections.findLast((section) => section.start <= start)?.about ?? null;
    if (!isSaid(about, text)) return [];
    return LED.flatMap(([field, lead, answer]): Finding[] =>
      [...text.slice(0, LONGEST * 2).matchAll(lead)].flatMap((found): Finding[] => {
        if (!MARKED.test(found[0]) && !WRITTEN_LARGE.test(found[0])) return [];
        if (/ever tried/i.test(found[0]) && !/suicid/i.test(lines[at - 1]?.text ?? '')) return [];
        const from = start + found.index + found[0].length;
        const rest = page.slice(from, from + LONGEST);
        const own = rest.slice(0, NEXT.exec(rest)?.index ?? LONGEST);
        const said = own.replace(/\s/g, ' ').replace(BOXES, blank).replace(MARK, ' ');
        const answered = answer(said);
        if (!answered) return [];
        const value = said.slice(answered.from, answered.to).replace(/\s+/g, ' ').trim();
        const end = from + answered.to;
        return [
          {
            field,
            value: answered.said === 'no' ? 'No' : value,
            start:
              answered.from === 0
                ? start + found.index + (/^\s*/.exec(found[0])?.[0].length ?? 0)
                : from + answered.from,
            end,
            from: 'prose',
            said: field === 'concerns_for_withdrawal' ? undefined : answered.said,
            ...(answered.said === 'yes' && { led: true as const }),
          },
        ];
      }),
    );
  });
}
