import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { allRows } from '#client/components/bulk/all-rows.ts';
import type { NamedRow } from '#client/components/bulk/use-selection.ts';
import type { FilterOption } from '#client/components/filters.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { FurtherFrom } from '#client/ui/fields/use-async-options.ts';
import type { AppRouter } from '#server/app-router.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import type { ContactListQuery } from '#shared/features/contacts/contacts.schemas.ts';
import { SOURCE_SEARCH_SIZE } from '#shared/features/referral-sources/referral-sources.rules.ts';

type RouterInputs = inferRouterInputs<AppRouter>['contacts'];
type RouterOutputs = inferRouterOutputs<AppRouter>['contacts'];
export type Contact = RouterOutputs['viewAll'][number];
export type ContactDetail = RouterOutputs['get'];
export type NewContact = Exclude<RouterInputs['create'], unknown[]>;

/** A source's active contacts, by name. */
export const contactsOfOptions = (referral_id: string | undefined) =>
  queryOptions({
    ...trpc.contacts.viewAll.queryOptions({ referral_id: referral_id ?? '' }),
    enabled: referral_id !== undefined,
  });

/** Contacts that a source's page names; beyond them it leads to the list. */
const MAX_NAMED = 100;

/** A source's contacts by name, archived ones too. */
export const namedContactsOptions = (referral_id: string) =>
  trpc.contacts.list.queryOptions({ referral_id, archived: true, sort: 'name', limit: MAX_NAMED });

/** Every contact of exactly this full name, letter case and accents aside: the duplicate check. */
export const contactsOfNameOptions = (firstname: string, lastname: string) =>
  queryOptions({
    ...trpc.contacts.ofName.queryOptions({ firstname, lastname }),
    enabled: firstname !== '' && lastname !== '',
  });

/** Creates under a key of the caller's: said again after a lost answer, it creates nothing twice. */
export async function createContact(contact: NewContact, idempotencyKey: string): Promise<string> {
  const { ids } = await trpcClient.contacts.create.mutate(contact, { context: { idempotencyKey } });
  const [id] = ids;
  if (id === undefined) throw new Error('one contact has one id');
  return id;
}

/** What a new contact makes stale. */
export const refreshContacts = (client: QueryClient) => client.invalidateQueries({ queryKey: trpc.contacts.pathKey() });

export const contactName = ({ firstname, lastname }: Pick<Contact, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`;

/** The page of the list an address names; the page before stays on screen until it is here. */
export const contactListOptions = (search: ContactListQuery) =>
  queryOptions({ ...trpc.contacts.list.queryOptions(search), placeholderData: keepPreviousData });

/** Every contact that a list shows on all of its pages, by its name. */
export const allContacts = async (search: ContactListQuery): Promise<NamedRow[]> => {
  const asked = { ...search, page: 1, limit: 100, before: undefined };
  const rows = await allRows((after) => trpcClient.contacts.list.query({ ...asked, after }));
  return rows.map((contact) => ({ id: contact.id, name: contactName(contact) }));
};

/** How contacts are archived and brought back, and what shows them. */
export const ARCHIVING = {
  archive: (ids: string[]) => trpcClient.contacts.archive.mutate({ ids }),
  unarchive: (ids: string[]) => trpcClient.contacts.unarchive.mutate({ ids }),
  lists: trpc.contacts.list.pathKey(),
  stale: [trpc.contacts.pathKey()],
  failed: { archive: text.failed_to_archive, unarchive: text.failed_to_unarchive },
};

/** The source that a filter names. */
export const sourceOptions = (referral_id: string | undefined) =>
  queryOptions({
    ...trpc.referralSources.get.queryOptions({ referral_id: referral_id ?? '' }),
    enabled: referral_id !== undefined,
  });

/** Active sources by part of a name, as options of a filter. */
export async function searchSourceOptions(query: string, signal: AbortSignal, from?: FurtherFrom) {
  const asked = { query, limit: SOURCE_SEARCH_SIZE, ...from };
  const { list, next } = await trpcClient.referralSources.list.query(asked, { signal });
  return { list: list.map(({ id, referral_name }): FilterOption => ({ value: id, title: referral_name })), next };
}

export const contactOptions = (contact_id: string) => trpc.contacts.get.queryOptions({ contact_id });

/** Saves fields of a contact: their page has the answer at once, and whatever shows their name reads it again. */
export function useUpdateContact(contact_id: string) {
  const queries = useQueryClient();
  return useMutation({
    ...trpc.contacts.update.mutationOptions(),
    onSuccess: (contact) => {
      queries.setQueryData(contactOptions(contact_id).queryKey, contact);
      const naming = [trpc.contacts.list, trpc.contacts.viewAll, trpc.contacts.ofName, trpc.tasks, trpc.activities];
      for (const each of [...naming, trpc.referralFlow]) void queries.invalidateQueries({ queryKey: each.pathKey() });
    },
  });
}

/** Archives a contact and creates them again at another source, under a key of the caller's; answers the new one's id. */
export async function moveContact(input: RouterInputs['move'], idempotencyKey: string): Promise<string> {
  const { id } = await trpcClient.contacts.move.mutate(input, { context: { idempotencyKey } });
  return id;
}
