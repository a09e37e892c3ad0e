import type { Request, RequestHandler } from 'express';
import { requestContextOf } from './identify-request.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/**
 * What a line and a metric call this request: the route's template or the procedure's name, never the address. Whoever asks
 * for what is not there chooses its name, which may be anybody's, and each name would be a series of its own.
 */
function routeOf(req: Request, procedures: ReadonlySet<string>): string {
  if (req.baseUrl === '/trpc') {
    const name = req.path.slice(1);
    if (procedures.has(name)) return `trpc ${name}`;
    return name.includes(',') ? 'trpc batch' : 'trpc unknown';
  }
  const route = req.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' ? route.path : 'unmatched';
}

/** One line and one measurement a request, written when its answer is through. */
export function requestLog(logger: Logger, metrics: Metrics, procedures: ReadonlySet<string>): RequestHandler {
  return (req, res, next) => {
    const started = process.hrtime.bigint();
    const door = requestContextOf(req);
    // The router rewrites these while it looks for a handler, so a tRPC path is read before.
    const early = routeOf(req, procedures);
    res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const route = early.startsWith('trpc') ? early : routeOf(req, procedures);
      metrics.request({ method: req.method, route, status: res.statusCode, seconds });
      const actor = 'kind' in door.actor && door.actor.kind === 'user' ? door.actor : null;
      logger.info('request', {
        request_id: door.base.request.request_id,
        org_id: actor?.org_id,
        user_id: actor?.user_id,
        method: req.method,
        route,
        status: res.statusCode,
        duration_ms: Math.round(seconds * 1e6) / 1e3,
      });
    });
    next();
  };
}
