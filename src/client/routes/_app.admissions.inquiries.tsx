import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { inquiryListOptions } from '../features/inquiries/inquiries.data.ts';
import { Inquiries, inquiriesSearch, remember, remembered } from '../features/inquiries/inquiries-page.tsx';
import { queryClient } from '../platform/query-client.ts';

export const Route = createFileRoute('/_app/admissions/inquiries')({
  validateSearch: inquiriesSearch.parse,
  search: { middlewares: [stripSearchParams(inquiriesSearch.defaults)] },
  beforeLoad: ({ search, location }) => {
    if (location.searchStr === '') {
      const last = remembered();
      if (last) throw redirect({ to: '/admissions/inquiries', search: last, replace: true });
    } else remember(search);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { new: _new, ...search } }) => {
    void queryClient.prefetchQuery(inquiryListOptions(search));
  },
  component: () => {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return <Inquiries search={search} onSearch={(next) => void navigate({ search: next })} />;
  },
});
