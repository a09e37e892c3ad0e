import { useEffect, useState } from 'react';

/** How long a list stays as it is after one of its buttons was used: a second press then meets what the first one met. */
const STILL_FOR = 500;

interface StillRows<Row> {
  rows: Row | undefined;
  /** The list is being held: its buttons must do nothing. */
  still: boolean;
  /** Holds the list as it stands for half a second from now. */
  hold: () => void;
}

/** Keeps a list from moving under the pointer that has just pressed something in it. */
export function useStillRows<Row>(rows: Row | undefined): StillRows<Row> {
  const [held, setHeld] = useState<{ rows: Row | undefined } | null>(null);
  useEffect(() => {
    if (held === null) return;
    const timer = setTimeout(() => setHeld(null), STILL_FOR);
    return () => clearTimeout(timer);
  }, [held]);
  return {
    rows: held ? held.rows : rows,
    still: held !== null,
    hold: () => setHeld({ rows: held ? held.rows : rows }),
  };
}
