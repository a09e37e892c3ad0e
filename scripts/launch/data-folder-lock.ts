import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startedAt } from '../embedded/processes.ts';

/** A takeover lasts microseconds; one older than this was left by a starter that was killed in the middle of it. */
const ABANDONED_TAKEOVER_MS = 5_000;
const RETRY_MS = 20;

export interface DataFolderLock {
  /** Whether an earlier starter had died without giving the folder up: its servers may still run. */
  inherited: boolean;
  release(): void;
}

interface Holder {
  pid: number;
  started_at: string;
}

/**
 * Takes the data folder for this process. Of several starters exactly one gets it, also when all of them find the lock
 * of a dead one. Throws one line when a living process holds it.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const file = path.join(folder, 'lock.json');
  const own: Holder = { pid: process.pid, started_at: startedAt(process.pid) ?? '' };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    const inherited = await acquire(file, draft, folder);
    return { inherited, release: () => releaseIfOwn(file, own) };
  } finally {
    rmSync(draft, { force: true });
  }
}

async function acquire(file: string, draft: string, folder: string): Promise<boolean> {
  for (;;) {
    if (linkIfAbsent(draft, file)) return false;
    const holder = readHolder(file);
    if (holder === 'absent') continue;
    if (holder !== 'unreadable' && startedAt(holder.pid) === holder.started_at) {
      throw new Error(
        `Landfall already runs on ${folder} (pid ${holder.pid}); set LANDFALL_DATA_DIR to another folder.`,
      );
    }
    if (takeOver(file, draft, holder)) return true;
    await delay(RETRY_MS);
  }
}

/** Puts the own lock in the place of a dead holder's; false when another starter is doing so or has done so. */
function takeOver(file: string, draft: string, dead: Holder | 'unreadable'): boolean {
  const right = `${file}.takeover`;
  if (!linkIfAbsent(draft, right)) {
    if (ageOf(right) > ABANDONED_TAKEOVER_MS) rmSync(right, { force: true });
    return false;
  }
  try {
    if (JSON.stringify(readHolder(file)) !== JSON.stringify(dead)) return false;
    const replacement = `${draft}.new`;
    writeFileSync(replacement, readFileSync(draft));
    renameSync(replacement, file);
    return true;
  } finally {
    rmSync(right, { force: true });
  }
}

function linkIfAbsent(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): Holder | 'absent' | 'unreadable' {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'absent' : 'unreadable';
  }
}

function releaseIfOwn(file: string, own: Holder): void {
  if (JSON.stringify(readHolder(file)) === JSON.stringify(own)) rmSync(file, { force: true });
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0; // its maker has finished and removed it
  }
}
