import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import type { EhrAdapter } from '#shared/features/ehr/ehr.rules.ts';
import { EhrOfInput } from '#shared/features/ehr/ehr.schemas.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { keysOfOrganization } from '../integrations/integrations.access.ts';
import type { Edition, LeftOut } from './ehr-record.ts';
import { activeAdapter } from './ehr-settings.ts';
import { buildBundle, faceSheetPaper, paperOf } from './fhir/bundle.ts';
import { recordOf, recordQueries } from './find-record.ts';
import { type Missing, missingOf } from './preflight.ts';
import { type ReadableSection, readableSections } from './readable-sections.ts';

/** What would be sent now, as the next version, and what still keeps it from being sent. */
export interface EhrPreview {
  patient_id: string;
  version: number;
  missing: Missing[];
  sections: ReadableSection[];
  documents: { id: string; file_name: string; file_size: number }[];
  left_out: readonly LeftOut[];
  adapter: EhrAdapter;
  /** The host of the active FHIR server. */
  host: string | null;
  /** The bundle's JSON without the bytes of its papers. */
  bundle: string;
}

async function findRecord(ctx: Context, opportunity_id: string) {
  const [inquiries, clients, referrals, documents, mode, sections, fields, versions, keys] = await read(
    ctx,
    (db) => [
      ...recordQueries(db, ctx, opportunity_id),
      db
        .selectFrom('ehr_transmissions')
        .select((eb) => eb.fn.max('version').as('version'))
        .where(inOrganization(ctx, 'ehr_transmissions'))
        .where('opportunity_id', '=', opportunity_id)
        .$castTo<{ version: number | null }>(),
      keysOfOrganization(db, ctx),
    ],
    { entity: 'inquiry', ids: [opportunity_id] },
  );
  const record = recordOf(inquiries, clients, referrals, documents, mode, sections, fields);
  ensure(record, 'not_found', inquiriesMessages.inquiry_not_found);
  const version = (versions[0]?.version ?? 0) + 1;
  const edition: Edition = { id: null, version, at: ctx.services.clock.now().toISOString() };
  return { record, edition, keys };
}

/** What sending would send: read by people first, then as the bundle itself. */
export const previewEhr = verb(
  { name: 'ehr.preview', kind: 'read', permission: 'ehr:send', input: EhrOfInput },
  async (ctx, { opportunity_id }): Promise<EhrPreview> => {
    const { record, edition, keys } = await findRecord(ctx, opportunity_id);
    const papers = [faceSheetPaper(record.inquiry.id, edition.at), ...record.documents.map((each) => paperOf(each))];
    const adapter = activeAdapter(keys);
    const address = adapter === 'FHIR' ? keys.find(({ name }) => name === adapter)?.config.base_url : undefined;
    return {
      patient_id: record.client.id,
      version: edition.version,
      missing: missingOf(record, record.required),
      sections: readableSections(record),
      documents: record.documents.map(({ id, file_name, file_size }) => ({ id, file_name, file_size })),
      left_out: record.left_out,
      adapter,
      host: address ? new URL(address).host : null,
      bundle: JSON.stringify(buildBundle(record, edition, papers), null, 2),
    };
  },
);

/** The record that the face sheet of the next version is made from; never an answer by itself. */
export const findSheet = verb(
  { name: 'ehr.face_sheet', kind: 'read', permission: 'ehr:send', input: EhrOfInput },
  (ctx, { opportunity_id }) => findRecord(ctx, opportunity_id),
);
