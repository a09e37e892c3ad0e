import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSecrets } from '#scripts/launch/secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'landfall-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => path.join(folder, 'secrets.json');
const mode = () => statSync(file()).mode & 0o777;

describe('the secrets of a data folder', () => {
  test('are made once and kept', () => {
    const first = loadSecrets(folder);
    expect(loadSecrets(folder)).toEqual(first);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(first);
  });

  test('have keys of 32 bytes, the field key with its name', () => {
    const { TOKEN_KEY, FIELD_KEYS, LINK_KEY } = loadSecrets(folder);
    expect(FIELD_KEYS).toMatch(/^k1:/);
    for (const key of [TOKEN_KEY, LINK_KEY, FIELD_KEYS.slice('k1:'.length)]) {
      expect(Buffer.from(key, 'base64')).toHaveLength(32);
    }
  });

  test('differ between two folders', () => {
    const other = mkdtempSync(path.join(os.tmpdir(), 'landfall-secrets-'));
    const values = [...Object.values(loadSecrets(folder)), ...Object.values(loadSecrets(other))];
    rmSync(other, { recursive: true });
    expect(new Set(values).size).toBe(values.length);
  });

  test('are readable by their owner alone, also after someone opened them up', () => {
    loadSecrets(folder);
    expect(mode()).toBe(0o600);
    chmodSync(file(), 0o644);
    loadSecrets(folder);
    expect(mode()).toBe(0o600);
  });

  test('keep what is there when a later version needs one more', () => {
    writeFileSync(file(), JSON.stringify({ FIELD_KEYS: 'k2:bmV3,k1:b2xk' }));
    const secrets = loadSecrets(folder);
    expect(secrets.FIELD_KEYS).toBe('k2:bmV3,k1:b2xk');
    expect(secrets.TOKEN_KEY).not.toBe('');
  });

  test('that are damaged are never replaced', () => {
    writeFileSync(file(), '{"FIELD_KEYS":');
    expect(() => loadSecrets(folder)).toThrow(`${file()} is damaged`);
    expect(readFileSync(file(), 'utf8')).toBe('{"FIELD_KEYS":');
  });
});
