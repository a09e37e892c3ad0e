import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { prepareRows } from '#tests/support/plan-of.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';
import { uploadDocument } from '#tests/support/uploads.ts';

const app = await startTestApp({ limited: false });
const rows = await openDatabase(app.databaseUrl);
const admin = await app.signIn('admin');
const other = await app.signIn('admin', 'b');

const lopez = await makeInquiry(admin, { firstname: 'Maria', lastname: 'Lopez', dob: '1988-03-02' });
const vale = await makeInquiry(admin, { firstname: 'Desmond', lastname: 'Vale', dob: '1988-03-02' });
const source = await createSource(admin, { referral_name: 'Quillfeather Clinic' });
const contact = await createContact(admin, source, { firstname: 'Quillon', lastname: 'Marsh' });
await makeInquiry(other, { firstname: 'Maria', lastname: 'Lopez', dob: '1988-03-02' });
await createSource(other, { referral_name: 'Quillfeather Clinic' });

const near = (query: string, by: Actor = admin) => by.trpc.search.near.query({ query });
const namesOf = (clients: readonly { firstname: string; lastname: string }[]) =>
  clients.map(({ firstname, lastname }) => `${firstname} ${lastname}`);

describe('a mistyped name', () => {
  test.each(['mria lopes', 'Lopze', 'maira', 'LÓPES'])('%j comes close to Maria Lopez', async (typed) => {
    const { clients, inquiries } = await near(typed);
    expect(namesOf(clients)[0]).toBe('Maria Lopez');
    expect(inquiries[0]?.id).toBe(lopez.id);
  });

  test('sources and contacts are found by theirs, an archived one is not', async () => {
    expect((await near('quilfether')).sources.map(({ id }) => id)).toEqual([source]);
    expect((await near('quilon mash')).contacts.map(({ id }) => id)).toEqual([contact]);
    const gone = await createSource(admin, { referral_name: 'Zephyrine House' });
    expect((await near('zephirine')).sources.map(({ id }) => id)).toEqual([gone]);
    await admin.trpc.referralSources.archive.mutate({ ids: [gone] });
    expect((await near('zephirine')).sources).toEqual([]);
  });

  test('a new name is known from its writing on, and a corrected one as well', async () => {
    const { patient_id } = await makeInquiry(admin, { firstname: 'Wilhelmina', lastname: 'Krakauer' });
    expect(namesOf((await near('krakaur')).clients)).toEqual(['Wilhelmina Krakauer']);
    await admin.trpc.clients.update.mutate({ patient_id, patient: { lastname: 'Obermeier' } });
    expect(namesOf((await near('obermeyer')).clients)).toEqual(['Wilhelmina Obermeier']);
    expect((await near('krakaur')).clients).toEqual([]);
  });

  test.each(['zzzzqq', 'a', '%%%', "o'", '\\', '- -'])('%j comes close to nothing', async (typed) => {
    expect(await near(typed)).toEqual({ inquiries: [], clients: [], sources: [], contacts: [] });
  });

  test('is looked for in one’s own organization, and only where one may read', async () => {
    const { clients, sources } = await near('lopes', other);
    expect(clients.map(({ id }) => id)).not.toContain(lopez.patient_id);
    expect(sources).toEqual([]);
    const outreach = await near('lopes', await app.signIn('outreach'));
    expect(outreach.clients).toEqual([]);
    expect(Object.keys(outreach.inquiries[0]!).sort()).toEqual(['created_at', 'id', 'opportunity_name', 'status']);
    const analyst = await app.signIn('analyst');
    expect(await near('lopes', analyst)).toMatchObject({ clients: [], inquiries: [] });
    expect((await near('quilfether', analyst)).sources).toHaveLength(1);
  });
});

describe('a birth date', () => {
  test.each(['3/2/1988', 'March 2, 1988', '1988-03-02', '3-2-88'])('%s finds who was born on it', async (typed) => {
    const { list, total } = await admin.trpc.clients.list.query({ query: typed });
    expect([namesOf(list).sort(), total]).toEqual([['Desmond Vale', 'Maria Lopez'], 2]);
    const { inquiries } = await near(typed);
    expect(inquiries.map(({ id }) => id).sort()).toEqual([lopez.id, vale.id].sort());
  });

  test('with a part of a name finds one of them', async () => {
    expect(namesOf((await admin.trpc.clients.list.query({ query: 'lop 3/2/1988' })).list)).toEqual(['Maria Lopez']);
    expect((await near('lop 3/2/1988')).inquiries.map(({ id }) => id)).toEqual([lopez.id]);
  });

  test('finds nobody for a role that reads no birth dates', async () => {
    expect((await near('3/2/1988', await app.signIn('outreach'))).inquiries).toEqual([]);
  });

  test('follows a correction', async () => {
    const { patient_id } = await makeInquiry(admin, { firstname: 'Ida', lastname: 'Moss', dob: '1979-01-05' });
    await admin.trpc.clients.update.mutate({ patient_id, patient: { dob: '1979-05-01' } });
    const born = async (query: string) => namesOf((await admin.trpc.clients.list.query({ query })).list);
    expect([await born('1/5/1979'), await born('5/1/1979')]).toEqual([[], ['Ida Moss']]);
  });
});

test.each([
  '(617) 555-0177',
  '617.555.0177',
  '+1 617 555 0177',
  '1-617-555-0177',
  'tel:+16175550177',
  '555-0177',
  'maria 617-555-0177',
])('a telephone number typed as %j is found', async (typed) => {
  await admin.trpc.clients.update.mutate({
    patient_id: lopez.patient_id,
    patient: { phone_number: '(617) 555-0177' },
  });
  expect(namesOf((await admin.trpc.clients.list.query({ query: typed })).list)).toEqual(['Maria Lopez']);
  expect((await admin.trpc.inquiries.list.query({ query: typed })).list.map(({ id }) => id)).toEqual([lopez.id]);
});

describe('the texts of records', () => {
  let document_id: string;
  const texts = (query: string, by: Actor = admin) => by.trpc.search.recordTexts.query({ query });

  beforeAll(async () => {
    document_id = await uploadDocument(app, admin, lopez.id, await textPdf(['Nothing.']), 'discharge.pdf');
    const page = (n: number, words: string) => `insert into document_pages
      (id, org_id, document_id, opportunity_id, page, text, method, quality) values ('${randomUUID()}',
      '${app.organizations.a.id}', '${document_id}', '${lopez.id}', ${n}, '${words}', 'text', 'good')`;
    await prepareRows(
      app,
      `delete from document_pages where document_id = '${document_id}';
      ${page(1, 'The patient was seen by the nurse.')};
      ${page(2, 'Discharged on acamprosate 333 mg three times a day, tolerated well.')};
      ${page(3, 'Acamprosate was mentioned once more.')}`,
    );
  });

  test.each(['acamprosate', 'Acampro', 'acamprosate discharged'])('%j is found on its page', async (typed) => {
    expect(await texts(typed)).toEqual([
      {
        id: document_id,
        document_id,
        opportunity_id: lopez.id,
        opportunity_name: lopez.opportunity_name,
        file_name: 'discharge.pdf',
        page: expect.any(Number),
        words: expect.stringContaining('camprosate'),
      },
    ]);
  });

  test('nothing is found of what stands nowhere, of short words and of signs alone', async () => {
    for (const typed of ['naltrexone', 'of', '???', 'acamprosate naltrexone']) expect(await texts(typed)).toEqual([]);
  });

  test('another organization and a role that reads no records find nothing, and neither does anybody once it is deleted', async () => {
    expect(await texts('acamprosate', other)).toEqual([]);
    const outreach = await app.signIn('outreach');
    await expect(texts('acamprosate', outreach)).rejects.toMatchObject({ data: { code: 'forbidden' } });
    await admin.trpc.documents.delete.mutate({ document_id });
    expect(await texts('acamprosate')).toEqual([]);
  });
});

describe('what was opened last', () => {
  test('comes first, each record once, and only one’s own', async () => {
    const nurse = await app.signIn('clinical');
    const open = async (kind: 'inquiry' | 'client' | 'source', id: string) => {
      app.clock.advance(1_000);
      await nurse.trpc.search.remember.mutate({ kind, id });
    };
    await open('inquiry', lopez.id);
    await open('source', source);
    await open('client', vale.patient_id);
    await open('inquiry', lopez.id);
    const recent = await nurse.trpc.search.recent.query({});
    expect(recent.order).toEqual([lopez.id, vale.patient_id, source]);
    expect(recent.inquiries.map(({ id }) => id)).toEqual([lopez.id]);
    expect(recent.sources.map(({ id }) => id)).toEqual([source]);
    expect((await (await app.signIn('manager')).trpc.search.recent.query({})).order).toEqual([]);
  });

  test('a record of another organization and one that is no more give nothing', async () => {
    for (const id of [lopez.patient_id, randomUUID()])
      await expect(other.trpc.search.remember.mutate({ kind: 'client', id })).rejects.toMatchObject({
        data: { code: 'not_found' },
      });
    expect((await other.trpc.search.recent.query({})).clients).toEqual([]);
  });

  test('what a role does not show was not opened by it, and the audit log does not say so', async () => {
    const analyst = await app.signIn('analyst');
    for (const [kind, id] of [
      ['inquiry', lopez.id],
      ['client', lopez.patient_id],
      ['source', source],
    ] as const)
      await analyst.trpc.search.remember.mutate({ kind, id });
    expect((await analyst.trpc.search.recent.query({})).order).toEqual([source]);
    const said = await rows<{ entity: string }>(
      `select entity from audit_log where action = 'search.remember' and user_id = $1`,
      [analyst.user.user_id],
    );
    expect(said).toEqual([{ entity: 'referral_source' }]);
  });

  test('thirty are kept', async () => {
    const manager = await app.signIn('manager');
    await rows(
      `insert into recent_records (org_id, user_id, kind, record_id, opened_at)
        select $1, $2, 'task', gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 40) n`,
      [app.organizations.a.id, manager.user.user_id],
    );
    await manager.trpc.search.remember.mutate({ kind: 'source', id: source });
    const [kept] = await rows<{ n: number }>('select count(*)::integer as n from recent_records where user_id = $1', [
      manager.user.user_id,
    ]);
    expect(kept).toEqual({ n: 30 });
  });
});
