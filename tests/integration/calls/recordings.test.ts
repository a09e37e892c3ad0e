import { createServer, type RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { closeServer, listen } from '#tests/support/listen.ts';
import { storedFiles } from '#tests/support/uploads.ts';
import { endedCall, sampleAudio, say, sayWithAudio, secondsNow, voiceKey } from '#tests/support/voice-agent.ts';
import { removeOldCallsTask } from '#worker/features/calls/remove-old-calls.task.ts';
import { sweepOrphanRecordingsTask } from '#worker/features/calls/sweep-orphan-recordings.task.ts';

const audio = sampleAudio(2);
let answer: RequestListener = (_req, res) => res.end(audio);
let asked = 0;
const recorder = createServer((req, res) => {
  asked += 1;
  answer(req, res);
});
const port = await listen(recorder);
afterAll(() => closeServer(recorder));
const app = await startTestApp({ limited: false, outboundAllow: [`127.0.0.1:${port}`] });
const key = await voiceKey(app);
const admin = await app.signIn('admin');
const signal = new AbortController().signal;

const said = async (recording_url: string) =>
  (await say(app, endedCall(app, { recording_url }), { key })).body.result!.id;
const callOf = async (id: string) =>
  app.within('a', (tx) => tx.db.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst());

describe('a recording that is named by its address', () => {
  test('is fetched by a job, once', async () => {
    const url = `http://127.0.0.1:${port}/secret-token.wav`;
    const id = await said(url);
    const sealed = (await callOf(id))!.recording_url;
    expect(sealed).toMatch(/^v1\.k1\./);
    expect(await app.runJobs()).toMatchObject([{ job: 'calls.fetch_recording', outcome: 'completed' }]);
    const row = await callOf(id);
    expect(row).toMatchObject({ recording_size: audio.length, recording_type: 'audio/wav', recording_url: null });
    const response = await fetch(`${app.url}/api/call_recording?key=${row!.recording_key}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(audio);
    expect(app.logLines.join('\n')).not.toContain('secret-token');
    // Published again, there is nothing left to fetch.
    const before = asked;
    expect((await say(app, { ...endedCall(app), sid: row!.sid, recording_url: url }, { key })).status).toBe(200);
    expect(await app.runJobs()).toEqual([]);
    expect(asked).toBe(before);
  });

  test.each([
    ['inside our own network', 'http://127.0.0.1:1/a.wav', 'refused_address'],
    ['at the metadata service', 'http://169.254.169.254/latest/meta-data/', 'refused_address'],
    ['of no web scheme', 'file:///etc/passwd', 'refused_scheme'],
    ['that is none', 'not an address', 'malformed_address'],
  ])('%s is not fetched', async (_name, url, code) => {
    const id = await said(url);
    const before = asked;
    expect(await app.runJobs()).toMatchObject([{ outcome: 'failed' }]);
    expect(asked).toBe(before);
    expect((await callOf(id))!.recording_key).toBeNull();
    const dead = await admin.trpc.jobs.dead.query({});
    expect(dead.map((job) => job.error_code)).toContain(code);
  });

  test('and holds no audio is not kept', async () => {
    answer = (_req, res) => res.writeHead(200, { 'content-type': 'audio/wav' }).end('<html>Sign in first</html>');
    const before = await storedFiles(app);
    const id = await said(`http://127.0.0.1:${port}/login`);
    expect(await app.runJobs()).toMatchObject([{ outcome: 'failed' }]);
    expect((await callOf(id))!.recording_key).toBeNull();
    expect(await storedFiles(app)).toEqual(before);
  });

  test('and is not there yet is tried again', async () => {
    answer = (_req, res) => res.writeHead(404).end();
    const id = await said(`http://127.0.0.1:${port}/later`);
    expect(await app.runJobs()).toMatchObject([{ outcome: 'retried' }]);
    answer = (_req, res) => res.end(audio);
    expect(await app.runJobs()).toMatchObject([{ outcome: 'completed' }]);
    expect((await callOf(id))!.recording_key).not.toBeNull();
  });
});

describe('what is kept', () => {
  test('goes after six years, with its audio, and not a day earlier', async () => {
    const year = 365.25 * 24 * 3_600;
    const at = (seconds: number) => endedCall(app, { timestamp: Math.floor(secondsNow(app) - seconds) });
    const old = (await sayWithAudio(app, at(6 * year + 86_400), audio, { key })).body.result!.id;
    const young = (await sayWithAudio(app, at(6 * year - 2 * 86_400), audio, { key })).body.result!.id;
    const before = (await storedFiles(app)).length;
    const { total } = await admin.trpc.calls.list.query({});
    await removeOldCallsTask({ ...app.ctx, action: 'calls.remove_old' }, signal);
    expect(await callOf(old)).toBeUndefined();
    expect(await callOf(young)).toBeDefined();
    expect((await storedFiles(app)).length).toBe(before - 1);
    expect((await admin.trpc.calls.list.query({})).total).toBe(total - 1);
    await removeOldCallsTask({ ...app.ctx, action: 'calls.remove_old' }, signal);
    expect(await callOf(young)).toBeDefined();
  });

  test('belongs to a call: audio of none is swept away after an hour', async () => {
    const before = await storedFiles(app);
    const orphan = `org/${app.organizations.a.id}/recordings/${'a'.repeat(64)}`;
    await app.services.storage.put(orphan, Readable.from([audio]), { maxBytes: 1_000_000 });
    app.clock.set(new Date());
    await sweepOrphanRecordingsTask({ ...app.ctx, action: 'calls.sweep_orphans' }, signal);
    expect((await storedFiles(app)).length).toBe(before.length + 1);
    app.clock.advance(61 * 60_000);
    await sweepOrphanRecordingsTask({ ...app.ctx, action: 'calls.sweep_orphans' }, signal);
    expect(await storedFiles(app)).toEqual(before);
  });
});
