import { afterAll, expect, test, vi } from 'vitest';
import { ADDRESS, INTRO } from '#tests/support/campaigns.ts';
import { startFakeSendGrid } from '#tests/support/fake-sendgrid.ts';
import { startFakeSmtp } from '#tests/support/fake-smtp.ts';
import { type InstallationActor, openInstallation } from '#tests/support/installation.ts';
import type { OrganizationKey } from '#tests/support/organizations.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const PEOPLE = 500;
/** People a request of SendGrid's reaches here: five requests a campaign, ten seconds for all of them. */
const BULK = 100;
/** One organization sends by SMTP, the other by its own SendGrid account. */
const CAMPAIGNS: readonly OrganizationKey[] = ['a', 'a', 'a', 'b', 'b'];
const MAX_KILLS = 3;
/** Milliseconds, at most, between SendGrid's taking a mail and its answer. */
const MAX_DELAY = 2_000;

const smtp = await startFakeSmtp();
const sendGrid = await startFakeSendGrid();
afterAll(async () => {
  await smtp.close();
  await sendGrid.close();
});
const redis = await startOwnRedis();
const installation = await openInstallation((await createTestDatabase()).url, redis.url);
const environment = {
  SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  SMTP_PER_SECOND: '150',
  SENDGRID_BASE_URL: sendGrid.base_url,
  SENDGRID_PER_SECOND: String(BULK),
};
const web = await installation.startWeb(environment);

async function prepare(key: OrganizationKey): Promise<InstallationActor> {
  const admin = await installation.signIn(web, 'admin', key);
  const made = await admin.trpc.referralSources.create.mutate({ referral_name: 'Alder House', type: 'School' });
  if (!('id' in made)) throw new Error('one source has one id');
  await installation.within(key, async (tx) => {
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
  return admin;
}
const admins = { a: await prepare('a'), b: await prepare('b') };
await admins.b.trpc.integrations.setApiKeys.mutate({
  ...{ name: 'SendGrid', public_key: 'key-id', private_key: sendGrid.api_key },
});

/** A killed worker's job is taken up by another only when its lock has run out. */
const TAKEN_UP = { timeout: 180_000, interval: 100 };

async function sendNew(key: OrganizationKey, subject: string): Promise<string> {
  const { campaigns } = admins[key].trpc;
  const { id: campaign_id } = await campaigns.create.mutate({ name: subject, subject, description: 'For referents' });
  await campaigns.save.mutate({ campaign_id, audience: 'all', restore_template: INTRO });
  await campaigns.send.mutate({ campaign_id, org_name: 'Maple House', reply_to: 'admin@a.example' });
  return campaign_id;
}

const recipientsOf = (key: OrganizationKey, campaign_id: string) =>
  installation.within(key, (tx) =>
    tx.db
      .selectFrom('campaign_recipients')
      .select(['email', 'state'])
      .where('org_id', '=', tx.actor.org_id)
      .where('campaign_id', '=', campaign_id)
      .execute(),
  );

/** Whom the providers were given a mail for, each time, by its subject: what they say is the witness. */
function reachedBy(subject: string): string[] {
  const bySmtp = smtp.mails.flatMap(({ to, data }) => (data.includes(`\r\nSubject: ${subject}\r\n`) ? to : []));
  const byBulk = sendGrid.mails.filter((mail) => mail.subject === subject).flatMap((mail) => mail.personalizations);
  return [...bySmtp, ...byBulk.map(({ to }) => to[0]!.email)];
}
const reached = () => smtp.mails.length + sendGrid.mails.length * BULK;

test(
  'workers killed while they send: nobody is lost, and nobody mailed twice; who was being mailed is in doubt',
  async () => {
    const chance = chances('campaign');
    for (let run = 0; run < rounds(5); run += CAMPAIGNS.length) {
      smtp.mails.splice(0);
      sendGrid.mails.splice(0);
      // Many rounds last longer than a token.
      for (const key of CAMPAIGNS) admins[key] = await installation.signIn(web, 'admin', key);
      const all = CAMPAIGNS.length * PEOPLE;
      const moments = Array.from({ length: 1 + Math.floor(chance() * MAX_KILLS) }, () => chance() * all * 0.8);
      const sent = await Promise.all(
        CAMPAIGNS.map(async (key, at) => {
          const subject = `Open beds ${run + at}`;
          return { key, subject, campaign_id: await sendNew(key, subject) };
        }),
      );
      for (const moment of moments.sort((one, two) => one - two)) {
        const killed = await installation.startWorker(environment);
        sendGrid.delay = Math.floor(chance() * MAX_DELAY);
        await vi.waitFor(() => expect(reached()).toBeGreaterThan(moment), { ...TAKEN_UP, interval: 5 });
        await killed.end('SIGKILL');
      }
      sendGrid.delay = 0;
      const last = await installation.startWorker(environment);
      for (const { key, subject, campaign_id } of sent) {
        const { campaigns } = admins[key].trpc;
        await vi.waitFor(
          async () => expect(await campaigns.get.query({ campaign_id })).toMatchObject({ status: 'SENT' }),
          TAKEN_UP,
        );
        const times = new Map<string, number>();
        for (const email of reachedBy(subject)) times.set(email, (times.get(email) ?? 0) + 1);
        const recipients = await recipientsOf(key, campaign_id);
        const said = (state: string) => recipients.filter((each) => each.state === state);
        const why = `seed ${process.env.TORTURE_SEED ?? '1'}, ${subject}, killed after ${moments.map(Math.round)}`;
        expect(recipients.length, why).toBe(PEOPLE);
        expect(said('sent').length + said('in_doubt').length, why).toBe(PEOPLE);
        expect(
          said('sent').filter(({ email }) => times.get(email) !== 1),
          why,
        ).toEqual([]);
        expect(
          said('in_doubt').filter(({ email }) => (times.get(email) ?? 0) > 1),
          why,
        ).toEqual([]);
        // One request a kill: one person by SMTP.
        expect(said('in_doubt').length, why).toBeLessThanOrEqual(moments.length * (key === 'a' ? 1 : BULK));
        const { progress } = await campaigns.get.query({ campaign_id });
        expect(progress, why).toEqual({
          ...{ total: PEOPLE, waiting: 0, dropped: 0 },
          ...{ sent: said('sent').length, in_doubt: said('in_doubt').length },
        });
      }
      await last.end('SIGTERM');
    }
  },
  timeFor(rounds(5), 120_000),
);
