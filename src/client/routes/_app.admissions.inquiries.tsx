import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inquiryListOptions } from '../features/inquiries/inquiries.data.ts';
import { Inquiries } from '../features/inquiries/inquiries-page.tsx';
import { readAddress, readPeek, writeAddress } from '../features/inquiries/inquiries-search.ts';
import { asAddress, lastSeen } from '../platform/list-memory.ts';
import { queryClient } from '../platform/query-client.ts';

const LIST = 'inquiries';

export const Route = createFileRoute('/_app/admissions/inquiries')({
  validateSearch: asAddress,
  beforeLoad: ({ cause, search: { new: creating, peek, ...shown } }) => {
    const last = lastSeen(LIST, cause, shown, peek);
    if (last)
      throw redirect({
        to: '/admissions/inquiries',
        search: { ...last, ...(creating === undefined ? {} : { new: creating }) },
        replace: true,
      });
  },
  loaderDeps: ({ search: { new: _new, peek: _peek, ...search } }) => search,
  loader: ({ deps }) => void queryClient.prefetchQuery(inquiryListOptions(readAddress(deps))),
  component: InquiriesRoute,
});

function InquiriesRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = useMemo(() => readAddress(address), [address]);
  return (
    <Inquiries
      search={search}
      peek={readPeek(address)}
      onSearch={(next, replace = false) => void navigate({ search: writeAddress(next), replace, ignoreBlocker: true })}
      onPeek={(peek) => void navigate({ search: { ...writeAddress(search), ...(peek && { peek }) }, replace: true })}
      onAdd={() => void navigate({ search: { ...writeAddress(search), new: true } })}
    />
  );
}
