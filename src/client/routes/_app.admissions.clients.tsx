import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import { clientList } from '../features/clients/clients.list.tsx';
import { listRoute } from '../platform/list-memory.ts';

export const Route = createFileRoute('/_app/admissions/clients')({
  ...listRoute('clients'),
  loader: ({ deps }) => prefetchList(clientList, deps),
  component: () => <ListScreen list={clientList} />,
});
