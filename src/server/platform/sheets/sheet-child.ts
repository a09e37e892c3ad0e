/**
 * The process that opens tables of unknown origin. It has no secrets in its environment, reads one file, and is killed
 * from outside when it needs too much time or memory.
 */
import { endWithParent } from '../child/end-with-parent.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type SheetFault, UnreadableSheet } from './sheet-fault.ts';
import type { SheetReply, SheetRequest, SheetRow } from './sheet-protocol.ts';

/** Rows of a batch, and letters of one whose rows are long. */
const BATCH = 2_000;
const BATCH_LETTERS = 512 * 1024;

const send = (reply: SheetReply) => void process.send?.(reply);
/** Wakes the reading when the parent asks for the next batch. */
let onMore: () => void = () => undefined;
const asked = () => new Promise<void>((resolve) => (onMore = resolve));

const rowsOf = ({ type, bytes }: Extract<SheetRequest, { kind: 'read' }>) =>
  type === 'csv' ? readCsv(bytes) : readXlsx(bytes);

async function answer(request: Extract<SheetRequest, { kind: 'read' }>): Promise<void> {
  let rows: SheetRow[] = [];
  let letters = 0;
  let read = 0;
  for await (const row of rowsOf(request)) {
    rows.push(row);
    letters += row.cells.reduce((sum, cell) => sum + cell.length + 1, 0);
    read += 1;
    if (read === request.most) break;
    if (rows.length < BATCH && letters < BATCH_LETTERS) continue;
    const more = asked();
    send({ kind: 'rows', rows });
    rows = [];
    letters = 0;
    await more;
  }
  if (rows.length > 0) send({ kind: 'rows', rows });
  send({ kind: 'done' });
}

const failed = (fault: SheetFault) => ({ kind: 'failed', fault }) satisfies SheetReply;

process.on('message', (request: SheetRequest) => {
  if (request.kind === 'more') onMore();
  else
    answer(request).catch((error: unknown) => send(failed(error instanceof UnreadableSheet ? error.fault : 'damaged')));
});

// In a damaged file the library leaves promises behind that nobody awaits; what was asked of it ends by itself.
process.on('unhandledRejection', () => undefined);
// What it throws where nobody can catch it leaves it in no state to go on.
process.on('uncaughtException', () => process.send?.(failed('damaged'), () => process.exit(1)));
endWithParent();
send({ kind: 'ready' });
