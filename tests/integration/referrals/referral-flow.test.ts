import { afterEach, describe, expect, test } from 'vitest';
import { type Actor, startTestApp, TEST_START } from '#tests/support/app.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { configure, createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
await configure(app, 'OUTREACH_STAFF', { staff: ['Owen Ferryman'] });

const inquiry = () => makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
const detail = (opportunity_id: string) => desk.trpc.inquiries.get.query({ opportunity_id });
const records = (opportunity_id: string, by: Actor = desk) => by.trpc.referralFlow.list.query({ opportunity_id });
const source = (referral_id: string) => desk.trpc.referralSources.get.query({ referral_id });
const noon = (day: string) => Date.parse(`${day}T16:00:00Z`) / 1000;
const activitiesOf = (referral_id: string) =>
  app.within('a', (tx) =>
    tx.db
      .selectFrom('referral_activities')
      .select(['event', 'event_date', 'contact_name', 'description', 'opportunity_id', 'performed_by'])
      .where('referral_id', '=', referral_id)
      .orderBy('id')
      .execute(),
  );
const discharge = (opportunity_id: string) =>
  app.within('a', (tx) =>
    tx.db.updateTable('inquiries').set({ status: 'DISCHARGED' }).where('id', '=', opportunity_id).execute(),
  );

const primary = (opportunity_id: string) =>
  ({ opportunity_id, referral_direction: 'referral_received', priority_level: 'primary' }) as const;
const online = { source_type: 'online' as const, online_sources: ['Google Search'] };
const LOCKED = 'A completed incoming referral is locked: it cannot be modified or removed.';

afterEach(() => app.clock.set(new Date(TEST_START)));

describe('a professional referral', () => {
  test('is logged with the activity, the source’s engagement and the inquiry’s column', async () => {
    const { id } = await inquiry();
    const referral_id = await createSource(desk, { referral_name: 'Alder House' });
    const contact_id = await createContact(desk, referral_id);
    const { status, body } = await desk.rest('POST', '/api/referral_flow', {
      ...primary(id),
      source_type: 'professional_referral',
      referral_id,
      contact_id,
      marketing_contact: 'Owen Ferryman',
      referred_at: '2026-05-10',
      notes: ' Called at noon. ',
    });
    expect(status).toBe(200);
    expect(await records(id)).toMatchObject([
      {
        id: (body.result as { id: string }).id,
        own: true,
        referral_direction: 'referral_received',
        priority_level: 'primary',
        source_type: 'professional_referral',
        referral_id,
        referral_name: 'Alder House',
        contact_id,
        contact_name: 'Robin Referent',
        marketing_contact: 'Owen Ferryman',
        referred_at: noon('2026-05-10'),
        event_date: noon('2026-05-10'),
        notes: 'Called at noon.',
        send_notification: true,
        created_by_name: 'Jordan Example',
      },
    ]);
    expect(await activitiesOf(referral_id)).toEqual([
      {
        event: 'Referral received',
        event_date: '2026-05-10',
        contact_name: 'Robin Referent',
        description: 'Called at noon.',
        opportunity_id: id,
        performed_by: 'Owen Ferryman',
      },
    ]);
    expect(await source(referral_id)).toMatchObject({ status: 'REFERRING', last_activity_date: '2026-05-10' });
    expect((await detail(id)).referral_org).toBe('Alder House');
  });

  test('names its source and contact by their names, where each is one alone', async () => {
    const { id } = await inquiry();
    const referral_id = await createSource(desk, { referral_name: 'Beech Grove' });
    const contact_id = await createContact(desk, referral_id, { firstname: 'Ana', lastname: 'Only' });
    await desk.trpc.referralFlow.add.mutate({
      ...primary(id),
      source_type: 'professional_referral',
      referral_name: 'beech GROVE',
      contact_name: 'ana only',
    });
    expect(await records(id)).toMatchObject([{ referral_id, contact_id, contact_name: 'Ana Only' }]);
    expect(await activitiesOf(referral_id)).toMatchObject([
      { performed_by: 'Jordan Example', event_date: '2026-05-12' },
    ]);
    await createContact(desk, referral_id, { firstname: 'Ana', lastname: 'Only' });
    const again = await desk.rest('POST', '/api/referral_flow', {
      ...primary(id),
      priority_level: 'secondary',
      source_type: 'professional_referral',
      referral_id,
      contact_name: 'Ana Only',
    });
    expect(again.status).toBe(400);
    expect(again.body.error?.fields).toEqual({
      contact_name: 'Several contacts of this referral source have this name. Choose one of them.',
    });
  });

  test('of an older day leaves a source that has gone quiet inactive, and a future one does not count yet', async () => {
    const { id } = await inquiry();
    const quiet = await createSource(desk, { referral_name: 'Quiet House' });
    const shared = { ...primary(id), source_type: 'professional_referral', referral_id: quiet } as const;
    await desk.trpc.referralFlow.add.mutate({ ...shared, event_date: '2026-03-12' });
    expect(await source(quiet)).toMatchObject({ status: 'INACTIVE', last_activity_date: '2026-03-12' });
    await desk.trpc.referralFlow.add.mutate({ ...shared, priority_level: 'secondary', referred_at: '2026-06-01' });
    expect(await source(quiet)).toMatchObject({ status: 'INACTIVE', last_activity_date: '2026-03-12' });
  });

  test('counts within the organization’s own window', async () => {
    await configure(app, 'ENGAGEMENT_STATUS_PERIOD', { period: 365 });
    const { id } = await inquiry();
    const referral_id = await createSource(desk);
    await desk.trpc.referralFlow.add.mutate({
      ...primary(id),
      source_type: 'professional_referral',
      referral_id,
      referred_at: '2025-05-13',
    });
    expect((await source(referral_id)).status).toBe('REFERRING');
    await configure(app, 'ENGAGEMENT_STATUS_PERIOD', { period: 60 });
  });
});

describe('the other incoming referrals', () => {
  test('online: its platforms feed the column, and no activity is written', async () => {
    const { id } = await inquiry();
    await desk.trpc.referralFlow.add.mutate({
      ...primary(id),
      source_type: 'online',
      online_sources: ['Google Search', 'Online chat', 'Google Search'],
    });
    expect(await records(id)).toMatchObject([{ online_sources: ['Google Search', 'Online chat'], referral_id: null }]);
    expect((await detail(id)).referral_org).toBe('Google Search, Online chat');
    const written = await app.within('a', (tx) =>
      tx.db.selectFrom('referral_activities').select('id').where('opportunity_id', '=', id).execute(),
    );
    expect(written).toEqual([]);
  });

  test('online: the organization’s own site stands under its host', async () => {
    const platforms = () => desk.trpc.referralFlow.platforms.query({});
    expect(await platforms()).toHaveLength(15);
    await app.within('a', (tx) =>
      tx.db
        .updateTable('organizations')
        .set({ website_url: 'https://www.maplehouse.example' })
        .where('id', '=', tx.actor.org_id)
        .execute(),
    );
    expect((await platforms())[3]).toEqual({ value: 'maplehouse.example', label: 'Website (maplehouse.example)' });
    const { id } = await inquiry();
    await desk.trpc.referralFlow.add.mutate({
      ...primary(id),
      source_type: 'online',
      online_sources: ['maplehouse.example'],
    });
    expect((await detail(id)).referral_org).toBe('Website (maplehouse.example)');
  });

  test('alumni: only clients with a discharged inquiry are offered, never the inquiry’s own', async () => {
    const current = await makeInquiry(desk, { firstname: 'Nell', lastname: 'Harbinger', dob: '1990-04-02' });
    const former = await makeInquiry(desk, { firstname: 'Nils', lastname: 'Harbinger', city: 'Gull Haven' });
    const admitted = await makeInquiry(desk, { firstname: 'Nora', lastname: 'Harbinger' });
    await discharge(current.id);
    await discharge(former.id);
    const offered = await desk.trpc.referralFlow.alumni.query({ opportunity_id: current.id, query: 'HARBINGER n' });
    expect(offered).toEqual([
      { id: former.patient_id, firstname: 'Nils', lastname: 'Harbinger', dob: null, city: 'Gull Haven' },
    ]);
    const add = (alumni_patient_id: string) =>
      desk.rest('POST', '/api/referral_flow', {
        ...primary(current.id),
        source_type: 'alumni_referral',
        alumni_patient_id,
      });
    const refusals = [await add(admitted.patient_id), await add(current.patient_id)];
    expect(refusals.map(({ status, body }) => [status, body.error?.fields?.alumni_patient_id])).toEqual([
      [400, 'This client has not been discharged from any inquiry.'],
      [400, 'A client cannot be referred by themselves.'],
    ]);
    expect((await add(former.patient_id)).status).toBe(200);
    expect((await detail(current.id)).referral_org).toBe('Alumni: N. Harbinger');
    expect(await records(current.id)).toMatchObject([{ alumni_name: 'Nils Harbinger' }]);
  });

  test('a secondary one may come first, and feeds no column', async () => {
    const { id } = await inquiry();
    const referral_id = await createSource(desk, { referral_name: 'Second House' });
    await desk.trpc.referralFlow.add.mutate({
      ...primary(id),
      priority_level: 'secondary',
      source_type: 'professional_referral',
      referral_id,
    });
    expect((await detail(id)).referral_org).toBeNull();
    expect(await activitiesOf(referral_id)).toMatchObject([{ event: 'Referral received' }]);
    await desk.trpc.referralFlow.add.mutate({ ...primary(id), ...online });
    expect((await detail(id)).referral_org).toBe('Google Search');
  });
});

describe('a completed incoming referral', () => {
  test('is locked: a second one of its level is refused and changes nothing', async () => {
    const { id } = await inquiry();
    await desk.trpc.referralFlow.add.mutate({ ...primary(id), ...online });
    const before = await records(id);
    const referral_id = await createSource(desk);
    const refused = await desk.rest('POST', '/api/referral_flow', {
      ...primary(id),
      source_type: 'professional_referral',
      referral_id,
    });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ message: LOCKED, fields: { priority_level: LOCKED } });
    expect(await records(id)).toEqual(before);
    expect((await detail(id)).referral_org).toBe('Google Search');
    expect(await activitiesOf(referral_id)).toEqual([]);
    expect((await source(referral_id)).status).toBe('INACTIVE');
  });

  test.each(['primary', 'secondary'] as const)('%s: of fifty at once one is logged', async (priority_level) => {
    const { id } = await inquiry();
    const referral_id = await createSource(desk);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { status } = await desk.rest('POST', '/api/referral_flow', {
          ...primary(id),
          priority_level,
          source_type: 'professional_referral',
          referral_id,
        });
        return status;
      }),
    );
    expect(statuses.sort()).toEqual([200, ...Array(49).fill(409)]);
    expect(await records(id)).toHaveLength(1);
    expect(await activitiesOf(referral_id)).toHaveLength(1);
  });

  test('referrals of one source by many inquiries at once leave its engagement right', async () => {
    const referral_id = await createSource(desk);
    const inquiries = await Promise.all(Array.from({ length: 12 }, inquiry));
    await Promise.all(
      inquiries.map(({ id }, index) =>
        desk.trpc.referralFlow.add.mutate({
          ...primary(id),
          source_type: 'professional_referral',
          referral_id,
          referred_at: `2026-05-${String(index + 1).padStart(2, '0')}`,
        }),
      ),
    );
    expect(await activitiesOf(referral_id)).toHaveLength(12);
    expect(await source(referral_id)).toMatchObject({ status: 'REFERRING', last_activity_date: '2026-05-12' });
  });
});

describe('an outgoing referral', () => {
  test('needs a destination and a contact, and may be followed by others', async () => {
    const { id } = await inquiry();
    const missing = await desk.rest('POST', '/api/referral_flow', {
      opportunity_id: id,
      referral_direction: 'referral_sent',
    });
    expect(missing.body.error?.fields).toEqual({
      referral_id: 'Choose a referral source.',
      contact_name: 'Choose a contact.',
    });
    const sent = { opportunity_id: id, referral_direction: 'referral_sent' } as const;
    const one = await createSource(desk, { referral_name: 'First Stop' });
    const two = await createSource(desk, { referral_name: 'Second Stop' });
    for (const referral_id of [one, two, one])
      await desk.trpc.referralFlow.add.mutate({
        ...sent,
        referral_id,
        contact_id: await createContact(desk, referral_id),
      });
    expect(await records(id)).toHaveLength(3);
    expect(await detail(id)).toMatchObject({ referral_org: null, referred_out_org: 'First Stop, Second Stop' });
    expect(await activitiesOf(two)).toMatchObject([{ event: 'Referral sent', contact_name: 'Robin Referent' }]);
    expect((await source(two)).status).toBe('HOT');
  });
});

describe('what does not fit is refused at its field', () => {
  test.each([
    [
      { ...online, priority_level: null },
      { priority_level: 'Say whether this is the primary or the secondary referral.' },
    ],
    [{ source_type: null }, { source_type: 'Choose how the client came to you.' }],
    [{ source_type: 'online' }, { online_sources: 'Choose at least one online platform.' }],
    [{ source_type: 'online', online_sources: ['The moon'] }, { online_sources: 'This platform is not in the list.' }],
    [{ source_type: 'alumni_referral' }, { alumni_patient_id: 'Choose the referring former client.' }],
    [{ source_type: 'professional_referral' }, { referral_id: 'Choose a referral source.' }],
    [
      { ...online, referral_name: 'Alder House' },
      { referral_id: 'This field does not belong to this kind of referral.' },
    ],
    [
      { ...online, online_sources: ['Google Search'], notes: 'x'.repeat(10_001) },
      expect.objectContaining({ notes: expect.any(String) }),
    ],
  ])('%j', async (fields, said) => {
    const { id } = await inquiry();
    const { status, body } = await desk.rest('POST', '/api/referral_flow', { ...primary(id), ...fields });
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual(said);
    expect(await records(id)).toEqual([]);
  });

  test('a marketing contact who is none of the outreach staff', async () => {
    const { id } = await inquiry();
    const { status, body } = await desk.rest('POST', '/api/referral_flow', {
      ...primary(id),
      source_type: 'professional_referral',
      referral_id: await createSource(desk),
      marketing_contact: 'Nobody Known',
    });
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({ marketing_contact: 'This name is not among your outreach staff.' });
  });
});

describe('between organizations', () => {
  test('names and ids of the other one are unknown, in every field', async () => {
    const { id } = await inquiry();
    const other = await app.signIn('admissions', 'b');
    const foreign = await createSource(other, { referral_name: 'Only Over There' });
    const contact_id = await createContact(other, foreign, { firstname: 'Ora', lastname: 'There' });
    const theirs = await makeInquiry(other, { firstname: 'Otto', lastname: 'There' });
    await app.within('b', (tx) =>
      tx.db.updateTable('inquiries').set({ status: 'DISCHARGED' }).where('id', '=', theirs.id).execute(),
    );
    const referral_id = await createSource(desk);
    const professional = { ...primary(id), source_type: 'professional_referral' };
    const attempts = [
      { ...professional, referral_id: foreign },
      { ...professional, referral_name: 'Only Over There' },
      { ...professional, referral_id, contact_id },
      { ...professional, referral_id, contact_name: 'Ora There' },
      { ...primary(id), source_type: 'alumni_referral', alumni_patient_id: theirs.patient_id },
      { ...primary(theirs.id), ...online },
    ];
    for (const attempt of attempts) {
      const { status } = await desk.rest('POST', '/api/referral_flow', attempt);
      expect(status).toBe('referral_name' in attempt || 'contact_name' in attempt ? 400 : 404);
    }
    expect(await records(id)).toEqual([]);
    expect(await desk.trpc.referralFlow.alumni.query({ opportunity_id: id, query: 'otto' })).toEqual([]);
    expect((await desk.rest('GET', '/api/referral_flow', { opportunity_id: theirs.id })).status).toBe(404);
  });
});

describe('roles', () => {
  test('outreach adds its own, and sees of the others only that they are there', async () => {
    const { id } = await inquiry();
    const outreach = await app.signIn('outreach');
    const referral_id = await createSource(desk, { referral_name: 'Known To Both' });
    await desk.trpc.referralFlow.add.mutate({
      ...primary(id),
      source_type: 'professional_referral',
      referral_id,
      notes: 'Private.',
    });
    await outreach.trpc.referralFlow.add.mutate({
      ...primary(id),
      priority_level: 'secondary',
      source_type: 'professional_referral',
      referral_id,
      notes: 'Mine.',
    });
    const [theirs, mine] = await records(id, outreach);
    expect(theirs).toEqual({
      id: expect.any(String),
      referral_direction: 'referral_received',
      priority_level: 'primary',
      own: false,
    });
    expect(mine).toMatchObject({ own: true, notes: 'Mine.', referral_name: 'Known To Both' });
    const { body } = await outreach.rest('GET', '/api/referral_flow', { opportunity_id: id });
    expect(JSON.stringify(body)).not.toContain('Private.');
    expect(await records(id)).toMatchObject([{ notes: 'Private.' }, { notes: 'Mine.' }]);
  });

  test('outreach, which sees no clients, names no former one', async () => {
    const { id } = await inquiry();
    const former = await makeInquiry(desk, { firstname: 'Ada', lastname: 'Former' });
    await discharge(former.id);
    const outreach = await app.signIn('outreach');
    const alumni = { ...primary(id), source_type: 'alumni_referral' };
    const { status } = await outreach.rest('POST', '/api/referral_flow', {
      ...alumni,
      alumni_patient_id: former.patient_id,
    });
    expect(status).toBe(403);
    expect(await records(id)).toEqual([]);
  });

  test('clinical reads', async () => {
    const { id } = await inquiry();
    await desk.trpc.referralFlow.add.mutate({ ...primary(id), ...online });
    const clinical = await app.signIn('clinical');
    expect(await records(id, clinical)).toMatchObject([{ source_type: 'online', online_sources: ['Google Search'] }]);
    const refused = await clinical.rest('POST', '/api/referral_flow', {
      ...primary(id),
      priority_level: 'secondary',
      ...online,
    });
    expect(refused.status).toBe(403);
  });
});

describe('the notice of a referral', () => {
  const ADDRESSES = ['desk@people.example', 'lead@people.example'];

  test('goes to each address of its event’s list and says nothing of the client', async () => {
    await configure(app, 'EVENT_NOTIFICATIONS', {
      referral_received: ADDRESSES,
      referral_sent: ['out@people.example'],
    });
    const { id, opportunity_name } = await makeInquiry(desk, { firstname: 'Perdita', lastname: 'Quillfeather' });
    const referral_id = await createSource(desk, { referral_name: 'Alder House' });
    await desk.trpc.referralFlow.add.mutate({
      ...primary(id),
      source_type: 'professional_referral',
      referral_id,
      notes: 'Private words.',
    });
    const ran = await app.runJobs();
    expect(ran.map(({ job, outcome }) => [job, outcome])).toEqual([
      ['notifications.send_notice', 'completed'],
      ['notifications.send_notice', 'completed'],
    ]);
    const mails = await app.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual(ADDRESSES);
    const suffix = opportunity_name.slice(-4);
    for (const { subject, text } of mails) {
      expect(subject).toBe(`Referral received: inquiry ${suffix}`);
      expect(text).toBe(
        `Referral received for the inquiry ${suffix}, logged by Jordan Example.\n\nOpen it here:\n\nhttps://landfall.example.test/admissions/inquiry/${id}`,
      );
      expect(`${subject} ${text}`).not.toMatch(/Perdita|Quillfeather|Alder|Private/);
    }
  });

  test('is not written where nobody wants it, or where the person said no', async () => {
    const { id } = await inquiry();
    await desk.trpc.referralFlow.add.mutate({ ...primary(id), ...online, send_notification: false });
    await configure(app, 'EVENT_NOTIFICATIONS', { referral_received: [] });
    await desk.trpc.referralFlow.add.mutate({ ...primary(id), priority_level: 'secondary', ...online });
    expect(await app.runJobs()).toEqual([]);
  });

  test('of an outgoing one goes to the other list, and to nobody who has left it since', async () => {
    await configure(app, 'EVENT_NOTIFICATIONS', {
      referral_received: ADDRESSES,
      referral_sent: ['out@people.example'],
    });
    const { id } = await inquiry();
    const referral_id = await createSource(desk);
    const sent = { opportunity_id: id, referral_direction: 'referral_sent', referral_id } as const;
    const before = (await app.mails()).length;
    await desk.trpc.referralFlow.add.mutate({ ...sent, contact_id: await createContact(desk, referral_id) });
    await app.runJobs();
    const [mail] = await app.mails();
    expect(mail).toMatchObject({ to: 'out@people.example' });
    expect(mail?.subject).toMatch(/^Referral sent: inquiry [A-Z2-9]{4}$/);
    await desk.trpc.referralFlow.add.mutate({ ...sent, contact_name: 'Robin Referent' });
    await configure(app, 'EVENT_NOTIFICATIONS', { referral_received: ADDRESSES, referral_sent: [] });
    expect(await app.runJobs()).toMatchObject([{ outcome: 'completed' }]);
    expect(await app.mails()).toHaveLength(before + 1);
  });
});
