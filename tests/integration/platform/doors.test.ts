import { beforeAll, expect, test } from 'vitest';
import { resultOf } from '../../../src/server/platform/rest.ts';
import { type Actor, startTestApp } from '../../support/app.ts';
import { type MadeInquiry, makeInquiry } from '../../support/people.ts';
import { procedures, restRoutesOf } from '../../support/routes.ts';
import { uploadDocument } from '../../support/uploads.ts';

const app = await startTestApp();
let actor: Actor;
let made: MadeInquiry;

const routes = restRoutesOf().filter((route) => route.verb.description.permission !== 'public');
const nameOf = (route: (typeof routes)[number]) => `${route.method} ${route.path}`;
const reads = routes.filter((route) => route.method === 'GET').map((route) => ({ address: nameOf(route), route }));
const writes = routes.filter((route) => route.method !== 'GET').map((route) => ({ address: nameOf(route), route }));

beforeAll(async () => {
  actor = await app.signIn('admin');
  made = await makeInquiry(actor, { firstname: 'Dana', lastname: 'Sample', staff: ['Alice Kerr'] });
  await actor.trpc.inquiries.addNote.mutate({ opportunity_id: made.id, description: 'First call' });
  await uploadDocument(app, actor, made.id, new TextEncoder().encode('%PDF-1.4\n%%EOF\n'));
});

/** A valid input of every route; a route missing here fails the test of all routes. */
const inputs: Record<string, () => object | Promise<object>> = {
  'GET /api/test': () => ({}),
  'GET /api/account': () => ({}),
  'GET /api/search_users': () => ({ query: 'example' }),
  'GET /api/configurations': () => ({ type: 'ADMISSION_STAFF' }),
  'GET /api/opportunity_staff': () => ({}),
  'GET /api/patients': () => ({ query: 'dana' }),
  'GET /api/patient_details': () => ({ patient_id: made.patient_id }),
  'GET /api/opportunities': () => ({ status_filter: ['PRE-ASSESSMENT'], limit: 5 }),
  'GET /api/opportunity_details': () => ({ opportunity_id: made.id }),
  'GET /api/patient_opportunities': () => ({ patient_id: made.patient_id }),
  'GET /api/activity_record': () => ({ opportunity_id: made.id }),
  'GET /api/file_upload': () => ({ opportunity_id: made.id }),
  'GET /api/qna': () => ({ opportunity_id: made.id }),
  'PUT /api/account': () => ({ account: { firstname: 'Avery', lastname: 'Example' } }),
  'POST /api/patients': () => ({ firstname: 'Robin', lastname: 'Sample' }),
  'POST /api/opportunities': () => ({ patient_id: made.patient_id, created_at_date: '2026-05-12' }),
  'PUT /api/opportunity_details': () => ({ opportunity_id: made.id, opportunity: { summary: 'Stable' } }),
  'POST /api/activity_record': () => ({ opportunity_id: made.id, description: 'Another call' }),
  'POST /api/qna': () => ({ opportunity_id: made.id, question: 'Which medication was given?' }),
  'DELETE /api/document': async () => ({
    document_id: await uploadDocument(
      app,
      actor,
      made.id,
      new TextEncoder().encode(`%PDF-1.4\n%${app.services.newId()}\n%%EOF\n`),
    ),
  }),
};

interface TrpcAnswer {
  status: number;
  data?: unknown;
  error?: { code: string; message: string; fields?: object };
}

/** The procedure of the same verb, asked as the client asks it. */
async function viaTrpc(route: (typeof routes)[number], input: object, token: string | null): Promise<TrpcAnswer> {
  const procedure = procedures().find((each) => each.verb === route.verb);
  if (!procedure) throw new Error(`${nameOf(route)} has no procedure`);
  const reading = procedure.type === 'query';
  const query = reading ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const response = await fetch(`${app.url}/trpc/${procedure.path}${query}`, {
    method: reading ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(reading ? {} : { body: JSON.stringify(input) }),
  });
  const body = (await response.json()) as { result?: { data: unknown }; error?: { data: TrpcAnswer['error'] } };
  return {
    status: response.status,
    ...(body.result ? { data: body.result.data } : {}),
    ...(body.error?.data ? { error: body.error.data } : {}),
  };
}

const lastSeq = () =>
  app.within('a', async (tx) => {
    const row = await tx.db.selectFrom('audit_log').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
    return row?.seq ?? 0;
  });

/** What a call left in the audit log. */
async function auditOf<T>(call: () => Promise<T>): Promise<[T, object[]]> {
  const before = await lastSeq();
  const result = await call();
  const rows = await app.within('a', (tx) =>
    tx.db
      .selectFrom('audit_log')
      .select(['action', 'outcome', 'entity', 'entity_ids', 'details', 'user_id', 'session_id'])
      .where('seq', '>', before)
      .orderBy('seq')
      .execute(),
  );
  return [result, rows];
}

/** The same value with every scalar replaced by its kind. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

const told = (error: { code: string; message: string; fields?: object } | undefined) => ({
  code: error?.code,
  message: error?.message,
  fields: error?.fields,
});

test('every documented path has an input here', () => {
  expect(Object.keys(inputs).sort()).toEqual(routes.map(nameOf).sort());
});

test.each(reads)('$address answers as its procedure and leaves the same audit rows', async ({ address, route }) => {
  const input = await inputs[address]!();
  const [rest, restRows] = await auditOf(() => actor.rest(route.method, route.path, input));
  const [trpc, trpcRows] = await auditOf(() => viaTrpc(route, input, actor.token));
  expect([rest.status, trpc.status]).toEqual([route.status ?? 200, 200]);
  expect(rest.body.result).toEqual(resultOf(route, trpc.data));
  expect(restRows).toEqual(trpcRows);
});

test.each(writes)(
  '$address has its procedure’s shape and leaves audit rows of one kind',
  async ({ address, route }) => {
    const [one, other] = [await inputs[address]!(), await inputs[address]!()];
    const [rest, restRows] = await auditOf(() => actor.rest(route.method, route.path, one));
    const [trpc, trpcRows] = await auditOf(() => viaTrpc(route, other, actor.token));
    expect([rest.status, trpc.status]).toEqual([route.status ?? 200, 200]);
    expect(shapeOf(rest.body.result)).toEqual(shapeOf(resultOf(route, trpc.data)));
    expect(shapeOf(restRows)).toEqual(shapeOf(trpcRows));
    expect(restRows).toMatchObject([{ action: route.verb.description.name, outcome: 'done' }]);
  },
);

test.each([...reads, ...writes])(
  '$address refuses no one and a wrong input as its procedure does',
  async ({ route }) => {
    const rest = await app.anyone.rest(route.method, route.path);
    const trpc = await viaTrpc(route, {}, null);
    expect([rest.status, trpc.status]).toEqual([401, 401]);
    expect(told(rest.body.error)).toEqual(told(trpc.error));
    // A query's unknown keys are passed over at one door alone, so a wrong query is one without its keys.
    const taken = route.from === 'body' ? { limit: '0', unknown: 'x' } : {};
    const [restWrong, trpcWrong] = [
      await actor.rest(route.method, route.path, taken),
      await viaTrpc(route, taken, actor.token),
    ];
    expect(restWrong.status).toBe(trpcWrong.status);
    expect(told(restWrong.body.error)).toEqual(told(trpcWrong.error));
  },
);

const nowhere = '019e1cea-a400-7000-8000-000000000000';
test.each([
  ['GET /api/opportunity_details', { opportunity_id: nowhere }, 404],
  ['GET /api/patient_details', { patient_id: nowhere }, 404],
  ['GET /api/opportunities', { limit: '101' }, 400],
  ['GET /api/configurations', { type: 'NONE' }, 400],
  ['POST /api/opportunities', { patient_id: nowhere, created_at_date: '2026-05-12' }, 404],
  ['POST /api/patients', { firstname: ' ', lastname: 'Sample' }, 400],
])('%s of %j is told alike: %i', async (address, input, status) => {
  const route = routes.find((each) => nameOf(each) === address)!;
  const [rest, restRows] = await auditOf(() => actor.rest(route.method, route.path, input));
  const [trpc, trpcRows] = await auditOf(() => viaTrpc(route, input, actor.token));
  expect([rest.status, trpc.status]).toEqual([status, status]);
  expect(told(rest.body.error)).toEqual(told(trpc.error));
  expect(restRows).toEqual(trpcRows);
});
