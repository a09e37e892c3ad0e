import type { CalendarDay } from '#shared/platform/dates.ts';

/** Somebody whom a page may be about. */
export interface PageSubject {
  parts: readonly string[];
  /** The same without words in capitals before it, which may be a title's. */
  bare?: readonly string[] | undefined;
  /** 3: the page says so; 2: it is likely; 1: only where nothing speaks against it. */
  sure: 1 | 2 | 3;
  /** Where on the page. */
  at: number;
  /** The birth date that stands beside the name. */
  born?: CalendarDay | undefined;
  /** Sentences speak of them, and nothing else names them as the page's own. */
  narrated?: boolean | undefined;
  /** No more speaks for them than that nobody else is named. */
  only?: boolean | undefined;
}
