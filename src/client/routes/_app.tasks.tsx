import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ContactPicker } from '../features/contacts/contact-picker.tsx';
import { SourcePicker } from '../features/referral-sources/source-picker.tsx';
import { taskListOptions } from '../features/tasks/tasks.data.ts';
import { Tasks } from '../features/tasks/tasks-page.tsx';
import { readAddress, writeAddress } from '../features/tasks/tasks-search.ts';
import { asAddress, lastSeen } from '../platform/list-memory.ts';
import { queryClient } from '../platform/query-client.ts';

const LIST = 'tasks';
const PICKERS = { Source: SourcePicker, Contact: ContactPicker };

export const Route = createFileRoute('/_app/tasks')({
  validateSearch: asAddress,
  beforeLoad: ({ cause, search }) => {
    const last = lastSeen(LIST, cause, search);
    if (last) throw redirect({ to: '/tasks', search: last, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchQuery(taskListOptions(readAddress(deps))),
  component: TasksRoute,
});

function TasksRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = useMemo(() => readAddress(address), [address]);
  return (
    <Tasks
      search={search}
      pickers={PICKERS}
      onSearch={(next) => void navigate({ search: writeAddress(next), ignoreBlocker: true })}
    />
  );
}
