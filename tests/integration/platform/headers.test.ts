import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';

const clientDir = await mkdtemp(path.join(os.tmpdir(), 'landfall-client-'));
await mkdir(path.join(clientDir, 'assets'));
await writeFile(path.join(clientDir, 'index.html'), '<!doctype html><title>Landfall</title>');
await writeFile(path.join(clientDir, 'assets', 'main-1a2b3c.js'), 'export {};');
await writeFile(path.join(clientDir, 'assets', 'page-4d5e6f.js'), 'export const page = 1;');
await writeFile(path.join(clientDir, 'assets', 'page-4d5e6f.js.br'), brotliCompressSync('export const page = 1;'));
await writeFile(path.join(clientDir, 'assets', 'page-4d5e6f.js.gz'), gzipSync('export const page = 1;'));
afterAll(() => rm(clientDir, { recursive: true }));

const app = await startTestApp({ clientDir });
const desk = await app.signIn('admissions');

const FIXED = {
  'content-security-policy':
    "default-src 'self';script-src 'self' 'wasm-unsafe-eval';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;" +
    "media-src 'self' blob:;worker-src 'self';connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

interface Probe {
  method?: string;
  path: string;
  status: number;
  token?: true;
  body?: string;
  headers?: Record<string, string>;
}

const pages: Probe[] = [
  { path: '/', status: 200 },
  { path: '/inquiries/any', status: 200 },
  { path: '/assets/main-1a2b3c.js', status: 200 },
  { path: '/assets/none.js', status: 404 },
  { path: '/none.txt', status: 404 },
  { path: '/%', status: 400 },
  { path: '/assets/%ff', status: 400 },
  { method: 'POST', path: '/', status: 404 },
  { method: 'OPTIONS', path: '/inquiries', status: 404 },
];

const json = { 'content-type': 'application/json' };
const data: Probe[] = [
  { path: '/api/account', status: 200, token: true },
  { path: '/api/account', status: 401 },
  { path: '/api/none', status: 404, token: true },
  { path: '/api/%', status: 404, token: true },
  { path: '/api/opportunities?limit=none', status: 400, token: true },
  { path: '/trpc/account.get', status: 200, token: true },
  { path: '/trpc/account.get', status: 401 },
  { path: '/trpc/none.at_all', status: 404, token: true },
  { method: 'POST', path: '/auth/login', status: 400, body: '{', headers: json },
  { method: 'POST', path: '/auth/login', status: 413, body: `"${'x'.repeat(1_100_000)}"`, headers: json },
  { method: 'POST', path: '/api/patients', status: 403, token: true, body: '{}', headers: json },
  { path: '/auth/change_password?token=none', status: 400 },
  { path: '/version.json', status: 200 },
];

const analyst = await app.signIn('analyst');

async function ask({ method = 'GET', path: address, token, body, headers }: Probe, extra: Record<string, string> = {}) {
  const who = method === 'POST' && token ? analyst : desk;
  const response = await fetch(`${app.url}${address}`, {
    method,
    headers: { ...(token ? { authorization: `Bearer ${who.token}` } : {}), ...headers, ...extra },
    ...(body ? { body } : {}),
  });
  await response.arrayBuffer();
  return response;
}

describe.each([...pages, ...data])('$path answering $status', (probe) => {
  test('carries every protecting header, and nothing of what serves it', async () => {
    const response = await ask(probe);
    expect(response.status).toBe(probe.status);
    expect(Object.fromEntries(response.headers)).toMatchObject(FIXED);
    expect(response.headers.has('x-powered-by')).toBe(false);
    expect(response.headers.has('server')).toBe(false);
  });

  test('lets no other origin in', async () => {
    const response = await ask(probe, { origin: 'https://evil.example' });
    const said = [...response.headers].filter(
      ([name, value]) => name.startsWith('access-control') || /evil/.test(value),
    );
    expect(said).toEqual([]);
  });
});

test.each(data)('$method $path answering $status is kept by nobody', async (probe) => {
  expect((await ask(probe)).headers.get('cache-control')).toBe('no-store');
});

test('a preflight from another origin is not answered', async () => {
  const response = await ask(
    { method: 'OPTIONS', path: '/api/patients', status: 401 },
    { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  );
  expect(response.status).toBe(401);
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('files named by their content are kept for ever, the page is asked for each time', async () => {
  const [asset, page] = [await ask(pages[2]!), await ask(pages[0]!)];
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(page.headers.get('cache-control')).toBe('no-cache');
});

test.each(['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
  'a request for %s as it stands leaves the client’s folder nowhere',
  async (address) => {
    const heard = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(app.url);
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
      });
      socket.on('close', () => resolve(text)).on('error', reject);
      socket.write(`GET ${address} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    });
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(heard.toLowerCase()).toContain('content-security-policy');
    expect(heard).not.toContain('"dependencies"');
  },
);

describe('a script that the build has packed', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ])('is sent to who takes %s as %s', async (accepted, sent) => {
    const response = await fetch(`${app.url}/assets/page-4d5e6f.js`, { headers: { 'accept-encoding': accepted } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(sent);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe('export const page = 1;');
  });
});
