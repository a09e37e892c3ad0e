import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { countSsnKeys, resealSsns } from '#server/features/clients/reseal-ssns.ts';
import { asOrganization } from '#server/platform/context.ts';
import { createFieldCipher, type FieldKey } from '#server/platform/field-cipher.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { resealSsnsTask } from '#worker/features/clients/reseal-ssns.task.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const desk = await app.signIn('admissions');
const theirs = await app.signIn('admissions', 'b');
const own = asOrganization(app.ctx, app.organizations.a.id);

const newKey = (id: string): FieldKey => ({ id, key: randomBytes(32) });
const hold = (...keys: FieldKey[]) => {
  app.services.fieldCipher = createFieldCipher(keys);
};
const create = (by: typeof desk, n: number) =>
  by.trpc.clients.create.mutate({
    firstname: 'Dana',
    lastname: `Sealed${n}`,
    ssn: `90000${1000 + n}`,
    ...(n % 2 === 0 ? { subscriber_ssn: `90100${1000 + n}` } : {}),
  });
const reveal = (patient_id: string, field: 'ssn' | 'subscriber_ssn') =>
  desk.trpc.clients.revealSsn.mutate({ patient_id, field, reason: 'records' });

test('a new key takes over every number while people work, and the old key can go', async () => {
  const [old, next] = [newKey('old'), newKey('next')];
  hold(old);
  const made = await Promise.all(Array.from({ length: 450 }, (_, n) => create(desk, n)));
  await create(theirs, 1);
  const before = await query<{ id: string; version: number; updated_at: Date }>(
    'select id, version, updated_at from clients order by id',
  );
  hold(next, old);
  expect(await countSsnKeys(own)).toEqual([{ key: 'old', values: 675 }]);
  const edits = made
    .slice(0, 20)
    .map(({ id }, n) =>
      desk.trpc.clients.update.mutate({ patient_id: id, patient: { version: 1, city: `City ${n}` } }),
    );
  await Promise.all([resealSsnsTask(app.ctx, new AbortController().signal), ...edits]);
  await resealSsnsTask(app.ctx, new AbortController().signal);
  expect(await countSsnKeys(own)).toEqual([{ key: 'next', values: 675 }]);
  const after = await query<{ id: string; version: number; updated_at: Date }>(
    'select id, version, updated_at from clients order by id',
  );
  const edited = new Set(made.slice(0, 20).map(({ id }) => id));
  expect(after.filter(({ id }) => !edited.has(id))).toEqual(before.filter(({ id }) => !edited.has(id)));

  hold(next);
  expect(await reveal(made[3]!.id, 'ssn')).toEqual({ field: 'ssn', value: '900-00-1003' });
  expect(await reveal(made[4]!.id, 'subscriber_ssn')).toEqual({ field: 'subscriber_ssn', value: '901-00-1004' });
  expect(await query("select count(*)::integer as left from clients where ssn like '%.old.%'")).toEqual([{ left: 0 }]);
});

test('a number that does not open stays as it is, is counted, and keeps no other from being sealed again', async () => {
  const [old, next, lost] = [newKey('before'), newKey('after'), newKey('lost')];
  hold(lost);
  const { id: strange } = await create(desk, 2);
  hold(old);
  const { id: sound } = await create(desk, 4);
  hold(next, old);
  const left = await query('select ssn, subscriber_ssn from clients where id = $1', [strange]);
  await resealSsns(own);
  const again = await resealSsns(own);
  expect(again.resealed).toBe(0);
  expect(await query('select ssn, subscriber_ssn from clients where id = $1', [strange])).toEqual(left);
  expect(await query('select ssn_key, subscriber_ssn_key from clients where id = $1', [sound])).toEqual([
    { ssn_key: 'after', subscriber_ssn_key: 'after' },
  ]);
  expect(again.refused).toBeGreaterThan(0);
});
