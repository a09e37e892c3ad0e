import { describe, expect, test } from 'vitest';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { createRecords, newCanary, type Records } from '#tests/support/matrix/records.ts';
import { digestOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { restRoutesOf } from '#tests/support/routes.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const org = app.organizations.a.id;
const records = await createRecords(app, 'a', newCanary());
const admin = await app.signIn('admin', 'a');

type Row = Record<string, unknown>;

interface Pair {
  /** What the GET asks for. */
  asked(own: Records): Record<string, string>;
  /** The records in its answer. */
  found(result: Row, own: Records): Row;
  /** The PUT's body around a record as it was read. */
  body(record: Row, own: Records): object;
  /** A key that the GET answers and no PUT changes, with another value; a definition's own conflict is its feature's. */
  fixed?: Row;
}

const under =
  (key: string) =>
  (result: Row): Row =>
    result[key] as Row;

/** How each documented record is read and written. */
const PAIRS: Record<string, Pair> = {
  '/api/account': {
    asked: () => ({}),
    found: under('account'),
    body: (account) => ({ account }),
    fixed: { role: 'analyst' },
  },
  '/api/task_details': {
    asked: ({ task_id }) => ({ task_id }),
    found: under('task'),
    body: (task, { task_id }) => ({ task_id, task }),
    fixed: { created_by: 'Somebody Else' },
  },
  '/api/patient_details': {
    asked: ({ patient_id }) => ({ patient_id }),
    found: under('patient'),
    body: (patient, { patient_id }) => ({ patient_id, patient }),
    fixed: { created_at: 1 },
  },
  '/api/opportunity_details': {
    asked: ({ opportunity_id }) => ({ opportunity_id }),
    found: under('opportunity'),
    body: (opportunity, { opportunity_id }) => ({ opportunity_id, opportunity }),
    fixed: { opportunity_name: 'Somebody-ELSE' },
  },
  '/api/case_details': {
    asked: ({ opportunity_id }) => ({ opportunity_id }),
    found: (result) => result,
    body: (details, { opportunity_id }) => ({ opportunity_id, ...details }),
    fixed: { mode: 'custom' },
  },
  '/api/referral_details': {
    asked: ({ referral_id }) => ({ referral_id }),
    found: under('referral'),
    body: (referral, { referral_id }) => ({ referral_id, referral }),
    fixed: { status: 'HOT' },
  },
  '/api/contact_details': {
    asked: ({ contact_id }) => ({ contact_id }),
    found: under('contact'),
    body: (contact, { contact_id }) => ({ contact_id, contact }),
    fixed: { updated_by_name: 'Somebody Else' },
  },
  '/api/referral_activity': {
    asked: ({ referral_id }) => ({ referral_id }),
    found: ({ activities }, { activity_id }) => (activities as Row[]).find(({ id }) => id === activity_id)!,
    body: (activity, { activity_id }) => ({ activity_id, activity }),
    fixed: { event: 'Email sent' },
  },
  '/api/capacity': {
    asked: () => ({}),
    found: ({ facility }, { facility_id }) => (facility as Row[]).find(({ id }) => id === facility_id)!,
    body: (update, { facility_id }) => ({ type: 'facility', id: facility_id, update }),
    fixed: { id: 'another' },
  },
  '/api/custom_config': {
    asked: () => ({}),
    found: ({ sections }) => (sections as Row[])[0]!,
    body: ({ fields }) => ({ fields }),
  },
  '/api/marketing_campaign': {
    asked: ({ campaign_id }) => ({ campaign_id }),
    found: under('campaign'),
    body: (campaign, { campaign_id }) => ({ campaign_id, ...campaign }),
    fixed: { status: 'SENT' },
  },
  '/api/marketing_template': {
    asked: ({ template_id }) => ({ template_id }),
    found: under('template'),
    body: (template, { template_id }) => ({ template_id, ...template }),
    fixed: { created_by: 'Somebody Else' },
  },
};

/** What changes by the day's work alone: the log of who looked, and when a session was last used. */
const settled = async () => {
  const { audit_log: _log, audit_seal: _seals, sessions: _sessions, ...rest } = await digestOf(query, org);
  return rest;
};

const read = async (by: Actor, path: string, pair: Pair): Promise<Row> => {
  const { status, body } = await by.rest('GET', path, pair.asked(records));
  expect(status).toBe(200);
  return pair.found(body.result as Row, records);
};

const puts = restRoutesOf().filter(({ method }) => method === 'PUT');
const readable = puts.filter(({ path }) => restRoutesOf().some((each) => each.method === 'GET' && each.path === path));

test('the walk knows every path that is read and written', () => {
  expect(readable.map(({ path }) => path).sort()).toEqual(Object.keys(PAIRS).sort());
});

describe.each(Object.entries(PAIRS))('%s', (path, pair) => {
  test('takes back what it answers, and nothing has changed', async () => {
    const before = await settled();
    const record = await read(admin, path, pair);
    const put = await admin.rest('PUT', path, pair.body(record, records));
    expect([put.status, put.body.error]).toEqual([200, undefined]);
    expect(await settled()).toEqual(before);
    expect(await read(admin, path, pair)).toEqual(record);
  });
});

const fixed = Object.entries(PAIRS).flatMap(([path, pair]) => (pair.fixed ? [[path, pair, pair.fixed] as const] : []));

test.each(fixed)('%s names what is read only when it says otherwise', async (path, pair, other) => {
  const before = await settled();
  const record = await read(admin, path, pair);
  const put = await admin.rest('PUT', path, pair.body({ ...record, ...other }, records));
  expect(put.status).toBe(400);
  expect(Object.values(put.body.error?.fields ?? {})).toEqual(['This field is read only.']);
  expect(Object.keys(put.body.error?.fields ?? {})[0]).toMatch(new RegExp(`(^|\\.)${Object.keys(other)[0]}$`));
  expect(await settled()).toEqual(before);
});

test.each(['/api/marketing_campaign', '/api/marketing_template'] as const)(
  '%s is refused on the second of an older change',
  async (path) => {
    const pair = PAIRS[path]!;
    const record = await read(admin, path, pair);
    const { version: _, ...byTime } = record;
    const late = { ...byTime, name: 'Named by a late hand', updated_at: Number(record.updated_at) - 1 };
    const before = await settled();
    const refused = await admin.rest('PUT', path, pair.body(late, records));
    expect([refused.status, refused.body.error]).toMatchObject([409, { code: 'conflict', current: record }]);
    expect(await settled()).toEqual(before);
    const { status } = await admin.rest('PUT', path, pair.body({ ...late, updated_at: record.updated_at }, records));
    expect(status).toBe(200);
    expect(await read(admin, path, pair)).toMatchObject({ name: 'Named by a late hand' });
  },
);

test('a template takes its picture alone, and a name alone leaves the picture', async () => {
  const preview = 'data:image/png;base64,iVBORw0KGgo=';
  const { template_id } = records;
  const put = (edit: Row) => admin.rest('PUT', '/api/marketing_template', { template_id, ...edit });
  expect((await put({ preview })).status).toBe(200);
  expect((await put({ name: 'Called otherwise' })).status).toBe(200);
  const { body } = await admin.rest('GET', '/api/marketing_template', { template_id });
  expect((body.result as { template: Row }).template).toMatchObject({ name: 'Called otherwise', preview });
});

test('a masked number put back is the same number, another mask is none', async () => {
  const ask = { patient_id: records.patient_id };
  const put = (patient: Row) => admin.rest('PUT', '/api/patient_details', { ...ask, patient });
  expect((await put({ ssn: '***-**-6789', employer: 'Changed' })).status).toBe(200);
  const refused = await put({ ssn: '***-**-1111' });
  expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([400, ['patient.ssn']]);
  const { body } = await admin.rest('GET', '/api/patient_details', ask);
  expect((body.result as { patient: Row }).patient).toMatchObject({ ssn: '***-**-6789', employer: 'Changed' });
});

test('whoever may not change a field may still put the record back', async () => {
  const clinical = await app.signIn('clinical', 'a');
  const pair = PAIRS['/api/opportunity_details']!;
  const record = await read(clinical, '/api/opportunity_details', pair);
  const put = (changed: Row) =>
    clinical.rest('PUT', '/api/opportunity_details', pair.body({ ...record, ...changed }, records));
  expect((await put({})).status).toBe(200);
  expect((await put({ priority: 9 })).status).toBe(403);
  // Notes are the whole care team's, and so is the one that is pinned.
  expect((await put({ pinned_note_id: null })).status).toBe(200);
});

test('a source is archived and brought back by its own PUT, by who may', async () => {
  const { referral_id } = records;
  const put = (by: Actor, is_active: boolean) =>
    by.rest('PUT', '/api/referral_details', { referral_id, referral: { is_active } });
  const desk = await app.signIn('admissions', 'a');
  expect((await put(desk, true)).status).toBe(200);
  expect((await put(desk, false)).status).toBe(403);
  const archived = await put(admin, false);
  expect((archived.body.result as { referral: Row }).referral).toMatchObject({ is_active: false });
  expect((await put(admin, true)).status).toBe(200);
});
