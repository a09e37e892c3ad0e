import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PLATFORM_GROUPS, type Platform } from '#shared/features/integrations/integrations.rules.ts';
import { startTestApp } from '#tests/support/app.ts';
import { startFakeEhrServer } from '#tests/support/fake-ehr-server.ts';
import { startFakePlatforms } from '#tests/support/fake-platforms.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';

const CLIENT = 'landfall-test';
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const platforms = await startFakePlatforms();
const fhir = await startFakeEhrServer({ client_id: CLIENT, public_key: rsa.publicKey, alg: 'RS384' });
afterAll(() => Promise.all([platforms.close(), fhir.close()]));
const app = await startTestApp({
  limited: false,
  outboundAllow: [platforms.place, fhir.place],
  platformUrls: platforms.urls,
});
const query = await openDatabase(app.databaseUrl);
const { integrations } = (await app.signIn('admin')).trpc;

beforeEach(async () => {
  await query('delete from configurations');
  platforms.status = null;
  platforms.asked = [];
});

const NOW = 1_778_601_600;
const stateOf = async (name: Platform) => (await integrations.list.query({})).find((each) => each.name === name)!;
const setKeys = (name: Platform, private_key = platforms.keys.private_key) =>
  integrations.setApiKeys.mutate({ name, public_key: platforms.keys.public_key, private_key });

test('there are the catalog’s six, three and one and two of them, and a FHIR server; nothing is set in a new organization', async () => {
  const { ehr, other, emails, ...beside } = PLATFORM_GROUPS;
  expect([ehr, other, emails, ...Object.values(beside)].map(({ length }) => length)).toEqual([3, 1, 2, 1]);
  const entries = await integrations.list.query({});
  expect(entries.map(({ name, configured }) => [name, configured])).toEqual(
    ['Kipu', 'Sunwave', 'Alleva', 'FHIR', 'CallTrackingMetrics', 'SendGrid', 'Mailgun'].map((name) => [name, false]),
  );
});

describe.each([
  ['SendGrid', 'GET /v3/scopes'],
  ['Mailgun', 'GET /v4/domains'],
  ['CallTrackingMetrics', 'GET /api/v1/accounts'],
] as const)('%s', (name, call) => {
  test('is asked by the call it documents, and says whether it takes the keys', async () => {
    await setKeys(name);
    expect(await integrations.test.mutate({ name })).toEqual({ fault: null });
    expect(platforms.asked).toEqual([call]);
    expect(await stateOf(name)).toMatchObject({ last4: '7431', last_success: NOW, last_failure: null, fault: null });
    await setKeys(name, 'wrong-key-0001');
    expect(await stateOf(name)).toMatchObject({ last_success: null });
    expect(await integrations.test.mutate({ name })).toEqual({ fault: 'keys' });
    expect(await stateOf(name)).toMatchObject({ last_success: null, last_failure: NOW, fault: 'keys' });
  });

  test.each([
    [500, 'unreachable'],
    [429, 'unreachable'],
    [418, 'unexpected'],
    [302, 'address'],
  ] as const)('answering %i counts as %s', async (status, fault) => {
    await setKeys(name);
    platforms.status = status;
    expect(await integrations.test.mutate({ name })).toEqual({ fault });
    expect(platforms.asked).toHaveLength(1);
  });

  test('keeps its private key to itself, and forgets it when it is removed', async () => {
    await setKeys(name);
    const stored = await query('select config::text as config from configurations');
    expect(JSON.stringify([stored, await integrations.list.query({})])).not.toContain('quiet-harbor');
    await integrations.remove.mutate({ name });
    expect(await stateOf(name)).toMatchObject({ configured: false, last4: null });
    await expect(integrations.test.mutate({ name })).rejects.toThrow('Set the keys of this platform first.');
  });
});

test.each(['Kipu', 'Sunwave', 'Alleva'] as const)('%s says that nothing can be tested', async (name) => {
  await setKeys(name);
  await expect(integrations.test.mutate({ name })).rejects.toThrow(
    'This platform documents no call that two keys are enough for, so that nothing can be tested.',
  );
});

test('a FHIR server is asked for a token, and removing it leaves no EHR active', async () => {
  const admin = await app.signIn('admin');
  const keys = { name: 'FHIR', public_key: CLIENT, private_key: rsa.privateKey } as const;
  await integrations.setApiKeys.mutate({ ...keys, base_url: fhir.base_url });
  expect(await integrations.test.mutate({ name: 'FHIR' })).toEqual({ fault: null });
  await integrations.setApiKeys.mutate({ ...keys, public_key: 'someone-else' });
  expect(await integrations.test.mutate({ name: 'FHIR' })).toEqual({ fault: 'keys' });
  await integrations.setApiKeys.mutate({ ...keys, base_url: 'https://10.0.0.1/fhir' });
  expect(await integrations.test.mutate({ name: 'FHIR' })).toEqual({ fault: 'address' });
  await admin.trpc.ehr.setActive.mutate({ name: 'FHIR' });
  await integrations.remove.mutate({ name: 'FHIR' });
  expect((await integrations.list.query({})).filter(({ active }) => active)).toEqual([]);
});

test('are saved and removed on the version they were seen with; whoever comes second is met by who came first', async () => {
  const met = { message: 'Avery Example changed these keys meanwhile.', data: { code: 'conflict' } };
  const keys = { name: 'Kipu', public_key: 'access-id', private_key: 'quiet-harbor-7431', version: 0 } as const;
  expect((await stateOf('Kipu')).version).toBe(0);
  await integrations.setApiKeys.mutate(keys);
  const second = { ...keys, public_key: 'access-id-2' };
  await expect(integrations.setApiKeys.mutate(second)).rejects.toMatchObject({
    ...met,
    data: { current: { public_key: 'access-id', last4: '7431', version: 1 } },
  });
  await expect(integrations.setApiKeys.mutate({ name: 'Kipu', active: true, version: 0 })).rejects.toMatchObject(met);
  await expect(integrations.remove.mutate({ name: 'Kipu', version: 0 })).rejects.toMatchObject(met);
  expect(await stateOf('Kipu')).toMatchObject({ public_key: 'access-id', active: false, version: 1 });
  await integrations.setApiKeys.mutate({ ...second, version: 1 });
  await integrations.remove.mutate({ name: 'Kipu', version: 2 });
  await integrations.remove.mutate({ name: 'Kipu', version: 2 });
  await expect(integrations.setApiKeys.mutate({ ...second, version: 2 })).rejects.toMatchObject({
    ...met,
    data: { current: { configured: false, version: 0 } },
  });
  expect((await stateOf('Kipu')).configured).toBe(false);
  await integrations.setApiKeys.mutate(keys);
  await expect(integrations.remove.mutate({ name: 'Kipu', version: 1 })).rejects.toMatchObject(met);
  expect(await stateOf('Kipu')).toMatchObject({ public_key: 'access-id', version: 4 });
});

test('an organization’s keys are its own', async () => {
  await setKeys('SendGrid');
  const other = (await app.signIn('admin', 'b')).trpc.integrations;
  expect((await other.list.query({})).some(({ configured }) => configured)).toBe(false);
  await other.remove.mutate({ name: 'SendGrid' });
  expect((await stateOf('SendGrid')).configured).toBe(true);
  expect(await other.mailWay.query({})).toEqual({ way: 'outbox' });
  expect(await integrations.mailWay.query({})).toEqual({ way: 'own' });
});
