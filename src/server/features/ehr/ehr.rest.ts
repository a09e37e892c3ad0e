import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { faceSheetRoute, packetRoute } from './download-packet.ts';
import { sendToEhr } from './send-to-ehr.ts';

export const ehrRest: readonly RestRoute[] = [
  { method: 'POST', path: '/api/send_to_emr', verb: sendToEhr, from: 'body', status: 202 },
];

export const ehrStreams: readonly StreamRoute[] = [packetRoute, faceSheetRoute];
