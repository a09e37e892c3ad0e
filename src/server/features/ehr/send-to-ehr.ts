import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { newStorageKey } from '#server/platform/storage/storage-key.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { sendToEhrJob } from '#shared/features/ehr/ehr.jobs.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { isUnderWay, type TransmissionState } from '#shared/features/ehr/ehr.rules.ts';
import { EhrOfInput } from '#shared/features/ehr/ehr.schemas.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { keysOfOrganization } from '../integrations/integrations.access.ts';
import { activeAdapter } from './ehr-settings.ts';
import { recordOf, recordQueries } from './find-record.ts';
import { missingOf } from './preflight.ts';
import { newestOf } from './transmission-record.ts';

interface Accepted {
  transmission_id: string;
  status: TransmissionState;
}

async function ensureReady(tx: TxContext, opportunity_id: string): Promise<void> {
  const [inquiry, client, referrals, documents, mode, sections, fields] = recordQueries(tx.db, tx, opportunity_id);
  const record = recordOf(
    await inquiry.execute(),
    await client.execute(),
    await referrals.execute(),
    await documents.execute(),
    await mode.execute(),
    await sections.execute(),
    await fields.execute(),
  );
  ensure(record, 'not_found', inquiriesMessages.inquiry_not_found);
  const missing = missingOf(record, record.required);
  ensure(missing.length === 0, 'conflict', text.not_ready, { current: { missing } });
}

/**
 * Accepts an inquiry for the EHR, as its next version: a job packs and delivers it to what is active now.
 * @throws conflict, with what is missing, or while an earlier version is on its way
 */
export const sendToEhr = verb(
  { name: 'ehr.send', kind: 'write', permission: 'ehr:send', input: EhrOfInput },
  (ctx, { opportunity_id }): Promise<Accepted> =>
    withTransaction(ctx, async (tx) => {
      const newest = await newestOf(tx, opportunity_id);
      ensure(!newest || !isUnderWay(newest.state), 'conflict', text.already_under_way);
      await ensureReady(tx, opportunity_id);
      const adapter = activeAdapter(await keysOfOrganization(tx.db, tx).execute());
      const user = person(tx);
      const { newId, clock, randomBytes } = tx.services;
      const id = newId();
      const now = clock.now().toISOString();
      await tx.db
        .insertInto('ehr_transmissions')
        .values({
          id,
          org_id: tx.actor.org_id,
          opportunity_id,
          version: (newest?.version ?? 0) + 1,
          adapter,
          bundle_key: newStorageKey(tx.actor.org_id, 'ehr', randomBytes),
          face_sheet_key: newStorageKey(tx.actor.org_id, 'ehr', randomBytes),
          created_by: user.user_id,
          created_by_name: fullName(user),
          created_at: now,
          touched_at: now,
        })
        .execute();
      await enqueue(tx, sendToEhrJob, { transmission_id: id });
      await audit(tx, { entity: 'ehr_transmission', ids: [id], details: { opportunity_id, adapter } });
      return { transmission_id: id, status: 'queued' };
    }),
);
