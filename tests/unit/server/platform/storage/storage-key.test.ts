import { expect, test } from 'vitest';
import { belongsToOrg, newStorageKey } from '#server/platform/storage/storage-key.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

const A = '0190f000-0000-7000-8000-00000000000a';
const B = '0190f000-0000-7000-8000-00000000000b';

test('a key holds the organization, the kind and 256 bits of randomness', () => {
  const random = seededRandom('keys');
  const [first, second] = [newStorageKey(A, 'documents', random), newStorageKey(A, 'documents', random)];
  expect(first).toMatch(/^org\/0190f000-0000-7000-8000-00000000000a\/documents\/[0-9a-f]{64}$/);
  expect(second).not.toBe(first);
});

test('a key belongs to its own organization alone', () => {
  const key = newStorageKey(A, 'documents', seededRandom('owner'));
  expect(belongsToOrg(key, A)).toBe(true);
  expect(belongsToOrg(key, B)).toBe(false);
  expect(belongsToOrg(`org/${A}/../${B}/documents/x`, A)).toBe(false);
});

test('an organization id that could lead elsewhere makes no key', () => {
  expect(() => newStorageKey('../..', 'documents', seededRandom('x'))).toThrow('Not a storage key');
});
