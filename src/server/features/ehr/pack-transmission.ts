import { Readable } from 'node:stream';
import type { Context } from '#server/platform/context.ts';
import { EhrError } from '#server/platform/ehr/ehr.ts';
import { StorageError } from '#server/platform/storage/storage.ts';
import { belongsToOrg } from '#server/platform/storage/storage-key.ts';
import { read } from '#server/platform/transaction.ts';
import { MAX_PACKET_BYTES } from '#shared/features/ehr/ehr.rules.ts';
import { printedLogo } from '../organization/printed-logo.ts';
import { createPaperMarks } from './bundle-stream.ts';
import type { Edition } from './ehr-record.ts';
import { renderFaceSheet } from './face-sheet.ts';
import { buildBundle, faceSheetPaper, paperOf } from './fhir/bundle.ts';
import { recordOf, recordQueries, type StoredPaper } from './find-record.ts';
import type { Packed, Transmission } from './transmission-record.ts';

/** The papers as base64, and everything that is said beside them. */
const MAX_BUNDLE_BYTES = Math.ceil((MAX_PACKET_BYTES * 4) / 3) + 32 * 1024 * 1024;
const MAX_SHEET_BYTES = 8 * 1024 * 1024;

async function openPaper({ services, actor }: Context, { storage_key }: StoredPaper): Promise<Readable> {
  if (!belongsToOrg(storage_key, actor.org_id)) throw new StorageError('not_found', 'Not of this organization');
  return (await services.storage.get(storage_key)).stream;
}

/**
 * Writes a transmission's bundle and face sheet into the store, under the keys its row has from the start: run twice,
 * the second writes over the first. Documents pass through; none is held whole.
 */
export async function packTransmission(ctx: Context, transmission: Transmission, signal: AbortSignal): Promise<Packed> {
  const [inquiries, clients, referrals, documents, mode, sections, fields] = await read(
    ctx,
    (db) => recordQueries(db, ctx, transmission.opportunity_id),
    { entity: 'ehr_transmission', ids: [transmission.id], details: { opportunity_id: transmission.opportunity_id } },
  );
  const record = recordOf(inquiries, clients, referrals, documents, mode, sections, fields);
  if (!record) throw new EhrError('ehr_rejected', 'The inquiry is gone');
  const edition: Edition = { id: transmission.id, version: transmission.version, at: transmission.created_at };
  const sheet = await renderFaceSheet(record, edition, await printedLogo(ctx));
  const { storage } = ctx.services;
  const { size: face_sheet_size } = await storage.put(transmission.face_sheet_key, Readable.from([sheet]), {
    maxBytes: MAX_SHEET_BYTES,
    signal,
  });
  const marks = createPaperMarks();
  const papers = [
    faceSheetPaper(
      record.inquiry.id,
      edition.at,
      marks.mark(() => Readable.from([sheet])),
      sheet.length,
    ),
    ...record.documents.map((paper) =>
      paperOf(
        paper,
        marks.mark(() => openPaper(ctx, paper)),
      ),
    ),
  ];
  const { size: bundle_size } = await storage.put(
    transmission.bundle_key,
    marks.write(buildBundle(record, edition, papers)),
    { maxBytes: MAX_BUNDLE_BYTES, signal },
  );
  return { bundle_size, face_sheet_size, documents: record.documents.length };
}
