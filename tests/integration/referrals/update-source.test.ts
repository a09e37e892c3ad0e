import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const manager = await app.signIn('manager');
const other = await app.signIn('admissions', 'b');

const source = (referral_id: string) => desk.trpc.referralSources.get.query({ referral_id });
const put = (referral_id: string, referral: object, by = desk) =>
  by.rest('PUT', '/api/referral_details', { referral_id, referral });

describe('an edit of a referral source', () => {
  test('changes what it names and nothing else, each value in its one form', async () => {
    const referral_id = await createSource(desk, {
      referral_name: 'Fern Hollow',
      payment_type: ['Insurance'],
      rule_out: 'Under 18',
      state: 'ME',
      average_length_of_stay: 12,
      owner: 'Owen Ferryman',
    });
    const { status, body } = await put(referral_id, {
      website_url: 'www.fernhollow.example/team',
      linkedin_url: '',
      specializations: ['Trauma', 'OCD'],
      state: 'vermont',
      average_length_of_stay: '',
    });
    expect(status).toBe(200);
    expect((body.result as { referral: object }).referral).toEqual(await source(referral_id));
    expect(await source(referral_id)).toMatchObject({
      referral_name: 'Fern Hollow',
      payment_type: ['Insurance'],
      specializations: ['OCD', 'Trauma'],
      rule_out: 'Under 18',
      website_url: 'https://www.fernhollow.example/team',
      linkedin_url: null,
      state: 'VT',
      average_length_of_stay: null,
      owner: 'Owen Ferryman',
      version: 2,
    });
  });

  test.each([
    [{ referral_name: '  ' }, 'referral.referral_name'],
    [{ type: 'Moon' }, 'referral.type'],
    [{ website_url: 'javascript:alert(1)' }, 'referral.website_url'],
    [{ linkedin_url: 'https://user:secret@linkedin.example' }, 'referral.linkedin_url'],
    [{ average_length_of_stay: 3651 }, 'referral.average_length_of_stay'],
    [{ levels_of_care: ['5.0 Luxury'] }, 'referral.levels_of_care'],
    [{ status: 'REFERRING' }, 'referral.status'],
    [{ id: 'another' }, 'referral.id'],
    [{ last_activity_date: '2026-01-01' }, 'referral.last_activity_date'],
  ])('is refused with %j, naming the field', async (referral, field) => {
    const referral_id = await createSource(desk, { referral_name: 'Held Still' });
    const { status, body } = await put(referral_id, referral);
    expect(status).toBe(400);
    expect(Object.keys(body.error?.fields ?? {})).toEqual([field]);
    expect((await source(referral_id)).version).toBe(1);
  });

  test('made on an older row is refused with the row as it is now and who changed it', async () => {
    const referral_id = await createSource(desk, { referral_name: 'Twice Edited' });
    await manager.trpc.referralSources.update.mutate({ referral_id, referral: { version: 1, zipcode: '04101' } });
    const { status, body } = await put(referral_id, { version: 1, address: '2 Sample Street' });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: 'conflict',
      message: 'Morgan Example saved this referral source in the meantime.',
      current: { id: referral_id, zipcode: '04101', address: null, version: 2 },
    });
    expect(await source(referral_id)).toMatchObject({ zipcode: '04101', address: null, version: 2 });
    const { updated_at } = await source(referral_id);
    expect((await put(referral_id, { updated_at: updated_at - 1, address: 'x' })).status).toBe(409);
    expect((await put(referral_id, { updated_at, address: '2 Sample Street' })).status).toBe(200);
  });

  test('of two at once on one version, one is kept and one refused', async () => {
    const referral_id = await createSource(desk, { referral_name: 'Raced For' });
    const answers = await Promise.all(
      ['1 First Street', '2 Second Street'].map((address) => put(referral_id, { version: 1, address })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await source(referral_id)).version).toBe(2);
  });

  test('reaches no source of another organization', async () => {
    const referral_id = await createSource(desk, { referral_name: 'Ours Alone' });
    const { status } = await put(referral_id, { referral_name: 'Theirs' }, other);
    expect(status).toBe(404);
    expect((await put('not-an-id', { referral_name: 'Nobody' })).status).toBe(404);
    expect(await source(referral_id)).toMatchObject({ referral_name: 'Ours Alone', version: 1 });
  });
});

describe('a new name', () => {
  const detail = (opportunity_id: string) => desk.trpc.inquiries.get.query({ opportunity_id });
  const incoming = (opportunity_id: string, referral_id: string, priority_level: 'primary' | 'secondary') =>
    desk.trpc.referralFlow.add.mutate({
      opportunity_id,
      referral_id,
      priority_level,
      referral_direction: 'referral_received',
      source_type: 'professional_referral',
    });
  const outgoing = (opportunity_id: string, referral_id: string, contact_id: string) =>
    desk.trpc.referralFlow.add.mutate({
      opportunity_id,
      referral_id,
      contact_id,
      referral_direction: 'referral_sent',
    });

  test('goes on to contacts, tasks and inquiries, which keep everything else', async () => {
    const renamed = await createSource(desk, { referral_name: 'Old Name' });
    const kept = await createSource(desk, { referral_name: 'Kept Name' });
    const contact_id = await createContact(desk, renamed);
    const elsewhere = await createContact(desk, kept);
    const task = await desk.trpc.tasks.create.mutate({ title: 'Call', referral_id: renamed });
    const first = (await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' })).id;
    const second = (await makeInquiry(desk, { firstname: 'Lee', lastname: 'Sample' })).id;
    await incoming(first, renamed, 'primary');
    await incoming(second, kept, 'primary');
    await incoming(second, renamed, 'secondary');
    await outgoing(first, kept, elsewhere);
    await outgoing(first, renamed, contact_id);
    await outgoing(first, kept, elsewhere);
    await outgoing(second, kept, elsewhere);
    const versions = [(await detail(first)).version, (await detail(second)).version];

    await desk.trpc.referralSources.update.mutate({ referral_id: renamed, referral: { referral_name: 'New Name' } });

    expect(await detail(first)).toMatchObject({ referral_org: 'New Name', referred_out_org: 'Kept Name, New Name' });
    expect(await detail(second)).toMatchObject({ referral_org: 'Kept Name', referred_out_org: 'Kept Name' });
    expect([(await detail(first)).version, (await detail(second)).version]).toEqual(versions);
    expect((await desk.trpc.tasks.get.query({ task_id: task.id })).org_associated_with).toBe('New Name');
    expect(await desk.trpc.contacts.viewAll.query({ referral_id: renamed })).toMatchObject([
      { id: contact_id, organization_name: 'New Name', version: 1 },
    ]);
    expect(await desk.trpc.contacts.viewAll.query({ referral_id: kept })).toMatchObject([
      { organization_name: 'Kept Name' },
    ]);
    const found = await desk.trpc.contacts.viewAll.query({ query: 'new name' });
    expect(found.map(({ id }) => id)).toContain(contact_id);
  });

  test('that comes while others write the old one down is the one that stays', async () => {
    const referral_id = await createSource(desk, { referral_name: 'Raced 0' });
    const inquiries: string[] = [];
    for (const round of [1, 2, 3, 4]) {
      const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: `Raced${round}` });
      inquiries.push(id);
      await Promise.all([
        desk.trpc.referralSources.update.mutate({ referral_id, referral: { referral_name: `Raced ${round}` } }),
        createContact(desk, referral_id, { lastname: `Raced${round}` }),
        desk.trpc.tasks.create.mutate({ title: `Raced ${round}`, referral_id }),
        incoming(id, referral_id, 'primary'),
      ]);
    }
    const contacts = await desk.trpc.contacts.viewAll.query({ referral_id });
    expect(contacts.map(({ organization_name }) => organization_name)).toEqual(Array(4).fill('Raced 4'));
    const tasks = await desk.trpc.tasks.list.query({ query: 'raced', limit: 100 });
    expect(tasks.list.map(({ org_associated_with }) => org_associated_with)).toEqual(Array(4).fill('Raced 4'));
    const referred = await Promise.all(inquiries.map(detail));
    expect(referred.map(({ referral_org }) => referral_org)).toEqual(Array(4).fill('Raced 4'));
  });

  test('that another source has is taken: the screen has warned', async () => {
    await createSource(desk, { referral_name: 'Same Again' });
    const referral_id = await createSource(desk, { referral_name: 'Not Yet Same' });
    expect((await put(referral_id, { referral_name: ' Same Again ' })).status).toBe(200);
    expect(await desk.trpc.referralSources.ofName.query({ referral_name: 'same again' })).toHaveLength(2);
  });
});
