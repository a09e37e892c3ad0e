import { holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import { endingLabel, labelMeaning } from '../labels/form-labels.ts';
import type { LabelMeaning } from '../labels/label-meaning.ts';
import { type Section, sectionsOf } from '../scope/page-sections.ts';

/** A label of a form with what is written beside or under it; offsets are those of the page. */
export interface FormEntry {
  meaning: LabelMeaning | undefined;
  label: string;
  value: string;
  /** Of the label. */
  start: number;
  valueStart: number;
  end: number;
  /** Index of the line it begins on. */
  line: number;
  section: Section;
}

interface Line {
  start: number;
  text: string;
}

interface Mark {
  /** Of the label within the line. */
  from: number;
  label: string;
  meaning: LabelMeaning | undefined;
  /** Where the value begins. */
  to: number;
}

/** The first half of the next label in two languages, which is known by its second: "9 Calle Olmo   Ciudad / City:". */
const NEXT_SIDE = /\t[^\t/\d]{2,40}\/$/;
const MAX_VALUE_LINES = 8;
/** Letters of a label that stands alone on its line. */
const MAX_ALONE = 60;
/** Letters before a colon among which a label is looked for; no label is longer, and a line may be a whole page. */
const MAX_BEFORE = 200;
const SEPARATOR =
  /:(?=\s|$|[[(☐☒☑_])|\?\s*:?(?=\s*(?:\[|[☐☒☑]|\(\s?[xX✓]?\s?\)|_|yes\b|no\b|none\b|n\/a\b|denie))|\?(?=\s|$)|\s[-–—=]\s|\s?\.{4,}\s?|(?<=[a-z/.]):(?=[a-z\d#"]|-{1,2}[a-z])/gi;

export function linesOf(page: string): Line[] {
  let start = 0;
  return page.split('\n').map((text) => {
    const line = { start, text };
    start += text.length + 1;
    return line;
  });
}

/** A question mark with neither a box nor a bare answer behind it: it makes a label only of a question that is known. */
const UNANSWERED = /^\?(?!\s*:?\s*(?:\[|[☐☒☑_]|\(|yes\b|no\b|none\b|n\/a\b|denie))/i;

/** A line may begin with the end of a sentence, and its first label behind that. */
const BEHIND_SENTENCE = /(?<=[\p{L}\d)]{2}[.;]) {1,2}\p{Lu}[^.;:]{1,60}$/u;

const QUOTED = /["“'‘]$/;

/** A word before a colon that answers rather than asks. */
const ANSWER = /^(?:yes|no|none|y|n|q|a|question|answer)$/i;

/** The last word in capitals before a colon, with the small words after it: a label that is not known. */
const UNKNOWN_LABEL = /(?:^|\s)([A-Z][\w'’/&#-]*(?: (?:[a-z]+|[/&]|of|to|and|the))*)$/;

/** The labels of a line, left to right. A dash separates only at the line's beginning, and only after a known label. */
function marksOf(text: string): Mark[] {
  const marks: Mark[] = [];
  for (const found of text.matchAll(SEPARATOR)) {
    const strong = found[0].trim().startsWith(':') || found[0].startsWith('?');
    const near = Math.max(marks.at(-1)?.to ?? 0, found.index - MAX_BEFORE);
    const first = marks.length === 0;
    // Columns before the first label's own are none of it.
    const from = first ? Math.max(near, text.slice(near, found.index).lastIndexOf('\t') + near + 1) : near;
    const before = text.slice(from, found.index);
    const whole = first ? before.trim() : '';
    const meaning = first ? labelMeaning(whole) : undefined;
    const to = found.index + found[0].length;
    if (meaning) {
      marks.push({ from: from + before.length - before.trimStart().length, label: whole, meaning, to });
      continue;
    }
    // Typed without a blank behind it, a colon makes a label only of what is known: "Tel:555-…".
    const tight =
      found[0] === ':' && /\S/.test(text.charAt(found.index + 1)) && !/[[(_☐☒☑]/.test(text.charAt(found.index + 1));
    if (tight && (first || endingLabel(before.trimEnd()) === null)) continue;
    const dotted = /^\s?\.{4}/.test(found[0]) && !first && endingLabel(before.trimEnd()) !== null;
    if (!(strong || dotted) || UNANSWERED.test(text.slice(found.index, to + 12))) continue;
    const ending = first && !BEHIND_SENTENCE.test(before) ? null : endingLabel(before.trimEnd());
    const trimmed = before.trimEnd();
    const label = ending
      ? trimmed.slice(trimmed.length - ending.length)
      : first
        ? whole
        : (UNKNOWN_LABEL.exec(trimmed)?.[1] ?? '');
    const labelAt = from + trimmed.length - label.length;
    // In quotation marks within a sentence it is spoken of, and asks nothing.
    if (QUOTED.test(text.slice(Math.max(0, labelAt - 2), labelAt)) && labelAt > 1) continue;
    if (label === '' || ANSWER.test(label) || (first && label.length > 90)) continue;
    marks.push({ from: labelAt, label, meaning: ending?.meaning, to });
  }
  return marks;
}

/** A label and a date or number side by side without anything between: 'DOB 03/04/1985'. */
const BESIDE =
  /^\s*(D\.?O\.?B\.?|Date of birth|Birthdate|Member ID|Policy|Group|Phone|Tel|Cell|Sex)\s+#?\s*(?=[\d(MF])/i;

function besideOf(text: string): Mark[] {
  const found = BESIDE.exec(text);
  const label = found?.[1];
  if (!found || !label) return [];
  return [{ from: found[0].indexOf(label), label, meaning: labelMeaning(label), to: found[0].length }];
}

/** A label with its boxes right behind it and no mark between them: 'History of seizures [X] Yes [ ] No'. */
function boxedOf(text: string): Mark[] {
  const from = text.length - text.trimStart().length;
  const box = text.slice(0, MAX_BEFORE).search(/\[\s?[xX✓✔*]?\s?\]|[☐☑☒]|\(\s?[xX✓✔]?\s?\)/u);
  const label = box > from ? text.slice(from, box).trim() : '';
  const meaning = label === '' ? undefined : labelMeaning(label);
  return meaning?.field === undefined ? [] : [{ from, label, meaning, to: box }];
}

/** A known label alone on its line, its value on the next one. */
function aloneOf(text: string, next: string | undefined): Mark[] {
  const label = text.trim();
  if (
    label.length > MAX_ALONE ||
    !/^\p{Lu}[^\t\d]*[^\s.,;!]$/u.test(label) ||
    !next?.trim() ||
    next.includes('\t') ||
    opensNew(next) ||
    isAlone(next)
  )
    return [];
  const meaning = labelMeaning(label);
  return meaning?.field === undefined
    ? []
    : [{ from: text.length - text.trimStart().length, label, meaning, to: text.length }];
}
const isAlone = (text: string): boolean => text.trim().length <= MAX_ALONE && labelMeaning(text.trim()) !== undefined;

/** A bar between the columns of a printout, or at the end of one: no value goes on behind it. */
const BAR = /(?<=\S) ?\|(?=\t|\s*$)/;

/** What stands before a value: blanks, and the mark of an answer where a question was typed before it. */
const LEAD = /^\s*(?:A(?:nswer)?[:.]\s+)?/;

/** A yes, and what is printed of it on the next line behind a mark. */
const ANSWERED_YES = /^\s*yes\W*$/i;
const BELOW = /^\s{0,3}>\s*[\p{L}\d]/u;

const opensNew = (text: string): boolean => marksOf(text).length > 0 || /^\s*(?:[-–•*·▪◦‣]|\d{1,2}[.)])\s/.test(text);

/** Whether a line goes on from a value that filled the line before. */
function continues(before: string, text: string, widest: number): boolean {
  if (text.trim() === '' || opensNew(text) || holdsBox(text)) return false;
  if (/^\s*[a-z(]/.test(text)) return !/[.!?]\s*$/.test(before);
  return before.trim().length > Math.max(60, widest * 0.78);
}

/** Reads the labels of a page with their values: several a line, wrapped, or with the value on the lines below. */
export function readEntries(page: string): FormEntry[] {
  const lines = linesOf(page);
  const sections = sectionsOf(page, lines);
  const widest = lines.reduce((most, { text }) => Math.max(most, Math.min(text.trim().length, 120)), 0);
  const headings = new Set(sections.map(({ headingLine }) => headingLine));
  return lines.flatMap(({ start, text }, index) => {
    const marks = marksOf(text);
    const beside = marks.length > 0 ? marks : besideOf(text);
    const boxed = beside.length > 0 ? beside : boxedOf(text);
    const alone = boxed.length > 0 || headings.has(index) ? [] : aloneOf(text, lines[index + 1]?.text);
    const all = alone.length > 0 ? alone : boxed;
    const section = sections.findLast(({ start: from }) => from <= start);
    if (!section || (headings.has(index) && !all.some(({ meaning }) => meaning))) return [];
    return all.map((mark, at) => {
      const last = at === all.length - 1;
      let end = start + (last ? text.length : (all[at + 1]?.from ?? text.length));
      const own = page.slice(start + mark.to, end);
      const bar = holdsBox(own) ? -1 : own.search(BAR);
      if (bar > 0) end = start + mark.to + bar;
      else if (last) {
        const empty = own.trim() === '';
        for (let next = index + 1; next < Math.min(lines.length, index + 1 + MAX_VALUE_LINES); next += 1) {
          const line = lines[next];
          if (!line || headings.has(next) || line.text.trim() === '') break;
          const under = empty && !opensNew(line.text) && (alone.length === 0 || next === index + 1);
          const below = ANSWERED_YES.test(page.slice(start + mark.to, end)) && BELOW.test(line.text);
          if (!under && !below && !(!empty && continues(lines[next - 1]?.text ?? '', line.text, widest))) break;
          end = line.start + line.text.length;
        }
      }
      const raw = page.slice(start + mark.to, end);
      const lead = LEAD.exec(raw)?.[0].length ?? 0;
      const value = raw
        .slice(lead)
        .trimEnd()
        .replace(/\n\s{0,3}>/, (mark_) => ' '.repeat(mark_.length))
        .replace(NEXT_SIDE, '');
      const valueStart = start + mark.to + lead;
      const { label, meaning } = mark;
      return {
        meaning,
        label,
        value,
        start: start + mark.from,
        valueStart,
        end: valueStart + value.length,
        line: index,
        section,
      };
    });
  });
}
