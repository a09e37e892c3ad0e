import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { type Caller, callProcedure, callRest, resultIn } from '#tests/support/matrix/calls.ts';
import { inputFor } from '#tests/support/matrix/inputs.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { procedures, restRoutesOf, streamRoutesOf } from '#tests/support/routes.ts';

const app = await startTestApp({ limited: false });
const { a } = await createBothRecords(app);
const { token, trpc } = await app.signIn('admin');
const admin: Caller = { url: app.url, token };
const { patient_id } = a.records;
await trpc.clients.update.mutate({ patient_id, patient: { ssn: '900-45-6789', subscriber_ssn: '900-12-3456' } });

/** A whole number of the test's, in any usual writing. */
const WHOLE = /(?<![\d.])900[- .]?(45[- .]?6789|12[- .]?3456)(?!\d)/;
/** What there is to show it whole. */
const REVEALS = 'clients.reveal_ssn';

const input = (verb: string) => inputFor(verb, { app, organization: 'a', records: a.records });
/** Reads first: a write may end what they read. */
const inTurn = <Each extends { verb: { description: { kind: string } } }>(each: readonly Each[]) =>
  each.toSorted((one, two) => one.verb.description.kind.localeCompare(two.verb.description.kind));

test('a social security number leaves masked from every procedure and documented path but the one that reveals it', async () => {
  const whole: string[] = [];
  for (const procedure of inTurn(procedures())) {
    const { name } = procedure.verb.description;
    const { text } = await callProcedure(admin, procedure, await input(name));
    if (WHOLE.test(text)) whole.push(name);
  }
  for (const route of inTurn(restRoutesOf())) {
    const { text } = await callRest(admin, route, await input(route.verb.description.name));
    if (WHOLE.test(text)) whole.push(`${route.method} ${route.path}`);
  }
  expect(whole).toEqual([REVEALS]);
}, 120_000);

test('and from every download and export', async () => {
  const asked = {
    ...a.records,
    part: 'bundle',
    start_date: '2020-01-01',
    end_date: '2099-12-31',
    metric: 'referred_in',
  };
  const whole: string[] = [];
  for (const { method, path } of streamRoutesOf()) {
    const { text } = await callRest(
      admin,
      { method, path, from: method === 'GET' ? 'query' : 'body' },
      method === 'GET' ? asked : {},
    );
    if (WHOLE.test(text)) whole.push(`${method} ${path}`);
  }
  expect(whole).toEqual([]);
});

test('its mask keeps the last four digits', async () => {
  const answer = await callProcedure(admin, { path: 'clients.get', type: 'query' }, { patient_id });
  expect(resultIn(answer)).toMatchObject({ ssn: '***-**-6789', subscriber_ssn: '***-**-3456' });
});
