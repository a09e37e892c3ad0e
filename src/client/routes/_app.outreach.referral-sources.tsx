import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EngagementBadge } from '../features/activities/engagement-badge.tsx';
import { type Source, sourceListOptions } from '../features/referral-sources/referral-sources.data.ts';
import { Sources } from '../features/referral-sources/sources-page.tsx';
import { readAddress, writeAddress } from '../features/referral-sources/sources-search.ts';
import { asAddress, lastSeen } from '../platform/list-memory.ts';
import { queryClient } from '../platform/query-client.ts';

const LIST = 'referral-sources';
const badgeOf = ({ id, status }: Source) => <EngagementBadge referralId={id} status={status} />;

export const Route = createFileRoute('/_app/outreach/referral-sources')({
  validateSearch: asAddress,
  beforeLoad: ({ cause, search: { add, ...shown } }) => {
    const last = lastSeen(LIST, cause, shown);
    if (last)
      throw redirect({
        to: '/outreach/referral-sources',
        search: { ...last, ...(add === undefined ? {} : { add }) },
        replace: true,
      });
  },
  loaderDeps: ({ search: { add: _add, ...search } }) => search,
  loader: ({ deps }) => void queryClient.prefetchQuery(sourceListOptions(readAddress(deps))),
  component: SourcesRoute,
});

function SourcesRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = useMemo(() => readAddress(address), [address]);
  return (
    <Sources
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: writeAddress(next), replace, ignoreBlocker: true })}
      status={badgeOf}
      onAdd={() => void navigate({ search: { ...writeAddress(search), add: 'source' } })}
    />
  );
}
