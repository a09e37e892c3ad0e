import { createFileRoute, redirect, useCanGoBack, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inquiryListOptions } from '../features/inquiries/inquiries.data.ts';
import { Inquiries } from '../features/inquiries/inquiries-page.tsx';
import { readAddress, writeAddress } from '../features/inquiries/inquiries-search.ts';
import { inquiryHref } from '../platform/links.ts';
import { type Address, rememberedList, rememberList } from '../platform/list-memory.ts';
import { queryClient } from '../platform/query-client.ts';

const LIST = 'inquiries';

export const Route = createFileRoute('/_app/admissions/inquiries')({
  // Judged by the list's contract where it is shown: this part of a route is loaded with every page.
  validateSearch: (raw: Record<string, unknown>): Address => raw,
  beforeLoad: ({ cause, search: { new: creating, peek, ...shown } }) => {
    if (cause === 'preload') return;
    const bare = peek === undefined && Object.keys(shown).length === 0;
    const last = cause === 'enter' && bare ? rememberedList(LIST) : null;
    if (last)
      throw redirect({
        to: '/admissions/inquiries',
        search: { ...last, ...(creating === undefined ? {} : { new: creating }) },
        replace: true,
      });
    rememberList(LIST, shown);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    const { new: _new, peek: _peek, ...search } = readAddress(deps);
    void queryClient.prefetchQuery(inquiryListOptions(search));
  },
  component: InquiriesRoute,
});

function InquiriesRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const { creating, peek, search } = useMemo(() => {
    const { new: open, peek: peeked, ...list } = readAddress(address);
    return { creating: open === true, peek: peeked, search: list };
  }, [address]);
  const show = (next: Address, replace = false) => void navigate({ search: next, replace, ignoreBlocker: true });
  return (
    <Inquiries
      search={search}
      creating={creating}
      peek={peek}
      onSearch={(next, replace) => show(writeAddress({ ...next, ...(creating && { new: true }) }), replace)}
      onPeek={(id) => show(writeAddress({ ...search, peek: id }), true)}
      onAdd={() => show(writeAddress({ ...search, new: true }))}
      onAddEnd={() => (canGoBack ? history.back({ ignoreBlocker: true }) : show(writeAddress(search), true))}
      onCreated={(id) => void navigate({ to: inquiryHref(id), replace: true, ignoreBlocker: true })}
    />
  );
}
