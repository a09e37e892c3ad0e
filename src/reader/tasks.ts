import { documentTasks } from './documents/document-tasks.ts';
import { emailTasks } from './emails/email-tasks.ts';
import { pictureTasks } from './pictures/picture-tasks.ts';
import { sheetTasks } from './sheets/sheet-tasks.ts';
import { textTasks } from './texts/text-tasks.ts';

/** All that the reader can be asked. What a task takes is loaded with the first one of its kind. */
export const tasks = { ...documentTasks, ...emailTasks, ...pictureTasks, ...sheetTasks, ...textTasks };

export type ReaderTasks = typeof tasks;
