import type { CalendarDay } from '#shared/platform/dates.ts';
import { type KnownClient, whosePages } from './assertion/whose-page.ts';
import { meaningOf, type PageMeaning } from './meaning/page-meaning.ts';

/** Pages of one record in order, and whom it should be about. Plain data: another process can be sent it. */
export interface PagesToRead {
  pages: readonly { page: number; text: string; is_meant?: boolean }[];
  /** Those just before them: a stranger's page goes on. */
  before?: readonly { text: string }[];
  client: KnownClient;
  today: CalendarDay;
}

export interface UnderstoodPage {
  page: number;
  /** Null where it was made before: the text has not changed since. */
  meaning: PageMeaning | null;
  of_other: boolean;
}

/** Of each page of a record, what it means and whether it is somebody else's. Needs nothing but its input. */
export async function understandPages({ pages, before = [], client, today }: PagesToRead): Promise<UnderstoodPage[]> {
  const whose = whosePages([...before, ...pages], client, today).slice(before.length);
  const unmeant = pages.filter(({ is_meant }) => !is_meant);
  const meanings = await meaningOf(unmeant);
  return pages.map((page, at) => ({
    page: page.page,
    meaning: page.is_meant ? null : (meanings[unmeant.indexOf(page)] ?? new Uint8Array()),
    of_other: whose[at] === 'other',
  }));
}
