import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { revokeWebhookKey } from '#server/features/webhooks/webhook-keys.ts';
import { asOrganization } from '#server/platform/context.ts';
import { startTestApp } from '#tests/support/app.ts';
import type { OrganizationKey } from '#tests/support/organizations.ts';
import { storedFiles } from '#tests/support/uploads.ts';
import {
  endedCall,
  formBytes,
  newSid,
  post,
  sampleAudio,
  say,
  sayWithAudio,
  secondsNow,
  sign,
  voiceKey,
} from '#tests/support/voice-agent.ts';

const app = await startTestApp({ limited: false });
const key = await voiceKey(app);
const keyOfB = await voiceKey(app, 'b');
const admissions = await app.signIn('admissions');

const REFUSED = { code: 'unauthorized', message: 'The signature is missing, wrong or too old.' };

const callsOf = (organization: OrganizationKey, sid: string) =>
  app.within(organization, (tx) => tx.db.selectFrom('calls').selectAll().where('sid', '=', sid).execute());

describe('a signature', () => {
  const cases: [string, (body: Buffer) => Parameters<typeof post>[3]][] = [
    ['made with another secret', () => ({ key: { ...key, secret: 'another' } })],
    ['of other bytes', (body) => ({ key, signature: sign(key.secret, String(secondsNow(app)), `${body} `) })],
    ['of another time', (body) => ({ key, signature: sign(key.secret, String(secondsNow(app) - 1), body) })],
    ['of no form', () => ({ key, signature: 'sha256=abc' })],
    ['of another algorithm', (body) => ({ key, signature: sign(key.secret, '1', body).replace('sha256', 'sha1') })],
    ['by a key nobody has', () => ({ key: { key_id: 'vk_000000000000000000000000', secret: key.secret } })],
    ['by another organization with our secret', () => ({ key: { key_id: keyOfB.key_id, secret: key.secret } })],
    ['from 301 seconds ago', () => ({ key, timestamp: String(secondsNow(app) - 301) })],
    ['from 301 seconds ahead', () => ({ key, timestamp: String(secondsNow(app) + 301) })],
    ['at no time', () => ({ key, timestamp: 'now' })],
    ['at a time with a sign', () => ({ key, timestamp: `+${secondsNow(app)}` })],
  ];

  test.each(cases)('%s is refused, and nothing is kept', async (_name, signing) => {
    const event = endedCall(app);
    const body = Buffer.from(JSON.stringify(event));
    const said = await post(app, body, 'application/json', signing(body));
    expect(said.status).toBe(401);
    expect(said.body.error).toMatchObject(REFUSED);
    expect(await callsOf('a', event.sid)).toEqual([]);
    expect(await callsOf('b', event.sid)).toEqual([]);
  });

  test.each(cases)('%s is refused over a form with audio, and no audio stays', async (_name, signing) => {
    const form = new FormData();
    const event = endedCall(app);
    form.set('call', JSON.stringify(event));
    form.set('audio', new Blob([new Uint8Array(sampleAudio(1))]), 'a.wav');
    const { body, contentType } = await formBytes(form);
    const before = await storedFiles(app);
    expect((await post(app, body, contentType, signing(body))).status).toBe(401);
    expect(await callsOf('a', event.sid)).toEqual([]);
    expect(await storedFiles(app)).toEqual(before);
  });

  test.each([-300, -299, 0, 300])('from %i seconds away is taken', async (seconds) => {
    const said = await say(app, endedCall(app), { key, timestamp: String(secondsNow(app) + seconds) });
    expect(said.status).toBe(200);
  });

  test('replayed after five minutes is refused', async () => {
    const event = endedCall(app);
    const timestamp = String(secondsNow(app));
    expect((await say(app, event, { key, timestamp })).status).toBe(200);
    app.clock.advance(301_000);
    expect((await say(app, event, { key, timestamp })).status).toBe(401);
    expect(await callsOf('a', event.sid)).toHaveLength(1);
  });

  test('by a revoked key is refused', async () => {
    const old = await voiceKey(app);
    const ctx = asOrganization(app.ctx, app.organizations.a.id);
    expect(await revokeWebhookKey(asOrganization(app.ctx, app.organizations.b.id), old.key_id)).toBe(false);
    expect((await say(app, endedCall(app), { key: old })).status).toBe(200);
    expect(await revokeWebhookKey(ctx, old.key_id)).toBe(true);
    expect((await say(app, endedCall(app), { key: old })).status).toBe(401);
  });

  test('left out is refused', async () => {
    const response = await fetch(`${app.url}/webhooks/voice-calls`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
  });

  test('stores its secret sealed', async () => {
    const rows = await app.within('a', (tx) => tx.db.selectFrom('webhook_keys').select('secret').execute());
    expect(rows.length).toBeGreaterThan(0);
    for (const { secret } of rows) expect(secret).toMatch(/^v1\.k1\./);
  });
});

describe('a call', () => {
  test('said whole is kept whole', async () => {
    const started = secondsNow(app) - 600;
    const event = endedCall(app, {
      caller: '(212) 555-0142',
      to: '+16175550100',
      timestamp: started,
      transcript: [
        { type: 'bot', message: ' Second ', timestamp: started + 4.25 },
        { type: 'Agent', message: 'First', timestamp: 0.5 },
        { type: 'human', message: 'Third', timestamp: new Date((started + 9) * 1000).toISOString() },
        { type: 'user', message: '  ', timestamp: 12 },
      ],
    });
    const said = await say(app, event, { key });
    expect(said.status).toBe(200);
    const { details, call } = await admissions.trpc.calls.get.query({ call_id: said.body.result!.id });
    expect(call).toMatchObject({
      sid: event.sid,
      caller: '+12125550142',
      to: '+16175550100',
      timestamp: started,
      duration: 42,
      status: 'completed',
      summary: 'A sister asks for a bed.',
      recording_key: null,
    });
    expect(details).toEqual([
      { type: 'assistant', message: 'First', timestamp: started, offset_ms: 500 },
      { type: 'assistant', message: 'Second', timestamp: started + 4, offset_ms: 4250 },
      { type: 'user', message: 'Third', timestamp: started + 9, offset_ms: 9000 },
    ]);
  });

  test('said ten times at once is one call', async () => {
    const event = endedCall(app);
    const all = await Promise.all(Array.from({ length: 10 }, () => say(app, event, { key })));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(all.map(({ body }) => body.result!.id)).size).toBe(1);
    expect(await callsOf('a', event.sid)).toHaveLength(1);
  });

  test('said ten times at once with audio keeps one recording', async () => {
    const event = endedCall(app);
    const before = (await storedFiles(app)).length;
    const all = await Promise.all(Array.from({ length: 10 }, () => sayWithAudio(app, event, sampleAudio(1), { key })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await callsOf('a', event.sid)).toHaveLength(1);
    expect((await storedFiles(app)).length).toBe(before + 1);
  });

  test('comes to the same whether its start is said before or after its end', async () => {
    const begin = { caller: '+12125550199', timestamp: secondsNow(app) - 90 };
    const started = { event: 'call.started', ...begin, to: '+16175550100', status: 'in-progress' };
    const ended = endedCall(app, { ...begin, status: undefined });
    const said = async (events: readonly object[]) => {
      const sid = newSid();
      for (const event of events) expect((await say(app, { ...event, sid }, { key })).status).toBe(200);
      const [row] = await callsOf('a', sid);
      const { id: _id, sid: _sid, search_text: _text, created_at: _at, updated_at: _on, ...facts } = row!;
      return facts;
    };
    const inOrder = await said([started, ended]);
    expect(inOrder).toMatchObject({ to: '+16175550100', status: 'completed', duration: 42 });
    expect(await said([ended, started])).toEqual(inOrder);
    expect(await said([started, ended, started, ended, started])).toEqual(inOrder);
  });

  test('of one sid stands in two organizations apart', async () => {
    const event = endedCall(app);
    await say(app, event, { key });
    await say(app, { ...event, caller: '+12125550177' }, { key: keyOfB });
    expect((await callsOf('a', event.sid)).map(({ caller }) => caller)).toEqual(['+12125550142']);
    expect((await callsOf('b', event.sid)).map(({ caller }) => caller)).toEqual(['+12125550177']);
  });

  test('with its audio can be heard', async () => {
    const audio = sampleAudio(2);
    const said = await sayWithAudio(app, endedCall(app), audio, { key });
    expect(said.status).toBe(200);
    const { call } = await admissions.trpc.calls.get.query({ call_id: said.body.result!.id });
    const response = await fetch(`${app.url}/api/call_recording?key=${call.recording_key}`, {
      headers: { authorization: `Bearer ${admissions.token}` },
    });
    expect(response.headers.get('content-type')).toBe('audio/wav');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(audio);
  });

  test('is audited as the product itself, with its id alone', async () => {
    const said = await say(app, endedCall(app), { key });
    const rows = await app.within('a', (tx) =>
      tx.db.selectFrom('audit_log').selectAll().where('action', '=', 'calls.receive').execute(),
    );
    const mine = rows.filter(({ entity_ids }) => entity_ids.includes(said.body.result!.id));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({ user_id: null, entity: 'call', details: { event: 'call.ended', created: true } });
    expect(app.logLines.join('\n')).not.toMatch(/2125550142|a bed|my brother/);
  });
});

describe('a body', () => {
  test.each([
    ['an unknown field', { mood: 'calm' }, 'mood'],
    ['an unknown event', { event: 'call.paused' }, 'event'],
    ['a sid with a slash', { sid: '../CA1' }, 'sid'],
    ['a sid of 65 letters', { sid: 'C'.repeat(65) }, 'sid'],
    ['no caller', { caller: ' ' }, 'caller'],
    ['a caller of 41 letters', { caller: '1'.repeat(41) }, 'caller'],
    ['a negative duration', { duration: -1 }, 'duration'],
    ['a time that is none', { timestamp: 'yesterday' }, 'timestamp'],
    [
      'a line of 5,001 letters',
      { transcript: [{ type: 'user', message: 'x'.repeat(5_001), timestamp: 1 }] },
      'transcript.0.message',
    ],
    ['a summary of 10,001 letters', { summary: 'x'.repeat(10_001) }, 'summary'],
    ['an address of 2,001 letters', { recording_url: `https://${'x'.repeat(2_000)}` }, 'recording_url'],
  ])('with %s is refused by name', async (_name, facts, field) => {
    const said = await say(app, endedCall(app, facts), { key });
    expect(said.status).toBe(400);
    expect(Object.keys(said.body.error!.fields!)).toContain(field);
  });

  test('that is no JSON is refused', async () => {
    const said = await post(app, Buffer.from('{"event":'), 'application/json', { key });
    expect(said).toMatchObject({ status: 400, body: { error: { message: 'The body is not JSON.' } } });
  });

  test('with a text that cannot be stored is refused', async () => {
    const said = await say(app, endedCall(app, { summary: 'a\u0000b' }), { key });
    expect(said.status).toBe(400);
  });

  test('over 1 MB is refused unread', async () => {
    const said = await post(app, Buffer.alloc(1_100_000, 0x20), 'application/json', { key });
    expect(said).toMatchObject({ status: 413, body: { error: { message: 'The call is too large.' } } });
  });

  test('of nearly 1 MB is taken', async () => {
    const line = { type: 'user', message: 'word '.repeat(900).trim(), timestamp: 1 };
    const said = await say(app, endedCall(app, { transcript: Array.from({ length: 200 }, () => line) }), { key });
    expect(said.status).toBe(200);
  });

  test('whose audio is none is refused, and nothing is kept', async () => {
    const event = endedCall(app);
    const before = await storedFiles(app);
    const said = await sayWithAudio(app, event, Buffer.from('<html>no audio at all</html>'), { key });
    expect(said).toMatchObject({
      status: 415,
      body: { error: { message: 'The recording is not in a format that is read here.' } },
    });
    expect(await callsOf('a', event.sid)).toEqual([]);
    expect(await storedFiles(app)).toEqual(before);
  });

  test('whose audio is over 64 MB is refused, and nothing is kept', async () => {
    const event = endedCall(app);
    const before = await storedFiles(app);
    const audio = Buffer.concat([sampleAudio(1), Buffer.alloc(64 * 1_048_576, 128)]);
    const said = await sayWithAudio(app, event, audio, { key });
    expect(said.status).toBe(413);
    expect(await callsOf('a', event.sid)).toEqual([]);
    expect(await storedFiles(app)).toEqual(before);
  });

  const malformed: [string, FormData][] = ['audio', 'call', 'both twice'].map((name) => {
    const form = new FormData();
    if (name !== 'call') form.set('audio', new Blob([new Uint8Array(sampleAudio(1))]), 'a.wav');
    if (name !== 'audio') form.set('call', '{}');
    if (name === 'both twice') form.append('audio', new Blob([new Uint8Array(sampleAudio(1))]), 'b.wav');
    return [name, form];
  });
  test.each(malformed)('that is a form with %s alone is refused in words', async (_name, form) => {
    const before = await storedFiles(app);
    const { body, contentType } = await formBytes(form);
    const said = await post(app, body, contentType, { key });
    expect(said).toMatchObject({
      status: 400,
      body: { error: { message: 'Send the call as JSON in the field “call” and its audio in the field “audio”.' } },
    });
    // The same with a signature that is wrong says nothing of the form.
    const forged = await post(app, body, contentType, { key: { ...key, secret: randomBytes(8).toString('hex') } });
    expect(forged.status).toBe(401);
    expect(await storedFiles(app)).toEqual(before);
  });
});

test('no other method and no other path is there', async () => {
  for (const [method, path] of [
    ['GET', '/webhooks/voice-calls'],
    ['POST', '/webhooks/other'],
  ] as const) {
    const response = await fetch(`${app.url}${path}`, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { message: 'There is no such path.' } });
  }
});
