/** The one source of time. Code that needs the hour takes a clock, so that a test can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface FixedClock extends Clock {
  set(at: Date): void;
  /** Moves the clock by milliseconds; a negative amount sets it back. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is moved. */
export function fixedClock(start: Date | string): FixedClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    set: (next) => {
      at = next.getTime();
    },
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}

/** Whole seconds since the epoch, the form instants have in tokens and on the wire. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
