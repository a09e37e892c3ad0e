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

const writes = procedures().filter(({ verb }) => verb.description.kind === 'write');

describe.each(writes)('$path', (route) => {
  const { name } = route.verb.description;
  const ownInput = async () => (await inputFor(name, { app, organization: 'a', records: a.records })) as object;

  test('refuses every further field by name, and stores nothing', async () => {
    for (const input of inflated(await ownInput(), LEGITIMATE[name] ?? [])) {
      const before = await digestOf(query, orgA);
      const answer = await callProcedure(admin, route, input);
      expect(answer.status).toBe(400);
      const fields = Object.entries(errorIn(answer)?.fields ?? {}).filter(
        ([, said]) => said === 'This field is not known here.',
      );
      expect(fields.length).toBeGreaterThanOrEqual(13);
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

describe.each(restRoutesOf().filter(({ method }) => method !== 'GET'))('$method $path', (route) => {
  test('refuses further fields of a body as well', async () => {
    const { name } = route.verb.description;
    const input = (await inputFor(name, { app, organization: 'a', records: a.records })) as object;
    const answer = await callRest(admin, route, { ...input, org_id: app.organizations.b.id });
    expect(answer.status).toBe(400);
    expect(errorIn(answer)?.fields?.org_id).toBe('This field is not known here.');
  });
});
