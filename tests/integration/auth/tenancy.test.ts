import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';

const app = await startTestApp();

test('an organization never sees the other one, whose people have the same names', async () => {
  const a = await app.signIn('admissions', 'a');
  const b = await app.signIn('admissions', 'b');
  const { id } = await a.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample' });
  expect((await a.rest('GET', '/api/patient_details', { patient_id: id })).status).toBe(200);
  expect((await b.rest('GET', '/api/patient_details', { patient_id: id })).status).toBe(404);
});

test('a request without a token is asked to sign in', async () => {
  const answer = await app.anyone.rest('GET', '/api/opportunities');
  expect(answer.status).toBe(401);
  expect(answer.body.error).toMatchObject({ code: 'unauthorized', message: 'Sign in first.' });
});
