import { mutation, query, router } from '#server/platform/trpc.ts';
import { changeTasks, deleteTask } from './change-tasks.ts';
import { createTask } from './create-task.ts';
import { getTask, listDueTasks, listTasks } from './tasks.queries.ts';
import { updateTask } from './update-task.ts';

export const tasksRouter = router({
  list: query(listTasks),
  get: query(getTask),
  due: query(listDueTasks),
  create: mutation(createTask),
  update: mutation(updateTask),
  changeMany: mutation(changeTasks),
  delete: mutation(deleteTask),
});
