import type { CalendarDay } from '#shared/platform/dates.ts';
import { type KnownClient, whosePages } from './assertion/whose-page.ts';
import { withColumns } from './layout/page-lines.ts';

/** A page of one of several records. */
export interface PageOfRecords {
  document_id?: string;
  /** 1-based. */
  page: number;
  text: string;
  /** Its words with their places as they are stored, where they are known. */
  words?: string | null | undefined;
  /** Whether it is somebody else's; null or absent where nobody has looked, for this client. */
  of_other?: boolean | null | undefined;
}

/** Whom records should be about, on which day. */
export interface OwnerOfPages {
  client?: KnownClient | undefined;
  today: CalendarDay;
}

/** The pages of one record that are somebody else's: a page that names nobody goes on from the one before it. */
function ofOthers<P extends PageOfRecords>(record: readonly P[], about: OwnerOfPages | undefined): P[] {
  const isKnown = record.every(({ of_other }) => typeof of_other === 'boolean');
  if (isKnown || !about?.client) return record.filter(({ of_other }) => of_other);
  const { client, today } = about;
  const inOrder = [...record].sort((a, b) => a.page - b.page);
  const laid = inOrder.map((page) => ({ page: page.page, text: withColumns(page) }));
  const whose = whosePages(laid, client, today);
  return inOrder.filter((_, at) => whose[at] === 'other');
}

/** The pages that may be used of the client, in their order: none that is about somebody else. */
export function ownPages<P extends PageOfRecords>(pages: readonly P[], about: OwnerOfPages | undefined): P[] {
  const records = [...new Set(pages.map(({ document_id }) => document_id))].map((id) =>
    pages.filter(({ document_id }) => document_id === id),
  );
  const others = new Set(records.flatMap((record) => ofOthers(record, about)));
  return pages.filter((page) => !others.has(page));
}
