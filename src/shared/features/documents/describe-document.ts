import { format } from '#shared/platform/define-messages.ts';
import { documentsMessages as text } from './documents.messages.ts';

/** Page numbers in ascending order as people write them: [3, 5, 6, 7] is '3, 5–7'. */
export function pageRanges(pages: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const page of pages) {
    const open = ranges.at(-1);
    if (open && open[1] === page - 1) open[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/** Bytes as people read them: '840 KB', '2.4 MB'. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

interface PagesRead {
  poor_pages: readonly number[];
  blank_pages: readonly number[];
  unreadable_pages: readonly number[];
  pages_of_others: readonly number[];
}

/** Which pages a reader must look at themselves, worst first; nothing where all went well. */
export function doubtfulPages(document: PagesRead): string[] {
  const said = [
    [text.pages_of_others, document.pages_of_others],
    [text.pages_unreadable, document.unreadable_pages],
    [text.pages_blank, document.blank_pages],
    [text.pages_poor, document.poor_pages],
  ] as const;
  return said
    .filter(([, pages]) => pages.length > 0)
    .map(([pattern, pages]) => format(pattern, { pages: pageRanges(pages) }));
}
