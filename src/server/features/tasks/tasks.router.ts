import { mutation, query, router } from '../../platform/trpc.ts';
import { createTask } from './create-task.ts';
import { getTask, listTasks } from './tasks.queries.ts';
import { updateTask } from './update-task.ts';

export const tasksRouter = router({
  list: query(listTasks),
  get: query(getTask),
  create: mutation(createTask),
  update: mutation(updateTask),
});
