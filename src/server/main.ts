import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { buildServices, outboxFolder } from './platform/build-services.ts';
import { createDrain } from './platform/drain.ts';
import { readEnv } from './platform/env.ts';
import { createMetrics, serveMetrics } from './platform/metrics.ts';
import { CLIENT_FOLDER } from './platform/product-folder.ts';
import { redisAnswers } from './platform/redis.ts';
import { schemaIsCurrent } from './platform/schema-version.ts';
import { createStorageCheck } from './platform/storage/storage-takes.ts';
import { readVersion } from './platform/version.ts';

/** Milliseconds a balancer gets to notice, and running requests to end. */
const DRAIN = { quiet: 300, handOver: 5_000, timeout: 20_000 };

async function main() {
  const env = readEnv(process.env);
  const { services, redis, close } = await buildServices(env, 'web');
  const metrics = createMetrics();
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 20_000 });
  const drain = createDrain(server);
  const app = createApp({
    services,
    metrics,
    clientDir: CLIENT_FOLDER,
    version: await readVersion(CLIENT_FOLDER),
    trustProxy: env.TRUST_PROXY,
    dev: services.demo ? { outboxFolder: outboxFolder(env) } : null,
    readiness: {
      postgres: () => schemaIsCurrent(services.pool),
      redis: () => redisAnswers(redis),
      storage: createStorageCheck(services.storage),
      leaving: () => drain.draining,
    },
  });
  server.on('request', app);
  const measured = env.METRICS_PORT
    ? await serveMetrics(metrics.registry, { port: env.METRICS_PORT, host: env.METRICS_HOST })
    : null;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  services.logger.info('listening', { host: env.HOST, port: env.PORT, pid: process.pid });

  const stop = async (signal: string) => {
    services.logger.info('draining', { signal });
    const { cut } = await drain.stop(DRAIN);
    await measured?.close();
    await close();
    services.logger.info('stopped', { count: cut });
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
  // The launcher talks to its children over a channel; when it is gone, so are they.
  process.once('disconnect', () => void stop('disconnect'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
