import type { Batch } from '#server/platform/batch.ts';
import type { Context } from '#server/platform/context.ts';
import type { Services } from '#server/platform/services.ts';

export interface Recorded {
  text: string;
  values: readonly unknown[];
}

/** Runs a verb and returns the statements it sent, in order: a list for each round trip. */
export async function recordedTrips(ctx: Context, run: (ctx: Context) => Promise<unknown>): Promise<Recorded[][]> {
  const trips: Recorded[][] = [];
  const { pool } = ctx.services;
  const connect = async () => {
    const real = await pool.connect();
    const query = (batch: Batch) => {
      trips.push([...batch.statements]);
      return real.query(batch);
    };
    return new Proxy(real, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
  };
  const services: Services = { ...ctx.services, pool: Object.assign(Object.create(pool) as typeof pool, { connect }) };
  await run({ ...ctx, services });
  return trips;
}

/** Runs a read and returns the statements it sent, in order. */
export const recorded = async (ctx: Context, run: (ctx: Context) => Promise<unknown>): Promise<Recorded[]> =>
  (await recordedTrips(ctx, run)).flat();
