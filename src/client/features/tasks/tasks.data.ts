import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { useRef } from 'react';
import { useTimeZone } from '#client/platform/organization.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import type { AppRouter } from '#server/app-router.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { nextDue } from '#shared/features/tasks/tasks.rules.ts';
import type { TaskListQuery } from '#shared/features/tasks/tasks.schemas.ts';
import { inPortions } from '#shared/platform/bulk.ts';
import { type CalendarDay, dayInZone, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';

type Outputs = inferRouterOutputs<AppRouter>['tasks'];
export type Task = Outputs['get'];
export type TaskChange = inferRouterInputs<AppRouter>['tasks']['changeMany']['change'];
export type NewTask = inferRouterInputs<AppRouter>['tasks']['create'];

/** The page of the list an address names; the page before stays on screen until it is here. */
export const taskListOptions = (search: TaskListQuery) =>
  queryOptions({ ...trpc.tasks.list.queryOptions(search), placeholderData: keepPreviousData });

export const taskOptions = (task_id: string) => trpc.tasks.get.queryOptions({ task_id });

/** The signed-in person's tasks that are due. */
export const dueTasksOptions = () => trpc.tasks.due.queryOptions({});

/** What is to be done next for a source. */
export const tasksOfSourceOptions = (referral_id: string) => trpc.tasks.ofSource.queryOptions({ referral_id });

/** Everyone a task can be assigned to. */
export const assigneesOptions = () => queryOptions({ ...trpc.users.search.queryOptions({}), staleTime: 60_000 });

/** Changes up to a hundred tasks at once. */
const changeTasks = (ids: string[], change: TaskChange) => trpcClient.tasks.changeMany.mutate({ ids, change });

type Undo = inferRouterInputs<AppRouter>['tasks']['undoMany'];

/** Changes tasks, however many, a hundred at a time; answers how many were changed, and what takes it back. */
export async function changeAll(ids: readonly string[], change: TaskChange): Promise<{ n: number; undo: Undo[] }> {
  let n = 0;
  const undo: Undo[] = [];
  for (const portion of inPortions(ids)) {
    const { changed, undo: back } = await changeTasks(portion, change);
    n += changed.length;
    undo.push(back);
  }
  return { n, undo };
}

/** Takes such a change back; answers how many tasks are as they were. */
export async function undoAll(undo: readonly Undo[]): Promise<number> {
  let n = 0;
  for (const portion of undo) n += (await trpcClient.tasks.undoMany.mutate(portion)).changed.length;
  return n;
}

export const deleteTask = (task_id: string) => trpcClient.tasks.delete.mutate({ task_id });

/** Creates under a key of the caller's: said again after a lost answer, it creates nothing twice. */
export const createTask = (task: NewTask, idempotencyKey: string) =>
  trpcClient.tasks.create.mutate(task, { context: { idempotencyKey } });

/** What shows tasks beside the list and a task's own page: those that are due or next, and the timelines of inquiries. */
const refreshElsewhere = (client: QueryClient) =>
  Promise.all(
    [trpc.tasks.due, trpc.tasks.ofSource, trpc.inquiries.events].map((each) =>
      client.invalidateQueries({ queryKey: each.pathKey() }),
    ),
  );

export function useRefreshTasks() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [trpc.tasks, trpc.inquiries.events].map((each) => client.invalidateQueries({ queryKey: each.pathKey() })),
    );
}

/** Saves fields of a task: its page has the answer at once, lists are read again meanwhile. */
export function useUpdateTask() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.tasks.update.mutationOptions(),
    onSuccess: (task) => {
      client.setQueryData(taskOptions(task.id).queryKey, task);
      void client.invalidateQueries({ queryKey: trpc.tasks.list.pathKey() });
      void refreshElsewhere(client);
    },
  });
}

/**
 * Completes a task or opens it again: shown at once wherever it stands, taken back with a word where it fails. The list
 * keeps its order until it is read again, so that a row does not run away from under the pointer.
 */
export function useToggleTask() {
  const client = useQueryClient();
  const lists = { queryKey: trpc.tasks.list.pathKey() };
  // Those whose next one appears once they are done.
  const repeats = useRef(new Map<string, CalendarDay>()).current;
  const today = dayInZone(new Date(), useTimeZone());
  const show = (task_id: string, change: (task: Task) => Task) => {
    client.setQueriesData<Outputs['list']>(lists, (page) =>
      page ? { ...page, list: page.list.map((task) => (task.id === task_id ? change(task) : task)) } : page,
    );
    client.setQueryData<Task>(taskOptions(task_id).queryKey, (task) => (task ? change(task) : task));
  };
  return useMutation({
    ...trpc.tasks.update.mutationOptions(),
    onMutate: async ({ task_id, task: { is_complete = false } }) => {
      // A list asked for before would show the task as it was.
      await client.cancelQueries(lists);
      const shown = client.getQueriesData<Outputs['list']>(lists).flatMap(([, page]) => page?.list ?? []);
      const known = shown.find(({ id }) => id === task_id) ?? client.getQueryData(taskOptions(task_id).queryKey);
      if (known?.repeats && is_complete) repeats.set(task_id, nextDue(known.due_date, known.repeats, today));
      show(task_id, (task) => ({ ...task, is_complete }));
    },
    onSuccess: (saved) => {
      show(saved.id, () => saved);
      void refreshElsewhere(client);
      const again = saved.is_complete ? repeats.get(saved.id) : undefined;
      repeats.delete(saved.id);
      if (again) {
        void client.invalidateQueries(lists);
        toast.success(format(text.next_due, { day: formatDay(again) }));
      } else toast.success(text.status_changed);
    },
    onError: (_error, { task_id, task: { is_complete = false } }) => {
      show(task_id, (task) => ({ ...task, is_complete: !is_complete }));
      toast.error(text.failed_to_change_status);
    },
    onSettled: async () => {
      await client.invalidateQueries({ ...lists, refetchType: 'none' });
      // A page that was on its way has not come.
      await client.refetchQueries({ ...lists, type: 'active', predicate: ({ state }) => state.data === undefined });
    },
  });
}
