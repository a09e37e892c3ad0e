import type { ServedPage } from '#server/platform/keyset.ts';
import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { getCall, listCalls } from './calls.queries.ts';
import { recordingRoute } from './download-recording.ts';

/** The documented result calls its rows `calls`. */
const underCalls = ({ list, ...page }: ServedPage<unknown>) => ({ calls: list, ...page });

export const callsRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/call-logs', verb: listCalls, from: 'query', shape: underCalls },
  { method: 'GET', path: '/api/call-details', verb: getCall, from: 'query' },
];

export const callsStreams: readonly StreamRoute[] = [recordingRoute];
