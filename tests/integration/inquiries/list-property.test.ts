import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type AMOUNTS_FROM, INQUIRY_STATUSES, MISSING_FIELDS } from '#shared/features/inquiries/inquiries.rules.ts';
import { INQUIRY_SORTS, type InquirySort } from '#shared/features/inquiries/inquiries.schemas.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { chances, rounds } from '#tests/support/rounds.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const COUNT = 160;
const [{ time_zone: ZONE } = { time_zone: '' }] = await query<{ time_zone: string }>(
  'select time_zone from organizations where id = $1',
  [app.organizations.a.id],
);
const random = chances('list property');
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const some = <T>(values: readonly T[]): T[] => values.filter(() => random() < 0.4);

const FIRST = ['José', 'Zoë', 'Dana', 'anna', 'Łukasz'];
const LAST = ['Núñez', 'Sample', "O'Brien-Smith", 'van der Berg', '100%_real'];
const STAFF = ['Alice Kerr', 'Kerr, Marcus', 'ümit'];
const CONDITIONS = ['Anxiety', 'Depression'];
const SOURCES = [null, 'Éclair House', 'zebra', 'Ärzte', 'apple'];

beforeAll(() =>
  app.within('a', async (tx) => {
    const { newId } = tx.services;
    const org_id = tx.actor.org_id;
    for (let n = 0; n < COUNT; n++) {
      const [firstname, lastname, id] = [pick(FIRST), pick(LAST), newId()];
      const phone_number = `+1207555${String(Math.floor(random() * 10_000)).padStart(4, '0')}`;
      await tx.db.insertInto('clients').values({ id, org_id, firstname, lastname, phone_number }).execute();
      await tx.db
        .insertInto('inquiries')
        .values({
          id: newId(),
          org_id,
          patient_id: id,
          opportunity_name: `${firstname} ${lastname}-${String(n).padStart(4, '0')}`,
          client_name: `${firstname} ${lastname}`,
          client_phone: phone_number,
          status: pick(INQUIRY_STATUSES),
          condition: some(CONDITIONS),
          staff: some(STAFF),
          priority: random() < 0.3 ? null : Math.ceil(random() * 5),
          referral_org: pick(SOURCES),
          scheduled_admit_date: random() < 0.5 ? null : `2026-02-0${1 + Math.floor(random() * 9)}`,
          opportunity_total_amount: random() < 0.5 ? null : Math.floor(random() * 40_000),
          created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 20))).toISOString(),
        })
        .execute();
    }
  }),
);

interface Asked {
  sort: InquirySort;
  order: 'asc' | 'desc';
  status_filter: (typeof INQUIRY_STATUSES)[number][];
  staff_filter: string[];
  condition_filter: string[];
  missing: (typeof MISSING_FIELDS)[number][];
  created_from?: string | undefined;
  created_to?: string | undefined;
  amount_from?: (typeof AMOUNTS_FROM)[number] | undefined;
  query: string;
  limit: number;
}

const asked: fc.Arbitrary<Asked> = fc.record({
  sort: fc.constantFrom(...INQUIRY_SORTS),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  status_filter: fc.uniqueArray(fc.constantFrom(...INQUIRY_STATUSES), { maxLength: 3 }),
  staff_filter: fc.uniqueArray(fc.constantFrom(...STAFF), { maxLength: 2 }),
  condition_filter: fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    fc.uniqueArray(fc.constantFrom(...CONDITIONS)),
  ),
  missing: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Asked['missing']>([]) },
    fc.uniqueArray(fc.constantFrom(...MISSING_FIELDS), { maxLength: 2 }),
  ),
  created_from: fc.constantFrom(undefined, undefined, '2026-01-05'),
  created_to: fc.constantFrom(undefined, undefined, '2026-01-12'),
  amount_from: fc.constantFrom(undefined, undefined, undefined, '10000' as const),
  query: fc.constantFrom(
    '',
    '',
    'jose',
    'NUNEZ',
    'sample dana',
    '207555',
    '(207) 555-1',
    "o'brien",
    '%',
    '_',
    '0%_r',
    'zoe 00',
  ),
  limit: fc.constantFrom(1, 7, 20, 100),
});

const PLAIN_ORDER: Record<InquirySort, string> = {
  created_at: 'created_at',
  opportunity_name: 'fold(opportunity_name)',
  status: 'status_rank',
  priority: 'priority',
  referral_org: 'fold(referral_org)',
  scheduled_admit_date: 'scheduled_admit_date',
};

/** The plain way: every condition in one WHERE, one ORDER BY, nothing kept beside the rows. */
async function plainly({ sort, order, status_filter, staff_filter, query: term, ...more }: Asked): Promise<string[]> {
  const digits = /^[\d()+\-. ]{3,}$/.test(term) ? term.replace(/\D/g, '') : null;
  const words = (digits ?? term).split(/\s+/).filter((word) => word !== '');
  const text = `fold(opportunity_name || ' ' || client_name || ' ' || regexp_replace(client_phone, '[^0-9]', '', 'g'))`;
  const rows = await query<{ id: string }>(
    `select id from inquiries where org_id = $1
       and (cardinality($2::text[]) = 0 or status = any($2)) and (cardinality($3::text[]) = 0 or staff && $3)
       and (cardinality($5::text[]) = 0 or condition && $5)
       and ($6::date is null or (created_at at time zone $7)::date >= $6)
       and ($8::date is null or (created_at at time zone $7)::date <= $8)
       and ($9::numeric is null or opportunity_total_amount >= $9)
       and ('staff' <> all($10::text[]) or staff = '{}') and ('condition' <> all($10) or condition = '{}')
       and ('priority' <> all($10) or priority is null) and ('referral_org' <> all($10) or referral_org is null)
       and ('phone' <> all($10) or client_phone is null)
       and ('answer' <> all($10) or status = 'PRE-ASSESSMENT' and id not in (select opportunity_id from inquiry_notes))
       and (select bool_and(strpos(${text}, fold(word)) > 0) from unnest($4::text[]) word) is not false
     order by ${PLAIN_ORDER[sort]} ${order} nulls last, id desc`,
    [
      app.organizations.a.id,
      status_filter,
      staff_filter,
      words,
      more.condition_filter,
      more.created_from ?? null,
      ZONE,
      more.created_to ?? null,
      more.amount_from ?? null,
      more.missing,
    ],
  );
  return rows.map(({ id }) => id);
}

test('every page of every list, by steps and by jumps, is the plain list’s, and the total its length', async () => {
  const { trpc } = await app.signIn('admissions');
  await fc.assert(
    fc.asyncProperty(asked, fc.integer({ min: 1, max: 12 }), async (wanted, jump) => {
      const expected = await plainly(wanted);
      const input = { ...wanted, query: wanted.query || undefined };
      const stepped: string[] = [];
      let page = await trpc.inquiries.list.query(input);
      expect(page.total).toBe(expected.length);
      expect(page.pages).toBe(Math.max(1, Math.ceil(expected.length / wanted.limit)));
      for (let step = 0; ; step++) {
        stepped.push(...page.list.map(({ id }) => id));
        if (!page.next || step >= 8) break;
        page = await trpc.inquiries.list.query({ ...input, page: step + 2, after: page.next });
      }
      expect(stepped).toEqual(expected.slice(0, stepped.length));
      const jumped = await trpc.inquiries.list.query({ ...input, page: jump });
      expect(jumped.list.map(({ id }) => id)).toEqual(expected.slice((jump - 1) * wanted.limit, jump * wanted.limit));
      if (!jumped.prev || jumped.list.length === 0) return;
      const back = await trpc.inquiries.list.query({ ...input, page: jump - 1, before: jumped.prev });
      expect(back.list.map(({ id }) => id)).toEqual(
        expected.slice(Math.max(0, (jump - 2) * wanted.limit), (jump - 1) * wanted.limit),
      );
    }),
    { numRuns: rounds(60), seed: Math.floor(chances('lists')() * 2 ** 31) },
  );
}, 120_000);

test('the counters are the rows, after they have moved between statuses', async () => {
  await query(`update inquiries set status = 'DROPPED' where org_id = $1 and priority = 1`, [app.organizations.a.id]);
  await query(`update inquiries set status = 'ADMITTED' where org_id = $1 and priority in (1, 2)`, [
    app.organizations.a.id,
  ]);
  const counted = await query(
    `select status, total::int from inquiry_counters where org_id = $1 and total > 0 order by 1`,
    [app.organizations.a.id],
  );
  const direct = await query(
    `select status, count(*)::int as total from inquiries where org_id = $1 group by 1 order by 1`,
    [app.organizations.a.id],
  );
  expect(counted).toEqual(direct);
});
