import { useState } from 'react';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';

/** Entries in an order that is not saved yet; an order of other entries than the saved ones is forgotten. */
export function useOrder(saved: readonly string[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const isOf = (entries: readonly string[]) =>
    entries.length === saved.length && entries.every((entry) => saved.includes(entry));
  const draft = order !== null && isOf(order) && order.some((entry, at) => saved[at] !== entry) ? order : null;
  const guard = useUnsavedGuard(draft !== null);
  const shown = draft ?? saved;
  const move = (entry: string, to: number) => {
    const rest = shown.filter((each) => each !== entry);
    setOrder([...rest.slice(0, to), entry, ...rest.slice(to)]);
  };
  return { shown, changed: draft !== null, move, forget: () => setOrder(null), guard };
}
