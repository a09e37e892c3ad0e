import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { inputFor } from '#tests/support/matrix/inputs.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { digestOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { procedures, restRoutesOf, streamRoutesOf } from '#tests/support/routes.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const { a } = await createBothRecords(app);
const { token } = await app.signIn('admin', 'a');
const bearer = { authorization: `Bearer ${token}` };

beforeAll(async () => {
  const assets = path.join(app.folder, 'client', 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(path.join(app.folder, 'client', 'index.html'), '<!doctype html><title>Landfall</title>');
  await writeFile(path.join(assets, 'app-0123abcd.js'), 'export {};');
  await writeFile(path.join(assets, 'app-0123abcd.css'), 'body{}');
});

const POLICY =
  "default-src 'self';script-src 'self' 'wasm-unsafe-eval';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;media-src 'self' blob:;worker-src 'self';connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";

/** A document is somebody else's content: nothing of it runs, wherever it is shown. */
const FILE_POLICY = "sandbox;default-src 'none';frame-ancestors 'none'";

interface Visit {
  what: string;
  address: string;
  init?: RequestInit;
  isData: boolean;
}

const data = (what: string, address: string, init: RequestInit = {}): Visit => ({ what, address, init, isData: true });
const page = (what: string, address: string): Visit => ({ what, address, isData: false });

const VISITS: readonly Visit[] = [
  page('the page', '/'),
  page("a route of the client's own", '/admissions/inquiries'),
  page('a script', '/assets/app-0123abcd.js'),
  page('a style sheet', '/assets/app-0123abcd.css'),
  page('a missing asset', '/assets/none.js'),
  page('a missing file', '/none.png'),
  page('a path that climbs', '/..%2f..%2fpackage.json'),
  page('a path that cannot be decoded', '/%E0%A4%A'),
  data('life', '/healthz'),
  data('readiness', '/readyz'),
  data('the version', '/version.json'),
  data('a missing path', '/api/none', { headers: bearer }),
  data('a missing procedure', '/trpc/none.none', { headers: bearer }),
  data('a body that is not JSON', '/api/patients', {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: '{',
  }),
  data('a body that is too large', '/api/patients', {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ x: 'x'.repeat(2_000_000) }),
  }),
  data('a method nobody has', '/api/patients', { method: 'PATCH', headers: bearer }),
  data('what is allowed', '/api/patients', {
    method: 'OPTIONS',
    headers: { origin: 'https://else.example', 'access-control-request-method': 'POST' },
  }),
  data('file: whole', `/api/document?document_id=${a.records.document_id}`, { headers: bearer }),
  data('file: a part', `/api/document?document_id=${a.records.document_id}`, {
    headers: { ...bearer, range: 'bytes=0-9' },
  }),
  data('file: a range beyond it', `/api/document?document_id=${a.records.document_id}`, {
    headers: { ...bearer, range: 'bytes=999999999-' },
  }),
  ...restRoutesOf().map(({ method, path: address }) =>
    data(`${method} ${address} without a token`, address, { method }),
  ),
  ...streamRoutesOf().map(({ method, path: address }) =>
    data(`${method} ${address} without a token`, address, { method }),
  ),
  ...procedures().map(({ path: address }) => data(`${address} without a token`, `/trpc/${address}`)),
  ...restRoutesOf()
    .filter(({ method }) => method === 'GET')
    .map(({ path: address }) =>
      data(
        `GET ${address}`,
        `${address}?patient_id=${a.records.patient_id}&opportunity_id=${a.records.opportunity_id}`,
        { headers: bearer },
      ),
    ),
];

test.each(VISITS)('$what has every header', async ({ what, address, init, isData }) => {
  const headers = { ...(init?.headers as Record<string, string>), 'x-probe': '1' };
  const response = await fetch(`${app.url}${address}`, {
    ...init,
    headers: { origin: 'https://else.example', ...headers },
    redirect: 'manual',
  });
  await response.arrayBuffer();
  const header = (name: string) => response.headers.get(name);
  expect(header('content-security-policy')?.replaceAll('; ', ';')).toBe(
    what.startsWith('file: ') ? FILE_POLICY : POLICY,
  );
  expect(Number(/max-age=(\d+)/.exec(header('strict-transport-security') ?? '')?.[1])).toBeGreaterThanOrEqual(
    31_536_000,
  );
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('referrer-policy')).toBe('no-referrer');
  expect(header('cross-origin-opener-policy')).toBe('same-origin');
  expect(header('x-powered-by')).toBeNull();
  expect(header('access-control-allow-origin')).toBeNull();
  expect(header('access-control-allow-credentials')).toBeNull();
  expect(header('set-cookie')).toBeNull();
  expect(response.status).not.toBe(500);
  if (isData) expect(header('cache-control')).toMatch(/no-store/);
});

describe('nothing is changed by what another site can make a browser send', () => {
  const org = app.organizations.a.id;

  test('a GET of anything that writes', async () => {
    const before = await digestOf(query, org);
    for (const { path: address, verb } of procedures().filter(({ type }) => type === 'mutation')) {
      const input = await inputFor(verb.description.name, { app, organization: 'a', records: a.records });
      const started = await digestOf(query, org);
      const text = encodeURIComponent(JSON.stringify(input));
      const response = await fetch(`${app.url}/trpc/${address}?input=${text}`, { headers: bearer });
      expect(`${address} ${response.status >= 400}`).toBe(`${address} true`);
      expect(await digestOf(query, org)).toEqual(started);
    }
    expect(Object.keys(before).length).toBeGreaterThan(20);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a form of type %s',
    async (type) => {
      const before = await digestOf(query, org);
      for (const address of ['/trpc/clients.create', '/api/patients', '/trpc/account.update', '/auth/login']) {
        const response = await fetch(`${app.url}${address}`, {
          method: 'POST',
          headers: { ...bearer, 'content-type': type },
          body: '{"firstname":"Dana","lastname":"Sample"}',
        });
        expect(`${address} ${response.status >= 400}`).toBe(`${address} true`);
      }
      expect(await digestOf(query, org)).toEqual(before);
    },
  );

  test('a request with a cookie and no bearer token', async () => {
    const response = await fetch(`${app.url}/api/patients`, {
      headers: { cookie: `token=${token}; authorization=Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });
});
