import { expect, test } from 'vitest';
import { startTestApp } from '../../support/app.ts';

const app = await startTestApp();
const desk = await app.signIn('admissions');

const create = async (firstname: string, lastname: string) =>
  (await desk.trpc.clients.create.mutate({ firstname, lastname })).id;
const named = async (firstname: string, lastname: string) =>
  (await desk.trpc.clients.list.query({ firstname, lastname })).list.map((client) => client.id);

test.each([
  ['José', 'Álvarez', 'jose', 'ALVAREZ'],
  ['Mary  Ann', 'Example', ' mary ann ', 'example'],
  ['Dana', 'Van  der   Sample', 'DANA', 'van der sample'],
  ['Søren', 'Ødegård', 'Søren', 'Ødegård'],
  ['Łucja', 'Groß', 'lucja', 'gross'],
  ['Zoe\u0301', 'Sample', 'Zoé', 'sample'],
])('a client named %j %j is found under %j %j', async (firstname, lastname, typedFirst, typedLast) => {
  const id = await create(firstname, lastname);
  expect(await named(typedFirst, typedLast)).toEqual([id]);
  expect(await named(firstname, lastname)).toEqual([id]);
});

test('the look-up is of the whole name, of the own organisation, and counts', async () => {
  const ids = [await create('Robin', 'Twin'), await create('robin', 'TWIN')];
  await create('Robin', 'Twins');
  const page = await desk.trpc.clients.list.query({ firstname: 'Robin', lastname: 'Twin' });
  expect(page.list.map((client) => client.id).sort()).toEqual(ids.sort());
  expect(page).toMatchObject({ total: 2, pages: 1 });
  expect(await named('Robin', '')).toEqual([]);
  const other = await app.signIn('admissions', 'b');
  expect(await other.trpc.clients.list.query({ firstname: 'Robin', lastname: 'Twin' })).toMatchObject({ total: 0 });
});

test('a search finds by words, accents and phone digits', async () => {
  const { id } = await desk.trpc.clients.create.mutate({
    firstname: 'Inés',
    lastname: 'Quimby',
    phone_number: '(207) 555-0199',
    city: 'Portland',
    email_id: 'ines@example.test',
  });
  for (const query of ['quimby ines', 'INÉS', 'portland quim', '5550199', '(207) 555-0199', 'ines@example']) {
    const { list } = await desk.trpc.clients.list.query({ query });
    expect(list.map((client) => client.id)).toEqual([id]);
  }
  expect(await desk.trpc.clients.get.query({ patient_id: id })).toMatchObject({ phone_number: '+12075550199' });
});

test('a page past the last is empty and keeps its total', async () => {
  const { total } = await desk.trpc.clients.list.query({ limit: 5 });
  const page = await desk.trpc.clients.list.query({ limit: 5, page: 50 });
  expect(page).toMatchObject({ list: [], total, next: null });
});
