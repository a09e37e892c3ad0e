import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { decodeTemplate } from '#shared/features/email-templates/codec.ts';
import { startTestApp } from '#tests/support/app.ts';
import { INTRO } from '#tests/support/campaigns.ts';
import { callRestDoor } from '#tests/support/email-doors.ts';
import { SAMPLE_TEMPLATE, samplePicture, sendPicture, templateSaying } from '#tests/support/email-templates.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { TEST_PASSWORD } from '#tests/support/organizations.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const outreach = await app.signIn('outreach');
const templates = outreach.trpc.emailTemplates;

const create = async (name = 'Spring news', text = 'Our garden is open.') =>
  (await templates.create.mutate({ name, restore_template: templateSaying(text) })).id;

test('the starters come first, rendered for the organization, and cannot be changed', async () => {
  const id = await create();
  const listed = await templates.list.query({});
  expect(listed.slice(0, 3).map((template) => [template.id, template.name, template.created_by])).toEqual([
    ['system-1', 'Intro', 'System'],
    ['system-2', 'Stay Connected', 'System'],
    ['system-3', 'Bed Availability', 'System'],
  ]);
  expect(listed[0]!.html_content).toContain('Nice to meet you');
  expect(listed.slice(3).map((template) => template.id)).toContain(id);
  await expect(templates.update.mutate({ template_id: 'system-1', name: 'Mine' })).rejects.toThrow(
    'A starter cannot be changed. Save a copy of it.',
  );
  const copy = await templates.duplicate.mutate({ template_id: 'system-1' });
  expect((await templates.get.query({ template_id: copy.id })).name).toBe('Copy of Intro');
});

test('its HTML is rendered by the server, whatever a client sends', async () => {
  const body = {
    name: 'Spring news',
    restore_template: templateSaying('<b>Real</b> <script>alert(1)</script>'),
    html_content: '<script>alert(2)</script>',
  };
  const made = await callRestDoor(app.url, outreach.token, 'POST', '/api/marketing_template', body);
  expect(made.status).toBe(200);
  const template = await templates.get.query({ template_id: (made.body as { result: { id: string } }).result.id });
  expect(template.html_content).toContain('<b>Real</b>');
  expect(template.html_content).not.toContain('<script>');
  expect(template.html_content).toContain('{{unsubscribe_url}}');
  expect(template.html_content).toContain(`&#169; 2026 ${app.organizations.a.name}`);
});

test.each([
  ['', 'Invalid data format'],
  ['bm90aGluZw==', 'Invalid data format'],
])('refuses %j as a template', async (restore_template, message) => {
  await expect(templates.create.mutate({ name: 'Spring news', restore_template })).rejects.toThrow(message);
});

test('a name has three characters', async () => {
  const restore_template = templateSaying('Hello');
  await expect(templates.create.mutate({ name: ' ab ', restore_template })).rejects.toThrow(
    'Template name must be at least 3 characters long',
  );
});

test('a save keeps its version, meets another one, and can be brought back', async () => {
  const template_id = await create();
  await templates.update.mutate({ template_id, restore_template: templateSaying('Second'), version: 1 });
  await expect(templates.update.mutate({ template_id, name: 'Other', version: 1 })).rejects.toThrow(
    'has saved this template meanwhile.',
  );
  expect((await templates.versions.query({ template_id })).map(({ version }) => version)).toEqual([2, 1]);
  expect(await templates.restoreVersion.mutate({ template_id, restore: 1 })).toEqual({ id: template_id, version: 3 });
  const { restore_template, html_content } = await templates.get.query({ template_id });
  expect(html_content).toContain('Our garden is open.');
  expect(Object.values(decodeTemplate(restore_template).nodes).map(({ type }) => type)).toEqual(['Body', 'Text']);
});

test('two who save at once: one of them is refused', async () => {
  const template_id = await create();
  const saves = ['One', 'Two'].map((name) => templates.update.mutate({ template_id, name, version: 1 }));
  const outcomes = (await Promise.allSettled(saves)).map(({ status }) => status);
  expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a template of another organization is not there', async () => {
  const template_id = await create();
  const { token } = await app.signIn('outreach', 'b');
  const answer = await callRestDoor(app.url, token, 'GET', `/api/marketing_template?template_id=${template_id}`);
  expect(answer).toMatchObject({ status: 404, body: { error: { message: 'Template not found' } } });
  const starter = await callRestDoor(app.url, token, 'GET', '/api/marketing_template?template_id=system-1');
  expect(starter).toMatchObject({ status: 200, body: { result: { template: { id: 'system-1', name: 'Intro' } } } });
});

test('an archived template leaves the list and comes back', async () => {
  const template_id = await create('Put away');
  await templates.archive.mutate({ template_id, archived: true });
  const names = async (archived: boolean) => (await templates.list.query({ archived })).map(({ name }) => name);
  expect(await names(false)).not.toContain('Put away');
  expect(await names(true)).toEqual(['Put away']);
  await templates.archive.mutate({ template_id, archived: false });
  expect(await names(false)).toContain('Put away');
});

test('an organization that is not among those allowed has none of it', async () => {
  await query(`update organizations set org_type = 'School' where id = '${app.organizations.b.id}'`);
  const { email_id } = app.organizations.b.users.admin;
  const signedIn = await callRestDoor(app.url, '', 'POST', '/auth/login', { email_id, password: TEST_PASSWORD });
  const { token } = (signedIn.body as { result: { token: string } }).result;
  const answer = await callRestDoor(app.url, token, 'GET', '/api/marketing_template');
  expect(answer).toMatchObject({ status: 403, body: { error: { message: 'Your organization does not have this.' } } });
  expect((await sendPicture(app.url, token, { bytes: samplePicture(), name: 'a.png' })).status).toBe(403);
});

test('the worker draws a template for its card; one that came with a picture keeps it, and a new version has its own', async () => {
  const previewOf = async (template_id: string) => (await templates.get.query({ template_id })).preview;
  const { id } = await templates.create.mutate({ name: 'Drawn', restore_template: INTRO });
  expect(await previewOf(id)).toBeNull();
  await app.runJobs();
  const first = await previewOf(id);
  const picture = await loadImage(Buffer.from(first!.replace('data:image/jpeg;base64,', ''), 'base64'));
  expect([picture.width, picture.height]).toEqual([600, 340]);
  // Read before it was drawn, and put back as it was read.
  const { name, restore_template, version } = await templates.get.query({ template_id: id });
  const again = { template_id: id, name, restore_template, preview: null };
  expect(await templates.update.mutate(again)).toEqual({ id, version });
  expect(await previewOf(id)).toBe(first);
  await templates.update.mutate({ template_id: id, restore_template: SAMPLE_TEMPLATE });
  expect(await previewOf(id)).toBeNull();
  await app.runJobs();
  expect(await previewOf(id)).not.toBe(first);
  const given = 'data:image/png;base64,iVBORw0KGgo=';
  const own = await templates.create.mutate({
    ...{ name: 'Given', restore_template: INTRO, preview: given },
  });
  await app.runJobs();
  expect(await previewOf(own.id)).toBe(given);
});

test('no more templates are brought back than the list shows', async () => {
  const own = (await app.signIn('outreach', 'b')).trpc.emailTemplates;
  const make = (n: number) => own.create.mutate({ name: `Letter ${n}`, restore_template: INTRO });
  const { id: template_id } = await make(0);
  await own.archive.mutate({ template_id, archived: true });
  const listed = async () => (await own.list.query({})).slice(3).map(({ id }) => id);
  for (let n = (await listed()).length; n < 100; n += 1) await make(n + 1);
  const full = 'There are 100 templates. Archive one first.';
  await expect(make(101)).rejects.toThrow(full);
  await expect(own.archive.mutate({ template_id, archived: false })).rejects.toThrow(full);
  const [newest] = await listed();
  await own.archive.mutate({ template_id: newest!, archived: true });
  await own.archive.mutate({ template_id, archived: false });
  expect(await listed()).toContain(template_id);
});
