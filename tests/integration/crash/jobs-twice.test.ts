import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { addressKey } from '#server/features/notifications/notification-addresses.ts';
import { asOrganization, type TxContext } from '#server/platform/context.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { raiseAuditAlarm } from '#shared/features/audit/audit.jobs.ts';
import { sendPasswordLink, sendPasswordNotice, sendTwoFactorNotice } from '#shared/features/auth/auth.jobs.ts';
import { retakeSnapshotsJob } from '#shared/features/census/census.jobs.ts';
import { sendFirstContactNotice } from '#shared/features/first-contact/first-contact.jobs.ts';
import { sendNotice } from '#shared/features/notifications/notifications.jobs.ts';
import { sendMorningTasks } from '#shared/features/tasks/tasks.jobs.ts';
import { type JobName, jobs } from '#shared/jobs.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createCampaign, INTRO, sendNow } from '#tests/support/campaigns.ts';
import { CONTACT_HEADER, csvOf, uploadList } from '#tests/support/imports.ts';
import { closeServer, listen } from '#tests/support/listen.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { configure, createContact, createSource } from '#tests/support/referrals.ts';
import { makeSendable } from '#tests/support/sendable-inquiry.ts';
import { openInquiry, storedFiles, uploadDocument } from '#tests/support/uploads.ts';
import { endedCall, sampleAudio, say, voiceKey } from '#tests/support/voice-agent.ts';
import { createHandlers } from '#worker/handlers.ts';
import { createJobRunner, type Handler } from '#worker/platform/run-job.ts';

const recorder = createServer((_req, res) => res.end(sampleAudio(1)));
const recorderPort = await listen(recorder);
afterAll(() => closeServer(recorder));
const app = await startTestApp({ outboundAllow: [`127.0.0.1:${recorderPort}`] });
app.clock.set(new Date());
const actor = await app.signIn('admin');
const voice = await voiceKey(app);
const { user_id } = actor.user;
const handlers = createHandlers(app.tools);
const runner = createJobRunner(app.services, handlers, createMetrics());
const ctx = asOrganization(app.ctx, app.organizations.a.id);

const now = () => app.services.clock.now().toISOString();
const YESTERDAY = addDays(dayInZone(app.services.clock.now(), 'America/New_York'), -1);
const PERIOD = 'ENGAGEMENT_STATUS_PERIOD';

/** Has a document's text read, and leaves what follows from it waiting. */
async function readText(document_id: string): Promise<void> {
  const { id } = await inside((tx) =>
    tx.db
      .selectFrom('outbox')
      .select('id')
      .where('job', '=', 'documents.extract')
      .where('dedupe_key', '=', document_id)
      .executeTakeFirstOrThrow(),
  );
  await runner.run({ org_id: ctx.actor.org_id }, { id, signal: new AbortController().signal });
}

interface Case {
  /** Brings the job about, the way the product does. */
  cause(): Promise<void>;
  /** What the world is like after it: the same however often it ran. */
  effect(): Promise<unknown>;
}

const inside = <T>(work: (tx: TxContext) => Promise<T>) => app.within('a', work);
/** A mail may go out twice when a worker dies after sending; then it says the same twice. */
const differentMails = async () => [...new Set((await app.mails()).map(({ to, text }) => `${to}\n${text}`))].toSorted();
const uploaded = async () => uploadDocument(app, actor, await openInquiry(actor), await textPdf(['One.', 'Two.']));

/** Every job of the product. One that is missing does not compile. */
const CASES: Record<JobName, Case> = {
  'activities.refresh_engagement': {
    cause: async () => {
      const referral_id = await createSource(actor);
      await actor.trpc.activities.create.mutate({ referral_id, event: 'Phone call' });
      const { period: _period, ...version } = await actor.trpc.configuration.get.query({ type: PERIOD });
      await actor.trpc.configuration.save.mutate({ type: PERIOD, config: { ...version, period: 30 } });
    },
    effect: () =>
      inside((tx) =>
        tx.db
          .selectFrom('referral_sources')
          .select(['id', 'status', 'last_activity_date', 'version'])
          .orderBy('id')
          .execute(),
      ),
  },
  'audit.raise_alarm': {
    cause: () => inside((tx) => enqueue(tx, raiseAuditAlarm, { user_id, broken_at: 7, reason: 'changed' })),
    effect: differentMails,
  },
  'auth.send_password_link': {
    cause: () => inside((tx) => enqueue(tx, sendPasswordLink, { user_id, purpose: 'reset' })),
    effect: async () => [
      await differentMails(),
      await inside((tx) => tx.db.selectFrom('password_resets').select(['user_id', 'expires_at']).execute()),
    ],
  },
  'auth.send_password_notice': {
    cause: () => inside((tx) => enqueue(tx, sendPasswordNotice, { user_id })),
    effect: differentMails,
  },
  'auth.send_two_factor_notice': {
    cause: () => inside((tx) => enqueue(tx, sendTwoFactorNotice, { user_id, on: true })),
    effect: differentMails,
  },
  'calls.fetch_recording': {
    cause: async () => {
      const recording_url = `http://127.0.0.1:${recorderPort}/a.wav`;
      expect((await say(app, endedCall(app, { recording_url }), { key: voice })).status).toBe(200);
    },
    effect: async () => [
      await storedFiles(app),
      await inside((tx) => tx.db.selectFrom('calls').selectAll().orderBy('id').execute()),
      await inside((tx) => tx.db.selectFrom('audit_log').select(['action', 'entity_ids']).orderBy('seq').execute()),
    ],
  },
  'campaigns.send': {
    cause: async () => {
      const referral_id = await createSource(actor, { referral_name: 'Birch Center' });
      await createContact(actor, referral_id, { email: 'robin@referents.example' });
      await sendNow(actor, await createCampaign(app, 'a'));
    },
    effect: async () => [
      (await app.mails()).length,
      await inside((tx) =>
        tx.db.selectFrom('campaign_recipients').select(['email', 'state']).orderBy('email').execute(),
      ),
      await inside((tx) => tx.db.selectFrom('campaigns').select('status').execute()),
    ],
  },
  'campaigns.record_on_sources': {
    cause: async () => {
      await configure(app, 'CAMPAIGN_ACTIVITIES', { on_sources: 'Yes' });
      const referral_id = await createSource(actor, { referral_name: 'Cedar Court' });
      await createContact(actor, referral_id, { email: `robin@${referral_id}.example` });
      await sendNow(actor, await createCampaign(app, 'a'));
      const { id } = await pending('campaigns.send');
      await runner.run({ org_id: ctx.actor.org_id }, { id, signal: new AbortController().signal });
    },
    effect: () =>
      inside(async (tx) => [
        await tx.db
          .selectFrom('referral_activities')
          .select(['id', 'referral_id', 'campaign_id', 'contact_names', 'event_date'])
          .orderBy('id')
          .execute(),
        await tx.db.selectFrom('referral_sources').select(['id', 'status']).orderBy('id').execute(),
      ]),
  },
  'email_templates.draw_preview': {
    cause: async () => {
      await actor.trpc.emailTemplates.create.mutate({ name: 'Drawn', restore_template: INTRO });
    },
    effect: () =>
      inside((tx) => tx.db.selectFrom('email_templates').select(['id', 'version', 'preview']).orderBy('id').execute()),
  },
  'census.retake_snapshots': {
    cause: async () => {
      await inside((tx) =>
        tx.db
          .insertInto('census_snapshots')
          .values({ org_id: ctx.actor.org_id, day: YESTERDAY, counts: '[]', facilities: '[]', taken_at: now() })
          .onConflict((conflict) => conflict.columns(['org_id', 'day']).doNothing())
          .execute(),
      );
      await inside((tx) => enqueue(tx, retakeSnapshotsJob, { first: YESTERDAY, last: YESTERDAY }));
    },
    effect: () => inside((tx) => tx.db.selectFrom('census_snapshots').select(['day', 'counts']).execute()),
  },
  'documents.extract': {
    cause: async () => void (await uploaded()),
    effect: () =>
      inside(async (tx) => [
        await tx.db.selectFrom('documents').selectAll().orderBy('id').execute(),
        await tx.db.selectFrom('document_pages').select(['id', 'page', 'text']).orderBy('id').execute(),
        await tx.db.selectFrom('audit_log').select(['action', 'entity_ids']).orderBy('seq').execute(),
      ]),
  },
  'documents.understand': {
    cause: async () => readText(await uploadDocument(app, actor, await openInquiry(actor), await textPdf(['Sober.']))),
    effect: () =>
      inside((tx) =>
        tx.db.selectFrom('document_pages').select(['id', 'page', 'of_other', 'meaning']).orderBy('id').execute(),
      ),
  },
  'documents.autofill': {
    cause: async () => {
      const document_id = await uploadDocument(
        app,
        actor,
        await openInquiry(actor),
        await textPdf(['Date of birth: 03/04/1985\nAllergies: Penicillin (hives)\nSeizure history: [ ] Yes [X] No']),
      );
      await inside((tx) =>
        tx.db.updateTable('documents').set({ autofill: true }).where('id', '=', document_id).execute(),
      );
      await readText(document_id);
    },
    effect: () =>
      inside(async (tx) => [
        await tx.db.selectFrom('suggestions').selectAll().orderBy('id').execute(),
        await tx.db.selectFrom('documents').select(['id', 'suggested_at']).orderBy('id').execute(),
        await tx.db.selectFrom('audit_log').select(['action', 'entity_ids']).orderBy('seq').execute(),
      ]),
  },
  'documents.remove_file': {
    cause: async () => void (await actor.trpc.documents.delete.mutate({ document_id: await uploaded() })),
    effect: () => storedFiles(app),
  },
  'ehr.deliver': {
    cause: async () => {
      const { opportunity_id } = await makeSendable(app);
      await actor.trpc.ehr.send.mutate({ opportunity_id });
    },
    effect: () =>
      inside(async (tx) => [
        await storedFiles(app),
        await tx.db
          .selectFrom('ehr_transmissions')
          .select(['id', 'state', 'receipt_reference'])
          .orderBy('id')
          .execute(),
        await tx.db.selectFrom('inquiry_notes').select(['id', 'description']).orderBy('id').execute(),
      ]),
  },
  'imports.work': {
    cause: async () =>
      void (await uploadList(app, actor, csvOf([CONTACT_HEADER, ['Dana', 'Sample', 'Alder House', '']]))),
    effect: () =>
      inside(async (tx) => [
        await tx.db.selectFrom('imports').select(['id', 'state', 'rows_done', 'rows_total']).orderBy('id').execute(),
        await tx.db.selectFrom('import_rows').selectAll().orderBy('import_id').orderBy('line').execute(),
      ]),
  },
  'first_contact.send_notice': {
    cause: async () => {
      const opportunity_id = await openInquiry(actor);
      const first_contact_id = app.services.newId();
      const at = app.clock.now().toISOString();
      await inside(async (tx) => {
        await tx.db
          .deleteFrom('first_contacts')
          .where('org_id', '=', tx.actor.org_id)
          .where('opportunity_id', '=', opportunity_id)
          .execute();
        const own = { id: first_contact_id, org_id: tx.actor.org_id, opportunity_id, call_id: null };
        await tx.db
          .insertInto('first_contacts')
          .values({ ...own, started_at: at, due_at: at, hand_over_at: null })
          .execute();
        await enqueue(tx, sendFirstContactNotice, { first_contact_id, user_id, subject_id: app.services.newId() });
      });
    },
    effect: differentMails,
  },
  'tasks.send_morning': {
    cause: async () => {
      const referral_id = await createSource(actor);
      await actor.trpc.tasks.create.mutate({ title: 'Call back', referral_id, due_date: '2026-05-12' });
      await inside((tx) => enqueue(tx, sendMorningTasks, { user_id, subject_id: app.services.newId() }));
    },
    effect: differentMails,
  },
  'notifications.send_notice': {
    cause: async () => {
      await configure(app, 'EVENT_NOTIFICATIONS', { admission_status_change: ['desk@people.example'] });
      const event = 'admission_status_change';
      const about = { event, opportunity_id: await openInquiry(actor), subject_id: app.services.newId() } as const;
      await inside((tx) =>
        enqueue(tx, sendNotice, { ...about, user_id, address_key: addressKey('desk@people.example') }),
      );
    },
    effect: differentMails,
  },
};

const pending = (job: string) =>
  app.within('a', (tx) =>
    tx.db
      .selectFrom('outbox')
      .select(['id', 'payload'])
      .where('job', '=', job)
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow(),
  );

test.each(Object.keys(jobs) as JobName[])(
  '%s run twice, one after the other and at once, leaves what one run leaves',
  async (name) => {
    const { cause, effect } = CASES[name];
    await cause();
    const { id, payload } = await pending(name);
    const run = { id, signal: new AbortController().signal };
    expect(await runner.run({ org_id: ctx.actor.org_id }, run)).toBe('completed');
    const once = await effect();
    // The queue says it again.
    expect(await runner.run({ org_id: ctx.actor.org_id }, run)).toBe('completed');
    expect(await effect()).toEqual(once);
    // The worker died after its work and before it could say so: the handler itself meets what it has done.
    const handler = handlers[name] as Handler<JobName>;
    await handler({ ...ctx, action: name }, payload as never, { ...run, attempt: 2 });
    expect(await effect()).toEqual(once);

    // Two workers hold the same job.
    await cause();
    const second = await pending(name);
    const twice = { id: second.id, signal: new AbortController().signal };
    const outcomes = await Promise.all([1, 2].map(() => runner.run({ org_id: ctx.actor.org_id }, twice)));
    expect(outcomes).toEqual(['completed', 'completed']);
    const both = await effect();
    await handler({ ...ctx, action: name }, second.payload as never, { ...twice, attempt: 3 });
    expect(await effect()).toEqual(both);
  },
  // Reading is behind all other work, so a busy machine lets it wait.
  120_000,
);
