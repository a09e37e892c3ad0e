import { removeUnsavedImports } from '../../../server/features/imports/discard-import.ts';
import { eachOrganisation, type Task } from '../../platform/task.ts';

/** Forgets the uploaded lists of every organisation that nobody has confirmed. */
export const removeUnsavedImportsTask: Task = (ctx, signal) => eachOrganisation(ctx, signal, removeUnsavedImports);
