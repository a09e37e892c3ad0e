import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Context, PublicContext } from './context.ts';
import { sendJson } from './send-json.ts';
import type { RequestContext } from './trpc.ts';
import { signedIn } from './trpc.ts';
import { type AnyVerb, callVerb } from './verb.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One documented path: how the request becomes the verb's input, and under which key its view stands. */
export interface RestRoute {
  method: Method;
  path: string;
  verb: AnyVerb;
  /** Where the input stands; 'both' takes the body's keys, else the query's. */
  from: 'query' | 'body' | 'both';
  /** 200 unless a job goes on (202). */
  status?: 200 | 202;
  /** The key of `result` under which the view stands; absent, the view is the result. */
  key?: string;
  /** Shapes the view where the documented result has other names or more of them. */
  shape?: (view: never) => unknown;
}

/** A path whose request or answer is a stream: it has the REST door only. */
export interface StreamRoute {
  method: Method;
  path: string;
  summary: string;
  /** What it asks and does on the way. */
  verbs: readonly AnyVerb[];
  handle(ctx: Context, req: Request, res: Response): Promise<void>;
}

/** A webhook's request, its body not read yet. */
export type WebhookRequest = IncomingMessage;

/** A path by which another system says of something, signed instead of signed in; always a POST. */
export interface WebhookRoute {
  path: string;
  summary: string;
  /** Checks the signature over the bytes as they come. @returns the documented `result` */
  handle(ctx: PublicContext, req: WebhookRequest): Promise<unknown>;
}

/** The keys an input schema knows, so that unknown query keys can be ignored. */
export function inputKeys(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe)
    return inputKeys((schema.def.out instanceof z.ZodTransform ? schema.def.in : schema.def.out) as z.ZodType);
  return [];
}

const ALIASES = ['per_page', 'sort_by'];

/** The part of a request's query that an input knows; empty values are left out. */
export function fromQuery(req: Request, schema: z.ZodType): Record<string, unknown> {
  const known = [...inputKeys(schema), ...ALIASES];
  const input: Record<string, unknown> = {};
  // Express reads the address again at each look.
  const { query } = req;
  for (const key of known) {
    const value = query[key];
    if (value !== undefined && value !== '') input[key] = value;
  }
  if (!known.includes('limit')) for (const alias of ALIASES) delete input[alias];
  return input;
}

function inputOf(route: RestRoute, req: Request): unknown {
  const { input } = route.verb.description;
  const body: unknown = req.body;
  if (route.from === 'query') return fromQuery(req, input);
  if (route.from === 'both' && (body === undefined || Object.keys(body as object).length === 0))
    return fromQuery(req, input);
  return body;
}

/** Answers one documented path by its verb. */
async function answer(route: RestRoute, door: RequestContext, req: Request, res: Response): Promise<void> {
  const input = inputOf(route, req);
  const { permission } = route.verb.description;
  const view = await callVerb(route.verb, permission === 'public' ? door.base : signedIn(door), input);
  sendJson(res, route.status ?? 200, { result: resultOf(route, view) });
}

/** All documented paths by one look-up: none has a parameter, so a search through patterns would only cost time. */
export function restHandler(
  routes: readonly RestRoute[],
  requestContextOf: (req: Request) => RequestContext,
): RequestHandler {
  const byAddress = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  return async (req, res, next) => {
    const route = byAddress.get(`${req.method === 'HEAD' ? 'GET' : req.method} ${req.path}`);
    if (!route) return next();
    // As Express's own router leaves it for the log.
    req.route = route;
    await answer(route, requestContextOf(req), req, res);
  };
}

/** The documented `result` of a view. */
export function resultOf(route: RestRoute, view: unknown): unknown {
  const shaped = route.shape ? route.shape(view as never) : view;
  return route.key ? { [route.key]: shaped } : shaped;
}
