import { watch } from 'node:fs';
import path from 'node:path';
import type { Children } from './children.ts';

const SETTLE_MS = 150;
/** Which processes run the code of a folder under `src/`; the client's folder is watched by Vite itself. */
const RUN_BY: Record<string, readonly string[]> = {
  server: ['web', 'worker'],
  shared: ['web', 'worker'],
  worker: ['worker'],
};

/** Restarts web and worker when their sources change. Returns what ends the watching. */
export function restartOnChange(root: string, children: Children): () => void {
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const restartDue = () => {
    for (const name of due) void children.restart(name);
    due.clear();
  };
  const watcher = watch(path.join(root, 'src'), { recursive: true }, (_, file) => {
    const affected = RUN_BY[file?.split(path.sep)[0] ?? ''] ?? [];
    if (affected.length === 0) return;
    for (const name of affected) due.add(name);
    clearTimeout(timer);
    timer = setTimeout(restartDue, SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
