import { type AnyRouter, callTRPCProcedure, getErrorShape, getTRPCErrorFromUnknown } from '@trpc/server';
import type { Request, RequestHandler, Response } from 'express';
import { AppError, ERROR_STATUS, type ErrorCode } from '#shared/platform/errors.ts';
import { sendJson } from './send-json.ts';
import type { RequestContext } from './trpc.ts';

/** Calls a batch may hold; the client splits longer ones. */
const MAX_BATCH = 20;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('bad_request', 'The input is not JSON.');
  }
};

/** The procedures that the address names, or null where it cannot be decoded. */
function pathsOf(req: Request): string[] | null {
  try {
    return decodeURIComponent(req.path.slice(1)).split(',');
  } catch {
    return null;
  }
}

/** Each call's input: under its index in a batch, bare otherwise. */
function inputs(req: Request, batched: boolean, count: number): unknown[] {
  const raw = req.method === 'GET' ? req.query.input : (req.body as unknown);
  const given = typeof raw === 'string' ? readJson(raw) : raw;
  if (!batched) return [given];
  const byIndex = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  return Array.from({ length: count }, (_, index) => byIndex[index]);
}

/**
 * tRPC's wire format over Express directly. The stock adapter turns each request into a Fetch Request and back, which
 * costs more than a short call itself; batching, error shapes and status codes are the same.
 */
export function trpcHandler(router: AnyRouter, contextOf: (req: Request) => RequestContext): RequestHandler {
  return async (req: Request, res: Response) => {
    const door = contextOf(req);
    const paths = pathsOf(req);
    const batched = req.query.batch === '1';
    const type = req.method === 'GET' ? 'query' : 'mutation';

    const call = async (path: string, input: unknown, index: number) => {
      try {
        const data = await callTRPCProcedure({
          router,
          path,
          type,
          // A read may come as a POST, which keeps what is searched for out of addresses; a change never as a GET.
          allowMethodOverride: req.method === 'POST',
          ctx: door,
          getRawInput: async () => input,
          // A verb once begun runs to its end, whoever has left meanwhile.
          signal: undefined,
          batchIndex: index,
        });
        return { status: 200, body: { result: { data } } };
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause);
        const shape = getErrorShape({ config: router._def._config, error, type, path, input, ctx: door });
        const { code } = shape.data as { code: ErrorCode };
        const status = ERROR_STATUS[code] ?? 500;
        const retryAfter = error.cause instanceof AppError ? error.cause.details.retry_after : undefined;
        if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter));
        return { status, body: { error: { ...shape, data: { ...shape.data, httpStatus: status } } } };
      }
    };

    const refuse = (error: AppError) => {
      const said = door.describe(error);
      res.status(said.status).json({ error: { message: said.body.message, code: -32600, data: said.body } });
    };
    if (req.method !== 'GET' && req.method !== 'POST') return refuse(new AppError('bad_request', 'Use GET or POST.'));
    if (!paths) return refuse(new AppError('bad_request', 'This address cannot be read.'));
    if (paths.length > MAX_BATCH)
      return refuse(new AppError('bad_request', `A batch holds at most ${MAX_BATCH} calls.`));
    let given: unknown[];
    try {
      given = inputs(req, batched, paths.length);
    } catch (error) {
      return refuse(error as AppError);
    }
    const answers = await Promise.all(paths.map((path, index) => call(path, given[index], index)));
    const statuses = new Set(answers.map((answer) => answer.status));
    const status = statuses.size === 1 ? [...statuses][0]! : 207;
    sendJson(res, status, batched ? answers.map((answer) => answer.body) : answers[0]!.body);
  };
}
