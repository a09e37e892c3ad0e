import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';
import { openInquiry } from '#tests/support/uploads.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const staff = await app.signIn('outreach');
const other = await app.signIn('admissions');
const stranger = await app.signIn('outreach', 'b');
let referral_id: string;
let contact_id: string;

beforeAll(async () => {
  referral_id = await createSource(staff, { referral_name: 'Juniper Counselling' });
  contact_id = await createContact(staff, referral_id, { firstname: 'Wren', lastname: 'Alder' });
});

const create = async (fields: object = {}) => {
  const made = await staff.rest('POST', '/api/tasks', { title: 'Call back', referral_id, ...fields });
  return (made.body.result as { id: string }).id;
};
const details = async (task_id: string) =>
  ((await staff.rest('GET', '/api/task_details', { task_id })).body.result as { task: Record<string, unknown> }).task;
const save = (task_id: string, task: object) => staff.rest('PUT', '/api/task_details', { task_id, task });

test('a task is created with names, as the documented call sends them, and read back', async () => {
  const made = await staff.rest('POST', '/api/tasks', {
    title: ' Send the brochure ',
    due_date: '2026-05-20',
    additional_instructions: 'By post',
    assigned_to_email_id: 'Admissions@a.example',
    org_associated_with: 'juniper  COUNSELLING',
    contact_associated_with: 'Wren Alder',
  });
  expect(made.status).toBe(200);
  expect(await details((made.body.result as { id: string }).id)).toMatchObject({
    title: 'Send the brochure',
    due_date: '2026-05-20',
    additional_instructions: 'By post',
    assigned_to: 'Jordan Example',
    assigned_to_email_id: 'admissions@a.example',
    created_by: 'Riley Example',
    referral_id,
    org_associated_with: 'Juniper Counselling',
    contact_id,
    contact_associated_with: 'Wren Alder',
    is_complete: false,
    version: 1,
  });
});

test('without an assignee it is its creator’s; without a title or a source it is refused by the field', async () => {
  expect(await details(await create())).toMatchObject({ assigned_to: 'Riley Example', due_date: null });
  const untitled = await staff.rest('POST', '/api/tasks', { title: ' ', referral_id });
  expect([untitled.status, untitled.body.error?.fields]).toEqual([400, { title: 'Enter a title' }]);
  const loose = await staff.rest('POST', '/api/tasks', { title: 'Call' });
  expect([loose.status, loose.body.error?.fields]).toEqual([400, { org_associated_with: 'Choose a referral source' }]);
  const nobody = await staff.rest('POST', '/api/tasks', {
    title: 'Call',
    referral_id,
    assigned_to_email_id: 'clinical@b.example',
  });
  expect([nobody.status, nobody.body.error?.fields]).toEqual([
    400,
    { assigned_to_email_id: 'No active user has this e-mail.' },
  ]);
});

test('another source clears the contact, and a contact of another source is refused', async () => {
  const task_id = await create({ contact_id });
  const elsewhere = await createSource(staff, { referral_name: 'Birch Street Practice' });
  expect((await save(task_id, { referral_id: elsewhere })).status).toBe(200);
  expect(await details(task_id)).toMatchObject({ org_associated_with: 'Birch Street Practice', contact_id: null });
  const refused = await save(task_id, { contact_id });
  expect([refused.status, refused.body.error?.code]).toEqual([404, 'not_found']);
  expect(refused.body.error?.fields).toEqual({ 'task.contact_id': 'This contact does not exist.' });
});

test('a name that nobody has is refused by the field it stands in', async () => {
  const named = { title: 'Call', referral_id, contact_associated_with: 'Nobody Known' };
  const added = await staff.rest('POST', '/api/tasks', named);
  expect([added.status, added.body.error?.fields]).toEqual([
    400,
    { contact_associated_with: 'This contact does not exist.' },
  ]);
  const edited = await save(await create(), { org_associated_with: 'Nowhere Known' });
  expect([edited.status, edited.body.error?.fields]).toEqual([
    400,
    { 'task.org_associated_with': 'This referral source does not exist.' },
  ]);
});

test('completing stamps the task, opening it again takes the stamp off', async () => {
  const task_id = await create();
  const stamp = () =>
    app.within('a', (tx) =>
      tx.db.selectFrom('tasks').select('completed_at').where('id', '=', task_id).executeTakeFirstOrThrow(),
    );
  await save(task_id, { is_complete: true });
  expect(await details(task_id)).toMatchObject({ is_complete: true, version: 2 });
  expect((await stamp()).completed_at).not.toBeNull();
  await save(task_id, { is_complete: false });
  expect((await stamp()).completed_at).toBeNull();
});

test('a task of somebody who has left is saved with their name, and given to nobody who has', async () => {
  const task_id = await create({ assigned_to_email_id: 'clinical@a.example' });
  const leave = (left: boolean) =>
    query('update users set is_active = $1 where email_id = $2', [!left, 'clinical@a.example']);
  await leave(true);
  onTestFinished(async () => void (await leave(false)));
  const kept = await save(task_id, { title: 'Call again', assigned_to_email_id: 'Clinical@a.example' });
  expect(kept.status).toBe(200);
  expect(await details(task_id)).toMatchObject({ title: 'Call again', assigned_to_email_id: 'clinical@a.example' });
  const given = await save(await create(), { assigned_to_email_id: 'clinical@a.example' });
  expect(given.status).toBe(400);
});

test('a stale edit is shown whose change it met, and writes nothing', async () => {
  const task_id = await create({ title: 'First' });
  await other.trpc.tasks.update.mutate({ task_id, task: { version: 1, title: 'Second' } });
  const stale = staff.trpc.tasks.update.mutate({ task_id, task: { version: 1, title: 'Third' } });
  await expect(stale).rejects.toMatchObject({
    message: 'Jordan Example changed this task meanwhile.',
    data: { code: 'conflict', current: { title: 'Second', version: 2 } },
  });
  expect(await details(task_id)).toMatchObject({ title: 'Second' });
});

test('names follow the source and the contact they were taken from', async () => {
  const task_id = await create({ contact_id });
  await query(`update referral_sources set referral_name = 'Juniper House' where id = '${referral_id}'`);
  await query(`update referral_contacts set lastname = 'Alderman' where id = '${contact_id}'`);
  expect(await details(task_id)).toMatchObject({
    org_associated_with: 'Juniper House',
    contact_associated_with: 'Wren Alderman',
  });
  await query(`update referral_sources set referral_name = 'Juniper Counselling' where id = '${referral_id}'`);
});

describe('the list', () => {
  beforeAll(async () => {
    await app.within('a', (tx) => tx.db.deleteFrom('tasks').where('org_id', '=', tx.actor.org_id).execute());
    const days: (string | null)[] = [null, '2026-06-01', '2026-05-01', '2026-05-15'];
    for (const due_date of days) await create({ title: `Due ${due_date ?? 'some day'}`, due_date });
    const done = await create({ title: 'Done already', due_date: '2026-04-01' });
    await save(done, { is_complete: true });
  });
  const titles = async (query: object) => {
    const { tasks, pages, total } = (await staff.rest('GET', '/api/tasks', query)).body.result as {
      tasks: { title: string }[];
      pages: number;
      total: number;
    };
    return { titles: tasks.map(({ title }) => title), pages, total };
  };

  test('has open tasks first, the one due next at the top, and completed ones last', async () => {
    expect(await titles({})).toEqual({
      titles: ['Due 2026-05-01', 'Due 2026-05-15', 'Due 2026-06-01', 'Due some day', 'Done already'],
      pages: 1,
      total: 5,
    });
  });

  test('is paged by place: what follows and what comes before', async () => {
    const first = await staff.trpc.tasks.list.query({ limit: 2 });
    const second = await staff.trpc.tasks.list.query({ limit: 2, page: 2, after: first.next ?? '' });
    expect(second.list.map(({ title }) => title)).toEqual(['Due 2026-06-01', 'Due some day']);
    const back = await staff.trpc.tasks.list.query({ limit: 2, page: 1, before: second.prev ?? '' });
    expect(back.list).toEqual(first.list);
    expect([first.pages, first.total]).toEqual([3, 5]);
  });

  test('is searched by title, source, contact and assignee, case and accents aside', async () => {
    expect((await titles({ query: 'dóne' })).titles).toEqual(['Done already']);
    expect((await titles({ query: 'juniper' })).total).toBe(5);
    expect((await titles({ query: 'riley ex' })).total).toBe(5);
    expect(await titles({ query: 'nothing like it' })).toEqual({ titles: [], pages: 1, total: 0 });
    const found = await staff.trpc.tasks.list.query({ query: 'due', limit: 3 });
    const rest = await staff.trpc.tasks.list.query({ query: 'due', limit: 3, page: 2, after: found.next ?? '' });
    expect(rest.list.map(({ title }) => title)).toEqual(['Due some day']);
  });
});

test("another organization's task, source, contact, person and inquiry do not exist", async () => {
  const theirSource = await createSource(stranger, { referral_name: 'Juniper Counselling' });
  const { id: theirs } = await stranger.trpc.tasks.create.mutate({ title: 'Theirs', referral_id: theirSource });
  expect((await staff.rest('GET', '/api/task_details', { task_id: theirs })).status).toBe(404);
  expect((await save(theirs, { title: 'Mine' })).status).toBe(404);
  expect((await staff.rest('POST', '/api/tasks', { title: 'Call', referral_id: theirSource })).status).toBe(404);
  const opportunity_id = await openInquiry(await app.signIn('admissions', 'b'));
  const tied = await staff.rest('POST', '/api/tasks', { title: 'Call', referral_id, opportunity_id });
  expect([tied.status, tied.body.error?.fields]).toEqual([404, { opportunity_id: 'This inquiry does not exist.' }]);
});

test('twenty tries with one key make one task', async () => {
  const headers = { 'idempotency-key': 'one-task' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => staff.rest('POST', '/api/tasks', { title: 'Only once', referral_id }, headers)),
  );
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.result))).size).toBe(1);
  expect((await staff.trpc.tasks.list.query({ query: 'only once' })).total).toBe(1);
});
