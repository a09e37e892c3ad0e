import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { triesKey } from '#server/features/auth/find-account.ts';
import { startTestApp } from '#tests/support/app.ts';
import { TEST_PASSWORD } from '#tests/support/organizations.ts';

const app = await startTestApp();

const logIn = (email_id: string, password: string, ip = '192.0.2.1') =>
  app.anyone.rest('POST', '/auth/login', { email_id, password }, { 'x-forwarded-for': ip });

const auditRows = (action: string) =>
  app.within('a', (tx) =>
    tx.db
      .selectFrom('audit_log')
      .select(['action', 'outcome', 'entity', 'user_id', 'session_id'])
      .select(sql<string[]>`entity_ids::text[]`.as('ids'))
      .where('action', '=', action)
      .orderBy('seq')
      .execute(),
  );

test('the right e-mail and password open a session with the documented answer', async () => {
  const { users, id } = app.organizations.a;
  const answer = await logIn('Admissions@A.example ', TEST_PASSWORD);
  expect(answer.status).toBe(200);
  expect(answer.body.result).toEqual({
    token: expect.any(String),
    refresh_token: expect.any(String),
    initials: 'JE',
    org_id: id,
  });
  const { token } = answer.body.result as { token: string };
  const tested = await app.anyone.rest('GET', '/api/test', undefined, { authorization: `Bearer ${token}` });
  expect(tested.body).toEqual({ result: { ok: true, user_id: users.admissions.user_id } });
  const [row] = await auditRows('auth.login');
  expect(row).toMatchObject({ outcome: 'done', entity: 'session', user_id: users.admissions.user_id });
  expect(row?.ids).toEqual([row?.session_id]);
});

test('a wrong password, an unknown address and a deactivated account are one and the same answer', async () => {
  const { user_id } = app.organizations.a.users.analyst;
  await app.within('a', (tx) =>
    tx.db.updateTable('users').set({ is_active: false }).where('id', '=', user_id).execute(),
  );
  const answers = [
    await logIn('clinical@a.example', 'Wrong#Password12'),
    await logIn('nobody@a.example', 'Wrong#Password12'),
    await logIn('analyst@a.example', TEST_PASSWORD),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ code: 'unauthorized', message: 'Incorrect email or password' });
  }
  const shapes = answers.map(({ headers, body }) => ({
    headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)).sort(),
    body: { ...body.error, request_id: null },
  }));
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
});

test('a refused sign-in to a known account leaves an audit row', async () => {
  const { user_id } = app.organizations.a.users.outreach;
  await logIn('outreach@a.example', 'Wrong#Password12');
  const refused = (await auditRows('auth.login')).filter((row) => row.outcome === 'refused');
  expect(refused.at(-1)).toMatchObject({ entity: 'user', ids: [user_id], user_id: null });
});

test('the eleventh try on one account is asked to wait, from wherever it comes, and a success starts over', async () => {
  const tryNine = async () => {
    for (let at = 1; at <= 9; at++) {
      const answer = await logIn('manager@a.example', 'Wrong#Password12', `198.51.100.${at}`);
      expect(answer.status).toBe(401);
    }
  };
  await tryNine();
  expect((await logIn('manager@a.example', TEST_PASSWORD)).status).toBe(200);
  await tryNine();
  expect((await logIn('manager@a.example', 'Wrong#Password12')).status).toBe(401);
  const limited = await logIn('manager@a.example', TEST_PASSWORD, '198.51.100.99');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await logIn('manager@b.example', TEST_PASSWORD)).status).toBe(200);
});

test('two hundred guesses, of one address or of fifty, are ten that count', async () => {
  const guess = (account: string, addresses: number) =>
    Promise.all(
      Array.from({ length: 200 }, (_, at) => logIn(account, `Wrong#Password${at}`, `203.0.113.${at % addresses}`)),
    );
  for (const [account, addresses] of [
    ['clinical@b.example', 50],
    ['outreach@b.example', 1],
  ] as const) {
    const answers = await guess(account, addresses);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const waiting = answers.filter(({ status }) => status !== 401);
    for (const { status, headers } of waiting) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // Whoever sits elsewhere under another name is not kept out by it.
    expect((await logIn('analyst@b.example', TEST_PASSWORD, '192.0.2.200')).status).toBe(200);
  }
});

test('one address that tries many accounts is asked to wait too', async () => {
  const tries = await Promise.all(
    Array.from({ length: 60 }, (_, at) => logIn(`nobody-${at}@a.example`, 'Wrong#Password12', '203.0.113.77')),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(50);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('a whole house signs in at once, and nobody is asked to wait', async () => {
  const houses = { a: ['admin', 'admissions'], b: ['admin', 'admissions', 'analyst', 'manager'] };
  const people = Object.entries(houses).flatMap(([org, roles]) => roles.map((role) => `${role}@${org}.example`));
  const answers = await Promise.all(
    people.flatMap((person) => Array.from({ length: 9 }, () => logIn(person, TEST_PASSWORD, '203.0.113.200'))),
  );
  expect(answers).toHaveLength(54);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('an account is counted as itself, however its address is typed', () => {
  const account = { user_id: 'the account' };
  const spellings = ['admin@a.example', 'ADMIN@A.EXAMPLE', 'adm\u0130n@a.example', 'adm\u0131n@a.example'];
  expect(new Set(spellings.map((spelling) => triesKey(account, spelling)))).toEqual(new Set(['the account']));
  expect(triesKey(undefined, 'Nobody@A.example')).toBe('nobody@a.example');
});

test('an account that is invited and has no password yet cannot be signed in to', async () => {
  const admin = await app.signIn('admin', 'a');
  const invitation = { email_id: 'invited@a.example', firstname: 'Ina', lastname: 'Vited', role: 'analyst' as const };
  await admin.trpc.users.invite.mutate(invitation);
  expect((await logIn('invited@a.example', TEST_PASSWORD, '192.0.2.7')).status).toBe(401);
});

test('a body with a further key is refused by name', async () => {
  const input = { email_id: 'admin@a.example', password: TEST_PASSWORD, remember: true };
  const answer = await app.anyone.rest('POST', '/auth/login', input);
  expect(answer.status).toBe(400);
  expect(answer.body.error?.fields).toEqual({ remember: 'This field is not known here.' });
});
