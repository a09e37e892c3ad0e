import type { ServedPage } from '#server/platform/keyset.ts';
import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { addNote } from './add-note.ts';
import { changeStatus } from './change-status.ts';
import { createInquiry } from './create-inquiry.ts';
import { exportInquiriesRoutes } from './export-inquiries.ts';
import { getInquiry, listInquiriesOfClient, listNotes } from './inquiries.queries.ts';
import { listInquiries } from './list-inquiries.ts';
import { updateInquiry } from './update-inquiry.ts';

/** Both parts of the specification name the list's keys differently; the answer carries both. */
const withBothNames = (page: ServedPage<unknown>) => ({
  opportunity: page.list,
  pagination: { pages: page.pages, total: page.total },
  ...page,
});

export const inquiriesRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/opportunities', verb: listInquiries, from: 'query', shape: withBothNames },
  { method: 'POST', path: '/api/opportunities', verb: createInquiry, from: 'body' },
  { method: 'GET', path: '/api/opportunity_details', verb: getInquiry, from: 'query', key: 'opportunity' },
  { method: 'PUT', path: '/api/opportunity_details', verb: updateInquiry, from: 'body', key: 'opportunity' },
  { method: 'POST', path: '/api/opportunity_status', verb: changeStatus, from: 'body', key: 'opportunity' },
  { method: 'GET', path: '/api/patient_opportunities', verb: listInquiriesOfClient, from: 'query', key: 'opportunity' },
  { method: 'GET', path: '/api/activity_record', verb: listNotes, from: 'query' },
  { method: 'POST', path: '/api/activity_record', verb: addNote, from: 'body', key: 'activity' },
];

export const inquiriesStreams: readonly StreamRoute[] = exportInquiriesRoutes;
