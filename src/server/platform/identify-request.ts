import { createHash, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { AppError } from '#shared/platform/errors.ts';
import type { Actor } from './context.ts';
import { type ServerError, serverError } from './server-error.ts';
import type { Services } from './services.ts';
import type { RequestContext } from './trpc.ts';

const MAX_KEY = 200;
/** A key too long to be kept stands for itself by its hash, so that two which begin alike are still two. */
const keyOf = (key: string) =>
  key.length > MAX_KEY ? `sha256:${createHash('sha256').update(key).digest('hex')}` : key;
const doors = new WeakMap<Request, RequestContext>();

/** The door's view of this request: who it is from and how its errors are said. */
export function requestContextOf(req: Request): RequestContext {
  const door = doors.get(req);
  if (!door) throw new Error('the door has not seen this request');
  return door;
}

/** Says an error also where the door has not been: a page's address that can't be read, say. */
export function describeAnyError(req: Request, services: Services, error: unknown): ServerError {
  const door = doors.get(req);
  return door ? door.describe(error) : serverError(error, randomUUID(), services.logger);
}

async function actorOf(req: Request, services: Services): Promise<Actor | AppError> {
  const header = req.headers.authorization;
  if (!header) return new AppError('unauthorized', 'Sign in first.');
  const token = /^Bearer ([^\s]+)$/.exec(header)?.[1];
  const claims = token ? await services.tokens.verifyAccessToken(token) : null;
  if (!claims) return new AppError('unauthorized', 'Sign in again.');
  const { user_id, org_id, org_type, role, session_id } = claims;
  return { kind: 'user', user_id, org_id, org_type, role, session_id };
}

/** Gives each request its id and its context, before any route. Bad tokens are refused by the route, not here. */
export function identify(services: Services): RequestHandler {
  return async (req, res, next) => {
    const request_id = randomUUID();
    res.setHeader('X-Request-Id', request_id);
    const key = req.get('idempotency-key');
    doors.set(req, {
      base: {
        services,
        action: 'request',
        request: {
          request_id,
          // A proxy may forward whatever its caller wrote; what is no address is none.
          ip: isIP(req.ip ?? '') ? (req.ip ?? null) : null,
          user_agent: req.get('user-agent')?.slice(0, 400) ?? null,
          idempotency_key: key ? keyOf(key) : null,
        },
      },
      actor: await actorOf(req, services),
      describe: (error) => serverError(error, request_id, services.logger),
    });
    next();
  };
}
