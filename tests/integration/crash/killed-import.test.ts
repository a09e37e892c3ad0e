import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { ImportState } from '#shared/features/imports/imports.rules.ts';
import { CONTACT_HEADER, csvOf, sendList } from '#tests/support/imports.ts';
import { openInstallation } from '#tests/support/installation.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const redis = await startOwnRedis();
const installation = await openInstallation((await createTestDatabase()).url, redis.url);
const web = await installation.startWeb({ IMPORT_MAX_MB: '2' });
const staff = await installation.signIn(web, 'outreach');
const WORKER = 'tests/support/import-worker.ts';

/** More than one batch of each kind of work. */
const ROWS = 6_000;
/** Every so many rows is one that another row repeats, or one without a last name. */
const REPEATED = 50;
const NAMELESS = 70;
/** Milliseconds within which the work is certainly under way, or just over. */
const MOMENT_MS = 1_500;
const TAKEN_UP = { timeout: 120_000, interval: 100 };

type Kind = 'new' | 'duplicate' | 'problem';
const kindOf = (n: number): Kind => (n % NAMELESS === 3 ? 'problem' : n % REPEATED === 1 ? 'duplicate' : 'new');
const numbers = Array.from({ length: ROWS }, (_, n) => n);
const many = (kind: Kind) => numbers.filter((n) => kindOf(n) === kind).length;

/** A row that is a duplicate has the address of the row before it, which is new. */
const listOf = (round: number): string =>
  csvOf([
    CONTACT_HEADER,
    ...numbers.map((n) => [
      `Given${n}`,
      kindOf(n) === 'problem' ? '' : `Round${round}`,
      `House ${round} ${n % 7}`,
      `person${kindOf(n) === 'duplicate' ? n - 1 : n}.${round}@lists.example`,
    ]),
  ]);

const stateOf = async (import_id: string): Promise<ImportState> =>
  (await staff.trpc.imports.get.query({ import_id })).state;
const countsOf = async (import_id: string) => (await staff.trpc.imports.get.query({ import_id })).counts;

/** What the import has left in the database. */
const left = (import_id: string) =>
  installation.within('a', async (tx) => {
    const contacts = await tx.db
      .selectFrom('referral_contacts')
      .select('email')
      .where('import_id', '=', import_id)
      .execute();
    const sources = await tx.db
      .selectFrom('referral_sources')
      .select('referral_name')
      .where('import_id', '=', import_id)
      .orderBy('referral_name')
      .execute();
    return {
      contacts: contacts.map(({ email }) => email ?? '').toSorted(),
      sources: sources.map(({ referral_name }) => referral_name),
    };
  });

/** Has work done whose worker is killed at some moment of it, and lets the next worker end it. */
async function throughAKill(work: () => Promise<string>, until: ImportState, moment: number): Promise<string> {
  const killed = await installation.startWorker({}, WORKER);
  const import_id = await work();
  await wait(moment);
  await killed.end('SIGKILL');
  const next = await installation.startWorker({}, WORKER);
  await vi.waitFor(async () => expect(await stateOf(import_id)).toBe(until), TAKEN_UP);
  await next.end('SIGTERM');
  return import_id;
}

test(
  'a worker killed at any moment of an import: each row is judged, saved and taken back exactly once',
  async () => {
    const chance = chances('import');
    for (let round = 0; round < rounds(1); round += 1) {
      const bytes = listOf(round);
      const upload = async () => {
        const answer = await sendList(web, staff.token, '/api/import_file', { bytes, kind: 'contacts' });
        expect(answer.status).toBe(200);
        return (answer.body.result as { import_id: string }).import_id;
      };
      const import_id = await throughAKill(upload, 'checked', chance() * MOMENT_MS);
      expect(await countsOf(import_id)).toEqual({
        new: many('new'),
        duplicate: many('duplicate'),
        problem: many('problem'),
      });
      expect(await left(import_id)).toEqual({ contacts: [], sources: [] });

      const save = async () => (await staff.trpc.imports.save.mutate({ import_id })).import_id;
      await throughAKill(save, 'saved', chance() * MOMENT_MS);
      expect(await countsOf(import_id)).toEqual({
        saved: many('new'),
        duplicate: many('duplicate'),
        problem: many('problem'),
      });
      expect(await left(import_id)).toEqual({
        contacts: numbers
          .filter((n) => kindOf(n) === 'new')
          .map((n) => `person${n}.${round}@lists.example`)
          .toSorted(),
        sources: Array.from({ length: 7 }, (_, n) => `House ${round} ${n}`),
      });

      const undo = async () => (await staff.trpc.imports.undo.mutate({ import_id })).import_id;
      await throughAKill(undo, 'undone', chance() * MOMENT_MS);
      expect(await countsOf(import_id)).toEqual({
        undone: many('new'),
        duplicate: many('duplicate'),
        problem: many('problem'),
      });
      expect(await left(import_id)).toEqual({ contacts: [], sources: [] });
    }
  },
  timeFor(rounds(1), 240_000),
);
