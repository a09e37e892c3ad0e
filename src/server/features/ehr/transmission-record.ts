import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import type { EhrReceipt } from '#server/platform/ehr/ehr.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { importedByHand } from '#shared/features/ehr/ehr.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { lockInquiry } from '../inquiries/working-inquiry.ts';
import { derivedId } from './fhir/fhir-values.ts';

const ofInquiry = (tx: TxContext, opportunity_id: string) =>
  tx.db
    .selectFrom('ehr_transmissions')
    .where(inOrganization(tx, 'ehr_transmissions'))
    .where('opportunity_id', '=', opportunity_id);

/**
 * The newest transmission of an inquiry, which is held: of two that begin one the second sees the first's, and an older one
 * is never sent over a newer. @throws not_found
 */
export async function newestOf(tx: TxContext, opportunity_id: string) {
  await lockInquiry(tx, opportunity_id);
  return ofInquiry(tx, opportunity_id)
    .select(['id', 'version', 'state'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const selectDue = (tx: TxContext, id: string) =>
  tx.db
    .selectFrom('ehr_transmissions')
    .select([
      'id',
      'opportunity_id',
      'version',
      'adapter',
      'state',
      'bundle_key',
      'face_sheet_key',
      'created_by',
      'created_by_name',
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('created_at'),
      sql<boolean>`packed_at is not null`.as('packed'),
    ])
    .where(inOrganization(tx, 'ehr_transmissions'))
    .where('id', '=', id);

export type Transmission = NonNullable<Awaited<ReturnType<ReturnType<typeof selectDue>['executeTakeFirst']>>>;

const nowOf = (tx: TxContext) => tx.services.clock.now().toISOString();

/**
 * Takes a transmission up for one attempt. Undefined where nothing is left to do: it was sent, or a newer one stands.
 */
export const beginTransmission = (ctx: Context, id: string, attempts: number): Promise<Transmission | undefined> =>
  withTransaction(ctx, async (tx) => {
    const row = await selectDue(tx, id).forUpdate().executeTakeFirst();
    if (!row || row.state === 'sent') return undefined;
    const newest = await newestOf(tx, row.opportunity_id);
    if (row.state === 'failed' && newest?.id !== row.id) return undefined;
    await tx.db
      .updateTable('ehr_transmissions')
      .set({ state: 'sending', attempts, touched_at: nowOf(tx), finished_at: null })
      .where(inOrganization(tx, 'ehr_transmissions'))
      .where('id', '=', id)
      .execute();
    return { ...row, state: 'sending' };
  });

/** What was packed: bytes of both files, and how many documents are inside. */
export interface Packed {
  bundle_size: number;
  face_sheet_size: number;
  documents: number;
}

/** Records that the packet lies whole in the store. */
export const recordPacked = (ctx: Context, id: string, packed: Packed): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('ehr_transmissions')
      .set({ ...packed, packed_at: nowOf(tx), touched_at: nowOf(tx) })
      .where(inOrganization(tx, 'ehr_transmissions'))
      .where('id', '=', id)
      .execute();
  });

/** Records the receipt and leaves the event among the inquiry's notes, once however often it is called. */
export const finishTransmission = (ctx: Context, sent: Transmission, receipt: EhrReceipt): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const finished = await tx.db
      .updateTable('ehr_transmissions')
      .set({
        state: 'sent',
        error_code: null,
        receipt_reference: receipt.reference,
        receipt_locations: receipt.locations,
        touched_at: nowOf(tx),
        finished_at: nowOf(tx),
      })
      .where(inOrganization(tx, 'ehr_transmissions'))
      .where('id', '=', sent.id)
      .where('state', '!=', 'sent')
      .returning('id')
      .executeTakeFirst();
    if (!finished) return;
    await tx.db
      .insertInto('inquiry_notes')
      .values({
        id: derivedId('note', sent.id),
        org_id: tx.actor.org_id,
        opportunity_id: sent.opportunity_id,
        kind: 'event',
        user_id: sent.created_by,
        user_name: sent.created_by_name,
        description: noteOf(sent),
        meta_description: null,
        created_at: nowOf(tx),
        edited_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await audit(tx, {
      entity: 'ehr_transmission',
      ids: [sent.id],
      details: { opportunity_id: sent.opportunity_id, adapter: sent.adapter, version: sent.version },
    });
  });

function noteOf({ adapter, version }: Transmission): string {
  if (!importedByHand(adapter)) return format(text.note_sent, { version });
  return adapter === 'outbox'
    ? format(text.note_written, { version })
    : format(text.note_written_for, { version, platform: adapter });
}

/** Records why an attempt failed; `final` ends the transmission. */
export const recordFault = (ctx: Context, id: string, error_code: string, final: boolean): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('ehr_transmissions')
      .set({ error_code, touched_at: nowOf(tx), ...(final && { state: 'failed', finished_at: nowOf(tx) }) })
      .where(inOrganization(tx, 'ehr_transmissions'))
      .where('id', '=', id)
      .where('state', '!=', 'sent')
      .execute();
    if (final)
      await audit(tx, { entity: 'ehr_transmission', ids: [id], outcome: 'failed', details: { reason: error_code } });
  });
