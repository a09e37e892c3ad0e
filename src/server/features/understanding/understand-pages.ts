import type { CalendarDay } from '#shared/platform/dates.ts';
import { type KnownClient, whosePages } from './assertion/whose-page.ts';
import { meaningOf, type PageMeaning } from './meaning/page-meaning.ts';

/** Pages of one record in order, and whom it should be about. Plain data: another process can be sent it. */
export interface PagesToRead {
  pages: readonly { page: number; text: string }[];
  /** Those just before them: a stranger's page goes on. */
  before?: readonly { text: string }[];
  client: KnownClient;
  today: CalendarDay;
}

export interface UnderstoodPage {
  page: number;
  meaning: PageMeaning;
  of_other: boolean;
}

/** Of each page of a record, what it means and whether it is somebody else's. Needs nothing but its input. */
export async function understandPages({ pages, before = [], client, today }: PagesToRead): Promise<UnderstoodPage[]> {
  const whose = whosePages([...before, ...pages], client, today).slice(before.length);
  const meanings = await meaningOf(pages);
  return pages.map(({ page }, at) => ({
    page,
    meaning: meanings[at] ?? new Uint8Array(),
    of_other: whose[at] === 'other',
  }));
}
