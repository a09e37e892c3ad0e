import type { z } from 'zod';
import { checkInput } from '#shared/platform/check-input.ts';
import { AppError } from '#shared/platform/errors.ts';
import { may, offers, type Permission } from '#shared/platform/permissions.ts';
import type { Context, PublicContext } from './context.ts';
import { RoleChanged, read } from './transaction.ts';

interface Description<Schema extends z.ZodType> {
  /** `noun.verb`, as the audit row, the log and the tests' tables call it. */
  name: string;
  kind: 'read' | 'write';
  input: Schema;
}

export interface Verb<Schema extends z.ZodType, View> {
  (ctx: Context, input: z.input<Schema>): Promise<View>;
  readonly description: Description<Schema> & { permission: Permission };
}

export interface PublicVerb<Schema extends z.ZodType, View> {
  (ctx: PublicContext, input: z.input<Schema>): Promise<View>;
  readonly description: Description<Schema> & { permission: 'public' };
}

/** A verb of whatever input and view, as the doors and the tests' tables hold it. */
export interface AnyVerb {
  readonly description: Description<z.ZodType> & { permission: Permission | 'public' };
}

/** Calls a verb whose types the caller does not know; the verb parses what it is given. */
export function callVerb(verb: AnyVerb, ctx: PublicContext, raw: unknown): Promise<unknown> {
  return (verb as AnyVerb & ((ctx: PublicContext, raw: unknown) => Promise<unknown>))(ctx, raw);
}

/** Every verb made, by name: the tests walk it, so none can be forgotten. */
export const verbs = new Map<string, AnyVerb>();

/** What a schema makes of raw input. @throws AppError `bad_request` naming each field, in plain words */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const { data, fields } = checkInput(schema, raw ?? {});
  if (!fields) return data as z.output<Schema>;
  const [field, message] = Object.entries(fields)[0]!;
  throw new AppError('bad_request', `${field}: ${message}`, { fields });
}

/** Refuses, leaving an audit row of it. The row's own session check finds out whether the role has just changed. */
export async function refuse(
  ctx: Context,
  permission: Permission,
  message = 'Your role does not allow this.',
): Promise<never> {
  await read(ctx, () => [], { entity: 'permission', outcome: 'refused', details: { permission } });
  throw new AppError('forbidden', message);
}

/** Whether the role allows something; for what some see of an answer and others do not. */
export const isAllowed = ({ actor }: Context, permission: Permission): boolean =>
  actor.kind === 'system' || (may(actor.role, permission) && offers(actor.org_type, permission));

/** Lets through whom the role allows; for what a verb can only ask once it knows its input. */
export async function permit(ctx: Context, permission: Permission): Promise<void> {
  if (isAllowed(ctx, permission) || ctx.actor.kind === 'system') return;
  const held = may(ctx.actor.role, permission);
  await refuse(ctx, permission, held ? 'Your organization does not have this.' : undefined);
}

/**
 * Makes a verb: `verb(ctx, input) → view`. It checks the permission, then the input, then runs. A role changed since the
 * token was made counts from this call on: the verb runs again as the role the database names.
 */
export function verb<Schema extends z.ZodType, View>(
  description: Description<Schema> & { permission: Permission },
  run: (ctx: Context, input: z.output<Schema>) => Promise<View>,
): Verb<Schema, View> {
  const attempt = async (ctx: Context, raw: unknown): Promise<View> => {
    await permit(ctx, description.permission);
    return run(ctx, parseInput(description.input, raw));
  };
  const made = async (given: Context, raw: z.input<Schema>): Promise<View> => {
    const ctx: Context = { ...given, action: description.name, input: raw };
    try {
      return await attempt(ctx, raw);
    } catch (error) {
      if (!(error instanceof RoleChanged) || ctx.actor.kind !== 'user') throw error;
      return attempt({ ...ctx, actor: { ...ctx.actor, role: error.role } }, raw);
    }
  };
  return register(Object.assign(made, { description }));
}

/** Makes a verb that needs no signed-in person. */
export function publicVerb<Schema extends z.ZodType, View>(
  description: Description<Schema>,
  run: (ctx: PublicContext, input: z.output<Schema>) => Promise<View>,
): PublicVerb<Schema, View> {
  const made = async (given: PublicContext, raw: z.input<Schema>): Promise<View> =>
    run({ ...given, action: description.name, input: raw }, parseInput(description.input, raw));
  return register(Object.assign(made, { description: { ...description, permission: 'public' as const } }));
}

/** Keeps a verb by its name, under which stack traces show it too. */
function register<V extends AnyVerb>(made: V): V {
  const { name } = made.description;
  verbs.set(name, made);
  return Object.defineProperty(made, 'name', { value: name });
}
