import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/app-router.ts';
import { trpc, trpcClient } from '../../platform/trpc.ts';

export type Contact = inferRouterOutputs<AppRouter>['contacts']['viewAll'][number];
export type NewContact = Exclude<inferRouterInputs<AppRouter>['contacts']['create'], unknown[]>;

/** A source's active contacts, by name. */
export const contactsOfOptions = (referral_id: string | undefined) =>
  queryOptions({
    ...trpc.contacts.viewAll.queryOptions({ referral_id: referral_id ?? '' }),
    enabled: referral_id !== undefined,
  });

/** Contacts that a source's page names; beyond them it leads to the list. */
const MOST_NAMED = 100;

/** A source's contacts by name, archived ones too. */
export const namedContactsOptions = (referral_id: string) =>
  trpc.contacts.list.queryOptions({ referral_id, archived: true, sort: 'name', limit: MOST_NAMED });

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
