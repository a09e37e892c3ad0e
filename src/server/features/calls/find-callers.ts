import { sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { callsMessages } from '#shared/features/calls/calls.messages.ts';
import { MAX_MATCHES } from '#shared/features/calls/calls.rules.ts';
import { CallOfInput } from '#shared/features/calls/calls.schemas.ts';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { ensure } from '#shared/platform/errors.ts';

/** Where a client's record holds a number: the client's own, and whom to call about the client. */
const PHONES = ['phone_number', 'emergency_contact_primary_phone', 'emergency_contact_secondary_phone'] as const;

/** Whether the number is the record's own, or that of somebody who stands by the client. */
interface Reached {
  through_other: boolean;
}

export interface Callers {
  clients: (Reached & { id: string; firstname: string; lastname: string; dob: string | null })[];
  inquiries: (Reached & { id: string; opportunity_name: string; status: InquiryStatus })[];
  contacts: { id: string; firstname: string; lastname: string; organization_name: string }[];
}

/**
 * Who of the clients, inquiries and contacts has the number a call came from: the newest ten of each, those whose own it
 * is first. It may also be a client's emergency contact's, or an inquiry's contact person's: families call more often
 * than clients do. Whoever may read calls may read all three (C-5). A number that is withheld is nobody's.
 */
export const findCallers = verb(
  { name: 'calls.callers', kind: 'read', permission: 'calls:read', input: CallOfInput },
  async (ctx, { call_id }): Promise<Callers> => {
    const [calls, clients, inquiries, contacts] = await read(ctx, (db) => {
      const call = db.selectFrom('calls').select('id').where(inOrganization(ctx, 'calls')).where('id', '=', call_id);
      const number = db
        .selectFrom('calls')
        .select('caller')
        .where(inOrganization(ctx, 'calls'))
        .where('id', '=', call_id)
        .where('caller', 'like', '+%');
      const client = db
        .selectFrom('clients')
        .select(['id', 'firstname', 'lastname', 'dob'])
        .select((eb) => eb('phone_number', 'is distinct from', number).$castTo<boolean>().as('through_other'))
        .where(inOrganization(ctx, 'clients'))
        .where((eb) => eb.or(PHONES.map((phone) => eb(phone, '=', number))))
        .orderBy('through_other')
        .orderBy('clients.created_at', 'desc')
        .orderBy('clients.id', 'desc')
        .limit(MAX_MATCHES);
      const ofThem = db
        .selectFrom(client.as('matched'))
        .innerJoin('inquiries', 'inquiries.patient_id', 'matched.id')
        .select(['inquiries.id', 'matched.through_other'])
        .where(inOrganization(ctx, 'inquiries'));
      const byContactPerson = db
        .selectFrom('inquiries')
        .select(['id', sql<boolean>`true`.as('through_other')])
        .where(inOrganization(ctx, 'inquiries'))
        .where('contact_person_phone', '=', number);
      const inquiry = db
        .selectFrom(ofThem.unionAll(byContactPerson).as('reached'))
        .innerJoin('inquiries', 'inquiries.id', 'reached.id')
        .select(['inquiries.id', 'opportunity_name', 'status'])
        .select((eb) => eb.fn.agg<boolean>('bool_and', ['reached.through_other']).as('through_other'))
        .where(inOrganization(ctx, 'inquiries'))
        .groupBy('inquiries.id')
        .orderBy('through_other')
        .orderBy('inquiries.created_at', 'desc')
        .orderBy('inquiries.id', 'desc')
        .limit(MAX_MATCHES);
      const contact = db
        .selectFrom('referral_contacts')
        .select(['id', 'firstname', 'lastname', 'organization_name'])
        .where(inOrganization(ctx, 'referral_contacts'))
        .where('phone_number', '=', number)
        .where('is_active', '=', true)
        .orderBy('referral_contacts.created_at', 'desc')
        .orderBy('referral_contacts.id', 'desc')
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
