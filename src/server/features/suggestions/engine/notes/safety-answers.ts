import { LONGEST_READ } from '#shared/features/documents/documents.rules.ts';
import { linesOf } from '../entries/form-entries.ts';
import { isSaid, sectionsOf } from '../scope/page-sections.ts';
import { mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';
import { ANSWERED_TOPICS, type AnsweredTopic } from './answered-words.ts';

/*
 * A word for a safety topic with its answer right behind it: "FITS? Y 1, Feb '24", "suicide (Y) N 2012 jumped off I-80",
 * "Hurts self no", "SI/SA 4/2021 lamotrigine OD". The answer is a mark, a ringed choice, a count or a day; what is written
 * behind a mark counts for more than the mark.
 */

const YES = '(?:y|yes|s[ií])';
const NO = '(?:n|no)';
const BOX = '\\[\\s?\\]|\\(\\s?\\)|☐|_{1,4}';
const TICKED = '\\[\\s?[xX✓✔]\\s?\\]|\\(\\s?[xX✓]\\s?\\)|[☑☒]|_{0,3}[xX✓]_{0,3}';
const EITHER = `${YES}(?:\\s?/\\s?${YES})?`;
/** Both choices printed and one of them ringed or ticked, a mark alone, and a count or a day. */
const ANSWERS = [
  `(?<ringedYes>\\(\\s?${YES}\\s?\\)[\\s/|]{0,3}${NO})`,
  `(?<ringedNo>${YES}[\\s/|]{0,3}\\(\\s?${NO}\\s?\\))`,
  `(?<tickedYes>(?:${TICKED})\\s?${EITHER}\\s+(?:${BOX})\\s?${NO}|(?:${BOX})\\s?${NO}\\s+(?:${TICKED})\\s?${EITHER})`,
  `(?<tickedNo>(?:${BOX})\\s?${EITHER}\\s+(?:${TICKED})\\s?${NO}|(?:${TICKED})\\s?${NO}\\s+(?:${BOX})\\s?${EITHER})`,
  `(?<no>no|none|never|n|neg|negative|nope|denie[sd]|0|nunca|ning[uú]n[oa]?)`,
  `(?<yes>yes|y|s[ií]|pos|positive|\\+)`,
  "(?<day>(?:x ?\\d|once|twice|one|two|three|four|several|many|multiple|[1-9](?! ?[-/:.)]\\d)|(?:last|most recent)(?= (?:one |was |in |on |at |\\d))|age \\d|at \\d|\\d{1,2} ?y/?o|(?:1[0-2]|0?[1-9])[/-]\\d{2,4}(?:[/-]\\d{2,4})?|(?:19|20)\\d\\d|['’]\\d\\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.? ?['’]?\\d{2,4}))",
].join('|');

const leadOf = (names: string): RegExp =>
  new RegExp(
    `(?<=^|[\\t|]|[.;,)\\]] {1,3}|\\d[.)]? |[a-z][.)] )(?<lead>(?:[\\p{L}¿]{3,20}[?]?\\s?/\\s?)?(?:${names})(?:\\s?/\\s?\\p{L}{3,14})?)(?<gap>\\s?[?:=–-]{0,2}[\\s.]{0,40})(?:(?:now|today|current(?:ly)?|this week|recent(?:ly)?)\\s?[:=-]?\\s?(?:n|no|none)[.,;/]{0,1}\\s(?:ever|past|hx|lifetime|before)\\s?[:=?-]?\\s?)?(?:${ANSWERS})(?![\\p{L}\\d])`,
    'giu',
  );

const TOPICS = Object.entries(ANSWERED_TOPICS).map(([field, topic]) => [field, leadOf(topic.names), topic] as const);

const LONGEST = 160;
const LONGEST_LINE = 400;
/** Where what is said of a topic ends: the next question of the same line, or a column. */
const NEXT =
  /\t|\s{3,}|\s(?=\p{Lu}[\p{Lu} /]{2,20}\?)|\s(?=\(?[YyNn]\)?\s?\/?\s?\(?[YyNn]\)?(?:\s|$))|[.;]\s+(?=\p{Lu}[\p{L} /]{2,24}(?::|\?|\s[-–]\s))/u;
const DENIED = /^\W{0,3}(?:no|none|never|not|denie[sd]|neg|nothing)\b/i;
const DENIES_WITHIN = /\b(?:denie[sd]|denies|never|not? (?:an? )?(?:attempt|intent)|accident\w*|unintentional\w*)\b/i;
/** "N." is a name's letter where a name follows. */
const INITIAL = /^\.\s?\p{Lu}\p{Ll}/u;
/** The number of a question before its topic. */
const NUMBER = /(?:^|\s)\(?\d{1,2}[.)]?\s{1,4}$/;
const UNMARKED = /^\s{0,4}[/|]?\s{0,4}n(?:o)?(?![\p{L}(])/iu;
/** A mark in a capital, or a year, is no word among others. */
const BARE_MARK = /^[YN]$/;
const YEAR = /^(?:19|20)\d\d$/;
/** Whose a thing was does not change what was done with it. */
const OWNED = /\b(?:(?:his|her|their|my|an?|the) )?[\p{L}-]+['’]s(?= )/giu;
const LEADING = /^\s{0,60}/;
const LARGE = /\p{Lu}/u;
const MARKED = /[?:=–.-]|\s{2}/;

function readAnswer(
  groups: Readonly<Record<string, string | undefined>>,
  behind: string,
  { says, unless, denies }: AnsweredTopic,
): 'yes' | 'no' | null {
  const { ringedYes, ringedNo, tickedYes, tickedNo, no, yes, day, lead = '', gap = '' } = groups;
  const ringed = ringedYes ?? tickedYes ?? ringedNo ?? tickedNo;
  // A mark alone behind a word in small letters is a word among others: "fits no one".
  const dated = YEAR.test(day ?? '');
  const plainly = dated || BARE_MARK.test(yes ?? no ?? '');
  if (!ringed && !plainly && !MARKED.test(gap) && !LARGE.test(lead.charAt(0))) return null;
  // An item that begins with its year ends at a comma: "attempt 2014 (rope), no plan".
  const remark = (dated ? (behind.split(', ')[0] ?? '') : behind).trim();
  const of = `${day ?? ''} ${remark}`.replace(OWNED, ' ');
  if (unless?.test(of) || mentionsRelative(of.slice(0, 40))) return null;
  if (ringedNo ?? tickedNo ?? no) {
    if (no?.toLowerCase() === 'n' && INITIAL.test(behind)) return null;
    // What is written behind a no speaks against it, and a person reads which holds.
    if (says ? says.test(remark) && !DENIED.test(remark) : false) return ringed ? 'yes' : null;
    return denies && /^\W{0,3}(?:$|[.;,(]|\p{Lu}|ever|reported|known|hx|history)/u.test(behind.trimStart())
      ? 'no'
      : null;
  }
  // Both choices printed and neither marked.
  if (UNMARKED.test(behind)) return null;
  if (DENIED.test(remark) || DENIES_WITHIN.test(remark)) return null;
  return !says || says.test(of) ? 'yes' : null;
}

/** What the answers right behind the words for safety topics say. */
export function safetyAnswers(whole: string): Finding[] {
  const page = whole.slice(0, LONGEST_READ);
  const lines = linesOf(page);
  const sections = sectionsOf(page, lines);
  return lines.flatMap(({ text, start }): Finding[] => {
    const about = sections.findLast((section) => section.start <= start)?.about ?? null;
    if (text.length > LONGEST_LINE || !isSaid(about, text) || about === 'family') return [];
    return TOPICS.flatMap(([field, lead, topic]): Finding[] =>
      [...text.matchAll(lead)].flatMap((found): Finding[] => {
        const to = found.index + found[0].length;
        const rest = text.slice(to, to + LONGEST);
        const from = LEADING.exec(rest)?.[0].length ?? 0;
        const next = NEXT.exec(rest.slice(from))?.index ?? LONGEST;
        const behind = rest.slice(0, from + next).split('~~')[0] ?? '';
        const read = readAnswer(found.groups ?? {}, behind, topic);
        if (!read) return [];
        const at = found.index - (NUMBER.exec(text.slice(0, found.index))?.[0].length ?? 0);
        const end = start + to + (read === 'no' ? 0 : behind.trimEnd().length);
        const value = read === 'no' ? 'No' : page.slice(start + found.index, end).replace(/\s+/g, ' ');
        return [
          {
            field,
            value,
            start: start + at,
            end,
            from: 'prose',
            said: read,
            ...(read === 'yes' && { led: true as const }),
          },
        ];
      }),
    );
  });
}
