import { parseOptions } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from '#server/platform/auth/passwords.ts';

const GOOD = 'Tidal&Lantern48x';

describe('password hashes', () => {
  test('fit their own password alone, and differ each time', async () => {
    const [first, second] = await Promise.all([hashPassword(GOOD), hashPassword(GOOD)]);
    expect(first).toMatch(/^\$argon2id\$v=19\$/);
    expect(second).not.toBe(first);
    expect(await verifyPassword(first, GOOD)).toBe(true);
    expect(await verifyPassword(first, 'tidal&Lantern48x')).toBe(false);
    expect(needsRehash(first)).toBe(false);
  });

  test('cost at least 19 MiB and two passes', async () => {
    const cost = parseOptions(await hashPassword(GOOD));
    expect(cost.memoryCost).toBeGreaterThanOrEqual(19 * 1024);
    expect(cost.timeCost).toBeGreaterThanOrEqual(2);
  });

  test('cut nothing: not at 72 bytes, not at a NUL', async () => {
    const long = `Aa1@${'x'.repeat(124)}`;
    const hash = await hashPassword(long);
    expect(await verifyPassword(hash, `${long.slice(0, -1)}y`)).toBe(false);
    expect(await verifyPassword(hash, long.slice(0, 72))).toBe(false);
    const withNul = await hashPassword('Aa1@\0tail-one');
    expect(await verifyPassword(withNul, 'Aa1@\0tail-two')).toBe(false);
    expect(await verifyPassword(withNul, 'Aa1@\0tail-one')).toBe(true);
  });

  test('take composed and decomposed letters for the same', async () => {
    const hash = await hashPassword('Wärme&Dämmung77');
    expect(await verifyPassword(hash, 'Wärme&Dämmung77'.normalize('NFD'))).toBe(true);
  });

  test('an account that does not exist costs the same work, and the answer is no', async () => {
    const stored = await hashPassword(GOOD);
    expect(await verifyPassword(null, GOOD)).toBe(false);
    const timeOf = async (hash: string | null) => {
      const begun = process.hrtime.bigint();
      await verifyPassword(hash, 'not the password');
      return Number(process.hrtime.bigint() - begun);
    };
    // Each beside the other, so that whatever else the machine does meets both; the middle one of nine.
    const ratios: number[] = [];
    for (let run = 0; run < 9; run += 1) ratios.push((await timeOf(null)) / (await timeOf(stored)));
    const ratio = ratios.sort((a, b) => a - b)[4];
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('another cost is noticed', () => {
    expect(needsRehash('$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAA')).toBe(true);
  });
});
