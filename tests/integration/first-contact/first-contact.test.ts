import { beforeEach, describe, expect, test } from 'vitest';
import { handOverDue } from '#server/features/first-contact/hand-over.ts';
import { asOrganization } from '#server/platform/context.ts';
import { startTestApp, TEST_START } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { configure } from '#tests/support/referrals.ts';
import { changeStatus, TODAY } from '#tests/support/status.ts';
import { endedCall, say, voiceKey } from '#tests/support/voice-agent.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const desk = await app.signIn('admissions');
const manager = await app.signIn('manager');
const own = asOrganization(app.ctx, app.organizations.a.id);
const MINUTE = 60_000;
const START = Date.parse(TEST_START) / 1000;
const people = app.organizations.a.users;

const newInquiry = async (created_at_date = TODAY, actor = desk) =>
  (await makeInquiry(actor, { firstname: 'Dana', lastname: 'Sample', created_at_date })).id;
const clockOf = (opportunity_id: string) => desk.trpc.firstContact.get.query({ opportunity_id });
const waiting = async (actor = desk) => (await actor.trpc.firstContact.waiting.query({})).list;
const signed = await voiceKey(app);
const newCall = async (facts: object = {}) => (await say(app, endedCall(app, facts), { key: signed })).body.result!.id;

beforeEach(async () => {
  app.clock.set(new Date(TEST_START));
  await query('delete from first_contacts');
  await query("delete from configurations where type = 'SPEED_TO_LEAD'");
  await query('delete from outbox');
});

describe('the clock of an inquiry', () => {
  test('starts with it, and is over after five minutes unless the organization says otherwise', async () => {
    expect(await clockOf(await newInquiry())).toMatchObject({
      started_at: START,
      due_at: START + 300,
      contacted_at: null,
      holder_name: null,
    });
    await configure(app, 'SPEED_TO_LEAD', { minutes: 20, tue: '00:00-24:00' });
    expect(await clockOf(await newInquiry())).toMatchObject({ due_at: START + 1_200 });
  });

  test('is none for what is entered of an earlier day', async () => {
    expect(await clockOf(await newInquiry('2026-05-11'))).toBeNull();
  });

  test.each([
    [
      'a note',
      'note',
      (id: string) => desk.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: 'Spoke.' }),
    ],
    ['a change of status', 'status', (id: string) => changeStatus(desk, id, { status: 'ASSESSMENT' })],
    ['the button', 'said', (id: string) => desk.trpc.firstContact.contacted.mutate({ opportunity_id: id })],
  ])('stops with %s, in the name of whoever did it', async (_, how, contact) => {
    const id = await newInquiry();
    app.clock.advance(4 * MINUTE);
    await contact(id);
    expect(await clockOf(id)).toMatchObject({
      contacted_at: START + 240,
      contacted_by: `${people.admissions.firstname} ${people.admissions.lastname}`,
      contacted_how: how,
      waited_seconds: 240,
      in_target: true,
    });
    app.clock.advance(5 * MINUTE);
    await desk.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: 'Again.' });
    expect(await clockOf(id)).toMatchObject({ contacted_at: START + 240, waited_seconds: 240 });
  });

  test('stopped late says so, and counts no hour of the night', async () => {
    app.clock.set(new Date('2026-05-12T21:58:00Z'));
    const id = await newInquiry(TODAY, await app.signIn('admissions'));
    app.clock.set(new Date('2026-05-13T12:30:00Z'));
    const later = await app.signIn('admissions');
    await later.trpc.firstContact.contacted.mutate({ opportunity_id: id });
    const clock = await later.trpc.firstContact.get.query({ opportunity_id: id });
    expect(clock).toMatchObject({ waited_seconds: 32 * 60, in_target: false });
  });

  test('is stopped by one of two at once, and the other is said who was first', async () => {
    const id = await newInquiry();
    const answers = await Promise.allSettled([
      desk.trpc.firstContact.contacted.mutate({ opportunity_id: id }),
      manager.trpc.firstContact.contacted.mutate({ opportunity_id: id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { contacted_by } = (await clockOf(id))!;
    const refused = answers.find((each) => each.status === 'rejected')!;
    expect(String(refused.reason)).toContain(`${contacted_by} was in contact already.`);
  });

  test('runs on after Undo, which takes back the button and nothing else', async () => {
    const id = await newInquiry();
    await desk.trpc.firstContact.contacted.mutate({ opportunity_id: id });
    expect(await desk.trpc.firstContact.takeBack.mutate({ opportunity_id: id })).toMatchObject({
      contacted_at: null,
      waited_seconds: null,
      due_at: START + 300,
    });
    await desk.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: 'Spoke.' });
    await expect(desk.trpc.firstContact.takeBack.mutate({ opportunity_id: id })).rejects.toThrow(
      'This could not be undone.',
    );
  });
});

describe('the clock of a call', () => {
  test('starts when it came in and stops when it is handled', async () => {
    const call_id = await newCall();
    expect(await desk.trpc.firstContact.get.query({ call_id })).toMatchObject({
      started_at: START - 60,
      due_at: START + 240,
    });
    app.clock.advance(MINUTE);
    await desk.trpc.calls.handle.mutate({ call_id, how: 'note', note: 'Called back.' });
    expect(await desk.trpc.firstContact.get.query({ call_id })).toMatchObject({
      contacted_how: 'call',
      waited_seconds: 120,
      in_target: true,
    });
  });

  test('is one, however often the call is said, and none for one of days ago', async () => {
    const event = endedCall(app);
    for (let time = 0; time < 3; time++) await say(app, event, { key: signed });
    expect(await waiting()).toHaveLength(1);
    const call_id = await newCall({ timestamp: START - 2 * 86_400 });
    expect(await desk.trpc.firstContact.get.query({ call_id })).toBeNull();
  });
});

describe('when the time runs out', () => {
  const chain = { minutes: 5, tue: '08:00-18:00', wed: '08:00-18:00' };
  const notices = () =>
    query(`select payload from outbox where job = 'first_contact.send_notice' order by id`) as Promise<
      { payload: { user_id: string } }[]
    >;

  test('it goes to the next, and after the same time again to the one after, and then to nobody', async () => {
    await configure(app, 'SPEED_TO_LEAD', { ...chain, next_1: people.admissions.email_id, next_3: 'manager' });
    const id = await newInquiry();
    app.clock.advance(5 * MINUTE - 1_000);
    expect(await handOverDue(own)).toBe(0);
    app.clock.advance(1_000);
    expect(await handOverDue(own)).toBe(1);
    expect(await handOverDue(own)).toBe(0);
    expect(await clockOf(id)).toMatchObject({
      holder_name: `${people.admissions.firstname} ${people.admissions.lastname}`,
      holder_role: null,
    });
    expect((await waiting(desk))[0]).toMatchObject({ opportunity_id: id, is_mine: true });
    expect((await waiting(manager))[0]).toMatchObject({ opportunity_id: id, is_mine: false });
    app.clock.advance(5 * MINUTE);
    expect(await handOverDue(own)).toBe(1);
    expect(await clockOf(id)).toMatchObject({ holder_name: null, holder_role: 'manager', due_at: START + 300 });
    app.clock.advance(60 * MINUTE);
    expect(await handOverDue(own)).toBe(0);
    expect((await notices()).map(({ payload }) => payload.user_id)).toEqual([
      people.admissions.user_id,
      people.manager.user_id,
    ]);
  });

  test('in the evening, it goes on in the morning', async () => {
    await configure(app, 'SPEED_TO_LEAD', { ...chain, next_1: 'manager' });
    app.clock.set(new Date('2026-05-12T21:58:00Z'));
    await newInquiry(TODAY, await app.signIn('admissions'));
    app.clock.set(new Date('2026-05-13T12:02:59Z'));
    expect(await handOverDue(own)).toBe(0);
    app.clock.set(new Date('2026-05-13T12:03:00Z'));
    expect(await handOverDue(own)).toBe(1);
  });

  test('who has left or may not answer is passed over', async () => {
    await configure(app, 'SPEED_TO_LEAD', {
      ...chain,
      next_1: 'gone@people.example',
      next_2: people.clinical.email_id,
      next_3: 'manager',
    });
    const id = await newInquiry();
    app.clock.advance(5 * MINUTE);
    await handOverDue(own);
    expect(await clockOf(id)).toMatchObject({ holder_role: 'manager' });
  });

  test('workers at once hand it over once, and what is answered meanwhile not at all', async () => {
    await configure(app, 'SPEED_TO_LEAD', { ...chain, next_1: 'manager', next_2: 'admin' });
    const ids = [await newInquiry(), await newInquiry(), await newInquiry()];
    app.clock.advance(5 * MINUTE);
    const [answered, ...handed] = await Promise.all([
      desk.trpc.firstContact.contacted.mutate({ opportunity_id: ids[0]! }),
      handOverDue(own),
      handOverDue(own),
      handOverDue(own),
    ]);
    expect(answered.contacted_at).toBe(START + 300);
    const sum = (handed as number[]).reduce((all, each) => all + each, 0);
    const rows = await query('select handed, contacted_at from first_contacts order by id');
    expect(rows.reduce((all, row) => all + Number(row.handed), 0)).toBe(sum);
    expect(rows.every(({ handed: times }) => Number(times) <= 1)).toBe(true);
    expect(await notices()).toHaveLength(sum);
    expect((await waiting()).map(({ opportunity_id }) => opportunity_id).toSorted()).toEqual(ids.slice(1).toSorted());
  });

  test('the mail names the inquiry by its suffix and no client, and is not sent once somebody has answered', async () => {
    await configure(app, 'SPEED_TO_LEAD', { ...chain, next_1: 'manager' });
    const { id, opportunity_name } = await makeInquiry(desk, {
      firstname: 'Dana',
      lastname: 'Sample',
      created_at_date: TODAY,
    });
    app.clock.advance(5 * MINUTE);
    await handOverDue(own);
    await app.runJobs();
    const [mail] = (await app.mails()).filter(({ to }) => to === people.manager.email_id);
    expect(mail!.subject).toBe(`First contact due: inquiry ${opportunity_name.slice(-4)}`);
    expect(
      mail!.text,
    ).toBe(`The inquiry ${opportunity_name.slice(-4)} has waited for its first contact for more than 5 minutes. It is handed over to you.

Open it here:

${app.services.publicUrl}/admissions/inquiry/${id}`);
    expect(`${mail!.subject}${mail!.text}`).not.toContain('Dana');
    const before = (await app.mails()).length;
    const other = await newInquiry();
    app.clock.advance(5 * MINUTE);
    await handOverDue(own);
    await desk.trpc.firstContact.contacted.mutate({ opportunity_id: other });
    await app.runJobs();
    expect(await app.mails()).toHaveLength(before);
  });
});

test('the queue stands in the order in which the time runs out, with the number to call', async () => {
  const later = await newInquiry();
  const call_id = await newCall({ caller: '+12125550188' });
  expect(await waiting()).toMatchObject([
    { call_id, caller: '+12125550188', phone: '+12125550188', opportunity_name: null },
    { opportunity_id: later, caller: null },
  ]);
  await expect((await app.signIn('outreach')).trpc.firstContact.waiting.query({})).rejects.toThrow(
    'Your role does not allow this.',
  );
});
