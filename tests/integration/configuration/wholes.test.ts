import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changesOfWhole } from '#shared/features/configuration/wholes.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { publishSection } from '#tests/support/custom-fields.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const manager = await app.signIn('manager');
const versions = (type: 'INQUIRY_FIELDS' | 'PROGRAMS' | 'CLINICAL_MEMBERS') =>
  manager.trpc.configuration.versions.query({ type });
const newest = async (type: 'INQUIRY_FIELDS' | 'PROGRAMS' | 'CLINICAL_MEMBERS') => (await versions(type))[0]!.version;

describe('what is published of the inquiry fields', () => {
  test('is one version a publication, and comes back as it was: what was made since is archived', async () => {
    const [school, grade, teacher] = [randomUUID(), randomUUID(), randomUUID()];
    await manager.trpc.customConfig.publish.mutate({
      new_sections: [{ id: school, name: 'School', description: 'For younger clients.' }],
      new_fields: [
        { id: grade, section_id: school, name: 'Grade', field_type: 'enum', enum_options: ['9', '10', '11'] },
      ],
    });
    expect((await versions('INQUIRY_FIELDS')).map(({ version, saved_by }) => [version, saved_by])).toEqual([
      [1, 'Morgan Example'],
      [0, ''],
    ]);
    const [{ version } = { version: 0 }] = await manager.trpc.customConfig.get.query({});
    await manager.trpc.customConfig.publish.mutate({
      sections: [{ section_id: school, version, name: 'Schooling' }],
      new_fields: [{ id: teacher, section_id: school, name: 'Teacher' }],
      fields: [{ id: grade, enum_options: ['10', '11', '12'], is_required: true, order_index: 2 }],
    });
    const [second, first] = await versions('INQUIRY_FIELDS');
    expect(changesOfWhole('INQUIRY_FIELDS', first!.config, second!.config)).toEqual([
      'Schooling · Title: School → Schooling',
      'Schooling · new field: Teacher (Text)',
      'Schooling · Grade · Required now',
      'Schooling · Grade · Options added: 12',
      'Schooling · Grade · Options removed: 9',
      'Schooling · Grade · Place 1 → 2',
    ]);
    const back = await manager.trpc.configuration.restore.mutate({ type: 'INQUIRY_FIELDS', restore: 1, version: 2 });
    expect(back.version).toBe(3);
    expect(await manager.trpc.customConfig.get.query({})).toMatchObject([
      {
        name: 'School',
        fields: [
          { id: grade, enum_options: ['9', '10', '11'], is_required: false, is_visible: true, order_index: 1 },
          { id: teacher, is_visible: false, order_index: 2 },
        ],
      },
    ]);
    expect((await versions('INQUIRY_FIELDS'))[0]).toMatchObject({ version: 3, restored_from: 1 });
  });

  test('is all published or nothing', async () => {
    const before = await manager.trpc.customConfig.get.query({});
    const count = (await versions('INQUIRY_FIELDS')).length;
    const id = randomUUID();
    const refused = manager.trpc.customConfig.publish.mutate({
      new_sections: [{ id, name: 'Work', description: 'Where somebody works.' }],
      new_fields: [{ section_id: id, name: 'GRADE' }],
    });
    await expect(refused).rejects.toThrow('Field with this name already exists');
    expect(await manager.trpc.customConfig.get.query({})).toEqual(before);
    expect(await versions('INQUIRY_FIELDS')).toHaveLength(count);
  });

  test('published again under the same ids makes nothing new', async () => {
    const id = randomUUID();
    const publication = {
      new_sections: [{ id, name: 'Home', description: 'Who lives there.' }],
      new_fields: [{ id: randomUUID(), section_id: id, name: 'Lives with' }],
    };
    const first = await manager.trpc.customConfig.publish.mutate(publication);
    const count = (await versions('INQUIRY_FIELDS')).length;
    expect(await manager.trpc.customConfig.publish.mutate(publication)).toEqual(first);
    expect(await versions('INQUIRY_FIELDS')).toHaveLength(count);
  });

  test('two sections that changed titles with each other change back', async () => {
    const names = async () => (await manager.trpc.customConfig.get.query({})).map(({ name }) => name);
    const [one, other] = await manager.trpc.customConfig.get.query({});
    const before = await names();
    const version = await newest('INQUIRY_FIELDS');
    for (const [section_id, name] of [
      [one!.id, 'Between'],
      [other!.id, one!.name],
      [one!.id, other!.name],
    ] as const)
      await manager.trpc.customConfig.update.mutate({ section_id, name });
    await manager.trpc.configuration.restore.mutate({ type: 'INQUIRY_FIELDS', restore: version, version: version + 3 });
    expect(await names()).toEqual(before);
  });

  test('is not brought back over a version that was not seen, nor to one that never was', async () => {
    const version = await newest('INQUIRY_FIELDS');
    const restore = (asked: { restore: number; version: number }) =>
      manager.trpc.configuration.restore.mutate({ type: 'INQUIRY_FIELDS', ...asked });
    await expect(restore({ restore: 1, version: version - 1 })).rejects.toThrow(
      'Somebody saved a newer version meanwhile. Look at the history again.',
    );
    await expect(restore({ restore: 999, version })).rejects.toThrow('This version does not exist.');
  });

  test('shows inquiries what the organization chose, from the next look on', async () => {
    const { id: opportunity_id } = await makeInquiry(manager, { firstname: 'Jordan', lastname: 'Sample' });
    const modeOf = async () => (await manager.trpc.caseDetails.get.query({ opportunity_id })).mode;
    expect(await manager.trpc.customConfig.mode.query({})).toEqual({ case_details_mode: 'auto' });
    expect(await modeOf()).toBe('custom');
    await manager.trpc.customConfig.setMode.mutate({ before: 'auto', case_details_mode: 'fixed' });
    expect(await modeOf()).toBe('fixed');
    const stale = manager.trpc.customConfig.setMode.mutate({ before: 'auto', case_details_mode: 'custom' });
    await expect(stale).rejects.toThrow('Somebody else changed this meanwhile. It shows what is set now.');
    const [now, before] = await versions('INQUIRY_FIELDS');
    expect(changesOfWhole('INQUIRY_FIELDS', before!.config, now!.config)).toEqual([
      'Case details show: Your sections once one is published → The two fixed sections',
    ]);
    await manager.trpc.configuration.restore.mutate({
      type: 'INQUIRY_FIELDS',
      restore: before!.version,
      version: now!.version,
    });
    expect(await modeOf()).toBe('custom');
  });
});

test('the options that inquiries hold are counted, whether one or several are chosen', async () => {
  const { fields, section_id } = await publishSection(manager, 'Needs', [
    { name: 'Housing', field_type: 'enum', enum_options: ['Stable', 'None'] },
    { name: 'Wants', field_type: 'multi_enum', enum_options: ['Work', 'School'] },
  ]);
  const { housing = '', wants = '' } = fields;
  for (const [home, wishes] of [
    ['Stable', ['Work']],
    ['Stable', ['Work', 'School']],
    ['None', []],
  ] as const) {
    const { id } = await makeInquiry(manager, { firstname: 'Riley', lastname: 'Sample' });
    await manager.trpc.caseDetails.update.mutate({
      opportunity_id: id,
      sections: [
        {
          id: section_id,
          fields: [
            { id: housing, value: home },
            { id: wants, value: [...wishes] },
          ],
        },
      ],
    });
  }
  expect(await manager.trpc.customConfig.optionUse.query({ field_id: housing })).toEqual([
    { option: 'Stable', n: 2 },
    { option: 'None', n: 1 },
  ]);
  expect(await manager.trpc.customConfig.optionUse.query({ field_id: wants })).toEqual([
    { option: 'Work', n: 2 },
    { option: 'School', n: 1 },
  ]);
  const theirs = await app.signIn('manager', 'b');
  await expect(theirs.trpc.customConfig.optionUse.query({ field_id: housing })).rejects.toThrow(
    'This field does not exist.',
  );
});

describe('programs and clinical members', () => {
  test('have their history, and come back as they were', async () => {
    const [id = ''] = await manager.trpc.capacity.create.mutate({ facilities: [{ name: 'Detox', size: 8 }] });
    const first = await newest('PROGRAMS');
    await manager.trpc.capacity.update.mutate({ type: 'facility', id, update: { name: 'Detox North', size: null } });
    await manager.trpc.capacity.create.mutate({ facilities: [{ name: 'Detox', size: 4 }] });
    const [third, second, was] = await versions('PROGRAMS');
    expect(changesOfWhole('PROGRAMS', was!.config, second!.config)).toEqual([
      'Detox is now Detox North',
      'Detox North · capacity: 8 → no limit',
    ]);
    expect(changesOfWhole('PROGRAMS', second!.config, third!.config)).toEqual(['Added: Detox']);
    await manager.trpc.configuration.restore.mutate({ type: 'PROGRAMS', restore: first, version: third!.version });
    const { facilities, archived } = await manager.trpc.capacity.manage.query({});
    expect(facilities.filter(({ name }) => name.startsWith('Detox'))).toMatchObject([{ id, name: 'Detox', size: 8 }]);
    expect(archived.facilities.map(({ name, size }) => [name, size])).toContainEqual(['Detox', 4]);
  });

  test('a program in which somebody takes a place at the very moment is not archived by a version that did not know it', async () => {
    const before = await newest('PROGRAMS');
    const facility_id = await createFacility(app, 'a', { name: 'Willow House', size: 3 });
    const { id } = await makeInquiry(manager, { firstname: 'Dana', lastname: 'Willow' });
    let restored: Promise<unknown> | undefined;
    await app.within('a', async (tx) => {
      await tx.db.selectFrom('facilities').select('id').where('id', '=', facility_id).forShare().execute();
      restored = manager.trpc.configuration.restore
        .mutate({ type: 'PROGRAMS', restore: before, version: before })
        .catch((error: Error) => error.message);
      const held = () =>
        query("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      await expect.poll(held).toHaveLength(1);
      await tx.db.updateTable('inquiries').set({ status: 'ADMITTED', facility_id }).where('id', '=', id).execute();
    });
    expect(await restored).toBe('Error deleting facility');
  });

  test('a program that is needed is not archived by a version that did not know it', async () => {
    const before = await newest('PROGRAMS');
    const facility_id = await createFacility(app, 'a', { name: 'Harbor House', size: 3 });
    const { id } = await makeInquiry(manager, { firstname: 'Sam', lastname: 'Sample' });
    await query("update inquiries set status = 'ADMITTED', facility_id = $1 where id = $2", [facility_id, id]);
    const version = await newest('PROGRAMS');
    const refused = manager.trpc.configuration.restore.mutate({ type: 'PROGRAMS', restore: before, version });
    await expect(refused).rejects.toThrow('Error deleting facility');
    expect(await newest('PROGRAMS')).toBe(version);
  });

  test('a clinical member who left is back with the role of that time', async () => {
    const [id = ''] = await manager.trpc.capacity.create.mutate({
      clinicians: [{ firstname: 'Imogen', lastname: 'Tidewell', type: 'MD' }],
    });
    const first = await newest('CLINICAL_MEMBERS');
    await manager.trpc.capacity.update.mutate({ type: 'clinician', id, update: { type: 'CC' } });
    await manager.trpc.capacity.delete.mutate({ type: 'clinician', id });
    const [gone, changed, made] = await versions('CLINICAL_MEMBERS');
    expect(changesOfWhole('CLINICAL_MEMBERS', made!.config, changed!.config)).toEqual([
      'Imogen Tidewell · role: MD → Care Coordinator',
    ]);
    expect(changesOfWhole('CLINICAL_MEMBERS', changed!.config, gone!.config)).toEqual(['Archived: Imogen Tidewell']);
    await manager.trpc.configuration.restore.mutate({
      type: 'CLINICAL_MEMBERS',
      restore: first,
      version: gone!.version,
    });
    const { clinicians } = await manager.trpc.capacity.manage.query({});
    expect(clinicians).toMatchObject([{ id, firstname: 'Imogen', lastname: 'Tidewell', type: 'MD' }]);
  });

  test('fifty changes at once are fifty versions', async () => {
    const before = await newest('PROGRAMS');
    const names = Array.from({ length: 50 }, (_, n) => `House ${n}`);
    await Promise.all(names.map((name) => manager.trpc.capacity.create.mutate({ facilities: [{ name, size: 1 }] })));
    expect(await newest('PROGRAMS')).toBe(before + 50);
  });
});
