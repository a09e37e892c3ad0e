import { describe, expect, test } from 'vitest';
import { startTestApp, TEST_START } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const desk = await app.signIn('admissions');
const TODAY = TEST_START.slice(0, 10);
const NAME = /^Dana Sample-[ABCDEFGHJKMNPQRSTUVWXYZ23456789]{4}$/;

const newClient = async () => (await desk.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample' })).id;
const newInquiry = async (more: object = {}) =>
  desk.trpc.inquiries.create.mutate({ patient_id: await newClient(), created_at_date: TODAY, ...more });
const inquiry = (opportunity_id: string) => desk.trpc.inquiries.get.query({ opportunity_id });

describe('a new inquiry', () => {
  test('stands in PRE-ASSESSMENT with the first line of its history, and is counted', async () => {
    const before = (await desk.trpc.inquiries.list.query({ status_filter: ['PRE-ASSESSMENT'] })).total;
    const { id } = await newInquiry({
      condition: ['OCD', ' OCD '],
      staff: ['Robin Kerr'],
      additional_instructions: '  ',
    });
    expect(await inquiry(id)).toMatchObject({
      status: 'PRE-ASSESSMENT',
      condition: ['OCD'],
      staff: ['Robin Kerr'],
      additional_instructions: null,
      version: 1,
      created_by_name: 'Jordan Example',
    });
    expect((await desk.trpc.inquiries.list.query({ status_filter: ['PRE-ASSESSMENT'] })).total).toBe(before + 1);
    const history = await query('select from_status, to_status from status_history where opportunity_id = $1', [id]);
    expect(history).toEqual([{ from_status: null, to_status: 'PRE-ASSESSMENT' }]);
  });

  test('keeps a proposed name that is its client’s and free, and draws another otherwise', async () => {
    const kept = await newInquiry({ opportunity_name: 'Dana Sample-AB23' });
    expect(kept.opportunity_name).toBe('Dana Sample-AB23');
    for (const proposed of ['Dana Sample-AB23', 'Jamie Other-AB24', 'Dana Sample-AB2', 'Dana Sample-ABI0', 'x', '']) {
      const { opportunity_name } = await newInquiry({ opportunity_name: proposed });
      expect(opportunity_name).toMatch(NAME);
      expect(opportunity_name).not.toBe(proposed);
    }
  });

  test('gets a name of its own, however many are opened at once with one proposal', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, () => newInquiry({ opportunity_name: 'Dana Sample-ZZ99' })),
    );
    expect(new Set(made.map(({ opportunity_name }) => opportunity_name)).size).toBe(12);
    expect(made.filter(({ opportunity_name }) => opportunity_name === 'Dana Sample-ZZ99')).toHaveLength(1);
  });

  test('keeps the source it was imported with, which no edit changes', async () => {
    const { body } = await desk.rest('POST', '/api/opportunities', {
      ...{ patient_id: await newClient(), created_at_date: TODAY, source: ' Yellow pages ' },
    });
    const { id } = body.result as { id: string };
    const inquiry = await desk.trpc.inquiries.get.query({ opportunity_id: id });
    expect(inquiry.source).toBe('Yellow pages');
    const long = await desk.rest('POST', '/api/opportunities', {
      ...{ patient_id: await newClient(), created_at_date: TODAY, source: 'x'.repeat(201) },
    });
    expect([long.status, Object.keys(long.body.error?.fields ?? {})]).toEqual([400, ['source']]);
  });

  test('may bear a name that the other organization has', async () => {
    const other = await app.signIn('admissions', 'b');
    const { id: patient_id } = await other.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample' });
    const made = await other.trpc.inquiries.create.mutate({
      patient_id,
      created_at_date: TODAY,
      opportunity_name: 'Dana Sample-AB23',
    });
    expect(made.opportunity_name).toBe('Dana Sample-AB23');
  });

  test('is of today or earlier, in the organization’s own zone', async () => {
    const late = await desk.rest('POST', '/api/opportunities', {
      patient_id: await newClient(),
      created_at_date: '2026-05-13',
    });
    expect(late.status).toBe(400);
    expect(late.body.error?.fields).toEqual({ created_at_date: 'The created date cannot be in the future.' });
    // 23:30 in New York is already the next day in UTC.
    app.clock.set(new Date('2026-05-13T03:30:00Z'));
    const evening = await app.signIn('admissions');
    const { id: patient_id } = await evening.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample' });
    const refused = await evening.rest('POST', '/api/opportunities', { patient_id, created_at_date: '2026-05-13' });
    expect(refused.status).toBe(400);
    const { id } = await evening.trpc.inquiries.create.mutate({ patient_id, created_at_date: '2026-05-12' });
    const [row] = await query<{ day: string }>(
      `select to_char(created_at at time zone 'America/New_York', 'YYYY-MM-DD') as day from inquiries where id = $1`,
      [id],
    );
    expect(row?.day).toBe('2026-05-12');
    app.clock.set(new Date(TEST_START));
  });

  test.each(['', 'tomorrow', '2026-02-30', '12/05/2026', '1849-12-31'])('refuses the date "%s"', async (date) => {
    const answer = await desk.rest('POST', '/api/opportunities', {
      patient_id: await newClient(),
      created_at_date: date,
    });
    expect(answer.status).toBe(400);
  });

  test('is refused for a client who does not exist', async () => {
    const answer = await desk.rest('POST', '/api/opportunities', {
      patient_id: '00000000-0000-4000-8000-000000000000',
      created_at_date: TODAY,
    });
    expect(answer.body.error).toMatchObject({
      code: 'not_found',
      fields: { patient_id: 'This client does not exist.' },
    });
  });
});

describe('an edit', () => {
  test('changes what it names, and leaves the rest', async () => {
    const { id } = await newInquiry({ staff: ['Robin Kerr'], condition: ['OCD'] });
    await desk.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity: { summary: ' Called. ', priority: 1 } });
    expect(await inquiry(id)).toMatchObject({ summary: 'Called.', priority: 1, staff: ['Robin Kerr'], version: 2 });
    await desk.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity: { summary: '', priority: null } });
    expect(await inquiry(id)).toMatchObject({ summary: null, priority: null, condition: ['OCD'], version: 3 });
  });

  test('takes an empty number or date for none', async () => {
    const { id } = await newInquiry();
    const edit = (opportunity: Record<string, unknown>) =>
      desk.rest('PUT', '/api/opportunity_details', { opportunity_id: id, opportunity });
    expect((await edit({ priority: 2, opportunity_total_amount: 1200.5, next_appointment: '2026-05-02' })).status).toBe(
      200,
    );
    expect(
      (await edit({ priority: '', opportunity_total_amount: '', next_appointment: '', scheduled_admit_date: '' }))
        .status,
    ).toBe(200);
    expect(await inquiry(id)).toMatchObject({ priority: null, opportunity_total_amount: null, next_appointment: null });
  });

  test('moves the staff filter with it', async () => {
    const { id } = await newInquiry({ staff: ['Only Here'] });
    const listed = async (name: string) =>
      (await desk.trpc.inquiries.list.query({ staff_filter: [name] })).list.map((row) => row.id);
    expect(await listed('Only Here')).toEqual([id]);
    await desk.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity: { staff: ['Now, There'] } });
    expect(await listed('Only Here')).toEqual([]);
    expect(await listed('Now, There')).toEqual([id]);
  });

  test.each([
    { priority: 0 },
    { priority: 101 },
    { priority: 1.5 },
    { priority: 'high' },
    { summary: 'x'.repeat(20_001) },
    { status: 'ADMITTED' },
  ])('of %o is refused', async (opportunity) => {
    const { id } = await newInquiry();
    const answer = await desk.rest('PUT', '/api/opportunity_details', { opportunity_id: id, opportunity });
    expect(answer.status).toBe(400);
    expect((await inquiry(id)).version).toBe(1);
  });
});

describe('notes', () => {
  test('stand newest first, by the name their author had', async () => {
    const { id: opportunity_id } = await newInquiry();
    await desk.trpc.inquiries.addNote.mutate({ opportunity_id, description: ' first ' });
    app.clock.advance(1_000);
    const clinical = await app.signIn('clinical');
    await clinical.trpc.inquiries.addNote.mutate({ opportunity_id, description: 'second' });
    await clinical.trpc.account.update.mutate({ account: { firstname: 'Renamed', lastname: 'Since' } });
    const { activity } = await desk.trpc.inquiries.notes.query({ opportunity_id });
    expect(activity.map(({ description, user_name }) => [description, user_name])).toEqual([
      ['second', 'Casey Example'],
      ['first', 'Jordan Example'],
    ]);
  });

  test('are fixed by their author alone, for fifteen minutes', async () => {
    const { id: opportunity_id } = await newInquiry();
    const author = await app.signIn('admissions');
    const note = await author.trpc.inquiries.addNote.mutate({ opportunity_id, description: 'typo' });
    const fix = async (by: typeof author) =>
      await by.trpc.inquiries.editNote.mutate({ note_id: note.id, description: 'mended' }).then(
        ({ description }) => description,
        (error: Error) => error.message,
      );
    expect(await fix(await app.signIn('manager'))).toBe('Only the person who wrote a note can edit it.');
    app.clock.advance(900_000);
    expect(await fix(await app.signIn('admissions'))).toBe('mended');
    app.clock.advance(1_000);
    expect(await fix(await app.signIn('admissions'))).toBe('You can edit a note for 15 minutes.');
    const { activity } = await (await app.signIn('manager')).trpc.inquiries.notes.query({ opportunity_id });
    expect(activity[0]).toMatchObject({ description: 'mended', edited_at: expect.any(Number) });
  });

  test('of one inquiry alone can be pinned to it, and the pin is everyone’s', async () => {
    const here = await app.signIn('admissions');
    const made = async () => {
      const { id: patient_id } = await here.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample' });
      return (await here.trpc.inquiries.create.mutate({ patient_id, created_at_date: TODAY })).id;
    };
    const [one, other] = [await made(), await made()];
    const note = await here.trpc.inquiries.addNote.mutate({ opportunity_id: one, description: 'Call the sister.' });
    const pin = (opportunity_id: string, pinned_note_id: string | null) =>
      here.rest('PUT', '/api/opportunity_details', { opportunity_id, opportunity: { pinned_note_id } });
    expect((await pin(other, note.id)).status).toBe(404);
    expect((await pin(one, note.id)).status).toBe(200);
    const clinical = await app.signIn('clinical');
    expect((await clinical.trpc.inquiries.get.query({ opportunity_id: one })).pinned_note_description).toBe(
      'Call the sister.',
    );
    expect((await pin(one, null)).status).toBe(200);
    expect((await clinical.trpc.inquiries.notes.query({ opportunity_id: one })).pinned_note_id).toBeNull();
    // C17: who may write notes may pin them, clinicians too.
    const pinned = await clinical.rest('PUT', '/api/opportunity_details', {
      opportunity_id: one,
      opportunity: { pinned_note_id: note.id },
    });
    expect(pinned.status).toBe(200);
    expect((await here.trpc.inquiries.notes.query({ opportunity_id: one })).pinned_note_id).toBe(note.id);
  });

  test('without a word are refused', async () => {
    const here = await app.signIn('admissions');
    const [row] = await query<{ id: string }>('select id from inquiries where org_id = $1 limit 1', [
      app.organizations.a.id,
    ]);
    const answer = await here.rest('POST', '/api/activity_record', { opportunity_id: row!.id, description: ' \n ' });
    expect(answer.body.error?.fields).toEqual({ description: 'Fill in this field' });
  });
});

test('outreach sees of an inquiry its name, its status and when it was created', async () => {
  const outreach = await app.signIn('outreach');
  const keys = ['created_at', 'id', 'opportunity_name', 'status'];
  const { list } = await outreach.trpc.inquiries.list.query({});
  expect(list.length).toBeGreaterThan(5);
  for (const row of list) expect(Object.keys(row).sort()).toEqual(keys);
  const detail = await outreach.trpc.inquiries.get.query({ opportunity_id: list[0]!.id });
  expect(Object.keys(detail).sort()).toEqual(keys);
  for (const path of ['/api/activity_record', '/api/file_upload', '/api/qna'])
    expect((await outreach.rest('GET', path, { opportunity_id: list[0]!.id })).status).toBe(403);
});

test.each([
  { condition_filter: 'Anxiety' },
  { facility_filter: 'Harbor House' },
  { amount_from: '5000' },
  { missing: 'phone' },
  { quiet_days: '3' },
  { sort: 'priority' },
  { sort: 'referral_org' },
  { sort_by: 'scheduled_admit_date' },
])('outreach, which does not see it, looks for no inquiry by %j', async (filter) => {
  const list = async (role: 'outreach' | 'clinical', asked: object) =>
    (await (await app.signIn(role)).rest('GET', '/api/opportunities', asked)).status;
  expect(await list('outreach', filter)).toBe(403);
  expect(await list('clinical', filter)).toBe(200);
  const seen = { status_filter: 'ASSESSMENT', staff_filter: 'Robin Example', created_from: '2026-01-01', missing: '' };
  expect(await list('outreach', seen)).toBe(200);
});

test('outreach finds an inquiry by its name and suffix, and by no digit of its client’s phone', async () => {
  const { trpc } = await app.signIn('admissions');
  const client = { firstname: 'Quill', lastname: 'Dialed', phone_number: '(617) 555-0188' };
  const { id: patient_id } = await trpc.clients.create.mutate(client);
  await trpc.inquiries.create.mutate({
    patient_id,
    opportunity_name: 'Quill Dialed-2345',
    created_at_date: TODAY,
  });
  const found = async (role: 'outreach' | 'admissions', asked: string) =>
    (await (await app.signIn(role)).trpc.inquiries.list.query({ query: asked })).total;
  for (const asked of ['(617) 555-0188', '6175550188', 'quill 6175', 'quill 0188']) {
    expect(await found('admissions', asked)).toBe(1);
    expect(await found('outreach', asked)).toBe(0);
  }
  for (const asked of ['quill\u00a06175', 'quill \uff16\uff11\uff17', 'quill 6\u03011'])
    expect(await found('outreach', asked)).toBe(0);
  for (const asked of ['quill', 'Dialed, Quill', 'quill 2345', 'dialed-2345', '-2345'])
    expect(await found('outreach', asked)).toBe(1);
});

test('a page goes on behind a row whose client found the organization on many platforms', async () => {
  const here = await app.signIn('admissions');
  await query(
    `update inquiries set referral_org = repeat('Recovery platform, ', 20)
      where id in (select id from inquiries where org_id = $1 limit 2)`,
    [app.organizations.a.id],
  );
  const asked = { sort: 'referral_org', limit: 1 } as const;
  const first = await here.trpc.inquiries.list.query(asked);
  const [seen] = first.list;
  expect(seen!.referral_org).toMatch(/^Recovery platform/);
  const { list } = await here.trpc.inquiries.list.query({ ...asked, after: first.next ?? '' });
  expect(list[0]).toMatchObject({ referral_org: seen!.referral_org });
  expect(list[0]!.id).not.toBe(seen!.id);
});

test('a status is filtered by its older names too, and by no other', async () => {
  const here = await app.signIn('admissions');
  const total = async (status: string) =>
    (
      (await here.rest('GET', '/api/opportunities', { status_filter: status })).body.result as
        | { total: number }
        | undefined
    )?.total;
  expect(await total('PENDING')).toBe(await total('PRE-ASSESSMENT'));
  expect(await total('ADMIN')).toBe(await total('ASSESSMENT'));
  expect((await here.rest('GET', '/api/opportunities', { status_filter: 'HOT' })).status).toBe(400);
});
