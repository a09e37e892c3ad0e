import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import { callList } from '../features/calls/calls.list.tsx';
import { listRoute } from '../platform/list-memory.ts';

export const Route = createFileRoute('/_app/admissions/calls')({
  ...listRoute('calls'),
  loader: ({ deps }) => prefetchList(callList, deps),
  component: () => <ListScreen list={callList} />,
});
