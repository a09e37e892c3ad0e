import { Worker } from 'node:worker_threads';

/** Looks from its own thread, so that it also works while the main thread is busy with a hostile file. */
const WATCH_PARENT = `
  const parent = process.ppid;
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);
`;

/** Ends this process when its parent closes the channel, and also when the parent is killed. */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit(0));
  const watch = new Worker(WATCH_PARENT, { eval: true, execArgv: [] });
  watch.unref();
}
