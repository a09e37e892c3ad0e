import { expect, test, vi } from 'vitest';
import { failStalledImports } from '#server/features/imports/fail-stalled-imports.ts';
import { asOrganization } from '#server/platform/context.ts';
import { releaseOutboxJob } from '#server/platform/outbox.ts';
import { DatabaseAway } from '#server/platform/transaction.ts';
import { workOnImport } from '#shared/features/imports/imports.jobs.ts';
import { startTestApp } from '#tests/support/app.ts';
import { CONTACT_HEADER, csvOf, uploadList, workOn } from '#tests/support/imports.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';
import { workOnImportJob } from '#worker/features/imports/work-on-import.job.ts';

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');
const { trpc } = staff;

const get = (import_id: string) => trpc.imports.get.query({ import_id });
const rowsOf = (import_id: string, outcome: 'new' | 'duplicate' | 'problem' | 'kept') =>
  trpc.imports.rows.query({ import_id, outcome });
const contactsOf = (referral_id: string) =>
  app.within('a', (tx) =>
    tx.db
      .selectFrom('referral_contacts')
      .select(['firstname', 'organization_name'])
      .where('referral_id', '=', referral_id)
      .orderBy('id')
      .execute(),
  );

async function checked(records: readonly (readonly string[])[]) {
  const import_id = await uploadList(app, staff, csvOf([CONTACT_HEADER, ...records]));
  await workOn(app, import_id);
  return import_id;
}
async function saved(import_id: string) {
  await trpc.imports.save.mutate({ import_id });
  await workOn(app, import_id);
  return get(import_id);
}
async function undone(import_id: string) {
  await trpc.imports.undo.mutate({ import_id });
  await workOn(app, import_id);
  return get(import_id);
}

test('of several sources with one name a person says which is meant, once for all rows of it', async () => {
  const [here, there] = [
    await createSource(staff, { referral_name: 'Twin House', address: '1 Example Street', state: 'OH' }),
    await createSource(staff, { referral_name: 'TWIN house', type: 'School' }),
  ];
  const import_id = await checked([
    ['Ann', 'Twin', 'Twin House', ''],
    ['Bo', 'Twin', 'twin  house', ''],
    ['ANN', 'twin', 'Twin House', ''],
    ['Cy', 'Only', 'Lone House', ''],
    ['Dee', '', 'Twin House', ''],
  ]);
  expect((await get(import_id)).counts).toMatchObject({ new: 1 });
  expect((await rowsOf(import_id, 'problem')).map(({ line, problems }) => [line, problems])).toEqual([
    [2, { organization_name: 'Several referral sources have this name' }],
    [3, { organization_name: 'Several referral sources have this name' }],
    [6, { lastname: 'Last Name is required' }],
  ]);
  const open = await trpc.imports.organizations.query({ import_id });
  expect(open).toEqual([
    { name: 'Lone House', rows: 1, sources: [] },
    {
      name: 'Twin House',
      rows: 2,
      sources: [
        { id: here, type: 'Private practice', address: '1 Example Street', state: 'OH' },
        { id: there, type: 'School', address: null, state: null },
      ],
    },
  ]);
  // Another name's source is none of them.
  const other = await createSource(staff, { referral_name: 'Other House' });
  for (const referral_id of [other, '00000000-0000-7000-8000-000000000000'])
    await expect(trpc.imports.chooseSource.mutate({ import_id, name: 'Twin House', referral_id })).rejects.toThrow(
      'No referral source of this name was found.',
    );

  await trpc.imports.chooseSource.mutate({ import_id, name: 'twin house', referral_id: there });
  expect((await get(import_id)).counts).toEqual({ new: 3, duplicate: 1, problem: 1 });
  expect(
    (await rowsOf(import_id, 'duplicate')).map(({ line, reason, other_line }) => [line, reason, other_line]),
  ).toEqual([[4, 'file_name', 2]]);
  expect((await trpc.imports.organizations.query({ import_id })).map(({ name }) => name)).toEqual(['Lone House']);
  // A row of the name that is fixed later goes the same way.
  await trpc.imports.fix.mutate({
    import_id,
    line: 6,
    values: { firstname: 'Dee', lastname: 'Twin', organization_name: 'Twin House' },
  });
  expect(await saved(import_id)).toMatchObject({ state: 'saved', counts: { saved: 4, duplicate: 1 } });
  expect(await contactsOf(here)).toEqual([]);
  expect(await contactsOf(there)).toEqual(
    ['Ann', 'Bo', 'Dee'].map((firstname) => ({ firstname, organization_name: 'TWIN house' })),
  );
});

test('a name that gets a second source between the check and the saving is not added a third time', async () => {
  const import_id = await checked([['Ann', 'Late', 'Late House', '']]);
  await createSource(staff, { referral_name: 'Late House' });
  await createSource(staff, { referral_name: 'Late House' });
  await expect(trpc.imports.save.mutate({ import_id })).rejects.toThrow('No new contacts to upload');
  expect(await trpc.referralSources.ofName.query({ referral_name: 'Late House' })).toHaveLength(2);
});

test('a source that goes with its import before another list is saved is added again, and no row is lost', async () => {
  const first = await checked([['Ann', 'First', 'Brief House', '']]);
  await saved(first);
  const [second, third] = [
    await checked([['Bo', 'Second', 'Brief House', '']]),
    await checked([['Cy', 'Third', 'Brief House', '']]),
  ];
  // Said to be saved while the source was there; it goes before the job begins.
  await trpc.imports.save.mutate({ import_id: third });
  await undone(first);
  await workOn(app, third);
  expect((await get(third)).counts).toEqual({ problem: 1 });
  expect((await rowsOf(third, 'problem')).map(({ problems }) => problems)).toEqual([
    { organization_name: 'Its referral source was removed meanwhile' },
  ]);

  expect((await saved(second)).counts).toEqual({ saved: 1 });
  const [brief, another] = await trpc.referralSources.ofName.query({ referral_name: 'Brief House' });
  expect(another).toBeUndefined();
  expect(await contactsOf(brief!.id)).toEqual([{ firstname: 'Bo', organization_name: 'Brief House' }]);
});

test('an undo says of each contact and each source that it kept, why', async () => {
  const import_id = await checked([
    ['Ann', 'Undo', 'Edited House', ''],
    ['Bo', 'Undo', 'Used House', ''],
    ['Cy', 'Undo', 'Gone House', ''],
    ['Dee', 'Undo', 'Gone House', ''],
    ['Eli', 'Undo', 'Shelved House', ''],
  ]);
  await saved(import_id);
  const sourceOf = async (referral_name: string) => (await trpc.referralSources.ofName.query({ referral_name }))[0]!.id;
  const contact = async (firstname: string) =>
    (await trpc.contacts.ofName.query({ firstname, lastname: 'Undo' }))[0]!.id;
  await trpc.referralSources.update.mutate({
    referral_id: await sourceOf('Edited House'),
    referral: { rule_out: 'No one under 18' },
  });
  await createContact(staff, await sourceOf('Used House'), { firstname: 'By', lastname: 'Hand' });
  await trpc.contacts.update.mutate({ contact_id: await contact('Ann'), contact: { title: 'Psychologist' } });
  await trpc.referralSources.archive.mutate({ ids: [await sourceOf('Shelved House')] });

  const after = await undone(import_id);
  expect(after).toMatchObject({ state: 'undone', counts: { undone: 4, kept: 1 } });
  // A row that is kept is done with as well: the bar comes to its end.
  expect(after).toMatchObject({ rows_done: 5, rows_total: 5 });
  expect((await rowsOf(import_id, 'kept')).map(({ line, reason }) => [line, reason])).toEqual([[2, 'changed']]);
  expect(after.kept_sources).toEqual([
    { name: 'Edited House', reason: 'changed' },
    { name: 'Shelved House', reason: 'changed' },
    { name: 'Used House', reason: 'in_use' },
  ]);
  expect(await trpc.referralSources.ofName.query({ referral_name: 'Gone House' })).toEqual([]);
});

test('an import whose worker died is let go again: a check can be begun again or discarded, a saving goes on', async () => {
  const own = asOrganization(app.ctx, app.organizations.a.id);
  const list = csvOf([CONTACT_HEADER, ['Ann', 'Stalled', 'Stalled House', '']]);
  const endJobs = () =>
    app.within('a', (tx) =>
      tx.db.updateTable('outbox').set({ state: 'dead' }).where('job', '=', 'imports.work').execute(),
    );
  const handBack = async () => {
    const rows = await app.within('a', (tx) =>
      tx.db
        .updateTable('outbox')
        .set({ state: 'relayed' })
        .where('job', '=', 'imports.work')
        .where('state', '=', 'pending')
        .returning('id')
        .execute(),
    );
    for (const { id } of rows) await releaseOutboxJob(own, id);
  };
  const one = await uploadList(app, staff, list);
  app.clock.advance(120_000);
  // Its job still waits, also once Redis did not take it.
  expect(await failStalledImports(own)).toBe(0);
  await handBack();
  expect(await failStalledImports(own)).toBe(0);
  await endJobs();
  expect(await failStalledImports(own)).toBe(1);
  expect(await get(one)).toMatchObject({ state: 'failed', failure: 'Reading was interrupted. Try again.' });
  await trpc.imports.map.mutate({
    import_id: one,
    mapping: { firstname: 0, lastname: 1, organization_name: 2, email: 3 },
  });
  await workOn(app, one);
  await trpc.imports.save.mutate({ import_id: one });
  app.clock.advance(120_000);
  await endJobs();
  expect(await failStalledImports(own)).toBe(1);
  expect(await get(one)).toMatchObject({ state: 'saved', counts: { new: 1 } });
  expect((await saved(one)).counts).toEqual({ saved: 1 });

  const two = await uploadList(app, staff, list);
  expect((await get(two)).state).toBe('checking');
  await trpc.imports.discard.mutate({ import_id: two });
  await workOn(app, two);
  await expect(get(two)).rejects.toThrow('This import does not exist.');
});

test('Postgres that goes away at the last try leaves an import to the next one', async () => {
  const own = asOrganization(app.ctx, app.organizations.a.id);
  const import_id = await uploadList(app, staff, csvOf([CONTACT_HEADER, ['Ann', 'Away', 'Away House', '']]));
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  vi.spyOn(app.services.pool, 'connect').mockImplementationOnce(() => Promise.reject(away) as never);
  const run = { id: import_id, attempt: workOnImport.attempts, signal: new AbortController().signal };
  await expect(workOnImportJob(own, { import_id }, run)).rejects.toBeInstanceOf(DatabaseAway);
  expect((await get(import_id)).state).toBe('checking');
});
