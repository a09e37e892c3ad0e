import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { callListOptions } from '../features/calls/calls.data.ts';
import { Calls } from '../features/calls/calls-page.tsx';
import { readAddress, writeAddress } from '../features/calls/calls-search.ts';
import { asAddress, lastSeen } from '../platform/list-memory.ts';
import { useMay } from '../platform/organisation.ts';
import { queryClient } from '../platform/query-client.ts';

const LIST = 'calls';

export const Route = createFileRoute('/_app/admissions/calls')({
  validateSearch: asAddress,
  beforeLoad: ({ cause, search: { new: creating, call: _call, ...shown } }) => {
    const last = lastSeen(LIST, cause, shown);
    if (last)
      throw redirect({
        to: '/admissions/calls',
        search: { ...last, ...(creating === undefined ? {} : { new: creating }) },
        replace: true,
      });
  },
  loaderDeps: ({ search: { new: _new, call: _call, ...search } }) => search,
  loader: ({ deps }) => void queryClient.prefetchQuery(callListOptions(readAddress(deps))),
  component: CallsRoute,
});

function CallsRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const mayAdd = useMay('inquiries:write');
  const search = useMemo(() => readAddress(address), [address]);
  return (
    <Calls
      search={search}
      onSearch={(next) => void navigate({ search: writeAddress(next), ignoreBlocker: true })}
      onAdd={mayAdd ? () => void navigate({ search: { ...writeAddress(search), new: true } }) : undefined}
    />
  );
}
