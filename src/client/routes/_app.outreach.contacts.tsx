import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import { contactList } from '../features/contacts/contacts.list.tsx';
import { listRoute } from '../platform/list-memory.ts';

export const Route = createFileRoute('/_app/outreach/contacts')({
  ...listRoute('contacts'),
  loader: ({ deps }) => prefetchList(contactList, deps),
  component: () => <ListScreen list={contactList} />,
});
