import { expect, test } from 'vitest';
import { retentionYears } from '#server/features/calls/remove-old-calls.ts';
import { asOrganization } from '#server/platform/context.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';

const app = await startTestApp();
const settled = async (admin: Actor) => {
  const { usual_retention_years: _usual, ...rest } = await admin.trpc.organization.get.query({});
  return rest;
};

test('an administrator settles the organization; it counts for everybody from their next call on', async () => {
  const admin = await app.signIn('admin');
  const before = await admin.trpc.organization.get.query({});
  expect(before).toEqual({
    name: 'Maple House Recovery',
    org_type: 'Treatment center',
    time_zone: 'America/New_York',
    website_url: null,
    about_url: null,
    contact_url: null,
    postal_address: null,
    sender_names: [],
    idle_minutes: 30,
    two_factor_roles: [],
    call_retention_years: null,
    usual_retention_years: app.services.callRetentionYears,
    version: 1,
  });
  const saved = await admin.trpc.organization.update.mutate({
    ...(await settled(admin)),
    name: 'Maple House',
    time_zone: 'America/Denver',
    website_url: 'maplehouse.example',
    postal_address: '1 Harbor Street\nGull Haven, MA 01234',
    sender_names: ['Maple House', 'Robin of Maple House'],
    idle_minutes: 10,
    call_retention_years: 3,
  });
  expect(saved).toMatchObject({ name: 'Maple House', website_url: 'https://maplehouse.example', version: 2 });
  const nurse = await app.signIn('clinical');
  expect(await nurse.trpc.account.get.query({})).toMatchObject({
    org_name: 'Maple House',
    time_zone: 'America/Denver',
    idle_minutes: 10,
  });
  expect(await retentionYears(asOrganization(app.ctx, app.organizations.a.id))).toBe(3);
  expect(await retentionYears(asOrganization(app.ctx, app.organizations.b.id))).toBe(app.services.callRetentionYears);
  const other = await (await app.signIn('admin', 'b')).trpc.organization.get.query({});
  expect(other).toMatchObject({ name: 'Maple House Recovery', version: 1 });
  const rows = await app.within('a', (tx) =>
    tx.db.selectFrom('audit_log').select('details').where('action', '=', 'organization.update').execute(),
  );
  expect(rows[0]?.details).toEqual({
    fields: [
      'name',
      'time_zone',
      'website_url',
      'postal_address',
      'sender_names',
      'idle_minutes',
      'call_retention_years',
    ],
  });
});

test('a change made on an older version is a conflict that names who came first', async () => {
  const [one, two] = [await app.signIn('admin'), await app.signIn('admin')];
  const stale = await settled(two);
  await one.trpc.organization.update.mutate({ ...(await settled(one)), idle_minutes: 15 });
  await expect(two.trpc.organization.update.mutate({ ...stale, idle_minutes: 45 })).rejects.toMatchObject({
    message:
      'Avery Example changed the organization meanwhile. What they saved is shown where you have not typed. Look once more, then save.',
    data: { code: 'conflict', current: { idle_minutes: 15 } },
  });
});

test('what cannot be is refused at its field', async () => {
  const admin = await app.signIn('admin');
  const kept = await settled(admin);
  const refused = (change: object) =>
    admin.trpc.organization.update.mutate({ ...kept, ...change }).catch((error) => error.data.fields as object);
  expect(await refused({ time_zone: 'Mars/Olympus' })).toEqual({ time_zone: 'Choose a time zone' });
  expect(await refused({ name: ' ' })).toEqual({ name: 'Enter the name of the organization' });
  expect(await refused({ call_retention_years: 0 })).toEqual({
    call_retention_years: 'Enter a number of years from 1 to 30',
  });
  expect(Object.keys((await refused({ idle_minutes: 61 })) as object)).toEqual(['idle_minutes']);
  expect(Object.keys((await refused({ idle_minutes: 4 })) as object)).toEqual(['idle_minutes']);
  expect(Object.keys((await refused({ website_url: 'javascript:alert(1)' })) as object)).toEqual(['website_url']);
  expect(await settled(admin)).toEqual(kept);
});

test('a role that is required keeps its day of grace through other changes', async () => {
  const admin = await app.signIn('admin', 'b');
  const since = async () => {
    const [row] = await app.within('b', (tx) =>
      tx.db.selectFrom('organizations').select('two_factor_roles').where('id', '=', tx.actor.org_id).execute(),
    );
    return row!.two_factor_roles;
  };
  await admin.trpc.organization.update.mutate({ ...(await settled(admin)), two_factor_roles: ['manager', 'admin'] });
  const first = await since();
  expect(Object.keys(first).sort()).toEqual(['admin', 'manager']);
  app.clock.advance(60_000);
  const again = await app.signIn('admin', 'b');
  const saved = await again.trpc.organization.update.mutate({
    ...(await settled(again)),
    two_factor_roles: ['manager', 'analyst'],
  });
  expect(saved.two_factor_roles).toEqual(['analyst', 'manager']);
  const second = await since();
  expect(second.manager).toBe(first.manager);
  expect(second.analyst).not.toBe(first.manager);
  expect((await again.trpc.twoFactor.get.query({})).is_required).toBe(false);
  // Left out of what another program says, it stays as it is.
  const config = { postal_address: '2 Harbor Street' };
  expect(
    (await again.rest('POST', '/api/configurations', { name: 'ORGANIZATION', type: 'ORGANIZATION', config })).status,
  ).toBe(200);
  expect(await since()).toEqual(second);
});
