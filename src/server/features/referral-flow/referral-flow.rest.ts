import type { RestRoute } from '#server/platform/rest.ts';
import { addRecord } from './add-record.ts';
import { listRecords } from './referral-flow.queries.ts';

export const referralFlowRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/referral_flow', verb: listRecords, from: 'query', key: 'referrals' },
  { method: 'POST', path: '/api/referral_flow', verb: addRecord, from: 'body' },
];
