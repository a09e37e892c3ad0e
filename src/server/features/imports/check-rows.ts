import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { MAX_ROWS } from '#shared/features/imports/imports.rules.ts';
import { keptLists } from '../option-lists/option-lists.access.ts';
import { SOURCE_LISTS } from '../referral-sources/source-options.ts';
import { rowOptions } from './check-row.ts';
import { classifyRows } from './classify-rows.ts';
import { readRows } from './read-list.ts';
import { type CheckedRows, checkBatch, forgetRows, stageRows } from './stage-rows.ts';
import { lockImport, moveImport } from './working-import.ts';

/** More rows than one file may bring. */
export class TooManyRows extends Error {}

type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

async function findFile(ctx: Context, import_id: string) {
  const [rows, lists] = await read(ctx, (db) => [
    db
      .selectFrom('imports')
      .innerJoin('import_files', 'import_files.import_id', 'imports.id')
      .select(['imports.id', 'kind', 'file_type', 'mapping', 'header_line', 'headers', 'sheet', 'content'])
      .where(inOrganization(ctx, 'imports'))
      .where('imports.id', '=', import_id)
      .where('state', '=', 'checking'),
    keptLists(db, ctx, SOURCE_LISTS),
  ]);
  return rows[0] && { ...rows[0], options: rowOptions(lists) };
}

/** Forgets what an earlier try, or an earlier mapping, has staged. */
const startAgain = (ctx: Context, import_id: string) =>
  withTransaction(ctx, async (tx) => {
    if ((await lockImport(tx, import_id))?.state !== 'checking') return;
    await forgetRows(tx, import_id);
    await moveImport(tx, import_id, { rows_done: 0, rows_total: 0 });
  });

/** Keeps one batch behind those before it. @returns whether the import still waits for the next */
const keepBatch = (ctx: Context, import_id: string, checked: CheckedRows, before: number): Promise<boolean> =>
  withTransaction(ctx, async (tx) => {
    // Two workers that hold the same job would keep each row twice.
    const still = await lockImport(tx, import_id);
    if (still?.state !== 'checking' || still.rows_done !== before) return false;
    await stageRows(tx, import_id, checked);
    await moveImport(tx, import_id, { rows_done: before + checked.lines.length });
    return true;
  });

type Written = PromiseSettledResult<boolean>;

/** A batch on its way: should the reading fail meanwhile, that is what is said, and this failure is nobody's. */
async function settled(writing: Promise<boolean>): Promise<Written> {
  const [written] = await Promise.allSettled([writing]);
  return written;
}

/** Whether a batch was kept. @throws what kept it from being written */
function wasKept(written: Written): boolean {
  if (written.status === 'rejected') throw written.reason;
  return written.value;
}

/**
 * Checks and keeps all rows, batch by batch: while one is being written the next is checked, and the one after that read.
 * @returns how many, or null where the import has moved on meanwhile
 */
async function keepRows(ctx: Context, file: FoundFile, signal: AbortSignal): Promise<number | null> {
  let kept = 0;
  let writing = settled(Promise.resolve(true));
  try {
    for await (const rows of readRows(ctx, { type: file.file_type, bytes: file.content, sheet: file.sheet }, signal)) {
      const checked = await checkBatch(file, rows);
      if (!wasKept(await writing)) return null;
      const before = kept;
      kept += checked.lines.length;
      if (kept > MAX_ROWS) throw new TooManyRows();
      writing = settled(keepBatch(ctx, file.id, checked, before));
    }
    return wasKept(await writing) ? kept : null;
  } finally {
    await writing;
  }
}

/**
 * Reads a file whole, checks each row and sets new ones apart from duplicates. The rows go by in batches, so that a long file
 * takes no more memory than a short one. Killed, it begins again.
 * @throws UnreadableSheet, TooManyRows
 */
export async function checkRows(ctx: Context, import_id: string, signal: AbortSignal): Promise<void> {
  const file = await findFile(ctx, import_id);
  if (!file) return;
  await startAgain(ctx, import_id);
  const kept = await keepRows(ctx, file, signal);
  if (kept === null) return;
  if (kept === 0) throw new UnreadableSheet('empty');
  await withTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, import_id);
    if (found?.state !== 'checking' || found.rows_done !== kept) return;
    await classifyRows(tx, found);
    await moveImport(tx, import_id, { state: 'checked', rows_total: kept });
  });
}
