import { useState } from 'react';

export interface InTurn<Asked> {
  /** What is open now; its `turn` is its key. */
  now: (Asked & { turn: number }) | undefined;
  ask: (next: Asked) => void;
  /** It went through: the next has its turn. */
  goOn: () => void;
  /** It was given up: what waits for it was asked of a state that did not come. */
  drop: () => void;
}

/**
 * Changes that are asked for one after the other. A status shows before it is saved, so the next may be chosen from it
 * while the one before is on its way: it waits, or the end of the first would close it.
 */
export function useInTurn<Asked extends object>(): InTurn<Asked> {
  const [waiting, setWaiting] = useState<readonly (Asked & { turn: number })[]>([]);
  return {
    now: waiting[0],
    ask: (next) => setWaiting((before) => [...before, { ...next, turn: (before.at(-1)?.turn ?? 0) + 1 }]),
    goOn: () => setWaiting((before) => before.slice(1)),
    drop: () => setWaiting([]),
  };
}
