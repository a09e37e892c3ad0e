import { spawn } from 'node:child_process';
import { childCommand } from '../child/child-command.ts';
import { processorMs } from '../child/processor-time.ts';
import { watchMemory } from '../child/resident-memory.ts';
import { UnreadableSheet } from './sheet-fault.ts';
import type { SheetReply, SheetRequest, SheetRow, SheetType } from './sheet-protocol.ts';

const ENTRY = new URL('./sheet-child.ts', import.meta.url);
const MIB = 1024 * 1024;
/** Rows of the beginning: enough to find the header and to show what stands below it. */
export const BEGINNING = 20;
/** A busy machine lets a child wait its turn, which is not the file's doing. */
const PATIENCE = 8;
const CRASH_SIGNALS = new Set(['SIGABRT', 'SIGSEGV', 'SIGTRAP', 'SIGILL', 'SIGBUS', 'SIGFPE']);
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Old Excel's own format, in which today's encrypted workbooks are wrapped too. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

export interface SheetLimits {
  /** Files that are read at the same time. */
  children: number;
  /** Milliseconds a child may take to start; and of the processor for each batch, of the clock `PATIENCE` times as many. */
  start_ms: number;
  step_ms: number;
  /** Bytes of resident memory at which a child is killed, and of writable memory that it gets at all (Linux). */
  memory_bytes: number;
  data_bytes: number;
}

const DEFAULT_LIMITS: SheetLimits = {
  children: 2,
  start_ms: 30_000,
  step_ms: 4_000,
  memory_bytes: 448 * MIB,
  data_bytes: 768 * MIB,
};

/** Reads tables that people bring, each in a process of its own with limits of memory and time. */
export interface SheetReader {
  /** The first rows. @throws UnreadableSheet */
  beginning(type: SheetType, bytes: Uint8Array): Promise<SheetRow[]>;
  /** All rows, in batches, of which one at most waits to be taken. @throws UnreadableSheet */
  rows(type: SheetType, bytes: Uint8Array, signal?: AbortSignal): AsyncGenerator<SheetRow[], void>;
}

const begins = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

/** What a file is, by its name and its first bytes together. @throws UnreadableSheet where the two don't agree */
export function sheetTypeOf(name: string, bytes: Uint8Array): SheetType {
  const ending = /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase() as SheetType | undefined;
  if (!ending) throw new UnreadableSheet('wrong_type');
  if (bytes.length === 0) throw new UnreadableSheet('empty');
  if (begins(bytes, COMPOUND)) throw new UnreadableSheet(ending === 'xlsx' ? 'encrypted' : 'wrong_type');
  if (begins(bytes, ZIP) !== (ending === 'xlsx')) throw new UnreadableSheet('wrong_type');
  return ending;
}

/** Lets so many at a time through; the others wait their turn. */
function turnstile(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return {
    async enter() {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

/** A child's answers, one after the other; it is killed when one takes too long or it grows too large. */
function startChild(limits: SheetLimits) {
  const { file, args, cwd, env, program } = childCommand(ENTRY, limits.data_bytes);
  const child = spawn(file, args, { cwd, env, stdio: ['pipe', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' });
  // A child that ends before it has read its program is reported by its exit.
  child.stdin?.on('error', () => undefined).end(program);
  const replies: SheetReply[] = [];
  let wake: () => void = () => undefined;
  let over: UnreadableSheet | null = null;
  const end = (why: UnreadableSheet) => {
    over ??= why;
    child.kill('SIGKILL');
    wake();
  };
  child.on('message', (reply: SheetReply) => {
    replies.push(reply);
    wake();
  });
  child.once('error', () => end(new UnreadableSheet('interrupted')));
  child.once('exit', (_, signal) =>
    end(new UnreadableSheet(signal !== null && CRASH_SIGNALS.has(signal) ? 'too_complex' : 'interrupted')),
  );
  const tooComplex = () => end(new UnreadableSheet('too_complex'));
  const stopWatch = child.pid === undefined ? () => undefined : watchMemory(child.pid, limits.memory_bytes, tooComplex);

  return {
    send: (request: SheetRequest) => void child.send(request, () => undefined),
    /** The next answer, within so many milliseconds of work. */
    async next(within: number): Promise<SheetReply> {
      const worked = () => processorMs(child.pid ?? 0);
      const [before, latest] = [worked(), performance.now() + within * PATIENCE];
      const look = () => {
        const now = worked();
        const left = before === null || now === null ? 0 : within - (now - before);
        if (left <= 0 || performance.now() >= latest) tooComplex();
        else timer = setTimeout(look, left);
      };
      let timer = setTimeout(look, within);
      try {
        for (;;) {
          const reply = replies.shift();
          if (reply) return reply;
          if (over) throw over;
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      } finally {
        clearTimeout(timer);
      }
    },
    end(why: UnreadableSheet) {
      stopWatch();
      end(why);
    },
  };
}

export function createSheetReader(given: Partial<SheetLimits> = {}): SheetReader {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const gate = turnstile(limits.children);

  async function* read(type: SheetType, bytes: Uint8Array, most: number | null, signal?: AbortSignal) {
    await gate.enter();
    const child = startChild(limits);
    const stop = () => child.end(new UnreadableSheet('interrupted'));
    try {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', stop);
      await child.next(limits.start_ms);
      child.send({ kind: 'read', type, bytes, most });
      for (;;) {
        const reply = await child.next(limits.step_ms);
        if (reply.kind === 'failed') throw new UnreadableSheet(reply.fault);
        if (reply.kind === 'done') return;
        if (reply.kind !== 'rows') continue;
        // The next batch is read while this one is used.
        child.send({ kind: 'more' });
        yield reply.rows;
      }
    } finally {
      signal?.removeEventListener('abort', stop);
      stop();
      gate.leave();
    }
  }

  return {
    async beginning(type, bytes) {
      const rows: SheetRow[] = [];
      for await (const batch of read(type, bytes, BEGINNING)) rows.push(...batch);
      if (rows.length === 0) throw new UnreadableSheet('empty');
      return rows;
    },
    rows: (type, bytes, signal) => read(type, bytes, null, signal),
  };
}
