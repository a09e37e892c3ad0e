import { buildServices } from '#server/platform/build-services.ts';
import { ENV_NAMES, readEnv } from '#server/platform/env.ts';
import { schemaIsCurrent } from '#server/platform/schema-version.ts';
import { withSecretFiles } from '#server/platform/secret-files.ts';
import type { Services } from '#server/platform/services.ts';
import { publicUrlOf } from './public-url.ts';
import { loadSecrets } from './secrets.ts';
import { openDatabase, openRedis, type Service } from './services.ts';
import { readSettings } from './settings.ts';

/**
 * Runs a command's work with the product's services: on `DATABASE_URL` and `REDIS_URL`, else on the embedded servers of
 * the data folder, which it joins where a start runs them and otherwise starts and stops itself.
 * @throws Error of one line where the database holds no current schema
 */
export async function withServices<T>(given: NodeJS.ProcessEnv, work: (services: Services) => Promise<T>): Promise<T> {
  const source = withSecretFiles(given, ENV_NAMES);
  const settings = readSettings(source);
  const secrets = settings.databaseUrl && settings.redisUrl ? undefined : loadSecrets(settings.dataDir);
  const opened: Service[] = [];
  const open = async (service: Promise<Service>) => {
    opened.push(await service);
    return (await service).url;
  };
  try {
    const env = readEnv({
      ...secrets,
      ...source,
      DATABASE_URL: await open(openDatabase(settings, secrets)),
      REDIS_URL: await open(openRedis(settings, secrets)),
      LANDFALL_DATA_DIR: settings.dataDir,
      PUBLIC_URL: publicUrlOf(settings, source),
    });
    const { services, close } = await buildServices(env, 'script');
    try {
      if (!(await schemaIsCurrent(services.pool)))
        throw new Error('The database is not up to date: run "npm start" or "npm run migrate" first.');
      return await work(services);
    } finally {
      await close();
    }
  } finally {
    for (const service of opened) if (!service.adopted) await service.stop();
  }
}
