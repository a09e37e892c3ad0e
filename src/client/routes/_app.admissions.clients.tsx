import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { clientListOptions } from '../features/clients/clients.data.ts';
import { Clients } from '../features/clients/clients-page.tsx';
import { readAddress, writeAddress } from '../features/clients/clients-search.ts';
import { asAddress, lastSeen } from '../platform/list-memory.ts';
import { queryClient } from '../platform/query-client.ts';

const LIST = 'clients';

export const Route = createFileRoute('/_app/admissions/clients')({
  validateSearch: asAddress,
  beforeLoad: ({ cause, search: { new: creating, ...shown } }) => {
    const last = lastSeen(LIST, cause, shown);
    if (last)
      throw redirect({
        to: '/admissions/clients',
        search: { ...last, ...(creating === undefined ? {} : { new: creating }) },
        replace: true,
      });
  },
  loaderDeps: ({ search: { new: _new, ...search } }) => search,
  loader: ({ deps }) => void queryClient.prefetchQuery(clientListOptions(readAddress(deps))),
  component: ClientsRoute,
});

function ClientsRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = useMemo(() => readAddress(address), [address]);
  return (
    <Clients search={search} onSearch={(next) => void navigate({ search: writeAddress(next), ignoreBlocker: true })} />
  );
}
