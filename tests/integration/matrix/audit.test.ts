import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { callProcedure, callRest } from '#tests/support/matrix/calls.ts';
import { inputFor } from '#tests/support/matrix/inputs.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { auditOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { procedures } from '#tests/support/routes.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const { a } = await createBothRecords(app);
const admin = await app.signIn('admin', 'a');
const orgA = app.organizations.a.id;

/** Permissions over records of people in care. */
const PHI = /^(inquiries|clients|documents|questions|calls|ehr|referral_flow|tasks|outreach|audit):/;
/** Reads under such a permission that show nothing of anybody. */
const OF_NOBODY = new Set([
  'calls.count_waiting',
  'configuration.admission_staff',
  'configuration.outreach_staff',
  'inquiries.note_readers',
  'referral_flow.platforms',
]);
/** Writes by which nothing of a record or an account changes that is not said elsewhere. */
const UNLOGGED_WRITES = new Set(['auth.refresh']);

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A value that a person typed or that says something about one; an id may hold digits like a phone number's. */
const saysSomething = (details: unknown): boolean =>
  /dana|sample|zq[0-9a-f]{16}|called back|lithium|depression|anxiety|robin|@|\d{3}.?\d{4}/i.test(
    (JSON.stringify(details) ?? '').replaceAll(UUID, 'an id'),
  );

const logged = procedures().filter(
  ({ verb: { description } }) =>
    (PHI.test(description.permission) && !OF_NOBODY.has(description.name)) ||
    (description.kind === 'write' && !UNLOGGED_WRITES.has(description.name)),
);

/**
 * Verbs that change or show more than one kind of record leave a row for each; what screens ask by themselves leaves none
 * where it shows nothing, as here.
 */
const ROWS_LEFT: Record<string, number> = {
  'calls.callers': 3,
  'documents.in_process': 0,
  'imports.save': 2,
  'referral_analytics.details': 2,
  'suggestions.accept': 2,
  'suggestions.undo': 2,
  'webhooks.replace_key': 2,
};

/** A verb that hands on leaves the row of the one it handed on to. */
const HANDS_ON: Record<string, string> = { 'assistant.answer': 'assistant.referral_email' };

describe.each(logged)('$path', (route) => {
  test('leaves a row that says who, where and which record, and nothing of it', async () => {
    const { name } = route.verb.description;
    const input = await inputFor(name, { app, organization: 'a', records: a.records });
    const answer = await callProcedure({ url: app.url, token: admin.token }, route, input);
    expect(answer.status).toBe(200);
    const rows = await auditOf(query, answer.headers.get('x-request-id'));
    const isPublic = route.verb.description.permission === 'public';
    const row = expect.objectContaining({
      org_id: orgA,
      action: HANDS_ON[name] ?? name,
      outcome: 'done',
      entity: expect.stringMatching(/^[a-z_]+$/),
      ...(isPublic ? {} : { user_id: admin.user.user_id, session_id: admin.session_id }),
    });
    expect(rows).toEqual(Array.from({ length: ROWS_LEFT[name] ?? 1 }, () => row));
    for (const { ip, details, entity_ids } of rows) {
      expect(ip).toMatch(/^10\./);
      expect(saysSomething(details)).toBe(false);
      for (const id of entity_ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

test('a list names the rows it showed, an empty one none', async () => {
  const by = { url: app.url, token: admin.token };
  const path = { method: 'GET', path: '/api/patients', from: 'query' } as const;
  const shown = await callRest(by, path, { firstname: 'Dana', lastname: 'Sample' });
  expect((await auditOf(query, shown.headers.get('x-request-id')))[0]?.entity_ids).toEqual([a.records.patient_id]);
  const empty = await callRest(by, path, { query: 'nobody of that name' });
  expect((await auditOf(query, empty.headers.get('x-request-id')))[0]?.entity_ids).toEqual([]);
});

test('a download leaves its row', async () => {
  const document_id = a.records.document_id;
  const answer = await callRest(
    { url: app.url, token: admin.token },
    { method: 'GET', path: '/api/document', from: 'query' },
    { document_id },
  );
  // Deleted above by the procedure of that name, or still there: either way it was asked for.
  expect([200, 404]).toContain(answer.status);
  const rows = await auditOf(query, answer.headers.get('x-request-id'));
  expect(rows.map(({ action, entity_ids }) => ({ action, entity_ids }))).toEqual([
    { action: 'documents.download', entity_ids: [document_id] },
  ]);
});

test('a change that fails leaves no row of itself', async () => {
  const answer = await callProcedure(
    { url: app.url, token: admin.token },
    { path: 'inquiries.update', type: 'mutation' },
    { opportunity_id: a.records.opportunity_id, opportunity: { pinned_note_id: a.records.patient_id } },
  );
  expect(answer.status).toBe(404);
  expect(await auditOf(query, answer.headers.get('x-request-id'))).toEqual([]);
});

describe('the log and its seals', () => {
  test.each(['audit_log', 'audit_seal'])('%s refuses to be changed', async (table) => {
    const client = await app.services.pool.connect();
    const run = async (text: string) => {
      await client.query('begin');
      await client.query("select set_config('app.org_id', $1, true)", [orgA]);
      try {
        return await client.query(text).then(
          () => 'done',
          (error: Error & { code: string }) => error.code,
        );
      } finally {
        await client.query('rollback');
      }
    };
    try {
      const column = table === 'audit_log' ? 'action' : 'rows_sealed';
      expect(await run(`update ${table} set ${column} = ${column}`)).toBe('42501');
      expect(await run(`delete from ${table}`)).toBe('42501');
      expect(await run(`truncate ${table}`)).toBe('42501');
    } finally {
      client.release();
    }
  });
});
