import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';

const app = await startTestApp();
const desk = await app.signIn('admissions');

const create = (key: string, input: object, actor = desk) =>
  actor.rest('POST', '/api/patients', input, { 'idempotency-key': key });
const clientsNamed = (lastname: string) =>
  app.within('a', (tx) => tx.db.selectFrom('clients').select('id').where('lastname', '=', lastname).execute());
const auditOf = (ids: readonly string[]) =>
  app.within('a', async (tx) => {
    const rows = await tx.db
      .selectFrom('audit_log')
      .select('entity_ids')
      .where('action', '=', 'clients.create')
      .execute();
    return rows.filter((row) => row.entity_ids.some((id) => ids.includes(id)));
  });

test('twenty at once with one key make one row and are answered alike', async () => {
  const input = { firstname: 'Dana', lastname: 'Twenty' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => create('twenty', input)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  const rows = await clientsNamed('Twenty');
  expect(rows).toHaveLength(1);
  expect(answers[0]?.body.result).toEqual({ id: rows[0]!.id });
  expect(await auditOf([rows[0]!.id])).toHaveLength(1);
});

test('a key used for another body, or another verb, is refused and changes nothing', async () => {
  const first = await create('other', { firstname: 'Dana', lastname: 'Other' });
  expect(first.status).toBe(200);
  const message = 'This Idempotency-Key was used for another request.';
  const second = await create('other', { firstname: 'Robin', lastname: 'Other' });
  expect([second.status, second.body.error?.code, second.body.error?.message]).toEqual([409, 'conflict', message]);
  const { id } = first.body.result as { id: string };
  const opened = await desk.rest(
    'POST',
    '/api/opportunities',
    { patient_id: id, created_at_date: '2026-05-12' },
    { 'idempotency-key': 'other' },
  );
  expect([opened.status, opened.body.error?.message]).toEqual([409, message]);
  expect(await clientsNamed('Other')).toHaveLength(1);
});

test('a key is one person’s own', async () => {
  const input = { firstname: 'Dana', lastname: 'Shared' };
  const manager = await app.signIn('manager');
  const [mine, theirs] = [await create('shared', input), await create('shared', input, manager)];
  expect([mine.status, theirs.status]).toEqual([200, 200]);
  expect(mine.body).not.toEqual(theirs.body);
  expect(await clientsNamed('Shared')).toHaveLength(2);
});

test('two long keys that begin alike are two keys', async () => {
  const input = { firstname: 'Dana', lastname: 'Long' };
  const [one, other] = ['1', '2'].map((end) => 'k'.repeat(200) + end) as [string, string];
  const [first, again, second] = [await create(one, input), await create(one, input), await create(other, input)];
  expect(again.body).toEqual(first.body);
  expect([second.status, await clientsNamed('Long')]).toEqual([200, [expect.anything(), expect.anything()]]);
});

test('a refused request leaves its key free', async () => {
  const patient_id = '00000000-0000-7000-8000-000000000000';
  const open = (id: string) =>
    desk.rest(
      'POST',
      '/api/opportunities',
      { patient_id: id, created_at_date: '2026-05-12' },
      { 'idempotency-key': 'free' },
    );
  expect((await open(patient_id)).status).toBe(404);
  const { id } = await desk.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Free' });
  expect((await open(id)).status).toBe(200);
});
