import { type RequestHandler, Router } from 'express';
import { noStore } from './security-headers.ts';

export interface Readiness {
  /** Whether Postgres answers and its migrations are this code's. */
  postgres(): Promise<boolean>;
  redis(): Promise<boolean>;
  /** Whether the file storage takes files. */
  storage(): Promise<boolean>;
  /** True once the process is on its way out. */
  leaving(): boolean;
}

/** Milliseconds after which what has not answered counts as away: a slow disk hangs, it does not refuse. */
const ANSWER_MS = 2_000;

function inTime(check: () => Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    void check().then((answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

/** `/healthz` while the process lives; `/readyz` while it can serve, and what is away: without Redis it still can. */
export function health(readiness: Readiness): RequestHandler {
  const router = Router();
  router.get('/healthz', noStore, (_req, res) => {
    res.json({ ok: true });
  });
  router.get('/readyz', noStore, async (_req, res) => {
    const [postgres, redis, storage] = await Promise.all(
      [readiness.postgres, readiness.redis, readiness.storage].map(inTime),
    );
    res.status(postgres && storage && !readiness.leaving() ? 200 : 503).json({ postgres, redis, storage });
  });
  return router;
}
