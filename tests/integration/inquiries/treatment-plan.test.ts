import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { createClinician, createFacility } from '#tests/support/capacity.ts';
import { changeStatus, inquiryIn, openDetox, TODAY } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
await openDetox(app);
const house = await createFacility(app, 'a', { name: 'PHP house', size: null });
await createClinician(app, 'a', { firstname: 'Delia', lastname: 'Capstan', type: 'CC' });
const desk = await app.signIn('admissions');
const manager = await app.signIn('manager');
const clinician = await app.signIn('clinical');

const detail = (opportunity_id: string) => desk.trpc.inquiries.get.query({ opportunity_id });
const put = (actor: typeof desk, opportunity_id: string, opportunity: object) =>
  actor.rest('PUT', '/api/opportunity_details', { opportunity_id, opportunity });

describe('the treatment plan', () => {
  test('is written by the desk and by clinicians, its facility by name or id', async () => {
    const { id } = await inquiryIn(desk, 'ASSESSMENT');
    const plan = {
      facility: 'php HOUSE',
      level_of_care: '2.5 High-Intensity Outpatient / PHP',
      opportunity_total_amount: 18_250.5,
      cc: 'delia capstan',
      scheduled_admit_date: '2026-05-20',
      scheduled_discharge_date: '2026-06-17',
      additional_instructions: 'Arrives by train.',
    };
    const { status, body } = await put(clinician, id, plan);
    expect(status).toBe(200);
    const written = { ...plan, facility: 'PHP house', cc: 'Delia Capstan', finalized_discharge_date: false };
    expect(body.result).toMatchObject({ opportunity: { ...written, updated_by_name: 'Casey Example' } });
    await put(desk, id, { facility: null, cc: null });
    expect(await detail(id)).toMatchObject({ facility: null, cc: null });
    await put(desk, id, { facility: house });
    expect(await detail(id)).toMatchObject({ facility: 'PHP house' });
  });

  test('is not a clinician’s way to the desk’s fields or to the status', async () => {
    const { id } = await inquiryIn(desk, 'ASSESSMENT');
    for (const edit of [{ summary: 'Mine.' }, { priority: 1 }, { status: 'PRE-ASSESSMENT', description: 'Mine.' }])
      expect((await put(clinician, id, { md: null, ...edit })).status).toBe(403);
    expect(await detail(id)).toMatchObject({ status: 'ASSESSMENT', summary: null, version: 2 });
  });

  test('loses its discharge date and the confirmation with the admit date', async () => {
    const { id } = await inquiryIn(desk, 'ASSESSMENT');
    const stay = { scheduled_admit_date: '2026-05-20', scheduled_discharge_date: '2026-06-17' };
    expect((await put(manager, id, { ...stay, finalized_discharge_date: true })).status).toBe(200);
    await put(manager, id, { scheduled_admit_date: null });
    expect(await detail(id)).toMatchObject({
      scheduled_admit_date: null,
      scheduled_discharge_date: null,
      finalized_discharge_date: false,
    });
  });

  test('loses the confirmation with the discharge date', async () => {
    const { id } = await inquiryIn(desk, 'ADMITTED');
    await put(manager, id, { finalized_discharge_date: true });
    await put(manager, id, { scheduled_discharge_date: null });
    expect(await detail(id)).toMatchObject({ scheduled_discharge_date: null, finalized_discharge_date: false });
  });

  test.each([
    [
      'ASSESSMENT',
      { scheduled_discharge_date: '2026-06-01' },
      { scheduled_discharge_date: 'Set an admit date first.' },
    ],
    ['ASSESSMENT', { finalized_discharge_date: true }, { finalized_discharge_date: 'Set a discharge date first.' }],
    [
      'SCHEDULED-ADMIT',
      { scheduled_discharge_date: '2026-05-13' },
      { scheduled_discharge_date: 'The discharge date must not precede the admit date.' },
    ],
    [
      'SCHEDULED-ADMIT',
      { scheduled_admit_date: '2026-05-25' },
      { scheduled_admit_date: 'The admit date must not follow the discharge date.' },
    ],
    ['SCHEDULED-ADMIT', { admit_date: TODAY }, { admit_date: 'The client has not been admitted yet.' }],
    ['ADMITTED', { admit_date: '2026-05-13' }, { admit_date: 'The admit date cannot be in the future.' }],
    ['SCHEDULED-ADMIT', { scheduled_admit_date: null }, { scheduled_admit_date: 'Change the status first.' }],
    ['SCHEDULED-ADMIT', { facility: null }, { facility: 'Change the status first.' }],
    ['ADMITTED', { admit_date: null }, { admit_date: 'Change the status first.' }],
    ['ADMITTED', { facility: null }, { facility: 'Change the status first.' }],
    ['DISCHARGED', { admit_date: null }, { admit_date: 'Change the status first.' }],
    ['DISCHARGED', { facility: null }, { facility: 'Change the status first.' }],
    ['ADMITTED', { discharge_type: 'Medical' }, { discharge_type: 'The client has not been discharged yet.' }],
    ['ADMITTED', { facility: 'Nowhere' }, { facility: 'This facility does not exist.' }],
    ['ADMITTED', { md: 'Delia Capstan' }, { md: 'No clinician of this kind has that name.' }],
    ['ADMITTED', { drop_reason: 'Lack of funds' }, { drop_reason: 'This belongs to a change of the status.' }],
    [
      'ADMITTED',
      { opportunity_total_amount: 1.005 },
      { 'opportunity.opportunity_total_amount': 'Enter an amount in US dollars, with at most two decimals' },
    ],
  ] as const)('of an inquiry in %s refuses %j, and stays as it was', async (status, edit, fields) => {
    const { id } = await inquiryIn(desk, status);
    const before = await detail(id);
    const answer = await put(manager, id, edit);
    expect(answer.status).toBe(400);
    expect(answer.body.error?.fields).toEqual(fields);
    expect(await detail(id)).toEqual(before);
  });

  test('is confirmed by anyone of the care team, and un-confirmed by a manager alone', async () => {
    const { id } = await inquiryIn(desk, 'ADMITTED');
    expect((await put(clinician, id, { finalized_discharge_date: true })).status).toBe(200);
    for (const edit of [{ finalized_discharge_date: false }, { scheduled_discharge_date: null }]) {
      expect((await put(clinician, id, edit)).status).toBe(403);
      expect((await put(desk, id, edit)).status).toBe(403);
    }
    expect(await detail(id)).toMatchObject({ status: 'ADMITTED', finalized_discharge_date: true });
    expect((await put(manager, id, { finalized_discharge_date: false })).status).toBe(200);
  });

  test('keeps a facility and a clinician that have left the lists', async () => {
    const gone = await createFacility(app, 'a', { name: 'Old house', size: 4 });
    const { id } = await inquiryIn(desk, 'ASSESSMENT');
    await put(desk, id, { facility: gone });
    await app.within('a', (tx) =>
      tx.db
        .updateTable('facilities')
        .set({ deleted_at: tx.services.clock.now().toISOString() })
        .where('id', '=', gone)
        .execute(),
    );
    await put(desk, id, { level_of_care: 'Crisis stabilization' });
    expect(await detail(id)).toMatchObject({ facility: 'Old house' });
    expect((await put(desk, id, { facility: gone })).status).toBe(404);
  });
});

describe('a status among the fields of an update', () => {
  test('is changed as by its own verb, with the fields beside it', async () => {
    const { id } = await inquiryIn(desk, 'ASSESSMENT');
    const { status } = await put(desk, id, {
      status: 'SCHEDULED-ADMIT',
      facility: 'Detox',
      duration: 10,
      scheduled_admit_date: '2026-05-20',
      priority: 4,
    });
    expect(status).toBe(200);
    expect(await detail(id)).toMatchObject({
      status: 'SCHEDULED-ADMIT',
      scheduled_discharge_date: '2026-05-30',
      priority: 4,
    });
    const history = await desk.trpc.inquiries.statusHistory.query({ opportunity_id: id });
    expect(history.map(({ to_status }) => to_status)).toEqual(['SCHEDULED-ADMIT', 'ASSESSMENT', 'PRE-ASSESSMENT']);
  });

  test('that cannot be leaves the other fields alone too', async () => {
    const { id } = await inquiryIn(desk, 'ASSESSMENT');
    const { status, body } = await put(desk, id, { status: 'DISCHARGED', priority: 4 });
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({ status: 'An inquiry in Assessment cannot change to Discharged.' });
    expect(await detail(id)).toMatchObject({ status: 'ASSESSMENT', priority: null });
  });

  test('that is the same one is an edit like any other', async () => {
    const { id } = await inquiryIn(desk, 'SCHEDULED-ADMIT');
    expect((await put(desk, id, { status: 'SCHEDULED-ADMIT', priority: 9 })).status).toBe(200);
    expect(await desk.trpc.inquiries.statusHistory.query({ opportunity_id: id })).toHaveLength(2);
  });
});

test('those whose confirmed day has come are listed until they are discharged', async () => {
  const ready = await inquiryIn(desk, 'ADMITTED', { firstname: 'Robin', lastname: 'Ready' });
  await put(desk, ready.id, { scheduled_discharge_date: TODAY, finalized_discharge_date: true });
  const later = await inquiryIn(desk, 'ADMITTED', { firstname: 'Lou', lastname: 'Later' });
  await put(desk, later.id, { scheduled_discharge_date: '2026-05-13', finalized_discharge_date: true });
  const listed = async () => (await desk.trpc.inquiries.readyToDischarge.query({})).map(({ id }) => id);
  expect(await listed()).toContain(ready.id);
  expect(await listed()).not.toContain(later.id);
  expect((await changeStatus(desk, ready.id, { status: 'DISCHARGED' })).status).toBe(200);
  expect(await detail(ready.id)).toMatchObject({ scheduled_discharge_date: TODAY, finalized_discharge_date: true });
  expect(await listed()).not.toContain(ready.id);
});
