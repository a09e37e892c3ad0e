import { draftSummary } from '#server/features/suggestions/engine/draft-summary.ts';
import { contextOf, type ReadRecord } from './record-set.ts';

export interface MeasuredSummaries {
  /** Headings that the records can fill, and how many of them are. */
  headings: number;
  found: number;
  /** Quotes in all, and those that do not stand on the page they name, or stand on a stranger's. */
  quotes: number;
  wrong: string[];
  missing: string[];
}

/** What is drafted from records beside what a careful reader would fill. */
export function measureSummaries(records: readonly ReadRecord[]): MeasuredSummaries {
  const measured: MeasuredSummaries = { headings: 0, found: 0, quotes: 0, wrong: [], missing: [] };
  for (const record of records) {
    const pages = record.pages.map(({ page, text, words }) => ({
      document_id: record.key,
      file_name: `${record.key}.pdf`,
      page,
      text,
      words,
    }));
    const sentences = draftSummary(pages, contextOf(record));
    const parts = new Set(sentences.map(({ part }) => part));
    measured.headings += record.summary.length;
    measured.quotes += sentences.length;
    for (const part of record.summary) {
      if (parts.has(part)) measured.found += 1;
      else measured.missing.push(`${record.key} ${part}`);
    }
    for (const { page, quote, part } of sentences)
      if (record.strange.includes(page) || !record.pages[page - 1]?.text.includes(quote))
        measured.wrong.push(`${record.key} ${part}: ${quote}`);
  }
  return measured;
}
