import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { samplePicture, sendPicture } from '#tests/support/email-templates.ts';
import { sendList } from '#tests/support/imports.ts';
import { type Answer, type Caller, callProcedure, callRest, errorIn } from '#tests/support/matrix/calls.ts';
import { inputFor } from '#tests/support/matrix/inputs.ts';
import { createBothRecords, type Records, uploadRecord } from '#tests/support/matrix/records.ts';
import { digestOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { procedures, restRoutesOf, streamRoutesOf } from '#tests/support/routes.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const expired = (await app.signIn('admin', 'a')).token;
app.clock.advance(16 * 60_000);
const world = await createBothRecords(app);
const { a, b } = world;
const admin: Actor = await app.signIn('admin', 'a');
const orgB = app.organizations.b.id;

/** One way in: a procedure, a documented path or a stream, called with any input. */
interface Door {
  name: string;
  verb: string;
  isPublic: boolean;
  call(by: Caller, input: unknown): Promise<Answer>;
}

const uploadTo = async (by: Caller, input: unknown): Promise<Answer> => {
  const form = new FormData();
  for (const [key, value] of Object.entries(input as object)) form.set(key, String(value));
  form.set('file', new Blob(['%PDF-1.4 nothing']), 'record.pdf');
  const response = await fetch(`${by.url}/api/file_upload`, {
    method: 'POST',
    body: form,
    headers: by.token ? { authorization: `Bearer ${by.token}` } : {},
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const pictureTo =
  (address: string) =>
  async (by: Caller): Promise<Answer> => {
    const picture = { bytes: samplePicture(), name: 'house.png' };
    const response = await sendPicture(by.url, by.token ?? null, picture, address);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

const LIST =
  'First Name,Last Name,Organization Name,Referral Source,Type\nRobin,Listed,Alder House,Alder House,School\n';
const listTo =
  (address: string) =>
  async (by: Caller): Promise<Answer> => {
    const { status, headers, body } = await sendList({ url: by.url }, by.token, address, { bytes: LIST });
    return { status, headers, text: JSON.stringify(body) };
  };

/** Days that a metric may look at. */
const METRIC_RANGE = { start_date: '2020-01-01', end_date: '2026-05-12' };

/** How each stream is called, by its method and path. */
const STREAMS: Record<string, { input: (own: Records) => object; call: Door['call'] }> = {
  'POST /api/file_upload': { input: (own) => ({ opportunity_id: own.opportunity_id }), call: uploadTo },
  'GET /api/document': {
    input: (own) => ({ document_id: own.document_id }),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/document', from: 'query' }, input),
  },
  'GET /api/call_recording': {
    input: (own) => ({ key: own.key }),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/call_recording', from: 'query' }, input),
  },
  'GET /api/ehr_packet': {
    input: (own) => ({ transmission_id: own.transmission_id, part: 'bundle' }),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/ehr_packet', from: 'query' }, input),
  },
  'GET /api/ehr_face_sheet': {
    input: (own) => ({ opportunity_id: own.opportunity_id }),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/ehr_face_sheet', from: 'query' }, input),
  },
  'POST /api/asset': { input: () => ({}), call: pictureTo('/api/asset') },
  'POST /api/organization_logo': { input: () => ({}), call: pictureTo('/api/organization_logo') },
  'POST /api/import_file': { input: () => ({}), call: listTo('/api/import_file') },
  'POST /api/dedup_contacts': { input: () => ({}), call: listTo('/api/dedup_contacts') },
  'POST /api/dedup_referrals': { input: () => ({}), call: listTo('/api/dedup_referrals') },
  'GET /api/import_result': {
    input: (own) => ({ import_id: own.import_id }),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/import_result', from: 'query' }, input),
  },
  'GET /api/referral_analytics_export': {
    input: (own) => ({
      referral_id: own.referral_id,
      start_date: '2020-01-01',
      end_date: '2099-12-31',
      metric: 'referred_in',
    }),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/referral_analytics_export', from: 'query' }, input),
  },
  'GET /api/metrics_export': {
    input: () => ({ ...METRIC_RANGE, metric: 'opportunities_created_by_professional_referral' }),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/metrics_export', from: 'query' }, input),
  },
  'GET /api/geo_referral_export': {
    input: () => ({ ...METRIC_RANGE, state: 'others' }),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/geo_referral_export', from: 'query' }, input),
  },
  'GET /api/suppressions_export': {
    input: () => ({}),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/suppressions_export', from: 'query' }, input),
  },
  'POST /api/suppressions_export': {
    input: () => ({}),
    call: (by, input) => callRest(by, { method: 'POST', path: '/api/suppressions_export', from: 'body' }, input),
  },
  'GET /api/marketing_analytics_export': {
    input: (own) => ({ campaign_id: own.campaign_id, event_type: 'sent' }),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/marketing_analytics_export', from: 'query' }, input),
  },
  'POST /api/marketing_analytics_export': {
    input: (own) => ({ campaign_id: own.campaign_id, event_type: 'sent' }),
    call: (by, input) => callRest(by, { method: 'POST', path: '/api/marketing_analytics_export', from: 'body' }, input),
  },
  'GET /api/contacts_export': {
    input: () => ({}),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/contacts_export', from: 'query' }, input),
  },
  'POST /api/contacts_export': {
    input: () => ({}),
    call: (by, input) => callRest(by, { method: 'POST', path: '/api/contacts_export', from: 'body' }, input),
  },
  'GET /api/opportunities_export': {
    input: () => ({}),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/opportunities_export', from: 'query' }, input),
  },
  'POST /api/opportunities_export': {
    input: () => ({}),
    call: (by, input) => callRest(by, { method: 'POST', path: '/api/opportunities_export', from: 'body' }, input),
  },
  'GET /api/audit_export': {
    input: () => ({}),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/audit_export', from: 'query' }, input),
  },
  'POST /api/audit_export': {
    input: () => ({}),
    call: (by, input) => callRest(by, { method: 'POST', path: '/api/audit_export', from: 'body' }, input),
  },
  'GET /api/audit_report': {
    input: (own) => ({ patient_id: own.patient_id }),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/audit_report', from: 'query' }, input),
  },
  'POST /api/audit_report': {
    input: (own) => ({ patient_id: own.patient_id }),
    call: (by, input) => callRest(by, { method: 'POST', path: '/api/audit_report', from: 'body' }, input),
  },
  'POST /api/audit_report_pdf': {
    input: (own) => ({ patient_id: own.patient_id }),
    call: (by, input) => callRest(by, { method: 'POST', path: '/api/audit_report_pdf', from: 'body' }, input),
  },
  'GET /api/referrals_export': {
    input: () => ({}),
    call: (by, input) => callRest(by, { method: 'GET', path: '/api/referrals_export', from: 'query' }, input),
  },
  'POST /api/referrals_export': {
    input: () => ({}),
    call: (by, input) => callRest(by, { method: 'POST', path: '/api/referrals_export', from: 'body' }, input),
  },
};

const doors: Door[] = [
  ...procedures().map((route) => ({
    name: `trpc ${route.path}`,
    verb: route.verb.description.name,
    isPublic: route.verb.description.permission === 'public',
    call: (by: Caller, input: unknown) => callProcedure(by, route, input),
  })),
  ...restRoutesOf().map((route) => ({
    name: `${route.method} ${route.path}`,
    verb: route.verb.description.name,
    isPublic: route.verb.description.permission === 'public',
    call: (by: Caller, input: unknown) => callRest(by, route, input),
  })),
  ...streamRoutesOf().map(({ method, path }) => ({
    name: `${method} ${path}`,
    verb: `stream ${method} ${path}`,
    isPublic: false,
    call: (by: Caller, input: unknown) => STREAMS[`${method} ${path}`]!.call(by, input),
  })),
];

const me: Caller = { url: app.url, token: admin.token };
const ownInput = async (verb: string): Promise<unknown> =>
  verb.startsWith('stream ')
    ? STREAMS[verb.slice('stream '.length)]!.input(a.records)
    : inputFor(verb, { app, organization: 'a', records: a.records });

/** A row's id, or a recording's key. */
const NAMES_A_RECORD = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64})$/;

/** What a bare `id` names: `api/capacity` calls its rows so. */
const BARE_ID = 'facility_id';

/** What the audit log calls a record of any kind. */
const ANY_RECORD = 'opportunity_id';

/** Answers null of what is not there, as of what has no name: the same to both organizations. */
const ANSWERS_NULL = new Set(['audit.record_name']);

/** Narrowed to one facility where an address names one; a value that an address leaves out narrows nothing (P2 §7). */
const MAY_NAME_NONE = new Set(['GET /api/census', 'GET /api/census_details']);
const isLeftOut = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** B's own two records that are merged, those that are compared, and a merge of B's. */
const inB = async (verb: string) => (await inputFor(verb, { app, organization: 'b', records: b.records })) as object;
const DOUBLES_OF_B = {
  ...(await inB('duplicates.merge')),
  ...(await inB('duplicates.compare')),
  ...(await inB('duplicates.undo')),
} as Readonly<Record<string, string>>;
const NAMES_A_DOUBLE = new Set(['kept_id', 'merged_id', 'one_id', 'other_id', 'merge_id']);

/** B's id of the kind that a field names, or that A's own id is of; a field may take a name in the id's place. */
function counterpart(field: string, own: string): string {
  if (NAMES_A_DOUBLE.has(field)) return DOUBLES_OF_B[field]!;
  const kind = Object.keys(b.records).find(
    (each) =>
      (field === 'id' && each === BARE_ID) ||
      (field === 'record' && each === ANY_RECORD) ||
      [field, `${field}_id`, field.replace(/_(name|ids)$/, '_id')].includes(each) ||
      field.endsWith(`_${each}`) ||
      (field === 'ids' && a.records[each as keyof Records] === own),
  );
  if (!kind) throw new Error(`the records hold none for ${field}`);
  return b.records[kind as keyof Records];
}

/** The input with its id-like fields changed. */
function replaced(value: unknown, change: (id: string, field: string) => unknown, field = ''): unknown {
  if (typeof value === 'string') return NAMES_A_RECORD.test(value) ? change(value, field) : value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, change, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, change, key)]));
}

const idsIn = (value: unknown): string[] => {
  const found: string[] = [];
  replaced(value, (id) => found.push(id));
  return found;
};

const HOSTILE: readonly unknown[] = [0, -1, 9e15, 'x'.repeat(5_000), '', [], [randomUUID()], {}, { $ne: null }, true];

const withoutRequest = ({ status, text }: Answer) => ({ status, text: text.replaceAll(/"request_id":"[^"]*"/g, '') });

test('the matrix holds every way in', () => {
  expect(doors.length).toBeGreaterThan(50);
  expect(streamRoutesOf().filter(({ method, path }) => !STREAMS[`${method} ${path}`])).toEqual([]);
});

describe.each(doors)('$name', ({ name, verb, isPublic, call }) => {
  test('shows and changes nothing of another organization', async () => {
    const before = await digestOf(query, orgB);
    const answers: Answer[] = [];
    const input = await ownInput(verb);
    const ids = idsIn(input);
    for (const id of [...ids.map((each) => [each]), ids].filter((each) => each.length > 0)) {
      const swap = (to: (field: string, own: string) => unknown) =>
        replaced(input, (each, field) => (id.includes(each) ? to(field, each) : each));
      const foreign = await call(me, swap(counterpart));
      const unknown = await call(
        me,
        swap(() => randomUUID()),
      );
      expect(withoutRequest(foreign)).toEqual(withoutRequest(unknown));
      expect(foreign.status).toBe(ANSWERS_NULL.has(verb) ? 200 : 404);
      answers.push(foreign, unknown);
      for (const hostile of HOSTILE) {
        const answer = await call(
          me,
          swap(() => hostile),
        );
        const answered = ANSWERS_NULL.has(verb) || (MAY_NAME_NONE.has(name) && isLeftOut(hostile));
        expect([400, 404, 414, 415, ...(answered ? [200] : [])]).toContain(answer.status);
        answers.push(answer);
      }
    }
    const own = await call(me, input);
    answers.push(own);
    expect([200, 202, 409]).toContain(own.status);
    for (const { text } of answers) expect(text).not.toContain(b.canary);
    expect(await digestOf(query, orgB)).toEqual(before);
  });

  test('asks a caller without a good token to sign in', async () => {
    if (isPublic) return expect(verb).toMatch(/^auth\./);
    const input = await ownInput(verb);
    for (const token of [undefined, expired, `${admin.token}x`]) {
      const answer = await call(token ? { url: app.url, token } : { url: app.url }, input);
      expect(answer.status).toBe(401);
      expect(errorIn(answer)?.code).toBe('unauthorized');
    }
  });
});

test("an organization's own records are shown to it", async () => {
  const answer = await callRest(me, { method: 'GET', path: '/api/patient_details', from: 'query' }, a.records);
  expect(answer.text).toContain(a.canary);
});

test('a document that is being uploaded to another organization leaves nothing behind', async () => {
  const own = await uploadRecord(app, admin, a.records.opportunity_id, a.canary);
  const foreign = await uploadTo(me, { opportunity_id: b.records.opportunity_id });
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  expect(foreign.status).toBe(404);
  const stored: string[] = [];
  for await (const { key } of app.services.storage.list('')) if (key.includes('/documents/')) stored.push(key);
  const [rows] = await query<{ count: string }>('select count(*) from documents');
  expect(stored).toHaveLength(Number(rows!.count));
});
