import type { RestRoute } from '#server/platform/rest.ts';
import { getCaseDetails } from './case-details.queries.ts';
import { updateCaseDetails } from './update-case-details.ts';

export const caseDetailsRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/case_details', verb: getCaseDetails, from: 'query' },
  { method: 'PUT', path: '/api/case_details', verb: updateCaseDetails, from: 'body' },
];
