import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const org = app.organizations.a.id;
const AT = '2026-05-11T12:00:00Z';

/** How many marks a statement leaves, and the moments they are of. */
async function marksOf(statement: string): Promise<unknown[]> {
  await query('delete from metric_marks');
  await query(statement, [org, AT]);
  return query('select org_id, at = $1::timestamptz as same, day from metric_marks', [AT]);
}

test('what a list brings or an undo takes marks its day once, however many rows it has', async () => {
  const once = [{ org_id: org, same: true, day: null }];
  const sources = `insert into referral_sources (id, org_id, referral_name, type, created_at)
    select gen_random_uuid(), $1, 'Marked House ' || n, 'Interventionist', $2 from generate_series(1, 3) n`;
  expect(await marksOf(sources)).toEqual(once);
  const contacts = `insert into referral_contacts (id, org_id, referral_id, organization_name, firstname, lastname, created_at)
    select gen_random_uuid(), $1, id, referral_name, 'Robin', 'Marked', $2 from referral_sources
    where org_id = $1 and referral_name like 'Marked House %'`;
  expect(await marksOf(contacts)).toEqual(once);
  expect(
    await marksOf("delete from referral_contacts where org_id = $1 and lastname = 'Marked' and created_at = $2"),
  ).toEqual(once);
});

test('a contact of another day marks both days', async () => {
  const moved = `update referral_contacts set created_at = $2 where org_id = $1 and id = (
    select id from referral_contacts where org_id = $1 and created_at <> $2 limit 1)`;
  await query(
    `insert into referral_contacts (id, org_id, referral_id, organization_name, firstname, lastname, created_at)
      select gen_random_uuid(), $1, id, referral_name, 'Robin', 'Moved', '2026-05-01T12:00:00Z' from referral_sources
      where org_id = $1 limit 1`,
    [org],
  );
  expect(await marksOf(moved)).toHaveLength(2);
});
