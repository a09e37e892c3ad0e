import { holdsBox } from '#server/features/understanding/layout/ticked-boxes.ts';
import { linesOf } from '../entries/form-entries.ts';
import { type Section, sectionsOf } from '../scope/page-sections.ts';
import type { Finding } from '../suggestion.ts';
import { saysNothing } from '../values/read-values.ts';

const LONGEST = 900;

/** A section that goes over into a form ends where its first box stands. */
function beforeBoxes(text: string): string {
  const rows = text.split('\n');
  const boxed = rows.findIndex(holdsBox);
  return boxed === -1 ? text : rows.slice(0, boxed).join('\n');
}

/** Whom a list is for, and who made it: the lines before its first item. */
const PREAMBLE =
  /^(?:\s*(?:patient|resident|client|name|pharmacy|prescriber|date|mrn|dob|room|unit|physician|provider)\b[^:\n]{0,30}:[^\n]*\n)+/i;

/** The text under a heading, whole lines of it, as much as one can quote; its place on the page. */
function bodyOf(page: string, { from, to }: Section): { start: number; end: number } | null {
  const raw = beforeBoxes(page.slice(from, to));
  const skipped = PREAMBLE.exec(raw.trimStart())?.[0].length ?? 0;
  const start = from + raw.length - raw.trimStart().length + skipped;
  let end = from + raw.trimEnd().length;
  if (end - start > LONGEST) end = start + page.slice(start, start + LONGEST).lastIndexOf('\n');
  return end > start ? { start, end } : null;
}

const lines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** The fields whose value is all that stands under a heading of their own. */
export function sectionFindings(page: string): Finding[] {
  return sectionsOf(page, linesOf(page)).flatMap((section) => {
    const body = section.field ? bodyOf(page, section) : null;
    if (!section.field || !body) return [];
    const text = page.slice(body.start, body.end);
    if (saysNothing(text) || text.length < 3) return [];
    return [{ field: section.field, value: lines(text), ...body, from: 'section' as const }];
  });
}
