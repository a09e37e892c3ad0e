import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';
import { programOf } from './programs.ts';

export interface WorkerProcess {
  readonly pid: number;
  /** Sends a signal and waits until the process is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const key = () => randomBytes(32).toString('base64');

/**
 * Starts the real worker on an app's database and folder, with a Redis database of its own: queues have fixed names.
 * The app's clock must stand at the real time, since the worker's does. Call it inside a test, whose failure ends the worker too.
 */
export async function startWorkerProcess(app: TestApp, redisDatabase: number): Promise<WorkerProcess> {
  const redis = new URL(inject('redisUrl'));
  redis.pathname = `/${redisDatabase}`;
  const child: ChildProcess = spawn(process.execPath, [await programOf('worker')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: app.databaseUrl,
      REDIS_URL: redis.href,
      LANDFALL_DATA_DIR: app.folder,
      TOKEN_KEY: key(),
      FIELD_KEYS: `k1:${key()}`,
      LINK_KEY: key(),
    },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await gone;
  });
  if (child.pid === undefined) throw new Error('the worker could not be started');
  return {
    pid: child.pid,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}
