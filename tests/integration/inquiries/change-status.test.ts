import { describe, expect, test } from 'vitest';
import { changeStatus as change } from '#server/features/inquiries/change-status.ts';
import { INQUIRY_STATUSES, type InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { createClinician, createFacility } from '#tests/support/capacity.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { recordedTrips } from '#tests/support/recorded-statements.ts';
import { changeStatus, inquiryIn, openDetox, TODAY } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const detox = await openDetox(app);
await createClinician(app, 'a', { firstname: 'Imogen', lastname: 'Tidewell', type: 'MD' });
const actors: Partial<Record<Role, Actor>> = {
  admin: await app.signIn('admin'),
  manager: await app.signIn('manager'),
  admissions: await app.signIn('admissions'),
  clinical: await app.signIn('clinical'),
  outreach: await app.signIn('outreach'),
  analyst: await app.signIn('analyst'),
};
const query = await openDatabase(app.databaseUrl);
const manager = actors.manager!;
const desk = actors.admissions!;

const detail = (opportunity_id: string) => manager.trpc.inquiries.get.query({ opportunity_id });
const historyOf = (opportunity_id: string) => manager.trpc.inquiries.statusHistory.query({ opportunity_id });
const notesOf = async (opportunity_id: string) =>
  (await manager.trpc.inquiries.notes.query({ opportunity_id })).activity;

/** Everything that any status asks for. */
const SAID: Record<InquiryStatus, object> = {
  'PRE-ASSESSMENT': {},
  ASSESSMENT: {},
  'SCHEDULED-ADMIT': { facility: 'Detox', duration: 28, scheduled_admit_date: '2026-05-20' },
  ADMITTED: { facility: 'Detox', duration: 28 },
  DROPPED: { drop_reason: 'Not viable medically' },
  DISCHARGED: { scheduled_discharge_date: TODAY },
};

/** The table of C-13: y goes, m is a manager's, - does not go. */
const TABLE: Record<InquiryStatus, string> = {
  'PRE-ASSESSMENT': '-yyyy-',
  ASSESSMENT: 'y-yyy-',
  'SCHEDULED-ADMIT': 'yyyyy-',
  ADMITTED: '--m--y',
  DROPPED: 'yyy---',
  DISCHARGED: '---m--',
};

describe.each(INQUIRY_STATUSES)('from %s', (from) => {
  describe.each(INQUIRY_STATUSES.map((to, column) => ({ to, cell: TABLE[from][column]! })))(
    'to $to',
    ({ to, cell }) => {
      test.each(['admin', 'manager', 'admissions', 'clinical', 'outreach', 'analyst'] as const)(
        'as %s',
        async (role) => {
          const actor = actors[role]!;
          const atRest = await inquiryIn(manager, from);
          const atTrpc = await inquiryIn(manager, from);
          const said = { status: to, description: 'A reason.', ...SAID[to] };
          const answer = await changeStatus(actor, atRest.id, said);
          const called = await actor.trpc.inquiries.changeStatus
            .mutate({ opportunity_id: atTrpc.id, ...said })
            .then((row) => ({ status: 200, row }))
            .catch((error) => ({ status: error.data.httpStatus as number, row: null }));
          const writes = ['admin', 'manager', 'admissions'].includes(role);
          const expected = !writes ? 403 : cell === '-' ? 400 : cell === 'm' && role === 'admissions' ? 403 : 200;
          expect([answer.status, called.status]).toEqual([expected, expected]);
          const { status } = await detail(atRest.id);
          expect(status).toBe(expected === 200 ? to : from);
          expect((await detail(atTrpc.id)).status).toBe(status);
          if (expected === 400) expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(['status']);
        },
      );
    },
  );
});

describe('what is missing', () => {
  test.each([
    ['PRE-ASSESSMENT', { status: 'DROPPED' }, { drop_reason: 'Choose a drop reason' }],
    ['PRE-ASSESSMENT', { status: 'DROPPED', drop_reason: 'Bored' }, { drop_reason: 'Choose a drop reason' }],
    [
      'ASSESSMENT',
      { status: 'SCHEDULED-ADMIT' },
      { facility: 'Choose a facility', scheduled_admit_date: 'Choose an admit date' },
    ],
    ['ASSESSMENT', { status: 'ADMITTED' }, { facility: 'Choose a facility' }],
    [
      'ASSESSMENT',
      { status: 'ADMITTED', facility: 'Detox', admit_date: '2026-05-13' },
      { admit_date: 'The admit date cannot be in the future.' },
    ],
    ['ASSESSMENT', { status: 'PRE-ASSESSMENT' }, { description: 'Say why the inquiry goes back' }],
    ['DROPPED', { status: 'ASSESSMENT', description: '  ' }, { description: 'Say why the inquiry goes back' }],
    [
      'ADMITTED',
      { status: 'DISCHARGED', scheduled_discharge_date: '2026-05-11' },
      { scheduled_discharge_date: 'The discharge date must not precede the admit date.' },
    ],
    [
      'ASSESSMENT',
      { status: 'DROPPED', drop_reason: 'Lack of funds', facility: 'Detox' },
      { facility: 'This does not belong to a change to Dropped.' },
    ],
    ['ASSESSMENT', { status: 'ADMITTED', facility: 'Nowhere' }, { facility: 'This facility does not exist.' }],
    [
      'ASSESSMENT',
      { status: 'ADMITTED', facility: 'Detox', therapist: 'Imogen Tidewell' },
      { therapist: 'No clinician of this kind has that name.' },
    ],
    ['ASSESSMENT', { status: 'HOT' }, { status: 'Choose one of the six inquiry statuses' }],
  ] as const)('from %s, %j is said at its fields, and changes nothing', async (from, change, fields) => {
    const { id } = await inquiryIn(manager, from);
    const before = await detail(id);
    const { status, body } = await changeStatus(desk, id, change);
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual(fields);
    expect(await detail(id)).toEqual(before);
  });
});

describe('a change', () => {
  test('leaves its line in the history, a note and an audit row', async () => {
    const { id } = await inquiryIn(manager, 'ASSESSMENT');
    await changeStatus(desk, id, { status: 'DROPPED', drop_reason: 'Lost to a competitor', description: 'Went home.' });
    expect((await historyOf(id))[0]).toMatchObject({
      from_status: 'ASSESSMENT',
      to_status: 'DROPPED',
      by_name: 'Jordan Example',
      description: 'Went home.',
      drop_reason: 'Lost to a competitor',
    });
    expect((await notesOf(id))[0]).toMatchObject({
      user_name: 'Jordan Example',
      description: 'Lost to a competitor\nWent home.',
      meta_description: 'Status changed from Assessment to Dropped',
    });
    const audited = await app.within('a', (tx) =>
      tx.db
        .selectFrom('audit_log')
        .selectAll()
        .where('entity', '=', 'inquiry')
        .orderBy('seq', 'desc')
        .limit(20)
        .execute(),
    );
    expect(audited.find(({ action }) => action === 'inquiries.change_status')).toMatchObject({
      entity_ids: [id],
      details: { from: 'ASSESSMENT', to: 'DROPPED' },
    });
    expect(await detail(id)).toMatchObject({ drop_reason: 'Lost to a competitor', updated_by_name: 'Jordan Example' });
  });

  test('takes two round trips, and what it counts is held for the last of them alone', async () => {
    const { id } = await inquiryIn(manager, 'ASSESSMENT');
    const actor = { kind: 'user', ...desk.user, org_type: 'Treatment center', session_id: desk.session_id } as const;
    const [opening, closing, ...more] = await recordedTrips({ ...app.ctx, actor }, async (ctx) => {
      const answer = await change(ctx, { opportunity_id: id, status: 'PRE-ASSESSMENT', description: 'A reason.' });
      expect(answer).toEqual(await detail(id));
    });
    expect(more).toEqual([]);
    expect(opening!.filter(({ text }) => /^(insert|update)/.test(text))).toEqual([]);
    expect(closing!.slice(-3).map(({ text }) => text.split(' ')[0])).toEqual(['update', 'select', 'commit']);
  });

  test('takes the older names of the first two statuses', async () => {
    const { id } = await inquiryIn(manager, 'PRE-ASSESSMENT');
    expect((await changeStatus(desk, id, { status: 'ADMIN' })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ status: 'ASSESSMENT' });
  });

  test('to a scheduled admit reckons the discharge date, and N/A leaves it open', async () => {
    const { id } = await inquiryIn(manager, 'ASSESSMENT');
    const schedule = { status: 'SCHEDULED-ADMIT', facility: detox, scheduled_admit_date: '2026-05-12' };
    await changeStatus(desk, id, { ...schedule, duration: '28', md: 'imogen  tidewell' });
    expect(await detail(id)).toMatchObject({
      facility: 'Detox',
      scheduled_admit_date: '2026-05-12',
      scheduled_discharge_date: '2026-06-09',
      finalized_discharge_date: false,
      admit_date: null,
      md: 'Imogen Tidewell',
    });
    await changeStatus(desk, id, { ...schedule, scheduled_admit_date: '2026-05-19', duration: 'N/A' });
    expect(await detail(id)).toMatchObject({ scheduled_admit_date: '2026-05-19', scheduled_discharge_date: null });
    expect((await notesOf(id))[0]?.meta_description).toBe('Scheduled admit moved from May 12, 2026 to May 19, 2026');
  });

  test('to admitted takes the scheduled day once it has come, and today before', async () => {
    const past = await inquiryIn(manager, 'ASSESSMENT');
    const schedule = { status: 'SCHEDULED-ADMIT', facility: 'Detox', duration: 10 };
    await changeStatus(desk, past.id, { ...schedule, scheduled_admit_date: '2026-05-10' });
    await changeStatus(desk, past.id, { status: 'ADMITTED' });
    expect(await detail(past.id)).toMatchObject({ admit_date: '2026-05-10', scheduled_discharge_date: '2026-05-20' });
    const early = await inquiryIn(manager, 'SCHEDULED-ADMIT');
    await changeStatus(desk, early.id, { status: 'ADMITTED' });
    expect(await detail(early.id)).toMatchObject({ admit_date: TODAY, scheduled_admit_date: '2026-05-14' });
  });

  test('a walk-in is admitted today', async () => {
    const { id } = await inquiryIn(manager, 'PRE-ASSESSMENT');
    await changeStatus(desk, id, { status: 'ADMITTED', facility: 'detox', duration: 10 });
    expect(await detail(id)).toMatchObject({
      admit_date: TODAY,
      scheduled_admit_date: TODAY,
      scheduled_discharge_date: '2026-05-22',
    });
  });

  test('to discharged confirms the date unless that is left for later, and keeps how it ended', async () => {
    const now = await inquiryIn(manager, 'ADMITTED');
    await changeStatus(desk, now.id, { status: 'DISCHARGED', discharge_type: 'Completed' });
    expect(await detail(now.id)).toMatchObject({ finalized_discharge_date: true, discharge_type: 'Completed' });
    const later = await inquiryIn(manager, 'ADMITTED');
    await changeStatus(desk, later.id, { status: 'DISCHARGED', finalized_discharge_date: false });
    expect(await detail(later.id)).toMatchObject({ status: 'DISCHARGED', finalized_discharge_date: false });
  });

  test('back to admitted takes the confirmation and the kind of discharge with it', async () => {
    const { id } = await inquiryIn(manager, 'DISCHARGED');
    await changeStatus(manager, id, { status: 'ADMITTED', description: 'Came back the same day.' });
    expect(await detail(id)).toMatchObject({
      status: 'ADMITTED',
      admit_date: TODAY,
      finalized_discharge_date: false,
      discharge_type: null,
    });
  });

  test('back to scheduled forgets the admission, and a reopened inquiry its drop reason', async () => {
    const undone = await inquiryIn(manager, 'ADMITTED');
    await changeStatus(manager, undone.id, { status: 'SCHEDULED-ADMIT', description: 'Wrong client.' });
    expect(await detail(undone.id)).toMatchObject({ admit_date: null, scheduled_admit_date: TODAY });
    const reopened = await inquiryIn(manager, 'DROPPED');
    await changeStatus(desk, reopened.id, { status: 'ASSESSMENT', description: 'Found the means.' });
    expect(await detail(reopened.id)).toMatchObject({ status: 'ASSESSMENT', drop_reason: null });
  });
});

test('a dropped inquiry is reopened beside another active one only when that is meant', async () => {
  const { id, patient_id } = await inquiryIn(manager, 'DROPPED');
  await desk.trpc.inquiries.create.mutate({ patient_id, created_at_date: TODAY });
  const reopen = { status: 'ASSESSMENT', description: 'Called again.' };
  const asked = await changeStatus(desk, id, reopen);
  expect(asked.status).toBe(400);
  expect(asked.body.error?.fields).toEqual({
    confirm_active: 'There is an active opportunity. Do you still wish to proceed with another opportunity?',
  });
  expect((await changeStatus(desk, id, { ...reopen, confirm_active: true })).status).toBe(200);
});

test('a discharge is taken back beside the inquiry of a readmission only when that is meant', async () => {
  const { id, patient_id } = await inquiryIn(manager, 'DISCHARGED');
  await desk.trpc.inquiries.create.mutate({ patient_id, created_at_date: TODAY });
  const undo = { status: 'ADMITTED', description: 'Not discharged after all.' };
  const asked = await changeStatus(manager, id, undo);
  expect(asked.status).toBe(400);
  expect(asked.body.error?.fields).toEqual({
    confirm_active: 'There is an active opportunity. Do you still wish to proceed with another opportunity?',
  });
  expect(await detail(id)).toMatchObject({ status: 'DISCHARGED', finalized_discharge_date: true });
  expect((await changeStatus(manager, id, { ...undo, confirm_active: true })).status).toBe(200);
});

test('nobody comes to live in a program by its archived name: another one has to be said', async () => {
  const [house, other] = [
    await createFacility(app, 'a', { name: 'Closed House', size: 4 }),
    await createFacility(app, 'a', { name: 'Open House', size: 4 }),
  ];
  const discharged = await inquiryIn(manager, 'DISCHARGED');
  const walkIn = await inquiryIn(manager, 'ASSESSMENT');
  for (const { id: opportunity_id } of [discharged, walkIn])
    await manager.trpc.inquiries.update.mutate({ opportunity_id, opportunity: { facility: house } });
  await manager.trpc.capacity.delete.mutate({ type: 'facility', id: house });
  const comes = { status: 'ADMITTED', description: 'Came after all.' };
  for (const { id } of [discharged, walkIn]) {
    const before = await detail(id);
    const refused = await changeStatus(manager, id, comes);
    expect(refused.status).toBe(400);
    expect(refused.body.error?.fields).toEqual({ facility: 'This program is archived. Choose another one.' });
    expect(await detail(id)).toEqual(before);
    expect((await changeStatus(manager, id, { ...comes, facility: other })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ status: 'ADMITTED', facility: 'Open House' });
  }
});

test('a refused undo leaves a row of it', async () => {
  const { id } = await inquiryIn(manager, 'DISCHARGED');
  const { status, body } = await changeStatus(desk, id, { status: 'ADMITTED', description: 'A mistake.' });
  expect(status).toBe(403);
  expect(body.error?.code).toBe('forbidden');
  const row = await app.within('a', (tx) =>
    tx.db
      .selectFrom('audit_log')
      .selectAll()
      .where('outcome', '=', 'refused')
      .orderBy('seq', 'desc')
      .executeTakeFirst(),
  );
  expect(row).toMatchObject({ action: 'inquiries.change_status', details: { permission: 'inquiries:undo' } });
});

describe('two changes', () => {
  test('at once: one is kept, and the other shown whose came first and what it made', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await inquiryIn(manager, 'ASSESSMENT');
      const tries = [
        changeStatus(desk, id, { status: 'DROPPED', drop_reason: 'Lack of funds' }),
        changeStatus(manager, id, { status: 'ADMITTED', facility: 'Detox', duration: 10 }),
      ];
      const answers = await Promise.all(tries);
      const won = answers.findIndex(({ status }) => status === 200);
      const lost = answers[1 - won]!;
      const now = await detail(id);
      expect(now.status).toBe(won === 0 ? 'DROPPED' : 'ADMITTED');
      expect(await historyOf(id)).toHaveLength(3);
      expect(now.version).toBe(3);
      // The later of two that did not meet finds a status that it cannot leave for its own.
      expect([400, 409]).toContain(lost.status);
      if (lost.status !== 409) continue;
      expect(lost.body.error?.message).toBe(
        won === 0
          ? 'Jordan Example changed this inquiry meanwhile. Its status is Dropped.'
          : 'Morgan Example changed this inquiry meanwhile. Its status is Admitted.',
      );
    }
  });

  test('of which one had to wait for the other: it is a conflict, also where its way would still be open', async () => {
    const { id } = await inquiryIn(manager, 'PRE-ASSESSMENT');
    let waiting: ReturnType<typeof changeStatus> | undefined;
    await app.within('a', async (tx) => {
      await tx.db.updateTable('inquiries').set({ status: 'ASSESSMENT', version: 2 }).where('id', '=', id).execute();
      waiting = changeStatus(desk, id, { status: 'DROPPED', drop_reason: 'Lack of funds' });
      const held = () =>
        query("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      await expect.poll(held).toHaveLength(1);
    });
    const { status, body } = await waiting!;
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ current: { status: 'ASSESSMENT', version: 2 } });
    expect((await detail(id)).status).toBe('ASSESSMENT');
  });

  test('made on one version: exactly one is kept', async () => {
    const { id } = await inquiryIn(manager, 'ASSESSMENT');
    const { version } = await detail(id);
    const tries = Array.from({ length: 8 }, () =>
      changeStatus(desk, id, { status: 'DROPPED', drop_reason: 'Lack of funds', version }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await historyOf(id)).toHaveLength(3);
  });

  test('made on an older version is a conflict with the row as it is', async () => {
    const { id } = await inquiryIn(manager, 'ASSESSMENT');
    const { version } = await detail(id);
    await manager.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity: { priority: 3 } });
    const { status, body } = await changeStatus(desk, id, { status: 'DROPPED', drop_reason: 'Lack of funds', version });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ current: { status: 'ASSESSMENT', priority: 3, version: version! + 1 } });
  });
});
