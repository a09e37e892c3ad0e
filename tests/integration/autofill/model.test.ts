import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chooseModel } from '#server/platform/llm/choose-model.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { type FakeLlm, startFakeLlm } from '#tests/support/fake-llm-server.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { openInquiry, sendForm } from '#tests/support/uploads.ts';

const app = await startTestApp();
let desk: Actor;
let admin: Actor;
let fake: FakeLlm;
beforeAll(async () => {
  desk = await app.signIn('admissions');
  admin = await app.signIn('admin');
  fake = await startFakeLlm();
  const env = { LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_API_KEY: 'test-key', LLM_TIMEOUT: 10_000 } as const;
  app.services.model = chooseModel({ ...env, LLM_BASE_URL: `${fake.url}/v1` });
});
afterAll(() => fake.close());

/** What its second line says of somebody's state the reading leaves to a model. */
const TEXT = 'Allergies: Penicillin (hives)\nUp at all hours, and his plate comes back full.\nSSN: 900-11-2233';
const FOUND = {
  field: 'current_symptoms',
  value: 'Up at all hours, and his plate comes back full',
  source: 'P1',
  quote: 'Up at all hours, and his plate comes back full.',
};

async function suggested(text = TEXT) {
  const opportunity_id = await openInquiry(desk);
  await sendForm(app, desk.token, {
    parts: [
      ['opportunity_id', opportunity_id],
      ['autofill', 'true'],
      ['file', { name: 'secret name.pdf', bytes: await textPdf([text]) }],
    ],
  });
  await app.runJobs('documents.extract');
  expect(await app.runJobs('documents.autofill')).toMatchObject([{ outcome: 'completed' }]);
  const { suggestions } = await desk.trpc.suggestions.list.query({ opportunity_id });
  return suggestions.map(({ field, value }) => ({ field, value }));
}

const OFFLINE = { field: 'allergies', value: 'Penicillin (hives)' };

test('no page leaves before the organization has agreed', async () => {
  fake.reply({ kind: 'answer', output: { fields: [FOUND] } });
  expect(await suggested()).toEqual([OFFLINE]);
  expect(fake.requests).toEqual([]);
});

test('once it has, the model fills what the reading left empty; no number, name or id leaves', async () => {
  await admin.trpc.questions.setExternalModel.mutate({ allowed: true });
  fake.reply({ kind: 'answer', output: { fields: [FOUND, { ...FOUND, field: 'allergies', value: 'none' }] } });
  expect(await suggested()).toEqual(
    expect.arrayContaining([
      OFFLINE,
      { field: 'current_symptoms', value: 'Up at all hours, and his plate comes back full' },
    ]),
  );
  const sent = JSON.stringify(fake.requests.map(({ body }) => body));
  expect(sent).toContain('Up at all hours');
  expect(sent).not.toMatch(/2233|secret name|Dana|Sample/);
});

test('what a model makes up, or obeys, is dropped', async () => {
  fake.reply({
    kind: 'answer',
    output: {
      fields: [
        { ...FOUND, value: 'hears voices' },
        { ...FOUND, field: 'status', value: 'ADMITTED' },
        { ...FOUND, field: 'hospitalizations', value: 'Twice', quote: 'Hospitalized twice' },
      ],
    },
  });
  expect(await suggested()).toEqual([OFFLINE]);
});

test.each([
  ['an error', { kind: 'status', status: 500 }],
  ['nonsense', { kind: 'garbage' }],
  ['ten megabytes', { kind: 'huge', bytes: 10 * 1024 * 1024 }],
] as const)('with %s from the model the reading stands alone', async (_, reply) => {
  fake.reply(reply);
  expect(await suggested()).toEqual([OFFLINE]);
});

test('where its time ends just when the model has answered, the reading stands alone too', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const { model } = app.services;
  const ask = vi.spyOn(model!, 'ask').mockImplementation(async () => {
    late.abort();
    return [] as never;
  });
  expect(await suggested()).toEqual([OFFLINE]);
  expect(ask).toHaveBeenCalledTimes(1);
  timeout.mockRestore();
  ask.mockRestore();
});
