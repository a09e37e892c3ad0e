import { mutation, query, router } from '#server/platform/trpc.ts';
import { changeTasks, deleteTask } from './change-tasks.ts';
import { createTask } from './create-task.ts';
import { getTask, listDueTasks, listTasks, listTasksOfSource } from './tasks.queries.ts';
import { undoTasks } from './undo-tasks.ts';
import { updateTask } from './update-task.ts';

export const tasksRouter = router({
  list: query(listTasks),
  get: query(getTask),
  due: query(listDueTasks),
  ofSource: query(listTasksOfSource),
  create: mutation(createTask),
  update: mutation(updateTask),
  changeMany: mutation(changeTasks),
  undoMany: mutation(undoTasks),
  delete: mutation(deleteTask),
});
