import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import type { OrganizationKey } from '#tests/support/organizations.ts';
import { type MadeInquiry, makeInquiry } from '#tests/support/people.ts';
import { uploadDocument } from '#tests/support/uploads.ts';

const app = await startTestApp();
const org = app.organizations.a;
const bytes = (text: string) => new TextEncoder().encode(`%PDF-1.4\n%${text}\n%%EOF\n`);
let actor: Actor;
let made: MadeInquiry;
let note_id: string;
let document_id: string;

beforeAll(async () => {
  actor = await app.signIn('admin');
  made = await makeInquiry(actor, { firstname: 'Wilhelmina', lastname: 'Quarles', city: 'Tolland' });
  note_id = (await actor.trpc.inquiries.addNote.mutate({ opportunity_id: made.id, description: 'Confidential' })).id;
  document_id = await uploadDocument(app, actor, made.id, bytes('first'), 'Quarles.pdf');
});

const rowsAfter = (seq: number, key: OrganizationKey = 'a') =>
  app.within(key, (tx) => tx.db.selectFrom('audit_log').selectAll().where('seq', '>', seq).orderBy('seq').execute());
const lastSeq = async () => (await rowsAfter(0)).at(-1)?.seq ?? 0;

/** A statement run as one of the database's own roles, inside the organization. */
async function as(role: 'landfall_app' | 'landfall_owner', text: string, key: OrganizationKey = 'a'): Promise<void> {
  const client = new pg.Client({
    connectionString: app.databaseUrl,
    options: `-c role=${role} -c app.org_id=${app.organizations[key].id}`,
  });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

type Call = [name: string, entity: string, call: () => Promise<unknown>];
const calls: Call[] = [
  ['inquiries.list', 'inquiry', () => actor.trpc.inquiries.list.query({ query: 'quarles' })],
  ['inquiries.get', 'inquiry', () => actor.trpc.inquiries.get.query({ opportunity_id: made.id })],
  ['inquiries.of_client', 'inquiry', () => actor.trpc.inquiries.ofClient.query({ patient_id: made.patient_id })],
  ['inquiries.notes', 'inquiry', () => actor.trpc.inquiries.notes.query({ opportunity_id: made.id })],
  ['inquiries.own', 'inquiry', () => actor.trpc.inquiries.own.query({})],
  [
    'inquiries.create',
    'inquiry',
    () => actor.trpc.inquiries.create.mutate({ patient_id: made.patient_id, created_at_date: '2026-05-12' }),
  ],
  [
    'inquiries.update',
    'inquiry',
    () => actor.trpc.inquiries.update.mutate({ opportunity_id: made.id, opportunity: { summary: 'Confidential' } }),
  ],
  [
    'inquiries.add_note',
    'inquiry_note',
    () => actor.trpc.inquiries.addNote.mutate({ opportunity_id: made.id, description: 'Confidential' }),
  ],
  [
    'inquiries.edit_note',
    'inquiry_note',
    () => actor.trpc.inquiries.editNote.mutate({ note_id, description: 'Confidential too' }),
  ],
  ['clients.list', 'client', () => actor.trpc.clients.list.query({ query: 'quarles' })],
  ['clients.list', 'client', () => actor.trpc.clients.list.query({ firstname: 'Wilhelmina', lastname: 'Quarles' })],
  ['clients.get', 'client', () => actor.trpc.clients.get.query({ patient_id: made.patient_id })],
  ['clients.create', 'client', () => actor.trpc.clients.create.mutate({ firstname: 'Quarles', lastname: 'Junior' })],
  ['documents.list', 'document', () => actor.trpc.documents.list.query({ opportunity_id: made.id })],
  ['documents.get', 'document', () => actor.trpc.documents.get.query({ document_id })],
  ['documents.pages', 'document', () => actor.trpc.documents.pages.query({ document_id })],
  ['documents.in_process', 'document', () => actor.trpc.documents.inProcess.query({})],
  ['documents.upload', 'document', () => uploadDocument(app, actor, made.id, bytes('second'), 'Quarles two.pdf')],
  ['documents.delete', 'document', () => actor.trpc.documents.delete.mutate({ document_id })],
  ['questions.list', 'inquiry', () => actor.trpc.questions.list.query({ opportunity_id: made.id })],
  [
    'questions.ask',
    'question',
    () => actor.trpc.questions.ask.mutate({ opportunity_id: made.id, question: 'Is this confidential?' }),
  ],
];

test.each(calls)(
  '%s leaves one row of its %s, with who and which, and no word of the record',
  async (action, entity, call) => {
    const before = await lastSeq();
    await call();
    const rows = await rowsAfter(before);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      action,
      entity,
      outcome: 'done',
      org_id: org.id,
      user_id: actor.user.user_id,
      session_id: actor.session_id,
    });
    expect(rows[0]?.entity_ids.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/quarles|wilhelmina|tolland|confidential/i);
  },
);

test('asking which documents are in process leaves no row where there are none', async () => {
  const idle = await app.signIn('clinical');
  const before = await lastSeq();
  expect(await idle.trpc.documents.inProcess.query({})).toEqual([]);
  expect(await rowsAfter(before)).toEqual([]);
});

test('a refused call leaves a row of its refusal', async () => {
  const analyst = await app.signIn('analyst');
  const before = await lastSeq();
  await expect(analyst.trpc.clients.get.query({ patient_id: made.patient_id })).rejects.toThrow();
  expect(await rowsAfter(before)).toMatchObject([
    { action: 'clients.get', outcome: 'refused', details: { permission: 'clients:read' } },
  ]);
});

describe('the rows', () => {
  test.each([
    "update audit_log set action = 'none'",
    'delete from audit_log',
    'truncate audit_log',
    'update audit_seal set rows_sealed = 0',
    'delete from audit_seal',
    'truncate audit_seal',
  ])('take no “%s”, of the application or the owner', async (statement) => {
    const before = await rowsAfter(0);
    await expect(as('landfall_app', statement)).rejects.toMatchObject({ code: '42501' });
    await expect(as('landfall_owner', statement)).rejects.toMatchObject({ code: '42501' });
    expect(await rowsAfter(0)).toEqual(before);
  });
});
