import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '#server/features/audit/list-audit.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { openChain } from '#tests/support/audit-chain.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { type MadeInquiry, makeInquiry } from '#tests/support/people.ts';
import { planOf, prepareRows } from '#tests/support/plan-of.ts';
import { uploadDocument } from '#tests/support/uploads.ts';

const app = await startTestApp({ limited: false });
const chain = openChain(app, 'a');
const today = new Date().toISOString().slice(0, 10);
let admin: Actor;
let manager: Actor;
let made: MadeInquiry;
let document_id: string;

const log = async (input: object = {}) => (await admin.trpc.audit.list.query({ limit: 100, ...input })).list;
const actionsOf = (entries: readonly { action: string }[]) => entries.map(({ action }) => action);

/** What was done with the client below, the newest first. */
const DEEDS = [
  'documents.list',
  'clients.get',
  'documents.upload',
  'inquiries.add_note',
  'inquiries.get',
  'inquiries.create',
  'clients.create',
];

beforeAll(async () => {
  admin = await app.signIn('admin');
  manager = await app.signIn('manager');
  made = await makeInquiry(manager, { firstname: 'Wilhelmina', lastname: 'Quarles' });
  await manager.trpc.inquiries.get.query({ opportunity_id: made.id });
  await manager.trpc.inquiries.addNote.mutate({ opportunity_id: made.id, description: 'Confidential' });
  document_id = await uploadDocument(app, manager, made.id, await textPdf(['One.']));
  const analyst = await app.signIn('analyst');
  await expect(analyst.trpc.clients.get.query({ patient_id: made.patient_id })).rejects.toThrow();
  await manager.trpc.clients.get.query({ patient_id: made.patient_id });
  await manager.trpc.documents.list.query({ opportunity_id: made.id });
  const theirs = await app.signIn('manager', 'b');
  await makeInquiry(theirs, { firstname: 'Wilhelmina', lastname: 'Quarles' });
});

describe('an entry', () => {
  test('says who did what to which record, when, from where and how it ended', async () => {
    const [entry] = await log({ deed: 'inquiries.get' });
    expect(entry).toMatchObject({
      person: `${manager.user.firstname} ${manager.user.lastname}`,
      user_id: manager.user.user_id,
      action: 'inquiries.get',
      entity: 'inquiry',
      record_id: made.id,
      record_name: made.opportunity_name,
      records: 1,
      outcome: 'done',
      ip: expect.stringMatching(/^(10|127)\./),
      session_id: manager.session_id,
    });
    expect(Math.abs(entry!.at - Date.now() / 1000)).toBeLessThan(120);
  });

  test('is filtered by a record of any kind, which is called by its name of today', async () => {
    const { recordName } = admin.trpc.audit;
    expect(await recordName.query({ record: made.id })).toEqual({ entity: 'inquiry', name: made.opportunity_name });
    expect(await recordName.query({ record: made.patient_id })).toEqual({
      entity: 'client',
      name: 'Wilhelmina Quarles',
    });
    expect(await recordName.query({ record: admin.session_id })).toBeNull();
    const stranger = await app.signIn('admin', 'b');
    expect(await stranger.trpc.audit.recordName.query({ record: made.id })).toBeNull();
  });

  test('is the administrator’s to read, and the actions that the log knows are found', async () => {
    for (const role of ['manager', 'admissions', 'outreach', 'clinical', 'analyst'] as const) {
      const actor = await app.signIn(role);
      await expect(actor.trpc.audit.list.query({})).rejects.toMatchObject({ data: { code: 'forbidden' } });
      await expect(actor.trpc.audit.actions.query({})).rejects.toMatchObject({ data: { code: 'forbidden' } });
    }
    const actions = await admin.trpc.audit.actions.query({});
    expect(actions).toEqual([...new Set(actions)].sort());
    expect(actions).toEqual(expect.arrayContaining(['clients.create', 'documents.upload', 'inquiries.get']));
  });
});

describe.each(['before it is sealed', 'once it is sealed'])('the log, %s,', (when) => {
  beforeAll(async () => {
    if (when === 'once it is sealed') await chain.seal();
  });
  const about = (entries: readonly { action: string }[]) => actionsOf(entries).filter((each) => DEEDS.includes(each));

  test('is filtered by client, with everything in their inquiries', async () => {
    expect(about(await log({ client: made.patient_id }))).toEqual(DEEDS);
  });

  test('is filtered by record, with everything in an inquiry', async () => {
    expect(about(await log({ record: made.id }))).toEqual([
      'documents.list',
      'documents.upload',
      'inquiries.add_note',
      'inquiries.get',
      'inquiries.create',
    ]);
    expect(about(await log({ record: document_id }))).toEqual(['documents.list', 'documents.upload']);
    expect(about(await log({ client: made.patient_id, record: document_id }))).toEqual([
      'documents.list',
      'documents.upload',
    ]);
    expect(await log({ client: made.patient_id, record: manager.user.user_id })).toEqual([]);
  });

  test('is filtered by person, action, outcome and day, each with the others', async () => {
    const { user_id } = manager.user;
    expect(new Set((await log({ person: user_id })).map((entry) => entry.user_id))).toEqual(new Set([user_id]));
    expect(actionsOf(await log({ client: made.patient_id, person: user_id, deed: 'inquiries.get' }))).toEqual([
      'inquiries.get',
    ]);
    const refused = await log({ outcome: 'refused' });
    expect(actionsOf(refused)).toContain('clients.get');
    expect(new Set(refused.map(({ outcome }) => outcome))).toEqual(new Set(['refused']));
    expect(await log({ client: made.patient_id, outcome: 'refused' })).toEqual([]);
    expect((await log({ client: made.patient_id, from: '2020-01-01', to: '2020-12-31' })).length).toBe(0);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(about(await log({ client: made.patient_id, from: yesterday, to: tomorrow }))).toEqual(DEEDS);
  });

  test('is read page by page, each entry once', async () => {
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await admin.trpc.audit.list.query({ client: made.patient_id, limit: 2, ...(after && { after }) });
      found.push(...actionsOf(page.list));
      after = page.next ?? undefined;
    } while (after);
    expect(found).toEqual(actionsOf(await log({ client: made.patient_id })));
  });

  test('shows a manager who looked at a client or an inquiry, and nobody another organization’s', async () => {
    const seen = await manager.trpc.audit.ofRecord.query({ patient_id: made.patient_id, limit: 100 });
    expect(about(seen.list)).toEqual(DEEDS);
    const theirs = await app.signIn('admin', 'b');
    await expect(theirs.trpc.audit.ofRecord.query({ patient_id: made.patient_id })).rejects.toMatchObject({
      data: { code: 'not_found' },
    });
    expect((await theirs.trpc.audit.list.query({ record: made.id })).list).toEqual([]);
    for (const role of ['admissions', 'clinical', 'outreach', 'analyst'] as const)
      await expect(
        (await app.signIn(role)).trpc.audit.ofRecord.query({ opportunity_id: made.id }),
      ).rejects.toMatchObject({
        data: { code: 'forbidden' },
      });
  });
});

describe('a file', () => {
  const get = (path: string, asked: object, actor = admin) =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${actor.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
  const rowsOf = async (answer: Response): Promise<Record<string, string>[]> =>
    parse(Buffer.from(await answer.arrayBuffer()).toString(), { bom: true, columns: true });

  test('of the log holds what is filtered, and is an entry itself', async () => {
    const answer = await get('/api/audit_export', { deed: 'inquiries.get' });
    expect(answer.headers.get('content-disposition')).toContain('audit-log.csv');
    expect(await rowsOf(answer)).toMatchObject([
      { Action: 'Opened', 'Kind of record': 'Inquiry', Record: made.opportunity_name, Outcome: 'Done' },
    ]);
    expect(await log({ deed: 'audit.export' })).toMatchObject([{ entity: 'audit_export', details: { rows: 1 } }, {}]);
  });

  test('of one client names everyone who opened or changed their records', async () => {
    const rows = await rowsOf(await get('/api/audit_report', { patient_id: made.patient_id }, manager));
    expect(rows.map(({ Action }) => Action)).toEqual(
      expect.arrayContaining(['Added', 'Opened', 'Added a note', 'Uploaded']),
    );
    expect(rows.every(({ Person }) => Person === `${manager.user.firstname} ${manager.user.lastname}`)).toBe(true);
    const missing = await get('/api/audit_report', { patient_id: document_id }, manager);
    expect(missing.status).toBe(404);
  });

  test('of one client is had as pages to print', async () => {
    const answer = await get('/api/audit_report_pdf', { patient_id: made.patient_id }, manager);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toContain('EOF');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect((await log({ deed: 'audit.report_pdf' }))[0]).toMatchObject({ entity: 'access_report', outcome: 'done' });
  });

  test('is not for an account that may not export, nor for a role that may not ask', async () => {
    await app.within('a', (tx) =>
      tx.db.updateTable('users').set({ can_export: false }).where('id', '=', manager.user.user_id).execute(),
    );
    for (const path of ['/api/audit_report', '/api/audit_report_pdf'])
      expect((await get(path, { patient_id: made.patient_id }, manager)).status).toBe(403);
    const clinical = await app.signIn('clinical');
    expect((await get('/api/audit_export', {}, clinical)).status).toBe(403);
    expect((await get('/api/audit_report', { patient_id: made.patient_id }, clinical)).status).toBe(403);
  });
});

describe('among many entries', () => {
  /** `md5('person 7')`: one of the fifty. */
  const PERSON = 'bd3ef99d-85ef-7283-050d-a617c1787694';
  beforeAll(async () => {
    await prepareRows(
      app,
      `insert into audit_log (org_id, user_id, action, outcome, entity, entity_ids)
        select current_org_id(), md5('person ' || n % 50)::uuid, 'many.' || n % 90, case when n % 50 = 0 then 'refused' else 'done' end,
          'client', array[gen_random_uuid()] from generate_series(1, 15000) n`,
    );
    await chain.seal();
    await prepareRows(app, 'analyze audit_log; analyze audit_subjects');
  });

  test.each([
    [{}, 'audit_log_by_time'],
    [{ from: '2020-01-01', to: today }, 'audit_log_by_time'],
    [{ person: PERSON }, 'audit_log_by_user_id'],
    [{ deed: 'many.7' }, 'audit_log_by_action'],
    [{ person: PERSON, deed: 'many.7' }, 'audit_log_by_user_and_action'],
    [{ outcome: 'refused' as const }, 'audit_log_by_outcome'],
    [{ record: '00000000-0000-4000-8000-000000000001' }, 'audit_subjects_pkey'],
  ])('a page of %j is read from %s', async (input, index) => {
    const plan = await planOf(app, (ctx) => listAudit(ctx, { limit: 50, ...input }));
    expect(plan).toMatch(new RegExp(`${index}\\b`));
    expect(plan).not.toMatch(/Seq Scan on (audit_log|audit_subjects)/);
  });
});
