import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { chances, rounds } from '#tests/support/rounds.ts';

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const desk = await app.signIn('admissions');

const create = (fields: object) =>
  desk.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample', ...fields }).then(({ id }) => id);
const found = async (input: { query?: string; firstname?: string; lastname?: string }) =>
  (await desk.trpc.clients.list.query({ ...input, limit: 100 })).list.map(({ id }) => id).sort();

describe('a client', () => {
  test('is kept as it was typed, trimmed, with the telephone number in one form', async () => {
    const id = await create({
      firstname: '  Zoë ',
      phone_number: '(207) 555-0142',
      dob: '1990-04-02',
      city: ' ',
      email_id: '',
    });
    expect(await desk.trpc.clients.get.query({ patient_id: id })).toMatchObject({
      firstname: 'Zoë',
      phone_number: '+12075550142',
      dob: '1990-04-02',
      city: null,
      email_id: null,
      version: 1,
    });
  });

  test('keeps what is no telephone number only as somebody chose to', async () => {
    const refused = await desk.rest('POST', '/api/patients', {
      ...{ firstname: 'A', lastname: 'B' },
      phone_number: 'call mum',
    });
    expect([refused.status, refused.body.error?.fields]).toEqual([
      400,
      { phone_number: 'Enter a phone number, or keep it as typed' },
    ]);
    const id = await create({ phone_number: 'as-typed: ask the sister ' });
    expect((await desk.trpc.clients.get.query({ patient_id: id })).phone_number).toBe('ask the sister');
  });

  test('has both names', async () => {
    const answer = await desk.rest('POST', '/api/patients', { firstname: ' ', lastname: '' });
    const needed = { firstname: 'First name is required', lastname: 'Last name is required' };
    expect(answer.body.error?.fields).toEqual(needed);
    expect((await desk.rest('POST', '/api/patients', {})).body.error?.fields).toEqual(needed);
  });

  test('may have the name of another', async () => {
    const one = await create({ lastname: 'Twice' });
    const two = await create({ lastname: 'Twice' });
    expect(await found({ firstname: 'dana', lastname: 'TWICE' })).toEqual([one, two].sort());
  });
});

describe('a search', () => {
  test('finds names without accents, by words in any order, and the digits of a number however typed', async () => {
    const id = await create({ firstname: 'José', lastname: 'Núñez-Ōta', phone_number: '(646) 555-0199', city: 'Ærø' });
    for (const term of [
      'jose',
      'NUNEZ',
      'ota jos',
      'Núñez',
      'josé núñez',
      '6465550199',
      '(646) 555-01',
      '+1 646 555 0199',
      '646-555',
    ])
      expect({ term, found: await found({ query: term }) }).toEqual({ term, found: [id] });
    for (const term of ['jose smith', '646 556', 'nunez%', '_ose']) expect(await found({ query: term })).toEqual([]);
  });

  test('finds by e-mail and address', async () => {
    const id = await create({
      lastname: 'Addressed',
      email_id: 'Reach.Me@people.example',
      address: '12 Larkspur Lane',
      city: 'Otter Bend',
      state: 'CT',
      zip: '03355',
    });
    const shown = '12 Larkspur Lane, Otter Bend, CT 03355';
    for (const term of ['reach.me@', 'larkspur', 'lane 12', '03355', shown, 'Addressed, Dana'])
      expect(await found({ query: term })).toEqual([id]);
  });
});

test('an exact name is compared trimmed, with inner blanks collapsed, without case and accents', async () => {
  const id = await create({ firstname: 'Mary  Ann', lastname: 'Ólafsdóttir' });
  for (const [firstname, lastname] of [
    ['Mary Ann', 'Ólafsdóttir'],
    [' mary   ann ', 'OLAFSDOTTIR'],
  ] as const)
    expect(await found({ firstname, lastname })).toEqual([id]);
  expect(await found({ firstname: 'Mary', lastname: 'Ólafsdóttir' })).toEqual([]);
});

test('the name the server compares is the name the database compares, for any name', async () => {
  const names = fc.tuple(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom('Núñez', 'ẞtraße', 'Łuk', 'ǅemal', 'İpek', 'Øst', 'O’Neil', 'Þór', 'Đức', 'ﬁeld'),
  );
  await fc.assert(
    fc.asyncProperty(names, async ([first, last]) => {
      fc.pre(!/\p{Cc}/u.test(first) && first.trim() !== '');
      const id = await create({ firstname: first, lastname: last });
      expect(await found({ firstname: first, lastname: last })).toContain(id);
    }),
    { numRuns: rounds(30), seed: Math.floor(chances('names')() * 2 ** 31) },
  );
});

test('pages meet end to end in both directions, and the total is the rows', async () => {
  const rows = await query<{ id: string }>(
    'select id from clients where org_id = $1 order by created_at desc, id desc',
    [app.organizations.a.id],
  );
  const newest = rows.map(({ id }) => id);
  const walked: string[] = [];
  let page = await desk.trpc.clients.list.query({ limit: 7 });
  expect(page.total).toBe(newest.length);
  for (;;) {
    walked.push(...page.list.map(({ id }) => id));
    if (!page.next) break;
    page = await desk.trpc.clients.list.query({ limit: 7, after: page.next });
  }
  expect(walked).toEqual(newest);
  const back = page.list.map(({ id }) => id);
  while (page.prev) {
    page = await desk.trpc.clients.list.query({ limit: 7, before: page.prev });
    back.unshift(...page.list.map(({ id }) => id));
  }
  expect(back).toEqual(newest);
  const jump = await desk.trpc.clients.list.query({ limit: 7, page: 3 });
  expect(jump.list.map(({ id }) => id)).toEqual(newest.slice(14, 21));
  const past = await desk.trpc.clients.list.query({ limit: 7, page: 999 });
  expect(past).toMatchObject({ list: [], total: newest.length, next: null });
});
