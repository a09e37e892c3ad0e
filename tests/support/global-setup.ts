import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ensureClientBuild } from '#scripts/build/client.ts';
import { migrateToLatest } from '#server/platform/migrations.ts';
import { PRODUCT_FOLDER } from '#server/platform/product-folder.ts';
import { launchBrowserServer } from './chromium.ts';
import { openTestServers, type TestServers } from './services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    templateDatabase: string;
    redisUrl: string;
    browserEndpoint: string;
  }
}

interface Shared {
  servers: TestServers;
  template: string;
}

interface SharedState {
  opened?: Promise<Shared> | undefined;
  users: number;
}

/** Each project loads this file again; what they share has to live beside the modules. */
const registry = globalThis as typeof globalThis & { landfallTestServers?: SharedState };
registry.landfallTestServers ??= { users: 0 };
const state: SharedState = registry.landfallTestServers;

/** Starts the servers and the template database once for all projects of a run; the browser's gets its client built. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  state.users += 1;
  state.opened ??= open();
  const [{ servers, template }, browser] = await Promise.all([
    state.opened,
    // One for all files: a cold one takes longer than many a test.
    project.name === 'browser' ? launchBrowserServer() : undefined,
    project.name === 'browser' ? ensureClientBuild(PRODUCT_FOLDER) : undefined,
  ]);
  if (browser) project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('databaseUrl', servers.databaseUrl);
  project.provide('templateDatabase', template);
  project.provide('redisUrl', servers.redisUrl);
  return async () => {
    await browser?.close();
    state.users -= 1;
    if (state.users > 0) return;
    state.opened = undefined;
    await close({ servers, template });
  };
}

async function open(): Promise<Shared> {
  const servers = await openTestServers();
  const template = `landfall_template_${randomBytes(6).toString('hex')}`;
  await administer(servers.databaseUrl, `create database ${template}`);
  const url = new URL(servers.databaseUrl);
  url.pathname = template;
  await migrateToLatest(url.href);
  return { servers, template };
}

async function close({ servers, template }: Shared): Promise<void> {
  await administer(servers.databaseUrl, `drop database if exists ${template} with (force)`);
  await servers.stop();
}

async function administer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
