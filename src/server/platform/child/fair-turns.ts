/** Something that waits for a place. */
export interface Waiting {
  /** Whose it is: owners take turns, however much each of them has waiting. */
  owner: string;
  /** Takes seconds rather than milliseconds; it waits until nothing quick does. */
  slow: boolean;
}

export interface FairTurns<T extends Waiting> {
  add(waiting: T): void;
  /**
   * Takes out whose turn it is: what is quick before what is slow, of these the owner with the fewest running, of these
   * the one whose last turn is the longest ago. With `idle` only an owner with nothing running.
   */
  take(idle?: boolean): T | undefined;
  /** Takes out one that waits no longer. */
  leave(waiting: T): void;
  /** Says that something taken has ended. */
  done(owner: string): void;
  /** Takes out all that waits. */
  clear(): T[];
}

/** A queue in which one owner's many tasks don't hold up another's one. */
export function createFairTurns<T extends Waiting>(): FairTurns<T> {
  let waiting: T[] = [];
  let turn = 0;
  const running = new Map<string, number>();
  const lastTurn = new Map<string, number>();
  const runningOf = (owner: string) => running.get(owner) ?? 0;
  const before = (a: T, b: T): boolean => {
    if (a.slow !== b.slow) return b.slow;
    const fewer = runningOf(a.owner) - runningOf(b.owner);
    if (fewer !== 0) return fewer < 0;
    return (lastTurn.get(a.owner) ?? 0) < (lastTurn.get(b.owner) ?? 0);
  };
  const forgetIdle = (owner: string) => {
    if (runningOf(owner) === 0 && !waiting.some((each) => each.owner === owner)) lastTurn.delete(owner);
  };

  return {
    add: (each) => void waiting.push(each),
    take(idle = false) {
      let first: T | undefined;
      for (const each of waiting) {
        if (idle && runningOf(each.owner) > 0) continue;
        if (first === undefined || before(each, first)) first = each;
      }
      if (first === undefined) return undefined;
      waiting.splice(waiting.indexOf(first), 1);
      turn += 1;
      lastTurn.set(first.owner, turn);
      running.set(first.owner, runningOf(first.owner) + 1);
      return first;
    },
    leave(each) {
      waiting = waiting.filter((other) => other !== each);
      forgetIdle(each.owner);
    },
    done(owner) {
      const left = runningOf(owner) - 1;
      if (left > 0) running.set(owner, left);
      else running.delete(owner);
      forgetIdle(owner);
    },
    clear() {
      const all = waiting;
      waiting = [];
      return all;
    },
  };
}
