import { useEffect, useState } from 'react';
import { readDraft } from './drafts.ts';

/** Names of drafts of templates that were never saved; of more windows than these the last share one. */
const NAMES = ['new', 'new:2', 'new:3', 'new:4', 'new:5', 'new:6'] as const;

type Release = () => void;

/** Takes a name for this window alone, until it is released or the window goes. @returns null where another has it */
function take(name: string): Promise<Release | null> {
  // Only a secure address has locks; elsewhere all windows share the first name.
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    navigator.locks
      .request(`landfall-draft:${name}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      // A browser that gives none, as where it keeps nothing, is no reason not to edit.
      .catch(() => resolve(() => undefined));
  });
}

/** A name that no other window has: the one of a draft that was left, where there is one. */
async function takeOne(): Promise<readonly [name: string, release: Release]> {
  let free: readonly [string, Release] | undefined;
  for (const name of NAMES) {
    const release = await take(name);
    if (!release) continue;
    if ((await readDraft(name)) !== null) {
      free?.[1]();
      return [name, release];
    }
    if (free) release();
    else free = [name, release];
  }
  return free ?? [NAMES[NAMES.length - 1]!, () => undefined];
}

/** The draft's name of a template that is being made: two windows that make one each keep both. */
export function useNewDraft(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let gone = false;
    let release: Release = () => undefined;
    void takeOne().then(([taken, end]) => {
      if (gone) return end();
      release = end;
      setName(taken);
    });
    return () => {
      gone = true;
      release();
    };
  }, []);
  return name;
}
