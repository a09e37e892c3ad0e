import { endWithParent } from './end-with-parent.ts';
import { TaskFault } from './task-errors.ts';
import { type ChildMessage, PARTS_AHEAD, type ParentMessage, type TaskTable } from './task-protocol.ts';

/**
 * Makes this process a child that runs a parent's tasks, one at a time. It is killed from outside when one needs too
 * much time or memory.
 */
export function serveTasks(tasks: TaskTable): void {
  const parent = createParts();
  let current: TaskTable[string] | undefined;
  const comes = new AbortController();

  async function run(name: string, input: unknown): Promise<unknown> {
    current = tasks[name];
    if (!current) throw new Error(`There is no task ${name}`);
    const running = current.run(input as never);
    if (!(Symbol.asyncIterator in running)) return running;
    for (;;) {
      const next = await running.next();
      if (next.done) return next.value;
      await parent.give(next.value);
    }
  }

  process.on('message', (message: ParentMessage) => {
    if (message.kind === 'more') return parent.took();
    if (message.kind === 'prepare') {
      const named = message.names.map((name) => tasks[name]);
      void Promise.allSettled(named.map((task) => task?.prepare()))
        .then(() => send({ kind: 'ready' }))
        .then(() => Promise.allSettled(named.map((task) => task?.rehearse?.(comes.signal))));
      return;
    }
    comes.abort();
    parent.begin();
    run(message.name, message.input).then(
      (output) => send({ kind: 'done', output }),
      (error: unknown) => send(failureOf(error)),
    );
  });
  // In a damaged file a library leaves promises behind that nobody awaits; what was asked of it ends by itself.
  process.on('unhandledRejection', () => undefined);
  // What it throws where nobody can catch it leaves it in no state to go on.
  process.on('uncaughtException', (error) => {
    const fault = current?.crashed?.(error);
    send(failureOf(fault === undefined ? error : new TaskFault(fault)), () => process.exit(1));
  });
  keepOwnHandlers();
  endWithParent();
}

/** Libraries made from other languages bring handlers that throw what they are given: none but ours stay. */
function keepOwnHandlers(): void {
  process.on('newListener', (event: string, listener: () => void) => {
    if (event === 'uncaughtException' || event === 'unhandledRejection')
      queueMicrotask(() => process.removeListener(event, listener));
  });
}

/** Hands parts over, no more than so many before the parent has taken the first. */
function createParts() {
  let ahead = 0;
  let wake: () => void = () => undefined;
  return {
    begin() {
      ahead = 0;
    },
    took() {
      ahead -= 1;
      wake();
    },
    async give(part: unknown) {
      while (ahead >= PARTS_AHEAD) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      ahead += 1;
      send({ kind: 'part', part });
    },
  };
}

const failureOf = (error: unknown): ChildMessage => ({
  kind: 'failed',
  fault: error instanceof TaskFault ? error.fault : null,
  name: error instanceof Error ? error.name : 'unknown',
});

function send(message: ChildMessage, then: () => void = () => undefined): void {
  process.send?.(message, then);
}
