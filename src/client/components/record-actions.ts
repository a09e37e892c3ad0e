import { useLayoutEffect, useRef } from 'react';
import type { MenuAction } from '#client/ui/layers/menu-action.ts';

/** What the page shown offers of its record, by who offers it. */
const offered = new Map<symbol, () => readonly MenuAction[]>();
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};

/** Hears, before anything is painted, that something else may be offered. */
export function hearRecordActions(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Offers actions of the record in hand to the palette, for as long as the component stands. */
export function useRecordActions(actions: readonly MenuAction[]): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    const key = Symbol('record actions');
    offered.set(key, () => latest.current);
    return () => {
      offered.delete(key);
      announce();
    };
  }, []);
  useLayoutEffect(() => {
    latest.current = actions;
    announce();
  });
}

/** The actions that the page shown offers now, each once. */
export function recordActions(): MenuAction[] {
  const all = [...offered.values()].flatMap((actions) => actions()).filter(({ disabled }) => !disabled);
  return [...new Map(all.map((action) => [action.label, action])).values()];
}
