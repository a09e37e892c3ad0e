import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';
import { endedCall, newSid, say, secondsNow, voiceKey } from '#tests/support/voice-agent.ts';

const app = await startTestApp({ limited: false });
const admissions = await app.signIn('admissions');
const outreach = await app.signIn('outreach');
const key = await voiceKey(app);
const now = secondsNow(app);

const called = async (facts: object = {}) =>
  (await say(app, endedCall(app, { sid: newSid(), ...facts }), { key })).body.result!.id;
const row = async (call_id: string) => (await admissions.trpc.calls.get.query({ call_id })).call;
const waiting = async () => (await admissions.trpc.calls.countWaiting.query({})).total;
const refused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: { message: string; data?: { fields?: object; code?: string } }) => ({
      message: error.message,
      fields: error.data?.fields,
    }),
  );

describe('who called', () => {
  test('is the client, the contact, or somebody who stands by a client; else nobody', async () => {
    const { patient_id } = await makeInquiry(admissions, { firstname: 'Maria', lastname: 'Lopez' });
    await admissions.trpc.clients.update.mutate({
      patient_id,
      patient: { phone_number: '(212) 555-0131', emergency_contact_primary_phone: '(212) 555-0132' },
    });
    const source = await createSource(outreach, { referral_name: 'Juniper Counseling' });
    await createContact(outreach, source, { firstname: 'Wren', lastname: 'Alder', phone_number: '(212) 555-0133' });
    const of = async (caller: string) => {
      const { caller_name, caller_kind } = await row(await called({ caller }));
      return [caller_name, caller_kind];
    };
    expect(await of('+12125550131')).toEqual(['Maria Lopez', 'client']);
    expect(await of('+12125550132')).toEqual(['Maria Lopez', 'by_client']);
    expect(await of('+12125550133')).toEqual(['Wren Alder', 'contact']);
    expect(await of('+12125550199')).toEqual([null, null]);
    expect(await of('anonymous')).toEqual([null, null]);
  });

  test('what it was about is the summary, else what the caller said first', async () => {
    const spoken = await called({
      summary: null,
      transcript: [
        { type: 'agent', message: 'How may I help?', timestamp: 1 },
        { type: 'caller', message: 'My son needs a bed.', timestamp: 3 },
      ],
    });
    expect(await row(spoken)).toMatchObject({ about: 'My son needs a bed.', summary: null });
  });
});

describe('a call is handled', () => {
  test('by linking an inquiry', async () => {
    const { id: opportunity_id } = await makeInquiry(admissions, { firstname: 'Sam', lastname: 'Stone' });
    const call_id = await called();
    const before = await waiting();
    const handled = await admissions.trpc.calls.handle.mutate({ call_id, how: 'inquiry', opportunity_id });
    expect(handled).toMatchObject({ handled_how: 'inquiry', handled_by: 'Jordan Example', opportunity_id });
    expect(await waiting()).toBe(before - 1);
  });

  test('by a task, which needs no referral source and is whoever’s it is given to', async () => {
    const call_id = await called();
    const { task_id } = await admissions.trpc.calls.handle.mutate({
      call_id,
      how: 'task',
      title: 'Call the mother back',
      due_date: '2026-05-13',
      assigned_to_email_id: 'outreach@a.example',
    });
    expect(await admissions.trpc.tasks.get.query({ task_id: task_id! })).toMatchObject({
      title: 'Call the mother back',
      due_date: '2026-05-13',
      assigned_to: 'Riley Example',
      referral_id: null,
      org_associated_with: null,
      call_id,
    });
  });

  test('by a note, or with a reason why there is nothing to do', async () => {
    const noted = await called();
    const note = { call_id: noted, how: 'note' as const, note: ' Sent the packet. ' };
    expect(await admissions.trpc.calls.handle.mutate(note)).toMatchObject({ handled_note: 'Sent the packet.' });
    const wrong = await called();
    const nothing = { call_id: wrong, how: 'nothing' as const, note: 'Wrong number' };
    expect(await admissions.trpc.calls.handle.mutate(nothing)).toMatchObject({ handled_how: 'nothing' });
  });

  test('and what is missing is named by its field', async () => {
    const call_id = await called();
    const handle = (fields: object) =>
      refused(admissions.trpc.calls.handle.mutate({ call_id, ...fields } as { call_id: string; how: 'note' }));
    expect(await handle({ how: 'nothing' })).toMatchObject({ fields: { note: 'Say why' } });
    expect(await handle({ how: 'note', note: '  ' })).toMatchObject({ fields: { note: 'Write a note' } });
    expect(await handle({ how: 'task' })).toMatchObject({ fields: { title: 'Enter a title' } });
    expect(await handle({ how: 'inquiry' })).toMatchObject({ fields: { opportunity_id: 'Choose an inquiry' } });
    expect(await handle({ how: 'inquiry', opportunity_id: call_id })).toMatchObject({
      fields: { opportunity_id: 'This inquiry does not exist.' },
    });
    expect((await row(call_id)).handled_how).toBeNull();
  });

  test('once: a second person is said who did', async () => {
    const call_id = await called();
    const note = { call_id, how: 'note' as const, note: 'Done' };
    await admissions.trpc.calls.handle.mutate(note);
    const manager = await app.signIn('manager');
    expect(await refused(manager.trpc.calls.handle.mutate(note))).toMatchObject({
      message: 'Jordan Example has handled this call already.',
    });
  });

  test('until it is opened again; what came of it stays', async () => {
    const call_id = await called();
    const { task_id } = await admissions.trpc.calls.handle.mutate({ call_id, how: 'task', title: 'Call back' });
    const before = await waiting();
    const opened = await admissions.trpc.calls.reopen.mutate({ call_id });
    expect(opened).toMatchObject({ handled_how: null, handled_by: null, handled_at: null, task_id: null });
    expect(await waiting()).toBe(before + 1);
    expect((await admissions.trpc.tasks.get.query({ task_id: task_id! })).title).toBe('Call back');
  });
});

describe('those not handled', () => {
  test('are listed by themselves, and the oldest first where they wait', async () => {
    const old = await called({ timestamp: now - 90 * 86_400, summary: 'Asks about the heron room.' });
    const older = await called({ timestamp: now - 91 * 86_400, summary: 'Asks about the heron room.' });
    const { list, total } = await admissions.trpc.calls.waiting.query({});
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([older, old]);
    expect(total).toBe(await waiting());
    const page = await admissions.trpc.calls.list.query({ unhandled: true, limit: 100 });
    expect(page.total).toBe(total);
    expect(page.list.every(({ handled_how }) => handled_how === null)).toBe(true);
    const found = () => admissions.trpc.calls.list.query({ unhandled: true, query: 'heron', order: 'asc' });
    expect((await found()).list.map(({ id }) => id)).toEqual([older, old]);
    await admissions.trpc.calls.handle.mutate({ call_id: old, how: 'note', note: 'Done' });
    expect(await found()).toMatchObject({ list: [{ id: older }], total: 1 });
    expect((await admissions.rest('GET', '/api/call-logs?unhandled=true&query=heron')).body).toMatchObject({
      result: { total: 1 },
    });
  });
});
