import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  CONTACT_SORTS,
  CONTACT_TITLES,
  type ContactSort,
  type ContactTitle,
} from '#shared/features/contacts/contacts.rules.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';
import { chances, rounds } from '#tests/support/rounds.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const org = app.organizations.a.id;
const COUNT = 160;
const random = chances('contacts');
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

const FIRST = ['José', 'Zoë', 'Dana', 'anna', 'Łukasz'];
const LAST = ['Núñez', 'Sample', "O'Brien-Smith", 'van der Berg', '100%_real'];
const SOURCES = ['Éclair House', 'zebra', 'Ärzte', 'Apple  Lane'];
const STATES = ['MA', 'NH', 'DC', null, 'Ontario'];
const TITLES = CONTACT_TITLES.slice(0, 3);
const sources: string[] = [];

beforeAll(async () => {
  const admin = await app.signIn('admin');
  for (const referral_name of SOURCES) sources.push(await createSource(admin, { referral_name }));
  await app.within('a', async (tx) => {
    const rows = Array.from({ length: COUNT }, (_, n) => {
      const at = Math.floor(random() * SOURCES.length);
      return {
        id: tx.services.newId(),
        org_id: tx.actor.org_id,
        referral_id: sources[at]!,
        organization_name: SOURCES[at]!,
        firstname: pick(FIRST),
        lastname: pick(LAST),
        title: pick([...TITLES, null]),
        email: pick([null, `contact${n}@mail.example`]),
        phone_number: pick([null, `+1207555${String(n).padStart(4, '0')}`]),
        state: pick(STATES),
        is_active: random() < 0.7,
        created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 20))).toISOString(),
      };
    });
    await tx.db.insertInto('referral_contacts').values(rows).execute();
  });
});

interface Asked {
  sort: ContactSort;
  order: 'asc' | 'desc';
  title: ContactTitle[];
  state: 'MA' | 'NH' | 'VT' | 'others' | undefined;
  source: number | undefined;
  archived: boolean;
  query: string;
  limit: number;
}

const asked: fc.Arbitrary<Asked> = fc.record({
  sort: fc.constantFrom(...CONTACT_SORTS),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  title: fc.oneof(
    fc.uniqueArray(fc.constantFrom(...TITLES), { maxLength: 2 }),
    fc.constant<ContactTitle[]>([...CONTACT_TITLES]),
  ),
  state: fc.constantFrom(undefined, undefined, 'MA' as const, 'NH' as const, 'VT' as const, 'others' as const),
  source: fc.constantFrom(undefined, undefined, 0, 1, 2, 3),
  archived: fc.boolean(),
  query: fc.constantFrom(
    '',
    '',
    '',
    'jose',
    'NUNEZ',
    'sample dana',
    '207555',
    '(207) 555-00',
    "o'brien",
    '%',
    '0%_r',
    'zebra',
    '@mail',
  ),
  limit: fc.constantFrom(1, 7, 20, 100),
});

const PLAIN_ORDER: Record<ContactSort, string> = {
  created_at: 'created_at',
  name: `fold(firstname || ' ' || lastname)`,
  organization_name: `fold(regexp_replace(organization_name, '\\s+', ' ', 'g'))`,
};

/** The plain way: every condition in one WHERE, one ORDER BY, nothing kept beside the rows. */
async function plainly({ sort, order, title, state, source, archived, query: term }: Asked): Promise<string[]> {
  const digits = /^[\d()+\-. ]{3,}$/.test(term) ? term.replace(/\D/g, '') : null;
  const words = (digits ?? term).split(/\s+/).filter((word) => word !== '');
  const text = `fold(firstname || ' ' || lastname || ' ' || coalesce(email, '') || ' ' || organization_name || ' '
    || regexp_replace(coalesce(phone_number, ''), '[^0-9]', '', 'g'))`;
  const rows = await query<{ id: string }>(
    `select id from referral_contacts where org_id = $1 and (is_active or $2)
       and (cardinality($3::text[]) = 0 or title = any($3)) and ($4::uuid is null or referral_id = $4)
       and case $5 when '' then true when 'others' then state is null or state not in ('MA', 'NH') else state = $5 end
       and (select bool_and(strpos(${text}, fold(word)) > 0) from unnest($6::text[]) word) is not false
     order by ${PLAIN_ORDER[sort]} ${order}, id desc`,
    [org, archived, title, source === undefined ? null : sources[source], state ?? '', words],
  );
  return rows.map(({ id }) => id);
}

test('every page of every list, by steps and by jumps, is the plain list’s, and the total its length', async () => {
  const { trpc } = await app.signIn('outreach');
  await fc.assert(
    fc.asyncProperty(asked, fc.integer({ min: 1, max: 12 }), async (wanted, jump) => {
      const expected = await plainly(wanted);
      const { source, ...rest } = wanted;
      const referral_id = source === undefined ? undefined : sources[source];
      const input = { ...rest, referral_id, query: wanted.query || undefined };
      const stepped: string[] = [];
      let page = await trpc.contacts.list.query(input);
      expect(page.total).toBe(expected.length);
      expect(page.pages).toBe(Math.max(1, Math.ceil(expected.length / wanted.limit)));
      for (let step = 0; ; step++) {
        stepped.push(...page.list.map(({ id }) => id));
        if (!page.next || step >= 8) break;
        page = await trpc.contacts.list.query({ ...input, page: step + 2, after: page.next });
      }
      expect(stepped).toEqual(expected.slice(0, stepped.length));
      const jumped = await trpc.contacts.list.query({ ...input, page: jump });
      expect(jumped.list.map(({ id }) => id)).toEqual(expected.slice((jump - 1) * wanted.limit, jump * wanted.limit));
      if (!jumped.prev || jumped.list.length === 0) return;
      const back = await trpc.contacts.list.query({ ...input, page: jump - 1, before: jumped.prev });
      expect(back.list.map(({ id }) => id)).toEqual(
        expected.slice(Math.max(0, (jump - 2) * wanted.limit), (jump - 1) * wanted.limit),
      );
    }),
    { numRuns: rounds(60), seed: Math.floor(chances('contact lists')() * 2 ** 31) },
  );
}, 120_000);

test('shows at the documented path what its contract says, the newest first, without the archived', async () => {
  const desk = await app.signIn('admissions');
  const { status, body } = await desk.rest('GET', '/api/referral_contacts', { per_page: '5' });
  expect(status).toBe(200);
  const { list, pages, total } = body.result as {
    list: { id: string; is_active: boolean }[];
    pages: number;
    total: number;
  };
  const expected = await plainly({
    ...{ sort: 'created_at', order: 'desc', title: [], state: undefined, source: undefined },
    ...{ archived: false, query: '', limit: 5 },
  });
  expect(list.map(({ id }) => id)).toEqual(expected.slice(0, 5));
  expect(list.every(({ is_active }) => is_active)).toBe(true);
  expect([pages, total]).toEqual([Math.ceil(expected.length / 5), expected.length]);
});

test('takes a filter by its code, its name or nothing, and refuses what is none', async () => {
  const desk = await app.signIn('admissions');
  const totalOf = async (asked: Record<string, string>) => {
    const { body } = await desk.rest('GET', '/api/referral_contacts', asked);
    return (body.result as { total: number }).total;
  };
  expect(await totalOf({ state: 'Massachusetts' })).toBe(await totalOf({ state: 'ma' }));
  expect(await totalOf({ state: '', title: '' })).toBe(await totalOf({}));
  expect(await totalOf({ referral_id: 'no-such-source' })).toBe(0);
  for (const wrong of [
    { state: 'Nowhere' },
    { title: 'J'.repeat(101) },
    { sort: 'password_hash' },
    { archived: 'perhaps' },
  ])
    expect((await desk.rest('GET', '/api/referral_contacts', wrong)).status).toBe(400);
});

test('shows nothing of another organization, by any filter', async () => {
  const other = await app.signIn('admin', 'b');
  const theirs = await createSource(other, { referral_name: 'zebra' });
  const contact = await createContact(other, theirs, { firstname: 'José', lastname: 'Núñez', state: 'MA' });
  const desk = await app.signIn('admissions');
  for (const asked of [{ query: 'zebra' }, { state: 'MA' as const }, { referral_id: theirs }, { archived: true }]) {
    const { list } = await desk.trpc.contacts.list.query({ ...asked, limit: 10_000 });
    expect(list.map(({ id }) => id)).not.toContain(contact);
  }
  expect((await other.trpc.contacts.list.query({ query: 'zebra' })).list.map(({ id }) => id)).toEqual([contact]);
});

test('the counters are the rows, however they came and went', async () => {
  const admin = await app.signIn('admin');
  const { list } = await admin.trpc.contacts.list.query({ limit: 100 });
  const ids = list.map(({ id }) => id);
  await admin.trpc.contacts.archive.mutate({ ids: ids.slice(0, 40) });
  await admin.trpc.contacts.unarchive.mutate({ ids: ids.slice(0, 7) });
  await query('delete from referral_contacts where id = any($1)', [ids.slice(5, 20)]);
  await createContact(admin, sources[0]!);
  const counted = 'select active::int, archived::int from contact_counters where org_id = $1';
  const plain = `select count(*) filter (where is_active)::int as active, count(*) filter (where not is_active)::int as archived
    from referral_contacts where org_id = $1`;
  expect(await query(counted, [org])).toEqual(await query(plain, [org]));
});
