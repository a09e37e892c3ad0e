import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { addressKey } from '../../../src/server/features/notifications/notification-addresses.ts';
import { asOrganisation, type TxContext } from '../../../src/server/platform/context.ts';
import { createMetrics } from '../../../src/server/platform/metrics.ts';
import { enqueue } from '../../../src/server/platform/outbox.ts';
import { sendPasswordLink, sendPasswordNotice } from '../../../src/shared/features/auth/auth.jobs.ts';
import { sendNotice } from '../../../src/shared/features/notifications/notifications.jobs.ts';
import { type JobName, jobs } from '../../../src/shared/jobs.ts';
import { createHandlers } from '../../../src/worker/handlers.ts';
import { createJobRunner, type Handler } from '../../../src/worker/platform/run-job.ts';
import { startTestApp } from '../../support/app.ts';
import { CONTACT_HEADER, csvOf, uploadList } from '../../support/imports.ts';
import { closeServer, listen } from '../../support/listen.ts';
import { textPdf } from '../../support/pdf/text-pdf.ts';
import { configure, createSource } from '../../support/referrals.ts';
import { makeSendable } from '../../support/sendable-inquiry.ts';
import { openInquiry, storedFiles, uploadDocument } from '../../support/uploads.ts';
import { endedCall, sampleAudio, tell, voiceKey } from '../../support/voice-agent.ts';

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
const ctx = asOrganisation(app.ctx, app.organisations.a.id);

const PERIOD = 'ENGAGEMENT_STATUS_PERIOD';

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
  'calls.fetch_recording': {
    cause: async () => {
      const recording_url = `http://127.0.0.1:${recorderPort}/a.wav`;
      expect((await tell(app, endedCall(app, { recording_url }), { key: voice })).status).toBe(200);
    },
    effect: async () => [
      await storedFiles(app),
      await inside((tx) => tx.db.selectFrom('calls').selectAll().orderBy('id').execute()),
      await inside((tx) => tx.db.selectFrom('audit_log').select(['action', 'entity_ids']).orderBy('seq').execute()),
    ],
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
  'documents.autofill': {
    cause: async () => {
      const document_id = await uploadDocument(
        app,
        actor,
        await openInquiry(actor),
        await textPdf(['Date of birth: 03/04/1985\nAllergies: Penicillin (hives)\nSeizure history: [ ] Yes [X] No']),
      );
      await inside(async (tx) => {
        await tx.db.updateTable('documents').set({ autofill: true }).where('id', '=', document_id).execute();
        const { id } = await tx.db
          .selectFrom('outbox')
          .select('id')
          .where('job', '=', 'documents.extract')
          .where('dedupe_key', '=', document_id)
          .executeTakeFirstOrThrow();
        return id;
      }).then((id) => runner.run({ org_id: ctx.actor.org_id }, { id, signal: new AbortController().signal }));
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
