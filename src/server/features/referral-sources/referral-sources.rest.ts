import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { createSource } from './create-source.ts';
import { exportSourcesRoutes } from './export-sources.ts';
import { listSources } from './list-sources.ts';
import { getSource } from './referral-sources.queries.ts';
import { updateSource } from './update-source.ts';

export const referralSourcesRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/referrals', verb: listSources, from: 'query' },
  { method: 'POST', path: '/api/referrals', verb: createSource, from: 'body' },
  { method: 'GET', path: '/api/referral_details', verb: getSource, from: 'query', key: 'referral' },
  { method: 'PUT', path: '/api/referral_details', verb: updateSource, from: 'body', key: 'referral' },
];

export const referralSourcesStreams: readonly StreamRoute[] = exportSourcesRoutes;
