import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { callProcedure, callRest, errorIn } from '#tests/support/matrix/calls.ts';
import { inputFor } from '#tests/support/matrix/inputs.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { digestOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { procedures, restRoutesOf } from '#tests/support/routes.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const { a, b } = await createBothRecords(app);
const { token } = await app.signIn('admin', 'a');
const admin = { url: app.url, token };
const orgA = app.organizations.a.id;

/** What a caller might hope to have stored. */
const EXTRAS: Record<string, unknown> = {
  org_id: app.organizations.b.id,
  id: b.records.opportunity_id,
  created_by: b.records.user_id,
  updated_by: b.records.user_id,
  uploaded_by: b.records.user_id,
  user_id: b.records.user_id,
  role: 'admin',
  is_active: true,
  can_export: true,
  status: 'SENT',
  from_email: 'someone@else.example',
  analytics: { opened: 1 },
  created_at: 1,
  inserted_at: 1,
  password_hash: 'x',
  search_text: 'x',
  constructor: { prototype: { polluted: true } },
};

/** The input with every extra that is not a field of its own, at its root and in each object inside it. */
function inflated(input: object, legitimate: readonly string[]): object[] {
  const extras = Object.fromEntries(
    Object.entries(EXTRAS).filter(([key]) => !(key in input && key !== 'constructor') && !legitimate.includes(key)),
  );
  const nested = Object.entries(input).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? inflated(value, legitimate).map((each) => ({ ...input, [key]: each }))
      : [],
  );
  return [{ ...input, ...extras }, ...nested];
}

/** Fields of these names that a verb takes on purpose. */
const LEGITIMATE: Record<string, readonly string[]> = {
  'contacts.update': ['is_active'],
  'users.invite': ['role', 'can_export'],
};

/** Keys that a record answers: sent back as they are they change nothing, with another value they are refused (C-103). */
const READ_ONLY: Record<string, readonly string[]> = {
  'campaigns.save': ['id', 'status', 'created_by', 'created_at', 'analytics'],
  'email_templates.update': ['id', 'org_id', 'created_by', 'created_at', 'is_active'],
};

const writes = procedures().filter(({ verb }) => verb.description.kind === 'write');

describe.each(writes)('$path', (route) => {
  const { name } = route.verb.description;
  const ownInput = async () => (await inputFor(name, { app, organization: 'a', records: a.records })) as object;

  test('refuses every further field by name, and stores nothing', async () => {
    const readOnly = READ_ONLY[name] ?? [];
    for (const input of inflated(await ownInput(), [...(LEGITIMATE[name] ?? []), ...readOnly])) {
      const before = await digestOf(query, orgA);
      const answer = await callProcedure(admin, route, input);
      expect(answer.status).toBe(400);
      const fields = Object.entries(errorIn(answer)?.fields ?? {}).filter(
        ([, said]) => said === 'This field is not known here.',
      );
      expect(fields.length).toBeGreaterThanOrEqual(13 - readOnly.length);
      expect(await digestOf(query, orgA)).toEqual(before);
    }
  });

  test('takes no prototype from its input', async () => {
    const text = JSON.stringify(await ownInput());
    const poisoned = `${text.slice(0, -1)}${text === '{}' ? '' : ','}"__proto__":{"polluted":true,"role":"admin"}}`;
    const response = await fetch(`${app.url}/trpc/${route.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: poisoned,
    });
    expect(response.status).toBeLessThan(500);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(await response.text()).not.toContain('polluted":true');
  });
});

test.each(Object.entries(READ_ONLY))('%s names what is read only, and stores nothing', async (name, keys) => {
  const route = writes.find(({ verb }) => verb.description.name === name)!;
  const input = (await inputFor(name, { app, organization: 'a', records: a.records })) as object;
  const others = keys.map((key) => [key, key === 'is_active' ? false : EXTRAS[key]]);
  const before = await digestOf(query, orgA);
  const answer = await callProcedure(admin, route, { ...input, ...Object.fromEntries(others) });
  expect(answer.status).toBe(400);
  expect(errorIn(answer)?.fields).toEqual(Object.fromEntries(keys.map((key) => [key, 'This field is read only.'])));
  expect(await digestOf(query, orgA)).toEqual(before);
});

describe.each(restRoutesOf().filter(({ method }) => method !== 'GET'))('$method $path', (route) => {
  test('refuses further fields of a body as well', async () => {
    const { name } = route.verb.description;
    const input = (await inputFor(name, { app, organization: 'a', records: a.records })) as object;
    const answer = await callRest(admin, route, { ...input, org_id: app.organizations.b.id });
    expect(answer.status).toBe(400);
    const isRead = READ_ONLY[name]?.includes('org_id');
    expect(errorIn(answer)?.fields?.org_id).toBe(isRead ? 'This field is read only.' : 'This field is not known here.');
  });
});
