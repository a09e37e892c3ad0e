import { createServer } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import express from 'express';
import { expect, test } from 'vitest';
import { noStore, securityHeaders } from '#server/platform/security-headers.ts';
import { closeServer, listen } from '#tests/support/listen.ts';

test('every answer carries the headers, errors too', async () => {
  const app = express();
  app.use(securityHeaders());
  app.use('/api', noStore);
  app.get('/api/test', (_request, response) => void response.json({ ok: true }));
  // Express' own answers to the unknown and the broken replace the policy, so an application brings its own.
  app.use((_request, response) => void response.status(404).end());
  const broken: ErrorRequestHandler = (_error, _request, response, _next) => void response.status(500).end();
  app.use(broken);
  const server = createServer(app);
  const origin = `http://127.0.0.1:${await listen(server)}`;
  for (const path of ['/', '/api/test', '/nothing', '/%ff']) {
    const { headers } = await fetch(`${origin}${path}`);
    expect(headers.get('content-security-policy')?.split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "worker-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe(path.startsWith('/api') ? 'no-store' : null);
  }
  await closeServer(server);
});
