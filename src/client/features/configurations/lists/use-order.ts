import { useState } from 'react';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';

/** Entries in an order that is not saved yet: those that have come since stand at its end, those that have gone are gone. */
export function useOrder(saved: readonly string[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const placed = order && [
    ...order.filter((entry) => saved.includes(entry)),
    ...saved.filter((entry) => !order.includes(entry)),
  ];
  const draft = placed?.some((entry, at) => saved[at] !== entry) ? placed : null;
  const guard = useUnsavedGuard(draft !== null);
  const shown = draft ?? saved;
  const move = (entry: string, to: number) => {
    const rest = shown.filter((each) => each !== entry);
    setOrder([...rest.slice(0, to), entry, ...rest.slice(to)]);
  };
  return {
    shown,
    changed: draft !== null,
    move,
    /** An entry is called otherwise and keeps its place. */
    rename: (before: string, now: readonly string[]) =>
      setOrder((all) => all?.flatMap((each) => (each === before ? now : [each])) ?? null),
    forget: () => setOrder(null),
    guard,
  };
}
