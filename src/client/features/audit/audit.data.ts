import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { FilterOption } from '#client/components/filters.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import type { AuditCheck } from '#shared/features/audit/audit.rules.ts';
import type { AuditListQuery } from '#shared/features/audit/audit.schemas.ts';

export type AuditEntry = inferRouterOutputs<AppRouter>['audit']['list']['list'][number];

/** Options that a filter's search shows at once. */
const FOUND = 10;
/** Entries that are shown of a record before more are asked for. */
const SHOWN = 20;

/** The page of the log an address names; the page before stays on screen until it is here. */
export const auditListOptions = (search: AuditListQuery) =>
  queryOptions({ ...trpc.audit.list.queryOptions(search), placeholderData: keepPreviousData });

export const actionsOptions = () => trpc.audit.actions.queryOptions({});

export const clientNameOptions = (patient_id: string | undefined) =>
  queryOptions({
    ...trpc.clients.get.queryOptions({ patient_id: patient_id ?? '' }),
    enabled: patient_id !== undefined,
  });

/** What the record is that is filtered by, of whatever kind. */
export const recordNameOptions = (record: string | undefined) =>
  queryOptions({
    ...trpc.audit.recordName.queryOptions({ record: record ?? '' }),
    enabled: record !== undefined,
  });

/** Whoever has or had an account. */
export async function searchPersonOptions(query: string, signal: AbortSignal): Promise<FilterOption[]> {
  const { list } = await trpcClient.users.list.query({ query, limit: FOUND }, { signal });
  return list.map(({ id, firstname, lastname }) => ({ value: id, title: `${firstname} ${lastname}` }));
}

export async function searchClientOptions(query: string, signal: AbortSignal): Promise<FilterOption[]> {
  const { list } = await trpcClient.clients.list.query({ query, limit: FOUND }, { signal });
  return list.map(({ id, firstname, lastname }) => ({ value: id, title: `${firstname} ${lastname}` }));
}

export async function searchInquiryOptions(query: string, signal: AbortSignal): Promise<FilterOption[]> {
  const { list } = await trpcClient.inquiries.list.query({ query, limit: FOUND }, { signal });
  return list.map(({ id, opportunity_name }) => ({ value: id, title: opportunity_name }));
}

/** A client, or an inquiry. */
export type AuditedRecord = { patient_id: string } | { opportunity_id: string };

/** Who looked at a record, a part at a time; read again whenever it is asked for. */
export const entriesOfOptions = (of: AuditedRecord) =>
  infiniteQueryOptions({
    queryKey: [...trpc.audit.ofRecord.pathKey(), of],
    queryFn: ({ pageParam, signal }) =>
      trpcClient.audit.ofRecord.query({ ...of, limit: SHOWN, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  });

/** Has the whole chain checked, a part at a time; says after each how far it is. */
export async function checkSeal(onPart: (part: AuditCheck) => void): Promise<AuditCheck> {
  let part = await trpcClient.audit.check.query({});
  while (part.next !== null) {
    onPart(part);
    part = await trpcClient.audit.check.query({ from: part.next });
  }
  return part;
}
