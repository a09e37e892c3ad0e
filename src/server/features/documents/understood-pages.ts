import { type RawBuilder, sql } from 'kysely';
import type { KnownClient } from '#server/features/understanding/assertion/whose-page.ts';
import type { UnderstoodPage } from '#server/features/understanding/understand-pages.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { understandDocument } from '#shared/features/documents/documents.jobs.ts';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { existing } from './documents.access.ts';
import { readText } from './read-text.ts';

export interface PagesToUnderstand {
  pages: { page: number; text: string; is_meant: boolean }[];
  client: KnownClient;
  /** The client's digest. */
  understood_for: string;
  today: CalendarDay;
}

/** What a record's pages were held against, a client's names and birth date, as one digest: 64 characters in hex. */
export const clientDigest = (clients: string): RawBuilder<string> => {
  const parts = ['firstname', 'lastname', 'dob'].map((column) => sql.ref(`${clients}.${column}`));
  return sql`encode(sha256(convert_to(concat_ws(E'\\n', ${sql.join(parts)}), 'UTF8')), 'hex')`;
};

/** A completed record's pages and whom they should be about; null when it was deleted. */
export async function findPagesToUnderstand(ctx: Context, document_id: string): Promise<PagesToUnderstand | null> {
  const [documents, pages] = await read(ctx, (db) => [
    db
      .selectFrom('documents')
      .innerJoin('inquiries', 'inquiries.id', 'documents.opportunity_id')
      .innerJoin('clients', 'clients.id', 'inquiries.patient_id')
      .innerJoin('organizations', 'organizations.id', 'documents.org_id')
      .select(['clients.firstname', 'clients.lastname', 'clients.dob', 'organizations.time_zone'])
      .select(clientDigest('clients').as('understood_for'))
      .where(existing(ctx))
      .where(inOrganization(ctx, 'inquiries'))
      .where(inOrganization(ctx, 'clients'))
      .where('documents.id', '=', document_id)
      .where('documents.status', '=', 'Completed'),
    db
      .selectFrom('document_pages')
      .select((eb) => ['page', readText('text'), eb('meaning', 'is not', null).$castTo<boolean>().as('is_meant')])
      .where(inOrganization(ctx, 'document_pages'))
      .where('document_id', '=', document_id)
      .orderBy('page'),
  ]);
  const [document] = documents;
  if (!document) return null;
  const { time_zone, understood_for, ...client } = document;
  return { pages, client, understood_for, today: dayInZone(ctx.services.clock.now(), time_zone) };
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
        .set({ ...(meaning && { meaning: Buffer.from(meaning) }), of_other })
        .where(inOrganization(tx, 'document_pages'))
        .where('document_id', '=', document_id)
        .where('page', '=', page)
        .execute();
  });

/** Says for whom all pages of a record are marked now. */
export const keepUnderstoodFor = (ctx: Context, document_id: string, understood_for: string): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('documents')
      .set({ understood_for })
      .where(existing(tx))
      .where('id', '=', document_id)
      .execute();
  });

/** Has the records of a client marked once more that were marked for somebody of other names or another birth date. */
export async function understandAgain(tx: TxContext, client_id: string): Promise<void> {
  const records = await tx.db
    .selectFrom('documents')
    .innerJoin('inquiries', 'inquiries.id', 'documents.opportunity_id')
    .innerJoin('clients', 'clients.id', 'inquiries.patient_id')
    .select('documents.id')
    .where(existing(tx))
    .where(inOrganization(tx, 'inquiries'))
    .where(inOrganization(tx, 'clients'))
    .where('clients.id', '=', client_id)
    .where('documents.status', '=', 'Completed')
    .where('documents.understood_for', 'is distinct from', clientDigest('clients'))
    .execute();
  for (const { id } of records) await enqueue(tx, understandDocument, { document_id: id });
}
