import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { endedCall, newSid, sampleAudio, say, sayWithAudio, secondsNow, voiceKey } from '#tests/support/voice-agent.ts';

const app = await startTestApp({ limited: false });
const admissions = await app.signIn('admissions');
const key = await voiceKey(app);
const now = secondsNow(app);

const said = async (facts: object, organization: 'a' | 'b' = 'a') => {
  const by = organization === 'a' ? key : await voiceKey(app, 'b');
  return (await say(app, endedCall(app, facts), { key: by })).body.result!.id;
};

const sids = Array.from({ length: 25 }, newSid);
for (const [at, sid] of sids.entries())
  await said({
    sid,
    caller: `+1212555${String(1_000 + at)}`,
    timestamp: now - at * 3_600,
    summary: null,
    transcript: [],
  });
const spoken = await said({
  sid: 'CA-spoken',
  caller: '+16175550142',
  timestamp: now - 40 * 3_600,
  summary: 'Asks about the Café program.',
  transcript: [{ type: 'user', message: 'My naïve brother drinks', timestamp: 3 }],
});
await said({ sid: 'CA-of-b', caller: '+16175550142', summary: 'program' }, 'b');

describe('the list', () => {
  test('is newest first, 20 a page, with an exact total', async () => {
    const page = await admissions.trpc.calls.list.query({});
    expect(page.list.map(({ sid }) => sid)).toEqual(sids.slice(0, 20));
    expect(page).toMatchObject({ total: 26, pages: 2, prev: null });
    const next = await admissions.trpc.calls.list.query({ page: 2, after: page.next! });
    expect(next.list.map(({ sid }) => sid)).toEqual([...sids.slice(20), 'CA-spoken']);
    expect(next.next).toBeNull();
  });

  test('can be turned round', async () => {
    const { list } = await admissions.trpc.calls.list.query({ order: 'asc', limit: 2 });
    expect(list.map(({ sid }) => sid)).toEqual(['CA-spoken', sids[24]]);
  });

  test('shows of a call what the contract names', async () => {
    const { list } = await admissions.trpc.calls.list.query({ query: 'CA-spoken' });
    expect(list).toEqual([
      {
        id: spoken,
        sid: 'CA-spoken',
        caller: '+16175550142',
        timestamp: now - 40 * 3_600,
        duration: 42,
        status: 'completed',
        recording_key: null,
        about: 'Asks about the Café program.',
        caller_name: null,
        caller_kind: null,
        handled_at: null,
        handled_by: null,
        handled_how: null,
        handled_note: null,
        opportunity_id: null,
        task_id: null,
      },
    ]);
  });

  test.each([
    ['(617) 555-0142'],
    ['617.555.0142'],
    ['+1 617 555 0142'],
    ['5550142'],
    ['ca-SPOKEN'],
    ['cafe program'],
    ['NAIVE drinks'],
    ['brother café'],
  ])('finds by %s', async (query) => {
    const { list, total } = await admissions.trpc.calls.list.query({ query });
    expect(list.map(({ id }) => id)).toEqual([spoken]);
    expect(total).toBe(1);
  });

  test.each(['nobody said this', '100%', 'a_b'])('finds nothing by %s', async (query) => {
    expect(await admissions.trpc.calls.list.query({ query })).toMatchObject({ list: [], total: 0, pages: 1 });
  });

  test('stands at the documented path under its documented name', async () => {
    const { status, body } = await admissions.rest('GET', '/api/call-logs?query=CA-spoken&page=1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: { calls: [{ id: spoken }], pages: 1, total: 1 } });
  });
});

describe('a call', () => {
  test('stands at the documented path with what was said', async () => {
    const { body } = await admissions.rest('GET', `/api/call-details?call_id=${spoken}`);
    expect(body).toMatchObject({
      result: {
        details: [{ type: 'user', message: 'My naïve brother drinks' }],
        call: { id: spoken, sid: 'CA-spoken', summary: 'Asks about the Café program.' },
      },
    });
  });

  test('that is unknown does not exist', async () => {
    const { status, body } = await admissions.rest('GET', '/api/call-details?call_id=none');
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: { message: 'This call does not exist.' } });
  });
});

describe('a recording', () => {
  const audio = sampleAudio(2);
  let heard: { id: string; key: string };
  beforeAll(async () => {
    const event = endedCall(app, { sid: 'CA-heard', caller: '+12125550111' });
    const { body } = await sayWithAudio(app, event, audio, { key });
    const { call } = await admissions.trpc.calls.get.query({ call_id: body.result!.id });
    heard = { id: call.id, key: call.recording_key! };
  });
  const fetchIt = (token: string, recording: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/api/call_recording?key=${recording}`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
    });

  test('has a key of 256 bits', async () => {
    expect(heard.key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is answered in ranges', async () => {
    const answer = await fetchIt(admissions.token, heard.key, { range: 'bytes=4-9' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes 4-9/${audio.length}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(audio.subarray(4, 10));
    const past = await fetchIt(admissions.token, heard.key, { range: 'bytes=99999999-' });
    expect(past.status).toBe(416);
  });

  test('runs nothing when it is opened by itself', async () => {
    const answer = await fetchIt(admissions.token, heard.key);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition')).toContain('inline; filename="call-CA-heard.wav"');
  });

  test('is heard by whoever may read calls, and leaves a row of each hearing', async () => {
    const clinical = await app.signIn('clinical');
    expect((await fetchIt(clinical.token, heard.key)).status).toBe(200);
    const rows = await app.within('a', (tx) =>
      tx.db.selectFrom('audit_log').selectAll().where('action', '=', 'calls.recording').execute(),
    );
    const { id } = heard;
    expect(rows.filter(({ user_id }) => user_id === clinical.user.user_id).map((row) => row.entity_ids)).toEqual([
      [id],
    ]);
  });

  test('is not heard by another role or another organization', async () => {
    for (const role of ['outreach', 'analyst'] as const)
      expect((await fetchIt((await app.signIn(role)).token, heard.key)).status).toBe(403);
    const foreign = await fetchIt((await app.signIn('admin', 'b')).token, heard.key);
    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toMatchObject({ error: { message: 'This recording does not exist.' } });
  });
});

describe('who has the number', () => {
  test('are the newest ten clients, their inquiries and the contacts that have it', async () => {
    const caller = '+12125550160';
    const call_id = await said({ caller });
    const others = await app.signIn('admin', 'b');
    await others.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample', phone_number: caller });
    const none = await admissions.trpc.calls.callers.query({ call_id });
    expect(none).toEqual({ clients: [], inquiries: [], contacts: [] });

    const { id: patient_id } = await admissions.trpc.clients.create.mutate({
      firstname: 'Dana',
      lastname: 'Sample',
      phone_number: '(212) 555-0160',
      dob: '1990-04-02',
    });
    const inquiry = await admissions.trpc.inquiries.create.mutate({ patient_id, created_at_date: '2026-05-12' });
    const contact_id = app.services.newId();
    await app.within('a', async (tx) => {
      const org_id = tx.actor.org_id;
      const referral_id = tx.services.newId();
      await tx.db
        .insertInto('referral_sources')
        .values({ id: referral_id, org_id, referral_name: 'Mill Pond', type: 'Court' })
        .execute();
      const contact = {
        referral_id,
        org_id,
        organization_name: 'Mill Pond',
        lastname: 'Example',
        phone_number: caller,
      };
      await tx.db
        .insertInto('referral_contacts')
        .values([
          { ...contact, id: contact_id, firstname: 'Robin' },
          { ...contact, id: tx.services.newId(), firstname: 'Former', is_active: false },
        ])
        .execute();
    });
    expect(await admissions.trpc.calls.callers.query({ call_id })).toEqual({
      clients: [{ id: patient_id, firstname: 'Dana', lastname: 'Sample', dob: '1990-04-02', through_other: false }],
      inquiries: [
        {
          id: inquiry.id,
          opportunity_name: inquiry.opportunity_name,
          status: 'PRE-ASSESSMENT',
          through_other: false,
        },
      ],
      contacts: [{ id: contact_id, firstname: 'Robin', lastname: 'Example', organization_name: 'Mill Pond' }],
    });

    for (let more = 0; more < 11; more += 1)
      await admissions.trpc.clients.create.mutate({
        firstname: `Kin ${more}`,
        lastname: 'Sample',
        phone_number: caller,
      });
    const { clients } = await admissions.trpc.calls.callers.query({ call_id });
    expect(clients).toHaveLength(10);
  });

  test('are families too: a client’s emergency contact and an inquiry’s contact person, after those whose own it is', async () => {
    const caller = '+12125550161';
    const call_id = await said({ caller });
    const own = await makeInquiry(admissions, { firstname: 'Ines', lastname: 'Own' });
    await admissions.trpc.clients.update.mutate({ patient_id: own.patient_id, patient: { phone_number: caller } });
    app.clock.advance(1_000);
    const kin = await makeInquiry(admissions, { firstname: 'Otto', lastname: 'Kin' });
    await admissions.trpc.clients.update.mutate({
      patient_id: kin.patient_id,
      patient: { emergency_contact_secondary_phone: '212-555-0161' },
    });
    app.clock.advance(1_000);
    const spoken = await makeInquiry(admissions, { firstname: 'Uma', lastname: 'Spoken' });
    const { status } = await admissions.rest('PUT', '/api/opportunity_details', {
      opportunity_id: spoken.id,
      opportunity: { contact_person_phone: '(212) 555 0161' },
    });
    expect(status).toBe(200);
    const { clients, inquiries } = await admissions.trpc.calls.callers.query({ call_id });
    expect(clients.map(({ id, through_other }) => [id, through_other])).toEqual([
      [own.patient_id, false],
      [kin.patient_id, true],
    ]);
    expect(inquiries.map(({ id, through_other }) => [id, through_other])).toEqual([
      [own.id, false],
      ...[spoken, kin].map(({ id }) => [id, true]),
    ]);
  });

  test('is nobody where the number is withheld', async () => {
    await admissions.trpc.clients.create.mutate({
      firstname: 'No',
      lastname: 'Number',
      phone_number: 'as-typed:anonymous',
    });
    const call_id = await said({ caller: 'anonymous' });
    const found = await admissions.trpc.calls.callers.query({ call_id });
    expect(found).toEqual({ clients: [], inquiries: [], contacts: [] });
  });
});
