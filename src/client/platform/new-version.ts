import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the served version. */
const EVERY = 30 * 60_000;

/** The version that the server has; null where it does not answer. */
export async function servedVersion(): Promise<string | null> {
  try {
    const answer = await fetch(`/version.json?at=${Math.random().toString(36).slice(2)}`, { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as { version: string }).version : null;
  } catch {
    // A look that fails says nothing; the next one may.
    return null;
  }
}

/** Whether the server has another version than the one first seen: asked on load and every 30 minutes. */
export function useNewVersion(): boolean {
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    let first: string | null = null;
    const look = async () => {
      const version = await servedVersion();
      if (version === null) return;
      first ??= version;
      if (version !== first) setChanged(true);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  return changed;
}
