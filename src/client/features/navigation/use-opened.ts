import { useEffect } from 'react';
import { trpcClient } from '#client/platform/trpc.ts';
import type { RecordKind } from '#shared/features/search/search.schemas.ts';

const PLACES: Readonly<Record<RecordKind, RegExp>> = {
  inquiry: /^\/admissions\/inquiry\/([\da-f-]{36})(?:\/|$)/i,
  client: /^\/admissions\/client\/([\da-f-]{36})(?:\/|$)/i,
  source: /^\/referal\/([\da-f-]{36})(?:\/|$)/i,
  contact: /^\/contact\/([\da-f-]{36})(?:\/|$)/i,
  task: /^\/task\/([\da-f-]{36})(?:\/|$)/i,
  call: /^\/admissions\/call\/([\da-f-]{36})(?:\/|$)/i,
};

/** The record that stands at an address. */
function recordAt(pathname: string): string | null {
  for (const [kind, place] of Object.entries(PLACES)) {
    const [, id] = pathname.match(place) ?? [];
    if (id) return `${kind} ${id}`;
  }
  return null;
}

/** Remembers each record that is opened, on the server: nothing of it stays on the device. */
export function useOpened(pathname: string, ended: boolean): void {
  const record = recordAt(pathname);
  useEffect(() => {
    if (!record || ended) return;
    const [kind, id] = record.split(' ') as [RecordKind, string];
    // Nobody waits for it, and without it nothing but the order of a list is worse.
    trpcClient.search.remember.mutate({ kind, id }).catch(() => undefined);
  }, [record, ended]);
}
