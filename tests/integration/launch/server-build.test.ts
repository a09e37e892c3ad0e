import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test, vi } from 'vitest';
import { ensureClientBuild } from '#scripts/build/client.ts';
import { ensureServerBuild } from '#scripts/build/server.ts';
import { buildFolder } from '#scripts/lib/build-state.mjs';
import { PRODUCT_FOLDER } from '#server/platform/product-folder.ts';
import { openInstallation } from '#tests/support/installation.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { startProcess } from '#tests/support/processes.ts';
import { createEmptyDatabase, createTestDatabase } from '#tests/support/test-database.ts';
import { filesUnder, openInquiry, uploadDocument } from '#tests/support/uploads.ts';

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const redis = new URL(inject('redisUrl'));
redis.pathname = '/11';
const installation = await openInstallation((await createTestDatabase()).url, redis.href);

test('the built web and worker do what their sources do, children and all, and are built once', async () => {
  await ensureServerBuild(PRODUCT_FOLDER);
  expect(await ensureServerBuild(PRODUCT_FOLDER)).toBe(false);

  const [web, worker] = await Promise.all([installation.startWeb(), installation.startWorker()]);
  expect(await (await fetch(`${web.url}/readyz`)).json()).toEqual({ postgres: true, redis: true, storage: true });
  const actor = await installation.signIn(web, 'admissions');
  const document_id = await uploadDocument(web, actor, await openInquiry(actor), await textPdf(['Read by the build.']));
  await vi.waitFor(
    async () => expect((await actor.trpc.documents.get.query({ document_id })).status).toBe('Completed'),
    { timeout: 60_000, interval: 100 },
  );
  for (const running of [web, worker]) {
    expect(await running.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(running.errors()).toBe('');
  }
}, 120_000);

test('the build needs no compiler and no development package', async () => {
  await ensureServerBuild(PRODUCT_FOLDER);
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(path.join(PRODUCT_FOLDER, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const files = (await filesUnder(buildFolder(PRODUCT_FOLDER, 'server'))).filter((file) => /\.[cm]js$/.test(file));
  for (const name of ['web.mjs', 'worker.mjs', 'launch.mjs', 'migrate.mjs', 'reader.cjs'])
    expect(files.map((file) => path.basename(file))).toContain(name);
  const imported = new Set<string>();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const named = text.matchAll(/^(?:import|export)\b[^'"\n]*?["']([^"'./#][^"'\n]*)["'];$/gm);
    // The packages that the web and worker hold inside themselves ask for one another; the reader holds none.
    const asking = file.endsWith('.cjs') ? 'import|require' : 'import';
    const asked = text.matchAll(new RegExp(`\\b(?:${asking})\\(["']([^"'./#][^"'\\n]*)["']\\)`, 'g'));
    for (const [, name] of [...named, ...asked]) imported.add(name!);
  }
  const packages = [...imported].filter((name) => !isBuiltin(name)).map(packageOf);
  expect(packages).toContain('pdfjs-dist');
  expect(packages.filter((name) => !(name in dependencies) || name in devDependencies)).toEqual([]);
});

test('the launcher applies the built migrations', async () => {
  const { url } = await createEmptyDatabase();
  const env = { DATABASE_URL: url, HOME: os.homedir() };
  const migrating = startProcess('dist/server/migrate.mjs', env);
  expect(await migrating.ended).toEqual({ code: 0, signal: null });
  expect(migrating.output.join()).toMatch(/^Applied: 20261120T120000Z-create-functions, /);
  const again = startProcess('dist/server/migrate.mjs', env);
  await again.ended;
  expect(again.output).toEqual(['The database is up to date.']);
});

test('the built client holds no secret', async () => {
  await ensureClientBuild(PRODUCT_FOLDER);
  const built = (await filesUnder(path.join(PRODUCT_FOLDER, 'dist'))).filter((file) =>
    /\.(js|mjs|html|css|json)$/.test(file),
  );
  expect(built.length).toBeGreaterThan(20);
  const scan = promisify(execFile)('node_modules/.bin/secretlint', ['--no-glob', ...built], { cwd: PRODUCT_FOLDER });
  expect((await scan).stdout.trim()).toBe('');
}, 300_000);
