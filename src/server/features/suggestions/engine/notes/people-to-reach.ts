import { nearly } from '#server/features/understanding/assertion/names-alike.ts';
import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { onlyEmail, onlyPhone, personOf } from '../values/read-values.ts';
import { MEDICINE } from './note-words.ts';
import { numberedPeople } from './numbered-people.ts';

/*
 * Who is called for the client, where a sentence says so rather than a label: "Her mother, Ana Example (555-…), is her
 * emergency contact", "my son, call him, 555-…, Al Example".
 */

const TIE =
  '(?:(?:maternal|paternal|older|younger|twin|adult|eldest|oldest|youngest|only|ex|step|half|god|foster|adoptive|great)[- ]?)*(?:mother|father|mom|mum|mama|dad|daddy|parents?|sister|brother|wife|husband|spouse|partner|son|daughter|aunt|auntie|uncle|cousin|niece|nephew|grand(?:mother|father|ma|pa|son|daughter)|granny|nana|gran|friend|best friend|girlfriend|boyfriend|fianc(?:e|é)e?|roommate|neighbor|sponsor|pastor|in-law|mother-in-law|father-in-law|sister-in-law|brother-in-law|godmother|godfather|landlady|landlord|case (?:manager|mgr|worker)|outreach worker|guardian|payee|social worker)';
const anyCase = (words: string): string =>
  words.replace(/(?<![\\\p{L}])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const NAME = "\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,20}(?: \\p{Lu}\\.)?(?: \\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}'’]+)*){0,2}";
/** A tie and a name, the one before the other: "her mother, Ana Example", "Ana Example (sister)". */
const TIED = new RegExp(
  `(?<![\\p{L}-])(?:${anyCase(TIE)})(?:,|:|\\)| is| named)? \\(?(?<behind>${NAME})|(?<![\\p{L}-])(?<before>${NAME})(?:, | \\(|,? (?:who )?is | - )(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Mm]y|an?|[Yy]our) )?(?:${anyCase(TIE)})(?![\\p{L}-])`,
  'gu',
);
const ANYBODY = new RegExp(`(?<![\\p{L}'’-])(?<who>${NAME})`, 'gu');
const NO_NAME =
  /^(?:He|One|Two|Three|Four|Five|Several|Both|She|They|His|Her|Their|My|Your|Our|The|This|That|There|When|Who|Phone|Cell|Home|Work|Call|Please|Release|Emergency|Contact|Insurance|Medicaid|Medicare|Dr|Mr|Mrs|Ms|Ask|Pt|Patient|Client|Says|If|In|At|On|For|To|And|But|No|Not|Yes|She'd|He'd|Jan\w*|Feb\w*|Mar\w*|Apr\w*|May|Jun\w*|Jul\w*|Aug\w*|Sep\w*|Oct\w*|Nov\w*|Dec\w*|Mon\w*|Tue\w*|Wed\w*|Thu\w*|Fri\w*|Sat\w*|Sun\w*|Judge|Officer|Admitted|Lives|Wants|Needs|Completed|Reported|Safe|Best|Sister|Brother|Mother|Father|Wife|Husband|Son|Daughter|Mom|Dad|Grandma|Friend|Aunt|Uncle|Spoke|Met|Also|Both|You|We|Home|Court|Case|Safety|Network|Support|Family|Health)\b/;
const CREDENTIAL = /^(?:,? (?:MD|DO|NP|PA|LCSW|LPC|LMFT|LMHC|PsyD|PhD|PMHNP|Esq|JD)\b)/;

const EMERGENCY =
  /\b(?:(?:is|as|was|be|listed as|named as) (?:an? |the |his |her |their |also )?emerg(?:ency|\.)? (?:contact|person)|(?<=\d, )emergency (?:contact|person)|(?:who|one|person) to call if (?:something|anything)(?: p{L}+)?|emergency contact(?: on (?:the )?(?:form|file|chart|record))?(?=[).,;]|$)|in (?:an|any|case of) emergency|(?:is|as) (?:his |her |their )?next of kin)\b/gi;
const TO_REACH =
  /\b(?:(?:is |as |be |the )*(?:first|main|safe|best|primary|family|preferred) contact|contact person|point of contact|(?:the|who|person|one)(?: person)? to (?:call|reach|contact|talk (?:to|with)|speak (?:to|with)|deal with|set things up with)(?! (?:in (?:an|any|case)|if (?:something|anything)))|(?:be|is) (?:called|contacted|reached|notified) first|(?:wants|asks|asked|would like|ought|has) to be (?:called|contacted|reached|notified)|call(?:s)? (?:her|him|them) first|(?:may|can) be (?:told|given|called)|(?:has|have|with|signed|gave|on) (?:an? |the )?(?:signed )?(?:release|roi)\b|(?:release|roi) (?:is |was )?(?:signed|on file|in (?:the )?chart)|(?:you )?(?:may|can|could|please) (?:call|reach|contact|phone)(?! (?:you|me|us)\b)|call (?:him|her)(?! in (?:an|any|case))|calls? (?:should )?go(?:es)? to|has (?:his|her|their) (?:phone )?(?:messages|msgs)|will be the (?:family )?contact|speak(?:s)? for (?:him|her|them|(?:the )?(?:client|patient|pt|resident))|contact for (?:placement|admission|intake|scheduling|everything|the family|questions)|safe to call|ok(?:ay)? to (?:call|talk to|speak with)|collateral(?: contact)?)\b/gi;
const BEFORE = 180;
const BEHIND = 110;
const MAX_CUES = 30;
const PHONE = /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b\d{3}-\d{4}\b/g;
const NOT_THIS =
  /\b(?:do not|don['’]?t|never|must not|no longer|not to|restraining|attorney for|victim|co-?defendant|opposing|former)\b[^.;]{0,40}$/i;

/** Behind it whoever is named is no longer who was spoken of. */
const NEXT_SENTENCE = /(?<!\b(?:Dr|Mr|Ms|Mrs|St))[.;?]\)? +(?=\p{Lu})/u;
/** The client's own number is what may be called. */
const OWN_NUMBER = /\b(?:phone|cell|tel|ph|home|mobile|number)\W{0,4}\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\W{0,4}$/i;

interface Candidate {
  name: string;
  at: number;
  end: number;
}

function isClient(name: string, client: RecordContext['client']): boolean {
  const own = `${client?.firstname ?? ''}`.toLowerCase().split(/[\s-]+/);
  const [first = ''] = name.toLowerCase().split(/\s+/);
  return own.some((part) => part !== '' && nearly(part, first));
}

/** The people a stretch of text names by a tie, or at all. */
function peopleIn(text: string, pattern: RegExp, client: RecordContext['client']): Candidate[] {
  return [...text.matchAll(pattern)].flatMap(({ groups, index, 0: whole }) => {
    const name = (groups?.behind ?? groups?.before ?? groups?.who ?? '').trim().replace(/['’]s?$/u, '');
    if (name.length < 3 || NO_NAME.test(name) || MEDICINE.test(name) || isClient(name, client)) return [];
    const at = index + whole.indexOf(name);
    // "71 Harbor Wharf": a house number stands before a street.
    if (/\d\s{1,2}$/.test(text.slice(Math.max(0, at - 3), at))) return [];
    return CREDENTIAL.test(text.slice(at + name.length)) && pattern === ANYBODY
      ? []
      : [{ name, at, end: at + name.length }];
  });
}

/** The person nearest to a place: named before it, or right behind it where nobody is. */
function nearest(text: string, from: number, to: number, client: RecordContext['client']): Candidate | undefined {
  for (const pattern of [TIED, ANYBODY]) {
    const people = peopleIn(text, pattern, client);
    const before = people.findLast(({ at }) => at < from);
    const behind = people.find(({ at }) => at >= to);
    const full = [before, behind].find((each) => each?.name.includes(' '));
    const found = before ?? behind;
    if (found) return found.name.includes(' ') ? found : (full ?? found);
  }
  return undefined;
}

/** The full name of somebody called by the first one, as the page gives it elsewhere. */
function fullName(name: string, page: string): string {
  if (name.includes(' ')) return name;
  const found = new RegExp(
    `(?<![\\p{L}-])${name} (?<last>\\p{Lu}\\p{Ll}[\\p{L}'’]*(?:-\\p{Lu}[\\p{L}'’]+)*)(?![\\p{L}])`,
    'u',
  ).exec(page);
  const last = found?.groups?.last;
  return last && !NO_NAME.test(last) ? `${name} ${last.replace(/['’]s?$/u, '')}` : name;
}

interface Reached {
  name: string;
  phone: string | null;
  email: string | null;
  start: number;
  end: number;
}

function reachedBy(page: string, cue: RegExp, client: RecordContext['client']): Reached[] {
  // A cue may go on over the end of a line.
  return [...page.replace(/\s/g, ' ').matchAll(cue)].slice(0, MAX_CUES).flatMap(({ index, 0: words }) => {
    const from = Math.max(0, index - BEFORE);
    const [cueFrom, cueTo] = [index - from, index - from + words.length];
    const around = page
      .slice(from, index + words.length + BEHIND)
      .replace(/\t/g, '|')
      .replace(/\s/g, ' ');
    const ends = around.slice(cueTo).search(NEXT_SENTENCE);
    const text = ends === -1 ? around : around.slice(0, cueTo + ends);
    if (NOT_THIS.test(text.slice(0, cueFrom)) || OWN_NUMBER.test(text.slice(0, cueFrom))) return [];
    // "In an emergency, Ana Example …": a cue that opens its sentence speaks of whoever comes next.
    const opens =
      /^in /i.test(words) &&
      (/(?:^|[.;:\n]\s{0,3})$/.test(page.slice(from, index)) ||
        /^,? (?:call |contact |notify |reach )?(?:with |to )?(?:(?:his|her|their) \p{Ll}+,? )?\p{Lu}\p{Ll}/u.test(
          text.slice(cueTo),
        ));
    const person = opens
      ? nearest(`${' '.repeat(cueTo)}${text.slice(cueTo)}`, cueFrom, cueTo, client)
      : nearest(text, cueFrom, cueTo, client);
    // Whoever gave a release may be one who treats: only a tie makes them the one to call.
    if (
      !person ||
      (/release|roi/i.test(words) && peopleIn(text, TIED, client).every(({ name }) => name !== person.name))
    )
      return [];
    // A number on a line before somebody's is another's.
    const theirs = ({ index: at }: RegExpMatchArray) =>
      (at ?? 0) > person.at || !page.slice(from + (at ?? 0), from + person.at).includes('\n');
    const phones = [...text.matchAll(PHONE)].filter(theirs).map((each) => ({
      number: each[0],
      at: each.index,
      far: Math.min(Math.abs(each.index - person.end), Math.abs(each.index - cueTo)),
    }));
    const [near] = phones.sort((a, b) => a.far - b.far);
    const start = from + Math.min(person.at, cueFrom, near?.at ?? cueFrom);
    const end = from + Math.max(person.end, cueTo, near ? near.at + near.number.length : cueTo);
    const said = page.slice(start, end);
    return [
      {
        name: fullName(person.name, page),
        phone: near ? onlyPhone(near.number) : null,
        email: onlyEmail(said),
        ...{ start, end },
      },
    ];
  });
}

/** A relative with a name and a number, where a page says no more of them. */
const WITH_NUMBER = new RegExp(
  `\\b(?:[Hh]ere|[Cc]ame|[Cc]omes|[Pp]resent|[Aa]rrived|[Mm]et|[Ss]poke|[Tt]alked|[Aa]ccompanied|[Cc]alled|[Cc]all|[Rr]eached|[Pp]honed|[Cc]ontact(?:ed)?)(?: \\p{Ll}+| w\\/){0,3}?,? (?:${anyCase(TIE)}),? (?<who>\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,20} \\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}'’]+)*)[,:]? (?:\\((?=\\d{3}-\\d{4}\\)))?(?<phone>(?:\\(\\d{3}\\) |\\d{3}[ .-])?\\d{3}-\\d{4})`,
  'gu',
);

/** Who a page says is called for the client. */
export function reachFindings(whole: string, { client }: RecordContext): Finding[] {
  const page = whole.slice(0, LONGEST_READ);
  const found: Finding[] = [];
  const add = (field: string, value: string | null, { start, end }: Reached) => {
    if (value) found.push({ field, value, start, end, from: 'prose' });
  };
  const numbered = numberedPeople(page, client);
  const withFullName = (person: Reached): Reached => ({ ...person, name: fullName(person.name, page) });
  const urgent = [...numbered.urgent.map(withFullName), ...reachedBy(page, EMERGENCY, client)];
  const asked = numbered.asked.map(withFullName);
  for (const reached of urgent) {
    const person = personOf(reached.name);
    add('emergency_contact_primary_firstname', person ? person.firstname : reached.name, reached);
    add('emergency_contact_primary_lastname', person?.lastname ?? null, reached);
    add('emergency_contact_primary_phone', reached.phone, reached);
    add('emergency_contact_primary_email', reached.email, reached);
  }
  const relatives = [...page.matchAll(WITH_NUMBER)].slice(0, MAX_CUES).map(
    ({ groups, index, 0: said }): Reached => ({
      name: groups?.who ?? '',
      phone: onlyPhone(groups?.phone ?? ''),
      email: null,
      ...{ start: index, end: index + said.length },
    }),
  );
  const others = [...reachedBy(page, TO_REACH, client).filter(({ phone }) => phone), ...relatives].filter(
    // Who is called in an emergency is asked for in a field of its own.
    ({ name, phone }) => !isClient(name, client) && !urgent.some((each) => each.phone === phone),
  );
  for (const reached of asked.length > 0 ? asked : others) {
    add('contact_person_name', reached.name, reached);
    add('contact_person_phone', reached.phone, reached);
    add('contact_person_email', reached.email, reached);
  }
  return found;
}
