import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { FurtherFrom } from '#client/ui/fields/use-async-options.ts';
import type { AppRouter } from '#server/app-router.ts';
import type { InquiryListQuery } from '#shared/features/inquiries/inquiries.schemas.ts';

type RouterInputs = inferRouterInputs<AppRouter>;
export type Duplicate = inferRouterOutputs<AppRouter>['clients']['duplicates'][number];

/** The page of the list an address names; the page before stays on screen until it is here. */
export const inquiryListOptions = (search: InquiryListQuery) =>
  queryOptions({ ...trpc.inquiries.list.queryOptions(search), placeholderData: keepPreviousData });

/** The page beside the one a record stands on; not asked for while there is none to ask for. */
export const neighborPageOptions = (search: InquiryListQuery | undefined) =>
  trpc.inquiries.list.queryOptions(search ?? skipToken);

export const inquiryOptions = (opportunity_id: string) => trpc.inquiries.get.queryOptions({ opportunity_id });

export const notesOptions = (opportunity_id: string) => trpc.inquiries.notes.queryOptions({ opportunity_id });

/** What happened beside the notes. */
export const eventsOptions = (opportunity_id: string) => trpc.inquiries.events.queryOptions({ opportunity_id });

/** Colleagues that a note can name. */
export const noteReadersOptions = () =>
  queryOptions({ ...trpc.inquiries.noteReaders.queryOptions({}), staleTime: 60_000 });

export const ownInquiriesOptions = () => trpc.inquiries.own.queryOptions({});

/** Those who wait for an answer. */
export const unansweredOptions = () => trpc.inquiries.unanswered.queryOptions({});
/** The list of all of them, the one that waits longest first. */
export const UNANSWERED_HREF = '/admissions/inquiries?missing=answer&order=asc';

export const inquiriesOfClientOptions = (patient_id: string) => trpc.inquiries.ofClient.queryOptions({ patient_id });

export const clientOptions = (patient_id: string) => trpc.clients.get.queryOptions({ patient_id });

/** Asked again on coming back to a page that has none: they may have been added in another tab. */
export const staffOptions = () =>
  queryOptions({
    ...trpc.configuration.admissionStaff.queryOptions({}),
    staleTime: ({ state }) => (state.data?.length ? 60_000 : 0),
  });

/** The names that inquiries are filtered by: those on the list, and those that inquiries carry still. */
export const staffNamesOptions = () =>
  queryOptions({ ...trpc.inquiries.staffNames.queryOptions({}), staleTime: 60_000 });

/** The programs that inquiries are filtered by: the open ones, and those archived that inquiries name still. */
export const facilityNamesOptions = () =>
  queryOptions({ ...trpc.inquiries.facilityNames.queryOptions({}), staleTime: 60_000 });

/** What a changed inquiry makes stale: every list, its own page, its notes and its case details. */
const refreshInquiries = (client: QueryClient) =>
  Promise.all([trpc.inquiries, trpc.caseDetails].map((noun) => client.invalidateQueries({ queryKey: noun.pathKey() })));

/** Sentences of the inquiry's records for its summary, as they are now. */
export const draftSummary = (opportunity_id: string) => trpcClient.suggestions.draftSummary.query({ opportunity_id });

export function useUpdateInquiry() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.inquiries.update.mutationOptions(),
    // The days of a stay and where it is spent are what the census counts.
    onSuccess: () =>
      Promise.all([
        refreshInquiries(client),
        client.invalidateQueries({ queryKey: trpc.capacity.freeBeds.pathKey() }),
        client.invalidateQueries({ queryKey: trpc.census.pathKey() }),
      ]),
  });
}

/** Saves a fact of the client whose inquiry it is: the client's own page has the answer at once. */
export function useUpdateClientOf() {
  const queries = useQueryClient();
  return useMutation({
    ...trpc.clients.update.mutationOptions(),
    onSuccess: async (client) => {
      queries.setQueryData(clientOptions(client.id).queryKey, client);
      await Promise.all([
        refreshInquiries(queries),
        queries.invalidateQueries({ queryKey: trpc.clients.list.pathKey() }),
      ]);
    },
  });
}

export function useAddNote(opportunity_id: string) {
  const client = useQueryClient();
  return useMutation({
    /** Said again after a lost answer, it writes nothing twice. */
    mutationFn: ({ idempotencyKey, description }: { idempotencyKey: string; description: string }) =>
      trpcClient.inquiries.addNote.mutate({ opportunity_id, description }, { context: { idempotencyKey } }),
    // Who is named has a task, which the timeline shows too; the first note stops the clock, and every list says who was heard of.
    onSuccess: () =>
      Promise.all(
        [trpc.inquiries, trpc.tasks, trpc.firstContact].map((noun) =>
          client.invalidateQueries({ queryKey: noun.pathKey() }),
        ),
      ),
  });
}

export function useEditNote() {
  const client = useQueryClient();
  return useMutation({ ...trpc.inquiries.editNote.mutationOptions(), onSuccess: () => refreshInquiries(client) });
}

/** Creates under a key of the caller's: said again after a lost answer, it creates nothing twice. */
export const createClient = (input: RouterInputs['clients']['create'], idempotencyKey: string) =>
  trpcClient.clients.create.mutate(input, { context: { idempotencyKey } });

export const createInquiry = (input: RouterInputs['inquiries']['create'], idempotencyKey: string) =>
  trpcClient.inquiries.create.mutate(input, { context: { idempotencyKey } });

/** What a new client with a new inquiry makes stale. */
export async function refreshAfterCreation(client: QueryClient) {
  const stale = [trpc.clients.pathKey(), trpc.calls.callers.pathKey(), trpc.firstContact.pathKey()];
  await Promise.all([refreshInquiries(client), ...stale.map((queryKey) => client.invalidateQueries({ queryKey }))]);
}

/** Clients by part of a name, a phone number or an address: ten, newest first. */
export const searchClients = (query: string, signal: AbortSignal, from?: FurtherFrom) =>
  trpcClient.clients.list.query({ query, limit: 10, ...from }, { signal });

/** Everyone the new client may be a double of: by name, case and accents aside, by date of birth and by phone. */
export const duplicatesOptions = (typed: RouterInputs['clients']['duplicates']) =>
  queryOptions({
    ...trpc.clients.duplicates.queryOptions(typed),
    enabled: Boolean((typed.firstname && typed.lastname) || typed.phone_number),
    placeholderData: keepPreviousData,
  });

export const inquiriesOfClient = (patient_id: string) => trpcClient.inquiries.ofClient.query({ patient_id });
