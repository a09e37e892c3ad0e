import { initTRPC, TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { AppError } from '#shared/platform/errors.ts';
import type { Actor, Context, PublicContext } from './context.ts';
import type { ServerError } from './server-error.ts';
import type { AnyVerb, PublicVerb, Verb } from './verb.ts';

/** A request at a door: the context, and who it is from once the token has been verified. */
export interface RequestContext {
  base: PublicContext;
  /** The verified actor, or why there is none. */
  actor: Actor | AppError;
  /** Says an error the way both doors do. */
  describe(error: unknown): ServerError;
}

/** What a procedure says of itself: the verb it is an adapter of. */
interface ProcedureMeta {
  verb: AnyVerb;
}

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const said = ctx?.describe(error.cause ?? toAppError(error));
      return {
        ...shape,
        message: said?.body.message ?? shape.message,
        data: { ...shape.data, stack: undefined, ...said?.body },
      };
    },
  });

/** tRPC's own refusals (no such procedure, wrong method) in our words. */
function toAppError(error: TRPCError): AppError {
  if (error.code === 'NOT_FOUND') return new AppError('not_found', 'There is no such procedure.');
  if (error.code === 'METHOD_NOT_SUPPORTED') return new AppError('bad_request', 'Use POST for a change.');
  return new AppError('bad_request', 'This request cannot be read.');
}

export const router = t.router;

export function signedIn(door: RequestContext): Context {
  if (door.actor instanceof AppError) throw door.actor;
  return { ...door.base, actor: door.actor };
}

/** The verb parses its own input, once, for both doors; here it only lends its types. */
const typed =
  <Schema extends z.ZodType>() =>
  (raw: unknown) =>
    raw as z.input<Schema>;

/** Verbs throw their own errors; tRPC wants its own kind, with ours as the cause. */
async function run<View>(work: () => Promise<View>): Promise<View> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: cause.message, cause });
  }
}

export const query = <Schema extends z.ZodType, View>(verb: Verb<Schema, View>) =>
  t.procedure
    .meta({ verb })
    .input(typed<Schema>())
    .query(({ ctx, input }) => run(() => verb(signedIn(ctx), input as z.input<Schema>)));

export const mutation = <Schema extends z.ZodType, View>(verb: Verb<Schema, View>) =>
  t.procedure
    .meta({ verb })
    .input(typed<Schema>())
    .mutation(({ ctx, input }) => run(() => verb(signedIn(ctx), input as z.input<Schema>)));

export const publicQuery = <Schema extends z.ZodType, View>(verb: PublicVerb<Schema, View>) =>
  t.procedure
    .meta({ verb })
    .input(typed<Schema>())
    .query(({ ctx, input }) => run(() => verb(ctx.base, input as z.input<Schema>)));

export const publicMutation = <Schema extends z.ZodType, View>(verb: PublicVerb<Schema, View>) =>
  t.procedure
    .meta({ verb })
    .input(typed<Schema>())
    .mutation(({ ctx, input }) => run(() => verb(ctx.base, input as z.input<Schema>)));
