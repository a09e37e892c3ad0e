import type { Context } from '#server/platform/context.ts';
import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import type { ImportState } from '#shared/features/imports/imports.rules.ts';
import { checkRows, TooManyRows } from './check-rows.ts';
import { findState } from './imports.queries.ts';
import { saveRows } from './save-rows.ts';
import { undoRows } from './undo-rows.ts';
import { lockImport, moveImport } from './working-import.ts';

/** Where an import goes whose work could not be done: it can then be begun again, where that makes sense. */
const AFTER_FAILURE: Partial<Record<ImportState, ImportState>> = {
  checking: 'failed',
  saving: 'saved',
  undoing: 'saved',
};

/** Records that the work of an import has failed, and why. */
export async function failImport(ctx: Context, import_id: string, failure: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, import_id);
    const state = found && AFTER_FAILURE[found.state];
    if (state) await moveImport(tx, import_id, { state, failure });
  });
}

/** Does what the import's state asks for. A file at fault ends as failed with its reason and is not tried again. */
export async function workOnImport(ctx: Context, import_id: string, signal: AbortSignal): Promise<void> {
  const state = await findState(ctx, import_id);
  if (state === 'saving') return saveRows(ctx, import_id, signal);
  if (state === 'undoing') return undoRows(ctx, import_id, signal);
  if (state !== 'checking') return;
  try {
    await checkRows(ctx, import_id, signal);
  } catch (error) {
    if (error instanceof TooManyRows) return failImport(ctx, import_id, importsMessages.fault_too_many_rows);
    if (!(error instanceof UnreadableSheet) || error.fault === 'interrupted') throw error;
    await failImport(ctx, import_id, importsMessages[`fault_${error.fault}`]);
  }
}
