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

async function* read(
  { services, actor }: Asking,
  type: SheetType,
  bytes: Uint8Array,
  most: number | null,
  signal?: AbortSignal,
) {
  try {
    yield* services.reader.of(actor.org_id).parts('read_sheet', { type, bytes, most }, signal);
  } catch (error) {
    throw inSheetWords(error);
  }
}

/** The first rows of a list. @throws UnreadableSheet */
export async function readBeginning(ctx: Asking, type: SheetType, bytes: Uint8Array): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of read(ctx, type, bytes, BEGINNING)) rows.push(...batch);
  if (rows.length === 0) throw new UnreadableSheet('empty');
  return rows;
}

/** All rows of a list, in batches. @throws UnreadableSheet */
export const readRows = (
  ctx: Asking,
  type: SheetType,
  bytes: Uint8Array,
  signal?: AbortSignal,
): AsyncGenerator<SheetRow[], void, void> => read(ctx, type, bytes, null, signal);
