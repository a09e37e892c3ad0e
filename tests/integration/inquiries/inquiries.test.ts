import { beforeAll, describe, expect, test } from 'vitest';
import { INQUIRY_STATUSES, type InquiryStatus } from '../../../src/shared/features/inquiries/inquiries.rules.ts';
import { INQUIRY_SORTS, type InquirySort } from '../../../src/shared/features/inquiries/inquiries.schemas.ts';
import { startTestApp } from '../../support/app.ts';
import { chances } from '../../support/rounds.ts';

const app = await startTestApp();
const COUNT = 60;
const STAFF = ['Alice Kerr', 'Marcus Lind', 'Noor Hale'];
const SOURCES = ['Harbor Clinic', 'ábaco House', 'Zephyr Group', 'birch Hall'];
const CLIENTS = [
  { firstname: 'José', lastname: 'Álvarez', phone_number: '+12075550142' },
  { firstname: 'Dana', lastname: 'Sample', phone_number: '+12075550177' },
  { firstname: 'Wren', lastname: "O'Example", phone_number: null },
];

interface Row {
  id: string;
  client: number;
  opportunity_name: string;
  status: InquiryStatus;
  staff: string[];
  priority: number | null;
  referral_org: string | null;
  created_at: string;
}

const rows: Row[] = [];
const desk = await app.signIn('admissions');

/** Few values of everything, so that every sort has ties, and an empty one where there may be one. */
beforeAll(() =>
  app.within('a', async (tx) => {
    const random = chances('inquiry rows');
    const below = (limit: number) => Math.floor(random() * limit);
    const { newId } = tx.services;
    const org_id = tx.actor.org_id;
    const clients = CLIENTS.map((client) => ({ id: newId(), org_id, ...client }));
    await tx.db.insertInto('clients').values(clients).execute();
    for (let n = 0; n < COUNT; n++) {
      const client = n % CLIENTS.length;
      const { firstname, lastname } = CLIENTS[client]!;
      rows.push({
        id: newId(),
        client,
        opportunity_name: `${below(2) === 0 ? firstname : firstname.toUpperCase()} ${lastname}-${String(n).padStart(4, '0')}`,
        status: INQUIRY_STATUSES[below(INQUIRY_STATUSES.length)]!,
        staff: STAFF.filter(() => below(3) === 0),
        priority: below(4) === 0 ? null : 1 + below(4),
        referral_org: below(4) === 0 ? null : SOURCES[below(SOURCES.length)]!,
        created_at: new Date(Date.UTC(2026, 3, 1 + below(9))).toISOString(),
      });
    }
    await tx.db
      .insertInto('inquiries')
      .values(
        rows.map(({ client, ...row }) => ({
          ...row,
          org_id,
          patient_id: clients[client]!.id,
          client_name: `${CLIENTS[client]!.firstname} ${CLIENTS[client]!.lastname}`,
          client_phone: CLIENTS[client]!.phone_number,
          condition: [],
        })),
      )
      .execute();
  }),
);

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const keys: Record<InquirySort, (row: Row) => string | number | null> = {
  created_at: (row) => row.created_at,
  opportunity_name: (row) => folded(row.opportunity_name),
  status: (row) => INQUIRY_STATUSES.indexOf(row.status),
  priority: (row) => row.priority,
  referral_org: (row) => (row.referral_org === null ? null : folded(row.referral_org)),
};

/** The order the list promises: the value, an empty one last in both directions, ties by id from the highest. */
function sorted(of: readonly Row[], sort: InquirySort, order: 'asc' | 'desc'): string[] {
  const key = keys[sort];
  const compare = (one: Row, other: Row) => {
    const [a, b] = [key(one), key(other)];
    if (a !== b) {
      if (a === null) return 1;
      if (b === null) return -1;
      return a < b === (order === 'asc') ? -1 : 1;
    }
    return one.id < other.id ? 1 : -1;
  };
  return [...of].sort(compare).map((row) => row.id);
}

async function walked(input: object): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await desk.trpc.inquiries.list.query({ ...input, limit: 7, ...(after ? { after } : {}) });
    ids.push(...page.list.map((row) => row.id));
    if (!page.next) return ids;
    after = page.next;
  }
}

const orders = INQUIRY_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [sort, order] as const));

describe('the list', () => {
  test.each(orders)('by %s %s is a plain sort of the rows, walked or jumped through', async (sort, order) => {
    const expected = sorted(rows, sort, order);
    expect(await walked({ sort, order })).toEqual(expected);
    for (const page of [1, 4, 9]) {
      const jumped = await desk.trpc.inquiries.list.query({ sort, order, limit: 7, page });
      expect(jumped.list.map((row) => row.id)).toEqual(expected.slice((page - 1) * 7, page * 7));
      expect(jumped).toMatchObject({ total: COUNT, pages: 9 });
    }
  });

  test.each(orders)('by %s %s under a search is the same sort', async (sort, order) => {
    const found = rows.filter((row) => row.client === 0);
    expect(await walked({ sort, order, query: 'alvarez' })).toEqual(sorted(found, sort, order));
  });

  test.each(orders)('by %s %s under both filters is the same sort, with its total', async (sort, order) => {
    const status_filter: InquiryStatus[] = ['PRE-ASSESSMENT', 'ADMITTED', 'DROPPED'];
    const staff_filter = ['Alice Kerr', 'Noor Hale'];
    const found = rows.filter(
      (row) => status_filter.includes(row.status) && row.staff.some((name) => staff_filter.includes(name)),
    );
    expect(found.length).toBeGreaterThan(7);
    const input = { sort, order, status_filter, staff_filter };
    expect(await walked(input)).toEqual(sorted(found, sort, order));
    expect((await desk.trpc.inquiries.list.query(input)).total).toBe(found.length);
  });

  test.each(INQUIRY_STATUSES)('counts %s exactly', async (status) => {
    const page = await desk.trpc.inquiries.list.query({ status_filter: [status], limit: 100 });
    const found = rows.filter((row) => row.status === status);
    expect(page.total).toBe(found.length);
    expect(page.list.map((row) => row.id)).toEqual(sorted(found, 'created_at', 'desc'));
  });

  test.each(STAFF)('counts the inquiries of %s exactly', async (name) => {
    const page = await desk.trpc.inquiries.list.query({ staff_filter: [name], limit: 100 });
    const found = rows.filter((row) => row.staff.includes(name));
    expect(page.total).toBe(found.length);
    expect(page.list.map((row) => row.id)).toEqual(sorted(found, 'created_at', 'desc'));
  });

  test.each([
    ['jose alvarez', [0]],
    ['JOSÉ', [0]],
    ['Álv sé', [0]],
    ['sample dana', [1]],
    ["o'exam", [2]],
    ['207555', [0, 1]],
    ['(207) 555-0177', [1]],
    ['+1 207 555 0142', [0]],
    ['100%', []],
    ['_ana', []],
  ])('a search for %j finds the inquiries of clients %j', async (query, clients) => {
    const found = rows.filter((row) => clients.includes(row.client));
    const page = await desk.trpc.inquiries.list.query({ query, limit: 100 });
    expect(page.list.map((row) => row.id)).toEqual(sorted(found, 'created_at', 'desc'));
    expect(page.total).toBe(found.length);
  });

  test('is empty past its last page', async () => {
    const page = await desk.trpc.inquiries.list.query({ limit: 7, page: 10 });
    expect(page).toMatchObject({ list: [], total: COUNT, pages: 9, next: null });
  });

  test('totals follow a deleted row and a changed status', async () => {
    const [row] = rows.filter((each) => each.status === 'ADMITTED');
    const total = async (status: InquiryStatus) =>
      (await desk.trpc.inquiries.list.query({ status_filter: [status], limit: 1 })).total;
    const before = [await total('ADMITTED'), await total('DISCHARGED')] as const;
    const change = (status: InquiryStatus) =>
      app.within('a', (tx) => tx.db.updateTable('inquiries').set({ status }).where('id', '=', row!.id).execute());
    await change('DISCHARGED');
    expect([await total('ADMITTED'), await total('DISCHARGED')]).toEqual([before[0] - 1, before[1] + 1]);
    await change('ADMITTED');
    expect([await total('ADMITTED'), await total('DISCHARGED')]).toEqual(before);
  });
});

test('outreach sees of an inquiry its id, name, status and date alone, in the list and by itself', async () => {
  const { trpc, rest } = await app.signIn('outreach');
  const seen = ['created_at', 'id', 'opportunity_name', 'status'];
  const { list } = await trpc.inquiries.list.query({ limit: 100 });
  expect(new Set(list.flatMap((row) => Object.keys(row)))).toEqual(new Set(seen));
  const opportunity_id = rows[0]!.id;
  expect(Object.keys(await trpc.inquiries.get.query({ opportunity_id })).sort()).toEqual(seen);
  const { body } = await rest('GET', '/api/opportunity_details', { opportunity_id });
  expect(Object.keys((body.result as { opportunity: object }).opportunity).sort()).toEqual(seen);
  await expect(trpc.inquiries.notes.query({ opportunity_id })).rejects.toMatchObject({ data: { code: 'forbidden' } });
});
