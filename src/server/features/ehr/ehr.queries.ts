import { audited } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { EhrOfInput, PacketInput } from '#shared/features/ehr/ehr.schemas.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { selectTransmission, type TransmissionView } from './ehr.view.ts';

/** More versions than anyone sends of one inquiry; the newest are shown. */
const MAX_LISTED = 100;

/** What was sent of an inquiry, newest first. */
export const listTransmissions = verb(
  { name: 'ehr.list', kind: 'read', permission: 'ehr:read', input: EhrOfInput },
  async (ctx, { opportunity_id }): Promise<TransmissionView[]> => {
    const [rows, inquiries] = await read(ctx, (db) => {
      const page = selectTransmission(db)
        .where(inOrganization(ctx, 'ehr_transmissions'))
        .where('ehr_transmissions.opportunity_id', '=', opportunity_id)
        .orderBy('ehr_transmissions.version', 'desc')
        .limit(MAX_LISTED);
      const inquiry = inquiryOf(db, ctx, opportunity_id);
      return [audited(db, ctx, 'ehr_transmission', page), inquiry] as const;
    });
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    return rows;
  },
);

/** Where a part of a packet lies, for the download that follows; never an answer by itself. */
export const findPacket = verb(
  { name: 'ehr.download', kind: 'read', permission: 'ehr:send', input: PacketInput },
  async (ctx, { transmission_id, part }) => {
    const [rows] = await read(
      ctx,
      (db) => [
        db
          .selectFrom('ehr_transmissions')
          .select(['version', 'bundle_key', 'bundle_size', 'face_sheet_key', 'face_sheet_size', 'packed_at'])
          .where(inOrganization(ctx, 'ehr_transmissions'))
          .where('id', '=', transmission_id),
      ],
      { entity: 'ehr_transmission', ids: [transmission_id], details: { part } },
    );
    const found = rows[0];
    ensure(found, 'not_found', text.transmission_not_found);
    ensure(found.packed_at, 'conflict', text.packet_not_ready);
    return part === 'bundle'
      ? { version: found.version, key: found.bundle_key, size: Number(found.bundle_size) }
      : { version: found.version, key: found.face_sheet_key, size: Number(found.face_sheet_size) };
  },
);
