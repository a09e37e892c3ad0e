/**
 * Starts the product on this machine: databases, migrations, demo, then web and worker as two processes which
 * it keeps alive, as it does the databases, until it is asked to stop. `--dev` adds hot reload. Run through `npm start` and `npm run dev`.
 */
import pg from 'pg';
import { schemaIsCurrent } from '#server/platform/schema-version.ts';
import { freePort } from './embedded/processes.ts';
import { Children, endOrphans } from './launch/children.ts';
import { lockDataFolder } from './launch/data-folder-lock.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS, ensureDemo } from './launch/demo.ts';
import { restartOnChange } from './launch/dev-watch.ts';
import { explainFailure } from './launch/explain.ts';
import { keepService } from './launch/keep-service.ts';
import { programsOf } from './launch/programs.ts';
import { keepPublicUrl } from './launch/public-url.ts';
import { assertPortFree, waitUntilReady } from './launch/ready.ts';
import { loadSecrets, type Secrets } from './launch/secrets.ts';
import { ensureLogins, type Logins, openDatabase, openRedis, type Service } from './launch/services.ts';
import { readSettings, type Settings } from './launch/settings.ts';
import { onStopRequest } from './launch/stop-request.ts';

const dev = process.argv.includes('--dev');
const say = (line: string) => console.log(line);

/** What has to be ended, in reverse order of its beginning. */
const undo: (() => Promise<void> | void)[] = [];
let stopping: Promise<void> | undefined;

function stopEverything(): Promise<void> {
  stopping ??= (async () => {
    for (const step of undo.reverse()) await step();
  })();
  return stopping;
}

async function start(settings: Settings): Promise<void> {
  const lock = await lockDataFolder(settings.dataDir);
  undo.push(lock.release);
  await endOrphans(settings.dataDir);
  await assertPortFree(settings);
  const embedded = !settings.databaseUrl || !settings.redisUrl;
  const secrets = embedded ? loadSecrets(settings.dataDir) : undefined;

  const [database, redis] = await allOrFirstFailure([
    opened(openDatabase(settings, secrets)),
    opened(openRedis(settings, secrets)),
  ]);
  say(`${database.note}; ${redis.note}`);
  await migrate(database.url);
  const env = productEnvironment(settings, secrets, redis.url);
  const hasOwn = settings.demo && (await ensureDemo(database.url, { ...env, DATABASE_URL: database.url }));
  await runProcesses(settings, env, await loginsOf(settings, secrets, database.url));
  keepPublicUrl(settings);
  greet(settings, hasOwn);
}

/** Registers a service for the stop as soon as it runs, also when another one fails. */
async function opened(service: Promise<Service>): Promise<Service> {
  const running = await service;
  undo.push(keepService(running, say));
  return running;
}

/** Waits for all before it reports the first failure, so that nothing starts behind the back of the stop. */
async function allOrFirstFailure<const T extends readonly unknown[]>(work: T) {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** What migrates is loaded only when there is something to migrate: a start without is quicker by a good part. */
async function migrate(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const current = await schemaIsCurrent(pool).finally(() => pool.end());
  if (current) return;
  const { migrateToLatest } = await import('#server/platform/migrations.ts');
  const applied = await migrateToLatest(databaseUrl);
  say(`Migrations applied: ${applied.length}`);
}

/** Where web and worker log in: the embedded database has logins that may do no more than they need. */
const loginsOf = async (settings: Settings, secrets: Secrets | undefined, databaseUrl: string): Promise<Logins> =>
  settings.databaseUrl || !secrets ? { web: databaseUrl, worker: databaseUrl } : ensureLogins(databaseUrl, secrets);

function productEnvironment(settings: Settings, secrets: Secrets | undefined, redisUrl: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: dev ? 'development' : 'production',
    TOKEN_KEY: secrets?.TOKEN_KEY,
    FIELD_KEYS: secrets?.FIELD_KEYS,
    LINK_KEY: secrets?.LINK_KEY,
    ...process.env,
    HOST: settings.host,
    PORT: String(settings.port),
    LANDFALL_DATA_DIR: settings.dataDir,
    LANDFALL_DEMO: settings.demo ? 'on' : 'off',
    PUBLIC_URL: settings.publicUrl,
    REDIS_URL: redisUrl,
  };
}

async function runProcesses(settings: Settings, env: NodeJS.ProcessEnv, logins: Logins): Promise<void> {
  const children = new Children(settings.dataDir, say);
  undo.push(() => children.stop());
  const { root, host } = settings;
  const programs = programsOf(root, dev);
  const apiPort = dev ? await freePort() : settings.port;
  const web = {
    ...env,
    DATABASE_URL: logins.web,
    PORT: String(apiPort),
    ...(dev ? { HOST: '127.0.0.1' } : {}),
  };
  const worker = { ...env, DATABASE_URL: logins.worker };
  children.start({ name: 'web', args: programs.web, env: web, cwd: root });
  children.start({ name: 'worker', args: programs.worker, env: worker, cwd: root });
  if (dev) {
    const vite = ['node_modules/vite/bin/vite.js', '--strictPort', '--host', host, '--port', String(settings.port)];
    const api = { ...env, LANDFALL_API_URL: `http://127.0.0.1:${apiPort}` };
    children.start({ name: 'client', args: vite, env: api, cwd: root });
    undo.push(restartOnChange(root, children));
  }
  await Promise.race([waitUntilReady(dev ? '127.0.0.1' : host, apiPort), children.failure]);
  children.started();
}

function greet(settings: Settings, hasOwn: boolean): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  say(`\nLandfall is ready after ${seconds} s: ${settings.publicUrl}\n`);
  if (!settings.demo) return;
  for (const { organization, emails } of DEMO_SIGN_INS) say(`  ${organization}: ${emails.join(', ')}`);
  say(`  Password of all: ${DEMO_PASSWORD}`);
  if (hasOwn) say('  An organization of your own is here too: leave the demo out before people work in it.');
  say('  Without the demo: LANDFALL_DEMO=off npm start\n');
}

async function main(): Promise<void> {
  let settings: Settings | undefined;
  onStopRequest(async () => {
    say('Stopping …');
    await stopEverything();
    process.exit(0);
  });
  try {
    settings = readSettings(process.env);
    await start(settings);
  } catch (error) {
    if (stopping) return;
    console.error(explainFailure(error, { databaseUrl: settings?.databaseUrl }));
    await stopEverything();
    process.exit(1);
  }
}

await main();
