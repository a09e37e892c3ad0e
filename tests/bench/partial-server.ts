import { createServer } from 'node:http';
import { createApp } from '#server/app.ts';
import { type Answer, Batch } from '#server/platform/batch.ts';
import { buildServices } from '#server/platform/build-services.ts';
import type { Pool } from '#server/platform/database.ts';
import { readEnv } from '#server/platform/env.ts';
import { createMetrics } from '#server/platform/metrics.ts';

const EMPTY: Answer = { rows: [], rowCount: 0, command: '' };

/** Whether a statement is of the part that this server leaves out. */
const LEFT_OUT: Record<string, (text: string) => boolean> = {
  'without-wrapper': (text) => /^(begin|commit)$|set_config|open_session/.test(text),
  'without-total': (text) => /inquiry_counters|count_inquiries|"?counted"?/.test(text) && !text.includes('audit_log'),
};

/** The audit row of the whole does not wait for the disk either. */
const AS_SUPERUSER = 'set role none; set synchronous_commit = off';

/**
 * A pool whose connections answer some statements themselves, with no row. What belongs to the wrapper goes together
 * with row-level security, so without it the connections act as the superuser that the bench signs in as.
 */
function partial(pool: Pool, variant: string): Pool {
  const leftOut = LEFT_OUT[variant]!;
  if (variant === 'without-wrapper') pool.on('connect', (client) => void client.query(AS_SUPERUSER));
  const connect = async () => {
    const real = await pool.connect();
    const query = ({ statements, answered }: Batch) => {
      const sent = statements.filter(({ text }) => !leftOut(text));
      const inPlace = (answers: Answer[]) => statements.map((each) => answers[sent.indexOf(each)] ?? EMPTY);
      return real.query(new Batch(sent, (error, answers) => answered(error, inPlace(answers))));
    };
    return {
      query,
      release: () => real.release(),
      getTransactionStatus: () => 'I',
    };
  };
  return Object.assign(Object.create(pool) as Pool, { connect });
}

const env = readEnv(process.env);
const { services } = await buildServices(env, 'web');
services.pool = partial(services.pool, process.env.BENCH_VARIANT ?? '');
const app = createApp({
  services,
  metrics: createMetrics(),
  clientDir: 'dist/client',
  version: 'bench',
  trustProxy: 0,
  dev: null,
  readiness: { postgres: async () => true, redis: async () => true, storage: async () => true, leaving: () => false },
});
createServer(app).listen(env.PORT, '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
