/**
 * The process that opens what came from outside: files, and the text that was read from them. It has no secrets in its
 * environment and no way to the database; web and worker start it, ask it one task at a time, and kill it when a task
 * wants too much time or memory.
 */
import { serveTasks } from '#server/platform/child/serve-tasks.ts';
import { tasks } from './tasks.ts';

serveTasks(tasks);
