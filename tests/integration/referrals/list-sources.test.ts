import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  OTHER_STATES,
  PAYMENT_TYPES,
  SOURCE_SORTS,
  SOURCE_STATUSES,
  SOURCE_TYPES,
  type SourceSort,
  SPECIALIZATIONS,
} from '#shared/features/referral-sources/referral-sources.rules.ts';
import { US_STATES } from '#shared/platform/us-states.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { chances, rounds } from '#tests/support/rounds.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const desk = await app.signIn('admissions');
const COUNT = 180;
const random = chances('sources list');
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const some = <T>(values: readonly T[]): T[] => values.filter(() => random() < 0.3);

const NAMES = ['Éclair House', 'zebra Clinic', 'Ärzte am See', '100%_real Care', "O'Brien-Smith Group", 'apple court'];
const STATES = ['TX', 'ME', 'CA', 'DC', 'PR', 'Ontario', '', null];
const OWNERS = ['Alice Kerr', 'Kerr, Marcus', "ümit O'Neil", null, null];
const PERFORMERS = ['Alice Kerr', "ümit O'Neil", 'Nora Bloom'];

const sourceOf = (org_id: string, id: string, n: number) => ({
  id,
  org_id,
  referral_name: `${pick(NAMES)} ${n}`,
  type: pick(SOURCE_TYPES.slice(0, 4)),
  payment_type: some(PAYMENT_TYPES),
  specializations: some(SPECIALIZATIONS),
  address: pick([null, '7 Quarry Lane', 'Harbor Street']),
  state: pick(STATES),
  owner: pick(OWNERS),
  status: pick(SOURCE_STATUSES),
  last_activity_date: random() < 0.3 ? null : `2026-04-${String(1 + Math.floor(random() * 20)).padStart(2, '0')}`,
  is_active: random() < 0.8,
  created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 20))).toISOString(),
});

beforeAll(async () => {
  for (const organization of ['a', 'b'] as const)
    await app.within(organization, async (tx) => {
      const { newId } = tx.services;
      const org_id = tx.actor.org_id;
      const sources = Array.from({ length: organization === 'a' ? COUNT : 20 }, (_, n) => sourceOf(org_id, newId(), n));
      await tx.db.insertInto('referral_sources').values(sources).execute();
      const activities = sources.flatMap(({ id }) =>
        some(PERFORMERS).map((performed_by) => ({
          id: newId(),
          org_id,
          referral_id: id,
          event: 'Phone call',
          performed_by,
          event_date: '2026-04-01',
        })),
      );
      await tx.db.insertInto('referral_activities').values(activities).execute();
    });
});

const asked = fc.record({
  sort: fc.constantFrom(...SOURCE_SORTS),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  status: fc.uniqueArray(fc.constantFrom(...SOURCE_STATUSES), { maxLength: 3 }),
  payment_type: fc.option(fc.constantFrom(...PAYMENT_TYPES), { nil: undefined }),
  type: fc.option(fc.constantFrom(...SOURCE_TYPES.slice(0, 5)), { nil: undefined }),
  state: fc.option(fc.constantFrom('TX', 'ME', 'WY', OTHER_STATES), { nil: undefined }),
  staff: fc.uniqueArray(fc.constantFrom('Alice Kerr', 'Kerr, Marcus', "ümit O'Neil", 'Nora Bloom', 'Nobody'), {
    maxLength: 2,
  }),
  archived: fc.boolean(),
  overdue: fc.option(fc.constantFrom('0' as const, '7' as const), { nil: undefined }),
  heard_from: fc.option(fc.constant('2026-04-07'), { nil: undefined }),
  created_to: fc.option(fc.constant('2026-01-14'), { nil: undefined }),
  query: fc.constantFrom('', '', '', 'eclair', 'HOUSE', '100%', '_', "o'brien", 'quarry zebra', 'trauma', '7'),
  limit: fc.constantFrom(1, 7, 20, 100),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

/** The rhythm that nobody has changed. */
const DUE = `coalesce(last_activity_date, (created_at at time zone 'America/New_York')::date) + 30`;

const PLAIN_ORDER: Record<SourceSort, string> = {
  last_activity_date: 'last_activity_date',
  created_at: 'created_at',
  referral_name: 'fold(collapse(referral_name))',
  status: "position(status in 'INACTIVE COLD WARM HOT REFERRING')",
  due_on: DUE,
};

/** The plain way: every condition in one WHERE, one ORDER BY, nothing kept beside the rows. */
async function plainly(wanted: Asked): Promise<string[]> {
  const words = wanted.query.split(/\s+/).filter((word) => word !== '');
  const text = `fold(referral_name || ' ' || coalesce(address, '') || ' ' || array_to_string(specializations, ' '))`;
  const rows = await query<{ id: string }>(
    `select id from referral_sources s where org_id = $1 and (is_active or $2)
       and (cardinality($3::text[]) = 0 or status = any($3))
       and ($4::text is null or $4 = any(payment_type)) and ($5::text is null or type = $5)
       and ($6::text is null or case when state = any($7) then state else 'others' end = $6)
       and (cardinality($8::text[]) = 0 or owner = any($8) or exists (
         select from referral_activities a where a.referral_id = s.id and a.performed_by = any($8)))
       and ($10::integer is null or ${DUE} <= date '2026-05-12' - $10)
       and ($11::date is null or last_activity_date >= $11)
       and ($12::date is null or (created_at at time zone 'America/New_York')::date <= $12)
       and (select bool_and(strpos(${text}, fold(word)) > 0) from unnest($9::text[]) word) is not false
     order by ${PLAIN_ORDER[wanted.sort]} ${wanted.order} nulls last, id desc`,
    [
      ...[app.organizations.a.id, wanted.archived, wanted.status, wanted.payment_type ?? null, wanted.type ?? null],
      ...[wanted.state ?? null, Object.keys(US_STATES), wanted.staff, words],
      ...[wanted.overdue ?? null, wanted.heard_from ?? null, wanted.created_to ?? null],
    ],
  );
  return rows.map(({ id }) => id);
}

test('every page of every list, by steps and by jumps, is the plain list’s, and the total its length', async () => {
  const { trpc } = desk;
  await fc.assert(
    fc.asyncProperty(asked, fc.integer({ min: 1, max: 12 }), async (wanted, jump) => {
      const expected = await plainly(wanted);
      const input = { ...wanted, query: wanted.query || undefined };
      const stepped: string[] = [];
      let page = await trpc.referralSources.list.query(input);
      expect(page.total).toBe(expected.length);
      expect(page.pages).toBe(Math.max(1, Math.ceil(expected.length / wanted.limit)));
      for (let step = 0; ; step++) {
        stepped.push(...page.list.map(({ id }) => id));
        if (!page.next || step >= 8) break;
        page = await trpc.referralSources.list.query({ ...input, page: step + 2, after: page.next });
      }
      expect(stepped).toEqual(expected.slice(0, stepped.length));
      const jumped = await trpc.referralSources.list.query({ ...input, page: jump });
      expect(jumped.list.map(({ id }) => id)).toEqual(expected.slice((jump - 1) * wanted.limit, jump * wanted.limit));
      if (!jumped.prev || jumped.list.length === 0) return;
      const back = await trpc.referralSources.list.query({ ...input, page: jump - 1, before: jumped.prev });
      expect(back.list.map(({ id }) => id)).toEqual(
        expected.slice(Math.max(0, (jump - 2) * wanted.limit), (jump - 1) * wanted.limit),
      );
    }),
    { numRuns: rounds(60), seed: Math.floor(chances('sources')() * 2 ** 31) },
  );
}, 120_000);

describe('a filter', () => {
  const shown = async (search: Record<string, string | string[]>) => {
    const { status, body } = await desk.rest('GET', '/api/referrals', { per_page: 100, ...search });
    expect(status).toBe(200);
    return (body.result as { list: { status: string; state: string | null; is_active: boolean }[] }).list;
  };

  test('of a type that no source has finds none: types are the organization’s own', async () => {
    expect(await shown({ type: 'Moon' })).toEqual([]);
  });

  test('takes several statuses, as repeated keys or with commas', async () => {
    const commas = await shown({ status: 'HOT,COLD' });
    expect(new Set(commas.map(({ status }) => status))).toEqual(new Set(['HOT', 'COLD']));
    expect(await shown({ status: ['COLD', 'HOT'] })).toEqual(commas);
  });

  test.each([
    ['TX', 'TX'],
    ['tx', 'TX'],
    ['Texas', 'TX'],
  ])('reads the state %s as %s', async (typed, state) => {
    const list = await shown({ state: typed });
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map((row) => row.state))).toEqual(new Set([state]));
  });

  test('counts the capital, territories, foreign places and none as others', async () => {
    const list = await shown({ state: 'others' });
    expect(new Set(list.map(({ state }) => state || null))).toEqual(new Set(['DC', 'PR', 'Ontario', null]));
  });

  test('hides archived sources unless they are asked for', async () => {
    expect((await shown({})).every(({ is_active }) => is_active)).toBe(true);
    expect((await shown({ archived: 'true' })).some(({ is_active }) => !is_active)).toBe(true);
  });

  test.each([
    ['status', 'ADMITTED'],
    ['payment_type', 'Gold'],
    ['state', 'DC'],
    ['state', 'XX'],
    ['archived', 'perhaps'],
    ['sort', 'org_id'],
  ])('%s refuses %s', async (field, value) => {
    const { status, body } = await desk.rest('GET', '/api/referrals', { [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.error?.fields ?? {})[0]?.split('.')[0]).toBe(field);
  });
});
