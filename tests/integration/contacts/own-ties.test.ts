import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { CONTACT_HEADER, csvOf, uploadList, workOn } from '#tests/support/imports.ts';
import { createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const [staff, elsewhere] = await Promise.all([app.signIn('admin'), app.signIn('admin', 'b')]);
const own = await createSource(staff, { referral_name: 'Own House' });
const others = await createSource(elsewhere, { referral_name: 'Their House' });
const list = (organization: string) => csvOf([CONTACT_HEADER, ['Ann', 'Tied', organization, '']]);
const ownImport = await uploadList(app, staff, list('Own House'));
await workOn(app, ownImport);
const theirImport = await uploadList(app, elsewhere, list('Their House'));

/** A contact of the first organization, written past every verb. */
const write = (referral_id: string, import_id: string | null = null) =>
  app.within('a', (tx) =>
    sql`insert into referral_contacts (id, org_id, referral_id, import_id, organization_name, firstname, lastname)
      values (${crypto.randomUUID()}, ${tx.actor.org_id}, ${referral_id}, ${import_id}, 'Own House', 'Bea', 'Tied')`.execute(
      tx.db,
    ),
  );
const REFUSED = { code: '23503' };

test('the database refuses a contact whose source is another organization’s', async () => {
  await expect(write(others)).rejects.toMatchObject(REFUSED);
  await write(own);
});

test('it refuses one whose import is another organization’s, or none', async () => {
  await expect(write(own, theirImport)).rejects.toMatchObject(REFUSED);
  await expect(write(own, crypto.randomUUID())).rejects.toMatchObject(REFUSED);
});

test('it keeps an import whose contacts are there', async () => {
  await staff.trpc.imports.save.mutate({ import_id: ownImport });
  await workOn(app, ownImport);
  const remove = app.within('a', (tx) => tx.db.deleteFrom('imports').where('id', '=', ownImport).execute());
  await expect(remove).rejects.toMatchObject(REFUSED);
  expect((await staff.trpc.imports.get.query({ import_id: ownImport })).counts).toMatchObject({ saved: 1 });
});
