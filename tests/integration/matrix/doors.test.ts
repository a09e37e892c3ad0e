import { describe, expect, test } from 'vitest';
import { type RestRoute, resultOf } from '#server/platform/rest.ts';
import { startTestApp } from '#tests/support/app.ts';
import {
  type Answer,
  type Caller,
  callProcedure,
  callRest,
  documentedResultIn,
  errorIn,
  resultIn,
} from '#tests/support/matrix/calls.ts';
import { inputFor } from '#tests/support/matrix/inputs.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { auditOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { procedures, restRoutesOf } from '#tests/support/routes.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const { a, b } = await createBothRecords(app);
const { token } = await app.signIn('admin', 'a');
const admin: Caller = { url: app.url, token };
const analyst: Caller = { url: app.url, token: (await app.signIn('analyst', 'a')).token };

const known = new Set([...Object.values(a.records), ...Object.values(b.records)] as string[]);
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const SECRET = /"(token|refresh_token)":"[^"]+"/g;
const NEW_SECTION = /Section \d+/g;
const NAME_SUFFIX = /(Dana Sample)-[A-Z2-9]{4}/g;

/** What two calls of a write cannot have in common: new ids, new secrets and what counts the writes. */
const settled = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replaceAll(UUID, (id) => (known.has(id) ? id : 'a new id'))
      .replaceAll(SECRET, '"$1":"a secret"')
      .replaceAll(NAME_SUFFIX, '$1-ABCD')
      .replaceAll(NEW_SECTION, 'Section 1')
      .replaceAll(/"(version|order_index)":\d+/g, '"$1":1')
      // The second of two equal edits finds nothing left to change.
      .replaceAll(/"fields":\["[^\]]*\]/g, '"fields":[]'),
  );

const auditRows = async (answer: Answer) =>
  (await auditOf(query, answer.headers.get('x-request-id'))).map(({ request_id: _, ip: __, ...row }) => settled(row));

const pairs = restRoutesOf().flatMap((route) => {
  const procedure = procedures().find(({ verb }) => verb === route.verb);
  return procedure ? [{ name: `${route.method} ${route.path} and ${procedure.path}`, route, procedure }] : [];
});

test('every documented path has a procedure of the same verb', () => {
  expect(pairs).toHaveLength(restRoutesOf().length);
  expect(pairs.length).toBeGreaterThan(15);
});

/** Records that a list gains by being asked twice would differ: writes come after all reads. */
const inTurn = [...pairs].sort((one, two) =>
  one.route.verb.description.kind < two.route.verb.description.kind ? -1 : 1,
);

/** What the paths' own shape makes of a procedure's view. */
const documented = (route: RestRoute, view: unknown) => settled(resultOf(route, view) ?? null);

describe.each(inTurn)('$name', ({ route, procedure }) => {
  const verb = route.verb.description.name;
  const input = () => inputFor(verb, { app, organization: 'a', records: a.records });

  test('answer the same, with the same status and audit rows', async () => {
    const atTrpc = await callProcedure(admin, procedure, await input());
    const atRest = await callRest(admin, route, await input());
    expect(atTrpc.status).toBe(200);
    expect(atRest.status).toBe(route.status ?? 200);
    expect(settled(documentedResultIn(atRest) ?? null)).toEqual(documented(route, resultIn(atTrpc)));
    expect(await auditRows(atRest)).toEqual(await auditRows(atTrpc));
  });

  test('refuse the same input with the same error', async () => {
    // A path ignores query keys it does not know; a procedure and a body name them.
    const unknown = route.from === 'query' ? [] : [{ nothing: 'of it' }];
    const misplaced = Object.fromEntries(Object.keys((await input()) as object).map((key) => [key, 'x'.repeat(2_000)]));
    for (const wrong of [...unknown, {}, misplaced]) {
      const atTrpc = await callProcedure(admin, procedure, wrong);
      const atRest = await callRest(admin, route, wrong);
      expect(atRest.status).toBe(atTrpc.status);
      expect(errorIn(atRest)).toEqual(errorIn(atTrpc));
    }
  });

  test('ask for a token and a right alike', async () => {
    for (const by of [{ url: app.url }, analyst]) {
      const atTrpc = await callProcedure(by, procedure, await input());
      const atRest = await callRest(by, route, await input());
      expect(atRest.status).toBe(route.status === 202 && atTrpc.status === 200 ? 202 : atTrpc.status);
      expect(errorIn(atRest)).toEqual(errorIn(atTrpc));
      expect(await auditRows(atRest)).toEqual(await auditRows(atTrpc));
    }
  });
});

test('a read may come as a POST, so that what is asked for stands in no address', async () => {
  for (const { path, verb } of procedures().filter(({ type }) => type === 'query')) {
    const input = await inputFor(verb.description.name, { app, organization: 'a', records: a.records });
    const asked = await callProcedure(admin, { path, type: 'query' }, input);
    const posted = await callProcedure(admin, { path, type: 'mutation' }, input);
    expect([path, posted.status]).toEqual([path, asked.status]);
  }
});

test('both doors say an unknown address in their own 404', async () => {
  const atTrpc = await callProcedure(admin, { path: 'inquiries.nothing', type: 'query' }, {});
  const atRest = await callRest(admin, { method: 'GET', path: '/api/nothing', from: 'query' }, {});
  expect([atTrpc.status, atRest.status]).toEqual([404, 404]);
  expect(errorIn(atTrpc)?.code).toBe('not_found');
  expect(errorIn(atRest)?.code).toBe('not_found');
});

test('an unknown path asks for a token first, so that nobody learns which paths there are', async () => {
  for (const path of ['/api/nothing', '/api/opportunities/1', '/api/']) {
    const atRest = await callRest({ url: app.url }, { method: 'GET', path, from: 'query' }, {});
    expect([path, atRest.status, errorIn(atRest)?.code]).toEqual([path, 401, 'unauthorized']);
  }
});
