import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_OUTREACH_EVENTS } from '#shared/features/activities/activities.rules.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { configure, createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const staff = await app.signIn('outreach');
const other = await app.signIn('admissions');
const stranger = await app.signIn('outreach', 'b');
await configure(app, 'OUTREACH_STAFF', { staff: ['Owen Ferryman'] });
let referral_id: string;
let contact_id: string;

const path = '/api/referral_activity';
type Activity = Awaited<ReturnType<typeof staff.trpc.activities.update.mutate>>;
const noon = (day: string) => Date.parse(`${day}T16:00:00Z`) / 1000;

beforeAll(async () => {
  referral_id = await createSource(staff, { referral_name: 'Juniper Counselling' });
  contact_id = await createContact(staff, referral_id, { firstname: 'Wren', lastname: 'Alder' });
});

const log = async (fields: object = {}) => {
  const made = await staff.rest('POST', path, { referral_id, event: 'Phone call', ...fields });
  expect(made.body.error).toBeUndefined();
  return (made.body.result as { id: string }).id;
};
const refused = async (fields: object) => {
  const { status, body } = await staff.rest('POST', path, { referral_id, event: 'Phone call', ...fields });
  return [status, body.error?.fields];
};
const listed = async (by: Actor = staff, of = referral_id) =>
  (await by.rest('GET', path, { referral_id: of, per_page: 100 })).body.result as {
    activities: Activity[];
    pagination: { pages: number; total: number };
  };
const find = async (id: string, by?: Actor, of?: string) =>
  (await listed(by, of)).activities.find((each) => each.id === id);
const save = (activity_id: string, activity: object, by: Actor = staff) =>
  by.rest('PUT', path, { activity_id, activity });
const source = (id = referral_id) => staff.trpc.referralSources.get.query({ referral_id: id });

describe('logging', () => {
  test('with names as the documented call sends them; the source stands where it leads', async () => {
    const id = await log({
      event: 'Conference',
      event_name: 'NAATP National',
      performed_by: 'owen  FERRYMAN',
      contact_name: 'wren alder',
      description: ' Spoke at the booth. ',
      event_date: '2026-05-10',
    });
    expect(await find(id)).toMatchObject({
      referral_id,
      event: 'Conference',
      event_name: 'NAATP National',
      performed_by: 'Owen Ferryman',
      contact_name: 'Wren Alder',
      contacts: [{ id: contact_id, name: 'Wren Alder' }],
      description: 'Spoke at the booth.',
      event_date: noon('2026-05-10'),
      opportunity_id: null,
      version: 1,
    });
    expect(await source()).toMatchObject({ status: 'WARM', last_activity_date: '2026-05-10' });
  });

  test('today where no day is given, and by nobody', async () => {
    expect(await find(await log())).toMatchObject({ performed_by: null, event_date: noon('2026-05-12'), contacts: [] });
    expect((await source()).status).toBe('HOT');
  });

  test('a day ahead is taken, and counts for nothing yet', async () => {
    const ahead = await createSource(staff, { referral_name: 'Far House' });
    await log({ referral_id: ahead, event_date: '2026-05-13' });
    expect(await source(ahead)).toMatchObject({ status: 'INACTIVE', last_activity_date: null });
    // It is none of the last touches of a source, which are those up to today.
    await log({ referral_id: ahead, event_date: '2026-05-12' });
    const touches = await staff.trpc.activities.list.query({ referral_id: ahead, until: '2026-05-12' });
    expect([touches.total, touches.list.map(({ event_date }) => event_date)]).toEqual([1, [noon('2026-05-12')]]);
  });

  test.each(['Referral sent', 'Referral received', 'Lunch'])('%s is not logged by hand', async (event) => {
    expect(await refused({ event })).toEqual([400, { event: 'Choose what happened.' }]);
  });

  test('only a conference or an event has a name, and it is a configured one', async () => {
    expect(await refused({ event_name: 'NAATP National' })).toEqual([
      400,
      { event_name: 'Only a conference or an event has a name.' },
    ]);
    expect(await refused({ event: 'Event', event_name: 'Gala' })).toEqual([
      400,
      { event_name: 'This event is not among your outreach events.' },
    ]);
    await configure(app, 'OUTREACH_EVENTS', { events: ['Gala'] });
    expect(await find(await log({ event: 'Event', event_name: 'Gala' }))).toMatchObject({ event_name: 'Gala' });
    await query(`delete from configurations where type = 'OUTREACH_EVENTS'`);
    expect(await staff.trpc.configuration.get.query({ type: 'OUTREACH_EVENTS' })).toEqual({
      events: [...DEFAULT_OUTREACH_EVENTS],
      version: 0,
    });
  });

  test('twenty tries with one key make one activity', async () => {
    const of = await createSource(staff, { referral_name: 'Once House' });
    const headers = { 'idempotency-key': 'one-activity' };
    const body = { referral_id: of, event: 'Phone call' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => staff.rest('POST', path, body, headers)));
    expect(new Set(answers.map(({ body: said }) => JSON.stringify(said.result))).size).toBe(1);
    expect((await listed(staff, of)).pagination.total).toBe(1);
  });
});

describe('names as references', () => {
  test('several contacts, by a text with commas or as a list of names and ids, each once', async () => {
    const of = await createSource(staff, { referral_name: 'Many House' });
    const one = await createContact(staff, of, { firstname: 'Ash', lastname: 'Bark, MD' });
    const two = await createContact(staff, of, { firstname: 'Elm', lastname: 'Leaf' });
    const both = [
      { id: two, name: 'Elm Leaf' },
      { id: one, name: 'Ash Bark, MD' },
    ];
    const joined = await log({ referral_id: of, contact_name: 'Elm Leaf, Ash Bark, MD, elm leaf' });
    expect(await find(joined, staff, of)).toMatchObject({ contacts: both, contact_name: 'Elm Leaf, Ash Bark, MD' });
    const many = await log({ referral_id: of, contact_name: ['Elm Leaf', one] });
    expect((await find(many, staff, of))?.contacts).toEqual(both);
  });

  test('a name of two contacts has to be chosen, and either can be by its id', async () => {
    const of = await createSource(staff, { referral_name: 'Twin House' });
    const [, second] = [await createContact(staff, of), await createContact(staff, of)];
    expect(await refused({ referral_id: of, contact_name: 'Robin Referent' })).toEqual([
      400,
      { contact_name: 'Several contacts have this name. Choose one.' },
    ]);
    const id = await log({ referral_id: of, contact_name: [second] });
    expect((await find(id, staff, of))?.contacts).toEqual([{ id: second, name: 'Robin Referent' }]);
  });

  test('a performer is a name of the staff list or a person, and one of two people of a name is chosen', async () => {
    const unknown = [400, { performed_by: 'This name is not among your outreach staff.' }];
    expect(await refused({ performed_by: 'Nobody Here' })).toEqual(unknown);
    expect((await find(await log({ performed_by: 'jordan example' })))?.performed_by).toBe('Jordan Example');
    await query(`update users set firstname = 'Jordan' where email_id = 'clinical@a.example'`);
    expect(await refused({ performed_by: 'Jordan Example' })).toEqual([
      400,
      { performed_by: 'Several people have this name. Choose one.' },
    ]);
    const id = await log({ performed_by: 'admissions@a.example' });
    expect((await find(id))?.performed_by).toBe('Jordan Example');
    await query(`update users set lastname = 'Exemplar' where email_id = 'admissions@a.example'`);
    expect((await find(id))?.performed_by).toBe('Jordan Exemplar');
    await query(`update users set lastname = 'Example' where email_id = 'admissions@a.example'`);
    await query(`update users set firstname = 'Casey' where email_id = 'clinical@a.example'`);
  });

  test('a source is among those of its owner and its performers, as they are called, and no longer than they are', async () => {
    const of = await createSource(staff, { referral_name: 'Sorrel House', owner: 'Paz Steward' });
    const namesOf = async (...names: string[]) => {
      const found = await Promise.all(
        names.map(async (name) => {
          const { list } = await staff.trpc.referralSources.list.query({ staff: [name], archived: true, limit: 100 });
          return list
            .filter(({ id }) => id === of)
            .map((row) => [name, row.is_active, row.last_activity_date] as const);
        }),
      );
      return found.flat();
    };
    const all = ['Paz Steward', 'Owen Ferryman', 'Jordan Example', 'Jordan Exemplar'];
    expect(await namesOf(...all)).toEqual([['Paz Steward', true, null]]);
    const id = await log({ referral_id: of, performed_by: 'Owen Ferryman', event_date: '2026-05-04' });
    const again = await log({ referral_id: of, performed_by: 'Owen Ferryman', event_date: '2026-05-05' });
    expect(await namesOf(...all)).toEqual([
      ['Paz Steward', true, '2026-05-05'],
      ['Owen Ferryman', true, '2026-05-05'],
    ]);
    await save(again, { performed_by: 'admissions@a.example' });
    expect((await namesOf(...all)).map(([name]) => name)).toEqual(['Paz Steward', 'Owen Ferryman', 'Jordan Example']);
    await save(id, { performed_by: '' });
    await query(`update users set lastname = 'Exemplar' where email_id = 'admissions@a.example'`);
    expect((await namesOf(...all)).map(([name]) => name)).toEqual(['Paz Steward', 'Jordan Exemplar']);
    await query(`update users set lastname = 'Example' where email_id = 'admissions@a.example'`);
    await save(again, { performed_by: 'Owen Ferryman' });
    await staff.rest('PUT', '/api/referral_details', { referral_id: of, referral: { owner: 'Owen Ferryman' } });
    await save(again, { performed_by: '' });
    await staff.trpc.referralSources.archive.mutate({ ids: [of] });
    expect(await namesOf(...all)).toEqual([['Owen Ferryman', false, '2026-05-05']]);
    await staff.rest('PUT', '/api/referral_details', { referral_id: of, referral: { owner: '' } });
    expect(await namesOf(...all)).toEqual([]);
    expect(await query('select from source_staff where referral_id = $1', [of])).toEqual([]);
  });

  test('names follow the contact they were taken from, and stay when it is archived', async () => {
    const of = await createSource(staff, { referral_name: 'Rename House' });
    const first = await createContact(staff, of, { firstname: 'Oak', lastname: 'Root' });
    const second = await createContact(staff, of, { firstname: 'Fir', lastname: 'Cone' });
    const id = await log({ referral_id: of, contact_name: [first, second] });
    await query(`update referral_contacts set lastname = 'Rooted', is_active = false where id = '${first}'`);
    expect((await find(id, staff, of))?.contact_name).toBe('Oak Rooted, Fir Cone');
    expect((await save(id, { contact_name: 'Oak Rooted' })).status).toBe(200);
    expect((await find(id, staff, of))?.contacts).toEqual([{ id: first, name: 'Oak Rooted' }]);
    expect(await refused({ referral_id: of, contact_name: 'Oak Rooted' })).toEqual([
      400,
      { contact_name: 'This referral source has no such contact.' },
    ]);
  });

  test('nothing of another organization, or of another source, is linked', async () => {
    const theirs = await createSource(stranger, { referral_name: 'Juniper Counselling' });
    const theirContact = await createContact(stranger, theirs, { firstname: 'Only', lastname: 'Theirs' });
    const elsewhere = await createContact(staff, await createSource(staff), { firstname: 'Yew', lastname: 'Berry' });
    const gone = { contact_name: 'This referral source has no such contact.' };
    for (const id of [theirContact, elsewhere]) expect(await refused({ contact_name: [id] })).toEqual([404, gone]);
    for (const name of ['Only Theirs', 'Yew Berry'])
      expect(await refused({ contact_name: [name] })).toEqual([400, gone]);
    await configure(app, 'OUTREACH_STAFF', { staff: ['Bea Elsewhere'] }, 'b');
    const strangers = ['Bea Elsewhere', stranger.user.user_id, 'outreach@b.example'];
    for (const performed_by of strangers)
      expect(await refused({ performed_by })).toEqual([
        performed_by === stranger.user.user_id ? 404 : 400,
        { performed_by: 'This name is not among your outreach staff.' },
      ]);
    expect((await staff.rest('POST', path, { referral_id: theirs, event: 'Phone call' })).status).toBe(404);
    expect((await staff.rest('GET', path, { referral_id: theirs })).status).toBe(404);
    const { id } = await stranger.trpc.activities.create.mutate({ referral_id: theirs, event: 'Phone call' });
    expect((await save(id, { description: 'Mine' })).status).toBe(404);
    await expect(staff.trpc.activities.whyStatus.query({ referral_id: theirs })).rejects.toMatchObject({
      message: 'This referral source does not exist.',
    });
  });
});

describe('the list', () => {
  test('has the newest first and is paged by place, forth and back', async () => {
    const of = await createSource(staff, { referral_name: 'Listed House' });
    const days = ['2026-05-01', '2026-05-11', '2026-05-11', '2026-04-01', '2026-06-01'];
    for (const [at, event_date] of days.entries())
      await log({ referral_id: of, event_date, description: `${at} ${event_date}` });
    const said = (page: { list: Activity[] }) => page.list.map(({ description }) => description);
    const first = await staff.trpc.activities.list.query({ referral_id: of, limit: 2 });
    expect([said(first), first.total, first.pages]).toEqual([['4 2026-06-01', '2 2026-05-11'], 5, 3]);
    const second = await staff.trpc.activities.list.query({
      ...{ referral_id: of, limit: 2, page: 2 },
      after: first.next ?? '',
    });
    expect(said(second)).toEqual(['1 2026-05-11', '0 2026-05-01']);
    const back = await staff.trpc.activities.list.query({ referral_id: of, limit: 2, before: second.prev ?? '' });
    expect(said(back)).toEqual(said(first));
    const upwards = await staff.trpc.activities.list.query({ referral_id: of, order: 'asc', limit: 3, page: 2 });
    expect(said(upwards)).toEqual(['1 2026-05-11', '4 2026-06-01']);
  });
});

describe('editing', () => {
  test('changes what is named, leaves the rest, and the source follows', async () => {
    const of = await createSource(staff, { referral_name: 'Edited House' });
    const id = await log({ referral_id: of, performed_by: 'Owen Ferryman', description: 'First' });
    expect((await source(of)).status).toBe('HOT');
    const { body } = await save(id, { version: 1, event_date: '2026-03-12', description: '' }, other);
    expect((body.result as { activity: Activity }).activity).toMatchObject({
      event_date: noon('2026-03-12'),
      description: null,
      performed_by: 'Owen Ferryman',
      version: 2,
    });
    expect(await source(of)).toMatchObject({ status: 'INACTIVE', last_activity_date: '2026-03-12' });
    await save(id, { performed_by: '' });
    expect((await find(id, staff, of))?.performed_by).toBeNull();
  });

  test('keeps to its day where noon is still the day before in UTC', async () => {
    const zone = (name: string) =>
      query('update organizations set time_zone = $1 where id = $2', [name, app.organizations.b.id]);
    await zone('Pacific/Auckland');
    const of = await createSource(stranger, { referral_name: 'Wharf House' });
    const noonThere = (day: string) => Date.parse(`${day}T12:00:00+13:00`) / 1000;
    const { id } = await stranger.trpc.activities.create.mutate({
      ...{ referral_id: of, event: 'Phone call', event_date: noonThere('2026-01-15') },
    });
    const edit = (activity: object) => stranger.trpc.activities.update.mutate({ activity_id: id, activity });
    const day = { event_date: noonThere('2026-01-15') };
    expect(await find(id, stranger, of)).toMatchObject(day);
    expect(await edit(day)).toMatchObject({ ...day, version: 1 });
    expect(await edit({ event_date: '2026-01-14' })).toMatchObject({ event_date: noonThere('2026-01-14'), version: 2 });
    await zone('America/New_York');
  });

  test('a stale edit is shown whose change it met, and writes nothing', async () => {
    const id = await log();
    await save(id, { version: 1, description: 'Second' }, other);
    const { status, body } = await save(id, { version: 1, description: 'Third' });
    expect([status, body.error?.message]).toEqual([409, 'Jordan Example changed this activity meanwhile.']);
    expect(body.error).toMatchObject({ code: 'conflict', current: { description: 'Second', version: 2 } });
    expect((await find(id))?.description).toBe('Second');
  });

  test('of two edits at the same moment one is kept and the other shown', async () => {
    const id = await log();
    const answers = await Promise.all([
      save(id, { version: 1, description: 'One' }),
      save(id, { version: 1, description: 'Other' }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers[0]?.status === 200 ? 'One' : 'Other';
    expect(await find(id)).toMatchObject({ description: won, version: 2 });
  });

  test('what happened is not edited, and an automatic activity not at all', async () => {
    const id = await log();
    expect((await save(id, { event: 'Event' })).body.error?.fields).toEqual({
      'activity.event': 'This field is read only.',
    });
    const { id: opportunity_id } = await makeInquiry(other, { firstname: 'Dana', lastname: 'Sample' });
    await other.trpc.referralFlow.add.mutate({
      opportunity_id,
      referral_direction: 'referral_sent',
      referral_id,
      contact_id,
      notes: 'Asked for a bed.',
    });
    const sent = (await listed()).activities.find(({ event }) => event === 'Referral sent');
    const answer = await save(sent!.id, { description: 'Changed' });
    expect([answer.status, answer.body.error?.message]).toEqual([
      409,
      'This activity was written when a referral was logged. It cannot be changed.',
    ]);
  });
});

test('activities logged at once all count, and the source stands where all of them lead', async () => {
  const of = await createSource(staff, { referral_name: 'Racing House' });
  const events = ['Email sent', 'Event', 'Phone call', 'Mail sent', 'Drop-in Visit', 'Mail received'];
  await Promise.all(events.map((event, at) => log({ referral_id: of, event, event_date: `2026-05-0${at + 1}` })));
  expect((await listed(staff, of)).pagination.total).toBe(6);
  expect(await source(of)).toMatchObject({ status: 'HOT', last_activity_date: '2026-05-06' });
});

describe('an activity of a referral', () => {
  let opportunity_id: string;
  let opportunity_name: string;
  let of: string;
  beforeAll(async () => {
    const made = await makeInquiry(other, { firstname: 'Dana', lastname: 'Sample' });
    opportunity_id = made.id;
    ({ opportunity_name } = await other.trpc.inquiries.get.query({ opportunity_id }));
    of = await createSource(staff, { referral_name: 'Referring House' });
    await other.trpc.referralFlow.add.mutate({
      ...{ opportunity_id, referral_direction: 'referral_received', priority_level: 'primary' },
      ...{ source_type: 'professional_referral', referral_id: of, notes: 'Mother called.' },
    });
  });
  const seenBy = async (role: Parameters<typeof app.signIn>[0]) =>
    (await listed(await app.signIn(role), of)).activities[0];

  test('leads to its inquiry, from the source and from the inquiry', async () => {
    const seen = {
      event: 'Referral received',
      opportunity_id,
      opportunity_name,
      description: 'Mother called.',
      whole: true,
    };
    expect(await seenBy('admissions')).toMatchObject(seen);
    expect(await seenBy('clinical')).toMatchObject(seen);
    const { body } = await other.rest('GET', '/api/referral_activity_inquiry', { opportunity_id });
    expect((body.result as { activities: Activity[] }).activities).toMatchObject([seen]);
  });

  test('shows outreach no notes but of its own, and an analyst no person', async () => {
    expect(await seenBy('outreach')).toMatchObject({ opportunity_name, description: null, whole: false });
    expect(await seenBy('analyst')).toMatchObject({
      ...{ opportunity_id: null, opportunity_name: opportunity_name.slice(-4), description: null, whole: false },
    });
    const analyst = await app.signIn('analyst');
    expect((await analyst.rest('GET', '/api/referral_activity_inquiry', { opportunity_id })).status).toBe(403);
  });
});

test('counts stand by person and event within the days, nobody as Unassigned', async () => {
  const of = await createSource(staff, { referral_name: 'Counted House' });
  const by = { performed_by: 'Owen Ferryman' };
  for (const fields of [by, by, { ...by, event: 'Event' }, {}, { ...by, event_date: '2026-01-01' }])
    await log({ referral_id: of, ...fields });
  const counts = await staff.trpc.activities.countsByPerson.query({
    ...{ referral_id: of, start_date: '2026-05-01', end_date: '2026-05-12' },
  });
  expect(counts).toEqual([
    { performed_by: 'Owen Ferryman', event_type: 'Event', count: 1 },
    { performed_by: 'Owen Ferryman', event_type: 'Phone call', count: 2 },
    { performed_by: 'Unassigned', event_type: 'Phone call', count: 1 },
  ]);
  const backwards = staff.trpc.activities.countsByPerson.query({ start_date: '2026-05-02', end_date: '2026-05-01' });
  await expect(backwards).rejects.toMatchObject({ data: { fields: { end_date: 'The range ends before it starts.' } } });
});

describe('a visit', () => {
  const follow = (by: Actor) => by.trpc.tasks.list.query({ query: 'follow up with visited', state: 'open' });

  test('is logged once with its follow-up, however often it is sent', async () => {
    const visited = await createSource(staff, { referral_name: 'Visited House' });
    const visit = {
      ...{ referral_id: visited, event: 'Drop-in Visit', performed_by: staff.user.user_id, event_date: '2026-05-11' },
      ...{ description: 'They have two beds to fill.', follow_up_days: 14 },
    };
    const key = { 'idempotency-key': 'a visit between two doors' };
    const sent = await Promise.all([1, 2, 3].map(() => staff.rest('POST', path, visit, key)));
    const again = await staff.rest('POST', path, visit, key);
    expect(new Set([...sent, again].map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await listed(staff, visited)).activities).toMatchObject([
      { event: 'Drop-in Visit', performed_by: 'Riley Example', description: 'They have two beds to fill.' },
    ]);
    expect((await follow(staff)).list).toMatchObject([
      {
        ...{ title: 'Follow up with Visited House', due_date: '2026-05-25', referral_id: visited },
        ...{ assigned_to: 'Riley Example', additional_instructions: 'They have two beds to fill.' },
      },
    ]);
  });

  test('is followed up in 7, 14 or 30 days or not at all', async () => {
    expect(await refused({ follow_up_days: 8 })).toEqual([400, { follow_up_days: 'Choose 7, 14 or 30 days.' }]);
    const before = (await staff.trpc.tasks.list.query({})).total;
    await log({ follow_up_days: null });
    expect((await staff.trpc.tasks.list.query({})).total).toBe(before);
  });

  test('begins with what one logs most, where something is due and where one was last', async () => {
    const manager = await app.signIn('manager');
    const [due, last, before, archived] = await Promise.all(
      ['Due House', 'Last House', 'Before House', 'Archived House'].map((referral_name) =>
        createSource(manager, { referral_name }),
      ),
    );
    const visit = (at: string, event: string, event_date: string, performed_by: string | null = manager.user.user_id) =>
      manager.trpc.activities.create.mutate({ referral_id: at, event, event_date, performed_by } as never);
    await visit(before!, '1 on 1 meeting', '2026-05-01');
    await visit(before!, '1 on 1 meeting', '2026-05-02');
    await visit(last!, 'Drop-in Visit', '2026-05-10');
    await visit(archived!, 'Event', '2026-05-11');
    await visit(last!, 'Phone call', '2025-05-10');
    await visit(last!, 'Email sent', '2026-05-11', null);
    await manager.trpc.referralSources.archive.mutate({ ids: [archived!] });
    await manager.trpc.tasks.create.mutate({ title: 'Bring the folder', referral_id: due!, due_date: '2026-05-12' });
    await manager.trpc.tasks.create.mutate({ title: 'Another day', referral_id: before!, due_date: '2026-06-12' });
    expect(await manager.trpc.activities.visitPlace.query({})).toEqual({
      kinds: ['1 on 1 meeting', 'Drop-in Visit', 'Event'],
      sources: [
        { id: due, referral_name: 'Due House' },
        { id: last, referral_name: 'Last House' },
        { id: before, referral_name: 'Before House' },
      ],
    });
    expect(await stranger.trpc.activities.visitPlace.query({})).toEqual({ kinds: [], sources: [] });
  });
});
