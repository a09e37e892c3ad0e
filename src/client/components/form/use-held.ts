import { useState } from 'react';

/**
 * What a form was begun on. Read again while something is typed, it does not change under it: nothing typed goes, and a save
 * meets what somebody else saved meanwhile instead of going over it.
 */
export function useHeld<T>(now: T): { held: T; onDirty: (dirty: boolean) => void } {
  const [dirty, setDirty] = useState(false);
  const [kept, setKept] = useState(now);
  if (!dirty && kept !== now) setKept(now);
  return { held: dirty ? kept : now, onDirty: setDirty };
}
