const PARENT_POLL_MS = 500;

/**
 * Calls `stop` once, on Ctrl-C, SIGTERM, SIGHUP, or when the process that started this one is gone: npm runs scripts
 * through a shell, and either may end without passing a signal on.
 */
export function onStopRequest(stop: () => Promise<void>): void {
  let asked = false;
  const once = () => {
    if (asked) return;
    asked = true;
    void stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) once();
  }, PARENT_POLL_MS).unref();
}
