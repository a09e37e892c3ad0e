import { failImport, workOnImport } from '#server/features/imports/work-on-import.ts';
import { DatabaseAway } from '#server/platform/transaction.ts';
import { workOnImport as definition } from '#shared/features/imports/imports.jobs.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import type { Handler } from '#worker/platform/run-job.ts';

/** Checks, saves or undoes an import; after its last try the import says that it was interrupted, and can go on. */
export const workOnImportJob: Handler<'imports.work'> = async (ctx, { import_id }, { attempt, signal }) => {
  try {
    await workOnImport(ctx, import_id, signal);
  } catch (error) {
    // The runner gives such an attempt back.
    const isGivenBack = signal.aborted || error instanceof DatabaseAway;
    if (!isGivenBack && attempt >= definition.attempts)
      await failImport(ctx, import_id, importsMessages.fault_interrupted);
    throw error;
  }
};
