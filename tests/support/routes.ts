import { appRouter } from '#server/app-router.ts';
import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import type { AnyVerb } from '#server/platform/verb.ts';
import { restRoutes, streamRoutes } from '#server/rest-routes.ts';

/** A tRPC procedure as the running router holds it. */
export interface ProcedureRoute {
  path: string;
  type: 'query' | 'mutation';
  verb: AnyVerb;
}

interface Procedure {
  _def: { type: 'query' | 'mutation'; meta?: { verb: AnyVerb } };
}

/** Every procedure of the running router. @throws for one that is no adapter of a verb */
export function procedures(): ProcedureRoute[] {
  return Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).map(([path, { _def }]) => {
    if (!_def.meta) throw new Error(`${path} is not an adapter of a verb`);
    return { path, type: _def.type, verb: _def.meta.verb };
  });
}

/** Every documented path that is an adapter of a verb. */
export const restRoutesOf = (): readonly RestRoute[] => restRoutes;

/** Every documented path whose request or answer is a stream. */
export const streamRoutesOf = (): readonly StreamRoute[] => streamRoutes;
