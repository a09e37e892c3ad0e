import { beforeAll, describe, expect, test } from 'vitest';
import { unguardFormula } from '#shared/platform/csv-record.ts';
import { addDays } from '#shared/platform/dates.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { auditOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { parseCsv } from '#tests/support/parse-csv.ts';
import { createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
/** More than are read at a time. */
const MANY = 1_250;
const HEAD = [
  'Referral source',
  'Payment type',
  'Specializations',
  'Status',
  'Date Created',
  'Last Activity',
  'Type',
  'Rule out',
  'Website',
  'LinkedIn',
  'Address',
  'State',
  'ZIP code',
  'Average length of stay (days)',
  'Gender served',
  'Levels of care',
  'Population served',
  'Staff',
  'Next touch due',
];

beforeAll(() =>
  app.within('a', async (tx) => {
    const many = Array.from({ length: MANY }, (_, n) => ({
      id: tx.services.newId(),
      org_id: tx.actor.org_id,
      referral_name: `Many ${String(n).padStart(4, '0')}`,
      type: 'Court',
      last_activity_date: n % 5 === 0 ? null : `2026-03-${String(1 + (n % 28)).padStart(2, '0')}`,
    }));
    await tx.db.insertInto('referral_sources').values(many).execute();
  }),
);

const exported = (actor: Actor, search: Record<string, string> = {}) =>
  fetch(`${app.url}/api/referrals_export?${new URLSearchParams(search)}`, {
    headers: { authorization: `Bearer ${actor.token}` },
  });
const recordsOf = async (response: Response) => {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parseCsv(bytes.subarray(3).toString());
};

test('every column, as a spreadsheet reads it and runs nothing', async () => {
  const manager = await app.signIn('manager');
  const name = '=HYPERLINK("x") "House", Inc.';
  await createSource(manager, {
    referral_name: name,
    type: 'School',
    payment_type: ['Insurance', 'Tricare'],
    specializations: ['OCD'],
    rule_out: '-none\nunder 18',
    website_url: 'www.example.com',
    address: '@home',
    state: 'TX',
    zipcode: '+1 (212) 555-0142',
    average_length_of_stay: 28,
    gender_served: 'Female',
    levels_of_care: ['Crisis stabilization'],
    population_served: ['Adults', 'Veterans'],
    owner: 'Rosa Quint',
  });
  const response = await exported(manager, { type: 'School' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const today = app.clock.now().toISOString().slice(0, 10);
  expect(response.headers.get('content-disposition')).toContain(`filename="referral-sources-${today}.csv"`);
  const records = await recordsOf(response);
  expect(records).toEqual([
    HEAD,
    [
      `'${name}`,
      'Insurance, Tricare',
      'OCD',
      'Inactive',
      today,
      '',
      'School',
      "'-none\nunder 18",
      'https://www.example.com',
      '',
      "'@home",
      'TX',
      '+1 (212) 555-0142',
      '28',
      'Female',
      'Crisis stabilization',
      'Adults, Veterans',
      'Rosa Quint',
      addDays(today, 30),
    ],
  ]);
  expect(unguardFormula(records[1]![0]!)).toBe(name);
});

test('every row once, in the list’s own order, and each logged', async () => {
  const actor = await app.signIn('manager');
  const response = await exported(actor, { type: 'Court', sort: 'last_activity_date', order: 'asc' });
  const names = (await recordsOf(response)).slice(1).map(([name]) => name);
  const listed: string[] = [];
  let after: string | undefined;
  do {
    const asked = { type: 'Court', sort: 'last_activity_date', order: 'asc', limit: 100, after } as const;
    const { list, next } = await actor.trpc.referralSources.list.query(asked);
    listed.push(...list.map((row) => row.referral_name));
    after = next ?? undefined;
  } while (after !== undefined);
  expect(names).toEqual(listed);
  expect(names).toHaveLength(MANY);
  const rows = await auditOf(query, response.headers.get('x-request-id'));
  expect(rows.map(({ action, outcome, entity }) => `${action} ${outcome} ${entity}`)).toEqual([
    ...Array(2).fill('referral_sources.export done referral_source'),
    'referral_sources.export done referral_source_export',
  ]);
  expect(new Set(rows.flatMap(({ entity_ids }) => entity_ids)).size).toBe(MANY);
  expect(rows.at(-1)?.details).toEqual({ rows: MANY });
});

test('is the same file as a POST, which says in its body what is searched for', async () => {
  const manager = await app.signIn('manager');
  const asked = { query: 'house', status: [], staff: [], sort: 'referral_name', order: 'desc', archived: false };
  const posted = await fetch(`${app.url}/api/referrals_export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${manager.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  expect(posted.status).toBe(200);
  const records = await recordsOf(posted);
  expect(records.length).toBeGreaterThan(1);
  expect(records).toEqual(
    await recordsOf(await exported(manager, { query: 'house', sort: 'referral_name', order: 'desc' })),
  );
});

test('another organization’s sources are in no export', async () => {
  expect(await recordsOf(await exported(await app.signIn('manager', 'b')))).toEqual([HEAD]);
});

describe('who may export', () => {
  test.each(['admissions', 'clinical'] as const)('%s may not unless the account says so', async (role) => {
    const actor = await app.signIn(role);
    const refused = await exported(actor);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { message: 'Your account may not export.' } });
    const rows = await auditOf(query, refused.headers.get('x-request-id'));
    expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([['referral_sources.export', 'refused']]);
    await query('update users set can_export = true where id = $1', [actor.user.user_id]);
    expect((await exported(actor)).status).toBe(200);
    await query('update users set can_export = false where id = $1', [actor.user.user_id]);
  });

  test('nobody who is not signed in', async () => {
    expect((await fetch(`${app.url}/api/referrals_export`)).status).toBe(401);
  });
});
