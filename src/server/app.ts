import path from 'node:path';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import { AppError } from '#shared/platform/errors.ts';
import { appRouter } from './app-router.ts';
import { apiDocs } from './platform/api-docs.ts';
import { devOutbox, notHere } from './platform/dev-outbox.ts';
import { health, type Readiness } from './platform/health.ts';
import { describeAnyError, identify, requestContextOf } from './platform/identify-request.ts';
import { jsonBody } from './platform/json-body.ts';
import type { Metrics } from './platform/metrics.ts';
import { requestLog } from './platform/request-log.ts';
import { restHandler } from './platform/rest.ts';
import { noStore, securityHeaders } from './platform/security-headers.ts';
import { serveClient } from './platform/serve-client.ts';
import type { Services } from './platform/services.ts';
import { signedIn } from './platform/trpc.ts';
import { trpcHandler } from './platform/trpc-handler.ts';
import { publicFiles, publicPages, restRoutes, streamRoutes, webhookRoutes } from './rest-routes.ts';

export interface AppOptions {
  services: Services;
  metrics: Metrics;
  readiness: Readiness;
  /** The built client's folder. */
  clientDir: string;
  version: string;
  /** How many proxies in front may name the caller's address. */
  trustProxy: number;
  /** The demo's own pages under `/dev`, with the folder of its mails; null where there is no demo. */
  dev: { outboxFolder: string } | null;
}

/** Bytes of a JSON body. */
const JSON_LIMIT = 1024 * 1024;

/** The Express app from what it needs; nothing listens yet. */
export function createApp({ services, metrics, readiness, clientDir, version, trustProxy, dev }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');

  app.use(securityHeaders());
  app.use(health(readiness));
  app.get('/version.json', noStore, (_req, res) => {
    res.json({ version });
  });
  for (const { path: address, serve } of publicFiles) app.get(address, serve(services.storage));
  app.use(apiDocs(restRoutes, streamRoutes, webhookRoutes));
  app.use('/dev', dev ? devOutbox(services, dev.outboxFolder) : notHere);
  const data = ['/trpc', '/api', '/auth'];
  const mail = ['/unsubscribe', '/mail'];
  const procedures = new Set(Object.keys(appRouter._def.procedures));
  app.use(
    [...data, ...mail, '/webhooks'],
    noStore,
    identify(services),
    requestLog(services.logger, metrics, procedures),
  );
  for (const { method, path: address, handle } of publicPages) app[method](address, handle);
  // Before any parser: a signature is made over the bytes as they came.
  for (const route of webhookRoutes)
    app.post(route.path, async (req: Request, res: Response) => {
      res.json({ result: await route.handle(requestContextOf(req).base, req) });
    });
  app.use(data, jsonBody(JSON_LIMIT));
  app.use('/trpc', trpcHandler(appRouter, requestContextOf));

  app.use(restHandler(restRoutes, requestContextOf));
  for (const route of streamRoutes)
    app[methodOf(route.method)](route.path, (req: Request, res: Response) =>
      route.handle(signedIn(requestContextOf(req)), req, res),
    );
  app.use('/api', (req: Request, _res: Response, next) => {
    signedIn(requestContextOf(req));
    next();
  });
  app.use([...data, '/webhooks'], () => {
    throw new AppError('not_found', 'There is no such path.');
  });

  app.use(compression(), serveClient(path.resolve(clientDir)));
  app.use(answerError(services));
  return app;
}

const methodOf = (method: string) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';

/** The errors of what reads bodies and serves files, as ours. */
function fromParser(error: { type?: string; status?: number }): unknown {
  if (error.type === 'entity.too.large') return new AppError('payload_too_large', 'The request is too large.');
  if (error.type === 'charset.unsupported' || error.type === 'encoding.unsupported')
    return new AppError('unsupported_media_type', 'The request is in an encoding that is not read here.');
  if (error.type === 'entity.parse.failed') return new AppError('bad_request', 'The body is not JSON.');
  if (error.status === 404) return new AppError('not_found', 'There is no such path.');
  if (error.status && error.status >= 400 && error.status < 500)
    return new AppError('bad_request', 'This request cannot be read.');
  return error;
}

const answerError =
  (services: Services): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const said = describeAnyError(req, services, fromParser(error));
    if (said.retry_after !== undefined) res.setHeader('Retry-After', String(said.retry_after));
    res.status(said.status).json({ error: said.body });
  };
