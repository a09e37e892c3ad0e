import { type RawBuilder, sql } from 'kysely';
import type { PublicContext } from '#server/platform/context.ts';

/** Everybody knows the passwords of the demo's people: where the demo is off, they do not come in. */
export const mayComeIn = (ctx: PublicContext): RawBuilder<boolean> =>
  sql<boolean>`(${ctx.services.demo} or not organizations.is_demo)`;
