import { sql } from 'kysely';
import { z } from 'zod';
import { audited } from '#server/platform/audit.ts';
import { userId } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { MAX_WAITING, WAITING, type WaitingList, waitingList } from '#server/platform/waiting-list.ts';
import { firstContactMessages as text } from '#shared/features/first-contact/first-contact.messages.ts';
import { FirstContactOfInput } from '#shared/features/first-contact/first-contact.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type FirstContactView, selectFirstContact, type WaitingContact } from './first-contact.view.ts';

/** The clock of an inquiry or a call; null where none was started, as for what was entered of an earlier day. */
export const getFirstContact = verb(
  { name: 'first_contact.get', kind: 'read', permission: 'calls:read', input: FirstContactOfInput },
  async (ctx, { opportunity_id, call_id }): Promise<FirstContactView | null> => {
    const entry =
      opportunity_id === undefined
        ? { entity: 'call', ids: [call_id ?? ''] }
        : { entity: 'inquiry', ids: [opportunity_id] };
    const [inquiries, calls, rows] = await read(
      ctx,
      (db) => [
        db
          .selectFrom('inquiries')
          .select('id')
          .where(inOrganization(ctx, 'inquiries'))
          .where('id', '=', opportunity_id ?? null),
        db
          .selectFrom('calls')
          .select('id')
          .where(inOrganization(ctx, 'calls'))
          .where('id', '=', call_id ?? null),
        selectFirstContact(db)
          .where(inOrganization(ctx, 'first_contacts'))
          .$if(opportunity_id !== undefined, (all) =>
            all.where('first_contacts.opportunity_id', '=', opportunity_id ?? null),
          )
          .$if(call_id !== undefined, (all) => all.where('first_contacts.call_id', '=', call_id ?? null)),
      ],
      entry,
    );
    ensure(inquiries[0] ?? calls[0], 'not_found', text.record_not_found);
    return rows[0] ?? null;
  },
);

/** Inquiries and calls whose clock runs: those handed to whoever asks first, then the one that is due next. */
export const listWaitingContacts = verb(
  { name: 'first_contact.waiting', kind: 'read', permission: 'calls:read', input: z.strictObject({}) },
  async (ctx): Promise<WaitingList<WaitingContact>> => {
    const role = ctx.actor.kind === 'user' ? ctx.actor.role : null;
    const isMine = sql<boolean>`(coalesce(first_contacts.holder_id = ${userId(ctx)}::uuid, false)
      or coalesce(first_contacts.holder_role = ${role}, false))`;
    const [rows, [counted]] = await read(ctx, (db) => {
      const page = selectFirstContact(db)
        .leftJoin('inquiries', 'inquiries.id', 'first_contacts.opportunity_id')
        .leftJoin('calls', 'calls.id', 'first_contacts.call_id')
        .select(['inquiries.opportunity_name', 'calls.caller', isMine.as('is_mine')])
        .select(sql<string | null>`coalesce(inquiries.client_phone, calls.caller)`.as('phone'))
        .where(inOrganization(ctx, 'first_contacts'))
        .where('first_contacts.contacted_at', 'is', null)
        .orderBy(isMine, 'desc')
        .orderBy('first_contacts.due_at')
        .orderBy('first_contacts.id')
        .limit(WAITING)
        .$castTo<WaitingContact>();
      const all = db
        .selectFrom(
          db
            .selectFrom('first_contacts')
            .select('first_contacts.id')
            .where(inOrganization(ctx, 'first_contacts'))
            .where('first_contacts.contacted_at', 'is', null)
            .limit(MAX_WAITING + 1)
            .as('waiting'),
        )
        .select(({ fn }) => fn.countAll<string>().as('total'));
      return [audited(db, ctx, 'first_contact', page), all] as const;
    });
    return waitingList(rows, Number(counted?.total ?? 0));
  },
);
