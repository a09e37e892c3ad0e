import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { type Answer, callProcedure, callRest, queryText } from '#tests/support/matrix/calls.ts';
import { inputFor } from '#tests/support/matrix/inputs.ts';
import { SAYS_TOO_MUCH, SQL_PAYLOADS } from '#tests/support/matrix/naughty.ts';
import { payloadShares } from '#tests/support/matrix/payload-shares.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { digestOf, openDatabase, tenantTables } from '#tests/support/matrix/rows.ts';
import { inputSchema, placesIn, withValue } from '#tests/support/matrix/schema-values.ts';
import { rounds, timeFor } from '#tests/support/rounds.ts';
import { procedures, restRoutesOf } from '#tests/support/routes.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const { a, b } = await createBothRecords(app);
const { token } = await app.signIn('admin', 'a');
const admin = { url: app.url, token };
const before = await digestOf(query, app.organizations.b.id);
const tablesBefore = await tenantTables(query);

const TAKEN_FOR_TOO_MUCH = SQL_PAYLOADS.filter((payload) => SAYS_TOO_MUCH.test(payload));

/** Whether more is said than should be, beside a text of these tests that is stored and shown again as it was given. */
const saysTooMuch = (text: string): boolean =>
  SAYS_TOO_MUCH.test(TAKEN_FOR_TOO_MUCH.reduce((rest, given) => rest.replaceAll(given, ''), text));

/** Whether an answer is one that a caller may have: no fault of ours, no word of the database's, nothing of B. */
function isDecent({ status, text }: Answer): boolean {
  return status < 500 && (status < 400 || !saysTooMuch(text)) && !text.includes(b.canary);
}

// Slow on purpose, or limited by what they use up: their strings are looked at by the fuzz test.
const SLOW = /^auth\.(login|request_password_reset|change_password|refresh|logout)$/;
const reached = procedures().filter(({ verb }) => !SLOW.test(verb.description.name));

/** How much of the hostile texts each place is given; all of them under `npm run torture`. */
const ROUNDS = rounds(1);
const shares = payloadShares(ROUNDS);

describe.each(reached.filter(({ verb }) => placesIn(inputSchema(verb.description.input)).length > 0))(
  '$path',
  (route) => {
    const { name, input: schema } = route.verb.description;

    // An inquiry has seventy fields.
    test('takes SQL and odd texts in every field as texts', { timeout: timeFor(ROUNDS, 60_000) }, async () => {
      const input = await inputFor(name, { app, organization: 'a', records: a.records });
      for (const { path } of placesIn(inputSchema(schema)))
        for (const share of shares.next()) {
          const calls = share.map(async (payload) => {
            const answer = await callProcedure(admin, route, withValue(input, path, payload));
            return isDecent(answer) ? [] : [`${path.join('.')} ${JSON.stringify(payload)}: ${answer.text}`];
          });
          expect((await Promise.all(calls)).flat()).toEqual([]);
        }
    });
  },
);

const queried = restRoutesOf().filter(({ from, verb }) => from === 'query' && !SLOW.test(verb.description.name));

test.each(queried)('$method $path takes them in its query', async (route) => {
  const input = await inputFor(route.verb.description.name, { app, organization: 'a', records: a.records });
  const keys = placesIn(inputSchema(route.verb.description.input)).map(({ path }) => path[0]!);
  const aliases = keys.includes('page') ? ['sort_by', 'per_page'] : [];
  for (const key of [...keys, ...aliases])
    for (const share of shares.nextSql()) {
      const calls = share.map(async (payload) => {
        const answer = await callRest(admin, route, { ...(input as object), [key]: payload });
        return isDecent(answer) ? [] : [`${key} ${payload}: ${answer.text}`];
      });
      expect((await Promise.all(calls)).flat()).toEqual([]);
    }
});

test('no hostile text was left out', () => {
  expect(shares.unused()).toEqual([]);
});

test('a list is sorted by what it names, and by nothing else', async () => {
  for (const sort of ['password_hash', 'org_id', 'id', 'created_at desc', '1', 'search_text', 'CREATED_AT']) {
    const answer = await callRest(admin, { method: 'GET', path: '/api/opportunities', from: 'query' }, { sort });
    expect(`${sort} ${answer.status}`).toBe(`${sort} 400`);
  }
});

test('a place in a list that was made by hand is refused', async () => {
  const { id } = app.organizations.b;
  const forged = [
    [`created_at desc`, "2026-01-01'; drop table clients; --", id],
    ['created_at desc', '2026-01-01', "x' or '1'='1"],
    ['created_at desc', 'not a time', id],
    ['name_key', 'x', id],
    [1, 2, 3],
    'created_at desc',
  ];
  for (const cursor of forged) {
    const after = Buffer.from(JSON.stringify(cursor)).toString('base64url');
    const answer = await callRest(admin, { method: 'GET', path: '/api/opportunities', from: 'query' }, { after });
    expect(`${JSON.stringify(cursor)} ${answer.status}`).toBe(`${JSON.stringify(cursor)} 400`);
  }
});

test('a query that names a key twice, or tries objects, is read or refused', async () => {
  for (const text of [
    'query=a&query=b',
    'page=1&page=2',
    'sort[]=created_at',
    'sort[$ne]=1',
    'status_filter=ADMITTED&status_filter=ADMITTED,DROPPED&status_filter=',
    '__proto__=1&constructor=2&toString=3',
    queryText({ staff_filter: Array.from({ length: 60 }, (_, n) => `Name ${n}`) }),
    '%E0%A4%A',
    'query=%ff%fe',
  ]) {
    const response = await fetch(`${app.url}/api/opportunities?${text}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(`${text} ${[200, 400].includes(response.status)}`).toBe(`${text} true`);
    expect(`${text} ${saysTooMuch(await response.text())}`).toBe(`${text} false`);
  }
});

test('nothing of the other organization has changed, and every table is there', async () => {
  expect(await digestOf(query, app.organizations.b.id)).toEqual(before);
  expect(await tenantTables(query)).toEqual(tablesBefore);
});

describe('the log', () => {
  const FORGED = 'agent\r\n{"level":"error","event":"forged"}\u001b[2J\u2028forged';

  test('holds one line an event, whatever is sent', async () => {
    await fetch(`${app.url}/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': FORGED.replaceAll(/[^ -~]/g, '\t'),
        'x-request-id': 'forged-by-the-caller',
      },
      body: JSON.stringify({ email_id: FORGED, password: FORGED }),
    });
    await fetch(`${app.url}/api/${encodeURIComponent(FORGED)}`, { headers: { authorization: `Bearer ${token}` } });
    const form = new FormData();
    form.set('opportunity_id', a.records.opportunity_id);
    form.set('file', new Blob(['%PDF-1.4']), FORGED.replaceAll(/[\r\n]/g, '%0d%0a'));
    await fetch(`${app.url}/api/file_upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    // What is asked for is the caller's to name, and refused before it is looked for.
    const asJson = { 'content-type': 'application/json' };
    await fetch(`${app.url}/trpc/forged.Dana`, { method: 'POST', headers: asJson, body: '{' });
    await fetch(`${app.url}/trpc/forged.Dana`, { method: 'PUT', headers: asJson, body: '{}' });
    await fetch(`${app.url}/trpc/inquiries.list%2Cforged.Dana`);
    expect(app.logLines.length).toBeGreaterThan(500);
    for (const line of app.logLines) {
      expect(line.endsWith('\n') && line.indexOf('\n') === line.length - 1).toBe(true);
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), event: expect.any(String) });
    }
  });

  test('holds nothing of the records, and no unforeseen error', () => {
    const whole = app.logLines.join('');
    for (const secret of [a.canary, b.canary, token, 'forged', 'lithium', 'Dana'])
      expect(whole.includes(secret)).toBe(false);
    expect(app.logLines.filter((line) => line.includes('unforeseen'))).toEqual([]);
  });
});
