import { OverLimit, TaskFault, TaskInterrupted } from '#server/platform/child/task-errors.ts';
import type { Reader } from '#server/platform/reader/reader.ts';
import { BEGINNING, type SheetRow, type SheetType } from '#server/platform/reader/sheet.ts';
import { type SheetFault, UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';

/** A reader's error as the list's. */
function inSheetWords(error: unknown): unknown {
  if (error instanceof OverLimit) return new UnreadableSheet('too_complex');
  if (error instanceof TaskFault) return new UnreadableSheet(error.fault as SheetFault);
  return error instanceof TaskInterrupted ? new UnreadableSheet('interrupted') : error;
}

/** Of a context: the reader, and whose turn it takes. */
interface Asking {
  services: { reader: Reader };
  actor: { org_id: string };
}

interface List {
  type: SheetType;
  bytes: Uint8Array;
  /** Which of its sheets, where it has several; the first where nobody was asked. */
  sheet?: number;
}

async function* read(
  { services, actor }: Asking,
  { type, bytes, sheet = 0 }: List,
  most: number | null,
  signal?: AbortSignal,
) {
  try {
    yield* services.reader.of(actor.org_id).parts('read_sheet', { type, bytes, sheet, most }, signal);
  } catch (error) {
    throw inSheetWords(error);
  }
}

/** The names of a workbook's sheets that hold something; none for a list of one table. @throws UnreadableSheet */
export async function readSheetNames(
  { services, actor }: Asking,
  { type, bytes }: Pick<List, 'type' | 'bytes'>,
): Promise<string[]> {
  // One table needs no child to say so.
  if (type === 'csv') return [];
  try {
    return await services.reader.of(actor.org_id).ask('name_sheets', { type, bytes });
  } catch (error) {
    throw inSheetWords(error);
  }
}

/** The first rows of a list. @throws UnreadableSheet */
export async function readBeginning(ctx: Asking, list: List): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of read(ctx, list, BEGINNING)) rows.push(...batch);
  if (rows.length === 0) throw new UnreadableSheet('empty');
  return rows;
}

/** All rows of a list, in batches. @throws UnreadableSheet */
export const readRows = (ctx: Asking, list: List, signal?: AbortSignal): AsyncGenerator<SheetRow[], void, void> =>
  read(ctx, list, null, signal);
