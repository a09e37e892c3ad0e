import { createHmac, randomBytes } from 'node:crypto';
import { speechWav } from '#scripts/demo/voice/speech-wav.ts';
import { createWebhookKey, type WebhookKey } from '#server/features/webhooks/webhook-keys.ts';
import { asOrganization } from '#server/platform/context.ts';
import type { TestApp } from './app.ts';
import type { OrganizationKey } from './organizations.ts';

/** What the webhook answered. */
export interface Said {
  status: number;
  body: { result?: { id: string }; error?: { code: string; message: string; fields?: Record<string, string> } };
}

export interface Signing {
  key: WebhookKey;
  /** Seconds since the epoch; now by the app's clock when left out. */
  timestamp?: string;
  /** Stands in place of the right signature. */
  signature?: string;
}

/** A voice platform's id, as Twilio makes them. */
export const newSid = (): string => `CA${randomBytes(16).toString('hex')}`;

/** Seconds since the epoch by the app's clock. */
export const secondsNow = (app: TestApp): number => Math.floor(app.clock.now().getTime() / 1000);

export const voiceKey = (app: TestApp, organization: OrganizationKey = 'a'): Promise<WebhookKey> =>
  createWebhookKey(asOrganization(app.ctx, app.organizations[organization].id), 'voice-calls');

export const sign = (secret: string, timestamp: string, body: Buffer | string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;

/** Posts bytes as they are, signed. */
export async function post(app: TestApp, body: Buffer, contentType: string, signing: Signing): Promise<Said> {
  const timestamp = signing.timestamp ?? String(secondsNow(app));
  const response = await fetch(`${app.url}/webhooks/voice-calls`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: {
      'content-type': contentType,
      'x-key-id': signing.key.key_id,
      'x-timestamp': timestamp,
      'x-signature': signing.signature ?? sign(signing.key.secret, timestamp, body),
    },
  });
  return { status: response.status, body: (await response.json()) as Said['body'] };
}

export const say = (app: TestApp, event: unknown, signing: Signing): Promise<Said> =>
  post(app, Buffer.from(JSON.stringify(event)), 'application/json', signing);

/** A form as its bytes, with the type that names its boundary. */
export async function formBytes(form: FormData): Promise<{ body: Buffer; contentType: string }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { body: Buffer.from(await request.arrayBuffer()), contentType: request.headers.get('content-type') ?? '' };
}

export async function sayWithAudio(app: TestApp, event: unknown, audio: Buffer, signing: Signing): Promise<Said> {
  const form = new FormData();
  form.set('call', JSON.stringify(event));
  form.set('audio', new Blob([new Uint8Array(audio)]), 'recording.wav');
  const { body, contentType } = await formBytes(form);
  return post(app, body, contentType, signing);
}

/** A WAV file of so many seconds, one voice humming through it. */
export const sampleAudio = (seconds = 2): Buffer => speechWav(seconds, [{ from: 0, to: seconds, pitch: 120 }]);

/** The end of a call from a number, with two lines said in it. */
export const endedCall = (app: TestApp, facts: object = {}) => ({
  event: 'call.ended',
  sid: newSid(),
  caller: '+12125550142',
  timestamp: secondsNow(app) - 60,
  duration: 42,
  status: 'completed',
  transcript: [
    { type: 'agent', message: 'Harbor Point, how may I help?', timestamp: secondsNow(app) - 60 },
    { type: 'caller', message: 'I am calling about my brother.', timestamp: secondsNow(app) - 56 },
  ],
  summary: 'A sister asks for a bed.',
  ...facts,
});
