import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import type { UnderstoodPage } from '#server/features/understanding/understand-pages.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { existing } from './documents.access.ts';
import { readText } from './read-text.ts';

export interface PagesToUnderstand {
  pages: { page: number; text: string }[];
  client: KnownClient;
  today: CalendarDay;
}

/** A completed record's pages and whom they should be about; null when it was deleted. */
export async function findPagesToUnderstand(ctx: Context, document_id: string): Promise<PagesToUnderstand | null> {
  const [documents, pages] = await read(ctx, (db) => [
    db
      .selectFrom('documents')
      .innerJoin('inquiries', 'inquiries.id', 'documents.opportunity_id')
      .innerJoin('clients', 'clients.id', 'inquiries.patient_id')
      .innerJoin('organizations', 'organizations.id', 'documents.org_id')
      .select(['clients.firstname', 'clients.lastname', 'clients.dob', 'organizations.time_zone'])
      .where(existing(ctx))
      .where(inOrganization(ctx, 'inquiries'))
      .where(inOrganization(ctx, 'clients'))
      .where('documents.id', '=', document_id)
      .where('documents.status', '=', 'Completed'),
    db
      .selectFrom('document_pages')
      .select(['page', readText('text')])
      .where(inOrganization(ctx, 'document_pages'))
      .where('document_id', '=', document_id)
      .orderBy('page'),
  ]);
  const [document] = documents;
  if (!document) return null;
  const { time_zone, ...client } = document;
  return { pages, client, today: dayInZone(ctx.services.clock.now(), time_zone) };
}

/** Keeps what was understood of some pages; doing it twice changes nothing. */
export const keepUnderstood = (
  ctx: Context,
  document_id: string,
  understood: readonly UnderstoodPage[],
): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    for (const { page, meaning, of_other } of understood)
      await tx.db
        .updateTable('document_pages')
        .set({ meaning: Buffer.from(meaning), of_other })
        .where(inOrganization(tx, 'document_pages'))
        .where('document_id', '=', document_id)
        .where('page', '=', page)
        .execute();
  });
