import { findPagesToUnderstand, keepUnderstood } from '#server/features/documents/understood-pages.ts';
import type { Handler } from '#worker/platform/run-job.ts';

/** Pages understood at a time: between them others get their turn. */
const AT_ONCE = 12;

/**
 * Makes the meaning of a read record's pages and marks those of other people; a second time, when the client's name was
 * corrected, the marks alone. Until it has run, questions are answered by words alone. Run twice, or while the record is
 * deleted, it changes nothing.
 */
export const understandDocumentJob: Handler<'documents.understand'> = async (ctx, { document_id }, { signal }) => {
  const record = await findPagesToUnderstand(ctx, document_id);
  if (!record) return;
  const reader = ctx.services.reader.of(ctx.actor.org_id);
  for (let at = 0; at < record.pages.length; at += AT_ONCE) {
    const pages = record.pages.slice(at, at + AT_ONCE);
    const before = record.pages.slice(Math.max(0, at - AT_ONCE), at);
    const understood = await reader.ask(
      'understand_pages',
      { client: record.client, today: record.today, pages, before },
      signal,
    );
    // Another job is on its way for who the client is by now.
    if (!(await keepUnderstood(ctx, { document_id, understood_for: record.understood_for, pages: understood }))) return;
  }
  await keepUnderstood(ctx, { document_id, understood_for: record.understood_for });
};
