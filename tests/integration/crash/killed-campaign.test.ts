import { afterAll, expect, test, vi } from 'vitest';
import { ADDRESS, INTRO } from '#tests/support/campaigns.ts';
import { startFakeSmtp } from '#tests/support/fake-smtp.ts';
import { openInstallation } from '#tests/support/installation.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const PEOPLE = 120;
const smtp = await startFakeSmtp();
afterAll(() => smtp.close());
const redis = await startOwnRedis();
const installation = await openInstallation((await createTestDatabase()).url, redis.url);
const environment = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
const web = await installation.startWeb(environment);
const admin = await installation.signIn(web, 'admin');
const made = await admin.trpc.referralSources.create.mutate({ referral_name: 'Alder House', type: 'School' });
if (!('id' in made)) throw new Error('one source has one id');
await installation.within('a', async (tx) => {
  const { org_id } = tx.actor;
  await tx.db.updateTable('organizations').set({ postal_address: ADDRESS }).where('id', '=', org_id).execute();
  const contact = (at: number) => ({
    ...{ id: tx.services.newId(), org_id, referral_id: made.id, organization_name: 'Alder House' },
    ...{ firstname: 'Robin', lastname: `Referent ${at}`, email: `robin${at}@referents.example` },
  });
  await tx.db
    .insertInto('referral_contacts')
    .values(Array.from({ length: PEOPLE }, (_, at) => contact(at)))
    .execute();
});

/** A killed worker's job is taken up by another only when its lock has run out. */
const TAKEN_UP = { timeout: 180_000, interval: 100 };

async function sendNew(): Promise<string> {
  const { id: campaign_id } = await admin.trpc.campaigns.create.mutate({
    ...{ name: 'Spring news', subject: 'Open beds', description: 'For referents' },
  });
  await admin.trpc.campaigns.save.mutate({ campaign_id, audience: 'all', restore_template: INTRO });
  await admin.trpc.campaigns.send.mutate({ campaign_id, org_name: 'Maple House', reply_to: 'admin@a.example' });
  return campaign_id;
}

const recipientsOf = (campaign_id: string) =>
  installation.within('a', (tx) =>
    tx.db
      .selectFrom('campaign_recipients')
      .select(['email', 'state'])
      .where('org_id', '=', tx.actor.org_id)
      .where('campaign_id', '=', campaign_id)
      .execute(),
  );

test(
  'a worker killed while it sends: nobody is lost, and nobody mailed twice; who was being mailed is in doubt',
  async () => {
    const chance = chances('campaign');
    for (let round = 0; round < rounds(1); round += 1) {
      smtp.mails.splice(0);
      const killed = await installation.startWorker(environment);
      const campaign_id = await sendNew();
      const enough = 1 + Math.floor(chance() * (PEOPLE - 30));
      await vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThanOrEqual(enough), { ...TAKEN_UP, interval: 5 });
      await killed.end('SIGKILL');
      const next = await installation.startWorker(environment);
      await vi.waitFor(
        async () => expect(await admin.trpc.campaigns.get.query({ campaign_id })).toMatchObject({ status: 'SENT' }),
        TAKEN_UP,
      );
      await next.end('SIGTERM');
      const times = new Map<string, number>();
      for (const { to } of smtp.mails) times.set(to[0]!, (times.get(to[0]!) ?? 0) + 1);
      const recipients = await recipientsOf(campaign_id);
      expect(recipients).toHaveLength(PEOPLE);
      const said = (state: string) => recipients.filter((each) => each.state === state);
      expect(said('sent').length + said('in_doubt').length).toBe(PEOPLE);
      expect(said('sent').filter(({ email }) => times.get(email) !== 1)).toEqual([]);
      expect(said('in_doubt').filter(({ email }) => (times.get(email) ?? 0) > 1)).toEqual([]);
      expect(said('in_doubt').length).toBeLessThanOrEqual(20);
    }
  },
  timeFor(rounds(1), 300_000),
);
