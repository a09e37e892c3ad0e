import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openDoors, type RestAnswer } from '#tests/support/doors.ts';
import { type InstallationActor, openInstallation } from '#tests/support/installation.ts';
import { outboxOf } from '#tests/support/outbox.ts';
import { startOwnPostgres } from '#tests/support/own-postgres.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';
import { openInquiry, uploadDocument } from '#tests/support/uploads.ts';

const [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
const installation = await openInstallation(postgres.url, redis.url);
const [web] = await Promise.all([installation.startWeb({ TRUST_PROXY: '1' }), installation.startWorker()]);
const actor = await installation.signIn(web, 'admin');

/** Redis forgot what it was given, so the sweeper has to notice: after half a minute, at its next round. */
const SWEPT = { timeout: 100_000, interval: 100 };
const SOON = { timeout: 60_000, interval: 100 };

const completed = (id: string, within = SOON) =>
  vi.waitFor(
    async () => expect((await actor.trpc.documents.get.query({ document_id: id })).status).toBe('Completed'),
    within,
  );
const settled = (within = SOON) =>
  vi.waitFor(
    async () => expect((await outboxOf(installation)).every(({ state }) => state === 'done')).toBe(true),
    within,
  );

test(
  'Redis away: writes and sign-ins go on, limits still hold, and the jobs run when it is back',
  async () => {
    const inquiry = await openInquiry(actor);
    await completed(await uploadDocument(web, actor, inquiry, await textPdf(['Before the outage.'])));
    for (let round = 0; round < rounds(1); round += 1) {
      await redis.kill();
      const during = await openInquiry(actor);
      const document = await uploadDocument(web, actor, during, await textPdf(['While Redis was away.']));
      expect((await installation.signIn(web, 'clinical')).token).toMatch(/^ey/);
      const tries: number[] = [];
      // From an address of each round's own, which may try fifty times whoever it tries as.
      const from = { 'x-forwarded-for': `203.0.113.${round + 1}` };
      const wrong = { email_id: `nobody-${round}@a.example`, password: 'Wrong#Password1' };
      for (let at = 0; at < 12; at += 1)
        tries.push((await openDoors(web.url).rest('POST', '/auth/login', wrong, from)).status);
      expect(tries).toEqual([...Array(10).fill(401), 429, 429]);
      const ready = await fetch(`${web.url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([200, { postgres: true, redis: false, storage: true }]);
      await redis.start();
      await completed(document, SWEPT);
    }
    await settled(SWEPT);
  },
  timeFor(rounds(1), 180_000),
);

const statusOf = (path: string) =>
  fetch(`${web.url}${path}`).then(
    ({ status }) => status,
    () => `no answer: ${web.errors()}`,
  );

/** A request that was cut: none may be. */
const NO_ANSWER: RestAnswer = { status: 0, headers: new Headers(), body: {} };

/** One person's work: a client, an inquiry of theirs and a note, again and again. What was answered 200 is kept. */
async function workAt(person: InstallationActor, stop: AbortSignal) {
  const acknowledged = { clients: [] as string[], inquiries: [] as string[], notes: [] as string[] };
  const refused: { status: number; code: string | undefined; retry: string | null }[] = [];
  const post = async (path: string, input: object) => {
    const { status, headers, body } = await person.rest('POST', path, input).catch(() => NO_ANSWER);
    if (status === 200) return body.result as { id?: string; activity?: { id: string } };
    refused.push({ status, code: body.error?.code, retry: headers.get('retry-after') });
    await wait(20);
    return null;
  };
  const answeredAt: number[] = [];
  while (!stop.aborted) {
    const client = await post('/api/patients', { firstname: 'Dana', lastname: 'Sample' });
    if (!client?.id) continue;
    answeredAt.push(Date.now());
    acknowledged.clients.push(client.id);
    const inquiry = await post('/api/opportunities', { patient_id: client.id, created_at_date: '2026-05-12' });
    if (!inquiry?.id) continue;
    acknowledged.inquiries.push(inquiry.id);
    const note = await post('/api/activity_record', { opportunity_id: inquiry.id, description: 'A note.' });
    if (note?.activity) acknowledged.notes.push(note.activity.id);
  }
  return { acknowledged, refused, answeredAt };
}

test(
  'Postgres stopped at once under load: 503 until it is back, nothing acknowledged lost, nothing half written',
  async () => {
    const chance = chances('postgres');
    const people = await Promise.all([
      actor,
      installation.signIn(web, 'admissions'),
      installation.signIn(web, 'admissions'),
      installation.signIn(web, 'manager'),
    ]);
    for (let round = 0; round < rounds(1); round += 1) {
      const stop = new AbortController();
      const work = people.map((person) => workAt(person, stop.signal));
      const inquiry = await openInquiry(actor);
      const document = await uploadDocument(web, actor, inquiry, await textPdf(['On the way when Postgres stopped.']));
      await wait(300 + chance() * 1_000);
      await postgres.stopAtOnce();
      expect(await statusOf('/readyz')).toBe(503);
      await wait(500 + chance() * 2_000);
      await postgres.start();
      const backAt = Date.now();
      await wait(2_000);
      stop.abort();
      const results = await Promise.all(work);

      expect(web.errors()).toBe('');
      const refused = results.flatMap((result) => result.refused);
      expect(refused.length).toBeGreaterThan(0);
      for (const refusal of refused) expect(refusal).toEqual({ status: 503, code: 'service_unavailable', retry: '2' });
      for (const { answeredAt } of results)
        expect(Math.min(...answeredAt.filter((at) => at > backAt)) - backAt).toBeLessThan(10_000);
      const kept = <Kind extends 'clients' | 'inquiries' | 'notes'>(kind: Kind) =>
        results.flatMap(({ acknowledged }) => acknowledged[kind]);
      const { clients, inquiries, notes, histories, audited } = await installation.within('a', async (tx) => {
        const ids = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id));
        return {
          clients: ids(await tx.db.selectFrom('clients').select('id').execute()),
          inquiries: ids(await tx.db.selectFrom('inquiries').select('id').execute()),
          notes: ids(await tx.db.selectFrom('inquiry_notes').select('id').execute()),
          histories: await tx.db.selectFrom('status_history').select('opportunity_id').execute(),
          audited: await tx.db
            .selectFrom('audit_log')
            .select('entity_ids')
            .where('action', '=', 'inquiries.create')
            .execute(),
        };
      });
      expect(kept('clients').filter((id) => !clients.has(id))).toEqual([]);
      expect(kept('inquiries').filter((id) => !inquiries.has(id))).toEqual([]);
      expect(kept('notes').filter((id) => !notes.has(id))).toEqual([]);
      expect(kept('inquiries').length).toBeGreaterThan(0);
      // An inquiry, its history and its audit row are there together or not at all.
      expect(histories.map(({ opportunity_id }) => opportunity_id).toSorted()).toEqual([...inquiries].toSorted());
      expect(new Set(audited.flatMap((row) => row.entity_ids))).toEqual(inquiries);
      await completed(document, SWEPT);
    }
    await settled(SWEPT);
  },
  timeFor(rounds(1), 180_000),
);
