import { UNNAMED } from './first-named.ts';
import { NAMES_ALONE } from './given-names.ts';
import { OF_READERS_OWN } from './letter-subjects.ts';
import { AT_WORK } from './lone-subjects.ts';
import { CONTACTS } from './name-words.ts';
import { isIntroduced } from './narrated-subjects.ts';
import { underContacts } from './page-marks.ts';
import type { PageSubject } from './page-subject.ts';
import { printedForAll } from './printed-for-all.ts';
import { isListOfThings } from './things-listed.ts';
import { isAtWork, isInRole, isOfThings, isSomebodyBeside, isWhole, type WrittenName } from './written-names.ts';

/*
 * The only person whom a page names, and nobody's relative, doctor or officer: whoever else should it be about? Pages that
 * are the client's name the client, or nobody.
 */

const EARLY = 600;
const NEAR = 60;
const LINE = 120;
/** A page of so many names is about no single one by that alone. */
const MANY = 300;
/** "SOCIAL WORK (Hamish Orr", "COUNSEL (claimant): Theo Amsel", "St. Agnes Burn": beside, and of a house or a street. */
const OF_WORK =
  /\b(?:mgr|wkr|work|counsel|defender|attorney|psychologist|victim|complainant|offender['’]s|supervisor|provider|physician|pcp|st|saint|fort|camp|mount|port|lake|unit \w)\b[^\p{L}\n]{0,4}(?:\([^)\n]{0,20}\))?[^\p{L}\n]{0,4}$|(?:^|[^\d/:-])\d{1,5} $|\b(?:surety|bond(?:sman)?|co-?signer|payee|owner|pastor|chaplain)\b[^\p{L}\n]{0,4}$|\b(?:home|house|residence|property|apartment|car|truck|practice|office|estate) of $|\b(?:NPI|DEA|[Ll]ic(?:ense)?)\b[^\n]{0,24}$|(?<!: )\bdr\.?\s\p{L}+\s$|\b(?:victim|complainant|plaintiff|counsel|attorney)\b[^\n]{0,40}$|\b(?:another|other|second|fellow|different|wrong) \p{L}+[^\p{L}\n]{0,3}$/iu;
const WORKS =
  /^[^\p{L}\n]{0,4}\n?[^\p{L}\n]{0,4}(?:claims|case|social|probation|court|public|district|county|health|fire|hospital|clinic|center|street|st\b|way|loop|\((?:fa|mo|sis|bro|sib|dtr|son|gf|bf|h|w)\b)/iu;
/** "Kathleen Marlowe, primary care", "KM = Kathleen Marlowe". */
const SAID_OF =
  /^(?:, [A-Z]{2}\b| of (?:the|our) |[ ]?[=&]|, (?:as|primary|attending|staff|on call|(?:the|our|my|his|her|their) |\p{Ll}+(?:er|or|ist|ian|care|nurse|aide|rep)\b))/u;
/** "Court liaison Kathleen Marlowe", "Crew: Steven Pratt / Kathleen Marlowe". */
const WORD_BEFORE = /(?<word>\p{L}{4,})[ :]{1,2}$/u;
const ROLE_ENDS =
  /(?:er|or|ist|ian|iff|liaison|aide|intern|chaplain|advocate|ombudsman|delegate|backup|mentor|escort|ride)$/iu;
const NO_ROLE = new Set(
  'letter order number paper after under never other water whether calendar center either prisoner offender prior transfer register folder reminder disorder monitor summer winter later over passenger'.split(
    ' ',
  ),
);
const IN_BRACKETS = /^[^(]{3,40} \([^()]{2,30}\)?,?$/;
const TITLE = /\b(?:m[rsx]|mrs|miss)\.?[ ]$/i;
const AND_OTHER = /[/&+=][ ]?$|\p{Ll} \p{Lu}\.?, $/u;
/** "RD: Kathleen Marlowe": short for somebody at work. */
const SHORT_ROLE = /(?:^|\s)(?!PT|CL|CT|RE|TO|EE|FOR|WHO)[A-Z]{2,3}: $/;
/** "PCP Harbor Family, Kathleen Marlowe", "Safe person: Kathleen Marlowe": whom the one it is about sees or calls. */
const SEEN_OR_CALLED =
  /\b(?:pcp|primary care|therap(?:ist|y)|counselor|psychiatrist|psychologist|physician|prescriber|doctor|pediatrician)\b[^.;\n]{0,40}$|\b(?:safe|support|trusted|backup|back-up|alternate|family|best|key) (?:person|people|contacts?|adult)\b[^\p{L}\n]{0,6}$/iu;
/** Whom books, scales and instruments have their names from: "Posner, Brent, Lucas", "first described". */
const NAMED_AFTER =
  /^(?:\.?, (?:and )?\p{Lu}\p{Ll}{2,15} \p{Lu}(?!\p{L})|, \p{Lu}\p{Ll}{2,15}(?:[,.;]|,? (?:&|and) \p{Lu})| (?:&|et al)|,? (?:19|20)\d\d\)|[ ]{1,2}(?:first |originally )?(?:describe[sd]|developed|wrote|writes|founded|invented|discovered|published|designed|created) |['’]s (?:book|model|theory|stages|hierarchy|law|sign|test|scale)\b)/u;
const EPONYMS = new Set(
  'jackson pratt,martin luther,betty ford,albert ellis,reinhold niebuhr,marsha linehan,aaron beck,viktor frankl,carl rogers,william miller,stephen rollnick,brene brown,melody beattie,terence gorski,patrick carnes,johns hopkins,jean piaget,erik erikson,abraham maslow,max hamilton,billy graham,michael fox,stevens johnson,william osler,walter reed,abraham lincoln,thomas jefferson,george washington,harriet tubman,rosa parks,cesar chavez,jane doe,john doe'.split(
    ',',
  ),
);
/** Who writes for another, or to who has somebody in their care. */
const FOR_ANOTHER =
  /\b(?:my|our) (?:\p{L}+ )?(?:son|daughter|husband|wife|spouse|partner|brother|sister|mother|father|mom|dad|friend|client|patient|tenant|employee|student|nephew|niece|grand\p{L}+|girlfriend|boyfriend|fianc\p{L}+|cousin|uncle|aunt)\b/iu;
/** Who writes, signs, is called or asked: not whom a page is about. */
const WRITES =
  /(?:^|\n)[^\n]{0,30}\b(?:from|to|by|cc|attn|attention|sincerely|regards|thanks|signed(?: electronically)?|signature|witness|author|prepared|completed|reviewed|entered|staff|sent|see|ask for|call|contact|with|and|dr|at|under|dear)\b[^\n\p{L}]{0,6}$/iu;

const isRole = (before: string): boolean => {
  const word = WORD_BEFORE.exec(before)?.groups?.word?.toLowerCase() ?? '';
  return ROLE_ENDS.test(word) && !NO_ROLE.has(word);
};

/** Whether a first name is where it should be: in front, behind the comma, or second where all is in capitals. */
function isGiven(text: string, { parts, turned, start, end }: WrittenName): boolean {
  const long = parts.filter((part) => part.length > 2);
  const isCapitals = text.slice(start, end) === text.slice(start, end).toUpperCase();
  const at = turned
    ? long.slice(-1)
    : (isCapitals || parts.length === 2) && (parts[0]?.length ?? 0) > 2
      ? long.slice(0, 2)
      : parts.slice(0, 1);
  return at.some((part) => part.length > 2 && NAMES_ALONE.has(part));
}

/** Two of one family: written out both times, with another first name. */
const isAnotherOf = (one: WrittenName, other: WrittenName): boolean =>
  [one, other].every((each) => each.parts.filter((part) => part.length > 2).length > 1) &&
  !one.parts.some((part) => part.length > 2 && part !== one.parts.at(-1) && other.parts.includes(part));

/** The one person whom a page names, where nothing says that it is somebody beside the one it is about. */
export function onlyNamed(text: string, names: readonly WrittenName[], beside: ReadonlySet<string>): PageSubject[] {
  if (names.length > MANY || FOR_ANOTHER.test(text) || OF_READERS_OWN.test(text)) return [];
  // Whom a story names that was read out as a test; a page that is all printed for everybody is read like others.
  const forAll = printedForAll(text).filter(({ start }) => start > 0);
  // Those with whom lines begin: of several it is a list.
  const rows = new Set<string>();
  const people = new Map<string, WrittenName>();
  for (const written of names) {
    const title = TITLE.exec(text.slice(Math.max(0, written.start - 6), written.start))?.[0] ?? '';
    const place = { start: written.start - title.length, end: written.end };
    const isName = title !== '' || (isWhole(written) && isGiven(text, written));
    // "in Portland (Opal)": a town and a house in it.
    if (
      !isName ||
      IN_BRACKETS.test(text.slice(written.start, written.end + 1)) ||
      isOfThings(written) ||
      isListOfThings(text, written) ||
      forAll.some(({ start, end }) => start <= written.start && written.end <= end)
    )
      continue;
    const last = written.parts.filter((part) => part.length > 2).at(-1) ?? '';
    const [line = ''] = text
      .slice(Math.max(0, written.start - LINE), written.start)
      .split('\n')
      .slice(-1);
    if (/^[^\p{L}]*$/u.test(line)) rows.add(last);
    if (written.parts.some((part) => part.length > 2 && beside.has(part))) continue;
    if (CONTACTS.test(line) || underContacts(text, written.start) || isSomebodyBeside(text, place)) continue;
    if (isInRole(text, place) || isAtWork(text, written.end) || isIntroduced(text, place)) continue;
    const before = text.slice(Math.max(0, place.start - NEAR), place.start);
    if (
      OF_WORK.test(before) ||
      SEEN_OR_CALLED.test(line) ||
      AND_OTHER.test(before) ||
      SHORT_ROLE.test(before) ||
      isRole(before)
    )
      continue;
    const behind = text.slice(written.end, written.end + NEAR);
    if (WORKS.test(behind) || SAID_OF.test(behind) || (/^[^\p{L}\n]{0,6}\n/u.test(behind) && AT_WORK.test(behind)))
      continue;
    if (WRITES.test(before) || NAMED_AFTER.test(behind) || EPONYMS.has(written.parts.slice(0, 2).join(' '))) continue;
    const known = people.get(last);
    if (known && isAnotherOf(known, written)) return [];
    if (!known) people.set(last, written);
  }
  const [only] = people.values();
  if (rows.size > 1 || people.size !== 1 || !only || only.start > EARLY || UNNAMED.test(text.slice(0, only.start + 1)))
    return [];
  return [{ parts: only.parts, sure: 1, at: only.start, narrated: true, only: true }];
}
