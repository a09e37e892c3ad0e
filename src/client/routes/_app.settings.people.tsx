import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import { peopleList } from '../features/users/people.list.tsx';
import type { Person } from '../features/users/person.ts';
import { listRoute } from '../platform/list-memory.ts';
import { useMay } from '../platform/organization.ts';

const InviteDialog = drawnLater(async () => (await import('../features/users/invite-dialog.tsx')).InviteDialog);
const InviteSeveralDialog = drawnLater(
  async () => (await import('../features/users/invite-several-dialog.tsx')).InviteSeveralDialog,
);
const PersonDialog = drawnLater(async () => (await import('../features/users/person-dialog.tsx')).PersonDialog);

export const Route = createFileRoute('/_app/settings/people')({
  ...listRoute('people'),
  loader: ({ deps }) => prefetchList(peopleList, deps),
  component: People,
});

function People() {
  const { add, ...shown } = Route.useSearch();
  const navigate = Route.useNavigate();
  const mayManage = useMay('users:manage');
  const [person, setPerson] = useState<Person | null>(null);
  const close = () => void navigate({ search: shown, replace: true, ignoreBlocker: true });
  return (
    <>
      <ListScreen list={peopleList} onOpen={setPerson} />
      {add === 'person' && mayManage && <InviteDialog onClose={close} />}
      {add === 'several' && mayManage && <InviteSeveralDialog onClose={close} />}
      {person && <PersonDialog person={person} onClose={() => setPerson(null)} />}
    </>
  );
}
