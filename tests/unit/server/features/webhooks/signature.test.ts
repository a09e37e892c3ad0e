import { expect, test } from 'vitest';
import { isSigned, readSignature, signing } from '#server/features/webhooks/signature.ts';

const NOW = new Date('2026-05-12T16:00:00.900Z');
const AT = Math.floor(NOW.getTime() / 1000);
const HEX = 'ab'.repeat(32);
const headers = (changed: Record<string, string | string[] | undefined> = {}) => ({
  'x-key-id': 'vk_1',
  'x-timestamp': String(AT),
  'x-signature': `sha256=${HEX}`,
  ...changed,
});

test('a signature is read from its three headers', () => {
  const read = readSignature(headers(), NOW);
  expect(read).toEqual({ key_id: 'vk_1', timestamp: String(AT), digest: Buffer.from(HEX, 'hex') });
  expect(readSignature(headers({ 'x-signature': `sha256=${HEX.toUpperCase()}` }), NOW)).toEqual(read);
});

test.each([
  { 'x-key-id': undefined },
  { 'x-key-id': 'k'.repeat(101) },
  { 'x-key-id': ['vk_1', 'vk_2'] },
  { 'x-timestamp': undefined },
  { 'x-timestamp': '' },
  { 'x-timestamp': `${AT}.5` },
  { 'x-timestamp': `-${AT}` },
  { 'x-timestamp': `${AT}e0` },
  { 'x-timestamp': String(AT * 1000) },
  { 'x-timestamp': String(AT - 301) },
  { 'x-timestamp': String(AT + 301) },
  { 'x-signature': undefined },
  { 'x-signature': HEX },
  { 'x-signature': `sha1=${HEX}` },
  { 'x-signature': `sha256=${HEX}00` },
  { 'x-signature': `sha256=${HEX.slice(1)}g` },
])('%j is none', (changed) => {
  expect(readSignature(headers(changed), NOW)).toBeNull();
});

test('five minutes either way are let pass', () => {
  for (const seconds of [-300, 300])
    expect(readSignature(headers({ 'x-timestamp': String(AT + seconds) }), NOW)).not.toBeNull();
});

test('what is signed is the time, a dot and the body, fed in any pieces', () => {
  // As openssl makes it: dgst -sha256 -hmac secret, over 1795867200.{"a":1}
  const whole = Buffer.from('d2bf08ee9d9503038a1e187e2ed5695a42f8fe87f797d44faca6c333cc443f47', 'hex');
  const pieces = signing('secret', '1795867200').update('{"a"').update(':1}');
  const signature = { key_id: 'vk_1', timestamp: '1795867200', digest: whole };
  expect(isSigned(pieces, signature)).toBe(true);
  expect(isSigned(signing('secret', '1795867200').update('{"a":2}'), signature)).toBe(false);
  expect(isSigned(signing('other', '1795867200').update('{"a":1}'), signature)).toBe(false);
});
