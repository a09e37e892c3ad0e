import { callsMessages } from '../../../shared/features/calls/calls.messages.ts';
import { MAX_MATCHES } from '../../../shared/features/calls/calls.rules.ts';
import { CallOfInput } from '../../../shared/features/calls/calls.schemas.ts';
import type { InquiryStatus } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audited } from '../../platform/audit.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation as clientsOfOrganisation } from '../clients/clients.access.ts';
import { ofOrganisation as inquiriesOfOrganisation } from '../inquiries/inquiries.access.ts';
import { ofOrganisation } from './calls.access.ts';

export interface Callers {
  clients: { id: string; firstname: string; lastname: string; dob: string | null }[];
  inquiries: { id: string; opportunity_name: string; status: InquiryStatus }[];
  contacts: { id: string; firstname: string; lastname: string; organization_name: string }[];
}

/**
 * Who of the clients, inquiries and contacts has the number a call came from: the newest ten of each. Whoever may read
 * calls may read all three (C-5). A number that is withheld is nobody's.
 */
export const findCallers = verb(
  { name: 'calls.callers', kind: 'read', permission: 'calls:read', input: CallOfInput },
  async (ctx, { call_id }): Promise<Callers> => {
    ensure(isUuid(call_id), 'not_found', callsMessages.call_not_found);
    const [calls, clients, inquiries, contacts] = await read(ctx, (db) => {
      const call = db.selectFrom('calls').select('id').where(ofOrganisation(ctx)).where('id', '=', call_id);
      const number = db
        .selectFrom('calls')
        .select('caller')
        .where(ofOrganisation(ctx))
        .where('id', '=', call_id)
        .where('caller', 'like', '+%');
      const client = db
        .selectFrom('clients')
        .select(['id', 'firstname', 'lastname', 'dob'])
        .where(clientsOfOrganisation(ctx))
        .where('phone_number', '=', number)
        .orderBy('clients.created_at', 'desc')
        .limit(MAX_MATCHES);
      const inquiry = db
        .selectFrom('inquiries')
        .select(['id', 'opportunity_name', 'status'])
        .where(inquiriesOfOrganisation(ctx))
        .where('patient_id', 'in', client.clearSelect().select('clients.id'))
        .orderBy('inquiries.created_at', 'desc')
        .limit(MAX_MATCHES);
      const contact = db
        .selectFrom('referral_contacts')
        .select(['id', 'firstname', 'lastname', 'organization_name'])
        .where('org_id', '=', ctx.actor.org_id)
        .where('phone_number', '=', number)
        .where('is_active', '=', true)
        .orderBy('referral_contacts.created_at', 'desc')
        .limit(MAX_MATCHES);
      return [
        call,
        audited(db, ctx, 'client', client),
        audited(db, ctx, 'inquiry', inquiry),
        audited(db, ctx, 'contact', contact),
      ] as const;
    });
    ensure(calls[0], 'not_found', callsMessages.call_not_found);
    return { clients, inquiries, contacts };
  },
);
