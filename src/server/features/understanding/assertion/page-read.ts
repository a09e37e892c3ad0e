import type { CalendarDay } from '#shared/platform/dates.ts';
import { marksOf, type PageMarks } from './page-marks.ts';
import type { PageSubject } from './page-subject.ts';
import { subjectsOn } from './page-subjects.ts';

/** What a page says of people, days and numbers, whoever the client may be. */
export interface PageRead {
  /** The page's text, whole. */
  page: string;
  /** The part of it in which the one it is about is looked for. */
  text: string;
  marks: PageMarks;
  subjects: readonly PageSubject[];
}

/** Whom a page is about is looked for this far into it. */
const HEAD = 4_000;
const FOOT = 400;

/** Reads a page once, which is nearly all of the work: for whom it is then judged costs little. */
export function readPage(page: string, today: CalendarDay): PageRead {
  // A long page names its person at its foot, too.
  const text = page.length > HEAD + FOOT ? `${page.slice(0, HEAD)}\n${page.slice(-FOOT)}` : page;
  return { page, text, marks: marksOf(text, today), subjects: subjectsOn(text, today) };
}
