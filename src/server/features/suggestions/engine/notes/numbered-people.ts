import { nearly } from '#server/features/understanding/assertion/names-alike.ts';
import type { RecordContext } from '../suggestion.ts';
import { onlyEmail, onlyPhone } from '../values/read-values.ts';

/*
 * People whose number stands behind their name, and what the words around them make of them: who is called in need ("Emerg: Ana
 * Example 555-…", "Ana Example 555-… is her emergency contact"), or about the place in a program ("for a bed text Ana Example,
 * RN, 555-…", "Ana Example, 555-…, is who the program should speak with").
 */

export interface NumberedPerson {
  name: string;
  phone: string | null;
  email: string | null;
  start: number;
  end: number;
}

const TIE =
  '(?:(?:maternal|paternal|older|younger|twin|eldest|oldest|youngest|only|ex|step|half|god|foster|adoptive|great|adult)[- ]?){0,2}(?:mother|father|mom|mum|mama|dad|daddy|parent|sister|brother|wife|husband|spouse|partner|son|daughter|aunt(?:ie)?|uncle|cousin|niece|nephew|grand(?:mother|father|ma|pa|son|daughter|parents?)|granny|nana|abuelo|abuela|abuelito|abuelita|tía|tío|tia|tio|friend|girlfriend|boyfriend|gf|bf|fianc(?:e|é)e?|roommate|housemate|neighbor|sponsor|pastor|landlady|landlord|guardian|payee|godmother|godfather)(?:-in-law)?';
const anyCase = (words: string): string =>
  words.replace(/(?<![\\\p{L}])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const TITLE = '(?:(?:Mr|Mrs|Ms|Mx|Fr|Rev|Sr|Pastor|Chaplain)\\.? )?';
const WORD = "\\p{Lu}[\\p{L}'’]*\\p{Ll}[\\p{L}'’]*(?:-\\p{Lu}[\\p{L}'’]+){0,2}";
/** Two or three words that begin with capitals; the first of them may be an initial. */
const NAME = new RegExp(
  `(?<![\\p{L}\\d'’.-])(?<name>${TITLE}(?:${WORD}|\\p{Lu}\\.)(?: \\p{Lu}\\.)?(?: (?:de |la |del |van |von )?${WORD}){1,2})(?![\\p{L}-])`,
  'gu',
);
/** One name alone is somebody's by the tie beside it. */
const FIRST_NAME = new RegExp(
  `(?<![\\p{L}-])(?:${anyCase(TIE)}),? \\(?(?<behind>${WORD})(?![\\p{L}-])|(?<![\\p{L}\\d'’.-])(?<before>${WORD}),? \\(?(?:(?:his|her|their|my) )?(?:${anyCase(TIE)})(?![\\p{L}-])`,
  'gu',
);
const NUMBER = /(?<![\d-])(?:(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2})?\d{3}[ .-]\d{4}(?![\d-])/g;
const NO_PERSON =
  /(?:^|[ '’])(?:He|She|They|His|Her|Their|My|Your|Our|The|This|That|When|Who|Please|Call|Contact|Phone|Cell|Home|Work|Fax|Tel|Email|Emergency|Emerg|Next|Kin|Admissions?|Intake|Program|Placement|Referral|Referring|Staff|Medicaid|Medicare|Aetna|Cigna|Humana|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Detox|Residential|Nurse|Nursing|Social|Worker|Case|Manager|Discharge|Planner|Coordinator|Counselor|Therapist|Psychiatrist|Utilization|Insurance|Court|County|Probation|Parole|Police|Sheriff|Poison|Pharmacy|Patient|Client|Resident|Member|Family|Department|Dept|Unit|Floor|Group|Clinic|Hospital|Center|Centre|Health|Healthcare|Medical|Medicine|Services?|Recovery|House|Shelter|Mission|Church|School|University|College|Agency|Office|Associates|Practice|Care|Network|Team|Line|Hotline|City|Street|Avenue|Road|Drive|Lane|Blvd|Court|Apt|Suite|Plan|Blue|Cross|Shield|Regence|Kaiser|Mother|Father|Mom|Dad|Sister|Brother|Wife|Husband|Son|Daughter|Aunt|Uncle|Friend|Spouse|Relationship|Name|Date|Section|Page|Dr|Doctor|Judge|Officer|Attorney|Attending|PCP|Spoke|Speak|Ask|Text|Not|No|Yes|Or|And|For|In|At|To|If)(?![\p{L}])/u;
/** Whoever treats is called by their title or training; they are not who is meant. */
const TREATS = /^[,\s]{1,2}(?:MD|M\.D|DO|D\.O|NP|DNP|APRN|PA-C|PMHNP|FNP|PsyD|PhD|DDS|PharmD|Esq|JD)\b|\bDr\.? $/;

/** "Emergency", but of no department, service, order or home. */
const URGENT =
  /\b(?:(?:to|please|should) call if (?:something|anything)|(?:if|when) (?:(?:he|she|they|i) (?:is|are|am|gets?) )?(?:hurt|missing|in trouble)|emerg(?:enc(?:y|ies))?\.?|em\. contact|next of kin|nok)(?![ -]?(?:dep\w*|room|physician|medic\w*|services?|shelter|housing|order|petition|detention|custod\w*|visits?|care|surgery|line|number|hotline|response|admission|hold|transport|d\b|eval\w*|psych\w*))(?![\p{L}])/giu;
/** Whoever is named behind it is called, not who was named before. */
const ANOTHER = /^\W{0,3}(?:contacts?|person|card)?\W{0,3}(?:is|are)?\s?\p{Lu}\p{Ll}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
const REACH =
  '(?:calls?|contact(?:s|ing)?|phone|text|e-?mail|reach|notify|ask for|(?:talk|talking|speak|speaking|spoke) (?:to|with)|deal(?:ing)? with|work(?:ing)? with|go(?:es)? (?:through|to|thru)|coordinat\\w+|arrang\\w+|schedul\\w+|set(?:ting)? (?:\\p{L}+ )?up|direct(?:ed)?)';
const PLACE =
  '(?:beds?|placement|admi(?:t|ssion)s?|dates?|arrangements?|transfer|openings?|programs?|offers?|spot|space|slot|logistics|details|everything|scheduling|coordination|intake|treatment|rehab)';
/** Words before a name that ask for them about the place in a program. */
const ASKED_BEFORE: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])${REACH}(?![\\p{L}])[^.;]{0,70}(?<![\\p{L}])${PLACE}(?![\\p{L}])`, 'iu'),
  new RegExp(`(?<![\\p{L}])${PLACE}(?![\\p{L}])[^.;]{0,70}(?<![\\p{L}])${REACH}(?![\\p{L}])`, 'iu'),
  /(?<![\p{L}])(?:reach|contact|call|get|find|notify) (?:him|her|them|me|pt|client|patient) (?:\p{L}+ )?(?:through|via|by way of|thru|c\/o)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:arrange|set up|coordinate|plan|book) (?:things|it|this|everything|all of it) (?:through|with|via|by)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:who(?:m)? (?:may|should|can|do|must|to|shall) (?:we )?(?:call|contact|speak|talk|reach)|may we (?:call|contact|speak|talk))[^.;]{0,40}\?/iu,
  new RegExp(`^\\W*(?:about|for|re:?|regarding) (?:all |any |the |a )?${PLACE}(?![\\p{L}])[^.;]{0,30}$`, 'iu'),
  new RegExp(`(?<![\\p{L}])(?:${PLACE}|best|main|primary|point of|family) contact(?: person)?(?![\\p{L}])`, 'iu'),
];
/** Words behind a number that make them the one. */
const ASKED_BEHIND: readonly RegExp[] = [
  new RegExp(
    `^[^.;]{0,60}(?<![\\p{L}])(?:is|be|will be) (?:who|the (?:one|person)(?: who| to)?)(?![\\p{L}])[^.;]{0,40}(?<![\\p{L}])${REACH}(?![\\p{L}])(?! (?:if|in (?:an|any|case)))`,
    'iu',
  ),
  new RegExp(
    `^[^.;]{0,60}(?<![\\p{L}])(?:will|is to|is going to|can|has agreed to|takes?|took|does|makes?|handles?|sets? up)(?![\\p{L}])[^.;]{0,24}(?<![\\p{L}])(?:coordinat\\w*|arrang\\w*|handl\\w*|search\\w*|${PLACE}|(?:the |all )?calls|the talking)(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `^[^.;]{0,60}(?<![\\p{L}])(?:be|wants?(?: to be)?|to be|gets?) (?:called|contacted|notified|reached|phoned)(?![\\p{L}])[^.;]{0,30}(?<![\\p{L}])(?:${PLACE}|first|about|w)(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(`^[^.;]{0,60}(?<![\\p{L}])programs? (?:to|should|may|can|please|must) ${REACH}(?![\\p{L}])`, 'iu'),
  /^[^.;]{0,40}\bCALL ME\b/,
  /^[^.;]{0,60}[;,(] ?(?:please )?call (?:him|her|them)(?:,| first| about| for| not| with)/i,
  new RegExp(`^[\\s,)(]{0,4}(?:is )?(?:for|re:?|about) (?:all |any |the |a )?${PLACE}(?![\\p{L}])`, 'iu'),
];
const NOT_THEM =
  /\b(?:do(?: not|n['’]?t)|never|must not|no longer|not to|cannot|can['’]t|restraining|attorney for|victim|co-?defendant|former|instead of|rather than)\b[^.;]{0,50}$/i;
const ROLE_ALONE = /^[^.;]{0,30}$/;
const FAR = 95;
const BEFORE = 130;
const BEHIND = 120;
const MAX = 60;
const WIDEST = 120;
const FILLED = 0.6;
/** A line that begins something else. */
const BEGINS = /^\s*(?:[-–•*=_#>[]|\d{1,2}[.)]?\s|\p{Lu}{3,}|\p{Lu}[\p{L} ]{1,30}:)/u;
/** Where a line ends what it says, and where a column does. */
const LINE_END = '¶';
const CELL_END = '¦';
const MAIL = /[\w.+-]{1,64}@[\w.-]{1,64}\w/g;
const EMPTY_CELLS = /^(?:[\s,.]*¦)+(?=\s*[-(])/;
/** Behind it another's mail may stand. */
const NEXT = /[.;] (?=\p{Lu})|\d{3}-\d{4}/u;
const MAIL_NEAR = 80;
const ASKS = /\?\s*$/;

/** The page on one line, letter for letter as long, its ends of lines kept where nothing goes on over them. */
function inOne(page: string): string {
  const lines = page.split('\n');
  const widest = lines.reduce((most, line) => Math.max(most, Math.min(line.trim().length, WIDEST)), 0);
  return lines
    .map((line, at) => {
      const text = line.replaceAll('\t', CELL_END).replace(/\s/g, ' ');
      const goesOn = ASKS.test(line) || (line.trim().length > widest * FILLED && !BEGINS.test(lines[at + 1] ?? ''));
      return `${text}${goesOn ? ' ' : LINE_END}`;
    })
    .join('')
    .slice(0, page.length);
}

const SENTENCE_END =
  /(?<!\b(?:Dr|Mr|Ms|Mrs|St|Rev|Fr|emerg|em|approx|hosp|ph|tel|\p{Lu}))[.;!][\s¦]+(?!(?:and|or)\b)/giu;
const lastPart = (text: string): string => text.split(SENTENCE_END).at(-1) ?? '';
/** What is said on of somebody in the next sentence. */
const ON = /^[^.;!]*(?:[.;!]\)? (?:He|She|They) (?:is|will|has|wants|would|can|may|should|sets)\b[^.;!]*)?/i;

function isClient(name: string, client: RecordContext['client']): boolean {
  const words = name.toLowerCase().split(/[\s-]+/);
  return `${client?.firstname ?? ''}`
    .toLowerCase()
    .split(/[\s-]+/)
    .some((part) => part !== '' && words.some((word) => nearly(part, word)));
}

/** A tie before a full name: "Brother Lee Roe". */
const LED = new RegExp(`^(?:${anyCase(TIE)}) (?=\\S+ \\S)`, 'u');

interface Named {
  name: string;
  at: number;
  end: number;
}

/** The last person whom a stretch before a number names. */
function lastNamed(text: string): Named | undefined {
  const found = [
    ...[...text.matchAll(NAME)].map(({ groups, index }) => {
      const whole = groups?.name ?? '';
      const name = whole.replace(LED, '');
      return { name, at: index + whole.length - name.length };
    }),
    ...[...text.matchAll(FIRST_NAME)].map(({ groups, index, 0: whole }) => {
      const name = groups?.behind ?? groups?.before ?? '';
      return { name, at: index + whole.lastIndexOf(name) };
    }),
  ]
    .map((each) => ({ ...each, end: each.at + each.name.length }))
    .filter(({ name, at, end }) => {
      if (!/^\p{Lu}/u.test(name) || NO_PERSON.test(name) || TREATS.test(text.slice(end))) return false;
      return !/\bDr\.? $/.test(text.slice(0, at));
    })
    .sort((a, b) => b.end - a.end || a.at - b.at);
  return found[0];
}

const ONLY_TIED = new RegExp(`^\\W*(?:${anyCase(TIE)})?\\W*$`, 'u');

/** The first of the cells that lead to a name: empty ones and ties stand between it and its label, and one short cell. */
function labelFrom(cells: readonly string[]): number {
  let at = cells.length - 1;
  while (at > 0 && ONLY_TIED.test(cells[at] ?? '')) at -= 1;
  return at > 0 && at === cells.length - 1 && ROLE_ALONE.test(cells[at] ?? '') ? at - 1 : at;
}

const MIDDLE = /[?!;]|\.[\s¦]+\p{Lu}\p{Ll}|¶/u;

/** The people of a page whose number stands behind their name, by what they are called for. */
export function numberedPeople(
  page: string,
  client: RecordContext['client'],
): { urgent: NumberedPerson[]; asked: NumberedPerson[] } {
  const flat = inOne(page);
  const urgent: NumberedPerson[] = [];
  const asked: NumberedPerson[] = [];
  let from = 0;
  for (const { 0: number, index } of [...flat.matchAll(NUMBER)].slice(0, MAX)) {
    const to = index + number.length;
    const last = from;
    const begins = Math.max(last, index - FAR);
    from = to;
    const near = flat.slice(begins, index);
    const named = lastNamed(near.replaceAll(CELL_END, ' '));
    if (!named || MIDDLE.test(near.slice(named.end)) || isClient(named.name, client)) continue;
    const at = begins + named.at;
    const wide = flat.slice(Math.max(last, at - BEFORE), at);
    const line = lastPart(wide.split(LINE_END).at(-1) ?? '');
    if (NOT_THEM.test(line.replaceAll(CELL_END, ' '))) continue;
    const rest = flat.slice(to, to + BEHIND).split(LINE_END)[0] ?? '';
    const said = rest.replace(MAIL, '').replace(EMPTY_CELLS, ' ').replaceAll('w/', 'with').split(CELL_END)[0] ?? '';
    const behind = ON.exec(said)?.[0] ?? '';
    const ownNumber = behind.search(NUMBER);
    const own = ownNumber === -1 ? behind : behind.slice(0, ownNumber);
    const person: NumberedPerson = {
      name: named.name,
      phone: onlyPhone(number),
      email: onlyEmail((rest.split(NEXT)[0] ?? '').slice(0, MAIL_NEAR)),
      start: at,
      end: to,
    };
    const cells = line.split(CELL_END);
    // What they are to the client stands between a label and their name.
    const label = cells.slice(labelFrom(cells)).join(' ');
    const needs = [...label.matchAll(URGENT)].length > 0;
    const needsBehind = [...own.matchAll(URGENT)].some(
      (each) => !ANOTHER.test(own.slice(each.index + each[0].length)) && !/[.] /.test(own.slice(0, each.index)),
    );
    if (needs || needsBehind) urgent.push(person);
    if (ASKED_BEFORE.some((each) => each.test(label)) || ASKED_BEHIND.some((each) => each.test(own)))
      asked.push(person);
  }
  return { urgent, asked };
}
