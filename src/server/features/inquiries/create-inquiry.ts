import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { momentOf } from '#server/platform/zoned.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { isOpportunityNameOf, opportunityName, suffixFor } from '#shared/features/inquiries/inquiries.rules.ts';
import { InquiryCreateInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { startClock } from '../first-contact/run-clock.ts';
import { selectSpeed, speedOf } from '../first-contact/speed-to-lead.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';

/** 31⁴ suffixes a name: this many draws all colliding means something else is wrong. */
const MAX_DRAWS = 20;

/**
 * Opens an inquiry for a client, in PRE-ASSESSMENT, with the first line of its status history. The proposed name is
 * kept when it is free; otherwise another suffix is drawn, so a name never meets a conflict.
 */
export const createInquiry = verb(
  { name: 'inquiries.create', kind: 'write', permission: 'inquiries:write', input: InquiryCreateInput },
  (ctx, input) =>
    withTransaction(
      ctx,
      (db) => [keptLists(db, ctx, ['CONDITIONS']), selectSpeed(db, ctx)] as const,
      async (tx, [lists, speeds]) => {
        const user = person(tx);
        const now = tx.services.clock.now();
        if (input.created_at_date > dayInZone(now, user.time_zone))
          throw invalidField('created_at_date', inquiriesMessages.created_date_in_future);
        ensureOffered(lists, [{ list: 'CONDITIONS', field: 'condition', value: input.condition }]);
        const created_at = momentOf(input.created_at_date, now, user.time_zone).toISOString();
        const inquiry = await insertNamed(tx, input, created_at, user.user_id);
        await tx.db
          .insertInto('status_history')
          .values({
            id: tx.services.newId(),
            org_id: tx.actor.org_id,
            opportunity_id: inquiry.id,
            from_status: null,
            to_status: 'PRE-ASSESSMENT',
            at: created_at,
            user_id: user.user_id,
            description: null,
            drop_reason: null,
          })
          .execute();
        // What is entered of an earlier day was answered then, or waits no more.
        if (input.created_at_date === dayInZone(now, user.time_zone))
          startClock(tx, { opportunity_id: inquiry.id }, now, speedOf(speeds[0]));
        await audit(tx, { entity: 'inquiry', ids: [inquiry.id] });
        return inquiry;
      },
    ),
);

async function insertNamed(
  tx: TxContext,
  input: (typeof InquiryCreateInput)['_zod']['output'],
  created_at: string,
  user_id: string,
) {
  const client = await tx.db
    .selectFrom('clients')
    .select(['id', 'firstname', 'lastname', 'phone_number'])
    .where(inOrganization(tx, 'clients'))
    .where('id', '=', input.patient_id)
    // Until the inquiry is there the client is not merged into another one.
    .forKeyShare()
    .executeTakeFirst();
  ensure(client, 'not_found', inquiriesMessages.client_not_found, {
    fields: { patient_id: inquiriesMessages.client_not_found },
  });
  const proposed = input.opportunity_name;
  let name = proposed && isOpportunityNameOf(client, proposed) ? proposed : null;
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    name ??= opportunityName(client, suffixFor(client, tx.services.randomBytes(16)));
    const inserted = await tx.db
      .insertInto('inquiries')
      .values({
        id: tx.services.newId(),
        org_id: tx.actor.org_id,
        patient_id: client.id,
        opportunity_name: name,
        client_name: `${client.firstname} ${client.lastname}`,
        client_phone: client.phone_number,
        condition: input.condition,
        staff: input.staff,
        additional_instructions: input.additional_instructions,
        source: input.source,
        created_at,
        created_by: user_id,
        updated_by: user_id,
      })
      .onConflict((conflict) => conflict.constraint('inquiries_name_key').doNothing())
      .returning(['id', 'opportunity_name'])
      .executeTakeFirst();
    if (inserted) return inserted;
    name = null;
  }
  throw new Error('no free inquiry name was drawn');
}
