import { type RequestHandler, Router } from 'express';
import { asOrganization, type PublicContext } from './context.ts';
import { isLoopback, isLoopbackHost } from './loopback.ts';
import { listOutbox, type StoredMail } from './mailer/outbox-mailer.ts';
import { noStore } from './security-headers.ts';
import type { Services } from './services.ts';
import { read } from './transaction.ts';

export const notHere: RequestHandler = (_req, res) => {
  res.status(404).type('text/plain').send('Not found');
};

/** The demo's own mails in the local outbox, newest first, to a browser on this machine that asked it by its own name. */
export function devOutbox(services: Services, folder: string): RequestHandler {
  const request = { request_id: 'dev', ip: null, user_agent: null, idempotency_key: null };
  const ctx: PublicContext = { services, request, action: 'dev.outbox' };
  const router = Router();
  router.use((req, res, next) => {
    if (isLoopback(req.socket.remoteAddress ?? '') && isLoopbackHost(req.headers.host)) next();
    else notHere(req, res, next);
  });
  router.get('/outbox.json', noStore, async (_req, res) => {
    res.json({ mails: await ofDemo(ctx, await listOutbox(folder)) });
  });
  return router;
}

/** Links that set a password are among the mails: those of real people are nobody's to see without a sign-in. */
async function ofDemo(ctx: PublicContext, mails: readonly StoredMail[]): Promise<StoredMail[]> {
  const demo = new Set<string>();
  for (const org_id of new Set(mails.flatMap((mail) => mail.org_id ?? []))) {
    const [rows] = await read(asOrganization(ctx, org_id), (db) => [
      db.selectFrom('organizations').select('id').where('id', '=', org_id).where('is_demo', '=', true),
    ]);
    if (rows.length > 0) demo.add(org_id);
  }
  return mails.filter(({ org_id }) => org_id !== undefined && demo.has(org_id));
}
