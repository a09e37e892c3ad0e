import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { contactListOptions } from '../features/contacts/contacts.data.ts';
import { Contacts } from '../features/contacts/contacts-page.tsx';
import { readAddress, writeAddress } from '../features/contacts/contacts-search.ts';
import { asAddress, lastSeen } from '../platform/list-memory.ts';
import { queryClient } from '../platform/query-client.ts';

const LIST = 'contacts';

export const Route = createFileRoute('/_app/outreach/contacts')({
  validateSearch: asAddress,
  beforeLoad: ({ cause, search: { add, ...shown } }) => {
    const last = lastSeen(LIST, cause, shown);
    if (last)
      throw redirect({
        to: '/outreach/contacts',
        search: { ...last, ...(add === undefined ? {} : { add }) },
        replace: true,
      });
  },
  loaderDeps: ({ search: { add: _add, ...search } }) => search,
  loader: ({ deps }) => void queryClient.prefetchQuery(contactListOptions(readAddress(deps))),
  component: ContactsRoute,
});

function ContactsRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = useMemo(() => readAddress(address), [address]);
  return (
    <Contacts
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: writeAddress(next), replace, ignoreBlocker: true })}
      onAdd={() => void navigate({ search: { ...writeAddress(search), add: 'contact' } })}
    />
  );
}
