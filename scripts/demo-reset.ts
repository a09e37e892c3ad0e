/**
 * Takes the demo organizations away and loads them again: `npm run demo:reset`, in the environment of a running start or
 * beside one that uses the embedded servers. Ends with code 1 and one line on failure.
 */
import { resetDemo } from './demo/reset-demo.ts';
import { explainFailure } from './launch/explain.ts';
import { loadSecrets } from './launch/secrets.ts';
import { openDatabase, openRedis } from './launch/services.ts';
import { readSettings } from './launch/settings.ts';

try {
  const settings = readSettings(process.env);
  const secrets = settings.databaseUrl && settings.redisUrl ? undefined : loadSecrets(settings.dataDir);
  // A server that a start already runs on this data folder is joined, and left running.
  const database = await openDatabase(settings, secrets);
  const redis = await openRedis(settings, secrets);
  const env = { ...secrets, ...process.env, REDIS_URL: redis.url, LANDFALL_DATA_DIR: settings.dataDir };
  await resetDemo({ databaseUrl: database.url, env });
  console.log('The demo is as new.');
  if (!database.adopted) await database.stop();
  if (!redis.adopted) await redis.stop();
} catch (error) {
  console.error(explainFailure(error, { databaseUrl: process.env.DATABASE_URL }));
  process.exitCode = 1;
}
