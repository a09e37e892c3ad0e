import { type RequestHandler, Router } from 'express';
import { listOutbox } from './mailer/outbox-mailer.ts';
import { noStore } from './security-headers.ts';

/** The mails of the local outbox, newest first. It exists only where the demo is on. */
export function devOutbox(folder: string): RequestHandler {
  const router = Router();
  router.get('/outbox.json', noStore, async (_req, res) => {
    res.json({ mails: await listOutbox(folder) });
  });
  return router;
}
