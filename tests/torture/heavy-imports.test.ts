import { expect, test, vi } from 'vitest';
import { CONTACT_HEADER, csvOf, sendList } from '../support/imports.ts';
import { type InstallationActor, openInstallation } from '../support/installation.ts';
import { startOwnRedis } from '../support/own-redis.ts';
import { rounds, timeFor } from '../support/rounds.ts';
import { createTestDatabase } from '../support/test-database.ts';

/** The lists of one organization that go before, and the rows of each. */
const HEAVY = { lists: 12, rows: 4_000 };
const SMALL_ROWS = 20;
/** Of the twelve so many may be done before the small one: those that had begun, and those that took turns with it. */
const MAX_BEFORE = 4;
const SOON = { timeout: 120_000, interval: 20 };

const redis = await startOwnRedis();
const installation = await openInstallation((await createTestDatabase()).url, redis.url);
const web = await installation.startWeb({ IMPORT_MAX_MB: '2' });
const [many, few] = [await installation.signIn(web, 'outreach', 'a'), await installation.signIn(web, 'outreach', 'b')];

const listOf = (rows: number, name: string): string =>
  csvOf([
    CONTACT_HEADER,
    ...Array.from({ length: rows }, (_, n) => [`Given${n}`, name, `House ${n % 7}`, `p${n}.${name}@lists.example`]),
  ]);

async function send(actor: InstallationActor, rows: number, name: string): Promise<string> {
  const { status, body } = await sendList(web, actor.token, '/api/import_file', {
    bytes: listOf(rows, name),
    kind: 'contacts',
  });
  expect(status).toBe(200);
  return (body.result as { import_id: string }).import_id;
}

const isChecked = async (actor: InstallationActor, import_id: string): Promise<boolean> =>
  (await actor.trpc.imports.get.query({ import_id })).state === 'checked';

test(
  "twelve heavy lists of one organization do not stand before another's small one",
  async () => {
    for (let round = 0; round < rounds(2); round += 1) {
      const heavy: string[] = [];
      for (let n = 0; n < HEAVY.lists; n += 1) heavy.push(await send(many, HEAVY.rows, `heavy${round}x${n}`));
      const small = await send(few, SMALL_ROWS, `small${round}`);
      const worker = await installation.startWorker();
      await vi.waitFor(async () => expect(await isChecked(few, small)).toBe(true), SOON);
      const done = await Promise.all(heavy.map((import_id) => isChecked(many, import_id)));
      expect(done.filter(Boolean).length).toBeLessThanOrEqual(MAX_BEFORE);
      await vi.waitFor(
        async () => expect(await Promise.all(heavy.map((each) => isChecked(many, each)))).not.toContain(false),
        SOON,
      );
      await worker.end('SIGTERM');
      for (const import_id of heavy) await many.trpc.imports.discard.mutate({ import_id });
      for (const limit of ['import_user', 'import_org'] as const) {
        await installation.ctx.services.limits.reset(limit, installation.organizations.a.users.outreach.user_id);
        await installation.ctx.services.limits.reset(limit, installation.organizations.a.id);
      }
    }
  },
  timeFor(rounds(2), 180_000),
);
