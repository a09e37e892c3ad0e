import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEnv } from '#server/platform/env.ts';

const key = () => randomBytes(32).toString('base64');
const zeros = Buffer.alloc(32).toString('base64');
const twice = key();
const fit = {
  DATABASE_URL: 'postgres://db.example/landfall',
  REDIS_URL: 'redis://redis.example',
  TOKEN_KEY: key(),
  LINK_KEY: key(),
  FIELD_KEYS: `k2:${key()},k1:${key()}`,
};

test('random keys of their own are taken', () => {
  expect(readEnv(fit)).toMatchObject({ TOKEN_KEY: fit.TOKEN_KEY, LANDFALL_DEMO: 'off' });
});

describe('a start is refused in one line that names the key and shows none', () => {
  const random = 'make one with "openssl rand -base64 32"';
  test.each([
    [{ TOKEN_KEY: zeros }, `TOKEN_KEY is no random key: ${random}`],
    [{ LINK_KEY: Buffer.alloc(32, 'ab').toString('base64') }, `LINK_KEY is no random key: ${random}`],
    [{ FIELD_KEYS: `k2:${key()},k1:${zeros}` }, `FIELD_KEYS (k1) is no random key: ${random}`],
    [{ AUDIT_KEY: `${key()},${zeros}` }, `AUDIT_KEY is no random key: ${random}`],
    [
      { TOKEN_KEY: twice, AUDIT_KEY: twice },
      'AUDIT_KEY is the same as TOKEN_KEY: make each with "openssl rand -base64 32"',
    ],
    [{ TOKEN_KEY: '.'.repeat(50) }, 'TOKEN_KEY has fewer than 32 bytes'],
    [{ SMTP_DKIM_SELECTOR: 'lf1' }, 'SMTP_DKIM_KEY and SMTP_DKIM_SELECTOR go together'],
    [
      { SMTP_DKIM_SELECTOR: 'lf1', SMTP_DKIM_KEY: 'no key' },
      'SMTP_DKIM_KEY is malformed: an RSA private key as PEM, of 1,024 bits or more',
    ],
    [
      { TOKEN_KEY: twice, LINK_KEY: twice },
      'LINK_KEY is the same as TOKEN_KEY: make each with "openssl rand -base64 32"',
    ],
    [
      { TOKEN_KEY: twice, FIELD_KEYS: `k1:${twice}` },
      'FIELD_KEYS (k1) is the same as TOKEN_KEY: make each with "openssl rand -base64 32"',
    ],
    [
      { FIELD_KEYS: `k2:${twice},k1:${twice}` },
      'FIELD_KEYS (k1) is the same as FIELD_KEYS (k2): make each with "openssl rand -base64 32"',
    ],
  ])('%#', (given, line) => {
    expect(() => readEnv({ ...fit, ...given })).toThrow(new Error(`Environment: ${line}`));
  });
});

test('the demo is refused where others reach the product', () => {
  expect(() => readEnv({ ...fit, LANDFALL_DEMO: 'on', HOST: '0.0.0.0' })).toThrow(
    'Environment: the demo runs on this machine alone, because everybody knows its passwords: ' +
      'set LANDFALL_DEMO=off, or leave HOST out',
  );
  expect(readEnv({ ...fit, LANDFALL_DEMO: 'on' }).HOST).toBe('127.0.0.1');
});

test('a secret may stand in a file that the environment names', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'landfall-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'token_key');
  writeFileSync(file, `${twice}\n`);
  const { TOKEN_KEY: _, ...others } = fit;
  expect(readEnv({ ...others, TOKEN_KEY_FILE: file }).TOKEN_KEY).toBe(twice);
  expect(() => readEnv({ ...others, TOKEN_KEY_FILE: path.join(folder, 'away') })).toThrow(
    'Environment: TOKEN_KEY_FILE names a file that cannot be read',
  );
});
