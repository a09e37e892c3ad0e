import { type ChildProcess, spawn } from 'node:child_process';
import { childCommand } from '../../../server/platform/child/child-command.ts';
import { residentBytes, watchMemory } from '../../../server/platform/child/resident-memory.ts';
import type { ChildReply, ChildRequest } from './child-protocol.ts';
import { ExtractionInterrupted, UnreadableDocument } from './extraction-errors.ts';
import type { ExtractionLimits } from './extraction-limits.ts';
import type { PageResult, TextLayerPage } from './page-result.ts';

/** How a process ends that ran out of heap or address space, or into a fault of native code. */
const CRASH_SIGNALS = new Set(['SIGABRT', 'SIGSEGV', 'SIGTRAP', 'SIGILL', 'SIGBUS', 'SIGFPE']);
const START_MS = 60_000;
const ENTRY = new URL('./extract-child.ts', import.meta.url);

export interface ExtractAnswer {
  pages_total: number;
  /** The page of an `ocr` request; null for the others. */
  page: PageResult | null;
}

export interface ExtractProcess {
  readonly pid: number | undefined;
  readonly ended: boolean;
  /** Bytes resident now; 0 where the system does not say. */
  resident(): number;
  /**
   * Runs one request; never two at a time.
   *
   * @param onTextPage called for each page of a `text` request, in order.
   * @throws UnreadableDocument when the document is at fault, ExtractionInterrupted otherwise.
   */
  run(request: ChildRequest, onTextPage?: (page: TextLayerPage) => void): Promise<ExtractAnswer>;
  /** Kills the process and waits until it is gone. */
  end(): Promise<void>;
}

interface Pending {
  reply(reply: ChildReply): void;
  ended(error: Error): void;
}

/** Starts a child that reads documents under the given limits. */
export function startExtractProcess(limits: ExtractionLimits): ExtractProcess {
  const { file, args, cwd, env, program } = childCommand(ENTRY, limits.data_bytes);
  const child = spawn(file, args, { cwd, env, stdio: ['pipe', 'ignore', 'ignore', 'ipc'] });
  // A child that ends before it has read its program is reported by its exit.
  child.stdin?.on('error', () => undefined).end(program);
  let pending: Pending | null = null;
  let overLimit = false;
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    const onEnd = (why: string) => {
      ended = true;
      pending?.ended(overLimit ? new UnreadableDocument('too_complex') : new ExtractionInterrupted(why));
      resolve();
    };
    child.once('error', (error) => onEnd(`the process could not be started (${error.name})`));
    child.once('exit', (code, signal) => {
      overLimit ||= signal !== null && CRASH_SIGNALS.has(signal);
      onEnd(`the process ended (${signal ?? code})`);
    });
  });
  const ready = readiness(child, exited);
  child.on('message', (reply: ChildReply) => pending?.reply(reply));

  const killOverLimit = () => {
    overLimit = true;
    child.kill('SIGKILL');
  };

  async function run(request: ChildRequest, onTextPage?: (page: TextLayerPage) => void): Promise<ExtractAnswer> {
    await ready;
    const steps = stepTimer(limits.step_ms, killOverLimit);
    const stopWatch =
      child.pid === undefined ? () => undefined : watchMemory(child.pid, limits.memory_bytes, killOverLimit);
    let page = firstPage(request);
    try {
      return await new Promise<ExtractAnswer>((resolve, reject) => {
        const fail = (error: Error) => reject(atPage(error, page));
        pending = {
          ended: fail,
          reply(reply) {
            if (reply.kind === 'done') resolve({ pages_total: reply.pages_total, page: reply.page });
            if (reply.kind === 'failed') fail(failureOf(reply));
            if (reply.kind !== 'text_page') return;
            steps.restart();
            page = reply.page.page + 1;
            onTextPage?.(reply.page);
          },
        };
        if (ended) fail(new ExtractionInterrupted('the process ended'));
        else child.send(request);
      });
    } finally {
      pending = null;
      steps.stop();
      stopWatch();
    }
  }

  return {
    pid: child.pid,
    get ended() {
      return ended;
    },
    resident: () => (child.pid === undefined ? 0 : residentBytes(child.pid)),
    run,
    async end() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Resolves with the child's first word, which also says that its modules are loaded. */
function readiness(child: ChildProcess, exited: Promise<void>): Promise<void> {
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    void exited.then(() => {
      clearTimeout(timer);
      reject(new ExtractionInterrupted('the process ended before it was ready'));
    });
  });
  // Whoever runs a request hears of it; a child that is ended before its first request concerns nobody.
  ready.catch(() => undefined);
  return ready;
}

function stepTimer(milliseconds: number, onExceeded: () => void): { restart(): void; stop(): void } {
  const timer = setTimeout(onExceeded, milliseconds);
  return { restart: () => void timer.refresh(), stop: () => clearTimeout(timer) };
}

function firstPage(request: ChildRequest): number | null {
  if (request.kind === 'open') return null;
  return request.kind === 'text' ? request.from : request.page;
}

function failureOf(reply: Extract<ChildReply, { kind: 'failed' }>): Error {
  return reply.reason === null ? new ExtractionInterrupted(reply.message) : new UnreadableDocument(reply.reason);
}

/** Only a limit concerns a single page: every other reason is one of the whole document. */
function atPage(error: Error, page: number | null): Error {
  const isLimit = error instanceof UnreadableDocument && error.reason === 'too_complex';
  return isLimit ? new UnreadableDocument('too_complex', page) : error;
}
