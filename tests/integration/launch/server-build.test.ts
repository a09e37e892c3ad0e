import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, test, vi } from 'vitest';
import { ensureClientBuild } from '../../../scripts/launch/client-build.ts';
import { ensureServerBuild, FROM_SOURCES } from '../../../scripts/launch/server-build.ts';
import { openInstallation } from '../../support/installation.ts';
import { textPdf } from '../../support/pdf/text-pdf.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { filesUnder, openInquiry, uploadDocument } from '../../support/uploads.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const redis = new URL(inject('redisUrl'));
redis.pathname = '/11';
const installation = await openInstallation((await createTestDatabase()).url, redis.href);

test('the built web and worker do what their sources do, and are built once', async () => {
  const said: string[] = [];
  const programs = await ensureServerBuild(ROOT, (line) => said.push(line));
  expect(said).toEqual([]);
  expect(path.dirname(programs.web[0]!)).toBe(path.dirname(programs.worker[0]!));
  expect(await ensureServerBuild(ROOT, (line) => said.push(line))).toEqual(programs);

  const [web, worker] = await Promise.all([
    installation.startWeb({}, programs.web[0]),
    installation.startWorker({}, programs.worker[0]),
  ]);
  expect(await (await fetch(`${web.url}/readyz`)).json()).toEqual({ postgres: true, redis: true });
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

test('sources that cannot be built run as they are, and the start says so in one line', async () => {
  const said: string[] = [];
  expect(await ensureServerBuild(path.join(installation.folder, 'nothing-here'), (line) => said.push(line))).toEqual(
    FROM_SOURCES,
  );
  expect(said).toEqual([expect.stringMatching(/^Web and worker run from their sources: [^\n]+$/)]);
});

test('the built client holds no secret', async () => {
  await ensureClientBuild(ROOT);
  const built = (await filesUnder(path.join(ROOT, 'dist'))).filter((file) => /\.(js|mjs|html|css|json)$/.test(file));
  expect(built.length).toBeGreaterThan(20);
  const scan = promisify(execFile)('node_modules/.bin/secretlint', ['--no-glob', ...built], { cwd: ROOT });
  expect((await scan).stdout.trim()).toBe('');
}, 300_000);
