import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { changeStatus } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const DAY = 86_400_000;
let began: Date;

beforeAll(async () => {
  began = app.clock.now();
  app.clock.advance(-10 * DAY);
  const earlier = await app.signIn('admissions');
  for (const [lastname, amount] of [
    ['First', 10_000],
    ['Second', 20_000],
    ['Third', null],
  ] as const) {
    const { id } = await makeInquiry(earlier, { firstname: 'Casey', lastname, created_at_date: '2026-05-01' });
    await earlier.trpc.inquiries.update.mutate({
      opportunity_id: id,
      opportunity: { opportunity_total_amount: amount },
    });
    if (lastname !== 'Second') continue;
    app.clock.advance(6 * DAY);
    const { status } = await changeStatus(await app.signIn('admissions'), id, { status: 'ASSESSMENT' });
    expect(status).toBe(200);
    app.clock.advance(-6 * DAY);
  }
  app.clock.set(began);
});

const names = (list: readonly { opportunity_name: string }[]) =>
  list.map(({ opportunity_name }) => opportunity_name.split(/[ -]/)[1]);

test('each status has its cards, its number, its amounts and what they weigh', async () => {
  const columns = await desk.trpc.inquiries.board.query({ sort: 'opportunity_name' });
  expect(columns.map(({ status, total, amount, weighted_amount }) => [status, total, amount, weighted_amount])).toEqual(
    [
      ['PRE-ASSESSMENT', 2, 10_000, 1_000],
      ['ASSESSMENT', 1, 20_000, 6_000],
      ['SCHEDULED-ADMIT', 0, 0, 0],
      ['ADMITTED', 0, 0, 0],
      ['DROPPED', 0, 0, 0],
      ['DISCHARGED', 0, 0, 0],
    ],
  );
  expect(names(columns[0]!.list)).toEqual(['First', 'Third']);
  const [card] = columns[1]!.list;
  expect(card!.opportunity_total_amount).toBe(20_000);
  expect(Math.round((began.getTime() / 1000 - card!.in_status_since) / 86_400)).toBe(4);
});

test('what a step weighs is the organization’s own, kept in versions', async () => {
  const manager = await app.signIn('manager');
  const config = { pre_assessment: 5, assessment: 25, scheduled_admit: 75, admitted: 100 };
  expect(await manager.trpc.configuration.save.mutate({ type: 'BOARD_WEIGHTS', config })).toMatchObject({ version: 1 });
  const columns = await desk.trpc.inquiries.board.query({});
  expect(columns.map(({ weight, weighted_amount }) => [weight, weighted_amount])).toEqual([
    ...[
      [5, 500],
      [25, 5_000],
      [75, 0],
      [100, 0],
      [0, 0],
      [100, 0],
    ],
  ]);
  const odd = { type: 'BOARD_WEIGHTS', config: { ...config, assessment: 101 } };
  const { status, body } = await manager.rest('POST', '/api/configurations', { name: 'weights', ...odd });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { fields: { 'config.assessment': 'Enter whole percent, 0 to 100.' } } });
  await manager.trpc.configuration.restore.mutate({ type: 'BOARD_WEIGHTS', restore: 0, version: 1 });
  const [first] = await desk.trpc.inquiries.board.query({});
  expect([first!.weight, first!.weighted_amount]).toEqual([10, 1_000]);
});

test('it is narrowed and ordered as the list is, and holds so many cards of each status', async () => {
  const sought = await desk.trpc.inquiries.board.query({ query: 'third' });
  expect(sought.map(({ total }) => total)).toEqual([1, 0, 0, 0, 0, 0]);
  const rich = await desk.trpc.inquiries.board.query({ amount_from: '10000' });
  expect(rich.map(({ list }) => names(list))).toEqual([['First'], ['Second'], [], [], [], []]);
  const [short] = await desk.trpc.inquiries.board.query({ sort: 'opportunity_name', order: 'desc', limit: 1 });
  expect([names(short!.list), short!.total]).toEqual([['Third'], 2]);
});

test('another organization sees none of it, and outreach no board', async () => {
  const other = await app.signIn('admissions', 'b');
  expect((await other.trpc.inquiries.board.query({})).every(({ total }) => total === 0)).toBe(true);
  await expect((await app.signIn('outreach')).trpc.inquiries.board.query({})).rejects.toMatchObject({
    data: { code: 'forbidden' },
  });
});

const found = async (asked: object) => (await desk.trpc.inquiries.list.query(asked)).list.map(({ id }) => id);
const columnOf = async (asked: object, wanted: string) =>
  (await desk.trpc.inquiries.board.query(asked)).find(({ status }) => status === wanted);

test('lists and sums of a name follow an inquiry that is edited and moved', async () => {
  const facility = 'Heron House';
  await createFacility(app, 'a', { name: facility, size: null });
  const [condition, staff] = [['Anxiety', 'OCD'], ['Alice Kerr']];
  const { id } = await makeInquiry(desk, { firstname: 'Robin', lastname: 'Moved', condition, staff });
  const edit = (opportunity: object) => desk.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity });
  await edit({ opportunity_total_amount: 7_000 });
  const named = [{ condition_filter: ['OCD'] }, { staff_filter: staff }, { query: 'robin moved' }];
  for (const asked of [...named, { condition_filter: ['OCD'], staff_filter: staff }]) {
    expect(await found(asked)).toEqual([id]);
    expect(await columnOf(asked, 'PRE-ASSESSMENT')).toMatchObject({ total: 1, amount: 7_000 });
  }
  const placed = { status: 'SCHEDULED-ADMIT', facility, duration: 10, scheduled_admit_date: '2026-05-14' };
  expect((await changeStatus(desk, id, placed)).status).toBe(200);
  for (const asked of named) {
    expect(await found({ ...asked, facility_filter: [facility] })).toEqual([id]);
    expect(await found({ ...asked, facility_filter: ['No such house'] })).toEqual([]);
    expect(await columnOf(asked, 'PRE-ASSESSMENT')).toMatchObject({ total: 0, amount: 0 });
    expect(await columnOf(asked, 'SCHEDULED-ADMIT')).toMatchObject({ total: 1, amount: 7_000 });
  }
  await edit({ opportunity_total_amount: 8_000, condition: ['Anxiety'] });
  for (const asked of [{ staff_filter: staff }, { condition_filter: ['Anxiety'] }, { facility_filter: [facility] }])
    expect(await columnOf(asked, 'SCHEDULED-ADMIT')).toMatchObject({ total: 1, amount: 8_000 });
  expect(await found({ condition_filter: ['OCD'] })).toEqual([]);
});

test('an admit that is dated again has stood in its status for as long as before', async () => {
  await createFacility(app, 'a', { name: 'Harbor House', size: null });
  const { id } = await makeInquiry(desk, { firstname: 'Robin', lastname: 'Dated' });
  const date = async (scheduled_admit_date: string) => {
    const placed = { status: 'SCHEDULED-ADMIT', facility: 'Harbor House', duration: 10, scheduled_admit_date };
    expect((await changeStatus(desk, id, placed)).status).toBe(200);
    return (await columnOf({ query: 'robin dated' }, 'SCHEDULED-ADMIT'))!.list[0]!.in_status_since;
  };
  const since = await date('2026-05-14');
  app.clock.advance(60_000);
  expect(await date('2026-05-15')).toBe(since);
});
