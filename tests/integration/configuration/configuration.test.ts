import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedView } from '#shared/features/configuration/list-views.ts';
import { ROLES } from '#shared/platform/permissions.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const type = 'OPPORTUNITY_VIEWS' as const;
const PARALLEL = 50;

const filters = { search: '', status: [], staff: [] };
const view = (view_name: string, change: object = {}) => ({
  view_name,
  columns: ['opportunity_name', 'status'],
  sort: 'created_at',
  order: 'desc',
  filters,
  ...change,
});

beforeEach(() => query('delete from configurations'));

interface ViewsConfig {
  version: number;
  views: SavedView[];
}
const viewsOf = async (actor: Actor) => {
  const { body } = await actor.rest('GET', '/api/configurations', { type });
  return (body.result as { config: ViewsConfig }).config;
};
const save = (actor: Actor, config: object) =>
  actor.rest('POST', '/api/configurations', { name: 'views', type, config });

interface Conflict {
  code: string;
  message: string;
  current: ViewsConfig;
}

test('views are saved whole, for the person alone, and read at both doors', async () => {
  const [mine, theirs] = [await app.signIn('admissions'), await app.signIn('manager')];
  expect((await mine.rest('GET', '/api/configurations', { type })).body).toEqual({
    result: { config: { views: [], version: 0 } },
  });
  const saved = await save(mine, { views: [view('Mine', { filters: { status: ['ADMITTED'] } })] });
  const config = { views: [view('Mine', { filters: { ...filters, status: ['ADMITTED'] } })], version: 1 };
  expect(saved.body).toEqual({ result: { config } });
  expect(await mine.trpc.configuration.get.query({ type })).toEqual(config);
  expect((await mine.rest('GET', '/api/configurations', { type })).body).toEqual({ result: { config } });
  expect(await viewsOf(theirs)).toEqual({ views: [], version: 0 });
  expect(await viewsOf(await app.signIn('admissions', 'b'))).toEqual({ views: [], version: 0 });
  expect(await mine.trpc.configuration.save.mutate({ type, config: { views: [], version: 1 } })).toEqual({
    views: [],
    version: 2,
  });
});

test.each(ROLES)('%s keeps views of its own', async (role) => {
  const actor = await app.signIn(role);
  expect((await save(actor, { views: [view('Mine')] })).status).toBe(200);
  expect((await viewsOf(actor)).views.map(({ view_name }) => view_name)).toEqual(['Mine']);
});

test.each(['analyst', 'clinical'] as const)(
  'C3: %s reads no address that notices go to, and no platform',
  async (role) => {
    const actor = await app.signIn(role);
    for (const kept of ['EVENT_NOTIFICATIONS', 'EHR'])
      expect((await actor.rest('GET', '/api/configurations', { type: kept })).status).toBe(403);
    const admin = await app.signIn('admin');
    for (const kept of ['EVENT_NOTIFICATIONS', 'EHR'])
      expect((await admin.rest('GET', '/api/configurations', { type: kept })).status).toBe(200);
  },
);

test.each([
  [{ views: [view('Mine', { columns: [] })] }, 'config.views.0.columns', 'Min columns: 1'],
  [
    {
      views: [
        view('Mine', {
          columns: [
            'opportunity_name',
            'condition',
            'staff',
            'referral_org',
            'status',
            'priority',
            'cc',
            'md',
            'therapist',
          ],
        }),
      ],
    },
    'config.views.0.columns',
    'Max columns: 8',
  ],
  [{ views: [view('Mine'), view('MINE')] }, 'config.views.1.view_name', 'Name is already taken'],
  [{ views: [view('default view')] }, 'config.views.0.view_name', 'Name is already taken'],
  [{ views: [], org_id: 'x' }, 'config.org_id', 'This field is not known here.'],
])('refuses %j', async (config, field, message) => {
  const actor = await app.signIn('admissions');
  const answer = await save(actor, config);
  expect(answer.status).toBe(400);
  expect(answer.body.error?.fields?.[field]).toBe(message);
  expect(await viewsOf(actor)).toEqual({ views: [], version: 0 });
});

test('a save made on an older list meets the newer one, and changes nothing', async () => {
  const actor = await app.signIn('admissions');
  await save(actor, { views: [view('First')], version: 0 });
  const stale = await save(actor, { views: [view('Second')], version: 0 });
  expect(stale.status).toBe(409);
  expect(stale.body).toEqual({
    error: {
      code: 'conflict',
      message: 'This was changed meanwhile by Jordan Example.',
      current: { views: [view('First')], version: 1 },
      request_id: expect.any(String),
    },
  });
  expect((await viewsOf(actor)).views).toEqual([view('First')]);
});

describe.each([
  ['OPPORTUNITY_VIEWS', ['opportunity_name', 'status'], { status: ['ADMITTED'] }],
  ['ORG_VIEWS', ['referral_name', 'status'], { status: ['HOT'] }],
  ['CLIENTS_VIEWS', ['name', 'email_id'], { search: 'sample' }],
  ['CONTACTS_VIEWS', ['name', 'title'], { title: ['Psychologist'] }],
] as const)('views of %s', (type, columns, filters) => {
  const ours = (view_name: string) => view(view_name, { columns, filters });
  const kept = async (actor: Actor) => {
    const { body } = await actor.rest('GET', '/api/configurations', { type });
    return (body.result as { config: ViewsConfig }).config;
  };
  const keep = (actor: Actor, config: object) =>
    actor.rest('POST', '/api/configurations', { name: 'views', type, config });

  test('that fifty tabs save under one new name at once: one is kept, the others are said', async () => {
    const actor = await app.signIn('admissions');
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => keep(actor, { views: [ours('Mine')], version: 0 })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(PARALLEL - 1).fill(409)]);
    expect(await kept(actor)).toMatchObject({ views: [{ view_name: 'Mine', columns, filters }], version: 1 });
  });

  test('that tabs add to what they met: nothing is lost between them', async () => {
    const actor = await app.signIn('admissions');
    const add = async (name: string) => {
      let { views, version } = await kept(actor);
      for (;;) {
        const answer = await keep(actor, { views: [...views, ours(name)], version });
        if (answer.status === 200) return;
        expect(answer.status).toBe(409);
        ({ views, version } = (answer.body.error as Conflict).current);
      }
    };
    const names = Array.from({ length: 12 }, (_, n) => `View ${n}`);
    await Promise.all(names.map(add));
    expect((await kept(actor)).views.map(({ view_name }) => view_name).sort()).toEqual(names.sort());
  });
});

describe('shared views', () => {
  const type = 'SHARED_ORG_VIEWS';
  const hot = {
    ...{ view_name: 'Hot', columns: ['referral_name'], sort: 'due_on', order: 'asc' },
    ...{ filters: { status: ['HOT'], overdue: '7' }, roles: ['outreach'], default_for: ['outreach'] },
  };
  const save = (actor: Actor, views: object[]) =>
    actor.rest('POST', '/api/configurations', { name: 'views', type, config: { views } });
  const shownTo = async (actor: Actor) => {
    const { views } = await actor.trpc.configuration.get.query({ type });
    return (views as { view_name: string }[]).map(({ view_name }) => view_name);
  };

  test('are kept by who may share, and shown to the roles that have them', async () => {
    const manager = await app.signIn('manager');
    const all = { ...hot, view_name: 'All', roles: [], default_for: [] };
    expect((await save(manager, [hot, all])).status).toBe(200);
    expect(await shownTo(manager)).toEqual(['Hot', 'All']);
    expect(await shownTo(await app.signIn('outreach'))).toEqual(['Hot', 'All']);
    expect(await shownTo(await app.signIn('clinical'))).toEqual(['All']);
    expect(await shownTo(await app.signIn('manager', 'b'))).toEqual([]);
    expect((await save(await app.signIn('outreach'), [])).status).toBe(403);
    const clients = { type: 'SHARED_CLIENTS_VIEWS' };
    expect((await (await app.signIn('outreach')).rest('GET', '/api/configurations', clients)).status).toBe(403);
  });

  test.each([
    [[hot, { ...hot, default_for: [] }], 'config.views.1.view_name', 'Name is already taken'],
    [[{ ...hot, view_name: 'default VIEW' }], 'config.views.0.view_name', 'Name is already taken'],
    [[hot, { ...hot, view_name: 'Other' }], 'config.views.1.default_for', 'A role has one default view.'],
    [
      [{ ...hot, default_for: ['admin'] }],
      'config.views.0.default_for',
      'A role can only begin with a view that it has.',
    ],
  ])('%#: what cannot be shared is refused at its field', async (views, field, message) => {
    const { status, body } = await save(await app.signIn('admin'), views);
    expect(status).toBe(400);
    expect(body.error?.fields).toMatchObject({ [field]: message });
  });
});

describe('the dashboard', () => {
  const widget = (n: number, registerName = 'InquiriesTable') => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    title: 'Inquiries: All / All',
    registerName,
    params: { sort: 'created_at', n },
    size: 'lg',
    type: 'admissions',
  });
  const widgetsOf = (actor: Actor) => `DASHBOARD_WIDGETS_${actor.user.user_id}` as const;

  test('is its person’s own, and holds the widgets that are known', async () => {
    const actor = await app.signIn('analyst');
    const own = widgetsOf(actor);
    const config = { widgets: [widget(1), widget(2, 'WeatherMap')] };
    const saved = await actor.rest('POST', '/api/configurations', { name: 'widgets', type: own, config });
    expect(saved.body).toEqual({ result: { config: { widgets: [widget(1)], version: 1 } } });
    expect(await actor.trpc.configuration.get.query({ type: own })).toEqual({ widgets: [widget(1)], version: 1 });
    await query('update configurations set config = $1', [
      JSON.stringify({ widgets: [widget(1), widget(3, 'WeatherMap')] }),
    ]);
    expect(await actor.trpc.configuration.get.query({ type: own })).toEqual({ widgets: [widget(1)], version: 1 });
  });

  test('of another person is refused at both doors, whoever asks, and the try is logged', async () => {
    const [admin, other, foreign] = [
      await app.signIn('admin'),
      await app.signIn('analyst'),
      await app.signIn('analyst', 'b'),
    ];
    for (const type of [widgetsOf(other), widgetsOf(foreign), 'DASHBOARD_WIDGETS_nobody'] as const) {
      const got = await admin.rest('GET', '/api/configurations', { type });
      const put = await admin.rest('POST', '/api/configurations', { name: 'w', type, config: { widgets: [] } });
      expect([got.status, put.status]).toEqual([403, 403]);
      expect(got.body.error?.message).toBe('These widgets belong to somebody else.');
      await expect(admin.trpc.configuration.get.query({ type })).rejects.toThrow(
        'These widgets belong to somebody else.',
      );
      const [row] = await query('select action, outcome from audit_log where request_id = $1', [
        put.headers.get('x-request-id'),
      ]);
      expect(row).toEqual({ action: 'configuration.save', outcome: 'refused' });
    }
  });

  test('takes 24 widgets and no more', async () => {
    const actor = await app.signIn('analyst');
    const config = { widgets: Array.from({ length: 25 }, (_, n) => widget(n)) };
    const answer = await actor.rest('POST', '/api/configurations', { name: 'w', type: widgetsOf(actor), config });
    expect(answer.body.error?.fields).toEqual({ 'config.widgets': 'A dashboard holds 24 widgets at most.' });
  });
});
