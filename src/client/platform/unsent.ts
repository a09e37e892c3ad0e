import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '#server/app-router.ts';

type Inputs = inferRouterInputs<AppRouter>;

/** What may wait for a network: activities and notes alone. */
export type Waiting =
  | { kind: 'activity'; input: Inputs['activities']['create'] }
  | { kind: 'note'; input: Inputs['inquiries']['addNote'] };

/** Something written that the server has not got. */
export interface Unsent {
  /** Its idempotency key: however often it is sent, it is saved once. */
  key: string;
  waiting: Waiting;
  /** What it is called; nothing of a client. */
  name: string;
  /** Why the server would not take it. Null while it waits. */
  refused: string | null;
  /** It outlives this page. */
  kept: boolean;
}

let entries: readonly Unsent[] = [];
const listeners = new Set<() => void>();

/** What waits in this page, for whoever shows it; `outbox.ts` keeps and sends it. */
export const unsent = {
  get: (): readonly Unsent[] => entries,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  publish: (next: readonly Unsent[]) => {
    entries = next;
    for (const listener of listeners) listener();
  },
};
