import type { ServedPage } from '#server/platform/keyset.ts';
import type { RestRoute } from '#server/platform/rest.ts';
import { createTask } from './create-task.ts';
import { getTask, listTasks } from './tasks.queries.ts';
import { updateTask } from './update-task.ts';

const asTasks = ({ list, ...page }: ServedPage<unknown>) => ({ tasks: list, ...page });

export const tasksRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/tasks', verb: listTasks, from: 'query', shape: asTasks },
  { method: 'POST', path: '/api/tasks', verb: createTask, from: 'body' },
  { method: 'GET', path: '/api/task_details', verb: getTask, from: 'query', key: 'task' },
  { method: 'PUT', path: '/api/task_details', verb: updateTask, from: 'body', key: 'task' },
];
