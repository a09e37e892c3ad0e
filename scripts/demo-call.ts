/**
 * Sends the running demo a call, as its voice agent would: `npm run demo:call`, in the environment of the start or
 * beside one that uses the embedded servers. The call comes signed and with its recording. Ends with code 1 and one
 * line on failure.
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createWebhookKey, revokeWebhookKey, type WebhookKey } from '#server/features/webhooks/webhook-keys.ts';
import { asOrganization } from '#server/platform/context.ts';
import { DEMO_LINE } from './demo/calls.ts';
import { DEMO_ORGANIZATIONS } from './demo/organizations.ts';
import { SAMPLE_CALLS } from './demo/voice/sample-calls.ts';
import { layLines, lengthOf, recordingOf } from './demo/voice/spoken-call.ts';
import { explainFailure } from './launch/explain.ts';
import { localName, readSettings } from './launch/settings.ts';
import { withServices } from './launch/with-services.ts';

/** A call that ended this moment, with its recording, as a form. */
function sampleForm(): FormData {
  const sample = SAMPLE_CALLS[randomBytes(1).readUInt8() % 3]!;
  const lines = layLines(sample.lines);
  const duration = lengthOf(lines);
  const begun = Math.floor(Date.now() / 1000) - duration;
  const event = {
    event: 'call.ended',
    sid: `CA${randomBytes(16).toString('hex')}`,
    caller: `+1617555${String(100 + (randomBytes(1).readUInt8() % 100)).padStart(4, '0')}`,
    to: DEMO_LINE,
    timestamp: begun,
    duration,
    status: 'completed',
    summary: sample.summary,
    transcript: lines.map(({ type, message, from }) => ({ type, message, timestamp: begun + from })),
  };
  const form = new FormData();
  form.set('call', JSON.stringify(event));
  form.set('audio', new Blob([new Uint8Array(recordingOf(sample))], { type: 'audio/wav' }), 'recording.wav');
  return form;
}

/** Sends a form whose bytes are signed as they leave. */
async function send(address: string, form: FormData, { key_id, secret }: WebhookKey): Promise<string> {
  const request = new Request(address, { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await fetch(address, {
    method: 'POST',
    body,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-key-id': key_id,
      'x-timestamp': timestamp,
      'x-signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`,
    },
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { result: { id: string } }).result.id;
}

try {
  const settings = readSettings(process.env);
  const address = `http://${localName(settings.host)}:${settings.port}`;
  await fetch(`${address}/healthz`).catch(() => {
    throw new Error(`Nothing answers at ${address}: run "npm start" first.`);
  });
  await withServices({ ...process.env, LOG_LEVEL: 'silent' }, async (services) => {
    const request = { request_id: randomUUID(), ip: null, user_agent: null, idempotency_key: null };
    const [organization] = DEMO_ORGANIZATIONS;
    const ctx = asOrganization({ services, request, action: 'demo.call' }, organization!.id);
    const key = await createWebhookKey(ctx, 'voice-calls');
    try {
      const id = await send(`${address}/webhooks/voice-calls`, sampleForm(), key);
      console.log(`${organization!.name} has a new call: ${address}/admissions/call/${id}`);
    } finally {
      await revokeWebhookKey(ctx, key.key_id);
    }
  });
} catch (error) {
  console.error(explainFailure(error, { databaseUrl: process.env.DATABASE_URL }));
  process.exitCode = 1;
}
