import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { sendToEhrJob } from '#shared/features/ehr/ehr.jobs.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { TransmissionOfInput } from '#shared/features/ehr/ehr.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { selectTransmission, type TransmissionView } from './ehr.view.ts';
import { newestOf } from './transmission-record.ts';

/**
 * Tries a failed transmission again, with the packet it has. @throws conflict unless it failed and is the newest: an old
 * version must not go over a newer one
 */
export const retryTransmission = verb(
  { name: 'ehr.retry', kind: 'write', permission: 'ehr:send', input: TransmissionOfInput },
  (ctx, { transmission_id }): Promise<TransmissionView> =>
    withTransaction(ctx, async (tx) => {
      const find = () =>
        selectTransmission(tx.db)
          .where(inOrganization(tx, 'ehr_transmissions'))
          .where('ehr_transmissions.id', '=', transmission_id);
      const row = await find().forUpdate().executeTakeFirst();
      ensure(row, 'not_found', text.transmission_not_found);
      const newest = await newestOf(tx, row.opportunity_id);
      ensure(row.state === 'failed' && newest?.id === row.id, 'conflict', text.not_failed, { current: row });
      await tx.db
        .updateTable('ehr_transmissions')
        .set({
          state: 'queued',
          attempts: 0,
          error_code: null,
          finished_at: null,
          touched_at: tx.services.clock.now().toISOString(),
        })
        .where(inOrganization(tx, 'ehr_transmissions'))
        .where('id', '=', transmission_id)
        .execute();
      await enqueue(tx, sendToEhrJob, { transmission_id });
      await audit(tx, { entity: 'ehr_transmission', ids: [transmission_id] });
      return find().executeTakeFirstOrThrow();
    }),
);
