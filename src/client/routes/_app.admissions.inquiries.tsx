import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import { inquiryList } from '../features/inquiries/list/inquiries.list.tsx';
import { listRoute } from '../platform/list-memory.ts';

export const Route = createFileRoute('/_app/admissions/inquiries')({
  ...listRoute('inquiries'),
  loader: ({ deps }) => prefetchList(inquiryList, deps),
  component: () => <ListScreen list={inquiryList} />,
});
