import { whosePages } from '#server/features/understanding/assertion/whose-page.ts';
import { withColumns } from '#server/features/understanding/layout/page-lines.ts';
import { addressesReader } from './statement-scope.ts';
import type { RecordContext, RecordPage } from './suggestion.ts';

/** The pages that may speak of the client: not those of another person, and none that speaks to its reading machine. */
export function pagesOfClient(pages: readonly RecordPage[], { client, today }: RecordContext): RecordPage[] {
  const laid = pages.map((page) => ({ text: withColumns(page) }));
  const whose = client ? whosePages(laid, client, today) : [];
  return pages.filter(({ text }, at) => whose[at] !== 'other' && !addressesReader(text));
}
