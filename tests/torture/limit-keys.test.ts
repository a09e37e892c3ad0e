import pg from 'pg';
import { expect, test } from 'vitest';
import { logIn } from '#server/features/auth/log-in.ts';
import { migrateToLatest } from '#server/platform/migrations.ts';
import { openInstallation } from '../support/installation.ts';
import { TEST_PASSWORD } from '../support/organizations.ts';
import { startOwnRedis } from '../support/own-redis.ts';
import { chances, rounds, timeFor } from '../support/rounds.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

/** How a PostgreSQL may fold letters: by ICU, by the C library, by itself. */
const LOCALES = {
  ICU: `locale_provider icu icu_locale 'en-US' locale 'C'`,
  'ICU, Turkish': `locale_provider icu icu_locale 'tr-TR' locale 'C'`,
  libc: `locale_provider libc locale 'C.UTF-8'`,
  'libc without letters': `locale_provider libc locale 'C'`,
  builtin: `locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`,
};
/** Wrong passwords that count before an account waits. */
const TRIES = 10;
const GUESSES = 40;
/** Letters that some way of folding takes for those of an address. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'aAａ',
  i: 'iI\u0130\u0131',
  s: 'sS\u017f',
  k: 'kK\u212a',
  e: 'eE',
};

const redis = await startOwnRedis();

test.each(Object.entries(LOCALES))(
  'however an address is spelled, its account takes ten guesses and no more (%s)',
  async (name, locale) => {
    const { url } = await createEmptyDatabase(locale);
    await migrateToLatest(url);
    const { ctx, organizations } = await openInstallation(url, redis.url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const chance = chances(name);
    /** Every other spelling changes letter case alone, which each of them folds but for the i of Turkish. */
    const spelled = (address: string, odd: boolean) =>
      [...address].map((letter) => {
        const cases = letter === 'i' ? letter : `${letter}${letter.toUpperCase()}`;
        const all = [...(odd ? (ALIKE[letter] ?? letter) : cases)];
        return all[Math.floor(chance() * all.length)] ?? letter;
      });
    try {
      const people = Object.values(organizations.a.users);
      for (let round = 0; round < rounds(5); round += 1) {
        const { email_id, user_id } = people[round % people.length]!;
        let reached = 0;
        let checked = 0;
        for (let guess = 0; guess < GUESSES; guess += 1) {
          const spelling = guess === 0 ? email_id : spelled(email_id, guess % 2 === 1).join('');
          const { rows } = await client.query('select user_id from find_account($1::citext)', [spelling]);
          const isTheirs = rows.some((row: { user_id: string }) => row.user_id === user_id);
          const request = { ...ctx.request, ip: `198.51.100.${guess}` };
          const answer = await logIn({ ...ctx, request }, { email_id: spelling, password: 'Wrong#Password12' }).catch(
            (error: { code: string }) => error.code,
          );
          expect(['unauthorized', 'too_many_requests']).toContain(answer);
          if (isTheirs) reached += 1;
          if (isTheirs && answer === 'unauthorized') checked += 1;
        }
        expect(reached).toBeGreaterThan(TRIES);
        expect(checked).toBe(TRIES);
        for (const limit of ['login_account', 'login_streak_account'] as const)
          await ctx.services.limits.reset(limit, user_id);
        for (let guess = 0; guess < GUESSES; guess += 1)
          await ctx.services.limits.reset('login_ip', `198.51.100.${guess}`);
        const request = { ...ctx.request, ip: '192.0.2.1' };
        expect(await logIn({ ...ctx, request }, { email_id, password: TEST_PASSWORD })).toHaveProperty('token');
      }
    } finally {
      await client.end();
    }
  },
  timeFor(rounds(5), 30_000),
);
