import { isStruck } from '#server/features/understanding/assertion/assertion.ts';
import { type Statement, splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import { findDates } from '#server/features/understanding/text/us-dates.ts';
import { type FormEntry, linesOf } from '../entries/form-entries.ts';
import { isSaid, sectionsOf } from '../scope/page-sections.ts';
import { mentionsRelative, saidOf } from '../scope/statement-scope.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { daysAhead } from './days-ahead.ts';
import { FURTHER_NONE } from './further-deeds.ts';
import { isAskedFor, leavesOpen } from './half-denied.ts';
import { FAMILY_TOPIC, topicsOf } from './history-topics.ts';

const LONGEST_SENTENCE = 600;
const KINSHIP =
  /^(?:(?:the|his|her|their|our|a|an|one|both|and|(?:the )?(?:\w+)['’]s)\s+){0,2}(?:(?:maternal|paternal|biological|bio|birth|older|younger|late|only|big|little|kid|oldest|youngest|half|twin)[ -]?)*(?:mother|father|mom|mum|dad|parents?|sisters?|sis|brothers?|bro|siblings?|twin|aunt(?:ie)?s?|uncles?|cousins?|nieces?|nephews?|grand(?:mother|father|parents?|ma|pa))\b[^.]{0,80}?\b(?:d\.|jumped|quit|lost|went|did|attempts?|has|had|have|died|was|were|is|suffers?|suffered|struggle[sd]?|attempted|completed|drinks?|drank|shot|hanged|hung|killed|overdosed|takes|took|passed|used|uses|relapsed|seized|recover(?:ed|ing)|in recovery|dx|hx|w\/|with)\b/i;
/** A relative and an illness side by side, as notes put it: "Mother bipolar", "dad - EtOH", "MGF: CVA". */
const KIN_ILL =
  /^\W{0,3}(?:(?:maternal|paternal|bio|birth|older|younger|late) )?(?:mother|father|mom|mum|dad|parents?|sisters?|sis|brothers?|bro|siblings?|aunts?|uncles?|cousins?|grand(?:mother|father|parents?|ma|pa)|[mp]g[mf])\b,?\s?(?:\p{Lu}\p{Ll}+ )?[:=(–+-]{0,2}\s?(?:\p{L}+,? ){0,2}?(?:two |\d )?(?:duis?|panic|thyroid|meth|heroin|crack|pills|alzheimer\w*|parkinson\w*|d\.|dm\s?[12]?\b|htn|alcohol|drinks|drank|ocd|adhd|bipolar|alcoholi\w*|etoh|addict\w*|depress\w+|anxiety|schizo\w+|od\b|overdos\w*|cirrhosis|suicide\w*|sud|aud|oud|ptsd|cancer|diabet\w+|seizures?|epilep\w+|stroke|cva|heart|mental|in recovery|completed suicide|killed|shot|hanged|hung)/iu;
const KIN_HX =
  /^\W{0,3}(?:mother|father|mom|mum|dad|sister|brother|aunt|uncle|grand\w+)\b[^.]{0,40}\b(?:hx|h\/o|history) (?:of )?(?:heroin|opioids?|meth\w*|alcohol|etoh|cocaine|crack|drugs?|substance\w*|addiction|depression|bipolar|suicide\w*|mental|psych\w*|seizures?|schizo\w*|cancer|diabetes)/iu;
const DIED_OF =
  /(?:^\W{0,3}|[,;:] )(?!my\b|our\b)(?:(?:his|her|their|the)\s)?(?:\p{L}+\s){0,2}(?:mother|father|mom|mum|dad|parents?|sister|brother|siblings?|aunt|uncle|cousin|grand\w+)\b[^.]{0,40}\b(?:died|passed|dead|lost)\b[^.]{0,20}\b(?:of|from|by|od|overdos\w*|drinking|drugs|liver)\b/iu;
const FAMILY_NAMED =
  /\bfamily history (?:of|is|includes|significant|positive|negative)\b|\b(?:alcoholism|addiction|drinking|depression|bipolar|diabetes|suicide|mental illness|substance (?:use|abuse)|heart disease|cancer)\b[^.;]{0,20}\bruns? in (?:the|his|her|their|my|your) (?:family|blood)\b/i;
const WORRIED = /\b(?:at (?:the )?bedside|(?:is|was|are|were) (?:worried|concerned|afraid))\b/i;
const COURT =
  /\b(?:court (?:date|hearing|appearance)|hearing|appear (?:before|in) (?:this |the )?(?:\w+ ){0,3}court|next court|sentencing|arraignment|(?:due|back|appear\w*|return\w*|goes|going|go) (?:\w+ ){0,2}(?:in|to) court|court (?:on|is on|is set|set for|again|at|date)\b|court:? (?=\d)|court(?: date)? is|adjudication (?:set|on)|continued? (?:the )?(?:matter|case|hearing) (?:to|until)|next court|court\b[^.;]{0,60}\bnext)\b/i;

/** Of whoever writes, or of somebody who is named. */
const OTHER_COURT =
  /\b(?:[Mm]y (?:own )?(?:court|hearing|case)|\p{Lu}\p{Ll}{2,}(?<!County|Court|State|City|District)['’]s (?:own )?(?:court|hearing|trial|sentencing|arraignment)|not ours|not (?:his|hers))\b/u;

/** A longer value of several sentences speaks of more than its label asks for. */
const LONGEST_VALUE = 60;
const SENTENCES = /[.!?]\s+\p{Lu}/u;
const SENTENCE = /[.!;]["')\]]*$/;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What unlabeled sentences say of the client's history. Sections of advice, consent and family are left out. */
export function proseFindings(
  page: string,
  entries: readonly FormEntry[],
  { today, client }: RecordContext,
  only?: string,
): Finding[] {
  const sections = sectionsOf(page, linesOf(page));
  const about = ({ start }: Statement) => sections.findLast((section) => section.start <= start)?.about ?? null;
  const sentences = splitStatements(page)
    .flatMap(besideEntries(page, entries))
    .filter((each) => each.role !== 'heading' && each.text.length <= LONGEST_SENTENCE && !holdsBox(each.text));
  const said = sentences
    .filter((each) => isSaid(about(each), each.text))
    // A row of a table may name a thing; a sentence says it.
    .sort((a, b) => Number(!SENTENCE.test(a.text)) - Number(!SENTENCE.test(b.text)));
  return [
    ...birthDayBeside(page, client, today),
    ...said.flatMap((each) => historyOf(each, only)),
    ...said.flatMap((each) => courtDate(each, today)),
    ...familyOf(
      page,
      sentences.filter((each) => about(each) !== 'consent' && about(each) !== 'instructions'),
    ),
  ];
}

const BORN =
  /\b(?:d\.?o\.?b\.?|date of birth|birth ?date|birth ?day|b-?day|born(?: on)?|b\.)(?=[\s:=(.]{1,16}\d|[\s:=(.]{1,16}\p{Lu}\p{Ll}{2})[\s:=(.]{0,16}/giu;
const BRACKETED =
  /\p{L} \((?=(?:\d{1,2}[/-]\d{1,2}[/-](?:19|20)\d\d|\d{1,2} \p{Lu}\p{Ll}+ (?:19|20)\d\d|\p{Lu}\p{Ll}+ \d{1,2}, (?:19|20)\d\d)\))/gu;
/** A name in capitals or with capitals, and a day right behind it. */
const BEHIND_NAME =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]{1,24}(?:,? \p{Lu}[\p{L}'’.-]{0,24}){0,3},? ?[-–(]? ?\(?(?=\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})(?!\d))/gu;
/** Whose birth date a line gives beside the client's: another's word right before it. */
const OF_ANOTHER =
  /\b(?:her|his|their|mom|mother|father|dad|spouse|wife|husband|subscriber|holder|insured)['’]?s?\s+$|\b(?:policy ?holder|subscriber|insured|card ?holder|guarantor|sponsor)\b[^.;\t]{0,40}$/i;
/** Nobody is admitted before this age: a later day is another one. */
const YOUNGEST = 10;

/** The day right behind a word for birth, or alone in the cell after the client's name. */
function bornIn(text: string, names: RegExp, today: string): string[] {
  const marks = [...text.matchAll(BORN), ...text.matchAll(BRACKETED)].filter(
    ({ index }) => !OF_ANOTHER.test(text.slice(0, index)),
  );
  const labeled = marks.flatMap((mark) => {
    const from = mark.index + mark[0].length;
    const [first] = findDates(text.slice(from, from + 24), today);
    return first && first.start <= 1 ? [first.day] : [];
  });
  if (labeled.length > 0) return labeled;
  // "Ana Sample - 07/27/1964 - arrived …": right behind the name.
  const behind = [...text.matchAll(BEHIND_NAME)].flatMap(({ index, 0: led }) => {
    const [first] = findDates(text.slice(index + led.length, index + led.length + 16), today);
    return names.test(led) && first && first.start === 0 ? [first.day] : [];
  });
  if (behind.length > 0) return behind.slice(0, 1);
  const cells = text.split(/\t|\s\|\s?/).map((cell) => cell.trim().replace(/\s?\|$/, ''));
  return cells.flatMap((cell, at) => {
    const next = names.test(cell) ? (cells[at + 1] ?? '') : '';
    const [only] = findDates(next, today);
    return only && only.end - only.start >= next.length - 1 ? [only.day] : [];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The birth date that stands on a line with the client's name, as letters and headers give it. */
function birthDayBeside(page: string, client: RecordContext['client'], today: string): Finding[] {
  if (!client) return [];
  const names = new RegExp(
    `(?<!\\p{L})(?:${[client.lastname, client.firstname].filter(Boolean).map(escaped).join('|')}|the (?:defendant|client|patient|offender|applicant|student|veteran|member|resident|youth|juvenile|claimant))(?!\\p{L})`,
    'iu',
  );
  const youngest = `${Number(today.slice(0, 4)) - YOUNGEST}${today.slice(4)}`;
  for (const { text, start } of linesOf(page).filter((line) => names.test(line.text))) {
    const days = new Set(bornIn(text, names, today).filter((day) => day < youngest && day > '1900-01-01'));
    const [only] = days;
    if (only && days.size === 1) return [{ field: 'dob', value: only, start, end: start + text.length, from: 'prose' }];
  }
  return [];
}

/** A statement without what has been read as a known label's value: none of it, or the line after the value. */
export function besideEntries(page: string, entries: readonly FormEntry[]): (statement: Statement) => Statement[] {
  const known = entries.filter(
    ({ meaning, value }) =>
      meaning !== undefined && meaning.of !== 'nothing' && (value.length <= LONGEST_VALUE || !SENTENCES.test(value)),
  );
  // Which one stands at each letter, the last of several: looking through all of them for each statement would take
  // the square of a page of labels.
  const owner = new Uint32Array(page.length);
  for (const [at, { start, end }] of known.entries()) owner.fill(at + 1, start, end);
  return (statement) => {
    const entry = known[(owner[statement.start] ?? 0) - 1];
    if (!entry) return [statement];
    const raw = page.slice(entry.end, statement.end);
    const start = entry.end + raw.length - raw.trimStart().length;
    return start < statement.end ? [{ ...statement, start, text: page.slice(start, statement.end), label: '' }] : [];
  };
}

/** A label that asks for several things at once: a yes behind it is one of either. */
const SEVERAL = /\b(?:and|or)\b|[/&,]/i;

function historyOf({ text, start, end, label }: Statement, only: string | undefined): Finding[] {
  return topicsOf(only).flatMap(([field, topic]) => {
    const said = saidOf(text, topic);
    if (said === 'yes' && FURTHER_NONE[field]?.test(text)) return [];
    if (said === null || isAskedFor(field, label) || isStruck(text) || (said === 'no' && leavesOpen(field, text)))
      return [];
    const value = text.slice(text.indexOf(label) + label.length);
    if (said === 'yes' && SEVERAL.test(label) && topic.names.test(label) && !topic.names.test(value)) return [];
    return [{ field, value: said === 'no' ? 'No' : plain(text), start, end, from: 'prose' as const, said }];
  });
}

function courtDate({ text, start, end }: Statement, today: string): Finding[] {
  const court = COURT.exec(text);
  if (!court || OTHER_COURT.test(text) || /\b(?:child|custody) support\b/i.test(text)) return [];
  if (mentionsRelative(text.slice(0, court.index))) return [];
  const ahead = daysAhead(text, today);
  const [only] = ahead;
  return ahead.length === 1 && only ? [{ field: 'upcoming_court_date', value: only, start, end, from: 'prose' }] : [];
}

/** Whether words speak of a relative's illness. */
export const speaksOfFamily = ({ text }: Pick<Statement, 'text'>): boolean => {
  const sentence = plain(text);
  return (
    (KINSHIP.test(sentence) && FAMILY_TOPIC.test(sentence) && !WORRIED.test(sentence)) ||
    KIN_ILL.test(sentence) ||
    KIN_HX.test(sentence) ||
    DIED_OF.test(sentence) ||
    FAMILY_NAMED.test(sentence)
  );
};

/** From the first sentence about a relative's illness to the last one near it. */
function familyOf(page: string, sentences: readonly Statement[]): Finding[] {
  const saying = sentences.filter(speaksOfFamily);
  const [first] = saying;
  if (!first) return [];
  const last = saying.findLast(({ end }) => end - first.start <= LONGEST_SENTENCE) ?? first;
  return [
    {
      field: 'family_history',
      value: plain(page.slice(first.start, last.end)),
      start: first.start,
      end: last.end,
      from: 'prose',
    },
  ];
}
