import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Role } from '#shared/platform/permissions.ts';
import { startTestApp } from '#tests/support/app.ts';
import { publishSection } from '#tests/support/custom-fields.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const manager = await app.signIn('manager');
const admin = await app.signIn('admin');

let made = 0;
const newName = (what: string) => {
  made += 1;
  return `${what} ${made}`;
};
const section = (more: object = {}) => ({ name: newName('Section'), description: 'Asked first.', ...more });
const config = () => manager.trpc.customConfig.get.query({});
const post = (body: object) => manager.rest('POST', '/api/custom_config', body);
const put = (body: object) => manager.rest('PUT', '/api/custom_config', body);

describe('a section', () => {
  test('comes last, and stands at both doors alike', async () => {
    const before = await config();
    const answer = await post({ section: section({ name: '  Family and home  ' }) });
    expect(answer.status).toBe(200);
    const sections = await config();
    expect(answer.body.result).toEqual({ sections: sections.slice(-1) });
    expect((await manager.rest('GET', '/api/custom_config')).body.result).toEqual({ sections });
    expect(sections.at(-1)).toMatchObject({
      name: 'Family and home',
      description: 'Asked first.',
      order_index: before.length + 1,
      version: 1,
      fields: [],
    });
  });

  test.each([
    [{ name: '   ' }, { 'section.name': 'Please enter title' }],
    [{ description: '' }, { 'section.description': 'Please enter description' }],
  ])('needs both its texts: %j', async (wrong, fields) => {
    const { status, body } = await post({ section: section(wrong) });
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual(fields);
  });

  test('has a title of its own, blanks and case aside', async () => {
    const { section_id } = await publishSection(manager, 'Legal matters', [{ name: 'Open warrants' }]);
    const again = await post({ section: section({ name: ' LEGAL matters ' }) });
    expect(again.status).toBe(409);
    expect(again.body.error).toMatchObject({
      message: 'Section with this name already exists',
      fields: { 'section.name': 'Section with this name already exists' },
    });
    const other = await publishSection(manager, newName('Section'), [{ name: newName('Field') }]);
    const renamed = await put({ section_id: other.section_id, name: 'legal MATTERS' });
    expect(renamed.status).toBe(409);
    expect((await put({ section_id, name: 'LEGAL MATTERS' })).status).toBe(200);
  });

  test('said twice under one id is made once; under the same id it is nothing else', async () => {
    const id = randomUUID();
    const body = { section: section({ id }) };
    const [first, second] = [await post(body), await post(body)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const other = await post({ section: section({ id }) });
    expect(other.status).toBe(409);
    expect(other.body.error?.message).toBe('This id is already in use.');
  });

  test('under an id that another organization has is simply this one’s', async () => {
    const id = randomUUID();
    const theirs = await app.signIn('manager', 'b');
    await theirs.trpc.customConfig.create.mutate({ section: { id, name: 'Theirs', description: 'Secret' } });
    await manager.trpc.customConfig.create.mutate({ section: section({ id }) });
    expect((await theirs.trpc.customConfig.get.query({})).map(({ name }) => name)).toEqual(['Theirs']);
    expect(JSON.stringify(await config())).not.toContain('Secret');
  });
});

describe('a field', () => {
  test('is a visible, optional text at the end where nothing else is said', async () => {
    const { section_id } = await publishSection(manager, newName('Section'), [{ name: newName('Field') }]);
    const name = newName('Current Therapist’s name');
    await manager.trpc.customConfig.create.mutate({ fields: [{ section_id, name }] });
    const fields = (await config()).find(({ id }) => id === section_id)!.fields;
    expect(fields[1]).toMatchObject({
      name,
      machine_name: `current_therapist_s_name_${made}`,
      field_type: 'text',
      enum_options: [],
      is_visible: true,
      is_required: false,
      description: null,
      order_index: 2,
    });
  });

  test('has a name of its own in all sections, archived ones included', async () => {
    await publishSection(manager, newName('Section'), [{ name: 'Detox history', is_visible: false }]);
    const { section_id } = await publishSection(manager, newName('Section'), [{ name: newName('Field') }]);
    const { status, body } = await post({
      section_id,
      fields: [{ name: newName('Field') }, { name: 'DETOX — history?' }],
    });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      message: 'Field with this name already exists',
      fields: { 'fields.1.name': 'Field with this name already exists' },
    });
    expect((await config()).find(({ id }) => id === section_id)!.fields).toHaveLength(1);
    const twins = await post({ section_id, fields: [{ name: 'Twin' }, { name: 'twin' }] });
    expect(twins.status).toBe(409);
  });

  test.each([
    [{ name: ' ' }, { 'fields.0.name': 'Please enter title' }],
    [{ name: '!?' }, { 'fields.0.name': 'Use at least one letter or digit.' }],
    [{ name: 'Color', field_type: 'enum' }, { 'fields.0.enum_options': 'Add at least one option.' }],
  ])('%j is refused', async (wrong, fields) => {
    const { section_id } = await publishSection(manager, newName('Section'), [{ name: newName('Field') }]);
    const { status, body } = await post({ section_id, fields: [wrong] });
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual(fields);
  });

  test('keeps its section, its name and its type once it is saved', async () => {
    const { section_id, fields } = await publishSection(manager, newName('Section'), [{ name: 'Pets at home' }]);
    const other = await publishSection(manager, newName('Section'), [{ name: newName('Field') }]);
    const id = fields.pets_at_home!;
    for (const locked of [{ name: 'Pets' }, { machine_name: 'pets' }, { field_type: 'boolean' }, other]) {
      const { section_id: moved, ...rest } = locked as { section_id?: string; fields?: object };
      const edit = moved ? { section_id: moved } : rest;
      const { status, body } = await put({ fields: [{ id, ...edit }] });
      expect(status).toBe(409);
      expect(body.error?.message).toBe('A saved field keeps its section, its name and its type.');
    }
    const [field] = (await config()).find((each) => each.id === section_id)!.fields;
    expect((await put({ fields: [{ ...field, description: 'Who feeds them?' }] })).status).toBe(200);
  });

  test('cannot be deleted, at no door and not by the program itself', async () => {
    const { section_id, fields } = await publishSection(manager, newName('Section'), [{ name: 'Kept for good' }]);
    const id = fields.kept_for_good!;
    for (const body of [{ id }, { fields: [{ id }] }, { section_id }])
      expect((await manager.rest('DELETE', '/api/custom_config', body)).status).toBe(404);
    expect((await put({ section_id, fields: [] })).status).toBe(400);
    const removal = app.within('a', (tx) => tx.db.deleteFrom('custom_fields').where('id', '=', id).execute());
    await expect(removal).rejects.toMatchObject({ code: '42501' });
    expect((await config()).find((each) => each.id === section_id)!.fields.map((field) => field.id)).toEqual([id]);
  });

  test('of a change that fails for one of several, none is changed', async () => {
    const { section_id, fields } = await publishSection(manager, newName('Section'), [{ name: 'One of two' }]);
    const edits = [
      { id: fields.one_of_two!, is_required: true },
      { id: randomUUID(), is_required: true },
    ];
    expect((await put({ fields: edits })).status).toBe(404);
    expect((await config()).find((each) => each.id === section_id)!.fields[0]!.is_required).toBe(false);
  });
});

test('a stale change answers the row as it is and who changed it', async () => {
  const { section_id, fields } = await publishSection(manager, newName('Section'), [{ name: 'Shared field' }]);
  await admin.trpc.customConfig.update.mutate({ section_id, version: 1, description: 'Avery’s words' });
  const stale = await put({ section_id, version: 1, description: 'Morgan’s words' });
  expect(stale.status).toBe(409);
  expect(stale.body.error).toMatchObject({
    message: 'Avery Example changed this section meanwhile.',
    current: { id: section_id, version: 2, description: 'Avery’s words' },
  });
  const id = fields.shared_field!;
  await admin.trpc.customConfig.update.mutate({ fields: [{ id, version: 1, is_required: true }] });
  const staleField = await put({ fields: [{ id, version: 1, is_visible: false }] });
  expect(staleField.status).toBe(409);
  expect(staleField.body.error).toMatchObject({
    message: 'Avery Example changed this field meanwhile.',
    current: { id, version: 2, is_required: true, is_visible: true },
  });
});

describe('at the same moment', () => {
  const FIFTY = Array.from({ length: 50 });
  const winners = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length;

  test('one of fifty equal titles becomes a section', async () => {
    const name = newName('Race');
    const answers = await Promise.all(FIFTY.map(() => post({ section: section({ name }) })));
    expect(winners(answers)).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await config()).filter((each) => each.name === name)).toHaveLength(1);
  });

  test('one of fifty equal names becomes a field', async () => {
    const { section_id } = await publishSection(manager, newName('Section'), [{ name: newName('Field') }]);
    const answers = await Promise.all(FIFTY.map(() => post({ section_id, fields: [{ name: 'Raced field' }] })));
    expect(winners(answers)).toBe(1);
    const [row] = await query<{ n: number }>(
      `select count(*)::int as n from custom_fields where machine_name = 'raced_field'`,
    );
    expect(row!.n).toBe(1);
  });

  test('two people who sort leave places from 1 on without a gap', async () => {
    const sections = await config();
    const moves = sections.flatMap(({ id }, at) => [
      manager.rest('PUT', '/api/custom_config', { section_id: id, order_index: sections.length - at }),
      admin.rest('PUT', '/api/custom_config', { section_id: id, order_index: ((at * 7) % sections.length) + 1 }),
    ]);
    expect(winners(await Promise.all(moves))).toBe(moves.length);
    expect((await config()).map(({ order_index }) => order_index)).toEqual(sections.map((_, at) => at + 1));
  });
});

test('fields are put in a new order at once', async () => {
  const { section_id, fields } = await publishSection(manager, newName('Section'), [
    { name: 'Order one' },
    { name: 'Order two' },
    { name: 'Order three' },
  ]);
  const order = ['order_three', 'order_one', 'order_two'];
  await manager.trpc.customConfig.update.mutate({
    fields: order.map((name, at) => ({ id: fields[name]!, order_index: at + 1 })),
  });
  const sorted = (await config()).find(({ id }) => id === section_id)!.fields;
  expect(sorted.map(({ machine_name, order_index }) => [machine_name, order_index])).toEqual([
    ['order_three', 1],
    ['order_one', 2],
    ['order_two', 3],
  ]);
});

test.each<Role>(['admissions', 'outreach', 'clinical', 'analyst'])('%s may not see or change them', async (role) => {
  const other = await app.signIn(role);
  expect((await other.rest('GET', '/api/custom_config')).status).toBe(403);
  expect((await other.rest('POST', '/api/custom_config', { section: section() })).status).toBe(403);
  expect((await other.rest('PUT', '/api/custom_config', { section_id: randomUUID(), name: 'x' })).status).toBe(403);
});
