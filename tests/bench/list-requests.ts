import type { z } from 'zod';
import { listContacts } from '#server/features/contacts/list-contacts.ts';
import { listInquiries } from '#server/features/inquiries/list-inquiries.ts';
import { listSources } from '#server/features/referral-sources/list-sources.ts';
import type { Context, RequestInfo } from '#server/platform/context.ts';
import type { InquiryListInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { type Recorded, recorded } from '../support/recorded-statements.ts';
import { organizationId } from './dataset/organization.ts';
import type { World } from './world.ts';

export type ListInput = z.input<typeof InquiryListInput> & Record<string, unknown>;

export const PAGE = { limit: 50 };

function queryOf(input: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...PAGE, ...input }))
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  return query;
}

/** The list's address at the REST door. */
export const restPath = (input: Record<string, unknown>): string => `/api/opportunities?${queryOf(input)}`;

/** A procedure at the tRPC door, as the client batches and posts it. */
export const procedureCall = (procedure: string, input: Record<string, unknown>) => ({
  path: `/trpc/${procedure}?batch=1`,
  body: JSON.stringify({ 0: input }),
});

/** The list there. */
export const trpcCall = (input: Record<string, unknown>) => procedureCall('inquiries.list', { ...PAGE, ...input });

/** The Admin of the large organization, as a verb called in this process sees them. */
export async function adminContext(world: World): Promise<Context> {
  const { built, admin } = await world.base();
  const request: RequestInfo = {
    request_id: crypto.randomUUID(),
    ip: '127.0.0.1',
    user_agent: null,
    idempotency_key: null,
  };
  return { services: built.services, action: 'bench', request, actor: admin };
}

const pageAndTotal = (sent: readonly Recorded[], isTotal: RegExp) => {
  const page = sent.find((statement) => statement.text.includes('audit_log'));
  const total = sent.find((statement) => isTotal.test(statement.text) && statement !== page);
  if (!page || !total) throw new Error('the list no longer sends a page and a total');
  return { page, total };
};

/** The list's own two statements: the page with its audit row, and the total. */
export async function listStatements(world: World, input: Record<string, unknown>) {
  const sent = await recorded(await adminContext(world), (ctx) => listInquiries(ctx, { ...PAGE, ...input }));
  return pageAndTotal(sent, /inquiry_counters|count_inquiries|counted/);
}

/** The same of the referral sources' list. */
export async function sourceStatements(world: World, input: Record<string, unknown>) {
  const sent = await recorded(await adminContext(world), (ctx) => listSources(ctx, { ...PAGE, ...input }));
  return pageAndTotal(sent, /count_referral_sources/);
}

/** The same of the contacts' list. */
export async function contactStatements(world: World, input: Record<string, unknown>) {
  const sent = await recorded(await adminContext(world), (ctx) => listContacts(ctx, { ...PAGE, ...input }));
  return pageAndTotal(sent, /count_contacts|contact_counters|counted/);
}

export const LARGE_ORGANIZATION = organizationId(0);
