import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openDoors, type RestAnswer } from '#tests/support/doors.ts';
import { openInstallation } from '#tests/support/installation.ts';
import { TEST_PASSWORD } from '#tests/support/organizations.ts';
import { outboxOf } from '#tests/support/outbox.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { sendForm } from '#tests/support/uploads.ts';

const redis = await startOwnRedis();
const installation = await openInstallation((await createTestDatabase()).url, redis.url);
const [web, worker] = await Promise.all([
  installation.startWeb({ LOG_LEVEL: 'debug' }),
  installation.startWorker({ LOG_LEVEL: 'debug' }),
]);
const actor = await installation.signIn(web, 'admin');
const anyone = openDoors(web.url);

/** Every text below that may not be found again holds this word. */
const CANARY = 'Zqxcanary';
const canary = (field: string) => `${CANARY}-${field}`;
const errors: string[] = [];

/** Keeps what was answered to a call that went wrong. */
function noted(answer: RestAnswer): RestAnswer {
  if (answer.status >= 400) errors.push(JSON.stringify(answer.body));
  return answer;
}
const rest = async (...call: Parameters<typeof actor.rest>) => noted(await actor.rest(...call));
const result = <T>({ body }: RestAnswer) => body.result as T;

/** A request written by hand, for what no client would send. */
function raw(lines: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(web.url).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(heard)).on('error', () => resolve(heard));
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

/** Everything that a Redis holds, as text. */
async function contentsOfRedis(): Promise<string> {
  const client = redis.client();
  const found: string[] = [];
  for (const key of await client.keys('*')) {
    const type = await client.type(key);
    if (type === 'hash') found.push(key, JSON.stringify(await client.hgetall(key)));
    else if (type === 'string') found.push(key, `${await client.get(key)}`);
    else if (type === 'list') found.push(key, ...(await client.lrange(key, 0, -1)));
    else if (type === 'zset') found.push(key, ...(await client.zrange(key, '0', '-1')).map(String));
    else if (type === 'set') found.push(key, ...(await client.smembers(key)));
    else found.push(key, JSON.stringify(await client.xrange(key, '-', '+')));
  }
  return found.join('\n');
}

async function workWithRecords() {
  const headers = { 'idempotency-key': canary('key'), 'user-agent': canary('agent') };
  const person = {
    firstname: canary('first'),
    lastname: canary('last'),
    phone_number: '+1 212 555 0142',
    email_id: `${canary('mail')}@mail.example`,
    address: canary('street'),
    city: canary('city'),
    ssn: '900-17-4242',
    employer: canary('employer'),
    emergency_contact_primary_firstname: canary('contact'),
    subscriber_id: canary('subscriber'),
  };
  const client = result<{ id: string }>(await rest('POST', '/api/patients', person, headers));
  // The same key for another body is a conflict.
  expect((await rest('POST', '/api/patients', { ...person, city: canary('town') }, headers)).status).toBe(409);
  const patient = { subscriber_ssn: '900 17 4243', subscriber_employer: canary('work') };
  expect((await rest('PUT', '/api/patient_details', { patient_id: client.id, patient })).status).toBe(200);
  const wrong = { ssn: '900-17-42429', email_id: canary('wrong') };
  expect((await rest('PUT', '/api/patient_details', { patient_id: client.id, patient: wrong })).status).toBe(400);
  const shown = { patient_id: client.id, field: 'ssn', reason: 'identity' } as const;
  expect(await actor.trpc.clients.revealSsn.mutate(shown)).toEqual({ field: 'ssn', value: '900-17-4242' });
  const inquiry = result<{ id: string }>(
    await rest(
      'POST',
      '/api/opportunities',
      { patient_id: client.id, created_at_date: '2026-05-12', additional_instructions: canary('instructions') },
      { 'idempotency-key': canary('other-key') },
    ),
  );
  const opportunity_id = inquiry.id;
  expect((await rest('POST', '/api/activity_record', { opportunity_id, description: canary('note') })).status).toBe(
    200,
  );
  const opportunity = { summary: canary('summary') };
  expect((await rest('PUT', '/api/opportunity_details', { opportunity_id, opportunity })).status).toBe(200);
  await rest('GET', '/api/opportunities', { query: canary('search'), unknown: canary('parameter') });
  await rest('GET', '/api/opportunities', { query: canary('search') });
  const uploads = [
    { name: `${canary('file')}.pdf`, bytes: await textPdf([`The client ${canary('record')} was admitted.`]) },
    { name: `${canary('color')}\u001b[31m.pdf`, bytes: Buffer.from(canary('ink')) },
    { name: `${canary('broken')}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${canary('bytes')}`.padEnd(2_000, ' ')) },
    { name: `${canary('picture')}.png`, bytes: Buffer.from(canary('pixels')) },
  ];
  const statuses: number[] = [];
  for (const file of uploads) {
    const form = { parts: [['opportunity_id', opportunity_id] as const, ['file', file] as const] };
    statuses.push(noted(await sendForm(web, actor.token, form)).status);
  }
  expect([statuses, errors]).toEqual([[200, 400, 200, 415], expect.anything()]);
  await vi.waitFor(
    async () => {
      const documents = await actor.trpc.documents.list.query({ opportunity_id });
      expect(documents.map(({ status }) => status).toSorted()).toEqual(['Completed', 'Failed']);
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(
    (await rest('POST', '/api/qna', { opportunity_id, question: `Was ${canary('question')} admitted?` })).status,
  ).toBe(200);
}

async function signInBadly() {
  for (const email_id of [
    `${canary('nobody')}@mail.example`,
    `${canary('line')}\r\n{"level":"forged"}\u001b[2J@mail.example`,
  ])
    noted(await anyone.rest('POST', '/auth/login', { email_id, password: canary('password') }));
  noted(await anyone.rest('POST', '/auth/refresh', { refresh_token: canary('refresh').padEnd(43, 'x') }));
  noted(await anyone.rest('GET', '/auth/change_password', { token: canary('token').padEnd(43, 'x') }));
  await rest('POST', '/auth/login', { email_id: 'admin@a.example', password: TEST_PASSWORD, extra: canary('extra') });
  // A mail that cannot be sent fails its job.
  await installation.within('a', (tx) =>
    tx.db
      .updateTable('users')
      .set({ email_id: `fail@${CANARY.toLowerCase()}.example`, firstname: canary('owner') })
      .where('role', '=', 'outreach')
      .execute(),
  );
  await anyone.rest('POST', '/auth/request_password_reset', { email_id: `fail@${CANARY.toLowerCase()}.example` });
  await vi.waitFor(() => expect(worker.output.some((line) => line.includes('job attempt failed'))).toBe(true), {
    timeout: 20_000,
    interval: 50,
  });
}

async function askBadly() {
  await rest('GET', `/api/${canary('path')}`);
  await rest('GET', '/api/patient_details', { patient_id: canary('id') });
  const headers = { authorization: `Bearer ${actor.token}`, 'content-type': 'application/json' };
  const broken = [
    fetch(`${web.url}/api/patients`, { method: 'POST', headers, body: `{"firstname":"${canary('json')}",` }),
    fetch(`${web.url}/api/patients`, { headers: { authorization: `Bearer ${canary('jwt')}` } }),
  ];
  for (const response of await Promise.all(broken)) errors.push(await response.text());
  const agent = `User-Agent: ${canary('raw')}\u001b[31m\u0007`;
  await raw(['GET /api/test HTTP/1.1', 'Host: localhost', agent, 'Connection: close']);
  await raw([`GET /api/${canary('raw')}%0d%0a%1b HTTP/1.1`, 'Host: localhost', 'Connection: close']);
  await raw([`GET /\u001b[31m${canary('raw')} HTTP/1.1`, 'Host: localhost', 'Connection: close']);
}

test('nothing of a record, a person or a secret is found in a log, in Redis or in the answer to a failed call', async () => {
  await workWithRecords();
  await signInBadly();
  await askBadly();
  // An outage writes lines of its own.
  await redis.kill();
  await rest('POST', '/api/patients', { firstname: canary('away'), lastname: canary('away') });
  await redis.start();
  await vi.waitFor(async () => expect((await outboxOf(installation)).length).toBeGreaterThan(0));
  const inRedis = await contentsOfRedis();
  for (const running of [web, worker]) await running.end('SIGTERM');

  const logs = [web, worker].flatMap(({ output }) => output);
  expect(logs.length).toBeGreaterThan(20);
  for (const line of logs) {
    const parsed = JSON.parse(line) as Record<string, unknown>;
    expect(Object.keys(parsed)).toEqual(expect.arrayContaining(['level', 'time', 'event']));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(line).not.toMatch(/[\u0000-\u001f\u007f]/);
  }
  const secrets = [
    actor.token,
    actor.refresh_token,
    TEST_PASSWORD,
    '2125550142',
    'Quiet#',
    '900174242',
    '900-17-4242',
    '900 17 4243',
  ];
  const places = { logs: logs.join('\n'), errors: errors.join('\n'), inRedis, stderr: web.errors() + worker.errors() };
  for (const [place, text] of Object.entries(places)) {
    expect(text.match(new RegExp(`.{0,80}${CANARY}.{0,40}`, 'gi')) ?? [], place).toEqual([]);
    for (const secret of secrets) expect(text.includes(secret), place).toBe(false);
  }
  expect(places.stderr).toBe('');
  expect(errors.length).toBeGreaterThan(8);
  for (const body of errors) expect(body).not.toMatch(/node_modules|\.ts:\d|select .* from |insert into/);
}, 150_000);
