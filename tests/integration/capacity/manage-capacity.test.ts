import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/platform/dates.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { changeStatus, TODAY } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const manager = await app.signIn('manager');
const admin = await app.signIn('admin');
const desk = await app.signIn('admissions');
const EDITORS = 20;

const call = (method: 'POST' | 'PUT' | 'DELETE', body: object) => manager.rest(method, '/api/capacity', body);
const houseOf = async (name: string, size: number | null = 8): Promise<string> => {
  const { body } = await call('POST', { facilities: [{ name, size }] });
  return (body.result as { ids: string[] }).ids[0]!;
};
const managed = () => manager.trpc.capacity.manage.query({});
const facility = async (id: string) => (await managed()).facilities.find((each) => each.id === id);

test('programs and clinical members are made, changed and deleted at the documented path', async () => {
  const id = await houseOf('Birch House', null);
  expect(await facility(id)).toEqual({ id, name: 'Birch House', size: null, version: 1, in_house: 0 });
  const changed = await call('PUT', { type: 'facility', id, update: { size: 12, version: 1 } });
  expect([changed.status, changed.body]).toEqual([200, { result: { ok: true } }]);
  expect(await facility(id)).toMatchObject({ size: 12, version: 2 });
  const made = await call('POST', { clinicians: [{ firstname: 'Laurel', lastname: 'Pinecrest', type: 'CC' }] });
  const [clinician] = (made.body.result as { ids: string[] }).ids;
  await call('PUT', { type: 'clinician', id: clinician, update: { type: 'MD' } });
  expect((await managed()).clinicians).toContainEqual({
    ...{ id: clinician, firstname: 'Laurel', lastname: 'Pinecrest' },
    ...{ type: 'MD', version: 2 },
  });
  expect((await call('DELETE', { type: 'clinician', id: clinician })).body).toEqual({ result: { ok: true } });
  expect((await managed()).archived.clinicians.map((each) => each.id)).toContain(clinician);
});

test.each([
  [{ facilities: [{ name: ' ' }] }, { 'facilities.0.name': 'Please enter a Program name' }],
  [
    { facilities: [{ name: 'Annex', size: 1.5 }] },
    { 'facilities.0.size': 'Enter a whole number from 0 to 10,000, or leave it empty.' },
  ],
  [
    { clinicians: [{ firstname: '', lastname: 'Pinecrest', type: 'MD' }] },
    { 'clinicians.0.firstname': 'Please fill in all fields.' },
  ],
  [
    { clinicians: [{ firstname: 'Laurel', lastname: 'Pinecrest', type: 'Nurse' }] },
    { 'clinicians.0.type': 'Please fill in all fields.' },
  ],
  [{}, { facilities: 'Send either facilities or clinicians.' }],
])('refuses %j', async (body, fields) => {
  const answer = await call('POST', body);
  expect([answer.status, answer.body.error?.fields]).toEqual([400, fields]);
});

test('two programs never have one name, however their makers race; the other organization’s is its own', async () => {
  const statuses = await Promise.all(
    Array.from({ length: EDITORS }, async (_, n) => {
      const name = n % 2 ? 'Cedar House' : 'CEDAR HOUSE';
      return (await call('POST', { facilities: [{ name }] })).status;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, ...Array(EDITORS - 1).fill(409)]);
  const other = await app.signIn('manager', 'b');
  const theirs = await other.rest('POST', '/api/capacity', { facilities: [{ name: 'Cedar House' }] });
  expect(theirs.status).toBe(200);
  const id = await houseOf('Maple House');
  const renamed = await call('PUT', { type: 'facility', id, update: { name: 'cedar house' } });
  expect([renamed.status, renamed.body.error?.fields]).toEqual([
    409,
    { name: 'There is a program of this name already.' },
  ]);
});

describe('a program that gets another name', () => {
  const view = { columns: ['opportunity_name', 'status'], sort: 'created_at', order: 'desc' } as const;
  const viewOf = (...facility_filter: string[]) => ({ ...view, view_name: 'House', filters: { facility_filter } });
  const shows = async (type: 'OPPORTUNITY_VIEWS' | 'SHARED_OPPORTUNITY_VIEWS', ...facility_filter: string[]) =>
    expect(await desk.trpc.configuration.get.query({ type })).toMatchObject({
      views: [{ filters: { facility_filter } }],
    });

  test('keeps its views and pinned lists, also when an earlier version is brought back, and no other row changes', async () => {
    const [elm, oak] = [await houseOf('Elm House'), await houseOf('Oak House')];
    const own = `DASHBOARD_WIDGETS_${desk.user.user_id}` as const;
    const pinned = { id: '00000000-0000-7000-8000-00000000000a', title: 'Elm', registerName: 'InquiriesTable' };
    const widget = { ...pinned, params: { facility_filter: ['Elm House'] }, size: 'md', type: 'admissions' };
    const save = (type: string, config: object) =>
      desk.rest('POST', '/api/configurations', { name: 'saved', type, config });
    await save('OPPORTUNITY_VIEWS', { views: [viewOf('Elm House', 'Oak House')] });
    await save(own, { widgets: [widget] });
    await manager.rest('POST', '/api/configurations', {
      ...{ name: 'saved', type: 'SHARED_OPPORTUNITY_VIEWS' },
      config: { views: [{ ...viewOf('Elm House'), roles: ['admissions'], default_for: [] }] },
    });
    const other = await app.signIn('outreach');
    const untouched = { views: [{ ...viewOf(), view_name: 'Elm House' }] };
    await other.rest('POST', '/api/configurations', { name: 'saved', type: 'OPPORTUNITY_VIEWS', config: untouched });

    await call('PUT', { type: 'facility', id: elm, update: { name: 'Elm Lodge' } });
    await shows('OPPORTUNITY_VIEWS', 'Elm Lodge', 'Oak House');
    await shows('SHARED_OPPORTUNITY_VIEWS', 'Elm Lodge');
    expect(await desk.trpc.configuration.get.query({ type: own })).toMatchObject({
      widgets: [{ title: 'Elm', params: { facility_filter: ['Elm Lodge'] } }],
    });
    expect(await manager.trpc.configuration.get.query({ type: 'SHARED_OPPORTUNITY_VIEWS' })).toMatchObject({
      version: 2,
    });
    expect(await other.trpc.configuration.get.query({ type: 'OPPORTUNITY_VIEWS' })).toMatchObject({
      ...untouched,
      version: 1,
    });

    const versions = await manager.trpc.configuration.versions.query({ type: 'PROGRAMS' });
    const [{ version } = { version: 0 }] = versions;
    await manager.trpc.configuration.restore.mutate({ type: 'PROGRAMS', restore: version - 1, version });
    expect(await facility(elm)).toMatchObject({ name: 'Elm House' });
    await shows('OPPORTUNITY_VIEWS', 'Elm House', 'Oak House');
    await call('PUT', { type: 'facility', id: oak, update: { size: 9 } });
    expect(await desk.trpc.configuration.get.query({ type: 'OPPORTUNITY_VIEWS' })).toMatchObject({ version: 3 });
  });
});

test('an edit made on an older row meets the newer one', async () => {
  const id = await houseOf('Spruce House');
  await admin.rest('PUT', '/api/capacity', { type: 'facility', id, update: { size: 9, version: 1 } });
  const stale = await call('PUT', { type: 'facility', id, update: { name: 'Pine House', version: 1 } });
  expect(stale.status).toBe(409);
  expect(stale.body.error).toMatchObject({
    message: 'Avery Example changed this meanwhile.',
    current: { id, name: 'Spruce House', size: 9, version: 2 },
  });
});

describe('a program with somebody in it', () => {
  test('says how many, stays, and can be deleted and brought back once they are gone', async () => {
    const id = await houseOf('Willow House');
    const { id: opportunity_id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    await changeStatus(desk, opportunity_id, {
      ...{ status: 'ADMITTED', facility: id, admit_date: TODAY, scheduled_discharge_date: TODAY },
    });
    expect(await facility(id)).toMatchObject({ in_house: 1, size: 8 });
    const refused = await call('DELETE', { type: 'facility', id });
    expect([refused.status, refused.body.error?.message]).toEqual([409, 'Error deleting facility']);
    await changeStatus(desk, opportunity_id, { status: 'DISCHARGED' });
    expect((await call('DELETE', { type: 'facility', id })).status).toBe(200);
    expect((await desk.trpc.inquiries.get.query({ opportunity_id })).facility).toBe('Willow House');
    expect((await managed()).archived.facilities.map((each) => each.id)).toContain(id);
    await houseOf('Willow House');
    await expect(manager.trpc.capacity.restore.mutate({ type: 'facility', id })).rejects.toThrow(
      'There is a program of this name already.',
    );
  });

  test('is none that is archived at the very moment: whoever came second is refused', async () => {
    const id = await houseOf('Hazel House');
    const { id: opportunity_id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Hazel' });
    let waiting: ReturnType<typeof changeStatus> | undefined;
    await app.within('a', async (tx) => {
      const deleted_at = tx.services.clock.now().toISOString();
      await tx.db.updateTable('facilities').set({ deleted_at }).where('id', '=', id).execute();
      waiting = changeStatus(desk, opportunity_id, {
        ...{ status: 'ADMITTED', facility: id, admit_date: TODAY, scheduled_discharge_date: TODAY },
      });
      const held = () =>
        query("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      await expect.poll(held).toHaveLength(1);
    });
    expect((await waiting!).status).toBe(404);
    expect((await desk.trpc.inquiries.get.query({ opportunity_id })).status).toBe('PRE-ASSESSMENT');
  });

  test('counts who is in the house as the census does: nobody whose confirmed discharge has come', async () => {
    const id = await houseOf('Larch House');
    const { id: opportunity_id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Larch' });
    const stay = { admit_date: addDays(TODAY, -5), scheduled_discharge_date: TODAY };
    await changeStatus(desk, opportunity_id, { status: 'ADMITTED', facility: id, ...stay });
    const counted = async () => {
      const { facility_counts } = await manager.trpc.census.details.query({ date: TODAY, metric: 'Census' });
      return [(await facility(id))?.in_house, facility_counts['Larch House']];
    };
    expect(await counted()).toEqual([1, 1]);
    await desk.trpc.inquiries.update.mutate({ opportunity_id, opportunity: { finalized_discharge_date: true } });
    expect(await counted()).toEqual([0, 0]);
  });

  test('archived, has its name still on the days on which somebody lived there', async () => {
    const id = await houseOf('Alder House');
    const { id: opportunity_id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Alder' });
    await changeStatus(desk, opportunity_id, { status: 'ADMITTED', facility: id, admit_date: addDays(TODAY, -5) });
    await changeStatus(desk, opportunity_id, { status: 'DISCHARGED', scheduled_discharge_date: TODAY });
    const counts = async () =>
      (await manager.trpc.census.details.query({ date: addDays(TODAY, -1), metric: 'Census' })).facility_counts;
    const before = await counts();
    expect(before).toMatchObject({ 'Alder House': 1 });
    await call('DELETE', { type: 'facility', id });
    expect(await counts()).toEqual(before);
    await houseOf('Alder House');
    expect(await counts()).toEqual(before);
  });

  test('brought back, is chosen from again', async () => {
    const id = await houseOf('Aspen House');
    await call('DELETE', { type: 'facility', id });
    await manager.trpc.capacity.restore.mutate({ type: 'facility', id });
    expect((await desk.trpc.capacity.get.query({})).facility.map((each) => each.id)).toContain(id);
  });
});

test.each(['admissions', 'outreach', 'clinical', 'analyst'] as const)('%s changes none of it', async (role) => {
  const actor = await app.signIn(role);
  const answers = await Promise.all([
    actor.rest('POST', '/api/capacity', { facilities: [{ name: 'Fir House' }] }),
    actor.rest('PUT', '/api/capacity', { type: 'facility', id: 'x', update: {} }),
    actor.rest('DELETE', '/api/capacity', { type: 'facility', id: 'x' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
