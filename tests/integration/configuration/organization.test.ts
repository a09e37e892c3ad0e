import { beforeEach, describe, expect, test } from 'vitest';
import { CONFIGURATIONS } from '#shared/features/configuration/configuration.schemas.ts';
import { ADMISSIONS_LISTS, OUTREACH_LISTS } from '#shared/features/option-lists/option-lists.ts';
import { ROLES, type Role } from '#shared/platform/permissions.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const EDITORS = 50;

const people = Object.fromEntries(
  await Promise.all(ROLES.map(async (role) => [role, await app.signIn(role)] as const)),
) as Record<Role, Actor>;
const stranger = await app.signIn('admin', 'b');

beforeEach(() => query('delete from configurations'));

type Config = Record<string, unknown> & { version: number };
const get = (actor: Actor, type: string) => actor.rest('GET', '/api/configurations', { type });
const save = (actor: Actor, type: string, config: object) =>
  actor.rest('POST', '/api/configurations', { name: type, type, config });
const configOf = async (actor: Actor, type: string) =>
  ((await get(actor, type)).body.result as { config: Config }).config;

const managers: Role[] = ['admin', 'manager'];
const desk: Role[] = [...managers, 'admissions'];
const outreach: Role[] = [...desk, 'outreach'];

/** Who reads and who changes each type (C-5), and what may be saved of it. */
const TYPES: [type: string, reads: readonly Role[], writes: readonly Role[], config: object][] = [
  ['ADMISSION_STAFF', desk, managers, { staff: ['Robin Example'] }],
  ['OUTREACH_STAFF', desk, managers, { staff: ['Owen Ferryman'] }],
  ['OUTREACH_EVENTS', outreach, [...managers, 'outreach'], { events: ['Gala'] }],
  ['ADMISSION_RULEOUT_QUESTIONS', desk, managers, { list: ['Uses a wheelchair?'] }],
  ['ENGAGEMENT_STATUS_PERIOD', outreach, [...managers, 'outreach'], { period: 30 }],
  ['VISIT_RHYTHM', outreach, [...managers, 'outreach'], { days: 45, types: { School: 14 } }],
  ['CAMPAIGN_ACTIVITIES', outreach, [...managers, 'outreach'], { on_sources: 'Yes' }],
  ['EVENT_NOTIFICATIONS', desk, managers, { referral_received: ['desk@people.example'] }],
  ['SPEED_TO_LEAD', desk, managers, { minutes: 10, mon: '09:00-17:00', next_1: 'manager' }],
  [
    'BOARD_WEIGHTS',
    ...([desk, managers] as const),
    { pre_assessment: 5, assessment: 25, scheduled_admit: 75, admitted: 100 },
  ],
  ...ADMISSIONS_LISTS.map((type) => [type, desk, managers, { list: ['Grief'] }] as (typeof TYPES)[number]),
  ...OUTREACH_LISTS.map(
    (type) => [type, outreach, [...managers, 'outreach'], { list: ['RPT-S'] }] as (typeof TYPES)[number],
  ),
  ['SHARED_OPPORTUNITY_VIEWS', [...outreach, 'clinical'], managers, { views: [] }],
  ['SHARED_CLIENTS_VIEWS', [...desk, 'clinical'], managers, { views: [] }],
  ['SHARED_ORG_VIEWS', [...outreach, 'clinical', 'analyst'], managers, { views: [] }],
  ['SHARED_CONTACTS_VIEWS', [...outreach, 'clinical', 'analyst'], managers, { views: [] }],
  ['EHR', ['admin'], ['admin'], { public_key: 'access-id', private_key: 'quiet-harbour-7431' }],
  ['ORGANIZATION', ['admin'], ['admin'], { postal_address: '1 Harbor Street' }],
];

test('every type that is the organization’s is held here', () => {
  const shared = Object.entries(CONFIGURATIONS).filter(([, { owner }]) => owner === 'organization');
  expect(TYPES.map(([type]) => type).toSorted()).toEqual(shared.map(([type]) => type).toSorted());
});

describe.each(TYPES)('%s', (type, reads, writes, config) => {
  test.each(ROLES)('as %s', async (role) => {
    expect((await get(people[role], type)).status).toBe(reads.includes(role) ? 200 : 403);
    const saved = await people[role].rest('POST', '/api/configurations', { name: 'Kipu', type, config });
    expect(saved.status).toBe(writes.includes(role) ? 200 : 403);
    if (!writes.includes(role)) expect(saved.body.error?.message).toBe('Your role does not allow this.');
  });
});

describe('ORGANIZATION', () => {
  test('takes a part of it, and what is left out stays', async () => {
    const before = await configOf(stranger, 'ORGANIZATION');
    expect(before).toMatchObject({ postal_address: null, website_url: null, about_url: null, contact_url: null });
    const said = { postal_address: '2 Gull Lane', website_url: 'https://gull.example' };
    const saved = await save(stranger, 'ORGANIZATION', said);
    const config = { ...before, ...said, version: before.version + 1 };
    expect(saved.body).toEqual({ result: { config } });
    const about = { about_url: 'https://gull.example/us' };
    await save(stranger, 'ORGANIZATION', about);
    expect(await configOf(stranger, 'ORGANIZATION')).toEqual({ ...config, ...about, version: before.version + 2 });
  });

  test('is refused on an older version, and names what it does not know', async () => {
    const { version } = await configOf(stranger, 'ORGANIZATION');
    const stale = await save(stranger, 'ORGANIZATION', { postal_address: 'Late Street', version: version - 1 });
    expect([stale.status, stale.body.error]).toMatchObject([409, { code: 'conflict', current: { version } }]);
    const wrong = await save(stranger, 'ORGANIZATION', { street: 'Late Street', name: ' ' });
    expect([wrong.status, wrong.body.error?.fields]).toEqual([
      400,
      { 'config.name': 'Enter the name of the organization', 'config.street': 'This field is not known here.' },
    ]);
    expect(await configOf(stranger, 'ORGANIZATION')).toMatchObject({ version });
  });
});

test('a part of the organization is changed once, however often it is sent', async () => {
  const { version } = await configOf(stranger, 'ORGANIZATION');
  const send = () =>
    stranger.rest(
      'POST',
      '/api/configurations',
      { name: 'ORGANIZATION', type: 'ORGANIZATION', config: { postal_address: '2 Harbor Street' } },
      { 'Idempotency-Key': 'two-harbor-street' },
    );
  const [first, again] = [await send(), await send()];
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await configOf(stranger, 'ORGANIZATION')).toMatchObject({ version: version + 1 });
});

describe('the active EHR', () => {
  const keys = { public_key: 'access-id', private_key: 'quiet-harbor-7431' };
  const say = (name: string, config: object) =>
    people.admin.rest('POST', '/api/configurations', { type: 'EHR', name, config });
  const activeNow = async () => {
    const { platforms } = await configOf(people.admin, 'EHR');
    return (platforms as { name: string; active: boolean }[]).filter(({ active }) => active).map(({ name }) => name);
  };

  test('is said without keys once they are there; saying it of another, or taking it back, ends it', async () => {
    await say('Kipu', keys);
    expect((await say('Kipu', { active: true })).status).toBe(200);
    expect(await activeNow()).toEqual(['Kipu']);
    expect((await say('Alleva', { ...keys, active: true })).status).toBe(200);
    expect(await activeNow()).toEqual(['Alleva']);
    await say('Kipu', { active: false });
    expect(await activeNow()).toEqual(['Alleva']);
    await say('Alleva', { active: false });
    expect(await activeNow()).toEqual([]);
    const rows = await query(
      `select details->>'name' as name, details->'keys' as keys, details->'active' as active, cardinality(entity_ids) as ids
        from audit_log where action = 'configuration.save' or action = 'integrations.set_api_keys' order by seq`,
    );
    expect(rows.slice(-5)).toEqual([
      { name: 'Kipu', keys: true, active: null, ids: 1 },
      { name: 'Kipu', keys: false, active: true, ids: 1 },
      { name: 'Alleva', keys: true, active: true, ids: 2 },
      { name: 'Kipu', keys: false, active: false, ids: 0 },
      { name: 'Alleva', keys: false, active: false, ids: 1 },
    ]);
  });

  test('needs keys, and is one of the EHR platforms', async () => {
    const bare = await say('Sunwave', { active: true });
    expect([bare.status, bare.body.error?.message]).toEqual([409, 'Set the keys of this platform first.']);
    const mail = await say('SendGrid', { ...keys, active: true });
    expect([mail.status, mail.body.error?.fields]).toEqual([400, { active: 'Only an EHR can be active.' }]);
    const { platforms } = await configOf(people.admin, 'EHR');
    expect((platforms as { configured: boolean }[]).some(({ configured }) => configured)).toBe(false);
  });
});

test('the names that other roles choose from have doors of their own', async () => {
  await save(people.admin, 'ADMISSION_STAFF', { staff: ['Robin Example'] });
  await save(people.admin, 'OUTREACH_STAFF', { staff: ['Owen Ferryman'] });
  const staff = await people.clinical.rest('GET', '/api/opportunity_staff');
  expect([staff.status, staff.body.result]).toEqual([200, { staff: ['Robin Example'] }]);
  for (const role of ['outreach', 'clinical', 'analyst'] as const)
    expect(await people[role].trpc.configuration.outreachStaff.query({})).toEqual(['Owen Ferryman']);
});

test('a new organization is asked the twelve questions, each with the answer that rules out', async () => {
  const { list, rules_out, version } = await configOf(people.manager, 'ADMISSION_RULEOUT_QUESTIONS');
  expect(version).toBe(0);
  expect(list).toHaveLength(12);
  expect((list as string[])[0]).toBe('Medically stable for this setting?');
  expect(rules_out).toMatchObject({ 'Medically stable for this setting?': 'No', 'Pregnancy?': 'Yes' });
});

test('which answer rules out is the organization’s to say, also of a question it asks no more', async () => {
  const type = 'ADMISSION_RULEOUT_QUESTIONS';
  await save(people.manager, type, { list: ['Uses a wheelchair?'], rules_out: { 'Uses a wheelchair?': 'Yes' } });
  const { version } = await configOf(people.manager, type);
  const saved = await save(people.manager, type, { list: ['Has a ride home?'], version });
  expect(saved.body.result).toMatchObject({
    config: { list: ['Has a ride home?'], rules_out: { 'Uses a wheelchair?': 'Yes', 'Pregnancy?': 'Yes' } },
  });
});

test.each([
  ['ADMISSION_STAFF', { staff: ['  '] }, { 'config.staff.0': 'Please enter a valid name.' }],
  ['ADMISSION_STAFF', { staff: ['Robin', ' ROBIN '] }, { 'config.staff.1': 'This is on the list already.' }],
  ['OUTREACH_EVENTS', { events: [''] }, { 'config.events.0': 'Please enter a valid event.' }],
  ['SPEED_TO_LEAD', { minutes: 0, mon: '09:00-17:00' }, { 'config.minutes': 'Enter whole minutes from 1 to 1440' }],
  [
    'SPEED_TO_LEAD',
    { minutes: 5, mon: '9 to 5', tue: '17:00-09:00' },
    { 'config.mon': 'Enter the hours as 08:00-18:00', 'config.tue': 'Closing comes after opening' },
  ],
  ['SPEED_TO_LEAD', { minutes: 5 }, { 'config.mon': 'Open on one day at least' }],
  [
    'SPEED_TO_LEAD',
    { minutes: 5, fri: '08:00-24:00', next_1: 'manager', next_2: 'manager', next_3: 'analyst' },
    { 'config.next_2': 'This is chosen already', 'config.next_3': 'Choose a role or a person of the list' },
  ],
  [
    'SPEED_TO_LEAD',
    { minutes: 5, fri: '08:00-24:00', next_1: 'manager', next_3: 'manager' },
    { 'config.next_3': 'This is chosen already' },
  ],
  ['CARRIERS', { list: [] }, { 'config.list': 'Keep at least one entry.' }],
  ['CARRIERS', { list: ['Humana', 'HUMANA '] }, { 'config.list.1': 'This is on the list already.' }],
  ['ADMISSION_RULEOUT_QUESTIONS', { list: [''] }, { 'config.list.0': 'Please enter a valid question.' }],
  [
    'EVENT_NOTIFICATIONS',
    { referral_sent: ['nobody'] },
    { 'config.referral_sent.0': 'Please enter a valid email address' },
  ],
  [
    'EVENT_NOTIFICATIONS',
    { referral_sent: ['a@people.example', 'A@people.example'] },
    { 'config.referral_sent.1': 'This address is on the list already.' },
  ],
])('%s refuses %j', async (type, config, fields) => {
  const answer = await save(people.admin, type, config);
  expect([answer.status, answer.body.error?.fields]).toEqual([400, fields]);
});

test('the last name of a list can go', async () => {
  await save(people.admin, 'ADMISSION_STAFF', { staff: ['Robin'] });
  expect((await save(people.admin, 'ADMISSION_STAFF', { staff: [], version: 1 })).status).toBe(200);
});

test('fifty editors of one list lose nothing between them', async () => {
  const type = 'ADMISSION_STAFF';
  const add = async (name: string) => {
    let { staff, version } = await configOf(people.manager, type);
    for (;;) {
      const answer = await save(people.manager, type, { staff: [...(staff as string[]), name], version });
      if (answer.status === 200) return;
      expect(answer.status).toBe(409);
      ({ staff, version } = (answer.body.error as unknown as { current: Config }).current);
    }
  };
  const names = Array.from({ length: EDITORS }, (_, n) => `Person ${n}`);
  await Promise.all(names.map(add));
  const { staff, version } = await configOf(people.manager, type);
  expect((staff as string[]).toSorted()).toEqual(names.toSorted());
  expect(version).toBe(EDITORS);
  await query('delete from configuration_versions');
});

describe('the history', () => {
  const type = 'OUTREACH_EVENTS' as const;
  const { versions, restore } = people.manager.trpc.configuration;
  beforeEach(async () => {
    await query('delete from configuration_versions');
    await save(people.manager, type, { events: ['Gala'], version: 0 });
    await save(people.outreach, type, { events: ['Gala', 'Open house'], version: 1 });
  });

  test('holds every version: what, who and when', async () => {
    const [third, second, first] = await versions.query({ type });
    expect(third).toEqual({
      version: 2,
      config: { events: ['Gala', 'Open house'] },
      restored_from: null,
      saved_by: 'Riley Example',
      saved_at: Math.floor(app.clock.now().getTime() / 1000),
    });
    expect([second?.version, first?.version]).toEqual([1, 0]);
    expect(first?.config).toMatchObject({ events: expect.arrayContaining(['NAATP National']) });
    expect(await stranger.trpc.configuration.versions.query({ type })).toEqual([]);
  });

  test('brings one back as a new version', async () => {
    expect(await restore.mutate({ type, restore: 1, version: 2 })).toEqual({ events: ['Gala'], version: 3 });
    const [newest] = await versions.query({ type });
    expect(newest).toMatchObject({ version: 3, restored_from: 1, config: { events: ['Gala'] } });
  });

  test('brings back that an answer ruled nothing out, also where the version did not say it', async () => {
    const questions = 'ADMISSION_RULEOUT_QUESTIONS' as const;
    await save(people.manager, questions, { list: ['Has a ride home?'], version: 0 });
    const rules_out = { 'Has a ride home?': 'No' };
    await save(people.manager, questions, { list: ['Has a ride home?'], rules_out, version: 1 });
    const back = await restore.mutate({ type: questions, restore: 1, version: 2 });
    expect(back).toMatchObject({ rules_out: { 'Has a ride home?': null, 'Pregnancy?': 'Yes' }, version: 3 });
  });

  test('meets a change made meanwhile, and finds no version that never was', async () => {
    await expect(restore.mutate({ type, restore: 0, version: 1 })).rejects.toThrow(
      'This was changed meanwhile by Riley Example.',
    );
    await expect(restore.mutate({ type, restore: 9, version: 2 })).rejects.toThrow('This version does not exist.');
    await expect(stranger.trpc.configuration.restore.mutate({ type, restore: 1, version: 0 })).rejects.toThrow(
      'This version does not exist.',
    );
  });

  test('begins with what stood there before histories were kept', async () => {
    await query('delete from configuration_versions');
    await save(people.manager, type, { events: [], version: 2 });
    expect((await versions.query({ type })).map(({ version }) => version)).toEqual([3, 2]);
  });

  test('is nobody’s to change', async () => {
    await expect(
      app.within('a', (tx) =>
        tx.db.updateTable('configuration_versions').set({ saved_by_name: 'x' }).where('version', '=', 1).execute(),
      ),
    ).rejects.toThrow('permission denied');
  });
});
