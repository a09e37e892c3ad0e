import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { callProcedure, callRest, errorIn, resultIn } from '#tests/support/matrix/calls.ts';
import { inputFor } from '#tests/support/matrix/inputs.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { procedures, restRoutesOf } from '#tests/support/routes.ts';

const PARALLEL = 20;
const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const { a } = await createBothRecords(app);
const admin = { url: app.url, token: (await app.signIn('admin', 'a')).token };
const manager = { url: app.url, token: (await app.signIn('manager', 'a')).token };
const outreach = { url: app.url, token: (await app.signIn('outreach', 'a')).token };
/** Somebody else who may create the same: marketing is not the managers'. */
const another = (verb: string) => (/^(campaigns|email_blocks|email_templates)\./.test(verb) ? outreach : manager);

/** Every verb that creates, the table it grows, and how often the same body may create under another key. */
const CREATES = [
  { verb: 'activities.create', table: 'referral_activities', again: true },
  { verb: 'capacity.create', table: 'facilities', again: false },
  { verb: 'audiences.create', table: 'audiences', again: false },
  { verb: 'campaigns.create', table: 'campaigns', again: true },
  { verb: 'clients.create', table: 'clients', again: true },
  { verb: 'contacts.create', table: 'referral_contacts', again: true },
  { verb: 'custom_config.create', table: 'custom_sections', again: false },
  { verb: 'email_blocks.create', table: 'email_blocks', again: true },
  { verb: 'email_templates.create', table: 'email_templates', again: true },
  { verb: 'imports.add_contacts', table: 'referral_contacts', again: false },
  { verb: 'inquiries.create', table: 'inquiries', again: true },
  { verb: 'inquiries.add_note', table: 'inquiry_notes', again: true },
  { verb: 'questions.ask', table: 'questions', again: true },
  { verb: 'referral_flow.add_record', table: 'referral_records', again: true },
  { verb: 'referral_sources.create', table: 'referral_sources', again: true },
  { verb: 'tasks.create', table: 'tasks', again: true },
  { verb: 'users.invite', table: 'users', again: false },
] as const;

const count = async (table: string) => Number((await query<{ n: string }>(`select count(*) as n from ${table}`))[0]!.n);
const doorsOf = (verb: string) => ({
  procedure: procedures().find((each) => each.verb.description.name === verb)!,
  path: restRoutesOf().find((each) => each.verb.description.name === verb),
});

const FIXED = /_id$|^role$|^created_at_date$/;

/** The body with another text in it, its own or that of the object or list in it. */
function otherBody(body: Record<string, unknown>): object {
  const text = Object.entries(body).find(([name, each]) => typeof each === 'string' && !FIXED.test(name));
  if (text) return { ...body, [text[0]]: `${text[1]} too` };
  const inner = Object.entries(body).find(([, each]) => typeof each === 'object' && !Array.isArray(each));
  if (inner) return { ...body, [inner[0]]: otherBody(inner[1] as Record<string, unknown>) };
  const list = Object.entries(body).find(([, each]) => Array.isArray(each) && typeof each[0] === 'object');
  if (list) return { ...body, [list[0]]: [otherBody((list[1] as Record<string, unknown>[])[0]!)] };
  return { ...body, condition: ['Depression'] };
}

/** What no documented path creates. */
const NO_OTHER_DOOR = ['audiences.create', 'email_blocks.create', 'users.invite'];

test('every verb that creates is among them', () => {
  const creating = procedures()
    .map(({ verb }) => verb.description.name)
    .filter((name) => /\.(create|add_\w+|ask|invite)$/.test(name));
  expect(creating.sort()).toEqual(CREATES.map(({ verb }) => verb).sort());
});

describe.each(CREATES)('$verb', ({ verb, table, again }) => {
  const { procedure, path } = doorsOf(verb);
  const input = () => inputFor(verb, { app, organization: 'a', records: a.records });

  test('sent twenty times at once with one key makes one row and one answer', async () => {
    const body = await input();
    const before = await count(table);
    const key = { 'idempotency-key': `${verb}-parallel` };
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => callProcedure(admin, procedure, body, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(PARALLEL).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count(table)).toBe(before + 1);
  });

  test('answers the same at the other door', async () => {
    if (!path) return expect(NO_OTHER_DOOR).toContain(verb);
    const body = await input();
    const before = await count(table);
    const key = { 'idempotency-key': `${verb}-doors` };
    const first = await callProcedure(admin, procedure, body, key);
    const second = await callRest(admin, path, body, key);
    const view = resultIn(second) as Record<string, unknown>;
    expect(path.key ? view[path.key] : view).toEqual(resultIn(first));
    expect(await count(table)).toBe(before + 1);
  });

  test('refuses one key for two bodies', async () => {
    const key = { 'idempotency-key': `${verb}-two-bodies` };
    const body = (await input()) as Record<string, unknown>;
    expect((await callProcedure(admin, procedure, body, key)).status).toBe(200);
    const before = await count(table);
    const other = otherBody(body);
    const refused = await callProcedure(admin, procedure, other, key);
    expect(refused.status).toBe(409);
    expect(errorIn(refused)?.message).toBe('This Idempotency-Key was used for another request.');
    expect(await count(table)).toBe(before);
  });

  test('creates again under another key, or for another person, where that is allowed', async () => {
    const body = await input();
    const before = await count(table);
    const first = await callProcedure(admin, procedure, body, { 'idempotency-key': `${verb}-one` });
    const second = await callProcedure(admin, procedure, body, { 'idempotency-key': `${verb}-other` });
    expect([first.status, second.status]).toEqual([200, again ? 200 : 409]);
    expect(await count(table)).toBe(before + (again ? 2 : 1));
    if (!again) return;
    const theirs = await callProcedure(another(verb), procedure, body, { 'idempotency-key': `${verb}-one` });
    expect(theirs.text).not.toBe(first.text);
    expect(await count(table)).toBe(before + 3);
  });

  test('a refused try leaves its key free', async () => {
    const key = { 'idempotency-key': `${verb}-refused` };
    expect((await callProcedure(admin, procedure, {}, key)).status).toBe(400);
    expect((await callProcedure(admin, procedure, await input(), key)).status).toBe(200);
  });
});
