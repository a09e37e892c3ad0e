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

/** What was understood of some pages of a record, or that it was of all of them, and for whom. */
export interface Understood {
  document_id: string;
  /** The digest of the client they were held against. */
  understood_for: string;
  /** Absent once all pages are kept. */
  pages?: readonly UnderstoodPage[];
}

/** Whether a record is still about whom it was read for; the client stays so until the end of the transaction. */
async function isStillFor(tx: TxContext, { document_id, understood_for }: Understood): Promise<boolean> {
  const client = await tx.db
    .selectFrom('clients')
    .innerJoin('inquiries', 'inquiries.patient_id', 'clients.id')
    .innerJoin('documents', 'documents.opportunity_id', 'inquiries.id')
    .select('clients.id')
    .where(existing(tx))
    .where(inOrganization(tx, 'inquiries'))
    .where(inOrganization(tx, 'clients'))
    .where('documents.id', '=', document_id)
    .where(clientDigest('clients'), '=', understood_for)
    .forShare('clients')
    .executeTakeFirst();
  return client !== undefined;
}

/**
 * Keeps what was understood of some pages, and once that is all, for whom; doing it twice changes nothing.
 * @returns false where the client has been corrected meanwhile, or the record deleted: then nothing is kept
 */
export const keepUnderstood = (ctx: Context, understood: Understood): Promise<boolean> =>
  withTransaction(ctx, async (tx) => {
    if (!(await isStillFor(tx, understood))) return false;
    const { document_id, understood_for, pages } = understood;
    for (const { page, meaning, of_other } of pages ?? [])
      await tx.db
        .updateTable('document_pages')
        .set({ ...(meaning && { meaning: Buffer.from(meaning) }), of_other })
        .where(inOrganization(tx, 'document_pages'))
        .where('document_id', '=', document_id)
        .where('page', '=', page)
        .execute();
    if (!pages)
      await tx.db
        .updateTable('documents')
        .set({ understood_for })
        .where(existing(tx))
        .where('id', '=', document_id)
        .execute();
    return true;
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
