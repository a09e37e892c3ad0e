import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FieldPlace } from '#server/platform/field-cipher.ts';
import { createFieldCipher, FieldCipherError, parseFieldKeys } from '#server/platform/field-cipher.ts';

const newKey = (id: string) => ({ id, key: randomBytes(32) });
const place: FieldPlace = { org_id: 'org-a', row_id: 'row-1', column: 'clients.ssn' };
const SSN = '900-12-3456';

describe('field cipher', () => {
  const [k0, k1] = [newKey('k0'), newKey('k1')];
  const cipher = createFieldCipher([k1, k0]);

  test('opens what it sealed, and seals the same value differently each time', () => {
    const sealed = cipher.encrypt(SSN, place);
    expect(sealed).toMatch(/^v1\.k1\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+$/);
    expect(cipher.encrypt(SSN, place)).not.toBe(sealed);
    expect(cipher.decrypt(sealed, place)).toBe(SSN);
    for (const text of ['', 'ü🌊', 'x'.repeat(10_000)]) {
      expect(cipher.decrypt(cipher.encrypt(text, place), place)).toBe(text);
    }
  });

  test.each([
    ['row', { ...place, row_id: 'row-2' }],
    ['organization', { ...place, org_id: 'org-b' }],
    ['column', { ...place, column: 'clients.subscriber_ssn' }],
    ['split of the same characters', { ...place, org_id: 'org-a"', row_id: ',row-1' }],
  ])('does not open in another %s', (_name, elsewhere) => {
    const sealed = cipher.encrypt(SSN, place);
    expect(() => cipher.decrypt(sealed, elsewhere)).toThrow(expect.objectContaining({ code: 'refused' }));
  });

  test('does not open altered, not in one character', () => {
    const sealed = cipher.encrypt(SSN, place);
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const edited = sealed.slice(0, at) + other + sealed.slice(at + 1);
      // The last character of base64url holds bits that stand for nothing; the value itself must not change.
      const opened = () => cipher.decrypt(edited, place);
      if (at === sealed.length - 1) continue;
      expect(opened).toThrow(FieldCipherError);
    }
    for (const bad of ['', 'v1.k1..', SSN, sealed.slice(0, -8), `v2${sealed.slice(2)}`]) {
      expect(() => cipher.decrypt(bad, place)).toThrow(FieldCipherError);
    }
  });

  test('rotation: older keys open, the first seals, and reencrypt moves a value over', () => {
    const before = createFieldCipher([k0]);
    const sealed = before.encrypt(SSN, place);
    expect(cipher.decrypt(sealed, place)).toBe(SSN);
    const moved = cipher.reencrypt(sealed, place);
    expect(moved).toMatch(/^v1\.k1\./);
    expect(cipher.reencrypt(moved, place)).toBe(moved);
    const after = createFieldCipher([k1]);
    expect(after.decrypt(moved, place)).toBe(SSN);
    expect(() => after.decrypt(sealed, place)).toThrow(expect.objectContaining({ code: 'unknown_key' }));
    expect(() => before.decrypt(moved, place)).toThrow(expect.objectContaining({ code: 'unknown_key' }));
  });

  test('a key renamed to another id opens nothing', () => {
    const renamed = createFieldCipher([{ id: 'k1', key: k0.key }]);
    expect(() => renamed.decrypt(cipher.encrypt(SSN, place), place)).toThrow(
      expect.objectContaining({ code: 'refused' }),
    );
  });
});

describe('field keys', () => {
  const good = randomBytes(32).toString('base64');

  test('are read in order', () => {
    const keys = parseFieldKeys(`k1:${good},k0:${randomBytes(32).toString('base64')}`);
    expect(keys.map((key) => key.id)).toEqual(['k1', 'k0']);
    expect(keys[0]?.key.toString('base64')).toBe(good);
  });

  test.each([
    '',
    'k1',
    `k1:`,
    `:${good}`,
    `k1:${good.slice(4)}`,
    `k1:${good},`,
    `k.1:${good}`,
    `k1:${good},k1:${good}`,
  ])('refuses %j without quoting the key', (text) => {
    expect(() => parseFieldKeys(text)).toThrow(FieldCipherError);
    expect(() => parseFieldKeys(text)).not.toThrow(good.slice(4));
  });
});
