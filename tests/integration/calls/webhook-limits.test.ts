import { expect, test } from 'vitest';
import { RATE_LIMITS } from '#server/platform/rate-limit.ts';
import { startTestApp } from '#tests/support/app.ts';
import { endedCall, say, voiceKey } from '#tests/support/voice-agent.ts';

const app = await startTestApp();
const key = await voiceKey(app);

test('refused signatures use up the limit of their address, accepted ones do not', async () => {
  const event = endedCall(app);
  const forged = { key: { ...key, secret: 'another' } };
  for (let sent = 0; sent < 5; sent += 1) expect((await say(app, event, { key })).status).toBe(200);
  for (let sent = 0; sent < RATE_LIMITS.webhook_ip.points; sent += 1)
    expect((await say(app, event, forged)).status).toBe(401);
  expect((await say(app, event, forged)).status).toBe(429);
  expect((await say(app, event, { key })).status).toBe(429);
});
