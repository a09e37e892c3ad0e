import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StreamRoute } from '#server/platform/rest.ts';
import { sendObject } from '#server/platform/send-object.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { PACKET_PARTS } from '#shared/features/ehr/ehr.schemas.ts';
import { printedLogo } from '../organization/printed-logo.ts';
import { findPacket } from './ehr.queries.ts';
import { renderFaceSheet } from './face-sheet.ts';
import { findSheet } from './preview-ehr.ts';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Answers with a part of what was sent, as it was sent; each request leaves its audit row. */
export const packetRoute: StreamRoute = {
  method: 'GET',
  path: '/api/ehr_packet',
  summary: 'A part of a transmission: its FHIR bundle (application/fhir+json) or its face sheet (application/pdf)',
  verbs: [findPacket],
  handle: async (ctx, req, res) => {
    const part = PACKET_PARTS.find((each) => each === asText(req.query.part)) ?? 'bundle';
    const { version, key, size } = await findPacket(ctx, { transmission_id: asText(req.query.transmission_id), part });
    await sendObject(req, res, ctx.services.storage, {
      key,
      size,
      content_type: part === 'bundle' ? 'application/fhir+json' : 'application/pdf',
      file_name: part === 'bundle' ? `ehr-bundle-v${version}.json` : `face-sheet-v${version}.pdf`,
      missing: text.packet_gone,
    });
  },
};

/** Answers with the face sheet that sending now would send. */
export const faceSheetRoute: StreamRoute = {
  method: 'GET',
  path: '/api/ehr_face_sheet',
  summary: 'The face sheet of an inquiry as it is now (application/pdf)',
  verbs: [findSheet],
  handle: async (ctx, req, res) => {
    const { record, edition } = await findSheet(ctx, { opportunity_id: asText(req.query.opportunity_id) });
    const sheet = await renderFaceSheet(record, edition, await printedLogo(ctx));
    res.status(200).type('application/pdf').set('cache-control', 'no-store').set('content-length', `${sheet.length}`);
    await pipeline(Readable.from([sheet]), res);
  },
};
