import { toast } from '#client/ui/feedback/toast-store.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { changeAll, type TaskChange, undoAll, useRefreshTasks } from './tasks.data.ts';

/** Long enough to see what happened to many rows, and to take it back. */
const UNDO_MS = 10_000;

type Changed = Awaited<ReturnType<typeof changeAll>>;

/** Changes tasks, one or many, with one Undo for all of them. */
export function useChangeTasks() {
  const refresh = useRefreshTasks();
  const takeBack = async (undo: Changed['undo'], total: number) => {
    try {
      const n = await undoAll(undo);
      if (n < total) toast.error(format(text.bulk_undone_partly, { n, total }));
      else toast.success(text.bulk_undone);
    } catch {
      toast.error(text.bulk_not_undone);
    }
    await refresh();
  };
  /** Says what came of a change of so many, in words of its own where it has some, and offers to take it back. */
  const said = async ({ n, undo }: Changed, total: number, words?: string) => {
    const back = {
      duration: UNDO_MS,
      action: { label: uiMessages.toast_undo, onAction: () => void takeBack(undo, n) },
    };
    if (n < total) toast.error(format(text.bulk_partly, { n, total }), back);
    else toast.success(words ?? (n === 1 ? text.bulk_changed_one : format(text.bulk_changed, { n })), back);
    await refresh();
  };
  /** Answers whether any was changed. */
  const change = async (ids: readonly string[], to: TaskChange): Promise<boolean> => {
    try {
      await said(await changeAll(ids, to), ids.length);
      return true;
    } catch {
      toast.error(text.bulk_failed);
      await refresh();
      return false;
    }
  };
  return { change, said };
}
