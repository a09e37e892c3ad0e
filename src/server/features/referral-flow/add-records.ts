import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { RecordAddManyInput, type RecordInput } from '#shared/features/referral-flow/referral-flow.schemas.ts';
import type { BulkResult } from '#shared/platform/bulk.ts';
import { ensure } from '#shared/platform/errors.ts';
import { isUuid } from '#shared/platform/uuid.ts';
import { checkReferences } from './check-record.ts';
import { logReferral } from './log-referral.ts';

/** What a referral holds that is logged of many inquiries at once. */
const COMMON = {
  referral_direction: 'referral_received',
  priority_level: 'primary',
  source_type: 'professional_referral',
  alumni_patient_id: null,
  referral_name: null,
  contact_id: null,
  contact_name: null,
  marketing_contact: null,
  event_date: null,
  notes: null,
} as const;

/**
 * Logs one source as the primary incoming referral of up to a hundred inquiries. One that has its own is locked: it stays
 * as it is and says so, and so is each that is logged here from then on.
 * @throws not_found where none of the inquiries, or the source, is there
 */
export const addRecords = verb(
  { name: 'referral_flow.log_many', kind: 'write', permission: 'referral_flow:write', input: RecordAddManyInput },
  (ctx, { opportunity_ids, ...said }): Promise<BulkResult> =>
    withTransaction(ctx, async (tx) => {
      // In one order, so that two such calls do not wait for each other.
      const found = await tx.db
        .selectFrom('inquiries')
        .select(['inquiries.id', 'inquiries.patient_id'])
        .where(inOrganization(tx, 'inquiries'))
        // What is no id names no row: an empty list would be no SQL.
        .where('inquiries.id', '=', sql<string>`any(${opportunity_ids.filter(isUuid)}::uuid[])`)
        .orderBy('inquiries.id')
        .forUpdate()
        .execute();
      ensure(found[0], 'not_found', text.inquiry_not_found);
      const inputOf = (opportunity_id: string): RecordInput => ({
        ...COMMON,
        ...said,
        online_sources: [],
        opportunity_id,
      });
      const references = await checkReferences(tx, inputOf(found[0].id), found[0].patient_id);
      const logged = new Map<string, string | null>();
      for (const { id } of found) logged.set(id, await logReferral(tx, inputOf(id), references));
      const ids = [...logged.values()].filter((id) => id !== null);
      const { referral_direction, priority_level, source_type } = COMMON;
      await audit(tx, { entity: 'referral_record', ids, details: { referral_direction, priority_level, source_type } });
      const changed = opportunity_ids.filter((id) => logged.get(id));
      const refused = opportunity_ids.flatMap((id) =>
        logged.get(id) ? [] : [{ id, reason: logged.has(id) ? text.locked : text.inquiry_not_found }],
      );
      return { changed, refused };
    }),
);
