import { useEffect, useRef } from 'react';
import type { MenuAction } from '#client/ui/layers/menu-action.ts';

/** What the page shown offers of its record, by who offers it. */
const offered = new Map<symbol, () => readonly MenuAction[]>();

/** Offers actions of the record in hand to the palette, for as long as the component stands. */
export function useRecordActions(actions: readonly MenuAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const key = Symbol('record actions');
    offered.set(key, () => latest.current);
    return () => void offered.delete(key);
  }, []);
}

/** The actions that the page shown offers now, each once. */
export function recordActions(): MenuAction[] {
  const all = [...offered.values()].flatMap((actions) => actions()).filter(({ disabled }) => !disabled);
  return [...new Map(all.map((action) => [action.label, action])).values()];
}
