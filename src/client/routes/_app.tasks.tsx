import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import { taskList } from '../features/tasks/tasks.list.tsx';
import { listRoute } from '../platform/list-memory.ts';
import { mayAsOpened, useMay } from '../platform/organization.ts';
import { PICKERS } from './-referral-pickers.ts';

const AddTaskDialog = drawnLater(async () => (await import('../features/tasks/add-task-dialog.tsx')).AddTaskDialog);

export const Route = createFileRoute('/_app/tasks')({
  // Whoever has none of their own to do looks at everybody's.
  ...listRoute('tasks', () => (mayAsOpened('tasks:write') ? { mine: true, state: 'open' } : { state: 'open' })),
  loader: ({ deps }) => prefetchList(taskList, deps),
  component: Tasks,
});

function Tasks() {
  const { add, ...shown } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const mayWrite = useMay('tasks:write');
  const close = () => {
    if (canGoBack) return history.back({ ignoreBlocker: true });
    void navigate({ search: shown, replace: true, ignoreBlocker: true });
  };
  return (
    <>
      <ListScreen list={taskList} />
      {add === 'task' && mayWrite && <AddTaskDialog pickers={PICKERS} onClose={close} />}
    </>
  );
}
