import { describe, expect, test } from 'vitest';
import { CLIENT_TABS } from '#shared/features/client-details/client-fields.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const [desk, manager, clinical, elsewhere] = await Promise.all([
  app.signIn('admissions'),
  app.signIn('manager'),
  app.signIn('clinical'),
  app.signIn('admin', 'b'),
]);

const create = (fields: object = {}) =>
  desk.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample', ...fields }).then(({ id }) => id);
const get = (patient_id: string, by: Actor = desk) => by.trpc.clients.get.query({ patient_id });
const put = (patient_id: string, patient: object, by: Actor = desk) =>
  by.rest('PUT', '/api/patient_details', { patient_id, patient });

/** A value for every field, as somebody would type it. */
const EVERYTHING: Record<string, string> = Object.fromEntries(
  CLIENT_TABS.flatMap(({ sections }) => sections)
    .flatMap(({ fields }) => fields)
    .map((field) => {
      if (field.kind === 'date') return [field.name, '1990-04-02'];
      if (field.kind === 'masked') return [field.name, '900-12-3456'];
      if (field.kind === 'email') return [field.name, `${field.name.replaceAll('_', '.')}@mail.example`];
      if (field.kind === 'phone') return [field.name, '(207) 555-0142'];
      return [field.name, field.options?.[0] ?? `Some ${field.name}`];
    }),
);

describe('a record', () => {
  test('keeps every field of its three tabs, at both doors', async () => {
    const id = await create();
    const answer = await put(id, EVERYTHING);
    expect(answer.status).toBe(200);
    const expected = Object.fromEntries(
      Object.entries(EVERYTHING).map(([name, value]) => {
        if (name.endsWith('ssn')) return [name, '***-**-3456'];
        return [name, value === '(207) 555-0142' ? '+12075550142' : value];
      }),
    );
    expect(answer.body.result).toMatchObject({ patient: { ...expected, version: 2 } });
    expect(await get(id)).toMatchObject({ ...expected, updated_by_name: 'Jordan Example' });
    expect(await get(await create(EVERYTHING))).toMatchObject(expected);
  });

  test('empties a field by an empty text, a blank one or null', async () => {
    const id = await create({ ...EVERYTHING });
    await put(id, { ssn: '', employer: '  ', gender: null, subscriber_dob: '', email_id: '' });
    expect(await get(id)).toMatchObject({
      ssn: null,
      employer: null,
      gender: null,
      subscriber_dob: null,
      email_id: null,
      subscriber_ssn: '***-**-3456',
    });
  });

  test.each([
    ['ssn', '900-12-345', 'Enter nine digits, as in 123-45-6789'],
    ['subscriber_ssn', '***-**-3456', 'Enter nine digits, as in 123-45-6789'],
    ['email_id', 'nobody', 'Enter an e-mail address, as in name@mail.example'],
    ['dob', '1990-02-30', 'Enter a date as yyyy-MM-dd'],
    ['firstname', '   ', 'First name is required'],
  ])('refuses %s %s with its reason', async (name, value, message) => {
    const answer = await put(await create(), { [name]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.fields?.[`patient.${name}`]).toContain(message);
  });

  test('was born by today, in the organization’s zone, and so was the subscriber', async () => {
    const patient_id = await create();
    const today = dayInZone(app.clock.now(), 'America/New_York');
    expect((await put(patient_id, { dob: today, subscriber_dob: today })).status).toBe(200);
    for (const name of ['dob', 'subscriber_dob']) {
      const { status, body } = await put(patient_id, { [name]: addDays(today, 1) });
      expect([status, body.error?.fields]).toEqual([
        400,
        { [`patient.${name}`]: 'A date of birth cannot be in the future' },
      ]);
    }
    const answer = await desk.rest('POST', '/api/patients', {
      firstname: 'Dana',
      lastname: 'Unborn',
      dob: addDays(today, 1),
    });
    expect(answer.body.error?.fields).toEqual({ dob: 'A date of birth cannot be in the future' });
  });

  test('takes no option that nobody offers', async () => {
    for (const name of ['gender', 'sex_at_birth', 'marital_status', 'payment_method', 'carrier'])
      expect((await put(await create(), { [name]: 'Something else' })).status).toBe(400);
  });

  test('met by another edit answers the row as it is and whose change it met, and writes nothing', async () => {
    const id = await create({ city: 'Pinebrook', ssn: '900123456' });
    await manager.trpc.clients.update.mutate({ patient_id: id, patient: { version: 1, city: 'Saltmarsh' } });
    const answer = await put(id, { version: 1, city: 'Otter Bend', ssn: '900999999' });
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({
      message: 'Morgan Example changed this client meanwhile.',
      current: { city: 'Saltmarsh', ssn: '***-**-3456', version: 2 },
    });
    expect(await get(id)).toMatchObject({ city: 'Saltmarsh', ssn: '***-**-3456', version: 2 });
    expect((await put(id, { updated_at: 1, city: 'Otter Bend' })).status).toBe(409);
    expect((await put(id, { city: 'Otter Bend' })).status).toBe(200);
  });

  test('of another organization does not exist', async () => {
    const id = await create(EVERYTHING);
    expect((await put(id, { city: 'Elsewhere' }, elsewhere)).status).toBe(404);
    const reveal = { patient_id: id, field: 'ssn', reason: 'identity' } as const;
    await expect(elsewhere.trpc.clients.revealSsn.mutate(reveal)).rejects.toThrow('This client does not exist.');
    expect(await elsewhere.trpc.clients.duplicates.query({ firstname: 'Some', lastname: 'lastname' })).toEqual([]);
  });

  test('two writers at once: each change is kept, or its writer is said', async () => {
    const id = await create();
    for (let round = 0; round < 10; round++) {
      const { version } = await get(id);
      const answers = await Promise.all([
        put(id, { version, city: `City ${round}` }),
        put(id, { version, employer: `Employer ${round}` }, manager),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kept = answers[0]?.status === 200 ? { city: `City ${round}` } : { employer: `Employer ${round}` };
      expect(await get(id)).toMatchObject({ ...kept, version: version + 1 });
    }
  });
});

describe('a social security number', () => {
  const reveal = (patient_id: string, by: Actor = desk) =>
    by.trpc.clients.revealSsn.mutate({ patient_id, field: 'ssn', reason: 'insurance' });

  test('is stored sealed, a different text each time, and leaves masked', async () => {
    const [one, two] = [await create({ ssn: '900 12 3456' }), await create({ ssn: '900123456' })];
    const stored = await query<{ ssn: string; ssn_key: string }>(
      'select ssn, ssn_key from clients where id = any($1)',
      [[one, two]],
    );
    expect(stored.map(({ ssn_key }) => ssn_key)).toEqual(['k1', 'k1']);
    expect(new Set(stored.map(({ ssn }) => ssn)).size).toBe(2);
    expect(JSON.stringify(stored)).not.toContain('900123456');
    expect((await get(one, clinical)).ssn).toBe('***-**-3456');
  });

  test('is in no list, search, or duplicate found', async () => {
    await create({ lastname: 'Listed', ssn: '900-33-4455', phone_number: '(207) 555-0187' });
    const answers = await Promise.all([
      desk.trpc.clients.list.query({ query: 'listed' }),
      desk.trpc.clients.duplicates.query({ firstname: 'Dana', lastname: 'Listed' }),
    ]);
    expect(answers[0]?.list).toHaveLength(1);
    expect(JSON.stringify(answers)).not.toMatch(/ssn|4455/);
    for (const term of ['900334455', '4455', '900-33-4455'])
      expect((await desk.trpc.clients.list.query({ query: term })).list).toEqual([]);
  });

  test('is shown whole to the desk for a reason, and the audit log says who, which and why', async () => {
    const id = await create({ ssn: '900-12-3456' });
    const before = app.logLines.length;
    expect(await reveal(id)).toEqual({ field: 'ssn', value: '900-12-3456' });
    const rows = await query("select user_id, outcome, details from audit_log where action = 'clients.reveal_ssn'");
    expect(rows.at(-1)).toEqual({
      user_id: desk.user.user_id,
      outcome: 'done',
      details: { field: 'ssn', reason: 'insurance' },
    });
    expect(app.logLines.slice(before).join('\n')).not.toContain('3456');
  });

  test('is not shown to the care team, without a reason, or where there is none', async () => {
    const id = await create({ ssn: '900-12-3456' });
    await expect(reveal(id, clinical)).rejects.toThrow('Your role does not allow this.');
    const [refused] = await query(
      "select outcome from audit_log where action = 'clients.reveal_ssn' and user_id = $1",
      [clinical.user.user_id],
    );
    expect(refused).toEqual({ outcome: 'refused' });
    const call = { patient_id: id, field: 'ssn', reason: '' };
    await expect(desk.trpc.clients.revealSsn.mutate(call as never)).rejects.toThrow('Choose a reason');
    await expect(reveal(await create())).rejects.toThrow('No number is recorded here.');
  });

  test('asked for with an idempotency key is not kept with the answer', async () => {
    const id = await create({ ssn: '900-77-8899' });
    const input = { patient_id: id, field: 'ssn', reason: 'identity' } as const;
    await desk.trpc.clients.revealSsn.mutate(input, { context: { idempotencyKey: 'once' } });
    const kept = await query<{ row: string }>('select k::text as row from idempotency_keys k');
    expect(kept.map(({ row }) => row).join()).not.toMatch(/900-?77-?8899/);
  });

  test('moved to another row or field does not open: the record says so and stays usable', async () => {
    const [from, to] = [await create({ ssn: '900-12-3456' }), await create({ subscriber_ssn: '900-65-4321' })];
    await query('update clients set ssn = (select ssn from clients where id = $1) where id = $2', [from, to]);
    const shown = await desk.rest('GET', '/api/patient_details', { patient_id: to });
    expect(shown.body.result).toMatchObject({ patient: { ssn: '***-**-****', subscriber_ssn: '***-**-4321' } });
    await expect(reveal(to)).rejects.toThrow('This number cannot be opened');
    const [row] = await query('select outcome from audit_log where action = $1 order by seq desc limit 1', [
      'clients.reveal_ssn',
    ]);
    expect(row).toEqual({ outcome: 'failed' });
    expect((await put(to, { ssn: '900-12-3456' })).status).toBe(200);
    expect(await reveal(to)).toEqual({ field: 'ssn', value: '900-12-3456' });
  });

  test('is shown thirty times an hour to one person at most', async () => {
    const admin = await app.signIn('admin');
    const id = await create({ ssn: '900-12-3456' });
    for (let n = 0; n < 30; n++) await reveal(id, admin);
    await expect(reveal(id, admin)).rejects.toMatchObject({ data: { code: 'too_many_requests' } });
  });
});

describe('doubles', () => {
  const why = async (typed: object) =>
    (await desk.trpc.clients.duplicates.query(typed)).map((client) => [client.id, client.why]);

  test('name with date of birth first, then telephone, then the name alone, each said', async () => {
    const namesake = await create({ lastname: 'Double', dob: '1971-01-01' });
    const same = await create({ lastname: 'Double', dob: '1990-04-02' });
    const phone = await create({ firstname: 'Daniela', lastname: 'Other', phone_number: '(207) 555-0155' });
    const newest = await create({ lastname: 'DOUBLE' });
    const typed = { firstname: ' dana', lastname: 'Doublé', dob: '1990-04-02', phone_number: '207 555 0155' };
    expect(await why(typed)).toEqual([
      [same, 'name_and_birth_date'],
      [phone, 'phone'],
      [newest, 'name'],
      [namesake, 'name'],
    ]);
    expect(await why({ phone_number: '+1 207-555-0155' })).toEqual([[phone, 'phone']]);
    expect(await why({ firstname: 'Dana' })).toEqual([]);
  });

  test('what is pasted unseen with a name hides no double', async () => {
    const id = await create({ firstname: 'Zo\u00eb\u200b', lastname: '\u202aDou\u00adbleton\u202c' });
    expect(await desk.trpc.clients.get.query({ patient_id: id })).toMatchObject({
      firstname: 'Zoë',
      lastname: 'Doubleton',
    });
    expect(await why({ firstname: 'Zoe', lastname: 'Double\u2060ton' })).toEqual([[id, 'name']]);
    const unseen = desk.trpc.clients.create.mutate({ firstname: '\u200b', lastname: 'Doubleton' });
    await expect(unseen).rejects.toMatchObject({ data: { code: 'bad_request' } });
  });

  test('a name is kept as it is seen: what a table or two lines are pasted with is one space', async () => {
    const id = await create({ firstname: 'Mary\u00a0 Ann', lastname: ' Spaced\t\tOut\r\nTwice ' });
    expect(await desk.trpc.clients.get.query({ patient_id: id })).toMatchObject({
      firstname: 'Mary Ann',
      lastname: 'Spaced Out Twice',
    });
    expect(await why({ firstname: 'Mary  Ann', lastname: 'Spaced Out\tTwice' })).toEqual([[id, 'name']]);
  });

  test('fifty new clients of one name at once are all made, and all warned of', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => create({ lastname: 'Crowd' })));
    const found = await desk.trpc.clients.duplicates.query({ firstname: 'Dana', lastname: 'Crowd' });
    expect(found.map(({ id }) => id).sort()).toEqual(made.sort());
  });
});

test.each([
  ['name', 'asc'],
  ['name', 'desc'],
  ['email_id', 'asc'],
  ['email_id', 'desc'],
] as const)(
  'the list sorted by %s %s walks end to end, empty values last, with and without a search',
  async (sort, order) => {
    const key =
      sort === 'name' ? 'name_key' : `coalesce(email_key, '${order === 'asc' ? '\u{10FFFF}' : ''}') collate "C"`;
    for (const search of [undefined, 'dana']) {
      const rows = await query<{ id: string }>(
        `select id from clients where org_id = $1 and search_text like '%dana%' = coalesce($2, search_text like '%dana%')
       order by ${key} ${order}, id desc`,
        [app.organizations.a.id, search ? true : null],
      );
      const walked: string[] = [];
      const input = { limit: 11, sort, order, ...(search ? { query: search } : {}) };
      let page = await desk.trpc.clients.list.query(input);
      for (;;) {
        walked.push(...page.list.map(({ id }) => id));
        if (!page.next) break;
        page = await desk.trpc.clients.list.query({ ...input, after: page.next });
      }
      expect(walked).toEqual(rows.map(({ id }) => id));
    }
  },
);
