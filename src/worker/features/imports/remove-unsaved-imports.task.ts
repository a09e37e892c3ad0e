import { removeUnsavedImports } from '#server/features/imports/discard-import.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Forgets the uploaded lists of every organization that nobody has confirmed. */
export const removeUnsavedImportsTask: Task = (ctx, signal) => eachOrganization(ctx, signal, removeUnsavedImports);
