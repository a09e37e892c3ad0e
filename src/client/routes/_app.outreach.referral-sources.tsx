import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import { sourceList } from '../features/referral-sources/sources.list.tsx';
import { listRoute } from '../platform/list-memory.ts';
import { statusOf } from './-source-status.tsx';

const list = sourceList(statusOf);

export const Route = createFileRoute('/_app/outreach/referral-sources')({
  ...listRoute('referral-sources'),
  loader: ({ deps }) => prefetchList(list, deps),
  component: () => <ListScreen list={list} />,
});
