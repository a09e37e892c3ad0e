import { beforeAll, expect, test } from 'vitest';
import { INQUIRY_STATUSES } from '#shared/features/inquiries/inquiries.rules.ts';
import { INQUIRY_SORTS } from '#shared/features/inquiries/inquiries.schemas.ts';
import { startTestApp } from '#tests/support/app.ts';

const app = await startTestApp();
const COUNT = 47;
const STAFF = ['Alice Kerr', 'Marcus Lind'];

/** Few days, priorities and statuses, so that every sort has ties. */
beforeAll(() =>
  app.within('a', async (tx) => {
    const { newId } = tx.services;
    const org_id = tx.actor.org_id;
    const patient_id = newId();
    await tx.db
      .insertInto('clients')
      .values({ id: patient_id, org_id, firstname: 'Dana', lastname: 'Sample' })
      .execute();
    const rows = Array.from({ length: COUNT }, (_, n) => ({
      id: newId(),
      org_id,
      patient_id,
      opportunity_name: `Dana Sample-${String(n).padStart(4, '0')}`,
      client_name: 'Dana Sample',
      client_phone: '(207) 555-0142',
      status: INQUIRY_STATUSES[n % INQUIRY_STATUSES.length]!,
      condition: ['Anxiety', 'Über "quoted"'],
      staff: n % 3 === 0 ? [STAFF[0]!] : n % 3 === 1 ? STAFF : [],
      priority: n % 4 === 0 ? null : n % 4,
      referral_org: n % 5 === 0 ? null : `Source ${n % 5}`,
      created_at: new Date(Date.UTC(2026, 3, 1 + (n % 7))).toISOString(),
    }));
    await tx.db.insertInto('inquiries').values(rows).execute();
  }),
);

const orders = INQUIRY_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order })));

test.each(orders)('pages by $sort $order meet end to end, forwards, backwards and by number', async (order) => {
  const { trpc } = await app.signIn('admissions');
  const whole = (await trpc.inquiries.list.query({ ...order, limit: 100 })).list.map((row) => row.id);
  expect(new Set(whole).size).toBe(COUNT);

  const forwards: string[] = [];
  let page = await trpc.inquiries.list.query({ ...order, limit: 10 });
  expect(page.prev).toBeNull();
  for (;;) {
    forwards.push(...page.list.map((row) => row.id));
    if (!page.next) break;
    page = await trpc.inquiries.list.query({ ...order, limit: 10, after: page.next });
  }
  expect(forwards).toEqual(whole);

  const backwards = page.list.map((row) => row.id);
  while (page.prev) {
    page = await trpc.inquiries.list.query({ ...order, limit: 10, before: page.prev });
    backwards.unshift(...page.list.map((row) => row.id));
  }
  expect(backwards).toEqual(whole);
  const third = await trpc.inquiries.list.query({ ...order, limit: 10, page: 3 });
  expect(third.list.map((row) => row.id)).toEqual(whole.slice(20, 30));
});

test.each([
  [{ status_filter: ['ADMITTED'] }, 8],
  [{ status_filter: ['ADMITTED', 'DROPPED'] }, 16],
  [{ staff_filter: ['Alice Kerr'] }, 32],
  [{ staff_filter: ['Alice Kerr', 'Marcus Lind'] }, 32],
  [{ staff_filter: ['Marcus Lind'], status_filter: ['ASSESSMENT'] }, 8],
  [{ staff_filter: ['Nobody'] }, 0],
  [{ query: 'dana sample-000' }, 10],
  [{ query: '(207) 555' }, COUNT],
  [{ query: 'zzz' }, 0],
])('the filter %j finds %i, each once', async (filter, total) => {
  const { trpc } = await app.signIn('admissions');
  const page = await trpc.inquiries.list.query({ ...filter, limit: 100 } as never);
  expect(page.total).toBe(total);
  expect(new Set(page.list.map((row) => row.id)).size).toBe(total);
});

test('both doors answer the same rows, and the audit row names exactly the rows shown', async () => {
  const { trpc, rest } = await app.signIn('admissions');
  const page = await trpc.inquiries.list.query({ limit: 10 });
  const { body } = await rest('GET', '/api/opportunities', { limit: 10 });
  expect(body.result).toMatchObject({ ...page, opportunity: page.list });
  expect(page.list[0]).toMatchObject({ condition: ['Anxiety', 'Über "quoted"'], created_at: 1_775_520_000 });
  const [row] = await app.within('a', (tx) =>
    tx.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'inquiries.list')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute(),
  );
  expect(row?.entity_ids).toEqual(page.list.map((each) => each.id));
});

test('the other organization sees none of them', async () => {
  const { trpc } = await app.signIn('admissions', 'b');
  expect(await trpc.inquiries.list.query({})).toMatchObject({ list: [], total: 0, next: null, prev: null });
});

test('outreach sees name, status and date alone', async () => {
  const { trpc } = await app.signIn('outreach');
  const { list } = await trpc.inquiries.list.query({ limit: 1 });
  expect(Object.keys(list[0]!).sort()).toEqual(['created_at', 'id', 'opportunity_name', 'status']);
});
