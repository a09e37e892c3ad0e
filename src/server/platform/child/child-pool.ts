import { createFairTurns, type Waiting } from './fair-turns.ts';
import { type LimitedChild, type MemoryLimits, startLimitedChild } from './limited-child.ts';
import { TaskInterrupted } from './task-errors.ts';

export interface PoolOptions {
  entry: URL;
  limits: MemoryLimits;
  /** Children that work at the same time. One more works for an owner who would wait while others hold all of these. */
  size: number;
  /** Those that are started before they are needed: the tasks each of them gets ready for. */
  warm: readonly (readonly string[])[];
}

export interface Place extends Waiting {
  /** A child that holds more bytes than this already is replaced first, so that the task has room. */
  room_bytes: number;
  /** The child ends with the task. */
  fresh: boolean;
}

export interface ChildPool {
  /** Waits for a child; it is given back exactly once. @throws TaskInterrupted after `close`, and where `signal` ends it */
  take(place: Place, signal?: AbortSignal): Promise<{ child: LimitedChild; giveBack(): void }>;
  /** Process ids of the children that live now. */
  pids(): number[];
  /** Ends all children; tasks that run or wait are interrupted. */
  close(): Promise<void>;
}

interface Seat {
  child: LimitedChild | null;
  busy: boolean;
  prepare: readonly string[];
  /** Kept warm, kept once started, or ended with its task. */
  kind: 'warm' | 'kept' | 'spare';
}

type Waiter = Place & { seated(seat: Seat): void; refused(error: Error): void };

/** What its child holds; 0 without one, and never with one, also where the system does not say. */
const bytesOf = ({ child }: Seat): number => (child && !child.ended ? Math.max(1, child.resident()) : 0);

const leftError = () => new TaskInterrupted('the caller has left');
const closedError = () => new TaskInterrupted('the reader is closed');

/** Keeps children warm, gives them out in fair turns, and replaces each one that dies or grew too large. */
export function createChildPool({ entry, limits, size, warm }: PoolOptions): ChildPool {
  const start = ({ prepare }: Pick<Seat, 'prepare'>) => startLimitedChild(entry, limits, prepare);
  const seats = Array.from({ length: size + 1 }, (_, at): Seat => {
    const prepare = (at < size && warm[at]) || [];
    const kind = at === size ? 'spare' : at < warm.length ? 'warm' : 'kept';
    return { child: kind === 'warm' ? start({ prepare }) : null, busy: false, prepare, kind };
  });
  const ending = new Set<Promise<void>>();
  const turns = createFairTurns<Waiter>();
  let closed = false;

  const free = () => seats.filter((seat) => !seat.busy && seat.kind !== 'spare');

  /**
   * Where a task is done soonest: by the child that has loaded most and still has room, else by a new one. A child that
   * has grown too large for it is left to those that need what it has loaded, as long as another seat is free. What ends
   * its child takes a warm one, which is there again at once, else the one that has loaded least.
   */
  function seatFor({ room_bytes, fresh }: Place): Seat | undefined {
    const sized = free().map((seat) => ({ seat, bytes: bytesOf(seat) }));
    const fitting = sized.filter(({ bytes }) => bytes <= room_bytes).toSorted((a, b) => a.bytes - b.bytes);
    const warm = fitting.find(({ seat, bytes }) => seat.kind === 'warm' && bytes > 0);
    return (fresh ? (warm ?? fitting[0]) : fitting.at(-1))?.seat ?? sized[0]?.seat;
  }

  function dispatch(): void {
    while (free().length > 0) if (!seatNext(seatFor, false)) return;
    const spare = seats[size];
    if (spare && !spare.busy) seatNext(() => spare, true);
  }

  /** A seat for the place once its turn has come; who leaves before has none. */
  async function seatWhenDue(place: Place, signal: AbortSignal | undefined): Promise<Seat> {
    let left: () => void = () => undefined;
    const due = new Promise<Seat>((seated, refused) => {
      const waiter = { ...place, seated, refused };
      left = () => {
        turns.leave(waiter);
        refused(leftError());
      };
      turns.add(waiter);
    });
    signal?.addEventListener('abort', left);
    dispatch();
    return due.finally(() => signal?.removeEventListener('abort', left));
  }

  function seatNext(choose: (place: Place) => Seat | undefined, idle: boolean): boolean {
    const next = turns.take(idle);
    const seat = next && choose(next);
    if (!seat) return false;
    seat.busy = true;
    next.seated(seat);
    return true;
  }

  function discard(seat: Seat): void {
    const gone = seat.child?.end();
    seat.child = null;
    if (!gone) return;
    ending.add(gone);
    void gone.finally(() => ending.delete(gone));
  }

  function childFor(seat: Seat, { room_bytes }: Place): LimitedChild {
    if (seat.child && (seat.child.ended || seat.child.resident() > room_bytes)) discard(seat);
    seat.child ??= start(seat);
    return seat.child;
  }

  function leave(seat: Seat, { owner, fresh }: Place): void {
    turns.done(owner);
    if (fresh || seat.kind === 'spare' || seat.child?.ended) discard(seat);
    // At once rather than before the next task, so that a warm child is there when it comes.
    if (seat.kind === 'warm' && !closed) seat.child ??= start(seat);
    seat.busy = false;
    dispatch();
  }

  return {
    async take(place, signal) {
      if (closed) throw closedError();
      if (signal?.aborted) throw leftError();
      const seat = await seatWhenDue(place, signal);
      if (closed) throw closedError();
      let given = false;
      return {
        child: childFor(seat, place),
        giveBack() {
          if (!given) leave(seat, place);
          given = true;
        },
      };
    },
    pids: () => seats.flatMap(({ child }) => (child && !child.ended && child.pid !== undefined ? [child.pid] : [])),
    async close() {
      closed = true;
      for (const waiter of turns.clear()) waiter.refused(closedError());
      for (const seat of seats) discard(seat);
      await Promise.all(ending);
    },
  };
}
