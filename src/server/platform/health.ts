import { type RequestHandler, Router } from 'express';
import { noStore } from './security-headers.ts';

export interface Readiness {
  /** Whether Postgres answers and its migrations are this code's. */
  postgres(): Promise<boolean>;
  redis(): Promise<boolean>;
  /** True once the process is on its way out. */
  leaving(): boolean;
}

/** `/healthz` while the process lives; `/readyz` while it can serve: without Redis it still can. */
export function health(readiness: Readiness): RequestHandler {
  const router = Router();
  router.get('/healthz', noStore, (_req, res) => {
    res.json({ ok: true });
  });
  router.get('/readyz', noStore, async (_req, res) => {
    const [postgres, redis] = await Promise.all([readiness.postgres(), readiness.redis()]);
    res.status(postgres && !readiness.leaving() ? 200 : 503).json({ postgres, redis });
  });
  return router;
}
